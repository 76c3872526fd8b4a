"""Luck and skill apart, for every seat, so that they add up to how the match ended.

A seat's chance to win is known, with its error, before and after each of its own choices. What the
choice cost lies between the two; what the others gave away is known from what their choices cost
them by their own knowledge; all else that moved the chance from one choice to the next is luck, or
cannot be told from it. Nothing here analyses anything: the numbers are the review's.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt
from typing import NamedTuple

from tabletop.core.game import Player, Result
from tabletop.session.review import Review

PLAIN = 2.0
"""By so many standard errors a moment was lucky."""


class Looked(NamedTuple):
    """A choice that was looked at: who, when, the chance by the best, and what was given away: also
    where that may be nothing, as small losses left out would all be missing on one side."""

    ply: int
    turn: int
    seat: Player
    chance: float
    error: float
    lost: float
    lost_error: float


class Swing(NamedTuple):
    """The change of a seat's chance by luck between two of its own choices.

    Attributes:
        after: ply of the choice before it; -1 = the beginning of the match.
        before: ply of the choice after it, or how many plies the match has.
        turn: the turn in which it was over.
    """

    after: int
    before: int
    turn: int
    luck: float
    error: float


class Account(NamedTuple):
    """The parts of one seat's result; all are chances to win, 0 to 1, with their errors.

    even + start + own + gifts + luck = result.

    Attributes:
        even: what a seat among equals wins.
        start: the luck of the deal, up to the seat's first choice.
        own: what its own choices gave away, 0 or less.
        gifts: what the others gave away, shared evenly among those they played against.
        luck: all else after the first choice, what cannot be explained with it.
        result: 1 for a win, a share of it, or 0.
        swings: the luck taken apart, between each two of the seat's choices.
    """

    seat: Player
    even: float
    start: float
    start_error: float
    own: float
    own_error: float
    gifts: float
    gifts_error: float
    luck: float
    luck_error: float
    result: float
    swings: tuple[Swing, ...]

    @property
    def skill(self) -> float:
        """Returns the share of choices in the result: the others' gifts less the seat's own
        losses."""
        return self.own + self.gifts

    def luckiest(self) -> Swing | None:
        """The greatest stroke of luck that is one beyond its error; None where none is."""
        return max(self._plain(1.0), key=lambda swing: swing.luck, default=None)

    def unluckiest(self) -> Swing | None:
        """The same of bad luck."""
        return min(self._plain(-1.0), key=lambda swing: swing.luck, default=None)

    def _plain(self, way: float) -> list[Swing]:
        """The swings that way that are no chance: of many that are none one always looks great."""
        return [swing for swing in self.swings if way * swing.luck > PLAIN * swing.error]


class Told(NamedTuple):
    """An account in whole numbers, which add up as they stand: even + ... + luck = result."""

    even: int
    start: int
    own: int
    gifts: int
    luck: int
    result: int

    @property
    def skill(self) -> int:
        return self.own + self.gifts

    @property
    def fortune(self) -> int:
        """All luck, that of the deal and what came after it."""
        return self.start + self.luck


def told(account: Account, per: int = 100) -> Told:
    """An account as it is written: percents, or with `per` 1000 their tenths.

    Numbers that are rounded each by itself may miss their sum by one or two; then those give way
    that were furthest from what is written.
    """
    changes = (account.start, account.own, account.gifts, account.luck)
    even, result = round(per * account.even), round(per * account.result)
    parts = [round(per * change) for change in changes]
    missing = result - even - sum(parts)
    step = 1 if missing > 0 else -1
    astray = [step * (per * change - part) for change, part in zip(changes, parts, strict=True)]
    for at in sorted(range(len(parts)), key=lambda at: -astray[at])[: abs(missing)]:
        parts[at] += step
    start, own, gifts, luck = parts
    return Told(even, start, own, gifts, luck, result)


def looked(review: Review) -> list[Looked]:
    """All choices of a review that the analysis has an answer for."""
    found: list[Looked] = []
    for moment in review.moments:
        verdict = review.verdicts.get(moment.ply)
        if verdict is not None:
            found.append(
                Looked(
                    moment.ply, moment.turn, moment.seat, verdict.value, verdict.error,
                    verdict.behind, verdict.behind_error,
                )
            )
    return found


def accounts(review: Review) -> tuple[Account, ...]:
    """The ledger of a match that is over, from a review of all its seats; () of one that is not."""
    result, match = review.running.result, review.running.match
    if result is None:
        return ()
    turns = review.running.turn
    return ledger(looked(review), shares(result, match.players), match.ply, turns)


def shares(result: Result, players: int) -> tuple[float, ...]:
    """Returns each seat's share of the win; if nobody won, all seats share it."""
    winners = result.winners or tuple(range(players))
    return tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in range(players))


def ledger(
    choices: Sequence[Looked], shared: Sequence[float], plies: int, turns: int
) -> tuple[Account, ...]:
    """The accounts of all seats.

    Args:
        choices: of all seats, in the order of the log; those that were not looked at are missing,
            and what they cost then lies in the luck.
        shared: what the match was worth to each seat.
        plies, turns: how long it was.
    """
    return tuple(
        _account(seat, choices, shared[seat], len(shared), plies, turns)
        for seat in range(len(shared))
    )


def _account(
    seat: Player,
    choices: Sequence[Looked],
    result: float,
    players: int,
    plies: int,
    turns: int,
) -> Account:
    even = 1.0 / players
    own = [each for each in choices if each.seat == seat]
    others = [each for each in choices if each.seat != seat]
    part = 1.0 / max(1, players - 1)
    lost, lost_error = fsum(each.lost for each in own), _root([e.lost_error for e in own])
    gifts = part * fsum(each.lost for each in others)
    gifts_error = part * _root([each.lost_error for each in others])
    first, first_error = (own[0].chance, own[0].error) if own else (even, 0.0)
    before = [each for each in others if own and each.ply < own[0].ply]
    early = part * fsum(each.lost for each in before)
    start_error = _root([first_error, *(part * each.lost_error for each in before)])
    return Account(
        seat,
        even,
        first - even - early,
        start_error,
        -lost,
        lost_error,
        gifts,
        gifts_error,
        result - first + lost - (gifts - early),
        _root([first_error, lost_error, gifts_error]),
        result,
        _swings(own, others, result, part, plies, turns),
    )


def _swings(
    own: Sequence[Looked],
    others: Sequence[Looked],
    result: float,
    part: float,
    plies: int,
    turns: int,
) -> tuple[Swing, ...]:
    found: list[Swing] = []
    ends = [(each.ply, each.turn, each.chance, each.error) for each in own[1:]]
    for each, end in zip(own, [*ends, (plies, turns, result, 0.0)]):
        ply, turn, there, error = end
        given = [other for other in others if each.ply < other.ply < ply]
        luck = there - (each.chance - each.lost) - part * fsum(other.lost for other in given)
        errors = [error, each.error, each.lost_error, *(part * o.lost_error for o in given)]
        found.append(Swing(each.ply, ply, turn, luck, _root(errors)))
    return tuple(found)


def _root(errors: Sequence[float]) -> float:
    """The error of a sum of independent numbers with these errors."""
    return sqrt(fsum(each * each for each in errors))
