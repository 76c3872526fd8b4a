"""Marks on the pieces of looking back: the chances of all choices, and remembered cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tabletop.scenes.heat import best_first
from tabletop.scenes.inputs.fields import Segments
from tabletop.table.meaning import things
from tests.scenes.test_study import opened
from tests.typed import some, the


def test_as_i_knew_it_shows_what_the_seat_had_seen_of_cards_face_down(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    scene.go(scene.walk_through.last * 2 // 3)
    state: Any = scene.walk_through.state(scene.stop)
    view = scene.eyes.view(scene.stop)
    down = [cell for cell in view.cells if cell.card >= 0 and not cell.up]
    assert any(cell.memory >= 0 for cell in down)
    for cell in down:
        seen = bool(state.seen[0] >> 8 * cell.card & 1)
        assert cell.memory == (state.kinds[cell.card] if seen else -1)
    told = {t.key: t.state for zone in scene.pane.zones() for t in things([zone])}
    assert all(("you saw" in told[f"cell:{c.cell}"]) == (c.memory >= 0) for c in down)
    scene.eyes.look_as(None)
    assert all(cell.memory < 0 for cell in scene.eyes.view(scene.stop).cells), "the public"
    played: Any = scene.review.running.view(0)
    assert all(cell.memory < 0 for cell in played.cells), "in play"
    exercise = scene.review.running.exercise_from(scene.walk_through.stops[scene.stop], 0)
    asked: Any = exercise.view(0)
    assert asked.cells == view.cells, "in an exercise"
    app.close()


def test_the_list_names_every_choice_analysed_here_with_its_chance(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    only = the(Segments, scene.controls.find("only"))
    only.choose(len(only.labels) - 1)
    for stop in (1, 3):
        moment = scene.review.moments[stop]
        scene.go_to_ply(moment.ply)
        found = some(scene.review.analyses[moment.ply])
        rows = [c for c in scene.controls.items if c.key.startswith("candidate:")]
        assert len(rows) == len(found.choices) and only.labels[-1] == f"Here {len(rows)}"
        for row, choice in zip(rows, best_first(found), strict=True):
            assert f"{round(100 * choice.chance)} ±" in row.label
            assert row.label.endswith(", played") == (choice.plan == moment.plan)
        assert scene.pane.table.marking.worth, "the pieces show it too"
    app.close()
