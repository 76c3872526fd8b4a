### Was nicht geht oder nicht zu lesen ist, und warum.

## Eine Wahl, die jetzt nicht geht
# en xtrviwucl4n2ustub6suo5dac3l

over = Die Partie ist vorbei.
others-turn = Gerade ist jemand anders dran.
not-now = Das geht gerade nicht.
no-clock = Es läuft keine Uhr.
no-undo = Es gibt nichts zurückzunehmen.
undo-barred = Seitdem hat das Los entschieden, oder etwas Verdecktes kam heraus. Unter Leuten an einem Bildschirm bleibt es dabei.
no-rematch = Eine Revanche gibt es, wenn die Partie vorbei ist.
shows-hidden = Was jetzt kommt, zeigt etwas Verdecktes. Bestätige die Wahl, um es zu sehen.
complete = Die Wahl ist vollständig. Bestätige sie oder nimm sie zurück.

## Spiele, Plätze und Optionen
# en knwopojvyxfn5cjzbk3eu6kgwg2yorx6esxa35bl4q7jhsqaybitj4

no-game = Es gibt kein Spiel „{ $key }“; { $near ->
    [none] bekannt sind: { LIST($known, type: "comma") }.
   *[other] meinst du „{ $near }“?
}
game-damaged = Das Spiel „{ $key }“ lässt sich nicht laden: { $why }
option-value = Die Option „{ $option }“ kann nicht { $given } sein; möglich: { $takes }.
option-text = Option „{ $option }“: { $why }
takes = { $kind ->
    [bool] an (on) oder aus (off)
    [int] ganze Zahlen von { $low } bis { $high }
    [choice] eins von { LIST($values, type: "comma") }
   *[text] ein Text
}
no-option = { $game } hat keine Option „{ $option }“, sondern: { COUNT($known) ->
    [0] keine
   *[other] { LIST($known, type: "comma") }
}.
    .players = { $game } hat zu { $players } keine Option „{ $option }“, sondern: { LIST($known, type: "comma") }.
counts = { $game } ist für { LIST($counts, type: "comma") } Leute, nicht für { $players }.
seats-count = Die Partie hat { $players } Plätze, nicht { $n }.
most-seats = Es gibt höchstens { $n } Plätze.
seat-parts = Zu einem Platz gehören Art, Name, Stärke und Figur.
seat-kind = Ein Platz ist „human“ oder „ai“, nicht „{ $kind }“.
seat-words = Ein Platz heißt „human“, „human:NAME“ oder „ai:STÄRKE“, nicht „{ $words }“.
seat-name = Ein Name hat 1 bis { $n } sichtbare Zeichen.
seat-figure = Die Figur eines Platzes ist eine Zahl von 0 bis { $n }.
seat-past = Die Vorgeschichte eines Platzes hat höchstens { $n } Plätze.
    .order = Die Vorgeschichte eines Platzes sagt der Reihe nach, bis zu welchem Eintrag wer gespielt hat.
no-level = Es gibt keine Stärke „{ $name }“, nur: { LIST($known, type: "comma") }.
seed-length = Ein Startwert hat 1 bis { $n } Zeichen.
only-rabbits = Zu Ende spielen können eine Partie nur Computerhasen.

## Aufzeichnungen von Partien
# en bwaaavm3ouuhaapzalgqtravgqvlb5zbgiouvufacgphbk7qhelrjppnnpzb5e65moaba4ljyypiztfudiifahwi6qfvhplm

action-unknown = „{ $verb }“ ist kein Zug dieses Spiels; bekannt sind: { LIST($known, type: "comma") }.
action-number = „{ $text }“ enthält einen Wert, der keine ganze Zahl ist.
action-form = „{ $text }“ ist anders geschrieben, als Aufzeichnungen Züge schreiben.
record-blank = Die Datei besteht aus leeren Zeilen; sie ist keine Aufzeichnung.
record-empty = Die Datei ist leer; eine Aufzeichnung hat eine Kopfzeile und für jeden Zug eine Zeile.
record-headless = Die Datei beginnt nicht mit dem Kopf einer Partie.
record-beyond = Nach dem Ende einer Partie kommen noch Zeilen.
record-broken-off = Die Aufzeichnung bricht vor ihrer Schlusszeile ab.
record-differs = Die Aufzeichnung weicht bei Schritt { $ply } ab: { $why }
record-state = der Stand ist { $reached }, laut Aufzeichnung { $expected }.
    .end = der Endstand ist nicht der aufgezeichnete.
record-followed = Die Partie lässt sich nur bis Schritt { $ply } verfolgen.
    .why = Die Partie lässt sich nur bis Schritt { $ply } verfolgen: { $why }
record-end = Der Endstand ist nicht der aufgezeichnete.
    .why = Der Endstand ist nicht der aufgezeichnete: { $why }
record-older = sie wurde nach älteren Regeln gespielt (Fassung { $was }, jetzt { $now }).
record-newer-rules = Diese Partie { $game } wurde nach neueren Regeln gespielt; mit einer neuen Version des Programms lässt sie sich öffnen.
record-header = Der Kopf der Aufzeichnung ist nicht brauchbar: { $why }
record-long = Eine Zeile ist viel zu lang für eine Aufzeichnung.
    .numbered = Zeile { $n } ist viel zu lang für eine Aufzeichnung.
record-json = Eine Zeile ist kein JSON; die Datei ist beschädigt oder keine Aufzeichnung.
    .object = Eine Zeile ist kein JSON-Objekt; die Datei ist keine Aufzeichnung.
record-lacks = „{ $key }“ fehlt in der Aufzeichnung oder ist von falscher Art.
record-strange = Die Aufzeichnung enthält „{ $key }“, das dieses Programm nicht kennt.
record-newer = Die Aufzeichnung stammt von einer neueren Version des Programms; mit ihr lässt sie sich öffnen.
record-format = Das Format { $n } von Aufzeichnungen ist unbekannt.
record-rules = Regeln der Fassung { $n } gibt es nicht; die ersten sind Fassung 1.
record-seats = Die „seats“ der Aufzeichnung sind von falscher Art.
    .senseless = Die Plätze der Aufzeichnung ergeben keinen Sinn: { $why }
    .count = Die Aufzeichnung nennt { $n } Plätze für { $players } Leute.
record-next = Auf diese Partie folgt eine, die nicht zu lesen ist. { $why }
record-seat = Es gibt keinen Platz { $n }.
record-count = Die Aufzeichnung enthält { $n } Schritte, ihre Schlusszeile zählt { $count }.
record-changed = Die Prüfsumme stimmt nicht: Die Aufzeichnung wurde nachträglich verändert.
record-stranger = In der Aufzeichnung handelt ein Platz, der nicht am Tisch ist.
record-actions = Keine Partie { $game } hat { $n } Schritte.
record-text = { $what ->
    [salt] Das Salz einer Partie ist ein Text von höchstens { $n } Zeichen.
    [seal] Das Siegel einer Partie ist ein Text von höchstens { $n } Zeichen.
   *[seed] Der Startwert einer Partie hat 1 bis { $n } Zeichen.
}
record-line = Zeile { $n } gehört nicht zu einer Aufzeichnung: { $why }.
record-rest = Eine Zeile nach ihrem Ende bricht ab und fällt weg.

## Daten in anderer Form
# en 3mzzmctx42qtzgwtn7xnn

data-json = das ist kein JSON
    .broken-off = das ist kein JSON oder bricht ab
    .why = das ist kein JSON ({ $why })
data-missing = { $name } fehlt
data-strange = { $name } ist unbekannt
data-kind = { data-place } soll { LIST($kinds, type: "or") } sein{ $bound ->
    [none] { "" }
   *[other] { " " }({ $bound })
}
data-other = { data-place }: { $why }
data-place = { $key ->
    [yes] ein Name in { $place }
   *[no] { $place ->
        [none] es
       *[other] { $place }
    }
}
data-a = { $kind ->
    [int] eine ganze Zahl
    [str] ein Text
    [float] eine Zahl
    [bool] true oder false
    [array] eine Liste
    [object] eine Tabelle
    [null] nichts
   *[other] { $kind }
}

## Dateien
# en rdk5x4xcvbus6wddcwt3okbgkataoippoon5y2bcnscv222wirrroqd4ukfr4smf6ugkk

unwritten = { $path } lässt sich nicht schreiben: { $why }.
unread = { $path } lässt sich nicht lesen: { $why }.
many-matches = { $path } enthält { $n } Partien; gebraucht wird eine Datei mit einer.
too-large = { $path } ist viel zu groß für die Aufzeichnung einer Partie.
no-record = { $path } ist kein Text in UTF-8 und keine Aufzeichnung.
unusable = { $path } ist nicht zu gebrauchen. { $why }
left-out = Partie { $n } bleibt weg. { $why }
no-home = Es gibt hier kein eigenes Verzeichnis. Nenne mit --data-dir oder der Variable { $variable } einen Ordner für Partien und Einstellungen.
no-log = Es gibt kein Protokoll: { $path } lässt sich nicht schreiben ({ $why }).
failed = Das Programm musste aufhören: { $why }. Genaueres steht in { $path }.
no-pillow = Filme brauchen das Paket Pillow: pip install 'bunny-tabletop[film]'.
no-table = { $game } hat keinen gezeichneten Tisch; mit „tabletop simulate { $game }“ und „arena“ lässt es sich spielen.
no-window = Es lässt sich kein Fenster öffnen ({ $why ->
    [colours] der Bildschirm hat weniger als 24 Bit je Punkt
    [screen] kein Bildschirm gefunden
   *[other] { $why }
}). Starte das Programm auf einem Desktop; „tabletop simulate“, „replay“ und „screenshot“ brauchen keinen Bildschirm.
text-missing = In { $path } gibt es kein „{ $name }“.
text-unkept = „{ $name }“ lässt sich nicht in { $path } speichern ({ $why }).
text-taken = „{ $name }“ gibt es schon; nimm einen anderen Namen.
text-unnamed = „{ $name }“ lässt sich nicht umbenennen ({ $why }).
text-unremoved = „{ $name }“ lässt sich nicht entfernen ({ $why }).
text-large = { $path } ist zu groß für { $kind }; es bleibt, wie es ist.
text-coded = { $path } ist kein Text (UTF-8); es bleibt, wie es ist.
text-unread = { $path } lässt sich nicht lesen ({ $why }).
text-silent = { $n } Sekunden lang kam hier nichts an
no-plain-file = das ist keine gewöhnliche Datei

## Stellungen und Aufgaben
# en cnk77in4fihepl4avaykatswh67rzlk6epulacedjodolwunib2i6kamev4b

position-none = Das ist keine Stellung; eine Stellung beginnt mit „{ $mark }:“.
position-long = Dieser Text ist viel zu lang für eine Stellung.
position-letter = Ein Zeichen dieser Stellung fehlt oder wurde verändert; kopiere sie noch einmal.
position-much = Diese Stellung enthält viel mehr als eine Partie.
position-damaged = Diese Stellung ist beschädigt und nicht zu lesen.
position-senseless = Die Partie zu dieser Stellung ergibt keinen Sinn: { $why }.
position-changed = Diese Stellung führt nicht dorthin, wo sie soll; sie wurde verändert.
position-stranger = In dieser Stellung handelt ein Platz, der nicht am Tisch ist.
position-rules = Diese Stellung verstößt gegen die Regeln: { $why }
position-unopened = Diese Stellung lässt sich nicht öffnen. { $why }
puzzle-answer = Die Lösung dieses Rätsels lässt sich nicht wählen; jemand hat es von Hand verändert.
puzzle-unopened = Dieses Rätsel lässt sich nicht öffnen. { $why }
puzzles-left = { $fault ->
    [damaged] Die Rätsel zu { $game } sind beschädigt und bleiben weg: { $why }.
    [version] Die Rätsel zu { $game } gehören zu einer anderen Version und bleiben weg.
    [game] Die Rätsel gehören zu „{ $other }“, nicht zu { $game }, und bleiben weg.
    [rules] Die Rätsel zu { $game } gehören zu anderen Regeln und bleiben weg.
    [some] Beschädigte Rätsel zu { $game } bleiben weg.
   *[unread] Die Rätsel zu { $game } sind nicht zu lesen und bleiben weg.
}
analysis-version = Diese Analyse stammt von einer anderen Version des Programms.
analysis-damaged = Diese Analyse ist beschädigt ({ $why }); sie wird neu gemacht.
analysis-long = es ist mehr da, als zu einer Analyse gehört
analysis-rows = die Zeilen sind verschieden lang
analysis-pairs = pairs nennt eine Wahl, die nicht erprobt ist
analysis-other = Diese Analyse gehört zu einer anderen Stellung; sie wird neu gemacht.
analysis-choice = Eine Wahl, die nicht möglich ist, lässt sich nicht analysieren.

## Die Sammlung der Partien
# en fkspceiqjcvhxxpeze75k6ghpwg22fogf7ztk56crfowjtrhox4ecvzkl

no-match = Es gibt keine gespeicherte Partie { $n }.
match-damaged = Die gespeicherte Partie { $n } ist beschädigt und lässt sich nicht öffnen; den anderen fehlt nichts.
statistics-damaged = Die Statistik von Partie { $n } ist beschädigt.
    .more = Noch mehr Partien oder ihre Statistik sind beschädigt und bleiben weg.
action-damaged = Ihr gespeicherter Schritt { $n } fehlt oder ist beschädigt.
match-gone = Diese Partie wurde gelöscht oder in einem anderen Fenster weitergespielt; was du hier spielst, wird als eigene Partie gespeichert.
    .library = Die Sammlung war eine andere; diese Partie kommt in die neue.
    .damage = Die Sammlung war beschädigt; diese Partie kommt in die neue.
library-closed = Die Sammlung ist geschlossen.
library-unwritten = Die Sammlung lässt sich nicht schreiben.
library-salvaged = Die Sammlung der Partien war beschädigt und liegt unverändert als { $path } da; eine neue ist angelegt. { $n ->
    [0] Daraus ließ sich nichts übernehmen.
    [one] Daraus wurde eine Partie übernommen.
   *[other] Daraus wurden { $n } Partien übernommen.
}
library-replaced = Die Sammlung der Partien wurde verschoben, gelöscht oder ersetzt; { $path } ist jetzt eine andere, und was du spielst, kommt dort hinein.
library-damaged = { $path } ist beschädigt; nichts wird gespeichert.
    .stays = { $path } ist beschädigt und lässt sich nicht beiseitelegen ({ $why }), darum wird nichts gespeichert. Verschiebe die Datei und starte neu.
library-folder = Der Ordner { $path } lässt sich nicht anlegen ({ $why }); nichts wird gespeichert. Erlaube das Schreiben oder nenne mit --data-dir einen anderen.
library-held = Ein anderes Fenster oder Programm hält { $path } fest. Spiel weiter: Sobald es loslässt, wird die Partie gespeichert.
library-full = Auf der Festplatte mit { $path } ist kein Platz mehr. Spiel weiter: Sobald welcher da ist, wird die Partie gespeichert.
library-barred = { $path } lässt sich nicht schreiben, darum wird nichts gespeichert. Erlaube das Schreiben oder nenne mit --data-dir einen anderen Ordner.
library-failed = { $path } ließ sich nicht speichern ({ $why }). Spiel weiter: Beim nächsten Schritt wird es wieder versucht.
library-secret = Du darfst { $path } nicht lesen, darum fehlen gespeicherte Partien, und nichts wird gespeichert. Erlaube dir Lesen und Schreiben oder nenne mit --data-dir einen anderen Ordner.
library-newer = { $path } stammt von einer neueren Version des Programms, darum wird nichts gespeichert. Hol die neue Version oder nenne mit --data-dir einen anderen Ordner.
saving-again = Das Speichern klappt wieder; von der Partie fehlt nichts.
bookmark-unsaved = Diese Partie ist nicht gespeichert, darum kann kein Lesezeichen hinein.
    .failed = Das Lesezeichen ließ sich nicht speichern.
    .undone = Die Partie wurde bis vor diesen Moment zurückgenommen; „Wiederholen“ bringt ihn zurück.

## Einstellungen
# en tkznylrvzo64vcmrdybvn2i5ye6q4o2sdyoouqpci7

setting-should = Einstellungen: { $name } in [{ $section }] soll { $wanted } sein, nicht { $given }; { $usual ->
    [none] das fällt weg
   *[other] es gilt { $usual }
}.
setting-wanted = { $kind ->
    [flag] true oder false
    [number] eine ganze Zahl von { $low } bis { $high }
    [scale] "auto" oder eine ganze Zahl von { $low } bis { $high }
    [window] zwei ganze Zahlen, [Breite, Höhe],
    [place] zwei ganze Zahlen, [x, y],
    [name] ein Name mit höchstens { $n } Zeichen
   *[names] eine Liste von höchstens { $n } Namen
}
    .one-of = eins von { LIST($values, type: "comma") }
    .keys = eine Taste für jeden Befehl, hint = "X",
setting-section = Einstellungen: Den Abschnitt [{ $section }] gibt es nicht; er fällt weg.
setting-none = Einstellungen: In [{ $section }] gibt es „{ $name }“ nicht; das fällt weg.
settings-more = Einstellungen: { $n } weitere Zeilen ergeben keinen Sinn und fallen weg.
settings-unread = Die Einstellungen in { $path } sind nicht zu lesen ({ $why }); das Programm beginnt mit seinen eigenen.
settings-unkept = Die Einstellungen lassen sich nicht in { $path } speichern ({ $why }); sie gelten, bis du aufhörst. { $full ->
    [yes] Mach auf der Festplatte Platz
   *[no] Erlaube das Schreiben in dem Ordner
} oder nenne mit --data-dir einen anderen.
settings-aside = { $aside ->
    [yes] Die Einstellungen waren nicht zu lesen und liegen jetzt als { $path } da
   *[no] Die Einstellungen in { $path } waren nicht zu lesen
}; { $backup ->
    [yes] es gelten die vorigen.
   *[no] das Programm beginnt mit seinen eigenen.
}
setting-setup = Einstellungen: Die letzte Runde „{ $game }“ fällt weg. { $why }
    .parts = Sie enthält Plätze und Optionen.
    .option = Eine Option ist true oder false, eine ganze Zahl oder ein Text.
setting-learnt = Einstellungen: [learnt] enthält für jeden Namen eine Liste von Lektionen; es fällt weg.
setting-person = Einstellungen: „{ $name }“ fällt weg.
    .part = Einstellungen: „{ $key }“ von „{ $name }“ fällt weg.
settings-head = Einstellungen von Bunny Tabletop. Von Hand zu ändern; was keinen Sinn ergibt, fällt weg.
data-version = es gehört zu einer anderen Version des Programms
no-starter = Platz { $n } kann eine Partie zu { $players } nicht anfangen.
