## What is expected

prompt-to-move = { $side } to move
prompt-paused = { $side } to move: until then the clock is stopped
prompt-relocate = { $side }: swap the { $piece } with a marked piece, or keep it
prompt-check = { $side } to move, in check
prompt-target = Choose a square for the { $piece }
prompt-target-or-rook = Choose a square for the { $piece }, or a rook to castle with
prompt-no-move = This { $piece } has no legal move
prompt-king-target = Castling: choose a square for the king
prompt-king-target-only = Castling: one square for the king; choose it to go on
prompt-rook-target = Castling: choose a square for the rook
prompt-rook-target-only = Castling: one square for the rook; choose it to castle
prompt-promotion = Promotion: choose a piece
prompt-chain = Leap on, or stop here: choose the landing again
prompt-looking-back = Looking at an earlier position
prompt-variation = Looking at a variation

## What a screen reader is told

position-piece = { $piece } { $square }
position-words = White: { $white }. Black: { $black }. { $side } to move.
announce-move = { $side }: { $move }
announce-move-check = { $played }, check
announce-move-result = { $played }. { $result }
cell-empty = { $square }
cell-piece = { $square }, { $piece }
cell-marked = { $cell }, { $mark }
mark-last-from = last move from here
mark-last-to = last move
mark-check = in check
mark-threatened = can be captured by the other side
mark-selected = selected
mark-target = can move here
mark-capture = can capture here
mark-landing = can land here
mark-stop = landed here; choose it again to stop
mark-drowning = drowns this turn if it stays
mark-drown-target = would drown here
mark-prey = captured by this chain
mark-relocatee = can change places with it
mark-castling-rook = can castle with this rook
mark-king-target = castling square for the king
mark-rook-target = castling square for the rook
mark-rook-capture = castling square for the rook, captures

## What is drawn on the board and done with the lines

pen-green = green
pen-red = red
pen-yellow = yellow
pen-blue = blue
drawn-circle = { $pen } circle on { $square }
drawn-arrow = { $pen } arrow from { $from } to { $to }
said-drawn = { $what }
said-wiped = wiped off: { $what }
said-draw = Drawing in { $pen } from { $square }: go to another square for an arrow and press the letter again
said-promoted = The variation is one place further up
said-main = This line is the game now
said-deleted = Line deleted. Ctrl+Z brings it back
said-brought-back = The line is back

## How games end

result-checkmate = { $winner } wins by checkmate
result-resignation = { $winner } wins by resignation
result-time = { $winner } wins on time
result-lion = { $winner } wins by capturing the lion
result-no-moves = { $winner } wins: no move is left
result-won = { $winner } wins
result-stalemate = Draw by stalemate
result-dead-position = Draw: neither side can mate
result-agreement = Draw by agreement
result-threefold = Draw by threefold repetition
result-fivefold = Draw by fivefold repetition
result-fifty = Draw by the fifty-move rule
result-seventy-five = Draw by the seventy-five-move rule
result-time-bare-king = Draw: time ran out, but the opponent has only a king
result-bare-lions = Draw: only the lions are left
result-drawn = Draw
