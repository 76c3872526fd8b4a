"""The final count of a match: its rows in the order in which they decide most, and in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tabletop.core.final_count import Row, rows_of
from tabletop.core.game import Player
from tabletop.session.running import Running
from tabletop.words import Seat
from tabletop.words.books import book

say: Final = book("session").say


class Step(NamedTuple):
    """One row of the count.

    Attributes:
        before, after: what each seat had when the row came, and has with it.
        leaders: the seats that lead with it.
        takes: whether its seat took the lead by it.
    """

    row: Row
    before: tuple[int, ...]
    after: tuple[int, ...]
    leaders: tuple[Player, ...]
    takes: bool


def counts(running: Running) -> bool:
    """Returns True if the match has ended by the rules, so that there is something to count."""
    return running.result is not None and not running.result.early


def steps(running: Running) -> tuple[Step, ...]:
    """Returns the count of a match that has ended by the rules, row by row."""
    state = running.match.state
    return counted(rows_of(state), state.players)


def counted(rows: Sequence[Row], players: int) -> tuple[Step, ...]:
    """Returns rows in their order: the smallest of a seat first, and after each row the seat that
    lies last; where points are only lost, the seat that leads. So the lead changes in sight."""
    totals, found = [0] * players, list[Step]()
    leaders = _leaders(totals)
    for stage in sorted({row.stage for row in rows}):
        left = [row for row in rows if row.stage == stage]
        sign = 1 if any(row.points > 0 for row in left) else -1
        if stage:
            left.sort(key=lambda row: (row.points > 0, abs(row.points), row.seat))
        while left:
            row = min(left, key=lambda row: stage and sign * totals[row.seat])
            left.remove(row)
            before = tuple(totals)
            totals[row.seat] += row.points
            was, leaders = leaders, _leaders(totals)
            takes = bool(stage) and row.seat in leaders and row.seat not in was
            found.append(Step(row, before, tuple(totals), leaders, takes))
    return tuple(found)


def _leaders(totals: Sequence[int]) -> tuple[Player, ...]:
    best = max(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == best)


def first_shown(found: Sequence[Step]) -> int:
    """Returns the number of rows that everybody knew before the count."""
    return sum(step.row.stage == 0 for step in found)


def told_rows(running: Running) -> list[str]:
    """Returns the whole count in words, a sentence for each row."""
    fewest = running.match.game.info.fewest
    return [sentence(step, running.names, fewest) for step in steps(running)]


def sentence(step: Step, names: tuple[str, ...], fewest: bool = False) -> str:
    """Returns a row in words: whose, what, how many points, how many now, who leads."""
    seat, sign = step.row.seat, -1 if fewest else 1
    n, total = sign * step.row.points, sign * step.after[seat]
    who, row = Seat(seat), step.row.title
    return say("counted-row", names, who=who, row=row, n=n, total=total, takes=step.takes)
