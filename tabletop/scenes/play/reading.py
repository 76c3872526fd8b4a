"""Reading the table without acting: a reading position that can reach everything visible.

The focus reaches only usable things; reading reaches everything, zone by zone, a board by rows and
columns. It changes nothing but the reading position.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import hypot
from types import MappingProxyType

from tabletop.core.action import Action
from tabletop.core.words import named
from tabletop.scenes.keys.commands import ARROWS
from tabletop.scenes.play.desk import Desk
from tabletop.scenes.play.messages import say
from tabletop.scenes.play.since import worth_telling
from tabletop.scenes.play.words import screen
from tabletop.table.meaning import BUTTONS, HAND, LOG, PLATES, PROMPT, Thing, Zone, things

ROW = 0.5
"""Things whose middles are no further apart than so much of a height lie in one row."""
MOST_READ = 8
"""Largest number of lines that are read of what the others did."""
NO_MORE: Mapping[Action, str] = MappingProxyType({})


class Reading:
    """Reads the table aloud part by part; `rules` opens the rule book at a number."""

    def __init__(self, desk: Desk, rules: Callable[[str], None]) -> None:
        self._desk, self._rules = desk, rules
        self._zone = self._key = ""
        self.last = ""

    def acts(self) -> dict[str, Callable[[], None]]:
        """Returns the reading commands and their functions."""
        walks = {f"read_{name}": partial(self.walk, *way) for name, way in ARROWS.items()}
        return walks | {
            "where": self.where, "turn": self.turn, "changed": self.changed, "hand": self.hand,
            "scores": self.scores, "rule": self.rule, "again": self.again,
            "read_parts": self.parts, "read_on": partial(self.next_zone, 1),
            "read_back": partial(self.next_zone, -1),
        }  # fmt: skip

    # ------------------------------------------------------------------------------ walking

    def walk(self, dx: int, dy: int) -> None:
        """Moves to the next thing in that direction within the present zone."""
        zone = self._present()
        if zone is None:
            self._tell(say("nothing-here"))
            return
        rows = in_rows(zone)
        at = next(((r, c) for r, row in enumerate(rows) for c, t in enumerate(row)
                   if t.key == self._key), None)  # fmt: skip
        if at is None:
            self._read(zone, rows[0][0])
            return
        row, column = at
        if dx:
            flat = [thing for line in rows for thing in line]
            place = flat.index(rows[row][column]) + dx
            self._read(zone, flat[max(0, min(len(flat) - 1, place))])
        else:
            line = rows[max(0, min(len(rows) - 1, row + dy))]
            self._read(zone, _below(rows[row][column], line, column))

    def next_zone(self, by: int) -> None:
        """Moves to the next zone that has something in it."""
        zones = self._zones()
        if not zones:
            self._tell(say("nothing-here"))
            return
        keys = [zone.key for zone in zones]
        at = keys.index(self._zone) + by if self._zone in keys else 0
        zone = zones[at % len(zones)]
        self._zone, self._key = zone.key, ""
        count = sum(len(row) for row in in_rows(zone))
        first = in_rows(zone)[0][0]
        self._key = first.key
        self._tell(say("zone-has", zone=zone.name, n=count, first=told(first)))

    def parts(self) -> None:
        """Reads the parts of the thing read last."""
        thing = self._thing()
        if thing is None:
            self._tell(say("first-read"))
        elif thing.parts:
            parts = tuple(part.words for part in thing.parts)
            self._tell(say("parts-of", what=thing.name, parts=parts))
        else:
            self._tell(say("parts-of.none", what=thing.name))

    def _read(self, zone: Zone, thing: Thing) -> None:
        self._zone, self._key = zone.key, thing.key
        self._tell(told(thing, self._brings(thing)))

    def _brings(self, thing: Thing) -> dict[Action, str]:
        """Returns the results of each use, where its words do not tell them."""
        desk = self._desk
        found = {use.action: desk.table.brings(use.action, desk.view) for use in thing.uses}
        names = desk.running.names
        return {action: named(words, names) for action, words in found.items() if words}

    def _zones(self) -> list[Zone]:
        """Returns the readable zones of the table."""
        left_out = (PROMPT, BUTTONS, LOG)
        return [z for z in screen(self._desk) if z.things and z.key not in left_out]

    def _present(self) -> Zone | None:
        zones = self._zones()
        found = next((zone for zone in zones if zone.key == self._zone), None)
        return found or self._focused(zones) or (zones[0] if zones else None)

    def _focused(self, zones: Sequence[Zone]) -> Zone | None:
        """Returns the zone with the focus and moves the reading position there; None if there is
        none."""
        current = self._desk.focus.current
        if current is None:
            return None
        for zone in zones:
            if any(thing.key == current.key for thing in things([zone])):
                self._key = current.key
                return zone
        return None

    def _thing(self) -> Thing | None:
        return next((t for t in things(self._zones()) if t.key == self._key), None)

    # ------------------------------------------------------------------------------- asking

    def where(self) -> None:
        """Reads the last thing again, with its zone and place there; else what has the focus."""
        zone, thing = self._present(), self._thing()
        if zone is None or thing is None:
            self._tell(say("first-read"))
            return
        flat = [found for row in in_rows(zone) for found in row]
        place = next((n for n, found in enumerate(flat, 1) if found.key == thing.key), 0)
        facts = {"zone": zone.name, "what": told(thing)}
        words = say("place-of", n=place, all=len(flat), **facts) if place else ""
        self._tell(words or say("place-of.zone", **facts))

    def turn(self) -> None:
        """Reads who is asked what, and the facts needed to answer."""
        asked = self._desk.papers.top.asked
        if asked is None:
            self._tell(say("nothing-here"))
            return
        said = ". ".join(part for part in (asked[1].title, asked[1].how) if part)
        gist = self._desk.table.gist(self._desk.view)
        end = "" if said[-1:] in (".", "!", "?") else "."
        self._tell(f"{said}{end} {gist}" if gist else said)

    def changed(self) -> None:
        """Reads the most unusual of the others' actions since this person's last turn."""
        viewer, running = self._desk.viewer, self._desk.running
        lines = running.recap(viewer) if viewer is not None else []
        lines = worth_telling(running, lines, MOST_READ)
        self._tell(" ".join(line.text for line in lines) or say("nobody-played"))

    def hand(self) -> None:
        """Reads the hand card by card."""
        self._tell(self._all_of(HAND) or say("no-hand"))

    def scores(self) -> None:
        """Reads the players' plates."""
        self._tell(self._all_of(PLATES) or say("nothing-here"))

    def _all_of(self, key: str) -> str:
        found = tuple(t.words for z in screen(self._desk) if z.key == key for t in z.things)
        return say("all-of", things=found) if found else ""

    def rule(self) -> None:
        """Opens the rule book at the rule of the thing read last, or of the focus."""
        focus = self._desk.focus.current
        key = self._key or (focus.key if focus is not None else "")
        look = self._desk.table.close_look(key, self._desk.view) if key else None
        if look is None or not look.rule:
            self._tell(say("first-read"))
        else:
            self._rules(look.rule)

    def again(self) -> None:
        """Repeats the last text."""
        self._tell(self.last or say("first-read"))

    def forget(self) -> None:
        """Forgets everything that was read, because somebody else looks at the table now."""
        self._desk.app.notice.withdraw(self.last)
        self._zone = self._key = self.last = ""

    def _tell(self, words: str) -> None:
        """Says the words in place of the last ones."""
        self._desk.app.notice.withdraw(self.last)
        self.last = words
        self._desk.app.say(words)


def told(thing: Thing, brings: Mapping[Action, str] = NO_MORE) -> str:
    """Returns a thing as it is read: name, state, uses and their results."""
    uses = tuple(
        say("use", what=use.words, brings=brings[use.action]) if use.action in brings else use.words
        for use in thing.uses
    )
    end = "" if thing.words[-1:] in (".", "!", "?") else "."
    said = [f"{thing.words}{end}"]
    if uses:
        said.append(say("may-be-used", uses=uses))
    if thing.parts:
        said.append(say("has-parts", n=len(thing.parts)))
    return " ".join(said)


def in_rows(zone: Zone) -> list[list[Thing]]:
    """Returns the things of a zone in rows, by position; invisible ones come last."""
    if len(zone.things) > 1 and all(thing.key.startswith("row:") for thing in zone.things):
        return [list(thing.parts) or [thing] for thing in zone.things]
    rows: list[list[Thing]] = []
    seen = [thing for thing in zone.things if thing.where is not None]
    for thing in sorted(seen, key=lambda thing: _middle(thing)[1]):
        assert thing.where is not None
        if not rows or _middle(thing)[1] - _middle(rows[-1][0])[1] > ROW * thing.where[3]:
            rows.append([])
        rows[-1].append(thing)
    ordered = [sorted(row, key=lambda thing: _middle(thing)[0]) for row in rows]
    hidden = [thing for thing in zone.things if thing.where is None]
    return ordered + ([hidden] if hidden else [])


def _middle(thing: Thing) -> tuple[float, float]:
    x, y, w, h = thing.where or (0, 0, 0, 0)
    return x + w / 2, y + h / 2


def _below(thing: Thing, line: Sequence[Thing], column: int) -> Thing:
    """Returns the thing in another row nearest above or below; by column if positions are
    unknown."""
    if thing.where is None or any(other.where is None for other in line):
        return line[min(column, len(line) - 1)]
    x, y = _middle(thing)
    return min(line, key=lambda t: hypot(_middle(t)[0] - x, 0.01 * (_middle(t)[1] - y)))
