"""Words of Killer Bunnies: its messages, and the modules that tell them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final

from tabletop.games.killer_bunnies.game import BOOK
from tabletop.words import Message
from tabletop.words.books import book, said

say: Final = book(BOOK).say
tell: Final = book(BOOK).tell
message: Final = book(BOOK).message

Notes = list[Message]
"""Remarks that stand beside each other."""


def folded(key: str, notes: Sequence[Message]) -> Message:
    """Returns remarks as one; the message `key` joins two of them."""
    return reduce(lambda first, last: message(key, first=first, last=last), notes)


def together(key: str, notes: Sequence[Message], names: Sequence[str] = ()) -> str:
    """Returns remarks as one text; the message `key` joins two of them."""
    return said(folded(key, notes), names) if notes else ""
