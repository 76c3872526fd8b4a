"""State of a match with its rules and its knowledge.

Its fields are in `state`; each method is a function of the module that it concerns.
"""

from __future__ import annotations

from tabletop.core.game import CHANCE, Options
from tabletop.games.bunny_boom.rules import (
    checks,
    choices,
    dealing,
    deeds,
    frames,
    knowledge,
    redraw,
    refusals,
    scoring,
    setup,
)
from tabletop.games.bunny_boom.rules import view as views
from tabletop.games.bunny_boom.rules.state import Fields


class State(Fields):
    """Game state of the contract (`core.game.State`)."""

    __slots__ = ()

    # The rules

    actors = frames.actors

    def is_over(self) -> bool:
        return not self.stack

    legal_actions = choices.legal_actions
    apply = deeds.apply
    why_not = refusals.why_not
    clock_action = choices.clock_action
    result = scoring.result
    scores_so_far = scoring.scores_so_far
    final_count = scoring.final_count
    chance_outcomes = dealing.chance_outcomes
    sample_chance = dealing.sample_chance

    # Knowledge

    view = views.look
    shows = knowledge.shows
    knows = knowledge.knows
    info_key = knowledge.info_key
    redeterminize = redraw.redraw
    check = checks.check


def start(players: int, options: Options) -> State:
    """Returns the state before anything is dealt; options are complete and checked.

    Raises:
        BadOption: somebody is to start who does not play.
    """
    state = State(setup.read(players, options), players)
    state.stack.append((frames.DEAL, CHANCE))
    if state.setup.first < 0:
        state.stack.append((frames.DRAW_FIRST, CHANCE))
    return state
