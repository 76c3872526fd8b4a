"""Fitted policies: their weights' file, what plays without it, and that a fit finds what is so."""

from __future__ import annotations

import importlib.util
import json
import logging
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tabletop.ai import policy as policies
from tabletop.ai.policy import BadWeights, Fitted, Policy, Row, read_weights, write_weights
from tabletop.core.action import Action
from tabletop.core.game import Player
from tabletop.core.registry import games
from tests.ai import nim

TAKES = ("score", "leaves a multiple of four")


def rows(state: nim.State, player: Player, legal: Sequence[Action]) -> list[Row]:
    return [((0, float(each.a)), (1, float((state.heap - each.a) % 4 == 0))) for each in legal]


def plain(state: nim.State, player: Player, legal: Sequence[Action]) -> list[float]:
    return [float(each.a) for each in legal]


def points(state: nim.State) -> list[float]:
    return [0.0] * state.players


POLICY = Policy(
    version=3,
    features={"take": TAKES},
    family=lambda state: "two" if state.players == 2 else "more",
    group=lambda state, player, legal: "take",
    rows=rows,
    plain=plain,
    points=points,
    phase=lambda state: 0,
)


def best(fitted: Fitted, state: nim.State) -> int:
    return fitted.best(state, 0, state.legal_actions(0)).a


def test_a_policy_without_weights_plays_as_the_heuristics_do() -> None:
    assert best(Fitted(POLICY, {}), nim.State(2, 9)) == 3
    assert best(Fitted(POLICY, {"two": POLICY.unfitted()}), nim.State(2, 9)) == 3


def test_weights_count_in_their_family_alone() -> None:
    fitted = Fitted(POLICY, {"two": {"take": (0.1, 5.0)}})
    assert best(fitted, nim.State(2, 9)) == 1
    assert best(fitted, nim.State(3, 9)) == 3


def test_weights_come_back_as_they_were_written() -> None:
    sets = {"two": {"take": (0.25, -1.5)}, "more": {"take": (1.0, 0.0)}}
    text = write_weights(POLICY, sets, {"seed": "7"})
    assert read_weights(text, POLICY) == (sets, {"seed": "7"})


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"version": 3', '"version": 2', "another version"),
        ('"format": 1', '"format": 2', "another version"),
        ('"take"', '"give"', "damaged"),
        ('"score"', '"scores"', "does not count"),
        ("0.25", '"much"', "damaged"),
        ("0.25", "NaN", "damaged"),
        ("0.25", "9" * 309, "damaged"),
        ("0.25", "1e999", "damaged"),
        ("{", "", "damaged"),
        ('"format"', '"form"', "damaged"),
    ],
)
def test_weights_of_another_version_or_damaged_are_refused_in_one_sentence(
    old: str, new: str, why: str
) -> None:
    text = write_weights(POLICY, {"two": {"take": (0.25, 1.0)}}, {})
    with pytest.raises(BadWeights, match=why) as told:
        read_weights(text.replace(old, new, 1), POLICY)
    assert str(told.value).count(".") >= 1 and "\n" not in str(told.value)


@pytest.mark.parametrize("text", [None, "{", '{"format": 1, "version": 99, "sets": {}}'])
def test_a_game_whose_weights_cannot_be_used_is_played_plainly_with_one_line_in_the_log(
    text: str | None, tmp_path: Any, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    package = "tabletop.games.bunny_kingdom"
    policies.policy_in(package)  # its modules read data files too, when they are first imported
    file = tmp_path / policies.FILE
    if text is not None:
        file.write_text(text)
    monkeypatch.setattr("tabletop.ai.policy.data_file", lambda *asked: file)
    with caplog.at_level(logging.WARNING):
        fitted = policies.policy_in.__wrapped__(package)
    assert fitted is not None and fitted.fault and not fitted.sets
    (line,) = [record.getMessage() for record in caplog.records]
    assert package in line and fitted.fault in line


def test_what_lies_with_the_games_loads() -> None:
    keys = [key for key, game in games().items() if game.package.startswith("tabletop.games.")]
    assert len(keys) == 5
    for key in keys:
        fitted = policies.policy_in.__wrapped__(f"tabletop.games.{key}")
        assert fitted is not None and not fitted.fault and fitted.sets
        assert set(fitted.facts) == set(fitted.sets), "how each was fitted is kept beside it"


def test_a_game_without_a_policy_has_none() -> None:
    assert policies.policy_in("tests.ai.nim_parts") is None
    assert policies.guide_in("tests.ai.nim_parts") is None


needs_numpy = pytest.mark.skipif(
    importlib.util.find_spec("numpy") is None, reason="only the development extra brings numpy"
)


@needs_numpy
def test_a_fit_finds_out_what_wins_in_nim() -> None:
    """Leaving a multiple of four wins; taking much does not."""
    from tabletop.lab import fitting

    *_, (weights, fits) = fitting.rounds_of_fitting(
        nim.GAME, POLICY, 2, {"heap": 9}, matches=300, rounds=2, strength=10.0, seed="fit"
    )
    assert fits["take"].choices > 300
    score, leaves = weights["take"]
    assert leaves > 0.1 and leaves > 3 * fits["take"].errors[1]
    assert best(Fitted(POLICY, {"two": {"take": (min(score, 0.01), leaves)}}), nim.State(2, 9)) == 1


@needs_numpy
def test_self_play_of_the_same_seed_is_the_same_and_leads_add_up() -> None:
    from tabletop.lab import fitting

    fitted = Fitted(POLICY, {})
    one, other = (fitting.self_play(nim.GAME, fitted, 2, {}, "s") for _ in range(2))
    assert one == other and len(one) > 1
    assert {sample.final for sample in one} <= {1.0, -1.0}
    assert fitting.leads([5.0, 3.0, 9.0]) == [-4.0, -6.0, 4.0]
    assert sum(fitting.softmax([1.0, 5.0, -3.0], 1.5)) == pytest.approx(1.0)


@needs_numpy
def test_choices_counted_in_parts_weigh_as_much_as_all_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So long self-play needs no more memory than short; held against the plain regression."""
    import numpy as np

    from tabletop.lab import fitting

    games = [fitting.self_play(nim.GAME, Fitted(POLICY, {}), 2, {}, f"{n}") for n in range(40)]
    begun, strength = (1.0, 0.0), 5.0
    whole = fitting.summed(games, {"take": 2})["take"].fit(begun, strength)
    monkeypatch.setattr(fitting, "AT_ONCE", 7)
    parts = fitting.summed(games, {"take": 2})["take"].fit(begun, strength)
    assert parts.weights == pytest.approx(whole.weights)
    assert parts.errors == pytest.approx(whole.errors)

    samples = [sample for game in games for sample in game]
    added = np.array([[each.choice.added.get(n, 0.0) for n in (0, 1)] for each in samples])
    final = np.array([each.final for each in samples])
    solid = added.T @ added + strength * np.eye(2)
    wanted = np.linalg.solve(solid, added.T @ final + strength * np.array(begun))
    assert whole.weights == pytest.approx(wanted.tolist())
    assert whole.choices == len(samples)


@needs_numpy
def test_what_the_lead_explains_in_its_phase_is_not_credited_to_choices() -> None:
    from tabletop.lab import fitting

    luck = Random(5)
    samples = []
    for number in range(400):
        phase, lead, added = number % 2, luck.uniform(-5.0, 5.0), luck.uniform(-1.0, 1.0)
        choice = fitting.Choice("take", {0: added + 0.3 * lead}, 0, phase, lead)
        samples.append(fitting.Sample(choice, (1.0, 3.0)[phase] * lead))
    fit = fitting.summed([samples], {"take": 1})["take"].fit((0.0,), 1.0)
    assert abs(fit.weights[0]) < 0.01


def test_the_file_of_weights_is_plain_data() -> None:
    text = write_weights(POLICY, {"two": {"take": (0.25, 0.0)}}, {})
    assert json.loads(text)["sets"] == {"two": {"take": {"score": 0.25}}}


FITTED = [
    (key, family)
    for key, game in games().items()
    if (found := policies.policy_in(game.package)) is not None
    for family in found.sets
]


@pytest.mark.slow
@pytest.mark.parametrize(("key", "family"), FITTED)
def test_fitted_weights_win_more_than_their_share_against_the_heuristics(
    key: str, family: str
) -> None:
    """Weights that have grown old, as heuristics or rules changed, are to be fitted again."""
    from tabletop.lab import fitting

    game = games()[key]
    fitted = policies.policy_in(game.package)
    assert fitted is not None
    told = fitted.facts[family]
    plain = Fitted(fitted.policy, {})
    players, options = told["players"], told["options"]
    score = fitting.compare(game, fitted, plain, players, options, 120 * players, "a test")
    assert score.share > 1 / players
