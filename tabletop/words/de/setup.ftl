### Vorbereitung, die Plätze einer Partie und die Personen, die hier spielen.

## Plätze
# en qwsyb7fdfyeeqoirq6pzhlny

name = Name auf Platz { $n }
    .tip = Klick, um den Namen zu ändern
name-taken = { $name } sitzt schon an diesem Tisch. Es bleibt bei { $kept }.
name-empty = Ein Platz braucht einen Namen, darum heißt er { $name }.
who = Wer sitzt auf Platz { $n }?
who-stays = Alle bleiben sitzen
sits = auf Platz { $n }; die beiden tauschen
guest = Ein Gast
same = Wie beim letzten Mal
    .tip = Nimmt die Leute der letzten Partie: { LIST($who) }

## Personen
# en yryehu7t7ktn5ooroedjozc47qgbjf7tqu3vfkeugkqanc4427cqkiqojqojbsmuvajyk2if

person-new = Eine neue Person
person-change = { $name } ändern
person-name = Name
person-figure = Hase
person-coach = Begleiter
person-hints = Tipps
person-tutor = Tutor
person-scale = Größe von allem
person-done = Fertig
person-delete = Löschen
person-stays = Behalten
person-sure = { $name } löschen?
person-leaves = { $n ->
    [0] Die Ergebnisse bleiben unter dem Namen { $name }.
    [one] { $name } spielt in einer gespeicherten Partie mit. Sie bleibt, wie sie ist, und die Ergebnisse auch.
   *[other] { $name } spielt in { $n } gespeicherten Partien mit. Sie bleiben, wie sie sind, und die Ergebnisse auch.
}
person-taken = { $name } spielt hier schon. Wähl einen anderen Namen.
person-nameless = Eine Person braucht einen Namen, den man sehen kann.
rabbit = { $n ->
    [0] Oranger Hase mit Knickohr
    [1] Blauer Hase mit Brille
    [2] Gelber lachender Hase
    [3] Grüner Hase mit Hängeohren
    [4] Lila Hase mit langen Ohren
   *[other] Rosa Hase
}
own-usual = Wie eingestellt
own-1 = An
own-0 = Aus
own-tutor-0 = Aus
own-tutor-1 = Grobe Fehler
own-tutor-2 = Fehler
own-tutor-3 = Alles
own-scale = { $n } %

## Der Rest der Plätze
# en w52dol6dujgmix5rcrktnk6ml4vmqlmmwq5poc6an7

players = Spieler
options = Regeln
part = Spieler oder Regeln
add = Noch ein Platz
remove = Den Platz von { $name } wegnehmen
person = Person
rabbit-kind = Hase
kind = { $name }: Person oder Hase
    .tip = Eine Person an diesem Bildschirm oder ein Computerhase
here = hier
    .long = hier am Gerät
level = Stufe von { $name }
    .tip = Wie gut dieser Hase spielt: eine Karotte ist leicht, vier sind Experte.
level-easy = Leicht
level-normal = Normal
level-hard = Schwer
level-expert = Experte

## Die Partie
# en g4ytzpvlst42gvq65inxd3fpfcrcpp3nm2gbdjoqojbsmuvajyksnrjlidm2smmgtgeedeqsaap

start = Los geht’s
menu = Zurück zum Menü
more = Mehr
    .tip = Der Startwert, aus dem das Glück gegeben wird
less = Weniger
problem-seats = { $game } ist für { LIST($allowed, type: "or") } Spieler, nicht für { $n }.
preset = Regeln
preset-first = Erste Partie
    .help = Leichter, wie in den Lektionen.
preset-published = Wie im Regelheft
    .help = Nach dem Regelheft, ohne Zusätze.
preset-full = Alles
    .help = Mit allem, was das Spiel bietet.
preset-own = Eigene Mischung
    .help = Wähl eine andere, um von ihr auszugehen.
seed = Startwert
    .help = Derselbe Startwert gibt dasselbe Glück. Leer heißt: ein neuer.
seed-new = neu
tutor = Tutor
tutor-off = Aus
tutor-blunders = Grobe Fehler
tutor-mistakes = Fehler
tutor-everything = Alles
covers = Sichtschutz
    .help = Was verdeckt ist, während die Maus weitergeht: alles, nur die Hände oder nichts.
covers-always = Immer
covers-hands = Nur Hände
covers-never = Nie
text-problem = { $option }{ $whose ->
    [none] { "" }
   *[other] { " " }von { $whose }
}{ $own ->
    [none] { "" }
   *[other] { " " }({ $own })
}: { $why }
offer-own = Von dir.
offer-problem = Noch nicht spielbar: { $why }
offer-last = Wie beim letzten Mal
    .about = Eine Liste, die hier nicht aufgehoben ist.

## Plätze einer laufenden Partie
# en p5sgrw

seats = Plätze
    .words = Jeder Platz behält seine Karten und seinen Hasen, wer auch weiterspielt. Wähl eine Person oder einen Hasen, wenn jemand geht; zwei, die schon da sind, tauschen.
play-on = Weiterspielen
