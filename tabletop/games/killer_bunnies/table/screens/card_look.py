"""The close look of the deck builder: a card large, and on a paper beside it what it says."""

from __future__ import annotations

import pygame

from tabletop.games.killer_bunnies.rules.deck_building import PRINTS
from tabletop.games.killer_bunnies.table import faces
from tabletop.games.killer_bunnies.table.closer import printed
from tabletop.games.killer_bunnies.words import say
from tabletop.scenes.overlay import Z_DIALOG, Choice, Dialog, Frame
from tabletop.table.art import lettering, widgets
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.surface import HELD, Art, with_shadow
from tabletop.table.controls import Controls
from tabletop.table.stage import Stage

CARD, PAPER = 300, 380
"""Style pixels of width of the card and of its paper."""

SHARES = (1.0, 0.7, 0.5, 0.0)
WIDE_PAPER, LEAST_PAPER = 620, 300
"""In small windows the card is so much smaller, or left out, and its paper so much wider."""


def facts(index: int) -> str:
    """Returns all that one of PRINTS says, as it is read."""
    return " ".join(printed(PRINTS[index].card))


class CardLook(Dialog):
    """Lies over the builder until it is put away; nothing is chosen here."""

    def __init__(self, index: int, held: int) -> None:
        """`held` is how many of it are in the deck."""
        super().__init__(PRINTS[index].card.name, facts(index), (Choice(say("look-back")),))
        self.index, self.held = index, held

    def place(self, stage: Stage, frame: Frame) -> None:
        self.take_away()
        s, (w, h) = frame.s, frame.size
        gap, edge = round(20 * s), round(16 * s)
        pad, row = round(20 * s), max(44, round(48 * s))
        for share in SHARES:
            card_w = min(round(CARD * s * share), round((h - 2 * edge) / faces.CARD_RATIO))
            room = w - 2 * edge - (card_w + gap if card_w else 0)
            wide = min(round((PAPER if share == 1 else WIDE_PAPER) * s), room)
            lines, tall = self._lines(wide - 2 * pad, s)
            tall += 2 * pad + round(12 * s) + row
            if tall <= h - 2 * edge and wide >= round(LEAST_PAPER * s):
                break
        if not card_w:
            gap = 0
        card_h = round(card_w * faces.CARD_RATIO)
        left = (w - card_w - gap - wide) // 2
        self.box = pygame.Rect(left + card_w + gap, (h - tall) // 2, wide, tall)
        art = widgets.dialog(wide, tall, s)
        face = art.surface.copy()
        y = art.oy + pad
        for text, role, px, colour, step in lines:
            lettering.write(face, text, art.ox + pad, y, role, px, colour)
            y += step
        self._nodes = [
            stage.picture(Art(widgets.veil(w, h), 0, 0), 0, 0, Z_DIALOG, "veil"),
            stage.picture(Art(face, art.ox, art.oy), *self.box.topleft, Z_DIALOG + 1, "dialog"),
        ]
        if card_w:
            picture = with_shadow(faces.face(PRINTS[self.index].numbers[0], card_w), HELD, s)
            node = stage.picture(picture, left, (h - card_h) // 2, Z_DIALOG + 1, "card")
            self._nodes.append(node)
        self.controls = Controls(stage, self.focus, s)
        size = min(wide - 2 * pad, widgets.button_size(self.choices[0].label, s)[0])
        place = pygame.Rect(wide - 2 * pad - size, 0, size, row)
        self._buttons([place], (self.box.x + pad, self.box.bottom - pad - row), s)
        self.focus.set(self.controls.targets())
        self.focus.go("choice:0")
        self.controls.show_focus()

    def _lines(self, width: int, s: float) -> tuple[list[tuple[str, str, int, str, int]], int]:
        """(text, role, size, colour, step) of every line, and how high they are together."""
        found = PRINTS[self.index]
        one, two = found.idents
        held = say("look-held", first=one, last=two, more=one != two, n=self.held)
        texts = printed(found.card)
        told = [line for line in texts if line != found.card.text]
        lines: list[tuple[str, str, int, str, int]] = []
        for i, (text, role, size, colour) in enumerate(
            [
                (found.card.name, "display", 26, INK),
                *((fact, "body", 16, INK2) for fact in told),
                (found.card.text or say("look-no-text"), "body", 18, INK),
                (held, "body", 16, INK2),
            ]
        ):
            px = round(size * s)
            wrapped = lettering.wrap(text, role, px, width)
            step = lettering.line_height(role, px)
            lines += [(line, role, px, colour, step) for line in wrapped]
            if i in (0, len(told), len(told) + 1):
                last = lines[-1]
                lines[-1] = (*last[:4], last[4] + round(10 * s))
        return lines, sum(line[4] for line in lines)
