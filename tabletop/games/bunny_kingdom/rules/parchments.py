"""What the 47 parchments are worth: a tally of a seat, and one function for each mission.

The worth of a card is in the data file; who copies what is in `endgame`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from tabletop.games.bunny_kingdom.rules import fiefs
from tabletop.games.bunny_kingdom.rules.boards import (
    ALL_LUXURY,
    ALL_WONDROUS,
    BASICS,
    CARROTS,
    CLOUD_ROW,
    CLOUD_ROWS,
    CORNER,
    EDGE,
    FISH,
    GOODS,
    MOUNTAIN,
    TERRAIN,
    UNIQUE,
    WOOD,
    WORLD,
)
from tabletop.games.bunny_kingdom.rules.cards import (
    GROUP,
    IS_CITY,
    MAKES,
    NUMBER,
    STRENGTH,
    TREASURE,
    card_named,
)
from tabletop.games.bunny_kingdom.rules.state import Fields

Line = tuple[int, int, int]
"""A parchment (or the copy card in its place), its seat, its carrots."""

WOODLAND_NEEDS: Final = 7
FISHER_NEEDS: Final = 7
CARROT_KING_NEEDS: Final = 5
FIEF_SIZE: Final = 3
FIEFS_NEEDED: Final = 10
CITIES_NEEDED: Final = 9
TRADE_NEEDED: Final = 50
SECOND: Final = 2
GLOVE_PAIR: Final = 4
NIBBLONACCI: Final = (0, 2, 3, 5, 8, 13, 21, 34)
"""By number of treasures, the last for all higher numbers."""

CLOUD_SPACES: Final = -1 << WORLD

OPPORTUNIST: Final = card_named("opportunist")
HUNTER: Final = card_named("treasure_hunter")
LEFT_GLOVE: Final = card_named("left_glove")
RIGHT_GLOVE: Final = card_named("right_glove")
SIGNET: Final = card_named("signet")
CAPE: Final = card_named("cape")
LIBERAL: Final = card_named("liberal")
SOCIALIST: Final = card_named("socialist")
COPIERS: Final = (LIBERAL, SOCIALIST)


@dataclass(slots=True)
class Tally:
    """What missions ask about a seat, counted once (4.6).

    Attributes:
        spaces: the set of its territories.
        units: how much wood, fish and carrots it produces.
        goods: the set of all it produces.
        barren: territories without a city that produce nothing.
        sizes: how many territories each fief has.
        worths: what each fief gave in the last harvest, but for Chimneys.
        poor_cities: cities in fiefs that produce nothing.
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
    coins: int = 0
    camps: int = 0
    held: int = 0
    cards: list[int] = field(default_factory=list)
    treasures: list[int] = field(default_factory=list)

    @property
    def luxuries(self) -> int:
        """How many luxury resources it produces."""
        return (self.goods & ALL_LUXURY).bit_count()

    @property
    def trade(self) -> int:
        """Coins times unique resources (6.3)."""
        return self.coins * (self.goods & UNIQUE).bit_count()

    @property
    def districts(self) -> int:
        """Fiefs of two or more rabbits."""
        return sum(size > 1 for size in self.sizes)


def tally(state: Fields, seat: int) -> Tally:
    """The tally of a seat, with the trading posts as they were set in the last harvest."""
    counted = Tally(seat, coins=state.coins[seat], camps=state.camps_played[seat])
    posts = dict(state.posts)
    cities: dict[int, int] = {}
    for space in range(state.size):
        if state.owner[space] == seat:
            _count_space(state, counted, space, posts.get(space, -1), cities)
    for label in fiefs.labels(state, seat):
        goods = state.goods[label] | fiefs.posted(state, label)
        counted.sizes.append(state.mask[label].bit_count())
        counted.worths.append(fiefs.worth(state.power[label], goods))
        if not goods & GOODS:
            counted.poor_cities += cities.get(label, 0)
    cards = state.parchments[seat]
    counted.held = len(cards)
    counted.cards = [card for card in cards if card not in COPIERS]
    counted.cards += copies_of(state, seat)
    counted.treasures = [card for card in counted.cards if GROUP[card] == TREASURE]
    return counted


def copies_of(state: Fields, seat: int) -> list[int]:
    """The parchments a seat has as copies, copy cards that copied nothing left out."""
    return [card for who, _, card in state.copies if who == seat and card not in COPIERS]


def _count_space(
    state: Fields, counted: Tally, space: int, post: int, cities: dict[int, int]
) -> None:
    kind, natural = state.built[space], state.yields[space]
    made = MAKES[kind] & GOODS | (1 << post if post >= 0 else 0)
    counted.spaces |= 1 << space
    counted.goods |= natural | made
    for resource in (natural, made):
        if resource & BASICS:
            counted.units[(WOOD, FISH, CARROTS).index(resource)] += 1
    if IS_CITY[kind]:
        counted.cities += 1
        label = state.fief[space]
        cities[label] = cities.get(label, 0) + 1
    elif not natural and not made:
        counted.barren += 1
    if TERRAIN[space] == MOUNTAIN and space != state.central:
        counted.mountains += 1
    if space >= WORLD:
        counted.rows[CLOUD_ROW[space - WORLD]] += 1


def treasure_value(counted: Tally, card: int) -> int:
    """What a treasure is worth to a seat that scores it."""
    if card in (LEFT_GLOVE, RIGHT_GLOVE):
        other = RIGHT_GLOVE if card == LEFT_GLOVE else LEFT_GLOVE
        return GLOVE_PAIR if other in counted.treasures else NUMBER[card]
    if card == SIGNET:
        return NUMBER[card] * counted.coins
    if card == CAPE:
        return NUMBER[card] * sum(row > 0 for row in counted.rows)
    return NUMBER[card]


Mission = Callable[[Fields, list[Tally], Tally, int], int]
"""Carrots of a mission: state, all tallies, the seat's own, the number on the card."""


def _units(resource: int) -> Mission:
    return lambda state, tallies, own, number: number * own.units[resource]


def _king(resource: int, needed: int) -> Mission:
    return lambda state, tallies, own, number: number if own.units[resource] >= needed else 0


def _little_prince(state: Fields, tallies: list[Tally], own: Tally, number: int) -> int:
    """All fiefs once more but for the single best one (9)."""
    return sum(own.worths) - max(own.worths, default=0)


def _matriarch(state: Fields, tallies: list[Tally], own: Tally, number: int) -> int:
    """For the sole leader in territories (9)."""
    most = max(each.spaces.bit_count() for each in tallies if each is not own)
    return number if own.spaces.bit_count() > most else 0


def _hunter(state: Fields, tallies: list[Tally], own: Tally, number: int) -> int:
    """The treasures' value once more."""
    return sum(treasure_value(own, card) for card in own.treasures)


def _independence(state: Fields, tallies: list[Tally], own: Tally, number: int) -> int:
    """The Great Cloud's fiefs once more, without Rainbows and Sky Towers (6.2, 9)."""
    left, total = own.spaces & CLOUD_SPACES, 0
    posts = dict(state.posts)
    while left:
        start = (left & -left).bit_length() - 1
        fief = fiefs.flood(state, start, (), CLOUD_SPACES)
        left &= ~fief
        power = goods = 0
        for space in fiefs.members(fief):
            kind = state.built[space]
            power += STRENGTH[kind]
            goods |= state.yields[space] | MAKES[kind]
            if posts.get(space, -1) >= 0:
                goods |= 1 << posts[space]
        total += fiefs.worth(power, goods)
    return total


def _mafayette(state: Fields, tallies: list[Tally], own: Tally, number: int) -> int:
    """For each row of the Great Cloud where no other player holds as many territories."""
    rows = 0
    for row in range(CLOUD_ROWS):
        rows += own.rows[row] > max(each.rows[row] for each in tallies if each is not own)
    return number * rows


def _nibblonacci(state: Fields, tallies: list[Tally], own: Tally, number: int) -> int:
    return NIBBLONACCI[min(len(own.treasures), len(NIBBLONACCI) - 1)]


MISSIONS: Final[dict[str, Mission]] = {
    "bureaucrat": lambda s, t, own, n: n * own.held,
    "burgomaster": lambda s, t, own, n: n * own.cities,
    "diplomat": lambda s, t, own, n: n * (own.spaces & EDGE).bit_count(),
    "explorer": lambda s, t, own, n: n * (own.spaces & CORNER).bit_count(),
    "carpenter": _units(0),
    "master_carpenter": _units(0),
    "woodland_king": _king(0, WOODLAND_NEEDS),
    "fisher": _units(1),
    "master_fisher": _units(1),
    "fisher_king": _king(1, FISHER_NEEDS),
    "farmer": _units(2),
    "master_farmer": _units(2),
    "carrot_king": _king(2, CARROT_KING_NEEDS),
    "merchant": lambda s, t, own, n: n * own.luxuries,
    "mountain_master": lambda s, t, own, n: n * own.mountains,
    "carrotistador": lambda s, t, own, n: n * sum(size >= FIEF_SIZE for size in own.sizes),
    "harecingetorix": lambda s, t, own, n: n * len(own.sizes),
    "hunny_king": lambda s, t, own, n: n if len(own.sizes) >= FIEFS_NEEDED else 0,
    "bun_shee": lambda s, t, own, n: n * own.poor_cities,
    "panpan": lambda s, t, own, n: n * own.barren,
    "colonist": lambda s, t, own, n: n * own.camps,
    "king_of_thieves": lambda s, t, own, n: n if own.cities >= CITIES_NEEDED else 0,
    "matriarch": _matriarch,
    "little_prince": _little_prince,
    "treasure_guardian": lambda s, t, own, n: n * len(own.treasures),
    "treasure_hunter": _hunter,
    "nibblonacci": _nibblonacci,
    "assistant_governor": lambda s, t, own, n: n * own.districts,
    "governor": lambda s, t, own, n: n * own.districts,
    "cloud_independence": _independence,
    "merchant_queen": lambda s, t, own, n: n if own.trade >= TRADE_NEEDED else 0,
    "hareborne": lambda s, t, own, n: n * (own.spaces & CLOUD_SPACES).bit_count(),
    "lewis_carrot": lambda s, t, own, n: n * (own.goods & ALL_WONDROUS).bit_count(),
    "mafayette": _mafayette,
}
"""What each mission counts; Liberal, Socialist and Opportunist are counted elsewhere."""

_BY_CARD: Final = {card_named(name): mission for name, mission in MISSIONS.items()}


def value(state: Fields, tallies: list[Tally], own: Tally, card: int) -> int:
    """Carrots of one parchment but for Opportunist, which waits for the totals."""
    if GROUP[card] == TREASURE:
        return treasure_value(own, card)
    mission = _BY_CARD.get(card)
    return mission(state, tallies, own, NUMBER[card]) if mission else 0


@dataclass(slots=True)
class Count:
    """The final count: lines in order of seats, Trade by seat, Opportunists at last."""

    lines: list[Line]
    trade: list[int]
    opportunists: list[Line]


def count_all(state: Fields) -> Count:
    """All parchments, copies chosen, in the order of section 7."""
    tallies = [tally(state, seat) for seat in range(state.players)]
    lines: list[Line] = []
    waiting: list[tuple[int, int]] = []
    for own in tallies:
        for card, scored in _scored(state, own.seat):
            if scored == OPPORTUNIST:
                waiting.append((card, own.seat))
            else:
                lines.append((card, own.seat, value(state, tallies, own, scored)))
    trade = [own.trade if state.sky else 0 for own in tallies]
    totals = [state.carrots[seat] + trade[seat] for seat in range(state.players)]
    for _, seat, carrots in lines:
        totals[seat] += carrots
    opportunists = []
    for card, seat in waiting:
        rank = 1 + sum(other > totals[seat] for other in totals)
        opportunists.append((card, seat, NUMBER[OPPORTUNIST] if rank == SECOND else 0))
    return Count(lines, trade, opportunists)


def _scored(state: Fields, seat: int) -> list[tuple[int, int]]:
    """Each parchment held, with what it is scored as: for a copy card what it copied."""
    copied = {own: target for who, own, target in state.copies if who == seat}
    return [(card, copied.get(card, card)) for card in state.parchments[seat]]
