"""`tabletop bench`: its arithmetic and its output; never how fast anything is."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tabletop.cli import main
from tabletop.core.errors import TabletopError
from tabletop.lab.bench.rows import Row, beside, percentile, rates, skipped, spent, verdict
from tabletop.lab.bench.rules import BIG, GIN
from tests.cli.helpers import GAME, refused


@pytest.mark.parametrize(
    ("ratio", "floor", "stretch", "reached"),
    [
        (5.0, ">= 1.5", ">= 4", "stretch"),
        (2.0, ">= 1.5", ">= 4", "floor"),
        (1.0, ">= 1.5", ">= 4", "missed"),
        (1.2, "<= 2", "<= 1.5", "stretch"),
        (1.8, "<= 2", "<= 1.5", "floor"),
        (2.2, "<= 2", "<= 1.5", "missed"),
        (0.5, "<= 1", "", "floor"),
        (None, "<= 1", "", ""),
        (3.0, "", "", ""),
    ],
)
def test_a_ratio_is_judged_by_its_goals(
    ratio: float | None, floor: str, stretch: str, reached: str
) -> None:
    assert verdict(ratio, floor, stretch) == reached
    assert Row("x", "1", "2", ratio, floor, stretch).reached == reached


def test_contestants_take_turns() -> None:
    order: list[str] = []

    def one() -> int:
        order.append("one")
        return 1

    def two() -> int:
        order.append("two")
        return 1

    assert set(rates({"one": one, "two": two}, 3, 0.0001)) == {"one", "two"}
    assert set(spent({"one": one, "two": two}, 2)) == {"one", "two"}
    assert order[-4:] == ["one", "two", "one", "two"]
    first_two = order.index("two")
    assert "one" in order[:first_two] and "one" in order[first_two:]


def test_percentiles_are_values_that_occurred() -> None:
    assert percentile([3.0, 1.0, 2.0], 0.0) == 1.0
    assert percentile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert percentile([3.0, 1.0, 2.0], 1.0) == 3.0


def test_a_peer_that_is_not_installed_is_named_with_the_way_to_get_it() -> None:
    row = beside(GIN, 10.0, None, (">= 1", ">= 2"), "rlcard==1.2.0", GAME)
    assert row == skipped(GIN, row.note, ">= 1", ">= 2", GAME)
    assert "rlcard==1.2.0 is not installed" in row.note and "pip install rlcard" in row.note


def test_bench_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    keys = f"{GAME},bunny_kingdom"
    assert main(["bench", "--json", "--only", "rules", "--rounds", "1", "--game", keys]) == 0
    data = json.loads(capsys.readouterr().out)
    measured = {(row["game"], row["name"]) for row in data["rows"]}
    assert {(GAME, GIN), ("bunny_kingdom", GIN), ("bunny_kingdom", BIG)} < measured
    assert set(data["rows"][0]) >= {"name", "measured", "ratio", "floor", "stretch", "reached"}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["bench", "--only", "rulse"], "did you mean 'rules'?"),
        (["bench", "--game", "ludo"], "There is no game 'ludo'"),
        (["bench", "--rounds", "0"], "whole number from 1"),
    ],
)
def test_bad_input_gets_one_sentence(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told in refused(words, capsys)


@pytest.mark.parametrize("key", [GAME, "bunny_kingdom"])
def test_frames_are_measured_at_the_table_and_nowhere_else(key: str, tmp_path: Path) -> None:
    from tabletop.lab.bench import frames
    from tabletop.scenes.play.cover import CoverScene

    app = frames.table_app(key, (1280, 720), str(tmp_path))
    try:
        assert frames.at_table(app)
        taken = frames.movable(app, frames.MOVING)
        assert len(set(taken)) == frames.MOVING
        assert all(max(node.area().size) <= 3 * min(node.area().size) for node in taken)
        app.push(CoverScene(app, 0, "Anna"))
        with pytest.raises(TabletopError, match="CoverScene lies over it"):
            list(frames.work_rows(app, 1))
    finally:
        app.close()


def test_frames_beside_a_study_are_measured_while_it_truly_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tabletop.lab.bench import frames

    monkeypatch.setattr(frames, "STUDIED_SECONDS", 0.1)
    app = frames.table_app(GAME, (1280, 720), str(tmp_path))
    try:
        row = frames.study_row(app, 1)
        assert row.ratio is not None and re.search(r"[1-9]\d* answers told", row.note)
        assert not app.analyst.busy()
        monkeypatch.setattr(frames, "START_SECONDS", 0.0)
        monkeypatch.setattr(app.analyst, "poll", lambda: None)
        with pytest.raises(TabletopError, match="nothing beside it can be measured"):
            frames.study_row(app, 1)
    finally:
        app.close()


def test_a_table_with_too_little_to_move_is_refused(tmp_path: Path) -> None:
    from tabletop.lab.bench import frames

    app = frames.table_app(GAME, (1280, 720), str(tmp_path))
    try:
        with pytest.raises(TabletopError, match="of 5000 pictures to move it shows"):
            frames.moved(app, 5000)
    finally:
        app.close()
