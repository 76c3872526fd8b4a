"""Options of a match in the form the rules use."""

from __future__ import annotations

from typing import Final, NamedTuple

from tabletop.core.errors import BadOption, explain
from tabletop.core.game import Options
from tabletop.games.bunny_boom.rules.cards import deck_of
from tabletop.games.bunny_boom.rules.village import spaces_for

TIMER_OFF: Final = 0
TIMER_SOFT: Final = 1
TIMER_REAL: Final = 2
"""Kinds of sand timer: none, one that only reminds, one whose end costs bunnies (BB-07)."""

TIMERS: Final = {"off": TIMER_OFF, "soft": TIMER_SOFT, "real": TIMER_REAL}


class Setup(NamedTuple):
    """Options of a match, in the form the rules use.

    Attributes:
        deck: the cards of the match, by number.
        spaces: how many spaces the village has.
        all_closed: the mask of all of them.
        everybody: the mask of all seats.
        timer, seconds: TIMER_OFF, TIMER_SOFT or TIMER_REAL, and its length.
        lifted: whether a player without another space may use the own one (BB-13).
        first: the seat that starts, -1 = drawn.
        fox, burrow: whether the variants' tokens are in play.
    """

    deck: tuple[int, ...]
    spaces: int
    all_closed: int
    everybody: int
    timer: int
    seconds: int
    lifted: bool
    first: int
    fox: bool
    burrow: bool


def read(players: int, options: Options) -> Setup:
    """Reads options that are complete and each checked by itself.

    Raises:
        BadOption: somebody is to start who does not play.
    """
    drawn = str(options["first_player"])
    first = int(drawn) if drawn.isdigit() else -1
    if first >= players:
        raise BadOption(explain("no-starter", n=first + 1, players=players))
    fox, burrow = bool(options["fox"]), bool(options["burrow"])
    all_foxes = options["fox_cards"] == "all"
    deck = deck_of(players, bool(options["mayor"]), bool(options["joker"]), fox, burrow, all_foxes)
    spaces = spaces_for(players)
    return Setup(
        deck=deck,
        spaces=spaces,
        all_closed=(1 << spaces) - 1,
        everybody=(1 << players) - 1,
        timer=TIMERS[str(options["timer"])],
        seconds=int(options["timer_seconds"]),
        lifted=options["blocked"] == "lift",
        first=first,
        fox=fox,
        burrow=burrow,
    )
