"""The options of a match in the form the rules use, and which of them exclude each other."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.errors import BadOption
from tabletop.core.game import Options
from tabletop.games.bunny_bidding.rules.cards import GOALS_A_TYPE


class Setup(NamedTuple):
    """The options of a match.

    Attributes:
        goals: goals a player gets; limit: tiles a turn has at most; the others are the options.
    """

    specials: bool
    powers: bool
    different_goals: bool
    show_five: bool
    bids_back: bool
    types: int
    goals: int
    limit: int
    swap_digits: bool
    duplicates_invert: bool
    doubled_give: bool


def checked_setup(players: int, options: Options) -> Setup:
    """Returns the options as the rules use them.

    Raises:
        BadOption: some exclude each other (BI-78); the text says which and what to change.
    """
    setup = Setup(
        bool(options["specials"]),
        bool(options["powers"]),
        bool(options["different_goals"]),
        bool(options["show_five"]),
        bool(options["bids_back"]),
        int(options["types"]),
        1 if options["one_goal"] else 2,
        4 if options["four_tiles"] else 5,
        bool(options["swap_digits"]),
        bool(options["duplicates_invert"]),
        bool(options["doubled_give"]),
    )
    if setup.swap_digits and setup.duplicates_invert:
        raise BadOption(
            "'swap_digits' and 'duplicates_invert' each replace the same rule; "
            "switch one of them off."
        )
    if setup.different_goals and setup.goals == 1:
        raise BadOption("'different_goals' needs two goals a player; switch it or 'one_goal' off.")
    if players * setup.goals > setup.types * GOALS_A_TYPE:
        raise BadOption(
            f"{setup.types} egg types have {setup.types * GOALS_A_TYPE} goals, too few for "
            f"{players} players with {setup.goals} each; raise 'types' or switch 'one_goal' on."
        )
    return setup
