"""Positions of pieces: cards of every place, tokens, markers, pawns, in style units.

Pure geometry over the layout and the present looks; nothing is drawn here.
"""

from __future__ import annotations

from pygame import FRect

from tabletop.games.bunny_boom.rules import keys
from tabletop.games.bunny_boom.rules.village import CENTRE, spaces_for
from tabletop.games.bunny_boom.table import green
from tabletop.games.bunny_boom.table.layout import Places
from tabletop.games.bunny_boom.table.looks import Looks
from tabletop.table.boxes import centred, square
from tabletop.table.contract import Host
from tabletop.table.pawns import standing

MARKERS = ("carrot", "burrow", "fox")
CROWD = 3
"""Pawns on a house from which its bunnies have no room at the side."""
COIN_H = 1.2
"""Height of a coin by its width."""
SMALL_CARD = FRect(0, 0, 40, 56)
"""A card on its way to where it is not seen."""


class Spots:
    """Positions of one table.

    Attributes:
        unit: style units for one of the units the green was drawn in.
        hand_seat: whose hand lies before the viewer, -1 before anything is dealt.
        near: whose home lies nearest: the last viewer's.
        looks: how everything lay when it was last shown.
    """

    def __init__(self, host: Host, places: Places) -> None:
        self.host, self.places = host, places
        self.unit = places.pitch / green.PITCH
        self.seats = len(host.seats)
        self.spaces = spaces_for(self.seats)
        self.hand_seat = -1
        self.near = 0
        self.looks: Looks = {}

    def held_cards(self, looks: Looks) -> list[int]:
        """Returns the cards of the hand before the viewer, in order."""
        place = keys.hand(self.hand_seat)
        return sorted(
            look.card
            for key, look in looks.items()
            if key.startswith("card:") and look.place == place
        )

    def place_rect(self, place: str, looks: Looks, card: int = -1) -> FRect:
        """Returns the rectangle of a card at that place."""
        kind, number = place.partition(":")[0], keys.number(place)
        if kind in ("space", "centre"):
            return self.places.tile(number)
        if kind == "river":
            return self.places.water[number]
        if kind == "hand":
            return self._hand_rect(number, looks, card)
        if kind in ("home", "gifts"):
            return centred(SMALL_CARD, self.home(number))
        if kind == "discard":
            return centred(SMALL_CARD, square(*self.places.river.midright, 0))
        return self.places.pile

    def _hand_rect(self, seat: int, looks: Looks, card: int) -> FRect:
        if seat == self.hand_seat:
            held = self.held_cards(looks)
            slot = held.index(card) if card in held else len(held)
            return self.places.slots[min(slot, len(self.places.slots) - 1)]
        plate = self.host.anchors.get(f"plate:{seat}")
        near = self.home(seat) if plate is None else self.host.layer.units(plate)
        return centred(SMALL_CARD, near)

    def home(self, seat: int) -> FRect:
        """Returns the home of that seat on the table, turned to the nearest one."""
        return self.places.homes[(seat - self.near) % self.seats]

    def coin(self, x: float, y: float) -> FRect:
        """The place of a coin with its middle there."""
        d = self.token_size
        return FRect(x - d / 2, y - COIN_H * d / 2, d, COIN_H * d)

    def door(self, seat: int) -> FRect:
        """Returns the place of a bunny that enters or leaves a home."""
        home = self.home(seat)
        return self.coin(home.x + home.w * 0.36, home.y + home.h * 0.66)

    def tokens(self, place: str, looks: Looks) -> FRect:
        """Returns the place of the bunnies that lie on a card."""
        rect, d = self.place_rect(place, looks), self.token_size
        if place.startswith("river"):
            low = self.places.river.bottom - d * 1.25
            at = rect.centerx - d / 2, min(rect.bottom - d * 0.4, low)
        elif self.crowd(place, looks) >= CROWD:
            at = rect.centerx - d * 0.66, rect.bottom - d * 0.9
        else:
            at = rect.right - d * 1.08, rect.centery - d * 0.82
        return FRect(*at, d, COIN_H * d)

    @property
    def token_size(self) -> float:
        return 28 * self.unit

    def marker(self, name: str, place: str) -> FRect:
        """Returns the place of the Carrot, Fox or Burrow marker."""
        d, index = 32 * self.unit, MARKERS.index(name)
        if place == "centre":
            x, y = ((0, -38), (-36, -26), (36, -26))[index]
            return square(*self.places.tile(CENTRE).center, d).move(x * self.unit, y * self.unit)
        number = keys.number(place)
        if place.startswith("space"):
            tile = self.places.tile(number)
            return FRect(tile.centerx - d * 0.2, tile.y - d * 0.35, d, d)
        home = self.home(number)
        return FRect(home.x + home.w / 150 * (4 + 33 * index), home.bottom - d * 0.72, d, d)

    def gift(self, seat: int) -> FRect:
        """Returns the place of the mark of a seat's gifts."""
        home, d = self.home(seat), self.token_size * 1.2
        return FRect(home.x + home.w - d * 1.1, home.y + home.h * 0.08, d, d)

    def crowd(self, place: str, looks: Looks) -> int:
        """Returns the number of pawns on that place."""
        names = map(keys.pawn, range(self.seats))
        return sum(name in looks and looks[name].place == place for name in names)

    def stand(self, seat: int, looks: Looks) -> FRect:
        """Returns the place of a pawn at rest."""
        place = looks[keys.pawn(seat)].place
        here = [
            other
            for other in range(self.seats)
            if other == seat or looks[keys.pawn(other)].place == place
        ]
        return self.stand_at(keys.number(place), here.index(seat), len(here))

    def stand_at(self, place: int, index: int, of: int) -> FRect:
        """Returns the spot of the pawn `index` of `of` that share a place.

        Several stand further back, so that the house's lock and movement badge stay in sight.
        """
        u, middle = self.unit, self.places.tile(place)
        if place == CENTRE:
            x = (index - (of - 1) / 2) * (31 if of > 2 else 40)
            return standing(middle.centerx + x * u, middle.centery + 47 * u, 56 * u)
        if of == 1:
            return standing(middle.centerx - 14 * u, middle.bottom - 4 * u, 58 * u)
        x = 27 * index - 23 if of == 2 else 46 * index / (of - 1) - 28
        return standing(middle.centerx + x * u, middle.centery + 8 * u, 48 * u)
