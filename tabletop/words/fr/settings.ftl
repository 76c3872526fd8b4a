### Les réglages : chaque message porte le nom de ce qu'il règle.
# en ie6o5k74n4htaenxrlwazebt

settings = Réglages
tab-display = Affichage
tab-seeing = Vue
tab-hearing = Ouïe
tab-hands = Mains
tab-play = Jeu
sample = Anna bondit à droite : rangée 2, colonne 5, et la carte l'emporte plus loin. Tous les textes auront cet aspect.
sure = Rétablir tous les réglages ?
    .words = Tailles, sons, vitesses et habitudes redeviennent ce qu'ils étaient au début. Tes parties et tes préparations restent.
    .do = Tout rétablir
    .keep = Garder mes réglages

## Affichage
# en oftjx2ffec5gihyyq7

scale = Taille de tout
    .help = La taille à laquelle tout est dessiné. Ajustée suit la fenêtre.
    .room = La taille à laquelle tout est dessiné. Ajustée suit la fenêtre, qui a de la place jusqu'à { NUMBER($most, style: "percent") }.
    .limited = La fenêtre n'a de place que pour { NUMBER($most, style: "percent") }. Agrandis-la pour obtenir { NUMBER($wanted, style: "percent") }.
    .fitted = Ajustée
language = Langue
    .help = Change tous les mots à la fois, même dans une partie commencée.
fullscreen = Plein écran
    .help = La fenêtre remplit l'écran, sans bords : { KEY("full_screen") }.
speed = Vitesse des animations
    .help = À quelle vitesse bougent cartes, lapins et dés. Un clic ou { KEY("go_on") } passe une animation.
    .at-0 = Aucune
    .at-1 = Lente
    .at-2 = Normale
    .at-3 = Vive
    .at-4 = Rapide
ai-pace = Rythme des lapins de l'ordinateur
    .help = Combien de temps un lapin de l'ordinateur attend avant de montrer son coup.
    .at-0 = Tout de suite
    .at-1 = Rapide
    .at-2 = Facile à suivre
    .at-3 = Calme
    .at-4 = Lent
back-to-defaults = Valeurs d'origine
    .help = Rétablit tous les réglages. Tes parties et tes préparations restent.
    .do = Rétablir

## Vue
# en 7atabn5c5j3zyvffli

reading-font = Police de lecture
    .help = Atkinson Hyperlegible distingue bien les lettres. OpenDyslexic les alourdit au pied.
spacing = Espacement du texte
    .help = Plus d'espace entre lettres, mots et lignes.
contrast = Contraste élevé
    .help = Mots en noir et blanc, contours marqués, fonds unis.
solid = Moins de transparence
    .help = Rien ne transparaît sous les plateaux et les questions.
reduced-motion = Moins de mouvement
    .help = Les pièces apparaissent à leur nouvelle place sans glisser, et les nuages restent immobiles.
explained = Explications
    .help = Quand le programme te dit sur quoi le pointeur s'arrête.
    .at-0 = Jamais
    .at-1 = Tard
    .at-2 = Bientôt
    .at-3 = Tout de suite

## Ouïe
# en iah56pbm5yf6wwuuy2

volume = Sons
    .help = Le volume des cartes, des lapins et des cloches.
    .silent = Aucun appareil audio n'est trouvé. Le programme en utilise un dès que tu le branches.
music = Musique
    .help = Chaque jeu a la sienne. Elle baisse quand une cloche sonne.
ambience = Ambiance
    .help = Vent, oiseaux et grillons, une vieille maison.
muted = Muet
    .help = Aucun son, quels que soient les volumes : { KEY("mute") }.
music-muted = Sans musique
    .help = Ni musique ni ambiance : { KEY("music") }.
reader = Lecteur d'écran
    .help = Quand un lecteur d'écran tourne, il peut lire chaque écran et chaque table.
    .missing = La bibliothèque pour lecteurs d'écran, accesskit, n'est pas installée : aucun lecteur ne peut servir.

## Mains
# en scgrtandq6lshovuz462u

keys = Touches
    .help = Tout se joue au clavier. Pour une seule main, toutes les touches sont sur cette moitié du clavier.
    .at-both = Deux mains
    .at-left = Main gauche
    .at-right = Main droite
all-keys = Toutes les touches
    .help = La liste de tes touches, que tu peux changer ici. { KEY("keys") } l'ouvre partout.
    .do = Voir et changer
large-targets = Cibles plus grandes
    .help = Les petits boutons grandissent, et un clic juste à côté compte pour le plus proche.
hold = Appui maintenu
    .help = Un appui compte si tu le maintiens un instant. Une tape ou un tremblement ne fait rien.
    .at-0 = Non
    .at-1 = Court
    .at-2 = Moyen
    .at-3 = Long
dwell = Clic à l'arrêt
    .help = Quand le pointeur s'arrête sur quelque chose, il clique une fois.
    .at-0 = Non
    .at-1 = Tard
    .at-2 = Bientôt
    .at-3 = Tout de suite
drops-ask = Confirmer ce qui est posé
    .help = Une carte posée ou cliquée sur la table attend le grand bouton. { KEY("back") } la reprend.
timers = Sabliers
    .help = Certains jeux limitent ton temps. { KEY("sand") } arrête le sable.

## Jeu
# en xupcgg5n2qabbcovlseedwdfawx57c

name = Ton nom
    .help = Ton nom dans une nouvelle préparation.
    .hint = comme la dernière fois
level = Lapins de l'ordinateur
    .help = Leur force dans ta première partie d'un jeu. Ensuite, la préparation retient ton choix.
    .first = D'abord facile
coach = Coach
    .help = Explique une fois ce qui est nouveau, contre les lapins faciles.
hints = Conseils
    .help = { KEY("hint") } montre les meilleurs coups. La partie retient que tu t'en es servi.
study = Analyser entre-temps
    .help = Pendant que le menu est ouvert, tes dernières parties sont analysées. Cela occupe un cœur du processeur.
forced-choices = Jouer les coups forcés
    .help = S'il n'y a qu'une chose à faire, le programme la fait, et le journal le dit.
confirmations = Demander avant un faux pas probable
    .help = On te demande confirmation avant un coup qui te nuit surtout à toi, comme éjecter ton propre lapin.
free-undo = Annuler hasard et secrets
    .help = Devant un même écran, on peut annuler même après que des cartes ont été montrées. Pour les nouvelles parties.
answers = Demander seulement si une carte convient
    .help = Si aucune de tes cartes ne peut répondre, tu passes. À la table, { KEY("ask") } le change pour chacun.
end-turns = Finir les tours vides
    .help = S'il ne reste à ton tour qu'une étape utile ou aucune, échanges à part, il se finit sans toi.
