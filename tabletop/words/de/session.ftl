### Chancen, und das Protokoll, wo das Programm es erzählt.
# en ck7wee4aqclnhst

percent = { $n } ± { $error } %
    .exact = genau { $n } %
    .change = { NUMBER($n, sign: "always") } ± { $error } %
often = { $n } von 100 (plus minus { $error })
    .exact = genau { $n } von 100
though = { $fact }, allerdings { $against }
wins = damit ist die Partie sofort gewonnen
    .other = die beste Wahl gewinnt die Partie sofort
next-best = Nächstbeste Wahl: { $done }, { $less } weniger.
    .alike = Im Rahmen des Fehlers genauso gut: { $done }.

## Das Protokoll
# en vkno6lfrwrilwkvcmzktlm3s

turn = Zug { $n }
by-heart = frühere Züge: aus dem Gedächtnis
only-choice = (die einzige Wahl)
by-itself = (von selbst: nichts anderes würde helfen)
done-for = { $who }: { $done }
again = { $open }, { $n ->
    [2] zweimal
   *[other] { $n }-mal
}.
    .others = { $open }; ebenso { LIST($who) }.
and = und
list-of = { LIST($things) }

## A row of the final count. $row: what the points come from.
# en kroqvhx4n3ny

counted-row = { $who }, { $row }: { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}, jetzt { $total }.{ $takes ->
    [yes] { " " }{ $who } geht in Führung.
   *[no] { "" }
}
moment = { $part ->
    [round] Runde { $n }
   *[turn] Zug { $n }
}
    .chooses = { $part ->
        [round] Runde { $n }
       *[turn] Zug { $n }
    }, { $who } wählt
    .end = Das Ende, { $part ->
        [round] Runde { $n }
       *[turn] Zug { $n }
    }
line = Linie { $n }
lesson-begins = Hier fängt die Lektion an.

## Das Ende vor dem Ende, und der Beweis des Siegels
# en gyddjw4p2

gave-up = { $name } gibt auf.
stopped = Die Partie wurde abgebrochen.
fair = Vor der ersten Karte zeigte der Geber das Siegel { $seal }. Es entstand aus dem Startwert { $seed } und dem Salz { $salt }. { $found }
    .checked = Geprüft: Alles Glück dieser Partie folgt daraus.
    .other = Aber aus diesem Startwert und diesem Salz wird ein anderes Siegel, { $seal }.
    .wrong = Aber das Glück bei Schritt { $n } folgt nicht daraus.

## Eine Partie als Text, mit ihrer Analyse
# en hha5n2wqf7rmycbazw

seal = Das Siegel des Gebers: { $seal }.
chosen = { $part ->
    [round] Runde { $n }
   *[turn] Zug { $n }
}, { $name }: { $done }.
worth = { $head } Gewinnt { $wins }.
    .open = { $head } Noch nicht angesehen.
    .none = { $head } Dazu hat die Analyse nichts zu sagen.
    .same = { $head } Genau so: gewinnt { $wins }.
    .equal = { $head } Nichts ist besser: gewinnt { $wins }.
    .lost = { $head } Verschenkt { $lost } ({ $kind ->
        [good] gut
        [slip] Ungenauigkeit
        [mistake] Fehler
       *[blunder] Schnitzer
    }{ $glimpse ->
        [yes] , auf den ersten Blick
       *[no] { "" }
    }).
better = Besser: { $best }, gewinnt { $wins }.
    .perhaps = Vielleicht besser: { $best }, um { $by }.
    .this = Die gespielte Wahl: { $why }.
sums = { $looked } mal gewählt und angesehen: { $good } gut, { $slips } ungenau, { $mistakes } falsch; im Schnitt { NUMBER($mean, style: "percent", places: 1) } verschenkt.
    .missing = Die Bilanz beruht auf { $n } von { $all } Entscheidungen; der Rest zählt noch als Glück.
account = { $name }, in Prozent Gewinnchance:
    .even = gleiche Chance
    .start = Glück der Gabe
    .own = eigene Wahl
    .gifts = Geschenke anderer
    .luck = Glück und Rest
    .result = Ergebnis

## Where shuffled cards came
# en pk5ssvv3n4edt5l

side-none = nichts
quarter-1 = erstes Viertel
quarter-2 = zweites Viertel
quarter-3 = drittes Viertel
quarter-4 = letztes Viertel
