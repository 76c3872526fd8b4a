"""A tournament from its first match to its champion, through its screens with the mouse alone.

The moves themselves are a quick rabbit's, for people too: whole matches at the table have their
own robots.
"""

from __future__ import annotations

import secrets
from pathlib import Path
from random import Random

import pytest

from tabletop.games.killer_bunnies.agents.scores import scores
from tabletop.games.killer_bunnies.rules.rules import State
from tabletop.games.killer_bunnies.rules.tournament import LEAGUE, OPTIONS
from tabletop.games.killer_bunnies.table.screens.tournament import TournamentScreen
from tabletop.scenes.app import App
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.results.scene import ResultsScene
from tabletop.scenes.setup.scene import SetupScene
from tabletop.session.running import Running
from tests.games.killer_bunnies.table.screens.test_tournament_screen import begun, press
from tests.scenes.support import settle

MOST_FRAMES = 20_000


def play_on(running: Running) -> None:
    """Everybody takes what scores best until the match is over; it is saved at its end."""
    match = running.match
    while not running.over:
        seat = running.actors()[0]
        state = match.state
        assert isinstance(state, State)
        legal = list(state.legal_actions(seat))
        judged = scores(state, seat, legal)
        match.submit(seat, legal[max(range(len(legal)), key=judged.__getitem__)])
    running.save()


class Visitor:
    """Somebody with a mouse who goes on wherever a tournament leads.

    Attributes:
        tables: the headings of the matches that were played at the table.
    """

    def __init__(self, app: App) -> None:
        self.app = app
        self.tables: list[str] = []

    def goes_on(self) -> TournamentScreen:
        """To the champions; fails when a screen leads nowhere."""
        for _ in range(MOST_FRAMES):
            scene = self.app.scene
            if isinstance(scene, TournamentScreen):
                assert scene.cup is not None
                if scene.cup.over:
                    return scene
                if scene.out is None:
                    press(self.app, "play")
            elif isinstance(scene, PlayScene):
                self._plays(scene)
            elif isinstance(scene, ResultsScene):
                press(self.app, "onward")
            self.app.frame([], 50.0)
        raise AssertionError("the tournament did not come to its end")

    def _plays(self, scene: PlayScene) -> None:
        if not scene.running.over:
            self.tables.append(scene.running.series.heading)
            play_on(scene.running)
            scene.resync()
            settle(self.app)
        press(self.app, "results")


def test_a_person_goes_through_a_whole_tournament_by_mouse(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "choice", Random(7).choice)
    monkeypatch.setitem(OPTIONS, "goal", "40")
    app, screen = begun(tmp_path, LEAGUE, people=1)
    app.settings.speed = 0
    app.settings.ai_pace = 0
    name = screen.name
    visitor = Visitor(app)
    last = visitor.goes_on()
    cup = last.cup
    assert cup is not None and cup.over and cup.champions() and app.faults == 0
    met = [played for played in cup.played if 0 in played.fixture.entrants]
    assert len(visitor.tables) == len(met) > 1
    assert len(set(visitor.tables)) == len(visitor.tables)
    kept = app.library.saved()
    assert len(kept) == len(cup.played)
    assert TournamentScreen(app, last.game, name=name).cup == cup
    press(app, "play")
    assert isinstance(app.scene, SetupScene)
    app.close()
