"""The options of a match in the form the rules use, and which of them exclude each other."""

from __future__ import annotations

from typing import Final, NamedTuple

from tabletop.core.errors import BadOption
from tabletop.core.game import Options
from tabletop.games.bunny_bidding.game import BOOK
from tabletop.games.bunny_bidding.rules.cards import GOALS_A_TYPE
from tabletop.words.books import book, said

message: Final = book(BOOK).message


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
    goals = setup.types * GOALS_A_TYPE
    complaint = None
    if setup.swap_digits and setup.duplicates_invert:
        complaint = message("no-two-rules")
    elif setup.different_goals and setup.goals == 1:
        complaint = message("no-two-goals")
    elif players * setup.goals > goals:
        complaint = message(
            "no-goals-enough", types=setup.types, goals=goals, players=players, each=setup.goals
        )
    if complaint is not None:
        raise BadOption(said(complaint))
    return setup
