"""The drawn table of Bunny Kingdom, map, Great Cloud and tray: puts its parts together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

import pygame

from tabletop.core.action import Action
from tabletop.core.event import Event
from tabletop.core.words import Prompt
from tabletop.games.bunny_kingdom.game import BOOK
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules import events as ev
from tabletop.games.bunny_kingdom.rules import keys
from tabletop.games.bunny_kingdom.rules.cards import HAND as HAND_SIZES
from tabletop.games.bunny_kingdom.rules.cards import TOWER
from tabletop.games.bunny_kingdom.rules.rails import SEGMENTS
from tabletop.games.bunny_kingdom.rules.view import KingdomView
from tabletop.games.bunny_kingdom.table import (
    buttons,
    closer,
    faces,
    figures,
    filters,
    hands,
    preview,
    telling,
    zones,
)
from tabletop.games.bunny_kingdom.table.layout import MOST_CARDS, places
from tabletop.games.bunny_kingdom.table.looks import CLOUD, Look, Looks, amount, cards_at, read
from tabletop.games.bunny_kingdom.table.maps import Board, Maps, Spot
from tabletop.games.bunny_kingdom.table.marking import (
    INSET,
    PLATE_RADIUS,
    SPACE_RADIUS,
    Marking,
    TableMarks,
)
from tabletop.games.bunny_kingdom.table.motions import TOGETHER, Motions
from tabletop.games.bunny_kingdom.table.panel import Panel
from tabletop.games.bunny_kingdom.table.pieces import Z_HELD, Z_MARK, Z_OVER, Pieces
from tabletop.games.bunny_kingdom.table.tray import HAND, SCROLLS, TABS, Tray
from tabletop.games.bunny_kingdom.words import say, text
from tabletop.table.art.picture import Picture
from tabletop.table.board import DrawnTable
from tabletop.table.boxes import square
from tabletop.table.contract import (
    ButtonSpec,
    CloseLook,
    Count,
    Host,
    Marks,
    Plate,
    Slots,
)
from tabletop.table.marking import Box
from tabletop.table.meaning import Group
from tabletop.table.motion import Motion
from tabletop.table.nodes import usable_first
from tabletop.table.stage import Node
from tabletop.words import Message

MOST_WITHOUT_CLOUD = 4
"""Largest number of seats without the Great Cloud."""
PASSING = 56.0
"""Size of one building taken from its heap."""


class Table(DrawnTable[KingdomView, Look]):
    """One drawn table; `layout` may be called again for another size."""

    cover = "turn"
    for_all: ClassVar[Mapping[str, Message]] = {
        **dict.fromkeys(
            (ev.CARD_PLAYED, ev.PARCHMENT_KEPT, ev.HANDS_PASSED), Message(BOOK, "for-all-cards")
        ),
        **dict.fromkeys(
            (ev.FIEF_HARVESTED, ev.HARVEST_COUNTED), Message(BOOK, "for-all-harvest")
        ),
        ev.PARCHMENTS_REVEALED: Message(BOOK, "for-all-parchments"),
    }
    zooms = True
    together = TOGETHER
    counted_from = ev.MATCH_WON
    strip_signs: ClassVar[Mapping[str, str]] = {
        ev.CARD_PLAYED: "", ev.PARCHMENT_KEPT: "scroll", ev.CAMP_PLACED: "tent",
        ev.BUILDING_BUILT: "castle_1", ev.TOWER_BUILT: "sky_tower", ev.TRACK_LAID: "rail",
        ev.COINS_TAKEN: "two_coins",
    }
    z_held = Z_HELD
    grip = (0.5, 0.94)

    marking: Marking

    def __init__(self) -> None:
        super().__init__()
        self._taken: tuple[str, ...] = ()
        self._sky = False
        self._filter = "all"
        self._pointed = ""
        self._waited = False

    # ------------------------------------------------------------------------ laying out

    def lid(self) -> pygame.Rect:
        return self.host.layer.pixels(self.places.tray)

    def layout(self, host: Host, area: pygame.Rect) -> None:
        self._area = area
        self._sky = self._sky or len(host.seats) > MOST_WITHOUT_CLOUD
        self._build(host)

    def _build(self, host: Host) -> None:
        super().layout(host, self._area)
        cards = HAND_SIZES.get((self._sky, len(host.seats)), (MOST_CARDS,))[0]
        self.places = at = places(
            host.layer.units(self._area), self._sky, cards, host.bare, host.least / host.s,
            1 / host.s,
        )
        self.maps = Maps(at)
        self.pieces = Pieces(host, at, self.maps)
        self.pieces.filter = self._filter
        self.tray = Tray(host, at)
        self.panel_parts = Panel(host, at, self.nodes)
        self.marking = Marking(host, self.box, self.pieces, self.tray)
        self.motions = Motions(host, self.pieces, self.tray, self.nodes)
        self._set_slots()

    def _adopt(self, view: KingdomView) -> None:
        self.view = view
        self._lay_for(view.sky)

    def _lay_for(self, sky: bool) -> None:
        """Lays the table out with the Great Cloud, or without it."""
        if sky == self._sky:
            return
        self._sky = sky
        looks = self.pieces.looks
        for part in (self.nodes, self.marking, self.motions):
            part.clear()
        self._build(self.host)
        self._put(looks)

    def _set_slots(self) -> None:
        at, view, pixels = self.places, self.view, self.host.layer.pixels
        choices = at.choices if view is not None and self._choosing(view) else ()
        rects = [at.main, *choices, *at.tabs, *at.filters, at.nearer]
        rects += [at.cloud_nearer] if at.sky else []
        buttons = tuple(pixels(rect) for rect in rects)
        self.slots = Slots(pygame.Rect(0, 0, 0, 0), pixels(at.undo), buttons, True)

    def _mine(self, view: KingdomView) -> bool:
        return view.viewer is not None and view.viewer in view.actors

    def _choosing(self, view: KingdomView) -> bool:
        """Returns True while the viewer chooses the good of a trading post or Chimney."""
        return view.phase in ("produce", "smoke") and self._mine(view)

    # ------------------------------------------------------------------------------ looks

    def looks(self, view: KingdomView) -> dict[str, Look]:
        return read(view)

    def happened(self, event: Event, view: KingdomView) -> None:
        """Opens the parchments as they are copied and counted at the end."""
        self._waited = self._waited or not self._mine(view)
        if event.kind in (ev.PARCHMENT_COPIED, ev.PARCHMENT_COUNTED):
            self.tray.copying, self.tray.mode = (), SCROLLS
            self.tray.over = event.kind == ev.PARCHMENT_COUNTED

    def motion(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        return self.motions.make(event, before, after)

    def show(self, looks: Looks) -> None:
        self._lay_for(CLOUD in looks)
        self.motions.clear()
        self._put(looks)
        if self.view is not None and self.view.over:
            self._tell("")

    def _put(self, looks: Looks) -> None:
        """Shows boards and tray."""
        self.pieces.looks = looks
        self._put_boards()
        self._put_tray()

    def _put_boards(self) -> None:
        self.nodes.sync(self.pieces.items())

    def _put_tray(self) -> None:
        held = self.carried.key if self.carried is not None else ""
        self.nodes.sync(self.tray.items(self.pieces.looks), held, "tray")

    def panel(self, view: KingdomView, looks: Looks) -> None:
        self._adopt(view)
        if self._waited and self._mine(view):
            self._waited = False
            self.host.sound("my_turn")
        self.pieces.view = view
        self.tray.follow(view)
        self.pieces.opened = self.tray.opened
        self._put(looks)
        self._tell("")

    # ------------------------------------------------------------------------------ marks

    def mark(self, marks: Marks, view: KingdomView) -> None:
        self._adopt(view)
        self.marks = marks
        before, self._taken = self._taken, self._in_order(marks.chosen)
        self._show_taken(before, view)
        tray = self.tray
        seen = marks.hovered or self._only_seen(view)
        lifted = marks.hovered if marks.hovered in tray.rects else ""
        state = (marks.chosen, lifted, seen if seen in tray.rects else "")
        if state != (tray.chosen, tray.lifted, tray.pointed):
            tray.chosen, tray.lifted, tray.pointed = state
            if self.pieces.looks:
                self._put_tray()
        self._set_slots()
        self.marking.extra = self._extra(marks, view, self._tell(seen))
        if view.phase == "camps" and self._mine(view):
            camp = keys.waiting(view.offered)
            marks = replace(marks, chosen=marks.chosen | {camp})
        self.marking.show(marks)

    def _extra(
        self, marks: Marks, view: KingdomView, told: preview.Preview | None
    ) -> TableMarks:
        """Returns the extra marks: where chosen cards lead, the target of the preview, tags."""
        in_air = self.carried.key if self.carried is not None else ""
        dropped = telling.discarded(self._taken, view)
        meant = (*self._taken, marks.hovered, in_air, *telling.sealed(view))
        spaces = [telling.space_of(key, view) for key in meant if key not in dropped]
        aim, around = telling.aim(told, view, marks.hovered)
        if view.phase in ("produce", "smoke"):
            aim = view.offered
        elif view.phase == "turn_station" and self._mine(view):
            aim = view.central
        seat = view.viewer if view.viewer is not None else max(0, view.asked)
        about: frozenset[int] = frozenset()
        if self._filter == "parchments" and view.viewer is not None:
            own = cards_at(self.pieces.looks, keys.pile(view.viewer))
            about = filters.spaces_of(own, self.pieces.spaces)
        prices = {
            key: f"+{preview.served(view, keys.number(key))}"
            for key in (marks.legal if view.phase == "serve" else ())
            if key.startswith("seat:")
        }
        return TableMarks(
            tuple(space for space in spaces if space >= 0), seat, aim, around,
            telling.sealed(view), telling.tags(self._taken, view), about, prices,
        )

    def point(self, key: str) -> None:
        """Shows the preview of the card or fief under the pointer, on anybody's turn."""
        self._pointed = key
        if self.view is not None and key not in self.marks.legal:
            self.mark(self.marks, self.view)

    def _only_seen(self, view: KingdomView) -> str:
        """Returns the piece under the pointer that cannot be used but has a preview, or ""."""
        key = self._pointed
        if self.carried is not None:
            return ""
        if key.startswith("space:"):
            return key if view.owner[keys.number(key)] >= 0 else ""
        return key if key.startswith(("card:", "waits:")) else ""

    def _in_order(self, chosen: frozenset[str]) -> tuple[str, ...]:
        """Returns the chosen pieces in the order they were taken up."""
        kept = tuple(key for key in self._taken if key in chosen)
        return (*kept, *sorted(chosen.difference(kept)))

    @property
    def _end(self) -> int:
        """The end of a Sky Tower chosen before the one the rules begin with; -1 = none."""
        return next((keys.number(key) for key in self._taken if key.startswith("space:")), -1)

    def _show_taken(self, before: tuple[str, ...], view: KingdomView) -> None:
        """Moves a zoomed map to the space of a card just taken up."""
        fresh = [key for key in self._taken if key not in before]
        for key in fresh:
            space = telling.space_of(key, view)
            if space >= 0 and key not in telling.discarded(self._taken, view):
                self.reveal(keys.space(space))

    def _tell(self, hovered: str) -> preview.Preview | None:
        """Shows the preview of the piece pointed at, else of the last one taken up; returns it."""
        view = self.view
        if view is None:
            return None
        in_air = self.carried.key if self.carried is not None else ""
        key = hovered or in_air or (self._taken[-1] if self._taken else "")
        held = next((k for k in (in_air, *self._taken) if telling.building_of(k) >= 0), "")
        beside, seen = hands.chosen_cards(self._taken), key not in self.marks.legal
        told, icon = telling.tell(view, key, held, beside, seen, self._end)
        if self._choosing(view):
            told = None
        elif told is None and view.phase == "serve" and self._mine(view):
            told = preview.serving(view)
        elif told is None:
            seats = range(len(view.seats))
            counted = [amount(self.pieces.looks, f"carrots:{seat}") for seat in seats]
            self.panel_parts.say(preview.standing(view, counted), telling.HARVEST_SIGN, False)
            return None
        about = told.space if told is not None and hovered else -1
        if key.startswith("space:"):
            about = keys.number(key)
        rect = self.maps.rect
        lit = [rect(keys.number(k)) for k in self.marks.legal if k.startswith("space:")]
        self.panel_parts.say(told, icon, True, rect(about) if about >= 0 else None, lit)
        return told

    # ------------------------------------------------------------------------------ hands

    gesture = staticmethod(hands.gesture)
    attempt = staticmethod(hands.attempt)
    direct = staticmethod(hands.direct)
    half = staticmethod(telling.is_half)
    question = staticmethod(telling.slip)
    pairs = staticmethod(hands.pairs)
    room = staticmethod(hands.wanted)

    def leads_to(self, action: Action, view: KingdomView) -> str:
        if action.kind != acts.PICK:
            return ""
        space = telling.space_of(keys.card(action.a), view)
        return keys.space(space) if space >= 0 else ""

    def gathered(self, pieces: Sequence[str], view: KingdomView) -> tuple[Action, ...]:
        return hands.picked(pieces, view)

    def gathers(self, view: KingdomView) -> tuple[str, ...]:
        return tuple(keys.card(card) for card in hands.candidates(view))

    def hits(self, pos: tuple[int, int]) -> list[str]:
        """Returns the pieces at a point; those of the tray only while usable or none is carried."""
        held, lit = self.carried is not None, self.marks.legal
        found = super().hits(pos)
        if held:
            found = [key for key in found if key in lit or key not in self.tray.rects]
        spot, maps, central = self._units(pos), self.maps, self.pieces.central
        if self.places.tray.collidepoint(spot):
            return found
        for key in lit:
            number = keys.number(key)
            if key.startswith("segment:"):
                found += [key] if maps.segment(number).collidepoint(spot) else []
            elif key.startswith("corner:"):
                found += [key] if maps.corner(central, number).collidepoint(spot) else []
        for seat in range(len(self.host.seats)):
            plate = self.host.anchors.get(f"plate:{seat}")
            if plate is not None and plate.collidepoint(pos):
                found.append(f"seat:{seat}")
        return usable_first(found, lit)

    def _units(self, pos: tuple[int, int]) -> Spot:
        """A window position in style units."""
        return pos[0] / self.host.s, pos[1] / self.host.s

    def box(self, key: str) -> Box | None:
        kind, number = key.partition(":")[0], keys.number(key)
        if kind == "rainbow" and self.view is not None and number in (0, 1):
            kind, number = "space", self.view.ground[number]
        if kind in ("space", "rabbit"):
            if not 0 <= number < self.pieces.spaces:
                return None
            inside = -2 * INSET * self.maps.board(number).near
            return self._on_board(number, self.maps.rect(number).inflate(inside, inside))
        if kind in ("segment", "track"):
            return self._on_board(0, self.maps.segment(number)) if 0 <= number < SEGMENTS else None
        plate = self.host.anchors.get(f"plate:{number}")
        if kind in ("seat", "front", "hand", "pile") and plate is not None:
            return Box(plate, PLATE_RADIUS, Z_OVER)
        if key == keys.waiting(TOWER) and key not in self.nodes:
            return Box(self.host.layer.pixels(self.places.shelf), PLATE_RADIUS, Z_OVER)
        return super().box(key)

    def _on_board(self, space: int, rect: pygame.FRect) -> Box:
        """The box of something on the board of a space."""
        board, pixels = self.maps.board(space), self.host.layer.pixels
        clip = pixels(board.clip) if board.clip is not None else None
        scale = board.near * self.host.s
        return Box(pixels(rect), SPACE_RADIUS, Z_MARK, scale=scale, clip=clip)

    def lift(self, key: str) -> Node | None:
        """The node that follows the pointer: a card, or one building of a heap."""
        kind = telling.building_of(key)
        if key.startswith("card:") or kind < 0:
            return super().lift(key)
        token, layer = figures.token(kind), self.host.layer
        return self.passing(layer.picture(token, square(0, 0, PASSING), Z_HELD, "token"))

    def lifted(self, key: str) -> None:
        if self.view is not None:
            self.mark(self.marks, self.view)

    def arrow(self, dx: int, dy: int, view: KingdomView, legal: Sequence[Action]) -> str:
        """Returns the piece that the first arrow key selects: the tray's first, or the middle lit
        one."""
        lit = {self.begins(action, view) for action in legal}
        own = [key for key in self.tray.rects if key in lit]
        if own:
            return own[-1] if dx < 0 or dy < 0 else own[0]
        spaces = sorted((key for key in lit if self.rect(key)), key=keys.number)
        return spaces[len(spaces) // 2] if spaces else ""

    # ------------------------------------------------------------------- nearer and farther

    def zoom(self, pos: tuple[int, int], by: int) -> bool:
        board = self.maps.window_of(self._units(pos))
        return board is not None and self._moved(board.zoom(by, self._units(pos)))

    def pan(self, pos: tuple[int, int], dx: int, dy: int) -> bool:
        board = self.maps.window_of(self._units(pos))
        if board is None or not board.step:
            return False
        self._moved(board.pan(*self._units((dx, dy))))
        return True

    def _moved(self, moved: bool) -> bool:
        """Shows a board where it is now."""
        if moved:
            self._put_boards()
        return moved

    def reveal(self, key: str) -> bool:
        found = self.rect(key)
        if found is None or not key.startswith(("space", "segment", "rainbow")):
            return False
        rect = self.host.layer.units(found)
        board = self.maps.board(keys.number(key) if key.startswith("space") else 0)
        if not board.step or board.window.contains(rect):
            return False
        return self._moved(board.reveal(rect))

    # ------------------------------------------------------------------- beside the map

    def plates(self, looks: Looks) -> tuple[Plate, ...]:
        return tuple(self._plate(seat, looks) for seat in range(len(self.host.seats)))

    def shut(self, looks: Looks) -> tuple[tuple[Count, ...], ...]:
        places = (("cards", keys.hand), ("scroll", keys.pile))
        return tuple(
            tuple(Count(sign, amount(looks, place(seat))) for sign, place in places)
            for seat in range(len(self.host.seats))
        )

    def _plate(self, seat: int, looks: Looks) -> Plate:
        start = f"rabbit:{seat}:"
        rails, sheriff = amount(looks, f"rails:{seat}"), telling.is_sheriff(looks, seat)
        counts = [("scroll", "parchments", amount(looks, keys.pile(seat)))]
        if sheriff:
            counts.append(("bunny_kingdom/sheriff", "sheriff", rails))
        if self._sky:
            counts.append(("bunny_kingdom/coin", "coins", amount(looks, f"coins:{seat}")))
        counts.append(("home", "land", sum(key.startswith(start) for key in looks)))
        if len(self.host.seats) == 2:
            counts.append(("draw_pile", "reserve", amount(looks, keys.reserve(seat))))
        if rails and not sheriff:
            counts.append(("rail", "rails", rails))
        carrots = amount(looks, f"carrots:{seat}")
        made = (Count(sign, n, words=say(f"plate-{key}", n=n)) for sign, key, n in counts)
        return Plate(carrots, "carrot", tuple(made), say("plate-carrots", n=carrots))

    def buttons(self, view: KingdomView, legal: Sequence[Action]) -> tuple[ButtonSpec, ...]:
        at, choosing = self.places, self._choosing(view)
        counts = [self.tray.count(tab, self.pieces.looks) for tab in TABS]
        return (
            buttons.main(view, legal, self._taken),
            *(buttons.goods(view, legal, at.choices) if choosing else ()),
            *buttons.tabs(counts, at.tabs, self.tray.mode, self._opener),
            *buttons.filters(self._filter, at.filters, self._filterer),
            self._nearer("map", self.maps.world),
            *((self._nearer("cloud", self.maps.cloud),) if at.sky else ()),
        )

    def _nearer(self, name: str, board: Board) -> ButtonSpec:
        """The button that brings a board nearer: to what is lit there, else to its middle."""

        def act() -> None:
            lit = [keys.number(key) for key in self.marks.legal if key.startswith("space:")]
            board.turn(self.maps.middle_of(board, lit))
            self._put_boards()

        return buttons.nearer(name, board.step > 0, None if board.fixed else act)

    def openable(self) -> frozenset[str]:
        """Returns every seat's plate: they can be opened on anybody's turn."""
        return frozenset(f"seat:{seat}" for seat in range(len(self.host.seats)))

    def open(self, key: str) -> bool:
        """Lays a seat's things open in the tray and brings its fiefs forward, or puts them away."""
        seat = keys.number(key)
        self.tray.opened = self.pieces.opened = -1 if self.tray.opened == seat else seat
        self._put(self.pieces.looks)
        return True

    def opened(self) -> str:
        return f"seat:{self.tray.opened}" if self.tray.opened >= 0 else ""

    def _opener(self, tab: str) -> Callable[[], None]:
        def act() -> None:
            self.tray.mode = tab
            self.tray.opened = self.pieces.opened = -1
            self._put(self.pieces.looks)

        return act

    def _filterer(self, name: str) -> Callable[[], None]:
        def act() -> None:
            self._filter = self.pieces.filter = name
            self._put_boards()

        return act

    def asks(self, view: KingdomView, name: str, legal: Sequence[Action]) -> Prompt | None:
        """Names the building in the hand, or how many cards are still to be chosen."""
        held = next((k for k in self._taken if telling.building_of(k) >= 0), "")
        if held:
            return telling.asked(view, self.host.names, telling.building_of(held), self._end)
        if view.phase != "pick" or not self._taken:
            return None
        return telling.choosing(view, self.host.names, self._taken)

    def pictured(self, piece: str, face: int) -> Picture:
        return faces.card(face)

    def close_look(self, key: str, view: KingdomView) -> CloseLook | None:
        """Returns the close-up of a piece; a tab of the tray lists all behind it."""
        if not key.startswith("button:tab:"):
            return closer.look(key, view, self.host.seats)
        return closer.behind(self.tray.behind(key.rpartition(":")[2], read(view)), view)

    # ------------------------------------------------------------------------------ words

    def groups(self, view: KingdomView) -> Sequence[Group]:
        world = self.maps.world
        place = *world.place.topleft, world.cw, self.host.s
        return zones.groups(view, self.tray.behind(HAND, read(view)), place)

    def held(self, view: KingdomView) -> Sequence[str]:
        """Returns hand, cards sealed for this pick, parchments."""
        if view.viewer is None:
            return ()
        own = view.seats[view.viewer]
        cards = [*own.sealed, *sorted(own.hand), *own.parchments]
        return [keys.card(card) for card in dict.fromkeys(cards) if card >= 0]

    def parts_of(self, key: str, view: KingdomView) -> Sequence[str]:
        return zones.parts(key)

    def same(self, key: str, view: KingdomView) -> object:
        if key.startswith("fief:"):
            return preview.fiefs_at(view).get(keys.number(key)), self.host.seats
        if not (spaces := zones.spaces(key)):
            return None
        return zones.lie(spaces, view), *self.maps.board(spaces[0]).place, self.host.seats

    def brings(self, action: Action, view: KingdomView) -> str:
        return zones.brings(action, view, self.host.names)

    def gist(self, view: KingdomView) -> str:
        so_far = text.standings(view, self.host.names)
        return " ".join(part for part in (so_far, preview.laid_together(view)) if part)

    def name_of(self, key: str, view: KingdomView) -> str:
        return zones.name(key, view, self.host.seats)

    def state_of(self, key: str, view: KingdomView) -> str:
        return zones.state(key, view, self.host.seats)
