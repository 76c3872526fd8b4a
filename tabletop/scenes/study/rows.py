"""The list of choices in looking back: who, when, what, and what it gave away."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pygame

from tabletop.ai.analysis import Choice as Weighed
from tabletop.scenes.heat import best_first, heat_of
from tabletop.scenes.inputs.fields import Paper, Segments
from tabletop.scenes.study.base import StudyScreen
from tabletop.scenes.study.words import say
from tabletop.session.review import Moment, Verdict, percent, told
from tabletop.table.art import lettering, widgets
from tabletop.table.art.heat import WIDE, heat_plate, plate
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.picture import Size
from tabletop.table.art.rabbit import badge
from tabletop.table.art.signs import sign
from tabletop.table.art.study import CHIP_TYPE, present_row, verdict_chip
from tabletop.table.art.surface import Art, blank
from tabletop.table.contract import Heat
from tabletop.table.controls import IconButton
from tabletop.table.marking import percents
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


class Entry(NamedTuple):
    """A row of the list.

    Attributes:
        act: what a press does.
        paint: draws it, given its rectangle and state.
        label: the row for those who hear it.
    """

    key: str
    act: Callable[[], None]
    paint: Callable[[pygame.Rect, str], Art]
    label: Callable[[], str]
    tip: str


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

    def candidates(self) -> list[Weighed]:
        """Returns the choices analysed at the present moment, best first."""
        review, moment = self._scene.review, self._present
        found = review.analyses.get(moment.ply) if moment is not None else None
        return best_first(found) if found is not None else []

    def _labels(self) -> tuple[str, ...]:
        told = [say(key, n=len(moments)) for key, moments in self.filters()]
        return (*told, say("only-here", n=len(self.candidates())))

    @property
    def _here(self) -> bool:
        """True if the list shows the choices of the present moment."""
        return self.only == len(self.filters())

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
        labels = self._labels()
        self.only = min(self.only, len(labels) - 1)
        top = pygame.Rect(box.x + pad, box.y + pad, box.w - 2 * pad, head)
        below = top.bottom + scene.px(6)
        self._room = pygame.Rect(
            box.x + pad, below, box.w - 2 * pad, box.bottom - scene.px(3) - below
        )
        self._fit = max(1, self._room.h // self._step)
        pages = -(-len(scene.review.moments) // self._fit)
        wide = lettering.width_of(say("page", n=pages, all=pages), "heading", scene.px(15))
        beside = 2 * head + max(scene.px(PAGES), wide + scene.px(8))
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
        moments, walk = self.listed, self._scene.walk_through
        if self._here:
            self.page = 0
        elif self._present in moments:
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
        self._relabel()
        if before is not moment or page != self.page:
            self._rows()

    def _relabel(self) -> None:
        """Writes the numbers of choices on the filter."""
        control = self._scene.controls.find("only")
        if isinstance(control, Segments) and control.labels != self._labels():
            control.labels = self._labels()
            control.refresh()

    def refresh(self) -> None:
        """Shows new results of the analysis."""
        if self._box.w:
            self._relabel()
            self._rows()

    @property
    def listed(self) -> list[Moment]:
        """The choices of the match that the filter leaves, on all pages."""
        filters = self.filters()
        return filters[0 if self._here else self.only][1]

    def _rows(self) -> None:
        scene = self._scene
        for key in self._keys:
            found = scene.controls.find(key)
            if found is not None:
                scene.controls.remove(found)
        self._keys = []
        entries = self._entries()
        pages = max(1, -(-len(entries) // self._fit))
        self.page = max(0, min(pages - 1, self.page))
        self._pager(pages)
        shown = entries[self.page * self._fit : (self.page + 1) * self._fit]
        for number, entry in enumerate(shown):
            row = pygame.Rect(
                self._room.x, self._room.y + number * self._step, self._room.w,
                self._step - scene.px(GAP),
            )  # fmt: skip
            self._keys.append(entry.key)
            paint = partial(entry.paint, row)
            scene.controls.add(
                Paper(entry.key, row, entry.act, paint, label=entry.label(), tip=entry.tip)
            )

    def _entries(self) -> list[Entry]:
        scene = self._scene
        if self._here:
            return [self._candidate(n, each) for n, each in enumerate(self.candidates())]
        return [
            Entry(
                f"choice:{moment.ply}", partial(self._take, moment), partial(self._paint, moment),
                partial(self.said, moment),
                say("turn.of", at=scene.at(moment.turn), done=moment.done),
            )
            for moment in self.listed
        ]  # fmt: skip

    def _candidate(self, number: int, choice: Weighed) -> Entry:
        """Returns the row of a choice analysed at the present moment."""
        scene, moment = self._scene, self._present
        assert moment is not None
        found = scene.review.analyses[moment.ply]
        assert found is not None
        done = told(scene.review.running, moment.state, moment.seat, choice.plan)
        played, chance = choice.plan == moment.plan, percent(choice.chance, choice.error)
        label = say("candidate", done=done, chance=chance, equal=choice.equal, played=played)
        paint = partial(self._paint_candidate, done, played, heat_of(found, choice))
        return Entry(
            f"candidate:{number}", partial(scene.consider, choice), paint, lambda: label, label
        )

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

    def _paint_candidate(
        self, done: str, played: bool, heat: Heat, row: pygame.Rect, state: str
    ) -> Art:
        s = self._scene.s
        kind = "present" if played else "hover" if state == "pressed" else state
        face = present_row(row.w, row.h, s, kind).copy()
        w, h, worth = plate(WIDE, heat.share, percents(heat))
        drawn = heat_plate(*worth).at(Size.of(pygame.FRect(0, 0, w, h), s)).surface
        at, pad = drawn.get_rect(midright=(row.w, row.h // 2)), self._scene.px(8)
        face.blit(drawn, at.move(-pad, 0))
        self._write(face, done, pad, at.x - 3 * pad)
        return Art(face, 0, 0)

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
        room = row.w - round(18 * s) - x
        if not self._reads_well(*self._done(moment.done, room - chip.get_width()), moment.done):
            chip = self._chip(moment, row, short=True)
        face.blit(chip, chip.get_rect(midright=(row.w - round(6 * s), middle)))
        self._write(face, moment.done, x, room - chip.get_width())
        return Art(face, 0, 0)

    def _write(self, face: pygame.Surface, done: str, x: int, room: int) -> None:
        """Writes a choice on its row."""
        lines, size = self._done(done, room)
        tall = face.get_height()
        step = min(lettering.line_height("heading", size), (tall - 2) // len(lines))
        for number, line in enumerate(lines):
            y = tall // 2 + (2 * number + 1 - len(lines)) * step // 2
            lettering.write(face, line, x, y, "heading", size, INK, "midleft")

    def _done(self, done: str, room: int) -> tuple[tuple[str, ...], int]:
        """The choice in one line or, told whole, in two: its end may be all that two differ by."""
        s = self._scene.s
        px = round(16 * s)
        lines, size = widgets.fit_lines(done, "heading", px, room, 1, s)
        if not self._reads_well(lines, size, done):
            lines, size = widgets.fit_lines(done, "heading", px, room, 2, s)
        return lines, size

    def _reads_well(self, lines: tuple[str, ...], size: int, done: str) -> bool:
        """Returns True if the choice is written whole, and not much smaller than the others."""
        whole = " ".join(lines) == done
        return whole and size >= round(LEAST_TYPE * self._scene.s)

    def _chip(
        self, moment: Moment, row: pygame.Rect, short: bool = False, room: int = 0
    ) -> pygame.Surface:
        """Returns the chip that says what a choice gave away; `short` is smaller, without the
        verdict's word. `room` is the width that the choice itself leaves."""
        s, review = self._scene.s, self._scene.review
        h = row.h - round(9 * s)
        if moment.ply not in review.verdicts:
            face, mark = blank(40 * s, h), sign("hourglass", 22 * s)
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
