### Üben: Rätsel, Aufgaben, Lesezeichen, Spielstärke.
# en euosnqh3xpnnmb66pfwbu

practice = Üben
exercise = Aufgabe
puzzles = Rätsel
bookmarks = Lesezeichen
progress = Über alle Partien
paste = Stellung einfügen
moment = { LIST($who, type: "comma") }; { $date }

## Chancen und Ergebnisse
# en ghsvpkurwoqyshunakv3x7rjwpnhsl

chance = { NUMBER($n, places: 0) } ± { NUMBER($error, places: 0) } %
chance-exact = genau { NUMBER($n) } %
chance-rough = etwa { $n } %
points = { NUMBER($n, places: 1) } ± { NUMBER($error, places: 1) } %
went = { COUNT($who) ->
    [0] Niemand hat gewonnen
    [one] { LIST($who) } hat gewonnen
   *[other] { LIST($who) } haben zusammen gewonnen
}
went-place = Platz { $place } von { $n }{ $shared ->
    [yes] , geteilt
   *[no] { "" }
}
went-two = { $how ->
    [won] Gewonnen,
    [lost] Verloren,
   *[shared] Geteilt,
} { $own } zu { $other }
looked = noch ungeprüft
    .clean = noch kein Fehler zum Üben
    .found = { $n ->
        [one] 1 Fehler gefunden
       *[other] { $n } Fehler gefunden
    }
rating = { NUMBER($n, sign: "always", places: 0) } ± { NUMBER($error, places: 0) }
    .missing = { $n ->
        [one] noch 1 Partie
       *[other] noch { $n } Partien
    }
    .until = { $n ->
        [one] noch 1 Partie, dann wissen wir es
       *[other] noch { $n } Partien, dann wissen wir es
    }
    .none = noch keine Partie
strength = { $game }: { NUMBER($n, sign: "always", places: 0) } gegen Normal, auf { NUMBER($error, places: 0) } genau; { $above ->
    [yes] über
   *[no] unter
} { $level }; gegen { $met ->
    [one] 1 Hasen
   *[other] { $met } Hasen
}{ $helped ->
    [0] { "" }
    [one] , 1 Partie mit Hilfe
   *[other] , { $helped } Partien mit Hilfe
}.
    .missing = { $game }: { $n ->
        [one] noch 1 Partie, dann wissen wir es
       *[other] noch { $n } Partien, dann wissen wir es
    }; gegen { $met ->
        [one] 1 Hasen
       *[other] { $met } Hasen
    }.
    .none = { $game }: noch keine Partie.

## Der Übungsplatz
# en mgip7ar7hvhw77ft7lvzoykutynykuytpr5or5olfd7tc4irljz7osoic47fg7gieh

guide-puzzle = Jeden Tag ein Rätsel: ein Moment aus einer Partie, und eine Wahl ist die beste.
guide-begin = Fehler aus deinen Partien kommen hier wieder, bis du es besser machst.
guide-progress = Wie stark du spielst und wie viel davon Glück war: Das wächst mit jeder Partie.
guide-bookmarks = Deine Lesezeichen warten hier. Du musst noch gar nichts tun: Spiel erst einmal!
bookmarks-many = Lesezeichen { $n }
daily = Rätsel des Tages
    .about = { $game }: Eine Wahl ist besser als alle anderen.
    .done = Heute gelöst.
    .row = { $n } Tage in Folge.
    .solve = Lösen
    .again = Noch einmal ansehen
    .all = Alle Rätsel
    .week = { $n } der letzten sieben Tage gelöst.
weekday-1 = M
weekday-2 = D
weekday-3 = M
weekday-4 = D
weekday-5 = F
weekday-6 = S
weekday-7 = S
mistakes = Deine Fehler
    .due = { $n ->
        [one] 1 Aufgabe ist dran: Finde eine bessere Wahl als damals.
       *[other] { $n } Aufgaben sind dran: Finde eine bessere Wahl als damals.
    }
    .rest = Gerade ist nichts dran. Was du gefunden hast, kommt wieder, kurz bevor du es vergisst.
    .next = Gerade ist nichts dran. Was du gefunden hast, kommt wieder, kurz bevor du es vergisst: { $when }.
    .none = Schau auf eine Partie zurück, dann stehen ihre Fehler hier, bis du sie löst. Kleine und solche, die Glück sein können, fehlen.
    .begin = Anfangen
    .sitting = { $n ->
        [one] Anfangen, 1 Aufgabe
       *[other] Anfangen, { $n } Aufgaben
    }
    .nothing = Nichts ist dran
gave-away = kostete { $lost }
last = Letzte Partien
    .about = Die Analyse geht sie mit dir durch.
    .none = Partien, die du zu Ende gespielt hast, stehen hier, damit du auf sie zurückschauen kannst.
    .study = Rückschau
    .tip = Auf { $game } zurückschauen: { $went }, { $when }
    .row = { $game }: { $went }
    .told = { $game }: { $went }, { $found }
own-strength = Deine Spielstärke
    .about = Verglichen mit dem normalen Hasen, der 0 ist (X: Experte). Stufen, die zu nah beieinanderliegen, stehen in ihrer Reihenfolge.
    .none = Hast du allein gegen Hasen gespielt, siehst du hier, wie gut du bist.
letter-easy = L
letter-normal = N
letter-hard = S
letter-expert = X
lessons = Lektionen
    .about = Lern ein Spiel, indem du es spielst.

## Rätsel nach Spiel und Schwierigkeit
# en s6vmmwuzboc647dt7ifyfk3o

grade-gentle = Ganz leicht
grade-easy = Leicht
grade-medium = Mittel
grade-hard = Schwer
solved = { $n } von { $all } gelöst
    .rated = { $n } von { $all } gelöst; Wertung { NUMBER($elo, sign: "always", places: 0) } ± { NUMBER($error, places: 0) }
    .short = { $n } von { $all }
    .all = alle gelöst
grade-none = { $grade }: keine
grade-of = { $game }, { $grade }: { $n } von { $all } gelöst
    .tip = Ungelöste kommen zuerst
puzzle = Rätsel
    .which = Eine Wahl ist besser als alle anderen. Welche?

## Aufgaben
# en ngckn2hqzvq5xf3gkfwwawjcrzufoxcymtkpbh6ep5jet64u27ru3hmva4637awrzd4rbla7a2l

ask-better = Deine Wahl war: { $made }. Finde eine bessere: Das kostete { $lost }.
    .unnamed = Finde eine bessere: Das kostete { $lost }.
comes-back = Sie kommt { $when } wieder.
changed = Die Partie dieser Aufgabe wurde inzwischen anders weitergespielt.
until-minutes = { $n ->
    [one] in 1 Minute
   *[other] in { $n } Minuten
}
until-today = heute noch
until-tomorrow = morgen
until-days = in { $n } Tagen
heading = { $what } { $n } von { $all }
looking = Die Analyse sieht sich deine Wahl an.
leave-exercise = Aufgabe verlassen
    .words = Du kannst die Aufgabe jederzeit wieder beim Üben versuchen.
marked = Die beste Wahl ist markiert: { $best }.
best = Am besten: { $best }
next = Weiter
done = Fertig
    .words = Fertig: { $n } von { $all } beim ersten Versuch gefunden.
show = Zeig es mir
try = Ausprobieren
again = Noch einmal
drop = Diese nicht mehr
nothing-said = Die Analyse kann nichts dazu sagen.
against = Gegenüber der nächstbesten Wahl: { LIST($facts, type: "comma") }.
untold = Kein einzelner Grund erklärt es.
well-found = Gut gefunden!
    .alike = Das gewinnt zu { $wins }, so gut wie jede andere Wahl.
    .perhaps = Das gewinnt zu { $wins }, vielleicht so gut wie jede andere Wahl.
    .alone = Das gewinnt { $more } öfter als jede andere Wahl.
    .seen = Ich habe es dir gezeigt: Löse es an einem anderen Tag, damit es zählt.
    .hinted = Mit einem Tipp zählt es nicht als gelöst.
better = Es gibt eine bessere
    .words = Das kostet { $lost }. Eine andere Wahl gewinnt zu { $wins }.
other-better = Eine andere ist besser
    .words = Eine Wahl gewinnt mindestens { $more } öfter als deine.
answer = Das gewinnt zu { $wins }, { $more } öfter als jede andere Wahl.

## Lesezeichen
# en 5bkp275rzhkzfia2lmftg

no-bookmarks = { KEY("bookmark") } setzt ein Lesezeichen, in einer Partie oder bei der Rückschau. Dann steht der Moment hier, mit einem Namen.
moment-drop = Dieses Lesezeichen löschen
    .of = Dieses Lesezeichen löschen: { $name }
moment-copy = Diesen Moment als Text kopieren
    .of = Diesen Moment als Text kopieren: { $name }
moment-open = Diesen Moment ansehen
    .of = Diesen Moment ansehen: { $name }
named = Name von { $name }
sure-drop = „{ $name }“ löschen?
    .words = Ein gelöschtes Lesezeichen kommt nicht zurück. Die Partie bleibt.
    .do = Lesezeichen löschen
    .keep = Lesezeichen behalten
    .failed = Das Lesezeichen ließ sich nicht löschen.
rename-failed = Der Name ließ sich nicht speichern.

## Über alle Partien
# en bdt73uers

by-game = Nach Spiel und Hase
    .about = Deine Wertung mit ihrem Fehler, und wie viel Gewinnchance dich eine Wahl im Mittel kostete.
    .none = Das kommt mit der ersten Partie.
    .rating = deine Wertung, Normal ist 0
    .against = { $who ->
        [other] gegen andere
        [people] unter Menschen
        [easy] gegen Leicht
        [normal] gegen Normal
        [hard] gegen Schwer
       *[expert] gegen Experte
    }, { $n }-mal gewählt
which-game = Spiel
dealt = Würfel und Gezogenes
    .which = Welche Würfel oder Karten
    .counting = Würfel und Gezogenes deiner Partien werden gezählt …
    .none = Noch wurde nichts oft genug gewürfelt oder gezogen.
    .seen = { $kind }, { $n ->
        [one] einmal
       *[other] { $n }-mal
    }. Ehrliches Glück lässt 95 von 100 Balken in ihrem Schatten.
    .shuffled = { $game }: wohin das Mischen { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } des ersten Viertels legte. Ehrliches Glück lässt 95 von 100 Balken in ihrem Schatten.
    .begins = wer anfängt
    .kind = { $game }: { $what }
    .side = { $side }: { $n }, erwartet { NUMBER($expected, places: 1) } ({ NUMBER($low, places: 0) } bis { NUMBER($high, places: 0) })

## Wo verliere ich?
# en qn3peqwmmkhtrwl3pht7ljhfzjftqcfafhbl6chyxityrdjldlmerhgf6dqnegzngkkcr3lxtwyclsg5rl3kswbe3sygic24

where = Wo verliere ich?
    .few = { $n ->
        [one] Noch 1 ausgewertete Partie, dann wissen wir es
       *[other] Noch { $n } ausgewertete Partien, dann wissen wir es
    }
    .few-how = „Alles auswerten“ geht die Partien durch, die noch nicht ausgewertet sind.
    .level = Nichts sticht heraus: Was du verlierst, verteilt sich gleichmäßig.
    .most = { $phase ->
        [0] Am meisten verlierst du hier: { $kind }
       *[other] Am meisten verlierst du hier: { $kind }, { $part ->
            [round] Runde { $phase }
           *[turn] { $phase ->
                [1] am Anfang
                [2] in der Mitte
               *[3] am Ende
            }
        }
    }
    .given = Verschenkt
    .reading = Deine Partien werden gelesen …
    .told = Älteste zuerst: { LIST($shares, type: "comma") }.
    .unit = Prozent der Gewinnchance je Partie
    .none = Noch keine ausgewertete Partie.
    .phase = { $part ->
        [round] Runde { $n }
       *[turn] { $n ->
            [1] Anfang
            [2] Mitte
           *[3] Ende
        }
    }
    .cell = { $part ->
        [round] Runde { $phase }
       *[turn] { $phase ->
            [1] Anfang
            [2] Mitte
           *[3] Ende
        }
    } { NUMBER($lost, places: 1) }
    .row = { $kind }: { $total }; { LIST($parts, type: "comma") }
    .kind = { $kind }
    .lost = { NUMBER($n, places: 1) }
    .overlooked = Was du übersehen hast
    .twice = Eine Entscheidung kann in zweien zählen.
    .last = letzte { $n }
    .over = Über wie viele Partien
    .better = Wird es besser?
    .overlooked-few = Ein paar ausgewertete Partien mehr zeigen es.
    .overlooked-none = Nichts sticht heraus.
    .trend-few = Mehr ausgewertete Partien zeigen, ob du weniger verlierst.
    .trend = { $how ->
        [better] Ja: von { $old } auf { $new } je Partie
        [worse] Zurzeit nicht: von { $old } auf { $new } je Partie
       *[same] Keine klare Änderung: erst { $old }, dann { $new } je Partie
    }
    .practise = Das üben
    .exercises = { $n ->
        [one] 1 Übung aus deinen Partien
       *[other] { $n } Übungen aus deinen Partien
    }
    .puzzles = { $n ->
        [one] 1 Rätsel
       *[other] { $n } Rätsel
    }
    .looked = { $n } von { $all } Partien aller Spiele ausgewertet
    .study = Alles auswerten
    .stop = Anhalten
    .do = Üben: { $kind }
    .studying = Es geht weiter, solange diese Seite offen ist. Du kannst jederzeit anhalten: Was gefunden wurde, bleibt.
    .studied = Alle Partien sind ausgewertet.
    .denied = Oft hätte die bessere Wahl einem anderen etwas weggenommen.
    .seen = Oft führte die bessere Wahl zu einer Karte, die du gesehen hattest.
    .parchment = Oft diente die bessere Wahl einem Pergament.
    .late = Viel davon geht am Ende der Partie verloren.
overlooked-denied = hätte anderen gefehlt
overlooked-seen = war schon gesehen
overlooked-parchment = Pergament
overlooked-late = Ende der Partie
kind-bounce = Sprünge
kind-swap = Tauschen
kind-spy = Spähen
kind-shock = Schocks
kind-open = Eröffnen
kind-bid = Gebote
kind-offer = Angebote
kind-power = Kräfte
kind-play = Kartenspielen
kind-draw = Ziehen
kind-river = Fluss
kind-gift = Geschenke
kind-effect = Effekte
kind-pick = Auswahl
kind-discard = Abwürfe
kind-camp = Lager
kind-build = Bauen
kind-rail = Schienen
kind-harvest = Ernten
kind-parchment = Pergamente
kind-runs = Runs
kind-aim = Zielen
kind-pay = Bezahlen
kind-trade = Handel
kind-respond = Antworten
kind-place = Legen
kind-other = Sonstiges
