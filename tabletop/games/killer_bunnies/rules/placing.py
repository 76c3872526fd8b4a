"""Places of creatures and cities: slots, claims, first occupants, moves (R6-R9)."""

from __future__ import annotations

from tabletop.core.action import Action
from tabletop.core.event import Sink
from tabletop.core.frames import Frame
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import circles, frames, keys
from tabletop.games.killer_bunnies.rules import events as ev
from tabletop.games.killer_bunnies.rules.cards import ON_PLAY_HEAL, ON_PLAY_MOVE
from tabletop.games.killer_bunnies.rules.events import shown
from tabletop.games.killer_bunnies.rules.state import Fields
from tabletop.games.killer_bunnies.rules.zones import AWAY, CENTRE, INSIDE, PLAYED, ZONE


def waits(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Drops a choice whose seat or card has left the game."""
    seat, piece = frame[1], frame[2]
    if not state.out[seat] and state.where[piece] & ZONE in (PLAYED, AWAY):
        return False
    state.stack.pop()
    return True


def areas(state: Fields, seat: int, piece: int, own: int) -> list[int]:
    """Returns the seats whose parts of the circle the creature may go to, the own first (KB-01,
    KB-04, A17)."""
    if not state.setup.gifts or own > 0:
        return [seat]
    n = state.players
    order = [(seat + step) % n for step in range(n)]
    if state.where[piece] & ZONE == AWAY:  # she does not stand in her own way
        return [s for s in order if not state.out[s] and (s == seat or _fits(state, s, piece))]
    return [s for s in order if not state.out[s] and _fits(state, s, piece)]


def _fits(state: Fields, seat: int, piece: int) -> bool:
    """Checks R7, with creatures the seat has received in the same trade and still has to place
    (KB-15)."""
    align = state.setup.align[piece]
    if align and not _awaited(state, seat) <= {0, align}:
        return False
    return circles.may_own(state, seat, piece)


def _awaited(state: Fields, seat: int) -> set[int]:
    """Returns the alignments of creatures the seat has yet to place, alone or in a city."""
    found = set()
    for frame in state.stack[:-1]:
        if frame[0] == frames.PLACE and frame[1] == seat:
            found.add(state.setup.align[frame[2]])
        elif frame[0] == frames.PLACE_CITY and frame[1] == seat:
            found.update(state.setup.align[p] for p in state.occupants.get(frame[2], ()))
    return found


def place_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    """Returns every slot of every part that R7 allows (R6)."""
    return [
        Action(acts.PLACE, area, slot)
        for area in areas(state, seat, frame[2], frame[3])
        for slot in range(len(state.bunnies[area]) + 1)
    ]


def place(state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None) -> None:
    """Places a creature; its points count at once (R7)."""
    piece, own = frame[2], frame[3]
    state.stack.pop()
    where = state.where[piece]
    arrives = where & ZONE == PLAYED
    origin = "played" if arrives else circles.lift(state, piece)
    area, slot = action[1], action[2]
    if arrives and not state.full[piece]:
        state.full[piece] = state.setup.value[piece]
    circles.stand(state, piece, area, slot)
    if sink:
        kind = ev.BUNNY_PLACED if arrives else ev.BUNNY_RETURNED
        target = keys.spot("circle", area, slot)
        sink(shown(state, kind, area, piece, origin, target, detail=ev.By(seat)))
    if arrives and own < 0:
        on_play(state, seat, piece)


def on_play(state: Fields, seat: int, piece: int) -> None:
    """Asks for the effects of a creature played from the TOP RUN (KB-23)."""
    fx = state.setup.fx[piece]
    if ON_PLAY_MOVE in fx and state.bunnies[seat]:
        state.stack.append((frames.MOVE, seat))
    if ON_PLAY_HEAL in fx:
        state.stack.append((frames.HEAL, seat, fx[ON_PLAY_HEAL][1], 1, 0))


def place_city_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    """Returns every slot; a traded city goes to the own part (KB-24), without gifts all do."""
    n = state.players
    parts = [(seat + step) % n for step in range(n)]
    return [
        Action(acts.PLACE, area, slot)
        for area in (parts[:1] if frame[3] or not state.setup.gifts else parts)
        if not state.out[area]
        for slot in range(len(state.cities[area]) + 1)
    ]


def place_city(
    state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    """Places a city; in another's part it lies abandoned (KB-02)."""
    city, traded = frame[2], frame[3]
    state.stack.pop()
    area, slot = action[1], action[2]
    state.cities[area].insert(slot, city)
    state.where[city] = CENTRE | area
    state.dirty = True
    if not traded:
        state.full[city] = state.setup.value[city]
        state.last[city] = seat
    if sink:
        place_name = keys.spot("centre", area, slot)
        sink(shown(state, ev.CITY_PLACED, area, city, "played", place_name, detail=ev.By(seat)))
    if traded:
        return
    if area == seat and fitting(state, seat, city):
        state.stack.append((frames.OCCUPY, seat, city))


def fitting(state: Fields, seat: int, city: int) -> list[int]:
    """Returns the seat's creatures in the circle that the city has room for (R8)."""
    left = circles.room(state, city)
    return [piece for piece in state.bunnies[seat] if state.full[piece] <= left]


def occupy_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    """Returns the creatures that fit; one must move in (KB-02)."""
    city = frame[2]
    return [Action(acts.ENTER, piece, city) for piece in fitting(state, seat, city)]


def occupy(state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None) -> None:
    state.stack.pop()
    enter(state, seat, action[1], action[2], sink)


def enter(state: Fields, seat: int, piece: int, city: int, sink: Sink | None) -> None:
    """Moves a creature into a city; an abandoned one is claimed by that (R9)."""
    origin = circles.lift(state, piece)
    claimed = city not in state.held
    state.inn[piece] = city
    state.occupants[city] = (*state.occupants.get(city, ()), piece)
    state.where[piece] = INSIDE | seat
    state.held[city] = seat
    state.last[city] = seat
    if sink:
        sink(shown(state, ev.CITY_ENTERED, seat, piece, origin, keys.inside(city)))
        if claimed:
            sink(shown(state, ev.CITY_CLAIMED, seat, city, "", circles.place_of(state, city)))
    circles.tell_abandoned(state, origin, seat, sink)


def claim_waits(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    if not state.out[frame[1]]:
        return False
    state.stack.pop()
    return True


def claim_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    """Returns every slot of the own part for a claimed city, and leaving it there (KB-03)."""
    slots = len(state.cities[seat]) + 1
    return [acts.ONLY[acts.STAY], *(Action(acts.PLACE, seat, slot) for slot in range(slots))]


def claim(state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None) -> None:
    state.stack.pop()
    if action[0] == acts.STAY:
        return
    city, slot = frame[2], action[2]
    origin = circles.place_of(state, city)
    for row in state.cities:
        if city in row:
            row.remove(city)
    state.cities[seat].insert(slot, city)
    state.where[city] = CENTRE | seat
    if sink:
        sink(shown(state, ev.CITY_MOVED, seat, city, origin, keys.spot("centre", seat, slot)))


def move_waits(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    seat = frame[1]
    if state.bunnies[seat]:
        return False
    state.stack.pop()
    return True


def move_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    """Returns moves of a creature within the own row; slots count without the creature."""
    row = state.bunnies[seat]
    found = [acts.ONLY[acts.SKIP]]
    for here, piece in enumerate(row):
        found += [Action(acts.MOVE, piece, slot) for slot in range(len(row)) if slot != here]
    return found


def move(state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None) -> None:
    state.stack.pop()
    if action[0] == acts.SKIP:
        return
    piece, slot = action[1], action[2]
    row = state.bunnies[seat]
    here = row.index(piece)
    del row[here]
    row.insert(slot, piece)
    if sink:
        origin, target = keys.spot("circle", seat, here), keys.spot("circle", seat, slot)
        sink(shown(state, ev.BUNNY_MOVED, seat, piece, origin, target))


def leave_city(state: Fields, seat: int, piece: int, sink: Sink | None) -> None:
    """Moves an occupant back to the own part of the circle (KB-01)."""
    origin = circles.lift(state, piece)
    state.where[piece] = PLAYED | seat
    if sink:
        sink(shown(state, ev.CITY_LEFT, seat, piece, origin, "played"))
    circles.tell_abandoned(state, origin, seat, sink)
    state.stack.append((frames.PLACE, seat, piece, 1))
