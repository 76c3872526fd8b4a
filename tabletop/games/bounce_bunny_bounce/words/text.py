"""The words of the game for the program: sentences of the log, prompts, what an action does.

Words of cards and of all that lies on the table are in `cards` and `pieces`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.event import UNKNOWN, Event, fact
from tabletop.core.words import Prompt, Teller, told
from tabletop.games.bounce_bunny_bounce.rules import events, keys
from tabletop.games.bounce_bunny_bounce.rules.cards import ROWS, SPY, SWAP, column_of, row_of
from tabletop.games.bounce_bunny_bounce.rules.view import BounceView
from tabletop.games.bounce_bunny_bounce.words.cards import CARD_NAMES, DIRECTIONS, card_word, place
from tabletop.games.bounce_bunny_bounce.words.describe import describe

__all__ = ["describe", "prompt", "sentence"]


def sentence(event: Event, names: Sequence[str]) -> str:
    """The event as a line of the log; "" for what another line tells already."""
    return told(_SENTENCES, _PARTS, event, names)


def _hopped(event: Event, names: Sequence[str]) -> str:
    hop = fact(event, events.Hop)
    name, way = names[event.player], DIRECTIONS[hop.direction]
    edge = " over the edge" if hop.wrapped else ""
    if hop.cause == events.BY_CHAIN:
        return f"{way.upper()} carries {name} on{edge} to {_target(event)}."
    if hop.cause == events.BY_SHOCK:
        return f"{name} is flung {way}{edge} to {_target(event)}."
    return f"{name} bounces {way}{edge} to {_target(event)}."


def _spied(event: Event, names: Sequence[str]) -> str:
    if event.face == UNKNOWN:
        return f"SPY: {names[event.player]} looks at {_target(event)}, alone."
    return f"SPY: {names[event.player]} sees {CARD_NAMES[event.face]} in {_target(event)}."


def _turned_up(event: Event, names: Sequence[str]) -> str:
    """Only of what asks for a choice: all others say themselves what they do."""
    what = _ASKING.get(event.face)
    return f"{CARD_NAMES[event.face]}: {names[event.player]} {what}." if what else ""


_ASKING: Final = {SWAP: "must exchange two cards", SPY: "may look at a face-down card"}


def _swapped(event: Event, names: Sequence[str]) -> str:
    first, second = fact(event, events.Swap).faces
    here, there = f"in {place(keys.cell_of(event.origin))}", f"in {_target(event)}"
    if first == second == UNKNOWN:
        return f"{names[event.player]} exchanges the cards {here} and {there}."
    return f"{names[event.player]} exchanges {_lying(first)} {here} and {_lying(second)} {there}."


def _lying(face: int) -> str:
    return "the face-down card" if face == UNKNOWN else f"the {card_word(face)}"


def _shock_spent(event: Event, names: Sequence[str]) -> str:
    shocks = "1 shock" if event.amount == 1 else f"{event.amount} shocks"
    left = shocks if event.amount else "none"
    return f"{names[event.player]} shocks {names[1 - event.player]} and has {left} left!"


def _shocks_kept(event: Event, names: Sequence[str]) -> str:
    what = "the shock" if event.amount == 1 else f"{event.amount} shocks"
    return f"{names[event.player]} keeps {what}."


def _stalled(event: Event, names: Sequence[str]) -> str:
    why = {
        events.QUIET: f"{event.amount} turns in a row without a carrot",
        events.TURNS: f"all {event.amount} turns are played",
        events.CLOSING: f"after {event.amount} turns the table closes",
    }[fact(event, events.Stall).cause]
    if event.player < 0:
        return f"Stalemate: {why}. Carrots are equal, the match is a draw."
    return f"Stalemate: {why}. {names[event.player]} has more carrots and wins."


def _target(event: Event) -> str:
    return place(keys.cell_of(event.target))


_PARTS: Final[dict[str, Teller]] = {
    "other": lambda event, names: names[1 - event.player],
    "origin": lambda event, names: place(keys.cell_of(event.origin)),
    "target": lambda event, names: _target(event),
}

_SENTENCES: Final[dict[str, str | Teller]] = {
    events.START_DRAWN: "{other} deals, so {who} starts.",
    events.FIELD_DEALT: "The field is dealt: 30 cards face down and 5 carrots.",
    events.TURN_BEGUN: "Turn {n}: {who}",
    events.BUNNY_ENTERED: "{who} hops in at {target}.",
    events.BUNNY_HOPPED: _hopped,
    events.BUNNY_THROWN_OFF: "{other} throws {who} off the field!",
    events.BUNNY_LOOPED_OUT: "{who} goes round in circles and flies off the field.",
    events.STOP_REACHED: "STOP: {who} stays there.",
    events.CARROT_TAKEN: "{who} eats the carrot in {origin}.",
    events.BONUS_GAINED: "BONUS: {who} takes a shock and has {n}.",
    events.BONUS_WASTED: "BONUS: {who} has {n} shocks already, no more fit.",
    events.CARD_TURNED_UP: _turned_up,
    events.CARDS_SWAPPED: _swapped,
    events.CARD_SPIED: _spied,
    events.SPY_SKIPPED: "SPY: {who} looks at nothing.",
    events.SPY_IDLE: "SPY: no card lies face down, so there is nothing to look at.",
    events.SHOCK_SPENT: _shock_spent,
    events.SHOCKS_KEPT: _shocks_kept,
    events.MATCH_WON: "{who} has {n} carrots and wins!",
    events.MATCH_STALLED: _stalled,
}
"""The first card of a swap and the end of a turn are told by the lines around, and most cards that
are turned."""


def prompt(view: BounceView, names: Sequence[str]) -> Prompt:
    """Whose turn it is and what is asked, as the viewer should read it."""
    if view.over:
        return _ending(view, names)
    if view.chooser < 0:
        return Prompt("The field is being dealt")
    name = names[view.chooser]
    if view.viewer is not None and view.viewer != view.chooser:
        return Prompt(f"{name} {_WATCHED[view.phase]}", _waiting(view, names))
    behind: tuple[str, ...] = _BEHIND.get(view.phase, ())
    if view.phase == "shock":
        title, how = _shock_prompt(view, names)
        behind = ("BBB-15", "BBB-16") if view.bunnies[1 - view.chooser] < 0 else ("BBB-16",)
    else:
        title, how = _ASKED[view.phase]
    if view.phase == "bounce" and view.bunnies[view.chooser] < 0:
        title, behind = "hop in through the bottom row", ("BBB-12", "BBB-11")
        how = _taken(view, names) or how
    return Prompt(f"{name}, {title}", how, behind)


_BEHIND: Final = {
    "bounce": ("BBB-05", "BBB-08"),
    "swap_first": ("BBB-29", "BBB-25"),
    "swap_second": ("BBB-29", "BBB-25"),
}
"""The rules of questions that are not told by what is done alone."""

_ASKED: Final = {
    "bounce": ("bounce to a card next to you", "Click a glowing card, or use the arrow keys"),
    "swap_first": (
        "exchange two cards",
        "Drag one onto another or click both, but none under a bunny",
    ),
    "swap_second": ("choose the card to exchange it with", "Click the second card"),
    "spy": ("look at one face-down card", "Click a card that lies face down, or let the Spy be"),
}
_WATCHED: Final = {
    "bounce": "is choosing where to bounce",
    "swap_first": "is choosing two cards to exchange",
    "swap_second": "is choosing the second card",
    "spy": "may look at a card",
    "shock": "may use a universal shock",
}


def _taken(view: BounceView, names: Sequence[str]) -> str:
    """Which card of the bottom row one cannot hop in on, as the other bunny stands there (BBB-11).
    """
    at = view.bunnies[1 - view.chooser]
    if at < 0 or row_of(at) != ROWS:
        return ""
    return f"Not in column {column_of(at)}, where {names[1 - view.chooser]} stands"


def _shock_prompt(view: BounceView, names: Sequence[str]) -> tuple[str, str]:
    other = names[1 - view.chooser]
    shocks = view.shocks[view.chooser]
    if shocks == 0:
        return "end your turn", "No universal shock is left"
    if view.bunnies[1 - view.chooser] < 0:
        return "end your turn", f"{other} is off the field, where no shock reaches"
    keep = "keep it" if shocks == 1 else "keep them"
    return (
        f"shock {other} or end your turn",
        f"Drag a shock to where {other} is to hop, or {keep}",
    )


def held_shock(view: BounceView, names: Sequence[str]) -> Prompt:
    """What is asked once a shock is aimed at the other bunny: where it goes."""
    other = names[1 - view.chooser]
    title = f"{names[view.chooser]}, choose where the shock sends {other}"
    return Prompt(title, "Click a glowing card beside the bunny, or Esc to keep the shock")


def _waiting(view: BounceView, names: Sequence[str]) -> str:
    if view.chooser == view.mover:
        return ""
    return f"{names[view.mover]}'s shock has sent the bunny there"


def _ending(view: BounceView, names: Sequence[str]) -> Prompt:
    result = view.result
    if result is None or len(result.winners) != 1:
        return Prompt("The match is a draw", "" if result is None else result.reason)
    return Prompt(f"{names[result.winners[0]]} wins", result.reason)
