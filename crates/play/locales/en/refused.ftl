## What was not accepted

refused-and = { $first } { $second }
refused-move-examples = { $why } Here one may play { $examples }.
refused-move-empty = Type a move first.
refused-move-unreadable = “{ $found }” is not written like a move.
refused-move-illegal = “{ $found }” is not a legal move here.
refused-move-ambiguous = “{ $found }” can be several moves: { $candidates }. Which one?
refused-elsewhere = The clock is running: a move here would not be one of the game. Back to game first, or continue here.
refused-start-not-numbered = { $game } has a single starting position, so no number is needed.
refused-start-number-needed = { $game } has many starting positions: a number is needed.
refused-start-not-mirrored = { $game }: Black’s array mirrors White’s, so both sides have one number, not { $white } and { $black }.
refused-start-number = There is no starting position { $found }: the numbers go from { $first } to { $last }.
refused-start-unfit = Starting position { $found } is not played: { $why }
array-unprotected-pawn = the pawn on file { $file } is unprotected.
array-neighbouring-bishops = two bishops stand side by side, the left one on file { $file }.
array-like-gothic =
    { $differing ->
        [0] it is the array of Gothic Chess; three squares have to differ.
       *[other] only { $differing } squares differ from the array of Gothic Chess, three are needed.
    }
refused-fen-empty = The FEN is empty: it should begin with the pieces.
refused-fen-rows = Pieces: { $expected } rows with “/” between them expected, { $found } found.
refused-fen-width = Pieces: rank { $rank } has { $found } squares, { $expected } expected.
refused-fen-letter = Pieces: “{ $found }” found on rank { $rank }, a number or one of { $expected } expected.
refused-fen-turn = Side to move: “{ $found }” found, “w” or “b” expected.
refused-fen-castling = Castling: “{ $found }” found, “-”, letters of KQkq or files from a to { $last } expected.
refused-fen-castling-rook = Castling: “{ $found }” found, but there is no such rook beside a king on its back rank.
refused-fen-en-passant = En passant: “{ $found }” found, “-” or a square expected.
refused-fen-counter =
    { $field ->
        [halfmove-clock] Halfmove clock
       *[move-number] Move number
    }: “{ $found }” found, a whole number expected.
refused-fen-trailing = “{ $found }” found after the last field, nothing more expected.
refused-setup-royals = { $side } needs one { $piece }, found { $found }.
refused-setup-castle = The lion on { $square } stands outside its castle.
refused-setup-foreign = This game has no { $piece }, but there is one on { $square }.
refused-setup-off-board = There is a piece on { $square }, beside the board.
refused-setup-pawn = A pawn cannot stand on { $square }, the first or last rank.
refused-setup-check = { $side } is in check, but it is not { $side }’s turn.
refused-setup-castling-rook = Castling: there is no rook on { $square }.
refused-setup-castling-king = Castling: { $side }’s king is not on its back rank.
refused-setup-castling-rooks = Castling: { $side } has two castling rooks on one side of the king, one expected.
refused-setup-en-passant = En passant: no pawn can just have passed { $square }.
refused-link-part = “{ $found }” found, game=, start=, fen=, moves=, notes=, tags= or end= expected.
refused-link-twice = “{ $name }” found twice, once expected.
refused-link-start-and-fen = Both start= and fen= found, one of them expected.
refused-link-no-game = No game named: game= expected.
refused-link-game = The game “{ $found }” is not known here.
refused-link-view = The address “#{ $found }” leads nowhere here.
refused-link-number = Start: “{ $found }” found, a number or two with a point between them expected.
refused-link-move = Move { $number }: { $why }
refused-link-end = End: “{ $found }” found, which is no way this game can have ended.
refused-pgn = Line { $line }, column { $column }: { $why }
refused-pgn-at = Line { $line }, column { $column }, at { $move }: { $why }
refused-pgn-over = “{ $found }” found after the end of the game, its result expected.
refused-pgn-deep = Variations lie more than { $most } deep within each other.
refused-pgn-not-open = “)” found, a move or the result expected: no variation is open.
refused-pgn-open-variation = The game ends inside a variation, “)” expected.
refused-pgn-open-comment = A comment has no end, “{ "}" }” expected.
