### Les tables : passer la souris, table publique, marques.

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
