//! A board of the document with what belongs to it: buttons, the line that says what is expected, the
//! castlings or the moves.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use consulboard_play::embed::{Interactive, Purpose, Request};
use consulboard_play::{Effect, Hands, Input, Message as Sentence, Panel, Session, Setting, Texts};
use consulboard_rules::Color;
use web_sys::{Event, HtmlElement};

use super::messages::{Answer, Call, Message, Messages};
use super::parts::{self, icons};
use crate::board::Board;
use crate::dom::{Dom, ElementExt, Listener, Missing, Timer, closest};
use consulboard_play::refusals::role_id;

/// How long a position is shown when all moves are played, in milliseconds.
const TEMPO: i32 = 1400;

/// The board and its parts.
pub struct BoardView {
    dom: Dom,
    texts: Rc<Texts>,
    messages: Rc<Messages>,
    purpose: Purpose,
    interactive: Interactive,
    board: Board,
    prompt: HtmlElement,
    steps: HtmlElement,
    list: HtmlElement,
    link: HtmlElement,
    walk: HtmlElement,
    /// How many moves have been told to the page around.
    told: Cell<usize>,
    ended: Cell<bool>,
    shown: RefCell<Vec<String>>,
    playing: Cell<bool>,
    timer: Timer,
    listener: RefCell<Vec<Listener>>,
}

impl BoardView {
    /// Puts a board with its parts into the document.
    ///
    /// # Errors
    ///
    /// When the browser gives no canvas to draw on.
    pub fn new(
        dom: &Dom,
        texts: &Rc<Texts>,
        root: &HtmlElement,
        messages: &Rc<Messages>,
        request: Request,
    ) -> Result<Rc<BoardView>, Missing> {
        let part = |class: &str| {
            let part = dom.make_with("div", class);
            root.add(&part);
            part
        };
        let host = part("board");
        let line = part("line");
        let prompt = dom.make_with("p", "prompt");
        let walk = dom.make_with("div", "walk");
        line.add(&prompt);
        line.add(&walk);
        let (steps, list, foot) = (part("steps"), part("list"), part("foot"));
        let link = parts::link(dom, texts, &request.game);
        foot.add(&link);
        let Request {
            game,
            purpose,
            interactive,
            square,
            bottom,
            coordinates,
            ..
        } = request;
        let moves = game.len();
        let board = Board::new(dom, &host, texts, Session::of_game(game))?;
        board.set_coordinates(coordinates);
        let view = Rc::new_cyclic(|weak: &Weak<BoardView>| BoardView {
            dom: dom.clone(),
            texts: texts.clone(),
            messages: messages.clone(),
            purpose,
            interactive,
            board,
            prompt,
            steps,
            list,
            link,
            walk,
            told: Cell::new(moves),
            ended: Cell::new(false),
            shown: RefCell::default(),
            playing: Cell::new(false),
            timer: Timer::new(dom.window(), {
                let weak = weak.clone();
                move || {
                    if let Some(view) = weak.upgrade() {
                        view.play_next();
                    }
                }
            }),
            listener: RefCell::default(),
        });
        view.make_walk();
        view.begin(bottom);
        if let Some(square) = square {
            view.board.select(square);
        }
        let weak = Rc::downgrade(&view);
        view.board.set_watcher(Rc::new(move |effect| {
            if let Some(view) = weak.upgrade() {
                view.follow(effect);
            }
        }));
        view.listen(root);
        view.refresh();
        Ok(view)
    }

    fn listen(self: &Rc<Self>, root: &HtmlElement) {
        let on = |kind, handle: fn(&BoardView, &Event)| {
            let weak = Rc::downgrade(self);
            Listener::new(root, kind, move |event| {
                if let Some(view) = weak.upgrade() {
                    handle(&view, &event);
                }
            })
        };
        self.listener.replace(vec![
            on("click", BoardView::clicked),
            on("pointerover", BoardView::pointed),
            on("focusin", BoardView::pointed),
        ]);
    }

    fn begin(&self, bottom: Color) {
        if bottom == Color::Black {
            self.board.send(Input::Flip);
        }
        let hands = match (self.purpose, self.interactive) {
            (Purpose::Play, Interactive::Yes) => Hands::Play,
            (Purpose::Piece | Purpose::Castlings, Interactive::Yes) => Hands::Look,
            (Purpose::Replay | Purpose::Diagram | Purpose::Dice, _) | (_, Interactive::No) => {
                Hands::Rest
            }
        };
        self.board.send(Input::Set(Setting::Hands(hands)));
        if self.purpose == Purpose::Replay {
            self.board.send(Input::Jump(0));
        }
    }

    fn make_walk(&self) {
        let icon = |action, path, id| {
            let icon = parts::icon(&self.dom, action, path, &self.texts.get(id));
            self.walk.add(&icon);
        };
        match self.purpose {
            Purpose::Play => {
                if self.interactive == Interactive::Yes {
                    icon("undo", icons::UNDO, "undo");
                    icon("redo", icons::REDO, "redo");
                }
                icon("flip", icons::FLIP, "flip");
            }
            Purpose::Piece => icon("flip", icons::FLIP, "flip"),
            Purpose::Castlings => {
                icon("previous-castling", icons::BACK, "walk-previous");
                icon("next-castling", icons::NEXT, "walk-next");
                icon("flip", icons::FLIP, "flip");
            }
            Purpose::Replay => {
                icon("first", icons::FIRST, "walk-first");
                icon("previous", icons::BACK, "walk-previous");
                icon("next", icons::NEXT, "walk-next");
                icon("last", icons::LAST, "walk-last");
            }
            Purpose::Diagram | Purpose::Dice => {}
        }
    }

    fn follow(&self, effect: &Effect) {
        match effect {
            Effect::Redraw | Effect::Announce(_) | Effect::Refuse(_) => {}
            Effect::Refresh => self.refresh(),
            Effect::Save(_) => self.tell_move(),
        }
    }

    /// Tells the page around what has been played.
    fn tell_move(&self) {
        let panel = self.board.panel();
        let last = panel.last;
        let before = self.told.replace(last);
        if last > before
            && let Some((san, machine)) = self.board.look(|session, _| {
                let ply = session.game().plies().last()?;
                Some((ply.san.clone(), ply.machine.clone()))
            })
        {
            self.messages.send(&Message::Move {
                san,
                machine,
                fen: panel.fen.clone(),
                ply: last,
            });
        }
        let over = panel.result.is_some();
        if let Some(result) = &panel.result
            && !self.ended.get()
        {
            self.messages.send(&Message::End {
                score: result.score.to_owned(),
                reason: self.texts.say(&result.text),
            });
        }
        self.ended.set(over);
    }

    fn refresh(&self) {
        let panel = self.board.panel();
        self.prompt.tell(&self.texts, &self.sentence(&panel));
        self.board
            .look(|session, _| parts::point_to(&self.link, session.game()));
        self.show_steps(&panel);
        self.show_list(&panel);
        for (action, can) in [
            ("undo", panel.can_undo),
            ("redo", panel.can_redo),
            ("first", panel.shown > 0),
            ("previous", panel.shown > 0),
            ("next", panel.shown < panel.last),
            ("last", panel.shown < panel.last),
        ] {
            if let Some(button) = self.walk.find(&format!("[data-action={action}]")) {
                button.enable(can);
            }
        }
    }

    /// What the line below the board says.
    fn sentence(&self, panel: &Panel) -> Sentence {
        let chosen = panel.can_step_back;
        match self.purpose {
            Purpose::Piece if !chosen => Sentence::new("embed-prompt-piece"),
            Purpose::Castlings => match self.castling_place(panel) {
                Some((place, count)) => Sentence::new("embed-of")
                    .number("place", place as u32 + 1)
                    .number("count", count as u32),
                None if panel.castling[panel.turn].items.is_empty() => {
                    Sentence::new("embed-castlings-none")
                }
                None if chosen => panel.prompt.clone(),
                None => Sentence::new("embed-prompt-castlings"),
            },
            Purpose::Replay => match panel.moves.iter().find(|item| item.ply == panel.shown) {
                Some(item) => {
                    let dots = match item.color {
                        Color::White => ".",
                        Color::Black => "…",
                    };
                    Sentence::new("embed-move")
                        .text("number", format!("{}{dots}", item.number))
                        .text("move", &item.san)
                }
                None => panel.title.clone(),
            },
            Purpose::Play | Purpose::Piece | Purpose::Diagram | Purpose::Dice => {
                panel.prompt.clone()
            }
        }
    }

    fn castling_place(&self, panel: &Panel) -> Option<(usize, usize)> {
        let (color, text) = panel.preview.as_ref()?;
        let items = &panel.castling[*color].items;
        let place = items.iter().position(|item| item.text == *text)?;
        Some((place, items.len()))
    }

    /// The buttons that are there only sometimes.
    fn show_steps(&self, panel: &Panel) {
        let mut wanted: Vec<(&str, String)> = Vec::new();
        let say = |id: &'static str| self.texts.get(id);
        if self.purpose == Purpose::Play && self.interactive == Interactive::Yes {
            if let Some(piece) = panel.relocating {
                let keep =
                    Sentence::new("keep").message("piece", Sentence::new(role_id(piece.role)));
                wanted.push(("keep", self.texts.say(&keep)));
            }
            if let Some(square) = panel.king_to_rook_square {
                let about = Sentence::new("king-to-square").text("square", square);
                wanted.push(("king-to-rook", self.texts.say(&about)));
            }
            if panel.can_stop {
                wanted.push(("stop", say("stop")));
            }
            if panel.can_step_back {
                wanted.push(("back", say("step-back")));
            }
        }
        if matches!(self.purpose, Purpose::Piece | Purpose::Castlings)
            && self.interactive == Interactive::Yes
        {
            wanted.push(("other-side", say("embed-other-side")));
        }
        if self.purpose == Purpose::Replay {
            let id = if self.playing.get() {
                "embed-pause"
            } else {
                "embed-autoplay"
            };
            wanted.push(("autoplay", say(id)));
        }
        let there = self.steps.find_all("button");
        let same = there.len() == wanted.len()
            && there.iter().zip(&wanted).all(|(button, (action, _))| {
                button.get_attribute("data-action").as_deref() == Some(action)
            });
        if same {
            for (button, (_, text)) in there.iter().zip(&wanted) {
                button.say(text);
            }
            return;
        }
        self.steps.set_text_content(None);
        for (action, text) in wanted {
            self.steps.add(&parts::button(&self.dom, action, &text));
        }
    }

    /// The castlings or the moves, each a button.
    fn show_list(&self, panel: &Panel) {
        let items: Vec<(String, String, bool)> = match self.purpose {
            Purpose::Castlings => {
                let items = panel.castling[panel.turn].items.iter();
                let shown = panel.preview.as_ref().map(|(_, text)| text);
                items
                    .map(|item| {
                        (
                            item.text.clone(),
                            item.text.clone(),
                            shown == Some(&item.text),
                        )
                    })
                    .collect()
            }
            Purpose::Replay => {
                let items = panel.setup.iter().chain(&panel.moves);
                items
                    .map(|item| {
                        let number = match item.color {
                            Color::White => format!("{}. ", item.number),
                            Color::Black => String::new(),
                        };
                        let text = format!("{number}{}", item.san);
                        (text, item.ply.to_string(), item.ply == panel.shown)
                    })
                    .collect()
            }
            Purpose::Play | Purpose::Piece | Purpose::Diagram | Purpose::Dice => Vec::new(),
        };
        let texts: Vec<String> = items.iter().map(|(text, _, _)| text.clone()).collect();
        if *self.shown.borrow() != texts {
            self.list.set_text_content(None);
            for (text, value, _) in &items {
                let chip = parts::button(&self.dom, "pick", text);
                chip.set("class", "chip");
                chip.set("data-value", value);
                self.list.add(&chip);
            }
            self.shown.replace(texts);
        }
        for (chip, (_, _, current)) in self.list.find_all("button").iter().zip(&items) {
            chip.set_or_remove("aria-current", current.then_some("true"));
        }
        self.list.show(!items.is_empty());
    }

    fn clicked(&self, event: &Event) {
        let Some(element) = closest(event, "[data-action]") else {
            return;
        };
        if element.get_attribute("aria-disabled").as_deref() == Some("true") {
            return;
        }
        let panel = self.board.panel();
        let value = element.get_attribute("data-value").unwrap_or_default();
        match element.get_attribute("data-action").as_deref() {
            Some("undo") => self.board.send(Input::Undo),
            Some("redo") => self.board.send(Input::Redo),
            Some("flip") => self.board.send(Input::Flip),
            Some("back") => self.board.send(Input::Back),
            Some("keep") => self.board.send(Input::Keep),
            Some("stop") => self.board.send(Input::Stop),
            Some("king-to-rook") => self.board.send(Input::KingToRookSquare),
            Some("first") => self.walk_to(0),
            Some("previous") => self.walk_to(panel.shown.saturating_sub(1)),
            Some("next") => self.walk_to(panel.shown + 1),
            Some("last") => self.walk_to(panel.last),
            Some("next-castling") => self.step_castling(&panel, 1),
            Some("previous-castling") => self.step_castling(&panel, -1),
            Some("other-side") => self.change_side(&panel),
            Some("autoplay") => self.toggle_autoplay(&panel),
            Some("pick") if self.purpose == Purpose::Castlings => {
                self.board
                    .send(Input::PreviewCastling(Some((panel.turn, value))));
            }
            Some("pick") => self.walk_to(value.parse().unwrap_or(panel.shown)),
            Some(_) | None => {}
        }
    }

    /// A castling that is pointed at, or reached by the keyboard, is shown.
    fn pointed(&self, event: &Event) {
        if self.purpose == Purpose::Castlings
            && let Some(chip) = closest(event, "[data-action=pick]")
            && let Some(text) = chip.get_attribute("data-value")
        {
            let turn = self.board.panel().turn;
            self.board.send(Input::PreviewCastling(Some((turn, text))));
        }
    }

    fn step_castling(&self, panel: &Panel, by: isize) {
        let items = &panel.castling[panel.turn].items;
        if items.is_empty() {
            return;
        }
        let count = items.len() as isize;
        let place = match self.castling_place(panel) {
            Some((place, _)) => (place as isize + by).rem_euclid(count),
            None if by > 0 => 0,
            None => count - 1,
        };
        let text = items[place as usize].text.clone();
        self.board
            .send(Input::PreviewCastling(Some((panel.turn, text))));
    }

    /// Shows the same position with the other side to move, where that is possible.
    fn change_side(&self, panel: &Panel) {
        let mut fields: Vec<&str> = panel.fen.split(' ').collect();
        if let Some(turn) = fields.get_mut(1) {
            *turn = if *turn == "w" { "b" } else { "w" };
        }
        // What the side that has just moved may take in passing means nothing for the other one.
        if let Some(en_passant) = fields.get_mut(3) {
            *en_passant = "-";
        }
        self.board.send(Input::LoadFen(fields.join(" ")));
    }

    fn walk_to(&self, ply: usize) {
        self.pause();
        self.board.send(Input::Jump(ply));
    }

    fn toggle_autoplay(&self, panel: &Panel) {
        if self.playing.get() {
            self.pause();
            self.refresh();
            return;
        }
        self.playing.set(true);
        if panel.shown >= panel.last {
            self.board.send(Input::Jump(0));
            self.timer.start(TEMPO);
        } else {
            self.play_next();
        }
        self.refresh();
    }

    fn play_next(&self) {
        let panel = self.board.panel();
        if !self.playing.get() || panel.shown >= panel.last {
            self.pause();
            self.refresh();
            return;
        }
        self.board.send(Input::Jump(panel.shown + 1));
        self.timer.start(TEMPO);
    }

    fn pause(&self) {
        self.playing.set(false);
        self.timer.stop();
    }

    /// Does what a script of the page around asks for.
    pub fn call(&self, call: Call) -> Result<Answer, String> {
        match call {
            Call::Fen => Ok(Answer::Text(self.board.panel().fen)),
            Call::Moves => {
                let sans = self.board.look(|session, _| {
                    let plies = session.game().plies();
                    plies.map(|ply| ply.san.clone()).collect()
                });
                Ok(Answer::Texts(sans))
            }
            Call::Play(text) => self.play(&text),
            Call::Flip => {
                self.board.send(Input::Flip);
                Ok(Answer::Done)
            }
        }
    }

    fn play(&self, text: &str) -> Result<Answer, String> {
        let found = self.board.look(|session, _| {
            let found = session.game().find(text);
            found.map_err(|error| {
                self.texts
                    .say(&consulboard_play::refusals::move_text(&error))
            })
        });
        found?;
        self.board.send(Input::Text(text.to_owned()));
        Ok(Answer::Done)
    }
}
