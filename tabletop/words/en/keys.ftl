### Keys: their names, what they do, and somebody's own keys.

keys = Keys
key = key
does = does
own-keys = On this screen
place-here = On single screens
place-looking-back = Looking back
place-table = At the table
place-reading = Reading at the table
place-book = In the rule book
place-everywhere = Everywhere

## What stands on a key

key-ctrl = Ctrl
key-cmd = Cmd
key-alt = Alt
key-shift = Shift
key-tab = Tab
key-enter = Enter
key-esc = Esc
key-space = Space
key-backspace = Backspace
key-delete = Delete
key-up = Up
key-down = Down
key-left = Left
key-right = Right
key-pageup = Page up
key-pagedown = Page down
key-home = Home
key-end = End
key-arrows = Arrows
key-wheel = Mouse wheel
key-comma = comma
key-full-stop = full stop
arrow-keys = the arrow keys
to = to
then = then
or = or

## Single screens

numbers-game = the game at that place
paste = opens a position that was copied as a line of text
next-task = the next task
earlier = the choice before
later = the choice after
go-on = go on, where the rabbit only tells
step-back = one step back
zoom-in = the board nearer; also the mouse wheel
zoom-out = the board farther; also the mouse wheel
pause = the rabbits wait, or go on playing
sand = the sand stands still, or runs on
ask = ask always, or only where a card of yours fits
take-more = one more of the card; in the list one fewer
more = one more of the card
fewer = one fewer of the card
rules = the rule book

## Looking back

mistake-before = the mistake before
mistake-after = the mistake after
turn-before = the turn before
turn-after = the turn after
first = the first choice
last = the end
run = goes on by itself, or stops
try = tries it another way from here
try-for-all = tries it, and you choose for every seat
lines = the lines that were tried
follow = what may follow a choice
by-turn = goes by choices or by turns
longer = looks longer at this choice, for firmer numbers
keep = keeps or shares: bookmark, text, record, film

## At the table

next-part = from hand to board to buttons; with a piece, to where it may go
arrows-part = over the things of one part of the table
numbers-card = take that card of your hand
main = the large button: play, end the turn, go on
skip = skip what is moving
look = look closer at a piece; also a right click or a long press
hint = a hint
undo = undo the last choice
redo = redo it
copy = copy this moment as a line; { KEY("paste") } on the menu opens it
bookmark = bookmark this moment; Practice has it under Bookmarks
undo-turn = undo the whole turn
rule-named = the rule book, at the rule just named
log = the log, wide or in small windows
speeds = speed of animations

## Reading

read-arrows = read what lies there, all of it, whoever's turn it is
read-on = read the next part of the table
read-back = read the part before
read-parts = read the parts of what was read last
where = where am I?
turn = whose turn is it, and what is asked?
changed = what changed since my last turn?
hand = my hand
scores = scores
rule = the rule of what was read last, or of the focus
again = read it again

## The rule book, everywhere

search = search
wheel = turn pages
next = to the next thing that can be used
before = back to the one before
arrows = to the nearest thing in that direction
take = take it
back = let go, or one step back
page-back = a page back
page-on = a page on
this-list = this list
full-screen = full screen and back
mute = all sound off and on
music = music off and on

## Keys for one hand

layer = { $depth ->
    [0] The usual keys again.
   *[other] { $depth ->
        [1] Second
        [2] Third
       *[3] Fourth
    } keys: the next key is one of them; { KEY("keys") } lists them.{ $again ->
        [yes] { " " }{ $key } again opens more.
       *[no] { "" }
    }
}
layer-second = second keys: the next key is one of them
layer-third = third keys, and so on

## Somebody's own keys

own = Press the new key for: { $what }. { $back } keeps the old one.
own-changes = Choose a line to give it a key of your own.
own-now = { $key } now does this: { $what }.
own-reset = Usual keys
    .done = All keys are as usual again.
own-taken = { $key } already does this: { $what }. Choose another key.
own-no-key = This key cannot be used here. Choose another.
own-unknown = Settings: there is no command { $name } with keys of its own; it is left out.
own-wrong = Settings: { $key } cannot be the key of { $name }; its usual key stays.
