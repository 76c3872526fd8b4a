### Chancen, und das Protokoll, wo das Programm es erzählt.

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

counted-row = { $who }, { $row }: { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}, jetzt { $total }.{ $takes ->
    [yes] { " " }{ $who } geht in Führung.
   *[no] { "" }
}
