"""The drawn table of Bunny Bidding: an auction hall. Puts its parts together; knows no rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pygame

from tabletop.core.action import Action
from tabletop.core.event import UNKNOWN, Event
from tabletop.core.words import Prompt
from tabletop.games.bunny_bidding.rules import events as ev
from tabletop.games.bunny_bidding.rules.view import BiddingView
from tabletop.games.bunny_bidding.table import closer, dialogs, hands, pictures
from tabletop.games.bunny_bidding.table.layout import places, tab_rects
from tabletop.games.bunny_bidding.table.looks import Changes, read
from tabletop.games.bunny_bidding.table.marking import Marking
from tabletop.games.bunny_bidding.table.motions import Motions
from tabletop.games.bunny_bidding.table.panel import TWO_BUTTONS, Panel
from tabletop.games.bunny_bidding.table.pieces import Z_HELD, Pieces
from tabletop.games.bunny_bidding.table.plan import Plan, choosable, wanted
from tabletop.games.bunny_bidding.words.text import held_prompt
from tabletop.table import carrying
from tabletop.table.board import DrawnTable
from tabletop.table.carrying import Carried
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

TAGS = {"showing": "show", "giving": "to give", "putting": "put"}
"""What hangs below chosen tiles that are not laid, by phase."""

GOALS = {
    "opening": frozenset([hands.TO_OFFER]),
    "turn": frozenset([hands.TO_BID, hands.TO_OFFER]),
}
"""Where tiles of the hand can be dropped, by phase."""

MOMENTS = (
    (ev.TILE_TURNED_UP,),
    (ev.TILE_WON, ev.TILE_REMOVED, ev.BID_TO_WORST, ev.BID_RETURNED),
)
"""Events of kinds in one row that follow each other are shown at one moment."""


class Table(DrawnTable[BiddingView, Look]):
    """One drawn table; `layout` may be called again for another size."""

    cover = "turn"

    def __init__(self) -> None:
        super().__init__()
        self._view: BiddingView | None = None
        self._carried: Carried | None = None
        self._by_number = False
        self._dropped = ("", "")
        self._held = ""
        self.changes = Changes()
        self.plan = Plan()

    # ------------------------------------------------------------------------ laying out

    def layout(self, host: Host, area: pygame.Rect) -> None:
        self.host = host
        lay = cache(lambda row: places(area, host.s, len(host.seats), row))
        self.places = at = lay(2)
        host.stage.paint(pictures.stage(at.stage.w, at.stage.h, host.s), *at.stage.topleft)
        host.stage.paint(pictures.hand_tray(at.tray.w, at.tray.h, host.s), *at.tray.topleft)
        self.pieces = Pieces(host, lay)
        self.pieces.by_number = self._by_number
        self.panel_parts = Panel(host, at)
        self.marking = Marking(host, self.pieces)
        self.motions = Motions(host, self.pieces)
        self.dialog = dialogs.Dialog(host)
        self._carried = None
        self._set_slots(None)

    def _set_slots(self, view: BiddingView | None) -> None:
        """Where buttons stand: on the paper of a dialog, or below the preview and over the hand."""
        at = self.pieces.places
        buttons = (at.main, *tab_rects(at))
        if view is not None and dialogs.asked(view) is not None:
            pair = dialogs.button_rects(at.paper, self.host.s)
            buttons = pair if view.phase in TWO_BUTTONS else (at.main,)
        self.slots = Slots(pygame.Rect(0, 0, 0, 0), at.undo, buttons, True)

    # ------------------------------------------------------------------------------ looks

    def looks(self, view: BiddingView) -> Looks:
        return read(view)

    def change(self, looks: Looks, event: Event) -> None:
        self.changes.apply(looks, event)
        pieces = self.pieces
        if event.kind == ev.TILE_DEALT and event.face != UNKNOWN:
            pieces.hand_seat = event.player
        elif event.kind == ev.ROUND_BEGUN:
            count = len(self.host.seats)
            pieces.start, pieces.lowest = event.player, False
            pieces.waiting = tuple((event.player + step) % count for step in range(count))
            pieces.values.clear()
        elif event.kind == ev.TURN_BEGUN:
            pieces.active, pieces.bidding, pieces.opening = event.player, True, False
            pieces.waiting = tuple(seat for seat in pieces.waiting if seat != event.player)
        elif event.kind == ev.TURN_ENDED:
            pieces.active = -1
        elif event.kind == ev.MAJORITY_FOUND:
            pieces.lowest = False
        elif event.kind == ev.AUCTION_INVERTED:
            pieces.lowest = bool(event.amount)
        elif event.kind == ev.AUCTION_REVERSED:
            pieces.lowest = True

    def joined(self, event: Event, following: Event) -> bool:
        return any(event.kind in row and following.kind in row for row in MOMENTS)

    def motion(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        if event.kind in (ev.AUCTION_INVERTED, ev.AUCTION_REVERSED):
            self.pieces.lowest = not self.pieces.lowest
        return self.motions.make(event, before, after)

    def show(self, looks: Looks) -> None:
        self.motions.clear()
        self.pieces.show(looks)

    def panel(self, view: BiddingView, looks: Looks) -> None:
        self._view = view
        self.changes.viewer = view.viewer
        pieces = self.pieces
        pieces.hand_seat = view.viewer if view.viewer is not None else -1
        pieces.start = max(0, view.start)
        pieces.active = view.now.seat if view.now is not None else view.chooser
        pieces.lowest = view.lowest
        pieces.aside, pieces.waiting = view.aside, view.queue
        pieces.bidding = view.phase not in ("money", "casting", "over")
        pieces.opening = view.phase == "opening"
        if pieces.bidding:
            pieces.values.clear()
        pieces.show(looks)
        self._beside(view)

    # ------------------------------------------------------------------------------ marks

    def mark(self, marks: Marks, view: BiddingView) -> None:
        self._view = view
        self._set_slots(view)
        self._held = next((key for key in marks.chosen if not key.startswith("egg:")), "")
        dropped, self._dropped = self._dropped, ("", "")
        self.plan.follow(marks.chosen, dropped)
        self._show_plan(marks.hovered)
        self.marking.show(marks, view)
        self._beside(view)

    def _beside(self, view: BiddingView) -> None:
        """Preview and dialog."""
        self.panel_parts.update(view, self.plan.rows, self._held)
        self.dialog.update(view, self.pieces.places.paper)

    def _show_plan(self, hovered: str) -> None:
        """The chosen tiles, and the one under the pointer."""
        pieces = self.pieces
        lifted = hovered if hovered.startswith("egg:") else ""
        tag = TAGS.get(self._view.phase, "") if self._view is not None else ""
        state = (tuple(self.plan.rows), lifted, tag)
        if state != (pieces.plan, pieces.lifted, pieces.tag):
            pieces.plan, pieces.lifted, pieces.tag = state
            if self._carried is None:
                pieces.show(pieces.looks)

    # -------------------------------------------------------------------------- gathering

    def gathers(self, view: BiddingView) -> tuple[str, ...]:
        return choosable(view)

    def room(self, view: BiddingView) -> int:
        return wanted(view)

    def gathered(self, keys: Sequence[str], view: BiddingView) -> tuple[Action, ...]:
        self.plan.follow(keys)
        return self.plan.actions()

    # ------------------------------------------------------------------------------ hands

    def gesture(self, action: Action, view: BiddingView) -> Gesture:
        return hands.gesture(action, view)

    def attempt(self, gesture: Gesture, view: BiddingView) -> Action | None:
        return hands.attempt(gesture, view)

    def half(self, action: Action, view: BiddingView) -> bool:
        return False

    def direct(self, gesture: Gesture, view: BiddingView) -> bool:
        return False

    def waypoint(self, source: str, target: str, view: BiddingView) -> bool:
        return False

    def question(self, action: Action, view: BiddingView) -> Question | None:
        return None

    def hits(self, pos: tuple[int, int]) -> list[str]:
        if self._carried is not None and self._carried.key.startswith("egg:"):
            over = self._place_at(pos)
            self._dropped = (self._carried.key, over.partition(":")[2])
            return [over] if over else []
        pieces, at = self.pieces, self.places
        found = [
            key for key, rect in reversed(pieces.rects.items())
            if rect.collidepoint(pos) and not key.startswith("ghost:")
        ]  # fmt: skip
        for seat in range(len(self.host.seats)):
            plate = self.host.anchors.get(f"plate:{seat}")
            here = pieces.box(seat).collidepoint(pos)
            if here or (plate is not None and plate.collidepoint(pos)):
                found.append(f"seat:{seat}")
        if at.plaque.collidepoint(pos):
            found.append(closer.PLAQUE)
        if at.stage.collidepoint(pos):
            found.append(hands.TO_OFFER)
        return found

    def _goals(self) -> frozenset[str]:
        """Where a tile of the hand can be dropped now."""
        phase = self._view.phase if self._view is not None else ""
        return GOALS.get(phase, frozenset())

    def _place_at(self, pos: tuple[int, int]) -> str:
        """The one of them under that point, or ""."""
        for key in self._goals():
            own = self.pieces.box(self.pieces.hand_seat)
            if (own if key == hands.TO_BID else self.places.stage).collidepoint(pos):
                return key
        return ""

    def rect(self, key: str) -> pygame.Rect | None:
        pieces = self.pieces
        if key in pieces.rects:
            rect = pieces.rects[key].copy()
            if pieces.lifts(key):
                rect.y -= self.host.px(6)
            return rect
        kind, _, number = key.partition(":")
        if kind == "seat":
            return pieces.box(int(number))
        if key == closer.PLAQUE:
            return self.places.plaque.copy()
        if key == hands.TO_OFFER:
            return pieces.next_offer()
        return pieces.box(pieces.hand_seat) if key == hands.TO_BID else None

    def drag(self, key: str, pos: tuple[int, int] | None) -> None:
        if pos is None:
            if self._carried is not None:
                self._carried.release()
            self._carried = None
            self.marking.goals(frozenset(), "")
            return
        if self._carried is None:
            node = self.pieces.nodes.get(key)
            if node is None:
                return
            self._carried = Carried(self.host, key, node, Z_HELD)
        if key.startswith("egg:"):
            self.marking.goals(self._goals(), self._place_at(pos))
        self._carried.to(pos)

    def glide_home(self, key: str, start: tuple[int, int]) -> Motion | None:
        rect = self.pieces.rects.get(key)
        return carrying.glide_home(self.drag, key, start, rect.center) if rect else None

    def arrow(self, dx: int, dy: int, view: BiddingView, legal: Sequence[Action]) -> str:
        """The first arrow key goes to the middle of the hand, or to the first place lit."""
        lit = [key for key in self.pieces.rects if key in self.marking.legal]
        if not lit:
            return ""
        eggs = [key for key in lit if key.startswith("egg:")]
        if eggs:
            return eggs[0] if dx > 0 else eggs[-1] if dx < 0 else eggs[len(eggs) // 2]
        return lit[0]

    # ------------------------------------------------------------------- beside the hall

    def plates(self, looks: Looks) -> tuple[Plate, ...]:
        def amount(key: str) -> int:
            return looks[key].amount if key in looks else 0

        return tuple(
            Plate(
                amount(f"collected:{seat}"),
                "bunny_bidding/egg",
                (Count("cards", amount(f"count:{seat}")),),
            )
            for seat in range(len(self.host.seats))
        )

    def buttons(self, view: BiddingView, legal: Sequence[Action]) -> tuple[ButtonSpec, ...]:
        self.plan.know(view, legal)
        made = hands.buttons(view, legal, self.plan)
        if dialogs.asked(view) is not None:
            return made
        by_number = self.pieces.by_number
        return (*made, *hands.tabs(self.plan, view, by_number, self._turn, self._send, self._sort))

    def _turn(self) -> None:
        self.plan.turn()

    def _send(self) -> None:
        self.plan.send()

    def _sort(self) -> None:
        self._by_number = self.pieces.by_number = not self.pieces.by_number
        self.pieces.show(self.pieces.looks)

    def asks(self, view: BiddingView, name: str, legal: Sequence[Action]) -> Prompt | None:
        """What a held power is used on, or a held bid tile exchanged for."""
        if not self._held:
            return None
        gift = any(hands.gesture(a, view) == (self._held, hands.TO_OFFER) for a in legal)
        return held_prompt(self._held, name, gift)

    def close_look(self, key: str, view: BiddingView) -> CloseLook | None:
        kind, _, number = key.partition(":")
        if kind == "seat":
            return closer.collected(view, int(number), self.host.seats[int(number)].name)
        return closer.look(key, view, self.pieces.looks)
