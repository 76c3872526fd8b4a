"""Walking through a match: the moments are those of the match, for every viewer."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.core.chance import pick
from tabletop.core.game import CHANCE
from tabletop.core.match import Match
from tabletop.core.registry import game, games
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tabletop.session.walk import Walk


def played(key: str, plies: int = 90) -> Running:
    """A match of random choices, with a person and rabbits."""
    players = min(game(key).info.players)
    match = Match(game(key), players, {}, "walk", kept=True)
    luck = Random("walk")
    while match.state.actors() and match.ply < plies:
        seat = match.state.actors()[0]
        legal = match.state.legal_actions(seat)
        match.submit(seat, legal[pick(len(legal), luck)])
    return Running(match, [human("", 0), *(rabbit("easy", i) for i in range(1, players))])


@pytest.mark.parametrize("key", games())
def test_each_stop_shows_what_a_seat_knew_there(key: str) -> None:
    running = played(key)
    walk, match = Walk(running), running.match
    state = match.game.start(match.players, match.options)
    views = {0: [state.view(seat) for seat in (None, 0)]}
    for ply, step in enumerate(match.steps):
        state.apply(step.player, step.action)
        views[ply + 1] = [state.view(seat) for seat in (None, 0)]
    order = list(range(len(walk.stops)))
    Random("order").shuffle(order)
    for stop in order:
        assert [walk.view(seat, stop) for seat in (None, 0)] == views[walk.stops[stop]]
    assert walk.stops[walk.last] == match.ply and walk.chooser(walk.last) == CHANCE
    assert all(walk.chooser(stop) != CHANCE for stop in range(walk.last))


@pytest.mark.parametrize("key", games())
def test_from_stop_to_stop_all_is_told_once_as_each_learnt_it(key: str) -> None:
    running = played(key, 60)
    walk = Walk(running)
    for viewer in (None, 0):
        told = [each.event for stop in range(walk.last) for each in walk.told(viewer, stop)]
        first = walk.stops[0]
        assert told == [event for _, event in running.match.told(viewer, first)]


def test_turns_are_walked_to_and_fro() -> None:
    walk = Walk(played("bounce_bunny_bounce"))
    second = walk.turn_from(0, 1)
    assert walk.turns[second] == walk.turns[0] + 1 and walk.turns[second - 1] == walk.turns[0]
    assert walk.turn_from(second, -1) == 0
    assert walk.turn_from(walk.last, 1) == walk.last
