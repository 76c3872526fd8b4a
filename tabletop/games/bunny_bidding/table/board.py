"""The drawn table of Bunny Bidding, an auction hall: puts its parts together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import ClassVar

from pygame import Rect

from tabletop.core.action import Action
from tabletop.core.event import Event
from tabletop.core.game import Player
from tabletop.core.words import Prompt
from tabletop.games.bunny_bidding.game import BOOK
from tabletop.games.bunny_bidding.rules import events as ev
from tabletop.games.bunny_bidding.rules.view import BiddingView
from tabletop.games.bunny_bidding.table import (
    closer,
    hands,
    panel,
    pictures,
    plan,
)
from tabletop.games.bunny_bidding.table.hall import PLAQUE, TO_BID, TO_OFFER, Z_HELD
from tabletop.games.bunny_bidding.table.layout import Places, places
from tabletop.games.bunny_bidding.table.looks import (
    HALL,
    SETTLING,
    Hall,
    Look,
    in_types,
    offered,
    pieces_in,
    pieces_of,
    read,
    tiles,
)
from tabletop.games.bunny_bidding.table.marking import HallMarking
from tabletop.games.bunny_bidding.table.motions import Motions
from tabletop.games.bunny_bidding.table.panel import REASONS, Z_PAPER
from tabletop.games.bunny_bidding.table.pieces import Pieces
from tabletop.games.bunny_bidding.table.plan import Rows, choosable, laid, wanted
from tabletop.games.bunny_bidding.table.spots import Choice
from tabletop.games.bunny_bidding.words import say
from tabletop.games.bunny_bidding.words.text import held_prompt
from tabletop.table import meaning
from tabletop.table.art.picture import Picture
from tabletop.table.board import THING, DrawnTable
from tabletop.table.contract import (
    ButtonSpec,
    CloseLook,
    Count,
    Gesture,
    Host,
    Marks,
    Plate,
    Slots,
)
from tabletop.table.meaning import Group
from tabletop.table.motion import Motion
from tabletop.words import Message, Seat

TAGGED = ("showing", "giving", "putting")
"""Phases in which chosen tiles are not laid, and have a tag of it."""

GOALS = {
    "opening": frozenset([TO_OFFER]),
    "turn": frozenset([TO_BID, TO_OFFER]),
}
"""Drop targets of hand tiles, by phase."""


EGG = "bunny_bidding/egg"


class Table(DrawnTable[BiddingView, Look | Hall]):
    """One drawn table; `layout` may be called again for another size."""

    cover = "turn"
    for_all: ClassVar[Mapping[str, Message]] = dict.fromkeys(
        (ev.TILE_TURNED_UP, ev.MAJORITY_FOUND, ev.BID_COUNTED, ev.ROUND_UNSOLD),
        Message(BOOK, "for-all"),
    )
    stands_before = (ev.TILE_WON, ev.TILE_REMOVED, ev.BID_TO_WORST, ev.BID_RETURNED)
    together = (
        (ev.TILE_DEALT,),
        (ev.GOAL_DEALT, ev.POWER_DEALT, ev.HANDICAP_DEALT),
        (ev.TILE_GIVEN,),
        (ev.TILE_TURNED_UP,),
        (ev.TILE_WON, ev.TILE_REMOVED, ev.BID_TO_WORST, ev.BID_RETURNED),
    )
    counted_from = ev.MATCH_ENDED
    strip_signs: ClassVar[Mapping[str, str]] = {
        ev.TILE_OPENED: "", ev.TILE_OFFERED: "", ev.TILE_BID: "", ev.ROUND_WON: "gavel",
    }
    z_held = Z_HELD
    card_shape = 3 / 4

    def __init__(self) -> None:
        super().__init__()
        self._lay: Callable[[bool], Places]
        self._by_number = False
        self._dropped = ("", "")
        self._held = ""
        self._shown: BiddingView | None = None
        self._why: dict[tuple[str, Player], Event] = {}
        self.rows: Rows = ()

    @property
    def places(self) -> Places:
        """The rectangles of all parts; powers and handicaps leave the preview less room."""
        return self.pieces.spots.places

    # ------------------------------------------------------------------------ laying out

    def layout(self, host: Host, area: Rect) -> None:
        units, least, seats = host.layer.units(area), host.least / host.s, len(host.seats)
        self._lay = cache(lambda extras: places(units, seats, extras, least))
        at = self._lay(False)
        host.layer.paint(pictures.stage(), at.stage)
        host.layer.paint(pictures.hand_tray(), at.tray)
        super().layout(host, area)
        self.pieces.choice = Choice(by_number=self._by_number)
        self.motions = Motions(host, self.pieces)
        self._set_slots(None)

    def make_marking(self, host: Host) -> HallMarking:
        self.pieces = Pieces(host, self.nodes, self._lay)
        self.hall_marks = HallMarking(host, self.box, self.pieces)
        return self.hall_marks

    def _set_slots(self, view: BiddingView | None) -> None:
        """Places the buttons: on the paper of a dialog, or below the preview and over the hand."""
        at, pixels = self.places, self.host.layer.pixels
        buttons = at.main, *reversed(at.tabs)
        if view is not None and panel.asked(view) is not None:
            pair = panel.button_rects(at.paper, self.host.least / self.host.s)
            buttons = pair if view.phase in panel.TWO_BUTTONS else (at.main,)
        self.slots = Slots(Rect(0, 0, 0, 0), pixels(at.undo), tuple(map(pixels, buttons)), True)

    def lid(self) -> Rect:
        return self.host.layer.pixels(self.places.tray)

    # ------------------------------------------------------------------------------ looks

    def looks(self, view: BiddingView) -> dict[str, Look | Hall]:
        return read(view)

    def motion(
        self, event: Event, before: Mapping[str, Look | Hall], after: Mapping[str, Look | Hall]
    ) -> Motion | None:
        return self.motions.make(event, before, after)

    def show(self, looks: Mapping[str, Look | Hall]) -> None:
        self.motions.clear()
        self.pieces.show(looks)

    def happened(self, event: Event, view: BiddingView) -> None:
        """Shows the auction right after each event in the preview."""
        self._shown = view
        if event.kind in REASONS:
            self._why[event.kind, event.player] = event
        self._preview(view)

    def panel(self, view: BiddingView, looks: Mapping[str, Look | Hall]) -> None:
        super().panel(view, looks)
        self._shown = None
        self._beside(view)

    # ------------------------------------------------------------------------------ marks

    def mark(self, marks: Marks, view: BiddingView) -> None:
        self.marks, self.view = marks, view
        self._set_slots(view)
        self._held = next((key for key in marks.chosen if not key.startswith("egg:")), "")
        (key, where), self._dropped = self._dropped, ("", "")
        chosen = sorted(marks.chosen)
        self.rows = plan.followed(self.rows, chosen, view, self._legal()) if chosen else ()
        if key:
            self.rows = plan.sent(self.rows, int(key[4:]), where)
        self._show_plan(view, marks.hovered)
        self.marking.show(marks)
        self._beside(view)

    def _beside(self, view: BiddingView) -> None:
        """Updates preview and dialog; during animations the preview follows the events."""
        if self._shown is not None:
            self._preview(self._shown)
            return
        steps = plan.steps(self.rows, view) if view.phase in ("opening", "turn") else ()
        found = self.host.foresee(*steps) if steps else None
        self._preview(view, self.rows, self._held, found.events if found is not None else ())
        said = panel.asked(view)
        if said is None:
            self.nodes.remove("dialog")
            return
        least, two = self.host.least / self.host.s, view.phase in panel.TWO_BUTTONS
        shown = panel.dialog(said, max(least, panel.BUTTON_H) if two else 0)
        self.nodes.lay("dialog", shown, self.places.paper, panel.Z_DIALOG, hit=False)

    def _preview(
        self, view: BiddingView, rows: Rows = (), held: str = "", foreseen: Sequence[Event] = ()
    ) -> None:
        """Shows the events by which the round was decided, from its end until the next begins, but
        not after the last; a held power's rule; or the chosen tiles' result."""
        if view.over or view.phase not in SETTLING:
            self._why.clear()
        at, names = self.places, self.host.names
        if at.preview == at.goals and not rows and not held.startswith("egg:"):
            self.nodes.remove("preview")
            return
        if held.startswith("extra:"):
            told = panel.rule(int(held[6:]))
        elif self._why:
            told = panel.decided(tuple(self._why.values()), names)
        else:
            told = panel.said_now(view, rows, foreseen, names)
        room = at.preview if view.viewer is not None else at.preview.union(at.goals)
        self.nodes.lay("preview", panel.paper(told), room, Z_PAPER, hit=False)

    def _show_plan(self, view: BiddingView, hovered: str) -> None:
        """Lifts the chosen tiles and the one under the pointer."""
        lifted = hovered if hovered.startswith("egg:") else ""
        tag = view.phase if view.phase in TAGGED else ""
        choice = Choice(self.rows, lifted, tag, self._by_number)
        if choice != self.pieces.choice:
            self.pieces.choice = choice
            if self.carried is None:
                self.pieces.show()

    # -------------------------------------------------------------------------- gathering

    def gathers(self, view: BiddingView) -> tuple[str, ...]:
        return choosable(view)

    def room(self, view: BiddingView) -> int:
        return wanted(view)

    def gathered(self, keys: Sequence[str], view: BiddingView) -> tuple[Action, ...]:
        rows = plan.followed(self.rows, keys, view, self._legal())
        return plan.actions(rows, view) if rows else ()

    def _legal(self) -> Sequence[Action]:
        """Returns the actions of the person who may choose now."""
        found = self.host.foresee()
        return found.legal if found is not None else ()

    # ------------------------------------------------------------------------------ hands

    def gesture(self, action: Action, view: BiddingView) -> Gesture:
        return hands.gesture(action, view)

    def attempt(self, gesture: Gesture, view: BiddingView) -> Action | None:
        return hands.attempt(gesture, view)

    def openable(self) -> frozenset[str]:
        """Returns the pieces with a close-up: plaque, bids, goals, tiles of the offer."""
        seats = [f"seat:{seat}" for seat in range(len(self.host.seats))]
        lies = [key for key in self.pieces.spots.rects if not key.startswith(("egg:", "ghost:"))]
        return frozenset([PLAQUE, *seats, *lies])

    def hits(self, pos: tuple[int, int]) -> list[str]:
        if self.carried is not None and self.carried.key.startswith("egg:"):
            over = self._place_at(pos)
            return [over] if over else []
        found = super().hits(pos)
        for seat in range(len(self.host.seats)):
            plate = self.host.anchors.get(f"plate:{seat}")
            if plate is not None and plate.collidepoint(pos):
                found.append(f"seat:{seat}")
        if self.host.layer.pixels(self.places.stage).collidepoint(pos):
            found.append(TO_OFFER)
        return found

    def _goals(self) -> frozenset[str]:
        """Returns the drop targets of a hand tile now."""
        return GOALS.get(self.view.phase, frozenset()) if self.view is not None else frozenset()

    def _place_at(self, pos: tuple[int, int]) -> str:
        """Returns the drop target at a point, or ""."""
        for key in self._goals():
            spots = self.pieces.spots
            place = spots.box(spots.hall.viewer) if key == TO_BID else self.places.stage
            if self.host.layer.pixels(place).collidepoint(pos):
                return key
        return ""

    def drag(self, key: str, pos: tuple[int, int] | None) -> None:
        super().drag(key, pos)
        if pos is None:
            self.hall_marks.goals(frozenset(), "")
        elif self.carried is not None and key.startswith("egg:"):
            over = self._place_at(pos)
            self._dropped = (key, over.partition(":")[2])
            self.hall_marks.goals(self._goals(), over)

    def arrow(self, dx: int, dy: int, view: BiddingView, legal: Sequence[Action]) -> str:
        """Returns the piece that the first arrow key selects: in the hand, else the first lit
        one."""
        lit = {self.begins(action, view) for action in legal}
        keys = [key for key in self.pieces.spots.rects if key in lit]
        eggs = [key for key in keys if key.startswith("egg:")]
        if eggs:
            return eggs[0] if dx > 0 else eggs[-1] if dx < 0 else eggs[len(eggs) // 2]
        return keys[0] if keys else ""

    # ------------------------------------------------------------------- beside the hall

    def plates(self, looks: Mapping[str, Look | Hall]) -> tuple[Plate, ...]:
        """Returns the plates; only the viewer's has a score: those of others would follow from
        goals that lie hidden."""
        hall = looks[HALL]
        assert isinstance(hall, Hall)
        found = []
        for seat in range(len(self.host.seats)):
            eggs, tiles = (_heap(looks, f"{key}:{seat}") for key in ("collected", "count"))
            own = seat == hall.viewer and hall.points is not None
            counts = (
                Count(EGG, eggs, words=say("plate-eggs", n=eggs)),
                Count("cards", tiles, words=say("plate-tiles", n=tiles)),
            )
            score, sign = (hall.points or 0, "trophy") if own else ("", "")
            found.append(Plate(score, sign, counts, say("plate-points")))
        return tuple(found)

    def shut(self, looks: Mapping[str, Look | Hall]) -> tuple[tuple[Count, ...], ...]:
        tiles = super().shut(looks)
        pieces = pieces_of(looks)
        goals = Counter(pieces[key].place for key in pieces if key.startswith("goal:"))
        return tuple(
            (*counts, Count("gavel", goals[f"row:{seat}"])) for seat, counts in enumerate(tiles)
        )

    def winners(self, view: BiddingView) -> dict[Player, str]:
        return {seat: say("plate-won") for kind, seat in self._why if kind == ev.ROUND_WON}

    def buttons(self, view: BiddingView, legal: Sequence[Action]) -> tuple[ButtonSpec, ...]:
        made = hands.buttons(view, legal, self.rows)
        if panel.asked(view) is not None:
            return made
        acts = self._turn, self._send, self._sort
        return (*made, *hands.tabs(self.rows, view, legal, self._by_number, *acts))

    def _turn(self) -> None:
        self.rows = plan.turned(self.rows)

    def _send(self, where: str) -> None:
        self.rows = plan.sent(self.rows, self.rows[-1].tile, where)

    def _sort(self, by_number: bool) -> None:
        self._by_number = by_number
        self.pieces.choice = self.pieces.choice._replace(by_number=by_number)
        self.pieces.show()

    def asks(self, view: BiddingView, name: str, legal: Sequence[Action]) -> Prompt | None:
        """Returns the prompt of a half-made choice: a held power or bid tile, or chosen tiles."""
        if not self._held:
            return self._how_far(view)
        gift = any(hands.gesture(a, view) == (self._held, TO_OFFER) for a in legal)
        return held_prompt(self._held, self.host.names, view.chooser, gift)

    def _how_far(self, view: BiddingView) -> Prompt | None:
        """Returns the prompt for chosen tiles: how many are missing, or that they can be
        changed."""
        rows = self.rows
        if not rows or view.phase not in ("opening", "turn"):
            return None
        whole = bool(plan.actions(rows, view))
        more = 0 if whole else wanted(view) - len(rows)
        title = say("ask-chosen", self.host.names, who=Seat(view.chooser), n=more)
        return Prompt(title, say("ask-chosen.how", whole=whole, **laid(rows)))

    # -------------------------------------------------------------------------- in words

    def pictured(self, piece: str, face: int) -> Picture:
        """Returns a goal, a bare egg of that type, or a tile."""
        if piece == THING:
            return pictures.bare_egg(face)
        return pictures.goal(face) if piece.startswith("goal:") else pictures.tile(face)

    def close_look(self, key: str, view: BiddingView) -> CloseLook | None:
        kind, _, number = key.partition(":")
        if kind == "seat":
            return closer.bidder(view, int(number), self.host.names)
        return closer.look(key, view, pieces_in(view))

    def groups(self, view: BiddingView) -> Sequence[Group]:
        looks = pieces_in(view)
        seats = [(view.start + step) % len(view.counts) for step in range(len(view.counts))]
        own = [key for key in looks if key.startswith("goal:") or key.startswith("extra:")]
        own = [key for key in own if looks[key].place == f"row:{view.viewer}"]
        gifts = [TO_OFFER] if any(key.startswith("extra:") for key in own) else []
        return (
            Group(meaning.BOARD, say("offer"), [PLAQUE, *offered(looks), *gifts]),
            Group("bids", say("bids"), [f"seat:{seat}" for seat in seats]),
            Group("goals", say("goals-and-powers"), sorted(own, reverse=True)),
            Group(meaning.HAND, say("hand"), self.pieces.spots.hand),
        )

    def held(self, view: BiddingView) -> Sequence[str]:
        """Returns the viewer's goals, powers, hand by type and number, and own face-down tiles."""
        if view.viewer is None:
            return ()
        looks = pieces_in(view)
        row = f"row:{view.viewer}"
        own = sorted((key for key in looks if looks[key].place == row), reverse=True)
        laid = [key for key in tiles(looks) if looks[key].owner == view.viewer]
        return [*own, *in_types(looks), *(key for key in laid if not looks[key].up)]

    def gist(self, view: BiddingView) -> str:
        return closer.gist(view, self.host.names)

    def watching(self, view: BiddingView) -> str:
        return closer.watching(view)

    def name_of(self, key: str, view: BiddingView) -> str:
        return say("place-in-offer") if key == TO_OFFER else super().name_of(key, view)

    def number_of(self, key: str, view: BiddingView) -> int:
        return int(key[4:]) if key.startswith("egg:") else 0

    def state_of(self, key: str, view: BiddingView) -> str:
        return closer.state(key, view, pieces_in(view))

    def parts_of(self, key: str, view: BiddingView) -> Sequence[str]:
        if not key.startswith("seat:"):
            return ()
        looks = pieces_in(view)
        return [name for name, look in looks.items() if str(look.before) == key[5:]]


def _heap(looks: Mapping[str, Look | Hall], key: str) -> int:
    """Returns the size of a heap; 0 if there is none."""
    look = looks.get(key)
    return look.heap if isinstance(look, Look) else 0
