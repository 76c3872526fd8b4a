"""State, a moment of a match with all that may be done with it. Its fields are in `state`."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

from tabletop.core.action import Action
from tabletop.core.errors import ImpossibleState
from tabletop.core.event import Sink
from tabletop.core.game import Options, Player, Refusal, Result
from tabletop.games.isolation.rules import actions, events
from tabletop.games.isolation.rules import view as views
from tabletop.games.isolation.rules.state import TUFTS, Fields


class State(Fields):
    """The state of the contract (`core.game.State`)."""

    __slots__ = ()

    def actors(self) -> tuple[Player, ...]:
        return () if self.is_over() else (self.asked(),)

    def is_over(self) -> bool:
        return not self.nibbles and not self.hops(self.asked())

    def legal_actions(self, player: Player) -> Sequence[Action]:
        if player not in self.actors():
            return ()
        if self.nibbles:
            return [actions.NIBBLES[tuft] for tuft in range(TUFTS) if self.free(tuft)]
        return [actions.HOPS[tuft] for tuft in self.hops(player)]

    def apply(self, player: Player, action: Action, sink: Sink | None = None) -> None:
        if action.kind == actions.HOP:
            origin, self.at[player] = self.at[player], action.a
            self.nibbles = True
            if sink:
                sink(events.rabbit_hopped(player, origin, action.a))
            return
        self.eaten |= 1 << action.a
        self.nibbles = False
        self.turn += 1
        if sink:
            sink(events.tuft_eaten(player, action.a))

    def why_not(self, player: Player, action: Action) -> Refusal | None:
        if action in self.legal_actions(player):
            return None
        if player not in self.actors():
            return Refusal("ISO-04", "This rabbit is not asked now.")
        if self.nibbles:
            return Refusal("ISO-03", "Nibble a tuft that grows and on which no rabbit stands.")
        return Refusal("ISO-02", "Hop to a free tuft beside your rabbit.")

    def clock_action(self) -> Action | None:
        return None

    def result(self) -> Result:
        winner = 1 - self.asked()
        scores = tuple(1.0 if seat == winner else 0.0 for seat in range(2))
        ranks = tuple(1 if seat == winner else 2 for seat in range(2))
        return Result(scores, ranks, (winner,), "A rabbit could not hop.", ())

    # No luck and no secrets

    def chance_outcomes(self) -> Sequence[tuple[Action, float]] | None:
        return ()

    def sample_chance(self, rng: Random) -> Action:
        raise ImpossibleState("Nothing here is left to luck.")

    view = views.look

    def info_key(self, player: Player) -> Hashable:
        return (*self.at, self.eaten, self.turn, self.nibbles)

    def redeterminize(self, player: Player, rng: Random, forget: float = 0.0) -> None:
        """Everything lies open: there is nothing to redraw."""

    def check(self) -> None:
        if self.at[0] == self.at[1] or any(self.eaten >> tuft & 1 for tuft in self.at):
            raise ImpossibleState("A rabbit stands where it cannot stand.")
        if self.eaten.bit_count() != self.turn:
            raise ImpossibleState("Turns and tufts eaten differ.")


def start(players: int, options: Options) -> State:
    """The lawn before the first hop."""
    return State()
