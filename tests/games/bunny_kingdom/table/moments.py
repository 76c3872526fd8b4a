"""Anna's table beside rabbits, brought to a moment, and what a test does there with the mouse."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tabletop.core.action import Action
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules.rules import State
from tabletop.games.bunny_kingdom.rules.view import KingdomView
from tabletop.games.bunny_kingdom.table.board import Table
from tabletop.scenes.app import App
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tabletop.table.contract import COMMIT
from tabletop.table.controls import Button
from tests.robots import (
    FRAME_MS,
    MouseRobot,
    begin,
    settle,
)
from tests.typed import the


def table(app: App, players: int = 3, seed: str = "1", **options: Any) -> PlayScene:
    """Anna's first pick, the others having sealed theirs."""
    seats = (human("Anna", 0), *(rabbit("greedy", seat) for seat in range(1, players)))
    scene = begin(app, "bunny_kingdom", seats, seed, dict(options))
    play_on(app, scene, lambda view: view.phase == "pick")
    settle(app, scene, lambda: scene.view.actors == (0,))
    return scene


def drawn(scene: PlayScene) -> Table:
    return the(Table, scene.table)


def state_of(scene: PlayScene) -> State:
    return the(State, scene.running.match.state)


def play_on(
    app: App, scene: PlayScene, until: Callable[[KingdomView], bool], which: int = 0
) -> None:
    """Takes the first legal action (or with -1 the last: parchments) for Anna until that moment."""
    for _ in range(4000):
        settle(app, scene, lambda: scene.deciding is not None or scene.running.over)
        assert not scene.running.over
        if until(scene.view):
            app.frame([], FRAME_MS)
            return
        scene.play(scene.running.submit(0, scene.running.legal(0)[which]))
    raise AssertionError("that moment never came")


Moment = Callable[[KingdomView, Sequence[Action]], bool]


def arranged(
    app: App, until: Moment, players: int = 3, which: int = 0, seed: str = "1", **options: Any
) -> PlayScene:
    """Anna's table at that moment, played to it without a window: she takes the first legal action
    (or with -1 the last: parchments), the others any."""
    seats = (human("Anna", 0), *(rabbit("greedy", seat) for seat in range(1, players)))
    running, luck = Running.new("bunny_kingdom", seats, options, seed), Random(seed)
    while not running.over:
        seat = running.actors()[0]
        legal = list(running.legal(seat))
        if seat == 0 and until(the(KingdomView, running.view(0)), legal):
            break
        running.submit(seat, legal[which] if seat == 0 else luck.choice(legal))
    scene = PlayScene(app, running)
    app.go(scene)
    settle(app, scene, lambda: scene.deciding is not None or running.over)
    app.frame([], FRAME_MS)
    return scene


def building(view: KingdomView, legal: Sequence[Action]) -> bool:
    """Returns True while something may be built."""
    return any(action.kind == acts.BUILD for action in legal)


def picking_in(turn: int) -> Moment:
    """Returns the moment of a pick in that round."""
    return lambda view, legal: view.phase == "pick" and view.turn == turn


def hand(scene: PlayScene) -> list[str]:
    assert isinstance(scene.table, Table)
    return [key for key in drawn(scene).tray.rects if key.startswith("card:")]


def middle(scene: PlayScene, key: str) -> tuple[int, int]:
    rect = scene.table.rect(key)
    assert rect is not None
    return rect.center


def click(app: App, scene: PlayScene, key: str) -> None:
    MouseRobot(app, scene, "1").click(middle(scene, key))


def commit(scene: PlayScene) -> Button:
    found = scene.controls.find(COMMIT)
    assert isinstance(found, Button)
    return found
