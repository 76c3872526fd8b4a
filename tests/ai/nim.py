"""Nim with one heap: take one to three, the last taker wins. Known to be lost at multiples of 4."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any, Final, NamedTuple, Self

from tabletop.core.action import Action
from tabletop.core.event import Sink
from tabletop.core.game import Game, GameInfo, Option, Options, Player, Refusal, Result

TAKE: Final = 0


class View(NamedTuple):
    viewer: Player | None
    actors: tuple[Player, ...]
    turn: int
    over: bool
    heap: int


class State:
    """A heap, and whose turn it is."""

    __slots__ = ("heap", "players", "turn")

    def __init__(self, players: int, heap: int) -> None:
        self.players = players
        self.heap = heap
        self.turn = 0

    def actors(self) -> tuple[Player, ...]:
        return (self.turn % self.players,) if self.heap else ()

    def legal_actions(self, player: Player) -> Sequence[Action]:
        if (player,) != self.actors():
            return ()
        return [Action(TAKE, n) for n in range(1, min(3, self.heap) + 1)]

    def apply(self, player: Player, action: Action, sink: Sink | None = None) -> None:
        self.heap -= action.a
        self.turn += 1

    def why_not(self, player: Player, action: Action) -> Refusal | None:
        if action in self.legal_actions(player):
            return None
        return Refusal("NIM-1", "Take one to three.")

    def is_over(self) -> bool:
        return not self.heap

    def clock_action(self) -> Action | None:
        return None

    def result(self) -> Result:
        winner = (self.turn - 1) % self.players
        scores = tuple(float(seat == winner) for seat in range(self.players))
        ranks = tuple(1 if seat == winner else 2 for seat in range(self.players))
        return Result(scores, ranks, (winner,), "The heap is gone.")

    def clone(self) -> Self:
        twin = object.__new__(type(self))
        twin.players, twin.heap, twin.turn = self.players, self.heap, self.turn
        return twin

    def chance_outcomes(self) -> Sequence[tuple[Action, float]] | None:
        return ()

    def sample_chance(self, rng: Random) -> Action:
        raise AssertionError("there is no luck in Nim")

    def view(self, viewer: Player | None) -> Any:
        return View(viewer, self.actors(), self.turn, self.is_over(), self.heap)

    def info_key(self, player: Player) -> Hashable:
        return self.heap, self.turn

    def redeterminize(self, player: Player, rng: Random, forget: float = 0.0) -> None:
        """Nothing is hidden."""

    def digest(self) -> str:
        return f"{self.heap}/{self.turn}"

    def check(self) -> None:
        assert self.heap >= 0


def start(players: int, options: Options) -> State:
    heap = options["heap"]
    assert isinstance(heap, int)
    return State(players, heap)


INFO = GameInfo(
    key="nim",
    name="Nim",
    rules_version=1,
    players=(2, 3),
    verbs=("take",),
    options=(Option("heap", "int", 10, "Heap", "How many lie there.", low=0, high=50),),
    max_actions=60,
)

GAME = Game(INFO, start, "tests.ai.nim_parts")
"""It has no parts: agents play it with what every game has."""
