# English. Every sentence that a player can see or hear has its place here; a test sees that none is
# missing and none is left over.

## Games

game-orthodox = Chess
game-consulchess = Consulchess
game-consulchess-wiki = Consulchess, wiki edition
game-consulchess-42k = Consulchess 42k
game-consulchess-42k-wiki = Consulchess 42k, wiki edition
game-chess400 = Chess400
game-chess400-curtailed = Chess400, curtailed castling
game-capablanca-random = Capablanca Random Chess
game-congo = Congo

## Sides and pieces

side-white = White
side-black = Black
role-king = king
role-queen = queen
role-consul = consul
role-archbishop = archbishop
role-chancellor = chancellor
role-rook = rook
role-bishop = bishop
role-knight = knight
role-pawn = pawn
role-superpawn = superpawn
role-lion = lion
role-giraffe = giraffe
role-monkey = monkey
role-elephant = elephant
role-crocodile = crocodile
role-zebra = zebra
piece-white-king = white king
piece-white-queen = white queen
piece-white-consul = white consul
piece-white-archbishop = white archbishop
piece-white-chancellor = white chancellor
piece-white-rook = white rook
piece-white-bishop = white bishop
piece-white-knight = white knight
piece-white-pawn = white pawn
piece-white-superpawn = white superpawn
piece-white-lion = white lion
piece-white-giraffe = white giraffe
piece-white-monkey = white monkey
piece-white-elephant = white elephant
piece-white-crocodile = white crocodile
piece-white-zebra = white zebra
piece-black-king = black king
piece-black-queen = black queen
piece-black-consul = black consul
piece-black-archbishop = black archbishop
piece-black-chancellor = black chancellor
piece-black-rook = black rook
piece-black-bishop = black bishop
piece-black-knight = black knight
piece-black-pawn = black pawn
piece-black-superpawn = black superpawn
piece-black-lion = black lion
piece-black-giraffe = black giraffe
piece-black-monkey = black monkey
piece-black-elephant = black elephant
piece-black-crocodile = black crocodile
piece-black-zebra = black zebra

## What is expected

prompt-to-move = { $side } to move
prompt-check = { $side } to move, in check
prompt-target = Choose a square for the { $piece }
prompt-target-or-rook = Choose a square for the { $piece }, or a rook to castle with
prompt-no-move = This { $piece } has no legal move
prompt-king-target = Castling: choose a square for the king
prompt-king-target-only = Castling: one square for the king; choose it to go on
prompt-rook-target = Castling: choose a square for the rook
prompt-rook-target-only = Castling: one square for the rook; choose it to castle
prompt-promotion = Promotion: choose a piece
prompt-looking-back = Looking at an earlier position

## What a screen reader is told

announce-move = { $side }: { $move }
announce-move-check = { $played }, check
announce-move-result = { $played }. { $result }
cell-empty = { $square }
cell-piece = { $square }, { $piece }
cell-marked = { $cell }, { $mark }
mark-last-from = last move from here
mark-last-to = last move
mark-check = in check
mark-selected = selected
mark-target = can move here
mark-capture = can capture here
mark-landing = can land here
mark-stop = landed here; choose it again to stop
mark-castling-rook = can castle with this rook
mark-king-target = castling square for the king
mark-rook-target = castling square for the rook
mark-rook-capture = castling square for the rook, captures

## How games end

result-checkmate = { $winner } wins by checkmate
result-resignation = { $winner } wins by resignation
result-time = { $winner } wins on time
result-lion = { $winner } wins by capturing the lion
result-no-moves = { $winner } wins: no move is left
result-stalemate = Draw by stalemate
result-dead-position = Draw: neither side can mate
result-agreement = Draw by agreement
result-threefold = Draw by threefold repetition
result-fivefold = Draw by fivefold repetition
result-fifty = Draw by the fifty-move rule
result-seventy-five = Draw by the seventy-five-move rule
result-time-bare-king = Draw: time ran out, but the opponent has only a king
result-bare-lions = Draw: only the lions are left

## What was not accepted

refused-and = { $first } { $second }
refused-move-empty = Type a move first, for example Cd4, e2e4 or 0-0-i-h.
refused-move-unreadable = “{ $found }” is not written like a move. Try Cd4, e2e4 or 0-0-i-h.
refused-move-illegal = “{ $found }” is not a legal move here.
refused-move-ambiguous = “{ $found }” can be several moves: { $candidates }. Which one?
refused-start-not-numbered = { $game } has a single starting position, so no number is needed.
refused-start-number-needed = { $game } has many starting positions: a number is needed.
refused-start-number = There is no starting position { $found }: the numbers go from { $first } to { $last }.
refused-start-unfit = Starting position { $found } is not played: { $why }
array-unprotected-pawn = the pawn on file { $file } is unprotected.
array-neighbouring-bishops = two bishops stand side by side, the left one on file { $file }.
array-like-gothic = only { $differing } squares differ from the array of Gothic Chess, three are needed.
refused-fen-empty = The FEN is empty: it should begin with the pieces.
refused-fen-rows = Pieces: { $found } rows found, { $expected } expected, with “/” between them.
refused-fen-width = Pieces: rank { $rank } has { $found } squares, { $expected } expected.
refused-fen-letter = Pieces: “{ $found }” found on rank { $rank }, a number or one of { $expected } expected.
refused-fen-turn = Side to move: “{ $found }” found, “w” or “b” expected.
refused-fen-castling = Castling: “{ $found }” found, “-”, letters of KQkq or files from a to { $last } expected.
refused-fen-castling-rook = Castling: “{ $found }” found, but there is no such rook beside a king on its back rank.
refused-fen-en-passant = En passant: “{ $found }” found, “-” or a square expected.
refused-fen-counter = Counter ({ $field }): “{ $found }” found, a whole number expected.
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
refused-link-part = “{ $found }” found, game=, start=, fen=, moves= or end= expected.
refused-link-twice = “{ $name }” found twice, once expected.
refused-link-no-game = No game named: game= expected.
refused-link-game = The game “{ $found }” is not known here.
refused-link-number = Start: “{ $found }” found, a number or two with a point between them expected.
refused-link-move = Move { $number }: { $why }
refused-link-end = End: “{ $found }” found, which is no way this game can have ended.

## Dice

dice-piece = { $step ->
    [light-bishop] { $side ->
        [black] Dark-squared bishop
       *[white] Light-squared bishop
    }
    [dark-bishop] { $side ->
        [black] Light-squared bishop
       *[white] Dark-squared bishop
    }
    [first-knight] First knight
    [second-knight] Second knight
    [first-consul] First consul
    [second-consul] Second consul
   *[queen] Queen
}
dice-ordinal = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[8] eighth
}
dice-squares = { $kind ->
    [light] the light squares
    [dark] the dark squares
   *[free] the free squares
}
dice-target = { $kind ->
    [light] the { $ordinal } light square
    [dark] the { $ordinal } dark square
   *[free] the { $ordinal } free square
}
dice-ahead = { $piece }: d{ $faces } on { $squares }
dice-placed = { $piece }: { $number } → { $target }, { $square }
dice-placed-spoken = { $piece }: { $number }, { $target }, { $square }
dice-again = { $number } → roll again
dice-again-alone = { $piece }: { $number } → roll again
dice-again-spoken = { $piece }: { $number }, roll again
dice-rest = The squares left: { $places }
dice-place = { $square } { $piece }
dice-place-free = { $square } free
dice-place-counted = { $square } free, number { $number }
dice-list = { $head }, { $tail }
dice-nothing = none
dice-grouped = { $head },{ $tail }

dice-prompt-roll = { $piece }: roll the d{ $faces }
dice-prompt-rolling = { $piece }: the d{ $faces } is rolling …
dice-prompt-rolling-again = { $piece }: the d{ $faces } is rolled again
dice-prompt-placing = { $piece } to { $square }
dice-prompt-enter = { $piece }: what does your d{ $faces } show?
dice-prompt-enter-again = { $piece }: roll your d{ $faces } again. What does it show?
dice-prompt-other = { $side } is drawn. Now draw { $other }.
dice-prompt-none = This row is none of the { $count } arrays. Start again.
dice-key = { $number }: { $square }
dice-key-again = { $number }: roll again

dice-result = Number { $number } of { $count }, mirrored by Black
dice-result-pair = White { $white }, Black { $black }: a pair of { $count }
dice-result-spoken = { $side }, number { $number }: { $pieces }
dice-side-number = { $side }: { $number }
dice-side-open = { $side }: not drawn yet
dice-number-refused = “{ $found }” is no number from 0 to { $last }.
dice-no-randomness = This browser gives no random numbers, so the dice cannot be rolled here. Roll your own dice and enter them.
