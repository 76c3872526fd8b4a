"""A cover tells what everybody saw since one's turn; how much it hides the table agrees on."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from tabletop.scenes.app import App
from tabletop.scenes.play.cover import CoverScene
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.play.since import MOST
from tabletop.session.customs import HANDS, NEVER, Customs
from tabletop.session.running import Running
from tabletop.session.seats import Seat, human, rabbit
from tests.robots import make_app, press, settle
from tests.typed import some

PEOPLE = [human(name, figure) for figure, name in enumerate(("Anna", "Jonas", "Mia"))]
STEPS = 600


def begun(
    folder: Path, game: str, covers: int = 0, third: Seat = PEOPLE[2], seed: str = "5"
) -> tuple[App, PlayScene]:
    app = make_app(folder, speed=0)
    customs, seats = Customs(covers=covers), [*PEOPLE[:2], third]
    scene = PlayScene(app, Running.new(game, seats, {}, seed, app.library, customs=customs))
    app.go(scene)
    return app, scene


def step(app: App, scene: PlayScene, luck: Random) -> None:
    """One thing that the people do, at covers and the public table too."""
    top, viewing = app.scene, scene.desk.viewing
    if isinstance(top, CoverScene):
        top.open()
    elif viewing.public:
        scene.people.open()
    elif scene.deciding is not None:
        scene.choose(luck.choice(list(scene.legal())))
    app.frame([], 50.0)


def test_a_cover_tells_public_lines_alone_the_unusual_first_and_shows_them_again(
    tmp_path: Path,
) -> None:
    app, scene = begun(tmp_path, "bunny_boom")
    luck, told = Random(3), 0
    for _ in range(STEPS):
        top = app.scene
        if isinstance(top, CoverScene) and top.since:
            public = {line.text for line in scene.running.log(None)}
            lines = {text for _, text in top.since}
            assert lines <= public and len(lines) == len(top.since) <= MOST
            assert all(text in top.spoken for _, text in top.since)
            told += 1
            if told == 4:
                break
        step(app, scene, luck)
    show = app.scene.controls.find("show")
    assert told == 4 and show is not None
    next_one, ply = some(scene.viewer), scene.running.ply
    app.settings.speed = scene.director.speed = 2
    show.act()
    assert app.scene is scene and scene.viewer is None and scene.desk.viewing.public
    settle(app, scene, lambda: not scene.director.busy)
    assert scene.running.ply == ply and scene.director.corrections == 0
    assert scene.desk.viewing.following == next_one
    scene.people.open()
    assert app.scene is scene and scene.viewer == next_one
    app.close()


@pytest.mark.parametrize(
    ("third", "seed"), [(PEOPLE[2], "5"), (rabbit("uniform", 2), "2")], ids=["person", "rabbit"]
)
def test_the_table_stands_still_at_the_hammer_until_somebody_goes_on(
    tmp_path: Path, third: Seat, seed: str
) -> None:
    """A rabbit that plays next waits as well."""
    app, scene = begun(tmp_path, "bunny_bidding", third=third, seed=seed)
    luck = Random(5)
    for _ in range(STEPS):
        if scene.desk.stands_at is not None and (third.human or scene.running.actors() == (2,)):
            break
        step(app, scene, luck)
    shown, now = scene.director.view, scene.running.view(None)
    assert shown.viewer is None and shown != now, "the offer lies there still"
    for _ in range(60):
        app.frame([], 50.0)
    goes_on = some(scene.controls.find("open" if third.human else "go_on"))
    assert scene.director.view == shown and goes_on.enabled
    table: Any = scene.table
    why = dict(table._why)
    assert {"bid_counted"} < {kind for kind, _ in why}
    won = [seat for kind, seat in why if kind == "round_won"]
    assert list(table.winners(shown)) == won and len(won) == 1
    scene.director.speed = 2
    some(scene.controls.find("replay")).act()
    assert scene.director.busy
    settle(app, scene, lambda: not scene.director.busy)
    assert scene.director.view == shown and scene.director.corrections == 0
    assert dict(table._why) == why
    scene.director.speed = 0
    following = scene.desk.viewing.following
    if third.human:
        scene.people.open()
        assert scene.viewer == following
    else:
        scene.people.go_on()
        assert scene.director.view == now and scene.desk.viewing.public
    app.close()


@pytest.mark.parametrize("game", ["bunny_bidding", "bunny_boom", "bunny_kingdom"])
def test_covers_may_hide_hands_alone_or_nothing(tmp_path: Path, game: str) -> None:
    app, scene = begun(tmp_path / "hands", game, HANDS)
    luck, boards = Random(3), 0
    for _ in range(STEPS // 6):
        assert app.scene is scene or scene.running.over, "the board stays in sight"
        boards += scene.controls.find("open") is not None
        step(app, scene, luck)
    assert boards > 2
    app.close()
    app, scene = begun(tmp_path / "never", game, NEVER)
    seen: set[int | None] = set()
    for _ in range(STEPS // 6):
        if scene.running.over:
            break
        assert app.scene is scene and not scene.desk.viewing.public
        seen.add(scene.viewer)
        step(app, scene, luck)
    assert {0, 1, 2} <= seen
    app.close()


def test_what_changed_is_read_with_rare_kinds_first_and_of_one_kind_the_newest(
    tmp_path: Path,
) -> None:
    app, scene = begun(tmp_path, "bunny_boom")
    luck, running = Random(3), scene.running
    for _ in range(STEPS):
        if app.scene is scene and scene.viewer is not None and len(running.recap(scene.viewer)) > 4:
            break
        step(app, scene, luck)
    lines = running.recap(some(scene.viewer))
    scene.reading.changed()
    told = sorted(lines, key=lambda line: scene.reading.last.index(line.text))
    often = Counter(line.kind for line in running.log(None))
    assert len(told) > 4
    for one, other in pairwise(told):
        assert often[one.kind] <= often[other.kind]
        assert one.kind != other.kind or one.ply >= other.ply
    app.close()


@pytest.mark.parametrize("game", ["bunny_bidding", "bunny_boom", "bunny_kingdom", "killer_bunnies"])
def test_the_lid_tells_how_many_cards_each_hand_has(tmp_path: Path, game: str) -> None:
    app, scene = begun(tmp_path, game)
    luck, running, table = Random(3), scene.running, scene.table
    while app.scene is not scene or scene.viewer is None or not table.held(scene.view):
        step(app, scene, luck)
    scene.desk.viewing.gather("the count")
    settle(app, scene, lambda: not scene.director.busy)
    told = table.shut(scene.director.shown)
    held = [len(table.held(running.view(seat))) for seat in range(3)]
    assert [sum(int(count.number) for count in counts) for counts in told] == held
    assert scene.lid._counts == told
    app.close()


def test_the_log_is_read_while_the_public_table_stands_and_no_hand_is_opened(
    tmp_path: Path,
) -> None:
    app, scene = begun(tmp_path, "bunny_bidding")
    luck = Random(3)
    while scene.desk.stands_at is None:
        step(app, scene, luck)
    for drawn_out in (True, False):
        app.frame([press(pygame.K_l)], 50.0)
        assert scene.drawer.drawn_out == drawn_out and scene.log.visible
        assert scene.desk.viewing.public and scene.controls.find("open") is not None
    app.close()
