"""Fields of a state, with copying and digest.

`rules` adds the methods of the contract, `knowledge` has what a seat knows.
"""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Callable
from typing import Final, NamedTuple, Self

from tabletop.games.bunny_kingdom.rules import frames
from tabletop.games.bunny_kingdom.rules.boards import (
    RAINBOW,
    SPACES,
    START_CITY,
    TERRAIN,
    WONDER,
    WORLD,
    YIELD,
)
from tabletop.games.bunny_kingdom.rules.cards import FIXED, KINDS, deck_of
from tabletop.games.bunny_kingdom.rules.rails import POINTS, SEGMENTS

NOBODY: Final = 255
"""The holder of a space without a rabbit."""

DERIVED: Final = ("goods", "mask", "memo", "past", "power", "yields")
"""Fields worked out from the others, so not part of the digest; `check` compares them."""

Slot = tuple[int, int]
"""A place in `took`: pack and offset."""


class Group(NamedTuple):
    """Cards that lie in known places in an order the seat does not know.

    Attributes:
        cards: those of them the seat knows, in ascending order; the places may be more.
        kept: places of parchments face down.
        discards: places of any cards.
        rest: the seat whose hand is a place too, -1 = no hand.
        room: number of cards of that hand that belong to the group.
        added: place of the record of a reserve card that repeats one of these places, or None.
    """

    cards: bytes
    kept: tuple[Slot, ...]
    discards: tuple[Slot, ...]
    rest: int
    room: int
    added: Slot | None = None


Look = tuple[tuple[bytes, ...], tuple[Group, ...]]


class Memory:
    """A seat's memory of the draft, never changed once made.

    Attributes:
        told: the cards taken out of each pack as far as the seat knows them for certain.
        groups: the hidden rest.
        plan: preparation of redraws, made by `redraw` when first needed.
    """

    __slots__ = ("groups", "plan", "told")

    def __init__(self, told: tuple[bytes, ...], groups: tuple[Group, ...]) -> None:
        self.told = told
        self.groups = groups
        self.plan: object = None


class Fields:
    """A moment of a match.

    Attributes:
        size: spaces in play, 100 or 131; arrays by space have room for all.
        central: the space of Central Station, -1 = none (yet).
        yields: what each space produces by itself, as sets.
        owner: who holds each space, NOBODY = no one.
        built: what stands in the slot of each space.
        fief, mask, power, goods: see `fiefs`.
        links: pairs of spaces joined by Sky Towers and Rainbows.
        ground: where the ground token of each Rainbow lies, -1 = not on the board.
        posts, chimneys: (space, resource chosen in the last harvest or -1) of each.
        stock: what waits in front of each seat, counted; index seat * KINDS + building.
        hands, sealed: cards of each seat, and those of them it has sealed.
        added: two players: the card each seat took from its reserve for this pick, -1 = none.
        parchments, drawn: cards face down before each seat; those of them that Provisions brought.
        deck: cards not dealt, reserves included, in ascending order. The list is replaced, never
            changed in place, so that clones share it.
        took: for each pack of each round what was taken out of it, pick by pick; open cards first,
            or between two players added, played, discarded.
        used: the set of cards everybody has seen.
        forgot: for each seat the set of cards whose way it no longer remembers.
        fresh: the set of spaces settled in the present step.
        flags: for each seat the set of its spaces that ever belonged to a district (BK-03).
        waiting: the set of seats that still seal.
        seat: who is asked where one seat is.
        todo: what is still to come in the present phase.
        pending: the first space of a Sky Tower, or the copy card that copies on.
        moves: moves left for each Rainbow in this Construction.
        copies: (seat, own card, copied card or -1) as chosen.
        account: carrots by line and seat; index line * players + seat.
        final: what each parchment brought: (card, seat, carrots).
        memo, past: for each seat what it remembers, in all and of finished rounds, while it stays.
    """

    __slots__ = (
        "account",
        "added",
        "along",
        "built",
        "camps_played",
        "carrots",
        "central",
        "chimneys",
        "coins",
        "copies",
        "deck",
        "degree",
        "drawn",
        "express",
        "fief",
        "final",
        "flags",
        "forgot",
        "fresh",
        "goods",
        "ground",
        "hands",
        "laid",
        "links",
        "mask",
        "memo",
        "moves",
        "owner",
        "parchments",
        "past",
        "pending",
        "phase",
        "players",
        "posts",
        "power",
        "railed",
        "rails",
        "round",
        "sealed",
        "seat",
        "served",
        "sheriff",
        "size",
        "sky",
        "step",
        "stock",
        "todo",
        "took",
        "track",
        "turn",
        "used",
        "waiting",
        "yields",
    )

    def __init__(self, players: int, sky: bool, express: bool) -> None:
        self.players = players
        self.sky = sky
        self.express = express
        self.size = SPACES if sky else WORLD
        self.central = -1
        self.turn = -1
        self.yields: tuple[int, ...] = YIELD
        self.owner = bytearray([NOBODY]) * SPACES
        self.built = bytearray(
            FIXED if TERRAIN[space] in (WONDER, RAINBOW) else START_CITY[space]
            for space in range(SPACES)
        )
        self.fief = bytearray([NOBODY]) * SPACES
        self.mask = [0] * SPACES
        self.power = bytearray(SPACES)
        self.goods = array("I", bytes(4 * SPACES))
        self.links: tuple[tuple[int, int], ...] = ()
        self.ground: tuple[int, ...] = (-1, -1)
        self.posts: tuple[tuple[int, int], ...] = ()
        self.chimneys: tuple[tuple[int, int], ...] = ()
        self.stock = bytearray(players * KINDS)
        self.hands = [b""] * players
        self.sealed = [b""] * players
        self.added = [-1] * players
        self.parchments = [b""] * players
        self.drawn = [b""] * players
        self.deck = list(deck_of(sky, express))
        self.took = [b""] * (players * frames.ROUNDS)
        self.used = 0
        self.forgot = [0] * players
        self.fresh = 0
        self.coins = [0] * players
        self.flags = [0] * players
        self.camps_played = [0] * players
        self.railed = [0] * players
        self.rails = [0] * players
        self.sheriff = -1
        self.track = bytearray(SEGMENTS if express else 0)
        self.degree = bytearray(POINTS if express else 0)
        self.along = bytearray(SPACES if express else 0)
        self.laid = 0
        self.carrots = [0] * players
        self.account = [0] * (frames.LINES * players)
        self.final: tuple[tuple[int, int, int], ...] = ()
        self.round = 0
        self.step = 0
        self.phase = frames.PLACE_STATION if express else frames.DEAL
        self.waiting = 0
        self.seat = -1
        self.todo: tuple[int, ...] = ()
        self.pending = -1
        self.served: tuple[int, ...] = ()
        self.moves: tuple[int, ...] = (0, 0)
        self.copies: tuple[tuple[int, int, int], ...] = ()
        self.memo: list[Memory | None] = [None] * players
        self.past: list[Look | None] = [None] * players

    def clone(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.players = self.players
        twin.sky = self.sky
        twin.express = self.express
        twin.size = self.size
        twin.central = self.central
        twin.turn = self.turn
        twin.yields = self.yields
        twin.owner = self.owner[:]
        twin.built = self.built[:]
        twin.fief = self.fief[:]
        twin.mask = self.mask[:]
        twin.power = self.power[:]
        twin.goods = self.goods[:]
        twin.links = self.links
        twin.ground = self.ground
        twin.posts = self.posts
        twin.chimneys = self.chimneys
        twin.stock = self.stock[:]
        twin.hands = self.hands[:]
        twin.sealed = self.sealed[:]
        twin.added = self.added[:]
        twin.parchments = self.parchments[:]
        twin.drawn = self.drawn[:]
        twin.deck = self.deck
        twin.took = self.took[:]
        twin.used = self.used
        twin.forgot = self.forgot[:]
        twin.fresh = self.fresh
        twin.coins = self.coins[:]
        twin.flags = self.flags[:]
        twin.camps_played = self.camps_played[:]
        twin.sheriff = self.sheriff
        twin.laid = self.laid
        if self.express:
            twin.railed = self.railed[:]
            twin.rails = self.rails[:]
            twin.track = self.track[:]
            twin.degree = self.degree[:]
            twin.along = self.along[:]
        else:
            twin.railed = self.railed
            twin.rails = self.rails
            twin.track = self.track
            twin.degree = self.degree
            twin.along = self.along
        twin.carrots = self.carrots[:]
        twin.account = self.account[:]
        twin.final = self.final
        twin.round = self.round
        twin.step = self.step
        twin.phase = self.phase
        twin.waiting = self.waiting
        twin.seat = self.seat
        twin.todo = self.todo
        twin.pending = self.pending
        twin.served = self.served
        twin.moves = self.moves
        twin.copies = self.copies
        twin.memo = self.memo[:]
        twin.past = self.past[:]
        return twin

    # Turns

    def ask_next(self, phase: int, may: Callable[[Self, int], object]) -> bool:
        """Asks the next seat of `todo` that has a choice; returns whether there is one."""
        while self.todo:
            seat = self.todo[0]
            if may(self, seat):
                self.seat, self.phase = seat, phase
                return True
            self.todo = self.todo[1:]
        return False

    # Identity

    def digest(self) -> str:
        whole = [getattr(self, name) for name in Fields.__slots__ if name not in DERIVED]
        return hashlib.blake2b(repr(whole).encode(), digest_size=16).hexdigest()
