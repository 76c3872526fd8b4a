"""State, a moment of a match with all that may be done with it and known of it.

Its fields are in `state`; each method is a function of the module that it concerns.
"""

from __future__ import annotations

from tabletop.core.action import Action
from tabletop.core.game import Options
from tabletop.games.bounce_bunny_bounce.rules import (
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
from tabletop.games.bounce_bunny_bounce.rules import view as views
from tabletop.games.bounce_bunny_bounce.rules.state import Fields


class State(Fields):
    """The state of the contract (`core.game.State`)."""

    __slots__ = ()

    # The rules

    actors = frames.actors

    def is_over(self) -> bool:
        return not self.stack

    legal_actions = choices.legal_actions
    apply = deeds.apply
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
    opened = views.opened
    recalled = views.recalled
    shows = knowledge.shows
    knows = knowledge.knows
    info_key = knowledge.info_key
    redeterminize = redraw.redraw
    check = checks.check


def start(players: int, options: Options) -> State:
    """The state before anything is dealt; options are complete and checked."""
    state = State(setup.read(options))
    state.stack.append((frames.DEAL_FIELD,))
    if state.setup.first < 0:
        state.stack.append((frames.DRAW_FIRST,))
    return state
