"""Kind: a row of a game's table of events: its name, piece and places, who sees it, its message.

The facts that a kind tells beside these are a named tuple of the game's `rules/events.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any

from tabletop.core.event import UNKNOWN, Event
from tabletop.words import Fact, Seat
from tabletop.words.books import book

Key = Callable[[int], str]
"""Makes the name of a piece or place from its number."""


class Kind(str):
    """A kind of event. Its text is its name, so that it equals `Event.kind`; called, it makes one.

    Attributes:
        name: its text, as events have it.
        piece, origin, target: make the names of these from numbers; None where there are none.
        secret: only the seat of the event sees its face and detail.
        private: only the seat of the event learns of it at all.
        message: the identifier of its line of the log; "" when it has none.
    """

    name: str
    piece: Key | None
    origin: Key | None
    target: Key | None
    secret: bool
    private: bool
    message: str

    def __new__(
        cls,
        name: str,
        *,
        piece: Key | None = None,
        origin: Key | None = None,
        target: Key | None = None,
        secret: bool = False,
        private: bool = False,
        told: bool = True,
    ) -> Kind:
        self = super().__new__(cls, name)
        self.name = name
        self.piece, self.origin, self.target = piece, origin, target
        self.secret, self.private = secret or private, private
        self.message = name.replace("_", "-") if told else ""
        return self

    def __call__(
        self,
        player: int = -1,
        *,
        piece: int | str | None = None,
        origin: int | str | None = None,
        target: int | str | None = None,
        face: int = UNKNOWN,
        amount: int = 0,
        detail: tuple[Any, ...] = (),
        witnesses: tuple[int, ...] | None = (),
    ) -> Event:
        """An event of this kind. A piece or place whose number is not given is the player's own;
        a text is its name already.

        Args:
            witnesses: the seats that see face and detail, None for all; () as the row says.
        """
        if not witnesses and witnesses is not None:
            witnesses = (player,) if self.secret else None
        return Event(
            self.name,
            player,
            _key(self.piece, piece, player),
            _key(self.origin, origin, player),
            _key(self.target, target, player),
            face,
            amount,
            detail,
            witnesses,
            self.private,
        )


def _key(make: Key | None, number: int | str | None, player: int) -> str:
    if isinstance(number, str):
        return number
    return "" if make is None else make(player if number is None else number)


FactOf = Callable[[Event], Fact]
"""Reads a fact from an event."""


class _Facts(dict[str, Fact]):
    """The facts of an event, each read when its message asks for it."""

    def __init__(self, event: Event, more: Mapping[str, FactOf]) -> None:
        super().__init__(n=event.amount, who=Seat(event.player))
        self._event, self._more = event, more

    def __missing__(self, name: str) -> Fact:
        read = self._more.get(name)
        if read is not None:
            return read(self._event)
        value: Fact = getattr(self._event.detail, name)
        return value


class Lines:
    """The lines of a game's log: each event told by the message of its kind.

    A message knows `$who`, the event's seat, `$n`, its amount, the fields of its detail, and the
    facts that the game reads from events.
    """

    def __init__(self, book: str, events: ModuleType, facts: Mapping[str, FactOf]) -> None:
        self._book, self._facts = book, facts
        kinds = (kind for kind in vars(events).values() if isinstance(kind, Kind))
        self._messages = {kind.name: kind.message for kind in kinds}

    def __call__(self, event: Event, names: Sequence[str]) -> str:
        """The event as a line of the log; "" where it has none."""
        message = self._messages[event.kind]
        if not message:
            return ""
        return book(self._book).tell(message, names, _Facts(event, self._facts))

    def moment(self, event: Event, names: Sequence[str]) -> str:
        """The event while it is shown: `.moment` of its message, else its line without a stop."""
        own = book(self._book)
        key = f"{self._messages[event.kind]}.moment"
        if own.has(key):
            return own.tell(key, names, _Facts(event, self._facts))
        return self(event, names).rstrip(".")
