## What was not accepted

refused-and = { $first } { $second }
refused-move-examples = { $why } Möglich ist hier etwa { $examples }.
refused-move-empty = Erst einen Zug eingeben.
refused-move-unreadable = „{ $found }“ ist nicht als Zug lesbar.
refused-move-illegal = „{ $found }“ ist hier kein regelgerechter Zug.
refused-move-ambiguous = „{ $found }“ kann mehrere Züge bedeuten: { $candidates }. Welcher ist gemeint?
refused-elsewhere = Die Uhr läuft: Ein Zug an dieser Stelle wäre keiner der Partie. Zuerst zurück zur Partie oder hier weiterspielen.
refused-start-not-numbered = { $game } hat nur eine einzige Grundstellung; eine Nummer ist nicht nötig.
refused-start-number-needed = { $game } hat viele Grundstellungen: Eine Nummer ist nötig.
refused-start-not-mirrored = { $game }: Die schwarze Grundstellung spiegelt die weiße. Beide Seiten haben darum eine gemeinsame Nummer, nicht { $white } und { $black }.
refused-start-number = Eine Grundstellung { $found } gibt es nicht: Die Nummern gehen von { $first } bis { $last }.
refused-start-unfit = Grundstellung { $found } wird nicht gespielt: { $why }
array-unprotected-pawn = Der Bauer auf der { $file }-Linie ist ungedeckt.
array-neighbouring-bishops = Zwei Läufer stehen nebeneinander, der linke auf der { $file }-Linie.
array-like-gothic =
    { $differing ->
        [0] Das ist die Grundstellung von Gothic Chess; drei Felder müssen anders sein.
       *[other] Nur { $differing } Felder sind anders als in Gothic Chess, drei sind nötig.
    }
refused-fen-empty = Die FEN ist leer: Sie beginnt mit den Figuren.
refused-fen-rows = Figuren: { $expected } Reihen mit „/“ dazwischen erwartet, gefunden: { $found }.
refused-fen-width = Figuren: Reihe { $rank } hat { $found } Felder, erwartet: { $expected }.
refused-fen-letter = Figuren: „{ $found }“ gefunden auf Reihe { $rank }; erwartet: eine Zahl oder einer der Buchstaben { $expected }.
refused-fen-turn = Seite am Zug: „{ $found }“ gefunden, „w“ oder „b“ erwartet.
refused-fen-castling = Rochade: „{ $found }“ gefunden; erwartet: „-“, Buchstaben aus KQkq oder Linien von a bis { $last }.
refused-fen-castling-rook = Rochade: „{ $found }“ gefunden, aber neben einem König auf seiner Grundreihe steht kein solcher Turm.
refused-fen-en-passant = En passant: „{ $found }“ gefunden, „-“ oder ein Feld erwartet.
refused-fen-counter =
    { $field ->
        [halfmove-clock] Halbzugzähler
       *[move-number] Zugnummer
    }: „{ $found }“ gefunden, eine ganze Zahl erwartet.
refused-fen-trailing = „{ $found }“ nach dem letzten Teil gefunden, nichts mehr erwartet.
refused-setup-royals = { $side } braucht genau 1 × { $piece }, gefunden: { $found }.
refused-setup-castle = Der Löwe auf { $square } steht außerhalb seiner Burg.
refused-setup-foreign = Auf { $square } steht eine Figur, die es in diesem Spiel nicht gibt: { $piece }.
refused-setup-off-board = Auf { $square } steht eine Figur neben dem Brett.
refused-setup-pawn = Auf { $square } kann kein Bauer stehen: Das ist die erste oder letzte Reihe.
refused-setup-check = { $side } steht im Schach, ist aber nicht am Zug.
refused-setup-castling-rook = Rochade: Auf { $square } steht kein Turm.
refused-setup-castling-king = Rochade: Der König von { $side } steht nicht auf seiner Grundreihe.
refused-setup-castling-rooks = Rochade: { $side } hat zwei Rochadetürme auf einer Seite des Königs, einer ist erwartet.
refused-setup-en-passant = En passant: Über { $square } kann gerade kein Bauer gezogen sein.
refused-link-part = „{ $found }“ gefunden; erwartet: game=, start=, fen=, moves=, notes=, tags= oder end=.
refused-link-twice = „{ $name }“ zweimal gefunden, einmal erwartet.
refused-link-start-and-fen = Sowohl start= als auch fen= gefunden, nur eines davon erwartet.
refused-link-no-game = Kein Spiel genannt: game= erwartet.
refused-link-game = Das Spiel „{ $found }“ ist hier nicht bekannt.
refused-link-view = Die Adresse „#{ $found }“ führt hier nirgendwohin.
refused-link-number = Start: „{ $found }“ gefunden; erwartet: eine Zahl, oder zwei mit einem Punkt dazwischen.
refused-link-move = Zug { $number }: { $why }
refused-link-end = Ende: „{ $found }“ gefunden; so kann diese Partie nicht geendet haben.
refused-pgn = Zeile { $line }, Spalte { $column }: { $why }
refused-pgn-at = Zeile { $line }, Spalte { $column }, bei { $move }: { $why }
refused-pgn-over = „{ $found }“ nach dem Ende der Partie gefunden, ihr Ergebnis erwartet.
refused-pgn-deep = Varianten sind mehr als { $most }-fach verschachtelt.
refused-pgn-not-open = „)“ gefunden, ein Zug oder das Ergebnis erwartet: Keine Variante ist offen.
refused-pgn-open-variation = Die Partie endet in einer Variante, „)“ erwartet.
refused-pgn-open-comment = Ein Kommentar hat kein Ende, „{ "}" }“ erwartet.
