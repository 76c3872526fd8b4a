### Apprendre : la liste des leçons, le lapin qui enseigne, le coach.
# en odzmxo23fctpora37rbtj

learn = Apprendre { $game }
    .none = Il n'y a pas encore de leçons pour ce jeu. Le livre de règles explique tout.
    .new = Jouons un peu. On apprend en bondissant !
    .going = { $n } leçons sur { $all } sont faites. On continue ?
    .all = Tu les as toutes faites ! Gagne une partie maintenant.
    .rules = Les leçons n'en parlent pas. Clique sur une règle pour la voir dans le livre.
lesson-time = { $n } min
    .extra = { $n } min, en plus
    .done = faite
book = Règles
untaught = Autres règles ({ $n })
    .back = Les leçons
match = Jouer une partie
show-me = Montre-moi, { $n } min
new-here = Première fois ici ?
    .words = Tu retrouves la leçon sous Règles du jeu.
    .alone = Je regarde seul

## Dans une leçon
# en ovbldlyk5bh63wxurvmxkm5ooarl75jghp6n7b6

lesson = Leçon
    .tells = Suivant continue, ou { KEY("go_on") }
says = Le lapin dit
nudge = Pas encore celui-là. Cherche l'anneau !
next = Suivant
skip = Passer
back = Retour
    .about = Une étape de la leçon en arrière
i-see = Je vois
went-back = La leçon continue de là.
paper-prompt = la question
paper-log = ce qui s'est passé
of-several = { $name } (numéro { $n } sur { $all })
sure-skip = Passer cette étape ?
    .help = Fais-la pour moi
    .step = Passer cette étape
sure-leave = Quitter la leçon ?
    .words = Rien n'est perdu : la leçon attend sous Règles du jeu.
    .do = Quitter la leçon
    .stay = Rester
    .settings = Réglages

## La fin
# en 3fujds2drcyiynj44ss6x

praise-0 = Hop, hop, hourra !
praise-1 = Bien bondi !
praise-2 = Oreilles en l'air, c'était ça !
praise-3 = Une carotte pour toi !
left = { $n ->
    [0] Toutes les leçons sont faites. Tu sais jouer !
    [one] Plus qu'une.
   *[other] Encore { $n }, et tu sais tout.
}
all = Toutes les leçons
next-lesson = Leçon suivante

## Le coach
# en 4ta

coach = Le coach dit
    .quiet = Silence
    .more = Plus
    .gone = Le coach se tait maintenant. Tu peux le rappeler sous Réglages, Jeu.
