### La préparation, les places d'une partie et les personnes qui jouent ici.

## Places
# en qwsyb7fdfyeeqoirq6pzhlny

name = Nom à la place { $n }
    .tip = Clique pour changer le nom
name-taken = { $name } est déjà à cette table. { $kept } garde son nom.
name-empty = Une place a besoin d'un nom : celle-ci s'appelle { $name }.
who = Qui est à la place { $n } ?
who-stays = Personne ne bouge
sits = à la place { $n } ; les deux échangent
guest = Un invité
same = Comme la dernière fois
    .tip = Installe les personnes de la dernière partie : { LIST($who) }

## Personnes
# en yryehu7t7ktn5ooroedjozc47qgbjf7tqu3vfkeugkqanc4427cqkiqojqojbsmuvajyk2if

person-new = Une nouvelle personne
person-change = Modifier { $name }
person-name = Nom
person-figure = Lapin
person-coach = Coach
person-hints = Conseils
person-tutor = Tuteur
person-scale = Taille de tout
person-done = C'est bon
person-delete = Supprimer
person-stays = Garder
person-sure = Supprimer { $name } ?
person-leaves = { $n ->
    [0] Les résultats restent sous le nom { $name }.
    [one] { $name } est à { $n } partie enregistrée. Elle reste telle quelle, et les résultats aussi.
   *[other] { $name } est à { $n } parties enregistrées. Elles restent telles quelles, et les résultats aussi.
}
person-taken = { $name } joue déjà ici. Choisis un autre nom.
person-nameless = Une personne a besoin d'un nom visible.
rabbit = { $n ->
    [0] Lapin orange à l'oreille pliée
    [1] Lapin bleu à lunettes
    [2] Lapin jaune qui rit
    [3] Lapin vert aux oreilles tombantes
    [4] Lapin violet aux grandes oreilles
   *[other] Lapin rose
}
own-usual = Comme dans Réglages
own-1 = Oui
own-0 = Non
own-tutor-0 = Non
own-tutor-1 = Gaffes
own-tutor-2 = Fautes
own-tutor-3 = Tout
own-scale = { $n } %

## Le reste des places
# en w52dol6dujgmix5rcrktnk6ml4vmqlmmwq5poc6an7

players = Joueurs
options = Options
part = Joueurs ou options
add = Ajouter une place
remove = Enlever la place de { $name }
person = Humain
rabbit-kind = Lapin
kind = { $name } : humain ou lapin
    .tip = Une personne à cet écran, ou un lapin de l'ordinateur
here = ici
    .long = à cet écran
level = Niveau de { $name }
    .tip = La force de ce lapin : une carotte est facile, quatre est expert.
level-easy = Facile
level-normal = Normal
level-hard = Difficile
level-expert = Expert

## La partie
# en g4ytzpvlst42gvq65inxd3fpfcrcpp3nm2gbdjoqojbsmuvajyksnrjlidm2smmgtgeedeqsaap

start = Commencer
menu = Retour au menu
more = Plus
    .tip = La graine dont vient le hasard
less = Moins
problem-seats = { $game } se joue à { LIST($allowed, type: "or") }, pas à { $n }.
preset = Règles
preset-first = Première partie
    .help = Plus facile, comme dans les leçons.
preset-published = Comme publié
    .help = Selon la règle, sans ajouts.
preset-full = Tout
    .help = Avec tout ce que le jeu ajoute.
preset-own = Ton mélange
    .help = Choisis-en une autre pour partir d'elle.
seed = Graine
    .help = La même graine donne le même hasard ; vide, elle est nouvelle.
seed-new = nouvelle
tutor = Tuteur
tutor-off = Non
tutor-blunders = Gaffes
tutor-mistakes = Fautes
tutor-everything = Tout
covers = Caches
    .help = Ce qui est caché quand la souris passe d'une personne à l'autre : tout, les mains, ou rien.
covers-always = Toujours
covers-hands = Mains seules
covers-never = Jamais
text-problem = { $option }{ $whose ->
    [none] { "" }
   *[other] { " " }de { $whose }
}{ $own ->
    [none] { "" }
   *[other] { " " }({ $own })
} : { $why }
offer-own = À toi.
offer-problem = Pas encore jouable : { $why }
offer-last = Comme la dernière fois
    .about = Une liste qui n'est pas gardée ici.

## Places d'une partie en cours
# en p5sgrw

seats = Places
    .words = Chaque place garde ses cartes et son lapin, qui que ce soit qui continue. Choisis une personne, ou un lapin pour qui s'en va ; deux personnes déjà là échangent.
play-on = Continuer
