"""`tabletop lab test GAME`: which tests it runs, and what it says where there are none."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tabletop.cli import main
from tabletop.lab.commands import test as command
from tests.cli.helpers import GAME, refused


@pytest.mark.parametrize("flags", [[], ["--rules"]])
def test_the_games_own_tests_and_the_contract_are_run(
    flags: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def run(words: list[str], cwd: Path) -> subprocess.CompletedProcess[bytes]:
        asked.extend(words)
        return subprocess.CompletedProcess(words, 1)

    monkeypatch.setattr("tabletop.lab.commands.test.subprocess.run", run)
    assert main(["lab", "test", GAME, *flags]) == 1
    folders = [Path(word) for word in asked if "/tests/" in Path(word).as_posix()]
    assert all(folder.exists() for folder in folders)
    assert {folder.name for folder in folders} >= {GAME, "contract", "pictures"}
    assert ("not drawn" in asked) == bool(flags)


def test_without_a_checkout_or_a_game_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "bounce_bunny_bounce" in refused(["lab", "test", "bounce"], capsys)
    monkeypatch.setattr(command, "ROOT", tmp_path)
    assert "they lie in a checkout's 'tests'" in refused(["lab", "test", GAME], capsys)
