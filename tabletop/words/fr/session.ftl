### Les chances, et le journal là où le programme le raconte.
# en ck7wee4aqclnhst

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
# en vkno6lfrwrilwkvcmzktlm3s

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
# en kroqvhx4n3ny

counted-row = { $who }, { $row } : { $n } { $n ->
    [one] point
   *[other] points
}, total { $total }.{ $takes ->
    [yes] { " " }{ $who } prend la tête.
   *[no] { "" }
}
moment = { $part ->
    [round] Manche { $n }
   *[turn] Tour { $n }
}
    .chooses = { $part ->
        [round] Manche { $n }
       *[turn] Tour { $n }
    }, { $who } choisit
    .end = La fin, { $part ->
        [round] manche { $n }
       *[turn] tour { $n }
    }
line = Ligne { $n }
lesson-begins = La leçon commence ici.

## La fin avant la fin, et la preuve du sceau
# en gyddjw4p2

gave-up = { $name } abandonne.
stopped = La partie a été arrêtée.
fair = Avant la première carte, le donneur a montré le sceau { $seal }. Il vient de la graine { $seed } et du sel { $salt }. { $found }
    .checked = Vérifié : tout le hasard de cette partie en découle.
    .other = Mais cette graine et ce sel donnent un autre sceau, { $seal }.
    .wrong = Mais le hasard de l'action { $n } n'en découle pas.

## Une partie en texte, avec son analyse
# en hha5n2wqf7rmycbazw

seal = Le sceau du donneur : { $seal }.
chosen = { $part ->
    [round] Manche { $n }
   *[turn] Tour { $n }
}, { $name } : { $done }.
worth = { $head } Gagne { $wins }.
    .open = { $head } Pas encore analysé.
    .none = { $head } L'analyse n'a rien trouvé à en dire.
    .same = { $head } C'est bien cela : gagne { $wins }.
    .equal = { $head } Rien n'est meilleur : gagne { $wins }.
    .lost = { $head } Perd { $lost } ({ $kind ->
        [good] bon
        [slip] imprécision
        [mistake] erreur
       *[blunder] gaffe
    }{ $glimpse ->
        [yes] , à première vue
       *[no] { "" }
    }).
better = Mieux : { $best }, gagne { $wins }.
    .perhaps = Peut-être mieux : { $best }, de { $by }.
    .this = Le choix joué : { $why }.
sums = { $looked } choix analysés : { $good } bons, { $slips } imprécis, { $mistakes } mauvais ; { NUMBER($mean, style: "percent", places: 1) } de perte en moyenne.
    .missing = Le bilan repose sur { $n } choix sur { $all } ; le reste compte encore comme du hasard.
account = { $name }, en pourcentage de victoire :
    .even = chances égales
    .start = hasard de la donne
    .own = ses propres choix
    .gifts = cadeaux des autres
    .luck = hasard et reste
    .result = résultat

## Where shuffled cards came
# en pk5ssvv3n4edt5l

side-none = rien
quarter-1 = premier quart
quarter-2 = deuxième quart
quarter-3 = troisième quart
quarter-4 = dernier quart
