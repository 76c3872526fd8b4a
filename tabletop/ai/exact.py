"""Choices counted exactly, where all that is hidden or random is little enough to be listed.

The worlds that a seat holds possible are listed by the game, and all luck that falls in them. Where
that seat chooses again, it does what is best over all worlds it cannot tell apart then; the others
do what the players of the playouts do, with the chance they do it. So the value of a choice is
exact, if the others play so. How much may be listed is a number of steps, never a time: the same
question has the same answer everywhere.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Generator, Hashable, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from tabletop.ai.rollouts import Best, Guide, Plan, redrawn
from tabletop.core.action import Action
from tabletop.core.game import CHANCE, Player, State

STEPS: Final = 30_000
"""Steps that may be taken in all, those of luck and of the others with them."""

DEPTH: Final = 60
"""Choices of others on one course, at most."""

SEEN: Final = 100
"""Worlds in which a choice must end the match alike, and tell nothing new, to be certain."""

Row = tuple[float, ...]
"""The expected numbers of a choice: the chance to win, its worth, then what else is counted."""

Counted = Callable[[State], Row]
"""The numbers of a match that is over."""


class TooMany(Exception):
    """There is more than is to be listed."""


class _Part(NamedTuple):
    """A position, and how likely it is."""

    state: State
    likely: float


class Exactly:
    """The exact count of one decision, a few positions at a time.

    Attributes:
        worlds: all that the seat holds possible, with their chances; None where they are too many.
    """

    def __init__(
        self, root: State, player: Player, guide: Guide, counted: Counted, most: int = STEPS
    ) -> None:
        """
        Args:
            root: a state redrawn for `player`; it stays as it is.
            counted: the numbers of a match that is over.
            most: steps that may be taken.
        """
        self._player, self._guide, self._counted = player, guide, counted
        self._steps, self._most = 0, most
        self.worlds = guide.worlds(root, player) if guide.worlds is not None else None
        self._found: dict[Hashable, Action] = {}

    def of(self, plans: Sequence[Plan]) -> Generator[None, None, list[Row]]:
        """Counts what each choice comes to; a step is a few milliseconds at most.

        Raises:
            TooMany: there is more to be listed than may be.
        """
        if self.worlds is None:
            raise TooMany
        worlds = [_Part(*each) for each in self.worlds]
        rows = []
        for plan in plans:
            rows.append((yield from self._after(worlds, plan)))
            if self._steps * len(plans) > 3 * self._most * len(rows):
                raise TooMany  # as it goes it would come to far more
        return rows

    def best(self, luck: float) -> Best:
        """Returns the players of one course: the seat does what was counted best, the others what
        the players of playouts do, with that luck."""
        playing = Random(luck)

        def play(state: State, mover: Player) -> Action:
            found = self._found.get(state.info_key(mover)) if mover == self._player else None
            legal = state.legal_actions(mover)
            return found or self._guide.play(state, mover, legal, playing)

        return play

    def _step(self) -> None:
        self._steps += 1
        if self._steps > self._most:
            raise TooMany

    def _after(self, parts: Sequence[_Part], plan: Plan) -> Generator[None, None, Row]:
        """Counts what comes of the first step of a choice, and then of the others or the best."""
        following: list[_Part] = []
        for state, likely in parts:
            after = state.clone()
            after.apply(self._player, plan[0])
            following += self._onward(after, likely)
            self._step()
            yield
        ended = [part for part in following if not part.state.actors()]
        totals = [_times(self._counted(state), likely) for state, likely in ended]
        known: dict[Hashable, list[_Part]] = defaultdict(list)
        for part in following:
            if part.state.actors():
                known[part.state.info_key(self._player)].append(part)
        for key, alike in known.items():
            totals.append((yield from self._best(key, alike, plan[1:])))
        return tuple(map(sum, zip(*totals)))

    def _best(
        self, key: Hashable, parts: Sequence[_Part], meant: Plan
    ) -> Generator[None, None, Row]:
        """Counts the best that the seat can do in positions that it cannot tell apart."""
        legal = parts[0].state.legal_actions(self._player)
        if meant and meant[0] in legal:
            return (yield from self._after(parts, meant))
        best: Row = ()
        for action in legal:
            row = yield from self._after(parts, (action,))
            if row > best:
                best, self._found[key] = row, action
        return best

    def _onward(self, state: State, likely: float, depth: int = 0) -> Iterator[_Part]:
        """Lists what luck and the others make of a position, until the seat chooses."""
        actors = state.actors()
        if not actors or self._player in actors:
            yield _Part(state, likely)
            return
        if depth == DEPTH:
            raise TooMany
        for action, chance in self._answers(state, actors[0]):
            self._step()
            after = state.clone()
            after.apply(actors[0], action)
            yield from self._onward(after, likely * chance, depth + 1)

    def _answers(self, state: State, mover: Player) -> Sequence[tuple[Action, float]]:
        """All that luck or another seat may do, with the chances."""
        if mover == CHANCE:
            outcomes = state.chance_outcomes()
            if outcomes is None:
                raise TooMany
            return outcomes
        legal, guide = state.legal_actions(mover), self._guide
        if len(legal) == 1 or guide.likely is None:
            return [(guide.play(state, mover, legal, Random(0)) if legal[1:] else legal[0], 1.0)]
        weights = guide.likely(state, mover, legal)
        whole = sum(weights)
        return [(action, each / whole) for action, each in zip(legal, weights) if each > 0.0]


def _times(row: Row, likely: float) -> Row:
    return tuple([likely * each for each in row])


def certain(
    root: State,
    player: Player,
    plan: Plan,
    seed: str,
    listed: Sequence[tuple[State, float]] | None = None,
) -> tuple[Player, ...] | None:
    """Returns the winners where a choice ends the match at once, for certain by all that the seat
    knows; else None.

    It ends alike in all worlds that are listed, and tells the seat nothing new. Where they are too
    many to be listed, it does in so many: were it to depend on anything hidden, that would have
    been seen, and not have been the same in all.
    """
    drawn = (redrawn(root, player, f"{seed}/certain", number)[0] for number in range(SEEN))
    found: set[tuple[Hashable, tuple[Player, ...]]] = set()
    for world in (state.clone() for state, _ in listed) if listed else drawn:
        for action in plan:
            if player not in world.actors() or action not in world.legal_actions(player):
                return None
            world.apply(player, action)
        winners = world.result().winners if not world.actors() else None
        if winners is None:
            return None
        found.add((world.info_key(player), winners))
        if len(found) > 1:
            return None
    return winners
