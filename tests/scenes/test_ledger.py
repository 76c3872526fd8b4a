"""Luck and skill on the screen: bars that stand on each other, the way there and back."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from tabletop.scenes.app import App
from tabletop.scenes.results.scene import ResultsScene
from tabletop.scenes.study.fortunes import costliest, fortunes, last_of
from tabletop.scenes.study.ledger import LedgerScene
from tabletop.scenes.study.scene import StudyScene
from tabletop.session.ledger import accounts
from tabletop.table.art.ledger import bars
from tabletop.table.art.palette import INK2
from tabletop.table.art.study import line
from tests.scenes.support import click, looked_back, match, open_app
from tests.typed import some, the


def opened(
    folder: Path, size: tuple[int, int] = (1280, 720), scale: int = 100
) -> tuple[App, LedgerScene]:
    app = open_app(folder, size, scale)
    running = match(app.library)
    app.go(ResultsScene(app, running))
    app.push(StudyScene(app, looked_back(running)))
    some(app.scene.controls.find("ledger")).act()
    scene = app.scene
    assert isinstance(scene, LedgerScene)
    return app, scene


def test_each_line_begins_where_the_one_before_ends_and_the_last_is_the_result(
    tmp_path: Path,
) -> None:
    app, scene = opened(tmp_path)
    for account in scene.accounts:
        even, *changes, result = scene.lines(account)
        for one, other in pairwise([even, *changes]):
            assert other.start == one.end
        assert changes[-1].end == pytest.approx(result.end)
        assert result.end == account.result
    app.close()


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (640, 400), (1920, 1080)])
def test_every_seat_can_be_seen_at_every_size(tmp_path: Path, size: tuple[int, int]) -> None:
    app, scene = opened(tmp_path, size)
    seen = set()
    pages = scene.pager.pages if scene.pager is not None else 1
    for page in range(pages):
        if scene.pager is not None:
            scene.pager.step(page - scene.pager.page)
        window = app.window.surface.get_rect()
        for node in scene.stage.nodes:
            if node.key.startswith("account:"):
                assert window.contains(node.area())
                seen.add(node.key)
    assert len(seen) == len(scene.accounts)
    app.close()


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (640, 400), (1920, 1080)])
@pytest.mark.parametrize("scale", [100, 200])
def test_moments_and_the_fair_dealer_are_on_some_page_at_every_size(
    tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    app, scene = opened(tmp_path, size, scale)
    found, window = set(), app.window.surface.get_rect()
    for page in range(scene.pager.pages if scene.pager is not None else 1):
        if scene.pager is not None:
            scene.pager.step(page - scene.pager.page)
        shown = [c for c in scene.controls.items if c.key.startswith("show:")]
        assert all(window.contains(control.rect) for control in shown)
        found |= {control.key for control in shown}
        for _, rect, words in scene.reading():
            if words.startswith(("A fair dealer", "This match was dealt")):
                assert window.contains(rect)
                found.add(words)
    assert {"show:luckiest", "show:unluckiest", "show:costliest", "A fair dealer"} <= found
    app.close()


def test_what_is_written_adds_up_to_the_result_also_in_the_three_numbers_beside(
    tmp_path: Path,
) -> None:
    app, scene = opened(tmp_path)
    for account in scene.accounts:
        even, *changes, result = scene.lines(account)
        assert even.told + sum(line.told for line in changes) == result.told
    said = [words for _, _, words in scene.reading()]
    numbers = [int(words.split()[-1].replace("−", "-")) for words in said
               if words.startswith(("even ", "skill ", "luck "))]  # fmt: skip
    assert len(numbers) == 3 and sum(numbers) == scene.lines(scene.accounts[0])[-1].told
    app.close()


def test_what_is_nothing_has_no_sign(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    scene.review.verdicts.clear()
    scene.accounts = accounts(scene.review)
    scene.rebuild()
    assert "skill 0" in [words for _, _, words in scene.reading()]
    app.close()


def test_the_costliest_choice_is_the_one_that_gave_away_most_and_leads_to_the_table_there(
    tmp_path: Path,
) -> None:
    app, scene = opened(tmp_path)
    worst = some(costliest(scene.review, 0))
    lost = {ply: some(verdict).loss for ply, verdict in scene.review.verdicts.items()}
    assert lost[worst.ply] == max(lost.values()) > 0
    some(scene.controls.find("show:costliest")).act()
    study = the(StudyScene, app.scene)
    assert study.moment is not None and study.moment.ply == worst.ply
    app.close()


def test_a_moment_is_told_by_as_many_of_its_last_sentences_as_have_room() -> None:
    words = ("One comes.", "Two comes.", "Three comes.")
    assert last_of(words, 10_000, 16, 1) == "One comes. Two comes. Three comes."
    assert last_of(words, 120, 16, 1) == "Three comes."
    assert last_of((), 120, 16, 1) == "What came of that choice."


def test_a_click_is_taken_though_something_is_found_while_the_button_is_down(
    tmp_path: Path,
) -> None:
    app, scene = opened(tmp_path)
    at, down, up = click(some(scene.controls.find("choices")).rect.center)
    app.frame([at, down], 16.0)
    scene._looked -= 1
    app.frame([], 16.0)
    app.frame([up], 16.0)
    assert isinstance(app.scene, StudyScene)
    app.close()


def test_a_moment_of_luck_leads_back_to_the_table_there(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    swing = some(scene.accounts[0].luckiest())
    some(scene.controls.find("show:luckiest")).act()
    study = app.scene
    assert isinstance(study, StudyScene)
    assert study.stop == study.walk_through.stop_of(max(0, swing.after))
    app.close()


@pytest.mark.usefixtures("painted")
def test_nothing_is_told_as_known_before_all_choices_were_looked_at(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    whole, drawn = scene.lines(scene.accounts[0]), bars(scene.lines(scene.accounts[0]), 0, 600, 200)
    assert not any(line.open for line in whole) and fortunes(scene.review, scene.accounts[0])
    many, last = len(scene.review.moments), scene.review.moments[-1].ply
    del scene.review.verdicts[last]
    lines = scene.lines(scene.accounts[0])
    assert all(line.open != line.whole for line in lines)
    assert pygame.image.tobytes(bars(lines, 0, 600, 200), "RGB") != pygame.image.tobytes(
        drawn, "RGB"
    )
    assert fortunes(scene.review, scene.accounts[0]) == []
    scene.rebuild()
    said = [words for _, _, words in scene.reading()]
    assert f"So far, {many - 1} of {many}" in said
    assert not any(words.startswith(("Luckiest", "Costliest")) for words in said)
    app.close()


def test_the_course_is_dotted_where_choices_were_not_looked_at(tmp_path: Path) -> None:
    app, _ = opened(tmp_path)
    app.pop()
    study = the(StudyScene, app.scene)
    assert all(point.follows for point in study._points())
    own = [moment for moment in study.review.moments if moment.seat == 0]
    del study.review.verdicts[own[1].ply]
    figure = study.review.running.seats[0].figure
    points = [point for point in study._points() if point.figure == figure]
    assert [point.follows for point in points[:3]] == [True, False, True]
    whole = [point._replace(follows=True) for point in points]
    assert INK2 in line(points, float, float) and INK2 not in line(whole, float, float)
    app.close()
