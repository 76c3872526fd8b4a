"""The words of the game for the program: lines of the log, prompts, what an action does.

The messages are in `en.ftl`. Words of cards and of all that lies on the table are in `cards` and
`pieces`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.event import UNKNOWN, Event, fact
from tabletop.core.kinds import FactOf, Lines
from tabletop.core.words import Prompt
from tabletop.games.bounce_bunny_bounce.game import BOOK
from tabletop.games.bounce_bunny_bounce.rules import events, keys
from tabletop.games.bounce_bunny_bounce.rules.cards import ROWS, column_of, row_of
from tabletop.games.bounce_bunny_bounce.rules.view import BounceView
from tabletop.games.bounce_bunny_bounce.words import say
from tabletop.games.bounce_bunny_bounce.words.cards import card, place, way
from tabletop.games.bounce_bunny_bounce.words.describe import describe
from tabletop.words import Facts, Noun, Seat

__all__ = ["describe", "prompt", "sentence"]

CAUSES: Final = ("move", "shock", "chain")
STALLS: Final = ("quiet", "turns", "closing")


def _way(event: Event) -> Noun:
    hop = fact(event, events.Hop)
    return way(hop.direction, hop.wrapped)


def _cause(event: Event) -> str:
    if event.kind == events.MATCH_STALLED:
        return STALLS[fact(event, events.Stall).cause]
    return CAUSES[fact(event, events.Hop).cause]


FACTS: Final[dict[str, FactOf]] = {
    "other": lambda event: Seat(1 - event.player),
    "origin": lambda event: place(keys.cell_of(event.origin)),
    "target": lambda event: place(keys.cell_of(event.target)),
    "card": lambda event: card(event.face),
    "way": _way,
    "arrow": lambda event: card(fact(event, events.Hop).direction),
    "cause": _cause,
    "first": lambda event: card(fact(event, events.Swap).faces[0]),
    "second": lambda event: card(fact(event, events.Swap).faces[1]),
    "known": lambda event: fact(event, events.Swap).faces != (UNKNOWN, UNKNOWN),
    "led": lambda event: event.player >= 0,
}
"""The facts that the lines of the log name beside `$who` and `$n`."""

sentence: Final = Lines(BOOK, events, FACTS)


def prompt(view: BounceView, names: Sequence[str]) -> Prompt:
    """Returns the prompt for the viewer: whose turn it is and what is asked."""
    if view.over:
        return _ending(view, names)
    seat = view.chooser
    if seat < 0:
        return Prompt(say("ask-dealing"))
    phase = view.phase.replace("_", "-")
    if view.viewer is not None and view.viewer != seat:
        shocked = say("watch-shocked", names, who=Seat(view.mover)) if seat != view.mover else ""
        return Prompt(say(f"watch-{phase}", names, who=Seat(seat)), shocked)
    facts: Facts = {"who": Seat(seat), "other": Seat(1 - seat), "n": view.shocks[seat]}
    key, how, behind = phase, "how", _BEHIND.get(view.phase, ())
    if view.phase == "bounce" and view.bunnies[seat] < 0:
        key, behind = "enter", ("BBB-12", "BBB-11")
        if taken := _taken(view):
            how, facts = "taken", {**facts, "column": taken}
    elif view.phase == "shock" and not view.shocks[seat]:
        key, how = "end", "spent"
    elif view.phase == "shock" and view.bunnies[1 - seat] < 0:
        key, how, behind = "end", "off", ("BBB-15", "BBB-16")
    title, second = (say(f"ask-{k}", names, **facts) for k in (key, f"{key}.{how}"))
    return Prompt(title, second, behind)


_BEHIND: Final = {
    "bounce": ("BBB-05", "BBB-08"),
    "swap_first": ("BBB-29", "BBB-25"),
    "swap_second": ("BBB-29", "BBB-25"),
    "shock": ("BBB-16",),
}
"""The rules of questions that are not told by what is done alone."""


def _taken(view: BounceView) -> int:
    """The column in which one cannot hop in, as the other bunny stands there (BBB-11); 0 = none."""
    at = view.bunnies[1 - view.chooser]
    return column_of(at) if at >= 0 and row_of(at) == ROWS else 0


def held_shock(view: BounceView, names: Sequence[str]) -> Prompt:
    """Returns the prompt for a shock that is aimed at the other bunny: where it goes."""
    facts = {"who": Seat(view.chooser), "other": Seat(1 - view.chooser)}
    return Prompt(say("ask-aim", names, **facts), say("ask-aim.how"))


def _ending(view: BounceView, names: Sequence[str]) -> Prompt:
    result = view.result
    if result is None or len(result.winners) != 1:
        return Prompt(say("drawn"), "" if result is None else result.reason)
    return Prompt(say("won", names, who=Seat(result.winners[0])), result.reason)
