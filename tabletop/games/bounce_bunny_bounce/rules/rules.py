"""The turn: what may be done, what it does, who is asked next.

Refusals are in `refusals`, landings in `effects`, luck in `dealing`, frames in `frames`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from tabletop.core.action import Action
from tabletop.core.event import Event, Sink
from tabletop.core.frames import Frame
from tabletop.games.bounce_bunny_bounce.rules import actions as acts
from tabletop.games.bounce_bunny_bounce.rules import dealing, effects, events, frames
from tabletop.games.bounce_bunny_bounce.rules.cards import (
    BOTTOM,
    BYTE,
    CELLS,
    COLUMNS,
    NO_CARD,
    OFF,
    step,
)

if TYPE_CHECKING:
    from tabletop.games.bounce_bunny_bounce.rules.state import BounceState

NONE: Final[tuple[Action, ...]] = ()


def legal_actions(state: BounceState, player: int) -> Sequence[Action]:
    """All that `player` may do now."""
    if not state.stack:
        return NONE
    frame = state.stack[-1]
    if frame[0] > frames.SHOCK or frame[1] != player:
        return NONE
    return LISTS[frame[0]](state, player, frame)


def _bounces(state: BounceState, player: int, frame: Frame) -> Sequence[Action]:
    cell = state.pos[player]
    if cell == OFF:
        return _entries(state, player)
    return _steps(state.at, cell, acts.BOUNCES)


def _entries(state: BounceState, player: int) -> list[Action]:
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


def may_be_swapped(state: BounceState, cell: int) -> bool:
    """Whether a card lies there, and no bunny on it (BBB-25, BBB-26)."""
    return state.at[cell] != NO_CARD and cell not in state.pos


def _first_swaps(state: BounceState, player: int, frame: Frame) -> Sequence[Action]:
    return [acts.SWAPS_FIRST[cell] for cell in range(CELLS) if may_be_swapped(state, cell)]


def _second_swaps(state: BounceState, player: int, frame: Frame) -> Sequence[Action]:
    first = frame[2]
    return [
        acts.SWAPS_SECOND[cell]
        for cell in range(CELLS)
        if cell != first and may_be_swapped(state, cell)
    ]


def may_be_spied(state: BounceState, cell: int) -> bool:
    """Whether a card lies there face down (BBB-42, BBB-43)."""
    card = state.at[cell]
    return card != NO_CARD and not state.up & BYTE[card]


def _spies(state: BounceState, player: int, frame: Frame) -> Sequence[Action]:
    found = [acts.SPIES[cell] for cell in range(CELLS) if may_be_spied(state, cell)]
    found.append(acts.SPY_NOTHING)
    return found


def _shocks(state: BounceState, player: int, frame: Frame) -> Sequence[Action]:
    if not may_shock(state, player):
        return (acts.END,)
    found = _steps(state.at, state.pos[1 - player], acts.SHOCKS)
    found.append(acts.END)
    return found


def may_shock(state: BounceState, player: int) -> bool:
    """Whether there is a shock to spend and a bunny to spend it on (BBB-15)."""
    return state.shocks[player] > 0 and state.pos[1 - player] != OFF


LISTS: Final[tuple[Callable[[BounceState, int, Frame], Sequence[Action]], ...]] = (
    _bounces,
    _first_swaps,
    _second_swaps,
    _spies,
    _shocks,
)
"""For each frame that asks a player, what lists the answers."""


def apply(state: BounceState, player: int, action: Action, sink: Sink | None = None) -> None:
    """Carries out a legal action and all that follows without a choice."""
    frame = state.stack.pop()
    DEEDS[action[0]](state, player, action, frame, sink)
    stack = state.stack
    if stack and stack[-1][0] == frames.END_TURN:
        frames.end_turn(state, stack.pop()[1], sink)


def _bounce(
    state: BounceState, player: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    cell = action[1]
    if sink:
        origin = state.pos[player]
        if origin == OFF:
            sink(events.bunny_entered(player, cell))
        else:
            sink(_aimed_hop(state, player, origin, cell, events.BY_MOVE))
    land(state, player, cell, sink)


def _shock(
    state: BounceState, player: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    cell = action[1]
    other = 1 - player
    state.shocks[player] -= 1
    if sink:
        origin = state.pos[other]
        sink(events.shock_spent(player, other, origin, state.shocks[player]))
        sink(_aimed_hop(state, other, origin, cell, events.BY_SHOCK))
    land(state, other, cell, sink)


def _aimed_hop(state: BounceState, seat: int, origin: int, cell: int, cause: int) -> Event:
    """The hop to a chosen cell; of two directions that lead there the one over no edge is told."""
    ways = [d for d in range(4) if step(state.at, origin, d) == cell]
    hops = [effects.hop(seat, origin, cell, direction, cause) for direction in ways]
    return min(hops, key=lambda event: event.detail[0])


def land(state: BounceState, seat: int, cell: int, sink: Sink | None) -> None:
    """A landing, and the question it leads to; the owner of the bunny chooses (BBB-17)."""
    todo = effects.land(state, seat, cell, sink)
    if todo == effects.CHOOSE_SWAP:
        state.stack.append((frames.SWAP_FIRST, seat))
    elif todo == effects.CHOOSE_SPY:
        state.stack.append((frames.SPY, seat))


def _swap_first(
    state: BounceState, player: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    cell = action[1]
    state.stack.append((frames.SWAP_SECOND, player, cell))
    if sink:
        sink(events.swap_card_chosen(player, state.at[cell], cell))


def _swap_second(
    state: BounceState, player: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    first, second = frame[2], action[1]
    at = state.at
    if sink:
        sink(events.cards_swapped(player, at[first], first, second, at[second]))
    at[first], at[second] = at[second], at[first]


def _spy(state: BounceState, player: int, action: Action, frame: Frame, sink: Sink | None) -> None:
    cell = action[1]
    card = state.at[cell]
    state.seen[player] |= BYTE[card]
    if sink:
        sink(events.card_spied(player, card, cell, state.kinds[card]))


def _skip_spy(
    state: BounceState, player: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    if sink:
        sink(events.spy_skipped(player))


def _keep_shocks(
    state: BounceState, player: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    if sink and may_shock(state, player):
        sink(events.shocks_kept(player, state.shocks[player]))


DEEDS: Final[tuple[Callable[[BounceState, int, Action, Frame, Sink | None], None], ...]] = (
    _bounce,
    _swap_first,
    _swap_second,
    _spy,
    _skip_spy,
    _shock,
    _keep_shocks,
    dealing.draw_first,
    dealing.deal_field,
)
"""For each verb what it does; the frame it answers is off the stack already."""
