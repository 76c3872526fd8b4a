"""`tabletop games`."""

from __future__ import annotations

import json

import pytest

from tabletop.cli import main
from tabletop.core.registry import games
from tests.cli.helpers import GAME


def test_games_are_listed_with_seats_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    out = capsys.readouterr().out
    for key, game in games().items():
        assert key in out and game.info.name in out
        assert all(f"--option {option.key}" in out for option in game.info.options)


def test_json_holds_every_fact_a_caller_needs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    listed = {row["key"]: row for row in json.loads(capsys.readouterr().out)}
    assert set(listed) == set(games())
    row = listed[GAME]
    assert row["players"] == [2]
    assert row["levels"] == ["easy", "normal", "hard", "expert"]
    options = {option["key"]: option for option in row["options"]}
    assert set(options) == {
        "first_player",
        "fair_field",
        "beginner_marks",
        "by_heart",
        "turn_limit",
        "quiet_limit",
    }
    assert options["turn_limit"]["low"] == 0
    assert options["first_player"]["choices"][0] == "random"
