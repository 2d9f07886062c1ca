## A board in somebody else's page

embed-fault = { $parameter }: { $why }
embed-unknown = there is no such parameter. There are: { $known }.
embed-twice = found twice, once expected.
embed-long = longer than { $most } characters.
embed-expected = “{ $found }” found, { $expected } expected.
embed-no-piece = { $side } is to move and has no piece on “{ $found }”.
embed-not-drawn = the positions of “{ $found }” are not drawn with dice.
embed-replay-stands = the replay stands at move { $shown } of { $last }, and a move is added at its end only.
embed-faults-title = This board cannot be shown
embed-open = Consulboard
embed-open-label = Open this game on the whole page of Consulboard
embed-autoplay = Play all
embed-pause = Pause
embed-other-side = The other side’s pieces
embed-prompt-piece = Choose a piece to see its moves
embed-prompt-castlings =
    { $count ->
        [one] 1 castling: choose it, or a square it leads to
       *[other] { $count } castlings: choose one, or a square it leads to
    }
embed-castlings-none = No castling is possible in this position.
embed-move = { $number } { $move }
embed-start =
    { $count ->
        [0] No move
        [one] Start, 1 move
       *[other] Start, { $count } moves
    }
embed-again = From the beginning
embed-castling-previous = The castling before
embed-castling-next = The next castling
embed-castling = { $place } of { $count }: king to { $king }, rook to { $rook }
embed-castling-captures = { $place } of { $count }: king to { $king }, rook captures on { $rook }
embed-reach = On { $square }: { $piece }, { $moves }
embed-moves =
    { $count ->
        [0] no move
        [one] 1 move
       *[other] { $count } moves
    }
embed-list-castlings = Castlings
embed-list-moves = Moves
