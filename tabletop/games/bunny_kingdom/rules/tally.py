"""Counts of a seat for its missions, from a state or from a view of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tabletop.games.bunny_kingdom.rules import fiefs
from tabletop.games.bunny_kingdom.rules.boards import (
    ALL_LUXURY,
    BASICS,
    BIT,
    CARROTS,
    CLOUD_ROW,
    CLOUD_ROWS,
    FISH,
    GOODS,
    MOUNTAIN,
    NEIGHBOURS,
    TERRAIN,
    UNIQUE,
    WOOD,
    WORLD,
    YIELD,
)
from tabletop.games.bunny_kingdom.rules.cards import GROUP, IS_CITY, MAKES, STRENGTH, TREASURE
from tabletop.games.bunny_kingdom.rules.state import Fields

CLOUD_SPACES = -1 << WORLD


class Land(NamedTuple):
    """Contents of the boards: buildings by space, products of trading posts by space, and the space
    of Central Station (-1 = none)."""

    built: Sequence[int]
    posts: Mapping[int, int]
    central: int

    def natural(self, space: int) -> int:
        """Returns the natural product of a space, as a set."""
        return 0 if space == self.central else YIELD[space]

    def made(self, space: int) -> int:
        """Returns the product of the building on a space, as a set."""
        post = self.posts.get(space, -1)
        return MAKES[self.built[space]] & GOODS | (1 << post if post >= 0 else 0)


class Part(NamedTuple):
    """A fief: the set of its spaces, its carrots in a harvest, and whether it produces anything."""

    spaces: int
    worth: int
    produces: bool


@dataclass(slots=True)
class Tally:
    """Counts of a seat for its missions (4.6).

    Attributes:
        spaces: the set of its territories.
        units: numbers of wood, fish and carrots it produces.
        goods: the set of all it produces.
        barren: territories without a city that produce nothing.
        sizes: number of territories of each fief.
        worths: carrots of each fief in the last harvest, Chimneys excepted.
        poor_cities: cities in fiefs that produce nothing.
        rows: territories in each row of the Great Cloud.
        clouds: carrots of the Great Cloud's fiefs without Rainbows and Sky Towers.
        cards: parchments it scores, copies included; `held` without them.
        treasures: those of `cards` that are treasures.
    """

    seat: int
    spaces: int = 0
    units: list[int] = field(default_factory=lambda: [0, 0, 0])
    goods: int = 0
    cities: int = 0
    mountains: int = 0
    barren: int = 0
    sizes: list[int] = field(default_factory=list)
    worths: list[int] = field(default_factory=list)
    poor_cities: int = 0
    rows: list[int] = field(default_factory=lambda: [0] * CLOUD_ROWS)
    clouds: int = 0
    coins: int = 0
    camps: int = 0
    held: int = 0
    cards: list[int] = field(default_factory=list)
    treasures: list[int] = field(default_factory=list)

    def hold(self, own: Sequence[int], scored: Sequence[int]) -> None:
        """Takes up the parchments the seat holds, and those it scores."""
        self.held = len(own)
        self.cards = list(scored)
        self.treasures = [card for card in scored if GROUP[card] == TREASURE]

    @property
    def luxuries(self) -> int:
        """The number of luxury resources it produces."""
        return (self.goods & ALL_LUXURY).bit_count()

    @property
    def trade(self) -> int:
        """Coins times unique resources (6.3)."""
        return self.coins * (self.goods & UNIQUE).bit_count()

    @property
    def districts(self) -> int:
        """Fiefs of two or more rabbits."""
        return sum(size > 1 for size in self.sizes)


def counted(seat: int, parts: Iterable[Part], land: Land, coins: int, camps: int) -> Tally:
    """The tally of a seat with these fiefs, coins and played camps, without any parchment."""
    tally = Tally(seat, coins=coins, camps=camps)
    for part in parts:
        tally.spaces |= part.spaces
        tally.sizes.append(part.spaces.bit_count())
        tally.worths.append(part.worth)
        cities = tally.cities
        for space in fiefs.members(part.spaces):
            _count_space(tally, space, land)
        if not part.produces:
            tally.poor_cities += tally.cities - cities
    tally.clouds = _clouds(tally.spaces & CLOUD_SPACES, land)
    return tally


def _count_space(tally: Tally, space: int, land: Land) -> None:
    natural, made = land.natural(space), land.made(space)
    tally.goods |= natural | made
    for resource in (natural, made):
        if resource & BASICS:
            tally.units[(WOOD, FISH, CARROTS).index(resource)] += 1
    if IS_CITY[land.built[space]]:
        tally.cities += 1
    elif not natural and not made:
        tally.barren += 1
    if TERRAIN[space] == MOUNTAIN and space != land.central:
        tally.mountains += 1
    if space >= WORLD:
        tally.rows[CLOUD_ROW[space - WORLD]] += 1


def _clouds(left: int, land: Land) -> int:
    """Returns the carrots of these spaces, neighbours as one fief and without links (6.2, 9)."""
    total = 0
    while left:
        fief, todo = left & -left, [(left & -left).bit_length() - 1]
        while todo:
            near = sum(BIT[other] for other in NEIGHBOURS[todo.pop()]) & left & ~fief
            fief |= near
            todo += fiefs.members(near)
        left &= ~fief
        power = goods = 0
        for space in fiefs.members(fief):
            power += STRENGTH[land.built[space]]
            goods |= land.natural(space) | MAKES[land.built[space]] | land.made(space)
        total += fiefs.worth(power, goods)
    return total


def tally(state: Fields, seat: int) -> Tally:
    """The tally of a seat, with the trading posts as they were set in the last harvest."""
    parts = []
    for label in fiefs.labels(state, seat):
        goods = state.goods[label] | fiefs.posted(state, label)
        worth = fiefs.worth(state.power[label], goods)
        parts.append(Part(state.mask[label], worth, bool(goods & GOODS)))
    land = Land(state.built, dict(state.posts), state.central)
    return counted(seat, parts, land, state.coins[seat], state.camps_played[seat])
