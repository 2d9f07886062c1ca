## What is expected

prompt-to-move = { $side } lép
prompt-paused = { $side } lép; addig áll az óra
prompt-relocate = { $side }: a { $piece } helyet cserél egy megjelölt bábuval, vagy marad
prompt-check = { $side } lép, sakkban áll
prompt-target = Hová lépjen a { $piece }?
prompt-target-or-rook = Hová lépjen a { $piece }, vagy melyik bástyával sáncoljon?
prompt-no-move = A { $piece } most nem léphet
prompt-king-target = Sáncolás: hová kerüljön a király?
prompt-king-target-only = Sáncolás: csak egy mező jut a királynak; azt kiválasztva folytatódik
prompt-rook-target = Sáncolás: hová kerüljön a bástya?
prompt-rook-target-only = Sáncolás: csak egy mező jut a bástyának; azt kiválasztva sáncol
prompt-promotion = Átváltozás: mivé váljon a gyalog?
prompt-chain = Ugrás tovább, vagy megállás itt: az érkezési mezőt újra kiválasztva
prompt-looking-back = Egy korábbi állás látható
prompt-variation = Egy változat látható

## What a screen reader is told

position-piece = { $piece } { $square }
position-words = Világos: { $white }. Sötét: { $black }. { $side } lép.
announce-move = { $side }: { $move }
announce-move-check = { $played }, sakk
announce-move-result = { $played }. { $result }
cell-empty = { $square }
cell-piece = { $square }, { $piece }
cell-marked = { $cell }, { $mark }
mark-last-from = utolsó lépés innen
mark-last-to = utolsó lépés
mark-check = sakkban áll
mark-threatened = az ellenfél leütheti
mark-selected = kiválasztva
mark-target = ide léphet
mark-capture = itt üthet
mark-landing = ide ugorhat
mark-stop = ide ugrott; újra kiválasztva megáll
mark-drowning = ha marad, ebben a lépésben megfullad
mark-drown-target = itt megfulladna
mark-prey = ez a lánc leüti
mark-relocatee = helyet cserélhet vele
mark-castling-rook = sáncolhat ezzel a bástyával
mark-king-target = sáncmező a királynak
mark-rook-target = sáncmező a bástyának
mark-rook-capture = sáncmező a bástyának, üt

## What is drawn on the board and done with the lines

pen-green = zöld
pen-red = piros
pen-yellow = sárga
pen-blue = kék
drawn-circle = { $pen } kör itt: { $square }
drawn-arrow = { $pen } nyíl innen: { $from }, ide: { $to }
said-drawn = { $what }
said-wiped = letörölve: { $what }
said-draw = { $pen } rajz innen: { $square }. Nyílhoz menjen egy másik mezőre, majd nyomja meg újra a betűt
said-promoted = A változat eggyel előrébb került
said-main = Mostantól ez a sor a játszma
said-deleted = A változat törölve. Ctrl+Z visszahozza
said-brought-back = A változat ismét megvan

## How games end

result-checkmate = { $winner } mattal nyert
result-resignation = { $winner } nyert, az ellenfél feladta
result-time = { $winner } időtúllépéssel nyert
result-lion = { $winner } leütötte az oroszlánt és nyert
result-no-moves = { $winner } nyert: az ellenfél nem tud lépni
result-won = { $winner } nyert
result-stalemate = Döntetlen: patt
result-dead-position = Döntetlen: egyik fél sem tud mattot adni
result-agreement = Döntetlen közös megegyezéssel
result-threefold = Döntetlen háromszori állásismétléssel
result-fivefold = Döntetlen ötszöri állásismétléssel
result-fifty = Döntetlen az 50 lépéses szabály szerint
result-seventy-five = Döntetlen a 75 lépéses szabály szerint
result-time-bare-king = Döntetlen: lejárt az idő, de az ellenfélnek csak királya van
result-bare-lions = Döntetlen: csak az oroszlánok maradtak
result-drawn = Döntetlen
