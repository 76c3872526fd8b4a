### Bunny Bidding auf Deutsch. Farben stehen als Namen ("Rot 57", "Eier in Rot"), so brauchen sie keine Fälle.

## Plättchen
# en vbgetdcok2eg4sjzuyvwec3zeaf7swucpepa3wprnfed5a37wm3b6ups2

tile = { $egg } { $number }
    .title = { $egg } { $number }
tile-red = Rot { $number }
    .title = Rot { $number }
tile-green = Grün { $number }
    .title = Grün { $number }
tile-yellow = Gelb { $number }
    .title = Gelb { $number }
tile-blue = Blau { $number }
    .title = Blau { $number }
tile-orange = Orange { $number }
    .title = Orange { $number }
tile-cyan = Türkis { $number }
    .title = Türkis { $number }
tile-magenta = Lila { $number }
    .title = Lila { $number }
tile-pink = Rosa { $number }
    .title = Rosa { $number }
tile-hidden = ein Plättchen
tile-down = ein verdecktes Plättchen

type-red = Rot
    .title = Rot
type-green = Grün
    .title = Grün
type-yellow = Gelb
    .title = Gelb
type-blue = Blau
    .title = Blau
type-orange = Orange
    .title = Orange
type-cyan = Türkis
    .title = Türkis
type-magenta = Lila
    .title = Lila
type-pink = Rosa
    .title = Rosa

## Besondere Eier
# en uia27sq4nwf6m643zzc4dimdcunnhwzrw7pvvtatzgia7ljqizsiawsbp

egg-negative_small = Angeknackstes Ei
    .rule = Kostet am Ende 1 Punkt.
egg-negative_medium = Zerbrochenes Ei
    .rule = Kostet am Ende 2 Punkte.
egg-negative_large = Faules Ei
    .rule = Kostet am Ende 4 Punkte.
egg-positive_small = Schokoladenei
    .rule = Bringt am Ende 1 Punkt.
egg-positive_medium = Silbernes Ei
    .rule = Bringt am Ende 2 Punkte.
egg-positive_large = Goldenes Ei
    .rule = Bringt am Ende 4 Punkte.
egg-insta_end = Schlussglocke
    .does = Die Runde endet nach diesem Zug.
    .rule = Offen angeboten: { egg-insta_end.does }
egg-delayed_turn = Später
    .does = Der Rest dieses Zuges kommt nach allen anderen.
    .rule = Offen angeboten: { egg-delayed_turn.does }
egg-study_offer = Blick ins Angebot
    .does = Sieh dir alle Plättchen des Angebots an.
    .rule = Offen angeboten: { egg-study_offer.does }
egg-study_bids = Blick auf die Gebote
    .does = Sieh dir alle Gebote an.
    .rule = Offen angeboten: { egg-study_bids.does }
egg-bonus_tiles = Drei oder mehr
    .does = Dieser Zug hat mindestens drei Plättchen.
    .rule = Offen angeboten: { egg-bonus_tiles.does }
egg-force_play = Karten auf den Tisch
    .does = Wähl das Angebot oder die Gebote. Dort liegen Plättchen offen.
    .rule = Offen angeboten: { egg-force_play.does }
egg-spy = Spion
    .does = Sieh dir ein Ziel von jemand anderem an.
    .rule = Offen angeboten: { egg-spy.does }
egg-lazy_bunny = Fauler Hase
    .does = Dieser Zug darf jetzt enden, auch ohne Gebot.
    .rule = Offen angeboten: { egg-lazy_bunny.does }
egg-replacement_egg = Umtausch
    .does = Tausche bis zu drei Plättchen des Angebots gegen welche deiner Hand.
    .rule = Offen angeboten: { egg-replacement_egg.does }
egg-fair_sharing = Gerechte Teilung
    .does = Keine Versteigerung, alle ziehen ein Plättchen des Angebots.
    .rule = Offen gespielt: { egg-fair_sharing.does }
egg-matching_money = Passendes Geld
    .does = Gebote einer angebotenen Farbe zählen 50 mehr oder weniger.
    .rule = Offen gespielt: { egg-matching_money.does }
egg-reverse_auction = Kopfüber
    .does = Das niedrigste Gebot gewinnt, was auch passt.
    .rule = Offen gespielt: { egg-reverse_auction.does }
egg-bunny_outcast = Außenseiter
    .does = Wähl jemanden, dessen Gebot nicht zählt.
    .rule = Offen gespielt: { egg-bunny_outcast.does }

## Fähigkeiten und Handicaps
# en pjvta6kypzqvy7qqa4s5ammexfrshauifzhb4c2tipmp2iberbij7pwvgso3wxd

power-info_offer = Scharfes Auge
    .rule = Sieh dir ein verdecktes Plättchen des Angebots an.
    .short = sieht ins Angebot
power-info_bid = Lange Ohren
    .rule = Sieh dir ein verdecktes Plättchen eines anderen Gebots an.
    .short = sieht fremde Gebote
power-swap_offer = Flinke Pfoten
    .rule = Tausche ein oder zwei Plättchen des Angebots gegen welche deiner Hand.
    .short = tauscht im Angebot
power-swap_bid = Gebotsdieb
    .rule = Tausche ein Plättchen deines Gebots gegen eines aus einem anderen.
    .short = tauscht Gebote
power-collect_any = Selbstbedienung
    .rule = Nimm ein verdecktes Plättchen des Angebots. Dann bietest du nicht.
    .short = nimmt ein verdecktes
power-flip_any = Umdrehen
    .rule = Dreh ein beliebiges Plättchen auf dem Tisch um.
    .short = dreht eines um
power-large_hands = Voller Korb
    .rule = Spiel in jedem Zug drei Plättchen oder mehr, wenn du willst.
    .short = drei Plättchen oder mehr
power-higher_bids = Tiefe Taschen
    .rule = Dein Gebot zählt immer 10 mehr.
    .short = Gebot zählt 10 mehr

handicap-always_follow = Mitläufer
    .rule = Biete eine Farbe an, die offen im Angebot liegt.
    .short = Farbe, die dort liegt
handicap-never_follow = Einzelgänger
    .rule = Biete eine Farbe an, die nicht offen im Angebot liegt.
    .short = Farbe, die dort fehlt
handicap-bid_lower = Bescheiden
    .rule = Biete unter der höchsten offenen Zahl des Angebots.
    .short = unter der höchsten
handicap-bid_higher = Stolz
    .rule = Biete über der niedrigsten offenen Zahl des Angebots.
    .short = über der niedrigsten
handicap-always_faceup = Offenes Buch
    .rule = Spiel in einem Zug mindestens zwei Plättchen offen.
    .short = zwei Plättchen offen
handicap-small_hands = Kleine Pfoten
    .rule = Spiel in einem Zug höchstens drei Plättchen.
    .short = höchstens drei
handicap-lower_bids = Loch in der Tasche
    .rule = Dein Gebot zählt immer 10 weniger.
    .short = Gebot zählt 10 weniger
handicap-public_egg = Plaudertasche
    .rule = Eines deiner Ziele sehen alle.
    .short = ein Ziel sehen alle

spot-offer = das Angebot
    .in = im Angebot
    .dat = dem Angebot
spot-bid = das Gebot von { $who }
    .in = im Gebot von { $who }
    .dat = dem Gebot von { $who }
spot-own = das eigene Gebot
    .in = im eigenen Gebot
    .dat = dem eigenen Gebot
spot-any = ein Gebot
    .in = in einem Gebot
    .dat = einem Gebot
tile-there = { $tile } aus { FORM($place, "dat") }

## Das Protokoll
# en 3nfmydw7eg6njtzmekw2phhgjebmvz54z5ibw6lxabrgfmqehfidr5o3j77qeecthhe63v52kec527rp4co47dmh3izkbpmbjfuxiomstoolcvisiyt6d6jhtpidijsl32blddopiani3ctjvycjysm2l

start-drawn = { $who } beginnt die erste Runde.
types-drawn = Die Eier dieser Partie sind { LIST($types) }.
goal-dealt = { $tile ->
    [hidden] { "" }
   *[other] { $who } bekommt ein Ziel: { $type }.
}
power-dealt = { $who } hat die Fähigkeit { $tile }.
handicap-dealt = { $tile ->
    [hidden] { $who } bekommt ein geheimes Handicap.
   *[other] { $who } bekommt das Handicap { $tile }.
}
goal-opened = { $who } zeigt ein Ziel: { $type }.
goal-closed = { $who } dreht das offene Ziel wieder um.
extra-held = { $who } hat ab jetzt { $tile }.
round-begun = Runde { $n }: { $who } eröffnet das Angebot.
    .banner = Runde { $n }: { $who } eröffnet
turn-missed = { $who } hat keine Plättchen mehr und setzt aus.
turn-begun = { $rest ->
    [yes] { $who } holt den Rest des Zuges nach.
   *[no] Zug { $n }: { $who }
}
turn-delayed = { $who } macht nach allen anderen weiter.
    .banner = { $who } macht nach allen anderen weiter
tile-shown = { $who } zeigt { $tile }.
tile-opened = { $who } eröffnet mit { $tile }.
tile-offered = { $up ->
    [yes] { $who } bietet { $tile } an.
   *[no] { $who } bietet { $tile } verdeckt an.
}
tile-bid = { $up ->
    [yes] { $who } bietet { $tile }.
   *[no] { $who } bietet { $tile } verdeckt.
}
extra-offered = { $who } bietet { $tile } selbst an.
highest-laid = Die höchste Zahl: { $who } muss noch ein Plättchen spielen.
    .glow = höchste: noch eins
doubled-played = { $who } spielt eine Schnapszahl: Alle geben fünf Plättchen nach links.
    .glow = Schnapszahl: alle geben
tile-given = { $who } gibt { $other } { $tile }.
egg-acted = { $egg } von { $who }: { FORM($egg, "does") }
power-used = { $who } nutzt { $tile }.
tile-looked-at = { $tile ->
    [hidden] { $who } sieht sich ein verdecktes Plättchen { FORM($place, "in") } an.
   *[other] { $who } sieht { $tile } { FORM($place, "in") }.
}
tile-taken = { $who } nimmt { $tile } aus dem Angebot.
tile-put = { $who } legt { $tile } an die Stelle.
bids-swapped = { $who } tauscht ein Plättchen des Gebots gegen eines aus { FORM($place, "dat") }.
tile-collected = { $who } nimmt { $tile } verdeckt aus dem Angebot.
tile-flipped-up = { $who } deckt { $tile } { FORM($place, "in") } auf.
tile-flipped-down = { $who } dreht { $tile } { FORM($place, "in") } um.
place-forced = { $chosen ->
    [1] { $who } entscheidet: Gebote liegen in dieser Runde offen.
   *[0] { $who } entscheidet: Angebote liegen in dieser Runde offen.
}
    .banner = { $chosen ->
        [1] Gebote liegen offen
       *[0] Angebote liegen offen
    }
goal-spied = { $tile ->
    [hidden] { $who } sieht sich ein Ziel von { $other } an.
   *[other] { $who } sieht ein Ziel von { $other }: { $type }.
}
tile-turned-up = Aufgedeckt { FORM($place, "in") }: { $tile }.
    .all = Alle Plättchen werden aufgedeckt
seat-cast-out = { $own ->
    [yes] { $who } lässt das eigene Gebot nicht zählen.
   *[no] { $who } lässt das Gebot von { $other } nicht zählen.
}
majority-found = { COUNT($types) ->
    [one] Am häufigsten im Angebot: { LIST($types) }, { $n ->
        [one] einmal.
        [2] zweimal.
       *[other] { $n }-mal.
    }
   *[other] Am häufigsten im Angebot: { LIST($types) }, { $n ->
        [one] je einmal.
        [2] je zweimal.
       *[other] je { $n }-mal.
    }
}
auction-inverted = { $twins ->
    [yes] Zwei Gebote in { $type }: { $lowest ->
        [yes] Jetzt gewinnt das niedrigste.
       *[no] Jetzt gewinnt das höchste.
    }
   *[no] { $who } bietet { $type }, das passt: { $lowest ->
        [yes] Jetzt gewinnt das niedrigste.
       *[no] Jetzt gewinnt das höchste.
    }
}
auction-turned = dreht um
auction-reversed = Kopfüber von { $who }: Das niedrigste Gebot gewinnt.
digits-swapped = Ein passendes Plättchen von { $who } zählt { $n }.
    .glow = zählt { $n }
money-chosen = { $chosen ->
    [1] { $who } entscheidet: Gebote einer angebotenen Farbe zählen 50 mehr.
   *[0] { $who } entscheidet: Gebote einer angebotenen Farbe zählen 50 weniger.
}
    .banner = { $chosen ->
        [1] Passende Gebote: 50 mehr
       *[0] Passende Gebote: 50 weniger
    }
handicap-shown = { $who } zeigt das Handicap { $tile }.
bid-counted = { $extra ->
    [0] Das Gebot von { $who } zählt { $n }.
   *[other] Das Gebot von { $who } zählt { $n }: { $total } und { NUMBER($extra, sign: "always") }.
}
round-won = { $lowest ->
    [yes] { $who } hat das niedrigste Gebot, { $n }, und gewinnt das Angebot.
   *[no] { $who } hat das höchste Gebot, { $n }, und gewinnt das Angebot.
}
    .banner = { $lowest ->
        [yes] { $who } gewinnt: { $n } ist am niedrigsten
       *[no] { $who } gewinnt: { $n } ist am höchsten
    }
round-tied = Die besten Gebote sind gleich, je { $n }: Niemand gewinnt das Angebot.
    .banner = Die besten Gebote sind gleich: niemand gewinnt
round-unsold = Kein Gebot zählt: Niemand gewinnt das Angebot.
    .banner = Kein Gebot: niemand gewinnt
why = Wer gewinnt, und warum
round-shared = Alle bekommen ein Plättchen des Angebots, { $who } zuerst.
    .banner = Gerechte Teilung: alle ziehen ein Plättchen
tile-won = { $who } bekommt { $tile }.
bid-to-worst = { $who } hat am schlechtesten geboten und nimmt { $tile } auf die Hand.
    .all = { $who } hat am schlechtesten geboten und nimmt die Gebote
bid-returned = { $who } nimmt { $tile } zurück.
pile-opened = { $who } hatte { $tile } gesammelt.
match-ended = { $n ->
    [one] Nach 1 Runde sind alle Hände leer.
   *[other] Nach { $n } Runden sind alle Hände leer.
}

## Fragen
# en 5wjbuxjtl5qligyhqhzzxdfqgqhrnq2yw4dwanuwq4t6ucahi7k4m26x523vlklfg2cpbjmoxlofyvqku3idlap25zoim5t5skwfaabkn4xxyhuqndoqnppaekmldeys4

ask-dealing = Die Plättchen werden ausgeteilt
ask-first = Wer anfängt, wird ausgelost
ask-goals = Geheime Ziele werden ausgeteilt
ask-goal = Ein Ziel wird aufgedeckt
ask-spy_draw = Ein Ziel wird für den Spion gezogen
ask-sharing = Das Angebot wird aufgeteilt

ask-opening = { $who }, eröffne das Angebot
    .how = Leg { $n ->
        [one] ein Plättchen
       *[other] { $n } Plättchen
    } offen ins Angebot, auf das alle bieten
ask-showing = { $who }, zeig die Plättchen für deinen Zug
    .how = Fünf Plättchen, oder alle, wenn du weniger hast
ask-forcing = { $who }, wähl das Angebot oder die Gebote
    .how = Dort müssen Plättchen in dieser Runde offen liegen
ask-spying = { $who }, wessen Ziel siehst du dir an?
    .how = Klick jemand anderen an
ask-exchange = { $who }, tausche noch ein Plättchen oder hör auf
    .how = Klick ein Plättchen des Angebots an oder drück den Knopf
ask-putting = { $who }, leg ein Plättchen an die Stelle
    .how = Es bleibt offen oder verdeckt wie vorher und wirkt nicht
ask-casting = { $who }, wessen Gebot zählt nicht?
    .how = Alle kommen infrage, auch du selbst
ask-money = { $who }, zählen passende Gebote 50 mehr oder weniger?
    .how = Eine Wahl für alle Gebote
ask-giving = { $who }, wähl fünf Plättchen für { $other }
    .how = { $n ->
        [0] Nimm fünf auf, in beliebiger Reihenfolge, und gib sie dann
       *[other] { $n } von 5 gewählt
    }

ask-both = { $n ->
    [2] { $who }, biete mit einem und biete eins an
   *[other] { $who }, spiel { $n } Plättchen: Gebot und Angebot
}
    .how = Zieh oder klick: erst das Gebot, dann das Angebot
ask-last = { $who }, spiel dein letztes Plättchen als Gebot oder Angebot
ask-one-bid = { $who }, biete mit einem Plättchen
    .ends = Damit endet dein Zug
ask-one-offer = { $who }, biete ein Plättchen an
    .ends = Damit endet dein Zug, außer bei der höchsten Zahl
ask-some-bid = { $who }, spiel noch { $n }, mindestens eins als Gebot
ask-some-offer = { $who }, spiel noch { $n }, mindestens eins als Angebot
ask-more = { $n ->
    [one] { $who }, spiel noch ein Plättchen, als Gebot oder Angebot
   *[other] { $who }, spiel noch { $n } Plättchen, als Gebot oder Angebot
}
    .highest = Du hast die höchste Zahl angeboten, also folgt noch eins
ask-stop = { $who }, beende deinen Zug oder spiel mehr
ask-up = { $who }, spiel ein Plättchen offen
    .how = In jedem Zug muss mindestens eins offen liegen

ask-held-info_offer = { $who }, sieh dir ein Plättchen des Angebots an
    .how = Klick ein verdecktes Plättchen des Angebots an
    .gift = Klick dort ein verdecktes an. Oder zieh die Fähigkeit ins Angebot
ask-held-info_bid = { $who }, sieh dir ein Plättchen eines Gebots an
    .how = Klick ein verdecktes Plättchen in einem Gebot an
    .gift = Klick dort ein verdecktes an. Oder zieh die Fähigkeit ins Angebot
ask-held-swap_offer = { $who }, tausche ein Plättchen des Angebots
    .how = Klick das gewünschte an, dann wähl deins
    .gift = Klick das gewünschte an. Oder zieh die Fähigkeit ins Angebot
ask-held-collect_any = { $who }, nimm ein verdecktes Plättchen
    .how = Dann bietest du nicht
    .gift = Dann bietest du nicht. Oder zieh die Fähigkeit ins Angebot
ask-held-flip_any = { $who }, dreh ein Plättchen um
    .how = Klick ein beliebiges Plättchen auf dem Tisch an
    .gift = Klick ein Plättchen an. Oder zieh die Fähigkeit ins Angebot
ask-held-tile = { $who }, tausche es gegen eins aus einem anderen Gebot
    .how = Klick ein Plättchen in einem Gebot an
ask-held-gift = { $who }, leg { $tile } ins Angebot
    .how = Wer das Angebot gewinnt, bekommt es

watch-opening = { $who } eröffnet das Angebot
watch-showing = { $who } zeigt Plättchen
watch-turn = { $who } ist am Zug
watch-forcing = { $who } wählt das Angebot oder die Gebote
watch-spying = { $who } wählt, wessen Ziel es wird
watch-exchange = { $who } darf noch ein Plättchen tauschen
watch-putting = { $who } wählt ein Plättchen dafür
watch-casting = { $who } wählt, wessen Gebot nicht zählt
watch-money = { $who } entscheidet, ob passende Gebote 50 mehr zählen
watch-giving = Alle wählen fünf Plättchen für den Platz links
watch-gone = Du hast keine Plättchen mehr

won = { $shared ->
    [yes] { LIST($who) } teilen sich den Sieg
   *[no] { LIST($who) } gewinnt
}

## Was eine Wahl bewirkt
# en i756xqkhzszvahiygvceeulsv66q2om4k7c2pes34r34rly4fqvmwqzg356vv3nyuprasbtol5ndp33me7yiy57

do-open = Mit { $tile } eröffnen
do-show = { $tile } zeigen
do-bid_up = { $tile } bieten
do-bid_down = { $tile } verdeckt bieten
do-offer_up = { $tile } anbieten
do-offer_down = { $tile } verdeckt anbieten
do-give_away = { $tile } selbst anbieten
do-stop = Zug beenden
do-force = { $n ->
    [1] Alle Gebote liegen offen
   *[0] Alle Angebote liegen offen
}
do-spy = Ein Ziel von { $who } ansehen
do-take = { $tile } tauschen
do-put = { $tile } an die Stelle legen
    .apart = { $tile } an die Stelle von { $other } legen
do-enough = Nicht mehr tauschen
do-look_offer = Ansehen: { $tile }
do-look_bid = Ansehen: { $tile }
do-swap_bid = { $tile } gegen { $other } tauschen
do-collect = { $tile } nehmen und nicht bieten
do-flip = { $up ->
    [yes] { $tile } umdrehen
   *[no] { $tile } aufdecken
}
do-set_aside = { $tile } weggeben
do-cast_out = { $own ->
    [yes] Dein eigenes Gebot zählt nicht
   *[no] Das Gebot von { $who } zählt nicht
}
do-money = { $n ->
    [1] Passende Gebote zählen 50 mehr
   *[0] Passende Gebote zählen 50 weniger
}
do-first = Auslosen, wer anfängt
do-types = Die Farben ziehen
do-deal = Die Plättchen austeilen
do-goals = Die Ziele austeilen
do-powers = Die Fähigkeiten austeilen
do-handicaps = Die Handicaps austeilen
do-goal = Ein Ziel ziehen
do-share = Das Angebot aufteilen

## Warum etwas nicht geht
# en xtrtyxiy3httv6sf37nu4thfd2b25uwj73lbgb77sjmocfteiwzmz7tk3giefh7ra5g5hs7ddgbypgu5skols3wwfgfmtbgw5jlmxde3v4jux727ckysx5l5il363h4ud77hkzuevgv4qf2d3qy4lqkbhqze254jmgupovupbburawwr6geako7owz

no-over = Die Partie ist zu Ende.
no-other-turn = Jemand anders ist am Zug.
no-luck = Jetzt wird gewählt. Das Los hat nichts zu entscheiden.
no-dealer = Zuerst wird ausgeteilt.
no-held = Dieses Plättchen hast du nicht.
no-place = Dort passt kein Plättchen. Wähl ein anderes.
no-opening = Spiel zuerst die offenen Plättchen, die das Angebot eröffnen. Jedes deiner Plättchen geht.
no-showing = Zeig zuerst die Plättchen für deinen Zug, jedes einmal, aus deiner Hand.
no-forcing = Wähl zuerst das Angebot oder die Gebote. Dort liegen Plättchen offen.
no-spying = Wähl zuerst, wessen Ziel du dir ansiehst.
no-exchange = Nimm zuerst noch ein Plättchen des Angebots, oder sag, dass es genug ist.
no-putting = Leg zuerst ein Plättchen deiner Hand an die Stelle.
no-casting = Wähl zuerst, wessen Gebot nicht zählt.
no-money = Wähl zuerst, ob passende Gebote 50 mehr oder weniger zählen.
no-giving = Wähl zuerst die Plättchen, die du nach links gibst, von der kleinsten Zahl an.
no-open-now = Das Angebot ist schon eröffnet. Spiel Plättchen als Gebot oder Angebot.
no-show-now = Plättchen zeigst du nur zu Beginn eines Zuges.
no-force-now = Das wählst du nur, wenn das Ei dafür offen angeboten wird.
no-spy-now = Ein Ziel siehst du dir nur an, wenn ein Spion offen angeboten wird.
no-put-now = Dorthin legst du ein Plättchen nur beim Tausch.
no-enough-now = Du tauschst gerade keine Plättchen.
no-set-aside-now = Plättchen gibst du nur weg, wenn eine Schnapszahl gespielt wird.
no-cast-now = Ein Gebot fällt nur weg, wenn die Gebote geprüft werden.
no-money-now = Das wählst du nur, wenn die Gebote geprüft werden.
no-look-offer = Wähl ein verdecktes Plättchen im Angebot.
no-look-bid = Wähl ein verdecktes Plättchen in einem anderen Gebot.
no-take = Wähl ein Plättchen des Angebots, und gib eins, das du entbehren kannst.
no-swap-bid = Tausche ein Plättchen deines Gebots gegen eins aus einem anderen.
no-collect = Nimm ein verdecktes Plättchen des Angebots, bevor du bietest. Dein Zug braucht noch ein offenes.
no-flip = Wähl ein Plättchen des Angebots oder eines Gebots.
no-follow = Dein Handicap: Biete eine Farbe an, die offen im Angebot liegt.
no-never-follow = Dein Handicap: Biete eine Farbe an, die dort nicht offen liegt.
no-bid-lower = Dein Handicap: Dein Gebot muss unter der höchsten offenen Zahl des Angebots enden.
no-bid-higher = Dein Handicap: Dein Gebot muss über der niedrigsten offenen Zahl des Angebots enden.
no-faceup = Dein Handicap: Spiel in einem Zug mindestens zwei Plättchen offen.
no-small = Dein Handicap: höchstens drei Plättchen im Zug, eins davon Gebot, eins Angebot.
no-put-shown = Leg ein gezeigtes Plättchen hin, das dein Zug nicht braucht.
no-take-once = Wähl ein Plättchen des Angebots, jede Stelle einmal, aber nicht den Umtausch selbst.
no-shown = In diesem Zug spielst du nur Plättchen, die du gezeigt hast.
no-down-forced = In dieser Runde liegen Plättchen dort offen.
no-down = Mindestens ein Plättchen deines Zuges muss offen liegen.
no-room = Dein Zug hat alle Plättchen, die er haben darf.
no-bid-taken = Du hast ein Plättchen genommen, also bietest du in dieser Runde nicht.
no-lazy = Ein fauler Zug hat höchstens ein Gebot und ein Angebot.
no-bid-left = Was fehlt, muss dein Gebot sein: Ein Zug hat ein Gebot und ein Angebot.
no-offer-left = Was fehlt, muss ein Angebot sein: Ein Zug hat ein Gebot und ein Angebot.
no-more = Ein Zug hat ein Gebot und ein Angebot. Mehr nur, wenn etwas es erlaubt.
no-stop-highest = Du hast die höchste Zahl gespielt, also folgt noch ein Plättchen.
no-stop-bonus = Dieser Zug braucht mindestens drei Plättchen, mit Gebot und Angebot.
no-stop = Deinem Zug fehlt noch ein Gebot oder ein Angebot.
no-gift = Weggeben kannst du nur eine Fähigkeit oder ein Handicap, das du hast.
no-gift-again = In einer Runde kann nur eine Fähigkeit oder ein Handicap weggegeben werden.
no-gift-now = Eine Fähigkeit oder ein Handicap bietest du als Erstes in deinem Zug an, oder zusätzlich.
no-power = Die Fähigkeit dafür hast du nicht.
no-power-again = Jede Fähigkeit kannst du einmal im Zug nutzen.
no-luck-so = So kann das Los nicht fallen.
no-deal-other = Jetzt wird etwas anderes ausgeteilt.
no-deal-deck = Ausgeteilt werden zehn Eier jeder Farbe und genau die gewählten besonderen.
no-deal-goals = Ziele werden aus je zweien jeder Farbe ausgeteilt.
no-deal-powers = Alle bekommen eine Fähigkeit, jede gibt es einmal.
no-deal-handicaps = Alle bekommen ein Handicap, jedes gibt es einmal.
no-deal-share = Die Plättchen des Angebots werden gemischt, jedes gibt es einmal.

## Wie es ausging
# en rduhsf4n25joylvrcavzm

from-goals = Zieleier
    .goal = { FORM($type, "title") }: { $n } × 5
from-others = Andere Eier
from-specials = Besondere Eier
ended = Alle Hände sind leer. Die meisten Punkte gewinnen.
ended-shared = Alle Hände sind leer. Die besten Sammlungen sind gleich, der Sieg wird geteilt.
ended-goals = Alle Hände sind leer. Die Punkte sind gleich, mehr Zieleier gewinnen.
ended-others = Alle Hände sind leer. Punkte und Zieleier sind gleich, weniger andere Eier gewinnen.

## Vor dem Spiel
# en pzuic57ynbhhu4d4c5okthbo24aegjzs7yyudd4rsfrwf

pitch =
    .one = Biete um Eier, und zwar mit den Eiern, die du gern behalten würdest.
    .two = Gebote, die zum Angebot passen, stellen hoch und niedrig auf den Kopf.
option-specials = Besondere Eier
    .help = 24 besondere Eier kommen dazu: feste Punkte, Wirkungen im Angebot und bei den Geboten.
option-powers = Fähigkeiten und Handicaps
    .help = Alle bekommen eine offene Fähigkeit und ein geheimes Handicap.
option-different-goals = Verschiedene Ziele
    .help = Ziele werden neu ausgeteilt, bis alle zwei verschiedene haben.
option-show-five = Fünf zeigen
    .help = Leichter: Zeig zu Beginn deines Zuges fünf Plättchen und spiel nur diese.
option-bids-back = Gebot zurück
    .help = Leichter: Wer nicht gewinnt, bekommt das Gebot zurück.
option-types = Farben
    .help = Leichter: weniger Farben, je zehn Eier.
option-one-goal = Ein Ziel
    .help = Schwerer: Alle haben ein geheimes Ziel statt zwei.
option-four-tiles = Vier Plättchen
    .help = Schwerer: höchstens vier Plättchen im Zug statt fünf.
option-swap-digits = Getauschte Ziffern
    .help = Anders: Ein passendes Gebot tauscht seine eigenen Ziffern und dreht nichts um.
option-duplicates-invert = Zwillinge drehen um
    .help = Anders: Jede Farbe, die zweimal unter den Geboten ist, dreht die Versteigerung um.
option-doubled-give = Schnapszahlen
    .help = Anders: Bei 11, 22, 33 und so weiter geben alle fünf Plättchen nach links.

no-two-rules = „{ option-swap-digits }“ und „{ option-duplicates-invert }“ ändern dieselbe Regel. Schalt eins davon aus.
no-two-goals = „{ option-different-goals }“ braucht zwei Ziele. Schalt es aus oder „{ option-one-goal }“.
no-goals-enough = { $types } Farben haben { $goals } Ziele, zu wenig für { $players } Plätze mit je { $each }. Wähl mehr Farben oder „{ option-one-goal }“.

## Die Vorschau
# en xeyxr7bhrsza57bdfynnfkergjwugn3fwsiep5sdutxdycozzrwuu2djjicxdmrkgsbikzcaipcuwacw2ayfiathxm363ukolgvdidynqx55bh46kwkgzk3h

points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
laid = { $down ->
    [yes] { $tile } verdeckt
   *[no] { $tile }
}
see-now = Die Versteigerung bisher
see-over = Die Versteigerung ist zu Ende
see-chosen = { $which ->
    [bid] Wenn du { LIST($bids) } bietest
    [offer] Wenn du { LIST($offers) } anbietest
   *[both] Wenn du { LIST($bids) } bietest und { LIST($offers) } anbietest
}
see-giving = Plättchen zum Weggeben
see-showing = Plättchen zum Zeigen
see-count = { $n } von { $all } gewählt
see-putting = Der Tausch
see-take = Du nimmst { $n }
see-put = { $n } kommt an die Stelle
see-points = Deine Punkte bisher: { $n }
see-unsold = Niemand bietet: Das Angebot kommt aus dem Spiel
see-won = { $own ->
    [yes] { $lowest ->
        [yes] Du gewinnst: { $n } ist am niedrigsten
       *[no] Du gewinnst: { $n } ist am höchsten
    }
   *[no] { $lowest ->
        [yes] { $who } gewinnt: { $n } ist am niedrigsten
       *[no] { $who } gewinnt: { $n } ist am höchsten
    }
}
see-brings = { $own ->
    [yes] Das bringt dir { $n }: { $goals ->
        [one] 1 Zielei
       *[other] { $goals } Zieleier
    } unter { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
   *[no] Dir brächte das Angebot { $n }
}
see-worst = { $n ->
    [one] Du bietest am schlechtesten und nimmst 1 verdecktes Plättchen
   *[other] Du bietest am schlechtesten und nimmst { $n } verdeckte Plättchen
}
see-one-more = Noch ein Plättchen muss folgen
see-alone = Nur dein Gebot ist zu sehen: { $n }
see-equal = Gleichstand mit { $n }: niemand würde gewinnen
see-you-lead = Du würdest führen: { $n } zu { $against }
see-behind = Vorn: { LIST($who) }, { $n } zu deinen { $own }
see-no-bid = Noch hat niemand geboten
see-best-equal = Die besten Gebote sind gleich
see-leads = { $who } führt mit { $n }
see-upside-down = Kopfüber: niedrig gewinnt
see-digits = { COUNT($types) ->
    [one] Hoch gewinnt; Gebote in { LIST($types) } tauschen ihre Ziffern
   *[other] Hoch gewinnt; passende Gebote tauschen ihre Ziffern
}
see-match = { $lowest ->
    [yes] Deine { $tile } passt: niedrig würde gewinnen
   *[no] Deine { $tile } passt: hoch würde gewinnen
}
see-matches = { $n ->
    [0] Nichts Passendes zu sehen
    [one] 1 passendes Gebot zu sehen
   *[other] { $n } passende Gebote zu sehen
}: { $lowest ->
    [yes] niedrig gewinnt
   *[no] hoch gewinnt
}
see-twins = { $n ->
    [0] Keine Farbe ist zweimal geboten
    [one] 1 Farbe ist zweimal geboten
   *[other] { $n } Farben sind zweimal geboten
}: { $lowest ->
    [yes] niedrig gewinnt
   *[no] hoch gewinnt
}
see-high = Bisher gewinnt hoch
see-pays = { $hidden ->
    [0] Das Angebot bringt dir bisher { $n }
   *[other] Das Angebot bringt dir { $n }, { $hidden } verdeckt
}
see-costs = { $hidden ->
    [0] Das Angebot kostet dich bisher { $n }
   *[other] Das Angebot kostet dich { $n }, { $hidden } verdeckt
}
see-worth-nothing = { $hidden ->
    [0] Das Angebot bringt dir bisher nichts
   *[other] Das Angebot bringt dir nichts, { $hidden } verdeckt
}
see-hidden = { $n ->
    [one] Das Gebot von { $who } ist verdeckt
   *[other] { $n } Gebote sind verdeckt
}
see-outcast = Außenseiter: ein Gebot zählt nicht
see-money = Passende Gebote: 50 mehr oder weniger
see-coming = { $after ->
    [yes] { $n ->
        [one] { $who } bietet nach dir
       *[other] { $n } andere bieten nach dir
    }
   *[no] { $n ->
        [one] { $who } bietet noch
       *[other] { $n } andere bieten noch
    }
}
see-turns = { $again ->
    [yes] Noch ein Gebot in { $type }: { $lowest ->
        [yes] niedrig würde gewinnen
       *[no] hoch würde gewinnen
    }
   *[no] Ein Gebot in { $type }: { $lowest ->
        [yes] niedrig würde gewinnen
       *[no] hoch würde gewinnen
    }
}
see-goal-egg = Du gibst ein Zielei her: { $tile }
see-to-worst = Ein verdecktes Gebot geht an das schlechteste

## Die Tafel
# en giunsjzgt5pdpfepbmmyssj76sej44arin4kfii

plaque-wins = { $lowest ->
    [yes] Niedrig gewinnt
   *[no] Hoch gewinnt
}
plaque-most = { $n ->
    [0] noch keine Farbe
    [1] am meisten: { $type }
   *[other] { $n } Farben gleich
}
plaque-below-auction = Ein passendes Gebot dreht um
plaque-below-digits = Ein passendes Gebot tauscht Ziffern
plaque-below-twins = Zwillinge unter den Geboten drehen um
plaque-over = Die Partie ist zu Ende
    .how = Alle Ziele und gesammelten Eier liegen jetzt offen.
plaque-no-type = Im Angebot liegt noch kein Ei mit Farbe.
plaque-reverse = Dort liegt Kopfüber: Das niedrigste Gebot gewinnt, was auch passt.
plaque-digits = Ein Plättchen dieser Farbe im Gebot tauscht seine Ziffern. Nichts dreht sich um.
plaque-twins = Jede Farbe, die zweimal unter den Geboten liegt, dreht hoch und niedrig um.
plaque-match = { COUNT($types) ->
    [0] Ein Gebot der häufigsten Farbe dreht hoch und niedrig um.
   *[other] Jedes Plättchen in { LIST($types, type: "or") } dreht als Gebot hoch und niedrig um.
}
plaque-hidden = Verdeckte Plättchen werden zuerst aufgedeckt und können alles ändern.
bracket-digits = tauscht Ziffern

## Aus der Nähe
# en 2yyfne4mni6h4kyptjnn7o52ua3ussisssvb75x45ou3we6xetcup5krdsugievotuebggpzyw4frdbtc

close-power = Fähigkeit: { $tile }
close-handicap = Handicap: { $tile }
close-egg = { $tile }
    .bid = Als Gebot zählt die Zahl.
    .offer = Im Angebot bringt es 5 Punkte, wenn seine Farbe ein Ziel ist. Sonst kostet es 1.
    .turns = Ein Gebot der häufigsten Farbe im Angebot dreht hoch und niedrig um.
close-tile = { $down ->
    [yes] { FORM($tile, "title") }, verdeckt
   *[no] { FORM($tile, "title") }
}
close-star = Der Stern: Diese Farbe liegt am häufigsten im Angebot. Ein Gebot in ihr dreht die Versteigerung um.
    .bid = Diese Farbe liegt am häufigsten im Angebot. Sie dreht hoch und niedrig um.
down-title = Verdecktes Plättchen
close-down = Es wird am Ende der Runde aufgedeckt.
close-doubled = Es ist eine Schnapszahl, etwa 11 oder 99. Als es gespielt wurde, gaben alle Plättchen weiter.
close-secret = Geheimes Ziel
    .how = Nur wem es gehört, darf es sehen.
close-goal = Ziel: Eier in { $type }
    .five = Jedes Ei dieser Farbe, das du sammelst, bringt am Ende 5 Punkte.
    .one = Jedes andere Ei kostet 1.
goal-progress = { $n ->
    [one] Du hast 1 Ei in { $type }, { $points }.
   *[other] Du hast { $n } Eier in { $type }, { $points }.
} { $offered ->
    [0] Im Angebot liegt keins.
    [one] Im Angebot liegt 1.
   *[other] Im Angebot liegen { $offered }.
}
goal-again = Noch einmal dieselbe Farbe: Jedes Ei zählt einmal.
goal-same = gleiches Ziel
goal-gain = +5 je Ei
close-goals = Ziele: { LIST($types) }.
close-seat = { $over ->
    [yes] { $who }: { $points }
   *[no] { $who }: bisher { $points }
}
close-collected = { $n ->
    [one] 1 Plättchen gesammelt.
   *[other] { $n } Plättchen gesammelt.
}
    .hidden = Welche, darf nur sehen, wem sie gehören.
close-wanted = { $own ->
    [yes] Eier deiner Ziele: { $n }, { $points }
   *[no] Eier der Ziele: { $n }, { $points }
}
close-others = Andere Eier: { $n }, { $points }
close-pile = Gesammelt: { LIST($tiles, type: "comma") }.
close-powers = Fähigkeiten: { LIST($tiles, type: "comma") }.
close-handicaps = Handicaps: { LIST($tiles, type: "comma") }.
number = { $n }
sum = { LIST($tiles, type: "plus") }{ $extra ->
    [0] { "" }
   *[other] { " " }{ NUMBER($extra, sign: "always") }
} = { $n }
bid-none = { $yet ->
    [yes] In dieser Runde noch kein Gebot.
   *[no] Kein Gebot.
}
bid-down = Das Gebot: { $n } verdeckt.
bid-told = { $hidden ->
    [0] Das Gebot: { $sum }.
   *[other] Das Gebot: { $sum }, und { $hidden } verdeckt.
}

## Der Tisch in Worten
# en b6sf65bevojyzp6r26rzeqv32elxjxn3dbp7lx2ejkwyma6hmqqv5nkb4voqe5q7av5iomln

offer = Das Angebot
bids = Gebote
hand = Hand
goals-own = Deine Ziele
goals-and-powers = Ziele und Fähigkeiten
place-in-offer = Ein Platz im Angebot
state-turns = dreht die Versteigerung um
state-most = von der häufigsten Farbe
state-doubled = eine Schnapszahl, wie alle wissen
tile-laid = { $down ->
    [yes] { $tile } verdeckt
   *[no] { $tile }
}
tiles-down = { $n } verdeckt
held = { $who } { $n }
gist-one-more = Noch ein Plättchen eröffnet das Angebot.
gist-two = Zwei Plättchen eröffnen das Angebot.
gist-offer = Im Angebot: { LIST($tiles, type: "comma") }.
gist-bid = Gebot von { $who }: { LIST($tiles, type: "comma") }.
gist-wins = { $lowest ->
    [yes] Bisher gewinnt niedrig.
   *[no] Bisher gewinnt hoch.
}
gist-goals = { COUNT($types) ->
    [one] Dein Ziel ist { LIST($types) }.
   *[other] Deine Ziele sind { LIST($types) }.
}
gist-coming = Noch am Zug: { LIST($who, type: "comma") }.
gist-last = Nach diesem Zug legt niemand mehr.
gist-held = Plättchen auf der Hand: { LIST($seats, type: "comma") }.
gist-own = { $n ->
    [one] Dein Ei zählt bisher { $points }.
   *[other] Deine { $n } Eier zählen bisher { $points }.
}
gist-mind = Wer keine mehr hat, sieht nur zu, während die anderen das Angebot nehmen.
watch-end = Du hast keine Plättchen mehr. Die anderen spielen weiter, bis alle Hände leer sind. Du siehst zu, außer ein Gebot kommt zu dir zurück. Deine Eier bringen bisher { $points }.

## Der Tisch
# en zwxtclcibz6zzazj3iyemgaxcftwhdt2vt3l7e2ic6zzqwncob23nbrymrpwmzy46obgfxfjx3n2ig6inxje

for-all = der Hammer fällt
plate-eggs = { $n ->
    [one] Ei gesammelt
   *[other] Eier gesammelt
}
plate-won = nimmt das Angebot
plate-tiles = { $n ->
    [one] Plättchen auf der Hand
   *[other] Plättchen auf der Hand
}
plate-points = Punkte bisher
box-waits = wartet
box-none = kein Gebot
box-opens = eröffnet
box-yours = dein Gebot?
box-turn = am Zug
tag-bid = Gebot
tag-bid-down = Gebot, verdeckt
tag-offer = Angebot
tag-offer-down = Angebot, verdeckt
tag-open = eröffnen
tag-showing = zeigen
tag-giving = geben
tag-putting = hierher
tag-highest = höchste
tag-doubled = Schnapszahl
tag-taken = { $own ->
    [yes] nimmst du
   *[no] nimmt { $who }
}
offer-count = { $n ->
    [one] Das Angebot: 1 Plättchen
   *[other] Das Angebot: { $n } Plättchen
}
hand-of = { $n ->
    [one] Hand von { $who }: 1 Plättchen
   *[other] Hand von { $who }: { $n } Plättchen
}
    .short = { $n ->
        [one] 1 Plättchen
       *[other] { $n } Plättchen
    }
ask-chosen = { $n ->
    [0] { $who }, leg die gewählten Plättchen
    [one] { $who }, wähl noch ein Plättchen
   *[other] { $who }, wähl noch { $n } Plättchen
}
    .how = Gewählt: { $which ->
        [bid] Gebot { LIST($bids) }
        [offer] Angebot { LIST($offers) }
       *[both] Gebot { LIST($bids) }, Angebot { LIST($offers) }
    }{ $whole ->
        [yes] . Klick ein Plättchen an, um es zurückzunehmen
       *[no] { "" }
    }
dialog-forcing = Welche Plättchen müssen in dieser Runde offen liegen?
dialog-money = Was tun Gebote einer angebotenen Farbe?
dialog-spying = Wessen Ziel siehst du dir an? Klick ein Gebot an.
dialog-casting = Wessen Gebot zählt nicht? Klick ein Gebot an.

## Knöpfe
# en iuljqfi44buxuawmzvipn7eqn4hmeeedlksy5v3a5zk26tgx2jtjt3a2q2jg

button-lay = Bieten und anbieten
    .tip = Nimm zuerst ein Plättchen deiner Hand auf.
    .do = { $which ->
        [bid] { LIST($bids) } bieten
        [offer] { LIST($offers) } anbieten
       *[both] { LIST($bids) } bieten, { LIST($offers) } anbieten
    }
button-one = Ein Plättchen legen
    .tip = Nimm zuerst ein Plättchen deiner Hand auf.
button-opening = Angebot eröffnen
    .tip = Nimm zuerst die Plättchen auf, mit denen du eröffnest.
    .do = Mit { LIST($offers) } eröffnen
button-showing = Plättchen zeigen
    .tip = Nimm zuerst die Plättchen für deinen Zug auf.
    .do = { $n ->
        [one] 1 Plättchen zeigen
       *[other] { $n } Plättchen zeigen
    }
button-putting = Plättchen dorthin legen
    .tip = Nimm zuerst ein Plättchen deiner Hand auf.
    .do = { $tile } dorthin legen
button-giving = Plättchen geben
    .tip = Nimm zuerst die Plättchen auf, die du weggibst.
    .do = { $n ->
        [one] 1 Plättchen geben
       *[other] { $n } Plättchen geben
    }
button-spying = Jemanden wählen
    .tip = Klick ein anderes Gebot an.
button-casting = Jemanden wählen
    .tip = Klick ein Gebot an.
button-over = Versteigerung zu Ende
    .tip = Die Partie ist zu Ende.
button-wait = Bieten und anbieten
    .tip = Du bist nicht am Zug.
button-more = { $n ->
    [one] Nimm zuerst noch ein Plättchen auf.
   *[other] Nimm zuerst noch { $n } Plättchen auf.
}
button-stop = Zug beenden
button-turn = { $down ->
    [yes] Offen
   *[no] Verdeckt
}
    .tip = Dreht { $n } um, bevor es gelegt wird.
    .not = Verdeckt geht dort jetzt nicht: Mindestens ein Plättchen im Zug liegt offen.
button-send = { $bid ->
    [yes] Anbieten
   *[no] Bieten
}
    .tip = Schickt { $n } an die andere Stelle.
by-number = Nach Zahl
    .tip = { $chosen ->
        [yes] Die Hand ist nach Zahlen geordnet.
       *[no] Ordnet die Hand nach Zahlen.
    }
by-colour = Nach Farbe
    .tip = { $chosen ->
        [yes] Die Hand ist nach Farben geordnet.
       *[no] Ordnet die Hand nach Farben.
    }
answer-force_offer = Das Angebot
answer-force_bids = Die Gebote
answer-gain = 50 mehr
answer-lose = 50 weniger

## Worin sich Wahlen unterscheiden: "2,1 mehr Zieleier für dich am Ende"
# en bsmedagx2sictcucexcrxrfxjbdk3w

end-goals = Zieleier für dich am Ende
end-others = andere Eier für dich am Ende
end-specials = Punkte aus besonderen Eiern für dich am Ende
end-rival = Punkte für die stärkste Gegenseite am Ende
end-rival-goals = Zieleier für jede Gegenseite am Ende
soon-goals = Zieleier für dich aus dieser Runde
soon-others = andere Eier für dich aus dieser Runde
soon-specials = Punkte aus besonderen Eiern für dich aus dieser Runde
soon-rival = Punkte für die stärkste Gegenseite nach dieser Runde
soon-rival-goals = Zieleier für jede Gegenseite aus dieser Runde
