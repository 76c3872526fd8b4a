### À propos, et le livre de règles.
# en k3vdbkkbavcmpoef4dswgf7j2zb2iukujiidu2xcji6nzexz

about = À propos de Bunny Tabletop
    .what = Cinq jeux de société avec des lapins sur une même table, entièrement dessinés, sonorisés et programmés à neuf. Joue contre les lapins de l'ordinateur, avec des amis devant un même écran, ou regarde simplement.
    .fan = Ceci est une œuvre de fans, non officielle, faite par amour de ces jeux. Elle n'est ni liée à leurs auteurs, artistes ou éditeurs, ni approuvée par eux. Les noms des jeux appartiennent à leurs propriétaires. Les règles sont dites avec nos propres mots, et aucune image, aucun texte publié n'est repris.
    .owners = Bounce Bunny Bounce : ses auteurs ; les règles publiées ne nomment pas d'éditeur. Bunny Boom : RUSE Games, guide illustré attribué à Andrew Bosley. Bunny Bidding (Easter Eggventures) : Pandaqi. Bunny Kingdom, In the Sky, Bunny Express : IELLO. Killer Bunnies Odyssey : Playroom Entertainment, Ultra PRO International LLC ; Killer Bunnies est une marque de Jeffrey Neil Bellinger.
    .buy = Achète leurs jeux : rien ne vaut une vraie table.
report =
    .copy = Copier la version
    .save = Enregistrer un rapport
    .copied = La version est dans le presse-papiers.
    .not-copied = Ici, rien ne peut être copié.
    .saved = Le rapport est dans { $path } : journal, réglages et dernière partie, sans les noms. Envoie-le à qui t’a donné le programme.
    .not-saved = Impossible d’enregistrer le rapport : { $why }.
    .crashed = Bunny Tabletop a dû s’arrêter ; tes parties sont enregistrées. { $path } dit ce qui s’est passé, sans les noms : envoie ce fichier à qui t’a donné le programme.
tab-about = À propos
tab-strength = Force
tab-licences = Licences
strength = La force des lapins de l'ordinateur, mesurée dans des parties entre eux. Les places tournent, chaque donne est jouée de chaque place, et une égalité compte pour moitié. Entre crochets : ce que permet le hasard, 95 fois sur 100.
    .game = { $game } : { $measured }
    .none = Rien n'a encore été mesuré.
licences =
    .program = Le programme est libre, sous licence MIT : utilise-le, change-le, passe-le aux autres.
    .art = Ses images et ses sons sont sous la licence Creative Commons Attribution 4.0 International (CC BY 4.0) : utilise-les où tu veux et dis d'où ils viennent.
    .fonts = Les polices Caprasimo, Nunito, M PLUS Rounded, Atkinson Hyperlegible et OpenDyslexic sont sous la licence SIL Open Font 1.1. Son texte accompagne les polices.
    .made-with = Construit avec Python, pygame-ce et pygame_gui, platformdirs, msgspec, rich et tomli-w, chacun sous sa propre licence libre.
licence-missing = Le texte de licence { $name } manque dans l'installation.
licence-bad = Le texte de licence { $name } est illisible.

how-to-play = Règles du jeu
    .short = Règles
    .game = Comment jouer à { $game }
chapters = Chapitres
to-the-text = Retour au texte
search = Chercher dans les règles
    .hits = { $n ->
        [one] { $n } paragraphe trouvé
       *[other] { $n } paragraphes trouvés
    }
    .tip = Des mots, ou le numéro d'une règle ({ KEY("search") })
    .none = Aucune règle ne correspond. Essaie un mot de moins, ou le début d'un mot.
lessons = Leçons
no-rules = Le livre de règles de ce jeu manque dans l'installation.
worked-turn = Un tour pas à pas
