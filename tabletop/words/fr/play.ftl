### La table de jeu.

## Questions
# en il437gp4nxtrfkohv5g5bioknudjrettz4ahxdwgx34fm

space-skips = { KEY("go_on") } montre tout de suite la fin
begins = La partie commence
plays = { $who } joue
over = La partie est finie.
enter-results = { KEY("take") } montre les résultats
anybody = Quelqu'un répond-il ?
then-plays = Ensuite joue { $who }
asks-whom = { $name } – { $question }
everybody = Tous regardent
    .at = Tous regardent : { $about }
is-next = Au tour de { $who }
is-thinking = { $who } réfléchit
look-round = Tu peux regarder autour de toi : { KEY("look") } sur une carte
held = { $who }, ce coup est retenu, pas encore joué
sure-of = { $done } ?
    .how = Le grand bouton le fait, { KEY("back") } relâche
since-turn = ce qui s'est passé depuis le tour de { $who }

## Plaques
# en wa5r7wrn5eannlhwsjyj2jn5j3iqjhrjhxmd

level-easy = Lapin facile
level-normal = Lapin normal
level-hard = Lapin difficile
level-expert = Lapin expert
level-greedy = Lapin glouton
level-uniform = Lapin au hasard
line-winner = gagne
line-chooses = choisit
line-waits = attend
line-computer = ordinateur
line-plays = joue
line-thinks = réfléchit…

## Boutons
# en sq2o45of4b3yfouphwskptacie6fcua6fndu3zcr5wdikuwffr3ufes25q5paqv6amzyqswjx4woxu2nd7kv6ui

menu = Menu{ KEY("back", style: "aside") }
log = Journal{ KEY("log", style: "aside") } ; les barres dorées sont neuves depuis ton dernier tour
    .wide = Journal large{ KEY("log", style: "aside") } ; les barres dorées sont neuves depuis ton dernier tour
    .narrow = Journal étroit{ KEY("log", style: "aside") } ; les barres dorées sont neuves depuis ton dernier tour
    .title = Ce qui s'est passé
asked = Ce qui est demandé
undo = Annuler
    .key = Annuler{ KEY("undo", style: "aside") }
    .tip = { KEY("undo") } : annule ton dernier choix
    .let-go = { KEY("back") } : relâche la pièce
redo = Refaire
    .key = Refaire{ KEY("redo", style: "aside") }
hint = Conseil
    .key = Conseil{ KEY("hint", style: "aside") }
    .tip = { KEY("hint") } : le meilleur coup selon l'analyse
see-again = Revoir
rule-book = Règles
    .key = Règles{ KEY("rules", style: "aside") }
settings = Réglages
results = Voir les résultats
go-on = Continuer
answers = { $who } répond
not-this-turn = Pas ce tour-ci
    .tip = Personne ne répond pendant ce tour ; qui est touché est quand même consulté
nobody = Personne
do-it = Fais-le
pause = Pause
    .tip = P : les lapins attendent pendant que tu regardes
    .on = P : les lapins continuent
play-on = Jouer jusqu'à la fin
pace-0 = Tout de suite
pace-1 = Vite
pace-2 = Normal
pace-3 = Lent
pace-4 = Très lent
pace = { KEY("speeds") } change la vitesse des mouvements ; ceci, celle des lapins
speed = Vitesse des animations : { $n } sur 4.
closer = I : voir de près
    .of = { $what }. { closer }
rule = Règle { $rule }, appuie sur { KEY("rules") }
refused = Cela ne fait rien pour l'instant. Ce qui brille montre ce qui est possible.
choose-else = Choisir autre chose
sure = C'est sûr ?

## Annuler
# en ucqmdnqwb7elqf5

undo-whose = Annuler le choix de { LIST($others) } ?
    .words = Ce n'était pas ton seul choix ; il sera refait.
    .do = Annuler
    .keep = Laisser ainsi
undo-seen = Annuler ce qui t'a montré quelque chose ?
    .words = Depuis, tu as vu quelque chose que tu ne pouvais pas savoir. Choisir de nouveau en le sachant ? La partie est marquée, et on ne te le demandera plus.
undone = Le choix de { $who } est annulé.
everybody-first = Tous regardent. Continue d'abord, puis annule.
back-to = Revenir en arrière dans la partie ?
    .words = « { $line } » et tout ce qui suit est annulé. { $after }
    .others = « { $line } » et tout ce qui suit est annulé, avec le choix de { LIST($others) }. { $after }
    .redo = « Refaire » rejoue tout.
    .do = Revenir là
    .keep = Rester ici

## Conseils et tuteur
# en o3rrvwzj5robszamuac7ncmwnqyxyfqdcxfkbcm3i6wn73ayr7pjetolpbsp

hints-off = Les conseils sont désactivés sous Réglages, Jeu.
looking = Je cherche un bon coup…
first-sight = C'est le meilleur à première vue ; rien n'a été pesé.
    .short = ce qui est marqué semble le meilleur à première vue
hint-is = Conseil : { $hint }
hint-told = { $choice } : { $told }
hint-marked = Conseil : le coup marqué 1
simply = { $alike ->
    [yes] rien n'est meilleur
   *[no] c'est ce qui gagne le plus souvent
}
    .wins = la victoire est certaine
alike = aussi bon
    .many = { $n } autres sont aussi bons
    .maybe = peut-être aussi bon
wins = gagne { $chance }
with-it = Ainsi : { $reason }.
gives-away = abandonne { $lost }
weighing = Le tuteur pèse ton choix…
too-busy = Le tuteur n'a pas eu le temps de peser ce choix : l'ordinateur est occupé.
tutor-says = Le tuteur dit
tutor-held = « { $done } » abandonne environ { $lost }. C'est retenu, pas encore joué.
    .why = « { $done } » abandonne environ { $lost }. Ainsi : { $reason }.
tutor-off = Jouer, sans tuteur
    .short = Sans tuteur
    .tip = Le tuteur ne dit plus rien dans cette partie
tutor-anyway = Jouer quand même
    .short = Jouer
show-me = Montre-moi
tutor-think = Réfléchir encore
tutor-ways = { KEY("take") } réfléchit encore ; { KEY("next") } va aux autres façons

## Garder un moment
# en 6foz7y

keep-moment = Garder ce moment
    .more = Garder ce moment…
    .words = Un signet le retrouve sous Entraînement ({ KEY("bookmark") }) ; en une ligne de texte, tu peux l'envoyer à quelqu'un : que ferais-tu ici ? ({ KEY("copy") })
    .bookmark = Mettre un signet
    .copy = Copier comme texte
stay = Rester à la table

## Réponses et sable
# en 6o4wt6marbpsdre

asked-always = { $who } est consulté pour chaque réponse et chaque paiement.
    .do = Toujours demander
asked-seldom = { $who } n'est consulté que si une de ses cartes convient.
    .do = Demander moins souvent
sand-stands = Le sable s'arrête jusqu'à ce que tu appuies sur { KEY("sand") }.
    .do = Arrêter le sable
sand-runs = Le sable coule de nouveau.
    .do = Laisser couler le sable
sand-out = Le sablier est vide. Joue quand tu veux.

## Passer la souris
# en r46esyg25

pass-to = Passe à { $name }. Maintiens l'anneau, ou la touche { $key }, pour ouvrir.
    .only-you = Toi seul devrais regarder maintenant.
    .only-next = Toi seul devrais voir la prochaine carte.
hold-key = ou maintiens la touche { $key }
    .short = Maintiens { $key }
    .by = maintenue : ouvre la table pour { $name }
i-am = Je suis { $name }

## La pause
# en 3l6kbeajj4frwegrgfyn3yljfolnmn5yiiqc

unsaved = Cette partie n'a pas pu être enregistrée ; elle finit quand tu sors.
kept = La partie est enregistrée : le menu l'a sous Continuer.
kept-over = La partie est finie ; elle est parmi les parties enregistrées.
open-log = Ouvrir tout le journal (une aide)
seal = Le sceau du donneur est { $seal }. Il prouve à la fin que personne n'a changé le hasard.
leave = Quitter la partie
same-deal = Rejouer cette donne
    .ask = Rejouer cette donne ?
    .words = La partie recommence avec les mêmes cartes et les mêmes dés. Elle ne compte dans aucune statistique, puisque tu sais ce qui vient ; celle-ci est gardée.
    .do = Recommencer
look-back = Revoir
seats = Places…
give-up = Abandonner…
    .ask = Abandonner ?
    .words = Qui abandonne a perdu, et les autres ont gagné. Cela compte dans les statistiques.
    .all = Qui abandonne a perdu, et les autres ont gagné. Cela compte dans les statistiques. Si tous arrêtent ensemble, personne ne gagne.
    .do = Abandonner
    .who = { $who } abandonne
    .stop = Tous arrêtent
    .keep = Continuer
remove = Supprimer la partie…
    .ask = Supprimer cette partie ?
    .words = Une partie supprimée ne revient pas ; elle compte toujours dans les statistiques.
    .do = Supprimer la partie
    .keep = Garder la partie
    .failed = La partie n'a pas pu être supprimée.
match-at = { $part ->
    [none] { $game }
    [round] { $game }, manche { $n }
   *[turn] { $game }, tour { $n }
}

## Lecture
# en o3tynh4zxs32dl4xyxkiuczmn4gfoo2df

nothing-here = Il n'y a rien à lire ici.
first-read = Lis d'abord quelque chose : { KEY("read-arrows") } parcourent la table.
no-hand = Dans ce jeu, tu n'as pas de cartes en main.
nobody-played = Personne d'autre n'a joué depuis ton dernier tour.
zone-has = { $zone }, { $n ->
    [one] { $n } chose
   *[other] { $n } choses
}. { $first }
parts-of = { $what } : { LIST($parts, type: "semicolon") }.
    .none = { $what } n'a pas de parties.
place-of = { $zone }, { $n } sur { $all }. { $what }
    .zone = { $zone }. { $what }
may-be-used = Possible : { LIST($uses, type: "semicolon") }.
use = { $what }, { $brings }
has-parts = { $n ->
    [one] { $n } partie : { KEY("read_parts") }.
   *[other] { $n } parties : { KEY("read_parts") }.
}
all-of = { LIST($things, type: "semicolon") }.
