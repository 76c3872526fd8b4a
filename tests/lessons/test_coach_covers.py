"""What the coach explains lies open beside its words, at every size, and so does what may be done.

Daily every third tip is told in a small window; all of them at three sizes are among the slow
tests: pytest -m slow tests/lessons/test_coach_covers.py
"""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tabletop.core.registry import game, games
from tabletop.scenes.app import App
from tabletop.scenes.lessons.coach import MOST_KEPT
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.lessons import Tip, course
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tests.lessons.moments import Moment, moments_of
from tests.robots import make_app

pytestmark = pytest.mark.usefixtures("shared_drawings")

SMALL, USUAL, LARGE = ((960, 600), 200), ((1280, 720), 100), ((1920, 1080), 150)
COACHED = [key for key, found in games().items() if course(found).tips]

def at_table(
    folder: Path, key: str, moment: Moment, look: tuple[tuple[int, int], int]
) -> PlayScene:
    """The match at its moment, on the screen, with an easy rabbit beside the person."""
    found = game(key)
    seats = (human("Anna", 0), *(rabbit("easy", n) for n in range(1, moment.players)))
    size, scale = look
    app = make_app(folder, size, scale=scale, speed=0, coach=True, muted=True)
    scene = PlayScene(app, Running(moment.match(found), seats))
    app.go(scene)
    for _ in range(4):
        app.frame([], 50.0)
    return scene


def spoken(scene: PlayScene, tip: Tip, keys: tuple[str, ...]) -> None:
    """Says the tip, and looks at where its words lie."""
    coach, where = scene.coach, f"{tip.key} at {scene.size}"
    assert coach is not None and coach.speaker is not None
    coach.say(tip, keys)
    place = coach.speaker.place
    assert place is not None and pygame.Rect(0, 0, *scene.size).contains(place.bubble), where
    parts = [part for part in (place.bubble, place.rabbit) if part is not None]
    assert coach.speaker.speech is not None
    for about in coach.speaker.speech.about:
        covered = [part for part in parts if part.colliderect(about)]
        assert not covered, f"{where}: the words lie on what they speak of"
    ways = coach.open_ways()
    if scene.size != SMALL[0] and len(ways) <= MOST_KEPT:
        for lit in ways:
            covered = [part for part in parts if part.colliderect(lit)]
            assert not covered, f"{where}: the words lie on what may be done"


def told(folder: Path, key: str, look: tuple[tuple[int, int], int], one_in: int = 1) -> None:
    tips = {tip.key: tip for tip in course(game(key)).tips}
    found = moments_of(game(key))
    assert set(found) == set(tips)
    for name, moment in list(found.items())[::one_in]:
        scene = at_table(folder / name, key, moment, look)
        spoken(scene, tips[name], moment.keys)
        app = scene.app
        assert isinstance(app, App)
        app.close()


@pytest.mark.parametrize("key", COACHED)
def test_no_tip_lies_on_what_it_speaks_of_in_a_small_window(tmp_path: Path, key: str) -> None:
    told(tmp_path, key, SMALL, one_in=3)


@pytest.mark.slow
@pytest.mark.parametrize("key", COACHED)
@pytest.mark.parametrize("look", [SMALL, USUAL, LARGE], ids=str)
def test_no_tip_lies_on_what_it_speaks_of_or_what_may_be_done(
    tmp_path: Path, key: str, look: tuple[tuple[int, int], int]
) -> None:
    told(tmp_path, key, look)
