//! An editor in use: the draft with its history, the tool, and what is in the hand.

use consulboard_rules::{Color, Square, Start, StartError, Variant};

use super::draft::{Draft, Verdict};
use super::event::{EditEffect, EditInput, Tool};
use super::numbers::numbered_start;
use super::pointer::Press;
use crate::catalogue::NumberFault;
use crate::{Arrow, Frame, Message, describe, refusals};

/// How many changes can be undone.
const MEMORY: usize = 500;

/// Changes of one kind that follow each other are undone together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A change of its own.
    Single,
    /// Typing a number.
    Fullmoves,
    /// Typing the other one.
    Halfmoves,
    /// The stroke of a pressed pointer.
    Stroke,
}

/// A board editor.
#[derive(Clone, Debug)]
pub struct Editor {
    /// The drafts so far, and those that were undone.
    drafts: Vec<Draft>,
    /// Which of them is shown.
    at: usize,
    /// What the last change was; none after anything else.
    last: Kind,
    pub(super) tool: Tool,
    /// The piece that the hand has picked up.
    pub(super) held: Option<Square>,
    /// The square that no pawn can have passed although it was chosen as that, until something else is done.
    pub(super) missed: Option<Square>,
    pub(super) press: Option<Press>,
    pub(super) cursor: Option<Square>,
    pub(super) bottom: Color,
}

/// The effects of nearly everything.
pub(super) const SHOW: [EditEffect; 2] = [EditEffect::Redraw, EditEffect::Refresh];

impl Editor {
    /// Edits a draft.
    pub fn new(draft: Draft) -> Editor {
        Editor {
            drafts: vec![draft],
            at: 0,
            last: Kind::Single,
            tool: Tool::Hand,
            held: None,
            missed: None,
            press: None,
            cursor: None,
            bottom: Color::White,
        }
    }

    /// The position.
    pub fn draft(&self) -> &Draft {
        // It always points at one of them.
        &self.drafts[self.at]
    }

    /// The board and how it is turned.
    pub fn frame(&self) -> Frame {
        Frame {
            geometry: self.draft().rules().geometry,
            bottom: self.bottom,
        }
    }

    /// Takes in what happened.
    pub fn update(&mut self, input: EditInput) -> Vec<EditEffect> {
        match input {
            EditInput::PointerDown(point) => self.pointer_down(point),
            EditInput::PointerMove(point) => self.pointer_move(point),
            EditInput::PointerUp(point) => self.pointer_up(point),
            EditInput::PointerCancel => self.pointer_cancel(),
            EditInput::Grab(piece) => self.grab(piece),
            EditInput::Tool(tool) => self.take(tool),
            EditInput::Arrow(arrow) => self.step(arrow),
            EditInput::Focus(square) => {
                self.cursor = square;
                SHOW.to_vec()
            }
            EditInput::Activate => match self.cursor {
                Some(square) => self.use_tool(square, Kind::Single),
                None => self.step_in(),
            },
            EditInput::Delete => self.at_cursor(|draft, square| draft.put(square, None)),
            EditInput::Letter(letter) => {
                let role = self.draft().rules().role(letter);
                let color = if letter.is_ascii_uppercase() {
                    Color::White
                } else {
                    Color::Black
                };
                match role {
                    Some(role) => self.at_cursor(|draft, at| draft.put(at, Some(role.of(color)))),
                    None => Vec::new(),
                }
            }
            EditInput::Back => self.back(),
            EditInput::Put(square, piece) => {
                self.change_at(square, Kind::Single, |draft| draft.put(square, piece))
            }
            EditInput::Shift(from, to) => {
                self.change_at(to, Kind::Single, |draft| draft.shift(from, to))
            }
            EditInput::Clear => self.change(Kind::Single, Draft::clear),
            EditInput::Start(start) => match self.put_up(start) {
                Ok(effects) => effects,
                Err(error) => vec![EditEffect::Refuse(vec![refusals::start(&error)])],
            },
            EditInput::Number(text) => self.put_up_number(&text),
            EditInput::Turn(color) => self.change(Kind::Single, |draft| draft.set_turn(color)),
            EditInput::Right(square) => {
                self.change(Kind::Single, |draft| draft.toggle_right(square))
            }
            EditInput::EnPassant(square) => {
                self.change(Kind::Single, |draft| draft.set_en_passant(square))
            }
            EditInput::Fullmoves(number) => {
                self.change(Kind::Fullmoves, |draft| draft.set_fullmoves(number))
            }
            EditInput::Halfmoves(plies) => {
                self.change(Kind::Halfmoves, |draft| draft.set_halfmoves(plies))
            }
            EditInput::Fen(text) => self.open(&text),
            EditInput::Variant(variant) => self.turn_into(variant),
            EditInput::Undo => self.go(self.at.checked_sub(1)),
            EditInput::Redo => self.go(Some(self.at + 1)),
            EditInput::Flip => {
                self.bottom = !self.bottom;
                self.let_go();
                SHOW.to_vec()
            }
            EditInput::Play => self.play(),
        }
    }

    /// Whether a change can be undone.
    pub fn can_undo(&self) -> bool {
        self.at > 0
    }

    /// Whether an undone change can be made again.
    pub fn can_redo(&self) -> bool {
        self.at + 1 < self.drafts.len()
    }

    /// Changes the draft; nothing is remembered, and nothing to be shown, if it stays the same.
    pub(super) fn change(&mut self, kind: Kind, edit: impl FnOnce(&mut Draft)) -> Vec<EditEffect> {
        let mut draft = self.draft().clone();
        edit(&mut draft);
        if draft == *self.draft() {
            return Vec::new();
        }
        self.drafts.truncate(self.at + 1);
        let joins = kind != Kind::Single && kind == self.last;
        if joins && self.at > 0 {
            self.drafts[self.at] = draft;
        } else {
            self.drafts.push(draft);
            if self.drafts.len() > MEMORY {
                self.drafts.remove(0);
            }
            self.at = self.drafts.len() - 1;
        }
        self.last = kind;
        self.held = None;
        self.missed = None;
        SHOW.to_vec()
    }

    /// A change of one square, which is told.
    pub(super) fn change_at(
        &mut self,
        square: Square,
        kind: Kind,
        edit: impl FnOnce(&mut Draft),
    ) -> Vec<EditEffect> {
        let mut effects = self.change(kind, edit);
        if !effects.is_empty() {
            effects.push(EditEffect::Announce(self.named(square)));
        }
        effects
    }

    /// What a press on a square does.
    pub(super) fn use_tool(&mut self, square: Square, kind: Kind) -> Vec<EditEffect> {
        let stands = self.draft().piece(square);
        match self.tool {
            Tool::Hand => self.pick_or_drop(square),
            Tool::Put(piece) => {
                // The second press with the same piece takes it away, but a stroke goes on putting.
                let again = stands == Some(piece) && self.last != Kind::Stroke;
                let puts = Some(piece).filter(|_| !again);
                self.change_at(square, kind, |draft| draft.put(square, puts))
            }
            Tool::Erase => self.change_at(square, kind, |draft| draft.put(square, None)),
            Tool::Castling => {
                self.change_at(square, Kind::Single, |draft| draft.toggle_right(square))
            }
            Tool::EnPassant => {
                let now = self.draft().en_passant();
                let passed = Some(square).filter(|_| now != Some(square));
                let refused =
                    passed.is_some() && !self.draft().en_passant_squares().contains(square);
                if refused {
                    self.missed = passed;
                    let mut effects = SHOW.to_vec();
                    effects.push(EditEffect::Announce(self.prompt()));
                    return effects;
                }
                self.missed = None;
                self.change_at(square, Kind::Single, |draft| draft.set_en_passant(passed))
            }
        }
    }

    /// Picks up what stands on the square, or puts down there what was picked up.
    fn pick_or_drop(&mut self, square: Square) -> Vec<EditEffect> {
        match self.held {
            Some(from) if from != square => {
                self.change_at(square, Kind::Single, |draft| draft.shift(from, square))
            }
            Some(_) => {
                self.held = None;
                SHOW.to_vec()
            }
            None if self.draft().piece(square).is_some() => {
                self.held = Some(square);
                let mut effects = SHOW.to_vec();
                effects.push(EditEffect::Announce(self.named(square)));
                effects
            }
            None => Vec::new(),
        }
    }

    fn take(&mut self, tool: Tool) -> Vec<EditEffect> {
        if !self.is_usable(tool) {
            return Vec::new();
        }
        self.let_go();
        self.tool = tool;
        let mut effects = SHOW.to_vec();
        effects.push(EditEffect::Announce(self.prompt()));
        effects
    }

    /// Whether the game has what a tool is for.
    fn is_usable(&self, tool: Tool) -> bool {
        match tool {
            Tool::Put(piece) => self.draft().has(piece.role),
            Tool::EnPassant => self.draft().has_en_passant(),
            Tool::Hand | Tool::Erase | Tool::Castling => true,
        }
    }

    fn back(&mut self) -> Vec<EditEffect> {
        if self.held.is_none() && self.press.is_none() {
            return self.take(Tool::Hand);
        }
        self.let_go();
        SHOW.to_vec()
    }

    /// What comes is undone by itself.
    pub(super) fn end_stroke(&mut self) {
        self.last = Kind::Single;
    }

    /// Puts back what is in the hand.
    pub(super) fn let_go(&mut self) {
        self.held = None;
        self.missed = None;
        self.press = None;
        self.end_stroke();
    }

    fn step(&mut self, arrow: Arrow) -> Vec<EditEffect> {
        match self.cursor {
            Some(square) => {
                self.cursor = Some(self.frame().step(square, arrow));
                SHOW.to_vec()
            }
            None => self.step_in(),
        }
    }

    /// The cursor appears.
    fn step_in(&mut self) -> Vec<EditEffect> {
        self.cursor = Some(self.frame().entry(self.bottom));
        SHOW.to_vec()
    }

    fn at_cursor(&mut self, edit: impl FnOnce(&mut Draft, Square)) -> Vec<EditEffect> {
        match self.cursor {
            Some(square) => self.change_at(square, Kind::Single, |draft| edit(draft, square)),
            None => Vec::new(),
        }
    }

    fn put_up(&mut self, start: Start) -> Result<Vec<EditEffect>, StartError> {
        let variant = self.draft().variant();
        let said = describe::start(variant, &start);
        let draft = Draft::start(variant, start)?;
        let mut effects = self.change(Kind::Single, |now| *now = draft);
        effects.extend(said.map(EditEffect::Announce));
        Ok(effects)
    }

    fn put_up_number(&mut self, text: &str) -> Vec<EditEffect> {
        let start = numbered_start(self.draft().variant(), text);
        let put_up = start.and_then(|start| self.put_up(start).map_err(NumberFault::Start));
        put_up.unwrap_or_else(|fault| vec![EditEffect::RefuseNumber(fault.message())])
    }

    fn open(&mut self, text: &str) -> Vec<EditEffect> {
        match Draft::open(self.draft().variant(), text) {
            Ok(opened) => {
                let mut effects = self.change(Kind::Single, |now| *now = opened.draft);
                if !opened.skipped.is_empty() {
                    let reasons = opened.skipped.iter().map(refusals::fen);
                    effects.push(EditEffect::Refuse(reasons.collect()));
                }
                effects
            }
            Err(error) => vec![EditEffect::Refuse(vec![refusals::fen(&error)])],
        }
    }

    fn turn_into(&mut self, variant: Variant) -> Vec<EditEffect> {
        let same = self.draft().in_game(variant);
        let start = || Draft::start(variant, Start::usual(variant)).ok();
        let Some(draft) = same.or_else(start) else {
            return Vec::new();
        };
        let effects = self.change(Kind::Single, |now| *now = draft);
        self.fit();
        effects
    }

    /// Goes to another draft of the history.
    fn go(&mut self, at: Option<usize>) -> Vec<EditEffect> {
        let Some(at) = at.filter(|at| *at < self.drafts.len()) else {
            return Vec::new();
        };
        self.at = at;
        self.let_go();
        self.fit();
        SHOW.to_vec()
    }

    /// Leaves what the game on the board does not have.
    fn fit(&mut self) {
        let geometry = self.draft().rules().geometry;
        self.cursor = self.cursor.filter(|square| geometry.contains(*square));
        if !self.is_usable(self.tool) {
            self.tool = Tool::Hand;
        }
    }

    fn play(&mut self) -> Vec<EditEffect> {
        let draft = self.draft();
        match draft.game() {
            Ok(game) => vec![EditEffect::Play(draft.variant(), game.start().clone())],
            Err(_) => vec![EditEffect::Refuse(self.reasons())],
        }
    }

    /// Why the position cannot be played, or not be played on: a sentence each.
    pub fn reasons(&self) -> Vec<Message> {
        match self.draft().verdict() {
            Verdict::Playable => Vec::new(),
            Verdict::Over(outcome) => {
                let result = describe::outcome(outcome);
                vec![Message::new("editor-over").message("result", result)]
            }
            Verdict::Impossible(faults) => faults.iter().map(refusals::fault).collect(),
        }
    }
}
