"""Lines on the screen: the tree, two side by side, their names, playing on, deleting."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from tabletop.core.game import CHANCE
from tabletop.scenes.app import App
from tabletop.scenes.inputs.fields import Field, Segments
from tabletop.scenes.inputs.forms import Entry
from tabletop.scenes.study.lines import LinesScene
from tabletop.scenes.study.scene import StudyScene
from tabletop.scenes.study.trying import TryScene
from tabletop.session import branches
from tabletop.session.review import Review
from tabletop.session.running import Running
from tabletop.session.seats import human
from tests.scenes.support import SCREENS, by_lot, click, key, open_app, settle, weighed
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


def test_what_a_choice_gives_away_is_told_where_they_part_and_what_may_be_nothing_is_not(
    tmp_path: Path,
) -> None:
    app, scene = opened(tmp_path)
    ply = scene.parted()
    moment = next(m for m in scene.review.moments if m.ply == ply)
    mine, other = (scene.side(number).plan(ply) for number in (-1, 0))
    scene.review.judge(moment, weighed((other, 0.6), (mine, 0.4)))
    said = scene.facts()
    assert said[1].endswith(", wins 40 ± 1 %, gives away 20 ± 1 %") and said[2].endswith("60 ± 1 %")
    scene.review.judge(moment, weighed((other, 0.6), (mine, 0.6)))
    assert all("gives away" not in words for words in scene.facts())
    app.close()


def test_where_luck_alone_parts_two_lines_that_is_said_and_no_choice_is_told_twice(
    tmp_path: Path,
) -> None:
    app = open_app(tmp_path)
    running = Running.new("bunny_boom", [human("Anna", 0), human("Ben", 1)], {}, "1", app.library)
    by_lot(running, Random(2))
    steps = running.match.steps
    first = next(ply for ply, step in enumerate(steps) if step.player != CHANCE)
    line = branches.begin(running, first, "other luck")
    while branches.parting(steps, line.match.steps) == line.ply:
        line.submit(steps[line.ply].player, steps[line.ply].action)
    assert steps[branches.parting(steps, line.match.steps)].player == CHANCE
    app.go(LinesScene(app, Review(running, library=app.library)))
    first_said, *said = the(LinesScene, settle(app)).facts()
    assert first_said.startswith("They part in turn ") and first_said.endswith(" by luck alone.")
    assert len(said) == 1 and said[0].startswith("Both, ")
    app.close()


def test_what_each_chose_is_marked_on_its_table_where_whoever_looks_chose(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    assert scene.side(-1).walk.chooser(scene.side(-1).walk.stop_of(scene.parted())) == 0
    tags = [node for node in scene.stage.nodes if node.key == "tag"]
    assert len(tags) == 2, "one on each table"
    for _ in range(6):
        scene.step(1)
        for number in (-1, 0):
            side = scene.side(number)
            stop = min(side.walk.last, side.walk.stop_of(scene.parted()) + scene.after)
            assert bool(side.pane._tags) <= (side.walk.chooser(stop) == 0)
    app.close()


def test_a_line_says_from_where_it_was_tried_and_with_what_luck(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    turns = scene.side(-1).running.turns()
    ply = scene.found[0].kept.ply
    tried = {luck: branches.begin(scene.side(-1).running, ply, luck) for luck in ("", "another")}
    scene._fresh()
    numbers = {each.saved.id: number for number, each in enumerate(scene.found)}
    same, new = (numbers[some(tried[luck].id)] for luck in ("", "another"))
    where = f"from turn {turns[ply]}, "
    assert scene.state(same).startswith(f"{where}not over, turn ")
    assert scene.state(new).startswith(f"{where}new luck, not over, turn ")
    assert scene.state(new) in scene.said(new)
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
    assert "The line tried from it goes with it." in some(app.dialog).words
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
