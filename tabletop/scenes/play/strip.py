"""The strip of what the others did since one's own turn: small pieces by seat, above the log.

Pointing at one tells its line of the log and marks what it is about; pressing shows that moment on
the table again.
"""

from __future__ import annotations

from functools import partial

from pygame import Rect

from tabletop.core.game import Player
from tabletop.scenes.play.desk import Desk
from tabletop.session.batch import moment_of
from tabletop.session.loglines import LogLine
from tabletop.table import targets
from tabletop.table.art.picture import Picture, Size
from tabletop.table.art.rabbit import badge
from tabletop.table.art.signs import sign_shown
from tabletop.table.art.strip import strip_piece
from tabletop.table.art.surface import Art
from tabletop.table.controls import Control, Controls
from tabletop.table.stage import Node

HIGH, PITCH, BADGE, EDGE = 44.0, 34.0, 22.0, 8.0
LEAST_LOG = 190.0
"""Units of height from which a log has room for the strip above its lines."""
KEY = "since:"
Told = tuple[LogLine, Picture, float]
"""A line, its picture, and the width of that by its height."""


class Piece(Control):
    """A small picture of something that another seat did."""

    def __init__(
        self, key: str, rect: Rect, line: LogLine, picture: Picture, s: float, shape: float
    ) -> None:
        super().__init__(key, rect, _nothing, tip=line.text, label=line.text, radius=7)
        self.line, self._picture, self._s, self._shape = line, picture, s, shape

    def face(self) -> Art:
        size = Size(self.rect.w, self.rect.h, self._s)
        return strip_piece(self._picture, self._shape, self.state()).at(size)

    def tells(self) -> str:
        return ""


class Strip:
    """Shows the strip to the person who looks, and to nobody while everybody does."""

    def __init__(self, desk: Desk, controls: Controls) -> None:
        self._desk, self._controls = desk, controls
        self._pieces: list[Piece] = []
        self._badges: list[Node] = []
        self._shown: object = None
        self._viewer: Player | None = None
        self._pointed: LogLine | None = None

    @property
    def pointed(self) -> LogLine | None:
        """Returns the line of the piece that is pointed at or has the focus."""
        focus = self._desk.focus
        current = focus.current.key if focus.shown and focus.current is not None else ""
        found = (each.line for each in self._pieces if each.hovered or each.key == current)
        return next(found, None)

    def lines(self) -> list[Told]:
        """Returns the lines since the viewer's turn that have a picture, each with that and its
        shape."""
        desk, table = self._desk, self._desk.table
        if desk.viewer is None or desk.viewing.public or desk.running.over:
            return []
        found = []
        for line in desk.running.recap(desk.viewer):
            sign = table.strip_signs.get(line.kind)
            if sign is None or line.seat in (desk.viewer, -1):
                continue
            piece = line.pieces[0] if line.pieces else ""
            picture = sign_shown(sign) if sign else table.pictured(piece, line.face)
            found.append((line, picture, 1.0 if sign else table.card_shape))
        return found

    def fill(self) -> None:
        """Brings the strip up to date."""
        desk = self._desk
        log, s = desk.papers.log, self._controls.s
        if desk.director.busy and desk.viewer == self._viewer and not desk.viewing.public:
            return  # what is being shown is not told before
        self._viewer = desk.viewer
        lines = self.lines() if log.visible and log.rect.h >= LEAST_LOG * s else []
        told = [line for line, *_ in lines], tuple(log.rect), log.z
        if told == self._shown:
            return
        self._shown = told
        self._clear()
        log.lower(self._high if lines else 0)
        seats = list(dict.fromkeys(line.seat for line, *_ in lines))
        if not seats:
            return
        edge, top = int(EDGE * s), log.rect.y + log.head
        room = (log.rect.w - 2 * edge) // len(seats)
        for at, seat in enumerate(seats):
            own = [each for each in lines if each[0].seat == seat]
            self._lay(Rect(log.rect.x + edge + at * room, top, room, self._high), seat, own)

    @property
    def _large(self) -> bool:
        return self._desk.app.settings.large_targets

    @property
    def _high(self) -> int:
        return targets.tall(HIGH, self._controls.s, self._large)

    def _lay(self, box: Rect, seat: Player, lines: list[Told]) -> None:
        """Lays a seat's badge and its last pieces; where there is no room for both the badge lies
        on the first piece."""
        s, z = self._controls.s, self._desk.papers.log.z + 1
        wide, d, gap = targets.side(PITCH, s, self._large), int(BADGE * s), int(EDGE * s) // 2
        beside = box.w >= d + gap + wide
        x = box.x + (d + gap if beside else 0)
        art = Art(badge(self._desk.running.seats[seat].figure, d), 0, 0)
        y = box.centery - d // 2 if beside else box.bottom - d
        stage = self._desk.papers.host.stage
        self._badges.append(stage.picture(art, box.x, y, z + 1, "badge"))
        fit = max(1, (box.right - x) // (wide + gap))
        for number, (line, picture, shape) in enumerate(lines[-fit:]):
            rect = Rect(x + number * (wide + gap), box.y, wide, box.h)
            piece = Piece(f"{KEY}{seat}:{number}", rect, line, picture, s, shape)
            piece.act = partial(self._again, line)
            self._pieces.append(piece)
            self._controls.add(piece, z)

    def follow(self) -> None:
        """Marks what the piece is about that is pointed at now."""
        pointed = self.pointed
        if pointed is not self._pointed:
            self._pointed = pointed
            self._desk.doings.remark()

    def _clear(self) -> None:
        for piece in self._pieces:
            self._controls.remove(piece)
        self._desk.papers.host.stage.remove(*self._badges)
        self._pieces, self._badges = [], []

    def _again(self, line: LogLine) -> None:
        """Shows the moment of a line on the table again, as the viewer saw it."""
        desk = self._desk
        if desk.director.busy or desk.draft is not None or desk.deciding is None:
            return
        before, batch = moment_of(desk.running.match, line.ply, desk.viewer)
        told = batch.told(desk.viewer)
        if not told:
            return
        desk.director.sync(before)
        desk.director.play(told, told[-1].view, desk.doings.resync)
        desk.doings.refresh()


def _nothing() -> None:
    """Does nothing until a piece is given what it does."""


