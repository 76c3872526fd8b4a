"""Fixtures of the session's tests: the tiny game at hand, and a library in a fresh folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop.core import registry
from tabletop.session.library import Library
from tests.session.support import Clock
from tests.tiny import GAME as TINY


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._added, TINY.info.key, TINY)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "library.sqlite3"


@pytest.fixture
def library(path: Path) -> Iterator[Library]:
    opened = Library(path, clock=Clock(), patience=0.1)
    yield opened
    opened.close()
