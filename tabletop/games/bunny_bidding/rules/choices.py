"""Legal actions of each frame that asks a seat.

`deeds` applies them, `handicaps` narrows them, `refusals` explains a refusal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tabletop.core.action import Action
from tabletop.core.frames import Frame
from tabletop.games.bunny_bidding.rules import actions as acts
from tabletop.games.bunny_bidding.rules import (
    effects,
    frames,
    handicaps,
    turns,
)
from tabletop.games.bunny_bidding.rules.cards import (
    FLIP_ANY,
    GIVEN,
    INFO_BID,
    INFO_OFFER,
    SMALL_HANDS,
    SMALL_LIMIT,
    SWAP_BID,
    SWAP_OFFER,
)
from tabletop.games.bunny_bidding.rules.knowledge import OFFER, SEAT, UP
from tabletop.games.bunny_bidding.rules.state import Fields

NONE: Final[tuple[Action, ...]] = ()


def legal_actions(state: Fields, player: int) -> Sequence[Action]:
    """Returns the legal actions of `player`."""
    if not state.stack:
        return NONE
    frame = state.stack[-1]
    kind = frame[0]
    if kind == frames.TURN:
        return _turn(state, player) if frame[1] == player else NONE
    if kind <= frames.MONEY:
        return LISTS[kind](state, player, frame) if frame[1] == player else NONE
    if kind == frames.GIVING:
        return _asides(state, player)
    return NONE


def _opening(state: Fields, player: int, frame: Frame) -> Sequence[Action]:
    return [acts.OPENS[tile] for tile in state.hands[player]]


def _showing(state: Fields, player: int, frame: Frame) -> Sequence[Action]:
    shown = state.shown
    return [acts.SHOWS[tile] for tile in state.hands[player] if not shown >> tile & 1]


def _forcing(state: Fields, player: int, frame: Frame) -> Sequence[Action]:
    return acts.FORCES


def _spying(state: Fields, player: int, frame: Frame) -> Sequence[Action]:
    return [acts.SPIES[seat] for seat in range(state.players) if seat != player]


def _exchange(state: Fields, player: int, frame: Frame) -> Sequence[Action]:
    found = [acts.TAKES[index] for index in effects.takeable(state, frame[3])]
    found.append(acts.NO_MORE)
    return found


def _putting(state: Fields, player: int, frame: Frame) -> Sequence[Action]:
    return [acts.PUTS[tile] for tile in effects.puttable(state, player)]


def _casting(state: Fields, player: int, frame: Frame) -> Sequence[Action]:
    return acts.CASTS[: state.players]


def _money(state: Fields, player: int, frame: Frame) -> Sequence[Action]:
    return acts.MONEYS


def _asides(state: Fields, player: int) -> Sequence[Action]:
    """Returns the tiles that can be set aside next, ascending, so that a set is chosen in one
    order."""
    hand, aside = state.hands[player], state.aside[player]
    wanted = GIVEN - len(aside)
    if wanted <= 0 or len(aside) == len(hand):
        return NONE
    first = hand.index(aside[-1]) + 1 if aside else 0
    return [acts.ASIDES[tile] for tile in hand[first : len(hand) - wanted + 1]]


LISTS: Final[tuple[Callable[[Fields, int, Frame], Sequence[Action]], ...]] = (
    _opening,
    _showing,
    _opening,
    _forcing,
    _spying,
    _exchange,
    _putting,
    _casting,
    _money,
)


def _turn(state: Fields, seat: int) -> list[Action]:
    """Returns the actions of a turn: tiles to lay, stop and gifts within the handicaps, then
    powers."""
    found = turns.public_rights(state, seat)
    choices = turns.lays(state, seat, found)
    if turns.may_stop(state, found) or small_hands_stop(state, seat):
        choices.append(acts.STOP_HERE)
    if not state.setup.powers:
        return choices
    search = handicaps.keeping(state, seat, choices) if state.handicaps[seat] else None
    if turns.may_give_away(state, seat, state.setup.limit):
        choices += [acts.GIFTS[tile] for tile in state.powers[seat]]
        choices += [acts.GIFTS[tile] for tile in state.handicaps[seat]]
    if search:
        choices = search.of(choices)
    for power in turns.usable_powers(state, seat):
        choices += power_uses(state, seat, power)
    return choices


def small_hands_stop(state: Fields, seat: int) -> bool:
    """Returns True if small_hands lets its holder stop after three tiles (BI-57)."""
    return state.turn[turns.LAID] == SMALL_LIMIT and SMALL_HANDS in state.handicaps[seat]


def power_uses(state: Fields, seat: int, power: int) -> list[Action]:
    """Returns the actions that use a power."""
    places = state.places
    if power == SWAP_OFFER:
        return [acts.TAKES[index] for index in effects.takeable(state, 0)]
    if power == FLIP_ANY:
        return [acts.FLIPS[i] for i, place in enumerate(places) if place[SEAT] >= OFFER]
    if power == SWAP_BID:
        own = [i for i, place in enumerate(places) if place[SEAT] == seat]
        others = [i for i, place in enumerate(places) if place[SEAT] not in (OFFER, seat)]
        others = [i for i in others if places[i][SEAT] >= 0]
        return [Action(acts.SWAP_BID, mine, other) for mine in own for other in others]
    if power == INFO_BID:
        return [
            acts.BID_LOOKS[i]
            for i, place in enumerate(places)
            if place[SEAT] >= 0 and place[SEAT] != seat and not place[UP]
        ]
    table = acts.OFFER_LOOKS if power == INFO_OFFER else acts.COLLECTS
    return [table[i] for i, place in enumerate(places) if place[SEAT] == OFFER and not place[UP]]
