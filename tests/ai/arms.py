"""One seat that may stop, or go on and pull one of several arms; each arm wins half of all worlds.

What an arm brings is fixed in each world and hidden, so that in few worlds one of them looks lucky.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any, Final, Self

from tabletop.core.action import Action
from tabletop.core.event import Sink
from tabletop.core.game import CHANCE, Player, Refusal, Result

STOP, GO, PULL, PEEK = range(4)
ARMS: Final = 8


class State:
    """The arms as they are in this world, and what was done.

    Attributes:
        sure: chances to win that whoever stops has.
        better: arms that win three of four worlds.
        seen: the arm that was looked behind, which ends what is planned ahead.
    """

    def __init__(self, sure: float = 0.5, better: Sequence[int] = ()) -> None:
        self.players = 1
        self.sure, self.better = sure, tuple(better)
        self.wins = [False] * ARMS
        self.stopping, self.pulled = False, -1
        self.gone = self.over = self.won = self.seen = False

    def actors(self) -> tuple[Player, ...]:
        return () if self.over else (CHANCE,) if self.stopping else (0,)

    def legal_actions(self, player: Player) -> Sequence[Action]:
        if player != 0 or self.over:
            return ()
        arms = [Action(PULL, arm) for arm in range(ARMS)]
        return arms if self.gone else [Action(STOP), Action(GO), Action(PEEK)]

    def apply(self, player: Player, action: Action, sink: Sink | None = None) -> None:
        if player == CHANCE:
            self.over, self.won = True, bool(action.a)
        elif action.kind == STOP:
            self.stopping = True
        elif action.kind == PULL:
            self.over, self.won, self.pulled = True, self.wins[action.a], action.a
        else:
            self.gone, self.seen = True, action.kind == PEEK

    def sample_chance(self, rng: Random) -> Action:
        return Action(STOP, int(rng.random() < self.sure))

    def why_not(self, player: Player, action: Action) -> Refusal | None:
        return None if action in self.legal_actions(player) else Refusal("A-1", "Not now.")

    def is_over(self) -> bool:
        return self.over

    def result(self) -> Result:
        return Result((float(self.won),), (1 if self.won else 2,), (0,) if self.won else (), "")

    def clone(self) -> Self:
        twin = type(self)(self.sure, self.better)
        twin.__dict__.update(self.__dict__, wins=self.wins[:])
        return twin

    def info_key(self, player: Player) -> Hashable:
        return self.gone, self.over, self.stopping, tuple(self.wins) if self.seen else ()

    def redeterminize(self, player: Player, rng: Random, forget: float = 0.0) -> None:
        if not self.seen:
            self.wins = [rng.random() < (0.75 if a in self.better else 0.5) for a in range(ARMS)]

    def digest(self) -> str:
        return repr(sorted(self.__dict__.items()))

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)
