"""Chances that people's choices gave away, over all matches: by match, kind of choice and phase,
and by what was overlooked; skill apart from luck.

A row is kept with each analysis of a person's choice (`session.review`); sums are taken in SQL.
Nothing is analysed here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import fsum, sqrt
from typing import Any, Final, NamedTuple

from tabletop.ai.analysis import ENGINE, Analysis, Choice
from tabletop.ai.measures import measures_in, reasons, seen_before
from tabletop.core.game import Game, Player, constant_in
from tabletop.session.library import Library
from tabletop.session.rows import KeptLoss

OTHER: Final = "other"
"""Kind of a choice whose verb no kind of the game names."""

ROUNDS, THIRDS = 4, 3
"""Phases of a match that is told in rounds, and of one told in turns."""

END: Final = 5 / 6
"""From this share of a match's turns on it is its end."""

DENIED, SEEN, PARCHMENT, LATE = "denied", "seen", "parchment", "late"
"""Things overlooked: a rival's gain, a card that had been seen, a parchment, the match's end."""

TRENDS: Final = (10, 30, 100)
"""Matches over which a trend is told."""

POINTS: Final = 12
"""Points of a curve at most."""


class Sum(NamedTuple):
    """Chances to win given away in a match on average, 0 to 1, with the standard error over
    matches and measurements."""

    lost: float
    error: float


class Skill(NamedTuple):
    """Chances that the choices of one person gave away in one match.

    Attributes:
        level: the strongest rabbit at the table (`outcomes.level_of`).
        choices: how many were analysed.
        lost, error: given away in all, 0 to 1 for each choice, and its standard error.
    """

    match: int
    game: str
    level: str
    choices: int
    lost: float
    error: float


class Where(NamedTuple):
    """Losses of one person in one game.

    Attributes:
        matches: how many were analysed.
        cells: by kind of choice and phase, counted from 1.
        kinds: by kind of choice, the costliest first.
        overlooked: by what was overlooked, the costliest first; a choice may count in several.
    """

    matches: int
    cells: Mapping[tuple[str, int], Sum]
    kinds: Mapping[str, Sum]
    overlooked: Mapping[str, Sum]


@cache
def kinds_in(package: str) -> Mapping[str, str]:
    """KINDS of the game whose folder is `package`, turned: kinds of choices by verb."""
    kinds = constant_in(package, "measures", "KINDS", dict) or {}
    return {verb: kind for kind, verbs in kinds.items() for verb in verbs}


def kind_of_verb(game: Game, verb: str) -> str:
    """Returns the kind of the choices that begin with a verb."""
    return kinds_in(game.package).get(verb, OTHER)


def phases(game: Game) -> int:
    """Returns the number of phases in which a game's losses are told."""
    return ROUNDS if game.info.part == "round" else THIRDS


def overlooked(game: Game, state: Any, seat: Player, done: Choice, best: Choice) -> str:
    """Returns what the better choice had that the one done overlooked, as words; "" for nothing
    known."""
    measures = measures_in(game.package)
    if measures is None or done.equal:
        return ""
    found = [SEEN] if seen_before(measures, state, seat, best.plan) else []
    for fact in reasons(measures, done).told[:1]:
        topics = fact.measure.topics
        if fact.measure.alone or not {"theirs", "rivals"}.isdisjoint(topics):
            found.append(DENIED)
        if "parchments" in topics:
            found.append(PARCHMENT)
    return " ".join(found)


def loss_of(
    game: Game, found: Analysis, done: Choice, where: tuple[int, Player, int], missed: str
) -> KeptLoss:
    """Returns the row to keep for a choice analysed at a ply, of a seat, in a turn (`where`);
    `missed` is what it overlooked."""
    ply, seat, turn = where
    lost, error = found.gives_away(done)
    kind = kind_of_verb(game, game.info.verbs[done.plan[0].kind])
    return KeptLoss(ply, found.engine, seat, turn, kind, lost, error, missed)


_FROM: Final = (
    " FROM outcomes o JOIN losses l ON l.match = o.match AND l.seat = o.seat"
    " WHERE o.person = ? AND l.engine = ?"
)


def skills(library: Library, person: str = "", game: str = "") -> list[Skill]:
    """Every analysed match of a person, in that game (""= any), oldest first.

    Args:
        person: by name; "" = whoever was the only person at the table.
    """
    query = (
        "SELECT o.match, o.game, o.level, count(*), sum(l.lost), sum(l.lost * l.lost),"
        f" sum(l.error * l.error){_FROM} AND ? IN ('', o.game)"
        " GROUP BY o.match ORDER BY o.ended, o.match"
    )
    return [_skill(*row) for row in library.outcomes(query, (person, ENGINE, game))]


def _skill(
    match: int, game: str, level: str, choices: int, lost: float, squares: float, unknown: float
) -> Skill:
    mean = lost / choices
    spread = max(0.0, squares - choices * mean * mean) / max(1, choices - 1)
    error = sqrt((spread + unknown / choices) / choices)
    return Skill(match, game, level, choices, mean, error)


def together(matches: Iterable[Skill]) -> tuple[int, float, float]:
    """Returns the number of choices in several matches, what one gave away, and its error."""
    several = list(matches)
    choices = sum(each.choices for each in several)
    if not choices:
        return 0, 0.0, 0.0
    lost = fsum(each.lost * each.choices for each in several) / choices
    error = sqrt(fsum((each.error * each.choices) ** 2 for each in several)) / choices
    return choices, lost, error


def by_match(skill: Skill) -> Sum:
    """Returns what all choices of a match gave away."""
    return Sum(skill.lost * skill.choices, skill.error * skill.choices)


def where(library: Library, game: Game, person: str = "") -> Where:
    """Returns where a person gives chances away in a game."""
    matches = len(skills(library, person, game.info.key))
    phase = f"min({phases(game)}, 1 + (l.turn - 1) * {phases(game)} / max(1, o.turns))"
    cells = _sums(library, person, game, ("l.kind", phase), matches)
    kinds = _sums(library, person, game, ("l.kind", "0"), matches)
    tests = {tag: f"instr(l.overlooked, '{tag}') > 0" for tag in (DENIED, SEEN, PARCHMENT)}
    tests[LATE] = f"l.turn > {END} * o.turns"
    tags: dict[str, Sum] = {}
    for tag, test in tests.items():
        found = _sums(library, person, game, (test, "0"), matches).get((1, 0))
        if found is not None:
            tags[tag] = found
    by_kind = {kind: each for (kind, _), each in kinds.items()}
    return Where(matches, cells, _costliest(by_kind), _costliest(tags))


def _costliest(sums: Mapping[str, Sum]) -> dict[str, Sum]:
    return dict(sorted(sums.items(), key=lambda each: -each[1].lost))


def _sums(
    library: Library, person: str, game: Game, keys: tuple[str, str], matches: int
) -> dict[tuple[Any, int], Sum]:
    """Returns the losses of a match on average, by two expressions in SQL."""
    one, two = keys
    query = (
        "SELECT one, two, sum(lost), sum(lost * lost), sum(unknown) FROM ("
        f"SELECT {one} AS one, {two} AS two, sum(l.lost) AS lost,"
        f" sum(l.error * l.error) AS unknown{_FROM} AND o.game = ?"
        " GROUP BY o.match, one, two) GROUP BY one, two"
    )
    rows = library.outcomes(query, (person, ENGINE, game.info.key))
    return {(a, b): _averaged(x, y, z, matches) for a, b, x, y, z in rows}


def _averaged(lost: float, squares: float, unknown: float, matches: int) -> Sum:
    """Returns a mean over matches with its error: they differ, and each is known so well."""
    mean = lost / matches
    spread = max(0.0, squares - matches * mean * mean) / max(1, matches - 1)
    return Sum(mean, sqrt((spread + unknown / matches) / matches))


def trend(matches: Sequence[Skill], last: int) -> tuple[Sum, Sum] | None:
    """Returns what a match gave away on average in the older and the newer half of the last
    matches; None where there are fewer than four."""
    shown = [by_match(each) for each in matches[-last:]]
    half = len(shown) // 2
    return (_mean(shown[:half]), _mean(shown[half:])) if half > 1 else None


def curve(matches: Sequence[Skill], last: int) -> list[Sum]:
    """Returns what a match gave away in the last ones, several together where there are many."""
    shown = [by_match(each) for each in matches[-last:]]
    size = -(-len(shown) // POINTS) or 1
    return [_mean(shown[at : at + size]) for at in range(0, len(shown), size)]


def of_kind(library: Library, game: Game, kind: str) -> set[tuple[int, int]]:
    """Returns match and ply of every choice of a kind that was analysed in a game."""
    query = (
        "SELECT l.match, l.ply FROM losses l JOIN outcomes o ON o.match = l.match"
        " WHERE o.person = '' AND o.game = ? AND l.kind = ?"
    )
    return {(match, ply) for match, ply in library.outcomes(query, (game.info.key, kind))}


def _mean(several: Sequence[Sum]) -> Sum:
    many = len(several)
    lost, squares = fsum(e.lost for e in several), fsum(e.lost * e.lost for e in several)
    return _averaged(lost, squares, fsum(e.error * e.error for e in several), many)
