"""The messages of the terminal, and what the games' messages tell there in place of keys."""

from __future__ import annotations

import re
from typing import Final

from tabletop.words.books import book

BOOK: Final = book("terminal")
say: Final = BOOK.say

_TYPED: Final = {"take": "Enter", "go_on": "Enter", "back": "undo"}


def typed(command: str, style: str = "") -> str:
    """Returns the word that does in the terminal what a key does in the window; nothing in
    brackets after a label."""
    return "" if style == "aside" else _TYPED.get(command, command)


def for_eyes(words: str, drawn: bool = False) -> bool:
    """Returns True if the words are about mouse, keys or pictures, or `drawn`, about what is
    drawn."""
    stems = say("pointing-words") + (f"|{say('drawn-words')}" if drawn else "")
    return re.search(rf"\b(?:{stems})\b", words) is not None
