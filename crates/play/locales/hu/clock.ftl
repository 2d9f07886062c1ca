## Clocks: fetched by the part of the page that has them

clock = Óra
clock-own = Egyéb idő…
clock-own-example = 5+3, 5d3 vagy 40/90+30
clock-pause = Megállítás
clock-resume = Folytatás
clock-tap = Megállítás, idő hozzáadása vagy elvétele
clock-over = A játszmának vége. A „Lépés visszavétele” folytatja; azután adható idő.
clock-less = −1 perc
clock-more = +1 perc
clock-bullet = Bullet
clock-blitz = Villám
clock-rapid = Rapid
clock-classical = Klasszikus
clock-preset = { $times } · { $pace }
clock-none = Óra nélkül
clock-minutes = { $minutes ->
    [one] { $minutes } perc
   *[other] { $minutes } perc
}
clock-seconds = { $seconds } másodperc
clock-minutes-seconds = { $minutes } perc { $seconds } mp
clock-moves = { $moves ->
    [one] { $time } { $moves } lépésre
   *[other] { $time } { $moves } lépésre
}
clock-fischer = { $time }, lépésenként { $seconds } mp többlet
clock-delay = { $time }, minden lépés első { $seconds } másodperce nem számít
clock-bronstein = { $time }, lépésenként legfeljebb { $seconds } mp visszajár
clock-then = { $before }; azután { $next }
clock-sides = Világos: { $white }. Sötét: { $black }.
clock-left-hours = { $side }: { $hours } óra { $minutes } perc { $seconds } mp
clock-left-minutes = { $side }: { $minutes } perc { $seconds } mp
clock-left-seconds = { $side }: { $seconds } mp
clock-fault-empty = Hiányzik az idő: lehet például 5+3, vagy „-”, ha nincs óra.
clock-fault-period = Idő: „{ $found }” helyett ilyen kell: 5+3, 5d3 vagy 40/90+30.
clock-fault-moves = Lépésszám: „{ $found }” található, 1 vagy nagyobb egész szám kell.
clock-fault-time = Idő: „{ $found }” helyett nullánál több, de legfeljebb száz óra kell.
clock-fault-endless = Idő: „{ $found }” után még egy szakasz jön, ezért lépésszám is kell bele.
clock-fault-periods = Idő: { $count } szakasz van, legfeljebb 12 lehet.
clock-fault-sides = Idő: Világos és Sötét ideje után még ez áll: „{ $found }”, pedig ott már semmi sem kell.
clock-fault-saved = Az óra nem állítható vissza: „{ $found }” helyett idők kellenek.
