"""Luck and skill: where each seat's result came from, the luckiest moments, and the fair dealer.

The numbers are `session.ledger`'s.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import pygame

from tabletop.scenes.screen import Screen
from tabletop.scenes.study import fortunes
from tabletop.scenes.study.bar import result_plate
from tabletop.scenes.study.fortunes import GAP, Fortune
from tabletop.scenes.study.words import at, say
from tabletop.session.background import share
from tabletop.session.fairness import unfair
from tabletop.session.ledger import Account, accounts
from tabletop.session.ledger import told as in_percents
from tabletop.session.review import Review
from tabletop.table.art import ledger, lettering, papers
from tabletop.table.art.ledger import Bar
from tabletop.table.art.palette import BAD, GOOD, INK, INK2
from tabletop.table.art.rabbit import portrait
from tabletop.table.art.signs import sign
from tabletop.table.controls import Button
from tabletop.words import Seat

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

T = TypeVar("T")

WIDE = 1000
PAPER, MOST, LEAST, MOMENT = 232, 360, 172, fortunes.TALL
"""Style pixels: how tall a seat's paper wants to be, at most and at least, and how tall those of a
moment and of what made a result are."""
SAND, SKILL, LUCK = "#F3E4C4", "#BFDDF2", "#FFE29A"
"""Behind what was even, skill and luck in what made a result."""

SIDE = 0.28

FRESH_MS = 1500.0
"""The least time between two drawings of the ledger while the analysis goes on."""


def told(line: Bar) -> str:
    """A bar for those who hear it: its name, and what it adds or comes to."""
    if line.whole:
        return say("bar.whole", what=line.words, n=line.told)
    return say("bar", what=line.words, change=line.told, error=round(100 * line.error))


class LedgerScene(Screen):
    """The accounts of a finished match."""

    route = "ledger"

    def __init__(self, app: Program, review: Review) -> None:
        super().__init__(app)
        self.title = say("ledger")
        self.review = review
        self.place = review.running.match.game.info.key
        self.accounts = accounts(review)
        self._looked, self._since = review.judged, 0.0
        self._unfair: str | None = None

    def leave(self) -> None:
        super().leave()
        self.review.stop()

    # ------------------------------------------------------------------------------ layout

    def fill(self, area: pygame.Rect) -> None:
        gap = self.px(GAP)
        if not self.accounts:
            self.paragraph(say("ledger-later"), area.x, area.y,
                           area.w, INK, px=18)  # fmt: skip
            return
        wide = self.units[0] >= WIDE
        left = pygame.Rect(area)
        if wide:
            left.w = round(area.w * (1 - SIDE)) - gap
            self._side(pygame.Rect(left.right + gap, area.y, area.right - left.right - gap, area.h))
        top = self._note(left)
        room = pygame.Rect(left.x, top, left.w, left.bottom - top)
        own = self.accounts[self._own()]
        found = fortunes.fortunes(self.review, own)
        if found and room.h > self.px(PAPER + MOMENT + GAP):
            h = self.px(MOMENT)
            self._row(found, pygame.Rect(room.x, room.bottom - h, room.w, h))
            room.h -= h + gap
            found = []
        self._sheets(room, found, wide)

    def _sheets(self, room: pygame.Rect, found: Sequence[Fortune], wide: bool) -> None:
        """Every seat's paper, and where they have no place beside those the moments and the fair
        dealer; on as many pages as they need."""
        if self._fit(room.h, LEAST) >= len(self.accounts) and wide and not found:
            self._accounts(self.accounts, room)
            return
        foot = self.tall(40)
        page = pygame.Rect(room.x, room.y, room.w, room.h - foot - self.px(GAP) // 2)
        sheets: list[Callable[[pygame.Rect], None]] = [
            partial(self._accounts, part)
            for part in _parted(self.accounts, self._fit(page.h, LEAST))
        ]
        for part in _parted(found, self._fit(page.h, fortunes.LEAST)):
            sheets.append(partial(self._column, part))
        if not wide:
            sheets.append(self._dealer)
        at = pygame.Rect(room.x, room.bottom - foot, room.w, foot)
        self.paged(sheets, at)(page)

    def _fit(self, height: int, least: int) -> int:
        """Returns the number of papers of at least that height that fit below each other; at
        least 1."""
        gap = self.px(GAP)
        return max(1, (height + gap) // (self.px(least) + gap))

    def _accounts(self, shown: Sequence[Account], room: pygame.Rect) -> None:
        """Seats' papers below each other."""
        gap = self.px(GAP)
        tall = min(self.px(MOST), (room.h - gap * (len(shown) - 1)) // len(shown))
        for number, account in enumerate(shown):
            self._account(
                account, pygame.Rect(room.x, room.y + number * (tall + gap), room.w, tall)
            )

    def _row(self, found: Sequence[Fortune], row: pygame.Rect) -> None:
        """The moments of the seat that one is most curious about, beside each other."""
        gap = self.px(GAP)
        wide = (row.w - gap * (len(found) - 1)) // len(found)
        for number, fortune in enumerate(found):
            self._moment(fortune, pygame.Rect(row.x + number * (wide + gap), row.y, wide, row.h))

    def _column(self, found: Sequence[Fortune], room: pygame.Rect) -> None:
        """The same below each other."""
        gap = self.px(GAP)
        tall = min(self.px(MOMENT), (room.h - gap * (len(found) - 1)) // len(found))
        for number, fortune in enumerate(found):
            self._moment(fortune, pygame.Rect(room.x, room.y + number * (tall + gap), room.w, tall))

    def _moment(self, fortune: Fortune, box: pygame.Rect) -> None:
        running = self.review.running
        facts = {"who": Seat(self._own()), "at": at(running, fortune.turn)}
        title = say("fortune", running.names, kind=fortune.kind, **facts)
        fortunes.paper(self, title, fortune, box, self.show)

    def header_right(self, y: int, d: int) -> int:
        end = self.area.right
        left = result_plate(self, self.review.running, end, y, d)
        return left if left < end else super().header_right(y, d)

    def _note(self, area: pygame.Rect) -> int:
        """Writes how much was analysed, until everything is; returns the y below."""
        if self.review.done:
            return area.y
        many, looked = len(self.review.moments), len(self.review.verdicts)
        words = say("looked-at", n=looked, all=many)
        if looked == many:
            words = say("looked-at.again", all=many)
        box = pygame.Rect(area.x, area.y, area.w, self.px(40))
        self.picture(papers.panel(*box.size, self.s, 10), *box.topleft, 5)
        self.words(words, box.x + self.px(16), box.centery, "body", 16, INK, "midleft",
                   width=box.w - self.px(32), key="looked")  # fmt: skip
        return box.bottom + self.px(GAP)

    def _account(self, account: Account, box: pygame.Rect) -> None:
        """A seat's paper: its portrait and its bars."""
        s, seat = self.s, self.review.running.seats[account.seat]
        self.picture(papers.panel(*box.size, s), *box.topleft, 5)
        head = self.px(136) if box.w > self.px(560) else 0
        if head:
            d = min(self.px(92), box.h - self.px(120))
            face = portrait(seat.figure, d)
            self.picture(face, box.x + (head - face.get_width()) // 2, box.y + self.px(16), 10)
            y = box.y + self.px(22) + d
            self.words(seat.name, box.x + head // 2, y, "heading", 17, INK, "midtop",
                       width=head - self.px(12), said="")  # fmt: skip
            ink = GOOD if account.result else BAD
            self.words(say("share", n=account.result), box.x + head // 2, y + self.px(24),
                       "display", 24, ink, "midtop", said="")  # fmt: skip
            if box.bottom - y > self.px(76):
                self.words(_ended(account), box.x + head // 2, y + self.px(52), "body", 15, INK2,
                           "midtop", width=head - self.px(12), said="")  # fmt: skip
        pad = self.px(14)
        inner = pygame.Rect(box.x + head, box.y + pad, box.w - head - pad, box.h - 2 * pad)
        lines = self.lines(account)
        beside = tuple(line for each in self.accounts for line in self.lines(each))
        drawn = ledger.bars(lines, seat.figure, inner.w, inner.h, s, beside)
        node = self.picture(drawn, *inner.topleft, 10, f"account:{account.seat}")
        words = " ".join(told(line) for line in lines)
        names, who = self.review.running.names, Seat(account.seat)
        self.tell(node, inner, say("account", names, who=who, how=_how(account), bars=words))

    def lines(self, account: Account) -> tuple[Bar, ...]:
        """The account of a seat as lines that stand on each other."""
        names = self.review.running.names
        others = [seat for seat in range(len(names)) if seat != account.seat]
        given = say("bar-gifts")
        if len(others) == 1:
            given = say("bar-gifts.of", names, who=Seat(others[0]))
        told = in_percents(account)
        parts = (
            (say("bar-deal"), "cards", account.start, account.start_error, told.start),
            (say("bar-own"), "pencil", account.own, account.own_error, told.own),
            (given, "gift", account.gifts, account.gifts_error, told.gifts),
            (say("bar-luck"), "dice", account.luck, account.luck_error, told.luck),
        )
        found = [Bar(say("bar-even"), "", 0.0, account.even, told.even, whole=True)]
        at = account.even
        for words, mark, change, error, moved in parts:
            bar = Bar(words, mark, at, at + change, moved, error, open=not self.review.done)
            found.append(bar)
            at += change
        return (*found, Bar(say("bar-result"), "", 0.0, account.result, told.result, whole=True))

    def _own(self) -> int:
        people = self.review.running.humans
        return people[0] if people else 0

    def _side(self, box: pygame.Rect) -> None:
        """The fair dealer's paper, and what made the winner's result."""
        gap, h = self.px(GAP), max(44, self.tall(48))
        foot = pygame.Rect(box.x, box.bottom - self.px(MOMENT), box.w, self.px(MOMENT))
        self._sum(foot, h)
        self._dealer(pygame.Rect(box.x, box.y, box.w, foot.y - gap - box.y))

    def _dealer(self, paper: pygame.Rect) -> None:
        """Writes what the dealer showed before the match and after it, side by side in a low
        paper; explains all parts if there is room."""
        self.picture(papers.panel(*paper.size, self.s), *paper.topleft, 5)
        pad = self.px(20)
        x, width = paper.x + pad, paper.w - 2 * pad
        self.words(say("fair-dealer"), paper.centerx, paper.y + self.px(30), "display", 24, INK,
                   "center", width=width)  # fmt: skip
        y = paper.y + self.px(58)
        running = self.review.running
        if running.seal:
            y = self._proof_of(running.seal, pygame.Rect(x, y, width, paper.bottom - y))
        else:
            y = self.paragraph(say("fair-dealer.none"), x, y, width, INK2)
        size = self.px(16)
        how = say("how.words")
        rows = len(lettering.wrap(how, "body", size, width)) * lettering.line_height("body", size)
        y += self.px(14)
        if y + self.px(28) + rows <= paper.bottom - self.px(8):
            self.words(say("how"), x, y + self.px(12), "heading", 17, INK, "midleft",
                       width=width)  # fmt: skip
            self.paragraph(how, x, y + self.px(28), width, INK2)

    def _proof_of(self, seal: str, box: pygame.Rect) -> int:
        """The seal, what it was made of and whether that is so; returns the y below."""
        running = self.review.running
        beside = box.w > 1.5 * box.h
        gap, d = self.px(24), self.px(24)
        wide = (box.w - gap) // 2 if beside else box.w
        x, y, ends = box.x, box.y, []
        for mark, head, words, shown in (
            ("lock", say("fair-dealer.before"), say("fair-dealer.seal"), seal),
            ("unlock", say("fair-dealer.after"), say("fair-dealer.salt"),
             f"{running.match.seed}  {running.salt}"),
        ):
            self.picture(sign(mark, d), x, y, 10)
            self.words(head, x + d + self.px(8), y + d // 2, "heading", 17, INK, "midleft",
                       width=wide - d - self.px(8))  # fmt: skip
            below = self.paragraph(words, x, y + self.px(27), wide, INK2)
            ends.append(self.paragraph(shown, x, below + self.px(3), wide, INK, role="heading",
                                       px=17))  # fmt: skip
            x, y = (x + wide + gap, y) if beside else (x, ends[-1] + self.px(16))
        y = max(ends) + self.px(12)
        if self._unfair is None:
            self._unfair = unfair(running)
        right = not self._unfair
        words = self._unfair or say("fair-dealer.checked")
        d = self.px(26)
        self.picture(sign("check" if right else "warning", d), box.x, y, 10)
        ink = GOOD if right else BAD
        return self.paragraph(words, box.x + d + self.px(8), y, box.w - d - self.px(8), ink)

    def _sum(self, box: pygame.Rect, tall: int) -> None:
        """Writes the three parts of a result, and adds the way back to the choices."""
        self.picture(papers.panel(*box.size, self.s), *box.topleft, 5)
        account = self.accounts[self._own()]
        names = self.review.running.names
        told = in_percents(account)
        pad, gap = self.px(16), self.px(6)
        words = say("made-it", names, n=told.result, who=Seat(account.seat))
        if not self.review.done:
            looked, many = len(self.review.verdicts), len(self.review.moments)
            words = say("made-it.so-far", n=looked, all=many)
        self.words(words, box.x + pad, box.y + self.px(19), "heading", 16, INK, "midleft",
                   width=box.w - 2 * pad, key="sum")  # fmt: skip
        parts = (say("sum-even", n=told.even), say("sum-skill", n=told.skill),
                 say("sum-luck", n=told.fortune))  # fmt: skip
        wide = (box.w - 2 * pad - 2 * gap) // 3
        for number, (part, fill) in enumerate(zip(parts, (SAND, SKILL, LUCK))):
            chip = pygame.Rect(box.x + pad + number * (wide + gap), box.y + self.px(33), wide,
                               self.px(28))  # fmt: skip
            self.picture(papers.panel(*chip.size, self.s, 8, fill), *chip.topleft, 8)
            self.words(part, *chip.center, "heading", 15, INK, "center",
                       width=chip.w - self.px(8), key=f"sum:{number}")  # fmt: skip
        row = pygame.Rect(box.x + pad, box.bottom - pad - tall, box.w - 2 * pad, tall)
        self.controls.add(
            Button("choices", row, say("to-the-choices"), self.back, self.s, kind="primary",
                   icon="analysis")
        )  # fmt: skip

    # ------------------------------------------------------------------------------- doing

    def show(self, ply: int) -> None:
        """Back to the choices, at that ply."""
        self.app.pop()
        go = getattr(self.app.scene, "go_to_ply", None)
        if go is not None:
            go(ply)

    def update(self, ms: float) -> None:
        self.review.look(self.app.analyst, share(self.review))
        self._since += ms
        fresh = self._looked != self.review.judged and not self.controls.held
        if fresh and (self._since >= FRESH_MS or self.review.done):
            self._looked, self._since = self.review.judged, 0.0
            self.accounts = accounts(self.review)
            self.rebuild()


def _how(account: Account) -> str:
    """Returns the key of a seat's result."""
    return {0.0: "lost", 1.0: "won"}.get(account.result, "shared")


def _ended(account: Account) -> str:
    """Returns a seat's result in words."""
    return say("ended", how=_how(account))


def _parted(things: Sequence[T], fit: int) -> list[Sequence[T]]:
    """So many of them at a time."""
    return [things[at : at + fit] for at in range(0, len(things), fit)]
