"""The panel of the log: a drawer in narrow windows; in wide ones always open and extendable.

It also fills the log; repeated lines are folded into one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from tabletop.core.game import Player
from tabletop.scenes.play.frame import Frame
from tabletop.scenes.play.log import LogPanel
from tabletop.scenes.play.messages import say
from tabletop.session.folding import folded, settled
from tabletop.session.running import Running
from tabletop.session.secrecy import readable
from tabletop.table.controls import Controls, IconButton
from tabletop.table.stage import Stage
from tabletop.table.targets import side

Z_LOG, Z_DRAWER = 45.0, 500.0
WIDEST = 620
"""Style pixels of a log that is drawn out."""

HEAD_BUTTON = 32

class Drawer:
    """Opens, closes and fills the log panel.

    Attributes:
        drawn_out: whether the drawer is open, or the log in a wide window drawn out.
    """

    def __init__(self, running: Running, controls: Callable[[], Controls]) -> None:
        self._running, self._controls = running, controls
        self.drawn_out = False
        self._panel: LogPanel | None = None
        self._at: Frame | None = None
        self._s, self._d = 1.0, HEAD_BUTTON

    def panel(
        self, stage: Stage, at: Frame, s: float, figures: Sequence[int], window: tuple[int, int],
        large: bool = False,
    ) -> LogPanel:  # fmt: skip
        """Makes the log panel for a window's frame, with the button that extends it."""
        usual = round(HEAD_BUTTON * s)
        self._at, self._s, self._d = at, s, side(HEAD_BUTTON, s, True) if large else usual
        place = self._place(window)
        lower = 0 if at.compact else self._d - usual
        panel = LogPanel(stage, place, s, figures, self._z(at), lower)
        panel.show(not at.compact or self.drawn_out)
        self._panel = panel
        if not at.compact:
            button = IconButton(
                "log", self._corner(place), "unfold" if self.drawn_out else "fold",
                lambda: self.toggle(window), s,
                label=say("log.narrow") if self.drawn_out else say("log.wide"),
            )  # fmt: skip
            self._controls().add(button, Z_DRAWER + 1)
        return panel

    def toggle(self, window: tuple[int, int]) -> None:
        """Opens or closes the drawer."""
        self.drawn_out = not self.drawn_out
        if self._panel is None or self._at is None:
            return
        self._panel.lie(self._place(window), self._z(self._at))
        self._panel.show(not self._at.compact or self.drawn_out)
        control = self._controls().find("log")
        if isinstance(control, IconButton):
            if self._at.compact:
                control.on = self.drawn_out
            else:
                control.icon = "unfold" if self.drawn_out else "fold"
                control.tip = say("log.narrow") if self.drawn_out else say("log.wide")
                control.rect = self._corner(self._panel.rect)
                if control.node is not None:
                    control.node.put(pos=control.rect.topleft)
            control.refresh()

    def fill(self, viewer: Player | None, reader: Player | None, ply: int | None = None) -> None:
        """Updates the lines to those `reader` may read, up to `ply` while later events are
        animated; those since `viewer`'s last turn are marked."""
        running = self._running
        if self._panel is not None:
            fresh = running.recap(viewer) if viewer is not None else []
            words = running.match.game.words
            retells = words.retells if words is not None else {}
            told = (line for line in readable(running, reader) if ply is None or line.ply < ply)
            lines = settled(list(told), retells)
            self._panel.fill(folded(lines, running.names), fresh)

    def _corner(self, place: Rect) -> Rect:
        """Returns the button's rectangle: at the right end of the panel's head."""
        s = self._s
        d = self._d
        return Rect(place.right - d - round(4 * s), place.y + round(3 * s), d, d)

    def _z(self, at: Frame) -> float:
        return Z_DRAWER if at.compact or self.drawn_out else Z_LOG

    def _place(self, window: tuple[int, int]) -> Rect:
        assert self._at is not None
        at, s = self._at, self._s
        if at.compact or not self.drawn_out:
            return at.log
        top = min(plate.top for plate in at.plates)
        wide = min(round(WIDEST * s), window[0] - 2 * at.log.x)
        return Rect(at.log.x, top, wide, at.log.bottom - top)
