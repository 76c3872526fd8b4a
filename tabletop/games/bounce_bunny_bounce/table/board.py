"""The drawn table of Bounce Bunny Bounce: a night garden of 35 cards.

Puts its parts together; knows no rules.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from tabletop.core.action import Action
from tabletop.core.event import UNKNOWN, Event
from tabletop.games.bounce_bunny_bounce.rules import events as ev
from tabletop.games.bounce_bunny_bounce.rules import keys
from tabletop.games.bounce_bunny_bounce.rules.actions import SWAP_FIRST
from tabletop.games.bounce_bunny_bounce.rules.cards import CARROT, CELLS, HAND_LIMIT, KIND_NAMES
from tabletop.games.bounce_bunny_bounce.rules.keys import cell_of
from tabletop.games.bounce_bunny_bounce.rules.view import BounceView
from tabletop.games.bounce_bunny_bounce.table import faces, hands
from tabletop.games.bounce_bunny_bounce.table.layout import places
from tabletop.games.bounce_bunny_bounce.table.marking import Marking
from tabletop.games.bounce_bunny_bounce.table.motions import Motions
from tabletop.games.bounce_bunny_bounce.table.panel import Panel
from tabletop.games.bounce_bunny_bounce.table.pieces import Z_HELD, Z_TRAIL, Pieces
from tabletop.games.bounce_bunny_bounce.table.trail import Hop, trail
from tabletop.games.bounce_bunny_bounce.words.text import CARD_NAMES, CARD_PARAGRAPHS, CARD_RULES
from tabletop.table.art.cloth import bed
from tabletop.table.art.palette import SEATS
from tabletop.table.art.rabbit import badge
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import Art
from tabletop.table.board import DrawnTable
from tabletop.table.carrying import Carried, glide_home
from tabletop.table.contract import (
    ButtonSpec,
    CloseLook,
    Count,
    Gesture,
    Host,
    Look,
    Looks,
    Marks,
    Plate,
    Question,
    Slots,
)
from tabletop.table.motion import Motion
from tabletop.table.stage import Node

SHOCK_WORDS = (
    "Spend it after your move: the other bunny bounces to a card next to it, the way you choose.",
    "Its owner then does what that card asks, and takes the turn.",
    "One a turn; you can hold three.",
)


class Table(DrawnTable[BounceView, Look]):
    """One drawn table; `layout` may be called again for another size."""

    cover = "moment"

    def __init__(self) -> None:
        super().__init__()
        self._marks_on = False
        self._viewer: int | None = None
        self._hops: list[Hop] = []
        self._hopper = -1
        self._carried: Carried | None = None

    # ------------------------------------------------------------------------ laying out

    def layout(self, host: Host, area: pygame.Rect) -> None:
        self.host = host
        self.places = at = places(area, host.s)
        lawn = bed(at.bed.w, at.bed.h, host.s)
        host.stage.paint(lawn, *at.bed.topleft)
        for seat, home in enumerate(at.homes):
            self._burrow(seat, home)
        self.pieces = Pieces(host, at)
        self.panel_parts = Panel(host, at)
        self.motions = Motions(host, self.pieces, lambda i: at.shocks[i])
        self.marking = Marking(host, self.pieces, self.panel_parts)
        self._trail: Node | None = None
        self.slots = Slots(at.hint, at.undo, (at.end,))

    def _burrow(self, seat: int, home: tuple[int, int]) -> None:
        """The hole beyond the bottom row where a bunny off the field waits."""
        size = min(self.host.px(50), round(self.places.path.h * 1.1))
        hole = sign("burrow", size).copy()
        d = max(18, size // 2)
        hole.blit(badge(self.host.seats[seat].figure, d), (size - d, size - d))
        x = home[0] - round(self.places.waiting_h * 0.4) - size
        self.host.stage.picture(Art(hole, 0, 0), x, home[1] - size, 2, f"burrow:{seat}")

    # ------------------------------------------------------------------------------ looks

    def looks(self, view: BounceView) -> Looks:
        looks: Looks = {}
        for cell in view.cells:
            if cell.card >= 0:
                face = cell.face if cell.up else UNKNOWN
                looks[keys.card_name(cell.card)] = Look(
                    keys.cell_name(cell.cell), face, int(cell.seen)
                )
        for seat in range(2):
            at = view.bunnies[seat]
            home = keys.home_name(seat)
            looks[keys.bunny_name(seat)] = Look(keys.cell_name(at) if at >= 0 else home)
            hand = keys.hand_name(seat)
            looks[f"shocks:{seat}"] = Look(hand, amount=view.shocks[seat])
            looks[f"carrots:{seat}"] = Look(hand, amount=view.carrots[seat])
        return looks

    def change(self, looks: Looks, event: Event) -> None:
        match event.kind:
            case ev.FIELD_DEALT:
                self._deal(looks, event.detail[0])
            case ev.BUNNY_ENTERED | ev.BUNNY_HOPPED:
                self._remember(event)
                looks[event.piece] = Look(event.target)
            case ev.BUNNY_THROWN_OFF | ev.BUNNY_LOOPED_OUT:
                looks[event.piece] = Look(event.target)
            case ev.CARD_TURNED_UP:
                looks[event.piece] = Look(event.target, event.face)
            case ev.CARD_TURNED_DOWN:
                looks[event.piece] = Look(event.target, UNKNOWN, self._seen())
            case ev.CARD_SPIED if event.face != UNKNOWN:
                looks[event.piece] = Look(event.target, UNKNOWN, self._seen())
            case ev.CARDS_SWAPPED:
                other = keys.card_name(ev.swap_of(event).other)
                looks[event.piece] = looks[event.piece]._replace(place=event.target)
                looks[other] = looks[other]._replace(place=event.origin)
            case ev.CARROT_TAKEN:
                looks.pop(event.piece)
                looks[f"carrots:{event.player}"] = Look(event.target, amount=event.amount)
            case ev.BONUS_GAINED:
                looks[f"shocks:{event.player}"] = Look(event.target, amount=event.amount)
            case ev.SHOCK_SPENT:
                looks[f"shocks:{event.player}"] = Look(event.origin, amount=event.amount)

    def _seen(self) -> int:
        """1 when a card that this viewer has just seen is marked (BBB-40)."""
        return int(self._marks_on and self._viewer is not None)

    def _deal(self, looks: Looks, carrots: tuple[int, ...]) -> None:
        for cell in range(CELLS):
            face = CARROT if cell in carrots else UNKNOWN
            looks[keys.card_name(cell)] = Look(keys.cell_name(cell), face)
        for seat in range(2):
            looks[keys.bunny_name(seat)] = Look(keys.home_name(seat))
            looks[f"shocks:{seat}"] = Look(keys.hand_name(seat), amount=HAND_LIMIT)
            looks[f"carrots:{seat}"] = Look(keys.hand_name(seat))

    def _remember(self, event: Event) -> None:
        """Keeps the hops of the bunny that moved last, for the trail."""
        fresh = event.kind == ev.BUNNY_ENTERED or ev.hop_of(event).cause != ev.BY_CHAIN
        if fresh or event.player != self._hopper:
            self._hops.clear()
            self._hopper = event.player
        if event.kind == ev.BUNNY_HOPPED:
            origin, target = cell_of(event.origin), cell_of(event.target)
            hop = ev.hop_of(event)
            self._hops.append(Hop(origin, target, hop.direction, hop.wrapped))

    # ----------------------------------------------------------------------------- motion

    def motion(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        self._hide_trail()
        return self.motions.make(event, before, after)

    def show(self, looks: Looks) -> None:
        self.motions.clear()
        self.pieces.show(looks)

    def panel(self, view: BounceView, looks: Looks) -> None:
        self._viewer, self._marks_on = view.viewer, view.marks
        self.motions.viewer = view.viewer
        self.panel_parts.update(view, looks)
        self._show_trail(view)

    def _hide_trail(self) -> None:
        if self._trail is not None:
            self.host.stage.remove(self._trail)
            self._trail = None

    def _show_trail(self, view: BounceView) -> None:
        """The way the other one's bunny last went, while the viewer decides."""
        self._hide_trail()
        if not self._hops or self._hopper == view.chooser or view.over or view.chooser < 0:
            return
        colour = SEATS[self.host.seats[self._hopper].figure].colour
        art, x, y = trail(tuple(self._hops), self.places, self.host.s, colour)
        self._trail = self.host.stage.picture(art, x, y, Z_TRAIL, "trail")

    # ------------------------------------------------------------------------------ marks

    def mark(self, marks: Marks, view: BounceView) -> None:
        self.marking.show(marks, view)

    # ------------------------------------------------------------------------------ hands

    def gesture(self, action: Action, view: BounceView) -> Gesture:
        return hands.gesture(action, view)

    def attempt(self, gesture: Gesture, view: BounceView) -> Action | None:
        return hands.attempt(gesture, view)

    def half(self, action: Action, view: BounceView) -> bool:
        return action.kind == SWAP_FIRST

    def direct(self, gesture: Gesture, view: BounceView) -> bool:
        return not gesture.source.startswith("shock:")

    def waypoint(self, source: str, target: str, view: BounceView) -> bool:
        other = keys.bunny_name(1 - view.chooser)
        return source.startswith("shock:") and target == other

    def question(self, action: Action, view: BounceView) -> Question | None:
        return hands.question(action, view)

    def hits(self, pos: tuple[int, int]) -> list[str]:
        found = []
        for seat in range(2):
            if self.pieces.bunnies[seat].visible and self.pieces.bunny_rect(seat).collidepoint(pos):
                found.append(keys.bunny_name(seat))
        for i, rect in enumerate(self.places.shocks):
            if rect.collidepoint(pos) and self.panel_parts.shocks[i].visible:
                found.append(hands.shock_name(self._hand))
        for cell, rect in enumerate(self.places.cells):
            if rect.collidepoint(pos):
                found.append(keys.cell_name(cell))
        return found

    @property
    def _hand(self) -> int:
        return self.motions.viewer if self.motions.viewer is not None else 0

    def rect(self, key: str) -> pygame.Rect | None:
        kind, _, number = key.partition(":")
        if kind == "cell":
            rect = self.places.cells[int(number)].copy()
            rect.topleft = self.pieces.cell_pos(int(number))
            return rect
        if kind == "bunny":
            return self.pieces.bunny_rect(int(number))
        if kind == "shock":
            filled = [i for i, node in enumerate(self.panel_parts.shocks) if node.visible]
            return self.places.shocks[filled[-1]] if filled else None
        if kind == "card" and int(number) in self.pieces.cards:
            x, y = self.pieces.cards[int(number)].pos
            return pygame.Rect(round(x), round(y), *self.pieces.size)
        return None

    def _node(self, key: str) -> Node | None:
        kind, _, number = key.partition(":")
        if kind == "bunny":
            return self.pieces.bunnies[int(number)]
        if kind == "shock":
            shown = [node for node in self.panel_parts.shocks if node.visible]
            return shown[-1] if shown else None
        if kind == "cell":
            at = self.places.cells[int(number)].topleft
            return next(
                (n for n in self.pieces.cards.values() if _near(n.pos, at, self.pieces.size)), None
            )
        return None

    def drag(self, key: str, pos: tuple[int, int] | None) -> None:
        if pos is None:
            if self._carried is not None:
                self._carried.release()
            self._carried = None
        elif key.startswith("bunny:"):
            seat = int(key[6:])
            height = self.places.bunny_h
            self.pieces.put_bunny(seat, pos[0], pos[1] + height * 0.45, height, "hop", 0.4)
            self.pieces.bunnies[seat].put(z=Z_HELD)
        else:
            node = self._node(key) if self._carried is None else None
            if node is not None:
                self._carried = Carried(self.host, key, node, Z_HELD)
            if self._carried is not None:
                self._carried.to(pos)

    def glide_home(self, key: str, start: tuple[int, int]) -> Motion | None:
        """Back to its place, a little past it."""
        home = self._home(key)
        return None if home is None else glide_home(self.drag, key, start, home)

    def _home(self, key: str) -> tuple[int, int] | None:
        kind, _, number = key.partition(":")
        if kind == "shock":
            rect = self.rect(key)
            return rect.center if rect else None
        if kind == "cell":
            return self.places.cells[int(number)].center
        if kind == "bunny":
            x, y, height = self.pieces.rest[int(number)]
            return x, round(y - height * 0.45)
        return None

    def arrow(self, dx: int, dy: int, view: BounceView, legal: Sequence[Action]) -> str:
        return hands.arrow(dx, dy, view, legal)

    # ------------------------------------------------------------------- beside the board

    def plates(self, looks: Looks) -> tuple[Plate, ...]:
        return tuple(
            Plate(
                _amount(looks, f"carrots:{seat}"),
                "carrot",
                (Count("bolt", _amount(looks, f"shocks:{seat}"), HAND_LIMIT),),
            )
            for seat in range(2)
        )

    def buttons(self, view: BounceView, legal: Sequence[Action]) -> tuple[ButtonSpec, ...]:
        return hands.buttons(view, legal, bool(legal))

    def close_look(self, key: str, view: BounceView) -> CloseLook | None:
        kind, _, number = key.partition(":")
        if kind == "shock":
            return CloseLook(_shock_picture, "Universal Shock", SHOCK_WORDS, "BBB-16")
        if kind == "bunny":
            at = view.bunnies[int(number)]
            key, kind, number = keys.cell_name(at), "cell" if at >= 0 else "", str(at)
        if kind != "cell":
            return None
        cell = view.cells[int(number)]
        if cell.card < 0:
            words = ("Its carrot was eaten. Bunnies skip it.",)
            return CloseLook(_empty_picture, "Empty space", words, "BBB-07")
        if not cell.up:
            words = ("Nobody sees it now.", "Land on it and it is turned up for both.")
            if cell.seen:
                words = ("You have seen this card before.", *words[1:])
            return CloseLook(_back_picture, "Face-down card", words, "BBB-34")

        def picture(width: int) -> pygame.Surface:
            return faces.face(KIND_NAMES[cell.face], width, width * 9 // 8)

        name = CARD_NAMES[cell.face].capitalize() if cell.face > 3 else CARD_NAMES[cell.face]
        return CloseLook(picture, name, (CARD_RULES[cell.face],), CARD_PARAGRAPHS[cell.face])


def _amount(looks: Looks, key: str) -> int:
    return looks[key].amount if key in looks else 0


def _near(a: tuple[float, float], b: tuple[int, int], size: tuple[int, int]) -> bool:
    return abs(a[0] - b[0]) < size[0] / 2 and abs(a[1] - b[1]) < size[1] / 2


def _shock_picture(width: int) -> pygame.Surface:
    return faces.shock(width, width * 9 // 8)


def _back_picture(width: int) -> pygame.Surface:
    return faces.back(width, width * 9 // 8)


def _empty_picture(width: int) -> pygame.Surface:
    return faces.empty_place(width, width * 9 // 8)
