"""The game's State: one moment of a match, with the methods of the contract.

`state` has its fields; each method is a function of another module.
"""

from __future__ import annotations

from tabletop.core.action import Action
from tabletop.core.game import Options
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
)
from tabletop.games.bunny_kingdom.rules import view as views
from tabletop.games.bunny_kingdom.rules.state import Fields


class State(Fields):
    """The state of the contract (`core.game.State`)."""

    __slots__ = ()

    # The rules

    actors = flow.actors

    def is_over(self) -> bool:
        return self.phase == frames.OVER

    legal_actions = flow.legal_actions
    apply = flow.apply
    why_not = refusals.why_not
    result = scoring.result
    scores_so_far = scoring.scores_so_far
    final_count = scoring.final_count
    chance_outcomes = dealing.chance_outcomes
    sample_chance = dealing.sample_chance

    def clock_action(self) -> Action | None:
        return None

    # Knowledge

    view = views.look
    info_key = knowledge.info_key
    redeterminize = redraw.redraw
    check = checks.check


def start(players: int, options: Options) -> State:
    """Returns the state before anything is dealt; options are complete and checked."""
    return State(players, *setup.read(players, options))
