"""The one gate for text from outside: typed by somebody, or read from a file, a table, a record.

What may stand in a name, what is taken out of a sentence, and how much of it is shown. How letters
are drawn is the art's business.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

LONGEST_SENTENCE: Final = 600
QUOTED: Final = 40
"""Letters of a foreign word that a sentence repeats."""

_CONTROLS: Final = frozenset(("Cc", "Cs", "Zl", "Zp"))
_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff")
"""They turn round, or hide, the writing beside them. Joiners of Persian, Hindi and emoji do not."""

_APART: Final = "\u2068\u2069"
_SET_APART: Final = re.compile(f"([^{_APART}]*{_APART[0]}[^{_APART}]*{_APART[1]})*[^{_APART}]*")

_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters by their class that nobody can see."""


def bears(letter: str) -> bool:
    """Returns True if a letter may stand in a text of somebody else's: all that are no command.

    Letters newer than this Python are letters like others: a name typed elsewhere stays readable.
    """
    return unicodedata.category(letter) not in _CONTROLS and letter not in _TURNING


def clean(text: str, most: int = LONGEST_SENTENCE) -> str:
    """`text` as one line that screens and terminals can show: no commands in it, and cut. Names
    that a sentence sets apart stay so."""
    if len(text) > most:
        text = text[: most - 1] + "…"
    if text.isprintable():
        return text
    kept = _APART if _SET_APART.fullmatch(text) else ""
    return "".join(
        letter if bears(letter) or letter in kept else " " if letter.isspace() else "?"
        for letter in text
    )


def quoted(value: object) -> str:
    """A foreign value as a sentence may repeat it, in quotes."""
    return f"'{clean(str(value), QUOTED)}'"


def clean_lines(text: str) -> str:
    """A text of several lines, each cleaned and none cut; the lines stay the lines they are."""
    return "\n".join(clean(line, len(line)) for line in re.split("\r\n|[\r\n]", text))


def name_from(text: str, longest: int) -> str:
    """Makes a name of what was typed or read: no commands, single spaces, at most `longest`
    letters.

    "" when nothing in it can be seen. What comes out goes in again unchanged, so whatever may be
    typed may also be read.
    """
    kept = "".join(letter for letter in text if letter.isspace() or bears(letter))
    name = " ".join(kept.split())[:longest].strip()
    return name if any(_seen(letter) for letter in name) else ""


def drawable(text: str) -> str:
    """Returns the text with a space for each kind of blank, and without commands."""
    if text.isprintable():
        return text
    return "".join(
        " " if letter.isspace() else letter
        for letter in text
        if letter.isspace() or unicodedata.category(letter) not in ("Cc", "Cs")
    )


def _seen(letter: str) -> bool:
    return unicodedata.category(letter)[0] not in "MZ" and (
        unicodedata.category(letter) != "Cf" and letter not in _BLANK
    )
