"""Bar, prompt and plates of the play screen. No input."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

import pygame

from tabletop.core.words import Prompt
from tabletop.scenes.play.frame import Frame
from tabletop.scenes.play.messages import say
from tabletop.table.art import cloth, widgets
from tabletop.table.art.lettering import write
from tabletop.table.art.surface import Art, blank
from tabletop.table.contract import Plate
from tabletop.table.stage import Node

if TYPE_CHECKING:
    from tabletop.session.seats import Seat
    from tabletop.table.stage import Stage

Z_TOP = 50.0
LEVELS = {
    "easy": "level-easy",
    "normal": "level-normal",
    "hard": "level-hard",
    "expert": "level-expert",
    "greedy": "level-greedy",
    "uniform": "level-uniform",
}
"""The messages of a computer rabbit's plate, by its level."""


def level_words(level: str) -> str:
    """Returns the second line of a computer rabbit's plate; "" if its level has no name."""
    return say(LEVELS[level]) if level in LEVELS else ""


class Top:
    """The bar with title and prompt, and the plates; each part is drawn only when it changes."""

    def __init__(
        self, stage: Stage, frame: Frame, s: float, size: tuple[int, int], key: str, name: str
    ) -> None:
        self._stage, self._frame, self._s = stage, frame, s
        stage.ground = cloth.cloth(key, *size, s, frame.bar_h)
        if frame.title is not None:
            colours = cloth.title_colours(key)
            art = self._title(name, frame.title, colours)
            stage.picture(art, *frame.title.topleft, Z_TOP, "title")
        self._prompt: Node | None = None
        self.asked: tuple[int | None, Prompt, str] | None = None
        shape = widgets.CHIP if frame.chips else widgets.COMPACT if frame.compact else widgets.FULL
        self._plates = Plates(stage, frame.plates, shape, s)

    def _title(self, name: str, rect: pygame.Rect, colours: tuple[str, str]) -> Art:
        line = widgets.fit(name, "display", 26 * self._s, rect.w - 8 * self._s, self._s)
        face = blank(rect.w, rect.h)
        write(
            face, line.text, 4 * self._s, rect.h / 2, "display", line.px, colours[0], "midleft",
            colours[1], 2 * self._s,
        )  # fmt: skip
        return Art(face, 0, 0)

    def has_room(self, second: str) -> bool:
        """Returns True if the second line of the prompt has room for these words."""
        widest = max(self._frame.prompt.w, self._most)
        return self._frame.two_lines and widgets.ribbon_holds(second, widest, self._s)

    @property
    def _most(self) -> int:
        """Returns the largest width of the prompt."""
        rect = self._frame.prompt
        return self._frame.icons[0][1].left - round(16 * self._s) - rect.x

    def ask(self, figure: int | None, prompt: Prompt, eyes: str = "") -> None:
        """Shows the prompt with that rabbit's portrait."""
        if self.asked == (figure, prompt, eyes):
            return
        self.asked = (figure, prompt, eyes)
        rect = self._frame.prompt
        second = prompt.how if self._frame.two_lines else ""
        w = widgets.ribbon_width(prompt.title, second, rect.w, self._most, self._s)
        art = widgets.ribbon(figure, prompt.title, second, w, self._s, rect.h, eyes=eyes)
        if self._prompt is None:
            self._prompt = self._stage.picture(art, *rect.topleft, Z_TOP, "prompt")
        else:
            self._prompt.put(art=art)

    def plates(
        self, seats: Sequence[Seat], plates: Sequence[Plate], lines: Sequence[str],
        active: frozenset[int], thinking: int, winners: Collection[int] = (),
    ) -> None:  # fmt: skip
        """Shows every seat's plate; `lines` are their second lines."""
        self._plates.show(seats, plates, lines, active, thinking, winners)


class Plates:
    """The seats' plates."""

    def __init__(
        self, stage: Stage, rects: Sequence[pygame.Rect], shape: str, s: float
    ) -> None:
        self._stage, self._rects, self._shape, self._s = stage, rects, shape, s
        self._nodes: list[Node] = []
        self._shown: list[object] = []

    def show(
        self, seats: Sequence[Seat], plates: Sequence[Plate], lines: Sequence[str],
        active: frozenset[int], thinking: int = -1, winners: Collection[int] = (),
    ) -> None:  # fmt: skip
        """Draws the plates that changed; `lines` are the second lines."""
        for i, seat in enumerate(seats):
            said = (plates[i], lines[i], i in active, i == thinking, i in winners)
            if i < len(self._shown) and self._shown[i] == said:
                continue
            rect, pipped = self._rects[i], self._shape == widgets.FULL
            counts: tuple[widgets.Count, ...] = tuple(
                (c.sign, (int(c.number), c.of) if c.of and pipped else c.number)
                for c in plates[i].counts
            )
            art = widgets.plate(
                seat.figure, seat.name, lines[i], plates[i].score, plates[i].score_sign, counts,
                rect.w, rect.h, i in active, self._shape, self._s,
                eyes="closed" if i == thinking else "", crown=i in winners,
            )  # fmt: skip
            if i < len(self._nodes):
                self._nodes[i].put(art=art)
                self._shown[i] = said
            else:
                node = self._stage.picture(art, *rect.topleft, Z_TOP - 10, f"plate:{i}")
                self._nodes.append(node)
                self._shown.append(said)
