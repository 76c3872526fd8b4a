### The lessons of Bunny Boom, the coach, and the worked turn of its rule book.

walk = Walk home through the village
    .about = Put a card down, walk to it, mind what you cross.
walk-1 = Bunnies overrun the village! The player with the fewest at home wins in the end.
walk-2 = Put this card beside the middle tile. Drag it, or click the card and then the place.
    .wrong = A fine card, too. But now the ringed one, left of the middle!
walk-3 = Your pawn walked to it. Now draw, so that you hold three cards again: from this pile or the open river.
    .wrong = You may take a river card, too. But now take one from the pile.
walk-4 = Now go far! Cards lie in a row without gaps: put this one beyond Bramble's. You will walk over Bramble's card.
    .wrong = Try the ringed card, at the ringed place.
walk-5 = The sign on your card acted first. Share: one of your bunnies goes to each other home. Then you walked.
walk-6 = You crossed this card: its green number sends two bunnies home with you. Your first and last card cost nothing.
walk-7 = Draw, and your turn is over. Then watch how Bramble walks.
    .wrong = From the pile, this time.
walk-8 = Bramble had to cross your card: three bunnies! Put nasty cards where others walk.
walk-9 = In your hand a card counts its white number, top right. So keep low ones at the end!

boom = Boom, and off to Bramble
    .about = Booms put bunnies everywhere; the Carrot brings others to them.
boom-1 = This card booms! Put it next to your pawn.
    .wrong = First the boom: the ringed card, at the ringed place.
boom-2 = Boom! After your walk a bunny popped up on every card. They follow the next player who crosses them.
boom-3 = Draw a card.
boom-4 = Bramble crossed one. Now the Carrot: it brings another pawn to your card, over all this!
    .wrong = The Carrot card, at the end of your arm!
boom-5 = Bramble walked right through the bunnies, and keeps the Carrot: four more at the end.
boom-6 = Bunnies on a card wait there for the next player who crosses it. Draw, and mind your way!
boom-7 = One bunny at your home, twelve at Bramble's. A short way over few cards keeps bunnies away.

river = The second floor and the river
    .about = Suits, waves, and how it ends.
river-1 = All six places are full. Only now cards go on top of others, and the suit decides the price.
river-2 = Orchard on Orchard: the same suit is free, and the place is closed for good.
    .wrong = Look for two cards of the same suit: the ringed ones.
river-3 = The round sign took you straight to the centre: you crossed nothing on your way.
river-4 = Draw. The river lies open: take this card, and you know what you get.
    .wrong = Take the ringed card of the river.
river-5 = Mill on Bakery: another suit costs the white number of your card, here 1. Its sign brings one more.
    .wrong = The ringed card: it costs the least.
river-6 = See the wave beside it: now use one river card. Share sends one of your bunnies to Bramble.
    .wrong = Try the ringed river card.
river-7 = A used river card is gone, and a new one comes when your turn ends. Draw up again.
    .wrong = From the pile, please.
river-8 = Bramble's wave used the parcel: now a gift lies face down before your home. It counts at the end.
river-9 = The last turn comes when this pile is empty or all places are closed. Your hand counts, too: keep low cards!
river-10 = You may not play on your own place. If it is the only open one, the match ends at once.
river-11 = Fewest bunnies win: at home, in hand, in gifts. On a tie, fewer at home. Still tied: nobody wins, play again!
river-12 = Right-click a card, or press { KEY("look") }, to read its signs: the upper row acts when played, the lower row in the river.

mayor = Mayor and Joker
    .about = Two cards that fit everywhere.
mayor-1 = The Joker goes on any card for free, and closes the place. Only on bare ground it stays open. Put it here.
    .wrong = The Joker, on the ringed place.
    .names = Joker
mayor-2 = Draw.
mayor-3 = The Mayor goes on any suit for free, too. The place stays open, and any card goes on it for free.
    .wrong = Now the Mayor, on the ringed place.
    .names = Mayor
mayor-4 = A Joker on a Mayor closes it, and so does a Mayor on an open Joker. In hand they count 5 and 4. Draw!

fox = The Fox
    .about = It scares your bunnies off to the others.
fox-1 = The Fox sits in the middle. A Fox card makes it run to the place of that card.
    .names = Fox
fox-2 = Bramble stands on the way. Put the Fox card behind Bramble!
    .wrong = Behind Bramble, so that the Fox runs past.
fox-3 = The Fox ran past Bramble, and one of your bunnies fled to Bramble's home. Splendid!
fox-4 = It scares nobody where it starts and stops, and never your own pawn. Draw.

burrow = The Burrow
    .about = Others cross it and take your bunnies along.
burrow-1 = A Burrow card gives you the Burrow token. Put it next to you.
    .wrong = The Burrow card, at the ringed place.
    .names = Burrow
burrow-2 = While you hold the token, others who cross a Burrow take one of your bunnies along. Draw.
burrow-3 = Bramble crossed your card and the Burrow, and one of your bunnies went along. Your home is empty!

timer = The sand timer
    .about = Choose before the sand runs out.
timer-1 = The sand runs while you choose. As a reminder it only runs; as a real timer it costs the river's highest number.
timer-2 = You still have to play then. So choose: this card, beside the middle.
timer-3 = It runs out once a turn at most, and never for computer rabbits. Draw.

## The coach

tip-play = Put a card on a space. Your pawn walks there, and bunnies of the cards it crosses follow it home. Fewest win: cross little.
tip-last_cards = Few cards are left in the pile, and effects may take several. The match ends when it is empty. Keep low numbers.
tip-crossed = Bunnies came home: from a card you crossed on your way or behind a Carrot, from an effect, or as the price of a suit.
tip-boom = A Boom puts a bunny on each card of the village, a River Boom on each of the river. Let the others cross them.
tip-share = A bunny changes homes. Sharing sends one of yours to every other home.
tip-carrot = A Carrot card brings another pawn to it. Its owner has the Carrot, four more at the end, until another such card.
tip-jump = Jump: choose one card on your way. You leap over it, and nothing on it concerns you.
tip-wave = The wave: use one card of the river. Its effect stands at its foot; then it is gone.
tip-closed = Closed: no more cards go here. The same suit closes a place, and so does the Joker.
tip-draw = Draw to three: from the pile, or a river card you can see. Bunnies lying on it come along.
tip-gift = A hidden gift lies before a home. Its number counts there at the end.
tip-blocked = All hands moved one player to the right. Nobody draws again this turn.

## The worked turn

worked-1 = Poppy puts one of three cards on a space. The farther away it is, the more cards the pawn walks over.
worked-2 = The card's sign acted first. Then the pawn walked, and each card on its way sent its bunnies home along.
worked-3 = Poppy drew up to three, which ended the turn. Then Bramble walked, over the card that Poppy had laid.

## What things are called

term-village = Village
    .means = The spaces in a cross, each with the tile of a card once it was built there.
    .never = game board; the map
term-tile = Tile
    .means = A card that was built: it closes or opens a space of the village.
    .never = building plot
term-home = Home
    .means = Where a player's bunnies are counted. Fewest bunnies win.
    .never = home base; the den
term-river = River
    .means = The three cards that lie face up beside the draw pile.
    .never = display row; market row
term-boom = Boom
    .means = The effect of a card that brings bunnies when you put it down.
    .never = explosions?; blasts?
term-wave = Wave
    .means = A sign on a card beside its play effect: after the walk you choose one card of the river, do its river effect, and discard it.
    .never = ripples?
term-price = Price
    .means = What a card costs on another suit: its bunny value, taken home at once, before its play effect.
    .never = surcharges?
term-carrot = Carrot
    .means = It starts on the centre tile. A Carrot card gives it to a player, for whom it counts four bunnies at the end.
    .never = turnips?
term-crossed = Crossed
    .means = A card strictly between the start and the end of your pawn's way. Its movement effect brings one, two or three bunnies home to you, and those that lie on it come along.
    .never = trampled; passed over
term-sign = Sign
    .means = What a card does, drawn on it: its play effect, and a wave beside that on some cards; at its foot its river effect. Lists and look tell signs in words.
    .never = glyphs?
