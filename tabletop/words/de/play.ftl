### Der Spieltisch.

## Fragen
# en il437gp4nxtrfkohv5g5bioknudjrettz4ahxdwgx34fm

space-skips = { KEY("go_on") } zeigt gleich das Ende
begins = Die Partie beginnt
plays = { $who } spielt
over = Die Partie ist zu Ende.
enter-results = { KEY("take") } zeigt das Ergebnis
anybody = Antwortet jemand?
then-plays = Dann spielt { $who }
asks-whom = { $name } – { $question }
everybody = Alle schauen
    .at = Alle schauen: { $about }
is-next = { $who } ist dran
is-thinking = { $who } überlegt
look-round = Sieh dich ruhig um: { KEY("look") } auf einer Karte
held = { $who }, das wartet noch, getan ist es nicht
sure-of = { $done }?
    .how = Der große Knopf tut es, { KEY("back") } lässt los
since-turn = was seit dem Zug von { $who } geschah

## Tafeln
# en wa5r7wrn5eannlhwsjyj2jn5j3iqjhrjhxmd

level-easy = Leichter Hase
level-normal = Normaler Hase
level-hard = Schwerer Hase
level-expert = Expertenhase
level-greedy = Gieriger Hase
level-uniform = Zufallshase
line-winner = gewinnt
line-chooses = wählt
line-waits = wartet
line-computer = Computer
line-plays = spielt
line-thinks = überlegt …

## Knöpfe
# en sq2o45of4b3yfouphwskptacie6fcua6fndu3zcr5wdikuwffr3ufes25q5paqv6amzyqswjx4woxu2nd7kv6ui

menu = Menü{ KEY("back", style: "aside") }
log = Protokoll{ KEY("log", style: "aside") }; goldene Balken sind neu seit deinem letzten Zug
    .wide = Breites Protokoll{ KEY("log", style: "aside") }; goldene Balken sind neu seit deinem letzten Zug
    .narrow = Schmales Protokoll{ KEY("log", style: "aside") }; goldene Balken sind neu seit deinem letzten Zug
    .title = Was geschah
asked = Was gefragt ist
undo = Zurück
    .key = Rückgängig{ KEY("undo", style: "aside") }
    .tip = { KEY("undo") }: nimmt deine letzte Wahl zurück
    .let-go = { KEY("back") }: lässt das Teil los
redo = Wiederholen
    .key = Wiederholen{ KEY("redo", style: "aside") }
hint = Tipp
    .key = Tipp{ KEY("hint", style: "aside") }
    .tip = { KEY("hint") }: der beste Zug, wie ihn die Analyse sieht
see-again = Noch einmal sehen
rule-book = Regelheft
    .key = Regelheft{ KEY("rules", style: "aside") }
settings = Einstellungen
results = Zum Ergebnis
go-on = Weiter
answers = { $who } antwortet
not-this-turn = Nicht in diesem Zug
    .tip = In diesem Zug antwortet niemand; wer getroffen wird, wird trotzdem gefragt
nobody = Niemand
do-it = Bestätigen
pause = Pause
    .tip = P: die Hasen warten, während du schaust
    .on = P: die Hasen spielen weiter
play-on = Bis zum Ende spielen
pace-0 = Sofort
pace-1 = Schnell
pace-2 = Normal
pace-3 = Langsam
pace-4 = Sehr langsam
pace = { KEY("speeds") } ändert das Tempo der Bewegungen; dieser Knopf das Tempo der Computerhasen
speed = Tempo der Bewegungen { $n } von 4.
closer = I: genauer ansehen
    .of = { $what }. { closer }
rule = Regel { $rule }, drück { KEY("rules") }
refused = Das bewirkt gerade nichts. Was leuchtet, kannst du benutzen.
choose-else = Etwas anderes wählen
sure = Bist du sicher?

## Zurücknehmen
# en ucqmdnqwb7elqf5

undo-whose = Zurücknehmen, was { LIST($others) } gewählt hat?
    .words = Das war nicht deine Wahl allein; sie wird dann neu getroffen.
    .do = Zurücknehmen
    .keep = So lassen
undo-seen = Zurücknehmen, was dir etwas gezeigt hat?
    .words = Du hast seitdem etwas gesehen, was du nicht wissen konntest. Mit diesem Wissen neu wählen? Das wird in der Partie vermerkt, und du wirst nicht noch einmal gefragt.
undone = Die Wahl von { $who } ist zurückgenommen.
everybody-first = Gerade schauen alle. Geh erst weiter, dann nimm zurück.
back-to = In der Partie zurückgehen?
    .words = „{ $line }“ und alles danach wird zurückgenommen. { $after }
    .others = „{ $line }“ und alles danach wird zurückgenommen, auch was { LIST($others) } gewählt hat. { $after }
    .redo = Wiederholen bringt es zurück.
    .do = Dorthin zurück
    .keep = Hierbleiben

## Tipps und Tutor
# en o3rrvwzj5robszamuac7ncmwnqyxyfqdcxfkbcm3i6wn73ayr7pjetolpbsp

hints-off = Tipps sind unter „Einstellungen“, „Spielen“ ausgeschaltet.
looking = Ich suche einen guten Zug …
first-sight = Auf den ersten Blick ist es am besten; abgewogen ist es nicht.
    .short = was markiert ist, sieht auf den ersten Blick am besten aus
hint-is = Tipp: { $hint }
hint-told = { $choice }: { $told }
hint-marked = Tipp: der Zug mit der 1
simply = { $alike ->
    [yes] besser ist keiner
   *[no] damit gewinnst du am häufigsten
}
    .wins = damit gewinnst du sicher
alike = genauso gut
    .many = { $n } andere sind genauso gut
    .maybe = vielleicht genauso gut
wins = gewinnt { $chance }
with-it = Damit: { $reason }.
gives-away = verschenkt { $lost }
weighing = Der Tutor wägt deine Wahl ab …
too-busy = Der Tutor hatte keine Zeit, diese Wahl abzuwägen: Der Rechner ist beschäftigt.
tutor-says = Der Tutor sagt
tutor-held = „{ $done }“ verschenkt etwa { $lost }. Noch ist es nicht getan.
    .why = „{ $done }“ verschenkt etwa { $lost }. Damit: { $reason }.
tutor-off = Spielen, Tutor aus
    .short = Ohne Tutor
    .tip = Der Tutor sagt in dieser Partie nichts mehr
tutor-anyway = Trotzdem spielen
    .short = Spielen
show-me = Zeig es mir
tutor-think = Noch mal überlegen
tutor-ways = { KEY("take") }: noch einmal überlegen; { KEY("next") }: die anderen Wege

## Einen Moment merken
# en 6foz7y

keep-moment = Diesen Moment merken
    .more = Diesen Moment merken …
    .words = Ein Lesezeichen findet ihn unter Üben wieder ({ KEY("bookmark") }); als Textzeile kannst du ihn jemandem schicken: Was tätest du hier? ({ KEY("copy") })
    .bookmark = Lesezeichen setzen
    .copy = Als Text kopieren
stay = Am Tisch bleiben

## Antworten und Sand
# en 6o4wt6marbpsdre

asked-always = { $who } wird bei jeder Antwort und Zahlung gefragt.
    .do = Immer fragen
asked-seldom = { $who } wird nur gefragt, wo eine eigene Karte passt.
    .do = Seltener fragen
sand-stands = Der Sand steht, bis du { KEY("sand") } drückst.
    .do = Sand anhalten
sand-runs = Der Sand läuft wieder.
    .do = Sand laufen lassen
sand-out = Der Sand ist abgelaufen. Spiel, wenn du so weit bist.

## Wechsel
# en r46esyg25

pass-to = Gib an { $name } weiter. Halte zum Öffnen den Ring oder die Taste { $key }.
    .only-you = Nur du solltest jetzt schauen.
    .only-next = Die nächste Karte solltest nur du sehen.
hold-key = oder halte die Taste { $key }
    .short = Halte { $key }
    .by = gehalten: öffnet den Tisch für { $name }
i-am = Ich bin { $name }

## Die Pause
# en 3l6kbeajj4frwegrgfyn3yljfolnmn5yiiqc

unsaved = Diese Partie konnte nicht gespeichert werden; sie endet, wenn du gehst.
kept = Die Partie ist gespeichert: Im Menü setzt „Fortsetzen“ sie fort.
kept-over = Die Partie ist zu Ende und bei den gespeicherten Partien.
open-log = Ganzes Protokoll zeigen (Hilfe)
seal = Das Siegel des Gebers ist { $seal }. Es beweist am Ende, dass niemand das Glück verändert hat.
leave = Partie verlassen
same-deal = Gleiches Blatt noch mal
    .ask = Gleiches Blatt noch einmal?
    .words = Die Partie beginnt neu mit denselben Karten und Würfeln. Sie zählt in keiner Statistik, denn du weißt, was kommt; diese hier bleibt.
    .do = Neu beginnen
look-back = Rückschau
seats = Plätze …
give-up = Aufgeben …
    .ask = Aufgeben?
    .words = Wer aufgibt, hat verloren, und die anderen haben gewonnen. Das zählt in der Statistik.
    .all = Wer aufgibt, hat verloren, und die anderen haben gewonnen. Das zählt in der Statistik. Hören alle gemeinsam auf, gewinnt niemand.
    .do = Aufgeben
    .who = { $who } gibt auf
    .stop = Alle hören auf
    .keep = Weiterspielen
remove = Partie löschen …
    .ask = Diese Partie löschen?
    .words = Eine gelöschte Partie kommt nicht zurück; in der Statistik zählt sie weiter.
    .do = Partie löschen
    .keep = Partie behalten
    .failed = Die Partie konnte nicht gelöscht werden.
match-at = { $part ->
    [none] { $game }
    [round] { $game }, Runde { $n }
   *[turn] { $game }, Zug { $n }
}

## Vorlesen
# en o3tynh4zxs32dl4xyxkiuczmn4gfoo2df

nothing-here = Hier gibt es nichts zu lesen.
first-read = Lies zuerst etwas: { KEY("read-arrows") } gehen über den Tisch.
no-hand = In diesem Spiel hast du keine Karten auf der Hand.
nobody-played = Seit deinem letzten Zug hat niemand sonst gespielt.
zone-has = { $zone }, { $n ->
    [one] { $n } Ding
   *[other] { $n } Dinge
}. { $first }
parts-of = { $what }: { LIST($parts, type: "semicolon") }.
    .none = { $what } hat keine Teile.
place-of = { $zone }, { $n } von { $all }. { $what }
    .zone = { $zone }. { $what }
may-be-used = Möglich: { LIST($uses, type: "semicolon") }.
use = { $what }, { $brings }
has-parts = { $n ->
    [one] { $n } Teil: { KEY("read_parts") }.
   *[other] { $n } Teile: { KEY("read_parts") }.
}
all-of = { LIST($things, type: "semicolon") }.
