"""Construction: camps by number, then one seat after another builds until it has finished.

`railway` lays the tracks before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.action import Action
from tabletop.core.event import Sink
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules import draft, events, fiefs, frames, keys
from tabletop.games.bunny_kingdom.rules.boards import BIT, RAINBOW_SPACES, WORLD
from tabletop.games.bunny_kingdom.rules.cards import (
    CAMP_FIRST,
    CAMP_LAST,
    CHIMNEY,
    FITS,
    KINDS,
    NOTHING,
    POST,
    RAINBOW_1,
    STATION,
    TOWER,
)
from tabletop.games.bunny_kingdom.rules.state import NOBODY, Fields

SINGLE: Final = tuple(range(1, STATION + 1))
"""Buildings that are put on one space."""

RAINBOW_MOVES: Final = 4
"""Moves of a Rainbow's ground token in one Construction, limited so that it ends (BK-04)."""


def camps_begin(state: Fields, sink: Sink | None) -> None:
    """Begins to offer every waiting camp once, in ascending number (BK-01)."""
    state.todo = tuple(range(CAMP_FIRST, CAMP_LAST + 1))
    state.moves = (RAINBOW_MOVES, RAINBOW_MOVES)
    state.phase = frames.NEXT_CAMP


def camp_owner(state: Fields, camp: int) -> int:
    """Returns the seat that has that camp waiting, -1 = none."""
    for seat in range(state.players):
        if state.stock[seat * KINDS + camp]:
            return seat
    return -1


def next_camp(state: Fields, sink: Sink | None) -> None:
    """Offers the next camp that waits, or goes on to the other buildings."""
    while state.todo:
        seat = camp_owner(state, state.todo[0])
        if seat >= 0 and any(camp_fits(state, space) for space in range(state.size)):
            state.seat = seat
            state.phase = frames.CAMPS
            return
        state.todo = state.todo[1:]
    state.todo = tuple(range(state.players))
    state.phase = frames.NEXT_BUILDER
    idle = tuple(seat for seat in state.todo if sink and not _may_build(state, seat))
    if sink and idle:
        sink(events.NOTHING_TO_BUILD(detail=events.Seats(idle)))


def camp_fits(state: Fields, space: int) -> bool:
    """Returns True if a camp may go on a space: no rabbit and no building (4.3)."""
    return state.owner[space] == NOBODY and state.built[space] == NOTHING


def legal_camps(state: Fields, player: int) -> Sequence[Action]:
    """Returns every empty space, and holding the camp."""
    owner, built = state.owner, state.built
    found = [
        acts.CAMPS[space]
        for space in range(state.size)
        if owner[space] == NOBODY and not built[space]
    ]
    found.append(acts.HOLD)
    return found


def place_camp(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    """Applies `camp`."""
    camp, space = state.todo[0], action[1]
    state.todo = state.todo[1:]
    state.stock[player * KINDS + camp] = 0
    state.built[space] = camp
    fiefs.settle(state, player, space)
    state.phase = frames.NEXT_CAMP
    if sink:
        detail = events.Changed(*fiefs.stands(state, space))
        sink(events.CAMP_PLACED(player, piece=camp, target=space, face=camp, detail=detail))
    if state.sky:
        draft.found_districts(state, BIT[space], sink)


def hold_camp(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    """Applies `hold_camp`: the camp waits for a later round."""
    camp, state.todo = state.todo[0], state.todo[1:]
    state.phase = frames.NEXT_CAMP
    if sink:
        sink(events.CAMP_HELD(player, piece=camp, face=camp))


def next_builder(state: Fields, sink: Sink | None) -> None:
    """Asks the next seat that could build something, or goes on to the harvest."""
    if not state.ask_next(frames.BUILD, _may_build):
        state.phase = frames.HARVEST


def _may_build(state: Fields, seat: int) -> bool:
    return legal_builds(state, seat)[0] is not acts.DONE


def free_spaces(state: Fields, seat: int) -> list[int]:
    """The own spaces with an empty slot, in ascending order."""
    owner, built = state.owner, state.built
    return [
        space for space in range(state.size) if owner[space] == seat and built[space] == NOTHING
    ]


def legal_builds(state: Fields, player: int) -> list[Action]:
    """Returns all single placements of the seat, building by building, then the end of building."""
    found: list[Action] = []
    free = free_spaces(state, player)
    base = player * KINDS
    stock = state.stock
    if free:
        for kind in SINGLE:
            if stock[base + kind]:
                fits, table = FITS[kind], acts.BUILDS[kind]
                if kind == STATION:
                    found += [table[space] for space in free if fits[space] and state.along[space]]
                else:
                    found += [table[space] for space in free if fits[space]]
        if stock[base + TOWER]:
            found += _tower_starts(state, free)
        if state.sky:
            for which in range(2):
                found += _rainbows(state, player, which, free)
    found.append(acts.DONE)
    return found


def _tower_starts(state: Fields, free: list[int]) -> list[Action]:
    """Spaces that have a partner of higher number in another fief."""
    fief = state.fief
    found: list[Action] = []
    last = free[-1]
    other = -1
    for space in reversed(free):
        if fief[space] != fief[last]:
            found.append(acts.TOWERS[space])
            other = space if other < 0 else other
        elif other > space:
            found.append(acts.TOWERS[space])
    found.reverse()
    return found


def legal_tower_ends(state: Fields, player: int) -> Sequence[Action]:
    """Spaces of higher number in another fief than the first token's."""
    first, fief = state.pending, state.fief
    return [
        acts.TOWER_ENDS[space]
        for space in free_spaces(state, player)
        if space > first and fief[space] != fief[first]
    ]


def _rainbows(state: Fields, player: int, which: int, free: list[int]) -> list[Action]:
    """Returns the spaces for the ground token of a Rainbow (6.1, BK-04)."""
    head = RAINBOW_SPACES[which]
    if state.owner[head] != player:
        return []
    waits = state.stock[player * KINDS + RAINBOW_1 + which]
    if not waits and not state.moves[which]:
        return []
    near = lifted_fief(state, which)
    return [
        acts.RAINBOWS[which][space] for space in free if space < WORLD and not near & BIT[space]
    ]


def lifted_fief(state: Fields, which: int) -> int:
    """Returns the fief of a Rainbow's upper end without its ground token."""
    head, foot = RAINBOW_SPACES[which], state.ground[which]
    if foot < 0:
        return state.mask[state.fief[head]]
    links = [pair for pair in state.links if pair != (head, foot)]
    return fiefs.flood(state, head, links)


def build(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    """Applies `build`."""
    kind, space = action[1], action[2]
    state.stock[player * KINDS + kind] -= 1
    fiefs.raise_building(state, space, kind)
    if kind == POST:
        state.posts += ((space, -1),)
    elif kind == CHIMNEY:
        state.chimneys += ((space, -1),)
    if sink:
        detail = events.Changed(*fiefs.stands(state, space))
        sink(events.BUILDING_BUILT(player, piece=kind, target=space, face=kind, detail=detail))
    state.phase = frames.NEXT_BUILDER


def tower(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    """Applies `tower`, the first half of a pair."""
    state.pending = action[1]
    state.phase = frames.TOWER_END
    if sink:
        sink(events.TOWER_BEGUN(player, target=action[1]))


def tower_end(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    """Applies `tower_end`: both tokens stand and join two fiefs."""
    first, second = state.pending, action[1]
    state.pending = -1
    state.stock[player * KINDS + TOWER] -= 1
    state.built[first] = state.built[second] = TOWER
    fiefs.link(state, first, second)
    state.phase = frames.NEXT_BUILDER
    if sink:
        detail = events.Changed(*fiefs.stands(state, first))
        sink(events.TOWER_BUILT(player, origin=first, target=second, detail=detail))
    if state.sky:
        draft.found_districts(state, BIT[first], sink)


def rainbow(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    """Applies `rainbow`: puts down or moves the ground token (6.1)."""
    which, space = action[1], action[2]
    head, foot = RAINBOW_SPACES[which], state.ground[which]
    if foot < 0:
        state.stock[player * KINDS + RAINBOW_1 + which] = 0
    else:
        state.links = tuple(pair for pair in state.links if pair != (head, foot))
        state.built[foot] = NOTHING
        state.moves = tuple(
            left - 1 if other == which else left for other, left in enumerate(state.moves)
        )
    state.built[space] = RAINBOW_1 + which
    state.ground = tuple(space if other == which else old for other, old in enumerate(state.ground))
    if foot < 0:
        fiefs.link(state, head, space)
    else:
        state.links += ((head, space),)
        fiefs.rebuild(state, player)
    state.phase = frames.NEXT_BUILDER
    if sink:
        origin = keys.front(player) if foot < 0 else keys.space(foot)
        detail = events.Changed(*fiefs.stands(state, space))
        sink(
            events.RAINBOW_SET(
                player, piece=which, origin=origin, target=space, face=which, detail=detail
            )
        )
    draft.found_districts(state, BIT[head], sink, pays=foot < 0)


def build_no_more(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    """Applies `build_no_more`."""
    state.todo = state.todo[1:]
    state.phase = frames.NEXT_BUILDER
    if sink:
        sink(events.BUILDING_ENDED(player))
