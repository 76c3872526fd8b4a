### The menu and the choice of a game.

new = New game
    .which = Choose a game
continue = Continue
saves = Saved matches
rules = How to play
practice = Practice
statistics = Statistics
settings = Settings
quit = Quit
about = About
    .tip = About the program, and licences
standing = { $part ->
    [round] { $game }, round { $n }
   *[turn] { $game }, turn { $n }
}
choose = Which game?
language = Language
    .tip = { LIST($names, type: "or") }
