"""Lines on the screen: the tree, two side by side, their names, playing on, deleting."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tabletop.scenes.app import App
from tabletop.scenes.inputs.fields import Field, Segments
from tabletop.scenes.inputs.forms import Entry
from tabletop.scenes.study.lines import LinesScene
from tabletop.scenes.study.scene import StudyScene
from tabletop.scenes.study.trying import TryScene
from tests.scenes.support import SCREENS, click, key, open_app, settle
from tests.typed import some, the


def opened(folder: Path, size: tuple[int, int] = (1280, 720)) -> tuple[App, LinesScene]:
    app = open_app(folder, size)
    SCREENS["lines"](app)
    scene = settle(app)
    assert isinstance(scene, LinesScene) and len(scene.found) == 2
    return app, scene


def shown(scene: LinesScene) -> list[object]:
    return [scene.side(number).pane.director.view for number in (scene.beside, scene.chosen)]


def test_both_tables_show_the_same_until_they_part_and_go_on_together(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    one, other = shown(scene)
    assert one == other
    app.frame([key(pygame.K_PERIOD)], 16.0)
    one, other = shown(scene)
    assert one != other and scene.after == 1
    app.frame(click(some(scene.controls.find("before")).rect.center), 16.0)
    assert scene.after == 0 and len(set(map(repr, shown(scene)))) == 1
    for _ in range(200):
        app.frame([key(pygame.K_PERIOD)], 16.0)
    assert scene.after == scene.longest
    app.close()


def test_what_each_chose_where_they_part_is_told_with_its_chance(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    facts = scene.facts()
    ply = scene.parted()
    found = some(scene.review.analyses[ply])
    done = scene.side(-1).plan(ply)
    assert facts[0].startswith("They part in turn ")
    assert facts[1].startswith("The match, Anna: ")
    assert f"wins {round(100 * some(found.of(done)).chance)} ± " in facts[1]
    assert facts[2].startswith("Line 1, Anna: ") and facts[1][11:] != facts[2][8:]
    app.close()


def test_another_line_can_be_put_beside(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    app.frame(click(some(scene.controls.find("line:1")).rect.center), 16.0)
    assert scene.chosen == 1
    the(Field, scene.controls.find("beside")).nudge(1)
    assert scene.side(scene.beside).name == "Line 1"
    assert scene.parted() == scene.found[1].kept.ply or scene.facts()
    app.close()


def test_a_line_is_named_with_the_keyboard(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    the(Entry, scene.controls.find("name")).begin()
    for letter in "bold":
        app.frame([pygame.Event(pygame.TEXTINPUT, text=letter)], 16.0)
    app.frame([key(pygame.K_RETURN)], 16.0)
    assert scene.found[0].name == "bold"
    assert "bold" in some(scene.controls.find("line:0")).label
    app.close()


def test_a_deleted_line_is_gone_with_those_tried_from_it_after_a_question(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    some(scene.controls.find("delete")).act()
    assert "With it go the line tried from it." in some(app.dialog).words
    assert some(app.dialog).choices[-1].label == "Keep the line"
    some(some(app.dialog).choices[0].act)()
    assert scene.found == [] and app.library.branches() == []
    settle(app)
    assert app.faults == 0
    app.close()


def test_a_line_is_played_on_and_looked_back_on_from_here(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    some(scene.controls.find("look")).act()
    assert isinstance(app.scene, StudyScene)
    assert app.scene.controls.find("lines") is not None
    app.pop()
    scene._choose(1)
    some(scene.controls.find("on")).act()
    assert isinstance(app.scene, TryScene)
    app.scene.leave_match()
    assert app.scene is scene
    app.close()


@pytest.mark.parametrize("part", [1, 2])
def test_where_there_is_little_room_one_is_seen_after_the_other(tmp_path: Path, part: int) -> None:
    app, scene = opened(tmp_path, (640, 400))
    assert scene.controls.find("line:0") is not None
    the(Segments, scene.controls.find("part")).choose(part)
    assert scene.controls.find("line:0") is None
    assert scene.controls.find("onward") is not None
    app.frame([key(pygame.K_PERIOD)], 16.0)
    assert scene.after == 1 and app.faults == 0
    app.close()
