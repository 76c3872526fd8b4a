"""Fields of a state, with copying and digest.

`rules` adds the methods of the contract.
"""

from __future__ import annotations

import hashlib
from typing import Final, Self

from tabletop.core.frames import Frame
from tabletop.games.bunny_bidding.rules.cards import HIGHEST, NO_FACE
from tabletop.games.bunny_bidding.rules.setup import Setup

TURN_FIELDS: Final = 9
"""Numbers a turn has, see `turns`."""

Place = tuple[int, int, int, int, int, int, int]
"""A tile on the table: tile, who played it, before whom it lies (OFFER = in the offer, CLEARED =
taken away), whether it lies face up, whether it was played face up, the set of seats that know it,
and whether it was played face down as a doubled number (0 = nobody can tell, 1 = no, 2 = yes)."""

Vague = tuple[tuple[int, int], ...]
"""Tiles whose face is known and whose place is not: (tile, set of zones it may be in)."""


class Fields:
    """All facts of a moment: tiles, knowledge of the seats, and pending choices.

    Tiles are numbers (see `cards`); sets of tiles and of seats are whole numbers, a bit each.

    Tiles are numbers (see `cards`); sets of tiles and of seats are whole numbers, a bit each.

    Attributes:
        setup: the options; players: how many.
        faces: the face of each number, NO_FACE where it is not in the game.
        types: the egg types in the game, ascending.
        goals: the goals' types, seat by seat.
        hands: each seat's tiles, ascending; piles: each seat's collected eggs, as sets.
        gone: eggs out of the game; lost: powers and handicaps out of the game.
        powers, handicaps: what each seat holds, longest held first.
        pending: (seat, tile) pairs of powers and handicaps held from the next round on.
        places: the tiles played this round, in order.
        start: the start player; round, turns: numbers of the round and of the turn, from 1.
        queue: the seats whose turns are still to come in this round.
        turn: the present turn, see `turns`.
        delayed: (seat, shown, turn) of each turn whose rest comes last, the first one first.
        force: 1 = offer tiles, 2 = bids must be face up in this round.
        ending: the round ends after the present turn.
        gifted: a power or handicap was given away in this round.
        shown: the shown tiles of the turn (show_five).
        aside: for each seat the tiles it has set aside to give.
        stack: what is under way, see `turns`.
        open_faces: the faces all have seen, five bits a number.
        open_hands, open_piles, open_gone: the tiles of which all know that they are there.
        vague: tiles all have seen whose place they lost sight of.
        told: for each seat the tiles it alone knows to be in another's hand or pile.
        hunch: for each seat the tiles it alone has seen and lost sight of.
        goal_eyes: for each seat the set of goals it knows; open_goals: those that lie open.
        open_handicaps: the handicaps all have seen, as bits of their tiles.
        cleared: seats of which all know that no -10 was taken off a bid.
        habits: how many eggs of each type all have seen each seat offer and bid in the rounds
            before, packed. No rule asks: it tells of goals, see `inference`.
    """

    __slots__ = (
        "aside",
        "cleared",
        "delayed",
        "ending",
        "faces",
        "force",
        "gifted",
        "goal_eyes",
        "goals",
        "gone",
        "habits",
        "handicaps",
        "hands",
        "hunch",
        "lost",
        "open_faces",
        "open_goals",
        "open_gone",
        "open_handicaps",
        "open_hands",
        "open_piles",
        "pending",
        "piles",
        "places",
        "players",
        "powers",
        "queue",
        "round",
        "setup",
        "shown",
        "stack",
        "start",
        "told",
        "turn",
        "turns",
        "types",
        "vague",
    )

    def __init__(self, players: int, setup: Setup) -> None:
        none = (0,) * players
        self.setup = setup
        self.players = players
        self.faces = bytes([NO_FACE] * (HIGHEST + 1))
        self.types: tuple[int, ...] = ()
        self.goals = b""
        self.hands: list[tuple[int, ...]] = [()] * players
        self.piles = none
        self.gone = 0
        self.lost = 0
        self.powers: tuple[tuple[int, ...], ...] = ((),) * players
        self.handicaps: tuple[tuple[int, ...], ...] = ((),) * players
        self.pending: tuple[tuple[int, int], ...] = ()
        self.places: list[Place] = []
        self.start = -1
        self.round = 0
        self.turns = 0
        self.queue: tuple[int, ...] = ()
        self.turn = [0] * TURN_FIELDS
        self.delayed: tuple[tuple[int, ...], ...] = ()
        self.force = 0
        self.ending = False
        self.gifted = False
        self.shown = 0
        self.aside: tuple[tuple[int, ...], ...] = ((),) * players
        self.stack: list[Frame] = []
        self.open_faces = 0
        self.open_hands = none
        self.open_piles = none
        self.open_gone = 0
        self.vague: Vague = ()
        self.told = none
        self.hunch: tuple[Vague, ...] = ((),) * players
        self.goal_eyes = none
        self.open_goals = 0
        self.open_handicaps = 0
        self.cleared = 0
        self.habits = 0

    def clone(self) -> Self:
        twin = self.__new__(type(self))
        twin.setup = self.setup
        twin.players = self.players
        twin.faces = self.faces
        twin.types = self.types
        twin.goals = self.goals
        twin.hands = self.hands.copy()
        twin.piles = self.piles
        twin.gone = self.gone
        twin.lost = self.lost
        twin.powers = self.powers
        twin.handicaps = self.handicaps
        twin.pending = self.pending
        twin.places = self.places.copy()
        twin.start = self.start
        twin.round = self.round
        twin.turns = self.turns
        twin.queue = self.queue
        twin.turn = self.turn.copy()
        twin.delayed = self.delayed
        twin.force = self.force
        twin.ending = self.ending
        twin.gifted = self.gifted
        twin.shown = self.shown
        twin.aside = self.aside
        twin.stack = self.stack.copy()
        twin.open_faces = self.open_faces
        twin.open_hands = self.open_hands
        twin.open_piles = self.open_piles
        twin.open_gone = self.open_gone
        twin.vague = self.vague
        twin.told = self.told
        twin.hunch = self.hunch
        twin.goal_eyes = self.goal_eyes
        twin.open_goals = self.open_goals
        twin.open_handicaps = self.open_handicaps
        twin.cleared = self.cleared
        twin.habits = self.habits
        return twin

    # Identity

    def digest(self) -> str:
        whole = tuple([getattr(self, name, 0) for name in DIGESTED])
        return hashlib.blake2b(repr(whole).encode(), digest_size=16).hexdigest()


DIGESTED: Final = sorted({*Fields.__slots__, "fresh"} - {"habits"})
"""The fields in a digest. "fresh" was one in the first version of the rules; its place is kept, and
"habits", which no rule asks for, has none, so that matches recorded then keep their digests."""
