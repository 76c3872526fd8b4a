"""Work beside the frame is done in order, outlives what fails, and ends when told."""

from __future__ import annotations

import logging
import threading
from functools import partial

import pytest

from tabletop.table.loading import Loader


def test_work_is_done_in_order_on_another_thread() -> None:
    loader = Loader("test")
    done: list[tuple[int, bool]] = []
    here = threading.get_ident()

    def note(number: int) -> None:
        done.append((number, threading.get_ident() != here))

    for number in range(20):
        loader.do(partial(note, number))
    assert loader.wait()
    assert done == [(number, True) for number in range(20)]
    loader.close()


def test_what_fails_is_logged_and_the_rest_is_done(caplog: pytest.LogCaptureFixture) -> None:
    loader = Loader("test")
    done: list[int] = []
    with caplog.at_level(logging.ERROR):
        loader.do(lambda: 1 // 0)
        loader.do(lambda: done.append(1))
        assert loader.wait()
    assert done == [1] and len(caplog.records) == 1
    loader.close()


def test_closing_drops_what_was_not_begun_and_ends_the_thread() -> None:
    loader = Loader("test")
    begun, go_on = threading.Event(), threading.Event()
    done: list[int] = []

    def wait() -> None:
        begun.set()
        go_on.wait(5)

    loader.do(wait)
    loader.do(lambda: done.append(1))
    begun.wait(5)
    closing = threading.Thread(target=loader.close)
    closing.start()
    while not loader._closed:
        pass
    go_on.set()
    closing.join(5)
    assert not closing.is_alive() and done == []
    loader.do(lambda: done.append(2))
    assert loader.wait() and done == []
