## The explorer of starting positions: fetched by the part of the page that has it

explorer-found = { $count ->
    [0] Keine Startstellung gefunden
    [one] { $count } Startstellung gefunden
   *[other] { $count } Startstellungen gefunden
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
explorer-fault-term = „{ $found }“ gefunden; erwartet: etwas wie Ke, K:d-g, e:KQ, Q+K oder C<K<C.
explorer-fault-role = „{ $found }“ in „{ $term }“ gefunden; erwartet: einer der Buchstaben { $expected }.
explorer-fault-file = „{ $found }“ in „{ $term }“ gefunden; erwartet: Linien von a bis { $last }.
explorer-fault-cells = „{ $term }“ hat { $found } Linien, erwartet: { $expected }.
explorer-fault-mirrored = „|“ gefunden, aber hier haben beide Seiten dieselbe Grundstellung.
explorer-fault-sides = „{ $found }“ nach den Grundstellungen von Weiß und Schwarz gefunden, nichts mehr erwartet.
