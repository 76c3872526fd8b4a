"""Tells in words the time at which a match was last played. Nothing is drawn here."""

from __future__ import annotations

import time


def when(seconds: float) -> str:
    """The date in words that sort themselves: "today, 14:05", else "3 May 2026"."""
    then, now = time.localtime(seconds), time.localtime()
    if (then.tm_year, then.tm_yday) == (now.tm_year, now.tm_yday):
        return f"today, {then.tm_hour}:{then.tm_min:02}"
    return f"{then.tm_mday} {time.strftime('%B', then)} {then.tm_year}"
