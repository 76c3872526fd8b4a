"""Marks on this table: stitches on legal cards, chevrons, the held piece, hints, refusals.

Knows no rules.
"""

from __future__ import annotations

from tabletop.games.bounce_bunny_bounce.rules.cards import DOWN, LEFT, NEXT, RIGHT, UP
from tabletop.games.bounce_bunny_bounce.rules.keys import cell_of
from tabletop.games.bounce_bunny_bounce.rules.view import BounceView
from tabletop.games.bounce_bunny_bounce.table.panel import Z_SHOCK, Panel
from tabletop.games.bounce_bunny_bounce.table.pictures import CARD_RADIUS
from tabletop.games.bounce_bunny_bounce.table.pieces import (
    Z_CHEVRON,
    Z_GLOW,
    Z_MARK,
    Z_STITCH,
    Pieces,
)
from tabletop.games.bounce_bunny_bounce.table.trail import STEP
from tabletop.table.art import widgets
from tabletop.table.art.surface import Art
from tabletop.table.contract import Host, Marks
from tabletop.table.stage import Node

NAMES = {UP: "up", RIGHT: "right", DOWN: "down", LEFT: "left"}


class Marking:
    """Draws a set of marks and takes it away again."""

    def __init__(self, host: Host, pieces: Pieces, panel: Panel) -> None:
        self.host, self.pieces, self.panel = host, pieces, panel
        self._nodes: list[Node] = []

    def show(self, marks: Marks, view: BounceView) -> None:
        self.host.stage.remove(*self._nodes)
        self._nodes.clear()
        self._light(marks, view)
        for key in sorted(marks.legal):
            self._frame(key, "legal", key == marks.hovered)
        for key in sorted(marks.chosen):
            self._frame(key, "chosen", False)
        for rank, key in enumerate(marks.hinted):
            self._hint(key, rank)
        for key in sorted(marks.told):
            self._frame(key, "told", False)
        if marks.refused:
            self._refuse(marks.refused)
        self._chevrons(marks, view)

    def _light(self, marks: Marks, view: BounceView) -> None:
        """Legal backs are lit; the one under the pointer is lifted."""
        lit = frozenset(cell_of(key) for key in marks.legal if key.startswith("cell:"))
        hovered = cell_of(marks.hovered)
        lifted = hovered if hovered in lit else -1
        if (lit, lifted) == (self.pieces.lit, self.pieces.lifted):
            return
        touched = lit | self.pieces.lit | {lifted, self.pieces.lifted}
        self.pieces.lit, self.pieces.lifted = lit, lifted
        for cell in view.cells:
            if cell.card >= 0 and cell.cell in touched:
                self.pieces.relight(cell.card)

    def _box(self, key: str) -> tuple[int, int, int, int, float] | None:
        """x, y, width, height of what `key` names, and the z its frame needs."""
        kind, _, number = key.partition(":")
        if kind == "cell":
            x, y = self.pieces.cell_pos(int(number))
            return x, y, *self.pieces.size, Z_STITCH
        if kind == "card":
            node = self.pieces.cards.get(int(number))
            if node is None:
                return None
            return round(node.pos[0]), round(node.pos[1]), *self.pieces.size, Z_STITCH
        if kind == "shock":
            shown = [i for i, node in enumerate(self.panel.shocks) if node.visible]
            if not shown:
                return None
            rects = [self.panel.places.shocks[i] for i in shown]
            whole = rects[0].unionall(rects[1:])
            return whole.x, whole.y, whole.w, whole.h, Z_SHOCK + 1
        if kind == "bunny":
            rect = self.pieces.bunny_rect(int(number))
            return rect.x, rect.y, rect.w, rect.h, Z_MARK
        return None

    def _frame(self, key: str, how: str, strong: bool) -> None:
        box = self._box(key)
        if box is None:
            return
        x, y, w, h, z = box
        s = self.host.s
        if how == "legal":
            self._add(widgets.legal_glow(w, h, CARD_RADIUS, s, strong), x, y, Z_GLOW)
            self._add(widgets.stitches(w, h, CARD_RADIUS, s), x, y, z)
        elif how == "chosen":
            self._add(widgets.chosen_glow(w, h, CARD_RADIUS, s), x, y, Z_GLOW)
            self._add(widgets.chosen_ring(w, h, CARD_RADIUS, s), x, y, z + 1)
        else:
            self._add(widgets.stitches(w, h, CARD_RADIUS, s, "#FFFFFF"), x, y, z + 1)

    def _hint(self, key: str, rank: int) -> None:
        box = self._box(key)
        if box is not None:
            x, y, w, h, z = box
            art = widgets.hint_mark(w, h, CARD_RADIUS, self.host.s, rank + 1 if rank else 0)
            self._add(art, x, y, z + 2)

    def _refuse(self, key: str) -> None:
        box = self._box(key)
        if box is not None:
            x, y, w, h, z = box
            self._add(widgets.refused(w, h, CARD_RADIUS, self.host.s), x, y, z + 3)

    def _chevrons(self, marks: Marks, view: BounceView) -> None:
        """Gold heads between the bunny that would move and each card it may go to."""
        if view.phase not in ("bounce", "shock") or view.chooser < 0:
            return
        seat = view.chooser if view.phase == "bounce" else 1 - view.chooser
        here = view.bunnies[seat]
        if here < 0:
            return
        legal = {cell_of(key) for key in marks.legal if key.startswith("cell:")}
        rect = self.pieces.places.cells[here]
        pitch = self.pieces.places.pitch
        for direction, (dx, dy) in STEP.items():
            target = NEXT[direction][here]
            while target != here and view.cells[target].card < 0:
                target = NEXT[direction][target]
            if target not in legal:
                continue
            art = widgets.chevron(NAMES[direction], self.host.s)
            x = rect.centerx + dx * pitch[0] / 2 - art.get_width() / 2
            y = rect.centery + dy * pitch[1] / 2 - art.get_height() / 2
            self._add(Art(art, 0, 0), round(x), round(y), Z_CHEVRON + 8)

    def _add(self, art: Art, x: float, y: float, z: float) -> None:
        self._nodes.append(self.host.stage.picture(art, x, y, z, "mark"))
