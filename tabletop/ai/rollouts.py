"""Paired rollouts: a seat's choices, each tried in the same worlds with the same luck.

Every world is a clone in which all that the seat does not know is redrawn. In it each candidate is
played on, by a policy for all seats and with the same stream of dealer's luck, to where the game
rests or ends, and is judged there. What two candidates differ by is so measured on equal worlds,
where most of the luck cancels. Candidates that do worse are dropped by halves, so that the trials
go to those that are hard to tell apart. Knows no game; no clock is read here.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from random import Random
from typing import Any, NamedTuple

from tabletop.ai.agent import Foresight, Heuristics, Likely, Worlds
from tabletop.core.action import Action
from tabletop.core.game import CHANCE, Player, State

KEPT = 6
"""Candidates that are tried at all: the policy's favourites."""

FLOOR = 30
"""Trials on which a value must rest before it is shown to anybody."""

DOUBTED = 8
"""As many trials the guide's `noise` counts for, until the trials themselves tell the noise."""

Plan = tuple[Action, ...]
"""A whole choice: its first action, and those the seat means to take next."""


class Meant(NamedTuple):
    """A whole choice, and how good it looks to the policy, in the unit of its scores."""

    plan: Plan
    score: float


Planner = Callable[[Any, Player, Sequence[Action], Sequence[float]], Sequence[Meant]]
"""The whole choices of a seat, best first: from the legal actions and their scores."""


class Watch(NamedTuple):
    """Somebody waits for a moment of a playout.

    Attributes:
        came: whether it has come, asked after each action until it has.
        note: is shown the world then.
    """

    came: Callable[[Any], bool]
    note: Callable[[Any], object]


Best = Callable[[State, Player], Action | None]
"""Returns a seat's action there as far as somebody looked ahead; None where nobody did."""


class Ahead(NamedTuple):
    """The way playouts look ahead, and the heuristics of the search that does it."""

    how: Foresight
    heuristics: Heuristics


class Verdict(NamedTuple):
    """The judged worth of a state to one seat.

    Attributes:
        worth: in the unit of the guide's scores (points of lead, or chances).
        chance: to win; shared wins count their share.
    """

    worth: float
    chance: float


@dataclass(frozen=True)
class Guide:
    """A game's part in paired rollouts.

    Attributes:
        scores: how good each legal action looks to the policy; differences are in the unit of
            `Verdict.worth`.
        play: what the policy does in a playout.
        judge: what a state is worth to a seat, at rest, or at the end of the match.
        rests: whether a playout ends here and is judged; only asked where a seat decides.
        depth: decisions with a choice after which a playout is judged wherever it stands.
        doubt: by how much a difference of two scores may be off (a standard deviation).
        noise: by how much one paired trial may be off, before trials have told it themselves.
        cost: trials of a tree search that take as long as one playout.
        plans: whole choices where a choice has several steps; None = each action is a choice.
        kept: so many of them are tried.
        ahead: how the playouts of an analysis look ahead; None = not at all.
        further: whether an analysis searches the seat's own further steps (`ai.ways`).
        worlds: the worlds a seat holds possible where they are few, so that an analysis counts
            exactly (`ai.exact`); likely: how likely players of playouts do each action there, in
            any scale, None = they do what `play` says, without luck. As in `Heuristics`.
    """

    scores: Callable[[Any, Player, Sequence[Action]], Sequence[float]]
    play: Callable[[Any, Player, Sequence[Action], Random], Action]
    judge: Callable[[Any, Player], Verdict]
    rests: Callable[[Any], bool]
    depth: int
    doubt: float
    noise: float
    cost: int = 1
    plans: Planner | None = None
    kept: int = KEPT
    ahead: Ahead | None = None
    further: bool = False
    worlds: Worlds | None = None
    likely: Likely | None = None

    def choices(
        self, root: Any, player: Player, legal: Sequence[Action] | None = None
    ) -> list[Meant]:
        """The whole choices there are in a state, the most promising first.

        Args:
            legal: those that begin with one of these; None = all.
        """
        actions = root.legal_actions(player)
        given = self.scores(root, player, actions)
        if legal is not None:
            pairs = [pair for pair in zip(actions, given) if pair[0] in legal]
            actions, given = [action for action, _ in pairs], [score for _, score in pairs]
        if self.plans is not None:
            return list(self.plans(root, player, actions, given))
        alone = (Meant((action,), score) for action, score in zip(actions, given))
        return sorted(alone, key=lambda meant: -meant.score)


class Choice(NamedTuple):
    """The worth found of a candidate.

    Attributes:
        plan: the whole choice; its first action is what would be done now.
        chance, error: to win, and the standard error.
        trials: playouts it rests on.
        behind, behind_error: the chance by which the best is better, on the worlds that both were
            tried in, and its standard error.
        worth_behind: the same in the guide's unit.
    """

    plan: Plan
    chance: float
    error: float
    trials: int
    behind: float
    behind_error: float
    worth_behind: float

    @property
    def action(self) -> Action:
        return self.plan[0]


class Evaluation(NamedTuple):
    """The answer about a seat's choices.

    Attributes:
        choices: all candidates, the one to be played first, the others by what they are worth.
        trials: playouts in all.
        worlds: redrawn worlds in all.
        seed: with it and as many trials the same comes out.
    """

    choices: tuple[Choice, ...]
    trials: int
    worlds: int
    seed: str


class Candidate:
    """A plan under trial: what each world it was tried in gave, in the order of the worlds."""

    __slots__ = ("chances", "plan", "score", "worths")

    def __init__(self, plan: Plan, score: float) -> None:
        self.plan = plan
        self.score = score
        self.worths: list[float] = []
        self.chances: list[float] = []


class Rollouts:
    """The trials of one decision; asked for more, they go on from what there is.

    Attributes:
        candidates: all that are tried, the policy's favourite first.
        alive: those that are still tried.
        trials: playouts so far.
    """

    def __init__(
        self, root: State, player: Player, guide: Guide, seed: str, *, kept: int = KEPT
    ) -> None:
        """
        Args:
            root: a state redrawn for `player`; it stays as it is.
            seed: the trials' whole luck.
            kept: how many candidates are tried.
        """
        self._root = root
        self._player = player
        self._guide = guide
        self._seed = seed
        self._world: State | None = None
        self._luck = 0.0
        self._worlds = 0
        self._waiting: list[Candidate] = []
        self.trials = 0
        favourites = guide.choices(root, player)[:kept]
        self.candidates = [Candidate(meant.plan, meant.score) for meant in favourites]
        self.alive = list(self.candidates)

    # Trials

    def trial(self) -> None:
        """Plays one candidate once; when all of a world are played, the next world is drawn."""
        for _ in self.trial_in_steps():
            pass

    def trial_in_steps(self) -> Iterator[None]:
        """The same, handing back control before each decision of the policy."""
        if not self._waiting:
            self._next_world()
        candidate = self._waiting.pop()
        assert self._world is not None
        world = self._world.clone() if self._waiting else self._world
        plan, luck = candidate.plan, self._luck
        verdict = yield from playing_out(self._guide, world, self._player, plan, luck)
        candidate.worths.append(verdict.worth)
        candidate.chances.append(verdict.chance)
        self.trials += 1

    @property
    def between_worlds(self) -> bool:
        """True when all candidates alive were tried in the same worlds."""
        return not self._waiting

    def _next_world(self) -> None:
        self._world, self._luck = redrawn(self._root, self._player, self._seed, self._worlds)
        self._worlds += 1
        self._waiting = self.alive[::-1]

    # What is known

    def halve(self) -> None:
        """Drops the worse half of those alive, by what is thought of them now."""
        ranking = self.ranking(self.alive)
        kept = ranking[: (len(ranking) + 1) // 2]
        self.alive = [each for each in self.alive if each in kept]

    def ranking(self, among: Sequence[Candidate]) -> list[Candidate]:
        """Candidates by what is thought of them, the best first.

        What the trials say of the difference to the policy's favourite, and what the policy's
        scores say of it, are weighed by how far each may be off.
        """
        thought = self._thought(among)
        return sorted(among, key=lambda each: -thought[id(each)])

    def _thought(self, among: Sequence[Candidate]) -> dict[int, float]:
        first = among[0]
        pairs = [_differences(each.worths, first.worths) for each in among[1:]]
        count = sum(map(len, pairs)) + DOUBTED
        spread = DOUBTED * self._guide.noise**2
        for pair in pairs:
            middle = _mean(pair)
            spread += sum((each - middle) ** 2 for each in pair)
        variance = max(spread / count, 1e-9)
        trust = 1.0 / self._guide.doubt**2
        found = {id(first): 0.0}
        for each, pair in zip(among[1:], pairs):
            weight = len(pair) / variance
            said = weight * _mean(pair) + trust * (each.score - first.score)
            found[id(each)] = said / (weight + trust)
        return found

    def settled(self, errors: float) -> bool:
        """Checks whether the best is ahead of all others alive by so many standard errors."""
        ranking = self.ranking(self.alive)
        if len(ranking) < 2:
            return True
        best = ranking[0]
        if len(best.worths) < FLOOR:
            return False
        for each in ranking[1:]:
            ahead, error = _mean_and_error(_differences(best.worths, each.worths))
            if ahead <= errors * error:
                return False
        return True

    def evaluation(self) -> Evaluation:
        """Returns the answer so far."""
        order = self.ranking(self.alive)
        dropped = [each for each in self.candidates if each not in order]
        dropped.sort(key=lambda each: (-len(each.worths), -_mean(each.worths)))
        best = order[0]
        choices = [_choice(each, best) for each in order]
        rest = [_choice(each, best) for each in dropped]
        rest.sort(key=lambda choice: choice.worth_behind)
        return Evaluation((*choices, *rest), self.trials, self._worlds, self._seed)


def redrawn(root: State, player: Player, seed: str, number: int) -> tuple[State, float]:
    """A world of that number as `player` may think it is, and the luck that is to fall in it.

    The same seed and number give the same world and luck.
    """
    luck = Random(f"{seed}/world {number}")
    world = root.clone()
    world.redeterminize(player, luck)
    return world, luck.random()


def play_out(
    guide: Guide,
    world: State,
    player: Player,
    plan: Plan,
    luck: float,
    watch: Watch | None = None,
    best: Best | None = None,
) -> Verdict:
    """Plays a whole choice of the player on in a world, in place, and judges what came of it.

    Args:
        luck: of the dealer and of the policy; the same for every choice tried in that world.
        watch: who waits for a moment of it.
        best: what the seats do first; from where it knows nothing on the policy plays, and where
            the guide says so it is judged there.
    """
    steps = playing_out(guide, world, player, plan, luck, watch, best)
    while True:
        try:
            next(steps)
        except StopIteration as ended:
            verdict: Verdict = ended.value
            return verdict


def playing_out(
    guide: Guide,
    world: State,
    player: Player,
    plan: Plan,
    luck: float,
    watch: Watch | None = None,
    best: Best | None = None,
    apply: Callable[[Player, Action], object] | None = None,
) -> Generator[None, None, Verdict]:
    """The same, handing back control before each decision of the policy.

    Args:
        apply: carries out in the world what is done there; None = nobody looks on.
    """
    apply = apply or world.apply
    dealer, playing = Random(luck), Random(1.0 + luck)
    apply(player, plan[0])
    meant = list(plan[1:])
    left = guide.depth
    came = watch.came if watch is not None else None
    judged: Verdict | None = None
    while True:
        if came is not None and came(world):
            came = None
            if watch is not None:
                watch.note(world)
        if judged is not None and came is None:
            return judged
        actors = world.actors()
        if not actors:
            return judged or guide.judge(world, player)
        mover = actors[0]
        if mover == CHANCE:
            apply(CHANCE, world.sample_chance(dealer))
            continue
        if guide.rests(world):
            return judged or guide.judge(world, player)
        legal = world.legal_actions(mover)
        if len(legal) == 1:
            if meant and mover == player and meant[0] == legal[0]:
                del meant[0]
            apply(mover, legal[0])
        elif meant and mover == player and meant[0] in legal:
            apply(mover, meant.pop(0))
        elif left:
            left -= 1
            yield
            found = best(world, mover) if best is not None else None
            if best is not None and found is None:
                best = None
                if guide.ahead is not None and guide.ahead.how.judged:
                    judged = guide.judge(world, player)
                    continue
            if found is None:
                found = guide.play(world, mover, legal, playing)
            apply(mover, found)
        else:
            return judged or guide.judge(world, player)


def _choice(candidate: Candidate, best: Candidate) -> Choice:
    chance, error = _mean_and_error(candidate.chances)
    behind = behind_error = worth_behind = 0.0
    if candidate is not best:
        behind, behind_error = _mean_and_error(_differences(best.chances, candidate.chances))
        worth_behind = _mean(_differences(best.worths, candidate.worths))
    trials = len(candidate.worths)
    return Choice(candidate.plan, chance, error, trials, behind, behind_error, worth_behind)


def _differences(ones: Sequence[float], others: Sequence[float]) -> list[float]:
    """World by world, for the worlds that both were tried in."""
    return [one - other for one, other in zip(ones, others)]


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def _mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error; of fewer than two numbers the error is unknown."""
    count = len(numbers)
    middle = _mean(numbers)
    if count < 2:
        return middle, inf
    spread = sum((number - middle) ** 2 for number in numbers) / (count - 1)
    return middle, sqrt(spread / count)
