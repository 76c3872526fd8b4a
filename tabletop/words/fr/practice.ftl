### Le bureau d'entraînement : puzzles, exercices, signets, force.
# en euosnqh3xpnnmb66pfwbu

practice = Entraînement
exercise = Exercice
puzzles = Puzzles
bookmarks = Signets
progress = Sur toutes les parties
paste = Coller une position
moment = { LIST($who, type: "comma") } ; { $date }

## Chances et résultats
# en ghsvpkurwoqyshunakv3x7rjwpnhsl

chance = { NUMBER($n, places: 0) } ± { NUMBER($error, places: 0) } %
chance-exact = exactement { NUMBER($n) } %
chance-rough = environ { $n } %
points = { NUMBER($n, places: 1) } ± { NUMBER($error, places: 1) } %
went = { COUNT($who) ->
    [0] Personne n'a gagné
    [one] { LIST($who) } a gagné
   *[other] { LIST($who) } se sont partagé la victoire
}
went-place = { $place ->
    [1] Première place
    [2] Deuxième place
    [3] Troisième place
    [4] Quatrième place
    [5] Cinquième place
   *[6] Sixième place
} sur { $n }{ $shared ->
    [yes] , partagée
   *[no] { "" }
}
went-two = { $how ->
    [won] Gagné
    [lost] Perdu
   *[shared] Partagé,
} { $own } à { $other }
looked = pas encore étudiée
    .clean = pas encore de faute à travailler
    .found = { $n ->
        [one] { $n } faute trouvée
       *[other] { $n } fautes trouvées
    }
rating = { NUMBER($n, sign: "always", places: 0) } ± { NUMBER($error, places: 0) }
    .missing = { $n ->
        [one] encore { $n } partie
       *[other] encore { $n } parties
    }
    .until = { $n ->
        [one] encore { $n } partie pour le savoir
       *[other] encore { $n } parties pour le savoir
    }
    .none = pas encore de partie
strength = { $game } : { NUMBER($n, sign: "always", places: 0) } face à Normal, à { NUMBER($error, places: 0) } près ; { $above ->
    [yes] au-dessus de
   *[no] au-dessous de
} { $level } ; { $met ->
    [one] { $met } lapin rencontré
   *[other] { $met } lapins rencontrés
}{ $helped ->
    [0] { "" }
    [one] , { $helped } partie avec aide
   *[other] , { $helped } parties avec aide
}.
    .missing = { $game } : { $n ->
        [one] encore { $n } partie pour le savoir
       *[other] encore { $n } parties pour le savoir
    } ; { $met ->
        [one] { $met } lapin rencontré
       *[other] { $met } lapins rencontrés
    }.
    .none = { $game } : pas encore de partie.

## Le bureau
# en mgip7ar7hvhw77ft7lvzoykutynykuytpr5or5olfd7tc4irljz7osoic47fg7gieh

guide-puzzle = Un puzzle par jour : un moment d'une partie, et un seul choix est le meilleur.
guide-begin = Les fautes de tes parties reviennent ici jusqu'à ce que tu saches mieux.
guide-progress = Ta force, et la part de la chance : cela grandit à chaque partie.
guide-bookmarks = Tes signets attendent ici. Rien ne presse : joue d'abord !
bookmarks-many = Signets { $n }
daily = Puzzle du jour
    .about = { $game } : un choix est meilleur que tous les autres.
    .done = Résolu aujourd'hui.
    .row = { $n } jours de suite.
    .solve = Résoudre
    .again = Revoir
    .all = Tous les puzzles
    .week = { $n } résolus sur les sept derniers jours.
weekday-1 = L
weekday-2 = M
weekday-3 = M
weekday-4 = J
weekday-5 = V
weekday-6 = S
weekday-7 = D
mistakes = Tes fautes
    .due = { $n ->
        [one] { $n } exercice t'attend : trouve mieux que ce que tu as joué.
       *[other] { $n } exercices t'attendent : trouve mieux que ce que tu as joué.
    }
    .rest = Rien à faire pour l'instant. Ce que tu as trouvé revient quand tu vas l'oublier.
    .next = Rien à faire pour l'instant. Ce que tu as trouvé revient quand tu vas l'oublier : { $when }.
    .none = Revois une partie, et ses fautes apparaissent ici jusqu'à ce que tu les résolves. Les petites et celles de la chance sont laissées de côté.
    .begin = Commencer
    .sitting = { $n ->
        [one] Commencer, { $n } exercice
       *[other] Commencer, { $n } exercices
    }
    .nothing = Rien à faire
gave-away = { $lost } abandonnés
last = Dernières parties
    .about = L'analyse les parcourt avec toi.
    .none = Les parties finies apparaissent ici, pour que tu puisses les revoir.
    .study = Revoir
    .tip = Revoir { $game } : { $went }, { $when }
    .row = { $game } : { $went }
    .told = { $game } : { $went }, { $found }
own-strength = Ta force
    .about = Comparée au lapin Normal, qui vaut 0 (X : Expert). Les niveaux trop proches sont dans leur ordre.
    .none = Quand tu auras joué seul contre des lapins, ceci montrera où tu en es.
letter-easy = F
letter-normal = N
letter-hard = D
letter-expert = X
lessons = Leçons
    .about = Apprends un jeu en y jouant.

## Puzzles par jeu et par degré
# en s6vmmwuzboc647dt7ifyfk3o

grade-gentle = Doux
grade-easy = Facile
grade-medium = Moyen
grade-hard = Difficile
solved = { $n } résolus sur { $all }
    .rated = { $n } résolus sur { $all } ; cote { NUMBER($elo, sign: "always", places: 0) } ± { NUMBER($error, places: 0) }
    .short = { $n } sur { $all }
    .all = tous résolus
grade-none = { $grade } : aucun
grade-of = { $game }, { $grade } : { $n } résolus sur { $all }
    .tip = Ceux que tu n'as pas résolus viennent d'abord
puzzle = Puzzle
    .which = Un choix est meilleur que tous les autres. Lequel ?

## Tâches
# en ngckn2hqzvq5xf3gkfwwawjcrzufoxcymtkpbh6ep5jet64u27ru3hmva4637awrzd4rbla7a2l

ask-better = Tu as joué : { $made }. Trouve mieux : cela abandonnait { $lost }.
    .unnamed = Trouve mieux : cela abandonnait { $lost }.
comes-back = Il revient { $when }.
changed = La partie de cet exercice a depuis été jouée autrement.
until-minutes = { $n ->
    [one] dans { $n } minute
   *[other] dans { $n } minutes
}
until-today = plus tard aujourd'hui
until-tomorrow = demain
until-days = dans { $n } jours
heading = { $what } { $n } sur { $all }
looking = L'analyse étudie ton choix.
leave-exercise = Quitter l'exercice
    .words = Tu pourras reprendre l'exercice depuis Entraînement.
marked = Le meilleur choix est marqué : { $best }.
best = Meilleur : { $best }
next = Suivant
done = Fini
    .words = Fini : { $n } trouvés sur { $all } du premier coup.
show = Montre-moi
try = Essayer
again = Réessayer
drop = Plus celui-ci
nothing-said = L'analyse n'a rien à en dire.
against = Face au suivant : { LIST($facts, type: "comma") }.
untold = Aucune raison ne l'explique à elle seule.
well-found = Bien trouvé !
    .alike = Il gagne { $wins }, aussi bon que les autres.
    .perhaps = Il gagne { $wins }, peut-être aussi bon que les autres.
    .alone = Il gagne { $more } de plus que tout autre choix.
    .seen = Je te l'ai montré : résous-le un autre jour pour qu'il compte.
    .hinted = Avec un conseil, il ne compte pas comme résolu.
better = Il y a mieux
    .words = Il abandonne { $lost }. Un autre choix gagne { $wins }.
other-better = Un autre est meilleur
    .words = Un choix gagne au moins { $more } de plus que le tien.
answer = Il gagne { $wins }, { $more } de plus que tout autre choix.

## Signets
# en 5bkp275rzhkzfia2lmftg

no-bookmarks = { KEY("bookmark") } met un signet à un moment, dans une partie ou en la revoyant. Il apparaît alors ici, avec un nom.
moment-drop = Supprimer ce signet
    .of = Supprimer ce signet : { $name }
moment-copy = Copier ce moment comme texte
    .of = Copier ce moment comme texte : { $name }
moment-open = Voir ce moment
    .of = Voir ce moment : { $name }
named = Nom de { $name }
sure-drop = Supprimer « { $name } » ?
    .words = Un signet supprimé ne revient pas. La partie reste.
    .do = Supprimer le signet
    .keep = Garder le signet
    .failed = Le signet n'a pas pu être supprimé.
rename-failed = Le nom n'a pas pu être gardé.

## Sur toutes les parties
# en bdt73uers

by-game = Par jeu et par lapin
    .about = Ton classement avec son erreur, et ce que tes choix ont abandonné en moyenne.
    .none = Ceci vient avec la première partie.
    .rating = ton classement, Normal vaut 0
    .against = { $who ->
        [other] contre d'autres
        [people] entre personnes
        [easy] contre Facile
        [normal] contre Normal
        [hard] contre Difficile
       *[expert] contre Expert
    }, { $n ->
        [one] { $n } choix
       *[other] { $n } choix
    }
which-game = Jeu
dealt = Dés et tirages
    .which = Quels dés ou tirages
    .counting = Les dés et tirages de tes parties sont en train d'être comptés…
    .none = Aucun dé, aucun tirage n'a encore été vu assez souvent.
    .seen = { $kind }, { $n ->
        [one] une fois
       *[other] { $n } fois
    }. Un hasard honnête laisse 95 barres sur 100 dans leur ombre.
    .shuffled = { $game } : où le mélange a mis { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } du premier quart. Un hasard honnête laisse 95 barres sur 100 dans leur ombre.
    .begins = qui commence
    .kind = { $game } : { $what }
    .side = { $side } : { $n }, attendu { NUMBER($expected, places: 1) } ({ NUMBER($low, places: 0) } à { NUMBER($high, places: 0) })

## Où est-ce que je perds ?
# en qn3peqwmmkhtrwl3pht7ljhfzjftqcfafhbl6chyxityrdjldlmerhgf6dqnegzngkkcr3lxtwyclsg5rl3kswbe3sygic24

where = Où est-ce que je perds ?
    .few = { $n ->
        [one] Encore 1 partie analysée avant de savoir
       *[other] Encore { $n } parties analysées avant de savoir
    }
    .few-how = « Tout étudier » parcourt les parties qui ne sont pas encore analysées.
    .level = Rien ne ressort : tes pertes se répartissent également.
    .most = { $phase ->
        [0] C'est ici que tu perds le plus : { $kind }
       *[other] C'est ici que tu perds le plus : { $kind }, { $part ->
            [round] manche { $phase }
           *[turn] { $phase ->
                [1] au début
                [2] au milieu
               *[3] à la fin
            }
        }
    }
    .given = Cédé
    .reading = Tes parties sont en train d'être lues…
    .told = Les plus anciennes d'abord : { LIST($shares, type: "comma") }.
    .unit = pour cent des chances de gagner, par partie
    .none = Aucune partie analysée pour l'instant.
    .phase = { $part ->
        [round] Manche { $n }
       *[turn] { $n ->
            [1] Début
            [2] Milieu
           *[3] Fin
        }
    }
    .cell = { $part ->
        [round] manche { $phase }
       *[turn] { $phase ->
            [1] début
            [2] milieu
           *[3] fin
        }
    } { NUMBER($lost, places: 1) }
    .row = { $kind } : { $total } ; { LIST($parts, type: "comma") }
    .kind = { $kind }
    .lost = { NUMBER($n, places: 1) }
    .overlooked = Ce que tu n'as pas vu
    .twice = Un choix peut compter deux fois.
    .last = { $n } dernières
    .over = Sur combien de parties
    .better = Est-ce que ça s'améliore ?
    .overlooked-few = Quelques parties analysées de plus le montreront.
    .overlooked-none = Rien ne se détache.
    .trend-few = Plus de parties analysées montreront si tu perds moins.
    .trend = { $how ->
        [better] Oui : de { $old } à { $new } par partie
        [worse] Pas en ce moment : de { $old } à { $new } par partie
       *[same] Pas de changement net : { $old }, puis { $new } par partie
    }
    .practise = S'exercer
    .exercises = { $n ->
        [one] 1 exercice tiré de tes parties
       *[other] { $n } exercices tirés de tes parties
    }
    .puzzles = { $n ->
        [one] 1 puzzle
       *[other] { $n } puzzles
    }
    .looked = { $n } parties analysées sur { $all }, tous jeux confondus
    .study = Tout étudier
    .stop = Arrêter l'étude
    .do = S'exercer : { $kind }
    .studying = Cela continue tant que cette page est ouverte. Tu peux arrêter à tout moment : ce qui est trouvé reste.
    .studied = Toutes les parties sont étudiées.
    .denied = Souvent, le meilleur choix aurait privé un rival de quelque chose.
    .seen = Souvent, le meilleur choix menait à une carte que tu avais vue.
    .parchment = Souvent, le meilleur choix servait un parchemin.
    .late = Une grande part se perd à la fin de la partie.
overlooked-denied = à refuser aux autres
overlooked-seen = déjà vu
overlooked-parchment = parchemin
overlooked-late = fin de la partie
kind-bounce = rebonds
kind-swap = échanges
kind-spy = espionnage
kind-shock = chocs
kind-open = ouvertures
kind-bid = enchères
kind-offer = offres
kind-power = pouvoirs
kind-play = cartes jouées
kind-draw = pioche
kind-river = rivière
kind-gift = cadeaux
kind-effect = effets
kind-pick = choix de cartes
kind-discard = défausses
kind-camp = camps
kind-build = construction
kind-rail = rails
kind-harvest = récoltes
kind-parchment = parchemins
kind-runs = courses
kind-aim = visées
kind-pay = paiements
kind-trade = échanges commerciaux
kind-respond = réponses
kind-place = placements
kind-other = autres choix
