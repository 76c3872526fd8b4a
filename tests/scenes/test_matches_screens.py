"""Saved matches and statistics: lists that can be narrowed, and the course of one game."""

from __future__ import annotations

from pathlib import Path

from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tests.scenes.support import SCREENS, match, open_app, settle


def test_saved_matches_are_listed_by_kind_and_game(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    match(app.library, "1")
    match(app.library, "2", 12)
    Running.new("bunny_boom", [human("Anna", 0), rabbit("easy", 1)], {}, "3", app.library)
    SCREENS["saves"](app)
    scene = settle(app)
    assert len(scene.saved) == 3
    counts = {}
    for kind in scene._kinds():
        scene._show(kind)
        counts[kind] = len(scene.saved)
    assert counts == {
        "All matches": 3, "Still going": 2, "Finished": 1, "bounce_bunny_bounce": 2, "bunny_boom": 1
    }
    app.close()


def test_one_games_scores_stand_match_by_match(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    for seed in "123":
        match(app.library, seed)
    SCREENS["statistics"](app)
    scene = settle(app)
    titles = [node.key for node in scene.stage.nodes]
    scene._pick(game="bounce_bunny_bounce")
    settle(app)
    assert len([node.key for node in scene.stage.nodes]) > len(titles)
    assert app.faults == 0
    app.close()
