"""What the settings of play change at the table, and what waits for its time."""

from __future__ import annotations

import pygame
import pytest

from tabletop.core.action import Action
from tabletop.scenes.app import App
from tabletop.scenes.play.agents import PREPARED_MS
from tabletop.scenes.play.messages import say
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.seats import Seat, human, rabbit
from tabletop.table.contract import Question
from tests.robots import MouseRobot, begin, press, settle

PEOPLE = (human("Anna", 0), rabbit("uniform", 1))


def table(app: App, key: str = "bounce_bunny_bounce", starts: str = "0") -> PlayScene:
    scene = begin(app, key, PEOPLE, "1", {"first_player": starts})
    settle(app, scene, lambda: scene.deciding is not None)
    return scene


@pytest.mark.parametrize("confirmations", [True, False])
def test_a_likely_slip_is_asked_about_unless_the_player_wants_no_questions(
    app: App, confirmations: bool
) -> None:
    app.settings.confirmations = confirmations
    scene = table(app)

    def question(action: Action, view: object) -> Question:
        return Question("Really?", "Do it")

    scene.table.question = question  # type: ignore[method-assign]  # everything is a likely slip
    ply = scene.running.ply
    scene.choose(scene.legal()[0])
    assert (app.dialog is not None) == confirmations
    assert (scene.running.ply == ply) == confirmations


WATCHED = (rabbit("uniform", 0), rabbit("uniform", 1))
ASKS = [(PEOPLE, True, 0), (PEOPLE, False, 2), (PEOPLE, False, 0), (WATCHED, True, 2)]


@pytest.mark.parametrize(("seats", "hints", "tutor"), ASKS)
def test_the_analysis_is_made_ready_once_while_the_rabbits_begin_where_it_may_be_asked(
    app: App, seats: tuple[Seat, ...], hints: bool, tutor: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its first numbers are there soon then, also with the first hint."""
    prepared: list[str] = []
    monkeypatch.setattr(app.analyst, "prepare", lambda game: prepared.append(game.info.key))
    app.settings.hints, app.settings.tutor, app.settings.ai_pace = hints, tutor, 4
    scene = begin(app, "bounce_bunny_bounce", seats, "1", {"first_player": "1"})
    app.frame([], 50)
    assert prepared == [], "the table opens first"
    for _ in range(round(2.0 * PREPARED_MS / 50.0)):
        app.frame([], 50)
    assert scene.deciding is None and scene.thinkers.seat is not None
    asked = seats is PEOPLE and (hints or tutor > 0)
    assert prepared == (["bounce_bunny_bounce"] if asked else [])


def test_with_hints_off_nothing_is_looked_for_and_it_says_where_they_are(app: App) -> None:
    app.settings.hints = False
    scene = table(app)
    app.frame([press(pygame.K_h)], 20)
    assert app.notice.text == say("hints-off") and not scene.thinkers.hinting


def test_a_computer_rabbit_waits_as_long_as_the_pace_says(app: App) -> None:
    app.settings.ai_pace = 4
    scene = begin(app, "bounce_bunny_bounce", PEOPLE, "1", {"first_player": "1"})
    ply = scene.running.ply
    for _ in range(30):
        app.frame([], 50.0)
    assert scene.running.ply == ply, "1.5 of 1.8 seconds are over"
    for _ in range(10):
        app.frame([], 50.0)
    assert scene.running.ply > ply


def test_a_digit_does_nothing_while_others_move(app: App) -> None:
    app.settings.ai_pace = 4
    scene = begin(app, "bunny_boom", PEOPLE, "1", {"first_player": "1"})
    app.frame([press(pygame.K_1)], 20)
    assert scene.deciding is None and not scene.hand.chosen()


def test_undo_first_lays_back_what_was_gathered(app: App) -> None:
    scene = begin(app, "bunny_bidding", (*PEOPLE, rabbit("uniform", 2)), "1")
    settle(app, scene, lambda: scene.deciding is not None and bool(scene.table.room(scene.view)))
    ply = scene.running.ply
    key = scene.table.gathers(scene.view)[0]
    rect = scene.table.rect(key)
    assert rect is not None
    MouseRobot(app, scene, "x").click((rect.left + 8, rect.top + 8))
    assert scene.hand.taken == (key,)
    app.frame([press(pygame.K_z, pygame.KMOD_CTRL)], 20)
    assert scene.hand.taken == () and scene.running.ply == ply
