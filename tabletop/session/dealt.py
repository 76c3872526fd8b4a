"""Dice and draws of all matches against what was to be expected, with the range chance allows."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import Final, NamedTuple

from tabletop.ai.ratings import Z95
from tabletop.core.action import Action
from tabletop.core.errors import TabletopError
from tabletop.core.game import CHANCE
from tabletop.core.record import good_part
from tabletop.session.catalog import Wanted
from tabletop.session.library import Library
from tabletop.session.loglines import say

QUARTERS: Final = tuple(f"quarter-{number}" for number in range(1, 5))
"""Count where shuffles put the cards that lay in the first quarter before."""

SEAT: Final = "seat-"
NONE: Final = "side-none"
SHUFFLE: Final = "shuffle"
STARTS: Final = "first"
"""The verb with which the dealer says who starts."""

LEAST_CARDS, MOST_SIDES = 8, 20


class Side(NamedTuple):
    """One thing that may come: how often it came, was to be expected, and chance allows to come."""

    name: str
    came: int
    expected: float
    low: float
    high: float


@dataclass(slots=True)
class Luck:
    """All throws of one kind in one game."""

    game: str
    verb: str
    throws: int = 0
    came: dict[str, int] = field(default_factory=dict)
    expected: dict[str, float] = field(default_factory=dict)
    spread: dict[str, float] = field(default_factory=dict)

    def note(self, came: str, chances: dict[str, float], times: int = 1) -> None:
        """One throw, with the chance of all that might have come."""
        self.throws += times
        self.came[came] = self.came.get(came, 0) + times
        for name, chance in chances.items():
            self.expected[name] = self.expected.get(name, 0.0) + times * chance
            self.spread[name] = self.spread.get(name, 0.0) + times * chance * (1.0 - chance)

    def sides(self) -> list[Side]:
        """Everything that may come, in order, with the range in which chance leaves it 95 times of
        100."""
        order = sorted(self.expected, key=_number)
        found = []
        for name in order:
            middle, width = self.expected[name], Z95 * sqrt(self.spread[name])
            low, high = max(0.0, middle - width), middle + width
            found.append(Side(_told(name), self.came.get(name, 0), middle, low, high))
        return found


def luck(library: Library, most: int = 60) -> list[Luck]:
    """The luck of the last matches, the kind with most throws first; what cannot be read is left
    out. It plays them out anew, which takes long."""
    kinds: dict[tuple[str, str], Luck] = {}
    for saved in library.matches(Wanted(tried=False), most=most):
        try:
            match, _ = good_part(library.load(saved.id).record, kept=False)
        except TabletopError:
            continue
        key, verbs = match.game.info.key, match.game.info.verbs
        state = match.game.start(match.players, match.options)
        for player, action in match.log:
            if player == CHANCE:
                verb = verbs[action.kind]
                outcomes = state.chance_outcomes()
                if outcomes is None:
                    kind = kinds.setdefault((key, SHUFFLE), Luck(key, SHUFFLE))
                    _shuffled(kind, action)
                elif len(outcomes) <= MOST_SIDES and len(outcomes) > 1:
                    kind = kinds.setdefault((key, verb), Luck(key, verb))
                    chances = {_side(verb, one): chance for one, chance in outcomes}
                    kind.note(_side(verb, action), chances)
            state.apply(player, action)
    # Where what may come differs from throw to throw, nothing can be told of any one of it.
    found = [each for each in kinds.values() if each.throws >= len(each.expected) <= MOST_SIDES]
    return sorted((each for each in found if each.throws), key=lambda each: -each.throws)


def _side(verb: str, action: Action) -> str:
    if action.a < 0:
        return NONE
    return f"{SEAT}{action.a + 1}" if verb == STARTS else str(action.a)


def _shuffled(kind: Luck, action: Action) -> None:
    """Into which quarter each card of the first quarter came."""
    order = action.more
    if len(order) < LEAST_CARDS or sorted(order) != list(range(len(order))):
        return
    size = len(order)
    shares = [0.0] * 4
    for place in range(size):
        shares[4 * place // size] += 1.0 / size
    chances = dict(zip(QUARTERS, shares))
    for place, card in enumerate(order):
        if 4 * card // size == 0:
            kind.note(QUARTERS[4 * place // size], chances)


def _told(name: str) -> str:
    """A side in words: a seat, a quarter of a pack, else what the die or card shows."""
    if name.startswith(SEAT):
        return say("seat", n=int(name.removeprefix(SEAT)))
    return say(name) if name in (*QUARTERS, NONE) else name


def _number(name: str) -> tuple[int, str]:
    if name in QUARTERS:
        return QUARTERS.index(name), ""
    return (int(name), "") if name.isdigit() else (1_000, name)
