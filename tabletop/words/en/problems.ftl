### What cannot be done or read, and why. $why: the reason, a message or what the computer says.

## A choice that cannot be made now

over = The match is over.
others-turn = It is somebody else's turn.
not-now = That cannot be done now.
no-clock = No clock is running.
no-undo = There is no choice to undo.
undo-barred = Luck fell or something hidden came to light since then. Between people at one screen that stands.
no-rematch = A rematch comes when the match is over.
shows-hidden = What comes next shows something hidden. Submit the choice to see it.
complete = The choice is complete. Submit it or take it back.

## Games, seats and options

no-game = There is no game '{ $key }'; { $near ->
    [none] known are: { LIST($known, type: "comma") }.
   *[other] did you mean '{ $near }'?
}
game-damaged = The game '{ $key }' could not be loaded: { $why }
option-value = Option '{ $option }' cannot be { $given }; it takes { $takes }.
option-text = Option '{ $option }': { $why }
takes = { $kind ->
    [bool] on or off
    [int] whole numbers from { $low } to { $high }
    [choice] one of { LIST($values, type: "comma") }
   *[text] a text
}
no-option = { $game } has no option '{ $option }'; it has: { COUNT($known) ->
    [0] none
   *[other] { LIST($known, type: "comma") }
}.
    .players = { $game } has no option '{ $option }' with { $players } players; it has: { LIST($known, type: "comma") }.
counts = { $game } is played by { LIST($counts, type: "comma") } players, not { $players }.
seats-count = The match has { $players } seats, not { $n }.
most-seats = There are at most { $n } seats.
seat-parts = A seat has a kind, a name, a level and a figure.
seat-kind = A seat is 'human' or 'ai', not '{ $kind }'.
seat-words = A seat is 'human', 'human:NAME' or 'ai:LEVEL', not '{ $words }'.
seat-name = A seat's name is a text of 1 to { $n } letters that can be seen.
seat-figure = A seat's figure is a number from 0 to { $n }.
seat-past = A seat's past is a list of at most { $n } seats.
    .order = A seat's past says until which entry each of them played, in order.
no-level = There is no level '{ $name }'; there are: { LIST($known, type: "comma") }.
seed-length = A seed is a text of 1 to { $n } characters.
only-rabbits = Only computer rabbits play a match out.

## Records of matches

action-unknown = '{ $verb }' is no action of this game; known are: { LIST($known, type: "comma") }.
action-number = '{ $text }' holds a parameter that is no whole number.
action-form = '{ $text }' is not written the way records write actions.
record-blank = The file is made of empty lines; it is no match record.
record-empty = The file is empty; a match record has a header line and a line an action.
record-headless = The file does not begin with the header of a match.
record-beyond = There are lines after the end of a match.
record-broken-off = The record breaks off before its end line.
record-differs = The record differs at ply { $ply }: { $why }
record-state = the state is { $reached }, the record says { $expected }.
    .end = the final state is not the recorded one.
record-followed = The match can be followed to ply { $ply } only.
    .why = The match can be followed to ply { $ply } only: { $why }
record-end = The final state is not the recorded one.
    .why = The final state is not the recorded one: { $why }
record-older = it was played by older rules (version { $was }, now { $now }).
record-newer-rules = This { $game } match was played with newer rules; update the program to open it.
record-header = The record's header is not usable: { $why }
record-long = A line is far too long for a match record.
    .numbered = Line { $n } is far too long for a match record.
record-json = A line is not readable as JSON; the file is damaged or no match record.
    .object = A line is no JSON object; the file is no match record.
record-lacks = The record's '{ $key }' is missing or of the wrong kind.
record-strange = The record holds '{ $key }', which this program does not know.
record-newer = The record was written by a newer version of the program; update to open it.
record-format = Record format { $n } is not known.
record-rules = There are no rules of version { $n }; the first are version 1.
record-seats = The record's 'seats' are of the wrong kind.
    .senseless = The record's seats make no sense: { $why }
    .count = The record names { $n } seats for { $players } players.
record-next = After this match comes one that cannot be read. { $why }
record-seat = There is no seat { $n }.
record-count = The record holds { $n } actions where its end line counts { $count }.
record-changed = The record's checksum does not fit: it was changed after it was written.
record-stranger = The record lets a seat act that is not at the table.
record-actions = No match of { $game } has { $n } actions.
record-text = { $what ->
    [salt] The salt of a match is a text of at most { $n } letters.
    [seal] The seal of a match is a text of at most { $n } letters.
   *[seed] The seed of a match is a text of 1 to { $n } letters.
}
record-line = Line { $n } is not that of a match record: { $why }.
record-rest = A line after its end breaks off and is left out.

## Data of another form: a phrase

data-json = it is no JSON
    .broken-off = it is no JSON, or breaks off
    .why = it is no JSON ({ $why })
data-missing = { $name } is missing
data-strange = { $name } is not known
data-kind = { data-place } should be { LIST($kinds, type: "or") }{ $bound ->
    [none] { "" }
   *[other] { " " }{ $bound }
}
data-other = { data-place }: { $why }
data-place = { $key ->
    [yes] a name in { $place }
   *[no] { $place ->
        [none] it
       *[other] { $place }
    }
}
data-a = { $kind ->
    [int] a whole number
    [str] a text
    [float] a number
    [bool] true or false
    [array] a list
    [object] a table
    [null] nothing
   *[other] { $kind }
}

## Files

unwritten = { $path } cannot be written: { $why }.
unread = { $path } cannot be read: { $why }.
many-matches = { $path } holds { $n } matches; a file with one is needed.
too-large = { $path } is far too large to be the record of a match.
no-record = { $path } is no text in UTF-8 and no match record.
unusable = { $path } cannot be used. { $why }
left-out = Match { $n } is left out. { $why }
no-home = This user has no home folder; choose a folder for matches and settings with --data-dir or the variable { $variable }.
no-log = There is no log file: { $path } cannot be written ({ $why }).
failed = The program failed: { $why }. Details are in { $path }.
no-pillow = Films need the package Pillow: pip install 'bunny-tabletop[film]'.
no-table = { $game } has no drawn table; 'tabletop simulate { $game }' and 'arena' can play it.
no-window = No window can be opened ({ $why ->
    [colours] the screen has fewer than 24 bits a pixel
    [screen] no screen was found
   *[other] { $why }
}). Start the program from a desktop session; 'tabletop simulate', 'replay' and 'screenshot' need no screen.
text-missing = There is no '{ $name }' in { $path }.
text-unkept = '{ $name }' cannot be kept in { $path } ({ $why }).
text-taken = There is another '{ $name }'; choose a different name.
text-unnamed = '{ $name }' cannot be renamed ({ $why }).
text-unremoved = '{ $name }' cannot be removed ({ $why }).
text-large = { $path } is too large for { $kind }; it is left as it is.
text-coded = { $path } is no text (UTF-8); it is left as it is.
text-unread = { $path } cannot be read ({ $why }).
text-silent = nothing came through this pipe for { $n } seconds
no-plain-file = it is no plain file

## Positions and puzzles

position-none = This is no position; one begins with '{ $mark }:'.
position-long = This text is far too long for a position.
position-letter = A letter of this position was changed or is missing; copy it again.
position-much = This position holds far more than a match.
position-damaged = This position is damaged and cannot be read.
position-senseless = This position tells of no match that makes sense: { $why }.
position-changed = This position does not lead where it says; it was changed.
position-stranger = This position lets a seat act that is not at the table.
position-rules = This position breaks the rules: { $why }
position-unopened = This position cannot be opened. { $why }
puzzle-answer = This puzzle's answer cannot be chosen in it; it was changed by hand.
puzzle-unopened = This puzzle cannot be opened. { $why }
puzzles-left = { $fault ->
    [damaged] The puzzles of { $game } are damaged and left out: { $why }.
    [version] The puzzles of { $game } are of another version and left out.
    [game] The puzzles are of '{ $other }', not of { $game }, and left out.
    [rules] The puzzles of { $game } are of other rules and left out.
    [some] Damaged puzzles of { $game } are left out.
   *[unread] The puzzles of { $game } cannot be read and are left out.
}
analysis-version = This analysis was made by another version of the program.
analysis-damaged = This analysis is damaged ({ $why }); it is asked anew.
analysis-long = there is more than any analysis has
analysis-rows = the rows are of different lengths
analysis-pairs = pairs has choices that are not tried
analysis-other = This analysis is of another position; it is asked anew.
analysis-choice = A choice that cannot be made cannot be analysed.

## The library of saved matches

no-match = There is no saved match { $n }.
match-damaged = Saved match { $n } is damaged and cannot be opened; the others are not touched.
statistics-damaged = The statistics of match { $n } are damaged.
    .more = More saved matches or their statistics are damaged and left out.
action-damaged = Its saved action { $n } is missing or damaged.
match-gone = This match was deleted, or played on in another window; what is played here is kept as a match of its own.
    .library = The library was another one; this match is kept in the new one.
    .damage = The library was found damaged; this match is kept in the new one.
library-closed = The library is closed.
library-unwritten = The library cannot be written.
library-salvaged = The library of saved matches was damaged and lies untouched as { $path }; a new one was begun. { $n ->
    [0] Nothing
    [one] One match
   *[other] { $n } matches
} could be taken over.
library-replaced = The library of saved matches was moved, deleted or replaced; { $path } is another one now, and what is played goes on in it.
library-damaged = { $path } is damaged; nothing is saved.
    .stays = { $path } is damaged and cannot be set aside ({ $why }), so nothing is saved. Move it away and start again.
library-folder = The folder { $path } cannot be made ({ $why }); nothing is saved. Make it writable or choose another with --data-dir.
library-held = Another window or program is holding { $path }. Play on: the match is saved as soon as it lets go.
library-full = The disk that holds { $path } is full. Play on: the match is saved as soon as there is room.
library-barred = { $path } cannot be written, so nothing is saved. Make it writable or choose another folder with --data-dir.
library-failed = Saving to { $path } failed ({ $why }). Play on: it is tried again at the next action.
library-secret = { $path } may not be read by you, so saved matches are missing and nothing is saved. Let your user read and write it, or choose another folder with --data-dir.
library-newer = { $path } was written by a newer version of the program, so nothing is saved. Update the program, or choose another folder with --data-dir.
saving-again = Saving works again; nothing of the match is missing.
bookmark-unsaved = This match is not saved, so no moment of it can be bookmarked.
    .failed = The bookmark could not be kept.
    .undone = The match was undone to before this moment; Redo brings it again.

## Settings

setting-should = Settings: { $name } in [{ $section }] should be { $wanted }, not { $given }; { $usual ->
    [none] it is left out
   *[other] the program takes { $usual }
}.
setting-wanted = { $kind ->
    [flag] true or false
    [number] a whole number from { $low } to { $high }
    [scale] "auto" or a whole number from { $low } to { $high }
    [window] two whole numbers, [width, height]
    [place] two whole numbers, [x, y]
    [name] a name of at most { $n } letters
   *[names] at most { $n } names
}
    .one-of = one of { LIST($values, type: "comma") }
    .keys = a key for each command, hint = "X"
setting-section = Settings: there is no section [{ $section }]; it is left out.
setting-none = Settings: [{ $section }] has no '{ $name }'; it is left out.
settings-more = Settings: { $n } more lines make no sense and are left out.
settings-unread = The settings in { $path } cannot be read ({ $why }); the program starts with its own.
settings-unkept = The settings cannot be kept in { $path } ({ $why }); they hold until you quit. { $full ->
    [yes] Make room on its disk
   *[no] Make the folder writable
} or choose another with --data-dir.
settings-aside = { $aside ->
    [yes] The settings could not be read and lie as { $path } now
   *[no] The settings in { $path } could not be read
}; { $backup ->
    [yes] those you had before are in force.
   *[no] the program starts with its own.
}
setting-setup = Settings: the last set-up of '{ $game }' is left out. { $why }
    .parts = It holds seats and options.
    .option = An option is true or false, a whole number or a text.
setting-learnt = Settings: [learnt] holds a list of lessons for each name; it is left out.
setting-person = Settings: the person '{ $name }' is left out.
    .part = Settings: '{ $key }' of '{ $name }' is left out.
settings-head = Settings of Bunny Tabletop. May be edited by hand; what makes no sense is left out.
data-version = it is of another version of the program
no-starter = Seat { $n } cannot start a match of { $players } players.
