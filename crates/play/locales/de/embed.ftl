## A board in somebody else's page

embed-fault = { $parameter }: { $why }
embed-unknown = Diesen Parameter gibt es nicht. Es gibt: { $known }.
embed-twice = Zweimal gefunden, einmal erwartet.
embed-long = Länger als { $most } Zeichen.
embed-expected = „{ $found }“ gefunden; erwartet: { $expected }.
embed-no-piece = { $side } ist am Zug und hat keine Figur auf „{ $found }“.
embed-not-drawn = Die Stellungen von „{ $found }“ werden nicht mit Würfeln ausgelost.
embed-replay-stands = Es wird Zug { $shown } von { $last } gezeigt; ein Zug wird nur am Ende angefügt.
embed-faults-title = Dieses Brett kann nicht gezeigt werden
embed-open = Consulboard
embed-open-label = Diese Partie auf der ganzen Seite von Consulboard öffnen
embed-autoplay = Abspielen
embed-pause = Pause
embed-other-side = Die Figuren der anderen Seite
embed-prompt-piece = Eine Figur wählen, um ihre Züge zu sehen
embed-prompt-castlings =
    { $count ->
        [one] 1 Rochade: sie wählen oder ein Feld, zu dem sie führt
       *[other] { $count } Rochaden: eine wählen oder ein Feld, zu dem sie führt
    }
embed-castlings-none = In dieser Stellung ist keine Rochade möglich.
embed-move = { $number } { $move }
embed-start =
    { $count ->
        [0] Kein Zug
        [one] Start, 1 Zug
       *[other] Start, { $count } Züge
    }
embed-again = Von vorn
embed-castling-previous = Die vorige Rochade
embed-castling-next = Die nächste Rochade
embed-castling = { $place } von { $count }: König nach { $king }, Turm nach { $rook }
embed-castling-captures = { $place } von { $count }: König nach { $king }, Turm schlägt auf { $rook }
embed-reach = Auf { $square }: { $piece }, { $moves }
embed-moves =
    { $count ->
        [0] kein Zug
        [one] 1 Zug
       *[other] { $count } Züge
    }
embed-list-castlings = Rochaden
embed-list-moves = Züge
