## About

about-title = Über Consulboard
about-lead = Consulboard ist ein Brett für zwei an einem Bildschirm, für Consulchess, Consulchess 42k und verwandte Spiele.
about-inventor = Der Erfinder von Consulchess ist Tibor Nagy aus Ungarn.
about-rules = Die Regeln sind hier in eigenen Worten nacherzählt, nach dem Wiki von Consulchess und seiner Seite „Rules & FAQ“; die Seite „Regeln“ nennt jeden Punkt, der zu entscheiden blieb.
about-program = Das Programm prüft jeden Zug und kennt jedes Partieende, schreibt die Partie mit und hebt sie auf diesem Gerät bei den eigenen Partien auf.
about-private = Nichts wird irgendwohin geschickt: Es gibt keine Konten, keine Cookies und keine Anfragen an andere Seiten. Ein Link zu einer Partie enthält die ganze Partie.
about-licence = Das Programm und seine Zeichnungen dürfen unter der MIT- oder der Apache-2.0-Lizenz frei verwendet werden.
