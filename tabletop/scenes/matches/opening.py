"""Going on with a match of the library."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.session.running import Running

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program


def open_match(app: Program, match_id: int) -> None:
    """Goes on with a saved match where it was left.

    Raises:
        TabletopError: it cannot be opened.
    """
    running = Running.resume(app.library, match_id)
    app.say(running.problem)
    app.open("play", running)
