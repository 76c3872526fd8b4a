"""Close-ups of cards, spaces, buildings and players."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from tabletop.games.bunny_kingdom.rules import keys
from tabletop.games.bunny_kingdom.rules.boards import (
    CORNER,
    EDGE,
    PARTED,
    RAINBOW_SPACES,
    START_CITY,
    TERRAIN,
    TERRAINS,
    WORLD,
    YIELD,
)
from tabletop.games.bunny_kingdom.rules.cards import (
    BUILDING,
    CARDS,
    FIXED,
    IS_PARCHMENT,
    KINDS,
    NOTHING,
    RAIL_TOKEN,
    SWITCH_TOKEN,
)
from tabletop.games.bunny_kingdom.rules.view import KingdomView
from tabletop.games.bunny_kingdom.rules.worth import worth
from tabletop.games.bunny_kingdom.table import faces, preview
from tabletop.games.bunny_kingdom.table.art_scene import scene
from tabletop.games.bunny_kingdom.words import names, parchments
from tabletop.games.bunny_kingdom.words.cards import paragraph, rule
from tabletop.games.bunny_kingdom.words.text import some
from tabletop.table.art.rabbit import rabbit
from tabletop.table.contract import CloseLook, SeatFace


def look(key: str, view: KingdomView, seats: Sequence[SeatFace]) -> CloseLook | None:
    """Returns the close-up of a piece, or None."""
    kind, number = key.partition(":")[0], keys.number(key)
    if kind == "card" and 0 <= number < CARDS:
        return _card(number, _worth(number, view))
    if kind == "waits" and 0 < number < KINDS:
        return _building(number, ())
    if kind == "rainbow" and 0 <= number < len(RAINBOW_SPACES):
        return _card(RAINBOW_SPACES[number], ())
    if kind == "space" and 0 <= number < len(view.owner):
        return _space(number, view, seats)
    if kind == "seat" and 0 <= number < len(view.seats):
        return _seat(number, view, seats[number])
    return None


def behind(pieces: Sequence[str], view: KingdomView) -> CloseLook | None:
    """Returns the close-up of all pieces behind a tab: a picture of the first, a line for each."""
    first = look(pieces[0], view, ()) if pieces else None
    if first is None:
        return None
    lines = []
    for key in pieces:
        kind, number = key.partition(":")[0], keys.number(key)
        if kind == "waits":
            lines.append(f"{full_name(number)}.")
        elif now := _worth(number, view):
            lines.append(f"{names.card(number)}: {now[0].removeprefix('Now: ')}")
        else:
            lines.append(f"{names.card(number)}: {rule(number)}")
    return first._replace(name=f"{len(pieces)} in all", lines=tuple(lines))


def _card(number: int, more: Sequence[str]) -> CloseLook:
    def picture(width: int) -> pygame.Surface:
        return faces.face(number, width)

    return CloseLook(picture, names.card(number), (rule(number), *more), paragraph(number))


def _worth(number: int, view: KingdomView) -> tuple[str, ...]:
    """Returns the present worth of a parchment to the viewer and its next step."""
    if not IS_PARCHMENT[number] or view.over or view.viewer is None:
        return ()
    found = worth(view, view.viewer, number)
    number = parchments.told_as(view.copies, view.viewer, number)
    further = parchments.step(number, found)
    now = f"{parchments.now(number, found)}."
    return (now, f"{further[0].upper()}{further[1:]}.") if further else (now,)


def _building(kind: int, more: Sequence[str]) -> CloseLook | None:
    card = next((card for card in range(CARDS) if BUILDING[card] == kind), -1)
    return _card(card, more) if card >= 0 else None


def _space(space: int, view: KingdomView, seats: Sequence[SeatFace]) -> CloseLook:
    """Returns the close-up of a space: ground, holder, building, and its fief's carrots."""
    holder, kind = view.owner[space], view.built[space]
    central = space == view.central
    lines = [_ground(space, central)]
    if space in PARTED:
        lines.append(f"Lava parts it from {names.place(PARTED[space])}: no fief reaches across.")
    if holder >= 0:
        lines.append(f"{seats[holder].name} holds it.")
    if kind not in (NOTHING, FIXED):
        lines.append(f"On it: {_stands(space, kind)}.")
    if words := preview.fief_words(view, space):
        lines.append(words)
    for one, two in view.links:
        if space in (one, two):
            lines.append(f"Linked with {names.place(two if space == one else one)}.")
    if EDGE >> space & 1:
        corner = CORNER >> space & 1
        lines.append("A corner of its board." if corner else "On the edge of its board.")
    rule_number = "BK-804" if central else "BK-102" if space < WORLD else "BK-601"

    figure = seats[holder].figure if holder >= 0 else -1
    good = dict((*view.posts, *view.chimneys)).get(space, -1)

    def picture(width: int) -> pygame.Surface:
        return scene(space, width, figure, kind, good, view.central, max(0, view.station_turn))

    return CloseLook(picture, names.place(space), tuple(lines), rule_number)


def _ground(space: int, central: bool) -> str:
    if central:
        return "Central Station: a territory of its own kind with a Station on it."
    terrain = TERRAINS[TERRAIN[space]].capitalize()
    if YIELD[space]:
        return f"{terrain}; it gives {names.goods(YIELD[space])}."
    return f"{terrain}; it gives nothing by itself."


def _stands(space: int, kind: int) -> str:
    strength = START_CITY[space]
    if strength:
        return f"a city of strength {strength} from the beginning"
    return names.BUILDING_NAMES[kind]


def _seat(seat: int, view: KingdomView, who: SeatFace) -> CloseLook:
    has = view.seats[seat]
    own = preview.own_fiefs(view, seat)
    land = sum(len(fief.spaces) for fief in own)
    lines = [
        f"{some(has.carrots, 'carrot', 'carrots')}, {some(land, 'territory', 'territories')} in "
        f"{some(len(own), 'fief', 'fiefs')}: {preview.harvest_now(view, seat)} in a harvest.",
        f"{some(has.parchment_count, 'parchment', 'parchments')}, "
        f"{some(has.hand_size, 'card', 'cards')} in hand.",
    ]
    waiting = [
        f"{count} × {full_name(kind)}" if count > 1 else full_name(kind)
        for kind, count in enumerate(has.stock)
        if count
    ]
    lines.append(f"Waits to be built: {names.listed(waiting)}.")
    if view.sky:
        lines.append(f"{some(has.coins, 'coin', 'coins')} for Trade.")
    if view.sheriff == seat:
        lines.append("Sheriff: holds the Star.")
    if has.passed:
        seen = names.listed(names.card(card) for card in has.passed)
        lines.append(f"You handed on: {seen}.")
    if view.discards and view.viewer == seat:
        lines.append(f"You discarded: {names.listed(names.card(card) for card in view.discards)}.")
    return CloseLook(_portrait(who.figure), who.name, tuple(lines), "BK-401")


def full_name(kind: int) -> str:
    """Returns the name of a waiting building in a sentence."""
    if kind in (RAIL_TOKEN, SWITCH_TOKEN):
        return "Railroad track" if kind == RAIL_TOKEN else "Switch track"
    return names.BUILDING_NAMES[kind]


def _portrait(figure: int) -> Callable[[int], pygame.Surface]:
    """The rabbit of a seat, as large as the close look has room for."""

    def picture(width: int) -> pygame.Surface:
        return rabbit(figure, round(width * 1.1))

    return picture
