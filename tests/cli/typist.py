"""A player of lines: reads what the terminal shows, and types numbers or words."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

from tabletop.cli.text.console import Console
from tabletop.cli.text.start import run
from tabletop.session.seats import parse_seats

NUMBERED = re.compile(r" *(\d+)  (\S.*)$")

Typist = Callable[[str], str | None]
"""Gets what was shown since the last answer, and gives the next line; None = the input ends."""


class Screen(io.StringIO):
    """What was shown, and what of it is new."""

    def __init__(self) -> None:
        super().__init__()
        self._read = 0

    def fresh(self) -> str:
        shown = self.getvalue()[self._read :]
        self._read += len(shown)
        return shown


class Keyboard(io.StringIO):
    """Types what the typist says to what the screen shows."""

    def __init__(self, screen: Screen, typist: Typist) -> None:
        super().__init__()
        self._screen, self._typist = screen, typist

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # text, not bytes
        line = self._typist(self._screen.fresh())
        return "" if line is None else f"{line}\n"


def offered(shown: str) -> list[str]:
    """The words of the choices in the last list that was shown."""
    return list(numbered(shown).values())


def numbered(shown: str) -> dict[int, str]:
    """The choices in the last list that was shown, by their numbers."""
    found: dict[int, str] = {}
    inside = False
    for line in shown.split("\n"):
        fits = NUMBERED.match(line)
        if fits is not None:
            found = found if inside else {}
            found[int(fits[1])] = fits[2]
        inside = fits is not None
    return found


def at_random(seed: int, say: Callable[[str], object] = len) -> Typist:
    """Types some number of each list, Enter where there is none."""
    luck = Random(seed)

    def typed(shown: str) -> str | None:
        say(shown)
        found = list(numbered(shown))
        if "Type open, " in shown[-60:]:
            return "open"
        return str(found[luck.randrange(len(found))]) if found else ""

    return typed


def script(*lines: str) -> Typist:
    """Types these lines, then the input ends."""
    left: Iterator[str] = iter(lines)
    return lambda shown: next(left, None)


def play(
    folder: Path, typist: Typist, game: str = "", seats: str = "human,ai:easy", seed: str = "3",
    match: int | None = None, options: dict[str, object] | None = None,
) -> str:  # fmt: skip
    """Plays in a terminal that is none; returns all that it showed."""
    screen = Screen()
    console = Console(Keyboard(screen, typist), screen)
    run(
        folder, game=game, seats=parse_seats(seats) if match is None else (), seed=seed,
        options=options, match=match, console=console, mode="inline",
    )  # fmt: skip
    return screen.getvalue()


def texts(shown: str, words: Sequence[str]) -> list[str]:
    """Those of the words that were not shown."""
    return [word for word in words if word not in shown]
