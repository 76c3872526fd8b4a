### The practice desk: puzzles, exercises, bookmarks, strength.

practice = Practice
exercise = Exercise
puzzles = Puzzles
bookmarks = Bookmarks
progress = Over all matches
paste = Paste a position
moment = { LIST($who, type: "comma") }; { $date }

## Chances and results

chance = { NUMBER($n, places: 0) } ± { NUMBER($error, places: 0) } %
chance-exact = exactly { NUMBER($n) } %
chance-rough = about { $n } %
points = { NUMBER($n, places: 1) } ± { NUMBER($error, places: 1) } %
went = { COUNT($who) ->
    [0] Nobody won
    [one] { LIST($who) } won
   *[other] { LIST($who) } shared the win
}
went-place = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[6] Sixth
} of { $n }{ $shared ->
    [yes] , shared
   *[no] { "" }
}
went-two = { $how ->
    [won] Won
    [lost] Lost
   *[shared] Shared,
} { $own } to { $other }
looked = not looked at yet
    .clean = no mistake to practise yet
    .found = { $n ->
        [one] 1 mistake found
       *[other] { $n } mistakes found
    }
rating = { NUMBER($n, sign: "always", places: 0) } ± { NUMBER($error, places: 0) }
    .missing = { $n ->
        [one] 1 more match
       *[other] { $n } more matches
    }
    .until = { $n ->
        [one] 1 more match until we know
       *[other] { $n } more matches until we know
    }
    .none = no match yet
strength = { $game }: { NUMBER($n, sign: "always", places: 0) } against Normal, give or take { NUMBER($error, places: 0) }; { $above ->
    [yes] above
   *[no] below
} { $level }; { $met ->
    [one] 1 rabbit
   *[other] { $met } rabbits
} met{ $helped ->
    [0] { "" }
    [one] , 1 match with help
   *[other] , { $helped } matches with help
}.
    .missing = { $game }: { $n ->
        [one] 1 more match until we know
       *[other] { $n } more matches until we know
    }; { $met ->
        [one] 1 rabbit
       *[other] { $met } rabbits
    } met.
    .none = { $game }: no match yet.

## The desk

guide-puzzle = A puzzle for every day: a moment of a match, and one choice is best.
guide-begin = Mistakes from your matches come back here until you know better.
guide-progress = How strong you play, and how much was luck: this grows with every match.
guide-bookmarks = Your bookmarks wait here. You need not do anything now: play first!
bookmarks-many = Bookmarks { $n }
daily = Puzzle of the day
    .about = { $game }: one choice is better than all others.
    .done = Solved today.
    .row = { $n } days in a row.
    .solve = Solve it
    .again = Look at it again
    .all = All puzzles
    .week = { $n } of the last seven days solved.
weekday-1 = M
weekday-2 = T
weekday-3 = W
weekday-4 = T
weekday-5 = F
weekday-6 = S
weekday-7 = S
mistakes = Your mistakes
    .due = { $n ->
        [one] 1 exercise is due: find a better choice than the one you made.
       *[other] { $n } exercises are due: find better choices than the ones you made.
    }
    .rest = Nothing is due now. What you found comes back when you are about to forget.
    .next = Nothing is due now. What you found comes back when you are about to forget: { $when }.
    .none = Look back on a match and its mistakes appear here until you solve them. Small or lucky ones are left out.
    .begin = Begin
    .sitting = { $n ->
        [one] Begin, 1 exercise
       *[other] Begin, { $n } exercises
    }
    .nothing = Nothing is due
gave-away = gave away { $lost }
last = Last matches
    .about = The analysis goes through them with you.
    .none = Matches you have finished appear here, so that you can look back on them.
    .study = Study
    .tip = Look back on { $game }: { $went }, { $when }
    .row = { $game }: { $went }
    .told = { $game }: { $went }, { $found }
own-strength = Your strength
    .about = Compared with the Normal rabbit, which is 0 (X: Expert). Levels too close to tell apart are in their order.
    .none = When you have played alone against rabbits, this shows how you do.
letter-easy = E
letter-normal = N
letter-hard = H
letter-expert = X
lessons = Lessons
    .about = Learn a game by playing it.

## Puzzles by game and grade

grade-gentle = Gentle
grade-easy = Easy
grade-medium = Medium
grade-hard = Hard
solved = { $n } of { $all } solved
    .rated = { $n } of { $all } solved; rating { NUMBER($elo, sign: "always", places: 0) } ± { NUMBER($error, places: 0) }
    .short = { $n } of { $all }
    .all = all solved
grade-none = { $grade }: none
grade-of = { $game }, { $grade }: { $n } of { $all } solved
    .tip = Those you have not solved come first
puzzle = Puzzle
    .which = One choice is better than all others. Which?

## Tasks

ask-better = You chose: { $made }. Find a better one: that gave away { $lost }.
    .unnamed = Find a better one: that gave away { $lost }.
comes-back = It comes back { $when }.
changed = The match of this exercise was played on another way since.
until-minutes = { $n ->
    [one] in 1 minute
   *[other] in { $n } minutes
}
until-today = later today
until-tomorrow = tomorrow
until-days = in { $n } days
heading = { $what } { $n } of { $all }
looking = The analysis looks at your choice.
leave-exercise = Leave the exercise
    .words = You can try the exercise again from Practice.
marked = The best choice is marked: { $best }.
best = Best: { $best }
next = Next
done = Done
    .words = Done: { $n } of { $all } found at the first try.
show = Show me
try = Try it
again = Try again
drop = Not this one again
nothing-said = The analysis has nothing to say about it.
against = Against the next best: { LIST($facts, type: "comma") }.
untold = No single reason explains it.
well-found = Well found!
    .alike = It wins { $wins }, as good as any.
    .perhaps = It wins { $wins }, perhaps as good as any.
    .alone = It wins { $more } more than any other choice.
    .seen = I showed it to you: solve it another day to make it count.
    .hinted = With a hint it does not count as solved.
better = There is a better one
    .words = It gives away { $lost }. Another choice wins { $wins }.
other-better = Another one is better
    .words = One choice wins at least { $more } more than yours.
answer = It wins { $wins }, { $more } more than any other choice.

## Bookmarks

no-bookmarks = { KEY("bookmark") } bookmarks a moment, in a match or when you look back. It then appears here, with a name.
moment-drop = Delete this bookmark
    .of = Delete this bookmark: { $name }
moment-copy = Copy this moment as text
    .of = Copy this moment as text: { $name }
moment-open = Look at this moment
    .of = Look at this moment: { $name }
named = Name of { $name }
sure-drop = Delete “{ $name }”?
    .words = You cannot bring a deleted bookmark back. The match stays.
    .do = Delete the bookmark
    .keep = Keep the bookmark
    .failed = The bookmark could not be deleted.
rename-failed = The name could not be kept.

## Over all matches

by-game = By game and rabbit
    .about = Your rating with its error, and what your choices gave away of winning on average.
    .none = This comes with the first match.
    .rating = your rating, Normal is 0
    .against = { $who ->
        [other] against others
        [people] among people
        [easy] against Easy
        [normal] against Normal
        [hard] against Hard
       *[expert] against Expert
    }, { $n ->
        [one] 1 choice
       *[other] { $n } choices
    }
which-game = Game
dealt = Dice and draws
    .which = Which dice or draws
    .counting = The dice and draws of your matches are being counted ...
    .none = No dice or draws have been seen often enough yet.
    .seen = { $kind }, { $n ->
        [one] once
       *[other] { $n } times
    }. Fair luck leaves 95 of 100 bars in their shade.
    .shuffled = { $game }: where shuffles put { $n ->
        [one] 1 card
       *[other] { $n } cards
    } of the first quarter. Fair luck leaves 95 of 100 bars in their shade.
    .begins = who begins
    .kind = { $game }: { $what }
    .side = { $side }: { $n }, expected { NUMBER($expected, places: 1) } ({ NUMBER($low, places: 0) } to { NUMBER($high, places: 0) })

## Where do I lose?

where = Where do I lose?
    .few = { $n ->
        [one] 1 more analysed match until we know
       *[other] { $n } more analysed matches until we know
    }
    .few-how = Study everything goes through the matches that have not been analysed.
    .level = Nothing stands out: what you lose is spread evenly.
    .most = { $phase ->
        [0] You lose most with { $kind }
       *[other] You lose most with { $kind }, { $part ->
            [round] in round { $phase }
           *[turn] { $phase ->
                [1] in the beginning
                [2] in the middle
               *[3] at the end
            }
        }
    }
    .given = Given away
    .reading = Your matches are being read ...
    .told = Oldest first: { LIST($shares, type: "comma") }.
    .unit = percent of the chance to win, each match
    .none = No analysed match yet.
    .phase = { $part ->
        [round] Round { $n }
       *[turn] { $n ->
            [1] Beginning
            [2] Middle
           *[3] End
        }
    }
    .cell = { $part ->
        [round] round { $phase }
       *[turn] { $phase ->
            [1] beginning
            [2] middle
           *[3] end
        }
    } { NUMBER($lost, places: 1) }
    .row = { $kind }: { $total }; { LIST($parts, type: "comma") }
    .kind = { $kind }
    .lost = { NUMBER($n, places: 1) }
    .overlooked = What you overlooked
    .twice = A choice may count in two of them.
    .last = last { $n }
    .over = Over how many matches
    .better = Getting better?
    .overlooked-few = A few more analysed matches will show it.
    .overlooked-none = Nothing stands out.
    .trend-few = More analysed matches will show whether you lose less.
    .trend = { $how ->
        [better] Yes: from { $old } to { $new } a match
        [worse] Not now: from { $old } to { $new } a match
       *[same] No clear change: { $old }, then { $new } a match
    }
    .practise = Practise this
    .exercises = { $n ->
        [one] 1 exercise from your matches
       *[other] { $n } exercises from your matches
    }
    .puzzles = { $n ->
        [one] 1 puzzle
       *[other] { $n } puzzles
    }
    .looked = { $n } of { $all } matches of all games analysed
    .study = Study everything
    .stop = Stop studying
    .do = Practise: { $kind }
    .studying = It goes on while this page is open. You may stop at any time: what was found stays.
    .studied = Every match has been studied.
    .denied = Often the better choice would have kept something from a rival.
    .seen = Often the better choice led to a card that you had seen.
    .parchment = Often the better choice served a parchment.
    .late = Much of it is lost at the end of the match.
overlooked-denied = could be denied
overlooked-seen = had been seen
overlooked-parchment = parchment
overlooked-late = end of the match
kind-bounce = bounces
kind-swap = swaps
kind-spy = spying
kind-shock = shocks
kind-open = opening
kind-bid = bids
kind-offer = offers
kind-power = powers
kind-play = playing cards
kind-draw = drawing
kind-river = the river
kind-gift = gifts
kind-effect = effects
kind-pick = picks
kind-discard = discards
kind-camp = camps
kind-build = building
kind-rail = rails
kind-harvest = harvests
kind-parchment = parchments
kind-runs = runs
kind-aim = aiming
kind-pay = paying
kind-trade = trades
kind-respond = answers
kind-place = placing
kind-other = other choices
