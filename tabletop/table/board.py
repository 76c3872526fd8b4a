"""DrawnTable: what every game's drawn table inherits, so that it says only what is its own.

A table shows views of its game. `layout` makes its parts for a size; `looks` reads from a view how
every piece lies; `show` puts the pieces there; `motion` makes an event visible; `mark` shows what
may be done; `gesture` says how the hand does an action. These seven a game writes. Everything else
has a default that does no harm, and is overridden where a game has more to say.

What lies on the table is kept in one `NodeTable` (`self.nodes`): a piece or place that is put there
by its key can be pointed at, marked, dragged and walked to without another line. `box` and `rect`
go by it; where a game draws something elsewhere it overrides `box`, and the rest follows.

Two kinds of methods, and a test that tells them apart:
- `layout`, `happened`, `show`, `panel`, `mark`, `drag`, `zoom`, `pan`, `reveal`, `open`, `point`,
  `clock` change what is seen;
- all others are questions. A question changes nothing, on the stage or in the table, and may be
  asked at any time and in any order. What it needs (the view, the legal actions) it is given.

Names, for words as for pictures, are the keys of events ("cell:17", "card:5", "button:end").
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from pygame import Rect

from tabletop.core.action import Action
from tabletop.core.event import Event
from tabletop.core.game import Player
from tabletop.core.words import Prompt, Words
from tabletop.table import carrying, meaning
from tabletop.table.art.picture import Picture
from tabletop.table.art.signs import sign_shown
from tabletop.table.boxes import RATIO
from tabletop.table.carrying import Carried
from tabletop.table.chooser import Pairs
from tabletop.table.contract import (
    ButtonSpec,
    CloseLook,
    Count,
    Gesture,
    Host,
    Marks,
    Plate,
    Question,
    Slots,
)
from tabletop.table.controls import Z_CONTROLS
from tabletop.table.marking import Box, Marking, told_with
from tabletop.table.meaning import Group, Thing, Use, Zone
from tabletop.table.messages import say
from tabletop.table.motion import Motion
from tabletop.table.nodes import NodeTable, nearest
from tabletop.table.stage import Node
from tabletop.words import Message

ViewT = TypeVar("ViewT")
LookT = TypeVar("LookT")

Pos = tuple[int, int]
BUTTON_RADIUS = 12
THING = "thing"
"""The piece of which `pictured` gives what a final count counts one by one."""


class DrawnTable(ABC, Generic[ViewT, LookT]):
    """A game's table: gets views, redacted events and legal actions as data; knows no rules.

    Generic over the game's view and over how one of its pieces lies (a frozen type of its own).
    `layout` may be called again for another size.

    Attributes:
        cover: when a cover lies between two people at one mouse: "turn" (every change of who
            looks) or "moment" (when something secret is shown).
        for_all: kinds of events that everybody at one mouse looks at, hands shut, and what happens
            then in words ("the hammer falls").
        stands_before: kinds of events before which that stands still until somebody goes on.
        together: kinds of events; those of one collection that follow each other are one moment.
        lies_at_start: whether the opening is played from the view of the start, not from an empty
            table: piles lie there before they are shuffled.
        tall: whether height is what the table lacks first in a small window: the plates then stand
            beside it, not above.
        zooms: whether there is a board that can be seen from nearer.
        z_held: how high a piece hangs that the pointer holds.
        strip_signs: kinds of events of which the strip shows a small picture: a sign, or "" for the
            card itself.
        counted_from: the kind of event in place of which the final count begins; "" = after all.
        last_slowly: whether the action that ends a match is shown slowly, for its way decided it.
        card_shape: the width of a card by its height.
        grip: where the pointer holds it, as shares of its width and height.
        host: what the screen lends.
        slots: where the screen's own buttons go.
        nodes: all pieces and places, by key.
        marking: draws the marks.
        marks: what is marked now.
        view: what is shown now, or was marked last; None before the first.
        carried: the piece under the pointer.
    """

    cover: ClassVar[str] = "turn"
    for_all: ClassVar[Mapping[str, str | Message]] = {}
    stands_before: ClassVar[Collection[str]] = ()
    together: ClassVar[tuple[Collection[str], ...]] = ()
    lies_at_start: ClassVar[bool] = False
    tall: ClassVar[bool] = True
    zooms: ClassVar[bool] = False
    z_held: ClassVar[float] = 45.0
    grip: ClassVar[tuple[float, float]] = (0.5, 0.5)
    card_shape: ClassVar[float] = RATIO
    counted_from: ClassVar[str] = ""
    strip_signs: ClassVar[Mapping[str, str]] = {}
    last_slowly: ClassVar[bool] = False

    host: Host
    slots: Slots
    nodes: NodeTable
    marking: Marking

    def __init__(self) -> None:
        self.marks = Marks()
        self.view: ViewT | None = None
        self.carried: Carried | None = None
        self._passing: Node | None = None
        self._told: dict[str, tuple[object, Thing | None]] = {}
        self._zones: dict[str, Zone] = {}

    # --------------------------------------------------------------------- laying out, showing

    def layout(self, host: Host, area: Rect) -> None:
        """Computes places for `area` and puts the fixed pictures on the stage.

        A game calls this first; `nodes` and `marking` are made anew here.
        """
        self.host = host
        self.nodes = NodeTable(host.stage, host.s)
        self.marking = self.make_marking(host)
        self.carried = self._passing = None

    def make_marking(self, host: Host) -> Marking:
        """The marks of this table."""
        return Marking(host, self.box)

    @abstractmethod
    def looks(self, view: ViewT) -> dict[str, LookT]:
        """Returns the look of every piece in that view, by its key."""

    @abstractmethod
    def show(self, looks: Mapping[str, LookT]) -> None:
        """Puts every piece where `looks` has it, at once."""

    def panel(self, view: ViewT, looks: Mapping[str, LookT]) -> None:
        """Brings what is drawn beside the board up to date: steps, trays, goal line."""
        self.view = view

    def motion(
        self, event: Event, before: Mapping[str, LookT], after: Mapping[str, LookT]
    ) -> Motion | None:
        """Returns the animation of `event` at animation speed 2; None when nothing moves."""
        return None

    def happened(self, event: Event, view: ViewT) -> None:
        """Every event comes here as it is told, whether or not it is shown; `view` is the one right
        after it. For traces that stay when the motion is over: a trail, who sits before whom.
        """

    def joined(self, event: Event, following: Event) -> bool:
        """Returns True if `following` is shown together with `event`."""
        return any(event.kind in kinds and following.kind in kinds for kinds in self.together)

    def mark(self, marks: Marks, view: ViewT) -> None:
        """Shows the marks in place of the last ones."""
        self.marks, self.view = marks, view
        self.marking.show(marks)

    def plates(self, looks: Mapping[str, LookT]) -> tuple[Plate, ...]:
        """Returns the content of each seat's plate."""
        return tuple(Plate(0, "") for _ in self.host.seats)

    def lid(self) -> Rect | None:
        """Returns the place of hands and goals, shut by a lid while all look; None = nowhere."""
        return None

    def shut(self, looks: Mapping[str, LookT]) -> tuple[tuple[Count, ...], ...]:
        """Returns the counts of what each seat has under the lid: its plate's cards."""
        plates = self.plates(looks)
        return tuple(tuple(c for c in plate.counts if c.sign == "cards") for plate in plates)

    def winners(self, view: ViewT) -> Mapping[Player, str]:
        """Returns the seats that have won what lies open to all, each with a word for it."""
        return {}

    # ----------------------------------------------------------------- what the hand can mean

    @abstractmethod
    def gesture(self, action: Action, view: ViewT) -> Gesture:
        """The one gesture that means `action`."""

    def attempt(self, gesture: Gesture, view: ViewT) -> Action | None:
        """The action someone seems to mean by a gesture that is not legal;
        None when there is none.
        """
        return None

    def advice(self, gesture: Gesture, view: ViewT) -> str:
        """Returns a sentence that says what to do first when a gesture has no meaning yet; "" =
        nothing in particular. Called if `attempt` finds no action."""
        return ""

    def half(self, action: Action, view: ViewT) -> bool:
        """Returns True if the action is only a part of a choice, to be drafted."""
        return False

    def direct(self, gesture: Gesture, view: ViewT) -> bool:
        """Returns True if a click on the gesture's target alone is enough."""
        return False

    def waypoint(self, source: str, target: str, view: ViewT) -> bool:
        """Returns True if dropping `source` on `target` only shows more to choose (a direction)."""
        return False

    def catches(self, source: str, view: ViewT) -> frozenset[str]:
        """The places where `source`, which a click alone takes, may be dropped to mean the same."""
        return frozenset()

    def settles(self, place: str, view: ViewT, legal: Sequence[Action]) -> Action | None:
        """Returns the next step of a choice begun by a drop on `place`, if the drop decides it
        too; None = ask."""
        return None

    def question(self, action: Action, view: ViewT) -> Question | None:
        """Returns the question to ask before doing it; None = no question."""
        return None

    def gathers(self, view: ViewT) -> tuple[str, ...]:
        """Pieces of which several are chosen in any order and committed together; () when nothing
        is chosen like that.
        """
        return ()

    def room(self, view: ViewT) -> int:
        """Returns the number of pieces to choose."""
        return 0

    def gathered(self, keys: Sequence[str], view: ViewT) -> tuple[Action, ...]:
        """Returns the actions that these pieces mean together, in the order they were taken up;
        () while some are missing."""
        return ()

    def pairs(self, view: ViewT) -> Pairs:
        """Places that a piece may be taken to in either order, though the rules name them in one:
        those orders for which they have no gesture.
        """
        return {}

    def asks(self, view: ViewT, name: str, legal: Sequence[Action]) -> Prompt | None:
        """Returns the question for the person of that `name` while a piece is held; None = the
        game's ordinary question."""
        return None

    def buttons(self, view: ViewT, legal: Sequence[Action]) -> tuple[ButtonSpec, ...]:
        """The table's buttons, as many as there are slots for."""
        return ()

    def slots_for(self, specs: Sequence[ButtonSpec]) -> Slots:
        """Returns the places of those buttons and of the screen's own beside them."""
        return self.slots

    # --------------------------------------------------------------------- where things are

    def box(self, key: str) -> Box | None:
        """Returns the box on which a piece or place is marked; None when it is not in sight."""
        piece = self.nodes.pieces.get(key)
        if piece is None:
            anchor = self.host.anchors.get(key)
            return None if anchor is None else Box(anchor, BUTTON_RADIUS, Z_CONTROLS + 1)
        node = piece.node
        if node is not None and not node.visible:
            return None
        z = node.z if node is not None else piece.z
        below = piece.below if piece.below is not None else z - 0.5
        return Box(piece.rest, piece.radius, z + 0.0002, below, 0.0, piece.clip)

    def rect(self, key: str) -> Rect | None:
        """Returns the present rectangle of a piece or place, or None."""
        box = self.box(key)
        return box.rect.copy() if box is not None else None

    def hits(self, pos: Pos) -> list[str]:
        """Keys of what lies under that point, topmost first; what is held lies nowhere."""
        return self.nodes.at(pos, self.carried.key if self.carried is not None else "")

    def arrow(self, dx: int, dy: int, view: ViewT, legal: Sequence[Action]) -> str:
        """Returns the usable piece an arrow key moves to when nothing has focus; "" = none."""
        keys = sorted({key for action in legal if (key := self.begins(action, view))})
        rects = [(key, rect) for key in keys if (rect := self.rect(key)) is not None]
        return nearest(rects, self.arrow_from(view), dx, dy)

    def arrow_from(self, view: ViewT) -> tuple[float, float]:
        """Returns the point at which the first arrow key starts: the middle of all pieces."""
        rects = [piece.rest for piece in self.nodes.pieces.values()]
        return rects[0].unionall(rects[1:]).center if rects else (0, 0)

    def begins(self, action: Action, view: ViewT) -> str:
        """The key that is clicked first for `action`; "" for a button."""
        gesture = self.gesture(action, view)
        key = gesture.target if gesture.target and self.direct(gesture, view) else gesture.source
        return "" if key.startswith("button:") else key

    def leads_to(self, action: Action, view: ViewT) -> str:
        """The place where `action` lays something that its gesture does not name; "" = none."""
        return ""

    # -------------------------------------------------------------------------- in the hand

    def drag(self, key: str, pos: Pos | None) -> None:
        """Holds the piece under the pointer; None lets it go where it is."""
        if pos is None:
            carried, self.carried = self.carried, None
            if carried is not None:
                carried.release()
            if self._passing is not None:
                self.host.stage.remove(self._passing)
                self._passing = None
            return
        if self.carried is None:
            node = self.lift(key)
            if node is None:
                return
            self.carried = Carried(self.host, key, node, self.z_held, self.grip)
            self.lifted(key)
        self.carried.to(pos)

    def lift(self, key: str) -> Node | None:
        """The picture that follows the pointer; None where nothing can be taken."""
        piece = self.nodes.pieces.get(key)
        return piece.node if piece is not None and piece.loose else None

    def passing(self, node: Node) -> Node:
        """A picture made only to be dragged: it is gone when the hand lets go."""
        self._passing = node
        return node

    def lifted(self, key: str) -> None:
        """A drag has begun."""

    def glide_home(self, key: str, start: Pos) -> Motion | None:
        """The way back of a piece let go at `start`, a little past its place."""
        home = self.home(key)
        if home is None:
            return None
        x, y = home.x + home.w * self.grip[0], home.y + home.h * self.grip[1]
        return carrying.glide_home(self.drag, key, start, (round(x), round(y)))

    def home(self, key: str) -> Rect | None:
        """Returns the rectangle of a piece that nobody holds."""
        return self.nodes.rest(key) or self.rect(key)

    # ------------------------------------------------------------------------ looking closer

    def close_look(self, key: str, view: ViewT) -> CloseLook | None:
        """Returns the close look of a piece, as the `I` key shows it; None when there is nothing
        to see."""
        return None

    @property
    def has_close_looks(self) -> bool:
        """True if any pieces of this table have a close look."""
        return type(self).close_look is not DrawnTable.close_look

    def point(self, key: str) -> None:
        """`key` lies topmost under the pointer now, whether it may be used or not; "" = none."""

    def openable(self) -> frozenset[str]:
        """Keys of the pieces that a click shows from inside or large, whoever's turn it is: by
        `open`, or by their close look where `open` answers False."""
        return frozenset()

    def open(self, key: str) -> bool:
        """Opens the piece, or closes it when it is open; False when it is none that opens."""
        return False

    def opened(self) -> str:
        """The key of the piece that lies open, which `open` would close; "" = none."""
        return ""

    def zoom(self, pos: Pos, by: int) -> bool:
        """Some steps nearer, or farther, around a window position; False where that cannot be."""
        return False

    def pan(self, pos: Pos, dx: int, dy: int) -> bool:
        """Moves the board seen at `pos` along with the pointer; False when it all is in sight."""
        return False

    def reveal(self, key: str) -> bool:
        """Brings a piece into sight; False when nothing had to be moved."""
        return False

    def pictured(self, piece: str, face: int) -> Picture:
        """Returns the picture of a card with that face, `card_shape` times as wide as high;
        UNKNOWN shows its back. Needs no layout."""
        return sign_shown("cards")

    # ------------------------------------------------------------------------------- clocks

    def seconds(self, view: ViewT) -> float | None:
        """Returns the seconds that the person to act has; None when no clock runs."""
        return None

    def clock(self, left: float | None, of: float, running: bool) -> None:
        """Shows `left` of `of` seconds; None when no clock runs."""

    # ------------------------------------------------------------------------------ in words

    def groups(self, view: ViewT) -> Sequence[Group]:
        """The zones of the table and what lies in each, in reading order."""
        keys = [key for key, piece in self.nodes.pieces.items() if piece.hit]
        return (Group(meaning.BOARD, say("on-the-table"), keys),)

    def name_of(self, key: str, view: ViewT) -> str:
        """Returns the name of a piece or place; "" for one that need not be named."""
        look = self.close_look(key, view)
        return look.name if look is not None else ""

    def held(self, view: ViewT) -> Sequence[str]:
        """Returns keys of the cards that the viewer holds, or knows to lie face down before
        them, in order; `close_look` shows each. Empty for the public and in games without
        secrets."""
        return ()

    def number_of(self, key: str, view: ViewT) -> int:
        """The number by which players call it, where each such thing has another; 0 = none."""
        return 0

    def state_of(self, key: str, view: ViewT) -> str:
        """Returns the present state of a thing in a few words; "" when there is nothing to say."""
        return ""

    def parts_of(self, key: str, view: ViewT) -> Sequence[str]:
        """Keys of what lies on it or belongs to it, to be told with it."""
        return ()

    def same(self, key: str, view: ViewT) -> object:
        """Returns a value on which the names, states and places of a thing and its parts depend:
        while it stays equal they are not read again, only their uses are. None = read them each
        time."""
        return None

    def find(self, name: str, view: ViewT) -> str:
        """The key of what is called so (in small letters) and lies open under others, so that it is
        not told by itself; "" for none.
        """
        return ""

    def gist(self, view: ViewT) -> str:
        """Returns a sentence or two that the person to act must know to choose: the place of the
        own pawn, what wins now. "" if the question says it all."""
        return ""

    def watching(self, view: ViewT) -> str:
        """Returns a note for a player with nothing left to decide while others play on; "" for
        others."""
        return ""

    def brings(self, action: Action, view: ViewT) -> str:
        """Returns the immediate result of the action in a few words, as far as the person to act
        may know it; "" if its own words say it. May take longer than other questions."""
        return ""

    def aside(self, action: Action, view: ViewT) -> bool:
        """Returns True if a list shows the action after all others: it does nothing, or helps an
        opponent."""
        return False

    def meaning(
        self, view: ViewT, legal: Sequence[Action], words: Words
    ) -> tuple[Zone, ...]:
        """The table in words: plates, the zones of `groups`, buttons."""
        uses = self._uses(view, legal, words)
        zones = [self._plates_told(view)]
        for group in self.groups(view):
            zones.append(Zone(group.key, group.name, tuple(self._lying(group, view, uses))))
        zones.append(self._buttons_told(view, legal))
        worth = self.marking.worth
        if worth:
            zones = [zone._replace(things=told_with(zone.things, worth)) for zone in zones]
        return tuple([self._as_before(zone) for zone in zones])

    def _lying(
        self, group: Group, view: ViewT, uses: Mapping[str, Sequence[Use]]
    ) -> list[Thing]:
        """Returns the things in a zone, each with its uses."""
        if group.told is not None:
            return [_used(t, uses) if t.parts or t.key in uses else t for t in group.told]
        made = [self._thing(key, view, uses) for key in group.keys]
        return [thing for thing in made if thing is not None]

    def _as_before(self, zone: Zone) -> Zone:
        """The zone as it was told last, where it is told alike: who tells it on need not look."""
        last = self._zones.get(zone.key)
        if last is not None:
            if zone == last:
                return last
            before = {thing.key: thing for thing in last.things}
            same = [b if (b := before.get(t.key)) == t else t for t in zone.things]
            zone = Zone(zone.key, zone.name, tuple([thing for thing in same if thing is not None]))
        self._zones[zone.key] = zone
        return zone

    def _uses(
        self, view: ViewT, legal: Sequence[Action], words: Words
    ) -> dict[str, list[Use]]:
        found: dict[str, list[Use]] = {}
        for action in legal:
            gesture = self.gesture(action, view)
            told = words.describe(action, view, self.host.names)
            if gesture.target and not self.direct(gesture, view):
                found.setdefault(gesture.source, []).append(Use(told, action, gesture.target))
            else:
                found.setdefault(self.begins(action, view), []).append(Use(told, action))
        return found

    def _thing(self, key: str, view: ViewT, uses: Mapping[str, Sequence[Use]]) -> Thing | None:
        same = self.same(key, view)
        if same is None:
            return self._made(key, view, uses)
        kept = self._told.get(key)
        if kept is None or kept[0] != same:
            kept = self._told[key] = (same, self._made(key, view, {}))
        thing = kept[1]
        return _used(thing, uses) if thing is not None and (thing.parts or key in uses) else thing

    def _made(
        self, key: str, view: ViewT, uses: Mapping[str, Sequence[Use]]
    ) -> Thing | None:
        name = self.name_of(key, view)
        if not name:
            return None
        below, rect = self.parts_of(key, view), self.rect(key)
        parts = [self._thing(part, view, uses) for part in below] if below else ()
        return Thing(
            key,
            name,
            self.state_of(key, view),
            tuple(uses.get(key, ())),
            (rect.x, rect.y, rect.w, rect.h) if rect is not None else None,
            tuple([part for part in parts if part is not None]) if parts else (),
        )

    def _plates_told(self, view: ViewT) -> Zone:
        made = []
        for seat, plate in enumerate(self.plates(self.looks(view))):
            key = f"plate:{seat}"
            counts = [(plate.score, plate.words)] + [(c.number, c.words) for c in plate.counts]
            state = ", ".join(f"{number} {words}".strip() for number, words in counts if words)
            anchor = self.host.anchors.get(key)
            where = (anchor.x, anchor.y, anchor.w, anchor.h) if anchor is not None else None
            made.append(Thing(key, self.host.seats[seat].name, state, (), where))
        return Zone(meaning.PLATES, say("players"), tuple(made))

    def _buttons_told(self, view: ViewT, legal: Sequence[Action]) -> Zone:
        specs = self.buttons(view, legal)
        made = []
        for spec, rect in zip(specs, self.slots_for(specs).buttons, strict=False):
            usable = spec.action is not None and spec.action in legal
            uses = (Use(spec.label or spec.tip, spec.action),) if usable and spec.action else ()
            where = (rect.x, rect.y, rect.w, rect.h)
            made.append(Thing(spec.key, spec.label or spec.tip, spec.tip, uses, where))
        return Zone(meaning.BUTTONS, say("buttons"), tuple(made))


def _used(thing: Thing, uses: Mapping[str, Sequence[Use]]) -> Thing:
    """A thing that was told without uses, with what may be done with it and with its parts."""
    parts = tuple(
        [_used(part, uses) if part.parts or part.key in uses else part for part in thing.parts]
    )
    own = uses.get(thing.key)
    if own is None and parts == thing.parts:
        return thing
    return Thing(thing.key, thing.name, thing.state, tuple(own or ()), thing.where, parts)


AnyTable = DrawnTable[Any, Any]
"""Some game's table, for those who know no game."""

