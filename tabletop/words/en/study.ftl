### Looking back, lines, luck and skill. $who: a player. $done, $best: a choice as its game tells it.
### $chance, $got, $lost: a chance with its error. $at: a turn or round.

part-turn = Turn { $n }
    .in = turn { $n }
    .name = Turn
part-round = Round { $n }
    .in = round { $n }
    .name = Round

## The bar and the foot

looking-back = Looking back
ledger = Luck and skill
lines = Lines
    .n = Lines { $n }
keep = Keep or share
course = Course of the match
    .tip = Left and right: from choice to choice
    .legend = On the lines a dot is a good or unclear choice, a diamond a slip, a triangle a mistake, a large one a blunder. The band is give or take.
chance-to-win = Chance to win
to-start = To the first choice{ KEY("first", style: "aside") }
mistake-back = The mistake before{ KEY("mistake_before", style: "aside") }
mistake-on = The mistake after{ KEY("mistake_after", style: "aside") }
step-back = { $by ->
    [choice] The choice before{ KEY("earlier", style: "aside") }
    [round] The round before{ KEY("earlier", style: "aside") }
   *[turn] The turn before{ KEY("earlier", style: "aside") }
}
step-on = { $by ->
    [choice] The choice after{ KEY("later", style: "aside") }
    [round] The round after{ KEY("later", style: "aside") }
   *[turn] The turn after{ KEY("later", style: "aside") }
}
run = Go on by itself{ KEY("run", style: "aside") }
to-end = To the end{ KEY("last", style: "aside") }
all-choices = All choices
the-table = The table
speed = Speed
by = Step
    .tip = The other one{ KEY("by_turn", style: "aside") }
    .choice = Choice
who-looks = Who looks
eyes-all = As all saw it
eyes-open = All open
eyes-own = As I knew it
eyes-of = As { $who } knew it
the-end = The end
    .so-far = So far
at-end = the end
    .so-far = as far as it was played
at-choice = choice { $n } of { $all }
at-step = step { $n } of { $all }
holds = { $who } holds: { LIST($cards, type: "comma") }
    .nothing = { $who } holds nothing hidden

## The list of choices

tag-played = played
tag-best = best
tag-both = played, and best
which = Which choices
    .tip = All, one's own, or those of one's own that gave something away
only-all = All { $n }
only-mine = Mine { $n }
only-people = People's { $n }
only-costly = Costly { $n }
only-here = Here { $n }
follow = What may follow
    .key = What may follow{ KEY("follow", style: "aside") }
    .step = Step { $n } of { $all }
    .of = An example of what may follow: { $done }. { $n ->
        [one] 1 step
       *[other] { $n } steps
    }, left and right.
    .did = { $who }: { $done }.
    .close = Back to the match
    .on = Step on
    .back = Step back
    .steps = Steps
    .which = Whose line
    .none = Nothing is known here yet of what may follow.
    .other = What may follow is shown to the eyes of whoever chose: change who looks.
candidate = { $played ->
    [yes] { $done }: { $chance }, played
   *[no] { $equal ->
        [yes] { $done }: { $chance }, as good as the best
       *[no] { $done }: { $chance }
    }
}
turn = { $at }
    .of = { $at }: { $done }
row = { $who }, { FORM($at, "in") }: { $done }
    .waits = { $who }, { FORM($at, "in") }: { $done }; not looked at yet
    .good = { $who }, { FORM($at, "in") }: { $done }; good
    .lost = { $who }, { FORM($at, "in") }: { $done }; { $kind ->
        [slip] slip
        [mistake] mistake
        [blunder] blunder
       *[unclear] unclear
    } −{ $lost }
chip = { $kind ->
    [slip] slip
    [mistake] mistake
    [blunder] blunder
   *[unclear] unclear
} −{ $lost }
    .short = −{ $lost }
    .good = good

## What is said of a choice

first-look = A first look. Firmer numbers will follow.
so-far = The match goes on from here.
over = The match is over.
not-yet = Not looked at yet
    .soon = The analysis comes to it in a moment.
nothing-found = The analysis found nothing to say about it.
just-so = Just so: { $done }
better = { $how ->
    [perhaps] Perhaps better: { $best }
    [equal] As good: { $best }
    [good] A little better: { $best }
   *[sure] Better: { $best }
}
wins = Wins { $chance }
    .this = Wins { $chance }, this { $got }
may-be-luck = The { $lost } between them may be luck.
gives-away = This gives away { $lost }.
later = { $who }'s choice is looked at when the match is over.
nothing-to-weigh = There was nothing to weigh.
one-way = There was only one way on.
rests-on = { $n ->
    [one] This rests on 1 trial.
   *[other] This rests on { $n } trials.
}
look-longer = Look longer at it
    .now = The analysis looks longer at this choice.
go-on-looking = Go on looking
all-said = All that is said
no-other = There is no other slip or mistake in that direction.

## Trying it again

try-it = Try it from here
    .all = Try it and choose for every seat{ KEY("try_for_all", style: "aside") }
    .where = Where to? A click there begins the line.
all-dealt = All was dealt at the start
all-dealt-too = All was dealt at the start. You may also choose for every seat.
luck = Luck of the match tried again
    .tip = New luck: what is dealt or rolled from here on. What lies hidden stays.
    .same = Same luck
    .new = New luck
    .words = With the same luck the cards and dice come as they came. You may also choose for every seat.
play-on-from = Play on from it
choose-for-all = Choose for all
stay-here = Stay here
when-over = You can try that when the match is over.
line-from = A line from { FORM($at, "in") }
a-line = A line
line-kept = This line is kept. Looking back has it under Lines.
leave-line = Leave the line
line-over = { COUNT($winners) ->
    [0] Nobody won this line
   *[other] { LIST($winners) } won this line
}
line-scores = { LIST($points, type: "comma") }. { line-kept }
points = { $who } { $n }
stay-at-table = Stay at the table

## Lines

lines-tried = Lines tried
the-match = The match
    .in = the match
standing = { COUNT($winners) ->
    [0] nobody won, { $scores }
   *[other] { LIST($winners) } won, { $scores }
}
    .going = not over, { FORM($at, "in") }
state = { LIST($states, type: "comma") }
state-from = from { FORM($at, "in") }
state-luck = new luck
state-going = not over, { FORM($at, "in") }
state-over = { COUNT($winners) ->
    [0] nobody won
   *[other] { LIST($winners) } won
}
shows = What is shown
    .all = All
no-lines = No line has been tried yet. In looking back, “Try it from here” begins one.
beside = What is compared with
line = { $name }, tried from { $from }: { $state }
    .shown = { $name }, tried from { $from }: { $state }, shown
line-name = Name of this line
    .hint = { $name }: give it a name
    .failed = The name could not be kept.
part-at = They part in { FORM($at, "in") }.
    .luck = They part in { FORM($at, "in") } by luck alone.
both-did = Both, { $who }: { $done }
did = { $name }, { $who }: { $done }
    .wins = { $name }, { $who }: { $done }, wins { $chance }
    .good = { $name }, { $who }: { $done }, wins { $chance }, is as good as the best
    .maybe = { $name }, { $who }: { $done }, wins { $chance }, may be as good as the best
    .lost = { $name }, { $who }: { $done }, wins { $chance }, gives away { $lost }
play-on = Play on
look-back = Look back
after-part = { $n ->
    [0] where they part
    [one] 1 choice after they part
   *[other] { $n } choices after they part
}
delete = Delete this line
    .ask = Delete “{ $name }”?
    .words = { $n ->
        [0] A deleted line cannot be brought back. The match stays as it is.
        [one] The line tried from it goes with it. A deleted line cannot be brought back. The match stays as it is.
       *[other] The { $n } lines tried from it go with it. A deleted line cannot be brought back. The match stays as it is.
    }
    .do = Delete the line
    .keep = Keep the line
    .failed = The line could not be deleted.

## Keeping and sharing

save-as = Save as { $name }
stop-film = Stop the film
keep-bookmark = Bookmark this moment
keep-copy = Copy it as text
keep-record = Save the record
keep-text = Save as text
keep-words = The record can be imported again. The text has the log and the analysis' numbers. GIF and WebP are films of the table, as you see it now.
not-written = { $file } cannot be written: { $problem }.
film = The film is being made. You may go on looking.
    .made = The film: { $n } of { $all } pictures are made.
    .written = The film: { $n } of { $all } pictures are written.
    .done = The film lies as { $file }.
    .left = The film was not made: you left looking back before it was written.
    .stopped = The film was stopped. Nothing of it was kept.

## Luck and skill

ledger-later = Luck and skill are told when the match is over.
how = How it is counted
    .words = Own choices: what they gave away against the best. Gifts: what the others gave away. Luck and the rest: all else.
looked-at = Looked at { $n } of { $all } choices. What is missing still counts as luck.
    .again = All { $all } choices were looked at. Some are looked at again.
bar = { $what }: { NUMBER($change, sign: "always") } ± { $error } %.
    .whole = { $what }: { $n } %.
bar-even = Even chance
bar-deal = Luck of the deal
bar-own = Own choices
bar-gifts = Gifts of the others
    .of = Gifts of { $who }
bar-luck = Luck and the rest
bar-result = Result
account = { $who } { $how ->
    [won] won the match
    [lost] lost the match
   *[shared] shared the win
}. { $bars }
ended = { $how ->
    [won] won the match
    [lost] lost the match
   *[shared] shared the win
}
made-it = What made { $n } % for { $who }
    .so-far = So far, { $n } of { $all }
sum-even = even { $n }
sum-skill = skill { NUMBER($n, sign: "always") }
sum-luck = luck { NUMBER($n, sign: "always") }
to-the-choices = To the choices
fortune = { $kind ->
    [luckiest] Luckiest for { $who }: { FORM($at, "in") }
    [unluckiest] Unluckiest for { $who }: { FORM($at, "in") }
   *[costliest] Costliest for { $who }: { FORM($at, "in") }
}
    .moved = The chance to win went { $moved }.
    .gave = It gave away { $moved }.
    .nothing = What came of that choice.
show-me = Show me
fair-dealer = A fair dealer
    .none = This match was dealt without a seal.
    .before = Before the first card
    .seal = the dealer showed this seal:
    .after = After the match
    .salt = the seed and the salt it was made of:
    .checked = Checked: all luck of this match follows from it.
