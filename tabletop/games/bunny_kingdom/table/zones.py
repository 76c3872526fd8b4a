"""The table in words: the map by rows, fiefs, the Great Cloud, hand, parchments, buildings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from tabletop.core.action import Action
from tabletop.core.memo import of_latest
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules import keys
from tabletop.games.bunny_kingdom.rules.boards import (
    CLOUD_ROW,
    CLOUD_ROW_NAMES,
    PARTED,
    RAINBOW_SPACES,
    SIDE,
    WORLD,
)
from tabletop.games.bunny_kingdom.rules.cards import (
    BUILDING,
    FIXED,
    GROUP,
    IS_PARCHMENT,
    NOTHING,
    TERRITORY,
)
from tabletop.games.bunny_kingdom.rules.frames import ROUNDS
from tabletop.games.bunny_kingdom.rules.rails import SEGMENTS, TURNS
from tabletop.games.bunny_kingdom.rules.view import FiefView, KingdomView
from tabletop.games.bunny_kingdom.table import hands, preview
from tabletop.games.bunny_kingdom.table.art_places import segment_target
from tabletop.games.bunny_kingdom.table.closer import full_name
from tabletop.games.bunny_kingdom.words import names
from tabletop.games.bunny_kingdom.words.cards import rule
from tabletop.games.bunny_kingdom.words.text import carrots, product, some
from tabletop.table import meaning
from tabletop.table.contract import SeatFace
from tabletop.table.meaning import Group, Thing

Seats = Sequence[SeatFace]

World = tuple[int, int, int]
"""Place of the map in the window: x, y, and the width of a space."""

LAVA_WORDS: Final = {
    here: f"parted by lava from {names.place(there)}" for here, there in PARTED.items()
}
"""Words for the lava border of each mountain (BK-104)."""


BORDERS: Final = tuple(map(keys.segment, range(SEGMENTS)))
BORDER_NAMES: Final = tuple(f"Border {names.border(segment)}" for segment in range(SEGMENTS))


def groups(view: KingdomView, hand: Sequence[str], world: World) -> tuple[Group, ...]:
    """The zones of this table and what lies in each; `world` is where the map lies now."""
    seats = range(len(view.seats))
    found = [
        Group("players", "Harvests", [f"seat:{seat}" for seat in seats]),
        Group(meaning.BOARD, "New World, the map", [f"row:{row}" for row in range(WORLD // SIDE)]),
    ]
    if view.sky:
        rows = [f"row:{SIDE + row}" for row in range(len(CLOUD_ROW_NAMES))]
        found.append(Group("cloud", "Great Cloud", rows))
    found.append(Group("fiefs", "Fiefs", [f"fief:{fief.spaces[0]}" for fief in view.fiefs]))
    if view.phase == "tracks":
        found.append(Group("borders", "Borders", BORDERS, borders(*world)))
    if view.phase == "turn_station":
        ways = [keys.corner(turn) for turn in range(TURNS)]
        found.append(Group("station", "Central Station", ways))
    found.append(Group(meaning.HAND, "Hand", hand))
    return (*found, *_own(view))


@lru_cache(maxsize=4)
def borders(x: int, y: int, cell: int) -> tuple[Thing, ...]:
    """Returns all border lines, cached by the place of the map: there are hundreds."""
    made = []
    for segment, (key, called) in enumerate(zip(BORDERS, BORDER_NAMES, strict=True)):
        here = segment_target(segment, cell)
        made.append(Thing(key, called, where=(here.x + x, here.y + y, here.w, here.h)))
    return tuple(made)


def _own(view: KingdomView) -> list[Group]:
    """Returns the groups of waiting buildings and parchments, possible copies included."""
    if view.viewer is None:
        return []
    own = view.seats[view.viewer]
    waits = [keys.waiting(kind) for kind, count in enumerate(own.stock) if count]
    waits += [keys.rainbow(which) for which, foot in enumerate(view.ground) if foot >= 0]
    seen = [*own.parchments, *(card for copier in hands.copiers(view)
                               for card in (copier, *hands.copied_from(copier, view)))]  # fmt: skip
    cards = [keys.card(card) for card in dict.fromkeys(seen)]
    return [
        Group(meaning.WAITING, "Waiting to be built", waits),
        Group("parchments", "Parchments", cards),
    ]


def parts(key: str) -> tuple[str, ...]:
    """Returns the spaces of a row."""
    return tuple(map(keys.space, _spaces(keys.number(key)))) if key.startswith("row:") else ()


def spaces(key: str) -> tuple[int, ...]:
    """Returns the spaces of a row, or a single space."""
    if key.startswith("space:"):
        return (keys.number(key),)
    return _spaces(keys.number(key)) if key.startswith("row:") else ()


def lie(spaces: Sequence[int], view: KingdomView) -> tuple[object, ...]:
    """Returns all facts told of neighbouring spaces: holders and buildings."""
    here = slice(spaces[0], spaces[-1] + 1)
    return (*view.owner[here], *view.built[here], view.central, len(view.owner))


@cache
def _spaces(number: int) -> tuple[int, ...]:
    """The spaces of a row, those of the Great Cloud after those of the New World."""
    if number < SIDE:
        return tuple(range(number * SIDE, (number + 1) * SIDE))
    return tuple(WORLD + i for i, row in enumerate(CLOUD_ROW) if row == number - SIDE)


def name(key: str, view: KingdomView, seats: Seats) -> str:
    """Returns the name of a piece or place; "" = none."""
    kind, number = key.partition(":")[0], keys.number(key)
    if number < 0:
        return ""
    if kind == "row":
        return f"Row {'ABCDEFGHIJ'[number]}" if number < SIDE else CLOUD_ROW_NAMES[number - SIDE]
    if kind == "space":
        return names.place(number) if number < len(view.owner) else ""
    if kind == "fief":
        found = _fief(number, view)
        return f"{seats[found.seat].name}'s fief of {names.place(number)}" if found else ""
    if kind == "card":
        return names.card(number)
    if kind == "waits":
        return full_name(number)
    if kind == "seat":
        return seats[number].name
    if kind == "segment":
        return BORDER_NAMES[number]
    if kind == "corner":
        return f"Tracks {names.SIDE_WORDS[number]}"
    return f"Rainbow of {names.place(RAINBOW_SPACES[number])}" if kind == "rainbow" else ""


def state(key: str, view: KingdomView, seats: Seats) -> str:
    """Returns the present state of a piece in a few words."""
    kind, number = key.partition(":")[0], keys.number(key)
    if kind == "space":
        return _space(number, view, seats)
    if kind == "row":
        owners = tuple([view.owner[space] for space in _spaces(number)])
        return _row(number, owners, tuple([seat.name for seat in seats]))
    if kind == "fief" and (found := _fief(number, view)):
        size = some(len(found.spaces), "territory", "territories")
        where = names.listed(names.place(space) for space in found.spaces)
        return f"{size} ({where}), {product(found.strength, found.wealth)}"
    if kind == "card" and IS_PARCHMENT[number] and view.viewer is not None and not view.over:
        return preview.parchment(view, view.viewer, number)
    if kind == "card" and GROUP[number] == TERRITORY:
        return _space(number, view, seats)
    if kind == "waits" and view.viewer is not None:
        count = view.seats[view.viewer].stock[number]
        return f"{count} of them" if count > 1 else ""
    if kind == "seat":
        own = preview.own_fiefs(view, number)
        told = f"{some(len(own), 'fief', 'fiefs')}, {preview.harvest_now(view, number)} a harvest"
        waits = [
            f"{count} of {names.BUILDING_NAMES[kind]}" if count > 1 else names.BUILDING_NAMES[kind]
            for kind, count in enumerate(view.seats[number].stock)
            if count
        ]
        return f"{told}, waiting to be built: {names.listed(waits)}" if waits else told
    if kind == "rainbow" and view.ground[number] >= 0:
        return f"leads to {names.place(view.ground[number])}"
    return ""


def _space(space: int, view: KingdomView, seats: Seats) -> str:
    """Returns ground and goods, building and holder of a space in words."""
    owner = view.owner[space]
    who = seats[owner].name if owner >= 0 and seats else ""
    return _spoken(space, space == view.central, view.built[space], who)


@lru_cache(maxsize=2048)
def _spoken(space: int, central: bool, built: int, who: str) -> str:
    land = names.land(space)
    standing = built not in (NOTHING, FIXED)
    told = ["Central Station"] if central else [] if land == "city" and standing else [land]
    if space in LAVA_WORDS:
        told.append(LAVA_WORDS[space])
    if standing:
        told.append(names.BUILDING_NAMES[built])
    return ", ".join([*told, who] if who else told)


@lru_cache(maxsize=512)
def _row(number: int, owners: Sequence[int], called: Sequence[str]) -> str:
    """Returns the holders of a row's spaces and the number of free ones in words.

    Args:
        owners: the holder of each of its spaces; called: the names of the seats.
    """
    lived = [
        f"{names.place(space)} {called[owner]}"
        for space, owner in zip(_spaces(number), owners, strict=True)
        if owner >= 0
    ]
    free = len(owners) - len(lived)
    return ", ".join([*lived, f"{free} free" if lived else "all free"])


def brings(action: Action, view: KingdomView) -> str:
    """Returns the gain of an action in words, with its ground and the viewer's parchments."""
    said = (_at_once(action, view), preview.for_parchments(action, view))
    return "; ".join(part for part in said if part)


def _at_once(action: Action, view: KingdomView) -> str:
    """Returns an action's gain in carrots a harvest, in words."""
    kind = action.kind
    if kind == acts.PICK and (space := preview.space_of(action.a, view)) >= 0:
        return _with_near(_settling(action.a, view), preview.nearby(view, space))
    if kind == acts.PICK and not IS_PARCHMENT[action.a]:
        return _building_card(action.a, view)
    if kind == acts.BUILD_NO_MORE:
        return preview.left_waiting(view)
    if kind == acts.BUILD:
        told = preview.building(view, action.a, action.b)
        return f"{_ground(action.b, view)}: {told.second}"
    if kind == acts.CAMP:
        told = preview.building(view, view.offered, action.a)
        ground = f"{_ground(action.a, view)}: {told.second}"
        return _with_near(ground, preview.nearby(view, action.a, view.offered))
    if kind == acts.TOWER and (best := preview.tower(view, action.a)) is not None:
        return f"best to {names.place(best.space)}: {best.second}"
    if kind == acts.TOWER_END:
        return preview.joined(view, view.pending, action.a).second
    if kind == acts.RAINBOW:
        return preview.rainbow(view, action.a, action.b).second
    if kind == acts.SERVE:
        return carrots(preview.served(view, action.a))
    if kind == acts.PRODUCE and (gain := preview.post_gain(view, action.a)) is not None:
        return f"{carrots(gain)} more in this harvest"
    return ""


def _with_near(words: str, near: str) -> str:
    return f"{words}; {near}" if near else words


def _settling(card: int, view: KingdomView) -> str:
    """Returns words for the fief a card's rabbit joins and the camp it drives off."""
    told = preview.card(view, card)
    if not ("begins a new fief" in told.title and told.second.endswith("0 carrots")):
        return f"{told.title}: {told.second}"
    taken = view.owner[told.space] not in (-1, view.viewer)
    away = f", {preview.drives_off(view, told.space)}" if taken else ""
    return f"a fief of its own{away}"


def _building_card(card: int, view: KingdomView) -> str:
    """Returns a building card's best place, or its rule and that it may wait."""
    said = preview.card(view, card).second.rstrip(".")
    waits = BUILDING[card] and said == rule(card).rstrip(".") and view.turn < ROUNDS
    return f"{said}; it may wait for a later round" if waits else said


def _ground(space: int, view: KingdomView) -> str:
    """Ground, goods and lava of a space."""
    return _space(space, view, ())


def fief(key: str, view: KingdomView) -> FiefView | None:
    """Returns the fief of a key, which names its lowest space."""
    return _fief(keys.number(key), view)


def _fief(first: int, view: KingdomView) -> FiefView | None:
    return _fiefs(view).get(first)


@of_latest
def _fiefs(view: KingdomView) -> dict[int, FiefView]:
    """The fiefs by their lowest spaces."""
    return {fief.spaces[0]: fief for fief in view.fiefs}
