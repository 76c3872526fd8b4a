### Bounce Bunny Bounce en français.

## Avant la partie
# en rzvzkahxj4fefjugnq4vz

pitch =
    .one = Bondis sur des cartes cachées et attrape le premier trois carottes.
    .two = Les chocs font sauter les lapins. Qui tourne en rond est éjecté.
    .three = Pour deux personnes qui ont bonne mémoire.
option-first-player = Qui commence
    .help = Le sort décide, ou tu choisis.
    .value-random = Le sort
    .value-0 = Première place
    .value-1 = Deuxième place
option-fair-field = Champ équitable
    .help = On redistribue jusqu'à ce que chaque carotte soit accessible.
option-beginner-marks = Marquer les cartes vues
    .help = Un petit œil montre quelles cartes cachées tu as déjà vues, pas ce qu'elles sont.
option-by-heart = Jouer de mémoire
    .help = Le journal ne montre que ce tour et le dernier : à toi de retenir ce qui est caché.
option-turn-limit = Limite de tours
    .help = Après ce nombre de tours, qui a le plus de carottes gagne. 0 : sans limite.
option-quiet-limit = Tours sans carotte
    .help = La partie finit après ce nombre de tours de suite sans carotte. 0 : sans limite.

## Cartes
# en zbsbdxstwsuepktcfsssxiwzrwaozodzlxygszmqis

card-up = HAUT
    .title = HAUT
    .the = la carte HAUT
    .rule = Le lapin continue sur la carte d'au-dessus, par-delà le bord s'il le faut. Elle est recachée quand le lapin s'est arrêté.
card-right = DROITE
    .title = DROITE
    .the = la carte DROITE
    .rule = Le lapin continue sur la carte de droite, par-delà le bord s'il le faut. Elle est recachée quand le lapin s'est arrêté.
card-down = BAS
    .title = BAS
    .the = la carte BAS
    .rule = Le lapin continue sur la carte d'au-dessous, par-delà le bord s'il le faut. Elle est recachée quand le lapin s'est arrêté.
card-left = GAUCHE
    .title = GAUCHE
    .the = la carte GAUCHE
    .rule = Le lapin continue sur la carte de gauche, par-delà le bord s'il le faut. Elle est recachée quand le lapin s'est arrêté.
card-stop = STOP
    .title = Stop
    .the = la carte STOP
    .rule = Le lapin s'arrête. Elle est recachée à la fin du tour de son propriétaire.
card-spy = ESPION
    .title = Espion
    .the = la carte ESPION
    .rule = Tu peux regarder une carte cachée. Personne d'autre ne la voit. Reste visible.
card-swap = ÉCHANGE
    .title = Échange
    .the = la carte ÉCHANGE
    .rule = Échange deux cartes du champ. Aucun lapin ne doit s'y trouver. Reste visible.
card-bonus = BONUS
    .title = Bonus
    .word = bonus
    .the = la carte BONUS
    .rule = Reprends un choc universel. Tu peux en avoir trois. Reste visible.
card-carrot = CAROTTE
    .title = Carotte
    .word = carotte
    .the = la carotte
    .rule = Mange-la, et sa place est vide. Avec trois carottes, on gagne.
card-hidden = carte cachée
    .title = Carte cachée
    .word = cachée
    .the = la carte cachée
    .rule = Elle est montrée à tous deux quand un lapin s'y pose.
card-none = place vide
    .title = Place vide
    .word = vide
    .rule = Sa carotte a été mangée. Les lapins sautent par-dessus.
    .the = la place vide

shock = Choc universel
    .spend = Dépense-le après ton bond. L'autre lapin bondit sur une carte voisine : tu choisis laquelle.
    .acts = Son propriétaire fait ce que dit cette carte, puis c'est son tour.
    .limit = Un par tour. Tu peux en avoir trois.

place = rangée { $row }, colonne { $column }
card-at = { FORM($card, "the") } ({ $place })

## Directions
# en yfssa74la47mwatz53cwhly2vgf

way-on = plus loin
way-up = vers le haut
way-right = à droite
way-down = vers le bas
way-left = à gauche
way-up-over = vers le haut, par-delà le bord
way-right-over = à droite, par-delà le bord
way-down-over = vers le bas, par-delà le bord
way-left-over = à gauche, par-delà le bord

## Le journal
# en m4xqv3yx4ms53x5y5pixxxlx74z5ai66zdaohhblzd4gc7tqr7chmq46uezk

start-drawn = { $other } distribue, donc { $who } commence.
field-dealt = Le champ est prêt : 30 cartes cachées et 5 carottes.
turn-begun = Tour { $n } : { $who }
bunny-entered = { $who } entre : { $target }.
bunny-hopped = { $cause ->
    [move] { $who } bondit { $way } : { $target }.
    [shock] Le choc envoie { $who } { $way } : { $target }.
   *[chain] { $wrapped ->
        [yes] { $arrow } emporte { $who } par-delà le bord : { $target }.
       *[no] { $arrow } emporte { $who } plus loin : { $target }.
    }
}
bunny-thrown-off = { $other } éjecte { $who } du champ !
bunny-looped-out = { $who } tourne en rond et sort du champ.
card-turned-up = { $card ->
    [swap] ÉCHANGE : { $who } doit échanger deux cartes.
    [spy] ESPION : { $who } peut regarder une carte cachée.
   *[other] { "" }
}
stop-reached = STOP : { $who } s'arrête ici.
carrot-taken = { $who } mange la carotte : { $origin }.
bonus-gained = BONUS : { $who } reprend un choc et en a maintenant { $n }.
bonus-wasted = BONUS : { $who } a déjà { $n } chocs et ne peut pas en avoir plus.
cards-swapped = { $known ->
    [yes] { $who } échange { FORM($first, "the") } ({ $origin }) et { FORM($second, "the") } ({ $target }).
   *[no] { $who } échange deux cartes : { $origin } et { $target }.
}
card-spied = { $card ->
    [hidden] ESPION : { $who } regarde une carte ({ $target }). Personne d'autre ne la voit.
   *[other] ESPION : { $who } voit { $card } ({ $target }).
}
spy-skipped = ESPION : { $who } ne regarde aucune carte.
spy-idle = ESPION : aucune carte n'est cachée, il n'y a rien à regarder.
shock-spent = { $n ->
    [0] { $who } donne un choc à { $other } et n'en a plus !
    [one] { $who } donne un choc à { $other } et en a encore { $n } !
   *[other] { $who } donne un choc à { $other } et en a encore { $n } !
}
shocks-kept = { $n ->
    [one] { $who } garde le choc.
   *[other] { $who } garde { $n } chocs.
}
match-won = { $who } a { $n } carottes et gagne !
match-stalled = { $cause ->
    [quiet] Blocage : { $n } tours de suite sans carotte.
    [turns] Blocage : les { $n } tours sont joués.
   *[closing] Blocage : la table ferme après { $n } tours.
} { $led ->
    [yes] { $who } a plus de carottes et gagne.
   *[no] Autant de carottes : match nul.
}

## Questions
# en lsqmxzuzaovnkvv2s74wsvuvd7aokfun4qdteqrdb2rhir72r4d

ask-dealing = Le champ est en train d'être posé
ask-bounce = { $who }, bondis sur une carte voisine
    .how = Clique sur une carte qui brille, ou prends { KEY("arrows") }
ask-enter = { $who }, entre par la rangée du bas
    .how = Clique sur une carte qui brille, ou prends { KEY("arrows") }
    .taken = { $other } est dans la colonne { $column }, choisis-en une autre
ask-swap-first = { $who }, échange deux cartes
    .how = Glisse l'une sur l'autre ou clique sur les deux, mais pas sous un lapin
ask-swap-second = { $who }, choisis la seconde carte
    .how = Clique sur la seconde carte
ask-spy = { $who }, regarde une carte cachée
    .how = Clique sur une carte cachée, ou n'en regarde aucune
ask-shock = { $who }, donne un choc à { $other } ou finis ton tour
    .how = { $n ->
        [one] Glisse le choc là où { $other } doit sauter, ou garde-le
       *[other] Glisse un choc là où { $other } doit sauter, ou garde-les
    }
ask-aim = { $who }, où le choc envoie-t-il { $other } ?
    .how = Clique sur une carte qui brille près du lapin, ou { KEY("back") } pour garder le choc
ask-end = { $who }, finis ton tour
    .spent = Tu n'as plus de choc universel
    .off = { $other } est hors du champ, où aucun choc n'atteint

watch-bounce = { $who } cherche où bondir
watch-swap-first = { $who } cherche deux cartes à échanger
watch-swap-second = { $who } choisit la seconde carte
watch-spy = { $who } peut regarder une carte
watch-shock = { $who } peut utiliser un choc universel
watch-shocked = Le choc de { $who } a envoyé le lapin ici

won = { $who } gagne
drawn = Match nul

## Ce que fait un choix
# en ld74qdfj6p74r6jrz7xc6hs4a32wrg

do-enter = { $end ->
    [throws] Entrer : { $goal } ; { $other } est éjecté
    [wins] Entrer : { $goal }, ta troisième : tu gagnes
   *[none] Entrer : { $goal }
}
do-bounce = { $end ->
    [throws] Bondir { $way } : { $goal } ; { $other } est éjecté
    [wins] Bondir { $way } : { $goal }, ta troisième : tu gagnes
   *[none] Bondir { $way } : { $goal }
}
do-shock = { $end ->
    [throws] Envoyer { $other } { $way }, sur ton propre lapin : le tien est éjecté
    [wins] Envoyer { $other } { $way } : { $goal } ; { $other } gagne
   *[none] Envoyer { $other } { $way } : { $goal }
}
do-swap-first = Échanger { $goal }
do-swap-second = Échanger { $first } et { $goal }
do-spy = Regarder : { $place }
do-skip-spy = Ne regarder aucune carte
do-end = Finir le tour
    .spent = Finir le tour : il ne reste pas de choc
    .off = Finir le tour : aucun choc n'atteint { $other }
    .keep = { $n ->
        [one] Garder le choc
       *[other] Garder les chocs
    }
do-draw-first = Tirer au sort qui commence
do-deal = Poser le champ

## Ce qui est sur la table
# en wnpeb2nzs2t6u7hngnygrtac7s7w546dapjbhm32giqczbsjpxfqtr3uwkrx5vb3tnzw3uc3p6b

row = Rangée { $n }
field = Le champ
bunnies = Les lapins
shocks = Chocs universels
piece-card = { FORM($card, "title") }, { $place }
piece-bunny = Le lapin de { $who }
piece-shocks = Les chocs universels de { $who }
state-shocks = { $n } sur { $most }
state-bunny = { $place }
    .off = hors du champ
state-seen = déjà vue
state-recalled = tu y as vu { $card }
state-chosen = choisie pour l'échange
state-under = le lapin de { $who } est dessus

states = { LIST($states, type: "comma") }

row-state = { $edge ->
    [top] la rangée du haut ; { LIST($cells, type: "comma") }
    [bottom] la rangée du bas ; { LIST($cells, type: "comma") }
   *[none] { LIST($cells, type: "comma") }
}
row-cell = { COUNT($who) ->
    [0] colonne { $column } { FORM($card, "word") }
   *[other] colonne { $column } { FORM($card, "word") } avec { LIST($who) }
}
row-hidden = { $all ->
    [yes] toutes cachées
   *[no] cartes cachées : { $n }
}

gist = { $here } ; { $there }. { $n ->
    [0] { $who } n'a aucun choc.
    [one] { $who } a { $n } choc.
   *[other] { $who } a { $n } chocs.
}
gist-off = { $who } est hors du champ
gist-on = { $who } est sur { FORM($card, "the") } ({ $place })
gist-in = { $who } est à la { $place }

close-seen = Tu as déjà vu cette carte.
close-unseen = Personne ne la voit maintenant.

plate-shocks = { $n ->
    [one] choc
   *[other] chocs
}
plate-carrots = { $n ->
    [one] carotte
   *[other] carottes
}

## Les papiers près du champ
# en y6vd72gvsqbncnrh256fn3fu7podqy46q2qqi4w

turn-own = À toi de jouer
turn-other = Au tour de { $who }
turn-over = La partie est finie
step-bounce = Bondir
    .how = d'une carte
step-card = La carte agit
    .how = fais ce qu'elle dit
step-shock = Choc ou fin
    .how = à toi de choisir
tray-own = Chocs universels
    .short = Chocs
tray-other = Chocs de { $who }
    .short = { $who }
tray-now = pour l'autre lapin
tray-none = plus aucun
tray-count = { $n } sur { $most } : après le bond
    .short = { $n } sur { $most }
goal-own = Carottes : { $n } sur { $most }
goal-other = { $who } en a { $n } sur { $most }

## Boutons, et la question avant un choc sur son propre lapin
# en kuheouzbw5bke25g27xtrb7w

button-skip = N'en regarder aucune
button-end = Finir le tour
    .keep = Finir, garder les chocs
first-bounce = Bondis d'abord sur une carte.
first-swap-first = Échange d'abord deux cartes.
first-swap-second = Choisis d'abord la seconde carte.
first-turn = Ce n'est pas ton tour.
first-over = La partie est finie.
sure-shock = Ton propre lapin est là et serait éjecté. Donner le choc quand même ?
    .do = Donner le choc

## Pourquoi quelque chose n'est pas permis
# en xtr24ua27cfqy4mxqt6347ri5nnnzjo4uvldg4xh7vyvstvpmggzies6iv3cieyraaorfiqqxexkqgyuws2d3sicxy5deex5luk

no-over = La partie est finie.
no-cell = Ce n'est pas une carte du champ.
no-bounce-first = Fais d'abord bondir ton lapin sur une carte.
no-swap-first = Choisis d'abord les deux cartes à échanger.
no-spy-first = Regarde d'abord une carte cachée, ou choisis de n'en regarder aucune.
no-second-bounce = Ton lapin a déjà bondi ce tour-ci.
no-swap-now = On n'échange des cartes que quand un lapin s'arrête sur ÉCHANGE.
no-spy-now = On ne regarde une carte que quand un lapin s'arrête sur ESPION.
no-shock-now = Fais d'abord ce que dit ta propre carte. Ensuite tu peux utiliser un choc.
no-not-dealt = Le champ n'est pas encore posé.
no-owner-chooses = C'est le propriétaire du lapin sur cette carte qui choisit.
no-other-turn = C'est le tour de l'autre.
no-enter-empty = Il n'y a pas de carte ici. Entre sur une carte de la rangée du bas.
no-enter-row = Ton lapin entre sur une carte de la rangée du bas.
no-enter-taken = L'autre lapin est là. Entre sur une autre carte de la rangée du bas.
no-stay-own = Ton lapin ne peut pas rester sur place. Choisis une carte voisine.
no-stay-other = L'autre lapin ne peut pas rester sur place. Choisis une carte voisine.
no-step-empty = Il n'y a pas de carte ici. Les lapins sautent les places vides.
no-step-own = Ton lapin bondit d'une carte en haut, en bas, à gauche ou à droite, par-delà le bord aussi.
no-step-other = L'autre lapin bondit d'une carte en haut, en bas, à gauche ou à droite, par-delà le bord aussi.
no-shock-off = L'autre lapin est hors du champ, où aucun choc n'atteint.
no-shock-left = Tu n'as plus de choc universel.
no-spy-empty = Il n'y a pas de carte à regarder ici.
no-spy-open = Cette carte est visible. Choisis une carte cachée.
no-swap-under = La place sous ce lapin est vide : il n'y a pas de carte à échanger.
no-swap-empty = Cette place est vide. Échange deux cartes.
no-swap-bunny = Un lapin est sur cette carte, elle reste là.
no-swap-itself = Choisis une autre carte. Aucune ne s'échange avec elle-même.
no-draw-first = Tire d'abord au sort qui commence.
no-deal = Pose maintenant le champ.
no-deal-cards = Un champ a exactement 30 cartes mélangées et 5 carottes.
no-deal-bottom = Aucune carotte dans la rangée du bas.
no-deal-fair = Sur un champ équitable, chaque carotte est accessible. Redistribue.

## Comment cela a fini
# en sudruiptm

from-carrots = Carottes
    .number = Carotte { $n }
ended = La troisième carotte a décidé la partie.
ended-stalled = { $cause ->
    [quiet] Blocage : trop de tours sans carotte.
    [turns] Blocage : tous les tours de la partie sont joués.
   *[closing] Blocage : la plus longue partie permise à cette table est finie.
} { $drawn ->
    [yes] Autant de carottes : match nul.
   *[no] Qui a le plus de carottes gagne.
}

## Pourquoi un choix est meilleur
# en zslcddaihkiij47hbkgx2pcfin24nautkscxvwc

seen-there = Tu y as vu { $card }.
soon-you-win = tu gagnes avant ton prochain tour
soon-other-wins = l'autre lapin gagne avant ton prochain tour
soon-your-carrot = tu obtiens une carotte avant ton prochain tour
soon-other-carrot = l'autre lapin obtient une carotte avant ton prochain tour
soon-you-off = ton lapin est hors du champ quand ton prochain tour commence
soon-other-off = l'autre lapin est hors du champ quand ton prochain tour commence
soon-your-way = tu connais un chemin vers une carotte quand ton prochain tour commence
soon-other-way = l'autre connaît un chemin vers une carotte quand ton prochain tour commence
soon-your-turns = tours jusqu'à ta dernière carotte, estimés au début de ton prochain tour
soon-other-turns = tours jusqu'à la dernière carotte de l'autre lapin, estimés au début de ton prochain tour
soon-your-shocks = chocs qui te restent quand ton prochain tour commence
soon-other-shocks = chocs qui restent à l'autre quand ton prochain tour commence
