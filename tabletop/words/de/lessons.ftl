### Lernen: die Liste der Lektionen, der Hase, der sie gibt, der Begleiter.
# en odzmxo23fctpora37rbtj

learn = { $game } lernen
    .none = Für dieses Spiel gibt es noch keine Lektionen. Das Regelheft erklärt alles.
    .new = Komm, wir spielen ein bisschen. Du lernst beim Hüpfen!
    .going = { $n } von { $all } geschafft. Machen wir weiter?
    .all = Du hast sie alle geschafft! Jetzt gewinn eine Partie.
    .rules = Das lassen die Lektionen weg. Ein Klick zeigt es im Buch.
lesson-time = { $n } min
    .extra = { $n } min, extra
    .done = geschafft
book = Regelheft
untaught = Weitere Regeln ({ $n })
    .back = Die Lektionen
match = Eine Partie spielen
show-me = Zeig es mir, { $n } min
new-here = Neu hier?
    .words = Die Lektion findest du auch unter „Spielen lernen“.
    .alone = Allein umsehen

## In einer Lektion
# en ovbldlyk5bh63wxurvmxkm5ooarl75jghp6n7b6

lesson = Lektion
    .tells = Weiter, oder { KEY("go_on") }
says = Der Hase sagt
nudge = Das noch nicht. Such den Ring!
next = Weiter
skip = Genug
back = Zurück
    .about = Einen Schritt der Lektion zurück
i-see = Verstanden
went-back = Die Lektion geht von dort weiter.
paper-prompt = die Frage
paper-log = was geschehen ist
of-several = { $name } (Nummer { $n } von { $all })
sure-skip = Wie soll es weitergehen?
    .help = Mach diesen Schritt für mich
    .step = Diesen Schritt auslassen
sure-leave = Die Lektion verlassen?
    .words = Nichts geht verloren: Die Lektion wartet unter „Spielen lernen“.
    .do = Lektion verlassen
    .stay = Bleiben
    .settings = Einstellungen

## Am Ende
# en 3fujds2drcyiynj44ss6x

praise-0 = Hopp, hopp, hurra!
praise-1 = Gut gehüpft!
praise-2 = Ohren hoch, das war's!
praise-3 = Eine Karotte für dich!
left = { $n ->
    [0] Alle Lektionen sind geschafft. Du kannst es!
    [one] Noch eine.
   *[other] Noch { $n }, dann kannst du alles.
}
all = Alle Lektionen
next-lesson = Nächste Lektion

## Der Begleiter
# en 4ta

coach = Der Begleiter sagt
    .quiet = Sei still
    .more = Mehr
    .gone = Der Begleiter ist jetzt still. Unter Einstellungen, Spielen kannst du ihn wieder einschalten.
