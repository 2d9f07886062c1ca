//! A board of the document with what belongs to it: buttons, the line that says what is expected, the
//! castlings or the moves.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use consulboard_play::embed::{Interactive, Purpose, Request};
use consulboard_play::{
    Effect, Hands, Input, Message as Sentence, Panel, Session, Setting, Texts, describe, record,
};
use consulboard_rules::{Castling, Color, Square};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent, MouseEvent};

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
    /// The game as it was asked for, to begin again with.
    begun: String,
    prompt: HtmlElement,
    steps: HtmlElement,
    list: HtmlElement,
    link: HtmlElement,
    walk: HtmlElement,
    /// The game and the ply that the page around knows of.
    told: RefCell<(String, usize)>,
    ended: Cell<bool>,
    shown: RefCell<Vec<String>>,
    /// The castling that was shown last.
    last_pick: RefCell<Option<String>>,
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
        let part = |class: &str| dom.make_with("div", class);
        let (scene, line) = (part("scene"), part("line"));
        let (host, side, list) = (part("board"), part("side"), part("list"));
        let prompt = dom.make_with("p", "prompt");
        // The board says the moves itself; what has a line of its own is said here.
        if matches!(
            request.purpose,
            Purpose::Castlings | Purpose::Replay | Purpose::Piece
        ) {
            prompt.set("role", "status");
        }
        let (walk, steps) = (part("walk"), part("steps"));
        walk.set("role", "group");
        walk.set("aria-label", &texts.get("toolbar"));
        let link = parts::link(dom, texts, &request.game);
        let label = match request.purpose {
            Purpose::Castlings => Some("embed-list-castlings"),
            Purpose::Replay => Some("embed-list-moves"),
            Purpose::Play | Purpose::Piece | Purpose::Diagram | Purpose::Dice => None,
        };
        scene.add(&host);
        if let Some(label) = label {
            list.set("role", "group");
            list.set("aria-label", &texts.get(label));
            side.add(&list);
            scene.add(&side);
        }
        for each in [&prompt, &steps, &walk, &link] {
            line.add(each);
        }
        root.add(&scene);
        root.add(&line);
        let Request {
            game,
            purpose,
            interactive,
            square,
            bottom,
            coordinates,
            ..
        } = request;
        let begun = record::write(&game);
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
            begun: begun.clone(),
            prompt,
            steps,
            list,
            link,
            walk,
            told: RefCell::new((begun, if purpose == Purpose::Replay { 0 } else { moves })),
            ended: Cell::new(false),
            shown: RefCell::default(),
            last_pick: RefCell::default(),
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
            // Nobody points at it.
            view.board.select(square);
            view.board.send(Input::PointerLeave);
        }
        view.rest(root);
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
            on("keydown", BoardView::key),
        ]);
    }

    fn begin(&self, bottom: Color) {
        if bottom == Color::Black {
            self.board.send(Input::Flip);
        }
        let hands = match (self.purpose, self.interactive) {
            (Purpose::Play, Interactive::Yes) => Hands::Play,
            // The piece that is asked for shows its moves to whoever only looks, too.
            (Purpose::Piece, _) | (Purpose::Castlings, Interactive::Yes) => Hands::Look,
            (Purpose::Replay | Purpose::Diagram | Purpose::Dice, _) | (_, Interactive::No) => {
                Hands::Rest
            }
        };
        self.board.send(Input::Set(Setting::Hands(hands)));
        if self.purpose == Purpose::Replay {
            self.board.send(Input::Jump(0));
        }
    }

    /// From now on nothing is moved where nothing may be.
    fn rest(&self, root: &HtmlElement) {
        let hands = match (self.purpose, self.interactive) {
            (Purpose::Play, Interactive::Yes) => "play",
            (Purpose::Piece | Purpose::Castlings, Interactive::Yes) => "look",
            (Purpose::Replay | Purpose::Diagram | Purpose::Dice, _) | (_, Interactive::No) => {
                "rest"
            }
        };
        root.set("data-hands", hands);
    }

    /// Shows the same game in another way.
    pub fn change_look(&self, before: &Request, request: &Request) {
        self.board.set_coordinates(request.coordinates);
        self.board.follow_theme();
        if before.bottom != request.bottom && self.board.bottom() != request.bottom {
            self.board.send(Input::Flip);
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
                    icon("again", icons::AGAIN, "embed-again");
                    icon("undo", icons::UNDO, "undo");
                    icon("redo", icons::REDO, "redo");
                }
                icon("flip", icons::FLIP, "flip");
            }
            Purpose::Piece => icon("flip", icons::FLIP, "flip"),
            Purpose::Castlings => {
                icon("previous-castling", icons::BACK, "embed-castling-previous");
                icon("next-castling", icons::NEXT, "embed-castling-next");
                icon("flip", icons::FLIP, "flip");
            }
            Purpose::Replay => {
                icon("first", icons::FIRST, "walk-first");
                icon("previous", icons::BACK, "walk-previous");
                icon("autoplay", icons::RUN, "embed-autoplay");
                icon("next", icons::NEXT, "walk-next");
                icon("last", icons::LAST, "walk-last");
                icon("flip", icons::FLIP, "flip");
            }
            Purpose::Diagram | Purpose::Dice => {}
        }
    }

    fn follow(&self, effect: &Effect) {
        match effect {
            Effect::Announce(_) | Effect::Refuse(_) | Effect::Save(_) => {}
            // A castling that is pointed at changes only the picture.
            Effect::Redraw if self.purpose == Purpose::Castlings => self.refresh(),
            Effect::Redraw => {}
            Effect::Refresh => {
                self.refresh();
                self.tell_move();
            }
        }
    }

    /// Tells the page around what has been played.
    fn tell_move(&self) {
        let panel = self.board.panel();
        let shown = panel.shown;
        let (link, before) = self.told.replace((panel.link.clone(), shown));
        let came = shown > before || shown == before && link != panel.link;
        if came
            && let Some((san, machine)) = self.board.look(|session, _| {
                let ply = session.game().plies().nth(shown.checked_sub(1)?)?;
                Some((ply.san.clone(), ply.machine.clone()))
            })
        {
            self.messages.send(&Message::Move {
                san,
                machine,
                fen: panel.fen.clone(),
                ply: shown,
            });
        }
        let over = panel.result.is_some() && !panel.looking_back;
        if let Some(result) = &panel.result
            && over
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
            ("again", panel.link != self.begun),
            ("undo", panel.can_undo),
            ("redo", panel.can_redo),
            ("autoplay", panel.last > 0),
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
            Purpose::Piece => match self.board.look(|session, _| session.reach()) {
                Some(reach) => Sentence::new("embed-reach")
                    .message("piece", describe::piece(reach.piece))
                    .text("square", reach.square)
                    .message("moves", count("embed-moves", reach.moves)),
                None => Sentence::new("embed-prompt-piece"),
            },
            Purpose::Castlings => match self.castling_place(panel) {
                Some((place, number)) => self.castling_sentence(panel, place, number),
                None if panel.castling[panel.turn].items.is_empty() => {
                    Sentence::new("embed-castlings-none")
                }
                None if chosen => panel.prompt.clone(),
                None => count(
                    "embed-prompt-castlings",
                    panel.castling[panel.turn].items.len(),
                ),
            },
            Purpose::Replay => match panel
                .setup
                .iter()
                .chain(&panel.moves)
                .find(|item| item.ply == panel.shown)
            {
                Some(item) => {
                    let dots = match item.color {
                        Color::White => ".",
                        Color::Black => "…",
                    };
                    Sentence::new("embed-move")
                        .text("number", format!("{}{dots}", item.number))
                        .text("move", &item.san)
                }
                None => count("embed-start", panel.last),
            },
            Purpose::Play | Purpose::Diagram | Purpose::Dice => panel.prompt.clone(),
        }
    }

    /// Where king and rook of a castling go.
    fn castling_sentence(&self, panel: &Panel, place: usize, number: usize) -> Sentence {
        let castling = self.board.look(|session, _| {
            let castlings = session.game().now().castlings(panel.turn);
            castlings.into_iter().nth(place)
        });
        let id = match &castling {
            Some(castling) if castling.captures => "embed-castling-captures",
            Some(_) | None => "embed-castling",
        };
        let sentence = count(id, number).number("place", place as u32 + 1);
        match castling {
            Some(castling) => sentence
                .text("king", castling.king_to)
                .text("rook", castling.rook_to),
            None => sentence,
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
                wanted.push(("stop", say("stop-here")));
            }
            if panel.can_step_back {
                wanted.push(("back", say("step-back")));
            }
        }
        if self.purpose == Purpose::Castlings
            && self.interactive == Interactive::Yes
            && !panel.castling[!panel.turn].rooks.is_empty()
        {
            wanted.push(("other-side", say("embed-other-side")));
        }
        if let Some(button) = self.walk.find("[data-action=autoplay]") {
            let (path, id) = if self.playing.get() {
                (icons::PAUSE, "embed-pause")
            } else {
                (icons::RUN, "embed-autoplay")
            };
            parts::draw(&button, path, &say(id));
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
            if *current {
                self.scroll_to(chip);
            }
        }
        // One of them is reached by Tab, the others from there by arrow keys.
        let current = items.iter().position(|(_, _, current)| *current);
        for (index, chip) in self.list.find_all("button").iter().enumerate() {
            let reached = index == current.unwrap_or(0);
            chip.set("tabindex", if reached { "0" } else { "-1" });
        }
        self.list.show(!items.is_empty());
    }

    /// Scrolls the list and nothing around it.
    fn scroll_to(&self, chip: &Element) {
        let Some(chip) = chip.dyn_ref::<HtmlElement>() else {
            return;
        };
        let (top, height) = (chip.offset_top(), chip.offset_height());
        let (seen, room) = (self.list.scroll_top(), self.list.client_height());
        if top < seen || top + height > seen + room {
            self.list.set_scroll_top(top - (room - height) / 2);
        }
    }

    /// Arrow keys in the list and on the buttons; on the board they have been dealt with.
    fn key(&self, event: &Event) {
        let Some(key) = event.dyn_ref::<KeyboardEvent>() else {
            return;
        };
        if key.ctrl_key() || key.alt_key() || key.meta_key() {
            return;
        }
        let panel = self.board.panel();
        match (self.purpose, key.key().as_str()) {
            (Purpose::Castlings, "ArrowLeft" | "ArrowUp") => self.step_castling(&panel, -1),
            (Purpose::Castlings, "ArrowRight" | "ArrowDown") => self.step_castling(&panel, 1),
            (Purpose::Replay, "ArrowLeft") => self.walk_to(panel.shown.saturating_sub(1)),
            (Purpose::Replay, "ArrowRight") => self.walk_to(panel.shown + 1),
            (Purpose::Replay, "Home") => self.walk_to(0),
            (Purpose::Replay, "End") => self.walk_to(panel.last),
            (Purpose::Play | Purpose::Piece, "Escape") => self.board.send(Input::Back),
            _ => return,
        }
        event.prevent_default();
        // The focus follows what is shown.
        let focused = self.dom.focused();
        if focused.is_some_and(|it| self.list.contains(Some(&it)))
            && let Some(chip) = self.list.find("[aria-current]")
            && let Some(chip) = chip.dyn_ref::<HtmlElement>()
        {
            let _ = chip.focus();
        }
    }

    fn clicked(&self, event: &Event) {
        let Some(element) = closest(event, "[data-action]") else {
            return self.clicked_board(event);
        };
        if element.get_attribute("aria-disabled").as_deref() == Some("true") {
            return;
        }
        let panel = self.board.panel();
        let value = element.get_attribute("data-value").unwrap_or_default();
        match element.get_attribute("data-action").as_deref() {
            Some("again") => self.board.send(Input::OpenLink(self.begun.clone())),
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
                self.preview(panel.turn, value);
            }
            Some("pick") => self.walk_to(value.parse().unwrap_or(panel.shown)),
            Some(_) | None => {}
        }
    }

    /// A square that castlings lead to shows the next of them, unless a castling is being entered.
    fn clicked_board(&self, event: &Event) {
        // The board has caught the pointer, so the click is on all of it and not on the square.
        let point = event.dyn_ref::<MouseEvent>();
        let below = point.and_then(|point| {
            let (x, y) = (point.client_x() as f32, point.client_y() as f32);
            self.dom.document().element_from_point(x, y)
        });
        let cell = below.and_then(|it| it.closest("[data-square]").ok().flatten());
        let square = cell.and_then(|cell| cell.get_attribute("data-square"));
        let square: Option<Square> = square.and_then(|square| square.parse().ok());
        let panel = self.board.panel();
        let (Some(square), Purpose::Castlings) = (square, self.purpose) else {
            return;
        };
        if panel.can_step_back || panel.preview.is_some() {
            return;
        }
        let castlings = self
            .board
            .look(|session, _| session.game().now().castlings(panel.turn));
        let last = self.last_pick.borrow().clone();
        let after = castlings
            .iter()
            .position(|it| Some(&it.text) == last.as_ref());
        let (before, after) = castlings.split_at(after.map_or(0, |index| index + 1));
        let mut order = after.iter().chain(before);
        let leads = |it: &&Castling| it.king_to == square || it.rook_to == square;
        if let Some(castling) = order.find(leads) {
            self.preview(panel.turn, castling.text.clone());
        }
    }

    fn preview(&self, color: Color, text: String) {
        self.last_pick.replace(Some(text.clone()));
        self.board.send(Input::PreviewCastling(Some((color, text))));
    }

    /// A castling that is pointed at, or reached by the keyboard, is shown.
    fn pointed(&self, event: &Event) {
        if self.purpose == Purpose::Castlings
            && let Some(chip) = closest(event, "[data-action=pick]")
            && let Some(text) = chip.get_attribute("data-value")
        {
            self.preview(self.board.panel().turn, text);
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
        self.preview(panel.turn, items[place as usize].text.clone());
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
                let moves = self.board.look(|session, _| {
                    let plies = session.game().plies();
                    plies.map(|ply| ply.san.clone()).collect()
                });
                Ok(Answer::Texts(moves))
            }
            Call::Play(text) => self.play(&text),
            // It is answered by who has made this board.
            Call::Load(_) => Ok(Answer::Done),
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
        self.call(Call::Fen)
    }
}

/// A sentence that counts.
fn count(id: &'static str, number: usize) -> Sentence {
    Sentence::new(id).number("count", i64::try_from(number).unwrap_or(i64::MAX))
}
