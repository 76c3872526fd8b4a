"""The list of choices in looking back: who, when, what, and what it gave away."""

from __future__ import annotations

from functools import partial

import pygame

from tabletop.scenes.inputs.fields import Paper, Segments
from tabletop.scenes.study.base import StudyScreen
from tabletop.scenes.study.words import say
from tabletop.session.review import Moment, Verdict, percent
from tabletop.table.art import lettering, widgets
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.rabbit import badge
from tabletop.table.art.signs import sign
from tabletop.table.art.study import present_row
from tabletop.table.art.surface import Art, blank
from tabletop.table.art.verdicts import CHIP_TYPE, verdict_chip
from tabletop.table.controls import IconButton
from tabletop.table.stage import Node
from tabletop.words import Seat

ROW, GAP = 41, 2
HEAD = 40
LEAST_TYPE = 12
"""Style pixels below which a choice is told in two lines rather than smaller in one."""
SHORT_TYPE = 15
"""Style pixels of what a choice gave away, beside one that is long."""
PAGES = 64
"""Style pixels at least for "12 of 44" between the buttons that turn the pages."""


class Rows:
    """The choices, one page of them at a time, filtered.

    Attributes:
        only: which filter holds, by its number.
        page: which page is shown, from 0.
    """

    def __init__(self, scene: StudyScreen) -> None:
        self._scene = scene
        self.only = 0
        self.page = 0
        self._box = self._room = self._pages = pygame.Rect(0, 0, 0, 0)
        self._told: list[Node] = []
        self._fit = 1
        self._keys: list[str] = []
        self._present: Moment | None = None

    def filters(self) -> list[tuple[str, list[Moment]]]:
        """Returns the messages of the list's filters, each with the choices it leaves."""
        review = self._scene.review
        people = review.running.humans or range(len(review.running.seats))
        all_of_them = list(review.moments)
        mine = [moment for moment in all_of_them if moment.seat in people]
        wrong = [m for m in mine if self._kind(m) not in ("", "good")]
        found = [("only-all", all_of_them)]
        if len(mine) != len(all_of_them):
            found.append(("only-mine" if len(people) == 1 else "only-people", mine))
        found.append(("only-costly", wrong))
        return found

    def _kind(self, moment: Moment) -> str:
        verdict = self._scene.review.verdicts.get(moment.ply)
        return verdict.kind if verdict is not None else ""

    def forget(self) -> None:
        """The list is out of sight."""
        self._box, self._keys, self._told = pygame.Rect(0, 0, 0, 0), [], []

    def build(self, box: pygame.Rect) -> None:
        """Puts filter and rows on the paper `box`."""
        scene = self._scene
        self._box, self._keys, self._told = box, [], []
        pad, head = scene.px(12), scene.tall(HEAD)
        filters = self.filters()
        self.only = min(self.only, len(filters) - 1)
        labels = tuple(say(key, n=len(moments)) for key, moments in filters)
        top = pygame.Rect(box.x + pad, box.y + pad, box.w - 2 * pad, head)
        below = top.bottom + scene.px(6)
        self._room = pygame.Rect(
            box.x + pad, below, box.w - 2 * pad, box.bottom - scene.px(3) - below
        )
        self._fit = max(1, self._room.h // self._step)
        pages = -(-len(scene.review.moments) // self._fit)
        told = lettering.width_of(say("page", n=pages, all=pages), "heading", scene.px(15))
        beside = 2 * head + max(scene.px(PAGES), told + scene.px(8))
        filters_ = pygame.Rect(top.x, top.y, top.w - beside - scene.px(6), head)
        scene.controls.add(
            Segments("only", filters_, labels, self.only, self._narrow, scene.s,
                     label=say("which"), tip=say("which.tip"))
        )  # fmt: skip
        self._pages = pygame.Rect(top.right - beside, top.y, beside, head)
        self._to_present()
        self._rows()

    def _to_present(self) -> None:
        """Turns to the page of the present choice, or where the list does not have it to that of
        the last one before."""
        moments, walk = self._moments(), self._scene.walk_through
        if self._present in moments:
            self.page = moments.index(self._present) // self._fit
        elif self._present is None:
            ply = walk.stops[self._scene.stop]
            before = sum(moment.ply <= ply for moment in moments)
            self.page = max(0, before - 1) // self._fit

    @property
    def _step(self) -> int:
        return self._scene.tall(ROW) + self._scene.px(GAP)

    def follow(self, moment: Moment | None) -> None:
        """Turns to the page of the present choice and lights it."""
        before, self._present = self._present, moment
        if not self._box.w or (before is moment is not None):
            return
        page = self.page
        self._to_present()
        if before is not moment or page != self.page:
            self._rows()

    def refresh(self) -> None:
        """Shows new results of the analysis."""
        if self._box.w:
            labels = tuple(say(key, n=len(moments)) for key, moments in self.filters())
            control = self._scene.controls.find("only")
            if isinstance(control, Segments):
                control.labels = labels
                control.refresh()
            self._rows()

    @property
    def listed(self) -> list[Moment]:
        """The choices that the filter leaves, on all pages."""
        return self._moments()

    def _moments(self) -> list[Moment]:
        return self.filters()[self.only][1]

    def _rows(self) -> None:
        scene = self._scene
        for key in self._keys:
            found = scene.controls.find(key)
            if found is not None:
                scene.controls.remove(found)
        self._keys = []
        moments = self._moments()
        pages = max(1, -(-len(moments) // self._fit))
        self.page = max(0, min(pages - 1, self.page))
        self._pager(pages)
        shown = moments[self.page * self._fit : (self.page + 1) * self._fit]
        for number, moment in enumerate(shown):
            row = pygame.Rect(
                self._room.x, self._room.y + number * self._step, self._room.w,
                self._step - scene.px(GAP),
            )  # fmt: skip
            key = f"choice:{moment.ply}"
            self._keys.append(key)
            scene.controls.add(
                Paper(
                    key, row, partial(self._take, moment), partial(self._paint, moment, row),
                    label=self.said(moment),
                    tip=say("turn.of", at=scene.at(moment.turn), done=moment.done),
                )
            )  # fmt: skip

    def _pager(self, pages: int) -> None:
        """Writes the page number and adds the buttons that turn pages."""
        scene, box = self._scene, self._pages
        scene.stage.remove(*self._told)
        d = box.h
        for key, x, icon, by, label, on in (
            ("rows_back", box.x, "previous", -1, say("page-back.list"), self.page > 0),
            ("rows_on", box.right - d, "next", 1, say("page-on.list"), self.page < pages - 1),
        ):
            rect = pygame.Rect(x, box.y, d, d)
            act = partial(self.turn, by)
            self._keys.append(key)
            scene.controls.add(
                IconButton(key, rect, icon, act, scene.s, label=label, enabled=on)
            )
        before = len(scene.stage.nodes)
        shown = {"n": self.page + 1, "all": pages}
        scene.words(say("page", **shown), *box.center, "heading", 15, INK, "center",
                    width=box.w - 2 * d, said=say("page.told", **shown))  # fmt: skip
        self._told = list(scene.stage.nodes[before:])

    def said(self, moment: Moment) -> str:
        """A row for those who hear it: who, when, what, and what it gave away."""
        review, key, lost = self._scene.review, "row", {}
        if moment.ply not in review.verdicts:
            key = "row.waits"
        elif verdict := review.verdicts[moment.ply]:
            key = "row.good" if verdict.mark == "good" else "row.lost"
            lost = _lost(verdict) if verdict.mark != "good" else {}
        names, who, at = review.running.names, Seat(moment.seat), self._scene.at(moment.turn)
        return say(key, names, who=who, at=at, done=moment.done, **lost)

    def _take(self, moment: Moment) -> None:
        self._scene.go(self._scene.walk_through.stop_of(moment.ply))

    def _narrow(self, number: int) -> None:
        self.only, self.page = number, 0
        self._rows()
        self._scene.refocus()

    def turn(self, by: int) -> None:
        """Another page of the list; nothing while it is out of sight."""
        if not self._box.w:
            return
        self.page += by
        self._rows()
        self._scene.refocus()

    # -------------------------------------------------------------------------------- drawing

    def _paint(self, moment: Moment, row: pygame.Rect, state: str) -> Art:
        scene = self._scene
        s = scene.s
        kind = "present" if moment is self._present else state
        face = present_row(row.w, row.h, s, "hover" if kind == "pressed" else kind).copy()
        x, middle = round(8 * s), row.h // 2
        mark = badge(scene.review.running.seats[moment.seat].figure, round(26 * s))
        face.blit(mark, mark.get_rect(midleft=(x, middle)))
        x += mark.get_width() + round(8 * s)
        px = round(16 * s)
        turn = say("turn", at=scene.at(moment.turn))
        lettering.write(face, turn, x, middle, "body", px, INK2, "midleft")
        last = say("turn", at=scene.at(max(99, scene.review.moments[-1].turn)))
        x += lettering.width_of(last, "body", px) + round(8 * s)
        said = lettering.width_of(moment.done, "heading", px)
        chip = self._chip(moment, row, room=row.w - x - said - round(24 * s))
        lines, size = self._done(moment, row.w - chip.get_width() - round(18 * s) - x)
        if not self._reads_well(lines, size, moment):
            chip = self._chip(moment, row, short=True)
            lines, size = self._done(moment, row.w - chip.get_width() - round(18 * s) - x)
        face.blit(chip, chip.get_rect(midright=(row.w - round(6 * s), middle)))
        step = min(lettering.line_height("heading", size), (row.h - 2) // len(lines))
        for number, line in enumerate(lines):
            y = middle + round((number - (len(lines) - 1) / 2) * step)
            lettering.write(face, line, x, y, "heading", size, INK, "midleft")
        return Art(face, 0, 0)

    def _done(self, moment: Moment, room: int) -> tuple[tuple[str, ...], int]:
        """The choice in one line or, told whole, in two: its end may be all that two differ by."""
        s = self._scene.s
        px = round(16 * s)
        lines, size = widgets.fit_lines(moment.done, "heading", px, room, 1, s)
        if not self._reads_well(lines, size, moment):
            lines, size = widgets.fit_lines(moment.done, "heading", px, room, 2, s)
        return lines, size

    def _reads_well(self, lines: tuple[str, ...], size: int, moment: Moment) -> bool:
        """Returns True if the choice is written whole, and not much smaller than the others."""
        whole = " ".join(lines) == moment.done
        return whole and size >= round(LEAST_TYPE * self._scene.s)

    def _chip(
        self, moment: Moment, row: pygame.Rect, short: bool = False, room: int = 0
    ) -> pygame.Surface:
        """Returns the chip that says what a choice gave away; `short` is smaller, without the
        verdict's word. `room` is the width that the choice itself leaves."""
        s, review = self._scene.s, self._scene.review
        h = row.h - round(9 * s)
        if moment.ply not in review.verdicts:
            face, mark = blank(40 * s, h), sign("hourglass", round(22 * s))
            face.blit(mark, mark.get_rect(midright=(face.get_width() - round(8 * s), h // 2)))
            return face
        verdict = review.verdicts[moment.ply]
        if verdict is None:
            return blank(1, h)
        words = chip_words(verdict)
        px = round((SHORT_TYPE if short else CHIP_TYPE) * s)
        most, beside = max(room, round(row.w * 0.42)), round(50 * s)
        if short or lettering.width_of(words, "heading", px) + beside > most:
            # A number that is cut off says something else; how much it is says what kind it is.
            words = say("chip.short", **_lost(verdict)) if verdict.mark != "good" else words
        w = min(most, lettering.width_of(words, "heading", px) + beside)
        return verdict_chip(verdict.mark, words, w, h, s, px / s)


def chip_words(verdict: Verdict) -> str:
    """Returns the verdict on a choice, and what it gave away with its error."""
    return say("chip.good") if verdict.mark == "good" else say("chip", **_lost(verdict))


def _lost(verdict: Verdict) -> dict[str, str]:
    """Returns the facts of a choice that gave something away."""
    return {"kind": verdict.mark, "lost": percent(verdict.behind, verdict.behind_error)}
