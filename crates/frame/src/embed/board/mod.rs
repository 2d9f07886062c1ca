//! A board of the document with what belongs to it: buttons, the line that says what is expected, the
//! castlings or the moves.

mod calls;
mod castlings;
mod lists;
mod says;
mod walk;

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use consulboard_play::embed::{Interactive, Purpose, Request};
use consulboard_play::{Effect, Hands, Input, Session, Setting, Texts, record};
use consulboard_rules::Color;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement, KeyboardEvent};

use super::messages::Messages;
use super::parts;
use consulboard_web::board::Board;
use consulboard_web::dom::{Dom, ElementExt, Listener, Missing, Timer, closest};

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
    /// The link to it.
    begun_link: String,
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
        let tree = request.tree();
        let begun = record::write_tree(&tree);
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
        let board = Board::new(dom, &host, texts, Session::of_tree(tree))?;
        let begun_link = board.panel().link;
        board.set_coordinates(coordinates);
        let view = Rc::new_cyclic(|weak: &Weak<BoardView>| BoardView {
            dom: dom.clone(),
            texts: texts.clone(),
            messages: messages.clone(),
            purpose,
            interactive,
            board,
            begun,
            begun_link: begun_link.clone(),
            prompt,
            steps,
            list,
            link,
            walk,
            told: RefCell::new((
                begun_link,
                if purpose == Purpose::Replay { 0 } else { moves },
            )),
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
        // The piece that is asked for shows its moves to whoever only looks, too.
        let hands = match self.purpose {
            Purpose::Piece => Hands::Look,
            Purpose::Play
            | Purpose::Castlings
            | Purpose::Replay
            | Purpose::Diagram
            | Purpose::Dice => self.hands(),
        };
        self.board.send(Input::Set(Setting::Hands(hands)));
        let letters = self.texts.language().letters();
        self.board.send(Input::Set(Setting::Letters(letters)));
        if self.purpose == Purpose::Replay {
            self.board.send(Input::Jump(0));
        }
    }

    /// What the reader may do with the pieces.
    fn hands(&self) -> Hands {
        match (self.purpose, self.interactive) {
            (Purpose::Play, Interactive::Yes) => Hands::Play,
            (Purpose::Piece | Purpose::Castlings, Interactive::Yes) => Hands::Look,
            (Purpose::Replay | Purpose::Diagram | Purpose::Dice, _) | (_, Interactive::No) => {
                Hands::Rest
            }
        }
    }

    /// From now on nothing is moved where nothing may be.
    fn rest(&self, root: &HtmlElement) {
        let hands = match self.hands() {
            Hands::Play => "play",
            Hands::Look => "look",
            Hands::Rest => "rest",
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

    fn follow(&self, effect: &Effect) {
        match effect {
            Effect::Announce(_)
            | Effect::LowTime(_)
            | Effect::Played(_)
            | Effect::Refuse(_)
            | Effect::Save(_) => {}
            // A castling that is pointed at changes only the picture.
            Effect::Redraw if self.purpose == Purpose::Castlings => self.refresh(),
            Effect::Redraw => {}
            Effect::Refresh => {
                self.refresh();
                self.tell_move();
            }
        }
    }

    fn refresh(&self) {
        let panel = self.board.panel();
        self.prompt.tell(&self.texts, &self.sentence(&panel));
        self.board
            .look(|session, _| parts::point_to(&self.link, session.game()));
        self.show_steps(&panel);
        self.show_list(&panel);
        let castles = !panel.castling[panel.turn].items.is_empty();
        for (action, can) in [
            ("again", panel.link != self.begun_link),
            ("undo", panel.can_undo),
            ("redo", panel.can_redo),
            ("previous-castling", castles),
            ("next-castling", castles),
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
}
