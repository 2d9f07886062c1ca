//! What is beside the board.

use std::cell::{Cell, RefCell};

use consulboard_play::catalogue::Entry;
use consulboard_play::editor::{EditPanel, PaletteItem, PassingItem, RightItem, Tool};
use consulboard_play::pieces::{Palette, svg};
use consulboard_play::{Frame, Texts, describe};
use consulboard_rules::{Color, Square, Variant};
use consulboard_web::dom::{Dom, ElementExt, Missing};
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};

use super::deeds::tool_of;
use super::numbers::Numbers;

/// The elements, and what they show as far as it is made anew when it changes.
pub struct Parts {
    dom: Dom,
    game: HtmlSelectElement,
    /// The pieces of the side at the upper edge, and of the other one.
    far: Element,
    near: Element,
    palette: Cell<Option<(Variant, Color)>>,
    tools: Vec<Element>,
    undo: Element,
    redo: Element,
    prompt: Element,
    verdict: Element,
    said: RefCell<Vec<String>>,
    play: Element,
    embed: Element,
    turns: Vec<HtmlInputElement>,
    rights_field: Element,
    rights: Element,
    rooks: RefCell<Vec<Square>>,
    passing_field: Element,
    passing: HtmlSelectElement,
    passed: RefCell<Vec<Square>>,
    /// The starting positions by their numbers.
    pub numbers: Numbers,
    fullmoves: HtmlInputElement,
    halfmoves: HtmlInputElement,
    fen: HtmlTextAreaElement,
    fen_error: Element,
    shown_fen: RefCell<String>,
}

impl Parts {
    /// Finds them on the page.
    ///
    /// # Errors
    ///
    /// When one is missing.
    pub fn new(dom: &Dom, texts: &Texts) -> Result<Parts, Missing> {
        let root: Element = dom.by_id("editor")?;
        let game: HtmlSelectElement = dom.by_id("edit-game")?;
        let offered = |variant: &Variant| Entry::of(*variant).is_some();
        for variant in Variant::ALL.into_iter().filter(offered) {
            let option = dom.make("option");
            option.set("value", variant.slug());
            option.tell(texts, &describe::title(variant));
            AsRef::<Element>::as_ref(&game).add(&option);
        }
        let rights_field: Element = dom.by_id("edit-rights")?;
        let turns = root.find_all("[name=edit-turn]").into_iter();
        Ok(Parts {
            dom: dom.clone(),
            game,
            far: dom.by_id("edit-far")?,
            near: dom.by_id("edit-near")?,
            palette: Cell::new(None),
            tools: root.find_all("[data-tool]"),
            undo: dom.by_action("edit-undo")?.into(),
            redo: dom.by_action("edit-redo")?.into(),
            prompt: dom.by_id("edit-prompt")?,
            verdict: dom.by_id("edit-verdict")?,
            said: RefCell::default(),
            play: dom.by_action("edit-play")?.into(),
            embed: dom.by_action("edit-embed")?.into(),
            turns: turns.filter_map(|turn| turn.dyn_into().ok()).collect(),
            rights: rights_field
                .find(".edit-rights")
                .ok_or_else(|| Missing::element(".edit-rights"))?,
            rights_field,
            rooks: RefCell::default(),
            passing_field: dom.by_id("edit-passing-field")?,
            passing: dom.by_id("edit-passing")?,
            passed: RefCell::default(),
            numbers: Numbers::new(dom)?,
            fullmoves: dom.by_id("edit-fullmoves")?,
            halfmoves: dom.by_id("edit-halfmoves")?,
            fen: dom.by_id("edit-fen")?,
            fen_error: dom.by_id("edit-fen-error")?,
            shown_fen: RefCell::default(),
        })
    }

    /// The field for a FEN.
    pub fn fen(&self) -> &HtmlTextAreaElement {
        &self.fen
    }

    /// Says why the FEN was not taken, or not all of it.
    pub fn refuse(&self, why: &str) {
        self.fen_error.say(why);
        self.fen.set("aria-invalid", "true");
    }

    /// Says nothing of the kind any more.
    pub fn accept(&self) {
        self.fen_error.say("");
        self.fen.set_or_remove("aria-invalid", None);
    }

    /// Whether the FEN in the field was refused.
    pub fn is_refused(&self) -> bool {
        self.fen.has_attribute("aria-invalid")
    }

    /// Shows a FEN in its field.
    pub fn show_fen(&self, fen: &str) {
        self.shown_fen.replace(fen.to_owned());
        if self.fen.value() != fen {
            self.fen.set_value(fen);
        }
    }

    /// Shows everything; whether a game can begin here, even one that is over.
    pub fn show(&self, panel: &EditPanel, frame: Frame, can_begin: bool, texts: &Texts) {
        if self.game.value() != panel.variant.slug() {
            self.game.set_value(panel.variant.slug());
        }
        self.show_palette(panel, frame.bottom, texts);
        for tool in &self.tools {
            let chosen = tool_of(tool) == Some(panel.tool);
            press(tool, chosen);
            let has_use = match tool_of(tool) {
                Some(Tool::Castling) => !panel.rights.is_empty(),
                // Where no square is possible now, it says what would make one so.
                Some(Tool::EnPassant) => panel.has_passing,
                Some(Tool::Hand | Tool::Erase | Tool::Put(_)) | None => true,
            };
            tool.show(chosen || has_use);
        }
        self.undo.enable(panel.can_undo);
        self.redo.enable(panel.can_redo);
        self.prompt.tell(texts, &panel.prompt);
        self.show_verdict(panel, texts);
        self.play.enable(panel.playable);
        self.embed.enable(can_begin);
        for turn in &self.turns {
            turn.set_checked(turn.value() == panel.turn.to_string());
        }
        self.show_rights(&panel.rights, texts);
        self.show_passing(&panel.passing, texts);
        self.numbers.show(panel.numbered.as_ref(), texts);
        for (field, number) in [
            (&self.fullmoves, panel.fullmoves),
            (&self.halfmoves, panel.halfmoves),
        ] {
            let text = number.to_string();
            if field.value() != text {
                field.set_value(&text);
            }
        }
        if *self.shown_fen.borrow() != panel.fen {
            self.accept();
            self.show_fen(&panel.fen);
        }
    }

    fn show_palette(&self, panel: &EditPanel, bottom: Color, texts: &Texts) {
        let shows = Some((panel.variant, bottom));
        if self.palette.replace(shows) != shows {
            for (row, color) in [(&self.far, !bottom), (&self.near, bottom)] {
                row.set_text_content(None);
                row.set("aria-label", &texts.get(pieces_of(color)));
                let items = panel.palette.iter().enumerate();
                for (index, item) in items.filter(|(_, item)| item.piece.color == color) {
                    row.add(&self.piece(index, item, texts));
                }
            }
        }
        for row in [&self.far, &self.near] {
            for button in row.find_all("[data-piece]") {
                let index = button.number("data-piece").unwrap_or_default() as usize;
                let item = panel.palette.get(index);
                press(&button, item.is_some_and(|item| item.chosen));
            }
        }
    }

    fn piece(&self, index: usize, item: &PaletteItem, texts: &Texts) -> Element {
        let button = self.dom.make("button");
        button.set("type", "button");
        button.set("data-piece", &index.to_string());
        let name = texts.say(&item.label);
        button.set("aria-label", &name);
        button.set("title", &name);
        button.set_inner_html(&svg(item.piece.role, &Palette::of(item.piece.color)));
        button.into()
    }

    fn show_verdict(&self, panel: &EditPanel, texts: &Texts) {
        let said: Vec<String> = panel.verdict.iter().map(|why| texts.say(why)).collect();
        self.verdict
            .set_or_remove("data-playable", panel.playable.then_some(""));
        if *self.said.borrow() == said {
            return;
        }
        self.verdict.set_text_content(None);
        for sentence in &said {
            let line = self.dom.make("p");
            line.say(sentence);
            self.verdict.add(&line);
        }
        self.said.replace(said);
    }

    fn show_rights(&self, rights: &[RightItem], texts: &Texts) {
        self.rights_field.show(!rights.is_empty());
        let rooks: Vec<Square> = rights.iter().map(|right| right.square).collect();
        // A box that is clicked stays, and keeps the focus.
        if *self.rooks.borrow() != rooks {
            self.rights.set_text_content(None);
            for right in rights {
                let label = self.dom.make_with("label", "check");
                let field = self.dom.make("input");
                field.set("type", "checkbox");
                field.set("name", "edit-right");
                field.set("value", &right.square.to_string());
                let text = self.dom.make("span");
                text.tell(texts, &right.label);
                label.add(&field);
                label.add(&text);
                self.rights.add(&label);
            }
            self.rooks.replace(rooks);
        }
        let boxes = self.rights.find_all("input").into_iter();
        let boxes = boxes.filter_map(|field| field.dyn_into::<HtmlInputElement>().ok());
        for (field, right) in boxes.zip(rights) {
            field.set_checked(right.has);
        }
    }

    fn show_passing(&self, passing: &[PassingItem], texts: &Texts) {
        self.passing_field.show(!passing.is_empty());
        let squares: Vec<Square> = passing.iter().map(|item| item.square).collect();
        if *self.passed.borrow() != squares || self.passing.length() == 0 {
            self.passing.set_text_content(None);
            let none = self.dom.make("option");
            none.set("value", "-");
            none.say(&texts.get("editor-no-passing"));
            AsRef::<Element>::as_ref(&self.passing).add(&none);
            for square in &squares {
                let option = self.dom.make("option");
                option.set("value", &square.to_string());
                option.say(&square.to_string());
                AsRef::<Element>::as_ref(&self.passing).add(&option);
            }
            self.passed.replace(squares);
        }
        let chosen = passing.iter().find(|item| item.chosen);
        let value = chosen.map_or_else(|| "-".to_owned(), |item| item.square.to_string());
        if self.passing.value() != value {
            self.passing.set_value(&value);
        }
    }
}

/// Says of a button whether it is the one that is chosen.
fn press(button: &Element, chosen: bool) {
    button.set("aria-pressed", if chosen { "true" } else { "false" });
}

fn pieces_of(color: Color) -> &'static str {
    match color {
        Color::White => "editor-white-pieces",
        Color::Black => "editor-black-pieces",
    }
}
