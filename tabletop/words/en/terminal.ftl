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
