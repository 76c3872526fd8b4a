"""Going through a finished match: each choice of a person beside what the analysis would do.

The analysis itself is the agents', the screen is `scenes.review`.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from tabletop.ai.agent import Decision
from tabletop.core.action import Action
from tabletop.core.game import CHANCE, Player, State
from tabletop.session.running import Running

SLIP = 0.03
MISTAKE = 0.08
"""From how much of the chance to win on a choice is a slip, and a mistake. Less is within what
two looks of the analysis differ by."""

Kind = Literal["good", "slip", "mistake"]


class Moment(NamedTuple):
    """A choice a person made among several.

    Attributes:
        ply: its place in the log.
        turn: the number of its turn, from 1.
        state: the true state before it.
        done: the choice in words, as the game describes it.
    """

    ply: int
    seat: Player
    turn: int
    state: State
    action: Action
    done: str


class Verdict(NamedTuple):
    """What the analysis says of a choice.

    Attributes:
        best: what it would have done, in words.
        same: whether that is what was done.
        value, got: the chance to win by the best and by what was done, 0 to 1.
    """

    best: str
    same: bool
    value: float
    got: float

    @property
    def loss(self) -> float:
        """How much of the chance to win was given away, 0 to 1."""
        return 0.0 if self.same else max(0.0, self.value - self.got)

    @property
    def kind(self) -> Kind:
        if self.loss < SLIP:
            return "good"
        return "slip" if self.loss < MISTAKE else "mistake"


class Tally(NamedTuple):
    """How many choices were looked at, what they were, and the mean loss of one, 0 to 1."""

    looked: int
    good: int
    slips: int
    mistakes: int
    mean: float


class Review:
    """The choices of the people in a match, and what was found about them so far.

    Attributes:
        moments: every choice among several, in order.
        verdicts: by ply; None where the analysis failed.
    """

    def __init__(self, running: Running) -> None:
        self.running = running
        self.moments = moments(running)
        self.verdicts: dict[int, Verdict | None] = {}

    @property
    def done(self) -> bool:
        return len(self.verdicts) == len(self.moments)

    def following(self) -> Moment | None:
        """The first choice that was not looked at yet."""
        return next((m for m in self.moments if m.ply not in self.verdicts), None)

    def judge(self, moment: Moment, decision: Decision | None) -> None:
        """Takes what the analysis found about a choice; None = it failed."""
        verdict = None
        if decision is not None:
            values = {candidate.action: candidate.value for candidate in decision.candidates}
            got = values.get(moment.action)
            if got is not None:
                best = _words(self.running, moment.state, moment.seat, decision.action)
                same = decision.action == moment.action
                verdict = Verdict(best, same, decision.value, got)
        self.verdicts[moment.ply] = verdict

    def costliest(self) -> list[Moment]:
        """The moments, what gave most away first; those not looked at yet last."""
        return sorted(self.moments, key=lambda moment: (-self._loss(moment), moment.ply))

    def tally(self) -> Tally:
        found = [verdict for verdict in self.verdicts.values() if verdict is not None]
        kinds = [verdict.kind for verdict in found]
        mean = sum(verdict.loss for verdict in found) / len(found) if found else 0.0
        good, slips, mistakes = (kinds.count(kind) for kind in ("good", "slip", "mistake"))
        return Tally(len(self.verdicts), good, slips, mistakes, mean)

    def _loss(self, moment: Moment) -> float:
        verdict = self.verdicts.get(moment.ply)
        return verdict.loss if verdict is not None else -1.0


def moments(running: Running) -> list[Moment]:
    """Every choice among several that a person made, in the order of the log."""
    match, people = running.match, running.humans
    state = match.game.start(match.players, match.options)
    turns = running.turns()
    found: list[Moment] = []
    for ply, (player, action) in enumerate(match.log):
        if player != CHANCE and player in people and len(state.legal_actions(player)) > 1:
            before = state.clone()
            done = _words(running, before, player, action)
            found.append(Moment(ply, player, turns[ply], before, action, done))
        state.apply(player, action)
    return found


def _words(running: Running, state: State, seat: Player, action: Action) -> str:
    words = running.match.game.words
    return words.describe(action, state.view(seat)) if words is not None else ""
