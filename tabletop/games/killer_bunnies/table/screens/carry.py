"""Carrying cards with the pointer: from the pool onto the list, and off the list's paper."""

from __future__ import annotations

import math

import pygame

from tabletop.games.killer_bunnies.rules.deck_building import PRINTS
from tabletop.games.killer_bunnies.table import faces
from tabletop.games.killer_bunnies.table.screens.deck_paper import DeckPaper, DeckRow
from tabletop.games.killer_bunnies.table.screens.deck_screen import DeckScreen
from tabletop.games.killer_bunnies.table.screens.pool import CardCell
from tabletop.table.art import widgets
from tabletop.table.art.surface import HELD, with_shadow
from tabletop.table.motion import out_cubic
from tabletop.table.stage import Node

FAR = 6.0
"""Style pixels the pointer goes before a press becomes carrying."""

LONG_MS = 550.0
"""A press that stays where it is for so long opens the close look."""

HOME_MS = 220.0
Z_CARRIED, Z_GLOW = 800.0, 790.0
WIDTH = 98


class Carry:
    """The card in the hand, if there is one."""

    def __init__(self, screen: DeckScreen, paper: DeckPaper) -> None:
        self.screen, self.paper = screen, paper
        self._pressed: tuple[CardCell | DeckRow, tuple[int, int]] | None = None
        self._pressed_ms = 0.0
        self._held: tuple[int, bool] | None = None
        self._start = (0.0, 0.0)
        self._node: Node | None = None
        self._glow: Node | None = None
        self._home: tuple[Node, tuple[float, float], float] | None = None

    def handle(self, event: pygame.Event) -> bool:
        """Takes the pointer's events while something is carried; True when one was used up."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            hit = self.screen.controls.at(event.pos)
            self._pressed, self._pressed_ms = None, 0.0
            if isinstance(hit, CardCell | DeckRow) and hit.index >= 0:
                self._pressed = hit, event.pos
        elif event.type == pygame.MOUSEMOTION and self._held is not None:
            self._move(event.pos)
            return True
        elif event.type == pygame.MOUSEMOTION and self._pressed is not None:
            control, start = self._pressed
            if math.dist(event.pos, start) >= FAR * self.screen.s:
                self._lift(control, event.pos)
                return True
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._pressed = None
            if self._held is not None:
                self._drop(event.pos)
                return True
        return False

    def cancel(self) -> bool:
        """Lets go of what is carried, changing nothing; False when the hand is empty."""
        self._pressed = None
        if self._held is None:
            return False
        self._go_home()
        return True

    def update(self, ms: float) -> None:
        """The card that was let go glides back to where it was taken; a long press looks closer."""
        if self._pressed is not None:
            self._pressed_ms += ms
            if self._pressed_ms >= LONG_MS:
                index, self._pressed = self._pressed[0].index, None
                self.screen.look_at(index)
        if self._home is None:
            return
        node, start, age = self._home
        age += ms
        if node.stage is not self.screen.stage or age >= HOME_MS:
            self.screen.stage.remove(node)
            self._home = None
            return
        share = out_cubic(age / HOME_MS)
        x = start[0] + (self._start[0] - start[0]) * share
        y = start[1] + (self._start[1] - start[1]) * share
        node.put(pos=(x, y), alpha=round(255 * (1 - share * share)))
        self._home = (node, start, age)

    def _lift(self, control: CardCell | DeckRow, pos: tuple[int, int]) -> None:
        screen = self.screen
        screen.controls.release()
        screen.drop_grab()
        self._pressed = None
        self._held = (control.index, isinstance(control, DeckRow))
        w = screen.px(WIDTH)
        face = faces.face(PRINTS[control.index].numbers[0], w)
        self._start = (control.rect.centerx - w / 2, control.rect.centery - face.get_height() / 2)
        self._node = screen.stage.picture(with_shadow(face, HELD, screen.s), 0, 0, Z_CARRIED)
        if not self._held[1] and not screen.narrow:
            box = self.paper.box
            glow = widgets.stitches(box.w, box.h, 14, screen.s)
            self._glow = screen.stage.picture(glow, *box.topleft, Z_GLOW)
        screen.app.sounds.play("card_lift")
        self._move(pos)

    def _move(self, pos: tuple[int, int]) -> None:
        if self._node is not None and self._node.art is not None:
            w = self.screen.px(WIDTH)
            self._node.put(pos=(pos[0] - w / 2, pos[1] - w * faces.CARD_RATIO / 2))

    def _drop(self, pos: tuple[int, int]) -> None:
        """Onto the list: one more. From the list anywhere off its paper: one less."""
        assert self._held is not None
        index, listed = self._held
        on_paper = self.paper.box.collidepoint(pos) or self.screen.narrow
        if listed != on_paper:
            self._clear()
            self.screen.step(index, -1 if listed else 1)
        else:
            self._go_home()

    def _go_home(self) -> None:
        node = self._node
        self._node = None
        self._clear()
        settings = self.screen.app.settings
        if node is None or settings.reduced_motion or settings.speed == 0:
            if node is not None:
                self.screen.stage.remove(node)
            return
        if self._home is not None:
            self.screen.stage.remove(self._home[0])
        self._home = (node, node.pos, 0.0)

    def _clear(self) -> None:
        self._held = None
        for node in (self._node, self._glow):
            if node is not None:
                self.screen.stage.remove(node)
        self._node = self._glow = None
