### Pour tous les jeux et écrans : nombres, listes, places, touches.
# en hmf

language-name = Français

## Nombres et listes
# en nusmrb2if37vv2eu2pkpakkd2wa6yfjqc

number-decimal = ,
number-group = { " " }
number-percent = { $n } %
share = { NUMBER($n, style: "percent") }
number = { NUMBER($n) }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-comma = { $first }, { $last }
list-plus = { $first } + { $last }
list-semicolon = { $first } ; { $last }
rulebook-parts = Ici : { LIST($parts, type: "comma") }.

## Places sans nom
# en o536nh

seat = place { $n }
sits = { $name } continue à la place de { $before }.

## Niveaux et tuteur
# en mmwq5poc6an7q6f

level-easy = Facile
level-normal = Normal
level-hard = Difficile
level-expert = Expert
tutor = Tuteur
    .help = Te fait réfléchir avant un choix qui coûte { NUMBER($blunder, style: "percent") } de tes chances de gagner (gaffes), { NUMBER($mistake, style: "percent") } (fautes) ou { NUMBER($slip, style: "percent") } (tout). Cela compte comme une aide.
    .at-0 = jamais
    .at-1 = gaffes
    .at-2 = fautes
    .at-3 = tout

## Se déplacer
# en yfsg7wakloa6nvgtcku3lccnbzhlaepckkh3vhigjh

holds-on = activé
holds-off = désactivé
back = Retour
leave = Laisser ainsi
page = { $n } sur { $all }
    .told = Page { $n } sur { $all }
    .list = Liste : page { $n } sur { $all }
page-back = Page précédente
    .told = Page précédente
    .list = Liste : page précédente
page-on = Page suivante
    .told = Page suivante
    .list = Liste : page suivante
effort-1 = Environ { $n } minutes. Facile à apprendre.
effort-2 = Environ { $n } minutes. De quoi réfléchir.
effort-3 = Environ { $n } minutes. Beaucoup à réfléchir.
players = { $n ->
    [one] { $n } personne
   *[other] { $n } personnes
}
    .range = { $low } à { $n } personnes
all-sound = Le son est { $on ->
    [yes] activé
   *[no] coupé
}.
all-music = La musique est { $on ->
    [yes] activée
   *[no] coupée
}.

no-letters = Aucune police de cet ordinateur n'a ces lettres. Un nom est montré par le lapin et la couleur.

## Copies et signets
# en hh6kxz5fo

copied = Ce moment est copié en texte ; { KEY("paste") } dans le menu l'ouvre.
    .not = Rien ne peut être copié ici.
pasted = Rien ne peut être collé ici.
    .none = Il n'y a pas de position à coller ; dans une partie, { KEY("copy") } en copie une.
bookmarked = Signet mis : { $name }. Il est dans Entraînement, sous Signets.
## Partager une partie, et les écrans en panne
# en ft4yl6r4bnrfnareetc66

match-lies = La partie est dans { $path }.
goes-on = La partie continue
    .file = Le fichier contient toute la partie. Avec lui, on peut découvrir tout ce qui est caché, et le hasard à venir.
    .line = La ligne contient toute la partie. Avec elle, on peut découvrir tout ce qui est caché, et le hasard à venir.
    .files = Une partie en cours y est avec tout ce qui est caché, et le hasard à venir.
keep-file = Enregistrer la fiche
keep-line = Copier en texte
hold-longer = Appuie un peu plus longtemps.
undrawn = Pas dessiné
    .help = Cet écran ne peut pas être dessiné ici. Une autre taille de fenêtre peut aider ; rien n'est perdu.
    .again = Réessayer
    .menu = Au menu
screen-failed = Cet écran n'a pas pu être dessiné. Les parties sont enregistrées.
    .anew = Quelque chose n'a pas marché ; l'écran a été redessiné. Les parties sont enregistrées.
