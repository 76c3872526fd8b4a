"""Estimates of future costs in bunnies: walks, cards in hand, river effects, the end.

`heuristics` uses them. The figures come from many trial games of computer players.
"""

from __future__ import annotations

from typing import Final

from tabletop.games.bunny_boom.rules import cards as c
from tabletop.games.bunny_boom.rules.cards import (
    COVER,
    FLOW,
    MOVE,
    NO_CARD,
    PLAY,
    SUIT,
    VALUE,
    WAVE,
)
from tabletop.games.bunny_boom.rules.state import Fields
from tabletop.games.bunny_boom.rules.village import CENTRE, CROSSED, NOWHERE

CARDS_A_TURN: Final = 1.3
"""Cards of the pile that a turn uses up on average."""

TURNS_A_SPACE: Final = 2.6
"""Turns until one more space is closed."""

TYPICAL_CARD: Final = 3.0

HOLDING: Final = (1.1, 1.2, 0.8, 0.0, 0.0, 0.0, 0.1, 0.0, -0.4, 0.0, -0.1, -0.3, -0.2)
"""Cost of holding a card with each play effect, by its number, relative to other cards and while
many turns are left. Carrot and Share depend on the number of other players."""

MATCHING: Final = 0.65
"""Bunnies saved by a card in hand that can be played somewhere free of charge."""

BOOM_WORTH: Final = 0.4
"""Gain, in bunnies, of a bunny on every card when the others walk first."""

BURROW_WORTH: Final = 0.8

ALL_SUITS: Final = (1 << c.NO_SUIT + 1) - 1


def turns_left(state: Fields) -> float:
    """Returns the average turns left for each player, never less than a fraction of one."""
    spaces = state.setup.spaces
    still_open = spaces - state.closed.bit_count()
    empty = state.top.count(NO_CARD, 0, spaces)
    by_pile = len(state.pile) / CARDS_A_TURN
    by_spaces = empty + still_open * TURNS_A_SPACE
    return max(0.3, min(by_pile, by_spaces) / state.players)


def value_weight(left: float) -> float:
    """Returns the share of its bunny value that a card in hand is expected to cost in the end."""
    return max(0.0, 0.8 - 0.22 * left)


def card_cost(card: int, others: int, weight: float) -> float:
    """Returns the expected cost of a card in hand: early by its effect, late by its value.

    Args:
        others: how many other players there are.
        weight: `value_weight` of the moment.
    """
    play = PLAY[card]
    if play == c.CARROT:
        holding = 1.8 * others - 4.6
    elif play == c.SHARE:
        holding = 0.85 - 0.85 * others
    else:
        holding = HOLDING[play]
    return weight * VALUE[card] + (1.0 - weight) * holding


def matching_suits(state: Fields) -> int:
    """Returns the mask of suits that can be played somewhere free; on level 1 all can."""
    mask = 0
    for space in range(state.setup.spaces):
        card = state.top[space]
        if card == NO_CARD or (PLAY[card] == c.WILD and not state.closed >> space & 1):
            return ALL_SUITS
        if not state.closed >> space & 1:
            mask |= ALL_SUITS if SUIT[card] == c.NO_SUIT else 1 << SUIT[card]
    return mask


def arm_costs(state: Fields) -> list[int]:
    """Returns for each space the bunnies gained by crossing it, those lying on it included."""
    top, tokens = state.top, state.tokens
    return [
        MOVE[top[space]] + tokens[space] if top[space] != NO_CARD else 0
        for space in range(state.setup.spaces)
    ]


def standing_cost(state: Fields, start: int, costs: list[int]) -> float:
    """Returns the expected cost of the next walk from `start`: the mean of the cheaper half of
    walks."""
    closed = state.closed
    prices = []
    for space in range(state.setup.spaces):
        if space != start and not closed >> space & 1:
            price = 0
            for crossed in CROSSED[start][space]:
                price += costs[crossed]
            prices.append(price)
    if not prices:
        return 0.0
    prices.sort()
    half = prices[: 1 + len(prices) // 2]
    return sum(half) / len(half)


def walk_cost(state: Fields, seat: int, start: int, space: int, skips: bool) -> float:
    """Returns the bunnies that a walk brings `seat`; a Burrow's bunny counts its owner's loss too.
    """
    top, tokens, digger = state.top, state.tokens, state.burrow
    total = 0.0
    most = 0.0
    for crossed in CROSSED[start][space]:
        card = top[crossed]
        cost = float(MOVE[card] + tokens[crossed])
        if digger != NOWHERE and PLAY[card] == c.BURROW and digger != seat:
            cost += 1.0 + 1.0 / (state.players - 1)
        total += cost
        most = max(most, cost)
    return total - most if skips else total


def share_worth(state: Fields, home: float) -> float:
    """Returns the gain of a Share on the others, with `home` bunnies at home."""
    others = state.players - 1
    given = min(max(home, 0.0), others)
    return given + given / others


def flow_worth(state: Fields, seat: int, card: int, home: float) -> float:
    """Returns the gain of a river effect on the others."""
    flow = FLOW[card]
    if flow == c.FLOW_VILLAGE:
        return 0.9 * min(2.0, max(home, 0.0))
    if flow == c.FLOW_SHARE:
        return share_worth(state, home)
    if flow == c.FLOW_GIFT:
        return TYPICAL_CARD / (state.players - 1) + 0.4
    if flow == c.FLOW_SWAP:
        return 0.7
    return BOOM_WORTH if flow == c.FLOW_BOOM else 0.1


def wave_worth(state: Fields, seat: int, home: float) -> float:
    """Returns the gain of the best river effect available; 0 when there is none."""
    found = [flow_worth(state, seat, card, home) for card in state.river if card != NO_CARD]
    return max(found, default=0.0)


def carrot_worth(state: Fields, seat: int, space: int) -> float:
    """Returns the most that a rival can be made to pay by bringing its pawn to `space`."""
    others = state.players - 1
    best = 0.0
    for other in range(state.players):
        if other == seat:
            continue
        worth = walk_cost(state, other, state.pos[other], space, False)
        if state.carrot != other:
            worth += 3.0
        best = max(best, worth / others + (3.0 if state.carrot == seat else 0.0))
    return best


def fox_worth(state: Fields, seat: int, space: int, home: float) -> float:
    """Returns the gain of the bunnies that the Fox gives away on its way to `space`."""
    way = CROSSED[state.fox][space]
    met = sum(1 for other, place in enumerate(state.pos) if other != seat and place in way)
    return min(met, max(home, 0.0)) * (1.0 + 1.0 / (state.players - 1))


def effect_worth(state: Fields, seat: int, card: int, space: int, home: float) -> float:
    """Returns the gain of the play effect on the others, except for the jump and the centre."""
    play = PLAY[card]
    if play == c.SHARE:
        return share_worth(state, home)
    if play == c.CARROT:
        return carrot_worth(state, seat, space)
    if play == c.MEGA_BOOM:
        return 1.0 + BOOM_WORTH
    if play in (c.BOOM, c.RIVER_BOOM):
        return BOOM_WORTH
    if play == c.BURROW:
        return BURROW_WORTH if state.burrow != seat else 0.0
    if play == c.FOX:
        return fox_worth(state, seat, space, home)
    if WAVE[card]:
        step = -1.0 if play == c.RIVER_PLUS else float(home > 0)
        return step + wave_worth(state, seat, home - step)
    return 0.0


def play_worth(state: Fields, seat: int, card: int, space: int) -> float:
    """Returns the immediate gain of playing the card there, price and walk paid."""
    below = state.top[space]
    price = 0
    if below != NO_CARD:
        price = COVER[card][below]
        if price == c.CLOSES:
            price = 0
    play = PLAY[card]
    start = CENTRE if play == c.CENTRE_JUMP else state.pos[seat]
    cost = price + walk_cost(state, seat, start, space, play == c.SKIP)
    return effect_worth(state, seat, card, space, state.home[seat] + price) - cost
