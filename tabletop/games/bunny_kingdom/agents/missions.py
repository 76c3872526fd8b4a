"""Estimates of the final worth of parchments from a seat's present counts.

`Counts` has the present number of whatever a mission counts, `expected` adds the usual gain of the
rest of the match. The figures come from matches between agents.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, NamedTuple

from tabletop.games.bunny_kingdom.rules import frames, parchments
from tabletop.games.bunny_kingdom.rules.boards import (
    ALL_LUXURY,
    ALL_WONDROUS,
    BIT,
    CLOUD_ROW,
    CLOUD_ROWS,
    CORNER,
    EDGE,
    GOODS,
    MOUNTAIN,
    SPACES,
    START_CITY,
    TERRAIN,
    WORLD,
    YIELD,
)
from tabletop.games.bunny_kingdom.rules.cards import (
    CARROTADEL,
    CITY1,
    FARM_WOOD,
    GROUP,
    HAND,
    IS_CITY,
    LUX_FIRST,
    LUX_LAST,
    NUMBER,
    POST,
    TREASURE,
    card_named,
)
from tabletop.games.bunny_kingdom.rules.state import Fields

(
    WOODS,
    FISHES,
    CARROT_UNITS,
    LUXURIES,
    WONDERS,
    CITIES,
    EDGES,
    CORNERS,
    MOUNTAINS,
    BARREN,
    FIEFS,
    BIG_FIEFS,
    DISTRICTS,
    POOR,
    CAMPS,
    TREASURES,
    HELD,
    CLOUDS,
    ROWS,
    COINS,
    TRADE,
    SPARE_FIEFS,
    JEWELS,
    TERRITORIES,
) = range(24)
"""Kinds of things that missions count. SPARE_FIEFS are carrots a harvest of all fiefs but the
best, JEWELS the worth of all treasures."""

KINDS_COUNTED: Final = 24


class Aim(NamedTuple):
    """A mission's demand.

    Attributes:
        kind: the kind it counts.
        pays: carrots for each, or once if `need` is reached.
        need: number it takes; 0 = each counts.
        two, more: number that a seat holding the mission usually gains in a whole match in which it
            plays forty cards: between two players, and among more.
    """

    kind: int
    pays: float
    need: int
    two: float
    more: float


_ROWS_OF_AIMS: Final = dict(
    bureaucrat=Aim(HELD, 1, 0, 10.0, 8.2),
    burgomaster=Aim(CITIES, 1, 0, 12.0, 11.8),
    king_of_thieves=Aim(CITIES, 12, parchments.CITIES_NEEDED, 12.0, 11.8),
    diplomat=Aim(EDGES, 1, 0, 10.6, 12.3),
    explorer=Aim(CORNERS, 3, 0, 1.8, 1.8),
    carpenter=Aim(WOODS, 1, 0, 5.0, 5.0),
    master_carpenter=Aim(WOODS, 2, 0, 5.4, 6.2),
    woodland_king=Aim(WOODS, 20, parchments.WOODLAND_NEEDS, 6.0, 6.6),
    fisher=Aim(FISHES, 1, 0, 5.1, 5.2),
    master_fisher=Aim(FISHES, 2, 0, 5.8, 6.4),
    fisher_king=Aim(FISHES, 20, parchments.FISHER_NEEDS, 6.4, 6.9),
    farmer=Aim(CARROT_UNITS, 1, 0, 3.8, 4.0),
    master_farmer=Aim(CARROT_UNITS, 2, 0, 4.3, 4.6),
    carrot_king=Aim(CARROT_UNITS, 15, parchments.CARROT_KING_NEEDS, 4.5, 5.2),
    merchant=Aim(LUXURIES, 3, 0, 2.7, 2.5),
    mountain_master=Aim(MOUNTAINS, 2, 0, 4.6, 7.3),
    panpan=Aim(BARREN, 2, 0, 6.9, 13.0),
    harecingetorix=Aim(FIEFS, 1, 0, 12.5, 11.0),
    hunny_king=Aim(FIEFS, 12, parchments.FIEFS_NEEDED, 13.0, 12.0),
    carrotistador=Aim(BIG_FIEFS, 4, 0, 2.0, 3.1),
    assistant_governor=Aim(DISTRICTS, 2, 0, 4.9, 5.4),
    governor=Aim(DISTRICTS, 3, 0, 5.2, 5.6),
    bun_shee=Aim(POOR, 2, 0, 1.3, 1.2),
    colonist=Aim(CAMPS, 3, 0, 1.9, 2.8),
    treasure_guardian=Aim(TREASURES, 3, 0, 2.9, 3.7),
    treasure_hunter=Aim(JEWELS, 1, 0, 8.5, 8.2),
    hareborne=Aim(CLOUDS, 1, 0, 6.8, 8.2),
    lewis_carrot=Aim(WONDERS, 2, 0, 2.7, 2.0),
    cape=Aim(ROWS, 2, 0, 2.6, 2.3),
    signet=Aim(COINS, 1, 0, 7.4, 7.6),
    merchant_queen=Aim(TRADE, 20, parchments.TRADE_NEEDED, 48.0, 43.0),
    little_prince=Aim(SPARE_FIEFS, 1, 0, 12.0, 10.0),
    matriarch=Aim(TERRITORIES, 12, 0, 0.0, 0.0),
)
AIMS: Final = {card_named(name): aim for name, aim in _ROWS_OF_AIMS.items()}

SPREAD: Final = 2.6
"""Usual deviation of the gains in a whole match of forty cards from the figures above."""

TRADE_SPREAD: Final = 20.0

LEAD: Final = 6.0
"""Territories by which a seat commonly leads or lags over a whole match."""

RICHER_WITH_SKY: Final = 1.6
"""Factor by which fiefs are richer with In the Sky."""

COPY_WORTH: Final = 12.0
"""Worth of a neighbour's best parchment, in a match of forty cards."""

SECOND_WORTH: Final = (0.0, 0.0, 5.5, 3.3, 2.2, 1.6)
"""Worth of Opportunist, by number of seats."""

OTHERS: Final = {card_named("cloud_independence"): 11.0, card_named("mafayette"): 6.0}
COPIES: Final = (card_named("liberal"), card_named("socialist"))
OPPORTUNIST: Final = parchments.OPPORTUNIST
NIBBLONACCI: Final = card_named("nibblonacci")
GLOVES: Final = (parchments.LEFT_GLOVE, parchments.RIGHT_GLOVE)
MATRIARCH: Final = card_named("matriarch")
GLOVE_HOPE: Final = 2.0


def _spaces(wanted: bytes) -> int:
    return sum(BIT[space] for space in range(SPACES) if wanted[space])


NATURAL: Final = tuple(
    _spaces(bytes(each == 1 << resource for each in YIELD)) for resource in range(3)
)
"""For each basic resource the spaces that give it."""

YIELDING: Final = _spaces(bytes(bool(each) for each in YIELD))
HIGH: Final = _spaces(bytes(each == MOUNTAIN for each in TERRAIN))
STARTING: Final = _spaces(bytes(IS_CITY[each] for each in START_CITY))
ROW_SPACES: Final = tuple(
    sum(BIT[WORLD + i] for i, row in enumerate(CLOUD_ROW) if row == wanted)
    for wanted in range(CLOUD_ROWS)
)


def cards_played(state: Fields) -> float:
    """Returns the number of cards a seat plays in a whole match, in units of forty."""
    _, pick, steps = HAND[state.sky, state.players]
    return (pick if state.players > 2 else 1) * steps * frames.ROUNDS / 40


class Counts:
    """A seat's present counts for its missions, each computed when first asked for.

    Attributes:
        land: the set of its spaces.
        fiefs: (label, strength, goods) of its fiefs.
        left: share of the match still to be played.
    """

    __slots__ = ("_found", "cards", "fiefs", "land", "left", "scale", "seat", "state")

    def __init__(
        self,
        state: Fields,
        seat: int,
        fiefs: list[tuple[int, int, int]],
        cards: frozenset[int],
        left: float,
    ) -> None:
        self.state = state
        self.seat = seat
        self.fiefs = fiefs
        self.cards = cards
        self.left = left
        self.scale = cards_played(state)
        mask = state.mask
        land = 0
        for fief in fiefs:
            land |= mask[fief[0]]
        self.land = land
        self._found: dict[int, float] = {}

    def of(self, kind: int) -> float:
        """Returns the seat's number of that kind."""
        found = self._found.get(kind)
        if found is None:
            found = self._found[kind] = self._count(kind)
        return found

    def _count(self, kind: int) -> float:
        if kind <= CARROT_UNITS:
            farm = self.state.built.find(FARM_WOOD + kind)
            natural = self.land & NATURAL[kind] & ~self._central()
            posts = sum(made == kind and BIT[at] & self.land > 0 for at, made in self.state.posts)
            return natural.bit_count() + (farm >= 0 and BIT[farm] & self.land > 0) + posts
        if kind <= WONDERS:
            goods = 0
            for _, _, each in self.fiefs:
                goods |= each
            return (goods & (ALL_LUXURY if kind == LUXURIES else ALL_WONDROUS)).bit_count()
        if kind in _LAND:
            land = self.land & ~self._central() if kind == MOUNTAINS else self.land
            return (land & _LAND[kind]).bit_count()
        return self._of_fiefs(kind) if FIEFS <= kind <= POOR else self._of_seat(kind)

    def _of_fiefs(self, kind: int) -> float:
        mask = self.state.mask
        if kind == FIEFS:
            return len(self.fiefs)
        if kind == POOR:
            poor = 0
            for label, _, goods in self.fiefs:
                if not goods & GOODS:
                    poor |= mask[label]
            return (poor & self._cities()).bit_count()
        least = parchments.FIEF_SIZE if kind == BIG_FIEFS else 2
        return sum(mask[label].bit_count() >= least for label, _, _ in self.fiefs)

    def _central(self) -> int:
        """Returns the space of Central Station as a set; it has neither terrain nor city."""
        central = self.state.central
        return BIT[central] if central >= 0 else 0

    def _cities(self) -> int:
        """The set of spaces with a city."""
        built = self.state.built
        found = STARTING & ~self._central()
        for kind in range(CITY1, CARROTADEL + 1):
            at = built.find(kind)
            while at >= 0:
                found |= BIT[at]
                at = built.find(kind, at + 1)
        return found

    def _producing(self) -> int:
        """Returns the set of spaces that produce something, by nature or by their building."""
        built = self.state.built
        found = YIELDING & ~self._central()
        for kind in FARMS:
            at = built.find(kind)
            while at >= 0:
                found |= BIT[at]
                at = built.find(kind, at + 1)
        return found

    def _of_seat(self, kind: int) -> float:
        state, seat = self.state, self.seat
        if kind == CITIES:
            return (self.land & self._cities()).bit_count()
        if kind == BARREN:
            return (self.land & ~self._producing() & ~self._cities()).bit_count()
        if kind == HELD:
            return len(state.parchments[seat])
        if kind == CAMPS:
            return state.camps_played[seat]
        if kind == COINS:
            return state.coins[seat]
        if kind == TRADE:
            return state.coins[seat] * (self.of(LUXURIES) + self.of(WONDERS))
        if kind == ROWS:
            return sum(self.land & row > 0 for row in ROW_SPACES)
        if kind == TREASURES:
            return sum(GROUP[card] == TREASURE for card in self.cards)
        if kind == JEWELS:
            return sum(NUMBER[card] for card in self.cards if GROUP[card] == TREASURE)
        worths = [power * (goods & GOODS).bit_count() for _, power, goods in self.fiefs]
        return sum(worths) - max(worths, default=0)

    # Guesses

    def expected(self, card: int) -> float:
        """Returns the carrots the parchment may bring at the end."""
        aim = AIMS.get(card)
        if aim is not None:
            if card == MATRIARCH:
                return aim.pays * _chance(self._lead(), 0.5 + LEAD * sqrt(self.left))
            return self._paid(aim, self._final(aim))
        if GROUP[card] == TREASURE:
            return self._treasure(card)
        if card in COPIES:
            return COPY_WORTH * self.scale
        if card == OPPORTUNIST:
            return SECOND_WORTH[self.state.players]
        if card == NIBBLONACCI:
            table = parchments.NIBBLONACCI
            number = self.of(TREASURES) + 2.2 * self.left
            return float(table[min(len(table) - 1, round(number))])
        return OTHERS.get(card, 0.0)

    def one_more(self, card: int) -> tuple[int, float]:
        """Returns the kind a mission counts and the worth of one more of it; (-1, 0) = nothing."""
        aim = AIMS.get(card)
        if aim is None:
            return -1, 0.0
        if card == MATRIARCH:
            width, lead = 0.5 + LEAD * sqrt(self.left), self._lead()
            return aim.kind, aim.pays * (_chance(lead + 1, width) - _chance(lead, width))
        if not aim.need:
            return aim.kind, aim.pays
        final = self._final(aim)
        return aim.kind, self._paid(aim, final + 1) - self._paid(aim, final)

    def _final(self, aim: Aim) -> float:
        gain = (aim.two if self.state.players == 2 else aim.more) * self.scale * self.left
        if aim.kind == SPARE_FIEFS and self.state.sky:
            gain *= RICHER_WITH_SKY
        return self.of(aim.kind) + gain

    def _paid(self, aim: Aim, final: float) -> float:
        if not aim.need:
            return aim.pays * final
        spread = TRADE_SPREAD if aim.kind == TRADE else SPREAD
        return aim.pays * _chance(final - aim.need + 0.5, 0.2 + spread * sqrt(self.left))

    def _lead(self) -> float:
        """Returns the number of territories by which the seat leads."""
        state = self.state
        owner, size = state.owner, state.size
        others = (owner.count(seat, 0, size) for seat in range(state.players) if seat != self.seat)
        return self.land.bit_count() - max(others) - 0.5

    def _treasure(self, card: int) -> float:
        if card not in GLOVES:
            return NUMBER[card]
        pair = GLOVES[card == GLOVES[0]] in self.cards
        return parchments.GLOVE_PAIR if pair else GLOVE_HOPE


def _chance(lead: float, width: float) -> float:
    """The chance to end above zero, `lead` ahead of it with an error of `width`."""
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, -1.7 * lead / width))))


FARMS: Final = (*range(FARM_WOOD, POST + 1), *range(LUX_FIRST, LUX_LAST + 1))
"""Buildings that produce."""

_LAND: Final = {EDGES: EDGE, CORNERS: CORNER, MOUNTAINS: HIGH, CLOUDS: -1 << WORLD}
"""Kinds that count spaces of a fixed set."""
