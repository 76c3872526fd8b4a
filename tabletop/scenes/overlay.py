"""The layers over any screen: short notices, tooltips and dialogs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, Protocol

import pygame

from tabletop.scenes.keys import commands
from tabletop.scenes.keys.commands import WAYS
from tabletop.table import targets
from tabletop.table.art import lettering, widgets
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.picture import Size
from tabletop.table.art.rabbit import portrait
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import Art
from tabletop.table.controls import Button, Control, Controls
from tabletop.table.focus import Focus
from tabletop.table.motion import out_cubic
from tabletop.table.stage import Node, Stage

Z_DIALOG = 880.0
"""Over everything of a screen, below the ring of the focus (`controls.Z_FOCUS`)."""

Z_TIP = 1200.0
Z_NOTICE = 1300.0

TIP_AFTER_MS = 450
TIP_DELAYS = (float("inf"), 1000.0, float(TIP_AFTER_MS), 0.0)
"""The milliseconds for which the pointer rests before a tooltip is shown, by the setting."""
NOTICE_MS = 4500
NOTICE_MS_A_LETTER = 45
HURRY = 2.0
"""So much faster a notice goes while another waits, which may answer a key just pressed."""
FADE_MS = 140.0
WIDEST, MARGIN = 620, 16
"""The largest width of a notice and its least distance to the room's sides, in units."""
HEAD = 8
"""The distance to the window's head of a notice that fills the room there, in units."""
STEP = 12
"""The step in which a free place for a notice is searched, in units."""
NOWHERE = pygame.Rect(0, 0, 0, 0)
RISE = 8.0
"""The distance below its place at which a dialog begins to rise, in window pixels."""


class Frame(Protocol):
    """The size and the scale of the window, as an overlay needs them."""

    @property
    def size(self) -> tuple[int, int]: ...
    @property
    def s(self) -> float: ...


class Notice:
    """Short notices, shown one after another, each for a while.

    Attributes:
        place: what the paper that is shown lies on in the window; empty while none is.
        count: number of times something was said; raised when the same is said again.
    """

    def __init__(self) -> None:
        self._waiting: list[str] = []
        self._staying = ""
        self._text = ""
        self._left = 0.0
        self._node: Node | None = None
        self.place = NOWHERE
        self.count = 0

    @property
    def text(self) -> str:
        return self._text

    def keep(self, sentence: str) -> None:
        """Shows a sentence whenever no other is shown, until it is withdrawn."""
        self._staying = sentence

    def say(self, sentence: str) -> None:
        """Queues a sentence; one that is shown already is shown for its full time again."""
        if sentence and sentence == self._text and self._left > 0.0:
            self.count += 1
            self._left = _time_for(sentence)
        elif sentence and sentence not in self._waiting:
            self._waiting.append(sentence)

    def withdraw(self, sentence: str) -> None:
        """Removes a sentence, shown or waiting, that is no longer true."""
        if sentence in self._waiting:
            self._waiting.remove(sentence)
        if sentence == self._staying:
            self._staying = ""
        if sentence == self._text:
            self._left = 0.0

    def clear(self) -> None:
        """Removes every sentence, because somebody else looks at the screen."""
        self._waiting, self._staying, self._text, self._left = [], "", "", 0.0
        self._take_away()

    def update(
        self, ms: float, stage: Stage, frame: Frame, room: pygame.Rect | None,
        spoken_of: Sequence[pygame.Rect] = (),
    ) -> None:  # fmt: skip
        """Advances by `ms`; puts a new notice at the foot of `room` (None: of the window), or where
        it covers least of what it speaks of."""
        if self._text:
            self._left -= ms * (HURRY if self._waiting else 1.0)
            if self._left <= 0 and (self._waiting or self._text != self._staying):
                self._text = ""
                self._take_away()
        if not self._text and self._waiting:
            self._text = self._waiting.pop(0)
            self._left = _time_for(self._text)
            self.count += 1
        elif not self._text:
            self._text = self._staying
        if self._text and (self._node is None or self._node.stage is not stage):
            self._take_away()
            try:
                self._place(stage, frame, room, spoken_of)
            except Exception:
                # What cannot be drawn now could not be in the next frame either.
                self._text = ""
                raise

    def forget_place(self) -> None:
        """Removes the drawn notice, so that it is drawn again for another stage or size."""
        self._take_away()

    def _place(
        self, stage: Stage, frame: Frame, room: pygame.Rect | None,
        spoken_of: Sequence[pygame.Rect],
    ) -> None:  # fmt: skip
        if room is None:
            foot = round(24 * frame.s)
            room = pygame.Rect(0, 0, frame.size[0], frame.size[1] - foot)
        most = min(round(WIDEST * frame.s), room.w - round(MARGIN * frame.s))
        art, (w, h) = _notice_art(self._text, frame.s, most)
        usual = pygame.Rect(room.centerx - w // 2, max(0, room.bottom - h), w, h)
        if room.y == 0 and 2 * h > room.h:  # no half of what it covers looks out above it
            usual.y = round(HEAD * frame.s)
        window = pygame.Rect((0, 0), frame.size)
        self.place = _clear_of(spoken_of, usual, window, round(STEP * frame.s))
        self._node = stage.picture(art, *self.place.topleft, Z_NOTICE, "notice")

    def _take_away(self) -> None:
        if self._node is not None and self._node.stage is not None:
            self._node.stage.remove(self._node)
        self._node, self.place = None, NOWHERE


def _clear_of(
    things: Sequence[pygame.Rect], usual: pygame.Rect, window: pygame.Rect, step: int
) -> pygame.Rect:
    """Returns the place nearest to `usual` where a notice of that size covers least of the
    things."""

    def covered(at: pygame.Rect) -> tuple[int, int]:
        parts = (at.clip(thing) for thing in things)
        far = abs(at.y - usual.y) + abs(at.x - usual.x)
        return sum(part.w * part.h for part in parts), far

    if usual.collidelist(list(things)) < 0:
        return usual
    lowest = window.bottom - usual.h
    heights = {usual.y, lowest, *range(window.y, max(window.y, lowest) + 1, step)}
    lefts = {usual.x, window.x + step, window.right - usual.w - step}
    spots = [pygame.Rect(x, y, usual.w, usual.h) for x in lefts for y in heights]
    return min(spots, key=lambda at: (*covered(at), at.topleft))


def _time_for(sentence: str) -> float:
    """Returns the milliseconds for which a sentence is shown."""
    return NOTICE_MS + NOTICE_MS_A_LETTER * len(sentence)


def _notice_art(text: str, s: float, most: int) -> tuple[Art, tuple[int, int]]:
    lines = lettering.wrap(text, "bold", 17 * s, most - 36 * s)
    step = lettering.line_height("bold", round(17 * s)) / s
    wide = max(lettering.width_of(line, "bold", 17 * s) for line in lines) / s + 36
    size = Size.of(pygame.FRect(0, 0, wide, step * len(lines) + 20), s)
    sheet = Sheet(size, widgets.panel(*size))
    for i, line in enumerate(lines):
        sheet.write(line, wide / 2, 10 + (i + 0.5) * step, "bold", 17, INK, "center")
    return sheet.art, (size.w, size.h)


class Tips:
    """The tooltip of the control under the pointer, shown after the pointer has rested there.

    Attributes:
        after_ms: how long that is.
    """

    def __init__(self) -> None:
        self.after_ms = float(TIP_AFTER_MS)
        self._control: Control | None = None
        self._ms = 0.0
        self._node: Node | None = None
        self._hushed = False

    def hush(self) -> None:
        """Hides the tooltip until the pointer moves, because something was pressed."""
        self.hide()
        self._hushed = True

    def stir(self) -> None:
        """Allows tooltips again, because the pointer has moved."""
        self._hushed = False

    def update(
        self, ms: float, controls: Controls, frame: Frame, pointed: Control | None = None
    ) -> None:
        """Shows the tooltip of the control under the pointer, else of `pointed`."""
        if self._hushed:
            return
        hovered = next((c for c in controls.items if c.hovered and c.tip and not c.pressed), None)
        hovered = hovered or pointed
        if hovered is not self._control:
            self.hide()
            self._control = hovered
        if hovered is None:
            return
        if self._node is not None and self._node.stage is controls.stage:
            return
        self._ms += ms
        if self._ms >= self.after_ms:
            others = [c.rect for c in controls.items if c.enabled and c is not hovered]
            self._node = self._place(hovered, others, controls.stage, frame)

    def hide(self) -> None:
        if self._node is not None and self._node.stage is not None:
            self._node.stage.remove(self._node)
        self._node = None
        self._control = None
        self._ms = 0.0

    def _place(
        self, control: Control, others: Sequence[pygame.Rect], stage: Stage, frame: Frame
    ) -> Node:
        """Draws the tooltip above its control and, if possible, above other usable controls; at the
        top edge below it."""
        s, w = frame.s, frame.size[0]
        wide = min(round(330 * s), w - round(24 * s))
        words = control.tip
        width = max(
            lettering.width_of(line, "body", 16 * s)
            for line in lettering.wrap(words, "body", 16 * s, wide - round(30 * s))
        )
        wide = min(wide, width + round(34 * s))
        rect = control.rect
        x = max(round(12 * s), min(w - wide - round(12 * s), rect.centerx - wide // 2))
        tail_x = rect.centerx - x
        gap = round(12 * s)
        art = widgets.tooltip(words, wide, s, "down", tail_x)
        tall = art.surface.get_height() - 2 * art.oy
        y = rect.top - gap - tall
        covered = [other.top for other in others if other.colliderect((x, y, wide, tall))]
        if covered:
            above = pygame.Rect(x, min(covered) - gap - tall, wide, tall)
            if above.top >= gap and above.collidelist(list(others)) < 0:
                art = widgets.tooltip(words, wide, s)
                y = above.top
        if y < gap:
            art = widgets.tooltip(words, wide, s, "up", tail_x)
            y = rect.bottom + gap
        return stage.picture(art, x, y, Z_TIP, "tip")


MOST_STACKED = 3
"""More buttons than these stand in two columns where they do not fit side by side."""


class Choice(NamedTuple):
    """A button of a dialog. `act` is called after the dialog has gone."""

    label: str
    act: Callable[[], None] | None = None
    kind: str = "secondary"


class Dialog:
    """A question over the darkened screen; nothing below it takes input.

    The last choice is the safe one: it is primary, focused, and what Esc does.

    Attributes:
        large: whether the hand wants larger targets.
        every_key: whether it takes the keys that else count everywhere, too.
    """

    every_key = False

    def __init__(
        self, title: str, words: str, choices: tuple[Choice, ...], figure: int | None = None
    ) -> None:
        self.title, self.words, self.choices, self.figure = title, words, choices, figure
        self.focus = Focus()
        self.controls: Controls | None = None
        self.closed = False
        self.box = pygame.Rect(0, 0, 0, 0)
        self._nodes: list[Node] = []
        self._age = 0.0
        self._close = False
        self.large = False

    def update(self, ms: float, moving: bool) -> None:
        """Fades in and rises a little; appears at once if nothing may move."""
        if self._age >= FADE_MS or not self._nodes:
            return
        self._age = self._age + ms if moving else FADE_MS
        share = out_cubic(min(1.0, self._age / FADE_MS))
        alpha, lower = round(255 * share), RISE * (1 - share)
        controls = self.controls.items if self.controls is not None else []
        self._nodes[0].put(alpha=alpha)
        self._nodes[1].put(alpha=alpha, pos=(self.box.x, self.box.y + lower))
        for control in controls:
            if control.node is not None:
                control.node.put(alpha=alpha, pos=(control.rect.x, control.rect.y + lower))

    def on(self, stage: Stage) -> bool:
        """Returns True if the dialog lies on that stage now."""
        return bool(self._nodes) and self._nodes[0].stage is stage

    def place(self, stage: Stage, frame: Frame) -> None:
        """Lays the dialog out on the stage."""
        self.take_away()
        s, (w, h) = frame.s, frame.size
        wide, columns = min(round(520 * s), w - round(32 * s)), 2
        self._close, row = False, self.side(48, s)
        tall = self._measured(wide, columns, row, s)[-1]
        if tall > h - round(16 * s):
            # Many choices in large words: wider, closer together, without a face.
            wide, columns = w - round(32 * s), 3
            self._close, row = True, max(targets.LEAST, round(42 * s))
        heads, lines, places, foot, tall = self._measured(wide, columns, row, s)
        pad, head = self._pad(s), self._head(heads, s)
        self.box = pygame.Rect((w - wide) // 2, (h - tall) // 2, wide, tall)
        veil = Art(widgets.veil(w, h), 0, 0)
        self._nodes = [
            stage.picture(veil, 0, 0, Z_DIALOG, "veil"),
            stage.picture(
                self._paper(heads, lines, head, s), *self.box.topleft, Z_DIALOG + 1,
                "dialog",
            ),
        ]  # fmt: skip
        self.controls = self.make_controls(stage, s)
        self._buttons(places, (self.box.x + pad, self.box.bottom - pad - foot), s)
        self.focus.set(self.controls.targets())
        if self.focus.current is None:
            self.focus.go(f"choice:{len(self.choices) - 1}")
            self.focus.shown = True
        self.controls.show_focus()

    def side(self, units: float, s: float) -> int:
        """Returns the height in pixels of a button of `units` style pixels."""
        return targets.side(units, s, self.large) if self.large else round(units * s)

    def make_controls(self, stage: Stage, s: float) -> Controls:
        """Returns an empty set of controls for the dialog."""
        return Controls(stage, self.focus, s, targets.reach(s, self.large))

    def _pad(self, s: float) -> int:
        return round((14 if self._close else 24) * s)

    def _portrait(self, s: float) -> int:
        return round(64 * s) if self.figure is not None and not self._close else 0

    def _head(self, heads: Sequence[str], s: float) -> int:
        return max(self._portrait(s), len(heads) * round(32 * s))

    def _measured(
        self, wide: int, columns: int, row: int, s: float
    ) -> tuple[tuple[str, ...], tuple[str, ...], list[pygame.Rect], int, int]:
        """Returns the lines of title and words, the buttons' places, their height and the total
        height."""
        pad, px = self._pad(s), round(17 * s)
        lines = lettering.wrap(self.words, "body", px, wide - 2 * pad)
        beside = self._portrait(s) + round(16 * s)
        heads = lettering.wrap(self.title, "display", 26 * s, wide - 2 * pad - beside)
        sizes = [widgets.button_size(choice.label, s)[0] for choice in self.choices]
        places, foot = _arranged(sizes, wide - 2 * pad, row, s, columns)
        words = len(lines) * lettering.line_height("body", px)
        between = self._between(s)
        tall = 2 * pad + self._head(heads, s) + words + 2 * between + foot
        return heads, lines, places, foot, tall

    def _between(self, s: float) -> int:
        """Returns the pixels between title, words and buttons."""
        return round((10 if self._close else 20) * s)

    def _paper(
        self, heads: tuple[str, ...], lines: tuple[str, ...], head: int, s: float
    ) -> Art:
        art = widgets.dialog(self.box.w, self.box.h, s)
        face = art.surface.copy()
        x, y = art.ox + self._pad(s), art.oy + self._pad(s)
        left, portrait_d = x, self._portrait(s)
        if self.figure is not None and portrait_d:
            face.blit(portrait(self.figure, portrait_d), (x, y))
            left += portrait_d + round(16 * s)
        top = y + (head - len(heads) * round(32 * s)) / 2
        for i, line in enumerate(heads):
            lettering.write(
                face, line, left, top + (i + 0.5) * 32 * s, "display", 26 * s, INK, "midleft"
            )
        y += head + self._between(s)
        step = lettering.line_height("body", round(17 * s))
        for i, line in enumerate(lines):
            lettering.write(face, line, x, y + i * step, "body", 17 * s, INK2)
        return Art(face, art.ox, art.oy)

    def _buttons(self, places: list[pygame.Rect], at: tuple[int, int], s: float) -> None:
        assert self.controls is not None
        for i, (choice, place) in enumerate(zip(self.choices, places)):
            safe = i == len(self.choices) - 1
            kind = "primary" if safe and choice.kind == "secondary" else choice.kind
            self.controls.add(
                Button(
                    f"choice:{i}", place.move(at), choice.label, partial(self.take, choice), s,
                    kind=kind,
                ),
                Z_DIALOG + 2,
            )  # fmt: skip

    def take(self, choice: Choice) -> None:
        self.closed = True
        self.take_away()
        if choice.act is not None:
            choice.act()

    def take_away(self) -> None:
        for node in self._nodes:
            if node.stage is not None:
                node.stage.remove(node)
        self._nodes = []
        if self.controls is not None:
            shown, self.focus.shown = self.focus.shown, False
            self.controls.show_focus()
            self.focus.shown = shown
            self.controls.clear()
        self.controls = None

    def handle(self, event: pygame.Event) -> None:
        """Handles every event, so that nothing below gets any."""
        if self.controls is None:
            return
        if event.type == pygame.KEYDOWN:
            any(self._do(name) for name in commands.of(event))
        elif not self.controls.handle(event) and self._beside(event):
            self.take(self.choices[-1])

    def _beside(self, event: pygame.Event) -> bool:
        """Returns True if the mouse was pressed outside the dialog, which means the safe choice."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        within = self.controls.reach if self.controls is not None else 0
        return pressed and not self.box.inflate(2 * within, 2 * within).collidepoint(event.pos)

    def _do(self, name: str) -> bool:
        if name in WAYS:
            self.focus.step(WAYS[name])
            self.focus.shown = True
            if self.controls is not None:
                self.controls.show_focus()
        elif name == "take":
            self.focus.take()
        elif name == "back":
            self.take(self.choices[-1])
        else:
            return False
        return True


def _arranged(
    sizes: list[int], room: int, row: int, s: float, most_columns: int = 2
) -> tuple[list[pygame.Rect], int]:
    """Returns the places of buttons of these widths in `room`, and the height they take.

    They lie in one row at the right if they fit, else one below the other; many of them lie in
    columns with the last one below.
    """
    gap, between = round(12 * s), round(10 * s)
    count = len(sizes)
    if sum(sizes) + gap * (count - 1) <= room:
        rights = [room - sum(sizes[i + 1 :]) - gap * (count - 1 - i) for i in range(count)]
        return [pygame.Rect(x - w, 0, w, row) for x, w in zip(rights, sizes)], row
    columns = most_columns if count > MOST_STACKED else 1
    each = (room - gap * (columns - 1)) // columns
    places = [
        pygame.Rect(i % columns * (each + gap), i // columns * (row + between), each, row)
        for i in range(count - 1)
    ]
    # The focus begins on the last one: the ears of its ring have room below what is above it.
    below = places[-1].bottom + round(21 * s) if places else 0
    places.append(pygame.Rect(0, below, room, row))
    return places, below + row
