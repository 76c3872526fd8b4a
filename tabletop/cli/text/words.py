"""The messages of the terminal, and what the games' messages tell there in place of keys."""

from __future__ import annotations

import logging
import re
from functools import cache
from pathlib import Path
from typing import Final

from tabletop.words.books import book, in_english, language, own_folder, said

log = logging.getLogger(__name__)

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
    return _stems(drawn, language(), own_folder()).search(words) is not None


@cache
def _stems(drawn: bool, code: str, own: Path | None) -> re.Pattern[str]:
    """The pattern of such words in a language; in English where somebody's own is no pattern."""
    messages = [BOOK.message(key) for key in ("pointing-words", "drawn-words")[: 1 + drawn]]
    for told in (said, in_english):
        try:
            return re.compile(rf"\b(?:{'|'.join(map(told, messages))})\b")
        except re.error as error:
            log.warning("Words of %s that are about pictures are no pattern: %s", code, error)
    return re.compile(r"(?!)")
