"""Says in the settings that no screen reader can be reached."""

from __future__ import annotations

from importlib.util import find_spec


def missing() -> bool:
    """Returns True if the library for screen readers, accesskit, is not installed."""
    try:
        return find_spec("accesskit") is None
    except (ImportError, ValueError):
        return True
