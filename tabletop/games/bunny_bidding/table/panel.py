"""The preview paper beside the hand: result of the chosen tiles, or the present auction."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from tabletop.core.event import Event
from tabletop.games.bunny_bidding.rules import events as ev
from tabletop.games.bunny_bidding.rules.view import BiddingView
from tabletop.games.bunny_bidding.table.eggs import egg
from tabletop.games.bunny_bidding.table.layout import Places
from tabletop.games.bunny_bidding.table.plan import Planned, wanted
from tabletop.games.bunny_bidding.table.preview import GOOD, PLAIN, Forecast, Line, forecast
from tabletop.games.bunny_bidding.words import say
from tabletop.games.bunny_bidding.words.cards import card
from tabletop.games.bunny_bidding.words.text import sentence
from tabletop.table.art import widgets
from tabletop.table.art.cache import cached
from tabletop.table.art.lettering import width_of, write
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.surface import Art
from tabletop.table.art.svg import circle, path, raster
from tabletop.table.art.widgets_base import fit_lines, write_lines
from tabletop.table.contract import Host
from tabletop.table.stage import Node

Z_PAPER = 26
APART = 1.5
"""Units between two lines."""
LETTERS = 16
"""Pixels of the smallest letters."""
SMALL = 140.0
"""Units of height below which the preview has no title, and smaller words."""
TWO_BUTTONS = ("forcing", "money")
ENDS = (ev.ROUND_WON, ev.ROUND_TIED, ev.ROUND_UNSOLD)
TURNS = (ev.MAJORITY_FOUND, ev.AUCTION_INVERTED, ev.AUCTION_REVERSED, ev.DIGITS_SWAPPED)
REASONS = (*TURNS, ev.SEAT_CAST_OUT, ev.MONEY_CHOSEN, ev.BID_COUNTED, *ENDS)
"""Kinds of events by which a round is decided."""
COUNTED = ("giving", "showing")
"""Phases in which only chosen tiles are counted."""
NOTHING = Art(pygame.Surface((1, 1), pygame.SRCALPHA), 0, 0)


class Panel:
    """Draws the preview, anew only if its contents change."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._node: Node | None = None
        self._said: tuple[object, ...] = ()

    def update(
        self,
        at: Places,
        view: BiddingView,
        plan: Sequence[Planned] = (),
        held: str = "",
        foreseen: Sequence[Event] = (),
        why: Sequence[Event] = (),
    ) -> None:
        """Shows the result of the chosen tiles, the present auction, or a held power's rule.

        Args:
            foreseen: events that follow in any case once the chosen tiles are laid.
            why: the events by which the round was decided, shown in place of all else.
        """
        rect = at.preview
        chosen = bool(plan) or held.startswith("egg:")
        hidden = rect == at.goals and not chosen
        power = int(held[6:]) if held.startswith("extra:") else -1
        told = self._decided(why) if why else self._said_now(view, plan, foreseen)
        said = (tuple(rect), hidden, power, told)
        if said == self._said and self._node is not None:
            return
        self._said = said
        art = NOTHING
        if not hidden:
            art = self._draw(rect, told if power < 0 else _rule(power))
        if self._node is None:
            self._node = self.host.stage.picture(art, rect.x, rect.y, Z_PAPER, "preview")
        self._node.put(art=art, pos=rect.topleft, visible=not hidden)

    def _decided(self, why: Sequence[Event]) -> Forecast:
        """Returns who wins the round, then why, in the order of the rules."""
        names = self.host.names
        ends = [event for event in why if event.kind in ENDS]
        told = [*ends, *(event for event in why if event not in ends)]
        signs = [GOOD if event.kind == ev.ROUND_WON else PLAIN for event in told]
        lines = [Line(sign, sentence(event, names)) for sign, event in zip(signs, told)]
        return Forecast(say("why"), tuple(lines))

    def _said_now(
        self, view: BiddingView, plan: Sequence[Planned], foreseen: Sequence[Event]
    ) -> Forecast:
        names = self.host.names
        mine = view.viewer is not None and view.viewer in view.actors
        if mine and view.phase in COUNTED:
            count = len(plan) + len(view.aside) + len(view.shown)
            words = say("see-count", n=count, all=wanted(view) + count - len(plan))
            return Forecast(say(f"see-{view.phase}"), (Line(PLAIN, words),))
        if mine and view.phase == "putting":
            taken = next((place.tile for place in view.places if place.place == view.taken), 0)
            lines = [Line(PLAIN, say("see-take", n=taken))]
            lines += [Line(PLAIN, say("see-put", n=row.tile)) for row in plan]
            return Forecast(say("see-putting"), tuple(lines))
        if view.over:
            return Forecast(say("see-over"), ())
        return forecast(view, plan, names, foreseen)

    def _draw(self, rect: pygame.Rect, told: Forecast) -> Art:
        """Draws title and wrapped lines; lines without room are left out, the last ones first."""
        s = self.host.s
        paper = widgets.panel(rect.w, rect.h, s)
        face = paper.surface.copy()
        small = rect.h < SMALL * s
        side = (9 if small else 14) * s
        left, foot = paper.ox + side, paper.oy + rect.h - (4 if small else 8) * s
        room = rect.w - 2 * side
        y = paper.oy + 20 * s
        if not small:
            widgets.write_fitted(
                face, told.title, left, y, "heading", round(18 * s), INK, room, s, "midleft"
            )
            y += 14 * s
        else:
            y = paper.oy + 4 * s
        px = self._size(told, room, foot - y)
        step, icon = round(px * 1.25), round(px * 1.05)
        for line in told.lines:
            wide, words, size = self._laid_out(line, room, px)
            if y + step * len(words) > foot:
                continue
            if line.sign:
                mark = _mark(line.sign, icon) if line.sign != PLAIN else _dot(icon)
                face.blit(mark, (round(left), round(y + (step - icon) / 2)))
            x = left + room - wide
            y = write_lines(face, words, x, y, "body", size, INK2, step) + APART * s
        self._draw_pile(face, told, pygame.Rect(left, y, room, foot - y), px)
        return Art(face, paper.ox, paper.oy)

    def _draw_pile(
        self, face: pygame.Surface, told: Forecast, room: pygame.Rect, px: int
    ) -> None:
        """Draws the collected eggs, each type with its number, in as many rows as have room."""
        shell, gap = px * 8 // 7, self.host.px(4)
        x, y, high = room.x, room.y + gap, px * 3 // 2
        for kind, count in told.pile:
            wide = shell + gap + width_of(str(count), "bold", px)
            if x + wide > room.right:
                x, y = room.x, y + high
            if y + high > room.bottom:
                return
            picture = egg(kind, shell)
            face.blit(picture, picture.get_rect(midleft=(x, y + high // 2)))
            write(face, str(count), x + shell + gap, y + high / 2, "bold", px, INK, "midleft")
            x += wide + 3 * gap

    def _laid_out(self, line: Line, room: float, px: int) -> tuple[float, tuple[str, ...], int]:
        """Returns the width for a line's words, its rows, and their letter size."""
        s = self.host.s
        wide = room - (round(px * 1.05) + 5 * s if line.sign else 0)
        words, size = fit_lines(line.words, "body", px, wide, 2, s)
        return wide, words, size

    def _size(self, told: Forecast, room: float, high: float) -> int:
        """Returns the largest letter size with room for all lines, else the smallest."""
        largest = max(LETTERS, round(LETTERS * self.host.s))
        for px in range(largest, LETTERS, -1):
            rows = sum(len(self._laid_out(line, room, px)[1]) for line in told.lines)
            if rows * round(px * 1.25) + APART * self.host.s * len(told.lines) <= high:
                return px
        return LETTERS


def _rule(tile: int) -> Forecast:
    """Returns the rule of a held power or handicap."""
    rule = card(tile)
    return Forecast(rule.name, (Line("", rule.rule),))


@cached
def _mark(kind: str, d: int) -> pygame.Surface:
    """Draws a plus or minus in a disc of its own colour."""
    ring, ground = ("#2E7D32", "#E3F0D8") if kind == GOOD else ("#8C1D12", "#FFD9CF")
    arm, half, thick = d * 0.24, d / 2, max(1.6, d * 0.12)
    body = circle(half, half, half - thick, ground, ring, thick)
    strokes = f"M{half - arm} {half}H{half + arm}"
    if kind == GOOD:
        strokes += f"M{half} {half - arm}V{half + arm}"
    body += path(strokes, "none", ring, thick)
    return raster(body, d, d)


@cached
def _dot(d: int) -> pygame.Surface:
    return raster(circle(d / 2, d / 2, d * 0.16, INK2), d, d)
