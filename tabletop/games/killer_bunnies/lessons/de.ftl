### Die Lektionen von Killer Bunnies, der Begleiter und der Beispielzug im Regelheft.
# en 4c5tbwflvrquchczysy62cz7n66cavrh5plvko55fft374xhcgnedhtvljloi7vntp6tebbq2xknhbloahy4a5gvc2tjtftk744swfyffx5bt4gk4cfcdk6leehzqgszneogsnu56fl2x3pawbe6hpgns7c4tnsz62u7bdiuapcwbzze3yjw4z23trzdjll32ws24rlf6pzyev7vvwzkovxq

run = Der RUN
    .about = Zwei Karten verdeckt, eine pro Zug gespielt.
run-1 = Hasen, Städte und alberne Waffen! Dein d20 zeigt 10 Punkte. Mit denen deiner Hasen und Städte zusammen gewinnen 60.
run-2 = Leg zwei Karten verdeckt hin: zuerst diese RESOURCE als TOP RUN, dann den Hasen als BOTTOM RUN. Dann der Knopf.
    .wrong = Zuerst die RESOURCE, dann der kleine Hase, dann der große Knopf.
run-3 = In jedem Zug wird der TOP RUN aufgedeckt. Eine RESOURCE sicherst du: Sie bezahlt später andere Karten. Sichere sie!
    .wrong = Sichere die aufgedeckte Karte: Sie zahlt später.
run-4 = Der BOTTOM RUN rückt nach links und ist dein nächster TOP RUN. Diese Handkarte folgt ihm. Dann ziehst du auf fünf nach.
    .wrong = Die Karte mit dem Ring kommt als nächste.
run-5 = Was du jetzt hinlegst, kommt in zwei Zügen dran, also plane voraus! Freie Aktionen kommen später. Beende deinen Zug.
run-6 = Dein Hase ist jetzt TOP RUN. Er kostet eine RESOURCE, und eine hast du. Spiel ihn in deinen Teil des Kreises.
    .wrong = Zieh den Hasen in den Kreis, auf deine Seite, oder drück den Knopf und klick dorthin.
run-7 = Er steht im Bunny Circle und zählt sofort 2. Die RESOURCE ist bis zu deinem nächsten Zug verbraucht.

weapon = Waffen und Würfe
    .about = Zielen, würfeln, Punkte zählen.
weapon-1 = Deine Waffe ist TOP RUN: Level 5. Mit einem eigenen Hasen im Kreis darfst du einen fremden angreifen.
weapon-2 = Nimm den schwächeren Hasen, den mit der 2: Zieh die Waffe auf ihn, oder drück den Knopf und klick ihn an.
    .wrong = Der andere ist zäher. Nimm den Hasen mit dem Ring.
weapon-3 = Bramble würfelt 2. Level 5 minus 2 sind 3 Schaden, und dieser Hase verträgt nur 2: weg! Du bekommst seine 2 Punkte.
weapon-4 = Ein Wurf vom Level an aufwärts heißt: kein Schaden. Waffen kommen auf die Ablage. Jetzt die nächste RUN-Karte.
    .wrong = Die Karte mit dem Ring kommt in den RUN.
weapon-5 = Beende deinen Zug.
weapon-6 = Manche Waffen treffen auch die Nachbarn, sogar deine: Jeder würfelt dann. Über 20 Punkten liegt ein +20 neben deinem d20.
weapon-7 = Was eine Karte kann und was ihre Zeichen heißen, sagt sie selbst: Rechtsklick, oder Taste { KEY("look") }. { KEY("keys") } zeigt alle Tasten.

city = Eine Stadt, und wer dort wohnt
    .about = Zwei Karten verbrennen, einziehen, doppelt punkten.
city-1 = Oben liegt eine Stadt. Außer ihrem Preis verbrennt sie immer zwei gesicherte RESOURCE-Karten: Die sind für immer weg.
city-2 = Bau sie in den Center Circle: Zieh sie dorthin, oder drück den Knopf und klick den Platz an.
    .wrong = Zieh die Stadt in die Mitte, auf deine Seite.
city-3 = Lass diesen kleinen Hasen einziehen: Zieh ihn auf die Stadt. Alle darin dürfen zusammen so viel wert sein wie sie.
    .wrong = Bitte den kleinen Hasen mit dem Ring.
city-4 = Jetzt zählen Hase und Stadt! Die meisten Waffen treffen nur den Bunny Circle, hier herein reichen nur City Weapons.
city-5 = Als Nächstes kommen Fan Bunnies und kosten mehr, als du noch hast: Unbezahlbares kommt weg. Pass auf, was eine Stadt verbrennt!
city-6 = Eine Stadt ohne Hasen gehört niemandem. Sie bekommt, wer im eigenen Zug umsonst einzieht. Wähl deine nächste Karte.
    .wrong = Die RESOURCE mit dem Ring.

answer = Antworten
    .about = Eine Karte sichern und in fremden Zügen kontern.
answer-1 = Diese Karte ist VERY SPECIAL: Sichere sie. Sie antwortet in jedem Zug, auch in dem von Bramble.
    .wrong = Sichere die aufgedeckte Karte.
answer-2 = Wähl die nächste RUN-Karte.
answer-3 = Beende deinen Zug und sieh, was Bramble vorhat.
answer-4 = Eine Waffe mit Level 5 fliegt auf deinen Hasen zu! Antworte: Deine gesicherte Karte gibt 4 zum Wurf dazu.
    .wrong = Nimm die Karte mit dem Ring, sonst hilft nur noch Glück.
answer-5 = 1 gewürfelt und 4 dazu sind 5: so hoch wie die Waffe, also passiert nichts. Dein Hase lebt!
answer-6 = Du wirst gefragt, sobald etwas passt, und darfst verzichten. VERY SPECIAL antwortet auch aus der Hand, gesichert spart's Platz.
answer-7 = Karten, auf denen nur SPECIAL steht, darfst du auch sichern. Du spielst sie in deinen eigenen Zügen.

mend = Schaden, Reparatur, Bezahlen
    .about = Was der rote Fleck heißt und was Sechsecke wollen.
mend-1 = Bramble hat eine Waffe mit Level 5 geworfen, und du hast 4 gewürfelt: 1 Schaden. Das sagt der rote Fleck.
mend-2 = Schaden sammelt sich an und drückt den Wert: 2 minus 1 ist 1. Bei 0 ist die Karte weg.
mend-3 = Emergency Patch repariert. Sie liegt gesichert, und jetzt ist ihr Moment: Spiel sie und nimm den Schaden weg!
    .wrong = Spiel die Karte mit dem Ring, dann wähl den Hasen und 1 Punkt.
    .names = Emergency Patch
mend-4 = Wie neu! Das hat eine Technology gekostet: Diese RESOURCE ist jetzt dunkel, verbraucht bis zu deinem nächsten Zug.
mend-5 = Ein farbiges Sechseck will seine Art, ein weißes jede. Als Ersatz zahlt jede, ist dann aber weg. Universal: deine Wahl.
mend-6 = Dein Zug geht weiter wie immer: Sichere diese RESOURCE.
    .wrong = Sichere die aufgedeckte RESOURCE.
mend-7 = Vor oder nach dem RUN darfst du gesicherte SPECIAL spielen, Kräfte nutzen, in Städte ziehen und tauschen.
mend-8 = Eine Karte mit SPECIAL am Fuß darfst du sogar direkt aus der Hand spielen, anstelle des RUN.
mend-9 = Andere stehlen Hasen oder Punkte vom d20. Ein leerer Stapel kostet 10. Unter 1 scheidest du aus und verlierst alles.
mend-10 = 60 gewinnen sofort, in jedem Zug. Haben mehrere so viel, zählt, wer dran ist, dann reihum. Auch wer allein übrig bleibt, gewinnt.

trade = Tauschen
    .about = Mach ein Angebot und bring Yang und Yin zusammen.
trade-1 = Brambles Blue Yin Bunny ist die andere Hälfte deines Blue Yang. Nebeneinander geben sie jeder deiner Waffen 1 dazu.
    .names = Blue Yin Bunny
trade-2 = Fragen wir danach! In deinem Zug darfst du mit allen tauschen: Drück Tausch, dann Brambles Tafel.
    .wrong = Das Schild Tausch öffnet ein Angebot: Zieh es auf Brambles Tafel oder klick es an.
    .shows = Tausch anbieten
trade-3 = Gib deinen Wind-Up Bunny und eine RESOURCE, und verlang den Yin. Dann schlag es vor.
    .wrong = Die drei Dinge mit dem Ring, dann der große Knopf.
    .names = Wind-Up Bunny
trade-4 = Bramble sagt Ja! Was du bekommst, setzt du selbst: den Yin neben deinen Yang.
trade-5 = Ein Paar! Dein Joy Buzzer trifft jetzt mit Level 6 statt 5. Yang, Yin und Yang nebeneinander wären auch nur ein Paar.
trade-6 = Probier es aus, an dem Hasen, den du gerade weggegeben hast!
    .wrong = Die Waffe mit dem Ring, auf den Hasen mit dem Ring.
trade-7 = Bramble würfelt 4, und 6 minus 4 ist 2: gerade genug. Ohne das Paar hätte er überlebt!
trade-8 = Niemand muss annehmen, und du hast drei Angebote pro Zug. Was getauscht auf dem Tisch liegt, wird nie wieder getauscht.

deck = Ein Deck lesen und bauen
    .about = Was ein Deck bezahlen kann, und ein eigenes.
deck-1 = Hier liegen alle Karten der vier Decks. Eine eigene Liste braucht 60 bis 90, diese hat erst 55.
deck-2 = Ein Klick nimmt eine Karte hinein, das Minus heraus. Nimm diese. Vier mit gleichem Namen sind das Höchste.
    .wrong = Bitte die Karte mit dem Ring: Klick sie an, oder drück Eingabe auf ihr.
deck-3 = Jetzt sieh dir die Liste an.
deck-4 = Zahlen zeigen, wie ein Deck ist: Öffne sie.
    .wrong = Zahlen ist das mittlere.
    .names = Zahlen
deck-5 = Billige Karten kommen früh ins Spiel. Und achte auf RESOURCE: Mit weniger als zwölf bezahlst du nichts.
deck-6 = Die Prüfung sagt, was fehlt und was keine deiner Karten bezahlt. Öffne sie.
    .names = Prüfung
deck-7 = Lies auch die anderen Decks so, dann weißt du, was antworten kann. Das Deck wählst du vor der Partie.

tournament = Ein Turnier
    .about = K.-o. oder Liga, mit Menschen und Hasen.
tournament-1 = Vier oder acht treten an, Menschen und Hasen. Alle bringen ein Deck mit und behalten es bis zum Schluss.
tournament-2 = Jetzt zu den Regeln.
tournament-3 = Im K.-o. treffen zwei aufeinander, und wer zuerst zwei Partien gewinnt, ist weiter. Probier die Liga!
    .wrong = Liga ist das rechte von beiden.
    .names = Liga
tournament-4 = In der Liga spielen immer vier, um 3, 2, 1 und 0 Punkte. Die meisten Punkte gewinnen.
tournament-5 = Fang an! Die Reihenfolge wird ausgelost.
tournament-6 = Dieser Knopf führt an den Tisch, Partie um Partie. Spielen nur Hasen, läuft die Partie von selbst.
tournament-7 = Alle Partien gehen bis 60 Punkte. Du kannst jederzeit gehen und später weitermachen.

hands_on = Nachziehen von Hand
    .about = Selbst ziehen, und die anderen zählen.
hands_on-1 = Mit „Nachziehen von Hand“ zieht niemand für dich. Sichere zuerst die aufgedeckte Karte.
hands_on-2 = Wähl die nächste RUN-Karte.
    .wrong = Die mit dem Ring.
hands_on-3 = Zieh eine Karte: Fünf sind richtig. Zählt jemand bei dir sechs, nimmt er dir Karten ab, und du verlierst 5 Punkte!
    .wrong = Bitte eine Karte von deinem Stapel.
hands_on-4 = Fünf: Hör auf. Hat jemand zu viel gezogen? Im eigenen Zug kannst du seine Hand zählen, dann kostet es ihn.
    .wrong = Hör auf: Eine sechste Karte ist gefährlich.
    .names = zählen

## Der Begleiter
# en uk2s2x2vqood6o5yfgktbzglsh47kl6wzapoaavpwsm72ewu56rpmlycd65kvtyno7ojliwjnmhy2g56b5lbsumfnur5ex2x7yorc6yc7ehzg2c5i4xbeo42zwzuju

tip-declare = Deine Universal-Karten zahlen die ganze Partie als eine Art. Mit der häufigsten deines Decks liegst du richtig.
tip-runs = Zwei Karten verdeckt: Die erste spielst du im nächsten Zug, die zweite danach. Fang am besten mit RESOURCE-Karten an.
tip-save = Diese Karte darfst du sichern: Eine RESOURCE bezahlt andere, eine SPECIAL wartet auf ihren Moment.
tip-play = Spiel die aufgedeckte Karte: RESOURCE-Karten bezahlen sie. Oder sichere sie, wenn das geht, oder leg sie ab.
tip-place = Wähl ihren Platz im Kreis: Für manche Kräfte und Waffen kommt es auf die Nachbarn an.
tip-next = Diese Karte kommt in zwei Zügen dran. Überleg, was du bis dahin bezahlen kannst.
tip-attacked = Eine Waffe! Das Ziel würfelt mit dem d12: ab dem Level passiert nichts. Kann eine Karte von dir antworten, wirst du gefragt.
tip-rolled = Zieh den Wurf vom Level der Waffe ab. Der Rest ist Schaden.
tip-killed = Weg. Wessen Waffe es war, bekommt ihren vollen Wert auf den d20.
tip-answer = Eine Karte von dir passt hier. Antworte mit ihr, oder verzichte und behalte sie.
tip-enter = In einer Stadt ist ein Hase vor allem sicher, außer vor City Weapons. Die Stadt zählt für den, dem er gehört.
tip-abandoned = Eine Stadt ohne Hasen gehört niemandem. Wer einzieht, bekommt sie.
tip-destroyed = Die Stadt ist weg, mit allen darin: Ihre Punkte gehen an den Angreifer.
tip-runner = Ein Runner läuft im Kreis und trifft einen nach dem anderen, bis er selbst genug hat.
tip-offer = Ein Angebot! Sieh nach, was du bekommst und gibst. Niemand muss annehmen.
tip-refused = Abgelehnt. Andere tauschen nur, wenn sie auch gewinnen, und ungern kurz vor deinem Sieg. Biete, was ihnen fehlt.
tip-modifier = Unter einer Karte liegt jetzt ein Modifier und gilt für diesen Hasen oder diese Stadt.
tip-pair = Deine Waffen haben in diesem Zug ein höheres Level.
tip-empty = Wer von einem leeren Stapel ziehen muss, zahlt 10 Punkte für einen neuen oder scheidet aus.
tip-paid = Bezahlt! Diese RESOURCE ist verbraucht und gilt wieder, wenn dein nächster Zug beginnt.
tip-stood_in = Eine andere Art ist eingesprungen. Dieser Ersatz wird am Ende des Zuges abgelegt.
tip-burnt = Verbrannt: Diese Karte ist für immer weg. Verbrenn, was du am wenigsten brauchst.
tip-away = Was du nicht bezahlen kannst, legst du ab. Oder sichere es: Das geht mit RESOURCE, SPECIAL und VERY SPECIAL.
tip-aim = Ziele! Auf jedem Ziel steht, wie leicht es fällt. Bei Kreaturen kann es auch die Nachbarn treffen.
tip-power = Ein Hase von dir hat eine Kraft, die jetzt geht. Lies sie: Rechtsklick auf die Karte, oder Taste { KEY("look") }. Meist einmal pro Zug.
tip-trade = Du darfst jetzt tauschen: Gesichertes, Kreaturen, Städte. Eine Handkarte gibst du gegen eine der anderen Hand.
tip-hurt = Schaden bleibt auf der Karte, bis er repariert wird, und drückt ihren Wert.
tip-mended = Repariert: So viel Schaden ist wieder weg.
tip-cancelled = Unwirksam! Die Karte tut nichts, und bezahlt bleibt bezahlt.
tip-again = Noch einmal gewürfelt: Der zweite Wurf gilt. Das geht bei jeder Abwehr nur einmal.
tip-moved_out = Die beschädigte Stadt hat weniger Platz: Ihr Besitzer hat gewählt, wer geht, und der Angreifer bekommt die Punkte.
tip-claimed = Eine Stadt gehört dem, der einen Hasen darin hat. Eine verlassene bekommst du, indem du umsonst einziehst.
tip-stolen = Eine Kreatur hat die Seite gewechselt und steht jetzt dort. Getauscht wurde sie damit nicht.
tip-back = Ein Hase kam von der Ablage zurück. Heroes und Villains stehen nie zusammen.
tip-points = Punkte gehen von deinem d20 ab. Unter 1 scheidest du aus, also behalte ein paar.
tip-raised = Der d6 sagt, um wie viel der volle Wert des Hasen steigt. Auch ein Abschuss bringt dann so viel mehr.
tip-symbol = Das kleine Zeichen am Fuß einer Karte ist ihr Symbol. Es zählt nur für Karten, die eins nennen.
tip-out = Ausgeschieden: All diese Karten kommen weg, und niemand bekommt Punkte dafür.
tip-hides = Suzie Shadows darf bis zu deinem nächsten Zug verschwinden, für eine verbrannte RESOURCE. Niemand kann sie angreifen.
tip-direction = Ein Runner läuft im Kreis. Wähl die Richtung: Im Uhrzeigersinn geht es nach links. Am besten trifft er zuerst die anderen.
tip-answered = Jemand hat mit VERY SPECIAL geantwortet. In fremden Zügen zahlst du mit dem, was du in deinem nicht verbraucht hast.
tip-choose_loss = Eine Karte nimmt dir etwas: Punkte vom d20 oder eine RESOURCE-Karte. Das Protokoll sagt, welche.

## Der Beispielzug
# en n7w3lpue7

worked-1 = TOP RUN ist eine Waffe. Im Kreis steht ein Hase, und eine RESOURCE kann zahlen. Das Ziel ist dieser Hase.
worked-2 = Der Abwehrwurf war niedriger als das Level, und der Schaden reichte: Der Wert des Hasen geht an den Angreifer.
worked-3 = Der BOTTOM RUN rückte auf, eine Handkarte folgte ihm, eine wurde gezogen. Jetzt freie Aktionen, dann Schluss.

## Wie die Dinge heißen
# en zbxaoguikm7pjli4bwqet4cgowfasl6dubqfo4ivjazvx

term-deck = Deck, Nachziehstapel, Ablage
    .means = Ein Deck ist die Liste der Karten, die du mitbringst. In der Partie liegt es als Nachziehstapel, und gebrauchte Karten kommen auf die Ablage.
    .never = Ziehstapel; Abwurfstapel
term-run = TOP RUN und BOTTOM RUN
    .means = Zwei Karten von dir, verdeckt: Der TOP RUN wird in deinem nächsten Zug aufgedeckt, dann rückt der BOTTOM RUN auf.
    .never = oberer RUN; unterer RUN
term-save = Sichern
    .means = Leg eine Karte offen vor dich, für später: RESOURCE-Karten zahlen, andere spielst du in einem späteren Zug oder als Antwort.
    .never = horten; einlagern
term-resource = RESOURCE, RESOURCE-Karte
    .means = Umsonst neben dir gesichert, zahlt sie einmal pro Runde einen Teil eines Preises. Wird eine andere Art verlangt, darf sie als Ersatz einspringen.
    .never = Geldkarten?
term-substitute = Ersatz
    .means = Eine RESOURCE-Karte, die einen Teil zahlt, der eine andere Art verlangt. Das darf jede; am Ende des Zuges kommt sie auf die Ablage.
    .never = Notbehelf; Lückenbüßer
term-cost = Preis
    .means = Jeden Teil zahlst du mit einer gesicherten RESOURCE-Karte: einer dieser Art oder einem Ersatz, einer beliebigen (weißes Sechseck) oder einer, die verbrennt (Sechseck mit Kreuz).
    .never = Manakosten
term-spent = Verbraucht und verbrannt
    .means = Eine verbrauchte RESOURCE-Karte zahlt ab deinem nächsten Zug wieder. Eine verbrannte kommt auf die Ablage.
    .never = getappt; erschöpft
term-answer = Antwort
    .means = Eine VERY SPECIAL-Karte, gespielt, wenn etwas geschieht, in jedem Zug. Alle werden der Reihe nach gefragt; du darfst verzichten, auch für den ganzen Zug, und wirst dann nur gefragt, wenn etwas von dir getroffen wird.
    .never = Gegenzauber; Konterkarten?
term-free-moment = Freie Gelegenheit
    .means = Dann darfst du freie VERY SPECIAL-Karten spielen: am Anfang eines Zuges, nach der Hauptaktion und nach einem Tausch.
    .never = Priorität
term-runner = Der Weg eines Runners
    .means = Von Kreatur zu Kreatur im Kreis. Bei jeder verteidigt sich ihr Besitzer.
    .never = Station [0-9]
term-d20 = Stand des d20
    .means = Die Punkte einer Person neben denen in den beiden Kreisen.
    .never = Lebenspunkte?; Trefferpunkte?
term-civ-points = Civ Points
    .means = Deine Summe: der Stand des d20 und die jetzigen Werte deiner Kreaturen und Städte in den beiden Kreisen.
    .never = Siegpunkte?
term-universal = Universal, Universal-Karte
    .means = Eine RESOURCE-Karte, die als die eine Art zahlt, die vor der Partie genannt wurde, oder als beliebige, wenn eine Einstellung es sagt.
    .never = Joker
term-circles = Bunny Circle und Center Circle
    .means = Zwei Kreise: Im ersten stehen Kreaturen, im zweiten Städte. Jeder Teil ist eine Reihe; die Teile folgen einander wie die Plätze am Tisch.
    .never = zweiter Ring
term-slot = Platz
    .means = Eine Stelle in einem Kreis, auf die eine Karte kommt, in jedem Teil von 1 an gezählt. Genannt wird sie nur, wenn eine Karte einen Platz sucht.
    .never = Stellplatz; Stellplätze
