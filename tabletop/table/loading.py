"""Loader: does work beside the frame, one piece after the other, in the order it came.

Sounds are decoded there: a slow disk or a long piece of music never holds up a picture. Decoding
lets other threads run, so the frame hardly notices.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from queue import SimpleQueue

log = logging.getLogger(__name__)

Work = Callable[[], object]


class Loader:
    """One thread that is started with the first piece of work and ended by `close`."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._queue: SimpleQueue[Work | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._closed = False

    def do(self, work: Work) -> None:
        """Has it done soon. What it raises is logged; after `close` nothing more is done."""
        if self._closed:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
            self._thread.start()
        self._queue.put(work)

    def wait(self, seconds: float = 10.0) -> bool:
        """Waits until all that was asked for up to now is done; False when it takes longer."""
        done = threading.Event()
        if self._thread is None or self._closed:
            return True
        self._queue.put(done.set)
        return done.wait(seconds)

    def close(self) -> None:
        """Finishes the piece at hand, drops the rest and ends the thread."""
        self._closed = True
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join()
            self._thread = None

    def _run(self) -> None:
        while (work := self._queue.get()) is not None:
            if self._closed:
                return
            try:
                work()
            except Exception:
                log.exception("a sound could not be made ready")
