## The explorer of starting positions: fetched by the part of the page that has it

explorer-found = { $count ->
    [0] Nincs ilyen alapállás
    [one] { $count } alapállás található
   *[other] { $count } alapállás található
}
explorer-on = { $piece }, vonal: { $files }
explorer-one-of = { $file }: { $pieces }
explorer-none-of = { $file }: nem { $pieces }
explorer-or = { $first } vagy { $second }
explorer-then = { $first }, { $second }
explorer-nothing = semmi
explorer-light = világos mezőn
explorer-dark = sötét mezőn
explorer-among = e vonalak egyikén: { $files }
explorer-place = { $piece } { $place }
explorer-nth = balról { $which }. { $piece } { $place }
explorer-beside = { $one } és { $other } egymás mellett
explorer-apart = { $one } és { $other } nem egymás mellett
explorer-order = balról jobbra: { $pieces }
explorer-all = a nem játszható alapállások is
explorer-broken-pawn = csak olyan alapállások, amelyekben van védtelen gyalog
explorer-broken-bishops = csak olyan alapállások, amelyekben két futó áll egymás mellett
explorer-broken-gothic = csak olyan alapállások, amelyek túl hasonlók a Gothic Chess alapállásához
explorer-fault-term = „{ $found }” helyett ilyesmi kell: { $king }e, { $king }:d-g, e:{ $king }{ $queen }, { $queen }+{ $king } vagy { $rook }<{ $king }<{ $rook }.
explorer-fault-role = „{ $term }”: „{ $found }” helyett ezek egyike kell: { $expected }.
explorer-fault-file = „{ $term }”: „{ $found }” helyett vonalak kellenek, a és { $last } között.
explorer-fault-cells = „{ $term }”: { $found } vonal van, { $expected } kell.
explorer-fault-mirrored = „|” itt nem lehet: mindkét félnek ugyanaz az alapállása.
explorer-fault-sides = Világos és Sötét alapállása után még ez áll: „{ $found }”, pedig ott már semmi sem kell.
explorer-title = Az összes alapállás
explorer-lead = Itt végig lehet nézni őket, vagy meg lehet adni, mi a keresett: melyik vonalon mi álljon, és mi mellett mi.
explorer-games = Játékok
explorer-filter = A keresés feltételei
explorer-text = Rövid alak
explorer-text-example = például { $king }e { $rook }aj { $bishop }+{ $bishop }
explorer-text-help = { $king }e: király az e vonalon. { $rook }:a-d: bástya az a–d vonalak egyikén. e:{ $king }{ $queen }: király vagy vezér az e vonalon. { $bishop }+{ $bishop }: két futó egymás mellett. { $king }/{ $queen }: király és vezér nem egymás mellett. { $rook }<{ $king }<{ $rook }: balról jobbra.
explorer-squares = Mi hol állhat
explorer-relations = Hogyan állnak a bábuk egymáshoz képest
explorer-sides = Kinek az alapállása
explorer-both = Mindkét fél
explorer-clear = Törlés
explorer-list = Talált alapállások
explorer-chosen = A kiválasztott alapállás
explorer-previous = Előző találat
explorer-next = Következő találat
explorer-random = Véletlen
explorer-none = Nincs olyan alapállás, amelyben mindez egyszerre megvan. Egy feltételt el lehet hagyni, vagy a szűrő törlésével mind látható.
explorer-keys = Nyílbillentyűk, Page Up, Page Down, Home, End; az Enter indítja a játszmát.
explorer-castlings = { $count ->
    [one] { $count } sáncolás
   *[other] { $count } sáncolás
}
explorer-castlings-pair = sáncolások: Világos { $white }, Sötét { $black }
explorer-castlings-crowded = { $side ->
    [white] Világos: { $together }, ha mindkét bástya a helyén áll, és más nincs útban
    [black] Sötét: { $together }, ha mindkét bástya a helyén áll, és más nincs útban
   *[both] { $together }, ha mindkét bástya a helyén áll, és más nincs útban
}
explorer-option = Sorszám: { $number }; { $pieces }; { $castlings }
explorer-option-pair = Sorszám: { $number }; Világos: { $pieces }; Sötét: { $black }; { $castlings }
explorer-number = { $number }
explorer-heading = Sorszám: { $number }
explorer-elsewhere = A találatok között nincs ilyen sorszám: { $number }. A következő látható.
explorer-play = Játszma ezzel
explorer-dice = Megmutatás a kockáknál
