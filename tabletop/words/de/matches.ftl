### Gespeicherte Partien und Statistik.

## Gespeicherte Partien
# en rzgfiriqmguc7g6uvymt2smo4o5ccxzwygo55pv2ayywafeviet2vhpqfzmim3cihzcf4hblpjruhyalx5uel2zce3rvs

saves = Gespeicherte Partien
kind-all = Alle Partien
kind-going = Läuft noch
kind-finished = Beendet
kind-tries = Noch einmal versucht
kinds = Welche Partien
copy = Diese Partie in eine Datei kopieren
    .of = Diese Partie in eine Datei kopieren: { $match }
delete = Diese Partie löschen
    .of = Diese Partie löschen: { $match }
not-saved = Partien lassen sich gerade nicht speichern
no-matches = Du hast noch keine Partie gespielt. Jede Partie wird hier von der ersten Karte an gespeichert.
not-found = Keine Partie gefunden. Suche nach anderen Wörtern oder nach keinem.
search-matches = Suchen
    .hint = Name, Spiel, Tag, Ergebnis
    .tip = { KEY("take") } zeigt die Partien, in denen alle diese Wörter stehen.
    .found = { $n ->
        [one] { $n } Partie.
       *[other] { $n } Partien.
    }
    .won = gewonnen beendet
    .lost = verloren beendet
    .drawn = unentschieden, niemand gewann, beendet
    .over = beendet
    .going = läuft noch
no-table = Für dieses Spiel gibt es hier keinen Tisch, darum lässt sich die Partie nicht öffnen.
match = { LIST($who, type: "comma") }: { $standing }
match-row = { LIST($who, type: "comma") }: { $standing }. { $when }
game-of = { $heading ->
    [none] { $game }
   *[other] { $game }, { $heading }
}
standing-turn = { $game }, Zug { $n }
standing-round = { $game }, Runde { $n }
standing-next = { COUNT($points) ->
    [0] { $standing }. { $who } ist dran.
   *[other] { $standing }. { $who } ist dran. Punkte: { LIST($points, type: "comma") }.
}
standing-over = { COUNT($who) ->
    [0] { $game }, zu Ende: niemand hat gewonnen
    [one] { $game }, zu Ende: { LIST($who) } hat gewonnen
   *[other] { $game }, zu Ende: { LIST($who) } haben zusammen gewonnen
}
origin-imported = { $standing }, eingelesen
origin-again = { $standing }, noch einmal versucht
import = Partien einlesen
    .tip = Liest jede Datei mit Partien in { $folder }
import-none = Leg Dateien mit Partien (*.jsonl) in { $folder } und versuch es noch einmal.
import-problem = { $file }: { $problem }
import-part = { $file } ist bis zum letzten gültigen Zug da. { $problem }
folder-problem = { $folder } lässt sich nicht benutzen: { $problem }.
imported = { $n ->
    [one] 1 Partie eingelesen.
   *[other] { $n } Partien eingelesen.
}
imported-known = { $n ->
    [one] 1 Partie ist schon da.
   *[other] { $n } Partien sind schon da.
}
imported-both = { $n ->
    [one] 1 Partie eingelesen
   *[other] { $n } Partien eingelesen
}; { $known ->
    [one] 1 ist schon da.
   *[other] { $known } sind schon da.
}
sure = Diese Partie löschen?
    .words = { $match }. Eine gelöschte Partie kommt nicht zurück. In der Statistik zählt sie weiter.
    .do = Partie löschen
    .keep = Partie behalten
    .failed = Die Partie ließ sich nicht löschen.

## Zeiten
# en tv2wrclhiv3pga5me5rgexusejqzltvmgumfp6uo6p

today = heute, { $time }
date = { $day }. { $month } { $year }
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember

## Statistik
# en 3qrjuh67j42hmb6qjkcp4y24ua6e6hh5pfbbhdsgk3yaeerakizy24vvt4lo7xyfrrpc4lj5xn75uax3bgum67zh2fyoyd7nhydroee533w7nvsql3bet

statistics = Statistik
no-figures = Spiel eine Partie zu Ende, dann stehen hier deine Zahlen: Siege nach Stufe, Serien, Punkte.
choose-game = Spiel
    .all = Alle Spiele
choose-person = Person
    .alone = Allein gegen Hasen
progress = Über alle Partien
totals = Insgesamt
tile-played = { $n ->
    [one] Partie
   *[other] Partien
}
tile-share = gewonnen
tile-streak = { $n ->
    [one] Sieg in Folge
   *[other] Siege in Folge
}
tile-best = längste Siegesserie
tile = { $n } { $what }
course = Partie für Partie
most = Höchstwert einer Partie: { $n }
least = Tiefstwert einer Partie: { $n }
levels = Ergebnisse nach stärkstem Gegner
level-other = Andere
level-people = Menschen
bar-won = gewonnen
bar-drawn = unentschieden
bar-lost = verloren
bar = { $won } von { $n }
    .told = { $level }: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
bar-none = noch keine
    .told = { $level }: noch keine
facts = Mehr
length-turn = Züge in einer Partie
length-round = Runden in einer Partie
length = { $least } bis { $most }, im Mittel { NUMBER($mean, places: 0) }
rating = Wertung in { $game }
shared = Geteilte Siege
helped = Siege mit Tipps oder anderer Hilfe
parts = Zum Teil gespielte Partien (oben nicht gezählt)
aid-undo = Rückgängig
aid-look = Zweite Blicke
aid-log = Protokolle geöffnet
aid-hint = Tipps
aid-marks = Partien mit Marken
aid-tutor = Vom Tutor angehalten
aid-line = Varianten vor dem Ende
aid-study = Rückschauen vor dem Ende
fact-row = { $what }: { $n }
