### Für alle Spiele und Bildschirme: Zahlen, Listen, Plätze, Tasten.

language-name = Deutsch

## Zahlen und Listen

number-decimal = ,
number-group = .
number-percent = { $n } %
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-further = { $first }, { $last }
list-comma = { $first }, { $last }

## Plätze ohne Namen

seat = Platz { $n }

## Tasten

-key-ctrl = Strg
-key-cmd = Cmd
-key-shift = Umschalt
-key-esc = Esc
-key-enter = Eingabe
-key-space = Leertaste
-key-tab = Tab
