### The lessons of Bounce Bunny Bounce, the coach, and the worked turn of its rule book.

hop = Hop to a carrot
    .about = Hop in, follow the arrows, eat.
hop-1 = Five carrots grow in this garden. Eat three of them before Bramble does!
hop-2 = You wait outside. Hop onto this card of the bottom row: click it, or drag your bunny there.
    .wrong = Not that one yet. Try the glowing card at the bottom.
hop-3 = An arrow sends you one card on. You rode up, then right, until STOP held you.
hop-4 = The arrows lie face down again. Remember them: they work every time!
hop-5 = Your move is done. End your turn with this button.
hop-6 = A carrot beside you! Hop onto it: up, down, left or right, one card a turn.
    .wrong = You may hop there, too. But the carrot is right beside you!
hop-7 = Yum! It is yours for good. Hops skip its empty place from now on. Two more and you win.

remember = Edges, spies and swaps
    .about = Go over the edge, and remember what lies where.
remember-1 = This garden has no walls. Hop left over the edge: you come in again on the right!
    .wrong = Not that way. Over the left edge, to the ringed card!
remember-2 = A SPY! You may look at one face-down card, and nobody else sees it. Look at this one.
    .names = SPY
remember-3 = It is an UP arrow, and a carrot grows above it. Now it lies face down: keep it in mind!
remember-4 = End your turn. You will use the arrow next.
remember-5 = Now hop up onto the card you remember. It carries you on to the carrot.
    .wrong = You know what lies up there. Hop onto it!
remember-6 = The best memory eats the most carrots. End your turn.
remember-7 = Hop up again: every hop turns up a new card. On the place of an eaten carrot you are safe, since others skip it.
remember-8 = A SWAP! Two cards change places: choose the carrot up there, then the card beside you.
    .wrong = You may swap any two. But how about a carrot beside you?
    .names = SWAP
remember-9 = End your turn. Bramble is too far away to take it.
remember-10 = Eat it!
remember-11 = Two carrots! SPY and SWAP stay open, and act again for every bunny that lands there.
remember-12 = Carrots, four arrows, STOP, SPY, SWAP: you know every card but BONUS. It comes with the shocks.

shock = Shocks and the third carrot
    .about = Send the other bunny hopping, and win.
shock-1 = You have two carrots. One more wins! But Bramble hurries to the same one.
shock-2 = Hop onto Bramble! A bunny that is landed on flies off the field.
    .wrong = Go for Bramble: the ringed card!
shock-3 = Off goes Bramble, and must come in again at the bottom row. End your turn.
shock-4 = Bramble is back, right below the carrot! First make your own hop.
shock-5 = Your card is done, so now you may shock. Drag a shock onto this card, and Bramble hops there.
    .wrong = Send Bramble away from the carrot: to the ringed card.
shock-6 = Up, down, up, down: a circle of arrows! It throws every bunny that runs into it off the field.
shock-7 = A shock is spent and ends your turn. You began with three, and spare ones score nothing. A BONUS brings one back.
shock-8 = The card under Bramble acts for Bramble: Bramble eats the carrot, or decides about a SPY or SWAP.
shock-9 = 40 turns without a carrot, or 200 in all, also end the match: more carrots win. But look what grows beside you!
shock-10 = The third carrot!

## The coach

tip-enter = Hop one card on, up, down or sideways. From outside you come in through the bottom row. Carrots lie open.
tip-shock = Now you may send the other bunny one card aside. You have three shocks, so save some for later.
tip-flung = A shock from the other side sends your bunny one card aside. You still have a whole turn after it.
tip-stop = STOP ends the move. It turns face down again when that bunny's turn ends; after a shock, its next turn.
tip-spy = A SPY: click a face-down card to look at it. Only you see it.
tip-swap = A SWAP: two cards must change places. A card under a bunny stays where it is.
tip-swapped = The other player swapped two cards. Face-down cards stay face down, so keep your eyes on them.
tip-bonus = A BONUS gives a shock back. With three in hand it does nothing.
tip-thrown = A bunny that is landed on flies off the field. It comes in again through the bottom row.
tip-circle = Arrows that lead in a circle throw the bunny out.
tip-eaten = One carrot for the other side. The third one wins, so watch the way to the next.

## The worked turn

worked-1 = It is Poppy's turn. A bounce leads one card on: up, down, left or right. Here it goes to the right.
worked-2 = The card has acted, so the shock phase begins. A shock onto this card makes Bramble hop there.
worked-3 = The shock was spent and ended the turn. Bramble has had a turn since, and the carrot is still there.

## What things are called

term-bounce = Bounce
    .means = Your bunny goes from its card to another one of the field.
    .never = jump; jumps
term-field = Field
    .means = The 35 cards on the lawn, in rows and columns.
    .never = game board; grid
term-shock = Shock
    .means = It sends a bunny on. A universal shock is one kept in front of a player, for any direction.
    .never = zap; zaps
term-thrown = Thrown off
    .means = The bunny leaves the field and enters again in the bottom row.
    .never = kicked out; knocked off
term-arrow = Arrow, directional card
    .means = UP, RIGHT, DOWN and LEFT: it sends the bunny one card on that way. Where the run ends, all its arrows are face down again. A run that comes back to one of its own arrows throws the bunny off the field.
    .never = pointer cards?
term-sign = Sign
    .means = The word on a card that says what it does: UP, RIGHT, DOWN, LEFT, STOP, SPY, SWAP or BONUS. rule and that word tells more.
    .never = glyphs?
term-stop = STOP
    .means = The move ends on this card. It stays face up until the turn of the bunny's owner ends, after a shock until the end of the owner's coming turn.
    .never = halt cards?
term-spy = SPY
    .means = You may look at one face-down card, and nobody else sees it. It acts each time a bunny comes to rest on it.
    .never = peek cards?
term-swap = SWAP
    .means = Two cards of the field change places, and each stays face up or face down as it is. You must do it. A card with a bunny on it stays where it lies.
    .never = switch cards?
term-bonus = BONUS
    .means = It gives a spent shock back. With all three in hand it does nothing.
    .never = gift cards?
