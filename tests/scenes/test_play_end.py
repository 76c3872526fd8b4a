"""The end of a match in front of its players, from the last move to the results."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabletop.core.match import Match
from tabletop.core.registry import game as find_game
from tabletop.scenes.app import App
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.results.scene import ResultsScene
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tabletop.table.art import widgets
from tabletop.table.art.surface import Art
from tests.robots import drawn_games, make_app, settle
from tests.typed import some


def play_the_last_move(folder: Path, key: str) -> tuple[App, PlayScene, list[str]]:
    """A person and rabbits before the table while a match ends, and the sounds that follow."""
    game, luck = find_game(key), Random("the end")
    match = Match(game, min(game.info.players), {}, "3")
    while actors := match.state.actors():
        match.submit(actors[0], luck.choice(list(match.state.legal_actions(actors[0]))))
    last = match.decisions()[-1]
    seat, action = match.log[last]
    match.undo_to(last)
    app = make_app(folder, speed=2)
    people = (human("Anna", 0), *(rabbit("uniform", other) for other in range(1, match.players)))
    running = Running(match, people, app.library)
    running.save()
    scene = PlayScene(app, running)
    app.go(scene)
    heard: list[str] = []
    app.sounds.play = heard.append  # type: ignore[method-assign, assignment]
    scene.play(scene.running.submit(seat, action))
    return app, scene, heard


@pytest.mark.parametrize("key", drawn_games())
def test_the_music_of_the_end_is_heard_once(key: str, tmp_path: Path) -> None:
    app, scene, heard = play_the_last_move(tmp_path, key)
    settle(app, scene, lambda: isinstance(app.scene, ResultsScene))
    assert len([name for name in heard if name in ("win", "lose")]) == 1
    app.close()


@pytest.mark.parametrize("key", drawn_games())
def test_the_plates_of_the_winners_alone_bear_a_crown_once_the_end_was_shown(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    crowned: dict[int, bool] = {}

    def seen(figure: int, *args: Any, **more: Any) -> Art:
        crowned[figure] = more["crown"]
        return plate(figure, *args, **more)

    plate = widgets.plate
    monkeypatch.setattr(widgets, "plate", seen)
    app, scene, _ = play_the_last_move(tmp_path, key)
    settle(app, scene, lambda: isinstance(app.scene, ResultsScene) or any(crowned.values()))
    assert not any(crowned.values()) or not scene.director.busy
    settle(app, scene, lambda: isinstance(app.scene, ResultsScene))
    app.open("play", scene.running)
    app.frame([], 50.0)
    winners = some(scene.running.result).winners
    assert {seat for seat, crown in crowned.items() if crown} == set(winners) != set()
    app.close()


@pytest.mark.parametrize("key", drawn_games())
def test_a_match_that_was_given_up_asks_nobody_to_play(key: str, app: App) -> None:
    players = min(find_game(key).info.players)
    seats = [human("Anna", 0), *(rabbit("easy", seat) for seat in range(1, players))]
    running = Running.new(key, seats, {}, "5", app.library)
    result = running.give_up(0)
    app.open("play", running)
    app.frame([], 50.0)
    scene = app.scene
    assert isinstance(scene, PlayScene)
    assert some(scene.desk.papers.top.asked)[1].title == result.reason
