"""Arrangement of every visible card, from looks: rings, run, hand, shelves, stage. Draws nothing.

`pieces` draws the cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from pygame import FRect

from tabletop.games.killer_bunnies.rules import keys
from tabletop.games.killer_bunnies.rules.cards import CARDS, FX, RES, RESOURCE
from tabletop.games.killer_bunnies.table import rings
from tabletop.games.killer_bunnies.table.layout import CARD, CLEAR, RING, Places, freest
from tabletop.games.killer_bunnies.table.looks import Look, Looks, lying, seat_of, zone
from tabletop.games.killer_bunnies.table.saved_layout import hand_rects, saved_rects
from tabletop.table.boxes import centred


class Spot(NamedTuple):
    """Rectangle of a card, and the way it is drawn there.

    `how` is "card", "back", "ring", "city", "tab", "hex", or "" for what has no picture of its
    own (modifiers, occupants): its place is a part of another's.
    """

    rect: FRect
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
    shelf_seat: int = -1
    shelf: FRect = field(default_factory=FRect)
    plates: dict[int, FRect] = field(default_factory=dict)
    arena: FRect = field(default_factory=FRect)


def is_resource(look: Look) -> bool:
    return look.face >= 0 and CARDS[look.face].kind == RESOURCE


def tray_parts(at: Places, looks: Looks, scene: Scene) -> tuple[FRect, FRect]:
    """Returns the parts of the tray for saved cards and for the hand."""
    saved = [looks[key] for key in lying(looks, keys.heap("saved", scene.seat))]
    resources = sum(map(is_resource, saved))
    return at.parts(resources, len(saved) - resources, scene.choosing)


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
    inner: list[FRect] = []
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
    _run(looks, scene.seat, (at.top, at.bottom), found)
    hand = lying(looks, keys.heap("hand", scene.seat))
    saved, room = tray_parts(at, looks, scene)
    rects = hand_rects(room, at.hand_card, CLEAR * at.q, len(hand))
    for key, rect in zip(hand, rects, strict=True):
        found[key] = Spot(rect, "card")
    for key, rect in zip(scene.planned, (at.top, at.bottom), strict=False):
        if key in found:
            found[key] = Spot(rect, "card")
    _shelf(at, saved, looks, scene.seat, found)
    _top_of_discard(at.discard, looks, scene.seat, found)


def _run(looks: Looks, seat: int, rects: Sequence[FRect], found: dict[str, Spot]) -> None:
    """Adds a seat's run cards."""
    for name, rect in zip(("top", "bottom"), rects, strict=True):
        for key, look in looks.items():
            if look.place == keys.heap(name, seat):
                found[key] = Spot(rect, "card" if look.face >= 0 else "back")


def _shelf(at: Places, area: FRect, looks: Looks, seat: int, found: dict[str, Spot]) -> None:
    saved = lying(looks, keys.heap("saved", seat))
    resources = [key for key in saved if is_resource(looks[key])]
    resources.sort(key=lambda key: (looks[key].spent > 0, hexagon_of(looks[key])))
    others = [key for key in saved if not is_resource(looks[key])]
    sorts = [(hexagon_of(looks[key]), looks[key].spent) for key in resources]
    hexagons, tabs = saved_rects(area, at.q, sorts, len(others))
    found |= {key: Spot(rect, "hex") for key, rect in zip(resources, hexagons, strict=True)}
    found |= {key: Spot(rect, "tab") for key, rect in zip(others, tabs, strict=True)}


def _top_of_discard(rect: FRect, looks: Looks, seat: int, found: dict[str, Spot]) -> None:
    """Adds the last two discarded cards: the lower one shows while the other is on its way."""
    for key in lying(looks, keys.heap("discard", seat))[-2:]:
        found[key] = Spot(rect, "card")


# ----------------------------------------------------------------------------- on their way, away


def _played(at: Places, looks: Looks, scene: Scene, found: dict[str, Spot]) -> None:
    """Adds played cards: the tray's seat's on the place of its run, those of others on the stage.
    """
    busy = any(look.place == keys.heap("top", scene.seat) for look in looks.values())
    shift = 0
    for key in lying(looks, "played"):
        rect = at.top
        if busy or looks[key].owner != scene.seat:
            rect = at.stage.move(shift * at.stage.w * 0.42, -shift * 10 * at.p)
            shift += 1
        busy = busy or rect is at.top
        found[key] = Spot(rect, "card")
    w = max(46 * at.p, 40)
    away = (key for key, look in looks.items() if zone(look) == "away")
    for i, key in enumerate(away):
        found[key] = Spot(FRect(at.area.x + i * (w + 6), at.area.y, w, w * RING), "ring")


# ------------------------------------------------------------------------------------ the others


def _others(at: Places, looks: Looks, scene: Scene, found: dict[str, Spot]) -> None:
    seat = scene.shelf_seat
    if seat < 0 or seat == scene.seat:
        return
    _, run, saved, discard = shelf_parts(scene.shelf)
    _run(looks, seat, run, found)
    _shelf(at, saved, looks, seat, found)
    _top_of_discard(discard, looks, seat, found)


def shelf_parts(shelf: FRect) -> tuple[FRect, tuple[FRect, FRect], FRect, FRect]:
    """Head line, run cards, saved cards and Discard Pile of another seat's open shelf."""
    head = FRect(shelf.x + 14, shelf.y + 10, shelf.w - 28, 24)
    y = head.bottom + 8
    h = shelf.bottom - 14 - y
    w = min(60, h / CARD)
    one = FRect(head.x, y, w, w * CARD)
    two = one.move(w + 8, 0)
    discard = one.move(head.w - w, 0)
    left = two.right + 14
    return head, (one, two), FRect(left, y, discard.x - 14 - left, h), discard


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
        rect, w = host.rect, max(6, host.rect.w / count)
        high = max(8, rect.h * 0.3)
        found[key] = Spot(FRect(rect.x + index * w, rect.bottom - high, w, high), "")


def place_rect(at: Places, key: str, looks: Looks, scene: Scene) -> FRect | None:
    """Returns the rectangle of a place without a card: a seat's pile, discard, hand, run, plate."""
    name, seat = key.partition(":")[0], keys.number(key)
    parts: dict[str, FRect] = {}
    if seat == scene.seat:
        saved, hand = tray_parts(at, looks, scene)
        parts = {"pile": at.pile, "discard": at.discard, "top": at.top, "bottom": at.bottom}
        parts |= {"saved": saved, "hand": hand}
    elif seat == scene.shelf_seat:
        _, (top, bottom), saved, discard = shelf_parts(scene.shelf)
        parts = {"top": top, "bottom": bottom, "saved": saved, "discard": discard}
    if name in ("seat", "d20", *SEATED):
        return parts.get(name, scene.plates.get(seat))
    return {"trade": at.trade, "count": at.count, "arena": scene.arena}.get(name)


SEATED = ("pile", "discard", "saved", "top", "bottom", "hand")
"""Places of a seat's cards that do not stand in the rings."""


def play_rect(at: Places, taken: Sequence[FRect]) -> FRect:
    """Returns the tag to drop cards on that need no target, where it hides least."""
    tag, shift = centred(FRect(0, 0, 150, 40), at.arena), at.arena.h * 0.17
    return freest([tag.move(0, dy) for dy in (shift, -shift, 0)], taken)
