"""Luck and skill: where each seat's result came from, the luckiest moments, and the fair dealer.

The numbers are `session.ledger`'s.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.core.fair import Proof, proof
from tabletop.core.game import Player
from tabletop.scenes.screen import Screen
from tabletop.scenes.study.bar import result_plate
from tabletop.session.background import share
from tabletop.session.ledger import Account, Swing, accounts
from tabletop.session.review import Review
from tabletop.table.art import ledger, papers
from tabletop.table.art.ledger import Bar
from tabletop.table.art.palette import BAD, GOOD, INK, INK2
from tabletop.table.art.rabbit import portrait
from tabletop.table.art.signs import sign
from tabletop.table.controls import Button

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

WIDE = 1000
PAPER, LEAST, MOMENT = 232, 172, 140
"""Style pixels: how tall a seat's paper is, at least, and how tall those of a moment and of what
made a result are."""
GAP = 14
SAND, SKILL, LUCK = "#F3E4C4", "#BFDDF2", "#FFE29A"
"""Behind what was even, skill and luck in what made a result."""

SIDE = 0.28

FRESH_MS = 1500.0
"""The least time between two drawings of the ledger while the analysis goes on."""


def told(line: Bar) -> str:
    """A bar for those who hear it: its name, and what it adds or comes to."""
    if line.whole:
        return f"{line.words}: {round(100 * line.end)} %."
    moved = round(100 * (line.end - line.start))
    change = f"{moved:+d}".replace("-", "−") if moved else "0"
    return f"{line.words}: {change} ± {round(100 * line.error)} %."


class LedgerScene(Screen):
    """The accounts of a finished match."""

    route = "ledger"
    title = "Luck and skill"

    def __init__(self, app: Program, review: Review) -> None:
        super().__init__(app)
        self.review = review
        self.place = review.running.match.game.info.key
        self.page = 0
        self.accounts = accounts(review)
        self._looked, self._since = review.judged, 0.0
        self._proof: Proof | None = None

    def leave(self) -> None:
        super().leave()
        self.review.stop()

    # ------------------------------------------------------------------------------ layout

    def fill(self, area: pygame.Rect) -> None:
        gap = self.px(GAP)
        if not self.accounts:
            self.paragraph("Luck and skill are told when the match is over.", area.x, area.y,
                           area.w, INK, px=18)  # fmt: skip
            return
        wide = self.units[0] >= WIDE
        left = pygame.Rect(area)
        if wide:
            left.w = round(area.w * (1 - SIDE)) - gap
            self._side(pygame.Rect(left.right + gap, area.y, area.right - left.right - gap, area.h))
        top = self._note(left)
        moments_h = self.px(MOMENT) if left.bottom - top > self.px(PAPER + MOMENT + GAP) else 0
        foot_h = self.tall(40)
        room = left.bottom - top - (moments_h + gap if moments_h else 0)
        least = self.px(LEAST) + gap
        fit = max(1, (room + gap) // least)
        if fit < len(self.accounts):
            room -= foot_h
            fit = max(1, (room + gap) // least)
        pages = -(-len(self.accounts) // fit)
        shown = min(fit, len(self.accounts))
        tall = min(self.px(PAPER), (room - gap * (shown - 1)) // shown)
        self.page = max(0, min(pages - 1, self.page))
        y = top
        for account in self.accounts[self.page * fit : (self.page + 1) * fit]:
            self._account(account, pygame.Rect(left.x, y, left.w, tall))
            y += tall + gap
        if pages > 1:
            self.add_pager(pygame.Rect(left.x, y - gap // 2, left.w, foot_h), pages, self.page,
                           self._turn)  # fmt: skip
            y += foot_h
        if moments_h:
            self._moments(pygame.Rect(left.x, left.bottom - moments_h, left.w, moments_h))

    def header_right(self, y: int, d: int) -> int:
        end = self.area.right
        left = result_plate(self, self.review.running, end, y, d)
        return left if left < end else super().header_right(y, d)

    def _note(self, area: pygame.Rect) -> int:
        """How much was looked at, while it is not all; returns the y below."""
        many, looked = len(self.review.moments), len(self.review.verdicts)
        if looked >= many:
            return area.y
        words = f"Looked at {looked} of {many} choices; what is missing still counts as luck."
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
            self.words(f"{round(100 * account.result)} %", box.x + head // 2, y + self.px(24),
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
        self.tell(node, inner, f"{seat.name} {_ended(account)}. {words}")

    def lines(self, account: Account) -> tuple[Bar, ...]:
        """The account of a seat as lines that stand on each other."""
        names = self.review.running.names
        others = [name for seat, name in enumerate(names) if seat != account.seat]
        given = f"Gifts of {others[0]}" if len(others) == 1 else "Gifts of the others"
        parts = (
            ("Luck of the deal", "cards", account.start, account.start_error),
            ("Own choices", "pencil", account.own, account.own_error),
            (given, "gift", account.gifts, account.gifts_error),
            ("Luck after that", "dice", account.luck, account.luck_error),
        )
        found = [Bar("Even chance", "", 0.0, account.even, whole=True)]
        at = account.even
        for words, mark, change, error in parts:
            found.append(Bar(words, mark, at, at + change, error))
            at += change
        return (*found, Bar("Result", "", 0.0, account.result, whole=True))

    def _moments(self, row: pygame.Rect) -> None:
        """The luckiest and unluckiest moments of the seat that one is most curious about."""
        account = self.accounts[self._own()]
        found = [("Luckiest", account.luckiest()), ("Unluckiest", account.unluckiest())]
        shown = [(words, swing) for words, swing in found if swing is not None]
        gap = self.px(GAP)
        if not shown:
            return
        wide = (row.w - gap * (len(shown) - 1)) // len(shown)
        for number, (words, swing) in enumerate(shown):
            box = pygame.Rect(row.x + number * (wide + gap), row.y, wide, row.h)
            self._moment(words, account.seat, swing, box)

    def _moment(self, words: str, seat: Player, swing: Swing, box: pygame.Rect) -> None:
        pad = self.px(14)
        self.picture(papers.panel(*box.size, self.s), *box.topleft, 5)
        name = self.review.running.names[seat]
        part = self.review.running.match.game.info.part
        title = f"{words} for {name}: {part} {swing.turn}"
        width = box.w - 2 * pad
        self.words(title, box.x + pad, box.y + self.px(20), "heading", 17, INK, "midleft",
                   width=width)  # fmt: skip
        self.words(self._what(seat, swing), box.x + pad, box.y + self.px(48), "body", 16, INK2,
                   "midleft", width=width)  # fmt: skip
        change = f"{'+' if swing.luck >= 0 else '−'}{abs(round(100 * swing.luck))}"
        error = max(1, round(100 * swing.error))
        ink = GOOD if swing.luck >= 0 else BAD
        row_y = box.bottom - pad - self.px(20)
        self.words(f"{change} ± {error} %", box.x + pad, row_y, "heading", 18, ink, "midleft",
                   said=f"The chance to win went {change} ± {error} %.")  # fmt: skip
        h = self.tall(42)
        button = pygame.Rect(box.right - pad - self.px(130), row_y - h // 2, self.px(130), h)
        self.controls.add(
            Button(f"show:{words}", button, "Show me", partial(self._show, swing), self.s,
                   icon="eye", tip=title)
        )  # fmt: skip

    def _what(self, seat: Player, swing: Swing) -> str:
        """What happened there, in the log's own words."""
        viewer = seat if seat in self.review.running.humans else None
        lines = [
            line.text
            for line in self.review.running.log(viewer)
            if swing.after < line.ply < swing.before and line.text
        ]
        return lines[-1] if lines else "What came of the choices before."

    def _own(self) -> int:
        people = self.review.running.humans
        return people[0] if people else 0

    def _side(self, box: pygame.Rect) -> None:
        """The fair dealer's paper, and what made the winner's result."""
        gap, h = self.px(GAP), max(44, self.tall(48))
        foot = pygame.Rect(box.x, box.bottom - self.px(MOMENT), box.w, self.px(MOMENT))
        self._sum(foot, h)
        paper = pygame.Rect(box.x, box.y, box.w, foot.y - gap - box.y)
        self.picture(papers.panel(*paper.size, self.s), *paper.topleft, 5)
        pad = self.px(20)
        x, width = paper.x + pad, paper.w - 2 * pad
        self.words("A fair dealer", paper.centerx, paper.y + self.px(30), "display", 24, INK,
                   "center", width=width)  # fmt: skip
        y = paper.y + self.px(64)
        running = self.review.running
        if not running.seal:
            self.paragraph("This match was dealt without a seal.", x, y, width, INK2)
            return
        for mark, head, words, shown in (
            ("lock", "Before the first card", "the dealer showed this seal:", running.seal),
            ("unlock", "After the match", "the seed and the salt it was made of:",
             f"{running.match.seed}  {running.salt}"),
        ):
            d = self.px(24)
            self.picture(sign(mark, d), x, y, 10)
            self.words(head, x + d + self.px(8), y + d // 2, "heading", 17, INK, "midleft",
                       width=width - d)  # fmt: skip
            y = self.paragraph(words, x, y + self.px(28), width, INK2)
            y = self.paragraph(shown, x, y + self.px(4), width, INK, role="heading", px=17)
            y += self.px(18)
        if self._proof is None:
            self._proof = proof(running.match)
        right = self._proof.wrong is None
        words = "Checked: all luck of this match follows from it." if right else (
            f"But the luck at action {self._proof.wrong} does not follow from it."
        )
        d = self.px(26)
        self.picture(sign("check" if right else "warning", d), x, y, 10)
        self.paragraph(words, x + d + self.px(8), y, width - d - self.px(8), GOOD if right else BAD)

    def _sum(self, box: pygame.Rect, tall: int) -> None:
        """What made a result, in three numbers, and the way back to the choices."""
        self.picture(papers.panel(*box.size, self.s), *box.topleft, 5)
        account = self.accounts[self._own()]
        name = self.review.running.names[account.seat]
        luck, skill = account.start + account.luck, account.skill
        pad, gap = self.px(16), self.px(6)
        words = f"What made {round(100 * account.result)} % for {name}"
        self.words(words, box.x + pad, box.y + self.px(19), "heading", 16, INK, "midleft",
                   width=box.w - 2 * pad, key="sum")  # fmt: skip
        parts = (f"even {round(100 * account.even)}", f"skill {_signed(skill)}",
                 f"luck {_signed(luck)}")  # fmt: skip
        wide = (box.w - 2 * pad - 2 * gap) // 3
        for number, (part, fill) in enumerate(zip(parts, (SAND, SKILL, LUCK))):
            chip = pygame.Rect(box.x + pad + number * (wide + gap), box.y + self.px(33), wide,
                               self.px(28))  # fmt: skip
            self.picture(papers.panel(*chip.size, self.s, 8, fill), *chip.topleft, 8)
            self.words(part, *chip.center, "heading", 15, INK, "center",
                       width=chip.w - self.px(8), key=f"sum:{number}")  # fmt: skip
        row = pygame.Rect(box.x + pad, box.bottom - pad - tall, box.w - 2 * pad, tall)
        self.controls.add(
            Button("choices", row, "To the choices", self.back, self.s, kind="primary",
                   icon="analysis")
        )  # fmt: skip

    # ------------------------------------------------------------------------------- doing

    def _turn(self, page: int) -> None:
        self.page = page
        self.rebuild()

    def _show(self, swing: Swing) -> None:
        """Back to the choices, at that moment."""
        self.app.pop()
        scene = self.app.scene
        go = getattr(scene, "go_to_ply", None)
        if go is not None:
            go(max(0, swing.after))

    def update(self, ms: float) -> None:
        self.review.look(self.app.analyst, share(self.review))
        self._since += ms
        fresh = self._looked != self.review.judged and not self.controls.held
        if fresh and (self._since >= FRESH_MS or self.review.done):
            self._looked, self._since = self.review.judged, 0.0
            self.accounts = accounts(self.review)
            self.rebuild()


def _ended(account: Account) -> str:
    """How the match ended for a seat, in words."""
    if account.result in (0.0, 1.0):
        return "won the match" if account.result else "lost the match"
    return "shared the win"


def _signed(share: float) -> str:
    return f"{'+' if share >= 0 else '−'}{abs(round(100 * share))}"
