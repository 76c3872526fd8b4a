### The lessons of Bunny Kingdom, the coach, and the worked turn of its rule book.

draft = Take two, pass on
    .about = Draft cards and settle your first fief.
draft-1 = Settle a new world! You draft, build and harvest for four rounds. Most golden carrots win.
draft-2 = Play two cards and pass the rest on. Take these: a forest and a city, side by side. Then the button.
    .wrong = Take up just the ringed two, then press the large button.
draft-3 = Your rabbits moved in! Spaces of yours that touch by a side make one fief. Its tag says towers times goods.
draft-4 = All hands went left (next round: right), and this is your neighbour's. Take the sea beside you, and a city to build.
    .wrong = The sea A5 and the city: both ringed.
draft-5 = The sea is yours at once. The city waits until all hands are empty: then you build.

harvest = Towers times goods
    .about = Build, and bring in the harvest.
harvest-1 = The last two cards of the round: a city, and the royal crown. Take up both.
    .wrong = Both cards, then the large button.
harvest-2 = A fief brings strength times wealth. Strength is its towers, now 2. Wealth is its kinds of goods: wood and fish.
harvest-3 = Now build! Put a city of two towers on this forest: it still gives its wood.
    .wrong = It would stand well here, too. But now the ringed forest!
harvest-4 = Put the other one on this sea. A space holds one building, for ever, and none where towers are printed.
    .wrong = The ringed sea, please.
harvest-5 = Harvest! Six towers times two goods make 12 golden carrots. A third kind of goods would bring 6 more.
harvest-6 = The crown is a parchment: secret, and counted once at the end. It is worth 5.
    .shows = Treasure: 5
harvest-7 = This is a farm, and you build it like a city. Farms bring new kinds of goods. The small disc shows on which land.
harvest-8 = Buildings that you do not build wait for a later round. Later hands bring more parchments, with their count at the foot.

parchments = Parchments and neighbours
    .about = Secret missions, and what the others want.
parchments-1 = A parchment lies face down and counts once, after the last harvest. This one: 2 for every fish of yours.
parchments-2 = Bramble gets the cards you leave. So look at Bramble's land before you choose.
parchments-3 = Take the parchment, for you live by the sea, and the city below you, so that nobody else gets it.
    .wrong = The city B3 and the parchment: both ringed.
parchments-4 = One more tower in your fief! Parchments can bring half of all points: watch how many the others hold.
parchments-5 = After four harvests all parchments are opened. Some copy another one, some count last of all: they say so.
parchments-6 = Then most golden carrots win, and a tie is shared. Nobody is ever out.

camp = Camps and Sky Towers
    .about = Settle without a card, and join far fiefs.
camp-1 = A camp, and a Sky Tower: take them both.
    .wrong = Both cards, then the large button.
    .names = Sky Tower
camp-2 = Camps come first, the lowest number before all. Put yours on empty land: here, beside your city.
    .wrong = Any empty land would do. But now the ringed one.
camp-3 = It counts like any rabbit, until somebody plays the card of that land: then it goes. Land from a card stays yours.
camp-4 = A Sky Tower joins two fiefs. Put the upper end here first, then the other on your far sea.
    .wrong = From the ringed sea to the other one.
camp-5 = Now they are neighbours, as one fief! Last, put the city on your forest.
    .wrong = On the ringed forest, please.
camp-6 = More goods, more towers, one fief. That is how kingdoms grow!
camp-7 = Mind the lava: a glowing line between two mountains parts them.

two = Only the two of us
    .about = Two players keep one card and throw one away.
two-1 = Only the two of us? Then each has a hidden reserve: its top card comes into the hand before each choice.
two-2 = Play one card and throw one away. Bramble gets the rest, so no city for Bramble! A3 to play, then the city to discard.
    .wrong = A3 first, to play, then the city, to throw away. Then the large button.
two-3 = Bramble's hand comes to you. Play A4, and throw D10 away: it is next to Bramble's city!
    .wrong = A4 first, to play, then D10, to throw away. Then the large button.
two-4 = Your fief brings a carrot, Bramble's none! You choose ten times a round. You may look at what you threw away.

sky = In the Sky
    .about = The Great Cloud, coins and trade.
sky-1 = The Great Cloud is a second board. Its fiefs grow like those below, but the two do not touch.
sky-2 = Two cities of the cloud, side by side. Take up both, then press the button.
    .wrong = The two ringed ones, please.
sky-3 = Two rabbits that touch are a district: a new one brings you a coin.
sky-4 = Wondrous land makes goods that nobody else has. Take it, and the Tax Collector: two coins at once.
    .wrong = The two ringed ones, please.
    .names = Tax Collector
sky-5 = Trade at the end: your coins times your different luxury and wondrous goods. Three times one, so far!

express = Bunny Express
    .about = Tracks, and the Sheriff.
express-1 = Central Station lies on the map. A railroad grows from here, track by track.
express-2 = The last two cards: a railroad card brings you two tracks. Take up both.
    .wrong = Both cards, then the large button.
express-3 = You played most railroad cards, so now you are the Sheriff. Lay a track at an end of the railroad!
    .wrong = On one of the glowing lines between two spaces.
express-4 = And one more. Lead it past cities of yours.
    .wrong = On one of the glowing lines, please.
express-5 = The Sheriff gets 2 carrots for each track. In the harvest each tower along the railroad brings one more.

## The coach

tip-two = With two players, each choice plays one card and throws one away. Before it the reserve brings you a new one.
tip-pick = Choose cards that touch your land, bring a new kind of goods, or build towers. The rest is passed on.
tip-settled = Your rabbit lives there now. Territories that share a side make up one fief. A corner does not join, and lava parts.
tip-passed = The hands went on. Now you see what your neighbour left you, and can guess what they like.
tip-build = Build what waits: towers where many goods are, farms where a kind is missing.
tip-camp = A camp may stand on any empty land, until somebody plays that land's card.
tip-driven = Somebody played the card of that land: the camp had to go.
tip-harvest = Each fief gives its towers times its kinds of goods. Parchments count only at the end, and sometimes more.
tip-post = Your trading post: which goods does it make this time? Best is one that the fief lacks.
tip-parchment = A parchment: nobody sees it, and it counts once, after the last harvest.
tip-copy = Your card copies a neighbour's parchment, and counts by what you hold. Choose the one that pays you most.
tip-provisions = Provisions bring two cards from the deck, played at once.
tip-tower = A Sky Tower has two ends, for two fiefs of yours: they become one.
tip-coins = Coins: two rabbits that touch are a district, and a new one brings a coin. Coins count in Trade at the end.
tip-rail = Lay the track between two spaces, from an end of the railroad, past as many towers of yours as you can.

## The worked turn

worked-1 = The last choice of a round: everybody plays two cards at the same time, and no hand is passed on.
worked-2 = All hands are empty, so what waits is built. A city goes on a territory of its owner.
worked-3 = The harvest: each fief brought its towers times its kinds of goods, here six times two.

## What things are called

term-round = Round
    .means = Draft, building and harvest, four times. There are no turns: all choose at once.
    .never = your turn
term-territory = Territory
    .means = A space of the map with your rabbit on it.
    .never = land tile; provinces?
term-fief = Fief
    .means = Territories of one player that touch. It brings its strength times its wealth.
    .never = realm; kingdoms? of yours; duchy
term-strength = Strength and wealth
    .means = Strength is the sum of a fief's cities, wealth the number of different goods in it.
    .never = city [123]; [123] strength; power of the fief; might
term-parchment = Parchment
    .means = A red card: a treasure, or a mission that is counted at the end.
    .never = scroll cards?; quests?
term-carrots = Carrots
    .means = The points of this game; a fief brings them in a harvest. Carrots are also a good, which fields give: it counts for the wealth of a fief.
    .never = golden coins; victory points
term-lava = Lava
    .means = A border between two mountains: territories on both sides of it are not connected there.
    .never = magma
term-tower = Tower
    .means = What a city has, as many as its strength. The towers of a fief are its strength.
    .never = turrets?
