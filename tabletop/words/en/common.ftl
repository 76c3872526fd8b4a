### Of every game and screen: numbers, lists, seats, keys.

language-name = English

## Numbers and lists

number-decimal = .
number-group = ,
number-percent = { $n } %
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-further = { $first }, { $last }
list-comma = { $first }, { $last }

## Seats without a name

seat = seat { $n }

## Keys of the keyboard

-key-ctrl = Ctrl
-key-cmd = Cmd
-key-shift = Shift
-key-esc = Esc
-key-enter = Enter
-key-space = Space
-key-tab = Tab
