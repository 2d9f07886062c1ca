## What is prepared beside the game: the dialog that puts the board into a page

embed-title = A tábla beágyazása egy oldalba
embed-purpose = Mire szolgál
embed-play = Játékra
embed-diagram = Diagram
embed-piece = Egy bábu lépései
embed-castlings = A sáncolások egyenként
embed-dice = Alapállás sorsolása kockával
embed-replay = A lépések visszajátszása
embed-kind = Mit fogad el az oldal
embed-element = HTML szkripttel
embed-frame = HTML szkript nélkül: keret
embed-wiki = Wikisablon
embed-text = Ezt kell az oldalba másolni
embed-copy = Másolás
embed-picture = Vagy mentés képként
embed-svg = SVG letöltése
embed-png = PNG letöltése
embed-preview = Előnézet
embed-link = A tábla megnyitása
embed-saved = { $file } mentése folyamatban.
embed-png-failed = A böngésző nem tudta megrajzolni a képet. Az SVG ugyanezt tartalmazza.
copied-embed = Másolva.
games-title = Játszmák PGN-ként
games-this = A táblán lévő játszma
games-white = Világos
games-black = Sötét
games-event = Verseny
games-site = Helyszín
games-date = Dátum
games-round = Forduló
games-copy = Másolás
games-save = Mentés fájlba
games-copied = Másolva.
games-saved = { $file } mentése folyamatban.
games-open = Játszmák megnyitása
games-paste = Ide illeszthető be a PGN; fájl az oldalon bárhová ejthető
games-read = Megnyitás
games-file = Fájl választása…
games-reading = Olvasás: { $percent }%
games-cancel = Olvasás leállítása
games-none = Ebben a szövegben nincs játszma.
games-filter = Szűrés név, dátum, játék vagy eredmény szerint
games-found =
    { $count ->
        [one] 1 játszma
       *[other] { $count } játszma
    }
games-more = Továbbiak
games-part = A játszma megnyitása eddig
games-players = { $number }. { $white } – { $black }
