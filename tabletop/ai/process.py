"""Child processes: how a parent starts, talks to and ends one, and the loop that one runs.

`service` says what is sent over the pipe. Nothing here waits long.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from typing import Any

CLOSE_SECONDS = 0.5
"""Seconds that a child may take to go by itself when its pipe is closed, before it is killed."""

GONE = (EOFError, BrokenPipeError, ConnectionResetError)
"""Errors that are raised when the other end of the pipe is closed."""


class WorkerProcess:
    """One spawned child.

    Attributes:
        ready: it has reported that it listens.
        knows: packages of the games that it has loaded.
    """

    def __init__(self, target: Callable[[Connection], None]) -> None:
        """Starts the child; the operating system may refuse with an OSError."""
        context = multiprocessing.get_context("spawn")
        self._connection, childs_end = context.Pipe()
        self._process = context.Process(
            target=target, args=(childs_end,), name="tabletop-worker", daemon=True
        )
        try:
            self._process.start()
        except BaseException:
            self._connection.close()
            raise
        finally:
            childs_end.close()
        self.ready = False
        self.knows: set[str] = set()

    @property
    def process(self) -> int | None:
        """The child's process number."""
        return self._process.pid

    def send(self, message: object) -> None:
        """Sends, or does nothing when the child is gone: `alive` will tell."""
        with contextlib.suppress(OSError):
            self._connection.send(message)

    def messages(self) -> Iterator[object]:
        """Gives what has arrived, without waiting."""
        with contextlib.suppress(EOFError, OSError):
            while self._connection.poll():
                yield self._connection.recv()

    def alive(self) -> bool:
        """Returns True if the child still runs."""
        return self._process.is_alive()

    def kill(self) -> None:
        """Ends the child at once."""
        self._connection.close()
        if self._process.is_alive():
            self._process.kill()
        self._process.join(CLOSE_SECONDS)

    def close(self) -> None:
        """Lets the child go by itself, and kills it when it does not."""
        self._connection.close()
        self._process.join(CLOSE_SECONDS)
        self.kill()


def serve(
    connection: Connection,
    niceness: int,
    work: Callable[[Any], object],
    begin: Callable[[], object],
) -> None:
    """Main loop of a child: does `work` with each message until the other end is closed.

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
