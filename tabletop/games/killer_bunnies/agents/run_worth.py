"""How much cards are wanted as the next BOTTOM RUN, as tables of figures.

How they are used is in `outlook`.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Wishes(NamedTuple):
    """What run cards are worth to a computer seat, as scores from about 0 to 110.

    Attributes:
        resources: for a RESOURCE, by how many there are.
        creature: for a creature that can be paid, with so much more for each point of its value
            and so much for each creature that is there.
        too_dear: for a creature that cannot be paid.
        weapon_value: for each level of a weapon, above what all weapons have.
        special, very_special: for a SPECIAL, and so much more for a VERY SPECIAL one.
        hexagon, substitute, burn: for each hexagon of a cost, for each that only a substitute
            could pay now, and for each that burns.
        fitting: for a RESOURCE of a type that the deck's costs ask for.
        alike: for each RESOURCE of its type that is there.
    """

    resources: tuple[int, ...]
    creature: float = 60.0
    creature_value: float = 3.0
    further: float = 0.0
    too_dear: float = 10.0
    weapon_value: float = 2.0
    special: float = 48.0
    very_special: float = 0.0
    hexagon: float = 0.0
    substitute: float = 0.0
    burn: float = 0.0
    fitting: float = 0.0
    alike: float = 0.0


PLAIN: Final = Wishes((100, 95, 90, 45, 36, 28, 20, 14, 8))
"""The rule-based player's."""

KEEN: Final = Wishes(
    resources=(100, 95, 90, 70, 60, 50, 36, 20, 14),
    creature=60.0,
    creature_value=5.4,
    further=6.6,
    too_dear=-3.0,
    weapon_value=2.9,
    special=22.0,
    very_special=-14.0,
    hexagon=8.0,
    substitute=-7.7,
    burn=-9.0,
    fitting=11.0,
    alike=5.0,
)
"""Those of players that look ahead: fitted over some 6,600 matches between two whose figures
wavered, by a regression against the lead in points.
"""
