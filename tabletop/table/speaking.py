"""A rabbit that speaks: bubble, pointer, rings round what it speaks of, progress, back and skip.

Knows neither lessons nor coach: it is told what to say, what of, and which buttons there are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import SRCALPHA, Rect, Surface, draw

from tabletop.table.art.bubble import (
    CARROTS,
    LARGE,
    PAD,
    POINTER,
    RING_GAP,
    ROW,
    SMALL,
    TAIL,
    Type,
    bubble,
    bubble_height,
    quiet_words,
    ring_head,
    ring_sign,
    showing_paw,
    speaking_ring,
)
from tabletop.table.art.lettering import width_of
from tabletop.table.art.rabbit import figure
from tabletop.table.art.surface import Art
from tabletop.table.controls import Button, Control, Controls
from tabletop.table.meaning import RABBIT, Thing, Zone
from tabletop.table.messages import say
from tabletop.table.motion import in_out_cubic
from tabletop.table.placing import HEAD, Needs, Place, Sizes, place
from tabletop.table.stage import Node, Stage
from tabletop.table.targets import LEAST

Z_RING, Z_PAW, Z_BUBBLE, Z_FIGURE, Z_BUTTONS = 690.0, 695.0, 700.0, 702.0, 705.0
Z_VEIL, VEIL = 680.0, (250, 243, 226, 66)
"""The veil lies over the table and under whatever speaks: parchment, a quarter of it opaque."""

BREATH_MS = 1400.0
"""A ring breathes once, then rests."""

SHOWN_AFTER_MS, GLIDE_MS, GLIDES = 700.0, 1500.0, 2
"""A paw shows a piece's way when the words have been seen: after how long, how long, how often."""

LIT = 0.14
"""Share of a glide in which the paw comes and goes."""

_WAYS = (
    ("down", (0.0, -1.0)), ("up", (0.0, 1.0)), ("left", (1.0, 0.0)), ("right", (-1.0, 0.0)),
)  # fmt: skip
"""The ways a pointer's head may point, each with the side of the thing on which it then stands."""

MOST_NAMED = 5
"""Of more things that are pointed at than these, the rest is counted."""

_HEIGHTS = (184, 140, 104, 76)
_WIDTHS = (348, 300, 430, 260, 540)
_ROWED = (380, 430, 348, 540)
_STACKED = (300, 200)
"""Widths of a bubble in style pixels: with words alone, with a row of buttons, with several."""

MANY = 4
"""So many buttons may stand in several rows, where the table is seen better beside a narrower
bubble."""


@dataclass(frozen=True, slots=True)
class Say:
    """One button below the words.

    Attributes:
        key: its name, with the zone's before it.
        main: whether it is the one that leads on.
        about: what it does, where its label is another button's as well or does not say all.
        face: whether it looks like a button of the table; else it is a word alone.
    """

    key: str
    label: str
    act: Callable[[], None]
    main: bool = False
    about: str = ""
    face: bool = False


@dataclass(frozen=True, slots=True)
class Speech:
    """Something for the rabbit to say.

    Attributes:
        words: at most two short sentences.
        about: window rectangles of what it is about, the first pointed at, all ringed.
        keep: what else must not be covered, such as where a piece is to go.
        read: words that stand there: covered only where there is no place without.
        spare: what is better not covered.
        share: how far the lesson has come, 0 to 1; -1 = no progress is shown.
        pose: of the rabbit.
        nudge: whether it answers a wrong try.
        buttons: below the words.
        way: from where to where something is to be taken, which a paw shows; None = nothing is.
        sign: at the corner of the first thing it is about; "" = none.
        called: the names of what is ringed, for those who do not see the rings.
    """

    words: str
    about: tuple[Rect, ...] = ()
    keep: tuple[Rect, ...] = ()
    read: tuple[Rect, ...] = ()
    spare: tuple[Rect, ...] = ()
    share: float = -1.0
    pose: str = "stand"
    nudge: bool = False
    buttons: tuple[Say, ...] = ()
    way: tuple[Rect, Rect] | None = None
    sign: str = ""
    called: tuple[str, ...] = ()

    @property
    def points(self) -> str:
        """Returns the names of the things it points at; "" if none has a name."""
        names = list(dict.fromkeys(filter(None, self.called)))
        if len(names) > MOST_NAMED:
            names[MOST_NAMED - 1 :] = [say("more-things", n=len(names) - MOST_NAMED + 1)]
        return say("points-at", things=tuple(names)) if names else ""


class QuietButton(Control):
    """A word to press, without a face of its own."""

    bare = True

    def __init__(
        self, key: str, rect: Rect, label: str, act: Callable[[], None], s: float
    ) -> None:
        super().__init__(key, rect, act, label=label, radius=10)
        self.s = s

    def face(self) -> Art:
        return quiet_words(self.label, self.rect.w, self.rect.h, self.s, self.state())


class Speaker:
    """One speaking rabbit on a stage.

    Attributes:
        place: where bubble and rabbit are; None while nothing is said.
    """

    def __init__(
        self, stage: Stage, controls: Controls, size: tuple[int, int], s: float, seat: int,
        reduced: bool = False, least: int = LEAST,
    ) -> None:  # fmt: skip
        """`least` is how many window pixels its buttons are high at least."""
        self._stage, self._controls, self._s = stage, controls, s
        self._tall = max(least, self._px(ROW - 4))
        self._row = max(least + 4, self._px(ROW))
        self._window = Rect(0, 0, *size)
        self._seat, self._reduced = seat, reduced
        self._nodes: list[Node] = []
        self._rings: list[Node] = []
        self._buttons: list[Control] = []
        self._pointer: Node | None = None
        self._paw: Node | None = None
        self._way = (0.0, 0.0)
        self._age = 0.0
        self.speech: Speech | None = None
        self.place: Place | None = None

    @property
    def shown(self) -> bool:
        return self.speech is not None

    @property
    def paper(self) -> Node | None:
        """The bubble on the stage; None while nothing is said."""
        return next((node for node in self._nodes if node.key == "bubble"), None)

    @property
    def roomy(self) -> bool:
        """Returns True if a row of buttons has room for long labels."""
        return self._window.w >= self._px(900)

    def hush(self) -> None:
        """Takes everything away."""
        self._stage.remove(*self._nodes, *self._rings)
        self._nodes, self._rings, self._pointer, self._paw = [], [], None, None
        for control in self._buttons:
            if control in self._controls.items:
                self._controls.remove(control)
        self._buttons = []
        self.speech, self.place = None, None

    def say(self, speech: Speech) -> None:
        """Says this in place of what was said before."""
        self.hush()
        self.speech = speech
        self._age = 0.0
        kind = SMALL if min(self._window.w / 860, self._window.h / 520) < self._s else LARGE
        keep = (*speech.about, *speech.keep)
        near = speech.about[0] if speech.about else None
        needs = Needs(keep, speech.read, speech.spare, near)
        self.place = place(self._window, self._sizes(speech, kind), needs)
        self._ring(speech)
        self._draw(speech, kind, self.place)
        self._place_buttons(speech, self.place.bubble)

    def _px(self, units: float) -> int:
        return round(units * self._s)

    def _sizes(self, speech: Speech, kind: Type) -> Sizes:
        edge, most = self._px(8), self._window.w - 2 * self._px(10)
        sizes: list[tuple[int, int]] = []
        for rows in self._ways_to_stand(speech):
            wanted = _WIDTHS if not speech.buttons else _ROWED if rows == 1 else _STACKED
            least = 2 * self._px(PAD) + self._row_width(speech, rows)
            widths = [min(most, max(least, self._px(w))) for w in wanted]
            for wide in dict.fromkeys(widths):
                below = self._row * rows if speech.buttons else 0
                tall = bubble_height(speech.words, wide, kind, self._s, below)
                fits = tall <= self._window.h - 2 * edge
                if rows == 1 or (fits and self._rows(speech, wide) == rows):
                    sizes.append((wide, tall))
        heights = [self._px(h) for h in _HEIGHTS if self._px(h) <= self._window.h * 0.4]
        return Sizes(
            sizes, (*heights, 0), self._px(14), self._px(TAIL), edge, max(12, self._px(22))
        )

    def _ways_to_stand(self, speech: Speech) -> tuple[int, ...]:
        """In how many rows its buttons may stand, the best first."""
        many = len(speech.buttons)
        return (1, 2, many) if many >= MANY and speech.share < 0 else (1,)

    def _rows(self, speech: Speech, wide: int) -> int:
        """In how few rows its buttons stand in a bubble of that width."""
        room = wide - 2 * self._px(PAD)
        ways = self._ways_to_stand(speech)
        return next((rows for rows in ways if self._row_width(speech, rows) <= room), ways[-1])

    def _row_width(self, speech: Speech, rows: int = 1) -> int:
        """The width of the widest of so many rows."""
        carrots, gap = self._px(26 * CARROTS + 14) if speech.share >= 0 else 0, self._px(4)
        wide = [
            sum(self._button_width(button) + gap for button in row)
            for row in _parted(speech.buttons, rows)
        ]
        return carrots + max(wide, default=0)

    def _button_width(self, button: Say) -> int:
        if button.main or button.face:
            return max(self._px(74), width_of(button.label, "heading", self._px(17)) + self._px(36))
        return max(self._tall, width_of(button.label, "heading", self._px(18)) + self._px(18))

    def _ring(self, speech: Speech) -> None:
        for rect in speech.about:
            art = speaking_ring(rect.w, rect.h, self._s)
            self._rings.append(self._stage.picture(art, *rect.topleft, Z_RING, "ring"))
        if speech.sign and speech.about:
            disc = ring_sign(speech.sign, self._s)
            at = speech.about[0].topright
            self._nodes.append(self._stage.picture(disc, *at, Z_RING + 1, "sign"))

    def _draw(self, speech: Speech, kind: Type, at: Place) -> None:
        box, tail = at.bubble, (0, 0)
        if at.rabbit is not None:
            mouth = at.rabbit.y + round(at.rabbit.h * HEAD)
            side = at.rabbit.x + round(at.rabbit.w * 0.16)
            if at.rabbit.x < box.x:
                side = at.rabbit.right - round(at.rabbit.w * 0.16)
            tail = (side - box.x, mouth - box.y)
            art = figure(self._seat, at.rabbit.h, "sad" if speech.nudge else speech.pose)
            self._nodes.append(
                self._stage.picture(art, *at.rabbit.topleft, Z_FIGURE, "speaker")
            )
        carrots = round(speech.share * CARROTS) if speech.share >= 0 else -1
        drawn = bubble(
            speech.words, box.w, box.h, self._s, kind, tail, carrots, self._row, speech.nudge
        )
        self._nodes.append(self._stage.picture(drawn, *box.topleft, Z_BUBBLE, "bubble"))
        if speech.about:
            self._point(speech, box)
        if speech.way is not None and not self._reduced:
            art = showing_paw(self._s)
            self._paw = self._stage.picture(art, *speech.way[0].center, Z_PAW, "paw")
            self._paw.put(alpha=0)
            self._nodes.append(self._paw)

    def _point(self, speech: Speech, box: Rect) -> None:
        """A small head on the thing's ring, on the side from which the rabbit speaks."""
        thing = speech.about[0]
        dx, dy = box.centerx - thing.centerx, box.centery - thing.centery
        across = (("left", (1.0, 0.0)) if dx > 0 else ("right", (-1.0, 0.0)))
        along = (("up", (0.0, 1.0)) if dy > 0 else ("down", (0.0, -1.0)))
        sideways = abs(dx) * thing.h >= abs(dy) * thing.w
        first, second = (across, along) if sideways else (along, across)
        ways = (first, second, *(w for w in _WAYS if w not in (first, second)))
        way, self._way = next((w for w in ways if self._free(w[1], speech)), first)
        self._pointer = self._stage.picture(
            ring_head(way, self._s), *self._rest(), Z_RING + 1, "pointer"
        )
        self._nodes.append(self._pointer)

    def _free(self, way: tuple[float, float], speech: Speech) -> bool:
        """Returns True if a head on that side covers nothing else that is spoken of or needed."""
        self._way = way
        x, y = self._rest()
        head = Rect(0, 0, self._px(POINTER), self._px(POINTER))
        head.center = round(x + way[0] * head.w / 2), round(y + way[1] * head.h / 2)
        return self._window.contains(head) and head.collidelist([*speech.about[1:]]) < 0

    def _place_buttons(self, speech: Speech, box: Rect) -> None:
        """From the right end of the lowest row: what leads on last."""
        rows = _parted(speech.buttons, self._rows(speech, box.w))
        y = box.bottom - self._row + (self._row - self._tall) // 2 - self._px(3)
        for at, row in enumerate(reversed(rows)):
            more, widths = 0, [self._button_width(button) for button in row]
            if len(rows) > 1:
                # Rows below each other take all the room there is.
                room = box.w - 2 * self._px(PAD - 4) - self._px(4) * (len(row) - 1)
                more = max(0, room - sum(widths)) // len(row)
            self._place_row(row, [wide + more for wide in widths], box, y - at * self._row)

    def _place_row(self, row: Sequence[Say], widths: Sequence[int], box: Rect, y: int) -> None:
        s, tall = self._s, self._tall
        right = box.right - self._px(PAD - 4)
        for button, width in zip(reversed(row), reversed(widths), strict=True):
            rect = Rect(right - width, y, width, tall)
            right = rect.x - self._px(4)
            key = f"{RABBIT}:{button.key}"
            made: Control
            if button.main or button.face:
                kind = "primary" if button.main else "secondary"
                made = Button(key, rect, button.label, button.act, s, kind=kind, px=17)
            else:
                made = QuietButton(key, rect, button.label, button.act, s)
            made.tip = button.about
            self._buttons.append(self._controls.add(made, Z_BUTTONS))

    def others(self) -> tuple[Rect, ...]:
        """Returns the rectangles of everything that can be pressed, except its own buttons."""
        found = (c.rect for c in self._controls.items if not c.key.startswith(f"{RABBIT}:"))
        return rects(list(found))

    def covers(self, pos: tuple[int, int]) -> bool:
        """Returns True if the bubble or the rabbit covers that point."""
        if self.place is None:
            return False
        rabbit = self.place.rabbit
        over = rabbit is not None and rabbit.collidepoint(pos)
        return over or self.place.bubble.collidepoint(pos)

    def on_button(self, pos: tuple[int, int]) -> bool:
        """Returns True if one of its buttons covers that point."""
        return any(control.rect.collidepoint(pos) for control in self._buttons)

    def update(self, ms: float) -> None:
        """Rings breathe once and the pointer nods, a paw shows the way; then all rest."""
        if self.speech is None or self._reduced or self._age >= self._lasts():
            return
        before, self._age = self._age, min(self._lasts(), self._age + ms)
        self._show_way(self.speech)
        if before >= BREATH_MS:
            return
        share = min(1.0, self._age / BREATH_MS)
        deep = 1 - abs(2 * share - 1)
        for ring in self._rings:
            ring.put(alpha=round(255 - 110 * deep))
        if self._pointer is not None and self.speech.about:
            swing = self._px(5) * (1 - abs((4 * share) % 2 - 1))
            x, y = self._rest()
            self._pointer.put(pos=(x + self._way[0] * swing, y + self._way[1] * swing))

    def _lasts(self) -> float:
        """Returns the time for which something moves, in ms."""
        return BREATH_MS if self._paw is None else SHOWN_AFTER_MS + GLIDES * GLIDE_MS

    def _show_way(self, speech: Speech) -> None:
        if self._paw is None or speech.way is None:
            return
        gone = max(0.0, self._age - SHOWN_AFTER_MS)
        share = 1.0 if gone >= GLIDES * GLIDE_MS else gone % GLIDE_MS / GLIDE_MS
        seen = min(1.0, share / LIT, (1 - share) / LIT)
        along = in_out_cubic(min(1.0, max(0.0, (share - LIT) / (1 - 2 * LIT))))
        (ax, ay), (bx, by) = speech.way[0].center, speech.way[1].center
        self._paw.put(pos=(ax + (bx - ax) * along, ay + (by - ay) * along), alpha=round(255 * seen))

    def _rest(self) -> tuple[float, float]:
        """Returns the resting place of the pointer's tip: inside the ring's line."""
        assert self.speech is not None
        thing, out = self.speech.about[0], self._px(RING_GAP - 3)
        dx, dy = self._way
        return thing.centerx + dx * (thing.w / 2 + out), thing.centery + dy * (thing.h / 2 + out)

    def zone(self, name: str) -> Zone | None:
        """Returns the spoken words for the semantic tree; None while nothing is said."""
        if self.speech is None or self.place is None:
            return None
        box = self.place.bubble
        said = [Thing(f"{RABBIT}:words", self.speech.words, "", (), (box.x, box.y, box.w, box.h))]
        if self.speech.points:
            said.append(Thing(f"{RABBIT}:points", self.speech.points))
        return Zone(RABBIT, name, (*said, *(_button(control) for control in self._buttons)))


def veil(stage: Stage, bright: Sequence[Rect], s: float) -> Node:
    """A veil of parchment over everything but what is spoken of: calm, not dark."""
    assert stage.ground is not None
    cover = Surface(stage.ground.get_size(), SRCALPHA)
    cover.fill(VEIL)
    for area in bright:
        grown = area.inflate(round(12 * s), round(12 * s))
        draw.rect(cover, (0, 0, 0, 0), grown, border_radius=round(12 * s))
    return stage.picture(Art(cover, 0, 0), 0, 0, Z_VEIL, "veil")


def _parted(buttons: Sequence[Say], rows: int) -> list[Sequence[Say]]:
    """The buttons in so many rows of about as many each."""
    each = -(-len(buttons) // rows)
    return [buttons[at : at + each] for at in range(0, len(buttons), each)]


def _button(control: Control) -> Thing:
    rect = control.rect
    return Thing(control.key, control.label, "button", (), (rect.x, rect.y, rect.w, rect.h))


def rects(found: Sequence[Rect | None]) -> tuple[Rect, ...]:
    """Those that are in sight."""
    return tuple(rect for rect in found if rect is not None and rect.w > 0)
