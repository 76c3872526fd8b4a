### Les leçons de Bunny Kingdom, le coach et le tour d'exemple du livre de règles.
# en 4nlpamn2z4eqvdjxk4nyit4m7movk6pgqy6pqqwdhkoremudh646qpla2ap6v6ctqrg642n34td6aslfo7veohktdzl22wbtlv3oug5drfvos7llvllyc62mosors2qghei2ni6fz2u2r

draft = Prends-en deux, fais passer
    .about = Choisis des cartes et peuple ton premier fief.
draft-1 = Peuple un nouveau monde ! Pendant quatre manches, choisis, construis et récolte. Qui a le plus de carottes d'or gagne.
draft-2 = Joue deux cartes, le reste passe aux autres. Prends ces deux-là : une forêt et une cité, côte à côte. Puis le bouton.
    .wrong = Prends juste les deux cartes entourées, puis appuie sur le grand bouton.
draft-3 = Tes lapins sont installés ! Tes cases qui se touchent par un côté font un fief. L'étiquette dit tours fois ressources.
draft-4 = Les mains passent à gauche (puis à droite, à la manche suivante). Prends la mer à côté de toi, et une cité à construire.
    .wrong = La mer A5 et la cité : toutes deux entourées.
draft-5 = La mer est à toi tout de suite. La cité attend que toutes les mains soient vides : alors tu construis.

harvest = Tours fois ressources
    .about = Construis, et rentre la récolte.
harvest-1 = Les deux dernières cartes de la manche : une cité, et la Couronne royale. Prends les deux.
    .wrong = Les deux cartes, puis le grand bouton.
harvest-2 = Un fief rapporte force fois richesse. La force : ses tours, ici 2. La richesse : ses ressources, bois et poisson.
harvest-3 = Construis ! Mets une cité de deux tours sur cette forêt : elle donne toujours son bois.
    .wrong = Elle serait bien là aussi. Mais d'abord la forêt entourée !
harvest-4 = L'autre va sur cette mer. Une case porte un bâtiment, pour toujours, et aucun là où des tours sont imprimées.
    .wrong = Sur la mer entourée, s'il te plaît.
harvest-5 = Récolte ! Six tours fois deux ressources font 12 carottes d'or. Une troisième en donnerait 6 de plus.
harvest-6 = La couronne est un parchemin : secret, et compté une fois à la fin. Elle vaut 5.
    .shows = Trésor : 5
harvest-7 = Voici une ferme, qu'on construit comme une cité. Les fermes donnent d'autres ressources. Le petit disque dit sur quelle terre.
harvest-8 = Ce que tu ne construis pas attend une autre manche. D'autres parchemins viendront ; leur valeur est écrite en bas.

parchments = Parchemins et voisins
    .about = Des missions secrètes, et ce que veulent les autres.
parchments-1 = Un parchemin reste caché et compte une fois, après la dernière récolte. Celui-ci : 2 pour chacun de tes poissons.
parchments-2 = Ce que tu laisses va à Bramble. Regarde donc la terre de Bramble avant de choisir.
parchments-3 = Prends le parchemin, car tu vis près de la mer, et la cité sous toi : personne d'autre ne doit l'avoir.
    .wrong = La cité B3 et le parchemin : tous deux entourés.
parchments-4 = Une tour de plus dans ton fief ! Les parchemins peuvent faire la moitié des points : compte ceux des autres.
parchments-5 = Après quatre récoltes, on montre les parchemins. Certains en copient un autre ou comptent en dernier : c'est écrit dessus.
parchments-6 = Alors, qui a le plus de carottes d'or gagne, et une égalité se partage. Personne n'est jamais éliminé.

camp = Camps et tours célestes
    .about = Peuple sans carte, et relie des fiefs lointains.
camp-1 = Un camp et une Tour céleste : prends les deux.
    .wrong = Les deux cartes, puis le grand bouton.
    .names = Tour céleste
camp-2 = Les camps passent d'abord, le plus petit numéro en tête. Mets le tien sur une terre vide : ici, près de ta cité.
    .wrong = Toute terre vide irait. Mais d'abord celle qui est entourée.
camp-3 = Il compte comme un lapin, jusqu'à ce qu'on joue la carte de cette terre : alors il part. Une terre de carte reste à toi.
camp-4 = Une Tour céleste relie deux fiefs. Mets le bout du haut ici, puis l'autre sur ta mer lointaine.
    .wrong = De la mer entourée à l'autre.
camp-5 = Les voilà voisins, en un seul fief ! Enfin, mets la cité sur ta forêt.
    .wrong = Sur la forêt entourée, s'il te plaît.
camp-6 = Plus de ressources, plus de tours, un seul fief. C'est ainsi que grandit un royaume !
camp-7 = Attention à la lave : une ligne ardente entre deux montagnes les sépare.

two = Rien que nous deux
    .about = À deux, on garde une carte et on en jette une.
two-1 = Rien que nous deux ? Alors chacun a une réserve cachée : avant chaque choix, sa carte du dessus vient en main.
two-2 = Joue une carte, jettes-en une. Bramble a le reste, donc pas cette cité ! A3 à jouer, puis la cité à jeter.
    .wrong = D'abord A3, à jouer, puis la cité, à jeter. Puis le grand bouton.
two-3 = La main de Bramble vient à toi. Joue A4, et jette D10 : c'est juste à côté de la cité de Bramble !
    .wrong = D'abord A4, à jouer, puis D10, à jeter. Puis le grand bouton.
two-4 = Ton fief rapporte une carotte, celui de Bramble aucune ! Cela dix fois par manche. Tu peux revoir ce que tu as jeté.

sky = Dans le ciel
    .about = Le Grand Nuage, les pièces et le Commerce.
sky-1 = Le Grand Nuage est un second plateau. Ses fiefs grandissent comme en bas, mais les deux ne se touchent pas.
sky-2 = Deux cités du nuage, côte à côte. Prends les deux, puis appuie sur le bouton.
    .wrong = Les deux cartes entourées, s'il te plaît.
sky-3 = Deux lapins qui se touchent font un district : un nouveau te rapporte une pièce.
sky-4 = Une terre merveilleuse donne des ressources que nul autre n'a. Prends-la, et le Percepteur : deux pièces d'un coup.
    .wrong = Les deux cartes entourées, s'il te plaît.
    .names = Percepteur
sky-5 = À la fin, le Commerce : tes pièces fois tes ressources de luxe et merveilleuses. Trois fois une, pour l'instant !

express = Bunny Express
    .about = Des rails, et le shérif.
express-1 = La Gare centrale est sur le plan. De là grandit une voie ferrée, rail après rail.
express-2 = Les deux dernières cartes : une voie ferrée te donne deux rails. Prends les deux.
    .wrong = Les deux cartes, puis le grand bouton.
express-3 = Tu as joué le plus de cartes de train : te voilà shérif. Pose un rail à un bout de la voie ferrée !
    .wrong = Sur une des lignes qui brillent entre deux cases.
express-4 = Et encore un. Fais-le passer près de tes cités.
    .wrong = Sur une des lignes qui brillent, s'il te plaît.
express-5 = Le shérif reçoit 2 carottes par rail. À la récolte, chaque tour le long de la voie ferrée en rapporte une de plus.

## Le coach
# en yatsjm4ruiagm4xmaw3utht7e5hdgmf5bt24tyydeoiyg

tip-two = À deux, chaque choix joue une carte et en jette une. Avant, la réserve t'en donne une nouvelle.
tip-pick = Choisis des cartes qui touchent ta terre, donnent une nouvelle ressource ou construisent des tours. Le reste passe.
tip-settled = Ton lapin habite là maintenant. Des territoires côte à côte font un fief. Un coin ne relie pas, et la lave sépare.
tip-passed = Les mains ont passé. Tu vois ce qu'on t'a laissé, et tu devines ce que les autres aiment.
tip-build = Construis ce qui attend : des tours où il y a beaucoup de ressources, des fermes où il en manque une.
tip-camp = Un camp va sur toute terre vide, jusqu'à ce que quelqu'un joue la carte de cette terre.
tip-driven = Quelqu'un a joué la carte de cette terre : le camp a dû partir.
tip-harvest = Chaque fief donne ses tours fois ses ressources. Les parchemins ne comptent qu'à la fin, parfois davantage.
tip-post = Ton comptoir : que produit-il cette fois ? Le mieux est une ressource qui manque au fief.
tip-parchment = Un parchemin : personne ne le voit, et il compte une fois, après la dernière récolte.
tip-copy = Ta carte copie un parchemin voisin et compte ce que tu as. Choisis celui qui te rapporte le plus.
tip-provisions = Les provisions donnent deux cartes de la pioche, jouées tout de suite.
tip-tower = Une Tour céleste a deux bouts, pour deux de tes fiefs : ils n'en font plus qu'un.
tip-coins = Des pièces : deux lapins qui se touchent font un district, et un nouveau donne une pièce. Elles comptent au Commerce.
tip-rail = Pose le rail entre deux cases, à un bout de la voie ferrée, le long d'autant de tes tours que possible.

## Le tour d'exemple
# en n6gnsroed

worked-1 = Le dernier choix d'une manche : chacun joue deux cartes en même temps, et aucune main ne passe.
worked-2 = Toutes les mains sont vides : on construit ce qui attend. Une cité va sur un territoire à soi.
worked-3 = La récolte : chaque fief a donné ses tours fois ses ressources, ici six fois deux.

## Comment s'appellent les choses
# en urxn64h6oumzxpalnqyfmwdu

term-round = Manche
    .means = Choisir, construire et récolter, quatre fois. Il n'y a pas de tours de rôle : tous choisissent en même temps.
    .never = ton tour; à ton tour
term-territory = Territoire
    .means = Une case du plan avec ton lapin dessus.
    .never = provinces?
term-fief = Fief
    .means = Des territoires d'un joueur qui se touchent. Il rapporte sa force fois sa richesse.
    .never = duchés?; domaines?
term-strength = Force et richesse
    .means = La force est la somme des cités d'un fief, la richesse le nombre de ses ressources différentes.
    .never = cité [123]; puissance
term-parchment = Parchemin
    .means = Une carte rouge : un trésor, ou une mission qui compte à la fin.
    .never = rouleaux?; quêtes?
term-carrots = Carottes
    .means = Les points de ce jeu ; un fief en rapporte à la récolte. Les carottes sont aussi une ressource, que donnent les champs : elle compte pour la richesse d'un fief.
    .never = pièces d'or; points de victoire
term-lava = Lave
    .means = Une frontière entre deux montagnes : là, les territoires des deux côtés ne sont pas reliés.
    .never = magma
term-tower = Tour
    .means = Une cité en a autant que sa force. Les tours d'un fief sont sa force.
    .never = tourelles?
