"""Memory that large pictures leave behind goes back to the system, where that has to be asked for.

The C library of Linux keeps what was freed for later; after a few windows of different sizes that
would be several times what is in use.
"""

from __future__ import annotations

import sys


def give_back() -> bool:
    """Hands back what is free; False where the system does so by itself, or cannot be asked."""
    if not sys.platform.startswith("linux"):
        return False
    import ctypes  # takes its time, and the menu can do without

    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):
        return False
    trim(0)
    return True
