"""Legal actions of each frame, and of the clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tabletop.core.action import Action
from tabletop.core.frames import Frame
from tabletop.games.bunny_boom.rules import actions as acts
from tabletop.games.bunny_boom.rules import frames, river, turns
from tabletop.games.bunny_boom.rules.setup import TIMER_REAL
from tabletop.games.bunny_boom.rules.state import Fields
from tabletop.games.bunny_boom.rules.village import CROSSED

NONE: Final[tuple[Action, ...]] = ()


def legal_actions(state: Fields, player: int) -> Sequence[Action]:
    """Returns all that `player` may do now."""
    if not state.stack:
        return NONE
    frame = state.stack[-1]
    if frame[0] > frames.LAST_CHOICE or frame[1] != player:
        return NONE
    return LISTS[frame[0]](state, player, frame)


def _plays(state: Fields, player: int, frame: Frame) -> Sequence[Action]:
    spaces = turns.open_spaces(state, player)
    found = []
    for card in state.hands[player]:
        row = acts.PLAYED[card]
        found += [row[space] for space in spaces]
    return found


def _brings(state: Fields, player: int, frame: Frame) -> Sequence[Action]:
    return [acts.BRINGS[seat] for seat in range(state.players) if seat != player]


def _gives(state: Fields, player: int, frame: Frame) -> Sequence[Action]:
    return [acts.GIVES[seat] for seat in range(state.players) if frame[2] >> seat & 1]


def _jumps(state: Fields, player: int, frame: Frame) -> Sequence[Action]:
    return [acts.JUMPS[space] for space in CROSSED[state.pos[player]][frame[2]]]


def _uses(state: Fields, player: int, frame: Frame) -> Sequence[Action]:
    return [acts.USES[slot] for slot in river.usable(state)]


def _places(state: Fields, player: int, frame: Frame) -> Sequence[Action]:
    return [acts.PLACES[space] for space in river.placeable(state)]


def _offers(state: Fields, player: int, frame: Frame) -> Sequence[Action]:
    return [acts.OFFERS[card] for card in state.hands[player]]


def _swaps(state: Fields, player: int, frame: Frame) -> Sequence[Action]:
    return [acts.SWAPS[seat] for seat in river.swappable(state, player)]


def _gifts(state: Fields, player: int, frame: Frame) -> Sequence[Action]:
    return acts.GIFTS[: state.players]


def _draws(state: Fields, player: int, frame: Frame) -> Sequence[Action]:
    found = [acts.FROM_PILE] if state.pile else []
    found += [acts.FROM_RIVER[slot] for slot in river.drawable(state)]
    return found


def _takes(state: Fields, player: int, frame: Frame) -> Sequence[Action]:
    return [acts.FROM_RIVER[slot] for slot in river.drawable(state)]


LISTS: Final[tuple[Callable[[Fields, int, Frame], Sequence[Action]], ...]] = (
    _plays,
    _brings,
    _gives,
    _gives,
    _jumps,
    _uses,
    _places,
    _offers,
    _swaps,
    _gifts,
    _draws,
    _takes,
)


def clock_action(state: Fields) -> Action | None:
    """Returns the clock's action: once a turn, while a card is to be played (BB-70); else None."""
    if state.setup.timer != TIMER_REAL or state.timed or not state.stack:
        return None
    return acts.CLOCK if state.stack[-1][0] == frames.PLAY else None
