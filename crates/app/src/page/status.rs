//! What the game is, what is expected, what can be done now, how it ended.

use std::cell::Cell;

use consulboard_play::refusals::role_id;
use consulboard_play::{Message, Panel, Texts, describe};
use consulboard_rules::{CastlingPolicy, RookCaptures, Start, Variant};
use web_sys::{Element, HtmlElement, HtmlInputElement};

use consulboard_web::dom::{Dom, ElementExt, Missing};

/// Title, prompt and buttons.
pub struct Status {
    title: Element,
    subtitle: Element,
    prompt: Element,
    undo: HtmlElement,
    redo: HtmlElement,
    king_to_rook: Element,
    keep: Element,
    stop: Element,
    step_back: Element,
    to_game: Element,
    go_on: Element,
    resign: Element,
    draw: Element,
    score: Element,
    rematch: Element,
    next_game: Element,
    move_text: HtmlInputElement,
    move_error: Element,
    /// The position at which nothing can be played, while that is said.
    refused_at: Cell<Option<u32>>,
}

impl Status {
    /// Finds them on the page.
    ///
    /// # Errors
    ///
    /// When one is missing.
    pub fn new(dom: &Dom) -> Result<Status, Missing> {
        Ok(Status {
            title: dom.by_id("title")?,
            subtitle: dom.by_id("subtitle")?,
            prompt: dom.by_id("prompt")?,
            undo: dom.by_action("undo")?,
            redo: dom.by_action("redo")?,
            king_to_rook: dom.by_id("king-to-rook")?,
            keep: dom.by_id("keep")?,
            stop: dom.by_id("stop")?,
            step_back: dom.by_id("step-back")?,
            to_game: dom.by_id("to-game")?,
            go_on: dom.by_id("continue")?,
            resign: dom.by_id("resign")?,
            draw: dom.by_id("draw")?,
            score: dom.by_id("score")?,
            rematch: dom.by_id("rematch")?,
            next_game: dom.by_id("next-game")?,
            move_text: dom.by_id("move-text")?,
            move_error: dom.by_id("move-error")?,
            refused_at: Cell::default(),
        })
    }

    /// Shows how things stand.
    pub fn show(&self, panel: &Panel, texts: &Texts) {
        self.title.tell(texts, &panel.title);
        match subtitle(panel) {
            Some(subtitle) => self.subtitle.tell(texts, &subtitle),
            None => self.subtitle.say(""),
        }
        self.prompt.tell(texts, &panel.prompt);
        if self.refused_at.get().is_some_and(|node| node != panel.node) {
            self.forget_refusal();
        }
        self.undo.enable(panel.can_undo);
        self.redo.enable(panel.can_redo);
        if let Some(square) = panel.king_to_rook_square {
            let about = |id| Message::new(id).text("square", square);
            self.king_to_rook.tell(texts, &about("king-to-square"));
            let label = texts.say(&about("king-to-rook-square"));
            self.king_to_rook.set("aria-label", &label);
            self.king_to_rook.set("title", &label);
        }
        self.king_to_rook.show(panel.king_to_rook_square.is_some());
        if let Some(piece) = panel.relocating {
            let keep = Message::new("keep").message("piece", Message::new(role_id(piece.role)));
            self.keep.tell(texts, &keep);
        }
        self.keep.show(panel.relocating.is_some());
        self.stop.show(panel.can_stop);
        self.step_back.show(panel.can_step_back);
        self.to_game.show(panel.looking_back);
        self.go_on.show(panel.looking_back);

        let claimable = !panel.claims.is_empty();
        let label = claimable.then(|| texts.get("draw-claim"));
        self.draw
            .set_or_remove("data-claim", claimable.then_some(""));
        self.draw.set_or_remove("aria-label", label.as_deref());
        self.draw.set_or_remove("title", label.as_deref());
        // The end is told where the moves were asked for; what cannot be done any more stays in sight.
        let over = panel.result.is_some();
        self.resign.enable(!over);
        self.draw.enable(!over);
        let told = over && !panel.looking_back;
        for part in [&self.score, &self.rematch, &self.next_game] {
            part.show(told);
        }
        if let Some(result) = &panel.result {
            self.score.say(result.score);
        }
    }

    /// The move typed in the field.
    pub fn move_text(&self) -> String {
        self.forget_refusal();
        self.move_text.value()
    }

    /// What was not accepted does not matter any more.
    pub fn forget_refusal(&self) {
        self.refused_at.take();
        self.move_error.say("");
        self.move_text.set_or_remove("aria-invalid", None);
    }

    /// A move was made: one that was not accepted before it is past.
    pub fn forget_refused_move(&self) {
        if self.move_text.has_attribute("aria-invalid") {
            self.move_text.set_value("");
        }
        self.forget_refusal();
    }

    /// The move was played: the field is free for the next one.
    pub fn clear_move(&self) {
        if !self.move_text.has_attribute("aria-invalid") {
            self.move_text.set_value("");
        }
    }

    /// What was typed for another game means nothing in this one.
    pub fn empty_move(&self) {
        self.forget_refusal();
        self.move_text.set_value("");
    }

    /// Nothing can be played at the position shown, until another one is; what is typed is another matter.
    pub fn refuse_here(&self, node: u32, why: &str) {
        self.refused_at.set(Some(node));
        self.move_error.say(why);
    }

    /// The move was not accepted.
    pub fn refuse_move(&self, why: &str) {
        self.move_text.set("aria-invalid", "true");
        self.move_error.say(why);
    }
}

/// "Position 12345 · Rules & FAQ".
fn subtitle(panel: &Panel) -> Option<Message> {
    let start = describe::start(panel.variant, &panel.start);
    let edition = edition_id(panel.variant).map(Message::new);
    match (start, edition) {
        (Some(start), Some(edition)) => Some(
            Message::new("subtitle")
                .message("start", start)
                .message("edition", edition),
        ),
        // From the array of chess, castling is that of chess.
        (None, _) if panel.start != Start::Array => None,
        (start, edition) => start.or(edition),
    }
}

/// How castling works, where there is any.
fn edition_id(variant: Variant) -> Option<&'static str> {
    Some(match variant.rules().castling {
        CastlingPolicy::None => return None,
        CastlingPolicy::Targets { .. } => "edition-targets",
        CastlingPolicy::Free {
            rook_captures: RookCaptures::Allowed,
            corners: _,
        } => "edition-faq",
        CastlingPolicy::Free {
            rook_captures: RookCaptures::Forbidden,
            corners: _,
        } => "edition-wiki",
    })
}
