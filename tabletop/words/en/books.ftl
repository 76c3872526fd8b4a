### About, and the rule book.

about = About Bunny Tabletop
    .what = Five board games with rabbits on one table, all drawn, voiced and programmed anew. Play alone against computer rabbits, with friends at one screen, or just watch.
    .fan = This is unofficial fan work, made for the love of the games. It is not connected with, endorsed or approved by their authors, artists or publishers. The names of the games belong to their owners. The rules are in our own words, and no published picture or text is used.
    .owners = Bounce Bunny Bounce: its authors; its published rules name no publisher. Bunny Boom: RUSE Games, illustrated guide credited to Andrew Bosley. Bunny Bidding (Easter Eggventures): Pandaqi. Bunny Kingdom, In the Sky, Bunny Express: IELLO. Killer Bunnies Odyssey: Playroom Entertainment, Ultra PRO International LLC; Killer Bunnies is a trademark of Jeffrey Neil Bellinger.
    .buy = Please buy their games: nothing beats a real table.
report =
    .copy = Copy the version
    .save = Save a report
    .copied = The version is on the clipboard.
    .not-copied = Nothing can be copied here.
    .saved = The report is { $path }: log, settings and latest match, without names. Send it to whoever gave you the program.
    .not-saved = The report cannot be saved: { $why }.
    .crashed = Bunny Tabletop had to stop; your matches are saved. { $path } tells what happened, without names: send it to whoever gave you the program.
tab-about = About
tab-strength = Strength
tab-licences = Licences
strength = How well the computer rabbits play, measured in matches among themselves. Seats change, each deal is played from every seat, and a tie counts half. The brackets show what chance allows, 95 times in 100.
    .game = { $game }: { $measured }
    .none = Nothing has been measured yet.
licences =
    .program = The program is free software under the MIT licence: use it, change it, pass it on.
    .art = Its pictures and sounds are under the Creative Commons licence Attribution 4.0 International (CC BY 4.0): use them where you like and say where they come from.
    .fonts = The fonts Caprasimo, Nunito, M PLUS Rounded, Atkinson Hyperlegible and OpenDyslexic are under the SIL Open Font Licence 1.1. Its texts come with the fonts.
    .made-with = It is built with Python, pygame-ce and pygame_gui, platformdirs, msgspec, rich and tomli-w, each under its own free licence.
licence-missing = The licence text { $name } is missing from the installation.
licence-bad = The licence text { $name } cannot be read.

how-to-play = How to play
    .short = Rules
    .game = How to play { $game }
chapters = Chapters
to-the-text = Back to the text
search = Search the rules
    .hits = { $n ->
        [one] 1 paragraph found
       *[other] { $n } paragraphs found
    }
    .tip = Words, or a rule's number ({ KEY("search") })
    .none = No rule fits. Try one word fewer, or the beginning of a word.
lessons = Lessons
no-rules = The rule book of this game is missing from the installation.
worked-turn = A turn, worked
