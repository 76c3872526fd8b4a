"""Marks lie over and under their pieces, inside their clip, below what flies."""

from __future__ import annotations

import pygame
import pytest

from tabletop.table.contract import Host, Marks
from tabletop.table.marking import Box, Marking
from tabletop.table.stage import Node, Stage

PLACES = {"plain": 0, "lit": 100, "cut": 200, "small": 300}


def box(key: str) -> Box | None:
    if key not in PLACES:
        return None
    rect = pygame.Rect(PLACES[key], 0, 60, 80)
    below = 4.0 if key == "lit" else None
    clip = pygame.Rect(200, 0, 30, 80) if key == "cut" else None
    return Box(rect, 8, 5.0, below, 0.5 if key == "small" else 0.0, clip)


@pytest.fixture
def marking() -> Marking:
    return Marking(Host(Stage(), 1.0, (), lambda name: None), box)


def drawn(marking: Marking, marks: Marks) -> list[Node]:
    marking.show(marks)
    return [node for node in marking.host.stage.nodes if node.key == "mark"]


def test_light_lies_only_under_what_wants_it(marking: Marking) -> None:
    assert [node.z for node in drawn(marking, Marks(legal=frozenset(["plain"])))] == [5.0]
    assert [node.z for node in drawn(marking, Marks(legal=frozenset(["lit"])))] == [4.0, 5.0]


def test_marks_keep_to_the_clip_of_their_piece(marking: Marking) -> None:
    (mark,) = drawn(marking, Marks(legal=frozenset(["cut"])))
    assert mark.clip == pygame.Rect(200, 0, 30, 80)


def test_no_mark_lies_above_the_ceiling(marking: Marking) -> None:
    marking.ceiling = 3.0
    assert all(node.z <= 3.0 for node in drawn(marking, Marks(legal=frozenset(PLACES))))


def test_small_pieces_have_small_marks(marking: Marking) -> None:
    (plain,) = drawn(marking, Marks(refused="plain"))
    assert plain.art is not None
    sizes = {}
    for key in ("plain", "small"):
        (mark,) = drawn(marking, Marks(told=frozenset([key])))
        assert mark.art is not None
        sizes[key] = mark.art.ox
    assert sizes["small"] < sizes["plain"]


def test_hinted_pieces_wear_their_numbers_and_a_bulb_where_they_have_none(
    marking: Marking, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers: list[int] = []

    def disc(d: int, number: int) -> pygame.Surface:
        numbers.append(number)
        return pygame.Surface((d, d))

    monkeypatch.setattr("tabletop.table.marking.widgets.hint_disc", disc)
    marks = Marks(hinted=("plain", "lit", "plain", "cut"), numbers={"plain": 1, "cut": 1})
    assert len(drawn(marking, marks)) == 2 * 3
    assert numbers == [1, 0, 1]
