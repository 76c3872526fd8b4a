"""Folders: the platform's, or one of the user's choice."""

from __future__ import annotations

from pathlib import Path

from tabletop.session.paths import VARIABLE, folders


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


def test_a_relative_folder_is_where_the_program_was_started(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert folders("here", {}).data == tmp_path / "here"


def test_asking_makes_no_folder(tmp_path: Path) -> None:
    folders(tmp_path / "new", {})
    assert not (tmp_path / "new").exists()
