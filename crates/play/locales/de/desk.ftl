## What is prepared beside the game: the dialog that puts the board into a page

embed-title = Dieses Brett in eine Seite einbetten
embed-purpose = Wofür es da ist
embed-play = Zum Spielen
embed-diagram = Ein Diagramm
embed-piece = Die Züge einer Figur
embed-castlings = Die Rochaden, eine nach der anderen
embed-dice = Einen Start mit Würfeln auslosen
embed-replay = Die Züge nachspielen
embed-kind = Was die Seite annimmt
embed-element = HTML mit Skript
embed-frame = HTML ohne Skripte: ein Rahmen
embed-wiki = Die Vorlage eines Wikis
embed-text = Diesen Text in die Seite kopieren
embed-copy = Kopieren
embed-picture = Oder ein Bild speichern
embed-svg = SVG herunterladen
embed-png = PNG herunterladen
embed-preview = Vorschau
embed-link = Das Brett öffnen
embed-saved = { $file } wird gespeichert.
embed-png-failed = Der Browser konnte das Bild nicht zeichnen. Das SVG enthält dasselbe.
copied-embed = Kopiert.
games-title = Partien als PGN
games-this = Die Partie auf dem Brett
games-white = Weiß
games-black = Schwarz
games-event = Turnier
games-site = Ort
games-date = Datum
games-round = Runde
games-copy = Kopieren
games-save = Als Datei speichern
games-copied = Kopiert.
games-saved = { $file } wird gespeichert.
games-open = Partien öffnen
games-paste = PGN hier einfügen, oder eine Datei irgendwo auf der Seite ablegen
games-read = Öffnen
games-file = Datei wählen …
games-reading = Lesen: { $percent } %
games-cancel = Lesen abbrechen
games-none = In diesem Text ist keine Partie.
games-filter = Nach Name, Datum, Spiel oder Ergebnis filtern
games-found =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
games-more = Mehr zeigen
games-part = Die Partie bis dorthin öffnen
games-players = { $number }. { $white } – { $black }
