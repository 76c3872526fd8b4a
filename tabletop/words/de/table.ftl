### Die Tische: Wechsel, öffentlicher Tisch, Zeichen.
# en acvuo3oy2zniuyix6h5xshrm5ml3s5tyqzpjlbewx5w52

all-hands-down = Alle Hände verdeckt
pass-to = Weiter an
hold-to-open = Zum Öffnen halten
since-turn = Seit deinem Zug
on-the-table = Auf dem Tisch
points-at = Es zeigt auf { LIST($things) }.
more-things = { $n } weitere
legend-error = plus minus
legend-good = gut
legend-slip = Ausrutscher
legend-mistake = Fehler
legend-blunder = grober Fehler
heat = { $equal ->
    [yes] = { NUMBER($n, places: 0) } %
   *[no] { NUMBER($n, places: 0) } %
}
    .short = { $equal ->
        [yes] ={ NUMBER($n, places: 0) }
       *[no] { NUMBER($n, places: 0) }
    }
    .alone = { $rank ->
        [best] { NUMBER($n, places: 0) } Prozent, am besten
        [alike] { NUMBER($n, places: 0) } Prozent, so gut wie der beste Zug
       *[worse] { NUMBER($n, places: 0) } Prozent
    }
    .spoken = { $rank ->
        [best] { $state }, { NUMBER($n, places: 0) } Prozent, am besten
        [alike] { $state }, { NUMBER($n, places: 0) } Prozent, so gut wie der beste Zug
       *[worse] { $state }, { NUMBER($n, places: 0) } Prozent
    }
buttons = Knöpfe
players = Mitspielende
