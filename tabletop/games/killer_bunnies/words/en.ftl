### Killer Bunnies: Multiverse.
### $who, $other: players. $n: a count. $card: a card. The names of cards are those of the cards.

## The setup

pitch =
    .one = Run bunnies, cities and silly weapons. Reach the goal before the others do.
    .two = Every card is paid, every roll may be answered.
    .three = Two to four players, fifteen to thirty minutes.
option-goal = Points to win
    .help = The first player to reach this total wins. The published goal is 60.
    .value-60 = 60, as published
    .value-40 = 40, short
    .value-100 = 100, long
option-deck = Deck
    .help = blue, violet, green, yellow, auto (in turn by seat), or a list of your own such as '2 EB01; 4 Spam Cannon; 12 Technology Resource'.
option-universal = Universal cards
    .help = Declared as one type before the match, as in tournaments, or any type each time.
    .value-declared = One declared type
    .value-free = Any type
option-gifts = Gifts
    .help = You may put bunnies into another's part, as published. A Hero there shuts out Villains.
option-hands-on = Hands-on drawing
    .help = You draw by hand and may be caught with a sixth card (Hexascrewup).

## How it ended

ended-goal = A player has reached the goal.
ended-last = Only one player is left in the game.
ended-round = The last round is over. The highest total wins.
from-bank = d20
from-bunnies = Bunnies
from-cities = Cities

## Things

card-named = { $name }
card-hidden = a card

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
cost-white = { $n } of any type
cost-burn = { $n } to burn
cost-burn-technology = { $n } Technology to burn

symbol-triangle = Triangle
symbol-rectangle = Rectangle
symbol-spiral = Spiral
symbol-ellipse = Ellipse
symbol-star = Star
symbol-cross = Cross

points = { $n ->
    [one] 1 point
   *[other] { $n } points
}

## The log

turn-begun = Turn { $n }: { $who }
type-declared = { $who }'s Universal cards pay as { $pays }.
start-rolled = { $who } rolls { $face } for the start.
first-player-found = { $who } starts.
pile-shuffled = { $who }'s Draw Pile is shuffled.
pile-cut = { $n ->
    [one] { $who } cuts it after 1 card.
   *[other] { $who } cuts it after { $n } cards.
}
pile-renewed = { $who }'s Discard Pile becomes the new Draw Pile.
pile-ran-out = { $who } cannot pay 10 points for a new Draw Pile.
card-drawn = { $who } draws { $card }.
run-card-set = { $run ->
    [top] { $who } lays { $card } face down as TOP RUN.
   *[bottom] { $who } lays { $card } face down as BOTTOM RUN.
}
run-card-slid = { $known ->
    [yes] { $card } becomes { $who }'s TOP RUN.
   *[no] { "" }
}
card-discarded = { $how ->
    [top-by] { $by } discards { $who }'s TOP RUN, { $card }.
    [top] { $who } flips { $card } and discards it.
    [hand-by] { $by } discards { $card } from { $who }'s hand.
    [own] { $who } discards { $card }.
   *[played] { "" }
}
card-saved = { $who } flips { $card } and saves it.
card-played = { $how ->
    [runner] { $who } plays { $card }, a Runner: it goes on until it has taken 6 damage.
    [hand] { $who } plays { $card } from the hand. The run stays.
   *[run] { $who } plays { $card }.
}
card-not-held = { $who } has no bunny in the circle and discards { $card }.
target-named = { $who } aims { $card } at { $aim }.
opponent-named = { $who } aims { $card } at { $other }.
resource-spent = { $burns ->
    [yes] { $who } pays to burn with { $pays }.
   *[no] { $who } pays with { $pays }.
}
substitute-spent = { $who } pays with { $card } as a substitute. It burns when the turn ends.
resource-burnt = { $who } burns { $card }.
substitute-burnt = { $who }'s substitute { $card } burns.
points-gained = { $who } gains { $points }. The d20 count is { $count }.
points-lost = { $who } loses { $points }. The d20 count is { $count }.
bunny-placed = { $given ->
    [yes] { $shut ->
        [hero] { $by } puts { $card } into { $who }'s part of the circle. No Hero fits beside it.
        [villain] { $by } puts { $card } into { $who }'s part of the circle. No Villain fits beside it.
       *[nobody] { $by } puts { $card } into { $who }'s part of the circle.
    }
   *[no] { $who } puts { $card } into The Bunny Circle.
}
bunny-returned = { $given ->
    [yes] { $shut ->
        [hero] { $card } is back in { $who }'s part of the circle. No Hero fits beside it.
        [villain] { $card } is back in { $who }'s part of the circle. No Villain fits beside it.
       *[nobody] { $card } is back in { $who }'s part of the circle.
    }
   *[no] { $card } is back in the circle.
}
bunny-vanished = { $card } is out of sight until { $who }'s next turn.
bunny-moved = { $who } moves { $card }.
bunny-stolen = { $who } steals { $card } from { $other }.
bunny-revived = { $who } revives { $card }.
bunny-killed = { $scored ->
    [yes] { $who }'s { $card } is killed, and { $by } takes { $points }.
   *[no] { $who }'s { $card } is killed, and nobody scores.
}
bunny-given-up = { $scored ->
    [yes] { $who } gives up { $card }, and { $by } takes { $points }.
   *[no] { $who } gives up { $card }, and nobody scores.
}
occupant-lost = { $scored ->
    [yes] { $card } is lost with the city, and { $by } takes { $points }.
   *[no] { $card } is lost with the city, and nobody scores.
}
city-destroyed = { $owned ->
    [yes] { $scored ->
        [yes] { $who }'s { $card } is destroyed, and { $by } takes { $points }.
       *[no] { $who }'s { $card } is destroyed, and nobody scores.
    }
   *[no] { $scored ->
        [yes] The abandoned { $card } is destroyed, and { $by } takes { $points }.
       *[no] The abandoned { $card } is destroyed, and nobody scores.
    }
}
modifier-placed = { $does ->
    [defence] { $card } is laid under it: its defence rolls get { $plus } more.
    [exit] { $card } is laid under it: bunnies may leave it when its owner's turn begins.
   *[none] { $card } is laid under it.
}
modifier-rolled = { $who } rolls { $face } for the modifier.
value-raised = { $card } is now worth { $full }.
modifier-left = { $card } leaves with it.
city-placed = { $by } lays { $card } into { $who }'s part of The Center Circle.
city-entered = { $who }'s { $card } moves into the city.
city-left = { $who }'s { $card } leaves the city.
city-claimed = { $who } owns { $card } now.
city-moved = { $who } moves { $card } to the own part.
city-abandoned = { $card } is abandoned.
weapon-launched = { $who } launches { $card } at level { $level }.
direction-chosen = { $who } chooses which way it goes.
splash-announced = { $who } strikes the neighbours as well.
defence-due = { $bonus ->
    [0] { $who } defends { $card } against level { $level }.
   *[other] { $who } defends { $card } against level { $level } with { NUMBER($bonus, sign: "always") }.
}
defence-rolled = { $who } rolls { $face }.
defence-stands = { $card } survives with { $roll }.
defence-strengthened = { $who } adds { $n } to the roll.
reroll-forced = { $who } has the die rolled again.
damage-placed = { $card } takes { $n } damage, { $damage } in all.
damage-removed = { $who } takes { $n } damage off { $card }.
damage-rolled-on = { $n } damage rolls on to { $card }.
runner-came = { $card } comes to creature { $number } of its way.
runner-hurt = { $ends ->
    [yes] { $card } itself takes { $n } damage, { $damage } in all. That ends it.
   *[no] { $card } itself takes { $n } damage, { $damage } in all.
}
runner-done = { $card } is done.
card-cancelled = { $by } cancels { $card }.
response-played = { $who } answers with { $card }.
top-run-seen = { $known ->
    [yes] { $by } sees { $card } as { $who }'s TOP RUN.
   *[no] { $by } looks at { $who }'s TOP RUN. Nobody else sees it.
}
power-used = { $who } uses the power of { $card }.
power-rolled = { $works ->
    [yes] { $who } rolls { $face } and needs { $roll } or more: it works.
   *[no] { $who } rolls { $face } and needs { $roll } or more: nothing happens.
}
crew-rolled = { $who } rolls { $face } for the Construction Crew.
omen-rolled = { $n ->
    [0] { $who } rolls { $face } for the omen. No creature is struck.
    [one] { $who } rolls { $face } for the omen. 1 creature is struck.
   *[other] { $who } rolls { $face } for the omen. { $n } creatures are struck.
}
symbol-named = { $who } names the { $sign }.
symbol-missed = { $who } has saved no card with the { $sign }.
search-failed = { $who } finds no card with the { $sign }.
card-taken = { $who } takes { $card } into the hand.
tribute-given = { $who } hands over { $card }.
boost-gained = { $n ->
    [one] { $who }'s next weapon gains 1 level.
   *[other] { $who }'s next weapon gains { $n } levels.
}
boost-lost = { $who }'s boost of { $n } is lost.
offer-begun = { $who } begins an offer for { $other }.
card-offered = { $who } offers { $card }.
hand-card-offered = { $who } shows { $card } from the hand.
card-asked-for = { $who } asks for { $card }.
hand-card-asked-for = { $n ->
    [one] { $who } asks for 1 card of the other hand.
   *[other] { $who } asks for { $n } cards of the other hand.
}
offer-made = { $who } offers the trade to { $other }.
offer-withdrawn = { $who } withdraws the offer.
offer-accepted = { $who } accepts.
offer-refused = { $who } refuses.
card-traded = { $who } receives { $card } from { $other }.
hand-counted = { $many ->
    [yes] { $who } counts { $whose }'s hand: { $n } cards. Hexascrewup!
   *[no] { $n ->
        [one] { $who } counts { $whose }'s hand: 1 card. All is well.
       *[other] { $who } counts { $whose }'s hand: { $n } cards. All is well.
    }
}
player-lost = { $who } loses and is out of the game.
cards-left-game = { $who }'s cards leave the game.
match-won = { $why ->
    [goal] { $who } has { $points } and wins!
    [last] { $who } is the last player left and wins!
   *[round] The last round is over: { $who } wins with { $points }.
}

## Why something is not allowed

no-over = The match is over.
no-not-yours = That card is not yours to play. Choose one of your own.
no-such = You cannot choose that place or card here.
no-luck = A player decides now. No luck is due.
no-out = This player has lost and takes no further part.
no-sealed = You have chosen your run cards. The others still choose.
no-asked-other = Another player is asked for an answer now.
no-decides-other = Somebody else decides now.
no-bottom = It is your BOTTOM RUN: you flip it a turn after the TOP RUN.
no-main-done = You have taken the main action of this turn. There is one a turn.
no-resource = A RESOURCE card is not played. Save it, and it pays.
no-run-first = A RUN card must go through BOTTOM RUN and TOP RUN first.
no-very-special = That VERY SPECIAL card answers in its window. Save or discard it.
no-needs-bunny = { $card } needs a bunny of yours in The Bunny Circle.
no-needs-city = { $card } needs a city of yours in The Center Circle.
no-align-own = You may not own { $card } beside your own Super Bunnies.
no-align-any = No player may own { $card } beside what is in play.
no-aim-nothing = There is nothing that { $card } could be aimed at.
no-top = You have no TOP RUN. Play a SPECIAL from your hand, or nothing.
no-save-run = A RUN card cannot be saved. Play it or discard it.
no-save-hold = It asks you to hold a bunny in The Bunny Circle. It cannot be saved.
no-skip = With a TOP RUN you must play, discard or save it, or play a SPECIAL.
no-end-first = First take the main action of your turn.
no-use-own = Only a creature of yours in play can use a power.
no-use-none = { $card } has no power that you can use.
no-use-once = { $card } has used its power this turn.
no-use-idle = The power of { $card } finds nothing to act on.
no-use-pay = You cannot pay for the power of { $card }.
no-enter-own = Only your bunnies in The Bunny Circle can move into a city.
no-enter-city = Bunnies move into your own cities or into abandoned ones.
no-enter-room = The city has room for { $n } points. That bunny needs more.
no-offer-whom = Offer a trade to another player who is still in the game.
no-offer-three = You have made three offers this turn.
no-offer-one = In another player's turn you make one offer.
no-offer-when = Trades are made in the turn of one of the two traders.
no-count-setting = Hands are counted only with the setting of hands-on drawing.
no-count-whom = Count the hand of an opponent, each once a turn.
no-deal-equal = Trade equal numbers of hand cards.
no-deal-refused = That offer was refused this turn.
no-deal-align = After the trade somebody would own Heroes and Villains.
no-deal-empty = Put a card into the offer first.
no-deal-run = Run cards are never traded.
no-deal-open = Trade cards that lie face up, or hand cards for hand cards.
no-deal-once = It has been traded. A card in play is traded once a game.
no-deal-burnt = It is marked to be burnt and cannot be traded.
no-answer-run = It lies in your run. You flip it in your turn, so it cannot answer.
no-answer-pay = You cannot pay for { $card }.
no-answer-now = { $card } does not answer what happens now.
no-aim-own = { $card } may not be aimed at your own. Choose an opponent's.
no-aim-align = You may not own that one beside your own Super Bunnies.
no-aim-at = { $card } cannot be aimed at that.
no-place-out = That player has lost. Nothing is placed there.
no-place-own = It goes to your own part of the circle.
no-place-gifts = This match is played without gifts: it goes to your own part.
no-place-align = A player never has Heroes and Villains in play together.
no-pay-spent = That card is spent. Each RESOURCE card does one job a round.
no-pay-resource = Only RESOURCE cards pay.
no-first-declare = First name the type of your Universal cards.
no-first-sealed = First choose two of your seven cards as TOP RUN and BOTTOM RUN.
no-first-free = You cannot do that in your turn.
no-first-exits = First say who leaves by Exit Strategy, if anybody does.
no-first-target = Choose a card that it may be aimed at.
no-first-opponent = Choose an opponent that it may be aimed at.
no-first-direction = First choose which way the Runner goes round.
no-first-splash = First say whether the neighbours are struck as well.
no-first-pay = Pay with an unspent RESOURCE card of yours that fits, or let it be paid.
no-first-place = Put the creature into a slot of a part where it may stand.
no-first-place-city = Put the city into a slot of The Center Circle.
no-first-claim = Put the claimed city into a slot of your own part, or leave it.
no-first-occupy = Put a bunny that fits into your new city.
no-first-move = Move one of your creatures to another slot of your part, or none.
no-first-heal = Name a damaged piece of yours and how many points come off.
no-first-symbol = Name one of the six Symbols.
no-first-toss-saved = Discard one of your saved cards with that Symbol.
no-first-take = Take a card with that Symbol out of your Draw Pile.
no-first-toss-hand = Discard another card of your hand.
no-first-give-up = Give up an occupant of the damaged city.
no-first-run-next = First choose a hand card as the new BOTTOM RUN.
no-first-drawing = Draw a card, or stop drawing.
no-first-window = Answer with a card that fits and can be paid, or pass.
no-first-retaliate = Name a creature of the player who killed yours.
no-first-tip = Discard the TOP RUN you saw, or leave it.
no-first-extorted = Lose the points, or hand over a saved RESOURCE card.
no-first-tribute = Pick a saved RESOURCE card that is not marked to be burnt.
no-first-goose = Name a neighbour of the missed target, or nobody.
no-first-cinder = Name an opponent's creature next to yours.
no-first-relocate = Move an occupant to another city of yours with room, or out.
no-first-deal = Build the offer in order, propose it, or withdraw it.
no-first-answer = Accept the offer or refuse it.
no-first-handing = Choose which cards of your hand you hand over.
no-first-vanish = Suzie Shadows leaves the circle for a burnt RESOURCE card, or stays.
no-answers = { $hand ->
    [yes] { $window ->
        [play] { $card } is an answer. Play it when an opponent's card is aimed at something of yours. You need not save it first.
        [defence] { $card } is an answer. Play it before a defence roll of yours. You need not save it first.
        [roll] { $card } is an answer. Play it after a defence roll. You need not save it first.
        [kill] { $card } is an answer. Play it when an opponent's weapon has killed a creature of yours. You need not save it first.
        [free] { $card } is an answer. Play it at the start of a turn, after the main action or after a trade. You need not save it first.
       *[end] { $card } is an answer. Play it at the end of a turn. You need not save it first.
    }
   *[no] { $window ->
        [play] { $card } is an answer. Play it when an opponent's card is aimed at something of yours.
        [defence] { $card } is an answer. Play it before a defence roll of yours.
        [roll] { $card } is an answer. Play it after a defence roll.
        [kill] { $card } is an answer. Play it when an opponent's weapon has killed a creature of yours.
        [free] { $card } is an answer. Play it at the start of a turn, after the main action or after a trade.
       *[end] { $card } is an answer. Play it at the end of a turn.
    }
}
no-means = { $n ->
    [one] { $card } costs { LIST($cost) }: 1 RESOURCE card. You have { $have } saved and unspent.
   *[other] { $card } costs { LIST($cost) }: { $n } RESOURCE cards. You have { $have } saved and unspent.
}
no-shuffle = A shuffle orders all { $n } cards of the pile.
no-cut = A cut leaves at least five cards on both sides.
no-die = The die, or the random card, cannot show that.
