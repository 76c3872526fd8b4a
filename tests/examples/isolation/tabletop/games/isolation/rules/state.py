"""The fields of a moment of a match, copying them, and their digest. What may be done is in
`choices`, what it does in `deeds`.
"""

from __future__ import annotations

import hashlib
from typing import Final, Self

SIDE: Final = 5
TUFTS: Final = SIDE * SIDE
NEAR: Final = tuple(
    tuple(
        row * SIDE + column
        for row in range(max(0, at // SIDE - 1), min(SIDE, at // SIDE + 2))
        for column in range(max(0, at % SIDE - 1), min(SIDE, at % SIDE + 2))
        if row * SIDE + column != at
    )
    for at in range(TUFTS)
)
"""The tufts around each tuft."""


class Fields:
    """The match: places of the rabbits, eaten tufts, whose turn it is.

    Attributes:
        at: the tuft of each rabbit.
        eaten: the tufts that are gone, one bit each.
        turn: finished turns; seat 0 begins.
        nibbles: whether the one who is asked has hopped and nibbles now.
    """

    __slots__ = ("at", "eaten", "nibbles", "turn")

    players = 2

    def __init__(self) -> None:
        self.at = [SIDE // 2, TUFTS - 1 - SIDE // 2]
        self.eaten = 0
        self.turn = 0
        self.nibbles = False

    def clone(self) -> Self:
        twin = object.__new__(type(self))
        twin.at = self.at[:]
        twin.eaten = self.eaten
        twin.turn = self.turn
        twin.nibbles = self.nibbles
        return twin

    def digest(self) -> str:
        whole = (self.at, self.eaten, self.turn, self.nibbles)
        return hashlib.blake2b(repr(whole).encode(), digest_size=16).hexdigest()

    def asked(self) -> int:
        """The seat whose turn it is."""
        return self.turn % 2

    def free(self, tuft: int) -> bool:
        """Returns True if the tuft still grows and nobody stands on it."""
        return not self.eaten >> tuft & 1 and tuft not in self.at

    def hops(self, seat: int) -> list[int]:
        """Returns the tufts to which that rabbit could hop (ISO-02)."""
        return [tuft for tuft in NEAR[self.at[seat]] if self.free(tuft)]
