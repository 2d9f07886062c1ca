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
games-title = Games as PGN
games-this = The game on the board
games-white = White
games-black = Black
games-event = Event
games-site = Place
games-date = Date
games-round = Round
games-copy = Copy
games-save = Save as a file
games-copied = Copied.
games-saved = { $file } is being saved.
games-open = Open games
games-paste = Paste a PGN here, or drop a file anywhere on the page
games-read = Open
games-file = Choose a file…
games-reading = Reading: { $percent } %
games-cancel = Stop reading
games-none = No game found in this text.
games-filter = Filter by player, date, game or result
games-found =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
games-more = Show more
games-part = Open the game up to there
games-players = { $number }. { $white } – { $black }
