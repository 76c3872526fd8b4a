### Das Terminal: wer spielt, und mit welchen Optionen.
# en oa6no3rp3j4scoyeizf353z6evbpcrn7q6birwvid7ltpggphcaepnd5uqqeyfsg7w

who-plays = { $game }: Wer spielt?
seating-help = Drück Eingabe, um die Antwort in Klammern zu nehmen. back führt zur Frage davor, rules zu den Regeln, quit hinaus. Danach geht es um die Optionen. hint, look und die anderen Befehle gelten, sobald die Partie beginnt.
no-name = Eine Zahl ist kein Name. Tipp einen Namen, { $computer }, oder { $back } für die Frage davor.
first-question = Das ist die erste Frage.
at-the-table = Am Tisch: { LIST($players, type: "comma") }.
player-person = { $who }
player-rabbit = { $who } ({ $computer }, { $level })
how-many = Wie viele spielen insgesamt: { $least } bis { $most } (Eingabe: { $now })?
    .wrong = Tipp eine Zahl von { $least } bis { $most }.
name-taken = { $name } spielt schon mit. Tipp einen anderen Namen.
your-name = Dein Name, oder { $computer }, um nur zuzusehen (Eingabe: { $now })?
who-sits = { $seat ->
    [1] Wer sitzt auf dem ersten Platz
    [2] Wer sitzt auf dem zweiten Platz
    [3] Wer sitzt auf dem dritten Platz
    [4] Wer sitzt auf dem vierten Platz
    [5] Wer sitzt auf dem fünften Platz
   *[6] Wer sitzt auf dem sechsten Platz
}: { $computer }, oder der Name von jemandem an dieser Tastatur (Eingabe: { $now })?
how-well = Wie stark sind die Computerhasen: { $levels } (Eingabe: { $now })?
    .wrong = Tipp eins davon: { $levels }.

options = Welche Optionen willst du?
    .first = Drück Eingabe, um zu beginnen. Eine Zahl ändert eine Option, help sagt, was jede bewirkt, back führt zu den Spielern.
    .again = Drück Eingabe, um zu beginnen, oder tipp eine Zahl, um mehr zu ändern.
    .wrong = Tipp eine Zahl von 1 bis { $n }, oder drück Eingabe, um zu beginnen.
    .always = Bei so vielen ist { $option } immer dabei.
option-is = { $option }: { $value }
option-now = { $option }: { $value }.
option-does = { $option }. { $help }
option-takes = { $option }: { $allowed }. { $help }
option-line = { $line }. { $help }
option-ask = { $option } (Eingabe: { $value })?
offer = { $option }: { $about }
on = an
off = aus

## Was du tippen kannst
# en qwclbl6jvvcipaknbawytg4madv2yxrhbfjxxs4injs4ymwxg6pglpjhssec2pdfsgqmwmkp

help = Tipp die Nummer einer Wahl, oder Wörter, die darin stehen: ein Ding, einen Platz, oder beides in einer Zeile. Passen sie zu mehreren, werden nur diese gezeigt. Dazu:
help-enter = noch einmal, was gefragt ist, und die Auswahl
    .word = nur Eingabe
help-table = alles auf dem Tisch; table NAME nur dieser Teil
help-hand = deine Hand
help-look = etwas genauer: die Nummer einer Wahl oder ein Name auf dem Tisch
help-changed = was die anderen seit deinem letzten Zug getan haben
help-log = was geschah, die letzten 20 Zeilen; log 100 die letzten 100
help-scores = wer spielt, und die Punkte
help-rule = was ein Wort des Spiels bedeutet und was die Regeln dazu sagen, etwa rule { $word }; rule und die Nummer einer Wahl: die Regel dahinter
help-rules = die Kapitel des Regelhefts; rules 2 oder rules TITEL liest eins
help-more = was in der letzten Antwort fehlte
help-explain = worum es in dieser Wahl geht, und was der Begleiter gerade sagte, mit den Regeln
help-quiet = der Begleiter erklärt nichts mehr
help-short = die Auswahl nur mit Namen; look sagt den Rest. Noch einmal short: wieder alles
help-lessons = wie du die Lektionen des Spiels spielst
help-hint = ein guter Zug, wie ihn die Analyse sieht
help-undo = nimmt deine letzte Wahl mit allem zurück, was daraus wurde, oder wiederholt sie
help-save = sagt, wo die Partie liegt; gespeichert wird nach jeder Wahl
help-give-up = beendet die Partie: du hast sie verloren
help-quit = hinaus; die Partie wartet bei den gespeicherten
help-ask = immer gefragt werden, oder nur, wenn eine deiner Karten passt
help-forms = Kurz: t, hand, look, w (changed), l, s, r, h, u, q, ?
welcome = Tipp die Nummer einer Wahl. ? sagt, was du noch tippen kannst.
short-on = Die Auswahl kommt jetzt nur mit Namen. look und eine Nummer sagt den Rest; short sagt wieder alles.
    .off = Die Auswahl kommt wieder mit allem.

## Die Auswahl
# en 2rvqahpsq7w4muwzuqsccsng6wanqn6lsj6cp5avplelpy4ike7c6lipa

choices-unwanted = { $n } weitere, jede jetzt ohne Nutzen oder ein Geschenk
choices-alike = du hast { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $n }
}
choices-most = { $only ->
    [yes] nur
   *[no] am meisten
} in { $place }{ $n ->
    [0] { "" }
   *[other] , { $n } mehr
}
choices-from = { $n ->
    [1] tipp 1
   *[other] tipp eine Zahl von 1 bis { $n }
}
choices-of = tipp eine dieser Zahlen: { LIST($numbers, type: "comma") }
choices-none = Hier heißt nichts „{ $line }“; { $numbers }, oder ? für Hilfe.
choices-verb = „{ $verb }“ geht jetzt nicht mit „{ $thing }“; es geht: { LIST($ways, type: "comma") }.
choices-told = Hier heißt nichts „{ $line }“; das steht nur { COUNT($numbers) ->
    [0] in den Erklärungen
    [1] in der Erklärung zu Wahl { LIST($numbers) }
   *[other] in den Erklärungen zu Wahl { LIST($numbers, type: "comma") }
}. Tipp eine Zahl.
choices-several = Das passt zu mehreren: { LIST($ways, type: "comma") }{ $more ->
    [yes] , ...
   *[no] { "" }
}.
choices-no-number = Eine Wahl { $n } gibt es nicht; { $numbers }.
choices-is = Wahl { $n } ist { $words }
choices-other = Wahl { $n } ist { $words }; { LIST($others, type: "semicolon") }. Tipp noch einmal { $n } für Wahl { $n }, oder { LIST($numbers, type: "or") }.
choices-which = { $line }: welche?
choices-meant = Gemeint ist Wahl { $n }.
    .begins = Gemeint ist Wahl { $n }. Das beginnt mit { $words }.
    .elsewhere = Dieser Zug steht nicht in dieser Liste. Tipp undo, um einen Schritt zurückzugehen.
face-up = offen
face-down = verdeckt
partings = mit|und|dann|für
pointing-words = (?i:klick\w*|anklick\w*|drück\w*|leuchten\w*|leuchtet|pfeiltasten?|gestickt\w*|Ring|umring\w*|große[nr]? knopf)|Links und rechts|Leertaste|Eingabe|Enter|Esc|Tab
drawn-words = Papier|zeigt

## Antworten
# en rdhb7fccfkx7rrseymh3os32zf5dnhwpctldqz7yre6uli56xe2qmqyrtohd4vuugd24g4vj4ht7hczriny3

lessons-how = '{ $command } learn { $game } --text' spielt die Lektionen im Terminal. Hier erklärt der Begleiter, was neu ist, und rules liest das Regelheft.
setting-changed = Eine Einstellung ist geändert; noch einmal ask ändert sie zurück.
no-chapter = Das Regelheft hat kein Kapitel „{ $name }“. rules allein liest die Titel.
coach-said = Der Begleiter hat gerade gesagt:
present-choice = Die Wahl jetzt:
no-paragraph = Dazu gibt es keinen eigenen Absatz; explain sagt, worum es geht.
quiet-already = Der Begleiter schweigt schon. explain sagt weiter, worum es geht.
nobody-played = Seit deinem letzten Zug hat niemand sonst gespielt.
tells-parts = table und ein Name, etwa table { $name }, nennt die Teile.
nothing-lies = { $name }: dort liegt nichts.
named-several = „{ $name }“ passt zu { $n } Dingen:
not-there = Auf dem Tisch heißt nichts „{ $name }“.
    .parts = Auf dem Tisch heißt nichts „{ $name }“. Die Teile sind: { LIST($parts, type: "comma") }.
    .rule = Auf dem Tisch heißt nichts „{ $name }“. Die Regeln reden davon: tipp rule { $name }.
save-meant = Meinst du { LIST($choices, type: "or") }? Tipp die Zahl. Gespeichert wird nach jeder Wahl.
save-choice = { $words }, Wahl { $n }
not-saved = Diese Partie ließ sich nicht speichern.
saved-as = Die Partie ist als Nummer { $n } gespeichert; '{ $command } play --text --match { $n }' setzt sie fort, das Menü auch.
let-go = Abgebrochen.
taken-back = Zurückgenommen: { $words }.
done-again = Wiederholt: { $words }.
    .nothing = Es gibt nichts zu wiederholen.
left-out = Und { $n } mehr: tipp more.
    .none = Es fehlte nichts.
    .name = Und { $n } mehr: tipp mehr vom Namen.
hand-empty = Deine Hand ist leer.
    .none = In diesem Spiel hast du keine Handkarten.
look-at-what = Was ansehen? Tipp look und einen Namen auf dem Tisch oder die Nummer einer Wahl.
rule-number = Regel { $rule }.
now = Jetzt: { $reason }
nothing-happened = Noch ist nichts geschehen.
rule-of-what = Welche Regel? Tipp rule und ein Ding, die Nummer einer Wahl oder Wörter.
rule-silent = Die Regeln sagen nichts zu „{ $name }“.
choice-words = Wahl { $n }: { $words }.

## Zeichen, die man nicht hört
# en xzshrm6h4gscm6ufjmduvmephx7

heard-share = { $n } von 100 (plus oder minus { $error })
heard-error = plus oder minus
heard-percent = von 100
heard-more = ({ $n } mehr)
heard-fewer = ({ $n } weniger)
heard-minus = minus
heard-times = mal
heard-plus = plus
heard-is = ist

## Die Partie
# en lhn5o56aepqb2ggsj34odhqnpsv23m5dqqdpbj5qwgo6hlih7u2xeuzvy2aa75e6m27wql3c3fo2fr227v6x

nobody-answers = Niemand antwortet
answers = { $name } antwortet
settled = Es kommt auf deinen einzigen freien Platz. Um es zu verschenken, tipp undo und wähl dasselbe noch einmal.
earlier = Die Partie geht weiter; log { $n } erzählt sie von Anfang an. Zuletzt:
    .over = Die Partie ist vorbei; log { $n } erzählt sie von Anfang an. Ihr Ende:
repeated = { $line } ({ $n }-mal)
watched = Eingabe erzählt das nächste Stück der Partie, end den ganzen Rest.
    .meanwhile = Eingabe erzählt das nächste Stück der Partie, end den ganzen Rest. Auf table, hand, log, scores, changed, look NAME, rule NAME und rules kommt Antwort. quit führt hinaus; die Partie wartet bei den gespeicherten.
    .ask = Eingabe, oder end?
look-round = Sieh dich ruhig um: tipp look und einen Namen
pass-keyboard = Gib die Tastatur an { $name } weiter.
    .ask = Tipp open, { $name }.
    .waits = Das Wort open zeigt die Hand von { $name }; alles andere wartet so lange.
go-on = Eingabe: weiter.
for-your-ears = Nur für dich, { $name }: Eingabe wischt es weg, dann darf jemand anders kommen.
tutor-says = Der Tutor sagt: { $words }
coach-says = Der Begleiter sagt: { $words }
    .rule = (explain liest die Regel; nach be quiet schweigt der Begleiter für immer)
    .quiet = (nach be quiet schweigt der Begleiter für immer)
your-answer = Deine Antwort (nur Eingabe: { $words })?
    .help = Tipp die Nummer einer Antwort. Eingabe allein oder back nimmt die letzte, quit führt hinaus.
still-looking = Ich suche noch ...
undo-ends = undo: etwas anderes wählen
names-both = Nenn eins davon; dann wirst du gefragt, was damit geschieht oder wohin. Eine Zeile darf beides sagen.
    .example = Nenn eins davon; dann wirst du gefragt, was damit geschieht oder wohin. Eine Zeile darf beides sagen: { $words }.
own-numbers = Jede Zahl ist die eines Plättchens: tipp sie für dieses Plättchen.
so-far = Bisher: { LIST($things, type: "semicolon") }.
    .lets-go = Losgelassen: { $words }.
    .chosen = gewählt; noch einmal die Nummer lässt es los
give-up = Aufgeben, und damit verlieren? Tipp yes, oder Eingabe, um weiterzuspielen.
nothing-to-choose = Jetzt gibt es nichts zu wählen. ? sagt, was du fragen kannst.
after = Auf table, log, scores, count, look NAME, rules und seal kommt noch Antwort. again spielt mit denselben Leuten noch einmal. quit führt hinaus.
    .leave = Noch einmal Eingabe führt hinaus.
    .no-seal = Es wurde kein Siegel gezeigt.
seated = Du bist { $you }. { LIST($others) }.
    .watched = { LIST($players) }.
rabbit-is = { $name } spielt der Computer{ $level ->
    [none] { "" }
   *[other] { " " }({ $level })
}
played-with = Gespielt wird mit { LIST($on) }.
    .without = Gespielt wird ohne { LIST($off) }.
    .both = Gespielt wird mit { LIST($on) }, ohne { LIST($off) }.
match-of = { $game }: { LIST($players) }.
wins = { COUNT($winners) ->
    [0] Niemand gewinnt.
    [1] { LIST($winners) } gewinnt.
   *[other] { LIST($winners) } gewinnen zusammen.
}
table-gone = Hier ging es am Tisch nicht weiter; die Partie ist gespeichert.
match-waits = Partie { $n } dieses Spiels wartet: '{ $command } play --text --match { $n }' setzt sie fort.

## Lektionen und Aufgaben
# en ggvsxyh5wcewrgb

lesson-how = Ein Hase erzählt und fragt; du tippst die Nummer einer Wahl. Spricht er von Ringen, Knöpfen, Ziehen oder Klicken, meint er das Fenster: worauf er zeigt, wird hier genannt.
    .words = Eingabe: weiter. back, skip und hint gehen immer; ? sagt, was noch.
    .unkept = Die Lektion beginnt beim nächsten Mal von vorn; geschaffte bleiben geschafft.
    .no-loss = Eine Lektion kann niemand verlieren: quit führt hinaus, skip hilft über einen Schritt.
    .first = Das ist der Anfang der Lektion.
    .ask = Eingabe?
rabbit-says = Der Hase sagt: { $words }
lesson-waits = Das noch nicht.
    .points = Das noch nicht. { $points }
task-unkept = Du kannst sie unter Üben noch einmal versuchen.
task-passed = next: überspringen. quit: zurück zum Üben.

## Das Regelheft
# en u6ryaux22

no-book = Das Regelheft dieses Spiels lässt sich nicht lesen.
read-chapter = rules und eine Zahl oder ein Titel liest dieses Kapitel oder diesen Abschnitt.
not-in-match = { $title } (nicht in dieser Partie)

## Bildschirme
# en r6k7azl7d7e5x24m2ygnqzzq

left = Alles ist gespeichert. Bis zum nächsten Mal!
screen-help = Tipp eine Nummer, um zu benutzen, was daneben steht, oder Wörter, die darin stehen.
    .again = liest den Bildschirm noch einmal; von einem langen nur, was neu ist
    .all = liest einen langen Bildschirm ganz, Reihen mit jeder Karte
    .same = Nichts ist anders. all liest den ganzen Bildschirm.
    .back = zum vorigen Bildschirm, wo es zurückgeht
    .quit = verlässt das Programm; alles ist gespeichert
    .first = Tipp eine Nummer. Eingabe allein liest den Bildschirm noch einmal; ? sagt, was noch geht.
turn-value = { $name }: { $value }. Tipp next oder before, oder Eingabe, wenn es stimmt.
write-words = { $name }: { $value }. Tipp die neuen Wörter, oder Eingabe, um sie zu lassen.
empty = leer
holds = { $name }: { $value }
not-now = { $name }: jetzt nicht
    .said = { $name } geht jetzt nicht.
open-tab = offen
