### Parties enregistrées et statistiques.

## Parties enregistrées
# en rzgfiriqmguc7g6uvymt2smo4o5ccxzwygo55pv2ayywafeviet2vhpqfzmim3cihzcf4hblpjruhyalx5uel2zce3rvs

saves = Parties enregistrées
kind-all = Toutes les parties
kind-going = En cours
kind-finished = Finies
kind-tries = Essayées autrement
kinds = Quelles parties
copy = Copier cette partie dans un fichier
    .of = Copier cette partie dans un fichier : { $match }
delete = Supprimer cette partie
    .of = Supprimer cette partie : { $match }
not-saved = En ce moment, les parties ne peuvent pas être enregistrées
no-matches = Tu n'as pas encore joué. Chaque partie est enregistrée ici dès sa première carte.
not-found = Aucune partie trouvée. Cherche d'autres mots, ou aucun.
search-matches = Chercher
    .hint = nom, jeu, jour, résultat
    .tip = { KEY("take") } montre les parties où tous ces mots figurent.
    .found = { $n ->
        [one] { $n } partie.
       *[other] { $n } parties.
    }
    .won = gagnée terminée
    .lost = perdue terminée
    .drawn = nulle, personne ne gagne, terminée
    .over = terminée
    .going = en cours
no-table = Ce jeu n'a pas de table ici : la partie ne peut pas être ouverte.
match = { LIST($who, type: "comma") } : { $standing }
match-row = { LIST($who, type: "comma") } : { $standing }. { $when }
game-of = { $heading ->
    [none] { $game }
   *[other] { $game }, { $heading }
}
standing-turn = { $game }, tour { $n }
standing-round = { $game }, manche { $n }
standing-next = { COUNT($points) ->
    [0] { $standing }. C'est à { $who }.
   *[other] { $standing }. C'est à { $who }. Points : { LIST($points, type: "comma") }.
}
standing-over = { COUNT($who) ->
    [0] { $game }, finie : personne n'a gagné
    [one] { $game }, finie : { LIST($who) } a gagné
   *[other] { $game }, finie : { LIST($who) } se sont partagé la victoire
}
origin-imported = { $standing }, importée
origin-again = { $standing }, essayée autrement
import = Importer des parties
    .tip = Lit tous les fichiers de parties de { $folder }
import-none = Mets des fichiers de parties (*.jsonl) dans { $folder } et réessaie.
import-problem = { $file } : { $problem }
import-part = { $file } est là jusqu'à sa dernière action intacte. { $problem }
folder-problem = { $folder } ne peut pas servir : { $problem }.
imported = { $n ->
    [one] { $n } partie importée.
   *[other] { $n } parties importées.
}
imported-known = { $n ->
    [one] { $n } partie est déjà ici.
   *[other] { $n } parties sont déjà ici.
}
imported-both = { $n ->
    [one] { $n } partie importée
   *[other] { $n } parties importées
} ; { $known ->
    [one] { $known } est déjà ici.
   *[other] { $known } sont déjà ici.
}
sure = Supprimer cette partie ?
    .words = { $match }. Une partie supprimée ne revient pas. Elle compte toujours dans les statistiques.
    .do = Supprimer la partie
    .keep = Garder la partie
    .failed = La partie n'a pas pu être supprimée.

## Dates
# en tv2wrclhiv3pga5me5rgexusejqzltvmgumfp6uo6p

today = aujourd'hui, { $time }
date = { $day } { $month } { $year }
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre

## Statistiques
# en 3qrjuh67j42hmb6qjkcp4y24ua6e6hh5pfbbhdsgk3yaeerakizy24vvt4lo7xyfrrpc4lj5xn75uax3bgum67zh2fyoyd7nhydroee533w7nvsql3bet

statistics = Statistiques
no-figures = Finis une partie pour voir tes chiffres ici : victoires par niveau, séries, points.
choose-game = Jeu
    .all = Tous les jeux
choose-person = Personne
    .alone = Seul contre les lapins
progress = Sur toutes les parties
totals = Total
tile-played = { $n ->
    [one] partie
   *[other] parties
}
tile-share = gagnées
tile-streak = { $n ->
    [one] victoire de suite
   *[other] victoires de suite
}
tile-best = plus longue série
tile = { $n } { $what }
course = Partie après partie
most = Le plus en une partie : { $n }
least = Le moins en une partie : { $n }
levels = Résultats selon le plus fort adversaire
level-other = Autres
level-people = Personnes
bar-won = gagnées
bar-drawn = nulles
bar-lost = perdues
bar = { $won } sur { $n }
    .told = { $level } : { $won } gagnées, { $drawn } nulles, { $lost } perdues
bar-none = aucune
    .told = { $level } : aucune
facts = Encore
length-turn = Tours par partie
length-round = Manches par partie
length = { $least } à { $most }, en moyenne { NUMBER($mean, places: 0) }
rating = Classement à { $game }
shared = Victoires partagées
helped = Victoires avec conseils ou autre aide
parts = Parties jouées en partie (non comptées ci-dessus)
aid-undo = Choix annulés
aid-look = Seconds regards
aid-log = Journaux ouverts
aid-hint = Conseils
aid-marks = Parties avec marques
aid-tutor = Choix retenus par le tuteur
aid-line = Variantes essayées avant la fin
aid-study = Analyses avant la fin
fact-row = { $what } : { $n }
