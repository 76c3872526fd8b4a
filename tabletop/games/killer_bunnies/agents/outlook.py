"""Estimates of the computer players: run cards, targets, worth of cards, odds of defences.

They follow the rule-based player of the rule sheet; `heuristics` and `scores` use them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from tabletop.games.killer_bunnies.rules import cards as rows
from tabletop.games.killer_bunnies.rules import circles, paying, playing, weapons
from tabletop.games.killer_bunnies.rules.cards import (
    BUNNY_MODIFIER,
    CARDS,
    CITY,
    CITY_MODIFIER,
    CITY_WEAPON,
    GROUND_RUNNER,
    GROUND_WEAPON,
    RESOURCE,
    SUPER,
    UNIVERSAL,
    VERY_SPECIAL,
    WHITE,
)
from tabletop.games.killer_bunnies.rules.frames import AGAINST_CITY
from tabletop.games.killer_bunnies.rules.setup import Setup
from tabletop.games.killer_bunnies.rules.state import Fields

GOAL: Final = 60
"""Goal of the match that the point values below refer to."""

MEANS: Final = (3.0, 3.2, 2.4, 2.4, 2.2, 2.4, 0.3, 0.3)
"""Worth in points of one more saved RESOURCE card, by the number saved already."""

MEANS_TOTAL: Final = tuple(sum(MEANS[:count]) for count in range(len(MEANS) + 1))
STAND_IN: Final = 0.7
"""Share of that worth for a type the deck has no costs of."""

SPECIAL_POINTS: Final = 1.1
VERY_SPECIAL_POINTS: Final = 2.1
SUPER_POINTS: Final = 1.2
EXPOSED: Final = 0.9
"""Cost in points of each creature in the circle: it may be killed and score for an opponent."""

RUN_RESOURCE: Final = 1.8
RUN_CREATURE: Final = 0.5
RUN_WEAPON: Final = 1.2
RUN_DEAD: Final = 0.6
HAND_RESOURCE: Final = 0.6

AHEAD: Final = 45
"""Total from which on an opponent is a threat."""


SPENT: Final = 0.1
"""Chance to go on below which a Runner is not followed further."""


RUN_RESOURCES: Final = (100, 95, 90, 45, 36, 28, 20, 14, 8)
"""Score of a RESOURCE card as the next BOTTOM RUN, by the number there are already."""


def run_score(state: Fields, seat: int, piece: int) -> float:
    """Returns the score of a card as the next BOTTOM RUN, 0 to about 110."""
    setup = state.setup
    means, creatures = with_run(state, seat)
    subtype, value = setup.subtype[piece], setup.value[piece]
    affordable = len(setup.cost[piece]) <= len(means)
    if setup.kind[piece] == RESOURCE:
        return RUN_RESOURCES[min(len(means), len(RUN_RESOURCES) - 1)]
    if subtype <= SUPER:
        if not circles.may_own(state, seat, piece):
            return 2
        if not affordable:
            return 10
        return 60 + 3 * value + (15 if creatures == 0 else 0)
    if subtype == CITY:
        few = len(circles.own_cities(state, seat)) < 3
        fits = len(setup.cost[piece]) < len(means) and creatures >= 2 and few
        return 70 + value if fits else 8 + value
    if subtype in (GROUND_WEAPON, GROUND_RUNNER):
        return 40 + 2 * value if affordable and creatures else 6
    if subtype == CITY_WEAPON:
        mine = bool(circles.own_cities(state, seat))
        theirs = any(owner != seat for owner in state.held.values())
        ready = mine and theirs and affordable and creatures
        return 45 + 2 * value if ready else 5
    if subtype == BUNNY_MODIFIER:
        return 50 if state.bunnies[seat] and affordable else 5
    if subtype == CITY_MODIFIER:
        return 35 if circles.own_cities(state, seat) and affordable else 5
    return 48 if len(means) >= 2 else 20


def with_run(state: Fields, seat: int) -> tuple[list[int], int]:
    """Returns the RESOURCE cards and the number of creatures a seat has once its run is played."""
    setup = state.setup
    run = [p for p in (state.top[seat], state.bottom[seat]) if p >= 0]
    means = paying.resources(state, seat) + [p for p in run if setup.kind[p] == RESOURCE]
    return means, len(state.bunnies[seat]) + sum(setup.subtype[p] <= SUPER for p in run)


def substitutes(cost: Sequence[int], types: Sequence[int]) -> int:
    """Returns the hexagons of a cost that only a substitute could pay with these types."""
    left = list(types)
    unmet = 0
    for hexagon in cost:
        if hexagon < WHITE:
            if hexagon in left:
                left.remove(hexagon)
            elif UNIVERSAL in left:
                left.remove(UNIVERSAL)
            else:
                unmet += 1
    return unmet


def burnt(cost: Sequence[int]) -> int:
    """Returns the hexagons of a cost that burn the card paying them."""
    return sum(hexagon > WHITE for hexagon in cost)


def late(state: Fields) -> float:
    """Returns the leader's share of the goal, 0 to 1."""
    most = max(circles.total(state, seat) for seat in range(state.players))
    return min(1.0, max(0.0, most / state.setup.goal))


def lead(state: Fields, seat: int, owner: int) -> float:
    """Returns the worth of striking this opponent beyond the points: leaders first."""
    if owner < 0 or owner == seat:
        return 0.0
    totals = [circles.total(state, s) if not state.out[s] else 0 for s in range(state.players)]
    best = max(totals[:seat] + totals[seat + 1 :])
    return (totals[owner] == best) + 2.0 * (totals[owner] > AHEAD)


def kill_chance(state: Fields, target: int, level: int, flags: int, bare: bool) -> float:
    """Returns the chance that one defence roll kills."""
    bonus = 0 if bare else weapons.bonus_of(state, target, flags)
    left = state.full[target] - state.damage[target]
    return max(0, min(12, level - bonus - left)) / 12


def mean_damage(state: Fields, target: int, level: int, flags: int, bare: bool) -> float:
    """Returns the expected damage of one defence roll, at most the target's standing value."""
    bonus = 0 if bare else weapons.bonus_of(state, target, flags)
    left = state.full[target] - state.damage[target]
    return sum(min(left, max(0, level - bonus - roll)) for roll in range(1, 13)) / 12


def strike_value(state: Fields, seat: int, piece: int, target: int) -> float:
    """Returns the expected worth, in points, of aiming a weapon at a target."""
    subtype = state.setup.subtype[piece]
    if GROUND_WEAPON <= subtype <= GROUND_RUNNER:
        level = weapons.level_of(state, seat, piece)
        bare = rows.NO_DEF_BONUS in state.setup.fx[piece]
    else:
        level, bare = 5, False
    if subtype == GROUND_RUNNER:
        return max(walk_value(state, seat, piece, target, way) for way in weapons.WAYS)
    owner = playing.owner_of(state, target)
    if subtype == CITY_WEAPON:
        worth = state.full[target] + sum(state.full[p] for p in state.occupants.get(target, ()))
        chance = kill_chance(state, target, level, AGAINST_CITY, bare)
        hurt = mean_damage(state, target, level, AGAINST_CITY, bare)
        return 2 * chance * worth + hurt + lead(state, seat, owner)
    chance = kill_chance(state, target, level, 0, bare)
    hurt = mean_damage(state, target, level, 0, bare)
    return 2 * chance * state.full[target] + hurt + lead(state, seat, owner)


def walk_value(state: Fields, seat: int, piece: int, target: int, way: int) -> float:
    """Returns the expected worth, in points, of a Runner sent that way until it is back at its
    start."""
    level = weapons.level_of(state, seat, piece)
    lives = [1.0]  # how likely it goes on, by the damage it has taken
    value = 0.0
    for at in (target, *weapons.beyond(state, target, way)):
        goes_on = sum(lives)
        if goes_on < SPENT:
            break
        owner, full = playing.owner_of(state, at), state.full[at]
        chance = kill_chance(state, at, level, 0, False)
        hurt = mean_damage(state, at, level, 0, False)
        if owner == seat:
            value -= goes_on * (chance * full + hurt)
        else:
            value += goes_on * (2 * chance * full + hurt + lead(state, seat, owner))
        taken = _taken(weapons.bonus_of(state, at, 0))
        lives = [
            sum(lives[i] * taken[harm - i] for i in range(min(harm + 1, len(lives))))
            for harm in range(weapons.RUNNER_LIFE)
        ]
    return value


@lru_cache(maxsize=64)
def _taken(bonus: int) -> tuple[float, ...]:
    """Returns the chances of a Runner's damage, from 0 on, by a defence with that bonus."""
    harms = [max(0, face + bonus - weapons.RUNNER_LEVEL) for face in range(1, 13)]
    return tuple(harms.count(harm) / 12 for harm in range(weapons.RUNNER_LIFE))


def standing_worth(state: Fields, seat: int) -> float:
    """Returns the worth of a seat's position in points: its total and its cards' prospects.

    The figures are fitted to who won matches of rule-based players.
    """
    setup = state.setup
    kind, subtype = setup.kind, setup.subtype
    points = circles.total(state, seat) * GOAL / setup.goal
    means = 0
    for piece in state.saved[seat]:
        if kind[piece] == RESOURCE:
            means += 1
        else:
            points += VERY_SPECIAL_POINTS if kind[piece] == VERY_SPECIAL else SPECIAL_POINTS
    points += MEANS_TOTAL[min(means, len(MEANS))]
    for piece in state.bunnies[seat]:
        points += SUPER_POINTS if subtype[piece] == SUPER else 0.0
    points -= EXPOSED * len(state.bunnies[seat])
    for piece in (state.top[seat], state.bottom[seat]):
        if piece >= 0:
            points += _run_worth(state, seat, piece, means)
    resources = sum(kind[piece] == RESOURCE for piece in state.hand[seat])
    return points + HAND_RESOURCE * resources


def _run_worth(state: Fields, seat: int, piece: int, means: int) -> float:
    """Returns the expected worth of a run card, in points."""
    setup = state.setup
    subtype = setup.subtype[piece]
    if setup.kind[piece] == RESOURCE:
        return RUN_RESOURCE
    if len(setup.cost[piece]) > means:
        return -RUN_DEAD
    if subtype <= SUPER:
        return RUN_CREATURE * setup.value[piece]
    if GROUND_WEAPON <= subtype <= GROUND_RUNNER:
        return RUN_WEAPON if state.bunnies[seat] else -RUN_DEAD
    return 0.0


def card_worth(state: Fields, seat: int, piece: int, before: int = 0) -> float:
    """Returns the worth of a card to a seat in a trade, in points.

    The worth of a RESOURCE card depends on `before`, the number that change hands before it.
    """
    setup = state.setup
    kind, subtype = setup.kind[piece], setup.subtype[piece]
    if piece in state.held:
        return circles.standing(state, piece) + sum(
            circles.standing(state, p) for p in state.occupants[piece]
        )
    if state.full[piece] and subtype <= SUPER:
        if not circles.may_own(state, seat, piece) and piece not in state.bunnies[seat]:
            return 0.0
        extra = SUPER_POINTS if subtype == SUPER else 0.0
        return circles.standing(state, piece) - EXPOSED + extra
    if kind == RESOURCE:
        others = len(paying.resources(state, seat))
        others += -1 - before if piece in state.saved[seat] else before
        exact = paying.type_of(state, piece) in wanted_types(setup, seat)
        return MEANS[max(0, min(others, len(MEANS) - 1))] * (1.0 if exact else STAND_IN)
    return VERY_SPECIAL_POINTS if kind == VERY_SPECIAL else SPECIAL_POINTS


@lru_cache(maxsize=64)
def wanted_types(setup: Setup, seat: int) -> frozenset[int]:
    """Returns the RESOURCE types in the costs of a seat's deck."""
    return frozenset(
        hexagon
        for piece in range(setup.size)
        if setup.origin[piece] == seat
        for hexagon in setup.cost[piece]
        if hexagon < WHITE
    )


Worth = Callable[[int, int, int], float]
"""Function of seat, card, and number of RESOURCE cards traded before it, to the card's worth."""


def swap_gains(
    resource: Sequence[int],
    worth: Worth,
    one: int,
    other: int,
    gives: Sequence[int],
    asks: Sequence[int],
) -> tuple[float, float]:
    """Returns the gains of two seats from a swap of cards in play, each less half of the other's.

    Args:
        resource: `Setup.resource`, which tells RESOURCE cards.
        worth: `card_worth` of the state, or what remembers it.
    """
    mine = theirs = 0.0
    for pieces, sign in ((asks, 1.0), (gives, -1.0)):
        means = 0
        for piece in pieces:
            mine += sign * worth(one, piece, means)
            theirs -= sign * worth(other, piece, means)
            means += resource[piece] >= 0
    return mine - theirs / 2, theirs - mine / 2


def deal_gain(state: Fields, seat: int, other: int) -> float:
    """Returns the gain of `seat` from the pending offer, less half of the other's."""
    gives, asks, hands, count = state.deal
    proposer = state.stack[-1][2] == other
    if not proposer:
        gives, asks = asks, gives

    def worth(who: int, piece: int, before: int) -> float:
        return card_worth(state, who, piece, before)

    gain = swap_gains(state.setup.resource, worth, seat, other, asks, gives)[0]
    shown = sum(run_score(state, seat, p) / 20 for p in hands)
    unseen = count * 2.5
    return gain + (shown - unseen if proposer else unseen - shown)


def symbol_prey(state: Fields, seat: int, symbol: int) -> int:
    """Returns the number of opponents with a saved card of that Symbol."""
    setup = state.setup
    return sum(
        any(
            setup.symbol[p] == symbol and CARDS[setup.card[p]].kind != RESOURCE
            for p in state.saved[s]
        )
        for s in range(state.players)
        if s != seat
    )


def boost_serves(state: Fields, player: int, piece: int) -> bool:
    top = state.top[player]
    if top < 0 or state.main_done or piece in state.hand[player]:
        return False  # out of the hand it is the main action itself
    if not GROUND_WEAPON <= state.setup.subtype[top] <= GROUND_RUNNER:
        return False
    both = (*state.setup.cost[piece], *state.setup.cost[top])
    return paying.payable(state, player, both) and playing.can_play(state, player, top)


def hurt(state: Fields, player: int, cities_only: bool) -> int:
    return sum(state.damage[p] for p in playing.damaged(state, player, cities_only))


def rival_city(state: Fields, player: int, piece: int) -> bool:
    return any(owner != player for owner in state.held.values())


def more_of_theirs(state: Fields, player: int, piece: int) -> bool:
    mine = len(state.bunnies[player])
    return sum(map(len, state.bunnies)) - mine > mine


def many_symbols(state: Fields, player: int, piece: int) -> bool:
    symbols = {state.setup.symbol[p] for p in circles.in_play(state, player)}
    return len(symbols) >= 3


def prey(state: Fields, player: int, piece: int) -> bool:
    return any(symbol_prey(state, player, symbol) for symbol in range(6))


CONDITIONS: Final[dict[int, Callable[[Fields, int, int], bool]]] = {
    rows.HEAL: lambda s, p, c: hurt(s, p, False) >= 3,
    rows.HEAL_CITIES: lambda s, p, c: hurt(s, p, True) >= 3,
    rows.LEVEL_BOOST: boost_serves,
    rows.SYMBOL_DISCARD: prey,
    rows.SYMBOL_GAIN: many_symbols,
    rows.SYMBOL_DAMAGE: more_of_theirs,
    rows.CITY_DAMAGE: rival_city,
}
