"""The platform's screen reader: listens whether one listens, hands it the tree, takes its wishes.

Stands on AccessKit, which speaks to AT-SPI on Linux, to UI Automation on Windows and to the
accessibility of macOS; only the first has been seen at work. Where it is not installed there is no
reader (`access.problem`).

The library calls back on threads of its own: what is wished for waits in a queue until the next
frame. While nobody listens nothing is built and a frame costs one look at a flag.
"""

from __future__ import annotations

import gc
import logging
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, NamedTuple

from tabletop.scenes.access import items
from tabletop.scenes.access.announcing import Announcer
from tabletop.scenes.access.items import TITLE, USABLE, Face, Item, children_of, walk
from tabletop.table.meaning import RABBIT

if TYPE_CHECKING:
    from tabletop.scenes.access.news import News
    from tabletop.scenes.scene import Program

log = logging.getLogger(__name__)

ROOT = 1

MOST_BRANCHES = 200
"""Things with parts that are kept; the fullest table has 13 at a time."""

KEPT = 4000
"""So many nodes that were told are kept; the fullest table has 500."""

ROOM, FEW = 60, 12
"""So many new things of long parts are told at once, the rest with the next frames; the first few
of every part are told in any case."""


class Branch(NamedTuple):
    """A thing with parts that is told again and again, as its nodes.

    Attributes:
        at: its own node.
        items: all in it by their nodes.
        faces: what is told of each.
        nodes: what the platform gets; empty until it had to be told as a whole.
        focus: the nodes of what can have the focus, by its key.
    """

    at: int
    items: dict[int, Item]
    faces: dict[int, Face]
    nodes: list[tuple[int, Any]]
    focus: dict[str, int]


Wish = tuple[str, int, object]
"""The action asked for, its node, and the data that goes with it."""


class Reader:
    """Keeps the reader's tree like the screen.

    Attributes:
        listening: whether a screen reader is there.
        built: how many updates have been built; 0 as long as nobody listens.
    """

    def __init__(self) -> None:
        """Raises ImportError where the library is missing."""
        import accesskit

        self._kit: Any = accesskit
        self._adapter: Any = None
        self.listening = False
        self.built = 0
        self._wishes: SimpleQueue[Wish] = SimpleQueue()
        self._stale = True
        self._unfinished = False
        self._shown: dict[str, int] = {}
        self._focused: bool | None = None
        self._ids: dict[str, int] = {"/window": ROOT}
        self._items: dict[int, Item] = {}
        self._sent: dict[int, Face] = {}
        self._news: News | None = None
        self._announcer = Announcer()
        self._nodes: OrderedDict[Face, Any] = OrderedDict()
        self._seen: dict[str, Item] = {}
        self._same: dict[str, Item] = {}
        self._branches: dict[str, Branch] = {}

    def attach(self, handle: object = 0) -> None:
        """Says to the platform that there is something to read; `handle` is the window's."""
        kit = self._kit
        if sys.platform == "win32":
            self._adapter = kit.windows.SubclassingAdapter(handle, self._first, self._wish)
        elif sys.platform == "darwin":
            kit.macos.add_focus_forwarder_to_window_class("SDLWindow")
            make = kit.macos.SubclassingAdapter.for_window
            self._adapter = make(handle, self._first, self._wish)
        else:
            self._adapter = kit.unix.Adapter(self._first, self._wish, self._gone)

    # ------------------------------------------------------- called on the library's threads

    def _first(self) -> object:
        """A reader has come: an empty window for now, the rest with the next frame."""
        self._stale = self.listening = True
        self._focused = None
        update = self._kit.TreeUpdate(ROOT)
        update.tree = self._kit.Tree(ROOT)
        root = self._kit.Node(self._kit.Role.WINDOW)
        root.set_label(TITLE)
        update.nodes.append((ROOT, root))
        return update

    def _wish(self, request: Any) -> None:
        name = str(request.action).rpartition(".")[2]
        data = request.data
        self._wishes.put((name, int(request.target), data))

    def _gone(self) -> None:
        self.listening = False

    # ------------------------------------------------------------------------------- frames

    def frame(self, app: Program, changed: bool) -> bool:
        """Does what was wished for, and tells what has changed; True when something was done.

        One wish a frame: after it the next one may mean what lies there no more. What is not told
        yet cannot be wished for.
        """
        if not self.listening:
            return False
        wish = self._next()
        if wish is not None:
            # What was told is what is meant: by now another screen may lie there.
            if changed or self._stale:
                self._adapter_update(app)
            self._do(app, *wish)
        if self._focused != app.focused:
            self._focused = app.focused
            self._focus_state(app.focused)
        if changed or wish is not None or self._stale or self._unfinished:
            self._adapter_update(app)
        return wish is not None or self._unfinished

    def _next(self) -> Wish | None:
        try:
            return self._wishes.get_nowait()
        except Empty:
            return None

    def _focus_state(self, focused: bool) -> None:
        if sys.platform == "darwin":
            _raise(self._adapter.update_view_focus_state(focused))
        elif sys.platform != "win32":
            self._adapter.update_window_focus_state(focused)

    def _adapter_update(self, app: Program) -> None:
        fresh, self._stale = self._stale, False
        with untidied():
            update = self.update(app, fresh)
            if update is not None:
                _raise(self._adapter.update_if_active(lambda: update))

    def _do(self, app: Program, name: str, target: int, data: object) -> None:
        from tabletop.scenes.screen import Screen

        item = self._items.get(target)
        if item is None or not item.enabled:
            return
        act: Callable[[], object] | None = None
        if name == "FOCUS":
            _focus(app, item)
        elif name == "CLICK":
            act = item.act
        elif name in ("INCREMENT", "DECREMENT") and item.step is not None:
            step, by = item.step, 1 if name == "INCREMENT" else -1

            def act() -> object:
                return step(by)
        elif name == "SET_VALUE" and item.write is not None:
            write, text = item.write, _text(data)

            def act() -> object:
                return write(text)
        if act is not None:
            # Whoever hears goes on from the focus: it is on what is pressed, and the next screen
            # shows it. At a table the hand does that.
            app.by_keys = True
            if isinstance(app.scene, Screen):
                _focus(app, item)
            app.attempt(act)

    # -------------------------------------------------------------------------------- the tree

    def update(self, app: Program, whole: bool = False) -> Any:
        """Returns the changes since the last update, or the whole tree; None if nothing changed."""
        # They know every screen of a match: what nobody reads is not loaded before the menu.
        from tabletop.scenes.access.news import News
        from tabletop.scenes.access.screens import window

        root = window(app)
        self._news = self._news or News()
        whose = (app.scene.route, getattr(app.scene, "viewer", None), app.dialog is None)
        spoken = self._announcer.heard(whose, self._news.since(app), _near(root))
        parts = (*root.parts, Item("spoken", items.GROUP, "", parts=spoken))
        wanted = _wanted_focus(app)
        parts = self._at_once(parts, wanted, whole)
        nodes, focus = [], ROOT
        before, ids = self._sent, self._ids
        self._sent, self._items = {}, {}
        seen: dict[str, Item] = {}
        for path, item, below in walk(_with(root, parts), self._same):
            if item.parts:
                seen[path] = item
            if item.parts and not below:
                branch = self._branches[path]
                self._items.update(branch.items)
                self._sent.update(branch.faces)
                focus = branch.focus.get(wanted, focus)
                if whole or before.get(branch.at) is not branch.faces[branch.at]:
                    nodes += self._whole(branch)
                continue
            at = ids.get(path) or self._id(path)
            children = tuple([ids.get(part) or self._id(part) for part in below]) if below else ()
            face = item.face(children)
            self._items[at], self._sent[at] = item, face
            if whole or before.get(at) != face:
                nodes.append((at, self._made(item, face, children)))
            if wanted and item.focus == wanted:
                focus = at
        self._keep(seen)
        if not nodes and before.keys() == self._sent.keys() and focus == self._at:
            return None
        self._at = focus
        self.built += 1
        made = self._kit.TreeUpdate(focus)
        if whole:
            made.tree = self._kit.Tree(ROOT)
        made.nodes.extend(nodes)
        return made

    _at = 0

    def _at_once(self, parts: tuple[Item, ...], wanted: str, whole: bool) -> tuple[Item, ...]:
        """The parts as far as they are told now: hundreds of new nodes at once, as after a cover,
        would hold a frame up. What was there stays, and what has the focus is told."""
        room, shown, found = ROOM, self._shown, []
        self._shown, self._unfinished = {}, False
        for part in parts:
            had, count = shown.get(part.key, 0), len(part.parts)
            if count > had and not whole:
                told, size = [], 0
                for at, item in enumerate(part.parts):
                    size += (own := 1 + len(item.parts))
                    if at >= had and size > FEW:
                        if room <= 0 and not _holds(item, wanted):
                            continue
                        room -= own
                    told.append(item)
                if len(told) < count:
                    self._unfinished, count = True, len(told)
                    part = part._replace(parts=tuple(told))
            self._shown[part.key] = count
            found.append(part)
        return tuple(found)

    def _keep(self, seen: dict[str, Item]) -> None:
        """Marks branches that are the same as last time, so that they are not walked through
        again."""
        for path, item in seen.items():
            again = self._seen.get(path) is item and not path.endswith(USABLE)
            if again and self._same.get(path) is not item:
                self._same[path], self._branches[path] = item, self._branch(self._ids[path])
        self._seen = seen
        for path in [path for path in self._same if path not in seen]:
            if len(self._same) > MOST_BRANCHES:
                del self._same[path], self._branches[path]

    def _branch(self, top: int) -> Branch:
        """Returns the present branch of that node and of all below it."""
        made = Branch(top, {}, {}, [], {})
        waiting = [top]
        while waiting:
            at = waiting.pop()
            item, face = self._items[at], self._sent[at]
            made.items[at], made.faces[at] = item, face
            if item.focus:
                made.focus[item.focus] = at
            waiting += reversed(children_of(face))
        return made

    def _whole(self, branch: Branch) -> list[tuple[int, Any]]:
        """Its nodes, looked up when they must be told for the first time."""
        if not branch.nodes:
            for at, item in branch.items.items():
                face = branch.faces[at]
                branch.nodes.append((at, self._made(item, face, children_of(face))))
        return branch.nodes

    def _id(self, path: str) -> int:
        found = self._ids.get(path)
        if found is None:
            found = self._ids[path] = len(self._ids) + ROOT
        return found

    def _made(self, item: Item, face: Face, children: tuple[int, ...]) -> Any:
        """Its node; one that was told before is told again, as after a cover."""
        found = self._nodes.get(face)
        if found is None:
            while len(self._nodes) >= KEPT:  # one by one: to let all go at once takes milliseconds
                self._nodes.popitem(last=False)
            found = self._nodes[face] = self._node(item, children)
        return found

    def _node(self, item: Item, children: tuple[int, ...]) -> Any:
        kit = self._kit
        node = kit.Node(getattr(kit.Role, ROLES[item.role]))
        if item.role in (items.LABEL, items.SAID):
            node.set_value(item.name)
        elif label := label_of(item):
            node.set_label(label)
        if item.about:
            node.set_description(item.about)
        if item.value and SHOWS_VALUES:
            node.set_value(item.value)
        if item.where is not None:
            x, y, w, h = item.where
            node.set_bounds(kit.Rect(x, y, x + w, y + h))
        if not item.enabled:
            node.set_disabled()
        if item.on is not None and item.role == items.SWITCH:
            node.set_toggled(kit.Toggled.TRUE if item.on else kit.Toggled.FALSE)
        elif item.on is not None:
            node.set_selected(item.on)
        if item.role == items.SAID:
            node.set_live(getattr(kit.Live, item.live.upper()))
        if item.role == items.DIALOG:
            node.set_modal()
        for action in _actions(item):
            node.add_action(getattr(kit.Action, action))
        if children:
            node.set_children(list(children))
        return node


@contextmanager
def untidied() -> Iterator[None]:
    """Holds back Python's collector of cycles until the announcement is sent.

    A tree of hundreds of nodes would set it off in the middle, for 2 to 60 ms.
    """
    held = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if held:
            gc.enable()


ROLES = {
    items.WINDOW: "WINDOW", items.GROUP: "GROUP", items.LIST: "LIST", items.LABEL: "LABEL",
    items.BUTTON: "BUTTON", items.TAB: "TAB", items.SWITCH: "SWITCH", items.SLIDER: "SLIDER",
    items.STEPS: "SPIN_BUTTON", items.ENTRY: "TEXT_INPUT", items.DIALOG: "DIALOG",
    items.SAID: "LABEL",
}  # fmt: skip

SPEAKING = ("dialog", "screen", "bar", "buttons", RABBIT)
"""Beginnings of the keys of parts in which something may be announced or changed."""

SHOWS_VALUES = sys.platform in ("win32", "darwin")
"""True if the platform's adapter passes on the values of fields; AT-SPI's does not."""


def label_of(item: Item) -> str:
    """Returns the item's name for the platform, with its value where nothing else tells that.

    A button's value is not read on any platform.
    """
    told = SHOWS_VALUES and item.role != items.BUTTON
    return item.name if told or not item.value else f"{item.name}: {item.value}"


def _near(root: Item) -> Iterator[tuple[str, Item]]:
    """Yields everything that may be announced or changed: parts of the window, and what lies in a
    dialog, a screen, a bar or a rabbit's bubble; the things of a table are neither."""
    for part in root.parts:
        yield part.key, part
        if part.key.startswith(SPEAKING):
            for below in part.parts:
                yield f"{part.key}/{below.key}", below


def _actions(item: Item) -> Iterator[str]:
    if not item.enabled:
        return
    if item.focus:
        yield "FOCUS"
    if item.act is not None:
        yield "CLICK"
    if item.step is not None:
        yield from ("INCREMENT", "DECREMENT")
    if item.write is not None:
        yield "SET_VALUE"


def _with(item: Item, parts: tuple[Item, ...]) -> Item:
    return Item(item.key, item.role, item.name, parts=parts)


def _wanted_focus(app: Program) -> str:
    """The key of what has the keyboard's focus; "" = nothing in particular."""
    focus = app.dialog.focus if app.dialog is not None else app.scene.focus
    target = focus.current if focus.shown else None
    return target.key if target is not None else ""


def _holds(item: Item, key: str) -> bool:
    """Returns True if the focus that has this key is on the item or on a part of it."""
    return key != "" and (item.focus == key or any(_holds(part, key) for part in item.parts))


def _focus(app: Program, item: Item) -> None:
    scene = app.scene
    if app.dialog is not None:
        app.dialog.focus.go(item.focus)
    elif scene.focus.find(item.focus) is not None:
        scene.walk(lambda: scene.focus.go(item.focus))


def _text(data: object) -> str:
    """The text that goes with a wish."""
    if isinstance(data, tuple):
        data = data[-1]
    return data if isinstance(data, str) else str(data)


def _raise(events: Any) -> None:
    """On Windows and macOS an update gives back events that must be raised."""
    if events is not None:
        events.raise_events()
