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
