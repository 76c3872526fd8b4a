"""The hall as those see it who hold no hand in it: looked back on, in films, while rabbits play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame
import pytest

from tabletop.core.event import Event
from tabletop.games.bunny_bidding.rules import events as ev
from tabletop.games.bunny_bidding.rules import keys
from tabletop.games.bunny_bidding.rules.view import BiddingView
from tabletop.games.bunny_bidding.table import closer
from tabletop.games.bunny_bidding.table.board import Table
from tabletop.games.bunny_bidding.table.layout import bid_box
from tabletop.games.bunny_bidding.table.looks import pieces_in
from tabletop.scenes.study.pane import Pane
from tabletop.session.running import Running
from tabletop.session.seats import rabbit
from tabletop.table.stage import Stage
from tests.typed import some, the


@pytest.fixture(autouse=True)
def screen() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


SIZES = [(548, 338), (800, 520), (1120, 640)]
OPTIONS = {"powers": True, "doubled_give": True}


def public(running: Running) -> BiddingView:
    return the(BiddingView, running.match.view(None))


def shown(size: tuple[int, int], seats: int = 4) -> Iterator[tuple[Running, Table, Stage]]:
    """A match of random choices, and its table as all see it after each of them."""
    sitting = [rabbit("easy", seat) for seat in range(seats)]
    running = Running.new("bunny_bidding", sitting, OPTIONS, "4")
    pane, stage = Pane(running, 0), Stage()
    stage.ground = pygame.Surface(size)
    pane.build(stage, pygame.Rect((0, 0), size), 1.0, lambda name: None, True)
    luck = Random(4)
    while not running.over:
        seat = running.actors()[0]
        running.submit(seat, luck.choice(list(running.legal(seat))))
        pane.show(running.match.view(None))
        yield running, the(Table, pane.table), stage


def test_where_nobodys_goals_are_shown_the_preview_has_their_room_too() -> None:
    found = set()
    for _, table, _ in shown(SIZES[-1], 3):
        at, room = table.places, table.host.layer.pixels
        if (preview := table.nodes.node("preview")) is not None:
            found.add(preview.area().contains(room(at.goals.union(at.preview))))
    assert found == {True}


@pytest.mark.parametrize("size", SIZES)
def test_where_nobodys_hand_is_shown_the_tray_has_how_many_tiles_each_holds(
    size: tuple[int, int],
) -> None:
    for running, table, stage in shown(size):
        counts, pixels = public(running).counts, table.host.layer.pixels
        items = table.pieces.items(table.looks(public(running)))
        for seat, (name, count) in enumerate(zip(running.names, counts)):
            assert f"{name}: {count}" in items[f"hand_of:{seat}"].picture.args
        tray = pixels(table.places.tray)
        laid = {node.key: node.area() for node in stage.nodes if node.key.startswith("backs:")}
        assert set(laid) == {f"backs:{seat}" for seat, count in enumerate(counts) if count}
        areas = list(laid.values())
        assert all(tray.contains(area) for area in areas)
        assert all(area.collidelist(areas[:at]) < 0 for at, area in enumerate(areas))
        if running.ply > 40:
            return


def test_no_name_lies_under_the_powers_in_its_line() -> None:
    seen = 0
    for running, table, _ in shown(SIZES[0]):
        spots = table.pieces.spots
        for seat in range(4):
            name = bid_box(spots.places, spots.box(seat)).name
            name.w = min(name.w, table.pieces.hall.name_room(spots))
            for key, look in spots.looks.items():
                if look.place == keys.row(seat) and key in spots.rects:
                    assert not name.colliderect(spots.rects[key])
                    seen += 1
        if running.ply > 20:
            break
    assert seen


def test_of_a_tile_face_down_it_is_told_that_it_is_a_doubled_number() -> None:
    """All gave tiles when it was played, so all know it."""
    told = 0
    for running, _, stage in shown(SIZES[1]):
        view = public(running)
        looks = pieces_in(view)
        for place in view.places:
            key = keys.tile(place.place)
            known = place.doubled and not place.up
            assert looks[key].doubled == known
            if not place.up:
                lines = some(closer.look(key, view, looks)).lines
                assert any("doubled number" in line for line in lines) == known
                assert ("doubled" in closer.state(key, view, looks)) == known
                tagged = any(node.key == f"doubled:{key}" for node in stage.nodes)
                assert tagged == known or (known and place.seat >= 0)
                told += known
        if told > 20:
            return
    raise AssertionError("no doubled number was laid face down")


def test_each_seat_sees_its_own_points_on_its_plate_and_nobody_elses() -> None:
    """BI-23"""
    for running, table, _ in shown(SIZES[0], seats=3):
        if running.ply % 5:
            continue
        for viewer in (None, 0, 1, 2):
            view = the(BiddingView, running.match.view(viewer))
            scores = [plate.score for plate in table.plates(table.looks(view))]
            assert scores == [view.points if seat == viewer else "" for seat in range(3)]


def test_after_the_last_round_the_paper_tells_of_no_round_any_more() -> None:
    """The paper said that nobody wins the offer, below the banner of the match's winner."""
    told = []
    for running, table, _ in shown(SIZES[-1], 3):
        table._why[ev.ROUND_UNSOLD, -1] = Event(ev.ROUND_UNSOLD)
        table._preview(public(running))
        told.append((running.over, bool(table._why)))
    assert (True, False) in told and (True, True) not in told
