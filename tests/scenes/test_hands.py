"""Each hand alone plays every game: keys of one half, held presses, resting, clicks without a drag.

Whole matches: pytest -m slow tests/scenes/test_hands.py
"""

from __future__ import annotations

from math import ceil
from pathlib import Path
from typing import Any

import pygame
import pytest

from tabletop.scenes import dwell, holding
from tabletop.scenes.app import App
from tabletop.scenes.keys import commands
from tabletop.scenes.keys.keysets import KEY_SETS
from tests.mixes import sampled
from tests.robots import (
    FRAME_MS,
    KeyRobot,
    MouseRobot,
    Robot,
    begin,
    button,
    drawn_games,
    make_app,
    motion,
)
from tests.scenes.test_play_matches import one_person

HOLD, REST = 1, 3
"""The settings of holding and resting that take the shortest time."""

GESTURES = 12
"""So many are made in the daily test."""

ASIDE = (1, 1)
"""Where the pointer goes to rest anew."""


class OneHandRobot(KeyRobot):
    """Presses keys of one half of the keyboard, one after the other."""

    hand = "left"

    def send(self, *events: pygame.Event) -> None:
        for event in events:
            wanted = commands.pressed(event)[0]
            ways = [way for found, way in KEY_SETS[self.hand].reached() if found == wanted]
            assert ways, f"{wanted} lies under the other hand"
            for one in ways[0]:
                super().send(commands.event(one))


class LeftRobot(OneHandRobot):
    hand = "left"


class RightRobot(OneHandRobot):
    hand = "right"


class ClickRobot(MouseRobot):
    """Clicks where a drag could be, and never drags."""

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.click(start)
        self.click(end)


class HoldRobot(ClickRobot):
    """Holds the button where others click."""

    def click(self, pos: tuple[int, int]) -> None:
        self.send(motion(pos), button(pygame.MOUSEBUTTONDOWN, pos))
        for _ in range(ceil(holding.AFTER_MS[HOLD] / FRAME_MS) + 1):
            self.send()
        self.send(button(pygame.MOUSEBUTTONUP, pos))


class RestRobot(ClickRobot):
    """Moves the pointer and lets it rest; presses nothing."""

    spot = ASIDE

    def click(self, pos: tuple[int, int]) -> None:
        for at in (ASIDE, pos):
            RestRobot.spot = at
            self.send(motion(at))
        for _ in range(ceil(dwell.AFTER_MS[REST] / FRAME_MS) + 1):
            self.send()


HANDS: dict[str, tuple[type[Robot], dict[str, Any]]] = {
    "left": (LeftRobot, {"keys": "left"}),
    "right": (RightRobot, {"keys": "right"}),
    "hold": (HoldRobot, {"hold": HOLD}),
    "rest": (RestRobot, {"dwell": REST}),
    "clicks on larger targets": (ClickRobot, {"large_targets": True}),
}
GAMES = drawn_games()


def plays(
    hand: str, game: str, folder: Path, monkeypatch: pytest.MonkeyPatch, gestures: int
) -> None:
    robot, settings = HANDS[hand]
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: RestRobot.spot)
    app: App = make_app(folder, (1280, 720), speed=0, muted=True, **settings)
    players, options = sampled(game, 1)
    scene = begin(app, game, one_person(players), f"{hand}/1", options)
    robot(app, scene, f"{hand}/1").play(gestures)
    assert scene.running.over or gestures
    assert scene.director.corrections == 0
    app.close()


@pytest.mark.parametrize("at", range(len(GAMES)))
@pytest.mark.parametrize("step", (0, 1))
def test_a_hand_begins_a_match(
    at: int, step: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = list(HANDS)[(2 * at + step) % len(HANDS)]
    plays(hand, GAMES[at], tmp_path, monkeypatch, GESTURES)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("hand", HANDS)
def test_a_hand_plays_a_match_to_its_end(
    hand: str, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plays(hand, game, tmp_path, monkeypatch, 0)
