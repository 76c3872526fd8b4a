"""One way to commit in every game: a drop counts at once, or waits for the large button."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from tabletop.core.registry import games
from tabletop.scenes.app import App
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.seats import human, rabbit
from tabletop.table.controls import Button
from tests.robots import begin, make_app, settle
from tests.scenes.support import key
from tests.typed import the

OWN = sorted(k for k, game in games().items() if game.package.startswith("tabletop."))


ALWAYS_ASKED = ("bunny_bidding",)
"""Where all that a hand does is gathered and committed by the button, whatever is set."""
DROPPED = [game for game in OWN if game not in ALWAYS_ASKED]


def with_a_gesture(tmp_path: Path, game: str, **settings: Any) -> PlayScene:
    """A table at which a hand may do something with a piece that ends a choice."""
    app = make_app(tmp_path, speed=0, **settings)
    players = min(games()[game].info.players)
    seats = (human("Anna", 0), *(rabbit("uniform", seat) for seat in range(1, players)))
    scene = begin(app, game, seats, "5")
    for _ in range(60):
        settle(app, scene, lambda: scene.deciding is not None)
        if gestures(scene):
            return scene
        scene.play(scene.running.submit(0, scene.running.legal(0)[0]))
    raise AssertionError("no piece could ever be used")


def gestures(scene: PlayScene) -> list[tuple[str, str]]:
    """What the hand may do that ends a choice: (piece, where to), nothing that is a button."""
    found = []
    gathered = scene.table.gathers(scene.view)
    for action in scene.legal():
        made = scene.table.gesture(action, scene.view)
        if made.source.startswith("button:") or scene.table.half(action, scene.view):
            continue
        if made.source in gathered or any(made.source.startswith(kind) for kind in gathered):
            continue
        found.append((made.source, made.target))
    return found


def own(scene: PlayScene) -> int:
    """How many choices the person has made."""
    return sum(entry.player == 0 for entry in scene.running.match.log)


@pytest.mark.parametrize("game", DROPPED)
def test_a_drop_that_asks_waits_for_the_large_button_and_esc_lets_go(
    game: str, tmp_path: Path
) -> None:
    scene = with_a_gesture(tmp_path, game, drops_ask=True)
    source, target = gestures(scene)[0]
    action = next(
        a for a in scene.legal() if scene.table.gesture(a, scene.view) == (source, target)
    )
    before = own(scene)
    for way in ("esc", "button"):
        scene.choosing.mean(action)
        assert own(scene) == before and scene.choosing.waiting == action
        assert source in scene.hand.chosen()
        button = the(Button, scene.controls.find("button:sure"))
        assert button.enabled and button.kind == "primary"
        assert scene.top.asked is not None and scene.top.asked[1].title.endswith("?")
        if way == "esc":
            the(App, scene.app).frame([key(pygame.K_ESCAPE)], 16.0)
            assert scene.choosing.waiting is None and scene.app.dialog is None
            assert scene.controls.find("button:sure") is None
        else:
            the(App, scene.app).frame([key(pygame.K_RETURN, pygame.KMOD_CTRL)], 16.0)
            if scene.app.dialog is not None:
                scene.app.dialog.take(scene.app.dialog.choices[0])
    assert own(scene) > before
    the(App, scene.app).close()


@pytest.mark.parametrize("game", DROPPED)
def test_as_it_is_set_at_first_a_drop_counts_at_once(game: str, tmp_path: Path) -> None:
    scene = with_a_gesture(tmp_path, game, confirmations=False)
    source, target = gestures(scene)[0]
    action = next(
        a for a in scene.legal() if scene.table.gesture(a, scene.view) == (source, target)
    )
    before = scene.running.ply
    scene.choosing.mean(action)
    assert scene.running.ply > before
    the(App, scene.app).close()


@pytest.mark.parametrize("game", ALWAYS_ASKED)
def test_where_all_is_gathered_no_drop_ends_a_choice(game: str, tmp_path: Path) -> None:
    app = make_app(tmp_path, speed=0)
    players = min(games()[game].info.players)
    scene = begin(app, game, tuple(human(f"P{seat}", seat) for seat in range(players)), "5")
    for _ in range(12):
        seat = scene.running.actors()[0]
        view = scene.running.view(seat)
        for action in scene.running.legal(seat):
            made = scene.table.gesture(action, view)
            buttoned = made.source.startswith("button:") or scene.table.half(action, view)
            assert buttoned or made.source in scene.table.gathers(view)
        scene.running.submit(seat, scene.running.legal(seat)[0])
    app.close()
