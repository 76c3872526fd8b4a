### Bunny Kingdom.
### $who, $other: players. $n: a count. $place, $from: spaces. $card, $building: cards.

## Cards. ".count" is what a parchment counts, ".short" the same in the results, ".token" the name
## below a building's disc, ".face" the one on the card.

card-hidden = a card
card-rainbow = Rainbow { $place }
    .face = Rainbow
card-rainbow_1 = Rainbow
card-rainbow_2 = Rainbow
card-railroad = Railroad track
    .token = Railroad
card-switch = Switch track
    .token = Switch
card-city1 = City of strength 1
    .token = Strength 1
    .face = City
card-city2 = City of strength 2
    .token = Strength 2
    .face = City
card-city3 = City of strength 3
    .token = Strength 3
    .face = City
card-farm_wood = Wood farm
    .token = Wood
card-farm_fish = Fish farm
    .token = Fish
card-farm_carrots = Carrot farm
    .token = Carrot
card-trading_post = Trading post
card-lux_pearl = Pearl farm
    .token = Pearl
card-lux_mushroom = Mushroom farm
    .token = Mushroom
card-lux_spice = Spice farm
    .token = Spice
card-lux_copper = Copper farm
    .token = Copper
card-lux_iron = Iron farm
    .token = Iron
card-lux_gold = Gold farm
    .token = Gold
card-lux_diamond = Diamond farm
    .token = Diamond
card-camp_1 = Camp 1
card-camp_2 = Camp 2
card-camp_3 = Camp 3
card-camp_4 = Camp 4
card-camp_5 = Camp 5
card-camp_6 = Camp 6
card-sky_tower = Sky Tower
card-provisions = Provisions
card-ring = Royal Ring
card-coat = Royal Coat
card-scepter = Royal Scepter
card-chalice = Royal Chalice
card-crown = Royal Crown
card-royal_carrot = Royal Carrot
card-left_glove = Left Glove
card-right_glove = Right Glove
card-bureaucrat = Bureaucrat
    .count = { count-parchments }
    .short = { count-held }
card-burgomaster = Burgomaster
    .count = { count-cities }
    .short = { count-cities }
card-diplomat = Diplomat
    .count = { count-edges }
    .short = { count-on-edges }
card-explorer = Explorer
    .count = { count-corners }
    .short = { count-corners }
card-carpenter = Carpenter
    .count = { count-wood }
    .short = { count-wood }
card-master_carpenter = Master Carpenter
    .count = { count-wood }
    .short = { count-wood }
card-woodland_king = Woodland King
    .count = { count-wood }
    .short = { count-wood }
card-fisher = Fisher
    .count = { count-fish }
    .short = { count-fish }
card-master_fisher = Master Fisher
    .count = { count-fish }
    .short = { count-fish }
card-fisher_king = Fisher King
    .count = { count-fish }
    .short = { count-fish }
card-farmer = Farmer
    .count = { count-carrot-fields }
    .short = { count-fields }
card-master_farmer = Master Farmer
    .count = { count-carrot-fields }
    .short = { count-fields }
card-carrot_king = Carrot King
    .count = { count-carrot-fields }
    .short = { count-fields }
card-merchant = Merchant
    .count = { count-luxuries }
    .short = { count-luxuries }
card-mountain_master = Master of the Mountains
    .count = { count-mountains }
    .short = { count-mountains }
card-carrotistador = Carrotistador
    .count = { count-big-fiefs }
    .short = { count-large-fiefs }
card-harecingetorix = Harecingetorix
    .count = { count-fiefs }
    .short = { count-fiefs }
card-hunny_king = Hun-ny King
    .count = { count-fiefs }
    .short = { count-fiefs }
card-bun_shee = Bun-Shee
    .count = { count-poor }
    .short = { count-poor-cities }
card-panpan = PanPan the Barbarian
    .count = { count-bare }
    .short = { count-barren }
card-colonist = Colonist
    .count = { count-camp-cards }
    .short = { count-camps }
card-king_of_thieves = King of Thieves
    .count = { count-cities }
    .short = { count-cities }
card-matriarch = Matriarch
    .count = { count-territories }
    .short = { count-territories }
card-little_prince = Little Prince
    .count = { count-other-carrots }
    .short = { count-from-others }
card-treasure_guardian = Treasure Guardian
    .count = { count-treasures }
    .short = { count-treasures }
card-treasure_hunter = Treasure Hunter
    .count = { count-treasure-carrots }
    .short = { count-from-treasures }
card-liberal = Liberal
card-socialist = Socialist
card-opportunist = Opportunist
card-carrotadel = Carrotadel
card-chimney = Chimney
card-lux_cloudwool = Cloud wool farm
    .token = Cloud wool
card-lux_bird = Bird farm
    .token = Bird
card-signet = Merchant's Signet
    .count = { count-coins }
    .short = { count-coins }
card-cape = Cape of Dawn
    .count = { count-cloud-rows }
    .short = { count-rows }
card-nibblonacci = Nibblonacci
    .count = { count-treasures }
    .short = { count-treasures }
card-assistant_governor = Assistant Governor
    .count = { count-districts }
    .short = { count-districts }
card-governor = Governor
    .count = { count-districts }
    .short = { count-districts }
card-cloud_independence = Cloud Independence
    .count = { count-cloud-carrots }
    .short = { count-from-clouds }
card-merchant_queen = Merchant Queen
    .count = { count-trade }
    .short = { count-trade }
card-hareborne = Hareborne Explorer
    .count = { count-cloud-lands }
    .short = { count-in-clouds }
card-lewis_carrot = Lewis Carrot
    .count = { count-wonders }
    .short = { count-wonders }
card-mafayette = General Mafayette
    .count = { count-lead-rows }
    .short = { count-rows-led }
card-tax_collector = Tax Collector
card-central_station = Central Station
card-railroad_2 = Railroad of 2 tracks
    .face = Railroad
card-railroad_3 = Railroad of 3 tracks
    .face = Railroad
card-switch_2 = Switch of 2 tracks
    .face = Switch
card-switch_3 = Switch of 3 tracks
    .face = Switch
card-station = Station

rule-territory = { COUNT($goods) ->
    [0] { $n ->
        [0] A rabbit on this { $ground }.
       *[other] A rabbit on this space with its city of strength { $n }.
    }
   *[other] A rabbit on this { $ground }; it produces { LIST($goods) }.
}
rule-trading_post = Produces wood, fish or carrots, chosen anew in each harvest. Stands on { where-any }.
rule-sky_tower = Makes neighbours of two spaces of yours without a building, in different fiefs.
rule-provisions = Draw 2 cards and play both at once.
rule-left_glove = 1 carrot, or 4 with the { card-right_glove }.
rule-right_glove = 1 carrot, or 4 with the { card-left_glove }.
rule-bureaucrat = 1 for each of your parchments, this one too.
rule-burgomaster = 1 for each of your cities.
rule-diplomat = 1 for each territory of yours on an outer edge.
rule-explorer = 3 for each corner territory of yours.
rule-carpenter = 1 for each wood you produce.
rule-master_carpenter = 2 for each wood you produce.
rule-woodland_king = 20 if you produce 7 wood or more.
rule-fisher = 1 for each fish you produce.
rule-master_fisher = 2 for each fish you produce.
rule-fisher_king = 20 if you produce 7 fish or more.
rule-farmer = 1 for each of the carrots you produce.
rule-master_farmer = 2 for each of the carrots you produce.
rule-carrot_king = 15 if you produce 5 carrots or more.
rule-merchant = 3 for each luxury resource you produce.
rule-mountain_master = 2 for each mountain of yours.
rule-carrotistador = 4 for each fief of three territories or more.
rule-harecingetorix = 1 for each of your fiefs.
rule-hunny_king = 12 with ten fiefs or more.
rule-bun_shee = 2 for each city in a fief of yours that produces nothing.
rule-panpan = 2 for each territory without a city that produces nothing.
rule-colonist = 3 for each Camp card you have played.
rule-king_of_thieves = 12 with nine cities or more.
rule-matriarch = 12 if you alone hold the most territories.
rule-little_prince = All your fiefs once more, except the best one.
rule-treasure_guardian = 3 for each of your treasures.
rule-treasure_hunter = Your treasures count once more.
rule-liberal = A copy of one parchment of the player on your right.
rule-socialist = A copy of one parchment of the player on your left.
rule-opportunist = 10 if you are second in the end.
rule-carrotadel = A city of strength 5, unless other cities are stronger.
rule-chimney = On the Great Cloud: in each harvest a basic resource of its fief goes to all your fiefs in the New World.
rule-signet = 1 carrot for each of your coins.
rule-cape = 2 carrots for each row of the Great Cloud you are in.
rule-nibblonacci = 2, 3, 5, 8, 13, 21 or 34 for one to seven treasures.
rule-assistant_governor = 2 for each of your districts.
rule-governor = 3 for each of your districts.
rule-cloud_independence = Your fiefs of the Great Cloud once more, without links.
rule-merchant_queen = 20 with a Trade of 50 or more.
rule-hareborne = 1 for each territory of yours on the Great Cloud.
rule-lewis_carrot = 2 for each wondrous resource you produce.
rule-mafayette = 5 for each row of the Great Cloud that you lead alone.
rule-tax_collector = Take 2 coins.
rule-central_station = A rabbit on Central Station, with its Station.
rule-station = Built along the railroad. It serves another player in each harvest.
rule-city = Adds { $towers } to a fief. Stands on { $where }.
rule-farm = Adds { LIST($goods) } to a fief. Stands on { $where }.
rule-rainbow = A rabbit on this space of the Great Cloud. From Construction on it is linked to a space of yours in the New World, which may change every round.
rule-camp = Takes an empty territory until its Territory card is played. Lower numbers go first.
rule-treasure = { $n ->
    [one] A treasure of 1 carrot.
   *[other] A treasure of { $n } carrots.
}
rule-railroad = { $n } tracks for the ends of the railroad.
rule-switch = { $n } tracks for any point of the railroad.

where-any = any space of yours without a building
where-cloud = the Great Cloud
where-sea = a sea
where-forest = a forest
where-field = a field
where-plain = a plain
where-mountain = a mountain

## Spaces, borders and goods

place = { $name }
place-star = Star { $n }
place-moon = Moon { $n }
place-sun = Sun { $n }
place-bolt = Bolt { $n }
place-drop = Drop { $n }
row = Row { $name }
row-star = Star
row-moon = Moon
row-sun = Sun
row-bolt = Bolt
row-drop = Drop
border = between { $place } and { $other }
border-edge = on the edge of { $place }
land = { $ground }
land-good = { $ground } with { LIST($goods) }

ground-forest = forest
    .title = Forest
ground-sea = sea
    .title = Sea
ground-field = field
    .title = Field
ground-plain = plain
    .title = Plain
ground-mountain = mountain
    .title = Mountain
ground-city = city
    .title = City
ground-nimbus = nimbus
    .title = Nimbus
ground-wonder = wonder
    .title = Wonder
ground-rainbow = rainbow
    .title = Rainbow
ground-station = station
    .title = Station

good-wood = wood
    .title = Wood
good-fish = fish
    .title = Fish
good-carrots = carrots
    .title = Carrots
good-pearls = pearls
good-mushrooms = mushrooms
good-spices = spices
good-copper = copper
good-iron = iron
good-gold = gold
good-diamonds = diamonds
good-cloud-wool = cloud wool
good-birds = birds
good-books = books
good-a-carpet = a carpet
good-a-star = a star
good-lightning = lightning
good-giant-mushrooms = giant mushrooms
good-a-dragon = a dragon
good-snow = snow
good-a-phoenix = a phoenix
good-golden-fruit = golden fruit
good-a-cheese-moon = a cheese moon
good-a-beanstalk = a beanstalk
good-golden-feathers = golden feathers

## What is counted

count-parchments = { $n ->
    [one] 1 parchment
   *[other] { $n } parchments
}
count-cities = { $n ->
    [one] 1 city
   *[other] { $n } cities
}
count-edges = { $n ->
    [one] 1 territory on an edge
   *[other] { $n } territories on an edge
}
count-corners = { $n ->
    [one] 1 corner
   *[other] { $n } corners
}
count-wood = { $n } wood
count-fish = { $n } fish
count-carrot-fields = { $n ->
    [one] 1 field of carrots
   *[other] { $n } fields of carrots
}
count-fields = { $n ->
    [one] 1 field
   *[other] { $n } fields
}
count-luxuries = { $n ->
    [one] 1 luxury
   *[other] { $n } luxuries
}
count-mountains = { $n ->
    [one] 1 mountain
   *[other] { $n } mountains
}
count-big-fiefs = { $n ->
    [one] 1 fief of three or more
   *[other] { $n } fiefs of three or more
}
count-large-fiefs = { $n ->
    [one] 1 large fief
   *[other] { $n } large fiefs
}
count-fiefs = { $n ->
    [one] 1 fief
   *[other] { $n } fiefs
}
count-poor = { $n ->
    [one] 1 city without goods
   *[other] { $n } cities without goods
}
count-poor-cities = { $n ->
    [one] 1 poor city
   *[other] { $n } poor cities
}
count-bare = { $n ->
    [one] 1 bare territory
   *[other] { $n } bare territories
}
count-barren = { $n } bare
count-camp-cards = { $n ->
    [one] 1 Camp card
   *[other] { $n } Camp cards
}
count-camps = { $n ->
    [one] 1 camp
   *[other] { $n } camps
}
count-territories = { $n ->
    [one] 1 territory
   *[other] { $n } territories
}
count-other-carrots = { $n ->
    [one] 1 carrot of the other fiefs
   *[other] { $n } carrots of the other fiefs
}
count-from-others = { $n } from other fiefs
count-treasures = { $n ->
    [one] 1 treasure
   *[other] { $n } treasures
}
count-treasure-carrots = { $n ->
    [one] 1 carrot of treasures
   *[other] { $n } carrots of treasures
}
count-from-treasures = { $n } from treasures
count-districts = { $n ->
    [one] 1 district
   *[other] { $n } districts
}
count-cloud-carrots = { $n ->
    [one] 1 carrot of cloud fiefs
   *[other] { $n } carrots of cloud fiefs
}
count-from-clouds = { $n } from cloud fiefs
count-trade = { $n } of Trade
count-cloud-lands = { $n ->
    [one] 1 cloud territory
   *[other] { $n } cloud territories
}
count-in-clouds = { $n } in the clouds
count-wonders = { $n ->
    [one] 1 wonder
   *[other] { $n } wonders
}
count-lead-rows = { $n ->
    [one] 1 cloud row led alone
   *[other] { $n } cloud rows led alone
}
count-rows-led = { $n ->
    [one] 1 row led
   *[other] { $n } rows led
}
count-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
count-cloud-rows = { $n ->
    [one] 1 cloud row
   *[other] { $n } cloud rows
}
count-rows = { $n ->
    [one] 1 row
   *[other] { $n } rows
}
count-held = { $n } held
count-on-edges = { $n } on edges
count-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
count-rail-cards = { $n ->
    [one] 1 rail card
   *[other] { $n } rail cards
}

## The log

station-placed = Central Station is on { $place }.
sheriff-named = { $n ->
    [0] { $who } is the first Sheriff.
    [one] { $who } becomes Sheriff with 1 rail card this round.
   *[other] { $who } becomes Sheriff with { $n } rail cards this round.
}
station-turned = { $who } turns Central Station: tracks { $first } and { $second }.
round-begun = Round { $n }
    .moment = Round { $n } of { $of } begins
reserve-taken = { $who } takes { $card } from the reserve.
card-sealed = { $card ->
    [hidden] { "" }
   *[other] { $who } picks { $card }.
}
discard-sealed = { $card ->
    [hidden] { "" }
   *[other] { $who } will discard { $card }.
}
card-played = { $territory ->
    [yes] { $who } plays { $card }: { $land }.
   *[no] { $who } plays { $card }.
}
    .moment = The chosen cards are played
parchment-kept = { $card ->
    [hidden] { $who } keeps a parchment face down.
   *[other] { $drawn ->
        [yes] { $who } keeps { $card } face down. It pays: { $rule }
       *[no] { $who } keeps { $card } face down.
    }
}
card-discarded = { $who } discards { $card }.
camp-displaced = { $other } takes { $from } from { $who }: { $building } is gone.
camp-upgraded = { $who } settles in { $from } for good: the camp is gone.
provisions-used = Provisions: { $who } draws { $n } cards and plays them.
coins-taken = { $n ->
    [one] { $who } takes 1 coin.
   *[other] { $who } takes { $n } coins.
}
district-founded = { $who } gets a coin for a new district around { $place }.
hands-passed = { $way ->
    [1] Everybody passes their hand to the left.
   *[other] Everybody passes their hand to the right.
}
track-laid = { $rail ->
    [yes] { $who } lays a Railroad track { $border }.
   *[no] { $who } lays a Switch track { $border }.
}
sheriff-paid = { $things ->
    [one] Sheriff { $who } gets { $carrots } for 1 track.
   *[other] Sheriff { $who } gets { $carrots } for { $things } tracks.
}
camp-placed = { $who } places { $building } in { $place }. { $fief }
    .moment = { $who } places { $building } in { $place }
camp-held = { $who } keeps { $building } for a later round.
building-built = { $who } builds in { $place }: { $building }. { $fief }
    .moment = { $who } builds in { $place }: { $building }
tower-built = { $who } joins { $from } and { $place } with a Sky Tower. { $fief }
    .moment = { $who } joins { $from } and { $place } with a Sky Tower
rainbow-set = { $who } leads the Rainbow of { $head } to { $place }. { $fief }
    .moment = { $who } leads the Rainbow of { $head } to { $place }
nothing-to-build = { LIST($seats) } can build nothing in this round.
building-ended = { $who } has finished building.
railroad-paid = { $who } gets { $carrots } for towers along the railroad.
station-paid = { $who }'s Station serves { $other }: { $carrots }.
resource-chosen = { $building } in { $place }: { $who } chooses { $good }.
fief-harvested = { $size ->
    [one] { $who }, fief of { $place } (1 territory): { $product }.
   *[other] { $who }, fief of { $place } ({ $size } territories): { $product }.
}
harvest-counted = { $who } harvests { $carrots } and now has { $total }.
star-paid = { $things ->
    [one] { $who } gets { $carrots } from the Star, for 1 rail card.
   *[other] { $who } gets { $carrots } from the Star, for { $things } rail cards.
}
parchments-revealed = { COUNT($cards) ->
    [0] { $who } has no parchments.
   *[other] { $who } reveals { LIST($cards) }.
}
    .moment = All parchments are turned up
parchment-copied = { $who }: { $copier } becomes { $card }.
parchment-counted = { $who }: { $card }, { $carrots }.
trade-counted = { $things ->
    [one] { $who } trades 1 coin for { $carrots }.
   *[other] { $who } trades { $things } coins for { $carrots }.
}
match-won = { $several ->
    [yes] { LIST($seats) } share the title of Big Ears with { $carrots }.
   *[no] { LIST($seats) } is Big Ears with { $carrots }!
}

fief-now = This fief now gives { $product }.
fief-nothing = This fief gives nothing yet.
fief-later = What it makes is chosen in each harvest.

carrots = { $n ->
    [one] 1 carrot
   *[other] { $n } carrots
}
towers = { $n ->
    [one] 1 tower
   *[other] { $n } towers
}
goods = { $n ->
    [one] 1 good
   *[other] { $n } goods
}
product = { $towers } × { $goods } = { $carrots }
    .short = { $strength } × { $wealth } = { $carrots }

best-together = { $n ->
    [one] Best together: { LIST($built) }, for 1 more carrot each harvest.
   *[other] Best together: { LIST($built) }, for { $n } more carrots each harvest.
}
built = { $building } in { $place }

## What is asked. ".how" is the second line.

ask-place_station = Central Station is being placed
ask-draw_sheriff = The first Sheriff is being drawn
ask-deal = The cards are being dealt
ask-reserve = Each player takes a card from the reserve
ask-draw = Provisions bring two cards from the deck

ask-turn_station = { $who }, turn Central Station
    .how = Click the direction of its tracks
ask-tracks = { $who }, lay tracks, or finish
    .how = Click a glowing border between two spaces
    .two = Drag a track to a glowing border, or click both
ask-camps = { $who }, place { $building } or keep it
    .how = Click an empty territory, or keep the camp for a later round
ask-build = { $who }, build something, or finish
    .how = Drag a building to a glowing space, or click both
ask-tower_end = { $who }, choose where the Sky Tower leads
    .how = Click a space of another fief
ask-serve = { $who }, choose whom your Station serves
    .how = Click a player
ask-produce = { $who }, what does the trading post in { $place } make?
    .how = Click wood, fish or carrots
ask-smoke = { $who }, what does the Chimney in { $place } spread?
    .how = Click a resource of its fief
ask-copy = { $who }, choose the parchment to copy
    .how = Click a glowing parchment
ask-copy_on = { $who }, you copied a copy card: choose again
    .how = Click a glowing parchment

ask-pick = { $n ->
    [one] { $who }, choose 1 card to play
   *[other] { $who }, choose { $n } cards to play
}
ask-pick-two = { $who }, choose a card to play. Then discard one.
ask-pick-discard = { $who }, discard one card
pick = Round { $round } of { $of }, pick { $pick } of { $picks }
    .last = Round { $round } of { $of }, pick { $pick } of { $picks }: the last of this hand
    .other = Round { $round } of { $of }, pick { $pick } of { $picks }. The rest goes to { $other }
    .left = Round { $round } of { $of }, pick { $pick } of { $picks }. The rest goes left, to { $other }
    .right = Round { $round } of { $of }, pick { $pick } of { $picks }. The rest goes right, to { $other }

watch-turn_station = { $who } turns Central Station
watch-tracks = { $who } may lay tracks
watch-camps = { $who } may place a camp
watch-build = { $who } is building
watch-tower_end = { $who } is placing a Sky Tower
watch-serve = { $who } chooses whom a Station serves
watch-produce = { $who } sets a trading post
watch-smoke = { $who } sets a Chimney
watch-copy = { $who } chooses a parchment to copy
watch-copy_on = { $who } chooses a parchment to copy
watch-pick = Waiting for { LIST($who) }

standings = Carrots so far: { LIST($carrots) }. Parchments held, scored at the end: { LIST($parchments) }.
standing = { $who } { $n }
over = The match is over
won = { $shared ->
    [yes] { LIST($who) } share the title of Big Ears
   *[no] { LIST($who) } is Big Ears
}

## What a choice does

do-pick = Play { $card }
do-discard = Discard { $card }
do-camp = Place the camp in { $place }
do-hold_camp = Keep the camp for a later round
do-build = Build in { $place }: { $building }
do-tower = Sky Tower from { $place }
do-tower_end = Sky Tower to { $place }
    .both = Sky Tower from { $from } to { $place }
do-rainbow = Lead the Rainbow to { $place }
    .again = Move the Rainbow to { $place }
do-build_no_more = Finish building
do-lay_rail = Lay a Railroad track { $border }
do-lay_switch = Lay a Switch track { $border }
do-lay_no_more = Finish laying tracks
do-produce = Make { $good }
do-smoke = Spread { $good }
do-serve = Serve { $who }
    .apart = Serve { $who } with your Station
do-copy = { $card } copies { $other }
do-copy_on = Copy { $card }
do-turn_station = { $side ->
    [0] Tracks above and right
    [1] Tracks right and below
    [2] Tracks below and left
   *[3] Tracks left and above
}
    .apart = { $side ->
        [0] Turn Central Station: tracks above and right
        [1] Turn Central Station: tracks right and below
        [2] Turn Central Station: tracks below and left
       *[3] Turn Central Station: tracks left and above
    }
do-place_station = Central Station on { $place }
do-draw_sheriff = { $who } is Sheriff
do-deal = Deal the hands
do-reserve = Turn the reserves
do-draw = Draw for Provisions

## Why something is not allowed

no-over = The match is over.
no-space = There is no such space on the boards of this match.
no-turn-first = First the Sheriff turns Central Station.
no-pick-first = First choose the cards of this pick from your hand.
no-tracks-first = First lay tracks, or finish.
no-camp-first = First place the camp that is offered, or keep it.
no-build-first = It is Construction: put up a building, or finish.
no-tower-first = First choose the second space of the Sky Tower.
no-serve-first = First choose the player your Station serves.
no-produce-first = First choose what your trading post makes.
no-smoke-first = First choose the resource your Chimney spreads.
no-copy-first = First choose the parchment that your copy card becomes.
no-copy-on-first = First choose what the copied copy card becomes.
no-chosen = You have chosen your cards. Wait for the others.
no-dealing = The dealer is dealing.
no-camp-order = The owner of the camp with the lowest number goes first.
no-other = Another player is choosing now.
no-camp-late = Camps were offered at the start of Construction.
no-track-late = Tracks are laid in the railroad phase, before Construction.
no-serve = Stations serve other players, all as evenly as possible.
no-smoke = A Chimney spreads a basic resource of its own fief.
no-turn-lava = Turned like that, a printed track would be on lava.
no-hand = Choose a card of your hand.
no-chosen-again = You have chosen that card already. Choose another.
no-order = The cards of one pick are named in ascending order.
no-keep-first = First choose the card you keep, then the one you discard.
no-discard-kept = Discard another card of your hand than the one you keep.
no-camp-space = A camp goes on a space without a rabbit and without a building.
no-single = That is not a building for a single space.
no-waiting = You have no such building.
no-tower-none = A Sky Tower joins two of your fiefs. None of your other free spaces is in another fief.
no-tower-same = That space is in the same fief. A Sky Tower joins two different ones.
no-tower-order = Name the other end first: the upper one, or the left one in a row.
no-yours = Buildings go on your own territories.
no-built = There is a building already. A space holds one.
no-station = A Station goes on a territory along the railroad.
no-chimney = A Chimney goes on the Great Cloud only.
no-not-now = You cannot put up that building now.
no-fit = { $ground ->
    [cloud] That building must stand on the Great Cloud.
   *[other] The symbol on that building asks for a { $ground }.
}
no-rainbow = That Rainbow is not yours.
no-rainbow-cloud = A Rainbow leads to the New World.
no-rainbow-there = The Rainbow leads there already. Choose another space.
no-rainbow-moves = { $n ->
    [one] A Rainbow moves once in each Construction.
    [2] A Rainbow moves at most twice in each Construction.
   *[other] A Rainbow moves at most { $n } times in each Construction.
}
no-rainbow-fief = A Rainbow joins two different fiefs.
no-border = There is no such border between two spaces.
no-token = You have no such track.
no-lava = Tracks never go on lava.
no-edge = Tracks go between two spaces, never on the outer edge.
no-track-there = There is a track already.
no-track-touch = A track must touch a track that is there already.
no-track-loop = A track may not close a loop.
no-track-end = Tracks of a Railroad card go to an end of the railroad.
no-copier = Choose one of your own copy cards that has not copied yet.
no-copy-right = That card copies a parchment of the player on your right.
no-copy-left = That card copies a parchment of the player on your left.
no-draw-place = First the place of Central Station is drawn.
no-draw-sheriff = The first Sheriff is drawn now.
no-deal = The hands are dealt from the deck now.
no-reserve = Each player takes a reserve card now.
no-draw = Two cards are drawn for the Provisions now.

## How it ended

from-fiefs = Fiefs, round { $n }
from-railroad = Railroad
from-stations = Stations
from-tracks = Sheriff's tracks
from-star = Star
from-trade = Trade
from-parchments = Parchments
ended = All four rounds are over and the parchments are counted. Most carrots win.
ended-shared = All four rounds are over. The players with the most carrots share the title of Big Ears.

scored-title = { $copied ->
    [yes] { $card } as { $scored }
   *[no] { $card }
}
scored-plain = { scored-title }
scored-glove = { scored-title }: { $met ->
    [yes] a pair
   *[no] single
}
scored-opportunist = { scored-title }: { $met ->
    [yes] second
   *[no] not second
}
scored-matriarch = { scored-title }: { $met ->
    [yes] most territories
   *[no] not most territories
}
scored-liberal = { scored-title }: no copy
scored-socialist = { scored-title }: no copy
scored-needs = { scored-title }: { $met ->
    [yes] at least { FORM($things, "short") }
   *[no] under { FORM($things, "short") }
}
scored-count = { scored-title }: { FORM($things, "short") }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}

## The worth of parchments

worth-most = { FORM($counts, "count") }, the most of all: { $n } now
worth-lead = { FORM($counts, "count") }, { $need } would be the most: { $n } now
worth-need = { $have } of { FORM($counts, "count") }: { $n } now
worth-count = { FORM($counts, "count") }: { $n } now
worth-rank = { $have ->
    [1] Pays the second in carrots, you are first: { $n } now
    [2] Pays the second in carrots, you are second: { $n } now
    [3] Pays the second in carrots, you are third: { $n } now
    [4] Pays the second in carrots, you are fourth: { $n } now
   *[other] Pays the second in carrots, you are fifth: { $n } now
}
worth-liberal = Copies a parchment of the player on your right
worth-socialist = Copies a parchment of the player on your left
worth-treasure = Treasure: { $n }
worth-told = { $now }; { $step }
worth-copied = Copies { $card }: { $told }
step-glove = with the { $other } 4
    .line = With the { $other } 4.
step-each = each more brings { $n }
    .line = Each more brings { $n }.
step-next = the next more brings { $n }
    .line = The next more brings { $n }.
step-more = { $missing ->
    [one] 1 more brings { $n }
   *[other] { $missing } more bring { $n }
}
    .line = { $missing ->
        [one] 1 more brings { $n }.
       *[other] { $missing } more bring { $n }.
    }
gained = your parchments at the end: { LIST($cards, type: "comma") }
gain = { $more ->
    [yes] { $card } { $n } more
   *[no] { $card } { $n } fewer
}

## Previews. Lines have no full stop.

listed = { LIST($things) }
listed-comma = { LIST($things, type: "comma") }
brings = { LIST($parts, type: "semicolon") }
see-more-in = In { $place }: { $carrots } more a harvest
see-best = Best in { $place }: { $carrots } more a harvest
see-drives-off = { $settled }, drives off { $who }'s camp
see-yours = { $place } becomes yours for good
see-near = { LIST($places, type: "or") } would join it to your fief of { $place }
see-joins = { $place } joins your fief of { $n }
see-begins = { $fiefs ->
    [0] { $n ->
        [one] { $place } begins a new fief
       *[other] { $place } begins a fief of { $n }
    }
   *[other] { $place } joins { $fiefs } fiefs to one of { $n }
}
see-camp = { $building }: { $settled }
see-post = { $building } with its best good in { $place }
see-building = { $building } in { $place }
see-gain = { $product } ({ NUMBER($n, sign: "always") })
    .short = { FORM($product, "short") } ({ NUMBER($n, sign: "always") })
see-linked = { $place } and { $other }: one fief of { $n }
see-harvests = Carrots a harvest now
see-so-far = Carrots so far
see-serving = Carrots for your Station
see-fits = { $many ->
    [yes] Fits in { COUNT($places) } spaces; no extra carrots yet
   *[no] Fits in { LIST($places, type: "or") }; no extra carrots yet
}
see-left = { $last ->
    [yes] this is the last round: what is left counts nothing
   *[no] what is left may be built in a later round
}
see-has = You have { $things }
sources = { LIST($things, type: "comma") }
source-fiefs = Fiefs { $n }
source-parchments = parchments { $n }
source-rails = rails { $n }
source-trade = Trade { $n }
see-counting = The parchments are counted
see-no-fief = Territory cards bring rabbits onto the map
see-harvest = { $carrots } a harvest now
see-reserve = { $n ->
    [one] 1 card in your reserve
   *[other] { $n } cards in your reserve
}
see-discarded = { $card } is discarded
see-gone = Face down, and out of the game
see-railroad = Goes to an end of the railroad
see-switch = Goes to any point of the railroad
see-sky_tower = Joins two free spaces of yours in different fiefs
see-no-space = No space for it yet; it can wait
see-tower-next = Then choose where it leads
see-fief = { $n ->
    [one] { $who }: fief of 1 territory
   *[other] { $who }: fief of { $n } territories
}
brings-best = best to { $place }: { $effect }
brings-produced = { $carrots } more in this harvest
brings-settled = { $settled }: { $effect }
brings-alone = { $taken ->
    [yes] a fief of its own, drives off { $who }'s camp
   *[no] a fief of its own
}
brings-waits = { $rule } It may wait for a later round.
brings-built = { LIST($things, type: "comma") }: { $effect }

## The table in words

zone-harvests = Harvests
zone-world = New World, the map
zone-cloud = Great Cloud
zone-fiefs = Fiefs
zone-borders = Borders
zone-waiting = Waiting to be built
tab-hand = Hand
tab-stock = Buildings
tab-scrolls = Parchments
tray-scrolls = Your parchments
empty-hand = No cards in hand now
empty-stock = Nothing waits to be built
empty-scrolls = No parchments yet
piece-fief = { $who }'s fief of { $place }
piece-border = Border { $border }
piece-rainbow = Rainbow of { $place }
state-fief = { $size } ({ LIST($places) }), { $product }
state-several = { $n } of them
state-seat = { COUNT($things) ->
    [0] { $fiefs }, { $n } a harvest
   *[other] { $fiefs }, { $n } a harvest, waiting to be built: { LIST($things) }
}
several = { $n ->
    [one] { $building }
   *[other] { $n } × { $building }
}
state-rainbow = leads to { $place }
space = { LIST($things, type: "comma") }
lava = parted by lava from { $place }
lived = { $place } { $who }
free = { $all ->
    [yes] all free
   *[no] { $n } free
}

## Close looks

close-line = { $thing }.
close-all = { $n } in all
close-central = Central Station: a territory of its own kind with a Station on it.
close-ground = { COUNT($goods) ->
    [0] { FORM($ground, "title") }; it gives nothing by itself.
   *[other] { FORM($ground, "title") }; it gives { LIST($goods) }.
}
close-lava = Lava parts it from { $place }: no fief reaches across.
close-holder = { $who } holds it.
close-city = On it: a city of strength { $n } from the beginning.
close-on = On it: { $thing }.
close-fief = { $n ->
    [one] Fief of 1 territory: { $product }.
   *[other] Fief of { $n } territories: { $product }.
}
close-linked = Linked with { $place }.
close-corner = A corner of its board.
close-edge = On the edge of its board.
close-fiefs = { $carrots }, { $territories } in { $fiefs }: { $n } in a harvest.
close-cards = { $parchments }, { $cards } in hand.
close-waits = { COUNT($things) ->
    [0] Nothing waits to be built.
   *[other] Waits to be built: { LIST($things) }.
}
close-coins = { $coins } for Trade.
close-sheriff = Sheriff: holds the Star.
close-passed = You handed on: { LIST($cards) }.
close-discards = You discarded: { LIST($cards) }.

## The table

for-all-cards = all cards are turned up
for-all-harvest = the harvest
for-all-parchments = the parchments
round-banner = Round { $n } of { $of }
copies-banner = { $who } copies
tag-play = play
tag-discard = discard
plate-carrots = { $n ->
    [one] carrot
   *[other] carrots
}
plate-parchments = { $n ->
    [one] parchment
   *[other] parchments
}
plate-sheriff = { $n ->
    [one] rail card, as Sheriff
   *[other] rail cards, as Sheriff
}
plate-coins = { $n ->
    [one] coin
   *[other] coins
}
plate-land = { $n ->
    [one] territory
   *[other] territories
}
plate-reserve = { $n ->
    [one] card in the reserve
   *[other] cards in the reserve
}
plate-rails = { $n ->
    [one] rail card
   *[other] rail cards
}
sheet = { $who }: { LIST($things, type: "comma") }, { $n } a harvest
sheet-goods = { $some ->
    [yes] Goods
   *[no] No goods
}
sheet-waits = { $some ->
    [yes] Waits to be built
   *[no] Nothing waits to be built
}
sheet-picked = { $some ->
    [yes] Last pick
   *[no] Nothing picked yet in this round
}
ask-held = { $who }, put { $building } on a space
    .how = Click a lit space, or press { KEY("back") } to lay it back
ask-held-track = { $who }, lay a { $building }
    .how = Click a glowing border, or press { KEY("back") } to lay it back
ask-held-one = { $who }, choose one end of the Sky Tower
ask-held-other = { $who }, choose the other end of the Sky Tower
ask-further = { $two ->
    [yes] { $n ->
        [0] { $who }, confirm or take one back
       *[other] { $who }, now choose the card to discard
    }
   *[no] { $n ->
        [0] { $who }, confirm or take one back
       *[other] { $who }, choose { $n } more
    }
}
sure-done = { $building } in { $place } would bring { $carrots } in this harvest.
    .do = Done building

## Buttons

button-camps = Hold { $building }
button-build = Finish building
button-tracks = Finish laying
button-over = The match is over
    .tip = The results tell who won.
button-watching = You are watching
    .tip = The rabbits play by themselves.
button-sealed = Cards are sealed
    .tip = The others are still choosing.
button-others = Wait for the others
    .tip = The others are still choosing.
button-turn_station = Turn Central Station
    .tip = Click one of its pictures, or a corner of its tile.
button-tower_end = Choose the other end
    .tip = Click a lit space of another fief.
button-serve = Choose a player
    .tip = Click the plate of whom your Station serves.
button-copy = Choose a parchment
    .tip = Click the parchment that your copy card becomes.
button-copy_on = Choose a parchment
    .tip = Click the parchment that is copied.
button-produce = Choose what it produces
    .tip = Click wood, fish or carrots.
button-smoke = Choose what it spreads
    .tip = Click a good of its fief.
button-choose = { $two ->
    [yes] { $n ->
        [1] Choose one to discard
       *[other] Choose a card to play
    }
   *[no] { $some ->
        [yes] Choose { $n } more
       *[no] { $n ->
            [one] Choose a card
           *[other] Choose { $n } cards
        }
    }
}
    .tip = Click cards of your hand, or drag them onto the map.
button-play = Play { LIST($cards) }
button-discard = { $n ->
    [0] Discard { $card }
   *[other] Play { LIST($cards) }, discard { $card }
}
button-good = { FORM($good, "title") }: { $carrots } more in this harvest.
    .not = Its fief does not produce that.
filter-all = All
    .map = Map: all
    .tip = Shows everything on the map.
filter-mine = Mine
    .map = Map: mine
    .tip = Brings your own fiefs forward.
filter-goods = Goods
    .map = Map: goods
    .tip = Shows what each space and farm gives.
filter-parchments = Parchments
    .map = Map: parchments
    .tip = Lights the spaces your parchments are about.
nearer-map =
    .whole = Shows the whole map again (-).
    .close = Brings the map nearer (+, or the wheel over a place). You can drag it along.
nearer-cloud =
    .whole = Shows the whole Great Cloud again (-).
    .close = Brings the Great Cloud nearer (+, or the wheel over a place). You can drag it along.
nearer-largest = The spaces are as large as they get.

## What choices differ in: "2.1 more carrots from your parchments"

end-harvest = { $n ->
    [1] carrots for you in the first harvest
    [2] carrots for you in the second harvest
    [3] carrots for you in the third harvest
   *[other] carrots for you in the fourth harvest
}
end-harvest-best = { $n ->
    [1] carrots for your best rival in the first harvest
    [2] carrots for your best rival in the second harvest
    [3] carrots for your best rival in the third harvest
   *[other] carrots for your best rival in the fourth harvest
}
end-harvest-rival = { $n ->
    [1] carrots for your rival in the first harvest
    [2] carrots for your rival in the second harvest
    [3] carrots for your rival in the third harvest
   *[other] carrots for your rival in the fourth harvest
}
end-rails-and-trade = carrots from tracks, stations and trade
end-parchments = carrots from your parchments
end-parchments-best = carrots from your best rival's parchments
end-parchments-rival = carrots from your rival's parchments
end-spaces = spaces for you
end-spaces-largest = spaces for your largest rival
end-spaces-rival = spaces for your rival
end-strength = points of strength in your strongest fief
end-wealth = different goods in your richest fief
end-coins = coins for you
end-strong = you have a fief of strength { $n } or more
end-strong-any = a rival has a fief of strength { $n } or more
end-strong-rival = your rival has a fief of strength { $n } or more

## The set-up

pitch =
    .one = Draft cards, settle a new world, and let your fiefs grow.
    .two = Towers times goods make carrots, in four rounds.
option-sky = In the Sky
    .help = A second board in the clouds, with coins and trade. Five players always use it.
option-express = Bunny Express
    .help = A railroad grows between the spaces, with a Sheriff and Stations.
