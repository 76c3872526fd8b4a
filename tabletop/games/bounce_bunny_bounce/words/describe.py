"""The effect of an action in a few words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.action import Action
from tabletop.core.event import UNKNOWN
from tabletop.games.bounce_bunny_bounce.rules import actions as acts
from tabletop.games.bounce_bunny_bounce.rules.cards import (
    CARROT,
    CARROTS_TO_WIN,
    NEXT,
    NO_CARD,
    over_edge,
    step,
)
from tabletop.games.bounce_bunny_bounce.rules.view import BounceView
from tabletop.games.bounce_bunny_bounce.words import say
from tabletop.games.bounce_bunny_bounce.words.cards import card_at, place, way
from tabletop.words import Noun, Seat, noun

_OF_VERBS: Final = {
    acts.SWAP_FIRST: "do-swap-first",
    acts.SWAP_SECOND: "do-swap-second",
    acts.SPY_CARD: "do-spy",
    acts.SKIP_SPY: "do-skip-spy",
    acts.FIRST: "do-draw-first",
    acts.DEAL: "do-deal",
}


def describe(action: Action, view: BounceView, names: Sequence[str]) -> str:
    """Returns the effect of the action in a few words."""
    kind, cell = action.kind, action.a
    if kind == acts.END_TURN:
        return _end(view, names)
    if kind not in (acts.BOUNCE, acts.SHOCK):
        key = _OF_VERBS[kind]
        if kind not in (acts.SWAP_FIRST, acts.SWAP_SECOND, acts.SPY_CARD):
            return say(key)
        first = card_at(view.cells[view.chosen].face, view.chosen)
        goal = card_at(view.cells[cell].face, cell)
        return say(key, first=first, goal=goal, place=place(cell))
    chooser = max(view.chooser, 0)
    seat = chooser if kind == acts.BOUNCE else 1 - chooser
    here, key = view.bunnies[seat], "do-bounce" if kind == acts.BOUNCE else "do-shock"
    return say(
        "do-enter" if here < 0 else key,
        names,
        other=Seat(1 - chooser),
        goal=_goal(cell, view),
        way=_way(here, cell, view),
        end=_end_of(cell, seat, view),
    )


def _end(view: BounceView, names: Sequence[str]) -> str:
    """The end of a turn, with the reason why there is no shock to keep (BBB-15)."""
    seat = view.chooser
    if seat < 0:
        return say("do-end")
    if view.shocks[seat] == 0:
        return say("do-end.spent")
    if view.bunnies[1 - seat] < 0:
        return say("do-end.off", names, other=Seat(1 - seat))
    return say("do-end.keep", n=view.shocks[seat])


def _end_of(cell: int, seat: int, view: BounceView) -> str:
    """Returns the end of that seat's bounce: "throws" (BBB-13), "wins" (third carrot) or "none"."""
    if view.bunnies[1 - seat] == cell:
        return "throws"
    third = view.cells[cell].face == CARROT and view.carrots[seat] == CARROTS_TO_WIN - 1
    return "wins" if third else "none"


def _way(here: int, cell: int, view: BounceView) -> Noun:
    """The way from here to there; of two the one that goes over no edge; "on" of none."""
    at = bytearray(NO_CARD if lying.card < 0 else lying.card for lying in view.cells)
    ways = [way for way in range(len(NEXT)) if here >= 0 and step(at, here, way) == cell]
    if not ways:
        return noun("way", "on")
    wrapped, direction = min((over_edge(here, cell, way), way) for way in ways)
    return way(direction, wrapped)


def _goal(cell: int, view: BounceView) -> Noun:
    """The place where a bounce leads, with the card that lies open there."""
    face = view.cells[cell].face
    return place(cell) if face == UNKNOWN else card_at(face, cell)
