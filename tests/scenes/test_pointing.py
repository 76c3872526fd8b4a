"""The pointer of the window, its wheel, and the writing of input methods."""

from __future__ import annotations

from pathlib import Path

import pygame

from tabletop.scenes.pointing import AGAIN_MS, AWAY, Pointing
from tests.scenes.support import click, opened
from tests.typed import some


def wheel(y: float, x: float = 0.0) -> pygame.Event:
    told = {"x": round(x), "y": round(y), "precise_x": x, "precise_y": y}
    return pygame.Event(pygame.MOUSEWHEEL, told)


def turned(pointing: Pointing, amounts: list[float], gap: float) -> tuple[int, int]:
    """Returns the pages and steps that these turns give, `gap` milliseconds apart."""
    pages = steps = 0
    for amount in amounts:
        pointing.update(gap)
        for event in pointing.meant(wheel(amount), True):
            pages, steps = pages + event.pages, steps + event.steps
    return pages, steps


def test_a_flick_turns_one_page_and_notches_turn_one_each() -> None:
    assert turned(Pointing(), [-1.0] * 25, 16.0)[0] == -1, "a trackpad told as a wheel"
    assert turned(Pointing(), [0.1, 0.6, 0.9, 0.5, 0.3, 0.1, 0.05], 16.0)[0] == 1
    assert turned(Pointing(), [-1.0] * 4, 200.0)[0] == -4, "a wheel, notch by notch"
    long = round(2.5 * AGAIN_MS / 50)
    assert turned(Pointing(), [1.0] * long, 50.0)[0] == 3, "turning on and on"


def test_steps_of_what_is_zoomed_need_a_whole_turn_and_time() -> None:
    assert turned(Pointing(), [0.25] * 8, 60.0)[1] == 2
    assert turned(Pointing(), [1.0] * 20, 10.0)[1] <= 7


def test_sideways_does_nothing() -> None:
    assert Pointing().meant(wheel(0.4, 1.0), True) == []
    assert Pointing().meant(wheel(0.0, 1.0), True) == []


def test_a_pointer_that_leaves_points_at_nothing(tmp_path: Path) -> None:
    app = opened("menu", tmp_path)
    control = some(app.scene.controls.find("settings"))
    app.handle(click(control.rect.center)[0])
    assert control.hovered
    app.handle(pygame.Event(pygame.WINDOWLEAVE))
    assert not control.hovered
    app.close()


def test_a_press_whose_release_never_came_does_nothing(tmp_path: Path) -> None:
    pointing = Pointing()
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1, touch=False)
    move = pygame.Event(pygame.MOUSEMOTION, pos=(9, 9), rel=(1, 1), buttons=(0, 0, 0))
    assert pointing.meant(down, True) == [down]
    lost, moved = pointing.meant(move, True)
    assert lost.type == pygame.MOUSEBUTTONUP and lost.pos == AWAY and moved is move
    assert pointing.meant(move, True) == [move]
