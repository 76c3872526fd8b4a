"""The tray beside the map: hand, waiting buildings, or parchments, by tab."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from tabletop.games.bunny_kingdom.rules import keys
from tabletop.games.bunny_kingdom.rules.cards import HAND as HAND_SIZES
from tabletop.games.bunny_kingdom.rules.cards import IS_PARCHMENT
from tabletop.games.bunny_kingdom.rules.parchments import Worth
from tabletop.games.bunny_kingdom.rules.rails import TURNS
from tabletop.games.bunny_kingdom.rules.view import KingdomView
from tabletop.games.bunny_kingdom.rules.worth import worths
from tabletop.games.bunny_kingdom.table import badges, figures, hands, onlooker, pictures, sheet
from tabletop.games.bunny_kingdom.table.art_scene import station
from tabletop.games.bunny_kingdom.table.layout import Places, low_part, shelf_rects
from tabletop.games.bunny_kingdom.table.looks import Looks, amount, cards_at, stocked
from tabletop.games.bunny_kingdom.table.pieces import Z_CARD, Z_TRAY
from tabletop.games.bunny_kingdom.words import nouns, parchments, say
from tabletop.table.art import widgets
from tabletop.table.art.cache import cached
from tabletop.table.art.lettering import width_of, write
from tabletop.table.art.surface import Art, blank
from tabletop.table.contract import Host
from tabletop.table.marking import Box
from tabletop.table.nodes import NodeTable

CLOTH, THREAD, CREAM_WORDS = "#2F6E73", "#BFE0D6", "#FFF6E3"
TALL = 400
"""Style pixels of height from which the tray shows two kinds of things below each other."""
LEAST_SHELF = 40
"""Style pixels of height below which nothing is shown beside the buttons for goods."""
A_ROW = 4
"""Number of buildings side by side."""
HAND, STOCK, SCROLLS = "hand", "stock", "scrolls"
TABS = (HAND, STOCK, SCROLLS)
LIFT, CHOSEN_LIFT = 6, 12
TOKEN_RATIO = 1.3
NAMED_FROM = 42
"""Style pixels of width from which a building's name is written below it."""
LEAST_NAME = 12
"""Window pixels of the smallest name."""
MOST_SEALED = 3
CARD_RADIUS = 8
WHOLE = 44
"""Pixels of width from which the last parchments lie in rows, each in sight as a whole."""
HEAD = 32
"""Style pixels of height of the title between two kinds of things."""
_BUILDING = ("turn_station", "tracks", "camps", "build", "tower_end", "serve", "produce", "smoke")


class Tray:
    """Cards and buildings of the viewer.

    Attributes:
        seat: the seat whose things lie in it, -1 = none.
        builder: the seat whose buildings are shown: the own, to a watcher those of the asked seat.
        mode: the open tab.
        rects: the place of each piece, by key; `heights` its z.
        chosen: pieces taken up; `lifted` the one that may be, `carried` the one being dragged.
        pointed: the piece under the pointer or with the focus, usable or not.
        copying: the copy cards and their possible copies, while that is asked.
        choosing: buttons for goods are there, in a small window at the tray's lower end.
        opened: the seat whose things are laid open in place of the viewer's, -1 = none.
        worths: present worth of the visible parchments to the viewer, by card.
        turning: the space of Central Station while the viewer is to turn it, else -1.
    """

    def __init__(self, host: Host, at: Places, nodes: NodeTable) -> None:
        self.host, self.at = host, at
        self.nodes = nodes
        self.seat = self.builder = -1
        self.mode = HAND
        self.rects: dict[str, pygame.Rect] = {}
        self.heights: dict[str, float] = {}
        self.chosen: frozenset[str] = frozenset()
        self.lifted = self.carried = self.pointed = ""
        self.copying: tuple[int, ...] = ()
        self.turning = -1
        self.choosing = False
        self.over = False
        self.opened = -1
        self._view: KingdomView | None = None
        self.worths: dict[int, Worth] = {}
        self._phase = ""
        self._held: frozenset[int] = frozenset()

    def clear(self) -> None:
        self.nodes.clear()

    def follow(self, view: KingdomView) -> None:
        """Opens the tab of a new phase, and the hand if new cards came into it."""
        self._view = view
        self.seat = view.viewer if view.viewer is not None else -1
        self.builder = self.seat if self.seat >= 0 else view.asked
        self.over = view.over
        kind = "copy" if view.phase in ("copy", "copy_on", "over") else view.phase
        kind = STOCK if kind in _BUILDING else kind
        if kind != self._phase:
            self._phase = kind
            self.opened = -1
            self.mode = {STOCK: STOCK, "copy": SCROLLS}.get(kind, HAND)
            if kind == STOCK and self.seat >= 0:
                own = view.seats[self.seat]
                self.mode = SCROLLS if not any(own.stock) and own.parchments else STOCK
        held = frozenset(view.seats[self.seat].hand) if self.seat >= 0 else frozenset()
        if held - self._held and kind == "pick":
            self.mode = HAND
        self._held = held
        mine = self.seat >= 0 and view.asked == self.seat
        self.turning = view.central if view.phase == "turn_station" and mine else -1
        self.choosing = view.phase in ("produce", "smoke") and mine
        copiers = hands.copiers(view) if view.phase in ("copy", "copy_on") else ()
        cards = (*copiers, *(card for own in copiers for card in hands.copied_from(own, view)))
        self.copying = tuple(dict.fromkeys(cards))
        self.worths = self._worths(view)

    def _worths(self, view: KingdomView) -> dict[int, Worth]:
        """Returns the present worth of each parchment in hand and tray; {} once all are counted."""
        if self.seat < 0 or view.over:
            return {}
        own = view.seats[self.seat]
        seen = (*own.hand, *own.parchments, *self.copying)
        return worths(view, self.seat, {card for card in seen if IS_PARCHMENT[card]})

    # --------------------------------------------------------------------------------- contents

    def hand_cards(self, looks: Looks) -> list[int]:
        """The viewer's hand, sealed cards in their places."""
        sealed = (keys.seal(self.seat, number) for number in range(MOST_SEALED))
        return cards_at(looks, keys.hand(self.seat), *sealed)

    def scrolls(self, looks: Looks) -> list[int]:
        """Returns the viewer's parchments, or the possible copies."""
        return list(self.copying) or cards_at(looks, keys.pile(self.seat))

    def count(self, tab: str, looks: Looks) -> int:
        """Returns the number of things behind a tab."""
        if tab == HAND:
            return len(self.hand_cards(looks))
        if tab == STOCK:
            return sum(number for _, number in stocked(looks, self.builder))
        return amount(looks, keys.pile(self.seat))

    def behind(self, tab: str, looks: Looks) -> list[str]:
        """The pieces behind a tab, by key."""
        if tab == STOCK:
            return [keys.waiting(kind) for kind, _ in stocked(looks, self.builder)]
        cards = self.hand_cards(looks) if tab == HAND else self.scrolls(looks)
        return [keys.card(card) for card in cards]

    # ---------------------------------------------------------------------------------- showing

    def show(self, looks: Looks) -> None:
        self.rects.clear()
        nodes, tray = self.nodes, self.at.tray
        nodes.begin()
        s = self.host.s
        cloth = Art(widgets.tray(tray.w, tray.h, s, CLOTH, THREAD), 0, 0)
        nodes.put("tray", cloth, tray.topleft, Z_TRAY)
        if self.choosing and self.shelf.h < self.host.px(LEAST_SHELF):
            nodes.end()
            return
        if self.opened >= 0 and self._view is not None:
            sheet.show(nodes, self.host, self.shelf, self._view, self.opened, Z_CARD)
            nodes.end()
            return
        if self.turning >= 0:
            self._show_turns()
        elif self.seat >= 0 or (self.mode == STOCK and self.builder >= 0):
            self._show_mode(looks)
        watched = self._view is not None and self.seat < 0 and not self.rects and onlooker.show(
            nodes, self.host, self.shelf, self._view, Z_CARD
        )
        if not self.rects and not watched:
            words = say(f"empty-{self.mode}") if self.seat >= 0 else say("button-watching")
            words = words if self._view is not None else ""
            art = caption(words, self.at.shelf.w, s)
            x, y = self.at.shelf.x, self.at.shelf.centery - art.surface.get_height() // 2
            nodes.put("empty", art, (x, y), Z_CARD)
        nodes.end()

    @property
    def shelf(self) -> pygame.Rect:
        """The room of the pieces; the last parchments have the tabs' room as well."""
        shelf = self.at.shelf.copy()
        if self.over:
            shelf.y = self.at.tabs[0].y + round(28 * self.host.s)
            shelf.h = self.at.shelf.bottom - shelf.y
        elif self.choosing and self.at.floating:
            shelf.h = max(1, self.at.choices[0].y - self.host.px(8) - shelf.y)
        return shelf

    def _show_turns(self) -> None:
        """Shows the possible turns of Central Station."""
        rects = shelf_rects(self.shelf, TURNS, self.host.px(78), self.host.s, 1.0)
        for turn, rect in enumerate(rects):
            self.rects[keys.corner(turn)] = rect
            drawn = station(self.turning, turn, rect.w)
            self.nodes.put(f"turn:{turn}", Art(drawn, 0, 0), rect.topleft, Z_CARD)

    def _show_mode(self, looks: Looks) -> None:
        shelf, s = self.shelf, self.host.s
        if self.over:
            title = caption(say("tray-scrolls"), shelf.w, s)
            self.nodes.put("title", title, (shelf.x, self.at.tabs[0].y), Z_CARD)
        waiting = stocked(looks, self.builder)
        own = self.scrolls(looks) if self.seat >= 0 else []
        tall = shelf.h >= TALL * s
        if self.mode == SCROLLS:
            self._show_scrolls(looks, shelf)
        elif self.mode == STOCK:
            rows = 1 if len(waiting) <= A_ROW else 2
            high, low = self._halves(shelf, 132 * rows, say("tray-scrolls"), tall and bool(own))
            self._show_stock(looks, high)
            if low is not None:
                self._show_scrolls(looks, low)
        else:
            cards, head = self.hand_cards(looks), self.host.px(HEAD)
            slots = self._slots(len(cards))
            both = tall and bool(waiting or own)
            room = low_part(shelf, slots, self.at.most_w, s, head, self.at.least_w) if both else 0
            below = say("zone-waiting" if waiting else "tray-scrolls")
            high, low = self._halves(shelf, -room / s, below, room > 0)
            self._show_cards(cards, high, slots=slots)
            if low is not None and waiting:
                self._show_stock(looks, low)
            elif low is not None:
                most = min((self.rects[keys.card(card)].w for card in cards), default=999)
                self._show_scrolls(looks, low, most)

    def _slots(self, count: int) -> int:
        """Returns the number of places for the hand: those of a full one until half of it is gone.

        So cards keep their places from pick to pick.
        """
        full = HAND_SIZES[self.at.sky, len(self.host.seats)][0] + (len(self.host.seats) == 2)
        half = -(-full // 2)
        return max(count, full if count > half else half) if count else 0

    def _halves(
        self, shelf: pygame.Rect, high: float, title: str, both: bool
    ) -> tuple[pygame.Rect, pygame.Rect | None]:
        """Returns the shelf in two parts with a title between, or in one unless `both`.

        Args:
            high: style pixels of the upper part, or of the lower one if negative.
        """
        if not both:
            return shelf, None
        head = self.host.px(HEAD)
        upper = self.host.px(high) if high > 0 else shelf.h + self.host.px(high) - head
        first = pygame.Rect(shelf.x, shelf.y, shelf.w, upper)
        second = pygame.Rect(shelf.x, first.bottom + head, shelf.w, shelf.h - upper - head)
        words = caption(title, shelf.w, self.host.s)
        self.nodes.put("between", words, (shelf.x, first.bottom + self.host.px(5)), Z_CARD)
        return first, second

    def _show_cards(
        self, cards: list[int], shelf: pygame.Rect, most: int = 999, slots: int = 0
    ) -> None:
        """Shows cards side by side; the one pointed at lies over its neighbours.

        Args:
            most: largest width of a card; slots: number of places, if none then overlaps.
        """
        s, least = self.host.s, min(most, WHOLE if self.over else self.at.least_w)
        for count in (max(slots, len(cards)), len(cards)):
            rects = shelf_rects(shelf, count, min(most, self.at.most_w), s, least=least)
            if not any(map(pygame.Rect.colliderect, rects, rects[1:])):
                break
        top, free = rects[0].y if rects else 0, _between(rects)
        for i, (card, rect) in enumerate(zip(cards, rects, strict=False)):
            key = keys.card(card)
            up = key in self.chosen
            lift = CHOSEN_LIFT if up else LIFT if key == self.lifted else 0
            rise = min(self._room(rect, lift), round(rect.h * 0.1))
            rect.y -= rise if rect.y == top else min(rise, free)
            self.rects[key] = rect
            if key == self.carried:
                self.nodes.keep(key)
                continue
            art = pictures.card(card, rect.w, self.host.s, up or key == self.lifted)
            over = 1.5 if lift or key == self.pointed else 0.0
            z = Z_CARD + over + i * 0.02
            self.heights[key] = z
            self.nodes.put(key, art, rect.topleft, z)
            self._badge(card, rect, z + 0.01, 6.0 if rect.y <= top else free / s)

    def _badge(self, card: int, rect: pygame.Rect, z: float, above: float) -> None:
        """Draws the present worth of a parchment over its upper left corner.

        Args:
            above: free style pixels above the card.
        """
        found = self.worths.get(card)
        if found is None:
            return
        s = min(self.host.s, rect.w / 70)
        art = badges.worth(parchments.badge(found), s, found.carrots > 0)
        self.nodes.put(f"worth:{card}", art, (rect.x - 5 * s, rect.y - min(6.0, above) * s), z)

    def _room(self, rect: pygame.Rect, lift: int) -> int:
        """Returns the pixels a piece may rise without reaching the tabs."""
        above = rect.y - self.at.tabs[0].bottom - self.host.px(7)
        return max(0, min(self.host.px(lift), above)) if not self.over else self.host.px(lift)

    def _show_scrolls(self, looks: Looks, shelf: pygame.Rect, most: int = 999) -> None:
        cards = self.scrolls(looks)
        self._show_cards(cards, shelf, most)
        for card in cards:
            rect = self.rects[keys.card(card)]
            worth = self._counted(card, looks)
            if worth is None:
                continue
            s = min(self.host.s, rect.w / 76)
            badge = widgets.price_badge(f"+{worth}", s, bool(worth))
            corner = (rect.right - round(10 * s), rect.y + round(10 * s))
            self.nodes.put(f"worth:{card}", badge, corner, Z_CARD + 3)

    def _counted(self, card: int, looks: Looks) -> int | None:
        """Returns the carrots a parchment of the viewer's brought; None before it was counted."""
        found = [
            look.number for key, look in looks.items()
            if key.startswith(f"final:{self.seat}:") and look.face == card
        ]  # fmt: skip
        return sum(found) if found else None

    def _show_stock(self, looks: Looks, shelf: pygame.Rect) -> None:
        waiting = stocked(looks, self.builder)
        s = self.host.s
        most = self.host.px(96)
        rects = shelf_rects(shelf, len(waiting), most, s, TOKEN_RATIO)
        beyond = max(0, min(self.host.px(7), (_beside(rects) - self.host.px(10)) // 2))
        wide = max((short_name(kind) for kind, _ in waiting), key=_width, default="")
        for (kind, count), rect in zip(waiting, rects, strict=True):
            key = keys.waiting(kind)
            up = key in self.chosen
            lift = CHOSEN_LIFT if up else LIFT if key == self.lifted else 0
            rect.y -= self._room(rect, lift)
            self.rects[key] = rect
            d = self.token_size(key)
            art = figures.token(kind, d, s, count)
            x = rect.centerx - d // 2
            self.heights[key] = Z_CARD + (2 if lift else 0)
            self.nodes.put(key, art, (x, rect.y), self.heights[key])
            if rect.w < NAMED_FROM * s:
                continue
            room = max(rect.h - d, self.host.px(8))
            words = name(short_name(kind), rect.w + 2 * beyond, room, s, wide)
            below = (rect.x - beyond, rect.y + d + self.host.px(2))
            self.nodes.put(f"name:{kind}", words, below, Z_CARD)

    def hide_hand(self) -> None:
        """Hides the hand until it is shown again, while it flies by."""
        for key in self.rects:
            if key.startswith("card:"):
                self.nodes.hide(key)
                self.nodes.hide(f"worth:{keys.number(key)}")

    def box(self, key: str) -> Box:
        """Returns the place of a piece's marks."""
        rect, z = self.rects[key].copy(), self.heights.get(key, Z_CARD)
        if key.startswith("waits:"):
            d = self.token_size(key)
            disc = pygame.Rect(rect.centerx - d // 2, rect.y, d, d)
            return Box(disc, d / 2 / self.host.s, z + 0.005, Z_CARD - 0.5)
        return Box(rect, CARD_RADIUS, z + 0.005, Z_CARD - 0.4)

    def token_size(self, key: str) -> int:
        """Returns the width of a building's disc."""
        rect = self.rects.get(key)
        if rect is None:
            return self.host.px(60)
        named = rect.w >= NAMED_FROM * self.host.s
        return min(rect.w, round(rect.h * (0.76 if named else 1.0)))


def short_name(kind: int) -> str:
    """Returns the name of a building below its disc."""
    return nouns.told(nouns.building(kind), form="token")


def _width(words: str) -> int:
    return width_of(words, "bold", 16)


@cached
def name(words: str, w: int, h: int, s: float, widest_name: str = "") -> Art:
    """Draws a building's name below its disc, in `w` by `h` pixels.

    It is smaller if the widest of the names beside it has no room, then on two lines, before
    anything is cut.
    """
    px = max(LEAST_NAME, min(round(16 * s), round(h * 0.86)))
    small = max(LEAST_NAME, min(round(13 * s), px))
    if width_of(widest_name or words, "bold", px) > w:
        px = small
    parts = words.split(" ", 1) if width_of(words, "bold", px) > w else [words]
    widest = max(width_of(part, "bold", px) for part in parts)
    if widest > w:
        px = max(LEAST_NAME, int(px * w / widest))
    face = blank(w, round(px * (0.4 + len(parts))))
    for i, part in enumerate(parts):
        line = widgets.fit(part, "bold", px, w, s)
        y = px * (0.62 + 0.88 * i)
        write(face, line.text, w / 2, y, "bold", line.px, CREAM_WORDS, "center")
    return Art(face, 0, 0)


@cached
def caption(words: str, w: int, s: float) -> Art:
    """A line of light words, in the middle of `w` pixels."""
    px = round(16 * s)
    face = blank(w, round(px * 1.4))
    line = widgets.fit(words, "bold", px, w, s)
    write(face, line.text, w / 2, px * 0.7, "bold", line.px, CREAM_WORDS, "center")
    return Art(face, 0, 0)


def _beside(rects: Sequence[pygame.Rect]) -> int:
    """Returns the free pixels between two neighbours of a row; many if it has only one."""
    return rects[1].x - rects[0].right if len(rects) > 1 and rects[1].y == rects[0].y else 99


def _between(rects: Sequence[pygame.Rect]) -> int:
    """Returns the free pixels between two rows."""
    first = rects[0] if rects else None
    return next((max(0, r.y - first.bottom) for r in rects if first and r.y > first.y), 0)
