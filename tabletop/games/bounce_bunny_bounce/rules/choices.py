"""All legal actions of each frame, for the seat that is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tabletop.core.action import Action
from tabletop.core.frames import Frame
from tabletop.games.bounce_bunny_bounce.rules import actions as acts
from tabletop.games.bounce_bunny_bounce.rules import frames
from tabletop.games.bounce_bunny_bounce.rules.cards import (
    BOTTOM,
    BYTE,
    CELLS,
    COLUMNS,
    NO_CARD,
    OFF,
    step,
)
from tabletop.games.bounce_bunny_bounce.rules.state import Fields

NONE: Final[tuple[Action, ...]] = ()


def legal_actions(state: Fields, player: int) -> Sequence[Action]:
    """All that `player` may do now."""
    if not state.stack:
        return NONE
    frame = state.stack[-1]
    if frame[0] > frames.SHOCK or frame[1] != player:
        return NONE
    return LISTS[frame[0]](state, player, frame)


def _bounces(state: Fields, player: int, frame: Frame) -> Sequence[Action]:
    cell = state.pos[player]
    if cell == OFF:
        return _entries(state, player)
    return _steps(state.at, cell, acts.BOUNCES)


def _entries(state: Fields, player: int) -> list[Action]:
    """The cards of the bottom row that the other bunny leaves free (BBB-11, BBB-12)."""
    at, other = state.at, state.pos[1 - player]
    row: Sequence[int] = BOTTOM
    while True:
        found = [acts.BOUNCES[cell] for cell in row if at[cell] != NO_CARD and cell != other]
        if found:
            return found
        row = [cell - COLUMNS for cell in row]


def _steps(at: bytearray, cell: int, table: tuple[Action, ...]) -> list[Action]:
    """One action for each cell that can be reached in one step; twins are one (BBB-41)."""
    found = []
    for direction in range(4):
        target = step(at, cell, direction)
        if target != cell:
            action = table[target]
            if action not in found:
                found.append(action)
    return found


def may_be_swapped(state: Fields, cell: int) -> bool:
    """Returns True if a card lies there, and no bunny on it (BBB-25, BBB-26)."""
    return state.at[cell] != NO_CARD and cell not in state.pos


def _first_swaps(state: Fields, player: int, frame: Frame) -> Sequence[Action]:
    return [acts.SWAPS_FIRST[cell] for cell in range(CELLS) if may_be_swapped(state, cell)]


def _second_swaps(state: Fields, player: int, frame: Frame) -> Sequence[Action]:
    first = frame[2]
    return [
        acts.SWAPS_SECOND[cell]
        for cell in range(CELLS)
        if cell != first and may_be_swapped(state, cell)
    ]


def may_be_spied(state: Fields, cell: int) -> bool:
    """Returns True if a card lies there face down (BBB-42, BBB-43)."""
    card = state.at[cell]
    return card != NO_CARD and not state.up & BYTE[card]


def _spies(state: Fields, player: int, frame: Frame) -> Sequence[Action]:
    found = [acts.SPIES[cell] for cell in range(CELLS) if may_be_spied(state, cell)]
    found.append(acts.SPY_NOTHING)
    return found


def _shocks(state: Fields, player: int, frame: Frame) -> Sequence[Action]:
    if not may_shock(state, player):
        return (acts.END,)
    found = _steps(state.at, state.pos[1 - player], acts.SHOCKS)
    found.append(acts.END)
    return found


def may_shock(state: Fields, player: int) -> bool:
    """Returns True if there is a shock to spend and a bunny to spend it on (BBB-15)."""
    return state.shocks[player] > 0 and state.pos[1 - player] != OFF


LISTS: Final[tuple[Callable[[Fields, int, Frame], Sequence[Action]], ...]] = (
    _bounces,
    _first_swaps,
    _second_swaps,
    _spies,
    _shocks,
)
"""For each frame that asks a player, what lists the answers."""
