"""What flies over a table, leans by its speed and lands; what a hand carries."""

from __future__ import annotations

import pygame
import pytest
from pygame import FRect

from tabletop.table.art import cache
from tabletop.table.art.surface import Art
from tabletop.table.art.turning import KEPT_BYTES, box, squashed, turned
from tabletop.table.carrying import Carried, glide_home
from tabletop.table.contract import Host
from tabletop.table.flights import STEEPEST, Flights, steepness
from tabletop.table.motion import Motion, Series, Wait
from tabletop.table.stage import Node, Stage

START, END = (100.0, 100.0), (700.0, 160.0)


def host(reduced: bool = False) -> Host:
    return Host(Stage(), 1.0, (), lambda name: None, reduced)


def card(w: int = 60, h: int = 84) -> Art:
    return Art(pygame.Surface((w + 8, h + 8), pygame.SRCALPHA), 4, 4)


def middle(node: Node, size: tuple[int, int]) -> tuple[float, float]:
    return node.pos[0] + size[0] / 2, node.pos[1] + size[1] / 2


def flown(motion: Motion, share: float, flights: Flights) -> Node:
    motion.show(motion.length * share)
    return flights._nodes[0]


def test_a_piece_leans_with_its_speed_but_never_more_than_eight_degrees() -> None:
    assert steepness(0) == 0
    assert 0 < steepness(0.2) < steepness(0.5) < STEEPEST
    assert steepness(40) == STEEPEST == 8
    assert steepness(-40) == -STEEPEST


def test_a_flight_is_upright_at_both_ends_and_leans_between_them() -> None:
    flights = Flights(host(), 5)
    art = card()
    motion = flights.fly(art, START, END, 300)
    assert flown(motion, 0, flights).art is art
    assert flown(motion, 0.5, flights).art is not art
    assert flown(motion, 1, flights).art is art


def test_a_flight_goes_from_middle_to_middle_and_is_gone_when_it_is_cleared() -> None:
    lent = host()
    flights = Flights(lent, 5)
    art = card()
    motion = flights.fly(art, START, END, 300, 24)
    assert middle(flown(motion, 0, flights), box(art)) == START
    assert middle(flown(motion, 1, flights), box(art)) == END
    flights.clear()
    assert lent.stage.nodes == ()


def test_a_flight_ends_in_the_picture_drawn_for_its_target() -> None:
    flights = Flights(host(), 5)
    small, large = card(), card(120, 168)
    motion = flights.fly(small, START, END, 300, grown=large)
    assert flown(motion, 0, flights).art is small
    half = flown(motion, 0.5, flights).art
    assert half is not None and small.surface.get_width() < half.surface.get_width()
    node = flown(motion, 1, flights)
    assert node.art is large and middle(node, box(large)) == END


def test_with_reduced_motion_nothing_leans_or_travels() -> None:
    flights = Flights(host(reduced=True), 5)
    art = card()
    motion = flights.fly(art, START, END, 300, 24)
    for share in (0, 0.3, 0.6, 1):
        node = flown(motion, share, flights)
        assert node.art is art and middle(node, box(art)) == END


def test_a_flight_begins_where_the_hand_let_go() -> None:
    lent = host()
    flights = Flights(lent, 5)
    node = lent.stage.picture(card(), 0, 0)
    held = Carried(lent, "card:1", node, 9)
    held.to((400, 300))
    held.release()
    rest = FRect(0, 0, 40, 60)
    assert flights.released("card:1", rest).center == (400, 300)
    assert flights.released("card:2", rest) == rest
    flights.clear()
    assert flights.released("card:1", rest) == rest


def test_a_carried_piece_follows_the_pointer_by_its_grip() -> None:
    lent = host()
    node = lent.stage.picture(card(60, 84), 0, 0)
    Carried(lent, "card:1", node, 9, (0.5, 0.75)).to((400, 300))
    assert node.pos == (400 - 30, 300 - 63) and node.z == 9


def test_a_carried_piece_leans_while_it_is_moved_and_rights_itself_at_rest() -> None:
    lent = host()
    art = card()
    node = lent.stage.picture(art, 0, 0)
    held = Carried(lent, "card:1", node, 9)
    held.to((100, 300))
    for x in range(120, 300, 20):
        held.to((x, 300))
        held.update(16)
    assert node.art is not art
    for _ in range(40):
        held.update(16)
    assert node.art is art


@pytest.mark.parametrize("reduced", [True, False])
def test_a_carried_piece_is_upright_when_it_is_let_go(reduced: bool) -> None:
    lent = host(reduced)
    art = card()
    node = lent.stage.picture(art, 0, 0)
    held = Carried(lent, "card:1", node, 9)
    assert lent.carried is held
    for x in range(120, 300, 20):
        held.to((x, 300))
        held.update(16)
        assert node.art is art or not reduced
    held.release()
    assert node.art is art and lent.carried is None


def test_a_piece_glides_home_and_is_let_go_there() -> None:
    seen: list[tuple[int, int] | None] = []
    motion = glide_home(lambda key, pos: seen.append(pos), "card:1", (10, 20), (200, 300))
    for share in (0, 0.5, 1):
        motion.show(motion.length * share)
    assert seen[0] == (10, 20) and seen[-2:] == [(200, 300), None]


def test_a_turned_picture_keeps_its_middle() -> None:
    art = card()
    for degrees in (-8, 4, 8):
        look = turned(art, degrees)
        assert look is turned(art, degrees)
        before = art.surface.get_width() / 2 - art.ox, art.surface.get_height() / 2 - art.oy
        after = look.surface.get_width() / 2 - look.ox, look.surface.get_height() / 2 - look.oy
        assert abs(before[0] - after[0]) <= 1 and abs(before[1] - after[1]) <= 1


def test_a_squashed_picture_is_wider_lower_and_stands_on_the_same_line() -> None:
    art = card()
    look = squashed(art)
    assert look.surface.get_width() > art.surface.get_width()
    assert look.surface.get_height() - look.oy == art.surface.get_height() - art.oy


def test_turned_pictures_are_kept_within_their_bound_and_forgotten_with_all_others() -> None:
    from tabletop.table.art.turning import _store

    for number in range(400):
        turned(card(200 + number % 7, 280), 2.0 * (number % 4 + 1))
    assert _store.used <= KEPT_BYTES
    cache.clear()
    assert len(_store) == 0


def test_a_flight_that_has_landed_stays_out_of_sight_while_what_follows_it_is_shown() -> None:
    flights = Flights(host(), 5)
    whole = Series([flights.fly(card(), START, END, 300), Wait(500)])
    whole.show(300)
    whole.show(400)
    whole.show(700)
    assert not flights._nodes[0].visible
