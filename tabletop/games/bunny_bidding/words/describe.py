"""Short descriptions of actions."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.action import Action
from tabletop.core.event import UNKNOWN
from tabletop.games.bunny_bidding.rules import actions as acts
from tabletop.games.bunny_bidding.rules.cards import FIRST_EXTRA
from tabletop.games.bunny_bidding.rules.view import BiddingView
from tabletop.games.bunny_bidding.words import say
from tabletop.games.bunny_bidding.words.cards import a_tile
from tabletop.words import Facts, Noun, Seat, noun

IN_HAND = (*range(acts.OPEN, acts.STOP), acts.PUT, acts.SET_ASIDE)
"""Actions that name a tile held by the seat."""

ON_TABLE = (acts.TAKE, acts.LOOK_OFFER, acts.LOOK_BID, acts.SWAP_BID, acts.COLLECT, acts.FLIP)
"""Actions that name a place of the table."""


def describe(action: Action, view: BiddingView, names: Sequence[str]) -> str:
    """Describes an action in a few words."""
    return say(f"do-{acts.VERBS[action.kind]}", names, **_facts(action, view))


def apart(action: Action, view: BiddingView, names: Sequence[str]) -> str:
    """Describes an action without its question in view."""
    if action.kind == acts.PUT and view.taken >= 0:
        tile = _hand_tile(action, view)
        return say("do-put.apart", names, tile=tile, other=_table_tile(view.taken, view))
    return describe(action, view, names)


def _facts(action: Action, view: BiddingView) -> Facts:
    """Returns the facts that the message of an action needs."""
    kind, number = action.kind, action.a
    if kind in IN_HAND:
        return {"tile": _hand_tile(action, view)}
    if kind not in ON_TABLE:
        return {"who": Seat(number), "own": number == view.chooser, "n": number}
    tile = _table_tile(number, view)
    if kind == acts.FLIP:
        return {"tile": tile, "up": any(p.place == number and p.up for p in view.places)}
    return {"tile": tile, "other": _table_tile(action.b, view) if kind == acts.SWAP_BID else ""}


def _hand_tile(action: Action, view: BiddingView) -> Noun:
    if action.a >= FIRST_EXTRA:
        return a_tile(action.a, UNKNOWN)
    found = (a_tile(*tile) for tile in view.hand if tile.number == action.a)
    return next(found, noun("tile", "hidden"))


def _table_tile(number: int, view: BiddingView) -> Noun:
    place = next((place for place in view.places if place.place == number), None)
    if place is None:
        return noun("tile", "hidden")
    spot = noun("spot", "offer" if place.seat < 0 else "any")
    down = place.tile == UNKNOWN
    tile = noun("tile", "down") if down else a_tile(place.tile, place.face)
    return noun("tile-there", tile=tile, place=spot)
