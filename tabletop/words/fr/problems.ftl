### Ce qui ne peut pas se faire ou se lire, et pourquoi.

## Un choix impossible pour l'instant
# en xtrviwucl4n2ustub6suo5dac3l

over = La partie est finie.
others-turn = C'est à quelqu'un d'autre de jouer.
not-now = Ce n'est pas possible maintenant.
no-clock = Aucune montre ne tourne.
no-undo = Il n'y a pas de choix à annuler.
undo-barred = Depuis, le hasard a joué ou quelque chose de caché est apparu. Entre joueurs au même écran, c'est définitif.
no-rematch = La revanche vient quand la partie est finie.
shows-hidden = La suite montre quelque chose de caché. Valide le choix pour la voir.
complete = Le choix est complet. Valide-le ou reprends-le.

## Jeux, places et options
# en knwopojvyxfn5cjzbk3eu6kgwg2yorx6esxa35bl4q7jhsqaybitj4

no-game = Il n'y a pas de jeu « { $key } » ; { $near ->
    [none] il y a : { LIST($known, type: "comma") }.
   *[other] cherches-tu « { $near } » ?
}
game-damaged = Le jeu « { $key } » n'a pas pu être chargé : { $why }
option-value = L'option « { $option } » ne peut pas valoir { $given } ; possible : { $takes }.
option-text = Option « { $option } » : { $why }
takes = { $kind ->
    [bool] oui (on) ou non (off)
    [int] nombres entiers de { $low } à { $high }
    [choice] l'un de ceux-ci : { LIST($values, type: "comma") }
   *[text] un texte
}
no-option = { $game } n'a pas d'option « { $option } » ; il y a : { COUNT($known) ->
    [0] aucune
   *[other] { LIST($known, type: "comma") }
}.
    .players = { $game } n'a pas d'option « { $option } » à { $players } ; il y a : { LIST($known, type: "comma") }.
counts = { $game } se joue à { LIST($counts, type: "comma") }, pas à { $players }.
seats-count = La partie a { $players } places, pas { $n }.
most-seats = Il y a { $n } places au plus.
seat-parts = Une place a un genre, un nom, un niveau et une figurine.
seat-kind = Une place est « human » ou « ai », pas « { $kind } ».
seat-words = Une place s'écrit « human », « human:NOM » ou « ai:NIVEAU », pas « { $words } ».
seat-name = Un nom a de 1 à { $n } lettres visibles.
seat-figure = La figurine d'une place est un nombre de 0 à { $n }.
seat-past = Le passé d'une place compte { $n } places au plus.
    .order = Le passé d'une place dit, dans l'ordre, jusqu'à quelle ligne chacun a joué.
no-level = Il n'y a pas de niveau « { $name } » ; il y a : { LIST($known, type: "comma") }.
seed-length = Une graine a de 1 à { $n } lettres.
only-rabbits = Seuls les lapins de l'ordinateur finissent une partie seuls.

## Fiches de parties
# en bwaaavm3ouuhaapzalgqtravgqvlb5zbgiouvufacgphbk7qhelrjppnnpzb5e65moaba4ljyypiztfudiifahwi6qfvhplm

action-unknown = « { $verb } » n'est pas une action de ce jeu ; il y a : { LIST($known, type: "comma") }.
action-number = « { $text } » contient une valeur qui n'est pas un nombre entier.
action-form = « { $text } » n'est pas écrit comme dans une fiche de partie.
record-blank = Le fichier n'a que des lignes vides ; ce n'est pas une fiche de partie.
record-empty = Le fichier est vide ; une fiche de partie a une ligne d'en-tête, puis une ligne par action.
record-headless = Le fichier ne commence pas par l'en-tête d'une partie.
record-beyond = Il y a des lignes après la fin d'une partie.
record-broken-off = La fiche s'arrête avant sa dernière ligne.
record-differs = La fiche diffère à l'action { $ply } : { $why }
record-state = l'état est { $reached }, la fiche dit { $expected }.
    .end = l'état final n'est pas celui de la fiche.
record-followed = La partie ne peut être suivie que jusqu'à l'action { $ply }.
    .why = La partie ne peut être suivie que jusqu'à l'action { $ply } : { $why }
record-end = L'état final n'est pas celui de la fiche.
    .why = L'état final n'est pas celui de la fiche : { $why }
record-older = elle a été jouée avec des règles plus anciennes (version { $was }, maintenant { $now }).
record-newer-rules = Cette partie de { $game } a été jouée avec des règles plus récentes ; mets le programme à jour pour l'ouvrir.
record-header = L'en-tête de la fiche n'est pas utilisable : { $why }
record-long = Une ligne est bien trop longue pour une fiche de partie.
    .numbered = La ligne { $n } est bien trop longue pour une fiche de partie.
record-json = Une ligne n'est pas du JSON ; le fichier est abîmé ou n'est pas une fiche de partie.
    .object = Une ligne n'est pas un objet JSON ; le fichier n'est pas une fiche de partie.
record-lacks = Dans la fiche, « { $key } » manque ou n'a pas le bon genre.
record-strange = La fiche contient « { $key } », que ce programme ne connaît pas.
record-newer = La fiche vient d'une version plus récente du programme ; mets-le à jour pour l'ouvrir.
record-format = Le format de fiche { $n } est inconnu.
record-rules = Il n'y a pas de règles de version { $n } ; les premières sont la version 1.
record-seats = Les « seats » de la fiche n'ont pas le bon genre.
    .senseless = Les places de la fiche n'ont pas de sens : { $why }
    .count = La fiche nomme { $n } places pour { $players } joueurs.
record-next = Après cette partie en vient une qui ne peut pas être lue. { $why }
record-seat = Il n'y a pas de place { $n }.
record-count = La fiche a { $n } actions, sa dernière ligne en compte { $count }.
record-changed = La somme de contrôle ne va pas : la fiche a été modifiée après coup.
record-stranger = La fiche fait agir une place qui n'est pas à la table.
record-actions = Aucune partie de { $game } n'a { $n } actions.
record-text = { $what ->
    [salt] Le sel d'une partie est un texte d'au plus { $n } lettres.
    [seal] Le sceau d'une partie est un texte d'au plus { $n } lettres.
   *[seed] La graine d'une partie a de 1 à { $n } lettres.
}
record-line = La ligne { $n } n'est pas celle d'une fiche de partie : { $why }.
record-rest = Une ligne après sa fin est coupée ; elle est laissée de côté.

## Données d'une autre forme
# en 3mzzmctx42qtzgwtn7xnn

data-json = ce n'est pas du JSON
    .broken-off = ce n'est pas du JSON, ou c'est coupé
    .why = ce n'est pas du JSON ({ $why })
data-missing = { $name } manque
data-strange = { $name } est inconnu
data-kind = { data-place } devrait être { LIST($kinds, type: "or") }{ $bound ->
    [none] { "" }
   *[other] { " " }({ $bound })
}
data-other = { data-place } : { $why }
data-place = { $key ->
    [yes] un nom dans { $place }
   *[no] { $place ->
        [none] cela
       *[other] { $place }
    }
}
data-a = { $kind ->
    [int] un nombre entier
    [str] un texte
    [float] un nombre
    [bool] true ou false
    [array] une liste
    [object] une table
    [null] rien
   *[other] { $kind }
}

## Fichiers
# en rdk5x4xcvbus6wddcwt3okbgkataoippoon5y2bcnscv222wirrroqd4ukfr4smf6ugkk

unwritten = { $path } ne peut pas être écrit : { $why }.
unread = { $path } ne peut pas être lu : { $why }.
many-matches = { $path } contient { $n } parties ; il faut un fichier avec une seule.
too-large = { $path } est bien trop gros pour une fiche de partie.
no-record = { $path } n'est ni un texte en UTF-8 ni une fiche de partie.
unusable = { $path } ne peut pas servir. { $why }
left-out = La partie { $n } est laissée de côté. { $why }
no-home = Il n'y a pas de dossier personnel ici ; choisis-en un pour les parties et les réglages avec --data-dir ou la variable { $variable }.
no-log = Il n'y a pas de journal : { $path } ne peut pas être écrit ({ $why }).
failed = Le programme a dû s'arrêter : { $why }. Les détails sont dans { $path }.
no-pillow = Les films demandent le paquet Pillow : pip install 'bunny-tabletop[film]'.
no-table = { $game } n'a pas de table dessinée ; « tabletop simulate { $game } » et « arena » savent y jouer.
no-window = Aucune fenêtre ne peut s'ouvrir ({ $why ->
    [colours] l'écran a moins de 24 bits par point
    [screen] aucun écran trouvé
   *[other] { $why }
}). Lance le programme depuis un bureau ; « tabletop simulate », « replay » et « screenshot » n'ont pas besoin d'écran.
text-missing = Il n'y a pas de « { $name } » dans { $path }.
text-unkept = « { $name } » ne peut pas être enregistré dans { $path } ({ $why }).
text-taken = Il y a déjà « { $name } » ; choisis un autre nom.
text-unnamed = « { $name } » ne peut pas être renommé ({ $why }).
text-unremoved = « { $name } » ne peut pas être retiré ({ $why }).
text-large = { $path } est trop gros pour { $kind } ; rien n'y est changé.
text-coded = { $path } n'est pas un texte (UTF-8) ; rien n'y est changé.
text-unread = { $path } ne peut pas être lu ({ $why }).
text-silent = rien n'est arrivé ici pendant { $n } secondes
no-plain-file = ce n'est pas un simple fichier

## Positions et problèmes
# en cnk77in4fihepl4avaykatswh67rzlk6epulacedjodolwunib2i6kamev4b

position-none = Ce n'est pas une position ; une position commence par « { $mark }: ».
position-long = Ce texte est bien trop long pour une position.
position-letter = Une lettre de cette position manque ou a changé ; copie-la encore une fois.
position-much = Cette position contient bien plus qu'une partie.
position-damaged = Cette position est abîmée et ne peut pas être lue.
position-senseless = La partie de cette position n'a pas de sens : { $why }.
position-changed = Cette position ne mène pas où elle dit ; elle a été modifiée.
position-stranger = Cette position fait agir une place qui n'est pas à la table.
position-rules = Cette position ne suit pas les règles : { $why }
position-unopened = Cette position ne peut pas s'ouvrir. { $why }
puzzle-answer = La réponse de ce problème ne peut pas y être choisie ; il a été modifié à la main.
puzzle-unopened = Ce problème ne peut pas s'ouvrir. { $why }
puzzles-left = { $fault ->
    [damaged] Les problèmes de { $game } sont abîmés et laissés de côté : { $why }.
    [version] Les problèmes de { $game } sont d'une autre version et laissés de côté.
    [game] Les problèmes sont de « { $other } », pas de { $game }, et laissés de côté.
    [rules] Les problèmes de { $game } suivent d'autres règles et sont laissés de côté.
    [some] Des problèmes abîmés de { $game } sont laissés de côté.
   *[unread] Les problèmes de { $game } ne peuvent pas être lus et sont laissés de côté.
}
analysis-version = Cette analyse vient d'une autre version du programme.
analysis-damaged = Cette analyse est abîmée ({ $why }) ; elle est refaite.
analysis-long = il y a plus que n'en a une analyse
analysis-rows = les lignes n'ont pas la même longueur
analysis-pairs = pairs nomme un choix qui n'est pas essayé
analysis-other = Cette analyse est celle d'une autre position ; elle est refaite.
analysis-choice = Un choix impossible ne peut pas être analysé.

## Les parties enregistrées
# en fkspceiqjcvhxxpeze75k6ghpwg22fogf7ztk56crfowjtrhox4ecvzkl

no-match = Il n'y a pas de partie enregistrée { $n }.
match-damaged = La partie enregistrée { $n } est abîmée et ne peut pas s'ouvrir ; les autres n'ont rien.
statistics-damaged = Les statistiques de la partie { $n } sont abîmées.
    .more = D'autres parties ou leurs statistiques sont abîmées et laissées de côté.
action-damaged = Son action { $n } manque ou est abîmée.
match-gone = Cette partie a été supprimée, ou continuée dans une autre fenêtre ; ce que tu joues ici est enregistré comme une partie à part.
    .library = La bibliothèque n'était plus la même ; cette partie est gardée dans la nouvelle.
    .damage = La bibliothèque était abîmée ; cette partie est gardée dans la nouvelle.
library-closed = La bibliothèque est fermée.
library-unwritten = La bibliothèque ne peut pas être écrite.
library-salvaged = La bibliothèque des parties était abîmée ; elle reste telle quelle dans { $path }, et une nouvelle est commencée. { $n ->
    [0] Rien n'a pu être repris.
    [one] { $n } partie a pu être reprise.
   *[other] { $n } parties ont pu être reprises.
}
library-replaced = La bibliothèque des parties a été déplacée, supprimée ou remplacée ; { $path } en est une autre, et la suite du jeu y va.
library-damaged = { $path } est abîmé ; rien n'est enregistré.
    .stays = { $path } est abîmé et ne peut pas être mis de côté ({ $why }) ; rien n'est enregistré. Déplace-le et recommence.
library-folder = Le dossier { $path } ne peut pas être créé ({ $why }) ; rien n'est enregistré. Autorise l'écriture ou choisis-en un autre avec --data-dir.
library-held = Une autre fenêtre ou un autre programme retient { $path }. Continue à jouer : la partie est enregistrée dès qu'il est libre.
library-full = Le disque de { $path } est plein. Continue à jouer : la partie est enregistrée dès qu'il y a de la place.
library-barred = { $path } ne peut pas être écrit, donc rien n'est enregistré. Autorise l'écriture ou choisis un autre dossier avec --data-dir.
library-failed = { $path } n'a pas pu être enregistré ({ $why }). Continue à jouer : un nouvel essai suit à la prochaine action.
library-secret = Tu n'as pas le droit de lire { $path } : il manque des parties, et rien n'est enregistré. Donne-toi le droit de lire et d'écrire, ou choisis un autre dossier avec --data-dir.
library-newer = { $path } vient d'une version plus récente du programme, donc rien n'est enregistré. Mets le programme à jour, ou choisis un autre dossier avec --data-dir.
saving-again = L'enregistrement marche à nouveau ; rien ne manque à la partie.
bookmark-unsaved = Cette partie n'est pas enregistrée, elle ne peut donc pas avoir de signet.
    .failed = Le signet n'a pas pu être gardé.
    .undone = La partie a été annulée jusqu'avant ce moment ; Rétablir le ramène.

## Réglages
# en tkznylrvzo64vcmrdybvn2i5ye6q4o2sdyoouqpci7

setting-should = Réglages : { $name } dans [{ $section }] devrait être { $wanted }, pas { $given } ; { $usual ->
    [none] c'est laissé de côté
   *[other] le programme prend { $usual }
}.
setting-wanted = { $kind ->
    [flag] true ou false
    [number] un nombre entier de { $low } à { $high }
    [scale] "auto" ou un nombre entier de { $low } à { $high }
    [window] deux nombres entiers, [largeur, hauteur]
    [place] deux nombres entiers, [x, y]
    [name] un nom d'au plus { $n } lettres
   *[names] une liste d'au plus { $n } noms
}
    .one-of = l'un de ceux-ci : { LIST($values, type: "comma") }
    .keys = une touche pour chaque commande, hint = "X"
setting-section = Réglages : il n'y a pas de section [{ $section }] ; elle est laissée de côté.
setting-none = Réglages : [{ $section }] n'a pas de « { $name } » ; c'est laissé de côté.
settings-more = Réglages : { $n } autres lignes n'ont pas de sens et sont laissées de côté.
settings-unread = Les réglages dans { $path } ne peuvent pas être lus ({ $why }) ; le programme commence avec les siens.
settings-unkept = Les réglages ne peuvent pas être enregistrés dans { $path } ({ $why }) ; ils durent jusqu'à ce que tu quittes. { $full ->
    [yes] Fais de la place sur le disque
   *[no] Autorise l'écriture dans le dossier
} ou choisis-en un autre avec --data-dir.
settings-aside = { $aside ->
    [yes] Les réglages ne pouvaient pas être lus et sont maintenant dans { $path }
   *[no] Les réglages dans { $path } ne pouvaient pas être lus
} ; { $backup ->
    [yes] ceux d'avant sont en vigueur.
   *[no] le programme commence avec les siens.
}
setting-setup = Réglages : la dernière table de « { $game } » est laissée de côté. { $why }
    .parts = Elle contient des places et des options.
    .option = Une option est true ou false, un nombre entier ou un texte.
setting-learnt = Réglages : [learnt] contient une liste de leçons pour chaque nom ; c'est laissé de côté.
setting-person = Réglages : « { $name } » est laissé de côté.
    .part = Réglages : « { $key } » de « { $name } » est laissé de côté.
settings-head = Réglages de Bunny Tabletop. Modifiables à la main ; ce qui n'a pas de sens est laissé de côté.
data-version = cela vient d'une autre version du programme
no-starter = La place { $n } ne peut pas commencer une partie à { $players }.
