## The explorer of starting positions: fetched by the part of the page that has it

explorer-found = { $count ->
    [0] No starting position found
    [one] { $count } starting position found
   *[other] { $count } starting positions found
}
explorer-on = { $piece } on { $files }
explorer-one-of = { $file }: { $pieces }
explorer-none-of = { $file }: no { $pieces }
explorer-or = { $first } or { $second }
explorer-then = { $first }, { $second }
explorer-nothing = nothing
explorer-light = a light square
explorer-dark = a dark square
explorer-among = one of the files { $files }
explorer-place = { $piece } on { $place }
explorer-nth = { $piece } no. { $which } from the left on { $place }
explorer-beside = { $one } beside { $other }
explorer-apart = no { $one } beside { $other }
explorer-order = from left to right: { $pieces }
explorer-all = also arrays that are not played
explorer-broken-pawn = only arrays with an unprotected pawn
explorer-broken-bishops = only arrays with two bishops side by side
explorer-broken-gothic = only arrays too much like Gothic Chess
explorer-fault-term = “{ $found }” found, one such as { $king }e, { $king }:d-g, e:{ $king }{ $queen }, { $queen }+{ $king } or { $rook }<{ $king }<{ $rook } expected.
explorer-fault-role = “{ $found }” found in “{ $term }”, one of { $expected } expected.
explorer-fault-file = “{ $found }” found in “{ $term }”, files from a to { $last } expected.
explorer-fault-cells = “{ $term }” fills { $found } of { $expected } files.
explorer-fault-mirrored = “|” found, but both sides have the same array here.
explorer-fault-sides = “{ $found }” found after White’s and Black’s array, nothing more expected.
explorer-title = All starting positions
explorer-lead = Look through them, or say what you are looking for: what stands on which file, and what beside what.
explorer-games = Games
explorer-filter = What you are looking for
explorer-text = Short form
explorer-text-example = for example { $king }e { $rook }aj { $bishop }+{ $bishop }
explorer-text-help = { $king }e: king on e. { $rook }:a-d: a rook on a to d. e:{ $king }{ $queen }: king or queen on e. { $bishop }+{ $bishop }: bishops side by side. { $king }/{ $queen }: king not beside queen. { $rook }<{ $king }<{ $rook }: from left to right.
explorer-squares = What may stand where
explorer-relations = How pieces stand to each other
explorer-sides = Whose array
explorer-both = Both sides
explorer-clear = Clear
explorer-list = Starting positions found
explorer-chosen = Chosen starting position
explorer-previous = Previous one found
explorer-next = Next one found
explorer-random = At random
explorer-none = No array has all of this together. Leave out one condition, or clear the filter to see all of them.
explorer-keys = Arrow keys, Page Up, Page Down, Home, End; Enter plays.
explorer-castlings = { $count ->
    [one] { $count } castling
   *[other] { $count } castlings
}
explorer-castlings-pair = castlings: White { $white }, Black { $black }
explorer-castlings-crowded = { $side ->
    [white] White: { $together } with both rooks at home and nothing else in the way
    [black] Black: { $together } with both rooks at home and nothing else in the way
   *[both] { $together } with both rooks at home and nothing else in the way
}
explorer-option = Number { $number }: { $pieces }; { $castlings }
explorer-option-pair = Number { $number }: White: { $pieces }; Black: { $black }; { $castlings }
explorer-number = { $number }
explorer-heading = Number { $number }
explorer-elsewhere = Number { $number } is not among those found. The next one is shown.
explorer-play = Play it
explorer-dice = Show in the dice view
