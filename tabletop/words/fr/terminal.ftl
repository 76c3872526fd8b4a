### Le terminal : qui joue, et avec quelles options.
# en oa6no3rp3j4scoyeizf353z6evbpcrn7q6birwvid7ltpggphcaepnd5uqqeyfsg7w

who-plays = { $game } : qui joue ?
seating-help = Appuie sur Entrée pour garder la réponse entre crochets. Tape back pour la question précédente, rules pour les règles, quit pour sortir. Ensuite viennent les options. Hint, look et les autres commandes marchent dès que la partie commence.
no-name = Un nombre n'est pas un nom. Tape un nom, { $computer }, ou { $back } pour la question précédente.
first-question = C'est la première question.
at-the-table = À la table : { LIST($players, type: "comma") }.
player-person = { $who }
player-rabbit = { $who } ({ $computer }, { $level })
how-many = Combien de joueurs en tout, de { $least } à { $most } (Entrée : { $now }) ?
    .wrong = Tape un nombre de { $least } à { $most }.
name-taken = { $name } joue déjà. Tape un autre nom.
your-name = Ton nom, ou { $computer } pour seulement regarder (Entrée : { $now }) ?
who-sits = { $seat ->
    [1] Qui joue en premier
    [2] Qui joue en deuxième
    [3] Qui joue en troisième
    [4] Qui joue en quatrième
    [5] Qui joue en cinquième
   *[6] Qui joue en sixième
} : { $computer }, ou le nom d'une personne à ce clavier (Entrée : { $now }) ?
how-well = Quelle force pour les lapins de l'ordinateur : { $levels } (Entrée : { $now }) ?
    .wrong = Tape l'un de ces mots : { $levels }.

options = Quelles options veux-tu ?
    .first = Appuie sur Entrée pour commencer. Tape un numéro pour changer une option, help pour savoir ce que fait chacune, back pour changer les joueurs.
    .again = Appuie sur Entrée pour commencer la partie, ou tape un numéro pour changer autre chose.
    .wrong = Tape un numéro de 1 à { $n }, ou appuie sur Entrée pour commencer.
    .always = À ce nombre de joueurs, { $option } est toujours en jeu.
option-is = { $option } : { $value }
option-now = { $option } : { $value }.
option-does = { $option }. { $help }
option-takes = { $option } : { $allowed }. { $help }
option-line = { $line }. { $help }
option-ask = { $option } (Entrée : { $value }) ?
offer = { $option } : { $about }
on = oui
off = non

## Ce qu'on peut taper
# en qwclbl6jvvcipaknbawytg4madv2yxrhbfjxxs4injs4ymwxg6pglpjhssec2pdfsgqmwmkp

help = Tape le numéro d'un choix, ou des mots qui y figurent : une chose, une place, ou les deux en une ligne. Si plusieurs conviennent, seuls ceux-là sont donnés. En plus :
help-enter = ce qui est demandé, et les choix, encore une fois
    .word = Entrée seule
help-table = tout ce qui est sur la table ; table NOM seulement cette partie
help-hand = ta main
help-look = une chose de plus près : le numéro d'un choix ou un nom sur la table
help-changed = ce que les autres ont fait depuis ton dernier tour
help-log = ce qui s'est passé, les 20 dernières lignes ; log 100 les 100 dernières
help-scores = les joueurs et leurs scores
help-rule = ce que veut dire un mot du jeu et ce qu'en disent les règles, comme rule { $word } ; rule et le numéro d'un choix : la règle de ce choix
help-rules = les chapitres des règles ; rules 2 ou rules TITRE en lit un
help-more = ce qui manquait à la dernière réponse
help-explain = de quoi il s'agit dans ce choix, et ce que le coach vient de dire, avec les règles
help-quiet = le coach n'explique plus rien
help-short = les choix par leurs noms seuls ; look dit le reste. Encore short : tout de nouveau
help-lessons = comment jouer les leçons du jeu
help-hint = un bon coup, selon l'analyse
help-undo = annule ton dernier choix et tout ce qui a suivi, ou le refait
help-save = dit où la partie est gardée ; elle l'est après chaque choix
help-give-up = finit la partie : tu l'as perdue
help-quit = sort ; la partie attend parmi celles gardées
help-ask = toujours être interrogé, ou seulement si une de tes cartes convient
help-forms = En court : t, hand, look, w (changed), l, s, r, h, u, q, ?
welcome = Tape le numéro d'un choix. ? dit ce qu'on peut taper d'autre.
short-on = Les choix sont donnés par leurs noms seuls. look et un numéro dit le reste ; short redit tout.
    .off = Les choix sont de nouveau donnés en entier.

## Les choix
# en 2rvqahpsq7w4muwzuqsccsng6wanqn6lsj6cp5avplelpy4ike7c6lipa

choices-unwanted = { $n } autres choix, chacun inutile maintenant ou un cadeau
choices-alike = tu en as { $n ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] { $n }
}
choices-most = { $only ->
    [yes] seulement
   *[no] au mieux
} en { $place }{ $n ->
    [0] { "" }
   *[other] , { $n } de plus
}
choices-from = { $n ->
    [1] tape 1
   *[other] tape un nombre de 1 à { $n }
}
choices-of = tape un de ces nombres : { LIST($numbers, type: "comma") }
choices-none = Rien ici ne s'appelle « { $line } » ; { $numbers }, ou ? pour l'aide.
choices-verb = « { $verb } » ne va pas maintenant avec « { $thing } » ; il y a : { LIST($ways, type: "comma") }.
choices-told = Rien ici ne s'appelle « { $line } » ; cela figure seulement dans ce qui est dit { COUNT($numbers) ->
    [0] des choix
    [1] du choix { LIST($numbers) }
   *[other] des choix { LIST($numbers, type: "comma") }
}. Tape un nombre.
choices-several = Plusieurs conviennent : { LIST($ways, type: "comma") }{ $more ->
    [yes] , …
   *[no] { "" }
}.
choices-no-number = Il n'y a pas de choix { $n } ; { $numbers }.
choices-is = le choix { $n } est { $words }
choices-other = Le choix { $n } est { $words } ; { LIST($others, type: "semicolon") }. Tape encore { $n } pour le choix { $n }, ou { LIST($numbers, type: "or") }.
choices-which = { $line } : lequel ?
choices-meant = C'est le choix { $n }.
    .begins = C'est le choix { $n }. Cela commence par { $words }.
    .elsewhere = Ce coup n'est pas dans cette liste. Tape undo pour revenir d'un pas.
face-up = face visible
face-down = face cachée
partings = avec|et|puis|pour
pointing-words = (?i:cliqu\w*|glisse\w*|appuie\w*|brill\w*|éclairée?s?|flèches|surpiqu\w*|anneau|entour\w*|grand bouton)|Gauche et droite|Espace|Entrée|Échap|Tab
drawn-words = papier|montre

## Réponses
# en rdhb7fccfkx7rrseymh3os32zf5dnhwpctldqz7yre6uli56xe2qmqyrtohd4vuugd24g4vj4ht7hczriny3

lessons-how = '{ $command } learn { $game } --text' joue les leçons dans le terminal. Ici le coach explique ce qui est nouveau, et rules lit les règles.
setting-changed = Un réglage a changé ; ask encore une fois le rétablit.
no-chapter = Les règles n'ont pas de chapitre « { $name } ». rules seul lit les titres.
coach-said = Le coach vient de dire :
present-choice = Le choix maintenant :
no-paragraph = Pas de paragraphe à lui ; explain dit de quoi il s'agit.
quiet-already = Le coach se tait déjà. explain dit toujours de quoi il s'agit.
nobody-played = Personne d'autre n'a joué depuis ton dernier tour.
tells-parts = table et un nom, comme table { $name }, dit ses parties.
nothing-lies = { $name } : il n'y a rien là.
named-several = « { $name } » convient à { $n } choses :
not-there = Rien sur la table ne s'appelle « { $name } ».
    .parts = Rien sur la table ne s'appelle « { $name } ». Ses parties sont : { LIST($parts, type: "comma") }.
    .rule = Rien sur la table ne s'appelle « { $name } ». Les règles en parlent : tape rule { $name }.
save-meant = Veux-tu dire { LIST($choices, type: "or") } ? Tape le nombre. La partie est gardée après chaque choix.
save-choice = { $words }, choix { $n }
not-saved = Cette partie n'a pas pu être gardée.
saved-as = La partie est gardée sous le numéro { $n } ; '{ $command } play --text --match { $n }' la reprend, le menu aussi.
let-go = Annulé.
taken-back = Repris : { $words }.
done-again = Refait : { $words }.
    .nothing = Il n'y a rien à refaire.
left-out = Et { $n } de plus : tape more.
    .none = Il ne manquait rien.
    .name = Et { $n } de plus : tape une plus longue partie du nom.
hand-empty = Ta main est vide.
    .none = Dans ce jeu, tu n'as pas de main.
look-at-what = Regarder quoi ? Tape look et un nom sur la table, ou le numéro d'un choix.
rule-number = Règle { $rule }.
now = Maintenant : { $reason }
nothing-happened = Il ne s'est encore rien passé.
rule-of-what = Quelle règle ? Tape rule et une chose, le numéro d'un choix, ou des mots.
rule-silent = Les règles ne disent rien de « { $name } ».
choice-words = Choix { $n } : { $words }.

## Signes qu'on n'entend pas
# en xzshrm6h4gscm6ufjmduvmephx7

heard-share = { $n } sur 100 (à { $error } près)
heard-error = plus ou moins
heard-percent = sur 100
heard-more = ({ $n } de plus)
heard-fewer = ({ $n } de moins)
heard-minus = moins
heard-times = fois
heard-plus = plus
heard-is = égale

## La partie
# en lhn5o56aepqb2ggsj34odhqnpsv23m5dqqdpbj5qwgo6hlih7u2xeuzvy2aa75e6m27wql3c3fo2fr227v6x

nobody-answers = Personne ne répond
answers = { $name } répond
settled = Cela va à ta seule place libre. Pour le donner, tape undo et choisis la même chose encore une fois.
earlier = La partie continue ; log { $n } la raconte depuis le début. Dernièrement :
    .over = La partie est finie ; log { $n } la raconte depuis le début. Sa fin :
repeated = { $line } ({ $n } fois)
watched = Entrée raconte la suite de la partie, end tout le reste d'un coup.
    .meanwhile = Entrée raconte la suite de la partie, end tout le reste d'un coup. Pendant ce temps, table, hand, log, scores, changed, look NOM, rule NOM et rules répondent. quit sort ; la partie attend parmi celles gardées.
    .ask = Entrée, ou end ?
look-round = Tu peux regarder autour de toi : tape look et un nom
pass-keyboard = Passe le clavier à { $name }.
    .ask = Tape open, { $name }.
    .waits = Le mot open montre la main de { $name } ; tout le reste attend.
go-on = Entrée continue.
for-your-ears = Pour toi seul, { $name } : Entrée l'efface, et un autre peut venir.
tutor-says = Le tuteur dit : { $words }
coach-says = Le coach dit : { $words }
    .rule = (explain lit la règle ; be quiet fait taire le coach pour de bon)
    .quiet = (be quiet fait taire le coach pour de bon)
your-answer = Ta réponse (Entrée seule : { $words }) ?
    .help = Tape le numéro d'une réponse. Entrée seule ou back prend la dernière, quit sort.
still-looking = Je cherche encore…
undo-ends = undo : choisir autre chose
names-both = Nommes-en un ; ensuite on te demande quoi en faire, ou où. Une ligne peut dire les deux.
    .example = Nommes-en un ; ensuite on te demande quoi en faire, ou où. Une ligne peut dire les deux : { $words }.
own-numbers = Chaque nombre est celui d'une tuile : tape-le pour cette tuile.
so-far = Jusqu'ici : { LIST($things, type: "semicolon") }.
    .lets-go = Relâché : { $words }.
    .chosen = choisi ; son numéro encore une fois le relâche
give-up = Abandonner, et donc perdre ? Tape yes, ou Entrée pour continuer.
nothing-to-choose = Il n'y a rien à choisir maintenant. ? dit ce qu'on peut demander.
after = table, log, scores, count, look NOM, rules et seal répondent encore. again joue une autre partie avec les mêmes joueurs. quit sort.
    .leave = Entrée encore une fois sort.
    .no-seal = Aucun sceau n'a été montré.
seated = Tu es { $you }. { LIST($others) }.
    .watched = { LIST($players) }.
rabbit-is = { $name } est joué par l'ordinateur{ $level ->
    [none] { "" }
   *[other] { " " }({ $level })
}
played-with = On joue avec { LIST($on) }.
    .without = On joue sans { LIST($off) }.
    .both = On joue avec { LIST($on) }, sans { LIST($off) }.
match-of = { $game } : { LIST($players) }.
wins = { COUNT($winners) ->
    [0] Personne ne gagne.
    [1] { LIST($winners) } gagne.
   *[other] { LIST($winners) } gagnent ensemble.
}
table-gone = La table n'a pas pu continuer ici ; la partie est gardée.
match-waits = La partie { $n } de ce jeu attend : '{ $command } play --text --match { $n }' la reprend.

## Leçons et exercices
# en ggvsxyh5wcewrgb

lesson-how = Un lapin raconte et demande ; tu tapes le numéro d'un choix. S'il parle d'anneaux, de boutons, de glisser ou de cliquer, c'est pour la fenêtre : ce qu'il désigne est nommé ici.
    .words = Entrée continue. back, skip et hint s'entendent toujours ; ? dit quoi d'autre.
    .unkept = La leçon recommence la prochaine fois ; les leçons faites restent faites.
    .no-loss = Une leçon ne se perd pas : quit en sort, skip aide à passer un pas.
    .first = C'est le début de la leçon.
    .ask = Entrée ?
rabbit-says = Le lapin dit : { $words }
lesson-waits = Pas encore celui-là.
    .points = Pas encore celui-là. { $points }
task-unkept = On peut le reprendre depuis Entraînement.
task-passed = next : passer. quit : retour à Entraînement.

## Les règles
# en u6ryaux22

no-book = Les règles de ce jeu ne peuvent pas être lues.
read-chapter = rules et un nombre ou un titre lit ce chapitre ou cette section.
not-in-match = { $title } (pas dans cette partie)

## Écrans
# en r6k7azl7d7e5x24m2ygnqzzq

left = Tout est gardé. À la prochaine !
screen-help = Tape un numéro pour utiliser ce qui est à côté, ou des mots qui y figurent.
    .again = lit l'écran encore une fois ; d'un long écran, ce qui a changé
    .all = lit un long écran en entier, les rangées avec chaque carte
    .same = Rien n'a changé. all lit tout l'écran.
    .back = à l'écran précédent, s'il y en a un
    .quit = quitte le programme ; tout est gardé
    .first = Tape un numéro. Entrée seule lit l'écran encore une fois ; ? dit quoi d'autre.
turn-value = { $name } : { $value }. Tape next ou before, ou Entrée quand c'est bon.
write-words = { $name } : { $value }. Tape les nouveaux mots, ou Entrée pour les laisser.
empty = vide
holds = { $name } : { $value }
not-now = { $name } : pas maintenant
    .said = { $name } ne peut pas être utilisé maintenant.
open-tab = ouvert
