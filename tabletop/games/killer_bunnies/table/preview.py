"""Forecasts of weapons from a view alone: level, targets, chances to kill (R10).

The rules themselves are in `weapons`; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tabletop.games.killer_bunnies.rules import cards as rows
from tabletop.games.killer_bunnies.rules import frames
from tabletop.games.killer_bunnies.rules.cards import (
    CARDS,
    CITY,
    CITY_WEAPON,
    FX,
    GROUND_RUNNER,
    GROUND_WEAPON,
)
from tabletop.games.killer_bunnies.rules.circles import neighbours
from tabletop.games.killer_bunnies.rules.frames import BARE, BY_WEAPON
from tabletop.games.killer_bunnies.rules.view import KillerView, PieceView
from tabletop.games.killer_bunnies.words import say
from tabletop.words import Fact, Noun, noun

SIDES: Final = 12
ROLLS: Final = range(1, SIDES + 1)


class Odds(NamedTuple):
    """One defence roll before it falls.

    Attributes:
        level: what is rolled against.
        left: points of damage that kill. `bonus`: added to the roll. `less`: taken off the damage.
        city: whether it is a city that defends.
        why: how the level comes about, where it is not the printed one.
    """

    level: int
    left: int
    bonus: int = 0
    less: int = 0
    city: bool = False
    why: tuple[Noun, ...] = ()

    @property
    def dies_to(self) -> int:
        """The highest roll that kills; 0 = none."""
        return sum(self.damage(roll) >= self.left for roll in ROLLS)

    @property
    def hurt_to(self) -> int:
        """The highest roll that does any damage; 0 = none."""
        return sum(self.damage(roll) > 0 for roll in ROLLS)

    @property
    def percent(self) -> int:
        """Chance that the target dies, in whole percent."""
        return round(100 * self.dies_to / SIDES)

    def damage(self, roll: int) -> int:
        """Returns the damage that a roll lets through."""
        return max(0, max(0, self.level - roll - self.bonus) - self.less)

    def facts(self) -> dict[str, Fact]:
        """The facts of the messages that tell the roll."""
        fate = ("falls" if self.city else "dies") if self.dies_to else "safe"
        if not self.dies_to and self.hurt_to:
            fate = "hurt"
        to = self.dies_to or self.hurt_to
        told: dict[str, Fact] = {"level": self.level, "why": self.why, "bonus": self.bonus}
        shown = {"left": self.left, "to": to, "any": to == SIDES, "percent": self.percent}
        return {**told, **shown, "fate": fate}

    def words(self, brief: bool = False) -> tuple[str, ...]:
        """Three short lines: level, what kills, how likely; `brief` has the last two in one."""
        keys = ("odds", "odds.brief") if brief else ("odds", "odds.fate", "odds.chance")
        return tuple(say(key, **self.facts()) for key in keys)


class Struck(NamedTuple):
    """A piece that a weapon will strike: its number, its odds, whether it is the direct target."""

    piece: int
    odds: Odds
    direct: bool


def rows_of(view: KillerView, city: bool) -> Iterator[PieceView]:
    """All of a ring, clockwise from the first seat's first slot."""
    for seat in view.seats:
        yield from seat.cities if city else seat.bunnies


def find(view: KillerView, piece: int) -> PieceView | None:
    """A creature or city of the two rings, or None."""
    for city in (False, True):
        for one in rows_of(view, city):
            if one.piece == piece:
                return one
    return None


def in_play(view: KillerView, seat: int) -> Iterator[PieceView]:
    """The creatures of a seat in the circle and in its cities (A70)."""
    yield from view.seats[seat].bunnies
    for city in rows_of(view, True):
        if city.owner == seat:
            yield from city.inside


def _power(view: KillerView, seat: int, code: int) -> int:
    return sum(FX[p.face][code][1] for p in in_play(view, seat) if code in FX[p.face])


def raises(view: KillerView, seat: int, weapon: int) -> dict[str, int]:
    """Returns the present additions to the card's printed level by their causes (A73)."""
    card = CARDS[view.faces[weapon]]
    plus = rows.CITY_PLUS if card.subtype == CITY_WEAPON else rows.GROUND_PLUS
    powers = _power(view, seat, rows.WEAPON_PLUS) + _power(view, seat, plus)
    found = {"pairs": view.seats[seat].pairs, "boost": view.boost, "power": powers}
    return {why: by for why, by in found.items() if by}


def level(view: KillerView, seat: int, weapon: int) -> int:
    """At what level the seat would launch that card of the match now."""
    return CARDS[view.faces[weapon]].value + sum(raises(view, seat, weapon).values())


def level_parts(view: KillerView, seat: int, weapon: int) -> tuple[Noun, ...]:
    """Returns the parts of that level; () for the printed one."""
    more = raises(view, seat, weapon)
    parts = {"printed": CARDS[view.faces[weapon]].value, **more} if more else {}
    return tuple(noun("level", why, n=by) for why, by in parts.items())


def is_weapon(view: KillerView, piece: int) -> bool:
    """Returns True if a card of the match is a Ground Weapon, City Weapon or Runner."""
    return GROUND_WEAPON <= CARDS[view.faces[piece]].subtype <= GROUND_RUNNER


def targets(view: KillerView, seat: int, weapon: int) -> tuple[int, ...]:
    """Returns the pieces a weapon may be aimed at (R10, R11, A19, A21)."""
    city = CARDS[view.faces[weapon]].subtype == CITY_WEAPON
    return tuple(p.piece for p in rows_of(view, city) if p.owner != seat)


def around(view: KillerView, piece: int) -> tuple[int, ...]:
    """The pieces adjacent in the ring of a creature or city, the clockwise one first."""
    city = CARDS[view.faces[piece]].subtype == CITY
    ring = [p.piece for p in rows_of(view, city)]
    return neighbours(ring, piece) if piece in ring else ()


def against(
    view: KillerView, target: int, at_level: int, flags: int = BY_WEAPON, extra: int = 0
) -> Odds:
    """The odds of a defence; `flags` as `frames` has them, `extra` what answers add to the roll."""
    found = find(view, target)
    if found is None:
        return Odds(at_level, 0)
    city = CARDS[found.face].subtype == CITY
    bonus = 0 if flags & BARE else found.bonus + extra
    taken = found.less if flags & BY_WEAPON else 0
    return Odds(at_level, found.full - found.damage, bonus, taken, city)


def _beside(view: KillerView, seat: int, weapon: int, at_level: int, splash: bool) -> int:
    """The level that adjacent pieces defend against, 0 = they need not."""
    fx = FX[view.faces[weapon]]
    beside = fx[rows.ADJ_LEVEL][1] if rows.ADJ_LEVEL in fx else 0
    if splash:
        steps_down = [
            FX[p.face][rows.SPLASH][1]
            for p in in_play(view, seat)
            if rows.SPLASH in FX[p.face] and not p.used
        ]
        if steps_down:
            beside = max(beside, 1, at_level - steps_down[0])
    return beside


def struck(
    view: KillerView, seat: int, weapon: int, target: int, splash: bool = False
) -> tuple[Struck, ...]:
    """Everything the weapon would strike when aimed there: the direct target first."""
    at_level = level(view, seat, weapon)
    flags = BY_WEAPON | (BARE if rows.NO_DEF_BONUS in FX[view.faces[weapon]] else 0)
    chance = against(view, target, at_level, flags)
    found = [Struck(target, chance._replace(why=level_parts(view, seat, weapon)), True)]
    if CARDS[view.faces[weapon]].subtype == GROUND_RUNNER:
        return tuple(found)
    beside = _beside(view, seat, weapon, at_level, splash)
    if beside:
        found += [Struck(p, against(view, p, beside), False) for p in around(view, target)]
    return tuple(found)


def under_way(view: KillerView) -> tuple[Struck, ...]:
    """Returns the strikes of a launched weapon, by the pending frames; () without one."""
    for frame in reversed(view.stack):
        if frame[0] in (frames.DEFENCE, frames.ROLLED):
            _, _, _, target, at_level, flags, extra, _ = frame
            return (Struck(target, against(view, target, at_level, flags, extra), True),)
        if frame[0] == frames.STRIKE:
            _, _, weapon, target, first, second, at_level, beside, _ = frame
            bare = BARE if rows.NO_DEF_BONUS in FX[view.faces[weapon]] else 0
            found = [Struck(target, against(view, target, at_level, BY_WEAPON | bare), True)]
            if beside:
                near = [p for p in (first, second) if p >= 0]
                found += [Struck(p, against(view, p, beside), False) for p in near]
            return tuple(found)
        if frame[0] == frames.VISIT:
            return (Struck(frame[3], against(view, frame[3], frame[5]), True),)
    return ()


def rolled(view: KillerView) -> tuple[Odds, int] | None:
    """The defence whose die has fallen and may still be rolled again, and the roll."""
    for frame in reversed(view.stack):
        if frame[0] == frames.ROLLED:
            _, _, _, target, at_level, flags, extra, roll = frame
            return against(view, target, at_level, flags, extra), roll
    return None
