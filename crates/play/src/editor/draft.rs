//! A position that is being put up.

use consulboard_rules::{
    Board, Color, Family, Game, Outcome, Piece, Rules, SetupError, SetupFault, Square, SquareSet,
    Start, StartError, Variant, chess, congo,
};

/// A position that is being put up. Nothing is checked but that every piece is one of the game's and
/// stands on its board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    pub(super) variant: Variant,
    pub(super) board: Board<16>,
    pub(super) turn: Color,
    pub(super) castling_rooks: SquareSet,
    pub(super) en_passant: Option<Square>,
    pub(super) halfmoves: u32,
    pub(super) fullmoves: u32,
}

/// Whether a position can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It can.
    Playable,
    /// It is one of the game, but the game is over in it.
    Over(Outcome),
    /// It cannot: at least one fault.
    Impossible(Vec<SetupFault>),
}

/// A draft as the rules of its family describe positions.
enum Setup {
    Chess(chess::Setup),
    Congo(congo::Setup),
}

impl Draft {
    /// An empty board, White to move.
    pub fn empty(variant: Variant) -> Draft {
        Draft {
            variant,
            board: Board::EMPTY,
            turn: Color::White,
            castling_rooks: SquareSet::EMPTY,
            en_passant: None,
            halfmoves: 0,
            fullmoves: 1,
        }
    }

    /// A starting position. Where pieces are relocated first (CFG-1), it is the one with all of
    /// them kept.
    ///
    /// # Errors
    ///
    /// When the variant has no such start.
    pub fn start(variant: Variant, start: Start) -> Result<Draft, StartError> {
        let game = Game::from_start(variant, start)?;
        Draft::read(variant, &game.now().fen()).map_err(StartError::Fen)
    }

    /// The game it is a position of.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Its rules.
    pub fn rules(&self) -> &'static Rules {
        self.variant.rules()
    }

    /// Every piece with its square.
    pub fn pieces(&self) -> Vec<(Square, Piece)> {
        self.board.iter().collect()
    }

    /// The piece on a square.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        self.board.get(square)
    }

    /// Who is to move.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The rooks that may castle.
    pub fn castling_rooks(&self) -> SquareSet {
        self.castling_rooks
    }

    /// The rooks that may be given the right to castle; with those that a text gave it although
    /// they cannot have it, so that it can be taken from them.
    pub fn castling_candidates(&self) -> SquareSet {
        let possible = match self.setup() {
            Setup::Chess(setup) => setup.castling_candidates(self.rules()),
            Setup::Congo(_) => SquareSet::EMPTY,
        };
        possible | self.castling_rooks
    }

    /// The square that a pawn has just passed.
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// Whether a pawn of the game can be captured en passant (CON-7).
    pub fn has_en_passant(&self) -> bool {
        match self.setup() {
            Setup::Chess(_) => true,
            Setup::Congo(_) => false,
        }
    }

    /// The squares that a pawn can have passed, to be captured there.
    pub fn en_passant_squares(&self) -> SquareSet {
        match self.setup() {
            Setup::Chess(setup) => setup.en_passant_squares(self.rules()),
            Setup::Congo(_) => SquareSet::EMPTY,
        }
    }

    /// Plies since the last capture or pawn move.
    pub fn halfmoves(&self) -> u32 {
        self.halfmoves
    }

    /// The number of the move.
    pub fn fullmoves(&self) -> u32 {
        self.fullmoves
    }

    /// The FEN, of a position that cannot be played too.
    pub fn fen(&self) -> String {
        match self.setup() {
            Setup::Chess(setup) => setup.to_fen(self.rules()),
            Setup::Congo(setup) => setup.to_fen(self.rules()),
        }
    }

    /// Everything that keeps it from being a position of the game.
    pub fn faults(&self) -> Vec<SetupFault> {
        let checked = match self.setup() {
            Setup::Chess(setup) => chess::Position::from_setup(self.rules(), setup).map(|_| ()),
            Setup::Congo(setup) => congo::Position::from_setup(self.rules(), setup).map(|_| ()),
        };
        checked.map_or_else(|SetupError { faults }| faults, |()| Vec::new())
    }

    /// Whether it can be played.
    pub fn verdict(&self) -> Verdict {
        let faults = self.faults();
        let outcome = self.game().ok().and_then(|game| game.outcome());
        match outcome {
            _ if !faults.is_empty() => Verdict::Impossible(faults),
            Some(outcome) => Verdict::Over(outcome),
            None => Verdict::Playable,
        }
    }

    /// A game from here; one that the variant also has by number begins with that number. Where
    /// pieces can be relocated, they have been (CFG-1).
    ///
    /// # Errors
    ///
    /// When the position cannot be played.
    pub fn game(&self) -> Result<Game, StartError> {
        Game::from_fen(self.variant, &self.fen())
    }

    fn setup(&self) -> Setup {
        match self.rules().family {
            Family::Chess | Family::Configuration(_) => Setup::Chess(chess::Setup {
                board: copied(&self.board),
                turn: self.turn,
                castling_rooks: self.castling_rooks,
                en_passant: self.en_passant,
                halfmoves: self.halfmoves,
                fullmoves: self.fullmoves,
            }),
            Family::Congo => Setup::Congo(congo::Setup {
                board: self.board,
                turn: self.turn,
                halfmoves: self.halfmoves,
                fullmoves: self.fullmoves,
            }),
        }
    }
}

/// The same pieces on a board with room for other roles; the roles of the game fit on both.
pub(super) fn copied<const FROM: usize, const TO: usize>(from: &Board<FROM>) -> Board<TO> {
    let mut to = Board::EMPTY;
    for (square, piece) in from.iter() {
        to.set(square, Some(piece));
    }
    to
}
