### Bounce Bunny Bounce auf Deutsch. ".akk" ist der Wenfall, ".dat" der Wemfall.

## Vor dem Spiel
# en rzvzkahxj4fefjugnq4vz

pitch =
    .one = Hüpf über verdeckte Karten und schnapp dir zuerst drei Karotten.
    .two = Schocks lassen Hasen hüpfen. Wer im Kreis läuft, fliegt vom Feld.
    .three = Für zwei Leute mit gutem Gedächtnis.
option-first-player = Wer anfängt
    .help = Das Los entscheidet, oder du bestimmst es.
    .value-random = Das Los
    .value-0 = Erster Platz
    .value-1 = Zweiter Platz
option-fair-field = Faires Feld
    .help = Es wird so lange neu ausgelegt, bis jede Karotte erreichbar ist.
option-beginner-marks = Gesehene Karten markieren
    .help = Ein kleines Auge zeigt, welche verdeckten Karten du schon gesehen hast, aber nicht, was sie sind.
option-by-heart = Aus dem Gedächtnis
    .help = Im Protokoll steht nur dieser Zug und der letzte: Was verdeckt liegt, merkst du dir selbst.
option-turn-limit = Höchstzahl der Züge
    .help = Nach so vielen Zügen gewinnt, wer mehr Karotten hat. 0 heißt: ohne Grenze.
option-quiet-limit = Züge ohne Karotte
    .help = Nach so vielen Zügen ohne Karotte ist die Partie zu Ende. 0 heißt: ohne Grenze.

## Karten
# en zbsbdxstwsuepktcfsssxiwzrwaozodzlxygszmqis

card-up = HOCH
    .title = HOCH
    .the = die HOCH-Karte
    .dat = der HOCH-Karte
    .rule = Der Hase hüpft weiter zur nächsten Karte darüber, wenn nötig über den Rand. Wenn er stehen bleibt, wird sie wieder umgedreht.
card-right = RECHTS
    .title = RECHTS
    .the = die RECHTS-Karte
    .dat = der RECHTS-Karte
    .rule = Der Hase hüpft weiter zur nächsten Karte rechts, wenn nötig über den Rand. Danach wird sie wieder umgedreht.
card-down = RUNTER
    .title = RUNTER
    .the = die RUNTER-Karte
    .dat = der RUNTER-Karte
    .rule = Der Hase hüpft weiter zur nächsten Karte darunter, wenn nötig über den Rand. Danach wird sie wieder umgedreht.
card-left = LINKS
    .title = LINKS
    .the = die LINKS-Karte
    .dat = der LINKS-Karte
    .rule = Der Hase hüpft weiter zur nächsten Karte links, wenn nötig über den Rand. Danach wird sie wieder umgedreht.
card-stop = STOPP
    .title = Stopp
    .the = die STOPP-Karte
    .dat = der STOPP-Karte
    .rule = Der Hase bleibt stehen. Am Ende des Zuges wird sie wieder umgedreht.
card-spy = SPION
    .title = Spion
    .the = die SPION-Karte
    .dat = der SPION-Karte
    .rule = Du darfst dir eine verdeckte Karte ansehen. Sonst sieht sie niemand. Bleibt offen liegen.
card-swap = TAUSCH
    .title = Tausch
    .the = die TAUSCH-Karte
    .dat = der TAUSCH-Karte
    .rule = Tausche zwei Karten des Feldes. Auf ihnen darf kein Hase stehen. Bleibt offen liegen.
card-bonus = BONUS
    .title = Bonus
    .word = Bonus
    .the = die BONUS-Karte
    .dat = der BONUS-Karte
    .rule = Nimm einen Schock zurück, höchstens bis drei. Bleibt offen liegen.
card-carrot = KAROTTE
    .title = Karotte
    .word = Karotte
    .the = die Karotte
    .dat = der Karotte
    .rule = Iss sie, dann ist ihr Platz leer. Mit drei Karotten gewinnst du.
card-hidden = verdeckte Karte
    .title = Verdeckte Karte
    .word = verdeckt
    .the = die verdeckte Karte
    .dat = der verdeckten Karte
    .rule = Sie wird für beide aufgedeckt, wenn ein Hase auf ihr landet.
card-none = leerer Platz
    .title = Leerer Platz
    .word = leer
    .the = den leeren Platz
    .dat = dem leeren Platz
    .rule = Hier wurde eine Karotte gegessen. Hasen überspringen den Platz.

shock = Universal-Schock
    .spend = Setz ihn nach deinem Sprung ein. Der andere Hase hüpft auf eine Karte neben sich; du sagst, auf welche.
    .acts = Wem er gehört, der tut, was die Karte sagt, und ist danach am Zug.
    .limit = Einer pro Zug. Mehr als drei hast du nie.

place = Reihe { $row }, Spalte { $column }
card-at = { FORM($card, "the") } in { $place }
    .dat = { FORM($card, "dat") } in { $place }

## Richtungen
# en yfssa74la47mwatz53cwhly2vgf

way-on = weiter
way-up = nach oben
way-right = nach rechts
way-down = nach unten
way-left = nach links
way-up-over = nach oben über den Rand
way-right-over = nach rechts über den Rand
way-down-over = nach unten über den Rand
way-left-over = nach links über den Rand

## Das Protokoll
# en m4xqv3yx4ms53x5y5pixxxlx74z5ai66zdaohhblzd4gc7tqr7chmq46uezk

start-drawn = { $other } gibt, also fängt { $who } an.
field-dealt = Das Feld ist ausgelegt: 30 verdeckte Karten und 5 Karotten.
turn-begun = Zug { $n }: { $who }
bunny-entered = { $who } hüpft aufs Feld: { $target }.
bunny-hopped = { $cause ->
    [move] { $who } hüpft { $way }: { $target }.
    [shock] Der Schock schickt { $who } { $way }: { $target }.
   *[chain] { $wrapped ->
        [yes] { $arrow } trägt { $who } über den Rand: { $target }.
       *[no] { $arrow } trägt { $who } weiter: { $target }.
    }
}
bunny-thrown-off = { $other } wirft { $who } vom Feld!
bunny-looped-out = { $who } dreht sich im Kreis und fliegt vom Feld.
card-turned-up = { $card ->
    [swap] TAUSCH: { $who } muss zwei Karten tauschen.
    [spy] SPION: { $who } darf sich eine verdeckte Karte ansehen.
   *[other] { "" }
}
stop-reached = STOPP: { $who } bleibt hier stehen.
carrot-taken = { $who } isst die Karotte in { $origin }.
bonus-gained = BONUS: { $who } nimmt einen Schock zurück und hat jetzt { $n }.
bonus-wasted = BONUS: { $who } hat schon { $n } Schocks, mehr geht nicht.
cards-swapped = { $known ->
    [yes] { $who } tauscht { FORM($first, "the") } in { $origin } gegen { FORM($second, "the") } in { $target }.
   *[no] { $who } tauscht die Karten in { $origin } und { $target }.
}
card-spied = { $card ->
    [hidden] SPION: { $who } sieht sich { $target } an. Sonst sieht es niemand.
   *[other] SPION: { $who } sieht { $card } in { $target }.
}
spy-skipped = SPION: { $who } sieht sich keine Karte an.
spy-idle = SPION: Keine Karte ist verdeckt, es gibt nichts zu sehen.
shock-spent = { $n ->
    [0] { $who } schockt { $other } und hat keinen Schock mehr!
    [one] { $who } schockt { $other } und hat noch 1 Schock!
   *[other] { $who } schockt { $other } und hat noch { $n } Schocks!
}
shocks-kept = { $n ->
    [one] { $who } behält den Schock.
   *[other] { $who } behält { $n } Schocks.
}
match-won = { $who } hat { $n } Karotten und gewinnt!
match-stalled = { $cause ->
    [quiet] Patt: { $n } Züge hintereinander ohne Karotte.
    [turns] Patt: Alle { $n } Züge sind gespielt.
   *[closing] Patt: Nach { $n } Zügen schließt der Tisch.
} { $led ->
    [yes] { $who } hat mehr Karotten und gewinnt.
   *[no] Gleich viele Karotten: unentschieden.
}

## Fragen
# en lsqmxzuzaovnkvv2s74wsvuvd7aokfun4qdteqrdb2rhir72r4d

ask-dealing = Das Feld wird ausgelegt
ask-bounce = { $who }, hüpf auf eine Karte neben dir
    .how = Klick auf eine leuchtende Karte oder nimm { KEY("arrows") }
ask-enter = { $who }, hüpf durch die unterste Reihe aufs Feld
    .how = Klick auf eine leuchtende Karte oder nimm { KEY("arrows") }
    .taken = { $other } steht in Spalte { $column }, nimm eine andere
ask-swap-first = { $who }, tausche zwei Karten
    .how = Zieh eine auf die andere oder klick beide an, aber keine unter einem Hasen
ask-swap-second = { $who }, wähl die zweite Karte
    .how = Klick auf die zweite Karte
ask-spy = { $who }, sieh dir eine verdeckte Karte an
    .how = Klick auf eine verdeckte Karte, oder sieh dir keine an
ask-shock = { $who }, schock { $other } oder beende den Zug
    .how = { $n ->
        [one] Zieh den Schock dorthin, wohin { $other } hüpfen soll, oder behalte ihn
       *[other] Zieh einen Schock dorthin, wohin { $other } hüpfen soll, oder behalte sie
    }
ask-aim = { $who }, wohin schickt der Schock { $other }?
    .how = Klick auf eine leuchtende Karte neben dem Hasen, oder drück { KEY("back") } und behalte den Schock
ask-end = { $who }, beende deinen Zug
    .spent = Du hast keinen Universal-Schock mehr
    .off = { $other } ist nicht auf dem Feld, dort trifft kein Schock

watch-bounce = { $who } überlegt, wohin es geht
watch-swap-first = { $who } sucht zwei Karten zum Tauschen aus
watch-swap-second = { $who } sucht die zweite Karte aus
watch-spy = { $who } darf sich eine Karte ansehen
watch-shock = { $who } darf einen Universal-Schock einsetzen
watch-shocked = Der Schock von { $who } hat den Hasen dorthin geschickt

won = { $who } gewinnt
drawn = Die Partie endet unentschieden

## Was eine Wahl bewirkt
# en ld74qdfj6p74r6jrz7xc6hs4a32wrg

do-enter = { $end ->
    [throws] Aufs Feld hüpfen: { $goal }; { $other } fliegt vom Feld
    [wins] Aufs Feld hüpfen: { $goal }, deine dritte: du gewinnst
   *[none] Aufs Feld hüpfen: { $goal }
}
do-bounce = { $end ->
    [throws] Hüpfen { $way }: { $goal }; { $other } fliegt vom Feld
    [wins] Hüpfen { $way }: { $goal }, deine dritte: du gewinnst
   *[none] Hüpfen { $way }: { $goal }
}
do-shock = { $end ->
    [throws] { $other } { $way } auf den eigenen Hasen schocken: deiner fliegt vom Feld
    [wins] { $other } { $way } schocken: { $goal }; damit gewinnt { $other }
   *[none] { $other } { $way } schocken: { $goal }
}
do-swap-first = { $goal } tauschen
do-swap-second = { $first } gegen { $goal } tauschen
do-spy = { $place } ansehen
do-skip-spy = Keine Karte ansehen
do-end = Den Zug beenden
    .spent = Den Zug beenden: Du hast keinen Schock mehr
    .off = Den Zug beenden: Kein Schock erreicht { $other }
    .keep = { $n ->
        [one] Den Schock behalten
       *[other] Die Schocks behalten
    }
do-draw-first = Auslosen, wer anfängt
do-deal = Das Feld auslegen

## Was auf dem Tisch liegt
# en wnpeb2nzs2t6u7hngnygrtac7s7w546dapjbhm32giqczbsjpxfqtr3uwkrx5vb3tnzw3uc3p6b

row = Reihe { $n }
field = Das Feld
bunnies = Die Hasen
shocks = Universal-Schocks
piece-card = { FORM($card, "title") }, { $place }
piece-bunny = Der Hase von { $who }
piece-shocks = Die Universal-Schocks von { $who }
state-shocks = { $n } von { $most }
state-bunny = in { $place }
    .off = nicht auf dem Feld
state-seen = schon gesehen
state-recalled = du hast dort { $card } gesehen
state-chosen = zum Tauschen gewählt
state-under = der Hase von { $who } steht darauf

states = { LIST($states, type: "comma") }

row-state = { $edge ->
    [top] die oberste Reihe; { LIST($cells, type: "comma") }
    [bottom] die unterste Reihe; { LIST($cells, type: "comma") }
   *[none] { LIST($cells, type: "comma") }
}
row-cell = { COUNT($who) ->
    [0] Spalte { $column } { FORM($card, "word") }
   *[other] Spalte { $column } { FORM($card, "word") } mit { LIST($who) }
}
row-hidden = { $all ->
    [yes] alle verdeckt
   *[no] { $n } ihrer Plätze verdeckt
}

gist = { $here }; { $there }. { $n ->
    [0] { $who } hat keinen Schock.
    [one] { $who } hat 1 Schock.
   *[other] { $who } hat { $n } Schocks.
}
gist-off = { $who } ist nicht auf dem Feld
gist-on = { $who } steht auf { FORM($card, "dat") } in { $place }
gist-in = { $who } steht in { $place }

close-seen = Du hast diese Karte schon gesehen.
close-unseen = Jetzt sieht sie niemand.

plate-shocks = { $n ->
    [one] Schock
   *[other] Schocks
}
plate-carrots = { $n ->
    [one] Karotte
   *[other] Karotten
}

## Die Zettel neben dem Feld
# en y6vd72gvsqbncnrh256fn3fu7podqy46q2qqi4w

turn-own = Du bist am Zug
turn-other = { $who } ist am Zug
turn-over = Die Partie ist zu Ende
step-bounce = Hüpfen
    .how = eine Karte weiter
step-card = Die Karte wirkt
    .how = tu, was sie sagt
step-shock = Schock oder Ende
    .how = du entscheidest
tray-own = Universal-Schocks
    .short = Schocks
tray-other = Schocks von { $who }
    .short = { $who }
tray-now = für den anderen Hasen
tray-none = keiner mehr da
tray-count = { $n } von { $most }: nach dem Sprung
    .short = { $n } von { $most }
goal-own = Du hast { $n } von { $most } Karotten
goal-other = { $who } hat { $n } von { $most }

## Knöpfe, und die Frage vor einem Schock auf den eigenen Hasen
# en kuheouzbw5bke25g27xtrb7w

button-skip = Keine ansehen
button-end = Zug beenden
    .keep = Beenden, Schocks behalten
first-bounce = Hüpf zuerst auf eine Karte.
first-swap-first = Tausche zuerst zwei Karten.
first-swap-second = Wähl zuerst die zweite Karte.
first-turn = Du bist nicht am Zug.
first-over = Die Partie ist zu Ende.
sure-shock = Dort steht dein eigener Hase. Er würde vom Feld fliegen. Trotzdem schocken?
    .do = Trotzdem schocken

## Warum etwas nicht geht
# en xtr24ua27cfqy4mxqt6347ri5nnnzjo4uvldg4xh7vyvstvpmggzies6iv3cieyraaorfiqqxexkqgyuws2d3sicxy5deex5luk

no-over = Die Partie ist zu Ende.
no-cell = Das ist keine Karte des Feldes.
no-bounce-first = Hüpf zuerst mit deinem Hasen auf eine Karte.
no-swap-first = Wähl zuerst die beiden Karten zum Tauschen.
no-spy-first = Sieh dir zuerst eine verdeckte Karte an, oder keine.
no-second-bounce = Dein Hase ist in diesem Zug schon gehüpft.
no-swap-now = Tauschen kannst du nur, wenn ein Hase auf TAUSCH stehen bleibt.
no-spy-now = Ansehen kannst du eine Karte nur, wenn ein Hase auf SPION stehen bleibt.
no-shock-now = Tu zuerst, was deine eigene Karte sagt. Danach kannst du schocken.
no-not-dealt = Das Feld ist noch nicht ausgelegt.
no-owner-chooses = Das entscheidet, wem der Hase auf der Karte gehört.
no-other-turn = Der andere Platz ist am Zug.
no-enter-empty = Dort liegt keine Karte. Beginn auf einer Karte der untersten Reihe.
no-enter-row = Dein Hase beginnt auf einer Karte der untersten Reihe.
no-enter-taken = Dort steht der andere Hase. Nimm eine andere Karte der untersten Reihe.
no-stay-own = Dein Hase kann nicht stehen bleiben. Wähl eine Karte neben ihm.
no-stay-other = Der andere Hase kann nicht stehen bleiben. Wähl eine Karte neben ihm.
no-step-empty = Dort liegt keine Karte. Hasen überspringen leere Plätze.
no-step-own = Dein Hase hüpft eine Karte nach oben, unten, links oder rechts, auch über den Rand.
no-step-other = Der andere Hase hüpft eine Karte nach oben, unten, links oder rechts, auch über den Rand.
no-shock-off = Der andere Hase ist nicht auf dem Feld, dort trifft kein Schock.
no-shock-left = Du hast keinen Universal-Schock mehr.
no-spy-empty = Dort liegt keine Karte, die du ansehen kannst.
no-spy-open = Diese Karte ist offen. Wähl eine verdeckte.
no-swap-under = Unter diesem Hasen ist der Platz leer, dort ist keine Karte zum Tauschen.
no-swap-empty = Dieser Platz ist leer. Tausche zwei Karten.
no-swap-bunny = Auf dieser Karte steht ein Hase, sie bleibt liegen.
no-swap-itself = Wähl eine andere Karte. Mit sich selbst tauscht keine.
no-draw-first = Lost zuerst aus, wer anfängt.
no-deal = Leg jetzt das Feld aus.
no-deal-cards = Ein Feld hat genau 30 gemischte Karten und 5 Karotten.
no-deal-bottom = In der untersten Reihe liegt keine Karotte.
no-deal-fair = Auf einem fairen Feld ist jede Karotte erreichbar. Leg neu aus.

## Wie es ausging
# en sudruiptm

from-carrots = Karotten
    .number = Karotte { $n }
ended = Die dritte Karotte hat die Partie entschieden.
ended-stalled = { $cause ->
    [quiet] Patt: zu viele Züge ohne Karotte.
    [turns] Patt: Alle Züge der Partie sind gespielt.
   *[closing] Patt: Die längste Partie an diesem Tisch ist vorbei.
} { $drawn ->
    [yes] Gleich viele Karotten: unentschieden.
   *[no] Wer mehr Karotten hat, gewinnt.
}

## Warum eine Wahl besser ist
# en zslcddaihkiij47hbkgx2pcfin24nautkscxvwc

seen-there = Du hast dort { $card } gesehen.
soon-you-win = du gewinnst vor deinem nächsten Zug
soon-other-wins = der andere Hase gewinnt vor deinem nächsten Zug
soon-your-carrot = du bekommst vor deinem nächsten Zug eine Karotte
soon-other-carrot = der andere Hase bekommt vor deinem nächsten Zug eine Karotte
soon-you-off = dein Hase ist nicht auf dem Feld, wenn du wieder am Zug bist
soon-other-off = der andere Hase ist nicht auf dem Feld, wenn du wieder am Zug bist
soon-your-way = du kennst einen Weg zu einer Karotte, wenn du wieder am Zug bist
soon-other-way = der andere kennt einen Weg zu einer Karotte, wenn du wieder am Zug bist
soon-your-turns = Züge bis zu deiner letzten Karotte, geschätzt zu Beginn deines nächsten Zuges
soon-other-turns = Züge bis zur letzten Karotte des anderen Hasen, geschätzt zu Beginn deines nächsten Zuges
soon-your-shocks = Schocks, die du zu Beginn deines nächsten Zuges noch hast
soon-other-shocks = Schocks, die der andere zu Beginn deines nächsten Zuges noch hat
