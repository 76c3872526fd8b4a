"""Results: the winner on the stump, where the points came from, what decided it, the rematch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.core.game import Result, Source
from tabletop.scenes.further import after, starter
from tabletop.scenes.keys import commands
from tabletop.scenes.lessons.remembered import offered, way_to
from tabletop.scenes.overlay import Choice
from tabletop.scenes.results.pages import (
    Room,
    decider,
    decision,
    paged,
    say,
    sources_of,
    written,
)
from tabletop.scenes.screen import Screen, Way
from tabletop.session.counting import counts
from tabletop.session.endings import led_from
from tabletop.session.fairness import fairness
from tabletop.session.history import turns
from tabletop.session.lessons import Lesson
from tabletop.session.outcomes import aids_of
from tabletop.session.review import Review
from tabletop.session.running import Running
from tabletop.session.turning import Turned, dearest, manner, study_of, turned, until
from tabletop.table.art import lettering, widgets
from tabletop.table.art.palette import GOOD, INK
from tabletop.table.art.rabbit import badge, portrait
from tabletop.table.art.scenery_pages import (
    PETAL_COUNT,
    petal,
    results_ground,
    rosette,
    stump,
    table_row,
)
from tabletop.table.art.surface import ground_shadow
from tabletop.table.contract import SeatFace
from tabletop.table.motion import out_cubic
from tabletop.table.stage import Node
from tabletop.table.still import still
from tabletop.words import Seat, noun
from tabletop.words.books import said

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

DEAF_MS = 700.0
"""For so long after they open the results take no click and no Enter: those were for the table."""
LATE_MS = 2500.0
"""And so long no Space, with which one goes through the pictures of a match's end."""

FALL_MS = 1800.0
STILL = 420
"""Units of height in which the small picture of a table is laid out."""
NARROW = 820
LOW, TALL, TURNED = 480, 600, 172
"""Below this many units of height rows come before rabbits: the paper is larger, its head lower,
and what turns its pages stands beside the rows."""
ROW, DENSE = 46, 28


class Falling(NamedTuple):
    """A petal: where it starts and rests, and when it begins to fall, as a share of the time."""

    node: Node
    x: float
    drift: float
    top: float
    rest: float
    delay: float


class ResultsScene(Screen):
    """The screen after a match."""

    route = "results"

    ground = "meadow"
    first = "rematch"
    back_icon = False
    sinks = 1.0

    def __init__(self, app: Program, running: Running) -> None:
        super().__init__(app)
        self.running, self.seats = running, running.seats
        assert running.result is not None
        self.result: Result = running.result
        self.title = headline(self.result, running.names)
        self.review: Review | None = study_of(running)
        self.event = starter(running)
        self.lesson = self._offered()
        self._since = led_since(running)
        self._turned: Turned | None = None
        self.first = "onward" if self.event is not None else "rematch"
        self._lawn = pygame.Rect(0, 0, 0, 0)
        self._petals: list[Falling] = []
        self._ms = 0.0
        self._shown_ms = 0.0
        self._walked = False

    def handle(self, event: pygame.Event) -> bool:
        """Whoever clicked twice at the table, or pressed Enter, starts no match with the second."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        names = commands.of(event)
        entered, late = "take" in names, "go_on" in names
        if (pressed or entered) and self._shown_ms < (LATE_MS if late else DEAF_MS):
            return True
        self._walked = self._walked or (event.type == pygame.KEYDOWN and not entered)
        if entered and self.app.heard and not self._walked:
            self.app.say(say("unheard"))
            return True
        return super().handle(event)

    def enter(self) -> None:
        super().enter()
        won = any(self.running.seats[seat].human for seat in self.result.winners)
        self.app.sounds.play("win" if won or not self.running.humans else "lose")

    # ------------------------------------------------------------------------------ layout

    def build(self) -> None:
        super().build()
        self.stage.ground = results_ground(*self.size, self.s)

    def fill(self, area: pygame.Rect) -> None:
        narrow = self.units[0] < NARROW
        button_h = max(44, self.tall(48))
        gap = self.px(12)
        low = self.units[1] < LOW
        share = 0.64 if low else 0.56 if narrow else 0.52
        paper_w = min(round(area.w * share), self.px(760))
        foot = pygame.Rect(area.x, area.bottom - button_h, area.w, button_h)
        top = self.px(14) if low else area.y
        paper = pygame.Rect(area.right - paper_w, top, paper_w, foot.y - gap - top)
        scene = pygame.Rect(area.x, area.y, paper.x - area.x - gap, area.h - button_h - gap)
        self._lawn = scene
        self._heroes(scene)
        self._turned = turned(self.running, self.review, self._since)
        if self._turned is not None and self.units[1] >= TALL:
            below = self.px(TURNED)
            paper.h -= below + gap
            self._turning(pygame.Rect(paper.x, paper.bottom + gap, paper.w, below), self._turned)
        self._table(paper)
        self._buttons(foot)
        self._scatter()

    def header(self, bar: int) -> None:
        """The bar belongs to the bunting; the headline stands above the winner."""

    def _headline(self, box: pygame.Rect) -> int:
        """Writes the winner over the stump; returns the y below it."""
        room = box.w - self.px(20)
        size = 46
        while size > 24 and lettering.width_of(self.title, "display", self.px(size)) > room:
            size -= 2
        self.words(
            self.title, box.centerx, box.y + self.px(4), "display", size, "#FFF6E3", "midtop",
            outline=INK, outline_px=3, width=room, key="headline",
        )  # fmt: skip
        below = box.y + self.px(4) + self.px(size * 1.3)
        how, by = manner(self.running, self._since)
        if tied(self.result):
            how = say("tie-broken" if len(self.result.winners) == 1 else "tie")
        elif how:
            how = say(f"won-{how}", n=by)
        else:
            return below
        wide = min(box.w, self.px(440))
        told = widgets.ribbon(None, how, "", wide, self.s)
        node = self.picture(told, box.centerx - wide // 2, below, 20, "tie")
        self.tell(node, pygame.Rect(box.centerx - wide // 2, below, wide, self.px(52)), how)
        return below + self.px(52)

    def _heroes(self, box: pygame.Rect) -> None:
        """The winners on the stump, the others beside it on the grass, by rank."""
        below = self._headline(box)
        box = pygame.Rect(box.x, below, box.w, box.bottom - below)
        ranks = self.result.ranks
        order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
        best = list(self.result.winners) or [seat for seat in order if ranks[seat] == 1]
        others = [seat for seat in order if seat not in best]
        wide = min(self.px(330 if len(best) > 1 else 280), round(box.w * 0.5), round(box.h * 0.6))
        trunk = stump(wide, self.s)
        tall = trunk.surface.get_height() - trunk.oy
        ground_y = box.bottom - self.px(18)
        top = ground_y - round(tall * 0.82)
        both_sides = len(others) > 1
        share = 0.4 if len(others) == 1 else 0.5
        middle = box.x + round(box.w * share)
        self.picture(trunk, middle, top, 10)
        height = min(self.px(330), top - box.y - self.px(6), round(wide * 1.2))
        height = max(self.px(60), height)
        step = wide * 0.72 / max(1, len(best))
        largest = round(height * 0.62)
        for i, seat in enumerate(best):
            x = middle + (i - (len(best) - 1) / 2) * step
            size = height if len(best) == 1 else round(min(height, step * 1.5))
            self._rabbit(seat, x, top + self.px(8), size, "cheer", 14)
            largest = min(largest, size * 4 // 5)
        self._others(others, box, middle, wide, ground_y, largest, both_sides)
        if best and self.result.winners:
            place = rosette(1, min(self.px(56), round(tall * 0.42)))
            self.picture(place, middle - place.get_width() // 2, top + round(tall * 0.24), 15)

    def _others(
        self, others: list[int], box: pygame.Rect, middle: int, wide: int, ground_y: int,
        most: int, both_sides: bool,
    ) -> None:  # fmt: skip
        """Those who did not win, by rank: right of the stump, then left, and so on."""
        right = others[::2] if both_sides else others
        left = others[1::2] if both_sides else []
        for row, start, room in (
            (right, middle + wide * 0.52, box.right - (middle + wide * 0.52)),
            (left, middle - wide * 0.52, box.x - (middle - wide * 0.52)),
        ):
            each = abs(room) / max(1, len(right))
            size = max(self.px(48), min(most, round(each * 1.24)))
            for i, seat in enumerate(row):
                x = start + room * (i + 0.5) / len(row)
                self._rabbit(seat, x, ground_y, size, "stand", 13)
                d = max(self.px(18), min(self.px(34), round(size * 0.3)))
                place = rosette(self.result.ranks[seat], d)
                self.picture(place, round(x - size * 0.44), ground_y - round(d * 1.3), 15)

    def _rabbit(self, seat: int, x: float, y: float, height: int, pose: str, z: float) -> None:
        """A rabbit on its feet; who did not win smiles little."""
        kind = self.running.seats[seat].figure
        shade = ground_shadow(round(height * 0.6), round(height * 0.12))
        self.picture(shade, round(x - height * 0.3), round(y - height * 0.075), z - 0.5)
        gaze = (0.0, 0.0) if pose == "cheer" else (-1.0, -0.5)
        mouth = "" if pose == "cheer" else "tiny"
        node = self.rabbit(kind, height, pose, x, y, mouth=mouth, gaze=gaze)
        node.put(z=z)
        node.key = f"hero:{seat}"

    # --------------------------------------------------------------------------------- turn

    def _turning(self, box: pygame.Rect, turned: Turned) -> None:
        """Shows the table at the moment at which the match turned, and the way back there."""
        inner = self.panel(box, 14)
        small = pygame.Rect(inner.x, inner.y, inner.h * 3 // 2, inner.h)
        faces = [SeatFace(seat.name, seat.figure) for seat in self.running.seats]
        match = until(self.running.match, turned.ply)
        shown = still(match, faces, small.size, small.h / STILL, None, None, turned.pieces)
        self.picture(shown, *small.topleft, 12, "turned")
        left = small.right + self.px(16)
        words = pygame.Rect(left, inner.y, inner.right - left, inner.h)
        self.words(say("turned"), left, inner.y + self.px(2), "heading", 19, INK, width=words.w)
        part = self.running.match.game.info.part
        told = say(f"turned-{part}", n=turned.turn, line=turned.text)
        y = self.paragraph(told, left, inner.y + self.px(30), words.w, INK, px=16)
        if turned.gain and y + self.px(24) < inner.bottom - self.tall(42):
            gain = say("turned-gain", n=turned.gain)
            self.words(gain, left, y + self.px(2), "heading", 16, GOOD, width=words.w)
        label, high = say("turned.look"), self.tall(42)
        wide = min(words.w, widgets.button_size(label, self.s, "analysis")[0])
        rect = pygame.Rect(words.right - wide, inner.bottom - high, wide, high)
        self.add_button("turned", rect, label, self._look_there, icon="analysis")

    def _look_there(self) -> None:
        if self._turned is not None:
            self.app.over("review", self._studied(), self._turned.ply)

    # ------------------------------------------------------------------------------- table

    def _table(self, box: pygame.Rect) -> None:
        low = self.units[1] < LOW
        pad = self.px(14 if low else 20)
        inner = box.inflate(-2 * pad, -2 * pad)
        aside = pygame.Rect(inner.right - self.px(42), inner.y, self.px(42), inner.h)
        if low:
            inner.w -= aside.w + self.px(4)
        deciding = decider(self.result) if not tied(self.result) else None
        row_h = max(self.px(38), min(self.px(ROW), inner.h // 7))
        columns = self._columns(inner)
        named = self._each(columns) >= self.px(64)
        head_h = self.px(84 if inner.h > self.px(380) else 52 if low else 56)
        head_h -= 0 if named else self.px(22)
        words = self._words(deciding)
        words_h = sum(self._words_height(text, inner.w) for text in words)
        pager_h = 0 if low else self.tall(42) + self.px(6)
        room = Room(inner.h - head_h - self.px(26), row_h, self.px(DENSE), words_h, pager_h)
        sources = sources_of(self.result)
        pages = paged(sources, room)
        if len(pages) == 1:
            rows = len(pages[0].rows) + (len(sources) > 1)
            used = head_h + self.px(26) + rows * pages[0].row + words_h
            box = pygame.Rect(*box.topleft, box.w, min(box.h, used + 2 * pad))
        self.panel(box)
        foot = pygame.Rect(inner.x, inner.bottom - pager_h, inner.w, pager_h)
        page = self.paged(pages, aside if low else foot, low)
        row_h = page.row
        if not page.rows:
            self._say(words, inner, inner.y, inner.h - pager_h)
            return
        self._head(columns, pygame.Rect(inner.x, inner.y, inner.w, head_h), named)
        y = inner.y + head_h
        for i, source in enumerate(page.rows):
            line = pygame.Rect(inner.x, y, inner.w, row_h)
            self._row(source, columns, line, i, source == deciding)
            y += row_h
        if len(sources) > 1:
            self._totals(columns, pygame.Rect(inner.x, y, inner.w, row_h + self.px(10)))
            y += row_h
        if page.words:
            self._say(words, inner, y + self.px(20), words_h)

    def _say(self, words: list[str], box: pygame.Rect, y: int, room: int) -> None:
        """The sentences below the table, as many as there is room for."""
        end = y + room
        for text in words:
            if y + self._words_height(text, box.w) > end + self.px(8):
                return
            y = self.paragraph(text, box.x, y, box.w, INK, px=17) + self.px(6)

    def _columns(self, inner: pygame.Rect) -> list[int]:
        """The middle of each seat's column; sources stand left of them."""
        seats = len(self.running.seats)
        label = min(round(inner.w * 0.38), self.px(230))
        each = (inner.w - label) / seats
        return [round(inner.x + label + each * (seat + 0.5)) for seat in range(seats)]

    def _each(self, columns: list[int]) -> int:
        """The width of a column."""
        return columns[1] - columns[0] if len(columns) > 1 else self.px(200)

    def _head(self, columns: list[int], box: pygame.Rect, named: bool) -> None:
        """Draws the heading of the rows: portraits with badges, and names if columns are wide
        enough."""
        each, y, h = self._each(columns), box.y, box.h
        below = self.px(26) if named else self.px(6)
        d = min(h - below, self.px(52), each - self.px(8))
        for seat, x in enumerate(columns):
            kind = self.running.seats[seat].figure
            self.picture(portrait(kind, d), x - d // 2, y, 20)
            mark = max(self.px(18), d // 2 - self.px(4))
            self.picture(badge(kind, mark), x + d // 2 - round(mark * 0.7), y + d - mark, 21)
            if not named:
                continue
            name = widgets.fit(
                self.running.names[seat], "heading", self.px(17), each - self.px(6), self.s
            )
            line = lettering.lettered(name.text, "heading", name.px, INK)
            self.picture(line, x - line.get_width() // 2, y + d + self.px(2), 20)

    def _row(
        self, source: Source, columns: list[int], box: pygame.Rect, index: int, decided: bool
    ) -> None:
        self.picture(
            table_row(box.w, box.h, self.s, decided, index % 2 == 0), *box.topleft, 12,
            "deciding" if decided else "",
        )  # fmt: skip
        role = "heading" if decided else "body"
        self.words(
            source.name, box.x + self.px(10), box.centery, role, 17, INK, "midleft",
            width=columns[0] - box.x - self.px(26), said=self._said(source.name, source.points),
        )  # fmt: skip
        for seat, x in enumerate(columns):
            number = written(source.points[seat], self.fewest)
            self.words(number, x, box.centery, "heading", 18, INK, "center", said="")

    def _said(self, name: str, points: Sequence[float]) -> str:
        """A row of the table with whose each number is."""
        each = tuple(
            noun("row-points", who=Seat(seat), n=written(n, self.fewest))
            for seat, n in enumerate(points)
        )
        return say("row", self.running.names, source=name, points=each)

    @property
    def fewest(self) -> bool:
        """True if a low score is a good one."""
        return self.running.match.game.info.fewest

    def _totals(self, columns: list[int], box: pygame.Rect) -> None:
        self.picture(widgets.rule(box.w, self.s), box.x, box.y + self.px(4), 12)
        middle = box.centery + self.px(4)
        said = self._said(say("total"), self.result.scores)
        left = box.x + self.px(10)
        self.words(say("total"), left, middle, "heading", 18, INK, "midleft", said=said)
        texts = [written(score, self.fewest) for score in self.result.scores]
        room, size = self._each(columns) - self.px(6), 30
        while size > 16 and any(
            lettering.width_of(text, "display", self.px(size)) > room for text in texts
        ):
            size -= 1
        for seat, (x, text) in enumerate(zip(columns, texts)):
            key = f"total:{seat}"
            self.words(text, x, middle, "display", size, INK, "center", key=key, said="")

    def _words(self, deciding: Source | None) -> list[str]:
        """Writes what ended the match, what decided it, the state of the series, and the aids
        used."""
        heading = self.running.series.heading
        reason = self.result.reason
        words = [say("reason", heading=heading, reason=reason) if heading else reason]
        words.append(course(self.running, self._since))
        if deciding is not None and len(self.result.sources) > 1 and not tied(self.result):
            words.append(decision(deciding, self.result, self.running.names, self.fewest))
        stands = self.running.series.after(self.result)
        if stands.number > 1:
            wins = tuple(
                noun("row-points", who=Seat(seat), n=n) for seat, n in enumerate(stands.wins)
            )
            words.append(say("series", self.running.names, n=stands.number, wins=wins))
        if self.review is not None and (cost := dearest(self.running, self.review)) is not None:
            moment, verdict = cost
            told = say("next-time", n=moment.turn, best=verdict.best, cost=verdict.loss)
            words.append(told)
        used = aids_line(self.running.aids)
        return [*words, used] if used else words

    def _words_height(self, text: str, width: int) -> int:
        lines = lettering.wrap(text, "body", self.px(17), width)
        return len(lines) * lettering.line_height("body", self.px(17)) + self.px(6)

    def _buttons(self, foot: pygame.Rect) -> None:
        """Adds the buttons that lead on at the left, and those back to the table at the right
        end, where the table's large button was: a click that came too late costs nothing there."""
        onward = Way("rematch", say("rematch"), "replay", self._rematch, "primary")
        if self.event is not None:
            onward = Way("onward", said(self.event.onward), "next", self._onward, "primary")
        ways = [
            onward,
            Way("review", say("review"), "analysis", self._review),
            Way("menu", say("menu"), "home", self.back),
            Way("look", say("look"), "eye", self._look),
        ]
        if self.lesson is not None:
            ways.insert(1, Way("learn", self.lesson[1], "lesson", self._learn))
        if counts(self.running):
            ways.insert(-2, Way("count", say("count-again"), "replay", self._count))
        if self.running.seal:
            ways.insert(-2, Way("fair", say("fair"), "lock", self._fair))
        self.add_row(foot, ways)

    # ------------------------------------------------------------------------------- petals

    def _scatter(self) -> None:
        """Petals fall once when the results open; afterwards they lie where they fell."""
        rng = Random(24)
        self._petals = []
        if not self.result.winners:
            return
        for i in range(PETAL_COUNT):
            d = self.px(rng.uniform(14, 22))
            node = self.picture(petal(i, d, round(rng.uniform(0, 360))), 0, 0, 16)
            x = self._lawn.x + rng.uniform(0.04, 0.9) * self._lawn.w
            rest = self.size[1] * rng.uniform(0.8, 0.9)
            drift, delay = self.px(rng.uniform(-40, 40)), rng.random() * 0.4
            self._petals.append(Falling(node, x, drift, -2.0 * d, rest, delay))
        settings = self.app.settings
        if settings.reduced_motion or settings.speed == 0:
            self._ms = FALL_MS
        self._fall()

    def _fall(self) -> None:
        share = min(1.0, self._ms / FALL_MS)
        for falling in self._petals:
            t = max(0.0, min(1.0, (share - falling.delay) / 0.6))
            eased = out_cubic(t)
            x = falling.x + falling.drift * eased
            falling.node.put(pos=(x, falling.top + (falling.rest - falling.top) * eased))

    def update(self, ms: float) -> None:
        self._shown_ms += ms
        if self._ms < FALL_MS:
            self._ms += ms
            self._fall()

    # ------------------------------------------------------------------------------- doing

    def back(self) -> None:
        self.app.open("menu")

    def _offered(self) -> tuple[Lesson, str] | None:
        """The next lesson, for a person alone who has lost; None where none is wanted."""
        people = self.running.humans
        if len(people) != 1 or people[0] in self.result.winners or self.event is not None:
            return None
        return offered(self.app, self.running.match.game)

    def _learn(self) -> None:
        if self.lesson is not None:
            self.app.open(way_to(self.lesson[0]), self.lesson[0])

    def _count(self) -> None:
        self.app.open("count", self.running)

    def _look(self) -> None:
        self.app.open("play", self.running)

    def _studied(self) -> Review:
        if self.review is None:
            seats = range(len(self.running.seats))
            self.review = Review(self.running, seats, library=self.app.library)
        return self.review

    def _review(self) -> None:
        self.app.over("review", self._studied())

    def _fair(self) -> None:
        """Deals all luck of the match anew and shows that it follows from what was sealed."""
        choices = (Choice(say("fair-dealer.copy"), self._copy), Choice(say("fair-dealer.close")))
        self.app.ask(say("fair-dealer"), fairness(self.running), choices)

    def _copy(self) -> None:
        try:
            pygame.scrap.put_text(f"{self.running.match.seed}\n{self.running.salt}")
        except pygame.error:
            self.app.say(say("fair-dealer.copied-not"))

    def _onward(self) -> None:
        """Back to the screen that started the match."""
        screen = after(self.app, self.running)
        if screen is None:
            self.back()
        else:
            self.app.go(screen)

    def _rematch(self) -> None:
        self.app.open("play", self.running.next_match(), fresh=True)


def led_since(running: Running) -> int | None:
    """Returns the ply with which the winner took the lead for good; None if not one alone has
    won."""
    result = running.result
    alone = result is not None and len(result.winners) == 1 and not result.early
    return led_from(running.match, result.winners[0]) if result is not None and alone else None


def course(running: Running, since: int | None) -> str:
    """Returns how long the match was and, where the ply `since` tells it, since when its winner
    led."""
    result, part = running.result, running.match.game.info.part
    length = say(f"took-{part}", n=running.turn)
    if result is None or since is None or not result.by_points:
        return length
    turn = turns(running.match.steps)[since]
    lead = say(f"led-{part}", running.names, who=Seat(result.winners[0]), n=turn)
    return f"{length} {lead}"


def tied(result: Result) -> bool:
    """Returns True if the best scores were equal, so that a tie-break decided or the win was
    shared."""
    best = sorted(result.scores, reverse=True)[:2]
    decided = result.by_points and not result.early
    return decided and len(best) > 1 and best[0] == best[1]


def headline(result: Result, names: tuple[str, ...]) -> str:
    """Returns the winners in a few words."""
    return say("headline", names, winners=tuple(map(Seat, result.winners)))


def aids_line(aids: Mapping[str, int]) -> str:
    """Returns the aids used, as one sentence; "" if none was."""
    used = tuple(noun("aid", aid, n=times) for aid, times in aids_of(aids).items())
    return say("aids", aids=used) if used else ""


