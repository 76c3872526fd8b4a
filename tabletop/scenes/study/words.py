"""The messages of looking back."""

from __future__ import annotations

from typing import Final

from tabletop.session.running import Running
from tabletop.words import Noun, noun
from tabletop.words.books import book

say: Final = book("study").say


def at(running: Running, turn: int) -> Noun:
    """Names a turn of a match, or a round in games that are told in rounds."""
    return noun("part", running.match.game.info.part, n=turn)
