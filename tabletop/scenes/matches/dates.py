"""Dates in words: when a match was last played. Draws nothing."""

from __future__ import annotations

import time
from typing import Final

from tabletop.words import noun
from tabletop.words.books import book

say: Final = book("matches").say


def when(seconds: float) -> str:
    """The date in words that sort themselves: "today, 14:05", else "3 May 2026"."""
    then, now = time.localtime(seconds), time.localtime()
    if (then.tm_year, then.tm_yday) == (now.tm_year, now.tm_yday):
        return say("today", time=f"{then.tm_hour}:{then.tm_min:02}")
    month = noun("month", str(then.tm_mon))
    return say("date", day=then.tm_mday, month=month, year=str(then.tm_year))
