### Touches : leurs noms, ce qu'elles font, et les touches personnelles.
# en wzxsaakg64xd5vmsktngxp7vqfkkmb

keys = Touches
key = touche
does = effet
own-keys = Sur cet écran
place-here = Sur certains écrans
place-looking-back = En revoyant une partie
place-table = À la table
place-reading = Lire la table
place-book = Dans les règles
place-everywhere = Partout

## Ce qui est écrit sur une touche
# en q5i4mkwlhflktvgtiy2nnewhvijbjfcugrkqgxxr3fb2o7dp6bjils4rcchsmr3gk7wlv5hrffyfbh

key-ctrl = Ctrl
key-cmd = Cmd
key-alt = Alt
key-shift = Maj
key-tab = Tab
key-enter = Entrée
key-esc = Échap
key-space = Espace
key-backspace = Retour arrière
key-delete = Suppr
key-up = Haut
key-down = Bas
key-left = Gauche
key-right = Droite
key-pageup = Page haut
key-pagedown = Page bas
key-home = Début
key-end = Fin
key-arrows = Flèches
key-wheel = Molette
key-comma = virgule
key-full-stop = point
arrow-keys = les flèches
to = à
then = puis
or = ou

## Écrans
# en ro3kdzxhbcgwcgfei3tlqwwdutkw6tbso7psmxlgwsvjlhkv

numbers-game = le jeu à cette place
paste = ouvre une position copiée en une ligne de texte
next-task = la tâche suivante
earlier = le choix précédent
later = le choix suivant
go-on = continuer, quand le lapin raconte
step-back = un pas en arrière
zoom-in = le plateau plus près ; la molette aussi
zoom-out = le plateau plus loin ; la molette aussi
pause = les lapins attendent, ou reprennent
sand = le sable s'arrête, ou repart
ask = toujours demander, ou seulement si une de tes cartes convient
take-more = une carte de plus ; dans la liste, une de moins
more = une carte de plus
fewer = une carte de moins
rules = les règles

## Revoir
# en sqtbwfchfxzg3pi4aiwzecz7vi7i4ugeu7c26kvoej

mistake-before = la faute précédente
mistake-after = la faute suivante
turn-before = le tour précédent
turn-after = le tour suivant
first = le premier choix
last = la fin
run = avance toute seule, ou s'arrête
try = essaie autre chose à partir d'ici
try-for-all = essaie, et tu choisis pour chaque place
lines = les suites essayées
follow = ce qui peut suivre un choix
by-turn = avance par choix ou par tours
longer = examine ce choix plus longtemps, pour des chiffres plus sûrs
keep = garder ou partager : signet, texte, partie, film

## À la table
# en mhojb3wlkhw75seb6tcrzcvoihda3akxiekb574jrlkln

next-part = de la main au plateau puis aux boutons ; avec une pièce, là où elle peut aller
arrows-part = d'une chose à l'autre dans une partie de la table
numbers-card = prend cette carte de ta main
main = le grand bouton : jouer, finir le tour, continuer
skip = saute ce qui bouge
look = regarde une pièce de près ; aussi un clic droit ou un appui long
hint = un conseil
undo = annule le dernier choix
redo = refait ce choix
copy = copie ce moment en une ligne ; { KEY("paste") } dans le menu l'ouvre
bookmark = met un signet ; il est dans Entraînement, sous Signets
undo-turn = annule tout le tour
rule-named = les règles, à celle qui vient d'être nommée
log = le journal, large ou dans les petites fenêtres
speeds = vitesse des animations

## Lire
# en rdqjjj74roqwelehbdpggn2xefdm5umnh

read-arrows = lit ce qui est là, tout, quel que soit le joueur
read-on = lit la partie suivante de la table
read-back = lit la partie précédente
read-parts = lit les parties de ce qui vient d'être lu
where = où suis-je ?
turn = à qui de jouer, et que demande-t-on ?
changed = qu'est-ce qui a changé depuis mon dernier tour ?
hand = ma main
scores = scores
rule = la règle de ce qui vient d'être lu, ou de la sélection
again = relit la même chose

## Les règles, partout
# en gq2y4ljdrpjxet4zjpi66s7rsz26t7ysxpar4eg

search = chercher
wheel = tourner les pages
next = à la prochaine chose utilisable
before = à la précédente
arrows = à la chose la plus proche dans cette direction
take = prendre
back = relâcher, ou un pas en arrière
page-back = une page en arrière
page-on = une page plus loin
this-list = cette liste
full-screen = plein écran, et retour
mute = coupe ou remet tous les sons
music = coupe ou remet la musique

## Touches pour une main
# en prucjeyua

layer = { $depth ->
    [0] De nouveau les touches habituelles.
   *[other] { $depth ->
        [1] Deuxièmes
        [2] Troisièmes
       *[3] Quatrièmes
    } touches : la prochaine en est une ; { KEY("keys") } les montre.{ $again ->
        [yes] { " " }{ $key } encore en ouvre d'autres.
       *[no] { "" }
    }
}
layer-second = deuxièmes touches : la prochaine en est une
layer-third = troisièmes touches, et ainsi de suite

## Touches personnelles
# en cjwsgww2fgytd5m3k3cdzoho

own = Appuie sur la nouvelle touche pour : { $what }. { $back } garde l'ancienne.
own-changes = Choisis une ligne pour lui donner une touche à toi.
own-now = { $key } fait maintenant ceci : { $what }.
own-reset = Touches habituelles
    .done = Toutes les touches sont comme d'habitude.
own-taken = { $key } fait déjà ceci : { $what }. Choisis une autre touche.
own-no-key = Cette touche ne convient pas. Choisis-en une autre.
own-unknown = Réglages : il n'y a pas de commande { $name } dont on choisisse la touche ; elle est laissée de côté.
own-wrong = Réglages : { $key } ne peut pas être la touche de { $name } ; l'habituelle reste.
