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
moment = { $part ->
    [round] Round { $n }
   *[turn] Turn { $n }
}
    .chooses = { $part ->
        [round] Round { $n }
       *[turn] Turn { $n }
    }, { $who } chooses
    .end = The end, { $part ->
        [round] round { $n }
       *[turn] turn { $n }
    }
line = Line { $n }
lesson-begins = The lesson begins here.

## The end before the rules end it, and the proof of the seal

gave-up = { $name } gave up.
stopped = The match was stopped.
fair = Before the first card the dealer showed the seal { $seal }. It was made of the seed { $seed } and the salt { $salt }. { $found }
    .checked = Checked: all luck of this match follows from it.
    .other = But that seed and salt make another seal, { $seal }.
    .wrong = But the luck at action { $n } does not follow from it.

## A match as text with its analysis. $head: "chosen".

seal = The dealer's seal: { $seal }.
chosen = { $part ->
    [round] Round { $n }
   *[turn] Turn { $n }
}, { $name }: { $done }.
worth = { $head } Wins { $wins }.
    .open = { $head } Not looked at yet.
    .none = { $head } The analysis found nothing to say.
    .same = { $head } Just so: wins { $wins }.
    .equal = { $head } As good as any: wins { $wins }.
    .lost = { $head } Gives away { $lost } ({ $kind ->
        [good] good
        [slip] slip
        [mistake] mistake
       *[blunder] blunder
    }{ $glimpse ->
        [yes] , at first sight
       *[no] { "" }
    }).
better = Better: { $best }, wins { $wins }.
    .perhaps = Perhaps better: { $best }, by { $by }.
    .this = This one: { $why }.
sums = { $looked } choices looked at: { $good } good, { $slips } slips, { $mistakes } mistakes; { NUMBER($mean, style: "percent", places: 1) } given away on average.
    .missing = The ledger rests on { $n } of { $all } choices; what is missing still counts as luck.
account = { $name }, in percent of winning:
    .even = even chance
    .start = luck of the deal
    .own = own choices
    .gifts = others' gifts
    .luck = luck and the rest
    .result = result

## Where shuffled cards came

side-none = none
quarter-1 = first quarter
quarter-2 = second quarter
quarter-3 = third quarter
quarter-4 = last quarter
