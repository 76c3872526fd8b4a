"""Each rule book works a turn: played by the rules, drawn by the table, whatever the window."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from tabletop.core.registry import game, games
from tabletop.scenes.books import rulebook
from tabletop.scenes.books.rulebook import RulebookScene
from tabletop.session.lessons import BadLesson, Lesson, course
from tabletop.session.worked import Stop, worked_turn
from tabletop.table.contract import SeatFace
from tabletop.table.still import still
from tests.robots import make_app

pytestmark = pytest.mark.usefixtures("painted")

LOOKS = (((960, 600), 200), ((1280, 720), 100), ((1920, 1080), 150))
TAUGHT = [key for key, found in games().items() if course(found).lessons]


@pytest.mark.parametrize("key", TAUGHT)
def test_a_worked_turn_goes_on_from_stop_to_stop_in_the_words_of_the_log(key: str) -> None:
    stops = worked_turn(game(key))
    assert len(stops) >= 3
    plies = [stop.play.match.ply for stop in stops]
    assert plies == sorted(plies) and plies[0] < plies[-1]
    for before, stop in pairwise(stops):
        done = stop.play.match.ply > before.play.match.ply
        assert bool(stop.happened) == done
    log = [line.text for line in stops[-1].play.running.log(stops[-1].play.seat)]
    assert set(stops[-1].happened) <= set(log)


def picture(stop: Stop, about: tuple[str, ...] = ()) -> bytes:
    running = stop.play.running
    faces = [SeatFace(seat.name, seat.figure) for seat in running.seats]
    drawn = still(running.match, faces, (606, 372), 0.6, stop.play.seat, about=about)
    return pygame.image.tobytes(drawn, "RGB")


@pytest.mark.parametrize("key", TAUGHT)
def test_the_table_draws_each_stop_as_it_stands_and_rings_what_is_spoken_of(
    key: str, tmp_path: Path
) -> None:
    app = make_app(tmp_path)
    stops = worked_turn(game(key))
    first, last = picture(stops[0]), picture(stops[-1])
    assert first != last, "both stops look the same"
    assert any(picture(stop, stop.point) != picture(stop) for stop in stops)
    app.close()


@pytest.mark.parametrize("look", LOOKS, ids=str)
@pytest.mark.parametrize("key", TAUGHT)
def test_the_book_shows_it_and_it_lies_on_the_page(
    key: str, look: tuple[tuple[int, int], int], tmp_path: Path
) -> None:
    size, scale = look
    app = make_app(tmp_path, size, scale=scale)
    app.open("rulebook", key, "Turn 1")
    app.frame([], 50.0)
    scene = app.scene
    assert isinstance(scene, RulebookScene)
    assert scene.sections[scene.section].title == "A turn, worked"
    window = pygame.Rect(0, 0, *size)
    seen: set[str] = set()
    for _ in range(10):
        for node in scene.stage.nodes:
            if node.key.startswith("worked:"):
                seen.add(node.key)
                assert window.contains(node.area()), node.key
                assert node.area().bottom <= scene.area.bottom
        at = scene.section, scene.page
        scene.leaf(1)
        if (scene.section, scene.page) == at:
            break
    assert seen == {f"worked:{number}" for number in scene.worked}
    app.close()


def test_a_turn_that_the_rules_do_not_allow_any_more_is_found_out_and_the_book_opens_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bounce = game("bounce_bunny_bounce")

    def refused(lesson: Lesson) -> None:
        raise BadLesson("The rules refuse it.")

    monkeypatch.setattr("tabletop.session.worked.LessonPlay", refused)
    with pytest.raises(BadLesson, match="refuse"):
        worked_turn(bounce)
    assert rulebook._turn_of(bounce) == ()
    app = make_app(tmp_path)
    app.open("rulebook", bounce.info.key)
    app.frame([], 50.0)
    assert "A turn, worked" not in [section.title for section in app.scene.sections]  # type: ignore[attr-defined]
    app.close()
