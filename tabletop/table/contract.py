"""What the play screen and a game's drawn table agree on: gestures, looks, plates, buttons.

Knows no single game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

import pygame

from tabletop.core.action import Action
from tabletop.core.event import UNKNOWN, Event
from tabletop.core.words import Prompt
from tabletop.table.motion import Motion
from tabletop.table.stage import Stage

if TYPE_CHECKING:
    from tabletop.table.carrying import Carried


class Gesture(NamedTuple):
    """What the hand does for an action: take `source` to `target`; target "" = take source alone.

    Both are keys of pieces, places or buttons ("bunny:0", "cell:17", "button:end_turn").
    """

    source: str
    target: str = ""


class Look(NamedTuple):
    """How a piece lies: where, with which face up, and how much it counts."""

    place: str
    face: int = UNKNOWN
    amount: int = 0


Looks = dict[str, Look]


class Count(NamedTuple):
    """A public count on a plate:
    a sign with a number, or with `of` set as filled and empty pips.
    """

    sign: str
    number: int | str
    of: int = 0


class Plate(NamedTuple):
    """What a seat's plate shows besides its name."""

    score: int
    score_sign: str
    counts: tuple[Count, ...] = ()


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


@dataclass(frozen=True, slots=True)
class Marks:
    """What is marked on the pieces, by their keys.

    Attributes:
        legal: may be used now.
        chosen: is held or picked.
        hinted: the analysis would use it, best first.
        advised: what the analysis would do, when that is several actions done as one choice.
        hovered: lies under the pointer.
        told: the pointed line of the log is about it.
        refused: the gesture just made was not allowed there.
    """

    legal: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()
    hinted: tuple[str, ...] = ()
    hovered: str = ""
    told: frozenset[str] = frozenset()
    refused: str = ""
    advised: tuple[Action, ...] = ()


class SeatFace(NamedTuple):
    """Who sits at a seat, as the table shows them: the name and the rabbit (0-5)."""

    name: str
    figure: int


@dataclass(slots=True)
class Host:
    """What the play screen lends a table.

    Attributes:
        s: window pixels for one pixel of the style sheet.
        seats: in seat order.
        sound: plays the sound of that name.
        reduced: travel becomes a cross-fade.
        anchors: window rectangles of what lies outside the table ("plate:0", "portrait:0").
        carried: the piece under the pointer, None while nothing is dragged.
        left: where pieces are that the hand has just let go of, the middle of each by its key;
            forgotten with the next picture that is shown.
    """

    stage: Stage
    s: float
    seats: tuple[SeatFace, ...]
    sound: Callable[[str], None]
    reduced: bool = False
    anchors: dict[str, pygame.Rect] = field(default_factory=dict)
    carried: Carried | None = None
    left: dict[str, tuple[float, float]] = field(default_factory=dict)

    def px(self, units: float) -> int:
        """Window pixels, rounded, for a length of the style sheet."""
        return round(units * self.s)


class Slots(NamedTuple):
    """Where a table leaves room for the screen's own buttons.

    Attributes:
        hint: an empty rectangle where the bar's button is enough.
        take_back: whether the undo button says so, and first lets go of what is held.
    """

    hint: pygame.Rect
    undo: pygame.Rect
    buttons: tuple[pygame.Rect, ...]
    take_back: bool = False


class Question(NamedTuple):
    """What is asked before an action that is likely a slip, and the button that does it."""

    words: str
    go: str


class CloseLook(NamedTuple):
    """A piece opened large: its picture, name, what it does sign by sign, and the rule's number."""

    picture: Callable[[int], pygame.Surface]
    name: str
    lines: tuple[str, ...]
    rule: str


@runtime_checkable
class Joining(Protocol):
    """A table on which some events happen at one moment: tiles that are all turned up together."""

    def joined(self, event: Event, following: Event) -> bool:
        """Whether `following` is shown together with `event`."""


@runtime_checkable
class Catching(Protocol):
    """A table on which a piece that a click alone takes may be dragged to its goal as well."""

    def catches(self, source: str, view: Any) -> frozenset[str]:
        """The places where `source` may be dropped to mean what a click on it means."""


@runtime_checkable
class Zooming(Protocol):
    """A table with a board that can be seen from nearer."""

    def zoom(self, pos: tuple[int, int], by: int) -> bool:
        """Some steps nearer, or farther, around a window position; False where that cannot be."""

    def pan(self, pos: tuple[int, int], dx: int, dy: int) -> bool:
        """Moves the board seen at `pos` along with the pointer; False when it all is in sight."""

    def reveal(self, key: str) -> bool:
        """Brings a piece into sight; False when nothing had to be moved."""


@runtime_checkable
class Pointing(Protocol):
    """A table that has something to say about what cannot be used now."""

    def point(self, key: str) -> None:
        """`key` lies topmost under the pointer now, whether it may be used or not; "" = none."""


@runtime_checkable
class Beginning(Protocol):
    """A table on which something lies before anything has happened: piles yet to be shuffled."""

    lies_at_start: bool
    """Whether the opening is played from the view of the start, not from an empty table."""


@runtime_checkable
class Timed(Protocol):
    """A table with a clock that runs while a person chooses."""

    def seconds(self, view: Any) -> float | None:
        """How long the person who is asked now has; None when no clock runs."""

    def clock(self, left: float | None, of: float, running: bool) -> None:
        """Shows `left` of `of` seconds; None when no clock runs."""


@runtime_checkable
class Passing(Protocol):
    """A table on which some questions are answered by waiting: its clock passes."""

    def passes(self, view: Any) -> Action | None:
        """What is done when the clock has run out; None where only the rules may say."""


@runtime_checkable
class Opening(Protocol):
    """A table with parts that may be opened to look at, whoever's turn it is."""

    def openable(self) -> frozenset[str]:
        """Keys of what can be opened or closed now."""

    def open(self, key: str) -> bool:
        """Opens or closes it; False when there is nothing to open."""


@runtime_checkable
class Asking(Protocol):
    """A table that says what comes next while a piece is held."""

    def asks(self, view: Any, name: str) -> Prompt | None:
        """What the person of that `name` is asked with what is held; None when nothing is."""


@runtime_checkable
class Gathering(Protocol):
    """A table on which several pieces are chosen in any order and committed together."""

    def gathers(self, view: Any) -> tuple[str, ...]:
        """The pieces that may be among them now; () when nothing is chosen like that."""

    def room(self, view: Any) -> int:
        """How many of them are to be chosen."""

    def gathered(self, keys: Sequence[str], view: Any) -> tuple[Action, ...]:
        """What these pieces, in the order they were taken up, mean together;
        () while some are missing.
        """


class DrawnTable(Protocol):
    """A game's table. Gets views, redacted events and legal actions as data; knows no rules.

    Call order: `layout` for a size, `sync` with a view; then `change` and `motion` for each event.
    """

    cover: str
    """When a cover lies between two people at one mouse:
    "turn" (every change) or "moment" (secrets).
    """

    slots: Slots

    def layout(self, host: Host, area: pygame.Rect) -> None:
        """Computes places for `area` and puts the fixed pictures on the stage."""

    def looks(self, view: Any) -> Looks:
        """How every piece lies in that view. Pure."""

    def change(self, looks: Looks, event: Event) -> None:
        """Brings `looks` from before `event` to after it."""

    def motion(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """What `event` looks like at animation speed 2; None when nothing moves."""

    def show(self, looks: Looks) -> None:
        """Puts every piece where `looks` has it, at once."""

    def mark(self, marks: Marks, view: Any) -> None:
        """Shows the marks, and takes away the last ones."""

    def gesture(self, action: Action, view: Any) -> Gesture: ...

    def attempt(self, gesture: Gesture, view: Any) -> Action | None:
        """The action someone seems to mean by a gesture that is not legal;
        None when there is none.
        """

    def half(self, action: Action) -> bool:
        """Whether the action is only a part of a choice, to be drafted."""

    def direct(self, gesture: Gesture) -> bool:
        """Whether a click on the gesture's target alone means it."""

    def waypoint(self, source: str, target: str, view: Any) -> bool:
        """Whether dropping `source` on `target` only shows more to choose (a direction)."""

    def question(self, action: Action, view: Any) -> Question | None:
        """What to ask before doing it; None = nothing."""

    def hits(self, pos: tuple[int, int]) -> list[str]:
        """Keys of what lies under that point, topmost first."""

    def rect(self, key: str) -> pygame.Rect | None:
        """Where a piece or place is now."""

    def drag(self, key: str, pos: tuple[int, int] | None) -> None:
        """Holds the piece under the pointer; None lets it go back to its place at once."""

    def glide_home(self, key: str, start: tuple[int, int]) -> Motion | None:
        """The way back of a piece let go at `start`."""

    def arrow(self, dx: int, dy: int, view: Any) -> str:
        """Which piece an arrow key means when nothing has focus; "" = none."""

    def plates(self, looks: Looks) -> tuple[Plate, ...]: ...

    def buttons(self, view: Any, legal: Sequence[Action]) -> tuple[ButtonSpec, ...]:
        """The table's buttons, as many as `slots.buttons`."""

    def panel(self, view: Any, looks: Looks) -> None:
        """Brings what is drawn beside the board up to date: steps, trays, goal line."""

    def close_look(self, key: str, view: Any) -> CloseLook | None:
        """What `I` shows of a piece; None when there is nothing to see."""
