"""Log lines of Killer Bunnies: the facts that their messages name.

The messages are in `en.ftl`; `describe` has the questions asked of a player.
"""

from __future__ import annotations

from typing import Final

from tabletop.core.event import UNKNOWN, Event, fact
from tabletop.core.kinds import FactOf, Lines
from tabletop.games.killer_bunnies.game import BOOK
from tabletop.games.killer_bunnies.rules import events as ev
from tabletop.games.killer_bunnies.rules.cards import (
    BURN,
    CARDS,
    CITY_DEF,
    EXIT,
    FX,
    GROUND_RUNNER,
    HERO,
    VILLAIN,
)
from tabletop.games.killer_bunnies.rules.nouns import named, symbol, type_named
from tabletop.games.killer_bunnies.rules.scoring import ENDINGS
from tabletop.games.killer_bunnies.rules.weapons import RUNNER_LIFE
from tabletop.games.killer_bunnies.words.describe import apart, describe, prompt
from tabletop.words import Noun, Seat, noun

__all__ = ["apart", "describe", "prompt", "sentence"]

HAND_LIMIT: Final = 5
"""A hand of more cards is a Hexascrewup (KB-20)."""


def _pays(event: Event) -> Noun:
    """Returns a type: the one declared for Universal cards, or that of the RESOURCE card."""
    if isinstance(event.detail, ev.Declared):
        return type_named(event.detail.type)
    return noun("pays", CARDS[event.face].name.partition(" ")[0].lower())


def _by(event: Event) -> Seat:
    """Returns the seat that acted; of a look, the one that looks."""
    if event.kind == ev.TOP_RUN_SEEN:
        return Seat(event.witnesses[0] if event.witnesses else -1)
    return Seat(ev.by_of(event))


def _discarded(event: Event) -> str:
    """Returns from where a card is discarded, and whether another player does it."""
    other = ev.by_of(event) != event.player
    if event.origin.startswith("top"):
        return "top-by" if other else "top"
    if event.origin == "played":
        return "played"
    return "hand-by" if other else "own"


def _played(event: Event) -> str:
    if event.face != UNKNOWN and CARDS[event.face].subtype == GROUND_RUNNER:
        return "runner"
    return "hand" if event.origin.startswith("hand") else "run"


def _shut(event: Event) -> str:
    """Returns the side that a Super Bunny shuts out where it is put (R7)."""
    align = CARDS[event.face].align if event.face != UNKNOWN else 0
    return {HERO: "villain", VILLAIN: "hero"}.get(align, "nobody")


def _does(event: Event) -> str:
    """Returns the effect of a modifier of a city; that of a bunny's is told by the die."""
    effects = FX[event.face] if event.face != UNKNOWN else {}
    return "defence" if CITY_DEF in effects else "exit" if EXIT in effects else "none"


FACTS: Final[dict[str, FactOf]] = {
    "aim": lambda event: named(fact(event, ev.Face).face),
    "burns": lambda event: fact(event, ev.Paid).hexagon >= BURN,
    "by": _by,
    "card": lambda event: named(event.face),
    "count": lambda event: max(0, fact(event, ev.Bank).points),
    "does": _does,
    "ends": lambda event: ev.wounds_of(event) >= RUNNER_LIFE,
    "face": lambda event: event.face,
    "given": lambda event: ev.by_of(event) != event.player,
    "how": lambda event: _played(event) if event.kind == ev.CARD_PLAYED else _discarded(event),
    "known": lambda event: event.face != UNKNOWN,
    "many": lambda event: event.amount > HAND_LIMIT,
    "other": lambda event: Seat(ev.other_of(event)),
    "owned": lambda event: event.player >= 0,
    "pays": _pays,
    "plus": lambda event: FX[event.face][CITY_DEF][1],
    "points": lambda event: noun("points", n=event.amount),
    "run": lambda event: "top" if event.target.startswith("top") else "bottom",
    "scored": lambda event: ev.by_of(event) != event.player,
    "shut": _shut,
    "sign": lambda event: symbol(fact(event, ev.Symbol).symbol),
    "whose": lambda event: Seat(int(event.target.partition(":")[2])),
    "why": lambda event: ENDINGS[fact(event, ev.Why).reason],
    "works": lambda event: event.face >= fact(event, ev.Needed).roll,
}
"""The facts that the lines of the log name beside `$who` and `$n`."""

sentence: Final = Lines(BOOK, ev, FACTS)
