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
prompt-chain = Leap on, or choose the landing again to stop
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
mark-drowning = drowns this turn if it stays
mark-drown-target = would drown here
mark-prey = captured by this chain
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
dice-prompt-enter = { $piece }: enter what the d{ $faces } shows
dice-prompt-enter-again = { $piece }: roll the d{ $faces } again
dice-prompt-other = { $side } is drawn. Now draw { $other }.
dice-prompt-none = This row is not an array of the game. Start again.
dice-prompt-unfit = Not played: { $why } Start again.
dice-key = { $number }: { $square }
dice-key-square = { $square }
dice-key-again = { $number }: roll again

dice-result = Number { $number } of { $count }
dice-result-pair = { $white } and { $black }, one of { $count }
dice-result-spoken = { $side }, number { $number }: { $pieces }
dice-side-number = { $side }: { $number }
dice-side-open = { $side }: not drawn
dice-both-sides = Both sides

dice-title = Draw a starting position
dice-lead = Numbers count squares from the left; one without a square is rolled again.
dice-method = Dice
dice-method-screen = Roll here
dice-method-table = My own dice
dice-black = Black
dice-black-mirrored = Mirrored
dice-black-separate = Separate
dice-sides = Whose array
dice-picture = The rank: { $rank }
dice-roll-next = Roll next
dice-roll-all = Roll all
dice-skip = Skip
dice-take-back = Take back
dice-start-again = Start again
dice-turn-to = Draw { $side }
dice-keys = The number your die shows
dice-keys-hint = Tap the number or type it. Backspace takes back.
dice-keys-again = again
dice-position = Position
dice-number = Number
dice-number-previous = Previous number
dice-number-next = Next number
dice-number-random = Random number
dice-play = Play this position
dice-copy-link = Copy link
dice-link = Link to this position
dice-link-copied = Link copied
dice-link-by-hand = Copying is not allowed here. Copy this address by hand.
dice-steps = Step by step
dice-steps-found = Rolls that lead to this number
dice-number-refused = “{ $found }” found, a whole number from { $first } to { $last } expected.
dice-no-randomness = This browser gives no random numbers, so the dice cannot be rolled here. Roll your own dice and enter them.

## Page

app-name = Consulboard
page-title = { $page } – Consulboard
nav = Consulboard
nav-home = Consulboard: to the board
nav-dice = Dice
nav-rules = Rules
nav-about = About
nav-keys = ? Keys
table = The game
board = Board
toolbar = Moves back and forth, view
undo = Take back
redo = Play again
flip = Turn the board
step-back = Step back
to-game = Back to game
continue-here = Continue here
king-to-square = King to { $square }
king-to-rook-square = King to { $square }, the rook’s own square
moves = Moves
moves-none = No move yet. Click a piece, then a square; or drag it.
move-number = { $number }.
walk = Look at earlier positions
walk-first = To the start
walk-previous = One move back
walk-next = One move on
walk-last = To the last move
subtitle = { $start } · { $edition }
start-number = Position { $number }
start-pair = Positions { $white } and { $black }
start-fen = From a position
edition-faq = Rules & FAQ: 65 castlings
edition-faq-note = The king may go as far as a corner, and the castling rook may capture.
edition-wiki = Wiki 2024: 47 castlings
edition-wiki-note = No king in the corner (but in 42k), and no capture by castling.
edition-no-castling = No castling
edition-targets = Castling as in Chess960
resign = Resign
resign-title = Resign?
resign-explanation = The other side wins at once.
resign-white = White resigns
resign-black = Black resigns
draw = Draw
draw-claim = Draw: it can be claimed
draw-title = A draw?
draw-explanation = Agreed only if both players want it.
draw-agree = Both agree to a draw
claim-threefold = Claim: same position for the third time
claim-fifty = Claim: fifty moves without capture or pawn move
play-on = Play on
rematch = Rematch
captured = captured: { $pieces }
captured-and = { $first }, { $second }
captured-counted = { $count } × { $piece }
castling = Castling
castling-rooks = Rooks { $files }
castling-rook = Rook { $files }
castling-none = No right left
castling-now =
    { $count ->
        [0] none now
        [one] 1 possible
       *[other] { $count } possible
    }
castling-line = { $rooks }: { $now }
move-label = Type a move
move-placeholder = Type: Cd4, e2e4
move-play = Play
copy-link = Copy link
copied-link = Link copied
position = Position…
position-title = Position
position-explanation = This is the position on the board as a FEN. Paste another one to set it up: a new game begins there.
position-fen = FEN
position-copy = Copy
position-load = Set up
copied-fen = FEN copied
copy-failed = Copying is not allowed here. The text is selected: copy it by hand.
link-title = Link to this game
link-explanation = Copying is not allowed here. Copy this address by hand.
flip-after-move = Turn the board after each move
face-to-face = Face to face: turn the far player’s pieces
new-game = New game
new-game-game = Game
new-game-consulchess = One array: knights, bishops and consuls stand in pairs.
new-game-42k = One of 42,000 arrays, drawn by dice.
new-game-start = Starting position
new-game-dice = Draw it with dice
new-game-dice-note = Rolled on the screen, or entered from real dice.
new-game-number = By its number
new-game-number-note = From 0 to 41,999.
new-game-number-bad = “{ $found }” found, a whole number from 0 to { $last } expected.
new-game-edition = Edition
new-game-replaces = The game in progress ends.
new-game-go = Start
new-game-go-dice = To the dice
cancel = Cancel
close = Close
to-board = To the board
refused-title-link = This link is damaged
refused-title-saved = The saved game could not be read
refused-title-start = This start does not exist
refused-kept = Nothing was changed or overwritten.
refused-back = Back to the board
keys-title = Keys
keys-tab = To the board, and on from it
keys-arrows = Move the cursor over the board
keys-space = Space
keys-enter = Choose a piece or a square
keys-escape = One step back
keys-this = Show the keys
keys-on = Use single letters as keys
crash-title = Consulboard has stopped
crash-explanation = That is a fault in the program, not yours. The game is saved up to the last move and comes back when the page is loaded again.
crash-position = The position:
crash-reload = Load again
example-again = From the start

## Rules

rules-title = The rules of Consulchess
rules-lead = Consulchess is chess on ten files with one more piece, the consul, and with a castling that leaves the king and the rook a choice of squares. Who plays chess needs to learn nothing else.
rules-board-title = Board and array
rules-board = The board has ten files, a to j, and eight ranks; the corner a1 is dark. The pieces stand on the first two ranks as in chess, with a consul on each side of king and queen.
rules-array = From a to j: rook, knight, bishop, consul, queen, king, consul, bishop, knight, rook, the same for both sides.
rules-consul-title = The consul
rules-consul = The consul moves and captures one, two or three squares in any of the eight directions.
rules-consul-free = A consul on an empty board: every square it may go to has a dot. Play it; the kings may move too.
rules-consul-bridge = Over two squares it does not matter whether the square between is empty or occupied, by friend or foe: the consul slides or jumps. Over three squares the two squares between must be alike: both empty, or both occupied. Pieces that are jumped over stay on the board.
rules-consul-bridge-caption = To the right both squares between are occupied, so h4 can be reached. Straight ahead e5 is occupied and e6 is empty: the consul jumps to e6, but not on to e7.
rules-consul-check = A consul gives check in the same way. A check over a bridge of two pieces cannot be blocked; it ends when the king leaves, when the consul is captured, or when a piece of the bridge goes away. A piece that enters a square between can open such a check as well as close one.
rules-consul-check-caption = Black is in check over the bridge f6, f7. Moving the knight away breaks the bridge.
rules-castling-title = Free castling
rules-castling = King and rook castle along the back rank, and the player chooses where they go:
rules-castling-towards = The king moves towards the rook by at least one square, the rook towards the king by at least one square.
rules-castling-pass = Afterwards they have changed sides. Both may go beyond the other’s square.
rules-castling-empty = Every square that one of them crosses or lands on is empty, the two themselves not counted.
rules-castling-check = The king is not in check, crosses no attacked square, and is not in check afterwards.
rules-castling-moved = Neither of the two has moved before. Each king castles once.
rules-castling-caption = The king of f1 with both rooks. Choose a ringed rook, then a square for the king, then one for the rook.
rules-castling-count = With one rook on a1 or j1 and an otherwise bare rank there are 65 castlings, 35 to the left and 30 to the right; without the corners for the king there are 47. With both rooks at home each blocks the other’s corner: 56 of the 65 are left, and 40 of the 47.
rules-castling-capture = In the edition of the Rules & FAQ the rook may capture on the square where it lands, anything but the king. What it captures no longer attacks the square where the king lands, but it did attack the squares that the king crossed.
rules-castling-how = On this board: click the king and then a rook, or drag the king onto the rook, and the squares for the king are shown; then those for the rook. A second click on the same rook chooses the rook instead. A square two or more steps away can also be clicked at once.
rules-castling-notation = A castling is written by the files where king and rook land: 0-0-i-h is king to i, rook to h. A capture is marked by an x, as in 0-0-i-xh.
rules-rest-title = Everything else
rules-pawns = Pawns are those of chess, with the double step and en passant. They are promoted to queen, consul, rook, bishop or knight.
rules-end = The game ends by checkmate, stalemate, resignation or agreement as in chess, and when neither side can mate any more. Draws by threefold repetition and fifty moves are claimed; fivefold repetition and seventy-five moves end the game at once.
rules-42k-title = Consulchess 42k
rules-42k = The same game from one of 42,000 arrays: the bishops stand on squares of different colour, the king between his rooks, and Black mirrors White file by file. The two sides can also draw for themselves, which makes 1,764,000,000 positions. The king may castle into the corner in both editions.
rules-42k-dice = An array is drawn with a die of six and a die of eight, always counting free squares from the left: the bishop on light squares, the bishop on dark squares, two knights with the die of eight, two consuls, the queen, then rook, king and rook on what is left. Numbers that have no square are rolled again.
rules-42k-number = Each array has a number from 0 to 41,999.
rules-editions-title = Two editions
rules-editions = The two sources differ in castling. The edition of the Rules & FAQ lets the king go into the corner and the rook capture: 65 castlings. The wiki of 2024 does neither: 47. The choice is made when a game begins.
rules-decisions-title = Where the sources leave it open
rules-decision-promotion = A pawn may become a consul: the rules of chess hold, with one piece more.
rules-decision-reach = In 42k the king may also go beyond the rook’s own square.
rules-decision-count = The wiki’s 56 castlings for 42k with the king on e1 or f1 are those with both rooks at home; counted one rook at a time they are 65.
rules-decision-notation = A castling whose rook captures is written with an x before the rook’s file.
rules-decision-number = The numbers of the arrays are this program’s own, in the order of the dice.
rules-sources-title = Sources
rules-sources = The Consulchess wiki (main page, Castling Possibilities, Consulchess 42k; as of February 2024) and the Consulchess page “Rules & FAQ”. Where both are silent the Laws of Chess of the FIDE hold.

## About

about-title = About
about-lead = Consulboard is a board for two players at one screen, for Consulchess and Consulchess 42k.
about-inventor = The inventor of Consulchess is Tibor Nagy of Hungary.
about-rules = The rules are retold here in our own words after the Consulchess wiki and its page “Rules & FAQ”; the page Rules names every point that was left to decide.
about-program = The program checks every move and knows every ending, writes the game down, and keeps it on this device until the next visit.
about-private = Nothing is sent anywhere: there are no accounts, no cookies and no requests to other sites. A link to a game holds the whole game in itself.
about-licence = The program and its drawings are free to use under the MIT or the Apache 2.0 licence.
