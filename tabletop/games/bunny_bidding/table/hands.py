"""Gestures of this table: the actions of clicks, drags and drops, and the other way round."""

from __future__ import annotations

from tabletop.core.action import Action
from tabletop.games.bunny_bidding.rules import actions as acts
from tabletop.games.bunny_bidding.rules import keys
from tabletop.games.bunny_bidding.rules.cards import (
    COLLECT_ANY,
    FLIP_ANY,
    INFO_BID,
    INFO_OFFER,
    SWAP_OFFER,
)
from tabletop.games.bunny_bidding.rules.view import BiddingView
from tabletop.games.bunny_bidding.table.buttons import ENOUGH, PAIRS, STOP
from tabletop.games.bunny_bidding.table.hall import TO_OFFER
from tabletop.table.contract import Gesture

_POWERS = {
    acts.LOOK_OFFER: INFO_OFFER,
    acts.LOOK_BID: INFO_BID,
    acts.COLLECT: COLLECT_ANY,
    acts.FLIP: FLIP_ANY,
}
_OF_HAND = (
    acts.OPEN, acts.SHOW, acts.PUT, acts.SET_ASIDE,
    acts.BID_UP, acts.BID_DOWN, acts.OFFER_UP, acts.OFFER_DOWN,
)  # fmt: skip
"""Verbs of hand tiles, which are chosen first and then done with the main button."""


def gesture(action: Action, view: BiddingView) -> Gesture:
    """Returns the gesture that begins or is `action`."""
    kind, number = action.kind, action.a
    if kind in _OF_HAND:
        return Gesture(keys.egg(number))
    if kind == acts.GIVE_AWAY:
        return Gesture(keys.extra(number), TO_OFFER)
    if kind in PAIRS:
        return Gesture(PAIRS[kind][number])
    if kind in (acts.SPY, acts.CAST_OUT):
        return Gesture(f"seat:{number}")
    if kind == acts.TAKE:
        if view.phase == "exchange":
            return Gesture(keys.tile(number))
        return Gesture(keys.extra(SWAP_OFFER), keys.tile(number))
    if kind == acts.SWAP_BID:
        return Gesture(keys.tile(number), keys.tile(action.b))
    if kind in _POWERS:
        return Gesture(keys.extra(_POWERS[kind]), keys.tile(number))
    return Gesture(ENOUGH if kind == acts.ENOUGH else STOP)


def attempt(tried: Gesture, view: BiddingView) -> Action | None:
    """Returns the action that an illegal gesture seems to mean."""
    source, _, number = tried.source.partition(":")
    if tried.source == STOP:
        return acts.STOP_HERE
    if source == "egg":
        by_phase = {
            "opening": acts.OPENS,
            "showing": acts.SHOWS,
            "putting": acts.PUTS,
            "giving": acts.ASIDES,
            "turn": acts.BIDS_UP,
        }
        return by_phase[view.phase][int(number)] if view.phase in by_phase else None
    if source == "extra" and tried.target == TO_OFFER:
        return acts.GIFTS[int(number)]
    if source == "tile" and view.phase == "exchange":
        return acts.TAKES[int(number)]
    return None
