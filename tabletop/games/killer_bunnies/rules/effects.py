"""Effects of cards and powers other than weapons: one function for each primitive."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabletop.core.action import Action
from tabletop.core.event import Sink
from tabletop.core.frames import Frame
from tabletop.games.killer_bunnies.rules import cards as rows
from tabletop.games.killer_bunnies.rules import (
    circles,
    dealing,
    ending,
    frames,
    keys,
    playing,
    weapons,
    windows,
)
from tabletop.games.killer_bunnies.rules import events as ev
from tabletop.games.killer_bunnies.rules.cards import (
    BUNNY_MODIFIER,
    CARDS,
    CITY,
    CITY_MODIFIER,
    GROUND_RUNNER,
    GROUND_WEAPON,
    SUPER,
)
from tabletop.games.killer_bunnies.rules.events import shown
from tabletop.games.killer_bunnies.rules.setup import W_PLAY
from tabletop.games.killer_bunnies.rules.state import Fields
from tabletop.games.killer_bunnies.rules.zones import AWAY, DISCARD, PLAYED, ZONE

Effect = Callable[[Fields, int, int, int, tuple[int, ...], Sink | None], None]
"""Function that carries an effect out: seat, card or creature, aim (-1 = none), the effect's row.
"""


def announced(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Opens the window to cancel an aggressive card aimed at something (R15, KB-06)."""
    _, seat, piece, target, manner = frame
    state.stack.pop()
    card = CARDS[state.setup.card[piece]]
    if GROUND_WEAPON <= card.subtype <= GROUND_RUNNER:
        hit = weapons.launch(state, seat, piece, target, manner, sink)
    else:
        state.stack.append((frames.RESOLVE, seat, piece, target))
        hit = []
        if card.pink and target >= 0:
            _, at_seat = playing.aims_of(state, piece)
            hit = [target if at_seat else playing.owner_of(state, target)]
    asked = [s for s in ending.clockwise(state, state.active) if s in hit and s != seat]
    windows.open_window(state, W_PLAY, asked)
    return True


def resolve(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Carries out the effects of a card or power."""
    _, seat, piece, target = frame
    state.stack.pop()
    if state.out[seat]:
        return True
    fx = state.setup.fx[piece]
    if state.where[piece] & ZONE != PLAYED:
        code = playing.power_of(state, piece)
        code = rows.SUZIE if code < 0 else code
        EFFECTS[code](state, seat, piece, target, fx[code], sink)
        return True
    subtype = state.setup.subtype[piece]
    if subtype <= SUPER:
        state.stack.append((frames.PLACE, seat, piece, -1))
    elif subtype == CITY:
        state.stack.append((frames.PLACE_CITY, seat, piece, 0))
    elif subtype == BUNNY_MODIFIER:
        state.stack.append((frames.HOST_ROLL, seat, piece, target))
    elif subtype == CITY_MODIFIER:
        _lay_under(state, seat, piece, target, sink)
    else:
        for effect in fx.values():
            EFFECTS[effect[0]](state, seat, piece, target, effect, sink)
    return True


def _lay_under(state: Fields, seat: int, piece: int, host: int, sink: Sink | None) -> None:
    circles.lay_under(state, piece, host, seat)
    if sink:
        face = state.setup.card[host]
        target = keys.under(host)
        sink(shown(state, ev.MODIFIER_PLACED, seat, piece, "played", target, detail=ev.Face(face)))


def roll_host(
    state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    """Rolls the host owner's d6 for the modifier (R14)."""
    _, player, piece, host = frame
    state.stack.pop()
    face = action[1]
    owner = playing.owner_of(state, host)
    if sink:
        sink(ev.MODIFIER_ROLLED(owner, target=host, face=face))
    _lay_under(state, player, piece, host, sink)
    state.full[host] += face
    state.dirty = True
    if sink:
        worth = ev.Worth(state.full[host])
        sink(shown(state, ev.VALUE_RAISED, owner, host, amount=face, detail=worth))


# Effects of cards and powers


def _steal(
    state: Fields,
    seat: int,
    piece: int,
    target: int,
    effect: tuple[int, ...],
    sink: Sink | None,
) -> None:
    """Takes a creature with its modifiers and damage; not a trade, so no mark (A42 is about gifts).
    """
    if not circles.in_circle(state, target):
        return
    loser = playing.owner_of(state, target)
    origin = circles.lift(state, target)
    state.where[target] = PLAYED | seat
    if sink:
        sink(shown(state, ev.BUNNY_STOLEN, seat, target, origin, "played", detail=ev.Other(loser)))
    state.stack.append((frames.PLACE, seat, target, 1))


def _revive(
    state: Fields,
    seat: int,
    piece: int,
    target: int,
    effect: tuple[int, ...],
    sink: Sink | None,
) -> None:
    if state.where[target] != DISCARD | seat:
        return
    state.discard[seat] = [p for p in state.discard[seat] if p != target]
    state.where[target] = PLAYED | seat
    if sink:
        sink(shown(state, ev.BUNNY_REVIVED, seat, target, keys.heap("discard", seat), "played"))
    state.stack.append((frames.PLACE, seat, target, 0))


def _boost(
    state: Fields,
    seat: int,
    piece: int,
    target: int,
    effect: tuple[int, ...],
    sink: Sink | None,
) -> None:
    state.boost += effect[1]
    if sink:
        sink(ev.BOOST_GAINED(seat, amount=effect[1]))


def _heal_cities(
    state: Fields,
    seat: int,
    piece: int,
    target: int,
    effect: tuple[int, ...],
    sink: Sink | None,
) -> None:
    state.stack.append((frames.MEND, seat))


def _heal(
    state: Fields,
    seat: int,
    piece: int,
    target: int,
    effect: tuple[int, ...],
    sink: Sink | None,
) -> None:
    state.stack.append((frames.HEAL, seat, effect[1], 0, 0))


def _name_symbol(
    state: Fields,
    seat: int,
    piece: int,
    target: int,
    effect: tuple[int, ...],
    sink: Sink | None,
) -> None:
    state.stack.append((frames.SYMBOL, seat, piece))


def _omen(
    state: Fields,
    seat: int,
    piece: int,
    target: int,
    effect: tuple[int, ...],
    sink: Sink | None,
) -> None:
    state.stack.append((frames.OMEN, seat, effect[1]))


def _festival(
    state: Fields,
    seat: int,
    piece: int,
    target: int,
    effect: tuple[int, ...],
    sink: Sink | None,
) -> None:
    points = min(effect[1], len(symbols_in_play(state, seat)))
    circles.gain(state, seat, points, sink)


def symbols_in_play(state: Fields, seat: int) -> set[int]:
    """Returns the different Symbols among the seat's creatures in play."""
    found = {state.setup.symbol[p] for p in circles.in_play(state, seat)}
    return found - {-1}


def _extort(
    state: Fields,
    seat: int,
    piece: int,
    target: int,
    effect: tuple[int, ...],
    sink: Sink | None,
) -> None:
    state.stack.append((frames.EXTORTED, target, seat, effect[1]))


def _shake_city(
    state: Fields,
    seat: int,
    piece: int,
    target: int,
    effect: tuple[int, ...],
    sink: Sink | None,
) -> None:
    if circles.in_centre(state, target):
        circles.hurt_city(state, target, effect[1], seat, False, sink)


def _paw(
    state: Fields,
    seat: int,
    piece: int,
    target: int,
    effect: tuple[int, ...],
    sink: Sink | None,
) -> None:
    state.stack.append((frames.PAW, seat, target, effect[1], effect[2]))


def _cinder(
    state: Fields,
    seat: int,
    piece: int,
    target: int,
    effect: tuple[int, ...],
    sink: Sink | None,
) -> None:
    state.stack.append((frames.CINDER_ROLL, seat, piece, effect[1], effect[2]))


def _attack(
    state: Fields,
    seat: int,
    piece: int,
    target: int,
    effect: tuple[int, ...],
    sink: Sink | None,
) -> None:
    """Attacks as a power, not a weapon: no bonuses to its level, no W_KILL."""
    state.stack.append((frames.DEFEND, seat, piece, target, effect[1], 0))


def _peek(
    state: Fields,
    seat: int,
    piece: int,
    target: int,
    effect: tuple[int, ...],
    sink: Sink | None,
) -> None:
    windows.peek_top(state, seat, target, sink)


def _relocate(
    state: Fields,
    seat: int,
    piece: int,
    target: int,
    effect: tuple[int, ...],
    sink: Sink | None,
) -> None:
    state.stack.append((frames.RELOCATE, seat))


def _redeux(
    state: Fields,
    seat: int,
    piece: int,
    target: int,
    effect: tuple[int, ...],
    sink: Sink | None,
) -> None:
    """Takes a weapon from the Discard Pile; the left neighbour reduces a hand above five (KB-12).
    """
    state.discard[seat] = [p for p in state.discard[seat] if p != target]
    dealing.to_hand(state, seat, target, keys.heap("discard", seat), sink)
    if len(state.hand[seat]) > dealing.HAND:
        state.stack.append((frames.RANDOM_CARD, seat, ending.left_of(state, seat), 0))


def _vanish(
    state: Fields,
    seat: int,
    piece: int,
    target: int,
    effect: tuple[int, ...],
    sink: Sink | None,
) -> None:
    """Takes Suzie Shadows out of the circle with all she carries (A32)."""
    if not circles.in_circle(state, piece):
        return
    origin = circles.lift(state, piece)
    state.away[seat].append(piece)
    state.where[piece] = AWAY | seat
    if sink:
        sink(shown(state, ev.BUNNY_VANISHED, seat, piece, origin, keys.heap("away", seat)))


EFFECTS: Final[dict[int, Effect]] = {
    rows.STEAL_CREATURE: _steal,
    rows.STEAL_STANDING: _steal,
    rows.REVIVE: _revive,
    rows.OPT_REVIVE: _revive,
    rows.LEVEL_BOOST: _boost,
    rows.HEAL_CITIES: _heal_cities,
    rows.HEAL: _heal,
    rows.OPT_HEAL: _heal,
    rows.SYMBOL_DISCARD: _name_symbol,
    rows.SEARCH_SYMBOL: _name_symbol,
    rows.SYMBOL_DAMAGE: _omen,
    rows.SYMBOL_GAIN: _festival,
    rows.EXTORT: _extort,
    rows.CITY_DAMAGE: _shake_city,
    rows.OPT_STEAL_CIV: _paw,
    rows.OPT_ADJ_DAMAGE: _cinder,
    rows.OPT_ATTACK: _attack,
    rows.OPT_PEEK_TOP: _peek,
    rows.OPT_MOVE_OCCUPANT: _relocate,
    rows.REDEUX: _redeux,
    rows.SUZIE: _vanish,
}
"""Function of each primitive that acts when it is played or used."""


# Dice of effects


def mend(state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None) -> None:
    """Carries out the Construction Crew's d12: the points that may be removed."""
    player = frame[1]
    if sink:
        sink(ev.CREW_ROLLED(player, face=action[1]))
    state.stack[-1] = (frames.HEAL, player, action[1], 1, 1)


def omen(state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None) -> None:
    """Carries out Ill Omen's d6: it names a Symbol; the active player's row first, then clockwise
    (KB-23)."""
    _, player, points = frame
    symbol = action[1] - 1
    n = state.players
    order = circles.ring(state.bunnies[(player + step) % n] for step in range(n))
    marked = [p for p in order if state.setup.symbol[p] == symbol]
    if sink:
        sink(ev.OMEN_ROLLED(player, face=action[1], amount=len(marked)))
    state.stack[-1] = (frames.HIT, player, points, *marked)


def hit(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Damages one creature after the other, so that changes come one by one (A62)."""
    _, seat, points, *marked = frame
    if not marked or state.out[seat]:
        state.stack.pop()
        return True
    state.stack[-1] = (frames.HIT, seat, points, *marked[1:])
    if circles.in_circle(state, marked[0]):
        circles.hurt(state, marked[0], points, seat, False, sink)
    return True


def paw(state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None) -> None:
    """Carries out The Pickpaw's roll: a high one takes points."""
    _, player, other, least, points = frame
    state.stack.pop()
    if sink:
        sink(ev.POWER_ROLLED(player, face=action[1], detail=ev.Needed(least)))
    if action[1] >= least and not state.out[other]:
        circles.gain(state, other, -points, sink)
        circles.gain(state, player, points, sink)


def cinder_roll(
    state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    """Carries out Countess Cinder's roll: a high one burns an adjacent creature of an opponent."""
    _, player, piece, points, least = frame
    state.stack.pop()
    if sink:
        sink(ev.POWER_ROLLED(player, face=action[1], detail=ev.Needed(least)))
    if action[1] >= least:
        state.stack.append((frames.CINDER, player, piece, points))
