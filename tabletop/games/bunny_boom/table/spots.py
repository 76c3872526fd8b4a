"""Positions of pieces: cards of every place, tokens, markers, pawns.

Pure geometry over the layout and the present looks; nothing is drawn here.
"""

from __future__ import annotations

import pygame

from tabletop.games.bunny_boom.rules import keys
from tabletop.games.bunny_boom.rules.village import CENTRE, spaces_for
from tabletop.games.bunny_boom.table import green
from tabletop.games.bunny_boom.table.layout import Places
from tabletop.games.bunny_boom.table.looks import Looks
from tabletop.table.contract import Host

MARKERS = ("carrot", "burrow", "fox")
CROWD = 3
"""Pawns on a house from which its bunnies have no room at the side."""
Spot = tuple[float, float]


class Spots:
    """Positions of one table.

    Attributes:
        unit: window pixels for one of the pixels the green was drawn in.
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

    def place_rect(self, place: str, looks: Looks, card: int = -1) -> pygame.Rect:
        """Returns the rectangle of a card at that place."""
        kind, number = place.partition(":")[0], keys.number(place)
        if kind in ("space", "centre"):
            return self.places.tile(number)
        if kind == "river":
            return self.places.water[number]
        if kind == "hand":
            return self._hand_rect(number, looks, card)
        if kind in ("home", "gifts"):
            return self._card_at(self.home(number).center)
        if kind == "discard":
            return self._card_at((self.places.river.right, self.places.river.centery))
        return self.places.pile

    def _hand_rect(self, seat: int, looks: Looks, card: int) -> pygame.Rect:
        if seat == self.hand_seat:
            held = self.held_cards(looks)
            if card in held:
                slot = held.index(card)
            else:
                slot = min(len(held), len(self.places.slots) - 1)
            return self.places.slots[min(slot, len(self.places.slots) - 1)]
        plate = self.host.anchors.get(f"plate:{seat}")
        return self._card_at(plate.center if plate else self.home(seat).center)

    def _card_at(self, centre: tuple[int, int]) -> pygame.Rect:
        small = pygame.Rect(0, 0, round(40 * self.host.s), round(56 * self.host.s))
        small.center = centre
        return small

    def home(self, seat: int) -> pygame.Rect:
        """Returns the home of that seat on the table, turned to the nearest one."""
        return self.places.homes[(seat - self.near) % self.seats]

    def door(self, seat: int) -> Spot:
        """Returns the point where bunnies enter and leave a home."""
        home = self.home(seat)
        return home.x + home.w * 0.36, home.y + home.h * 0.66

    def token_spot(self, place: str) -> Spot:
        """Returns the top left of the bunnies that lie on a card."""
        rect = self.place_rect(place, self.looks)
        d = self.token_size
        if place.startswith("river"):
            low = self.places.river.bottom - round(d * 1.25)
            return rect.centerx - d / 2, min(rect.bottom - round(d * 0.4), low)
        if self._crowd(place, self.looks) >= CROWD:
            return rect.centerx - round(d * 0.66), rect.bottom - round(d * 0.9)
        return rect.right - round(d * 1.08), rect.centery - round(d * 0.82)

    @property
    def token_size(self) -> int:
        return max(18, round(28 * self.unit))

    def marker_spot(self, name: str, place: str) -> tuple[Spot, int]:
        """Returns the top left and size of the Carrot, Fox or Burrow marker."""
        d = max(20, round(32 * self.unit))
        index = MARKERS.index(name)
        if place == "centre":
            x, y = ((0, -38), (-36, -26), (36, -26))[index]
            middle = self.places.tile(CENTRE).center
            return (middle[0] + x * self.unit - d / 2, middle[1] + y * self.unit - d / 2), d
        number = keys.number(place)
        if place.startswith("space"):
            tile = self.places.tile(number)
            return (tile.centerx - d * 0.2, tile.y - d * 0.35), d
        home = self.home(number)
        grow = home.w / 150
        return (home.x + grow * (4 + 33 * index), home.bottom - d * 0.72), d

    def gift_spot(self, seat: int) -> Spot:
        home = self.home(seat)
        d = self.token_size * 1.2
        return home.x + home.w - d * 1.1, home.y + home.h * 0.08


    def _crowd(self, place: str, looks: Looks) -> int:
        """Returns the number of pawns on that place."""
        names = map(keys.pawn, range(self.seats))
        return sum(name in looks and looks[name].place == place for name in names)

    def stand(self, seat: int, looks: Looks) -> tuple[int, int, int]:
        """Returns (x of the feet, y of the feet, height) of a pawn at rest."""
        place = looks[keys.pawn(seat)].place
        here = [
            other
            for other in range(self.seats)
            if other == seat or looks[keys.pawn(other)].place == place
        ]
        return self.stand_at(keys.number(place), here.index(seat), len(here))

    def stand_at(self, place: int, index: int, of: int) -> tuple[int, int, int]:
        """Returns the spot of the pawn `index` of `of` that share a place.

        Several stand further back, so that the house's lock and movement badge stay in sight.
        """
        u = self.unit
        middle = self.places.tile(place)
        if place == CENTRE:
            x = (index - (of - 1) / 2) * (31 if of > 2 else 40)
            return round(middle.centerx + x * u), round(middle.centery + 47 * u), round(56 * u)
        if of == 1:
            return round(middle.centerx - 14 * u), round(middle.bottom - 4 * u), round(58 * u)
        x = 27 * index - 23 if of == 2 else 46 * index / (of - 1) - 28
        return round(middle.centerx + x * u), round(middle.centery + 8 * u), round(48 * u)
