//! What a user does with mouse, finger and keyboard.

use serde_json::{Value, json};

use crate::Page;
use crate::page::done;

/// What points at the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pointer {
    /// The left button of a mouse.
    Mouse,
    /// A finger.
    Finger,
}

/// A point of the viewport in CSS pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Point {
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
}

/// A key that has no character of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    /// Enter.
    Enter,
    /// Escape.
    Escape,
    /// Tab.
    Tab,
    /// Shift and Tab.
    BackTab,
    /// Arrow up.
    Up,
    /// Arrow down.
    Down,
    /// Arrow left.
    Left,
    /// Arrow right.
    Right,
    /// Home.
    Home,
    /// End.
    End,
    /// Backspace.
    Backspace,
    /// Shift and F10, which opens the menu of what has the focus.
    Menu,
    /// Any other key, by its character.
    Char(char),
}

impl Key {
    /// Whether Shift is held, and the character that WebDriver has for the key.
    fn value(self) -> (bool, char) {
        match self {
            Key::Enter => (false, '\u{E007}'),
            Key::Escape => (false, '\u{E00C}'),
            Key::Tab => (false, '\u{E004}'),
            Key::BackTab => (true, '\u{E004}'),
            Key::Up => (false, '\u{E013}'),
            Key::Down => (false, '\u{E015}'),
            Key::Left => (false, '\u{E012}'),
            Key::Right => (false, '\u{E014}'),
            Key::Home => (false, '\u{E011}'),
            Key::End => (false, '\u{E010}'),
            Key::Backspace => (false, '\u{E003}'),
            Key::Menu => (true, '\u{E03A}'),
            Key::Char(c) => (false, c),
        }
    }
}

/// A key that is held while something else is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Held {
    /// Shift.
    Shift,
    /// Ctrl.
    Ctrl,
    /// Alt.
    Alt,
}

impl Held {
    /// The character that WebDriver has for the key.
    fn value(self) -> char {
        match self {
            Held::Shift => '\u{E008}',
            Held::Ctrl => '\u{E009}',
            Held::Alt => '\u{E00A}',
        }
    }
}

/// What comes in the middle of a drag.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Interruption {
    /// A key is pressed.
    Key(Key),
    /// The right button is pressed while the left one is held.
    SecondButton,
}

impl Page<'_> {
    /// Clicks the middle of the first element that fits, with a real pointer: what lies on top of it
    /// gets the click.
    #[track_caller]
    pub fn click(&mut self, selector: &str) {
        let point = self.middle(selector);
        self.click_at(point);
    }

    /// Clicks a point.
    #[track_caller]
    pub fn click_at(&mut self, point: Point) {
        self.tap_at(Pointer::Mouse, point);
    }

    /// Clicks or taps a point.
    #[track_caller]
    pub fn tap_at(&mut self, pointer: Pointer, point: Point) {
        let press = json!({ "type": "pointerDown", "button": 0 });
        let release = json!({ "type": "pointerUp", "button": 0 });
        self.pointer(pointer, vec![move_to(point, 0), press, release]);
    }

    /// Clicks a point with the right button.
    #[track_caller]
    pub fn right_click_at(&mut self, point: Point) {
        let press = json!({ "type": "pointerDown", "button": 2 });
        let release = json!({ "type": "pointerUp", "button": 2 });
        self.pointer(Pointer::Mouse, vec![move_to(point, 0), press, release]);
    }

    /// Drags with the right button while keys are held.
    #[track_caller]
    pub fn right_drag(&mut self, path: &[Point], held: &[Held]) {
        let pause = json!({ "type": "pause" });
        let mut actions = vec![pause.clone(); held.len()];
        actions.extend(press_and_go(path, 2));
        actions.push(json!({ "type": "pointerUp", "button": 2 }));
        let key = |kind: &str, key: &Held| json!({ "type": kind, "value": key.value() });
        let mut keys: Vec<Value> = held.iter().map(|it| key("keyDown", it)).collect();
        keys.resize(actions.len(), pause);
        keys.extend(held.iter().map(|it| key("keyUp", it)));
        let hand = pointer_source(Pointer::Mouse, actions);
        let keyboard = json!({ "type": "key", "id": "keyboard", "actions": keys });
        done(self.browser.actions(json!([hand, keyboard])));
    }

    /// Lets a finger rest at the first point, longer than any tap, go along the others and be lifted at the
    /// last.
    #[track_caller]
    pub fn rest_and_go(&mut self, path: &[Point]) {
        let mut actions = press_and_go(path, 0);
        actions.insert(2, json!({ "type": "pause", "duration": 900 }));
        actions.push(json!({ "type": "pointerUp", "button": 0 }));
        self.pointer(Pointer::Finger, actions);
    }

    /// Moves the mouse to a point.
    #[track_caller]
    pub fn hover(&mut self, point: Point) {
        self.pointer(Pointer::Mouse, vec![move_to(point, 0)]);
    }

    /// Presses at the first point, goes along the others in small steps as a hand does, and lets go at
    /// the last. All of it is one command: between two, chromedriver loses a pressed pointer.
    #[track_caller]
    pub fn drag(&mut self, pointer: Pointer, path: &[Point]) {
        let mut actions = press_and_go(path, 0);
        actions.push(json!({ "type": "pointerUp", "button": 0 }));
        self.pointer(pointer, actions);
    }

    /// Drags with the mouse, and before letting go does something else as well.
    #[track_caller]
    pub fn drag_interrupted(&mut self, path: &[Point], interruption: Interruption) {
        let mut actions = press_and_go(path, 0);
        let pause = json!({ "type": "pause" });
        // The two hands go on step by step together.
        let mut keys = vec![pause.clone(); actions.len()];
        match interruption {
            Interruption::Key(key) => {
                let (_, value) = key.value();
                actions.extend([pause.clone(), pause]);
                keys.push(json!({ "type": "keyDown", "value": value }));
                keys.push(json!({ "type": "keyUp", "value": value }));
            }
            Interruption::SecondButton => {
                actions.push(json!({ "type": "pointerDown", "button": 2 }));
                actions.push(json!({ "type": "pointerUp", "button": 2 }));
            }
        }
        actions.push(json!({ "type": "pointerUp", "button": 0 }));
        let hand = pointer_source(Pointer::Mouse, actions);
        let keyboard = json!({ "type": "key", "id": "keyboard", "actions": keys });
        done(self.browser.actions(json!([hand, keyboard])));
    }

    /// Sends WebDriver pointer actions.
    #[track_caller]
    fn pointer(&mut self, pointer: Pointer, actions: Vec<Value>) {
        let source = pointer_source(pointer, actions);
        done(self.browser.actions(json!([source])));
    }

    /// Presses and releases a key, in whatever has the focus.
    #[track_caller]
    pub fn key(&mut self, key: Key) {
        let (shift, value) = key.value();
        let mut actions = Vec::new();
        if shift {
            actions.push(json!({ "type": "keyDown", "value": "\u{E008}" }));
        }
        actions.push(json!({ "type": "keyDown", "value": value }));
        actions.push(json!({ "type": "keyUp", "value": value }));
        if shift {
            actions.push(json!({ "type": "keyUp", "value": "\u{E008}" }));
        }
        self.keyboard(actions);
    }

    /// Presses and releases the key of a character while another one is held.
    pub fn key_with(&mut self, held: Held, key: &str) {
        let mut actions = vec![json!({ "type": "keyDown", "value": held.value() })];
        actions.extend(["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key })));
        actions.push(json!({ "type": "keyUp", "value": held.value() }));
        self.keyboard(actions);
    }

    /// Types a text, in whatever has the focus.
    #[track_caller]
    pub fn type_text(&mut self, text: &str) {
        let press = |c| {
            let c = char::to_string(&c);
            [
                json!({ "type": "keyDown", "value": c }),
                json!({ "type": "keyUp", "value": c }),
            ]
        };
        self.keyboard(text.chars().flat_map(press).collect());
    }

    #[track_caller]
    fn keyboard(&mut self, actions: Vec<Value>) {
        let source = json!({ "type": "key", "id": "keyboard", "actions": actions });
        done(self.browser.actions(json!([source])));
    }
}

fn pointer_source(pointer: Pointer, actions: Vec<Value>) -> Value {
    let (id, kind) = match pointer {
        Pointer::Mouse => ("mouse", "mouse"),
        Pointer::Finger => ("finger", "touch"),
    };
    json!({
        "type": "pointer",
        "id": id,
        "parameters": { "pointerType": kind },
        "actions": actions,
    })
}

/// Presses a button at the first point and goes along the others, each stretch in steps of a frame's time.
fn press_and_go(path: &[Point], button: u8) -> Vec<Value> {
    const STEPS: u32 = 5;
    let first = path.first().expect("a drag has a first point");
    let press = json!({ "type": "pointerDown", "button": button });
    let mut actions = vec![move_to(*first, 0), press];
    for stretch in path.windows(2) {
        let [from, to] = [stretch[0], stretch[1]];
        for step in 1..=STEPS {
            let part = f64::from(step) / f64::from(STEPS);
            let point = Point {
                x: from.x + (to.x - from.x) * part,
                y: from.y + (to.y - from.y) * part,
            };
            actions.push(move_to(point, 16));
        }
    }
    actions
}

fn move_to(point: Point, milliseconds: u32) -> Value {
    json!({
        "type": "pointerMove",
        "duration": milliseconds,
        "x": point.x,
        "y": point.y,
        "origin": "viewport",
    })
}
