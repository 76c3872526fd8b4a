"""Says in the settings why no screen reader can be reached."""

from __future__ import annotations

from importlib.util import find_spec

MISSING = "The library for screen readers, accesskit, is not installed: nothing is told to one."


def problem() -> str:
    """Returns why no screen reader can be reached; "" if one can."""
    try:
        return "" if find_spec("accesskit") is not None else MISSING
    except (ImportError, ValueError):
        return MISSING
