"""The table fits its room at every size, scale and number of players."""

from __future__ import annotations

from itertools import combinations

import pytest
from pygame import FRect

from tabletop.games.bunny_boom.table.layout import Places, places
from tabletop.scenes.play.frame import frame
from tabletop.scenes.scale import in_force
from tabletop.table.stage import Layer, Stage
from tabletop.table.targets import LEAST

WINDOWS = [
    ((960, 600), 80), ((960, 600), 100), ((1280, 720), 100), ((1280, 800), 100),
    ((1280, 720), 200), ((1920, 1080), 150), ((1920, 1080), 200), ((3840, 2160), 200),
]  # fmt: skip


def laid(size: tuple[int, int], percent: int, players: int) -> tuple[FRect, Places]:
    """The table's area in such a window, and its parts."""
    s = in_force(percent, size)
    area = Layer(Stage(), s).units(frame(size, s, players).table)
    return area, places(area, players, LEAST / s)


@pytest.mark.parametrize(("size", "percent"), WINDOWS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_overlaps_and_nothing_leaves_the_room(
    size: tuple[int, int], percent: int, players: int
) -> None:
    area, at = laid(size, percent, players)
    parts = [*at.tiles, *at.homes, at.river, at.preview, at.timer, at.hand, at.play, at.back]
    grown = area.inflate(4, 4)
    for part in parts:
        assert grown.contains(part), part
    papers = [at.board, at.river, at.preview, at.timer, at.hand, at.play, at.back]
    for one, other in combinations(papers, 2):
        assert not one.colliderect(other), (one, other)
    for one, other in combinations([*at.tiles, *at.homes], 2):
        assert not one.inflate(-2, -2).colliderect(other.inflate(-2, -2)), (one, other)


@pytest.mark.parametrize(("size", "percent"), WINDOWS)
def test_cards_lie_within_their_papers_and_can_be_hit(
    size: tuple[int, int], percent: int
) -> None:
    s = in_force(percent, size)
    _, at = laid(size, percent, 4)
    for card in (at.pile, *at.water):
        assert at.river.contains(card)
        assert card.w * s >= 40
    for slot in at.slots:
        assert at.hand.contains(slot)
        assert slot.w * s >= 56
    for button in (at.play, at.back):
        assert button.h * s >= 39.9
    assert at.tiles[0].w * s >= 40
