### La fin d'une partie.
# en aiwqt677lmkcqjk4xhbp75hkfdbmxk7c6pxqdhssarwtmjz6oskzrzcqdd4gaiavqa7qlmm3ylj4huj2riareck6ct

headline = { COUNT($winners) ->
    [0] Personne ne gagne
    [one] { LIST($winners) } gagne
   *[other] { LIST($winners) } se partagent la victoire
}
tie = Égalité
tie-broken = Mêmes points : un autre critère a tranché
stood = Points jusque-là
total = Total
row = { $source } : { LIST($points, type: "comma") }
row-points = { $who } { $n }
reason = { $heading } : { $reason }
took-turn = { $n ->
    [one] La partie a duré un tour.
   *[other] La partie a duré { $n } tours.
}
took-round = { $n ->
    [one] La partie a duré une manche.
   *[other] La partie a duré { $n } manches.
}
led-turn = { $n ->
    [one] { $who } a mené du premier tour à la fin.
   *[other] { $who } a mené du tour { $n } à la fin.
}
led-round = { $n ->
    [one] { $who } a mené de la première manche à la fin.
   *[other] { $who } a mené de la manche { $n } à la fin.
}
decision = La différence, { $source } : { $ahead } pour { $first }, { $behind } pour { $second }.
series = { $n ->
    [one] Après { $n } partie
   *[other] Après { $n } parties
} : { LIST($wins, type: "comma") }.
aids = Avec l'aide de : { LIST($aids, type: "comma") }.
aid-undo = annuler ({ $n })
aid-look = second regard ({ $n })
aid-log = journal ouvert
aid-hint = conseil ({ $n })
aid-marks = marques sur les cartes vues
aid-tutor = tuteur ({ $n })
aid-study = analyse ({ $n })
aid-line = variantes ({ $n })

rematch = Revanche, places décalées
review = Revoir la partie
menu = Vers le menu
look = Voir la table
fair = Donne honnête
fair-dealer = Une donne honnête
    .copy = Copier les deux
    .close = Compris
    .copied-not = Ici, rien ne peut être copié.
unheard = Appuie sur { KEY("next") } pour passer d'un bouton à l'autre, sur { KEY("take") } pour choisir.

## The final count. $who: a player; $row: what the points come from.
# en ddc25adh6pyxhnldomzmoc5ifsu5s5wodiaxlefui424276hm6p7kp

count = Le décompte
count-now = { $who } : { $row }
count-of = { $n } sur { $all }
count-leads = prend la tête
count-skips = Une touche passe
count-results = Résultat
count-point = Pointe une carte pour la lire
count-place = { $n ->
    [1] 1er
   *[other] { $n }e
}
count-again = Revoir le décompte

turned = Le tournant
    .look = Revenir là
turned-turn = Tour { $n } : { $line }
turned-round = Manche { $n } : { $line }
turned-gain = { NUMBER($n, style: "percent") } de chances en plus
next-time = La prochaine fois, comme au tour { $n } : { $best }. Sinon cela coûte { NUMBER($cost, style: "percent") }.
won-late = Remontée tardive, de { $n }
won-close = Course serrée, de { $n }
won-clear = Victoire nette, de { $n }
won-start = En tête dès le début, de { $n }
