//! Takes a picture of the built page: `cargo xtask shot --help`.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::str::FromStr;

use consulboard_browser_tests::{Browser, Config, Kind, Page, Point, Scripts, View};
use flags::Shot;

/// `1280x800`.
#[derive(Debug)]
struct Size {
    width: u32,
    height: u32,
}

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("size `{text}`: expected width x height, such as 1280x800");
        let (width, height) = text.split_once('x').ok_or_else(wrong)?;
        Ok(Self {
            width: width.parse().map_err(|_| wrong())?,
            height: height.parse().map_err(|_| wrong())?,
        })
    }
}

mod flags {
    use std::path::PathBuf;

    use consulboard_browser_tests::Kind;

    use super::Size;

    xflags::xflags! {
        /// Take a picture of the page in a real browser, once the program says that it is ready.
        /// It shows dist/ as it is; with --build it is built first.
        cmd shot {
            /// Build the page first (handled by xtask).
            optional --build
            /// Show this folder instead of dist/.
            optional --dist dir: PathBuf
            /// What follows the address of the page, for example --url-hash '#v=consulchess'.
            optional --url-hash hash: String
            /// Another page of the folder, for example --path rules.html.
            optional --path path: String
            /// Size of the viewport in CSS pixels (default: 1280x800).
            optional --size size: Size
            /// Device pixels per CSS pixel (default: 1).
            optional --dpr ratio: f64
            /// Dark theme.
            optional --dark
            /// prefers-reduced-motion.
            optional --reduced-motion
            /// A touch screen (Chromium).
            optional --touch
            /// chromium (default) or firefox.
            optional --browser name: Kind
            /// Before the picture: click the middle of the element that fits this selector, or of the
            /// point X,Y in CSS pixels; several are clicked in order.
            repeated --click what: String
            /// Before the picture and after the clicks: the body of a function to run in the page.
            repeated --js script: String
            /// Before the picture: wait until the body of a function returns something true.
            repeated --wait script: String
            /// The whole page, however long it is, instead of the viewport.
            optional --full
            /// Do not wait for the program, for pages without it.
            optional --no-ready
            /// Where the picture goes (default: target/shots/shot.png).
            optional -o, --output file: PathBuf
        }
    }
}

fn main() -> ExitCode {
    let flags = Shot::from_env_or_exit();
    match take(&flags) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn take(flags: &Shot) -> Result<(), String> {
    let mut config = Config::from_env().map_err(|error| error.to_string())?;
    if let Some(dist) = &flags.dist {
        config.dist.clone_from(dist);
    }
    if !config.dist.join("index.html").exists() {
        return Err(format!(
            "{}: no page in it, use --build",
            config.dist.display()
        ));
    }
    let output = flags
        .output
        .clone()
        .unwrap_or_else(|| config.shots.join("shot.png"));
    let kind = flags.browser.unwrap_or(Kind::Chromium);
    let mut browser = Browser::start(
        kind,
        Scripts::On,
        config
            .programs(kind)
            .map_err(|missing| missing.to_string())?,
    )?;
    let mut page = Page::new(&mut browser, &config, "shot");
    // When something goes wrong on the way, the picture says most about it.
    let result = catch_unwind(AssertUnwindSafe(|| prepare(&mut page, flags)));
    let png = page.browser().screenshot()?;
    if let Some(folder) = output.parent() {
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    fs::write(&output, png).map_err(|error| format!("{}: {error}", output.display()))?;
    println!("{}", output.display());
    for error in page.browser().console_errors()? {
        eprintln!("console: {error}");
    }
    result.map_err(|_| "the picture shows the page as it was when that happened".to_owned())
}

/// Brings the page into the state that the picture should show.
fn prepare(page: &mut Page, flags: &Shot) {
    let view = view(flags);
    page.view(view);
    let hash = flags.url_hash.as_deref().unwrap_or("");
    let hash = hash.trim_start_matches('#');
    let mut rest = flags.path.clone().unwrap_or_default();
    if !hash.is_empty() {
        rest = format!("{rest}#{hash}");
    }
    if flags.no_ready {
        page.open_without_waiting(&rest);
    } else {
        page.open(&rest);
    }
    for what in &flags.click {
        match point(what) {
            Some(point) => page.click_at(point),
            None => page.click(what),
        }
    }
    for script in &flags.js {
        page.js(script);
    }
    for script in &flags.wait {
        page.wait_for(script);
    }
    if flags.full {
        let height = page.js("return Math.ceil(document.documentElement.scrollHeight)");
        let height = height
            .as_u64()
            .and_then(|h| h.try_into().ok())
            .unwrap_or(view.height);
        page.view(View {
            height: height.max(view.height),
            ..view
        });
    }
    // Two frames: one to paint what changed, one to be sure that it is on the screen.
    page.settle();
}

fn view(flags: &Shot) -> View {
    let mut view = match &flags.size {
        Some(size) => View::new(size.width, size.height),
        None => View::DESKTOP,
    };
    view = view.pixel_ratio(flags.dpr.unwrap_or(1.0));
    if flags.dark {
        view = view.dark();
    }
    if flags.reduced_motion {
        view = view.reduced_motion();
    }
    if flags.touch {
        view = view.touch();
    }
    view
}

/// `120,340`.
fn point(text: &str) -> Option<Point> {
    let (x, y) = text.split_once(',')?;
    Some(Point {
        x: x.trim().parse().ok()?,
        y: y.trim().parse().ok()?,
    })
}
