### Bunny Boom.
### $who, $other, $taker: players. $n: a count. $place: where. $card: a card.

## The setup

pitch =
    .one = Build the village, cross it, and send the bunnies to the others.
    .two = Every boom brings more. Fewest bunnies win.
option-mayor = Mayor
    .help = Mayors go on any suit, and any suit goes on them.
option-joker = Joker
    .help = Jokers go on any card and close the space.
option-fox = Fox
    .help = A Fox runs through the village and scares your bunnies.
option-burrow = Burrow
    .help = Others who cross a Burrow take your bunnies along.
option-fox-cards = Fox cards
    .help = With three or four players: the orange Fox cards as published, or all six.
    .value-published = As published
    .value-all = All six
option-timer = Sand timer
    .help = It runs while you choose a card. When a real one ends, it costs bunnies.
    .value-off = Off
    .value-soft = Reminder
    .value-real = Real
option-timer-seconds = Seconds of sand
    .help = How long the sand runs.
option-blocked = Only your own space left
    .help = When the only open space is under your pawn, the match ends or you may use it.
    .value-end = The match ends
    .value-lift = You may use it
option-first-player = Who starts
    .help = A random player starts, or you choose. In a series the loser may start.
    .value-random = Random
    .value-0 = First seat
    .value-1 = Second seat
    .value-2 = Third seat
    .value-3 = Fourth seat
    .value-loser = Loser of the last match

## What analyses count, behind "2.1 more" or "12 % likelier that"

counts-home = bunnies in your home in the end
counts-hand = bunnies on the cards left in your hand
counts-gifts = bunnies in your hidden gifts
counts-carrot = you end with the Carrot
counts-rival = bunnies in all for your best rival
    .alone = bunnies in all for your rival
counts-rival-carrot = a rival ends with the Carrot
    .alone = your rival ends with the Carrot
counts-home-soon = bunnies in your home by the end of your next turn
counts-rivals-soon = bunnies in each rival's home by the end of your next turn
    .alone = bunnies in your rival's home by the end of your next turn

## Cards

card-base = { $orange ->
    [yes] Orange { $suit } { $value }
   *[no] { $suit } { $value }
}
card-mayor = { $orange ->
    [yes] Orange Mayor
   *[no] Mayor
}
card-joker = { $orange ->
    [yes] Orange Joker
   *[no] Joker
}
card-fox = { $orange ->
    [yes] Orange Fox of { $suit }
   *[no] Fox of { $suit }
}
card-burrow = { $orange ->
    [yes] Orange Burrow of { $suit }
   *[no] Burrow of { $suit }
}
card-hidden = a card

kind-mayor = Mayor
kind-joker = Joker
kind-fox = Fox
kind-burrow = Burrow

suit-bakery = Bakery
suit-market = Market
suit-mill = Mill
suit-orchard = Orchard
suit-school = School
suit-well = Well

bunnies = { $n ->
    [one] 1 bunny
   *[other] { $n } bunnies
}

## Play effects. ".short" is told in lists, ".log" behind a card that was played.

play-boom = Boom
    .short = boom
    .log = boom
    .rule = Boom: After your move a bunny appears on every card of the village.
play-mega-boom = Mega Boom
    .short = mega boom
    .log = mega boom
    .rule = Mega Boom: After your move take a river card. Then a bunny appears on every card of village and river and in every other home.
play-river-boom = River Boom
    .short = river boom
    .log = river boom
    .rule = River Boom: After your move take a river card. Then a bunny appears on every card left in the river.
play-carrot = Carrot
    .short = another pawn comes to it and gets the Carrot
    .rule = Carrot: Bring another pawn to this card. It crosses what lies between. Its owner gets the Carrot, which counts 4 bunnies at the end.
play-share = Share
    .short = one of your bunnies to each other home
    .log = share
    .rule = Share: One bunny of your home moves to each other home.
play-skip = Jump
    .short = jump over one card on the way
    .log = jump
    .rule = Jump: On this turn's move you jump over one card of your choice.
play-centre = Centre
    .short = walk from the centre
    .log = centre
    .rule = Centre: Your pawn goes to the centre first, crossing nothing, and walks from there.
play-river-plus = One more, then the river
    .short = one bunny more at home, then use a river card
    .log = one more, then the river
    .rule = One more, then the river: Take one bunny. After your move use a river effect.
play-river-minus = One fewer, then the river
    .short = one bunny fewer at home, then use a river card
    .log = one fewer, then the river
    .rule = One fewer, then the river: Send one bunny away. After your move use a river effect.
play-river-renew = New river
    .short = three new river cards
    .log = new river
    .rule = New river: Discard the whole river and turn up three new cards.
play-wild = Joker
    .short = joker
    .log = joker
    .rule = Joker: Goes on any card and under any card for free. Then the space closes.
play-burrow = Burrow
    .short = burrow
    .log = burrow
    .rule = Burrow: The Burrow token is yours. Others who cross a Burrow card take one of your bunnies along.
play-fox = Fox
    .short = fox
    .log = fox
    .rule = Fox: The Fox runs to this card. Each other pawn on a card it crosses takes a bunny from your home.

## River effects

flow-none = no river effect
    .rule = In the river: No river effect.
flow-village = two bunnies into the village
    .title = Two bunnies into the village
    .rule = In the river: Put two bunnies of your home on one or two village cards.
flow-swap = swap a card
    .title = Swap a card
    .rule = In the river: Swap a card of your hand for a random one of another hand.
flow-pass = pass the hands on
    .title = Pass the hands on
    .rule = In the river: Draw up to three cards. Then every hand goes to the player on the right.
flow-share = share
    .title = Share
    .rule = In the river: One bunny of your home moves to each other home.
flow-gift = hidden gift
    .title = Hidden gift
    .rule = In the river: The top card goes face down to a home of your choice and counts there at the end.
flow-boom = boom
    .title = Boom
    .rule = In the river: A bunny appears on every card of the village.

## What the signs of a card say, in a list

sign-value = counts { $n } in hand
sign-mayor = goes on any card for free
sign-joker = goes on any card for free and closes the space
sign-play = played: { FORM($play, "short") }
sign-flow = in the river: { $flow }
sign-crossed = crossed: { $bunnies }
sign-tokens = { $bunnies } on it

card-value = Bunny value { $n }: the price on a different suit, and what it counts in hand.
    .suitless = Bunny value { $n }: what it counts in hand. It has no suit and no price.
    .mayor = Goes on any card for free, and any card on it. The space stays open.
    .wave = The wave: use the effect of a river card, if there is one.
    .crossed = Whoever crosses it takes { $bunnies }.

## Places

place-left = left { $n }
place-right = right { $n }
place-above = top { $n }
place-below = bottom { $n }
place-centre = the centre

## The log

start-drawn = { $who } starts.
deck-shuffled = The { $n } cards are shuffled. Everybody gets three cards and one bunny.
card-drawn = { $who } draws { $card } from the pile.
river-filled = { $card } comes into the river.
turn-begun = Turn { $n }: { $who }
timer-ran-out = { $n ->
    [0] The sand has run out, but the river is empty: nothing happens.
   *[other] The sand has run out: { $who } takes { $bunnies }.
}
card-played = { $play ->
    [carrot] { $covers ->
        [yes] { $who } plays { $card } on { $below }, { $target }. Carrot: another pawn is brought there.
       *[no] { $who } plays { $card } at { $target }. Carrot: another pawn is brought there.
    }
   *[other] { $covers ->
        [yes] { $who } plays { $card } on { $below }, { $target }: { FORM($play, "log") }.
       *[no] { $who } plays { $card } at { $target }: { FORM($play, "log") }.
    }
}
space-closed = The space { $target } is closed now.
bunnies-gained = { $cause ->
    [suit] Different suit: { $who } takes { $bunnies }.
    [crossing] { $who } crosses { $card } and takes { $bunnies }.
    [play] { $who } takes { $bunnies }.
   *[other] { "" }
}
bunnies-collected = { $river ->
    [yes] { $who } takes { $bunnies } along with the river card.
   *[no] { $who } picks up { $bunnies } at { $origin }.
}
bunny-given = { $cause ->
    [share] Share: one of { $who }'s bunnies moves to { $taker }'s home.
    [fox] The Fox scares one of { $who }'s bunnies over to { $taker }.
   *[burrow] One of { $who }'s bunnies comes out of the Burrow and follows { $taker }.
}
bunny-lost = { $who } sends one bunny away.
bunny-placed = { $who } puts a bunny on the card at { $target }.
bunnies-removed = { $n ->
    [one] 1 bunny hops off the river card and away.
   *[other] { $n } bunnies hop off the river card and away.
}
boom-heard = { $boom ->
    [boom] Boom! A bunny appears on every card of the village.
    [mega-boom] Mega Boom! A bunny appears on every card of village and river, and in every other home.
   *[river-boom] River Boom! A bunny appears on every river card.
}
pawn-hopped = { $step ->
    [leap] { $who } jumps over { $over }.
    [leap-end] { $who } jumps over { $over } and comes to { $target }.
    [brought] { $who } is brought to { $target }.
    [end] { $who } comes to { $target }.
   *[cross] { "" }
}
pawn-jumped = { $who } goes straight to the centre.
carrot-moved = { $who } gets the Carrot: 4 bunnies more at the end.
burrow-moved = { $who } gets the Burrow token.
fox-moved = The Fox runs to { $target }.
effect-idle = { $idle ->
    [share] { $who } has no bunny to share.
    [skip] { $who } has no card in between to jump over.
    [wave] No river card has an effect, so nothing happens.
    [village] { $who } has no bunny to put into the village.
    [swap] There is no card to swap.
    [gift] The pile is empty, so there is no gift.
   *[minus] { $who } has no bunny to send away.
}
river-card-used = { $n ->
    [one] { $who } uses { $card }, the only river effect: { $flow }.
   *[other] { $who } uses { $card } from the river: { $flow }.
}
river-card-discarded = { $card } is discarded.
river-card-taken = { $who } takes { $card } from the river.
card-offered = { $who } offers { $card } for a swap.
hand-chosen = { $who } swaps with { $taker } and gets a random card.
card-handed = { $who } gives { $card } to { $taker }.
hand-passed = { COUNT($cards) ->
    [0] { $who } passes the whole hand to { $taker }.
   *[other] { $who } passes the whole hand to { $taker }: { LIST($cards) }.
}
gift-given = { $own ->
    [yes] { $who } keeps a hidden gift. Its value counts there at the end.
   *[no] { $who } gives { $taker } a hidden gift. Its value counts there at the end.
}
game-ended = { $ending ->
    [pile] The draw pile has run out. The match is over.
    [closed] Every space is closed. The match is over.
   *[blocked] The only open space is under the pawn whose turn it is. The match is over.
}
hand-counted = { COUNT($cards) ->
    [0] { $who } holds no card.
   *[other] { $who } holds { LIST($cards) }: { $bunnies }.
}
gift-opened = A gift given to { $who } is { $card }: { $bunnies }.
total-counted = { $who } has { $bunnies } in all.
match-won = { $who } wins with { $bunnies }.

## What is asked. ".how" is the second line.

ask-play = { $who }, play a card on a space
    .how = Take a card of your hand. The spaces it can go to light up
    .second = On its own suit a card is free and closes the space
    .end = The match ends with the last card of the pile
ask-bring = { $who }, choose who gets the Carrot
    .how = That pawn comes to your card and crosses what lies between
ask-share = { $who }, choose who gets a bunny
    .how = You have { $bunnies } left to share
ask-fox = { $who }, choose whom the Fox gives a bunny
    .how = You have too few for all pawns on that card
ask-jump = { $who }, choose the card to jump over
    .how = Click a card on your way. Nothing happens on it
ask-use = { $who }, choose a river effect
    .how = Click a river card with an effect. Then it is discarded
ask-place = { $who }, put a bunny from home on a village card
    .how = { $n ->
        [one] 1 to go. Whoever crosses it takes it home
       *[other] { $n } to go, both on one card if you like. Whoever crosses them takes them home
    }
ask-offer = { $who }, choose a card to swap
    .how = You get a random card of another hand for it
ask-swap-with = { $who }, choose whose hand you swap with
    .how = You get a random card of that hand
ask-gift = { $who }, give away a hidden gift
    .how = Choose a home. The top card goes there, face down
ask-draw = { $who }, draw a card
    .how = Take the top card of the pile or a card of the river
    .pass = Then all hands go on: this one to { $other }
    .end = The match ends with the last card of the pile
ask-take = { $who }, take a river card before the boom
    .how = Bunnies on it come home with you
ask-lucky = A card of the other hand is drawn
ask-dealing = The cards are being dealt
ask-held = { $who }, put { $card } on a space
    .how = Choose a stitched space, or press { KEY("back") } to put it back

watch-play = { $who } is choosing a card and a space
watch-bring = { $who } is choosing who gets the Carrot
watch-share = { $who } is choosing who gets a bunny
watch-fox = { $who } is choosing whom the Fox gives a bunny
watch-jump = { $who } is choosing a card to jump over
watch-use = { $who } is choosing a river effect
watch-place = { $who } is putting bunnies into the village
watch-offer = { $who } is choosing a card to swap
watch-swap-with = { $who } is choosing whose hand to swap with
watch-gift = { $who } is choosing who gets a hidden gift
watch-draw = { $who } is drawing cards
watch-take = { $who } is taking a river card

won = { $who } wins
tied = No winner yet: { LIST($tied) } are equal
over = The match is over

## What a choice does

do-play = { $end ->
    [free] Put { $card } on the free space { $place }
    [nothing] Put { $card } on { $below }, { $place }: costs nothing
    [costs] Put { $card } on { $below }, { $place }: costs { $bunnies }
    [closes] Put { $card } on { $below }, { $place }: closes the space
    [last] Put { $card } on { $below }, { $place }: closes the last space, and the match ends after this turn
   *[leaves] Put { $card } on { $below }, { $place }: closes the space. { $other }'s pawn is on the last open one
}
do-bring = Bring { $other }'s pawn and give it the Carrot
do-give = Give a bunny to { $other }
do-jump = Jump over { $card }, { $place }
do-use = { $idle ->
    [yes] Use { $card }: { $flow }, but no bunny is at home
   *[no] Use { $card }: { $flow }
}
do-place = Put a bunny on { $card }, { $place }
do-offer = Swap { $card }
do-swap-with = Swap with { $other }
do-gift = { $own ->
    [yes] Keep the hidden gift at your own home
   *[no] Give the hidden gift to { $other }
}
do-draw-pile = { $ends ->
    [yes] Draw from the pile: it runs out and the match ends
   *[no] Draw from the pile
}
do-draw-river = { $n ->
    [0] { $ends ->
        [yes] Take { $card } from the river: the pile runs out and the match ends
       *[no] Take { $card } from the river
    }
   *[other] { $ends ->
        [yes] Take { $card } with { $bunnies } from the river: the pile runs out and the match ends
       *[no] Take { $card } with { $bunnies } from the river
    }
}
do-lucky-card = Draw a card of the other hand
do-first = Draw who starts
do-shuffle = Shuffle the deck
do-time-out = The sand runs out

## What lies on the table

village = The village
river = The river
homes = Homes
hand = Cards in hand
piece-space = { $card }, { $place }
piece-free = Free, { $place }
piece-river = { $card }, in the river
piece-home = { $who }'s home
piece-centre = The centre
piece-pile = Draw pile

states = { LIST($states, type: "comma") }
state-closed = closed
state-fox = the Fox
state-carrot = the Carrot
state-burrow = the Burrow
state-pawn = { $who } stands here
state-gifts = { $n ->
    [one] a hidden gift
   *[other] { $n } hidden gifts
}
state-centre = its pawn is on the centre
state-pile = { $n ->
    [one] 1 card
   *[other] { $n } cards
}

gist = { $seats } { COUNT($flows) ->
    [0] { "" }
   *[other] River effects to choose from: { LIST($flows, type: "comma") }.{ " " }
}{ $n ->
    [one] 1 card is left in the pile.
   *[other] { $n } cards are left in the pile.
}{ $near ->
    [yes] { " " }{ $now }
   *[no] { "" }
}
gist-2 = { $a }; { $b }.
gist-3 = { $a }; { $b }; { $c }.
gist-4 = { $a }; { $b }; { $c }; { $d }.
gist-seat = { $who } is on { $place } with { LIST($has) }
gist-home = { $bunnies } at home
gist-hand = { $n } for the cards in hand
gist-carrot = { $n } for the Carrot
gist-flow = { $card } ({ $flow })
gist-now = { $gifts ->
    [0] If the match ended now you would have { $total }.
    [one] If the match ended now you would have { $total }, plus the hidden gift.
   *[other] If the match ended now you would have { $total }, plus { $gifts } hidden gifts.
}

## The close look

look-free = Free space
    .empty = No card lies here yet.
    .order = An arm is filled from the centre outward.
look-closed = Closed: no card may be played here any more. It can still be crossed.
look-tokens = Whoever crosses it also takes the { $bunnies } lying here.
look-height = { $n } cards lie here. Only the top one counts.
look-along = Whoever takes it takes { $bunnies } along.
look-pile = Draw pile
    .left = { $n ->
        [one] 1 card is left.
       *[other] { $n } cards are left.
    }
    .end = The match ends at the end of the turn in which the pile runs out.
    .discarded = Discarded so far: { $n }.
look-home = { $n ->
    [one] { $bunnies } at home, 1 card in hand.
   *[other] { $bunnies } at home, { $n } cards in hand.
}
    .centre = The pawn is on the centre tile.
    .village = The pawn is in the village.
    .carrot = The Carrot counts 4 bunnies at the end.
    .gifts = Hidden gifts: { $n }. Their values count at the end.
    .burrow = Others who cross a Burrow take a bunny from here.

## Plates and panel

# The number stands before these.
plate-hand = { $n ->
    [one] card in hand
   *[other] cards in hand
}
plate-gifts = { $n ->
    [one] hidden gift
   *[other] hidden gifts
}
plate-carrot = for the Carrot
plate-burrow = the Burrow
plate-total = bunnies in all
plate-home = { $n ->
    [one] bunny at home
   *[other] bunnies at home
}
panel-river = River
panel-pile = { $n ->
    [0] the pile is empty
    [1] last card of the pile
   *[other] { $last ->
        [yes] last { $n } in the pile
       *[no] { $n } in the pile
    }
}
panel-home = Your home
    .other = { $who }'s home
    .most = Your home, at most
panel-has = You have
    .other = { $who } has

## The paper "what will happen": titles, and rows of few words

title-on = { $card } on { $below }
title-bring = Bring this pawn
title-jump = Jump over { $card }
title-place = Into the village
title-now = If it ended now
title-end = At the end

row-free = On a free space
row-closes = Same suit: space closes
row-joker = Joker: space closes
row-mayor = Mayor: no price
row-suit = Different suit
row-way = { $n ->
    [0] Crossing no card
    [one] Crossing 1 card
   *[other] Crossing { $n } cards
}
    .stays = Your rabbit stays
row-boom = Boom after your move
row-mega-boom = Mega Boom after your move
row-river-boom = River Boom after your move
row-share = Share with the others
row-skip = Jumping the dearest card
row-centre = From the centre
row-river-plus = Play effect, then river
row-river-minus = Play effect, then river
row-river-renew = Three new river cards
row-wild = Free on any suit
row-burrow = The Burrow is yours
row-fox = The Fox runs here
row-carrot = { $seats ->
    [2] Carrot: the other takes
   *[other] Carrot: another takes
}
row-took = ({ $range })
row-carrot-end = The Carrot, at the end
row-discard = Then the card is discarded
row-hand = Into your hand
row-tokens = Bunnies on it
row-value = Value in hand
row-jump = Jumping { $card }
row-place = One bunny to { $card }
row-then = Crossing it then costs
row-home = At home
row-held = In hand ({ $n })
row-gifts = { $n ->
    [one] Hidden gift
   *[other] Hidden gifts ({ $n })
}
row-the-carrot = The Carrot

## What a card to be played brings, behind its place

range = { $one ->
    [yes] { $least }
   *[no] { $least } to { $most }
}
brings = { LIST($parts, type: "comma") }
brings-carrot = { $seats ->
    [2] the other pawn takes { $range } and the Carrot
   *[other] the pawn brought there takes { $range } and the Carrot
}
brings-effect = { $fewer ->
    [yes] { $bunnies } fewer by the card itself
   *[no] { $bunnies } more by the card itself
}
brings-way = { COUNT($over) ->
    [0] crossing no card
   *[other] crossing { LIST($over) }
}
brings-crossing = { $card } for { $n }
brings-now = as the village is now
brings-home = then { $n } at home
brings-river = { COUNT($flows) ->
    [0] no river card has an effect now
    [1] then { LIST($flows) }
   *[other] then a river effect of your choice
}

## Buttons

button-pile = Draw from the pile
button-play = Play { $card }
    .aim = Point at a stitched space first.
button-none = Play a card
    .first = First take a card of your hand.
    .wait = It is not your turn.
    .over = The match is over.
button-bring = Choose a villager
    .how = Click a home or a pawn.
button-share = Choose who gets one
    .how = Click a home.
button-fox = Choose who gets one
    .how = Click a home or a pawn.
button-jump = Choose a card to jump
    .how = Click a card on your way.
button-use = Choose a river effect
    .how = Click a river card that has one.
button-place = Put a bunny down
    .how = Click a card of the village.
button-offer = Choose a card to swap
    .how = Click a card of your hand.
button-swap-with = Choose a hand
    .how = Click the home of its player.
button-gift = Choose a home
    .how = Click the home that gets the gift.
button-draw = Take a card
    .how = Click the pile or a river card.
button-take = Take a river card
    .how = Click a card of the river.
first-card = First take a card of your hand, then choose a space for it.

## Why something is not allowed

no-over = The match is over.
no-space = That is not a space of this village.
no-first-play = First play a card of your hand on a space.
no-first-bring = First choose whose pawn comes to the Carrot card.
no-first-share = First choose who gets one of your bunnies.
no-first-fox = First choose whose pawn the Fox gives one of your bunnies to.
no-first-jump = First choose which card on your way you jump over.
no-first-use = First choose the river card whose effect you use.
no-first-place = First choose the village card that gets your bunny.
no-first-offer = First choose the card of your hand that you swap.
no-first-swap-with = First choose whose hand you swap with.
no-first-gift = First choose whose home gets the hidden gift.
no-first-draw = First draw up to three cards.
no-first-take = First take a card from the river. Then comes the boom.
no-now-play = You have already played your card. A turn has one.
no-now-bring = Only a Carrot card brings another pawn.
no-now-give = You give bunnies one by one only when a Share or the Fox runs short.
no-now-jump = Only a Jump card lets you jump over a card.
no-now-use = A river effect comes with a card that has a wave, after the move.
no-now-place = Only that river effect puts bunnies on village cards.
no-now-swap = Only that river effect swaps cards.
no-now-gift = Only that river effect gives a hidden gift.
no-now-draw = You draw after the move and the effects, up to three cards in hand.
no-now-lucky = Luck decides which card a swap brings.
no-now-first = The starting player is drawn before the match.
no-now-shuffle = The deck is shuffled once, before the match.
no-now-time = The sand timer cannot run out now.
no-not-dealt = The cards are not dealt yet, or luck is still to fall.
no-other-turn = It is another player's turn.
no-own-card = Play a card of your own hand.
no-second-level = Cards go on others only when every space has a card. Fill a free one.
no-arm = An arm is filled from the centre outward. Choose its next free space.
no-closed = That space is closed. Choose an open one.
no-own-pawn = Your own pawn is there. Choose another space.
no-bring-own = A Carrot card brings another player's pawn, not your own.
no-bring-nobody = Nobody plays at that seat. Choose another player.
no-share-own = You share with the others, not with yourself.
no-share-again = Each other player gets one bunny at most. Choose one without.
no-fox-own = The Fox passes by your own pawn. Choose another.
no-fox-pawn = Choose a pawn on the card that the Fox has just come to.
no-jump-between = Jump over a card strictly between your pawn and the card you played.
no-use-none = That card has no river effect. Choose one that has.
no-use-river = Choose a card in the river with a river effect.
no-place-card = Bunnies go on village cards. Choose one.
no-offer-own = Swap a card of your own hand.
no-swap-own = Swap with another player's hand.
no-swap-empty = That player has no card in hand. Choose another player.
no-gift-nobody = Nobody plays at that seat. Choose a home of this match.
no-pile-empty = The pile is empty. Draw from the river.
no-draw-used = That river card is in use. Draw another one.
no-draw-gap = That place of the river is filled only at the end of the turn.
no-draw-what = Draw from the pile or a card of the river.
no-take-river = Take a card that lies in the river.
no-deal-shuffle = Shuffle the deck now.
no-deal-cards = A shuffle puts exactly the cards of this match in order.
no-deal-first = First draw who starts.
no-deal-lucky = Draw a random card of the other hand now.

## How it ended

from-home = Bunnies at home
from-hand = Cards in hand
    .card = { $card } in hand
from-gifts = Hidden gifts
    .card = { $card }, a gift
from-carrot = Carrot
ended = { $ending ->
    [pile] The draw pile ran out.
    [closed] Every space was closed.
   *[blocked] The only open space was under the pawn whose turn it was.
} { $how ->
    [shared] Totals and homes are equal: only another match can decide.
    [home] Of equal totals the one with fewer bunnies at home wins.
   *[fewest] Fewest bunnies win.
}
for-all = the bunnies are counted
