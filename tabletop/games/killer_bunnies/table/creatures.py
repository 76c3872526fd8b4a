"""The bunnies on the cards: the kit's rabbit in other furs and clothes, with props of their own.

Clothes and props are files sprites/killer_bunnies/<key>_<layer>.svg in the rabbit's box of
200 x 256 units. Seats' rabbits are never used here: they stand for players and nothing else.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import pygame

from tabletop.table.art.cache import cached
from tabletop.table.art.palette import SEATS, WHITE
from tabletop.table.art.rabbit import LOOKS
from tabletop.table.art.svg import fragment, group, raster

VIEW = (-32.0, -8.0, 264.0, 264.0)
"""The square in which a figure is shown, in its own units; the feet stand on its lower edge."""

_WIDTH = 200
_PART = SEATS[0]


class Coat(NamedTuple):
    """Colours of a fur: fur, its shade, muzzle and inside of the ears."""

    fur: str
    shade: str
    muzzle: str
    ear: str


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Differences of one bunny from the kit's rabbit.

    Attributes:
        fur: the name of its coat.
        tunic: colour and shade.
        layers: which prop files it has: "behind" it all, "dress" over the tunic, "mask" under the
            eyes, "front" over everything.
        drop: 1 the Yang, 2 the Yin half of a pair's circle on the tunic.
        partner: the key of a second bunny standing behind, in CAST.
    """

    fur: str
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


class Cast(msgspec.Struct, frozen=True):
    """All characters by file name of the card, partners besides, and their coats."""

    furs: dict[str, Coat]
    bunnies: dict[str, Character]


_FILE: Final = Path(__file__).with_name("cast.toml")
_CAST: Final = msgspec.toml.decode(_FILE.read_bytes(), type=Cast)
FURS, CAST = _CAST.furs, _CAST.bunnies

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
    replaced = (_PART.fur, _PART.fur_shade, _PART.muzzle, LOOKS[0].inner_ear, _PART.shade)
    swap = tuple(zip(replaced, (*FURS[who.fur], who.tunic[1])))

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
    other = _single(who.partner, CAST[who.partner], line * 1.15, mood)
    return group(other, _PAIR.format(x=-30, y=36, k=0.76)) + group(
        front, _PAIR.format(x=71, y=44, k=0.8)
    )


@cached
def bunny(key: str, h: int, mood: str = "") -> pygame.Surface:
    """A character standing alone, `h` x `h` pixels, its feet in the middle of the lower edge."""
    return raster(body(key, 1.0, mood), h, h, VIEW)
