//! The players' clocks: what is agreed on in *New game*, the two faces beside the board, and the dialog to
//! pause and to correct them.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use consulboard_play::Texts;
use consulboard_play::clock::{
    Clock, ClockEvent, ClockInput, Control, Hand, Millis, PRESETS, control_fault, control_words,
    time_words,
};
use consulboard_rules::{ByColor, Color};
use consulboard_web::dom::{Dom, ElementExt, Missing, Storage, Timer};
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};

/// Under which names the running clock, that of the game before it, and the last control are kept.
const CLOCK: &str = "clock";
const EARLIER_CLOCK: &str = "earlier-clock";
const CONTROL: &str = "control";

/// The value of the list that stands for a control of one's own.
const OWN: &str = "own";

/// How often a running clock is kept at least, in milliseconds: so much is lost at most when the browser is
/// killed.
const KEPT_EVERY: Millis = 1000;

/// What happened on the board, as far as clocks are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// How many moves have been made.
    pub ply: usize,
    /// Whose turn it is.
    pub turn: Color,
    /// Whether the game is over.
    pub is_over: bool,
}

/// By what a new game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// What was chosen in *New game*.
    Control,
    /// No clock.
    NoClock,
}

/// The clocks.
pub struct Clocks {
    dom: Dom,
    storage: Storage,
    texts: Rc<Texts>,
    clock: RefCell<Option<Clock>>,
    /// What the next game is played by.
    control: RefCell<Control>,
    /// Moves that were taken back are played again: their times come back with them.
    replays: Cell<bool>,
    /// Somebody has been told that little time is left, but has not heard it yet.
    warned: Cell<bool>,
    kept_at: Cell<Millis>,
    timer: Timer,
    table: Element,
    /// The places of the far and the near player.
    faces: [Element; 2],
    live: Element,
    pause: Element,
    dialog_times: ByColor<Element>,
    presets: HtmlSelectElement,
    own: HtmlInputElement,
    words: Element,
}

impl Clocks {
    /// Finds their places on the page; `ring` is called when time has passed.
    ///
    /// # Errors
    ///
    /// When one is missing.
    pub fn new(
        dom: &Dom,
        storage: &Storage,
        texts: &Rc<Texts>,
        ring: impl Fn() + 'static,
    ) -> Result<Clocks, Missing> {
        let face = |selector: &str| {
            let found = dom.root().and_then(|root| root.find(selector));
            found.ok_or_else(|| Missing::element(selector))
        };
        Ok(Clocks {
            dom: dom.clone(),
            storage: storage.clone(),
            texts: texts.clone(),
            clock: RefCell::new(None),
            control: RefCell::new(Control::NONE),
            replays: Cell::new(false),
            warned: Cell::new(false),
            kept_at: Cell::new(0),
            timer: Timer::new(dom.window(), ring),
            table: dom.by_id("table")?,
            faces: [face("#seat-far .clock")?, face("#seat-near .clock")?],
            live: dom.by_id("clock-live")?,
            pause: dom.by_id("clock-pause")?,
            dialog_times: ByColor {
                white: dom.by_id("clock-white")?,
                black: dom.by_id("clock-black")?,
            },
            presets: dom.by_id("clock-preset")?,
            own: dom.by_id("clock-own")?,
            words: dom.by_id("clock-words")?,
        })
    }

    /// The time, in whole milliseconds of a clock that only goes forward.
    fn now(&self) -> Millis {
        self.dom.now() as Millis
    }

    // The choice in *New game*.

    /// Prepares the choice: the last one.
    pub fn prepare(&self) {
        if self.presets.length() == 0 {
            for preset in PRESETS {
                let name = match Control::read(preset) {
                    Ok(control) if control.is_none() => self.texts.get("clock-none"),
                    _ => preset.replace(',', ", "),
                };
                self.option(preset, &name);
            }
            self.option(OWN, &self.texts.get("clock-own"));
        }
        let last = self.storage.get(CONTROL).unwrap_or_default();
        self.presets.set_value(&last);
        if self.presets.selected_index() < 0 {
            let is_own = !last.is_empty();
            self.presets
                .set_value(if is_own { OWN } else { PRESETS[0] });
            self.own.set_value(&last);
        }
        self.change();
    }

    fn option(&self, value: &str, name: &str) {
        let option = self.dom.make("option");
        option.set("value", value);
        option.say(name);
        self.presets.add(&option);
    }

    /// Says in words what is chosen.
    pub fn change(&self) {
        let is_own = self.presets.value() == OWN;
        self.own.show(is_own);
        let message = match Control::read(&self.chosen()) {
            Ok(control) if control.is_none() => None,
            Ok(control) => Some(control_words(&control)),
            // Nobody is told off before he has typed anything.
            Err(_) if is_own && self.own.value().is_empty() => None,
            Err(error) => Some(control_fault(&error)),
        };
        let words = message.map(|message| self.texts.say(&message));
        self.words.say(&words.unwrap_or_default());
        self.own.set_or_remove("aria-invalid", None);
    }

    fn chosen(&self) -> String {
        let value = self.presets.value();
        if value == OWN {
            self.own.value()
        } else {
            value
        }
    }

    /// Takes what was chosen for the next game; `false`, and it is said why, where it is no control.
    pub fn take(&self) -> bool {
        let text = self.chosen();
        match Control::read(&text) {
            Ok(control) => {
                self.storage.set(CONTROL, &text);
                self.control.replace(control);
                true
            }
            Err(error) => {
                self.words.tell(&self.texts, &control_fault(&error));
                self.own.set("aria-invalid", "true");
                let _ = self.own.focus();
                false
            }
        }
    }

    // The clock of the game on the board.

    /// Takes the clock away while another game comes onto the board.
    pub fn lay_aside(&self) -> Option<Clock> {
        self.keep();
        self.timer.stop();
        self.clock.take()
    }

    /// No other game came: the clock goes on.
    pub fn take_up(&self, clock: Option<Clock>, standing: Standing) {
        self.clock.replace(clock);
        self.show(standing);
    }

    /// A new game begins, by the control chosen or without a clock. `aside` is the clock of a game that is
    /// kept, with nothing in it where that game has none.
    pub fn begin(&self, by: By, aside: Option<Option<Clock>>, standing: Standing) {
        if let Some(aside) = aside {
            let text = aside.map(|clock| clock.save(self.now()));
            self.store(EARLIER_CLOCK, text.as_deref());
        }
        let control = match by {
            By::Control => self.control.borrow().clone(),
            By::NoClock => Control::NONE,
        };
        let clock = Clock::new(control, standing.turn);
        self.store(
            CLOCK,
            clock
                .as_ref()
                .map(|clock| clock.save(self.now()))
                .as_deref(),
        );
        self.clock.replace(clock);
        self.show(standing);
    }

    /// The saved game becomes the earlier one, and its clock with it.
    pub fn saved_becomes_earlier(&self) {
        self.store(EARLIER_CLOCK, self.storage.get(CLOCK).as_deref());
        self.storage.remove(CLOCK);
    }

    /// The earlier game and the other one change places, and so do their clocks.
    pub fn swap(&self, standing: Standing) {
        let (clock, earlier) = (self.storage.get(CLOCK), self.storage.get(EARLIER_CLOCK));
        self.store(CLOCK, earlier.as_deref());
        self.store(EARLIER_CLOCK, clock.as_deref());
        self.restore(standing);
    }

    fn store(&self, name: &str, text: Option<&str>) {
        match text {
            Some(text) => drop(self.storage.set(name, text)),
            None => self.storage.remove(name),
        }
    }

    /// Brings the clock that was kept back, at rest; one that belongs to another game is none.
    pub fn restore(&self, standing: Standing) {
        let kept = self.storage.get(CLOCK);
        let clock = kept.and_then(|text| text.parse::<Clock>().ok());
        let clock = clock.filter(|clock| clock.ply() == standing.ply && !standing.is_over);
        if let Some(clock) = &clock {
            self.control.replace(clock.control().clone());
        }
        self.clock.replace(clock);
        self.show(standing);
    }

    /// The next move was played before.
    pub fn expect_replay(&self) {
        self.replays.set(true);
    }

    /// Follows what happened on the board.
    pub fn follow(&self, standing: Standing) {
        let replays = self.replays.take();
        let ply = match &*self.clock.borrow() {
            Some(clock) => clock.ply(),
            None => return,
        };
        self.put_in(if standing.ply == ply + 1 && !replays {
            ClockInput::Press {
                next: standing.turn,
            }
        } else if standing.ply != ply {
            ClockInput::GoTo(standing.ply)
        } else {
            ClockInput::Tick
        });
        if standing.is_over {
            self.put_in(ClockInput::Stop);
        }
        self.keep();
        self.show(standing);
    }

    /// Time has passed. Gives the side whose flag has fallen, as long as the game is not over.
    pub fn tick(&self, standing: Standing) -> Option<Color> {
        let now = self.now();
        self.put_in(ClockInput::Tick);
        if now.saturating_sub(self.kept_at.get()) >= KEPT_EVERY {
            self.keep();
        }
        self.show(standing);
        let clock = self.clock.borrow();
        let fallen = clock.as_ref().and_then(|clock| clock.fallen(now));
        fallen.filter(|_| !standing.is_over)
    }

    /// Whether little time is left since this was last asked.
    pub fn take_warning(&self) -> bool {
        self.warned.take()
    }

    fn put_in(&self, input: ClockInput) {
        let now = self.now();
        if let Some(clock) = &mut *self.clock.borrow_mut() {
            for event in clock.update(input, now) {
                match event {
                    ClockEvent::Low(color) => {
                        let words = time_words(color, clock.left(color, now));
                        self.live.tell(&self.texts, &words);
                        self.warned.set(true);
                    }
                    // The next tick ends the game.
                    ClockEvent::Fallen(_) => {}
                }
            }
        }
    }

    /// Lets the clock rest, or run on.
    pub fn pause_or_resume(&self, standing: Standing) {
        let running = self.clock.borrow().as_ref().is_some_and(Clock::is_running);
        self.change_clock(
            if running {
                ClockInput::Pause
            } else {
                ClockInput::Resume
            },
            standing,
        );
    }

    /// Lets the clock rest.
    pub fn pause(&self, standing: Standing) {
        self.change_clock(ClockInput::Pause, standing);
    }

    /// Gives time to a side, or takes it, in milliseconds.
    pub fn adjust(&self, color: Color, by: i64, standing: Standing) {
        self.change_clock(ClockInput::Adjust(color, by), standing);
    }

    fn change_clock(&self, input: ClockInput, standing: Standing) {
        self.put_in(input);
        self.keep();
        self.show(standing);
    }

    /// Keeps the clock as it stands.
    pub fn keep(&self) {
        let now = self.now();
        self.kept_at.set(now);
        if let Some(clock) = &*self.clock.borrow() {
            self.storage.set(CLOCK, &clock.save(now));
        }
    }

    /// Shows both faces, and waits for the next moment at which one changes.
    fn show(&self, standing: Standing) {
        let now = self.now();
        let clock = self.clock.borrow();
        self.table
            .set_or_remove("data-clock", clock.as_ref().map(|_| ""));
        let Some(clock) = &*clock else {
            self.timer.stop();
            for face in &self.faces {
                face.show(false);
            }
            return;
        };
        for color in Color::ALL {
            let face = clock.face(color, now);
            let hand = match face.hand {
                Hand::Waiting => "waiting",
                Hand::Running => "running",
                Hand::Paused => "paused",
                Hand::Fallen => "fallen",
            };
            let delay = face.delay.map(|delay| format!(" +{delay}"));
            let text = format!("{}{}", face.text, delay.unwrap_or_default());
            let words = self.texts.say(&time_words(color, clock.left(color, now)));
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
                place.set("aria-label", &words);
            }
            self.dialog_times[color].say(&text);
        }
        let running = clock.is_running();
        self.pause.say(&self.texts.get(if running {
            "clock-pause"
        } else {
            "clock-resume"
        }));
        self.pause.show(!standing.is_over && standing.ply > 0);
        // A flag that fell while something else went on ends the game as soon as that is done.
        let fell = clock.fallen(now).filter(|_| !standing.is_over);
        match clock.next_change(now).or(fell.map(|_| now)) {
            Some(at) => {
                let wait = at.saturating_sub(now).max(1);
                self.timer.start(i32::try_from(wait).unwrap_or(i32::MAX));
            }
            None => self.timer.stop(),
        }
    }
}
