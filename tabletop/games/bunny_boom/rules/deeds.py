"""Carries out actions, then runs the stack until somebody has to decide again.

Effects are in `effects` and `river`, luck in `dealing`, the ends of turns in `turns`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabletop.core.action import Action
from tabletop.core.event import Sink
from tabletop.core.frames import Frame, run
from tabletop.games.bunny_boom.rules import cards as c
from tabletop.games.bunny_boom.rules import dealing, effects, events, frames, river, turns
from tabletop.games.bunny_boom.rules.cards import PLAY, VALUE, WAVE
from tabletop.games.bunny_boom.rules.state import Fields
from tabletop.games.bunny_boom.rules.village import CROSSED, NOWHERE


def apply(state: Fields, player: int, action: Action, sink: Sink | None = None) -> None:
    """Carries out a legal action and all that follows without a choice."""
    DEEDS[action[0]](state, player, action, sink)
    run(state, HANDLERS, sink)


def _play(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    """Carries out steps 2 to 4 of a turn; later steps go on the stack below choices of step 4."""
    _, card, space, _ = action
    stack = state.stack
    stack.pop()
    state.hands[player].remove(card)
    effects.put_down(state, player, card, space, sink)
    play = PLAY[card]
    stack.append((frames.END, player))
    stack.append((frames.DRAW, player))
    if WAVE[card]:
        stack.append((frames.USE, player))
    if play <= c.RIVER_BOOM:
        stack.append((frames.BOOM, player, card))
        if play != c.BOOM:
            stack.append((frames.TAKE, player))
    stack.append((frames.MOVE, player, space, int(play == c.SKIP)))
    effects.AT_ONCE[play](state, player, space, sink)


def _bring(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    effects.bring(state, player, action[1], state.stack.pop()[2], sink)


def _give(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    kind, _, mask = state.stack.pop()
    cause = events.BY_FOX if kind == frames.FOX else events.BY_SHARE
    effects.hand_over(state, player, action[1], cause, sink)
    effects.serve(state, player, mask & ~(1 << action[1]), cause, sink, kind)


def _jump(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    space = state.stack.pop()[2]
    effects.walk(state, player, player, space, action[1], events.BY_MOVE, sink)


def _use(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    state.stack.pop()
    river.use(state, player, action[1], sink)


def _place(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    left = state.stack.pop()[2]
    river.place(state, player, action[1], sink)
    river.ask_place(state, player, left - 1, sink)


def _offer(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    state.stack.pop()
    river.offer(state, player, action[1], sink)


def _swap_with(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    state.stack.pop()
    river.swap_with(state, player, action[1], sink)


def _gift(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    state.stack.pop()
    river.give_gift(state, player, action[1], sink)


def _draw_pile(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    river.draw(state, player, river.PILE, sink)


def _draw_river(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    if state.stack[-1][0] == frames.TAKE:
        state.stack.pop()
    river.draw(state, player, action[1], sink)


def _lucky_card(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    _, seat, other = state.stack.pop()
    river.swap(state, seat, other, action[1], sink)


def _time_out(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    """Adds the highest value in the river to the home; a card is still to be played (BB-56)."""
    state.timed = True
    seat = state.stack[-1][1]
    value = max((VALUE[card] for card in state.river if card != c.NO_CARD), default=0)
    if sink:
        sink(events.TIMER_RAN_OUT(seat, amount=value))
    effects.gain(state, seat, value, events.BY_TIMER, sink)


DEEDS: Final[tuple[Callable[[Fields, int, Action, Sink | None], None], ...]] = (
    _play,
    _bring,
    _give,
    _jump,
    _use,
    _place,
    _offer,
    _swap_with,
    _gift,
    _draw_pile,
    _draw_river,
    _lucky_card,
    dealing.draw_first,
    dealing.deal,
    _time_out,
)


def _wait(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    return False


def _move(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Carries out step 5; a jump over one of several cards is the player's choice."""
    state.stack.pop()
    _, seat, space, jumps = frame
    jumped = NOWHERE
    if jumps:
        way = CROSSED[state.pos[seat]][space]
        if len(way) > 1:
            state.stack.append((frames.JUMP, seat, space))
            return True
        if way:
            jumped = way[0]
        elif sink:
            sink(events.EFFECT_IDLE(seat, detail=events.Effect(events.IDLE_SKIP)))
    effects.walk(state, seat, seat, space, jumped, events.BY_MOVE, sink)
    return True


def _boom(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    _, seat, card = state.stack.pop()
    effects.boom(state, seat, card, PLAY[card], sink)
    return True


HANDLERS: Final[tuple[Callable[[Fields, Frame, Sink | None], bool], ...]] = (
    _wait,
    _wait,
    _wait,
    _wait,
    _wait,
    river.choose_use,
    _wait,
    _wait,
    _wait,
    _wait,
    river.draw_up,
    river.take_first,
    _wait,
    _wait,
    _wait,
    _move,
    _boom,
    river.discard_used,
    river.pass_hands,
    turns.end_turn,
)
