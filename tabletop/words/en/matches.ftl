### Saved matches and statistics. $match: a saved match, $who: players.

## Saved matches

saves = Saved matches
kind-all = All matches
kind-going = Still going
kind-finished = Finished
kind-tries = Tried again
kinds = Which matches
copy = Copy this match into a file
    .of = Copy this match into a file: { $match }
delete = Delete this match
    .of = Delete this match: { $match }
not-saved = Matches cannot be saved now
no-matches = You have not played a match yet. Every match is saved here, from its first card on.
not-found = No match is found. Search for other words, or for none.
search-matches = Search
    .hint = name, game, day or result
    .tip = { KEY("take") } lists the matches in which all these words stand.
    .found = { $n ->
        [one] { $n } match.
       *[other] { $n } matches.
    }
    .won = won finished
    .lost = lost finished
    .drawn = drawn, nobody won, finished
    .over = finished
    .going = still going
no-table = This game has no table here, so the match cannot be opened.
match = { LIST($who, type: "comma") }: { $standing }
match-row = { LIST($who, type: "comma") }: { $standing }. { $when }
game-of = { $heading ->
    [none] { $game }
   *[other] { $game }, { $heading }
}
standing-turn = { $game }, turn { $n }
standing-round = { $game }, round { $n }
standing-next = { COUNT($points) ->
    [0] { $standing }. { $who } is next.
   *[other] { $standing }. { $who } is next. Score: { LIST($points, type: "comma") }.
}
standing-over = { COUNT($who) ->
    [0] { $game }, over: nobody won
    [one] { $game }, over: { LIST($who) } won
   *[other] { $game }, over: { LIST($who) } shared the win
}
origin-imported = { $standing }, imported
origin-again = { $standing }, tried again
import = Import matches
    .tip = Reads every match file in { $folder }
import-none = Put match files (*.jsonl) into { $folder } and try again.
import-problem = { $file }: { $problem }
import-part = { $file } is there up to its last sound action. { $problem }
folder-problem = { $folder } cannot be used: { $problem }.
imported = { $n ->
    [one] 1 match imported.
   *[other] { $n } matches imported.
}
imported-known = { $n ->
    [one] 1 match is here already.
   *[other] { $n } matches are here already.
}
imported-both = { $n ->
    [one] 1 match imported
   *[other] { $n } matches imported
}; { $known ->
    [one] 1 is here already.
   *[other] { $known } are here already.
}
sure = Delete this match?
    .words = { $match }. You cannot bring a deleted match back. It still counts in the statistics.
    .do = Delete the match
    .keep = Keep the match
    .failed = The match could not be deleted.

## Dates

today = today, { $time }
date = { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

## Statistics

statistics = Statistics
no-figures = Finish a match to see your figures here: wins by level, streaks, points.
choose-game = Game
    .all = All games
choose-person = Person
    .alone = Alone against rabbits
progress = Over all matches
totals = Total
tile-played = { $n ->
    [one] match
   *[other] matches
}
tile-share = won
tile-streak = { $n ->
    [one] win in a row
   *[other] wins in a row
}
tile-best = longest winning streak
tile = { $n } { $what }
course = Match by match
most = Most in a match: { $n }
least = Least in a match: { $n }
levels = Results by strongest opponent
level-other = Others
level-people = People
bar-won = won
bar-drawn = drawn
bar-lost = lost
bar = { $won } of { $n }
    .told = { $level }: { $won } won, { $drawn } drawn, { $lost } lost
bar-none = none yet
    .told = { $level }: none yet
facts = More
length-turn = Turns in a match
length-round = Rounds in a match
length = { $least } to { $most }, on average { NUMBER($mean, places: 0) }
rating = Rating in { $game }
shared = Wins shared
helped = Wins with hints or other help
parts = Matches played for a part (not counted above)
aid-undo = Choices undone
aid-look = Second looks
aid-log = Logs opened
aid-hint = Hints
aid-marks = Matches with marks
aid-tutor = Choices held by the tutor
aid-line = Lines tried before the end
aid-study = Looks back before the end
fact-row = { $what }: { $n }
