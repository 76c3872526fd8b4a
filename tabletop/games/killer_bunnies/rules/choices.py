"""Choices that effects ask for: healing, Symbols, cards to discard or take, tributes, moves.

The effects themselves are in `effects`.
"""

from __future__ import annotations

from tabletop.core.action import Action
from tabletop.core.event import Sink
from tabletop.core.frames import Frame
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import cards as rows
from tabletop.games.killer_bunnies.rules import (
    circles,
    dealing,
    ending,
    frames,
    keys,
    paying,
    placing,
    playing,
)
from tabletop.games.killer_bunnies.rules import events as ev
from tabletop.games.killer_bunnies.rules.cards import RUN, SYMBOLS
from tabletop.games.killer_bunnies.rules.events import shown
from tabletop.games.killer_bunnies.rules.state import Fields
from tabletop.games.killer_bunnies.rules.zones import SAVED


def cinder_waits(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    _, seat, piece, points = frame
    near = playing.adjacent_rivals(state, seat, piece)
    if len(near) > 1:
        return False
    state.stack.pop()
    if near:
        circles.hurt(state, near[0], points, seat, False, sink)
    return True


def cinder_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    return [acts.TARGETS[p] for p in playing.adjacent_rivals(state, seat, frame[2])]


def cinder(state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None) -> None:
    state.stack.pop()
    circles.hurt(state, action[1], frame[3], seat, False, sink)


def heal_waits(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    _, seat, points, cities_only, _ = frame
    if not state.out[seat] and points and playing.damaged(state, seat, bool(cities_only)):
        return False
    state.stack.pop()
    return True


def heal_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    """Returns every damaged piece with every amount (KB-16)."""
    _, _, points, cities_only, _ = frame
    return [
        acts.ONLY[acts.SKIP],
        *(
            Action(acts.HEAL, piece, amount)
            for piece in playing.damaged(state, seat, bool(cities_only))
            for amount in range(1, min(points, state.damage[piece]) + 1)
        ),
    ]


def heal(state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None) -> None:
    _, _, points, cities_only, spread = frame
    state.stack.pop()
    if action[0] == acts.SKIP:
        return
    circles.heal(state, seat, action[1], action[2], sink)
    if spread:
        state.stack.append((frames.HEAL, seat, points - action[2], cities_only, 1))


def symbol_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    return [Action(acts.SYMBOL, symbol) for symbol in range(len(SYMBOLS))]


def symbol(state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None) -> None:
    state.stack.pop()
    if sink:
        sink(ev.SYMBOL_NAMED(seat, detail=ev.Symbol(action[1])))
    if rows.SEARCH_SYMBOL in state.setup.fx[frame[2]]:
        state.stack.append((frames.TAKE, seat, action[1]))
        return
    for other in reversed(ending.opponents(state, seat)):
        state.stack.append((frames.TOSS_SAVED, other, action[1]))


def _saved_with(state: Fields, seat: int, wanted: int) -> list[int]:
    setup = state.setup
    return [
        p
        for p in state.saved[seat]
        if setup.symbol[p] == wanted and setup.kind[p] not in (RUN, rows.RESOURCE)
    ]


def toss_saved_waits(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    found = [] if state.out[frame[1]] else _saved_with(state, frame[1], frame[2])
    if len(found) > 1:
        return False
    state.stack.pop()
    if found:
        paying.discard_saved(state, frame[1], found[0], ev.CARD_DISCARDED, sink)
    elif sink and not state.out[frame[1]]:
        sink(ev.SYMBOL_MISSED(frame[1], detail=ev.Symbol(frame[2])))
    return True


def toss_saved_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    return [Action(acts.TOSS, p) for p in _saved_with(state, seat, frame[2])]


def toss_saved(
    state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    state.stack.pop()
    paying.discard_saved(state, seat, action[1], ev.CARD_DISCARDED, sink)


def _in_pile(state: Fields, seat: int, wanted: int) -> list[int]:
    return sorted(p for p in state.pile[seat] if state.setup.symbol[p] == wanted)


def take_waits(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Waits for Rune Stones' choice: a card must be taken if one fits; the pile is reshuffled
    anyway (KB-17)."""
    _, seat, wanted = frame
    if _in_pile(state, seat, wanted):
        return False
    state.stack.pop()
    if sink:
        sink(ev.SEARCH_FAILED(seat, detail=ev.Symbol(wanted)))
    dealing.reshuffle(state, seat)
    return True


def take_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    found = [Action(acts.TAKE, p) for p in _in_pile(state, seat, frame[2])]
    return found or [acts.ONLY[acts.SKIP]]


def take(state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None) -> None:
    state.stack.pop()
    piece = action[1]
    if action[0] == acts.TAKE:
        state.pile[seat] = [p for p in state.pile[seat] if p != piece]
        dealing.to_hand(state, seat, piece, keys.heap("pile", seat), sink)
    dealing.reshuffle(state, seat)
    if action[0] == acts.TAKE:
        state.stack.append((frames.TOSS_HAND, seat, piece))


def toss_hand_waits(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    if any(p != frame[2] for p in state.hand[frame[1]]):
        return False
    state.stack.pop()
    return True


def toss_hand_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    return [Action(acts.TOSS, p) for p in state.hand[seat] if p != frame[2]]


def toss_hand(
    state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    state.stack.pop()
    dealing.discard_from_hand(state, seat, action[1], seat, sink)


def _tributes(state: Fields, victim: int) -> list[int]:
    """Returns saved RESOURCE cards that may be handed over: not those marked to be burnt (R5)."""
    return [p for p in paying.resources(state, victim) if state.spent[p] != paying.MARKED]


def extorted_waits(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    _, victim, seat, points = frame
    if state.out[victim] or state.out[seat]:
        state.stack.pop()
        return True
    if _tributes(state, victim):
        return False
    state.stack.pop()
    circles.gain(state, victim, -points, sink)
    return True


def extorted_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    return [acts.ONLY[acts.LOSE_POINTS], acts.ONLY[acts.GIVE_RESOURCE]]


def extorted(
    state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    state.stack.pop()
    if action[0] == acts.LOSE_POINTS:
        circles.gain(state, seat, -frame[3], sink)
    else:
        state.stack.append((frames.TRIBUTE, frame[2], seat))


def tribute_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    return [acts.TARGETS[p] for p in _tributes(state, frame[2])]


def tribute(state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None) -> None:
    """Hands the card over, spent; this is not a trade."""
    state.stack.pop()
    victim, piece = frame[2], action[1]
    state.saved[victim].remove(piece)
    state.saved[seat].append(piece)
    state.where[piece] = SAVED | seat
    state.spent[piece] = paying.SPENT
    if sink:
        origin, target = keys.heap("saved", victim), keys.heap("saved", seat)
        sink(shown(state, ev.TRIBUTE_GIVEN, victim, piece, origin, target))


def relocate_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    return [Action(acts.RELOCATE, p, city) for p, city in playing.relocations(state, seat)]


def relocate(
    state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    """Carries out Mayor Mole: an occupant moves to another city or out to the circle."""
    state.stack.pop()
    piece, city = action[1], action[2]
    if city >= 0:
        placing.enter(state, seat, piece, city, sink)
    else:
        placing.leave_city(state, seat, piece, sink)
