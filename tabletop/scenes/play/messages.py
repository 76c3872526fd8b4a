"""The messages of the play screen."""

from __future__ import annotations

from typing import Final

from tabletop.words.books import book

say: Final = book("play").say


def closer_of(what: str) -> str:
    """Returns the tooltip of something that can be looked at closer."""
    return say("closer.of", what=what)
