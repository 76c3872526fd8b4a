"""The tray beside the map: hand, waiting buildings, or parchments, by tab."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import FRect

from tabletop.games.bunny_kingdom.rules import keys
from tabletop.games.bunny_kingdom.rules.cards import HAND as HAND_SIZES
from tabletop.games.bunny_kingdom.rules.cards import IS_PARCHMENT
from tabletop.games.bunny_kingdom.rules.parchments import Worth
from tabletop.games.bunny_kingdom.rules.rails import TURNS
from tabletop.games.bunny_kingdom.rules.view import KingdomView
from tabletop.games.bunny_kingdom.rules.worth import worths
from tabletop.games.bunny_kingdom.table import figures, hands, laid_open
from tabletop.games.bunny_kingdom.table.art_scene import turned
from tabletop.games.bunny_kingdom.table.faces import card as card_shown
from tabletop.games.bunny_kingdom.table.layout import BETWEEN, Places, grid, low_part, shelf_rects
from tabletop.games.bunny_kingdom.table.looks import Looks, amount, cards_at, stocked
from tabletop.games.bunny_kingdom.table.pieces import Z_CARD, Z_TRAY, Items
from tabletop.games.bunny_kingdom.words import nouns, parchments, say
from tabletop.table.art import widgets
from tabletop.table.art.palette import INK, INK2, PAPER
from tabletop.table.art.picture import scaled, sized
from tabletop.table.art.sheet import folded, line
from tabletop.table.boxes import Part, column
from tabletop.table.contract import Host
from tabletop.table.nodes import Item

CLOTH, THREAD, CREAM_WORDS = "#2F6E73", "#BFE0D6", "#FFF6E3"
RICH = "#E4F3C8"
"""Paper on a parchment that brings something."""
TALL, LEAST_SHELF = 400, 40
"""Height from which the tray shows two kinds of things below each other; below which nothing is
shown beside the buttons for goods."""
A_ROW = 4
"""Number of buildings side by side."""
HAND, STOCK, SCROLLS = "hand", "stock", "scrolls"
TABS = (HAND, STOCK, SCROLLS)
LIFT, CHOSEN_LIFT = 6.0, 12.0
TOKEN, DISC, STATION = 96.0, 0.7, 78.0
"""Width of a waiting building's place at most, the share of its height that is the disc, and the
width of a picture of Central Station."""
TOKEN_RATIO = 1 / 1.42
NAMED_FROM = 42
"""Width from which a building's name is written below it."""
NAMES_APART = 10
MOST_SEALED = 3
CARD_RADIUS = 8.0
WHOLE = 44
"""Window pixels of width from which the last parchments lie in rows, each in sight as a whole."""
LARGER = 1.08
"""By how much cards must become larger to leave their places for it."""
HEAD, CAPTION = 32.0, 22.0
"""Height of the title between two kinds of things, and of its words."""
_BUILDING = ("turn_station", "tracks", "camps", "build", "tower_end", "serve", "produce", "smoke")


class Tray:
    """Cards and buildings of the viewer.

    Attributes:
        seat: the seat whose things lie in it, -1 = none.
        builder: the seat whose buildings are shown: the own, to a watcher those of the asked seat.
        mode: the open tab.
        rects: the place of each piece as it was shown last, by key.
        chosen: pieces taken up; `lifted` the one that may be.
        pointed: the piece under the pointer or with the focus, usable or not.
        copying: the copy cards and their possible copies, while that is asked.
        choosing: buttons for goods are there, in a small window at the tray's lower end.
        opened: the seat whose things are laid open in place of the viewer's, -1 = none.
        worths: present worth of the visible parchments to the viewer, by card.
        flying: pieces that fly by at the moment, and do not lie here.
        turning: the space of Central Station while the viewer is to turn it, else -1.
    """

    def __init__(self, host: Host, at: Places) -> None:
        self.host, self.at = host, at
        self.seat = self.builder = -1
        self.mode = HAND
        self.rects: dict[str, FRect] = {}
        self.chosen: frozenset[str] = frozenset()
        self.lifted = self.pointed = ""
        self.copying: tuple[int, ...] = ()
        self.turning = -1
        self.choosing = False
        self.over = False
        self.opened = -1
        self.worths: dict[int, Worth] = {}
        self.flying: set[str] = set()
        self._view: KingdomView | None = None
        self._phase = ""
        self._held: frozenset[int] = frozenset()

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

    def items(self, looks: Looks) -> Items:
        """Returns all that lies in the tray, and notes the places of its pieces."""
        found = dict(self._shown(looks))
        self.rects = {key: item.rect for key, item in found.items() if item.hit}
        cloth = Item(sized(widgets.tray, CLOTH, THREAD), self.at.tray, Z_TRAY, hit=False)
        lying = {key: item for key, item in found.items() if key not in self.flying}
        return {"tray": cloth, **lying}

    def _shown(self, looks: Looks) -> Iterator[tuple[str, Item]]:
        view, shelf = self._view, self.shelf
        if self.choosing and shelf.h < LEAST_SHELF:
            return
        if self.opened >= 0 and view is not None:
            yield from laid_open.sheet(self.host, shelf, view, self.opened, Z_CARD)
            return
        found: dict[str, Item] = {}
        if self.turning >= 0:
            found = dict(self._turns())
        elif self.seat >= 0 or (self.mode == STOCK and self.builder >= 0):
            found = dict(self._of_mode(looks))
        elif view is not None:
            found = dict(laid_open.watched(self.host, shelf, view, Z_CARD))
        if not found and view is not None:
            words = say(f"empty-{self.mode}" if self.seat >= 0 else "button-watching")
            found["empty"] = _caption(words, FRect(shelf.x, shelf.centery - 11, shelf.w, CAPTION))
        yield from found.items()

    @property
    def shelf(self) -> FRect:
        """The room of the pieces; the last parchments have the tabs' room as well."""
        shelf = self.at.shelf.copy()
        if self.over:
            shelf.y = self.at.tabs[0].y + 28
            shelf.h = self.at.shelf.bottom - shelf.y
        elif self.choosing and self.at.floating:
            shelf.h = max(1.0, self.at.choices[0].y - BETWEEN - shelf.y)
        return shelf

    def _turns(self) -> Iterator[tuple[str, Item]]:
        """The possible turns of Central Station."""
        for turn, rect in enumerate(shelf_rects(self.shelf, TURNS, STATION, 1.0)):
            shown = turned(self.turning, turn)
            yield keys.corner(turn), Item(shown, rect, Z_CARD, radius=CARD_RADIUS, loose=False)

    def _of_mode(self, looks: Looks) -> Iterator[tuple[str, Item]]:
        shelf, waiting = self.shelf, stocked(looks, self.builder)
        own = self.scrolls(looks) if self.seat >= 0 else []
        tall = shelf.h >= TALL
        if self.over:
            head = FRect(shelf.x, self.at.tabs[0].y, shelf.w, CAPTION)
            yield "title", _caption(say("tray-scrolls"), head)
        if self.mode == SCROLLS:
            yield from self._scrolls(own, looks, shelf)
        elif self.mode == STOCK:
            rows = 1 if len(waiting) <= A_ROW else 2
            both = tall and bool(own)
            high, head, low = column(shelf, (132.0 * rows, HEAD, Part(grow=1))) if both else (
                shelf, FRect(), FRect()
            )
            yield from self._stock(waiting, high)
            if both:
                yield "between", _caption(say("tray-scrolls"), head)
                yield from self._scrolls(own, looks, low)
        else:
            yield from self._hand(looks, shelf, waiting, own)

    def _hand(
        self, looks: Looks, shelf: FRect, waiting: Sequence[tuple[int, int]], own: list[int]
    ) -> Iterator[tuple[str, Item]]:
        """The hand and, where the tray is tall, what waits or the parchments below it."""
        cards, at = self.hand_cards(looks), self.at
        slots, below = self._slots(len(cards), shelf), 0.0
        if shelf.h >= TALL and (waiting or own):
            below = low_part(shelf, slots, at.most_w, HEAD, at.least_w)
        if not below:
            yield from self._cards(cards, shelf, at.most_w, at.least_w, slots)
            return
        high, head, low = column(shelf, (Part(grow=1), HEAD, below))
        slots = self._slots(len(cards), high)
        shown = list(self._cards(cards, high, at.most_w, at.least_w, slots))
        yield from shown
        yield "between", _caption(say("zone-waiting" if waiting else "tray-scrolls"), head)
        most = min((item.rect.w for _, item in shown if item.hit), default=at.most_w)
        yield from self._stock(waiting, low) if waiting else self._scrolls(own, looks, low, most)

    def _slots(self, count: int, shelf: FRect) -> int:
        """Returns the number of places for the hand: those of a full one until half of it is gone,
        so that cards keep their places from pick to pick, or until they become LARGER."""
        full = HAND_SIZES[self.at.sky, len(self.host.seats)][0] + (len(self.host.seats) == 2)
        half = -(-full // 2)
        places = max(count, full if count > half else half) if count else 0
        now, larger = (grid(shelf, number, self.at.most_w)[0] for number in (places, count))
        return count if larger > LARGER * now else places

    def _cards(
        self, cards: Sequence[int], shelf: FRect, most: float, least: float, slots: int = 0
    ) -> Iterator[tuple[str, Item]]:
        """Cards side by side; the one pointed at lies over its neighbours.

        Args:
            most, least: widths of a card; slots: number of places, if none then overlaps.
        """
        rects: list[FRect] = []
        for count in (max(slots, len(cards)), len(cards)):
            rects = shelf_rects(shelf, count, most, least=least, floor=self.at.floor_w)
            if not any(map(FRect.colliderect, rects, rects[1:])):
                break
        tops = sorted({rect.y for rect in rects})
        free = tops[1] - tops[0] - rects[0].h if len(tops) > 1 else 0.0
        above = rects[0].y - self.at.tabs[0].bottom - 7 if rects and not self.over else CHOSEN_LIFT
        for i, (card, rect) in enumerate(zip(cards, rects)):
            key = keys.card(card)
            up = key in self.chosen or key == self.lifted
            lift = CHOSEN_LIFT if key in self.chosen else LIFT if up else 0.0
            room = above if rect.y == tops[0] else free
            rect.y -= max(0.0, min(lift, rect.h * 0.1, room))
            z = Z_CARD + (1.5 if up or key == self.pointed else 0.0) + i * 0.02
            shown = card_shown(card, up)
            yield key, Item(shown, rect, z, radius=CARD_RADIUS, below=Z_CARD - 0.4)
            if card in self.worths:
                corner = rect.x - 5, rect.y - (6 if room == above else max(0.0, min(6.0, free)))
                worth, small = self.worths[card], min(1.0, rect.w / 70)
                colours = (RICH, INK) if worth.carrots else (PAPER, INK2)
                words = parchments.badge(worth)
                paper = scaled(widgets.tag, words, *colours, "carrot", k=small)
                yield f"worth:{card}", Item(paper, FRect(*corner, 0, 0), z + 0.01, hit=False)

    def _scrolls(
        self, cards: Sequence[int], looks: Looks, shelf: FRect, most: float = 999.0
    ) -> Iterator[tuple[str, Item]]:
        least = WHOLE * self.at.pixel if self.over else min(most, self.at.least_w)
        for key, item in self._cards(cards, shelf, min(most, self.at.most_w), least):
            yield key, item
            card = keys.number(key)
            counted = self._counted(card, looks) if item.hit else None
            if counted is not None:
                rect, small = item.rect, min(1.0, item.rect.w / 76)
                at = FRect(rect.right - 10, rect.y + 10, 0, 0)
                badge = scaled(widgets.price_badge, f"+{counted}", free=bool(counted), k=small)
                yield f"worth:{card}", Item(badge, at, Z_CARD + 3, hit=False)

    def _counted(self, card: int, looks: Looks) -> int | None:
        """Returns the carrots a parchment of the viewer's brought; None before it was counted."""
        start = f"final:{self.seat}:"
        mine = (look for key, look in looks.items() if key.startswith(start))
        found = [look.number for look in mine if look.face == card]
        return sum(found) if found else None

    def _stock(
        self, waiting: Sequence[tuple[int, int]], shelf: FRect
    ) -> Iterator[tuple[str, Item]]:
        """Waiting buildings on their discs, with their names where there is room."""
        rects = shelf_rects(shelf, len(waiting), TOKEN, TOKEN_RATIO)
        named = bool(rects) and rects[0].w >= NAMED_FROM
        beside = rects[1].x - rects[0].right if rects[1:] and rects[1].y == rects[0].y else 24.0
        beyond = max(0.0, (beside - NAMES_APART) / 2)
        for (kind, count), rect in zip(waiting, rects):
            key = keys.waiting(kind)
            lift = CHOSEN_LIFT if key in self.chosen else LIFT if key == self.lifted else 0.0
            d = min(rect.w, rect.h * (DISC if named else 1.0))
            above = rect.y - self.at.tabs[0].bottom - 7
            disc = FRect(rect.centerx - d / 2, rect.y - max(0.0, min(lift, above)), d, d)
            z = Z_CARD + (2 if lift else 0)
            shown = figures.token(kind, count)
            yield key, Item(shown, disc, z, radius=d / 2, below=Z_CARD - 0.5)
            if named:
                words = nouns.told(nouns.building(kind), form="token")
                under = FRect(rect.x - beyond, rect.y + d + 5, rect.w + 2 * beyond, rect.h - d - 5)
                label = folded(words, "bold", 14, CREAM_WORDS)
                yield f"name:{kind}", Item(label, under, Z_CARD, hit=False)


def _caption(words: str, rect: FRect) -> Item:
    """A line of light words."""
    return Item(line(words, "bold", 16, CREAM_WORDS, "center"), rect, Z_CARD, hit=False)
