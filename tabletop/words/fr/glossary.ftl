### Comment s'appellent les choses dans tous les jeux : une chose, un mot. « .never » sont ses autres noms, qu'aucun texte n'emploie.
# en lw7gmypj634dyemdfvcilorx42gw3izrtcvr2jkqjblfe

glossary = Comment s'appellent les choses

term-match = Jeu et partie
    .means = Un jeu est ce à quoi l'on joue, Bunny Boom par exemple. Une partie, c'est y jouer une fois, de la première carte au résultat.
    .never = le jeu est fini; le jeu finit; nouveau jeu; sauvegardes? de jeu
term-player = Personne et lapin de l'ordinateur
    .means = Qui a une place joue. On demande aux personnes ce qu'elles choisissent ; les lapins de l'ordinateur choisissent seuls.
    .never = joueurs? virtuels?; lapins? ordinateurs?; bots?; l'IA
term-turn = Ton tour
    .means = C'est à toi de choisir. Un tour est à une personne ; une manche est finie quand tous ont eu un tour, ou ont choisi.
    .never = tours? de jeu
term-undo = Annuler et refaire
    .means = Annuler : c'est comme si tu n'avais pas fait ton dernier choix. Refaire : il vaut de nouveau.
    .never = défaire le coup; reprendre le coup
term-log = Journal
    .means = Tout ce qui s'est passé dans cette partie, ligne par ligne, par tours ou par manches.
    .never = historique; procès-verbal
term-recap = Résumé
    .means = Ce que les autres ont fait depuis qu'on t'a demandé la dernière fois.
    .never = récapitulatif; rattrapage
term-seal = Sceau
    .means = Les lettres que le donneur montre avant la première carte. À la fin, elles prouvent que personne n'a changé le hasard.
    .never = cachet; cire à cacheter
term-rule-book = Livre de règles
    .means = Les règles en paragraphes numérotés. Un choix qui n'est pas permis nomme son paragraphe.
    .never = livrets? de règles?; manuel; mode d'emploi
term-close-look = Vue de près
    .means = Une carte ou une pièce en grand, avec tout ce qu'elle dit : le bouton droit, ou { KEY("look") }.
    .never = vue détaillée; vue agrandie
term-plate = Plaque
    .means = Le papier avec le portrait, le nom et les nombres d'une personne.
    .never = tableau des scores; panneau du joueur
term-cover = Cache
    .means = Un papier sur la table pendant que l'on change de place devant l'écran, pour que personne ne voie une autre main.
    .never = écran de confidentialité; rideau
term-hint = Conseil
    .means = Ce qu'un bon lapin de l'ordinateur choisirait à ta place, en sachant ce que tu sais.
    .never = astuce; suggestion
term-face-up = Visible, caché
    .means = Tourné pour que tous le voient, ou que personne ne le voie.
    .never = face dévoilée; recto
term-piles = Pioche et défausse
    .means = Là où l'on pioche, et là où vont les cartes ensuite.
    .never = talon; rebut; cimetière
