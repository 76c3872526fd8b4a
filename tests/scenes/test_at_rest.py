"""A table at rest does nothing: no rules are asked, no pictures and no words are gone through.

What is called is listed, not timed: it is the same on every machine at any load.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from types import FrameType

import pytest

from tabletop.scenes.app import App
from tabletop.scenes.play.scene import PlayScene
from tabletop.table.art import memory
from tests.robots import drawn_games
from tests.scenes.test_tables import may_choose, moments

ASKED = {"over", "is_over", "ply", "match", "steps", "seconds", "clock"}
"""All that rules and tables are asked in such a frame: whether the match is over, how far it has
come, what the sand does."""

QUIET = ("core/", "games/", "session/", "scenes/access/", "table/meaning", "table/nodes")
MOST = 10
"""More often than this nothing is called where no list of pictures or actions is gone through."""


def called(act: Callable[[], object]) -> Counter[tuple[str, str]]:
    """Which functions of the program something calls, and how often: (module, name)."""
    found: Counter[tuple[str, str]] = Counter()

    def watch(frame: FrameType, event: str, arg: object) -> None:
        _, ours, module = frame.f_code.co_filename.rpartition("tabletop/")
        if event == "call" and ours and not _answering(frame.f_back):
            found[module, frame.f_code.co_name] += 1

    before = sys.getprofile()
    sys.setprofile(watch)
    try:
        act()
    finally:
        sys.setprofile(before)
    return found


def _answering(frame: FrameType | None) -> bool:
    """Whether a game works out in there whether the match is over: how is its own affair."""
    while frame is not None:
        if frame.f_code.co_name == "is_over":
            return True
        frame = frame.f_back
    return False


def at_rest(app: App, scene: PlayScene) -> Counter[tuple[str, str]]:
    """What a frame calls when the ones before it have changed nothing any more."""
    for _ in range(40):
        app.frame([], 50.0)
    assert app.scene is scene and may_choose(scene) and not scene.stage.dirty
    return called(partial(app.frame, [], 16.0))


@pytest.mark.parametrize("key", drawn_games())
def test_a_frame_at_rest_asks_no_rules_and_goes_through_no_list(app: App, key: str) -> None:
    for scene in moments(app, key, 3):
        found = at_rest(app, scene)
        asked = {name for (module, name) in found if module.startswith(QUIET)}
        assert asked <= ASKED, f"ply {scene.running.ply}"
        often = {which: times for which, times in found.items() if times > MOST}
        assert not often, f"ply {scene.running.ply}"


def test_the_first_screen_has_no_memory_to_give_back(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[str] = []
    monkeypatch.setattr(memory, "give_back", lambda: given.append(app.scene.route))
    app.open("menu")
    assert given == []
    app.open("saves")
    assert given == ["saves"]


def test_where_one_is_is_told_to_the_music_when_screens_change_and_not_every_frame(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    visited: list[str] = []
    monkeypatch.setattr(app.sounds.backdrop, "visit", visited.append)
    app.open("menu")
    app.over("rulebook", drawn_games()[0])
    app.pop()
    assert visited == ["menu", "menu", "menu"]
    for _ in range(5):
        app.frame([], 16.0)
    assert len(visited) == 3
