"""A killed program loses nothing it had shown, and leaves nothing half-written."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="killing players needs os.fork")


def kill(count: int, folder: Path) -> dict[str, int]:
    """Runs the killing in a process of its own, which has no threads when it forks."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.session.kills", "--kills", str(count), "--dir", str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    counted: dict[str, int] = json.loads(done.stdout)
    return counted


def test_20_kills_in_mid_match_lose_nothing(tmp_path: Path) -> None:
    counted = kill(20, tmp_path)
    assert counted["kills"] == 20 and counted["acknowledged"] > 20


@pytest.mark.slow
def test_10000_kills_in_mid_match_lose_nothing(tmp_path: Path) -> None:
    """pytest -m slow tests/session/test_kills.py; TABLETOP_KILLS sets another number."""
    count = int(os.environ.get("TABLETOP_KILLS", "10000"))
    assert kill(count, tmp_path)["kills"] == count
