"""Item: one thing of a screen as a screen reader tells it. Knows no platform."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple, cast

from tabletop.scenes.scene import say

Area = tuple[int, int, int, int]
"""x, y, width and height in the window."""

WINDOW, GROUP, LIST, LABEL, BUTTON = "window", "group", "list", "label", "button"
TAB, SWITCH, SLIDER, STEPS, ENTRY, DIALOG = "tab", "switch", "slider", "steps", "entry", "dialog"
SAID = "said"
"""Role of an announcement: the only thing that platforms read by themselves."""

POLITE, ASSERTIVE = "polite", "assertive"

Face = tuple[object, ...]
"""All that is told of an item, the nodes of its parts at its end."""

TITLE = "Bunny Tabletop"
"""Title of the window."""


class Item(NamedTuple):
    """One thing that is read, and perhaps used.

    Attributes:
        key: its name among its neighbours.
        role: what kind of thing it is, one of the words above.
        name: what is read.
        about: what is read after a pause: what it does, why it cannot be used.
        value: what a field holds.
        where: its place in the window; None when it has none.
        enabled: whether it can be used where it can be used at all.
        on: whether a switch is on, a tab chosen; None for all else.
        live: POLITE or ASSERTIVE where it is announced when it appears or changes.
        focus: the key by which the keyboard's focus knows it.
        act: what pressing it does; None where it can only be read.
        step: changes a field's value by one step back (-1) or on (1).
        write: puts a text into a field.
        parts: what belongs to it, in reading order.
    """

    key: str
    role: str
    name: str
    about: str = ""
    value: str = ""
    where: Area | None = None
    enabled: bool = True
    on: bool | None = None
    live: str = ""
    focus: str = ""
    act: Callable[[], object] | None = None
    step: Callable[[int], object] | None = None
    write: Callable[[str], object] | None = None
    parts: tuple[Item, ...] = ()

    @property
    def holds(self) -> str:
        """Its value, a switch's being on or off; "" of things that hold nothing."""
        if self.role == SWITCH and self.on is not None:
            return say("holds-on" if self.on else "holds-off")
        return self.value

    def face(self, below: tuple[int, ...] = ()) -> Face:
        """All that is told of it: while that stays the same, so does its node. `below` are the
        nodes of its parts."""
        (_, role, name, about, value, where, enabled, on, live, focus, act, step, write, _) = self
        return (
            role, name, about, value, where, enabled, on, live, focus != "",
            act is not None, step is not None, write is not None, below,
        )  # fmt: skip


def children_of(face: Face) -> tuple[int, ...]:
    """The nodes of the parts."""
    return cast(tuple[int, ...], face[-1])


NOTHING_KNOWN: Final[Mapping[str, Item]] = MappingProxyType({})

USABLE = "!"
"""The last letter of the path of whatever may be used now."""


Step = tuple[str, Item, list[str]]
"""An item, the path by which platforms know it, and the paths of its parts."""


def walk(
    item: Item, known: Mapping[str, Item] = NOTHING_KNOWN
) -> list[Step]:
    """Every item below and with its path, and the paths of its parts; of an item that is the very
    one `known` by its path the parts are left out.

    Neighbours of one key are told apart by a number; what may be used now has another name than
    while it could only be read, for platforms remember of a name what it once could do.
    """
    found: list[Step] = []
    path = f"/{item.key}"
    waiting = [(path, path, item)]
    while waiting:
        path, name, item = waiting.pop()
        if not item.parts or known.get(name) is item:
            found.append((name, item, []))
            continue
        seen: dict[str, int] = {}
        below: list[tuple[str, str, Item]] = []
        for part in item.parts:
            count = seen[part.key] = seen.get(part.key, 0) + 1
            under = f"{path}/{part.key}" if count == 1 else f"{path}#{count}/{part.key}"
            usable = part.enabled and (part.act or part.step or part.write)
            below.append((under, f"{under}{USABLE}" if usable else under, part))
        found.append((name, item, [called for _, called, _ in below]))
        below.reverse()
        waiting += below
    return found


def lines(item: Item, indent: str = "") -> list[str]:
    """The tree as lines of text, for tests and for those who build screens."""
    told = f"{indent}{item.role}: {item.name}"
    told += f" = {item.value}" if item.value else ""
    told += f" ({item.about})" if item.about else ""
    told += "" if item.enabled else " [off]"
    told += "" if item.on is None else (" [on]" if item.on else " [not on]")
    return [told, *(line for part in item.parts for line in lines(part, indent + "  "))]
