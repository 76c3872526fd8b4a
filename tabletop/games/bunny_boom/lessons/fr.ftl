### Les leçons de Bunny Boom, le coach et le tour d'exemple du livre de règles.
# en 6tgj2oo4hxoh4bb4xgbdwscqsxsaitds67zkp7hhdmijtk5dweea2ldmolg2wcq5n6d7idmyd55asuw3fbsmveh6zh6auwcpismdqgybtab47cpobh4tnakmn3tmg6llvqwo7laf7fgxyvgr5j5

walk = Rentrer par le village
    .about = Pose une carte, vas-y, et gare à ce que tu traverses.
walk-1 = Le village est envahi de lapins ! Qui en a le moins chez soi à la fin gagne.
walk-2 = Pose cette carte à côté du centre. Fais-la glisser, ou clique sur la carte puis sur la place.
    .wrong = Une bonne carte aussi. Mais d'abord celle qui est entourée, à gauche du centre !
walk-3 = Ton pion y est allé. Maintenant, pioche pour avoir de nouveau trois cartes : ici, ou dans la rivière.
    .wrong = Tu peux aussi prendre dans la rivière. Mais cette fois, prends dans la pioche.
walk-4 = Et maintenant, loin ! Les cartes se suivent sans trou : pose celle-ci après celle de Bramble. Tu traverseras sa carte.
    .wrong = Essaie la carte entourée, à la place entourée.
walk-5 = Le signe de ta carte agit d'abord. Partage : un de tes lapins va dans chaque autre maison. Puis tu as marché.
walk-6 = Tu as traversé cette carte : son nombre vert envoie deux lapins chez toi. Le départ et l'arrivée ne coûtent rien.
walk-7 = Pioche, et ton tour est fini. Regarde Bramble marcher.
    .wrong = Dans la pioche, cette fois.
walk-8 = Bramble a dû traverser ta carte : trois lapins ! Pose les vilaines cartes là où passent les autres.
walk-9 = Dans ta main, une carte compte son nombre blanc, en haut à droite. À la fin, garde les petites !

boom = Boum, et chez Bramble
    .about = Les boums mettent des lapins partout ; la carotte y amène les autres.
boom-1 = Cette carte fait boum ! Pose-la à côté de ton pion.
    .wrong = D'abord le boum : la carte entourée, à la place entourée.
boom-2 = Boum ! Après ton trajet, un lapin surgit sur chaque carte. Qui les traverse les emmène chez soi.
boom-3 = Pioche une carte.
boom-4 = Bramble en a traversé une. Maintenant la carotte : elle amène un autre pion sur ta carte, à travers tout ça !
    .wrong = La carte carotte, au bout de ton bras !
boom-5 = Bramble est passé en plein dans les lapins, et garde la carotte : quatre de plus à la fin.
boom-6 = Les lapins d'une carte y attendent le prochain pion qui la traverse. Pioche, et gare à ton chemin !
boom-7 = Un lapin chez toi, douze chez Bramble. Un chemin court, sur peu de cartes, tient les lapins loin.

river = Le deuxième étage et la rivière
    .about = Couleurs, vagues, et la fin de la partie.
river-1 = Les six places sont pleines. Alors seulement on pose sur d'autres cartes, et la couleur fait le prix.
river-2 = Verger sur Verger : la même couleur est gratuite, et la place est fermée pour de bon.
    .wrong = Cherche deux cartes de la même couleur : celles qui sont entourées.
river-3 = Le signe rond t'a mené droit au centre : tu n'as rien traversé.
river-4 = Pioche. La rivière est visible : prends cette carte, tu sais ce que tu auras.
    .wrong = Prends la carte entourée de la rivière.
river-5 = Moulin sur Boulangerie : une autre couleur coûte le nombre blanc de ta carte, ici 1. Son signe en ajoute un.
    .wrong = La carte entourée : c'est elle qui coûte le moins.
river-6 = À côté, la vague : utilise maintenant une carte de la rivière. Partage envoie un de tes lapins chez Bramble.
    .wrong = Essaie la carte entourée de la rivière.
river-7 = Une carte de rivière utilisée s'en va ; une autre vient à la fin de ton tour. Pioche.
    .wrong = Dans la pioche, s'il te plaît.
river-8 = La vague de Bramble a pris le paquet : un cadeau caché est devant ta maison. Il compte à la fin.
river-9 = Quand la pioche est vide ou que tout est fermé, c'est le dernier tour. Ta main compte aussi : garde les petites !
river-10 = Sur la place de ton propre pion, tu ne poses rien. Si c'est la seule ouverte, la partie finit aussitôt.
river-11 = Qui a le moins de lapins gagne : chez soi, en main, en cadeaux. À égalité, chez soi. Encore égal ? Rejouez !
river-12 = Clic droit sur une carte, ou la touche { KEY("look") }, explique ses signes : en haut quand on la joue, en bas dans la rivière.

mayor = Maire et Joker
    .about = Deux cartes qui vont partout.
mayor-1 = Le Joker va gratuitement sur toute carte et ferme la place, sauf sur un sol nu. Pose-le ici.
    .wrong = Le Joker, sur la place entourée.
    .names = Joker
mayor-2 = Pioche.
mayor-3 = Le Maire aussi va gratuitement sur toute couleur. La place reste ouverte, et toute carte va sur lui gratuitement.
    .wrong = Maintenant le Maire, sur la place entourée.
    .names = Maire
mayor-4 = Un Joker dessus fermerait, un Maire sur un Joker ouvert aussi. En main, ils comptent beaucoup : 5 et 4. Pioche !

fox = Le Renard
    .about = Il chasse tes lapins chez les autres.
fox-1 = Le Renard est au centre. Une carte Renard le fait courir là où tu la poses.
    .names = Renard
fox-2 = Bramble est sur le chemin. Pose la carte Renard derrière Bramble !
    .wrong = Derrière Bramble, pour que le Renard passe devant.
fox-3 = Le Renard est passé près de Bramble, et un de tes lapins a fui chez Bramble. Bravo !
fox-4 = Il n'effraie personne là où il part et s'arrête, et jamais ton propre pion. Pioche.

burrow = Le Terrier
    .about = Les autres le traversent et emmènent tes lapins.
burrow-1 = Une carte Terrier te donne le jeton terrier. Pose-la à côté de toi.
    .wrong = La carte Terrier, à la place entourée.
    .names = Terrier
burrow-2 = Tant que tu as le jeton, qui d'autre traverse un Terrier emmène un de tes lapins. Pioche.
burrow-3 = Bramble a traversé ta carte et le Terrier : un de tes lapins a suivi. Ta maison est vide !

timer = Le sablier
    .about = Choisis avant la fin du sable.
timer-1 = Le sable coule pendant que tu choisis. En rappel, il ne fait que couler ; un vrai coûte le plus grand nombre de la rivière.
timer-2 = Il faut jouer quand même. Choisis donc : cette carte, à côté du centre.
timer-3 = Il se vide au plus une fois par tour, et jamais pour les lapins de l'ordinateur. Pioche.

## Le coach
# en 7bzjtnv4efdq57pznbognwwotj2f5ijmdkrg

tip-play = Pose une carte sur une place. Ton pion y va, et les lapins en chemin le suivent chez toi. Traverses-en peu : qui en a le moins gagne.
tip-last_cards = Il reste peu de cartes dans la pioche, et un effet peut en prendre plusieurs. Vide, elle finit la partie. Garde de petits nombres.
tip-crossed = Des lapins arrivent : d'une carte traversée, même derrière une carotte, d'un effet, ou comme prix d'une autre couleur.
tip-boom = Un boum met un lapin sur chaque carte du village, un boum de rivière sur chacune de la rivière. Laisse-les aux autres.
tip-share = Un lapin change de maison. Partager envoie un des tiens dans chaque autre maison.
tip-carrot = Une carte carotte amène un autre pion. Son propriétaire a la carotte : quatre de plus à la fin, jusqu'à la prochaine.
tip-jump = Saut : choisis une carte sur ton chemin. Tu sautes par-dessus, et rien de ce qui s'y trouve ne te touche.
tip-wave = La vague : utilise une carte de la rivière. Son effet est écrit au bas ; puis elle s'en va.
tip-closed = Fermée : cette place ne prend plus de carte. La même couleur la ferme, et le Joker aussi.
tip-draw = Pioche jusqu'à trois : dans la pioche, ou une carte visible de la rivière. Les lapins dessus viennent avec.
tip-gift = Un cadeau caché est devant une maison. Son nombre y compte à la fin.
tip-blocked = Toutes les mains ont passé à droite. Personne ne pioche plus ce tour-ci.

## Le tour d'exemple
# en 2nxdtcn2f

worked-1 = Poppy pose une de ses trois cartes. Plus c'est loin, plus le pion traverse de cartes.
worked-2 = Le signe de la carte a agi d'abord. Puis le pion a marché, et chaque carte traversée a envoyé ses lapins.
worked-3 = Poppy a pioché jusqu'à trois, ce qui finit le tour. Puis Bramble a marché, par-dessus la carte de Poppy.

## Comment s'appellent les choses
# en q7falt5krzb6r5ngj7fkzyni5wwlkv

term-village = Village
    .means = Les places en croix, où sont les cartes posées.
    .never = plateau; la carte du monde
term-tile = Carte posée
    .means = Une carte du village : elle ferme ou ouvre une place.
    .never = parcelle; terrain à bâtir
term-home = Maison
    .means = Là où l'on compte tes lapins. Qui en a le moins gagne.
    .never = camp de base; tanière
term-river = Rivière
    .means = Les trois cartes visibles à côté de la pioche.
    .never = étal; marché de cartes
term-boom = Boum
    .means = Un effet qui amène des lapins quand tu poses la carte.
    .never = explosions?; détonations?
term-wave = Vague
    .means = Un signe à côté de l'effet : après le trajet, tu choisis une carte de la rivière, tu fais son effet, et tu la défausses.
    .never = remous; houle
term-price = Prix
    .means = Ce que coûte une carte sur une autre couleur : sa valeur en lapins, pris aussitôt, avant son effet.
    .never = surcoûts?; surtaxe
term-carrot = Carotte
    .means = Elle commence au centre. Une carte carotte la donne à quelqu'un, pour qui elle compte quatre lapins à la fin.
    .never = navets?
term-crossed = Traversée
    .means = Une carte entre le départ et l'arrivée de ton pion. Elle t'amène un, deux ou trois lapins, et ceux qui sont dessus viennent avec.
    .never = piétinée; franchie
term-sign = Signe
    .means = Ce que fait une carte, dessiné dessus : son effet, parfois une vague à côté, et au bas son effet de rivière. Les listes et look le disent en mots.
    .never = glyphes?
