### The lessons of Bunny Bidding, the coach, and the worked turn of its rule book.

bid = Pay for eggs with eggs
    .about = Open, bid, offer, and win the offer.
bid-1 = These are your secret goals: each egg of such a type scores 5. Every other egg costs 1.
bid-2 = The player who opens puts two tiles into the offer: take up these two, then press the large button.
    .wrong = Take up just the two ringed tiles, then press the large button.
bid-3 = You want those two! Now everybody bids one tile, and the highest bid wins the whole offer. Lesson 2 turns that around.
bid-4 = Each turn has a bid and an offer: take up 97 as your bid, then 2 as your offer. Then press the button.
    .wrong = 97 is your bid and 2 your offer: take up 97 first.
bid-5 = 97 was the highest bid, so you win the whole offer! Three goal eggs score 15, two others cost 1 each: 13 points.
    .shows = 1 red egg, 5 points; green eggs, 10 points
bid-6 = The number on your plate counts your eggs: 5 now. They score only at the end.
bid-7 = The bids leave the game, and the winner opens the next round. Without tiles you just watch until all hands are empty.

turned = Turned around
    .about = One matching bid, and the lowest wins.
turned-1 = This time both your goals are red. No egg counts twice: each red one scores 5, all others cost 1.
turned-2 = And there is red in the offer! The type found most often is the majority. Two types may share that.
turned-3 = Bramble bid 50, Tansy 61. A high tile would win. But watch: a red bid turns the auction around!
turned-4 = Each tile of the majority in a bid turns it once, and then the lowest wins. Bid your red 1, offer 6.
    .wrong = Red 1 is your bid, 6 your offer: then the lowest wins.
turned-5 = Your tiny 1 took it all! Turned twice, the highest would win again. If the best bids are equal, nobody wins.

highest = Face down, and staying out
    .about = Hide a bid, feed the loser, lose cheaply.
highest-1 = No red among them: each of these tiles would cost you 1. Leave them to the others!
highest-2 = The worst bidder takes all face-down bids in hand: the lowest one, while high wins. Face-up bids leave the game.
highest-3 = Hide your bid: take up 55 and press Face down, then take up 43. May 55 be neither best nor worst!
    .wrong = 55 is your bid, face down, and 43 your offer, face up.
    .names = Face down
highest-4 = Safe! Tansy's 61 won the offer. Bramble's 50 was the lowest, so Bramble takes both hidden bids in hand.
highest-5 = Red eggs at last! Bid 95 and offer 98. Look at the sign under 93, the highest open number there.
    .wrong = 95 is your bid, 98 your offer, both face up.
highest-6 = Offer a higher number, and you lay one more tile, as bid or offer. Bid 90 as well: bids add up!
    .wrong = 90 is one more bid, face up.
highest-7 = 95 and 90 make 185, far above Tansy's 91. You win three goal eggs, and most points win the match.

count = The last offer and the count
    .about = One tile left, and a match to win.
count-1 = The last offer! When all hands are empty, each goal egg scores 5, each other egg costs 1, and most points win.
count-2 = Both others have no tiles and just watch. A player who alone has tiles plays on by the same rules.
count-3 = Your six eggs match no goal: 6 points lost. But two red ones lie there: 10 points, less 1 for the blue one.
    .shows = −6 points so far
count-4 = With one tile left, you lay only that one. High wins, and Tansy bid 23: bid your 47!
count-5 = All goals are open now. From 6 points lost, two red eggs took you to 3. Tansy has 1: you win!
count-6 = Ties: more goal eggs win, then fewer other eggs. Otherwise you share the win. Now you know how to bid!

eggs = Special eggs
    .about = Eggs that act, and eggs that score.
eggs-1 = Multiples of four are special eggs. A golden egg scores 4 by itself, a rotten one costs 4.
eggs-2 = Others act. This one peeks at hidden bids when you offer it face up.
eggs-3 = Bid your 97, and offer the peeking egg.
    .wrong = 97 is your bid, the peeking egg your offer, face up.
eggs-4 = As a bid, a special egg only adds its number and turns nothing around. Face down it never acts.

powers = Powers and handicaps
    .about = One open power, one secret handicap.
powers-1 = Everybody has one open power. Yours is the full basket: you may lay up to five tiles in every turn.
powers-2 = And everybody has a secret handicap. Yours is modest: bid below the highest open number of the offer.
powers-3 = 51 is the highest open number there. So bid 7, and offer 6.
    .wrong = Bid 7, and offer 6.
powers-4 = Your basket lets you go on. That is enough for now: end your turn.
powers-5 = You may offer your power or handicap, too. The winner holds it from the next round on.

## The coach

tip-open = You open: lay two tiles in the middle. Eggs that you want yourself make a good offer.
tip-turn = Choose your bid first, then your offer: the winner takes all of it. Save tiles: without any, you just watch.
tip-inverted = A bid of the majority turned the auction around: high and low changed places.
tip-highest = That is the highest open number of the offer, so one more tile must be laid. The tiles of a bid add up.
tip-won = The offer is yours, and you open the next round. Count the eggs of your goals!
tip-lost = Somebody else won the offer. The last player with tiles goes on alone and takes what is offered.
tip-level = When everybody has bid, the type found most often counts. If several are, each of them turns the auction.
tip-tied = The best bids were equal: nobody wins, and the offer leaves the game.
tip-worst = The worst bidder takes all face-down bids in hand.
tip-acted = A special egg acts when it comes to the offer face up.
tip-power = Somebody used a power. Each works once in a turn of its owner.

## The worked turn

worked-1 = Red is found most often in the offer: it is the majority. Two bids lie there, and the higher one would win.
worked-2 = Poppy plays last in this round: one tile as a bid, one into the offer. A bid of the majority turns the auction.
worked-3 = The bid was red, so the lowest won the whole offer. The bids have left the game, and the winner opens next.

## What things are called

term-tile = Tile
    .means = You hold, bid and offer tiles. A tile shows an egg of one type, and its number counts in a bid.
    .never = eggs? of the offer; eggs? in the offer; eggs? in hand; eggs? of your hand; bid eggs?; offer eggs?
term-egg = Egg
    .means = A tile that was collected counts as an egg: 5 points if it matches one of your goals, else it costs 1.
    .never = other tiles:
term-offer = Offer and bid
    .means = The offer lies in the middle and goes to the winner; each player's bid lies before that player. The numbers of a bid's tiles add up.
    .never = the lot; stakes?
term-high = High or low
    .means = It says if the highest or the lowest bid wins. Each bid tile of the majority turns it around once.
    .never = polarity; inverted auction
term-majority = Majority
    .means = The type found most often among the tiles of the offer. A bid tile of it matches: it turns the auction around once.
    .never = dominant type
term-goal = Goal
    .means = A type of egg that brings its owner 5 points for each one collected. Goals are hidden to the end.
    .never = objectives?
