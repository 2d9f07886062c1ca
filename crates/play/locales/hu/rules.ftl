## The rules, fetched when they are opened. They may not refer to sentences of other files.

rules-sources-title = Források
rules-notation-title = Lejegyzés
rules-end-title = A játszma vége
rules-here-title = Ezen a táblán

## What several games have of chess

rules-chess-title = A sakk bábui
rules-chess-king = Király: egy mező bármely irányban, de soha nem olyan mezőre, amelyet ellenséges bábu támad.
rules-chess-queen = Vezér: bármilyen messze a soron, a vonalon vagy az átlón.
rules-chess-rook = Bástya: bármilyen messze a soron vagy a vonalon.
rules-chess-bishop = Futó: bármilyen messze az átlón.
rules-chess-knight = Huszár: két mező egy soron vagy vonalon, és egy oldalra. A sakkban ez az egyetlen bábu, amely átugorhat más bábukat.
rules-chess-pawn = Gyalog: egy mező előre, a kezdősoráról kettő is, ha mindkettő üres; átlósan előre üt. Az éppen két mezőt lépett gyalogot egy mellette álló gyalog azonnal leütheti, mintha csak egyet lépett volna: ez a menet közbeni ütés (en passant). Az utolsó soron más bábuvá változik.
rules-chess-caption = Egy világos bábura kattintva látszik, hová léphet. A gyűrű azt jelöli, amit leüthet.
rules-chess-aim = A bábu úgy üt, hogy egy ellenséges bábu mezőjére lép. A megtámadott király sakkban áll, és a sakkot azonnal el kell hárítani; ha ez nem lehetséges, az matt, és a játszma eldőlt. Akinek a királya nem áll sakkban, de nincs szabályos lépése, az pattot kapott: a játszma döntetlen.
rules-chess-end = A játszma véget ér mattal, pattal, feladással vagy megegyezéssel, továbbá ha már egyik fél sem tud mattot adni. A háromszori állásismétlés, valamint az ütés és gyaloglépés nélküli ötven lépés után a döntetlent igényelni kell; az ötszöri állásismétlés és a hetvenöt lépés azonnal véget vet a játszmának.
rules-chess-notation = A lépést a bábu betűje és a célmező jelöli, például Hf3 (angol betűkkel Nf3); a gyalognak nincs betűje. Az x ütést jelent, a + sakkot, a # mattot, az = után az áll, amivé a gyalog változik. Ha két egyforma bábu is a mezőre léphet, a lépő bábu vonala vagy sora is szerepel.

## Consulchess and 42k

rules-lead = A Consulchess sakk tíz vonalon, eggyel több bábuval, a konzullal, és olyan sáncolással, amelynél a király és a bástya több mező közül választhat. Aki sakkozni tud, annak mást nem kell megtanulnia.
rules-board-title = Tábla és alapállás
rules-board = A táblának tíz vonala van, a-tól j-ig, és nyolc sora; az a1 sarok sötét. A bábuk az első két soron állnak, mint a sakkban, a király és a vezér két oldalán egy-egy konzullal. Világos kezd.
rules-array = Az a vonaltól a j vonalig: bástya, huszár, futó, konzul, vezér, király, konzul, futó, huszár, bástya, mindkét félnél ugyanúgy.
rules-array-caption = Az alapállás. Mindkét király a saját színű mezőjén áll.
rules-consul-title = A konzul
rules-consul = A konzul egy, két vagy három mezőt lép vagy üt a nyolc irány bármelyikében.
rules-consul-free = Konzul az üres táblán: pont jelöli azokat a mezőket, amelyekre léphet. Ki lehet próbálni; a királyok is léphetnek.
rules-consul-bridge = Két mező esetén mindegy, hogy a közbülső mező üres vagy foglalt, akár saját, akár ellenséges bábu áll rajta: a konzul áthalad rajta, vagy átugorja, ami ott áll. Három mező esetén a két közbülső mezőnek egyformának kell lennie: mindkettő üres, vagy mindkettő foglalt. Az átugrott bábuk a táblán maradnak.
rules-consul-bridge-caption = Jobbra mindkét közbülső mező foglalt, így a h4 mező elérhető. Előre az e5 mező foglalt, az e6 üres: a konzul az e6 mezőre ugorhat, de tovább, az e7 mezőre nem.
rules-consul-check = A konzul ugyanígy ad sakkot. A két bábuból álló hídon át adott sakkot közbelépéssel nem lehet elhárítani; akkor szűnik meg, ha a király ellép, ha a konzult leütik, vagy ha a híd egyik bábuja elmegy. A közbülső mezőre lépő bábu meg is nyithat ilyen sakkot, el is zárhatja.
rules-consul-check-caption = Sötét sakkban áll az f6, f7 hídon át. Ha a huszár ellép, a híd megszűnik.
rules-promotion = A gyalog vezérré, konzullá, bástyává, futóvá vagy huszárrá változhat.
rules-decision-promotion = A gyalog konzullá is változhat, mert a források megtartják a sakk szabályait, és egy bábut adnak hozzájuk.
rules-castling-title = Szabad sáncolás
rules-castling = A király és a bástya az alapsoron sáncol, és a játékos választja meg, hová kerülnek:
rules-castling-towards = A király legalább egy mezőt lép a bástya felé, a bástya legalább egy mezőt a király felé.
rules-castling-pass = A sáncolással oldalt cserélnek. Mindkettő túlmehet a másik mezőjén.
rules-castling-empty = Minden mező üres, amelyen valamelyikük áthalad vagy ahová érkezik; ők maguk nem számítanak.
rules-castling-check = A király nem áll sakkban, nem halad át támadott mezőn, és utána sem áll sakkban.
rules-castling-moved = Korábban egyikük sem lépett. Mindkét király egyszer sáncolhat.
rules-castling-caption = Az f1 mezőn álló király a két bástyával. Előbb egy gyűrűvel jelölt bástya választandó, aztán egy mező a királynak, végül egy a bástyának.
rules-castling-capture = A Rules & FAQ szabályváltozatában a bástya az érkezési mezőjén üthet, a királyon kívül bármit. Amit leüt, az már nem támadja a király érkezési mezőjét, de támadta azokat, amelyeken a király áthaladt.
rules-castling-capture-caption = Egy huszár jutott az e1 mezőre. Ha a j1 mezőn álló bástya a király mezőjén túl, ide sáncol, leüti a huszárt; a király a g1 mezőre vagy bármely távolabbira mehet.
rules-castling-count = Egyetlen bástyával az a1 vagy a j1 mezőn és egyébként üres alapsorral 65 sáncolás van, 35 balra és 30 jobbra; ha a király nem mehet a sarokba, akkor 47. Ha mindkét bástya a helyén áll, mindegyik elzárja a másik sarkát: a 65-ből 56 marad, a 47-ből 40.
rules-castling-how = A királyra, majd egy bástyára kattintva, vagy a királyt a bástyára húzva megjelennek a király mezői, azután a bástyáé. Ugyanarra a bástyára másodszor kattintva maga a bástya lesz kiválasztva. A két vagy több lépésnyire lévő mezőre azonnal is lehet kattintani.
rules-editions-title = Két szabályváltozat
rules-editions = A két forrás a sáncolásban különbözik. A Rules & FAQ szerint a király a sarokba is mehet, és a bástya üthet: 65 sáncolás. A 2024-es wiki egyiket sem engedi: 47. A választás a játszma kezdetén történik.
rules-con-notation = A sáncolást a király és a bástya érkezési vonala jelöli: 0-0-i-h azt jelenti, hogy a király az i, a bástya a h vonalra megy. A konzul betűje Ko, angol betűkkel C; a Co is elfogadott.
rules-decision-notation = Ha a sáncoló bástya üt, a bástya vonala előtt x áll, például 0-0-i-xh, különben az ütés nem látszana.
rules-42k-title = Consulchess 42k
rules-42k = Ugyanez a játék a 42 000 alapállás egyikéből: a futók különböző színű mezőkön állnak, a király a bástyái között, és Sötét vonalról vonalra tükrözi Világost. A két fél külön is sorsolhat, így 1 764 000 000 állás lehetséges. A király mindkét szabályváltozatban sáncolhat a sarokba.
rules-42k-caption = A 0. számú állás, a legelső. Itt a király az i1 mezőn áll, a h1 és a j1 mezőn álló bástyák között.
rules-42k-dice = Az alapállást hat- és nyolcoldalú kockával sorsolják, a szabad mezőket mindig balról számolva: futó a világos mezőkre, futó a sötét mezőkre, két huszár a nyolcoldalú kockával, két konzul, a vezér, végül bástya, király és bástya a maradék mezőkre. Ha egy számhoz nem jut mező, új dobás következik. Minden alapállás négyféle dobássorozatból áll elő, így mind egyformán valószínű.
rules-42k-number = Minden alapállásnak van sorszáma 0 és 41 999 között; a Consulchessé 15 683.
rules-decision-number = A sorszámok a dobások rendjét követik, mint Scharnagl sorszámai a Chess960 esetében, mert közzétett számozás nem volt található.
rules-decision-reach = A 42k játékban a király a bástya saját mezőjén is túlmehet, mert a forrás mindkét irányban bármely szabad mezőt megenged.
rules-decision-count = A wikiben a 42k-hoz, e1 vagy f1 mezőn álló királlyal megadott 56 sáncolás úgy értendő, hogy mindkét bástya a helyén áll; bástyánként számolva, ahogyan a 47 is, ez 65.
rules-sources = A Consulchess wikije (főoldal, Castling Possibilities, Consulchess 42k; 2024. februári állapot) és a Consulchess „Rules & FAQ” oldala. A Consulchess feltalálója Nagy Tibor (Magyarország). Amiről egyik sem szól, abban a FIDE sakkszabályai érvényesek.

## Configuration Chess and Chess400

rules-cfg-lead = Ez sakk, kivéve azt, ami az első lépés előtt történik: mindkét fél áthelyezheti a királyát és a vezérét. A Configuration Chess játékban a játékosok döntenek, a Chess400 játékban a sorsolás.
rules-cfg-board-title = Tábla és bábuk
rules-cfg-board = A táblának nyolc vonala és nyolc sora van; az a1 sarok sötét. Mindkét félnek a sakk bábui vannak: király, vezér, két bástya, két futó, két huszár, nyolc gyalog. Világos kezd.
rules-cfg-phase-title = Az áthelyezések
rules-cfg-phase = A bábuk úgy állnak, mint a sakkban. Az első lépés előtt, ebben a sorrendben:
rules-cfg-phase-1 = Sötét áthelyezheti a királyát,
rules-cfg-phase-2 = Világos áthelyezheti a királyát,
rules-cfg-phase-3 = Sötét áthelyezheti a vezérét,
rules-cfg-phase-4 = Világos áthelyezheti a vezérét.
rules-cfg-phase-then = Mind a négy bábu a helyén is maradhat. Utána Világos első lépésével megkezdődik a játszma.
rules-cfg-swap = Az áthelyezés helycsere az alapsor egy másik bábujával. Bástya soha nem vehet részt benne, és a vezér soha nem cserél helyet a királlyal. A két futó nem kerülhet azonos színű mezőkre.
rules-cfg-swap-caption = Az áthelyezések élőben: a bábu helyet cserél egy megjelölttel, vagy marad. A negyedik döntés után megkezdődik a játszma.
rules-cfg-3 = A futókat mindkét csere után vizsgáljuk, mert csak így jön ki az egy félre jutó 20 alapállás, és ezzel a forrásban megadott 400 állás; ha csak a végén vizsgálnánk, 22 lenne.
rules-cfg-options = Két kiegészítő szabályban lehet a játszma előtt megállapodni. Korlátozott áthelyezés: a király csak a vezérével cserélhet helyet, így egy félnek 8 alapállása marad. Szűkített sáncolás: csak az a király sáncolhat, amely az alapállásban a c–f vonalak egyikén áll.
rules-cfg-400-title = Chess400
rules-cfg-400 = Mindkét fél alapállását a 20 közül sorsolják ki, Világosét és Sötétét egymástól függetlenül: 400 állás.
rules-cfg-number = Egy fél alapállásai 0 és 19 között vannak számozva, a Chess960-beli sorszámok rendjében. Egy állás sorszáma Világos sorszámának 20-szorosa plusz Sötété, 0 és 399 között; maga a sakk a 126-os.
rules-cfg-dice = Valódi kockából húszoldalú kell: egy dobás Világosnak, egy Sötétnek, és mindig eggyel kevesebb számít, mint amit a kocka mutat.
rules-cfg-table = A húsz alapállás, angol betűkkel
rules-cfg-table-number = Sorszám
rules-cfg-table-array = Bábuk a-tól h-ig
rules-cfg-table-960 = Chess960
rules-cfg-castling-title = Sáncolás
rules-cfg-castling = Bárhol kezdett is a király és a bástya, a sakkban szokásos mezőkre kerülnek: a király a g vonalra és mellé a bástya az f vonalra, vagy a király a c vonalra és a bástya a d vonalra.
rules-cfg-castling-moved = Korábban egyikük sem lépett.
rules-cfg-castling-empty = A király és célmezője, valamint a bástya és célmezője között minden mező üres, kettejüket nem számítva; a célmezők is üresek.
rules-cfg-castling-check = A király nem áll sakkban, nem halad át támadott mezőn, és utána sem áll sakkban.
rules-cfg-castling-caption = A király a g1 mezőn kezdett. Jobbra sáncolva a helyén marad, és csak a bástya lép, az f1 mezőre; balra sáncolva a király c1-re, a bástya d1-re megy.
rules-cfg-castling-how = Kattintás a királyra, majd a bástyára, vagy a király ráhúzása a bástyára. Ha a király célmezője két vagy több mezőnyire van, elég arra kattintani.
rules-cfg-promotion = A gyalog vezérré, bástyává, futóvá vagy huszárrá változhat.
rules-cfg-notation = A sáncolás jele a jobb oldali bástyával O-O, a bal oldalival O-O-O.
rules-cfg-sources = Mats Winther: Configuration Chess (2009). Amiről nem szól, abban a FIDE sakkszabályai érvényesek, a sáncolásban pedig a Chess960 szabályai.

## Capablanca Random Chess

rules-crc-lead = Sakk tíz vonalon, két további erős bábuval, az érsekkel és a kancellárral, a 12 118 alapállás egyikéből, sorsolással. Reinhard Scharnagl találta ki.
rules-crc-board-title = Tábla és bábuk
rules-crc-board = A táblának tíz vonala van, a-tól j-ig, és nyolc sora; az a1 sarok sötét. Mindkét félnek van királya, vezére, érseke, kancellárja, két bástyája, két futója, két huszára és tíz gyalogja. Világos kezd.
rules-crc-board-caption = A 20. számú állás, egy a 12 118 közül.
rules-crc-pieces-title = Érsek és kancellár
rules-crc-pieces = Az érsek úgy lép, mint a futó vagy mint a huszár, a kancellár úgy, mint a bástya vagy mint a huszár. Mindkettő úgy üt, ahogyan lép.
rules-crc-pieces-caption = Az érsek mezői vannak megjelölve. A g3 mezőn álló kancellárra kattintva az övéi láthatók.
rules-crc-promotion = A gyalog vezérré, érsekké, kancellárrá, bástyává, futóvá vagy huszárrá változhat.
rules-crc-arrays-title = Az alapállások
rules-crc-arrays = Minden tiszt az első soron áll, a gyalogok mögött, Sötét vonalról vonalra tükrözi Világost, és az alapállásnak a következő szabályokat kell betartania:
rules-crc-array-bishops = A futók különböző színű mezőkön állnak, és ugyanígy a vezér és az érsek is.
rules-crc-array-king = A király a bástyái között áll. Ez eddig 48 000 alapállás.
rules-crc-array-pawns = Minden gyalogot véd egy bábu: 21 836 marad.
rules-crc-array-neighbours = A futók nem állnak egymás mellett: 12 130.
rules-crc-array-gothic = Legalább három mezőn eltér a Gothic Chess alapállásától (bástya, huszár, futó, vezér, kancellár, király, érsek, futó, huszár, bástya): 12 118.
rules-crc-draw-title = Sorsolás és sorszámok
rules-crc-draw = Az alapállást ebben a sorrendben sorsolják, a még szabad mezőket mindig balról számolva:
rules-crc-draw-first = a vezér vagy az érsek kerül fel először (2 lehetőség),
rules-crc-draw-light = ez a bábu az öt világos mező egyikére (5),
rules-crc-draw-dark = a másik az öt sötét mező egyikére (5),
rules-crc-draw-bishops = az egyik futó a maradék négy világos mező egyikére, a másik a négy sötét egyikére (4 és 4),
rules-crc-draw-chancellor = a kancellár hat mező egyikére (6),
rules-crc-draw-knights = a huszárok öt mezőből kettőre (10),
rules-crc-draw-rest = bástya, király és bástya a maradék háromra.
rules-crc-dice = Valódi kockából elég egy hatoldalú: páratlan számnál a vezér, párosnál az érsek az első, azután minden szám mezőket számol, mint fent, a két huszárnál külön-külön. Ha egy számhoz nem jut mező, új dobás következik.
rules-crc-number = Ezek a választások, 0-tól számolva és az elsőt a legkisebb helyi értéken véve, adják az alapállás sorszámát. A 20-as sorszám jelentése: a vezér az első (0), az első világos mezőn (0), az érsek a harmadik sötét mezőn (2), és onnantól mind 0.
rules-crc-3 = A 48 000 a 0 helyett áll, mert a sorszámok 1 és 48 000 között vannak; ugyanígy áll 960 a 0 helyett Scharnagl Chess960-beli sorszámaiban.
rules-crc-refused = Ha egy sorszám alapállása valamelyik fenti szabályt megszegi, nem játszható: a program megnevezi a szabályt, sorsoláskor pedig újra sorsol.
rules-crc-castling-title = Sáncolás
rules-crc-castling = Bárhol kezdett is, a király az i vonalra kerül és mellé a bástya a h vonalra, vagy a király a c vonalra és a bástya a d vonalra.
rules-crc-castling-caption = A király a d1 mezőről i1-re sáncol, ahol a bástya már ott áll a h1 mezőn, és marad; vagy c1-re, és a bástya d1-re kerül.
rules-crc-castling-how = Kattintás a királyra, majd a bástyára, vagy a király ráhúzása a bástyára. Ha a király célmezője két vagy több mezőnyire van, elég arra kattintani.
rules-crc-notation = A betűk: K király, V vezér, É érsek, Kn kancellár, B bástya, F futó és H huszár; angol betűkkel K, Q, A, C, R, B és N. A sáncolás jele az i vonal felé O-O, a c vonal felé O-O-O.
rules-crc-fen = A szövegként megadott állásban (X-FEN) K, Q, k és q a szélső bástyával való sáncjogot jelenti az adott oldalon; belső bástya esetén annak vonala áll ott.
rules-crc-sources = A Capablanca Random Chess szócikke a német enciklopédiában, Reinhard Scharnagl nyomán. Az alapállások száma az összes végigszámolásából adódott. Amiről nem szól, abban a FIDE sakkszabályai érvényesek.

## Congo

rules-cgo-lead = Két állatsereg találkozik egy folyónál. Aki leüti az oroszlánt, nyert; aki a vízben időzik, megfullad.
rules-cgo-board-title = Tábla és alapállás
rules-cgo-board = A táblának hét vonala van, a-tól g-ig, és hét sora. A középső, a negyedik sor a folyó. Mindkét oldalon háromszor három mező a vár: Világosé c1-től e3-ig, Sötété c5-től e7-ig.
rules-cgo-array = Az a vonaltól a g vonalig mindkét félnél: zsiráf, majom, elefánt, oroszlán, elefánt, krokodil és zebra, előttük hét gyalog. Világos kezd. Passzolni nem lehet.
rules-cgo-array-caption = Az alapállás. Egy világos állatra kattintva látszik, hová léphet.
rules-cgo-pieces-title = Az állatok
rules-cgo-capture = Az állat úgy üt, hogy egy ellenség mezőjére lép; csak a majom üt másként.
rules-cgo-lion-title = Oroszlán
rules-cgo-lion = Egy mező bármely irányban, lépve vagy ütve, de csak a saját várán belül. Sakk nincs: támadott mezőre is léphet, és ott is maradhat. A folyón túlra csak akkor csaphat le, ha látja a másik oroszlánt: egy vonalon, ha semmi sincs kettejük között, vagy a c3–e5, illetve e3–c5 átlón, ha d4 üres. Ekkor leütheti.
rules-cgo-lion-caption = Az oroszlánok közötti vonal nyitott, így Világos azonnal nyerhet a d6 mezőn.
rules-cgo-zebra-title = Zebra
rules-cgo-zebra = Úgy lép, mint a sakk huszára: két mező egy soron vagy vonalon és egy oldalra, átugorva, ami közben áll.
rules-cgo-zebra-caption = Zebra a déli part közepén.
rules-cgo-elephant-title = Elefánt
rules-cgo-elephant = Egy vagy két mező soron vagy vonalon, lépve vagy ütve. Két mezőnél átugorja, ami közben áll.
rules-cgo-elephant-caption = A c3 mezőn álló gyalog nem akadály: az elefánt a b3 mezőre ugorhat. Előre a d5 mezőn üthet.
rules-cgo-giraffe-title = Zsiráf
rules-cgo-giraffe = Egy mező bármely irányban, de csak ütés nélkül; vagy pontosan két mező egyenesen, bármely irányban, lépve vagy ütve, átugorva, ami közben áll.
rules-cgo-giraffe-caption = A d4 és a c3 mezőn álló gyalog túl közel van ahhoz, hogy leüthető legyen. A b5 és a d5 mezőn álló éppen elég messze van.
rules-cgo-crocodile-title = Krokodil
rules-cgo-crocodile = Egy mező bármely irányban, lépve vagy ütve. A szárazföldön a vonalán a folyó felé is siklik, egészen a folyóba; a folyóban a folyó mentén siklik. Ez az egyetlen állat, amely nem fullad meg.
rules-cgo-crocodile-caption = A folyóban lévő krokodil leütheti az f4 mezőn álló gyalogot. A másikra, a g2 mezőre kattintva látszik: a folyóig siklik, azon túl nem.
rules-cgo-pawn-title = Gyalog és szupergyalog
rules-cgo-pawn = A gyalog egy mezőt megy előre, egyenesen vagy átlósan, lépve vagy ütve. A folyón túl egyenesen hátra is mehet egy vagy két mezőt, de csak ütés nélkül, és más bábut át nem ugorva.
rules-cgo-superpawn = Az utolsó soron a gyalog azonnal szupergyalog lesz. Bárhol áll is, úgy lép, mint a gyalog; ezenkívül egy mezőt oldalra, lépve vagy ütve, és egy vagy két mezőt hátra, egyenesen vagy átlósan, de csak ütés nélkül, és más bábut át nem ugorva.
rules-cgo-pawn-caption = Gyalog a folyón túl. Összehasonlításul kattintás a d3 mezőn álló szupergyalogra és az f2 mezőn álló gyalogra.
rules-cgo-monkey-title = Majom
rules-cgo-monkey = Egy mező bármely irányban, csak ütés nélkül. Úgy üt, hogy egy szomszédos mezőn álló ellenséget átugorva a közvetlenül mögötte lévő üres mezőre érkezik, bármely irányban; és onnan ugorhat tovább.
rules-cgo-monkey-chain = Egy láncban minden ellenséget legfeljebb egyszer ugorhat át, de a majom többször is érkezhet ugyanarra a mezőre, arra is, ahonnan elindult. Amit átugrott, a lépés végéig a táblán marad, és addig útban van. A majom bármelyik ugrás után megállhat, és ütnie soha nem kötelező.
rules-cgo-monkey-caption = A hosszú lánc: kattintás egymás után a c3, c1, e3, g5, e5, c5 és a5 mezőre, és hét állat tűnik el. Útközben megállni a majom mezőjére újra kattintva vagy Enterrel lehet.
rules-cgo-10 = Egy majom láncai, amelyek ugyanazokat az állatokat ütik le és ugyanazon a mezőn érnek véget, egy lépésnek számítanak, mert ugyanahhoz az álláshoz vezetnek; a lejegyzés az egyik útjukat adja meg, de bármelyik végigkattintható.
rules-cgo-11 = Az oroszlánt átugró lánc ott véget ér, mert a játszma meg van nyerve.
rules-cgo-river-title = Fulladás
rules-cgo-river = Az állat beléphet a folyóba, de a következő lépéssel ki is kell jönnie belőle. Minden lépés végén elvész a lépő fél minden olyan állata, amely a folyóban áll, és már a lépés kezdetén is a folyóban állt; a krokodilok kivételével.
rules-cgo-river-moved = A folyó egyik mezőjéről a másikra menni nem segít, és az sem, ha a majom lánca elhagyja a folyót, majd visszatér. Az az állat, amely csak most lépett be, megmarad.
rules-cgo-river-monkey = A láncon belül a majom baj nélkül érintheti a folyót. Amit a megfulladó majom leütött, az leütve marad.
rules-cgo-river-lion = Abban a lépésben, amely leüti az oroszlánt, semmi sem fullad meg: a játszmának vége.
rules-cgo-river-caption = A zebra a folyóban áll. Ha a gyalog lép, a zebra megfullad; ha a zebra kilép, életben marad. Sötét elefántja biztonságban van, amíg Sötét lépése véget nem ér.
rules-cgo-end = Aki leüti az oroszlánt, azonnal nyer. Akinek nincs több lépése, veszít. Mint mindig, a játszma fel is adható, vagy döntetlenben is meg lehet egyezni.
rules-cgo-13-bare = Ha csak a két oroszlán maradt, a játszma döntetlen, hacsak a lépésen lévő fél le nem ütheti a másikat; egyik sem hagyhatja el ugyanis soha a várát, hogy nyerjen.
rules-cgo-13 = Ha ugyanaz az állás harmadszor fordul elő, döntetlen igényelhető, mert a forrás nem szól a végtelen játszmákról; ötven lépéses szabály nincs.
rules-cgo-notation = A betűk: G zsiráf, M majom, E elefánt, L oroszlán, C krokodil, Z zebra és S szupergyalog; a gyalognak nincs betűje. Az x ütést jelent, a # az oroszlán leütését. A majom láncát az érkezési mezők jelölik: Mb4xb6xd4.
rules-cgo-here = A megfulladó állatok már a lépés előtt meg vannak jelölve, és ugyanígy a leüthető oroszlán is. Az Esc a lánc egy ugrását veszi vissza.
rules-cgo-sources = A Congo szócikke a svéd enciklopédiában. A Congo feltalálója Demian Freeling.
