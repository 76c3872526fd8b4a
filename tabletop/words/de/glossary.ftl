### Wie die Dinge in allen Spielen heißen: ein Ding, ein Wort. ".never" sind andere Namen dafür, die kein Text benutzt.
# en lw7gmypj634dyemdfvcilorx42gw3izrtcvr2jkqjblfe

glossary = Wie die Dinge heißen

term-match = Spiel und Partie
    .means = Ein Spiel ist, was man spielt, zum Beispiel Bunny Boom. Eine Partie ist einmal spielen, von der ersten Karte bis zum Ergebnis.
    .never = das Spiel ist zu Ende; das Spiel ist vorbei; neues Spiel; Spielstände?
term-player = Mensch und Computerhase
    .means = Alle mit einem Platz spielen mit. Menschen werden gefragt, was sie wählen; Computerhasen wählen selbst.
    .never = Computerspieler; Computergegner; Bots?; die KI
term-turn = Dein Zug
    .means = Jetzt wählst du. Ein Zug gehört einer Person; eine Runde ist vorbei, wenn alle einen Zug hatten oder gewählt haben.
    .never = Spielzug; Spielzüge
term-undo = Rückgängig und Wiederholen
    .means = Rückgängig: Deine letzte Wahl ist, als hättest du sie nicht getroffen. Wiederholen: Sie gilt wieder.
    .never = ungeschehen machen; Rücknahme
term-log = Protokoll
    .means = Alles, was in dieser Partie geschehen ist, Zeile für Zeile, nach Zügen oder Runden.
    .never = Logbuch; Spielverlauf; Historie
term-recap = Rückblick
    .means = Was die anderen getan haben, seit du zuletzt gefragt wurdest.
    .never = Zusammenfassung; Recap
term-seal = Siegel
    .means = Die Buchstaben, die der Geber vor der ersten Karte zeigt. Am Ende der Partie beweisen sie, dass niemand das Glück verändert hat.
    .never = Siegelwachs; Versiegelung
term-rule-book = Regelheft
    .means = Die Regeln in nummerierten Absätzen. Ist eine Wahl nicht erlaubt, nennt das Programm den Absatz.
    .never = Regelbuch; Regelbücher; Handbuch; Spielanleitung
term-close-look = Nahansicht
    .means = Eine Karte oder Figur groß gezeichnet, mit allem, was sie sagt: die rechte Maustaste oder { KEY("look") }.
    .never = Detailansicht; Zoomansicht
term-plate = Tafel
    .means = Der Zettel mit Bild, Namen und Zahlen einer Person.
    .never = Spielertafeln?; Punktetafel; Anzeigetafel
term-cover = Sichtschutz
    .means = Ein Papier über dem Tisch, während Leute an einem Bildschirm die Plätze wechseln, damit niemand eine fremde Hand sieht.
    .never = Blickschutz; Abdeckschirm
term-hint = Tipp
    .means = Was ein starker Computerhase an deiner Stelle wählen würde, mit dem, was du weißt.
    .never = Ratschlag; Spielhilfe
term-face-up = Offen, verdeckt
    .means = So gedreht, dass alle es sehen oder niemand.
    .never = Bildseite; aufgeklappt; zugedeckt
term-piles = Nachziehstapel und Ablage
    .means = Woher Karten gezogen werden, und wohin sie danach kommen.
    .never = Ziehstapel; Abwurfstapel; Friedhof
