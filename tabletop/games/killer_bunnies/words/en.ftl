### Killer Bunnies: Multiverse.
### $who, $other: players. $n: a count. $card: a card. The names of cards are those of the cards.

## The setup

pitch =
    .one = Run bunnies, cities and silly weapons. Reach the goal before the others do.
    .two = Every card is paid, every roll may be answered.
option-goal = Points to win
    .help = The first player to reach this total wins. The published goal is 60.
    .value-60 = 60, as published
    .value-40 = 40, short
    .value-100 = 100, long
option-deck = Deck
    .help = blue, violet, green, yellow, auto (in turn by seat), or a list of your own such as '2 EB01; 4 Spam Cannon; 12 Technology Resource'.
deck-auto = Different decks
    .about = By seat: Guardians, Syndicate, Brigade, Dynasty.
deck-about = { "" }
    .blue = Heroes, defence and repair; Technology.
    .violet = Villains, wide and strong weapons; Elementals.
    .green = Slow gain, revival, tough bunnies; Crops.
    .yellow = Cities and city weapons; Land.
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
from-card = { $card }

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

resources = { $n ->
    [one] 1 RESOURCE card
   *[other] { $n } RESOURCE cards
}
priced = { COUNT($cost) ->
    [0] { $card }
   *[other] { $card } (costs { LIST($cost) })
}
in-hand = { $card } from the hand
of-hand = { $n ->
    [one] 1 hand card
   *[other] { $n } hand cards
}
nothing = nothing
nobody = nobody
seen-top = the TOP RUN you saw
worth-whole = worth { $left }
worth-hurt = { $left } left of { $full }, a kill pays { $full }

## The log

turn-begun = Turn { $n }: { $who }
type-declared = { $who }'s Universal cards pay as { $pays }.
start-rolled = { $who } rolls { $face } for the start.
first-player-found = { $who } starts.
    .banner = { $who } starts
pile-shuffled = { $who }'s Draw Pile is shuffled.
pile-cut = { $n ->
    [one] { $who } cuts it after 1 card.
   *[other] { $who } cuts it after { $n } cards.
}
pile-renewed = { $who }'s Discard Pile becomes the new Draw Pile.
    .banner = { $who } pays 10 points for a new Draw Pile
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
    .banner = Cancelled
response-played = { $who } answers with { $card }.
top-run-seen = { $known ->
    [yes] { $by } sees { $card } as { $who }'s TOP RUN.
   *[no] { $by } looks at { $who }'s TOP RUN. Nobody else sees it.
}
    .banner = { $known ->
        [yes] { $who }'s TOP RUN
       *[no] Only one player sees { $who }'s TOP RUN
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
    .banner = { $n ->
        [one] Next weapon +1 level
       *[other] Next weapon +{ $n } levels
    }
boost-lost = { $who }'s boost of { $n } is lost.
    .banner = The boost of { $n } is lost
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
    .banner = { $who } accepts the trade
offer-refused = { $who } refuses.
    .banner = { $who } refuses
card-traded = { $who } receives { $card } from { $other }.
hand-counted = { $many ->
    [yes] { $who } counts { $whose }'s hand: { $n } cards. Hexascrewup!
   *[no] { $n ->
        [one] { $who } counts { $whose }'s hand: 1 card. All is well.
       *[other] { $who } counts { $whose }'s hand: { $n } cards. All is well.
    }
}
    .banner = { $n ->
        [one] { $who } counts a hand: 1 card
       *[other] { $who } counts a hand: { $n } cards
    }
player-lost = { $who } loses and is out of the game.
    .banner = { $who } is out of the game
cards-left-game = { $who }'s cards leave the game.
match-won = { $why ->
    [goal] { $who } has { $points } and wins!
    [last] { $who } is the last player left and wins!
   *[round] The last round is over: { $who } wins with { $points }.
}
    .banner = { $who } wins with { $n } points

## Prompts

ask-over = { COUNT($who) ->
    [0] The match is over.
    [one] { LIST($who) } wins.
   *[other] { LIST($who) } win.
}
luck = { $due ->
    [shuffle] The Draw Pile is shuffled and cut.
    [lot] A random card is drawn from a hand.
   *[die] The die falls.
}
watch = { $asked ->
    [declare] { $who } declares a type.
    [sealed] All choose their first run cards.
    [free] { $who } plays.
    [pay] { $who } pays.
    [place] { $who } chooses a place.
    [place-city] { $who } chooses a place.
    [run-next] { $who } chooses a new BOTTOM RUN.
    [window] { $who } may answer.
    [deal] { $who } prepares an offer.
    [answer] { $who } thinks about the offer.
    [give-up] { $who } chooses whom to give up.
   *[other] { $who } decides.
}
stuck = { $why ->
    [bunny] { $card } needs your bunny in the circle.
    [city] { $card } needs a city of yours.
    [means] You lack { $lack } for { $card }.
    [aim] { $card } has nothing to aim at.
    [part] No player may own { $card } now.
    [own-part] You may not own { $card } now.
    [later] { $card } answers when others play.
   *[nothing] You can play { $card }.
}
ask-declare = { $n ->
    [0] Which type shall Universal cards pay as?
    [one] Which type shall your Universal card pay as?
   *[other] Which type shall your { $n } Universal cards pay as?
}
    .how = { $n ->
        [0] Your deck has no Universal cards.
       *[other] RESOURCE cards pay for all other cards.
    }
ask-sealed = Choose your first run cards.
    .how = { $pays ->
        [yes] RESOURCE cards first: each one saved pays part of a cost.
       *[no] You have no RESOURCE card: spare your best cards.
    }
ask-free = { $top ->
    [done] Your turn: free actions.
    [none] Your turn: you have no TOP RUN.
    [stuck] { stuck }
   *[other] Your turn: TOP RUN is { $card }.
}
    .how = { $top ->
        [done] { $leaves ->
            [yes] { $card } may leave when the turn ends.
           *[no] You can still do whatever glows.
        }
        [none] Play a SPECIAL, or nothing.
        [resource] Save it: it then pays for other cards, once each round.
        [run] { COUNT($cost) ->
            [0] Play it, or discard it.
           *[other] Play it, or discard it. It costs { LIST($cost) }.
        }
        [play] { COUNT($cost) ->
            [0] Play or save it, or discard it.
           *[other] Play or save it, or discard it. It costs { LIST($cost) }.
        }
        [save] { $answers ->
            [yes] { $instead ->
                [yes] Save it to play it when others play, discard it, or play a SPECIAL you hold.
               *[no] Save it to play it when others play, or discard it.
            }
           *[no] { $instead ->
                [yes] Save it to play it in a later turn, discard it, or play a SPECIAL you hold.
               *[no] Save it to play it in a later turn, or discard it.
            }
        }
       *[stuck] { $instead ->
            [yes] { $why ->
                [means] It costs { LIST($cost) }. Discard it, or leave it and play a SPECIAL you hold.
               *[other] Discard it, or leave it and play a SPECIAL you hold.
            }
           *[no] { $why ->
                [means] It costs { LIST($cost) }. You can discard it.
               *[other] You can discard it.
            }
        }
    }
ask-exits = Exit Strategy: who leaves the city?
    .how = Choose, or go on.
ask-target = { $what ->
    [creature] Choose whom { $card } strikes.
    [city] Choose which city { $card } strikes.
    [power] { $card } uses its power.
   *[card] Aim { $card }.
}
    .how = { $what ->
        [creature] { COUNT($cost) ->
            [0] Any creature of another player.
           *[other] Any creature of another player. It costs { LIST($cost) }.
        }
        [city] { COUNT($cost) ->
            [0] A city of another player, or an abandoned one.
           *[other] A city of another player, or an abandoned one. It costs { LIST($cost) }.
        }
       *[card] { brief }
    }
ask-opponent = { ask-target }
    .how = { ask-target.how }
brief = { $does ->
    [redeux] Take a weapon of your Discard Pile into your hand.
    [opt_revive] It comes back from your Discard Pile.
    [opt_steal_civ] If your d12 shows { $level } or more, you take points from that d20.
    [opt_peek_top] You alone see that player's TOP RUN.
    [opt_attack] It must defend itself against level { $level }.
    [value_plus] A d6 says how much more the bunny is worth.
    [exit] Bunnies in the city may leave it later.
    [city_def] The city defends itself better.
    [revive] The bunny comes back from your Discard Pile.
    [steal_creature] The creature becomes yours.
    [steal_creature_standing] The creature becomes yours, with its damage.
    [city_damage] Any city, without a defence roll.
    [extort] They lose d20 points, or you take a RESOURCE card.
   *[none] Choose a target.
}
ask-direction = Which way does the Runner go?
    .how = { $more ->
        [yes] Clockwise it meets { $first }, the other way { $second }.
       *[no] It meets nobody else.
    }
ask-splash = Strike the neighbours as well?
    .how = Once each turn.
ask-pay = Pay { LIST($cost) }.
    .how = Choose what pays { LIST($due) }, or pay as usual.
ask-place = Where does { $card } go?
    .how = { $gifts ->
        [yes] In your part it is yours, in another's it is a gift.
       *[no] Choose a slot.
    }
ask-place-city = { ask-place }
    .how = { ask-place.how }
ask-claim = The city is yours.
    .how = Move it to your part, or leave it.
ask-occupy = Who moves into the city?
    .how = Somebody must.
ask-move = Move one of your creatures?
    .how = Choose a slot, or none.
ask-heal = Take off up to { $n } damage from one card.
    .how = Choose the card and how much.
ask-symbol = Name a Symbol.
    .how = { $all ->
        [yes] Each opponent with such a saved special card discards one.
       *[no] You take a card that has it from your Draw Pile.
    }
ask-toss-saved = Discard a saved card with the Symbol.
    .how = { "" }
ask-take = Take a card with the Symbol from your Draw Pile.
    .how = { "" }
ask-toss-hand = Discard another card of your hand.
    .how = { "" }
ask-give-up = { $card } is too small now.
    .how = Give up an occupant.
ask-run-next = Choose your new BOTTOM RUN.
    .how = { $state ->
        [poor] You have saved nothing yet. RESOURCE cards pay for others.
        [short] Next: { $card }. It needs { LIST($cost) }. You lack { $lack }.
       *[ready] A card of your hand. You flip it in two turns at the soonest.
    }
ask-drawing = Draw up to five cards.
    .how = A sixth may cost you dear.
ask-window = { $what ->
    [strike] { $card }, level { $level }, strikes { $aim }.
    [rolled] { $card }, level { $level }, strikes { $aim }, rolled { $face }.
    [aim] { $who } aims { $card } at { $aim }.
    [kill] Your creature was killed.
    [end] { $own ->
        [yes] The end of your turn.
       *[no] The end of { $who }'s turn.
    }
   *[free] { $own ->
        [yes] A free moment in your turn.
       *[no] A free moment in { $who }'s turn.
    }
}
    .how = Answer with a card that glows, or let it pass.
ask-retaliate = Strike back: choose a creature.
    .how = { "" }
ask-tip = Discard the TOP RUN you saw?
    .how = { "" }
ask-extorted = { $n ->
    [one] Lose { $n } point
   *[other] Lose { $n } points
}, or hand over a RESOURCE card?
    .how = { $other } picks the card.
ask-tribute = Pick a RESOURCE card as tribute.
    .how = { "" }
ask-goose = It missed: attack a neighbour?
    .how = { "" }
ask-cinder = Choose which neighbour is struck.
    .how = { "" }
ask-relocate = Which occupant moves, and where?
    .how = { "" }
ask-deal = Your offer to { $other }.
    .how = Choose what you give and what you ask for. Then propose it.
ask-answer = { $few ->
    [yes] { $who } offers { LIST($gives) }. The price: { LIST($asks) }.
   *[no] { $who } offers { $gets } of theirs for { $wants } of yours.
}
    .how = Accept or refuse.
ask-handing = Choose which hand card you hand over.
    .how = { "" }
ask-held = { $place ->
    [trade] With whom do you trade?
   *[count] Whose hand do you count?
}
    .how = Click a plate.
ask-vanish = Does Suzie Shadows leave?
    .how = It burns one RESOURCE.

## Choices

do-declare = Universal cards pay as { $pays }
do-set-runs = TOP RUN { $first }, BOTTOM RUN { $second }
do-play = { $where ->
    [hand] Play from the hand { $card }
    [top] Flip and play { $card }
   *[saved] Play { $card }
}
do-discard-top = Discard { $card }
do-save-top = Flip and save { $card }
do-use = Use the power of { $card }
do-enter = { $card } moves into { $city }
do-end-turn = End turn
do-offer = Offer a trade to { $other }
do-give = { $where ->
    [saved] Give the saved { $card }
    [hand] Give { $card } from the hand
   *[play] Give { $card }
}
do-ask = { $where ->
    [saved] Ask for the saved { $card }
   *[other] Ask for { $card }
}
do-ask-hand = Ask for a card of the other hand
do-propose = Propose the trade
do-withdraw = Withdraw the offer
do-accept = Accept the trade
do-refuse = Refuse the trade
do-hand-over = Hand over { $card }
do-target = { $what ->
    [creature] { $card } of { $other } ({ $worth })
    [city] { COUNT($lives) ->
        [0] { $card } of { $other } ({ $worth }; empty)
       *[other] { $card } of { $other } ({ $worth }; with { LIST($lives) } in it)
    }
   *[card] { $card }
}
    .apart = { $asked ->
        [target] Aim { $source } at { do-target }
        [tribute] Take { do-target } as tribute
       *[other] Strike { do-target }
    }
do-choose-seat = { $other }
    .apart = Aim { $source } at { $other }
do-direction = { $back ->
    [yes] Counter-clockwise
   *[no] Clockwise
}
    .apart = { $back ->
        [yes] { $source } goes counter-clockwise
       *[no] { $source } goes clockwise
    }
do-splash = { $all ->
    [yes] Strike the neighbours
   *[no] Target alone
}
    .apart = { $all ->
        [yes] Strike the neighbours
       *[no] Strike the target alone
    }
do-pay = Pay with { $card }
do-pay-auto = Pay in the usual order
do-place = { $what ->
    [city] { $slot ->
        [yes] Lay { $card } into { $other }'s part of The Center Circle, slot { $n }
       *[no] Lay { $card } into { $other }'s part of The Center Circle
    }
    [gift] { $slot ->
        [yes] Give { $card } to { $other }, slot { $n }
       *[no] Give { $card } to { $other }
    }
   *[own] { $slot ->
        [yes] Put { $card } into { $other }'s part, slot { $n }
       *[no] Put { $card } into { $other }'s part
    }
}
    .apart = { $shut ->
        [hero] { do-place }, shutting out Heroes
        [villain] { do-place }, shutting out Villains
       *[nobody] { do-place }
    }
do-stay = Leave it where it lies
    .apart = Leave { $source } where it lies
do-move = Move { $card } to slot { $n }
do-heal = Take { $n } damage off { $card }
do-skip = { $asked ->
    [free] Play nothing
    [exits] Nobody leaves the city
    [move] Move nobody
    [heal] Take off no damage
    [take] Take nothing
    [vanish] Suzie Shadows stays
    [tip] Let the TOP RUN lie
    [goose] Strike nobody else
   *[other] Do nothing
}
do-symbol = { $sign }
    .apart = Name the { $sign }
do-give-up = Give up { $card }
do-run-next = { $card } becomes BOTTOM RUN
do-respond = Answer with { $card }
do-pass = Let it pass
    .apart = { $what ->
        [card] Let { $card } pass
        [end] Let the end of the turn pass
        [kill] Let the kill pass
       *[free] Let the moment pass
    }
do-pass-turn = Pass for this turn
do-lose-points = { $n ->
    [one] Lose { $n } point
   *[other] Lose { $n } points
}
do-give-resource = Hand over a RESOURCE card
do-take = Take { $card }
do-toss = Discard { $card }
do-draw = Draw a card
do-stop = Stop drawing
do-count = Count the hand of { $other }
do-leave = { $card } leaves the city
do-relocate = { $out ->
    [yes] { $card } moves to the circle
   *[no] { $card } moves to { $city }
}
do-vanish = { $card } leaves until your next turn

## What a choice brings

notes = { $first }; { $last }
sentences = { $first } { $last }
details = { $first }, { $last }
counts = { $who } { $n }
owned = { $who }'s { $card }
left-whole = { $left }
left-hurt = { $left } of { $full }
note-declared = { $n ->
    [0] { $asked ->
        [0] your deck has nothing of it
       *[other] your deck has no RESOURCE card of it; { $asked } of its cards cost it
    }
    [one] your deck has 1 RESOURCE card of it; { $asked } of its cards cost it
   *[other] your deck has { $n } RESOURCE cards of it; { $asked } of its cards cost it
}
note-offer = you give { LIST($gives, type: "comma") } and ask for { LIST($asks, type: "comma") }
note-place = { COUNT($near) ->
    [0] alone in the circle
    [one] beside { LIST($near) }
   *[other] between { LIST($near) }
}
note-begins = where the part begins
note-ends = where the part ends
note-gift = { $shut ->
    [hero] a gift that shuts out Heroes
    [villain] a gift that shuts out Villains
   *[nobody] a gift
}
note-wins = it wins the match
note-wins-for = { $own ->
    [yes] it wins the match for you
   *[no] it wins the match for { $who }
}
note-run = { $place ->
    [top] TOP RUN: { $how }
   *[bottom] BOTTOM RUN: { $how }
}
note-saved-run = saved, it pays from then on
note-paid-run = can be paid
note-needs = { $what ->
    [both] needs a bunny of yours in the circle and a city of yours, and you have none yet
    [bunny] needs a bunny of yours in the circle, and you have none yet
   *[city] needs a city of yours, and you have none yet
}
note-no-bunny = no opponent has a bunny to strike
note-no-city = there is no city to strike
note-unpaid = you lack { $lack } so far
note-substitutes = { $n ->
    [one] so far 1 of another type would pay, and is lost
   *[other] so far { $n } of another type would pay, and are lost
}
note-back = { $what ->
    [bunny] worth { $n }
   *[weapon] { COUNT($cost) ->
        [0] level { $n }
       *[other] level { $n }, costs { LIST($cost) }
    }
}
note-discards = { COUNT($cards) ->
    [0] no opponent has saved one with the { $sign }
   *[other] { LIST($cards) }
}
note-enters = worth { $left }; the city has room for { $n }
note-instead = { $run ->
    [yes] in place of the run: the TOP RUN stays, and everything after it waits a turn
   *[no] as the main action
}
note-abandoned = { $some ->
    [yes] none of your bunnies fits in: it lies abandoned and counts for nobody
   *[no] you have no bunny to put in: it lies abandoned and counts for nobody
}
note-alike = one of { $n } such
note-city = { COUNT($lives) ->
    [0] worth { $left }, empty
   *[other] worth { $left }, with { LIST($lives) } in it
}
note-creature = { COUNT($beside) ->
    [0] worth { $left }
   *[other] worth { $left }, beside { LIST($beside) }
}
vain-mends = Nothing of yours is hurt: { $card } would mend nothing.
vain-boosts = No weapon can follow this turn: { $card } would strengthen nothing.
vain-discards = No opponent has saved a card with a Symbol: { $card } would discard nothing.

## What one should know before choosing

gist-declare = { $n ->
    [one] Your deck has 1 { $pays } card, more than of any other type.
   *[other] Your deck has { $n } { $pays } cards, more than of any other type.
}
gist-sealed = Lay two cards face down: the TOP RUN, which you flip in your first turn, and the BOTTOM RUN, which you flip in your second. A flipped RESOURCE card is saved free of charge, and each saved one pays one part of a cost each round. A RUN card that you cannot pay for or use is discarded.
gist-deal = Name what you give and what you ask for, in any order. One line may say both: give this for that. For each hand card you give, { $other } gives you one of theirs, of their choice.
gist-offer = So far you give { LIST($gives, type: "comma") } and ask for { LIST($asks, type: "comma") }.
gist-answer = You are offered { LIST($gives, type: "comma") } for { LIST($asks, type: "comma") }.
gist-occupy = In a city a bunny keeps its points, and its power unless that needs neighbours. Ground weapons do not reach it, pink boxes do not count it, and it comes back only if a card says so.
gist-points = Points of { $n }: { LIST($counts, type: "comma") }.
gist-near = { $who } needs { $n } more to win.
gist-saved = Your saved RESOURCE cards: { LIST($cards, type: "comma") }.
gist-pays = { COUNT($types) ->
    [0] { $later ->
        [yes] No RESOURCE card of yours can pay in your next turn.
       *[no] No RESOURCE card of yours can pay.
    }
   *[other] { $later ->
        [yes] { $n } of yours can pay in your next turn: { LIST($types) }.
       *[no] { $n } of yours can pay: { LIST($types) }.
    }
}
gist-substitutes = Any type stands in for another, but a substitute is discarded when the turn ends.
gist-redeux = { $n ->
    [one] It burns two Technology. You hold 1 card.
   *[other] It burns two Technology. You hold { $n } cards.
}
gist-sixth = With one more, { $who } discards one of them, drawn by lot.
next-flip = { $instead ->
    [yes] Next turn you flip { $card }, unless you play a SPECIAL from the hand now: { next-then }
   *[no] Next turn you flip { $card }: { next-then }
}
next-lay = { COUNT($cards) ->
    [one] As the next BOTTOM RUN lay { LIST($cards) }: { next-then }
   *[other] As the next BOTTOM RUN lay one of { LIST($cards, type: "comma") }: { next-then }
}
next-then = { $then ->
    [bunny] it then comes into the circle.
   *[resource] it is then saved and pays for others.
}
next-none = { $trade ->
    [yes] You have no RESOURCE card in hand or run. Lay what you need least next, or try a trade.
   *[no] You have no RESOURCE card in hand or run. Lay what you need least next, and draw on.
}

## Things on the table

part = { $part ->
    [circle] The Bunny Circle
    [centre] The Center Circle
    [run] Run
    [hand] Hand
    [saved] Saved cards
    [piles] Places and piles
    [others] The players' open cards
    [sheet] To choose from
   *[played] In the middle
}
place = { $place ->
    [pile] Draw Pile
    [discard] Discard Pile
    [top] Place of the TOP RUN
    [bottom] Place of the BOTTOM RUN
    [saved] Place of saved cards
    [hand] Hand
    [arena] The arena: cards are played here
    [trade] Offer a trade
   *[count] Count a hand
}
power-of = The power of { $card }
cards-of = { $who }'s cards
slot = { $ring ->
    [circle] Slot { $n } of { $who }'s part of The Bunny Circle
   *[centre] Slot { $n } of { $who }'s part of The Center Circle
}
pick-type = { $pays } for the Universal cards
pick-symbol = The { $sign }
pick-heal = { $n } damage off { $card }
pick-move = { $out ->
    [yes] { $card } to the circle
   *[no] { $card } to { $city }
}
pick-card = { $asked ->
    [yes] { $card }, asked for
   *[no] { $card }, to choose
}
lies = { COUNT($cards) ->
    [0] { $n ->
        [0] empty
        [one] 1 card
       *[other] { $n } cards
    }
   *[other] { $n ->
        [one] 1 card, from the top: { LIST($cards, type: "comma") }
       *[other] { $n } cards, from the top: { LIST($cards, type: "comma") }
    }
}
run = { $lies ->
    [yes] { $known ->
        [yes] { $card }
       *[no] face down
    }
   *[no] empty
}
state-run = { $run ->
    [top] TOP RUN
   *[bottom] BOTTOM RUN
}
state-costs = costs { LIST($cost) }
state-stuck = { $n ->
    [0] cannot be played now
   *[other] cannot be played now: you lack { $lack }
}
state-beside = beside { LIST($near) }
state-slot = { COUNT($near) ->
    [0] nothing lies there yet
    [one] beside { LIST($near) }
   *[other] between { LIST($near) }
}
state-seat = { $n ->
    [one] { $ready } unspent, 1 card in the hand, { $bank } of { $total } points on the d20, { $rest } in the rings
   *[other] { $ready } unspent, { $n } cards in the hand, { $bank } of { $total } points on the d20, { $rest } in the rings
}
state-owned = { $owned ->
    [yes] { $who }'s, worth { $n }
   *[no] abandoned, worth { $n }
}
state-damage = { $n } damage
state-room = room for { $n }
state-bonus = +{ $n } to its defence
state-pays = { $pays ->
    [universal] pays any type
   *[other] pays { $pays }
}
state-spent = { $burns ->
    [yes] spent, burns when the turn ends
   *[no] spent
}
state-used = power used this turn
state-traded = traded once

plate-hand = { $n ->
    [one] card in hand
   *[other] cards in hand
}
plate-unspent = { $n ->
    [one] unspent RESOURCE card
   *[other] unspent RESOURCE cards
}
plate-points = Civ Points, { $n } of them on the d20
tag = { $place ->
    [trade] Trade
   *[count] Count
}
tag-arena = { $held ->
    [yes] { $answer ->
        [yes] Answer with it
       *[no] Play it here
    }
   *[no] Play here
}
watch-out = You are out of the match. The others play on, and you only watch.
for-all = { "" }
    .start = the dice say who begins
    .defence = the dice fall
rise = { "" }
    .gained = +{ $n }
    .lost = −{ $n }
    .level = level { $n }
    .neighbours = neighbours too
    .due = { $bonus ->
        [0] level { $n }, d12
       *[other] level { $n }, d12 + { $bonus }
    }
    .stands = { $n }: survives
    .roll = +{ $n } to the roll
    .healed = −{ $n } damage
    .rolls-on = { $n } damage rolls on
    .visit = { $damage ->
        [0] creature { $n }
       *[other] creature { $n }, { $damage } of 6
    }
    .runner = Runner: { $n } of 6
    .abandoned = abandoned

## Choices on a paper, and trades

sheet = { $asked ->
    [declare] RESOURCE cards of your deck, by type
    [symbol] Name a Symbol
    [take] Your Draw Pile: take one
    [give-up] Who is given up?
    [leave] Who leaves the city?
    [target] Choose a card
    [heal] Take off how much damage?
    [relocate] Who moves, and where?
    [tip] The TOP RUN you see
   *[other] Choose one
}
sheet-type = { $pays }: { $n }
sheet-circle = to the circle
trade-gives = { $own ->
    [yes] { $n ->
        [0] You give
        [one] You give, unseen: 1 card of your hand
       *[other] You give, unseen: { $n } cards of your hand
    }
   *[no] { $n ->
        [0] { $who } gives
        [one] { $who } gives, unseen: 1 card of the hand
       *[other] { $who } gives, unseen: { $n } cards of the hand
    }
}
trade-more = { $own ->
    [yes] You may add
   *[no] You may ask for
}
trade-none = { $open ->
    [yes] nothing yet
   *[no] nothing
}
shelf = { $who }'s run and saved cards
    .counts = { $n } to draw, { $discard } discarded
    .none = nothing saved

## The forecast of a blow, and payments

level-printed = { $n }
level-pairs = { $n ->
    [one] +1 pair
   *[other] +{ $n } pairs
}
level-boost = +{ $n } boost
level-power = +{ $n } power
odds-head = { COUNT($why) ->
    [0] { $bonus ->
        [0] Level { $level } against d12
       *[other] Level { $level } against d12 + { $bonus }
    }
   *[other] { $bonus ->
        [0] Level { $level } ({ LIST($why, type: "comma") }), d12
       *[other] Level { $level } ({ LIST($why, type: "comma") }), d12 + { $bonus }
    }
}
odds-rolls = { $any ->
    [yes] any roll
   *[no] { $to ->
        [1] 1
       *[other] 1 to { $to }
    }
}
odds = { odds-head }
    .fate = { $fate ->
        [falls] value { $left }: falls on { odds-rolls }
        [dies] value { $left }: dies on { odds-rolls }
        [hurt] value { $left }: hurt on { odds-rolls }
       *[safe] value { $left }: safe
    }
    .chance = { $fate ->
        [hurt] cannot die
        [safe] no roll hurts it
       *[dies] that is { $percent } %
    }
    .brief = { $fate ->
        [falls] falls on { odds-rolls }: { $percent } %
        [dies] dies on { odds-rolls }: { $percent } %
        [hurt] hurt on { odds-rolls }, no more
       *[safe] no roll hurts it
    }
note-blow = { $direct ->
    [yes] { odds-head }, { odds.brief }
   *[no] also { $card }: { odds-head }, { odds.brief }
}
note-text = { $text }
note-pays = { $lost ->
    [yes] for { $due }; it goes to the Discard Pile for it
   *[no] for { $due }; it pays again from your next turn on
}
note-paid = paid by { LIST($cards, type: "comma") }
note-lost = you lose { LIST($cards, type: "comma") }
note-defence = { $more ->
    [yes] { $card } { $n } more in defence rolls
   *[no] { $card } { $n } less in defence rolls
}
note-damage = { $more ->
    [yes] { $card } { $n } more damage from weapons
   *[no] { $card } { $n } less damage from weapons
}
note-pair = { $made ->
    [yes] makes a Yang-Yin pair
   *[no] parts a Yang-Yin pair
}
paying-kept = { $card } for { $due }
paying-lost = { $card } for { $due } and goes to the Discard Pile for it
gist-paying = In the usual order these pay: { LIST($pays, type: "comma") }.
gist-roll = { $rest ->
    [0] The roll lets { $n } damage through to a value of { $left }: it dies.
   *[other] The roll lets { $n } damage through to a value of { $left }: { $rest } would be left.
}
standing-rolled = { $bonus ->
    [0] Level { $level }, rolled { $face }
   *[other] Level { $level }, rolled { $face } + { $bonus }
}
standing-damage = { $n } damage of { $left }
standing-pay = Pay
    .cost = { LIST($cost, type: "comma") }
    .whole = Pay { LIST($cost, type: "comma") }
standing-costs = { COUNT($cost) ->
    [0] Costs nothing
   *[other] Costs { LIST($cost, type: "comma") }
}
    .saved = Costs { LIST($cost, type: "comma") }; { $n } saved
standing-saved = { $n } saved so far
standing-done = Main action done
    .how = Free actions, then end.
standing-none = No TOP RUN
    .how = Play a SPECIAL or nothing.
standing-resource = Saved, it pays once a round.

rope = { $ring ->
    [circle] The Bunny Circle: creatures
   *[centre] The Center Circle: cities
}
title-run = Run
title-saved = Saved
title-hand = { $own ->
    [yes] Your hand
   *[no] { $who }'s hand
}

## Close looks

closer-place = { $place ->
    [pile] Cards are drawn from its top.
    [discard] Discarded and killed cards lie here, open to all.
    [top] The card that is flipped in this player's next turn.
    [bottom] It slides up to TOP RUN when that has been flipped.
   *[hand] Only its owner may look at it.
}
    .title = { $place ->
        [pile] Draw Pile
        [discard] Discard Pile
        [top] TOP RUN
        [bottom] BOTTOM RUN
       *[hand] Hand
    }
    .owned = { $who }: { closer-place.title }
closer-pile = From the top: { LIST($cards, type: "comma") }.
closer-run = { $card }. { $kind }
closer-costs = { COUNT($cost) ->
    [0] { "" }
   *[other] Costs { LIST($cost) }.
}
closer-boxes = { $box ->
    [both] You need a bunny of yours in The Bunny Circle and a city of yours.
    [bunny] You need a bunny of yours in The Bunny Circle.
    [city] You need a city of yours.
   *[none] { "" }
}
closer-symbol = Symbol: { $sign }, for cards that name one.
closer-worth = { $owned ->
    [yes] { $damage ->
        [0] { $who }'s; now worth { $n }.
       *[other] { $who }'s; now worth { $n }, { $damage } damage.
    }
   *[no] { $damage ->
        [0] Abandoned; now worth { $n }.
       *[other] Abandoned; now worth { $n }, { $damage } damage.
    }
}
closer-bonus = Adds { $n } to its defence rolls.
closer-pair = A pair with { $card }: weapons its owner launches gain a level.
closer-under = Under it: { LIST($cards, type: "comma") }.
lives = { $card } ({ $n })
closer-inside = Inside: { LIST($cards, type: "comma") }; room for { $room } more.
closer-pays = Pays as { $pays } or for any type.
closer-spent = { $burns ->
    [yes] Spent and burnt when the turn ends.
   *[no] Spent until its owner's next turn.
}
closer-traded = It was traded and cannot be traded again.
saved-ready = { $card }
saved-spent = { $card } (spent)
closer-total = { $total } points in all, { $bank } of them on the d20.
closer-saved = { COUNT($cards) ->
    [0] Saved: nothing.
   *[other] Saved: { LIST($cards, type: "comma") }.
}
closer-counts = { $hand ->
    [one] 1 card in the hand, { $pile } in the Draw Pile, { $discard } discarded.
   *[other] { $hand } cards in the hand, { $pile } in the Draw Pile, { $discard } discarded.
}

## Buttons

button-wait = Wait
    .tip = { $over ->
        [yes] The match is over.
       *[no] Somebody else decides now.
    }
button-asked = { $asked ->
    [run-next] Choose a run card
    [place] Choose a slot
    [place-city] Choose a slot
    [occupy] Choose who moves in
    [opponent] Choose a player
    [handing] Choose a hand card
    [toss-saved] Discard a saved card
    [toss-hand] Discard a hand card
   *[other] Choose one
}
    .tip = { $asked ->
        [run-next] Take a card of your hand to the BOTTOM RUN.
        [place] Click one of the lit slots.
        [place-city] Click one of the lit slots.
        [occupy] Click a lit bunny. It moves into the new city.
        [opponent] Click the plate of an opponent.
        [handing] Click the card that you hand over.
        [toss-saved] Take it to your Discard Pile.
        [toss-hand] Take it to your Discard Pile.
       *[other] Click one of the stitched ones.
    }
button-runs = { $n ->
    [0] Choose the TOP RUN
    [1] Choose the BOTTOM RUN
   *[2] Lay both face down
}
    .tip = { $n ->
        [2] { "" }
       *[other] Click the card that comes first, then the second.
    }
button-propose = Propose the trade
    .tip = { $ready ->
        [yes] { "" }
       *[no] Click what you give and what you ask for.
    }
button-withdraw = Withdraw
button-play = Play { $card }
button-save = Save { $card }
button-save-it = Save it
button-discard-it = Discard it
button-end-turn = End turn
button-end-staying = End turn
    .tip = { $card } stays.
button-vanish = She leaves
    .tip = The turn ends. { $card } burns a RESOURCE and is out of play until your next turn.
button-where = Where to with { $card }?
    .tip = Point at it.
button-held = { $place ->
    [arena] Play { $card }
    [saved] Save { $card }
    [discard] Discard { $card }
    [power] Use { $card }
    [card] To { $target }
    [bottom] Lay { $card }
    [slot] Put { $card } there
   *[other] Do it
}
button-target = Choose a target
    .tip = Point at one of the stitched ones.
button-strike = { $asked ->
    [target] Aim at { $card }
   *[other] Strike { $card }
}
button-put = Put { $card } there
    .tip = Into your part. Or click another lit slot.
button-clockwise = Clockwise
button-other-way = Other way
button-neighbours = Neighbours too
button-alone = It alone
button-answer = Answer: { $card }
button-pass = Let it pass
button-pass-turn = Pass for this turn
    .tip = This turn, you are asked again only where something of yours is struck.
button-give-resource = Give a RESOURCE
button-lose-points = Lose { $n }
    .tip = From your d20 count.
button-draw = Draw a card
button-stop = Stop
button-ask-hand = Ask for a hand card
button-declare = As { $pays }
    .tip = The type your deck has most of.
button-pay-auto = Pay like this
button-stay = Leave it there
button-skip = { $asked ->
    [free] Play nothing
    [target] At nobody
    [retaliate] At nobody
    [goose] At nobody
    [cinder] At nobody
    [exits] Nobody leaves
    [move] Move nobody
    [heal] Leave it at that
    [take] Take nothing
    [vanish] She stays
   *[tip] Let it lie
}
button-refuse = Refuse the trade
button-accept = Accept it
ask-vain = { $use ->
    [yes] Use it all the same
   *[no] Play it all the same
}

## The tournament

cup = Tournament
    .button = Tournament
    .about = A knock-out or a league, with people and rabbits.
    .onward = Back to the tournament
cup-unreadable = This file holds no tournament that you can continue.
cup-not-read = { $path }: { $why }
entry-size = A tournament has { $least } or { $most } players, not { $n }.
entry-nameless = Every player needs a name.
entry-twins = Two players are called { $name }: give one another name.
entry-deck = { $name } cannot play '{ $deck }'. { $why }
round = { $size ->
    [1] Final
    [2] Semi-final { $at }
   *[4] Quarter-final { $at }
}
rounds = { $size ->
    [1] Final
    [2] Semi-finals
   *[4] Quarter-finals
}
awaited = { $size ->
    [2] winner of semi-final { $at }
   *[4] winner of quarter-final { $at }
}
pairing = { $state ->
    [open] { round }: { $first } against { $second }.
    [next] { round }: { $first } against { $second }, { $one } to { $two }. This is next.
    [won] { round }: { $first } against { $second }, { $one } to { $two }. { $winner } goes on.
   *[known] { round }: { $first } against { $second }, { $one } to { $two }.
}
table = { $place }. { $name }: played { $played }, won { $won }, total { $total }, points { $points }
    .played = Played
    .won = Won
    .total = Total
    .points = Points
match-league = League, match { $n } of { $all }
match-knock-out = { round }, match { $n }
match-gone = The match you began is no longer saved. It is played again.
match-again = { $why } The match is played again.
match-result = { $won ->
    [yes] { $match }: { $who } wins ({ $score }).
   *[no] { $match }: nobody won alone ({ $score }). It counts for nobody.
}
cup-part = { $entry ->
    [yes] Entrants or rules
   *[no] Next match or standing
}
    .first = { $entry ->
        [yes] Entrants
       *[no] Next
    }
    .second = { $entry ->
        [yes] Rules
       *[no] Standing
    }
cup-new = New tournament
cup-open = Open another
cup-watch = Watch it
cup-play = { $what ->
    [start] Start the tournament
    [setup] Back to set-up
    [go-on] Go on with the match
    [skip] Skip to the end
    [play-out] Play it out
   *[match] Play the match
}
cup-ask = A new tournament?
    .how = '{ $name }' stays kept as it is. 'Open another' leads back to it.
    .go = Begin a new one
    .stay = Stay with this one
cup-which = Which tournament?
cup-kind = { $kind ->
    [knock-out] Knock-out
   *[league] League
}
cup-kinds = Knock-out or league
cup-size = { $n } entrants
cup-sizes = How many enter
cup-about = { "" }
    .matches = { $kind ->
        [knock-out] Two-player matches, best of three. The loser is out.
       *[league] Four-player matches: 3, 2, 1 and 0 points by final totals. A player who is out of a match counts below all others; later is better.
    }
    .meets = { $kind ->
        [knock-out] Pairs are drawn by lot.
       *[league] Equal totals get the points of the better place.
    }
    .counts = { $kind ->
        [knock-out] A tied match counts for nobody.
       *[league] Equal points: more matches won, then higher totals.
    }
cup-rules = All matches go to 60 points. Universal cards are declared as one type. Every list stays the same throughout.
cup-won = { COUNT($who) ->
    [0] Nobody wins the tournament
    [one] { LIST($who) } wins the tournament
   *[other] { LIST($who) } share the tournament
}
    .decks = with { LIST($decks, type: "comma") }
entrant = { "" }
    .kind = Human or computer, { $name }
    .level = Level of { $name }
    .deck = Deck of { $name }
entrant-name = Name of entrant { $n }
entrant-rename = Click to change the name
entrant-kind = Human or computer
entrant-here = { $short ->
    [yes] here
   *[no] at this screen
}
entrant-list = A new list
match-state = { "" }
    .begun = This match has begun and waits as you left it.
    .knock-out = Best of three. It stands { $one } : { $two }.
    .league = 3, 2, 1 and 0 points by the final totals.
match-score = { $n ->
    [one] { $who }: { $n } point
   *[other] { $who }: { $n } points
}
match-before = { $won ->
    [yes] Before: { $match }, { $who } won { $score }.
   *[no] Before: { $match }, { $score }. It counts for nobody.
}

## The deck builder

decks = Deck builder
    .button = Build a deck
    .about = Lists of your own, from all cards of the four decks.
cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
group = { $group ->
    [bunnies] Bunnies
    [supers] Super Bunnies
    [cities] Cities
    [weapons] Weapons
    [modifiers] Modifiers
    [specials] SPECIAL
    [answers] VERY SPECIAL
   *[resources] RESOURCE
}
group-count = { group }: { $n }
deck-few = { $n ->
    [one] 1 card is missing: a deck has { $least } to { $most }.
   *[other] { $n } cards are missing: a deck has { $least } to { $most }.
}
deck-many = { $n } too many: a deck has at most { $most } cards.
deck-copies = { $n } cards '{ $card }': a deck may have at most { $most } of a name.
deck-unknown = { $hint ->
    [yes] There is no card and no deck '{ $text }'. Did you mean '{ $near }'?
   *[no] There is no card and no deck '{ $text }'.
}
deck-count = '{ $text }': the count must be 1 to { $most }.
deck-more = { $n ->
    [one] 1 more line names no card.
   *[other] { $n } more lines name no card.
}
deck-resources = { $n ->
    [one] Only 1 RESOURCE card: { $least } or more work better.
   *[other] Only { $n } RESOURCE cards: { $least } or more work better.
}
deck-no-bunny = No bunny: you could never play cards with a pink box.
deck-unpaid = { $n ->
    [one] 1 card costs { $pays }, which no RESOURCE card of the deck pays.
   *[other] { $n } cards cost { $pays }, which no RESOURCE card of the deck pays.
}
deck-full = The deck is full: it may have { $most } cards.
deck-four = '{ $card }' is in the deck { $most } times, which is the limit.
look-back = Back to the cards
look-no-text = This card has no text.
look-held = { $more ->
    [yes] { $first } to { $last }; { $n ->
        [0] none
       *[other] { $n }
    } in the deck.
   *[no] { $first }; { $n ->
        [0] none
       *[other] { $n }
    } in the deck.
}
row-tells = { $known ->
    [yes] Takes one out. { $text }
   *[no] Takes the line out.
}
row-holds = { $known ->
    [yes] { $n } in the list
   *[no] no such card
}
cell-holds = { $more ->
    [yes] { $n } in the deck
   *[no] { $n } in the deck, no more allowed
}
list-name = Name of the list
verdict = { $state ->
    [advice] You can play it. The checks have advice.
    [good] You can play it: { $least } to { $most } cards, no name too often.
   *[plain] You can play it.
}
paper-part = Cards, figures or checks
    .cards = Cards
    .figures = Figures
    .checks = { $n ->
        [0] Checks
       *[other] Checks ({ $n })
    }
paper-empty = Click a card or drag it here. Open a list to start from one of the four decks.
paper-curve = Cards by cost
paper-cost = { $n ->
    [one] Cost { $cost }: 1 card
   *[other] Cost { $cost }: { $n } cards
}
paper-sound = This list has no faults.
search = Search cards
    .tip = Part of a name, an id or the text of a card
filter = Which cards
    .group = Kind
    .resource = Type
    .cost = Cost
    .any-group = All kinds
    .any-resource = All types
    .any-cost = Any cost
    .no-type = No type
    .costs = { $n ->
        [0] Costs nothing
       *[other] Costs { $n }
    }
    .none = All cards
    .chosen = Only cards of the deck
    .clear = Show all cards again
pool-nothing = { $chosen ->
    [yes] No such card is in the deck.
   *[no] There is no such card.
}
pool-count = { $n ->
    [one] 1 card
   *[other] { $n } different cards
}
list-new = My deck
list-about = { cards }. { $found }
decks-redo = Redo
decks-undo = Undo the last change
decks-no-undo = There is no change to undo.
decks-no-redo = There is no change to redo.
decks-lacks = No '{ $name }' is in the deck.
decks-part = The pool of cards or the deck
    .pool = Pool
    .deck = Deck ({ $n })
decks-open = Open a list
decks-exchange = Import, export
decks-use = { $what ->
    [seat] Use it for { $name }
    [deck] Use this deck
   *[back] Back to set-up
}
decks-delete = Take this list away?
    .how = { $n ->
        [one] '{ $name }' has 1 card. Its file stays in the folder under another ending, but leaves the list.
       *[other] '{ $name }' has { $n } cards. Its file stays in the folder under another ending, but leaves the list.
    }
    .go = Take the list away
    .keep = Keep the list
list-which = Which list?
list-empty = A new, empty list
    .about = Begin with no card at all.
list-copy = A copy of this list
    .about = '{ $name }' stays as it is.
list-from = Start from { $name }
    .name = My { $name }
exchange = Out of the program or into it
    .title = Import and export
    .out = Out
    .in = In
    .write = Write the file
    .read = Read the file
exchange-path = Path of the file
export = Out: { $name }
    .copy = Copy to the clipboard
    .copied = '{ $name }' is on the clipboard.
    .written = '{ $name }' is now in { $path }.
    .more = … and { $n } more lines
import = In: a list from elsewhere
    .paste = Read the clipboard
    .how = Or drop a file on this window. Nothing changes before you see what is there.
    .found = { $named ->
        [yes] { $n ->
            [one] { $source }: '{ $name }', 1 card.
           *[other] { $source }: '{ $name }', { $n } cards.
        }
       *[no] { $n ->
            [one] { $source }: a list without a name, 1 card.
           *[other] { $source }: a list without a name, { $n } cards.
        }
    }
    .kinds = { LIST($kinds, type: "comma") }.
    .sound = You can play it as it is.
    .take = Take it as a new list
    .name = New list
    .taken = '{ $name }' is now a list of your own.
clipboard = The clipboard
dropped = The dropped text
no-clipboard = The clipboard cannot be used ({ $why }).
no-text = The clipboard holds no text.
no-target = First write where to put the file.
no-name = { $path } is a folder. Add a name.
no-folder = { $path } cannot be written: there is no folder { $folder }.
no-writing = { $path } cannot be written ({ $why }).
no-path = First write the path of a file, or drop a file on this window.
no-content = { $path } is empty.
no-room = { $source } holds far too much for a list.
no-cards = { $source } holds no deck list: no line names a card.

## What the analysis counts: "2.1 more" stands before it, "12 % likelier that" before a chance

end-bank = points on your d20 at the end
end-creatures = points of your creatures at the end
end-cities = points of your cities at the end
end-many = creatures of yours in play at the end
end-out = you are out of the game
end-best = points for your best rival at the end
    .alone = points for your rival at the end
end-rivals = creatures in play for your strongest rival at the end
    .alone = creatures in play for your rival at the end
end-rival-out = a rival is out of the game
    .alone = your rival is out of the game
soon-bank = points on your d20 when your next turn begins
soon-creatures = points of your creatures when your next turn begins
soon-cities = points of your cities when your next turn begins
soon-resources = saved RESOURCE cards for you when your next turn begins
soon-specials = saved SPECIAL or VERY SPECIAL cards for you when your next turn begins
soon-best = points for your best rival when your next turn begins
    .alone = points for your rival when your next turn begins
soon-rivals = creatures in play for each rival when your next turn begins
    .alone = creatures in play for your rival when your next turn begins
soon-shut-out = points of Heroes or Villains shut out for each rival when your next turn begins
    .alone = points of Heroes or Villains shut out for your rival when your next turn begins

## Kinds of cards

sort = { $sort ->
    [bunny] bunny worth { $n }
    [super] Super Bunny worth { $n }
    [city] city worth { $n }
    [ground_weapon] Ground Weapon of level { $n }
    [city_weapon] City Weapon of level { $n }
    [ground_runner] Runner of level { $n }
    [bunny_modifier] Bunny Modifier
    [city_modifier] City Modifier
    [special] SPECIAL
    [very_special] VERY SPECIAL, an answer
   *[resource] { "" }
}
kind = { $sort ->
    [special] SPECIAL: played in your own turn, from the hand as well.
    [very_special] VERY SPECIAL: an answer, in anybody's turn, saved or from the hand.
    [resource] RESOURCE: saved, it pays once a round.
    [city] RUN: { sort }; somebody must live in it.
    [super] { $align ->
        [hero] RUN: { sort }, Hero.
        [villain] RUN: { sort }, Villain.
       *[nobody] RUN: { sort }.
    }
   *[run] RUN: { sort }.
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
