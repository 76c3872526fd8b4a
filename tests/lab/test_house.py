"""`tabletop lab house`: what it prints, and the trace of a click on a real table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.cli import main
from tabletop.lab.bench.frames import table_app
from tabletop.lab.tracing import clicked
from tests.cli.helpers import refused


def test_rooms_are_listed_with_their_sum(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "house"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    rows = {line[0]: [int(each) for each in line[1:]] for line in lines[1:-1]}
    whole = rows.pop("all")
    assert whole == [sum(column) for column in zip(*rows.values())]
    assert {"core", "table", "scenes/play", "games/bunny_boom/table"} <= set(rows)


def test_a_room_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "There is no room 'cellar'." in refused(["lab", "house", "--room", "cellar"], capsys)


def test_a_traced_click_is_one_that_does_an_action(tmp_path: Path) -> None:
    app = table_app("bounce_bunny_bounce", (1280, 720), str(tmp_path))
    try:
        before = app.scene.running.ply
        click = clicked(app)
        assert click is not None and app.scene.running.ply > before
        assert click.way[0] == "scenes/app:handle" and click.way[-1] == "core/match:submit"
        assert click.calls > len(click.way) and click.views > 0
    finally:
        app.close()
