"""Foresees the likely steps after a choice: for each choice of an analysis a tree search.

Playouts then begin with what was found best there, for every seat by what that seat can know, and
go on as the guide says. What a search found is not changed any more once it is asked, so that all
worlds played with its help are alike.
"""

from __future__ import annotations

from random import Random
from typing import Final

from tabletop.ai.agent import Heuristics
from tabletop.ai.rollouts import Plan, redrawn
from tabletop.ai.search import Search
from tabletop.core.action import Action
from tabletop.core.game import CHANCE, Player, State

NUMBERS: Final = 1_000
"""The worlds of two searches of one choice have numbers so far apart."""


class Foreseen:
    """One search of what follows a choice, and then what it found."""

    def __init__(
        self, root: State, player: Player, plan: Plan, heuristics: Heuristics, trials: int
    ) -> None:
        """
        Args:
            root: a state redrawn for `player`; it stays as it is.
            plan: the choice; its further steps are taken as far as they are legal.
            trials: after so many it is whole.
        """
        self._root, self._player, self._plan = root, player, plan
        self._luck = Random(0)
        self._search = Search(root, player, heuristics, self._luck)
        self._trials = trials

    @property
    def whole(self) -> bool:
        """True when it may be asked."""
        return self._search.trials >= self._trials

    def grow(self, seed: str, search: int) -> None:
        """One more trial.

        Args:
            seed, search: for each number another search; other choices meet the same worlds and
                luck in theirs.
        """
        number = search * NUMBERS + self._search.trials
        world, luck = redrawn(self._root, self._player, f"{seed}/foresight", number)
        self._luck.seed(luck)
        self._take(world)
        self._search.trial_from(world)

    def _take(self, world: State) -> None:
        """The whole choice, with what chance brings between its steps."""
        world.apply(self._player, self._plan[0])
        for step in self._plan[1:]:
            while world.actors() == (CHANCE,):
                world.apply(CHANCE, world.sample_chance(self._luck))
            if step not in world.legal_actions(self._player):
                return
            world.apply(self._player, step)

    def best(self, world: State, mover: Player) -> Action | None:
        """Returns the mover's action there; None where the search knows nothing of it."""
        return self._search.favourite(world, mover)
