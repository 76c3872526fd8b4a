"""Seats change hands at awkward moments: nothing is shown or lost, and it is said why."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabletop.core.game import CHANCE, Player
from tabletop.core.registry import games
from tabletop.games.killer_bunnies.rules import frames
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
from tabletop.session.seats import Person, Seat, human
from tabletop.session.secrecy import sees_more
from tests.robots import drawn_games, make_app
from tests.scenes.lookers import leaks
from tests.scenes.test_seats_live import kind, seats_screen
from tests.typed import some, the

Seats = tuple[Player, ...]
PEOPLE = (human("Anna", 0), human("Ben", 1), human("Mia", 2))
MOST = 3000


def people(game: str) -> tuple[Seat, ...]:
    return PEOPLE[: max(games()[game].info.players)]


def sealed(running: Running) -> Seats:
    """Somebody has laid a tile or a card that the others do not know, and another is asked."""
    last, asked = running.match.log[-1][0], running.actors()[0]
    return (asked, last) if running.ply > 8 and asked >= 0 and last not in (asked, CHANCE) else ()


def hidden_bid(running: Running) -> Seats:
    """A bid lies face down before somebody, and another is asked."""
    view: Any = running.view(None)
    asked = running.actors()[0]
    owners = [lies.seat for lies in view.places if lies.seat not in (-1, asked) and not lies.up]
    return (asked, owners[0]) if owners and asked >= 0 else ()


def trading(running: Running) -> Seats:
    state: Any = running.match.state
    return running.actors()[:1] if under_way(state) else ()


def offered(running: Running) -> Seats:
    """An offer waits for its answer."""
    state: Any = running.match.state
    return state.stack[-1][1:3] if state.stack and state.stack[-1][0] == frames.ANSWER else ()


def answering(running: Running) -> Seats:
    return answerers(running)[:1]


def bouncing(running: Running) -> Seats:
    """Returns True if somebody may shock the other."""
    view: Any = running.view(None)
    return (0, 1) if view.phase == "shock" else ()


def reached(game: str, at: Callable[[Running], Seats]) -> tuple[Running, Seats]:
    """A match of people that random hands have played to such a moment, and who leaves there."""
    for seed in range(20):
        luck, running = Random(seed), Running.new(game, people(game), {}, str(seed))
        for _ in range(MOST):
            if running.over or (running.match.log and at(running)):
                break
            seat = running.actors()[0]
            running.submit(seat, luck.choice(list(running.legal(seat))))
        if not running.over and at(running):
            return running, at(running)
    raise AssertionError("no such moment was met")


@pytest.mark.parametrize(
    ("game", "at"),
    [
        ("bunny_bidding", sealed), ("bunny_bidding", hidden_bid), ("bunny_kingdom", sealed),
        ("bunny_boom", sealed), ("killer_bunnies", trading), ("killer_bunnies", offered),
        ("killer_bunnies", answering), ("bounce_bunny_bounce", bouncing),
    ],
)  # fmt: skip
def test_who_leaves_where_a_choice_is_open_shows_nothing_and_finds_it_as_it_was(
    tmp_path: Path, game: str, at: Callable[[Running], Seats]
) -> None:
    """Returns True if they are asked, or have laid or offered what is open."""
    app, (first, leavers) = make_app(tmp_path, speed=0), reached(game, at)
    for seat in leavers:
        running = first.again_from(first.ply)
        seats = running.seats
        app.go(PlayScene(app, running))
        digest, log = running.match.state.digest(), running.match.log[:]
        for person in (False, True):
            scene = seats_screen(app, kind(seat, person))
            assert running.seats[seat].human == person and leaks(app, scene) == ""
            if person:
                hides = scene.viewer is not None and sees_more(running, scene.viewer)
                assert isinstance(app.scene, CoverScene) or not hides
        assert running.match.log[: len(log)] == log
        if len(running.match.log) == len(log):
            assert running.match.state.digest() == digest and running.seats == seats
        app.frame([], 50.0)
        assert leaks(app, scene) == "" and app.faults == 0
    app.close()


@pytest.mark.parametrize("game", drawn_games())
def test_somebody_who_was_deleted_sits_at_a_saved_match_under_the_same_name(
    app: App, game: str
) -> None:
    app.settings.persons = {"Anna": Person(0), "Ben": Person(1)}
    running = Running.new(game, people(game), {}, "5", app.library)
    running.save()
    forget(app.settings, "Anna")
    open_match(app, some(running.id))
    assert isinstance(app.scene, CoverScene) or not sees_more(running, 0)
    scene = seats_screen(app, lambda screen: None)
    assert scene.running.seats == people(game) and app.faults == 0


@pytest.mark.parametrize("game", drawn_games())
@pytest.mark.parametrize("typed", ["", "\u200b", "ben", " Ben "])
def test_an_empty_name_or_anothers_is_refused_in_words_and_nobody_moves(
    app: App, typed: str, game: str
) -> None:
    app.go(PlayScene(app, Running.new(game, people(game), {}, "5", app.library)))
    scene = next(each for each in app._scenes if isinstance(each, PlayScene))

    def write(screen: SeatsScreen) -> None:
        some(the(Entry, screen.controls.find("name:0")).done)(typed)
        app.frame([], 50.0)
        assert "Anna" in app.notice.text or "Poppy" in app.notice.text

    scene = seats_screen(app, write)
    names = scene.running.names
    assert names[1:] == ("Ben", "Mia")[: len(names) - 1] and len(set(names)) == len(names)
