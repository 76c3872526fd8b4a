"""Agents: their budget, their decision, the heuristics a game may lend them, what they may see.

How agents choose lives in `uniform`, `greedy` and `search`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, Protocol

from tabletop.core.action import Action
from tabletop.core.game import Player, State


class Budget(NamedTuple):
    """Limits of an agent's thinking, whichever is reached first; None is no limit.

    Iterations and a seed repeat exactly, seconds do not.
    """

    seconds: float | None = None
    iterations: int | None = None


class Candidate(NamedTuple):
    """A move that was considered: what it is worth to the mover (0 to 1) and how often tried."""

    action: Action
    value: float
    visits: int


class Decision(NamedTuple):
    """A move and the reasons for it.

    Attributes:
        action: what the agent would do.
        value: what that is worth to the mover, from 0 (lost) to 1 (won).
        visits: how many trials the decision rests on.
        note: how it came about, for logs.
        candidates: the best moves, best first.
    """

    action: Action
    value: float
    visits: int
    note: str = ""
    candidates: tuple[Candidate, ...] = ()


class Agent(Protocol):
    """Chooses actions.

    It gets a state that `seat_clone` made, and must leave that state as it was.
    """

    def think(
        self, state: State, player: Player, budget: Budget, rng: Random
    ) -> Iterator[Decision]:
        """The best decision so far, every few milliseconds; the last one counts.

        Gives at least one.
        """


Evaluate = Callable[[Any], Sequence[float]]
Rollout = Callable[[Any, Player, Sequence[Action], Random], Action]
Prior = Callable[[Any, Player, Sequence[Action]], Sequence[float]]
Greedy = Callable[[Any, Player, Sequence[Action], Random], Sequence[float]]
Rests = Callable[[Any], bool]
Worlds = Callable[[Any, Player], Sequence[tuple[Any, float]] | None]
Likely = Callable[[Any, Player, Sequence[Action]], Sequence[float]]


class Glimpse(NamedTuple):
    """First look at choices where a match lasts long: playouts are judged on the way.

    Attributes:
        depth: decisions after which they are.
        doubt: by how much a chance judged there may be off (a standard deviation), held against
            playouts to the end.
        doubt_apart: by how much a difference of two may be.
    """

    depth: int
    doubt: float
    doubt_apart: float


class Foresight(NamedTuple):
    """Tree search of the decisions that follow a choice, for all seats, where the policy of the
    playouts plays too unlike strong players.

    Attributes:
        trials: of each such search; each choice has its own.
        worlds: so many are played by what one search found, then it is searched anew.
        waver: by how much a chance found with the help of one search may be off (a standard
            deviation), held against others.
        judged: a playout is judged where the search knows no further, instead of going on.
    """

    trials: int
    worlds: int
    waver: float
    judged: bool = False


def one_phase(state: Any) -> int:
    """All of the match is alike."""
    return 0


def anywhere(state: Any) -> float:
    """Weak players may err in any decision."""
    return 1.0


@dataclass(frozen=True)
class Heuristics:
    """Knowledge of a game about playing itself well (`HEURISTICS` of its `heuristics` module).

    Attributes:
        evaluate: what a state that is not over is worth to each seat, 0 to 1.
        rollout: the action a player takes where a search has stopped counting.
        prior: how promising each legal action looks, in any scale, none below 0 and not all 0;
            one at 0 is never tried; None = all alike.
        greedy: a score for each legal action, from what the player knows of a redetermined state.
        depth: decisions played by `rollout` beyond the tree before `evaluate` judges.
        rests: whether a state is quiet, such as between two rounds: there `evaluate` judges
            before `depth` is reached; None = no state is.
        phase: which part of the match a state lies in, from 0: chances are calibrated by it.
        phases: how many parts there are.
        slips: how far a weak player may err in this decision: 0 where what is not the best would
            be absurd, 1 as far as its level says, 2 where beginners take what looks twice as far
            behind.
        glimpse: the first look of an analysis; None = its playouts are short enough.
        likely: what a player may do in the playouts of an analysis, the likelier the better it
            looks; None = as `rollout` does.
        foresight: how an analysis looks ahead in its playouts; None = not at all.
        fitted: what with weights levels go by, where these can be used: "policy", "judge".
        paired: so many actions levels try by paired rollouts, which go by `prior`, `rollout`,
            `depth` and `rests` as a tree's trials do; 0 = levels search a tree.
        worlds: all worlds that a seat may hold possible, with their chances, where they are few
            enough to count a choice exactly (`ai.exact`), else None.
        likelihoods: how likely the players of an analysis do each action, in any scale; None = what
            they do has no luck.
    """

    evaluate: Evaluate
    rollout: Rollout
    prior: Prior | None
    greedy: Greedy
    depth: int = 0
    rests: Rests | None = None
    phase: Callable[[Any], int] = one_phase
    phases: int = 1
    slips: Callable[[Any], float] = anywhere
    glimpse: Glimpse | None = None
    foresight: Foresight | None = None
    likely: Rollout | None = None
    paired: int = 0
    fitted: tuple[str, ...] = ()
    worlds: Worlds | None = None
    likelihoods: Likely | None = None


def seat_clone(state: State, player: Player, seed: str, forget: float = 0.0) -> State:
    """The state as `player` knows it: a clone with everything else redrawn.

    Nothing but its result may reach an agent. Pass the same seed all match long where `forget`
    is above 0, so that the same facts stay forgotten; each seat forgets its own. `seed` may be
    the match's: the stream is none of the dealer's. Shuffled alike, a redraw would come out true.
    """
    clone = state.clone()
    clone.redeterminize(player, Random(f"redraw for seat {player}/{seed}"), forget)
    return clone


def outcome(state: State) -> tuple[float, ...]:
    """Returns each seat's share of a finished match: winners share 1; if none won, all do."""
    winners = state.result().winners
    players = state.players
    if not winners:
        return (1.0 / players,) * players
    share = 1.0 / len(winners)
    return tuple(share if seat in winners else 0.0 for seat in range(players))
