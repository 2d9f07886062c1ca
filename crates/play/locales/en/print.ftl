## Scoresheets on paper: fetched by the part of the page that has them

print-title = Print a scoresheet
print-explanation = What is left empty has a line to be filled in by hand.
print-game = This game
print-blank = Empty scoresheet
print-date = Date
print-result = Result
print-time = Time
print-start = The starting position
print-after = Position after { $move }
print-position = The position on the board
print-page = { $title }: page { $page } of { $count }
print-short = Variations and comments are not printed.
print-clocks = Clocks at the end: White { $white }, Black { $black }
print-signatures = Signatures
print-rolls = Rolls that lead to it
print-rolls-of = { $side }: rolls that lead to it
