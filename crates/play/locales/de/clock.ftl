## Clocks: fetched by the part of the page that has them

clock = Uhr
clock-own = Andere Zeiten …
clock-own-example = 5+3, 5d3 oder 40/90+30
clock-pause = Anhalten
clock-resume = Weiter
clock-tap = Anhalten, Zeit geben oder abziehen
clock-over = Die Partie ist zu Ende. „Zug zurücknehmen“ setzt sie fort; dann kann Zeit gegeben werden.
clock-less = −1 min
clock-more = +1 min
clock-bullet = Bullet
clock-blitz = Blitz
clock-rapid = Schnellschach
clock-classical = Klassisch
clock-preset = { $times } · { $pace }
clock-none = Ohne Uhr
clock-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
clock-seconds = { $seconds } Sekunden
clock-minutes-seconds = { $minutes } min { $seconds } s
clock-moves = { $moves ->
    [one] { $time } für { $moves } Zug
   *[other] { $time } für { $moves } Züge
}
clock-fischer = { $time }, je Zug { $seconds } s mehr
clock-delay = { $time }, die ersten { $seconds } s jedes Zuges zählen nicht
clock-bronstein = { $time }, je Zug bis zu { $seconds } s zurück
clock-then = { $before }; danach { $next }
clock-sides = Weiß: { $white }. Schwarz: { $black }.
clock-left-hours = { $side }: { $hours } h { $minutes } min { $seconds } s
clock-left-minutes = { $side }: { $minutes } min { $seconds } s
clock-left-seconds = { $side }: { $seconds } s
clock-fault-empty = Es fehlt eine Zeit: etwa 5+3 eingeben, oder „-“ für keine Uhr.
clock-fault-period = Zeit: „{ $found }“ gefunden; erwartet: eine wie 5+3, 5d3 oder 40/90+30.
clock-fault-moves = Zahl der Züge: „{ $found }“ gefunden; erwartet: eine ganze Zahl ab 1.
clock-fault-time = Zeit: „{ $found }“ gefunden; erwartet: mehr als nichts und höchstens hundert Stunden.
clock-fault-endless = Zeit: „{ $found }“ vor einem weiteren Abschnitt gefunden; darin wird eine Zahl von Zügen erwartet.
clock-fault-periods = Zeit: { $count } Abschnitte gefunden, höchstens 12 erwartet.
clock-fault-sides = Zeit: „{ $found }“ nach den Zeiten von Weiß und Schwarz gefunden, nichts mehr erwartet.
clock-fault-saved = Die Uhr konnte nicht wiederhergestellt werden: „{ $found }“ gefunden, Zeiten erwartet.
