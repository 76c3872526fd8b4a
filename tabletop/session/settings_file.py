"""The file of the settings while programs run: what each window changed is kept, nothing else."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from tabletop.session.settings import Settings, load_settings, save_settings
from tabletop.words import Message

BY_KEY = ("setups", "persons", "learnt")
"""Settings that are merged game by game and person by person."""


class SettingsFile:
    """The settings kept at a path. Another window may write there, too."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._before = Settings()

    def load(self) -> tuple[Settings, list[Message]]:
        """Reads them, as `load_settings` does."""
        settings, sentences = load_settings(self.path)
        self._before = deepcopy(settings)
        return settings, sentences

    def save(self, settings: Settings) -> str:
        """Writes what was changed since they were read or written here, over what lies there now.

        Returns:
            "" or one sentence on why they could not be kept.
        """
        kept = settings
        if self.path.exists():
            there, sentences = load_settings(self.path)
            if not sentences:
                kept = merged(self._before, settings, there)
        problem = save_settings(kept, self.path)
        if not problem:
            self._before = deepcopy(settings)
        return problem


def merged(before: Settings, own: Settings, there: Settings) -> Settings:
    """Returns `there` with what differs between `before` and `own` brought in."""
    changed: dict[str, Any] = {}
    for name in (field.name for field in fields(Settings)):
        old, new, other = (getattr(each, name) for each in (before, own, there))
        if name in BY_KEY:
            changed[name] = {**other, **{k: v for k, v in new.items() if old.get(k) != v}}
            for key in old.keys() - new.keys():
                changed[name].pop(key, None)
        elif old != new:
            changed[name] = new
    return replace(there, **changed)
