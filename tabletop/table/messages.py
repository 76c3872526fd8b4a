"""The messages of the tables' kit."""

from __future__ import annotations

from typing import Final

from tabletop.words.books import book

say: Final = book("table").say
