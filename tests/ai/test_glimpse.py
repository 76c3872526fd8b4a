"""First looks: soon there where a match lasts long, honest, and nothing goes on from them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tabletop.ai import glimpse
from tabletop.ai.agent import Glimpse
from tabletop.ai.analysing import Spend, analyse, asked, guide_for
from tabletop.ai.analysis import Analysis
from tabletop.ai.analyst import Question, Study
from tabletop.ai.plain import heuristics_in
from tabletop.ai.rollouts import FLOOR
from tabletop.core.action import Action
from tabletop.core.game import Player
from tabletop.core.match import Match
from tabletop.core.registry import games
from tests.ai import nim
from tests.typed import some

HOW = Glimpse(depth=1, doubt=0.1, doubt_apart=0.05)


@pytest.fixture(autouse=True)
def looked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose playouts count as long."""
    short = replace(heuristics_in(nim.GAME.package), glimpse=HOW)
    monkeypatch.setattr(glimpse, "heuristics_in", lambda package: short)


def question(awaited: bool = True, onset: Analysis | None = None) -> Question:
    root, luck = asked(nim.State(2, 11), 0, "s")
    kind = Question if awaited else Study
    return kind(1, nim.GAME.package, root, 0, luck, Spend(trials=300), onset=onset)


def shown(asked_: Question) -> Iterator[Analysis]:
    """What can be told, step by step."""
    for best in asked_.work():
        if best is not None:
            yield best()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Control is handed back after every trial."""
    monkeypatch.setattr("tabletop.ai.analysing.SLICE_SECONDS", 0.0)


def test_a_first_look_comes_first_and_its_errors_hold_what_its_judge_may_be_off(
    slow: None
) -> None:
    first, *_, last = shown(question())
    assert first.glimpse and not first.whole and not first.settled
    assert all(each.trials >= FLOOR and each.error >= HOW.doubt for each in first.choices)
    assert all(each.behind_error >= HOW.doubt_apart for each in first.choices[1:])
    assert not last.glimpse and last.whole


def test_a_first_look_without_time_compares_few_choices() -> None:
    """With four seats there are hundreds of choices in a match: first looks alone took more than
    the time of its study."""
    for few, choices in ((True, 2), (False, 3)):
        hurried = replace(question(awaited=False), first=True, spend=Spend(0.0, few=few))
        *_, found = shown(hurried)
        assert found.glimpse and len(found.choices) == choices
        assert all(each.trials >= FLOOR for each in found.choices)


def test_what_is_found_in_the_end_is_the_same_as_without_a_first_look() -> None:
    *_, last = shown(question())
    assert last == analyse(nim.GAME.package, nim.State(2, 11), 0, Spend(trials=300), "s")


def test_where_an_answer_is_wanted_soon_a_first_look_is_one_when_the_seconds_are_over() -> None:
    over = replace(question(), spend=Spend(seconds=0.0, soon=True))
    assert [each.glimpse for each in shown(over)][-1]
    patient = replace(question(), spend=Spend(seconds=0.0))
    assert not [each.glimpse for each in shown(patient)][-1]
    unlooked = replace(question(awaited=False), spend=Spend(seconds=0.0, soon=True))
    assert [each.whole for each in shown(unlooked)][-1], "without one there is nothing sooner"


def test_there_is_none_where_nobody_waits_or_more_is_known(slow: None) -> None:
    known = analyse(nim.GAME.package, nim.State(2, 11), 0, Spend(trials=300), "s")
    for each in (question(awaited=False), question(onset=known)):
        assert not any(found.glimpse for found in shown(each))


def test_the_first_numbers_of_a_long_match_cost_a_few_decisions_a_trial(
    monkeypatch: pytest.MonkeyPatch
) -> None:
    """A playout of four seats to the end of Killer Bunnies has some nine hundred."""
    monkeypatch.setattr(glimpse, "heuristics_in", heuristics_in)
    game, made = games()["killer_bunnies"], 0
    guide = guide_for(game.package)

    def play(state: Any, player: Player, legal: Sequence[Action], rng: Random) -> Action:
        nonlocal made
        made += 1
        return guide.play(state, player, legal, rng)

    monkeypatch.setattr(glimpse, "guide_for", lambda package: replace(guide, play=play))
    match = Match(game, 4, {}, "first")
    seat = match.state.actors()[0]
    root, luck = asked(match.state, seat, "s")
    first, how = some(glimpse.first_look(game.package, root, seat, luck, ()))
    while not first.tells:
        first.trial()
    lines = len(first.analysis().choices)
    assert made <= (first.trials + lines) * how.depth < 60 * first.trials
    found = glimpse.blurred(first.analysis(), how)
    assert found.choices and all(each.error >= how.doubt for each in found.choices)
