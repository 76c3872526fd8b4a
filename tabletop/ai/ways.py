"""The further steps of the seat whose choice is weighed, searched instead of played out.

As long as that seat goes on without luck, without another seat's choice and without learning
anything, all it does is one choice of several steps. A policy that plays them out may blunder where
nobody has to; a choice is therefore worth the best way on that is found. Whole ways are compared in
worlds of their own: the worlds in which the choice is then valued had no part in choosing its way,
so that no way is valued higher for having been lucky. The shortest way, "and then no more", is
always among them, so that no choice is charged with a step that nobody has to take.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from hashlib import sha256
from math import erf, exp, pi, sqrt
from statistics import fmean, pstdev
from typing import Final, NamedTuple

from tabletop.ai.rollouts import Guide, Plan, play_out, redrawn
from tabletop.core.action import Action
from tabletop.core.game import Player, State


class Effort(NamedTuple):
    """The work that is spent on the ways of one choice.

    Attributes:
        wide: unfinished ways that are gone on with from one step to the next, the policy's
            favourites.
        kept: whole ways that are compared.
        rounds: pairs (worlds, ways): after so many worlds no more ways than that are compared on.
    """

    wide: int
    kept: int
    rounds: tuple[tuple[int, int], ...]


FULL: Final = Effort(8, 10, ((4, 6), (12, 3), (36, 1)))
QUICK: Final = Effort(3, 4, ((4, 1),))
"""The first look before it, where numbers are wanted at once."""

WIDE: Final = Effort(16, 20, ((4, 12), (12, 6), (36, 1)))
"""Twice as wide, for what is to stand without doubt."""

EXPANDED: Final = 100
"""Positions that ways are gone on from, at most."""

LONGEST: Final = 16
"""Steps of a way, at most."""

TWINS: Final = 3
"""Further worlds in which a step is taken too; where they differ for the seat, it has learnt
something, and the way ends there."""

BEHIND: Final = 3.0
"""By so many standard errors a way must be behind to be dropped before that."""

TRUSTED: Final = 0.5
"""The part of the guide's worth that counts beside the chance to win: it differs between ways that
won and lost the same few worlds."""


class Way(NamedTuple):
    """A whole way on.

    Attributes:
        plan: its steps, the choice itself first.
        end: a digest of what it leads to; choices whose ways end alike come to the same.
        doubt: by how much the best way may be better, in chances to win: what the comparison
            leaves open, and what of the ways not compared could be expected.
    """

    plan: Plan
    end: str
    doubt: float


class _Node(NamedTuple):
    """A way under way.

    Attributes:
        score: by how much its steps were less than the policy's favourites, in the guide's unit.
        states: the state it led to, and the twins it led to in other worlds.
    """

    score: float
    plan: Plan
    states: tuple[State, ...]


class Ways:
    """The search for the best ways on after the choices of one analysis.

    Ways that end alike are played out once, whichever choice they begin with.
    """

    def __init__(
        self, root: State, player: Player, guide: Guide, seed: str, effort: Effort = FULL
    ) -> None:
        """
        Args:
            root: a state redrawn for `player`; it stays as it is.
            seed: the luck of all worlds it is searched in.
        """
        self._effort = effort
        self._root, self._player, self._guide = root, player, guide
        self._seed = f"{seed}/ways"
        self._twins: list[State] = []
        self._worlds: list[tuple[State, float]] = []
        self._played: dict[str, list[tuple[float, float]]] = {}

    def after(self, plan: Plan) -> Generator[None, None, Way]:
        """Searches for the best way that begins with this choice, a position or playout a step."""
        if not self._twins:
            numbers = range(-TWINS, 0)
            self._twins = [redrawn(self._root, self._player, self._seed, n)[0] for n in numbers]
        states = self._after((self._root, *self._twins), plan)
        if states is None:
            return Way(plan, "", 0.0)
        whole, cut = yield from self._whole_ways(_Node(0.0, plan, states))
        if len(whole) == 1:
            ((end, node),) = whole.items()
            return Way(node.plan, end, 0.0)
        return (yield from self._compared(whole, cut))

    # The ways there are

    def _after(self, states: Sequence[State], steps: Sequence[Action]) -> tuple[State, ...] | None:
        """Returns each world after the steps; None if one of them does not allow the steps."""
        found = []
        for state in states:
            after = state.clone()
            for action in steps:
                if self._player not in after.actors():
                    return None
                if action not in after.legal_actions(self._player):
                    return None
                after.apply(self._player, action)
            found.append(after)
        return tuple(found)

    def _goes_on(self, states: Sequence[State]) -> bool:
        """Checks whether the seat is to decide next, and in all worlds knows the same."""
        player = self._player
        if any(player not in state.actors() for state in states):
            return False
        return len({state.info_key(player) for state in states}) == 1

    def _whole_ways(self, first: _Node) -> Generator[None, None, tuple[dict[str, _Node], bool]]:
        """The ways that are compared, by what they lead to, and whether there are others."""
        whole: dict[str, _Node] = {}
        level = {_end(first.states): first}
        seen: set[str] = set()
        positions, cut = 0, False
        while level:
            seen.update(level)
            unfinished = [node for node in level.values() if self._goes_on(node.states)]
            whole.update((k, n) for k, n in level.items() if not self._goes_on(n.states))
            unfinished.sort(key=lambda node: -node.score)
            cut = cut or len(unfinished) > self._effort.wide
            level = {}
            for node in unfinished[: self._effort.wide]:
                if len(node.plan) >= LONGEST or positions >= EXPANDED:
                    whole[_end(node.states)], cut = node, True
                    continue
                positions += 1
                yield
                for key, longer in self._one_step(node):
                    known = level.get(key)
                    if key not in seen and (known is None or known.score < longer.score):
                        level[key] = longer
        ends = sorted(whole, key=lambda end: -whole[end].score)
        shortest = min(ends, key=lambda end: len(whole[end].plan))
        kept = ends[: self._effort.kept]
        if shortest not in kept:
            kept[-1] = shortest
        return {end: whole[end] for end in kept}, cut or len(ends) > len(kept)

    def _one_step(self, node: _Node) -> Iterator[tuple[str, _Node]]:
        """All ways that are one step longer, with the digests of what they lead to."""
        state = node.states[0]
        legal = state.legal_actions(self._player)
        given = self._guide.scores(state, self._player, legal) if len(legal) > 1 else (0.0,)
        best = max(given)
        for action, score in zip(legal, given):
            after = self._after(node.states, (action,))
            if after is not None:
                longer = _Node(node.score + score - best, (*node.plan, action), after)
                yield _end(after), longer

    # Which is best

    def _compared(self, ways: dict[str, _Node], cut: bool) -> Generator[None, None, Way]:
        """The best of these ways."""
        alive = list(ways)
        behind: dict[str, tuple[float, float]] = {}
        for worlds, left in self._effort.rounds:
            for end in alive:
                yield from self._play(ways[end].plan, end, worlds)
            rows = {end: self._played[end][:worlds] for end in alive}
            scale = _scale([pair for row in rows.values() for pair in row])
            valued = {end: [c + scale * w for c, w in row] for end, row in rows.items()}
            alive.sort(key=lambda end: -fmean(valued[end]))
            best, *others = alive
            for end in others:
                behind[end] = _apart([c for c, _ in rows[best]], [c for c, _ in rows[end]])
            near = [end for end in others if _near(*_apart(valued[best], valued[end]))]
            alive = [best, *near[: left - 1]]
            if len(alive) == 1:
                break
        hopes = [_hope(*each) for end, each in behind.items() if end != best]
        if cut:
            means = [fmean(c for c, _ in self._played[end]) for end in ways]
            hopes.append(_hope(max(means) - fmean(means), pstdev(means)))
        return Way(ways[best].plan, best, max(hopes))

    def _play(self, plan: Plan, end: str, worlds: int) -> Iterator[None]:
        """Plays a way out in so many worlds, as far as it was not."""
        rows = self._played.setdefault(end, [])
        while len(rows) < worlds:
            number = len(rows)
            if number == len(self._worlds):
                self._worlds.append(redrawn(self._root, self._player, self._seed, number))
            world, luck = self._worlds[number]
            verdict = play_out(self._guide, world.clone(), self._player, plan, luck)
            rows.append((verdict.chance, verdict.worth))
            yield


def _end(states: Sequence[State]) -> str:
    """The same for ways that end alike in every world that was looked at."""
    return sha256("/".join(state.digest() for state in states).encode()).hexdigest()[:16]


def _near(behind: float, error: float) -> bool:
    """Checks whether a way may still be the best."""
    return behind <= BEHIND * error


def _scale(pairs: Sequence[tuple[float, float]]) -> float:
    """The chance to win that one of the guide's unit counts for."""
    chances, worths = pstdev(chance for chance, _ in pairs), pstdev(worth for _, worth in pairs)
    if worths == 0.0:
        return 0.0
    return TRUSTED * chances / worths if chances > 0.0 else 1e-6


def _apart(ones: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """The mean by which `ones` are more, world by world, and its standard error."""
    apart = [one - other for one, other in zip(ones, others)]
    return fmean(apart), pstdev(apart) / sqrt(max(1, len(apart) - 1))


def _hope(behind: float, error: float) -> float:
    """The gain to be expected of one that is behind by so much, give or take the error, were it
    known how good it is."""
    if error == 0.0:
        return 0.0
    far = behind / error
    return (
        error * exp(-far * far / 2.0) / sqrt(2.0 * pi) - behind * (1.0 - erf(far / sqrt(2.0))) / 2.0
    )
