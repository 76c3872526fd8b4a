"""The burrows below the field: no column's number lies under one, on small tables neither."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.games.bounce_bunny_bounce.table.board import Table
from tabletop.scenes.study.scene import StudyScene
from tests.scenes.support import SCREENS, open_app, settle
from tests.typed import the


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 100), ((960, 600), 200), ((1920, 1080), 100)]
)
def test_a_burrow_covers_no_number_of_a_column(
    tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    app = open_app(tmp_path, size, scale)
    SCREENS["review"](app)
    scene = the(StudyScene, settle(app))
    at = the(Table, scene.pane.table).places
    burrows = [n.area() for n in scene.stage.nodes if n.key.startswith("burrow:")]
    pixels = scene.pane.table.host.layer.pixels
    numbers = [pixels(number).center for _, number in at.numbers]
    assert len(burrows) == 2 and numbers
    assert not [middle for middle in numbers for area in burrows if area.collidepoint(middle)]
    app.close()
