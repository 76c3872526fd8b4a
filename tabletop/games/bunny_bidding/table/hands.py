"""Gestures and buttons of this table: the actions of clicks, drags, drops and presses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

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
from tabletop.games.bunny_bidding.table.hall import TO_OFFER
from tabletop.games.bunny_bidding.table.plan import (
    BID,
    Rows,
    actions,
    elsewhere,
    laid,
    may_turn,
    wanted,
)
from tabletop.games.bunny_bidding.words import say
from tabletop.table.contract import COMMIT, ButtonSpec, Gesture

STOP, ENOUGH = "button:stop", "button:enough"
PAIRS = {
    acts.FORCE: ("button:force_offer", "button:force_bids"),
    acts.MONEY: ("button:lose", "button:gain"),
}
ASKING = ("opening", "showing", "putting", "giving", "spying", "casting")
"""Phases that name the main button while nothing is chosen, by `BiddingView.phase`."""
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


# Buttons


def plan_words(rows: Rows, view: BiddingView) -> str:
    """Returns the words of the main button: "Bid 90, offer 38"."""
    key = view.phase if view.phase in ASKING else "lay"
    return say(f"button-{key}.do", n=len(rows), tile=rows[0].tile, **laid(rows))


def waiting_words(view: BiddingView) -> tuple[str, str]:
    """Returns words and tooltip of the main button while it is disabled."""
    if view.over:
        key = "over"
    elif view.viewer is None or view.viewer not in view.actors:
        key = "wait"
    elif view.phase in ASKING:
        key = view.phase
    else:
        key = "one" if view.phase == "turn" and wanted(view) == 1 else "lay"
    return say(f"button-{key}"), say(f"button-{key}.tip")


def _pair(kind: int) -> tuple[ButtonSpec, ...]:
    lose, gain = PAIRS[kind]
    first, second = (acts.FORCES, acts.MONEYS)[kind == acts.MONEY]
    return (
        ButtonSpec(gain, say(f"answer-{gain.partition(':')[2]}"), second, "primary"),
        ButtonSpec(lose, say(f"answer-{lose.partition(':')[2]}"), first),
    )


def buttons(view: BiddingView, legal: Sequence[Action], rows: Rows) -> tuple[ButtonSpec, ...]:
    """Returns the main button, or two to choose between."""
    kinds = {action.kind for action in legal}
    for kind in PAIRS:
        if kind in kinds:
            return _pair(kind)
    if rows:
        made = actions(rows, view)
        words = plan_words(rows, view)
        tip = "" if made else say("button-more", n=wanted(view) - len(rows))
        return (ButtonSpec(COMMIT, words, None, "primary", "", tip, None, made),)
    if acts.ENOUGH in kinds:
        return (ButtonSpec(ENOUGH, say("do-enough"), acts.NO_MORE, "primary"),)
    if acts.STOP in kinds:
        return (ButtonSpec(STOP, say("button-stop"), acts.STOP_HERE, "primary"),)
    words, tip = waiting_words(view)
    return (ButtonSpec("button:lay", words, None, "primary", "", tip),)


def tabs(
    rows: Rows, view: BiddingView, legal: Sequence[Action], by_number: bool,
    turn: Callable[[], None], send: Callable[[str], None], sort: Callable[[bool], None],
) -> tuple[ButtonSpec, ...]:
    """Returns the small buttons over the hand, from the right: sorting, face down, other place."""
    found = [
        _sorted_by("number", by_number, lambda: sort(True)),
        _sorted_by("colour", not by_number, lambda: sort(False)),
    ]
    if not rows or view.phase != "turn":
        return tuple(found)
    last, may, other = rows[-1], may_turn(rows, legal), elsewhere(rows, legal)
    words = say("button-turn", down=last.down)
    tip = say("button-turn.tip", n=last.tile) if may else say("button-turn.not")
    found.append(
        ButtonSpec("button:turn", words, None, "secondary", "", tip, turn if may else None)
    )
    if other:
        words, tip = say("button-send", bid=last.where == BID), say("button-send.tip", n=last.tile)
        go = partial(send, other)
        found.append(ButtonSpec("button:send", words, None, "secondary", "", tip, go))
    return tuple(found)


def _sorted_by(what: str, chosen: bool, sort: Callable[[], None]) -> ButtonSpec:
    """Returns one side of the sorting switch; the chosen one is lit."""
    tip = say(f"by-{what}.tip", chosen=chosen)
    kind = "chosen" if chosen else "quiet"
    return ButtonSpec(f"button:by_{what}", say(f"by-{what}"), None, kind, "", tip, sort, px=16)
