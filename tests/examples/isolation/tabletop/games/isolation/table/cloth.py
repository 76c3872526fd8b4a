"""The cloth of Isolation and its picture for the menu. Nothing of the table is imported here."""

from __future__ import annotations

from tabletop.table.art.looks import Drawing, GameLooks, Ground, Picture, Sitter
from tabletop.table.art.svg import gradient, rect


def _hay(w: float, h: float, bar: float) -> Drawing:
    defs = gradient("hay", 0, 0, 0, h, "0 #E3C982", "1 #C9A45A")
    return rect(0, 0, w, h, 0, "url(#hay)") + rect(0, 0, w, bar, 0, "#8A5A2B"), defs


LOOKS = GameLooks(
    Ground(_hay, "#4A2F12", 0.18, 0.6, "#FFF6E3", "#5C3A18"),
    Picture("isolation/menu", Sitter(3, 96, 73, 150, "stand", "wide")),
)
