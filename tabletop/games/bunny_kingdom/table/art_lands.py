"""Scenes of the lands for territory cards: three for each, in the light of their row.

They are drawn in a box of 100 units of width and 92 of height, the ground from about 56 on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabletop.games.bunny_kingdom.rules import boards as b
from tabletop.games.bunny_kingdom.table.art_light import Light
from tabletop.table.art.palette import CREAM, INK
from tabletop.table.art.svg import circle, ellipse, path, placed, rect

WIDE, HIGH = 100.0, 92.0
LINE: Final = 2.6
"""Thickness of ink."""

Draw = Callable[[Light], str]


def scene(space: int, light: Light) -> str:
    """Draws the scene of a space; neighbours of one land show different ones."""
    draws = SCENES[b.TERRAIN[space]]
    if space < b.WORLD:
        row, column = divmod(space, b.SIDE)
    else:
        row, column = b.CLOUD_ROW[space - b.WORLD], b.CLOUD_X[space - b.WORLD] // 2
    return sky(light) + draws[(column + row * 2) % len(draws)](light)


def sky(light: Light) -> str:
    """Sun or moon with a ring of light, and two clouds."""
    body = rect(0, 0, WIDE, HIGH, 0, "url(#sky)")
    body += circle(light.x, light.y, 15, light.sun, extra='opacity="0.35"')
    body += circle(light.x, light.y, 9.5, light.sun, INK, 1.6)
    for x, y, r in ((20.0, 20.0, 8.0), (30.0, 17.0, 6.0), (66.0, 34.0, 7.0), (75.0, 32.0, 5.0)):
        body += ellipse(x, y, r * 1.3, r * 0.6, CREAM, extra='opacity="0.7"')
    return body


def _hill(left: float, middle: float, right: float, colour: str) -> str:
    d = f"M-4,{left} Q30,{middle} 56,{(middle + right) / 2:.1f} T104,{right} V96 H-4Z"
    return path(d, colour, INK, LINE)


def _pine(x: float, foot: float, tall: float, light: Light) -> str:
    """Three layers of green on a trunk."""
    dark, lit, w = light.on("#2F6A3B"), light.on("#5FA05A"), tall * 0.34
    body = rect(x - 2, foot - tall * 0.2, 4, tall * 0.2, 0, light.on("#7A4A2C"), INK, 1.6)
    for i, share in enumerate((1.0, 0.78, 0.55)):
        low, high = foot - tall * (0.14 + 0.24 * i), foot - tall * (0.56 + 0.22 * i)
        side = w * share
        d = f"M{x - side:.1f},{low:.1f} L{x:.1f},{high:.1f} L{x + side:.1f},{low:.1f} "
        body += path(f"{d}Q{x:.1f},{low + 3:.1f} {x - side:.1f},{low:.1f}Z", dark, INK, 2.0)
        body += path(f"M{x:.1f},{high + 3:.1f} L{x + side * 0.6:.1f},{low - 2:.1f} H{x:.1f}Z", lit)
    return body


def _oak(x: float, foot: float, tall: float, light: Light) -> str:
    """A round crown with light on its left side."""
    r = tall * 0.36
    trunk = f"M{x - 3.4},{foot} L{x - 2},{foot - tall * 0.5} H{x + 2} L{x + 3.4},{foot}Z"
    body = path(trunk, light.on("#7A4A2C"), INK, 1.8)
    body += circle(x, foot - tall * 0.64, r, light.on("#4A8A4C"), INK, 2.2)
    return body + circle(x - r * 0.3, foot - tall * 0.72, r * 0.5, light.on("#79B56A"))


def _bush(x: float, y: float, r: float, colour: str) -> str:
    d = f"M{x - r},{y} a{r * 0.5},{r * 0.55} 0 0 1 {r * 0.6},{-r * 0.5} "
    d += f"a{r * 0.5},{r * 0.5} 0 0 1 {r * 0.9},0 a{r * 0.45},{r * 0.5} 0 0 1 {r * 0.5},{r * 0.5}Z"
    return path(d, colour, INK, 1.8)


def _flowers(spots: tuple[tuple[float, float], ...], light: Light, colour: str) -> str:
    return "".join(
        path(f"M{x},{y} v5", "none", light.on("#5E8A34"), 1.6)
        + circle(x, y, 2.6, light.on(colour), INK, 1.1) + circle(x, y, 1.0, light.on("#FFE27A"))
        for x, y in spots
    )  # fmt: skip


def _waves(light: Light, rows: tuple[float, ...]) -> str:
    d = "".join(
        f"M{-6 + 7 * (i % 2)},{y} " + "q6,-4 12,0 t12,0 t12,0 t12,0 t12,0 t12,0 t12,0 t12,0 t12,0 "
        for i, y in enumerate(rows)
    )
    return path(d, "none", light.on("#BFE3F5"), 2.0)


def _water(light: Light, top: float = 54.0) -> str:
    body = rect(-4, top, 108, 46, 0, light.on("#4F9BD0"), INK, LINE)
    x = light.x
    glint = f"M{x - 9},{top + 5} h18 M{x - 6},{top + 10} h12 M{x - 3},{top + 15} h6"
    return body + path(glint, "none", light.sun, 2.2, 'opacity="0.8"')


# ------------------------------------------------------------------------------------- forest


def _deep_wood(light: Light) -> str:
    body = _hill(58, 46, 54, light.on("#3C7A45"))
    body += "".join(_pine(x, 60 + (x * 7 % 5), 34, light) for x in (8, 28, 50, 72, 92))
    body += _hill(74, 66, 72, light.on("#4A8A4C"))
    return body + _pine(18, 86, 52, light) + _pine(64, 88, 46, light)


def _clearing(light: Light) -> str:
    body = _hill(60, 50, 58, light.on("#5FA05A"))
    body += _oak(12, 74, 58, light) + _oak(90, 70, 52, light)
    body += _hill(80, 72, 78, light.on("#79B56A"))
    wood, cut = light.on("#8A5A32"), light.on("#E9C48F")
    body += path("M36,80 V68 H58 V80 Q47,85 36,80Z", wood, INK, LINE)
    body += ellipse(47, 68, 11, 4.4, cut, INK, LINE) + ellipse(47, 68, 5, 2, "none", wood, 1.4)
    body += path("M52,66 L66,46", "none", INK, 5) + path("M52,66 L66,46", "none", wood, 2.4)
    return body + path("M50,56 q-3,10 6,13 l5,-7Z", light.on("#C3CBD6"), INK, 2)


def _brook(light: Light) -> str:
    body = _hill(56, 44, 52, light.on("#4A8A4C"))
    body += "".join(_pine(x, 60, 30, light) for x in (10, 26, 78, 94))
    body += _hill(66, 58, 64, light.on("#5FA05A"))
    blue, log, cut = light.on("#62AEDF"), light.on("#8A5A32"), light.on("#E9C48F")
    body += path("M46,60 Q64,70 44,80 T50,96 H84 Q74,84 80,76 T62,60Z", blue, INK, 2)
    body += path("M28,74 L88,66 V74 L30,83Z", log, INK, LINE)
    body += ellipse(29, 78.5, 3.4, 4.6, cut, INK, 2)
    return body + _mushroom(14, 84, light) + _mushroom(22, 88, light)


def _mushroom(x: float, y: float, light: Light) -> str:
    stem = rect(x - 1.8, y - 4, 3.6, 6, 1.4, light.on(CREAM), INK, 1.4)
    cap = path(f"M{x - 5},{y - 3} a5,5 0 0 1 10,0Z", light.on("#D8452E"), INK, 1.6)
    return stem + cap


# ---------------------------------------------------------------------------------------- sea


def _sailing(light: Light) -> str:
    body = _water(light) + _waves(light, (64, 72, 80, 88))
    sail, hull = light.on("#FFFDF7"), light.on("#B0583A")
    body += path("M56,30 L56,56 H36Q50,46 56,30Z", sail, INK, LINE)
    body += path("M60,26 L60,56 H78Q72,38 60,26Z", light.on("#F3C14B"), INK, LINE)
    body += path("M58,24 V62", "none", INK, 2.4)
    return body + path("M32,60 H84 Q80,72 70,72 H44 Q36,70 32,60Z", hull, INK, LINE)


def _lighthouse(light: Light) -> str:
    body = _water(light) + _waves(light, (62, 70))
    rock = light.on("#8C8090")
    body += path("M-4,96 V76 Q10,64 24,70 T46,82 L54,96Z", rock, INK, LINE)
    body += path("M14,72 L18,30 H32 L36,74Z", light.on("#FFFDF7"), INK, LINE)
    red = light.on("#D8452E")
    body += path("M16,54 H34 L34.6,64 H15.4Z", red) + path("M17.4,38 H32.6 L33,46 H16.8Z", red)
    body += rect(17, 22, 16, 9, 1, light.on("#FFE27A"), INK, 2.2)
    body += path("M14,23 L25,12 L36,23Z", red, INK, LINE)
    return body + path("M34,24 L70,14 V34Z", "#FFF3B0", extra='opacity="0.45"')


def _pier(light: Light) -> str:
    body = _water(light, 50) + _waves(light, (60, 84, 91))
    wood, dark = light.on("#B98550"), light.on("#7A4A2C")
    posts = "".join(rect(x, 66, 4.6, 24, 1, dark, INK, 1.8) for x in (10, 30, 50))
    body += posts + path("M-4,64 H60 V71 H-4Z", wood, INK, LINE)
    body += path("M14,64 V71 M26,64 V71 M38,64 V71 M50,64 V71", "none", INK, 1.4)
    body += path("M42,64 L72,38", "none", INK, 3.2) + path("M72,38 V70", "none", INK, 1.2)
    hull = light.on("#3F7CC4")
    body += path("M62,74 H98 Q95,86 86,86 H72 Q64,84 62,74Z", hull, INK, LINE)
    return body + path("M66,79 H94", "none", light.on("#FFFDF7"), 2)


# -------------------------------------------------------------------------------------- field


def _rows_of(light: Light) -> str:
    body = _hill(52, 44, 50, light.on("#C3DD86"))
    body += path("M-4,58 H104 V96 H-4Z", light.on("#E7A24A"), INK, LINE)
    lines = "M50,58 V96 M42,58 L14,96 M58,58 L86,96 M34,58 L-10,90 M66,58 L110,90"
    body += path(lines, "none", light.on("#BF7C2B"), 3.4)
    leaves = "".join(
        path(f"M{x},{y} q-4,-7 -6,-8 M{x},{y} q0,-8 0,-10 M{x},{y} q4,-7 6,-8", "none",
             light.on("#5E8A34"), 2.4)
        for x, y in ((24, 72), (40, 68), (60, 69), (78, 74), (34, 88), (66, 90), (10, 86))
    )  # fmt: skip
    return body + leaves


def _scarecrow(light: Light) -> str:
    body = _rows_of(light)
    straw, coat, wood = light.on("#F0CF73"), light.on("#3F7CC4"), light.on("#8A5A32")
    body += path("M50,88 V38", "none", INK, 6) + path("M50,88 V38", "none", wood, 2.8)
    body += path("M26,52 H74 L70,60 H60 L62,76 H38 L40,60 H30Z", coat, INK, LINE)
    body += path("M24,50 l-5,6 M25,55 l-6,4 M76,50 l5,6 M75,55 l6,4", "none", straw, 2.6)
    body += circle(50, 40, 8.4, straw, INK, LINE)
    body += circle(47, 40, 1.4, INK) + circle(53, 40, 1.4, INK)
    return body + path("M36,34 H64 L57,32 L55,24 H45 L43,32Z", light.on("#7A4A2C"), INK, LINE)


def _mill(light: Light) -> str:
    body = _hill(56, 42, 52, light.on("#C3DD86"))
    body += path("M54,66 L58,32 H74 L80,66Z", light.on("#FFF3DC"), INK, LINE)
    body += path("M55,34 L66,21 L78,34Z", light.on("#B0583A"), INK, LINE)
    body += rect(63, 52, 8, 14, 3.6, light.on("#7A4A2C"), INK, 2)
    for dx, dy in ((1, -1), (1, 1), (-1, 1), (-1, -1)):
        d = f"M66,38 l{20 * dx},{16 * dy} l{-6 * dx},{7 * dy} l{-15 * dx},{-14 * dy}Z"
        body += path(d, light.on("#FFFDF7"), INK, 2)
    body += path("M-4,70 Q40,62 104,70 V96 H-4Z", light.on("#E7A24A"), INK, LINE)
    furrows = "M-4,80 Q48,70 104,80 M-4,90 Q48,80 104,90"
    return body + path(furrows, "none", light.on("#BF7C2B"), 3)


def _harvest(light: Light) -> str:
    body = _hill(54, 44, 50, light.on("#C3DD86"))
    body += path("M-4,64 Q50,56 104,64 V96 H-4Z", light.on("#E7A24A"), INK, LINE)
    body += path("M-4,74 Q48,66 104,74 M-4,88 Q48,82 104,88", "none", light.on("#BF7C2B"), 3)
    body += path("M20,58 H66 L60,78 H28Z", light.on("#B98550"), INK, LINE)
    body += path("M22,65 H64 M26,72 H61 M66,60 L90,54", "none", INK, 2)
    body += circle(32, 82, 7.4, light.on("#8A5A32"), INK, LINE) + circle(32, 82, 2, INK)
    for x, lean in ((28, -4), (38, 0), (49, 3), (58, 6)):
        leaf = f"M{x + lean},44 q-4,-7 -6,-9 M{x + lean},44 v-11 M{x + lean},44 q4,-7 6,-9"
        body += path(leaf, "none", light.on("#5E8A34"), 2.6)
        body += path(f"M{x - 5},58 Q{x + lean - 7},44 {x + lean},43 Q{x + lean + 7},44 {x + 5},58Z",
                     light.on("#F58A2C"), INK, 2.2)  # fmt: skip
    return body


# -------------------------------------------------------------------------------------- plain


def _lone_tree(light: Light) -> str:
    body = _hill(62, 48, 58, light.on("#A9CB6E"))
    body += _oak(66, 66, 44, light)
    body += _hill(78, 68, 80, light.on("#C3DD86"))
    spots = ((16.0, 78.0), (26.0, 84.0), (46.0, 82.0), (82.0, 86.0))
    return body + _flowers(spots, light, "#F07F9C")


def _pond(light: Light) -> str:
    body = _hill(56, 48, 60, light.on("#C3DD86"))
    body += ellipse(54, 74, 36, 11, light.on("#62AEDF"), INK, LINE)
    body += path("M36,73 h14 M58,78 h16", "none", light.on("#BFE3F5"), 2)
    reed = light.on("#6E9A36")
    for x in (16, 21, 27):
        body += path(f"M{x},84 Q{x + 1},66 {x - 1},56", "none", reed, 2.8)
        body += ellipse(x - 1, 56, 2.4, 5, light.on("#8A5A32"), INK, 1.4)
    body += _bush(86, 66, 12, light.on("#5FA05A"))
    return body + _flowers(((72.0, 86.0), (84.0, 82.0)), light, "#FFD43B")


def _burrow(light: Light) -> str:
    body = _hill(60, 54, 60, light.on("#A9CB6E"))
    body += path("M14,84 Q20,44 52,44 T90,84Z", light.on("#C3DD86"), INK, LINE)
    body += path("M38,84 Q38,62 51,62 T64,84Z", light.on("#7A4A2C"), INK, LINE)
    body += circle(51, 76, 8, light.on("#B98550"), INK, 2) + circle(54, 76, 1.4, INK)
    body += rect(66, 34, 7, 14, 1, light.on("#B0583A"), INK, 2)
    body += path("M70,32 q4,-6 0,-10 t2,-9", "none", CREAM, 2.6, 'opacity="0.8"')
    body += _hill(86, 82, 86, light.on("#86AE52"))
    return body + _flowers(((12.0, 82.0), (22.0, 86.0), (78.0, 84.0)), light, "#FFFDF7")


# ----------------------------------------------------------------------------------- mountain


def _peak(x: float, top: float, foot: float, half: float, light: Light) -> str:
    """A mountain with a lit left flank and snow."""
    rock, shade = light.on("#8C8090"), light.on("#6E6274")
    body = path(f"M{x - half},{foot} L{x},{top} L{x + half},{foot}Z", rock, INK, LINE)
    body += path(f"M{x},{top + 2} L{x + half * 0.9},{foot - 1} H{x + half * 0.2}Z", shade)
    down, side = (foot - top) * 0.34, half * 0.34
    snow = (
        f"M{x},{top} L{x + side},{top + down} l{-side * 0.5},{-down * 0.2} "
        f"l{-side * 0.5},{down * 0.3} "
        f"l{-side * 0.5},{-down * 0.35} L{x - side},{top + down}Z"
    )
    return body + path(snow, light.on("#FFFDF7"), INK, 2)


def _twins(light: Light) -> str:
    body = _peak(70, 26, 74, 34, light) + _peak(32, 14, 80, 40, light)
    body += _hill(80, 72, 78, light.on("#A9CB6E"))
    return body + _pine(82, 88, 24, light) + _pine(92, 90, 18, light)


def _cave(light: Light) -> str:
    body = _peak(52, 10, 84, 60, light) + rect(-4, 84, 108, 12, 0, light.on("#A9CB6E"), INK, LINE)
    body += path("M36,84 Q36,58 52,58 T68,84Z", light.on("#3A2A33"), INK, LINE)
    rails = "M44,96 L48,74 M60,96 L56,74 M45,90 H59 M46,84 H58 M47,79 H57"
    body += path(rails, "none", light.on("#C3CBD6"), 2.2)
    beams = "M38,84 V64 M66,84 V64 M34,64 H70"
    body += path(beams, "none", INK, 6.4) + path(beams, "none", light.on("#B98550"), 3.2)
    return body + _bush(14, 86, 12, light.on("#5FA05A"))


def _falls(light: Light) -> str:
    body = _peak(24, 24, 78, 36, light) + _peak(80, 18, 78, 40, light)
    body += rect(-4, 78, 108, 20, 0, light.on("#A9CB6E"), INK, LINE)
    rock = light.on("#A89BAC")
    body += path("M30,46 H72 L78,84 H24Z", rock, INK, LINE)
    body += path("M42,46 H60 L64,84 H38Z", light.on("#BFE3F5"), INK, 2)
    body += path("M47,50 V78 M54,50 V80", "none", light.on("#62AEDF"), 2)
    body += ellipse(51, 86, 40, 8, light.on("#62AEDF"), INK, LINE)
    return body + ellipse(51, 83, 16, 3, CREAM, extra='opacity="0.8"')


# --------------------------------------------------------------------------------------- city


def _town(size: float, x: float, y: float) -> str:
    return placed("bunny_kingdom/city1", x, y, size)


def _on_a_hill(light: Light) -> str:
    body = _hill(66, 56, 64, light.on("#A9CB6E"))
    body += path("M10,88 Q26,52 50,52 T92,88Z", light.on("#C3DD86"), INK, LINE)
    body += _town(48, 50, 34)
    way = "M48,56 Q62,66 48,74 T54,92"
    return body + path(way, "none", INK, 9) + path(way, "none", light.on("#F1E6D2"), 5.4)


def _house(x: float, foot: float, w: float, light: Light, roof: str) -> str:
    h = w * 0.8
    body = rect(x, foot - h, w, h, 0, light.on("#FFF3DC"), INK, 2.2)
    top = f"M{x - 3},{foot - h} L{x + w / 2},{foot - h - w * 0.6:.1f} L{x + w + 3},{foot - h}Z"
    body += path(top, light.on(roof), INK, 2.2)
    door = light.on("#7A4A2C")
    return body + rect(x + w * 0.36, foot - h * 0.5, w * 0.28, h * 0.5, 1, door, INK, 1.6)


def _village(light: Light) -> str:
    body = _hill(60, 52, 58, light.on("#C3DD86"))
    body += _town(50, 50, 40)
    body += path("M-4,74 Q50,66 104,74 V96 H-4Z", light.on("#F1E6D2"), INK, LINE)
    body += _house(6, 82, 22, light, "#B0583A") + _house(72, 84, 22, light, "#3F7CC4")
    stones = "M36,80 h7 M50,78 h8 M44,86 h8 M56,88 h7"
    return body + path(stones, "none", light.on("#D9C29A"), 2.4)


def _harbour(light: Light) -> str:
    body = _hill(58, 50, 56, light.on("#A9CB6E")) + _town(52, 36, 38)
    body += path("M-4,64 H68 Q74,70 70,78 H-4Z", light.on("#D9C29A"), INK, LINE)
    body += rect(-4, 76, 108, 24, 0, light.on("#62AEDF"), INK, LINE) + _waves(light, (83, 90))
    body += path("M74,56 V76", "none", INK, 2.2)
    body += path("M76,46 V70 H92 Q88,56 76,46Z", light.on("#FFFDF7"), INK, 2.2)
    return body + path("M64,76 H98 Q94,86 86,86 H74 Q66,84 64,76Z", light.on("#B0583A"), INK, LINE)


SCENES: Final[dict[int, tuple[Draw, ...]]] = {
    b.FOREST: (_deep_wood, _clearing, _brook),
    b.SEA: (_sailing, _lighthouse, _pier),
    b.FIELD: (_scarecrow, _mill, _harvest),
    b.PLAIN: (_lone_tree, _pond, _burrow),
    b.MOUNTAIN: (_twins, _cave, _falls),
    b.CITY: (_on_a_hill, _village, _harbour),
}
"""The scenes of each land of the New World; the Great Cloud's own lands have their signs."""
