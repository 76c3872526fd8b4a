### Der Tisch für Bildschirmleser.
# en wx5vtpq2pmqvipcrrl4he
buttons = Knöpfe
bar = Leiste
choices = Wahl
opens = Zum Ansehen öffnen
puts = Hier ablegen
taken = { $thing }, aufgenommen
held = Aufgenommen: { LIST($things, type: "comma") }.{ $n ->
    [0] { "" }
    [one] { " " }{ $n } Platz dafür. { KEY("next") } wählt, { KEY("take") } legt ab.
   *[other] { " " }{ $n } Plätze dafür. { KEY("next") } wählt, { KEY("take") } legt ab.
}
