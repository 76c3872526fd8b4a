### Die Lektionen von Bounce Bunny Bounce, der Begleiter und der Beispielzug im Regelheft.
# en adifs46pzwpfkgyl36fuuodso24xn6xidca7rmgm3fhz4n23rc26vt6lgeikolem4swm57zarquj4xuei3j7kuhulmi2qh24

hop = Hüpf zur Karotte
    .about = Reinhüpfen, den Pfeilen folgen, futtern.
hop-1 = Fünf Karotten wachsen hier. Iss drei davon, bevor Bramble es tut!
hop-2 = Du wartest noch draußen. Hüpf auf diese Karte der untersten Reihe: Klick sie an oder zieh deinen Hasen hin.
    .wrong = Die noch nicht. Nimm die leuchtende Karte ganz unten.
hop-3 = Ein Pfeil trägt dich eine Karte weiter. Es ging hoch, dann nach rechts, bis dich STOPP festhielt.
hop-4 = Die Pfeile liegen wieder verdeckt. Merk sie dir: Sie wirken jedes Mal!
hop-5 = Dein Sprung ist gemacht. Beende den Zug mit diesem Knopf.
hop-6 = Eine Karotte, gleich neben dir! Hüpf drauf: hoch, runter, links oder rechts, eine Karte pro Zug.
    .wrong = Dorthin darfst du auch. Aber die Karotte liegt gleich neben dir!
hop-7 = Lecker! Die gehört jetzt dir. Ihr leerer Platz wird ab jetzt übersprungen. Noch zwei, und du gewinnst.

remember = Ränder, Spion und Tausch
    .about = Hüpf über den Rand und merk dir, was wo liegt.
remember-1 = Dieser Garten hat keinen Zaun. Hüpf links über den Rand, dann kommst du rechts wieder herein!
    .wrong = Nicht da lang. Über den linken Rand, auf die Karte mit dem Ring!
remember-2 = Ein SPION! Du darfst dir eine verdeckte Karte ansehen, ganz allein. Sieh dir diese an.
    .names = SPION
remember-3 = Ein Pfeil nach oben, und darüber wächst eine Karotte. Jetzt liegt er wieder verdeckt: Merk ihn dir!
remember-4 = Beende deinen Zug. Den Pfeil nutzt du gleich.
remember-5 = Jetzt hüpf nach oben auf die Karte, die du kennst. Sie trägt dich weiter zur Karotte.
    .wrong = Du weißt doch, was da oben liegt. Hüpf drauf!
remember-6 = Wer sich am meisten merkt, isst am meisten. Beende deinen Zug.
remember-7 = Noch mal nach oben: Jeder Sprung deckt eine neue Karte auf. Wo du eine Karotte gegessen hast, bist du sicher.
remember-8 = Ein TAUSCH! Zwei Karten wechseln den Platz: Nimm die Karotte da oben, dann die Karte neben dir.
    .wrong = Du darfst beliebige tauschen. Aber wie wäre es mit einer Karotte neben dir?
    .names = TAUSCH
remember-9 = Beende deinen Zug. Bramble ist zu weit weg, um sie zu schnappen.
remember-10 = Iss sie!
remember-11 = Zwei Karotten! SPION und TAUSCH bleiben offen und wirken wieder, wenn ein Hase dort landet.
remember-12 = Karotten, vier Pfeile, STOPP, SPION, TAUSCH: Nur BONUS kennst du noch nicht. Der kommt mit den Schocks.

shock = Schocks und die dritte Karotte
    .about = Scheuch den anderen Hasen weg und gewinne.
shock-1 = Du hast zwei Karotten. Noch eine, und du gewinnst! Aber Bramble will dieselbe.
shock-2 = Hüpf auf Bramble! Wer einen Hasen auf den Kopf bekommt, fliegt vom Feld.
    .wrong = Los, auf Bramble: die Karte mit dem Ring!
shock-3 = Weg ist er! Bramble muss in der untersten Reihe neu anfangen. Beende deinen Zug.
shock-4 = Bramble ist wieder da, direkt unter der Karotte! Hüpf zuerst selbst.
shock-5 = Deine Karte hat gewirkt, jetzt darfst du schocken. Zieh einen Schock auf diese Karte, dann hüpft Bramble dorthin.
    .wrong = Schick Bramble von der Karotte weg: auf die Karte mit dem Ring.
shock-6 = Hoch, runter, hoch, runter: Die Pfeile bilden einen Kreis! Wer hineingerät, fliegt vom Feld.
shock-7 = Ein Schock ist dann weg und beendet den Zug. Drei hattest du; übrige zählen nichts. Ein BONUS wie dieser bringt einen zurück.
shock-8 = Die Karte unter Bramble wirkt für Bramble: Bramble isst die Karotte oder entscheidet bei SPION und TAUSCH.
shock-9 = Auch nach 40 Zügen ohne Karotte oder nach 200 insgesamt ist Schluss: Mehr Karotten gewinnen. Aber sieh mal, neben dir!
shock-10 = Die dritte Karotte!

## Der Begleiter
# en qqqinpxbqdetddcbaw6n7aosjuqgtc3bb

tip-enter = Hüpf eine Karte weiter: hoch, runter oder zur Seite. Von draußen kommst du durch die unterste Reihe. Karotten liegen offen.
tip-shock = Jetzt kannst du den anderen Hasen eine Karte weit wegschicken. Du hast drei Schocks, heb dir welche auf.
tip-flung = Ein Schock von drüben schickt deinen Hasen eine Karte zur Seite. Danach bist du ganz normal am Zug.
tip-stop = STOPP beendet den Sprung. Die Karte wird wieder verdeckt, wenn der Zug dieses Hasen endet; nach einem Schock sein nächster.
tip-spy = Ein SPION: Klick eine verdeckte Karte an, um sie anzusehen. Nur du siehst sie.
tip-swap = Ein TAUSCH: Zwei Karten müssen den Platz wechseln. Eine Karte unter einem Hasen bleibt liegen.
tip-swapped = Drüben wurden zwei Karten getauscht. Verdeckte bleiben verdeckt, also verfolge sie mit den Augen.
tip-bonus = Ein BONUS gibt dir einen Schock zurück. Hast du schon drei, bewirkt er nichts.
tip-thrown = Landet ein Hase auf einem anderen, fliegt der untere vom Feld. Er kommt durch die unterste Reihe wieder.
tip-circle = Pfeile, die im Kreis führen, werfen den Hasen hinaus.
tip-eaten = Eine Karotte für drüben. Mit der dritten ist es aus, also achte auf den Weg zur nächsten.

## Der Beispielzug
# en wxjkvfjcm

worked-1 = Poppy ist am Zug. Ein Sprung führt eine Karte weiter: hoch, runter, links oder rechts. Hier geht es nach rechts.
worked-2 = Die Karte hat gewirkt, also kommt jetzt der Schock. Auf dieser Karte eingesetzt, lässt er Bramble dorthin hüpfen.
worked-3 = Der Schock ist weg und hat den Zug beendet. Bramble war danach am Zug, und die Karotte ist immer noch da.

## Wie die Dinge heißen
# en vtywco6nrhidzssk6abd32exvtjff6

term-bounce = Hüpfen
    .means = Dein Hase kommt von seiner Karte auf eine andere des Feldes.
    .never = hopsen; hopst
term-field = Feld
    .means = Die 35 Karten auf der Wiese, in Reihen und Spalten.
    .never = Spielbrett; Spielplan; Raster
term-shock = Schock
    .means = Er schickt einen Hasen weiter. Ein Universal-Schock liegt vor dir und gilt für jede Richtung.
    .never = Stromstoß; Blitz
term-thrown = Vom Feld fliegen
    .means = Der Hase verlässt das Feld und kommt in der untersten Reihe wieder herein.
    .never = hinausgeschmissen; rausgekickt
term-arrow = Pfeil, Richtungskarte
    .means = HOCH, RECHTS, RUNTER und LINKS: Sie schickt den Hasen eine Karte in diese Richtung weiter. Endet der Lauf, werden alle seine Pfeile wieder umgedreht. Kommt ein Lauf zu einem eigenen Pfeil zurück, fliegt der Hase vom Feld.
    .never = Zeigerkarten?
term-sign = Zeichen
    .means = Das Wort auf einer Karte, das sagt, was sie tut: HOCH, RECHTS, RUNTER, LINKS, STOPP, SPION, TAUSCH oder BONUS. rule und dieses Wort sagen mehr.
    .never = Glyphen?
term-stop = STOPP
    .means = Hier endet der Sprung. Die Karte bleibt offen, bis der Zug dieses Hasen endet, nach einem Schock bis zum Ende seines nächsten Zuges.
    .never = Haltekarten?
term-spy = SPION
    .means = Du darfst dir eine verdeckte Karte ansehen, sonst sieht sie niemand. Er wirkt jedes Mal, wenn ein Hase auf ihm stehen bleibt.
    .never = Spähkarten?
term-swap = TAUSCH
    .means = Zwei Karten des Feldes wechseln die Plätze, offen oder verdeckt, wie sie sind. Das musst du tun. Eine Karte unter einem Hasen bleibt liegen.
    .never = Wechselkarten?
term-bonus = BONUS
    .means = Er gibt einen eingesetzten Schock zurück. Hast du alle drei, tut er nichts.
    .never = Geschenkkarten?
