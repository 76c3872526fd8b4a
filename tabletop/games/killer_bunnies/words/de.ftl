### Killer Bunnies: Multiverse auf Deutsch. Karten, ihre Arten (RUN, SPECIAL, Runner …) und die
### RESOURCE-Arten heißen, wie sie gedruckt sind. "Richtet … auf" statt "zielt mit": kein Dativ.

## Vor dem Spiel
# en u6kmq4ka6pyxakrgqey5yvnq

pitch =
    .one = Hasen, Städte und alberne Waffen. Erreich das Ziel vor den anderen.
    .two = Jede Karte hat ihren Preis, auf jeden Wurf gibt es eine Antwort.
option-goal = Punkte zum Sieg
    .help = Wer zuerst so viele Punkte hat, gewinnt. Veröffentlicht sind 60.
    .value-60 = 60, wie veröffentlicht
    .value-40 = 40, kurz
    .value-100 = 100, lang
option-deck = Deck
    .help = blue, violet, green, yellow, auto (der Reihe nach) oder eine eigene Liste wie „2 EB01; 4 Spam Cannon; 12 Technology Resource“.
deck-auto = Verschiedene Decks
    .about = Nach Platz: Guardians, Syndicate, Brigade, Dynasty.
deck-about = { "" }
    .blue = Heroes, Abwehr und Reparatur; Technology.
    .violet = Villains, breite und starke Waffen; Elementals.
    .green = Langsamer Gewinn, Rückkehr, zähe Hasen; Crops.
    .yellow = Städte und City Weapons; Land.
option-universal = Universal-Karten
    .help = Sie zahlen als eine Art, die du vor der Partie nennst (wie im Turnier), oder jedes Mal als beliebige.
    .value-declared = Eine genannte Art
    .value-free = Jede Art
option-gifts = Geschenke
    .help = Du darfst Hasen auch in fremde Teile setzen, wie veröffentlicht. Ein Hero dort sperrt Villains aus.
option-hands-on = Nachziehen von Hand
    .help = Du ziehst selbst nach und kannst mit einer sechsten Karte ertappt werden (Hexascrewup).

## Wie es ausging
# en yoikqblse6xqbphaogoy3

ended-goal = Das Ziel ist erreicht.
ended-last = Nur noch eine Person ist im Spiel.
ended-round = Die letzte Runde ist vorbei. Die höchste Summe gewinnt.
from-bank = d20
from-bunnies = Hasen
from-cities = Städte
from-card = { $card }

## Dinge
# en u4nn6723mxzdaswwt2qg7kbih7wn3w4pfydmgtzqpfa73cemciilo6qxs54dkp5gwotinkvy662cuakibmmnhmsflveebmf5plwwkpfgfttw

card-named = { $name }
card-hidden = eine Karte
    .dat = einer Karte

pays-elementals = Elementals
pays-energy = Energy
pays-technology = Technology
pays-animals = Animals
pays-crops = Crops
pays-land = Land
pays-cosmic = Cosmic
pays-universal = Universal

cost-elementals = { $n } Elementals
cost-energy = { $n } Energy
cost-technology = { $n } Technology
cost-animals = { $n } Animals
cost-crops = { $n } Crops
cost-land = { $n } Land
cost-cosmic = { $n } Cosmic
cost-white = { $n } beliebige
cost-burn = { $n } fürs Feuer
cost-burn-technology = { $n } Technology fürs Feuer

symbol-triangle = Dreieck
symbol-rectangle = Rechteck
symbol-spiral = Spirale
symbol-ellipse = Ellipse
symbol-star = Stern
symbol-cross = Kreuz

points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
    .dat = { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkten
    }

resources = { $n ->
    [one] 1 RESOURCE-Karte
   *[other] { $n } RESOURCE-Karten
}
priced = { COUNT($cost) ->
    [0] { $card }
   *[other] { $card } (kostet { LIST($cost) })
}
    .dat = { COUNT($cost) ->
        [0] { FORM($card, "dat") }
       *[other] { FORM($card, "dat") } (kostet { LIST($cost) })
    }
in-hand = { $card } aus der Hand
of-hand = { $n ->
    [one] 1 Handkarte
   *[other] { $n } Handkarten
}
nothing = nichts
nobody = niemand
seen-top = der gesehene TOP RUN
    .akk = den gesehenen TOP RUN
worth-whole = Wert { $left }
worth-hurt = noch { $left } von { $full }, der Abschuss bringt { $full }

## Das Protokoll
# en yx4o564hhil4qr465rvq75ku7qvfpd3gukqehetnqrte7t6xqfer6ll7lzcdwx7rsf54yzm2cwzow6fusnvvvohmv5zoynwjheqoxnivi6mapcyoaihbdzlgjbszzwx5lwf5nijjfzbbqlxxklvekophcojhllpqyai7fd4g5cm65fxjrxjdmfc5e4zr3jy32jebumjtjmt7cfyp62pceanj37v5gqhfwrbkwy6o25r5clflvzh7qvpkc3lvwct

turn-begun = Zug { $n }: { $who }
type-declared = Universal-Karten von { $who } zahlen als { $pays }.
start-rolled = { $who } würfelt { $face } für den Anfang.
first-player-found = { $who } fängt an.
    .banner = { $who } fängt an
pile-shuffled = Der Nachziehstapel von { $who } ist gemischt.
pile-cut = { $n ->
    [one] { $who } hebt nach 1 Karte ab.
   *[other] { $who } hebt nach { $n } Karten ab.
}
pile-renewed = Die Ablage von { $who } wird der neue Nachziehstapel.
    .banner = { $who } zahlt 10 Punkte für einen neuen Nachziehstapel
pile-ran-out = { $who } kann die 10 Punkte für einen neuen Nachziehstapel nicht zahlen.
card-drawn = { $who } zieht { $card }.
run-card-set = { $run ->
    [top] { $who } legt { $card } verdeckt als TOP RUN.
   *[bottom] { $who } legt { $card } verdeckt als BOTTOM RUN.
}
run-card-slid = { $known ->
    [yes] { $card } wird TOP RUN von { $who }.
   *[no] { "" }
}
card-discarded = { $how ->
    [top-by] { $by } legt den TOP RUN von { $who } ab: { $card }.
    [top] { $who } deckt { $card } auf und legt sie ab.
    [hand-by] { $by } legt { $card } aus der Hand von { $who } ab.
    [own] { $who } legt { $card } ab.
   *[played] { "" }
}
card-saved = { $who } deckt { $card } auf und sichert sie.
card-played = { $how ->
    [runner] { $who } spielt den Runner { $card }: Er läuft, bis er 6 Schaden hat.
    [hand] { $who } spielt { $card } aus der Hand. Die RUN-Karten bleiben liegen.
   *[run] { $who } spielt { $card }.
}
card-not-held = { $who } hat keinen Hasen im Kreis und legt { $card } ab.
target-named = { $who } richtet { $card } auf { $aim }.
opponent-named = { $who } richtet { $card } auf { $other }.
resource-spent = { $burns ->
    [yes] { $who } bezahlt fürs Feuer mit { $pays }.
   *[no] { $who } bezahlt mit { $pays }.
}
substitute-spent = { $who } bezahlt mit { FORM($card, "dat") } als Ersatz. Sie verbrennt am Zugende.
resource-burnt = { $who } verbrennt { $card }.
substitute-burnt = Der Ersatz { $card } von { $who } verbrennt.
points-gained = { $who } bekommt { $points }. Der d20 steht auf { $count }.
points-lost = { $who } verliert { $points }. Der d20 steht auf { $count }.
bunny-placed = { $given ->
    [yes] { $shut ->
        [hero] { $by } setzt { $card } in den Teil von { $who }. Dort passt jetzt kein Hero mehr hin.
        [villain] { $by } setzt { $card } in den Teil von { $who }. Dort passt jetzt kein Villain mehr hin.
       *[nobody] { $by } setzt { $card } in den Teil von { $who }.
    }
   *[no] { $who } setzt { $card } in den Bunny Circle.
}
bunny-returned = { $given ->
    [yes] { $shut ->
        [hero] { $card } ist zurück im Teil von { $who }. Dort passt jetzt kein Hero mehr hin.
        [villain] { $card } ist zurück im Teil von { $who }. Dort passt jetzt kein Villain mehr hin.
       *[nobody] { $card } ist zurück im Teil von { $who }.
    }
   *[no] { $card } ist zurück im Kreis.
}
bunny-vanished = { $card } verschwindet bis zum nächsten Zug von { $who }.
bunny-moved = { $who } versetzt { $card }.
bunny-stolen = { $who } stiehlt { $card } von { $other }.
bunny-revived = { $who } holt { $card } ins Leben zurück.
bunny-killed = { $scored ->
    [yes] { $card } von { $who } stirbt, und { $by } bekommt { $points }.
   *[no] { $card } von { $who } stirbt. Dafür gibt es keine Punkte.
}
bunny-given-up = { $scored ->
    [yes] { $who } gibt { $card } auf, und { $by } bekommt { $points }.
   *[no] { $who } gibt { $card } auf. Dafür gibt es keine Punkte.
}
occupant-lost = { $scored ->
    [yes] { $card } geht mit der Stadt verloren, und { $by } bekommt { $points }.
   *[no] { $card } geht mit der Stadt verloren. Dafür gibt es keine Punkte.
}
city-destroyed = { $owned ->
    [yes] { $scored ->
        [yes] { $card } von { $who } ist zerstört, und { $by } bekommt { $points }.
       *[no] { $card } von { $who } ist zerstört. Dafür gibt es keine Punkte.
    }
   *[no] { $scored ->
        [yes] Die verlassene Stadt { $card } ist zerstört, und { $by } bekommt { $points }.
       *[no] Die verlassene Stadt { $card } ist zerstört. Dafür gibt es keine Punkte.
    }
}
modifier-placed = { $does ->
    [defence] { $card } kommt darunter: Abwehrwürfe zählen { $plus } mehr.
    [exit] { $card } kommt darunter: Hasen dürfen am Anfang des eigenen Zuges hinaus.
   *[none] { $card } kommt darunter.
}
modifier-rolled = { $who } würfelt { $face } für den Modifier.
value-raised = { $card } hat jetzt den Wert { $full }.
modifier-left = { $card } geht mit.
city-placed = { $by } legt { $card } in den Teil von { $who } im Center Circle.
city-entered = { $card } von { $who } zieht in die Stadt.
city-left = { $card } von { $who } verlässt die Stadt.
city-claimed = { $card } gehört jetzt { $who }.
city-moved = { $who } holt { $card } in den eigenen Teil.
city-abandoned = { $card } ist verlassen.
weapon-launched = { $who } feuert { $card } mit Level { $level } ab.
direction-chosen = { $who } wählt, wohin der Runner läuft.
splash-announced = { $who } trifft auch die Nachbarn.
defence-due = { $bonus ->
    [0] { $who } verteidigt { $card } gegen Level { $level }.
   *[other] { $who } verteidigt { $card } gegen Level { $level } mit { NUMBER($bonus, sign: "always") }.
}
defence-rolled = { $who } würfelt { $face }.
defence-stands = { $card } hält mit { $roll } stand.
defence-strengthened = { $who } zählt { $n } zum Wurf dazu.
reroll-forced = { $who } lässt noch einmal würfeln.
damage-placed = { $card } nimmt { $n } Schaden, zusammen { $damage }.
damage-removed = { $who } nimmt { $n } Schaden von { $card } weg.
damage-rolled-on = { $n } Schaden geht weiter auf { $card }.
runner-came = { $card } kommt zu Kreatur { $number } auf dem Weg.
runner-hurt = { $ends ->
    [yes] { $card } nimmt selbst { $n } Schaden, zusammen { $damage }. Damit ist Schluss.
   *[no] { $card } nimmt selbst { $n } Schaden, zusammen { $damage }.
}
runner-done = { $card } ist am Ende.
card-cancelled = { $by } macht { $card } unwirksam.
    .banner = Unwirksam
response-played = { $who } antwortet mit { FORM($card, "dat") }.
top-run-seen = { $known ->
    [yes] { $by } sieht den TOP RUN von { $who }: { $card }.
   *[no] { $by } sieht sich den TOP RUN von { $who } an, sonst sieht ihn niemand.
}
    .banner = { $known ->
        [yes] TOP RUN von { $who }
       *[no] Jemand sieht den TOP RUN von { $who }
    }
power-used = { $who } nutzt die Kraft von { FORM($card, "dat") }.
power-rolled = { $works ->
    [yes] { $who } würfelt { $face } und braucht mindestens { $roll }: Es klappt.
   *[no] { $who } würfelt { $face } und braucht mindestens { $roll }: Nichts passiert.
}
crew-rolled = { $who } würfelt { $face } für die Construction Crew.
omen-rolled = { $n ->
    [0] { $who } würfelt { $face } für das Omen. Es trifft keine Kreatur.
    [one] { $who } würfelt { $face } für das Omen. Es trifft 1 Kreatur.
   *[other] { $who } würfelt { $face } für das Omen. Es trifft { $n } Kreaturen.
}
symbol-named = { $who } nennt das Symbol { $sign }.
symbol-missed = { $who } hat keine Karte mit dem Symbol { $sign } gesichert.
search-failed = { $who } findet keine Karte mit dem Symbol { $sign }.
card-taken = { $who } nimmt { $card } auf die Hand.
tribute-given = { $who } gibt { $card } her.
boost-gained = { $n ->
    [one] Die nächste Waffe von { $who } bekommt 1 Level mehr.
   *[other] Die nächste Waffe von { $who } bekommt { $n } Level mehr.
}
    .banner = Nächste Waffe +{ $n } Level
boost-lost = Die Verstärkung von { $who } um { $n } verfällt.
    .banner = Die Verstärkung um { $n } verfällt
offer-begun = { $who } bereitet ein Angebot an { $other } vor.
card-offered = { $who } bietet { $card } an.
hand-card-offered = { $who } zeigt { $card } aus der Hand.
card-asked-for = { $who } möchte { $card }.
hand-card-asked-for = { $n ->
    [one] { $who } möchte 1 Karte der anderen Hand.
   *[other] { $who } möchte { $n } Karten der anderen Hand.
}
offer-made = { $who } schlägt { $other } den Tausch vor.
offer-withdrawn = { $who } zieht das Angebot zurück.
offer-accepted = { $who } nimmt an.
    .banner = { $who } nimmt den Tausch an
offer-refused = { $who } lehnt ab.
    .banner = { $who } lehnt ab
card-traded = { $who } bekommt { $card } von { $other }.
hand-counted = { $many ->
    [yes] { $who } zählt die Hand von { $whose }: { $n } Karten. Hexascrewup!
   *[no] { $n ->
        [one] { $who } zählt die Hand von { $whose }: 1 Karte. Alles in Ordnung.
       *[other] { $who } zählt die Hand von { $whose }: { $n } Karten. Alles in Ordnung.
    }
}
    .banner = { $n ->
        [one] { $who } zählt eine Hand: 1 Karte
       *[other] { $who } zählt eine Hand: { $n } Karten
    }
player-lost = { $who } verliert und scheidet aus.
    .banner = { $who } scheidet aus
cards-left-game = Die Karten von { $who } kommen aus dem Spiel.
match-won = { $why ->
    [goal] { $who } hat { $points } und gewinnt!
    [last] { $who } bleibt allein übrig und gewinnt!
   *[round] Die letzte Runde ist vorbei: { $who } gewinnt mit { FORM($points, "dat") }.
}
    .banner = { $who } gewinnt mit { $n } Punkten

## Fragen
# en nblnuhf45nqajej72u4dgcogyshzaaloxex2ugzse2cdianrssirok53cnb4fmz2byksjynjmbrws67kbkgdsmste4tafwzxa6fnf2w5m7ak6in4w5xh2oju

ask-over = { COUNT($who) ->
    [0] Die Partie ist zu Ende.
    [one] { LIST($who) } gewinnt.
   *[other] { LIST($who) } gewinnen.
}
luck = { $due ->
    [shuffle] Der Nachziehstapel wird gemischt und abgehoben.
    [lot] Aus einer Hand wird eine Karte gezogen.
   *[die] Der Würfel fällt.
}
watch = { $asked ->
    [declare] { $who } nennt eine Art.
    [sealed] Alle wählen ihre ersten RUN-Karten.
    [free] { $who } spielt.
    [pay] { $who } bezahlt.
    [place] { $who } sucht einen Platz aus.
    [place-city] { $who } sucht einen Platz aus.
    [run-next] { $who } wählt einen neuen BOTTOM RUN.
    [window] { $who } darf antworten.
    [deal] { $who } bereitet ein Angebot vor.
    [answer] { $who } überlegt sich das Angebot.
    [give-up] { $who } überlegt, wer aufgegeben wird.
   *[other] { $who } entscheidet.
}
stuck = { $why ->
    [bunny] { $card } braucht einen Hasen von dir im Kreis.
    [city] { $card } braucht eine Stadt von dir.
    [means] Für { $card } brauchst du noch { $lack }.
    [aim] { $card } hat kein Ziel.
    [part] Niemand darf { $card } jetzt besitzen.
    [own-part] Du darfst { $card } jetzt nicht besitzen.
    [later] { $card } antwortet, wenn andere spielen.
   *[nothing] Du kannst { $card } spielen.
}
ask-declare = { $n ->
    [0] Als welche Art zahlen Universal-Karten?
    [one] Als welche Art zahlt deine Universal-Karte?
   *[other] Als welche Art zahlen deine { $n } Universal-Karten?
}
    .how = { $n ->
        [0] Dein Deck hat keine Universal-Karten.
       *[other] RESOURCE-Karten zahlen für alle anderen Karten.
    }
ask-sealed = Wähl deine ersten RUN-Karten.
    .how = { $pays ->
        [yes] RESOURCE-Karten zuerst: Jede gesicherte zahlt einen Teil eines Preises.
       *[no] Du hast keine RESOURCE-Karte: Heb dir deine besten Karten auf.
    }
ask-free = { $top ->
    [done] Dein Zug: freie Aktionen.
    [none] Dein Zug: Du hast keinen TOP RUN.
    [stuck] { stuck }
   *[other] Dein Zug: TOP RUN ist { $card }.
}
    .how = { $top ->
        [done] { $leaves ->
            [yes] { $card } kann am Zugende verschwinden.
           *[no] Du kannst noch tun, was leuchtet.
        }
        [none] Spiel ein SPECIAL oder nichts.
        [resource] Sichere sie: Dann zahlt sie einmal je Runde für andere Karten.
        [run] { COUNT($cost) ->
            [0] Spiel sie oder leg sie ab.
           *[other] Spiel sie oder leg sie ab. Sie kostet { LIST($cost) }.
        }
        [play] { COUNT($cost) ->
            [0] Spiel sie, sichere sie oder leg sie ab.
           *[other] Spiel sie, sichere sie oder leg sie ab. Sie kostet { LIST($cost) }.
        }
        [save] { $answers ->
            [yes] { $instead ->
                [yes] Sichere sie als Antwort, wenn andere spielen, leg sie ab oder spiel ein SPECIAL aus der Hand.
               *[no] Sichere sie als Antwort, wenn andere spielen, oder leg sie ab.
            }
           *[no] { $instead ->
                [yes] Sichere sie für einen späteren Zug, leg sie ab oder spiel ein SPECIAL aus der Hand.
               *[no] Sichere sie für einen späteren Zug oder leg sie ab.
            }
        }
       *[stuck] { $instead ->
            [yes] { $why ->
                [means] Sie kostet { LIST($cost) }. Leg sie ab, oder lass sie liegen und spiel ein SPECIAL aus der Hand.
               *[other] Leg sie ab, oder lass sie liegen und spiel ein SPECIAL aus der Hand.
            }
           *[no] { $why ->
                [means] Sie kostet { LIST($cost) }. Du kannst sie ablegen.
               *[other] Du kannst sie ablegen.
            }
        }
    }
ask-exits = Exit Strategy: Wer verlässt die Stadt?
    .how = Wähl jemanden, oder mach weiter.
ask-target = { $what ->
    [creature] Wähl, wen { $card } trifft.
    [city] Wähl, welche Stadt { $card } trifft.
    [power] { $card } nutzt die eigene Kraft.
   *[card] Wähl ein Ziel für { $card }.
}
    .how = { $what ->
        [creature] { COUNT($cost) ->
            [0] Eine Kreatur, die anderen gehört.
           *[other] Eine Kreatur, die anderen gehört. Das kostet { LIST($cost) }.
        }
        [city] { COUNT($cost) ->
            [0] Eine Stadt, die anderen gehört oder verlassen ist.
           *[other] Eine Stadt, die anderen gehört oder verlassen ist. Das kostet { LIST($cost) }.
        }
       *[card] { brief }
    }
ask-opponent = { ask-target }
    .how = { ask-target.how }
brief = { $does ->
    [redeux] Nimm eine Waffe aus deiner Ablage auf die Hand.
    [opt_revive] Sie kommt aus deiner Ablage zurück.
    [opt_steal_civ] Zeigt dein d12 mindestens { $level }, bekommst du Punkte von diesem d20.
    [opt_peek_top] Nur du siehst diesen TOP RUN.
    [opt_attack] Das Ziel muss sich gegen Level { $level } verteidigen.
    [value_plus] Ein d6 sagt, wie viel mehr der Hase wert ist.
    [exit] Hasen in der Stadt dürfen sie später verlassen.
    [city_def] Die Stadt verteidigt sich besser.
    [revive] Der Hase kommt aus deiner Ablage zurück.
    [steal_creature] Die Kreatur gehört dann dir.
    [steal_creature_standing] Die Kreatur gehört dann dir, samt ihrem Schaden.
    [city_damage] Irgendeine Stadt, ohne Abwehrwurf.
    [extort] Das kostet Punkte vom d20, oder du bekommst eine RESOURCE-Karte.
   *[none] Wähl ein Ziel.
}
ask-direction = Wohin läuft der Runner?
    .how = { $more ->
        [yes] Im Uhrzeigersinn trifft er { $first }, andersherum { $second }.
       *[no] Er trifft sonst niemanden.
    }
ask-splash = Auch die Nachbarn treffen?
    .how = Einmal in jedem Zug.
ask-pay = Bezahl { LIST($cost) }.
    .how = Wähl die Karte für { LIST($due) }, oder bezahl wie üblich.
ask-place = Wohin kommt { $card }?
    .how = { $gifts ->
        [yes] In deinem Teil gehört sie dir, in einem anderen ist sie ein Geschenk.
       *[no] Wähl einen Platz.
    }
ask-place-city = { ask-place }
    .how = { ask-place.how }
ask-claim = Die Stadt gehört dir.
    .how = Hol sie in deinen Teil, oder lass sie liegen.
ask-occupy = Wer zieht in die Stadt?
    .how = Jemand muss hinein.
ask-move = Eine deiner Kreaturen versetzen?
    .how = Wähl einen Platz, oder lass es.
ask-heal = Nimm bis zu { $n } Schaden von einer Karte.
    .how = Wähl die Karte und wie viel.
ask-symbol = Nenn ein Symbol.
    .how = { $all ->
        [yes] Wer sonst ein SPECIAL mit dem Symbol gesichert hat, legt eins ab.
       *[no] Du nimmst eine Karte mit dem Symbol aus deinem Nachziehstapel.
    }
ask-toss-saved = Leg eine gesicherte Karte mit dem Symbol ab.
    .how = { "" }
ask-take = Nimm eine Karte mit dem Symbol aus dem Nachziehstapel.
    .how = { "" }
ask-toss-hand = Leg noch eine Handkarte ab.
    .how = { "" }
ask-give-up = { $card } ist jetzt zu klein.
    .how = Gib jemanden auf, der darin wohnt.
ask-run-next = Wähl deinen neuen BOTTOM RUN.
    .how = { $state ->
        [poor] Du hast noch nichts gesichert. RESOURCE-Karten zahlen für andere.
        [short] Danach kostet { $card } { LIST($cost) }. Du brauchst noch { $lack }.
       *[ready] Eine Handkarte. Du deckst sie frühestens in zwei Zügen auf.
    }
ask-drawing = Zieh auf fünf Karten nach.
    .how = Eine sechste kann dich teuer zu stehen kommen.
ask-window = { $what ->
    [strike] { $card }, Level { $level }, trifft { $aim }.
    [rolled] { $card }, Level { $level }, trifft { $aim }, Wurf { $face }.
    [aim] { $who } richtet { $card } auf { $aim }.
    [kill] Deine Kreatur ist gestorben.
    [end] { $own ->
        [yes] Das Ende deines Zuges.
       *[no] Das Ende des Zuges von { $who }.
    }
   *[free] { $own ->
        [yes] Eine freie Gelegenheit in deinem Zug.
       *[no] Eine freie Gelegenheit im Zug von { $who }.
    }
}
    .how = Antworte mit einer Karte, die leuchtet, oder antworte nicht.
ask-retaliate = Schlag zurück: Wähl eine Kreatur.
    .how = { "" }
ask-tip = Den gesehenen TOP RUN ablegen?
    .how = { "" }
ask-extorted = { $n ->
    [one] 1 Punkt verlieren oder eine RESOURCE-Karte hergeben?
   *[other] { $n } Punkte verlieren oder eine RESOURCE-Karte hergeben?
}
    .how = { $other } sucht die Karte aus.
ask-tribute = Such dir eine RESOURCE-Karte als Tribut aus.
    .how = { "" }
ask-goose = Verfehlt: einen Nachbarn angreifen?
    .how = { "" }
ask-cinder = Wähl den Nachbarn, den es trifft.
    .how = { "" }
ask-relocate = Wer zieht um, und wohin?
    .how = { "" }
ask-deal = Dein Angebot an { $other }.
    .how = Wähl, was du gibst und was du möchtest. Dann schlag es vor.
ask-answer = { $few ->
    [yes] { $who } bietet { LIST($gives) } für { LIST($asks) }.
   *[no] { $who } bietet dir { $gets } Karten für { $wants } von dir.
}
    .how = Nimm an oder lehn ab.
ask-handing = Wähl, welche Handkarte du hergibst.
    .how = { "" }
ask-held = { $place ->
    [trade] Mit wem tauschst du?
   *[count] Wessen Hand zählst du?
}
    .how = Klick auf eine Tafel.
ask-vanish = Verschwindet Suzie Shadows?
    .how = Das verbrennt eine RESOURCE-Karte.

## Was man tun kann
# en wbgmjbyt7pqisolvhv3h6ksylen3oogo7nggxtbd4cynhdfm7wzohaebczc5t33leynvl5mg3s7cprqq35jesynzf4mi6gb3f72o77zpvjf3inipqi74nyxj7am5uoxgwh5w

do-declare = Universal-Karten zahlen als { $pays }
do-set-runs = TOP RUN { $first }, BOTTOM RUN { $second }
do-play = { $where ->
    [hand] { $card } aus der Hand spielen
    [top] { $card } aufdecken und spielen
   *[saved] { $card } spielen
}
do-discard-top = Ablegen: { FORM($card, "akk") }
do-save-top = { $card } aufdecken und sichern
do-use = Die Kraft von { FORM($card, "dat") } nutzen
do-enter = { $card } zieht in { $city }
do-end-turn = Den Zug beenden
do-offer = { $other } einen Tausch anbieten
do-give = { $where ->
    [saved] { $card } geben (gesichert)
    [hand] { $card } aus der Hand geben
   *[play] { $card } geben
}
do-ask = { $where ->
    [saved] { $card } verlangen (gesichert)
   *[other] { $card } verlangen
}
do-ask-hand = Eine Karte der anderen Hand verlangen
do-propose = Den Tausch vorschlagen
do-withdraw = Das Angebot zurückziehen
do-accept = Den Tausch annehmen
do-refuse = Den Tausch ablehnen
do-hand-over = { $card } hergeben
do-target = { $what ->
    [creature] { $card } von { $other } ({ $worth })
    [city] { COUNT($lives) ->
        [0] { $card } von { $other } ({ $worth }; leer)
       *[other] { $card } von { $other } ({ $worth }; darin { LIST($lives) })
    }
   *[card] { $card }
}
    .apart = { $asked ->
        [target] { $source } auf { do-target } richten
        [tribute] { do-target } als Tribut nehmen
       *[other] { do-target } treffen
    }
do-choose-seat = { $other }
    .apart = { $source } auf { $other } richten
do-direction = { $back ->
    [yes] Gegen den Uhrzeigersinn
   *[no] Im Uhrzeigersinn
}
    .apart = { $back ->
        [yes] { $source } läuft gegen den Uhrzeigersinn
       *[no] { $source } läuft im Uhrzeigersinn
    }
do-splash = { $all ->
    [yes] Auch die Nachbarn treffen
   *[no] Nur das Ziel
}
    .apart = { $all ->
        [yes] Auch die Nachbarn treffen
       *[no] Nur das Ziel treffen
    }
do-pay = Mit { FORM($card, "dat") } bezahlen
do-pay-auto = Wie üblich bezahlen
do-place = { $what ->
    [city] { $slot ->
        [yes] { $card } in den Teil von { $other } im Center Circle legen, Platz { $n }
       *[no] { $card } in den Teil von { $other } im Center Circle legen
    }
    [gift] { $slot ->
        [yes] { $other } { $card } schenken, Platz { $n }
       *[no] { $other } { $card } schenken
    }
   *[own] { $slot ->
        [yes] { $card } in den Teil von { $other } setzen, Platz { $n }
       *[no] { $card } in den Teil von { $other } setzen
    }
}
    .apart = { $shut ->
        [hero] { do-place } und dort Heroes aussperren
        [villain] { do-place } und dort Villains aussperren
       *[nobody] { do-place }
    }
do-stay = Liegen lassen, wo sie liegt
    .apart = { $source } liegen lassen
do-move = { $card } auf Platz { $n } setzen
do-heal = { $n } Schaden von { FORM($card, "dat") } nehmen
do-skip = { $asked ->
    [free] Nichts spielen
    [exits] Niemand verlässt die Stadt
    [move] Niemanden versetzen
    [heal] Keinen Schaden wegnehmen
    [take] Nichts nehmen
    [vanish] Suzie Shadows bleibt
    [tip] Den TOP RUN liegen lassen
    [goose] Niemanden mehr treffen
   *[other] Nichts tun
}
do-symbol = { $sign }
    .apart = Das Symbol { $sign } nennen
do-give-up = { $card } aufgeben
do-run-next = { $card } wird BOTTOM RUN
do-respond = Mit { FORM($card, "dat") } antworten
do-pass = Nicht antworten
    .apart = { $what ->
        [card] Auf { $card } nicht antworten
        [end] Am Ende des Zuges nicht antworten
        [kill] Auf den Abschuss nicht antworten
       *[free] Jetzt nicht antworten
    }
do-pass-turn = In diesem Zug nicht mehr antworten
do-lose-points = { $n ->
    [one] 1 Punkt verlieren
   *[other] { $n } Punkte verlieren
}
do-give-resource = Eine RESOURCE-Karte hergeben
do-take = { $card } nehmen
do-toss = { $card } ablegen
do-draw = Eine Karte ziehen
do-stop = Nicht mehr ziehen
do-count = Die Hand von { $other } zählen
do-leave = { $card } verlässt die Stadt
do-relocate = { $out ->
    [yes] { $card } zieht in den Kreis
   *[no] { $card } zieht in { $city }
}
do-vanish = { $card } verschwindet bis zu deinem nächsten Zug

## Was eine Wahl bringt
# en 6yfx5ykkdbp7vsrpnj36cnhpiijmqerz5ne74wxxobk54szcq54cfet23yilol6pqpympgiotrgtftpw2iqhz43jvviknsw2hgkzqv

notes = { $first }; { $last }
sentences = { $first } { $last }
details = { $first }, { $last }
counts = { $who } { $n }
owned = { $card } von { $who }
left-whole = { $left }
left-hurt = { $left } von { $full }
note-declared = { $n ->
    [0] { $asked ->
        [0] in deinem Deck kommt sie nicht vor
       *[other] dein Deck hat keine RESOURCE-Karte davon; { $asked } seiner Karten kosten sie
    }
    [one] dein Deck hat 1 RESOURCE-Karte davon; Karten, die sie kosten: { $asked }
   *[other] dein Deck hat { $n } RESOURCE-Karten davon; Karten, die sie kosten: { $asked }
}
note-offer = du gibst { LIST($gives, type: "comma") } und möchtest { LIST($asks, type: "comma") }
note-place = { COUNT($near) ->
    [0] allein im Kreis
    [one] neben { LIST($near) }
   *[other] zwischen { LIST($near) }
}
note-begins = am Anfang des Teils
note-ends = am Ende des Teils
note-gift = { $shut ->
    [hero] ein Geschenk, das Heroes aussperrt
    [villain] ein Geschenk, das Villains aussperrt
   *[nobody] ein Geschenk
}
note-wins = damit ist die Partie gewonnen
note-wins-for = { $own ->
    [yes] damit gewinnst du die Partie
   *[no] damit gewinnt { $who } die Partie
}
note-run = { $place ->
    [top] TOP RUN: { $how }
   *[bottom] BOTTOM RUN: { $how }
}
note-saved-run = gesichert zahlt sie von da an
note-paid-run = kann bezahlt werden
note-needs = { $what ->
    [both] braucht einen Hasen von dir im Kreis und eine Stadt von dir, noch hast du beides nicht
    [bunny] braucht einen Hasen von dir im Kreis, noch hast du keinen
   *[city] braucht eine Stadt von dir, noch hast du keine
}
note-no-bunny = bei den anderen gibt es keinen Hasen zu treffen
note-no-city = es gibt keine Stadt zu treffen
note-unpaid = bisher brauchst du noch { $lack }
note-substitutes = { $n ->
    [one] bisher zahlt 1 Ersatz einer anderen Art und ist dann weg
   *[other] bisher zahlen { $n } als Ersatz einer anderen Art und sind dann weg
}
note-back = { $what ->
    [bunny] Wert { $n }
   *[weapon] { COUNT($cost) ->
        [0] Level { $n }
       *[other] Level { $n }, kostet { LIST($cost) }
    }
}
note-discards = { COUNT($cards) ->
    [0] niemand sonst hat eine mit dem Symbol { $sign } gesichert
   *[other] { LIST($cards) }
}
note-enters = Wert { $left }; die Stadt hat Platz für { $n }
note-instead = { $run ->
    [yes] statt der RUN-Karte: Der TOP RUN bleibt liegen, und alles danach wartet einen Zug
   *[no] als Hauptaktion
}
note-abandoned = { $some ->
    [yes] keiner deiner Hasen passt hinein: Sie liegt verlassen da und zählt für niemanden
   *[no] du hast keinen Hasen dafür: Sie liegt verlassen da und zählt für niemanden
}
note-alike = eine von { $n } gleichen
note-city = { COUNT($lives) ->
    [0] Wert { $left }, leer
   *[other] Wert { $left }, darin { LIST($lives) }
}
note-creature = { COUNT($beside) ->
    [0] Wert { $left }
   *[other] Wert { $left }, neben { LIST($beside) }
}
vain-mends = Bei dir ist nichts beschädigt: { $card } würde nichts heilen.
vain-boosts = In diesem Zug kommt keine Waffe mehr: { $card } würde nichts verstärken.
vain-discards = Niemand sonst hat eine Karte mit Symbol gesichert: { $card } würde nichts bewirken.

## Was man vor einer Wahl wissen sollte
# en k3h3yv74kbruwvptn2rowpj53op5iqhad676otitl76uuowbryh

gist-declare = { $n ->
    [one] Dein Deck hat 1 { $pays }-Karte, mehr als von jeder anderen Art.
   *[other] Dein Deck hat { $n } { $pays }-Karten, mehr als von jeder anderen Art.
}
gist-sealed = Leg zwei Karten verdeckt hin: den TOP RUN, den du in deinem ersten Zug aufdeckst, und den BOTTOM RUN für deinen zweiten. Eine aufgedeckte RESOURCE-Karte sicherst du umsonst, und jede gesicherte zahlt in jeder Runde einen Teil eines Preises. Eine RUN-Karte, die du nicht bezahlen oder gebrauchen kannst, legst du ab.
gist-deal = Sag, was du gibst und was du möchtest, in beliebiger Reihenfolge. Das geht auch in einer Zeile: dies für das. Für jede Handkarte, die du gibst, gibt dir { $other } eine nach eigener Wahl.
gist-offer = Bisher gibst du { LIST($gives, type: "comma") } und möchtest { LIST($asks, type: "comma") }.
gist-answer = Du bekommst { LIST($gives, type: "comma") } für { LIST($asks, type: "comma") }.
gist-occupy = In einer Stadt behält ein Hase seine Punkte, und auch seine Kraft, wenn sie keine Nachbarn braucht. Ground Weapons erreichen ihn nicht, rosa Kästchen zählen ihn nicht, und heraus kommt er nur, wenn eine Karte es sagt.
gist-points = Punkte, Ziel { $n }: { LIST($counts, type: "comma") }.
gist-near = { $who } braucht noch { $n } zum Sieg.
gist-saved = Deine gesicherten RESOURCE-Karten: { LIST($cards, type: "comma") }.
gist-pays = { COUNT($types) ->
    [0] { $later ->
        [yes] Keine RESOURCE-Karte von dir kann in deinem nächsten Zug zahlen.
       *[no] Keine RESOURCE-Karte von dir kann zahlen.
    }
   *[other] { $later ->
        [yes] In deinem nächsten Zug hast du zum Bezahlen { $n }: { LIST($types) }.
       *[no] Zum Bezahlen hast du { $n }: { LIST($types) }.
    }
}
gist-substitutes = Jede Art kann eine andere ersetzen, aber der Ersatz kommt am Zugende auf die Ablage.
gist-redeux = { $n ->
    [one] Das verbrennt zwei Technology. Du hast 1 Karte auf der Hand.
   *[other] Das verbrennt zwei Technology. Du hast { $n } Karten auf der Hand.
}
gist-sixth = Mit einer mehr legt { $who } eine davon ab, durch das Los bestimmt.
next-flip = { $instead ->
    [yes] Im nächsten Zug deckst du { $card } auf, außer du spielst jetzt ein SPECIAL aus der Hand: { next-then }
   *[no] Im nächsten Zug deckst du { $card } auf: { next-then }
}
next-lay = { COUNT($cards) ->
    [one] Leg als nächsten BOTTOM RUN { LIST($cards) }: { next-then }
   *[other] Leg als nächsten BOTTOM RUN eine von diesen: { LIST($cards, type: "comma") }. { next-then }
}
next-then = { $then ->
    [bunny] Dann kommt ein Hase in den Kreis.
   *[resource] Dann ist sie gesichert und zahlt für andere.
}
next-none = { $trade ->
    [yes] Du hast keine RESOURCE-Karte auf der Hand oder als RUN. Leg, was du am wenigsten brauchst, oder versuch einen Tausch.
   *[no] Du hast keine RESOURCE-Karte auf der Hand oder als RUN. Leg, was du am wenigsten brauchst, und zieh weiter nach.
}

## Was auf dem Tisch liegt
# en pivfdhepao2qr4lcn5j7msf3mglfvpdy4gpwdzxgjndocfc6wxy4l3jlfzcgfcvokm4z2xauf3esqdbztb5t5nj64kks62g3nowykt

part = { $part ->
    [circle] Der Bunny Circle
    [centre] Der Center Circle
    [run] RUN-Karten
    [hand] Hand
    [saved] Gesicherte Karten
    [piles] Plätze und Stapel
    [others] Offene Karten aller
    [sheet] Zur Wahl
   *[played] In der Mitte
}
place = { $place ->
    [pile] Nachziehstapel
    [discard] Ablage
    [top] Platz für TOP RUN
    [bottom] Platz für BOTTOM RUN
    [saved] Platz für gesicherte Karten
    [hand] Hand
    [arena] Die Arena: Hier werden Karten gespielt
    [trade] Tausch anbieten
   *[count] Eine Hand zählen
}
power-of = Die Kraft von { FORM($card, "dat") }
cards-of = Karten von { $who }
slot = { $ring ->
    [circle] Bunny Circle, Teil von { $who }, Platz { $n }
   *[centre] Center Circle, Teil von { $who }, Platz { $n }
}
pick-type = { $pays } für die Universal-Karten
pick-symbol = Symbol { $sign }
pick-heal = { $n } Schaden von { FORM($card, "dat") }
pick-move = { $out ->
    [yes] { $card } in den Kreis
   *[no] { $card } in { $city }
}
pick-card = { $asked ->
    [yes] { $card }, verlangt
   *[no] { $card }, zur Wahl
}
lies = { COUNT($cards) ->
    [0] { $n ->
        [0] leer
        [one] 1 Karte
       *[other] { $n } Karten
    }
   *[other] { $n ->
        [one] 1 Karte, von oben: { LIST($cards, type: "comma") }
       *[other] { $n } Karten, von oben: { LIST($cards, type: "comma") }
    }
}
run = { $lies ->
    [yes] { $known ->
        [yes] { $card }
       *[no] verdeckt
    }
   *[no] leer
}
state-run = { $run ->
    [top] TOP RUN
   *[bottom] BOTTOM RUN
}
state-costs = kostet { LIST($cost) }
state-stuck = { $n ->
    [0] jetzt nicht spielbar
   *[other] jetzt nicht spielbar: Du brauchst noch { $lack }
}
state-beside = neben { LIST($near) }
state-slot = { COUNT($near) ->
    [0] hier liegt noch nichts
    [one] neben { LIST($near) }
   *[other] zwischen { LIST($near) }
}
state-seat = { $n ->
    [one] { $ready } unverbraucht, 1 Handkarte, { $bank } von { $total } Punkten auf dem d20, { $rest } in den Kreisen
   *[other] { $ready } unverbraucht, { $n } Handkarten, { $bank } von { $total } Punkten auf dem d20, { $rest } in den Kreisen
}
state-owned = { $owned ->
    [yes] gehört { $who }, Wert { $n }
   *[no] verlassen, Wert { $n }
}
state-damage = { $n } Schaden
state-room = Platz für { $n }
state-bonus = +{ $n } bei der Abwehr
state-pays = { $pays ->
    [universal] zahlt jede Art
   *[other] zahlt { $pays }
}
state-spent = { $burns ->
    [yes] verbraucht, verbrennt am Zugende
   *[no] verbraucht
}
state-used = Kraft in diesem Zug genutzt
state-traded = schon getauscht

plate-hand = { $n ->
    [one] Handkarte
   *[other] Handkarten
}
plate-unspent = { $n ->
    [one] unverbrauchte RESOURCE-Karte
   *[other] unverbrauchte RESOURCE-Karten
}
plate-points = Civ Points, { $n } davon auf dem d20
tag = { $place ->
    [trade] Tausch
   *[count] Zählen
}
tag-arena = { $held ->
    [yes] { $answer ->
        [yes] Damit antworten
       *[no] Hier spielen
    }
   *[no] Hier spielen
}
watch-out = Du bist ausgeschieden. Die anderen spielen weiter, und du siehst zu.
for-all = { "" }
    .start = die Würfel sagen, wer anfängt
    .defence = die Würfel fallen
rise = { "" }
    .gained = +{ $n }
    .lost = −{ $n }
    .level = Level { $n }
    .neighbours = auch die Nachbarn
    .due = { $bonus ->
        [0] Level { $n }, d12
       *[other] Level { $n }, d12 + { $bonus }
    }
    .stands = { $n }: hält stand
    .roll = +{ $n } zum Wurf
    .healed = −{ $n } Schaden
    .rolls-on = { $n } Schaden geht weiter
    .visit = { $damage ->
        [0] Kreatur { $n }
       *[other] Kreatur { $n }, { $damage } von 6
    }
    .runner = Runner: { $n } von 6
    .abandoned = verlassen

## Auswahl auf einem Blatt, und das Tauschen
# en 2nutojqcxi4k4ypz4nt3o

sheet = { $asked ->
    [declare] RESOURCE-Karten deines Decks, nach Art
    [symbol] Nenn ein Symbol
    [take] Dein Nachziehstapel: Nimm eine
    [give-up] Wer wird aufgegeben?
    [leave] Wer verlässt die Stadt?
    [target] Wähl eine Karte
    [heal] Wie viel Schaden kommt weg?
    [relocate] Wer zieht um, und wohin?
    [tip] Der TOP RUN, den du siehst
   *[other] Wähl etwas aus
}
sheet-type = { $pays }: { $n }
sheet-circle = in den Kreis
trade-gives = { $own ->
    [yes] { $n ->
        [0] Du gibst
        [one] Du gibst, ungesehen: 1 Handkarte
       *[other] Du gibst, ungesehen: { $n } Handkarten
    }
   *[no] { $n ->
        [0] { $who } gibt
        [one] { $who } gibt, ungesehen: 1 Handkarte
       *[other] { $who } gibt, ungesehen: { $n } Handkarten
    }
}
trade-more = { $own ->
    [yes] Du kannst dazulegen
   *[no] Du kannst verlangen
}
trade-none = { $open ->
    [yes] noch nichts
   *[no] nichts
}
shelf = RUN und Gesichertes von { $who }
    .counts = { $n } zu ziehen, { $discard } abgelegt
    .none = nichts gesichert

## Was ein Schlag bringt, und das Bezahlen
# en ebgzszkrsyabk4kgxj3af4sqsahnkkzdwy3sagx62corl67iay3gdtv3qj3togorw5gks6mzyvb2bzvilhzf6upcyox2l

level-printed = { $n }
level-pairs = { $n ->
    [one] +1 Paar
   *[other] +{ $n } Paare
}
level-boost = +{ $n } verstärkt
level-power = +{ $n } Kraft
odds-head = { COUNT($why) ->
    [0] { $bonus ->
        [0] Level { $level } gegen d12
       *[other] Level { $level } gegen d12 + { $bonus }
    }
   *[other] { $bonus ->
        [0] Level { $level } ({ LIST($why, type: "comma") }), d12
       *[other] Level { $level } ({ LIST($why, type: "comma") }), d12 + { $bonus }
    }
}
odds-rolls = { $any ->
    [yes] jedem Wurf
   *[no] { $to ->
        [1] 1
       *[other] 1 bis { $to }
    }
}
odds = { odds-head }
    .fate = { $fate ->
        [falls] Wert { $left }: fällt bei { odds-rolls }
        [dies] Wert { $left }: stirbt bei { odds-rolls }
        [hurt] Wert { $left }: Schaden bei { odds-rolls }
       *[safe] Wert { $left }: sicher
    }
    .chance = { $fate ->
        [hurt] kann nicht sterben
        [safe] kein Wurf schadet
       *[dies] das sind { $percent } %
    }
    .brief = { $fate ->
        [falls] fällt bei { odds-rolls }: { $percent } %
        [dies] stirbt bei { odds-rolls }: { $percent } %
        [hurt] Schaden bei { odds-rolls }, mehr nicht
       *[safe] kein Wurf schadet
    }
note-blow = { $direct ->
    [yes] { odds-head }, { odds.brief }
   *[no] auch { $card }: { odds-head }, { odds.brief }
}
note-text = { $text }
note-pays = { $lost ->
    [yes] für { $due }; dafür kommt sie auf die Ablage
   *[no] für { $due }; sie zahlt ab deinem nächsten Zug wieder
}
note-paid = bezahlt mit { LIST($cards, type: "comma") }
note-lost = du verlierst { LIST($cards, type: "comma") }
note-defence = { $more ->
    [yes] { $card }: { $n } mehr bei Abwehrwürfen
   *[no] { $card }: { $n } weniger bei Abwehrwürfen
}
note-damage = { $more ->
    [yes] { $card }: { $n } mehr Schaden durch Waffen
   *[no] { $card }: { $n } weniger Schaden durch Waffen
}
note-pair = { $made ->
    [yes] bildet ein Yang-Yin-Paar
   *[no] trennt ein Yang-Yin-Paar
}
paying-kept = { $card } für { $due }
paying-lost = { $card } für { $due } (kommt dafür auf die Ablage)
gist-paying = Üblich ist: { LIST($pays, type: "comma") }.
gist-roll = { $rest ->
    [0] Der Wurf lässt { $n } Schaden durch, bei einem Wert von { $left }: Das ist zu viel.
   *[other] Der Wurf lässt { $n } Schaden durch, bei einem Wert von { $left }: { $rest } würde bleiben.
}
standing-rolled = { $bonus ->
    [0] Level { $level }, Wurf { $face }
   *[other] Level { $level }, Wurf { $face } + { $bonus }
}
standing-damage = { $n } Schaden von { $left }
standing-pay = Bezahl
    .cost = { LIST($cost, type: "comma") }
    .whole = Bezahl { LIST($cost, type: "comma") }
standing-costs = { COUNT($cost) ->
    [0] Kostet nichts
   *[other] { LIST($cost, type: "comma") }
}
    .saved = { LIST($cost, type: "comma") }; { $n } gesichert
standing-saved = bisher { $n } gesichert
standing-done = Hauptaktion fertig
    .how = Freie Aktionen, dann Ende.
standing-none = Kein TOP RUN
    .how = Spiel ein SPECIAL oder nichts.
standing-resource = Gesichert zahlt sie je Runde.

rope = { $ring ->
    [circle] Der Bunny Circle: Kreaturen
   *[centre] Der Center Circle: Städte
}
title-run = Run
title-saved = Sicher
title-hand = { $own ->
    [yes] Deine Hand
   *[no] Hand von { $who }
}

## Nahansicht
# en twgrnxytpxfagcqroksxfalzogzq3owqyxr2irx7m5zgcoy3huwknqxhbped

closer-place = { $place ->
    [pile] Von hier oben wird gezogen.
    [discard] Abgelegte und gestorbene Karten, offen für alle.
    [top] Diese Karte wird im nächsten Zug aufgedeckt.
    [bottom] Sie rückt auf, wenn der TOP RUN aufgedeckt ist.
   *[hand] Nur wer sie hat, darf sie ansehen.
}
    .title = { $place ->
        [pile] Nachziehstapel
        [discard] Ablage
        [top] TOP RUN
        [bottom] BOTTOM RUN
       *[hand] Hand
    }
    .owned = { $who }: { closer-place.title }
closer-pile = Von oben: { LIST($cards, type: "comma") }.
closer-run = { $card }. { $kind }
closer-costs = { COUNT($cost) ->
    [0] { "" }
   *[other] Kostet { LIST($cost) }.
}
closer-boxes = { $box ->
    [both] Du brauchst einen Hasen im Bunny Circle und eine Stadt.
    [bunny] Du brauchst einen Hasen im Bunny Circle.
    [city] Du brauchst eine Stadt.
   *[none] { "" }
}
closer-symbol = Symbol: { $sign }, für Karten, die eins nennen.
closer-worth = { $owned ->
    [yes] { $damage ->
        [0] Gehört { $who }; jetzt Wert { $n }.
       *[other] Gehört { $who }; jetzt Wert { $n }, { $damage } Schaden.
    }
   *[no] { $damage ->
        [0] Verlassen; jetzt Wert { $n }.
       *[other] Verlassen; jetzt Wert { $n }, { $damage } Schaden.
    }
}
closer-bonus = Abwehrwürfe zählen { $n } mehr.
closer-pair = Ein Paar mit { FORM($card, "dat") }: Eigene Waffen bekommen 1 Level mehr.
closer-under = Darunter: { LIST($cards, type: "comma") }.
lives = { $card } ({ $n })
closer-inside = Darin: { LIST($cards, type: "comma") }; noch Platz für { $room }.
closer-pays = Zahlt als { $pays } oder als Ersatz.
closer-spent = { $burns ->
    [yes] Verbraucht; verbrennt am Zugende.
   *[no] Verbraucht bis zum eigenen nächsten Zug.
}
closer-traded = Schon getauscht: Das geht nur einmal.
saved-ready = { $card }
saved-spent = { $card } (verbraucht)
closer-total = { $total } Punkte insgesamt, davon { $bank } auf dem d20.
closer-saved = { COUNT($cards) ->
    [0] Gesichert: nichts.
   *[other] Gesichert: { LIST($cards, type: "comma") }.
}
closer-counts = { $hand ->
    [one] 1 Handkarte, { $pile } im Nachziehstapel, { $discard } auf der Ablage.
   *[other] { $hand } Handkarten, { $pile } im Nachziehstapel, { $discard } auf der Ablage.
}

## Knöpfe
# en 6jxrc3lhrjm4hxarrq4qhyx2omzksya2fwe7apucv54hx3r4up4npklgdbrbp6k3svwgd2jzv7iput74nznllb3j6dzzxwzxfskdfmwbp5mj

button-wait = Warten
    .tip = { $over ->
        [yes] Die Partie ist zu Ende.
       *[no] Jetzt entscheidet jemand anders.
    }
button-asked = { $asked ->
    [run-next] Wähl eine RUN-Karte
    [place] Wähl einen Platz
    [place-city] Wähl einen Platz
    [occupy] Wähl, wer einzieht
    [opponent] Wähl jemanden
    [handing] Wähl eine Handkarte
    [toss-saved] Leg Gesichertes ab
    [toss-hand] Leg eine Handkarte ab
   *[other] Wähl etwas aus
}
    .tip = { $asked ->
        [run-next] Bring eine Handkarte zum BOTTOM RUN.
        [place] Klick auf einen leuchtenden Platz.
        [place-city] Klick auf einen leuchtenden Platz.
        [occupy] Klick auf einen leuchtenden Hasen. Er zieht in die neue Stadt.
        [opponent] Klick auf die Tafel von jemand anderem.
        [handing] Klick auf die Karte, die du hergibst.
        [toss-saved] Bring sie auf deine Ablage.
        [toss-hand] Bring sie auf deine Ablage.
       *[other] Klick auf etwas Gesticktes.
    }
button-runs = { $n ->
    [0] Wähl den TOP RUN
    [1] Wähl den BOTTOM RUN
   *[2] Beide verdeckt legen
}
    .tip = { $n ->
        [2] { "" }
       *[other] Klick erst auf die erste Karte, dann auf die zweite.
    }
button-propose = Vorschlagen
    .tip = { $ready ->
        [yes] { "" }
       *[no] Klick auf das, was du gibst, und das, was du möchtest.
    }
button-withdraw = Zurückziehen
button-play = { $card } spielen
button-save = { $card } sichern
button-save-it = Sichern
button-discard-it = Ablegen
button-end-turn = Zug beenden
button-end-staying = Zug beenden
    .tip = { $card } bleibt.
button-vanish = Verschwinden
    .tip = Der Zug endet. { $card } verbrennt eine RESOURCE-Karte und ist bis zu deinem nächsten Zug weg.
button-where = Wohin mit { FORM($card, "dat") }?
    .tip = Zeig darauf.
button-held = { $place ->
    [arena] { $card } spielen
    [saved] { $card } sichern
    [discard] { $card } ablegen
    [power] { $card } nutzen
    [card] Auf { $target }
    [bottom] { $card } legen
    [slot] { $card } dorthin setzen
   *[other] Los
}
button-target = Wähl ein Ziel
    .tip = Zeig auf etwas Gesticktes.
button-strike = { $asked ->
    [target] Auf { $card }
   *[other] { $card } treffen
}
button-put = { $card } dorthin setzen
    .tip = In deinen Teil. Oder klick auf einen anderen leuchtenden Platz.
button-clockwise = Im Uhrzeigersinn
button-other-way = Andersherum
button-neighbours = Auch die Nachbarn
button-alone = Nur das Ziel
button-answer = Antwort: { $card }
button-pass = Nicht antworten
button-pass-turn = Diesen Zug nicht
    .tip = In diesem Zug wirst du nur noch gefragt, wenn es etwas von dir trifft.
button-give-resource = RESOURCE hergeben
button-lose-points = { $n } verlieren
    .tip = Von deinem d20.
button-draw = Eine Karte ziehen
button-stop = Aufhören
button-ask-hand = Handkarte verlangen
button-declare = Als { $pays }
    .tip = Von dieser Art hat dein Deck am meisten.
button-pay-auto = So bezahlen
button-stay = Liegen lassen
button-skip = { $asked ->
    [free] Nichts spielen
    [target] Auf niemanden
    [retaliate] Auf niemanden
    [goose] Auf niemanden
    [cinder] Auf niemanden
    [exits] Niemand geht
    [move] Niemanden versetzen
    [heal] Dabei lassen
    [take] Nichts nehmen
    [vanish] Bleiben
   *[tip] Liegen lassen
}
button-refuse = Tausch ablehnen
button-accept = Annehmen
ask-vain = { $use ->
    [yes] Trotzdem nutzen
   *[no] Trotzdem spielen
}

## Das Turnier
# en ep47vdgyllcc3kprdwhoq6zdxrrsqxn6x5hbovo4zkglmynkn4by3uhzcy6au66hbuzkkiundjrsnjmqi42glj3lnhfnhamnbrentbkvokj263auzfylqvyg

cup = Turnier
    .button = Turnier
    .about = K.-o. oder Liga, mit Menschen und Hasen.
    .onward = Zurück zum Turnier
cup-unreadable = In dieser Datei ist kein Turnier, das man fortsetzen kann.
cup-not-read = { $path }: { $why }
entry-size = Ein Turnier ist für { $least } oder { $most }, nicht für { $n }.
entry-nameless = Alle brauchen einen Namen.
entry-twins = Zwei heißen { $name }: Gib einem davon einen anderen Namen.
entry-deck = { $name } kann „{ $deck }“ nicht spielen. { $why }
round = { $size ->
    [1] Finale
    [2] Halbfinale { $at }
   *[4] Viertelfinale { $at }
}
rounds = { $size ->
    [1] Finale
    [2] Halbfinale
   *[4] Viertelfinale
}
awaited = { $size ->
    [2] Sieg in Halbfinale { $at }
   *[4] Sieg in Viertelfinale { $at }
}
pairing = { $state ->
    [open] { round }: { $first } gegen { $second }.
    [next] { round }: { $first } gegen { $second }, { $one } zu { $two }. Das ist die nächste Partie.
    [won] { round }: { $first } gegen { $second }, { $one } zu { $two }. { $winner } ist weiter.
   *[known] { round }: { $first } gegen { $second }, { $one } zu { $two }.
}
table = { $place }. { $name }: { $played } gespielt, { $won } gewonnen, Summe { $total }, Punkte { $points }
    .played = Partien
    .won = Siege
    .total = Summe
    .points = Punkte
match-league = Liga, Partie { $n } von { $all }
match-knock-out = { round }, Partie { $n }
match-gone = Die begonnene Partie ist nicht mehr gespeichert. Sie wird noch einmal gespielt.
match-again = { $why } Die Partie wird noch einmal gespielt.
match-result = { $won ->
    [yes] { $match }: { $who } gewinnt ({ $score }).
   *[no] { $match }: Niemand gewinnt allein ({ $score }). Das zählt für niemanden.
}
cup-part = { $entry ->
    [yes] Teilnehmende oder Regeln
   *[no] Nächste Partie oder Stand
}
    .first = { $entry ->
        [yes] Wer mitspielt
       *[no] Nächste
    }
    .second = { $entry ->
        [yes] Regeln
       *[no] Stand
    }
cup-new = Neues Turnier
cup-open = Anderes öffnen
cup-watch = Zusehen
cup-play = { $what ->
    [start] Turnier starten
    [setup] Zurück zum Aufbau
    [go-on] Partie fortsetzen
    [skip] Zum Ende springen
    [play-out] Zu Ende spielen
   *[match] Partie spielen
}
cup-ask = Ein neues Turnier?
    .how = „{ $name }“ bleibt, wie es ist. „Anderes öffnen“ führt dorthin zurück.
    .go = Neues anfangen
    .stay = Bei diesem bleiben
cup-which = Welches Turnier?
cup-kind = { $kind ->
    [knock-out] K.-o.
   *[league] Liga
}
cup-kinds = K.-o. oder Liga
cup-size = Zu { $n }
cup-sizes = Wie viele mitspielen
cup-about = { "" }
    .matches = { $kind ->
        [knock-out] Partien zu zweit, zwei Siege reichen. Wer verliert, ist draußen.
       *[league] Partien zu viert: 3, 2, 1 und 0 Punkte nach der Endsumme. Wer aus einer Partie ausscheidet, zählt hinter allen anderen; später ist besser.
    }
    .meets = { $kind ->
        [knock-out] Die Paare werden ausgelost.
       *[league] Gleiche Summen bekommen die Punkte des besseren Platzes.
    }
    .counts = { $kind ->
        [knock-out] Ein Unentschieden zählt für niemanden.
       *[league] Bei gleichen Punkten: mehr Siege, dann höhere Summen.
    }
cup-rules = Jede Partie geht bis 60 Punkte. Universal-Karten zahlen als eine genannte Art. Jede Liste bleibt das ganze Turnier gleich.
cup-won = { COUNT($who) ->
    [0] Niemand gewinnt das Turnier
    [one] { LIST($who) } gewinnt das Turnier
   *[other] { LIST($who) } teilen sich das Turnier
}
    .decks = mit { LIST($decks, type: "comma") }
entrant = { "" }
    .kind = Mensch oder Computer, { $name }
    .level = Stufe von { $name }
    .deck = Deck von { $name }
entrant-name = Name { $n }
entrant-rename = Klick, um den Namen zu ändern
entrant-kind = Mensch oder Computer
entrant-here = { $short ->
    [yes] hier
   *[no] am Bildschirm
}
entrant-list = Eine neue Liste
match-state = { "" }
    .begun = Diese Partie hat begonnen und wartet so auf dich.
    .knock-out = Zwei Siege reichen. Es steht { $one } : { $two }.
    .league = 3, 2, 1 und 0 Punkte nach der Endsumme.
match-score = { $n ->
    [one] { $who }: 1 Punkt
   *[other] { $who }: { $n } Punkte
}
match-before = { $won ->
    [yes] Davor: { $match }, { $who } gewinnt { $score }.
   *[no] Davor: { $match }, { $score }. Das zählt für niemanden.
}

## Das eigene Deck
# en tauznrrr4wnkpofha32hd2rfwkacrflgqtcgpymi2f5ubla6tdv4pp4gbfrfrrnfkaariwc7xkuhy2mcdeq63apf5xvtnor5tjbiartkq7de7xk7dho2tldbc37exagk3eqq22ycvknwclfml3x2cshblqr243fp2siybcxhssfnw7gjzel7bfllqbfhsv6q

decks = Deck-Werkstatt
    .button = Deck bauen
    .about = Eigene Listen aus allen Karten der vier Decks.
cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
group = { $group ->
    [bunnies] Hasen
    [supers] Super Bunnies
    [cities] Städte
    [weapons] Waffen
    [modifiers] Modifier
    [specials] SPECIAL
    [answers] VERY SPECIAL
   *[resources] RESOURCE
}
group-count = { group }: { $n }
deck-few = { $n ->
    [one] Es fehlt 1 Karte: Ein Deck hat { $least } bis { $most }.
   *[other] Es fehlen { $n } Karten: Ein Deck hat { $least } bis { $most }.
}
deck-many = { $n } zu viel: Ein Deck hat höchstens { $most } Karten.
deck-copies = { $n } Karten „{ $card }“: Erlaubt sind höchstens { $most } mit gleichem Namen.
deck-unknown = { $hint ->
    [yes] Es gibt keine Karte und kein Deck „{ $text }“. Meinst du „{ $near }“?
   *[no] Es gibt keine Karte und kein Deck „{ $text }“.
}
deck-count = „{ $text }“: Die Zahl muss zwischen 1 und { $most } liegen.
deck-more = { $n ->
    [one] Noch 1 Zeile nennt keine Karte.
   *[other] Noch { $n } Zeilen nennen keine Karte.
}
deck-resources = { $n ->
    [one] Nur 1 RESOURCE-Karte: Besser sind { $least } oder mehr.
   *[other] Nur { $n } RESOURCE-Karten: Besser sind { $least } oder mehr.
}
deck-no-bunny = Kein Hase: Karten mit rosa Kästchen könntest du nie spielen.
deck-unpaid = { $n ->
    [one] 1 Karte kostet { $pays }, aber keine RESOURCE-Karte des Decks zahlt das.
   *[other] { $n } Karten kosten { $pays }, aber keine RESOURCE-Karte des Decks zahlt das.
}
deck-full = Das Deck ist voll: Es darf { $most } Karten haben.
deck-four = „{ $card }“ ist schon { $most }-mal im Deck, mehr geht nicht.
look-back = Zurück zu den Karten
look-no-text = Diese Karte hat keinen Text.
look-held = { $more ->
    [yes] { $first } bis { $last }; { $n ->
        [0] keine
       *[other] { $n }
    } im Deck.
   *[no] { $first }; { $n ->
        [0] keine
       *[other] { $n }
    } im Deck.
}
row-tells = { $known ->
    [yes] Nimmt eine heraus. { $text }
   *[no] Nimmt die Zeile heraus.
}
row-holds = { $known ->
    [yes] { $n } in der Liste
   *[no] unbekannte Karte
}
cell-holds = { $more ->
    [yes] { $n } im Deck
   *[no] { $n } im Deck, mehr geht nicht
}
list-name = Name der Liste
verdict = { $state ->
    [advice] Du kannst es spielen. Die Prüfung hat Tipps.
    [good] Du kannst es spielen: { $least } bis { $most } Karten, kein Name zu oft.
   *[plain] Du kannst es spielen.
}
paper-part = Karten, Zahlen oder Prüfung
    .cards = Karten
    .figures = Zahlen
    .checks = { $n ->
        [0] Prüfung
       *[other] Prüfung ({ $n })
    }
paper-empty = Klick auf eine Karte oder zieh sie hierher. Oder öffne eine Liste und fang mit einem der vier Decks an.
paper-curve = Karten nach Preis
paper-cost = { $n ->
    [one] Preis { $cost }: 1 Karte
   *[other] Preis { $cost }: { $n } Karten
}
paper-sound = Diese Liste hat keine Fehler.
search = Karten suchen
    .tip = Ein Teil des Namens, der Nummer oder des Textes
filter = Welche Karten
    .group = Sorte
    .resource = Art
    .cost = Preis
    .any-group = Alle Sorten
    .any-resource = Alle Arten
    .any-cost = Jeder Preis
    .no-type = Keine Art
    .costs = { $n ->
        [0] Kostet nichts
       *[other] Kostet { $n }
    }
    .none = Alle Karten
    .chosen = Nur Karten des Decks
    .clear = Wieder alle Karten zeigen
pool-nothing = { $chosen ->
    [yes] Keine solche Karte ist im Deck.
   *[no] Es gibt keine solche Karte.
}
pool-count = { $n ->
    [one] 1 Karte
   *[other] { $n } verschiedene Karten
}
list-new = Mein Deck
list-about = { cards }. { $found }
decks-redo = Wiederholen
decks-undo = Letzte Änderung zurücknehmen
decks-no-undo = Es gibt keine Änderung, die du zurücknehmen kannst.
decks-no-redo = Es gibt keine Änderung zu wiederholen.
decks-lacks = „{ $name }“ ist nicht im Deck.
decks-part = Die Karten zur Auswahl oder das Deck
    .pool = Auswahl
    .deck = Deck ({ $n })
decks-open = Liste öffnen
decks-exchange = Ein- und Ausgabe
decks-use = { $what ->
    [seat] Für { $name } nehmen
    [deck] Dieses Deck nehmen
   *[back] Zurück zum Aufbau
}
decks-delete = Diese Liste wegnehmen?
    .how = { $n ->
        [one] „{ $name }“ hat 1 Karte. Die Datei bleibt mit anderer Endung im Ordner, fehlt aber in der Auswahl.
       *[other] „{ $name }“ hat { $n } Karten. Die Datei bleibt mit anderer Endung im Ordner, fehlt aber in der Auswahl.
    }
    .go = Liste wegnehmen
    .keep = Liste behalten
list-which = Welche Liste?
list-empty = Eine neue, leere Liste
    .about = Fang ganz ohne Karten an.
list-copy = Eine Kopie dieser Liste
    .about = „{ $name }“ bleibt, wie sie ist.
list-from = Ausgehen von { $name }
    .name = Mein { $name }
exchange = Aus dem Programm heraus oder hinein
    .title = Ein- und Ausgabe
    .out = Heraus
    .in = Hinein
    .write = Datei schreiben
    .read = Datei lesen
exchange-path = Pfad der Datei
export = Heraus: { $name }
    .copy = In die Zwischenablage
    .copied = „{ $name }“ ist in der Zwischenablage.
    .written = „{ $name }“ ist jetzt in { $path }.
    .more = … und { $n } Zeilen mehr
import = Hinein: eine Liste von anderswo
    .paste = Zwischenablage lesen
    .how = Oder zieh eine Datei auf dieses Fenster. Nichts ändert sich, bevor du siehst, was da ist.
    .found = { $named ->
        [yes] { $n ->
            [one] { $source }: „{ $name }“, 1 Karte.
           *[other] { $source }: „{ $name }“, { $n } Karten.
        }
       *[no] { $n ->
            [one] { $source }: eine Liste ohne Namen, 1 Karte.
           *[other] { $source }: eine Liste ohne Namen, { $n } Karten.
        }
    }
    .kinds = { LIST($kinds, type: "comma") }.
    .sound = So kannst du sie spielen.
    .take = Als neue Liste nehmen
    .name = Neue Liste
    .taken = „{ $name }“ ist jetzt eine Liste von dir.
clipboard = Die Zwischenablage
dropped = Der gezogene Text
no-clipboard = Die Zwischenablage geht nicht ({ $why }).
no-text = In der Zwischenablage ist kein Text.
no-target = Schreib zuerst, wohin die Datei soll.
no-name = { $path } ist ein Ordner. Schreib einen Namen dazu.
no-folder = { $path } geht nicht: Es gibt keinen Ordner { $folder }.
no-writing = { $path } lässt sich nicht schreiben ({ $why }).
no-path = Schreib zuerst den Pfad einer Datei, oder zieh eine Datei auf dieses Fenster.
no-content = { $path } ist leer.
no-room = { $source } ist viel zu viel für eine Liste.
no-cards = { $source } ist keine Liste: Keine Zeile nennt eine Karte.

## Was die Analyse zählt: „2,1 mehr“ steht davor, „zu 12 % öfter:“ vor einer Chance
# en bmkhvr6p37k4cfa4mb62uo7tcmwv7zzqbwai6yujy3cf7wa4

end-bank = Punkte auf deinem d20 am Ende
end-creatures = Punkte deiner Kreaturen am Ende
end-cities = Punkte deiner Städte am Ende
end-many = eigene Kreaturen im Spiel am Ende
end-out = du scheidest aus
end-best = Punkte für die stärkste Gegenseite am Ende
    .alone = Punkte für die Gegenseite am Ende
end-rivals = Kreaturen der stärksten Gegenseite am Ende
    .alone = Kreaturen der Gegenseite am Ende
end-rival-out = jemand anders scheidet aus
    .alone = die Gegenseite scheidet aus
soon-bank = Punkte auf deinem d20 vor deinem nächsten Zug
soon-creatures = Punkte deiner Kreaturen vor deinem nächsten Zug
soon-cities = Punkte deiner Städte vor deinem nächsten Zug
soon-resources = gesicherte RESOURCE-Karten für dich vor deinem nächsten Zug
soon-specials = gesicherte SPECIAL und VERY SPECIAL für dich vor deinem nächsten Zug
soon-best = Punkte für die stärkste Gegenseite vor deinem nächsten Zug
    .alone = Punkte für die Gegenseite vor deinem nächsten Zug
soon-rivals = Kreaturen je Gegenseite vor deinem nächsten Zug
    .alone = Kreaturen der Gegenseite vor deinem nächsten Zug
soon-shut-out = ausgesperrte Punkte von Heroes oder Villains je Gegenseite vor deinem nächsten Zug
    .alone = ausgesperrte Punkte von Heroes oder Villains der Gegenseite vor deinem nächsten Zug

## Arten von Karten
# en turhw6

sort = { $sort ->
    [bunny] Hase, Wert { $n }
    [super] Super Bunny, Wert { $n }
    [city] Stadt, Wert { $n }
    [ground_weapon] Ground Weapon, Level { $n }
    [city_weapon] City Weapon, Level { $n }
    [ground_runner] Runner, Level { $n }
    [bunny_modifier] Bunny Modifier
    [city_modifier] City Modifier
    [special] SPECIAL
    [very_special] VERY SPECIAL, eine Antwort
   *[resource] { "" }
}
kind = { $sort ->
    [special] SPECIAL: im eigenen Zug, auch aus der Hand.
    [very_special] VERY SPECIAL: eine Antwort in jedem Zug, gesichert oder aus der Hand.
    [resource] RESOURCE: Gesichert zahlt sie einmal je Runde.
    [city] RUN: { sort }; jemand muss darin wohnen.
    [super] { $align ->
        [hero] RUN: { sort }, Hero.
        [villain] RUN: { sort }, Villain.
       *[nobody] RUN: { sort }.
    }
   *[run] RUN: { sort }.
}

## Warum etwas nicht geht
# en xtrl6na6gfghncrc7atl55iill33ezflfguqgs2ne2flt3jbxmgntzrvjppdexkq3ma6tzcx4hkn2ubrunvwt5jbmzgsftfftnlc54k6nsrhbmvum7mxvcelk2l6pncatbpqi7ahen2ytkj5ibyq63huvywmlinfviz2antp736qddnz6qufcudorp2gf2jsvk6vjxjgzlbriblrlveo2v77tknq2jg4fvjk6bm4gt72wu6hpta3kotfqmrtfnxqnfui6lzwqecucsuusvnryrbth3ta43r2

no-over = Die Partie ist zu Ende.
no-not-yours = Diese Karte gehört dir nicht. Nimm eine eigene.
no-such = Diesen Platz oder diese Karte kannst du hier nicht wählen.
no-luck = Jetzt entscheidet jemand, nicht das Glück.
no-out = Diese Person ist ausgeschieden und spielt nicht mehr mit.
no-sealed = Deine RUN-Karten sind gewählt. Die anderen wählen noch.
no-asked-other = Jetzt ist jemand anders nach einer Antwort gefragt.
no-decides-other = Jetzt entscheidet jemand anders.
no-bottom = Das ist dein BOTTOM RUN: Du deckst ihn einen Zug nach dem TOP RUN auf.
no-main-done = Die Hauptaktion dieses Zuges ist getan. Es gibt eine je Zug.
no-resource = Eine RESOURCE-Karte spielst du nicht. Sichere sie, dann zahlt sie.
no-run-first = Eine RUN-Karte muss zuerst BOTTOM RUN und dann TOP RUN sein.
no-very-special = Dieses VERY SPECIAL antwortet in seinem Moment. Sichere es oder leg es ab.
no-needs-bunny = { $card } braucht einen Hasen von dir im Bunny Circle.
no-needs-city = { $card } braucht eine Stadt von dir im Center Circle.
no-align-own = Neben deinen Super Bunnies darfst du { $card } nicht besitzen.
no-align-any = Neben allem, was im Spiel ist, darf niemand { $card } besitzen.
no-aim-nothing = Für { $card } gibt es kein Ziel.
no-top = Du hast keinen TOP RUN. Spiel ein SPECIAL aus der Hand oder nichts.
no-save-run = Eine RUN-Karte lässt sich nicht sichern. Spiel sie oder leg sie ab.
no-save-hold = Sie verlangt einen Hasen im Bunny Circle und lässt sich nicht sichern.
no-skip = Spiel deinen TOP RUN, leg ihn ab oder sichere ihn, oder spiel ein SPECIAL.
no-end-first = Mach zuerst die Hauptaktion deines Zuges.
no-use-own = Nur eine eigene Kreatur im Spiel kann eine Kraft nutzen.
no-use-none = { $card } hat keine Kraft, die du nutzen kannst.
no-use-once = { $card } hat die Kraft in diesem Zug schon genutzt.
no-use-idle = Die Kraft von { FORM($card, "dat") } bewirkt jetzt nichts.
no-use-pay = Du kannst die Kraft von { FORM($card, "dat") } nicht bezahlen.
no-enter-own = Nur deine Hasen im Bunny Circle können in eine Stadt ziehen.
no-enter-city = Hasen ziehen in eigene oder verlassene Städte.
no-enter-room = Die Stadt hat Platz für { $n } Punkte. Dieser Hase braucht mehr.
no-offer-whom = Biete den Tausch jemandem an, der noch im Spiel ist.
no-offer-three = Du hast in diesem Zug schon drei Angebote gemacht.
no-offer-one = Wenn andere am Zug sind, machst du nur ein Angebot.
no-offer-when = Getauscht wird nur, wenn eine der beiden Personen am Zug ist.
no-count-setting = Hände zählt man nur mit der Einstellung „Nachziehen von Hand“.
no-count-whom = Zähl eine fremde Hand, jede einmal je Zug.
no-deal-equal = Tausch gleich viele Handkarten.
no-deal-refused = Dieses Angebot ist in diesem Zug schon abgelehnt.
no-deal-align = Nach dem Tausch hätte jemand Heroes und Villains.
no-deal-empty = Leg zuerst eine Karte ins Angebot.
no-deal-run = RUN-Karten werden nie getauscht.
no-deal-open = Tausch offene Karten, oder Handkarten gegen Handkarten.
no-deal-once = Sie ist schon getauscht. Im Spiel geht das für jede Karte nur einmal.
no-deal-burnt = Sie verbrennt bald und lässt sich nicht tauschen.
no-answer-run = Das ist eine deiner RUN-Karten. Du deckst sie in deinem Zug auf, sie kann nicht antworten.
no-answer-pay = Du kannst { $card } nicht bezahlen.
no-answer-now = { $card } antwortet nicht auf das, was gerade passiert.
no-aim-own = { $card } geht nicht auf Eigenes. Wähl etwas von anderen.
no-aim-align = Neben deinen Super Bunnies darfst du das nicht besitzen.
no-aim-at = { $card } passt nicht auf dieses Ziel.
no-place-out = Diese Person ist ausgeschieden. Dort kommt nichts mehr hin.
no-place-own = Sie kommt in deinen eigenen Teil des Kreises.
no-place-gifts = Diese Partie kennt keine Geschenke: Sie kommt in deinen eigenen Teil.
no-place-align = Niemand hat je Heroes und Villains zugleich im Spiel.
no-pay-spent = Diese Karte ist verbraucht. Jede RESOURCE-Karte zahlt einmal je Runde.
no-pay-resource = Nur RESOURCE-Karten zahlen.
no-first-declare = Nenn zuerst die Art deiner Universal-Karten.
no-first-sealed = Wähl zuerst zwei deiner sieben Karten als TOP RUN und BOTTOM RUN.
no-first-free = Das geht in deinem Zug nicht.
no-first-exits = Sag zuerst, ob jemand mit Exit Strategy geht und wer.
no-first-target = Wähl eine Karte, auf die sie zielen darf.
no-first-opponent = Wähl eine Person, auf die sie zielen darf.
no-first-direction = Wähl zuerst, wie herum der Runner läuft.
no-first-splash = Sag zuerst, ob es auch die Nachbarn trifft.
no-first-pay = Bezahl mit einer passenden, unverbrauchten RESOURCE-Karte, oder lass bezahlen.
no-first-place = Setz die Kreatur auf einen Platz in einem Teil, in dem sie stehen darf.
no-first-place-city = Leg die Stadt auf einen Platz im Center Circle.
no-first-claim = Leg die übernommene Stadt auf einen Platz in deinem Teil, oder lass sie liegen.
no-first-occupy = Setz einen Hasen, der hineinpasst, in deine neue Stadt.
no-first-move = Setz eine deiner Kreaturen auf einen anderen Platz deines Teils, oder keine.
no-first-heal = Nenn etwas Beschädigtes von dir und wie viel Schaden wegkommt.
no-first-symbol = Nenn eins der sechs Symbole.
no-first-toss-saved = Leg eine gesicherte Karte mit diesem Symbol ab.
no-first-take = Nimm eine Karte mit diesem Symbol aus deinem Nachziehstapel.
no-first-toss-hand = Leg noch eine Handkarte ab.
no-first-give-up = Gib jemanden auf, der in der beschädigten Stadt wohnt.
no-first-run-next = Wähl zuerst eine Handkarte als neuen BOTTOM RUN.
no-first-drawing = Zieh eine Karte, oder hör auf.
no-first-window = Antworte mit einer Karte, die passt und bezahlt werden kann, oder antworte nicht.
no-first-retaliate = Nenn eine Kreatur der Person, die deine getötet hat.
no-first-tip = Leg den gesehenen TOP RUN ab, oder lass ihn liegen.
no-first-extorted = Verlier die Punkte, oder gib eine gesicherte RESOURCE-Karte her.
no-first-tribute = Such eine gesicherte RESOURCE-Karte aus, die nicht bald verbrennt.
no-first-goose = Nenn einen Nachbarn des verfehlten Ziels, oder niemanden.
no-first-cinder = Nenn eine fremde Kreatur neben deiner.
no-first-relocate = Bring jemanden in eine andere Stadt von dir mit Platz, oder hinaus.
no-first-deal = Stell das Angebot der Reihe nach zusammen, schlag es vor, oder zieh es zurück.
no-first-answer = Nimm das Angebot an, oder lehn es ab.
no-first-handing = Wähl, welche Handkarten du hergibst.
no-first-vanish = Suzie Shadows verlässt den Kreis für eine verbrannte RESOURCE-Karte, oder bleibt.
no-answers = { $hand ->
    [yes] { $window ->
        [play] { $card } ist eine Antwort: wenn eine fremde Karte auf etwas von dir zielt. Du brauchst sie nicht erst zu sichern.
        [defence] { $card } ist eine Antwort: vor einem Abwehrwurf von dir. Du brauchst sie nicht erst zu sichern.
        [roll] { $card } ist eine Antwort: nach einem Abwehrwurf. Du brauchst sie nicht erst zu sichern.
        [kill] { $card } ist eine Antwort: wenn eine fremde Waffe deine Kreatur getötet hat. Du brauchst sie nicht erst zu sichern.
        [free] { $card } ist eine Antwort: am Anfang eines Zuges, nach der Hauptaktion oder nach einem Tausch. Du brauchst sie nicht erst zu sichern.
       *[end] { $card } ist eine Antwort: am Ende eines Zuges. Du brauchst sie nicht erst zu sichern.
    }
   *[no] { $window ->
        [play] { $card } ist eine Antwort: wenn eine fremde Karte auf etwas von dir zielt.
        [defence] { $card } ist eine Antwort: vor einem Abwehrwurf von dir.
        [roll] { $card } ist eine Antwort: nach einem Abwehrwurf.
        [kill] { $card } ist eine Antwort: wenn eine fremde Waffe deine Kreatur getötet hat.
        [free] { $card } ist eine Antwort: am Anfang eines Zuges, nach der Hauptaktion oder nach einem Tausch.
       *[end] { $card } ist eine Antwort: am Ende eines Zuges.
    }
}
no-means = { $n ->
    [one] { $card } kostet { LIST($cost) }: 1 RESOURCE-Karte. Gesichert und unverbraucht hast du { $have }.
   *[other] { $card } kostet { LIST($cost) }: { $n } RESOURCE-Karten. Gesichert und unverbraucht hast du { $have }.
}
no-shuffle = Beim Mischen kommen alle { $n } Karten des Stapels dran.
no-cut = Beim Abheben bleiben auf beiden Seiten mindestens fünf Karten.
no-die = Das kann der Würfel oder die gezogene Karte nicht zeigen.
