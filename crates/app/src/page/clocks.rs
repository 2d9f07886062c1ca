//! The faces of the players' clocks beside the board, and the dialog to pause and to correct them.

use std::rc::Rc;

use consulboard_play::clock::{Clock, Hand, Millis, time_words};
use consulboard_play::{Session, Texts};
use consulboard_rules::{ByColor, Color};
use consulboard_web::dom::{Dom, ElementExt, Missing, Timer};
use web_sys::Element;

/// Taking a minute away is offered as long as there is more than one.
const MINUTE: Millis = 60_000;

/// The clocks.
pub struct Clocks {
    texts: Rc<Texts>,
    timer: Timer,
    table: Element,
    /// The places of the far and the near player.
    faces: [Element; 2],
    live: Element,
    pause: Element,
    over: Element,
    adjust: Vec<Element>,
    dialog_times: ByColor<Element>,
    less: ByColor<Element>,
}

impl Clocks {
    /// Finds their places on the page; `ring` is called when time has passed.
    ///
    /// # Errors
    ///
    /// When one is missing.
    pub fn new(dom: &Dom, texts: &Rc<Texts>, ring: impl Fn() + 'static) -> Result<Clocks, Missing> {
        let find = |selector: &str| {
            let found = dom.root().and_then(|root| root.find(selector));
            found.ok_or_else(|| Missing::element(selector))
        };
        let faces = [find("#seat-far .clock")?, find("#seat-near .clock")?];
        for face in &faces {
            face.set("title", &texts.get("clock-tap"));
        }
        let dialog: Element = dom.by_id("clock-dialog")?;
        Ok(Clocks {
            texts: texts.clone(),
            timer: Timer::new(dom.window(), ring),
            table: dom.by_id("table")?,
            faces,
            live: dom.by_id("clock-live")?,
            pause: dom.by_id("clock-pause")?,
            over: dom.by_id("clock-over")?,
            adjust: dialog.find_all("[data-seconds]"),
            dialog_times: ByColor {
                white: dom.by_id("clock-white")?,
                black: dom.by_id("clock-black")?,
            },
            less: ByColor {
                white: find("[data-color=white][data-seconds='-60']")?,
                black: find("[data-color=black][data-seconds='-60']")?,
            },
        })
    }

    /// Says that little time is left to a side.
    pub fn warn(&self, session: &Session, now: f64, color: Color) {
        if let Some(clock) = session.clock() {
            let words = time_words(color, clock.left(color, now as Millis));
            self.live.tell(&self.texts, &words);
        }
    }

    /// Shows both faces, and waits for the next moment at which one changes.
    pub fn show(&self, session: &Session, now: f64) {
        // Whole milliseconds are all that is wanted, and the time is never negative.
        let now = now as Millis;
        let clock = session.clock();
        self.table.set_or_remove("data-clock", clock.map(|_| ""));
        let Some(clock) = clock else {
            self.timer.stop();
            for face in &self.faces {
                face.show(false);
            }
            return;
        };
        let is_over = session.game().outcome().is_some();
        self.over.show(is_over);
        for button in &self.adjust {
            button.enable(!is_over);
        }
        for color in Color::ALL {
            self.show_face(clock, color, now);
            if clock.left(color, now) <= MINUTE {
                self.less[color].enable(false);
            }
        }
        let running = clock.is_running();
        self.pause.say(&self.texts.get(if running {
            "clock-pause"
        } else {
            "clock-resume"
        }));
        self.pause.show(!is_over && clock.ply() > 0);
        // A flag that fell while something else went on ends the game as soon as that is done.
        let fell = clock.fallen(now).filter(|_| !is_over);
        match clock.next_change(now).or(fell.map(|_| now)) {
            Some(at) => {
                let wait = at.saturating_sub(now).max(1);
                self.timer.start(i32::try_from(wait).unwrap_or(i32::MAX));
            }
            None => self.timer.stop(),
        }
    }

    fn show_face(&self, clock: &Clock, color: Color, now: Millis) {
        let face = clock.face(color, now);
        let hand = match face.hand {
            Hand::Waiting => "waiting",
            Hand::Running => "running",
            Hand::Paused => "paused",
            Hand::Fallen => "fallen",
        };
        let delays = face.delay.is_some();
        let delay = face.delay.map(|delay| format!(" +{delay}"));
        let text = format!("{}{}", face.text, delay.unwrap_or_default());
        let left = clock.left(color, now);
        let words = self.texts.say(&time_words(color, left));
        for place in &self.faces {
            let seat = place.closest("[data-color]").ok().flatten();
            let whose = seat.and_then(|seat| seat.get_attribute("data-color"));
            if whose.as_deref() != Some(color.to_string().as_str()) {
                continue;
            }
            place.show(true);
            place.say(&text);
            place.set("data-hand", hand);
            place.set_or_remove("data-low", face.low.then_some(""));
            place.set_or_remove("data-delay", delays.then_some(""));
            place.set("aria-label", &words);
        }
        self.dialog_times[color].say(&text);
    }
}
