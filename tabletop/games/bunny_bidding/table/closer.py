"""Close-ups of tiles: picture, name, rule and paragraph number.

A bid box or plate opens its player's collected eggs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from tabletop.core.event import UNKNOWN
from tabletop.games.bunny_bidding.rules.cards import (
    EGG_TYPES,
    GOAL_POINTS,
    TYPE_NAMES,
    face_of,
)
from tabletop.games.bunny_bidding.rules.scoring import worth
from tabletop.games.bunny_bidding.rules.view import BiddingView, PlaceView, TileView
from tabletop.games.bunny_bidding.table import faces, pictures
from tabletop.games.bunny_bidding.table.hall import PLAQUE
from tabletop.games.bunny_bidding.table.looks import Looks, is_extra
from tabletop.games.bunny_bidding.table.preview import glance, goal_words, plaque_words, standing
from tabletop.games.bunny_bidding.words.cards import card, egg_name, tile_name, type_names
from tabletop.table.art import widgets
from tabletop.table.contract import CloseLook

COLUMNS = 5

GOAL_WORDS = (
    "Each egg of this type that you collect brings 5 points at the end.",
    "Every other egg costs 1.",
)
EGG_WORDS = (
    "As a bid its number counts.",
    "In the offer it brings its collector 5 points if its type is a goal, else it costs 1.",
    "A bid of the type that is found most often in the offer turns high and low around.",
)

OFFER_STAR = (
    "The star: its type is found most often in the offer. A bid of that type turns the auction."
)
BID_STAR = "Its type is found most often in the offer: it turns high and low around."


TOLD_DOUBLED = "It is a doubled number, such as 11 or 99: when it was played all gave tiles."


def look(key: str, view: BiddingView, looks: Looks) -> CloseLook | None:
    """Returns the close-up of a piece, or of the plaque on the stage."""
    if key == PLAQUE:
        return _plaque(view)
    piece = looks.get(key)
    if piece is None:
        return None
    face = piece.face
    if key.startswith("goal:"):
        if face == UNKNOWN:
            return CloseLook(faces.back, "Secret goal", ("Only its owner may see it.",), "BI-03")

        def goal(width: int) -> pygame.Surface:
            return faces.goal(face, width)

        mine = key.split(":")[1] == str(view.viewer)
        lines = (_goal(view, key, face), *GOAL_WORDS) if mine else GOAL_WORDS
        return CloseLook(goal, f"Goal: {TYPE_NAMES[face]} eggs", lines, "BI-24")
    if face == UNKNOWN:
        words = ("It is turned up at the end of the round.",)
        if piece.doubled:
            return CloseLook(faces.back, "Face-down tile", (TOLD_DOUBLED, *words), "BI-75")
        return CloseLook(faces.back, "Face-down tile", words, "BI-12")

    def picture(width: int) -> pygame.Surface:
        return faces.tile(face, width)

    if is_extra(face):
        rule = card(face)
        kind = "Handicap" if face >= 108 else "Power"
        return CloseLook(picture, f"{kind}: {rule.name}", (rule.rule,), rule.paragraph)
    name = tile_name(face)
    name = name[0].upper() + name[1:]
    if key.startswith("tile:") and not piece.up:
        name += ", face down"
    if face_of(face) >= EGG_TYPES:
        rule = card(face)
        return CloseLook(picture, name, (rule.rule,), rule.paragraph)
    lines = EGG_WORDS
    if key.startswith("tile:") and face_of(face) in standing(view).types:
        lines = (BID_STAR if piece.before >= 0 else OFFER_STAR, *EGG_WORDS[:2])
    return CloseLook(picture, name, lines, "BI-15")


def _plaque(view: BiddingView) -> CloseLook:
    """Returns the close-up of the plaque: high or low, why, and how it can turn."""
    name, lines = plaque_words(view)

    def picture(width: int) -> pygame.Surface:
        now = standing(view)
        most = type_names(now.types) if len(now.types) == 1 else f"{len(now.types)} types"
        most = most if now.types else "no type yet"
        return pictures.plaque(width, width, width / 132, now.lowest, most, "").surface

    return CloseLook(picture, name, lines, "BI-15")


LAST_TILES = 6
"""Hand size from which on a player is warned that an empty hand can only watch."""

OPENERS = 2
"""Number of tiles that open an offer."""


def gist(view: BiddingView, names: Sequence[str]) -> str:
    """Returns the auction in words: offer, bids, direction, and tiles left at the start of a
    turn."""
    offered = [place for place in view.places if place.seat < 0]
    if view.phase == "opening" and len(offered) < OPENERS:
        if offered:
            return "One more tile opens the offer."
        return f"Two tiles open the offer. {tiles_left(view, names)}"
    said = [f"In the offer: {_listed(offered)}."] if offered else []
    bids = [
        f"{names[seat]} {_listed(laid)}"
        for seat in range(len(view.counts))
        if (laid := [place for place in view.places if place.seat == seat])
    ]
    said += [f"Bids: {'; '.join(bids)}."] if bids else []
    name, lines = plaque_words(view)
    said += [f"{line}." for line in glance(view, names)]
    said += [f"{name} so far.", *lines[:2]]
    said += [_to_come(view, names)] if view.now is not None else []
    if view.now is None or not (view.now.bids or view.now.offers):
        said.append(tiles_left(view, names))
    return " ".join(said)


def _to_come(view: BiddingView, names: Sequence[str]) -> str:
    """Returns the players who still lay tiles after the seat in turn, in words."""
    after = [names[seat] for seat in view.queue if view.counts[seat]]
    after += [names[seat] for seat in view.delayed]
    return f"Still to come: {', '.join(after)}." if after else "Nobody lays tiles after this turn."


def tiles_left(view: BiddingView, names: Sequence[str]) -> str:
    """Returns each player's number of tiles, with a warning about empty hands where it matters."""
    whose = zip(names, view.counts, strict=True)
    counts = ", ".join(f"{name} {count}" for name, count in whose)
    first = view.round == 1 and (view.phase == "opening" or view.start != view.viewer)
    few = first or any(0 < count <= LAST_TILES for count in view.counts)
    told = f"Tiles in hand: {counts}.{MIND_TILES if few else ''}"
    return f"{_collected(view)} {told}".lstrip()


def _collected(view: BiddingView) -> str:
    """Returns the points of the viewer's collected eggs in words; "" = no eggs."""
    if view.points is None or not view.pile:
        return ""
    tiles = "1 egg is" if len(view.pile) == 1 else f"{len(view.pile)} eggs are"
    return f"Your {tiles} worth {_in_words(view.points)} so far."


MIND_TILES = " Who has none left only watches while the others take what is offered, to the end."


def watching(view: BiddingView) -> str:
    """Returns a note for a viewer without tiles while others still play; "" = not so."""
    seat = view.viewer
    if seat is None or view.over or not view.round or seat in view.actors:
        return ""
    if view.counts[seat] or not any(view.counts) or view.points is None:
        return ""
    return (
        "You have no tiles left. The others play on until all hands are empty; you only watch, "
        f"unless a bid comes back to you. So far your eggs bring {_in_words(view.points)}."
    )


def _listed(places: Sequence[PlaceView]) -> str:
    """Returns the tiles of a row in words; unseen ones are counted at the end."""
    seen = [
        f"{egg_name(place.tile, place.face).lower()}{'' if place.up else ' face down'}"
        for place in places
        if place.tile != UNKNOWN
    ]
    hidden = len(places) - len(seen)
    return ", ".join([*seen, f"{hidden} face down"] if hidden else seen)


def state(key: str, view: BiddingView, looks: Looks) -> str:
    """Returns the present state of a piece in a line."""
    if key == PLAQUE:
        return plaque_words(view)[1][0]
    kind, _, number = key.partition(":")
    if kind == "seat":
        return _bid(view, int(number))
    piece = looks.get(key)
    if piece is None:
        return ""
    if kind == "goal" and piece.face != UNKNOWN and key.split(":")[1] == str(view.viewer):
        return _goal(view, key, piece.face)
    if kind == "extra":
        return card(piece.face).rule
    if kind == "tile" and face_of(piece.face) in standing(view).types and piece.face > 127:
        return "turns the auction" if piece.before >= 0 else "of the type found most often"
    return "a doubled number, as all know" if piece.doubled else ""


def _goal(view: BiddingView, key: str, face: int) -> str:
    """Returns the progress of a goal; a second equal goal says only that (BI-03)."""
    _, seat, slot = key.split(":")
    before = view.goals[int(seat)][: int(slot)]
    return ALIKE if face in before else goal_words(view, face)


ALIKE = "The same type once more: each egg counts once."


def bidder(view: BiddingView, seat: int, name: str) -> CloseLook:
    """Returns the close-up of a player's bid and collected eggs.

    Owners see all their eggs, others the number (BI-23); at the end everybody sees all (BI-24).
    """
    count = view.piles[seat]
    tiles = "1 tile" if count == 1 else f"{count} tiles"
    holds = _holds(view, seat)
    first = _opened(view, seat) or _bid(view, seat)
    own = seat == view.viewer
    pile = view.opened[seat] if view.opened else view.pile if own else ()
    if not pile:
        lines: tuple[str, ...] = (first, f"{tiles} collected.")
        if not own and count:
            lines += ("Which ones they are only their owner may look up.",)
        return CloseLook(_own_bid(view, seat), name, (*lines, *holds), "BI-23")
    points_each = [worth(tile.face, view.goals[seat]) for tile in pile]
    wanted = [points for points in points_each if points == GOAL_POINTS]
    others = [points for points in points_each if points != GOAL_POINTS]
    lines = (
        first,
        f"Eggs of {'your' if own else 'the'} goals: {len(wanted)}, {_in_words(sum(wanted))}",
        f"Other eggs: {len(others)}, {_in_words(sum(others))}",
        f"Collected: {', '.join(egg_name(tile.number, tile.face).lower() for tile in pile)}.",
        *holds,
    )

    def picture(width: int) -> pygame.Surface:
        return _grid(pile, width)

    so_far, rule = ("", "BI-24") if view.over else (" so far", "BI-23")
    return CloseLook(picture, f"{name}: {_in_words(sum(points_each))}{so_far}", lines, rule)


def _opened(view: BiddingView, seat: int) -> str:
    """Returns a seat's goals in words once the match is over (BI-24); "" before."""
    if not view.over or not view.goals:
        return ""
    return f"Goals: {type_names(tuple(dict.fromkeys(view.goals[seat])))}."


def _bid(view: BiddingView, seat: int) -> str:
    """Returns the seat's bid in a sentence."""
    seen = [place.tile for place in view.places if place.seat == seat and place.tile != UNKNOWN]
    hidden = view.unseen[seat]
    if not seen and not hidden:
        now = view.now is not None and view.now.seat == seat
        return "No bid yet in this round." if now or seat in view.queue else "No bid."
    more = f"{hidden} face down" if hidden else ""
    if not seen:
        return f"The bid: {more}."
    extra = view.extras[seat]
    sums = f" {'+' if extra > 0 else '−'} {abs(extra)}" if extra else ""
    value = str(sum(seen) + extra).replace("-", "−")
    words = " + ".join(map(str, seen)) + sums
    whole = f"{words} = {value}" if len(seen) > 1 or extra else value
    return f"The bid: {whole}{' and ' + more if more else ''}."


def _own_bid(view: BiddingView, seat: int) -> Callable[[int], pygame.Surface]:
    """Returns a drawing of the first tile of the seat's bid, its back, or an empty place."""
    first = next((place for place in view.places if place.seat == seat), None)

    def picture(width: int) -> pygame.Surface:
        if first is None:
            empty = widgets.slot(width, faces.height(width), width / 96, 9, "#521B2C", "#C98FA0")
            return empty
        if first.tile == UNKNOWN:
            return faces.back(width)
        return faces.tile(first.tile | first.face + 1 << 7, width)

    return picture


def _holds(view: BiddingView, seat: int) -> tuple[str, ...]:
    """Returns the visible powers and handicaps of a player, a line each."""
    found = []
    for kind, tiles in (("Powers", view.powers[seat]), ("Handicaps", view.handicaps[seat])):
        names = ", ".join(card(tile).name for tile in tiles if tile != UNKNOWN)
        if names:
            found.append(f"{kind}: {names}.")
    return tuple(found)


def _in_words(points: int) -> str:
    """Returns points in words: "1 point", "−3 points"."""
    return f"{points} point{'' if abs(points) == 1 else 's'}".replace("-", "−")


def _grid(tiles: tuple[TileView, ...], width: int) -> pygame.Surface:
    """Draws the tiles in rows, by type and number."""
    columns = max(2, min(COLUMNS, len(tiles)))
    pitch = width / columns
    w = round(pitch * 0.92)
    rows = -(-len(tiles) // columns)
    step = round(faces.height(w) * (1.06 if rows <= 5 else 5.3 / rows))
    drawn = pygame.Surface((width, step * (rows - 1) + faces.height(w)), pygame.SRCALPHA)
    for index, tile in enumerate(sorted(tiles, key=lambda tile: (tile.face, tile.number))):
        art = faces.tile(tile.number | tile.face + 1 << 7, w)
        drawn.blit(art, (round(index % columns * pitch), index // columns * step))
    return drawn
