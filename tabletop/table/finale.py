"""Finale: the final count as a show. Rows of points are turned over and read one by one, and the
seats' columns race.

A game gives its rows (`core.final_count.Row`) and the pictures of its cards
(`DrawnTable.pictured`). Lengths and times are those of the style sheet, section 17.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from pygame import FRect

from tabletop.core.event import UNKNOWN
from tabletop.session.counting import Step, first_shown
from tabletop.table.art import finale as art
from tabletop.table.art.palette import GOLD, INK, INK2
from tabletop.table.art.papers import panel
from tabletop.table.art.picture import Picture, scaled, sized
from tabletop.table.art.rabbit import pawn
from tabletop.table.art.sheet import line
from tabletop.table.art.signs import sign_shown
from tabletop.table.art.surface import Art
from tabletop.table.art.widgets import tag
from tabletop.table.board import THING
from tabletop.table.boxes import Part, centred, column, row
from tabletop.table.contract import SeatFace
from tabletop.table.flights import on_the_way
from tabletop.table.motion import Cue, Motion, Series, Tween, Wait, between, in_out_cubic
from tabletop.table.nodes import Item, NodeTable

FLIP, FLY, GROW_POINT, GROW, CROWN = 240.0, 320.0, 30.0, 300.0, 250.0
READ, LEAST_READ, FASTER, LAST = 900.0, 380.0, 0.92, 3
"""The reading time of a row, of the shortest, by how much each is shorter, and how many at the end
are read as long as the first."""
LONGEST = 20_000.0
"""A count takes no longer; all its times become shorter."""
GAP, CHIP = 10.0, 22.0
THINGS, CLOSEST = 0.66, 0.36
"""The width of what is counted one by one, as a share of a card's, and the least share of it that
is seen."""
Z_PAPER, Z_CARD, Z_OVER = 5.0, 10.0, 60.0
CLEAR = 60
"""Points that the race has room for above the highest column."""


class Said(NamedTuple):
    """The words of a step.

    Attributes:
        name: what the points come from.
        sum: the points before and after, as players read them.
    """

    name: str
    points: int
    sum: tuple[int, int]
    takes: str = ""


class Told(NamedTuple):
    """All words of a count: those of its steps, a seat's place from first to last, who has won."""

    steps: Sequence[Said]
    places: Sequence[str]
    won: str


class Pieces(NamedTuple):
    """The pictures of the game's cards: by piece and face, and their width by their height."""

    picture: Callable[[str, int], Picture]
    shape: float


class Places(NamedTuple):
    """The places of a count: what is read, the seats' rows (empty where there is no room), the
    race."""

    reader: FRect
    rows: list[FRect]
    race: FRect


def places(area: FRect, seats: int, now: int) -> Places:
    """Returns the places in an area; in a low one the row of seat `now` is there at least."""
    wide = max(170.0, min(372.0, area.w * 0.3))
    left, race = row(area, (Part(200, 200, 1), wide), GAP)
    rows = [Part(76, 120, 1, rank=2 if seat == now else 1) for seat in range(seats)]
    reader, *found = column(left, (Part(92, 232, 0.2, rank=3), *rows), GAP)
    return Places(reader, found, race)


class Finale:
    """A final count on a stage. `done` rows are counted at each moment; cards lie where they are.

    Attributes:
        steps: all rows in their order; the first ones stood before the count.
        done: the number of rows that are counted.
        read: the row on the reading paper, -1 = none.
    """

    def __init__(
        self,
        nodes: NodeTable,
        area: FRect,
        seats: Sequence[SeatFace],
        steps: Sequence[Step],
        pieces: Pieces,
        told: Told,
        ranks: Sequence[int],
        fewest: bool = False,
    ) -> None:
        """`ranks` as in Result, `fewest` as in GameInfo."""
        self.nodes, self.area, self.seats, self.steps = nodes, area, seats, steps
        self.ranks = ranks
        self._pictured, self._shape = pieces
        self._said, self._places_said, self._won = told
        self._sign = -1 if fewest else 1
        self.known = first_shown(steps)
        self.done, self.read = self.known, -1
        self._boxes: dict[int, FRect] = {}

    # ------------------------------------------------------------------------------- standing

    def show(self, done: int, read: int = -1) -> None:
        """Shows the table with that many rows counted, and one of them on the reading paper."""
        self.done, self.read = done, read
        self._sync()

    def _sync(self, lifted: int = -1) -> None:
        """Shows everything; the card of row `lifted` is on its way."""
        self.nodes.sync({**self._papers(), **self._cards(lifted)}, part="count")
        self._race(self.totals(self.done), self.scale(self.done))
        self._reader(lifted < 0)

    def totals(self, done: int) -> tuple[int, ...]:
        """Returns what each seat has with that many rows counted, as players read it."""
        if not done:
            return (0,) * len(self.seats)
        return tuple(self._sign * points for points in self.steps[done - 1].after)

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats that lead by the rows that are counted, nobody before the first; at the end
        those that have won, for equal points are not always shared."""
        if self.done == len(self.steps):
            return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)
        return self.steps[self.done - 1].leaders if self.done else ()

    def scale(self, done: int) -> float:
        """Returns the points that the height of the race stands for."""
        most = max((abs(points) for points in self.totals(done)), default=0)
        return most + min(CLEAR, most * 0.4 + 2)

    @property
    def _now(self) -> int:
        """The seat whose row is shown in any case."""
        index = self.read if self.read >= 0 else min(self.done, len(self.steps) - 1)
        return self.steps[index].row.seat if self.steps else 0

    @property
    def at(self) -> Places:
        """The places of all papers now."""
        return places(self.area, len(self.seats), self._now)

    def _papers(self) -> dict[str, Item]:
        at, found = self.at, dict[str, Item]()
        lit = self.read >= 0 and self.done < len(self.steps)
        for seat, (who, rect) in enumerate(zip(self.seats, at.rows)):
            if rect.h:
                face = art.row_paper(who.figure, who.name, lit and seat == self._now)
                found[f"row:{seat}"] = Item(face, rect, Z_PAPER, hit=False)
        for key, rect in (("reader", at.reader), ("race", at.race)):
            found[key] = Item(sized(panel), rect, Z_PAPER, hit=False)
        return found

    # ---------------------------------------------------------------------------------- cards

    def _laid(self, seat: int) -> dict[int, list[FRect]]:
        """Returns where a seat's rows lie: its card first, then the things counted with it."""
        rect = self.at.rows[seat]
        if not rect.h:
            return {}
        high = rect.h - CHIP - 16
        wide = high * self._shape
        own = [n for n, step in enumerate(self.steps) if step.row.seat == seat and n >= self.known]
        room = rect.w - art.HEAD - wide - 14
        counts = {n: (bool(self.steps[n].row.piece), len(self.steps[n].row.things)) for n in own}
        cards = (wide + 6) * sum(card for card, _ in counts.values()) + 8 * len(own)
        things = wide * THINGS * sum(many for _, many in counts.values())
        tight = max(CLOSEST, min(1.0, (room - cards) / things)) if things else 1.0
        share = min(1.0, room / max(1.0, cards + things * tight))
        pitches = {
            n: [wide + 6] * card + [wide * THINGS * tight] * many
            for n, (card, many) in counts.items()
        }
        x, found = rect.x + art.HEAD, dict[int, list[FRect]]()
        for n in own:
            found[n] = []
            for pitch in pitches[n]:
                w = wide if pitch > wide else wide * THINGS
                found[n].append(FRect(x, rect.y + 8 + high - w / self._shape, w, w / self._shape))
                x += pitch * share
            x += 8 * share
        return found

    def _cards(self, lifted: int) -> dict[str, Item]:
        found = dict[str, Item]()
        for seat in range(len(self.seats)):
            laid = self._laid(seat)
            ends = {n: rects[-1].right for n, rects in laid.items()}
            for before, after in pairwise(laid):
                ends[before] = min(ends[before], laid[after][0].x)
            for n, rects in laid.items():
                shown = n < self.done or n == self.read
                if n == lifted and self.steps[n].row.piece:
                    found[f"hole:{n}"] = Item(art.hole(), rects[0], Z_CARD, hit=False)
                up = shown or self.steps[n].row.open
                for i, (picture, rect) in enumerate(zip(self._faces(n, up, shown), rects)):
                    if n != lifted or i:
                        z = Z_CARD + 0.01 * n + 0.001 * i
                        found[f"card:{n}:{i}"] = Item(picture, rect, z, face=up)
                if n < self.done and (
                    chip := self._chip(n, rects[0].x, ends[n], rects[0].bottom)
                ) is not None:
                    found[f"chip:{n}"] = chip
        return found

    def _chip(self, n: int, start: float, end: float, y: float) -> Item | None:
        """Returns the points below a row that is seen from `start` to `end`; None where they have
        no room."""
        wide = min(40.0, end - start - 1)
        if wide < CHIP:
            return None
        rect = FRect((start + end - wide) / 2, y + 2, wide, CHIP)
        points = self._sign * self.steps[n].row.points
        plain = self._sign < 0 or all(step.row.points >= 0 for step in self.steps)
        return Item(art.chip(points, plain), rect, Z_CARD + 3 + 0.01 * n, hit=False)

    def _faces(self, n: int, up: bool, shown: bool) -> list[Picture]:
        """Returns the pictures of a row: its card, and once it is shown what is counted with it."""
        row = self.steps[n].row
        card = [self._card(n, up)] if row.piece else []
        things = [self._pictured(THING, face) for face in row.things] if shown else []
        return card + things

    def _card(self, n: int, up: bool) -> Picture:
        row = self.steps[n].row
        kind, _, name = row.piece.partition(":")
        if kind == "sign":
            return sign_shown(name)
        return self._pictured(row.piece, row.face if up else UNKNOWN)

    # ------------------------------------------------------------------------------- the race

    def _race(self, totals: Sequence[float], scale: float) -> None:
        """Shows the columns with those totals."""
        race = self.at.race
        seats = len(self.seats)
        inner = race.inflate(-24, -20)
        foot, left = 54.0, 30.0
        base, room = inner.bottom - foot, inner.h - foot - 112
        pitch = (inner.w - left) / seats
        wide = min(86.0, pitch * 0.84)
        found = self._marks(inner, base, room, scale)
        for seat, who in enumerate(self.seats):
            high = max(6.0, room * max(0.0, totals[seat]) / scale)
            x = inner.x + left + pitch * (seat + 0.5) - wide / 2
            tall = FRect(x, base - high, wide, room + 80)
            window = FRect(x - 2, base - high - 2, wide + 4, high + 2)
            found[f"column:{seat}"] = Item(
                art.column(who.figure), tall, Z_CARD, hit=False, clip=window
            )
            low = room * min(self.totals(self.known)[seat], max(0.0, totals[seat])) / scale
            if low > 2:
                rect = FRect(x, base - low, wide, low)
                found[f"foot:{seat}"] = Item(art.foot(), rect, Z_CARD + 1, hit=False)
            if low > 60:
                rect = FRect(x + wide / 2 - 24, base - 30, 48, 24)
                known = art.chip(self.totals(self.known)[seat], True)
                found[f"known:{seat}"] = Item(known, rect, Z_CARD + 2, hit=False)
            d = min(74.0, wide * 0.92)
            stand = FRect(x + wide / 2 - d / 2, base - max(high, 40) - d + 4, d, d)
            pose = "cheer" if self.done == len(self.steps) and seat in self.leaders else "stand"
            found[f"rabbit:{seat}"] = Item(
                sized(_pawn, who.figure, pose), stand, Z_CARD + 2, hit=False
            )
            box = FRect(x + wide / 2 - min(64.0, wide) / 2, base - high + 6, min(64.0, wide), 34)
            box.y = min(box.y, base - 36)
            self._boxes[seat] = box
            number = art.total(int(totals[seat]), seat in self.leaders)
            found[f"total:{seat}"] = Item(number, box, Z_CARD + 3, hit=False)
            if seat in self.leaders:
                crown = FRect(stand.centerx - 15, stand.y - 26, 30, 30)
                found[f"crown:{seat}"] = Item(
                    sign_shown("crown"), crown, Z_CARD + 3, hit=False
                )
            name = FRect(x + wide / 2 - pitch * 0.47, base + 6, pitch * 0.94, 22)
            called = line(who.name, "heading", 16, INK, "center")
            found[f"name:{seat}"] = Item(called, name, Z_CARD, hit=False)
            place = sum(self._sign * other > self._sign * totals[seat] for other in totals)
            if self.done == len(self.steps):
                place = self.ranks[seat] - 1
            words = line(self._places_said[place], "body", 16, INK2, "center")
            found[f"place:{seat}"] = Item(words, name.move(0, 22), Z_CARD, hit=False)
        self.nodes.sync(found, part="race")

    def _marks(self, inner: FRect, base: float, room: float, scale: float) -> dict[str, Item]:
        step = next((n for n in (1, 5, 10, 20, 50, 100) if scale <= 4.5 * n), 200)
        count = math.floor(scale / step)
        return {
            f"mark:{n}": Item(
                art.mark_line(n * step),
                FRect(inner.x, base - room * n * step / scale - 10, inner.w, 20), Z_PAPER + 1,
                hit=False,
            )
            for n in range(1, count + 1)
        }

    # ------------------------------------------------------------------------------ the paper

    def _reader(self, card: bool) -> None:
        """Shows the row that is read on its paper; who has won once all is counted."""
        found = dict[str, Item]()
        if self.read >= 0:
            found = self._row_read(card)
        elif self.done == len(self.steps) and self.leaders:
            paper = self.at.reader
            d = min(paper.h - 24, 190.0)
            for i, seat in enumerate(self.leaders):
                face = sized(_pawn, self.seats[seat].figure, "cheer")
                rect = FRect(paper.x + 30 + i * d * 0.8, paper.bottom - d - 10, d, d)
                found[f"winner:{seat}"] = Item(face, rect, Z_CARD, hit=False)
            x = paper.x + 50 + (0.2 + 0.8 * len(self.leaders)) * d
            words = FRect(x, paper.y, paper.right - x - 16, paper.h)
            title = line(self._won, "display", 46, INK)
            found["won"] = Item(title, words, Z_CARD, hit=False)
        self.nodes.sync(found, part="reader")

    def _row_read(self, card: bool) -> dict[str, Item]:
        found = dict[str, Item]()
        said, rect = self._said[self.read], self._card_place()
        step, paper = self.steps[self.read].row, self.at.reader
        if card and step.piece:
            face = self._card(self.read, True)
            found["read"] = Item(face, rect, Z_CARD + 9, hit=False)
        inner = paper.inflate(-32, -24)
        inner.w = (rect.x if step.piece else paper.right) - inner.x - 16
        head, foot = column(inner, (Part(34, 84, 0), Part(30, 44, 0)), 8)
        d = head.h
        pawn_shown = sized(_pawn, self.seats[step.seat].figure, "stand")
        found["who"] = Item(pawn_shown, FRect(head.x, head.y, d, d), Z_CARD, hit=False)
        words = FRect(head.x + d + 12, head.y, head.w - d - 12, head.h)
        title = line(said.name, "display", min(34.0, d * 0.6), INK)
        found["told"] = Item(title, words, Z_CARD, hit=False)
        chip = FRect(foot.x, foot.y, foot.h * 2.2, foot.h)
        found["points"] = Item(art.chip(said.points), chip, Z_CARD, hit=False)
        before, after = (str(number).replace("-", art.MINUS) for number in said.sum)
        sums = FRect(chip.right + 16, foot.y, 150, foot.h)
        told = line(f"{before} → {after}", "heading", foot.h * 0.66, INK)
        found["sum"] = Item(told, sums, Z_CARD, hit=False)
        if said.takes and sums.right + 150 < inner.right:
            lead = scaled(tag, said.takes, GOLD, INK, "crown")
            at = FRect(sums.right + 10, foot.centery - 14, 0, 0)
            found["takes"] = Item(lead, at, Z_CARD + 1, hit=False)
        return found

    def _card_place(self) -> FRect:
        """Returns the place of the card on the reading paper."""
        paper = self.at.reader
        high = paper.h - 24
        return FRect(paper.right - high * self._shape - 20, paper.y + 12, high * self._shape, high)

    # ------------------------------------------------------------------------------ in motion

    def length(self) -> float:
        """Returns the share of its times that the count takes, so that it is over in time."""
        full = sum(self._reading(n) + FLIP + FLY + GROW for n in range(self.known, len(self.steps)))
        return min(1.0, LONGEST / full) if full else 1.0

    def _reading(self, n: int) -> float:
        if n >= len(self.steps) - LAST:
            return READ
        return max(LEAST_READ, READ * FASTER ** (n - self.known))

    def turn(self, n: int, sound: Callable[[str], None], flat: bool = False) -> Motion:
        """Returns the motion that counts row `n`, the next one: its card is turned over, or at once
        lies `flat` on the paper, is read, and its points go to the column."""
        share = self.length()
        self.read = n
        seat, points = self.steps[n].row.seat, self.steps[n].row.points
        before, after = self.totals(n), self.totals(n + 1)
        old, new = self.scale(n), self.scale(n + 1)

        def begin() -> None:
            self.read = n
            self._sync(lifted=n)
            sound("card_flip" if self.steps[n].row.piece else "card_place")

        def lift(t: float) -> None:
            rects = self._laid(seat).get(n)
            if rects and self.steps[n].row.piece:
                end = self._card_place()
                where = on_the_way(centred(end, rects[0]), end, t, 30)
                picture = self._card(n, t >= 0.5 or self.steps[n].row.open)
                node = self.nodes.node("flies") or self.nodes.appear(
                    "flies", Item(picture, where, Z_OVER, hit=False)
                )
                seen = 1.0 if self.steps[n].row.open else abs(math.cos(math.pi * t))
                node.show(picture, where, share=max(0.05, seen))

        def lie() -> None:
            self.nodes.sync({})
            self._reader(True)

        def fly(t: float) -> None:
            start, end = self.at.reader, self._boxes[seat]
            begin = FRect(start.x + 20, start.centery, 84, 36)
            chip = art.chip(self._sign * points)
            node = self.nodes.node("chip") or self.nodes.appear(
                "chip", Item(chip, begin, Z_OVER, hit=False)
            )
            node.show(chip, on_the_way(begin, end, t, 50))

        def grow(t: float) -> None:
            self._race([between(a, b, t) for a, b in zip(before, after)], between(old, new, t))

        def land() -> None:
            self.nodes.sync({})
            sound("coin")

        def count() -> None:
            self.done = n + 1
            self._sync()

        growing = min(GROW, GROW_POINT * max(4, abs(points)))
        read, crowned = self._reading(n) * share, CROWN * share if self.steps[n].takes else 0
        flies: list[Motion] = [Tween(FLY * share, fly, in_out_cubic), Cue(land)]
        lifts = [] if flat else [Tween(FLIP * share, lift)]
        shown: list[Motion] = [Cue(begin), *lifts, Cue(lie), Wait(read)]
        rises = Tween(growing * share, grow, in_out_cubic)
        grows: list[Motion] = [rises, Cue(count), Wait(crowned)]
        return Series([*shown, *(flies if points else ()), *grows])


def _pawn(w: int, h: int, s: float, figure: int, pose: str) -> Art:
    """Draws a seat's rabbit with its badge."""
    return pawn(figure, h, pose, always=True)
