"""What an action would do, in a few words."""

from __future__ import annotations

from tabletop.core.action import Action
from tabletop.core.event import UNKNOWN
from tabletop.games.bounce_bunny_bounce.rules import actions as acts
from tabletop.games.bounce_bunny_bounce.rules.cards import (
    CARROT,
    CARROTS_TO_WIN,
    NO_CARD,
    over_edge,
    step,
)
from tabletop.games.bounce_bunny_bounce.rules.view import BounceView
from tabletop.games.bounce_bunny_bounce.words.cards import DIRECTIONS, card_word, place


def describe(action: Action, view: BounceView) -> str:
    """What the action would do, in a few words."""
    kind, cell = action.kind, action.a
    if kind == acts.BOUNCE:
        here = view.bunnies[view.chooser] if view.chooser >= 0 else -1
        if here < 0:
            return f"Hop in {_to(cell, view)}{_lands_on(cell, view)}"
        end = _end_of(cell, view.chooser, view) + _lands_on(cell, view)
        return f"Bounce {_way(here, cell, view)}{_to(cell, view)}{end}"
    if kind == acts.SHOCK:
        here = view.bunnies[1 - view.chooser] if view.chooser >= 0 else -1
        own = view.chooser >= 0 and view.bunnies[view.chooser] == cell
        goal = "onto your own bunny: off it flies" if own else _to(cell, view)
        end = _end_of(cell, 1 - view.chooser, view)
        return f"Shock seat {2 - view.chooser} {_way(here, cell, view)}{goal}{end}"
    if kind == acts.SWAP_FIRST:
        return f"Exchange {_card(cell, view)}"
    if kind == acts.SWAP_SECOND:
        first = f" {place(view.chosen)}" if view.chosen >= 0 else " it"
        return f"Exchange{first} with {_card(cell, view)}"
    if kind == acts.SPY_CARD:
        return f"Look at {place(cell)}"
    if kind == acts.SKIP_SPY:
        return "Let the Spy be"
    if kind == acts.END_TURN:
        return _end(view)
    return "Draw who starts" if kind == acts.FIRST else "Deal the field"


def _end(view: BounceView) -> str:
    """Why there is no shock to keep, where there is none (BBB-15)."""
    seat = view.chooser
    if seat < 0:
        return "End turn"
    if view.shocks[seat] == 0:
        return "End turn, as no shock is left"
    if view.bunnies[1 - seat] < 0:
        return f"End turn, as no shock reaches seat {2 - seat} off the field"
    return "Keep the shock" if view.shocks[seat] == 1 else "Keep the shocks"


def _lands_on(cell: int, view: BounceView) -> str:
    """Who is thrown off there (BBB-13)."""
    other = 1 - view.chooser
    return f", onto seat {other + 1}: off it flies" if view.bunnies[other] == cell else ""


def _end_of(cell: int, seat: int, view: BounceView) -> str:
    """A word on the end where it is the third carrot of `seat`."""
    third = view.cells[cell].face == CARROT and view.carrots[seat] == CARROTS_TO_WIN - 1
    return ", the third: it wins the match" if third else ""


def _way(here: int, cell: int, view: BounceView) -> str:
    """Which way one bounces from here to there, "left over the edge "; of two ways the one that
    goes over no edge."""
    at = bytearray(NO_CARD if lying.card < 0 else lying.card for lying in view.cells)
    ways = [way for way in range(len(DIRECTIONS)) if here >= 0 and step(at, here, way) == cell]
    told = [(over_edge(here, cell, way), DIRECTIONS[way]) for way in ways]
    if not told:
        return ""
    wrapped, name = min(told)
    return f"{name} over the edge " if wrapped else f"{name} "


def _to(cell: int, view: BounceView) -> str:
    if view.cells[cell].face == UNKNOWN:
        return f"to {place(cell)}"
    return f"to {_card(cell, view)}"


def _card(cell: int, view: BounceView) -> str:
    face = view.cells[cell].face
    name = "the card" if face == UNKNOWN else f"the {card_word(face)}"
    return f"{name} in {place(cell)}"
