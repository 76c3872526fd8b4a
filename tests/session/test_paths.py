"""Folders: the platform's, or one of the user's choice."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop.session.paths import VARIABLE, folders
from tests.conftest import ROOT


def test_one_folder_for_everything_when_asked_for(tmp_path: Path) -> None:
    for chosen in (folders(tmp_path, {}), folders(None, {VARIABLE: str(tmp_path)})):
        assert chosen.library == tmp_path / "library.sqlite3"
        assert chosen.settings == tmp_path / "settings.toml"
        assert chosen.logfile == tmp_path / "log" / "tabletop.log"


def test_the_command_line_comes_before_the_environment(tmp_path: Path) -> None:
    assert folders(tmp_path / "a", {VARIABLE: str(tmp_path / "b")}).data == tmp_path / "a"


def test_otherwise_the_platforms_folders_named_after_the_program() -> None:
    found = folders(None, {})
    assert all("bunny-tabletop" in str(folder) for folder in found)
    assert found.library.is_absolute() and found.settings.is_absolute()


def test_a_relative_folder_is_where_the_program_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert folders("here", {}).data == tmp_path / "here"


@pytest.mark.skipif(os.name != "posix", reason="users without an entry are POSIX's")
def test_a_user_without_a_home_is_told_what_to_do() -> None:
    code = (
        "import os, sys\nfrom tabletop.cli import main\nimport tabletop.session.paths\n"
        "import tabletop.cli.parsing, tabletop.cli.saved, tabletop.cli.export_match\n"
        "for name in list(os.environ):\n"
        "    if name == 'HOME' or name.startswith(('XDG', 'TABLETOP')): del os.environ[name]\n"
        "import pwd; pwd.getpwuid = lambda uid: {}[uid]\n"
        "sys.exit(main(['export', '1', 'x.jsonl']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2 and "--data-dir" in done.stderr
    assert "Traceback" not in done.stderr and done.stderr.count("\n") == 1


def test_asking_makes_no_folder(tmp_path: Path) -> None:
    folders(tmp_path / "new", {})
    assert not (tmp_path / "new").exists()
