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
