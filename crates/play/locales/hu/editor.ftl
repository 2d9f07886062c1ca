## The board editor: fetched by the part of the page that has it

editor-prompt-hand = Egy bábu áthelyezhető, vagy a tábla mellől új tehető fel
editor-prompt-held = Hová kerüljön a { $piece }?
editor-prompt-put = Mely mezőkre kerüljön a { $piece }? Újra kiválasztva a mező kiürül
editor-prompt-erase = Mely mezők ürüljenek ki?
editor-prompt-castling = Mely bástyák sáncolhatnak még?
editor-prompt-en-passant = Melyik mezőn haladt át az imént egy gyalog? Lehetséges: { $squares }
editor-prompt-no-passing = { $turn ->
    [white] Nincs ilyen mező: ahhoz egy sötét gyalognak az imént kettőt lépve egy világos mellé kellett volna érnie
   *[black] Nincs ilyen mező: ahhoz egy világos gyalognak az imént kettőt lépve egy sötét mellé kellett volna érnie
}
editor-right = Sáncolhat a bástya itt: { $square }
editor-may-castle = sáncolhat
editor-passed = az imént áthaladt itt egy gyalog
editor-can-be-passed = az imént áthaladhatott itt egy gyalog
editor-playable = Ez az állás játszható.
editor-over = A játszma itt véget ért: { $result }.

editor-title = Állásszerkesztő
editor-game = Játék
editor-tools = Mit tesz egy kattintás a táblán
editor-hand = Mozgatás
editor-erase = Törlés
editor-en-passant = En passant
editor-castling = Sáncjogok
editor-white-pieces = Világos bábui
editor-black-pieces = Sötét bábui
editor-play = Játszma innen
editor-start = Alapállás
editor-number = Alapállás sorszám szerint
editor-number-sides = Vagy két sorszám, közöttük „/”: előbb Világos, aztán Sötét alapállásáé.
editor-put-up = Felállítás
editor-clear = Tábla ürítése
editor-turn = Lépésen
editor-passing = Menet közbeni ütés: gyalog haladt át ezen
editor-no-passing = egyik mező sem
editor-fullmoves = Lépés száma
editor-halfmoves = Féllépések ütés és gyaloglépés nélkül
