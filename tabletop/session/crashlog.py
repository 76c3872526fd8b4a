"""The program's log file: what went wrong, for whoever is asked for help.

What a player is told goes through sentences on the screen, never through here.
"""

from __future__ import annotations

import faulthandler
import logging
import sys
import threading
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import TextIO

from tabletop.core.errors import explained

SIZE = 512 * 1024
OLDER = 3
"""Files of SIZE bytes that are kept beside the newest."""

log = logging.getLogger("tabletop")


class CrashLog:
    """The open log file. `close` gives everything back as it was found."""

    def __init__(self, path: Path) -> None:
        """Opens the log at `path`; see `problem` for whether that worked."""
        self.path = path
        self.problem = ""
        """One sentence when there is no log file, else ""."""
        self._handler: logging.Handler | None = None
        self._faults: TextIO | None = None
        self._faults_before = faulthandler.is_enabled()
        self._excepthook = sys.excepthook
        self._threadhook = threading.excepthook
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            handler = RotatingFileHandler(path, maxBytes=SIZE, backupCount=OLDER, encoding="utf-8")
            self._faults = path.with_name("faults.log").open("w", encoding="utf-8")
        except OSError as error:
            self.problem = explained("no-log", path=path, why=error)
            return
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        log.addHandler(handler)
        log.setLevel(logging.INFO)
        self._handler = handler
        faulthandler.enable(self._faults)
        sys.excepthook = self._uncaught
        threading.excepthook = self._uncaught_in_thread

    def close(self) -> None:
        """Ends the log. May be called twice."""
        if self._handler is not None:
            sys.excepthook, threading.excepthook = self._excepthook, self._threadhook
            log.removeHandler(self._handler)
            self._handler.close()
            self._handler = None
        if self._faults is not None:
            faulthandler.disable()
            if self._faults_before and sys.__stderr__ is not None:
                faulthandler.enable(sys.__stderr__)
            self._faults.close()
            self._faults = None

    def failed(self, error: BaseException) -> None:
        """Writes down what ended the program, and tells the user in one line where."""
        log.critical("The program failed", exc_info=error)
        why = Exception((str(error) or type(error).__name__).rstrip("."))
        print(explained("failed", why=why, path=self.path), file=sys.stderr)

    def _uncaught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._excepthook(kind, error, trace)
        else:
            self.failed(error)

    def _uncaught_in_thread(self, failure: threading.ExceptHookArgs) -> None:
        if failure.exc_value is not None:
            trace = (failure.exc_type, failure.exc_value, failure.exc_traceback)
            log.critical("A thread failed", exc_info=trace)
