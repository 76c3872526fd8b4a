### Of every game and screen: numbers, lists, seats, keys.

language-name = English

## Numbers and lists

number-decimal = .
number-group = ,
number-percent = { $n } %
share = { NUMBER($n, style: "percent") }
number = { NUMBER($n) }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-comma = { $first }, { $last }
list-plus = { $first } + { $last }
list-semicolon = { $first }; { $last }
rulebook-parts = Here: { LIST($parts, type: "comma") }.

## Seats without a name

seat = seat { $n }
sits = { $name } plays on for { $before }.

## Levels and the tutor

level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert
tutor = Tutor
    .help = Asks again before a choice that costs { NUMBER($blunder, style: "percent") } of your chance to win (blunders), { NUMBER($mistake, style: "percent") } (mistakes) or { NUMBER($slip, style: "percent") } (everything). It counts as help.
    .at-0 = off
    .at-1 = blunders
    .at-2 = mistakes
    .at-3 = everything

## Getting about

holds-on = on
holds-off = off
back = Back
leave = Leave it as it is
page = { $n } of { $all }
    .told = Page { $n } of { $all }
    .list = List: page { $n } of { $all }
page-back = Page back
    .told = Page back
    .list = List: page back
page-on = Page on
    .told = Page on
    .list = List: page on
effort-1 = About { $n } minutes. Easy to learn.
effort-2 = About { $n } minutes. Something to think about.
effort-3 = About { $n } minutes. Much to think about.
players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
    .range = { $low } to { $n } players
all-sound = All sound is { $on ->
    [yes] on
   *[no] off
}.
all-music = Music is { $on ->
    [yes] on
   *[no] off
}.

no-letters = No font on this computer has these letters. A name is shown by rabbit and colour.

## Copying and bookmarks

copied = This moment is copied as text; { KEY("paste") } on the menu opens it.
    .not = Nothing can be copied here.
pasted = Nothing can be pasted here.
    .none = There is no position on the clipboard; in a match { KEY("copy") } copies one.
bookmarked = Bookmarked: { $name }. Practice has it under Bookmarks.
## Sharing a match, and screens that fail

match-lies = The match lies as { $path }.
goes-on = The match goes on
    .file = The file holds the whole match. Whoever has it can find out all that is hidden, and what luck is still to come.
    .line = The line holds the whole match. Whoever has it can find out all that is hidden, and what luck is still to come.
    .files = One that goes on is there with all that is hidden, and what luck is still to come.
keep-file = Save the record
keep-line = Copy it as text
hold-longer = Hold it a little longer.
undrawn = Not drawn
    .help = This screen cannot be drawn here. Another size of the window may help; nothing is lost.
    .again = Try again
    .menu = To the menu
screen-failed = That screen could not be drawn. Matches are saved.
    .anew = Something went wrong just now; the screen was drawn anew. Matches are saved.
