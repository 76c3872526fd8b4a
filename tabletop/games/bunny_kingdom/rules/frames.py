"""Phases of a match as numbers, and the lines of its account of carrots.

The first phases wait for somebody, those after OVER resolve by themselves.
"""

from __future__ import annotations

from typing import Final

(
    PLACE_STATION,  # the dealer draws where Central Station lies
    DRAW_SHERIFF,  # the dealer draws the first Sheriff
    TURN_STATION,  # the Sheriff turns Central Station
    DEAL,  # the dealer deals the hands of a round
    RESERVE,  # the dealer turns the top card of each reserve
    PICK,  # all seats seal their cards
    DRAW,  # the dealer draws two cards for a Provisions
    TRACKS,  # a seat lays tracks
    CAMPS,  # a seat places or holds a camp
    BUILD,  # a seat builds
    TOWER_END,  # a seat places the second token of a Sky Tower
    SERVE,  # a seat chooses whom a Station serves
    PRODUCE,  # a seat chooses what a trading post produces
    SMOKE,  # a seat chooses what a Chimney spreads
    COPY,  # a seat chooses what Liberal or Socialist copies
    COPY_ON,  # the copied card is itself a copy: a seat chooses on
    OVER,
) = range(17)

(
    NEXT_ROUND,
    REVEAL,
    DRAWS,
    STEP_END,
    CONSTRUCTION,
    NEXT_TRACKS,
    CAMPS_BEGIN,
    NEXT_CAMP,
    NEXT_BUILDER,
    HARVEST,
    NEXT_SERVE,
    FIEFS,
    NEXT_CHOICE,
    GATHER,
    FINAL,
    NEXT_COPY,
    COUNT,
) = range(17, 34)

NAMES: Final = (
    "place_station",
    "draw_sheriff",
    "turn_station",
    "deal",
    "reserve",
    "pick",
    "draw",
    "tracks",
    "camps",
    "build",
    "tower_end",
    "serve",
    "produce",
    "smoke",
    "copy",
    "copy_on",
    "over",
)

OPEN: Final = frozenset((COPY, COPY_ON, OVER, NEXT_COPY, COUNT))
"""Phases in which all parchments lie open."""

BETWEEN: Final = "between"
"""Name of every phase that waits for nobody; only a view taken during an action has it."""

DEALERS: Final = (PLACE_STATION, DRAW_SHERIFF, DEAL, RESERVE, DRAW)

ROUNDS: Final = 4

# Lines of the account, beside the four harvests of fiefs (0 to 3)
RAILROAD, STATIONS, SHERIFF, STAR, TRADE = range(4, 9)
LINES: Final = 9
LINE_KEYS: Final = (*("fiefs",) * 4, "railroad", "stations", "tracks", "star", "trade")
