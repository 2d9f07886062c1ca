## The board editor: fetched by the part of the page that has it

editor-prompt-hand = Eine Figur versetzen, oder eine neben dem Brett dazustellen
editor-prompt-held = Gewählt: { $piece }. Wohin?
editor-prompt-put = Gewählt: { $piece }. Felder besetzen; noch einmal gewählt, wird ein Feld leer
editor-prompt-erase = Felder wählen, die leer werden sollen
editor-prompt-castling = Türme wählen, die noch rochieren dürfen
editor-prompt-en-passant = Das Feld wählen, über das gerade ein Bauer gezogen ist: { $squares }
editor-prompt-no-passing = { $turn ->
    [white] Kein Feld: Ein schwarzer Bauer müsste gerade mit einem Doppelschritt neben einen weißen gezogen sein
   *[black] Kein Feld: Ein weißer Bauer müsste gerade mit einem Doppelschritt neben einen schwarzen gezogen sein
}
editor-right = Turm auf { $square } darf rochieren
editor-may-castle = darf rochieren
editor-passed = ein Bauer ist gerade darüber gezogen
editor-can-be-passed = ein Bauer kann gerade darüber gezogen sein
editor-playable = Diese Stellung kann gespielt werden.
editor-over = Die Partie ist hier zu Ende: { $result }.

editor-title = Stellungseditor
editor-game = Spiel
editor-tools = Was ein Klick auf das Brett tut
editor-hand = Versetzen
editor-erase = Löschen
editor-en-passant = En passant
editor-castling = Rochaderechte
editor-white-pieces = Weiße Figuren
editor-black-pieces = Schwarze Figuren
editor-play = Von hier an spielen
editor-start = Grundstellung
editor-number = Grundstellung nach Nummer
editor-number-sides = Oder zwei Nummern mit „/“ dazwischen: erst die der weißen Grundstellung, dann die der schwarzen.
editor-put-up = Aufstellen
editor-clear = Brett leeren
editor-turn = Am Zug
editor-passing = En passant: ein Bauer kam gerade über
editor-no-passing = kein Feld
editor-fullmoves = Nummer des Zuges
editor-halfmoves = Halbzüge ohne Schlagen oder Bauernzug
