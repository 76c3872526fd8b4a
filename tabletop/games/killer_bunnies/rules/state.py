"""Fields of a state, with copying and digest. Imports no rule."""

from __future__ import annotations

import hashlib
from typing import Final, Self

from tabletop.core.frames import Frame
from tabletop.games.killer_bunnies.rules.setup import Setup
from tabletop.games.killer_bunnies.rules.zones import HIDDEN, NO_DEAL, Deal

FIRST_BANK: Final = 10


class Fields:
    """State of a match: owners, places, knowledge and pending decisions.

    Attributes:
        setup: options and cards.
        players, active, turn: seats, whose turn it is (-1 before the first), its number.
        main_done: whether the main action of the turn was taken.
        boost: levels the next weapon of the turn gains.
        bank: each seat's d20 count.
        out: 1 for each seat that has lost; `lost` has them in the order they lost.
        pile: each seat's Draw Pile, the top card last. Piles are replaced, never changed in place,
            so that clones share them.
        hand, saved, discard: each seat's, by place; hands are held in order, so that who has
            seen a face can follow its back. Discard Piles are replaced like Draw Piles.
        top, bottom: each seat's run cards, -1 = none.
        bunnies, cities: the rows of the two rings by area; see `circles`.
        away: each seat's creatures out of play until its turn starts (Suzie Shadows).
        held: owner of each city that has one. `last`: who owned or played each city last.
        occupants, mods: creatures of a city, modifiers of a city or creature.
        inn: the city of each occupant.
        where: zone and seat of each card; see `zones`.
        damage, full: points of damage; full value (printed + modifiers) while in play.
        spent: 0 unspent, 1 spent, 2 spent and to be discarded at the end of the turn.
        traded, used: marks of the One-Trade Rule; powers used this turn.
        known: for each hidden card the mask of seats that know where it is, its holder apart.
        declared: each seat's type of its Universal cards.
        passed, counted: seats that pass for this turn; "count hand" calls made this turn.
        offers, refused: offers begun this turn by seat; what was refused this turn.
        deal: the offer under way: given, asked, hand cards given, how many hand cards asked.
        dealt, excess, runner_hit: damage of the present weapon; damage beyond the direct target's
            death, -1 = it lives; damage to the Runner on this visit.
        dirty: points or places changed and were not looked at yet.
        winners, ended: who won; why it ended (a `scoring` constant), -1 before.
        stack: what is under way; see `frames`.
    """

    __slots__ = (
        "active",
        "away",
        "bank",
        "boost",
        "bottom",
        "bunnies",
        "cities",
        "counted",
        "damage",
        "deal",
        "dealt",
        "declared",
        "dirty",
        "discard",
        "ended",
        "excess",
        "full",
        "hand",
        "held",
        "inn",
        "known",
        "last",
        "lost",
        "main_done",
        "mods",
        "occupants",
        "offers",
        "out",
        "passed",
        "pile",
        "players",
        "refused",
        "runner_hit",
        "saved",
        "setup",
        "spent",
        "stack",
        "top",
        "traded",
        "turn",
        "used",
        "where",
        "winners",
    )

    def __init__(self, setup: Setup) -> None:
        n = len(setup.lists)
        size = setup.size
        self.setup = setup
        self.players = n
        self.active = -1
        self.turn = 0
        self.main_done = False
        self.boost = 0
        self.bank = [FIRST_BANK] * n
        self.out = bytearray(n)
        self.lost: list[int] = []
        self.pile = [[p for p in range(size) if setup.origin[p] == seat] for seat in range(n)]
        self.hand: list[list[int]] = [[] for _ in range(n)]
        self.saved: list[list[int]] = [[] for _ in range(n)]
        self.discard: list[list[int]] = [[] for _ in range(n)]
        self.top = [-1] * n
        self.bottom = [-1] * n
        self.bunnies: list[list[int]] = [[] for _ in range(n)]
        self.cities: list[list[int]] = [[] for _ in range(n)]
        self.away: list[list[int]] = [[] for _ in range(n)]
        self.held: dict[int, int] = {}
        self.last: dict[int, int] = {}
        self.occupants: dict[int, tuple[int, ...]] = {}
        self.mods: dict[int, tuple[int, ...]] = {}
        self.inn: dict[int, int] = {}
        self.where = bytearray(HIDDEN | seat for seat in setup.origin)
        self.damage = bytearray(size)
        self.full = bytearray(size)
        self.spent = bytearray(size)
        self.traded = bytearray(size)
        self.used = bytearray(size)
        self.known = bytearray(size)
        self.declared = [-1] * n
        self.passed = 0
        self.counted = 0
        self.offers = [0] * n
        self.refused: tuple[tuple[int, int, Deal], ...] = ()
        self.deal: Deal = NO_DEAL
        self.dealt = 0
        self.excess = -1
        self.runner_hit = 0
        self.dirty = False
        self.winners: tuple[int, ...] = ()
        self.ended = -1
        self.stack: list[Frame] = []

    def clone(self) -> Self:
        twin = object.__new__(type(self))
        copy = list.copy
        twin.setup = self.setup
        twin.players = self.players
        twin.active = self.active
        twin.turn = self.turn
        twin.main_done = self.main_done
        twin.boost = self.boost
        twin.bank = self.bank[:]
        twin.out = self.out[:]
        twin.lost = self.lost[:]
        twin.pile = self.pile[:]
        twin.hand = [*map(copy, self.hand)]
        twin.saved = [*map(copy, self.saved)]
        twin.discard = self.discard[:]
        twin.top = self.top[:]
        twin.bottom = self.bottom[:]
        twin.bunnies = [*map(copy, self.bunnies)]
        twin.cities = [*map(copy, self.cities)]
        twin.away = [*map(copy, self.away)]
        twin.held = self.held.copy()
        twin.last = self.last.copy()
        twin.occupants = self.occupants.copy()
        twin.mods = self.mods.copy()
        twin.inn = self.inn.copy()
        twin.where = self.where[:]
        twin.damage = self.damage[:]
        twin.full = self.full[:]
        twin.spent = self.spent[:]
        twin.traded = self.traded[:]
        twin.used = self.used[:]
        twin.known = self.known[:]
        twin.declared = self.declared[:]
        twin.passed = self.passed
        twin.counted = self.counted
        twin.offers = self.offers[:]
        twin.refused = self.refused
        twin.deal = self.deal
        twin.dealt = self.dealt
        twin.excess = self.excess
        twin.runner_hit = self.runner_hit
        twin.dirty = self.dirty
        twin.winners = self.winners
        twin.ended = self.ended
        twin.stack = self.stack[:]
        return twin

    # Identity

    def digest(self) -> str:
        names = Fields.__slots__
        whole = [getattr(self, name) for name in names if name != "setup"]
        setup = self.setup
        # Records from before gifts could be left out keep their digests.
        options = setup.lists, setup.goal, setup.free_universal, setup.hands_on
        whole.append(options if setup.gifts else (*options, setup.gifts))
        return hashlib.blake2b(repr(whole).encode(), digest_size=16).hexdigest()
