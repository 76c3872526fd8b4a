"""Decisions that need no question: without effect, without alternative, or usual.

`flow` has the legal actions; the session knows whether a player wants to be asked all the same.
"""

from __future__ import annotations

from tabletop.core.action import Action
from tabletop.core.frames import Frame
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import cards as rows
from tabletop.games.killer_bunnies.rules import (
    dealing,
    frames,
    paying,
    playing,
    turns,
    weapons,
    windows,
)
from tabletop.games.killer_bunnies.rules.cards import BURN, BURN_TECHNOLOGY
from tabletop.games.killer_bunnies.rules.setup import W_EOT, W_FREE, W_ROLL, W_TALK
from tabletop.games.killer_bunnies.rules.state import Fields


def pass_action(state: Fields, seat: int) -> Action | None:
    """Returns the action that passes the window open to that seat, or None."""
    open_to = state.stack[-1][:2] if state.stack else ()
    return acts.ONLY[acts.PASS] if open_to == (frames.WINDOW, seat) else None


def quiet_action(state: Fields, seat: int) -> Action | None:
    """Returns PASS in free moments, and at the fall of dice in others' fights; else None."""
    if pass_action(state, seat) is None:
        return None
    kind = state.stack[-1][2]
    if kind == W_ROLL:
        fight = next((f for f in reversed(state.stack) if f[0] == frames.ROLLED), None)
        mine = fight is None or seat in (fight[1], playing.owner_of(state, fight[3]))
    else:
        mine = kind not in (W_FREE, W_TALK, W_EOT)
    return None if mine else acts.ONLY[acts.PASS]


def idle_action(state: Fields, seat: int) -> Action | None:
    """Returns the action that passes or ends the turn when nothing else would help, or None.

    That is: all else is to offer trades, to count a hand of at most five, or useless (healing the
    unhurt, rolling the best result again, strengthening a weapon when none can follow). Cards that
    can wait do not stop it either: a saved card playable in the own turn, and healing while nothing
    happens before the next free moment. A RESOURCE card on top is saved where no SPECIAL of the
    hand could be played in its place.
    """
    frame = state.stack[-1]
    if frame[:2] == (frames.WINDOW, seat):
        idle, legal = acts.ONLY[acts.PASS], windows.choices(state, seat, frame)
    elif frame[:2] == (frames.FREE, seat) and state.main_done:
        if turns.vanishers(state, seat):
            return None
        idle, legal = acts.ONLY[acts.END_TURN], turns.free_choices(state, seat, frame)
    elif frame[:2] == (frames.FREE, seat):
        return _saving(state, seat, frame)
    else:
        return None
    if frame[0] == frames.WINDOW and frame[2] in (W_FREE, W_TALK):
        legal = [action for action in legal if not _can_wait(state, seat, action)]
    return None if any(_useful(state, seat, action) for action in legal) else idle


def _can_wait(state: Fields, seat: int, action: Action) -> bool:
    """Returns True if an answer to a free moment may as well be given later: as a free action of
    the own turn, or when the next turn begins and nothing that counts can happen before."""
    if action[0] != acts.RESPOND:
        return False
    piece = action[1]
    if seat == state.active:
        free = piece in state.saved[seat] and turns.may_play_saved(state, piece)
        return free and playing.can_play(state, seat, piece)
    return state.main_done and not _may_yet_act(state, state.active)


def _may_yet_act(state: Fields, seat: int) -> bool:
    """Returns True if public facts leave the seat, its main action done, a card, a power or a move
    into a city."""
    legal = turns.free_choices(state, seat, (frames.FREE, seat))
    return any(action[0] in (acts.PLAY, acts.USE, acts.ENTER) for action in legal)


def _saving(state: Fields, seat: int, frame: Frame) -> Action | None:
    """Returns SAVE_TOP for a RESOURCE card on top that is the only main action, else None."""
    top, save = state.top[seat], acts.ONLY[acts.SAVE_TOP]
    if top < 0 or state.setup.kind[top] != rows.RESOURCE:
        return None
    legal = turns.free_choices(state, seat, frame)
    instead = any(action[0] == acts.PLAY and action[1] in state.hand[seat] for action in legal)
    return save if save in legal and not instead else None


def _useful(state: Fields, seat: int, action: Action) -> bool:
    kind, a = action[0], action[1]
    if kind == acts.COUNT:
        return len(state.hand[a]) > dealing.HAND
    if kind in (acts.PLAY, acts.RESPOND, acts.USE):
        return _helps(state, seat, a)
    return kind not in (acts.PASS, acts.PASS_TURN, acts.END_TURN, acts.OFFER)


def _helps(state: Fields, seat: int, piece: int) -> bool:
    """Returns True if the card or power could do its player any good now."""
    if playing.is_repair(state, piece):
        cities_only = rows.HEAL_CITIES in state.setup.fx[piece]
        return bool(playing.damaged(state, seat, cities_only))
    fx = state.setup.fx[piece]
    if rows.LEVEL_BOOST in fx:
        return not state.main_done
    if rows.REROLL in fx:
        return _may_come_out_better(state, seat)
    return True


def _may_come_out_better(state: Fields, seat: int) -> bool:
    """Returns True if a second roll could serve the seat.

    It could not where its own piece stands unhurt, or where its target falls anyway. A Runner is
    hurt by a high roll, so there it always could.
    """
    frame = next((f for f in reversed(state.stack) if f[0] == frames.ROLLED), None)
    if frame is None or frame[5] & frames.BY_RUNNER:
        return True
    _, attacker, source, target, *_ = frame
    damage = weapons.outcome(state, frame)[1]
    if playing.owner_of(state, target) == seat:
        return damage > 0
    falls = damage >= state.full[target] - state.damage[target]
    return attacker != seat or not falls or rows.ON_KILL_OVERFLOW in state.setup.fx[source]


def usual_action(state: Fields, seat: int) -> Action | None:
    """Returns the action most players choose, or None where it matters.

    That is paying in the usual order when every RESOURCE card comes back next turn, and passing a
    window in which everybody sees that only trades could be offered.
    """
    frame = state.stack[-1] if state.stack else ()
    if frame[:2] == (frames.WINDOW, seat):
        return acts.ONLY[acts.PASS] if windows.only_talk(state, seat, frame[2]) else None
    if frame[:2] != (frames.PAY, seat) or _costs_a_card(state, seat, frame):
        return None
    return acts.ONLY[acts.PAY_AUTO]


def _costs_a_card(state: Fields, seat: int, frame: Frame) -> bool:
    cost = frame[2:]
    if BURN in cost or BURN_TECHNOLOGY in cost:
        return True
    tried = state.clone()
    for hexagon in cost:
        piece = paying.best_card(tried, seat, hexagon)
        paying.pay_one(tried, seat, piece, hexagon, None)
        if tried.spent[piece] == paying.MARKED:
            return True
    return False
