### Bunny Kingdom.
### $who, $other: players. $n: a count. $place, $from: spaces. $card, $building: cards by their
### published titles, which are in rules/cards.csv.

## Cards, spaces, borders and goods

card = { $title }
card-hidden = a card
place = { $name }
border = between { $place } and { $other }
border-edge = on the edge of { $place }
land = { $ground }
land-good = { $ground } with { LIST($goods) }

ground-forest = forest
ground-sea = sea
ground-field = field
ground-plain = plain
ground-mountain = mountain
ground-city = city
ground-nimbus = nimbus
ground-wonder = wonder
ground-rainbow = rainbow
ground-station = station

good-wood = wood
good-fish = fish
good-carrots = carrots
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
match-won = { $shared ->
    [yes] { LIST($winners) } share the title of Big Ears with { $carrots }.
   *[no] { LIST($winners) } is Big Ears with { $carrots }!
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
    .other = Round { $round } of { $of }, pick { $pick } of { $picks }: the rest goes to { $other }
    .left = Round { $round } of { $of }, pick { $pick } of { $picks }: the rest goes to { $other }, on the left
    .right = Round { $round } of { $of }, pick { $pick } of { $picks }: the rest goes to { $other }, on the right

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

## The set-up

pitch =
    .one = Draft cards, settle a new world, and let your fiefs grow.
    .two = Towers times goods make carrots, in four rounds.
    .three = Two to five players, 45 minutes and more.
option-sky = In the Sky
    .help = A second board in the clouds, with coins and trade. Five players always use it.
option-express = Bunny Express
    .help = A railroad grows between the spaces, with a Sheriff and Stations.
