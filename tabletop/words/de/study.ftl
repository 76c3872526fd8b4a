### Rückschau, Varianten, Glück und Können.
# en lepjbg

part-turn = Zug { $n }
    .in = Zug { $n }
    .name = Zug
part-round = Runde { $n }
    .in = Runde { $n }
    .name = Runde

## Oben und unten
# en sktbxgxgogc3ov2vsppf52xh4mtv6qlu6ntmjhaky3lqxkj72savp3hzm6emkym5rqp2qmv3n46qstguqa2j

looking-back = Rückschau
ledger = Glück und Können
lines = Varianten
    .n = Varianten { $n }
keep = Merken oder teilen
course = Verlauf der Partie
    .tip = Links und rechts: von Wahl zu Wahl
    .legend = Auf den Linien steht ein Punkt für eine gute oder unklare Wahl, eine Raute für einen Ausrutscher, ein Dreieck für einen Fehler, ein großes für einen groben. Das Band zeigt die Unsicherheit.
chance-to-win = Gewinnchance
to-start = Zur ersten Wahl{ KEY("first", style: "aside") }
mistake-back = Der Fehler davor{ KEY("mistake_before", style: "aside") }
mistake-on = Der Fehler danach{ KEY("mistake_after", style: "aside") }
step-back = { $by ->
    [choice] Die Wahl davor{ KEY("earlier", style: "aside") }
    [round] Die Runde davor{ KEY("earlier", style: "aside") }
   *[turn] Der Zug davor{ KEY("earlier", style: "aside") }
}
step-on = { $by ->
    [choice] Die Wahl danach{ KEY("later", style: "aside") }
    [round] Die Runde danach{ KEY("later", style: "aside") }
   *[turn] Der Zug danach{ KEY("later", style: "aside") }
}
run = Von selbst weiter{ KEY("run", style: "aside") }
to-end = Ans Ende{ KEY("last", style: "aside") }
all-choices = Alle Entscheidungen
the-table = Der Tisch
speed = Tempo
by = Schritt
    .tip = Der andere{ KEY("by_turn", style: "aside") }
    .choice = Wahl
who-looks = Wer schaut
eyes-all = Wie alle es sahen
eyes-open = Alles offen
eyes-own = Wie ich es sah
eyes-of = Wie { $who } es sah
turn = { $at }
    .of = { $at }: { $done }
the-end = Das Ende
    .so-far = Bis jetzt
at-end = das Ende
    .so-far = so weit wie gespielt
at-choice = Wahl { $n } von { $all }
at-step = Schritt { $n } von { $all }
holds = { $who } hat: { LIST($cards, type: "comma") }
    .nothing = { $who } hat nichts Verdecktes

## Die Liste
# en 5r5mpqfnjqoohyzkhwebvhiwtpjoboblmilp6ur

tag-played = gespielt
tag-best = am besten
tag-both = gespielt, am besten
which = Welche Entscheidungen
    .tip = Alle, die eigenen, oder eigene, die etwas gekostet haben
only-all = Alle { $n }
only-mine = Meine { $n }
only-people = Von Personen { $n }
only-costly = Teure { $n }
only-here = Hier { $n }
follow = Was folgen kann
    .key = Was folgen kann{ KEY("follow", style: "aside") }
    .step = Schritt { $n } von { $all }
    .of = Ein Beispiel dafür, was folgen kann: { $done }. { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }, links und rechts.
    .did = { $who }: { $done }.
    .close = Zurück zur Partie
    .on = Schritt weiter
    .back = Schritt zurück
    .steps = Schritte
    .which = Wessen Folge
    .none = Hier ist noch nicht bekannt, was folgen kann.
    .other = Was folgen kann, sieht nur, wer gewählt hat: Wechsle den Blick.
candidate = { $played ->
    [yes] { $done }: { $chance }, gespielt
   *[no] { $equal ->
        [yes] { $done }: { $chance }, so gut wie der beste
       *[no] { $done }: { $chance }
    }
}
row = { $who }, { FORM($at, "in") }: { $done }
    .waits = { $who }, { FORM($at, "in") }: { $done }; noch nicht angesehen
    .good = { $who }, { FORM($at, "in") }: { $done }; gut
    .lost = { $who }, { FORM($at, "in") }: { $done }; { $kind ->
        [slip] Ausrutscher
        [mistake] Fehler
        [blunder] grober Fehler
       *[unclear] unklar
    } −{ $lost }
chip = { $kind ->
    [slip] Ausrutscher
    [mistake] Fehler
    [blunder] grober Fehler
   *[unclear] unklar
} −{ $lost }
    .short = −{ $lost }
    .good = gut

## Zu einer Wahl
# en nlhntvxtrxmlu4l3sfhkzbi52iq6amiiyvj2lc6qm2uzf36q7hkrg6

first-look = Ein erster Blick. Genauere Zahlen folgen.
so-far = Bis hier ist die Partie gespielt.
over = Die Partie ist zu Ende.
not-yet = Noch nicht angesehen
    .soon = Die Analyse kommt gleich dazu.
nothing-found = Die Analyse hat dazu nichts zu sagen.
just-so = Genau so: { $done }
better = { $how ->
    [perhaps] Vielleicht besser: { $best }
    [equal] Genauso gut: { $best }
    [good] Etwas besser: { $best }
   *[sure] Besser: { $best }
}
wins = Gewinnt { $chance }
    .this = Gewinnt { $chance }, diese { $got }
may-be-luck = Die { $lost } dazwischen können Glück sein.
gives-away = Das verschenkt { $lost }.
later = Was { $who } gewählt hat, wird nach der Partie angesehen.
nothing-to-weigh = Es gab nichts abzuwägen.
one-way = Es gab nur einen Weg.
rests-on = { $n ->
    [one] Das beruht auf 1 Versuch.
   *[other] Das beruht auf { $n } Versuchen.
}
look-longer = Länger ansehen
    .now = Die Analyse sieht sich diese Wahl länger an.
go-on-looking = Weiterschauen
all-said = Alles dazu
no-other = In dieser Richtung gibt es keinen Fehler mehr.

## Noch einmal versuchen
# en t66wzpkkk2alfc7ujwwya53ycotq3bs3f5hh2fo4psbp7z7y

try-it = Von hier versuchen
    .all = Versuchen und für alle Plätze wählen{ KEY("try_for_all", style: "aside") }
    .where = Wohin? Ein Klick dort beginnt die Variante.
all-dealt = Alles wurde am Anfang verteilt
all-dealt-too = Alles wurde am Anfang verteilt. Du kannst auch für alle Plätze wählen.
luck = Glück beim neuen Versuch
    .tip = Neues Glück: was von hier an gezogen oder gewürfelt wird. Verdecktes bleibt, wie es ist.
    .same = Gleich
    .new = Neu
    .words = Mit gleichem Glück kommen Karten und Würfel, wie sie kamen. Du kannst auch für alle Plätze wählen.
play-on-from = Von hier weiterspielen
choose-for-all = Für alle wählen
stay-here = Hierbleiben
when-over = Das kannst du nach der Partie versuchen.
line-from = Eine Variante ab { FORM($at, "in") }
a-line = Eine Variante
line-kept = Diese Variante bleibt. In der Rückschau steht sie unter Varianten.
leave-line = Variante verlassen
line-over = { COUNT($winners) ->
    [0] Diese Variante gewinnt niemand
   *[other] Diese Variante: { LIST($winners) } gewinnt
}
line-scores = { LIST($points, type: "comma") }. { line-kept }
points = { $who } { $n }
stay-at-table = Am Tisch bleiben

## Varianten
# en izuwwvqmh2givf2ishbznxf2kdaya6eyk37qw2f43uq7l3rrgrwyljhclind

lines-tried = Versuchte Varianten
the-match = Die Partie
    .in = der Partie
standing = { COUNT($winners) ->
    [0] niemand gewinnt, { $scores }
   *[other] Sieg: { LIST($winners) }, { $scores }
}
    .going = noch offen, { FORM($at, "in") }
state = { LIST($states, type: "comma") }
state-from = ab { FORM($at, "in") }
state-luck = neues Glück
state-going = noch offen, { FORM($at, "in") }
state-over = { COUNT($winners) ->
    [0] niemand gewinnt
   *[other] Sieg: { LIST($winners) }
}
shows = Was zu sehen ist
    .all = Alle
no-lines = Noch ist keine Variante versucht. In der Rückschau beginnt „Von hier versuchen“ eine.
beside = Womit verglichen wird
line = { $name }, versucht aus: { $from }; { $state }
    .shown = { $name }, versucht aus: { $from }; { $state }, wird gezeigt
line-name = Name dieser Variante
    .hint = { $name }: gib ihr einen Namen
    .failed = Der Name konnte nicht gespeichert werden.
part-at = Sie trennen sich in { FORM($at, "in") }.
    .luck = Sie trennen sich in { FORM($at, "in") }, allein durch Glück.
both-did = Beide, { $who }: { $done }
did = { $name }, { $who }: { $done }
    .wins = { $name }, { $who }: { $done }, gewinnt { $chance }
    .good = { $name }, { $who }: { $done }, gewinnt { $chance }, so gut wie die beste
    .maybe = { $name }, { $who }: { $done }, gewinnt { $chance }, vielleicht so gut wie die beste
    .lost = { $name }, { $who }: { $done }, gewinnt { $chance }, verschenkt { $lost }
play-on = Weiterspielen
look-back = Rückschau
after-part = { $n ->
    [0] wo sie sich trennen
    [one] 1 Wahl nach der Trennung
   *[other] { $n } Entscheidungen nach der Trennung
}
delete = Diese Variante löschen
    .ask = „{ $name }“ löschen?
    .words = { $n ->
        [0] Eine gelöschte Variante kommt nicht zurück. Die Partie bleibt, wie sie ist.
        [one] Die daraus versuchte Variante wird mitgelöscht. Eine gelöschte Variante kommt nicht zurück. Die Partie bleibt, wie sie ist.
       *[other] Die { $n } daraus versuchten Varianten werden mitgelöscht. Eine gelöschte Variante kommt nicht zurück. Die Partie bleibt, wie sie ist.
    }
    .do = Variante löschen
    .keep = Variante behalten
    .failed = Die Variante konnte nicht gelöscht werden.

## Merken und teilen
# en tkq6r77fhnrfr4b45vefkbyt3l4

save-as = Speichern als { $name }
stop-film = Film abbrechen
keep-bookmark = Lesezeichen setzen
keep-copy = Als Text kopieren
keep-record = Aufzeichnung speichern
keep-text = Als Text speichern
keep-words = Die Aufzeichnung lässt sich wieder einlesen. Der Text hat Protokoll und Zahlen der Analyse. GIF und WebP sind Filme des Tisches, so wie du ihn jetzt siehst.
not-written = { $file } kann nicht geschrieben werden: { $problem }.
film = Der Film entsteht. Du kannst weiterschauen.
    .made = Der Film: { $n } von { $all } Bildern sind gezeichnet.
    .written = Der Film: { $n } von { $all } Bildern sind geschrieben.
    .done = Der Film liegt als { $file }.
    .left = Der Film wurde nicht fertig: Du hast die Rückschau vorher verlassen.
    .stopped = Der Film ist abgebrochen. Nichts davon bleibt.

## Glück und Können
# en g3nuzke56a4xflglkcr474ajknviinrgqubwc4leds5np3fcgh4hhejetdt6

ledger-later = Glück und Können siehst du nach der Partie.
how = So wird gezählt
    .words = Eigene Wahl: was sie gegen die beste verschenkt hat. Geschenke: was die anderen verschenkt haben. Glück und Rest: alles Übrige.
looked-at = { $n } von { $all } Entscheidungen angesehen. Was fehlt, zählt noch als Glück.
    .again = Alle { $all } Entscheidungen sind angesehen. Einige werden noch einmal angesehen.
bar = { $what }: { NUMBER($change, sign: "always") } ± { $error } %.
    .whole = { $what }: { $n } %.
bar-even = Gleiche Chance
bar-deal = Glück beim Austeilen
bar-own = Eigene Wahl
bar-gifts = Geschenke der anderen
    .of = Geschenke von { $who }
bar-luck = Glück und Rest
bar-result = Ergebnis
account = { $who }: { $how ->
    [won] gewonnen
    [lost] verloren
   *[shared] Sieg geteilt
}. { $bars }
ended = { $how ->
    [won] gewonnen
    [lost] verloren
   *[shared] Sieg geteilt
}
made-it = So wurden { $n } % für { $who }
    .so-far = Bisher { $n } von { $all }
sum-even = gleich { $n }
sum-skill = Können { NUMBER($n, sign: "always") }
sum-luck = Glück { NUMBER($n, sign: "always") }
to-the-choices = Zur Rückschau
fortune = { $kind ->
    [luckiest] Größtes Glück für { $who }: { FORM($at, "in") }
    [unluckiest] Größtes Pech für { $who }: { FORM($at, "in") }
   *[costliest] Teuerste Wahl von { $who }: { FORM($at, "in") }
}
    .moved = Die Gewinnchance änderte sich um { $moved }.
    .gave = Das hat { $moved } verschenkt.
    .nothing = Was aus dieser Wahl wurde.
show-me = Zeig es mir
fair-dealer = Ein ehrlicher Geber
    .none = Diese Partie wurde ohne Siegel gegeben.
    .before = Vor der ersten Karte
    .seal = zeigte der Geber dieses Siegel:
    .after = Nach der Partie
    .salt = die Zahl und das Salz, aus denen es entstand:
    .checked = Geprüft: Alles Glück dieser Partie folgt daraus.
