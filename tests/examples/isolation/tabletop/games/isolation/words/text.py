"""Every word of Isolation that a player reads, but for the rule book."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.action import Action
from tabletop.core.event import Event
from tabletop.core.words import Prompt
from tabletop.games.isolation.rules import actions, events, keys
from tabletop.games.isolation.rules.state import SIDE
from tabletop.games.isolation.rules.view import IsolationView


def place(tuft: int) -> str:
    """A tuft by letter and number: a1 is at the top left."""
    return f"{'abcde'[tuft % SIDE]}{tuft // SIDE + 1}"


def sentence(event: Event, names: Sequence[str]) -> str:
    """The event as one sentence of the log."""
    who = names[event.player]
    if event.kind == events.RABBIT_HOPPED:
        return f"{who} hops to {place(keys.number(event.target))}."
    return f"{who} nibbles {place(keys.number(event.piece))} away."


def prompt(view: IsolationView, names: Sequence[str]) -> Prompt:
    """Returns the question to the player."""
    if view.over:
        return Prompt(f"{names[1 - view.asked]} wins", f"{names[view.asked]} cannot hop.")
    if view.nibbles:
        return Prompt(f"{names[view.asked]}, nibble a tuft", "Click one where nobody stands.")
    return Prompt(f"{names[view.asked]}, hop", "Drag your rabbit, or click a tuft.")


def describe(action: Action, view: IsolationView) -> str:
    """Returns the effect of the action in words."""
    verb = "Hop to" if action.kind == actions.HOP else "Nibble"
    return f"{verb} {place(action.a)}"
