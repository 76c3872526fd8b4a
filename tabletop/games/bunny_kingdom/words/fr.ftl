### Bunny Kingdom en français. Ici une « tour » est la force d'une cité ; ce qui se répète est une manche.

## Cartes. .the et .a sont le bâtiment dans une phrase.
# en n67pkxiwbiwbtewskkzkb54o3cww26vtxib3kjmus5gdvqzb4nkb2f7mtbx5qupateuii32lbkcwmp25pqowljqvgs24y2tqv6sidgun6h6t6msejbnky2q7tbo65fmrvg3ritlez7yorlw3jik7ev7jl5fp24lyjxpeaouaoy7r4zzpoalgn2acaqf6bxndpuid3vber63lkyf2f7ommlxh4mg2bcpjq76uzrec4ojylq4l3lup6nj2yzrvlbkk4ix5roue3uepi5robagihamstzx3und576shinhil7fcz6knevyckmwzze5q4ntnqf7rhtnfhmcbzq3kx34kdt6zslwv6v3hpcivhjiamror5zmnwgtuoj6uc726fs5bvnkw5mi43apwl3fueutv2tlbdkxepkkywz3nzttrmqakrj3u75ccseqe2dqyewtyyp

card-hidden = une carte
card-rainbow = Arc-en-ciel { $place }
    .face = Arc-en-ciel
card-rainbow_1 = Arc-en-ciel
card-rainbow_2 = Arc-en-ciel
card-railroad = Rail de voie ferrée
    .token = Voie
    .a = un rail de voie ferrée
card-switch = Rail d'aiguillage
    .token = Aiguillage
    .a = un rail d'aiguillage
card-city1 = Cité de force 1
    .token = Force 1
    .face = Cité
    .the = la cité de force 1
card-city2 = Cité de force 2
    .token = Force 2
    .face = Cité
    .the = la cité de force 2
card-city3 = Cité de force 3
    .token = Force 3
    .face = Cité
    .the = la cité de force 3
card-farm_wood = Ferme de bois
    .token = Bois
    .the = la ferme de bois
card-farm_fish = Ferme de poisson
    .token = Poisson
    .the = la ferme de poisson
card-farm_carrots = Ferme de carottes
    .token = Carottes
    .the = la ferme de carottes
card-trading_post = Comptoir
    .the = le comptoir
card-lux_pearl = Ferme de perles
    .token = Perles
    .the = la ferme de perles
card-lux_mushroom = Ferme de champignons
    .token = Champignons
    .the = la ferme de champignons
card-lux_spice = Ferme d'épices
    .token = Épices
    .the = la ferme d'épices
card-lux_copper = Ferme de cuivre
    .token = Cuivre
    .the = la ferme de cuivre
card-lux_iron = Ferme de fer
    .token = Fer
    .the = la ferme de fer
card-lux_gold = Ferme d'or
    .token = Or
    .the = la ferme d'or
card-lux_diamond = Ferme de diamants
    .token = Diamants
    .the = la ferme de diamants
card-camp_1 = Camp 1
    .the = le camp 1
card-camp_2 = Camp 2
    .the = le camp 2
card-camp_3 = Camp 3
    .the = le camp 3
card-camp_4 = Camp 4
    .the = le camp 4
card-camp_5 = Camp 5
    .the = le camp 5
card-camp_6 = Camp 6
    .the = le camp 6
card-sky_tower = Tour céleste
    .the = la tour céleste
card-provisions = Provisions
card-ring = Anneau royal
card-coat = Manteau royal
card-scepter = Sceptre royal
card-chalice = Calice royal
card-crown = Couronne royale
card-royal_carrot = Carotte royale
card-left_glove = Gant gauche
card-right_glove = Gant droit
card-bureaucrat = Bureaucrate
    .count = { count-parchments }
    .short = { count-held }
card-burgomaster = Bourgmestre
    .count = { count-cities }
    .short = { count-cities }
card-diplomat = Diplomate
    .count = { count-edges }
    .short = { count-on-edges }
card-explorer = Explorateur
    .count = { count-corners }
    .short = { count-corners }
card-carpenter = Charpentier
    .count = { count-wood }
    .short = { count-wood }
card-master_carpenter = Maître charpentier
    .count = { count-wood }
    .short = { count-wood }
card-woodland_king = Roi des bois
    .count = { count-wood }
    .short = { count-wood }
card-fisher = Pêcheur
    .count = { count-fish }
    .short = { count-fish }
card-master_fisher = Maître pêcheur
    .count = { count-fish }
    .short = { count-fish }
card-fisher_king = Roi pêcheur
    .count = { count-fish }
    .short = { count-fish }
card-farmer = Fermier
    .count = { count-carrot-fields }
    .short = { count-fields }
card-master_farmer = Maître fermier
    .count = { count-carrot-fields }
    .short = { count-fields }
card-carrot_king = Roi des carottes
    .count = { count-carrot-fields }
    .short = { count-fields }
card-merchant = Marchand
    .count = { count-luxuries }
    .short = { count-luxuries }
card-mountain_master = Maître des montagnes
    .count = { count-mountains }
    .short = { count-mountains }
card-carrotistador = Carottistador
    .count = { count-big-fiefs }
    .short = { count-large-fiefs }
card-harecingetorix = Lapingétorix
    .count = { count-fiefs }
    .short = { count-fiefs }
card-hunny_king = Attilapin
    .count = { count-fiefs }
    .short = { count-fiefs }
card-bun_shee = Bun-Shee
    .count = { count-poor }
    .short = { count-poor-cities }
card-panpan = PanPan le Barbare
    .count = { count-bare }
    .short = { count-barren }
card-colonist = Colon
    .count = { count-camp-cards }
    .short = { count-camps }
card-king_of_thieves = Roi des voleurs
    .count = { count-cities }
    .short = { count-cities }
card-matriarch = Matriarche
    .count = { count-territories }
    .short = { count-territories }
card-little_prince = Petit prince
    .count = { count-other-carrots }
    .short = { count-from-others }
card-treasure_guardian = Gardien des trésors
    .count = { count-treasures }
    .short = { count-treasures }
card-treasure_hunter = Chasseur de trésors
    .count = { count-treasure-carrots }
    .short = { count-from-treasures }
card-liberal = Libéral
card-socialist = Socialiste
card-opportunist = Opportuniste
card-carrotadel = Carottadelle
    .the = la carottadelle
card-chimney = Cheminée
    .the = la cheminée
card-lux_cloudwool = Ferme de laine de nuage
    .token = Laine de nuage
    .the = la ferme de laine de nuage
card-lux_bird = Ferme d'oiseaux
    .token = Oiseaux
    .the = la ferme d'oiseaux
card-signet = Sceau du marchand
    .count = { count-coins }
    .short = { count-coins }
card-cape = Cape de l'aurore
    .count = { count-cloud-rows }
    .short = { count-rows }
card-nibblonacci = Grignonacci
    .count = { count-treasures }
    .short = { count-treasures }
card-assistant_governor = Vice-gouverneur
    .count = { count-districts }
    .short = { count-districts }
card-governor = Gouverneur
    .count = { count-districts }
    .short = { count-districts }
card-cloud_independence = Indépendance des nuages
    .count = { count-cloud-carrots }
    .short = { count-from-clouds }
card-merchant_queen = Reine marchande
    .count = { count-trade }
    .short = { count-trade }
card-hareborne = Explorateur des airs
    .count = { count-cloud-lands }
    .short = { count-in-clouds }
card-lewis_carrot = Lewis Carotte
    .count = { count-wonders }
    .short = { count-wonders }
card-mafayette = Général Mafayette
    .count = { count-lead-rows }
    .short = { count-rows-led }
card-tax_collector = Percepteur
card-central_station = Gare centrale
card-railroad_2 = Voie ferrée de 2 rails
    .face = Voie ferrée
card-railroad_3 = Voie ferrée de 3 rails
    .face = Voie ferrée
card-switch_2 = Aiguillage de 2 rails
    .face = Aiguillage
card-switch_3 = Aiguillage de 3 rails
    .face = Aiguillage
card-station = Gare
    .the = la gare

rule-territory = { COUNT($goods) ->
    [0] { $n ->
        [0] Un lapin sur cette case : { $ground }.
       *[other] Un lapin sur cette case, avec sa cité de force { $n }.
    }
   *[other] Un lapin sur cette case : { $ground }. Elle produit { LIST($goods) }.
}
rule-trading_post = Produit du bois, du poisson ou des carottes, au choix à chaque récolte. Va sur { where-any }.
rule-sky_tower = Rend voisines deux de tes cases sans bâtiment, dans des fiefs différents.
rule-provisions = Pioche 2 cartes et joue les deux tout de suite.
rule-left_glove = 1 carotte, ou 4 avec : { card-right_glove }.
rule-right_glove = 1 carotte, ou 4 avec : { card-left_glove }.
rule-bureaucrat = 1 pour chacun de tes parchemins, celui-ci aussi.
rule-burgomaster = 1 pour chacune de tes cités.
rule-diplomat = 1 pour chacun de tes territoires sur un bord extérieur.
rule-explorer = 3 pour chacun de tes territoires dans un coin.
rule-carpenter = 1 pour chaque bois que tu produis.
rule-master_carpenter = 2 pour chaque bois que tu produis.
rule-woodland_king = 20 si tu produis 7 bois ou plus.
rule-fisher = 1 pour chaque poisson que tu produis.
rule-master_fisher = 2 pour chaque poisson que tu produis.
rule-fisher_king = 20 si tu produis 7 poissons ou plus.
rule-farmer = 1 pour chaque fois que tu produis des carottes.
rule-master_farmer = 2 pour chaque fois que tu produis des carottes.
rule-carrot_king = 15 si tu produis 5 fois des carottes ou plus.
rule-merchant = 3 pour chaque ressource de luxe que tu produis.
rule-mountain_master = 2 pour chacune de tes montagnes.
rule-carrotistador = 4 pour chaque fief de trois territoires ou plus.
rule-harecingetorix = 1 pour chacun de tes fiefs.
rule-hunny_king = 12 avec dix fiefs ou plus.
rule-bun_shee = 2 pour chaque cité dans un de tes fiefs qui ne produit rien.
rule-panpan = 2 pour chaque territoire sans cité qui ne produit rien.
rule-colonist = 3 pour chaque carte Camp que tu as jouée.
rule-king_of_thieves = 12 avec neuf cités ou plus.
rule-matriarch = 12 si personne n'a autant de territoires que toi.
rule-little_prince = Tous tes fiefs encore une fois, sauf le meilleur.
rule-treasure_guardian = 3 pour chacun de tes trésors.
rule-treasure_hunter = Tes trésors comptent encore une fois.
rule-liberal = Copie un parchemin de la personne à ta droite.
rule-socialist = Copie un parchemin de la personne à ta gauche.
rule-opportunist = 10 si tu finis à la deuxième place.
rule-carrotadel = Une cité de force 5, sauf si d'autres cités sont plus fortes.
rule-chimney = Sur le Grand Nuage : à chaque récolte, une ressource de base de son fief va à tous tes fiefs du Nouveau Monde.
rule-signet = 1 carotte pour chacune de tes pièces.
rule-cape = 2 carottes pour chaque rangée du Grand Nuage où tu es.
rule-nibblonacci = 2, 3, 5, 8, 13, 21 ou 34 pour un à sept trésors.
rule-assistant_governor = 2 pour chacun de tes districts.
rule-governor = 3 pour chacun de tes districts.
rule-cloud_independence = Tes fiefs du Grand Nuage encore une fois, sans liaisons.
rule-merchant_queen = 20 avec un Commerce de 50 ou plus.
rule-hareborne = 1 pour chacun de tes territoires sur le Grand Nuage.
rule-lewis_carrot = 2 pour chaque ressource merveilleuse que tu produis.
rule-mafayette = 5 pour chaque rangée du Grand Nuage où tu domines sans partage.
rule-tax_collector = Prends 2 pièces.
rule-central_station = Un lapin sur la Gare centrale, avec sa gare.
rule-station = Se construit le long de la voie ferrée. Elle sert quelqu'un d'autre à chaque récolte.
rule-city = Ajoute { $towers } à un fief. Va sur { $where }.
rule-farm = Apporte { LIST($goods) } à un fief. Va sur { $where }.
rule-rainbow = Un lapin sur cette case du Grand Nuage. Dès la Construction, elle est reliée à une de tes cases du Nouveau Monde, que tu peux changer à chaque manche.
rule-camp = Prend un territoire vide jusqu'à ce que sa carte Territoire soit jouée. Les petits numéros passent d'abord.
rule-treasure = { $n ->
    [one] Un trésor de { $n } carotte.
   *[other] Un trésor de { $n } carottes.
}
rule-railroad = { $n } rails pour les bouts de la voie ferrée.
rule-switch = { $n } rails pour n'importe quel point de la voie ferrée.

where-any = une de tes cases sans bâtiment
where-cloud = le Grand Nuage
where-sea = une mer
where-forest = une forêt
where-field = un champ
where-plain = une plaine
where-mountain = une montagne

## Cases, frontières et ressources
# en u4nwq4ndwalxezaynvhke662hdpwktggwss34csttocj2gbua3byl4gdzp72kd6saxslv5hzn5iyf37pkgs46qzpbhpshec5zthvhrimkbb4pw33vkmodwrzp3e2deylhnb3degahnkk4j2jprti7o

place = { $name }
    .de = de { $name }
place-star = Étoile { $n }
    .de = d'Étoile { $n }
place-moon = Lune { $n }
    .de = de Lune { $n }
place-sun = Soleil { $n }
    .de = de Soleil { $n }
place-bolt = Éclair { $n }
    .de = d'Éclair { $n }
place-drop = Goutte { $n }
    .de = de Goutte { $n }
row = Rangée { $name }
row-star = Étoile
row-moon = Lune
row-sun = Soleil
row-bolt = Éclair
row-drop = Goutte
border = entre { $place } et { $other }
border-edge = au bord { FORM($place, "de") }
land = { $ground }
land-good = { $ground } avec { LIST($goods) }

ground-forest = forêt
    .title = Forêt
    .one = une forêt
ground-sea = mer
    .title = Mer
    .one = une mer
ground-field = champ
    .title = Champ
    .one = un champ
ground-plain = plaine
    .title = Plaine
    .one = une plaine
ground-mountain = montagne
    .title = Montagne
    .one = une montagne
ground-city = cité
    .title = Cité
    .one = une cité
ground-nimbus = nimbus
    .title = Nimbus
ground-wonder = merveille
    .title = Merveille
ground-rainbow = arc-en-ciel
    .title = Arc-en-ciel
ground-station = gare
    .title = Gare

good-wood = du bois
    .title = Bois
good-fish = du poisson
    .title = Poisson
good-carrots = des carottes
    .title = Carottes
good-pearls = des perles
    .title = Perles
good-mushrooms = des champignons
    .title = Champignons
good-spices = des épices
    .title = Épices
good-copper = du cuivre
    .title = Cuivre
good-iron = du fer
    .title = Fer
good-gold = de l'or
    .title = Or
good-diamonds = des diamants
    .title = Diamants
good-cloud-wool = de la laine de nuage
    .title = Laine de nuage
good-birds = des oiseaux
    .title = Oiseaux
good-books = des livres
    .title = Livres
good-a-carpet = un tapis
    .title = Tapis
good-a-star = une étoile
    .title = Étoile
good-lightning = des éclairs
    .title = Éclairs
good-giant-mushrooms = des champignons géants
    .title = Champignons géants
good-a-dragon = un dragon
    .title = Dragon
good-snow = de la neige
    .title = Neige
good-a-phoenix = un phénix
    .title = Phénix
good-golden-fruit = des fruits d'or
    .title = Fruits d'or
good-a-cheese-moon = une lune de fromage
    .title = Lune de fromage
good-a-beanstalk = un haricot géant
    .title = Haricot géant
good-golden-feathers = des plumes d'or
    .title = Plumes d'or

## Ce que l'on compte
# en r5dufvu26wx7t7amifzsaoco2fnmarab6jygdo7ber5urm4fwi2os3kluue34dz3wzy37wk6loxggngityr3nj6nefdye55sdfh5oqvk53oozyzlhhdzeznr6dy

count-parchments = { $n ->
    [one] { $n } parchemin
   *[other] { $n } parchemins
}
count-cities = { $n ->
    [one] { $n } cité
   *[other] { $n } cités
}
count-edges = { $n ->
    [one] { $n } territoire au bord
   *[other] { $n } territoires au bord
}
count-corners = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
count-wood = { $n } bois
count-fish = { $n ->
    [one] { $n } poisson
   *[other] { $n } poissons
}
count-carrot-fields = { $n ->
    [one] { $n } champ de carottes
   *[other] { $n } champs de carottes
}
count-fields = { $n ->
    [one] { $n } champ
   *[other] { $n } champs
}
count-luxuries = { $n } de luxe
count-mountains = { $n ->
    [one] { $n } montagne
   *[other] { $n } montagnes
}
count-big-fiefs = { $n ->
    [one] { $n } fief de trois ou plus
   *[other] { $n } fiefs de trois ou plus
}
count-large-fiefs = { $n ->
    [one] { $n } grand fief
   *[other] { $n } grands fiefs
}
count-fiefs = { $n ->
    [one] { $n } fief
   *[other] { $n } fiefs
}
count-poor = { $n ->
    [one] { $n } cité sans ressource
   *[other] { $n } cités sans ressource
}
count-poor-cities = { $n ->
    [one] { $n } cité pauvre
   *[other] { $n } cités pauvres
}
count-bare = { $n ->
    [one] { $n } territoire nu
   *[other] { $n } territoires nus
}
count-barren = { $n ->
    [one] { $n } nu
   *[other] { $n } nus
}
count-camp-cards = { $n ->
    [one] { $n } carte Camp
   *[other] { $n } cartes Camp
}
count-camps = { $n ->
    [one] { $n } camp
   *[other] { $n } camps
}
count-territories = { $n ->
    [one] { $n } territoire
   *[other] { $n } territoires
}
count-other-carrots = { $n ->
    [one] { $n } carotte des autres fiefs
   *[other] { $n } carottes des autres fiefs
}
count-from-others = { $n } d'autres fiefs
count-treasures = { $n ->
    [one] { $n } trésor
   *[other] { $n } trésors
}
count-treasure-carrots = { $n ->
    [one] { $n } carotte de trésors
   *[other] { $n } carottes de trésors
}
count-from-treasures = { $n } de trésors
count-districts = { $n ->
    [one] { $n } district
   *[other] { $n } districts
}
count-cloud-carrots = { $n ->
    [one] { $n } carotte de fiefs des nuages
   *[other] { $n } carottes de fiefs des nuages
}
count-from-clouds = { $n } de fiefs des nuages
count-trade = { $n } de Commerce
count-cloud-lands = { $n ->
    [one] { $n } territoire des nuages
   *[other] { $n } territoires des nuages
}
count-in-clouds = { $n } dans les nuages
count-wonders = { $n ->
    [one] { $n } merveille
   *[other] { $n } merveilles
}
count-lead-rows = { $n ->
    [one] { $n } rangée dominée sans partage
   *[other] { $n } rangées dominées sans partage
}
count-rows-led = { $n ->
    [one] { $n } rangée dominée
   *[other] { $n } rangées dominées
}
count-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
count-cloud-rows = { $n ->
    [one] { $n } rangée du Nuage
   *[other] { $n } rangées du Nuage
}
count-rows = { $n ->
    [one] { $n } rangée
   *[other] { $n } rangées
}
count-held = { $n } en main
count-on-edges = { $n } au bord
count-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
count-rail-cards = { $n ->
    [one] { $n } carte Rail
   *[other] { $n } cartes Rail
}

## Le journal
# en vxvbhmxhlh3x73pdoywgnpuzooib2wpmiko4xcoamwjd3iz5oqle7ds6r7eeitrmjf3jovglfutcixafjbadwcea6josqgcb3bayfpjn64nbtaypyyfgnebp43mzigskmlzrhhp

station-placed = La Gare centrale est en { $place }.
sheriff-named = { $n ->
    [0] { $who } commence avec l'étoile de shérif.
    [one] Avec { $n } carte Rail, { $who } est shérif cette manche.
   *[other] Avec { $n } cartes Rail, { $who } est shérif cette manche.
}
station-turned = { $who } tourne la Gare centrale : rails { $first } et { $second }.
round-begun = Manche { $n }
    .moment = La manche { $n } sur { $of } commence
reserve-taken = { $who } prend { $card } dans la réserve.
card-sealed = { $card ->
    [hidden] { "" }
   *[other] { $who } choisit { $card }.
}
discard-sealed = { $card ->
    [hidden] { "" }
   *[other] { $who } va défausser { $card }.
}
card-played = { $territory ->
    [yes] { $who } joue { $card } : { $land }.
   *[no] { $who } joue { $card }.
}
    .moment = Les cartes choisies sont jouées
parchment-kept = { $card ->
    [hidden] { $who } garde un parchemin, face cachée.
   *[other] { $drawn ->
        [yes] { $who } garde { $card }, face cachée. Ce qu'il paie : { $rule }
       *[no] { $who } garde { $card }, face cachée.
    }
}
card-discarded = { $who } défausse { $card }.
camp-displaced = { $other } prend { $from } à { $who } : { FORM($building, "the") } disparaît.
camp-upgraded = { $who } s'installe pour de bon en { $from } : le camp disparaît.
provisions-used = Provisions : { $who } pioche { $n } cartes et les joue.
coins-taken = { $n ->
    [one] { $who } prend { $n } pièce.
   *[other] { $who } prend { $n } pièces.
}
district-founded = { $who } reçoit une pièce pour un nouveau district autour { FORM($place, "de") }.
hands-passed = { $way ->
    [1] Chacun passe sa main à gauche.
   *[other] Chacun passe sa main à droite.
}
track-laid = { $rail ->
    [yes] { $who } pose un rail de voie ferrée { $border }.
   *[no] { $who } pose un rail d'aiguillage { $border }.
}
sheriff-paid = { $things ->
    [one] { $who }, shérif, reçoit { $carrots } pour { $things } rail.
   *[other] { $who }, shérif, reçoit { $carrots } pour { $things } rails.
}
camp-placed = { $who } pose { FORM($building, "the") } en { $place }. { $fief }
    .moment = { $who } pose { FORM($building, "the") } en { $place }
camp-held = { $who } garde { FORM($building, "the") } pour une autre manche.
building-built = { $who } construit en { $place } : { $building }. { $fief }
    .moment = { $who } construit en { $place } : { $building }
tower-built = { $who } relie { $from } et { $place } par une tour céleste. { $fief }
    .moment = { $who } relie { $from } et { $place } par une tour céleste
rainbow-set = { $who } mène l'arc-en-ciel { FORM($head, "de") } à { $place }. { $fief }
    .moment = { $who } mène l'arc-en-ciel { FORM($head, "de") } à { $place }
nothing-to-build = Rien à construire pour cette manche : { LIST($seats) }.
building-ended = { $who } ne construit plus.
railroad-paid = { $who } reçoit { $carrots } pour des tours le long de la voie ferrée.
station-paid = La gare de { $who } sert { $other } : { $carrots }.
resource-chosen = { $building } en { $place } : { $who } choisit { $good }.
fief-harvested = { $size ->
    [one] { $who }, fief { FORM($place, "de") } ({ $size } territoire) : { $product }.
   *[other] { $who }, fief { FORM($place, "de") } ({ $size } territoires) : { $product }.
}
harvest-counted = { $who } récolte { $carrots } et en a maintenant { $total }.
star-paid = { $things ->
    [one] { $who } reçoit { $carrots } de l'Étoile, pour { $things } carte Rail.
   *[other] { $who } reçoit { $carrots } de l'Étoile, pour { $things } cartes Rail.
}
parchments-revealed = { COUNT($cards) ->
    [0] { $who } n'a pas de parchemin.
   *[other] { $who } révèle { LIST($cards) }.
}
    .moment = Tous les parchemins sont révélés
parchment-copied = { $who } : { $copier } devient { $card }.
parchment-counted = { $who } : { $card }, { $carrots }.
trade-counted = { $things ->
    [one] { $who } vend { $things } pièce : { $carrots }.
   *[other] { $who } vend { $things } pièces : { $carrots }.
}
match-won = { $several ->
    [yes] { LIST($seats) } se partagent le titre de Grandes Oreilles avec { $carrots }.
   *[no] { LIST($seats) } devient Grandes Oreilles avec { $carrots } !
}

fief-now = Ce fief donne maintenant { $product }.
fief-nothing = Ce fief ne donne encore rien.
fief-later = Sa production se choisit à chaque récolte.

carrots = { $n ->
    [one] { $n } carotte
   *[other] { $n } carottes
}
towers = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
goods = { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
}
product = { $towers } × { $goods } = { $carrots }
    .short = { $strength } × { $wealth } = { $carrots }

best-together = { $n ->
    [one] Le mieux ensemble : { LIST($built) }, { $n } carotte de plus par récolte.
   *[other] Le mieux ensemble : { LIST($built) }, { $n } carottes de plus par récolte.
}
built = { $building } en { $place }

## Questions
# en m2nhwuvvuabxk57a2lmbkqo6frskfkpdaxb4xtsmv25cydj2zrxpsrjliqdax57wzamf2esbkycjxxqug4ft4ftpbiklnbp7gvsjhz

ask-place_station = La Gare centrale est placée
ask-draw_sheriff = Le sort décide qui est shérif en premier
ask-deal = Les cartes sont distribuées
ask-reserve = Chacun prend une carte de la réserve
ask-draw = Les Provisions apportent deux cartes de la pioche

ask-turn_station = { $who }, tourne la Gare centrale
    .how = Clique sur la direction de ses rails
ask-tracks = { $who }, pose des rails ou arrête
    .how = Clique sur une frontière éclairée entre deux cases
    .two = Glisse un rail sur une frontière éclairée, ou clique sur les deux
ask-camps = { $who }, pose { FORM($building, "the") } ou garde-le
    .how = Clique sur un territoire vide, ou garde le camp pour une autre manche
ask-build = { $who }, construis quelque chose ou arrête
    .how = Glisse un bâtiment sur une case éclairée, ou clique sur les deux
ask-tower_end = { $who }, où mène la tour céleste ?
    .how = Clique sur une case d'un autre fief
ask-serve = { $who }, qui ta gare sert-elle ?
    .how = Clique sur quelqu'un
ask-produce = { $who }, que produit le comptoir en { $place } ?
    .how = Clique sur le bois, le poisson ou les carottes
ask-smoke = { $who }, que répand la cheminée en { $place } ?
    .how = Clique sur une ressource de son fief
ask-copy = { $who }, choisis le parchemin à copier
    .how = Clique sur un parchemin éclairé
ask-copy_on = { $who }, tu copies une carte de copie : choisis encore
    .how = Clique sur un parchemin éclairé

ask-pick = { $n ->
    [one] { $who }, choisis { $n } carte à jouer
   *[other] { $who }, choisis { $n } cartes à jouer
}
ask-pick-two = { $who }, choisis une carte à jouer. Puis défausses-en une.
ask-pick-discard = { $who }, défausse une carte
pick = Manche { $round } sur { $of }, choix { $pick } sur { $picks }
    .last = Manche { $round } sur { $of }, choix { $pick } sur { $picks } : le dernier de cette main
    .other = Manche { $round } sur { $of }, choix { $pick } sur { $picks } : le reste va à { $other }
    .left = Manche { $round } sur { $of }, choix { $pick } sur { $picks } : le reste va à { $other }, à gauche
    .right = Manche { $round } sur { $of }, choix { $pick } sur { $picks } : le reste va à { $other }, à droite

watch-turn_station = { $who } tourne la Gare centrale
watch-tracks = { $who } peut poser des rails
watch-camps = { $who } peut poser un camp
watch-build = { $who } construit
watch-tower_end = { $who } place une tour céleste
watch-serve = { $who } choisit qui une gare sert
watch-produce = { $who } règle un comptoir
watch-smoke = { $who } règle une cheminée
watch-copy = { $who } choisit un parchemin à copier
watch-copy_on = { $who } choisit un parchemin à copier
watch-pick = On attend { LIST($who) }

standings = Carottes jusqu'ici : { LIST($carrots) }. Parchemins gardés, comptés à la fin : { LIST($parchments) }.
standing = { $who } { $n }
over = La partie est finie
won = { $shared ->
    [yes] { LIST($who) } se partagent le titre de Grandes Oreilles
   *[no] { LIST($who) } devient Grandes Oreilles
}

## Ce que fait un choix
# en rrqpqik4rra2msemlljhtwzov3bbmyygmxro4tqmlgttobsspqgksx2wbgpu5bstvbvnl

do-pick = Jouer { $card }
do-discard = Défausser { $card }
do-camp = Poser le camp en { $place }
do-hold_camp = Garder le camp pour une autre manche
do-build = Construire en { $place } : { $building }
do-tower = Tour céleste en partant { FORM($place, "de") }
do-tower_end = Tour céleste vers { $place }
    .both = Tour céleste { FORM($from, "de") } à { $place }
do-rainbow = Mener l'arc-en-ciel à { $place }
    .again = Déplacer l'arc-en-ciel vers { $place }
do-build_no_more = Ne plus construire
do-lay_rail = Poser un rail de voie ferrée { $border }
do-lay_switch = Poser un rail d'aiguillage { $border }
do-lay_no_more = Ne plus poser de rails
do-produce = Produire { $good }
do-smoke = Répandre { $good }
do-serve = Servir { $who }
    .apart = Servir { $who } avec ta gare
do-copy = { $card } copie { $other }
do-copy_on = Copier { $card }
do-turn_station = { $side ->
    [0] Rails en haut et à droite
    [1] Rails à droite et en bas
    [2] Rails en bas et à gauche
   *[3] Rails à gauche et en haut
}
    .apart = { $side ->
        [0] Tourner la Gare centrale : rails en haut et à droite
        [1] Tourner la Gare centrale : rails à droite et en bas
        [2] Tourner la Gare centrale : rails en bas et à gauche
       *[3] Tourner la Gare centrale : rails à gauche et en haut
    }
do-place_station = Gare centrale en { $place }
do-draw_sheriff = { $who } est shérif
do-deal = Distribuer les mains
do-reserve = Retourner les réserves
do-draw = Piocher pour les Provisions

## Pourquoi quelque chose n'est pas permis
# en xtrl5szky4xvkfe6uhtltwypyqddgqbgoaa5vcjf7rwblwr4pzol336a5x4voliyzfdvcc2ubijjllyswfilo2bckac63ullfnilfk7cdvicaeqh7axtihhgfbxqevopwswroodysc63gunpkxsqyexopp5sd3pod5ja77t7k63c2qhda27m

no-over = La partie est finie.
no-space = Cette case n'existe pas dans cette partie.
no-turn-first = D'abord, le shérif tourne la Gare centrale.
no-pick-first = Choisis d'abord dans ta main les cartes de ce choix.
no-tracks-first = Pose d'abord des rails, ou arrête.
no-camp-first = Pose d'abord le camp proposé, ou garde-le.
no-build-first = C'est la Construction : élève un bâtiment, ou arrête.
no-tower-first = Choisis d'abord la deuxième case de la tour céleste.
no-serve-first = Choisis d'abord qui ta gare sert.
no-produce-first = Choisis d'abord ce que ton comptoir produit.
no-smoke-first = Choisis d'abord la ressource que ta cheminée répand.
no-copy-first = Choisis d'abord le parchemin que ta carte de copie devient.
no-copy-on-first = Choisis d'abord ce que devient la carte de copie copiée.
no-chosen = Tes cartes sont choisies. Attends les autres.
no-dealing = On distribue.
no-camp-order = La personne qui a le camp au plus petit numéro passe d'abord.
no-other = Quelqu'un d'autre choisit maintenant.
no-camp-late = Les camps se posent au début de la Construction.
no-track-late = Les rails se posent dans la phase de la voie ferrée, avant la Construction.
no-serve = Les gares servent les autres, tous aussi également que possible.
no-smoke = Une cheminée répand une ressource de base de son propre fief.
no-turn-lava = Ainsi tournée, elle aurait un rail imprimé sur la lave.
no-hand = Choisis une carte de ta main.
no-chosen-again = Cette carte est déjà choisie. Prends-en une autre.
no-order = Les cartes d'un choix se nomment dans l'ordre croissant.
no-keep-first = Choisis d'abord la carte que tu gardes, puis celle que tu défausses.
no-discard-kept = Défausse une autre carte de ta main que celle que tu gardes.
no-camp-space = Un camp va sur une case sans lapin et sans bâtiment.
no-single = Ce bâtiment ne va pas sur une seule case.
no-waiting = Tu n'as pas ce bâtiment.
no-tower-none = Une tour céleste relie deux de tes fiefs. Aucune autre de tes cases libres n'est dans un autre fief.
no-tower-same = Cette case est dans le même fief. Une tour céleste en relie deux différents.
no-tower-order = Nomme d'abord l'autre bout : celui du haut, ou celui de gauche dans une rangée.
no-yours = Les bâtiments vont sur tes propres territoires.
no-built = Il y a déjà un bâtiment. Une case en porte un seul.
no-station = Une gare va sur un territoire le long de la voie ferrée.
no-chimney = Une cheminée va seulement sur le Grand Nuage.
no-not-now = Tu ne peux pas construire ce bâtiment maintenant.
no-fit = { $ground ->
    [cloud] Ce bâtiment doit être sur le Grand Nuage.
   *[other] Le symbole de ce bâtiment demande { FORM($ground, "one") }.
}
no-rainbow = Cet arc-en-ciel n'est pas à toi.
no-rainbow-cloud = Un arc-en-ciel mène au Nouveau Monde.
no-rainbow-there = L'arc-en-ciel y mène déjà. Choisis une autre case.
no-rainbow-moves = { $n ->
    [one] Un arc-en-ciel se déplace une fois par Construction.
    [2] Un arc-en-ciel se déplace au plus deux fois par Construction.
   *[other] Un arc-en-ciel se déplace au plus { $n } fois par Construction.
}
no-rainbow-fief = Un arc-en-ciel relie deux fiefs différents.
no-border = Il n'y a pas cette frontière entre deux cases.
no-token = Tu n'as pas ce rail.
no-lava = Les rails ne vont jamais sur la lave.
no-edge = Les rails vont entre deux cases, jamais sur le bord extérieur.
no-track-there = Il y a déjà un rail.
no-track-touch = Un rail doit toucher un rail déjà posé.
no-track-loop = Un rail ne peut pas fermer une boucle.
no-track-end = Les rails d'une carte Voie ferrée vont à un bout de la voie ferrée.
no-copier = Choisis une de tes cartes de copie qui n'a encore rien copié.
no-copy-right = Cette carte copie un parchemin de la personne à ta droite.
no-copy-left = Cette carte copie un parchemin de la personne à ta gauche.
no-draw-place = On tire d'abord la place de la Gare centrale.
no-draw-sheriff = On tire maintenant qui est shérif en premier.
no-deal = On distribue maintenant les mains.
no-reserve = Chacun prend maintenant une carte de la réserve.
no-draw = On pioche maintenant deux cartes pour les Provisions.

## Comment cela a fini
# en uwsqc5gutjsk662ujribnsjvpkcqf4flnfcajog6ldvn4vn4nbtdys

from-fiefs = Fiefs, manche { $n }
from-railroad = Voie ferrée
from-stations = Gares
from-tracks = Rails du shérif
from-star = Étoile
from-trade = Commerce
from-parchments = Parchemins
ended = Les quatre manches sont finies et les parchemins comptés. Qui a le plus de carottes gagne.
ended-shared = Les quatre manches sont finies. À égalité de carottes, le titre de Grandes Oreilles est partagé.

scored-title = { $copied ->
    [yes] { $card } comme { $scored }
   *[no] { $card }
}
scored-plain = { scored-title }
scored-glove = { scored-title } : { $met ->
    [yes] une paire
   *[no] sans l'autre
}
scored-opportunist = { scored-title } : { $met ->
    [yes] deuxième place
   *[no] une autre place
}
scored-matriarch = { scored-title } : { $met ->
    [yes] le plus de territoires
   *[no] pas le plus de territoires
}
scored-liberal = { scored-title } : pas de copie
scored-socialist = { scored-title } : pas de copie
scored-needs = { scored-title } : { $met ->
    [yes] au moins { FORM($things, "short") }
   *[no] moins de { FORM($things, "short") }
}
scored-count = { scored-title } : { FORM($things, "short") }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}

## Ce que valent les parchemins
# en an3uwpgv2ck6sxq5lyjs36rxv3ivxtxgeugt5tdy22hvr2yd

worth-most = { FORM($counts, "count") }, plus que les autres : { $n } pour l'instant
worth-lead = { FORM($counts, "count") }, il en faut { $need } : { $n } pour l'instant
worth-need = { $have } sur { FORM($counts, "count") } : { $n } pour l'instant
worth-count = { FORM($counts, "count") } : { $n } pour l'instant
worth-rank = { $have ->
    [1] Paie la 2e place en carottes, tu as la 1re : { $n } pour l'instant
   *[other] Paie la 2e place en carottes, tu as la { $have }e : { $n } pour l'instant
}
worth-liberal = Copie un parchemin de la personne à ta droite
worth-socialist = Copie un parchemin de la personne à ta gauche
worth-treasure = Trésor : { $n }
worth-told = { $now } ; { $step }
worth-copied = Copie { $card } : { $told }
step-glove = 4 avec { $other }
    .line = 4 avec { $other }.
step-each = 1 de plus rapporte { $n } à chaque fois
    .line = 1 de plus rapporte { $n } à chaque fois.
step-next = le prochain rapporte { $n }
    .line = Le prochain rapporte { $n }.
step-more = { $missing ->
    [one] { $missing } de plus rapporte { $n }
   *[other] { $missing } de plus rapportent { $n }
}
    .line = { $missing ->
        [one] { $missing } de plus rapporte { $n }.
       *[other] { $missing } de plus rapportent { $n }.
    }
gained = tes parchemins à la fin : { LIST($cards, type: "comma") }
gain = { $more ->
    [yes] { $card } { $n } de plus
   *[no] { $card } { $n } de moins
}

## La prévision. Les lignes n'ont pas de point.
# en m3sic2v4q6yzdjjimhua56v5yil264jfc2tjhhpghqowyfvw6d373mpvrzrenq3ic2qeucpqdqmz5zdptqgb2cuimziijkqkzqddwg5s5r3cdffkziz3yepnsxt4dikbbtux

listed = { LIST($things) }
listed-comma = { LIST($things, type: "comma") }
brings = { LIST($parts, type: "semicolon") }
see-more-in = En { $place } : { $carrots } de plus par récolte
see-best = Le mieux en { $place } : { $carrots } de plus par récolte
see-drives-off = { $settled }, chasse le camp de { $who }
see-yours = { $place } est à toi pour de bon
see-near = { LIST($places, type: "or") } la relierait à ton fief { FORM($place, "de") }
see-joins = { $place } rejoint ton fief de { $n }
see-begins = { $fiefs ->
    [0] { $n ->
        [one] { $place } commence un nouveau fief
       *[other] { $place } commence un fief de { $n }
    }
   *[other] { $place } réunit { $fiefs } fiefs en un de { $n }
}
see-camp = { $building } : { $settled }
see-post = { $building } avec sa meilleure ressource en { $place }
see-building = { $building } en { $place }
see-gain = { $product } ({ NUMBER($n, sign: "always") })
    .short = { FORM($product, "short") } ({ NUMBER($n, sign: "always") })
see-linked = { $place } et { $other } : un fief de { $n }
see-harvests = Carottes par récolte maintenant
see-so-far = Carottes jusqu'ici
see-serving = Carottes pour ta gare
see-fits = { $many ->
    [yes] Va sur { COUNT($places) } cases ; pas encore de carottes en plus
   *[no] Va sur { LIST($places, type: "or") } ; pas encore de carottes en plus
}
see-left = { $last ->
    [yes] c'est la dernière manche : ce qui reste ne compte pas
   *[no] ce qui reste peut se construire plus tard
}
see-has = Tu as { $things }
sources = { LIST($things, type: "comma") }
source-fiefs = Fiefs { $n }
source-parchments = parchemins { $n }
source-rails = rails { $n }
source-trade = Commerce { $n }
see-counting = On compte les parchemins
see-no-fief = Les cartes Territoire amènent des lapins sur le plan
see-harvest = { $carrots } par récolte maintenant
see-reserve = { $n ->
    [one] { $n } carte dans ta réserve
   *[other] { $n } cartes dans ta réserve
}
see-discarded = { $card } va à la défausse
see-gone = Face cachée, et hors du jeu
see-railroad = Va à un bout de la voie ferrée
see-switch = Va à n'importe quel point de la voie ferrée
see-sky_tower = Relie deux de tes cases libres de fiefs différents
see-no-space = Pas encore de case ; cela peut attendre
see-tower-next = Puis choisis où elle mène
see-fief = { $n ->
    [one] { $who } : fief de { $n } territoire
   *[other] { $who } : fief de { $n } territoires
}
brings-best = le mieux en { $place } : { $effect }
brings-produced = { $carrots } de plus dans cette récolte
brings-settled = { $settled } : { $effect }
brings-alone = { $taken ->
    [yes] un fief à part, chasse le camp de { $who }
   *[no] un fief à part
}
brings-waits = { $rule } Cela peut attendre une autre manche.
brings-built = { LIST($things, type: "comma") } : { $effect }

## La table en mots
# en ezbd7zei34b3ort6oybevrn2ibnswdlnsa2jullz6koo4sqwd5yngvagqjqt56xic2yeimnx6cn

zone-harvests = Récoltes
zone-world = Nouveau Monde, le plan
zone-cloud = Grand Nuage
zone-fiefs = Fiefs
zone-borders = Frontières
zone-waiting = À construire
tab-hand = Main
tab-stock = Bâtiments
tab-scrolls = Parchemins
tray-scrolls = Tes parchemins
empty-hand = Pas de carte en main maintenant
empty-stock = Rien à construire
empty-scrolls = Pas encore de parchemin
piece-fief = Fief { FORM($place, "de") }, à { $who }
piece-border = Frontière { $border }
piece-rainbow = Arc-en-ciel { FORM($place, "de") }
state-fief = { $size } ({ LIST($places) }), { $product }
state-several = { $n } en tout
state-seat = { COUNT($things) ->
    [0] { $fiefs }, { $n } par récolte
   *[other] { $fiefs }, { $n } par récolte, à construire : { LIST($things) }
}
several = { $n ->
    [1] { $building }
   *[other] { $n } × { $building }
}
state-rainbow = mène à { $place }
space = { LIST($things, type: "comma") }
lava = la lave la sépare { FORM($place, "de") }
lived = { $place } { $who }
free = { $all ->
    [yes] tout est libre
   *[no] { $n } libres
}

## De près
# en 3gwqop4nkkhrap5m4lvvjwaenew3e6ltikoo2pzodutd2jsipbicy7dmb

close-line = { $thing }.
close-all = { $n } en tout
close-central = Gare centrale : un territoire d'un genre à part, avec une gare dessus.
close-ground = { COUNT($goods) ->
    [0] { FORM($ground, "title") } : sans bâtiment, ne donne rien.
   *[other] { FORM($ground, "title") } : donne { LIST($goods) }.
}
close-lava = La lave la sépare { FORM($place, "de") } : aucun fief ne passe.
close-holder = Elle est à { $who }.
close-city = Dessus : une cité de force { $n }, depuis le début.
close-on = Dessus : { $thing }.
close-fief = { $n ->
    [one] Fief de { $n } territoire : { $product }.
   *[other] Fief de { $n } territoires : { $product }.
}
close-linked = En liaison avec { $place }.
close-corner = Un coin de son plateau.
close-edge = Au bord de son plateau.
close-fiefs = { $carrots }, { $territories } en { $fiefs } : { $n } par récolte.
close-cards = { $parchments }, { $cards } en main.
close-waits = { COUNT($things) ->
    [0] Rien à construire.
   *[other] À construire : { LIST($things) }.
}
close-coins = { $coins } pour le Commerce.
close-sheriff = Shérif : a l'Étoile.
close-passed = Tu as passé : { LIST($cards) }.
close-discards = Tu as défaussé : { LIST($cards) }.

## La table
# en w2dcihrrvj756ijhujtrxp6bxiyrsosigntv6wg4a7xumucfjq2wajhf4sccezyewrdf3dvx

for-all-cards = toutes les cartes sont retournées
for-all-harvest = la récolte
for-all-parchments = les parchemins
round-banner = Manche { $n } sur { $of }
copies-banner = { $who } copie
tag-play = jouer
tag-discard = défausser
plate-carrots = { $n ->
    [one] carotte
   *[other] carottes
}
plate-parchments = { $n ->
    [one] parchemin
   *[other] parchemins
}
plate-sheriff = { $n ->
    [one] carte Rail, shérif
   *[other] cartes Rail, shérif
}
plate-coins = { $n ->
    [one] pièce
   *[other] pièces
}
plate-land = { $n ->
    [one] territoire
   *[other] territoires
}
plate-reserve = { $n ->
    [one] carte en réserve
   *[other] cartes en réserve
}
plate-rails = { $n ->
    [one] carte Rail
   *[other] cartes Rail
}
sheet = { $who } : { LIST($things, type: "comma") }, { $n } par récolte
sheet-goods = { $some ->
    [yes] Ressources
   *[no] Pas de ressource
}
sheet-waits = { $some ->
    [yes] À construire
   *[no] Rien à construire
}
sheet-picked = { $some ->
    [yes] Dernier choix
   *[no] Pas encore de choix dans cette manche
}
ask-held = { $who }, mets { FORM($building, "the") } sur une case
    .how = Clique sur une case éclairée, ou { KEY("back") } pour reposer
ask-held-track = { $who }, pose { FORM($building, "a") }
    .how = Clique sur une frontière éclairée, ou { KEY("back") } pour reposer
ask-held-one = { $who }, choisis un bout de la tour céleste
ask-held-other = { $who }, choisis l'autre bout de la tour céleste
ask-further = { $two ->
    [yes] { $n ->
        [0] { $who }, confirme ou reprends-en une
       *[other] { $who }, choisis maintenant la carte à défausser
    }
   *[no] { $n ->
        [0] { $who }, confirme ou reprends-en une
       *[other] { $who }, choisis-en encore { $n }
    }
}
sure-done = { $building } en { $place } rapporterait { $carrots } dans cette récolte.
    .do = Ne plus construire

## Boutons
# en j6jv3b77jmqe2znjpgonzeg7pzbliovb42kqk4urthnizz5ubpn43hztinns3zn4qylvlpitfnx

button-camps = Garder { FORM($building, "the") }
button-build = Ne plus construire
button-tracks = Ne plus poser
button-over = La partie est finie
    .tip = Les résultats disent qui gagne.
button-watching = Tu regardes
    .tip = Les lapins jouent tout seuls.
button-sealed = Cartes choisies
    .tip = Les autres choisissent encore.
button-others = Attends les autres
    .tip = Les autres choisissent encore.
button-turn_station = Tourner la Gare centrale
    .tip = Clique sur une de ses images, ou sur un coin de sa tuile.
button-tower_end = Choisis l'autre bout
    .tip = Clique sur une case éclairée d'un autre fief.
button-serve = Choisis quelqu'un
    .tip = Clique sur la plaque de qui ta gare sert.
button-copy = Choisis un parchemin
    .tip = Clique sur le parchemin que ta carte de copie devient.
button-copy_on = Choisis un parchemin
    .tip = Clique sur le parchemin à copier.
button-produce = Choisis sa production
    .tip = Clique sur le bois, le poisson ou les carottes.
button-smoke = Choisis ce qu'elle répand
    .tip = Clique sur une ressource de son fief.
button-choose = { $two ->
    [yes] { $n ->
        [1] Choisis la défausse
       *[other] Choisis une carte à jouer
    }
   *[no] { $some ->
        [yes] Choisis-en encore { $n }
       *[no] { $n ->
            [one] Choisis une carte
           *[other] Choisis { $n } cartes
        }
    }
}
    .tip = Clique sur des cartes de ta main, ou glisse-les sur le plan.
button-play = Jouer { LIST($cards) }
button-discard = { $n ->
    [0] Défausser { $card }
   *[other] Jouer { LIST($cards) }, défausser { $card }
}
button-good = { FORM($good, "title") } : { $carrots } de plus dans cette récolte.
    .not = Son fief ne produit pas cela.
filter-all = Tout
    .map = Plan : tout
    .tip = Montre tout sur le plan.
filter-mine = À moi
    .map = Plan : à moi
    .tip = Met en avant tes propres fiefs.
filter-goods = Ressources
    .map = Plan : ressources
    .tip = Montre ce que chaque case et chaque ferme donne.
filter-parchments = Parchemins
    .map = Plan : parchemins
    .tip = Éclaire les cases dont parlent tes parchemins.
nearer-map =
    .whole = Montre de nouveau tout le plan (-).
    .close = Rapproche le plan (+, ou la molette au-dessus d'un endroit). Tu peux le faire glisser.
nearer-cloud =
    .whole = Montre de nouveau tout le Grand Nuage (-).
    .close = Rapproche le Grand Nuage (+, ou la molette au-dessus d'un endroit). Tu peux le faire glisser.
nearer-largest = Les cases ne deviennent pas plus grandes.

## Ce qui distingue des choix : « 2,1 de plus : carottes de tes parchemins »
# en s77nb5adft6eyzu3m3a2s3wu22eeujcx6iedea4vaboa7kql

end-harvest = carottes pour toi à la récolte { $n }
end-harvest-best = carottes pour ton meilleur rival à la récolte { $n }
end-harvest-rival = carottes pour ton rival à la récolte { $n }
end-rails-and-trade = carottes de rails, de gares et de Commerce
end-parchments = carottes de tes parchemins
end-parchments-best = carottes des parchemins de ton meilleur rival
end-parchments-rival = carottes des parchemins de ton rival
end-spaces = cases pour toi
end-spaces-largest = cases pour ton plus grand rival
end-spaces-rival = cases pour ton rival
end-strength = points de force dans ton fief le plus fort
end-wealth = ressources différentes dans ton fief le plus riche
end-coins = pièces pour toi
end-strong = tu as un fief de force { $n } ou plus
end-strong-any = un rival a un fief de force { $n } ou plus
end-strong-rival = ton rival a un fief de force { $n } ou plus

## Avant la partie
# en n6miyfolm

pitch =
    .one = Choisis des cartes, peuple un nouveau monde et fais grandir tes fiefs.
    .two = Tours fois ressources font des carottes, en quatre manches.
option-sky = Dans le ciel
    .help = Un deuxième plateau dans les nuages, avec des pièces et du Commerce. À cinq, il est toujours là.
option-express = Bunny Express
    .help = Une voie ferrée grandit entre les cases, avec un shérif et des gares.
