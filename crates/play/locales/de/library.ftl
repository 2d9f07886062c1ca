## One's own games: shown by the part of the page that is fetched when it is wanted

library-title = Meine Partien
library-lead = Jede Partie, die hier begonnen wird, wird vom ersten Zug an in diesem Browser aufgehoben und nirgendwo sonst.
library-empty = Noch ist keine Partie aufgehoben. Der erste Zug auf dem Brett bringt eine hierher; Partien aus einer Datei kommen über „Importieren“.
library-searching = Suche: { $percent } %
library-none = Keine Partie passt dazu.
library-missing = Dieser Browser lässt die Seite hier keine Partien aufheben; das ist in manchen privaten Fenstern so. Alles andere geht: Die Partie auf dem Brett lässt sich unter „PGN …“ als Datei sichern.
library-filter = Nach Name, Spieler, Datum, Spiel oder Ergebnis filtern
library-filter-short = Spieler, Datum, Ergebnis
library-found =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
library-more = Mehr anzeigen
library-import = Importieren …
library-export = Alle exportieren
library-stop = Anhalten
library-players = { $white } – { $black }
library-unnamed = ?
library-moves =
    { $count ->
        [0] kein Zug
        [one] 1 Zug
       *[other] { $count } Züge
    }
library-goes-on = nicht beendet
library-here = auf dem Brett
library-open = { $name } öffnen
library-rename = Umbenennen
library-name = Name der Partie
library-download = Als PGN herunterladen
library-delete = Löschen
library-deleted = { $name } wurde gelöscht.
library-deleted-here = { $name } wurde gelöscht. Die Partie steht noch auf dem Brett; wer sie weiterspielt, hat sie wieder hier.
library-undo = Rückgängig
library-exporting = Export: { $percent } %
library-exported =
    { $count ->
        [one] 1 Partie wird als { $file } gespeichert.
       *[other] { $count } Partien werden als { $file } gespeichert.
    }
library-exported-some = { $file } wird gespeichert; { $failed } von { $count } Partien waren nicht lesbar.
library-importing = Import: { $percent } %
library-imported =
    { $count ->
        [0] In dieser Datei ist nichts Neues.
        [one] 1 Partie wurde importiert.
       *[other] { $count } Partien wurden importiert.
    }
library-imported-some = { $imported } Schon vorhanden: { $known }. Fehlerhaft und nur bis zum Fehler übernommen: { $broken }.
library-import-none = In dieser Datei wurde keine Partie gefunden.
library-full = Der Speicher dieses Browsers ist voll. Es ging nichts verloren, aber dies konnte nicht aufgehoben werden. Bitte alle Partien in eine Datei exportieren und dann einige löschen.
library-lasting = Dieser Browser bewahrt sie dauerhaft auf.
library-passing = Wird der Platz auf diesem Gerät knapp, kann der Browser sie löschen.
library-passing-still = Der Browser hat nicht zugesagt, sie in jedem Fall aufzuheben. Was in eine Datei exportiert ist, ist sicher.
library-keep = Den Browser bitten, sie zu behalten
