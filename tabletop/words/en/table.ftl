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
