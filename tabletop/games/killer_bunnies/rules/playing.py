"""Playing a card or using a power: requirements, aims, payment, announcement.

`effects` and `weapons` carry it out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tabletop.core.action import Action
from tabletop.core.event import Sink
from tabletop.core.frames import Frame
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import cards as rows
from tabletop.games.killer_bunnies.rules import circles, ending, frames, keys, paying
from tabletop.games.killer_bunnies.rules import events as ev
from tabletop.games.killer_bunnies.rules.cards import (
    BURN,
    BURN_TECHNOLOGY,
    CARDS,
    CITY_WEAPON,
    GROUND_RUNNER,
    GROUND_WEAPON,
    SUPER,
    WHITE,
)
from tabletop.games.killer_bunnies.rules.events import shown
from tabletop.games.killer_bunnies.rules.state import Fields
from tabletop.games.killer_bunnies.rules.zones import CIRCLE, INSIDE, PLAYED, ZONE

Aims = Callable[[Fields, int, int], list[int]]


def _opposing_creatures(state: Fields, seat: int, piece: int) -> list[int]:
    """Returns opponents' creatures, never the own (R10, A21)."""
    return [p for s, row in enumerate(state.bunnies) if s != seat for p in row]


def _foreign_cities(state: Fields, seat: int, piece: int) -> list[int]:
    """Returns opponents' and abandoned cities (R11, A19)."""
    held = state.held
    return [c for row in state.cities for c in row if held.get(c, -1) != seat]


def _any_creature(state: Fields, seat: int, piece: int) -> list[int]:
    return circles.ring([state.bunnies[seat], *_others(state.bunnies, seat)])


def _any_city(state: Fields, seat: int, piece: int) -> list[int]:
    return circles.ring([state.cities[seat], *_others(state.cities, seat)])


def _others(table: Sequence[list[int]], seat: int) -> list[list[int]]:
    return [row for s, row in enumerate(table) if s != seat]


def _stealable(state: Fields, seat: int, piece: int) -> list[int]:
    """Returns opponents' creatures small enough that R7 lets the thief own."""
    fx = state.setup.fx[piece]
    by_full = rows.STEAL_CREATURE in fx
    most = fx[rows.STEAL_CREATURE if by_full else rows.STEAL_STANDING][1]
    value = state.full if by_full else [f - d for f, d in zip(state.full, state.damage)]
    return [
        p
        for p in _opposing_creatures(state, seat, piece)
        if value[p] <= most and circles.may_own(state, seat, p)
    ]


def revivable(state: Fields, seat: int, most: int) -> list[int]:
    """Returns bunnies of the own Discard Pile up to a printed value that R7 allows."""
    setup = state.setup
    return [
        p
        for p in state.discard[seat]
        if setup.subtype[p] <= SUPER and setup.value[p] <= most and circles.may_own(state, seat, p)
    ]


def _revivals(state: Fields, seat: int, piece: int) -> list[int]:
    fx = state.setup.fx[piece]
    return revivable(state, seat, fx[rows.REVIVE if rows.REVIVE in fx else rows.OPT_REVIVE][1])


def _weapons_to_take(state: Fields, seat: int, piece: int) -> list[int]:
    """Returns Ground Weapons, City Weapons and Runners of the own Discard Pile (A31)."""
    subtype = state.setup.subtype
    return [p for p in state.discard[seat] if GROUND_WEAPON <= subtype[p] <= GROUND_RUNNER]


def _rivals(state: Fields, seat: int, piece: int) -> list[int]:
    return ending.opponents(state, seat)


def _rivals_with_top(state: Fields, seat: int, piece: int) -> list[int]:
    return [s for s in ending.opponents(state, seat) if state.top[s] >= 0]


AIMS_BY_SUBTYPE: Final[dict[int, Aims]] = {
    rows.GROUND_WEAPON: _opposing_creatures,
    rows.GROUND_RUNNER: _opposing_creatures,
    rows.CITY_WEAPON: _foreign_cities,
    rows.BUNNY_MODIFIER: _any_creature,
    rows.CITY_MODIFIER: _any_city,
}

AIMS: Final[dict[int, Aims]] = {
    rows.STEAL_CREATURE: _stealable,
    rows.STEAL_STANDING: _stealable,
    rows.REVIVE: _revivals,
    rows.CITY_DAMAGE: _any_city,
    rows.EXTORT: _rivals,
    rows.OPT_STEAL_CIV: _rivals,
    rows.OPT_ATTACK: _opposing_creatures,
    rows.OPT_REVIVE: _revivals,
    rows.OPT_PEEK_TOP: _rivals_with_top,
    rows.REDEUX: _weapons_to_take,
}
"""Functions that find the aims chosen before paying (KB-18), by effect."""

AT_SEATS: Final = frozenset((rows.EXTORT, rows.OPT_STEAL_CIV, rows.OPT_PEEK_TOP))


def aims_of(state: Fields, piece: int) -> tuple[Aims | None, bool]:
    """Returns the function that finds a card's or power's aims, and whether those are seats."""
    setup = state.setup
    by_subtype = AIMS_BY_SUBTYPE.get(setup.subtype[piece])
    if by_subtype is not None:
        return by_subtype, False
    if setup.subtype[piece] <= SUPER and state.where[piece] & ZONE not in (CIRCLE, INSIDE):
        return None, False  # the creature is put down; its power comes later
    for code in setup.fx[piece]:
        if code in AIMS:
            return AIMS[code], code in AT_SEATS
    return None, False


def aims(state: Fields, seat: int, piece: int) -> list[int]:
    """Returns the cards or seats that may be aimed at; empty also for cards without an aim."""
    find, _ = aims_of(state, piece)
    return find(state, seat, piece) if find else []


def boxes_met(state: Fields, seat: int, piece: int) -> bool:
    """Checks the boxes: pink asks for an own bunny in the circle, green for an own city (A67-A69).
    """
    card = CARDS[state.setup.card[piece]]
    if _asks_for_bunny(state, piece) and not state.bunnies[seat]:
        return False
    return not card.green or bool(circles.own_cities(state, seat))


def has_aim(state: Fields, seat: int, piece: int) -> bool:
    """Returns True if there is anything to aim at, or a place to put it (A5)."""
    find, _ = aims_of(state, piece)
    if find is not None:
        return bool(find(state, seat, piece))
    if state.setup.align[piece]:
        seats = range(state.players) if state.setup.gifts else (seat,)
        return any(not state.out[s] and circles.may_own(state, s, piece) for s in seats)
    return rows.HEAL not in state.setup.fx[piece] or may_mend(state, seat)


def can_play(state: Fields, seat: int, piece: int) -> bool:
    """Returns True if cost, boxes and targets allow the card to be played."""
    return (
        paying.payable(state, seat, state.setup.cost[piece])
        and boxes_met(state, seat, piece)
        and has_aim(state, seat, piece)
    )


NOTHING, NO_BUNNY, NO_CITY, NO_MEANS, NO_AIM, NOT_NOW = range(6)
"""Reasons that keep a card from being played; NOT_NOW: it answers in a window of its own."""


def hindrance(state: Fields, seat: int, piece: int) -> int:
    """Returns the first reason that keeps the seat from playing its card; NOTHING if it may."""
    if not boxes_met(state, seat, piece):
        return NO_CITY if state.bunnies[seat] or not _asks_for_bunny(state, piece) else NO_BUNNY
    if not paying.payable(state, seat, state.setup.cost[piece]):
        return NO_MEANS
    return NOTHING if has_aim(state, seat, piece) else NO_AIM


def _asks_for_bunny(state: Fields, piece: int) -> bool:
    card = CARDS[state.setup.card[piece]]
    return card.pink or card.hold


def power_of(state: Fields, piece: int) -> int:
    """Returns the code of a creature's "once each turn" power, or -1."""
    for code in state.setup.fx[piece]:
        if code in rows.POWERS:
            return code
    return -1


def power_cost(state: Fields, piece: int) -> tuple[int, ...]:
    """Returns the cost of using the power, in hexagons."""
    power = power_of(state, piece)
    if power == rows.OPT_ATTACK:
        return (WHITE,) * state.setup.fx[piece][power][2]
    if power == rows.OPT_REVIVE:
        return (BURN,)
    if power == rows.REDEUX:
        return (BURN_TECHNOLOGY,) * 2
    return ()


def can_use(state: Fields, seat: int, piece: int) -> bool:
    """Returns True if an own creature in play may use its power now."""
    power = power_of(state, piece)
    if power < 0 or state.used[piece]:
        return False
    return paying.payable(state, seat, power_cost(state, piece)) and has_use(state, seat, piece)


def has_use(state: Fields, seat: int, piece: int) -> bool:
    """Returns True if the power finds something to act on."""
    power = power_of(state, piece)
    if power in AIMS:
        return bool(AIMS[power](state, seat, piece))
    if power == rows.OPT_HEAL:
        return may_mend(state, seat)
    if power == rows.OPT_ADJ_DAMAGE:
        return bool(adjacent_rivals(state, seat, piece))
    return bool(relocations(state, seat))


def may_mend(state: Fields, seat: int) -> bool:
    """Returns True if the seat has a creature or city in play, hurt or not (A5, KB-16)."""
    return bool(state.bunnies[seat] or circles.own_cities(state, seat))


def is_repair(state: Fields, piece: int) -> bool:
    """Returns True if the card or power only takes damage off one's own."""
    fx = state.setup.fx[piece]
    if state.where[piece] & ZONE in (CIRCLE, INSIDE):
        return power_of(state, piece) == rows.OPT_HEAL
    return rows.HEAL in fx or rows.HEAL_CITIES in fx


def damaged(state: Fields, seat: int, cities_only: bool) -> list[int]:
    """Returns own creatures and cities in play that carry damage."""
    pieces = circles.own_cities(state, seat)
    if not cities_only:
        pieces += circles.in_play(state, seat)
    return [piece for piece in pieces if state.damage[piece]]


def adjacent_rivals(state: Fields, seat: int, piece: int) -> list[int]:
    """Returns opponents' creatures next to an own one in the circle."""
    if not circles.in_circle(state, piece):
        return []
    around = circles.neighbours(circles.ring(state.bunnies), piece)
    return [p for p in around if p not in state.bunnies[seat]]


def relocations(state: Fields, seat: int) -> list[tuple[int, int]]:
    """Returns (occupant, city with room or -1 for the circle) pairs of Mayor Mole."""
    found = []
    cities = circles.own_cities(state, seat)
    for city in cities:
        for piece in state.occupants[city]:
            for other in cities:
                if other != city and circles.room(state, other) >= state.full[piece]:
                    found.append((piece, other))
            found.append((piece, -1))
    return found


# The course of a play


def begin(state: Fields, seat: int, piece: int, origin: str, sink: Sink | None) -> None:
    """Reveals the card and takes it from its place; then it is aimed, paid and announced."""
    state.where[piece] = PLAYED | seat
    state.known[piece] = 0
    if sink:
        sink(shown(state, ev.CARD_PLAYED, seat, piece, origin, "played"))
    state.stack.append((frames.DONE, seat, piece))
    aim(state, seat, piece)


def aim(state: Fields, seat: int, piece: int) -> None:
    """Asks for the target if the card or power has one."""
    find, at_seat = aims_of(state, piece)
    if find is None:
        pay(state, seat, piece, -1)
    else:
        state.stack.append((frames.OPPONENT if at_seat else frames.TARGET, seat, piece))


def pay(state: Fields, seat: int, piece: int, target: int) -> None:
    """Asks for the payment, then for the effect (S6: paid first)."""
    power = state.where[piece] & ZONE != PLAYED
    cost = power_cost(state, piece) if power else state.setup.cost[piece]
    after: Frame = (frames.RESOLVE, seat, piece, target)
    if not power:
        after = (frames.ANNOUNCED, seat, piece, target, 0)
    state.stack += [after, (frames.PAY, seat, *cost)]


def target_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    return [acts.TARGETS[p] for p in aims(state, seat, frame[2])]


def seat_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    return [Action(acts.CHOOSE_SEAT, s) for s in aims(state, seat, frame[2])]


def choose_target(
    state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    piece, target = frame[2], action[1]
    state.stack.pop()
    if sink and frame[0] == frames.TARGET:
        face = ev.Face(state.setup.card[target])
        sink(shown(state, ev.TARGET_NAMED, seat, piece, "", keys.card(target), detail=face))
    elif sink:
        rival = ev.Other(target)
        sink(
            shown(
                state, ev.OPPONENT_NAMED, seat, piece, "", keys.heap("seat", target), detail=rival
            )
        )
    subtype = state.setup.subtype[piece]
    if subtype == GROUND_RUNNER:
        state.stack.append((frames.DIRECTION, seat, piece, target))
    elif subtype == GROUND_WEAPON and splashers(state, seat):
        state.stack.append((frames.SPLASH, seat, piece, target))
    elif subtype in (GROUND_WEAPON, CITY_WEAPON):
        state.stack += [
            (frames.ANNOUNCED, seat, piece, target, 0),
            (frames.PAY, seat, *state.setup.cost[piece]),
        ]
    else:
        pay(state, seat, piece, target)


def splashers(state: Fields, seat: int) -> list[int]:
    """Returns own creatures in play whose splash is still unused this turn."""
    return [p for p in circles.powers(state, seat, rows.SPLASH) if not state.used[p]]


def owner_of(state: Fields, piece: int) -> int:
    """Returns the owner of a creature or city in play; -1 = an abandoned city."""
    if circles.in_centre(state, piece):
        return state.held.get(piece, -1)
    return state.where[piece] & 3


def done(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Puts a played card that did not stay in play on the player's Discard Pile."""
    _, seat, piece = frame
    state.stack.pop()
    if state.where[piece] & ZONE == PLAYED:
        circles.bury(state, piece, seat)
        if sink:
            sink(shown(state, ev.CARD_DISCARDED, seat, piece, "played", keys.heap("discard", seat)))
    return True
