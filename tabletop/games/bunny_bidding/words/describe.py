"""Short descriptions of actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabletop.core.action import Action
from tabletop.core.event import UNKNOWN
from tabletop.games.bunny_bidding.rules import actions as acts
from tabletop.games.bunny_bidding.rules.cards import FIRST_EXTRA
from tabletop.games.bunny_bidding.rules.view import BiddingView, PlaceView
from tabletop.games.bunny_bidding.words.cards import card, egg_name


def describe(action: Action, view: BiddingView) -> str:
    """Describes an action in a few words."""
    return _DESCRIBE[action.kind](action, view)


def apart(action: Action, view: BiddingView) -> str:
    """Describes an action without its question in view."""
    if action.kind == acts.PUT and view.taken >= 0:
        return f"Put {_hand_tile(action, view)} in place of {_table_tile(view.taken, view)}"
    return describe(action, view)


def _hand_tile(action: Action, view: BiddingView) -> str:
    for tile in view.hand:
        if tile.number == action.a:
            return egg_name(*tile)
    return f"tile {action.a}"


def _table_tile(number: int, view: BiddingView) -> str:
    for place in view.places:
        if place.place == number:
            return _tile_there(place)
    return "a tile"


def _tile_there(place: PlaceView) -> str:
    where = "the offer" if place.seat < 0 else "a bid"
    if place.tile == UNKNOWN:
        return f"a face-down tile of {where}"
    return f"{egg_name(place.tile, place.face)} of {where}"


def _lay_words(start: str, end: str) -> Callable[[Action, BiddingView], str]:
    return lambda action, view: f"{start} {_hand_tile(action, view)}{end}"


def _table_words(start: str, end: str = "") -> Callable[[Action, BiddingView], str]:
    return lambda action, view: f"{start} {_table_tile(action.a, view)}{end}"


def _fixed(words: str) -> Callable[[Action, BiddingView], str]:
    return lambda action, view: words


def _flip_words(action: Action, view: BiddingView) -> str:
    up = any(place.place == action.a and place.up for place in view.places)
    return f"Turn {'down' if up else 'up'} {_table_tile(action.a, view)}"


def _swap_words(action: Action, view: BiddingView) -> str:
    return f"Exchange {_table_tile(action.a, view)} for {_table_tile(action.b, view)}"


def _give_words(action: Action, view: BiddingView) -> str:
    return f"Offer {card(action.a).name} itself" if action.a >= FIRST_EXTRA else "Offer a power"


def _seat_words(start: str, end: str = "") -> Callable[[Action, BiddingView], str]:
    def say(action: Action, view: BiddingView) -> str:
        who = "yourself" if action.a == view.chooser else f"player {action.a + 1}"
        return f"{start} {who}{end}"

    return say


def _force_words(action: Action, view: BiddingView) -> str:
    where = "bids" if action.a == acts.THE_BIDS else "offer tiles"
    return f"Have all {where} lie face up"


def _money_words(action: Action, view: BiddingView) -> str:
    return f"Matching bids {'gain' if action.a else 'lose'} 50"


_DESCRIBE: Final[dict[int, Callable[[Action, BiddingView], str]]] = {
    acts.OPEN: _lay_words("Open with", ""),
    acts.SHOW: _lay_words("Show", ""),
    acts.BID_UP: _lay_words("Bid", ""),
    acts.BID_DOWN: _lay_words("Bid", " face down"),
    acts.OFFER_UP: _lay_words("Offer", ""),
    acts.OFFER_DOWN: _lay_words("Offer", " face down"),
    acts.GIVE_AWAY: _give_words,
    acts.STOP: _fixed("End turn"),
    acts.FORCE: _force_words,
    acts.SPY: _seat_words("Look at a goal of"),
    acts.TAKE: _table_words("Exchange"),
    acts.PUT: _lay_words("Put", " in its place"),
    acts.ENOUGH: _fixed("Exchange no more"),
    acts.LOOK_OFFER: _table_words("Look at"),
    acts.LOOK_BID: _table_words("Look at"),
    acts.SWAP_BID: _swap_words,
    acts.COLLECT: _table_words("Collect", ", and do not bid"),
    acts.FLIP: _flip_words,
    acts.SET_ASIDE: _lay_words("Give away", ""),
    acts.CAST_OUT: _seat_words("Ignore the bid of"),
    acts.MONEY: _money_words,
    acts.FIRST: _fixed("Draw the start player"),
    acts.TYPES: _fixed("Draw the egg types"),
    acts.DEAL: _fixed("Deal the tiles"),
    acts.GOALS: _fixed("Deal the goals"),
    acts.POWERS: _fixed("Deal the powers"),
    acts.HANDICAP_DEAL: _fixed("Deal the handicaps"),
    acts.GOAL: _fixed("Draw a goal"),
    acts.SHARE: _fixed("Share out the offer"),
}
