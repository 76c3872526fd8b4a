"""What an action would do, in a few words."""

from __future__ import annotations

from tabletop.core.action import Action
from tabletop.core.event import UNKNOWN
from tabletop.games.bounce_bunny_bounce.rules import actions as acts
from tabletop.games.bounce_bunny_bounce.rules.view import BounceView
from tabletop.games.bounce_bunny_bounce.words.cards import CARD_NAMES, place


def describe(action: Action, view: BounceView) -> str:
    """What the action would do, in a few words."""
    kind, cell = action.kind, action.a
    if kind == acts.BOUNCE:
        seat = view.chooser
        hop_in = seat >= 0 and view.bunnies[seat] < 0
        return f"{'Hop in' if hop_in else 'Bounce'} {_to(cell, view)}"
    if kind == acts.SHOCK:
        own = view.chooser >= 0 and view.bunnies[view.chooser] == cell
        return f"Shock the other bunny {'onto your own' if own else _to(cell, view)}"
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
    seat = view.chooser
    if seat < 0 or view.shocks[seat] == 0 or view.bunnies[1 - seat] < 0:
        return "End turn"
    return "Keep the shock" if view.shocks[seat] == 1 else "Keep the shocks"


def _to(cell: int, view: BounceView) -> str:
    if view.cells[cell].face == UNKNOWN:
        return f"to {place(cell)}"
    return f"to {_card(cell, view)}"


def _card(cell: int, view: BounceView) -> str:
    face = view.cells[cell].face
    name = "the card" if face == UNKNOWN else f"the {CARD_NAMES[face].lower()}"
    return f"{name} in {place(cell)}"
