## What is prepared beside the game: the dialog that puts the board into a page

embed-title = Put this board into a page
embed-purpose = What it is for
embed-play = Playing
embed-diagram = A diagram
embed-piece = The moves of a piece
embed-castlings = The castlings, one by one
embed-dice = Drawing a start with dice
embed-replay = Replaying the moves
embed-kind = What the page takes
embed-element = HTML with a script
embed-frame = HTML without scripts: a frame
embed-wiki = The template of a wiki
embed-text = Copy this into the page
embed-copy = Copy
embed-picture = Or keep a picture
embed-svg = Download SVG
embed-png = Download PNG
embed-preview = Preview
embed-link = Open the board
embed-saved = { $file } is being saved.
embed-png-failed = The browser could not draw the picture. The SVG holds the same.
copied-embed = Copied.
