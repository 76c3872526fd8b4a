"""Announcements: everything that is to be heard at once, in one text and in order.

Platforms announce several live things of one update in any order. So only announcements are live.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tabletop.scenes.access.items import (
    ASSERTIVE,
    ENTRY,
    POLITE,
    SAID,
    SLIDER,
    STEPS,
    SWITCH,
    Item,
)

KEPT = 12
"""Last announcements that stay where they can be read again."""


FIELDS = (ENTRY, SLIDER, STEPS, SWITCH)
"""Roles of things whose value is announced when it changes, an empty one too."""


class Announcer:
    """Finds what is new of the things that are announced by themselves."""

    def __init__(self) -> None:
        self._whose: object = None
        self._live: dict[str, str] = {}
        self._held: dict[str, str] = {}
        self._count = 0
        self._kept: list[Item] = []

    def heard(
        self, whose: object, news: Sequence[str], screen: Iterable[tuple[str, Item]]
    ) -> tuple[Item, ...]:
        """Returns the last announcements, with one more if there is anything new.

        Args:
            whose: the screen and the person at it; another one cannot read what was said before.
            news: what happened, told first.
            screen: the paths and items of the screen in reading order; questions are told last.
        """
        if whose != self._whose:
            self._whose, self._kept = whose, []
        live: dict[str, str] = {}
        held: dict[str, str] = {}
        told, asked = list(news), list[str]()
        for path, item in screen:
            if item.live:
                live[path] = item.name
                if fresh := _fresh(self._live.get(path, ""), item.name):
                    (asked if item.live == ASSERTIVE else told).append(fresh)
            elif item.role in FIELDS or item.value:
                held[path] = item.holds
                if item.enabled and self._held.get(path, item.holds) != item.holds:
                    told.append(item.holds if item.role == ENTRY else f"{item.name}: {item.holds}")
        self._live, self._held = live, held
        if words := " ".join(sentence for sentence in (*told, *asked) if sentence):
            self._count += 1
            urgent = ASSERTIVE if asked else POLITE
            self._kept.append(Item(f"said:{self._count}", SAID, words, live=urgent))
            self._kept = self._kept[-KEPT:]
        return tuple(self._kept)


def _fresh(before: str, now: str) -> str:
    """Returns the part of a text that was not announced before, as a sentence; "" if none is."""
    words = "" if now in before else now.removeprefix(before).lstrip(". ").rstrip()
    return words if words[-1:] in ("", ".", "!", "?", ":") else f"{words}."
