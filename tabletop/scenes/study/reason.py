"""The paper of the present choice in looking back: what is said of it, and trying it again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from tabletop.ai.measures import measures_in, seen_before
from tabletop.core.game import CHANCE, Player
from tabletop.scenes.inputs.fields import Segments
from tabletop.scenes.overlay import Choice
from tabletop.scenes.study.base import StudyScreen
from tabletop.scenes.study.words import say
from tabletop.session.loglines import LogLine
from tabletop.session.review import Moment, Verdict, next_best, percent
from tabletop.table.art import lettering, widgets
from tabletop.table.art.palette import INK, INK2
from tabletop.table.controls import Button, IconButton
from tabletop.table.stage import Node
from tabletop.words import Seat

REASONS = 2
"""So many reasons are told of a choice."""

SIZES = (16, 15, 14)
"""Text sizes of reasons, in style pixels: the first that fits all of them is used."""

APART, END, CUT = "; ", ". ", " …"
"""Between two reasons, between two sentences, and behind words that were cut."""

HEADS = 3
"""Lines that a headline may take in a tall paper."""


MADE = ("again", "luck", "by_hand", "all_said", "follow")
"""The controls of the paper."""


class Reason:
    """Says what the analysis found about the choice that is shown.

    Attributes:
        aloud: the node under which all of it is read, as one; None before there is any.
    """

    def __init__(self, scene: StudyScreen) -> None:
        self._scene = scene
        self.aloud: Node | None = None
        self._nodes: list[Node] = []
        self._logs: dict[Player | None, list[LogLine]] = {}

    def show(self) -> None:
        """Writes the analysis of the present choice, and adds the way to try it again."""
        scene = self._scene
        scene.stage.remove(*self._nodes)
        # Words that were taken away are kept by nobody: one may look back for hours.
        scene.told = scene.reading()
        for key in MADE:
            found = scene.controls.find(key)
            if found is not None:
                scene.controls.remove(found)
        before = set(scene.stage.nodes)
        box, row = scene.parts.reason, scene.tall(46)
        if scene.parts.beside:
            self._large(box.inflate(-2 * scene.px(16), -2 * scene.px(12)), row)
        elif scene.parts.aside:
            self._tall(box.inflate(-2 * scene.px(14), -2 * scene.px(12)), row)
        else:
            self._small(box.inflate(-2 * scene.px(16), 0), row)
        fresh = [node for node in scene.stage.nodes if node not in before]
        self._nodes = [node for node in fresh if node.key not in MADE]
        self.aloud = self._nodes[0]
        scene.tell(self.aloud, box, self.spoken())

    def _large(self, box: pygame.Rect, row: int) -> None:
        """Headline, chances, reasons, and below them both ways to try it again."""
        scene = self._scene
        head, chances, why = self.sentences()
        d = scene.px(28)
        bulb = scene.tall(40)
        at = pygame.Rect(box.x - scene.px(4), box.y - scene.px(4), bulb, bulb)
        self._bulb(at)
        self._footprints(at.move(0, bulb + scene.px(4)))
        x, y = box.x + bulb + scene.px(6), box.y + d // 2
        wide = lettering.width_of(chances, "body", scene.px(16)) + scene.px(12) if chances else 0
        if lettering.width_of(head, "heading", scene.px(18)) > box.right - x - wide:
            why, chances, wide = as_text(chances, why), "", 0
        if chances:
            scene.words(chances, box.right, y, "body", 16, INK2, "midright", said="")
        room = box.right - x
        step = lettering.line_height("heading", scene.px(18))
        least = lettering.line_height("body", scene.px(16))
        second = box.bottom - row - box.y - d >= step + least + scene.px(4)
        heads, size = widgets.fit_lines(
            head, "heading", scene.px(18), room - wide, 2 if second else 1, scene.s
        )
        for number, line in enumerate(heads):
            scene.words(line, x, y + number * step, "heading", size / scene.s, INK, "midleft",
                        width=room - wide, said="")  # fmt: skip
        top = box.y + d + (len(heads) - 1) * step
        foot = box.bottom - (row if scene.tries else 0)
        self._why(why, pygame.Rect(x, top, room, foot - top))
        if not scene.tries:
            return
        self._try(pygame.Rect(box.x, box.bottom - row, round(box.w * 0.42), row))
        half = round(box.w * 0.42)
        self._by_hand(pygame.Rect(box.right - half - scene.px(8) - row, box.bottom - row, row, row))
        rest = pygame.Rect(box.right - half, box.bottom - row, half, row)
        if not scene.luck_falls:
            scene.words(say("all-dealt"), rest.x + scene.px(8), rest.centery, "body", 16, INK2,
                        "midleft", width=rest.w - scene.px(8))  # fmt: skip
            return
        ways = say("luck.same"), say("luck.new")
        scene.controls.add(
            Segments(
                "luck", rest, ways, scene.new_luck, scene.set_luck, scene.s,
                label=say("luck"), tip=say("luck.tip"),
            )
        )  # fmt: skip

    def _why(self, why: str, room: pygame.Rect) -> None:
        """The reasons, in as many lines as there is room for; rather one less, or a sentence less,
        than half of one."""
        scene = self._scene
        size, lines = self._fitting(why, room)
        while lines and lines[-1].endswith(CUT) and (APART in why or END in why):
            why = f"{why.rpartition(APART if APART in why else END)[0]}."
            size, lines = self._fitting(why, room)
        y = room.y + scene.px(2)
        for line in lines:
            scene.words(line, room.x, y, "body", size, INK2, width=room.w, said="")
            y += lettering.line_height("body", scene.px(size))

    def _fitting(self, why: str, room: pygame.Rect) -> tuple[int, tuple[str, ...]]:
        """Returns the text size that fits the room, and the lines; cut if no size fits."""
        scene = self._scene
        for size in SIZES:
            px = scene.px(size)
            lines = tuple(lettering.wrap(why, "body", px, room.w)) if why else ()
            fit = max(1, (room.h - scene.px(4)) // lettering.line_height("body", px))
            if len(lines) <= fit:
                return size, lines
        return size, (*lines[: fit - 1], lines[fit - 1] + CUT)

    def _tall(self, box: pygame.Rect, row: int) -> None:
        """Headline and all that is said below each other, and one way to try it again."""
        scene = self._scene
        head, chances, why = self.sentences()
        d = scene.tall(40)
        self._bulb(pygame.Rect(box.x - scene.px(4), box.y - scene.px(4), d, d))
        left, foot = box.x + d + scene.px(6), box.bottom
        if scene.tries:
            foot -= row + scene.px(6)
            beside = row + scene.px(6) if scene.follows else 0
            self._try(pygame.Rect(box.x, foot + scene.px(6), box.w - beside, row), scene.ask_again)
            self._footprints(pygame.Rect(box.right - row, foot + scene.px(6), row, row))
        size = scene.px(18)
        step, y = lettering.line_height("heading", size), box.y + scene.px(4)
        lines, size = widgets.fit_lines(head, "heading", size, box.right - left, HEADS, scene.s)
        for line in lines:
            scene.words(line, left, y, "heading", size / scene.s, INK, said="")
            y += step
        y = max(y, box.y + d) + scene.px(2)
        rests = self._rests_on(scene.moment) if scene.followed is None else ""
        told = f"{as_text(chances, why)} {rests}".strip()
        self._why(told, pygame.Rect(box.x, y, box.w, foot - y))

    def _small(self, box: pygame.Rect, row: int) -> None:
        """Two lines, and one way to try it again."""
        scene = self._scene
        head, chances, why = self.sentences()
        right = box.right
        if scene.tries:
            button = pygame.Rect(0, box.centery - row // 2, scene.px(170), row)
            button.right = box.right
            right = self._try(button, scene.ask_again).x - scene.px(12)
        d = scene.tall(40)
        at = pygame.Rect(box.x, box.centery - d // 2, d, d)
        self._bulb(at)
        x, y = at.right + scene.px(10), box.y + box.h * 0.3
        scene.words(head, x, y, "heading", 18, INK, "midleft", width=right - x,
                    said="")  # fmt: skip
        scene.words(chances or why, x, box.y + box.h * 0.7, "body", 16, INK2, "midleft",
                    width=right - x, said="")  # fmt: skip

    def ask_all(self) -> None:
        """All that is said of the choice, where the paper has room for its first words alone."""
        scene, moment = self._scene, self._scene.moment
        head, chances, why = self.sentences()
        figure = scene.review.running.seats[moment.seat if moment is not None else 0].figure
        longer = (Choice(say("look-longer"), scene.longer),) if moment is not None else ()
        if scene.follows:
            longer = (Choice(say("follow"), scene.follow), *longer)
        words = f"{as_text(chances, why)} {self._rests_on(moment)}".strip()
        scene.app.ask(head, words, (*longer, Choice(say("go-on-looking"))), figure)

    def _bulb(self, at: pygame.Rect) -> None:
        """The way to all that is said, where the paper has no room for it."""
        scene = self._scene
        label = say("all-said")
        scene.controls.add(IconButton("all_said", at, "hint", self.ask_all, scene.s, label=label))

    def _footprints(self, at: pygame.Rect) -> None:
        """The way to what may follow, where that is known."""
        if self._scene.follows:
            act, label = self._scene.follow, say("follow.key")
            self._scene.add_icon("follow", at, "footprints", act, label)

    def _by_hand(self, box: pygame.Rect) -> None:
        """The same with one person at all seats."""
        scene = self._scene
        if scene.review.running.over:
            label = say("try-it.all")
            act = partial(scene.again, True)
            scene.controls.add(IconButton("by_hand", box, "hand", act, scene.s, label=label))

    def _try(self, box: pygame.Rect, act: Callable[[], None] | None = None) -> pygame.Rect:
        scene = self._scene
        scene.controls.add(
            Button("again", box, say("try-it"), act or scene.again, scene.s, kind="primary",
                   icon="replay" if box.w > scene.px(190) else "", px=17)
        )  # fmt: skip
        return box

    def spoken(self) -> str:
        """All of it for those who hear it: who chose what, and what is said of that."""
        scene, moment = self._scene, self._scene.moment
        head, chances, why = self.sentences()
        if moment is None:
            return f"{head} {why}".strip()
        done = head if head.endswith(moment.done) else f"{moment.done}. {head}"
        names, who = scene.review.running.names, Seat(moment.seat)
        lead = say("row", names, who=who, at=scene.at(moment.turn), done=done)
        return f"{lead}. {as_text(chances, why)}".strip()

    def _came(self) -> str:
        """Returns the events from the present stop to the next, as the viewpoint's log has them."""
        scene, walk = self._scene, self._scene.walk_through
        viewer = scene.eyes.seen(scene.stop)
        if viewer not in self._logs:
            self._logs[viewer] = scene.review.running.log(viewer)
        first, then = walk.stops[scene.stop], walk.stops[scene.stop + 1]
        came = [
            line.text for line in self._logs[viewer]
            if first <= line.ply < then and not line.separator
        ]  # fmt: skip
        return " ".join(came)

    def sentences(self) -> tuple[str, str, str]:
        """Returns the text on the present choice: a headline, the chances, the reasons."""
        scene = self._scene
        moment, review = scene.moment, scene.review
        if scene.followed is not None:
            return scene.followed
        if moment is None:
            result = scene.review.running.result
            if scene.stop == scene.walk_through.last:
                over = (result.reason or say("over")) if result is not None else say("so-far")
                return over, "", ""
            return self._unweighed(), "", self._came()
        if moment.ply not in scene.review.verdicts:
            return moment.done, say("not-yet"), say("not-yet.soon")
        verdict = scene.review.verdicts[moment.ply]
        if verdict is None:
            return moment.done, "", say("nothing-found")
        chance = percent(verdict.value, verdict.error, verdict.exact)
        got = percent(verdict.got, verdict.got_error, verdict.exact)
        why = self._reasons(moment)
        found = review.analyses.get(moment.ply)
        if verdict.glimpse:
            why = say("first-look")
        elif found is not None and found.best is not None:
            measures = measures_in(review.running.match.game.package)
            seen = seen_before(measures, moment.state, moment.seat, found.best.plan)
            why = f"{seen} {why}".strip()
        if verdict.same:
            if not why and found is not None:
                why = next_best(review.running, moment.state, moment.seat, found)
            return say("just-so", done=moment.done), say("wins", chance=chance), why
        chances = say("wins.this", chance=chance, got=got)
        lost = percent(verdict.behind, verdict.behind_error, verdict.exact)
        if verdict.open:
            why = f"{say('may-be-luck', lost=lost)} {why}".strip()
        elif not verdict.equal:
            why = f"{say('gives-away', lost=lost)} {why}".strip()
        return _headline(verdict), chances, why

    def _unweighed(self) -> str:
        """Returns why nothing is said about the present choice."""
        review, walk, stop = self._scene.review, self._scene.walk_through, self._scene.stop
        seat = walk.chooser(stop)
        if seat != CHANCE and seat not in review.seats:
            return say("later", review.running.names, who=Seat(seat))
        if seat != CHANCE and len(walk.state(stop).legal_actions(seat)) > 1:
            return say("nothing-to-weigh")
        return say("one-way")

    def _rests_on(self, moment: Moment | None) -> str:
        """Returns a sentence with the number of trials behind the numbers."""
        found = self._scene.review.analyses.get(moment.ply) if moment is not None else None
        return say("rests-on", n=found.trials) if found is not None else ""

    def _reasons(self, moment: Moment) -> str:
        """Returns the reasons for the choice if it is the best, and against it if it is not."""
        scene = self._scene
        analysis = scene.review.analyses.get(moment.ply)
        choice = analysis.of(moment.plan) if analysis is not None else None
        facts = scene.review.why(choice)[:REASONS] if choice is not None else ()
        return f"{APART.join(facts)}." if facts else ""


def _headline(verdict: Verdict) -> str:
    """Returns the better choice, and how sure it is that it is better."""
    how = "good" if verdict.kind == "good" else "sure"
    how = "perhaps" if verdict.open else "equal" if verdict.equal else how
    return say("better", how=how, best=verdict.best)


def as_text(chances: str, why: str) -> str:
    """Chances and reasons as sentences that follow each other."""
    return f"{chances}. {why}".strip() if chances else why
