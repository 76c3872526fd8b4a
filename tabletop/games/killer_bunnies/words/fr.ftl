### Killer Bunnies: Multiverse en français. Les cartes, leurs sortes (RUN, SPECIAL, Runner …) et les
### types de RESOURCE gardent leur nom imprimé. Garder une carte : la poser
### visible dans sa réserve, devant soi.

## Avant la partie
# en u6kmq4ka6pyxakrgqey5yvnq

pitch =
    .one = Des lapins, des villes et des armes idiotes. Atteins le but avant les autres.
    .two = Chaque carte a son prix, chaque jet peut avoir sa réponse.
option-goal = Points pour gagner
    .help = Qui atteint ce total gagne tout de suite. Le jeu publié va jusqu'à 60.
    .value-60 = 60, comme publié
    .value-40 = 40, court
    .value-100 = 100, long
option-deck = Deck
    .help = blue, violet, green, yellow, auto (l'un après l'autre) ou une liste à toi comme « 2 EB01; 4 Spam Cannon; 12 Technology Resource ».
deck-auto = Decks différents
    .about = Selon la place : Guardians, Syndicate, Brigade, Dynasty.
deck-about = { "" }
    .blue = Heroes, défense et réparation ; Technology.
    .violet = Villains, armes larges et fortes ; Elementals.
    .green = Gains lents, retours, lapins coriaces ; Crops.
    .yellow = Villes et City Weapons ; Land.
option-universal = Cartes Universal
    .help = Elles paient comme un type choisi avant la partie (comme en tournoi), ou comme n'importe lequel chaque fois.
    .value-declared = Un type choisi
    .value-free = Tous les types
option-gifts = Cadeaux
    .help = Tu peux poser des lapins chez les autres, comme publié. Un Hero y barre la route aux Villains.
option-hands-on = Piocher à la main
    .help = Tu pioches toi-même et on peut te prendre avec une sixième carte (Hexascrewup).

## Comment la partie a fini
# en yoikqblse6xqbphaogoy3

ended-goal = Le but est atteint.
ended-last = Il ne reste qu'une personne en jeu.
ended-round = La dernière manche est finie. Le plus haut total gagne.
from-bank = d20
from-bunnies = Lapins
from-cities = Villes
from-card = { $card }

## Les choses
# en u4nn6723mxzdaswwt2qg7kbih7wn3w4pfydmgtzqpfa73cemciilo6qxs54dkp5gwotinkvy662cuakibmmnhmsflveebmf5plwwkpfgfttw

card-named = { $name }
card-hidden = une carte

pays-elementals = Elementals
pays-energy = Energy
pays-technology = Technology
pays-animals = Animals
pays-crops = Crops
pays-land = Land
pays-cosmic = Cosmic
pays-universal = Universal

cost-elementals = { $n } Elementals
cost-energy = { $n } Energy
cost-technology = { $n } Technology
cost-animals = { $n } Animals
cost-crops = { $n } Crops
cost-land = { $n } Land
cost-cosmic = { $n } Cosmic
cost-white = { $n } au choix
cost-burn = { $n } à brûler
cost-burn-technology = { $n } Technology à brûler

symbol-triangle = Triangle
symbol-rectangle = Rectangle
symbol-spiral = Spirale
symbol-ellipse = Ellipse
symbol-star = Étoile
symbol-cross = Croix

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

resources = { $n ->
    [one] { $n } carte RESOURCE
   *[other] { $n } cartes RESOURCE
}
priced = { COUNT($cost) ->
    [0] { $card }
   *[other] { $card } (coûte { LIST($cost) })
}
in-hand = { $card } de la main
of-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
nothing = rien
nobody = personne
seen-top = le TOP RUN que tu as vu
worth-whole = vaut { $left }
worth-hurt = il reste { $left } sur { $full }, la tuer rapporte { $full }

## Le journal
# en yx4o564hhil4qr465rvq75ku7qvfpd3gukqehetnqrte7t6xqfer6ll7lzcdwx7rsf54yzm2cwzow6fusnvvvohmv5zoynwjheqoxnivi6mapcyoaihbdzlgjbszzwx5lwf5nijjfzbbqlxxklvekophcojhllpqyai7fd4g5cm65fxjrxjdmfc5e4zr3jy32jebumjtjmt7cfyp62pceanj37v5gqhfwrbkwy6o25r5clflvzh7qvpkc3lvwct

turn-begun = Tour { $n } : { $who }
type-declared = Les cartes Universal de { $who } paient comme { $pays }.
start-rolled = { $who } fait { $face } pour savoir qui commence.
first-player-found = { $who } commence.
    .banner = { $who } commence
pile-shuffled = La pioche de { $who } est mélangée.
pile-cut = { $n ->
    [one] { $who } coupe après { $n } carte.
   *[other] { $who } coupe après { $n } cartes.
}
pile-renewed = La défausse de { $who } devient sa nouvelle pioche.
    .banner = { $who } paie 10 points pour une nouvelle pioche
pile-ran-out = { $who } ne peut pas payer 10 points pour une nouvelle pioche.
card-drawn = { $who } pioche { $card }.
run-card-set = { $run ->
    [top] { $who } pose { $card } face cachée en TOP RUN.
   *[bottom] { $who } pose { $card } face cachée en BOTTOM RUN.
}
run-card-slid = { $known ->
    [yes] { $card } devient le TOP RUN de { $who }.
   *[no] { "" }
}
card-discarded = { $how ->
    [top-by] { $by } défausse le TOP RUN de { $who } : { $card }.
    [top] { $who } retourne { $card } et la défausse.
    [hand-by] { $by } défausse { $card } de la main de { $who }.
    [own] { $who } défausse { $card }.
   *[played] { "" }
}
card-saved = { $who } retourne { $card } et la garde.
card-played = { $how ->
    [runner] { $who } joue le Runner { $card } : il court jusqu'à 6 dégâts.
    [hand] { $who } joue { $card } de la main. Les cartes RUN restent.
   *[run] { $who } joue { $card }.
}
card-not-held = { $who } n'a pas de lapin dans le cercle et défausse { $card }.
target-named = { $who } vise { $aim } avec { $card }.
opponent-named = { $who } vise { $other } avec { $card }.
resource-spent = { $burns ->
    [yes] { $who } paie avec { $pays }, qui va brûler.
   *[no] { $who } paie avec { $pays }.
}
substitute-spent = { $who } paie avec { $card } comme remplaçant. Elle brûle à la fin du tour.
resource-burnt = { $who } brûle { $card }.
substitute-burnt = Le remplaçant { $card } de { $who } brûle.
points-gained = { $who } gagne { $points }. Le d20 est à { $count }.
points-lost = { $who } perd { $points }. Le d20 est à { $count }.
bunny-placed = { $given ->
    [yes] { $shut ->
        [hero] { $by } pose { $card } chez { $who }. Aucun Hero n'y a plus sa place.
        [villain] { $by } pose { $card } chez { $who }. Aucun Villain n'y a plus sa place.
       *[nobody] { $by } pose { $card } chez { $who }.
    }
   *[no] { $who } pose { $card } dans le Bunny Circle.
}
bunny-returned = { $given ->
    [yes] { $shut ->
        [hero] { $card } est de retour chez { $who }. Aucun Hero n'y a plus sa place.
        [villain] { $card } est de retour chez { $who }. Aucun Villain n'y a plus sa place.
       *[nobody] { $card } est de retour chez { $who }.
    }
   *[no] { $card } est de retour dans le cercle.
}
bunny-vanished = { $card } disparaît jusqu'au prochain tour de { $who }.
bunny-moved = { $who } déplace { $card }.
bunny-stolen = { $who } vole { $card } à { $other }.
bunny-revived = { $who } ramène { $card } à la vie.
bunny-killed = { $scored ->
    [yes] { $card } de { $who } meurt, et { $by } gagne { $points }.
   *[no] { $card } de { $who } meurt. Cela ne rapporte rien.
}
bunny-given-up = { $scored ->
    [yes] { $who } abandonne { $card }, et { $by } gagne { $points }.
   *[no] { $who } abandonne { $card }. Cela ne rapporte rien.
}
occupant-lost = { $scored ->
    [yes] { $card } disparaît avec la ville, et { $by } gagne { $points }.
   *[no] { $card } disparaît avec la ville. Cela ne rapporte rien.
}
city-destroyed = { $owned ->
    [yes] { $scored ->
        [yes] { $card } de { $who } est détruite, et { $by } gagne { $points }.
       *[no] { $card } de { $who } est détruite. Cela ne rapporte rien.
    }
   *[no] { $scored ->
        [yes] La ville déserte { $card } est détruite, et { $by } gagne { $points }.
       *[no] La ville déserte { $card } est détruite. Cela ne rapporte rien.
    }
}
modifier-placed = { $does ->
    [defence] { $card } va dessous : ses jets de défense gagnent { $plus }.
    [exit] { $card } va dessous : les lapins peuvent sortir au début du tour de leur propriétaire.
   *[none] { $card } va dessous.
}
modifier-rolled = { $who } fait { $face } pour le Modifier.
value-raised = { $card } vaut maintenant { $full }.
modifier-left = { $card } part avec.
city-placed = { $by } pose { $card } chez { $who } dans le Center Circle.
city-entered = { $card } de { $who } s'installe dans la ville.
city-left = { $card } de { $who } quitte la ville.
city-claimed = { $card } est maintenant à { $who }.
city-moved = { $who } amène { $card } chez soi.
city-abandoned = { $card } est déserte.
weapon-launched = { $who } lance { $card } au niveau { $level }.
direction-chosen = { $who } choisit par où le Runner part.
splash-announced = { $who } frappe aussi les voisins.
defence-due = { $bonus ->
    [0] { $who } défend { $card } contre le niveau { $level }.
   *[other] { $who } défend { $card } contre le niveau { $level } avec { NUMBER($bonus, sign: "always") }.
}
defence-rolled = { $who } fait { $face }.
defence-stands = { $card } résiste avec { $roll }.
defence-strengthened = { $who } ajoute { $n } au jet.
reroll-forced = { $who } fait relancer le dé.
damage-placed = { $n ->
    [one] { $card } prend { $n } dégât, { $damage } en tout.
   *[other] { $card } prend { $n } dégâts, { $damage } en tout.
}
damage-removed = { $n ->
    [one] { $who } enlève { $n } dégât à { $card }.
   *[other] { $who } enlève { $n } dégâts à { $card }.
}
damage-rolled-on = { $n ->
    [one] { $n } dégât passe à { $card }.
   *[other] { $n } dégâts passent à { $card }.
}
runner-came = { $card } arrive à la créature { $number } de sa course.
runner-hurt = { $ends ->
    [yes] { $card } prend { $n } en retour, { $damage } en tout. Sa course finit là.
   *[no] { $card } prend { $n } en retour, { $damage } en tout.
}
runner-done = { $card } a fini sa course.
card-cancelled = { $by } annule { $card }.
    .banner = Annulée
response-played = { $who } répond avec { $card }.
top-run-seen = { $known ->
    [yes] { $by } voit le TOP RUN de { $who } : { $card }.
   *[no] { $by } regarde le TOP RUN de { $who }. Personne d'autre ne le voit.
}
    .banner = { $known ->
        [yes] TOP RUN de { $who }
       *[no] Une seule personne voit le TOP RUN de { $who }
    }
power-used = { $who } utilise le pouvoir de { $card }.
power-rolled = { $works ->
    [yes] { $who } fait { $face } et il faut au moins { $roll } : ça marche.
   *[no] { $who } fait { $face } et il faut au moins { $roll } : rien ne se passe.
}
crew-rolled = { $who } fait { $face } pour la Construction Crew.
omen-rolled = { $n ->
    [0] { $who } fait { $face } pour le présage. Aucune créature n'est touchée.
    [one] { $who } fait { $face } pour le présage. { $n } créature est touchée.
   *[other] { $who } fait { $face } pour le présage. { $n } créatures sont touchées.
}
symbol-named = { $who } nomme le symbole { $sign }.
symbol-missed = { $who } n'a pas le symbole { $sign } dans sa réserve.
search-failed = { $who } ne trouve aucune carte avec le symbole { $sign }.
card-taken = { $who } prend { $card } en main.
tribute-given = { $who } cède { $card }.
boost-gained = { $n ->
    [one] La prochaine arme de { $who } gagne { $n } niveau.
   *[other] La prochaine arme de { $who } gagne { $n } niveaux.
}
    .banner = { $n ->
        [one] Prochaine arme : +{ $n } niveau
       *[other] Prochaine arme : +{ $n } niveaux
    }
boost-lost = Le renfort de { $n } de { $who } est perdu.
    .banner = Le renfort de { $n } est perdu
offer-begun = { $who } prépare une offre pour { $other }.
card-offered = { $who } offre { $card }.
hand-card-offered = { $who } montre { $card } de sa main.
card-asked-for = { $who } demande { $card }.
hand-card-asked-for = { $n ->
    [one] { $who } demande { $n } carte de l'autre main.
   *[other] { $who } demande { $n } cartes de l'autre main.
}
offer-made = { $who } propose l'échange à { $other }.
offer-withdrawn = { $who } retire son offre.
offer-accepted = { $who } accepte.
    .banner = { $who } accepte l'échange
offer-refused = { $who } refuse.
    .banner = { $who } refuse
card-traded = { $who } reçoit { $card } de { $other }.
hand-counted = { $many ->
    [yes] { $who } compte la main de { $whose } : { $n } cartes. Hexascrewup !
   *[no] { $n ->
        [one] { $who } compte la main de { $whose } : { $n } carte. Tout va bien.
       *[other] { $who } compte la main de { $whose } : { $n } cartes. Tout va bien.
    }
}
    .banner = { $n ->
        [one] { $who } compte une main : { $n } carte
       *[other] { $who } compte une main : { $n } cartes
    }
player-lost = { $who } perd et sort du jeu.
    .banner = { $who } sort du jeu
cards-left-game = Les cartes de { $who } quittent le jeu.
match-won = { $why ->
    [goal] { $who } a { $points } et gagne !
    [last] { $who } reste sans rival et gagne !
   *[round] La dernière manche est finie : { $who } gagne avec { $points }.
}
    .banner = { $who } gagne avec { $n } points

## Les questions
# en nblnuhf45nqajej72u4dgcogyshzaaloxex2ugzse2cdianrssirok53cnb4fmz2byksjynjmbrws67kbkgdsmste4tafwzxa6fnf2w5m7ak6in4w5xh2oju

ask-over = { COUNT($who) ->
    [0] La partie est finie.
    [one] { LIST($who) } gagne.
   *[other] { LIST($who) } gagnent.
}
luck = { $due ->
    [shuffle] La pioche est mélangée et coupée.
    [lot] Une carte est tirée d'une main.
   *[die] Le dé tombe.
}
watch = { $asked ->
    [declare] { $who } choisit un type.
    [sealed] Chacun choisit ses premières cartes RUN.
    [free] { $who } joue.
    [pay] { $who } paie.
    [place] { $who } choisit une place.
    [place-city] { $who } choisit une place.
    [run-next] { $who } choisit un nouveau BOTTOM RUN.
    [window] { $who } peut répondre.
    [deal] { $who } prépare une offre.
    [answer] { $who } réfléchit à l'offre.
    [give-up] { $who } choisit qui abandonner.
   *[other] { $who } décide.
}
stuck = { $why ->
    [bunny] { $card } a besoin d'un de tes lapins dans le cercle.
    [city] { $card } a besoin d'une ville à toi.
    [means] Pour { $card }, il te manque { $lack }.
    [aim] { $card } n'a pas de cible.
    [part] Personne ne peut avoir { $card } en ce moment.
    [own-part] Tu ne peux pas avoir { $card } en ce moment.
    [later] { $card } répond quand d'autres jouent.
   *[nothing] Tu peux jouer { $card }.
}
ask-declare = { $n ->
    [0] Comme quel type paient les cartes Universal ?
    [one] Comme quel type paie ta carte Universal ?
   *[other] Comme quel type paient tes { $n } cartes Universal ?
}
    .how = { $n ->
        [0] Ton deck n'a pas de carte Universal.
       *[other] Les cartes RESOURCE paient toutes les autres cartes.
    }
ask-sealed = Choisis tes premières cartes RUN.
    .how = { $pays ->
        [yes] D'abord les RESOURCE : chacune, gardée, paie une partie d'un prix.
       *[no] Tu n'as pas de carte RESOURCE : ne gâche pas tes meilleures cartes.
    }
ask-free = { $top ->
    [done] À toi : actions libres.
    [none] À toi : tu n'as pas de TOP RUN.
    [stuck] { stuck }
   *[other] À toi : le TOP RUN est { $card }.
}
    .how = { $top ->
        [done] { $leaves ->
            [yes] { $card } peut disparaître à la fin du tour.
           *[no] Tu peux encore faire ce qui brille.
        }
        [none] Joue une SPECIAL, ou rien.
        [resource] Garde-la : elle paie alors une fois par manche.
        [run] { COUNT($cost) ->
            [0] Joue-la ou défausse-la.
           *[other] Joue-la ou défausse-la. Elle coûte { LIST($cost) }.
        }
        [play] { COUNT($cost) ->
            [0] Joue-la, garde-la ou défausse-la.
           *[other] Joue-la, garde-la ou défausse-la. Elle coûte { LIST($cost) }.
        }
        [save] { $answers ->
            [yes] { $instead ->
                [yes] Garde-la pour répondre aux autres, défausse-la, ou joue une SPECIAL de ta main.
               *[no] Garde-la pour répondre aux autres, ou défausse-la.
            }
           *[no] { $instead ->
                [yes] Garde-la pour un autre tour, défausse-la, ou joue une SPECIAL de ta main.
               *[no] Garde-la pour un autre tour, ou défausse-la.
            }
        }
       *[stuck] { $instead ->
            [yes] { $why ->
                [means] Elle coûte { LIST($cost) }. Défausse-la, ou laisse-la et joue une SPECIAL de ta main.
               *[other] Défausse-la, ou laisse-la et joue une SPECIAL de ta main.
            }
           *[no] { $why ->
                [means] Elle coûte { LIST($cost) }. Tu peux la défausser.
               *[other] Tu peux la défausser.
            }
        }
    }
ask-exits = Exit Strategy : qui quitte la ville ?
    .how = Choisis quelqu'un, ou continue.
ask-target = { $what ->
    [creature] Choisis qui { $card } frappe.
    [city] Choisis quelle ville { $card } frappe.
    [power] { $card } utilise son pouvoir.
   *[card] Choisis une cible pour { $card }.
}
    .how = { $what ->
        [creature] { COUNT($cost) ->
            [0] Une créature de quelqu'un d'autre.
           *[other] Une créature de quelqu'un d'autre. Cela coûte { LIST($cost) }.
        }
        [city] { COUNT($cost) ->
            [0] La ville de quelqu'un d'autre, ou une ville déserte.
           *[other] La ville de quelqu'un d'autre, ou une ville déserte. Cela coûte { LIST($cost) }.
        }
       *[card] { brief }
    }
ask-opponent = { ask-target }
    .how = { ask-target.how }
brief = { $does ->
    [redeux] Prends en main une arme de ta défausse.
    [opt_revive] Elle revient de ta défausse.
    [opt_steal_civ] Si ton d12 montre au moins { $level }, tu prends des points de ce d20.
    [opt_peek_top] Toi seul vois ce TOP RUN.
    [opt_attack] La cible doit se défendre contre le niveau { $level }.
    [value_plus] Un d6 dit combien le lapin vaut de plus.
    [exit] Les lapins de la ville pourront la quitter.
    [city_def] La ville se défend mieux.
    [revive] Le lapin revient de ta défausse.
    [steal_creature] La créature est alors à toi.
    [steal_creature_standing] La créature est alors à toi, avec ses dégâts.
    [city_damage] N'importe quelle ville, sans jet de défense.
    [extort] Des points de ce d20 partent, ou tu prends une carte RESOURCE.
   *[none] Choisis une cible.
}
ask-direction = Par où part le Runner ?
    .how = { $more ->
        [yes] Dans le sens horaire il rencontre { $first }, dans l'autre { $second }.
       *[no] Il ne rencontre personne d'autre.
    }
ask-splash = Frapper aussi les voisins ?
    .how = Une fois par tour.
ask-pay = Paie { LIST($cost) }.
    .how = Choisis la carte qui paie { LIST($due) }, ou paie comme d'habitude.
ask-place = Où va { $card } ?
    .how = { $gifts ->
        [yes] Chez toi, elle est à toi ; chez quelqu'un d'autre, c'est un cadeau.
       *[no] Choisis une place.
    }
ask-place-city = { ask-place }
    .how = { ask-place.how }
ask-claim = La ville est à toi.
    .how = Amène-la chez toi, ou laisse-la.
ask-occupy = Qui s'installe dans la ville ?
    .how = Il faut quelqu'un.
ask-move = Déplacer une de tes créatures ?
    .how = Choisis une place, ou aucune.
ask-heal = { $n ->
    [one] Enlève { $n } dégât à une carte.
   *[other] Enlève jusqu'à { $n } dégâts à une carte.
}
    .how = Choisis la carte et combien.
ask-symbol = Nomme un symbole.
    .how = { $all ->
        [yes] Qui d'autre a gardé une telle SPECIAL en défausse une.
       *[no] Tu prends dans ta pioche une carte qui le porte.
    }
ask-toss-saved = Défausse de ta réserve une carte avec ce symbole.
    .how = { "" }
ask-take = Prends dans ta pioche une carte avec ce symbole.
    .how = { "" }
ask-toss-hand = Défausse une autre carte de ta main.
    .how = { "" }
ask-give-up = { $card } est maintenant trop petite.
    .how = Abandonne quelqu'un qui y habite.
ask-run-next = Choisis ton nouveau BOTTOM RUN.
    .how = { $state ->
        [poor] Ta réserve est vide. Les cartes RESOURCE paient pour les autres.
        [short] Ensuite, { $card } coûte { LIST($cost) }. Il te manque { $lack }.
       *[ready] Une carte de ta main. Tu la retournes dans deux tours au plus tôt.
    }
ask-drawing = Pioche jusqu'à cinq cartes.
    .how = Une sixième peut te coûter cher.
ask-window = { $what ->
    [strike] { $card }, niveau { $level }, frappe { $aim }.
    [rolled] { $card }, niveau { $level }, frappe { $aim }, jet { $face }.
    [aim] { $who } vise { $aim } avec { $card }.
    [kill] Ta créature est morte.
    [end] { $own ->
        [yes] La fin de ton tour.
       *[no] La fin du tour de { $who }.
    }
   *[free] { $own ->
        [yes] Un moment libre dans ton tour.
       *[no] Un moment libre dans le tour de { $who }.
    }
}
    .how = Réponds avec une carte qui brille, ou passe.
ask-retaliate = Riposte : choisis une créature.
    .how = { "" }
ask-tip = Défausser le TOP RUN que tu as vu ?
    .how = { "" }
ask-extorted = { $n ->
    [one] Perdre { $n } point ou céder une carte RESOURCE ?
   *[other] Perdre { $n } points ou céder une carte RESOURCE ?
}
    .how = { $other } choisit la carte.
ask-tribute = Choisis une carte RESOURCE comme tribut.
    .how = { "" }
ask-goose = Raté : attaquer un voisin ?
    .how = { "" }
ask-cinder = Choisis quel voisin est touché.
    .how = { "" }
ask-relocate = Qui déménage, et où ?
    .how = { "" }
ask-deal = Ton offre à { $other }.
    .how = Choisis ce que tu donnes et ce que tu demandes. Puis propose.
ask-answer = { $few ->
    [yes] { $who } offre { LIST($gives) } contre { LIST($asks) }.
   *[no] { $who } t'offre { $gets } cartes contre { $wants } à toi.
}
    .how = Accepte ou refuse.
ask-handing = Choisis quelle carte de ta main tu cèdes.
    .how = { "" }
ask-held = { $place ->
    [trade] Avec qui échanges-tu ?
   *[count] De qui comptes-tu la main ?
}
    .how = Clique sur une plaque.
ask-vanish = Suzie Shadows disparaît-elle ?
    .how = Cela brûle une carte RESOURCE.

## Les choix
# en wbgmjbyt7pqisolvhv3h6ksylen3oogo7nggxtbd4cynhdfm7wzohaebczc5t33leynvl5mg3s7cprqq35jesynzf4mi6gb3f72o77zpvjf3inipqi74nyxj7am5uoxgwh5w

do-declare = Les cartes Universal paient comme { $pays }
do-set-runs = TOP RUN { $first }, BOTTOM RUN { $second }
do-play = { $where ->
    [hand] Jouer de la main { $card }
    [top] Retourner et jouer { $card }
   *[saved] Jouer { $card }
}
do-discard-top = Défausser { $card }
do-save-top = Retourner { $card } et la garder
do-use = Utiliser le pouvoir de { $card }
do-enter = { $card } s'installe dans { $city }
do-end-turn = Finir le tour
do-offer = Proposer un échange à { $other }
do-give = { $where ->
    [saved] Donner { $card } de la réserve
    [hand] Donner { $card } de la main
   *[play] Donner { $card }
}
do-ask = { $where ->
    [saved] Demander { $card } de la réserve
   *[other] Demander { $card }
}
do-ask-hand = Demander une carte de l'autre main
do-propose = Proposer l'échange
do-withdraw = Retirer l'offre
do-accept = Accepter l'échange
do-refuse = Refuser l'échange
do-hand-over = Céder { $card }
do-target = { $what ->
    [creature] { $card } de { $other } ({ $worth })
    [city] { COUNT($lives) ->
        [0] { $card } de { $other } ({ $worth } ; vide)
       *[other] { $card } de { $other } ({ $worth } ; dedans { LIST($lives) })
    }
   *[card] { $card }
}
    .apart = { $asked ->
        [target] { $source } vise { do-target }
        [tribute] Prendre { do-target } comme tribut
       *[other] Frapper { do-target }
    }
do-choose-seat = { $other }
    .apart = { $source } vise { $other }
do-direction = { $back ->
    [yes] Sens antihoraire
   *[no] Sens horaire
}
    .apart = { $back ->
        [yes] { $source } part dans le sens antihoraire
       *[no] { $source } part dans le sens horaire
    }
do-splash = { $all ->
    [yes] Frapper aussi les voisins
   *[no] La cible seule
}
    .apart = { $all ->
        [yes] Frapper aussi les voisins
       *[no] Frapper la cible seule
    }
do-pay = Payer avec { $card }
do-pay-auto = Payer comme d'habitude
do-place = { $what ->
    [city] { $slot ->
        [yes] Poser { $card } chez { $other } dans le Center Circle, place { $n }
       *[no] Poser { $card } chez { $other } dans le Center Circle
    }
    [gift] { $slot ->
        [yes] Offrir { $card } à { $other }, place { $n }
       *[no] Offrir { $card } à { $other }
    }
   *[own] { $slot ->
        [yes] Poser { $card } chez { $other }, place { $n }
       *[no] Poser { $card } chez { $other }
    }
}
    .apart = { $shut ->
        [hero] { do-place }, ce qui barre la route aux Heroes
        [villain] { do-place }, ce qui barre la route aux Villains
       *[nobody] { do-place }
    }
do-stay = La laisser où elle est
    .apart = Laisser { $source } où elle est
do-move = Mettre { $card } à la place { $n }
do-heal = { $n ->
    [one] Enlever { $n } dégât à { $card }
   *[other] Enlever { $n } dégâts à { $card }
}
do-skip = { $asked ->
    [free] Ne rien jouer
    [exits] Personne ne quitte la ville
    [move] Ne déplacer personne
    [heal] N'enlever aucun dégât
    [take] Ne rien prendre
    [vanish] Suzie Shadows reste
    [tip] Laisser le TOP RUN
    [goose] Ne frapper personne d'autre
   *[other] Ne rien faire
}
do-symbol = { $sign }
    .apart = Nommer le symbole { $sign }
do-give-up = Abandonner { $card }
do-run-next = { $card } devient BOTTOM RUN
do-respond = Répondre avec { $card }
do-pass = Passer
    .apart = { $what ->
        [card] Laisser passer { $card }
        [end] Laisser passer la fin du tour
        [kill] Laisser passer cette mort
       *[free] Laisser passer ce moment
    }
do-pass-turn = Laisser passer ce tour
do-lose-points = { $n ->
    [one] Perdre { $n } point
   *[other] Perdre { $n } points
}
do-give-resource = Céder une carte RESOURCE
do-take = Prendre { $card }
do-toss = Défausser { $card }
do-draw = Piocher une carte
do-stop = Arrêter de piocher
do-count = Compter la main de { $other }
do-leave = { $card } quitte la ville
do-relocate = { $out ->
    [yes] { $card } va dans le cercle
   *[no] { $card } va dans { $city }
}
do-vanish = { $card } disparaît jusqu'à ton prochain tour

## Ce qu'un choix apporte
# en 6yfx5ykkdbp7vsrpnj36cnhpiijmqerz5ne74wxxobk54szcq54cfet23yilol6pqpympgiotrgtftpw2iqhz43jvviknsw2hgkzqv

notes = { $first } ; { $last }
sentences = { $first } { $last }
details = { $first }, { $last }
counts = { $who } { $n }
owned = { $card } de { $who }
left-whole = { $left }
left-hurt = { $left } sur { $full }
note-declared = { $n ->
    [0] { $asked ->
        [0] ton deck n'en a pas
       *[other] ton deck n'a pas de carte RESOURCE de ce type ; { $asked } de ses cartes en coûtent
    }
    [one] ton deck a { $n } carte RESOURCE de ce type ; cartes qui en coûtent : { $asked }
   *[other] ton deck a { $n } cartes RESOURCE de ce type ; cartes qui en coûtent : { $asked }
}
note-offer = tu donnes { LIST($gives, type: "comma") } et demandes { LIST($asks, type: "comma") }
note-place = { COUNT($near) ->
    [0] sans voisin dans le cercle
    [one] à côté de { LIST($near) }
   *[other] entre { LIST($near) }
}
note-begins = au début de ta part
note-ends = à la fin de ta part
note-gift = { $shut ->
    [hero] un cadeau qui barre la route aux Heroes
    [villain] un cadeau qui barre la route aux Villains
   *[nobody] un cadeau
}
note-wins = cela gagne la partie
note-wins-for = { $own ->
    [yes] tu gagnes ainsi la partie
   *[no] { $who } gagne ainsi la partie
}
note-run = { $place ->
    [top] TOP RUN : { $how }
   *[bottom] BOTTOM RUN : { $how }
}
note-saved-run = gardée, elle paie dès lors
note-paid-run = peut être payée
note-needs = { $what ->
    [both] a besoin d'un de tes lapins dans le cercle et d'une ville à toi, et tu n'as ni l'un ni l'autre
    [bunny] a besoin d'un de tes lapins dans le cercle, et tu n'en as pas encore
   *[city] a besoin d'une ville à toi, et tu n'en as pas encore
}
note-no-bunny = les autres n'ont aucun lapin à frapper
note-no-city = il n'y a aucune ville à frapper
note-unpaid = il te manque { $lack } jusqu'ici
note-substitutes = { $n ->
    [one] jusqu'ici, { $n } carte d'un autre type paierait et serait perdue
   *[other] jusqu'ici, { $n } cartes d'un autre type paieraient et seraient perdues
}
note-back = { $what ->
    [bunny] vaut { $n }
   *[weapon] { COUNT($cost) ->
        [0] niveau { $n }
       *[other] niveau { $n }, coûte { LIST($cost) }
    }
}
note-discards = { COUNT($cards) ->
    [0] personne d'autre n'a le symbole { $sign } en réserve
   *[other] { LIST($cards) }
}
note-enters = vaut { $left } ; la ville a de la place pour { $n }
note-instead = { $run ->
    [yes] au lieu de la carte RUN : le TOP RUN reste, et toute la suite attend un tour
   *[no] comme action principale
}
note-abandoned = { $some ->
    [yes] aucun de tes lapins n'y tient : elle reste déserte et ne compte pour personne
   *[no] tu n'as pas de lapin pour elle : elle reste déserte et ne compte pour personne
}
note-alike = une de { $n } pareilles
note-city = { COUNT($lives) ->
    [0] vaut { $left }, vide
   *[other] vaut { $left }, dedans { LIST($lives) }
}
note-creature = { COUNT($beside) ->
    [0] vaut { $left }
   *[other] vaut { $left }, à côté de { LIST($beside) }
}
vain-mends = Rien n'est abîmé chez toi : { $card } ne soignerait rien.
vain-boosts = Aucune arme ne peut suivre ce tour-ci : { $card } ne renforcerait rien.
vain-discards = Personne d'autre n'a de symbole dans sa réserve : { $card } ne ferait rien défausser.

## Ce qu'il faut savoir avant de choisir
# en k3h3yv74kbruwvptn2rowpj53op5iqhad676otitl76uuowbryh

gist-declare = { $n ->
    [one] Ton deck a { $n } carte { $pays }, plus que de tout autre type.
   *[other] Ton deck a { $n } cartes { $pays }, plus que de tout autre type.
}
gist-sealed = Pose deux cartes face cachée : le TOP RUN, que tu retournes à ton premier tour, et le BOTTOM RUN, que tu retournes au deuxième. Une carte RESOURCE retournée se garde sans frais, et chacune paie ensuite une partie d'un prix à chaque manche. Une carte RUN que tu ne peux ni payer ni utiliser va à la défausse.
gist-deal = Dis ce que tu donnes et ce que tu demandes, dans l'ordre que tu veux. Une seule ligne suffit aussi : ceci contre cela. Pour chaque carte de ta main, { $other } t'en donne une à son choix.
gist-offer = Jusqu'ici tu donnes { LIST($gives, type: "comma") } et demandes { LIST($asks, type: "comma") }.
gist-answer = On t'offre { LIST($gives, type: "comma") } contre { LIST($asks, type: "comma") }.
gist-occupy = Dans une ville, un lapin garde ses points, et son pouvoir s'il n'a pas besoin de voisins. Les Ground Weapons ne l'atteignent pas, les cases roses ne le comptent pas, et il n'en sort que si une carte le dit.
gist-points = Points, but { $n } : { LIST($counts, type: "comma") }.
gist-near = Il manque { $n } à { $who } pour gagner.
gist-saved = Tes cartes RESOURCE gardées : { LIST($cards, type: "comma") }.
gist-pays = { COUNT($types) ->
    [0] { $later ->
        [yes] Aucune de tes cartes RESOURCE ne pourra payer à ton prochain tour.
       *[no] Aucune de tes cartes RESOURCE ne peut payer.
    }
   *[other] { $later ->
        [yes] À ton prochain tour, tu pourras payer avec { $n } : { LIST($types) }.
       *[no] Tu peux payer avec { $n } : { LIST($types) }.
    }
}
gist-substitutes = Tout type peut en remplacer un autre, mais le remplaçant va à la défausse à la fin du tour.
gist-redeux = { $n ->
    [one] Cela brûle deux Technology. Tu as { $n } carte en main.
   *[other] Cela brûle deux Technology. Tu as { $n } cartes en main.
}
gist-sixth = Avec une de plus, { $who } en défausse une, tirée au sort.
next-flip = { $instead ->
    [yes] Au prochain tour tu retournes { $card }, sauf si tu joues maintenant une SPECIAL de ta main : { next-then }
   *[no] Au prochain tour tu retournes { $card } : { next-then }
}
next-lay = { COUNT($cards) ->
    [one] Comme prochain BOTTOM RUN, pose { LIST($cards) } : { next-then }
   *[other] Pose comme prochain BOTTOM RUN une de celles-ci : { LIST($cards, type: "comma") }. Alors { next-then }
}
next-then = { $then ->
    [bunny] elle entre dans le cercle.
   *[resource] elle se garde et paie pour les autres.
}
next-none = { $trade ->
    [yes] Tu n'as pas de carte RESOURCE en main ni en RUN. Pose ce qui te sert le moins, ou tente un échange.
   *[no] Tu n'as pas de carte RESOURCE en main ni en RUN. Pose ce qui te sert le moins, et continue à piocher.
}

## Sur la table
# en pivfdhepao2qr4lcn5j7msf3mglfvpdy4gpwdzxgjndocfc6wxy4l3jlfzcgfcvokm4z2xauf3esqdbztb5t5nj64kks62g3nowykt

part = { $part ->
    [circle] Le Bunny Circle
    [centre] Le Center Circle
    [run] Cartes RUN
    [hand] Main
    [saved] Réserve
    [piles] Places et piles
    [others] Cartes visibles de chacun
    [sheet] À choisir
   *[played] Au milieu
}
place = { $place ->
    [pile] Pioche
    [discard] Défausse
    [top] Place du TOP RUN
    [bottom] Place du BOTTOM RUN
    [saved] Place de la réserve
    [hand] Main
    [arena] L'arène : on y joue les cartes
    [trade] Proposer un échange
   *[count] Compter une main
}
power-of = Le pouvoir de { $card }
cards-of = Cartes de { $who }
slot = { $ring ->
    [circle] Bunny Circle, part de { $who }, place { $n }
   *[centre] Center Circle, part de { $who }, place { $n }
}
pick-type = { $pays } pour les cartes Universal
pick-symbol = Symbole { $sign }
pick-heal = { $n ->
    [one] { $n } dégât de { $card }
   *[other] { $n } dégâts de { $card }
}
pick-move = { $out ->
    [yes] { $card } dans le cercle
   *[no] { $card } dans { $city }
}
pick-card = { $asked ->
    [yes] { $card }, demandée
   *[no] { $card }, au choix
}
lies = { COUNT($cards) ->
    [0] { $n ->
        [0] vide
        [one] { $n } carte
       *[other] { $n } cartes
    }
   *[other] { $n ->
        [one] { $n } carte, du haut : { LIST($cards, type: "comma") }
       *[other] { $n } cartes, du haut : { LIST($cards, type: "comma") }
    }
}
run = { $lies ->
    [yes] { $known ->
        [yes] { $card }
       *[no] face cachée
    }
   *[no] vide
}
state-run = { $run ->
    [top] TOP RUN
   *[bottom] BOTTOM RUN
}
state-costs = coûte { LIST($cost) }
state-stuck = { $n ->
    [0] pas jouable maintenant
   *[other] pas jouable maintenant : il te manque { $lack }
}
state-beside = à côté de { LIST($near) }
state-slot = { COUNT($near) ->
    [0] rien n'est encore là
    [one] à côté de { LIST($near) }
   *[other] entre { LIST($near) }
}
state-seat = { $n ->
    [one] { $ready } pour payer, { $n } carte en main, { $bank } des { $total } points sur le d20, { $rest } dans les cercles
   *[other] { $ready } pour payer, { $n } cartes en main, { $bank } des { $total } points sur le d20, { $rest } dans les cercles
}
state-owned = { $owned ->
    [yes] à { $who }, vaut { $n }
   *[no] déserte, vaut { $n }
}
state-damage = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
state-room = de la place pour { $n }
state-bonus = +{ $n } en défense
state-pays = { $pays ->
    [universal] paie tous les types
   *[other] paie { $pays }
}
state-spent = { $burns ->
    [yes] dépensée, brûle à la fin du tour
   *[no] dépensée
}
state-used = pouvoir utilisé ce tour-ci
state-traded = déjà échangée
plate-hand = { $n ->
    [one] carte en main
   *[other] cartes en main
}
plate-unspent = { $n ->
    [one] carte RESOURCE pour payer
   *[other] cartes RESOURCE pour payer
}
plate-points = Civ Points, dont { $n } sur le d20
tag = { $place ->
    [trade] Échange
   *[count] Compter
}
tag-arena = { $held ->
    [yes] { $answer ->
        [yes] Répondre avec
       *[no] Jouer ici
    }
   *[no] Jouer ici
}
watch-out = Tu es hors jeu. Les autres continuent, et tu regardes.
for-all = { "" }
    .start = les dés disent qui commence
    .defence = les dés tombent
rise = { "" }
    .gained = +{ $n }
    .lost = −{ $n }
    .level = niveau { $n }
    .neighbours = les voisins aussi
    .due = { $bonus ->
        [0] niveau { $n }, d12
       *[other] niveau { $n }, d12 + { $bonus }
    }
    .stands = { $n } : résiste
    .roll = +{ $n } au jet
    .healed = { $n ->
        [one] −{ $n } dégât
       *[other] −{ $n } dégâts
    }
    .rolls-on = { $n ->
        [one] { $n } dégât passe plus loin
       *[other] { $n } dégâts passent plus loin
    }
    .visit = { $damage ->
        [0] créature { $n }
       *[other] créature { $n }, { $damage } sur 6
    }
    .runner = Runner : { $n } sur 6
    .abandoned = déserte

## Choisir sur une feuille, et échanger
# en 2nutojqcxi4k4ypz4nt3o

sheet = { $asked ->
    [declare] Cartes RESOURCE de ton deck, par type
    [symbol] Nomme un symbole
    [take] Ta pioche : prends-en une
    [give-up] Qui est abandonné ?
    [leave] Qui quitte la ville ?
    [target] Choisis une carte
    [heal] Enlever combien de dégâts ?
    [relocate] Qui déménage, et où ?
    [tip] Le TOP RUN que tu vois
   *[other] Choisis
}
sheet-type = { $pays } : { $n }
sheet-circle = dans le cercle
trade-gives = { $own ->
    [yes] { $n ->
        [0] Tu donnes
        [one] Tu donnes, sans la voir : { $n } carte de ta main
       *[other] Tu donnes, sans les voir : { $n } cartes de ta main
    }
   *[no] { $n ->
        [0] { $who } donne
        [one] { $who } donne, cachée : { $n } carte de sa main
       *[other] { $who } donne, cachées : { $n } cartes de sa main
    }
}
trade-more = { $own ->
    [yes] Tu peux ajouter
   *[no] Tu peux demander
}
trade-none = { $open ->
    [yes] encore rien
   *[no] rien
}
shelf = RUN et réserve de { $who }
    .counts = { $n } à piocher, { $discard } en défausse
    .none = réserve vide

## Ce que fait un coup, et le paiement
# en ebgzszkrsyabk4kgxj3af4sqsahnkkzdwy3sagx62corl67iay3gdtv3qj3togorw5gks6mzyvb2bzvilhzf6upcyox2l

level-printed = { $n }
level-pairs = { $n ->
    [one] +{ $n } paire
   *[other] +{ $n } paires
}
level-boost = +{ $n } renfort
level-power = +{ $n } pouvoir
odds-head = { COUNT($why) ->
    [0] { $bonus ->
        [0] Niveau { $level } contre d12
       *[other] Niveau { $level } contre d12 + { $bonus }
    }
   *[other] { $bonus ->
        [0] Niveau { $level } ({ LIST($why, type: "comma") }), d12
       *[other] Niveau { $level } ({ LIST($why, type: "comma") }), d12 + { $bonus }
    }
}
odds-rolls = { $any ->
    [yes] tout jet
   *[no] { $to ->
        [1] 1
       *[other] 1 à { $to }
    }
}
odds = { odds-head }
    .fate = { $fate ->
        [falls] valeur { $left } : tombe sur { odds-rolls }
        [dies] valeur { $left } : meurt sur { odds-rolls }
        [hurt] valeur { $left } : dégâts sur { odds-rolls }
       *[safe] valeur { $left } : sans risque
    }
    .chance = { $fate ->
        [hurt] ne peut pas mourir
        [safe] aucun jet ne blesse
       *[dies] soit { $percent } %
    }
    .brief = { $fate ->
        [falls] tombe sur { odds-rolls } : { $percent } %
        [dies] meurt sur { odds-rolls } : { $percent } %
        [hurt] dégâts sur { odds-rolls }, pas plus
       *[safe] aucun jet ne blesse
    }
note-blow = { $direct ->
    [yes] { odds-head }, { odds.brief }
   *[no] aussi { $card } : { odds-head }, { odds.brief }
}
note-text = { $text }
note-pays = { $lost ->
    [yes] pour { $due } ; elle va pour cela à la défausse
   *[no] pour { $due } ; elle paie de nouveau dès ton prochain tour
}
note-paid = payé par { LIST($cards, type: "comma") }
note-lost = tu perds { LIST($cards, type: "comma") }
note-defence = { $more ->
    [yes] { $card } : { $n } de plus aux jets de défense
   *[no] { $card } : { $n } de moins aux jets de défense
}
note-damage = { $more ->
    [yes] { $card } : { $n } de dégâts en plus par les armes
   *[no] { $card } : { $n } de dégâts en moins par les armes
}
note-pair = { $made ->
    [yes] forme une paire Yang-Yin
   *[no] sépare une paire Yang-Yin
}
paying-kept = { $card } pour { $due }
paying-lost = { $card } pour { $due } (va pour cela à la défausse)
gist-paying = D'habitude paient : { LIST($pays, type: "comma") }.
gist-roll = { $rest ->
    [0] Le jet laisse passer { $n } de dégâts pour une valeur de { $left } : c'est la mort.
   *[other] Le jet laisse passer { $n } de dégâts pour une valeur de { $left } : il resterait { $rest }.
}
standing-rolled = { $bonus ->
    [0] Niveau { $level }, jet { $face }
   *[other] Niveau { $level }, jet { $face } + { $bonus }
}
standing-damage = { $n ->
    [one] { $n } dégât sur { $left }
   *[other] { $n } dégâts sur { $left }
}
standing-pay = Paie
    .cost = { LIST($cost, type: "comma") }
    .whole = Paie { LIST($cost, type: "comma") }
standing-costs = { COUNT($cost) ->
    [0] Ne coûte rien
   *[other] { LIST($cost, type: "comma") }
}
    .saved = { LIST($cost, type: "comma") } ; réserve { $n }
standing-saved = réserve : { $n }
standing-done = Action faite
    .how = Actions libres, puis fin.
standing-none = Pas de TOP RUN
    .how = Joue une SPECIAL ou rien.
standing-resource = Gardée, elle paie.

rope = { $ring ->
    [circle] Le Bunny Circle : créatures
   *[centre] Le Center Circle : villes
}
title-run = Run
title-saved = Réserve
title-hand = { $own ->
    [yes] Ta main
   *[no] Main de { $who }
}

## De près
# en twgrnxytpxfagcqroksxfalzogzq3owqyxr2irx7m5zgcoy3huwknqxhbped

closer-place = { $place ->
    [pile] On pioche par le dessus.
    [discard] Les cartes défaussées et mortes, visibles pour tous.
    [top] Cette carte est retournée au prochain tour de cette place.
    [bottom] Elle monte quand le TOP RUN est retourné.
   *[hand] Seule la personne qui la tient peut la regarder.
}
    .title = { $place ->
        [pile] Pioche
        [discard] Défausse
        [top] TOP RUN
        [bottom] BOTTOM RUN
       *[hand] Main
    }
    .owned = { $who } : { closer-place.title }
closer-pile = Du haut : { LIST($cards, type: "comma") }.
closer-run = { $card }. { $kind }
closer-costs = { COUNT($cost) ->
    [0] { "" }
   *[other] Coûte { LIST($cost) }.
}
closer-boxes = { $box ->
    [both] Il te faut un lapin dans le Bunny Circle et une ville.
    [bunny] Il te faut un lapin dans le Bunny Circle.
    [city] Il te faut une ville.
   *[none] { "" }
}
closer-symbol = Symbole : { $sign }, pour les cartes qui en nomment un.
closer-worth = { $owned ->
    [yes] { $damage ->
        [0] À { $who } ; vaut { $n }.
        [one] À { $who } ; vaut { $n }, { $damage } dégât.
       *[other] À { $who } ; vaut { $n }, { $damage } dégâts.
    }
   *[no] { $damage ->
        [0] Déserte ; vaut { $n }.
        [one] Déserte ; vaut { $n }, { $damage } dégât.
       *[other] Déserte ; vaut { $n }, { $damage } dégâts.
    }
}
closer-bonus = Ajoute { $n } à ses jets de défense.
closer-pair = Une paire avec { $card } : les armes d'ici gagnent un niveau.
closer-under = Dessous : { LIST($cards, type: "comma") }.
lives = { $card } ({ $n })
closer-inside = Dedans : { LIST($cards, type: "comma") } ; encore de la place pour { $room }.
closer-pays = Paie comme { $pays } ou comme remplaçant.
closer-spent = { $burns ->
    [yes] Dépensée, et brûle à la fin du tour.
   *[no] Dépensée jusqu'à son prochain tour.
}
closer-traded = Déjà échangée : cela ne se fait qu'une fois.
saved-ready = { $card }
saved-spent = { $card } (dépensée)
closer-total = { $total } points en tout, dont { $bank } sur le d20.
closer-saved = { COUNT($cards) ->
    [0] Réserve : rien.
   *[other] Réserve : { LIST($cards, type: "comma") }.
}
closer-counts = { $hand ->
    [one] { $hand } carte en main, { $pile } dans la pioche, { $discard } dans la défausse.
   *[other] { $hand } cartes en main, { $pile } dans la pioche, { $discard } dans la défausse.
}

## Boutons
# en 6jxrc3lhrjm4hxarrq4qhyx2omzksya2fwe7apucv54hx3r4up4npklgdbrbp6k3svwgd2jzv7iput74nznllb3j6dzzxwzxfskdfmwbp5mj

button-wait = Attendre
    .tip = { $over ->
        [yes] La partie est finie.
       *[no] Quelqu'un d'autre décide maintenant.
    }
button-asked = { $asked ->
    [run-next] Choisis une carte RUN
    [place] Choisis une place
    [place-city] Choisis une place
    [occupy] Choisis qui s'installe
    [opponent] Choisis quelqu'un
    [handing] Choisis dans ta main
    [toss-saved] Défausse de ta réserve
    [toss-hand] Défausse de ta main
   *[other] Choisis
}
    .tip = { $asked ->
        [run-next] Amène une carte de ta main sur le BOTTOM RUN.
        [place] Clique sur une place éclairée.
        [place-city] Clique sur une place éclairée.
        [occupy] Clique sur un lapin éclairé. Il s'installe dans la nouvelle ville.
        [opponent] Clique sur la plaque de quelqu'un d'autre.
        [handing] Clique sur la carte que tu cèdes.
        [toss-saved] Amène-la à ta défausse.
        [toss-hand] Amène-la à ta défausse.
       *[other] Clique sur ce qui est cousu.
    }
button-runs = { $n ->
    [0] Choisis le TOP RUN
    [1] Choisis le BOTTOM RUN
   *[2] Pose les deux cachées
}
    .tip = { $n ->
        [2] { "" }
       *[other] Clique sur la première carte, puis sur la deuxième.
    }
button-propose = Proposer
    .tip = { $ready ->
        [yes] { "" }
       *[no] Clique sur ce que tu donnes et ce que tu demandes.
    }
button-withdraw = Retirer
button-play = Jouer { $card }
button-save = Garder { $card }
button-save-it = Garder
button-discard-it = Défausser
button-end-turn = Finir le tour
button-end-staying = Finir le tour
    .tip = { $card } reste.
button-vanish = Disparaître
    .tip = Le tour finit. { $card } brûle une carte RESOURCE et s'en va jusqu'à ton prochain tour.
button-where = Où va { $card } ?
    .tip = Montre-le.
button-held = { $place ->
    [arena] Jouer { $card }
    [saved] Garder { $card }
    [discard] Défausser { $card }
    [power] Utiliser { $card }
    [card] Sur { $target }
    [bottom] Poser { $card }
    [slot] Mettre { $card } là
   *[other] C'est bon
}
button-target = Choisis une cible
    .tip = Montre ce qui est cousu.
button-strike = { $asked ->
    [target] Viser { $card }
   *[other] Frapper { $card }
}
button-put = Mettre { $card } là
    .tip = Chez toi. Ou clique sur une autre place éclairée.
button-clockwise = Sens horaire
button-other-way = Autre sens
button-neighbours = Voisins aussi
button-alone = La cible seule
button-answer = Répondre : { $card }
button-pass = Passer
button-pass-turn = Pas ce tour-ci
    .tip = Ce tour-ci, on ne te demande plus rien, sauf si quelque chose à toi est touché.
button-give-resource = Céder une RESOURCE
button-lose-points = Perdre { $n }
    .tip = De ton d20.
button-draw = Piocher une carte
button-stop = Arrêter
button-ask-hand = Demander une carte
button-declare = Comme { $pays }
    .tip = Le type que ton deck a le plus.
button-pay-auto = Payer ainsi
button-stay = La laisser là
button-skip = { $asked ->
    [free] Ne rien jouer
    [target] Sur personne
    [retaliate] Sur personne
    [goose] Sur personne
    [cinder] Sur personne
    [exits] Personne ne part
    [move] Ne bouger personne
    [heal] En rester là
    [take] Ne rien prendre
    [vanish] Rester
   *[tip] Le laisser
}
button-refuse = Refuser l'échange
button-accept = Accepter
ask-vain = { $use ->
    [yes] L'utiliser quand même
   *[no] La jouer quand même
}

## Le tournoi
# en ep47vdgyllcc3kprdwhoq6zdxrrsqxn6x5hbovo4zkglmynkn4by3uhzcy6au66hbuzkkiundjrsnjmqi42glj3lnhfnhamnbrentbkvokj263auzfylqvyg

cup = Tournoi
    .button = Tournoi
    .about = Élimination ou ligue, avec des personnes et des lapins.
    .onward = Retour au tournoi
cup-unreadable = Ce fichier ne contient aucun tournoi à continuer.
cup-not-read = { $path } : { $why }
entry-size = Un tournoi se joue à { $least } ou à { $most }, pas à { $n }.
entry-nameless = Tout le monde a besoin d'un nom.
entry-twins = Deux portent le nom { $name } : change l'un des deux.
entry-deck = { $name } ne peut pas jouer « { $deck } ». { $why }
round = { $size ->
    [1] Finale
    [2] Demi-finale { $at }
   *[4] Quart de finale { $at }
}
rounds = { $size ->
    [1] Finale
    [2] Demi-finales
   *[4] Quarts de finale
}
awaited = { $size ->
    [2] victoire en demi-finale { $at }
   *[4] victoire en quart de finale { $at }
}
pairing = { $state ->
    [open] { round } : { $first } contre { $second }.
    [next] { round } : { $first } contre { $second }, { $one } à { $two }. C'est la prochaine.
    [won] { round } : { $first } contre { $second }, { $one } à { $two }. { $winner } continue.
   *[known] { round } : { $first } contre { $second }, { $one } à { $two }.
}
table = { $place }. { $name } : jouées { $played }, gagnées { $won }, total { $total }, points { $points }
    .played = Parties
    .won = Victoires
    .total = Total
    .points = Points
match-league = Ligue, partie { $n } sur { $all }
match-knock-out = { round }, partie { $n }
match-gone = La partie commencée n'est plus enregistrée. Elle est rejouée.
match-again = { $why } La partie est rejouée.
match-result = { $won ->
    [yes] { $match } : { $who } gagne ({ $score }).
   *[no] { $match } : pas de vainqueur ({ $score }). Cela ne compte pour personne.
}
cup-part = { $entry ->
    [yes] Participants ou règles
   *[no] Prochaine partie ou classement
}
    .first = { $entry ->
        [yes] Qui joue
       *[no] Prochaine
    }
    .second = { $entry ->
        [yes] Règles
       *[no] Classement
    }
cup-new = Nouveau tournoi
cup-open = En ouvrir un autre
cup-watch = Regarder
cup-play = { $what ->
    [start] Commencer le tournoi
    [setup] Retour à la préparation
    [go-on] Continuer la partie
    [skip] Sauter à la fin
    [play-out] La jouer jusqu'au bout
   *[match] Jouer la partie
}
cup-ask = Un nouveau tournoi ?
    .how = « { $name } » reste tel quel. « En ouvrir un autre » y ramène.
    .go = En commencer un
    .stay = Garder celui-ci
cup-which = Quel tournoi ?
cup-kind = { $kind ->
    [knock-out] Élimination
   *[league] Ligue
}
cup-kinds = Élimination ou ligue
cup-size = À { $n }
cup-sizes = Combien participent
cup-about = { "" }
    .matches = { $kind ->
        [knock-out] Parties à deux, en deux victoires. Qui perd sort.
       *[league] Parties à quatre : 3, 2, 1 et 0 points selon les totaux. Qui sort d'une partie compte après tous les autres ; plus tard vaut mieux.
    }
    .meets = { $kind ->
        [knock-out] Les paires sont tirées au sort.
       *[league] Des totaux égaux ont les points de la meilleure place.
    }
    .counts = { $kind ->
        [knock-out] Une égalité ne compte pour personne.
       *[league] À points égaux : plus de victoires, puis de plus hauts totaux.
    }
cup-rules = Chaque partie va jusqu'à 60 points. Les cartes Universal paient comme un type choisi. Chaque liste reste la même tout le tournoi.
cup-won = { COUNT($who) ->
    [0] Personne ne gagne le tournoi
    [one] { LIST($who) } gagne le tournoi
   *[other] { LIST($who) } se partagent le tournoi
}
    .decks = avec { LIST($decks, type: "comma") }
entrant = { "" }
    .kind = Humain ou ordinateur, { $name }
    .level = Niveau de { $name }
    .deck = Deck de { $name }
entrant-name = Nom { $n }
entrant-rename = Clique pour changer le nom
entrant-kind = Humain ou ordinateur
entrant-here = { $short ->
    [yes] ici
   *[no] à cet écran
}
entrant-list = Une nouvelle liste
match-state = { "" }
    .begun = Cette partie est commencée et t'attend telle quelle.
    .knock-out = En deux victoires. Score : { $one } à { $two }.
    .league = 3, 2, 1 et 0 points selon les totaux.
match-score = { $n ->
    [one] { $who } : { $n } point
   *[other] { $who } : { $n } points
}
match-before = { $won ->
    [yes] Avant : { $match }, { $who } gagne { $score }.
   *[no] Avant : { $match }, { $score }. Cela ne compte pour personne.
}

## Ton propre deck
# en tauznrrr4wnkpofha32hd2rfwkacrflgqtcgpymi2f5ubla6tdv4pp4gbfrfrrnfkaariwc7xkuhy2mcdeq63apf5xvtnor5tjbiartkq7de7xk7dho2tldbc37exagk3eqq22ycvknwclfml3x2cshblqr243fp2siybcxhssfnw7gjzel7bfllqbfhsv6q

decks = Atelier de decks
    .button = Créer un deck
    .about = Des listes à toi, avec toutes les cartes des quatre decks.
cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
group = { $group ->
    [bunnies] Lapins
    [supers] Super Bunnies
    [cities] Villes
    [weapons] Armes
    [modifiers] Modifiers
    [specials] SPECIAL
    [answers] VERY SPECIAL
   *[resources] RESOURCE
}
group-count = { group } : { $n }
deck-few = { $n ->
    [one] Il manque { $n } carte : un deck en a { $least } à { $most }.
   *[other] Il manque { $n } cartes : un deck en a { $least } à { $most }.
}
deck-many = { $n } de trop : un deck a au plus { $most } cartes.
deck-copies = { $n } cartes « { $card } » : un deck en a au plus { $most } du même nom.
deck-unknown = { $hint ->
    [yes] Il n'y a ni carte ni deck « { $text } ». Est-ce « { $near } » ?
   *[no] Il n'y a ni carte ni deck « { $text } ».
}
deck-count = « { $text } » : le nombre va de 1 à { $most }.
deck-more = { $n ->
    [one] { $n } autre ligne ne nomme aucune carte.
   *[other] { $n } autres lignes ne nomment aucune carte.
}
deck-resources = { $n ->
    [one] Seulement { $n } carte RESOURCE : { $least } ou plus, c'est mieux.
   *[other] Seulement { $n } cartes RESOURCE : { $least } ou plus, c'est mieux.
}
deck-no-bunny = Pas de lapin : tu ne pourrais jamais jouer les cartes à case rose.
deck-unpaid = { $n ->
    [one] { $n } carte coûte { $pays }, qu'aucune carte RESOURCE du deck ne paie.
   *[other] { $n } cartes coûtent { $pays }, qu'aucune carte RESOURCE du deck ne paie.
}
deck-full = Le deck est plein : il peut avoir { $most } cartes.
deck-four = « { $card } » est déjà { $most } fois dans le deck, c'est la limite.
look-back = Retour aux cartes
look-no-text = Cette carte n'a pas de texte.
look-held = { $more ->
    [yes] { $first } à { $last } ; { $n ->
        [0] aucune
       *[other] { $n }
    } dans le deck.
   *[no] { $first } ; { $n ->
        [0] aucune
       *[other] { $n }
    } dans le deck.
}
row-tells = { $known ->
    [yes] En retire une. { $text }
   *[no] Retire la ligne.
}
row-holds = { $known ->
    [yes] { $n } dans la liste
   *[no] carte inconnue
}
cell-holds = { $more ->
    [yes] { $n } dans le deck
   *[no] { $n } dans le deck, pas plus
}
list-name = Nom de la liste
verdict = { $state ->
    [advice] Tu peux la jouer. L'examen a des conseils.
    [good] Tu peux la jouer : { $least } à { $most } cartes, aucun nom de trop.
   *[plain] Tu peux la jouer.
}
paper-part = Cartes, chiffres ou examen
    .cards = Cartes
    .figures = Chiffres
    .checks = { $n ->
        [0] Examen
       *[other] Examen ({ $n })
    }
paper-empty = Clique sur une carte ou glisse-la ici. Ou ouvre une liste et pars d'un des quatre decks.
paper-curve = Cartes par prix
paper-cost = { $n ->
    [one] Prix { $cost } : { $n } carte
   *[other] Prix { $cost } : { $n } cartes
}
paper-sound = Cette liste n'a pas de défaut.
search = Chercher des cartes
    .tip = Une partie du nom, du numéro ou du texte
filter = Quelles cartes
    .group = Sorte
    .resource = Type
    .cost = Prix
    .any-group = Toutes sortes
    .any-resource = Tous les types
    .any-cost = Tous les prix
    .no-type = Aucun type
    .costs = { $n ->
        [0] Ne coûte rien
       *[other] Coûte { $n }
    }
    .none = Toutes les cartes
    .chosen = Seulement les cartes du deck
    .clear = Montrer toutes les cartes
pool-nothing = { $chosen ->
    [yes] Aucune carte pareille dans le deck.
   *[no] Il n'y a aucune carte pareille.
}
pool-count = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes différentes
}
list-new = Mon deck
list-about = { cards }. { $found }
decks-redo = Refaire
decks-undo = Annuler le dernier changement
decks-no-undo = Il n'y a aucun changement à annuler.
decks-no-redo = Il n'y a aucun changement à refaire.
decks-lacks = « { $name } » n'est pas dans le deck.
decks-part = Les cartes au choix ou le deck
    .pool = Choix
    .deck = Deck ({ $n })
decks-open = Ouvrir une liste
decks-exchange = Importer, exporter
decks-use = { $what ->
    [seat] Prendre pour { $name }
    [deck] Prendre ce deck
   *[back] Retour à la préparation
}
decks-delete = Enlever cette liste ?
    .how = { $n ->
        [one] « { $name } » a { $n } carte. Son fichier reste dans le dossier sous une autre extension, mais quitte la liste.
       *[other] « { $name } » a { $n } cartes. Son fichier reste dans le dossier sous une autre extension, mais quitte la liste.
    }
    .go = Enlever la liste
    .keep = Garder la liste
list-which = Quelle liste ?
list-empty = Une nouvelle liste vide
    .about = Commence sans aucune carte.
list-copy = Une copie de cette liste
    .about = « { $name } » reste telle quelle.
list-from = Partir de { $name }
    .name = Mon { $name }
exchange = Exporter ou importer
    .title = Importer et exporter
    .out = Exporter
    .in = Importer
    .write = Écrire le fichier
    .read = Lire le fichier
exchange-path = Chemin du fichier
export = Exporter : { $name }
    .copy = Vers le presse-papiers
    .copied = « { $name } » est dans le presse-papiers.
    .written = « { $name } » est maintenant dans { $path }.
    .more = … et encore { $n } lignes
import = Importer : une liste d'ailleurs
    .paste = Lire le presse-papiers
    .how = Ou dépose un fichier sur cette fenêtre. Rien ne change avant que tu voies ce qu'il contient.
    .found = { $named ->
        [yes] { $n ->
            [one] { $source } : « { $name } », { $n } carte.
           *[other] { $source } : « { $name } », { $n } cartes.
        }
       *[no] { $n ->
            [one] { $source } : une liste sans nom, { $n } carte.
           *[other] { $source } : une liste sans nom, { $n } cartes.
        }
    }
    .kinds = { LIST($kinds, type: "comma") }.
    .sound = Tu peux la jouer telle quelle.
    .take = Prendre comme nouvelle liste
    .name = Nouvelle liste
    .taken = « { $name } » est maintenant une de tes listes.
clipboard = Le presse-papiers
dropped = Le texte déposé
no-clipboard = Le presse-papiers ne répond pas ({ $why }).
no-text = Le presse-papiers ne contient pas de texte.
no-target = Écris d'abord où mettre le fichier.
no-name = { $path } est un dossier. Ajoute un nom.
no-folder = { $path } ne peut pas être écrit : le dossier { $folder } n'existe pas.
no-writing = { $path } ne peut pas être écrit ({ $why }).
no-path = Écris d'abord le chemin d'un fichier, ou dépose un fichier sur cette fenêtre.
no-content = { $path } est vide.
no-room = { $source } contient beaucoup trop pour une liste.
no-cards = { $source } ne contient pas de liste : aucune ligne ne nomme une carte.

## Ce que compte l'analyse : « 2,1 de plus : » se place devant
# en bmkhvr6p37k4cfa4mb62uo7tcmwv7zzqbwai6yujy3cf7wa4

end-bank = points sur ton d20 à la fin
end-creatures = points de tes créatures à la fin
end-cities = points de tes villes à la fin
end-many = créatures à toi en jeu à la fin
end-out = tu sors du jeu
end-best = points pour ton meilleur rival à la fin
    .alone = points pour ton rival à la fin
end-rivals = créatures en jeu pour ton rival le plus fort à la fin
    .alone = créatures en jeu pour ton rival à la fin
end-rival-out = un rival sort du jeu
    .alone = ton rival sort du jeu
soon-bank = points sur ton d20 au début de ton prochain tour
soon-creatures = points de tes créatures au début de ton prochain tour
soon-cities = points de tes villes au début de ton prochain tour
soon-resources = cartes RESOURCE dans ta réserve au début de ton prochain tour
soon-specials = SPECIAL et VERY SPECIAL dans ta réserve au début de ton prochain tour
soon-best = points pour ton meilleur rival au début de ton prochain tour
    .alone = points pour ton rival au début de ton prochain tour
soon-rivals = créatures en jeu pour chaque rival au début de ton prochain tour
    .alone = créatures en jeu pour ton rival au début de ton prochain tour
soon-shut-out = points de Heroes ou de Villains exclus chez chaque rival au début de ton prochain tour
    .alone = points de Heroes ou de Villains exclus chez ton rival au début de ton prochain tour

## Sortes de cartes
# en turhw6

sort = { $sort ->
    [bunny] lapin, valeur { $n }
    [super] Super Bunny, valeur { $n }
    [city] ville, valeur { $n }
    [ground_weapon] Ground Weapon, niveau { $n }
    [city_weapon] City Weapon, niveau { $n }
    [ground_runner] Runner, niveau { $n }
    [bunny_modifier] Bunny Modifier
    [city_modifier] City Modifier
    [special] SPECIAL
    [very_special] VERY SPECIAL, une réponse
   *[resource] { "" }
}
kind = { $sort ->
    [special] SPECIAL : à ton propre tour, aussi de la main.
    [very_special] VERY SPECIAL : une réponse, à tout tour, de la réserve ou de la main.
    [resource] RESOURCE : gardée, elle paie une fois par manche.
    [city] RUN : { sort } ; quelqu'un doit y habiter.
    [super] { $align ->
        [hero] RUN : { sort }, Hero.
        [villain] RUN : { sort }, Villain.
       *[nobody] RUN : { sort }.
    }
   *[run] RUN : { sort }.
}

## Pourquoi quelque chose n'est pas permis
# en xtrl6na6gfghncrc7atl55iill33ezflfguqgs2ne2flt3jbxmgntzrvjppdexkq3ma6tzcx4hkn2ubrunvwt5jbmzgsftfftnlc54k6nsrhbmvum7mxvcelk2l6pncatbpqi7ahen2ytkj5ibyq63huvywmlinfviz2antp736qddnz6qufcudorp2gf2jsvk6vjxjgzlbriblrlveo2v77tknq2jg4fvjk6bm4gt72wu6hpta3kotfqmrtfnxqnfui6lzwqecucsuusvnryrbth3ta43r2

no-over = La partie est finie.
no-not-yours = Cette carte n'est pas à toi. Choisis-en une à toi.
no-such = Tu ne peux pas choisir cette place ou cette carte ici.
no-luck = Quelqu'un décide maintenant, pas le hasard.
no-out = Cette personne est hors jeu et ne joue plus.
no-sealed = Tes cartes RUN sont choisies. Les autres choisissent encore.
no-asked-other = Une réponse est demandée à quelqu'un d'autre.
no-decides-other = Quelqu'un d'autre décide maintenant.
no-bottom = C'est ton BOTTOM RUN : tu le retournes un tour après le TOP RUN.
no-main-done = L'action principale de ce tour est faite. Il y en a une par tour.
no-resource = Une carte RESOURCE ne se joue pas. Garde-la, et elle paie.
no-run-first = Une carte RUN doit d'abord passer par BOTTOM RUN et TOP RUN.
no-very-special = Cette VERY SPECIAL répond en son temps. Garde-la ou défausse-la.
no-needs-bunny = { $card } a besoin d'un de tes lapins dans le Bunny Circle.
no-needs-city = { $card } a besoin d'une ville à toi dans le Center Circle.
no-align-own = Tu ne peux pas avoir { $card } à côté de tes Super Bunnies.
no-align-any = Personne ne peut avoir { $card } avec ce qui est en jeu.
no-aim-nothing = Il n'y a rien que { $card } puisse viser.
no-top = Tu n'as pas de TOP RUN. Joue une SPECIAL de ta main, ou rien.
no-save-run = Une carte RUN ne se garde pas. Joue-la ou défausse-la.
no-save-hold = Elle demande un lapin dans le Bunny Circle. Elle ne se garde pas.
no-skip = Avec un TOP RUN, joue-le, défausse-le ou garde-le, ou joue une SPECIAL.
no-end-first = Fais d'abord l'action principale de ton tour.
no-use-own = Seule une de tes créatures en jeu peut utiliser un pouvoir.
no-use-none = { $card } n'a pas de pouvoir à utiliser.
no-use-once = { $card } a déjà utilisé son pouvoir ce tour-ci.
no-use-idle = Le pouvoir de { $card } ne trouve rien à faire.
no-use-pay = Tu ne peux pas payer le pouvoir de { $card }.
no-enter-own = Seuls tes lapins du Bunny Circle peuvent s'installer en ville.
no-enter-city = Les lapins s'installent dans tes villes ou dans des villes désertes.
no-enter-room = La ville a de la place pour { $n } points. Ce lapin en demande plus.
no-offer-whom = Propose un échange à quelqu'un qui est encore en jeu.
no-offer-three = Tu as déjà fait trois offres ce tour-ci.
no-offer-one = Au tour de quelqu'un d'autre, tu fais une seule offre.
no-offer-when = On échange au tour de l'une des deux personnes.
no-count-setting = On ne compte les mains qu'avec l'option « Piocher à la main ».
no-count-whom = Compte une autre main que la tienne, chacune une fois par tour.
no-deal-equal = Échange autant de cartes de main des deux côtés.
no-deal-refused = Cette offre a déjà été refusée ce tour-ci.
no-deal-align = Après l'échange, quelqu'un aurait des Heroes et des Villains.
no-deal-empty = Mets d'abord une carte dans l'offre.
no-deal-run = Les cartes RUN ne s'échangent jamais.
no-deal-open = Échange des cartes visibles, ou des cartes de main contre des cartes de main.
no-deal-once = Elle a déjà été échangée. Une carte en jeu ne s'échange qu'une fois.
no-deal-burnt = Elle va brûler et ne peut pas être échangée.
no-answer-run = C'est une de tes cartes RUN. Tu la retournes à ton tour, elle ne peut pas répondre.
no-answer-pay = Tu ne peux pas payer { $card }.
no-answer-now = { $card } ne répond pas à ce qui se passe.
no-aim-own = { $card } ne vise pas ce qui est à toi. Choisis chez quelqu'un d'autre.
no-aim-align = Tu ne peux pas l'avoir à côté de tes Super Bunnies.
no-aim-at = { $card } ne peut pas viser cela.
no-place-out = Cette personne est hors jeu. Rien ne va chez elle.
no-place-own = Elle va chez toi, dans ta part du cercle.
no-place-gifts = Cette partie est sans cadeaux : elle va chez toi.
no-place-align = Personne n'a jamais Heroes et Villains en jeu ensemble.
no-pay-spent = Cette carte est dépensée. Une carte RESOURCE paie une fois par manche.
no-pay-resource = Seules les cartes RESOURCE paient.
no-first-declare = Choisis d'abord le type de tes cartes Universal.
no-first-sealed = Choisis d'abord deux de tes sept cartes comme TOP RUN et BOTTOM RUN.
no-first-free = Tu ne peux pas faire cela à ton tour.
no-first-exits = Dis d'abord qui part avec Exit Strategy, s'il y a quelqu'un.
no-first-target = Choisis une carte qu'elle peut viser.
no-first-opponent = Choisis quelqu'un qu'elle peut viser.
no-first-direction = Choisis d'abord par où le Runner part.
no-first-splash = Dis d'abord si les voisins sont frappés aussi.
no-first-pay = Paie avec une carte RESOURCE libre qui convient, ou laisse payer.
no-first-place = Mets la créature à une place où elle peut être.
no-first-place-city = Mets la ville à une place du Center Circle.
no-first-claim = Mets la ville prise à une place chez toi, ou laisse-la.
no-first-occupy = Installe dans ta nouvelle ville un lapin qui y tient.
no-first-move = Mets une de tes créatures à une autre place chez toi, ou aucune.
no-first-heal = Nomme une carte abîmée à toi et combien de dégâts partent.
no-first-symbol = Nomme un des six symboles.
no-first-toss-saved = Défausse de ta réserve une carte avec ce symbole.
no-first-take = Prends dans ta pioche une carte avec ce symbole.
no-first-toss-hand = Défausse une autre carte de ta main.
no-first-give-up = Abandonne quelqu'un qui habite la ville abîmée.
no-first-run-next = Choisis d'abord une carte de ta main comme nouveau BOTTOM RUN.
no-first-drawing = Pioche une carte, ou arrête.
no-first-window = Réponds avec une carte qui convient et que tu peux payer, ou passe.
no-first-retaliate = Nomme une créature de la personne qui a tué la tienne.
no-first-tip = Défausse le TOP RUN que tu as vu, ou laisse-le.
no-first-extorted = Perds les points, ou cède une carte RESOURCE de ta réserve.
no-first-tribute = Choisis dans la réserve une carte RESOURCE qui ne va pas brûler.
no-first-goose = Nomme un voisin de la cible ratée, ou personne.
no-first-cinder = Nomme une créature de quelqu'un d'autre à côté de la tienne.
no-first-relocate = Mets quelqu'un dans une autre de tes villes qui a de la place, ou dehors.
no-first-deal = Prépare l'offre dans l'ordre, propose-la ou retire-la.
no-first-answer = Accepte l'offre ou refuse-la.
no-first-handing = Choisis quelles cartes de ta main tu cèdes.
no-first-vanish = Suzie Shadows quitte le cercle contre une carte RESOURCE brûlée, ou reste.
no-answers = { $hand ->
    [yes] { $window ->
        [play] { $card } est une réponse : quand une carte vise quelque chose à toi. Inutile de la garder d'abord.
        [defence] { $card } est une réponse : avant ton jet de défense. Inutile de la garder d'abord.
        [roll] { $card } est une réponse : après un jet de défense. Inutile de la garder d'abord.
        [kill] { $card } est une réponse : quand une arme a tué ta créature. Inutile de la garder d'abord.
        [free] { $card } est une réponse : au début d'un tour, après l'action principale ou après un échange. Inutile de la garder d'abord.
       *[end] { $card } est une réponse : à la fin d'un tour. Inutile de la garder d'abord.
    }
   *[no] { $window ->
        [play] { $card } est une réponse : quand une carte vise quelque chose à toi.
        [defence] { $card } est une réponse : avant ton jet de défense.
        [roll] { $card } est une réponse : après un jet de défense.
        [kill] { $card } est une réponse : quand une arme a tué ta créature.
        [free] { $card } est une réponse : au début d'un tour, après l'action principale ou après un échange.
       *[end] { $card } est une réponse : à la fin d'un tour.
    }
}
no-means = { $n ->
    [one] { $card } coûte { LIST($cost) } : { $n } carte RESOURCE. Libres dans ta réserve : { $have }.
   *[other] { $card } coûte { LIST($cost) } : { $n } cartes RESOURCE. Libres dans ta réserve : { $have }.
}
no-shuffle = Mélanger prend toutes les { $n } cartes de la pioche.
no-cut = En coupant, il reste au moins cinq cartes des deux côtés.
no-die = Le dé ou la carte tirée ne peut pas montrer cela.
