"""`--cluster`: the same matches on the workers of a cluster, and what is said where it fails."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

import pytest

from tabletop.cli import main
from tabletop.core.errors import TabletopError
from tabletop.lab import cluster
from tests.cli.helpers import GAME, refused

HERE = "tcp://127.0.0.1:8786"
WORDS = ["simulate", GAME, "--agents", "greedy,uniform", "--games", "6", "--seed", "c", "--json"]


class NotYet(Exception):
    """What is asked for is not there yet."""


class Killed(Exception):
    """The workers that had a call were lost."""


class Far:
    """A call on the cluster: each time it is asked for, the next of what `course` says."""

    def __init__(self, call: Callable[[], Any], course: Iterator[str]) -> None:
        self.call = call
        self.course = course

    def result(self, timeout: float) -> Any:
        step = next(self.course, "done")
        if step == "wait":
            raise NotYet
        if step == "killed":
            raise Killed
        if step == "gone":
            raise OSError
        return self.call()

    def cancel(self) -> None:
        pass


class Client:
    """A cluster of our own making."""

    workers = 2
    code: str | None = None
    course: tuple[str, ...] = ()
    sent = 0

    def __init__(self, address: str, **settings: Any) -> None:
        self.steps = iter(Client.course)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *problem: object) -> None:
        pass

    def nthreads(self) -> dict[str, int]:
        return {f"tcp://worker-{number}": 1 for number in range(Client.workers)}

    def run(self, call: Callable[[], str]) -> dict[str, str]:
        if Client.code == "missing":
            raise ModuleNotFoundError("No module named 'tabletop'")
        return dict.fromkeys(self.nthreads(), Client.code or call())

    def submit(self, call: Callable[[], Any], pure: bool) -> Far:
        assert not pure, "the same call may be wanted twice"
        Client.sent += 1
        return Far(call, self.steps)


@contextmanager
def pretended(monkeypatch: pytest.MonkeyPatch, **changed: Any) -> Iterator[type[Client]]:
    """`distributed` as far as it is used, with the cluster above behind it."""
    module = ModuleType("distributed")
    parts = {"client": ModuleType("c"), "comm": ModuleType("c"), "scheduler": ModuleType("s")}
    module.Client, module.TimeoutError = Client, NotYet  # type: ignore[attr-defined]
    parts["client"].FutureCancelledError = KeyError  # type: ignore[attr-defined]
    parts["comm"].CommClosedError = ConnectionError  # type: ignore[attr-defined]
    parts["scheduler"].KilledWorker = Killed  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "distributed", module)
    for name, part in parts.items():
        monkeypatch.setitem(sys.modules, f"distributed.{name}", part)
    monkeypatch.setattr(cluster, "_reached", lambda address: None)
    for name, value in {"sent": 0, **changed}.items():
        monkeypatch.setattr(Client, name, value)
    yield Client


def digest(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    assert main(words) == 0
    found: str = json.loads(capsys.readouterr().out)["digest"]
    return found


def test_the_matches_of_a_cluster_are_those_of_one_process(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    alone = digest(WORDS, capsys)
    with pretended(monkeypatch) as client:
        assert digest([*WORDS, "--cluster", HERE], capsys) == alone
        assert client.sent == 6


def test_matches_of_lost_workers_are_played_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    alone = digest(WORDS, capsys)
    with pretended(monkeypatch, course=("done", "killed", "wait", "killed")) as client:
        assert digest([*WORDS, "--cluster", HERE], capsys) == alone
        assert client.sent == 8


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"workers": 0}, "has no workers"),
        ({"code": "another"}, "2 of 2 workers"),
        ({"code": "missing"}, "cannot run this program"),
        ({"course": ("killed",) * 9}, "lost the workers of one match"),
        ({"course": ("gone",)}, "went away"),
    ],
)
def test_what_is_wrong_with_a_cluster_is_said_in_a_sentence(
    changed: dict[str, Any],
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pretended(monkeypatch, **changed):
        assert told in refused([*WORDS, "--cluster", HERE], capsys)


def test_a_cluster_that_loses_all_its_workers_is_given_up_after_a_while(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ticks = iter(range(0, 10_000, 20))
    monkeypatch.setattr(cluster, "monotonic", lambda: float(next(ticks)))
    looked = iter([2, *[0] * 50])
    with pretended(monkeypatch, course=("wait",) * 50) as client:
        threads = lambda self: {"w": 1} if next(looked) else {}  # noqa: E731
        monkeypatch.setattr(client, "nthreads", threads)
        monkeypatch.setattr(client, "run", lambda self, call: {"w": call()})
        assert "lost all its workers" in refused([*WORDS, "--cluster", HERE], capsys)


@pytest.mark.parametrize("address", ["what", "tcp://", "host:many"])
def test_an_address_that_is_none_gets_a_sentence(
    address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    true = cluster._reached
    with pretended(monkeypatch):
        monkeypatch.setattr(cluster, "_reached", true)
        assert "tcp://HOST:8786" in refused([*WORDS, "--cluster", address], capsys)


def test_nobody_at_an_address_gets_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    true = cluster._reached
    with pretended(monkeypatch):
        monkeypatch.setattr(cluster, "_reached", true)
        words = [*WORDS, "--cluster", "tcp://127.0.0.1:1"]
        assert "No cluster can be reached" in refused(words, capsys)


def test_without_dask_a_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert "install the extra 'cluster'" in refused([*WORDS, "--cluster", HERE], capsys)


def test_processes_and_a_cluster_are_not_had_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    words = [*WORDS, "--cluster", HERE, "--jobs", "2"]
    assert "not by both" in refused(words, capsys)


@pytest.mark.slow
@pytest.mark.parametrize("workers", [2, 8])
def test_a_real_cluster_whose_worker_is_killed_plays_the_same_matches(
    workers: int, capsys: pytest.CaptureFixture[str]
) -> None:
    distributed = pytest.importorskip("distributed", reason="needs the extra 'cluster'")
    words = ["simulate", "bunny_kingdom", "--agents", "greedy", "--games", "40", "--json"]
    alone = digest(words, capsys)
    with distributed.LocalCluster(
        n_workers=workers, threads_per_worker=1, dashboard_address=None
    ) as found:
        first = next(iter(found.workers.values()))
        found.loop.call_later(1.0, first.process.process.kill)
        assert digest([*words, "--cluster", found.scheduler_address], capsys) == alone


@pytest.mark.parametrize("odd", ["h:²", "a" * 80 + ":8786", "h:99999999999", "", "\x00:1"])
def test_an_odd_address_gets_a_sentence(odd: str) -> None:
    with pytest.raises(TabletopError, match="cluster"):
        cluster._reached(f"tcp://{odd}")
