"""The verbs of this game and its actions, made once and shared."""

from __future__ import annotations

from typing import Final

from tabletop.core.action import Action
from tabletop.games.bunny_kingdom.game import VERBS as VERBS
from tabletop.games.bunny_kingdom.rules.boards import SPACES, WORLD
from tabletop.games.bunny_kingdom.rules.cards import CARDS, KINDS
from tabletop.games.bunny_kingdom.rules.rails import SEGMENTS, TURNS

(
    PICK,
    DISCARD,
    CAMP,
    HOLD_CAMP,
    BUILD,
    TOWER,
    TOWER_END,
    RAINBOW,
    BUILD_NO_MORE,
    LAY_RAIL,
    LAY_SWITCH,
    LAY_NO_MORE,
    PRODUCE,
    SMOKE,
    SERVE,
    COPY,
    COPY_ON,
    TURN_STATION,
    PLACE_STATION,
    DRAW_SHERIFF,
    DEAL,
    RESERVE,
    DRAW,
) = range(23)

PICKS: Final = tuple(Action(PICK, card) for card in range(CARDS))
"""Chooses a hand card to play; several of one pick in ascending order (BK-303)."""

DISCARDS: Final = tuple(Action(DISCARD, card) for card in range(CARDS))
"""Chooses the card to discard, between two players."""

CAMPS: Final = tuple(Action(CAMP, space) for space in range(SPACES))
"""Puts the offered camp on a space."""

HOLD: Final = Action(HOLD_CAMP)
BUILDS: Final = tuple(
    tuple(Action(BUILD, kind, space) for space in range(SPACES)) for kind in range(KINDS)
)
"""Builds a kind of building on an own space."""

TOWERS: Final = tuple(Action(TOWER, space) for space in range(SPACES))
"""The first token of a Sky Tower pair, on the lower-numbered of its two spaces."""

TOWER_ENDS: Final = tuple(Action(TOWER_END, space) for space in range(SPACES))
"""The second token; the pair counts as placed in one action."""

RAINBOWS: Final = tuple(
    tuple(Action(RAINBOW, which, space) for space in range(WORLD)) for which in range(2)
)
"""Puts or moves the ground token of a Rainbow."""

DONE: Final = Action(BUILD_NO_MORE)
RAILS: Final = tuple(Action(LAY_RAIL, segment) for segment in range(SEGMENTS))
SWITCHES: Final = tuple(Action(LAY_SWITCH, segment) for segment in range(SEGMENTS))
LAID: Final = Action(LAY_NO_MORE)
PRODUCES: Final = tuple(Action(PRODUCE, resource) for resource in range(3))
"""The product of the trading post that is asked about: 0 wood, 1 fish, 2 carrots."""

SMOKES: Final = tuple(Action(SMOKE, resource) for resource in range(3))
"""The resource the Chimney that is asked about spreads."""

SERVES: Final = tuple(Action(SERVE, seat) for seat in range(5))
"""The player whose cities a Station serves."""

TURN_TABLE: Final = tuple(Action(TURN_STATION, turn) for turn in range(TURNS))
STATIONS: Final = tuple(Action(PLACE_STATION, space) for space in range(WORLD))
SHERIFFS: Final = tuple(Action(DRAW_SHERIFF, seat) for seat in range(5))


def deal(cards: tuple[int, ...]) -> Action:
    """Returns the dealer's action with the hands of a round, seat after seat."""
    return Action(DEAL, more=cards)
