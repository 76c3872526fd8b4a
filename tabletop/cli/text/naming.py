"""Finds the things and the parts of the table that a typed name means."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from tabletop.table.meaning import Thing, Zone, things

MARKS = re.compile(r"[,:;.!?“”\"]")
"""Signs that few people type."""


BEFORE = (["the"], ["my"], ["your"])
"""Words before a name that do not belong to it."""


def plain(words: str) -> str:
    """Small letters without signs that few people type, and without "the" or "my" before a name."""
    told = MARKS.sub(" ", words.casefold().replace("’", "'")).split()
    return " ".join(told[1:] if told[0:1] in BEFORE and len(told) > 1 else told)


def within(name: str, words: str) -> bool:
    """Returns True if the words contain the name as whole words."""
    return re.search(rf"(?<!\w){re.escape(plain(name))}(?!\w)", plain(words)) is not None


def singular(words: str) -> str:
    """Without the letter of a plural: bids are looked for as well as a bid."""
    return words[:-1] if words.endswith("s") and not words.endswith("ss") else words


def zones_called(zones: Sequence[Zone], name: str) -> list[Zone]:
    """The parts of the table that are called so: just so, else by words of their heading; of those
    with something in them."""
    return _called([zone for zone in zones if zone.things], name)


def empty_called(zones: Sequence[Zone], name: str) -> list[Zone]:
    """The same of those in which nothing lies."""
    return _called([zone for zone in zones if not zone.things], name)


def _called(zones: Sequence[Zone], name: str) -> list[Zone]:
    wanted = singular(plain(name))
    if not wanted:
        return []
    ways: tuple[Callable[[Zone], bool], ...] = (
        lambda zone: wanted == singular(plain(zone.name)),
        lambda zone: within(name, zone.name) or within(wanted, zone.name),
        lambda zone: plain(name) == zone.key,
    )
    return next((found for fits in ways if (found := list(filter(fits, zones)))), [])


def called(zones: Sequence[Zone], name: str) -> list[tuple[Zone, Thing]]:
    """The things of that name, each with the part of the table it lies in: the exact ones, else
    those in whose name these words stand, else those of which they are told, else those in whose
    name they stand in another order."""
    wanted = plain(name)
    found = list(_placed(zones)) if wanted else []
    exact = [one for one in found if plain(one[1].name) == wanted]
    named = exact or [one for one in found if _stands(wanted, one[1].name)]
    told = named or [one for one in found if _stands(wanted, one[1].words)]
    parts = wanted.split()
    return told or [one for one in found if all(_stands(part, one[1].name) for part in parts)]


def _stands(name: str, words: str) -> bool:
    """Returns True if the words contain the name, in singular or plural."""
    one = singular(name)
    return within(one, words) or within(f"{one}s", words)


def listed(found: Sequence[tuple[Zone, Thing]]) -> list[str]:
    """The things below the headings under which they lie."""
    lines: list[str] = []
    last = None
    for zone, thing in found:
        if zone is not last:
            lines.append(zone.name)
        last = zone
        lines.append(f"  {thing.words}")
    return lines


def _placed(zones: Sequence[Zone]) -> Iterator[tuple[Zone, Thing]]:
    for zone in zones:
        for thing in things((zone,)):
            yield zone, thing
