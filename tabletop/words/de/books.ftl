### Über das Programm, und der Rahmen des Regelhefts.
# en k3vdbkkbavcmpoef4dswgf7j2zb2iukujiidu2xcji6nzexz

about = Über Bunny Tabletop
    .what = Fünf Brettspiele mit Hasen an einem Tisch, alle neu gezeichnet, vertont und programmiert. Spiel allein gegen Computerhasen, mit Freunden an einem Bildschirm, oder sieh einfach zu.
    .fan = Das ist eine inoffizielle Fan-Arbeit, aus Liebe zu den Spielen gemacht. Sie ist mit den Autoren, Zeichnern und Verlagen nicht verbunden und von ihnen nicht gebilligt. Die Namen der Spiele gehören ihren Inhabern. Die Regeln sind in eigenen Worten erzählt; kein veröffentlichtes Bild, kein veröffentlichter Text ist darin.
    .owners = Bounce Bunny Bounce: seine Autoren; die veröffentlichten Regeln nennen keinen Verlag. Bunny Boom: RUSE Games, bebilderte Anleitung von Andrew Bosley. Bunny Bidding (Easter Eggventures): Pandaqi. Bunny Kingdom, In the Sky, Bunny Express: IELLO. Killer Bunnies Odyssey: Playroom Entertainment, Ultra PRO International LLC; Killer Bunnies ist eine Marke von Jeffrey Neil Bellinger.
    .buy = Bitte kauf ihre Spiele: Nichts geht über einen echten Tisch.
report =
    .copy = Version kopieren
    .save = Bericht sichern
    .copied = Die Version liegt in der Zwischenablage.
    .not-copied = Hier lässt sich nichts kopieren.
    .saved = Der Bericht liegt in { $path }: Protokoll, Einstellungen und letzte Partie, ohne Namen. Schick ihn dem, von dem du das Programm hast.
    .not-saved = Der Bericht lässt sich nicht sichern: { $why }.
    .crashed = Bunny Tabletop musste aufhören; deine Partien sind gesichert. Was geschah, steht ohne Namen in { $path }: Schick die Datei dem, von dem du das Programm hast.
tab-about = Über
tab-strength = Stärke
tab-licences = Lizenzen
strength = Wie gut die Computerhasen spielen, gemessen in Partien untereinander. Die Plätze wechseln, jede Auslage wird von jedem Platz gespielt, und ein Gleichstand zählt halb. In Klammern steht, was der Zufall zulässt, in 95 von 100 Fällen.
    .game = { $game }: { $measured }
    .none = Noch ist nichts gemessen.
licences =
    .program = Das Programm ist frei unter der MIT-Lizenz: benutz es, ändere es, gib es weiter.
    .art = Seine Bilder und Klänge stehen unter der Lizenz Creative Commons Namensnennung 4.0 International (CC BY 4.0): benutz sie, wo du magst, und sag, woher sie sind.
    .fonts = Die Schriften Caprasimo, Nunito, M PLUS Rounded, Atkinson Hyperlegible und OpenDyslexic stehen unter der SIL Open Font Licence 1.1. Ihre Texte liegen bei den Schriften.
    .made-with = Gebaut mit Python, pygame-ce und pygame_gui, platformdirs, msgspec, rich und tomli-w, alle unter eigenen freien Lizenzen.
licence-missing = Der Lizenztext { $name } fehlt in dieser Installation.
licence-bad = Der Lizenztext { $name } lässt sich nicht lesen.

how-to-play = So wird gespielt
    .short = Regeln
    .game = So spielt man { $game }
chapters = Kapitel
to-the-text = Zurück zum Text
search = In den Regeln suchen
    .hits = { $n ->
        [one] 1 Absatz gefunden
       *[other] { $n } Absätze gefunden
    }
    .tip = Wörter, oder die Nummer einer Regel ({ KEY("search") })
    .none = Keine Regel passt. Versuch es mit einem Wort weniger, oder mit einem Wortanfang.
lessons = Lektionen
no-rules = Das Regelheft dieses Spiels fehlt in dieser Installation.
worked-turn = Ein Zug, vorgeführt
