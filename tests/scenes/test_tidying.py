"""The collector's long pauses fall where nothing moves, and nothing that was left is kept by it."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pygame
import pytest

from tabletop.scenes.tidying import OFTEN, Tidying
from tests.scenes.support import SCREENS, open_app


@pytest.fixture(autouse=True)
def thawed() -> Iterator[None]:
    yield
    gc.unfreeze()


class Screen:
    """A screen that knows itself, as all do."""

    def __init__(self) -> None:
        self.own = self


def test_what_is_there_is_set_aside_once_for_each_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    sweeps: list[int] = []
    monkeypatch.setattr("tabletop.scenes.tidying.gc.collect", partial(sweeps.append, 1))
    monkeypatch.setattr("tabletop.scenes.tidying.gc.get_count", lambda: (0, 0, 0))
    tidying, one, two = Tidying(), Screen(), Screen()
    for screen in (one, one, two, two, one):
        tidying.rest(screen)
    assert len(sweeps) == 3 and gc.get_freeze_count() > 0
    monkeypatch.setattr("tabletop.scenes.tidying.gc.get_count", lambda: (0, 0, OFTEN))
    tidying.rest(one)
    assert len(sweeps) == 4, "much has come since"


def test_a_screen_that_was_left_is_swept_away_at_the_next_rest() -> None:
    tidying, screen = Tidying(), Screen()
    tidying.rest(screen)
    gone = weakref.ref(screen)
    del screen
    gc.collect()
    assert gone() is not None, "it was set aside with all else"
    tidying.rest(Screen())
    assert gone() is None


def test_the_program_sweeps_when_it_has_come_to_rest_and_not_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(tmp_path)
    SCREENS["menu"](app)
    told: list[str] = []
    quick = iter((True, True, False, False))
    monkeypatch.setattr(app._tidying, "rest", lambda screen: told.append("rest"))

    def frame(events: list[pygame.Event], ms: float) -> bool:
        told.append("frame")
        moving = next(quick, None)
        app.running = moving is not None
        return bool(moving)

    monkeypatch.setattr(app, "frame", frame)
    monkeypatch.setattr("tabletop.scenes.app.AGENTS_AFTER_MS", 1e9)
    app.run()
    assert told[:6] == ["frame", "frame", "frame", "rest", "frame", "rest"]
    app.close()
