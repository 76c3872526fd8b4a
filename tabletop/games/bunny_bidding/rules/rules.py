"""The game's State: one moment of a match, with the methods of the contract.

`state` has its fields; each method is a function of another module.
"""

from __future__ import annotations

from tabletop.core.action import Action
from tabletop.core.game import Options, Player
from tabletop.games.bunny_bidding.rules import (
    checks,
    choices,
    dealing,
    deeds,
    knowledge,
    redraw,
    refusals,
    scoring,
    turns,
)
from tabletop.games.bunny_bidding.rules import view as views
from tabletop.games.bunny_bidding.rules.setup import checked_setup
from tabletop.games.bunny_bidding.rules.state import Fields


class State(Fields):
    """The state of the contract (`core.game.State`)."""

    __slots__ = ()

    # The rules

    actors = turns.actors

    def is_over(self) -> bool:
        return not self.stack

    legal_actions = choices.legal_actions
    apply = deeds.apply
    why_not = refusals.why_not
    result = scoring.result
    final_count = scoring.final_count
    chance_outcomes = dealing.chance_outcomes
    sample_chance = dealing.sample_chance

    def clock_action(self) -> Action | None:
        return None

    # Knowledge

    view = views.look

    def shows(self, place: int, seat: Player | None) -> bool:
        """Returns True if the tile in that place of the table is visible to that seat now."""
        return knowledge.shows(self.places[place], seat)

    def knows(self, tile: int, seat: Player) -> bool:
        """Returns True if that seat knows the place of that egg."""
        return knowledge.knows(self, tile, seat)

    info_key = knowledge.info_key
    redeterminize = redraw.redraw
    check = checks.check


def start(players: int, options: Options) -> State:
    """Returns the state before anything is dealt; options are complete and each checked by itself.

    Raises:
        BadOption: two of them exclude each other (BI-78).
    """
    state = State(players, checked_setup(players, options))
    turns.push_deal(state)
    return state
