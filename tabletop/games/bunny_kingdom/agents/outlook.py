"""Estimates of the carrots that a card, building or place brings a seat until the end.

Fiefs are taken as they are, with one more count for each later harvest. `heuristics` scores actions
with it.
"""

from __future__ import annotations

from typing import Final

from tabletop.games.bunny_kingdom.agents import missions
from tabletop.games.bunny_kingdom.agents.hopes import PLAIN, Hopes, harvests_left
from tabletop.games.bunny_kingdom.rules import fiefs, frames, parchments
from tabletop.games.bunny_kingdom.rules.boards import (
    BASICS,
    BIT,
    CASTLE,
    CLOUD_ROW,
    CORNER,
    EDGE,
    GOODS,
    MOUNTAIN,
    NEIGHBOURS,
    TERRAIN,
    UNIQUE,
    WORLD,
)
from tabletop.games.bunny_kingdom.rules.cards import (
    BUILDING,
    CAMP_FIRST,
    CAMP_LAST,
    CENTRAL,
    CHIMNEY,
    CITY1,
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
)
from tabletop.games.bunny_kingdom.rules.state import NOBODY, Fields

CAMP_SHARE: Final = 0.7
"""Share of a camp's worth that is left, since it can be driven off."""

TOKEN_WORTH: Final = 1.2
STATION_WORTH: Final = 2.0
COINS_COMING: Final = 7.5
UNIQUES_COMING: Final = 3.8
"""Coins and unique resources a seat gains in a match in which it plays forty cards."""


def hope(power: int, goods: int, hopes: Hopes) -> float:
    """Returns the carrots a fief gives in a harvest, or may come to give."""
    if goods & CASTLE and power < fiefs.CASTLE_STRENGTH:
        power = fiefs.CASTLE_STRENGTH
    wealth = (goods & GOODS).bit_count()
    return power * wealth + hopes.tower * power + hopes.goods * wealth


Part = tuple[int, int, int, float]
"""A fief: label, strength of ordinary cities, goods, carrots a harvest hoped for."""

WAITING: Final = 0.8
"""Share of a built building's worth that a waiting one has."""

_FIELD: Final = Hopes._fields.index
_FACTOR: Final = tuple(
    _FIELD("cities")
    if IS_CITY[kind]
    else _FIELD("farms")
    if kind in missions.FARMS
    else _FIELD("camps")
    if CAMP_FIRST <= kind <= CAMP_LAST
    else _FIELD("joins")
    if kind == TOWER
    else _FIELD("others")
    for kind in range(len(MAKES))
)
"""Index in `Hopes` of each building's factor."""

TOP: Final = 5
"""Number of a seat's best fiefs that are considered for buildings."""


def parts_of(state: Fields, hopes: Hopes) -> list[list[Part]]:
    """Returns all fiefs by seat, the best first."""
    owner, power, goods = state.owner, state.power, state.goods
    found: list[list[Part]] = [[] for _ in range(state.players)]
    for label, spaces in enumerate(state.mask):
        if spaces:
            strength, made = power[label], goods[label]
            found[owner[label]].append((label, strength, made, hope(strength, made, hopes)))
    for parts in found:
        parts.sort(key=_hoped, reverse=True)
    return found


def parts_of_seat(state: Fields, seat: int, hopes: Hopes) -> list[Part]:
    """Returns the fiefs of one seat like `parts_of`, faster."""
    owner, power, goods = state.owner, state.power, state.goods
    found = [
        (label, power[label], goods[label], hope(power[label], goods[label], hopes))
        for label, spaces in enumerate(state.mask)
        if spaces and owner[label] == seat
    ]
    found.sort(key=_hoped, reverse=True)
    return found


def _hoped(part: Part) -> float:
    return part[3]


class Outlook:
    """Estimates for one seat, from a state it may know."""

    __slots__ = (
        "_pays",
        "cards",
        "counts",
        "done",
        "hopes",
        "left",
        "parts",
        "seat",
        "state",
        "top",
    )

    def __init__(
        self,
        state: Fields,
        seat: int,
        hopes: Hopes = PLAIN,
        parts: list[Part] | None = None,
    ) -> None:
        self.hopes = hopes
        self.state = state
        self.seat = seat
        self.left = harvests_left(state)
        steps = HAND[state.sky, state.players][2] * frames.ROUNDS
        self.done = min(1.0, ((state.round - 1) * steps / 4 + state.step) / steps)
        self.cards = frozenset(state.parchments[seat])
        self.parts = parts_of_seat(state, seat, hopes) if parts is None else parts
        self.top = self.parts[:TOP]
        rows = [part[:3] for part in self.parts]
        self.counts = missions.Counts(state, seat, rows, self.cards, 1.0 - self.done)
        self._pays: list[float] | None = None

    # Cards

    def card(self, card: int) -> float:
        """Returns the worth of a hand card if it is played in this pick."""
        group = GROUP[card]
        if IS_PARCHMENT[card]:
            return self.parchment(card)
        if group <= RAINBOW_CARD:
            bonus = 0.5 * self.left if group == RAINBOW_CARD else 0.0
            return self.territory(card) + bonus
        if group == CENTRAL:
            return self.territory(self.state.central) + STATION_WORTH * self.left
        if group == PROVISIONS:
            return self.hopes.provisions * (0.4 + 0.15 * self.left)
        if group == TAX:
            return NUMBER[card] * self.coin()
        return self.building(BUILDING[card], NUMBER[card])

    def pays(self) -> list[float]:
        """Returns the worth of one more of each kind that missions count."""
        if self._pays is None:
            self._pays = [0.0] * missions.KINDS_COUNTED
            for card in self.cards:
                kind, worth = self.counts.one_more(card)
                self._pays[kind] += worth
        return self._pays

    def coin(self) -> float:
        """Returns the worth of a coin for Trade and missions."""
        counts = self.counts
        met = counts.of(missions.LUXURIES) + counts.of(missions.WONDERS)
        coming = UNIQUES_COMING * counts.scale * (1.0 - self.done)
        return met + coming + self.pays()[missions.COINS]

    def unique(self) -> float:
        """Returns the worth of one more unique resource for Trade."""
        if not self.state.sky:
            return 0.0
        coming = COINS_COMING * self.counts.scale * (1.0 - self.done)
        return self.state.coins[self.seat] + coming

    def territory(self, space: int) -> float:
        """Returns the worth of a rabbit on that space: its fiefs' gain and the missions' pay."""
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
                before += hope(state.power[label], state.goods[label], self.hopes)
                power += state.power[label]
                goods |= state.goods[label]
        gain = (hope(power, goods, self.hopes) - before + self.hopes.space) * self.left
        if state.sky:
            lone = len(seen) == 1 and not state.flags[seat] & state.mask[seen[0]]
            gain += self.coin() if lone else 0.0
            gain += self.unique() if state.yields[space] & UNIQUE else 0.0
        if owner[space] != NOBODY:
            gain += 2.0
        return gain + self.mission_space(space, kind, seen)

    def mission_space(self, space: int, kind: int, seen: list[int]) -> float:
        """Returns the missions' pay for one more territory there, joining the fiefs `seen`."""
        if not self.cards:
            return 0.0
        pays, bit = self.pays(), BIT[space]
        natural = self.state.yields[space]
        gain = pays[missions.TERRITORIES]
        if natural & BASICS:
            gain += pays[(natural & BASICS).bit_length() - 1]
        elif natural & UNIQUE:
            gain += pays[missions.WONDERS]
        elif not IS_CITY[kind]:
            gain += pays[missions.BARREN]
        if IS_CITY[kind]:
            gain += pays[missions.CITIES]
        if EDGE & bit:
            gain += pays[missions.EDGES]
            if CORNER & bit:
                gain += pays[missions.CORNERS]
        if TERRAIN[space] == MOUNTAIN:
            gain += pays[missions.MOUNTAINS]
        if space >= WORLD:
            gain += pays[missions.CLOUDS]
            if pays[missions.ROWS]:
                row = missions.ROW_SPACES[CLOUD_ROW[space - WORLD]]
                gain += pays[missions.ROWS] * (not row & self.counts.land)
        return gain + self._mission_fiefs(pays, seen)

    def _mission_fiefs(self, pays: list[float], seen: list[int]) -> float:
        """Returns the missions' pay for a space that joins these fiefs, or begins one."""
        gain = pays[missions.FIEFS] * (1 - len(seen))
        sizes = [self.state.mask[label].bit_count() for label in seen]
        if pays[missions.BIG_FIEFS]:
            big = sum(size >= parchments.FIEF_SIZE for size in sizes)
            now = sum(sizes) + 1 >= parchments.FIEF_SIZE
            gain += pays[missions.BIG_FIEFS] * (now - big)
        if pays[missions.DISTRICTS]:
            gain += pays[missions.DISTRICTS] * (bool(seen) - sum(size > 1 for size in sizes))
        return gain

    def parchment(self, card: int) -> float:
        """Returns the final worth of taking a parchment."""
        pays = self.pays()
        gain = self.counts.expected(card) + pays[missions.HELD]
        if GROUP[card] == TREASURE:
            gain += pays[missions.TREASURES] + pays[missions.JEWELS] * NUMBER[card]
            if (
                card in missions.GLOVES
                and missions.GLOVES[card == missions.GLOVES[0]] in self.cards
            ):
                gain += parchments.GLOVE_PAIR - missions.GLOVE_HOPE
        return gain * self.hopes.parchments

    # Buildings

    def building(self, kind: int, number: int = 1) -> float:
        """Returns the worth of one more waiting building, at its best place in sight."""
        return self.hopes[_FACTOR[kind]] * self._building(kind, number)

    def _building(self, kind: int, number: int) -> float:
        left = self.left
        if CAMP_FIRST <= kind <= CAMP_LAST:
            return CAMP_SHARE * (2.0 + 1.6 * left) + self.pays()[missions.CAMPS]
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
        cities = IS_CITY[kind] * self.pays()[missions.CITIES]
        later = left - 1 if self.state.phase >= frames.BUILD else left - 0.5
        return max(best * left, hoped * later) * 0.9 + cities + self.produced(MAKES[kind])

    def raised(self, kind: int, power: int, goods: int) -> float:
        """Returns the carrots a harvest that a building adds to a fief."""
        if kind == POST:
            missing = BASICS & ~goods
            more = goods | missing & -missing
            return hope(power, more, self.hopes) - hope(power, goods, self.hopes)
        if kind == CHIMNEY:
            return 1.5
        raised = hope(power + STRENGTH[kind], goods | MAKES[kind], self.hopes)
        return raised - hope(power, goods, self.hopes)

    def produced(self, made: int) -> float:
        """Returns the pay of missions and Trade for a building's product."""
        if not made & GOODS:
            return 0.0
        if made & BASICS:
            return self.pays()[(made & BASICS).bit_length() - 1]
        return self.pays()[missions.LUXURIES] + self.unique()

    def best_join(self) -> float:
        """Returns the carrots a harvest that joining two of the best fiefs can add."""
        parts = self.top
        best = 0.5
        for i, (_, power, goods, worth) in enumerate(parts):
            for _, other_power, other_goods, other_worth in parts[i + 1 :]:
                joined = hope(power + other_power, goods | other_goods, self.hopes)
                best = max(best, joined - worth - other_worth)
        return best

    def build(self, kind: int, space: int) -> float:
        """Returns the worth of a building put on that space now."""
        state = self.state
        label = state.fief[space]
        gain = self.raised(kind, state.power[label], state.goods[label]) * self.left
        if IS_CITY[kind]:
            gain += self.pays()[missions.CITIES]
            if state.express and state.along[space]:
                gain += (kind - CITY1 + 1) * self.left
            if not state.yields[space]:
                gain -= self.pays()[missions.BARREN]
        if kind == STATION:
            gain += STATION_WORTH * self.left
        return gain + self.produced(MAKES[kind]) + 0.1 - 0.05 * bool(state.yields[space])

    def join(self, one: int, two: int) -> float:
        """Returns the worth of joining two fiefs, given by any of their spaces."""
        state = self.state
        first, second = state.fief[one], state.fief[two]
        before = hope(state.power[first], state.goods[first], self.hopes)
        before += hope(state.power[second], state.goods[second], self.hopes)
        power = state.power[first] + state.power[second]
        goods = state.goods[first] | state.goods[second]
        return (hope(power, goods, self.hopes) - before) * self.left

    def stock(self) -> float:
        """Returns the worth of all buildings that wait in front of the seat."""
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
        """Returns True if the seat has finished building in this round."""
        phase = self.state.phase
        if phase in (frames.BUILD, frames.TOWER_END):
            return self.seat not in self.state.todo
        return frames.SERVE <= phase <= frames.SMOKE

    def total(self) -> float:
        """Returns the carrots the seat may expect at the end."""
        state, seat = self.state, self.seat
        total = float(state.carrots[seat])
        counts = self.counts
        if self.left:
            hoped = sum(part[3] for part in self.parts)
            sure = sum(fiefs.worth(part[1], part[2]) for part in self.parts)
            total += sure * self.left + (hoped - sure) * (self.left - self._has_built())
            total += self.stock()
            total += self.hopes.space * counts.land.bit_count() * self.left
        total += self.hopes.parchments * sum(counts.expected(card) for card in self.cards)
        if state.sky:
            left = (1.0 - self.done) * counts.scale
            met = counts.of(missions.LUXURIES) + counts.of(missions.WONDERS)
            total += (state.coins[seat] + COINS_COMING * left) * (met + UNIQUES_COMING * left)
        return total + self._draft()

    def _draft(self) -> float:
        """Returns the worth of the present pick: sealed cards, or the best of a passed hand.

        A newly dealt hand is luck and counts nothing.
        """
        state, seat = self.state, self.seat
        pick = 1 if state.players == 2 else HAND[state.sky, state.players][1]
        sealed = state.sealed[seat]
        if sealed:
            return sum(self.card(card) for card in sealed[:pick])
        if state.phase != frames.PICK or not state.step:
            return 0.0
        found = sorted(map(self.card, state.hands[seat]))
        return sum(found[-pick:])
