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
explorer-fault-term = “{ $found }” found, one such as Ke, K:d-g, e:KQ, Q+K or C<K<C expected.
explorer-fault-role = “{ $found }” found in “{ $term }”, one of { $expected } expected.
explorer-fault-file = “{ $found }” found in “{ $term }”, files from a to { $last } expected.
explorer-fault-cells = “{ $term }” has { $found } files, { $expected } expected.
explorer-fault-mirrored = “|” found, but both sides have the same array here.
explorer-fault-sides = “{ $found }” found after White’s and Black’s array, nothing more expected.
