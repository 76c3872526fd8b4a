"""The six seat rabbits: poses, faces, badges and portraits, put together from the part files.

The parts lie in sprites/common/rabbit, drawn in Poppy's colours in a box of 200 x 256 units; the
flowers in sprites/common/flowers. Movement is not made here: a pose is one still picture.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import dropwhile
from typing import NamedTuple

import pygame

from tabletop.table.art.cache import cached, clear
from tabletop.table.art.lettering import digits, undrawn
from tabletop.table.art.palette import INK, SEATS, WHITE, mix
from tabletop.table.art.pattern import pattern, pattern_body
from tabletop.table.art.picture import Size, picture
from tabletop.table.art.surface import Art, blank, ground_shadow, masked
from tabletop.table.art.svg import circle, fragment, group, placed, raster, rect

__all__ = [
    "EYES", "MOUTHS", "POSES", "badge", "figure", "foot", "pattern", "pawn", "portrait", "rabbit",
    "standing",
]

BOX_WIDTH, BOX_HEIGHT = 200, 256
EYES = ("open", "wide", "happy", "closed", "sleepy", "sly", "wink", "up", "dizzy")
MOUTHS = ("w", "grin", "open", "smirk", "tiny", "o", "sad")
BADGE_FROM_HEIGHT = 48  # smaller pawns are named by what they stand on
_BADGE_AT_FOOT, _BADGE_IN_FLIGHT = (186, 232), (160, 176)  # its middle, in units
_LINE = 5.5  # outline of the part files, in units
_THINNEST_LINE = 1.6  # pixels
_TUNIC_TOP, _TUNIC_HEIGHT, _TUNIC_PITCH = 150, 100, 38
_FLOWER_UNITS = 48  # a flower's box; the flower itself is 19 units in radius


class Look(NamedTuple):
    """The traits of one rabbit: ears left and right, rest face, place of the flower."""

    ears: tuple[str, str]
    eyes: str
    mouth: str
    brow: str
    glasses: bool
    flower: tuple[float, float]
    inner_ear: str


LOOKS: tuple[Look, ...] = (
    Look(("up", "bent"), "open", "grin", "bold", False, (62, 82), "#F38D58"),
    Look(("up", "up"), "open", "w", "", True, (146, 84), "#E9AFB4"),
    Look(("wide", "wide"), "happy", "open", "", False, (134, 78), "#F5B9A8"),
    Look(("lop", "lop"), "sleepy", "w", "", False, (120, 74), "#E5A293"),
    Look(("tall", "tall"), "sly", "smirk", "", False, (140, 82), "#DC9995"),
    Look(("back", "up"), "wide", "tiny", "", False, (140, 82), "#F3B5CA"),
)


class Pose(NamedTuple):
    """Changes that a pose makes to the rest figure; "" keeps the seat's own part."""

    ears: str = ""
    arms: str = "paws"
    eyes: str = ""
    mouth: str = ""
    brow: str = ""
    stretch: tuple[float, float] = (1.0, 1.0)
    lean: float = 0.0  # degrees clockwise
    spins: bool = False  # turns about its middle instead of its feet
    extra: str = ""


POSES: dict[str, Pose] = {
    "stand": Pose(),
    "hop": Pose(ears="back", eyes="up", mouth="open", stretch=(0.94, 1.08), lean=10.0),
    "land": Pose(ears="back", eyes="happy", mouth="w", stretch=(1.14, 0.86)),
    "cheer": Pose(arms="arms_up", eyes="happy", mouth="open"),
    "thrown": Pose(ears="back", eyes="dizzy", mouth="o", lean=150.0, spins=True),
    "think": Pose(eyes="closed", mouth="w", brow="none", extra="thought"),
    "look": Pose(eyes="up"),
    "sad": Pose(eyes="wide", mouth="sad", brow="worry"),
    "sleep": Pose(eyes="closed", mouth="tiny", brow="none", extra="dream"),
}

_PART_FUR, _PART_FUR_SHADE, _PART_MUZZLE = SEATS[0].fur, SEATS[0].fur_shade, SEATS[0].muzzle
_PART_SHADE, _PART_INNER = SEATS[0].shade, LOOKS[0].inner_ear


class _Parts:
    """Part files in one seat's colours, with lines as heavy as the size needs."""

    def __init__(self, seat: int, heavier: float) -> None:
        look = SEATS[seat]
        self._swap = (
            (_PART_FUR, look.fur), (_PART_FUR_SHADE, look.fur_shade), (_PART_MUZZLE, look.muzzle),
            (_PART_SHADE, look.shade), (_PART_INNER, LOOKS[seat].inner_ear),
        )
        self._heavier = round(heavier, 2)
        self._face_heavier = round(1 + (heavier - 1) * 0.5, 2)
        self.flower_line = round(1 + (heavier - 1) * 0.25, 2)

    def part(self, name: str) -> str:
        """A part of the figure."""
        return fragment(f"common/rabbit/{name}", self._swap, self._heavier).body

    def feature(self, name: str) -> str:
        """A part of the face: its fine lines grow less, or a small face fills up."""
        return fragment(f"common/rabbit/{name}", self._swap, self._face_heavier).body

    def ears(self, left: str, right: str) -> str:
        """Both ears; the files show the left one."""
        mirrored = group(self.part(f"ear_{right}"), f"translate({BOX_WIDTH} 0) scale(-1 1)")
        return self.part(f"ear_{left}") + mirrored


def _face(parts: _Parts, look: Look, gaze: tuple[float, float]) -> str:
    eyes = parts.feature(f"eyes_{look.eyes}")
    if gaze != (0, 0):
        eyes = group(eyes, f"translate({2.5 * gaze[0]:.2f} {2 * gaze[1]:.2f})")
    out = parts.feature("muzzle") + eyes
    if look.brow and look.brow != "none":
        out += parts.feature(f"brow_{look.brow}")
    if look.glasses:
        out += parts.feature("glasses")
    return out + parts.feature("nose") + parts.feature(f"mouth_{look.mouth}")


@cached
def figure(
    seat: int, height: int, pose: str = "stand", eyes: str = "", mouth: str = "",
    gaze: tuple[float, float] = (0, 0), lean: float | None = None,
) -> Art:
    """A seat's rabbit `height` pixels tall; the Art's origin is the upright box's top left.

    `eyes` and `mouth` override the pose's; `gaze` is where it looks, -1..1 each way;
    `lean` overrides the pose's turn, in degrees clockwise (a hop to the left leans -10).
    Poses that lean or stretch reach beyond the box, which is why an Art is returned.
    """
    how = POSES[pose]
    look = _dressed(LOOKS[seat], how, eyes, mouth)
    unit = max(1, height) / BOX_HEIGHT
    parts = _Parts(seat, max(1.0, _THINNEST_LINE / unit / _LINE))
    back, front = _layers(seat, parts, look, how, gaze)
    frame = _Frame(how, how.lean if lean is None else lean)
    out = frame.raster(back, unit)
    tunic = frame.raster(parts.part("tunic"), unit)
    out.blit(masked(frame.raster(_cloth(seat), unit), tunic), (0, 0))
    out.blit(frame.raster(parts.part("tunic_shade") + front, unit), (0, 0))
    return Art(out, *frame.origin(unit))


def _dressed(look: Look, how: Pose, eyes: str, mouth: str) -> Look:
    """The seat's look as changed by the pose and, above that, by what the caller asks for."""
    return look._replace(
        ears=(how.ears, how.ears) if how.ears else look.ears,
        eyes=eyes or how.eyes or look.eyes,
        mouth=mouth or how.mouth or look.mouth,
        brow=how.brow or look.brow,
    )


def _layers(
    seat: int, parts: _Parts, look: Look, how: Pose, gaze: tuple[float, float]
) -> tuple[str, str]:
    """Returns the parts behind the tunic, and those before it."""
    ears = parts.ears(*look.ears)
    hangs = look.ears[0] == "lop"
    arms, head = parts.part(how.arms), parts.part("head") + _face(parts, look, gaze)
    front = head + arms if how.arms == "arms_up" else arms + head
    front += ears if hangs else ""
    front += placed(
        f"common/flowers/{SEATS[seat].name.lower()}", *look.flower, _FLOWER_UNITS,
        line=parts.flower_line,
    )
    if how.extra:
        front += parts.part(how.extra)
    return ("" if hangs else ears) + parts.part("rear"), front


def _cloth(seat: int) -> str:
    """The seat's pattern where the tunic is cut from."""
    motifs = pattern_body(seat, BOX_WIDTH, _TUNIC_HEIGHT, _TUNIC_PITCH)
    ground = rect(0, _TUNIC_TOP, BOX_WIDTH, _TUNIC_HEIGHT + 8, 0, SEATS[seat].colour)
    return ground + group(motifs, f"translate(0 {_TUNIC_TOP})")


class _Frame:
    """The part of the plane a pose is drawn in, and the pose's turn and stretch."""

    def __init__(self, pose: Pose, lean: float) -> None:
        wide, tall = pose.stretch
        feet_x, feet_y = BOX_WIDTH / 2, BOX_HEIGHT - 5
        pivot_y = BOX_HEIGHT / 2 if pose.spins else feet_y
        self._transform = ""
        if lean:
            self._transform += f"rotate({lean} {feet_x} {pivot_y}) "
        if pose.stretch != (1.0, 1.0):
            self._transform += (
                f"translate({feet_x} {feet_y}) scale({wide} {tall}) translate({-feet_x} {-feet_y})"
            )
        self._view: tuple[float, float, float, float] = (0, 0, BOX_WIDTH, BOX_HEIGHT)
        if pose.spins:
            self._view = (-64, -36, 328, 328)
        elif self._transform:
            self._view = (-70, -44, 340, 312)

    def raster(self, body: str, unit: float) -> pygame.Surface:
        if self._transform:
            body = group(body, self._transform)
        return raster(body, self._view[2] * unit, self._view[3] * unit, self._view)

    def origin(self, unit: float) -> tuple[int, int]:
        return round(-self._view[0] * unit), round(-self._view[1] * unit)


def rabbit(seat: int, height: int) -> pygame.Surface:
    """The drawing of a standing `figure` alone: exactly the box, feet at midbottom."""
    return figure(seat, height).surface


@cached
def pawn(
    seat: int, height: int, pose: str = "stand", lean: float | None = None, always: bool = False
) -> Art:
    """The rabbit as a piece on a board, with its badge at the right foot from 48 px height on.

    `always` gives a lower one a small badge too, for boards where nothing else tells whose it is.
    """
    art = figure(seat, height, pose, lean=lean)
    if height < BADGE_FROM_HEIGHT and not always:
        return art
    d = max(22 if height >= BADGE_FROM_HEIGHT else 16, round(height * 0.27))
    unit = height / BOX_HEIGHT
    badge_x, badge_y = _BADGE_IN_FLIGHT if POSES[pose].spins else _BADGE_AT_FOOT
    x = art.ox + round(badge_x * unit) - d // 2
    y = art.oy + round(badge_y * unit) - d // 2
    w = max(art.surface.get_width(), x + d)
    h = max(art.surface.get_height(), y + d)
    out = blank(w, h)
    out.blit(art.surface, (0, 0))
    out.blit(badge(seat, d), (x, y))
    return Art(out, art.ox, art.oy)


@picture
def standing(
    size: Size, seat: int, pose: str = "stand", lean: float | None = None, always: bool = False
) -> Art:
    """A rabbit as a piece, as high as its place; it leans by so many degrees, clockwise."""
    return pawn(seat, size.h, pose, lean, always)


@picture
def foot(size: Size) -> Art:
    """The soft shadow under a pawn's feet."""
    return ground_shadow(size.w, size.h, 130)


_letters: dict[int, str] = {}


def letters_of(named: Mapping[int, str]) -> dict[int, str]:
    """Returns the letters of badges by figure: the first of each name and, where another begins
    alike, the first further one that tells them apart; the figure's own for a name without letters
    or that no font has."""
    shown = {at: _lettered(name) or SEATS[at].letter for at, name in named.items()}
    return {at: _apart(name, [shown[p] for p in shown if p != at]) for at, name in shown.items()}


def _lettered(name: str) -> str:
    """Returns the name from its first letter on; "" where it has none or no font has it."""
    return "" if undrawn(name) else "".join(dropwhile(lambda sign: not sign.isalnum(), name))


def _apart(name: str, others: Iterable[str]) -> str:
    alike = [other for other in others if other[:1].casefold() == name[:1].casefold()]
    further = (
        letter.lower()
        for at, letter in enumerate(name)
        if at and letter.isalnum()
        and all(other[at : at + 1].casefold() != letter.casefold() for other in alike)
    )  # fmt: skip
    return name[:1].upper()[:1] + (next(further, "") if alike else "")


def set_letters(named: Mapping[int, str]) -> None:
    """Gives the badges of a match letters of these names, by figure."""
    letters = letters_of(named)
    if letters != _letters:
        _letters.clear()
        _letters.update(letters)
        clear()


def badge(seat: int, d: int) -> pygame.Surface:
    """The seat's disc, `d` pixels across: its pattern as a ring, the letters of its name in the
    middle."""
    return _badge(seat, d, _letters.get(seat, SEATS[seat].letter))


@cached
def _badge(seat: int, d: int, letter: str) -> pygame.Surface:
    look = SEATS[seat]
    middle = d / 2
    line = max(1.5, d * 0.07)
    disc = raster(circle(middle, middle, middle - line * 0.6, WHITE), d, d)  # edge under the ring
    out = masked(pattern(seat, d, d, max(9.0, d * 0.42)), disc)
    face = circle(middle, middle, d * 0.32, look.colour)
    face += circle(middle, middle, middle - line / 2 - 0.1, "none", INK, line)
    out.blit(raster(face, d, d), (0, 0))
    size = max(9, round(d * 0.4)) if len(letter) > 1 else max(12, round(d * 0.56))
    digits(out, letter, middle, middle, size, look.text, "black")
    return out


@cached
def portrait(seat: int, d: int, eyes: str = "") -> pygame.Surface:
    """The seat's rabbit in a round window `d` pixels across, on a ground of its pattern."""
    look = SEATS[seat]
    middle = d / 2
    ground = mix(look.colour, WHITE, 0.1 if look.text == INK and seat else 0.25)
    line = max(2.0, d * 0.045)
    window = raster(circle(middle, middle, middle - line * 0.6, WHITE), d, d)
    scene = pattern(seat, d, d, d * 0.26, ground).copy()
    sitter = figure(seat, round(d * 1.22), eyes=eyes).surface
    scene.blit(sitter, (round(middle - sitter.get_width() / 2), round(d * 0.03)))
    out = masked(scene, window)
    out.blit(raster(circle(middle, middle, middle - line / 2 - 0.2, "none", INK, line), d, d),
             (0, 0))
    return out
