## One's own games: shown by the part of the page that is fetched when it is wanted

library-title = Játszmáim
library-lead = Minden itt elkezdett játszmát az első lépéstől kezdve megőriz ez a böngésző, és senki más.
library-empty = Még nincs megőrzött játszma. A táblán megtett első lépés hozza ide; fájlból az „Importálás” gombbal jönnek játszmák.
library-searching = Keresés: { $percent } %
library-none = Erre egyetlen játszma sem illik.
library-missing = Ez a böngésző nem engedi, hogy az oldal játszmákat őrizzen itt; egyes privát ablakokban így van. Minden más működik: a táblán lévő játszma a „PGN…” alatt fájlba menthető.
library-filter = Szűrés név, játékos, dátum, játék vagy eredmény szerint
library-filter-short = Játékos, dátum, eredmény
library-found =
    { $count ->
        [one] 1 játszma
       *[other] { $count } játszma
    }
library-more = Továbbiak
library-import = Importálás…
library-export = Összes exportálása
library-stop = Leállítás
library-players = { $white } – { $black }
library-unnamed = ?
library-moves =
    { $count ->
        [0] nincs lépés
        [one] 1 lépés
       *[other] { $count } lépés
    }
library-goes-on = folyamatban
library-here = a táblán
library-open = { $name } megnyitása
library-rename = Átnevezés
library-name = A játszma neve
library-download = Letöltés PGN-ként
library-delete = Törlés
library-deleted = Törölve: { $name }.
library-deleted-here = Törölve: { $name }. A táblán még ott áll; a következő lépéssel újra ide kerül.
library-undo = Visszavonás
library-exporting = Exportálás: { $percent } %
library-exported =
    { $count ->
        [one] 1 játszma mentése: { $file }.
       *[other] { $count } játszma mentése: { $file }.
    }
library-exported-some = Mentés: { $file }; { $count } játszmából { $failed } nem volt olvasható.
library-importing = Importálás: { $percent } %
library-imported =
    { $count ->
        [0] Ebben a fájlban nincs új játszma.
        [one] 1 játszma importálva.
       *[other] { $count } játszma importálva.
    }
library-imported-some = { $imported } Már megvolt: { $known }. Hibás, csak a hibáig átvéve: { $broken }.
library-import-none = Ebben a fájlban nem található játszma.
library-full = A böngésző tárhelye megtelt. Semmi sem veszett el, de ezt nem lehetett megőrizni. Exportálja az összes játszmát egy fájlba, majd töröljön néhányat.
library-lasting = Ez a böngésző tartósan megőrzi őket.
library-passing = Ha kevés lesz a hely ezen az eszközön, a böngésző törölheti őket.
library-passing-still = A böngésző nem vállalta, hogy mindenképp megőrzi őket. Ami fájlba van exportálva, az biztonságban van.
library-keep = Kérés a böngészőhöz, hogy őrizze meg őket
