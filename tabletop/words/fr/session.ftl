### Les chances, et le journal là où le programme le raconte.

percent = { $n } ± { $error } %
    .exact = exactement { $n } %
    .change = { NUMBER($n, sign: "always") } ± { $error } %
often = { $n } sur 100 (à { $error } près)
    .exact = exactement { $n } sur 100
though = { $fact }, mais { $against }
wins = la partie est gagnée aussitôt
    .other = le meilleur choix gagne la partie aussitôt
next-best = Ensuite : { $done }, { $less } de moins.
    .alike = Aussi bon, à l'erreur près : { $done }.

## Le journal

turn = Tour { $n }
by-heart = tours précédents : de mémoire
only-choice = (le seul choix)
by-itself = (fait pour toi : le seul choix utile)
done-for = { $who } : { $done }
again = { $open }, { $n ->
    [2] deux fois
   *[other] { $n } fois
}.
    .others = { $open } ; de même { LIST($who) }.
and = et
list-of = { LIST($things) }

## A row of the final count. $row: what the points come from.

counted-row = { $who }, { $row } : { $n } { $n ->
    [one] point
   *[other] points
}, total { $total }.{ $takes ->
    [yes] { " " }{ $who } prend la tête.
   *[no] { "" }
}
