"""The effects of each action, and all that follows from it without a choice.

Landings are in `effects`, luck in `dealing`, the ends of turns in `turns`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabletop.core.action import Action
from tabletop.core.event import UNKNOWN, Event, Sink, fact
from tabletop.core.frames import Frame
from tabletop.games.bounce_bunny_bounce.rules import (
    choices,
    dealing,
    effects,
    events,
    frames,
    turns,
)
from tabletop.games.bounce_bunny_bounce.rules.cards import BYTE, OFF, step
from tabletop.games.bounce_bunny_bounce.rules.state import Fields


def apply(state: Fields, player: int, action: Action, sink: Sink | None = None) -> None:
    """Carries out a legal action and all that follows without a choice."""
    frame = state.stack.pop()
    DEEDS[action[0]](state, player, action, frame, sink)
    stack = state.stack
    if stack and stack[-1][0] == frames.END_TURN:
        turns.end_turn(state, stack.pop()[1], sink)


def _bounce(
    state: Fields, player: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    cell = action[1]
    origin = state.pos[player]
    state.pos[player] = cell
    if sink:
        if origin == OFF:
            sink(events.BUNNY_ENTERED(player, target=cell))
        else:
            sink(_aimed_hop(state, player, origin, cell, events.BY_MOVE))
    land(state, player, sink)


def _shock(
    state: Fields, player: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    cell = action[1]
    other = 1 - player
    origin = state.pos[other]
    state.shocks[player] -= 1
    if sink:
        left = state.shocks[player]
        sink(events.SHOCK_SPENT(player, piece=other, target=origin, amount=left))
    state.pos[other] = cell
    if sink:
        sink(_aimed_hop(state, other, origin, cell, events.BY_SHOCK))
    land(state, other, sink)


def _aimed_hop(state: Fields, seat: int, origin: int, cell: int, cause: int) -> Event:
    """The hop to a chosen cell; of two directions that lead there the one over no edge is told."""
    ways = [d for d in range(4) if step(state.at, origin, d) == cell]
    hops = [effects.hop(seat, origin, cell, direction, cause) for direction in ways]
    return min(hops, key=lambda event: fact(event, events.Hop).wrapped)


def land(state: Fields, seat: int, sink: Sink | None) -> None:
    """A landing, and the question it leads to; the owner of the bunny chooses (BBB-17)."""
    todo = effects.land(state, seat, sink)
    if todo == effects.CHOOSE_SWAP:
        state.stack.append((frames.SWAP_FIRST, seat))
    elif todo == effects.CHOOSE_SPY:
        state.stack.append((frames.SPY, seat))


def _swap_first(
    state: Fields, player: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    cell = action[1]
    state.stack.append((frames.SWAP_SECOND, player, cell))
    if sink:
        sink(events.SWAP_CARD_CHOSEN(player, piece=state.at[cell], target=cell))


def _swap_second(
    state: Fields, player: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    first, second = frame[2], action[1]
    at = state.at
    at[first], at[second] = at[second], at[first]
    if sink:
        faces = _open_face(state, at[second]), _open_face(state, at[first])
        detail = events.Swap(at[first], faces)
        sink(
            events.CARDS_SWAPPED(
                player, piece=at[second], origin=first, target=second, detail=detail
            )
        )


def _open_face(state: Fields, card: int) -> int:
    """The kind of a card as everybody sees it."""
    return state.kinds[card] if state.up & BYTE[card] else UNKNOWN


def _spy(state: Fields, player: int, action: Action, frame: Frame, sink: Sink | None) -> None:
    cell = action[1]
    card = state.at[cell]
    state.seen[player] |= BYTE[card]
    if sink:
        sink(events.CARD_SPIED(player, piece=card, target=cell, face=state.kinds[card]))


def _skip_spy(
    state: Fields, player: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    if sink:
        sink(events.SPY_SKIPPED(player))


def _keep_shocks(
    state: Fields, player: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    if sink and choices.may_shock(state, player):
        sink(events.SHOCKS_KEPT(player, amount=state.shocks[player]))


DEEDS: Final[tuple[Callable[[Fields, int, Action, Frame, Sink | None], None], ...]] = (
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
