"""Pieces on the two boards: grounds, fiefs, tracks, links, buildings, rabbits, tags."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from tabletop.games.bunny_kingdom.rules import keys
from tabletop.games.bunny_kingdom.rules.boards import (
    CITY,
    RAINBOW,
    RAINBOW_SPACES,
    SPACES,
    START_CITY,
    TERRAIN,
    WONDER,
    WORLD,
    YIELD,
)
from tabletop.games.bunny_kingdom.rules.cards import CHIMNEY, FIXED, IS_CITY, NOTHING, POST
from tabletop.games.bunny_kingdom.rules.rails import printed
from tabletop.games.bunny_kingdom.rules.view import FiefView, KingdomView
from tabletop.games.bunny_kingdom.table import art_cloud, art_map, art_places, figures, filters
from tabletop.games.bunny_kingdom.table import rim as art_rim
from tabletop.games.bunny_kingdom.table.art_signs import ROW_SIGNS
from tabletop.games.bunny_kingdom.table.faces import sign_of
from tabletop.games.bunny_kingdom.table.layout import Places
from tabletop.games.bunny_kingdom.table.looks import CENTRAL, Look, Looks, built_name
from tabletop.games.bunny_kingdom.table.maps import Maps
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import Art
from tabletop.table.contract import Host
from tabletop.table.nodes import NodeTable

Z_RIM, Z_WORLD, Z_WASH, Z_GLOW, Z_SIGN, Z_TRACK = 2.0, 3.0, 4.0, 5.0, 6.0, 7.0
Z_BUILDING, Z_RABBIT, Z_LINK, Z_MARK, Z_TAG = 9.0, 11.0, 14.0, 16.0, 19.0
Z_TRAY, Z_CARD, Z_OVER, Z_FLYING, Z_HELD = 22.0, 24.0, 30.0, 40.0, 44.0
FAINT = 70
"""Alpha of what a filter leaves in the background."""
Spot = tuple[int, int]


class Tag(NamedTuple):
    """A fief's tag: its number, holder, a space of its board, its picture and its middle."""

    number: int
    seat: int
    space: int
    art: Art
    spot: Spot


class Pieces:
    """All nodes on the boards.

    Attributes:
        looks: the state that was shown last.
        view: the view whose fiefs are drawn.
        opened: the seat whose fiefs alone are brought forward, -1 = none.
        filter: the active one of `filters.NAMES`.
    """

    def __init__(self, host: Host, at: Places, maps: Maps) -> None:
        self.host, self.at, self.maps = host, at, maps
        self.nodes = NodeTable(host.stage)
        self.looks: dict[str, Look] = {}
        self.view: KingdomView | None = None
        self.filter = "all"
        self.opened = -1
        self.tags: list[pygame.Rect] = []
        self._placed: list[Tag] = []
        self._laid: tuple[object, ...] = ()
        self.spaces = SPACES if at.sky else WORLD

    def clear(self) -> None:
        self.nodes.clear()

    # -------------------------------------------------------------------------------- reading

    def holder(self, space: int) -> int:
        """Returns the seat whose rabbit stands on a space; -1 = none."""
        for seat in range(len(self.host.seats)):
            if keys.rabbit(seat, space) in self.looks:
                return seat
        return -1

    def building_on(self, space: int) -> int:
        """Returns the building on a space."""
        look = self.looks.get(built_name(space))
        if look is not None:
            return look.face
        return START_CITY[space] if space != self.central else NOTHING

    @property
    def central(self) -> int:
        look = self.looks.get(CENTRAL)
        return keys.number(look.place) if look is not None else -1

    def figure(self, seat: int) -> int:
        return self.host.seats[seat].figure

    # --------------------------------------------------------------------------------- places

    def spots(self, space: int, owned: bool, kind: int) -> art_places.Spots:
        return art_places.spots(self.maps.rect(space), owned, kind)

    def feet(self, space: int) -> Spot:
        """Returns the place of a rabbit's feet on a space."""
        return self.spots(space, True, self.building_on(space)).rabbit

    def rabbit_height(self, space: int) -> int:
        return art_places.rabbit_height(self.maps.rect(space))

    def unit(self, space: int) -> float:
        """The scale of small marks on a board: with its spaces, never above the window's."""
        rect = self.maps.rect(space)
        return max(self.host.s * 0.55, min(self.host.s, min(rect.size) / 56))

    # -------------------------------------------------------------------------------- showing

    def show(self, looks: Looks) -> None:
        """Puts every piece in its place."""
        self.looks = dict(looks)
        nodes = self.nodes
        nodes.begin()
        self._grounds()
        self._fiefs()
        self._tracks()
        for space in range(self.spaces):
            self._space(space)
        self._links()
        nodes.end()

    def _put(self, key: str, art: Art, pos: Spot, z: float, space: int, alpha: int = 255) -> None:
        self.nodes.put(key, art, pos, z, alpha=alpha, clip=self.maps.board(space).clip)

    def _grounds(self) -> None:
        at, s = self.at, self.host.s
        board = self.maps.world
        turn = self.looks[CENTRAL].face if CENTRAL in self.looks else 0
        self.nodes.put("rim", art_map.rim(at.cell, s), at.world.topleft, Z_RIM)
        ground = Art(art_map.world(board.cw, self.central, max(0, turn)), 0, 0)
        self.nodes.put("world", ground, (board.x, board.y), Z_WORLD, clip=board.clip)
        if board.step:
            self._rim_words()
        if at.sky:
            cloud = self.maps.cloud
            if cloud.step:
                white = art_cloud.empty(at.cw, at.ch, s)
                self.nodes.put("sky", white, at.cloud.topleft, Z_WORLD - 0.5)
                self._row_signs()
            art = art_cloud.cloud(cloud.cw, cloud.ch, s)
            self.nodes.put("cloud", art, (cloud.x, cloud.y), Z_WORLD, clip=cloud.clip)

    def _row_signs(self) -> None:
        """Draws the signs of the cloud's rows in its margin while it is zoomed."""
        board, window = self.maps.cloud, self.at.cloud
        px = round(art_cloud.margins(self.at.cw, self.at.ch, self.host.s)[0] * art_cloud.SIGN_SHARE)
        for row, name in enumerate(ROW_SIGNS):
            middle = board.y + row * board.ch + board.ch // 2
            if window.y + px // 2 <= middle <= window.bottom - px // 2:
                art = Art(sign(name, px), round(1.2 * px), px // 2)
                self.nodes.put(f"row:{row}", art, (window.x, middle), Z_RIM + 0.7)

    def _rim_words(self) -> None:
        """Draws the letters and numbers of the rim along the spaces while the map is zoomed."""
        board, s = self.maps.world, self.host.s
        left, top, _, _ = art_map.rim_widths(self.at.cell, s)
        window = board.window
        across = art_rim.words(window.w, top, board.x - window.x, board.cw, s, False)
        self.nodes.put("rim_across", across, (window.x, window.y - top), Z_RIM + 0.5)
        down = art_rim.words(window.h, left, board.y - window.y, board.cw, s, True)
        self.nodes.put("rim_down", down, (window.x - left, window.y), Z_RIM + 0.5)

    def _fiefs(self) -> None:
        if self.view is None:
            return
        for number, fief in enumerate(self.view.fiefs):
            self._fief(number, fief)
        if self.filter == "goods":
            return
        for tag in self._tags_now():
            alpha = FAINT if self._behind(tag.seat) else 255
            self._put(f"tag:{tag.number}", tag.art, tag.spot, Z_TAG, tag.space, alpha)

    def _tags_now(self) -> list[Tag]:
        """The tags of all fiefs, found anew only when fiefs or boards have changed."""
        assert self.view is not None
        world, cloud = self.maps.world, self.maps.cloud
        where = (world.x, world.y, world.step, cloud.x, cloud.y, cloud.step)
        now = (self.view.fiefs, self.view.built, where)
        if now != self._laid:
            self._laid = now
            self.tags.clear()
            best = sorted(
                enumerate(self.view.fiefs), key=lambda pair: -pair[1].strength * pair[1].wealth
            )
            found = (self._tag(number, fief) for number, fief in best)
            self._placed = [tag for tag in found if tag is not None]
        return self._placed

    def _fief(self, number: int, fief: FiefView) -> None:
        figure = self.figure(fief.seat)
        alpha = FAINT if self._behind(fief.seat) else 255
        world, cloud = art_places.split(fief.spaces)
        for part, board in ((world, self.maps.world), (cloud, self.maps.cloud)):
            if not part:
                continue
            name = f"{'c' if part is cloud else 'w'}{number}"
            here = (board.x, board.y)
            near = self.unit(part[0])
            art = figures.wash(figure, part, board.cw, board.ch)
            self._put(f"wash:{name}", art, here, Z_WASH, part[0], alpha)
            art = figures.rope(figure, part, board.cw, board.ch, near)
            self._put(f"rope:{name}", art, here, Z_WASH + 0.5, part[0], alpha)

    def _tag(self, number: int, fief: FiefView) -> Tag | None:
        """Returns a fief's tag, held by a rabbit where no other tag lies; None if it gives nothing.

        A fief without a harvest has none if there is no free place, or if it is a single space.
        """
        gives = fief.strength * fief.wealth
        nothing = not gives if len(fief.spaces) < 2 else not (fief.strength or fief.wealth)
        if nothing:
            return None
        figure = self.figure(fief.seat)
        first: Tag | None = None
        for space in self._holders_of_tag(fief.spaces):
            art = figures.held_tag(figure, fief.strength, fief.wealth, self.unit(space))
            spot = art_places.tag_spot(self.maps.rect(space), art.surface.get_size())
            tag = Tag(number, fief.seat, space, art, spot)
            first = first or tag
            if art.surface.get_rect(center=spot).inflate(-4, -4).collidelist(self.tags) < 0:
                break
        else:
            if first is None or not gives:
                return None
            tag = first
        self.tags.append(tag.art.surface.get_rect(center=tag.spot))
        return tag

    def _holders_of_tag(self, spaces: tuple[int, ...]) -> list[int]:
        """Returns the spaces of a fief whose rabbit may hold its tag, the least hidden first."""
        world, cloud = art_places.split(spaces)
        part = cloud if len(cloud) > len(world) else world
        return sorted(part, key=lambda space: (self._hides(space), space))

    def _hides(self, space: int) -> int:
        """Returns the importance of what a tag would hide: nothing, a city, or a building's
        good."""
        kind = self.building_on(space)
        if TERRAIN[space] == WONDER:
            return 3
        if kind in (NOTHING, FIXED):
            return 0
        return 1 if IS_CITY[kind] else 2

    def tag_spot(self, spaces: tuple[int, ...]) -> Spot:
        """The middle of a fief's tag, where it hides least."""
        space = self._holders_of_tag(spaces)[0]
        return art_places.tag_spot(self.maps.rect(space), (1, self.host.px(20)))

    def _behind(self, seat: int) -> bool:
        if self.opened >= 0:
            return seat != self.opened
        viewer = self.view.viewer if self.view is not None else None
        return self.filter == "mine" and viewer is not None and seat != viewer

    def _tracks(self) -> None:
        board = self.maps.world
        fixed = self._printed()
        for key in sorted(key for key in self.looks if key.startswith("track:")):
            segment = keys.number(key)
            art = figures.track(segment, board.cw, segment in fixed)
            self.nodes.put(key, art, (board.x, board.y), Z_TRACK, clip=board.clip)

    def _printed(self) -> tuple[int, ...]:
        look = self.looks.get(CENTRAL)
        return printed(self.central, look.face) if look is not None and look.face >= 0 else ()

    def _space(self, space: int) -> None:
        seat, kind = self.holder(space), self.building_on(space)
        rect = self.maps.rect(space)
        owned = seat >= 0
        spots = art_places.spots(rect, owned, kind)
        faint = self.filter == "goods" or (owned and self._behind(seat))
        depth = space / 1000
        if kind != NOTHING:
            high = art_places.building_height(kind, rect)
            art = figures.building(kind, high, self._good(space, kind))
            alpha = FAINT if faint and kind not in filters.MAKERS else 255
            self._put(f"on:{space}", art, spots.building, Z_BUILDING + depth, space, alpha)
        if owned:
            alpha = FAINT if faint else 255
            art = figures.rabbit(self.figure(seat), art_places.rabbit_height(rect))
            key = keys.rabbit(seat, space)
            self._put(key, art, spots.rabbit, Z_RABBIT + depth, space, alpha)
        shown = owned if not YIELD[space] else owned or self.filter == "goods"
        if shown and space != self.central and TERRAIN[space] not in (CITY, RAINBOW):
            self._land(space, rect)

    def _land(self, space: int, rect: pygame.Rect) -> None:
        """Draws the good of a space over its wash, as it is painted; else the sign of its land."""
        x, y, px = art_places.good_place(space, rect)
        picture = sign(sign_of(space), px)
        art = Art(picture, picture.get_width() // 2, picture.get_height() // 2)
        self._put(f"gives:{space}", art, (x, y), Z_SIGN, space)

    def _good(self, space: int, kind: int) -> int:
        """The good that a trading post or Chimney is set to."""
        if self.view is None or kind not in (POST, CHIMNEY):
            return -1
        rows = self.view.posts if kind == POST else self.view.chimneys
        return dict(rows).get(space, -1)

    def _links(self) -> None:
        for key, look in self.looks.items():
            if key.startswith("link:"):
                self._link(key, keys.number(look.place), look.face)

    def _link(self, key: str, one: int, two: int) -> None:
        rainbow = one in RAINBOW_SPACES or two in RAINBOW_SPACES
        start, end = self.maps.rect(one).center, self.maps.rect(two).center
        across = self.maps.board(one) is not self.maps.board(two)
        faint = self.filter == "goods" or self._behind(self.holder(one))
        near = min(self.unit(one), self.unit(two))
        kind = "rainbow" if rainbow else "tower"
        art = figures.link(kind, end[0] - start[0], end[1] - start[1], near)
        clip = self._link_clip(across)
        self.nodes.put(key, art, start, Z_LINK, alpha=FAINT if faint else 190, clip=clip)

    def _link_clip(self, across: bool) -> pygame.Rect | None:
        world, cloud = self.maps.world, self.maps.cloud
        if across:
            zoomed = world.clip or cloud.clip
            return world.window.union(cloud.window) if zoomed else None
        return world.clip

