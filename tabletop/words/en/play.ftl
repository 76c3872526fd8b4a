### The play screen. $who, $others: players. $done: a choice as its game tells it.

## Prompts

space-skips = { KEY("go_on") } shows the end at once
begins = The match begins
plays = { $who } plays
over = The match is over.
enter-results = { KEY("take") } shows the results
anybody = Does anybody answer?
then-plays = Then { $who } plays
asks-whom = { $name } – { $question }
everybody = Everybody looks
    .at = Everybody looks: { $about }
is-next = { $who } is next
is-thinking = { $who } is thinking
look-round = You may look round: press { KEY("look") } on any card
held = { $who }, this is held, not done yet
sure-of = { $done }?
    .how = The large button does it, { KEY("back") } lets go
since-turn = what happened since { $who }'s turn

## Plates

level-easy = Easy rabbit
level-normal = Normal rabbit
level-hard = Hard rabbit
level-expert = Expert rabbit
level-greedy = Greedy rabbit
level-uniform = Random rabbit
line-winner = winner
line-chooses = chooses
line-waits = waits
line-computer = computer
line-plays = plays
line-thinks = thinking …

## Buttons

menu = Menu{ KEY("back", style: "aside") }
log = Log{ KEY("log", style: "aside") }; gold bars are new since your last turn
    .wide = Wide log{ KEY("log", style: "aside") }; gold bars are new since your last turn
    .narrow = Narrow log{ KEY("log", style: "aside") }; gold bars are new since your last turn
    .title = What happened
asked = What is asked
undo = Undo
    .key = Undo{ KEY("undo", style: "aside") }
    .tip = { KEY("undo") }: your last choice is undone
    .let-go = { KEY("back") }: let go of the piece
redo = Redo
    .key = Redo{ KEY("redo", style: "aside") }
hint = Hint
    .key = Hint{ KEY("hint", style: "aside") }
    .tip = { KEY("hint") }: the best move as the analysis sees it
see-again = See it again
rule-book = Rule book
    .key = Rule book{ KEY("rules", style: "aside") }
settings = Settings
results = See the results
go-on = Go on
answers = { $who } answers
not-this-turn = Not this turn
    .tip = Nobody answers in this turn; whoever is struck is asked all the same
nobody = Nobody
do-it = Do it
pause = Pause
    .tip = P: the rabbits wait while you look
    .on = P: the rabbits go on playing
play-on = Play on to the end
pace-0 = At once
pace-1 = Fast
pace-2 = Normal
pace-3 = Slow
pace-4 = Slowest
pace = { KEY("speeds") } changes how fast things move; this, how fast rabbits play
speed = Animation speed { $n } of 4.
closer = I: look closer
    .of = { $what }. { closer }
rule = Rule { $rule }, press { KEY("rules") }
refused = That does nothing just now. Glowing pieces show what may be done.
choose-else = Choose something else
sure = Are you sure?

## Undo

undo-whose = Undo what { LIST($others) } chose?
    .words = It was not your own choice alone; it is made again then.
    .do = Undo it
    .keep = Leave it
undo-seen = Undo what showed you something?
    .words = You have seen something since that you could not know. Choose again with that knowledge? The match is marked for it, and you are not asked again.
undone = { $who }'s choice is undone.
everybody-first = Everybody looks now. Go on first, then undo.
back-to = Go back in the match?
    .words = “{ $line }” and everything after it is undone. { $after }
    .others = “{ $line }” and everything after it is undone, with what { LIST($others) } chose. { $after }
    .redo = Redo brings it again.
    .do = Go back to there
    .keep = Stay here

## Hints and the tutor

hints-off = Hints are turned off under Settings, Play.
looking = Looking for a good move …
first-sight = It looks best at first sight; it has not been weighed.
    .short = what is marked looks best at first sight
hint-is = Hint: { $hint }
hint-told = { $choice }: { $told }
hint-marked = Hint: the move marked 1
simply = { $alike ->
    [yes] nothing is better
   *[no] it wins most often
}
    .wins = it is certain to win
alike = looks just as good
    .many = { $n } others look just as good
    .maybe = may be just as good
wins = wins { $chance }
with-it = With it: { $reason }.
gives-away = gives away { $lost }
weighing = The tutor weighs your choice …
too-busy = The tutor had no time to weigh that choice: this machine is busy.
tutor-says = The tutor says
tutor-held = “{ $done }” gives away about { $lost }. It is held, not done yet.
    .why = “{ $done }” gives away about { $lost }. With it: { $reason }.
tutor-off = Play it, tutor off
    .short = Play, tutor off
    .tip = The tutor says no more in this match
tutor-anyway = Play it all the same
    .short = Play it
show-me = Show me
tutor-think = Think again
tutor-ways = { KEY("take") } thinks again; { KEY("next") } goes to the other ways

## Keeping a moment

keep-moment = Keep this moment
    .more = Keep this moment …
    .words = A bookmark finds it again under Practice ({ KEY("bookmark") }); as one line of text it can be sent to somebody: here, what would you do? ({ KEY("copy") })
    .bookmark = Bookmark it
    .copy = Copy it as text
stay = Stay at the table

## Answers and sand

asked-always = { $who } is asked about every answer and payment.
    .do = Ask me always
asked-seldom = { $who } is asked only where a card of yours fits.
    .do = Ask me less often
sand-stands = The sand stands still until you press { KEY("sand") }.
    .do = Stop the sand
sand-runs = The sand runs again.
    .do = Let the sand run
sand-out = The sand has run out. Play when you are ready.

## Covers

pass-to = Pass to { $name }. Hold the ring to open, or hold the key { $key }.
    .only-you = Only you should look now.
    .only-next = Only you should look at the next card.
hold-key = or hold the key { $key }
    .short = Hold { $key }
    .by = held: opens the cover, by { $name }
i-am = I am { $name }

## The pause dialog

unsaved = This match could not be saved; it ends when you leave.
kept = The match is kept: the menu has it under Continue.
kept-over = The match is over and kept among the saved matches.
open-log = Open the whole log (an aid)
seal = The dealer's seal is { $seal }. It proves at the end that nobody changed the luck.
leave = Leave the match
same-deal = Same deal again
    .ask = Same deal again?
    .words = The match begins anew with the same cards and dice. It counts in no statistics, since you know what comes; this one is kept.
    .do = Begin anew
look-back = Look back
seats = Seats …
give-up = Give up …
    .ask = Give up?
    .words = Whoever gives up has lost, and the others have won. It counts in the statistics.
    .all = Whoever gives up has lost, and the others have won. It counts in the statistics. When all agree to stop, nobody has won.
    .do = Give up
    .who = { $who } gives up
    .stop = All agree to stop
    .keep = Play on
remove = Remove the match …
    .ask = Remove this match?
    .words = A removed match cannot be brought back; what it counted in the statistics stays.
    .do = Remove the match
    .keep = Keep the match
    .failed = The match could not be removed.
match-at = { $part ->
    [none] { $game }
    [round] { $game }, round { $n }
   *[turn] { $game }, turn { $n }
}

## Reading

nothing-here = There is nothing to read here.
first-read = First read something: { KEY("read-arrows") } walk over the table.
no-hand = You hold no cards in this game.
nobody-played = Nobody else has played since your last turn.
zone-has = { $zone }, { $n ->
    [one] { $n } thing
   *[other] { $n } things
}. { $first }
parts-of = { $what }: { LIST($parts, type: "semicolon") }.
    .none = { $what } has no parts.
place-of = { $zone }, { $n } of { $all }. { $what }
    .zone = { $zone }. { $what }
may-be-used = May be used: { LIST($uses, type: "semicolon") }.
use = { $what }, { $brings }
has-parts = { $n ->
    [one] { $n } part: { KEY("read_parts") }.
   *[other] { $n } parts: { KEY("read_parts") }.
}
all-of = { LIST($things, type: "semicolon") }.
