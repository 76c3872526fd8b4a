"""Weapons: level, defence rolls, damage, splash, Runners, and extra effects (R10-R13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.action import Action
from tabletop.core.event import Sink
from tabletop.core.frames import Frame
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import cards as rows
from tabletop.games.killer_bunnies.rules import circles, ending, frames, keys, playing, windows
from tabletop.games.killer_bunnies.rules import events as ev
from tabletop.games.killer_bunnies.rules.cards import (
    CARDS,
    CITY_WEAPON,
    GROUND_RUNNER,
    GROUND_WEAPON,
)
from tabletop.games.killer_bunnies.rules.events import shown
from tabletop.games.killer_bunnies.rules.frames import (
    AGAINST_CITY,
    BARE,
    BY_RUNNER,
    BY_WEAPON,
    DIRECT,
)
from tabletop.games.killer_bunnies.rules.setup import W_DEF, W_ROLL
from tabletop.games.killer_bunnies.rules.state import Fields
from tabletop.games.killer_bunnies.rules.zones import CENTRE, CIRCLE, SEAT, ZONE

RUNNER_LIFE: Final = 6
RUNNER_LEVEL: Final = 6
MOST_VISITS: Final = 60
CLOCKWISE: Final = 0
WAYS: Final = (CLOCKWISE, 1)
"""Directions a Runner may go."""


# Level


def pairs(state: Fields, seat: int) -> int:
    """Returns the most Yang-Yin pairs of the seat (R13, A26, A28)."""
    own, card = state.bunnies[seat], state.setup.card
    return len(paired([card[p] for p in own], sum(map(len, state.bunnies)) == len(own)))


def paired(row: Sequence[int], alone: bool = False) -> tuple[tuple[int, int], ...]:
    """Returns the places of a seat's row that form Yang-Yin pairs, the most there can be (R13,
    A26).

    `row` is the printed cards, clockwise; `alone` means that nobody else has a creature in the
    ring, so that its ends meet.
    """
    best = _paired_from(row, 0)
    if alone and len(row) >= 3:
        best = max(best, _paired_from(row, 1), key=len)
    return tuple(best)


def _paired_from(row: Sequence[int], start: int) -> list[tuple[int, int]]:
    """Returns the pairs met when walking the row from `start` once round, each card in one only."""
    found: list[tuple[int, int]] = []
    halves, count, at = [_HALF[card] for card in row], len(row), start
    while at < start + count - 1:
        one, two = at % count, (at + 1) % count
        if halves[one] and halves[one] + halves[two] == 0:
            found.append((one, two))
            at += 1
        at += 1
    return found


COLOURS: Final = sorted({card.colour for card in CARDS})


def _half(card: rows.Card) -> int:
    """Returns a number for the colour of a Yang, its opposite for that of a Yin, 0 for others."""
    number = 1 + COLOURS.index(card.colour)
    return number if card.effect(rows.YANG) else -number if card.effect(rows.YIN) else 0


_HALF: Final = tuple(map(_half, CARDS))


def level_of(state: Fields, seat: int, piece: int) -> int:
    """Returns the level: printed, pairs, powers and boost; nothing caps it (A73)."""
    level = state.setup.value[piece] + pairs(state, seat) + state.boost
    level += circles.total_power(state, seat, rows.WEAPON_PLUS)
    plus = rows.CITY_PLUS if state.setup.subtype[piece] == CITY_WEAPON else rows.GROUND_PLUS
    return level + circles.total_power(state, seat, plus)


# Launch


def direction_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    return [Action(acts.DIRECTION, way) for way in WAYS]


def splash_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    return [Action(acts.SPLASH, wanted) for wanted in (0, 1)]


def choose_manner(
    state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    """Notes a Runner's direction, or whether the weapon splashes, and asks for the payment (KB-18).
    """
    _, _, piece, target = frame
    state.stack.pop()
    state.stack += [
        (frames.ANNOUNCED, seat, piece, target, action[1]),
        (frames.PAY, seat, *state.setup.cost[piece]),
    ]
    if sink and frame[0] == frames.DIRECTION:
        sink(shown(state, ev.DIRECTION_CHOSEN, seat, piece, detail=ev.Way(action[1])))
    elif sink and action[1]:
        sink(shown(state, ev.SPLASH_ANNOUNCED, seat, piece))


def launch(
    state: Fields, seat: int, piece: int, target: int, manner: int, sink: Sink | None
) -> list[int]:
    """Fixes neighbours and level; the strike waits on the stack for a cancelling answer.

    Returns:
        The owners of everything the weapon strikes.
    """
    level = level_of(state, seat, piece)
    state.boost = 0
    subtype = state.setup.subtype[piece]
    if sink:
        at = keys.card(target)
        sink(shown(state, ev.WEAPON_LAUNCHED, seat, piece, "", at, detail=ev.Level(level)))
    owner = playing.owner_of(state, target)
    if subtype == GROUND_RUNNER:
        state.stack.append((frames.VISIT, seat, piece, target, manner, level, 0, 0))
        return [owner]
    ring = circles.ring(state.cities if subtype == CITY_WEAPON else state.bunnies)
    fx = state.setup.fx[piece]
    beside = fx[rows.ADJ_LEVEL][1] if rows.ADJ_LEVEL in fx else 0
    if subtype == GROUND_WEAPON and manner:
        splasher = playing.splashers(state, seat)[0]
        state.used[splasher] = 1
        beside = max(beside, 1, level - state.setup.fx[splasher][rows.SPLASH][1])
    around = circles.neighbours(ring, target)
    first, second = (*around, -1, -1)[:2]
    state.stack.append((frames.STRIKE, seat, piece, target, first, second, level, beside, owner))
    struck = [owner]
    if beside:
        struck += [playing.owner_of(state, p) for p in around]
    return struck


def strike(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Asks for the direct target's defence, the effects of a kill, then the neighbours (KB-10)."""
    _, seat, piece, target, first, second, level, beside, owner = frame
    state.stack.pop()
    state.dealt, state.excess = 0, -1
    city = state.setup.subtype[piece] == CITY_WEAPON
    fx = state.setup.fx[piece]
    flags = BY_WEAPON | (AGAINST_CITY if city else 0)
    around = [p for p in (first, second) if p >= 0]
    stack = state.stack
    if rows.ON_DAMAGE_PEEK in fx or rows.ON_MISS_ATTACK in fx:
        stack.append((frames.STRUCK, seat, piece, owner, *around))
    if beside:
        for neighbour in reversed(around):
            stack.append((frames.DEFEND, seat, piece, neighbour, beside, flags))
    if rows.ON_KILL_GAIN in fx or rows.ON_KILL_OVERFLOW in fx:
        stack.append((frames.KILLED, seat, piece, *beyond(state, target)))
    flags |= DIRECT | (BARE if rows.NO_DEF_BONUS in fx else 0)
    stack.append((frames.DEFEND, seat, piece, target, level, flags))
    return True


def beyond(state: Fields, target: int, way: int = CLOCKWISE) -> list[int]:
    """Returns the ring after `target`, in a direction."""
    ring = circles.ring(state.bunnies)
    if target not in ring:
        return []
    i = ring.index(target)
    order = ring[i + 1 :] + ring[:i]
    return order if way == CLOCKWISE else order[::-1]


# A defence


def stands(state: Fields, target: int, flags: int) -> bool:
    """Returns True if the target is still where it can be struck (KB-11)."""
    return state.where[target] & ZONE == (CENTRE if flags & AGAINST_CITY else CIRCLE)


def defend(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Opens the window for a defence-plus card, then asks for the die."""
    _, seat, source, target, level, flags = frame
    state.stack.pop()
    if not stands(state, target, flags):
        return True
    roller = roller_of(state, seat, target)
    if sink:
        at = circles.place_of(state, target)
        bonus = 0 if flags & BARE else bonus_of(state, target, flags)
        due = ev.Due(level, bonus, state.setup.card[source])
        sink(shown(state, ev.DEFENCE_DUE, roller, target, "", at, detail=due))
    state.stack.append((frames.DEFENCE, seat, source, target, level, flags, 0, 0))
    if not flags & BARE and playing.owner_of(state, target) >= 0:
        windows.open_window(state, W_DEF, [roller])
    return True


def roller_of(state: Fields, attacker: int, target: int) -> int:
    """Returns the owner; for an abandoned city the player on the attacker's left (A18)."""
    owner = playing.owner_of(state, target)
    return owner if owner >= 0 else ending.left_of(state, attacker)


def bonus_of(state: Fields, target: int, flags: int) -> int:
    """Returns the bonus of powers and modifiers to the target's defence rolls."""
    fx = state.setup.fx
    if flags & AGAINST_CITY:
        return sum(
            fx[p][rows.CITY_DEF][1] for p in state.mods.get(target, ()) if rows.CITY_DEF in fx[p]
        )
    bonus = fx[target][rows.SELF_DEF][1] if rows.SELF_DEF in fx[target] else 0
    owner = state.where[target] & SEAT
    for near in _own_neighbours(state, owner, target):
        if rows.AURA_DEF_ADJ in fx[near]:
            bonus += fx[near][rows.AURA_DEF_ADJ][1]
        if rows.AURA_DEF_SUPER in fx[near] and state.setup.align[target]:
            bonus += fx[near][rows.AURA_DEF_SUPER][1]
    return bonus


def _own_neighbours(state: Fields, owner: int, piece: int) -> list[int]:
    around = circles.neighbours(circles.ring(state.bunnies), piece)
    return [p for p in around if state.where[p] & SEAT == owner]


def reduction(state: Fields, target: int, flags: int) -> int:
    """Returns the weapon damage that REDUCE powers take off (KB-08, KB-10)."""
    fx = state.setup.fx
    owner = playing.owner_of(state, target)
    if owner < 0 or not flags & BY_WEAPON:
        return 0
    if flags & AGAINST_CITY:
        return circles.total_power(state, owner, rows.REDUCE)
    near = [target, *_own_neighbours(state, owner, target)]
    return sum(fx[p][rows.REDUCE][1] for p in near if rows.REDUCE in fx[p])


def defence_waits(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Drops a defence whose target has left (KB-11)."""
    if stands(state, frame[3], frame[5]):
        return False
    state.stack.pop()
    return True


def roll_defence(
    state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    """Notes the fallen die; anyone may force one more roll, once (R10 c)."""
    _, attacker, source, target, level, flags, bonus, rerolled = frame
    face = action[1]
    roller = roller_of(state, attacker, target)
    if sink:
        against = ev.Level(level)
        sink(ev.DEFENCE_ROLLED(roller, target=target, face=face, detail=against))
    state.stack[-1] = (frames.ROLLED, attacker, source, target, level, flags, bonus, face)
    if not rerolled:
        order = [s for s in ending.clockwise(state, state.active) if s != roller]
        windows.open_window(state, W_ROLL, [roller, *order])


def rolled(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Applies the damage, level minus roll and bonuses; an equal or higher roll stands (R10 d-f).
    """
    _, attacker, source, target, _, flags, _, _ = frame
    if not stands(state, target, flags):
        state.stack.pop()
        return True
    roll, damage = outcome(state, frame)
    state.stack.pop()
    owner = playing.owner_of(state, target)
    if sink and not damage:
        sink(shown(state, ev.DEFENCE_STANDS, owner, target, detail=ev.Total(roll)))
    if flags & BY_RUNNER:
        state.runner_hit = max(0, roll - RUNNER_LEVEL)
    state.dealt += damage
    if flags & AGAINST_CITY:
        circles.hurt_city(state, target, damage, attacker, bool(flags & BY_WEAPON), sink)
        return True
    if flags & DIRECT and not damage and owner != attacker:
        _punish_failure(state, attacker, owner, source, sink)
    excess = circles.hurt(state, target, damage, attacker, bool(flags & BY_WEAPON), sink)
    if flags & DIRECT:
        state.excess = excess
    return True


def outcome(state: Fields, frame: Frame) -> tuple[int, int]:
    """Returns the roll with all that is added, and the damage it leaves."""
    _, _, _, target, level, flags, bonus, roll = frame
    if not flags & BARE:
        roll += bonus + bonus_of(state, target, flags)
    return roll, max(0, max(0, level - roll) - reduction(state, target, flags))


def _punish_failure(
    state: Fields, attacker: int, owner: int, source: int, sink: Sink | None
) -> None:
    """Carries out Bramble Baroness: a Ground Weapon without damage costs its launcher (KB-09)."""
    if state.setup.subtype[source] == GROUND_WEAPON:
        points = circles.total_power(state, owner, rows.ON_DEFENDED_LOSE)
        circles.gain(state, attacker, -points, sink)


# What some weapons add


def killed(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Carries out ON_KILL: a point more, or the excess damage goes to the next creature clockwise.
    """
    _, seat, piece, *beyond = frame
    state.stack.pop()
    excess = state.excess
    if excess < 0 or state.out[seat]:
        return True
    fx = state.setup.fx[piece]
    if rows.ON_KILL_GAIN in fx:
        circles.gain(state, seat, fx[rows.ON_KILL_GAIN][1], sink)
    elif excess:
        following = [p for p in beyond if circles.in_circle(state, p)]
        if following:
            target = following[0]
            damage = max(0, excess - reduction(state, target, BY_WEAPON))
            if sink:
                sink(shown(state, ev.DAMAGE_ROLLED_ON, seat, target, amount=damage))
            state.dealt += damage
            circles.hurt(state, target, damage, seat, True, sink)
    return True


def struck(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Carries out ON_DAMAGE and ON_MISS, which depend on the whole weapon (KB-09)."""
    _, seat, piece, owner, *around = frame
    state.stack.pop()
    if state.out[seat]:
        return True
    fx = state.setup.fx[piece]
    if rows.ON_DAMAGE_PEEK in fx and state.dealt and owner >= 0 and not state.out[owner]:
        windows.peek_top(state, seat, owner, sink)
    if rows.ON_MISS_ATTACK in fx and not state.dealt:
        level = fx[rows.ON_MISS_ATTACK][1]
        state.stack.append((frames.GOOSE, seat, piece, level, *around))
    return True


def goose_waits(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    if not state.out[frame[1]] and _second_targets(state, frame):
        return False
    state.stack.pop()
    return True


def _second_targets(state: Fields, frame: Frame) -> list[int]:
    return [p for p in frame[4:] if circles.in_circle(state, p)]


def goose_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    """Returns the neighbours of the missed target, or none (KB-06)."""
    return [acts.ONLY[acts.SKIP], *(acts.TARGETS[p] for p in _second_targets(state, frame))]


def goose(state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None) -> None:
    state.stack.pop()
    if action[0] == acts.TARGET:
        state.stack.append((frames.DEFEND, seat, frame[2], action[1], frame[3], BY_WEAPON))


# Runners


def visit(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Brings a Runner to a creature, unless it is done (R12)."""
    _, seat, piece, target, way, level, harm, visits = frame
    state.stack.pop()
    if harm >= RUNNER_LIFE or visits >= MOST_VISITS or not circles.in_circle(state, target):
        if sink:
            sink(shown(state, ev.RUNNER_DONE, seat, piece))
        return True
    if sink:
        at = circles.place_of(state, target)
        visit = ev.Visit(visits + 1, harm, target)
        sink(shown(state, ev.RUNNER_CAME, seat, piece, "", at, detail=visit))
    state.runner_hit = 0
    following = beyond(state, target, way)
    state.stack += [
        (frames.GO_ON, seat, piece, target, way, level, harm, visits, *following),
        (frames.DEFEND, seat, piece, target, level, BY_WEAPON | BY_RUNNER),
    ]
    return True


def go_on(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Hurts the Runner and sends it to the next creature, in the end the same one."""
    _, seat, piece, target, way, level, harm, visits, *beyond = frame
    state.stack.pop()
    if state.out[seat]:
        return True
    hit = state.runner_hit
    if hit and sink:
        sink(shown(state, ev.RUNNER_HURT, seat, piece, amount=hit, detail=ev.Wounds(harm + hit)))
    following = [p for p in (*beyond, target) if circles.in_circle(state, p)]
    goal = following[0] if following else target
    state.stack.append((frames.VISIT, seat, piece, goal, way, level, harm + hit, visits + 1))
    return True
