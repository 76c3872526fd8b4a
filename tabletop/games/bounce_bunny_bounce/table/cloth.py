"""The night garden: the cloth of Bounce Bunny Bounce, and its picture for the menu.

Loaded by the menu: nothing of the table is imported here.
"""

from __future__ import annotations

from tabletop.games.bounce_bunny_bounce.table.garden import garden_floor, night_sky
from tabletop.table.art.looks import Drawing, GameLooks, Ground, Picture, Sitter


def _night_garden(w: float, h: float, bar: float) -> Drawing:
    body, defs = night_sky(w, h, bar)
    return body + garden_floor(w, h, bar), defs


LOOKS = GameLooks(
    Ground(_night_garden, "#060A1C", 0.24, 0.5, "#FFF1C9", "#141B3A"),
    Picture(
        "bounce_bunny_bounce/menu",
        Sitter(0, 98, 78, 128, "hop", "up", "open", 14),
        before=(("right", 122, 106, 26, 0), ("carrot", 84, 144, 30, 0)),
    ),
)
