"""Every colour that more than one drawing uses, and the six seats' looks. Nothing is drawn here."""

from __future__ import annotations

from typing import NamedTuple

import pygame

INK = "#3A2A33"  # every outline and all main text
INK2 = "#6B5560"  # second lines, captions
PAPER = "#FFF6E3"
PAPER2 = "#F7E8CB"
PAPER_ACTIVE = "#FFFBEF"
CARD_LIGHT = "#FFFBF0"  # card faces run from here (top left) ...
CARD_DARK = "#F7E7C8"  # ... to here (bottom right)
EDGE = "#E0C79B"  # inner hairlines, separators
SHADOW = "#2A1730"  # shadows only, never a fill
CARROT = "#F58A2C"  # the one primary button
GOLD = "#FFD75A"
STITCH = "#FFE07A"
WHITE = "#FFFFFF"
CREAM = "#FFFDF7"
HINT = "#C9A4F2"
HINT_DISC = "#EBDDFB"
HEAT_COLD, HEAT_WARM = "#F6F0FC", "#B48AEA"
GOOD = "#2E7D32"
GOOD_PAPER = "#D9F0C9"
SLIP_PAPER = "#FFE9B8"
BAD = "#8C1D12"
BAD_PAPER = "#FFD9CF"
DANGER = "#B3261E"
WOOD = "#B9773D"
WOOD_LIGHT = "#E0B070"
WOOD_DARK = "#8A5A32"
DISABLED = "#DDD0BC"
DISABLED_TEXT = "#5E525A"
PLANK = "#E9B872"
ROSE = "#E5737A"  # noses
RULE_NUMBER = "#B5520C"
LIT_LINE = "#FFE9A8"  # the pointed log line, the present step

DIRECTION = {"up": "#A3DFF3", "right": "#F5B64A", "down": "#D4608A", "left": "#5E9A45"}
SUIT = {
    "bakery": "#CB9470",
    "market": "#86304A",
    "mill": "#F2DF5E",
    "orchard": "#2E7D32",
    "school": "#1F2F88",
    "well": "#7FD0DD",
}


class Seat(NamedTuple):
    """One seat's appearance in every game: its flower's name, colours, pattern and fur."""

    letter: str
    name: str
    colour: str
    shade: str
    motif: str  # colour of the pattern
    text: str  # colour of text on the seat's colour
    fur: str
    fur_shade: str
    muzzle: str


SEATS: tuple[Seat, ...] = (
    Seat("P", "Poppy", "#F36F3A", "#B8431A", "#FFE3C9", INK, "#F2C48F", "#DB9F66", "#FFF0DA"),
    Seat(
        "C", "Cornflower", "#2A6FD4", "#1B4E9B", "#B9D4FF", WHITE, "#D5D3DC", "#B1ADBC", "#F8F6FA"
    ),
    Seat("S", "Sunflower", "#FFE357", "#D9A91F", "#D0850F", INK, "#FFF0D2", "#EBD0A0", "#FFFBF0"),
    Seat("F", "Fern", "#22614A", "#123F30", "#86C79F", WHITE, "#B98660", "#966644", "#F1D9BD"),
    Seat("V", "Violet", "#4B1D6C", "#2F0F47", "#C592E8", WHITE, "#8B7F90", "#695D70", "#E4DCE6"),
    Seat("H", "Hollyhock", "#EF9BBE", "#C7668F", "#B03C6C", INK, "#FBE6E0", "#E8C2BC", "#FFF8F5"),
)


def mix(a: str, b: str, t: float) -> str:
    """The colour `t` of the way from `a` to `b` (0 is `a`, 1 is `b`), as #RRGGBB."""
    start, end = pygame.Color(a), pygame.Color(b)
    parts = (
        round(x + (y - x) * t)
        for x, y in ((start.r, end.r), (start.g, end.g), (start.b, end.b))
    )
    return "#" + "".join(f"{part:02X}" for part in parts)


def rgba(colour: str, alpha: int = 255) -> tuple[int, int, int, int]:
    """A colour as four numbers, for pygame's own drawing."""
    known = pygame.Color(colour)
    return known.r, known.g, known.b, alpha
