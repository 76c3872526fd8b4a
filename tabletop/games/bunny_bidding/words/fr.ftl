### Bunny Bidding en français. Les couleurs sont des noms (« vert 57 », « une mise en vert ») et ne s'accordent jamais.

## Tuiles
# en vbgetdcok2eg4sjzuyvwec3zeaf7swucpepa3wprnfed5a37wm3b6ups2

tile = { $egg } { $number }
    .title = { $egg } { $number }
tile-red = rouge { $number }
    .title = Rouge { $number }
tile-green = vert { $number }
    .title = Vert { $number }
tile-yellow = jaune { $number }
    .title = Jaune { $number }
tile-blue = bleu { $number }
    .title = Bleu { $number }
tile-orange = orange { $number }
    .title = Orange { $number }
tile-cyan = turquoise { $number }
    .title = Turquoise { $number }
tile-magenta = violet { $number }
    .title = Violet { $number }
tile-pink = rose { $number }
    .title = Rose { $number }
tile-hidden = une tuile
tile-down = une tuile cachée

type-red = rouge
    .title = Rouge
type-green = vert
    .title = Vert
type-yellow = jaune
    .title = Jaune
type-blue = bleu
    .title = Bleu
type-orange = orange
    .title = Orange
type-cyan = turquoise
    .title = Turquoise
type-magenta = violet
    .title = Violet
type-pink = rose
    .title = Rose

## Œufs spéciaux
# en uia27sq4nwf6m643zzc4dimdcunnhwzrw7pvvtatzgia7ljqizsiawsbp

egg-negative_small = Œuf fêlé
    .rule = Coûte 1 point à la fin.
egg-negative_medium = Œuf cassé
    .rule = Coûte 2 points à la fin.
egg-negative_large = Œuf pourri
    .rule = Coûte 4 points à la fin.
egg-positive_small = Œuf en chocolat
    .rule = Rapporte 1 point à la fin.
egg-positive_medium = Œuf d'argent
    .rule = Rapporte 2 points à la fin.
egg-positive_large = Œuf d'or
    .rule = Rapporte 4 points à la fin.
egg-insta_end = Cloche de fin
    .does = la manche finit après ce tour.
    .rule = Visible dans le lot : { egg-insta_end.does }
egg-delayed_turn = Plus tard
    .does = le reste de ce tour vient après tous les autres.
    .rule = Visible dans le lot : { egg-delayed_turn.does }
egg-study_offer = Coup d'œil au lot
    .does = regarde toutes les tuiles du lot.
    .rule = Visible dans le lot : { egg-study_offer.does }
egg-study_bids = Coup d'œil aux mises
    .does = regarde toutes les mises.
    .rule = Visible dans le lot : { egg-study_bids.does }
egg-bonus_tiles = Trois ou plus
    .does = ce tour a au moins trois tuiles.
    .rule = Visible dans le lot : { egg-bonus_tiles.does }
egg-force_play = Cartes sur table
    .does = choisis le lot ou les mises. Les tuiles y vont visibles.
    .rule = Visible dans le lot : { egg-force_play.does }
egg-spy = Espion
    .does = regarde un objectif de quelqu'un d'autre.
    .rule = Visible dans le lot : { egg-spy.does }
egg-lazy_bunny = Lapin paresseux
    .does = ce tour peut finir maintenant, même sans mise.
    .rule = Visible dans le lot : { egg-lazy_bunny.does }
egg-replacement_egg = Échange
    .does = échange jusqu'à trois tuiles du lot contre des tuiles de ta main.
    .rule = Visible dans le lot : { egg-replacement_egg.does }
egg-fair_sharing = Partage équitable
    .does = pas d'enchère, chacun tire une tuile du lot.
    .rule = Jouée visible : { egg-fair_sharing.does }
egg-matching_money = Argent assorti
    .does = les mises d'une couleur du lot gagnent ou perdent 50.
    .rule = Jouée visible : { egg-matching_money.does }
egg-reverse_auction = À l'envers
    .does = la plus basse mise gagne, quelles que soient les couleurs.
    .rule = Jouée visible : { egg-reverse_auction.does }
egg-bunny_outcast = Mise à l'écart
    .does = choisis quelqu'un dont la mise ne compte pas.
    .rule = Jouée visible : { egg-bunny_outcast.does }

## Pouvoirs et handicaps
# en pjvta6kypzqvy7qqa4s5ammexfrshauifzhb4c2tipmp2iberbij7pwvgso3wxd

power-info_offer = Œil vif
    .rule = Regarde une tuile cachée du lot.
    .short = voit une tuile du lot
power-info_bid = Longues oreilles
    .rule = Regarde une tuile cachée dans la mise de quelqu'un d'autre.
    .short = voit une tuile de mise
power-swap_offer = Pattes agiles
    .rule = Échange une ou deux tuiles du lot contre des tuiles de ta main.
    .short = échange dans le lot
power-swap_bid = Voleur de mises
    .rule = Échange une tuile de ta mise contre une tuile d'une autre mise.
    .short = échange des mises
power-collect_any = Libre-service
    .rule = Prends une tuile cachée du lot. Alors tu ne mises pas.
    .short = prend une tuile cachée
power-flip_any = Volte-face
    .rule = Retourne n'importe quelle tuile de la table.
    .short = retourne une tuile
power-large_hands = Panier plein
    .rule = Joue trois tuiles ou plus à chaque tour, si tu veux.
    .short = trois tuiles ou plus
power-higher_bids = Poches profondes
    .rule = Ta mise compte toujours 10 de plus.
    .short = mise : 10 de plus

handicap-always_follow = Suiveur
    .rule = Mets au lot une couleur qui y est déjà visible.
    .short = couleur déjà au lot
handicap-never_follow = Solitaire
    .rule = Mets au lot une couleur qui n'y est pas visible.
    .short = couleur pas au lot
handicap-bid_lower = Modeste
    .rule = Mise moins que le plus grand nombre visible du lot.
    .short = moins que le plus grand
handicap-bid_higher = Orgueil
    .rule = Mise plus que le plus petit nombre visible du lot.
    .short = plus que le plus petit
handicap-always_faceup = Livre ouvert
    .rule = Joue au moins deux tuiles visibles par tour.
    .short = deux tuiles visibles
handicap-small_hands = Petites pattes
    .rule = Joue au plus trois tuiles par tour.
    .short = trois tuiles au plus
handicap-lower_bids = Poche trouée
    .rule = Ta mise compte toujours 10 de moins.
    .short = mise : 10 de moins
handicap-public_egg = Langue bavarde
    .rule = Tout le monde voit un de tes objectifs.
    .short = un objectif visible

spot-offer = le lot
    .in = dans le lot
    .de = du lot
spot-bid = la mise de { $who }
    .in = dans la mise de { $who }
    .de = de la mise de { $who }
spot-own = sa propre mise
    .in = dans sa propre mise
    .de = de sa propre mise
spot-any = une mise
    .in = dans une mise
    .de = d'une mise
tile-there = { $tile } { FORM($place, "de") }

## Le journal
# en 3nfmydw7eg6njtzmekw2phhgjebmvz54z5ibw6lxabrgfmqehfidr5o3j77qeecthhe63v52kec527rp4co47dmh3izkbpmbjfuxiomstoolcvisiyt6d6jhtpidijsl32blddopiani3ctjvycjysm2l

start-drawn = { $who } ouvre la première manche.
types-drawn = Les œufs de cette partie : { LIST($types) }.
goal-dealt = { $tile ->
    [hidden] { "" }
   *[other] { $who } reçoit un objectif : { $type }.
}
power-dealt = { $who } a le pouvoir { $tile }.
handicap-dealt = { $tile ->
    [hidden] { $who } reçoit un handicap secret.
   *[other] { $who } reçoit le handicap { $tile }.
}
goal-opened = { $who } montre un objectif : { $type }.
goal-closed = { $who } cache de nouveau son objectif visible.
extra-held = { $who } a désormais { $tile }.
round-begun = Manche { $n } : { $who } ouvre le lot.
    .banner = Manche { $n } : { $who } ouvre
turn-missed = { $who } n'a plus de tuiles et passe son tour.
turn-begun = { $rest ->
    [yes] { $who } joue le reste de son tour.
   *[no] Tour { $n } : { $who }
}
turn-delayed = { $who } finira son tour après tous les autres.
    .banner = { $who } continue après tous les autres
tile-shown = { $who } montre { $tile }.
tile-opened = { $who } ouvre avec { $tile }.
tile-offered = { $up ->
    [yes] { $who } met { $tile } au lot.
   *[no] { $who } met { $tile } au lot, face cachée.
}
tile-bid = { $up ->
    [yes] { $who } mise { $tile }.
   *[no] { $who } mise { $tile }, face cachée.
}
extra-offered = { $who } met au lot { $tile }.
highest-laid = Le plus grand nombre : { $who } doit jouer une tuile de plus.
    .glow = le plus grand : une de plus
doubled-played = { $who } joue un nombre double : chacun passe cinq tuiles à gauche.
    .glow = double : chacun donne
tile-given = { $who } donne { $tile } à { $other }.
egg-acted = { $who } active { $egg } : { FORM($egg, "does") }
power-used = { $who } utilise { $tile }.
tile-looked-at = { $tile ->
    [hidden] { $who } regarde une tuile cachée { FORM($place, "de") }.
   *[other] { $who } voit { $tile } { FORM($place, "in") }.
}
tile-taken = { $who } prend { $tile } dans le lot.
tile-put = { $who } met { $tile } à sa place.
bids-swapped = { $who } échange une tuile de sa mise contre une { FORM($place, "de") }.
tile-collected = { $who } prend { $tile } dans le lot, face cachée.
tile-flipped-up = { $who } rend visible { $tile } { FORM($place, "in") }.
tile-flipped-down = { $who } cache { $tile } { FORM($place, "in") }.
place-forced = { $chosen ->
    [1] { $who } décide : dans cette manche, les mises sont visibles.
   *[0] { $who } décide : dans cette manche, ce qui va au lot est visible.
}
    .banner = { $chosen ->
        [1] Les mises sont visibles
       *[0] Ce qui va au lot est visible
    }
goal-spied = { $tile ->
    [hidden] { $who } regarde un objectif de { $other }.
   *[other] { $who } voit un objectif de { $other } : { $type }.
}
tile-turned-up = Une tuile apparaît { FORM($place, "in") } : { $tile }.
    .all = Toutes les tuiles sont retournées
seat-cast-out = { $own ->
    [yes] { $who } choisit de ne pas compter sa propre mise.
   *[no] { $who } choisit de ne pas compter la mise de { $other }.
}
majority-found = { COUNT($types) ->
    [one] Le plus souvent dans le lot : { LIST($types) }, { $n } fois.
   *[other] Le plus souvent dans le lot : { LIST($types) }, { $n } fois chacun.
}
auction-inverted = { $twins ->
    [yes] Deux mises en { $type } : { $lowest ->
        [yes] maintenant la plus basse gagne.
       *[no] maintenant la plus haute gagne.
    }
   *[no] { $who } mise en { $type }, c'est assorti : { $lowest ->
        [yes] maintenant la plus basse gagne.
       *[no] maintenant la plus haute gagne.
    }
}
auction-turned = inverse
auction-reversed = { $who } met tout à l'envers : la plus basse mise gagne.
digits-swapped = Une tuile assortie de { $who } compte { $n }.
    .glow = compte { $n }
money-chosen = { $chosen ->
    [1] { $who } décide : les mises d'une couleur du lot gagnent 50.
   *[0] { $who } décide : les mises d'une couleur du lot perdent 50.
}
    .banner = { $chosen ->
        [1] Les mises assorties gagnent 50
       *[0] Les mises assorties perdent 50
    }
handicap-shown = { $who } montre le handicap { $tile }.
bid-counted = { $extra ->
    [0] La mise de { $who } vaut { $n }.
   *[other] La mise de { $who } vaut { $n } : { $total } et { NUMBER($extra, sign: "always") }.
}
round-won = { $lowest ->
    [yes] { $who } a la plus basse mise, { $n }, et gagne le lot.
   *[no] { $who } a la plus haute mise, { $n }, et gagne le lot.
}
    .banner = { $lowest ->
        [yes] { $who } gagne le lot : { $n }, le plus bas
       *[no] { $who } gagne le lot : { $n }, le plus haut
    }
round-tied = Les meilleures mises sont égales, { $n } chacune : personne ne gagne le lot.
    .banner = Meilleures mises égales : personne ne gagne
round-unsold = Aucune mise ne compte : personne ne gagne le lot.
    .banner = Aucune mise : personne ne gagne
why = Qui gagne, et pourquoi
round-shared = Chacun reçoit une tuile du lot, { $who } d'abord.
    .banner = Partage équitable : chacun tire une tuile
tile-won = { $who } reçoit { $tile }.
bid-to-worst = { $who } a la pire mise et prend { $tile } en main.
    .all = { $who } a la pire mise et prend les mises en main
bid-returned = { $who } reprend { $tile }.
pile-opened = { $who } montre une tuile de sa collection : { $tile }.
match-ended = { $n ->
    [one] Toutes les mains sont vides après { $n } manche.
   *[other] Toutes les mains sont vides après { $n } manches.
}

## Questions
# en 5wjbuxjtl5qligyhqhzzxdfqgqhrnq2yw4dwanuwq4t6ucahi7k4m26x523vlklfg2cpbjmoxlofyvqku3idlap25zoim5t5skwfaabkn4xxyhuqndoqnppaekmldeys4

ask-dealing = Les tuiles sont distribuées
ask-first = Le sort décide qui commence
ask-goals = Les objectifs secrets sont distribués
ask-goal = Un objectif est montré
ask-spy_draw = Un objectif est tiré pour l'espion
ask-sharing = Le lot est partagé

ask-opening = { $who }, ouvre le lot
    .how = { $n ->
        [1] Mets au lot une tuile visible, pour laquelle tous vont miser
       *[other] Mets au lot { $n } tuiles visibles, pour lesquelles tous vont miser
    }
ask-showing = { $who }, montre les tuiles de ton tour
    .how = Cinq tuiles, ou toutes si tu en as moins
ask-forcing = { $who }, choisis le lot ou les mises
    .how = Les tuiles y sont visibles dans cette manche
ask-spying = { $who }, de qui regardes-tu un objectif ?
    .how = Clique sur quelqu'un d'autre
ask-exchange = { $who }, échange une autre tuile ou arrête
    .how = Clique sur une tuile du lot, ou sur le bouton
ask-putting = { $who }, mets une tuile à sa place
    .how = Elle reste visible ou cachée comme avant, et n'agit pas
ask-casting = { $who }, quelle mise ne compte pas ?
    .how = N'importe laquelle, même la tienne
ask-money = { $who }, les mises assorties gagnent ou perdent 50 ?
    .how = Un seul choix pour toutes les mises
ask-giving = { $who }, choisis cinq tuiles pour { $other }
    .how = { $n ->
        [0] Prends-en cinq dans l'ordre que tu veux, puis donne-les
       *[other] { $n } sur 5
    }

ask-both = { $n ->
    [2] { $who }, mise une tuile et mets-en une au lot
   *[other] { $who }, joue { $n } tuiles : mise et lot
}
    .how = Glisse ou clique : d'abord la mise, puis le lot
ask-last = { $who }, joue ta dernière tuile : mise ou lot
ask-one-bid = { $who }, mise une tuile
    .ends = Ton tour finit ainsi
ask-one-offer = { $who }, mets une tuile au lot
    .ends = Ton tour finit ainsi, sauf si c'est le plus grand nombre
ask-some-bid = { $who }, joue encore { $n } tuiles, dont ta mise
ask-some-offer = { $who }, joue encore { $n } tuiles, dont une au lot
ask-more = { $n ->
    [one] { $who }, joue une tuile de plus : mise ou lot
   *[other] { $who }, joue encore { $n } tuiles : mise ou lot
}
    .highest = Tu as mis au lot le plus grand nombre, donc une tuile de plus
ask-stop = { $who }, finis ton tour ou joue encore
ask-up = { $who }, joue une tuile visible
    .how = À chaque tour, au moins une tuile est visible

ask-held-info_offer = { $who }, regarde une tuile du lot
    .how = Clique sur une tuile cachée du lot
    .gift = Clique sur une tuile cachée du lot. Ou glisse le pouvoir au lot, pour qui gagne
ask-held-info_bid = { $who }, regarde une tuile d'une autre mise
    .how = Clique sur une tuile cachée d'une mise
    .gift = Clique sur une tuile cachée d'une mise. Ou glisse le pouvoir au lot, pour qui gagne
ask-held-swap_offer = { $who }, échange une tuile du lot
    .how = Clique sur la tuile que tu veux, puis choisis la tienne
    .gift = Clique sur la tuile que tu veux. Ou glisse le pouvoir au lot, pour qui gagne
ask-held-collect_any = { $who }, prends une tuile cachée du lot
    .how = Alors tu ne mises pas
    .gift = Alors tu ne mises pas. Ou glisse le pouvoir au lot, pour qui gagne
ask-held-flip_any = { $who }, retourne une tuile
    .how = Clique sur n'importe quelle tuile de la table
    .gift = Clique sur une tuile de la table. Ou glisse le pouvoir au lot, pour qui gagne
ask-held-tile = { $who }, échange-la contre une tuile d'une autre mise
    .how = Clique sur une tuile d'une mise
ask-held-gift = { $who }, mets { $tile } au lot
    .how = Qui gagne le lot le reçoit

watch-opening = { $who } ouvre le lot
watch-showing = { $who } montre des tuiles
watch-turn = { $who } joue
watch-forcing = { $who } choisit le lot ou les mises
watch-spying = { $who } choisit de qui regarder un objectif
watch-exchange = { $who } peut échanger une autre tuile
watch-putting = { $who } choisit la tuile à mettre là
watch-casting = { $who } choisit une mise qui ne compte pas
watch-money = { $who } décide : les mises assorties gagnent ou perdent 50
watch-giving = Chacun choisit cinq tuiles pour la personne à gauche
watch-gone = Tu n'as plus de tuiles

won = { $shared ->
    [yes] { LIST($who) } se partagent la victoire
   *[no] { LIST($who) } gagne
}

## Ce que fait un choix
# en i756xqkhzszvahiygvceeulsv66q2om4k7c2pes34r34rly4fqvmwqzg356vv3nyuprasbtol5ndp33me7yiy57

do-open = Ouvrir avec { $tile }
do-show = Montrer { $tile }
do-bid_up = Miser { $tile }
do-bid_down = Miser { $tile }, face cachée
do-offer_up = Mettre { $tile } au lot
do-offer_down = Mettre { $tile } au lot, face cachée
do-give_away = Mettre au lot { $tile } même
do-stop = Finir le tour
do-force = { $n ->
    [1] Toutes les mises sont visibles
   *[0] Tout ce qui va au lot est visible
}
do-spy = Regarder un objectif de { $who }
do-take = Échanger { $tile }
do-put = Mettre { $tile } à sa place
    .apart = Mettre { $tile } à la place : { $other }
do-enough = Ne plus échanger
do-look_offer = Regarder { $tile }
do-look_bid = Regarder { $tile }
do-swap_bid = Échanger { $tile } contre { $other }
do-collect = Prendre { $tile } sans miser
do-flip = { $up ->
    [yes] Cacher { $tile }
   *[no] Rendre visible { $tile }
}
do-set_aside = Donner { $tile }
do-cast_out = { $own ->
    [yes] Ta propre mise ne compte pas
   *[no] La mise de { $who } ne compte pas
}
do-money = { $n ->
    [1] Les mises assorties gagnent 50
   *[0] Les mises assorties perdent 50
}
do-first = Tirer au sort qui commence
do-types = Tirer les couleurs
do-deal = Distribuer les tuiles
do-goals = Distribuer les objectifs
do-powers = Distribuer les pouvoirs
do-handicaps = Distribuer les handicaps
do-goal = Tirer un objectif
do-share = Partager le lot

## Pourquoi quelque chose n'est pas permis
# en xtrtyxiy3httv6sf37nu4thfd2b25uwj73lbgb77sjmocfteiwzmz7tk3giefh7ra5g5hs7ddgbypgu5skols3wwfgfmtbgw5jlmxde3v4jux727ckysx5l5il363h4ud77hkzuevgv4qf2d3qy4lqkbhqze254jmgupovupbburawwr6geako7owz

no-over = La partie est finie.
no-other-turn = C'est le tour de quelqu'un d'autre.
no-luck = Quelqu'un choisit maintenant. Le sort n'a rien à décider.
no-dealer = On distribue d'abord.
no-held = Tu n'as pas cette tuile.
no-place = Aucune tuile ne va là. Choisis un autre endroit.
no-opening = Joue d'abord les tuiles visibles qui ouvrent le lot. Toutes tes tuiles conviennent.
no-showing = Montre d'abord les tuiles de ton tour, chacune une fois, de ta main.
no-forcing = Choisis d'abord le lot ou les mises. Les tuiles y sont visibles.
no-spying = Choisis d'abord de qui tu regardes un objectif.
no-exchange = Prends d'abord une autre tuile du lot, ou dis que c'est assez.
no-putting = Mets d'abord une tuile de ta main à la place de celle que tu prends.
no-casting = Choisis d'abord la mise qui ne compte pas.
no-money = Choisis d'abord si les mises assorties gagnent ou perdent 50.
no-giving = Choisis d'abord les tuiles que tu donnes à gauche, de la plus petite à la plus grande.
no-open-now = Le lot est déjà ouvert. Joue tes tuiles comme mise ou au lot.
no-show-now = Tu montres des tuiles seulement au début d'un tour.
no-force-now = Tu choisis cela seulement quand l'œuf qui le permet va au lot, visible.
no-spy-now = Tu regardes un objectif seulement quand un Espion va au lot, visible.
no-put-now = Tu mets une tuile là seulement dans un échange.
no-enough-now = Tu n'échanges pas de tuiles maintenant.
no-set-aside-now = Tu donnes des tuiles seulement quand un nombre double est joué.
no-cast-now = On écarte une mise seulement quand on vérifie les mises.
no-money-now = Tu choisis cela seulement quand on vérifie les mises.
no-look-offer = Choisis une tuile cachée du lot.
no-look-bid = Choisis une tuile cachée dans la mise de quelqu'un d'autre.
no-take = Choisis une tuile du lot, et donne une tuile dont tu peux te passer.
no-swap-bid = Échange une tuile de ta propre mise contre une d'une autre mise.
no-collect = Prends une tuile cachée du lot avant de miser. Ton tour a encore besoin d'une tuile visible.
no-flip = Choisis une tuile du lot ou d'une mise.
no-follow = Ton handicap : mets au lot une couleur qui y est visible.
no-never-follow = Ton handicap : mets au lot une couleur qui n'y est pas visible.
no-bid-lower = Ton handicap : ta mise doit finir sous le plus grand nombre visible du lot.
no-bid-higher = Ton handicap : ta mise doit finir au-dessus du plus petit nombre visible du lot.
no-faceup = Ton handicap : joue au moins deux tuiles visibles par tour.
no-small = Ton handicap : trois tuiles au plus par tour, dont une mise et une au lot.
no-put-shown = Mets une tuile montrée dont ton tour n'a pas besoin.
no-take-once = Choisis une tuile du lot, chaque place une fois, mais pas l'Échange lui-même.
no-shown = Dans ce tour, tu joues seulement les tuiles que tu as montrées.
no-down-forced = Dans cette manche, les tuiles vont là visibles.
no-down = Au moins une tuile de ton tour doit être visible.
no-room = Ton tour a toutes les tuiles qu'il peut avoir.
no-bid-taken = Tu as pris une tuile, donc tu ne mises pas dans cette manche.
no-lazy = Un tour paresseux a au plus une mise et une tuile au lot.
no-bid-left = Ce qui reste doit être ta mise : un tour a une mise et une tuile au lot.
no-offer-left = Ce qui reste doit aller au lot : un tour a une mise et une tuile au lot.
no-more = Un tour a une mise et une tuile au lot. Plus, seulement si quelque chose le permet.
no-stop-highest = Tu as joué le plus grand nombre, donc il faut une tuile de plus.
no-stop-bonus = Ce tour doit avoir au moins trois tuiles, avec une mise et une au lot.
no-stop = Il manque à ton tour une mise ou une tuile au lot.
no-gift = Tu peux donner seulement un pouvoir ou un handicap que tu as.
no-gift-again = On peut donner un seul pouvoir ou handicap par manche.
no-gift-now = Mets un pouvoir ou un handicap au lot en premier dans ton tour, ou en plus.
no-power = Tu n'as pas le pouvoir qu'il faut.
no-power-again = Tu utilises chaque pouvoir une fois par tour.
no-luck-so = Le sort ne peut pas tomber ainsi.
no-deal-other = On distribue autre chose maintenant.
no-deal-deck = On distribue dix œufs de chaque couleur et exactement les œufs spéciaux choisis.
no-deal-goals = On distribue les objectifs parmi deux de chaque couleur en jeu.
no-deal-powers = Chacun reçoit un pouvoir, chaque pouvoir existe une fois.
no-deal-handicaps = Chacun reçoit un handicap, chaque handicap existe une fois.
no-deal-share = Les tuiles du lot sont mélangées, chacune existe une fois.

## Comment cela a fini
# en rduhsf4n25joylvrcavzm

from-goals = Œufs d'objectif
    .goal = { FORM($type, "title") } : { $n } × 5
from-others = Autres œufs
from-specials = Œufs spéciaux
ended = Toutes les mains sont vides. Qui a le plus de points gagne.
ended-shared = Toutes les mains sont vides. Les meilleures collections sont égales, la victoire est partagée.
ended-goals = Toutes les mains sont vides. À points égaux, qui a le plus d'œufs d'objectif gagne.
ended-others = Toutes les mains sont vides. Points et œufs d'objectif sont égaux : qui a le moins d'autres œufs gagne.

## Avant la partie
# en pzuic57ynbhhu4d4c5okthbo24aegjzs7yyudd4rsfrwf

pitch =
    .one = Mise pour des œufs avec les œufs mêmes que tu voudrais garder.
    .two = Une mise assortie au lot inverse tout : le plus bas gagne, ou le plus haut.
option-specials = Œufs spéciaux
    .help = Ajoute 24 œufs spéciaux : des points fixes, des actions dans le lot et sur les mises.
option-powers = Pouvoirs et handicaps
    .help = Chacun reçoit un pouvoir visible et un handicap secret.
option-different-goals = Objectifs différents
    .help = Redistribue les objectifs jusqu'à ce que chacun en ait deux différents.
option-show-five = Montrer cinq
    .help = Plus facile : montre cinq tuiles au début de ton tour et joue seulement celles-là.
option-bids-back = Mise rendue
    .help = Plus facile : si tu ne gagnes pas, tu reprends ta mise.
option-types = Couleurs
    .help = Plus facile : moins de couleurs, dix œufs de chacune.
option-one-goal = Un objectif
    .help = Plus difficile : chacun a un objectif secret au lieu de deux.
option-four-tiles = Quatre tuiles
    .help = Plus difficile : quatre tuiles au plus par tour au lieu de cinq.
option-swap-digits = Chiffres échangés
    .help = Autrement : une mise assortie échange ses propres chiffres et n'inverse rien.
option-duplicates-invert = Jumeaux
    .help = Autrement : chaque couleur qui est deux fois dans les mises inverse l'enchère.
option-doubled-give = Nombres doubles
    .help = Autrement : pour 11, 22, 33 et ainsi de suite, chacun passe cinq tuiles à gauche.

no-two-rules = « { option-swap-digits } » et « { option-duplicates-invert } » changent la même règle. Enlève l'un des deux.
no-two-goals = « { option-different-goals } » demande deux objectifs. Enlève-le, ou enlève « { option-one-goal } ».
no-goals-enough = { $types } couleurs ont { $goals } objectifs, trop peu à { $players } avec { $each } pour chacun. Choisis plus de couleurs ou « { option-one-goal } ».

## La prévision. Les lignes n'ont pas de point.
# en xeyxr7bhrsza57bdfynnfkergjwugn3fwsiep5sdutxdycozzrwuu2djjicxdmrkgsbikzcaipcuwacw2ayfiathxm363ukolgvdidynqx55bh46kwkgzk3h

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
laid = { $down ->
    [yes] { $tile } (cachée)
   *[no] { $tile }
}
see-now = L'enchère jusqu'ici
see-over = L'enchère est finie
see-chosen = { $which ->
    [bid] Si tu mises { LIST($bids) }
    [offer] Si tu mets au lot { LIST($offers) }
   *[both] Si tu mises { LIST($bids) } et mets au lot { LIST($offers) }
}
see-giving = Tuiles à donner
see-showing = Tuiles à montrer
see-count = { $n } sur { $all }
see-putting = L'échange
see-take = Tu prends { $n }
see-put = { $n } va à sa place
see-points = Tes points jusqu'ici : { $n }
see-unsold = Personne ne mise : le lot sort du jeu
see-won = { $own ->
    [yes] { $lowest ->
        [yes] Tu gagnes la manche : { $n }, le plus bas
       *[no] Tu gagnes la manche : { $n }, le plus haut
    }
   *[no] { $lowest ->
        [yes] { $who } gagne la manche : { $n }, le plus bas
       *[no] { $who } gagne la manche : { $n }, le plus haut
    }
}
see-brings = { $own ->
    [yes] Cela te rapporte { $n } : { $goals ->
        [one] { $goals } œuf d'objectif
       *[other] { $goals } œufs d'objectif
    } dans { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
   *[no] Le lot te rapporterait { $n }
}
see-worst = { $n ->
    [one] Ta mise est la pire : tu prends { $n } tuile de mise cachée
   *[other] Ta mise est la pire : tu prends { $n } tuiles de mise cachées
}
see-one-more = Il faut encore une tuile
see-alone = On ne voit que ta mise : { $n }
see-equal = Égalité à { $n } : personne ne gagnerait
see-you-lead = Tu serais devant : { $n } contre { $against }
see-behind = Devant toi : { LIST($who) }, { $n } contre { $own }
see-no-bid = Pas encore de mise
see-best-equal = Les meilleures mises sont égales
see-leads = { $who } mène avec { $n }
see-upside-down = À l'envers : le plus bas gagne
see-digits = { COUNT($types) ->
    [1] Le plus haut gagne ; une mise en { LIST($types) } échange ses chiffres
   *[other] Le plus haut gagne ; les mises assorties échangent leurs chiffres
}
see-match = { $lowest ->
    [yes] Assortie : { $tile }, le plus bas gagnerait
   *[no] Assortie : { $tile }, le plus haut gagnerait
}
see-matches = { $n ->
    [0] Aucune mise assortie en vue
    [one] { $n } mise assortie en vue
   *[other] { $n } mises assorties en vue
} : { $lowest ->
    [yes] le plus bas gagne
   *[no] le plus haut gagne
}
see-twins = { $n ->
    [0] Aucune couleur n'est deux fois dans les mises
    [one] { $n } couleur est deux fois dans les mises
   *[other] { $n } couleurs sont deux fois dans les mises
} : { $lowest ->
    [yes] le plus bas gagne
   *[no] le plus haut gagne
}
see-high = Le plus haut gagne, pour l'instant
see-pays = { $hidden ->
    [0] Le lot te rapporte { $n } jusqu'ici
   *[other] Le lot te rapporte { $n }, tuiles cachées : { $hidden }
}
see-costs = { $hidden ->
    [0] Le lot te coûte { $n } jusqu'ici
   *[other] Le lot te coûte { $n }, tuiles cachées : { $hidden }
}
see-worth-nothing = { $hidden ->
    [0] Le lot ne te rapporte rien jusqu'ici
   *[other] Le lot ne te rapporte rien, tuiles cachées : { $hidden }
}
see-hidden = { $n ->
    [1] La mise de { $who } est cachée
   *[other] { $n } mises sont cachées
}
see-outcast = Mise à l'écart : une mise ne comptera pas
see-money = Les mises assorties gagnent ou perdent 50
see-coming = { $after ->
    [yes] { $n ->
        [1] { $who } mise après toi
       *[other] { $n } autres misent après toi
    }
   *[no] { $n ->
        [1] { $who } mise encore
       *[other] { $n } autres misent encore
    }
}
see-turns = { $again ->
    [yes] Encore une mise en { $type } : { $lowest ->
        [yes] le plus bas gagnerait
       *[no] le plus haut gagnerait
    }
   *[no] Une mise en { $type } : { $lowest ->
        [yes] le plus bas gagnerait
       *[no] le plus haut gagnerait
    }
}
see-goal-egg = Tu donnes un œuf d'objectif : { $tile }
see-to-worst = Une mise cachée va à la pire mise

## La pancarte
# en giunsjzgt5pdpfepbmmyssj76sej44arin4kfii

plaque-wins = { $lowest ->
    [yes] Le plus bas gagne
   *[no] Le plus haut gagne
}
plaque-most = { $n ->
    [0] pas encore de couleur
    [1] le plus : { $type }
   *[other] { $n } couleurs à égalité
}
plaque-below-auction = Une mise assortie l'inverse
plaque-below-digits = Mise assortie : chiffres échangés
plaque-below-twins = Des mises jumelles l'inversent
plaque-over = La partie est finie
    .how = Tous les objectifs et les œufs de chacun sont visibles.
plaque-no-type = Il n'y a pas encore d'œuf de couleur dans le lot.
plaque-reverse = Un À l'envers est là : la plus basse mise gagne, quelles que soient les couleurs.
plaque-digits = Une tuile de cette couleur dans une mise échange ses chiffres. Rien n'est inversé.
plaque-twins = Chaque couleur qui est deux fois dans les mises inverse le plus haut et le plus bas.
plaque-match = { COUNT($types) ->
    [0] Une mise de la couleur la plus fréquente inverse le plus haut et le plus bas.
   *[other] Chaque mise en { LIST($types, type: "or") } inverse le plus haut et le plus bas.
}
plaque-hidden = Les tuiles cachées sont d'abord retournées et peuvent tout changer.
bracket-digits = échange ses chiffres

## De près
# en 2yyfne4mni6h4kyptjnn7o52ua3ussisssvb75x45ou3we6xetcup5krdsugievotuebggpzyw4frdbtc

close-power = Pouvoir : { $tile }
close-handicap = Handicap : { $tile }
close-egg = { $tile }
    .bid = Dans une mise, son nombre compte.
    .offer = Dans le lot, elle rapporte 5 points à qui la gagne si sa couleur est un objectif. Sinon, elle coûte 1.
    .turns = Une mise de la couleur la plus fréquente du lot inverse le plus haut et le plus bas.
close-tile = { $down ->
    [yes] { FORM($tile, "title") }, face cachée
   *[no] { FORM($tile, "title") }
}
close-star = L'étoile : sa couleur est la plus fréquente du lot. Une mise de cette couleur inverse l'enchère.
    .bid = Sa couleur est la plus fréquente du lot. Elle inverse le plus haut et le plus bas.
down-title = Tuile cachée
close-down = Elle est retournée à la fin de la manche.
close-doubled = C'est un nombre double, comme 11 ou 99. À ce moment, chacun a passé des tuiles.
close-secret = Objectif secret
    .how = Seule la personne à qui il est peut le voir.
close-goal = Objectif : { $type }
    .five = Chaque œuf de cette couleur dans ta collection rapporte 5 points à la fin.
    .one = Chaque autre œuf coûte 1.
goal-progress = { $n ->
    [one] Tu as { $n } œuf en { $type }, { $points }.
   *[other] Tu as { $n } œufs en { $type }, { $points }.
} { $offered ->
    [0] Il n'y en a pas dans le lot.
   *[other] Il y en a { $offered } dans le lot.
}
goal-again = La même couleur encore une fois : chaque œuf compte une fois.
goal-same = même objectif
goal-gain = +5 par œuf
close-goals = Objectifs : { LIST($types) }.
close-seat = { $over ->
    [yes] { $who } : { $points }
   *[no] { $who } : { $points } jusqu'ici
}
close-collected = { $n ->
    [one] { $n } tuile dans la collection.
   *[other] { $n } tuiles dans la collection.
}
    .hidden = Seule la personne à qui elles sont peut les voir.
close-wanted = { $own ->
    [yes] Œufs de tes objectifs : { $n }, { $points }
   *[no] Œufs des objectifs : { $n }, { $points }
}
close-others = Autres œufs : { $n }, { $points }
close-pile = Collection : { LIST($tiles, type: "comma") }.
close-powers = Pouvoirs : { LIST($tiles, type: "comma") }.
close-handicaps = Handicaps : { LIST($tiles, type: "comma") }.
number = { $n }
sum = { LIST($tiles, type: "plus") }{ $extra ->
    [0] { "" }
   *[other] { " " }{ NUMBER($extra, sign: "always") }
} = { $n }
bid-none = { $yet ->
    [yes] Pas encore de mise dans cette manche.
   *[no] Pas de mise.
}
bid-down = La mise, face cachée : { $n }.
bid-told = { $hidden ->
    [0] La mise : { $sum }.
   *[other] La mise : { $sum }, plus { $hidden } face cachée.
}

## La table en mots
# en b6sf65bevojyzp6r26rzeqv32elxjxn3dbp7lx2ejkwyma6hmqqv5nkb4voqe5q7av5iomln

offer = Le lot
bids = Mises
hand = Main
goals-own = Tes objectifs
goals-and-powers = Objectifs et pouvoirs
place-in-offer = Une place dans le lot
state-turns = inverse l'enchère
state-most = de la couleur la plus fréquente
state-doubled = un nombre double, chacun le sait
tile-laid = { $down ->
    [yes] { $tile } (cachée)
   *[no] { $tile }
}
tiles-down = { $n } face cachée
held = { $who } { $n }
gist-one-more = Une tuile de plus ouvre le lot.
gist-two = Deux tuiles ouvrent le lot.
gist-offer = Dans le lot : { LIST($tiles, type: "comma") }.
gist-bid = Mise de { $who } : { LIST($tiles, type: "comma") }.
gist-wins = { $lowest ->
    [yes] Pour l'instant, le plus bas gagne.
   *[no] Pour l'instant, le plus haut gagne.
}
gist-goals = { COUNT($types) ->
    [one] Ton objectif : { LIST($types) }.
   *[other] Tes objectifs : { LIST($types) }.
}
gist-coming = Vont encore jouer : { LIST($who, type: "comma") }.
gist-last = Personne ne pose de tuile après ce tour.
gist-held = Tuiles en main : { LIST($seats, type: "comma") }.
gist-own = { $n ->
    [one] Ton œuf vaut { $points } jusqu'ici.
   *[other] Tes { $n } œufs valent { $points } jusqu'ici.
}
gist-mind = Sans tuile, tu ne fais que regarder les autres prendre le lot.
watch-end = Tu n'as plus de tuiles. Les autres jouent jusqu'à ce que toutes les mains soient vides. Tu ne fais que regarder, sauf si une mise te revient. Tes œufs rapportent { $points } jusqu'ici.

## La table
# en zwxtclcibz6zzazj3iyemgaxcftwhdt2vt3l7e2ic6zzqwncob23nbrymrpwmzy46obgfxfjx3n2ig6inxje

for-all = le marteau tombe
plate-eggs = { $n ->
    [one] œuf gagné
   *[other] œufs gagnés
}
plate-won = prend le lot
plate-tiles = { $n ->
    [one] tuile en main
   *[other] tuiles en main
}
plate-points = points jusqu'ici
box-waits = attend
box-none = pas de mise
box-opens = ouvre
box-yours = ta mise ?
box-turn = joue
tag-bid = mise
tag-bid-down = mise, cachée
tag-offer = au lot
tag-offer-down = au lot, cachée
tag-open = ouvrir
tag-showing = montrer
tag-giving = donner
tag-putting = mettre
tag-highest = le plus grand
tag-doubled = double
tag-taken = { $own ->
    [yes] tu la prends
   *[no] { $who } la prend
}
offer-count = { $n ->
    [one] Le lot : { $n } tuile
   *[other] Le lot : { $n } tuiles
}
hand-of = { $n ->
    [one] Main de { $who } : { $n } tuile
   *[other] Main de { $who } : { $n } tuiles
}
    .short = { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }
ask-chosen = { $n ->
    [0] { $who }, pose les tuiles choisies
    [one] { $who }, choisis encore une tuile
   *[other] { $who }, choisis encore { $n } tuiles
}
    .how = Ton choix : { $which ->
        [bid] mise { LIST($bids) }
        [offer] au lot { LIST($offers) }
       *[both] mise { LIST($bids) }, au lot { LIST($offers) }
    }{ $whole ->
        [yes] . Clique sur une tuile pour la reprendre
       *[no] { "" }
    }
dialog-forcing = Quelles tuiles sont visibles dans cette manche ?
dialog-money = Que font les mises d'une couleur du lot ?
dialog-spying = De qui regardes-tu un objectif ? Clique sur une mise.
dialog-casting = Quelle mise ne compte pas ? Clique dessus.

## Boutons
# en iuljqfi44buxuawmzvipn7eqn4hmeeedlksy5v3a5zk26tgx2jtjt3a2q2jg

button-lay = Miser et mettre au lot
    .tip = Prends d'abord une tuile de ta main.
    .do = { $which ->
        [bid] Miser { LIST($bids) }
        [offer] Au lot : { LIST($offers) }
       *[both] Miser { LIST($bids) }, au lot : { LIST($offers) }
    }
button-one = Poser une tuile
    .tip = Prends d'abord une tuile de ta main.
button-opening = Ouvrir le lot
    .tip = Prends d'abord les tuiles avec lesquelles tu ouvres.
    .do = Ouvrir avec { LIST($offers) }
button-showing = Montrer des tuiles
    .tip = Prends d'abord les tuiles que tu vas jouer.
    .do = { $n ->
        [one] Montrer { $n } tuile
       *[other] Montrer { $n } tuiles
    }
button-putting = Mettre une tuile là
    .tip = Prends d'abord une tuile de ta main.
    .do = Mettre { $tile } là
button-giving = Donner des tuiles
    .tip = Prends d'abord les tuiles que tu donnes.
    .do = { $n ->
        [one] Donner { $n } tuile
       *[other] Donner { $n } tuiles
    }
button-spying = Choisis quelqu'un
    .tip = Clique sur la mise de quelqu'un d'autre.
button-casting = Choisis quelqu'un
    .tip = Clique sur une mise.
button-over = L'enchère est finie
    .tip = La partie est finie.
button-wait = Miser et mettre au lot
    .tip = Ce n'est pas ton tour.
button-more = { $n ->
    [one] Prends d'abord encore une tuile.
   *[other] Prends d'abord encore { $n } tuiles.
}
button-stop = Finir le tour
button-turn = { $down ->
    [yes] Visible
   *[no] Cachée
}
    .tip = Retourne { $n } avant de la poser.
    .not = Cachée n'est pas permis là maintenant : au moins une tuile du tour est visible.
button-send = { $bid ->
    [yes] Au lot
   *[no] En mise
}
    .tip = Envoie { $n } à l'autre endroit.
by-number = Par nombre
    .tip = { $chosen ->
        [yes] La main est rangée par nombre.
       *[no] Range la main par nombre.
    }
by-colour = Par couleur
    .tip = { $chosen ->
        [yes] La main est rangée par couleur.
       *[no] Range la main par couleur.
    }
answer-force_offer = Le lot
answer-force_bids = Les mises
answer-gain = Elles gagnent 50
answer-lose = Elles perdent 50

## Ce qui distingue des choix : « 2,1 de plus : œufs d'objectif pour toi à la fin »
# en bsmedagx2sictcucexcrxrfxjbdk3w

end-goals = œufs d'objectif pour toi à la fin
end-others = autres œufs pour toi à la fin
end-specials = points d'œufs spéciaux pour toi à la fin
end-rival = points pour ton meilleur rival à la fin
end-rival-goals = œufs d'objectif pour chaque rival à la fin
soon-goals = œufs d'objectif pour toi de cette manche
soon-others = autres œufs pour toi de cette manche
soon-specials = points d'œufs spéciaux pour toi de cette manche
soon-rival = points pour ton meilleur rival après cette manche
soon-rival-goals = œufs d'objectif pour chaque rival de cette manche
