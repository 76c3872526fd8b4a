### The lessons of Bunny Kingdom, the coach, and the worked turn of its rule book.

draft = Take two, pass on
    .about = Draft cards and settle your first fief.
draft-1 = Settle a new world! Four rounds long you draft, build and harvest. Most golden carrots win.
draft-2 = Keep two cards, the others get the rest. Take these: a forest and a city, side by side. Then the button.
    .wrong = Take up just the ringed two, then press the large button.
draft-3 = Your rabbits moved in! Spaces of yours that touch by a side make one fief. Its tag says towers times goods.
draft-4 = Hands went on to the left (next round: right); this is your neighbour's. Take the sea beside you, and a city to build.
    .wrong = The sea A5 and the city: both ringed.
draft-5 = The sea is yours at once. The city waits until all hands are empty: then you build.

harvest = Towers times goods
    .about = Build, and bring in the harvest.
harvest-1 = The round's last two cards: a city, and the king's crown. Take up both.
    .wrong = Both cards, then the large button.
harvest-2 = A fief brings strength times wealth. Strength: its towers, now 2. Wealth: its kinds of goods, wood and fish.
harvest-3 = Now build! Put a city of two towers on this forest: it still gives its wood.
    .wrong = Here it would stand well, too. But now the ringed forest!
harvest-4 = And the other one on this sea. Each space holds one building for good: none where towers are printed.
    .wrong = The ringed sea, please.
harvest-5 = Harvest! Six towers times two goods make 12 golden carrots. Another kind of goods would bring 6 more.
harvest-6 = The crown is a parchment: secret, and counted once at the end. It is worth 5.
    .shows = Royal Crown: Treasure: 5
harvest-7 = This is a farm, built like a city. Farms bring more goods than wood, fish and carrots; the small disc says on what land.
harvest-8 = What you do not build waits for a later round. In later hands are more parchments: what they count stands at the foot.

parchments = Parchments and neighbours
    .about = Secret orders, and what the others want.
parchments-1 = A parchment: laid face down, it counts once after the last harvest. Here: 2 for every fish of yours, alike ones too.
parchments-2 = The cards you leave go to Bramble next. So look what Bramble has, before you choose.
parchments-3 = Take the parchment, for you live by the sea, and the city below you: nobody else shall have it.
    .wrong = The city B3 and the parchment: both ringed.
parchments-4 = One more tower in your fief! Parchments may bring half of all points: mind how many the others hold.
parchments-5 = After four harvests all parchments are opened. Some copy another one, some wait until all else is counted: they say so.
parchments-6 = Then most golden carrots win; equally many share it. Nobody is ever out.

camp = Camps and Sky Towers
    .about = Settle without a card, and join far fiefs.
camp-1 = A camp, and a Sky Tower: take them both.
    .wrong = Both cards, then the large button.
    .names = Sky Tower
camp-2 = Camps come first, the lowest number before all. Pitch yours on empty land: here, beside your city.
    .wrong = Any empty land would do. But now the ringed one.
camp-3 = It counts like any rabbit, until somebody plays the card of that land: it has to go then. Land got by its card stays yours.
camp-4 = A Sky Tower joins two fiefs. Put the upper end here first, then the other on your far sea.
    .wrong = From the ringed sea to the other one.
camp-5 = Now they are neighbours, as one fief! Last, put the city on your forest.
    .wrong = On the ringed forest, please.
camp-6 = More goods, more towers, one fief. That is how kingdoms grow!
camp-7 = Mind the lava: mountains parted by a glowing line are not connected.

two = Only the two of us
    .about = Two players keep one card and throw one away.
two-1 = Only the two of us? Then each has a hidden reserve: before each choice its top card comes into the hand.
two-2 = One card is played, one thrown away. Bramble gets the rest, so not this city! Take up A3 to play, then the city to discard.
    .wrong = A3 first, to be played, then the city, to be thrown away. Then the large button.
two-3 = Bramble's hand comes to you. Play A4, and throw D10 away: it is next to Bramble's city!
    .wrong = A4 first, to be played, then D10, to be thrown away. Then the large button.
two-4 = Your fief brings a carrot, Bramble's none! So it goes ten times a round. What you threw away you may look at again.

sky = In the Sky
    .about = The Great Cloud, coins and trade.
sky-1 = The Great Cloud is a second board: its fiefs grow like those below, but the two do not touch.
sky-2 = Two cities of the cloud, side by side. Take up both, then press the button.
    .wrong = The two ringed ones, please.
sky-3 = Two rabbits that touch are a district: a new one brings you a coin.
sky-4 = Wondrous land makes goods that nobody else has. Take it, and the Tax Collector: two coins at once.
    .wrong = The two ringed ones, please.
    .names = Tax Collector
sky-5 = Trade at the end: your coins times your different luxury and wondrous goods. Three times one, so far!

express = Bunny Express
    .about = Tracks, and the Sheriff.
express-1 = Central Station lies on the map. From here a railroad grows, track by track.
express-2 = The last two cards: a railroad card brings you two tracks. Take up both.
    .wrong = Both cards, then the large button.
express-3 = You played most railroad cards, so you are Sheriff now. Lay a track at an end of the railroad!
    .wrong = On one of the glowing lines between two spaces.
express-4 = And one more. Lead it past cities of yours.
    .wrong = On one of the glowing lines, please.
express-5 = The Sheriff gets 2 carrots for each track. In the harvest each tower along the railroad brings one more.

## The coach

tip-two = For two: each choice plays one card and throws one away, and the reserve brings you a new one before it.
tip-pick = Choose cards that touch what you have, bring a new kind of goods, or build towers. The rest is passed on.
tip-settled = Your rabbit lives there now. Territories that share a side make up one fief; a corner does not join, and lava parts.
tip-passed = The hands went on. You see now what your neighbour left you, and can guess what they like.
tip-build = Put up what waits: towers where many goods are, farms where a kind is missing.
tip-camp = A camp may stand on any empty land, until somebody plays that land's card.
tip-driven = The card of that land was played: the camp had to go.
tip-harvest = Each fief gives its towers times its kinds of goods. Parchments count only at the end: they can outweigh it.
tip-post = Your trading post: which goods shall it make this time? One that the fief lacks is best.
tip-parchment = A parchment: nobody sees it, and it counts once, after the last harvest.
tip-copy = Your card copies a parchment of a neighbour, and counts for you by what you hold. Choose what pays you most.
tip-provisions = Provisions bring two cards from the deck, played at once.
tip-tower = A Sky Tower has two ends, for two fiefs of yours: they become one.
tip-coins = Coins: two rabbits that touch are a district, and a new one brings a coin. They count in Trade at the end.
tip-rail = Lay the track between two spaces, from an end of the railroad, past as many towers of yours as you can.

## The worked turn

worked-1 = The last turn of a round's draft: everybody plays two cards at the same time, and no hand is passed on.
worked-2 = All hands are empty, so what waits is built. A city goes on a territory of one's own.
worked-3 = The harvest came: each fief brought its towers times its kinds of goods, here six times two.
