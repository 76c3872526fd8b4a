"""Buttons under the pointer: the one that lies on top, pressed and let go over itself."""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from tabletop.table.controls import Z_CONTROLS, Control, Controls
from tabletop.table.focus import Focus
from tabletop.table.stage import Stage
from tests.robots import button


@pytest.fixture
def pressed() -> list[str]:
    return []


@pytest.fixture
def controls(pressed: list[str]) -> Controls:
    made = Controls(Stage(), Focus(), 1.0)
    for key, x, enabled in (("under", 0, True), ("over", 20, True), ("off", 200, False)):
        rect = pygame.Rect(x, 0, 60, 40)
        made.add(Control(key, rect, partial(pressed.append, key), enabled=enabled))
    return made


def click(controls: Controls, down: tuple[int, int], up: tuple[int, int]) -> bool:
    taken = controls.handle(button(pygame.MOUSEBUTTONDOWN, down))
    return controls.handle(button(pygame.MOUSEBUTTONUP, up)) and taken


def test_what_was_put_last_lies_on_top(controls: Controls, pressed: list[str]) -> None:
    assert click(controls, (30, 10), (30, 10)) and pressed == ["over"]
    assert click(controls, (5, 10), (5, 10)) and pressed == ["over", "under"]


def test_what_is_drawn_above_takes_the_click_though_another_was_put_later(
    controls: Controls, pressed: list[str]
) -> None:
    """The table lays its buttons anew while a bubble is above them."""
    rect = pygame.Rect(0, 0, 80, 40)
    controls.add(Control("bubble", rect, partial(pressed.append, "bubble")), Z_CONTROLS + 1)
    controls.add(Control("later", rect, partial(pressed.append, "later")))
    assert click(controls, (30, 10), (30, 10)) and pressed == ["bubble"]


def test_a_button_left_before_it_is_let_go_does_nothing(
    controls: Controls, pressed: list[str]
) -> None:
    assert click(controls, (5, 10), (150, 10)) and not pressed
    assert not controls.handle(button(pygame.MOUSEBUTTONUP, (5, 10))), "nothing is held any more"


def test_a_button_that_cannot_be_used_takes_the_click_and_does_nothing(
    controls: Controls, pressed: list[str]
) -> None:
    assert click(controls, (210, 10), (210, 10)) and not pressed
    assert [target.key for target in controls.targets()] == ["under", "over"]


def test_a_click_beside_all_buttons_is_left_to_others(controls: Controls) -> None:
    assert not click(controls, (400, 300), (400, 300))
