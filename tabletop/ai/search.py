"""Information-set Monte-Carlo tree search, the agent that looks ahead. Knows no game.

Every trial plays in a world of its own: a clone in which all that the root's seat does not know is
redrawn. Statistics belong to what the mover knows (`info_key`), so one tree serves all worlds, and
a seat never uses in the tree what it could not know at the table. As the legal actions of a seat
follow from what it knows, a node's list of actions is whole in every world that reaches the node,
and how often an action was available is the node's own count of visits.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from math import sqrt
from random import Random
from time import perf_counter

from tabletop.ai.agent import Agent, Budget, Candidate, Decision, Heuristics, outcome
from tabletop.ai.greedy import DEAR, REACH, SHOWN, forced, sensible
from tabletop.core.action import Action
from tabletop.core.game import CHANCE, Player, State

EXPLORATION = 0.7
"""Weight of trying what was little tried against what did well; values run from 0 to 1."""

SLICE_SECONDS = 0.002
"""The search hands back control at least this often."""

CHECK = 32
"""So many trials apart a search whose trials are counted asks whether it is settled."""

NODE_LIMIT = 60_000
"""Nodes a search keeps; beyond, trials still count but the tree grows no more (about 80 MB)."""

PATH_LIMIT = 200
"""Decisions a trial makes inside the tree before the state is judged as it stands."""

DEFAULT_ITERATIONS = 1_000
"""Trials where a budget sets no limit at all."""


class Node:
    """The statistics of one seat's decision in one state of its knowledge.

    Attributes:
        visits: trials that chose here.
        counts, totals: for each action how often it was chosen, and the sum of what it brought.
        priors: for each action how promising it looked, summing to 1; None until the first choice
            here, as most nodes are reached once only.
        worth: what the state was judged to be worth to the mover when first reached.
    """

    __slots__ = ("actions", "counts", "priors", "totals", "visits", "worth")

    def __init__(self, actions: Sequence[Action]) -> None:
        self.actions = actions
        self.visits = 0
        self.counts = [0] * len(actions)
        self.totals = [0.0] * len(actions)
        self.priors: Sequence[float] | None = None
        self.worth = 0.5

    def choose(self, priors: Sequence[float]) -> int:
        """The index of the action to try next.

        What did well and what was tried too little for how promising it looked. An action never
        tried counts as what the state itself looked worth.
        """
        visits = self.visits
        reach = EXPLORATION * sqrt(visits + 1)
        worth = self.worth
        best = -1.0
        choice = 0
        rows = zip(self.counts, self.totals, priors)
        for index, (count, total, prior) in enumerate(rows):
            if count:
                score = total / count + reach * prior / (count + 1)
            elif prior:
                score = worth + reach * prior
            else:
                continue
            if score > best:
                best = score
                choice = index
        return choice

    def tried(self, index: int) -> tuple[int, float]:
        """Returns an action's number of tries and its total value; the action with the most is
        played."""
        return self.counts[index], self.totals[index]

    def best(self) -> int:
        """The index of what is played."""
        return max(range(len(self.actions)), key=self.tried)

    def ranking(self) -> list[int]:
        """The indices of all actions, what is played first."""
        return sorted(range(len(self.actions)), key=self.tried, reverse=True)


class SearchAgent(Agent):
    """Plays what a tree search over redrawn worlds tried most.

    With `noise` it slips now and then: with that chance it plays what was tried most of the others
    that look sensible, where there are any and the game lets weak players err; with a `reach` they
    may look so much less promising, as greedy ones' errors may, and need not have been tried.
    """

    def __init__(
        self, heuristics: Heuristics, noise: float = 0.0, reach: float = 0.0
    ) -> None:
        self._heuristics = heuristics
        self._noise = noise
        self._reach = reach

    def think(
        self, state: State, player: Player, budget: Budget, rng: Random
    ) -> Iterator[Decision]:
        if len(state.legal_actions(player)) == 1:
            yield forced(state, player, self._heuristics)
            return
        search = Search(state, player, self._heuristics, rng)
        if search.only_one_is_thinkable():
            search.trial()
            yield search.decision()
            return
        slips = self._noise > 0.0 and rng.random() < self._noise
        far = self._heuristics.slips(state) if slips else 0.0
        if far:
            far = self._reach * far or REACH
        seconds, iterations = budget
        if seconds is None and iterations is None:
            iterations = DEFAULT_ITERATIONS
        began = handed_back = now = perf_counter()
        end = None if seconds is None else began + seconds
        done = 0
        while (iterations is None or done < iterations) and (end is None or now < end):
            search.trial()
            done += 1
            if iterations is not None and done % CHECK == 0 and search.settled(iterations - done):
                break
            now = perf_counter()
            if now - handed_back >= SLICE_SECONDS:
                if end is not None and search.settled(done * (end - now) / (now - began)):
                    break
                yield search.decision()
                now = handed_back = perf_counter()
        yield search.slip(far) if far else search.decision()


class Search:
    """One search: the root, the nodes found so far and the generator all its luck comes from."""

    def __init__(self, root: State, player: Player, heuristics: Heuristics, rng: Random) -> None:
        self.trials = 0
        self._root = root
        self._player = player
        self._heuristics = heuristics
        self._rng = rng
        self._nodes: dict[tuple[Player, Hashable], Node] = {}
        self._start = self._grow(root, player, (player, root.info_key(player)))

    def trial(self) -> None:
        """Plays once from the root to a new node, judges it, and tells all nodes on the way."""
        world = self._root.clone()
        world.redeterminize(self._player, self._rng)
        self.trial_from(world)

    def trial_from(self, world: State) -> None:
        """The same from a state that lies beyond the root, in place."""
        path: list[tuple[Node, int, Player]] = []
        values = self._descend(world, path)
        for node, index, mover in path:
            node.visits += 1
            node.counts[index] += 1
            node.totals[index] += values[mover]
        self.trials += 1

    def _descend(self, world: State, path: list[tuple[Node, int, Player]]) -> Sequence[float]:
        nodes = self._nodes
        rng = self._rng
        while len(path) < PATH_LIMIT:
            actors = world.actors()
            if not actors:
                return outcome(world)
            mover = actors[0]
            if mover == CHANCE:
                world.apply(CHANCE, world.sample_chance(rng))
                continue
            key = (mover, world.info_key(mover))
            node = nodes.get(key)
            if node is None:
                if len(nodes) >= NODE_LIMIT:
                    return self._judge(world)
                node = self._grow(world, mover, key)
                if len(node.actions) > 1:
                    values = self._judge(world)
                    node.worth = values[mover]
                    return values
            if len(node.actions) == 1:
                world.apply(mover, node.actions[0])
                continue
            priors = node.priors
            if priors is None:
                priors = node.priors = self._look(world, mover, node.actions)
            index = node.choose(priors)
            path.append((node, index, mover))
            world.apply(mover, node.actions[index])
        return self._judge(world)

    def _grow(self, world: State, mover: Player, key: tuple[Player, Hashable]) -> Node:
        node = self._nodes[key] = Node(world.legal_actions(mover))
        return node

    def _look(self, world: State, mover: Player, actions: Sequence[Action]) -> Sequence[float]:
        """Returns the prior of each action; they sum to 1."""
        prior = self._heuristics.prior
        if prior is None:
            return (1.0 / len(actions),) * len(actions)
        given = prior(world, mover, actions)
        total = sum(given)
        return [weight / total for weight in given]

    def _judge(self, world: State) -> Sequence[float]:
        """Plays on for some decisions as the game's heuristics would, then judges the state."""
        rollout, rests = self._heuristics.rollout, self._heuristics.rests
        rng = self._rng
        decisions = self._heuristics.depth
        while True:
            actors = world.actors()
            if not actors:
                return outcome(world)
            mover = actors[0]
            if mover == CHANCE:
                world.apply(CHANCE, world.sample_chance(rng))
                continue
            if not decisions or (rests is not None and rests(world)):
                return self._heuristics.evaluate(world)
            decisions -= 1
            world.apply(mover, rollout(world, mover, world.legal_actions(mover), rng))

    def favourite(self, world: State, mover: Player) -> Action | None:
        """Returns the best action found for the mover there; None where none was ever tried."""
        node = self._nodes.get((mover, world.info_key(mover)))
        if node is None or not node.visits:
            return None
        return node.actions[node.best()]

    def only_one_is_thinkable(self) -> bool:
        """Checks whether the prior rules out all actions but one, which makes thinking idle."""
        start = self._start
        start.priors = self._look(self._root, self._player, start.actions)
        return sum(prior > 0.0 for prior in start.priors) == 1

    def settled(self, trials: float) -> bool:
        """Checks whether so many further trials cannot make any other action the one tried most."""
        second, first = sorted(self._start.counts)[-2:]
        return first - second > trials

    def decision(self) -> Decision:
        """Returns the action tried most, of equals the better."""
        node = self._start
        ranking = node.ranking()
        shown = [i for i in ranking[:SHOWN] if node.counts[i] or i == ranking[0]]
        candidates = tuple(
            Candidate(node.actions[i], _mean(node, i), node.counts[i]) for i in shown
        )
        best = candidates[0]
        note = f"{self.trials} trials, {len(self._nodes)} nodes"
        return Decision(best.action, best.value, best.visits, note, candidates)

    def slip(self, reach: float = REACH) -> Decision:
        """Returns the action tried most of the other sensible ones; the best where none is.

        One that was never tried is as good as it looks, and only a far `reach` comes to it.
        """
        decision = self.decision()
        node, priors = self._start, self._start.priors
        if priors is None:
            return decision
        fits = dict(zip(node.actions, sensible(priors, reach)))
        first, *others = decision.candidates
        least = first.value - DEAR
        second = next((e for e in others if fits[e.action] and e.value >= least), None)
        if second is None and reach > REACH:
            second = self._next_untried(priors, fits)
        if second is None:
            return decision
        others = [each for each in others if each is not second]
        note = f"{decision.note}; a slip: the next best"
        return Decision(second.action, second.value, second.visits, note, (second, first, *others))

    def _next_untried(
        self, priors: Sequence[float], fits: Mapping[Action, bool]
    ) -> Candidate | None:
        """The sensible action that looks most promising of those never tried."""
        node = self._start
        untried = [
            index
            for index, action in enumerate(node.actions)
            if fits[action] and not node.counts[index] and priors[index] > 0.0
        ]
        if not untried:
            return None
        index = max(untried, key=priors.__getitem__)
        return Candidate(node.actions[index], node.worth, 0)


def _mean(node: Node, index: int) -> float:
    count = node.counts[index]
    return node.totals[index] / count if count else node.worth
