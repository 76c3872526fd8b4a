"""Choices counted exactly, where all that is hidden or random is little enough to be listed.

The worlds that a seat holds possible are listed whole, and all luck that falls in them. Where that
seat chooses again, it does what is best over all worlds it cannot tell apart then; the others do
what the players of the playouts do, with the chance they do it. So the value of a choice is exact,
if the others play so. How much may be listed is a number of steps, never a time: the same question
has the same answer everywhere.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Generator, Hashable, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from tabletop.ai.luck import TooMany, every
from tabletop.ai.rollouts import Guide, Plan, redrawn
from tabletop.core.game import CHANCE, Player, State

REDRAWS: Final = 1_000
"""Courses of redrawing in which the possible worlds are looked for, at most."""

STEPS: Final = 30_000
"""Steps that may be taken in all, those of luck and of the others with them."""

COURSES: Final = 500
"""Courses that luck and the others may take from one position on."""

DEPTH: Final = 60
"""Choices of others on one course, at most."""

SEEN: Final = 100
"""Worlds in which a choice must end the match alike, and tell nothing new, to be certain."""

Row = tuple[float, ...]
"""The expected numbers of a choice: the chance to win, its worth, then what else is counted."""

Counted = Callable[[State], Row]
"""The numbers of a match that is over."""


class _Part(NamedTuple):
    """A position, and how likely it is."""

    state: State
    likely: float


class Exactly:
    """The exact count of one decision, a few positions at a time."""

    def __init__(self, root: State, player: Player, guide: Guide, counted: Counted) -> None:
        """
        Args:
            root: a state redrawn for `player`; it stays as it is.
            counted: the numbers of a match that is over.
        """
        self._root, self._player, self._guide, self._counted = root, player, guide, counted
        self._steps = 0

    def of(self, plans: Sequence[Plan]) -> Generator[None, None, list[Row]]:
        """Counts what each choice comes to; a step is a few milliseconds at most.

        Raises:
            TooMany: there is more to be listed than may be.
        """
        worlds = yield from self._worlds()
        rows = []
        for plan in plans:
            rows.append((yield from self._after(worlds, plan)))
            if self._steps * len(plans) > 3 * STEPS * len(rows):
                raise TooMany  # as it goes it would come to far more
        return rows

    def _step(self) -> None:
        self._steps += 1
        if self._steps > STEPS:
            raise TooMany

    def _worlds(self) -> Generator[None, None, list[_Part]]:
        """Lists the worlds that the seat holds possible."""

        def world(luck: Random) -> State:
            state = self._root.clone()
            state.redeterminize(self._player, luck)
            return state

        likely: dict[str, float] = defaultdict(float)
        states: dict[str, State] = {}
        for number, (state, chance) in enumerate(every(world, REDRAWS)):
            key = state.digest()
            states[key] = state
            likely[key] += chance
            if len(states) > (self._guide.counted or 0):
                raise TooMany
            if number % 8 == 7:
                yield
        return [_Part(state, likely[key]) for key, state in states.items()]

    def _after(self, parts: Sequence[_Part], plan: Plan) -> Generator[None, None, Row]:
        """Counts what comes of the first step of a choice, and then of the others or the best."""
        following: list[_Part] = []
        for state, likely in parts:
            after = state.clone()
            after.apply(self._player, plan[0])
            following += (_Part(s, likely * chance) for s, chance in self._onward(after))
            self._step()
            yield
        ended = [part for part in following if not part.state.actors()]
        totals = [_times(self._counted(state), likely) for state, likely in ended]
        known: dict[Hashable, list[_Part]] = defaultdict(list)
        for part in following:
            if part.state.actors():
                known[part.state.info_key(self._player)].append(part)
        for alike in known.values():
            totals.append((yield from self._best(alike, plan[1:])))
        return tuple(map(sum, zip(*totals)))

    def _best(self, parts: Sequence[_Part], meant: Plan) -> Generator[None, None, Row]:
        """Counts the best that the seat can do in positions that it cannot tell apart."""
        legal = parts[0].state.legal_actions(self._player)
        if meant and meant[0] in legal:
            return (yield from self._after(parts, meant))
        best: Row = ()
        for action in legal:
            row = yield from self._after(parts, (action,))
            best = max(best, row)
        return best

    def _onward(self, state: State) -> Iterator[tuple[State, float]]:
        """Lists what luck and the others make of a position, until the seat chooses."""

        def played(luck: Random) -> State:
            after = state.clone()
            for _ in range(DEPTH):
                if not _others_turn(after, self._player):
                    return after
                self._step()
                _one_step(after, self._guide, luck)
            raise TooMany

        if not _others_turn(state, self._player):
            return iter([(state, 1.0)])
        return every(played, COURSES)


def _others_turn(state: State, player: Player) -> bool:
    """Checks whether luck or another seat comes before the seat."""
    actors = state.actors()
    return bool(actors) and player not in actors


def _one_step(state: State, guide: Guide, luck: Random) -> None:
    mover = state.actors()[0]
    if mover == CHANCE:
        state.apply(CHANCE, state.sample_chance(luck))
        return
    legal = state.legal_actions(mover)
    action = legal[0] if len(legal) == 1 else guide.play(state, mover, legal, luck)
    state.apply(mover, action)


def _times(row: Row, likely: float) -> Row:
    return tuple([likely * each for each in row])


def certain(root: State, player: Player, plan: Plan, seed: str) -> bool:
    """Checks whether a choice ends the match at once, for certain by all that the seat knows.

    In so many worlds it ends alike and tells the seat nothing new: were it to depend on anything
    hidden, that would have been seen, and not have been the same in all.
    """
    found: set[Any] = set()
    for number in range(SEEN):
        world, _ = redrawn(root, player, f"{seed}/certain", number)
        for action in plan:
            if player not in world.actors() or action not in world.legal_actions(player):
                return False
            world.apply(player, action)
        if world.actors():
            return False
        found.add((world.info_key(player), world.result().winners))
        if len(found) > 1:
            return False
    return True
