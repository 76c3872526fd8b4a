"""Messages: every sentence that is shown, told from an identifier and typed facts.

A book holds the messages of one game or of one room of screens, in Fluent files, one a language.
README.md tells how words move there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

Fact: TypeAlias = "bool | int | float | str | Seat | Noun | Message | tuple[Fact, ...]"
"""A fact of a message. A text is a key to select by, or what somebody has typed."""

Facts = Mapping[str, Fact]

ENGLISH: Final = "en"
"""The language that has all messages."""


class Seat(NamedTuple):
    """A player, told by name."""

    number: int


class Noun(NamedTuple):
    """A thing with a message of its own: a card, a place, a cost. FORM() tells its other forms.

    Attributes:
        kind, key: its message is "kind-key", or "kind" alone without a key; a selection goes by
            the key.
        facts: those of its message.
    """

    kind: str
    key: str = ""
    facts: tuple[tuple[str, Fact], ...] = ()

    @property
    def message(self) -> str:
        return f"{self.kind}-{self.key}" if self.key else self.kind


def noun(kind: str, key: str = "", **facts: Fact) -> Noun:
    """A thing with the facts of its message."""
    return Noun(kind, key, tuple(facts.items()))


class Message(NamedTuple):
    """A message to be told later, in the language of then: rules make them and know no words.

    Attributes:
        book: the book's name: a game's package, or the name of a room.
        key: the identifier; "options.help" is an attribute.
        facts: what it is told with.
    """

    book: str
    key: str
    facts: tuple[tuple[str, Fact], ...] = ()
