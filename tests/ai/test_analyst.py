"""The handle on the analysis: answers in all three modes, the newest question first, no trust."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from multiprocessing.connection import Connection
from typing import Any

import pytest

from tabletop.ai.analysing import Spend, analyse
from tabletop.ai.analyst import (
    Analyst,
    Found,
    Question,
    Study,
)
from tabletop.ai.client import Decide
from tabletop.ai.process import WorkerProcess
from tabletop.ai.rollouts import FLOOR
from tabletop.ai.service import MOST_ENDS, Answer, Ready, launch
from tabletop.core.match import Match
from tests import tiny
from tests.ai import nim
from tests.tiny.state import State as TinyState
from tests.typed import some, the

FEW = Spend(trials=300)
ENDLESS = Spend(trials=10**9)


def dies_when_asked(connection: Connection) -> None:
    connection.send(Ready())
    connection.recv()
    os._exit(3)


def hangs(connection: Connection) -> None:
    connection.recv()
    while True:
        time.sleep(60)


def tells_a_first_look_and_hangs(connection: Connection) -> None:
    question = connection.recv()
    found = analyse(nim.GAME.package, question.state, 0, FEW, "s")
    connection.send(Answer(question.number, replace(found, glimpse=True), False))
    time.sleep(60)


class Told:
    """Whom an analyst tells; plays the program's frames."""

    def __init__(self, *args: Any, **named: Any) -> None:
        self.analyst = Analyst(*args, **named)
        self.found: list[Found] = []

    def ask(self, heap: int = 11, spend: Spend = FEW, seed: str = "s", **how: Any) -> int:
        return self.analyst.ask(
            nim.GAME, nim.State(2, heap), 0, spend, seed, self.found.append, **how
        )

    def wait(self, number: int | None = None, final: bool = True, nth: int = 1) -> Found:
        """The nth (final) answer to that question, or to any."""
        for _ in range(24000):
            self.analyst.poll()
            wanted = (e for e in self.found if e.final >= final and number in (None, e.number))
            found = next(islice(wanted, nth - 1, None), None)
            if found is not None:
                return found
            time.sleep(0.005)
        raise AssertionError("no answer came")


Make = Callable[..., Told]


def workers_of(one: Told) -> dict[int, WorkerProcess]:
    return one.analyst._service._workers


@pytest.fixture
def told() -> Iterator[Make]:
    made: list[Told] = []

    def make(*args: Any, **named: Any) -> Told:
        made.append(Told(*args, **named))
        return made[-1]

    yield make
    for each in made:
        each.analyst.close()


@pytest.mark.parametrize("mode", ["process", "slices", "inline"])
def test_a_question_is_answered(told: Make, mode: str) -> None:
    one = told(mode)
    number = one.ask()
    answer = one.wait(number)
    assert answer.final and not answer.problem and answer.found is not None
    assert all(choice.trials >= FLOOR for choice in answer.found.choices)
    assert not one.analyst.busy()


def test_a_prepared_process_is_there_with_the_game_before_the_first_question(told: Make) -> None:
    one = told("process")
    one.analyst.prepare(nim.GAME)
    workers = dict(workers_of(one))
    one.wait(one.ask())
    assert workers_of(one) == workers != {}, "the first question started another process"
    one.analyst.prepare(nim.GAME)
    one.wait(one.ask(7))


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="processes stand back on POSIX alone")
def test_who_waits_is_not_starved_by_the_machine_and_a_study_stands_back(told: Make) -> None:
    """A hint comes soon on a busy machine; what nobody waits for takes only what is left over."""
    one = told("process")
    one.wait(one.ask(last=True))
    one.wait(one.ask(7))
    study, hint = (some(workers_of(one)[niceness].process)
        for niceness in (Study.niceness, Question.niceness))
    before = os.getpriority(os.PRIO_PROCESS, 0)
    behind = {pid: os.getpriority(os.PRIO_PROCESS, pid) - before for pid in (hint, study)}
    assert behind[hint] == min(Question.niceness, 19 - before)
    assert behind[study] == min(Study.niceness, 19 - before)
    assert Question.niceness < Decide.niceness < Study.niceness, "the rabbits think between the two"


def test_a_study_rests_while_a_hint_is_found_and_goes_on_from_there(told: Make) -> None:
    """They never work both at once, also as they are in processes of their own."""
    alone = told("inline")
    expected = alone.wait(alone.ask(19, Spend(trials=4_000))).found
    one = told("process")
    study = one.ask(19, Spend(trials=4_000), last=True)
    one.analyst.poll()
    hint = one.ask(7)
    assert [each.question.number for each in one.analyst._waiting] == [study]
    assert one.wait(study).found == expected
    assert [each.number for each in one.found if each.final] == [hint, study]


@pytest.mark.parametrize("kind", [Question, Study])
def test_who_waits_hears_soon_and_a_study_hardly_takes_time_from_frames(
    kind: type[Question]
) -> None:
    spend = Spend(seconds=Study.interval * 0.2)
    question = kind(1, nim.GAME.package, nim.State(2, 60), 0, "s", spend)
    *before, final = filter(None, question.answers())
    assert final.final and bool(before) == (kind is Question)


def test_only_a_process_is_prepared(told: Make) -> None:
    one = told("slices")
    one.analyst.prepare(nim.GAME)
    assert workers_of(one) == {}


def test_all_modes_find_the_same_with_the_same_seed_and_trials(told: Make) -> None:
    answers = []
    for mode in ("process", "slices", "inline"):
        one = told(mode)
        answers.append(one.wait(one.ask()).found)
    assert answers[0] == answers[1] == answers[2]


@pytest.mark.parametrize("mode", ["process", "slices"])
def test_the_newest_question_is_answered_first_and_the_older_goes_on_to_the_same_end(
    told: Make, mode: str
) -> None:
    alone = told("inline")
    expected = alone.wait(alone.ask(19, Spend(trials=4_000))).found
    one = told(mode)
    old = one.ask(19, Spend(trials=4_000))
    one.wait(old, final=False)
    new = one.ask(7)
    one.wait(new)
    one.wait(old)
    finals = [each.number for each in one.found if each.final]
    assert finals == [new, old]
    found = next(each.found for each in one.found if each.final and each.number == old)
    assert found == expected


def test_what_may_wait_waits_behind_all_others(told: Make) -> None:
    one = told("inline")
    first, last, second = one.ask(5), one.ask(6, last=True), one.ask(7)
    for _ in range(3):
        one.analyst.poll()
    assert [each.number for each in one.found] == [second, first, last]


def test_answers_grow_firmer_while_it_goes_on(told: Make) -> None:
    one = told("process")
    number = one.ask(19, ENDLESS)
    one.wait(number, final=False, nth=3)
    trials = [each.found.trials for each in one.found if each.found is not None]
    assert len(trials) > 2 and trials == sorted(trials)
    assert all(each.found.choices for each in one.found if each.found is not None)


def test_the_true_state_never_goes_further_than_asking(told: Make) -> None:
    match = Match(tiny.GAME, 2, seed="1")
    one = told("slices")
    one.analyst.ask(tiny.GAME, match.state, 0, ENDLESS, "s", one.found.append)
    state = some(one.analyst._asked).question.state
    assert state.info_key(0) == match.state.info_key(0)
    hands = [the(TinyState, each).hands[1] for each in (state, match.state)]
    assert hands[0] != hands[1]


def test_a_question_that_was_taken_back_is_never_answered(told: Make) -> None:
    one = told("process")
    number = one.ask(19, ENDLESS)
    one.wait(number, final=False)
    one.analyst.cancel(number)
    one.found.clear()
    second = one.ask(7)
    one.wait(second)
    assert {each.number for each in one.found} == {second}


@pytest.mark.parametrize("fault", [dies_when_asked, hangs])
def test_a_process_that_dies_or_hangs_is_told_and_the_next_question_answered(
    told: Make, fault: Callable[[Connection], None]
) -> None:
    targets = [fault]
    now = [0.0]

    def first_a_misfit(niceness: int) -> WorkerProcess:
        return WorkerProcess(targets.pop()) if targets else launch(niceness)

    one = told("process", launch=first_a_misfit, clock=lambda: now[0])
    number = one.ask(7, Spend(seconds=0.1))
    if fault is hangs:
        one.analyst.poll()
        now[0] = 1e6
    answer = one.wait(number)
    assert answer.found is None and answer.problem.startswith("The analysis ended early")
    assert one.wait(one.ask(7)).found is not None


def test_of_a_process_that_hangs_what_it_told_last_is_the_answer(told: Make) -> None:
    now = [0.0]
    one = told(
        "process",
        launch=lambda niceness: WorkerProcess(tells_a_first_look_and_hangs),
        clock=lambda: now[0],
    )
    number = one.ask(7, Spend(seconds=0.1))
    one.wait(number, final=False)
    now[0] = 1e6
    answer = one.wait(number)
    assert answer.problem and some(answer.found).glimpse


def test_where_no_process_can_be_had_it_thinks_in_slices(told: Make) -> None:
    def refuse(niceness: int) -> WorkerProcess:
        raise OSError("none left")

    one = told("process", launch=refuse)
    assert one.wait(one.ask(7)).found is not None
    assert one.analyst.mode == "slices"


def test_a_process_that_ends_again_and_again_is_not_started_for_ever(told: Make) -> None:
    one = told("process", launch=lambda niceness: WorkerProcess(dies_when_asked))
    for _ in range(MOST_ENDS):
        assert one.wait(one.ask(7)).problem
        one.found.clear()
    assert one.wait(one.ask(7)).found is not None
    assert one.analyst.mode == "slices"


def test_a_game_that_breaks_is_told_in_a_sentence(
    told: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(package: str) -> None:
        raise RuntimeError("torn")

    one = told("inline")
    monkeypatch.setattr("tabletop.ai.analyst.guide_for", broken)
    answer = one.wait(one.ask(7))
    assert answer.found is None and answer.problem == "The analysis ended early."
