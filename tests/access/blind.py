"""Plays a match through AT-SPI alone, by names and actions; run by the system's own Python.

Usage: blind.py SEED SECONDS. Prints what it pressed and, in the end, what the results say. Knows no
game and no coordinates: it presses whatever may be pressed on the table.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator
from typing import Any

import pyatspi

NOT_THE_TABLE = (
    "Undo", "Hint", "Take back", "See the results", "By ", "Sort",
)  # fmt: skip
END, BACK, LOG = "To the menu", "Back", "What happened"

Press = tuple[Any, int]
"""The actions of a node, and which of them presses it."""
Found = tuple[str, str, Press]
"""The zone, the name and the press of what can be pressed."""


def children(node: Any) -> list[Any]:
    """The nodes below it that are still there."""
    try:
        return [child for child in node if child is not None]
    except Exception:
        return []


def pressable(node: Any) -> Press | None:
    """Its action, where it can be pressed."""
    try:
        action = node.queryAction()
    except NotImplementedError:
        return None
    names = [action.getName(i) for i in range(action.nActions)]
    return (action, names.index("click")) if "click" in names else None


def buttons(node: Any, zone: str, luck: random.Random) -> Iterator[Found]:
    """(zone, name, press) of what can be pressed below the node, in any order, as it is found."""
    found = children(node)
    luck.shuffle(found)
    for child in found:
        role = child.getRoleName()
        if role == "label":
            continue
        name = child.name
        if role == "push button" and (press := pressable(child)) is not None:
            assert name.strip(), f"a button without a name in {zone}"
            yield zone, name, press
        yield from buttons(child, zone, luck)


def at_table(window: Any) -> bool:
    """Returns True where the log lies open to the reader, as it does beside every table."""
    return any(child.name == LOG for child in children(window))


def last_line(window: Any) -> str:
    """The last line of what happened."""
    for child in children(window):
        if child.getRoleName() == "list" and child.childCount:
            return str(child.getChildAtIndex(child.childCount - 1).name)
    return ""


def choice(
    window: Any, luck: random.Random, liked: dict[str, int], tried: set[str]
) -> Found | None:
    """Something on the table that can be pressed: parts of it where something came of it first.

    What was tried already since anything happened is left alone: it only opens, sorts or turns.
    """
    if not at_table(window) and (back := way_back(window)) is not None:
        return back
    zones = [child for child in children(window) if child.getRoleName() in ("panel", "dialog")]
    zones = [zone for zone in zones if zone.name != "Bar"]
    zones.sort(key=lambda zone: -liked.get(zone.name, 0) * luck.random() - luck.random())
    if luck.random() < 0.5:  # what was gathered is committed by a button
        zones.sort(key=lambda zone: zone.name != "Buttons")
    for zone in zones:
        for found in buttons(zone, zone.name, luck):
            if not found[1].startswith(NOT_THE_TABLE) and found[1] not in tried:
                return found
    tried.clear()
    return None


def way_back(window: Any) -> Found | None:
    """Back to the table from a page that was opened over it: the coach's *More* leads to one."""
    luck = random.Random(0)
    for zone in children(window):
        for found in buttons(zone, zone.name, luck):
            if found[1] == BACK:
                return found
    return None


def labels(node: Any) -> Iterator[str]:
    """All that can be read below the node."""
    for child in children(node):
        if child.getRoleName() == "label":
            yield child.name
        yield from labels(child)


def frame(until: float) -> Any:
    """The program's window."""
    while time.time() < until:
        for program in children(pyatspi.Registry.getDesktop(0)):
            for window in children(program):
                if window.name.startswith("Bunny Tabletop"):
                    return window
        time.sleep(0.2)
    sys.exit("The program never told the reader of a window.")


def play(seed: int, seconds: float) -> None:
    until = time.time() + seconds
    window, luck, pressed = frame(until), random.Random(seed), 0
    liked: dict[str, int] = {}
    tried: set[str] = set()
    before = zone = ""
    while time.time() < until:
        try:
            if not at_table(window) and any(name == END for name in names(window)):
                print("\n".join(f"told: {line}" for line in labels(window)))
                print(f"pressed: {pressed}")
                return
            line = last_line(window)
            if line != before:
                liked[zone] = liked.get(zone, 0) + 1
                before, tried = line, set()
            found = choice(window, luck, liked, tried)
            if found is not None and found[1] != BACK and not at_table(window):
                continue  # the match ended while its table was read: this is on the next screen
        except AssertionError:
            raise
        except Exception:  # the tree changed while it was read
            continue
        if found is None:
            time.sleep(0.02)
            continue
        zone, name, (action, number) = found
        print(f"press: {zone}: {name}", flush=True)
        try:
            action.doAction(number)
        except Exception:
            continue
        pressed += 1
        tried.add(name)
        time.sleep(0.04)
    sys.exit(f"The match was not over after {seconds} seconds and {pressed} presses.")


def names(node: Any) -> Iterator[str]:
    """The names of all buttons below the node."""
    for child in children(node):
        if child.getRoleName() == "push button":
            yield child.name
        yield from names(child)


play(int(sys.argv[1]), float(sys.argv[2]))
