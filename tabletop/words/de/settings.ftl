### Die Einstellungen: Jede Nachricht heißt nach dem, was sie einstellt.
# en ie6o5k74n4htaenxrlwazebt

settings = Einstellungen
tab-display = Anzeige
tab-seeing = Sehen
tab-hearing = Hören
tab-hands = Hände
tab-play = Spielen
sample = Anna hüpft nach rechts in Reihe 2, Spalte 5, und die Karte trägt sie weiter. So sieht jeder Text aus.
sure = Alle Einstellungen zurücksetzen?
    .words = Größen, Töne, Tempo und Gewohnheiten werden wieder, wie sie am Anfang waren. Deine Partien und Aufstellungen bleiben.
    .do = Alles zurücksetzen
    .keep = Meine Einstellungen behalten

## Anzeige
# en oftjx2ffec5gihyyq7

scale = Größe von allem
    .help = Wie groß alles gezeichnet wird. Angepasst heißt: so groß, wie das Fenster es erlaubt.
    .room = Wie groß alles gezeichnet wird. Angepasst folgt dem Fenster; darin ist Platz für bis zu { NUMBER($most, style: "percent") }.
    .limited = Im Fenster ist nur Platz für { NUMBER($most, style: "percent") }. Mach es größer, um { NUMBER($wanted, style: "percent") } zu bekommen.
    .fitted = Angepasst
language = Sprache
    .help = Ändert sofort alle Texte, auch in einer begonnenen Partie.
fullscreen = Vollbild
    .help = Das Fenster füllt den ganzen Bildschirm: { KEY("full_screen") }.
speed = Tempo der Bewegungen
    .help = Wie schnell sich Karten, Hasen und Würfel bewegen. Ein Klick oder { KEY("go_on") } überspringt eine Bewegung.
    .at-0 = Keine
    .at-1 = Langsam
    .at-2 = Normal
    .at-3 = Flott
    .at-4 = Schnell
ai-pace = Tempo der Computerhasen
    .help = Wie lange ein Computerhase wartet, bevor er seinen Zug zeigt.
    .at-0 = Sofort
    .at-1 = Zügig
    .at-2 = Gut zu verfolgen
    .at-3 = Ruhig
    .at-4 = Langsam
back-to-defaults = Alles wie am Anfang
    .help = Setzt alle Einstellungen zurück. Deine Partien und Aufstellungen bleiben.
    .do = Zurücksetzen

## Sehen
# en 7atabn5c5j3zyvffli

reading-font = Leseschrift
    .help = Atkinson Hyperlegible hält Buchstaben auseinander. OpenDyslexic macht sie unten schwerer.
spacing = Weiter Textabstand
    .help = Mehr Platz zwischen Buchstaben, Wörtern und Zeilen.
contrast = Hoher Kontrast
    .help = Schwarz-weiße Wörter, kräftige Umrisse, schlichte Hintergründe.
solid = Weniger Transparenz
    .help = Die Flächen hinter Karten und Fragen sind undurchsichtig.
reduced-motion = Weniger Bewegung
    .help = Figuren erscheinen gleich an ihrem neuen Platz, und die Wolken stehen still.
explained = Erklärungen
    .help = Wie bald du erfährst, was unter dem Zeiger liegt.
    .at-0 = Nie
    .at-1 = Spät
    .at-2 = Bald
    .at-3 = Sofort

## Hören
# en iah56pbm5yf6wwuuy2

volume = Geräusche
    .help = Wie laut Karten, Hasen und Glocken sind.
    .silent = Es ist kein Tongerät da. Das Programm nimmt eines, sobald du es anschließt.
music = Musik
    .help = Jedes Spiel hat seine eigene. Läutet eine Glocke, wird sie leiser.
ambience = Umgebung
    .help = Wind, Vögel und Grillen, ein altes Haus.
muted = Stumm
    .help = Gar kein Ton, egal wie laut er eingestellt ist: { KEY("mute") }.
music-muted = Keine Musik
    .help = Weder Musik noch Umgebung: { KEY("music") }.
reader = Bildschirmleser
    .help = Läuft ein Bildschirmleser, kann er jeden Bildschirm und jeden Tisch vorlesen.
    .missing = Die Bibliothek für Bildschirmleser, accesskit, ist nicht installiert. Darum geht keiner.

## Hände
# en scgrtandq6lshovuz462u

keys = Tasten
    .help = Alles geht mit Tasten. Für eine Hand liegen alle auf ihrer Hälfte der Tastatur.
    .at-both = Beide Hände
    .at-left = Linke Hand
    .at-right = Rechte Hand
all-keys = Alle Tasten
    .help = Die Liste deiner Tasten; hier kannst du sie ändern. { KEY("keys") } öffnet sie überall.
    .do = Zeigen und ändern
large-targets = Größere Ziele
    .help = Kleine Knöpfe wachsen, und wer knapp danebendrückt, trifft das Nächste.
hold = Zum Drücken halten
    .help = Ein Druck zählt, wenn du ihn einen Moment hältst. Tippen oder Zittern bewirkt nichts.
    .at-0 = Aus
    .at-1 = Kurz
    .at-2 = Mittel
    .at-3 = Lang
dwell = Klicken durch Verweilen
    .help = Verweilt der Zeiger auf etwas, klickt er es einmal an.
    .at-0 = Aus
    .at-1 = Spät
    .at-2 = Bald
    .at-3 = Sofort
drops-ask = Ablegen fragt nach
    .help = Was du auf dem Tisch ablegst oder anklickst, wartet auf den großen Knopf. { KEY("back") } nimmt es zurück.
timers = Sanduhren
    .help = Manche Spiele begrenzen deine Zeit. { KEY("sand") } hält den Sand an.

## Spielen
# en xupcgg5n2qabbcovlseedwdfawx57c

name = Dein Name
    .help = So heißt du in einer neuen Aufstellung.
    .hint = wie zuletzt
level = Computerhasen
    .help = Wie gut sie in deiner ersten Partie eines Spiels spielen. Danach gilt, was du beim Aufstellen wählst.
    .first = Leicht am Anfang
coach = Begleiter
    .help = Erklärt Neues einmal, gegen leichte Hasen.
hints = Tipps
    .help = { KEY("hint") } zeigt die besten Züge. Die Partie merkt sich, dass du gefragt hast.
study = Nebenbei auswerten
    .help = Solange das Menü offen ist, werden deine letzten Partien untersucht. Das braucht einen Prozessorkern.
forced-choices = Eindeutiges geht von selbst
    .help = Kannst du nur eines tun, tut es das Programm, und das Protokoll sagt es.
confirmations = Bei Versehen nachfragen
    .help = Du wirst gefragt, bevor du dir vor allem selbst schadest, etwa deinen eigenen Hasen hinauswirfst.
free-undo = Glück und Geheimes zurücknehmen
    .help = Leute an einem Bildschirm dürfen auch dann zurücknehmen, wenn schon Karten aufgedeckt sind. Für neue Partien.
answers = Nur fragen, wenn eine Karte passt
    .help = Kann keine deiner Karten antworten, passt du. Am Tisch ändert { KEY("ask") } das für jeden einzeln.
end-turns = Leere Züge beenden
    .help = Bringt in deinem Zug, vom Tauschen abgesehen, höchstens ein Schritt etwas, geht er von selbst weiter.
