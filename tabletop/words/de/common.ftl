### Für alle Spiele und Bildschirme: Zahlen, Listen, Plätze, Tasten.
# en hmf

language-name = Deutsch

## Zahlen und Listen
# en nusmrb2if37vv2eu2pkpakkd2wa6yfjqc

number-decimal = ,
number-group = .
number-percent = { $n } %
share = { NUMBER($n, style: "percent") }
number = { NUMBER($n) }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-comma = { $first }, { $last }
list-plus = { $first } + { $last }
list-semicolon = { $first }; { $last }
rulebook-parts = Hier: { LIST($parts, type: "comma") }.

## Plätze ohne Namen
# en o536nh

seat = Platz { $n }
sits = { $name } spielt für { $before } weiter.

## Stufen und Tutor
# en mmwq5poc6an7q6f

level-easy = Leicht
level-normal = Normal
level-hard = Schwer
level-expert = Experte
tutor = Tutor
    .help = Fragt nach, bevor dich eine Wahl { NUMBER($blunder, style: "percent") } deiner Gewinnchance kostet (grobe Fehler), { NUMBER($mistake, style: "percent") } (Fehler) oder { NUMBER($slip, style: "percent") } (alles). Das zählt als Hilfe.
    .at-0 = aus
    .at-1 = grobe Fehler
    .at-2 = Fehler
    .at-3 = alles

## Sich zurechtfinden
# en yfsg7wakloa6nvgtcku3lccnbzhlaepckkh3vhigjh

holds-on = an
holds-off = aus
back = Zurück
leave = So lassen
page = { $n } von { $all }
    .told = Seite { $n } von { $all }
    .list = Liste: Seite { $n } von { $all }
page-back = Seite zurück
    .told = Seite zurück
    .list = Liste: Seite zurück
page-on = Seite vor
    .told = Seite vor
    .list = Liste: Seite vor
effort-1 = Etwa { $n } Minuten. Leicht zu lernen.
effort-2 = Etwa { $n } Minuten. Einiges zu bedenken.
effort-3 = Etwa { $n } Minuten. Viel zu bedenken.
players = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
    .range = { $low }–{ $n } Spieler
all-sound = Der Ton ist { $on ->
    [yes] an
   *[no] aus
}.
all-music = Die Musik ist { $on ->
    [yes] an
   *[no] aus
}.

no-letters = Keine Schrift auf diesem Computer hat diese Buchstaben. Ein Name wird durch Hase und Farbe gezeigt.

## Kopieren und Lesezeichen
# en hh6kxz5fo

copied = Dieser Moment ist als Text kopiert; { KEY("paste") } im Menü öffnet ihn.
    .not = Hier lässt sich nichts kopieren.
pasted = Hier lässt sich nichts einfügen.
    .none = In der Zwischenablage ist keine Stellung; in einer Partie kopiert { KEY("copy") } eine.
bookmarked = Lesezeichen gesetzt: { $name }. Es steht unter Üben bei den Lesezeichen.
## Eine Partie weitergeben, und Bildschirme mit Fehlern
# en ft4yl6r4bnrfnareetc66

match-lies = Die Partie liegt als { $path } da.
goes-on = Die Partie läuft noch
    .file = Die Datei enthält die ganze Partie. Wer sie hat, kann alles Verdeckte herausfinden, auch das Glück, das noch kommt.
    .line = Die Zeile enthält die ganze Partie. Wer sie hat, kann alles Verdeckte herausfinden, auch das Glück, das noch kommt.
    .files = Eine Partie, die noch läuft, steht mit allem Verdeckten da, auch mit dem Glück, das noch kommt.
keep-file = Als Datei speichern
keep-line = Als Text kopieren
hold-longer = Halte etwas länger gedrückt.
undrawn = Nicht gezeichnet
    .help = Dieser Bildschirm lässt sich hier nicht zeichnen. Vielleicht hilft eine andere Fenstergröße; verloren ist nichts.
    .again = Noch einmal
    .menu = Zum Menü
screen-failed = Dieser Bildschirm ließ sich nicht zeichnen. Die Partien sind gespeichert.
    .anew = Gerade ging etwas schief; der Bildschirm wurde neu gezeichnet. Die Partien sind gespeichert.
