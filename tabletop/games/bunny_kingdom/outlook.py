"""What a card, a building or a place is worth to a seat: carrots gained until the end, guessed.

Fiefs are taken as they stand, each later harvest counting once more. How agents use it is in
`heuristics`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletop.games.bunny_kingdom import fiefs, parchments, phases
from tabletop.games.bunny_kingdom.boards import (
    BASICS,
    BIT,
    CASTLE,
    CORNER,
    EDGE,
    GOODS,
    MOUNTAIN,
    NEIGHBOURS,
    SPACES,
    TERRAIN,
    UNIQUE,
    WORLD,
    YIELD,
)
from tabletop.games.bunny_kingdom.cards import (
    BUILDING,
    CAMP_FIRST,
    CAMP_LAST,
    CENTRAL,
    CHIMNEY,
    CITY1,
    FARM_WOOD,
    GROUP,
    HAND,
    IS_CITY,
    IS_PARCHMENT,
    MAKES,
    NOTHING,
    NUMBER,
    POST,
    PROVISIONS,
    RAIL_TOKEN,
    RAINBOW_CARD,
    STATION,
    STRENGTH,
    SWITCH_TOKEN,
    TAX,
    TOWER,
    TREASURE,
    card_named,
)

if TYPE_CHECKING:
    from tabletop.games.bunny_kingdom.state import KingdomState

TOWER_HOPE: Final = 0.35
GOODS_HOPE: Final = 0.55
"""Carrots a harvest that a tower without goods, and a resource without towers, may come to."""

SPACE_HOPE: Final = 0.25
"""Carrots a harvest that a further territory may come to."""

PROVISIONS_WORTH: Final = 9.0
CAMP_SHARE: Final = 0.7
"""Camps can be driven off."""

TOKEN_WORTH: Final = 1.2
STATION_WORTH: Final = 2.0
COIN_UNIQUES: Final = 2.0
"""Unique resources a coin may still meet in Trade."""

TYPICAL: Final[dict[str, float]] = dict(
    bureaucrat=5,
    burgomaster=6,
    diplomat=9,
    explorer=2,
    carpenter=5,
    master_carpenter=10,
    woodland_king=6,
    fisher=5,
    master_fisher=10,
    fisher_king=6,
    farmer=4,
    master_farmer=8,
    carrot_king=6,
    merchant=4,
    mountain_master=8,
    carrotistador=10,
    harecingetorix=10,
    hunny_king=7,
    bun_shee=3,
    panpan=10,
    colonist=4,
    king_of_thieves=3,
    matriarch=4,
    little_prince=10,
    treasure_guardian=6,
    treasure_hunter=5,
    liberal=8,
    socialist=8,
    opportunist=4,
    signet=6,
    cape=6,
    nibblonacci=5,
    assistant_governor=10,
    governor=15,
    cloud_independence=8,
    merchant_queen=5,
    hareborne=6,
    lewis_carrot=5,
    mafayette=7,
)
"""What missions bring in the end when nothing is known yet."""

_TYPICAL: Final = {card_named(name): worth for name, worth in TYPICAL.items()}

_UNITS: Final = {
    card_named(name): (resource, float(number))
    for resource, names in enumerate(
        (
            (("carpenter", 1), ("master_carpenter", 2), ("woodland_king", 2.5)),
            (("fisher", 1), ("master_fisher", 2), ("fisher_king", 2.5)),
            (("farmer", 1), ("master_farmer", 2), ("carrot_king", 2.5)),
        )
    )
    for name, number in names
}
"""Missions that pay by unit: the resource, and about how much for one."""

BURGOMASTER: Final = card_named("burgomaster")
THIEVES: Final = card_named("king_of_thieves")
DIPLOMAT: Final = card_named("diplomat")
EXPLORER: Final = card_named("explorer")
MOUNTAINS: Final = card_named("mountain_master")
PANPAN: Final = card_named("panpan")
MATRIARCH: Final = card_named("matriarch")
HARECINGETORIX: Final = card_named("harecingetorix")
HUNNY_KING: Final = card_named("hunny_king")
MERCHANT: Final = card_named("merchant")
HAREBORNE: Final = card_named("hareborne")
COLONIST: Final = card_named("colonist")
LITTLE_PRINCE: Final = card_named("little_prince")
HUNTER: Final = card_named("treasure_hunter")
GUARDIAN: Final = card_named("treasure_guardian")
BUREAUCRAT: Final = card_named("bureaucrat")
GLOVES: Final = (parchments.LEFT_GLOVE, parchments.RIGHT_GLOVE)


def harvests_left(state: KingdomState) -> int:
    """How many times fiefs will still be harvested."""
    if state.phase >= phases.COPY:
        return 0
    return phases.ROUNDS + 1 - max(1, state.round)


def hope(power: int, goods: int) -> float:
    """Carrots a harvest a fief gives or may come to give."""
    if goods & CASTLE and power < fiefs.CASTLE_STRENGTH:
        power = fiefs.CASTLE_STRENGTH
    wealth = (goods & GOODS).bit_count()
    return power * wealth + TOWER_HOPE * power + GOODS_HOPE * wealth


Part = tuple[int, int, int, float]
"""A fief: label, strength of ordinary cities, goods, carrots a harvest hoped for."""

WAITING: Final = 0.8
"""What a building that waits is worth of what it would be worth where it stands."""

TOP: Final = 5
"""Of a seat's fiefs the best so many are looked at for buildings."""


def parts_of(state: KingdomState) -> list[list[Part]]:
    """All fiefs, seat by seat, the best first."""
    owner, power, goods = state.owner, state.power, state.goods
    found: list[list[Part]] = [[] for _ in range(state.players)]
    for label, spaces in enumerate(state.mask):
        if spaces:
            strength, made = power[label], goods[label]
            found[owner[label]].append((label, strength, made, hope(strength, made)))
    for parts in found:
        parts.sort(key=_hoped, reverse=True)
    return found


def _hoped(part: Part) -> float:
    return part[3]


class Outlook:
    """What one seat can make of things, from a state it may know."""

    __slots__ = ("cards", "done", "left", "parts", "seat", "state", "top", "units")

    def __init__(self, state: KingdomState, seat: int, parts: list[Part] | None = None) -> None:
        self.state = state
        self.seat = seat
        self.left = harvests_left(state)
        steps = HAND[state.sky, state.players][2] * phases.ROUNDS
        self.done = min(1.0, ((state.round - 1) * steps / 4 + state.step) / steps)
        self.cards = frozenset(state.parchments[seat])
        self.parts = parts_of(state)[seat] if parts is None else parts
        self.top = self.parts[:TOP]
        self.units = [each for card, each in _UNITS.items() if card in self.cards]

    # Cards

    def card(self, card: int) -> float:
        """A card of the hand, played in this pick."""
        group = GROUP[card]
        if IS_PARCHMENT[card]:
            return self.parchment(card)
        if group <= RAINBOW_CARD:
            bonus = 0.5 * self.left if group == RAINBOW_CARD else 0.0
            return self.territory(card) + bonus
        if group == CENTRAL:
            return self.territory(self.state.central) + STATION_WORTH * self.left
        if group == PROVISIONS:
            return PROVISIONS_WORTH * (0.4 + 0.15 * self.left)
        if group == TAX:
            return NUMBER[card] * (COIN_UNIQUES + self.uniques())
        return self.building(BUILDING[card], NUMBER[card])

    def land(self) -> int:
        """The set of the seat's territories."""
        mask = self.state.mask
        own = 0
        for part in self.parts:
            own |= mask[part[0]]
        return own

    def uniques(self) -> int:
        """How many luxury and wondrous resources the seat produces."""
        goods = 0
        for _, _, each, _ in self.parts:
            goods |= each
        return (goods & UNIQUE).bit_count()

    def territory(self, space: int) -> float:
        """A rabbit on that space: what its fiefs gain, and what parchments say to it."""
        state, seat = self.state, self.seat
        owner, fief = state.owner, state.fief
        kind = state.built[space]
        if owner[space] == seat:
            return 1.0
        if CAMP_FIRST <= kind <= CAMP_LAST:
            kind = NOTHING
        power, goods = STRENGTH[kind], state.yields[space] | MAKES[kind]
        before = 0.0
        seen: list[int] = []
        for near in NEIGHBOURS[space]:
            label = fief[near]
            if owner[near] == seat and label not in seen:
                seen.append(label)
                before += hope(state.power[label], state.goods[label])
                power += state.power[label]
                goods |= state.goods[label]
        gain = (hope(power, goods) - before + SPACE_HOPE) * self.left
        if state.sky:
            lone = len(seen) == 1 and not state.flags[seat] & state.mask[seen[0]]
            gain += COIN_UNIQUES if lone else 0.0
            gain += 2.0 if state.yields[space] & UNIQUE else 0.0
        if owner[space] != fiefs.NOBODY:
            gain += 2.0
        return gain + self.mission_space(space, kind, len(seen))

    def mission_space(self, space: int, kind: int, joined: int) -> float:
        """What the seat's missions pay for one more territory there."""
        cards = self.cards
        if not cards:
            return 0.0
        state = self.state
        natural = state.yields[space]
        gain = 0.0
        for resource, worth in self.units:
            if natural >> resource & 1:
                gain += worth
        if DIPLOMAT in cards and EDGE >> space & 1:
            gain += 1.0
        if EXPLORER in cards and CORNER >> space & 1:
            gain += 3.0
        if MOUNTAINS in cards and TERRAIN[space] == MOUNTAIN:
            gain += 2.0
        if PANPAN in cards and not natural and not IS_CITY[kind]:
            gain += 2.0
        if IS_CITY[kind]:
            gain += 1.0 * (BURGOMASTER in cards) + 1.2 * (THIEVES in cards)
        if MATRIARCH in cards:
            gain += 0.7
        if HAREBORNE in cards and space >= WORLD:
            gain += 1.0
        fiefs_paid = 1.0 * (HARECINGETORIX in cards) + 1.2 * (HUNNY_KING in cards)
        return gain + fiefs_paid * (1 - joined)

    def parchment(self, card: int) -> float:
        """What a parchment may bring in the end."""
        state, cards = self.state, self.cards
        bonus = 1.0 * (BUREAUCRAT in cards)
        if GROUP[card] == TREASURE and card in _TYPICAL:
            value = _TYPICAL[card] * (1.0 - 0.5 * self.done)
            return value + 3.0 * (GUARDIAN in cards) + bonus
        if GROUP[card] == TREASURE:
            value = float(NUMBER[card])
            if card in GLOVES:
                value = 7.0 if GLOVES[card == GLOVES[0]] in cards else 2.0
            return value * (1 + (HUNTER in cards)) + 3.0 * (GUARDIAN in cards) + bonus
        if card == GUARDIAN:
            treasures = sum(GROUP[each] == TREASURE for each in cards)
            return 3.0 * treasures + 6.0 * (1 - self.done)
        if card == LITTLE_PRINCE:
            worths = sorted(
                power * (goods & GOODS).bit_count() for _, power, goods, _ in self.parts
            )
            return sum(worths[:-1]) * (1.6 - 0.6 * self.done) + 5.0 * (1 - self.done)
        if card == COLONIST:
            return 3.0 * state.camps_played[self.seat] + 2.0 * (1 - self.done)
        typical = _TYPICAL.get(card, 5.0)
        now = _present(state, self.seat, card, self.land())
        if now is None:
            return typical
        return now + (1.0 - self.done) * typical * 0.8 + bonus

    # Buildings

    def building(self, kind: int, number: int = 1) -> float:
        """A building that will wait in front of the seat, at its best place in sight."""
        left = self.left
        if CAMP_FIRST <= kind <= CAMP_LAST:
            return CAMP_SHARE * (2.0 + 1.6 * left) + 3.0 * (COLONIST in self.cards)
        if kind in (RAIL_TOKEN, SWITCH_TOKEN):
            return TOKEN_WORTH * number + 1.0
        if kind == STATION:
            return STATION_WORTH * left
        if kind == TOWER:
            return self.best_join() * left
        best = max(
            (self.raised(kind, power, goods) for _, power, goods, _ in self.top), default=0.0
        )
        hoped = 0.5 * self.raised(kind, 2, 3)
        cities = IS_CITY[kind] * (1.0 * (BURGOMASTER in self.cards) + 1.2 * (THIEVES in self.cards))
        later = left - 1 if self.state.phase >= phases.BUILD else left - 0.5
        return max(best * left, hoped * later) * 0.9 + cities + self.produced(MAKES[kind])

    def raised(self, kind: int, power: int, goods: int) -> float:
        """Carrots a harvest a building adds to a fief."""
        if kind == POST:
            missing = BASICS & ~goods
            return hope(power, goods | (missing & -missing)) - hope(power, goods)
        if kind == CHIMNEY:
            return 1.5
        return hope(power + STRENGTH[kind], goods | MAKES[kind]) - hope(power, goods)

    def produced(self, made: int) -> float:
        """What missions and Trade pay for what a building produces."""
        gain = 0.0
        if not made:
            return 0.0
        for resource, worth in self.units:
            if made >> resource & 1:
                gain += worth
        if made & UNIQUE:
            gain += 3.0 * (MERCHANT in self.cards) + self.state.coins[self.seat] * 0.8
        return gain

    def best_join(self) -> float:
        """Carrots a harvest that joining two fiefs can add: the two strongest and richest."""
        parts = self.top
        best = 0.5
        for i, (_, power, goods, worth) in enumerate(parts):
            for _, other_power, other_goods, other_worth in parts[i + 1 :]:
                joined = hope(power + other_power, goods | other_goods)
                best = max(best, joined - worth - other_worth)
        return best

    def build(self, kind: int, space: int) -> float:
        """A building put on that space now."""
        state = self.state
        label = state.fief[space]
        gain = self.raised(kind, state.power[label], state.goods[label]) * self.left
        if IS_CITY[kind]:
            gain += 1.0 * (BURGOMASTER in self.cards) + 1.2 * (THIEVES in self.cards)
            if state.express and state.along[space]:
                gain += (kind - CITY1 + 1) * self.left
            if PANPAN in self.cards and not state.yields[space]:
                gain -= 2.0
        if kind == STATION:
            gain += STATION_WORTH * self.left
        return gain + self.produced(MAKES[kind]) + 0.1 - 0.05 * bool(state.yields[space])

    def join(self, one: int, two: int) -> float:
        """Two fiefs, by any spaces in them, made one."""
        state = self.state
        first, second = state.fief[one], state.fief[two]
        before = hope(state.power[first], state.goods[first])
        before += hope(state.power[second], state.goods[second])
        power = state.power[first] + state.power[second]
        return (hope(power, state.goods[first] | state.goods[second]) - before) * self.left

    def stock(self) -> float:
        """All that waits in front of the seat."""
        state = self.state
        base = self.seat * len(MAKES)
        total = 0.0
        waiting = state.stock[base + 1 : base + 1 + SWITCH_TOKEN]
        if any(waiting):
            for kind, count in enumerate(waiting, 1):
                if count:
                    total += WAITING * count * self.building(kind)
        return total * (self.left - 1) / self.left if self._has_built() else total

    def _has_built(self) -> bool:
        """Whether the seat is done with building in this round."""
        phase = self.state.phase
        if phase in (phases.BUILD, phases.TOWER_END):
            return self.seat not in self.state.todo
        return phases.SERVE <= phase <= phases.SMOKE

    def total(self) -> float:
        """Carrots the seat may have in the end."""
        state, seat = self.state, self.seat
        total = float(state.carrots[seat])
        if self.left:
            hoped = sum(part[3] for part in self.parts)
            sure = sum(fiefs.worth(part[1], part[2]) for part in self.parts)
            total += sure * self.left + (hoped - sure) * (self.left - self._has_built())
            total += self.stock()
        total += sum(self.parchment(card) for card in self.cards)
        total += state.coins[seat] * (self.uniques() + COIN_UNIQUES * (1 - self.done))
        total += sum(self.card(card) for card in state.sealed[seat][: 1 + (state.players > 2) * 9])
        return total


def _present(state: KingdomState, seat: int, card: int, own: int) -> float | None:
    """What a mission would bring now, roughly; None where the table does not tell."""
    units = _UNITS.get(card)
    if units:
        resource, worth = units
        farm = state.built.find(FARM_WOOD + resource)
        made = (own & NATURAL[resource]).bit_count()
        return worth * (made + (farm >= 0 and state.owner[farm] == seat))
    if card == DIPLOMAT:
        return float((own & EDGE).bit_count())
    if card == EXPLORER:
        return 3.0 * (own & CORNER).bit_count()
    if card == BUREAUCRAT:
        return float(len(state.parchments[seat]))
    if card == MOUNTAINS:
        return 2.0 * (own & HIGH).bit_count()
    return None


NATURAL: Final = tuple(
    sum(BIT[space] for space in range(SPACES) if YIELD[space] == 1 << resource)
    for resource in range(3)
)
"""For each basic resource the spaces that give it."""

HIGH: Final = sum(BIT[space] for space in range(SPACES) if TERRAIN[space] == MOUNTAIN)
