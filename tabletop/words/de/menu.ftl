### Das Menü und die Wahl eines Spiels.
# en d5rlkhrzg4jveuo3qrie6rfvp4f65elq32lg

new = Neue Partie
    .which = Such dir eines aus
continue = Fortsetzen
saves = Gespeichert
rules = Spielen lernen
practice = Üben
statistics = Statistik
settings = Einstellungen
quit = Beenden
about = Über
    .tip = Über das Programm, und Lizenzen
standing = { $part ->
    [round] { $game }, Runde { $n }
   *[turn] { $game }, Zug { $n }
}
choose = Welches Spiel?
language = Sprache
    .tip = { LIST($names, type: "or") }
