//! Everything that is not done on the board: typing, undo, looking back, new games.

use consulboard_rules::chess::MoveTextError;
use consulboard_rules::{Color, Game, Start, StartError, Variant};

use super::{Again, ClockDeed, Session};
use crate::animation::Animation;
use crate::tree::Tree;
use crate::{Arrow, Effect, Hands, Message, Refusal, Refused, Setting, describe, record, refusals};

impl Session {
    pub(super) fn typed(&mut self, text: &str) -> Vec<Effect> {
        // Where nothing may be tried out, what is typed is a move of the game.
        if !self.may_move() {
            self.arrived();
        }
        // What means nothing in the letters chosen is read in those of the rules.
        let rules = self.here().now().rules();
        let read = self.letters.read(text, rules);
        let mut found = self.here().find(read.as_deref().unwrap_or(text));
        if found.is_err() && read.is_some() {
            let plain = self.here().find(text);
            if plain.is_ok() || matches!(found, Err(MoveTextError::Unreadable { .. })) {
                found = plain;
            }
        }
        match found {
            Ok(choice) => self.play(choice, None),
            Err(error) => {
                let error = self.as_typed(error, text);
                refuse(Refused::MoveText, self.with_examples(&error))
            }
        }
    }

    /// Why a text was refused; where it was not even the form of a move, with moves of this position.
    fn with_examples(&self, error: &MoveTextError) -> Message {
        let why = refusals::move_text(error);
        let is_formless = match error {
            MoveTextError::Empty | MoveTextError::Unreadable { .. } => true,
            MoveTextError::Illegal { .. } | MoveTextError::Ambiguous { .. } => false,
        };
        let rules = self.game.now().rules();
        // Whoever types a move of chess before it begins has to learn what is due (CFG-1).
        let wants_examples = is_formless || self.relocating().is_some();
        let choices = self.choices.iter().filter(|_| wants_examples);
        let texts = choices.filter_map(|choice| Some((choice, self.here().san(choice.id)?)));
        // One of each kind: a piece, a pawn, a castling.
        let mut examples: [Option<String>; 3] = Default::default();
        for (choice, san) in texts {
            let is_piece = san.starts_with(|letter: char| letter.is_ascii_uppercase());
            let place = match (choice.is_castling, is_piece) {
                (true, _) => 2,
                (false, true) => 0,
                (false, false) => 1,
            };
            examples[place].get_or_insert_with(|| self.letters.show(&san, rules));
        }
        let examples: Vec<String> = examples.into_iter().flatten().collect();
        if examples.is_empty() {
            return why;
        }
        Message::new("refused-move-examples")
            .message("why", why)
            .text("examples", examples.join(", "))
    }

    /// A refusal in the letters chosen.
    fn as_typed(&self, error: MoveTextError, text: &str) -> MoveTextError {
        let found = text.trim().to_owned();
        match error {
            MoveTextError::Empty => MoveTextError::Empty,
            MoveTextError::Unreadable { found: _ } => MoveTextError::Unreadable { found },
            MoveTextError::Illegal { found: _ } => MoveTextError::Illegal { found },
            MoveTextError::Ambiguous {
                found: _,
                candidates,
            } => {
                let rules = self.game.now().rules();
                let shown = candidates.iter().map(|san| self.letters.show(san, rules));
                MoveTextError::Ambiguous {
                    found,
                    candidates: shown.collect(),
                }
            }
        }
    }

    /// Takes back the last move; elsewhere than at the end of the game only the eye goes back.
    pub(super) fn undo(&mut self) -> Vec<Effect> {
        if self.is_looking_back() {
            return self.walk(Arrow::Left);
        }
        if self.game.revoke_decision() {
            self.tree.set_outcome(None);
            self.arrived();
            let timed = self.set_clock_back();
            return self.saved_and_changed(timed);
        }
        let Some(ply) = self.game.undo() else {
            return Vec::new();
        };
        if let Some(before) = self.tree.parent(self.tree.tip()) {
            self.tree.set_tip(before);
        }
        self.arrived();
        self.animate_undo(self.game.len(), &ply.changes);
        if self.flip_after_move {
            self.bottom = self.game.turn();
        }
        let timed = self.set_clock_back();
        self.saved_and_changed(timed)
    }

    pub(super) fn redo(&mut self) -> Vec<Effect> {
        if self.is_looking_back() {
            return self.walk(Arrow::Right);
        }
        let next = self
            .tree
            .next(self.tree.tip())
            .filter(|_| self.aside.is_none());
        let played = next.and_then(|next| self.tree.played(next));
        match played.map(|played| self.game.find(&played.machine)) {
            Some(Ok(choice)) => self.play_move(choice, None, Again::Yes),
            // The game was decided otherwise in between.
            Some(Err(_)) | None => Vec::new(),
        }
    }

    pub(super) fn continue_from_here(&mut self) -> Vec<Effect> {
        let back = self.is_looking_back() && self.aside.is_none();
        let Some(ply) = self.looked_at.filter(|_| back) else {
            return Vec::new();
        };
        let node = self.node();
        if let Some((_, game)) = self.visit.take() {
            self.game = game;
        }
        while self.game.len() > ply {
            self.game.undo();
        }
        self.tree.set_tip(node);
        self.arrived();
        if self.flip_after_move {
            self.bottom = self.game.turn();
        }
        let timed = self.set_clock_back();
        self.saved_and_changed(timed)
    }

    pub(super) fn decide(&mut self, decide: impl FnOnce(&mut Game)) -> Vec<Effect> {
        if self.game.outcome().is_some() {
            return Vec::new();
        }
        decide(&mut self.game);
        self.tree.set_outcome(self.game.decision());
        self.arrived();
        let timed = self.stop_clock();
        self.saved_and_changed(timed)
    }

    pub(super) fn new_game(&mut self, variant: Variant, start: Start) -> Vec<Effect> {
        match Game::from_start(variant, start) {
            Ok(game) => {
                self.set_game(Tree::of_game(&game), game);
                self.saved_and_changed(Vec::new())
            }
            Err(error) => refuse(Refused::Start, refusals::start(&error)),
        }
    }

    /// The same players begin the same game again, by the same times.
    pub(super) fn rematch(&mut self) -> Vec<Effect> {
        let control = self.clock.as_ref().map(|clock| clock.control().clone());
        let stays = ["Event", "Site", "White", "Black"];
        let tags = self.tree.tags().only(|name, _| stays.contains(&name));
        let mut effects = self.new_game(self.game.variant(), self.game.start().clone());
        for (name, value) in tags.iter() {
            effects.extend(self.set_tag(name, value));
        }
        if let Some(control) = control {
            effects.extend(self.use_clock(ClockDeed::Begin(control)));
        }
        effects
    }

    /// Notes who played, where or when.
    pub(super) fn set_tag(&mut self, name: &str, value: &str) -> Vec<Effect> {
        let before = self.tree.tags().clone();
        self.tree.tags_mut().set(name, value);
        if before == *self.tree.tags() {
            return Vec::new();
        }
        let mut effects = self.changed();
        effects.push(Effect::Save(self.saved()));
        effects
    }

    pub(super) fn load_fen(&mut self, fen: &str) -> Vec<Effect> {
        match Game::from_fen(self.game.variant(), fen) {
            Ok(game) => {
                self.set_game(Tree::of_game(&game), game);
                self.saved_and_changed(Vec::new())
            }
            Err(StartError::Fen(error)) => refuse(Refused::Fen, refusals::fen(&error)),
            Err(error) => refuse(Refused::Fen, refusals::start(&error)),
        }
    }

    /// Opens a game from its text; it is not saved before the first move, so that what was saved
    /// before stays.
    pub(super) fn open(&mut self, text: &str, what: Refused) -> Vec<Effect> {
        match record::read_all(text) {
            Ok(read) => {
                self.set_game(read.tree, read.game);
                self.restore_clock(read.clock);
                self.changed()
            }
            Err(error) => refuse(what, refusals::record(&error)),
        }
    }

    fn set_game(&mut self, tree: Tree, game: Game) {
        self.game = game;
        self.tree = tree;
        self.clock = None;
        self.aside = None;
        self.deleted.clear();
        self.animation = Animation::default();
        self.arrived();
        if self.flip_after_move {
            self.bottom = self.game.turn();
        }
    }

    pub(super) fn set(&mut self, setting: Setting) -> Vec<Effect> {
        match setting {
            Setting::FlipAfterMove(on) => {
                self.flip_after_move = on;
                if on {
                    self.bottom = self.game.turn();
                }
            }
            Setting::Hands(hands) => {
                self.hands = hands;
                self.forget();
                self.choose_relocating();
            }
            Setting::FaceToFace(on) => self.face_to_face = on,
            Setting::Letters(letters) => self.letters = letters,
            Setting::Pace(pace) => self.pace = pace,
            Setting::Motion(on) => {
                self.motion = on;
                if !on {
                    self.animation = Animation::default();
                }
            }
        }
        self.changed()
    }

    pub(super) fn set_preview(&mut self, castling: Option<(Color, String)>) -> Vec<Effect> {
        if self.preview == castling {
            return Vec::new();
        }
        self.preview = castling;
        if self.hands == Hands::Look {
            self.selection.clear();
            return self.changed();
        }
        vec![Effect::Redraw]
    }

    /// Both the board and the panel have to be shown anew, and the game kept, after what the clock told.
    fn saved_and_changed(&self, timed: Vec<Effect>) -> Vec<Effect> {
        let mut effects = self.changed();
        effects.extend(timed);
        effects.push(Effect::Save(self.saved()));
        effects.push(Effect::Announce(describe::prompt(self)));
        effects
    }
}

pub(super) fn refuse(what: Refused, why: crate::Message) -> Vec<Effect> {
    vec![Effect::Refuse(Refusal { what, why })]
}
