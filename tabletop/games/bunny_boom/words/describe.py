"""Describes actions in a few words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.action import Action
from tabletop.games.bunny_boom.rules import actions as acts
from tabletop.games.bunny_boom.rules import cards as c
from tabletop.games.bunny_boom.rules.view import BoomView
from tabletop.games.bunny_boom.words import say
from tabletop.games.bunny_boom.words.cards import bunnies, card, flow, place
from tabletop.words import Fact, Seat

FROM_HOME: Final = (c.FLOW_VILLAGE, c.FLOW_SHARE)
"""River effects that take bunnies of the own home."""


def describe(action: Action, view: BoomView, names: Sequence[str]) -> str:
    """Describes the effect of an action in a few words."""
    key = f"do-{acts.VERBS[action.kind].replace('_', '-')}"
    return say(key, names, **_facts(action, view))


def _facts(action: Action, view: BoomView) -> dict[str, Fact]:
    kind, number = action.kind, action.a
    if kind == acts.PLAY_CARD:
        return _play(action, view)
    if kind in (acts.JUMP, acts.PLACE):
        return {"card": card(view.spaces[number].card), "place": place(number)}
    if kind == acts.USE:
        used = view.river[number].card
        idle = c.FLOW[used] in FROM_HOME and not view.seats[view.chooser].home
        return {"card": card(used), "flow": flow(used), "idle": idle}
    if kind == acts.DRAW_PILE:
        return {"ends": _runs_out(view)}
    if kind == acts.DRAW_RIVER:
        lying = view.river[number]
        ends = view.phase == "draw" and _runs_out(view)
        count = lying.tokens
        return {"card": card(lying.card), "n": count, "bunnies": bunnies(count), "ends": ends}
    if kind == acts.OFFER:
        return {"card": card(number)}
    if kind in (acts.BRING, acts.GIVE, acts.SWAP_WITH, acts.GIFT):
        return {"other": Seat(number), "own": number == view.chooser}
    return {}


def _play(action: Action, view: BoomView) -> dict[str, Fact]:
    below = view.spaces[action.b].card
    facts: dict[str, Fact] = {"card": card(action.a), "place": place(action.b)}
    if below < 0:
        return {**facts, "end": "free"}
    cost, following = c.COVER[action.a][below], (view.chooser + 1) % len(view.seats)
    end = "costs" if cost else "nothing"
    if cost == c.CLOSES:
        end = _closing(action.b, view, following)
    more = {"below": card(below), "bunnies": bunnies(cost), "other": Seat(following)}
    return {**facts, **more, "end": end}


def _closing(space: int, view: BoomView, following: int) -> str:
    """Returns the consequence of closing a space; the last one ends the match (BB-58)."""
    left = [other for other in view.spaces if not other.closed and other.space != space]
    if not left:
        return "last"
    under = len(left) == 1 and view.seats[following].place == left[0].space
    return "leaves" if under else "closes"


def _runs_out(view: BoomView) -> bool:
    """Returns True if the match ends with the pile after one more card (BB-57)."""
    return view.pile <= 1 + sum(river.card < 0 for river in view.river)
