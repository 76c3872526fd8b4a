"""Changes settings and a set-up through AT-SPI alone; run by the system's own Python.

Usage: settled.py. Knows no coordinates: it presses by name, reads the values back in the names, and
prints them and every announcement as they come over the bus.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from typing import Any

import pyatspi
from gi.repository import GLib

SECONDS = 60
WAYS = (
    "Settings", "Speed of animations", "Full screen", "Hearing", "Sounds", "Sounds", "Back",
    "Bunny Boom", "Joker", "Fox", "Rules", "Start the match",
)  # fmt: skip


def below(node: Any) -> Iterator[Any]:
    """All nodes below it that are still there."""
    try:
        found = [child for child in node if child is not None]
    except Exception:
        return
    for child in found:
        yield child
        yield from below(child)


def named(name: str) -> Any:
    """Returns the node that has that name and can be pressed; a value may follow the name."""
    for node in below(pyatspi.Registry.getDesktop(0)):
        try:
            if node.name.split(":")[0] == name and node.queryAction().nActions:
                return node
        except Exception:  # no such thing, or gone meanwhile
            continue
    return None


def listen(seconds: float) -> None:
    """Lets what comes over the bus come."""
    context, until = GLib.MainContext.default(), time.time() + seconds
    while time.time() < until:
        while context.pending():
            context.iteration(False)
        time.sleep(0.02)


def waited(name: str) -> Any:
    until = time.time() + SECONDS
    while time.time() < until:
        if (node := named(name)) is not None:
            return node
        listen(0.1)
    sys.exit(f"There is no {name}.")


pyatspi.Registry.registerEventListener(
    lambda event: print(f"heard: {event.any_data}", flush=True), "object:announcement"
)
for way in WAYS:
    node = waited(way)
    node.queryAction().doAction(0)
    listen(1.0)
    if (again := named(way)) is not None and ": " in again.name:
        print(f"now: {again.name}", flush=True)
listen(6.0)
