"""Seats change hands at awkward moments: nothing is shown or lost, and it is said why."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabletop.games.killer_bunnies.rules.trading import under_way
from tabletop.scenes.app import App
from tabletop.scenes.inputs.forms import Entry
from tabletop.scenes.matches.opening import open_match
from tabletop.scenes.play.anyone import answerers
from tabletop.scenes.play.cover import CoverScene
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.setup.live import SeatsScreen
from tabletop.session.persons import forget
from tabletop.session.running import Running
from tabletop.session.seats import Person, human
from tests.robots import make_app
from tests.scenes.lookers import leaks
from tests.scenes.test_seats_live import kind, seats_screen
from tests.typed import some, the

PEOPLE = (human("Anna", 0), human("Ben", 1), human("Mia", 2))
MOST = 3000


def sealed(running: Running) -> bool:
    """Somebody has laid a tile or a card that the others do not know, and another is asked."""
    log, actors = running.match.log, running.actors()
    return running.ply > 8 and bool(actors) and actors[0] != log[-1][0] and actors[0] >= 0


def trading(running: Running) -> bool:
    state: Any = running.match.state
    return under_way(state)


def answering(running: Running) -> bool:
    return bool(answerers(running))


def reached(game: str, at: Callable[[Running], bool]) -> Running:
    """A match of three people that random hands have played to such a moment."""
    for seed in range(20):
        luck, running = Random(seed), Running.new(game, PEOPLE, {}, str(seed))
        for _ in range(MOST):
            if running.over or at(running):
                break
            seat = running.actors()[0]
            running.submit(seat, luck.choice(list(running.legal(seat))))
        if not running.over and running.actors()[0] >= 0:
            return running
    raise AssertionError("no such moment was met")


@pytest.mark.parametrize(
    ("game", "at"),
    [
        ("bunny_bidding", sealed), ("bunny_kingdom", sealed), ("bunny_boom", sealed),
        ("killer_bunnies", trading), ("killer_bunnies", answering),
    ],
)  # fmt: skip
def test_who_leaves_where_a_choice_is_open_shows_nothing_and_finds_it_as_it_was(
    tmp_path: Path, game: str, at: Callable[[Running], bool]
) -> None:
    app, running = make_app(tmp_path, speed=0), reached(game, at)
    app.go(PlayScene(app, running))
    seat, digest, log = running.actors()[0], running.match.state.digest(), running.match.log[:]
    for person in (False, True):
        scene = seats_screen(app, kind(seat, person))
        assert running.seats[seat].human == person and leaks(app, scene) == ""
        if person:
            assert isinstance(app.scene, CoverScene) or scene.viewer is None
    assert running.match.log[: len(log)] == log
    if len(running.match.log) == len(log):
        assert running.match.state.digest() == digest and running.seats == PEOPLE
    app.frame([], 50.0)
    assert leaks(app, scene) == "" and app.faults == 0
    app.close()


def test_somebody_who_was_deleted_sits_at_a_saved_match_under_the_same_name(app: App) -> None:
    app.settings.persons = {"Anna": Person(0), "Ben": Person(1)}
    running = Running.new("bunny_boom", PEOPLE, {}, "5", app.library)
    running.save()
    forget(app.settings, "Anna")
    open_match(app, some(running.id))
    assert isinstance(app.scene, CoverScene)
    scene = seats_screen(app, lambda screen: None)
    assert scene.running.names == ("Anna", "Ben", "Mia") and app.faults == 0


@pytest.mark.parametrize("typed", ["", "\u200b", "mia", " Ben "])
def test_an_empty_name_or_anothers_is_refused_in_words_and_nobody_moves(
    app: App, typed: str
) -> None:
    app.go(PlayScene(app, Running.new("bunny_boom", PEOPLE, {}, "5", app.library)))
    scene = next(each for each in app._scenes if isinstance(each, PlayScene))

    def write(screen: SeatsScreen) -> None:
        some(the(Entry, screen.controls.find("name:0")).done)(typed)
        app.frame([], 50.0)
        assert "Anna" in app.notice.text or "Poppy" in app.notice.text

    scene = seats_screen(app, write)
    assert scene.running.names[1:] == ("Ben", "Mia") and len(set(scene.running.names)) == 3
