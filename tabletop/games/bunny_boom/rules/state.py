"""Fields of a state, with copying and digest. Imports no rule."""

from __future__ import annotations

import hashlib
from typing import Self

from tabletop.core.frames import Frame
from tabletop.games.bunny_boom.rules.cards import NO_CARD, RIVER
from tabletop.games.bunny_boom.rules.setup import Setup
from tabletop.games.bunny_boom.rules.village import CENTRE, NOWHERE, SPACES


class Fields:
    """State of a match: positions, belongings, knowledge and pending choices.

    Attributes:
        setup: the options.
        players: how many seats.
        pile: the draw pile, its top card last.
        river, river_tokens: for each slot the card, NO_CARD in a gap, and the bunnies on it.
        hands: each seat's cards, in order of their numbers.
        gifts: the hidden gifts in front of each home.
        home: the bunnies of each home.
        pos: where each pawn stands, CENTRE or a space.
        top, tokens, height: for each space the card on top, bunnies on it, cards in it.
        closed: the mask of closed spaces.
        under: the set of covered cards.
        discards: cards that left the river, in order.
        public, private: see `knowledge`.
        carrot, burrow: the seat that has the token, NOWHERE while it lies on the centre tile.
        fox: where the Fox stands; NOWHERE in a match without it.
        turn, mover, first: number of the turn, whose it is, who started.
        timed: whether the sand ran out this turn (BB-70).
        using: the river slot whose effect is under way, else NO_CARD.
        offered: the card chosen for a swap under way, else NO_CARD.
        ended: -1, or what ended the game (an `events` constant).
        stack: what is under way; see `frames`.
    """

    __slots__ = (
        "burrow",
        "carrot",
        "closed",
        "discards",
        "ended",
        "first",
        "fox",
        "gifts",
        "hands",
        "height",
        "home",
        "mover",
        "offered",
        "pile",
        "players",
        "pos",
        "private",
        "public",
        "river",
        "river_tokens",
        "setup",
        "stack",
        "timed",
        "tokens",
        "top",
        "turn",
        "under",
        "using",
    )

    def __init__(self, setup: Setup, players: int) -> None:
        self.setup = setup
        self.players = players
        self.pile = list(setup.deck)
        self.river = bytearray([NO_CARD] * RIVER)
        self.river_tokens = bytearray(RIVER)
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.gifts: list[list[int]] = [[] for _ in range(players)]
        self.home = [0] * players
        self.pos = [CENTRE] * players
        self.top = bytearray([NO_CARD] * SPACES)
        self.tokens = bytearray(SPACES)
        self.height = bytearray(SPACES)
        self.closed = 0
        self.under = 0
        self.discards: list[int] = []
        self.public = 0
        self.private = [0] * players
        self.carrot = NOWHERE
        self.burrow = NOWHERE
        self.fox = CENTRE if setup.fox else NOWHERE
        self.turn = 0
        self.mover = NOWHERE
        self.first = setup.first
        self.timed = False
        self.using = NO_CARD
        self.offered = NO_CARD
        self.ended = -1
        self.stack: list[Frame] = []

    def clone(self) -> Self:
        twin = object.__new__(type(self))
        twin.setup = self.setup
        twin.players = self.players
        twin.pile = self.pile[:]
        twin.river = self.river[:]
        twin.river_tokens = self.river_tokens[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.gifts = [gifts[:] for gifts in self.gifts]
        twin.home = self.home[:]
        twin.pos = self.pos[:]
        twin.top = self.top[:]
        twin.tokens = self.tokens[:]
        twin.height = self.height[:]
        twin.closed = self.closed
        twin.under = self.under
        twin.discards = self.discards[:]
        twin.public = self.public
        twin.private = self.private[:]
        twin.carrot = self.carrot
        twin.burrow = self.burrow
        twin.fox = self.fox
        twin.turn = self.turn
        twin.mover = self.mover
        twin.first = self.first
        twin.timed = self.timed
        twin.using = self.using
        twin.offered = self.offered
        twin.ended = self.ended
        twin.stack = self.stack[:]
        return twin

    def digest(self) -> str:
        whole = tuple(getattr(self, name) for name in Fields.__slots__)
        return hashlib.blake2b(repr(whole).encode(), digest_size=16).hexdigest()
