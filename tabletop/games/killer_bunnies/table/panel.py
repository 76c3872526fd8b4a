"""Drawings beside the cards: floor, tray titles, the words of the forecast.

Words of the rules come from the game; nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from tabletop.games.killer_bunnies.rules import frames, keys
from tabletop.games.killer_bunnies.rules.cards import CARDS, RESOURCE
from tabletop.games.killer_bunnies.rules.nouns import price
from tabletop.games.killer_bunnies.rules.view import KillerView, d20_shows
from tabletop.games.killer_bunnies.table import art_arena, art_papers, art_signs, preview
from tabletop.games.killer_bunnies.table.layout import Places, freest
from tabletop.games.killer_bunnies.table.looks import Looks, zone
from tabletop.games.killer_bunnies.table.pieces import Z_SLOT, Z_TRAY, Z_WORDS
from tabletop.games.killer_bunnies.words import say
from tabletop.table.art import dice, widgets
from tabletop.table.art.cache import cached
from tabletop.table.art.lettering import digits, width_of
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.surface import Art, blank, trimmed
from tabletop.table.contract import Host
from tabletop.table.said import Said
from tabletop.words import Seat

CREAM, LIT = "#FFF6E3", "#FFE07A"
Z_PLATE = 42
ROPES = (("circle", 0.4, 0.25), ("centre", 0.27, 0.0))
"""The ropes that are named while the arena is empty, the words' share of its width, and their
distance below its middle."""
D20 = 34.0
"""Style pixels of the d20 on a plate."""
LEAST_WORDS = 16
"""Pixels of words on a paper over the arena, at least."""
LEAST_STEP = 15
"""Window pixels from one line of what would happen to the next, at least."""
Lines = tuple[str, ...]


class Panel:
    """Brings the parts beside the cards up to date; each is drawn anew only when it changes.

    Attributes:
        lines: what stands at the head of the buttons.
    """

    def __init__(self, host: Host, at: Places) -> None:
        self.host, self.places = host, at
        self._papers = Said(host.stage, Z_WORDS)
        self.lines: Lines = ()
        arena = art_arena.arena(at.arena.w, at.arena.h, host.s)
        host.stage.paint(arena, *at.arena.topleft)
        host.stage.picture(Art(art_papers.tray(at.tray.w, at.tray.h, host.s), 0, 0),
                           *at.tray.topleft, Z_TRAY, "tray")  # fmt: skip

    # ---------------------------------------------------------------------------------- titles

    def titles(self, seat: int, mine: bool, saved: pygame.Rect, hand: pygame.Rect) -> None:
        """Shows whose run, saved cards and hand lie in the tray, over their parts of it."""
        at, s = self.places, self.host.s
        if not at.titled:
            return
        names = [one.name for one in self.host.seats]
        words = (
            (say("title-run"), at.top, at.bottom.right - at.top.x),
            (say("title-saved") if saved.w else "", saved, saved.w),
            (say("title-hand", names, own=mine, who=Seat(seat)), hand, hand.w),
        )

        def draw() -> Art:
            face = blank(at.tray.w, round(36 * s))
            for text, rect, room in words:
                if not text:
                    continue
                widgets.write_fitted(
                    face, text, rect.x - at.tray.x, 21 * s, "heading", round(17 * s), CREAM,
                    room, s, "midleft",
                )
            return trimmed(Art(face, 0, 0))

        said = (seat, mine, saved.x, saved.w, hand.x)
        self._papers.tell("titles", at.tray.topleft, said, draw, Z_TRAY + 0.5)

    # ------------------------------------------------------------------------- what would happen

    def tell(self, lines: Lines, taken: Sequence[pygame.Rect] = ()) -> None:
        """Up to three lines at the head of the buttons, or in the corner that hides the least of
        `taken`, no wider there than its words."""
        self.lines = lines
        at, s = self.places, self.host.s
        inside = not at.apart
        rect, largest = at.told, round(16 * s)
        if not inside:
            rect, largest = self._beside(lines, taken)

        def draw() -> Art | None:
            if not lines:
                return None
            face = blank(rect.w, rect.h)
            ox = oy = 0
            inks = (LIT, CREAM) if inside else (INK, INK)
            if not inside:
                paper = widgets.panel(rect.w, rect.h, s)
                face, ox, oy = paper.surface.copy(), paper.ox, paper.oy
            pad = 0 if inside else round(12 * s)
            most = int(rect.h / LEAST_STEP) if inside else 0
            rows = _rows(lines, rect.w - 2 * pad, most, s)
            step = min(22 * s, (rect.h - (3 * s if inside else 0)) / len(rows))
            y = oy + (step * 0.5 if inside else rect.h / 2 - step * (len(rows) - 1) / 2)
            if inside and at.brief:  # close to the buttons, clear of the tray's stitches
                step = min(17 * s, step)
                y = rect.h - step * (len(rows) - 0.5)
            size = round(min(largest, step * 0.95))
            for index, row in enumerate(rows):
                role = "heading" if index == 0 else "body"
                widgets.write_fitted(
                    face, row, ox + pad, y, role, size, inks[min(index, 1)],
                    rect.w - 2 * pad, s, "midleft",
                )
                y += step
            return Art(face, ox, oy)

        self._papers.tell("told", rect.topleft, (lines, tuple(rect)), draw)

    def _beside(self, lines: Lines, taken: Sequence[pygame.Rect]) -> tuple[pygame.Rect, int]:
        """Returns the paper's place that hides the least, and the size of its words.

        Words become smaller where the paper would hide something, down to their size at 100 %.
        """
        at, s = self.places, self.host.s
        for px in (round(16 * s), round(max(LEAST_WORDS, 13 * s)), LEAST_WORDS):
            w = max((width_of(line, "heading", px) for line in lines), default=0)
            h = at.told.h if len(lines) > 1 else round(px * 1.5 + 12 * s)
            spots = at.corners(min(at.told.w, round(w + 24 * s)), h)
            rect = freest(spots, taken)
            if rect.collidelist([*taken]) < 0:
                break
        return rect, px

    # ------------------------------------------------------------------------------ the arena

    def rings(self, looks: Looks) -> None:
        """Shows the meaning of the two ropes while nothing stands along them."""
        arena, s = self.places.arena, self.host.s
        empty = not any(zone(look) in ("circle", "centre") for look in looks.values())
        px = round(min(17 * s, arena.h * 0.06))
        for rope, share, down in ROPES:
            words = say("rope", ring=rope)
            w, h = round(arena.w * share), round(px * 1.5)

            def draw(words: str = words, w: int = w, h: int = h) -> Art | None:
                if not empty:
                    return None
                face = blank(w, h)
                widgets.write_fitted(face, words, w / 2, h / 2, "body", px, INK2, w, s, "center")
                return Art(face, 0, 0)

            pos = arena.centerx - w / 2, arena.centery + arena.h * down - h / 2
            self._papers.tell(words, pos, empty, draw, Z_SLOT)

    # ------------------------------------------------------------------------------------ d20

    def counters(self, looks: Looks) -> None:
        """Every seat's d20 with its +20 squares, on its plate."""
        s = self.host.s
        for seat in range(len(self.host.seats)):
            plate = self.host.anchors.get(f"plate:{seat}")
            if plate is None or plate.h < 76 * s:
                continue
            bank = looks[keys.heap("d20", seat)].count if keys.heap("d20", seat) in looks else 0
            face, squares = d20_shows(bank)
            d = self.host.px(D20)
            middle = (plate.right - round(27 * s), plate.y + round(plate.h * 0.72))

            def die(face: int = face, d: int = d) -> Art | None:
                return _counter(face, d, s) if face else None

            def more(squares: int = squares, d: int = d) -> Art | None:
                return Art(art_signs.plus_squares(squares, round(d * 0.62)), 0, 0)

            self._papers.tell(keys.heap("d20", seat), middle, (face, middle), die, Z_PLATE)
            w = art_signs.plus_squares(squares, round(d * 0.62)).get_width() if squares else 0
            pos = (middle[0] - d * 0.62 - w, middle[1] - d * 0.31)
            draw = more if squares else _nothing
            self._papers.tell(f"squares:{seat}", pos, (squares, pos), draw, Z_PLATE)


def _nothing() -> Art | None:
    return None


def _rows(lines: Lines, width: int, most: int, s: float) -> Lines:
    """The lines, those folded that would be cut, where there is room for so many rows."""
    rows: list[str] = []
    spare = most - len(lines)
    for line in lines:
        if spare > 0 and widgets.fit(line, "body", round(16 * s), width, s).text != line:
            folded = widgets.fit_lines(line, "body", round(16 * s), width, 2, s)[0]
            rows += folded
            spare -= len(folded) - 1
        else:
            rows.append(line)
    return tuple(rows)


@cached
def _counter(face: int, d: int, s: float) -> Art:
    """A small d20 with its number written large over it; the middle is its origin."""
    die = dice.die_at_rest("d20", face, d, s)
    drawn = die.surface.copy()
    digits(drawn, str(face), die.ox, die.oy, round(d * 0.52), INK, "black", "#FFF6E3", 2.4 * s)
    return Art(drawn, die.ox, die.oy)


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
