## One's own games: shown by the part of the page that is fetched when it is wanted

library-title = My games
library-lead = Every game that is begun here is kept in this browser from its first move on, and nowhere else.
library-empty = No game is kept yet. The first move on the board puts one here; games from a file come by Import.
library-searching = Searching: { $percent } %
library-none = No game fits this.
library-missing = This browser does not let the page keep games here; that is so in some private windows. Everything else works: the game on the board can be kept as a file under PGN….
library-filter = Filter by name, player, date, game or result
library-filter-short = Player, date, game, result
library-found =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
library-more = Show more
library-import = Import…
library-export = Export all
library-stop = Stop
library-players = { $white } – { $black }
library-unnamed = ?
library-moves =
    { $count ->
        [0] no move
        [one] 1 move
       *[other] { $count } moves
    }
library-goes-on = in progress
library-here = on the board
library-open = Open { $name }
library-rename = Rename
library-name = Name of the game
library-download = Download as PGN
library-delete = Delete
library-deleted = { $name } was deleted.
library-deleted-here = { $name } was deleted. It still stands on the board; played on, it is kept again.
library-undo = Undo
library-exporting = Exporting: { $percent } %
library-exported =
    { $count ->
        [one] 1 game is being saved as { $file }.
       *[other] { $count } games are being saved as { $file }.
    }
library-exported-some = { $file } is being saved; { $failed } of { $count } games could not be read.
library-importing = Importing: { $percent } %
library-imported =
    { $count ->
        [0] Nothing new was found in this file.
        [one] 1 game was imported.
       *[other] { $count } games were imported.
    }
library-imported-some = { $imported } Here already: { $known }. Faulty, and taken over up to the fault only: { $broken }.
library-import-none = No game was found in this file.
library-full = The storage of this browser is full. Nothing was lost, but this could not be kept. Export all games to a file, then delete some.
library-lasting = This browser keeps them for good.
library-passing = When space gets short on this device, the browser may delete them.
library-passing-still = The browser did not agree to keep them in any case. What is exported to a file is safe.
library-keep = Ask it to keep them
