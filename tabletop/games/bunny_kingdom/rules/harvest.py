"""Harvest: choices of trading posts and Chimneys, then the fiefs' carrots.

Railroad and Stations come before, in `railway`.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.action import Action
from tabletop.core.event import Sink
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules import events, fiefs, frames
from tabletop.games.bunny_kingdom.rules.boards import BASICS
from tabletop.games.bunny_kingdom.rules.cards import CHIMNEY, POST
from tabletop.games.bunny_kingdom.rules.state import Fields


def begin(state: Fields, sink: Sink | None) -> None:
    """Lists the trading posts and Chimneys to be set anew, seat by seat, posts first (BK-08)."""
    state.posts = tuple((space, -1) for space, _ in state.posts)
    state.chimneys = tuple((space, -1) for space, _ in state.chimneys)
    owner = state.owner
    asked: list[int] = []
    for seat in range(state.players):
        for rows in (state.posts, state.chimneys):
            asked += sorted(space for space, _ in rows if owner[space] == seat)
    state.todo = tuple(asked)
    state.phase = frames.NEXT_CHOICE


def next_choice(state: Fields, sink: Sink | None) -> None:
    """Asks for the next trading post or Chimney; a single choice is made at once."""
    while state.todo:
        space = state.todo[0]
        state.seat = state.owner[space]
        if state.built[space] == POST:
            state.phase = frames.PRODUCE
            return
        choices = legal_smokes(state, state.seat)
        if len(choices) > 1:
            state.phase = frames.SMOKE
            return
        if choices:
            smoke(state, state.seat, choices[0], sink)
        else:
            state.todo = state.todo[1:]
    state.phase = frames.GATHER


def legal_produces(state: Fields, player: int) -> Sequence[Action]:
    """Wood, fish or carrots."""
    return acts.PRODUCES


def legal_smokes(state: Fields, player: int) -> list[Action]:
    """The basic resources produced in the Chimney's own fief (9)."""
    label = state.fief[state.todo[0]]
    made = (state.goods[label] | fiefs.posted(state, label)) & BASICS
    return [acts.SMOKES[resource] for resource in range(3) if made >> resource & 1]


def produce(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    """Applies `produce`."""
    state.posts = _chosen(state.posts, state.todo[0], action[1])
    _go_on(state, player, POST, action[1], sink)


def smoke(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    """Applies `smoke`."""
    state.chimneys = _chosen(state.chimneys, state.todo[0], action[1])
    _go_on(state, player, CHIMNEY, action[1], sink)


def _chosen(
    rows: tuple[tuple[int, int], ...], space: int, resource: int
) -> tuple[tuple[int, int], ...]:
    return tuple((at, resource if at == space else old) for at, old in rows)


def _go_on(state: Fields, player: int, building: int, resource: int, sink: Sink | None) -> None:
    """Ends the choice for the space in question."""
    space, state.todo = state.todo[0], state.todo[1:]
    state.phase = frames.NEXT_CHOICE
    if sink:
        sink(events.RESOURCE_CHOSEN(player, piece=building, target=space, face=resource))


def gather(state: Fields, sink: Sink | None) -> None:
    """Pays strength times wealth for every fief; a new round or the end follows (4.4)."""
    players = state.players
    smokes = [fiefs.chimney_goods(state, seat) for seat in range(players)]
    line = (state.round - 1) * players
    for seat in range(players):
        total = 0
        for label in fiefs.labels(state, seat):
            power, wealth = fiefs.harvested(state, label, smokes[seat])
            if power * wealth:
                total += power * wealth
                state.carrots[seat] += power * wealth
                if sink:
                    spaces = tuple(fiefs.members(state.mask[label]))
                    detail = events.Harvested(power, wealth, spaces)
                    amount = power * wealth
                    sink(
                        events.FIEF_HARVESTED(seat, target=spaces[0], amount=amount, detail=detail)
                    )
        state.account[line + seat] = total
        if sink:
            sink(
                events.HARVEST_COUNTED(seat, amount=total, detail=events.Total(state.carrots[seat]))
            )
    state.seat = -1
    state.phase = frames.NEXT_ROUND if state.round < frames.ROUNDS else frames.FINAL
