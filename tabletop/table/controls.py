"""Buttons and the like as nodes on a stage: hover, press, focus, taking.

What they do belongs to the screens.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tabletop.table.art import theme, widgets
from tabletop.table.art.surface import Art, with_outline
from tabletop.table.focus import Focus, Target
from tabletop.table.stage import Node, Stage
from tabletop.table.targets import nearest

Z_CONTROLS = 60.0
Z_FOCUS = 900.0


class Control:
    """Something in a rectangle that can be pointed at and taken.

    Attributes:
        key: its name, for focus, tests and robots.
        tip: why it is disabled, or what it does; shown as a tooltip.
        bare: whether its picture has no outline; in high contrast it gets one.
    """

    bare = False

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        act: Callable[[], None],
        *,
        enabled: bool = True,
        tip: str = "",
        label: str = "",
        radius: int = 12,
    ) -> None:
        self.key = key
        self.rect = rect
        self.act = act
        self.enabled = enabled
        self.tip = tip
        self.label = label or key
        self.radius = radius
        self.hovered = False
        self.pressed = False
        self.node: Node | None = None

    def face(self) -> Art | None:
        """Its picture in its present state; None for an invisible one."""
        return None

    def tells(self) -> str:
        """Returns the text read after its name: what it does or shows."""
        return self.tip

    def holds(self) -> str:
        """Returns the content of a field in words; "" for a control that only does something."""
        return ""

    def state(self) -> str:
        if not self.enabled:
            return "disabled"
        if self.pressed and self.hovered:
            return "pressed"
        return "hover" if self.hovered else "rest"

    def place(self, stage: Stage, z: float = Z_CONTROLS) -> None:
        self.node = stage.picture(self._outlined(), self.rect.x, self.rect.y, z, self.key)

    def refresh(self) -> None:
        if self.node is not None and (art := self._outlined()) is not None:
            self.node.put(art=art)

    def _outlined(self) -> Art | None:
        """Its picture, with the outline that high contrast wants."""
        art = self.face()
        if art is None or not self.bare or not theme.contrast():
            return art
        return with_outline(art, self.rect.size, self.radius)


class Button(Control):
    """A labelled button with a lip."""

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        label: str,
        act: Callable[[], None],
        s: float,
        *,
        kind: str = "secondary",
        icon: str = "",
        enabled: bool = True,
        tip: str = "",
        px: int = 17,
    ) -> None:
        super().__init__(
            key, rect, act, enabled=enabled, tip=tip, label=label, radius=12
        )
        self.kind, self.icon, self.s, self.px = kind, icon, s, px

    def face(self) -> Art:
        return widgets.button(
            self.label, self.rect.w, self.rect.h, self.kind, self.state(), self.icon, self.s,
            round(self.px * self.s),
        )


class IconButton(Control):
    """A square button with a sign alone; `on` keeps it lit."""

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        icon: str,
        act: Callable[[], None],
        s: float,
        *,
        label: str,
        enabled: bool = True,
        on: bool = False,
        tip: str = "",
    ) -> None:
        super().__init__(
            key, rect, act, enabled=enabled, tip=tip or label, label=label, radius=13
        )
        self.icon, self.s, self.on = icon, s, on

    def face(self) -> Art:
        state = self.state()
        if state == "disabled":
            state = "off"
        elif self.on and state == "rest":
            state = "on"
        return widgets.icon_button(self.icon, self.rect.w, state, self.s)


def _height(control: Control) -> float:
    return control.node.z if control.node is not None else 0.0


class Controls:
    """The controls of a screen: finds the one under the pointer and lends them to the focus."""

    def __init__(
        self, stage: Stage, focus: Focus, s: float, reach: int = 0,
        lies: Callable[[tuple[int, int]], bool] | None = None,
    ) -> None:  # fmt: skip
        """`reach`: so many window pixels beside a control still count for it, where nothing else
        lies (`lies`) and no other is nearer.
        """
        self.stage, self.focus, self.s = stage, focus, s
        self.reach, self._lies = reach, lies
        self.items: list[Control] = []
        self._down: Control | None = None
        self._ring: Node | None = None

    def add(self, control: Control, z: float = Z_CONTROLS) -> Control:
        control.place(self.stage, z)
        self.items.append(control)
        return control

    def remove(self, control: Control) -> None:
        self.items.remove(control)
        if control.node is not None:
            self.stage.remove(control.node)
        if self._down is control:
            self._down = None

    def clear(self) -> None:
        for control in list(self.items):
            self.remove(control)

    def at(self, pos: tuple[int, int]) -> Control | None:
        """The control that a press there is for: of several the one that is seen, the last of
        equally high ones."""
        hits = (c for c in reversed(self.items) if c.rect.collidepoint(pos))
        hit = max(hits, key=_height, default=None)
        if hit is not None or not self.reach or (self._lies is not None and self._lies(pos)):
            return hit
        usable = ((c.key, c.rect) for c in self.items if c.enabled)
        return self.find(nearest(pos, usable, self.reach))

    def find(self, key: str) -> Control | None:
        return next((c for c in self.items if c.key == key), None)

    def targets(self) -> list[Target]:
        """Returns the targets that the focus may visit, in order of adding."""
        return [
            Target(c.key, c.rect, c.act, c.radius, c.label) for c in self.items if c.enabled
        ]

    def handle(self, event: pygame.Event) -> bool:
        """Takes mouse events over a control; True when the event was used up."""
        if event.type == pygame.MOUSEMOTION:
            self.hover(self.at(event.pos))
            return self._down is not None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            hit = self.at(event.pos)
            if hit is None:
                return False
            self._down = hit
            if hit.enabled:
                hit.pressed = hit.hovered = True
                hit.refresh()
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._down is not None:
            control, self._down = self._down, None
            control.pressed = False
            control.refresh()
            if control.enabled and self.at(event.pos) is control:
                control.act()
            return True
        return False

    @property
    def held(self) -> bool:
        """Returns True while the pointer is down on one of them; replacing that one would lose
        the click."""
        return self._down is not None

    def release(self) -> None:
        """Lets go of whatever is held: focus lost, window resized."""
        if self._down is not None:
            self._down.pressed = False
            self._down.refresh()
            self._down = None

    def hover(self, hit: Control | None) -> None:
        for control in self.items:
            if control.hovered != (control is hit):
                control.hovered = control is hit
                control.refresh()

    def show_focus(self) -> None:
        """Draws the ring where the focus is, or takes it away."""
        target = self.focus.current if self.focus.shown else None
        if target is None:
            if self._ring is not None:
                self._ring.put(visible=False)
            return
        art = widgets.focus_ring(target.rect.w, target.rect.h, target.radius, self.s)
        if self._ring is None or self._ring.stage is None:
            self._ring = self.stage.picture(art, *target.rect.topleft, Z_FOCUS, "focus")
        self._ring.put(art=art, pos=target.rect.topleft, visible=True)
