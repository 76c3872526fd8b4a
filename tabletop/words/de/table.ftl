### Die Tische: Wechsel, öffentlicher Tisch, Zeichen.

all-hands-down = Alle Hände verdeckt
pass-to = Weiter an
hold-to-open = Zum Öffnen halten
since-turn = Seit deinem Zug
on-the-table = Auf dem Tisch
points-at = Es zeigt auf { LIST($things) }.
more-things = { $n } weitere
legend-error = plus minus
legend-good = gut
legend-slip = Ausrutscher
legend-mistake = Fehler
legend-blunder = grober Fehler
