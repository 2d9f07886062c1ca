## Dice

dice-piece = { $step ->
    [order] Vezér vagy érsek először
    [first-of-two] { $role ->
        [role-queen] Vezér
        [role-archbishop] Érsek
       *[open] A kettő közül az első
    }
    [second-of-two] { $role ->
        [role-queen] Vezér
        [role-archbishop] Érsek
       *[open] A másik
    }
    [array] { $side ->
        [black] Sötét alapállása
       *[white] Világos alapállása
    }
    [chancellor] Kancellár
    [light-bishop] { $side ->
        [black] Sötét mezős futó
       *[white] Világos mezős futó
    }
    [dark-bishop] { $side ->
        [black] Világos mezős futó
       *[white] Sötét mezős futó
    }
    [first-knight] Első huszár
    [second-knight] Második huszár
    [first-consul] Első konzul
    [second-consul] Második konzul
   *[queen] Vezér
}
dice-ordinal = { $place ->
    [1] az első
    [2] a második
    [3] a harmadik
    [4] a negyedik
    [5] az ötödik
    [6] a hatodik
    [7] a hetedik
   *[8] a nyolcadik
}
dice-squares = { $kind ->
    [light] a világos mezőkre
    [dark] a sötét mezőkre
   *[free] a szabad mezőkre
}
dice-target = { $kind ->
    [light] { $ordinal } világos mező
    [dark] { $ordinal } sötét mező
   *[free] { $ordinal } szabad mező
}
dice-ahead = { $piece }: { $faces } oldalú kocka { $squares }
dice-ahead-order = { $piece }: { $faces } oldalú kocka, páratlan: { $odd }, páros: { $even }
dice-ahead-array = { $piece }: { $faces } oldalú kocka, { $count } közül egy
dice-parity = { $parity ->
    [odd] páratlan
   *[even] páros
}
dice-order = { $piece }: { $number }, { $parity } → { $first }
dice-order-spoken = { $piece }: { $number }, { $parity }, { $first }
dice-array = { $piece }: { $number } → { $letters }, { $known }
dice-array-spoken = { $piece }: { $number }
dice-array-choice = { $face }: { $letters }, { $known }
dice-chess960 = Chess960 { $number }
dice-known = { $number }
dice-unfit = { $number }. sorsolás: { $why } Új sorsolás jön.
dice-placed = { $piece }: { $number } → { $target }, { $square }
dice-placed-spoken = { $piece }: { $number }, { $target }, { $square }
dice-again = { $number } → új dobás
dice-again-alone = { $piece }: { $number } → új dobás
dice-again-spoken = { $piece }: { $number }, új dobás
dice-rest = A maradék mezők: { $places }
dice-place = { $square } { $piece }
dice-place-free = { $square } szabad
dice-place-counted = { $square } szabad, sorszáma { $number }
dice-list = { $head }, { $tail }
dice-nothing = semmi

dice-prompt-roll = { $piece }: dobás a { $faces } oldalú kockával
dice-prompt-rolling = { $piece }: gurul a { $faces } oldalú kocka…
dice-prompt-rolling-again = { $piece }: új dobás a { $faces } oldalú kockával
dice-prompt-placing = { $piece } ide: { $square }
dice-prompt-first = { $piece }: { $first }
dice-prompt-array = { $piece }: a dobott szám { $number } a { $faces } közül
dice-prompt-typed = { $piece }: { $number }, vagy jöhet még egy számjegy. Enterrel elfogadva: { $number }.
dice-prompt-enter = { $piece }: a { $faces } oldalú kocka száma?
dice-prompt-enter-again = { $piece }: új dobás kell a { $faces } oldalú kockával
dice-prompt-other = { $side } alapállása megvan. Most { $other } következik.
dice-prompt-none = Ez a sor nem alapállása a játéknak. Elölről kell kezdeni.
dice-prompt-unfit = Nem játszható: { $why } Elölről kell kezdeni.
dice-key = { $number }: { $square }
dice-key-meaning = { $number }: { $meaning }
dice-key-square = { $square }
dice-key-again = { $number }: új dobás

dice-result = Sorszám: { $number } (összesen { $count })
dice-result-played = Sorszám: { $number } (összesen { $count }, ebből { $played } játszható)
dice-result-pair = { $white } és { $black }, { $count } közül egy
dice-result-spoken = { $side }, sorszám { $number }: { $pieces }
dice-result-known-spoken = { $side }, { $known }: { $pieces }
dice-rank-of = { $side }: { $rank }
dice-side-number = { $side }: { $number }
dice-side-open = { $side }: nincs kisorsolva
dice-both-sides = Mindkét fél

dice-title = Alapállás sorsolása
dice-lead = A szám a balról számolt mezőt jelenti; ha egy számhoz nem jut mező, új dobás következik.
dice-lead-unfit = { $lead } Ha az alapállás szabályt sért, új sorsolás következik: a lehetséges { $count } közül { $played } játszható.
dice-lead-array = Mindkét félnek egy kocka: a dobott szám { $count } alapállás közül választ egyet, a Chess960-beli sorszámok rendjében.
dice-games = Játék
dice-method = Kocka
dice-method-screen = Dobás itt
dice-method-table = Saját kocka
dice-black = Sötét
dice-black-mirrored = Tükrözve
dice-black-separate = Külön
dice-sides = Kinek az alapállása
dice-picture = Az alapsor: { $rank }
dice-roll-next = Dobás
dice-roll-all = Minden dobás
dice-skip = A végére
dice-take-back = Visszavétel
dice-start-again = Elölről
dice-draw-again = Új sorsolás
dice-turn-to = { $side } sorsolása
dice-keys = A dobott szám
dice-keys-hint = A szám megérinthető vagy beírható. A Backspace visszavesz.
dice-keys-again = újra
dice-position = Állás
dice-number = Sorszám
dice-number-previous = Előző sorszám
dice-number-next = Következő sorszám
dice-number-random = Véletlen sorszám
dice-play = Játszma innen
dice-copy-link = Link másolása
dice-link = Link ehhez az álláshoz
dice-link-copied = Link másolva
dice-link-by-hand = A másolás itt nem engedélyezett. Ez a cím kézzel másolható.
dice-steps = Lépésről lépésre
dice-unfit-draws = Nem játszható sorsolások
dice-steps-found = Dobások, amelyek ehhez a sorszámhoz vezetnek
dice-number-refused = „{ $found }” helyett egész szám kell, { $first } és { $last } között.
dice-no-randomness = Ez a böngésző nem ad véletlen számokat, ezért itt nem lehet dobni. Saját kockával dobva a számok beírhatók.
