### Die Lektionen von Bunny Kingdom, der Begleiter und der Beispielzug im Regelheft.
# en 4nlpamn2z4eqvdjxk4nyit4m7movk6pgqy6pqqwdhkoremudh646qpla2ap6v6ctqrg642n34td6aslfo7veohktdzl22wbtlv3oug5drfvos7llvllyc62mosors2qghei2ni6fz2u2r

draft = Nimm zwei, gib weiter
    .about = Wähl Karten und besiedle dein erstes Lehen.
draft-1 = Besiedle eine neue Welt! Vier Runden lang wählst, baust und erntest du. Die meisten goldenen Karotten gewinnen.
draft-2 = Spiel zwei Karten und gib den Rest weiter. Nimm diese: ein Wald und eine Stadt, Seite an Seite. Dann der Knopf.
    .wrong = Nimm nur die beiden mit dem Ring, dann drück den großen Knopf.
draft-3 = Deine Hasen sind eingezogen! Felder, die sich an einer Seite berühren, sind ein Lehen. Das Schild sagt Türme mal Güter.
draft-4 = Alle Hände wandern nach links, nächste Runde nach rechts. Nimm das Meer neben dir, und eine Stadt zum Bauen.
    .wrong = Das Meer A5 und die Stadt: beide mit Ring.
draft-5 = Das Meer gehört dir sofort. Die Stadt wartet, bis alle Hände leer sind: Dann wird gebaut.

harvest = Türme mal Güter
    .about = Bauen und die Ernte einfahren.
harvest-1 = Die letzten zwei Karten der Runde: eine Stadt und die Königliche Krone. Nimm beide.
    .wrong = Beide Karten, dann der große Knopf.
harvest-2 = Ein Lehen bringt Stärke mal Reichtum. Stärke sind seine Türme, jetzt 2. Reichtum sind seine Güter: Holz und Fisch.
harvest-3 = Jetzt bau! Setz eine Stadt mit zwei Türmen auf diesen Wald: Sein Holz gibt er trotzdem.
    .wrong = Da stünde sie auch gut. Aber jetzt der Wald mit dem Ring!
harvest-4 = Die andere kommt auf dieses Meer. Ein Feld hat Platz für ein Gebäude, für immer, und keins, wo Türme gedruckt sind.
    .wrong = Bitte auf das Meer mit dem Ring.
harvest-5 = Ernte! Sechs Türme mal zwei Güter sind 12 goldene Karotten. Ein drittes Gut brächte 6 mehr.
harvest-6 = Die Krone ist ein Pergament: geheim, und einmal am Ende gezählt. Sie ist 5 wert.
    .shows = Schatz: 5
harvest-7 = Das ist ein Hof, du baust ihn wie eine Stadt. Höfe bringen neue Güter. Die kleine Scheibe zeigt, auf welches Land er darf.
harvest-8 = Was du nicht baust, wartet auf eine spätere Runde. Spätere Hände bringen mehr Pergamente; was sie zählen, steht unten.

parchments = Pergamente und Nachbarn
    .about = Geheime Aufträge, und was die anderen wollen.
parchments-1 = Ein Pergament liegt verdeckt und zählt einmal, nach der letzten Ernte. Dieses: 2 für jeden Fisch von dir.
parchments-2 = Was du liegen lässt, bekommt Bramble. Sieh dir also Brambles Land an, bevor du wählst.
parchments-3 = Nimm das Pergament, du wohnst ja am Meer, und die Stadt unter dir, damit sie niemand sonst bekommt.
    .wrong = Die Stadt B3 und das Pergament: beide mit Ring.
parchments-4 = Noch ein Turm in deinem Lehen! Pergamente können die halben Punkte sein: Achte darauf, wie viele die anderen haben.
parchments-5 = Nach vier Ernten werden alle aufgedeckt. Manche kopieren ein anderes, manche zählen ganz zuletzt: Das steht drauf.
parchments-6 = Dann gewinnen die meisten goldenen Karotten, und Gleichstand wird geteilt. Niemand scheidet je aus.

camp = Lager und Himmelstürme
    .about = Siedle ohne Karte und verbinde ferne Lehen.
camp-1 = Ein Lager und ein Himmelsturm: Nimm beide.
    .wrong = Beide Karten, dann der große Knopf.
    .names = Himmelsturm
camp-2 = Lager kommen zuerst, die kleinste Nummer vor allen. Setz deins auf leeres Land: hierher, neben deine Stadt.
    .wrong = Jedes leere Land ginge. Aber jetzt das mit dem Ring.
camp-3 = Es zählt wie jeder Hase, bis jemand die Karte dieses Landes spielt: Dann muss es weg. Land von einer Karte bleibt dein.
camp-4 = Ein Himmelsturm verbindet zwei Lehen. Setz das obere Ende hierher, dann das andere auf dein fernes Meer.
    .wrong = Vom Meer mit dem Ring zum anderen.
camp-5 = Jetzt sind sie Nachbarn, als ein Lehen! Zuletzt die Stadt auf deinen Wald.
    .wrong = Bitte auf den Wald mit dem Ring.
camp-6 = Mehr Güter, mehr Türme, ein Lehen. So wachsen Königreiche!
camp-7 = Vorsicht, Lava: Wo zwischen zwei Bergen eine Linie glüht, sind sie getrennt.

two = Nur wir zwei
    .about = Zu zweit behältst du eine Karte und wirfst eine ab.
two-1 = Nur wir zwei? Dann hat jeder eine verdeckte Reserve: Vor jeder Wahl kommt ihre oberste Karte auf die Hand.
two-2 = Spiel eine Karte, wirf eine ab. Den Rest bekommt Bramble, also nicht die Stadt! Nimm A3 zum Spielen, dann die Stadt.
    .wrong = Zuerst A3 zum Spielen, dann die Stadt zum Abwerfen. Dann der große Knopf.
two-3 = Jetzt bekommst du Brambles Hand. Spiel A4, und wirf D10 ab: Es liegt neben Brambles Stadt!
    .wrong = Zuerst A4 zum Spielen, dann D10 zum Abwerfen. Dann der große Knopf.
two-4 = Dein Lehen bringt eine Karotte, das von Bramble keine! So geht es zehnmal pro Runde. Abgeworfenes darfst du ansehen.

sky = Am Himmel
    .about = Die Große Wolke, Münzen und Handel.
sky-1 = Die Große Wolke ist ein zweiter Plan. Ihre Lehen wachsen wie die unten, aber beide berühren sich nicht.
sky-2 = Zwei Städte der Wolke, Seite an Seite. Nimm beide, dann drück den Knopf.
    .wrong = Bitte die beiden mit dem Ring.
sky-3 = Zwei Hasen, die sich berühren, sind ein Bezirk: Ein neuer bringt dir eine Münze.
sky-4 = Wunderland erzeugt Güter, die sonst niemand hat. Nimm es und den Steuereintreiber: zwei Münzen auf einmal.
    .wrong = Bitte die beiden mit dem Ring.
    .names = Steuereintreiber
sky-5 = Am Ende kommt der Handel: Münzen mal verschiedene Luxus- und Wundergüter. Bisher drei mal eins!

express = Bunny Express
    .about = Gleise, und der Sheriff.
express-1 = Der Hauptbahnhof liegt auf der Landkarte. Von hier wächst eine Eisenbahn, Gleis um Gleis.
express-2 = Die letzten zwei Karten: Eine Eisenbahn bringt dir zwei Gleise. Nimm beide.
    .wrong = Beide Karten, dann der große Knopf.
express-3 = Du hast die meisten Bahnkarten gespielt und bist jetzt Sheriff. Leg ein Gleis an ein Ende der Eisenbahn!
    .wrong = Auf eine der leuchtenden Linien zwischen zwei Feldern.
express-4 = Und noch eins. Führ es an deinen Städten vorbei.
    .wrong = Bitte auf eine der leuchtenden Linien.
express-5 = Der Sheriff bekommt 2 Karotten für jedes Gleis. In der Ernte bringt jeder Turm an der Eisenbahn eine dazu.

## Der Begleiter
# en yatsjm4ruiagm4xmaw3utht7e5hdgmf5bt24tyydeoiyg

tip-two = Zu zweit spielst du bei jeder Wahl eine Karte und wirfst eine ab. Davor bringt dir die Reserve eine neue.
tip-pick = Wähl Karten, die an dein Land grenzen, ein neues Gut bringen oder Türme bauen. Der Rest wandert weiter.
tip-settled = Dort wohnt jetzt dein Hase. Gebiete mit gemeinsamer Seite sind ein Lehen. Ecken verbinden nicht, und Lava trennt.
tip-passed = Die Hände sind gewandert. Du siehst, was dir übrig gelassen wurde, und ahnst, was die anderen wollen.
tip-build = Bau, was bereitliegt: Türme, wo viele Güter sind, Höfe, wo ein Gut fehlt.
tip-camp = Ein Lager darf auf jedem leeren Land stehen, bis jemand die Karte dieses Landes spielt.
tip-driven = Jemand hat die Karte dieses Landes gespielt: Das Lager musste weg.
tip-harvest = Jedes Lehen bringt Türme mal verschiedene Güter. Pergamente zählen erst am Ende, manchmal sogar mehr.
tip-post = Dein Handelsposten: Welches Gut soll er diesmal erzeugen? Am besten eins, das dem Lehen fehlt.
tip-parchment = Ein Pergament: Niemand sieht es, und es zählt einmal, nach der letzten Ernte.
tip-copy = Deine Karte kopiert ein Pergament von nebenan und zählt, was du hast. Wähl das, was dir am meisten bringt.
tip-provisions = Vorräte bringen zwei Karten vom Stapel, die sofort gespielt werden.
tip-tower = Ein Himmelsturm hat zwei Enden, für zwei deiner Lehen: Sie werden eins.
tip-coins = Münzen: Zwei Hasen, die sich berühren, sind ein Bezirk. Ein neuer bringt eine Münze, und die zählt am Ende im Handel.
tip-rail = Leg das Gleis zwischen zwei Felder, an ein Ende der Eisenbahn und an möglichst vielen deiner Türme vorbei.

## Der Beispielzug
# en n6gnsroed

worked-1 = Die letzte Wahl einer Runde: Alle spielen gleichzeitig zwei Karten, und keine Hand wandert weiter.
worked-2 = Alle Hände sind leer, also wird gebaut, was bereitliegt. Eine Stadt kommt auf ein eigenes Gebiet.
worked-3 = Die Ernte: Jedes Lehen hat Türme mal verschiedene Güter gebracht, hier sechs mal zwei.

## Wie die Dinge heißen
# en urxn64h6oumzxpalnqyfmwdu

term-round = Runde
    .means = Karten wählen, bauen und ernten, viermal. Züge gibt es nicht: Alle wählen gleichzeitig.
    .never = dein Zug; am Zug
term-territory = Gebiet
    .means = Ein Feld der Landkarte mit deinem Hasen darauf.
    .never = Provinz(en)?; Ländereien
term-fief = Lehen
    .means = Gebiete einer Farbe, die sich berühren. Es bringt Stärke mal Reichtum.
    .never = Fürstentum; Herzogtum; Grafschaft
term-strength = Stärke und Reichtum
    .means = Stärke ist die Summe der Städte eines Lehens, Reichtum die Zahl der verschiedenen Güter darin.
    .never = Stadt [123]; Wohlstand
term-parchment = Pergament
    .means = Eine rote Karte: ein Schatz oder ein Auftrag, der am Ende zählt.
    .never = Schriftrollen?
term-carrots = Karotten
    .means = Die Punkte dieses Spiels; ein Lehen bringt sie in einer Ernte. Karotten sind auch ein Gut, das Äcker erzeugen: Es zählt zum Reichtum eines Lehens.
    .never = Goldmünzen?; Siegpunkte?; Möhren?
term-lava = Lava
    .means = Eine Grenze zwischen zwei Bergen: Gebiete auf beiden Seiten sind dort nicht verbunden.
    .never = Magma
term-tower = Turm
    .means = Türme hat eine Stadt, so viele wie ihre Stärke. Die Türme eines Lehens sind seine Stärke.
    .never = Türmchen; Zinnen
