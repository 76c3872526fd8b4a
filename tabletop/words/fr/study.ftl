### Revoir une partie, variantes, chance et adresse.
# en lepjbg

part-turn = Tour { $n }
    .in = tour { $n }
    .name = Tour
part-round = Manche { $n }
    .in = manche { $n }
    .name = Manche

## En haut et en bas
# en sktbxgxgogc3ov2vsppf52xh4mtv6qlu6ntmjhaky3lqxkj72savp3hzm6emkym5rqp2qmv3n46qstguqa2j

looking-back = Revoir la partie
ledger = Chance et adresse
lines = Variantes
    .n = Variantes { $n }
keep = Garder ou partager
course = Cours de la partie
    .tip = Gauche et droite : d'un choix à l'autre
    .legend = Sur les lignes, un point marque un choix bon ou incertain, un losange un faux pas, un triangle une faute, un grand triangle une gaffe. La bande montre l'incertitude.
chance-to-win = Chance de gagner
to-start = Au premier choix{ KEY("first", style: "aside") }
mistake-back = La faute d'avant{ KEY("mistake_before", style: "aside") }
mistake-on = La faute d'après{ KEY("mistake_after", style: "aside") }
step-back = { $by ->
    [choice] Le choix d'avant{ KEY("earlier", style: "aside") }
    [round] La manche d'avant{ KEY("earlier", style: "aside") }
   *[turn] Le tour d'avant{ KEY("earlier", style: "aside") }
}
step-on = { $by ->
    [choice] Le choix d'après{ KEY("later", style: "aside") }
    [round] La manche d'après{ KEY("later", style: "aside") }
   *[turn] Le tour d'après{ KEY("later", style: "aside") }
}
run = Avancer tout seul{ KEY("run", style: "aside") }
to-end = À la fin{ KEY("last", style: "aside") }
all-choices = Tous les choix
the-table = La table
speed = Vitesse
by = Pas
    .tip = L'autre{ KEY("by_turn", style: "aside") }
    .choice = Choix
who-looks = Qui regarde
eyes-all = Vu par tous
eyes-open = Tout visible
eyes-own = Vu par moi
eyes-of = Vu par { $who }
turn = { $at }
    .of = { $at } : { $done }
the-end = La fin
    .so-far = Jusqu'ici
at-end = la fin
    .so-far = aussi loin qu'on a joué
at-choice = choix { $n } sur { $all }
at-step = étape { $n } sur { $all }
holds = { $who } a : { LIST($cards, type: "comma") }
    .nothing = { $who } n'a rien de caché

## La liste
# en 5r5mpqfnjqoohyzkhwebvhiwtpjoboblmilp6ur

tag-played = joué
tag-best = meilleur
tag-both = joué et meilleur
which = Quels choix
    .tip = Tous, les tiens, ou ceux des tiens qui ont coûté quelque chose
only-all = Tous { $n }
only-mine = Les miens { $n }
only-people = Des personnes { $n }
only-costly = Coûteux { $n }
only-here = Ici { $n }
follow = Ce qui peut suivre
    .key = Ce qui peut suivre{ KEY("follow", style: "aside") }
    .step = Étape { $n } sur { $all }
    .of = Un exemple de ce qui peut suivre : { $done }. { $n ->
        [one] 1 étape
       *[other] { $n } étapes
    }, gauche et droite.
    .did = { $who } : { $done }.
    .close = Retour à la partie
    .on = Étape suivante
    .back = Étape précédente
    .steps = Étapes
    .which = De quel choix
    .none = Ici, on ne sait pas encore ce qui peut suivre.
    .other = Ce qui peut suivre se montre aux yeux de qui a choisi : change de regard.
candidate = { $played ->
    [yes] { $done } : { $chance }, joué
   *[no] { $equal ->
        [yes] { $done } : { $chance }, aussi bon que le meilleur
       *[no] { $done } : { $chance }
    }
}
row = { $who }, { FORM($at, "in") } : { $done }
    .waits = { $who }, { FORM($at, "in") } : { $done } ; pas encore étudié
    .good = { $who }, { FORM($at, "in") } : { $done } ; bon
    .lost = { $who }, { FORM($at, "in") } : { $done } ; { $kind ->
        [slip] faux pas
        [mistake] faute
        [blunder] gaffe
       *[unclear] incertain
    } −{ $lost }
chip = { $kind ->
    [slip] faux pas
    [mistake] faute
    [blunder] gaffe
   *[unclear] incertain
} −{ $lost }
    .short = −{ $lost }
    .good = bon

## À propos d'un choix
# en nlhntvxtrxmlu4l3sfhkzbi52iq6amiiyvj2lc6qm2uzf36q7hkrg6

first-look = Un premier coup d'œil. Des chiffres plus sûrs suivent.
so-far = La partie continue d'ici.
over = La partie est finie.
not-yet = Pas encore étudié
    .soon = L'analyse y arrive bientôt.
nothing-found = L'analyse n'a rien trouvé à en dire.
just-so = Exactement : { $done }
better = { $how ->
    [perhaps] Peut-être mieux : { $best }
    [equal] Aussi bien : { $best }
    [good] Un peu mieux : { $best }
   *[sure] Mieux : { $best }
}
wins = Gagne { $chance }
    .this = Gagne { $chance }, celui-ci { $got }
may-be-luck = Les { $lost } entre eux peuvent être de la chance.
gives-away = Cela abandonne { $lost }.
later = Le choix de { $who } est étudié quand la partie est finie.
nothing-to-weigh = Il n'y avait rien à peser.
one-way = Il n'y avait qu'une façon de jouer.
rests-on = { $n ->
    [one] Cela repose sur { $n } essai.
   *[other] Cela repose sur { $n } essais.
}
look-longer = Étudier plus longtemps
    .now = L'analyse étudie ce choix plus longtemps.
go-on-looking = Continuer
all-said = Tout ce qu'on en dit
no-other = Il n'y a plus de faute dans cette direction.

## Essayer autrement
# en t66wzpkkk2alfc7ujwwya53ycotq3bs3f5hh2fo4psbp7z7y

try-it = Essayer d'ici
    .all = Essayer en choisissant pour chaque place{ KEY("try_for_all", style: "aside") }
    .where = Où ? Un clic là commence la variante.
all-dealt = Tout a été distribué au début
all-dealt-too = Tout a été distribué au début. Tu peux aussi choisir pour chaque place.
luck = Hasard du nouvel essai
    .tip = Nouveau hasard : ce qui est tiré ou lancé à partir d'ici. Ce qui est caché reste.
    .same = Pareil
    .new = Nouveau
    .words = Avec le même hasard, les cartes et les dés viennent comme ils sont venus. Tu peux aussi choisir pour chaque place.
play-on-from = Continuer d'ici
choose-for-all = Choisir pour tous
stay-here = Rester ici
when-over = Tu pourras l'essayer quand la partie sera finie.
line-from = Une variante ({ FORM($at, "in") })
a-line = Une variante
line-kept = Cette variante est gardée, parmi les Variantes de la partie.
leave-line = Quitter la variante
line-over = { COUNT($winners) ->
    [0] Personne ne gagne cette variante
    [one] { LIST($winners) } gagne cette variante
   *[other] { LIST($winners) } gagnent cette variante
}
line-scores = { LIST($points, type: "comma") }. { line-kept }
points = { $who } { $n }
stay-at-table = Rester à la table

## Variantes
# en izuwwvqmh2givf2ishbznxf2kdaya6eyk37qw2f43uq7l3rrgrwyljhclind

lines-tried = Variantes essayées
the-match = La partie
    .in = la partie
standing = { COUNT($winners) ->
    [0] personne ne gagne, { $scores }
   *[other] victoire : { LIST($winners) }, { $scores }
}
    .going = en cours, { FORM($at, "in") }
state = { LIST($states, type: "comma") }
state-from = départ : { FORM($at, "in") }
state-luck = nouveau hasard
state-going = en cours, { FORM($at, "in") }
state-over = { COUNT($winners) ->
    [0] personne ne gagne
   *[other] victoire : { LIST($winners) }
}
shows = Ce qui est montré
    .all = Toutes
no-lines = Aucune variante n'a encore été essayée. En revoyant une partie, « Essayer d'ici » en commence une.
beside = À quoi on compare
line = { $name }, essayée dans { $from } : { $state }
    .shown = { $name }, essayée dans { $from } : { $state }, montrée
line-name = Nom de cette variante
    .hint = { $name } : donne-lui un nom
    .failed = Le nom n'a pas pu être gardé.
part-at = Elles se séparent : { FORM($at, "in") }.
    .luck = Elles se séparent par le seul hasard : { FORM($at, "in") }.
both-did = Les deux, { $who } : { $done }
did = { $name }, { $who } : { $done }
    .wins = { $name }, { $who } : { $done }, gagne { $chance }
    .good = { $name }, { $who } : { $done }, gagne { $chance }, aussi bon que le meilleur
    .maybe = { $name }, { $who } : { $done }, gagne { $chance }, peut-être aussi bon que le meilleur
    .lost = { $name }, { $who } : { $done }, gagne { $chance }, abandonne { $lost }
play-on = Continuer
look-back = Revoir
after-part = { $n ->
    [0] là où elles se séparent
    [one] { $n } choix après
   *[other] { $n } choix après
}
delete = Supprimer cette variante
    .ask = Supprimer « { $name } » ?
    .words = { $n ->
        [0] Une variante supprimée ne revient pas. La partie reste telle quelle.
        [one] La variante essayée à partir d'elle disparaît aussi. Une variante supprimée ne revient pas. La partie reste telle quelle.
       *[other] Les { $n } variantes essayées à partir d'elle disparaissent aussi. Une variante supprimée ne revient pas. La partie reste telle quelle.
    }
    .do = Supprimer la variante
    .keep = Garder la variante
    .failed = La variante n'a pas pu être supprimée.

## Garder et partager
# en tkq6r77fhnrfr4b45vefkbyt3l4

save-as = Enregistrer en { $name }
stop-film = Arrêter le film
keep-bookmark = Mettre un signet
keep-copy = Copier comme texte
keep-record = Enregistrer la partie
keep-text = Enregistrer le texte
keep-words = La partie enregistrée peut être importée de nouveau. Le texte contient le journal et les chiffres de l'analyse. GIF et WebP sont des films de la table, telle que tu la vois.
not-written = { $file } ne peut pas être écrit : { $problem }.
film = Le film se prépare. Tu peux continuer à regarder.
    .made = Le film : { $n } images sur { $all } sont dessinées.
    .written = Le film : { $n } images sur { $all } sont écrites.
    .done = Le film est ici : { $file }.
    .left = Le film n'a pas été fait : tu as quitté la partie avant.
    .stopped = Le film est arrêté. Rien n'en est gardé.

## Chance et adresse
# en g3nuzke56a4xflglkcr474ajknviinrgqubwc4leds5np3fcgh4hhejetdt6

ledger-later = Chance et adresse sont données quand la partie est finie.
how = Comment on compte
    .words = Tes choix : ce qu'ils ont abandonné face au meilleur. Cadeaux : ce que les autres ont abandonné. Chance et reste : tout le reste.
looked-at = { $n } choix étudiés sur { $all }. Ce qui manque compte encore comme de la chance.
    .again = Les { $all } choix sont étudiés. Certains le sont encore une fois.
bar = { $what } : { NUMBER($change, sign: "always") } ± { $error } %.
    .whole = { $what } : { $n } %.
bar-even = Chances égales
bar-deal = Chance de la donne
bar-own = Ses choix
bar-gifts = Cadeaux des autres
    .of = Cadeaux de { $who }
bar-luck = Chance et reste
bar-result = Résultat
account = { $who } : { $how ->
    [won] partie gagnée
    [lost] partie perdue
   *[shared] victoire partagée
}. { $bars }
ended = { $how ->
    [won] partie gagnée
    [lost] partie perdue
   *[shared] victoire partagée
}
made-it = D'où viennent { $n } % pour { $who }
    .so-far = Jusqu'ici { $n } sur { $all }
sum-even = égal { $n }
sum-skill = adresse { NUMBER($n, sign: "always") }
sum-luck = chance { NUMBER($n, sign: "always") }
to-the-choices = Vers les choix
fortune = { $kind ->
    [luckiest] Plus grande chance pour { $who } : { FORM($at, "in") }
    [unluckiest] Plus grande malchance pour { $who } : { FORM($at, "in") }
   *[costliest] Choix le plus coûteux de { $who } : { FORM($at, "in") }
}
    .moved = La chance de gagner a changé de { $moved }.
    .gave = Cela a abandonné { $moved }.
    .nothing = Ce qu'a donné ce choix.
show-me = Montre-moi
fair-dealer = Une donne honnête
    .none = Cette partie a été donnée sans sceau.
    .before = Avant la première carte
    .seal = le donneur a montré ce sceau :
    .after = Après la partie
    .salt = la graine et le sel dont il est fait :
    .checked = Vérifié : tout le hasard de cette partie en découle.
