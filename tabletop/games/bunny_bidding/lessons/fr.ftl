### Les leçons de Bunny Bidding, le coach et le tour d'exemple du livre de règles.
# en qaaqi74rtdhys2v66vervkjmd7d3r2m45vtr3nhob4q7r4k6id35gmrwf6uku5yv6xfjd5rlvyhwidzy67h5procvkspj3a7tnjlqmkycjfq2zox572idgpy

bid = Payer des œufs avec des œufs
    .about = Ouvrir, miser, compléter le lot et le gagner.
bid-1 = Voici tes objectifs secrets : chaque œuf d'une de ces couleurs rapporte 5. Chaque autre œuf coûte 1.
bid-2 = Qui ouvre met deux tuiles au lot : prends ces deux-là, puis appuie sur le grand bouton.
    .wrong = Prends juste les deux tuiles entourées, puis appuie sur le grand bouton.
bid-3 = Ces deux-là te plaisent ! Maintenant chacun mise une tuile, et la plus haute mise gagne tout. La leçon 2 change cela.
bid-4 = Chaque tour a une mise et une tuile pour le lot : prends 97 comme mise, puis 2 pour le lot. Puis le bouton.
    .wrong = 97 est ta mise, et 2 va au lot : prends d'abord 97.
bid-5 = 97 est la plus haute mise : tout le lot est à toi ! Trois œufs d'objectif rapportent 15, deux autres coûtent 1 : 13 points.
    .shows = 1 œuf en rouge, 5 points; œufs en vert, 10 points
bid-6 = Le nombre sur ta plaque compte tes œufs : 5 maintenant. Les points ne viennent qu'à la fin.
bid-7 = Les mises quittent le jeu, et qui a gagné ouvre la manche suivante. Sans tuile, tu regardes jusqu'à ce que tout soit joué.

turned = À l'envers
    .about = Une mise assortie, et la plus basse gagne.
turned-1 = Cette fois, tes deux objectifs sont rouges. Aucun œuf ne compte double : un rouge rapporte 5, tout autre coûte 1.
turned-2 = Et il y a du rouge dans le lot ! La couleur la plus fréquente est la majorité. Deux couleurs peuvent l'être.
turned-3 = Bramble mise 50, Tansy 61. Une tuile haute gagnerait. Mais attention : une mise en rouge inverse l'enchère !
turned-4 = Chaque mise de la majorité l'inverse une fois : alors la plus basse gagne. Mise ton rouge 1, mets 6 au lot.
    .wrong = Rouge 1 est ta mise, et 6 va au lot : alors la plus basse gagne.
turned-5 = Ton petit 1 a tout pris ! Inversée deux fois, la plus haute gagnerait. À égalité des meilleures mises, personne ne gagne.

highest = Caché, et tranquille
    .about = Cache une mise et perds à bon compte.
highest-1 = Pas de rouge là-dedans : chacune de ces tuiles te coûterait 1. Laisse-les aux autres !
highest-2 = La pire mise reprend en main toutes les mises cachées. Tant que le haut gagne, c'est la plus basse. Les autres s'en vont.
highest-3 = Cache ta mise : prends 55 et appuie sur Cachée, puis prends 43. Que 55 ne soit ni la meilleure ni la pire !
    .wrong = 55 est ta mise, face cachée, et 43 va au lot, visible.
    .names = Cachée
highest-4 = Sauvé ! Les 61 de Tansy gagnent le lot. Bramble a la mise la plus basse, 50, et reprend les deux mises cachées.
highest-5 = Enfin du rouge ! Mise 95 et mets 98 au lot. Vois le signe sous 93, le plus grand nombre visible du lot.
    .wrong = 95 est ta mise, 98 va au lot, toutes deux visibles.
highest-6 = Qui met plus haut au lot pose encore une tuile, en mise ou au lot. Mise aussi 90 : les mises s'additionnent !
    .wrong = 90 s'ajoute à ta mise, visible.
highest-7 = 95 et 90 font 185, bien plus que les 91 de Tansy. Trois œufs d'objectif pour toi, et qui a le plus de points gagne.

count = Le dernier lot et le compte
    .about = Une tuile en main, une partie à gagner.
count-1 = Le dernier lot ! Mains vides, chaque œuf d'objectif rapporte 5, chaque autre coûte 1, et qui a le plus de points gagne.
count-2 = Les deux autres n'ont plus de tuile et regardent. Qui est seul à en avoir continue selon les mêmes règles.
count-3 = Tes six œufs ne vont à aucun objectif : 6 points perdus. Mais il y a deux rouges : 10 points, moins 1 pour le bleu.
    .shows = −6 points jusqu'ici
count-4 = Ta dernière tuile se joue seule. Le haut gagne, et Tansy mise 23 : mise ton 47 !
count-5 = Tous les objectifs sont visibles. De 6 points perdus, deux rouges t'amènent à 3. Tansy en a 1 : tu gagnes !
count-6 = À égalité, qui a plus d'œufs d'objectif gagne, puis qui a moins d'autres œufs. Sinon, victoire partagée. Tu sais miser !

eggs = Œufs spéciaux
    .about = Des œufs qui agissent, et des œufs qui comptent.
eggs-1 = Les multiples de quatre sont des œufs spéciaux. Un œuf d'or rapporte 4 à lui seul, un œuf pourri coûte 4.
eggs-2 = D'autres agissent. Celui-ci fait voir les mises cachées, si tu le mets visible au lot.
eggs-3 = Mise ton 97, et mets cet œuf au lot.
    .wrong = 97 est ta mise, l'œuf spécial va au lot, visible.
eggs-4 = En mise, un œuf spécial ne fait que compter et n'inverse rien. Caché, il n'agit jamais.

powers = Pouvoirs et handicaps
    .about = Un pouvoir visible, un handicap secret.
powers-1 = Chacun a un pouvoir visible. Le tien est Panier plein : à chaque tour, tu peux poser jusqu'à cinq tuiles.
powers-2 = Et chacun a un handicap secret. Le tien : ta mise reste sous le plus grand nombre visible du lot.
powers-3 = 51 est le plus grand nombre visible du lot. Mise donc 7, et mets 6 au lot.
    .wrong = Mise 7, et mets 6 au lot.
powers-4 = Ton panier te laisse continuer. C'est assez pour cette fois : finis ton tour.
powers-5 = Pouvoir et handicap peuvent aussi aller au lot. Qui le gagne les a dès la manche suivante.

## Le coach
# en ugjoka5lmas74xbcs7egrykqoihxh66jv

tip-open = Tu ouvres : pose deux tuiles au milieu. Des œufs que tu veux toi-même font un bon lot.
tip-turn = Choisis d'abord ta mise, puis ta tuile pour le lot : qui gagne prend tout. Ménage tes tuiles : sans, tu regardes.
tip-inverted = Une mise de la majorité a inversé l'enchère : haut et bas ont changé de place.
tip-highest = C'est le plus grand nombre visible du lot : il faut encore une tuile. Les tuiles d'une mise s'additionnent.
tip-won = Le lot est à toi, et tu ouvres la manche suivante. Compte les œufs de tes objectifs !
tip-lost = Quelqu'un d'autre gagne le lot. Qui est seul à avoir des tuiles continue et prend ce qui est au lot.
tip-level = Quand tous ont misé, la couleur la plus fréquente compte. S'il y en a plusieurs, chacune inverse l'enchère.
tip-tied = Les meilleures mises sont égales : personne ne gagne, et le lot quitte le jeu.
tip-worst = La pire mise reprend en main toutes les mises cachées.
tip-acted = Un œuf spécial agit quand il arrive visible au lot.
tip-power = Un pouvoir a servi. Chacun sert une fois par tour de son propriétaire.

## Le tour d'exemple
# en musvvbcdz

worked-1 = Le rouge est le plus fréquent dans le lot : c'est la majorité. Deux mises sont là, et la plus haute gagnerait.
worked-2 = Poppy joue en dernier dans cette manche : une tuile en mise, une au lot. Une mise de la majorité inverse tout.
worked-3 = La mise était rouge : la plus basse a gagné tout le lot. Les mises ont quitté le jeu, et qui a gagné ouvre.

## Comment s'appellent les choses
# en vtp5mrh3nrx47irn5o

term-tile = Tuile
    .means = Tu as des tuiles en main, tu en mises et tu en mets au lot. Une tuile montre un œuf d'une couleur, et son nombre compte dans une mise.
    .never = jetons?; dalles?
term-egg = Œuf
    .means = Une tuile gagnée compte comme un œuf : 5 points s'il va à l'un de tes objectifs, sinon il coûte 1.
    .never = œufs? de Pâques
term-offer = Lot et mise
    .means = Le lot est au milieu et va au gagnant ; la mise de chacun est devant lui. Les nombres d'une mise s'additionnent.
    .never = enjeux?; cagnotte
term-high = Haut ou bas
    .means = Si c'est la plus haute ou la plus basse mise qui gagne. Chaque tuile de mise de la majorité l'inverse une fois.
    .never = polarité
term-majority = Majorité
    .means = La couleur la plus fréquente du lot. Une mise de cette couleur est assortie : elle inverse l'enchère une fois.
    .never = couleur dominante
term-goal = Objectif
    .means = Une couleur dont chaque œuf gagné te rapporte 5 points. Les objectifs restent cachés jusqu'à la fin.
    .never = buts? secrets?
