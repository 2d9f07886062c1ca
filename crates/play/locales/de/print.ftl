## Scoresheets on paper: fetched by the part of the page that has them

print-title = Ein Partieformular drucken
print-explanation = Was leer bleibt, bekommt eine Zeile zum Ausfüllen von Hand.
print-game = Diese Partie
print-blank = Leeres Formular
print-date = Datum
print-result = Ergebnis
print-time = Bedenkzeit
print-start = Die Grundstellung
print-after = Stellung nach { $move }
print-position = Die Stellung auf dem Brett
print-page = { $title }: Seite { $page } von { $count }
print-short = Varianten und Kommentare sind nicht gedruckt.
print-clocks = Uhren am Ende: Weiß { $white }, Schwarz { $black }
print-signatures = Unterschriften
print-rolls = Würfe, die dahin führen
print-rolls-of = { $side }: Würfe, die dahin führen
