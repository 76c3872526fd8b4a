"""The line of a choice: what may follow it, a few steps of one playout, named as an example.

All choices of an analysis are played on in the same world, with the same luck: the one in which
the guide's favourite came out in the middle. A line is kept as what was done there; the states are
made again from the world's number, which holds nothing that the seat does not know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from tabletop.ai.rollouts import Best, Guide, Plan, play_out, playing_out, redrawn
from tabletop.core.action import Action
from tabletop.core.event import Event, redacted
from tabletop.core.game import CHANCE, Player, State
from tabletop.core.match import Entry, Moment, Told, told

MOST: Final = 5
"""Steps of a line, at most."""

MET: Final = 9
"""Worlds among which that of the lines is found, where choices are counted."""


class Line(NamedTuple):
    """A course that a choice took in one world.

    Attributes:
        world: the world's number.
        steps: what the seats did there. Each step begins with a choice among several, the player's
            own or one whose outcome it sees; all else that was done belongs to the step before.
    """

    world: int
    steps: tuple[tuple[Entry, ...], ...]

    @property
    def alone(self) -> bool:
        """True when nobody but the player does anything in it."""
        return len({entry.player for step in self.steps for entry in step}) == 1


class Shown(NamedTuple):
    """A step of a line, played again.

    Attributes:
        seat: who chose.
        before: the state in which it chose.
        moments: all that happened, unredacted, each event with the state right after it.
        after: the state at the end of the step.
    """

    seat: Player
    action: Action
    before: State
    moments: tuple[Moment, ...]
    after: State

    def told(self, viewer: Player) -> tuple[Told, ...]:
        """Returns each event as the viewer learns it, with the view right after it."""
        return told(self.moments, viewer)


def shown(line: Line, seed: str, state: State, player: Player) -> Iterator[Shown]:
    """Plays a line again, step by step, with the luck it had; a damaged one as far as it can be.

    Args:
        seed: the trials' whole luck (`Analysis.seed`).
        state: the one that the analysis was asked about; may be the true one.
    """
    world, luck = redrawn(state, player, seed, line.world)
    dealer, happened = Random(luck), list[Moment]()

    def apply(seat: Player, action: Action) -> None:
        world.apply(seat, action, lambda event: happened.append(Moment(event, world.clone())))

    for step in line.steps:
        before = world.clone()
        happened.clear()
        for seat, action in step:
            if seat not in world.actors() or action not in world.legal_actions(seat):
                return
            apply(seat, action)
            while world.actors() == (CHANCE,):
                apply(CHANCE, world.sample_chance(dealer))
        yield Shown(*step[0], before, tuple(happened), world.clone())


class Lines:
    """Draws the lines of one analysis."""

    def __init__(
        self, root: State, player: Player, guide: Guide, seed: str, known: Sequence[Line | None]
    ) -> None:
        """
        Args:
            root: a state redrawn for `player`; it stays as it is.
            seed: the trials' whole luck.
            known: lines there are already; further ones lie in their world.
        """
        self._root, self._player, self._guide, self._seed = root, player, guide, seed
        self._outcomes: list[tuple[float, ...]] = []
        self._number = next((line.world for line in known if line is not None), 0)

    def met(self, outcome: tuple[float, ...]) -> None:
        """Notes how the favourite came out in the next world, from the first on."""
        self._outcomes.append(outcome)
        order = sorted(range(len(self._outcomes)), key=self._outcomes.__getitem__)
        self._number = order[len(order) // 2]

    def through(self, plan: Plan, best: Callable[[float], Best]) -> Iterator[None]:
        """Plays the favourite out in the first worlds, where no playouts are counted."""
        for number in range(MET):
            world, luck = redrawn(self._root, self._player, self._seed, number)
            self.met(play_out(self._guide, world, self._player, plan, luck, best=best(luck)))
            yield

    def after(self, plan: Plan, best: Best | None) -> Line:
        """Returns what follows the plan in the world in the middle; `best` as in `play_out`."""
        world, luck = redrawn(self._root, self._player, self._seed, self._number)
        steps: list[list[Entry]] = []

        def apply(seat: Player, action: Action) -> None:
            events: list[Event] = []
            chosen = len(world.legal_actions(seat)) > 1
            world.apply(seat, action, events.append)
            if seat == CHANCE:
                return
            if not steps or (chosen and (seat == self._player or self._sees(events))):
                steps.append([])
            steps[-1].append(Entry(seat, action))

        for _ in playing_out(self._guide, world, self._player, plan, luck, None, best, apply):
            if len(steps) > MOST:
                break
        return Line(self._number, tuple(map(tuple, steps[:MOST])))

    def _sees(self, events: Sequence[Event]) -> bool:
        """Checks whether the player sees something of that in full."""
        return any(redacted(event, self._player) == event for event in events)
