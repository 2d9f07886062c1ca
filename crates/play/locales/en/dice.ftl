## Dice

dice-piece = { $step ->
    [order] Queen or archbishop first
    [first-of-two] { $role ->
        [role-queen] Queen
        [role-archbishop] Archbishop
       *[open] The first of the two
    }
    [second-of-two] { $role ->
        [role-queen] Queen
        [role-archbishop] Archbishop
       *[open] The other one
    }
    [array] { $side ->
        [black] Black’s array
       *[white] White’s array
    }
    [chancellor] Chancellor
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
dice-ahead-order = { $piece }: d{ $faces }, odd { $odd }, even { $even }
dice-ahead-array = { $piece }: d{ $faces }, one of { $count }
dice-parity = { $parity ->
    [odd] odd
   *[even] even
}
dice-order = { $piece }: { $number }, { $parity } → { $first }
dice-order-spoken = { $piece }: { $number }, { $parity }, { $first }
dice-array = { $piece }: { $number } → { $letters }, { $known }
dice-array-spoken = { $piece }: { $number }
dice-array-choice = { $face }: { $letters }, { $known }
dice-chess960 = Chess960 { $number }
dice-known = { $number }
dice-unfit = Draw { $number }: { $why } Drawn again.
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

dice-prompt-roll = { $piece }: roll the d{ $faces }
dice-prompt-rolling = { $piece }: the d{ $faces } is rolling …
dice-prompt-rolling-again = { $piece }: the d{ $faces } is rolled again
dice-prompt-placing = { $piece } to { $square }
dice-prompt-first = { $piece }: { $first }
dice-prompt-array = { $piece }: number { $number } of { $faces }
dice-prompt-typed = { $piece }: { $number }, or type a second figure. Enter takes { $number }.
dice-prompt-enter = { $piece }: enter what the d{ $faces } shows
dice-prompt-enter-again = { $piece }: roll the d{ $faces } again
dice-prompt-other = { $side } is drawn. Now draw { $other }.
dice-prompt-none = This row is not an array of the game. Start again.
dice-prompt-unfit = Not played: { $why } Begin again.
dice-key = { $number }: { $square }
dice-key-meaning = { $number }: { $meaning }
dice-key-square = { $square }
dice-key-again = { $number }: roll again

dice-result = Number { $number } of { $count }
dice-result-played = Number { $number } of { $count }, one of the { $played } that are played
dice-result-pair = { $white } and { $black }, one of { $count }
dice-result-spoken = { $side }, number { $number }: { $pieces }
dice-result-known-spoken = { $side }, { $known }: { $pieces }
dice-rank-of = { $side }: { $rank }
dice-side-number = { $side }: { $number }
dice-side-open = { $side }: not drawn
dice-both-sides = Both sides

dice-title = Draw a starting position
dice-lead = Each number counts squares from the left; where there is no such square, the die is rolled again.
dice-lead-unfit = { $lead } An array that breaks a rule is drawn again: { $played } of { $count } are played.
dice-lead-array = One die for each side: its number picks one of { $count } arrays, in the order of their Chess960 numbers.
dice-games = Game
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
dice-draw-again = Roll all dice again
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
dice-unfit-draws = Draws that are not played
dice-steps-found = Rolls that lead to this number
dice-number-refused = “{ $found }” found, a whole number from { $first } to { $last } expected.
dice-no-randomness = This browser gives no random numbers, so the dice cannot be rolled here. Roll your own dice and enter them.
