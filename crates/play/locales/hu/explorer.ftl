## The explorer of starting positions: fetched by the part of the page that has it

explorer-found = { $count ->
    [0] Nincs ilyen kezdőállás
    [one] { $count } kezdőállás található
   *[other] { $count } kezdőállás található
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
explorer-fault-term = „{ $found }” helyett ilyesmi kell: Ke, K:d-g, e:KQ, Q+K vagy C<K<C.
explorer-fault-role = „{ $term }”: „{ $found }” helyett ezek egyike kell: { $expected }.
explorer-fault-file = „{ $term }”: „{ $found }” helyett vonalak kellenek, a és { $last } között.
explorer-fault-cells = „{ $term }”: { $found } vonal van, { $expected } kell.
explorer-fault-mirrored = „|” itt nem lehet: mindkét félnek ugyanaz az alapállása.
explorer-fault-sides = Világos és Sötét alapállása után még ez áll: „{ $found }”, pedig ott már semmi sem kell.
