"""A dealer that can be checked: the seal shown before the first card, and the proof after the last.

The seal is made of the seed and of a salt that is drawn for each match, so that nobody can find the
seed by trying; both are shown when the match is over. Then everybody can see that they make that
seal, and that every card and die of the match follows from the seed.
"""

from __future__ import annotations

import hashlib
from os import urandom
from random import SystemRandom
from typing import Final, NamedTuple

from tabletop.core.chance import dealer_stream
from tabletop.core.game import CHANCE
from tabletop.core.match import Match

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: no I, L, O, U, which are misread or misunderstood."""

LENGTH: Final = 13
OLD_LENGTH: Final = 10
"""Letters of a seal, 65 bits; of those shown formerly, 50 bits, with which the longer begin."""

SALT_BYTES: Final = 10

SEED_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters of a seed of our own: those that are easily read out and written down."""

SEED_LENGTH: Final = 6
LONGEST_SALT: Final = 64
LONGEST_SEAL: Final = 32


class Proof(NamedTuple):
    """The result of looking at all the luck of a match.

    Attributes:
        dealt: how many outcomes of luck there were.
        wrong: the ply of the first that does not follow from the seed; None = all do.
    """

    dealt: int
    wrong: int | None


def fresh_seed() -> str:
    """A seed that nobody knows yet."""
    luck = SystemRandom()
    return "".join(luck.choice(SEED_LETTERS) for _ in range(SEED_LENGTH))


def fresh_salt() -> str:
    """A salt that nobody can foresee."""
    return urandom(SALT_BYTES).hex()


def seal(seed: str, salt: str) -> str:
    """The seal of a match: 13 letters of the SHA-256 of seed and salt, in Crockford's base 32.

    The seed, a line break and the salt are hashed as UTF-8; of the hash's 256 bits the first 65
    are written, five a letter.
    """
    hashed = hashlib.sha256(f"{seed}\n{salt}".encode()).digest()
    bits = int.from_bytes(hashed, "big") >> (256 - 5 * LENGTH)
    shifts = range(5 * (LENGTH - 1), -1, -5)
    return "".join(LETTERS[bits >> shift & 31] for shift in shifts)


def grouped(letters: str) -> str:
    """A seal as it is read out: "7KQ2-M9XD-1TAB-C"."""
    return "-".join(letters[start : start + 4] for start in range(0, len(letters), 4))


def written(text: str) -> str:
    """The letters of a seal that somebody wrote down; "" for a text that can be none."""
    letters = text.upper().replace("-", "").replace(" ", "").translate(_MISREAD)
    return letters if len(letters) in (OLD_LENGTH, LENGTH) and set(letters) <= set(LETTERS) else ""


_MISREAD: Final = str.maketrans("OIL", "011")


def makes(seed: str, salt: str, shown: str) -> bool:
    """Returns True if seed and salt make the seal that was shown."""
    letters = written(shown)
    return bool(letters) and seal(seed, salt).startswith(letters)


def shown_seal(kept: str, seed: str, salt: str) -> str:
    """The seal that a match showed: the one that was kept with it, else, as none was kept when
    seals were shorter, the shorter one that its salt makes; "" for a match without a salt."""
    return kept if kept or not salt else grouped(seal(seed, salt)[:OLD_LENGTH])


def proof(match: Match) -> Proof:
    """Deals every card and die of the match anew from its seed and compares."""
    state = match.game.start(match.players, match.options)
    dealt = 0
    for ply, (player, action) in enumerate(match.log):
        if player == CHANCE and action != state.clock_action():
            dealt += 1
            if action != state.sample_chance(dealer_stream(match.seed, ply)):
                return Proof(dealt, ply)
        state.apply(player, action)
    return Proof(dealt, None)
