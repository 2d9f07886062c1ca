## What is expected

prompt-to-move = { $side } am Zug
prompt-paused = { $side } am Zug; bis dahin steht die Uhr
prompt-relocate = { $side }: { $piece } mit markierter Figur tauschen oder stehen lassen
prompt-check = { $side } am Zug, im Schach
prompt-target = Gewählt: { $piece }. Wohin?
prompt-target-or-rook = Gewählt: { $piece }. Wohin, oder mit welchem Turm rochieren?
prompt-no-move = Gewählt: { $piece }. Kein regelgerechter Zug
prompt-king-target = Rochade: Feld für den König wählen
prompt-king-target-only = Rochade: nur ein Feld für den König; weiter mit diesem Feld
prompt-rook-target = Rochade: Feld für den Turm wählen
prompt-rook-target-only = Rochade: nur ein Feld für den Turm; rochieren mit diesem Feld
prompt-promotion = Umwandlung: Figur wählen
prompt-chain = Weiterspringen oder enden: Landefeld noch einmal wählen
prompt-looking-back = Eine frühere Stellung ist zu sehen
prompt-variation = Eine Variante wird angesehen

## What a screen reader is told

position-piece = { $piece } { $square }
position-words = Weiß: { $white }. Schwarz: { $black }. { $side } am Zug.
announce-move = { $side }: { $move }
announce-move-check = { $played }, Schach
announce-move-result = { $played }. { $result }
cell-empty = { $square }
cell-piece = { $square }, { $piece }
cell-marked = { $cell }, { $mark }
mark-last-from = letzter Zug von hier
mark-last-to = letzter Zug
mark-check = im Schach
mark-threatened = kann von der Gegenseite geschlagen werden
mark-selected = ausgewählt
mark-target = Zug hierher möglich
mark-capture = Schlagen hier möglich
mark-landing = Landung hier möglich
mark-stop = hier gelandet; noch einmal wählen, um zu enden
mark-drowning = ertrinkt am Ende des Zuges, falls noch im Fluss
mark-drown-target = würde hier ertrinken
mark-prey = wird in dieser Kette geschlagen
mark-relocatee = Platztausch möglich
mark-castling-rook = Rochade mit diesem Turm möglich
mark-king-target = Rochadefeld für den König
mark-rook-target = Rochadefeld für den Turm
mark-rook-capture = Rochadefeld für den Turm, schlägt

## What is drawn on the board and done with the lines

pen-green = grüner
pen-red = roter
pen-yellow = gelber
pen-blue = blauer
drawn-circle = { $pen } Kreis auf { $square }
drawn-arrow = { $pen } Pfeil von { $from } nach { $to }
said-drawn = { $what }
said-wiped = weggewischt: { $what }
said-draw = { $pen } Strich ab { $square }: Für einen Pfeil zu einem anderen Feld gehen, dann den Buchstaben noch einmal drücken
said-promoted = Die Variante steht jetzt eine Stelle weiter oben
said-main = Diese Folge ist jetzt die Partie
said-deleted = Zugfolge gelöscht. Strg+Z holt sie zurück
said-brought-back = Die Zugfolge ist wieder da

## How games end

result-checkmate = { $winner } gewinnt durch Matt
result-resignation = { $winner } gewinnt durch Aufgabe
result-time = { $winner } gewinnt durch Zeitüberschreitung
result-lion = { $winner } schlägt den Löwen und gewinnt
result-no-moves = { $winner } gewinnt: Die Gegenseite hat keinen Zug mehr
result-won = { $winner } gewinnt
result-stalemate = Remis durch Patt
result-dead-position = Remis: Keine Seite kann matt setzen
result-agreement = Remis durch Vereinbarung
result-threefold = Remis durch dreimalige Stellungswiederholung
result-fivefold = Remis durch fünfmalige Stellungswiederholung
result-fifty = Remis nach der 50-Züge-Regel
result-seventy-five = Remis nach der 75-Züge-Regel
result-time-bare-king = Remis: Zeit abgelaufen, aber die Gegenseite hat nur den König
result-bare-lions = Remis: Nur die Löwen sind übrig
result-drawn = Remis
