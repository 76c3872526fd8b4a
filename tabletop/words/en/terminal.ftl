### The terminal: who plays, and with which options.

who-plays = { $game }: who plays?
seating-help = Press Enter to take the answer shown in brackets. Type back for the question before, rules for the rule book, quit to leave. Next I ask about the options. Hint, look and the other commands work once the match begins.
no-name = A number is not a name. Type a name, { $computer }, or { $back } for the question before.
first-question = This is the first question.
at-the-table = At the table: { LIST($players, type: "comma") }.
player-person = { $who }
player-rabbit = { $who } ({ $computer }, { $level })
how-many = How many players in all: { $least } to { $most } (Enter: { $now })?
    .wrong = Type a number from { $least } to { $most }.
name-taken = { $name } already plays. Type another name.
your-name = Your name, or { $computer } to watch only (Enter: { $now })?
who-sits = { $seat ->
    [1] Who is the first player
    [2] Who is the second player
    [3] Who is the third player
    [4] Who is the fourth player
    [5] Who is the fifth player
   *[6] Who is the sixth player
}: { $computer }, or the name of a person at this keyboard (Enter: { $now })?
how-well = How strong are the computer rabbits: { $levels } (Enter: { $now })?
    .wrong = Type one of these: { $levels }.

options = Which options do you want?
    .first = Press Enter to start. Type a number to change an option, help to hear what each does, back to change the players.
    .again = Press Enter to start the match, or type a number to change more.
    .wrong = Type a number from 1 to { $n }, or press Enter to start the match.
    .always = With this many players, { $option } is always on.
option-is = { $option }: { $value }
option-now = { $option }: { $value }.
option-does = { $option }. { $help }
option-takes = { $option }: { $allowed }. { $help }
option-line = { $line }. { $help }
option-ask = { $option } (Enter: { $value })?
offer = { $option }: { $about }
on = on
off = off

## What may be typed

help = Type the number of a choice, or words that stand in it: a thing, a place, or both in one line. Words that fit several list those alone. Beside that:
help-enter = what is asked, and the choices, once more
    .word = Enter alone
help-table = all that lies on the table; table NAME only that part of it
help-hand = your hand
help-look = one thing more closely: a number of a choice, or a name on the table
help-changed = what the others did since your last turn
help-log = what happened, the last 20 lines; log 100 the last 100
help-scores = the players and their scores
help-rule = what a word of the game means and what the rules say of it, such as rule { $word }; rule and the number of a choice: the rule behind that choice
help-rules = the chapters of the rule book; rules 2 or rules TITLE reads one
help-more = what was left out of the last answer
help-explain = what the present choice is about, and what the coach has just said, with the rules
help-quiet = the coach explains nothing more
help-short = choices by their names alone; look tells the rest. short once more: all of it
help-lessons = how the lessons of the game are played
help-hint = a good move, as the analysis sees it
help-undo = take back your last choice with all that came of it, or do it again
help-save = says where the match is kept; it is saved after every choice
help-give-up = ends the match: you have lost it
help-quit = leaves; the match waits among the saved ones
help-ask = be asked always, or only where a card of yours fits
help-forms = Short forms: t, hand, look, w (changed), l, s, r, h, u, q, ?
welcome = Type the number of a choice. ? tells what else may be typed.
short-on = Choices are told by their names alone now. look and a number tells the rest of one; short tells all again.
    .off = Choices are told with everything again.

## Lists of choices

choices-unwanted = { $n } more choices, each of no use now or a gift
choices-alike = you hold { $n ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $n }
}
choices-most = { $only ->
    [yes] only
   *[no] most
} in { $place }{ $n ->
    [0] { "" }
   *[other] , { $n } more
}
choices-from = { $n ->
    [1] type 1
   *[other] type a number from 1 to { $n }
}
choices-of = type one of these numbers: { LIST($numbers, type: "comma") }
choices-none = Nothing here is called '{ $line }'; { $numbers }, or ? for help.
choices-verb = There is no '{ $verb }' now of what is called '{ $thing }'; there is: { LIST($ways, type: "comma") }.
choices-told = Nothing here is called '{ $line }'; it stands only in what is told of { COUNT($numbers) ->
    [0] choices
    [1] choice { LIST($numbers) }
   *[other] choices { LIST($numbers, type: "comma") }
}. Type a number.
choices-several = That fits several: { LIST($ways, type: "comma") }{ $more ->
    [yes] , ...
   *[no] { "" }
}.
choices-no-number = There is no choice { $n }; { $numbers }.
choices-is = choice { $n } is { $words }
choices-other = Choice { $n } is { $words }; { LIST($others, type: "semicolon") }. Type { $n } once more for choice { $n }, or { LIST($numbers, type: "or") }.
choices-which = { $line }: which?
choices-meant = Choice { $n } is meant.
    .begins = Choice { $n } is meant. That begins with { $words }.
    .elsewhere = That move is not in this list. Type undo to go back one step.
face-up = face up
face-down = face down
partings = with|and|then|for
pointing-words = (?i:click|drag|press|glow\w*|lights? up|arrow keys?|point at|drop|stitched|ringed|ring|large button)|Left and right|Space|Enter|Esc|Tab
drawn-words = paper|shows

## Answers

lessons-how = '{ $command } learn { $game } --text' plays the lessons in the terminal. Here the coach explains what is new, and rules reads the rule book.
setting-changed = A setting is changed; ask once more changes it back.
no-chapter = The rule book has no chapter '{ $name }'. rules alone reads their titles.
coach-said = What the coach has just said:
present-choice = The present choice:
no-paragraph = No paragraph of its own; explain tells what the choice is about.
quiet-already = The coach is quiet already. explain still tells what the choice is about.
nobody-played = Nobody else has played since your last turn.
tells-parts = table and a name, such as table { $name }, tells its parts.
nothing-lies = { $name }: nothing lies there.
named-several = '{ $name }' fits { $n } things:
not-there = Nothing on the table is called '{ $name }'.
    .parts = Nothing on the table is called '{ $name }'. Its parts are: { LIST($parts, type: "comma") }.
    .rule = Nothing on the table is called '{ $name }'. The rules speak of it: type rule { $name }.
save-meant = Is { LIST($choices, type: "or") } meant? Type the number. The match is saved after every choice.
save-choice = { $words }, choice { $n }
not-saved = This match could not be saved.
saved-as = The match is saved as number { $n }; '{ $command } play --text --match { $n }' goes on with it, and so does the menu.
let-go = Cancelled.
taken-back = Taken back: { $words }.
done-again = Done again: { $words }.
    .nothing = There is nothing to do again.
left-out = And { $n } more: type more.
    .none = Nothing was left out.
    .name = And { $n } more: type more of the name.
hand-empty = Your hand is empty.
    .none = You have no hand of cards in this game.
look-at-what = Look at what? Type look and a name on the table, or the number of a choice.
rule-number = Rule { $rule }.
now = Now: { $reason }
nothing-happened = Nothing has happened yet.
rule-of-what = Rule of what? Type rule and a thing, a choice's number, or words.
rule-silent = The rules say nothing of '{ $name }'.
choice-words = Choice { $n }: { $words }.

## Signs that are heard as nothing

heard-share = { $n } in 100 (give or take { $error })
heard-error = give or take
heard-percent = in 100
heard-more = ({ $n } more)
heard-fewer = ({ $n } fewer)
heard-minus = minus
heard-times = times
heard-plus = plus
heard-is = is

## The match

nobody-answers = Nobody answers
answers = { $name } answers
settled = It goes to your only free place. To give it away, type undo and choose the same again.
earlier = The match goes on; log { $n } tells it from the beginning. Lately:
    .over = The match is over; log { $n } tells it from the beginning. Its end:
repeated = { $line } ({ $n } times)
watched = Enter tells the next piece of the match, end all the rest at once.
    .meanwhile = Enter tells the next piece of the match, end all the rest at once. Meanwhile table, hand, log, scores, changed, look NAME, rule NAME and rules answer. quit leaves; the match waits among the saved ones.
    .ask = Enter, or end?
look-round = You may look round: type look and a name
pass-keyboard = Pass the keyboard to { $name }.
    .ask = Type open, { $name }.
    .waits = The word open shows what { $name } holds; all else waits until then.
go-on = Enter goes on.
for-your-ears = For your ears alone, { $name }: Enter wipes it, and another may come.
tutor-says = The tutor says: { $words }
coach-says = The coach says: { $words }
    .rule = (explain reads the rule; be quiet ends the coach's words for good)
    .quiet = (be quiet ends the coach's words for good)
your-answer = Your answer (Enter alone: { $words })?
    .help = Type the number of an answer. Enter alone or back takes the last one, quit leaves.
still-looking = Still looking ...
undo-ends = undo: choose something else
names-both = Name one; then you are asked what is done with it, or where. One line may say both.
    .example = Name one; then you are asked what is done with it, or where. One line may say both: { $words }.
own-numbers = Each number is the tile's own: type it for that tile.
so-far = So far: { LIST($things, type: "semicolon") }.
    .lets-go = Let go: { $words }.
    .chosen = chosen; its number lets go of it again
give-up = Give up, and so lose the match? Type yes, or Enter to play on.
nothing-to-choose = There is nothing to choose now. ? tells what may be asked.
after = table, log, scores, count, look NAME, rules and seal still answer. again plays another match with the same players. quit leaves.
    .leave = Enter once more leaves.
    .no-seal = No seal was shown.
seated = You are { $you }. { LIST($others) }.
    .watched = { LIST($players) }.
rabbit-is = { $name } is the computer's { $level ->
    [none] rabbit
   *[other] { $level }
}
played-with = Played with { LIST($on) }.
    .without = Played without { LIST($off) }.
    .both = Played with { LIST($on) }, without { LIST($off) }.
match-of = { $game }: { LIST($players) }.
wins = { COUNT($winners) ->
    [0] Nobody wins.
    [1] { LIST($winners) } wins.
   *[other] { LIST($winners) } win together.
}
table-gone = The table could not go on here; the match is saved.
match-waits = Match { $n } of this game waits: '{ $command } play --text --match { $n }' goes on with it.

## Lessons and tasks

lesson-how = A rabbit tells and asks; you type the number of a choice. Where it speaks of rings, buttons, dragging or clicking, the window is meant: what it points at is named here.
    .words = Enter goes on. back, skip and hint are heard at any time; ? tells what else.
    .unkept = The lesson begins anew next time; lessons that are done stay done.
    .no-loss = No lesson can be lost: quit leaves it, skip helps over a step.
    .first = This is the beginning of the lesson.
    .ask = Enter?
rabbit-says = The rabbit says: { $words }
lesson-waits = Not that one yet.
    .points = Not that one yet. { $points }
task-unkept = It can be tried again from Practice.
task-passed = next: pass it over. quit: back to Practice.

## The rule book

no-book = The rule book of this game cannot be read.
read-chapter = rules and a number or a title reads that chapter or section.
not-in-match = { $title } (not in this match)

## Screens

left = Everything is saved. Till next time!
screen-help = Type a number to use what stands beside it, or words that stand in it.
    .again = tells the screen once more; of a long one, what has changed
    .all = tells all of a long screen, rows with every card
    .same = Nothing has changed. all tells the whole screen.
    .back = to the screen before, where there is a way back
    .quit = leaves the program; everything is saved
    .first = Type a number. Enter alone tells the screen once more; ? tells what else is known.
turn-value = { $name }: { $value }. Type next or before, or Enter when it is right.
write-words = { $name }: { $value }. Type the new words, or Enter to leave them.
empty = empty
holds = { $name }: { $value }
not-now = { $name }: not now
    .said = { $name } cannot be used now.
open-tab = open
