### Bunny Boom en français.

## Avant la partie
# en 5mesom35vupp4oy3zxykyuodtbn6pq

pitch =
    .one = Construis le village, traverse-le et envoie les lapins chez les autres.
    .two = Chaque boum en amène d'autres. Qui a le moins de lapins gagne.
option-mayor = Maire
    .help = Un maire va sur toute couleur, et toute couleur va sur lui.
option-joker = Joker
    .help = Un joker va sur toute carte et ferme la place.
option-fox = Renard
    .help = Un renard traverse le village et effraie tes lapins.
option-burrow = Terrier
    .help = Qui traverse un terrier emmène tes lapins.
option-fox-cards = Cartes renard
    .help = À trois ou quatre : les cartes renard orange comme publiées, ou toutes les six.
    .value-published = Comme publié
    .value-all = Toutes les six
option-timer = Sablier
    .help = Il coule pendant que tu choisis une carte. Un vrai sablier vide coûte des lapins.
    .value-off = Sans
    .value-soft = Rappel
    .value-real = Vrai
option-timer-seconds = Secondes de sable
    .help = Combien de temps coule le sable.
option-blocked = Seule ta place est ouverte
    .help = Si la seule place ouverte est sous ton pion, la partie finit, ou tu peux l'utiliser.
    .value-end = La partie finit
    .value-lift = Tu peux l'utiliser
option-first-player = Qui commence
    .help = Le sort décide, ou tu choisis. Dans une série, le perdant peut commencer.
    .value-random = Le sort
    .value-0 = Première place
    .value-1 = Deuxième place
    .value-2 = Troisième place
    .value-3 = Quatrième place
    .value-loser = Le dernier perdant

## Ce que compte l'analyse
# en ovs64d2uknggibukd4gdldeu

counts-home = lapins chez toi à la fin
counts-hand = lapins sur les cartes qui restent dans ta main
counts-gifts = lapins dans tes cadeaux cachés
counts-carrot = tu finis avec la carotte
counts-rival = lapins en tout chez ton meilleur rival
    .alone = lapins en tout chez ton rival
counts-rival-carrot = un rival finit avec la carotte
    .alone = ton rival finit avec la carotte
counts-home-soon = lapins chez toi à la fin de ton prochain tour
counts-rivals-soon = lapins chez chaque rival à la fin de ton prochain tour
    .alone = lapins chez ton rival à la fin de ton prochain tour

## Cartes
# en qoclvewk6vqn3sxn6756ikdncota75hur4jx4lk6vj7dx5m7zaf

card-base = { $orange ->
    [yes] { $suit } { $value } orange
   *[no] { $suit } { $value }
}
card-mayor = { $orange ->
    [yes] Maire orange
   *[no] Maire
}
card-joker = { $orange ->
    [yes] Joker orange
   *[no] Joker
}
card-fox = { $orange ->
    [yes] Renard ({ $suit }) orange
   *[no] Renard ({ $suit })
}
card-burrow = { $orange ->
    [yes] Terrier ({ $suit }) orange
   *[no] Terrier ({ $suit })
}
card-hidden = une carte

kind-mayor = Maire
kind-joker = Joker
kind-fox = Renard
kind-burrow = Terrier

suit-bakery = Boulangerie
suit-market = Marché
suit-mill = Moulin
suit-orchard = Verger
suit-school = École
suit-well = Puits

bunnies = { $n ->
    [one] { $n } lapin
   *[other] { $n } lapins
}

## Effets d'une carte jouée
# en kp6pyh2alds63r3ruhyaluf3eenkai77qko55sy

play-boom = Boum
    .short = boum
    .log = boum
    .rule = Boum : après ton trajet, un lapin apparaît sur chaque carte du village.
play-mega-boom = Méga-boum
    .short = méga-boum
    .log = méga-boum
    .rule = Méga-boum : après ton trajet, prends une carte de la rivière. Puis un lapin apparaît sur chaque carte du village et de la rivière et dans chaque autre maison.
play-river-boom = Boum de rivière
    .short = boum de rivière
    .log = boum de rivière
    .rule = Boum de rivière : après ton trajet, prends une carte de la rivière. Puis un lapin apparaît sur chaque carte qui y reste.
play-carrot = Carotte
    .short = un autre pion vient ici et reçoit la carotte
    .rule = Carotte : amène un autre pion sur cette carte. Il traverse ce qui est entre les deux. Son propriétaire reçoit la carotte, qui compte 4 lapins à la fin.
play-share = Partage
    .short = un de tes lapins dans chaque autre maison
    .log = partage
    .rule = Partage : un lapin de chez toi va dans chaque autre maison.
play-skip = Saut
    .short = saute une carte en chemin
    .log = saut
    .rule = Saut : pendant le trajet de ce tour, tu sautes une carte de ton choix.
play-centre = Centre
    .short = pars du centre
    .log = centre
    .rule = Centre : ton pion va d'abord au centre, sans rien traverser, et part de là.
play-river-plus = Un de plus, puis la rivière
    .short = un lapin de plus chez toi, puis une carte de la rivière
    .log = un lapin de plus, puis la rivière
    .rule = Un de plus, puis la rivière : prends un lapin. Après ton trajet, utilise un effet de rivière.
play-river-minus = Un de moins, puis la rivière
    .short = un lapin de moins chez toi, puis une carte de la rivière
    .log = un lapin de moins, puis la rivière
    .rule = Un de moins, puis la rivière : renvoie un lapin. Après ton trajet, utilise un effet de rivière.
play-river-renew = Nouvelle rivière
    .short = trois nouvelles cartes dans la rivière
    .log = nouvelle rivière
    .rule = Nouvelle rivière : défausse toute la rivière et retourne trois nouvelles cartes.
play-wild = Joker
    .short = joker
    .log = joker
    .rule = Joker : va gratuitement sur toute carte et sous toute carte. Puis la place se ferme.
play-burrow = Terrier
    .short = terrier
    .log = terrier
    .rule = Terrier : le jeton terrier est à toi. Qui d'autre traverse une carte terrier emmène un de tes lapins.
play-fox = Renard
    .short = renard
    .log = renard
    .rule = Renard : le renard court jusqu'à cette carte. Chaque autre pion sur une carte qu'il traverse prend un lapin de chez toi.

## Effets de rivière
# en wb5lrbncx72dqkufcavps

flow-none = sans effet de rivière
    .rule = Dans la rivière : aucun effet.
flow-village = deux lapins dans le village
    .title = Deux lapins dans le village
    .rule = Dans la rivière : mets deux lapins de chez toi sur une ou deux cartes du village.
flow-swap = échanger une carte
    .title = Échanger une carte
    .rule = Dans la rivière : échange une carte de ta main contre une carte au hasard d'une autre main.
flow-pass = passer les mains
    .title = Passer les mains
    .rule = Dans la rivière : pioche jusqu'à trois cartes. Puis chaque main passe à droite.
flow-share = partager
    .title = Partager
    .rule = Dans la rivière : un lapin de chez toi va dans chaque autre maison.
flow-gift = cadeau caché
    .title = Cadeau caché
    .rule = Dans la rivière : la carte du dessus va, face cachée, dans une maison de ton choix et y compte à la fin.
flow-boom = boum
    .title = Boum
    .rule = Dans la rivière : un lapin apparaît sur chaque carte du village.

## Les signes d'une carte
# en pgirykx4ljidy3r6xhtalbj7

sign-value = compte { $n } dans la main
sign-mayor = va gratuitement sur toute carte
sign-joker = va gratuitement sur toute carte et ferme la place
sign-play = jouée : { FORM($play, "short") }
sign-flow = dans la rivière : { $flow }
sign-crossed = traversée : { $bunnies }
sign-tokens = { $bunnies } dessus

card-value = Valeur { $n } : le prix sur une autre couleur, et ce qu'elle compte dans la main.
    .suitless = Valeur { $n } : ce qu'elle compte dans la main. Elle n'a ni couleur ni prix.
    .mayor = Va gratuitement sur toute carte, et toute carte va sur lui. La place reste ouverte.
    .wave = La vague : utilise l'effet d'une carte de la rivière, s'il y en a un.
    .crossed = Qui la traverse prend { $bunnies }.

## Places
# en mycvavd24nkoinh

place-left = gauche { $n }
place-right = droite { $n }
place-above = haut { $n }
place-below = bas { $n }
place-centre = le centre

## Le journal
# en pdjueriht5fbyx4247mwzrorvja2fhu5y6cbi34mrzo4pkyemkfh2spmyrpfq467hkfqr6jalnbm7x24egdl5ndihqe343wriitkzo

start-drawn = { $who } commence.
deck-shuffled = Les { $n } cartes sont mélangées. Chacun reçoit trois cartes et un lapin.
card-drawn = { $who } pioche { $card }.
river-filled = { $card } entre dans la rivière.
turn-begun = Tour { $n } : { $who }
timer-ran-out = { $n ->
    [0] Le sablier est vide, mais la rivière aussi : rien ne se passe.
   *[other] Le sablier est vide : { $who } prend { $bunnies }.
}
card-played = { $play ->
    [carrot] { $covers ->
        [yes] { $who } joue { $card } sur { $below }, { $target }. Carotte : un autre pion y est amené.
       *[no] { $who } joue { $card }, { $target }. Carotte : un autre pion y est amené.
    }
   *[other] { $covers ->
        [yes] { $who } joue { $card } sur { $below }, { $target } : { FORM($play, "log") }.
       *[no] { $who } joue { $card }, { $target } : { FORM($play, "log") }.
    }
}
space-closed = La place { $target } est fermée.
bunnies-gained = { $cause ->
    [suit] Autre couleur : { $who } prend { $bunnies }.
    [crossing] { $who } traverse { $card } et prend { $bunnies }.
    [play] { $who } prend { $bunnies }.
   *[other] { "" }
}
bunnies-collected = { $river ->
    [yes] { $who } prend { $bunnies } avec la carte de la rivière.
   *[no] { $who } ramasse { $bunnies } : { $origin }.
}
bunny-given = { $cause ->
    [share] Partage : un lapin de { $who } va chez { $taker }.
    [fox] Le renard chasse un lapin de { $who } chez { $taker }.
   *[burrow] Un lapin de { $who } sort du terrier et suit { $taker }.
}
bunny-lost = { $who } renvoie un lapin.
bunny-placed = { $who } met un lapin dans le village : { $target }.
bunnies-removed = { $n ->
    [one] { $n } lapin quitte la carte de la rivière.
   *[other] { $n } lapins quittent la carte de la rivière.
}
boom-heard = { $boom ->
    [boom] Boum ! Un lapin apparaît sur chaque carte du village.
    [mega-boom] Méga-boum ! Un lapin apparaît sur chaque carte du village et de la rivière, et dans chaque autre maison.
   *[river-boom] Boum de rivière ! Un lapin apparaît sur chaque carte de la rivière.
}
pawn-hopped = { $step ->
    [leap] { $who } saute par-dessus { $over }.
    [leap-end] { $who } saute par-dessus { $over } et arrive : { $target }.
    [brought] { $who } est amené : { $target }.
    [end] { $who } arrive : { $target }.
   *[cross] { "" }
}
pawn-jumped = { $who } va droit au centre.
carrot-moved = { $who } reçoit la carotte : 4 lapins de plus à la fin.
burrow-moved = { $who } reçoit le jeton terrier.
fox-moved = Le renard court : { $target }.
effect-idle = { $idle ->
    [share] { $who } n'a pas de lapin à partager.
    [skip] { $who } n'a aucune carte à sauter en chemin.
    [wave] Aucune carte de la rivière n'a d'effet : rien ne se passe.
    [village] { $who } n'a pas de lapin pour le village.
    [swap] Il n'y a pas de carte à échanger.
    [gift] La pioche est vide : pas de cadeau.
   *[minus] { $who } n'a pas de lapin à renvoyer.
}
river-card-used = { $n ->
    [one] { $who } utilise { $card }, le seul effet de rivière : { $flow }.
   *[other] { $who } utilise { $card } de la rivière : { $flow }.
}
river-card-discarded = { $card } est défaussée.
river-card-taken = { $who } prend { $card } dans la rivière.
card-offered = { $who } propose { $card } à l'échange.
hand-chosen = { $who } échange avec { $taker } et reçoit une carte au hasard.
card-handed = { $who } donne { $card } à { $taker }.
hand-passed = { COUNT($cards) ->
    [0] { $who } passe toute sa main à { $taker }.
   *[other] { $who } passe toute sa main à { $taker } : { LIST($cards) }.
}
gift-given = { $own ->
    [yes] { $who } garde un cadeau caché. Sa valeur y compte à la fin.
   *[no] { $who } donne à { $taker } un cadeau caché. Sa valeur y compte à la fin.
}
game-ended = { $ending ->
    [pile] La pioche est épuisée. La partie est finie.
    [closed] Toutes les places sont fermées. La partie est finie.
   *[blocked] La seule place ouverte est sous le pion dont c'est le tour. La partie est finie.
}
hand-counted = { COUNT($cards) ->
    [0] { $who } n'a plus de carte.
   *[other] { $who } a { LIST($cards) } en main : { $bunnies }.
}
gift-opened = Un cadeau fait à { $who } : { $card }, { $bunnies }.
total-counted = { $who } a { $bunnies } en tout.
match-won = { $who } gagne avec { $bunnies }.

## Questions
# en ghylqc3wswrpfitut3pujhk6uuhwulhku723tu3vvu7f42kt3tshtro36amcqxwsxqyr2pznxjedv4qhmr72iscgvs

ask-play = { $who }, joue une carte sur une place
    .how = Prends une carte de ta main. Les places où elle va s'allument
    .second = Sur sa propre couleur, elle est gratuite et ferme la place
    .end = La partie finit avec la dernière carte de la pioche
ask-bring = { $who }, choisis qui reçoit la carotte
    .how = Ce pion vient sur ta carte et traverse ce qui est entre les deux
ask-share = { $who }, choisis qui reçoit un lapin
    .how = Il te reste { $bunnies } à partager
ask-fox = { $who }, à qui le renard donne-t-il un lapin ?
    .how = Tu en as trop peu pour tous les pions de cette carte
ask-jump = { $who }, choisis la carte à sauter
    .how = Clique sur une carte de ton chemin. Rien ne s'y passe
ask-use = { $who }, choisis un effet de rivière
    .how = Clique sur une carte de la rivière. Puis elle est défaussée
ask-place = { $who }, mets un lapin de chez toi sur le village
    .how = { $n ->
        [one] Encore { $n }. Qui traverse la carte l'emmène chez soi
       *[other] Encore { $n }, sur une même carte si tu veux. Qui la traverse les emmène
    }
ask-offer = { $who }, choisis une carte à échanger
    .how = Tu reçois en échange une carte au hasard d'une autre main
ask-swap-with = { $who }, avec qui échanges-tu ?
    .how = Tu reçois une carte au hasard de cette main
ask-gift = { $who }, fais un cadeau caché
    .how = Choisis une maison. La carte du dessus y va, face cachée
ask-draw = { $who }, pioche une carte
    .how = Prends la carte du dessus de la pioche ou une carte de la rivière
    .pass = Ensuite toutes les mains passent : la tienne à { $other }
    .end = La partie finit avec la dernière carte de la pioche
ask-take = { $who }, prends une carte de la rivière avant le boum
    .how = Les lapins dessus viennent chez toi
ask-lucky = Une carte de l'autre main est tirée
ask-dealing = Les cartes sont distribuées
ask-held = { $who }, mets { $card } sur une place
    .how = Choisis une place surpiquée, ou { KEY("back") } pour la reposer

watch-play = { $who } choisit une carte et une place
watch-bring = { $who } choisit qui reçoit la carotte
watch-share = { $who } choisit qui reçoit un lapin
watch-fox = { $who } choisit à qui le renard donne un lapin
watch-jump = { $who } choisit une carte à sauter
watch-use = { $who } choisit un effet de rivière
watch-place = { $who } met des lapins dans le village
watch-offer = { $who } choisit une carte à échanger
watch-swap-with = { $who } choisit avec qui échanger
watch-gift = { $who } choisit qui reçoit un cadeau caché
watch-draw = { $who } pioche
watch-take = { $who } prend une carte de la rivière

won = { $who } gagne
tied = Pas encore de gagnant : { LIST($tied) } sont à égalité
over = La partie est finie

## Ce que fait un choix
# en ufh6ofjzsptzwdsh76tx6dm37r466i3fssxxa3263piol

do-play = { $end ->
    [free] Mettre { $card } sur la place libre { $place }
    [nothing] Mettre { $card } sur { $below }, { $place } : ne coûte rien
    [costs] Mettre { $card } sur { $below }, { $place } : coûte { $bunnies }
    [closes] Mettre { $card } sur { $below }, { $place } : ferme la place
    [last] Mettre { $card } sur { $below }, { $place } : ferme la dernière place, et la partie finit après ce tour
   *[leaves] Mettre { $card } sur { $below }, { $place } : ferme la place. Le pion de { $other } est sur la dernière ouverte
}
do-bring = Amener le pion de { $other } et lui donner la carotte
do-give = Donner un lapin à { $other }
do-jump = Sauter { $card }, { $place }
do-use = { $idle ->
    [yes] Utiliser { $card } : { $flow }, mais aucun lapin n'est chez toi
   *[no] Utiliser { $card } : { $flow }
}
do-place = Mettre un lapin sur { $card }, { $place }
do-offer = Échanger { $card }
do-swap-with = Échanger avec { $other }
do-gift = { $own ->
    [yes] Garder le cadeau caché chez toi
   *[no] Donner le cadeau caché à { $other }
}
do-draw-pile = { $ends ->
    [yes] Piocher : la pioche s'épuise et la partie finit
   *[no] Piocher
}
do-draw-river = { $n ->
    [0] { $ends ->
        [yes] Prendre { $card } dans la rivière : la pioche s'épuise et la partie finit
       *[no] Prendre { $card } dans la rivière
    }
   *[other] { $ends ->
        [yes] Prendre { $card } avec { $bunnies } dans la rivière : la pioche s'épuise et la partie finit
       *[no] Prendre { $card } avec { $bunnies } dans la rivière
    }
}
do-lucky-card = Tirer une carte de l'autre main
do-first = Tirer au sort qui commence
do-shuffle = Mélanger les cartes
do-time-out = Le sablier se vide

## Ce qui est sur la table
# en 37b74qsswua5hmbpybrlybez5aau6m2givpsyz5gyehwra4bzcu5omznrur4qtbp2jme34flaayqkud77xjanrg

village = Le village
river = La rivière
homes = Les maisons
hand = Cartes en main
piece-space = { $card }, { $place }
piece-free = Libre, { $place }
piece-river = { $card }, dans la rivière
piece-home = La maison de { $who }
piece-centre = Le centre
piece-pile = Pioche

states = { LIST($states, type: "comma") }
state-closed = fermée
state-fox = le renard
state-carrot = la carotte
state-burrow = le terrier
state-pawn = { $who } est ici
state-gifts = { $n ->
    [one] un cadeau caché
   *[other] { $n } cadeaux cachés
}
state-centre = son pion est au centre
state-pile = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

gist = { $seats } { COUNT($flows) ->
    [0] { "" }
   *[other] Effets de rivière au choix : { LIST($flows, type: "comma") }.{ " " }
}{ $n ->
    [one] Il reste { $n } carte dans la pioche.
   *[other] Il reste { $n } cartes dans la pioche.
}{ $near ->
    [yes] { " " }{ $now }
   *[no] { "" }
}
gist-2 = { $a } ; { $b }.
gist-3 = { $a } ; { $b } ; { $c }.
gist-4 = { $a } ; { $b } ; { $c } ; { $d }.
gist-seat = { $who } est sur { $place } avec { LIST($has) }
gist-home = { $bunnies } chez soi
gist-hand = { $n } pour les cartes en main
gist-carrot = { $n } pour la carotte
gist-flow = { $card } ({ $flow })
gist-now = { $gifts ->
    [0] Si la partie finissait maintenant, tu aurais { $total }.
    [one] Si la partie finissait maintenant, tu aurais { $total }, plus le cadeau caché.
   *[other] Si la partie finissait maintenant, tu aurais { $total }, plus { $gifts } cadeaux cachés.
}

## De près
# en 27s2hkvzmke3zunvofqe3

look-free = Place libre
    .empty = Il n'y a pas encore de carte ici.
    .order = Un bras se remplit du centre vers l'extérieur.
look-closed = Fermée : aucune carte ne peut plus y être jouée. On peut encore la traverser.
look-tokens = Qui la traverse prend aussi les { $bunnies } d'ici.
look-height = { $n } cartes sont empilées ici. Seule celle du dessus compte.
look-along = Qui la prend emmène { $bunnies }.
look-pile = Pioche
    .left = { $n ->
        [one] Il reste { $n } carte.
       *[other] Il reste { $n } cartes.
    }
    .end = La partie finit à la fin du tour où la pioche s'épuise.
    .discarded = Défaussées jusqu'ici : { $n }.
look-home = { $n ->
    [one] { $bunnies } à la maison, { $n } carte en main.
   *[other] { $bunnies } à la maison, { $n } cartes en main.
}
    .centre = Le pion est au centre.
    .village = Le pion est dans le village.
    .carrot = La carotte compte 4 lapins à la fin.
    .gifts = Cadeaux cachés : { $n }. Leurs valeurs comptent à la fin.
    .burrow = Qui d'autre traverse un terrier prend un lapin d'ici.

## Plaques
# en bztpvqnl3hwrutx2vexodwjrethhjd

plate-hand = { $n ->
    [one] carte en main
   *[other] cartes en main
}
plate-gifts = { $n ->
    [one] cadeau caché
   *[other] cadeaux cachés
}
plate-carrot = pour la carotte
plate-burrow = le terrier
plate-total = lapins en tout
plate-home = { $n ->
    [one] lapin à la maison
   *[other] lapins à la maison
}
panel-river = Rivière
panel-pile = { $n ->
    [0] la pioche est vide
    [1] pioche : la dernière
   *[other] { $last ->
        [yes] pioche : les { $n } dernières
       *[no] { $n } dans la pioche
    }
}
panel-home = Ta maison
    .other = La maison de { $who }
    .most = Ta maison, au plus
panel-has = Tu as
    .other = { $who } a

## Le papier « ce qui va se passer »
# en r7co7ds2ypsg7w2xkoweoqgabcj54iopyqpj7un7tpw2yews2osxuvtonton7tdg624vnsfdjnx6gcwapu6twx5bzlmamf3gubmvfljjgxf75zf6xb

title-on = { $card } sur { $below }
title-bring = Amène ce pion
title-jump = Saute { $card }
title-place = Dans le village
title-now = Si cela finissait ici
title-end = À la fin

row-free = Sur une place libre
row-closes = Même couleur : ferme
row-joker = Joker : ferme
row-mayor = Maire : sans prix
row-suit = Autre couleur
row-way = { $n ->
    [0] Sans traverser de carte
    [one] En traversant { $n } carte
   *[other] En traversant { $n } cartes
}
    .stays = Ton lapin reste
row-boom = Boum après ton trajet
row-mega-boom = Méga-boum après ton trajet
row-river-boom = Boum de rivière ensuite
row-share = Partage avec les autres
row-skip = Saut de la plus chère
row-centre = Depuis le centre
row-river-plus = Effet joué, puis rivière
row-river-minus = Effet joué, puis rivière
row-river-renew = Trois nouvelles cartes
row-wild = Gratuit partout
row-burrow = Le terrier est à toi
row-fox = Le renard vient ici
row-carrot = { $seats ->
    [2] Carotte : l'autre prend
   *[other] Carotte : un autre prend
}
row-took = ({ $range })
row-carrot-end = La carotte, à la fin
row-discard = Puis la carte est défaussée
row-hand = Dans ta main
row-tokens = Lapins dessus
row-value = Valeur en main
row-jump = En sautant { $card }
row-place = Un lapin sur { $card }
row-then = La traverser coûte alors
row-home = À la maison
row-held = En main ({ $n })
row-gifts = { $n ->
    [one] Cadeau caché
   *[other] Cadeaux cachés ({ $n })
}
row-the-carrot = La carotte

## Ce qu'apporte une carte
# en u77dh23pobxp7eqea6wja3pqyz6

range = { $one ->
    [yes] { $least }
   *[no] { $least } à { $most }
}
brings = { LIST($parts, type: "comma") }
brings-carrot = { $seats ->
    [2] l'autre pion prend { $range } et la carotte
   *[other] le pion amené prend { $range } et la carotte
}
brings-effect = { $fewer ->
    [yes] { $bunnies } de moins par la carte elle-même
   *[no] { $bunnies } de plus par la carte elle-même
}
brings-way = { COUNT($over) ->
    [0] sans traverser de carte
   *[other] en traversant { LIST($over) }
}
brings-crossing = { $card } pour { $n }
brings-now = tel qu'est le village
brings-home = alors { $n } à la maison
brings-river = { COUNT($flows) ->
    [0] aucune carte de la rivière n'a d'effet
    [1] puis { LIST($flows) }
   *[other] puis un effet de rivière de ton choix
}

## Boutons
# en brikemdg3wrjgaahicduvp7oaki3q6ztnra5oycpovf5t

button-pile = Piocher
button-play = Jouer { $card }
    .aim = Montre d'abord une place surpiquée.
button-none = Jouer une carte
    .first = Prends d'abord une carte de ta main.
    .wait = Ce n'est pas ton tour.
    .over = La partie est finie.
button-bring = Choisis un pion
    .how = Clique sur une maison ou un pion.
button-share = Qui en reçoit un ?
    .how = Clique sur une maison.
button-fox = Qui en reçoit un ?
    .how = Clique sur une maison ou un pion.
button-jump = Choisis la carte à sauter
    .how = Clique sur une carte de ton chemin.
button-use = Choisis un effet de rivière
    .how = Clique sur une carte de la rivière qui en a un.
button-place = Mets un lapin
    .how = Clique sur une carte du village.
button-offer = Choisis une carte
    .how = Clique sur une carte de ta main.
button-swap-with = Choisis une main
    .how = Clique sur la maison de la personne.
button-gift = Choisis une maison
    .how = Clique sur la maison qui reçoit le cadeau.
button-draw = Prends une carte
    .how = Clique sur la pioche ou une carte de la rivière.
button-take = Prends une carte de rivière
    .how = Clique sur une carte de la rivière.
first-card = Prends d'abord une carte de ta main, puis choisis-lui une place.

## Pourquoi quelque chose n'est pas permis
# en xtrrfq5x3hlvyy7b26vk4rzbkqt3lzmwxdqf5m3kbwx7xr25bxaisbl67me3tjj5nsekj67ahzrlmh4rpq7ityxyljelbtvtnv7kt5pwajpava2y4idpjio2hpmwqj4iddqn7bhxbpn6bvtfettxc4rznadk67rhtcoyc3siamx

no-over = La partie est finie.
no-space = Ce n'est pas une place de ce village.
no-first-play = Joue d'abord une carte de ta main sur une place.
no-first-bring = Choisis d'abord quel pion vient sur la carte carotte.
no-first-share = Choisis d'abord qui reçoit un de tes lapins.
no-first-fox = Choisis d'abord à quel pion le renard donne un de tes lapins.
no-first-jump = Choisis d'abord quelle carte de ton chemin tu sautes.
no-first-use = Choisis d'abord la carte de la rivière dont tu utilises l'effet.
no-first-place = Choisis d'abord la carte du village qui reçoit ton lapin.
no-first-offer = Choisis d'abord la carte de ta main que tu échanges.
no-first-swap-with = Choisis d'abord avec quelle main tu échanges.
no-first-gift = Choisis d'abord quelle maison reçoit le cadeau caché.
no-first-draw = Pioche d'abord jusqu'à trois cartes.
no-first-take = Prends d'abord une carte de la rivière. Ensuite vient le boum.
no-now-play = Tu as déjà joué ta carte. Un tour n'en a qu'une.
no-now-bring = Seule une carte carotte amène un autre pion.
no-now-give = Tu ne donnes des lapins un à un que s'ils manquent au partage ou au renard.
no-now-jump = Seule une carte saut te laisse sauter une carte.
no-now-use = Un effet de rivière vient avec une carte à vague, après le trajet.
no-now-place = Seul cet effet de rivière met des lapins sur le village.
no-now-swap = Seul cet effet de rivière échange des cartes.
no-now-gift = Seul cet effet de rivière fait un cadeau caché.
no-now-draw = Tu pioches après le trajet et les effets, jusqu'à trois cartes.
no-now-lucky = Le hasard décide quelle carte apporte un échange.
no-now-first = Qui commence se tire avant la partie.
no-now-shuffle = Les cartes se mélangent une fois, avant la partie.
no-now-time = Le sablier ne peut pas se vider maintenant.
no-not-dealt = Les cartes ne sont pas encore distribuées, ou le hasard doit encore décider.
no-other-turn = C'est le tour de quelqu'un d'autre.
no-own-card = Joue une carte de ta propre main.
no-second-level = On joue sur d'autres cartes quand chaque place en a une. Prends-en une libre.
no-arm = Un bras se remplit du centre vers l'extérieur. Prends sa prochaine place libre.
no-closed = Cette place est fermée. Choisis-en une ouverte.
no-own-pawn = Ton propre pion est là. Choisis une autre place.
no-bring-own = Une carte carotte amène un autre pion que le tien.
no-bring-nobody = Personne ne joue à cette place. Choisis quelqu'un d'autre.
no-share-own = Tu partages avec les autres, pas avec toi-même.
no-share-again = Chacun reçoit au plus un lapin. Choisis quelqu'un qui n'en a pas eu.
no-fox-own = Le renard passe à côté de ton pion. Choisis-en un autre.
no-fox-pawn = Choisis un pion sur la carte où le renard vient d'arriver.
no-jump-between = Saute une carte entre ton pion et la carte que tu as jouée.
no-use-none = Cette carte n'a pas d'effet de rivière. Choisis-en une qui en a un.
no-use-river = Choisis une carte de la rivière qui a un effet.
no-place-card = Les lapins vont sur des cartes du village. Choisis-en une.
no-offer-own = Échange une carte de ta propre main.
no-swap-own = Échange avec une autre main.
no-swap-empty = Cette main est vide. Choisis quelqu'un d'autre.
no-gift-nobody = Personne ne joue à cette place. Choisis une maison de cette partie.
no-pile-empty = La pioche est vide. Prends dans la rivière.
no-draw-used = Cette carte de la rivière est utilisée. Prends-en une autre.
no-draw-gap = Cette place de la rivière ne se remplit qu'à la fin du tour.
no-draw-what = Prends dans la pioche ou dans la rivière.
no-take-river = Prends une carte qui est dans la rivière.
no-deal-shuffle = Mélange maintenant les cartes.
no-deal-cards = On mélange exactement les cartes de cette partie.
no-deal-first = Tire d'abord au sort qui commence.
no-deal-lucky = Tire maintenant une carte au hasard de l'autre main.

## Comment cela a fini
# en qeeqcvr5v3abkd2iye

from-home = Lapins à la maison
from-hand = Cartes en main
    .card = { $card } en main
from-gifts = Cadeaux cachés
    .card = { $card }, un cadeau
from-carrot = Carotte
ended = { $ending ->
    [pile] La pioche était épuisée.
    [closed] Toutes les places étaient fermées.
   *[blocked] La seule place ouverte était sous le pion dont c'était le tour.
} { $how ->
    [shared] Totaux et maisons sont égaux : seule une autre partie peut décider.
    [home] À totaux égaux, qui a le moins de lapins à la maison gagne.
   *[fewest] Qui a le moins de lapins gagne.
}
for-all = on compte les lapins
