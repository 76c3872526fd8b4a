"""The words of set-up, and of the seats of a match. Draws nothing."""

from __future__ import annotations

from typing import Final

from tabletop.words.books import book

say: Final = book("setup").say
