## Clocks: fetched by the part of the page that has them

clock = Clock
clock-own = Other times…
clock-own-example = 5+3, 5d3 or 40/90+30
clock-pause = Pause
clock-resume = Let it run
clock-tap = Pause, or give and take time
clock-over = The game is over. Take back goes on with it; then time can be given.
clock-less = −1 min
clock-more = +1 min
clock-bullet = Bullet
clock-blitz = Blitz
clock-rapid = Rapid
clock-classical = Classical
clock-preset = { $times } · { $pace }
clock-none = No clock
clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
clock-seconds = { $seconds } seconds
clock-minutes-seconds = { $minutes } min { $seconds } s
clock-moves = { $moves ->
    [one] { $time } for { $moves } move
   *[other] { $time } for { $moves } moves
}
clock-fischer = { $time }, { $seconds } s more for each move
clock-delay = { $time }, the first { $seconds } s of each move not counted
clock-bronstein = { $time }, up to { $seconds } s of each move given back
clock-then = { $before }; then { $next }
clock-sides = White: { $white }. Black: { $black }.
clock-left-hours = { $side }: { $hours } h { $minutes } min { $seconds } s
clock-left-minutes = { $side }: { $minutes } min { $seconds } s
clock-left-seconds = { $side }: { $seconds } s
clock-fault-empty = A time is missing: type one such as 5+3, or “-” for no clock.
clock-fault-period = Time: “{ $found }” found, one such as 5+3, 5d3 or 40/90+30 expected.
clock-fault-moves = Number of moves: “{ $found }” found, a whole number from 1 expected.
clock-fault-time = Time: “{ $found }” found, more than nothing and at most a hundred hours expected.
clock-fault-endless = Time: “{ $found }” found before another period, a number of moves expected in it.
clock-fault-periods = Time: { $count } periods found, at most 12 expected.
clock-fault-sides = Time: “{ $found }” found after White’s and Black’s, nothing more expected.
clock-fault-saved = The clock could not be restored: “{ $found }” found, times expected.
