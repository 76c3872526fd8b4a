### Les leçons de Killer Bunnies, le coach et le tour d'exemple du livre de règles.
# en 4c5tbwflvrquchczysy62cz7n66cavrh5plvko55fft374xhcgnedhtvljloi7vntp6tebbq2xknhbloahy4a5gvc2tjtftk744swfyffx5bt4gk4cfcdk6leehzqgszneogsnu56fl2x3pawbe6hpgns7c4tnsz62u7bdiuapcwbzze3yjw4z23trzdjll32ws24rlf6pzyev7vvwzkovxq

run = Le RUN
    .about = Deux cartes cachées, une jouée par tour.
run-1 = Des lapins, des villes et des armes idiotes ! Ton d20 montre 10 points. Avec ceux de tes lapins et de tes villes, il en faut 60 pour gagner.
run-2 = Pose deux cartes cachées : d'abord cette ressource en TOP RUN, puis ce lapin en BOTTOM RUN. Puis le bouton.
    .wrong = D'abord la ressource, puis le petit lapin, puis le grand bouton.
run-3 = À chaque tour, on retourne le TOP RUN. Une ressource se garde : elle paiera d'autres cartes. Garde-la !
    .wrong = Garde la carte retournée : elle paiera plus tard.
run-4 = Le BOTTOM RUN glisse à gauche et sera ton prochain TOP RUN. Cette carte de ta main le suit, et tu pioches jusqu'à cinq.
    .wrong = La carte entourée devient la suivante.
run-5 = La carte que tu poses se joue dans deux tours : prévois ! Les actions libres viendront plus tard. Finis ton tour.
run-6 = Ton lapin est en TOP RUN. Il coûte une ressource, et tu en as une. Joue-le dans ta part du cercle.
    .wrong = Fais glisser le lapin dans le cercle, de ton côté, ou appuie sur le bouton et clique là.
run-7 = Il est dans le Bunny Circle et compte tout de suite 2. La ressource est dépensée jusqu'à ton prochain tour.

weapon = Armes et jets de dé
    .about = Viser, lancer le dé, compter les points.
weapon-1 = Ton arme est en TOP RUN : niveau 5. Avec un lapin à toi dans le cercle, tu peux frapper un lapin adverse.
weapon-2 = Vise le lapin le plus faible, celui à 2 : fais glisser l'arme dessus, ou appuie sur le bouton et clique dessus.
    .wrong = L'autre est plus coriace. Vise le lapin entouré.
weapon-3 = Bramble fait 2. Niveau 5 moins 2 : 3 dégâts, et ce lapin n'en supporte que 2 : fini ! Tu gagnes ses 2 points.
weapon-4 = Un jet égal au niveau ou plus haut : aucun dégât. Les armes vont à la défausse. Maintenant, la carte RUN suivante.
    .wrong = La carte entourée suit dans le RUN.
weapon-5 = Finis ton tour.
weapon-6 = Certaines armes frappent aussi les voisins, même les tiens : chacun lance le dé. Au-delà de 20 points, un +20 est près du d20.
weapon-7 = Chaque carte dit ce qu'elle fait et ce que veulent dire ses signes : clic droit, ou la touche { KEY("look") }. { KEY("keys") } montre les touches.

city = Une ville et ses habitants
    .about = Brûle deux cartes, emménage, compte double.
city-1 = C'est une ville. En plus de son prix, elle brûle toujours deux cartes RESOURCE gardées : perdues pour de bon.
city-2 = Bâtis-la dans le Center Circle : fais-la glisser là, ou appuie sur le bouton et clique sur la place.
    .wrong = Fais glisser la ville au milieu, de ton côté.
city-3 = Fais entrer ce petit lapin : glisse-le sur la ville. Ses lapins peuvent valoir, ensemble, autant qu'elle.
    .wrong = Le petit lapin entouré, s'il te plaît.
city-4 = Le lapin et la ville comptent ! La plupart des armes ne touchent que le Bunny Circle : seules les City Weapons entrent ici.
city-5 = Ensuite viennent les Fan Bunnies, trop chers pour toi : l'impayable est défaussé. Gare à ce qu'une ville brûle !
city-6 = Une ville sans lapin n'est à personne. Elle est à qui y entre, gratuitement, à son tour. Choisis ta carte suivante.
    .wrong = La ressource entourée.

answer = Répondre
    .about = Garde une carte, et riposte pendant leur tour.
answer-1 = Cette carte est VERY SPECIAL : garde-la. Elle répond au tour de n'importe qui, même de Bramble.
    .wrong = Garde la carte retournée.
answer-2 = Choisis la carte RUN suivante.
answer-3 = Finis ton tour, et vois ce que mijote Bramble.
answer-4 = Une arme de niveau 5 vole vers ton lapin ! Réponds : ta carte gardée ajoute 4 à ton jet.
    .wrong = Utilise la carte entourée, sinon il ne reste que la chance.
answer-5 = Un jet de 1, et 4 de plus font 5 : autant que l'arme, donc rien ne se passe. Ton lapin est vivant !
answer-6 = On te le demande dès qu'une carte convient ; tu peux passer. Une VERY SPECIAL répond aussi de la main ; gardée, elle n'y prend pas de place.
answer-7 = Les cartes marquées seulement SPECIAL se gardent aussi. Tu les joues à ton propre tour.

mend = Dégâts, soins, paiement
    .about = Ce que disent la tache rouge et les hexagones.
mend-1 = Bramble a lancé une arme de niveau 5, et tu as fait 4 : 1 dégât. La tache rouge sur ton lapin le montre.
mend-2 = Les dégâts s'ajoutent et baissent la valeur : 2 moins 1 font 1. À 0, la carte s'en va.
mend-3 = Emergency Patch soigne. Elle est gardée, et c'est son moment : joue-la, et enlève le dégât !
    .wrong = Joue la carte entourée, puis choisis le lapin et 1 point.
    .names = Emergency Patch
mend-4 = Comme neuf ! Cela a coûté une Technology : cette ressource est sombre, dépensée jusqu'à ton prochain tour.
mend-5 = Un hexagone coloré veut son type, un blanc n'importe lequel. Un autre type le remplace, mais se perd. Universal : tu choisis.
mend-6 = Ton tour continue comme toujours : garde cette ressource.
    .wrong = Garde la ressource retournée.
mend-7 = Avant ou après le RUN, tu peux jouer des SPECIAL gardées, user de pouvoirs, entrer dans les villes et échanger.
mend-8 = Une carte avec SPECIAL au bas se joue même droit de la main, à la place du RUN.
mend-9 = On te vole des lapins, ou des points du d20. Une pioche vide coûte 10. Sous 1, c'est l'élimination, et tu perds tout.
mend-10 = À 60, on gagne aussitôt, au tour de n'importe qui. À plusieurs : d'abord celui dont c'est le tour, puis dans l'ordre. Le dernier en jeu gagne.

trade = Échanger
    .about = Fais une offre, et marie un Yang à un Yin.
trade-1 = Le Blue Yin Bunny de Bramble est l'autre moitié de ton Blue Yang. Côte à côte, ils ajoutent 1 à tes armes.
    .names = Blue Yin Bunny
trade-2 = Demandons-le ! À ton tour, tu peux échanger avec tous : appuie sur Échange, puis sur la plaque de Bramble.
    .wrong = L'étiquette Échange ouvre une offre : fais-la glisser sur la plaque de Bramble, ou clique dessus.
    .shows = Proposer un échange
trade-3 = Donne ton Wind-Up Bunny et une ressource, et demande le Yin. Puis propose l'échange.
    .wrong = Les trois choses entourées, puis le grand bouton.
    .names = Wind-Up Bunny
trade-4 = Bramble dit oui ! Tu places toi-même ce que tu reçois : mets le Yin à côté de ton Yang.
trade-5 = Une paire ! Ton Joy Buzzer frappe au niveau 6, et non 5. Yang, Yin et Yang alignés ne font qu'une paire.
trade-6 = Essaie-le, sur le lapin même que tu as donné !
    .wrong = L'arme entourée, sur le lapin entouré.
trade-7 = Bramble fait 4, et 6 moins 4 font 2 : juste assez. Sans la paire, il aurait survécu !
trade-8 = Personne n'est obligé d'accepter, et tu as trois offres par tour. Une carte échangée sur la table ne l'est plus jamais.

deck = Lire et bâtir un deck
    .about = Ce qu'un deck peut payer, et le tien.
deck-1 = Voici toutes les cartes des quatre decks. Une liste à toi en demande 60 à 90 ; celle-ci n'en a que 55.
deck-2 = Un clic ajoute une carte, le moins en enlève une. Prends celle-ci. Quatre du même nom au plus.
    .wrong = La carte entourée, s'il te plaît : clique dessus, ou appuie sur Entrée.
deck-3 = Maintenant, regarde la liste.
deck-4 = Les Chiffres montrent le caractère d'un deck : ouvre-les.
    .wrong = Chiffres est au milieu.
    .names = Chiffres
deck-5 = Les cartes peu chères entrent tôt en jeu. Et compte les RESOURCE : sous douze, tu ne paies rien.
deck-6 = L'Examen dit ce qui manque, et ce qu'aucune de tes cartes ne peut payer. Ouvre-le.
    .names = Examen
deck-7 = Lis ainsi les autres decks, et tu sauras ce qui peut répondre. Le deck se choisit avant la partie.

tournament = Un tournoi
    .about = Élimination ou ligue, avec des personnes et des lapins.
tournament-1 = On participe à quatre ou à huit, personnes et lapins. Chacun apporte un deck, et le garde jusqu'à la fin.
tournament-2 = Voyons ses règles.
tournament-3 = En élimination, deux s'affrontent, et le premier à deux parties gagnées continue. Essaie la Ligue !
    .wrong = Ligue est à droite.
    .names = Ligue
tournament-4 = En ligue, quatre jouent à la fois, pour 3, 2, 1 et 0 points. Qui a le plus de points gagne.
tournament-5 = Lance-le ! L'ordre est tiré au sort.
tournament-6 = Ce bouton mène à la table, partie après partie. Entre lapins, la partie se joue toute seule.
tournament-7 = Toutes les parties vont à 60 points. Tu peux partir et continuer quand tu veux.

hands_on = Piocher à la main
    .about = Pioche toi-même, et compte les autres.
hands_on-1 = Avec la pioche à la main, personne ne pioche pour toi. Garde d'abord la carte retournée.
hands_on-2 = Choisis la carte RUN suivante.
    .wrong = Celle qui est entourée.
hands_on-3 = Pioche une carte : cinq, c'est juste. Si l'on t'en compte six, on te prend des cartes et tu perds 5 points !
    .wrong = Une carte de ta pioche, s'il te plaît.
hands_on-4 = Cinq : arrête-toi. Quelqu'un a trop pioché ? Clique sur Compter à ton tour, et il paie.
    .wrong = Arrête : une sixième carte est dangereuse.
    .names = Compter

## Le coach
# en uk2s2x2vqood6o5yfgktbzglsh47kl6wzapoaavpwsm72ewu56rpmlycd65kvtyno7ojliwjnmhy2g56b5lbsumfnur5ex2x7yorc6yc7ehzg2c5i4xbeo42zwzuju

tip-declare = Tes cartes Universal paient comme un seul type toute la partie. Le plus fréquent de ton deck est un choix sûr.
tip-runs = Deux cartes cachées : la première se joue au prochain tour, la seconde après. Des ressources d'abord, c'est sage.
tip-save = Tu peux garder cette carte : une RESOURCE en paie d'autres, une SPECIAL attend son moment.
tip-play = Joue la carte retournée : les cartes RESOURCE paient son prix. Ou garde-la, si c'est permis, ou défausse-la.
tip-place = Choisis sa place dans le cercle : les voisins comptent pour certains pouvoirs et certaines armes.
tip-next = Cette carte arrive dans deux tours. Pense à ce que tu pourras payer.
tip-attacked = Une arme ! La cible lance le d12 : avec le niveau ou plus, rien ne se passe. On te demande d'abord si une carte répond.
tip-rolled = On retire le jet du niveau de l'arme ; le reste, ce sont des dégâts.
tip-killed = Fini. L'adversaire dont l'arme l'a tué ajoute sa pleine valeur à son d20.
tip-answer = Une de tes cartes convient ici. Réponds avec elle, ou passe et garde-la.
tip-enter = Dans une ville, un lapin ne craint que les City Weapons. La ville compte pour son propriétaire.
tip-abandoned = Une ville sans lapin n'est à personne. Qui y entre la prend.
tip-destroyed = La ville a disparu, avec tous ses habitants : leurs points vont à l'attaquant.
tip-runner = Un Runner fait le tour du cercle et frappe l'un après l'autre, jusqu'à en avoir assez lui-même.
tip-offer = Une offre ! Regarde ce que tu reçois et donnes ; personne n'est obligé d'accepter.
tip-refused = Refusé. Les autres n'échangent que s'ils y gagnent, et peu avec qui est près du but. Offre ce qui leur manque.
tip-modifier = Un Modifier est maintenant sous une carte, et vaut pour ce lapin ou cette ville.
tip-pair = Tes armes ont un niveau plus haut ce tour-ci.
tip-empty = Piocher dans une pioche vide coûte 10 points pour une nouvelle. Sans eux, c'est l'élimination.
tip-paid = Payé ! Cette ressource est dépensée, et revient au début de ton prochain tour.
tip-stood_in = Un autre type a remplacé celui demandé. Il est défaussé à la fin du tour.
tip-burnt = Brûlée : cette carte est perdue pour de bon. Brûle ce qui te sert le moins.
tip-away = Tu défausses ce que tu ne peux pas payer. Ou garde-le : c'est permis pour RESOURCE, SPECIAL et VERY SPECIAL.
tip-aim = Vise ! Chaque cible montre ses chances de tomber. Les voisins d'une créature peuvent être touchés aussi.
tip-power = Un de tes lapins a un pouvoir utilisable. Lis-le : clic droit sur la carte, ou la touche { KEY("look") }. Souvent une fois par tour.
tip-trade = Tu peux échanger : cartes gardées, créatures, villes. Une carte de ta main s'échange contre une de l'autre main.
tip-hurt = Les dégâts restent sur la carte jusqu'aux soins, et baissent sa valeur.
tip-mended = Soigné : autant de dégâts en moins.
tip-cancelled = Annulée ! La carte ne fait rien, et le prix reste payé.
tip-again = Relancé : le second jet compte. Une seule relance par défense.
tip-moved_out = La ville abîmée a moins de place : son propriétaire choisit qui part, et l'attaquant gagne les points.
tip-claimed = Une ville est à qui a un lapin dedans. Pour prendre une ville déserte, entre : c'est gratuit.
tip-stolen = Une créature a changé de camp, et se tient chez son nouveau propriétaire. Ce n'est pas un échange.
tip-back = Un lapin est revenu de la défausse. Heroes et Villains ne sont jamais ensemble.
tip-points = Des points quittent ton d20. Sous 1, c'est l'élimination : gardes-en quelques-uns.
tip-raised = Le d6 dit de combien monte la pleine valeur du lapin. Elle compte aussi pour qui le tue.
tip-symbol = Le petit signe au bas d'une carte est son symbole. Il ne sert qu'aux cartes qui en nomment un.
tip-out = Éliminé : toutes ses cartes partent, et personne n'en tire de points.
tip-hides = Suzie Shadows peut disparaître jusqu'à ton prochain tour, contre une RESOURCE brûlée. Personne ne peut la frapper.
tip-direction = Un Runner fait le tour du cercle. Choisis le sens : horaire, c'est à gauche. Fais passer d'abord les créatures des autres.
tip-answered = On a répondu avec une VERY SPECIAL. Au tour des autres, tu paies avec ce que tu n'as pas dépensé au tien.
tip-choose_loss = Une carte te prend quelque chose : des points du d20, ou une carte RESOURCE. Le journal nomme la carte.

## Le tour d'exemple
# en n7w3lpue7

worked-1 = Le TOP RUN est une arme. Il y a un lapin dans le cercle et une ressource pour payer. On vise celui-ci.
worked-2 = Le jet de défense était sous le niveau, et les dégâts ont suffi : la valeur du lapin va à l'attaquant.
worked-3 = Le BOTTOM RUN a glissé, une carte de la main l'a suivi, une a été piochée. Restent les actions libres, puis la fin.

## Comment s'appellent les choses
# en zbxaoguikm7pjli4bwqet4cgowfasl6dubqfo4ivjazvx

term-deck = Deck, pioche, défausse
    .means = Un deck est la liste des cartes que tu apportes. En partie, c'est la pioche, et les cartes usées vont à la défausse.
    .never = talon; cimetière
term-run = TOP RUN et BOTTOM RUN
    .means = Deux cartes à toi, cachées : le TOP RUN est retourné à ton prochain tour, puis le BOTTOM RUN avance.
    .never = RUN du haut; RUN du bas
term-save = Garder
    .means = Poser une carte visible dans ta réserve, devant toi, pour plus tard : les RESOURCE paient, les autres se jouent à un autre tour ou en réponse.
    .never = mettre en banque; stocker; (?:met\w*|mets-l[ae]) en réserve; réserver
term-resource = RESOURCE, carte RESOURCE
    .means = Gardée à côté de toi, gratuitement, elle paie une partie d'un prix une fois par manche. Si un autre type est demandé, elle peut servir de remplaçant.
    .never = cartes? monnaie
term-substitute = Remplaçant
    .means = Une carte RESOURCE qui paie une partie demandant un autre type. N'importe lequel le peut ; elle va à la défausse à la fin du tour.
    .never = pis-aller; ersatz
term-cost = Prix
    .means = Tu paies chaque partie avec une carte RESOURCE gardée : une de son type ou un remplaçant, une de n'importe quel type (hexagone blanc), ou une à brûler (hexagone barré).
    .never = mana
term-spent = Dépensée, et brûlée
    .means = Une carte RESOURCE dépensée paie de nouveau dès ton prochain tour. Une carte brûlée va à la défausse.
    .never = engagée; épuisée
term-answer = Réponse
    .means = Une carte VERY SPECIAL jouée quand il se passe quelque chose, au tour de n'importe qui. On demande à chacun à son tour ; tu peux passer, ou passer pour ce tour, et on ne te demande alors que si quelque chose à toi est frappé.
    .never = contresorts?; contre-attaque
term-free-moment = Moment libre
    .means = Alors tu peux jouer les VERY SPECIAL libres : au début d'un tour, après l'action principale et après un échange.
    .never = priorité
term-runner = Le chemin d'un Runner
    .means = De créature en créature autour du cercle. À chacune, son propriétaire se défend.
    .never = étape [0-9]
term-d20 = Compte du d20
    .means = Les points d'un joueur, sans ceux qui sont dans les deux cercles.
    .never = points de vie
term-civ-points = Civ Points
    .means = Ton total : le compte du d20 et les valeurs présentes de tes créatures et villes dans les deux cercles.
    .never = points de victoire
term-universal = Universal, carte Universal
    .means = Une carte RESOURCE qui paie comme le type nommé avant la partie, ou comme n'importe lequel si un réglage le dit.
    .never = joker
term-circles = Bunny Circle et Center Circle
    .means = Deux anneaux : les créatures sont dans le premier, les villes dans le second. La part de chaque joueur est une rangée, jointe aux autres dans l'ordre des places.
    .never = second anneau
term-slot = Place
    .means = Un endroit d'un cercle où va une carte, compté à partir de 1 dans chaque part. On ne la nomme que lorsqu'une carte cherche sa place.
    .never = emplacements?
