"""Log lines and prompts of Bunny Boom.

The messages are in `en.ftl`. Cards are in `cards`, all that lies on the table in `pieces`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.event import UNKNOWN, Event, fact
from tabletop.core.kinds import FactOf, Lines
from tabletop.core.words import Prompt
from tabletop.games.bunny_boom.game import BOOK
from tabletop.games.bunny_boom.rules import events, keys
from tabletop.games.bunny_boom.rules.scoring import ENDINGS
from tabletop.games.bunny_boom.rules.view import BoomView
from tabletop.games.bunny_boom.rules.village import CENTRE
from tabletop.games.bunny_boom.words import say
from tabletop.games.bunny_boom.words.cards import (
    FLOW_KEYS,
    PLAY_KEYS,
    bunnies,
    card,
    cards,
    place,
    play_effect,
)
from tabletop.games.bunny_boom.words.describe import describe
from tabletop.games.bunny_boom.words.pieces import NEAR_END
from tabletop.words import Fact, Facts, Seat, noun

__all__ = ["describe", "prompt", "sentence"]

GAINS: Final = ("suit", "crossing", "play", "play", "timer", "start")
GIVINGS: Final = ("share", "fox", "burrow")
IDLE: Final = ("share", "skip", "wave", "village", "swap", "gift", "minus")


def _cause(event: Event) -> str:
    if event.kind == events.BUNNIES_GAINED:
        return GAINS[fact(event, events.Gain).cause]
    return GIVINGS[fact(event, events.Giving).cause]


def _step(event: Event) -> str:
    """Returns the part of a walk to tell: jumps and the last step; crossings have own lines."""
    _, leapt, crossing, cause = fact(event, events.Hop)
    if crossing or keys.number(event.target) == CENTRE:
        return "leap" if leapt >= 0 else "cross"
    if cause == events.BY_CARROT:
        return "brought"
    return "leap-end" if leapt >= 0 else "end"


def _cards(event: Event) -> Fact:
    return cards(event.detail.cards) if isinstance(event.detail, events.Cards) else ()


def _which(event: Event) -> int:
    return fact(event, events.Effect).which


FACTS: Final[dict[str, FactOf]] = {
    "taker": lambda event: Seat(keys.number(event.target)),
    "own": lambda event: keys.number(event.target) == event.player,
    "origin": lambda event: place(keys.number(event.origin)),
    "target": lambda event: place(keys.number(event.target)),
    "over": lambda event: place(fact(event, events.Hop).leapt),
    "card": lambda event: card(event.face),
    "cards": _cards,
    "below": lambda event: card(fact(event, events.Laid).below),
    "covers": lambda event: fact(event, events.Laid).below != UNKNOWN,
    "play": lambda event: play_effect(event.face),
    "bunnies": lambda event: bunnies(event.amount),
    "river": lambda event: event.origin.startswith("river"),
    "cause": _cause,
    "step": _step,
    "boom": lambda event: PLAY_KEYS[_which(event)],
    "idle": lambda event: IDLE[_which(event)],
    "flow": lambda event: noun("flow", FLOW_KEYS[_which(event)]),
    "ending": lambda event: ENDINGS[_which(event)],
}
"""The facts that the lines of the log name beside `$who` and `$n`."""

sentence: Final = Lines(BOOK, events, FACTS)

ON_TOP: Final = ("BB-09", "BB-10")
_BEHIND: Final = {
    "play": ("BB-71", "BB-08"),
    "share": ("BB-28", "BB-67"),
    "fox": ("BB-36", "BB-37"),
    "draw": ("BB-54", "BB-52"),
    "take": ("BB-21",),
}
"""Rules of questions that have more behind them than the action itself."""


def prompt(view: BoomView, names: Sequence[str]) -> Prompt:
    """Returns the prompt: the player and the question, as the viewer should read it."""
    if view.over:
        return _ending(view, names)
    if view.chooser < 0:
        return Prompt(say("ask-lucky" if view.phase == "lucky" else "ask-dealing"))
    phase, seat = view.phase.replace("_", "-"), view.chooser
    if view.viewer is not None and view.viewer != seat:
        return Prompt(say(f"watch-{phase}", names, who=Seat(seat)))
    second = view.phase == "play" and view.level == 2
    before = Seat((seat - 1) % len(view.seats))
    facts: Facts = {"n": view.left, "bunnies": bunnies(view.left), "other": before}
    how = say(f"ask-{phase}.{_how(view)}", names, **facts)
    behind = ON_TOP if second else _BEHIND.get(view.phase, ())
    return Prompt(say(f"ask-{phase}", names, who=Seat(seat)), how, behind)


def _how(view: BoomView) -> str:
    """Returns the second line of a question: what matters most now."""
    if view.phase == "draw" and any(place.in_use for place in view.river):
        return "pass"
    if view.phase in ("play", "draw") and view.pile <= NEAR_END:
        return "end"
    return "second" if view.phase == "play" and view.level == 2 else "how"


def held(view: BoomView, number: int, names: Sequence[str]) -> Prompt:
    """Returns the prompt while a card is held."""
    facts: Facts = {"who": Seat(view.chooser), "card": card(number)}
    return Prompt(say("ask-held", names, **facts), say("ask-held.how"))


def _ending(view: BoomView, names: Sequence[str]) -> Prompt:
    result = view.result
    if result is None:
        return Prompt(say("over"))
    if len(result.winners) > 1:
        return Prompt(say("tied", names, tied=tuple(map(Seat, result.winners))), result.reason)
    return Prompt(say("won", names, who=Seat(result.winners[0])), result.reason)
