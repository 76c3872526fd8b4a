### Die Lektionen von Bunny Boom, der Begleiter und der Beispielzug im Regelheft.
# en 6tgj2oo4hxoh4bb4xgbdwscqsxsaitds67zkp7hhdmijtk5dweea2ldmolg2wcq5n6d7idmyd55asuw3fbsmveh6zh6auwcpismdqgybtab47cpobh4tnakmn3tmg6llvqwo7laf7fgxyvgr5j5

walk = Nach Hause durchs Dorf
    .about = Leg eine Karte, lauf hin und achte auf deinen Weg.
walk-1 = Das Dorf ist voller Hasen! Wer am Ende die wenigsten zu Hause hat, gewinnt.
walk-2 = Leg diese Karte neben die Mitte. Zieh sie hin, oder klick erst die Karte an und dann den Platz.
    .wrong = Auch eine gute Karte. Aber jetzt die mit dem Ring, links der Mitte!
walk-3 = Deine Figur ist hingelaufen. Jetzt zieh auf drei Karten nach: vom Stapel hier oder aus dem offenen Fluss.
    .wrong = Auch aus dem Fluss darfst du nehmen. Aber jetzt nimm eine vom Stapel.
walk-4 = Jetzt weit weg! Karten liegen lückenlos: Leg diese hinter die von Bramble. Dann läufst du über Brambles Karte.
    .wrong = Nimm die Karte mit dem Ring, und den Platz mit dem Ring.
walk-5 = Zuerst wirkt das Zeichen der Karte. Teilen: Ein Hase von dir zieht zu allen anderen um. Dann bist du gelaufen.
walk-6 = Über diese Karte bist du gelaufen: Die grüne Zahl schickt dir zwei Hasen hinterher. Start und Ziel kosten nichts.
walk-7 = Zieh nach, dann ist dein Zug vorbei. Sieh zu, wie Bramble läuft.
    .wrong = Diesmal vom Stapel.
walk-8 = Bramble musste über deine Karte: drei Hasen! Leg fiese Karten dorthin, wo andere laufen.
walk-9 = Auf der Hand zählt eine Karte ihre weiße Zahl, rechts oben. Also behalte am Ende niedrige!

boom = Boom, und ab zu Bramble
    .about = Booms setzen überall Hasen hin, die Karotte holt andere mitten hinein.
boom-1 = Diese Karte macht Boom! Leg sie neben deine Figur.
    .wrong = Erst der Boom: die Karte mit dem Ring, auf den Platz mit dem Ring.
boom-2 = Boom! Nach deinem Lauf sitzt auf jeder Karte ein Hase. Wer darüber läuft, nimmt sie mit nach Hause.
boom-3 = Zieh eine Karte.
boom-4 = Bramble ist über eine gelaufen. Jetzt die Karotte: Sie holt eine andere Figur zu deiner Karte, mitten durch alles!
    .wrong = Die Karottenkarte, ans Ende deines Arms!
boom-5 = Bramble ist mitten durch die Hasen gelaufen und behält die Karotte: am Ende vier mehr.
boom-6 = Hasen auf einer Karte warten dort auf die nächste Figur, die darüber läuft. Zieh, und achte auf deinen Weg!
boom-7 = Ein Hase bei dir, zwölf bei Bramble. Kurze Wege über wenige Karten halten dir die Hasen vom Leib.

river = Der zweite Stock und der Fluss
    .about = Farben, Wellen und das Ende der Partie.
river-1 = Alle sechs Plätze sind voll. Erst jetzt kommen Karten auf andere, und die Farbe macht den Preis.
river-2 = Obstgarten auf Obstgarten: Gleiche Farbe kostet nichts, und der Platz ist für immer geschlossen.
    .wrong = Such zwei Karten der gleichen Farbe: die mit dem Ring.
river-3 = Das runde Zeichen hat dich gleich in die Mitte gebracht: Du bist über nichts gelaufen.
river-4 = Zieh nach. Der Fluss liegt offen: Nimm diese Karte, da weißt du, was du bekommst.
    .wrong = Nimm die Flusskarte mit dem Ring.
river-5 = Mühle auf Bäckerei: Eine andere Farbe kostet die weiße Zahl deiner Karte, hier 1. Ihr Zeichen bringt noch einen.
    .wrong = Die Karte mit dem Ring: Sie kostet am wenigsten.
river-6 = Daneben die Welle: Jetzt nutzt du eine Flusskarte. Teilen schickt einen Hasen von dir zu Bramble.
    .wrong = Nimm die Flusskarte mit dem Ring.
river-7 = Eine genutzte Flusskarte ist weg; am Ende deines Zuges kommt eine neue. Zieh nach.
    .wrong = Vom Stapel, bitte.
river-8 = Brambles Welle hat das Päckchen genutzt: Vor deinem Haus liegt ein verdecktes Geschenk. Am Ende zählt es.
river-9 = Ist der Stapel leer oder alles geschlossen, ist das der letzte Zug. Handkarten zählen auch: Behalte niedrige!
river-10 = Auf den Platz deiner eigenen Figur legst du nichts. Ist nur er noch offen, endet die Partie sofort.
river-11 = Die wenigsten Hasen gewinnen: zu Hause, Hand, Geschenke. Bei Gleichstand die zu Hause. Noch gleich? Spielt noch mal!
river-12 = Rechtsklick auf eine Karte, oder Taste { KEY("look") }, erklärt ihre Zeichen: oben beim Spielen, unten im Fluss.

mayor = Bürgermeister und Joker
    .about = Zwei Karten, die überall passen.
mayor-1 = Der Joker passt umsonst auf jede Karte und schließt den Platz, außer auf freiem Boden. Leg ihn hierher.
    .wrong = Den Joker, auf den Platz mit dem Ring.
    .names = Joker
mayor-2 = Zieh nach.
mayor-3 = Auch der Bürgermeister passt umsonst auf jede Farbe. Der Platz bleibt offen, und jede Karte passt umsonst auf ihn.
    .wrong = Jetzt den Bürgermeister, auf den Platz mit dem Ring.
    .names = Bürgermeister
mayor-4 = Ein Joker auf ihm würde schließen, ein Bürgermeister auf einem offenen Joker auch. Auf der Hand zählen sie 5 und 4. Zieh!

fox = Der Fuchs
    .about = Er verscheucht deine Hasen zu den anderen.
fox-1 = Der Fuchs sitzt in der Mitte. Eine Fuchskarte lässt ihn dorthin laufen, wo du sie hinlegst.
    .names = Fuchs
fox-2 = Bramble steht im Weg. Leg die Fuchskarte hinter Bramble!
    .wrong = Hinter Bramble, damit der Fuchs vorbeiläuft.
fox-3 = Der Fuchs ist an Bramble vorbeigelaufen, und ein Hase von dir ist dorthin geflohen. Prima!
fox-4 = Wo er startet und anhält, erschreckt er niemanden, und deine Figur nie. Zieh nach.

burrow = Der Bau
    .about = Wer darüber läuft, nimmt deine Hasen mit.
burrow-1 = Eine Baukarte gibt dir den Bau-Marker. Leg sie neben dich.
    .wrong = Die Baukarte, auf den Platz mit dem Ring.
    .names = Bau
burrow-2 = Solange du den Marker hast, nehmen andere, die über einen Bau laufen, einen Hasen von dir mit. Zieh nach.
burrow-3 = Bramble ist über deine Karte und den Bau gelaufen und hat einen Hasen von dir mitgenommen. Bei dir ist keiner mehr!

timer = Die Sanduhr
    .about = Entscheide, bevor der Sand durch ist.
timer-1 = Der Sand läuft, während du wählst. Als Erinnerung läuft er nur; eine echte Sanduhr kostet die höchste Zahl im Fluss.
timer-2 = Spielen musst du dann trotzdem. Also wähl: diese Karte, neben die Mitte.
timer-3 = Höchstens einmal im Zug läuft sie ab, und nie für Computerhasen. Zieh nach.

## Der Begleiter
# en 7bzjtnv4efdq57pznbognwwotj2f5ijmdkrg

tip-play = Leg eine Karte auf einen Platz. Deine Figur läuft hin, und Hasen auf dem Weg folgen ihr. Wenige gewinnen: kurze Wege!
tip-last_cards = Der Stapel wird klein, und Effekte können mehrere Karten nehmen. Ist er leer, endet die Partie. Behalte niedrige Zahlen.
tip-crossed = Es kamen Hasen nach Hause: von einer Karte auf dem Weg, auch hinter einer Karotte her, durch einen Effekt oder als Preis.
tip-boom = Ein Boom setzt auf jede Karte des Dorfes einen Hasen, ein Fluss-Boom auf jede im Fluss. Lass andere darüber laufen.
tip-share = Ein Hase zieht um. Teilen schickt je einen von dir zu allen anderen.
tip-carrot = Eine Karottenkarte holt eine andere Figur. Wem sie gehört, der hat die Karotte: am Ende vier mehr, bis zur nächsten.
tip-jump = Sprung: Wähl eine Karte auf deinem Weg. Du springst darüber, und was dort liegt, betrifft dich nicht.
tip-wave = Die Welle: Nutze eine Karte im Fluss. Was sie tut, steht unten auf ihr. Danach ist sie weg.
tip-closed = Geschlossen: Hierhin kommt keine Karte mehr. Das macht die gleiche Farbe, und der Joker auch.
tip-draw = Zieh auf drei nach: vom Stapel oder eine Flusskarte, die du siehst. Hasen darauf kommen mit.
tip-gift = Vor einem Zuhause liegt ein verdecktes Geschenk. Am Ende zählt dort seine Zahl.
tip-blocked = Alle Hände sind nach rechts gewandert. In diesem Zug zieht niemand mehr nach.

## Der Beispielzug
# en 2nxdtcn2f

worked-1 = Poppy legt eine von drei Karten auf einen Platz. Je weiter weg, desto mehr Karten liegen auf dem Weg.
worked-2 = Zuerst hat das Zeichen der Karte gewirkt. Dann lief die Figur, und von jeder Karte unterwegs kamen Hasen mit.
worked-3 = Poppy hat auf drei nachgezogen, damit war der Zug vorbei. Dann lief Bramble, und zwar über Poppys Karte.

## Wie die Dinge heißen
# en q7falt5krzb6r5ngj7fkzyni5wwlkv

term-village = Dorf
    .means = Die Plätze im Kreuz, auf denen die gelegten Karten liegen.
    .never = Spielbrett; Spielplan
term-tile = Gelegte Karte
    .means = Eine Karte im Dorf: Sie schließt oder öffnet einen Platz.
    .never = Bauplatz; Grundstück
term-home = Zuhause
    .means = Hier werden deine Hasen gezählt. Die wenigsten gewinnen.
    .never = Heimatbasis; Stall
term-river = Fluss
    .means = Die drei Karten, die offen neben dem Stapel liegen.
    .never = Auslage; Marktreihe
term-boom = Boom
    .means = Ein Effekt, der Hasen bringt, wenn du die Karte legst.
    .never = Explosion(en)?; Knall
term-wave = Welle
    .means = Ein Zeichen neben dem Spieleffekt: Nach dem Lauf wählst du eine Flusskarte, führst ihren Flusseffekt aus und legst sie ab.
    .never = Strömung; Woge
term-price = Preis
    .means = Was eine Karte auf einer anderen Farbe kostet: ihren Hasenwert, sofort nach Hause genommen, vor dem Spieleffekt.
    .never = Aufpreis; Gebühr
term-carrot = Karotte
    .means = Sie liegt am Anfang in der Mitte. Eine Karottenkarte gibt sie jemandem, für den sie am Ende vier Hasen zählt.
    .never = Möhren?; Rüben?
term-crossed = Überquert
    .means = Eine Karte zwischen Anfang und Ende deines Weges. Sie bringt dir einen, zwei oder drei Hasen nach Hause, und die, die auf ihr liegen, kommen mit.
    .never = zertrampelt; passiert von
term-sign = Zeichen
    .means = Was eine Karte tut, auf ihr gezeichnet: ihr Spieleffekt, bei manchen eine Welle daneben, unten ihr Flusseffekt. Listen und look sagen es in Worten.
    .never = Glyphen?
