"""The life of a child process that answers what it is sent; what is asked, its own module says.

The handle in the parent is `process`.
"""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

GONE = (EOFError, BrokenPipeError, ConnectionResetError)
"""What is raised when the other end of the pipe is closed."""


def _nothing() -> None:
    """Most children have nothing to do first."""


def serve(
    connection: Connection,
    niceness: int,
    work: Callable[[Any], object],
    begin: Callable[[], object] = _nothing,
) -> None:
    """The child's whole life: does `work` with each message until the other end is closed.

    Args:
        niceness: by how much it stands back behind the window and the sound on a busy machine.
        begin: done once, before the first message is awaited.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(niceness)
    with contextlib.suppress(*GONE):
        begin()
        while True:
            work(connection.recv())


def answer(
    connection: Connection, find: Callable[[], object], broke: Callable[[str], object]
) -> None:
    """Sends what `find` comes to, None left out; what it raises is sent as `broke` tells it, and
    the child goes on."""
    try:
        found = find()
    except GONE:
        raise
    except Exception as problem:  # what a game gives may fail in any way
        found = broke(f"{type(problem).__name__}: {problem}")
    if found is not None:
        connection.send(found)
