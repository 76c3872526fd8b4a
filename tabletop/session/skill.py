"""Chances given away by a person's choices, match by match: skill apart from luck, over all
matches.

The numbers are those of the analyses kept in the library; nothing is analysed or played out here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import fsum, sqrt
from typing import NamedTuple

from tabletop.ai.analysis import ENGINE
from tabletop.ai.kept import analysis_from
from tabletop.ai.rollouts import Plan
from tabletop.core.action import parse_action
from tabletop.core.errors import TabletopError
from tabletop.core.registry import game as find_game
from tabletop.session.catalog import Wanted
from tabletop.session.history import FURTHER
from tabletop.session.library import Library
from tabletop.session.outcomes import level_of, seat_of
from tabletop.session.rows import KeptAnalysis, Saved, Stored


class Skill(NamedTuple):
    """Chances that the choices of one person gave away in one match.

    Attributes:
        level: the strongest rabbit at the table (`statistics.level_of`).
        ended: seconds since 1970.
        choices: how many were looked at.
        lost, error: the chance to win that a choice gave away on average, 0 to 1, and its standard
            error: by how much the choices differ, and how well each is known.
    """

    match: int
    game: str
    level: str
    ended: float
    choices: int
    lost: float
    error: float


def skills(library: Library, person: str = "") -> list[Skill]:
    """Every analysed match of a person, oldest first.

    Args:
        person: by name; "" = whoever was the only person at the table.
    """
    found = []
    for saved in reversed(library.matches(Wanted(over=True, tried=False, analysed=True))):
        seat = seat_of(saved.sheet.seats, person)
        kept = library.analyses(saved.id) if seat is not None else ()
        one = _of(library, saved, seat, kept) if seat is not None else None
        if one is not None:
            found.append(one)
    return found


def together(matches: Iterable[Skill]) -> tuple[int, float, float]:
    """Returns the number of choices in several matches, what one gave away, and its error."""
    several = list(matches)
    choices = sum(each.choices for each in several)
    if not choices:
        return 0, 0.0, 0.0
    lost = fsum(each.lost * each.choices for each in several) / choices
    error = sqrt(fsum((each.error * each.choices) ** 2 for each in several)) / choices
    return choices, lost, error


def _of(library: Library, saved: Saved, seat: int, kept: Sequence[KeptAnalysis]) -> Skill | None:
    try:
        stored = library.load(saved.id)
        verbs = find_game(saved.sheet.game).info.verbs
    except TabletopError:
        return None
    lost: list[tuple[float, float]] = []
    for row in kept:
        if row.engine != ENGINE or row.ply >= len(stored.record.lines):
            continue
        if stored.record.lines[row.ply][0] != seat:
            continue
        try:
            found = analysis_from(row.data, verbs)
            done = None if found.glimpse else found.of(_plan(stored, row.ply, verbs))
        except TabletopError:
            continue
        if done is not None:
            lost.append(found.gives_away(done))
    if not lost:
        return None
    mean = fsum(each for each, _ in lost) / len(lost)
    spread = fsum((each - mean) ** 2 for each, _ in lost) / max(1, len(lost) - 1)
    unknown = fsum(error * error for _, error in lost) / len(lost)
    error = sqrt((spread + unknown) / len(lost))
    level = level_of(saved.sheet.seats)
    return Skill(saved.id, saved.sheet.game, level, saved.changed, len(lost), mean, error)


def _plan(stored: Stored, ply: int, verbs: Sequence[str]) -> Plan:
    """Returns the actions that were submitted as one choice at that ply."""
    lines, notes = stored.record.lines, stored.notes
    end = ply + 1
    while end < len(lines) and lines[end][0] == lines[ply][0] and notes[end] & FURTHER:
        end += 1
    return tuple(parse_action(lines[at][1], verbs) for at in range(ply, end))
