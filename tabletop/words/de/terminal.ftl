### Das Terminal: wer spielt, und mit welchen Optionen.

who-plays = { $game }: Wer spielt?
seating-help = Drück Eingabe, um die Antwort in Klammern zu nehmen. back führt zur Frage davor, rules zu den Regeln, quit hinaus. Danach geht es um die Optionen. hint, look und die anderen Befehle gelten, sobald die Partie beginnt.
no-name = Eine Zahl ist kein Name. Tipp einen Namen, { $computer }, oder { $back } für die Frage davor.
first-question = Das ist die erste Frage.
at-the-table = Am Tisch: { LIST($players, type: "comma") }.
player-person = { $who }
player-rabbit = { $who } ({ $computer }, { $level })
how-many = Wie viele spielen insgesamt: { $least } bis { $most } (Enter: { $now })?
    .wrong = Tipp eine Zahl von { $least } bis { $most }.
name-taken = { $name } spielt schon mit. Tipp einen anderen Namen.
your-name = Dein Name, oder { $computer }, um nur zuzusehen (Enter: { $now })?
who-sits = { $seat ->
    [1] Wer sitzt auf dem ersten Platz
    [2] Wer sitzt auf dem zweiten Platz
    [3] Wer sitzt auf dem dritten Platz
    [4] Wer sitzt auf dem vierten Platz
    [5] Wer sitzt auf dem fünften Platz
   *[6] Wer sitzt auf dem sechsten Platz
}: { $computer }, oder der Name von jemandem an dieser Tastatur (Enter: { $now })?
how-well = Wie stark sind die Computerhasen: { $levels } (Enter: { $now })?
    .wrong = Tipp eins davon: { $levels }.

options = Welche Optionen willst du?
    .first = Drück Eingabe, um zu beginnen. Eine Zahl ändert eine Option, help sagt, was jede bewirkt, back führt zu den Spielern.
    .again = Drück Eingabe, um zu beginnen, oder tipp eine Zahl, um mehr zu ändern.
    .wrong = Tipp eine Zahl von 1 bis { $n }, oder drück Eingabe, um zu beginnen.
    .always = Bei so vielen ist { $option } immer dabei.
option-is = { $option }: { $value }
option-now = { $option }: { $value }.
option-does = { $option }. { $help }
option-takes = { $option }: { $allowed }. { $help }
option-line = { $line }. { $help }
option-ask = { $option } (Enter: { $value })?
offer = { $option }: { $about }
on = an
off = aus
