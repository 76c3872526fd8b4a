"""Playing on to the end, where no person has anything left to decide."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.core.match import Match
from tabletop.scenes.app import App
from tabletop.scenes.play.hurry import FASTEST
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tabletop.table.board import DrawnTable
from tabletop.table.still import make_table
from tests.robots import begin, drawn_games, settle
from tests.scenes.test_count import finished
from tests.typed import some


def idle_at(game_key: str) -> tuple[int, int]:
    """The ply and seat of a finished match at which that seat has nothing left to decide."""
    match, table = finished(game_key), make_table(game_key)
    other = Match(match.game, match.players, match.options, match.seed, deal=False)
    for ply, entry in enumerate(match.log):
        other.replay([entry])
        for seat in range(match.players):
            if table.watching(other.view(seat)):
                return ply + 1, seat
    raise AssertionError("everybody plays to the end")


def all_wait(self: Any, view: Any) -> str:
    return "Nothing is left to decide."


def table(app: App, game_key: str) -> PlayScene:
    players = finished(game_key).players
    people = (human("Anna", 0), *(rabbit("easy", seat) for seat in range(1, players)))
    scene = begin(app, game_key, people, "7")
    settle(app, scene, lambda: scene.deciding is not None)
    return scene


@pytest.mark.parametrize("game_key", drawn_games())
def test_who_can_decide_is_not_offered_to_play_on(game_key: str, app: App) -> None:
    scene = table(app, game_key)
    assert not scene.desk.hurry.waits
    assert scene.controls.find("play_on") is None


@pytest.mark.parametrize("game_key", drawn_games())
def test_a_press_plays_the_rest_fast_in_every_game(
    game_key: str, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = table(app, game_key)
    for kind in (type(scene.table), DrawnTable):
        monkeypatch.setattr(kind, "watching", all_wait)
    scene.refresh()
    app.settings.speed = 2
    some(scene.controls.find("play_on")).act()
    assert scene.director.speed == FASTEST
    assert not some(scene.controls.find("play_on")).enabled
    assert scene.desk.hurry.passed(10.0) > 10.0


def test_after_a_round_of_waiting_it_goes_by_itself_and_slows_down_for_a_choice(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = table(app, "bunny_boom")
    hurry, turn = scene.desk.hurry, [5]
    monkeypatch.setattr(Running, "turn", property(lambda self: turn[0]))
    monkeypatch.setattr(type(scene.table), "watching", all_wait)
    usual = app.settings.speed = 2
    assert hurry.follow() == usual
    turn[0] += 1
    assert hurry.follow() == usual
    turn[0] += scene.running.match.players
    assert hurry.follow() == FASTEST
    monkeypatch.undo()
    assert hurry.follow() == usual


def test_without_animations_nothing_is_faster_than_at_once(app: App) -> None:
    scene = table(app, "bunny_boom")
    app.settings.speed = 0
    scene.desk.hurry.press()
    scene.running.stop()
    assert scene.desk.hurry.follow() == 0


def test_a_bidder_without_tiles_plays_on(app: App) -> None:
    ply, seat = idle_at("bunny_bidding")
    match = finished("bunny_bidding")
    other = Match(match.game, match.players, match.options, match.seed, deal=False)
    other.replay(match.log[:ply])
    people = [rabbit("easy", each) for each in range(match.players)]
    people[seat] = human("Anna", seat)
    scene = PlayScene(app, Running(other, people))
    app.go(scene)
    app.frame([], 16.0)
    assert scene.desk.hurry.waits
    assert scene.controls.find("play_on") is not None


@pytest.mark.parametrize("game_key", drawn_games())
def test_the_way_to_the_last_carrot_is_shown_slowly_and_no_other_end(
    game_key: str, app: App
) -> None:
    scene = table(app, game_key)
    app.settings.speed = 3
    scene.running.stop()
    slow = game_key == "bounce_bunny_bounce"
    assert scene.desk.hurry.follow() == (1 if slow else 3)
