"""Short descriptions of actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabletop.core.action import Action
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules.view import KingdomView
from tabletop.games.bunny_kingdom.words import names

BASIC: Final = names.RESOURCES[:3]


def describe(action: Action, view: KingdomView) -> str:
    """Describes an action in a few words."""
    return _DESCRIBED[action.kind](action, view)


def apart(action: Action, view: KingdomView) -> str:
    """Describes an action without its question in view."""
    words = describe(action, view)
    if action.kind == acts.TURN_STATION:
        return f"Turn Central Station: {words[0].lower()}{words[1:]}"
    return f"{words} with the Station" if action.kind == acts.SERVE else words


def _build_words(action: Action, view: KingdomView) -> str:
    return f"Build in {names.place(action.b)}: {names.BUILDING_NAMES[action.a]}"


def _tower_words(action: Action, view: KingdomView) -> str:
    return f"Sky Tower from {names.place(action.a)}"


def _tower_end_words(action: Action, view: KingdomView) -> str:
    first = f" from {names.place(view.pending)}" if view.pending >= 0 else ""
    return f"Sky Tower{first} to {names.place(action.a)}"


def _rainbow_words(action: Action, view: KingdomView) -> str:
    verb = "Move" if view.ground[action.a] >= 0 else "Lead"
    return f"{verb} the Rainbow to {names.place(action.b)}"


def _track_words(action: Action, view: KingdomView) -> str:
    card = "Railroad" if action.kind == acts.LAY_RAIL else "Switch"
    return f"Lay a {card} track {names.border(action.a)}"


def _serve_words(action: Action, view: KingdomView) -> str:
    return f"Serve seat {action.a + 1}"


def _camp_words(action: Action, view: KingdomView) -> str:
    return f"Pitch the camp in {names.place(action.a)}"


def _say(words: str) -> Callable[[Action, KingdomView], str]:
    return lambda action, view: words


_DESCRIBED: Final[tuple[Callable[[Action, KingdomView], str], ...]] = (
    lambda action, view: f"Play {names.card(action.a)}",
    lambda action, view: f"Discard {names.card(action.a)}",
    _camp_words,
    _say("Hold the camp"),
    _build_words,
    _tower_words,
    _tower_end_words,
    _rainbow_words,
    _say("Done building"),
    _track_words,
    _track_words,
    _say("Done laying"),
    lambda action, view: f"Produce {BASIC[action.a]}",
    lambda action, view: f"Spread {BASIC[action.a]}",
    _serve_words,
    lambda action, view: f"{names.card(action.a)} copies {names.card(action.b)}",
    lambda action, view: f"Copy {names.card(action.a)}",
    lambda action, view: f"Tracks {names.SIDE_WORDS[action.a]}",
    lambda action, view: f"Central Station on {names.place(action.a)}",
    lambda action, view: f"Seat {action.a + 1} is Sheriff",
    _say("Deal the hands"),
    _say("Turn the reserves"),
    _say("Draw for Provisions"),
)
