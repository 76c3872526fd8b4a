"""The lines tried from a match: their tree, and two of them side by side from where they part.

What a line is lies in `session.branches`; here one chooses, names, compares, plays on, deletes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.ai.analysis import Choice as Weighed
from tabletop.ai.rollouts import Plan
from tabletop.core.errors import TabletopError
from tabletop.core.game import CHANCE
from tabletop.scenes.inputs.fields import Cycle, Paper, Segments
from tabletop.scenes.inputs.forms import Entry
from tabletop.scenes.keys.commands import listed
from tabletop.scenes.overlay import Choice
from tabletop.scenes.results.pages import written
from tabletop.scenes.screen import Screen
from tabletop.scenes.study.pane import Pane, gestures
from tabletop.scenes.study.words import at, say
from tabletop.session import branches
from tabletop.session.branches import Branch
from tabletop.session.review import Review, may_be_luck, percent, told, whole_choice
from tabletop.session.rows import LONGEST_TITLE
from tabletop.session.running import Running
from tabletop.session.walk import Walk
from tabletop.table.art import lettering, papers, widgets
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.signs import sign
from tabletop.table.art.study import present_row
from tabletop.table.art.surface import Art
from tabletop.words import Fact, Seat

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

WIDE, TALL = 1000, 600
"""Style pixels (width, height) from which tables and list are seen together, else in turn."""

UPPER, GAP, PAD = 0.56, 12, 12
ROW, INDENT = 44, 22


class Side:
    """One of the two that are compared: a match or a line, with its table."""

    def __init__(self, name: str, running: Running, speed: int) -> None:
        self.name, self.running = name, running
        self.walk = Walk(running)
        self.pane = Pane(running, speed)

    def choice(self, ply: int) -> dict[str, Fact]:
        """Returns the chooser at a ply, or the last before it, and the choice; {} if nobody
        chose."""
        stop = self.walk.stop_of(ply)
        seat = self.walk.chooser(stop)
        if seat == CHANCE:
            return {}
        words = told(self.running, self.walk.state(stop), seat, self.plan(ply))
        return {"who": Seat(seat), "done": words}

    def dealt(self, ply: int) -> bool:
        """Returns True if that ply was the dealer's and nobody's choice."""
        steps = self.running.match.steps
        return ply < len(steps) and steps[ply].player == CHANCE

    def plan(self, ply: int) -> Plan:
        """Returns the whole choice made at a ply."""
        return whole_choice(self.running, self.walk.stops[self.walk.stop_of(ply)])

    def standing(self) -> str:
        """Returns the result of the line, or the turn it has reached."""
        running = self.running
        result = running.result
        if result is None:
            return say("standing.going", at=at(running, running.turn))
        fewest = running.match.game.info.fewest
        scores = " : ".join(written(score, fewest) for score in result.scores)
        return say(
            "standing", running.names, winners=tuple(map(Seat, result.winners)), scores=scores
        )


class LinesScene(Screen):
    """All lines of a match.

    Attributes:
        match: the match they were tried from.
        found: its lines, in the order of their tree.
        chosen: the number of the line that is shown, and `beside`: of the one beside it, -1 = the
            match itself.
        after: so many choices after the two part.
    """

    route = "lines"
    first = "line:0"
    keys = listed("earlier")

    def __init__(self, app: Program, review: Review, line: int = 0) -> None:
        """`line` is the id of the line that is shown first; 0 = the first of them."""
        super().__init__(app)
        self.title = say("lines-tried")
        self.review = review
        own = review.running.id or 0
        self.match = branches.root(app.library, own)
        self.place = review.running.match.game.info.key
        self._known: dict[int, Side] = {}
        self.found = branches.tree(app.library, self.match)
        ids = [each.saved.id for each in self.found]
        self.chosen = next((ids.index(each) for each in (line, own) if each in ids), 0)
        self.beside = -1
        self.after = 0
        self.shows = 0

    # ------------------------------------------------------------------------------ what is shown

    def side(self, number: int) -> Side:
        """The match (-1) or a line. Raises TabletopError when it cannot be opened."""
        wanted = self.match if number < 0 else self.found[number].saved.id
        if wanted not in self._known:
            running = self.review.running
            if running.id != wanted:
                running = Running.resume(self.app.library, wanted)
                if number >= 0:
                    running.one_hand = len(running.humans) > len(self.side(-1).running.humans)
            name = say("the-match") if number < 0 else self.found[number].name
            self._known[wanted] = Side(name, running, max(1, self.app.settings.speed))
        return self._known[wanted]

    def sides(self) -> tuple[Side, Side] | None:
        """Both that are compared; None where one cannot be opened, which is said."""
        try:
            return self.side(self.beside), self.side(self.chosen)
        except TabletopError as problem:
            self.app.say(str(problem))
            return None

    def parted(self) -> int:
        """The ply at which the two part."""
        one, other = self.side(self.beside), self.side(self.chosen)
        return branches.parting(one.running.match.steps, other.running.match.steps)

    @property
    def longest(self) -> int:
        """So many choices there are after the two part, in the longer one."""
        ply = self.parted()
        return max(
            side.walk.last - side.walk.stop_of(ply)
            for side in (self.side(self.beside), self.side(self.chosen))
        )

    # ------------------------------------------------------------------------------ layout

    @property
    def together(self) -> bool:
        """True if tables and list are seen together."""
        return self.units[0] >= WIDE and self.units[1] >= TALL

    def fill(self, area: pygame.Rect) -> None:
        if not self.found or self.sides() is None:
            self._empty(area)
            return
        gap = self.px(GAP)
        if self.together:
            upper = pygame.Rect(area.x, area.y, area.w, round(area.h * UPPER))
            half = (upper.w - gap) // 2
            self._table(self.beside, pygame.Rect(upper.x, upper.y, half, upper.h))
            self._table(self.chosen, pygame.Rect(upper.right - half, upper.y, half, upper.h))
            lower = pygame.Rect(
                area.x, upper.bottom + gap, area.w, area.bottom - upper.bottom - gap
            )
            self._list(pygame.Rect(lower.x, lower.y, half, lower.h))
            self._facts(pygame.Rect(lower.right - half, lower.y, half, lower.h))
            return
        head = self.tall(40)
        labels = (say("shows.all"), self.side(self.beside).name, self.side(self.chosen).name)
        row = pygame.Rect(area.x, area.y, area.w, head)
        self.controls.add(
            Segments("part", row, labels, self.shows, self._to_part, self.s, label=say("shows"))
        )
        rest = pygame.Rect(area.x, row.bottom + gap // 2, area.w, 0)
        rest.h = area.bottom - rest.y
        if self.shows == 0:
            half = (rest.w - gap) // 2
            self._list(pygame.Rect(rest.x, rest.y, half, rest.h))
            self._facts(pygame.Rect(rest.right - half, rest.y, half, rest.h))
        else:
            rest.h -= head + gap // 2
            self._table((self.beside, self.chosen)[self.shows - 1], rest)
            self._steps(pygame.Rect(rest.x, rest.bottom + gap // 2, rest.w, head))

    def _empty(self, area: pygame.Rect) -> None:
        box = pygame.Rect(0, 0, min(area.w, self.px(560)), self.px(120))
        box.midtop = area.centerx, area.y + self.px(40)
        self.picture(papers.panel(*box.size, self.s), *box.topleft, 5)
        self.paragraph(
            say("no-lines"),
            box.x + self.px(24), box.y + self.px(28), box.w - self.px(48), INK, px=18, centred=True,
        )  # fmt: skip

    def _table(self, number: int, box: pygame.Rect) -> None:
        """A table with its name, how it ended, and what is chosen there."""
        side = self.side(number)
        self.stage.paint(papers.panel(*box.size, self.s), *box.topleft)
        head, pad = self.tall(40), self.px(PAD)
        row = pygame.Rect(box.x + pad, box.y + self.px(6), box.w - 2 * pad, head)
        x = row.x
        if number == self.beside and len(self.found) > 1:
            others = (say("the-match"), *(each.name for each in self.found))
            wide = min(self.px(240), row.w // 2)
            self.controls.add(
                Cycle("beside", pygame.Rect(x, row.y, wide, row.h), others, self.beside + 1,
                      self._put_beside, self.s, label=say("beside"))
            )  # fmt: skip
            x += wide + self.px(12)
        else:
            name = self.words(side.name, x, row.centery, "heading", 18, INK, "midleft",
                              width=row.w * 0.5)  # fmt: skip
            x = name.right + self.px(14)
        self.words(side.standing(), row.right, row.centery, "body", 16, INK2, "midright",
                   width=row.right - x)  # fmt: skip
        inner = pygame.Rect(box.x + self.px(7), row.bottom + self.px(6), box.w - self.px(14), 0)
        inner.h = box.bottom - self.px(7) - inner.y
        side.pane.build(self.stage, inner, self.s, self._sound,
                        self.app.settings.reduced_motion)  # fmt: skip
        self._show(side)

    def _sound(self, name: str) -> None:
        self.app.sounds.play(name)

    def _show(self, side: Side) -> None:
        people = () if side.running.guarded else self.side(-1).running.humans
        viewer = next(iter(people), None)
        stop = min(side.walk.last, side.walk.stop_of(self.parted()) + self.after)
        view = side.walk.view(viewer, stop)
        side.pane.show(view)
        seat = side.walk.chooser(stop)
        if seat == viewer and seat is not None:
            # What another seat chose may have been hidden from whoever looks.
            plan = side.plan(side.walk.stops[stop])
            state = side.walk.state(stop)
            side.pane.mark(view, gestures(side.pane.table, state, seat, plan))

    def _list(self, box: pygame.Rect) -> None:
        tall, room = self.tall(ROW - 2), self.panel(box, PAD)
        for number, rect in self.stacked(range(len(self.found)), lambda _: tall, 2, room):
            self.controls.add(
                Paper(f"line:{number}", rect, partial(self._choose, number),
                      partial(self._paint, number, rect), label=self.said(number))
            )  # fmt: skip

    def said(self, number: int) -> str:
        """A row for those who hear it: its name, from where it was tried, how it stands."""
        branch = self.found[number]
        parent = branch.kept.parent
        names = [other.name for other in self.found if other.saved.id == parent]
        facts = {"name": branch.name, "state": self.state(number)}
        facts["from"] = names[-1] if names else say("the-match.in")
        return say("line.shown" if number == self.chosen else "line", **facts)

    def state(self, number: int) -> str:
        """From where a line was tried, with what luck, and how it stands."""
        branch, match = self.found[number], self.side(-1).running
        turns, found = match.turns(), list[str]()
        if branch.kept.parent == self.match and branch.kept.ply < len(turns):
            found.append(say("state-from", at=at(match, turns[branch.kept.ply])))
        if branch.saved.sheet.seed != match.match.seed:
            found.append(say("state-luck"))
        return say("state", states=(*found, self._standing(branch)))

    def _standing(self, branch: Branch) -> str:
        """Returns how a line ended, or the turn it has reached."""
        result, sheet = branch.saved.result, branch.saved.sheet
        if result is None:
            return say("state-going", at=at(self.review.running, max(1, branch.saved.turn)))
        names = [seat.name for seat in sheet.seats]
        return say("state-over", names, winners=tuple(map(Seat, result.winners)))

    def _paint(self, number: int, rect: pygame.Rect, state: str) -> Art:
        s, branch = self.s, self.found[number]
        kind = "present" if number == self.chosen else ("hover" if state == "pressed" else state)
        face = present_row(rect.w, rect.h, s, kind).copy()
        x = round((10 + INDENT * min(branch.depth, 6)) * s)
        d = round(24 * s)
        mark = sign("replay", d)
        face.blit(mark, mark.get_rect(midleft=(x, rect.h // 2)))
        x += d + round(8 * s)
        px, right = round(16 * s), rect.w - round(10 * s)
        left = x + lettering.width_of(branch.name, "heading", 17 * s) + round(16 * s)
        # Where both have no room it is told how the line stands; all of it is heard.
        told_whole, short = self.state(number), self._standing(branch)
        fits = lettering.width_of(told_whole, "body", px) <= right - left
        words = told_whole if fits else short
        room = right - left if fits else round(rect.w * 0.5)
        room = min(lettering.width_of(words, "body", px), room)
        widgets.write_fitted(face, words, right, rect.h // 2, "body", px, INK2, room, s, "midright")
        widgets.write_fitted(face, branch.name, x, rect.h // 2, "heading", 17 * s, INK,
                             right - room - x - round(8 * s), s, "midleft")  # fmt: skip
        return Art(face, 0, 0)

    def _facts(self, box: pygame.Rect) -> None:
        """The chosen line's name, where the two part, and what can be done with it."""
        self.picture(papers.panel(*box.size, self.s), *box.topleft, 5)
        pad, row = self.px(16), self.tall(42)
        room = box.inflate(-2 * pad, -2 * self.px(PAD))
        branch = self.found[self.chosen]
        entry = pygame.Rect(room.x, room.y, room.w, row)
        self.controls.add(
            Entry("name", entry, branch.kept.name, self.app, label=say("line-name"),
                  done=self._rename, placeholder=say("line-name.hint", name=branch.name),
                  limit=LONGEST_TITLE)
        )  # fmt: skip
        foot = pygame.Rect(room.x, room.bottom - row, room.w, row)
        self._doings(foot)
        bottom = foot.y - self.px(8)
        if self.together:
            steps = pygame.Rect(room.x, foot.y - self.px(8) - row, room.w, row)
            self._steps(steps)
            bottom = steps.y - self.px(4)
        y = entry.bottom + self.px(8)
        step = lettering.line_height("body", self.px(16))
        for words in self.facts():
            said = words
            for line in lettering.wrap(words, "body", self.px(16), room.w):
                if y + step > bottom:
                    return
                # A fact is heard as one, however it is broken.
                self.words(line, room.x, y, "body", 16, INK, width=room.w, said=said)
                y, said = y + step, ""

    def facts(self) -> list[str]:
        """Writes where two lines part and what each did there, with its chance if that is known."""
        ply = self.parted()
        found = []
        one, other = self.side(self.beside), self.side(self.chosen)
        numbers = one.running.turns()
        turn = numbers[ply] if ply < len(numbers) else one.running.turn
        where = at(one.running, turn)
        if all(side.dealt(ply) for side in (one, other)):
            said = one.choice(ply)
            both = [say("both-did", one.running.names, **said)] if said else []
            return [say("part-at.luck", at=where), *both]
        found.append(say("part-at", at=where))
        analysis = self.review.analyses.get(one.walk.stops[one.walk.stop_of(ply)])
        for side in (one, other):
            facts = side.choice(ply)
            if not facts:
                continue
            weighed = analysis.of(side.plan(ply)) if analysis is not None else None
            key, chance = "did", {}
            if weighed is not None:
                key = _weighed(weighed)
                chance["chance"] = percent(weighed.chance, weighed.error, weighed.exact)
                chance["lost"] = percent(weighed.behind, weighed.behind_error)
            found.append(say(key, side.running.names, name=side.name, **facts, **chance))
        return found

    def _doings(self, row: pygame.Rect) -> None:
        side = self.side(self.chosen)
        d, gap = row.h, self.px(8)
        doings: list[tuple[str, str, str, Callable[[], None]]] = []
        if not side.running.over:
            doings.append(("on", say("play-on"), "play", self._play_on))
        doings.append(("look", say("look-back"), "analysis", self._look_back))
        wide = min(self.px(190), (row.w - d - gap * len(doings)) // len(doings))
        x = row.x
        for key, label, icon, act in doings:
            rect = pygame.Rect(x, row.y, wide, row.h)
            kind = "primary" if key == "on" else "secondary"
            shown = icon if wide >= self.px(150) else ""
            self.add_button(key, rect, label, act, kind=kind, icon=shown)
            x = rect.right + gap
        rect = pygame.Rect(row.right - d, row.y, d, d)
        self.add_icon("delete", rect, "trash", self._ask_delete, say("delete"))

    def _steps(self, row: pygame.Rect) -> None:
        """Both tables a choice on, or one back."""
        d = row.h
        right = pygame.Rect(row.x + d + self.px(8), row.y, d, d)
        back, on_ = say("step-back", by="choice"), say("step-on", by="choice")
        for key, box, icon, by, label, on in (
            ("before", pygame.Rect(row.x, row.y, d, d), "previous", -1, back, self.after > 0),
            ("onward", right, "next", 1, on_, self.after < self.longest),
        ):  # fmt: skip
            self.add_icon(key, box, icon, partial(self.step, by), label, enabled=on)
        self.words(say("after-part", n=self.after), right.right + self.px(14), row.centery,
                   "heading", 16, INK, "midleft",
                   width=row.right - right.right - self.px(14))  # fmt: skip

    # ------------------------------------------------------------------------------- doing

    def step(self, by: int) -> None:
        """Both tables so many choices on."""
        wanted = max(0, min(self.longest, self.after + by))
        if wanted != self.after:
            self.after = wanted
            self.rebuild()

    def _to_part(self, part: int) -> None:
        self.shows = part
        self.rebuild()

    def _choose(self, number: int) -> None:
        self.chosen, self.after = number, 0
        self.rebuild()

    def _put_beside(self, number: int) -> None:
        self.beside, self.after = number - 1, 0
        self.rebuild()

    def _rename(self, name: str) -> None:
        branch = self.found[self.chosen]
        if name == branch.kept.name:
            return
        if not branches.rename(branch, name, self.app.library):
            self.app.say(self.app.library.problem or say("line-name.failed"))
        self._fresh(branch.saved.id)

    def _fresh(self, line: int = 0) -> None:
        """Reads the lines anew; `line` stays the chosen one where it is still there."""
        self._known.clear()
        self.found = branches.tree(self.app.library, self.match)
        ids = [each.saved.id for each in self.found]
        self.chosen = ids.index(line) if line in ids else 0
        self.beside, self.after = -1, 0
        self.rebuild()

    def _play_on(self) -> None:
        side = self.side(self.chosen)
        self._known.pop(self.found[self.chosen].saved.id, None)
        self.app.over("try", side.running, side.name, side.running.one_hand)

    def _look_back(self) -> None:
        running = self.side(self.chosen).running
        self.app.over("review", Review(running, range(len(running.seats)), self.app.library))

    def _ask_delete(self) -> None:
        branch = self.found[self.chosen]
        under = len(branches.tree(self.app.library, branch.saved.id))
        words = say("delete.words", n=under)
        choices = (
            Choice(say("delete.do"), self._delete, "danger"),
            Choice(say("delete.keep")),
        )
        figure = branch.saved.sheet.seats[0].figure
        self.app.ask(say("delete.ask", name=branch.name), words, choices, figure)

    def _delete(self) -> None:
        if not branches.remove(self.found[self.chosen], self.app.library):
            self.app.say(self.app.library.problem or say("delete.failed"))
        self._fresh()

    def do(self, name: str) -> bool:
        if name in ("earlier", "later") and self.found:
            self.step(-1 if name == "earlier" else 1)
            return True
        return super().do(name)


def _weighed(choice: Weighed) -> str:
    """Returns the message that tells a choice with its chance, and what it gave away."""
    if choice.behind <= 0.0:
        return "did.wins"
    if not choice.equal:
        return "did.lost"
    return "did.maybe" if may_be_luck(choice) else "did.good"
