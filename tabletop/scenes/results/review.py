"""Looking back on a match: a person's choices beside what the analysis would have done.

What a choice gave away is `session.review`'s; here it is asked for, one choice after the other,
and shown. From any of them the match can be tried again another way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.ai.analysing import Spend
from tabletop.core.errors import TabletopError
from tabletop.scenes.inputs.fields import Paper, Segments
from tabletop.scenes.overlay import Choice
from tabletop.scenes.screen import Screen
from tabletop.session.review import Moment, Review, Verdict, percent
from tabletop.table.art import lettering, widgets
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.rabbit import badge
from tabletop.table.art.scenery import list_row
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import Art
from tabletop.table.art.verdicts import verdict_chip, win_course

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

SECONDS = 1.5
"""How long is looked at each choice."""

ROW, GAP, CHIP = 78, 10, 118
WITH_COURSE, COURSE = 760, 84
"""From what width on the course of the match is drawn, and how tall; in style pixels."""

ORDERS = ("In order", "Costliest first")


class ReviewScene(Screen):
    """The choices of a finished match, each a paper to try again from."""

    route = "review"
    title = "Looking back"

    def __init__(self, app: Program, review: Review) -> None:
        super().__init__(app)
        self.review = review
        self.page = 0
        self.order = 0
        self._looked = len(review.verdicts)

    def leave(self) -> None:
        super().leave()
        self.review.stop()

    # ------------------------------------------------------------------------------ layout

    def fill(self, area: pygame.Rect) -> None:
        wide = min(area.w, self.px(1120))
        area = pygame.Rect(area.centerx - wide // 2, area.y, wide, area.h)
        if not self.review.moments:
            self._empty(area)
            return
        foot_h = max(44, self.px(46))
        top = self._summary(area)
        body = pygame.Rect(area.x, top, area.w, area.bottom - foot_h - self.px(10) - top)
        pages = self._rows(body)
        self._foot(pygame.Rect(area.x, area.bottom - foot_h, area.w, foot_h), pages)

    def _summary(self, area: pygame.Rect) -> int:
        """How the choices were on the whole, on a paper; returns the y below it."""
        pad, px = self.px(14), self.px(17)
        drawn = self.units[0] >= WITH_COURSE and len(self.review.running.humans) == 1
        wide = round(area.w * 0.46) if drawn else area.w - 2 * pad
        step = lettering.line_height("body", px)
        tall = step * len(lettering.wrap(self._sums(), "body", px, wide)) + 2 * self.px(9)
        tall = max(tall, self.px(COURSE)) if drawn else tall
        self.picture(widgets.panel(area.w, tall, self.s), area.x, area.y, 5)
        self.paragraph(
            self._sums(), area.x + pad, area.y + self.px(9), wide, INK, px=17, key="sums"
        )
        if drawn:
            left = area.x + pad + wide + pad
            course = pygame.Rect(left, area.y, area.right - pad - left, tall)
            self._course(course.inflate(0, -2 * self.px(5)))
        return area.y + tall + self.px(GAP)

    def _course(self, box: pygame.Rect) -> None:
        """How the chance to win went, choice by choice."""
        verdicts = [self.review.verdicts.get(moment.ply) for moment in self.review.moments]
        points = tuple((v.got, v.kind) if v is not None else (0.5, "") for v in verdicts)
        even = 1.0 / len(self.review.running.seats)
        self.picture(win_course(points, even, box.w, box.h, self.s), box.x, box.y, 10)

    def _sums(self) -> str:
        many, tally = len(self.review.moments), self.review.tally()
        if not tally.looked:
            return f"The analysis begins to look at {_counted(many, 'choice')}."
        words = "" if self.review.done else f"Looked at {tally.looked} of {many}. "
        words += f"{tally.good} as good as the best, {_counted(tally.slips, 'slip')}, "
        words += f"{_counted(tally.mistakes, 'mistake')}. "
        return words + f"On average a choice gave away {100 * tally.mean:.1f} %."

    def _rows(self, body: pygame.Rect) -> int:
        gap, tall = self.px(GAP), max(64, self.px(ROW))
        fit = max(1, (body.h + gap) // (tall + gap))
        moments = self.review.costliest() if self.order else self.review.moments
        pages = -(-len(moments) // fit)
        self.page = max(0, min(pages - 1, self.page))
        for i, moment in enumerate(moments[self.page * fit : (self.page + 1) * fit]):
            self._row(moment, pygame.Rect(body.x, body.y + i * (tall + gap), body.w, tall))
        return pages

    def _part(self, moment: Moment) -> str:
        """When it was: "Turn 7", or "Round 2" in a game without turns."""
        return f"{self.review.running.match.game.info.part.capitalize()} {moment.turn}"

    def _row(self, moment: Moment, row: pygame.Rect) -> None:
        self.controls.add(
            Paper(
                f"choice:{moment.ply}", row, lambda: self._ask(moment),
                lambda state: self._paper(moment, row, state), label=self._part(moment),
                tip="Try it another way from here",
            )
        )  # fmt: skip

    def _paper(self, moment: Moment, row: pygame.Rect, state: str) -> Art:
        s = self.s
        art = list_row(row.w, row.h, s, "hover" if state in ("hover", "pressed") else "rest")
        face = art.surface.copy()
        verdict = self.review.verdicts.get(moment.ply)
        chip_w = round(CHIP * s)
        right = art.ox + row.w - round(12 * s) - chip_w
        chip = pygame.Rect(right, 0, chip_w, round(40 * s))
        chip.centery = art.oy + row.h // 2
        self._chip(face, chip, moment)
        x = art.ox + round(14 * s)
        if len(self.review.running.humans) > 1:
            d = round(30 * s)
            mark = badge(self.review.running.seats[moment.seat].figure, d)
            face.blit(mark, mark.get_rect(midleft=(x, art.oy + row.h // 2)))
            x += d + round(10 * s)
        turn_w = lettering.width_of("Round 188 ", "heading", round(16 * s))
        upper, lower = art.oy + row.h * 0.32, art.oy + row.h * 0.69
        room = right - x - turn_w - round(10 * s)
        lettering.write(
            face, self._part(moment), x, upper, "heading", round(16 * s), INK2, "midleft"
        )
        x, px = x + turn_w, round(17 * s)
        best = self._best(moment, verdict)
        widgets.write_fitted(face, moment.done, x, upper, "heading", px, INK, room, s, "midleft")
        widgets.write_fitted(face, best, x, lower, "body", px, INK, room, s, "midleft")
        return Art(face, art.ox, art.oy)

    def _best(self, moment: Moment, verdict: Verdict | None) -> str:
        if moment.ply not in self.review.verdicts:
            return "Not looked at yet"
        if verdict is None:
            return "The analysis found nothing to say"
        if verdict.same:
            return f"Just so: wins {percent(verdict.got, verdict.error)}"
        kind = "As good" if verdict.kind == "good" else "Better"
        value, got = percent(verdict.value, verdict.error), round(100 * verdict.got)
        return f"{kind}: {verdict.best} ({value}, this {got} %)"

    def _chip(self, face: pygame.Surface, chip: pygame.Rect, moment: Moment) -> None:
        """What the choice gave away, in colour, sign and number."""
        s, verdict = self.s, self.review.verdicts.get(moment.ply)
        if verdict is None:
            mark = "hourglass" if moment.ply not in self.review.verdicts else "question"
            drawn = sign(mark, round(24 * s))
            face.blit(drawn, drawn.get_rect(center=chip.center))
            return
        words = "good" if verdict.kind == "good" else f"−{round(100 * verdict.loss)} %"
        face.blit(verdict_chip(verdict.kind, words, chip.w, chip.h, s), chip)

    def _foot(self, foot: pygame.Rect, pages: int) -> None:
        wide = min(self.px(330), round(foot.w * 0.5))
        self.controls.add(
            Segments(
                "order", pygame.Rect(foot.x, foot.y, wide, foot.h), ORDERS, self.order,
                self._reorder, self.s, label="Order",
            )
        )  # fmt: skip
        rest = pygame.Rect(foot.x + wide, foot.y, foot.w - wide, foot.h)
        self.add_pager(rest, pages, self.page, self._turn)

    def _empty(self, area: pygame.Rect) -> None:
        w, h = min(area.w, self.px(560)), min(area.h, self.px(180))
        box = pygame.Rect(area.centerx - w // 2, area.y + (area.h - h) // 3, w, h)
        self.picture(widgets.panel(box.w, box.h, self.s), *box.topleft, 5)
        self.paragraph(
            "No person had a choice among several in this match, so there is nothing to look at.",
            box.x + self.px(28), box.y + self.px(40), box.w - self.px(56), INK, px=18,
            centred=True,
        )  # fmt: skip

    def _turn(self, page: int) -> None:
        self.page = page
        self.rebuild()

    def _reorder(self, order: int) -> None:
        self.order, self.page = order, 0
        self.rebuild()

    # ------------------------------------------------------------------------------- doing

    def update(self, ms: float) -> None:
        self.review.look(self.app.analyst, Spend(seconds=SECONDS))
        if self._looked != len(self.review.verdicts):
            self._looked = len(self.review.verdicts)
            self.rebuild()

    def _ask(self, moment: Moment) -> None:
        words = "The match as it stood before this choice becomes a match of its own. It counts in "
        words += "no statistics, and the finished one stays as it is."
        choices = (
            Choice("Try it another way", lambda: self._again(moment)),
            Choice("Stay here"),
        )
        title = f"{self._part(moment)}: {moment.done}"
        self.app.ask(title, words, choices, self.review.running.seats[moment.seat].figure)

    def _again(self, moment: Moment) -> None:
        try:
            again = self.review.running.again_from(moment.ply)
        except TabletopError as problem:
            self.app.say(str(problem))
            return
        self.app.open("play", again)


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
