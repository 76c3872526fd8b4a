"""The moment at which a match turned, and the dearest choice of a person, from what is known."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.game import Player
from tabletop.core.match import Match
from tabletop.session.counting import sentence, steps
from tabletop.session.history import turns
from tabletop.session.ledger import accounts
from tabletop.session.review import SLIP, Moment, Review, Verdict
from tabletop.session.running import Running


class Turned(NamedTuple):
    """The moment at which a match turned.

    Attributes:
        ply: the action that did it.
        turn: its turn.
        gain: by how much the winner's chance rose, 0 to 1; 0 where nobody has studied the match.
        text, pieces: what was done, in words, and the pieces it is about.
    """

    ply: int
    turn: int
    gain: float
    text: str
    pieces: tuple[str, ...]


def study_of(running: Running) -> Review | None:
    """Returns what was found when the match was studied; None if it was not."""
    library, match = running.kept_in, running.id
    if library is None or match is None or not library.analyses(match):
        return None
    return Review(running, range(len(running.seats)), library=library)


def turned(running: Running, review: Review | None, lead: int | None) -> Turned | None:
    """Returns the largest swing that a study found; else the action with which the winner took the
    `lead` for good, None where nobody can see who leads."""
    result = running.result
    if result is None or len(result.winners) != 1 or result.early:
        return None
    ply, gain = _largest(review, result.winners[0]) if review is not None else (-1, 0.0)
    if ply < 0:
        ply, gain = (-1 if lead is None else lead), 0.0
    if ply < 0:
        return None
    turn = turns(running.match.steps)[ply]
    if ply == running.match.decisions()[-1] and (row := _decided_by(running, result.winners[0])):
        return Turned(ply, turn, gain, row, ())
    lines = [line for line in running.log(None) if line.ply == ply and not line.separator]
    if not lines:
        return None
    own = [line for line in lines if line.seat == result.winners[0]]
    told = own[-1] if own else lines[0]
    return Turned(ply, turn, gain, told.text, told.pieces)


def _decided_by(running: Running, winner: Player) -> str:
    """Returns the row of the final count by which the winner took the lead, in words; "" = none."""
    fewest = running.match.game.info.fewest
    took = [step for step in steps(running) if step.takes and step.row.seat == winner]
    return sentence(took[-1], running.names, fewest) if took else ""


CLOSE, CLEAR, LATE = 0.06, 0.3, 0.8
"""Shares of the winner's points by which a win is close or clear, and of a match's length after
which the lead was taken late."""


def manner(running: Running, lead: int | None) -> tuple[str, int]:
    """Returns how the match was won ("late", "close", "clear", "start"; "" = in no special way) and
    by how much; `lead` as in `turned`."""
    result = running.result
    if result is None or len(result.winners) != 1 or result.early or not result.by_points:
        return "", 0
    own = result.scores[result.winners[0]]
    by = int(own - max(s for seat, s in enumerate(result.scores) if seat != result.winners[0]))
    if by <= 0:
        return "", 0
    most = max(abs(score) for score in result.scores)
    length = len(running.match.log)
    if lead is not None and lead > LATE * length and by < CLEAR * most:
        return "late", by
    if by <= CLOSE * most:
        return "close", by
    if by >= CLEAR * most:
        return "clear", by
    return ("start" if lead is not None and lead < (1 - LATE) * length else "", by)


def _largest(review: Review, winner: Player) -> tuple[int, float]:
    """Returns the ply and size of the largest gain of the winner; (-1, 0) where none is known."""
    gains = [
        (verdict.loss, moment.ply)
        for moment in review.moments
        if moment.seat != winner and (verdict := review.verdicts.get(moment.ply)) is not None
    ]
    found = accounts(review)
    lucky = found[winner].luckiest() if found else None
    if lucky is not None and lucky.after >= 0:
        gains.append((lucky.luck, lucky.after))
    gain, ply = max(gains, default=(0.0, -1))
    return (ply, gain) if gain >= SLIP else (-1, 0.0)


def dearest(running: Running, review: Review) -> tuple[Moment, Verdict] | None:
    """Returns the choice that cost the only person most; None where none was worse than good."""
    people = running.humans
    found = [
        (verdict.loss, moment.ply, moment, verdict)
        for moment in review.moments
        if len(people) == 1 and moment.seat == people[0]
        and (verdict := review.verdicts.get(moment.ply)) is not None and verdict.kind != "good"
    ]
    best = max(found, key=lambda each: each[:2], default=None)
    return best[2:] if best is not None else None


def until(match: Match, ply: int) -> Match:
    """Returns the match as it stood after that action."""
    other = Match(match.game, match.players, match.options, match.seed, deal=False)
    other.replay(match.log[: ply + 1])
    return other
