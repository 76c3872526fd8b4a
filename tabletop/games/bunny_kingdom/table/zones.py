"""The table in words: the map by rows, fiefs, the Great Cloud, hand, parchments, buildings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from tabletop.core.action import Action
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules import boards as b
from tabletop.games.bunny_kingdom.rules import cards as c
from tabletop.games.bunny_kingdom.rules import keys
from tabletop.games.bunny_kingdom.rules.frames import ROUNDS
from tabletop.games.bunny_kingdom.rules.rails import SEGMENTS, TURNS
from tabletop.games.bunny_kingdom.rules.view import KingdomView
from tabletop.games.bunny_kingdom.table import hands, preview
from tabletop.games.bunny_kingdom.table.art_places import segment_target
from tabletop.games.bunny_kingdom.words import nouns, say
from tabletop.games.bunny_kingdom.words.cards import rule
from tabletop.table import meaning
from tabletop.table.contract import SeatFace
from tabletop.table.meaning import Group, Thing
from tabletop.words import Noun, Seat, noun
from tabletop.words.books import language

Seats = Sequence[SeatFace]

World = tuple[float, float, float, float]
"""Place of the map: x, y, and the width of a space in style units; pixels of a style unit."""

BORDERS: Final = tuple(map(keys.segment, range(SEGMENTS)))


def groups(view: KingdomView, hand: Sequence[str], world: World) -> tuple[Group, ...]:
    """The zones of this table and what lies in each; `world` is where the map lies now."""
    seats = range(len(view.seats))
    found = [
        Group("players", say("zone-harvests"), [f"seat:{seat}" for seat in seats]),
        Group(meaning.BOARD, say("zone-world"), [f"row:{row}" for row in range(b.WORLD // b.SIDE)]),
    ]
    if view.sky:
        rows = [f"row:{b.SIDE + row}" for row in range(len(b.CLOUD_ROW_NAMES))]
        found.append(Group("cloud", say("zone-cloud"), rows))
    fiefs = [f"fief:{fief.spaces[0]}" for fief in view.fiefs]
    found.append(Group("fiefs", say("zone-fiefs"), fiefs))
    if view.phase == "tracks":
        found.append(Group("borders", say("zone-borders"), BORDERS, borders(*world)))
    if view.phase == "turn_station":
        ways = [keys.corner(turn) for turn in range(TURNS)]
        found.append(Group("station", say("card-central_station"), ways))
    found.append(Group(meaning.HAND, say("tab-hand"), hand))
    return (*found, *_own(view))


@lru_cache(maxsize=4)
def borders(x: float, y: float, cell: float, s: float) -> tuple[Thing, ...]:
    """Returns all border lines, cached by the place of the map: there are hundreds."""
    made = []
    for segment, key in enumerate(BORDERS):
        left, top, w, h = (round(side * s) for side in segment_target(segment, cell).move(x, y))
        called = say("piece-border", border=nouns.border(segment))
        made.append(Thing(key, called, where=(left, top, w, h)))
    return tuple(made)


def _own(view: KingdomView) -> list[Group]:
    """Returns the groups of waiting buildings and parchments, possible copies included."""
    if view.viewer is None:
        return []
    own = view.seats[view.viewer]
    waits = [keys.waiting(kind) for kind, count in enumerate(own.stock) if count]
    waits += [keys.rainbow(which) for which, foot in enumerate(view.ground) if foot >= 0]
    seen = list(own.parchments)
    for copier in hands.copiers(view):
        seen += [copier, *hands.copied_from(copier, view)]
    cards = [keys.card(card) for card in dict.fromkeys(seen)]
    return [
        Group(meaning.WAITING, say("zone-waiting"), waits),
        Group("parchments", say("tab-scrolls"), cards),
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
    if number < b.SIDE:
        return tuple(range(number * b.SIDE, (number + 1) * b.SIDE))
    return tuple(b.WORLD + i for i, row in enumerate(b.CLOUD_ROW) if row == number - b.SIDE)


def name(key: str, view: KingdomView, seats: Seats) -> str:
    """Returns the name of a piece or place; "" = none."""
    kind, number = key.partition(":")[0], keys.number(key)
    if number < 0:
        return ""
    match kind:
        case "row" if number < b.SIDE:
            return say("row", name="ABCDEFGHIJ"[number])
        case "row":
            return say(f"row-{b.CLOUD_ROW_NAMES[number - b.SIDE].lower()}")
        case "space":
            return nouns.told(nouns.place(number)) if number < len(view.owner) else ""
        case "fief":
            found, place = preview.fiefs_at(view).get(number), nouns.place(number)
            names = [seat.name for seat in seats]
            return say("piece-fief", names, who=Seat(found.seat), place=place) if found else ""
        case "card":
            return nouns.told(nouns.card(number))
        case "waits":
            return nouns.told(nouns.building(number))
        case "seat":
            return seats[number].name
        case "segment":
            return say("piece-border", border=nouns.border(number))
        case "corner":
            return say("do-turn_station", side=number)
        case "rainbow":
            return say("piece-rainbow", place=nouns.place(b.RAINBOW_SPACES[number]))
    return ""


def state(key: str, view: KingdomView, seats: Seats) -> str:
    """Returns the present state of a piece in a few words."""
    kind, number = key.partition(":")[0], keys.number(key)
    if kind == "space" or (kind == "card" and c.GROUP[number] == c.TERRITORY):
        return _space(number, view, seats)
    if kind == "row":
        owners = tuple([view.owner[space] for space in _spaces(number)])
        return _row(number, owners, tuple([seat.name for seat in seats]), language())
    if kind == "fief" and (found := preview.fiefs_at(view).get(number)):
        size = nouns.counted("territories", len(found.spaces))
        product = nouns.product(found.strength, found.wealth)
        return say("state-fief", size=size, places=nouns.places(found.spaces), product=product)
    if kind == "card" and c.IS_PARCHMENT[number] and view.viewer is not None and not view.over:
        return nouns.told(preview.parchment(view, view.viewer, number))
    if kind == "waits" and view.viewer is not None:
        count = view.seats[view.viewer].stock[number]
        return say("state-several", n=count) if count > 1 else ""
    if kind == "seat":
        fiefs = nouns.counted("fiefs", len(preview.own_fiefs(view, number)))
        waits = nouns.stock(view.seats[number].stock)
        return say("state-seat", fiefs=fiefs, n=preview.harvest_now(view, number), things=waits)
    if kind == "rainbow" and view.ground[number] >= 0:
        return say("state-rainbow", place=nouns.place(view.ground[number]))
    return ""


def _space(space: int, view: KingdomView, seats: Seats) -> str:
    """Returns ground and goods, building and holder of a space in words."""
    owner = view.owner[space]
    who = seats[owner].name if owner >= 0 and seats else ""
    return _spoken(space, space == view.central, view.built[space], who, language())


@lru_cache(maxsize=2048)
def _spoken(space: int, central: bool, built: int, who: str, language: str) -> str:
    things = _lying(space, central, built)
    return say("space", (who,), things=(*things, Seat(0)) if who else things)


def _lying(space: int, central: bool, built: int) -> tuple[Noun, ...]:
    """Returns ground and goods, lava and building of a space."""
    standing = built not in (c.NOTHING, c.FIXED)
    found: list[Noun] = []
    if central:
        found.append(nouns.card(c.CENTRAL_CARD))
    elif not (standing and b.TERRAIN[space] == b.CITY):
        found.append(nouns.land(space))
    if space in b.PARTED:
        found.append(noun("lava", place=nouns.place(b.PARTED[space])))  # BK-104
    return (*found, nouns.building(built)) if standing else tuple(found)


@lru_cache(maxsize=512)
def _row(number: int, owners: Sequence[int], called: Sequence[str], language: str) -> str:
    """Returns the holders of a row's spaces and the number of free ones in words.

    Args:
        owners: the holder of each of its spaces; called: the names of the seats.
    """
    lived = tuple(
        noun("lived", place=nouns.place(space), who=Seat(owner))
        for space, owner in zip(_spaces(number), owners, strict=True)
        if owner >= 0
    )
    free = noun("free", n=len(owners) - len(lived), all=not lived)
    return say("space", called, things=(*lived, free))


def brings(action: Action, view: KingdomView, names: Sequence[str] = ()) -> str:
    """Returns the gain of an action in words, with its ground and the viewer's parchments."""
    gained = preview.for_parchments(action, view)
    parts = (*_at_once(action, view), *([gained] if gained else []))
    return say("brings", names, parts=parts) if parts else ""


def _at_once(action: Action, view: KingdomView) -> list[Noun]:
    """Returns an action's gain in carrots a harvest, and what goes with it."""
    kind = action.kind
    found: Noun | None = None
    if kind == acts.PICK and (space := preview.space_of(action.a, view)) >= 0:
        return [_settling(action.a, view), *preview.nearby(view, space)]
    if kind == acts.CAMP:
        near = preview.nearby(view, action.a, view.offered)
        return [_on_ground(view, view.offered, action.a), *near]
    if kind == acts.PICK and not c.IS_PARCHMENT[action.a]:
        found = _building_card(action.a, view)
    elif kind == acts.BUILD_NO_MORE:
        found = preview.left_waiting(view)
    elif kind == acts.BUILD:
        found = _on_ground(view, action.a, action.b)
    elif kind == acts.TOWER and (best := preview.tower(view, action.a)) is not None:
        found = noun("brings", "best", place=nouns.place(best.space), effect=best.effect)
    elif kind == acts.TOWER_END:
        found = preview.joined(view, view.pending, action.a).effect
    elif kind == acts.RAINBOW:
        found = preview.rainbow(view, action.a, action.b).effect
    elif kind == acts.SERVE:
        found = nouns.carrots(preview.served(view, action.a))
    elif kind == acts.PRODUCE and (gain := preview.post_gain(view, action.a)) is not None:
        found = noun("brings", "produced", carrots=nouns.carrots(gain))
    return [found] if found is not None else []


def _settling(card: int, view: KingdomView) -> Noun:
    """Returns the fief a card's rabbit joins, its carrots, and the camp it drives off."""
    found = preview.card(view, card)
    if not found.alone:
        return noun("brings", "settled", settled=found.about, effect=found.effect)
    owner = view.owner[found.space]
    return noun("brings", "alone", taken=owner >= 0, who=Seat(max(owner, 0)))


def _building_card(card: int, view: KingdomView) -> Noun:
    """Returns a building card's best place, or its rule and that it may wait."""
    effect = preview.card(view, card).effect
    waits = c.BUILDING[card] and effect == rule(card) and view.turn < ROUNDS
    return noun("brings", "waits", rule=effect) if waits else effect


def _on_ground(view: KingdomView, kind: int, space: int) -> Noun:
    """Returns the effect of a building or camp, after the ground it stands on."""
    effect = preview.building(view, kind, space).effect
    lying = _lying(space, space == view.central, view.built[space])
    return noun("brings", "built", things=lying, effect=effect)
