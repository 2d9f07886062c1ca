## The rules, fetched when they are opened. They may not refer to sentences of other files.

rules-sources-title = Quellen
rules-notation-title = Notation
rules-end-title = Das Ende der Partie
rules-here-title = Auf diesem Brett

## What several games have of chess

rules-chess-title = Die Figuren des Schachs
rules-chess-king = König: ein Feld in jede Richtung, aber nie auf ein Feld, das eine gegnerische Figur angreift.
rules-chess-queen = Dame: beliebig weit auf Reihe, Linie oder Diagonale.
rules-chess-rook = Turm: beliebig weit auf Reihe oder Linie.
rules-chess-bishop = Läufer: beliebig weit auf einer Diagonale.
rules-chess-knight = Springer: zwei Felder auf einer Reihe oder Linie und eines zur Seite. Er ist die einzige Figur des Schachs, die springt.
rules-chess-pawn = Bauer: ein Feld vorwärts, von seiner Ausgangsreihe aus auch zwei, wenn beide leer sind; er schlägt schräg vorwärts. Ein Bauer, der gerade zwei Felder gezogen ist, darf sofort von einem Bauern neben ihm geschlagen werden, als wäre er nur ein Feld gezogen: en passant. Auf der letzten Reihe wird er in eine andere Figur umgewandelt.
rules-chess-caption = Ein Klick auf eine weiße Figur zeigt, wohin sie ziehen kann. Ein Ring zeigt, was sie schlagen kann.
rules-chess-aim = Eine Figur schlägt, indem sie auf das Feld einer gegnerischen Figur zieht. Ein angegriffener König steht im Schach, und das Schach muss sofort abgewehrt werden; geht das nicht, ist er matt und die Partie gewonnen. Wer nicht im Schach steht, aber keinen regelgerechten Zug hat, ist patt: Die Partie endet remis.
rules-chess-end = Die Partie endet durch Matt, Patt, Aufgabe oder Vereinbarung, und wenn keine Seite mehr matt setzen kann. Remis wegen dreimaliger Stellungswiederholung oder nach fünfzig Zügen ohne Schlagen und ohne Bauernzug wird reklamiert; nach fünfmaliger Wiederholung oder fünfundsiebzig Zügen endet die Partie sofort.
rules-chess-notation = Ein Zug wird mit dem Buchstaben der Figur und ihrem Zielfeld geschrieben, etwa Sf3 (mit englischen Buchstaben Nf3); ein Bauer hat keinen Buchstaben. Ein x heißt Schlagen, + Schach, # Matt, = steht vor dem, was aus einem Bauern wird. Können zwei gleiche Figuren auf das Feld ziehen, kommt die Linie oder Reihe dazu, von der die ziehende kommt.

## Consulchess and 42k

rules-lead = Consulchess ist Schach auf zehn Linien mit einer Figur mehr, dem Konsul, und mit einer Rochade, bei der König und Turm die Wahl zwischen vielen Feldern haben. Wer Schach spielt, muss sonst nichts lernen.
rules-board-title = Brett und Grundstellung
rules-board = Das Brett hat zehn Linien, a bis j, und acht Reihen; das Eckfeld a1 ist dunkel. Die Figuren stehen wie im Schach auf den ersten beiden Reihen, mit je einem Konsul außen neben König und Dame. Weiß beginnt.
rules-array = Von a bis j: Turm, Springer, Läufer, Konsul, Dame, König, Konsul, Läufer, Springer, Turm, für beide Seiten gleich.
rules-array-caption = Die Grundstellung. Jeder König steht auf einem Feld seiner eigenen Farbe.
rules-consul-title = Der Konsul
rules-consul = Der Konsul zieht und schlägt ein, zwei oder drei Felder weit in jede der acht Richtungen.
rules-consul-free = Ein Konsul auf leerem Brett: Jedes Feld, auf das er ziehen kann, hat einen Punkt. Zum Ausprobieren; auch die Könige können ziehen.
rules-consul-bridge = Bei zwei Feldern ist es gleich, ob das Feld dazwischen leer oder besetzt ist, von Freund oder Feind: Der Konsul zieht oder springt. Bei drei Feldern müssen die beiden Felder dazwischen gleich sein: beide leer oder beide besetzt. Übersprungene Figuren bleiben auf dem Brett.
rules-consul-bridge-caption = Nach rechts sind beide Felder dazwischen besetzt, also ist h4 erreichbar. Geradeaus ist e5 besetzt und e6 leer: Der Konsul springt nach e6, aber nicht weiter nach e7.
rules-consul-check = Auf dieselbe Weise gibt ein Konsul Schach. Ein Schach über eine Brücke aus zwei Figuren lässt sich nicht durch Dazwischenziehen abwehren; es endet, wenn der König weicht, wenn der Konsul geschlagen wird oder wenn eine Figur die Brücke verlässt. Eine Figur, die auf ein Feld dazwischen zieht, kann ein solches Schach ebenso öffnen wie schließen.
rules-consul-check-caption = Schwarz steht im Schach über die Brücke f6, f7. Zieht der Springer weg, ist die Brücke zerstört.
rules-promotion = Bauern werden in Dame, Konsul, Turm, Läufer oder Springer umgewandelt.
rules-decision-promotion = Ein Bauer darf zum Konsul werden, weil die Quellen die Schachregeln beibehalten und ihnen eine Figur hinzufügen.
rules-castling-title = Freie Rochade
rules-castling = König und Turm rochieren auf der Grundreihe, und wohin sie ziehen, ist frei wählbar:
rules-castling-towards = Der König zieht mindestens ein Feld auf den Turm zu, der Turm mindestens ein Feld auf den König zu.
rules-castling-pass = Danach haben sie die Seiten getauscht. Beide dürfen über das Feld des anderen hinausgehen.
rules-castling-empty = Jedes Feld, das einer von ihnen überquert oder betritt, ist leer, die beiden selbst nicht gezählt.
rules-castling-check = Der König steht nicht im Schach, überquert kein angegriffenes Feld und steht danach nicht im Schach.
rules-castling-moved = Keiner von beiden hat schon gezogen. Jeder König rochiert einmal.
rules-castling-caption = Der König von f1 mit beiden Türmen. Erst einen Turm mit Ring wählen, dann ein Feld für den König, dann eines für den Turm.
rules-castling-capture = In der Fassung der Rules & FAQ darf der Turm auf seinem Zielfeld schlagen, alles außer dem König. Was er schlägt, greift das Zielfeld des Königs nicht mehr an; die Felder, die der König überquert, hat es aber angegriffen.
rules-castling-capture-caption = Ein Springer ist nach e1 gekommen. Rochiert der Turm von j1 über das Feld des Königs hinaus dorthin, wird der Springer geschlagen; der König zieht auf ein beliebiges Feld ab g1.
rules-castling-count = Mit einem Turm auf a1 oder j1 und sonst leerer Grundreihe gibt es 65 Rochaden, 35 nach links und 30 nach rechts; ohne die Ecken für den König sind es 47. Stehen beide Türme zu Hause, versperrt jeder die Ecke des anderen: 56 der 65 bleiben, und 40 der 47.
rules-castling-how = Nach einem Klick auf den König und dann auf einen Turm, oder wenn der König auf den Turm gezogen wird, sind die Felder für den König zu sehen, danach die für den Turm. Ein zweiter Klick auf denselben Turm wählt den Turm selbst aus. Ein Feld, das zwei oder mehr Schritte entfernt ist, kann auch sofort angeklickt werden.
rules-editions-title = Zwei Fassungen
rules-editions = Die beiden Quellen unterscheiden sich in der Rochade. Die Fassung der Rules & FAQ lässt den König in die Ecke ziehen und den Turm schlagen: 65 Rochaden. Das Wiki von 2024 erlaubt beides nicht: 47. Gewählt wird zu Beginn der Partie.
rules-con-notation = Eine Rochade wird mit den Linien geschrieben, auf denen König und Turm landen: 0-0-i-h heißt König nach i, Turm nach h. Der Buchstabe des Konsuls ist Ko, mit englischen Buchstaben C; auch Co wird gelesen.
rules-decision-notation = Eine Rochade, bei der der Turm schlägt, wird mit einem x vor der Linie des Turms geschrieben, also 0-0-i-xh, weil das Schlagen sonst nicht zu sehen wäre.
rules-42k-title = Consulchess 42k
rules-42k = Dasselbe Spiel aus einer von 42.000 Grundstellungen: Die Läufer stehen auf Feldern verschiedener Farbe, der König zwischen seinen Türmen, und Schwarz spiegelt Weiß Linie für Linie. Beide Seiten können auch getrennt auslosen, das ergibt 1.764.000.000 Stellungen. Der König darf in beiden Fassungen in die Ecke rochieren.
rules-42k-caption = Stellung 0, die erste von allen. Hier steht der König auf i1 zwischen den Türmen auf h1 und j1.
rules-42k-dice = Eine Grundstellung wird mit einem Sechser- und einem Achterwürfel ausgelost; gezählt werden immer die freien Felder von links: der Läufer auf den hellen Feldern, der Läufer auf den dunklen Feldern, zwei Springer mit dem Achterwürfel, zwei Konsuln, die Dame, dann Turm, König und Turm auf dem, was übrig ist. Zahlen, zu denen kein Feld gehört, werden noch einmal gewürfelt. Zu jeder Grundstellung führen vier Wurffolgen, also sind alle gleich wahrscheinlich.
rules-42k-number = Jede Grundstellung hat eine Nummer von 0 bis 41.999; die von Consulchess ist 15.683.
rules-decision-number = Die Nummern zählen in der Reihenfolge der Würfe, wie die von Scharnagl für Chess960, weil keine veröffentlichte Zählung zu finden war.
rules-decision-reach = In 42k darf der König auch über das Feld des Turms hinaus, weil die Quelle jedes freie Feld nach beiden Seiten erlaubt.
rules-decision-count = Die 56 Rochaden, die das Wiki für 42k mit König auf e1 oder f1 nennt, gelten mit beiden Türmen zu Hause; mit je einem Turm gezählt, wie die 47, sind es 65.
rules-sources = Das Wiki von Consulchess (Hauptseite, Castling Possibilities, Consulchess 42k; Stand Februar 2024) und die Consulchess-Seite „Rules & FAQ“. Consulchess wurde von Tibor Nagy (Ungarn) erfunden. Wo beide schweigen, gelten die Schachregeln der FIDE.

## Configuration Chess and Chess400

rules-cfg-lead = Das ist Schach, bis auf das, was vor dem ersten Zug geschieht: Jede Seite darf ihren König und ihre Dame umstellen. In Configuration Chess entscheiden die Spieler, in Chess400 das Los.
rules-cfg-board-title = Brett und Figuren
rules-cfg-board = Das Brett hat acht Linien und acht Reihen; das Eckfeld a1 ist dunkel. Jede Seite hat die Figuren des Schachs: König, Dame, zwei Türme, zwei Läufer, zwei Springer, acht Bauern. Weiß beginnt.
rules-cfg-phase-title = Die Umstellung
rules-cfg-phase = Die Figuren werden wie im Schach aufgestellt. Vor dem ersten Zug, in dieser Reihenfolge:
rules-cfg-phase-1 = Schwarz darf seinen König umstellen,
rules-cfg-phase-2 = Weiß darf seinen König umstellen,
rules-cfg-phase-3 = Schwarz darf seine Dame umstellen,
rules-cfg-phase-4 = Weiß darf seine Dame umstellen.
rules-cfg-phase-then = Jede der vier Figuren darf auch stehen bleiben. Dann beginnt die Partie mit dem ersten Zug von Weiß.
rules-cfg-swap = Umstellen heißt, mit einer anderen Figur der Grundreihe den Platz zu tauschen. Türme sind nie beteiligt, und die Dame tauscht nie mit dem König. Die beiden Läufer dürfen nicht auf Felder gleicher Farbe geraten.
rules-cfg-swap-caption = Die Umstellung zum Ausprobieren: die Figur mit einer markierten tauschen oder stehen lassen. Nach der vierten Entscheidung beginnt die Partie.
rules-cfg-3 = Die Läufer werden nach jedem der beiden Platzwechsel geprüft, weil nur so die 20 Grundstellungen einer Seite, und damit die 400 Stellungen, herauskommen, die die Quelle nennt; nur am Ende geprüft wären es 22.
rules-cfg-options = Zwei Zusatzregeln können vor der Partie vereinbart werden. Eingeschränkte Umstellung: Der König darf nur mit seiner Dame tauschen, das lässt jeder Seite 8 Grundstellungen. Begrenzte Rochade: Nur ein König, der in der Grundstellung auf den Linien c bis f steht, darf rochieren.
rules-cfg-400-title = Chess400
rules-cfg-400 = Die Grundstellung jeder Seite wird aus den 20 ausgelost, für Weiß und Schwarz unabhängig: 400 Stellungen.
rules-cfg-number = Die Grundstellungen einer Seite sind von 0 bis 19 nummeriert, in der Reihenfolge ihrer Nummern im Chess960. Die Nummer einer Stellung ist 20 mal die von Weiß plus die von Schwarz, von 0 bis 399; das Schach selbst ist 126.
rules-cfg-dice = Mit einem echten Würfel braucht man einen mit zwanzig Seiten: einmal für Weiß und einmal für Schwarz werfen und eins weniger nehmen, als er zeigt.
rules-cfg-table = Die zwanzig Grundstellungen, mit englischen Buchstaben
rules-cfg-table-number = Nr.
rules-cfg-table-array = Von a bis h
rules-cfg-table-960 = Chess960
rules-cfg-castling-title = Rochade
rules-cfg-castling = Wo immer sie begonnen haben, König und Turm enden auf den Feldern, die im Schach üblich sind: der König auf der g-Linie und der Turm neben ihm auf der f-Linie, oder der König auf der c-Linie und der Turm auf der d-Linie.
rules-cfg-castling-moved = Keiner von beiden hat schon gezogen.
rules-cfg-castling-empty = Alle Felder zwischen dem König und seinem Ziel und zwischen dem Turm und seinem Ziel sind leer, die beiden selbst nicht gezählt; auch die Zielfelder sind es.
rules-cfg-castling-check = Der König steht nicht im Schach, überquert kein angegriffenes Feld und steht danach nicht im Schach.
rules-cfg-castling-caption = Der König hat auf g1 begonnen. Rochiert er nach rechts, bleibt er stehen, und nur der Turm zieht, nach f1; nach links zieht er nach c1 und der Turm nach d1.
rules-cfg-castling-how = Erst den König anklicken, dann den Turm, oder den König auf ihn ziehen. Ist das Ziel des Königs zwei oder mehr Felder entfernt, genügt ein Klick darauf.
rules-cfg-promotion = Bauern werden in Dame, Turm, Läufer oder Springer umgewandelt.
rules-cfg-notation = Die Rochade wird mit dem rechten Turm O-O geschrieben, mit dem linken O-O-O.
rules-cfg-sources = Mats Winther, Configuration Chess (2009). Wo er schweigt, gelten die Schachregeln der FIDE, und für die Rochade die von Chess960.

## Capablanca Random Chess

rules-crc-lead = Schach auf zehn Linien mit zwei starken Figuren mehr, Erzbischof und Kanzler, aus einer von 12.118 Grundstellungen, die das Los bestimmt. Erdacht hat es Reinhard Scharnagl.
rules-crc-board-title = Brett und Figuren
rules-crc-board = Das Brett hat zehn Linien, a bis j, und acht Reihen; das Eckfeld a1 ist dunkel. Jede Seite hat König, Dame, Erzbischof, Kanzler, zwei Türme, zwei Läufer, zwei Springer und zehn Bauern. Weiß beginnt.
rules-crc-board-caption = Stellung 20, eine der 12.118.
rules-crc-pieces-title = Erzbischof und Kanzler
rules-crc-pieces = Der Erzbischof zieht wie ein Läufer oder wie ein Springer, der Kanzler wie ein Turm oder wie ein Springer. Beide schlagen, wie sie ziehen.
rules-crc-pieces-caption = Die Felder des Erzbischofs sind markiert. Ein Klick auf den Kanzler auf g3 zeigt die des anderen.
rules-crc-promotion = Bauern werden in Dame, Erzbischof, Kanzler, Turm, Läufer oder Springer umgewandelt.
rules-crc-arrays-title = Die Grundstellungen
rules-crc-arrays = Alle Figuren stehen auf der ersten Reihe hinter ihren Bauern, Schwarz spiegelt Weiß Linie für Linie, und eine Grundstellung muss diese Regeln einhalten:
rules-crc-array-bishops = Die Läufer stehen auf Feldern verschiedener Farbe, Dame und Erzbischof ebenso.
rules-crc-array-king = Der König steht zwischen seinen Türmen. Das ergibt zunächst 48.000 Grundstellungen.
rules-crc-array-pawns = Jeder Bauer ist von einer Figur gedeckt: 21.836 bleiben.
rules-crc-array-neighbours = Die Läufer stehen nicht nebeneinander: 12.130.
rules-crc-array-gothic = Mindestens drei Felder sind anders als in der Grundstellung von Gothic Chess, Turm, Springer, Läufer, Dame, Kanzler, König, Erzbischof, Läufer, Springer, Turm: 12.118.
rules-crc-draw-title = Auslosung und Nummern
rules-crc-draw = Eine Grundstellung wird in dieser Reihenfolge ausgelost; gezählt werden immer die noch freien Felder von links:
rules-crc-draw-first = wer von Dame und Erzbischof zuerst gesetzt wird (2 Möglichkeiten),
rules-crc-draw-light = diese Figur auf eines der fünf hellen Felder (5),
rules-crc-draw-dark = die andere auf eines der fünf dunklen Felder (5),
rules-crc-draw-bishops = ein Läufer auf eines der vier übrigen hellen Felder, der andere auf eines der vier dunklen (4 und 4),
rules-crc-draw-chancellor = der Kanzler auf eines von sechs (6),
rules-crc-draw-knights = die Springer auf zwei von fünf (10),
rules-crc-draw-rest = Turm, König und Turm auf die drei übrigen.
rules-crc-dice = Mit einem echten Würfel genügt einer mit sechs Seiten: Eine ungerade Zahl heißt Dame zuerst, eine gerade Erzbischof zuerst, dann zählt jede Zahl Felder wie oben, ein Springer nach dem anderen. Eine Zahl, zu der kein Feld gehört, wird noch einmal gewürfelt.
rules-crc-number = Diese Entscheidungen, von 0 an gezählt und mit der ersten als niedrigster Stelle, ergeben die Nummer der Grundstellung. Nummer 20 heißt: Dame zuerst (0), auf dem ersten hellen Feld (0), der Erzbischof auf dem dritten dunklen Feld (2), und von da an 0.
rules-crc-3 = Die Nummer 48.000 steht für 0, weil die Nummern von 1 bis 48.000 gehen; ebenso steht 960 für 0 in Scharnagls Nummern für Chess960.
rules-crc-refused = Eine Nummer, deren Grundstellung eine der Regeln verletzt, wird nicht gespielt: Das Programm nennt die Regel, und beim Auslosen lost es neu.
rules-crc-castling-title = Rochade
rules-crc-castling = Wo immer sie begonnen haben, der König endet auf der i-Linie und der Turm neben ihm auf der h-Linie, oder auf der c-Linie und der Turm auf der d-Linie.
rules-crc-castling-caption = Von d1 rochiert der König nach i1, wo der Turm schon auf h1 steht und bleibt; oder nach c1, und der Turm kommt nach d1.
rules-crc-castling-how = Erst den König anklicken, dann den Turm, oder den König auf ihn ziehen. Ist das Ziel des Königs zwei oder mehr Felder entfernt, genügt ein Klick darauf.
rules-crc-notation = Die Buchstaben sind K für den König, D für die Dame, E für den Erzbischof, Z für den Kanzler, T für den Turm, L für den Läufer und S für den Springer; mit englischen Buchstaben K, Q, A, C, R, B und N. Die Rochade zur i-Linie wird O-O geschrieben, zur c-Linie O-O-O.
rules-crc-fen = In Stellungen als Text (X-FEN) sind K, Q, k und q Rechte mit dem äußersten Turm einer Seite; ein Recht mit einem inneren Turm wird mit dessen Linie geschrieben.
rules-crc-sources = Der Artikel über Capablanca Random Chess in der deutschen Enzyklopädie, nach Reinhard Scharnagl. Die Anzahlen der Grundstellungen wurden durch Aufzählen aller gefunden. Wo er schweigt, gelten die Schachregeln der FIDE.

## Congo

rules-cgo-lead = Zwei Heere von Tieren treffen an einem Fluss aufeinander. Wer den Löwen schlägt, hat gewonnen; wer im Wasser verweilt, ertrinkt.
rules-cgo-board-title = Brett und Grundstellung
rules-cgo-board = Das Brett hat sieben Linien, a bis g, und sieben Reihen. Die mittlere Reihe, die vierte, ist der Fluss. Auf jeder Seite bilden drei Linien mal drei Reihen die Burg: c1 bis e3 für Weiß, c5 bis e7 für Schwarz.
rules-cgo-array = Von a bis g hat jede Seite Giraffe, Affe, Elefant, Löwe, Elefant, Krokodil und Zebra, und davor sieben Bauern. Weiß beginnt. Niemand darf aussetzen.
rules-cgo-array-caption = Die Grundstellung. Ein Klick auf ein weißes Tier zeigt, wohin es ziehen kann.
rules-cgo-pieces-title = Die Tiere
rules-cgo-capture = Ein Tier schlägt, indem es auf das Feld eines Gegners zieht; nur der Affe schlägt anders.
rules-cgo-lion-title = Löwe
rules-cgo-lion = Ein Feld in jede Richtung, ziehend oder schlagend, aber nur in der eigenen Burg. Schach gibt es nicht: Er darf auf ein angegriffenes Feld ziehen oder dort stehen bleiben. Über den Fluss kann er nur zuschlagen, wenn er den anderen Löwen sieht: auf einer Linie, wenn nichts zwischen beiden steht, oder auf der Diagonale von c3 nach e5 oder von e3 nach c5, wenn d4 leer ist. Dann darf er ihn schlagen.
rules-cgo-lion-caption = Die Linie zwischen den Löwen ist offen, also kann Weiß sofort auf d6 gewinnen.
rules-cgo-zebra-title = Zebra
rules-cgo-zebra = Zieht wie der Springer des Schachs: zwei Felder auf einer Reihe oder Linie und eines zur Seite, über alles hinweg, was dazwischen steht.
rules-cgo-zebra-caption = Ein Zebra mitten auf dem Südufer.
rules-cgo-elephant-title = Elefant
rules-cgo-elephant = Ein oder zwei Felder auf Reihe oder Linie, ziehend oder schlagend. Bei zwei Feldern springt er über das, was dazwischen steht.
rules-cgo-elephant-caption = Der Bauer auf c3 ist kein Hindernis: Der Elefant springt nach b3. Vor ihm kann er auf d5 schlagen.
rules-cgo-giraffe-title = Giraffe
rules-cgo-giraffe = Ein Feld in jede Richtung, aber nur ohne zu schlagen; oder genau zwei Felder geradeaus in jede Richtung, ziehend oder schlagend, und über das hinweg, was dazwischen steht.
rules-cgo-giraffe-caption = Die Bauern auf d4 und c3 sind zu nah, um geschlagen zu werden. Die auf b5 und d5 sind gerade weit genug entfernt.
rules-cgo-crocodile-title = Krokodil
rules-cgo-crocodile = Ein Feld in jede Richtung, ziehend oder schlagend. An Land gleitet es außerdem auf seiner Linie zum Fluss hin, bis in ihn hinein; im Fluss gleitet es den Fluss entlang. Es ist das einzige Tier, das nicht ertrinkt.
rules-cgo-crocodile-caption = Das Krokodil im Fluss kann den Bauern auf f4 schlagen. Ein Klick auf das andere, auf g2, zeigt: Es gleitet bis zum Fluss, nicht darüber hinaus.
rules-cgo-pawn-title = Bauer und Superbauer
rules-cgo-pawn = Der Bauer zieht ein Feld vorwärts, gerade oder schräg, ziehend oder schlagend. Jenseits des Flusses darf er auch ein oder zwei Felder gerade zurück, aber nur ohne zu schlagen und nicht über eine andere Figur.
rules-cgo-superpawn = Auf der letzten Reihe wird ein Bauer sofort zum Superbauern. Wo immer der steht, zieht er wie ein Bauer; außerdem ein Feld seitwärts, ziehend oder schlagend, und ein oder zwei Felder zurück, gerade oder schräg, aber nur ohne zu schlagen und nicht über eine andere Figur.
rules-cgo-pawn-caption = Ein Bauer jenseits des Flusses. Zum Vergleich den Superbauern auf d3 und den Bauern auf f2 anklicken.
rules-cgo-monkey-title = Affe
rules-cgo-monkey = Ein Feld in jede Richtung, nur ohne zu schlagen. Er schlägt, indem er über einen Gegner auf einem Nachbarfeld auf das leere Feld gerade dahinter springt, in jeder Richtung; und von dort darf er weiterspringen.
rules-cgo-monkey-chain = In einer Kette wird jeder Gegner höchstens einmal übersprungen, aber der Affe darf mehrmals auf dasselbe Feld kommen, auch auf das, von dem er losgesprungen ist. Was er übersprungen hat, bleibt auf dem Brett, bis der Zug zu Ende ist, und steht so lange im Weg. Der Affe darf nach jedem Sprung enden, und schlagen muss er nie.
rules-cgo-monkey-caption = Die lange Kette: nacheinander c3, c1, e3, g5, e5, c5 und a5 anklicken, und sieben Tiere sind weg. Um unterwegs zu enden, das Feld, auf dem er steht, noch einmal anklicken oder Enter drücken.
rules-cgo-10 = Ketten eines Affen, die dieselben Tiere schlagen und auf demselben Feld enden, zählen als ein Zug, weil sie zu derselben Stellung führen; notiert wird einer ihrer Wege, anklicken kann man jeden.
rules-cgo-11 = Eine Kette, die über den Löwen springt, endet dort, weil die Partie gewonnen ist.
rules-cgo-river-title = Ertrinken
rules-cgo-river = Ein Tier darf in den Fluss ziehen, muss ihn aber mit dem nächsten Zug wieder verlassen. Am Ende eines Zuges geht jedes eigene Tier verloren, das im Fluss steht und schon zu Beginn des Zuges im Fluss stand; Krokodile ausgenommen.
rules-cgo-river-moved = Von einem Feld des Flusses auf ein anderes zu ziehen hilft nicht, ebenso wenig eine Kette des Affen, die den Fluss verlässt und zurückkommt. Ein Tier, das gerade erst hineingegangen ist, bleibt.
rules-cgo-river-monkey = Innerhalb einer Kette darf ein Affe den Fluss ohne Schaden berühren. Was ein ertrinkender Affe geschlagen hat, bleibt geschlagen.
rules-cgo-river-lion = In einem Zug, der den Löwen schlägt, ertrinkt nichts: Die Partie ist zu Ende.
rules-cgo-river-caption = Das Zebra steht im Fluss. Zieht der Bauer, ertrinkt das Zebra; zieht das Zebra heraus, lebt es. Der schwarze Elefant ist sicher, bis der Zug von Schwarz endet.
rules-cgo-end = Wer den Löwen schlägt, gewinnt sofort. Wer keinen Zug mehr hat, verliert. Wie immer kann eine Partie auch aufgegeben oder Remis vereinbart werden.
rules-cgo-13-bare = Sind nur noch die beiden Löwen übrig, ist die Partie remis, außer wenn die Seite am Zug den anderen schlagen kann; denn keiner kann je seine Burg verlassen, um zu gewinnen.
rules-cgo-13 = Steht eine Stellung zum dritten Mal da, kann Remis reklamiert werden, weil die Quelle nichts über Partien sagt, die ewig dauern; eine 50-Züge-Regel gibt es nicht.
rules-cgo-notation = Die Buchstaben sind G Giraffe, M Affe, E Elefant, L Löwe, C Krokodil, Z Zebra und S Superbauer; ein Bauer hat keinen. Ein x heißt Schlagen, # das Schlagen des Löwen. Die Kette eines Affen wird mit ihren Landefeldern geschrieben: Mb4xb6xd4.
rules-cgo-here = Tiere, die ertrinken werden, sind markiert, bevor ein Zug gemacht wird, und ebenso ein Löwe, der geschlagen werden kann. Esc nimmt einen Sprung einer Kette zurück.
rules-cgo-sources = Der Artikel über Congo in der schwedischen Enzyklopädie. Congo wurde von Demian Freeling erfunden.
