## What was not accepted

refused-and = { $first } { $second }
refused-move-examples = { $why } Itt lehetséges például: { $examples }.
refused-move-empty = Előbb egy lépést kell beírni.
refused-move-unreadable = „{ $found }” nem olvasható lépésként.
refused-move-illegal = „{ $found }” itt nem szabályos lépés.
refused-move-ambiguous = „{ $found }” több lépést is jelenthet: { $candidates }. Melyik legyen?
refused-elsewhere = Jár az óra: az itteni lépés nem a játszmáé lenne. Előbb vissza a játszmához, vagy folytassa innen.
refused-start-not-numbered = { $game }: ennek a játéknak egyetlen alapállása van, nem kell sorszám.
refused-start-number-needed = { $game }: ennek a játéknak sok alapállása van, sorszám is kell.
refused-start-not-mirrored = { $game }: Sötét alapállása tükrözi Világosét, ezért a két félnek közös sorszáma van, nem { $white } és { $black }.
refused-start-number = Nincs { $found } sorszámú alapállás: a legkisebb sorszám { $first }, a legnagyobb { $last }.
refused-start-unfit = Nem játszható alapállás ({ $found }): { $why }
array-unprotected-pawn = ezen a vonalon védtelen a gyalog: { $file }.
array-neighbouring-bishops = két futó áll egymás mellett, a bal oldali vonala: { $file }.
array-like-gothic =
    { $differing ->
        [0] ez a Gothic Chess alapállása, három mezőn el kell térnie.
       *[other] csak { $differing } mezőn tér el a Gothic Chess alapállásától, három kell.
    }
refused-fen-empty = A FEN üres: a bábukkal kell kezdődnie.
refused-fen-rows = Bábuk: { $found } sor van, { $expected } kell, „/” jellel elválasztva.
refused-fen-width = Bábuk, { $rank }. sor: { $found } mező van, { $expected } kell.
refused-fen-letter = Bábuk, { $rank }. sor: „{ $found }” helyett szám kell, vagy ezek egyike: { $expected }.
refused-fen-turn = Lépésen lévő fél: „{ $found }” helyett „w” vagy „b” kell.
refused-fen-castling = Sáncolás: „{ $found }” helyett „-”, KQkq betűi vagy vonalak kellenek, a és { $last } között.
refused-fen-castling-rook = Sáncolás: „{ $found }” nem lehet, mert az alapsorán álló király mellett nincs ilyen bástya.
refused-fen-en-passant = Menet közbeni ütés: „{ $found }” helyett „-” vagy egy mező kell.
refused-fen-counter =
    { $field ->
        [halfmove-clock] Féllépés-számláló
       *[move-number] Lépésszám
    }: „{ $found }” helyett egész szám kell.
refused-fen-trailing = Az utolsó rész után még ez áll: „{ $found }”, pedig ott már semmi sem kell.
refused-setup-royals = { $side }: pontosan egy { $piece } kell, { $found } van.
refused-setup-castle = Az oroszlán a várán kívül áll: { $square }.
refused-setup-foreign = Ebben a játékban nincs { $piece }, mégis áll egy itt: { $square }.
refused-setup-off-board = A tábla mellett áll egy bábu: { $square }.
refused-setup-pawn = Az első és az utolsó soron nem állhat gyalog: { $square }.
refused-setup-check = { $side } sakkban áll, pedig nem { $side } lép.
refused-setup-castling-rook = Sáncolás: ezen a mezőn nincs bástya: { $square }.
refused-setup-castling-king = Sáncolás: { $side } királya nem az alapsorán áll.
refused-setup-castling-rooks = Sáncolás: { $side } királyának egyik oldalán két sáncoló bástya van, egy kell.
refused-setup-en-passant = Menet közbeni ütés: ezen a mezőn most nem haladhatott át gyalog: { $square }.
refused-link-part = „{ $found }” helyett game=, start=, fen=, moves=, notes=, tags= vagy end= kell.
refused-link-twice = „{ $name }” kétszer szerepel, csak egyszer lehet.
refused-link-start-and-fen = start= és fen= is szerepel, csak az egyik lehet.
refused-link-no-game = Nincs megadva a játék: game= kell.
refused-link-game = „{ $found }” nevű játék itt nem ismert.
refused-link-view = A „#{ $found }” cím itt nem vezet sehová.
refused-link-number = Alapállás: „{ $found }” helyett egy szám kell, vagy kettő ponttal elválasztva.
refused-link-move = { $number }. lépés: { $why }
refused-link-end = Vég: „{ $found }” – így ez a játszma nem érhetett véget.
refused-pgn = { $line }. sor, { $column }. oszlop: { $why }
refused-pgn-at = { $line }. sor, { $column }. oszlop, ennél: { $move }. { $why }
refused-pgn-over = „{ $found }” a játszma vége után áll, ott csak az eredmény lehet.
refused-pgn-deep = A változatok több mint { $most } szint mélyen ágyazódnak egymásba.
refused-pgn-not-open = „)” itt nem lehet, mert nincs nyitott változat: lépés vagy eredmény kell.
refused-pgn-open-variation = A játszma egy változaton belül ér véget, „)” hiányzik.
refused-pgn-open-comment = Egy megjegyzésnek nincs vége, „{ "}" }” hiányzik.
