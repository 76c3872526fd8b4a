"""Fields, what a moment of a match is made of: copying and digest. Imports no rule."""

from __future__ import annotations

import hashlib
from typing import Self

from tabletop.core.frames import Frame
from tabletop.games.bounce_bunny_bounce.rules.cards import CELLS, HAND_LIMIT, NO_CARD, OFF
from tabletop.games.bounce_bunny_bounce.rules.setup import Setup


class Fields:
    """The state of a match: bunnies, cards, the seats' knowledge, and the stack of questions.

    Attributes:
        setup: the options.
        kinds: the kind of each card; a card's number is the cell it was dealt to.
        at: the card in each cell, NO_CARD where none is.
        pos: each seat's bunny's cell, OFF when it is not on the field.
        carrots, shocks: counts of each seat.
        seen: for each seat the set of cards it has ever seen the face of.
        up: the set of cards that lie face up.
        stops: for each seat the face-up Stops that go down when its turn ends (BBB-33, BBB-44).
        first, turn, quiet: who started, number of the turn, finished turns since a carrot.
        stack: what is under way; see `frames`.
        stalled: -1, or what stalled the match (an `events` constant).
    """

    __slots__ = (
        "at",
        "carrots",
        "first",
        "kinds",
        "pos",
        "quiet",
        "seen",
        "setup",
        "shocks",
        "stack",
        "stalled",
        "stops",
        "turn",
        "up",
    )

    players = 2

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.kinds = bytes(CELLS)
        self.at = bytearray([NO_CARD] * CELLS)
        self.pos = [OFF, OFF]
        self.carrots = [0, 0]
        self.shocks = [HAND_LIMIT, HAND_LIMIT]
        self.seen = [0, 0]
        self.up = 0
        self.stops = [0, 0]
        self.first = setup.first
        self.turn = 0
        self.quiet = 0
        self.stack: list[Frame] = []
        self.stalled = -1

    def clone(self) -> Self:
        twin = object.__new__(type(self))
        twin.setup = self.setup
        twin.kinds = self.kinds
        twin.at = self.at.copy()
        twin.pos = self.pos.copy()
        twin.carrots = self.carrots.copy()
        twin.shocks = self.shocks.copy()
        twin.seen = self.seen.copy()
        twin.up = self.up
        twin.stops = self.stops.copy()
        twin.first = self.first
        twin.turn = self.turn
        twin.quiet = self.quiet
        twin.stack = self.stack.copy()
        twin.stalled = self.stalled
        return twin

    def digest(self) -> str:
        whole = (
            self.setup,
            self.kinds,
            bytes(self.at),
            self.pos,
            self.carrots,
            self.shocks,
            self.seen,
            self.up,
            self.stops,
            self.first,
            self.turn,
            self.quiet,
            self.stack,
            self.stalled,
        )
        return hashlib.blake2b(repr(whole).encode(), digest_size=16).hexdigest()
