"""The bunnies on the cards: the kit's rabbit in other furs and clothes, with props of their own.

Clothes and props are files sprites/killer_bunnies/<key>_<layer>.svg in the rabbit's box of
200 x 256 units. Seats' rabbits are never used here: they stand for players and nothing else.
"""

from __future__ import annotations

from typing import NamedTuple

import pygame

from tabletop.table.art.cache import cached
from tabletop.table.art.palette import SEATS, WHITE
from tabletop.table.art.rabbit import LOOKS
from tabletop.table.art.svg import fragment, group, raster

VIEW = (-32.0, -8.0, 264.0, 264.0)
"""The square in which a figure is shown, in its own units; the feet stand on its lower edge."""

_WIDTH = 200
_PART = SEATS[0]


class Fur(NamedTuple):
    """Colours of a coat: fur, its shade, muzzle and inside of the ears."""

    fur: str
    shade: str
    muzzle: str
    ear: str


CREAM_FUR = Fur("#F6E9D2", "#DCC6A2", "#FFFBF2", "#F0B8A8")
WHITE_FUR = Fur("#FFFDF8", "#DDD9DF", "#FFFFFF", "#F3B5BE")
GREY_FUR = Fur("#CFC9D6", "#A8A0B4", "#F4F1F7", "#E7A9B0")
SLATE_FUR = Fur("#8F8A9E", "#6A6579", "#DAD6E0", "#D9979C")
NIGHT_FUR = Fur("#5C5468", "#423B4E", "#B9B1C4", "#A9717F")
TAN_FUR = Fur("#E3BC8C", "#C2976A", "#FBEBD2", "#EFA183")
BROWN_FUR = Fur("#B08A6A", "#8C6A4C", "#EBD8C2", "#DE9C86")
GINGER_FUR = Fur("#EDA25F", "#CB7F3E", "#FCE3C4", "#F7C4A0")
STONE_FUR = Fur("#B9B4AC", "#918B83", "#DDD9D2", "#A49D95")
EARTH_FUR = Fur("#7E5E4E", "#5E4437", "#CDB29E", "#C98A7C")
TIN_FUR = Fur("#C3D6E0", "#91ABBA", "#E9F2F6", "#F2B56B")

BLUE, VIOLET, GREEN, YELLOW = (
    ("#4A8BEE", "#1F4E9E"), ("#8A5FC2", "#4C2C78"), ("#5FAE52", "#2F6A28"), ("#E0A93A", "#94620C"),
)  # fmt: skip


class Character(NamedTuple):
    """Differences of one bunny from the kit's rabbit.

    Attributes:
        tunic: colour and shade.
        layers: which prop files it has: "behind" it all, "dress" over the tunic, "mask" under the
            eyes, "front" over everything.
        drop: 1 the Yang, 2 the Yin half of a pair's circle on the tunic.
        partner: the key of a second bunny standing behind, in CAST_PARTNERS.
    """

    fur: Fur
    tunic: tuple[str, str]
    ears: tuple[str, str] = ("up", "up")
    eyes: str = "open"
    mouth: str = "w"
    brow: str = ""
    layers: tuple[str, ...] = ()
    arms: str = "paws"
    drop: int = 0
    partner: str = ""
    lean: float = 0.0


_MASKED = ("mask", "front")
_DRESSED = ("dress", "front")
_HALF = ("behind", "front")

CAST: dict[str, Character] = {
    "blue_yang_bunny": Character(
        WHITE_FUR, BLUE, ("up", "up"), "happy", "open", layers=_HALF, drop=1
    ),
    "blue_yin_bunny": Character(
        NIGHT_FUR, BLUE, ("lop", "lop"), "sleepy", "w", layers=_HALF, drop=2
    ),
    "captain_capacitor": Character(
        CREAM_FUR, ("#E4572E", "#98290F"), ("up", "up"), "open", "grin",
        layers=("behind", "dress", *_MASKED),
    ),
    "wrench_wonder": Character(
        GINGER_FUR, ("#3F7FD8", "#1F4E9E"), ("bent", "up"), "open", "grin", "bold", layers=_DRESSED
    ),
    "redeux": Character(
        WHITE_FUR, ("#C62B4B", "#7E142C"), ("tall", "tall"), "open", "smirk",
        layers=("behind", "dress", "mask"),
    ),
    "suzie_shadows": Character(
        SLATE_FUR, ("#3D3550", "#241E33"), ("wide", "wide"), "sly", "tiny",
        layers=("behind", "dress", "front"),
    ),
    "wind_up_bunny": Character(
        TIN_FUR, ("#E8845B", "#A64A26"), ("up", "up"), "wide", "tiny",
        layers=("behind", "dress", "front"),
    ),
    "fan_bunnies": Character(
        TAN_FUR, BLUE, ("up", "bent"), "happy", "open", layers=("dress", "front"), arms="arms_up",
        partner="fan_bunnies_2",
    ),
    "violet_yang_bunny": Character(
        WHITE_FUR, VIOLET, ("wide", "wide"), "open", "grin", layers=_HALF, drop=1
    ),
    "violet_yin_bunny": Character(
        NIGHT_FUR, VIOLET, ("back", "back"), "sly", "smirk", layers=_HALF, drop=2
    ),
    "death_stalker": Character(
        NIGHT_FUR, ("#3A2E45", "#211A29"), ("tall", "tall"), "sly", "smirk",
        layers=("behind", "dress", "front"),
    ),
    "professor_maelstrom": Character(
        GREY_FUR, ("#F4F6F8", "#9BA9BC"), ("bent", "wide"), "wide", "grin",
        layers=("behind", "dress", "front"),
    ),
    "the_pickpaw": Character(
        BROWN_FUR, ("#F2EDE2", "#B6AC9C"), ("up", "bent"), "open", "smirk",
        layers=("dress", *_MASKED),
    ),
    "countess_cinder": Character(
        SLATE_FUR, ("#A32638", "#5E0F1E"), ("back", "back"), "sly", "smirk",
        layers=("behind", "dress", "front"),
    ),
    "puddle_jumper": Character(
        CREAM_FUR, ("#FFD43B", "#C48A0C"), ("lop", "lop"), "happy", "open",
        layers=("behind", "dress", "front"), arms="arms_up",
    ),
    "gale_gals": Character(
        CREAM_FUR, VIOLET, ("back", "back"), "closed", "open", layers=("dress", "front"),
        partner="gale_gals_2", lean=2,
    ),
    "green_yang_bunny": Character(
        WHITE_FUR, GREEN, ("up", "wide"), "wink", "grin", layers=_HALF, drop=1
    ),
    "green_yin_bunny": Character(
        NIGHT_FUR, GREEN, ("lop", "up"), "open", "w", layers=_HALF, drop=2
    ),
    "sergeant_sunflower": Character(
        TAN_FUR, ("#6E8B3D", "#425824"), ("up", "up"), "open", "w", "bold",
        layers=("behind", "dress", "front"),
    ),
    "mother_clover": Character(
        WHITE_FUR, ("#4F9A58", "#2B6234"), ("lop", "lop"), "happy", "w", layers=_DRESSED
    ),
    "bramble_baroness": Character(
        BROWN_FUR, ("#8E3B6E", "#551C40"), ("tall", "tall"), "open", "tiny", layers=_DRESSED
    ),
    "wolfgang_woolf": Character(
        CREAM_FUR, ("#8D8894", "#5F5A66"), ("back", "back"), "sly", "grin",
        layers=("behind", "dress", "front"),
    ),
    "cabbage_patcher": Character(
        TAN_FUR, ("#6FA1D8", "#3C6CA0"), ("wide", "bent"), "open", "open", layers=_DRESSED
    ),
    "hay_hoppers": Character(
        GINGER_FUR, GREEN, ("back", "back"), "happy", "open", layers=("behind", "dress", "front"),
        partner="hay_hoppers_2", lean=3,
    ),
    "yellow_yang_bunny": Character(
        WHITE_FUR, YELLOW, ("up", "bent"), "open", "open", layers=_HALF, drop=1
    ),
    "yellow_yin_bunny": Character(
        NIGHT_FUR, YELLOW, ("wide", "wide"), "closed", "w", layers=_HALF, drop=2
    ),
    "granite_gramps": Character(
        STONE_FUR, ("#8B857C", "#5C5750"), ("lop", "up"), "sleepy", "w",
        layers=("dress", "front"),
    ),
    "mayor_mole": Character(
        EARTH_FUR, ("#3C3448", "#221D2B"), ("lop", "lop"), "open", "smirk", layers=_DRESSED
    ),
    "baron_bedrock": Character(
        STONE_FUR, ("#7A4B2C", "#4A2A16"), ("wide", "wide"), "sly", "smirk",
        layers=("behind", "dress", "front"),
    ),
    "miss_magma": Character(
        NIGHT_FUR, ("#4A2A24", "#2B1613"), ("wide", "wide"), "sly", "grin",
        layers=("behind", "dress", "front"),
    ),
    "pebble_pup_bunny": Character(
        BROWN_FUR, YELLOW, ("lop", "lop"), "wide", "open", layers=("dress", "front")
    ),
    "trench_hoppers": Character(
        TAN_FUR, ("#8A8452", "#5C5730"), ("back", "back"), "open", "grin", "bold",
        layers=("dress", "front"), partner="trench_hoppers_2",
    ),
    "construction_crew": Character(
        TAN_FUR, ("#F58A2C", "#B55A0C"), ("wide", "wide"), "open", "grin",
        layers=("behind", "dress", "front"),
    ),
}
"""Characters by file name of the card."""

CAST_PARTNERS: dict[str, Character] = {
    "fan_bunnies_2": Character(
        GREY_FUR, ("#E4572E", "#98290F"), ("tall", "up"), "open", "grin", layers=("front",)
    ),
    "gale_gals_2": Character(
        GREY_FUR, ("#D46AA6", "#8E2F66"), ("back", "back"), "open", "o", layers=("front",), lean=4
    ),
    "hay_hoppers_2": Character(
        CREAM_FUR, ("#E0A93A", "#94620C"), ("back", "back"), "open", "grin", layers=("front",),
        lean=-3,
    ),
    "trench_hoppers_2": Character(
        GREY_FUR, ("#8A8452", "#5C5730"), ("back", "back"), "up", "w", layers=("front",)
    ),
}

MOODS = {
    "hurt": ("up", "sad", "worry"),
    "aimed": ("wide", "o", "worry"),
    "gone": ("dizzy", "o", ""),
    "happy": ("happy", "open", ""),
}
"""Eyes, mouth and brow of a mood; "" is the character's rest face."""

_DROPS = ("", "killer_bunnies/drop_yang", "killer_bunnies/drop_yin")
_PAIR = "translate({x} {y}) scale({k})"


def _prop(key: str, layer: str, line: float) -> str:
    return fragment(f"killer_bunnies/{key}_{layer}", (), line).body


def _single(key: str, who: Character, line: float, mood: str) -> str:
    """One bunny in its box."""
    eyes, mouth, brow = MOODS.get(mood, (who.eyes, who.mouth, who.brow))
    swap = (
        (_PART.fur, who.fur.fur), (_PART.fur_shade, who.fur.shade),
        (_PART.muzzle, who.fur.muzzle), (LOOKS[0].inner_ear, who.fur.ear),
        (_PART.shade, who.tunic[1]),
    )  # fmt: skip

    def part(name: str) -> str:
        return fragment(f"common/rabbit/{name}", swap, line).body

    def prop(layer: str) -> str:
        return _prop(key, layer, line) if layer in who.layers else ""

    left, right = who.ears
    ears = part(f"ear_{left}") + group(
        part(f"ear_{right}"), f"translate({_WIDTH} 0) scale(-1 1)"
    )
    hangs = left == "lop"
    tunic = fragment("common/rabbit/tunic", ((WHITE, who.tunic[0]),), line).body
    face = part("muzzle") + part(f"eyes_{eyes}") + (part(f"brow_{brow}") if brow else "")
    face += part("nose") + part(f"mouth_{mouth}")
    head = part("head") + prop("mask") + face
    out = prop("behind") + ("" if hangs else ears) + part("rear") + tunic + part("tunic_shade")
    out += prop("dress") + (fragment(_DROPS[who.drop], (), line).body if who.drop else "")
    out += head + part(who.arms) if who.arms == "arms_up" else part(who.arms) + head
    out += (ears if hangs else "") + prop("front")
    if who.lean:
        out = group(out, f"rotate({who.lean} 100 250)")
    return out


def body(key: str, line: float = 1.0, mood: str = "") -> str:
    """A character as SVG in the box VIEW."""
    who = CAST[key]
    front = _single(key, who, line, mood)
    if not who.partner:
        return front
    other = _single(who.partner, CAST_PARTNERS[who.partner], line * 1.15, mood)
    return group(other, _PAIR.format(x=-30, y=36, k=0.76)) + group(
        front, _PAIR.format(x=71, y=44, k=0.8)
    )


@cached
def bunny(key: str, h: int, mood: str = "") -> pygame.Surface:
    """A character standing alone, `h` x `h` pixels, its feet in the middle of the lower edge."""
    return raster(body(key, 1.0, mood), h, h, VIEW)
