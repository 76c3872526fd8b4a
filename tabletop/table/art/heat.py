"""Violet plates for the worth of choices: the nearer to the best, the further they are filled."""

from __future__ import annotations

from tabletop.table.art import lettering
from tabletop.table.art.palette import HEAT_COLD, HEAT_WARM, INK
from tabletop.table.art.picture import Size, picture
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import Art
from tabletop.table.art.svg import rect

WIDE, TALL, TYPE = 70, 23, 15
SMALL_TALL, SMALL_TYPE, PAD = 17, 12, 8
"""Style pixels of a plate with a chance, of a small one, and beside its words."""

LINE, LEAST, STEPS = 1.6, 0.18, 20
"""Width of its outline, the share of the worst choice that is filled, and how many fillings there
are."""

MEASURED = 100


def plate(
    room: float, share: float, words: tuple[str, str]
) -> tuple[float, float, tuple[float, str, float]]:
    """Returns width and height of a plate on a piece `room` wide, and what it shows. `words` are
    whole and, where there is no room, short."""
    units, tall = (TYPE, TALL) if room >= WIDE else (SMALL_TYPE, SMALL_TALL)
    needs = [
        lettering.width_of(told, "heading", MEASURED) * units / MEASURED + PAD for told in words
    ]
    short = needs[0] > room
    wide = max(needs[short], min(WIDE, room))
    return wide, tall, (int(share * STEPS) / STEPS, words[short], units)


@picture
def heat_plate(size: Size, share: float, words: str, units: float) -> Art:
    """Draws a plate whose filling tells the `share` between the worst choice and the best."""
    sheet = Sheet(size)
    w, h = sheet.box.size
    x, wide, tall = LINE / 2, w - LINE, h - LINE
    full = max(tall, (LEAST + (1 - LEAST) * share) * wide)
    ends = x, x, wide, tall, tall / 2
    warm = rect(x, x, full, tall, tall / 2, HEAT_WARM)
    sheet.draw(rect(*ends, HEAT_COLD) + warm + rect(*ends, "none", INK, LINE))
    sheet.write(words, w / 2, h / 2, "heading", units, INK, "center")
    return sheet.art
