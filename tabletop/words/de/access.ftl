### Der Tisch für Bildschirmleser.
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
