"""Folders of settings, saved matches and logs on this machine. Nothing is read or written here."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import platformdirs

from tabletop.core.errors import TabletopError, explain

APP = "bunny-tabletop"
VARIABLE = "TABLETOP_DATA_DIR"
"""Environment variable that puts everything into one folder, as `--data-dir` does."""


class NoFolder(TabletopError):
    """Nobody says where this user's files lie; the text says what to do."""


class Folders(NamedTuple):
    """The three folders the program writes to. They need not exist yet."""

    config: Path
    data: Path
    log: Path

    @property
    def settings(self) -> Path:
        return self.config / "settings.toml"

    @property
    def library(self) -> Path:
        return self.data / "library.sqlite3"

    @property
    def words(self) -> Path:
        return self.data / "words"

    @property
    def logfile(self) -> Path:
        return self.log / "tabletop.log"


def folders(
    data_dir: str | Path | None = None, environ: Mapping[str, str] | None = None
) -> Folders:
    """The folders to use: below `data_dir`, else below $TABLETOP_DATA_DIR, else the platform's.

    Raises:
        NoFolder: the system names none for this user.
    """
    chosen = data_dir or (os.environ if environ is None else environ).get(VARIABLE, "")
    if chosen:
        root = Path(os.path.expanduser(chosen)).absolute()
        return Folders(root, root, root / "log")
    try:
        found = Folders(
            platformdirs.user_config_path(APP, appauthor=False),
            platformdirs.user_data_path(APP, appauthor=False),
            platformdirs.user_log_path(APP, appauthor=False),
        )
    except (KeyError, RuntimeError):
        found = None
    if found is None or not all(folder.is_absolute() for folder in found):
        raise NoFolder(explain("no-home", variable=VARIABLE))
    return found
