## A board in somebody else's page

embed-fault = { $parameter }: { $why }
embed-unknown = there is no such parameter. There are: { $known }.
embed-twice = found twice, once expected.
embed-long = longer than { $most } characters.
embed-expected = “{ $found }” found, { $expected } expected.
embed-no-piece = { $side } is to move and has no piece on “{ $found }”.
embed-not-drawn = the positions of “{ $found }” are not drawn with dice.
embed-faults-title = This board cannot be shown
embed-open = Consulboard
embed-open-label = Open this game on the whole page of Consulboard
embed-autoplay = Play all
embed-pause = Pause
embed-other-side = The other side’s pieces
embed-prompt-piece = Choose a piece to see its moves
embed-prompt-castlings = Choose a castling, or the king and a rook on the board
embed-castlings-none = No castling is possible in this position.
embed-move = { $number } { $move }
embed-of = { $place } of { $count }
