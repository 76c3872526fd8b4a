"""Arrangement of every visible card, from looks: rings, run, hand, shelves, stage. Draws nothing.

`pieces` draws the cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from pygame import Rect

from tabletop.games.killer_bunnies.rules import keys
from tabletop.games.killer_bunnies.rules.cards import CARDS, FX, RES, RESOURCE
from tabletop.games.killer_bunnies.table import rings
from tabletop.games.killer_bunnies.table.layout import CARD, CLEAR, Places, freest
from tabletop.games.killer_bunnies.table.looks import Look, Looks, lying, seat_of, zone
from tabletop.games.killer_bunnies.table.saved_layout import hand_rects, saved_rects


class Spot(NamedTuple):
    """Rectangle of a card, and the way it is drawn there.

    `how` is "card", "back", "ring", "city", "tab", "hex", or "" for what has no picture of its
    own (modifiers, occupants): its place is a part of another's.
    """

    rect: Rect
    how: str


@dataclass(slots=True)
class Scene:
    """Everything besides looks that decides the arrangement.

    Attributes:
        players: number of seats.
        anchor: whose part of the rings is at the bottom.
        seat: whose run, hand and saved cards lie in the tray.
        slots: open slots, "slot:<ring>:<seat>:<index>".
        planned: the hand cards chosen as first run cards, TOP RUN first.
        choosing: whether the first run cards are chosen.
        stock: how many RESOURCE and other cards the tray's seat has saved.
        shelf: where another seat's cards are laid open; shelf_seat: whose, -1 = nobody's.
        plates: where each seat's plate is, in front of cards that are not seen.
        arena: the tag onto which cards are dropped that are played at nothing.
    """

    players: int = 2
    anchor: int = 0
    seat: int = 0
    slots: frozenset[str] = frozenset()
    planned: tuple[str, ...] = ()
    choosing: bool = False
    stock: tuple[int, int] = (0, 0)
    shelf_seat: int = -1
    shelf: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    plates: dict[int, Rect] = field(default_factory=dict)
    arena: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))


def is_resource(look: Look) -> bool:
    return look.face >= 0 and CARDS[look.face].kind == RESOURCE


def hexagon_of(look: Look) -> int:
    """The hexagon that stands for a saved RESOURCE card."""
    return FX[look.face][RES][1]


def spots(at: Places, looks: Looks, scene: Scene) -> dict[str, Spot]:
    """Returns the spot of every visible card and open slot."""
    found: dict[str, Spot] = {}
    _rings(at, looks, scene, found)
    _tray(at, looks, scene, found)
    _played(at, looks, scene, found)
    _others(at, looks, scene, found)
    _parts(looks, found)
    return found


# ------------------------------------------------------------------------------------ the rings


def ring_items(looks: Looks, scene: Scene, ring: str) -> tuple[list[str], int]:
    """Returns cards and open slots of a ring, clockwise from the anchor's part, and that part's
    length."""
    items: list[str] = []
    own = 0
    for step in range(scene.players):
        seat = (scene.anchor + step) % scene.players
        part = _part(lying(looks, keys.heap(ring, seat)), keys.heap(ring, seat), scene)
        items += part
        if step == 0:
            own = len(part)
    return items, own


def _part(row: Sequence[str], place: str, scene: Scene) -> list[str]:
    """Returns a row with its open slots between the cards."""
    found: list[str] = []
    for index in range(len(row) + 1):
        slot = f"slot:{place}:{index}"
        found += [slot] if slot in scene.slots else []
        found += row[index : index + 1]
    return found


def _rings(at: Places, looks: Looks, scene: Scene, found: dict[str, Spot]) -> None:
    creatures, own = ring_items(looks, scene, "circle")
    cities, own_cities = ring_items(looks, scene, "centre")
    kinds = tuple(key.startswith("card:") for key in creatures)
    crowded = sum(kinds) >= rings.NESTED
    inner: list[Rect] = []
    if cities:
        city_kinds = tuple(key.startswith("card:") for key in cities)
        inner = rings.city_rects(at, city_kinds, own_cities, crowded)
    outer = rings.creature_rects(at, kinds, own, inner)
    for key, rect in zip(cities, inner, strict=True):
        found[key] = Spot(rect, "city" if key.startswith("card:") else "slot")
    for key, rect in zip(creatures, outer, strict=True):
        found[key] = Spot(rect, "ring" if key.startswith("card:") else "slot")


# ------------------------------------------------------------------------------------- the tray


def _tray(at: Places, looks: Looks, scene: Scene, found: dict[str, Spot]) -> None:
    seat = scene.seat
    for name, rect in (("top", at.top), ("bottom", at.bottom)):
        for key, look in looks.items():
            if look.place == keys.heap(name, seat):
                found[key] = Spot(rect.copy(), "card" if look.face >= 0 else "back")
    hand = lying(looks, keys.heap("hand", seat))
    w = at.hand_w
    saved, room = at.parts(*scene.stock, scene.choosing)
    rects = hand_rects(room, w, round(w * CARD), CLEAR * at.q, len(hand))
    for key, rect in zip(hand, rects, strict=True):
        found[key] = Spot(rect, "card")
    for key, rect in zip(scene.planned, (at.top, at.bottom), strict=False):
        if key in found:
            found[key] = Spot(rect.copy(), "card")
    _shelf(at, saved, looks, seat, found)
    _top_of_discard(at.discard, looks, seat, found)


def _shelf(at: Places, area: Rect, looks: Looks, seat: int, found: dict[str, Spot]) -> None:
    saved = lying(looks, keys.heap("saved", seat))
    resources = [key for key in saved if is_resource(looks[key])]
    resources.sort(key=lambda key: (looks[key].spent > 0, hexagon_of(looks[key])))
    others = [key for key in saved if not is_resource(looks[key])]
    sorts = [(hexagon_of(looks[key]), looks[key].spent) for key in resources]
    hexagons, tabs = saved_rects(area, at.s, at.q, sorts, len(others))
    for key, rect in zip(resources, hexagons, strict=True):
        found[key] = Spot(rect, "hex")
    for key, rect in zip(others, tabs, strict=True):
        found[key] = Spot(rect, "tab")


def _top_of_discard(rect: Rect, looks: Looks, seat: int, found: dict[str, Spot]) -> None:
    """Adds the last two discarded cards: the lower one shows while the other is on its way."""
    for key in lying(looks, keys.heap("discard", seat))[-2:]:
        found[key] = Spot(rect.copy(), "card")


# ----------------------------------------------------------------------------- on their way, away


def _played(at: Places, looks: Looks, scene: Scene, found: dict[str, Spot]) -> None:
    """Adds played cards: the tray's seat's on the place of its run, those of others on the stage.
    """
    busy = any(look.place == keys.heap("top", scene.seat) for look in looks.values())
    shift = 0
    for key in lying(looks, "played"):
        own = looks[key].owner == scene.seat
        if own and not busy:
            found[key] = Spot(at.top.copy(), "card")
            busy = True
        else:
            step = round(at.stage.w * 0.42)
            found[key] = Spot(at.stage.move(shift * step, -shift * round(10 * at.p)), "card")
            shift += 1
    away = [key for key, look in looks.items() if zone(look) == "away"]
    w = round(max(46 * at.p, 40 * at.s))
    for i, key in enumerate(away):
        rect = Rect(at.area.x + i * (w + 6), at.area.y, w, round(w * 98 / 74))
        found[key] = Spot(rect, "ring")


# ------------------------------------------------------------------------------------ the others


def _others(at: Places, looks: Looks, scene: Scene, found: dict[str, Spot]) -> None:
    seat = scene.shelf_seat
    if seat < 0 or seat == scene.seat:
        return
    _, run, saved, discard = shelf_parts(scene.shelf, at.s)
    for name, rect in zip(("top", "bottom"), run, strict=True):
        for key, look in looks.items():
            if look.place == keys.heap(name, seat):
                found[key] = Spot(rect, "card" if look.face >= 0 else "back")
    _shelf(at, saved, looks, seat, found)
    _top_of_discard(discard, looks, seat, found)


def shelf_parts(shelf: Rect, s: float) -> tuple[Rect, tuple[Rect, Rect], Rect, Rect]:
    """Head line, run cards, saved cards and Discard Pile of another seat's open shelf."""
    pad = round(14 * s)
    head = Rect(shelf.x + pad, shelf.y + round(10 * s), shelf.w - 2 * pad, round(24 * s))
    y = head.bottom + round(8 * s)
    h = shelf.bottom - pad - y
    w = round(min(60 * s, h / CARD))
    one = Rect(shelf.x + pad, y, w, round(w * CARD))
    two = one.move(w + round(8 * s), 0)
    discard = one.copy()
    discard.right = shelf.right - pad
    left = two.right + round(14 * s)
    saved = Rect(left, y, discard.x - round(14 * s) - left, h)
    return head, (one, two), saved, discard


def _parts(looks: Looks, found: dict[str, Spot]) -> None:
    """Adds occupants and modifiers as strips of the card they belong to."""
    for key, look in looks.items():
        where = zone(look)
        if where not in ("inside", "under"):
            continue
        host = found.get(keys.card(seat_of(look)))
        if host is None:
            continue
        siblings = lying(looks, look.place)
        index, count = siblings.index(key), len(siblings)
        strip = host.rect.copy()
        strip.h = max(8, round(strip.h * 0.3))
        strip.bottom = host.rect.bottom
        strip.w = max(6, host.rect.w // count)
        strip.x = host.rect.x + index * strip.w
        found[key] = Spot(strip, "")


def place_rect(at: Places, key: str, scene: Scene) -> Rect | None:
    """Returns the rectangle of a place without a card: a seat's pile, discard, hand, run, plate."""
    name, seat = key.partition(":")[0], keys.number(key)
    if name == "seat" or (name in ("d20", "hand") and seat != scene.seat):
        return scene.plates.get(seat)
    if name in ("pile", "discard", "saved", "top", "bottom", "hand"):
        if seat != scene.seat:
            if seat == scene.shelf_seat:
                _, run, saved, discard = shelf_parts(scene.shelf, at.s)
                parts = {"top": run[0], "bottom": run[1], "saved": saved, "discard": discard}
                return parts.get(name, scene.plates.get(seat))
            return scene.plates.get(seat)
        if name in ("saved", "hand"):
            return at.parts(*scene.stock, scene.choosing)[name == "hand"]
        return {"pile": at.pile, "discard": at.discard, "top": at.top, "bottom": at.bottom}[name]
    if name == "d20":
        return scene.plates.get(seat)
    return {"trade": at.trade, "count": at.count, "arena": scene.arena}.get(name)


def play_rect(at: Places, taken: Sequence[Rect]) -> Rect:
    """Returns the tag to drop cards on that need no target, where it hides least."""
    rect = Rect(0, 0, round(150 * at.s), round(40 * at.s))
    shift = round(at.arena.h * 0.17)
    spots = []
    for dy in (shift, -shift, 0):
        rect.center = at.centre[0], at.centre[1] + dy
        spots.append(rect.copy())
    return freest(spots, taken)
