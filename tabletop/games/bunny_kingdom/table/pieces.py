"""Pieces on the two boards: grounds, fiefs, tracks, links, buildings, rabbits, tags."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pygame import FRect

from tabletop.games.bunny_kingdom.rules import boards as b
from tabletop.games.bunny_kingdom.rules import cards as c
from tabletop.games.bunny_kingdom.rules import keys
from tabletop.games.bunny_kingdom.rules.rails import SEGMENTS, printed
from tabletop.games.bunny_kingdom.rules.view import FiefView, KingdomView
from tabletop.games.bunny_kingdom.table import art_cloud, art_map, figures, filters
from tabletop.games.bunny_kingdom.table.art_places import building_at, good_at, rabbit_at, split
from tabletop.games.bunny_kingdom.table.art_places import tag_at as tag_place
from tabletop.games.bunny_kingdom.table.art_signs import ROW_SIGNS
from tabletop.games.bunny_kingdom.table.faces import sign_of
from tabletop.games.bunny_kingdom.table.layout import BOTTOM, LEFT, RIGHT, TOP, Places, margins
from tabletop.games.bunny_kingdom.table.looks import CENTRAL, Looks, built_name
from tabletop.games.bunny_kingdom.table.maps import Board, Maps
from tabletop.table.art.picture import Picture
from tabletop.table.art.signs import sign_shown
from tabletop.table.boxes import square
from tabletop.table.contract import Host
from tabletop.table.nodes import Item, Place

Z_RIM, Z_WORLD, Z_WASH, Z_GLOW, Z_SIGN, Z_TRACK = 2.0, 3.0, 4.0, 5.0, 6.0, 7.0
Z_BUILDING, Z_RABBIT, Z_LINK, Z_MARK, Z_TAG = 9.0, 11.0, 14.0, 16.0, 19.0
Z_TRAY, Z_CARD, Z_OVER, Z_FLYING, Z_HELD = 22.0, 24.0, 30.0, 40.0, 44.0
FAINT, LINKED = 70, 190
"""Alpha of what a filter leaves in the background, and of links."""
RIM = 20.0
"""Size of the letters' and numbers' places beside the map."""
SIGN_SHARE = 0.6
"""Width of a row's sign in widths of the Great Cloud's left margin."""
Items = dict[str, Item | Place]


class Tag(NamedTuple):
    """A fief's tag: its number, holder, the space whose rabbit holds it, words and place."""

    number: int
    seat: int
    space: int
    words: str
    rect: FRect


class Pieces:
    """All that lies on the boards.

    Attributes:
        looks: the state that was shown last.
        view: the view whose fiefs are drawn.
        opened: the seat whose fiefs alone are brought forward, -1 = none.
        filter: the active one of `filters.NAMES`.
    """

    def __init__(self, host: Host, at: Places, maps: Maps) -> None:
        self.host, self.at, self.maps = host, at, maps
        self.looks: Looks = {}
        self.view: KingdomView | None = None
        self.filter = "all"
        self.opened = -1
        self.spaces = b.SPACES if at.sky else b.WORLD
        self._tags: tuple[object, list[Tag]] = (None, [])

    # -------------------------------------------------------------------------------- reading

    def holder(self, space: int) -> int:
        """Returns the seat whose rabbit stands on a space; -1 = none."""
        seats = range(len(self.host.seats))
        return next((seat for seat in seats if keys.rabbit(seat, space) in self.looks), -1)

    def building_on(self, space: int, looks: Looks | None = None) -> int:
        """Returns the building on a space."""
        look = (self.looks if looks is None else looks).get(built_name(space))
        if look is not None:
            return look.face
        return b.START_CITY[space] if space != self.central else c.NOTHING

    @property
    def central(self) -> int:
        look = self.looks.get(CENTRAL)
        return keys.number(look.place) if look is not None else -1

    def figure(self, seat: int) -> int:
        return self.host.seats[seat].figure

    def _behind(self, seat: int) -> bool:
        if self.opened >= 0:
            return seat != self.opened
        viewer = self.view.viewer if self.view is not None else None
        return self.filter == "mine" and viewer is not None and seat != viewer

    # -------------------------------------------------------------------------------- showing

    def items(self) -> Items:
        """Returns all that lies on the boards, and the places that can be pointed at."""
        found: Items = dict(self._grounds())
        for board in (self.maps.world, self.maps.cloud):
            found.update(self._edges(board))
        found.update(self._places())
        found.update(self._fiefs())
        found.update(self.standing(self.looks))
        return found

    def _on(
        self, board: Board, shown: Picture, rect: FRect, z: float, faint: bool = False,
        alpha: int = 255,
    ) -> Item:
        """Something on a board that cannot be taken, or pointed at by itself."""
        shade = FAINT if faint else alpha
        return Item(shown, rect, z, shade, loose=False, hit=False, clip=board.clip)

    def _grounds(self) -> Iterator[tuple[str, Item]]:
        world, cloud, at = self.maps.world, self.maps.cloud, self.at.world
        turn = self.looks[CENTRAL].face if CENTRAL in self.looks else 0
        rim = FRect(at.x - LEFT, at.y - TOP, at.w + LEFT + RIGHT, at.h + TOP + BOTTOM)
        yield "rim", Item(art_map.sheet(world.step == 0), rim, Z_RIM, hit=False)
        ground = art_map.world(self.central, max(0, turn))
        yield "world", self._on(world, ground, world.place, Z_WORLD)
        if self.at.sky:
            left, top, right, bottom = margins(self.at.ch)
            box = self.at.cloud
            sky = FRect(box.x - left, box.y - top, box.w + left + right, box.h + top + bottom)
            yield "sky", Item(art_cloud.white(), sky, Z_WORLD - 0.5, hit=False)
            yield "cloud", self._on(cloud, art_cloud.spaces(), cloud.place, Z_WORLD)

    def _edges(self, board: Board) -> Iterator[tuple[str, Item]]:
        """The letters and numbers beside a map seen from nearer; the signs of the cloud's rows."""
        window, here = board.window, board.place
        if board is self.maps.cloud:
            left = margins(self.at.ch)[0]
            for row, name in enumerate(ROW_SIGNS if self.at.sky else ()):
                first = self.maps.rect(b.WORLD + b.CLOUD_ROW.index(row))
                x = (window.x if board.step else first.x) - left * 0.42
                y = here.y + board.ch * (row + 0.5)
                if window.y < y < window.bottom:
                    mark = square(x, y, left * SIGN_SHARE)
                    yield f"row:{row}", Item(sign_shown(name), mark, Z_RIM + 1.7, hit=False)
            return
        for i in range(b.SIDE if board.step else 0):
            x, y = here.x + board.cw * (i + 0.5), here.y + board.ch * (i + 0.5)
            above, beside = window.y - TOP + art_map.NUMBERS, window.x - LEFT + art_map.LETTERS
            for name, sees, spot in (
                (str(i + 1), window.x < x < window.right, (x, above)),
                ("ABCDEFGHIJ"[i], window.y < y < window.bottom, (beside, y)),
            ):
                if sees:
                    shown = art_map.coordinate(name)
                    yield f"rim:{name}", Item(shown, square(*spot, RIM), Z_RIM + 0.5, hit=False)

    def _places(self) -> Iterator[tuple[str, Place]]:
        maps = self.maps
        for space in range(self.spaces):
            yield keys.space(space), Place(maps.rect(space), Z_MARK, clip=maps.board(space).window)
        view = self.view
        if view is not None and view.phase == "tracks":
            for segment in range(SEGMENTS):
                line = maps.segment(segment)
                yield keys.segment(segment), Place(line, Z_LINK, clip=maps.world.window)
        for which, foot in enumerate(view.ground if view is not None else ()):
            if foot >= 0:
                place = Place(maps.rect(foot), Z_MARK + 1, clip=maps.board(foot).window)
                yield keys.rainbow(which), place

    # ---------------------------------------------------------------------------------- fiefs

    def _fiefs(self) -> Iterator[tuple[str, Item]]:
        if self.view is None:
            return
        maps = self.maps
        for number, fief in enumerate(self.view.fiefs):
            figure, faint = self.figure(fief.seat), self._behind(fief.seat)
            for name, part in zip("wc", split(fief.spaces)):
                if part:
                    board, rect = maps.board(part[0]), maps.bounds(part)
                    wash, rope = figures.wash(figure, part), figures.rope(figure, part)
                    yield f"wash:{name}{number}", self._on(board, wash, rect, Z_WASH, faint)
                    yield f"rope:{name}{number}", self._on(board, rope, rect, Z_WASH + 0.5, faint)
        for tag in self.tags if self.filter != "goods" else ():
            board, shown = maps.board(tag.space), figures.held_tag(self.figure(tag.seat), tag.words)
            faint = self._behind(tag.seat)
            yield f"tag:{tag.number}", self._on(board, shown, tag.rect, Z_TAG, faint)

    @property
    def tags(self) -> list[Tag]:
        """The tags of all fiefs, found anew only when fiefs or boards have changed."""
        if self.view is None:
            return []
        world, cloud = self.maps.world.place, self.maps.cloud.place
        now = self.view.fiefs, self.view.built, tuple(world), tuple(cloud)
        if now != self._tags[0]:
            found: list[Tag] = []
            order = enumerate(self.view.fiefs)
            for number, fief in sorted(order, key=lambda pair: -pair[1].gives):
                found += self._tag(number, fief, found)
            self._tags = now, found
        return self._tags[1]

    def _tag(self, number: int, fief: FiefView, others: list[Tag]) -> list[Tag]:
        """Returns a fief's tag, held by a rabbit where no other tag lies; none if it gives nothing.

        A fief without a harvest has none if there is no free place, or if it is a single space.
        """
        gives = fief.gives
        if not (gives if len(fief.spaces) < 2 else fief.strength or fief.wealth):
            return []
        words = figures.tag_words(fief.strength, fief.wealth)
        places = [(space, self.tag_at(space, words)) for space in self.tag_holders(fief.spaces)]
        taken = [tag.rect for tag in others]
        free = (place for place in places if place[1].inflate(-4, -4).collidelist(taken) < 0)
        held = next(free, places[0] if gives else None)
        return [Tag(number, fief.seat, held[0], words, held[1])] if held is not None else []

    def tag_at(self, space: int, words: str) -> FRect:
        """The place of a tag that the rabbit on a space holds."""
        near = self.maps.board(space).near
        return tag_place(self.maps.rect(space), *figures.tag_size(words, near, self.at.pixel))

    def tag_holders(self, spaces: tuple[int, ...]) -> list[int]:
        """Returns the spaces of a fief whose rabbit may hold its tag, the least hidden first."""
        world, cloud = split(spaces)
        part = cloud if len(cloud) > len(world) else world
        return sorted(part, key=lambda space: (self._hides(space), space))

    def _hides(self, space: int) -> int:
        """Returns the importance of what a tag would hide: nothing, a city, or a building's
        good."""
        kind = self.building_on(space)
        if b.TERRAIN[space] == b.WONDER:
            return 3
        return 0 if kind in (c.NOTHING, c.FIXED) else 1 if c.IS_CITY[kind] else 2

    # ------------------------------------------------------------------------- what events move

    def standing(self, looks: Looks) -> dict[str, Item]:
        """Returns what stands on the boards: rabbits, buildings, goods, tracks, links."""
        found = {}
        for key, look in looks.items():
            if key.startswith("track:"):
                fixed = keys.number(key) in self._printed(looks)
                rect, world = self.maps.track(keys.number(key)), self.maps.world
                found[key] = self._on(world, figures.track(fixed), rect, Z_TRACK)
            elif key.startswith("link:"):
                found[key] = self._link(keys.number(look.place), look.face)
        owners = {keys.number(key): int(key.split(":")[1]) for key in looks if key[:7] == "rabbit:"}
        for space in range(self.spaces):
            found.update(self._space(space, owners.get(space, -1), looks))
        return found

    def _printed(self, looks: Looks) -> tuple[int, ...]:
        look = looks.get(CENTRAL)
        return printed(self.central, look.face) if look is not None and look.face >= 0 else ()

    def _space(self, space: int, seat: int, looks: Looks) -> Iterator[tuple[str, Item]]:
        board, rect = self.maps.board(space), self.maps.rect(space)
        kind, owned, depth = self.building_on(space, looks), seat >= 0, space / 1000
        faint = self.filter == "goods" or (owned and self._behind(seat))
        if kind != c.NOTHING:
            shown = figures.building(kind, self._good(space, kind))
            behind = faint and kind not in filters.MAKERS
            place = building_at(rect, kind, owned)
            yield f"on:{space}", self._on(board, shown, place, Z_BUILDING + depth, behind)
        if owned:
            shown, place = figures.rabbit(self.figure(seat)), rabbit_at(rect, kind != c.NOTHING)
            yield keys.rabbit(seat, space), self._on(board, shown, place, Z_RABBIT + depth, faint)
        seen = owned or (self.filter == "goods" and b.YIELD[space])
        if seen and space != self.central and b.TERRAIN[space] not in (b.CITY, b.RAINBOW):
            shown = sign_shown(sign_of(space))
            yield f"gives:{space}", self._on(board, shown, good_at(space, rect), Z_SIGN)

    def _good(self, space: int, kind: int) -> int:
        """The good that a trading post or Chimney is set to."""
        if self.view is None or kind not in (c.POST, c.CHIMNEY):
            return -1
        return dict(self.view.posts if kind == c.POST else self.view.chimneys).get(space, -1)

    def _link(self, one: int, two: int) -> Item:
        rainbow = one in b.RAINBOW_SPACES or two in b.RAINBOW_SPACES
        boards = self.maps.board(one), self.maps.board(two)
        shown, rect = self.link("rainbow" if rainbow else "tower", one, two)
        faint = self.filter == "goods" or self._behind(self.holder(one))
        item = self._on(boards[0], shown, rect, Z_LINK, faint, LINKED)
        if boards[0] is boards[1]:
            return item
        zoomed = boards[0].clip or boards[1].clip
        both = boards[0].window.union(boards[1].window)
        return item._replace(clip=both if zoomed else None)

    def link(self, kind: str, one: int, two: int) -> tuple[Picture, FRect]:
        """The picture and place of a Sky Tower or Rainbow between two spaces."""
        near = min(self.maps.board(one).near, self.maps.board(two).near)
        start, end = self.maps.rect(one).center, self.maps.rect(two).center
        return figures.link(kind, start, end, near)
