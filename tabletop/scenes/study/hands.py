"""With all open, what the others hold, in strips below the table that tell what lies in them."""

from __future__ import annotations

from collections import Counter

import pygame

from tabletop.core.game import Player
from tabletop.scenes.study.base import StudyScreen
from tabletop.scenes.study.eyes import OPEN, Held
from tabletop.scenes.study.pane import Pane
from tabletop.scenes.study.strips import Shown, Strips
from tabletop.scenes.study.words import say
from tabletop.table.contract import CloseLook
from tabletop.table.stage import Node
from tabletop.words import Seat


class OpenHands:
    """The strips of the screen.

    Attributes:
        cards: what lies in them, topmost last.
    """

    def __init__(self, scene: StudyScreen, pane: Pane) -> None:
        self._scene, self._pane = scene, pane
        self._strips = Strips(pane.running, pane.table)
        self._nodes: list[Node] = []
        self.cards: list[Shown] = []

    def height(self, room: int) -> int:
        """Returns the height the strips take of a table `room` high; 0 if none are shown."""
        return self._strips.height(room, self._scene.s) if self._wanted else 0

    @property
    def _wanted(self) -> bool:
        """True if all hands are open, in a game with hidden hands."""
        return self._scene.eyes.way == OPEN and self._strips.any

    def show(self, stop: int, box: pygame.Rect, seen: bool) -> None:
        """The strips at that stop, at the foot of `box`, the table's paper; none where not `seen`.
        """
        scene = self._scene
        scene.stage.remove(*self._nodes)
        self._nodes, self.cards = [], []
        if not seen or not self._wanted:
            return
        before, found = len(scene.stage.nodes), scene.eyes.hands(stop, self._pane.table)
        for strip in self._strips.lay(scene.stage, scene.s, found, box):
            self.cards += strip.cards
            names, who = scene.review.running.names, Seat(strip.held.seat)
            cards = self.names(strip.held)
            said = say("holds", names, who=who, cards=cards) if cards else ""
            scene.tell(strip.paper, strip.row, said or say("holds.nothing", names, who=who))
        self._nodes = list(scene.stage.nodes[before:])

    def look(self, key: str, held: Held) -> CloseLook | None:
        """Returns the close look of that card, as its holder saw it."""
        return self._strips.look(key, held)

    def names(self, held: Held) -> tuple[str, ...]:
        """Returns the names of the things a seat holds, with counts."""
        table = self._pane.table
        counted = Counter(filter(None, (table.name_of(key, held.view) for key in held.keys)))
        return tuple(f"{name} ({many})" if many > 1 else name for name, many in counted.items())

    def at(self, pos: tuple[int, int]) -> Shown | None:
        """The card under the pointer."""
        return next((card for card in reversed(self.cards) if card.rect.collidepoint(pos)), None)

    def tip(self, pos: tuple[int, int]) -> str:
        """Returns owner and name of the card under the pointer; "" for none."""
        card = self.at(pos)
        if card is None:
            return ""
        return f"{self._named(card.held.seat)}: {self.name(card)}"

    def name(self, card: Shown) -> str:
        """Returns the name of a card."""
        return self._pane.table.name_of(card.key, card.held.view)

    def _named(self, seat: Player) -> str:
        return self._scene.review.running.names[seat]
