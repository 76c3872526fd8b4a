"""The table fits its room at every size and scale."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from tabletop.games.bounce_bunny_bounce.table.layout import places
from tabletop.scenes.play.frame import frame
from tabletop.scenes.scale import in_force
from tabletop.table.stage import Layer, Stage
from tabletop.table.targets import LEAST


@pytest.mark.parametrize("size", [(640, 400), (960, 600), (1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("percent", [80, 100, 150, 200, 300])
def test_the_table_has_room_for_its_pieces_at_every_size(
    size: tuple[int, int], percent: int
) -> None:
    layer = Layer(Stage(), in_force(percent, size))
    area = layer.units(frame(size, layer.scale, 2).table)
    at = places(area, LEAST / layer.scale)
    within = area.inflate(1, 1)
    for rect in (*at.cells, at.bed, at.end, at.hint, at.undo, at.tray):
        assert within.contains(rect)
    assert layer.pixels(at.cells[0]).w >= (52 if size >= (960, 600) else 34)
    assert layer.pixels(at.end).h >= LEAST
    assert all(at.tray.contains(shock) for shock in at.shocks)
    column = [rect for rect in (at.steps, at.tray, at.goal, at.hint, at.end) if rect.h]
    assert all(one.bottom < two.top for one, two in pairwise(column))
    for one, two in combinations(at.cells, 2):
        assert not one.inflate(-0.1, -0.1).colliderect(two)
