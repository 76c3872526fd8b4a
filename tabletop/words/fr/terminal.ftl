### Le terminal : qui joue, et avec quelles options.

who-plays = { $game } : qui joue ?
seating-help = Appuie sur Entrée pour garder la réponse entre crochets. Tape back pour la question précédente, rules pour les règles, quit pour sortir. Ensuite viennent les options. Hint, look et les autres commandes marchent dès que la partie commence.
no-name = Un nombre n'est pas un nom. Tape un nom, { $computer }, ou { $back } pour la question précédente.
first-question = C'est la première question.
at-the-table = À la table : { LIST($players, type: "comma") }.
player-person = { $who }
player-rabbit = { $who } ({ $computer }, { $level })
how-many = Combien de joueurs en tout, de { $least } à { $most } (Entrée : { $now }) ?
    .wrong = Tape un nombre de { $least } à { $most }.
name-taken = { $name } joue déjà. Tape un autre nom.
your-name = Ton nom, ou { $computer } pour seulement regarder (Entrée : { $now }) ?
who-sits = { $seat ->
    [1] Qui joue en premier
    [2] Qui joue en deuxième
    [3] Qui joue en troisième
    [4] Qui joue en quatrième
    [5] Qui joue en cinquième
   *[6] Qui joue en sixième
} : { $computer }, ou le nom d'une personne à ce clavier (Entrée : { $now }) ?
how-well = Quelle force pour les lapins de l'ordinateur : { $levels } (Entrée : { $now }) ?
    .wrong = Tape l'un de ces mots : { $levels }.

options = Quelles options veux-tu ?
    .first = Appuie sur Entrée pour commencer. Tape un numéro pour changer une option, help pour savoir ce que fait chacune, back pour changer les joueurs.
    .again = Appuie sur Entrée pour commencer la partie, ou tape un numéro pour changer autre chose.
    .wrong = Tape un numéro de 1 à { $n }, ou appuie sur Entrée pour commencer.
    .always = À ce nombre de joueurs, { $option } est toujours en jeu.
option-is = { $option } : { $value }
option-now = { $option } : { $value }.
option-does = { $option }. { $help }
option-takes = { $option } : { $allowed }. { $help }
option-line = { $line }. { $help }
option-ask = { $option } (Entrée : { $value }) ?
offer = { $option } : { $about }
on = oui
off = non
