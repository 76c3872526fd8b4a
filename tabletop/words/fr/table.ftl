### Les tables : passer la souris, table publique, marques.
# en acvuo3oy2zniuyix6h5xshrm5ml3s5tyqzpjlbewx5w52

all-hands-down = Mains cachées
pass-to = Passe à
hold-to-open = Maintiens pour ouvrir
since-turn = Depuis ton tour
on-the-table = Sur la table
points-at = Cela montre { LIST($things) }.
more-things = { $n } autres
legend-error = à peu près
legend-good = bon
legend-slip = faux pas
legend-mistake = faute
legend-blunder = gaffe
heat = { $equal ->
    [yes] = { NUMBER($n, places: 0) } %
   *[no] { NUMBER($n, places: 0) } %
}
    .short = { $equal ->
        [yes] ={ NUMBER($n, places: 0) }
       *[no] { NUMBER($n, places: 0) }
    }
    .alone = { $rank ->
        [best] { NUMBER($n, places: 0) } pour cent, le meilleur
        [alike] { NUMBER($n, places: 0) } pour cent, aussi bon que le meilleur
       *[worse] { NUMBER($n, places: 0) } pour cent
    }
    .spoken = { $rank ->
        [best] { $state }, { NUMBER($n, places: 0) } pour cent, le meilleur
        [alike] { $state }, { NUMBER($n, places: 0) } pour cent, aussi bon que le meilleur
       *[worse] { $state }, { NUMBER($n, places: 0) } pour cent
    }
buttons = Boutons
players = Joueurs
