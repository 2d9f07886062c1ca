## The explorer of starting positions: fetched by the part of the page that has it

explorer-found = { $count ->
    [0] Keine Grundstellung gefunden
    [one] { $count } Grundstellung gefunden
   *[other] { $count } Grundstellungen gefunden
}
explorer-on = { $piece } auf Linie { $files }
explorer-one-of = { $file }: { $pieces }
explorer-none-of = { $file }: nicht { $pieces }
explorer-or = { $first } oder { $second }
explorer-then = { $first }, { $second }
explorer-nothing = nichts
explorer-light = auf einem hellen Feld
explorer-dark = auf einem dunklen Feld
explorer-among = auf einer der Linien { $files }
explorer-place = { $piece } { $place }
explorer-nth = { $which }. { $piece } von links { $place }
explorer-beside = { $one } neben { $other }
explorer-apart = { $one } nicht neben { $other }
explorer-order = von links nach rechts: { $pieces }
explorer-all = auch Grundstellungen, die nicht gespielt werden
explorer-broken-pawn = nur Grundstellungen mit einem ungedeckten Bauern
explorer-broken-bishops = nur Grundstellungen mit zwei Läufern nebeneinander
explorer-broken-gothic = nur Grundstellungen, die der von Gothic Chess zu ähnlich sind
explorer-fault-term = „{ $found }“ gefunden; erwartet: etwas wie { $king }e, { $king }:d-g, e:{ $king }{ $queen }, { $queen }+{ $king } oder { $rook }<{ $king }<{ $rook }.
explorer-fault-role = „{ $found }“ in „{ $term }“ gefunden; erwartet: einer der Buchstaben { $expected }.
explorer-fault-file = „{ $found }“ in „{ $term }“ gefunden; erwartet: Linien von a bis { $last }.
explorer-fault-cells = „{ $term }“ belegt { $found } von { $expected } Linien.
explorer-fault-mirrored = „|“ gefunden, aber hier haben beide Seiten dieselbe Grundstellung.
explorer-fault-sides = „{ $found }“ nach den Grundstellungen von Weiß und Schwarz gefunden, nichts mehr erwartet.
explorer-title = Alle Grundstellungen
explorer-lead = Hier kann man sie durchsehen oder sagen, was man sucht: was auf welcher Linie steht und was neben wem.
explorer-games = Spiele
explorer-filter = Was gesucht wird
explorer-text = Kurzform
explorer-text-example = zum Beispiel { $king }e { $rook }aj { $bishop }+{ $bishop }
explorer-text-help = { $king }e: König auf e. { $rook }:a-d: ein Turm auf a bis d. e:{ $king }{ $queen }: König oder Dame auf e. { $bishop }+{ $bishop }: Läufer nebeneinander. { $king }/{ $queen }: König nicht neben der Dame. { $rook }<{ $king }<{ $rook }: von links nach rechts.
explorer-squares = Was wo stehen darf
explorer-relations = Wie Figuren zueinander stehen
explorer-sides = Wessen Grundstellung
explorer-both = Beide Seiten
explorer-clear = Leeren
explorer-list = Gefundene Grundstellungen
explorer-chosen = Gewählte Grundstellung
explorer-previous = Vorige gefundene
explorer-next = Nächste gefundene
explorer-random = Zufällig
explorer-none = Keine Grundstellung hat alles das zugleich. Eine Bedingung weglassen, oder den Filter leeren, um alle zu sehen.
explorer-keys = Pfeiltasten, Bild auf, Bild ab, Pos1, Ende; Enter spielt.
explorer-castlings = { $count ->
    [one] { $count } Rochade
   *[other] { $count } Rochaden
}
explorer-castlings-pair = Rochaden: Weiß { $white }, Schwarz { $black }
explorer-castlings-crowded = { $side ->
    [white] Weiß: { $together }, wenn beide Türme zu Hause stehen und sonst nichts im Weg ist
    [black] Schwarz: { $together }, wenn beide Türme zu Hause stehen und sonst nichts im Weg ist
   *[both] { $together }, wenn beide Türme zu Hause stehen und sonst nichts im Weg ist
}
explorer-option = Nummer { $number }: { $pieces }; { $castlings }
explorer-option-pair = Nummer { $number }: Weiß: { $pieces }; Schwarz: { $black }; { $castlings }
explorer-number = { $number }
explorer-heading = Nummer { $number }
explorer-elsewhere = Nummer { $number } ist nicht unter den gefundenen. Gezeigt wird die nächste.
explorer-play = Diese spielen
explorer-dice = Bei den Würfeln zeigen
