### Bunny Bidding.
### $who, $other: players. $n: a count, a bid, points. $tile: a tile with its name; $place: the offer or a bid.

## Tiles

tile = { $egg } { $number }
tile-red = red { $number }
    .title = Red { $number }
tile-green = green { $number }
    .title = Green { $number }
tile-yellow = yellow { $number }
    .title = Yellow { $number }
tile-blue = blue { $number }
    .title = Blue { $number }
tile-orange = orange { $number }
    .title = Orange { $number }
tile-cyan = cyan { $number }
    .title = Cyan { $number }
tile-magenta = magenta { $number }
    .title = Magenta { $number }
tile-pink = pink { $number }
    .title = Pink { $number }
tile-hidden = a tile
tile-down = a face-down tile

type-red = red
    .title = Red
type-green = green
    .title = Green
type-yellow = yellow
    .title = Yellow
type-blue = blue
    .title = Blue
type-orange = orange
    .title = Orange
type-cyan = cyan
    .title = Cyan
type-magenta = magenta
    .title = Magenta
type-pink = pink
    .title = Pink

## Special eggs. ".does" is what they do when they act.

egg-negative_small = Cracked egg
    .rule = Costs 1 point at the end.
egg-negative_medium = Broken egg
    .rule = Costs 2 points at the end.
egg-negative_large = Rotten egg
    .rule = Costs 4 points at the end.
egg-positive_small = Chocolate egg
    .rule = Gives 1 point at the end.
egg-positive_medium = Silver egg
    .rule = Gives 2 points at the end.
egg-positive_large = Golden egg
    .rule = Gives 4 points at the end.
egg-insta_end = Closing bell
    .does = the round ends after this turn.
    .rule = Offered face up: { egg-insta_end.does }
egg-delayed_turn = Later
    .does = the rest of this turn comes after all others.
    .rule = Offered face up: { egg-delayed_turn.does }
egg-study_offer = Peek at the offer
    .does = look at all tiles of the offer.
    .rule = Offered face up: { egg-study_offer.does }
egg-study_bids = Peek at the bids
    .does = look at all bids.
    .rule = Offered face up: { egg-study_bids.does }
egg-bonus_tiles = Three or more
    .does = this turn has at least three tiles.
    .rule = Offered face up: { egg-bonus_tiles.does }
egg-force_play = Cards on the table
    .does = choose the offer or the bids. Tiles go there face up.
    .rule = Offered face up: { egg-force_play.does }
egg-spy = Spy
    .does = look at one goal of another player.
    .rule = Offered face up: { egg-spy.does }
egg-lazy_bunny = Lazy bunny
    .does = this turn may end now, even without a bid.
    .rule = Offered face up: { egg-lazy_bunny.does }
egg-replacement_egg = Replacement
    .does = swap up to three tiles of the offer with tiles of your hand.
    .rule = Offered face up: { egg-replacement_egg.does }
egg-fair_sharing = Fair shares
    .does = no auction, everybody draws one tile of the offer.
    .rule = Played face up: { egg-fair_sharing.does }
egg-matching_money = Matching money
    .does = bids of an offered type gain or lose 50.
    .rule = Played face up: { egg-matching_money.does }
egg-reverse_auction = Upside down
    .does = the lowest bid wins, whatever the matches say.
    .rule = Played face up: { egg-reverse_auction.does }
egg-bunny_outcast = Outcast
    .does = choose a player whose bid is ignored.
    .rule = Played face up: { egg-bunny_outcast.does }

## Powers and handicaps. ".short" is for little room.

power-info_offer = Sharp eye
    .rule = Look at a face-down tile of the offer.
    .short = see a hidden offer tile
power-info_bid = Long ears
    .rule = Look at a face-down bid tile of another player.
    .short = see a hidden bid tile
power-swap_offer = Swift paws
    .rule = Swap one or two tiles of the offer with tiles of your hand.
    .short = swap offer tiles
power-swap_bid = Bid thief
    .rule = Swap a tile of your bid with one of another bid.
    .short = swap bid tiles
power-collect_any = Helping yourself
    .rule = Take a face-down tile of the offer. You do not bid then.
    .short = take a hidden offer tile
power-flip_any = Turning over
    .rule = Turn over any tile on the table.
    .short = turn over any tile
power-large_hands = Full basket
    .rule = Play three or more tiles in any turn.
    .short = play three tiles or more
power-higher_bids = Deep pockets
    .rule = Your bid always counts 10 more.
    .short = your bid counts 10 more

handicap-always_follow = Follower
    .rule = Offer a type that is face up in the offer.
    .short = offer a type seen there
handicap-never_follow = Loner
    .rule = Offer a type that is not face up in the offer.
    .short = offer a type not there
handicap-bid_lower = Modest
    .rule = Bid below the highest open number of the offer.
    .short = bid below the highest
handicap-bid_higher = Proud
    .rule = Bid above the lowest open number of the offer.
    .short = bid above the lowest
handicap-always_faceup = Open book
    .rule = Play at least two tiles face up in a turn.
    .short = two tiles face up
handicap-small_hands = Small paws
    .rule = Play at most three tiles in a turn.
    .short = at most three tiles a turn
handicap-lower_bids = Holes in the pocket
    .rule = Your bid always counts 10 less.
    .short = your bid counts 10 less
handicap-public_egg = Gossip
    .rule = One of your goals is open to all.
    .short = one of your goals is open

spot-offer = the offer
spot-bid = { $who }'s bid
spot-own = their own bid
spot-any = a bid
tile-there = { $tile } of { $place }

## The log

start-drawn = { $who } is the first start player.
types-drawn = The eggs of this match are { LIST($types) }.
goal-dealt = { $tile ->
    [hidden] { "" }
   *[other] { $who } gets a goal: { $type }.
}
power-dealt = { $who } has the power { $tile }.
handicap-dealt = { $tile ->
    [hidden] { $who } gets a secret handicap.
   *[other] { $who } gets the handicap { $tile }.
}
goal-opened = { $who } shows a goal: { $type }.
goal-closed = { $who } turns the open goal face down again.
extra-held = { $who } has { $tile } from now on.
round-begun = Round { $n }: { $who } opens the offer.
    .banner = Round { $n }: { $who } opens
turn-missed = { $who } has no tiles left and is passed over.
turn-begun = { $rest ->
    [yes] { $who } takes the rest of the delayed turn.
   *[no] Turn { $n }: { $who }
}
turn-delayed = { $who } finishes the turn after all others.
    .banner = { $who } goes on after all others
tile-shown = { $who } shows { $tile }.
tile-opened = { $who } opens with { $tile }.
tile-offered = { $up ->
    [yes] { $who } offers { $tile }.
   *[no] { $who } offers { $tile } face down.
}
tile-bid = { $up ->
    [yes] { $who } bids { $tile }.
   *[no] { $who } bids { $tile } face down.
}
extra-offered = { $who } offers { $tile } itself.
highest-laid = The highest number: { $who } must play one more tile.
    .glow = highest: one more
doubled-played = { $who } plays a doubled number: everybody passes five tiles to the left.
    .glow = doubled: all give
tile-given = { $who } gives { $tile } to { $other }.
egg-acted = { $who }'s { $egg }: { FORM($egg, "does") }
power-used = { $who } uses { $tile }.
tile-looked-at = { $tile ->
    [hidden] { $who } looks at a face-down tile of { $place }.
   *[other] { $who } sees { $tile } in { $place }.
}
tile-taken = { $who } takes { $tile } out of the offer.
tile-put = { $who } puts { $tile } in its place.
bids-swapped = { $who } swaps a bid tile with one of { $place }.
tile-collected = { $who } takes { $tile } from the offer, face down.
tile-flipped-up = { $who } turns up { $tile } in { $place }.
tile-flipped-down = { $who } turns { $tile } in { $place } face down.
place-forced = { $chosen ->
    [1] { $who } decides: bids must be face up in this round.
   *[0] { $who } decides: offers must be face up in this round.
}
    .banner = { $chosen ->
        [1] Bids must be face up
       *[0] Offers must be face up
    }
goal-spied = { $tile ->
    [hidden] { $who } looks at a goal of { $other }.
   *[other] { $who } sees a goal of { $other }: { $type }.
}
tile-turned-up = Turned up in { $place }: { $tile }.
    .all = All tiles are turned up
seat-cast-out = { $own ->
    [yes] { $who } chooses to ignore their own bid.
   *[no] { $who } chooses to ignore { $other }'s bid.
}
majority-found = { COUNT($types) ->
    [one] Most in the offer: { LIST($types) }, { $n ->
        [one] once.
        [2] twice.
       *[other] { $n } times.
    }
   *[other] Most in the offer: { LIST($types) }, { $n ->
        [one] once each.
        [2] twice each.
       *[other] { $n } times each.
    }
}
auction-inverted = { $twins ->
    [yes] Two { $type } bids: { $lowest ->
        [yes] now the lowest wins.
       *[no] now the highest wins.
    }
   *[no] { $who } bids { $type }, a match: { $lowest ->
        [yes] now the lowest wins.
       *[no] now the highest wins.
    }
}
auction-turned = turns it
auction-reversed = { $who }'s Upside down: the lowest bid wins.
digits-swapped = A matching bid tile of { $who } counts as { $n }.
    .glow = counts { $n }
money-chosen = { $chosen ->
    [1] { $who } decides: bids of an offered type gain 50.
   *[0] { $who } decides: bids of an offered type lose 50.
}
    .banner = { $chosen ->
        [1] Matching bids gain 50
       *[0] Matching bids lose 50
    }
handicap-shown = { $who } shows the handicap { $tile }.
bid-counted = { $extra ->
    [0] { $who }'s bid is worth { $n }.
   *[other] { $who }'s bid is worth { $n }: { $total } and { NUMBER($extra, sign: "always") }.
}
round-won = { $lowest ->
    [yes] { $who } has the lowest bid, { $n }, and wins the offer.
   *[no] { $who } has the highest bid, { $n }, and wins the offer.
}
    .banner = { $lowest ->
        [yes] { $who } wins the offer: { $n } is lowest
       *[no] { $who } wins the offer: { $n } is highest
    }
round-tied = The best bids are equal, { $n } each: nobody wins the offer.
    .banner = The best bids are equal: nobody wins
round-unsold = No bid counts: nobody wins the offer.
    .banner = No bid: nobody wins
why = Who wins, and why
round-shared = Everybody gets one tile of the offer, { $who } first.
    .banner = Fair shares: everybody draws a tile
tile-won = { $who } gets { $tile }.
bid-to-worst = { $who }, the worst bidder, takes { $tile } in hand.
    .all = { $who }, the worst bidder, takes the bids in hand
bid-returned = { $who } takes back { $tile }.
pile-opened = { $who } had collected { $tile }.
match-ended = { $n ->
    [one] All hands are empty after 1 round.
   *[other] All hands are empty after { $n } rounds.
}

## What is asked. ".how" is the second line.

ask-dealing = The tiles are being dealt
ask-first = The start player is being drawn
ask-goals = Secret goals are being dealt
ask-goal = A goal is being opened
ask-spy_draw = A goal is being drawn for the spy
ask-sharing = The offer is being shared out

ask-opening = { $who }, open the offer
    .how = { $n ->
        [one] Put one tile face up in the offer, for all to bid on
       *[other] Put { $n } tiles face up in the offer, for all to bid on
    }
ask-showing = { $who }, show the tiles you will use
    .how = Five tiles, or all if you have fewer
ask-forcing = { $who }, choose the offer or the bids
    .how = Tiles there must be face up in this round
ask-spying = { $who }, choose whose goal to look at
    .how = Click another player
ask-exchange = { $who }, swap another tile of the offer or stop
    .how = Click a tile of the offer, or press the button
ask-putting = { $who }, put a tile in its place
    .how = It stays face up or face down as before, and does not act
ask-casting = { $who }, choose whose bid is ignored
    .how = Any player, even yourself
ask-money = { $who }, do matching bids gain or lose 50?
    .how = One choice for all bids
ask-giving = { $who }, choose five tiles for { $other }
    .how = { $n ->
        [0] Take up five in any order, then give them
       *[other] { $n } of 5 chosen
    }

ask-both = { $n ->
    [2] { $who }, bid one tile and offer one
   *[other] { $who }, play { $n } tiles: bid and offer
}
    .how = Drag, or click: first the bid, then the offer
ask-last = { $who }, play your last tile as bid or offer
ask-one-bid = { $who }, bid one tile
    .ends = Your turn ends with it
ask-one-offer = { $who }, offer one tile
    .ends = Your turn ends with it, unless it is the highest number
ask-some-bid = { $who }, play { $n } more tiles, at least one as your bid
ask-some-offer = { $who }, play { $n } more tiles, at least one as an offer
ask-more = { $n ->
    [one] { $who }, play one more tile, as bid or offer
   *[other] { $who }, play { $n } more tiles, as bid or offer
}
    .highest = You offered the highest number, so one more follows
ask-stop = { $who }, end your turn or play more
ask-up = { $who }, play a tile face up
    .how = At least one tile of each turn must be face up

ask-held-info_offer = { $who }, look at a tile of the offer
    .how = Click a face-down tile of the offer
    .gift = Click a face-down tile there. Or drag the power to the offer, for the winner
ask-held-info_bid = { $who }, look at a tile of another bid
    .how = Click a face-down tile in a bid box
    .gift = Click a face-down tile there. Or drag the power to the offer, for the winner
ask-held-swap_offer = { $who }, swap a tile of the offer
    .how = Click the tile you want, then choose yours
    .gift = Click the tile you want. Or drag the power to the offer, for the winner
ask-held-collect_any = { $who }, take a face-down tile of the offer
    .how = You do not bid then
    .gift = You do not bid then. Or drag the power to the offer, for the winner
ask-held-flip_any = { $who }, turn over a tile
    .how = Click any tile on the table
    .gift = Click any tile on the table. Or drag the power to the offer, for the winner
ask-held-tile = { $who }, swap it with a tile of another bid
    .how = Click a tile in a bid box
ask-held-gift = { $who }, put { $tile } in the offer
    .how = Whoever wins the offer gets it

watch-opening = { $who } opens the offer
watch-showing = { $who } shows tiles
watch-turn = { $who } is in turn
watch-forcing = { $who } chooses the offer or the bids
watch-spying = { $who } chooses whose goal to look at
watch-exchange = { $who } may swap another tile
watch-putting = { $who } chooses a tile to put there
watch-casting = { $who } chooses whose bid is ignored
watch-money = { $who } decides if matching bids gain or lose 50
watch-giving = Everybody chooses five tiles for the player on the left
watch-gone = You have no tiles left

won = { $shared ->
    [yes] { LIST($who) } share the victory
   *[no] { LIST($who) } wins
}

## What a choice does

do-open = Open with { $tile }
do-show = Show { $tile }
do-bid_up = Bid { $tile }
do-bid_down = Bid { $tile } face down
do-offer_up = Offer { $tile }
do-offer_down = Offer { $tile } face down
do-give_away = Offer { $tile } itself
do-stop = End your turn
do-force = { $n ->
    [1] All bids must be face up
   *[0] All offers must be face up
}
do-spy = Look at a goal of { $who }
do-take = Swap { $tile }
do-put = Put { $tile } in its place
    .apart = Put { $tile } in place of { $other }
do-enough = Swap no more
do-look_offer = Look at { $tile }
do-look_bid = Look at { $tile }
do-swap_bid = Swap { $tile } with { $other }
do-collect = Take { $tile }, and do not bid
do-flip = { $up ->
    [yes] Turn { $tile } face down
   *[no] Turn { $tile } face up
}
do-set_aside = Give away { $tile }
do-cast_out = { $own ->
    [yes] Ignore your own bid
   *[no] Ignore { $who }'s bid
}
do-money = { $n ->
    [1] Matching bids gain 50
   *[0] Matching bids lose 50
}
do-first = Draw the start player
do-types = Draw the egg types
do-deal = Deal the tiles
do-goals = Deal the goals
do-powers = Deal the powers
do-handicaps = Deal the handicaps
do-goal = Draw a goal
do-share = Share out the offer

## Why something is not allowed

no-over = The match is over.
no-other-turn = It is another player's turn.
no-luck = A player chooses now. Luck has nothing to decide.
no-dealer = First the dealer has to deal.
no-held = You do not have that tile.
no-place = No tile there would do. Choose another one.
no-opening = First play the face-up tiles that open the offer. Any of your tiles will do.
no-showing = First show the tiles you will use, each once, from your hand.
no-forcing = First choose the offer or the bids. Tiles there must be face up.
no-spying = First choose another player whose goal you look at.
no-exchange = First take another tile of the offer, or say that it is enough.
no-putting = First put a tile of your hand in place of the one you take.
no-casting = First choose the player whose bid is ignored.
no-money = First choose whether matching bids gain or lose 50.
no-giving = First choose the tiles you give to the left, from low to high.
no-open-now = The offer is open already. Play tiles as bid or offer.
no-show-now = You show tiles only at the start of a turn.
no-force-now = You choose that only when the egg for it is offered face up.
no-spy-now = You look at a goal only when a Spy is offered face up.
no-put-now = You put a tile there only in a swap.
no-enough-now = You are not swapping tiles now.
no-set-aside-now = Tiles are given only when a doubled number is played.
no-cast-now = A bid is ignored only when the bids are checked.
no-money-now = You choose that only when the bids are checked.
no-look-offer = Choose a tile that is face down in the offer.
no-look-bid = Choose a face-down bid tile of another player.
no-take = Choose a tile of the offer, and swap it with a tile you can spare.
no-swap-bid = Swap a tile of your own bid with one of another bid.
no-collect = Take a face-down tile of the offer before you bid. Your turn still needs a face-up tile.
no-flip = Choose a tile of the offer or of a bid.
no-follow = Your handicap: offer a type that is face up in the offer.
no-never-follow = Your handicap: offer a type that is not face up there.
no-bid-lower = Your handicap: your bid must end below the highest open number of the offer.
no-bid-higher = Your handicap: your bid must end above the lowest open number of the offer.
no-faceup = Your handicap: play at least two tiles face up in a turn.
no-small = Your handicap: at most three tiles a turn, one of them a bid and one an offer.
no-put-shown = Put a shown tile that your turn does not need.
no-take-once = Choose a tile of the offer, each place once, but not the replacement itself.
no-shown = In this turn you may use only the tiles you have shown.
no-down-forced = In this round tiles go there face up.
no-down = At least one tile of your turn must be face up.
no-room = Your turn has all the tiles it can have.
no-bid-taken = You have taken a tile, so you do not bid in this round.
no-lazy = A lazy turn has at most one bid and one offer.
no-bid-left = What is left must be your bid: a turn has a bid and an offer.
no-offer-left = What is left must be an offer: a turn has a bid and an offer.
no-more = A turn has one bid and one offer. More only if something allows it.
no-stop-highest = You played the highest number, so one more tile must follow.
no-stop-bonus = This turn must have at least three tiles, with bid and offer.
no-stop = Your turn still needs a bid or an offer.
no-gift = You can give away only a power or handicap that you have.
no-gift-again = Only one power or handicap can be given away in a round.
no-gift-now = You may offer a power or handicap as the first offer of your turn, or as an extra tile.
no-power = You do not have the power for that.
no-power-again = You can use each power once in a turn.
no-luck-so = Luck cannot fall like that.
no-deal-other = The dealer has something else to do now.
no-deal-deck = A deal has ten eggs of each type and exactly the chosen special eggs.
no-deal-goals = Goals are dealt from two of each type in the game.
no-deal-powers = Everybody gets one power, each exists once.
no-deal-handicaps = Everybody gets one handicap, each exists once.
no-deal-share = The tiles of the offer are shuffled, each exists once.

## How it ended

from-goals = Goal eggs
    .goal = { FORM($type, "title") }: { $n } × 5
from-others = Other eggs
from-specials = Special eggs
ended = All hands are empty. The player with the most points wins.
ended-shared = All hands are empty. The best piles are equal, so they share the victory.
ended-goals = All hands are empty. Points are equal, so more goal eggs win.
ended-others = All hands are empty. Points and goal eggs are equal, so fewer other eggs win.

## The set-up

pitch =
    .one = Bid for eggs with the very eggs you would like to keep.
    .two = Bids that match the offer turn high and low around.
option-specials = Special eggs
    .help = Adds 24 special eggs: fixed points, actions in the offer, actions at the bids.
option-powers = Powers and handicaps
    .help = Everybody gets an open power and a secret handicap.
option-different-goals = Different goals
    .help = Deals goals again until everybody has two different ones.
option-show-five = Show five
    .help = Easier: show five tiles at the start of your turn and use only these.
option-bids-back = Bids back
    .help = Easier: if you do not win, you get your bid back.
option-types = Egg types
    .help = Easier: fewer types of eggs, ten eggs each.
option-one-goal = One goal
    .help = Harder: one secret goal each instead of two.
option-four-tiles = Four tiles
    .help = Harder: at most four tiles in a turn instead of five.
option-swap-digits = Swapped digits
    .help = Different: a matching bid swaps its own digits and inverts nothing.
option-duplicates-invert = Twins invert
    .help = Different: each type that is twice among the bids inverts the auction.
option-doubled-give = Doubled numbers
    .help = Different: when 11, 22, 33 and so on is played, everybody passes five tiles to the left.

no-two-rules = "{ option-swap-digits }" and "{ option-duplicates-invert }" change the same rule. Turn one of them off.
no-two-goals = "{ option-different-goals }" needs two goals each. Turn it off, or "{ option-one-goal }".
no-goals-enough = { $types } egg types have { $goals } goals, too few for { $players } players with { $each } each. Choose more types or "{ option-one-goal }".

## The preview. Lines have no full stop.

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
laid = { $down ->
    [yes] { $tile } down
   *[no] { $tile }
}
see-now = The auction so far
see-over = The auction is over
see-chosen = { $which ->
    [bid] If you bid { LIST($bids) }
    [offer] If you offer { LIST($offers) }
   *[both] If you bid { LIST($bids) } and offer { LIST($offers) }
}
see-giving = Tiles to give
see-showing = Tiles to show
see-count = { $n } of { $all } chosen
see-putting = The swap
see-take = You take { $n }
see-put = { $n } goes in its place
see-points = Your points so far: { $n }
see-unsold = Nobody bids: the offer leaves the game
see-won = { $own ->
    [yes] { $lowest ->
        [yes] You win the round: { $n } is lowest
       *[no] You win the round: { $n } is highest
    }
   *[no] { $lowest ->
        [yes] { $who } wins the round: { $n } is lowest
       *[no] { $who } wins the round: { $n } is highest
    }
}
see-brings = { $own ->
    [yes] It brings you { $n }: { $goals ->
        [one] 1 goal egg in { $tiles ->
            [one] 1 tile
           *[other] { $tiles } tiles
        }
       *[other] { $goals } goal eggs in { $tiles ->
            [one] 1 tile
           *[other] { $tiles } tiles
        }
    }
   *[no] The offer would bring you { $n }
}
see-worst = { $n ->
    [one] As the worst bidder you take 1 hidden bid tile
   *[other] As the worst bidder you take { $n } hidden bid tiles
}
see-one-more = One more tile must follow
see-alone = Only your bid is in sight: { $n }
see-equal = Equal at { $n }: nobody would win
see-you-lead = You would lead: { $n } to { $against }
see-behind = { LIST($who) } would lead: { $n } to your { $own }
see-no-bid = Nobody has bid yet
see-best-equal = The best bids are equal
see-leads = { $who } leads with { $n }
see-upside-down = Upside down: low wins
see-digits = { COUNT($types) ->
    [one] High wins; each { LIST($types) } bid swaps its digits
   *[other] High wins; matching bids swap their digits
}
see-match = { $lowest ->
    [yes] Your { $tile } matches: low would win
   *[no] Your { $tile } matches: high would win
}
see-matches = { $n ->
    [0] No match in sight
    [one] 1 match in sight
   *[other] { $n } matches in sight
}: { $lowest ->
    [yes] low wins
   *[no] high wins
}
see-twins = { $n ->
    [0] No type lies twice among the bids
    [one] 1 type lies twice among the bids
   *[other] { $n } types lie twice among the bids
}: { $lowest ->
    [yes] low wins
   *[no] high wins
}
see-high = High wins so far
see-pays = { $hidden ->
    [0] The offer pays you { $n } so far
   *[other] The offer pays you { $n }, { $hidden } hidden
}
see-costs = { $hidden ->
    [0] The offer costs you { $n } so far
   *[other] The offer costs you { $n }, { $hidden } hidden
}
see-worth-nothing = { $hidden ->
    [0] The offer pays you nothing so far
   *[other] The offer pays you nothing, { $hidden } hidden
}
see-hidden = { $n ->
    [one] { $who }'s bid is hidden
   *[other] { $n } bids are hidden
}
see-outcast = Outcast: one bid will be ignored
see-money = Matching bids gain or lose 50
see-coming = { $after ->
    [yes] { $n ->
        [one] { $who } bids after you
       *[other] { $n } others bid after you
    }
   *[no] { $n ->
        [one] { $who } still bids
       *[other] { $n } others still bid
    }
}
see-turns = { $again ->
    [yes] One more { $type } bid: { $lowest ->
        [yes] low would win
       *[no] high would win
    }
   *[no] Any { $type } bid: { $lowest ->
        [yes] low would win
       *[no] high would win
    }
}
see-goal-egg = You give away a goal egg: { $tile }
see-to-worst = A hidden bid goes to the worst bidder

## The plaque

plaque-wins = { $lowest ->
    [yes] Low wins
   *[no] High wins
}
plaque-most = { $n ->
    [0] no type yet
    [1] most: { $type }
   *[other] { $n } types equal
}
plaque-below-auction = A matching bid turns it
plaque-below-digits = A matching bid swaps digits
plaque-below-twins = Twins among the bids turn it
plaque-over = The match is over
    .how = All goals and collected eggs are open now.
plaque-no-type = No egg of a type lies in the offer yet.
plaque-reverse = An Upside down is there: the lowest bid wins, whatever matches.
plaque-digits = A bid tile of that type swaps its digits. Nothing is turned.
plaque-twins = Each type that lies twice among the bids turns high and low around.
plaque-match = { COUNT($types) ->
    [0] A bid of the type found most often turns high and low around.
   *[other] Each { LIST($types, type: "or") } tile in a bid turns high and low around.
}
plaque-hidden = Face-down tiles are turned up first and may change all this.
bracket-digits = swaps digits

## Close looks

close-power = Power: { $tile }
close-handicap = Handicap: { $tile }
close-egg = { $tile }
    .bid = As a bid its number counts.
    .offer = In the offer it brings its collector 5 points if its type is a goal. If not, it costs 1.
    .turns = A bid of the type found most often in the offer turns high and low around.
close-tile = { $down ->
    [yes] { FORM($tile, "title") }, face down
   *[no] { FORM($tile, "title") }
}
close-star = The star: its type is found most often in the offer. A bid of that type turns the auction.
    .bid = Its type is found most often in the offer. It turns high and low around.
down-title = Face-down tile
close-down = It is turned up at the end of the round.
close-doubled = It is a doubled number, such as 11 or 99. When it was played, everybody passed tiles.
close-secret = Secret goal
    .how = Only its owner may see it.
close-goal = Goal: { $type } eggs
    .five = Each egg of this type that you collect brings 5 points at the end.
    .one = Every other egg costs 1.
goal-progress = { $n ->
    [one] You have 1 { $type } egg, { $points }.
   *[other] You have { $n } { $type } eggs, { $points }.
} { $offered ->
    [0] There is none in the offer.
    [one] There is 1 in the offer.
   *[other] There are { $offered } in the offer.
}
goal-again = The same type once more: each egg counts once.
goal-same = same goal
goal-gain = +5 an egg
close-goals = Goals: { LIST($types) }.
close-seat = { $over ->
    [yes] { $who }: { $points }
   *[no] { $who }: { $points } so far
}
close-collected = { $n ->
    [one] 1 tile collected.
   *[other] { $n } tiles collected.
}
    .hidden = Only their owner may see which ones.
close-wanted = { $own ->
    [yes] Eggs of your goals: { $n }, { $points }
   *[no] Eggs of the goals: { $n }, { $points }
}
close-others = Other eggs: { $n }, { $points }
close-pile = Collected: { LIST($tiles, type: "comma") }.
close-powers = Powers: { LIST($tiles, type: "comma") }.
close-handicaps = Handicaps: { LIST($tiles, type: "comma") }.
number = { $n }
sum = { LIST($tiles, type: "plus") }{ $extra ->
    [0] { "" }
   *[other] { " " }{ NUMBER($extra, sign: "always") }
} = { $n }
bid-none = { $yet ->
    [yes] No bid yet in this round.
   *[no] No bid.
}
bid-down = The bid: { $n } face down.
bid-told = { $hidden ->
    [0] The bid: { $sum }.
   *[other] The bid: { $sum }, and { $hidden } face down.
}

## The table in words

offer = The offer
bids = Bids
hand = Hand
goals-own = Your goals
goals-and-powers = Goals and powers
place-in-offer = A place in the offer
state-turns = turns the auction
state-most = of the type found most often
state-doubled = a doubled number, as everybody knows
tile-laid = { $down ->
    [yes] { $tile } face down
   *[no] { $tile }
}
tiles-down = { $n } face down
held = { $who } { $n }
gist-one-more = One more tile opens the offer.
gist-two = Two tiles open the offer.
gist-offer = In the offer: { LIST($tiles, type: "comma") }.
gist-bid = { $who }'s bid: { LIST($tiles, type: "comma") }.
gist-wins = { $lowest ->
    [yes] Low wins so far.
   *[no] High wins so far.
}
gist-goals = { COUNT($types) ->
    [one] Your goal is { LIST($types) }.
   *[other] Your goals are { LIST($types) }.
}
gist-coming = Still to come: { LIST($who, type: "comma") }.
gist-last = Nobody lays tiles after this turn.
gist-held = Tiles in hand: { LIST($seats, type: "comma") }.
gist-own = { $n ->
    [one] Your egg is worth { $points } so far.
   *[other] Your { $n } eggs are worth { $points } so far.
}
gist-mind = With none left you only watch while the others take what is offered.
watch-end = You have no tiles left. The others play on until all hands are empty. You only watch, unless a bid comes back to you. Your eggs bring { $points } so far.

## The table

for-all = the hammer falls
plate-eggs = { $n ->
    [one] egg collected
   *[other] eggs collected
}
plate-won = takes the offer
plate-tiles = { $n ->
    [one] tile in hand
   *[other] tiles in hand
}
plate-points = points so far
box-waits = waits
box-none = no bid
box-opens = opens
box-yours = your bid?
box-turn = in turn
tag-bid = bid
tag-bid-down = bid, face down
tag-offer = offer
tag-offer-down = offer, face down
tag-open = open
tag-showing = show
tag-giving = to give
tag-putting = put
tag-highest = highest
tag-doubled = doubled
tag-taken = { $own ->
    [yes] you take it
   *[no] { $who } takes it
}
offer-count = { $n ->
    [one] The offer: 1 tile
   *[other] The offer: { $n } tiles
}
hand-of = { $n ->
    [one] { $who }'s hand: 1 tile
   *[other] { $who }'s hand: { $n } tiles
}
    .short = { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }
ask-chosen = { $n ->
    [0] { $who }, lay what you chose
    [one] { $who }, choose one more tile
   *[other] { $who }, choose { $n } more tiles
}
    .how = Chosen: { $which ->
        [bid] bid { LIST($bids) }
        [offer] offer { LIST($offers) }
       *[both] bid { LIST($bids) }, offer { LIST($offers) }
    }{ $whole ->
        [yes] . Click a tile to take it back
       *[no] { "" }
    }
dialog-forcing = Which tiles must be face up in this round?
dialog-money = What do bids of an offered type do?
dialog-spying = Whose goal do you look at? Click a bid box.
dialog-casting = Whose bid is ignored? Click a bid box.

## Buttons. ".tip" is told while nothing is chosen, ".do" is the button once something is.

button-lay = Bid and offer
    .tip = First take up a tile of your hand.
    .do = { $which ->
        [bid] Bid { LIST($bids) }
        [offer] Offer { LIST($offers) }
       *[both] Bid { LIST($bids) }, offer { LIST($offers) }
    }
button-one = Lay a tile
    .tip = First take up a tile of your hand.
button-opening = Open the offer
    .tip = First take up the tiles you open with.
    .do = Open { LIST($offers) }
button-showing = Show tiles
    .tip = First take up the tiles you will use.
    .do = { $n ->
        [one] Show 1 tile
       *[other] Show { $n } tiles
    }
button-putting = Put a tile there
    .tip = First take up a tile of your hand.
    .do = Put { $tile } there
button-giving = Give tiles
    .tip = First take up the tiles you give away.
    .do = { $n ->
        [one] Give 1 tile
       *[other] Give { $n } tiles
    }
button-spying = Choose a player
    .tip = Click the bid box of another player.
button-casting = Choose a player
    .tip = Click the bid box of a player.
button-over = The auction is over
    .tip = The match is over.
button-wait = Bid and offer
    .tip = It is not your turn.
button-more = { $n ->
    [one] First take up one more tile.
   *[other] First take up { $n } more tiles.
}
button-stop = End turn
button-turn = { $down ->
    [yes] Face up
   *[no] Face down
}
    .tip = Turns { $n } over before it is laid.
    .not = Face down is not allowed there now: at least one tile of a turn is face up.
button-send = { $bid ->
    [yes] As offer
   *[no] As bid
}
    .tip = Sends { $n } to the other place.
by-number = By number
    .tip = { $chosen ->
        [yes] The hand is sorted by number.
       *[no] Sorts the hand by number.
    }
by-colour = By colour
    .tip = { $chosen ->
        [yes] The hand is sorted by colour.
       *[no] Sorts the hand by colour.
    }
answer-force_offer = The offers
answer-force_bids = The bids
answer-gain = They gain 50
answer-lose = They lose 50

## What choices differ in: "2.1 more goal eggs for you in the end"

end-goals = goal eggs for you in the end
end-others = other eggs for you in the end
end-specials = points from special eggs for you in the end
end-rival = points for your best rival in the end
end-rival-goals = goal eggs for each rival in the end
soon-goals = goal eggs for you from this round
soon-others = other eggs for you from this round
soon-specials = points from special eggs for you from this round
soon-rival = points for your best rival after this round
soon-rival-goals = goal eggs for each rival from this round
