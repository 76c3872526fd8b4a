"""The strip of what the others did since one's turn, in every game."""

from __future__ import annotations

from importlib import import_module
from random import Random

import pygame
import pytest

from tabletop.core.event import UNKNOWN
from tabletop.core.kinds import Kind
from tabletop.core.registry import game as find_game
from tabletop.scenes.access.screens import window
from tabletop.scenes.app import App
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.play.strip import KEY, Piece
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tabletop.table.art.picture import Picture
from tests.robots import settle, whole_games
from tests.scenes.support import by_lot

PLIES = {"bunny_kingdom": 60, "bunny_bidding": 24, "killer_bunnies": 90}


def table(app: App, key: str, people: int = 1) -> PlayScene:
    """A table at which a person chooses after the others have done something."""
    count = max(2, min(4, max(find_game(key).info.players)))
    seats = [human(name, seat) for seat, name in enumerate(("Anna", "Ben")[:people])]
    seats += [rabbit("easy", seat) for seat in range(people, count)]
    running = Running.new(key, seats, {}, "7")
    by_lot(running, Random(3), PLIES.get(key, 40))
    while not running.over and 0 not in running.actors():
        by_lot(running, Random(3), running.ply + 1)
    app.settings.speed = 2
    scene = PlayScene(app, running)
    scene.thinkers.paused = True
    app.go(scene)
    app.frame([], 16.0)
    return scene


def pieces(scene: PlayScene) -> list[Piece]:
    return [each for each in scene.controls.items if isinstance(each, Piece)]


@pytest.mark.parametrize("key", whole_games())
def test_each_other_seat_that_did_something_has_its_pieces(key: str, app: App) -> None:
    scene = table(app, key)
    found = pieces(scene)
    told = scene.running.recap(0)
    signs = scene.table.strip_signs
    others = {line.seat for line in told if line.kind in signs and line.seat > 0}
    assert {piece.line.seat for piece in found} == others != set()
    log = scene.log.rect
    assert all(log.contains(piece.rect) for piece in found)
    assert all(piece.rect.collidelist([o.rect for o in found if o is not piece]) < 0
               for piece in found)  # fmt: skip


@pytest.mark.parametrize("key", whole_games())
def test_its_kinds_are_kinds_of_the_game_that_the_log_tells(key: str, app: App) -> None:
    rows = vars(import_module(f"{find_game(key).package}.rules.events")).values()
    kinds = {kind for kind in rows if isinstance(kind, Kind) and kind.message}
    signs = table(app, key).table.strip_signs
    assert signs and set(signs) <= kinds


def test_a_reader_finds_the_pieces_in_a_group_of_their_own(app: App) -> None:
    found = {piece.key for piece in pieces(table(app, "bunny_boom"))}
    groups = {item.key: {part.key for part in item.parts} for item in window(app).parts}
    assert groups["since"] == found and not groups["buttons"] & found


@pytest.mark.parametrize("key", whole_games())
def test_pointing_tells_the_line_and_marks_what_it_is_about(key: str, app: App) -> None:
    scene = table(app, key)
    piece = pieces(scene)[0]
    assert piece.tip == piece.line.text
    at = piece.rect.center
    app.frame([pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))], 16.0)
    app.frame([], 16.0)
    assert scene.marks.told == frozenset(piece.line.pieces)
    away = pygame.Event(pygame.MOUSEMOTION, pos=(2, 2), rel=(1, 1), buttons=(0, 0, 0))
    app.frame([away], 16.0)
    app.frame([], 16.0)
    assert not scene.marks.told


@pytest.mark.parametrize("key", whole_games())
def test_pressing_shows_the_moment_again_and_comes_back(key: str, app: App) -> None:
    scene = table(app, key)
    view, digest = scene.view, scene.running.match.state.digest()
    for piece in list(pieces(scene)):
        piece.act()
        settle(app, scene, lambda: not scene.director.busy)
        assert scene.view == view and scene.running.match.state.digest() == digest
        assert scene.deciding == 0 and scene.director.corrections == 0


@pytest.mark.parametrize("key", whole_games())
def test_what_the_viewer_does_not_know_stays_a_back(
    key: str, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = table(app, key)
    asked: list[int] = []
    pictured = scene.table.pictured

    def noted(piece: str, face: int) -> Picture:
        asked.append(face)
        return pictured(piece, face)

    monkeypatch.setattr(scene.table, "pictured", noted)
    scene.show.strip.lines()
    known = {line.face for line in scene.running.log(0)} | {UNKNOWN}
    assert set(asked) <= known


@pytest.mark.parametrize("key", whole_games())
def test_the_public_table_has_no_strip(key: str, app: App) -> None:
    if find_game(key).info.hidden:
        scene = table(app, key, people=2)
        scene.desk.viewing.gather("")
        scene.refresh()
        assert not pieces(scene)


def test_tab_comes_to_the_pieces_after_all_that_can_be_used(app: App) -> None:
    scene = table(app, "bunny_boom")
    keys = [target.key for target in scene.targets()]
    first = min(n for n, key in enumerate(keys) if key.startswith(KEY))
    assert all(key not in keys[first:] for key in scene.hand.lit())
