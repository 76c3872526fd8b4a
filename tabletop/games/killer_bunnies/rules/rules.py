"""State, a moment of a match with all that the rules say about it.

Its fields are in `state`; what may be done when, and how one thing leads to the next, in `flow`.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

from tabletop.core.action import Action
from tabletop.core.event import Sink
from tabletop.core.game import Options, Player, Refusal, Result
from tabletop.games.killer_bunnies.rules import (
    checks,
    dealing,
    flow,
    frames,
    idle,
    knowledge,
    redraw,
    refusals,
    scoring,
)
from tabletop.games.killer_bunnies.rules import view as views
from tabletop.games.killer_bunnies.rules.decks import read_deck
from tabletop.games.killer_bunnies.rules.setup import make_setup
from tabletop.games.killer_bunnies.rules.state import Fields


class State(Fields):
    """A moment of a match."""

    __slots__ = ()

    # The rules

    def actors(self) -> tuple[Player, ...]:
        return frames.actors(self)

    def is_over(self) -> bool:
        return not self.stack

    def legal_actions(self, player: Player) -> Sequence[Action]:
        return flow.legal_actions(self, player)

    def apply(self, player: Player, action: Action, sink: Sink | None = None) -> None:
        flow.apply(self, player, action, sink)

    def why_not(self, player: Player, action: Action) -> Refusal | None:
        return refusals.why_not(self, player, action)

    def clock_action(self) -> Action | None:
        return None

    def answering(self) -> bool:
        return bool(self.stack) and self.stack[-1][0] == frames.WINDOW

    def pass_action(self, player: Player) -> Action | None:
        return idle.pass_action(self, player)

    def idle_action(self, player: Player) -> Action | None:
        return idle.idle_action(self, player)

    def usual_action(self, player: Player) -> Action | None:
        return idle.usual_action(self, player)

    def result(self) -> Result:
        return scoring.result(self)

    def chance_outcomes(self) -> Sequence[tuple[Action, float]] | None:
        return dealing.chance_outcomes(self)

    def sample_chance(self, rng: Random) -> Action:
        return dealing.sample_chance(self, rng)

    # Knowledge

    def view(self, viewer: Player | None) -> views.KillerView:
        return views.look(self, viewer)

    def shows(self, piece: int, seat: Player | None) -> bool:
        """Whether the card's face lies open to that seat now."""
        return knowledge.shows(self, piece, seat)

    def knows(self, piece: int, seat: Player) -> bool:
        """Whether that seat has learnt where the card is, and it is still there."""
        return knowledge.knows(self, piece, seat)

    def info_key(self, player: Player) -> Hashable:
        return knowledge.info_key(self, player)

    def redeterminize(self, player: Player, rng: Random, forget: float = 0.0) -> None:
        redraw.redraw(self, player, rng, forget)

    def check(self) -> None:
        checks.check(self)


def start(players: int, options: Options) -> State:
    """The state before anything is declared, rolled or shuffled; options are complete and checked.

    Raises:
        BadOption: a deck list that may not be played.
    """
    lists = tuple(read_deck(str(options[f"deck.{seat}"]), seat) for seat in range(players))
    setup = make_setup(
        lists, int(options["goal"]), options["universal"] == "free", bool(options["hands_on"])
    )
    state = State(setup)
    dealing.prepare(state)
    return state
