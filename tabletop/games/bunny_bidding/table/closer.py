"""Close-ups of tiles: picture, name, rule and paragraph number.

A bid box or plate opens its player's collected eggs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from tabletop.core.event import UNKNOWN
from tabletop.games.bunny_bidding.rules.cards import (
    EGG_TYPES,
    GOAL_POINTS,
    face_of,
)
from tabletop.games.bunny_bidding.rules.scoring import worth
from tabletop.games.bunny_bidding.rules.view import BiddingView, PlaceView, TileView
from tabletop.games.bunny_bidding.table import faces, hall, pictures
from tabletop.games.bunny_bidding.table.hall import PLAQUE
from tabletop.games.bunny_bidding.table.looks import Looks, coded, is_extra
from tabletop.games.bunny_bidding.table.preview import glance, goal_words, plaque_words, standing
from tabletop.games.bunny_bidding.words import say
from tabletop.games.bunny_bidding.words.cards import (
    a_tile,
    card,
    coded_tile,
    egg_type,
    extra,
    points,
    types,
)
from tabletop.table.art.picture import Size
from tabletop.table.art.surface import blank
from tabletop.table.contract import CloseLook
from tabletop.words import Noun, Seat, noun

COLUMNS = 5

def look(key: str, view: BiddingView, looks: Looks) -> CloseLook | None:
    """Returns the close-up of a piece, or of the plaque on the stage."""
    if key == PLAQUE:
        return _plaque(view)
    piece = looks.get(key)
    if piece is None:
        return None
    face = piece.face
    if key.startswith("goal:"):
        return _goal_look(key, view, face)
    if face == UNKNOWN:
        down = (say("close-doubled"),) if piece.doubled else ()
        rule = "BI-75" if down else "BI-12"
        return CloseLook(faces.back, say("down-title"), (*down, say("close-down")), rule)
    picture = partial(faces.tile, face)
    if is_extra(face):
        words = card(face)
        return CloseLook(picture, words.title, (words.rule,), words.paragraph)
    on_table = key.startswith("tile:")
    name = say("close-tile", tile=coded_tile(face), down=on_table and not piece.up)
    if face_of(face) >= EGG_TYPES:
        words = card(face)
        return CloseLook(picture, name, (words.rule,), words.paragraph)
    lines = [say("close-egg.bid"), say("close-egg.offer")]
    if on_table and face_of(face) in standing(view).types:
        lines.insert(0, say("close-star.bid" if piece.before >= 0 else "close-star"))
    else:
        lines.append(say("close-egg.turns"))
    return CloseLook(picture, name, tuple(lines), "BI-15")


def _goal_look(key: str, view: BiddingView, face: int) -> CloseLook:
    """Returns the close-up of a goal."""
    if face == UNKNOWN:
        return CloseLook(faces.back, say("close-secret"), (say("close-secret.how"),), "BI-03")
    lines = [say("close-goal.five"), say("close-goal.one")]
    if key.split(":")[1] == str(view.viewer):
        lines.insert(0, _goal(view, key, face))
    title = say("close-goal", type=egg_type(face))
    return CloseLook(partial(faces.goal, face), title, tuple(lines), "BI-24")


def _plaque(view: BiddingView) -> CloseLook:
    """Returns the close-up of the plaque: high or low, why, and how it can turn."""
    name, lines = plaque_words(view)

    def picture(width: int) -> pygame.Surface:
        now = standing(view)
        shown = pictures.plaque(now.lowest, hall.most(now.types), "")
        return shown.at(Size(width, width, width / 132)).surface

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
            return say("gist-one-more")
        return f"{say('gist-two')} {tiles_left(view, names)}"
    told = [say("gist-offer", tiles=_listed(offered))] if offered else []
    for seat in range(len(view.counts)):
        if bid := [place for place in view.places if place.seat == seat]:
            told.append(say("gist-bid", names, who=Seat(seat), tiles=_listed(bid)))
    told += glance(view, names)
    if not view.over:
        told.append(say("gist-wins", lowest=standing(view).lowest))
    told += plaque_words(view)[1][:2]
    if view.now is not None:
        after = [seat for seat in view.queue if view.counts[seat]] + list(view.delayed)
        coming = tuple(map(Seat, after))
        told.append(say("gist-coming", names, who=coming) if coming else say("gist-last"))
    if view.now is None or not (view.now.bids or view.now.offers):
        told.append(tiles_left(view, names))
    return " ".join(told)


def tiles_left(view: BiddingView, names: Sequence[str]) -> str:
    """Returns each player's number of tiles, with a warning about empty hands where it matters."""
    counts = tuple(noun("held", who=Seat(seat), n=n) for seat, n in enumerate(view.counts))
    first = view.round == 1 and (view.phase == "opening" or view.start != view.viewer)
    few = first or any(0 < count <= LAST_TILES for count in view.counts)
    told = [say("gist-held", names, seats=counts)]
    if view.points is not None and view.pile:
        told.insert(0, say("gist-own", n=len(view.pile), points=points(view.points)))
    return " ".join([*told, say("gist-mind")] if few else told)


def watching(view: BiddingView) -> str:
    """Returns a note for a viewer without tiles while others still play; "" = not so."""
    seat = view.viewer
    if seat is None or view.over or not view.round or seat in view.actors:
        return ""
    if view.counts[seat] or not any(view.counts) or view.points is None:
        return ""
    return say("watch-end", points=points(view.points))


def _listed(places: Sequence[PlaceView]) -> tuple[Noun, ...]:
    """Returns the tiles of a row; unseen ones are counted at the end."""
    seen = tuple(
        noun("tile-laid", tile=a_tile(place.tile, place.face), down=not place.up)
        for place in places
        if place.tile != UNKNOWN
    )
    hidden = len(places) - len(seen)
    return (*seen, noun("tiles-down", n=hidden)) if hidden else seen


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
        return say("state-turns" if piece.before >= 0 else "state-most")
    return say("state-doubled") if piece.doubled else ""


def _goal(view: BiddingView, key: str, face: int) -> str:
    """Returns the progress of a goal; a second equal goal says only that (BI-03)."""
    _, seat, slot = key.split(":")
    before = view.goals[int(seat)][: int(slot)]
    return say("goal-again") if face in before else goal_words(view, face)


def bidder(view: BiddingView, seat: int, names: Sequence[str]) -> CloseLook:
    """Returns the close-up of a player's bid and collected eggs.

    Owners see all their eggs, others the number (BI-23); at the end everybody sees all (BI-24).
    """
    count = view.piles[seat]
    own = seat == view.viewer
    pile = view.opened[seat] if view.opened else view.pile if own else ()
    lines = [_bid(view, seat)]
    if view.over and view.goals:
        lines = [say("close-goals", types=types(dict.fromkeys(view.goals[seat])))]
    if not pile:
        lines.append(say("close-collected", n=count))
        lines += [say("close-collected.hidden")] if count and not own else []
        lines += _holds(view, seat)
        return CloseLook(_own_bid(view, seat), names[seat], tuple(lines), "BI-23")
    each = [worth(tile.face, view.goals[seat]) for tile in pile]
    wanted = [value for value in each if value == GOAL_POINTS]
    others = [value for value in each if value != GOAL_POINTS]
    lines += [
        say("close-wanted", own=own, n=len(wanted), points=points(sum(wanted))),
        say("close-others", n=len(others), points=points(sum(others))),
        say("close-pile", tiles=tuple(a_tile(tile.number, tile.face) for tile in pile)),
        *_holds(view, seat),
    ]
    title = say("close-seat", names, who=Seat(seat), points=points(sum(each)), over=view.over)
    return CloseLook(partial(_grid, pile), title, tuple(lines), "BI-24" if view.over else "BI-23")


def _bid(view: BiddingView, seat: int) -> str:
    """Returns the seat's bid in a sentence."""
    seen = [place.tile for place in view.places if place.seat == seat and place.tile != UNKNOWN]
    hidden = view.unseen[seat]
    if not seen and not hidden:
        now = view.now is not None and view.now.seat == seat
        return say("bid-none", yet=now or seat in view.queue)
    if not seen:
        return say("bid-down", n=hidden)
    added = view.extras[seat]
    total = noun("number", n=sum(seen) + added)
    if len(seen) > 1 or added:
        total = noun("sum", tiles=tuple(seen), extra=added, n=sum(seen) + added)
    return say("bid-told", sum=total, hidden=hidden)


def _own_bid(view: BiddingView, seat: int) -> Callable[[int], pygame.Surface]:
    """Returns a drawing of the first tile of the seat's bid, its back, or an empty place."""
    first = next((place for place in view.places if place.seat == seat), None)

    def picture(width: int) -> pygame.Surface:
        if first is None:
            size = Size(width, faces.height(width), width / 96)
            return pictures.place().at(size).surface
        return faces.tile(coded(first.tile, first.face), width)

    return picture


def _holds(view: BiddingView, seat: int) -> list[str]:
    """Returns the visible powers and handicaps of a player, a line each."""
    powers, handicaps = (
        tuple(extra(tile) for tile in held if tile != UNKNOWN)
        for held in (view.powers[seat], view.handicaps[seat])
    )
    found = [say("close-powers", tiles=powers)] if powers else []
    return found + ([say("close-handicaps", tiles=handicaps)] if handicaps else [])


def _grid(tiles: tuple[TileView, ...], width: int) -> pygame.Surface:
    """Draws the tiles in rows, by type and number."""
    columns = max(2, min(COLUMNS, len(tiles)))
    w, pitch, rows = int(width / columns * 0.92), width / columns, -(-len(tiles) // columns)
    step = int(faces.height(w) * (1.06 if rows <= 5 else 5.3 / rows))
    drawn = blank(width, step * (rows - 1) + faces.height(w))
    for index, tile in enumerate(sorted(tiles, key=lambda tile: (tile.face, tile.number))):
        art = faces.tile(coded(tile.number, tile.face), w)
        drawn.blit(art, (index % columns * pitch, index // columns * step))
    return drawn
