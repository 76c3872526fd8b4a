"""Lint and types, run once beside the whole suite: ruff and mypy as programs of their own.

They are no tests, so that a run of some tests waits for neither. What they find is printed below
the tests and fails the run.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from _pytest.terminal import TerminalReporter

TOOLS: Final = {"ruff": ("ruff", "check", "--quiet", "."), "mypy": ("mypy",)}


class Checks:
    """The running tools of one run of the suite, as a plugin."""

    def __init__(self, top: Path) -> None:
        self._top = top
        self._running: dict[str, subprocess.Popen[str]] = {}
        self._found: dict[str, str] = {}

    @staticmethod
    def wanted(config: pytest.Config) -> bool:
        """True in the process that runs the whole suite, not in its workers."""
        option = config.option
        return (
            not hasattr(config, "workerinput")
            and config.args_source is pytest.Config.ArgsSource.TESTPATHS
            and option.markexpr == "not slow"
            and not (option.keyword or option.collectonly)
        )

    def pytest_sessionstart(self) -> None:
        """Starts the tools."""
        for name, words in TOOLS.items():
            self._running[name] = subprocess.Popen(
                [sys.executable, "-m", *words], cwd=self._top,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8",
            )  # fmt: skip

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Waits for the tools; what one of them finds fails a run that was sound."""
        for name, tool in self._running.items():
            text, _ = tool.communicate()
            if tool.returncode:
                self._found[name] = text
        if self._found and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: TerminalReporter) -> None:
        """Prints what the tools found."""
        for name in TOOLS:
            found = self._found.get(name)
            terminalreporter.write_line(f"{name}: {'finds nothing' if found is None else ''}")
            if found is not None:
                terminalreporter.write(found)
