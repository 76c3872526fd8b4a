"""The types that the play screen and a drawn table exchange: gestures, plates, buttons, marks.

The table itself, with all that it can be asked, is `board.DrawnTable`. Knows no single game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

import pygame

from tabletop.core.action import Action
from tabletop.session.foresight import Foreseen
from tabletop.table.stage import Layer, Stage
from tabletop.table.targets import LEAST


class Gesture(NamedTuple):
    """The movement that stands for an action: take `source` to `target`; target "" = `source`
    alone.

    Both are keys of pieces, places or buttons ("bunny:0", "cell:17", "button:end_turn").
    """

    source: str
    target: str = ""


class Count(NamedTuple):
    """A public count on a plate:
    a sign with a number, or with `of` set as filled and empty pips. `words` is what is counted
    ("cards in hand").
    """

    sign: str
    number: int | str
    of: int = 0
    words: str = ""


class Plate(NamedTuple):
    """The figures on a seat's plate besides its name; `words` names what the score counts. The
    score is "" where a match has none before its end."""

    score: int | str
    score_sign: str
    counts: tuple[Count, ...] = ()
    words: str = ""


class ButtonSpec(NamedTuple):
    """A button of the table: what it does, or why it cannot be used now.

    `act` is for what the rules do not know, such as sorting a hand; it can always be used.
    `actions` are several that are committed as one choice; `px` is the size of the label where it
    has room.
    """

    key: str
    label: str
    action: Action | None
    kind: str = "secondary"
    icon: str = ""
    tip: str = ""
    act: Callable[[], None] | None = None
    actions: tuple[Action, ...] = ()
    px: int = 19


COMMIT = "button:commit"
"""The button that does what was gathered."""


class Heat(NamedTuple):
    """The best of the analysed choices that a piece stands for.

    Attributes:
        chance: to win by it, 0 to 1.
        share: its place between the worst choice analysed (0) and the best (1).
        equal: whether it is as good as the best within the error.
    """

    chance: float
    share: float
    equal: bool


@dataclass(frozen=True, slots=True)
class Marks:
    """The highlights on the pieces, by the pieces' keys.

    Attributes:
        legal: may be used now.
        chosen: is held or picked.
        hinted: the analysis would use it, best first.
        advised: what the analysis would do, when that is several actions done as one choice.
        numbers: the places of the hinted, from 1; equally good ones have the same; a hinted piece
            without a number wears a bulb.
        hovered: lies under the pointer.
        told: the pointed line of the log is about it.
        refused: the gesture just made was not allowed there.
        heat: the worth of the analysed choices.
    """

    legal: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()
    hinted: tuple[str, ...] = ()
    hovered: str = ""
    told: frozenset[str] = frozenset()
    refused: str = ""
    advised: tuple[Action, ...] = ()
    numbers: Mapping[str, int] = field(default_factory=dict)
    heat: Mapping[str, Heat] = field(default_factory=dict)


class Lifted(Protocol):
    """The piece under the pointer (`carrying.Carried`), as the screen moves it on."""

    key: str

    def update(self, ms: float) -> None:
        """Goes on by `ms` milliseconds."""


class Foresee(Protocol):
    """Returns the certain results of some actions, one after another, for the person who may
    choose.

    None where nothing of it is certain, or where nobody may choose. Asked again it costs nothing.
    """

    def __call__(self, *actions: Action) -> Foreseen | None: ...


def no_foresight(*actions: Action) -> Foreseen | None:
    """Returns None: without a choice there is nothing to preview."""
    return None


class SeatFace(NamedTuple):
    """A seat's player as the table shows them: the name and the rabbit (0-5)."""

    name: str
    figure: int


@dataclass(slots=True)
class Host:
    """Services and measures that the play screen lends a table.

    Attributes:
        s: window pixels for one pixel of the style sheet.
        seats: in seat order.
        sound: plays the sound of that name.
        reduced: travel becomes a cross-fade.
        anchors: window rectangles of what lies outside the table ("plate:0", "portrait:0").
        carried: the piece under the pointer, None while nothing is dragged.
        left: where pieces are that the hand has just let go of, the middle of each by its key;
            forgotten with the next picture that is shown.
        bare: nobody plays on it, so that none of its buttons are put, and no room is kept for
            them.
        least: window pixels that a button is high at least, as the hand wants it.
        foresee: tells what an action would bring about, as far as that is certain for who may
            choose now (`session/foresight.py`). Previews read it and tell no rule themselves.
    """

    stage: Stage
    s: float
    seats: tuple[SeatFace, ...]
    sound: Callable[[str], None]
    reduced: bool = False
    anchors: dict[str, pygame.Rect] = field(default_factory=dict)
    carried: Lifted | None = None
    left: dict[str, tuple[float, float]] = field(default_factory=dict)
    bare: bool = False
    least: int = LEAST
    foresee: Foresee = no_foresight

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(seat.name for seat in self.seats)

    @property
    def layer(self) -> Layer:
        """The stage in style units."""
        return Layer(self.stage, self.s)

    def px(self, units: float) -> int:
        """Window pixels, rounded, for a length of the style sheet."""
        return round(units * self.s)


class Slots(NamedTuple):
    """Room that a table leaves for the screen's own buttons.

    Attributes:
        hint: an empty rectangle where the bar's button is enough.
        buttons: the first is the large one, which every table needs: "Do it" lies there for who
            wants to be asked after a drop, "See the results" at the end.
        take_back: whether the undo button says so, and first lets go of what is held.
    """

    hint: pygame.Rect
    undo: pygame.Rect
    buttons: tuple[pygame.Rect, ...]
    take_back: bool = False


class Question(NamedTuple):
    """A question before an action that is probably a slip, and the label of the button that
    confirms."""

    words: str
    go: str


class CloseLook(NamedTuple):
    """A piece opened large: its picture, name, what it does sign by sign, and the rule's number.

    The headline is what the table calls the piece (`name_of`), and `name` where it calls it
    nothing; `key` is the piece that is shown where it is not the one that was asked for.
    """

    picture: Callable[[int], pygame.Surface]
    name: str
    lines: tuple[str, ...]
    rule: str
    key: str = ""
