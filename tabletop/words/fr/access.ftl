### La table pour les lecteurs d'écran.
# en wx5vtpq2pmqvipcrrl4he
buttons = Boutons
bar = Barre
choices = Choix
opens = Ouvrir pour regarder
puts = Poser ici
taken = { $thing }, en main
held = En main : { LIST($things, type: "comma") }.{ $n ->
    [0] { "" }
    [one] { " " }{ $n } place. { KEY("next") } choisit, { KEY("take") } pose.
   *[other] { " " }{ $n } places. { KEY("next") } choisit, { KEY("take") } pose.
}
