## Dice

dice-piece = { $step ->
    [order] Dame oder Erzbischof zuerst
    [first-of-two] { $role ->
        [role-queen] Dame
        [role-archbishop] Erzbischof
       *[open] Die erste der beiden Figuren
    }
    [second-of-two] { $role ->
        [role-queen] Dame
        [role-archbishop] Erzbischof
       *[open] Die andere Figur
    }
    [array] { $side ->
        [black] Grundstellung von Schwarz
       *[white] Grundstellung von Weiß
    }
    [chancellor] Kanzler
    [light-bishop] { $side ->
        [black] Schwarzfeldriger Läufer
       *[white] Weißfeldriger Läufer
    }
    [dark-bishop] { $side ->
        [black] Weißfeldriger Läufer
       *[white] Schwarzfeldriger Läufer
    }
    [first-knight] Erster Springer
    [second-knight] Zweiter Springer
    [first-consul] Erster Konsul
    [second-consul] Zweiter Konsul
   *[queen] Dame
}
dice-ordinal = { $place ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
    [6] sechste
    [7] siebte
   *[8] achte
}
dice-squares = { $kind ->
    [light] auf den hellen Feldern
    [dark] auf den dunklen Feldern
   *[free] auf den freien Feldern
}
dice-target = { $kind ->
    [light] das { $ordinal } helle Feld
    [dark] das { $ordinal } dunkle Feld
   *[free] das { $ordinal } freie Feld
}
dice-ahead = { $piece }: W{ $faces } { $squares }
dice-ahead-order = { $piece }: W{ $faces }, ungerade: { $odd }, gerade: { $even }
dice-ahead-array = { $piece }: W{ $faces }, eine von { $count }
dice-parity = { $parity ->
    [odd] ungerade
   *[even] gerade
}
dice-order = { $piece }: { $number }, { $parity } → { $first }
dice-order-spoken = { $piece }: { $number }, { $parity }, { $first }
dice-array = { $piece }: { $number } → { $letters }, { $known }
dice-array-spoken = { $piece }: { $number }
dice-array-choice = { $face }: { $letters }, { $known }
dice-chess960 = Chess960 { $number }
dice-known = { $number }
dice-unfit = Auslosung { $number }: { $why } Neu ausgelost.
dice-placed = { $piece }: { $number } → { $target }, { $square }
dice-placed-spoken = { $piece }: { $number }, { $target }, { $square }
dice-again = { $number } → noch einmal würfeln
dice-again-alone = { $piece }: { $number } → noch einmal würfeln
dice-again-spoken = { $piece }: { $number }, noch einmal würfeln
dice-rest = Die übrigen Felder: { $places }
dice-place = { $square } { $piece }
dice-place-free = { $square } frei
dice-place-counted = { $square } frei, Nummer { $number }
dice-list = { $head }, { $tail }
dice-nothing = nichts

dice-prompt-roll = { $piece }: den W{ $faces } werfen
dice-prompt-rolling = { $piece }: Der W{ $faces } rollt …
dice-prompt-rolling-again = { $piece }: Der W{ $faces } wird noch einmal geworfen
dice-prompt-placing = { $piece } nach { $square }
dice-prompt-first = { $piece }: { $first }
dice-prompt-array = { $piece }: Zahl { $number } von { $faces }
dice-prompt-typed = { $piece }: { $number } oder eine zweite Ziffer. Enter nimmt { $number }.
dice-prompt-enter = { $piece }: Zahl des W{ $faces } eingeben
dice-prompt-enter-again = { $piece }: den W{ $faces } noch einmal werfen
dice-prompt-other = { $side } ist ausgelost. Nun { $other } auslosen.
dice-prompt-none = Diese Reihe ist keine Grundstellung des Spiels. Neu beginnen.
dice-prompt-unfit = Nicht gespielt: { $why } Neu beginnen.
dice-key = { $number }: { $square }
dice-key-meaning = { $number }: { $meaning }
dice-key-square = { $square }
dice-key-again = { $number }: noch einmal würfeln

dice-result = Nummer { $number } von { $count }
dice-result-played = Nummer { $number } von { $count }, eine der { $played } gespielten
dice-result-pair = { $white } und { $black }, eine von { $count }
dice-result-spoken = { $side }, Nummer { $number }: { $pieces }
dice-result-known-spoken = { $side }, { $known }: { $pieces }
dice-rank-of = { $side }: { $rank }
dice-side-number = { $side }: { $number }
dice-side-open = { $side }: nicht ausgelost
dice-both-sides = Beide Seiten

dice-title = Eine Grundstellung auslosen
dice-lead = Jede Zahl zählt die Felder von links; gehört zu ihr kein Feld, wird noch einmal gewürfelt.
dice-lead-unfit = { $lead } Eine Grundstellung, die eine Regel verletzt, wird neu ausgelost: { $played } von { $count } werden gespielt.
dice-lead-array = Ein Würfel für jede Seite: Seine Zahl wählt eine von { $count } Grundstellungen, in der Reihenfolge ihrer Nummern im Chess960.
dice-games = Spiel
dice-method = Würfel
dice-method-screen = Hier würfeln
dice-method-table = Eigene Würfel
dice-black = Schwarz
dice-black-mirrored = Gespiegelt
dice-black-separate = Getrennt
dice-sides = Wessen Grundstellung
dice-picture = Die Grundreihe: { $rank }
dice-roll-next = Würfeln
dice-roll-all = Alles würfeln
dice-skip = Zum Ende
dice-take-back = Zurücknehmen
dice-start-again = Neu beginnen
dice-draw-again = Alles neu würfeln
dice-turn-to = { $side } auslosen
dice-keys = Die gewürfelte Zahl
dice-keys-hint = Die Zahl antippen oder eingeben. Die Rücktaste nimmt zurück.
dice-keys-again = neu
dice-position = Stellung
dice-number = Nummer
dice-number-previous = Vorige Nummer
dice-number-next = Nächste Nummer
dice-number-random = Zufallsnummer
dice-play = Diese Stellung spielen
dice-copy-link = Link kopieren
dice-link = Link zu dieser Stellung
dice-link-copied = Link kopiert
dice-link-by-hand = Kopieren ist hier nicht erlaubt. Diese Adresse bitte von Hand kopieren.
dice-steps = Schritt für Schritt
dice-unfit-draws = Auslosungen, die nicht gespielt werden
dice-steps-found = Würfe, die zu dieser Nummer führen
dice-number-refused = „{ $found }“ gefunden; erwartet: eine ganze Zahl von { $first } bis { $last }.
dice-no-randomness = Dieser Browser liefert keine Zufallszahlen, darum kann hier nicht gewürfelt werden. Es geht mit eigenen Würfeln, deren Zahlen eingegeben werden.
