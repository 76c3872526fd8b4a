"""Drawings beside the cards: floor, tray titles, the words of the forecast.

Words of the rules come from the game; nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect, Surface

from tabletop.games.killer_bunnies.rules import frames, keys
from tabletop.games.killer_bunnies.rules.cards import CARDS, RESOURCE
from tabletop.games.killer_bunnies.rules.nouns import price
from tabletop.games.killer_bunnies.rules.view import KillerView, d20_shows
from tabletop.games.killer_bunnies.table import art_arena, art_papers, art_signs, preview
from tabletop.games.killer_bunnies.table.layout import Places, freest
from tabletop.games.killer_bunnies.table.looks import Looks, zone
from tabletop.games.killer_bunnies.table.pieces import Z_SLOT, Z_TRAY, Z_WORDS
from tabletop.games.killer_bunnies.words import say
from tabletop.table.art import dice, sheet, widgets
from tabletop.table.art.lettering import digits, width_of
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.picture import Picture, Size, picture
from tabletop.table.art.surface import Art
from tabletop.table.boxes import square
from tabletop.table.contract import Host
from tabletop.table.nodes import NodeTable
from tabletop.words import Seat

CREAM, LIT = "#FFF6E3", "#FFE07A"
Z_PLATE = 42
ROPES = (("circle", 0.4, 0.25), ("centre", 0.27, 0.0))
"""The ropes that are named while the arena is empty, the words' share of its width, and their
distance below its middle."""
D20 = 34.0
"""Size of the d20 on a plate."""
LARGE_PLATE = 76.0
"""Height of a plate from which on it has a d20."""
LEAST_WORDS = 16
"""Pixels of words on a paper over the arena, at least."""
LEAST_STEP = 15
"""Window pixels from one line of what would happen to the next, at least."""
Lines = tuple[str, ...]


class Panel:
    """Brings the parts beside the cards up to date.

    Attributes:
        lines: what stands at the head of the buttons.
    """

    def __init__(self, host: Host, nodes: NodeTable, at: Places) -> None:
        self.host, self.places, self._nodes = host, at, nodes
        self.lines: Lines = ()
        host.layer.paint(art_arena.arena(), at.arena)
        host.layer.picture(art_papers.tray(), at.tray, Z_TRAY, "tray")

    # ---------------------------------------------------------------------------------- titles

    def titles(self, seat: int, mine: bool, saved: FRect, hand: FRect) -> None:
        """Shows whose run, saved cards and hand lie in the tray, over their parts of it."""
        at = self.places
        words = (
            (say("title-run"), at.top.x, at.bottom.right - at.top.x),
            (say("title-saved"), saved.x, saved.w),
            (say("title-hand", self.host.names, own=mine, who=Seat(seat)), hand.x, hand.w),
        )
        for i, (text, x, w) in enumerate(words if at.titled else ()):
            line = sheet.line(text if w else "", "heading", 17, CREAM)
            rect = FRect(x, at.tray.y + 8, max(w, 1), 26)
            self._nodes.lay(f"title:{i}", line, rect, Z_TRAY + 0.5, loose=False, hit=False)

    # ------------------------------------------------------------------------- what would happen

    def tell(self, lines: Lines, taken: Sequence[FRect] = ()) -> None:
        """Up to three lines at the head of the buttons, or in the corner that hides the least of
        `taken`, no wider there than its words."""
        self.lines = lines
        if not lines:
            self._nodes.remove("told")
            return
        at = self.places
        rect, units = (self._beside(lines, taken)) if at.apart else (at.told, 16.0)
        drawn = _told(lines, not at.apart, at.brief, units)
        self._nodes.lay("told", drawn, rect, Z_WORDS, loose=False, hit=False)

    def _beside(self, lines: Lines, taken: Sequence[FRect]) -> tuple[FRect, float]:
        """Returns the paper's place that hides the least, and the size of its words.

        Words become smaller where the paper would hide something, down to their size at 100 %.
        """
        at, s = self.places, self.host.s
        for units in (16.0, max(LEAST_WORDS / s, 13), LEAST_WORDS / s):
            w = max(width_of(line, "heading", round(units * s)) for line in lines) / s
            h = at.told.h if len(lines) > 1 else units * 1.5 + 12
            rect = freest(at.corners(min(at.told.w, w + 24), h), taken)
            if rect.collidelist([*taken]) < 0:
                break
        return rect, units

    # ------------------------------------------------------------------------------ the arena

    def rings(self, looks: Looks, covered: bool) -> None:
        """Shows the meaning of the two ropes while nothing stands along them or lies over them."""
        arena = self.places.arena
        empty = not any(zone(look) in ("circle", "centre") for look in looks.values())
        units = min(17, arena.h * 0.06)
        for rope, share, down in ROPES:
            key = f"rope:{rope}"
            if covered or not empty:
                self._nodes.remove(key)
                continue
            w, h, y = arena.w * share, units * 1.5, arena.centery + arena.h * down
            line = sheet.line(say("rope", ring=rope), "body", units, INK2, "center")
            rect = FRect(arena.centerx - w / 2, y - h / 2, w, h)
            self._nodes.lay(key, line, rect, Z_SLOT, loose=False, hit=False)

    # ------------------------------------------------------------------------------------ d20

    def counters(self, looks: Looks) -> None:
        """Every seat's d20 with its +20 squares, on its plate."""
        for seat in range(len(self.host.seats)):
            anchor, key = self.host.anchors.get(f"plate:{seat}"), keys.heap("d20", seat)
            if anchor is None or anchor.h < LARGE_PLATE * self.host.s:
                continue
            plate = self.host.layer.units(anchor)
            face, squares = d20_shows(looks[key].count if key in looks else 0)
            die = square(plate.right - 27, plate.y + plate.h * 0.72, D20)
            self._count(f"on:{key}", _counter(face), die if face else None)
            high = D20 * 0.62
            w = art_signs.plus_squares(squares, self.host.px(high)).get_width() / self.host.s
            row = FRect(die.centerx - high - w, die.centery - high / 2, w, high)
            self._count(f"squares:{seat}", _squares(squares), row if squares else None)

    def _count(self, key: str, drawn: Picture, rect: FRect | None) -> None:
        """Shows a part of a count on a plate; None takes it away."""
        if rect is None:
            self._nodes.remove(key)
        else:
            self._nodes.lay(key, drawn, rect, Z_PLATE, loose=False, hit=False)


@picture
def _told(size: Size, lines: Lines, inside: bool, brief: bool, units: float) -> Art:
    """Lines at the head of the buttons, or on a paper of their own."""
    drawn = sheet.Sheet(size, None if inside else widgets.panel(*size))
    pad, h = 0 if inside else 12, drawn.box.h
    rows = _rows(drawn, lines, drawn.box.w - 2 * pad, int(size.h / LEAST_STEP) if inside else 0)
    step = min(22, (h - (3 if inside else 0)) / len(rows))
    y = step * 0.5 if inside else h / 2 - step * (len(rows) - 1) / 2
    if inside and brief:  # close to the buttons, clear of the tray's stitches
        step = min(17, step)
        y = h - step * (len(rows) - 0.5)
    inks = (LIT, CREAM) if inside else (INK, INK)
    for index, row in enumerate(rows):
        role, ink = "body" if index else "heading", inks[min(index, 1)]
        px = min(units, step * 0.95)
        drawn.write(row, pad, y, role, px, ink, "midleft", drawn.box.w - 2 * pad)
        y += step
    return drawn.art


def _rows(drawn: sheet.Sheet, lines: Lines, width: float, most: int) -> Lines:
    """The lines, those folded that would be cut, where there is room for so many rows."""
    rows: list[str] = []
    spare = most - len(lines)
    for line in lines:
        shape = "body", round(16 * drawn.s), width * drawn.s
        if spare > 0 and widgets.fit(line, *shape, drawn.s).text != line:
            folded = widgets.fit_lines(line, *shape, 2, drawn.s)[0]
            rows += folded
            spare -= len(folded) - 1
        else:
            rows.append(line)
    return tuple(rows)


@picture
def _counter(size: Size, face: int) -> Art:
    """A small d20 with its number written large over it."""
    die = dice.die_at_rest("d20", max(1, face), size.w, size.s)
    drawn = die.surface.copy()
    at = die.ox, die.oy
    digits(drawn, str(face), *at, round(size.w * 0.52), INK, "black", "#FFF6E3", 2.4 * size.s)
    return Art(drawn, die.ox - size.w // 2, die.oy - size.h // 2)


@picture
def _squares(size: Size, count: int) -> Surface:
    """The +20 squares beside a d20."""
    return art_signs.plus_squares(count, size.h)


# ----------------------------------------------------------------------------------- words of it


def standing(view: KillerView, brief: bool = False, apart: bool = False) -> Lines:
    """Returns the lines for the present moment: the fight, the payment, the turn.

    A paper `apart` leaves out what the prompt says anyway.
    """
    if not view.frame or view.over:
        return ()
    fallen = preview.rolled(view)
    if fallen is not None:
        chance, roll = fallen
        hurt = chance.damage(roll)
        told = {"level": chance.level, "face": roll, "bonus": chance.bonus}
        return say("standing-rolled", **told), say("standing-damage", n=hurt, left=chance.left)
    fights = preview.under_way(view)
    if fights:
        return fights[0].odds.words(brief)
    kind = view.frame[0]
    if kind == frames.PAY and view.viewer == view.frame[1]:
        cost, parts = price(view.frame[2:]), (".whole",) if apart else ("", ".cost")
        return tuple(say(f"standing-pay{part}", cost=cost) for part in parts)
    if kind == frames.FREE and view.viewer == view.frame[1]:
        return _turn(view)[1:] if apart else _turn(view)
    return ()


def planned(
    view: KillerView, piece: int, brief: bool = False, apart: bool = False
) -> Lines:
    """Returns the cost of a hand card as a run card, beside the cards saved for it.

    That is two lines where `brief`, one where `apart`, as the large button has its name.
    """
    card = CARDS[view.faces[piece]]
    cost, name = price(card.cost), () if apart else (card.name,)
    saved = sum(one.pays >= 0 for one in view.seats[view.frame[1]].saved)
    if card.cost and (apart or brief):
        return (*name, say("standing-costs.saved", cost=cost, n=saved))
    after = (say("standing-saved", n=saved),) if card.cost else ()
    return (*name, say("standing-costs", cost=cost), *after)


def _turn(view: KillerView) -> Lines:
    me = view.seats[view.frame[1]]
    if view.main_done:
        return say("standing-done"), say("standing-done.how")
    if me.top < 0:
        return say("standing-none"), say("standing-none.how")
    card = CARDS[view.faces[me.top]]
    if card.kind == RESOURCE:
        return card.name, say("standing-resource")
    return card.name, say("standing-costs", cost=price(card.cost))
