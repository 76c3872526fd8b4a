"""The end of a match in front of its players, from the last move to the results."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tabletop.core.match import Match
from tabletop.core.registry import game as find_game
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.results.scene import ResultsScene
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tests.robots import drawn_games, make_app, settle


@pytest.mark.parametrize("key", drawn_games())
def test_the_music_of_the_end_is_heard_once(key: str, tmp_path: Path) -> None:
    game, luck = find_game(key), Random("the end")
    match = Match(game, min(game.info.players), {}, "3")
    while actors := match.state.actors():
        match.submit(actors[0], luck.choice(list(match.state.legal_actions(actors[0]))))
    last = match.decisions()[-1]
    seat, action = match.log[last]
    match.undo_to(last)
    app = make_app(tmp_path, speed=2)
    people = (human("Anna", 0), *(rabbit("uniform", other) for other in range(1, match.players)))
    running = Running(match, people, app.library)
    running.save()
    scene = PlayScene(app, running)
    app.go(scene)
    heard: list[str] = []
    app.sounds.play = heard.append  # type: ignore[method-assign, assignment]
    scene.play(scene.running.submit(seat, action))
    settle(app, scene, lambda: isinstance(app.scene, ResultsScene))
    assert len([name for name in heard if name in ("win", "lose")]) == 1
    app.close()
