"""Points that a choice brings at once, to find choices that end the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tabletop.core.action import Action
from tabletop.games.killer_bunnies.agents import outlook
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import cards as rows
from tabletop.games.killer_bunnies.rules import (
    circles,
    effects,
    ending,
    frames,
    paying,
    playing,
    weapons,
)
from tabletop.games.killer_bunnies.rules.cards import (
    BUNNY_MODIFIER,
    CITY,
    CITY_MODIFIER,
    CITY_WEAPON,
    GROUND_RUNNER,
    SUPER,
)
from tabletop.games.killer_bunnies.rules.state import Fields

Points = tuple[int, int]
"""Least and greatest number of points that something brings, by the fall of dice, if nobody
answers."""

NOTHING: Final = (0, 0)
ALL: Final = 1_000
"""More points than any goal: the last rival loses, and the match ends."""

FAR: Final = 40
"""Distance from the goal that no single choice can bridge, in points."""

ASKED: Final = (frames.FREE, frames.TARGET, frames.WINDOW)
"""Frames whose choices may bring points at once."""

MODIFIER_FACES: Final = (1, 6)
CREW_FACES: Final = (1, 12)


def lacks(state: Fields, seat: int) -> int:
    """Returns the points the seat is short of the goal."""
    return state.setup.goal - circles.total(state, seat)


def enders(
    state: Fields, seat: int, legal: Sequence[Action], surely: bool
) -> list[int]:
    """Returns the indices of choices that take the seat to the goal: surely, or with lucky dice."""
    if state.stack[-1][0] not in ASKED:
        return []
    short = lacks(state, seat)
    if short > FAR:
        return []
    which = 0 if surely else 1
    return [i for i, each in enumerate(legal) if brings(state, seat, each)[which] >= short]


def brings(state: Fields, seat: int, action: Action) -> Points:
    """Returns the points a choice may bring the seat at once."""
    kind, piece = action[0], action[1]
    if kind in (acts.PLAY, acts.RESPOND, acts.USE):
        return _best(state, seat, piece)
    if kind == acts.TARGET and state.stack[-1][0] == frames.TARGET:
        return _aimed(state, seat, state.stack[-1][2], piece)
    if kind == acts.ENTER and action[2] not in state.held:
        return _sure(circles.standing(state, action[2]))
    if kind == acts.SAVE_TOP and state.setup.resource[state.top[seat]] >= 0:
        fx = state.setup.fx
        savers = circles.powers(state, seat, rows.ON_SAVE_GAIN)
        return _sure(sum(fx[p][rows.ON_SAVE_GAIN][1] for p in savers if not state.used[p]))
    return NOTHING


def _sure(points: int) -> Points:
    return points, points


def _best(state: Fields, seat: int, piece: int) -> Points:
    """Returns the points of a card or power at its best aim."""
    find, _ = playing.aims_of(state, piece)
    if find is None:
        return _plain(state, seat, piece)
    found = [_aimed(state, seat, piece, target) for target in find(state, seat, piece)]
    if not found:
        return NOTHING
    return max(least for least, _ in found), max(most for _, most in found)


def _plain(state: Fields, seat: int, piece: int) -> Points:
    """Returns the points of a card or power without an aim."""
    setup = state.setup
    subtype, fx = setup.subtype[piece], setup.fx[piece]
    if subtype <= SUPER and not _stands(state, piece):
        if not circles.may_own(state, seat, piece):
            return NOTHING
        return _sure(setup.value[piece] + _mended_by(state, seat, piece))
    if subtype == CITY:
        fits = any(state.full[p] <= setup.value[piece] for p in state.bunnies[seat])
        return _sure(setup.value[piece] if fits else 0)
    least = most = 0
    for code, effect in fx.items():
        told = _PLAIN.get(code)
        if told is not None:
            few, many = told(state, seat, piece, effect)
            least, most = least + few, most + many
    return least, most


def _mended_by(state: Fields, seat: int, piece: int) -> int:
    """Returns the damage that an arriving creature takes off one own city."""
    fx = state.setup.fx[piece]
    if rows.ON_PLAY_HEAL not in fx:
        return 0
    hurt = [state.damage[city] for city in circles.own_cities(state, seat)]
    return min(fx[rows.ON_PLAY_HEAL][1], max(hurt, default=0))


def _stands(state: Fields, piece: int) -> bool:
    return state.full[piece] > 0


def _aimed(state: Fields, seat: int, piece: int, target: int) -> Points:
    """Returns the points of a card or power aimed at a card or a seat."""
    subtype = state.setup.subtype[piece]
    if rows.GROUND_WEAPON <= subtype <= GROUND_RUNNER:
        return 0, _struck(state, seat, piece, target)
    if subtype == BUNNY_MODIFIER:
        return MODIFIER_FACES if playing.owner_of(state, target) == seat else NOTHING
    if subtype == CITY_MODIFIER:
        return NOTHING
    for code, effect in state.setup.fx[piece].items():
        told = _AIMED.get(code)
        if told is not None:
            return told(state, seat, target, effect)
    return NOTHING


def _struck(state: Fields, seat: int, piece: int, target: int) -> int:
    """Returns the most points a weapon can bring: its target and all it may reach after that."""
    subtype, fx, full = state.setup.subtype[piece], state.setup.fx[piece], state.full
    if subtype == GROUND_RUNNER:
        return sum(full[p] for p in playing.aims(state, seat, piece))
    city = subtype == CITY_WEAPON
    level = weapons.level_of(state, seat, piece)
    bare = rows.NO_DEF_BONUS in fx
    flags = frames.AGAINST_CITY if city else 0
    most = 0
    if outlook.kill_chance(state, target, level, flags, bare) > 0.0:
        most = _lost_with(state, target)
        most += fx[rows.ON_KILL_GAIN][1] if rows.ON_KILL_GAIN in fx else 0
    ring = circles.ring(state.cities if city else state.bunnies)
    beyond = rows.ADJ_LEVEL in fx or rows.ON_KILL_OVERFLOW in fx or rows.ON_MISS_ATTACK in fx
    if beyond or (not city and playing.splashers(state, seat)):
        around = circles.neighbours(ring, target)
        most += sum(_lost_with(state, p) for p in around if playing.owner_of(state, p) != seat)
    return most


def _lost_with(state: Fields, target: int) -> int:
    """Returns the points scored for a creature, or for a city and its occupants."""
    return state.full[target] + sum(state.full[p] for p in state.occupants.get(target, ()))


Effect = tuple[int, ...]


def _revived(state: Fields, seat: int, target: int, effect: Effect) -> Points:
    return _sure(state.setup.value[target])


def _stolen(state: Fields, seat: int, target: int, effect: Effect) -> Points:
    return _sure(circles.standing(state, target))


def _shaken(state: Fields, seat: int, target: int, effect: Effect) -> Points:
    """Returns the points of damage to a city: it falls, or occupants without room are given up."""
    if playing.owner_of(state, target) == seat:
        return NOTHING
    if circles.standing(state, target) <= effect[1]:
        return _sure(_lost_with(state, target))
    guests = [state.full[p] for p in state.occupants.get(target, ())]
    if guests and circles.room(state, target) < effect[1]:
        return min(guests), sum(guests)
    return NOTHING


def _ruined(state: Fields, seat: int, rival: int, points: int) -> bool:
    """Returns True if the match ends when the rival's d20 falls by so many points."""
    return ending.opponents(state, seat) == [rival] and state.bank[rival] <= points


def _extorted(state: Fields, seat: int, rival: int, effect: Effect) -> Points:
    if not _ruined(state, seat, rival, effect[1]):
        return NOTHING
    return (0 if paying.resources(state, rival) else ALL), ALL


def _picked(state: Fields, seat: int, rival: int, effect: Effect) -> Points:
    return 0, ALL if _ruined(state, seat, rival, effect[2]) else effect[2]


def _burnt(state: Fields, seat: int, target: int, effect: Effect) -> Points:
    may_die = outlook.kill_chance(state, target, effect[1], 0, False) > 0.0
    return 0, state.full[target] if may_die else 0


_AIMED: Final[dict[int, Callable[[Fields, int, int, Effect], Points]]] = {
    rows.REVIVE: _revived,
    rows.OPT_REVIVE: _revived,
    rows.STEAL_CREATURE: _stolen,
    rows.STEAL_STANDING: _stolen,
    rows.CITY_DAMAGE: _shaken,
    rows.EXTORT: _extorted,
    rows.OPT_STEAL_CIV: _picked,
    rows.OPT_ATTACK: _burnt,
}


def _festive(state: Fields, seat: int, piece: int, effect: Effect) -> Points:
    return _sure(min(effect[1], len(effects.symbols_in_play(state, seat))))


def _healed(state: Fields, seat: int, piece: int, effect: Effect) -> Points:
    hurt = [state.damage[p] for p in playing.damaged(state, seat, False)]
    return _sure(min(effect[1], max(hurt, default=0)))


def _mended(state: Fields, seat: int, piece: int, effect: Effect) -> Points:
    hurt = outlook.hurt(state, seat, True)
    return min(CREW_FACES[0], hurt), min(CREW_FACES[1], hurt)


def _omened(state: Fields, seat: int, piece: int, effect: Effect) -> Points:
    """Returns the points by the Symbol rolled; hits on own creatures bring none."""
    found = [0] * len(rows.SYMBOLS)
    for rival, row in enumerate(state.bunnies):
        for p in row if rival != seat else ():
            symbol = state.setup.symbol[p]
            if symbol >= 0 and circles.standing(state, p) <= effect[1]:
                found[symbol] += state.full[p]
    return 0, max(found)


def _singed(state: Fields, seat: int, piece: int, effect: Effect) -> Points:
    near = playing.adjacent_rivals(state, seat, piece)
    dying = [state.full[p] for p in near if circles.standing(state, p) <= effect[1]]
    return 0, max(dying, default=0)


def _gained(state: Fields, seat: int, piece: int, effect: Effect) -> Points:
    return _sure(effect[1])


def _avenged(state: Fields, seat: int, piece: int, effect: Effect) -> Points:
    row = state.bunnies[state.active]
    dying = [state.full[p] for p in row if circles.standing(state, p) <= effect[1]]
    return _sure(max(dying, default=0))


_PLAIN: Final[dict[int, Callable[[Fields, int, int, Effect], Points]]] = {
    rows.SYMBOL_GAIN: _festive,
    rows.HEAL: _healed,
    rows.OPT_HEAL: _healed,
    rows.HEAL_CITIES: _mended,
    rows.SYMBOL_DAMAGE: _omened,
    rows.OPT_ADJ_DAMAGE: _singed,
    rows.GAIN: _gained,
    rows.RETALIATE: _avenged,
}


def swap_winner(state: Fields, seat: int, proposer: int) -> int:
    """Returns the seat that the proposed swap takes to the goal; -1 = neither."""
    gives, asks, _, _ = state.deal
    change = sum(_shown(state, p) for p in gives) - sum(_shown(state, p) for p in asks)
    changes = {seat: change, proposer: -change}
    for each in ending.clockwise(state, state.active):
        if each in changes and changes[each] >= lacks(state, each):
            return each
    return -1


def _shown(state: Fields, piece: int) -> int:
    """Returns the points that change hands with a card."""
    if not _stands(state, piece):
        return 0
    inside = state.occupants.get(piece, ())
    return circles.standing(state, piece) + sum(circles.standing(state, p) for p in inside)
