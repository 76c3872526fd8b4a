### Bunny Kingdom auf Deutsch.
# en n67pkxiwbiwbtewskkzkb54o3cww26vtxib3kjmus5gdvqzb4nkb2f7mtbx5qupateuii32lbkcwmp25pqowljqvgs24y2tqv6sidgun6h6t6msejbnky2q7tbo65fmrvg3ritlez7yorlw3jik7ev7jl5fp24lyjxpeaouaoy7r4zzpoalgn2acaqf6bxndpuid3vber63lkyf2f7ommlxh4mg2bcpjq76uzrec4ojylq4l3lup6nj2yzrvlbkk4ir5dufvu26wx7t7amifzsaoco2fnmarab6jygdo7ber5urm4fwi2os3kluue34dz3wzy37wk6loxggngityr3nj6nefdye55sdfh5oqvk53oozyzlhhdzeznr6dy

card-hidden = eine Karte
card-rainbow = Regenbogen { $place }
    .face = Regenbogen
card-rainbow_1 = Regenbogen
card-rainbow_2 = Regenbogen
card-railroad = Eisenbahngleis
    .token = Eisenbahn
card-switch = Weichengleis
    .token = Weiche
card-city1 = Stadt der Stärke 1
    .token = Stärke 1
    .face = Stadt
card-city2 = Stadt der Stärke 2
    .token = Stärke 2
    .face = Stadt
card-city3 = Stadt der Stärke 3
    .token = Stärke 3
    .face = Stadt
card-farm_wood = Holzhof
    .token = Holz
card-farm_fish = Fischhof
    .token = Fisch
card-farm_carrots = Karottenhof
    .token = Karotten
card-trading_post = Handelsposten
card-lux_pearl = Perlenhof
    .token = Perlen
card-lux_mushroom = Pilzhof
    .token = Pilze
card-lux_spice = Gewürzhof
    .token = Gewürze
card-lux_copper = Kupferhof
    .token = Kupfer
card-lux_iron = Eisenhof
    .token = Eisen
card-lux_gold = Goldhof
    .token = Gold
card-lux_diamond = Diamantenhof
    .token = Diamanten
card-camp_1 = Lager 1
card-camp_2 = Lager 2
card-camp_3 = Lager 3
card-camp_4 = Lager 4
card-camp_5 = Lager 5
card-camp_6 = Lager 6
card-sky_tower = Himmelsturm
card-provisions = Vorräte
card-ring = Königlicher Ring
card-coat = Königlicher Mantel
card-scepter = Königliches Zepter
card-chalice = Königlicher Kelch
card-crown = Königliche Krone
card-royal_carrot = Königliche Karotte
card-left_glove = Linker Handschuh
card-right_glove = Rechter Handschuh
card-bureaucrat = Bürokrat
    .count = { count-parchments }
    .short = { count-held }
card-burgomaster = Bürgermeister
    .count = { count-cities }
    .short = { count-cities }
card-diplomat = Diplomat
    .count = { count-edges }
    .short = { count-on-edges }
card-explorer = Entdecker
    .count = { count-corners }
    .short = { count-corners }
card-carpenter = Zimmermann
    .count = { count-wood }
    .short = { count-wood }
card-master_carpenter = Zimmermeister
    .count = { count-wood }
    .short = { count-wood }
card-woodland_king = Waldkönig
    .count = { count-wood }
    .short = { count-wood }
card-fisher = Fischer
    .count = { count-fish }
    .short = { count-fish }
card-master_fisher = Fischermeister
    .count = { count-fish }
    .short = { count-fish }
card-fisher_king = Fischerkönig
    .count = { count-fish }
    .short = { count-fish }
card-farmer = Bauer
    .count = { count-carrot-fields }
    .short = { count-fields }
card-master_farmer = Großbauer
    .count = { count-carrot-fields }
    .short = { count-fields }
card-carrot_king = Karottenkönig
    .count = { count-carrot-fields }
    .short = { count-fields }
card-merchant = Händler
    .count = { count-luxuries }
    .short = { count-luxuries }
card-mountain_master = Herr der Berge
    .count = { count-mountains }
    .short = { count-mountains }
card-carrotistador = Karottistador
    .count = { count-big-fiefs }
    .short = { count-large-fiefs }
card-harecingetorix = Hasingetorix
    .count = { count-fiefs }
    .short = { count-fiefs }
card-hunny_king = Hunnenkönig
    .count = { count-fiefs }
    .short = { count-fiefs }
card-bun_shee = Bun-Shee
    .count = { count-poor }
    .short = { count-poor-cities }
card-panpan = PanPan der Barbar
    .count = { count-bare }
    .short = { count-barren }
card-colonist = Siedler
    .count = { count-camp-cards }
    .short = { count-camps }
card-king_of_thieves = König der Diebe
    .count = { count-cities }
    .short = { count-cities }
card-matriarch = Matriarchin
    .count = { count-territories }
    .short = { count-territories }
card-little_prince = Kleiner Prinz
    .count = { count-other-carrots }
    .short = { count-from-others }
card-treasure_guardian = Schatzhüter
    .count = { count-treasures }
    .short = { count-treasures }
card-treasure_hunter = Schatzjäger
    .count = { count-treasure-carrots }
    .short = { count-from-treasures }
card-liberal = Liberaler
card-socialist = Sozialist
card-opportunist = Opportunist
card-carrotadel = Karottadelle
card-chimney = Schornstein
card-lux_cloudwool = Wolkenwollhof
    .token = Wolkenwolle
card-lux_bird = Vogelhof
    .token = Vögel
card-signet = Siegel des Händlers
    .count = { count-coins }
    .short = { count-coins }
card-cape = Umhang der Morgenröte
    .count = { count-cloud-rows }
    .short = { count-rows }
card-nibblonacci = Nibblonacci
    .count = { count-treasures }
    .short = { count-treasures }
card-assistant_governor = Vizegouverneur
    .count = { count-districts }
    .short = { count-districts }
card-governor = Gouverneur
    .count = { count-districts }
    .short = { count-districts }
card-cloud_independence = Freiheit der Wolken
    .count = { count-cloud-carrots }
    .short = { count-from-clouds }
card-merchant_queen = Handelskönigin
    .count = { count-trade }
    .short = { count-trade }
card-hareborne = Luftschiffer
    .count = { count-cloud-lands }
    .short = { count-in-clouds }
card-lewis_carrot = Lewis Carrot
    .count = { count-wonders }
    .short = { count-wonders }
card-mafayette = General Mafayette
    .count = { count-lead-rows }
    .short = { count-rows-led }
card-tax_collector = Steuereintreiber
card-central_station = Hauptbahnhof
card-railroad_2 = Eisenbahn mit 2 Gleisen
    .face = Eisenbahn
card-railroad_3 = Eisenbahn mit 3 Gleisen
    .face = Eisenbahn
card-switch_2 = Weiche mit 2 Gleisen
    .face = Weiche
card-switch_3 = Weiche mit 3 Gleisen
    .face = Weiche
card-station = Bahnhof

count-parchments = { $n ->
    [one] 1 Pergament
   *[other] { $n } Pergamente
}
count-cities = { $n ->
    [one] 1 Stadt
   *[other] { $n } Städte
}
count-edges = { $n ->
    [one] 1 Gebiet am Rand
   *[other] { $n } Gebiete am Rand
}
count-corners = { $n ->
    [one] 1 Ecke
   *[other] { $n } Ecken
}
count-wood = { $n } Holz
count-fish = { $n } Fisch
count-carrot-fields = { $n ->
    [one] 1 Karottenfeld
   *[other] { $n } Karottenfelder
}
count-fields = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}
count-luxuries = { $n ->
    [one] 1 Luxusgut
   *[other] { $n } Luxusgüter
}
count-mountains = { $n ->
    [one] 1 Berg
   *[other] { $n } Berge
}
count-big-fiefs = { $n ->
    [one] 1 Lehen mit drei oder mehr
   *[other] { $n } Lehen mit drei oder mehr
}
count-large-fiefs = { $n ->
    [one] 1 großes Lehen
   *[other] { $n } große Lehen
}
count-fiefs = { $n ->
    [one] 1 Lehen
   *[other] { $n } Lehen
}
count-poor = { $n ->
    [one] 1 Stadt ohne Güter
   *[other] { $n } Städte ohne Güter
}
count-poor-cities = { $n ->
    [one] 1 arme Stadt
   *[other] { $n } arme Städte
}
count-bare = { $n ->
    [one] 1 karges Gebiet
   *[other] { $n } karge Gebiete
}
count-barren = { $n } karg
count-camp-cards = { $n ->
    [one] 1 Lagerkarte
   *[other] { $n } Lagerkarten
}
count-camps = { $n } Lager
count-territories = { $n ->
    [one] 1 Gebiet
   *[other] { $n } Gebiete
}
count-other-carrots = { $n ->
    [one] 1 Karotte der anderen Lehen
   *[other] { $n } Karotten der anderen Lehen
}
count-from-others = { $n } aus anderen Lehen
count-treasures = { $n ->
    [one] 1 Schatz
   *[other] { $n } Schätze
}
count-treasure-carrots = { $n ->
    [one] 1 Karotte aus Schätzen
   *[other] { $n } Karotten aus Schätzen
}
count-from-treasures = { $n } aus Schätzen
count-districts = { $n ->
    [one] 1 Bezirk
   *[other] { $n } Bezirke
}
count-cloud-carrots = { $n ->
    [one] 1 Karotte aus Wolkenlehen
   *[other] { $n } Karotten aus Wolkenlehen
}
count-from-clouds = { $n } aus Wolkenlehen
count-trade = { $n } aus Handel
count-cloud-lands = { $n ->
    [one] 1 Wolkengebiet
   *[other] { $n } Wolkengebiete
}
count-in-clouds = { $n } in den Wolken
count-wonders = { $n ->
    [one] 1 Wunder
   *[other] { $n } Wunder
}
count-lead-rows = { $n ->
    [one] 1 allein geführte Wolkenreihe
   *[other] { $n } allein geführte Wolkenreihen
}
count-rows-led = { $n ->
    [one] 1 geführte Reihe
   *[other] { $n } geführte Reihen
}
count-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
count-cloud-rows = { $n ->
    [one] 1 Wolkenreihe
   *[other] { $n } Wolkenreihen
}
count-rows = { $n ->
    [one] 1 Reihe
   *[other] { $n } Reihen
}
count-held = { $n } gehalten
count-on-edges = { $n } am Rand
count-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
count-rail-cards = { $n ->
    [one] 1 Bahnkarte
   *[other] { $n } Bahnkarten
}

## Was auf den Karten steht
# en robagihamstzx3und576shinhil7fcz6knevyckmwzze5q4ntnqf7rhtnfhmcbzq3kx34kdt6zslwv6v3hpcivhjiamrogtuoj6uc726fs5bvnkw5mi43apwl3foue3uepi5r5zmnwueutv2tlbx5rdkxepkkywz3nzttrmqakrj3u75ccseqe2dqyewtyyp

rule-left_glove = 1 Karotte, mit dem rechten Handschuh 4.
rule-right_glove = 1 Karotte, mit dem linken Handschuh 4.
rule-bureaucrat = 1 für jedes deiner Pergamente, auch dieses.
rule-burgomaster = 1 für jede deiner Städte.
rule-diplomat = 1 für jedes deiner Gebiete am äußeren Rand.
rule-explorer = 3 für jedes deiner Eckgebiete.
rule-carpenter = 1 für jedes Holz, das du erzeugst.
rule-master_carpenter = 2 für jedes Holz, das du erzeugst.
rule-woodland_king = 20, wenn du mindestens 7 Holz erzeugst.
rule-fisher = 1 für jeden Fisch, den du erzeugst.
rule-master_fisher = 2 für jeden Fisch, den du erzeugst.
rule-fisher_king = 20, wenn du mindestens 7 Fisch erzeugst.
rule-farmer = 1 für jede Karotte, die du erzeugst.
rule-master_farmer = 2 für jede Karotte, die du erzeugst.
rule-carrot_king = 15, wenn du mindestens 5 Karotten erzeugst.
rule-merchant = 3 für jedes Luxusgut, das du erzeugst.
rule-mountain_master = 2 für jeden deiner Berge.
rule-carrotistador = 4 für jedes Lehen mit drei oder mehr Gebieten.
rule-harecingetorix = 1 für jedes deiner Lehen.
rule-hunny_king = 12 mit mindestens zehn Lehen.
rule-bun_shee = 2 für jede Stadt in einem deiner Lehen, das nichts erzeugt.
rule-panpan = 2 für jedes Gebiet ohne Stadt, das nichts erzeugt.
rule-colonist = 3 für jede Lagerkarte, die du gespielt hast.
rule-king_of_thieves = 12 mit mindestens neun Städten.
rule-matriarch = 12, wenn du allein die meisten Gebiete hast.
rule-little_prince = Alle deine Lehen noch einmal, außer dem besten.
rule-treasure_guardian = 3 für jeden deiner Schätze.
rule-treasure_hunter = Deine Schätze zählen noch einmal.
rule-liberal = Ein Pergament vom Platz rechts von dir, kopiert.
rule-socialist = Ein Pergament vom Platz links von dir, kopiert.
rule-opportunist = 10, wenn du am Ende Rang 2 hast.
rule-signet = 1 Karotte für jede deiner Münzen.
rule-cape = 2 Karotten für jede Reihe der Großen Wolke, in der du bist.
rule-nibblonacci = 2, 3, 5, 8, 13, 21 oder 34 für einen bis sieben Schätze.
rule-assistant_governor = 2 für jeden deiner Bezirke.
rule-governor = 3 für jeden deiner Bezirke.
rule-cloud_independence = Deine Lehen der Großen Wolke noch einmal, ohne Verbindungen.
rule-merchant_queen = 20 bei einem Handel von mindestens 50.
rule-hareborne = 1 für jedes deiner Gebiete auf der Großen Wolke.
rule-lewis_carrot = 2 für jedes Wundergut, das du erzeugst.
rule-mafayette = 5 für jede Reihe der Großen Wolke, die du allein führst.
rule-trading_post = Erzeugt Holz, Fisch oder Karotten, in jeder Ernte neu gewählt. Steht auf { where-any }.
rule-sky_tower = Macht zwei deiner Felder ohne Gebäude, in verschiedenen Lehen, zu Nachbarn.
rule-provisions = Zieh 2 Karten und spiel beide sofort.
rule-carrotadel = Eine Stadt der Stärke 5, außer andere Städte sind stärker.
rule-chimney = Auf der Großen Wolke: In jeder Ernte kommt ein Grundgut seines Lehens allen deinen Lehen der Neuen Welt zugute.
rule-tax_collector = Nimm 2 Münzen.
rule-central_station = Ein Hase auf dem Hauptbahnhof, mit seinem Bahnhof.
rule-station = Steht an der Eisenbahn. Er bedient in jeder Ernte jemand anderen.
rule-territory = { COUNT($goods) ->
    [0] { $n ->
        [0] Ein Hase auf diesem Feld: { $ground }.
       *[other] Ein Hase auf diesem Feld mit seiner Stadt der Stärke { $n }.
    }
   *[other] Ein Hase auf diesem Feld: { $ground }. Es erzeugt { LIST($goods) }.
}
rule-city = Bringt einem Lehen { $towers }. Steht auf { $where }.
rule-farm = Bringt einem Lehen { LIST($goods) }. Steht auf { $where }.
rule-rainbow = Ein Hase auf diesem Feld der Großen Wolke. Ab der Bauphase ist es mit einem deiner Felder der Neuen Welt verbunden, jede Runde neu wählbar.
rule-camp = Besetzt ein leeres Gebiet, bis dessen Gebietskarte gespielt wird. Kleine Nummern zuerst.
rule-treasure = { $n ->
    [one] Ein Schatz von 1 Karotte.
   *[other] Ein Schatz von { $n } Karotten.
}
rule-railroad = { $n } Gleise für die Enden der Eisenbahn.
rule-switch = { $n } Gleise für jede Stelle der Eisenbahn.

where-any = einem deiner Felder ohne Gebäude
where-cloud = der Großen Wolke
where-sea = einem Meer
where-forest = einem Wald
where-field = einem Acker
where-plain = einer Ebene
where-mountain = einem Berg

## Felder, Grenzen und Güter
# en u4nwq4ndwalxezaynvhke662hdpwktggwss34csttocj2gbua3byl4gdzp72kd6saxslv5hzn5iyf37pkgs46qzpbhpshec5zthvhrimkbb4pw33vkmodwrzp3e2deylhnb3degahnkk4j2jprti7o

place = { $name }
place-star = Stern { $n }
place-moon = Mond { $n }
place-sun = Sonne { $n }
place-bolt = Blitz { $n }
place-drop = Tropfen { $n }
row = Reihe { $name }
row-star = Stern
row-moon = Mond
row-sun = Sonne
row-bolt = Blitz
row-drop = Tropfen
border = zwischen { $place } und { $other }
border-edge = am Rand von { $place }
land = { $ground }
land-good = { $ground } mit { LIST($goods) }

ground-forest = Wald
    .title = Wald
    .one = einen Wald
ground-sea = Meer
    .title = Meer
    .one = ein Meer
ground-field = Acker
    .title = Acker
    .one = einen Acker
ground-plain = Ebene
    .title = Ebene
    .one = eine Ebene
ground-mountain = Berg
    .title = Berg
    .one = einen Berg
ground-city = Stadt
    .title = Stadt
    .one = eine Stadt
ground-nimbus = Nimbus
    .title = Nimbus
ground-wonder = Wunder
    .title = Wunder
ground-rainbow = Regenbogen
    .title = Regenbogen
ground-station = Bahnhof
    .title = Bahnhof

good-wood = Holz
    .title = Holz
good-fish = Fisch
    .title = Fisch
good-carrots = Karotten
    .title = Karotten
good-pearls = Perlen
good-mushrooms = Pilze
good-spices = Gewürze
good-copper = Kupfer
good-iron = Eisen
good-gold = Gold
good-diamonds = Diamanten
good-cloud-wool = Wolkenwolle
good-birds = Vögel
good-books = Bücher
good-a-carpet = ein Teppich
good-a-star = ein Stern
good-lightning = Blitze
good-giant-mushrooms = Riesenpilze
good-a-dragon = ein Drache
good-snow = Schnee
good-a-phoenix = ein Phönix
good-golden-fruit = goldene Früchte
good-a-cheese-moon = ein Käsemond
good-a-beanstalk = eine Bohnenranke
good-golden-feathers = goldene Federn

## Das Protokoll
# en vxvbhmxhlh3x73pdoywgnpuzooib2wpmiko4xcoamwjd3iz5oqle7ds6r7eeitrmjf3jovglfutcixafjbadwcea6josqgcb3bayfpjn64nbtaypyyfgnebp43mzigskmlzrhhp

station-placed = Der Hauptbahnhof liegt auf { $place }.
sheriff-named = { $n ->
    [0] { $who } hat zuerst den Sheriffstern.
    [one] { $who } bekommt mit 1 Bahnkarte in dieser Runde den Sheriffstern.
   *[other] { $who } bekommt mit { $n } Bahnkarten in dieser Runde den Sheriffstern.
}
station-turned = { $who } dreht den Hauptbahnhof: Gleise { $first } und { $second }.
round-begun = Runde { $n }
    .moment = Runde { $n } von { $of } beginnt
reserve-taken = { $who } nimmt { $card } aus der Reserve.
card-sealed = { $card ->
    [hidden] { "" }
   *[other] { $who } wählt { $card }.
}
discard-sealed = { $card ->
    [hidden] { "" }
   *[other] { $who } wird { $card } abwerfen.
}
card-played = { $territory ->
    [yes] { $who } spielt { $card }: { $land }.
   *[no] { $who } spielt { $card }.
}
    .moment = Die gewählten Karten werden gespielt
parchment-kept = { $card ->
    [hidden] { $who } behält verdeckt ein Pergament.
   *[other] { $drawn ->
        [yes] { $who } behält { $card } verdeckt. Es zahlt: { $rule }
       *[no] { $who } behält { $card } verdeckt.
    }
}
card-discarded = { $who } wirft { $card } ab.
camp-displaced = { $other } nimmt { $who } das Feld { $from } ab: { $building } ist weg.
camp-upgraded = { $who } siedelt für immer in { $from }: Das Lager ist weg.
provisions-used = Vorräte: { $who } zieht { $n } Karten und spielt sie.
coins-taken = { $n ->
    [one] { $who } nimmt 1 Münze.
   *[other] { $who } nimmt { $n } Münzen.
}
district-founded = { $who } bekommt eine Münze für einen neuen Bezirk um { $place }.
hands-passed = { $way ->
    [1] Alle geben ihre Hand nach links weiter.
   *[other] Alle geben ihre Hand nach rechts weiter.
}
track-laid = { $rail ->
    [yes] { $who } legt ein Eisenbahngleis { $border }.
   *[no] { $who } legt ein Weichengleis { $border }.
}
sheriff-paid = { $things ->
    [one] Der Sheriffstern bringt { $who } { $carrots } für 1 Gleis.
   *[other] Der Sheriffstern bringt { $who } { $carrots } für { $things } Gleise.
}
camp-placed = { $who } setzt { $building } auf { $place }. { $fief }
    .moment = { $who } setzt { $building } auf { $place }
camp-held = { $who } hebt { $building } für später auf.
building-built = { $who } baut in { $place }: { $building }. { $fief }
    .moment = { $who } baut in { $place }: { $building }
tower-built = { $who } verbindet { $from } und { $place } mit einem Himmelsturm. { $fief }
    .moment = { $who } verbindet { $from } und { $place } mit einem Himmelsturm
rainbow-set = { $who } führt den Regenbogen von { $head } nach { $place }. { $fief }
    .moment = { $who } führt den Regenbogen von { $head } nach { $place }
nothing-to-build = In dieser Runde nichts zu bauen: { LIST($seats) }.
building-ended = { $who } hat fertig gebaut.
railroad-paid = { $who } bekommt { $carrots } für Türme an der Eisenbahn.
station-paid = Der Bahnhof von { $who } bedient { $other }: { $carrots }.
resource-chosen = { $building } in { $place }: { $who } wählt { $good }.
fief-harvested = { $size ->
    [one] { $who }, Lehen { $place } (1 Gebiet): { $product }.
   *[other] { $who }, Lehen { $place } ({ $size } Gebiete): { $product }.
}
harvest-counted = { $who } erntet { $carrots } und hat jetzt { $total }.
star-paid = { $things ->
    [one] { $who } bekommt { $carrots } durch den Stern, für 1 Bahnkarte.
   *[other] { $who } bekommt { $carrots } durch den Stern, für { $things } Bahnkarten.
}
parchments-revealed = { COUNT($cards) ->
    [0] { $who } hat keine Pergamente.
   *[other] { $who } deckt auf: { LIST($cards) }.
}
    .moment = Alle Pergamente werden aufgedeckt
parchment-copied = { $who }: { $copier } wird { $card }.
parchment-counted = { $who }: { $card }, { $carrots }.
trade-counted = { $things ->
    [one] { $who } handelt mit 1 Münze: { $carrots }.
   *[other] { $who } handelt mit { $things } Münzen: { $carrots }.
}
match-won = { $several ->
    [yes] { LIST($seats) } teilen sich den Titel Langohr mit { $carrots }.
   *[no] { LIST($seats) } ist das große Langohr mit { $carrots }!
}

fief-now = Dieses Lehen gibt jetzt { $product }.
fief-nothing = Dieses Lehen gibt noch nichts.
fief-later = Was er erzeugt, wird in jeder Ernte gewählt.

carrots = { $n ->
    [one] 1 Karotte
   *[other] { $n } Karotten
}
towers = { $n ->
    [one] 1 Turm
   *[other] { $n } Türme
}
goods = { $n ->
    [one] 1 Gut
   *[other] { $n } Güter
}
product = { $towers } × { $goods } = { $carrots }
    .short = { $strength } × { $wealth } = { $carrots }

best-together = { $n ->
    [one] Am besten zusammen: { LIST($built) }, 1 Karotte mehr je Ernte.
   *[other] Am besten zusammen: { LIST($built) }, { $n } Karotten mehr je Ernte.
}
built = { $building } in { $place }

## Fragen
# en m2nhwuvvuabxk57a2lmbkqo6frskfkpdaxb4xtsmv25cydj2zrxpsrjliqdax57wzamf2esbkycjxxqug4ft4ftpbiklnbp7gvsjhz

ask-place_station = Der Platz des Hauptbahnhofs wird ausgelost
ask-draw_sheriff = Der erste Sheriffstern wird ausgelost
ask-deal = Die Karten werden ausgeteilt
ask-reserve = Alle nehmen eine Karte aus der Reserve
ask-draw = Vorräte bringen zwei Karten vom Stapel

ask-turn_station = { $who }, dreh den Hauptbahnhof
    .how = Klick die Richtung seiner Gleise an
ask-tracks = { $who }, leg Gleise oder hör auf
    .how = Klick eine leuchtende Grenze zwischen zwei Feldern an
    .two = Zieh ein Gleis auf eine leuchtende Grenze oder klick beide an
ask-camps = { $who }, setz { $building } oder heb es auf
    .how = Klick ein leeres Gebiet an, oder heb das Lager für später auf
ask-build = { $who }, bau etwas oder hör auf
    .how = Zieh ein Gebäude auf ein leuchtendes Feld oder klick beide an
ask-tower_end = { $who }, wohin führt der Himmelsturm?
    .how = Klick ein Feld eines anderen Lehens an
ask-serve = { $who }, wen bedient dein Bahnhof?
    .how = Klick jemanden an
ask-produce = { $who }, was erzeugt der Handelsposten in { $place }?
    .how = Klick Holz, Fisch oder Karotten an
ask-smoke = { $who }, was verbreitet der Schornstein in { $place }?
    .how = Klick ein Gut seines Lehens an
ask-copy = { $who }, welches Pergament kopierst du?
    .how = Klick ein leuchtendes Pergament an
ask-copy_on = { $who }, du hast eine Kopie kopiert: wähl noch einmal
    .how = Klick ein leuchtendes Pergament an

ask-pick = { $n ->
    [one] { $who }, wähl 1 Karte zum Spielen
   *[other] { $who }, wähl { $n } Karten zum Spielen
}
ask-pick-two = { $who }, wähl eine Karte. Dann wirf eine ab.
ask-pick-discard = { $who }, wirf eine Karte ab
pick = Runde { $round } von { $of }, Wahl { $pick } von { $picks }
    .last = Runde { $round } von { $of }, Wahl { $pick } von { $picks }: die letzte dieser Hand
    .other = Runde { $round } von { $of }, Wahl { $pick } von { $picks }: der Rest geht an { $other }
    .left = Runde { $round } von { $of }, Wahl { $pick } von { $picks }: der Rest geht links an { $other }
    .right = Runde { $round } von { $of }, Wahl { $pick } von { $picks }: der Rest geht rechts an { $other }

watch-turn_station = { $who } dreht den Hauptbahnhof
watch-tracks = { $who } darf Gleise legen
watch-camps = { $who } darf ein Lager setzen
watch-build = { $who } baut
watch-tower_end = { $who } setzt einen Himmelsturm
watch-serve = { $who } wählt, wen ein Bahnhof bedient
watch-produce = { $who } stellt einen Handelsposten ein
watch-smoke = { $who } stellt einen Schornstein ein
watch-copy = { $who } wählt ein Pergament zum Kopieren
watch-copy_on = { $who } wählt ein Pergament zum Kopieren
watch-pick = Noch nicht so weit: { LIST($who) }

standings = Karotten bisher: { LIST($carrots) }. Pergamente, die am Ende zählen: { LIST($parchments) }.
standing = { $who } { $n }
over = Die Partie ist zu Ende
won = { $shared ->
    [yes] { LIST($who) } teilen sich den Titel Langohr
   *[no] { LIST($who) } ist das große Langohr
}

## Was eine Wahl bewirkt
# en rrqpqik4rra2msemlljhtwzov3bbmyygmxro4tqmlgttobsspqgksx2wbgpu5bstvbvnl

do-pick = { $card } spielen
do-discard = { $card } abwerfen
do-camp = Das Lager auf { $place } setzen
do-hold_camp = Das Lager für später aufheben
do-build = In { $place } bauen: { $building }
do-tower = Himmelsturm von { $place }
do-tower_end = Himmelsturm nach { $place }
    .both = Himmelsturm von { $from } nach { $place }
do-rainbow = Den Regenbogen nach { $place } führen
    .again = Den Regenbogen nach { $place } verlegen
do-build_no_more = Fertig gebaut
do-lay_rail = Ein Eisenbahngleis { $border } legen
do-lay_switch = Ein Weichengleis { $border } legen
do-lay_no_more = Keine Gleise mehr legen
do-produce = { $good } erzeugen
do-smoke = { $good } verbreiten
do-serve = { $who } bedienen
    .apart = { $who } mit deinem Bahnhof bedienen
do-copy = { $card } kopiert { $other }
do-copy_on = { $card } kopieren
do-turn_station = { $side ->
    [0] Gleise oben und rechts
    [1] Gleise rechts und unten
    [2] Gleise unten und links
   *[3] Gleise links und oben
}
    .apart = { $side ->
        [0] Hauptbahnhof drehen: Gleise oben und rechts
        [1] Hauptbahnhof drehen: Gleise rechts und unten
        [2] Hauptbahnhof drehen: Gleise unten und links
       *[3] Hauptbahnhof drehen: Gleise links und oben
    }
do-place_station = Hauptbahnhof auf { $place }
do-draw_sheriff = { $who } hat den Sheriffstern
do-deal = Die Hände austeilen
do-reserve = Die Reserven aufdecken
do-draw = Für Vorräte ziehen

## Warum etwas nicht geht
# en xtrl5szky4xvkfe6uhtltwypyqddgqbgoaa5vcjf7rwblwr4pzol336a5x4voliyzfdvcc2ubijjllyswfilo2bckac63ullfnilfk7cdvicaeqh7axtihhgfbxqevopwswroodysc63gunpkxsqyexopp5sd3pod5ja77t7k63c2qhda27m

no-over = Die Partie ist zu Ende.
no-space = Dieses Feld gibt es in dieser Partie nicht.
no-turn-first = Zuerst wird der Hauptbahnhof gedreht.
no-pick-first = Wähl zuerst die Karten dieser Wahl aus deiner Hand.
no-tracks-first = Leg zuerst Gleise, oder hör auf.
no-camp-first = Setz zuerst das Lager, oder heb es auf.
no-build-first = Es ist Bauphase: Bau ein Gebäude, oder hör auf.
no-tower-first = Wähl zuerst das zweite Feld des Himmelsturms.
no-serve-first = Wähl zuerst, wen dein Bahnhof bedient.
no-produce-first = Wähl zuerst, was dein Handelsposten erzeugt.
no-smoke-first = Wähl zuerst das Gut, das dein Schornstein verbreitet.
no-copy-first = Wähl zuerst das Pergament, das deine Kopie wird.
no-copy-on-first = Wähl zuerst, was die kopierte Kopie wird.
no-chosen = Du hast deine Karten gewählt. Warte auf die anderen.
no-dealing = Es wird gerade ausgeteilt.
no-camp-order = Wer das Lager mit der kleinsten Nummer hat, fängt an.
no-other = Jemand anders wählt gerade.
no-camp-late = Lager werden zu Beginn der Bauphase gesetzt.
no-track-late = Gleise werden vor der Bauphase gelegt.
no-serve = Bahnhöfe bedienen andere, alle so gleichmäßig wie möglich.
no-smoke = Ein Schornstein verbreitet ein Grundgut seines eigenen Lehens.
no-turn-lava = So gedreht läge ein gedrucktes Gleis auf Lava.
no-hand = Wähl eine Karte deiner Hand.
no-chosen-again = Diese Karte hast du schon gewählt. Wähl eine andere.
no-order = Die Karten einer Wahl werden in aufsteigender Reihenfolge genannt.
no-keep-first = Wähl zuerst die Karte, die du behältst, dann die, die du abwirfst.
no-discard-kept = Wirf eine andere Karte ab als die, die du behältst.
no-camp-space = Ein Lager kommt auf ein Feld ohne Hasen und ohne Gebäude.
no-single = Das ist kein Gebäude für ein einzelnes Feld.
no-waiting = Dieses Gebäude hast du nicht.
no-tower-none = Ein Himmelsturm verbindet zwei deiner Lehen. In keinem anderen hast du ein freies Feld.
no-tower-same = Dieses Feld liegt im selben Lehen. Ein Himmelsturm verbindet zwei verschiedene.
no-tower-order = Nenn zuerst das andere Ende: das obere, oder in einer Reihe das linke.
no-yours = Gebäude kommen auf deine eigenen Gebiete.
no-built = Dort steht schon ein Gebäude. Ein Feld hat Platz für eins.
no-station = Ein Bahnhof kommt auf ein Gebiet an der Eisenbahn.
no-chimney = Ein Schornstein kommt nur auf die Große Wolke.
no-not-now = Dieses Gebäude kannst du jetzt nicht bauen.
no-fit = { $ground ->
    [cloud] Dieses Gebäude muss auf der Großen Wolke stehen.
   *[other] Das Zeichen auf diesem Gebäude verlangt: { $ground }.
}
no-rainbow = Dieser Regenbogen gehört dir nicht.
no-rainbow-cloud = Ein Regenbogen führt in die Neue Welt.
no-rainbow-there = Dorthin führt der Regenbogen schon. Wähl ein anderes Feld.
no-rainbow-moves = { $n ->
    [one] Ein Regenbogen wandert einmal in jeder Bauphase.
    [2] Ein Regenbogen wandert höchstens zweimal in jeder Bauphase.
   *[other] Ein Regenbogen wandert höchstens { $n }-mal in jeder Bauphase.
}
no-rainbow-fief = Ein Regenbogen verbindet zwei verschiedene Lehen.
no-border = Diese Grenze zwischen zwei Feldern gibt es nicht.
no-token = Dieses Gleis hast du nicht.
no-lava = Gleise liegen nie auf Lava.
no-edge = Gleise liegen zwischen zwei Feldern, nie am äußeren Rand.
no-track-there = Dort liegt schon ein Gleis.
no-track-touch = Ein Gleis muss an ein anderes anschließen.
no-track-loop = Gleise dürfen keinen Kreis schließen.
no-track-end = Gleise einer Eisenbahnkarte kommen an ein Ende der Eisenbahn.
no-copier = Wähl eine deiner Kopien, die noch nichts kopiert hat.
no-copy-right = Diese Karte kopiert ein Pergament vom Platz rechts von dir.
no-copy-left = Diese Karte kopiert ein Pergament vom Platz links von dir.
no-draw-place = Zuerst wird der Platz des Hauptbahnhofs ausgelost.
no-draw-sheriff = Jetzt wird der erste Sheriffstern ausgelost.
no-deal = Jetzt werden die Hände ausgeteilt.
no-reserve = Jetzt nehmen alle eine Karte aus der Reserve.
no-draw = Jetzt werden zwei Karten für die Vorräte gezogen.

## Wie es ausging
# en uwsqc5gutjsk662ujribnsjvpkcqf4flnfcajog6ldvn4vn4nbtdys

from-fiefs = Lehen, Runde { $n }
from-railroad = Eisenbahn
from-stations = Bahnhöfe
from-tracks = Gleise des Sheriffs
from-star = Stern
from-trade = Handel
from-parchments = Pergamente
ended = Alle vier Runden sind vorbei und die Pergamente gezählt. Die meisten Karotten gewinnen.
ended-shared = Alle vier Runden sind vorbei. Bei gleich vielen Karotten wird der Titel Langohr geteilt.

scored-title = { $copied ->
    [yes] { $card } als { $scored }
   *[no] { $card }
}
scored-plain = { scored-title }
scored-glove = { scored-title }: { $met ->
    [yes] ein Paar
   *[no] einzeln
}
scored-opportunist = { scored-title }: { $met ->
    [yes] Rang 2
   *[no] nicht Rang 2
}
scored-matriarch = { scored-title }: { $met ->
    [yes] die meisten Gebiete
   *[no] nicht die meisten Gebiete
}
scored-liberal = { scored-title }: keine Kopie
scored-socialist = { scored-title }: keine Kopie
scored-needs = { scored-title }: { $met ->
    [yes] mindestens { FORM($things, "short") }
   *[no] unter { FORM($things, "short") }
}
scored-count = { scored-title }: { FORM($things, "short") }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}

## Was Pergamente zählen
# en an3uwpgv2ck6sxq5lyjs36rxv3ivxtxgeugt5tdy22hvr2yd

worth-most = { FORM($counts, "count") }, die meisten: jetzt { $n }
worth-lead = { FORM($counts, "count") }, mit { $need } die meisten: jetzt { $n }
worth-need = { $have } von { FORM($counts, "count") }: jetzt { $n }
worth-count = { FORM($counts, "count") }: jetzt { $n }
worth-rank = Zahlt für Rang 2, du hast Rang { $have }: jetzt { $n }
worth-liberal = Kopiert ein Pergament vom Platz rechts von dir
worth-socialist = Kopiert ein Pergament vom Platz links von dir
worth-treasure = Schatz: { $n }
worth-told = { $now }; { $step }
worth-copied = Kopiert { $card }: { $told }
step-glove = dazu { $other }: 4
    .line = Dazu { $other }: 4.
step-each = jedes weitere bringt { $n }
    .line = Jedes weitere bringt { $n }.
step-next = der nächste bringt { $n }
    .line = Der nächste bringt { $n }.
step-more = { $missing ->
    [one] 1 mehr bringt { $n }
   *[other] { $missing } mehr bringen { $n }
}
    .line = { $missing ->
        [one] 1 mehr bringt { $n }.
       *[other] { $missing } mehr bringen { $n }.
    }
gained = deine Pergamente am Ende: { LIST($cards, type: "comma") }
gain = { $more ->
    [yes] { $card } { $n } mehr
   *[no] { $card } { $n } weniger
}

## Die Vorschau
# en m3sic2v4q6yzdjjimhua56v5yil264jfc2tjhhpghqowyfvw6d373mpvrzrenq3ic2qeucpqdqmz5zdptqgb2cuimziijkqkzqddwg5s5r3cdffkziz3yepnsxt4dikbbtux

listed = { LIST($things) }
listed-comma = { LIST($things, type: "comma") }
brings = { LIST($parts, type: "semicolon") }
see-more-in = In { $place }: { $carrots } mehr je Ernte
see-best = Am besten in { $place }: { $carrots } mehr je Ernte
see-drives-off = { $settled }, vertreibt das Lager von { $who }
see-yours = { $place } gehört dir dann für immer
see-near = { LIST($places, type: "or") } würde es mit deinem Lehen { $place } verbinden
see-joins = { $place } kommt zu deinem Lehen mit { $n }
see-begins = { $fiefs ->
    [0] { $n ->
        [one] { $place } beginnt ein neues Lehen
       *[other] { $place } beginnt ein Lehen mit { $n }
    }
   *[other] { $place } verbindet { $fiefs } Lehen zu einem mit { $n }
}
see-camp = { $building }: { $settled }
see-post = { $building } mit dem besten Gut in { $place }
see-building = { $building } in { $place }
see-gain = { $product } ({ NUMBER($n, sign: "always") })
    .short = { FORM($product, "short") } ({ NUMBER($n, sign: "always") })
see-linked = { $place } und { $other }: ein Lehen mit { $n }
see-harvests = Karotten je Ernte jetzt
see-so-far = Karotten bisher
see-serving = Karotten für deinen Bahnhof
see-fits = { $many ->
    [yes] Passt auf { COUNT($places) } Felder; noch keine Karotten mehr
   *[no] Passt auf { LIST($places, type: "or") }; noch keine Karotten mehr
}
see-left = { $last ->
    [yes] das ist die letzte Runde: was übrig bleibt, zählt nichts
   *[no] was übrig bleibt, kannst du später bauen
}
see-has = Du hast { $things }
sources = { LIST($things, type: "comma") }
source-fiefs = Lehen { $n }
source-parchments = Pergamente { $n }
source-rails = Bahn { $n }
source-trade = Handel { $n }
see-counting = Die Pergamente werden gezählt
see-no-fief = Gebietskarten bringen Hasen auf die Landkarte
see-harvest = jetzt { $carrots } je Ernte
see-reserve = { $n ->
    [one] 1 Karte in deiner Reserve
   *[other] { $n } Karten in deiner Reserve
}
see-discarded = { $card } wird abgeworfen
see-gone = Verdeckt, und aus dem Spiel
see-railroad = Kommt an ein Ende der Eisenbahn
see-switch = Kommt an jede Stelle der Eisenbahn
see-sky_tower = Verbindet zwei freie Felder in verschiedenen Lehen
see-no-space = Noch kein Feld dafür; es kann warten
see-tower-next = Dann wähl, wohin er führt
see-fief = { $n ->
    [one] { $who }: Lehen mit 1 Gebiet
   *[other] { $who }: Lehen mit { $n } Gebieten
}
brings-best = am besten nach { $place }: { $effect }
brings-produced = { $carrots } mehr in dieser Ernte
brings-settled = { $settled }: { $effect }
brings-alone = { $taken ->
    [yes] ein Lehen für sich, vertreibt das Lager von { $who }
   *[no] ein Lehen für sich
}
brings-waits = { $rule } Es kann bis später warten.
brings-built = { LIST($things, type: "comma") }: { $effect }

## Der Tisch in Worten
# en ezbd7zei34b3ort6oybevrn2ibnswdlnsa2jullz6koo4sqwd5yngvagqjqt56xic2yeimnx6cn

zone-harvests = Ernten
zone-world = Neue Welt, die Landkarte
zone-cloud = Große Wolke
zone-fiefs = Lehen
zone-borders = Grenzen
zone-waiting = Noch zu bauen
tab-hand = Hand
tab-stock = Gebäude
tab-scrolls = Pergamente
tray-scrolls = Deine Pergamente
empty-hand = Gerade keine Karten
empty-stock = Nichts zu bauen
empty-scrolls = Noch keine Pergamente
piece-fief = Lehen { $place } von { $who }
piece-border = Grenze { $border }
piece-rainbow = Regenbogen von { $place }
state-fief = { $size } ({ LIST($places) }), { $product }
state-several = { $n } davon
state-seat = { COUNT($things) ->
    [0] { $fiefs }, { $n } je Ernte
   *[other] { $fiefs }, { $n } je Ernte, noch zu bauen: { LIST($things) }
}
several = { $n ->
    [one] { $building }
   *[other] { $n } × { $building }
}
state-rainbow = führt nach { $place }
space = { LIST($things, type: "comma") }
lava = durch Lava von { $place } getrennt
lived = { $place } { $who }
free = { $all ->
    [yes] alle frei
   *[no] { $n } frei
}

## Aus der Nähe
# en 3gwqop4nkkhrap5m4lvvjwaenew3e6ltikoo2pzodutd2jsipbicy7dmb

close-line = { $thing }.
close-all = { $n } im Ganzen
close-central = Hauptbahnhof: ein Gebiet eigener Art mit einem Bahnhof.
close-ground = { COUNT($goods) ->
    [0] { FORM($ground, "title") }; von selbst gibt es hier nichts.
   *[other] { FORM($ground, "title") }; hier gibt es { LIST($goods) }.
}
close-lava = Lava trennt es von { $place }: Kein Lehen reicht hinüber.
close-holder = Es gehört { $who }.
close-city = Darauf: von Anfang an eine Stadt der Stärke { $n }.
close-on = Darauf: { $thing }.
close-fief = { $n ->
    [one] Lehen mit 1 Gebiet: { $product }.
   *[other] Lehen mit { $n } Gebieten: { $product }.
}
close-linked = Mit { $place } verbunden.
close-corner = Eine Ecke seines Plans.
close-edge = Am Rand seines Plans.
close-fiefs = { $carrots }, { $territories } in { $fiefs }: { $n } je Ernte.
close-cards = { $parchments }, { $cards } auf der Hand.
close-waits = { COUNT($things) ->
    [0] Nichts zu bauen.
   *[other] Noch zu bauen: { LIST($things) }.
}
close-coins = { $coins } zum Handeln.
close-sheriff = Sheriff: hat den Stern.
close-passed = Weitergegeben hast du: { LIST($cards) }.
close-discards = Abgeworfen hast du: { LIST($cards) }.

## Der Tisch
# en w2dcihrrvj756ijhujtrxp6bxiyrsosigntv6wg4a7xumucfjq2wajhf4sccezyewrdf3dvx

for-all-cards = alle Karten werden aufgedeckt
for-all-harvest = die Ernte
for-all-parchments = die Pergamente
round-banner = Runde { $n } von { $of }
copies-banner = { $who } kopiert
tag-play = spielen
tag-discard = abwerfen
plate-carrots = { $n ->
    [one] Karotte
   *[other] Karotten
}
plate-parchments = { $n ->
    [one] Pergament
   *[other] Pergamente
}
plate-sheriff = { $n ->
    [one] Bahnkarte, als Sheriff
   *[other] Bahnkarten, als Sheriff
}
plate-coins = { $n ->
    [one] Münze
   *[other] Münzen
}
plate-land = { $n ->
    [one] Gebiet
   *[other] Gebiete
}
plate-reserve = { $n ->
    [one] Karte in der Reserve
   *[other] Karten in der Reserve
}
plate-rails = { $n ->
    [one] Bahnkarte
   *[other] Bahnkarten
}
sheet = { $who }: { LIST($things, type: "comma") }, { $n } je Ernte
sheet-goods = { $some ->
    [yes] Güter
   *[no] Keine Güter
}
sheet-waits = { $some ->
    [yes] Noch zu bauen
   *[no] Nichts zu bauen
}
sheet-picked = { $some ->
    [yes] Letzte Wahl
   *[no] In dieser Runde noch nichts gewählt
}
ask-held = { $who }, setz { $building } auf ein Feld
    .how = Klick ein leuchtendes Feld an, oder leg es mit { KEY("back") } zurück
ask-held-track = { $who }, leg ein { $building }
    .how = Klick eine leuchtende Grenze an, oder leg es mit { KEY("back") } zurück
ask-held-one = { $who }, wähl ein Ende des Himmelsturms
ask-held-other = { $who }, wähl das andere Ende des Himmelsturms
ask-further = { $two ->
    [yes] { $n ->
        [0] { $who }, bestätige oder nimm eine zurück
       *[other] { $who }, wähl jetzt die Karte zum Abwerfen
    }
   *[no] { $n ->
        [0] { $who }, bestätige oder nimm eine zurück
       *[other] { $who }, wähl noch { $n }
    }
}
sure-done = { $building } in { $place } brächte in dieser Ernte { $carrots }.
    .do = Fertig gebaut

## Knöpfe
# en j6jv3b77jmqe2znjpgonzeg7pzbliovb42kqk4urthnizz5ubpn43hztinns3zn4qylvlpitfnx

button-camps = { $building } aufheben
button-build = Fertig gebaut
button-tracks = Fertig gelegt
button-over = Die Partie ist zu Ende
    .tip = Wer gewonnen hat, sagt das Ergebnis.
button-watching = Du siehst zu
    .tip = Die Hasen spielen von selbst.
button-sealed = Karten sind gewählt
    .tip = Die anderen wählen noch.
button-others = Warte auf die anderen
    .tip = Die anderen wählen noch.
button-turn_station = Hauptbahnhof drehen
    .tip = Klick eins seiner Bilder an, oder eine Ecke seines Plättchens.
button-tower_end = Anderes Ende wählen
    .tip = Klick ein leuchtendes Feld eines anderen Lehens an.
button-serve = Jemanden wählen
    .tip = Klick an, wen dein Bahnhof bedient.
button-copy = Pergament wählen
    .tip = Klick das Pergament an, das deine Kopie wird.
button-copy_on = Pergament wählen
    .tip = Klick das Pergament an, das kopiert wird.
button-produce = Gut wählen
    .tip = Klick Holz, Fisch oder Karotten an.
button-smoke = Gut wählen
    .tip = Klick ein Gut seines Lehens an.
button-choose = { $two ->
    [yes] { $n ->
        [1] Eine zum Abwerfen wählen
       *[other] Eine Karte wählen
    }
   *[no] { $some ->
        [yes] Noch { $n } wählen
       *[no] { $n ->
            [one] Eine Karte wählen
           *[other] { $n } Karten wählen
        }
    }
}
    .tip = Klick Karten deiner Hand an, oder zieh sie auf die Landkarte.
button-play = { LIST($cards) } spielen
button-discard = { $n ->
    [0] { $card } abwerfen
   *[other] { LIST($cards) } spielen, { $card } abwerfen
}
button-good = { FORM($good, "title") }: { $carrots } mehr in dieser Ernte.
    .not = Das erzeugt sein Lehen nicht.
filter-all = Alles
    .map = Karte: alles
    .tip = Zeigt alles auf der Landkarte.
filter-mine = Meins
    .map = Karte: meins
    .tip = Hebt deine eigenen Lehen hervor.
filter-goods = Güter
    .map = Karte: Güter
    .tip = Zeigt, was jedes Feld und jeder Hof gibt.
filter-parchments = Pergamente
    .map = Karte: Pergamente
    .tip = Beleuchtet die Felder, um die es deinen Pergamenten geht.
nearer-map =
    .whole = Zeigt wieder die ganze Landkarte (-).
    .close = Holt die Landkarte näher (+, oder das Mausrad über einer Stelle). Du kannst sie ziehen.
nearer-cloud =
    .whole = Zeigt wieder die ganze Große Wolke (-).
    .close = Holt die Große Wolke näher (+, oder das Mausrad über einer Stelle). Du kannst sie ziehen.
nearer-largest = Größer werden die Felder nicht.

## Worin sich Wahlen unterscheiden: "2,1 mehr Karotten aus deinen Pergamenten"
# en s77nb5adft6eyzu3m3a2s3wu22eeujcx6iedea4vaboa7kql

end-harvest = Karotten für dich in Ernte { $n }
end-harvest-best = Karotten für die stärkste Gegenseite in Ernte { $n }
end-harvest-rival = Karotten für die Gegenseite in Ernte { $n }
end-rails-and-trade = Karotten aus Gleisen, Bahnhöfen und Handel
end-parchments = Karotten aus deinen Pergamenten
end-parchments-best = Karotten aus den Pergamenten der stärksten Gegenseite
end-parchments-rival = Karotten aus den Pergamenten der Gegenseite
end-spaces = Felder für dich
end-spaces-largest = Felder für die größte Gegenseite
end-spaces-rival = Felder für die Gegenseite
end-strength = Stärke in deinem stärksten Lehen
end-wealth = verschiedene Güter in deinem reichsten Lehen
end-coins = Münzen für dich
end-strong = du hast ein Lehen der Stärke { $n } oder mehr
end-strong-any = jemand anders hat ein Lehen der Stärke { $n } oder mehr
end-strong-rival = die Gegenseite hat ein Lehen der Stärke { $n } oder mehr

## Vor dem Spiel
# en n6miyfolm

pitch =
    .one = Wähl Karten, besiedle eine neue Welt und lass deine Lehen wachsen.
    .two = Türme mal Güter gibt Karotten, vier Runden lang.
option-sky = Am Himmel
    .help = Ein zweiter Plan in den Wolken, mit Münzen und Handel. Zu fünft immer dabei.
option-express = Bunny Express
    .help = Eine Eisenbahn wächst zwischen den Feldern, mit Sheriff und Bahnhöfen.
