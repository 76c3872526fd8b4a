"""The seats of a match: people and computer players, their names and figures.

How a figure looks is the art's business, how a level thinks the agents'.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple
from unicodedata import normalize

from tabletop.ai.levels import AGENTS
from tabletop.core.errors import BadOption, explain
from tabletop.core.letters import name_from

Kind = Literal["human", "ai"]

FIGURES = 6
PEOPLE = ("Poppy", "Cornflower", "Sunflower", "Fern", "Violet", "Hollyhock")
"""Names of people who give none, by figure."""

RABBITS = ("Clover", "Bramble", "Tansy", "Juniper", "Sorrel", "Thistle")
"""Names of computer rabbits, by figure."""

LONGEST_NAME = 24
MOST_PAST = 1_000
"""So many sitters of one place are read at most."""


UNNAMED: Final = explain("seat-name", n=LONGEST_NAME)


class Seat(NamedTuple):
    """One place at the table.

    Attributes:
        kind: a person at this screen, or a computer rabbit.
        name: as plates and log show it.
        level: one of AGENTS for a computer rabbit, "" for a person.
        figure: which of the six rabbits it is, 0 to 5.
        past: who played the place before in this match, each up to a log entry, first to last.
    """

    kind: Kind
    name: str
    level: str = ""
    figure: int = 0
    past: tuple[tuple[int, Seat], ...] = ()

    @property
    def human(self) -> bool:
        return self.kind == "human"

    @property
    def unnamed(self) -> str:
        """Returns the name of whoever gives none: that of the figure."""
        return (PEOPLE if self.human else RABBITS)[self.figure]

    @property
    def guest(self) -> bool:
        """Returns True for a person who gave no name."""
        return self.human and self.name == self.unnamed

    @property
    def sitters(self) -> tuple[Seat, ...]:
        """Everybody who played the place, first to last."""
        return (*(seat for _, seat in self.past), self._replace(past=()))

    def until(self, ply: int) -> Seat:
        """Returns the place as it is when the match goes on from log entry `ply`: who came after
        it has played nothing."""
        starts = (0, *(end for end, _ in self.past))
        begun = [each for each, start in zip(self.past, starts) if start < ply]
        return self._replace(past=tuple((min(end, ply), seat) for end, seat in begun))

    def as_person(self) -> Seat:
        """Returns the seat, under its name, as a person's."""
        return self._replace(kind="human", level="")

    def renamed(self, name: str) -> Seat:
        """Returns the place with another name for whoever plays it, earlier on too."""
        past = tuple(
            (end, seat._replace(name=name) if seat.name == self.name else seat)
            for end, seat in self.past
        )
        return self._replace(name=name, past=past)

    def taken_over(self, sitter: Seat, ply: int, played: bool) -> Seat:
        """Returns the place with somebody else who plays on from log entry `ply`.

        Somebody who returns before anybody else has played there never left.

        Args:
            played: whether the last one has made a choice.
        """
        past = self.until(ply).past
        if played:
            past = (*past, (ply, self._replace(past=())))
        if past and past[-1][1] == sitter:
            past = past[:-1]
        return sitter._replace(past=past)


class Person(NamedTuple):
    """A person; their name is the key under which they are kept.

    Attributes:
        figure: the rabbit they play, with its colour.
        coach, hints, tutor, scale: their own value of that setting; None = the program's.
    """

    figure: int = 0
    coach: bool | None = None
    hints: bool | None = None
    tutor: int | None = None
    scale: int | None = None

    def own(self) -> dict[str, Any]:
        """Returns the settings that are this person's own."""
        found = self._asdict()
        del found["figure"]
        return {name: value for name, value in found.items() if value is not None}


def human(name: str = "", figure: int = 0) -> Seat:
    """A person's seat; a name that nobody can see becomes the figure's own."""
    return Seat("human", name_from(name, LONGEST_NAME) or PEOPLE[figure], "", figure)


def rabbit(level: str = "normal", figure: int = 1, name: str = "") -> Seat:
    """A computer rabbit's seat; its name as `human`'s."""
    return Seat("ai", name_from(name, LONGEST_NAME) or RABBITS[figure], level, figure)


def seat_from(data: object) -> Seat:
    """The seat that `data` (a mapping with Seat's fields, from a file) describes.

    Its name is read by the rule by which names are typed (`name_from`).

    Raises:
        BadOption: it describes none.
    """
    if not isinstance(data, Mapping):
        raise BadOption(explain("seat-parts"))
    kind, name = data.get("kind"), data.get("name")
    level, figure = data.get("level", ""), data.get("figure", 0)
    if kind not in ("human", "ai"):
        raise BadOption(explain("seat-kind", kind=str(kind)))
    shown = name_from(name, LONGEST_NAME) if isinstance(name, str) else ""
    if not shown:
        raise BadOption(UNNAMED)
    if not isinstance(figure, int) or isinstance(figure, bool) or not 0 <= figure < FIGURES:
        raise BadOption(explain("seat-figure", n=FIGURES - 1))
    if kind == "ai" and level not in AGENTS:
        raise BadOption(explain("no-level", name=str(level), known=tuple(AGENTS)))
    level = level if kind == "ai" else ""
    return Seat("human" if kind == "human" else "ai", shown, level, figure, _past_from(data))


def _past_from(data: Mapping[Any, Any]) -> tuple[tuple[int, Seat], ...]:
    """Returns who played the place before. Raises BadOption as `seat_from`."""
    rows = data.get("past", [])
    if not isinstance(rows, list) or len(rows) > MOST_PAST:
        raise BadOption(explain("seat-past", n=MOST_PAST))
    found: list[tuple[int, Seat]] = []
    for row in rows:
        end = row.get("until") if isinstance(row, Mapping) else None
        if not isinstance(end, int) or end <= (found[-1][0] if found else 0):
            raise BadOption(explain("seat-past.order"))
        found.append((end, seat_from(row)._replace(past=())))
    return tuple(found)


def seats_from(data: Iterable[object]) -> tuple[Seat, ...]:
    """Seats from a file, each checked. Raises BadOption as `seat_from`."""
    return tuple(seat_from(item) for item in data)


def seat_data(seat: Seat) -> dict[str, Any]:
    """The seat as plain data for records and settings; `seat_from` reads it."""
    data = seat._replace(past=())._asdict()
    del data["past"]
    if seat.past:
        data["past"] = [{**seat_data(before), "until": end} for end, before in seat.past]
    return data


def parse_seats(text: str) -> tuple[Seat, ...]:
    """Seats from a command line, "human,ai:hard"; "ai" alone is Normal, "human:Anna" has a name.

    Raises:
        BadOption: a word that names no seat; the text says what does.
    """
    seats: list[Seat] = []
    for figure, word in enumerate(text.split(",")):
        kind, _, rest = word.strip().partition(":")
        if figure >= FIGURES:
            raise BadOption(explain("most-seats", n=FIGURES))
        if kind not in ("human", "ai"):
            raise BadOption(explain("seat-words", words=word.strip()))
        if len(rest) > LONGEST_NAME:
            raise BadOption(UNNAMED)
        made = human(rest, figure) if kind == "human" else rabbit(rest or "normal", figure)
        seats.append(seat_from(seat_data(made)))
    return tuple(seats)


def only_person(seats: Sequence[Seat], place: int) -> list[Seat]:
    """Returns the seats, under their names, with a person at `place` and rabbits at all others."""
    rabbits = [seat._replace(kind="ai", level=seat.level or "easy") for seat in seats]
    return [*rabbits[:place], seats[place].as_person(), *rabbits[place + 1 :]]


def names(seats: Sequence[Seat]) -> tuple[str, ...]:
    return tuple(seat.name for seat in seats)


def names_at(seats: Sequence[Seat], ply: int) -> tuple[str, ...]:
    """Returns the names of those who played the places when log entry `ply` was made."""
    return tuple(next((s.name for end, s in seat.past if ply < end), seat.name) for seat in seats)


def same_name(names: Iterable[str], wanted: str) -> str | None:
    """Returns the name that reads like the wanted one, in upper or lower case, or None."""
    key = _plain(wanted)
    return next((name for name in names if _plain(name) == key), None)


def _plain(name: str) -> str:
    return normalize("NFC", normalize("NFC", name).casefold())
