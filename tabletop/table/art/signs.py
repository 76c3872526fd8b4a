"""The signs of all games and of the interface: one drawing for one meaning, readable at 20 px.

Each is a file sprites/common/signs/<name>.svg in a box of 48 units with ink 3.2.
"""

from __future__ import annotations

import pygame

from tabletop.table.art.cache import cached
from tabletop.table.art.picture import Size, picture
from tabletop.table.art.surface import Art, Shadow, tinted, with_shadow
from tabletop.table.art.svg import placed, sprite

GOODS = (
    "carrot", "rabbit", "wood", "fish", "wheat", "gem", "mushroom", "pearl", "copper", "iron",
    "gold", "star", "crown", "heart", "shield", "moon", "flame", "bolt", "gear", "paw", "mountain",
    "cloud", "scroll", "tree", "grass",
)
ACTIONS = (
    "boom", "mega_boom", "river_boom", "wave", "share", "skip_card", "centre", "renew", "joker",
    "burrow", "fox", "gift", "swap_card", "pass_hands", "two_coins", "footprints", "up", "right",
    "down", "left", "stop", "spy", "swap", "bonus", "shock", "eye", "turn_over", "gavel", "fist",
    "re_roll", "cancel", "heal", "burn", "steal", "trade",
)
PLACES = (
    "home", "town_hall", "castle_1", "castle_2", "castle_3", "sky_tower", "tent", "farm",
    "rainbow", "chimney", "station", "rail", "rail_switch", "ring", "draw_pile", "discard", "hand",
    "cards", "bakery", "market", "mill", "orchard", "school", "well",
)
SYMBOLS = (
    "symbol_triangle", "symbol_rectangle", "symbol_spiral", "symbol_ellipse", "symbol_star",
    "symbol_cross",
)
INTERFACE = (
    "menu", "back", "close", "undo", "redo", "hint", "rule_book", "settings", "play", "pause",
    "skip", "step_back", "step_forward", "mistake_back", "mistake_on", "previous", "next", "fold",
    "unfold", "speed_0", "speed_1", "speed_2", "speed_3", "speed_4", "sound", "mute", "music",
    "log", "look_closer", "look_farther",
    "hourglass", "lock", "unlock", "check", "question", "warning", "computer", "human", "thinking",
    "trophy", "dice", "seed", "save", "export", "folder", "full_screen", "window", "switch_tabs",
    "statistics", "plus", "minus", "quit", "pencil", "trash", "copy", "replay", "analysis",
    "lesson", "puzzle", "text_size", "language", "colours", "keyboard", "mouse",
)
SIGNS: tuple[str, ...] = GOODS + ACTIONS + PLACES + SYMBOLS + INTERFACE
"""Every sign there is, by name."""

_FADE = (150, 132, 140, 110)  # a carrot not yet won, a shock already spent
_FULL_LINE_PX = 96  # above this size the ink grows slower than the sign


def _folder(name: str) -> str:
    return name if "/" in name else f"common/signs/{name}"


def line_at(px: float) -> float:
    """By how much a sign's ink is thinned at `px` pixels, so that large signs stay light."""
    return 1.0 if px <= _FULL_LINE_PX else round((_FULL_LINE_PX / px) ** 0.3, 2)


@cached
def sign(name: str, px: float, faded: bool = False) -> pygame.Surface:
    """The sign, `px` pixels wide and high (cached: copy before drawing into it).

    `name` is one of SIGNS, or a path below sprites/ for a game's own sign. `faded` is for what is
    spent or not yet won.
    """
    drawn = sprite(_folder(name), px, px, line=line_at(px))
    return tinted(drawn, _FADE) if faded else drawn


@picture
def sign_shown(size: Size, name: str, shade: Shadow | None = None) -> Art:
    """The sign as a picture, on a shadow where it lies on something."""
    drawn = sign(name, size.w)
    return with_shadow(drawn, shade, size.s) if shade is not None else Art(drawn, 0, 0)


def sign_body(
    name: str, x: float, y: float, size: float, turn: float = 0.0, line: float = 1.0
) -> str:
    """The sign as part of a larger SVG drawing: `size` units wide, its middle at (x, y)."""
    return placed(_folder(name), x, y, size, turn, line=line)
