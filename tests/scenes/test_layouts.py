"""Keys of six keyboard layouts, pressed in a real window on a screen of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.scenes.test_window import screen, wait_for

LACKING = [tool for tool in ("Xvfb", "xdotool", "setxkbmap") if shutil.which(tool) is None]
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(LACKING), reason=f"layouts need {' and '.join(LACKING)}"),
]

CODE = """
import pygame
from tabletop.scenes.keys import commands, keysets
from tabletop.scenes.window import Window, prepare
prepare()
window, hand = Window(), keysets.OneHand()
print("ready", flush=True)
while True:
    for event in [pygame.event.wait(), *pygame.event.get()]:
        if event.type == pygame.KEYDOWN and not commands.only_held(event):
            left = hand.translated(event, "left")
            print(*commands.of(event)[:1] or "-", *commands.of(left)[:1] or "-", flush=True)
"""

USUAL = {
    "43": "hint", "ctrl+52": "undo", "ctrl+shift+52": "redo", "38": "ask", "58": "mute",
    "shift+58": "music", "10": "number:1", "104": "take", "83": "left",
}  # fmt: skip
"""The commands of physical keys where letters lie as on an English keyboard; 83 and 104 are the
numeric pad's 4 and Enter."""

GERMAN = {**USUAL, "ctrl+29": "undo", "ctrl+shift+29": "redo"}
FRENCH = {**USUAL, "ctrl+25": "undo", "ctrl+shift+25": "redo", "24": "ask", "47": "mute",
          "shift+47": "music"}  # fmt: skip
for moved, old in ((GERMAN, ("ctrl+52", "ctrl+shift+52")),
                   (FRENCH, ("ctrl+52", "ctrl+shift+52", "38", "58", "shift+58"))):  # fmt: skip
    for key in old:
        del moved[key]
LAYOUTS = {"us": USUAL, "de": GERMAN, "fr": FRENCH, "ru": USUAL, "gr": USUAL, "il": USUAL}
UP = {"fr": "52"}
"""The key W, which the set for the left hand has for up."""


class Typed:
    """A window that tells the commands of the keys pressed in it."""

    def __init__(self, display: str, layout: str) -> None:
        self.environment = {**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11"}
        self.call("setxkbmap", layout)
        self.program = subprocess.Popen(
            [sys.executable, "-c", CODE], env=self.environment, stdout=subprocess.PIPE, text=True
        )
        while self.line() != ["ready"]:
            pass
        search = ("xdotool", "search", "--onlyvisible", "--class", ".")
        found = str(wait_for(lambda: self.call(*search), "no window came"))
        self.call("xdotool", "windowfocus", "--sync", found.split()[-1])

    def call(self, *words: str) -> str:
        return subprocess.run(
            words, env=self.environment, capture_output=True, text=True, check=False
        ).stdout.strip()

    def line(self) -> list[str]:
        assert self.program.stdout is not None
        return self.program.stdout.readline().split()

    def press(self, key: str) -> list[str]:
        self.call("xdotool", "key", key)
        return self.line()

    def close(self) -> None:
        self.program.kill()
        self.program.wait()


@pytest.fixture(params=LAYOUTS)
def typed(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, Typed]]:
    layout: str = request.param
    with screen("1280x720x24") as name:
        window = Typed(name, layout)
        yield layout, window
        window.close()


def test_a_key_of_the_layout_means_its_command_and_one_hand_s_too(
    typed: tuple[str, Typed],
) -> None:
    layout, window = typed
    for key, command in LAYOUTS[layout].items():
        assert window.press(key)[0] == command, f"{key} on {layout}"
    assert window.press(UP.get(layout, "25"))[-1] == "up"
