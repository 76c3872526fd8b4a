### Le menu et le choix d'un jeu.
# en d5rlkhrzg4jveuo3qrie6rfvp4f65elq32lg

new = Nouvelle partie
    .which = Choisis un jeu
continue = Continuer
saves = Parties enregistrées
rules = Règles du jeu
practice = Entraînement
statistics = Statistiques
settings = Réglages
quit = Quitter
about = À propos
    .tip = À propos du programme, et licences
standing = { $part ->
    [round] { $game }, manche { $n }
   *[turn] { $game }, tour { $n }
}
choose = Quel jeu ?
language = Langue
    .tip = { LIST($names, type: "or") }
