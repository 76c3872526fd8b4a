"""Parts of the card faces of all games: paper, frames, inner fields, ground, sizes of lines.

Bodies are SVG in pixels, so that a face is one drawing, made anew for each size.
"""

from __future__ import annotations

import math

from tabletop.table.art.palette import CARD_DARK, CARD_LIGHT, INK, WHITE, mix
from tabletop.table.art.svg import gradient, path, rect

WORDS_FROM = 110
"""Cards narrower than this carry no words."""
DETAILS_FROM = 64
"""Cards narrower than this carry no decoration."""
RICH_FROM = 180
"""From this width on (close look) there is room for more scenery."""


def hairline(w: float) -> float:
    """Width of a card's outline: 1.5 at 100 px, growing with the card up to 3."""
    return min(3.0, max(1.3, w / 66))


def corner(w: float) -> int:
    """Radius of a hand card's corners."""
    return round(w * 0.11)


def paper_defs(w: float, h: float, light: str = CARD_LIGHT, dark: str = CARD_DARK) -> str:
    """The gradient "paper" that `paper` paints with, for the drawing's defs."""
    return gradient("paper", 0, 0, w * 0.7, h, f"0 {light}", f"1 {dark}")


def paper(w: float, h: float, frame: str = "", frame_width: float = 0.0) -> str:
    """A card's ground: paper, or paper in a coloured frame; needs `paper_defs`."""
    line, r = hairline(w), corner(w)
    half = line / 2
    out = rect(half, half, w - line, h - line, r, frame or "url(#paper)", INK, line)
    if not frame:
        shine = line * 1.5 + 0.2
        return out + path(f"M{r},{shine} H{w - r}", "none", WHITE, line)
    out += rect(
        frame_width, frame_width, w - 2 * frame_width, h - 2 * frame_width,
        max(2.0, r - frame_width * 0.7), "url(#paper)", mix(frame, INK, 0.55), line * 0.8,
    )
    shine = frame_width * 0.55 + 0.6
    return out + path(f"M{r * 0.6},{shine} H{w - r}", "none", mix(frame, WHITE, 0.45), line)


def field(w: float, h: float, inset: float, fill: str) -> str:
    """The tinted inner field of a face."""
    return rect(
        inset, inset, w - 2 * inset, h - 2 * inset, corner(w) * 0.7, fill,
        mix(fill, INK, 0.28), hairline(w) * 0.8,
    )


def foot(
    w: float, h: float, inset: float, height: float, fill: str, mound: bool = False
) -> str:
    """Ground along the lower end of an inner field, about `height` high.

    Rolling meadow, or one even `mound` with its top in the middle.
    """
    x0, x1, y1 = inset + hairline(w) * 0.4, w - inset - hairline(w) * 0.4, h - inset - 0.6
    r = corner(w) * 0.7
    top = y1 - height
    if mound:
        ridge = f"M{x0},{top} Q{w / 2},{top - height * 0.55} {x1},{top}"
    else:
        ridge = (
            f"M{x0},{top} Q{w * 0.3},{top - height} {w * 0.56},{top - height * 0.08} "
            f"Q{w * 0.74},{top + height * 0.3} {x1},{top - height * 0.35}"
        )
    return path(
        f"{ridge} V{y1 - r} Q{x1},{y1} {x1 - r},{y1} H{x0 + r} Q{x0},{y1} {x0},{y1 - r}Z", fill
    )


def star_path(
    cx: float, cy: float, outer: float, inner: float, points: int, turn: float = -90.0
) -> str:
    """Path data of a star or burst round (cx, cy)."""
    corners = []
    for i in range(points * 2):
        r = inner if i % 2 else outer
        angle = math.radians(turn + 180 / points * i)
        corners.append(f"{cx + r * math.cos(angle):.2f},{cy + r * math.sin(angle):.2f}")
    return "M" + " L".join(corners) + "Z"
