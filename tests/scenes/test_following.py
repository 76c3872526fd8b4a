"""Lines: what may follow a choice, stepped through on the table of looking back."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from tabletop.ai.analysing import Spend, analyse
from tabletop.core.match import recalled
from tabletop.core.registry import game as find_game
from tabletop.scenes.app import App
from tabletop.scenes.inputs.fields import Segments
from tabletop.scenes.study.scene import StudyScene
from tabletop.scenes.study.words import say
from tabletop.session.review import Moment, Review, seed_at
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tests.robots import drawn_games
from tests.scenes.support import by_lot, key, open_app
from tests.typed import some, the


def opened(folder: Path, game: str, size: tuple[int, int] = (1280, 720)) -> tuple[App, StudyScene]:
    """A match looked back on, its first choice that was no best one analysed for a moment."""
    app = open_app(folder, size)
    many = min(find_game(game).info.players)
    seats = [human("Anna", 0), *(rabbit("greedy", seat) for seat in range(1, many))]
    running = Running.new(game, seats, {}, "5", app.library)
    by_lot(running, Random("5"), 40)
    review = Review(running, (0,))
    for moment in review.moments:
        seed, package = seed_at(running.match.seed, moment.ply), running.match.game.package
        spend = Spend(trials=40)
        found = analyse(package, moment.state, moment.seat, spend, seed, [moment.plan])
        review.judge(moment, found)
        if some(review.verdicts[moment.ply]).same:
            continue
        scene = StudyScene(app, review, moment.ply)
        scene.review.look = lambda analyst, spend: None  # type: ignore[method-assign]
        app.open("practice")
        app.push(scene)
        app.frame([], 16.0)
        return app, scene
    raise AssertionError("every choice was the best")


@pytest.mark.parametrize("game", drawn_games())
def test_the_lines_of_the_better_and_the_played_choice_are_stepped_through_by_key(
    tmp_path: Path, game: str
) -> None:
    app, scene = opened(tmp_path, game)
    moment: Moment = some(scene.moment)
    both = scene.following.lines()
    assert [each.plan for each in both] == [some(scene.review.analyses[moment.ply]).choices[0].plan,
                                            moment.plan]  # fmt: skip
    app.frame([key(pygame.K_w)], 16.0)
    for number, choice in enumerate(both):
        the(Segments, scene.controls.find("line_of")).choose(number)
        steps = len(some(choice.line).steps)
        assert scene.following.choice == choice and 1 <= steps <= 5
        assert "example" in scene.reason.spoken()
        told = []
        for step in range(1, steps + 1):
            app.frame([key(pygame.K_RIGHT)], 16.0)
            scene.pane.director.skip()
            assert scene.following.step == step
            assert the(Segments, scene.controls.find("line_steps")).chosen == step
            told.append(scene.reason.sentences()[2])
            after = scene.following._steps[step - 1].after
            seen = recalled(after, after.view(moment.seat))
            assert scene.pane.director.view == seen, "as the seat knows it"
        assert all(told) and scene.stop == scene.walk_through.stop_of(moment.ply)
        app.frame([key(pygame.K_LEFT)], 16.0)
        assert scene.following.step == steps - 1
    app.frame([key(pygame.K_ESCAPE)], 16.0)
    assert scene.following.choice is None and app.scene is scene
    assert scene.pane.director.view == scene.eyes.view(scene.stop) and app.faults == 0
    app.close()


@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)])
def test_in_every_window_a_line_has_its_bar_and_a_choice_of_the_list_its_line(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    app, scene = opened(tmp_path, "bounce_bunny_bounce", size)
    if not scene.parts.beside:
        scene.turn_over()
    only = the(Segments, scene.controls.find("only"))
    only.choose(len(only.labels) - 1)
    choices = scene.rows.candidates()
    some(scene.controls.find("candidate:1")).act()
    assert scene.following.choice == choices[1]
    bar = [some(scene.controls.find(f"line_{part}")) for part in ("back", "steps", "on", "end")]
    assert all(scene.parts.table.contains(control.rect) for control in bar)
    bar[2].act()
    assert scene.following.step == 1
    bar[3].act()
    assert scene.following.choice is None
    scene.go(0)
    assert scene.following.choice is None
    app.close()


def test_nobody_else_s_line_is_shown(tmp_path: Path) -> None:
    """The public does not know what a rabbit would do next."""
    app, scene = opened(tmp_path, "bounce_bunny_bounce")
    scene.eyes.look_as(None)
    scene.follow()
    assert scene.following.choice is None and not scene.following.lines()
    app.frame([], 16.0)
    assert app.notice.text == say("follow.other")
    app.close()
