### Tasten: ihre Namen, was sie tun, und eigene Tasten.
# en wzxsaakg64xd5vmsktngxp7vqfkkmb

keys = Tasten
key = Taste
does = was sie tut
own-keys = Auf diesem Bildschirm
place-here = Auf einzelnen Bildschirmen
place-looking-back = Bei der Rückschau
place-table = Am Tisch
place-reading = Lesen am Tisch
place-book = Im Regelheft
place-everywhere = Überall

## Was auf einer Taste steht
# en q5i4mkwlhflktvgtiy2nnewhvijbjfcugrkqgxxr3fb2o7dp6bjils4rcchsmr3gk7wlv5hrffyfbh

key-ctrl = Strg
key-cmd = Cmd
key-alt = Alt
key-shift = Umschalt
key-tab = Tab
key-enter = Eingabe
key-esc = Esc
key-space = Leertaste
key-backspace = Rücktaste
key-delete = Entf
key-up = Hoch
key-down = Runter
key-left = Links
key-right = Rechts
key-pageup = Bild auf
key-pagedown = Bild ab
key-home = Pos1
key-end = Ende
key-arrows = Pfeile
key-wheel = Mausrad
key-comma = Komma
key-full-stop = Punkt
arrow-keys = die Pfeiltasten
to = bis
then = dann
or = oder

## Einzelne Bildschirme
# en ro3kdzxhbcgwcgfei3tlqwwdutkw6tbso7psmxlgwsvjlhkv

numbers-game = das Spiel an dieser Stelle
paste = öffnet eine Stellung, die als Textzeile kopiert wurde
next-task = die nächste Aufgabe
earlier = die Wahl davor
later = die Wahl danach
go-on = weiter, wenn der Hase nur erzählt
step-back = einen Schritt zurück
zoom-in = das Brett näher; auch das Mausrad
zoom-out = das Brett weiter weg; auch das Mausrad
pause = die Hasen warten, oder spielen weiter
sand = der Sand steht still, oder läuft weiter
ask = immer fragen, oder nur, wenn eine deiner Karten passt
take-more = eine Karte mehr davon; in der Liste eine weniger
more = eine Karte mehr davon
fewer = eine Karte weniger davon
rules = das Regelheft

## Rückschau
# en sqtbwfchfxzg3pi4aiwzecz7vi7i4ugeu7c26kvoej

mistake-before = der Fehler davor
mistake-after = der Fehler danach
turn-before = der Zug davor
turn-after = der Zug danach
first = die erste Wahl
last = das Ende
run = läuft von selbst, oder hält an
try = versucht es von hier aus anders
try-for-all = versucht es, und du wählst für alle Plätze
lines = die versuchten Fortsetzungen
follow = was auf eine Wahl folgen kann
by-turn = geht Wahl für Wahl oder Zug für Zug
longer = prüft diese Wahl länger, für sicherere Zahlen
keep = merken oder teilen: Lesezeichen, Text, Aufzeichnung, Film

## Am Tisch
# en mhojb3wlkhw75seb6tcrzcvoihda3akxiekb574jrlkln

next-part = von der Hand zum Brett zu den Knöpfen; mit einem Teil dorthin, wo es hin darf
arrows-part = über alles in einem Teil des Tisches
numbers-card = nimmt diese Karte deiner Hand
main = der große Knopf: spielen, Zug beenden, weiter
skip = überspringt, was sich bewegt
look = sieht ein Teil näher an; auch ein Rechtsklick oder langes Drücken
hint = ein Tipp
undo = nimmt die letzte Wahl zurück
redo = wiederholt sie
copy = kopiert diesen Moment als Textzeile; { KEY("paste") } im Menü öffnet sie
bookmark = setzt ein Lesezeichen; es steht unter Üben bei den Lesezeichen
undo-turn = nimmt den ganzen Zug zurück
rule-named = das Regelheft, bei der zuletzt genannten Regel
log = das Protokoll, breit oder in kleinen Fenstern
speeds = Tempo der Bewegungen

## Lesen
# en rdqjjj74roqwelehbdpggn2xefdm5umnh

read-arrows = liest, was dort liegt, alles, egal wer am Zug ist
read-on = liest den nächsten Teil des Tisches
read-back = liest den Teil davor
read-parts = liest die Teile des zuletzt Gelesenen
where = Wo bin ich?
turn = Wer ist am Zug, und was wird gefragt?
changed = Was ist seit meinem letzten Zug geschehen?
hand = meine Hand
scores = Punkte
rule = die Regel zum zuletzt Gelesenen oder zur Auswahl
again = liest es noch einmal

## Regelheft, überall
# en gq2y4ljdrpjxet4zjpi66s7rsz26t7ysxpar4eg

search = suchen
wheel = blättern
next = zum Nächsten, das du benutzen kannst
before = zurück zum Vorigen
arrows = zum Nächsten in dieser Richtung
take = nehmen
back = loslassen, oder einen Schritt zurück
page-back = eine Seite zurück
page-on = eine Seite weiter
this-list = diese Liste
full-screen = ganzer Bildschirm und zurück
mute = aller Ton aus und an
music = Musik aus und an

## Tasten für eine Hand
# en prucjeyua

layer = { $depth ->
    [0] Wieder die gewohnten Tasten.
   *[other] { $depth ->
        [1] Zweite
        [2] Dritte
       *[3] Vierte
    } Tasten: die nächste ist eine davon; { KEY("keys") } zeigt sie.{ $again ->
        [yes] { " " }Noch einmal { $key } gibt mehr.
       *[no] { "" }
    }
}
layer-second = zweite Tasten: die nächste ist eine davon
layer-third = dritte Tasten, und so weiter

## Eigene Tasten
# en cjwsgww2fgytd5m3k3cdzoho

own = Drück die neue Taste für: { $what }. { $back } lässt die alte.
own-changes = Wähl eine Zeile, um ihr eine eigene Taste zu geben.
own-now = { $key } tut jetzt das: { $what }.
own-reset = Gewohnte Tasten
    .done = Alle Tasten sind wieder wie gewohnt.
own-taken = { $key } tut schon das: { $what }. Nimm eine andere Taste.
own-no-key = Diese Taste geht hier nicht. Nimm eine andere.
own-unknown = Einstellungen: Es gibt keinen Befehl { $name } mit eigener Taste; er entfällt.
own-wrong = Einstellungen: { $key } geht nicht als Taste für { $name }; die gewohnte bleibt.
