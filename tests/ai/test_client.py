"""The client: answers in all three modes, and a match that goes on whatever a worker does."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabletop.ai.agent import Budget, Decision, Heuristics
from tabletop.ai.client import AgentClient, Answer, Decide
from tabletop.ai.process import WorkerProcess
from tabletop.ai.service import START_SECONDS, launch
from tabletop.core.errors import BadOption
from tabletop.core.game import Game, Player, State
from tabletop.core.match import Match
from tests import tiny
from tests.ai import misfits, nim
from tests.conftest import ROOT
from tests.tiny.state import State as TinyState
from tests.typed import some, the

FEW = Budget(iterations=200)
ENDLESS = Budget(iterations=10**9)
Opener = Callable[..., AgentClient]


class Clock:
    """Time that passes when told."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def open_client() -> Iterator[Opener]:
    clients: list[AgentClient] = []

    def make(*args: Any, **named: Any) -> AgentClient:
        clients.append(AgentClient(*args, **named))
        return clients[-1]

    yield make
    for client in clients:
        client.close()


def answer_of(client: AgentClient, final: bool = True) -> Answer:
    """Polls as a running program would."""
    for _ in range(6000):
        answer = client.poll()
        if answer is not None and (answer.final or not final):
            return answer
        time.sleep(0.005)
    raise AssertionError("no answer came")


def with_worker(
    open_client: Opener,
    target: Callable[[Connection], None],
    clock: Callable[[], float] = time.monotonic,
) -> AgentClient:
    """A client whose first worker is a misfit; the ones that replace it are sound."""
    targets = [target]

    def first_a_misfit(niceness: int) -> WorkerProcess:
        return WorkerProcess(targets.pop()) if targets else launch(niceness)

    return open_client("process", launch=first_a_misfit, clock=clock)


def worker_of(client: AgentClient) -> WorkerProcess:
    return client._service._workers[Decide.niceness]


@pytest.mark.parametrize("mode", ["process", "slices", "inline"])
def test_a_question_is_answered_with_a_legal_move_and_reasons(
    open_client: Opener, mode: str
) -> None:
    client = open_client(mode)
    client.start()
    number = client.ask(nim.GAME, nim.State(2, 10), 0, "normal", "s", Budget(iterations=1500))
    answer = answer_of(client)
    assert (answer.request, answer.final, answer.fallback) == (number, True, "")
    assert answer.decision.action.a == 2
    assert len(answer.decision.candidates) == 3
    assert client.poll() is None


def test_all_modes_think_the_same_with_the_same_seed_and_iterations(open_client: Opener) -> None:
    match = Match(tiny.GAME, 3, seed="1")
    decisions = []
    for mode in ("process", "slices", "inline"):
        client = open_client(mode)
        client.ask(tiny.GAME, match.state, 1, "hard", "seed", FEW)
        decisions.append(answer_of(client).decision)
    assert decisions[0] == decisions[1] == decisions[2]


def test_questions_are_answered_in_the_order_of_asking(open_client: Opener) -> None:
    client = open_client("process")
    numbers = [client.ask(nim.GAME, nim.State(2, n), 0, "greedy", "s") for n in (5, 6, 7)]
    assert [answer_of(client).request for _ in numbers] == numbers


def test_the_true_state_never_goes_further_than_asking(open_client: Opener) -> None:
    match = Match(tiny.GAME, 2, seed="1")
    client = open_client("slices")
    client.ask(tiny.GAME, match.state, 0, "normal", "s", ENDLESS)
    client.poll()
    asked = some(client._asked)
    assert asked.state is not match.state
    assert asked.state.info_key(0) == match.state.info_key(0)
    hands = [the(TinyState, state).hands[1] for state in (asked.state, match.state)]
    assert hands[0] != hands[1]


def test_a_forgetful_level_forgets_the_same_at_every_question(open_client: Opener) -> None:
    match = Match(tiny.GAME, 2, seed="1")
    digests = set()
    for _ in range(2):
        client = open_client("slices")
        client.ask(tiny.GAME, match.state, 0, "easy", "match seed")
        digests.add(some(client._asked).state.digest())
    assert len(digests) == 1


def test_an_unknown_level_is_refused_at_once(open_client: Opener) -> None:
    with pytest.raises(BadOption):
        open_client("inline").ask(nim.GAME, nim.State(2, 5), 0, "master", "s")


def test_while_it_thinks_the_best_so_far_is_told(open_client: Opener) -> None:
    client = open_client("process")
    client.ask(nim.GAME, nim.State(2, 30), 0, "hard", "s", ENDLESS)
    answer = answer_of(client, final=False)
    assert not answer.final
    assert answer.decision.visits > 0


@pytest.mark.parametrize("mode", ["process", "slices"])
def test_a_cancelled_question_gets_no_answer_and_the_next_one_does(
    open_client: Opener, mode: str
) -> None:
    client = open_client(mode)
    endless = client.ask(nim.GAME, nim.State(2, 30), 0, "hard", "s", ENDLESS)
    client.poll()
    client.cancel(endless)
    number = client.ask(nim.GAME, nim.State(2, 7), 0, "hard", "s", FEW)
    assert answer_of(client).request == number


def test_a_question_still_waiting_can_be_cancelled(open_client: Opener) -> None:
    client = open_client("inline")
    first = client.ask(nim.GAME, nim.State(2, 7), 0, "greedy", "s")
    second = client.ask(nim.GAME, nim.State(2, 7), 0, "greedy", "s")
    client.cancel(second)
    assert answer_of(client).request == first
    assert client.poll() is None


def test_answers_to_questions_nobody_waits_for_are_dropped(open_client: Opener) -> None:
    client = with_worker(open_client, misfits.answers_the_past_first)
    for _ in range(3):
        number = client.ask(nim.GAME, nim.State(2, 9), 0, "hard", "s")
        answer = answer_of(client)
        assert answer.request == number
        assert answer.decision.value == 0.9


def test_a_worker_that_hangs_is_replaced_and_greedy_moves(
    open_client: Opener, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock()
    client = with_worker(open_client, misfits.hangs, clock)
    client.ask(nim.GAME, nim.State(2, 3), 0, "hard", "s", Budget(seconds=0.5))
    while not worker_of(client).knows:
        assert client.poll() is None
    clock.now += 3.6
    answer = answer_of(client)
    assert answer.decision.action.a == 3
    assert "took too long" in answer.fallback
    assert "took too long" in caplog.text
    client.ask(nim.GAME, nim.State(2, 3), 0, "hard", "s", FEW)
    assert answer_of(client).fallback == ""


def test_the_watchdog_does_not_bite_before_its_time(open_client: Opener) -> None:
    clock = Clock()
    client = with_worker(open_client, misfits.hangs, clock)
    client.ask(nim.GAME, nim.State(2, 3), 0, "hard", "s", Budget(seconds=0.5))
    clock.now += START_SECONDS - 1
    while not worker_of(client).knows:
        assert client.poll() is None
    clock.now += 3.4
    assert client.poll() is None


def test_a_busy_machine_may_load_a_game_slowly_and_its_agent_is_not_stood_in_for(
    open_client: Opener,
) -> None:
    clock = Clock()
    client = with_worker(open_client, misfits.loads_long, clock)
    client.ask(nim.GAME, nim.State(2, 3), 0, "easy", "s", Budget(seconds=0.0))
    while not worker_of(client).ready:
        assert client.poll() is None
    clock.now += START_SECONDS
    assert client.poll() is None
    clock.now += 2.1
    assert "took too long" in answer_of(client).fallback


def test_a_game_once_loaded_is_not_waited_for_again(open_client: Opener) -> None:
    client = open_client("process", clock=(clock := Clock()))
    client.ask(nim.GAME, nim.State(2, 3), 0, "hard", "s", FEW)
    answer_of(client)
    assert worker_of(client).knows == {nim.GAME.package}
    client.ask(nim.GAME, nim.State(2, 30), 0, "hard", "s", Budget(seconds=100.0))
    answer_of(client, final=False)
    clock.now += 302.1
    assert "took too long" in answer_of(client).fallback


def test_a_worker_that_dies_is_replaced_and_greedy_moves(
    open_client: Opener, caplog: pytest.LogCaptureFixture
) -> None:
    client = with_worker(open_client, misfits.dies_when_asked)
    client.ask(nim.GAME, nim.State(2, 2), 0, "hard", "s")
    answer = answer_of(client)
    assert answer.decision.action.a == 2
    assert "process ended" in answer.fallback
    assert "process ended" in caplog.text
    client.ask(nim.GAME, nim.State(2, 3), 0, "hard", "s", FEW)
    assert answer_of(client).fallback == ""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL")
def test_a_worker_killed_from_outside_in_mid_thought_is_replaced(open_client: Opener) -> None:
    client = open_client("process")
    client.ask(nim.GAME, nim.State(2, 30), 0, "hard", "s", ENDLESS)
    answer_of(client, final=False)
    os.kill(some(worker_of(client).process), signal.SIGKILL)
    assert "process ended" in answer_of(client).fallback
    client.ask(nim.GAME, nim.State(2, 3), 0, "hard", "s", FEW)
    assert answer_of(client).fallback == ""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL")
def test_a_worker_killed_between_two_questions_is_replaced_before_the_next(
    open_client: Opener, caplog: pytest.LogCaptureFixture
) -> None:
    client = open_client("process")
    client.ask(nim.GAME, nim.State(2, 3), 0, "hard", "s", FEW)
    answer_of(client)
    worker = worker_of(client)
    os.kill(some(worker.process), signal.SIGKILL)
    while worker.alive():
        time.sleep(0.001)
    client.ask(nim.GAME, nim.State(2, 3), 0, "hard", "s", FEW)
    assert answer_of(client).fallback == ""
    assert "another takes its place" in caplog.text


def test_where_no_process_lives_the_agents_think_in_slices(
    open_client: Opener, caplog: pytest.LogCaptureFixture
) -> None:
    client = open_client("process", launch=lambda _: WorkerProcess(misfits.dies_at_once))
    client.ask(nim.GAME, nim.State(2, 3), 0, "hard", "s", FEW)
    assert answer_of(client).fallback == ""
    assert client.mode == "slices"
    assert "slices" in caplog.text


def test_where_no_process_can_be_started_the_agents_think_in_slices(open_client: Opener) -> None:
    def refuse(niceness: int) -> WorkerProcess:
        raise OSError("no more processes")

    client = open_client("process", launch=refuse)
    client.start()
    client.ask(nim.GAME, nim.State(2, 3), 0, "hard", "s", FEW)
    assert answer_of(client).fallback == ""


def test_an_illegal_answer_is_not_played(
    open_client: Opener, caplog: pytest.LogCaptureFixture
) -> None:
    client = with_worker(open_client, misfits.answers_illegally)
    client.ask(nim.GAME, nim.State(2, 3), 0, "hard", "s")
    answer = answer_of(client)
    assert answer.decision.action.a == 3
    assert "illegal" in answer.fallback
    assert "illegal" in caplog.text


@pytest.mark.parametrize("mode", ["process", "slices", "inline"])
def test_an_agent_that_breaks_down_is_stood_in_for(open_client: Opener, mode: str) -> None:
    client = open_client(mode)
    client.ask(misfit_game(), nim.State(2, 3), 0, "hard", "s", FEW)
    answer = answer_of(client)
    assert "broke down (RuntimeError: no idea)" in answer.fallback
    assert answer.decision.action.a == 3
    client.ask(nim.GAME, nim.State(2, 3), 0, "hard", "s", FEW)
    assert answer_of(client).fallback == ""


def test_when_even_greedy_breaks_down_the_first_legal_action_is_played(
    open_client: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> Heuristics:
        raise RuntimeError("no heuristics")

    monkeypatch.setattr("tabletop.ai.client.heuristics_in", broken)
    client = with_worker(open_client, misfits.answers_illegally)
    client.ask(nim.GAME, nim.State(2, 3), 0, "hard", "s")
    assert answer_of(client).decision.action.a == 1


def test_a_question_that_cannot_travel_is_answered_by_greedy(open_client: Opener) -> None:
    class Secretive(nim.State):
        __slots__ = ()

        def __reduce__(self) -> str:
            raise pickle.PicklingError("stays at home")

    client = open_client("process")
    client.ask(nim.GAME, Secretive(2, 3), 0, "hard", "s")
    assert "could not be sent" in answer_of(client).fallback


def test_closing_ends_a_worker_in_mid_thought_and_one_that_hangs(open_client: Opener) -> None:
    for target in (None, misfits.hangs):
        client = with_worker(open_client, target) if target else open_client("process")
        client.ask(nim.GAME, nim.State(2, 30), 0, "hard", "s", ENDLESS)
        client.poll()
        worker = worker_of(client)
        client.close()
        assert not worker.alive()
        client.close()


def test_a_slice_hands_back_after_the_first_step_past_its_end(
    open_client: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks = iter(range(10**9))
    monkeypatch.setattr("tabletop.ai.service.perf_counter", lambda: next(ticks) * 0.001)
    steps = []

    class Counting:
        def think(
            self, state: State, player: Player, budget: Budget, rng: Random
        ) -> Iterator[Decision]:
            for _ in range(100):
                steps.append(1)
                yield from ()
                yield decision

    client = open_client("slices")
    client.ask(nim.GAME, nim.State(2, 3), 0, "greedy", "s")
    decision = answer_of(client).decision
    monkeypatch.setattr("tabletop.ai.client.agent_for", lambda *_: Counting())
    client.ask(nim.GAME, nim.State(2, 3), 0, "hard", "s")
    assert client.poll(slice_ms=4.0) is None
    assert len(steps) <= 5


def misfit_game() -> Game:
    return Game(nim.INFO, nim.start, "tests.ai.clueless")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc")
def test_a_worker_does_not_outlive_a_program_that_was_killed() -> None:
    program = (
        "import os, signal, time\n"
        "from tabletop.ai.agent import Budget\n"
        "from tabletop.ai.client import AgentClient\n"
        "from tests.ai import nim\n"
        "client = AgentClient()\n"
        "client.ask(nim.GAME, nim.State(2, 30), 0, 'hard', 's', Budget(iterations=10**9))\n"
        "while client.poll() is None:\n"
        "    time.sleep(0.01)\n"
        "print(client._service._workers[10].process, flush=True)\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    stat = Path(f"/proc/{int(done.stdout)}/stat")
    for _ in range(2000):
        text = stat.read_text(encoding="utf-8") if stat.exists() else ") Z"
        if text.rpartition(")")[2].split()[0] == "Z":
            return
        time.sleep(0.01)
    raise AssertionError("the worker lives on")
