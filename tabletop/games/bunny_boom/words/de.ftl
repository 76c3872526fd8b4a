### Bunny Boom auf Deutsch.

## Vor dem Spiel
# en 5mesom35vupp4oy3zxykyuodtbn6pq

pitch =
    .one = Bau das Dorf, lauf hindurch und schick die Hasen zu den anderen.
    .two = Jeder Boom bringt mehr. Wer am wenigsten Hasen hat, gewinnt.
option-mayor = Bürgermeister
    .help = Bürgermeister passen auf jede Farbe, und jede Farbe passt auf sie.
option-joker = Joker
    .help = Joker passen auf jede Karte und schließen den Platz.
option-fox = Fuchs
    .help = Ein Fuchs läuft durchs Dorf und verscheucht deine Hasen.
option-burrow = Bau
    .help = Wer über einen Bau läuft, nimmt Hasen von dir mit.
option-fox-cards = Fuchskarten
    .help = Zu dritt oder zu viert: die orangen Fuchskarten wie veröffentlicht, oder alle sechs.
    .value-published = Wie veröffentlicht
    .value-all = Alle sechs
option-timer = Sanduhr
    .help = Sie läuft, während du eine Karte wählst. Läuft eine echte ab, kostet das Hasen.
    .value-off = Aus
    .value-soft = Erinnerung
    .value-real = Echt
option-timer-seconds = Sekunden Sand
    .help = So lange läuft der Sand.
option-blocked = Nur dein eigener Platz ist offen
    .help = Ist nur noch der Platz unter deiner Figur offen, endet die Partie, oder du darfst ihn benutzen.
    .value-end = Die Partie endet
    .value-lift = Du darfst ihn benutzen
option-first-player = Wer anfängt
    .help = Das Los entscheidet, oder du bestimmst es. In einer Serie kann anfangen, wer verloren hat.
    .value-random = Das Los
    .value-0 = Erster Platz
    .value-1 = Zweiter Platz
    .value-2 = Dritter Platz
    .value-3 = Vierter Platz
    .value-loser = Wer zuletzt verloren hat

## Was die Analyse zählt
# en ovs64d2uknggibukd4gdldeu

counts-home = Hasen, die am Ende bei dir zu Hause sind
counts-hand = Hasen auf den Karten, die dir auf der Hand bleiben
counts-gifts = Hasen in deinen verdeckten Geschenken
counts-carrot = am Ende hast du die Karotte
counts-rival = Hasen, die dein stärkster Gegner insgesamt hat
    .alone = Hasen, die dein Gegner insgesamt hat
counts-rival-carrot = am Ende hat jemand anders die Karotte
    .alone = am Ende hat dein Gegner die Karotte
counts-home-soon = Hasen, die am Ende deines nächsten Zuges bei dir zu Hause sind
counts-rivals-soon = Hasen, die am Ende deines nächsten Zuges bei jedem anderen zu Hause sind
    .alone = Hasen, die am Ende deines nächsten Zuges bei deinem Gegner zu Hause sind

## Karten
# en qoclvewk6vqn3sxn6756ikdncota75hur4jx4lk6vj7dx5m7zaf

card-base = { $orange ->
    [yes] { $suit } { $value } in Orange
   *[no] { $suit } { $value }
}
card-mayor = { $orange ->
    [yes] Bürgermeister in Orange
   *[no] Bürgermeister
}
card-joker = { $orange ->
    [yes] Joker in Orange
   *[no] Joker
}
card-fox = { $orange ->
    [yes] Fuchs ({ $suit }) in Orange
   *[no] Fuchs ({ $suit })
}
card-burrow = { $orange ->
    [yes] Bau ({ $suit }) in Orange
   *[no] Bau ({ $suit })
}
card-hidden = eine Karte

kind-mayor = Bürgermeister
kind-joker = Joker
kind-fox = Fuchs
kind-burrow = Bau

suit-bakery = Bäckerei
suit-market = Markt
suit-mill = Mühle
suit-orchard = Obstgarten
suit-school = Schule
suit-well = Brunnen

bunnies = { $n ->
    [one] 1 Hase
   *[other] { $n } Hasen
}
    .akk = { $n ->
        [one] 1 Hasen
       *[other] { $n } Hasen
    }
    .dat = { $n ->
        [one] 1 Hasen
       *[other] { $n } Hasen
    }

## Spieleffekte
# en kp6pyh2alds63r3ruhyaluf3eenkai77qko55sy

play-boom = Boom
    .short = Boom
    .log = Boom
    .rule = Boom: Nach deinem Lauf erscheint auf jeder Karte des Dorfes ein Hase.
play-mega-boom = Mega-Boom
    .short = Mega-Boom
    .log = Mega-Boom
    .rule = Mega-Boom: Nimm nach deinem Lauf eine Flusskarte. Dann erscheint auf jeder Karte von Dorf und Fluss und bei allen anderen zu Hause ein Hase.
play-river-boom = Fluss-Boom
    .short = Fluss-Boom
    .log = Fluss-Boom
    .rule = Fluss-Boom: Nimm nach deinem Lauf eine Flusskarte. Dann erscheint auf jeder Karte, die im Fluss bleibt, ein Hase.
play-carrot = Karotte
    .short = eine andere Figur kommt hierher und bekommt die Karotte
    .rule = Karotte: Hol eine andere Figur auf diese Karte. Sie läuft über alles, was dazwischen liegt. Wem die Figur gehört, bekommt die Karotte: am Ende 4 Hasen.
play-share = Teilen
    .short = ein Hase von dir zu allen anderen nach Hause
    .log = Teilen
    .rule = Teilen: Von dir zu Hause zieht zu allen anderen ein Hase um.
play-skip = Sprung
    .short = überspring unterwegs eine Karte
    .log = Sprung
    .rule = Sprung: Bei diesem Lauf überspringst du eine Karte deiner Wahl.
play-centre = Mitte
    .short = lauf von der Mitte aus
    .log = Mitte
    .rule = Mitte: Deine Figur kommt ohne Umweg in die Mitte und läuft von dort.
play-river-plus = Einer mehr, dann der Fluss
    .short = zu Hause ein Hase mehr, dann eine Flusskarte
    .log = ein Hase mehr, dann der Fluss
    .rule = Einer mehr, dann der Fluss: Nimm einen Hasen. Nutze nach deinem Lauf einen Flusseffekt.
play-river-minus = Einer weniger, dann der Fluss
    .short = zu Hause ein Hase weniger, dann eine Flusskarte
    .log = ein Hase weniger, dann der Fluss
    .rule = Einer weniger, dann der Fluss: Schick einen Hasen weg. Nutze nach deinem Lauf einen Flusseffekt.
play-river-renew = Neuer Fluss
    .short = drei neue Flusskarten
    .log = neuer Fluss
    .rule = Neuer Fluss: Leg den ganzen Fluss ab und deck drei neue Karten auf.
play-wild = Joker
    .short = Joker
    .log = Joker
    .rule = Joker: Passt umsonst auf und unter jede Karte. Danach ist der Platz geschlossen.
play-burrow = Bau
    .short = Bau
    .log = Bau
    .rule = Bau: Der Bau-Marker gehört dir. Wer sonst über eine Bau-Karte läuft, nimmt einen deiner Hasen mit.
play-fox = Fuchs
    .short = Fuchs
    .log = Fuchs
    .rule = Fuchs: Der Fuchs läuft zu dieser Karte. Jede andere Figur auf einer Karte, über die er läuft, bekommt einen Hasen von dir zu Hause.

## Flusseffekte
# en wb5lrbncx72dqkufcavps

flow-none = kein Flusseffekt
    .rule = Im Fluss: Kein Flusseffekt.
flow-village = zwei Hasen ins Dorf
    .title = Zwei Hasen ins Dorf
    .rule = Im Fluss: Setz zwei Hasen von zu Hause auf eine oder zwei Karten des Dorfes.
flow-swap = eine Karte tauschen
    .title = Eine Karte tauschen
    .rule = Im Fluss: Tausch eine Handkarte gegen eine zufällige aus einer anderen Hand.
flow-pass = die Hände weitergeben
    .title = Die Hände weitergeben
    .rule = Im Fluss: Zieh auf drei Karten nach. Dann wandert jede Hand nach rechts weiter.
flow-share = teilen
    .title = Teilen
    .rule = Im Fluss: Von dir zu Hause zieht zu allen anderen ein Hase um.
flow-gift = verdecktes Geschenk
    .title = Verdecktes Geschenk
    .rule = Im Fluss: Die oberste Karte kommt verdeckt in ein Zuhause deiner Wahl und zählt dort am Ende.
flow-boom = Boom
    .title = Boom
    .rule = Im Fluss: Auf jeder Karte des Dorfes erscheint ein Hase.

## Die Zeichen einer Karte
# en pgirykx4ljidy3r6xhtalbj7

sign-value = zählt auf der Hand { $n }
sign-mayor = passt umsonst auf jede Karte
sign-joker = passt umsonst auf jede Karte und schließt den Platz
sign-play = gespielt: { FORM($play, "short") }
sign-flow = im Fluss: { $flow }
sign-crossed = überquert: { $bunnies }
sign-tokens = { $bunnies } darauf

card-value = Hasenwert { $n }: der Preis auf einer anderen Farbe, und so viel zählt sie auf der Hand.
    .suitless = Hasenwert { $n }: So viel zählt sie auf der Hand. Sie hat keine Farbe und keinen Preis.
    .mayor = Passt umsonst auf jede Karte, und jede Karte passt auf ihn. Der Platz bleibt offen.
    .wave = Die Welle: Nutze den Effekt einer Flusskarte, wenn eine einen hat.
    .crossed = Wer darüber läuft, nimmt { FORM($bunnies, "akk") }.

## Plätze
# en mycvavd24nkoinh

place-left = links { $n }
place-right = rechts { $n }
place-above = oben { $n }
place-below = unten { $n }
place-centre = die Mitte

## Das Protokoll
# en pdjueriht5fbyx4247mwzrorvja2fhu5y6cbi34mrzo4pkyemkfh2spmyrpfq467hkfqr6jalnbm7x24egdl5ndihqe343wriitkzo

start-drawn = { $who } fängt an.
deck-shuffled = Die { $n } Karten sind gemischt. Alle bekommen drei Karten und einen Hasen.
card-drawn = { $who } zieht { $card } vom Stapel.
river-filled = { $card } kommt in den Fluss.
turn-begun = Zug { $n }: { $who }
timer-ran-out = { $n ->
    [0] Der Sand ist abgelaufen, aber der Fluss ist leer: Nichts passiert.
   *[other] Der Sand ist abgelaufen: { $who } nimmt { FORM($bunnies, "akk") }.
}
card-played = { $play ->
    [carrot] { $covers ->
        [yes] { $who } legt { $card } auf { $below }, { $target }. Karotte: Eine andere Figur kommt dorthin.
       *[no] { $who } legt { $card }, { $target }. Karotte: Eine andere Figur kommt dorthin.
    }
   *[other] { $covers ->
        [yes] { $who } legt { $card } auf { $below }, { $target }: { FORM($play, "log") }.
       *[no] { $who } legt { $card }, { $target }: { FORM($play, "log") }.
    }
}
space-closed = Der Platz { $target } ist jetzt geschlossen.
bunnies-gained = { $cause ->
    [suit] Andere Farbe: { $who } nimmt { FORM($bunnies, "akk") }.
    [crossing] { $who } läuft über { $card } und nimmt { FORM($bunnies, "akk") }.
    [play] { $who } nimmt { FORM($bunnies, "akk") }.
   *[other] { "" }
}
bunnies-collected = { $river ->
    [yes] { $who } nimmt mit der Flusskarte { FORM($bunnies, "akk") }.
   *[no] { $who } sammelt { FORM($bunnies, "akk") } ein: { $origin }.
}
bunny-given = { $cause ->
    [share] Teilen: Ein Hase von { $who } zieht zu { $taker } um.
    [fox] Der Fuchs scheucht einen Hasen von { $who } zu { $taker }.
   *[burrow] Ein Hase von { $who } kommt aus dem Bau und folgt { $taker }.
}
bunny-lost = { $who } schickt einen Hasen weg.
bunny-placed = { $who } setzt einen Hasen ins Dorf: { $target }.
bunnies-removed = { $n ->
    [one] 1 Hase hüpft von der Flusskarte davon.
   *[other] { $n } Hasen hüpfen von der Flusskarte davon.
}
boom-heard = { $boom ->
    [boom] Boom! Auf jeder Karte des Dorfes erscheint ein Hase.
    [mega-boom] Mega-Boom! Ein Hase erscheint auf jeder Karte von Dorf und Fluss und bei allen anderen zu Hause.
   *[river-boom] Fluss-Boom! Auf jeder Flusskarte erscheint ein Hase.
}
pawn-hopped = { $step ->
    [leap] { $who } überspringt { $over }.
    [leap-end] { $who } überspringt { $over } und ist da: { $target }.
    [brought] { $who } wird geholt: { $target }.
    [end] { $who } ist da: { $target }.
   *[cross] { "" }
}
pawn-jumped = { $who } springt gleich in die Mitte.
carrot-moved = { $who } bekommt die Karotte: am Ende 4 Hasen mehr.
burrow-moved = { $who } bekommt den Bau-Marker.
fox-moved = Der Fuchs läuft los: { $target }.
effect-idle = { $idle ->
    [share] { $who } hat keinen Hasen zum Teilen.
    [skip] Zwischen { $who } und dem Ziel liegt keine Karte zum Überspringen.
    [wave] Keine Flusskarte hat einen Effekt, also passiert nichts.
    [village] { $who } hat keinen Hasen fürs Dorf.
    [swap] Es gibt keine Karte zum Tauschen.
    [gift] Der Stapel ist leer, also gibt es kein Geschenk.
   *[minus] { $who } hat keinen Hasen zum Wegschicken.
}
river-card-used = { $n ->
    [one] { $who } nutzt { $card }, den einzigen Flusseffekt: { $flow }.
   *[other] { $who } nutzt { $card } aus dem Fluss: { $flow }.
}
river-card-discarded = { $card } kommt auf die Ablage.
river-card-taken = { $who } nimmt { $card } aus dem Fluss.
card-offered = { $who } bietet { $card } zum Tausch an.
hand-chosen = { $who } tauscht mit { $taker } und bekommt eine zufällige Karte.
card-handed = { $who } gibt { $card } an { $taker }.
hand-passed = { COUNT($cards) ->
    [0] { $who } gibt die ganze Hand an { $taker } weiter.
   *[other] { $who } gibt die ganze Hand an { $taker } weiter: { LIST($cards) }.
}
gift-given = { $own ->
    [yes] { $who } behält ein verdecktes Geschenk. Sein Wert zählt dort am Ende.
   *[no] { $who } schenkt { $taker } eine verdeckte Karte. Ihr Wert zählt dort am Ende.
}
game-ended = { $ending ->
    [pile] Der Stapel ist aufgebraucht. Die Partie ist zu Ende.
    [closed] Alle Plätze sind geschlossen. Die Partie ist zu Ende.
   *[blocked] Der einzige offene Platz liegt unter der Figur, die am Zug ist. Die Partie ist zu Ende.
}
hand-counted = { COUNT($cards) ->
    [0] { $who } hat keine Karte mehr.
   *[other] { $who } hat { LIST($cards) } auf der Hand: { $bunnies }.
}
gift-opened = Ein Geschenk an { $who } ist { $card }: { $bunnies }.
total-counted = { $who } hat insgesamt { FORM($bunnies, "akk") }.
match-won = { $who } gewinnt mit { FORM($bunnies, "dat") }.

## Fragen
# en ghylqc3wswrpfitut3pujhk6uuhwulhku723tu3vvu7f42kt3tshtro36amcqxwsxqyr2pznxjedv4qhmr72iscgvs

ask-play = { $who }, leg eine Karte auf einen Platz
    .how = Nimm eine Handkarte. Wo sie hindarf, leuchtet es auf
    .second = Auf der eigenen Farbe ist sie umsonst und schließt den Platz
    .end = Mit der letzten Karte des Stapels endet die Partie
ask-bring = { $who }, wer bekommt die Karotte?
    .how = Diese Figur kommt zu deiner Karte und läuft über alles dazwischen
ask-share = { $who }, wer bekommt einen Hasen?
    .how = Zum Teilen hast du noch { FORM($bunnies, "akk") }
ask-fox = { $who }, wem gibt der Fuchs einen Hasen?
    .how = Du hast zu wenige für alle Figuren auf dieser Karte
ask-jump = { $who }, welche Karte überspringst du?
    .how = Klick auf eine Karte auf deinem Weg. Dort passiert dir nichts
ask-use = { $who }, wähl einen Flusseffekt
    .how = Klick auf eine Flusskarte mit Effekt. Danach kommt sie weg
ask-place = { $who }, setz einen Hasen von zu Hause ins Dorf
    .how = { $n ->
        [one] Noch 1. Wer über die Karte läuft, nimmt ihn mit nach Hause
       *[other] Noch { $n }, gern beide auf eine Karte. Wer darüber läuft, nimmt sie mit
    }
ask-offer = { $who }, wähl eine Karte zum Tauschen
    .how = Du bekommst dafür eine zufällige Karte aus einer anderen Hand
ask-swap-with = { $who }, mit wem tauschst du?
    .how = Du bekommst eine zufällige Karte dieser Hand
ask-gift = { $who }, verschenk eine verdeckte Karte
    .how = Wähl ein Zuhause. Dorthin kommt die oberste Karte, verdeckt
ask-draw = { $who }, zieh eine Karte
    .how = Nimm die oberste Karte des Stapels oder eine Flusskarte
    .pass = Danach wandern alle Hände weiter: deine geht an { $other }
    .end = Mit der letzten Karte des Stapels endet die Partie
ask-take = { $who }, nimm vor dem Boom eine Flusskarte
    .how = Hasen darauf kommen mit dir nach Hause
ask-lucky = Aus der anderen Hand wird eine Karte gezogen
ask-dealing = Die Karten werden ausgeteilt
ask-held = { $who }, leg { $card } auf einen Platz
    .how = Wähl einen gestickten Platz, oder leg sie mit { KEY("back") } zurück

watch-play = { $who } sucht Karte und Platz aus
watch-bring = { $who } überlegt, wer die Karotte bekommt
watch-share = { $who } überlegt, wer einen Hasen bekommt
watch-fox = { $who } überlegt, wem der Fuchs einen Hasen gibt
watch-jump = { $who } sucht eine Karte zum Überspringen aus
watch-use = { $who } sucht einen Flusseffekt aus
watch-place = { $who } setzt Hasen ins Dorf
watch-offer = { $who } sucht eine Karte zum Tauschen aus
watch-swap-with = { $who } überlegt, mit wem getauscht wird
watch-gift = { $who } überlegt, wer ein Geschenk bekommt
watch-draw = { $who } zieht Karten
watch-take = { $who } nimmt eine Flusskarte

won = { $who } gewinnt
tied = Noch gewinnt niemand: { LIST($tied) } liegen gleichauf
over = Die Partie ist zu Ende

## Was eine Wahl bewirkt
# en ufh6ofjzsptzwdsh76tx6dm37r466i3fssxxa3263piol

do-play = { $end ->
    [free] { $card } auf den freien Platz { $place } legen
    [nothing] { $card } auf { $below }, { $place } legen: kostet nichts
    [costs] { $card } auf { $below }, { $place } legen: kostet { FORM($bunnies, "akk") }
    [closes] { $card } auf { $below }, { $place } legen: schließt den Platz
    [last] { $card } auf { $below }, { $place } legen: schließt den letzten Platz, und die Partie endet nach diesem Zug
   *[leaves] { $card } auf { $below }, { $place } legen: schließt den Platz. Auf dem letzten offenen steht die Figur von { $other }
}
do-bring = Die Figur von { $other } holen und ihr die Karotte geben
do-give = { $other } einen Hasen geben
do-jump = { $card }, { $place } überspringen
do-use = { $idle ->
    [yes] { $card } nutzen: { $flow }, aber zu Hause ist kein Hase
   *[no] { $card } nutzen: { $flow }
}
do-place = Einen Hasen auf { $card }, { $place } setzen
do-offer = { $card } tauschen
do-swap-with = Mit { $other } tauschen
do-gift = { $own ->
    [yes] Das verdeckte Geschenk zu Hause behalten
   *[no] { $other } das verdeckte Geschenk geben
}
do-draw-pile = { $ends ->
    [yes] Vom Stapel ziehen: Er ist dann leer, und die Partie endet
   *[no] Vom Stapel ziehen
}
do-draw-river = { $n ->
    [0] { $ends ->
        [yes] { $card } aus dem Fluss nehmen: Der Stapel ist dann leer, und die Partie endet
       *[no] { $card } aus dem Fluss nehmen
    }
   *[other] { $ends ->
        [yes] { $card } mit { FORM($bunnies, "dat") } aus dem Fluss nehmen: Der Stapel ist dann leer, und die Partie endet
       *[no] { $card } mit { FORM($bunnies, "dat") } aus dem Fluss nehmen
    }
}
do-lucky-card = Aus der anderen Hand eine Karte ziehen
do-first = Auslosen, wer anfängt
do-shuffle = Die Karten mischen
do-time-out = Der Sand läuft ab

## Was auf dem Tisch liegt
# en 37b74qsswua5hmbpybrlybez5aau6m2givpsyz5gyehwra4bzcu5omznrur4qtbp2jme34flaayqkud77xjanrg

village = Das Dorf
river = Der Fluss
homes = Häuser
hand = Handkarten
piece-space = { $card }, { $place }
piece-free = Frei, { $place }
piece-river = { $card }, im Fluss
piece-home = Das Zuhause von { $who }
piece-centre = Die Mitte
piece-pile = Stapel

states = { LIST($states, type: "comma") }
state-closed = geschlossen
state-fox = der Fuchs
state-carrot = die Karotte
state-burrow = der Bau
state-pawn = hier steht { $who }
state-gifts = { $n ->
    [one] ein verdecktes Geschenk
   *[other] { $n } verdeckte Geschenke
}
state-centre = die Figur steht in der Mitte
state-pile = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}

gist = { $seats } { COUNT($flows) ->
    [0] { "" }
   *[other] Flusseffekte zur Wahl: { LIST($flows, type: "comma") }.{ " " }
}{ $n ->
    [one] Im Stapel ist noch 1 Karte.
   *[other] Im Stapel sind noch { $n } Karten.
}{ $near ->
    [yes] { " " }{ $now }
   *[no] { "" }
}
gist-2 = { $a }; { $b }.
gist-3 = { $a }; { $b }; { $c }.
gist-4 = { $a }; { $b }; { $c }; { $d }.
gist-seat = { $who } ({ $place }) hat { LIST($has) }
gist-home = { FORM($bunnies, "akk") } zu Hause
gist-hand = { $n } für die Handkarten
gist-carrot = { $n } für die Karotte
gist-flow = { $card } ({ $flow })
gist-now = { $gifts ->
    [0] Wäre die Partie jetzt zu Ende, hättest du { FORM($total, "akk") }.
    [one] Wäre die Partie jetzt zu Ende, hättest du { FORM($total, "akk") } und das verdeckte Geschenk.
   *[other] Wäre die Partie jetzt zu Ende, hättest du { FORM($total, "akk") } und { $gifts } verdeckte Geschenke.
}

## Nahansicht
# en 27s2hkvzmke3zunvofqe3

look-free = Freier Platz
    .empty = Hier liegt noch keine Karte.
    .order = Ein Arm wird von der Mitte nach außen gefüllt.
look-closed = Geschlossen: Hier darf keine Karte mehr hin. Darüberlaufen darf man.
look-tokens = Wer darüber läuft, nimmt auch { FORM($bunnies, "akk") } von hier mit.
look-height = Hier liegen { $n } Karten. Nur die oberste zählt.
look-along = Wer sie nimmt, nimmt { FORM($bunnies, "akk") } mit.
look-pile = Stapel
    .left = { $n ->
        [one] 1 Karte ist noch da.
       *[other] { $n } Karten sind noch da.
    }
    .end = Die Partie endet mit dem Zug, in dem der Stapel leer wird.
    .discarded = Abgelegt sind bisher { $n }.
look-home = { $n ->
    [one] { $bunnies } zu Hause, 1 Karte auf der Hand.
   *[other] { $bunnies } zu Hause, { $n } Karten auf der Hand.
}
    .centre = Die Figur steht in der Mitte.
    .village = Die Figur ist im Dorf.
    .carrot = Die Karotte zählt am Ende 4 Hasen.
    .gifts = Verdeckte Geschenke: { $n }. Ihre Werte zählen am Ende.
    .burrow = Wer sonst über einen Bau läuft, nimmt von hier einen Hasen mit.

## Tafeln
# en bztpvqnl3hwrutx2vexodwjrethhjd

plate-hand = { $n ->
    [one] Handkarte
   *[other] Handkarten
}
plate-gifts = { $n ->
    [one] verdecktes Geschenk
   *[other] verdeckte Geschenke
}
plate-carrot = für die Karotte
plate-burrow = der Bau
plate-total = Hasen insgesamt
plate-home = { $n ->
    [one] Hase zu Hause
   *[other] Hasen zu Hause
}
panel-river = Fluss
panel-pile = { $n ->
    [0] der Stapel ist leer
    [1] letzte Karte im Stapel
   *[other] { $last ->
        [yes] die letzten { $n } im Stapel
       *[no] { $n } im Stapel
    }
}
panel-home = Dein Zuhause
    .other = Zuhause von { $who }
    .most = Dein Zuhause, höchstens
panel-has = Du hast
    .other = { $who } hat

## Der Zettel „Was passiert“
# en r7co7ds2ypsg7w2xkoweoqgabcj54iopyqpj7un7tpw2yews2osxuvtonton7tdg624vnsfdjnx6gcwapu6twx5bzlmamf3gubmvfljjgxf75zf6xb

title-on = { $card } auf { $below }
title-bring = Hol diese Figur
title-jump = Überspring { $card }
title-place = Ins Dorf
title-now = Wäre jetzt Schluss
title-end = Am Ende

row-free = Auf einem freien Platz
row-closes = Gleiche Farbe: schließt
row-joker = Joker: schließt
row-mayor = Bürgermeister: kein Preis
row-suit = Andere Farbe
row-way = { $n ->
    [0] Über keine Karte
    [one] Über 1 Karte
   *[other] Über { $n } Karten
}
    .stays = Dein Hase bleibt stehen
row-boom = Boom nach deinem Lauf
row-mega-boom = Mega-Boom nach deinem Lauf
row-river-boom = Fluss-Boom nach deinem Lauf
row-share = Mit den anderen teilen
row-skip = Sprung über die teuerste
row-centre = Von der Mitte aus
row-river-plus = Spieleffekt, dann Fluss
row-river-minus = Spieleffekt, dann Fluss
row-river-renew = Drei neue Flusskarten
row-wild = Auf jeder Farbe umsonst
row-burrow = Der Bau gehört dir
row-fox = Der Fuchs läuft hierher
row-carrot = { $seats ->
    [2] Karotte: der andere nimmt
   *[other] Karotte: ein anderer nimmt
}
row-took = ({ $range })
row-carrot-end = Die Karotte, am Ende
row-discard = Dann kommt die Karte weg
row-hand = Auf deine Hand
row-tokens = Hasen darauf
row-value = Wert auf der Hand
row-jump = Sprung über { $card }
row-place = Ein Hase auf { $card }
row-then = Darüberlaufen kostet dann
row-home = Zu Hause
row-held = Auf der Hand ({ $n })
row-gifts = { $n ->
    [one] Verdecktes Geschenk
   *[other] Verdeckte Geschenke ({ $n })
}
row-the-carrot = Die Karotte

## Was eine Karte bringt
# en u77dh23pobxp7eqea6wja3pqyz6

range = { $one ->
    [yes] { $least }
   *[no] { $least } bis { $most }
}
brings = { LIST($parts, type: "comma") }
brings-carrot = { $seats ->
    [2] die andere Figur nimmt { $range } und die Karotte
   *[other] die geholte Figur nimmt { $range } und die Karotte
}
brings-effect = { $fewer ->
    [yes] durch die Karte selbst { FORM($bunnies, "akk") } weniger
   *[no] durch die Karte selbst { FORM($bunnies, "akk") } mehr
}
brings-way = { COUNT($over) ->
    [0] über keine Karte
   *[other] über { LIST($over) }
}
brings-crossing = { $card } für { $n }
brings-now = so wie das Dorf jetzt ist
brings-home = dann { $n } zu Hause
brings-river = { COUNT($flows) ->
    [0] keine Flusskarte hat jetzt einen Effekt
    [1] dann { LIST($flows) }
   *[other] dann ein Flusseffekt deiner Wahl
}

## Knöpfe
# en brikemdg3wrjgaahicduvp7oaki3q6ztnra5oycpovf5t

button-pile = Vom Stapel ziehen
button-play = { $card } spielen
    .aim = Zeig zuerst auf einen gestickten Platz.
button-none = Spiel eine Karte
    .first = Nimm zuerst eine Handkarte.
    .wait = Du bist nicht am Zug.
    .over = Die Partie ist zu Ende.
button-bring = Wähl eine Figur
    .how = Klick auf ein Zuhause oder eine Figur.
button-share = Wer bekommt einen?
    .how = Klick auf ein Zuhause.
button-fox = Wer bekommt einen?
    .how = Klick auf ein Zuhause oder eine Figur.
button-jump = Welche Karte überspringen?
    .how = Klick auf eine Karte auf deinem Weg.
button-use = Wähl einen Flusseffekt
    .how = Klick auf eine Flusskarte, die einen hat.
button-place = Setz einen Hasen
    .how = Klick auf eine Karte des Dorfes.
button-offer = Wähl eine Tauschkarte
    .how = Klick auf eine Handkarte.
button-swap-with = Wähl eine Hand
    .how = Klick auf das Zuhause der Person.
button-gift = Wähl ein Zuhause
    .how = Klick auf das Zuhause, das beschenkt wird.
button-draw = Nimm eine Karte
    .how = Klick auf den Stapel oder eine Flusskarte.
button-take = Nimm eine Flusskarte
    .how = Klick auf eine Karte des Flusses.
first-card = Nimm zuerst eine Handkarte, dann wähl einen Platz dafür.

## Warum etwas nicht geht
# en xtrrfq5x3hlvyy7b26vk4rzbkqt3lzmwxdqf5m3kbwx7xr25bxaisbl67me3tjj5nsekj67ahzrlmh4rpq7ityxyljelbtvtnv7kt5pwajpava2y4idpjio2hpmwqj4iddqn7bhxbpn6bvtfettxc4rznadk67rhtcoyc3siamx

no-over = Die Partie ist zu Ende.
no-space = Das ist kein Platz dieses Dorfes.
no-first-play = Leg zuerst eine Handkarte auf einen Platz.
no-first-bring = Wähl zuerst, wessen Figur zur Karottenkarte kommt.
no-first-share = Wähl zuerst, wer einen deiner Hasen bekommt.
no-first-fox = Wähl zuerst, welcher Figur der Fuchs einen deiner Hasen gibt.
no-first-jump = Wähl zuerst, welche Karte auf deinem Weg du überspringst.
no-first-use = Wähl zuerst die Flusskarte, deren Effekt du nutzt.
no-first-place = Wähl zuerst die Dorfkarte, auf die dein Hase kommt.
no-first-offer = Wähl zuerst die Handkarte, die du tauschst.
no-first-swap-with = Wähl zuerst, mit wessen Hand du tauschst.
no-first-gift = Wähl zuerst, wer das verdeckte Geschenk bekommt.
no-first-draw = Zieh zuerst auf drei Karten nach.
no-first-take = Nimm zuerst eine Karte aus dem Fluss. Dann kommt der Boom.
no-now-play = Du hast deine Karte schon gespielt. In einem Zug gibt es nur eine.
no-now-bring = Nur eine Karottenkarte holt eine andere Figur.
no-now-give = Einzeln verteilst du Hasen nur, wenn sie beim Teilen oder beim Fuchs nicht reichen.
no-now-jump = Nur mit einer Sprungkarte darfst du eine Karte überspringen.
no-now-use = Einen Flusseffekt bringt eine Karte mit Welle, nach dem Lauf.
no-now-place = Hasen auf Dorfkarten setzt nur dieser Flusseffekt.
no-now-swap = Karten tauscht nur dieser Flusseffekt.
no-now-gift = Ein verdecktes Geschenk macht nur dieser Flusseffekt.
no-now-draw = Nach dem Lauf und den Effekten ziehst du auf drei Karten nach.
no-now-lucky = Welche Karte ein Tausch bringt, entscheidet das Glück.
no-now-first = Wer anfängt, wird vor der Partie ausgelost.
no-now-shuffle = Gemischt wird einmal, vor der Partie.
no-now-time = Die Sanduhr kann jetzt nicht ablaufen.
no-not-dealt = Die Karten sind noch nicht verteilt, oder das Glück ist noch dran.
no-other-turn = Jemand anders ist am Zug.
no-own-card = Spiel eine Karte deiner eigenen Hand.
no-second-level = Auf andere Karten darfst du erst, wenn jeder Platz eine hat. Nimm einen freien.
no-arm = Ein Arm wird von der Mitte nach außen gefüllt. Nimm seinen nächsten freien Platz.
no-closed = Dieser Platz ist geschlossen. Nimm einen offenen.
no-own-pawn = Dort steht deine eigene Figur. Nimm einen anderen Platz.
no-bring-own = Eine Karottenkarte holt eine fremde Figur, nicht deine.
no-bring-nobody = Auf diesem Platz spielt niemand. Wähl jemand anderen.
no-share-own = Du teilst mit den anderen, nicht mit dir selbst.
no-share-again = Jeder bekommt höchstens einen Hasen. Wähl jemanden ohne.
no-fox-own = An deiner eigenen Figur läuft der Fuchs vorbei. Wähl eine andere.
no-fox-pawn = Wähl eine Figur auf der Karte, auf die der Fuchs gerade kam.
no-jump-between = Überspring eine Karte zwischen deiner Figur und der gespielten Karte.
no-use-none = Diese Karte hat keinen Flusseffekt. Wähl eine mit Effekt.
no-use-river = Wähl eine Karte im Fluss, die einen Effekt hat.
no-place-card = Hasen kommen auf Dorfkarten. Wähl eine.
no-offer-own = Tausch eine Karte deiner eigenen Hand.
no-swap-own = Tausch mit einer anderen Hand.
no-swap-empty = Dort ist keine Karte auf der Hand. Wähl jemand anderen.
no-gift-nobody = Auf diesem Platz spielt niemand. Wähl ein Zuhause dieser Partie.
no-pile-empty = Der Stapel ist leer. Zieh aus dem Fluss.
no-draw-used = Diese Flusskarte ist gerade im Einsatz. Nimm eine andere.
no-draw-gap = Dieser Platz des Flusses wird erst am Ende des Zuges gefüllt.
no-draw-what = Zieh vom Stapel oder nimm eine Flusskarte.
no-take-river = Nimm eine Karte, die im Fluss liegt.
no-deal-shuffle = Misch jetzt die Karten.
no-deal-cards = Gemischt werden genau die Karten dieser Partie.
no-deal-first = Lost zuerst aus, wer anfängt.
no-deal-lucky = Zieh jetzt eine zufällige Karte der anderen Hand.

## Wie es ausging
# en qeeqcvr5v3abkd2iye

from-home = Hasen zu Hause
from-hand = Handkarten
    .card = { $card } auf der Hand
from-gifts = Verdeckte Geschenke
    .card = { $card }, ein Geschenk
from-carrot = Karotte
ended = { $ending ->
    [pile] Der Stapel war aufgebraucht.
    [closed] Alle Plätze waren geschlossen.
   *[blocked] Der einzige offene Platz lag unter der Figur, die am Zug war.
} { $how ->
    [shared] Summe und Zuhause sind gleich: Nur eine weitere Partie kann entscheiden.
    [home] Bei gleicher Summe gewinnt, wer weniger Hasen zu Hause hat.
   *[fewest] Wer am wenigsten Hasen hat, gewinnt.
}
for-all = die Hasen werden gezählt
