### The end of a match. $first, $second, $who, $winners: players.

headline = { COUNT($winners) ->
    [0] Nobody wins
    [one] { LIST($winners) } wins
   *[other] { LIST($winners) } share the win
}
tie = A tie
tie-broken = Equal points: a tie-break decided
stood = Points so far
total = Total
row = { $source }: { LIST($points, type: "comma") }
row-points = { $who } { $n }
reason = { $heading }: { $reason }
took-turn = { $n ->
    [one] The match took one turn.
   *[other] The match took { $n } turns.
}
took-round = { $n ->
    [one] The match took one round.
   *[other] The match took { $n } rounds.
}
led-turn = { $n ->
    [one] { $who } led from the first turn to the end.
   *[other] { $who } led from turn { $n } to the end.
}
led-round = { $n ->
    [one] { $who } led from the first round to the end.
   *[other] { $who } led from round { $n } to the end.
}
decision = { $source } made the difference: { $ahead } for { $first }, { $behind } for { $second }.
series = { $n ->
    [one] After { $n } match
   *[other] After { $n } matches
}: { LIST($wins, type: "comma") }.
aids = With the help of: { LIST($aids, type: "comma") }.
aid-undo = undo ({ $n })
aid-look = second look ({ $n })
aid-log = log opened
aid-hint = hint ({ $n })
aid-marks = marks on seen cards
aid-tutor = tutor ({ $n })
aid-study = looking back ({ $n })
aid-line = lines ({ $n })

rematch = Rematch, seats moved on
review = Look back
menu = To the menu
look = Look at the table
fair = Fair dealer
fair-dealer = A fair dealer
    .copy = Copy both
    .close = Good
    .copied-not = Nothing can be copied here.
unheard = Press { KEY("next") } to go from button to button and { KEY("take") } to choose one.

## The final count. $who: a player; $row: what the points come from.

count = The count
count-now = { $who }: { $row }
count-of = { $n } of { $all }
count-leads = takes the lead
count-skips = Any key skips
count-results = Results
count-point = Point at a card to read it
count-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
count-again = See the count again

turned = When it turned
    .look = Look back there
turned-turn = Turn { $n }: { $line }
turned-round = Round { $n }: { $line }
turned-gain = { NUMBER($n, style: "percent") } more to win
next-time = Next time, as in turn { $n }: { $best }. It costs { NUMBER($cost, style: "percent") } not to.
won-late = A late comeback, by { $n }
won-close = A close race, by { $n }
won-clear = A clear win, by { $n }
won-start = Ahead from the start, by { $n }
