//! A game at the board: what has been clicked, what is shown, what was taken back.

pub(crate) mod beside;
mod commands;
mod deleting;
mod drawing;
mod looking;
mod menu;
mod picture;
mod pointer;
mod sheet;
mod timing;
mod trying;
mod walking;

use consulboard_rules::{
    Choice, ChoiceId, Color, Game, Geometry, Piece, Square, Start, StartError, Variant, View,
};

use crate::animation::Animation;
use crate::clock::Clock;
use crate::selection::{Clicked, Selection};
use crate::sound::Sound;
use crate::tree::{Marks, NodeId, Tree};
use crate::{
    Arrow, Edit, Effect, Frame, Hands, Input, Letters, Lines, Message, Pace, describe, record,
};
use deleting::Deleted;
use drawing::Stroke;
use pointer::Press;

pub use looking::Reach;
pub use pointer::Grip;
pub use timing::ClockDeed;

/// Whether a move was taken back before: its times come back with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Again {
    No,
    Yes,
}

/// A game at the board.
///
/// All its behaviour is in [`Session::update`]; the other methods only tell what is to be seen.
#[derive(Debug)]
pub struct Session {
    /// The main line of the tree.
    game: Game,
    /// The game with its variations.
    tree: Tree,
    /// The legal moves of the position shown.
    choices: Vec<Choice>,
    clock: Option<Clock>,
    /// The variation that is looked at: its end, and the game up to there.
    visit: Option<(NodeId, Game)>,
    /// The ply shown, if it is not the last one of the game.
    looked_at: Option<usize>,
    /// The game up to the position shown, if that is not where the game stands.
    here: Option<Game>,
    selection: Selection,
    /// Complete moves that differ in what the pawn becomes.
    promotion: Vec<ChoiceId>,
    press: Option<Press>,
    /// What is being drawn on the position.
    stroke: Option<Stroke>,
    /// The square under the pointer.
    hover: Option<Square>,
    cursor: Option<Square>,
    /// A castling of the list that is pointed at.
    preview: Option<(Color, String)>,
    animation: Animation,
    bottom: Color,
    flip_after_move: bool,
    face_to_face: bool,
    letters: Letters,
    motion: bool,
    pace: Pace,
    hands: Hands,
    /// The game itself, while its position is shown with the other side to move.
    aside: Option<Game>,
    /// What was deleted, the last at the end, until something else is changed.
    deleted: Vec<Deleted>,
    /// When the input being handled came, in milliseconds of any clock that goes forward.
    now: f64,
}

impl Session {
    /// A game from a start.
    ///
    /// # Errors
    ///
    /// When the variant has no such start.
    pub fn new(variant: Variant, start: Start) -> Result<Session, StartError> {
        Ok(Session::of_game(Game::from_start(variant, start)?))
    }

    /// A game in progress.
    pub fn of_game(game: Game) -> Session {
        Session::with(Tree::of_game(&game), game)
    }

    /// A game in progress with all that hangs on it.
    pub fn of_tree(tree: Tree) -> Session {
        let game = tree.game();
        Session::with(tree, game)
    }

    fn with(tree: Tree, game: Game) -> Session {
        let choices = game.choices();
        let mut session = Session {
            game,
            tree,
            choices,
            clock: None,
            visit: None,
            looked_at: None,
            here: None,
            selection: Selection::default(),
            promotion: Vec::new(),
            press: None,
            stroke: None,
            hover: None,
            cursor: None,
            preview: None,
            animation: Animation::default(),
            bottom: Color::White,
            flip_after_move: false,
            face_to_face: false,
            letters: Letters::default(),
            motion: true,
            pace: Pace::default(),
            hands: Hands::Play,
            aside: None,
            deleted: Vec::new(),
            now: 0.0,
        };
        session.choose_relocating();
        session
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game with its variations.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// What is drawn on the position shown.
    pub fn drawn(&self) -> &Marks {
        &self.tree.remarks(self.node()).marks
    }

    /// The text from which the game can be restored, with all that hangs on it and the clock as it stood
    /// at the last input.
    pub fn saved(&self) -> String {
        let mut text = record::write_tree(&self.tree);
        if let Some(clock) = &self.clock {
            record::push_clock(&mut text, clock, self.time());
        }
        text
    }

    /// Takes an input that came at `now`, in milliseconds of a clock that goes forward.
    pub fn update(&mut self, input: Input, now: f64) -> Vec<Effect> {
        self.now = now;
        let before = describe::prompt(self);
        if self.hands == Hands::Look && matches!(input, Input::PointerDown(_) | Input::Activate) {
            self.preview = None;
        }
        let may_change_prompt = !matches!(input, Input::PointerMove(_) | Input::Tick);
        let deletes = matches!(
            input,
            Input::Edit(_, Edit::Lines(Lines::Delete)) | Input::BringBack
        );
        let run = self.run_clock();
        let mut effects = match input {
            Input::PointerDown(point) => self.pointer_down(point),
            Input::PointerMove(point) => self.pointer_move(point),
            Input::PointerUp(point) => self.pointer_up(point),
            Input::PointerCancel => self.pointer_cancel(),
            Input::PointerLeave => self.set_hover(None),
            Input::Arrow(arrow) => self.move_cursor(arrow),
            Input::Focus(square) => self.focus(square),
            Input::Activate => self.activate(),
            Input::Back => self.back(),
            Input::Promote(role) => self.promote(role),
            Input::KingToRookSquare => {
                let clicked = self.selection.take_king_to_rook_square(&self.choices);
                self.clicked(clicked, None)
            }
            Input::Stop => match self.selection.stop(&self.choices) {
                Some(square) => {
                    let clicked = self.selection.advance(square, &self.choices);
                    self.clicked(clicked, None)
                }
                None => Vec::new(),
            },
            Input::Keep if self.may_move() => {
                let clicked = self.selection.keep(&self.choices);
                self.clicked(clicked, None)
            }
            Input::Keep => Vec::new(),
            Input::PreviewCastling(castling) => self.set_preview(castling),
            Input::Draw(draw) => self.draw(draw),
            Input::Text(text) => self.typed(&text),
            Input::Undo => self.undo(),
            Input::Redo => self.redo(),
            Input::Jump(ply) => self.jump(ply),
            Input::Visit(node) => self.visit(node),
            Input::Walk(arrow) => self.walk(arrow),
            Input::Edit(node, edit) => self.edit(node, edit),
            Input::BringBack => self.bring_back(),
            Input::Tag(name, value) => self.set_tag(&name, &value),
            Input::ContinueFromHere => self.continue_from_here(),
            Input::Flip => {
                self.bottom = !self.bottom;
                self.changed()
            }
            Input::Resign(color) => self.decide(|game| game.resign(color)),
            Input::Clock(deed) => self.use_clock(deed),
            Input::AgreeDraw => self.decide(Game::agree_draw),
            Input::Claim(claim) => self.decide(|game| {
                game.claim(claim);
            }),
            Input::NewGame(variant, start) => self.new_game(variant, start),
            Input::Rematch => self.rematch(),
            Input::LoadFen(fen) => self.load_fen(&fen),
            Input::OpenLink(text) => self.open(&text, crate::Refused::Link),
            Input::Restore(text) => self.open(&text, crate::Refused::Saved),
            Input::Set(setting) => self.set(setting),
            Input::Tick => Vec::new(),
        };
        effects.splice(0..0, run);
        if !deletes {
            self.forget_deleted(&effects);
        }
        self.choose_relocating();
        // The castling steps are said as they are asked for; what a move is said to be comes from
        // the move itself.
        let after = describe::prompt(self);
        let said = |effect: &Effect| matches!(effect, Effect::Announce(_) | Effect::Refuse(_));
        if may_change_prompt && before != after && !effects.iter().any(said) {
            effects.push(Effect::Announce(after));
        }
        effects
    }

    /// Both the board and the panel have to be shown anew.
    fn changed(&self) -> Vec<Effect> {
        vec![Effect::Redraw, Effect::Refresh]
    }

    /// The position shown.
    pub(crate) fn view(&self) -> View<'_> {
        self.line().view(self.shown())
    }

    /// The ply shown.
    pub(crate) fn shown(&self) -> usize {
        self.looked_at.unwrap_or(self.line().len())
    }

    fn geometry(&self) -> Geometry {
        self.view().geometry()
    }

    fn frame(&self) -> Frame {
        Frame {
            geometry: self.geometry(),
            bottom: self.bottom,
        }
    }

    /// Whether the player may choose the piece on a square.
    fn is_own(&self, square: Square) -> bool {
        self.own_piece(square).is_some()
    }

    fn own_piece(&self, square: Square) -> Option<Piece> {
        if !self.may_move() || self.hands == Hands::Rest {
            return None;
        }
        let view = self.view();
        // While pieces are relocated there is one that may be chosen (CFG-1).
        view.piece(square)
            .filter(|piece| piece.color == view.turn())
            .filter(|piece| view.relocating().is_none_or(|only| only == *piece))
    }

    /// Deals with what a click led to; `dropped` is where a piece was dragged to.
    fn clicked(&mut self, clicked: Clicked, dropped: Option<Square>) -> Vec<Effect> {
        match clicked {
            Clicked::Nothing => vec![Effect::Redraw],
            Clicked::Changed => self.changed(),
            Clicked::Complete(choices) if self.hands == Hands::Look => self.look_at(&choices),
            Clicked::Complete(choices) => match choices[..] {
                [choice] => self.play(choice, dropped),
                [] | [_, _, ..] => {
                    self.promotion = choices;
                    self.changed()
                }
            },
        }
    }

    /// Shows a move that may not be played: a castling as a preview, of any other its piece stays
    /// chosen.
    fn look_at(&mut self, choices: &[ChoiceId]) -> Vec<Effect> {
        let piece = self.selection.piece();
        self.selection.clear();
        let first = choices.first().copied();
        let castling = first.filter(|id| {
            let choice = self.choices.get(usize::from(id.0));
            choice.is_some_and(|choice| choice.is_castling)
        });
        match castling.and_then(|id| self.here().san(id)) {
            Some(san) => {
                let text = san.trim_end_matches(['+', '#']).to_owned();
                self.preview = Some((self.game.turn(), text));
            }
            None => {
                if let Some(piece) = piece {
                    self.selection.choose(piece);
                }
            }
        }
        self.changed()
    }

    fn promote(&mut self, role: consulboard_rules::Role) -> Vec<Effect> {
        let chosen = self.promotion.iter().copied().find(|id| {
            let choice = self.choices.get(usize::from(id.0));
            choice.is_some_and(|choice| choice.promotion == Some(role))
        });
        match chosen {
            Some(choice) => self.play(choice, None),
            None => Vec::new(),
        }
    }

    /// Plays a choice of the position shown: a move of the game where that stands, elsewhere one of a
    /// variation.
    fn play(&mut self, choice: ChoiceId, dropped: Option<Square>) -> Vec<Effect> {
        if self.is_looking_back() {
            return self.try_out(choice, dropped);
        }
        self.play_move(choice, dropped, Again::No)
    }

    fn play_move(
        &mut self,
        choice: ChoiceId,
        dropped: Option<Square>,
        again: Again,
    ) -> Vec<Effect> {
        if self.aside.take().is_some() {
            self.tree = Tree::of_game(&self.game);
        }
        let before = self.game.len();
        // A move that was taken back is followed, so that the rest of its line can be played again.
        let played = self.tree.play(self.tree.tip(), &mut self.game, choice);
        if played.is_err() {
            return self.changed();
        }
        self.arrived();
        self.animate_move(before, dropped);
        let timed = match again {
            Again::No => self.press_clock(),
            Again::Yes => self.set_clock_back(),
        };
        self.after_move(timed)
    }

    /// What follows a move, wherever it was played.
    fn after_move(&mut self, timed: Vec<Effect>) -> Vec<Effect> {
        if self.flip_after_move {
            self.bottom = self.here().turn();
        }
        let mut effects = self.changed();
        effects.extend(timed);
        effects.push(Effect::Save(self.saved()));
        let game = self.here();
        let last = game.plies().last();
        let heard = last.map(|ply| Sound::of_move(ply, game.outcome().is_some()));
        effects.extend(heard.map(Effect::Played));
        let said = describe::last_move(self.here(), self.letters);
        effects.push(Effect::Announce(said));
        effects
    }

    /// The last position is another one: what was begun in the one before means nothing now.
    fn arrived(&mut self) {
        self.looked_at = None;
        self.visit = None;
        self.stand_here();
        self.forget();
    }

    /// The piece that may be relocated is always chosen: nothing else can be meant.
    fn choose_relocating(&mut self) {
        if self.selection.piece().is_none() && self.relocating().is_some() {
            self.selection.choose_relocating(&self.choices);
        }
    }

    /// Drops a selection, a promotion, a drag and a preview.
    fn forget(&mut self) {
        self.selection.clear();
        self.promotion.clear();
        self.press = None;
        self.stroke = None;
        self.preview = None;
    }

    fn back(&mut self) -> Vec<Effect> {
        if self.stroke.take().is_some() || self.press.take().is_some_and(|press| press.dragging) {
            return self.changed();
        }
        if !self.promotion.is_empty() {
            self.promotion.clear();
            self.selection.back();
        } else if !self.selection.back() {
            return Vec::new();
        }
        self.changed()
    }

    fn activate(&mut self) -> Vec<Effect> {
        let Some(square) = self.cursor else {
            return Vec::new();
        };
        if !self.promotion.is_empty() {
            return Vec::new();
        }
        if let Some(why) = self.why_not(square) {
            return why;
        }
        self.animation = Animation::default();
        self.let_choose(square);
        let own = self.is_own(square);
        let clicked = self.selection.click(square, own, &self.choices);
        self.clicked(clicked, None)
    }

    fn focus(&mut self, square: Option<Square>) -> Vec<Effect> {
        if self.cursor == square {
            return Vec::new();
        }
        self.cursor = square;
        self.changed()
    }

    fn move_cursor(&mut self, arrow: Arrow) -> Vec<Effect> {
        let frame = self.frame();
        self.cursor = Some(match self.cursor {
            Some(square) => frame.step(square, arrow),
            // The first key shows the cursor, where the side to move has its king or near it.
            None => self
                .selection
                .piece()
                .unwrap_or_else(|| frame.entry(self.view().turn())),
        });
        self.changed()
    }

    /// Whether that is one of a variation.
    pub(crate) fn is_in_variation(&self) -> bool {
        !self.tree.is_main(self.node())
    }

    /// Whether it is being chosen what a pawn becomes.
    pub(crate) fn is_promoting(&self) -> bool {
        !self.promotion.is_empty()
    }

    /// The piece that is selected.
    pub(crate) fn chosen_piece(&self) -> Option<Piece> {
        self.view().piece(self.selection.piece()?)
    }

    /// What the prompt line says now.
    pub fn prompt(&self) -> Message {
        describe::prompt(self)
    }
}
