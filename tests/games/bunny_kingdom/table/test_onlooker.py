"""The tray of whoever only watches: what everybody knows of each hand, and no more."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from tabletop.scenes.study.pane import Pane
from tabletop.session.running import Running
from tabletop.session.seats import rabbit
from tabletop.table.stage import Stage


def watched(players: int, decisions: int, tall: int = 400) -> tuple[Pane, Any]:
    """A match of rabbits after so many decisions, as the public sees it; the pane and the view."""
    seats = [rabbit("easy", seat) for seat in range(players)]
    running, luck = Running.new("bunny_kingdom", seats, {}, "3"), Random(3)
    while not running.over and running.ply < decisions:
        seat = running.actors()[0]
        running.submit(seat, luck.choice(list(running.legal(seat))))
    pane = Pane(running, 0)
    stage = Stage()
    pane.build(stage, pygame.Rect(0, 0, 740, tall), 1.0, lambda name: None, True)
    view = running.view(None)
    pane.show(view)
    return pane, view


def lying(pane: Pane, part: str) -> list[str]:
    return [key for key in pane.table.nodes.pieces if key.startswith("watched:") and part in key]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_hand_lies_face_down_with_the_last_pick_beside_it(players: int) -> None:
    for decisions in (12, 20, 30):
        pane, view = watched(players, decisions)
        assert view.phase == "pick"
        for seat, has in enumerate(view.seats):
            assert len(lying(pane, f":{seat}:hand:")) == has.hand_size
            assert len(lying(pane, f":{seat}:card:")) == len(has.picked)
            assert not has.hand, "the public sees no hand"
        for key in lying(pane, ":hand:"):
            spot = pane.table.nodes.pieces[key].rest.center
            for under in pane.table.hits(spot):
                assert pane.table.name_of(under, view) == "", "a back tells nothing"


def test_at_the_end_the_parchments_lie_open() -> None:
    pane, view = watched(3, 10_000)
    assert view.over
    for seat, has in enumerate(view.seats):
        assert len(lying(pane, f":{seat}:card:")) == len(has.parchments) == has.parchment_count
    assert not lying(pane, ":hand:")


def test_where_rows_have_no_room_it_says_that_one_watches() -> None:
    pane, _ = watched(5, 12, tall=210)
    assert not lying(pane, ":")
    assert "empty" in pane.table.nodes.pieces
