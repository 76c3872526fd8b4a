"""From actions to gestures and back: what the hand does on this table. Draws nothing."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.action import Action
from tabletop.games.bunny_bidding import actions as acts
from tabletop.games.bunny_bidding.events import extra_name, tile_name
from tabletop.games.bunny_bidding.table.looks import egg_key
from tabletop.games.bunny_bidding.tiles import (
    COLLECT_ANY,
    DOUBLED,
    EGG_TYPES,
    FLIP_ANY,
    INFO_BID,
    INFO_OFFER,
    SWAP_OFFER,
)
from tabletop.games.bunny_bidding.view import BiddingView
from tabletop.table.contract import ButtonSpec, Gesture

OFFER_UP, OFFER_DOWN, BID_UP, BID_DOWN = "offer:up", "offer:down", "bid:up", "bid:down"
LAYING = {
    acts.OPEN: OFFER_UP,
    acts.OFFER_UP: OFFER_UP,
    acts.OFFER_DOWN: OFFER_DOWN,
    acts.BID_UP: BID_UP,
    acts.BID_DOWN: BID_DOWN,
}
"""Where a hand tile goes, by verb."""

STOP, ENOUGH = "button:stop", "button:enough"
PAIRS = {
    acts.FORCE: ("button:force_offer", "button:force_bids"),
    acts.MONEY: ("button:lose", "button:gain"),
}
_POWERS = {
    acts.LOOK_OFFER: INFO_OFFER,
    acts.LOOK_BID: INFO_BID,
    acts.COLLECT: COLLECT_ANY,
    acts.FLIP: FLIP_ANY,
}
_EGGS_ALONE = (acts.SHOW, acts.PUT, acts.SET_ASIDE)
_LAYS = {
    OFFER_UP: acts.OFFERS_UP,
    OFFER_DOWN: acts.OFFERS_DOWN,
    BID_UP: acts.BIDS_UP,
    BID_DOWN: acts.BIDS_DOWN,
}


def gesture(action: Action, view: BiddingView) -> Gesture:
    """The one gesture that means `action`."""
    kind, number = action.kind, action.a
    if kind in LAYING:
        return Gesture(egg_key(number), LAYING[kind])
    if kind in _EGGS_ALONE:
        return Gesture(egg_key(number))
    if kind == acts.GIVE_AWAY:
        return Gesture(extra_name(number), OFFER_UP)
    if kind in PAIRS:
        return Gesture(PAIRS[kind][number])
    if kind in (acts.SPY, acts.CAST_OUT):
        return Gesture(f"seat:{number}")
    if kind == acts.TAKE:
        if view.phase == "exchange":
            return Gesture(tile_name(number))
        return Gesture(extra_name(SWAP_OFFER), tile_name(number))
    if kind == acts.SWAP_BID:
        return Gesture(tile_name(number), tile_name(action.b))
    if kind in _POWERS:
        return Gesture(extra_name(_POWERS[kind]), tile_name(number))
    return Gesture(ENOUGH if kind == acts.ENOUGH else STOP)


def attempt(tried: Gesture, view: BiddingView) -> Action | None:
    """The action that a gesture without a legal meaning seems to mean."""
    source, _, number = tried.source.partition(":")
    if tried.source == STOP:
        return acts.STOP_HERE
    if source == "egg":
        tile = int(number)
        if tried.target in _LAYS:
            if view.phase == "opening":
                return acts.OPENS[tile]
            return _LAYS[tried.target][tile]
        by_phase = {"showing": acts.SHOWS, "putting": acts.PUTS, "giving": acts.ASIDES}
        return by_phase[view.phase][tile] if view.phase in by_phase else None
    if source == "tile" and view.phase == "exchange":
        return acts.TAKES[int(number)]
    return None


def half(action: Action, view: BiddingView | None) -> bool:
    """Whether more tiles must follow in this turn whatever this one does: then it is drafted."""
    if view is None or view.now is None or view.phase != "turn" or view.now.required < 2:
        return False
    if action.kind not in LAYING or action.a in DOUBLED:
        return False
    if action.kind != acts.OFFER_UP:
        return True
    return any(tile.number == action.a and tile.face < EGG_TYPES for tile in view.hand)


def _verb(target: str) -> str:
    return "Offer" if target.startswith("offer") else "Bid"


def aims(legal: Sequence[Action], held: str) -> list[str]:
    """Where the held tile may be laid, the likeliest first."""
    found = [LAYING[a.kind] for a in legal if a.kind in LAYING and egg_key(a.a) == held]
    return sorted(found, key=(BID_UP, OFFER_UP, BID_DOWN, OFFER_DOWN).index)


def laid_words(laid: Sequence[tuple[str, int]]) -> str:
    """What was laid so far: "Bid 90, offer 38"."""
    words = [f"{_verb(target).lower()} {number}" for target, number in laid]
    return ", ".join(words)


def buttons(
    view: BiddingView, legal: Sequence[Action], held: str, aim: str, laid: str
) -> tuple[ButtonSpec, ...]:
    """The buttons at the foot of the column: one, or two to choose between."""
    kinds = {action.kind for action in legal}
    if acts.FORCE in kinds:
        keys = PAIRS[acts.FORCE]
        return (
            ButtonSpec(keys[1], "All bids face up", acts.FORCES[1], "primary"),
            ButtonSpec(keys[0], "All offers face up", acts.FORCES[0]),
        )
    if acts.MONEY in kinds:
        keys = PAIRS[acts.MONEY]
        return (
            ButtonSpec(keys[1], "They gain 50", acts.MONEYS[1], "primary"),
            ButtonSpec(keys[0], "They lose 50", acts.MONEYS[0]),
        )
    if acts.ENOUGH in kinds:
        return (ButtonSpec(ENOUGH, "Exchange no more", acts.NO_MORE, "primary"),)
    if held.startswith("egg:"):
        return (_lay_button(view, legal, held, aim, laid),)
    if acts.STOP in kinds:
        return (ButtonSpec(STOP, "End turn", acts.STOP_HERE, "primary"),)
    return (ButtonSpec("button:lay", _waiting(view, bool(legal)), None, "primary", "", _tip(view)),)


def _lay_button(
    view: BiddingView, legal: Sequence[Action], held: str, aim: str, laid: str
) -> ButtonSpec:
    number = int(held[4:])
    open_to = aims(legal, held)
    target = aim if aim in open_to else (open_to[0] if open_to else "")
    action = next(
        (a for a in legal if a.kind in LAYING and a.a == number and LAYING[a.kind] == target), None
    )
    words = f"{_verb(target)} {number}"
    if target.endswith("down"):
        words += " face down"
    if laid:
        words = laid[0].upper() + laid[1:] + ", " + words[0].lower() + words[1:]
    return ButtonSpec("button:lay", words, action, "primary")


def _waiting(view: BiddingView, mine: bool) -> str:
    if not mine:
        return "Bid and offer"
    return {
        "opening": "Open the offer",
        "showing": "Show a tile",
        "putting": "Put a tile there",
        "giving": "Set a tile aside",
        "spying": "Choose a player",
        "casting": "Choose a player",
    }.get(view.phase, "Lay a tile")


def _tip(view: BiddingView) -> str:
    if view.over:
        return "The match is over."
    if view.viewer is None or view.viewer not in view.actors:
        return "It is not your turn."
    if view.phase in ("spying", "casting"):
        return "Click a bid box."
    return "First take a tile of your hand."
