"""Bunny Express: Central Station, Sheriff, tracks, and what railroad and Stations pay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.action import Action
from tabletop.core.event import Sink
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules import events, frames
from tabletop.games.bunny_kingdom.rules.cards import (
    IS_CITY,
    KINDS,
    RAIL_TOKEN,
    STATION,
    SWITCH_TOKEN,
    TOWERS_OF_CITY,
)
from tabletop.games.bunny_kingdom.rules.rails import (
    AROUND,
    BESIDE,
    ENDS,
    ON_LAVA,
    POINTS,
    TURNS,
    printed,
)
from tabletop.games.bunny_kingdom.rules.state import Fields

A_TRACK: Final = 2
"""Carrots the Sheriff gets for each token laid in a railroad phase."""

A_CARD: Final = 4
"""Carrots the Star brings at the end for each Railroad or Switch card played."""


def legal_turns(state: Fields, player: int) -> Sequence[Action]:
    """Turns that lay no printed track on lava."""
    return [
        acts.TURN_TABLE[turn]
        for turn in range(TURNS)
        if not ON_LAVA & set(printed(state.central, turn))
    ]


def turn_station(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    """Applies `turn_station`; the first round begins."""
    state.turn = action[1]
    state.seat = -1
    for segment in printed(state.central, action[1]):
        lay(state, segment)
    state.phase = frames.NEXT_ROUND
    if sink:
        tracks = events.Printed(printed(state.central, action[1]))
        sink(events.STATION_TURNED(player, target=state.central, detail=tracks))


def lay(state: Fields, segment: int) -> None:
    """Lays track on a segment."""
    state.track[segment] = 1
    for point in ENDS[segment]:
        state.degree[point] += 1
    for space in BESIDE[segment]:
        state.along[space] = 1


def construction(state: Fields, sink: Sink | None) -> None:
    """Names the Sheriff and orders the railroad phase; without Bunny Express goes on to camps."""
    if not state.express:
        state.phase = frames.CAMPS_BEGIN
        return
    name_sheriff(state, sink)
    state.railed = [0] * state.players
    state.laid = 0
    ahead = range(1, state.players + 1)
    state.todo = tuple((state.sheriff + i) % state.players for i in ahead)
    state.phase = frames.NEXT_TRACKS


def name_sheriff(state: Fields, sink: Sink | None) -> None:
    """Gives the Star to the seat with most rail cards this round; ties clockwise (8.1, 8.5)."""
    most = max(state.railed)
    if not most:
        return
    for i in range(1, state.players + 1):
        seat = (state.sheriff + i) % state.players
        if state.railed[seat] == most:
            break
    before, state.sheriff = state.sheriff, seat
    if sink and seat != before:
        sink(events.SHERIFF_NAMED(seat, amount=most))


def _may_lay(state: Fields, seat: int) -> bool:
    return legal_tracks(state, seat)[0] is not acts.LAID


def legal_tracks(state: Fields, player: int) -> list[Action]:
    """Returns the segments for the seat's tokens, then the end of laying (8.3)."""
    found: list[Action] = []
    base = player * KINDS
    if state.stock[base + RAIL_TOKEN]:
        found += [acts.RAILS[segment] for segment in open_segments(state, True)]
    if state.stock[base + SWITCH_TOKEN]:
        found += [acts.SWITCHES[segment] for segment in open_segments(state, False)]
    found.append(acts.LAID)
    return found


def open_segments(state: Fields, ends_only: bool) -> list[int]:
    """Segments from a point on the railroad (or one of its ends) to a point off it."""
    degree = state.degree
    found = []
    for point in range(POINTS):
        if degree[point] and (not ends_only or degree[point] == 1):
            found += [segment for segment, far in AROUND[point] if not degree[far]]
    found.sort()
    return found


def next_tracks(state: Fields, sink: Sink | None) -> None:
    """Asks the next seat with tokens it could lay; at last the Sheriff is paid."""
    if state.ask_next(frames.TRACKS, _may_lay):
        return
    if state.laid:
        _book(state, frames.SHERIFF, state.sheriff, A_TRACK * state.laid)
        if sink:
            tracks = events.Counted(state.laid)
            sink(events.SHERIFF_PAID(state.sheriff, amount=A_TRACK * state.laid, detail=tracks))
    state.laid = 0
    state.phase = frames.CAMPS_BEGIN


def lay_track(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    """Applies `lay_rail` and `lay_switch`."""
    token = RAIL_TOKEN if action[0] == acts.LAY_RAIL else SWITCH_TOKEN
    state.stock[player * KINDS + token] -= 1
    lay(state, action[1])
    if player == state.sheriff:
        state.laid += 1
    state.phase = frames.NEXT_TRACKS
    if sink:
        sink(events.TRACK_LAID(player, piece=action[1], target=action[1], face=token))


def lay_no_more(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    """Applies `lay_no_more`."""
    state.todo = state.todo[1:]
    state.phase = frames.NEXT_TRACKS
    if sink:
        sink(events.TRACKS_ENDED(player))


def _book(state: Fields, line: int, seat: int, carrots: int) -> None:
    state.carrots[seat] += carrots
    state.account[line * state.players + seat] += carrots


def cities_along(state: Fields, seat: int) -> list[int]:
    """The seat's spaces with a city along the railroad."""
    owner, built, along = state.owner, state.built, state.along
    return [
        space
        for space in range(state.size)
        if along[space] and owner[space] == seat and IS_CITY[built[space]]
    ]


def harvest(state: Fields, sink: Sink | None) -> None:
    """Pays a carrot for each tower along the railroad; then Stations are served (8.1)."""
    if not state.express:
        state.phase = frames.FIEFS
        return
    for seat in range(state.players):
        towers = sum(TOWERS_OF_CITY[state.built[space]] for space in cities_along(state, seat))
        if towers:
            _book(state, frames.RAILROAD, seat, towers)
            if sink:
                sink(events.RAILROAD_PAID(seat, amount=towers))
    ahead = range(1, state.players + 1)
    state.todo = tuple((state.sheriff + i) % state.players for i in ahead)
    state.served = ()
    state.phase = frames.NEXT_SERVE


def stations_of(state: Fields, seat: int) -> int:
    """Returns the number of Stations the seat controls, the printed one included."""
    found = sum(
        state.built[space] == STATION and state.owner[space] == seat for space in range(state.size)
    )
    return found + (state.owner[state.central] == seat)


def legal_serves(state: Fields, player: int) -> list[Action]:
    """Returns the other players served least often so far: Stations spread evenly (8.1)."""
    others = [seat for seat in range(state.players) if seat != player]
    fewest = min(state.served.count(seat) for seat in others)
    return [acts.SERVES[seat] for seat in others if state.served.count(seat) == fewest]


def next_serve(state: Fields, sink: Sink | None) -> None:
    """Asks for the next Station; a single choice is made at once (BK-09)."""
    while state.todo:
        seat = state.todo[0]
        if len(state.served) < stations_of(state, seat):
            choices = legal_serves(state, seat)
            if len(choices) > 1:
                state.seat = seat
                state.phase = frames.SERVE
                return
            serve(state, seat, choices[0], sink)
        else:
            state.todo = state.todo[1:]
            state.served = ()
    state.phase = frames.FIEFS


def serve(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    """Applies `serve`: a carrot for each city of the chosen player along the railroad."""
    chosen = action[1]
    state.served += (chosen,)
    cities = len(cities_along(state, chosen))
    _book(state, frames.STATIONS, player, cities)
    state.phase = frames.NEXT_SERVE
    if sink:
        sink(events.STATION_PAID(player, amount=cities, detail=events.Served(chosen)))


def pay_star(state: Fields, sink: Sink | None) -> None:
    """Pays the holder of the Star for all rail cards it has played (8.1)."""
    cards = state.rails[state.sheriff]
    if not cards:
        return
    _book(state, frames.STAR, state.sheriff, A_CARD * cards)
    if sink:
        sink(events.STAR_PAID(state.sheriff, amount=A_CARD * cards, detail=events.Counted(cards)))
