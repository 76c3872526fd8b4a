### Die Lektionen von Bunny Bidding, der Begleiter und der Beispielzug im Regelheft.
# en qaaqi74rtdhys2v66vervkjmd7d3r2m45vtr3nhob4q7r4k6id35gmrwf6uku5yv6xfjd5rlvyhwidzy67h5procvkspj3a7tnjlqmkycjfq2zox572idgpy

bid = Eier kaufen mit Eiern
    .about = Eröffnen, bieten, anbieten und das Angebot gewinnen.
bid-1 = Das sind deine geheimen Ziele: Jedes Ei dieser Farben bringt 5 Punkte. Jedes andere kostet 1.
bid-2 = Wer eröffnet, legt zwei Plättchen ins Angebot: Nimm diese beiden, dann drück den großen Knopf.
    .wrong = Nimm nur die beiden mit dem Ring, dann drück den großen Knopf.
bid-3 = Die beiden willst du! Jetzt bieten alle mit einem Plättchen, und das höchste Gebot gewinnt alles. In Lektion 2 wird's anders.
bid-4 = Zu jedem Zug gehören Gebot und Angebot: Nimm die 97 als Gebot, dann die 2 als Angebot. Dann der Knopf.
    .wrong = Die 97 ist dein Gebot, die 2 dein Angebot: Nimm zuerst die 97.
bid-5 = 97 war das höchste Gebot, das ganze Angebot gehört dir! Drei Zieleier bringen 15, zwei andere kosten je 1: 13 Punkte.
    .shows = 1 Ei in Rot, 5 Punkte; Eier in Grün, 10 Punkte
bid-6 = Die Zahl auf deiner Tafel zählt deine Eier, jetzt 5. Punkte gibt es erst am Ende dafür.
bid-7 = Die Gebote kommen aus dem Spiel, und wer gewonnen hat, eröffnet neu. Ohne Plättchen schaust du zu, bis alle Hände leer sind.

turned = Umgedreht
    .about = Ein Gebot, das passt, und das niedrigste gewinnt.
turned-1 = Diesmal sind beide Ziele Rot. Kein Ei zählt doppelt: Jedes in Rot bringt 5, alle anderen kosten 1.
turned-2 = Und im Angebot liegt Rot! Die Farbe, die dort am häufigsten ist, gibt den Ton an. Es können auch zwei sein.
turned-3 = Bramble bietet 50, Tansy 61. Etwas Hohes würde gewinnen. Aber pass auf: Ein Gebot in Rot dreht alles um!
turned-4 = Jedes Gebot in der häufigsten Farbe dreht einmal um, dann gewinnt das niedrigste. Biete Rot 1, biete 6 an.
    .wrong = Rot 1 ist dein Gebot, 6 dein Angebot: Dann gewinnt das niedrigste.
turned-5 = Die kleine 1 hat alles gewonnen! Zweimal umgedreht gilt wieder das höchste. Sind die besten Gebote gleich, gewinnt niemand.

highest = Verdeckt, und fein heraus
    .about = Ein Gebot verstecken und günstig verlieren.
highest-1 = Kein Rot dabei: Jedes dieser Plättchen kostet dich 1. Überlass sie den anderen!
highest-2 = Wer am schlechtesten bietet, nimmt alle verdeckten Gebote auf die Hand. Solange Hoch gewinnt, ist das das niedrigste.
highest-3 = Versteck dein Gebot: Nimm die 55 und drück Verdeckt, dann nimm die 43. Hoffentlich liegt die 55 in der Mitte!
    .wrong = Die 55 ist dein Gebot, verdeckt, und die 43 dein Angebot, offen.
    .names = Verdeckt
highest-4 = Fein heraus! Tansy gewinnt mit 61. Brambles 50 war das niedrigste: Beide verdeckten Gebote gehen dorthin.
highest-5 = Endlich Rot! Biete 95 und biete 98 an. Sieh auf das Zeichen unter der 93, der höchsten offenen Zahl dort.
    .wrong = Die 95 ist dein Gebot, die 98 dein Angebot, beide offen.
highest-6 = Wer eine höhere Zahl anbietet, legt noch ein Plättchen. Biete auch die 90: Gebote werden zusammengezählt!
    .wrong = Die 90 kommt offen zu deinem Gebot.
highest-7 = 95 und 90 sind 185, viel mehr als Tansys 91. Drei Zieleier für dich, und die meisten Punkte gewinnen.

count = Das letzte Angebot
    .about = Noch ein Plättchen, und eine Partie zu gewinnen.
count-1 = Das letzte Angebot! Sind alle Hände leer, bringt jedes Zielei 5, jedes andere kostet 1. Die meisten Punkte gewinnen.
count-2 = Die beiden anderen haben nichts mehr und schauen zu. Wer allein Plättchen hat, spielt nach denselben Regeln weiter.
count-3 = Deine sechs Eier passen zu keinem Ziel: 6 Punkte weg. Aber dort liegt zweimal Rot: 10 Punkte, minus 1 für Blau.
    .shows = bisher −6 Punkte
count-4 = Dein letztes Plättchen spielst du allein. Hoch gewinnt, und Tansy bietet 23: Biete deine 47!
count-5 = Jetzt liegen alle Ziele offen. Zwei Eier in Rot: Aus 6 Miesen werden 3 Punkte. Tansy hat 1, du gewinnst!
count-6 = Bei Gleichstand zählen mehr Zieleier, dann weniger andere Eier. Sonst teilt ihr den Sieg. Jetzt kannst du bieten!

eggs = Besondere Eier
    .about = Eier, die etwas tun, und Eier, die zählen.
eggs-1 = Vielfache von vier sind besondere Eier. Ein goldenes bringt von selbst 4 Punkte, ein faules kostet 4.
eggs-2 = Andere tun etwas. Mit diesem siehst du dir verdeckte Gebote an, wenn du es offen anbietest.
eggs-3 = Biete deine 97, und biete dieses Ei an.
    .wrong = Die 97 ist dein Gebot, das besondere Ei dein Angebot, offen.
eggs-4 = Als Gebot zählt von einem besonderen Ei nur die Zahl, und es dreht nichts um. Verdeckt wirkt es nie.

powers = Fähigkeiten und Handicaps
    .about = Eine offene Fähigkeit, ein geheimes Handicap.
powers-1 = Alle haben eine offene Fähigkeit. Deine ist Voller Korb: In jedem Zug darfst du bis zu fünf Plättchen spielen.
powers-2 = Und alle haben ein geheimes Handicap. Deins ist Bescheiden: Biete unter der höchsten offenen Zahl des Angebots.
powers-3 = 51 ist dort die höchste offene Zahl. Also biete 7, und biete 6 an.
    .wrong = Biete 7, und biete 6 an.
powers-4 = Mit dem Korb könntest du weitermachen. Genug für jetzt: Beende deinen Zug.
powers-5 = Fähigkeit und Handicap kannst du auch anbieten. Wer das Angebot gewinnt, hat sie ab der nächsten Runde.

## Der Begleiter
# en ugjoka5lmas74xbcs7egrykqoihxh66jv

tip-open = Du eröffnest: Leg zwei Plättchen in die Mitte. Gut ist, was du selbst haben willst.
tip-turn = Wähl erst dein Gebot, dann dein Angebot: Wer gewinnt, bekommt alles davon. Spar mit Plättchen, ohne schaust du nur zu.
tip-inverted = Ein Gebot in der häufigsten Farbe hat die Versteigerung umgedreht: Hoch und niedrig sind vertauscht.
tip-highest = Das ist die höchste offene Zahl im Angebot, also folgt noch ein Plättchen. Gebote werden zusammengezählt.
tip-won = Das Angebot gehört dir, und du eröffnest die nächste Runde. Zähl die Eier deiner Ziele!
tip-lost = Das Angebot ging an jemand anderen. Wer allein noch Plättchen hat, spielt weiter und nimmt alles.
tip-level = Wenn alle geboten haben, gilt die häufigste Farbe. Sind es mehrere, dreht ein Gebot in jeder davon um.
tip-tied = Die besten Gebote sind gleich: Niemand gewinnt, und das Angebot kommt aus dem Spiel.
tip-worst = Wer am schlechtesten bietet, nimmt alle verdeckten Gebote auf die Hand.
tip-acted = Ein besonderes Ei wirkt, wenn es offen ins Angebot kommt.
tip-power = Eine Fähigkeit wurde genutzt. Jede geht einmal in einem eigenen Zug.

## Der Beispielzug
# en musvvbcdz

worked-1 = Im Angebot liegt Rot am häufigsten. Zwei Gebote liegen da, und das höhere würde gewinnen.
worked-2 = Poppy ist zuletzt am Zug: ein Plättchen als Gebot, eins ins Angebot. Ein Gebot in Rot dreht um.
worked-3 = Das Gebot war Rot, also gewann das niedrigste alles. Die Gebote sind aus dem Spiel, und wer gewann, eröffnet neu.

## Wie die Dinge heißen
# en vtp5mrh3nrx47irn5o

term-tile = Plättchen
    .means = Plättchen hast du auf der Hand, bietest du und bietest du an. Jedes zeigt ein Ei in einer Farbe, und seine Zahl zählt im Gebot.
    .never = Spielsteine?; Kacheln?
term-egg = Ei
    .means = Ein gesammeltes Plättchen zählt als Ei: 5 Punkte, wenn es zu einem deiner Ziele passt, sonst kostet es 1.
    .never = Osterei(er)?
term-offer = Angebot und Gebot
    .means = Das Angebot liegt in der Mitte und geht an das beste Gebot, und ein Gebot liegt vor jedem Platz. Die Zahlen eines Gebots werden zusammengezählt.
    .never = Einsatz; Einsätze; Posten
term-high = Hoch oder niedrig
    .means = Ob das höchste oder das niedrigste Gebot gewinnt. Jedes Plättchen eines Gebots in der häufigsten Farbe dreht es einmal um.
    .never = Polarität; umgekehrte Auktion
term-majority = Häufigste Farbe
    .means = Die Farbe, die im Angebot am häufigsten liegt. Ein Gebot in ihr passt: Es dreht die Versteigerung einmal um.
    .never = Mehrheitsfarbe; dominante Farbe
term-goal = Ziel
    .means = Eine Farbe, deren Eier dir je 5 Punkte bringen. Ziele bleiben bis zum Ende verdeckt.
    .never = Auftrag; Aufträge
