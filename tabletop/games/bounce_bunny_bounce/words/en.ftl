### Bounce Bunny Bounce.
### $who, $other: players. $n: a count. $place, $goal: where. $card: a kind of card.

## Set-up

pitch =
    .one = Bounce over hidden cards and be the first to catch three carrots.
    .two = Shocks send bunnies hopping. A circle throws them out.
    .three = For two players with a good memory.
option-first-player = Who starts
    .help = A random player starts, or you choose.
    .value-random = Random
    .value-0 = First seat
    .value-1 = Second seat
option-fair-field = Fair field
    .help = Deals again until every carrot can be reached.
option-beginner-marks = Marks on seen cards
    .help = A small eye shows which face-down cards you have seen before, not what they are.
option-by-heart = Play by heart
    .help = Only this turn and the last can be read in the log: what lies face down is yours to remember.
option-turn-limit = Turn limit
    .help = After this many turns the player with more carrots wins. 0 means no limit.
option-quiet-limit = Turns without a carrot
    .help = The match ends after this many turns in a row without a carrot. 0 means no limit.

## Cards. ".the" is how a card is called within a sentence, ".rule" what it does.

card-up = UP
    .title = UP
    .the = the UP
    .rule = The bunny goes on to the next card above, over the edge if need be. Face down again when the bunny has come to rest.
card-right = RIGHT
    .title = RIGHT
    .the = the RIGHT
    .rule = The bunny goes on to the next card on the right, over the edge if need be. Face down again when the bunny has come to rest.
card-down = DOWN
    .title = DOWN
    .the = the DOWN
    .rule = The bunny goes on to the next card below, over the edge if need be. Face down again when the bunny has come to rest.
card-left = LEFT
    .title = LEFT
    .the = the LEFT
    .rule = The bunny goes on to the next card on the left, over the edge if need be. Face down again when the bunny has come to rest.
card-stop = STOP
    .title = Stop
    .the = the STOP
    .rule = The bunny stops. Face down again at the end of its owner's turn.
card-spy = SPY
    .title = Spy
    .the = the SPY
    .rule = You may look at one face-down card. Nobody else sees it. Stays face up.
card-swap = SWAP
    .title = Swap
    .the = the SWAP
    .rule = Swap two cards of the field. No bunny may be on them. Stays face up.
card-bonus = BONUS
    .title = Bonus
    .word = bonus
    .the = the bonus
    .rule = Take back one universal shock. You can hold three. Stays face up.
card-carrot = CARROT
    .title = Carrot
    .word = carrot
    .the = the carrot
    .rule = Eat it, and its space is empty. Three carrots win.
card-hidden = face-down card
    .title = Face-down card
    .word = face down
    .the = the face-down card
    .rule = It is turned up for both when a bunny lands on it.
card-none = empty space
    .title = Empty space
    .word = empty
    .rule = Its carrot was eaten. Bunnies skip it.
    .the = the empty space

shock = Universal Shock
    .spend = Spend it after your move. The other bunny bounces to a card next to it: you choose which.
    .acts = Its owner does what that card says, and then has the next turn.
    .limit = Use one a turn. You can hold three.

place = row { $row }, column { $column }
card-at = { FORM($card, "the") } in { $place }

## Ways. "-over" goes over the edge of the field and comes in at the other side.

way-on = on
way-up = up
way-right = right
way-down = down
way-left = left
way-up-over = up over the edge
way-right-over = right over the edge
way-down-over = down over the edge
way-left-over = left over the edge

## The log

start-drawn = { $other } deals, so { $who } starts.
field-dealt = The field is dealt: 30 cards face down and 5 carrots.
turn-begun = Turn { $n }: { $who }
bunny-entered = { $who } hops in at { $target }.
bunny-hopped = { $cause ->
    [move] { $who } bounces { $way } to { $target }.
    [shock] The shock sends { $who } { $way } to { $target }.
   *[chain] { $wrapped ->
        [yes] { $arrow } carries { $who } over the edge to { $target }.
       *[no] { $arrow } carries { $who } on to { $target }.
    }
}
bunny-thrown-off = { $other } throws { $who } off the field!
bunny-looped-out = { $who } goes round in circles and flies off the field.
card-turned-up = { $card ->
    [swap] SWAP: { $who } must swap two cards.
    [spy] SPY: { $who } may look at a face-down card.
   *[other] { "" }
}
stop-reached = STOP: { $who } stops here.
carrot-taken = { $who } eats the carrot in { $origin }.
bonus-gained = BONUS: { $who } takes a shock back and has { $n } now.
bonus-wasted = BONUS: { $who } already has { $n } shocks and cannot take more.
cards-swapped = { $known ->
    [yes] { $who } swaps { FORM($first, "the") } in { $origin } and { FORM($second, "the") } in { $target }.
   *[no] { $who } swaps the cards in { $origin } and { $target }.
}
card-spied = { $card ->
    [hidden] SPY: { $who } looks at { $target }. Nobody else sees it.
   *[other] SPY: { $who } sees { $card } in { $target }.
}
spy-skipped = SPY: { $who } looks at no card.
spy-idle = SPY: no card is face down, so there is nothing to look at.
shock-spent = { $n ->
    [0] { $who } shocks { $other } and has no shock left!
    [one] { $who } shocks { $other } and has 1 shock left!
   *[other] { $who } shocks { $other } and has { $n } shocks left!
}
shocks-kept = { $n ->
    [one] { $who } keeps the shock.
   *[other] { $who } keeps { $n } shocks.
}
match-won = { $who } has { $n } carrots and wins!
match-stalled = { $cause ->
    [quiet] Stalemate: { $n } turns in a row without a carrot.
    [turns] Stalemate: all { $n } turns are played.
   *[closing] Stalemate: the table closes after { $n } turns.
} { $led ->
    [yes] { $who } has more carrots and wins.
   *[no] Carrots are equal: a draw.
}

## What is asked. ".how" is the second line.

ask-dealing = The field is being dealt
ask-bounce = { $who }, bounce to a card next to you
    .how = Click a glowing card, or use { KEY("arrows") }
ask-enter = { $who }, hop in through the bottom row
    .how = Click a glowing card, or use { KEY("arrows") }
    .taken = { $other } stands in column { $column }, so choose another
ask-swap-first = { $who }, swap two cards
    .how = Drag one onto another or click both, but none under a bunny
ask-swap-second = { $who }, choose the card to swap it with
    .how = Click the second card
ask-spy = { $who }, look at one face-down card
    .how = Click a face-down card, or look at none
ask-shock = { $who }, shock { $other } or end your turn
    .how = { $n ->
        [one] Drag the shock to where { $other } should hop, or keep it
       *[other] Drag a shock to where { $other } should hop, or keep them
    }
ask-aim = { $who }, choose where the shock sends { $other }
    .how = Click a glowing card, or press { KEY("back") } to keep the shock
ask-end = { $who }, end your turn
    .spent = You have no universal shock left
    .off = { $other } is off the field, where no shock reaches

watch-bounce = { $who } is choosing where to bounce
watch-swap-first = { $who } is choosing two cards to swap
watch-swap-second = { $who } is choosing the second card
watch-spy = { $who } may look at a card
watch-shock = { $who } may use a universal shock
watch-shocked = { $who }'s shock has sent the bunny there

won = { $who } wins
drawn = The match is a draw

## What a choice does

do-enter = { $end ->
    [throws] Hop in to { $goal } and throw { $other } off
    [wins] Hop in to { $goal }, your third: you win
   *[none] Hop in to { $goal }
}
do-bounce = { $end ->
    [throws] Bounce { $way } to { $goal } and throw { $other } off
    [wins] Bounce { $way } to { $goal }, your third: you win
   *[none] Bounce { $way } to { $goal }
}
do-shock = { $end ->
    [throws] Shock { $other } { $way } onto your own bunny: yours flies off
    [wins] Shock { $other } { $way } to { $goal }: { $other } wins
   *[none] Shock { $other } { $way } to { $goal }
}
do-swap-first = Swap { $goal }
do-swap-second = Swap { $first } with { $goal }
do-spy = Look at { $place }
do-skip-spy = Look at no card
do-end = End your turn
    .spent = End your turn: no shock is left
    .off = End your turn: no shock reaches { $other }
    .keep = { $n ->
        [one] Keep the shock
       *[other] Keep the shocks
    }
do-draw-first = Draw who starts
do-deal = Deal the field

## What lies on the table

row = Row { $n }
field = The field
bunnies = The bunnies
shocks = Universal Shocks
piece-card = { FORM($card, "title") }, { $place }
piece-bunny = { $who }'s bunny
piece-shocks = { $who }'s Universal Shocks
state-shocks = { $n } of { $most }
state-bunny = in { $place }
    .off = off the field
state-seen = seen before
state-recalled = you saw { $card } there
state-chosen = chosen for the swap
state-under = { $who }'s bunny is on it

states = { LIST($states, type: "comma") }

row-state = { $edge ->
    [top] the top row; { LIST($cells, type: "comma") }
    [bottom] the bottom row; { LIST($cells, type: "comma") }
   *[none] { LIST($cells, type: "comma") }
}
row-cell = { COUNT($who) ->
    [0] column { $column } { FORM($card, "word") }
   *[other] column { $column } { FORM($card, "word") } with { LIST($who) }
}
row-hidden = { $all ->
    [yes] all face down
   *[no] { $n } of its cards face down
}

gist = { $here }; { $there }. { $n ->
    [0] { $who } has no shock.
    [one] { $who } has 1 shock.
   *[other] { $who } has { $n } shocks.
}
gist-off = { $who } is off the field
gist-on = { $who } is on { FORM($card, "the") } in { $place }
gist-in = { $who } is in { $place }

close-seen = You have seen this card before.
close-unseen = Nobody sees it now.

plate-shocks = { $n ->
    [one] shock
   *[other] shocks
}
plate-carrots = { $n ->
    [one] carrot
   *[other] carrots
}

## The papers beside the field

turn-own = Your turn
turn-other = { $who }'s turn
turn-over = The match is over
step-bounce = Bounce
    .how = one card on
step-card = The card acts
    .how = turn it up, do it
step-shock = Shock or end
    .how = your choice
tray-own = Universal Shocks
    .short = Shocks
tray-other = { $who }'s shocks
    .short = { $who }
tray-now = for the other bunny
tray-none = none left
tray-count = { $n } of { $most }: after the move
    .short = { $n } of { $most }
goal-own = { $most } carrots win, you have { $n }
goal-other = { $most } win, { $who } has { $n }

## Buttons, and the question before a shock that hits one's own bunny

button-skip = Look at none
button-end = End turn
    .keep = End turn, keep shocks
first-bounce = First bounce to a card.
first-swap-first = First swap two cards.
first-swap-second = First choose the second card.
first-turn = It is not your turn.
first-over = The match is over.
sure-shock = Your own bunny stands there and would be thrown off. Shock all the same?
    .do = Shock all the same

## Why something is not allowed

no-over = The match is over.
no-cell = That is not a card of the field.
no-bounce-first = Bounce your bunny to a card first.
no-swap-first = First choose the two cards to swap.
no-spy-first = First look at a face-down card, or choose to look at none.
no-second-bounce = Your bunny has already bounced this turn.
no-swap-now = You can swap cards only when a bunny stops on a SWAP.
no-spy-now = You can look at a card only when a bunny stops on a SPY.
no-shock-now = First do what your own card says. Then you may use a shock.
no-not-dealt = The field is not dealt yet.
no-owner-chooses = The owner of the bunny on this card chooses.
no-other-turn = It is the other player's turn.
no-enter-empty = There is no card there. Enter on a card of the bottom row.
no-enter-row = Your bunny enters on a card of the bottom row.
no-enter-taken = The other bunny is there. Enter on another card of the bottom row.
no-stay-own = Your bunny cannot stay where it is. Choose a card next to it.
no-stay-other = The other bunny cannot stay where it is. Choose a card next to it.
no-step-empty = There is no card there. Bunnies skip empty spaces.
no-step-own = Your bunny bounces one card up, down, left or right. It may go over the edge.
no-step-other = The other bunny bounces one card up, down, left or right. It may go over the edge.
no-shock-off = The other bunny is off the field, where no shock reaches.
no-shock-left = You have no universal shock left.
no-spy-empty = There is no card there to look at.
no-spy-open = That card is face up. Choose a face-down card.
no-swap-under = The space under that bunny is empty: there is no card to swap.
no-swap-empty = That space is empty. Swap two cards.
no-swap-bunny = A bunny is on that card, so it stays where it is.
no-swap-itself = Choose another card. A card cannot swap with itself.
no-draw-first = First draw who starts.
no-deal = Deal the field now.
no-deal-cards = A field has exactly 30 shuffled cards and 5 carrots.
no-deal-bottom = No carrot may be in the bottom row.
no-deal-fair = On a fair field every carrot can be reached. Deal again.

## How it ended

from-carrots = Carrots
    .number = Carrot { $n }
ended = The third carrot decided the match.
ended-stalled = { $cause ->
    [quiet] Stalemate: too many turns without a carrot.
    [turns] Stalemate: all turns of the match are played.
   *[closing] Stalemate: the longest match this table allows is over.
} { $drawn ->
    [yes] Equal carrots make a draw.
   *[no] More carrots win.
}

## Why a choice is better, after "12 % likelier that" or "2.1 more"

seen-there = You saw { $card } there.
soon-you-win = you win before your next turn
soon-other-wins = the other bunny wins before your next turn
soon-your-carrot = you get a carrot before your next turn
soon-other-carrot = the other bunny gets a carrot before your next turn
soon-you-off = your bunny is off the field when your next turn begins
soon-other-off = the other bunny is off the field when your next turn begins
soon-your-way = you know a way to a carrot when your next turn begins
soon-other-way = the other player knows a way to a carrot when your next turn begins
soon-your-turns = turns to your last carrot, expected when your next turn begins
soon-other-turns = turns to the other bunny's last carrot, expected when your next turn begins
soon-your-shocks = shocks left to you when your next turn begins
soon-other-shocks = shocks left to the other player when your next turn begins
