### Les leçons de Bounce Bunny Bounce, le coach et le tour d'exemple du livre de règles.
# en adifs46pzwpfkgyl36fuuodso24xn6xidca7rmgm3fhz4n23rc26vt6lgeikolem4swm57zarquj4xuei3j7kuhulmi2qh24

hop = Bondis vers la carotte
    .about = Entrer, suivre les flèches, croquer.
hop-1 = Cinq carottes poussent dans ce jardin. Manges-en trois avant Bramble !
hop-2 = Tu attends dehors. Bondis sur cette carte de la rangée du bas : clique dessus, ou fais-y glisser ton lapin.
    .wrong = Pas encore celle-là. Essaie la carte qui brille, en bas.
hop-3 = Une flèche t'envoie une carte plus loin. Tu es monté, puis parti à droite, jusqu'à ce que STOP te retienne.
hop-4 = Les flèches sont de nouveau cachées. Retiens-les : elles agissent à chaque fois !
hop-5 = Ton bond est fait. Finis ton tour avec ce bouton.
hop-6 = Une carotte à côté de toi ! Bondis dessus : en haut, en bas, à gauche ou à droite, d'une carte par tour.
    .wrong = Tu peux aussi aller là. Mais la carotte est juste à côté de toi !
hop-7 = Miam ! Elle est à toi pour de bon. Désormais, on saute sa place vide. Encore deux et tu as gagné.

remember = Bords, espions et échanges
    .about = Passe par-delà le bord et retiens ce qui est où.
remember-1 = Ce jardin n'a pas de mur. Bondis à gauche par-delà le bord : tu reviens par la droite !
    .wrong = Pas par là. Par-delà le bord gauche, sur la carte entourée !
remember-2 = Un ESPION ! Tu peux regarder une carte cachée, et personne d'autre ne la voit. Regarde celle-ci.
    .names = ESPION
remember-3 = C'est une flèche vers le haut, et une carotte pousse au-dessus. La voilà recachée : retiens-la !
remember-4 = Finis ton tour. La flèche te servira juste après.
remember-5 = Maintenant, bondis en haut sur la carte que tu connais. Elle t'emmène jusqu'à la carotte.
    .wrong = Tu sais ce qu'il y a là-haut. Bondis dessus !
remember-6 = La meilleure mémoire mange le plus. Finis ton tour.
remember-7 = Encore en haut : chaque bond retourne une nouvelle carte. Là où tu as mangé une carotte, personne ne peut t'éjecter.
remember-8 = Un ÉCHANGE ! Deux cartes changent de place : prends la carotte là-haut, puis la carte à côté de toi.
    .wrong = Tu peux échanger celles que tu veux. Mais une carotte à côté de toi, ce serait bien !
    .names = ÉCHANGE
remember-9 = Finis ton tour. Bramble est trop loin pour la prendre.
remember-10 = Mange-la !
remember-11 = Deux carottes ! ESPION et ÉCHANGE restent visibles, et agissent encore pour chaque lapin qui s'y pose.
remember-12 = Carottes, quatre flèches, STOP, ESPION, ÉCHANGE : il ne te manque que BONUS. Il vient avec les chocs.

shock = Les chocs et la troisième carotte
    .about = Fais bondir l'autre lapin, et gagne.
shock-1 = Tu as deux carottes. Encore une et tu gagnes ! Mais Bramble court vers la même.
shock-2 = Bondis sur Bramble ! Un lapin sur lequel on se pose est éjecté du champ.
    .wrong = Vise Bramble : la carte entourée !
shock-3 = Et hop, dehors ! Bramble doit revenir par la rangée du bas. Finis ton tour.
shock-4 = Bramble est de retour, juste sous la carotte ! Fais d'abord ton propre bond.
shock-5 = Ta carte a agi : tu peux donner un choc. Fais glisser un choc sur cette carte, et Bramble y bondit.
    .wrong = Éloigne Bramble de la carotte : vers la carte entourée.
shock-6 = En haut, en bas, en haut, en bas : les flèches tournent en rond ! Qui s'y prend est éjecté du champ.
shock-7 = Un choc est dépensé et finit ton tour. Tu en avais trois ; ceux qui restent ne comptent pas. Un BONUS en rend un.
shock-8 = La carte sous Bramble agit pour Bramble : c'est Bramble qui mange la carotte, ou choisit pour ESPION et ÉCHANGE.
shock-9 = 40 tours sans carotte, ou 200 en tout, finissent aussi la partie : qui en a le plus gagne. Mais regarde à côté de toi !
shock-10 = La troisième carotte !

## Le coach
# en qqqinpxbqdetddcbaw6n7aosjuqgtc3bb

tip-enter = Bondis d'une carte : en haut, en bas ou de côté. De dehors, tu entres par la rangée du bas. Les carottes sont visibles.
tip-shock = Tu peux maintenant envoyer l'autre lapin une carte plus loin. Tu as trois chocs, gardes-en pour plus tard.
tip-flung = Un choc d'en face envoie ton lapin une carte plus loin. Tu joues ensuite un tour entier.
tip-stop = STOP finit le bond. La carte est recachée à la fin du tour de ce lapin ; après un choc, de son tour suivant.
tip-spy = Un ESPION : clique sur une carte cachée pour la regarder. Toi seul la vois.
tip-swap = Un ÉCHANGE : deux cartes doivent changer de place. Une carte sous un lapin ne bouge pas.
tip-swapped = En face, deux cartes ont été échangées. Les cachées restent cachées : suis-les des yeux.
tip-bonus = Un BONUS rend un choc. Si tu en as déjà trois, il ne fait rien.
tip-thrown = Un lapin sur lequel on se pose est éjecté du champ. Il revient par la rangée du bas.
tip-circle = Des flèches qui tournent en rond éjectent le lapin.
tip-eaten = Une carotte pour l'autre. À la troisième c'est fini : surveille le chemin de la suivante.

## Le tour d'exemple
# en wxjkvfjcm

worked-1 = C'est à Poppy de jouer. Un bond mène une carte plus loin : en haut, en bas, à gauche ou à droite. Ici, à droite.
worked-2 = La carte a agi : c'est le moment du choc. Joué sur cette carte, il y fait bondir Bramble.
worked-3 = Le choc est dépensé et a fini le tour. Bramble a joué depuis, et la carotte est toujours là.

## Comment s'appellent les choses
# en vtywco6nrhidzssk6abd32exvtjff6

term-bounce = Bondir
    .means = Ton lapin va de sa carte à une autre du champ.
    .never = sautille; sautiller
term-field = Champ
    .means = Les 35 cartes sur la pelouse, en rangées et colonnes.
    .never = plateau; grille
term-shock = Choc
    .means = Il envoie un lapin plus loin. Un choc universel est gardé devant toi et vaut pour toute direction.
    .never = décharge; éclairs?
term-thrown = Éjecté
    .means = Le lapin quitte le champ et revient par la rangée du bas.
    .never = viré; expulsé
term-arrow = Flèche, carte de direction
    .means = HAUT, DROITE, BAS et GAUCHE : elle envoie le lapin une carte plus loin de ce côté. Où la course finit, toutes ses flèches sont recachées. Une course qui revient à l'une de ses propres flèches éjecte le lapin.
    .never = cartes? pointeur
term-sign = Signe
    .means = Le mot sur une carte, qui dit ce qu'elle fait : HAUT, DROITE, BAS, GAUCHE, STOP, ESPION, ÉCHANGE ou BONUS. rule et ce mot en disent plus.
    .never = glyphes?
term-stop = STOP
    .means = Le bond finit sur cette carte. Elle reste visible jusqu'à la fin du tour du propriétaire du lapin, après un choc jusqu'à la fin de son tour suivant.
    .never = cartes? arrêt
term-spy = ESPION
    .means = Tu peux regarder une carte cachée, et personne d'autre ne la voit. Il agit chaque fois qu'un lapin s'arrête dessus.
    .never = cartes? coup d'œil
term-swap = ÉCHANGE
    .means = Deux cartes du champ changent de place, et chacune reste visible ou cachée. Tu dois le faire. Une carte sous un lapin ne bouge pas.
    .never = cartes? troc
term-bonus = BONUS
    .means = Il rend un choc dépensé. Si tu as les trois, il ne fait rien.
    .never = cartes? cadeau
