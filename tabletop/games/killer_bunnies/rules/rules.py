"""State of a match with its rules and its knowledge.

Its fields are in `state`; each method is a function of the module that it concerns.
"""

from __future__ import annotations

from tabletop.core import game as core
from tabletop.core.action import Action
from tabletop.core.game import Options
from tabletop.games.killer_bunnies.rules import actions as acts
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
    """Game state of the contract (`core.game.State`)."""

    __slots__ = ()

    # The rules

    actors = frames.actors

    def is_over(self) -> bool:
        return not self.stack

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

    def answering(self) -> bool:
        return bool(self.stack) and self.stack[-1][0] == frames.WINDOW

    def passes_turn(self, action: Action) -> bool:
        return action[0] == acts.PASS_TURN

    pass_action = idle.pass_action
    quiet_action = idle.quiet_action
    idle_action = idle.idle_action
    usual_action = idle.usual_action

    # Knowledge

    view = views.look
    shows = knowledge.shows
    knows = knowledge.knows
    info_key = knowledge.info_key
    redeterminize = redraw.redraw
    check = checks.check


def start(players: int, options: Options) -> State:
    """Returns the state before anything is declared, rolled or shuffled; options are complete and
    checked.

    Raises:
        BadOption: a deck list that may not be played.
    """
    lists = tuple(read_deck(str(options[f"deck.{seat}"]), seat) for seat in range(players))
    setup = make_setup(
        lists,
        int(options["goal"]),
        options["universal"] == "free",
        bool(options["hands_on"]),
        bool(options["gifts"]),
    )
    state = State(setup)
    dealing.prepare(state)
    return state


def often(state: core.State) -> State:
    """Returns the state as one that can name decisions that need no question (`idle`)."""
    assert isinstance(state, State)
    return state
