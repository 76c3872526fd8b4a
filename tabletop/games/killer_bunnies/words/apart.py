"""Descriptions of actions that stand alone, without the question beside them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabletop.core.action import Action
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import frames
from tabletop.games.killer_bunnies.rules.cards import CARDS
from tabletop.games.killer_bunnies.rules.setup import W_DEF, W_EOT, W_KILL, W_PLAY, W_ROLL
from tabletop.games.killer_bunnies.rules.view import KillerView
from tabletop.games.killer_bunnies.words.cards import shut_out
from tabletop.games.killer_bunnies.words.describe import card_name, describe


def apart(action: Action, view: KillerView) -> str:
    """Describes the action for somebody who does not read the question."""
    say = _APART.get(action.kind)
    return say(action, view) if say else describe(action, view)


def _aimed(action: Action, view: KillerView) -> str:
    """Describes an aim with its card, a strike, or a tribute."""
    kind, what = view.frame[0], describe(action, view)
    if kind == frames.TRIBUTE:
        return f"Take {what} as tribute"
    if kind not in (frames.TARGET, frames.OPPONENT):
        return f"Strike {what}"
    at = f"seat {action.a + 1}" if kind == frames.OPPONENT else what
    return f"Aim {card_name(view.faces[view.frame[2]])} at {at}"


def _passed(action: Action, view: KillerView) -> str:
    """Describes passing, with the unanswered card or the moment."""
    window = view.frame[2]
    about = _ABOUT.get(window, ())
    card = next((frame[2] for frame in reversed(view.stack) if frame[0] in about), -1)
    if card >= 0:
        return f"Let {card_name(view.faces[card])} pass"
    return _MOMENTS.get(window, "Let the moment pass")


_STRUCK: Final = (frames.DEFENCE, frames.ROLLED)
_ABOUT: Final = {
    W_DEF: _STRUCK,
    W_ROLL: _STRUCK,
    W_PLAY: (frames.STRIKE, frames.VISIT, frames.RESOLVE),
}
"""Windows in which a card is answered, and the frames that hold it."""

_MOMENTS: Final = {W_EOT: "Let the end of the turn pass", W_KILL: "Let the kill pass"}


def _left(action: Action, view: KillerView) -> str:
    return f"Leave {card_name(view.faces[view.frame[2]])} where it lies"


def _way(action: Action, view: KillerView) -> str:
    name = CARDS[view.faces[view.frame[2]]].name
    return f"{name} goes {describe(action, view).lower()}"


def _given(action: Action, view: KillerView) -> str:
    """Describes a placement, and for a gift the side it shuts out there (R7)."""
    what = describe(action, view)
    if action.a == view.frame[1]:
        return what
    shut = shut_out(view.faces[view.frame[2]], view, action.a)
    return f"{what}, shutting out {shut}s" if shut else what


_APART: Final[dict[int, Callable[[Action, KillerView], str]]] = {
    acts.TARGET: _aimed,
    acts.CHOOSE_SEAT: _aimed,
    acts.DIRECTION: _way,
    acts.SPLASH: lambda action, view: f"Strike the {'neighbours' if action.a else 'target alone'}",
    acts.STAY: _left,
    acts.SYMBOL: lambda action, view: f"Name the {describe(action, view)}",
    acts.PASS: _passed,
    acts.PLACE: _given,
}
