"""The worker process as its parent holds it: started, talked to, ended. Nothing here waits long.

What is said over the pipe is defined in `worker` and `asking`.
"""

from __future__ import annotations

import contextlib
import multiprocessing
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection

from tabletop.ai.worker import serve

CLOSE_SECONDS = 0.5
"""How long a child may take to go by itself when its pipe is closed, before it is killed."""


class WorkerProcess:
    """One spawned child.

    Attributes:
        ready: it has reported that it listens.
        knows: packages of the games whose rules and agents it has loaded.
    """

    def __init__(self, target: Callable[[Connection], None] = serve) -> None:
        """Starts the child; the operating system may refuse with an OSError."""
        context = multiprocessing.get_context("spawn")
        self._connection, childs_end = context.Pipe()
        self._process = context.Process(
            target=target, args=(childs_end,), name="tabletop-agent", daemon=True
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
        """What has arrived, without waiting."""
        with contextlib.suppress(EOFError, OSError):
            while self._connection.poll():
                yield self._connection.recv()

    def alive(self) -> bool:
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
