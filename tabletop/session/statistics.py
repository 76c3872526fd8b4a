"""Statistics of finished matches: wins by game, level and seat, streaks, points, lengths, aids.

Pure figures from the library's rows; charts are the screen's.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tabletop.ai.levels import LEVELS
from tabletop.core.game import Player, folded
from tabletop.core.registry import games
from tabletop.session.rows import Finished
from tabletop.session.seats import Seat

OTHER = "other"
"""Level of rabbits that set-up does not offer."""

PEOPLE = "people"
"""Stands for a level where no computer rabbit was at the table."""


class Tally(NamedTuple):
    """Matches of one person by how they ended.

    Attributes:
        won: alone or shared, with or without aids.
        shared: of the won, with somebody else.
        helped: of the won, with an aid. They are no losses and no lesser wins.
        drawn: nobody won.
    """

    played: int = 0
    won: int = 0
    shared: int = 0
    helped: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def share(self) -> float:
        """Won of played, 0 to 1; 0 when nothing was played."""
        return self.won / self.played if self.played else 0.0


class Outcome(NamedTuple):
    """One match of a person, as a point of a curve over the matches.

    Attributes:
        ended: seconds since 1970.
        won: 1 for a win alone, less for a shared one, 0 for none.
        score: what the person scored, as the game's results show it.
    """

    ended: float
    won: float
    score: float


class Lengths(NamedTuple):
    """Shortest, mean and longest number of turns."""

    shortest: int = 0
    mean: float = 0.0
    longest: int = 0


@dataclass(slots=True)
class Figures:
    """Sums of one person's finished matches.

    Attributes:
        parts: matches in which the person played a place for a part of them; they count nowhere
            else.
        by_level: keyed by the strongest rabbit at the table, PEOPLE where there was none.
        by_seat: keyed by the seat the person had, 0 first.
        streak: wins in a row up to now; best: the longest ever. A draw neither adds nor ends.
        points: own points by source ("Carrots"), as the game names them; {} over several games,
            whose points are not of one kind.
        course: match by match, oldest first; only those played to their end.
        aids: how often each aid was used, in won and lost matches alike.
    """

    total: Tally = field(default_factory=Tally)
    parts: int = 0
    by_level: dict[str, Tally] = field(default_factory=dict)
    by_seat: dict[Player, Tally] = field(default_factory=dict)
    streak: int = 0
    best: int = 0
    points: dict[str, int] = field(default_factory=dict)
    course: list[Outcome] = field(default_factory=list)
    lengths: Lengths = field(default_factory=Lengths)
    aids: dict[str, int] = field(default_factory=dict)


def games_in(finished: Iterable[Finished]) -> tuple[str, ...]:
    """Keys of the games that were played, in order of their keys."""
    return tuple(sorted({match.game for match in finished}))


def people_in(finished: Iterable[Finished]) -> tuple[str, ...]:
    """Names of all people who played, the most frequent first."""
    counts: dict[str, int] = {}
    for match in finished:
        sitters = [sitter for seat in match.seats for sitter in seat.sitters if sitter.human]
        for name in {sitter.name for sitter in sitters}:
            counts[name] = counts.get(name, 0) + 1
    return tuple(sorted(counts, key=lambda name: (-counts[name], name)))


def figures(finished: Sequence[Finished], game: str = "", person: str = "") -> Figures:
    """The figures of one person.

    Args:
        finished: oldest first, as the library gives them.
        game: only matches of that game; "" = all.
        person: by name; "" = whoever played alone against computer rabbits, whatever the name.
    """
    sums = Figures()
    turns: list[int] = []
    for match in finished:
        if game and match.game != game:
            continue
        seat = seat_of(match.seats, person)
        if seat is None:
            sums.parts += took_part(match.seats, person)
            continue
        one = _tally(match, seat)
        level = level_of(match.seats)
        sums.total = _plus(sums.total, one)
        sums.by_level[level] = _plus(sums.by_level.get(level, Tally()), one)
        sums.by_seat[seat] = _plus(sums.by_seat.get(seat, Tally()), one)
        if not one.drawn:
            sums.streak = sums.streak + 1 if one.won else 0
            sums.best = max(sums.best, sums.streak)
        sign = -1 if _fewest(match.game) else 1
        if not match.result.early:
            share = one.won / max(1, len(match.result.winners))
            score = sign * match.result.scores[seat] or 0.0
            sums.course.append(Outcome(match.ended, share, score))
        for source in folded(match.result.sources) if game else ():
            points = sums.points.get(source.name, 0) + sign * source.points[seat]
            sums.points[source.name] = points
        for aid, times in aids_of(match.aids, seat).items():
            sums.aids[aid] = sums.aids.get(aid, 0) + times
        turns.append(match.turns)
    if turns:
        sums.lengths = Lengths(min(turns), sum(turns) / len(turns), max(turns))
    return sums


def aids_of(aids: Mapping[str, int], seat: Player | None = None) -> dict[str, int]:
    """Returns how often each aid was used, by that seat (None: by anybody).

    What one of several people used is kept with their seat ("hint@1").
    """
    found: dict[str, int] = {}
    for key, times in aids.items():
        aid, _, user = key.partition("@")
        if times and (seat is None or user in ("", str(seat))):
            found[aid] = found.get(aid, 0) + times
    return found


def _fewest(game: str) -> bool:
    """Returns True if the game's winner has the fewest points; such scores are kept negative."""
    known = games().get(game)
    return known is not None and known.info.fewest


def seat_of(seats: Sequence[Seat], person: str = "") -> Player | None:
    """Finds the seat that a person played from the first to the last move; None when there is
    none, or when it is not clear who is meant.

    Args:
        person: by name; "" = whoever was the only person at the table.
    """
    people = [
        (place, sitter.name)
        for place, seat in enumerate(seats)
        for sitter in seat.sitters
        if sitter.human and person in ("", sitter.name)
    ]
    place = people[0][0] if len(people) == 1 else 0
    return place if len(people) == 1 and not seats[place].past else None


def took_part(seats: Sequence[Seat], person: str) -> bool:
    """Returns True if a person played a place for a part of the match; "" = the only person."""
    shared = {
        sitter.name
        for seat in seats
        for sitter in seat.sitters
        if sitter.human and (seat.past or not person)
    }
    return person in shared if person else len(shared) == 1


def _tally(match: Finished, seat: Player) -> Tally:
    winners = match.result.winners
    won = seat in winners
    return Tally(
        played=1,
        won=int(won),
        shared=int(won and len(winners) > 1),
        helped=int(won and bool(aids_of(match.aids, seat))),
        lost=int(bool(winners) and not won),
        drawn=int(not winners),
    )


def level_of(seats: Sequence[Seat]) -> str:
    """The strongest rabbit at a table: a level, OTHER, or PEOPLE where there was none."""
    levels = [seat.level for seat in seats if not seat.human]
    known = [level for level in LEVELS if level in levels]
    if known:
        return known[-1]
    return OTHER if levels else PEOPLE


def _plus(one: Tally, other: Tally) -> Tally:
    return Tally(*(a + b for a, b in zip(one, other)))
