### Chances, and the log where the program tells it. $n: in 100. $error: the standard error, in 100.

percent = { $n } ± { $error } %
    .exact = exactly { $n } %
    .change = { NUMBER($n, sign: "always") } ± { $error } %
often = { $n } in 100 (give or take { $error })
    .exact = exactly { $n } in 100
though = { $fact }, though { $against }
wins = this wins the match at once
    .other = the best choice wins the match at once
next-best = Next best: { $done }, { $less } less.
    .alike = As good, within the error: { $done }.

## The log

turn = Turn { $n }
by-heart = earlier turns: by heart
only-choice = (the only choice)
by-itself = (by itself: nothing else would help)
done-for = { $who }: { $done }
again = { $open }, { $n ->
    [2] twice
   *[other] { $n } times
}.
    .others = { $open }; so { COUNT($who) ->
        [1] does
       *[other] do
    } { LIST($who) }.
and = and
list-of = { LIST($things) }

## A row of the final count. $row: what the points come from.

counted-row = { $who }, { $row }: { $n } { $n ->
    [one] point
   *[other] points
}, { $total } now.{ $takes ->
    [yes] { " " }{ $who } takes the lead.
   *[no] { "" }
}
