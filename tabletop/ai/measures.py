"""Reasons for a choice against another: facts of what the playouts led to, and words for them.

A game lends a short list of measures, MEASURES in its `agents/measures.py`: numbers of a state, for
one seat, each with words. The analysis averages them over the paired playouts; a difference is told
only where it is larger than twice its own error. They are counted in redrawn worlds, so that no
sentence knows what the seat cannot know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from statistics import NormalDist
from typing import Any, Final, NamedTuple

from tabletop.ai.analysis import EQUAL, Choice
from tabletop.ai.rollouts import Plan
from tabletop.core.game import Player, constant_in
from tabletop.words import Message
from tabletop.words.books import book, said

say: Final = book("reasons").say

LEAST, LEAST_LIKELY = 0.1, 2.0
"""Differences of less than so much of anything, and of so many percent of a chance, say nothing."""

NOUGHT = 1e-6
"""Errors of so much come from rounding alone: the numbers were the same in all worlds."""

FIRM = 3.0
"""Of ten numbers one or two differ by twice their error by luck alone. Where it is known that a
choice is worse, one of those that tell why may be such; of two that are equally good they would be
all that is told, so that there a difference counts from so many errors on."""

HEAVY = 0.5
"""From so much of the first reason's weight on it is told what speaks against the better choice."""

SURE = 99.5
"""From so many percent on a chance is all of one choice's and none of the other's."""


@dataclass(frozen=True)
class Measure:
    """One number that a game reads off a state, and the words for a difference in it.

    Attributes:
        title: what is counted, after "2.1 more": "carrots from your fiefs"; of a chance what
            happens, after "12 % likelier that": "you keep the Carrot".
        weight: about how many points one of it is worth to the seat; below 0 it is bad for it.
        chance: whether it is 1 or 0 in each state, a thing that happened or not.
        topics: what it tells of; of reasons that share one only the one that weighs most is given.
        alone: the words where there is one rival; "" = the same.
    """

    title: str | Message
    weight: float = 1.0
    chance: bool = False
    topics: tuple[str, ...] = ()
    alone: str | Message = ""

    @property
    def words(self) -> str:
        """The words for what is counted."""
        return said(self.title)


@dataclass(frozen=True)
class Soon:
    """Numbers counted once in each playout soon after the choice, such as when the turn comes back
    to the player: where the end tells who won, this tells what brought it about.

    Attributes:
        all: what each number is, in their order.
        came: whether the moment has come: from the state before the choice, the player and the
            state now. Where a playout ends before, it comes there.
        count: the numbers then, of the same three.
    """

    all: tuple[Measure, ...]
    came: Callable[[Any, Player, Any], bool]
    count: Callable[[Any, Player, Any], Sequence[float]]


@dataclass(frozen=True)
class Measures:
    """The numbers a game counts.

    Attributes:
        all: what each number of the end is, in their order.
        count: the numbers of a state, running or over, as they are for a player.
        soon: what is counted before; None = nothing.
        seen: the words for a card face down to which a choice leads from a state, where the player
            has seen it; None where there is none, or in games without such cards.
    """

    all: tuple[Measure, ...]
    count: Callable[[Any, Player], Sequence[float]]
    soon: Soon | None = None
    seen: Callable[[Any, Player, Plan], Message | None] | None = None

    @property
    def told(self) -> tuple[Measure, ...]:
        """All that is counted of a playout, in the order of its numbers."""
        return self.all + (self.soon.all if self.soon is not None else ())


class Fact(NamedTuple):
    """By how much a measure differs between two choices, the first less the second."""

    measure: Measure
    difference: float
    error: float

    @property
    def favour(self) -> float:
        """The worth of that to the first choice."""
        return self.measure.weight * self.difference


@cache
def measures_in(package: str) -> Measures | None:
    """MEASURES of the game whose folder is `package` (a dotted name); None when it has none."""
    return constant_in(package, "measures", "MEASURES", Measures)


def facts(
    measures: Measures, apart: Sequence[float], errors: Sequence[float], sure: float = EQUAL
) -> list[Fact]:
    """The differences that are larger than so many times their error, what weighs most first.

    Of many measures that differ by luck alone one often looks large: each must be so much surer
    that all together mislead no more often than one would (Bonferroni).
    """
    if measures.told:
        sure = -NormalDist().inv_cdf(NormalDist().cdf(-sure) / len(measures.told))
    found = [
        Fact(measure, difference, error)
        for measure, difference, error in zip(measures.told, apart, errors)
        if abs(difference) > sure * error and _says(measure, difference)
    ]
    return sorted(found, key=lambda fact: -abs(fact.favour))


class Reasons(NamedTuple):
    """The reasons for a choice against another.

    Attributes:
        told: what speaks for the better one, what weighs most first.
        against: what speaks most against it, if that is much beside the first of them.
    """

    told: list[Fact]
    against: Fact | None


def reasons(measures: Measures, choice: Choice) -> Reasons:
    """Returns the reasons for the best choice against this one; of the best, against the next best.

    The difference is the best one's less the other's. Where more speaks against it in the end, it
    is better for something that is not counted, and nothing is told.
    """
    found = facts(measures, choice.apart, choice.apart_errors, FIRM if choice.alike else EQUAL)
    last = [fact for fact in found if not measures.all or fact.measure in measures.all]
    outweighed = sum(fact.favour for side in _sides(last) for fact in side) < 0.0
    told, against = _sides(found)
    if outweighed or not told:
        return Reasons([], None)
    heavy = against and -against[0].favour >= HEAVY * told[0].favour
    return Reasons(told, against[0] if heavy else None)


def _sides(found: Sequence[Fact]) -> tuple[list[Fact], list[Fact]]:
    """Those for the better choice and those against it, one of each topic."""
    return (
        _of_topics(fact for fact in found if fact.favour > 0),
        _of_topics(fact for fact in found if fact.favour < 0),
    )


def _of_topics(found: Iterable[Fact]) -> list[Fact]:
    kept: list[Fact] = []
    topics: set[str] = set()
    for fact in found:
        if topics.isdisjoint(fact.measure.topics):
            kept.append(fact)
            topics.update(fact.measure.topics)
    return kept


def sentence(fact: Fact, first: bool = True, players: int = 0) -> str:
    """A fact in a few words, as it is of the first or of the second of the two choices.

    What was the same in all worlds has no error; no other error is told as nought.
    """
    more = (fact.difference > 0.0) == first
    words = _words(fact.measure, players)
    size, error = _told(fact.measure, fact.difference), _told(fact.measure, fact.error)
    if _all(fact):
        return say("fact.sure", more=more, what=words)
    if fact.measure.chance:
        return say("fact.chance", measured=_number(size, error, 0), more=more, what=words)
    measured = _number(size, error, 2 if size < 1.0 else 1)
    return say("fact", measured=measured, more=more, what=words)


def plainly(fact: Fact, first: bool = True, players: int = 0) -> str:
    """The same for somebody who hears it: how much on the whole, without its error."""
    more = (fact.difference > 0.0) == first
    words = _words(fact.measure, players)
    size = _told(fact.measure, fact.difference)
    if _all(fact):
        return say("plain.sure", more=more, what=words)
    if fact.measure.chance:
        return say("plain.chance", size=size, more=more, what=words)
    return say("plain", size=size, more=more, what=words)


def simply(fact: Fact, first: bool = True, players: int = 0) -> str:
    """The same without any number."""
    more = (fact.difference > 0.0) == first
    how = ".sure" if _all(fact) else ".chance" if fact.measure.chance else ""
    return say(f"simply{how}", more=more, what=_words(fact.measure, players))


def seen_before(measures: Measures | None, state: Any, player: Player, plan: Plan) -> str:
    """Returns a sentence on the card face down to which a choice leads, if the player has seen it;
    "" for none."""
    if measures is None or measures.seen is None:
        return ""
    found = measures.seen(state, player, plan)
    return said(found) if found is not None else ""


def _words(measure: Measure, players: int) -> str:
    return said(measure.alone) if players == 2 and measure.alone else measure.words


def _all(fact: Fact) -> bool:
    """Checks whether it happens nearly always with one of the two, nearly never with the other."""
    return fact.measure.chance and _told(fact.measure, fact.difference) >= SURE


def _number(size: float, error: float, digits: int) -> str:
    if error <= NOUGHT:
        return say("measured", size=size, places=digits)
    return say("measured.error", size=size, error=max(error, 10.0**-digits), places=digits)


def _says(measure: Measure, difference: float) -> bool:
    """Checks whether it is large enough to be told at all."""
    size = _told(measure, difference)
    return size >= (LEAST_LIKELY if measure.chance else LEAST)


def _told(measure: Measure, number: float) -> float:
    """The size of a number as it is told."""
    return abs(100.0 * number if measure.chance else number)
