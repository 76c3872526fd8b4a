"""The published strength: what is written is read, is said in words, and speaks of these agents."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tabletop.ai import strength
from tabletop.ai.agent import Heuristics
from tabletop.ai.levels import LEVELS
from tabletop.ai.policy import policy_in
from tabletop.ai.strength import (
    Measured,
    about_level,
    own_file,
    read_strength,
    sentence,
    strength_in,
)
from tabletop.core.game import Game
from tabletop.core.registry import game as find_game
from tabletop.core.registry import games
from tabletop.lab.strength import fingerprints, renewed, still_true, write_strength
from tests import tiny

PLAIN = "tests.ai.nim_parts"
"""A package without a game's parts."""

BUILDS = {"normal": "abc", "hard": "def"}

ROW = Measured("normal", "hard", 2, {}, 120, 0.78, 0.7, 0.85, (150, 800))


def test_what_is_written_is_read() -> None:
    rows = (ROW, ROW._replace(players=4, options={"sky": True}))
    assert read_strength(write_strength(BUILDS, rows)) == (BUILDS, rows)


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", '{"format": 1}', '{"format": 2, "builds": {}, "pairs": [{}]}', "[" * 100_000],
)
def test_a_damaged_file_is_said(text: str) -> None:
    with pytest.raises(ValueError):
        read_strength(text)


@pytest.mark.parametrize(
    "damage",
    [
        {"first": "weak"},
        {"players": 2.5},
        {"games": -1},
        {"share": 1.5},
        {"low": float("nan")},
        {"trials": (150,)},
        {"options": 3},
    ],
)
def test_figures_that_mean_nothing_are_said(damage: dict[str, Any]) -> None:
    data = json.loads(write_strength(BUILDS, [ROW]))
    assert read_strength(json.dumps(data))[1] == (ROW,)
    data["pairs"][0] |= damage
    with pytest.raises(ValueError):
        read_strength(json.dumps(data))


def test_without_figures_nothing_is_claimed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "strength.json"
    monkeypatch.setattr(strength, "own_file", lambda package: file)
    strength_in.cache_clear()
    assert about_level(PLAIN, "hard", 2) == "" and not caplog.records
    file.write_text("{")
    strength_in.cache_clear()
    assert about_level(PLAIN, "hard", 2) == "" and len(caplog.records) == 1
    file.write_text(write_strength({}, [ROW, ROW._replace(players=4, share=0.6, low=0.4)]))
    strength_in.cache_clear()
    assert "better than Normal in 78 % of 120 matches" in about_level(PLAIN, "hard", 2)
    assert "could not be told from Normal" in about_level(PLAIN, "hard", 5)
    assert about_level(PLAIN, "easy", 2) == ""
    strength_in.cache_clear()


def test_a_level_whose_weights_cannot_be_used_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Easy plays without them."""
    package = find_game("bunny_kingdom").package
    assert strength.fault_in(package) == ""
    sound = policy_in(package)
    assert sound is not None
    broken = replace(sound, sets={}, fault="They are damaged.")
    monkeypatch.setattr(strength, "policy_in", lambda package: broken)
    assert about_level(package, "hard", 2).endswith("its weights cannot be used.")
    assert "weights" not in about_level(package, "easy", 2)
    assert strength.fault_in(find_game("bunny_boom").package) == "", "its levels need no weights"


@pytest.mark.parametrize("part", ("policy_in", "judge_in"))
def test_so_does_one_whose_search_goes_by_a_policy_and_a_judge(
    part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = find_game("killer_bunnies").package
    assert strength.fault_in(package) == ""
    sound = getattr(strength, part)(package)
    broken = replace(sound, sets={}, fault="They are damaged.")
    monkeypatch.setattr(strength, part, lambda package: broken)
    assert about_level(package, "hard", 2).endswith("its weights cannot be used.")


def test_weights_that_no_level_goes_by_are_not_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bounce Bunny Bounce's levels go by its judge; its policy plays alone."""
    package = find_game("bounce_bunny_bounce").package
    for part, missed in (("policy_in", False), ("judge_in", True)):
        sound = getattr(strength, part)(package)
        broken = replace(sound, sets={}, fault="They are damaged.")
        monkeypatch.setattr(strength, part, lambda package, broken=broken: broken)
        assert ("damaged" in strength.fault_in(package)) == missed


def test_a_level_that_chance_alone_could_explain_is_not_called_better() -> None:
    assert sentence(ROW) == (
        "Hard did better than Normal in 78 % of 120 matches of 2 players (70 to 85 %)."
    )
    assert "could not be told from" in sentence(ROW._replace(share=0.55, low=0.46))
    assert sentence(ROW._replace(trials=(8, 40))).endswith("20 times less thought than in play.")


def test_a_pair_measured_again_takes_the_place_of_the_old_figure() -> None:
    other = ROW._replace(players=3)
    again = ROW._replace(share=0.6)
    assert renewed([ROW, other], [again]) == [again, other]


def test_a_figure_is_kept_where_both_of_the_pair_think_as_they_did() -> None:
    below = ROW._replace(first="easy", second="normal")
    assert still_true([below, ROW], BUILDS, {**BUILDS, "easy": "new"}) == [ROW]
    assert still_true([below, ROW], BUILDS, {**BUILDS, "hard": "new"}) == []


def test_the_fingerprint_repeats_and_changes_with_what_the_agents_think(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = find_game("bunny_boom")
    first = fingerprints(game)
    assert fingerprints(game) == first
    from tabletop.games.bunny_boom.agents import heuristics

    before: Heuristics = heuristics.HEURISTICS
    even = Heuristics(
        before.evaluate, before.rollout, None, before.greedy, before.depth, before.rests
    )
    monkeypatch.setattr(heuristics, "HEURISTICS", even)
    now = fingerprints(game)
    assert now["normal"] != first["normal"] and now["expert"] != first["expert"]


def test_the_fingerprint_changes_with_what_is_asked_at_the_end_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Bunny Kingdom's copy cards come up in the final count, and not in every match of two."""
    game = find_game("bunny_kingdom")
    first = fingerprints(game)
    from tabletop.games.bunny_kingdom.agents import copying

    before = copying.leads
    turned = lambda *asked: [-lead for lead in before(*asked)]  # noqa: E731
    monkeypatch.setattr(copying, "leads", turned)
    now = fingerprints(game)
    assert all(now[name] != first[name] for name in LEVELS)


SOLD = [
    game for key, game in games().items()
    if key != tiny.GAME.info.key and own_file(game.package).is_file()
]  # fmt: skip


@pytest.mark.parametrize("game", SOLD, ids=lambda game: game.info.key)
def test_what_is_published_was_measured_of_these_agents(game: Game) -> None:
    """When it fails: `tabletop arena GAME --publish --games N` measures and writes anew."""
    text = own_file(game.package).read_text("utf-8")
    builds, rows = read_strength(text)
    assert builds == fingerprints(game)
    assert rows and all(row.low <= row.share <= row.high for row in rows)
    assert json.loads(text)["pairs"] == json.loads(write_strength(builds, rows))["pairs"]
