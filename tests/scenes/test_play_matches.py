"""Whole matches through every drawn table: by agents, mouse alone, keys alone, random input."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from tabletop.scenes.app import App
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.running import Running
from tabletop.session.seats import Seat, human, rabbit
from tests.mixes import sampled
from tests.robots import (
    FRAME_MS,
    KeyRobot,
    MouseRobot,
    Robot,
    begin,
    button,
    drawn_games,
    glance,
    make_app,
    motion,
    press,
    settle,
)
from tests.scenes.support import by_lot

SIZES = ((960, 600), (1280, 720), (1600, 1000))
MATCH_EVENTS = 1_000
"""Random events that one match gets before the next begins."""
LONG = 300
"""Actions of a match that a robot does not play whole in the usual run."""
FIRST_GESTURES, LAST_ACTIONS = 25, 120
PLIES = 120
"""Decisions that lie behind a match at the most when random events begin."""


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    glance(monkeypatch)
    made = make_app(tmp_path)
    yield made
    made.close()


def computers(count: int, level: str = "uniform") -> tuple[Seat, ...]:
    return tuple(rabbit(level, figure) for figure in range(count))


def one_person(count: int, level: str = "uniform") -> tuple[Seat, ...]:
    return (human("Anna", 0), *computers(count, level)[1:])


def agents_play(app: App, key: str, number: int, most: int = LONG) -> PlayScene:
    """A match of agents, watched at changing speeds, seat counts and options; of one of more than
    `most` actions the last are watched, the first ones in match 0."""
    app.settings.speed = (4, 0, 3)[number % 3]
    app.settings.reduced_motion = number % 4 == 1
    players, options = sampled(key, number)
    seats = computers(players) if number % 2 else one_person(players, "greedy")
    scene = begin(app, key, seats, f"drawn/{number}", options)
    course = seats, options, f"drawn/{number}"
    length = by_lot(Running.new(key, *course), Random(number)).ply
    if number and length > most:
        running = Running.new(key, *course, app.library)
        scene = PlayScene(app, by_lot(running, Random(number), length - LAST_ACTIONS))
        app.go(scene)
    people = Random(number)

    def over() -> bool:
        if scene.running.over and not scene.director.busy:
            return True
        if app.scene is not scene:
            app.pop()
        seat = scene.deciding
        if seat is not None and scene.draft is None:
            legal = scene.running.legal(seat)
            scene.play(scene.running.submit(seat, legal[int(people.random() * len(legal))]))
        return scene.running.over and not scene.director.busy

    settle(app, scene, over)
    return scene


@pytest.mark.parametrize("key", drawn_games())
@pytest.mark.parametrize("number", range(2))
def test_agents_play_through_the_table_and_nothing_has_to_be_put_right(
    app: App, key: str, number: int
) -> None:
    assert agents_play(app, key, number).director.corrections == 0


@pytest.mark.slow
@pytest.mark.parametrize("key", drawn_games())
@pytest.mark.parametrize("number", range(2, 52))
def test_fifty_more_matches_need_no_corrections(app: App, key: str, number: int) -> None:
    assert agents_play(app, key, number, most=10_000).director.corrections == 0


def robot_plays(
    app: App, key: str, seats: tuple[Seat, ...], number: int, robot: type[Robot], most: int = LONG
) -> None:
    """A match played by a robot to its end. One that random hands play in more than `most` actions
    is played by it for its first gestures and its last actions, and by random hands between."""
    app.settings.speed = 0
    _, options = sampled(key, number)
    seed = f"{robot.__name__}/{number}"
    scene = begin(app, key, seats, seed, options)

    def gone_on(ply: int | None = None) -> Running:
        """The match as far as it was played, and on from there by random hands."""
        again, played = Running.new(key, seats, options, seed, app.library), scene.running.match.log
        while again.ply < len(played):  # luck and only choices are made by the session itself
            again.submit(*played[again.ply])
        assert again.match.log == played
        return by_lot(again, Random(seed), ply)

    if gone_on().ply > most:
        robot(app, scene, seed).play(FIRST_GESTURES)
        assert scene.director.corrections == 0
        scene = PlayScene(app, gone_on(gone_on().ply - LAST_ACTIONS))
        app.go(scene)
    assert not scene.running.over
    robot(app, scene, seed).play()
    assert scene.running.over
    assert scene.director.corrections == 0


def against_rabbits(key: str, number: int) -> tuple[Seat, ...]:
    return one_person(sampled(key, number)[0])


@pytest.mark.parametrize("key", drawn_games())
@pytest.mark.parametrize("number", (0,))
def test_a_mouse_alone_plays_a_match_to_its_end(app: App, key: str, number: int) -> None:
    robot_plays(app, key, against_rabbits(key, number), number, MouseRobot)


@pytest.mark.parametrize("key", drawn_games())
@pytest.mark.parametrize("number", (2,))
def test_a_keyboard_alone_plays_a_match_to_its_end(app: App, key: str, number: int) -> None:
    robot_plays(app, key, against_rabbits(key, number), number, KeyRobot)


@pytest.mark.slow
@pytest.mark.parametrize("key", drawn_games())
@pytest.mark.parametrize("robot", (MouseRobot, KeyRobot))
@pytest.mark.parametrize("number", range(1, 13))
def test_either_hand_alone_plays_a_dozen_more(
    app: App, key: str, number: int, robot: type[Robot]
) -> None:
    robot_plays(app, key, against_rabbits(key, number), number, robot, most=10_000)


@pytest.mark.parametrize("key", drawn_games())
@pytest.mark.parametrize("number", (3,))
def test_people_at_one_mouse_play_a_match_with_its_covers(app: App, key: str, number: int) -> None:
    seats = tuple(human(figure=figure) for figure in range(sampled(key, number)[0]))
    robot_plays(app, key, seats, number, MouseRobot)


def random_event(rng: Random, size: tuple[int, int]) -> pygame.Event:
    """What a hasty hand, a cat or a window manager might do."""
    pos = (int(rng.random() * (size[0] + 40)) - 20, int(rng.random() * (size[1] + 40)) - 20)
    kind = rng.random()
    if kind < 0.35:
        return motion(pos)
    if kind < 0.6:
        return button(pygame.MOUSEBUTTONDOWN, pos, 1 if rng.random() < 0.9 else 3)
    if kind < 0.85:
        return button(pygame.MOUSEBUTTONUP, pos)
    if kind < 0.88:
        return pygame.Event(pygame.MOUSEWHEEL, y=1 if rng.random() < 0.5 else -1, x=0)
    if kind < 0.9:
        return pygame.Event(pygame.WINDOWFOCUSLOST)
    keys = (
        pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_UP, pygame.K_LEFT, pygame.K_RIGHT,
        pygame.K_DOWN, pygame.K_h, pygame.K_i, pygame.K_z, pygame.K_l, pygame.K_m, pygame.K_0,
        pygame.K_4, pygame.K_BACKSPACE, pygame.K_ESCAPE, pygame.K_F1, pygame.K_r,
    )  # fmt: skip
    mod = pygame.KMOD_CTRL if rng.random() < 0.3 else 0
    return press(keys[int(rng.random() * len(keys))], mod)


def fuzz_table(app: App, key: str, seed: str, number: int) -> PlayScene:
    """A match of one person, somewhere between its deal and its end."""
    players, options = sampled(key, number)
    running = Running.new(key, one_person(players), options, seed, app.library)
    luck = Random(seed)
    for _ in range(int(luck.random() * PLIES) if number else 0):
        if running.over:
            break
        seat = running.actors()[0]
        legal = running.legal(seat)
        running.submit(seat, legal[int(luck.random() * len(legal))])
    scene = PlayScene(app, running)
    app.go(scene)
    return scene


def fuzz(app: App, key: str, seed: str, count: int, caplog: pytest.LogCaptureFixture) -> None:
    """Throws `count` events at matches, a new one every `MATCH_EVENTS`.

    Any fault a screen had to be saved from is in the log.
    """
    rng = Random(seed)
    scene: PlayScene | None = None
    corrections = 0

    def turn_to(other: PlayScene) -> PlayScene:
        nonlocal corrections
        corrections += scene.director.corrections if scene is not None else 0
        return other

    for number in range(count):
        if number % MATCH_EVENTS == 0:
            nth = number // MATCH_EVENTS
            start = nth and int(rng.random() * 1e6)
            scene = turn_to(fuzz_table(app, key, f"{seed}/{number}", start))
        assert scene is not None
        app.frame([random_event(rng, app.size)], FRAME_MS * (rng.random() + 0.1))
        if number % 400 == 399:
            size = SIZES[int(rng.random() * len(SIZES))]
            pygame.display.set_mode(size, pygame.RESIZABLE)
        if app.dialog is None and not isinstance(app.scene, PlayScene):
            if scene.running.over:
                scene = turn_to(fuzz_table(app, key, f"{seed}/{number}", 0))
            else:
                scene = turn_to(PlayScene(app, scene.running))
                app.go(scene)
        app.running = True
    faults = [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]
    assert not faults, faults[0].exc_text or faults[0].getMessage()
    assert scene is not None
    assert corrections + scene.director.corrections == 0


@pytest.mark.parametrize("key", drawn_games())
def test_two_thousand_random_events_raise_nothing(
    app: App, key: str, caplog: pytest.LogCaptureFixture
) -> None:
    fuzz(app, key, "fuzz", 2_000, caplog)


@pytest.mark.slow
@pytest.mark.parametrize("key", drawn_games())
@pytest.mark.parametrize("part", range(10))
def test_a_million_random_events_raise_nothing(
    app: App, key: str, part: int, caplog: pytest.LogCaptureFixture
) -> None:
    """All games and parts together: pytest -m slow -k a_million tests/scenes."""
    fuzz(app, key, f"million/{part}", 20_000, caplog)
