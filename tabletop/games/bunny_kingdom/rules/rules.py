"""State, a moment of a match with all that the rules say about it.

Its fields are in `state`; what may be done when, and how one thing leads to the next, in `flow`.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

from tabletop.core.action import Action
from tabletop.core.event import Sink
from tabletop.core.game import Options, Player, Refusal, Result
from tabletop.games.bunny_kingdom.rules import (
    checks,
    dealing,
    flow,
    frames,
    knowledge,
    redraw,
    refusals,
    scoring,
    setup,
    view,
)
from tabletop.games.bunny_kingdom.rules.state import Fields


class State(Fields):
    """A moment of a match."""

    __slots__ = ()

    # What may be done

    def actors(self) -> tuple[Player, ...]:
        return flow.actors(self)

    def is_over(self) -> bool:
        return self.phase == frames.OVER

    def legal_actions(self, player: Player) -> Sequence[Action]:
        return flow.legal_actions(self, player)

    def apply(self, player: Player, action: Action, sink: Sink | None = None) -> None:
        flow.apply(self, player, action, sink)

    def why_not(self, player: Player, action: Action) -> Refusal | None:
        return refusals.why_not(self, player, action)

    def clock_action(self) -> Action | None:
        return None

    def result(self) -> Result:
        return scoring.result(self)

    def chance_outcomes(self) -> Sequence[tuple[Action, float]] | None:
        return dealing.chance_outcomes(self)

    def sample_chance(self, rng: Random) -> Action:
        return dealing.sample_chance(self, rng)

    # What a seat knows

    def view(self, viewer: Player | None) -> view.KingdomView:
        return view.look(self, viewer)

    def info_key(self, player: Player) -> Hashable:
        return knowledge.info_key(self, player)

    def redeterminize(self, player: Player, rng: Random, forget: float = 0.0) -> None:
        redraw.redraw(self, player, rng, forget)

    # Whether it can be

    def check(self) -> None:
        checks.check(self)


def start(players: int, options: Options) -> State:
    """The state before anything is dealt; options are complete and checked."""
    return State(players, *setup.read(players, options))
