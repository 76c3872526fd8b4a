### The kit of the tables: covers, the public table, marks.

all-hands-down = All hands down
pass-to = Pass to
hold-to-open = Hold to open
since-turn = Since your turn
on-the-table = On the table
points-at = It points at { LIST($things) }.
more-things = { $n } more
legend-error = give or take
legend-good = good
legend-slip = slip
legend-mistake = mistake
legend-blunder = blunder
heat = { $equal ->
    [yes] = { NUMBER($n, places: 0) } %
   *[no] { NUMBER($n, places: 0) } %
}
    .short = { $equal ->
        [yes] ={ NUMBER($n, places: 0) }
       *[no] { NUMBER($n, places: 0) }
    }
    .alone = { $rank ->
        [best] { NUMBER($n, places: 0) } percent, best
        [alike] { NUMBER($n, places: 0) } percent, as good as the best
       *[worse] { NUMBER($n, places: 0) } percent
    }
    .spoken = { $rank ->
        [best] { $state }, { NUMBER($n, places: 0) } percent, best
        [alike] { $state }, { NUMBER($n, places: 0) } percent, as good as the best
       *[worse] { $state }, { NUMBER($n, places: 0) } percent
    }
buttons = Buttons
players = Players
