## Scoresheets on paper: fetched by the part of the page that has them

print-title = Játszmalap nyomtatása
print-explanation = Ami üresen marad, kézzel tölthető ki.
print-game = Ez a játszma
print-blank = Üres játszmalap
print-date = Dátum
print-result = Eredmény
print-time = Idő
print-start = Az alapállás
print-after = Állás ezután: { $move }
print-position = A táblán lévő állás
print-page = { $title }: { $page }. oldal ({ $count } közül)
print-short = A változatok és a megjegyzések nem kerülnek papírra.
print-clocks = Órák a végén: Világos { $white }, Sötét { $black }
print-signatures = Aláírások
print-rolls = Dobások, amelyek ide vezetnek
print-rolls-of = { $side }: dobások, amelyek ide vezetnek
