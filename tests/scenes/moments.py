"""Every kind of moment of a game that a table can show, found by play and shown one by one.

A moment is the submitting of one action in a match played at random up to it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

from tabletop.core.action import Action
from tabletop.core.game import OptionValue, Player
from tabletop.core.registry import games
from tabletop.scenes.app import App
from tabletop.scenes.play.cover import CoverScene
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.running import Running
from tabletop.session.seats import Seat, human
from tests.mixes import sampled
from tests.scenes.support import open_app, uncovered

LONGEST_MS = 15_000.0
"""A moment that is shown longer than this is cut."""

FASTEST = 4
"""The animation speed at which most happens in a second."""

KNOWN = 3
"""A kind that was met in so many moments needs no further one."""


class Moment(NamedTuple):
    """How to come there, what is done, and which kinds of events it brings."""

    players: int
    options: dict[str, OptionValue]
    seed: str
    path: tuple[tuple[Player, Action], ...]
    done: tuple[Player, Action]
    kinds: frozenset[str]


def people(count: int) -> list[Seat]:
    return [human(f"P{number}", number) for number in range(count)]


def moments_of(game: str, matches: int, most: int = 100_000) -> list[Moment]:
    """The fewest and earliest moments of so many random matches that bring all their kinds; of
    each match the first `most` actions."""
    met: dict[str, int] = {}
    found: list[Moment] = []
    for number in range(matches):
        players, options = sampled(game, number)
        seed, luck = str(number), Random(number)
        running = Running.new(game, people(players), dict(options), seed)
        path: list[tuple[Player, Action]] = []
        while not running.over and running.ply < most:
            seat = running.actors()[0]
            done = seat, luck.choice(list(running.legal(seat)))
            first = len(running.match.steps)
            running.submit(*done)
            kinds = frozenset(e.kind for s in running.match.steps[first:] for e in s.events)
            if any(met.get(kind, 0) < KNOWN for kind in kinds):
                found.append(Moment(players, options, seed, tuple(path), done, kinds))
                for kind in kinds:
                    met[kind] = met.get(kind, 0) + 1
            path.append(done)
    return _few(found)


def _few(found: list[Moment]) -> list[Moment]:
    """Of these moments some that bring all kinds, the fullest first."""
    left = {kind for moment in found for kind in moment.kinds}
    kept: list[Moment] = []
    while left:
        best = max(found, key=lambda moment: (len(moment.kinds & left), -len(moment.path)))
        kept.append(best)
        left -= best.kinds
    return kept


def dealt(
    game: str, options: dict[str, OptionValue], folder: Path,
    look: Callable[[App, PlayScene], None], frame_ms: float, then_ms: float = 0.0,
) -> None:  # fmt: skip
    """Shows how a match of people begins, dealing and all, and calls `look` after each frame; lets
    `then_ms` more pass, in which nobody chooses."""
    app = open_app(folder, (640, 400), 80, speed=FASTEST, ai_pace=0, confirmations=False)
    players = min(games()[game].info.players)
    scene = PlayScene(app, Running.new(game, people(players), options, "begin"), fresh=True)
    app.go(scene)
    passed = rested = 0.0
    while passed < LONGEST_MS + then_ms and rested <= then_ms:
        if isinstance(app.scene, CoverScene):
            app.pop()
        app.frame([], frame_ms)
        look(app, scene)
        passed += frame_ms
        rested = 0.0 if scene.director.busy else rested + frame_ms
    app.close()


def shown(
    game: str, moment: Moment, folder: Path, look: Callable[[App, PlayScene], None],
    frame_ms: float, *, reduced: bool = False, speed: int = FASTEST,
) -> None:  # fmt: skip
    """Plays the moment on a table and calls `look` before it and after each of its frames."""
    app = open_app(
        folder, (640, 400), 80, speed=0, ai_pace=0, confirmations=False, reduced_motion=reduced
    )
    running = Running.new(game, people(moment.players), dict(moment.options), moment.seed)
    for seat, action in moment.path:
        running.submit(seat, action)
    scene = PlayScene(app, running)
    app.go(scene)
    uncovered(app)
    look(app, scene)
    app.settings.speed = speed
    scene.play(running.submit(*moment.done))
    passed = 0.0
    while app.scene is scene and scene.director.busy and passed < LONGEST_MS:
        app.frame([], frame_ms)
        look(app, scene)
        passed += frame_ms
    app.close()
