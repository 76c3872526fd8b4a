"""The tiles of the game: numbers, egg types, special eggs, powers and handicaps.

A tile is a whole number. Eggs are their printed numbers, 1 to 99, which are all different; powers
are 100 to 107 and handicaps 108 to 115. The *face* of an egg is its type from 0 to 7, a special egg
from 8 on, or NO_FACE for a number that is not in the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

TYPE_NAMES: Final = ("red", "green", "yellow", "blue", "orange", "cyan", "magenta", "pink")
EGG_TYPES: Final = len(TYPE_NAMES)
EGGS_A_TYPE: Final = 10
GOALS_A_TYPE: Final = 2

HIGHEST: Final = 99
SPECIAL_NUMBERS: Final = tuple(range(4, 97, 4))
"""The numbers of special eggs."""

REGULAR_NUMBERS: Final = tuple(n for n in range(1, HIGHEST + 1) if n % 4)
"""The numbers a regular egg can have; ten a type of these 75 are used."""

DOUBLED: Final = frozenset(range(11, 100, 11))
"""Numbers with two equal digits; 44 and 88 are special eggs."""

SCORING: Final = 0
AT_OFFER: Final = 1
AT_CHECK: Final = 2
"""Moments at which a special egg acts: final scoring, face up in the offer, check of the bids."""


class Special(NamedTuple):
    """A kind of special egg: its key, number of copies, moment of action, and points."""

    key: str
    copies: int
    acts: int
    points: int


ACTION_EGG_POINTS: Final = -1
"""Points of an egg with an action (BI-34)."""

SPECIALS: Final = (
    Special("negative_small", 2, SCORING, -1),
    Special("negative_medium", 1, SCORING, -2),
    Special("negative_large", 1, SCORING, -4),
    Special("positive_small", 2, SCORING, 1),
    Special("positive_medium", 1, SCORING, 2),
    Special("positive_large", 1, SCORING, 4),
    Special("insta_end", 1, AT_OFFER, ACTION_EGG_POINTS),
    Special("delayed_turn", 1, AT_OFFER, ACTION_EGG_POINTS),
    Special("study_offer", 2, AT_OFFER, ACTION_EGG_POINTS),
    Special("study_bids", 2, AT_OFFER, ACTION_EGG_POINTS),
    Special("bonus_tiles", 1, AT_OFFER, ACTION_EGG_POINTS),
    Special("force_play", 1, AT_OFFER, ACTION_EGG_POINTS),
    Special("spy", 1, AT_OFFER, ACTION_EGG_POINTS),
    Special("lazy_bunny", 1, AT_OFFER, ACTION_EGG_POINTS),
    Special("replacement_egg", 1, AT_OFFER, ACTION_EGG_POINTS),
    Special("fair_sharing", 1, AT_CHECK, ACTION_EGG_POINTS),
    Special("matching_money", 1, AT_CHECK, ACTION_EGG_POINTS),
    Special("reverse_auction", 2, AT_CHECK, ACTION_EGG_POINTS),
    Special("bunny_outcast", 1, AT_CHECK, ACTION_EGG_POINTS),
)

SPECIAL: Final = EGG_TYPES
"""The face of the first special egg; larger faces are special eggs too."""

INSTA_END: Final = 14
DELAYED_TURN: Final = 15
STUDY_OFFER: Final = 16
STUDY_BIDS: Final = 17
BONUS_TILES: Final = 18
FORCE_PLAY: Final = 19
SPY: Final = 20
LAZY_BUNNY: Final = 21
REPLACEMENT_EGG: Final = 22
FAIR_SHARING: Final = 23
MATCHING_MONEY: Final = 24
REVERSE_AUCTION: Final = 25
BUNNY_OUTCAST: Final = 26
"""Faces of the special eggs that act."""

NO_FACE: Final = 31
FACES: Final = EGG_TYPES + len(SPECIALS)

SPECIAL_FACES: Final = tuple(
    SPECIAL + index for index, special in enumerate(SPECIALS) for _ in range(special.copies)
)
"""The faces of the 24 special eggs, in a fixed order."""

WHEN: Final = (SCORING,) * EGG_TYPES + tuple(special.acts for special in SPECIALS)
"""Moment of action by face."""

POINTS: Final = (0,) * EGG_TYPES + tuple(special.points for special in SPECIALS)
"""Points of special eggs by face; those of regular eggs depend on the goals."""

GOAL_POINTS: Final = 5
OTHER_POINTS: Final = -1

POWER_KEYS: Final = (
    "info_offer",
    "info_bid",
    "swap_offer",
    "swap_bid",
    "collect_any",
    "flip_any",
    "large_hands",
    "higher_bids",
)
HANDICAP_KEYS: Final = (
    "always_follow",
    "never_follow",
    "bid_lower",
    "bid_higher",
    "always_faceup",
    "small_hands",
    "lower_bids",
    "public_egg",
)
POWERS: Final = tuple(range(100, 108))
HANDICAPS: Final = tuple(range(108, 116))
(
    INFO_OFFER,
    INFO_BID,
    SWAP_OFFER,
    SWAP_BID,
    COLLECT_ANY,
    FLIP_ANY,
    LARGE_HANDS,
    HIGHER_BIDS,
) = POWERS
(
    ALWAYS_FOLLOW,
    NEVER_FOLLOW,
    BID_LOWER,
    BID_HIGHER,
    ALWAYS_FACEUP,
    SMALL_HANDS,
    LOWER_BIDS,
    PUBLIC_EGG,
) = HANDICAPS

FIRST_EXTRA: Final = 100
"""The first power; larger tiles are powers and handicaps."""

BONUS_MINIMUM: Final = 3
SMALL_LIMIT: Final = 3
FEW_SHOWN: Final = 5
GIVEN: Final = 5
MATCHING_BONUS: Final = 50
POWER_BONUS: Final = 10


def code(tile: int, faces: bytes) -> int:
    """Returns tile and face as one number, for events and views."""
    return tile | (faces[tile] + 1) << 7 if tile < FIRST_EXTRA else tile


def tile_of(coded: int) -> int:
    """Returns the tile of a `code`."""
    return coded & 127


def face_of(coded: int) -> int:
    """Returns the face of a `code`; -1 for powers and handicaps."""
    return (coded >> 7) - 1


def key_of(tile: int) -> str:
    """Returns the key of a power or handicap."""
    if tile < HANDICAPS[0]:
        return POWER_KEYS[tile - POWERS[0]]
    return HANDICAP_KEYS[tile - HANDICAPS[0]]


def swapped_digits(number: int) -> int:
    """Returns the number with its two digits exchanged; a one-digit n is read as 0n."""
    return number % 10 * 10 + number // 10


def mask_of(tiles: Iterable[int]) -> int:
    """Returns a set of tiles as one whole number, one bit for each tile."""
    mask = 0
    for tile in tiles:
        mask |= 1 << tile
    return mask


def members(mask: int) -> list[int]:
    """Returns the tiles of a bit set, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


DOUBLED_MASK: Final = mask_of(DOUBLED)
EGGS_MASK: Final = (1 << FIRST_EXTRA) - 2
