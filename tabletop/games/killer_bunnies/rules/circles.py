"""The two rings: rows, neighbours, values, damage, deaths, cities lost and abandoned (R6-R11).

`placing` has the choice of places, `weapons` the weapons.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tabletop.core.action import Action
from tabletop.core.event import Sink
from tabletop.core.frames import Frame
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import events as ev
from tabletop.games.killer_bunnies.rules import frames, keys
from tabletop.games.killer_bunnies.rules.cards import SUPER
from tabletop.games.killer_bunnies.rules.events import shown
from tabletop.games.killer_bunnies.rules.setup import W_KILL
from tabletop.games.killer_bunnies.rules.state import Fields
from tabletop.games.killer_bunnies.rules.zones import (
    AWAY,
    CENTRE,
    CIRCLE,
    DISCARD,
    GONE,
    INSIDE,
    SEAT,
    UNDER,
    ZONE,
)


def ring(rows: Iterable[Sequence[int]]) -> list[int]:
    """Returns a ring, clockwise from the first seat's first slot (R6)."""
    return [piece for row in rows for piece in row]


def neighbours(order: Sequence[int], piece: int) -> tuple[int, ...]:
    """Returns the adjacent pieces, the clockwise one first: none, one or two different ones (A15).
    """
    n = len(order)
    if n < 2:
        return ()
    i = order.index(piece)
    after, before = order[(i + 1) % n], order[i - 1]
    return (after,) if after == before else (after, before)


def in_circle(state: Fields, piece: int) -> bool:
    """Returns True if the piece stands in The Bunny Circle."""
    return state.where[piece] & ZONE == CIRCLE


def in_centre(state: Fields, piece: int) -> bool:
    """Returns True if the piece lies in The Center Circle."""
    return state.where[piece] & ZONE == CENTRE


def own_cities(state: Fields, seat: int) -> list[int]:
    """Returns the cities `seat` owns, in order of the ring."""
    held = state.held
    if not held:
        return []
    return [city for row in state.cities for city in row if held.get(city, -1) == seat]


def in_play(state: Fields, seat: int) -> list[int]:
    """Returns the creatures `seat` owns in the circle and in cities (A70)."""
    found = state.bunnies[seat][:]
    for city in own_cities(state, seat):
        found += state.occupants[city]
    return found


def powers(state: Fields, seat: int, code: int) -> list[int]:
    """Returns the creatures `seat` owns in play that have the effect `code`."""
    fx = state.setup.fx
    return [piece for piece in in_play(state, seat) if code in fx[piece]]


def total_power(state: Fields, seat: int, code: int) -> int:
    """Returns the sum of an effect's number over a seat's creatures in play."""
    fx = state.setup.fx
    return sum(fx[piece][code][1] for piece in in_play(state, seat) if code in fx[piece])


def alignment(state: Fields, seat: int) -> int:
    """Returns HERO, VILLAIN or 0: the side of Super Bunnies `seat` has in play or away (R7, A32).
    """
    align, subtype = state.setup.align, state.setup.subtype
    for piece in in_play(state, seat):
        if subtype[piece] == SUPER:
            return align[piece]
    for piece in state.away[seat]:
        return align[piece]
    return 0


def may_own(state: Fields, seat: int, piece: int) -> bool:
    """Returns True if the creature may be in play for `seat` beside those there (R7)."""
    align = state.setup.align[piece]
    return align == 0 or alignment(state, seat) in (0, align)


def standing(state: Fields, piece: int) -> int:
    """Returns the standing value: full value minus damage (A11)."""
    return state.full[piece] - state.damage[piece]


def room(state: Fields, city: int) -> int:
    """Returns the points of occupants the city can still take; negative when it holds too many
    (R8)."""
    taken = sum(state.full[piece] for piece in state.occupants.get(city, ()))
    return state.full[city] - state.damage[city] - taken


def on_board(state: Fields, seat: int) -> int:
    """Returns the seat's points in the two circles, by standing values."""
    full, damage = state.full, state.damage
    points = 0
    for piece in state.bunnies[seat]:
        points += full[piece] - damage[piece]
    for city, owner in state.held.items():
        if owner == seat:
            points += full[city] - damage[city]
            for piece in state.occupants[city]:
                points += full[piece] - damage[piece]
    return points


def total(state: Fields, seat: int) -> int:
    """Returns the seat's Total Civ Points."""
    return state.bank[seat] + on_board(state, seat)


def gain(state: Fields, seat: int, points: int, sink: Sink | None) -> None:
    """Changes the seat's d20 count; losses are below 0 (R19)."""
    if points == 0 or state.out[seat]:
        return
    state.bank[seat] += points
    state.dirty = True
    if sink:
        kind = ev.POINTS_GAINED if points > 0 else ev.POINTS_LOST
        sink(kind(seat, amount=abs(points), detail=ev.Bank(state.bank[seat])))


def stand(state: Fields, piece: int, seat: int, slot: int) -> None:
    """Puts a creature into a slot of a seat's row."""
    state.bunnies[seat].insert(slot, piece)
    state.where[piece] = CIRCLE | seat
    state.dirty = True


def lift(state: Fields, piece: int) -> str:
    """Takes a creature out of the circle, its city or its hiding place, and returns that place.

    A city whose last occupant leaves has no owner then (R9); call `tell_abandoned` once the
    creature lies elsewhere.
    """
    where = state.where[piece]
    seat = where & SEAT
    state.dirty = True
    if where & ZONE == CIRCLE:
        row = state.bunnies[seat]
        slot = row.index(piece)
        del row[slot]
        return keys.spot("circle", seat, slot)
    if where & ZONE == AWAY:
        state.away[seat].remove(piece)
        return keys.heap("away", seat)
    city = state.inn.pop(piece)
    left = tuple(other for other in state.occupants[city] if other != piece)
    state.occupants[city] = left
    if not left:
        del state.held[city], state.occupants[city]
    return keys.inside(city)


def tell_abandoned(state: Fields, origin: str, owner: int, sink: Sink | None) -> None:
    """Reports the city that a creature from `origin` left empty, if it did."""
    if sink and keys.zone(origin) == "inside" and keys.number(origin) not in state.held:
        city = keys.number(origin)
        sink(shown(state, ev.CITY_ABANDONED, owner, city, "", place_of(state, city)))


def place_of(state: Fields, piece: int) -> str:
    """Returns the key of the place of a creature or city, as events name it."""
    where = state.where[piece]
    seat, part = where & SEAT, where & ZONE
    if part == CIRCLE:
        return keys.spot("circle", seat, state.bunnies[seat].index(piece))
    if part == CENTRE:
        return keys.spot("centre", seat, state.cities[seat].index(piece))
    if part == INSIDE:
        return keys.inside(state.inn[piece])
    return keys.heap("away", seat) if part == AWAY else ""


def bury(state: Fields, piece: int, seat: int) -> None:
    """Puts the card on the seat's Discard Pile, or out of the game after the seat has lost (KB-19).
    """
    state.damage[piece] = state.full[piece] = state.spent[piece] = 0
    state.used[piece] = state.known[piece] = 0
    if state.out[seat]:
        state.where[piece] = GONE | seat
        return
    state.discard[seat] = [*state.discard[seat], piece]
    state.where[piece] = DISCARD | seat


def bury_host(state: Fields, host: int, seat: int) -> tuple[int, ...]:
    """Buries a card and its modifiers, which leave play with it (R14); returns those."""
    bury(state, host, seat)
    mods = state.mods.pop(host, ())
    for piece in mods:
        bury(state, piece, seat)
    return mods


def tell_mods(
    state: Fields, mods: Iterable[int], host: int, seat: int, sink: Sink | None
) -> None:
    """Reports the modifiers that left with their host."""
    if sink:
        for piece in mods:
            sink(
                shown(
                    state,
                    ev.MODIFIER_LEFT,
                    seat,
                    piece,
                    keys.under(host),
                    keys.heap("discard", seat),
                )
            )


def hurt(
    state: Fields, piece: int, points: int, by: int, weapon: bool, sink: Sink | None
) -> int:
    """Puts damage on a creature; kills it when it is enough.

    Returns:
        The damage beyond what was needed to kill, -1 when it lives.
    """
    if points <= 0:
        return -1
    owner = state.where[piece] & SEAT
    damage = state.damage[piece] = state.damage[piece] + points
    state.dirty = True
    if sink:
        at = place_of(state, piece)
        sink(shown(state, ev.DAMAGE_PLACED, owner, piece, "", at, points, ev.Wounds(damage)))
    full = state.full[piece]
    if damage < full:
        return -1
    die(state, piece, by, weapon, ev.BUNNY_KILLED, sink)
    return damage - full


def die(
    state: Fields, piece: int, by: int, weapon: bool, kind: str, sink: Sink | None
) -> None:
    """Moves a creature to its owner's Discard Pile; `by` scores unless it is the owner."""
    owner = state.where[piece] & SEAT
    full = state.full[piece]
    origin = lift(state, piece)
    mods = bury_host(state, piece, owner)
    if sink:
        points = full if by != owner else 0
        sink(
            shown(state, kind, owner, piece, origin, keys.heap("discard", owner), points, ev.By(by))
        )
    tell_mods(state, mods, piece, owner, sink)
    tell_abandoned(state, origin, owner, sink)
    if by != owner:
        gain(state, by, full, sink)
        if weapon:
            state.stack.append((frames.WINDOW, owner, W_KILL))


def hurt_city(
    state: Fields, city: int, points: int, by: int, weapon: bool, sink: Sink | None
) -> None:
    """Puts damage on a city, and carries out its fall or asks for occupants to give up (R11)."""
    if points <= 0:
        return
    owner = state.held.get(city, -1)
    damage = state.damage[city] = state.damage[city] + points
    state.dirty = True
    if sink:
        at = place_of(state, city)
        sink(shown(state, ev.DAMAGE_PLACED, owner, city, "", at, points, ev.Wounds(damage)))
    if damage >= state.full[city]:
        _destroy(state, city, owner, by, weapon, sink)
        return
    if owner >= 0 and room(state, city) < 0:
        state.stack.append((frames.GIVE_UP, owner, city, by, int(weapon)))


def _destroy(
    state: Fields, city: int, owner: int, by: int, weapon: bool, sink: Sink | None
) -> None:
    """Moves city, occupants and modifiers to the owner's Discard Pile, then reports it."""
    heir = owner if owner >= 0 else state.last[city]
    scores = by != owner
    lost = state.occupants.pop(city, ())
    state.held.pop(city, None)
    origin = place_of(state, city)
    state.cities[state.where[city] & SEAT].remove(city)
    state.last.pop(city)
    worth = [state.full[piece] for piece in (city, *lost)]
    left = [bury_host(state, city, heir)]
    for piece in lost:
        del state.inn[piece]
        left.append(bury_host(state, piece, heir))
        if scores and weapon:
            state.stack.append((frames.WINDOW, owner, W_KILL))
    if sink:
        target = keys.heap("discard", heir)
        for piece, full, mods in zip((city, *lost), worth, left, strict=True):
            kind, where = ev.OCCUPANT_LOST, keys.inside(city)
            if piece == city:
                kind, where = ev.CITY_DESTROYED, origin
            points = full if scores else 0
            sink(shown(state, kind, owner, piece, where, target, points, ev.By(by)))
            tell_mods(state, mods, piece, heir, sink)
    if scores:
        gain(state, by, sum(worth), sink)


def give_up_waits(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Waits until occupants are given up one by one until the rest fits (KB-22); a lone one
    unasked."""
    _, owner, city, by, weapon = frame
    if state.out[owner] or state.held.get(city, -1) != owner or room(state, city) >= 0:
        state.stack.pop()
        return True
    guests = state.occupants[city]
    if len(guests) > 1:
        return False
    die(state, guests[0], by, bool(weapon), ev.BUNNY_GIVEN_UP, sink)
    return True


def give_up_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    """Returns all occupants; the owner chooses any (A51)."""
    return [Action(acts.GIVE_UP, piece) for piece in state.occupants[frame[2]]]


def give_up(state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None) -> None:
    die(state, action[1], frame[3], bool(frame[4]), ev.BUNNY_GIVEN_UP, sink)


def heal(state: Fields, seat: int, piece: int, points: int, sink: Sink | None) -> None:
    """Takes damage off a creature or city."""
    state.damage[piece] -= points
    state.dirty = True
    if sink:
        left = state.damage[piece]
        at = place_of(state, piece)
        sink(shown(state, ev.DAMAGE_REMOVED, seat, piece, "", at, points, ev.Wounds(left)))


def lay_under(state: Fields, piece: int, host: int, seat: int) -> None:
    """Puts a modifier under its host."""
    state.mods[host] = (*state.mods.get(host, ()), piece)
    state.where[piece] = UNDER | seat
