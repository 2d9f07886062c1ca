//! How the page is looked at: size, pixel ratio, colours, motion, touch.

use serde_json::{Value, json};

/// The light or dark theme of the system.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scheme {
    /// `prefers-color-scheme: light`.
    Light,
    /// `prefers-color-scheme: dark`.
    Dark,
}

/// Whether the system asks for little motion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Motion {
    /// `prefers-reduced-motion: no-preference`.
    Full,
    /// `prefers-reduced-motion: reduce`.
    Reduced,
}

/// Whether the screen is touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Touch {
    /// A mouse: `pointer: fine`, `hover: hover`.
    No,
    /// Fingers: `pointer: coarse` and touch events; only Chromium can pretend this.
    Yes,
}

/// A viewport in CSS pixels and what the system says about itself.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct View {
    /// Width of the viewport.
    pub width: u32,
    /// Height of the viewport.
    pub height: u32,
    /// Device pixels per CSS pixel.
    pub pixel_ratio: f64,
    /// Theme.
    pub scheme: Scheme,
    /// Motion.
    pub motion: Motion,
    /// Touch.
    pub touch: Touch,
}

impl View {
    /// A laptop: 1280×800.
    pub const DESKTOP: Self = Self::new(1280, 800);
    /// A tablet held upright: 768×1024 at two device pixels per CSS pixel.
    pub const TABLET: Self = Self::new(768, 1024).pixel_ratio(2.0);
    /// A phone of today: 390×844 at three device pixels per CSS pixel.
    pub const PHONE: Self = Self::new(390, 844).pixel_ratio(3.0);
    /// The narrowest screen that has to work: 320×568.
    pub const NARROW: Self = Self::new(320, 568);

    /// A light screen with a mouse, full motion and one device pixel per CSS pixel.
    #[must_use]
    pub const fn new(width: u32, height: u32) -> Self {
        Self {
            width,
            height,
            pixel_ratio: 1.0,
            scheme: Scheme::Light,
            motion: Motion::Full,
            touch: Touch::No,
        }
    }

    /// With this many device pixels per CSS pixel.
    #[must_use]
    pub const fn pixel_ratio(self, pixel_ratio: f64) -> Self {
        Self {
            pixel_ratio,
            ..self
        }
    }

    /// With the dark theme.
    #[must_use]
    pub const fn dark(self) -> Self {
        Self {
            scheme: Scheme::Dark,
            ..self
        }
    }

    /// With `prefers-reduced-motion: reduce`.
    #[must_use]
    pub const fn reduced_motion(self) -> Self {
        Self {
            motion: Motion::Reduced,
            ..self
        }
    }

    /// With fingers (Chromium only).
    #[must_use]
    pub const fn touch(self) -> Self {
        Self {
            touch: Touch::Yes,
            ..self
        }
    }

    /// The rectangle of WebDriver's "Set Window Rect".
    pub(crate) fn window(self) -> Value {
        json!({ "width": self.width, "height": self.height })
    }

    /// The commands of Chromium's DevTools protocol that bring the view about.
    pub(crate) fn devtools(self) -> [(&'static str, Value); 3] {
        let touch = self.touch == Touch::Yes;
        [
            (
                "Emulation.setDeviceMetricsOverride",
                json!({
                    "width": self.width,
                    "height": self.height,
                    "deviceScaleFactor": self.pixel_ratio,
                    "mobile": touch,
                }),
            ),
            (
                "Emulation.setTouchEmulationEnabled",
                json!({ "enabled": touch, "maxTouchPoints": if touch { 5 } else { 1 } }),
            ),
            (
                "Emulation.setEmulatedMedia",
                json!({ "features": [
                    { "name": "prefers-color-scheme", "value": self.scheme_word() },
                    { "name": "prefers-reduced-motion", "value": self.motion_word() },
                ] }),
            ),
        ]
    }

    /// The arguments of the script that brings the view about in Firefox.
    pub(crate) fn firefox_arguments(self) -> Vec<Value> {
        vec![
            json!(self.width),
            json!(self.height),
            json!(self.pixel_ratio),
            json!(self.scheme_word()),
            json!(i32::from(self.motion == Motion::Reduced)),
        ]
    }

    fn scheme_word(self) -> &'static str {
        match self.scheme {
            Scheme::Light => "light",
            Scheme::Dark => "dark",
        }
    }

    fn motion_word(self) -> &'static str {
        match self.motion {
            Motion::Full => "no-preference",
            Motion::Reduced => "reduce",
        }
    }
}

/// Runs in Firefox's privileged context: WebDriver has no commands for these things, and a window
/// cannot be made as narrow as a phone.
pub(crate) const FIREFOX_VIEW: &str = r#"
const [width, height, ratio, scheme, calm] = arguments;
const browser = gBrowser.selectedBrowser;
for (const [side, size] of [["width", width], ["height", height]]) {
    for (const bound of ["", "min-", "max-"]) browser.style.setProperty(bound + side, size + "px");
}
browser.style.setProperty("flex", "none");
const dark = scheme === "dark" ? 0 : 1;
Services.prefs.setIntPref("layout.css.prefers-color-scheme.content-override", dark);
Services.prefs.setIntPref("ui.prefersReducedMotion", calm);
// Navigation may put another context in the place of this one, which would start without the ratio.
if (!window.wantedRatio) {
    Services.obs.addObserver(context => {
        if (context.isContent && !context.parent) context.overrideDPPX = window.wantedRatio;
    }, "browsing-context-attached");
}
window.wantedRatio = ratio;
browser.browsingContext.overrideDPPX = ratio;
"#;
