## A board in somebody else's page

embed-fault = { $parameter }: { $why }
embed-unknown = nincs ilyen paraméter. Ezek vannak: { $known }.
embed-twice = kétszer szerepel, csak egyszer lehet.
embed-long = hosszabb, mint { $most } karakter.
embed-expected = „{ $found }” helyett kell: { $expected }.
embed-no-piece = { $side } lép, és ezen a mezőn nincs bábuja: „{ $found }”.
embed-not-drawn = ennek a játéknak az állásait nem kockával sorsolják: „{ $found }”.
embed-replay-stands = a visszajátszás itt áll: { $shown } / { $last } lépés; új lépés csak a végére kerülhet.
embed-faults-title = Ez a tábla nem jeleníthető meg
embed-open = Consulboard
embed-open-label = A játszma megnyitása a Consulboard teljes oldalán
embed-autoplay = Lejátszás
embed-pause = Szünet
embed-other-side = A másik fél bábui
embed-prompt-piece = Egy bábut kiválasztva láthatók a lépései
embed-prompt-castlings =
    { $count ->
        [one] 1 sáncolás: ez vagy egyik célmezője választható
       *[other] { $count } sáncolás: egyikük vagy egy célmező választható
    }
embed-castlings-none = Ebben az állásban nem lehet sáncolni.
embed-move = { $number } { $move }
embed-start =
    { $count ->
        [0] Nincs lépés
        [one] Alapállás, 1 lépés
       *[other] Alapállás, { $count } lépés
    }
embed-again = Elölről
embed-castling-previous = Az előző sáncolás
embed-castling-next = A következő sáncolás
embed-castling = { $place } / { $count }: király ide: { $king }, bástya ide: { $rook }
embed-castling-captures = { $place } / { $count }: király ide: { $king }, bástya üt itt: { $rook }
embed-reach = Mező: { $square }; { $piece }, { $moves }
embed-moves =
    { $count ->
        [0] nincs lépése
        [one] 1 lépés
       *[other] { $count } lépés
    }
embed-list-castlings = Sáncolások
embed-list-moves = Lépések
