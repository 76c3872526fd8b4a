### Das Ende einer Partie.
# en aiwqt677lmkcqjk4xhbp75hkfdbmxk7c6pxqdhssarwtmjz6oskzrzcqdd4gaiavqa7qlmm3ylj4huj2riareck6ct

headline = { COUNT($winners) ->
    [0] Niemand gewinnt
    [one] { LIST($winners) } gewinnt
   *[other] { LIST($winners) } gewinnen zusammen
}
tie = Gleichstand
tie-broken = Gleich viele Punkte: ein Vergleich entscheidet
stood = Punkte bis dahin
total = Summe
row = { $source }: { LIST($points, type: "comma") }
row-points = { $who } { $n }
reason = { $heading }: { $reason }
took-turn = { $n ->
    [one] Die Partie dauerte einen Zug.
   *[other] Die Partie dauerte { $n } Züge.
}
took-round = { $n ->
    [one] Die Partie dauerte eine Runde.
   *[other] Die Partie dauerte { $n } Runden.
}
led-turn = { $n ->
    [one] { $who } lag vom ersten Zug an vorn.
   *[other] { $who } lag von Zug { $n } an vorn.
}
led-round = { $n ->
    [one] { $who } lag von der ersten Runde an vorn.
   *[other] { $who } lag von Runde { $n } an vorn.
}
decision = Ausschlaggebend war „{ $source }“: { $ahead } für { $first }, { $behind } für { $second }.
series = { $n ->
    [one] Nach { $n } Partie
   *[other] Nach { $n } Partien
}: { LIST($wins, type: "comma") }.
aids = Mit Hilfe von: { LIST($aids, type: "comma") }.
aid-undo = Rückgängig ({ $n })
aid-look = Zweiter Blick ({ $n })
aid-log = Protokoll geöffnet
aid-hint = Tipp ({ $n })
aid-marks = Marken auf gesehenen Karten
aid-tutor = Tutor ({ $n })
aid-study = Rückschau ({ $n })
aid-line = Varianten ({ $n })

rematch = Revanche, Plätze rücken weiter
review = Rückschau
menu = Zum Menü
look = Tisch ansehen
fair = Ehrlich gegeben
fair-dealer = Ehrlich gegeben
    .copy = Beides kopieren
    .close = Gut
    .copied-not = Hier lässt sich nichts kopieren.
unheard = Mit { KEY("next") } gehst du von Knopf zu Knopf, mit { KEY("take") } wählst du einen.

## The final count. $who: a player; $row: what the points come from.
# en ddc25adh6pyxhnldomzmoc5ifsu5s5wodiaxlefui424276hm6p7kp

count = Die Zählung
count-now = { $who }: { $row }
count-of = { $n } von { $all }
count-leads = geht in Führung
count-skips = Jede Taste überspringt
count-results = Ergebnis
count-point = Zeig auf eine Karte, um sie zu lesen
count-place = { $n }.
count-again = Zählung noch einmal

turned = Die Wende
    .look = Dorthin zurück
turned-turn = Zug { $n }: { $line }
turned-round = Runde { $n }: { $line }
turned-gain = { NUMBER($n, style: "percent") } mehr Gewinnchance
next-time = Nächstes Mal, wie in Zug { $n }: { $best }. Anders kostet es { NUMBER($cost, style: "percent") }.
won-late = Späte Aufholjagd, { $n } voraus
won-close = Knappes Rennen, { $n } voraus
won-clear = Klarer Sieg, { $n } voraus
won-start = Von Anfang an vorn, mit { $n }
