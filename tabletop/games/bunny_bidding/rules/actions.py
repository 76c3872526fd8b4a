"""The verbs of this game and its actions, made once and shared."""

from __future__ import annotations

from typing import Final

from tabletop.core.action import Action
from tabletop.games.bunny_bidding.rules.cards import HANDICAPS

VERBS: Final = (
    "open",
    "show",
    "bid_up",
    "bid_down",
    "offer_up",
    "offer_down",
    "give_away",
    "stop",
    "force",
    "spy",
    "take",
    "put",
    "enough",
    "look_offer",
    "look_bid",
    "swap_bid",
    "collect",
    "flip",
    "set_aside",
    "cast_out",
    "money",
    "first",
    "types",
    "deal",
    "goals",
    "powers",
    "handicaps",
    "goal",
    "share",
)
(
    OPEN,
    SHOW,
    BID_UP,
    BID_DOWN,
    OFFER_UP,
    OFFER_DOWN,
    GIVE_AWAY,
    STOP,
    FORCE,
    SPY,
    TAKE,
    PUT,
    ENOUGH,
    LOOK_OFFER,
    LOOK_BID,
    SWAP_BID,
    COLLECT,
    FLIP,
    SET_ASIDE,
    CAST_OUT,
    MONEY,
    FIRST,
    TYPES,
    DEAL,
    GOALS,
    POWERS,
    HANDICAP_DEAL,
    GOAL,
    SHARE,
) = range(len(VERBS))

TILE_IDS: Final = HANDICAPS[-1] + 1
PLACES: Final = 64
SEATS: Final = 6

OPENS: Final = tuple(Action(OPEN, tile) for tile in range(TILE_IDS))
SHOWS: Final = tuple(Action(SHOW, tile) for tile in range(TILE_IDS))
BIDS_UP: Final = tuple(Action(BID_UP, tile) for tile in range(TILE_IDS))
BIDS_DOWN: Final = tuple(Action(BID_DOWN, tile) for tile in range(TILE_IDS))
OFFERS_UP: Final = tuple(Action(OFFER_UP, tile) for tile in range(TILE_IDS))
OFFERS_DOWN: Final = tuple(Action(OFFER_DOWN, tile) for tile in range(TILE_IDS))
GIFTS: Final = tuple(Action(GIVE_AWAY, tile) for tile in range(TILE_IDS))
PUTS: Final = tuple(Action(PUT, tile) for tile in range(TILE_IDS))
ASIDES: Final = tuple(Action(SET_ASIDE, tile) for tile in range(TILE_IDS))
"""Actions that name a tile, by tile."""

TAKES: Final = tuple(Action(TAKE, place) for place in range(PLACES))
OFFER_LOOKS: Final = tuple(Action(LOOK_OFFER, place) for place in range(PLACES))
BID_LOOKS: Final = tuple(Action(LOOK_BID, place) for place in range(PLACES))
COLLECTS: Final = tuple(Action(COLLECT, place) for place in range(PLACES))
FLIPS: Final = tuple(Action(FLIP, place) for place in range(PLACES))
"""Actions that name a tile on the table, by its place."""

SPIES: Final = tuple(Action(SPY, seat) for seat in range(SEATS))
CASTS: Final = tuple(Action(CAST_OUT, seat) for seat in range(SEATS))
FIRSTS: Final = tuple(Action(FIRST, seat) for seat in range(SEATS))
"""Actions that name a seat."""

THE_OFFER: Final = 0
THE_BIDS: Final = 1
FORCES: Final = (Action(FORCE, THE_OFFER), Action(FORCE, THE_BIDS))
MONEYS: Final = (Action(MONEY, 0), Action(MONEY, 1))
"""Choices of matching_money: matching bids lose 50, or gain 50."""

STOP_HERE: Final = Action(STOP)
NO_MORE: Final = Action(ENOUGH)
GOAL_SLOTS: Final = (Action(GOAL, 0), Action(GOAL, 1))
"""Chance actions: the goal of a player that is shown."""
