"""Drawn table of Bunny Boom: a village green with its river.

Combines the table's parts; knows no rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from pygame import Rect

from tabletop.core.action import Action
from tabletop.core.event import Event
from tabletop.core.words import Prompt
from tabletop.games.bunny_boom.game import BOOK
from tabletop.games.bunny_boom.rules import actions as acts
from tabletop.games.bunny_boom.rules import events as ev
from tabletop.games.bunny_boom.rules import keys
from tabletop.games.bunny_boom.rules.view import BoomView
from tabletop.games.bunny_boom.rules.village import CENTRE
from tabletop.games.bunny_boom.table import closer, green, hands, looks, pictures, preview
from tabletop.games.bunny_boom.table.layout import places
from tabletop.games.bunny_boom.table.looks import Look
from tabletop.games.bunny_boom.table.marking import BoomMarking
from tabletop.games.bunny_boom.table.motions import Motions
from tabletop.games.bunny_boom.table.panel import Panel
from tabletop.games.bunny_boom.table.pieces import HAND_TRAY, Z_HELD, Z_MARK, Pieces
from tabletop.games.bunny_boom.table.preview import Forecast
from tabletop.games.bunny_boom.table.spots import MARKERS
from tabletop.games.bunny_boom.words import pieces as words
from tabletop.games.bunny_boom.words import say, text
from tabletop.games.bunny_boom.words.cards import card_gist
from tabletop.table import meaning
from tabletop.table.art import coins
from tabletop.table.art.picture import Picture
from tabletop.table.board import DrawnTable
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
from tabletop.table.marking import Box
from tabletop.table.meaning import Group
from tabletop.table.motion import Motion
from tabletop.table.nodes import usable_first
from tabletop.table.stage import Node
from tabletop.words import Message, Seat

CARROT_COSTS = "+4"


class Table(DrawnTable[BoomView, Look]):
    """Drawn table of one match; `layout` may be called again for another size."""

    cover = "turn"
    for_all: ClassVar[Mapping[str, Message]] = {ev.GAME_ENDED: Message(BOOK, "for-all")}
    counted_from = ev.GAME_ENDED
    strip_signs: ClassVar[Mapping[str, str]] = {
        ev.CARD_PLAYED: "", ev.RIVER_CARD_USED: "", ev.RIVER_CARD_TAKEN: "",
        ev.GIFT_GIVEN: "gift", ev.BOOM_HEARD: "boom", ev.PAWN_JUMPED: "footprints",
    }
    z_held = Z_HELD
    grip = (0.5, 0.78)
    """Held far down, so that a card leaves in sight what it is held over."""

    def __init__(self) -> None:
        super().__init__()
        self._aim = -1
        self._held = -1
        self._shown: BoomView | None = None
        self._moment: BoomView | None = None
        self._counted: set[int] | None = None

    # ------------------------------------------------------------------------ laying out

    def lid(self) -> Rect:
        return self.host.layer.pixels(self.places.hand)

    def layout(self, host: Host, area: Rect) -> None:
        super().layout(host, area)
        players = len(host.seats)
        self.places = at = places(host.layer.units(area), players, host.least / host.s)
        host.layer.paint(green.ground(players), at.board)
        self.pieces = Pieces(host, at, self.nodes)
        self.panel_parts = Panel(host, at, self.nodes)
        self.boom_marks = BoomMarking(host, self.box, self.pieces)
        self.marking = self.boom_marks
        self.motions = Motions(host, self.pieces, self.panel_parts)
        pixels = host.layer.pixels
        self.slots = Slots(Rect(0, 0, 0, 0), pixels(at.back), (pixels(at.play),), True)

    # --------------------------------------------------------------------------- showing

    def looks(self, view: BoomView) -> dict[str, Look]:
        return looks.read(view)

    def happened(self, event: Event, view: BoomView) -> None:
        """Notes the moment, whose hand is shown, and the seats whose total has been counted."""
        self._moment = view
        self.pieces.hand_seat = hand_seat(view)
        if event.kind == ev.GAME_ENDED:
            self._counted = set()
        elif event.kind == ev.TOTAL_COUNTED and self._counted is not None:
            self._counted.add(event.player)

    def motion(
        self, event: Event, before: Mapping[str, Look], after: Mapping[str, Look]
    ) -> Motion | None:
        return self.motions.make(event, before, after)

    def show(self, looks: Mapping[str, Look]) -> None:
        self.motions.clear()
        self.pieces.show(looks)
        self.panel_parts.river(looks["pile"].number)
        if self._moment is not None:
            self._tell(self._moment, None)

    def panel(self, view: BoomView, looks: Mapping[str, Look]) -> None:
        super().panel(view, looks)
        self._counted = self._moment = None
        self.panel_parts.timed = view.timer != "off"
        self._shown = view
        near = view.viewer if view.viewer is not None else self.pieces.near
        if (hand_seat(view), near) != (self.pieces.hand_seat, self.pieces.near):
            self.pieces.hand_seat, self.pieces.near = hand_seat(view), near
            self.pieces.show(looks)
        self._tell(view, None)

    # ------------------------------------------------------------------------------ marks

    def mark(self, marks: Marks, view: BoomView) -> None:
        super().mark(marks, view)
        held = self._card_in_hand()
        if held != self._held:
            self._held, self._aim = held, -1
        hovered = marks.hovered
        if hovered.startswith("space:") and hovered in marks.legal and held >= 0:
            self._aim = keys.number(hovered)
        self.pieces.relift(self._raised(held))
        prices: dict[int, Forecast] = {}
        foresee = self.host.foresee
        if held >= 0 and view.phase == "play":
            spaces = [keys.number(key) for key in marks.legal if key.startswith("space:")]
            made = {space: preview.play(view, foresee, held, space) for space in spaces}
            prices = {space: price for space, price in made.items() if price is not None}
        told = prices.get(self._aim)
        if told is None and hovered in marks.legal:
            drawn = self.carried is not None and hovered == HAND_TRAY
            told = self._pointed(view, self.carried.key if drawn and self.carried else hovered)
        aim = self._aim if self._aim in prices else -1
        walker = told.seat if told is not None and told.seat >= 0 else max(0, view.chooser)
        self.boom_marks.show_forecast(aim, prices, told, walker)
        if told is not None or view == self._shown:
            self._tell(view, told)

    def _raised(self, held: int) -> frozenset[int]:
        """Returns the cards drawn raised: the one pointed at or held; all, where one must be taken.
        """
        if self.marks.hovered.startswith("card:"):
            return frozenset([keys.number(self.marks.hovered)])
        if held < 0 and self.view is not None:
            if hands.takes_card_first(Gesture(self.marks.refused), self.view):
                return frozenset(self.pieces.held_cards(self.pieces.looks))
        return frozenset([held]) if held >= 0 else frozenset()

    def _card_in_hand(self) -> int:
        """Returns the card that is selected or carried, -1 = none."""
        cards = [key for key in self.marks.chosen if key.startswith("card:")]
        if not cards and self.carried is not None and self.carried.key.startswith("card:"):
            cards = [self.carried.key]
        return keys.number(cards[0]) if cards else -1

    def _pointed(self, view: BoomView, key: str) -> Forecast | None:
        """Returns the forecast for the piece under the pointer, outside of playing a card."""
        if view.chooser < 0:
            return None
        foresee = self.host.foresee
        kind, number = key.partition(":")[0], keys.number(key)
        if view.phase in ("draw", "take") and kind == "river":
            return preview.take(view, foresee, number)
        if view.phase == "use" and kind == "river":
            return preview.use(view, foresee, number)
        if view.phase == "bring" and kind == "home":
            return preview.bring(view, foresee, number)
        if view.phase == "jump" and kind == "space":
            return preview.jump(view, foresee, number)
        if view.phase == "place" and kind == "space":
            return preview.place(view, foresee, number)
        return None

    def _tell(self, view: BoomView, told: Forecast | None) -> None:
        seat = hand_seat(view)
        if told is not None:
            key = "other" if told.seat >= 0 else "" if told.sure else "most"
            whose = say(_part("panel-home", key), self.host.names, who=Seat(told.seat))
            self.panel_parts.tell(told, whose)
        elif view.turn or view.over:
            key = "" if view.viewer is not None else "other"
            whose = say(_part("panel-has", key), self.host.names, who=Seat(seat))
            self.panel_parts.tell(preview.standing(view, seat), whose)

    # ------------------------------------------------------------------------------ hands

    def gesture(self, action: Action, view: BoomView) -> Gesture:
        return hands.gesture(action, view)

    def attempt(self, gesture: Gesture, view: BoomView) -> Action | None:
        return hands.attempt(gesture, view)

    def advice(self, gesture: Gesture, view: BoomView) -> str:
        return say("first-card") if hands.takes_card_first(gesture, view) else ""

    def direct(self, gesture: Gesture, view: BoomView) -> bool:
        return not gesture.source.startswith("card:")

    def catches(self, source: str, view: BoomView) -> frozenset[str]:
        """Returns the drop targets of river cards and the pile's top card: the hand."""
        kind = source.partition(":")[0]
        draws = view.phase in ("draw", "take") and kind in ("river", "pile")
        return frozenset([HAND_TRAY]) if draws else frozenset()

    def box(self, key: str) -> Box | None:
        """Returns the mark's box; smaller on small tiles, and at the home for gifts and hands."""
        kind, number = key.partition(":")[0], keys.number(key)
        if kind in ("gifts", "hand") and key != HAND_TRAY:
            key = keys.home(number)
        found = super().box(key)
        if found is None:
            return None
        if kind in ("space", "centre", "pawn"):
            found = found._replace(scale=self.boom_marks.near * self.host.s)
        return found._replace(z=Z_MARK) if kind in ("home", "pawn", *MARKERS) else found

    def hits(self, pos: tuple[int, int]) -> list[str]:
        """Returns the pieces at a point, drop targets while something is carried; a pawn stands for
        its home."""
        held = self.carried is not None
        found: list[str] = []
        for key in super().hits(pos):
            kind = key.partition(":")[0]
            if (key == HAND_TRAY and not held) or (held and kind in ("card", "pawn")):
                continue
            found.append(key)
            found += [keys.home(keys.number(key))] if kind == "pawn" else []
        for seat in range(self.pieces.seats):
            plate = self.host.anchors.get(f"plate:{seat}")
            if plate is not None and plate.collidepoint(pos):
                found.append(keys.home(seat))
        return usable_first(found, self.marks.legal)

    def lift(self, key: str) -> Node | None:
        """Returns the node to carry: a card, the pile's top card, a bunny of a home."""
        kind, number = key.partition(":")[0], keys.number(key)
        if kind == "card":
            return self.nodes.node(key)
        if kind == "river" and self.view is not None:
            return self.nodes.node(keys.card(self.view.river[number].card))
        if kind == "pile":
            shown, rect = self.pieces.card_picture(-1, True), self.places.pile
        elif kind == "home":
            shown, rect = coins.stack(1), self.pieces.coin(0, 0)
        else:
            return None
        return self.passing(self.host.layer.picture(shown, rect, Z_HELD, "passing"))

    def lifted(self, key: str) -> None:
        """Shows the costs of a card that is lifted, as for one that was clicked."""
        if key.startswith("card:") and self.view is not None:
            self.mark(self.marks, self.view)

    def arrow_from(self, view: BoomView) -> tuple[float, float]:
        """Returns the start of the drag arrow: the pawn of the choosing seat."""
        place = view.seats[view.chooser].place if view.chooser >= 0 else CENTRE
        return self.host.layer.pixels(self.places.tile(place)).center

    # ------------------------------------------------------------------ beside the village

    def plates(self, looks: Mapping[str, Look]) -> tuple[Plate, ...]:
        return tuple(self._plate(seat, looks) for seat in range(len(self.host.seats)))

    def _plate(self, seat: int, looks: Mapping[str, Look]) -> Plate:
        home = keys.home(seat)
        held = looks[keys.hand(seat)].number
        counts = [Count("cards", held, words=say("plate-hand", n=held))]
        gifts = looks[keys.gifts(seat)].number
        if gifts:
            counts.append(Count("gift", gifts, words=say("plate-gifts", n=gifts)))
        if looks["carrot"].place == home:
            counts.append(Count("carrot", CARROT_COSTS, words=say("plate-carrot")))
        if "burrow" in looks and looks["burrow"].place == home:
            counts.append(Count("burrow", "", words=say("plate-burrow")))
        total = looks.get(keys.total(seat))
        if total is not None and (self._counted is None or seat in self._counted):
            return Plate(total.number, "rabbit", tuple(counts), say("plate-total"))
        there = looks[home].number
        return Plate(there, "home", tuple(counts), say("plate-home", n=there))

    def buttons(self, view: BoomView, legal: Sequence[Action]) -> tuple[ButtonSpec, ...]:
        aim = self._aim
        if self._held >= 0 and aim >= 0 and acts.PLAYED[self._held][aim] not in legal:
            aim = -1
        return hands.buttons(view, legal, self._held, aim)

    def pictured(self, piece: str, face: int) -> Picture:
        return pictures.card(face)

    def close_look(self, key: str, view: BoomView) -> CloseLook | None:
        return closer.look(key, view, self.host.seats)

    def asks(self, view: BoomView, name: str, legal: Sequence[Action]) -> Prompt | None:
        """Returns the prompt that names the card in the hand (style sheet, section 10.2)."""
        if self._held < 0 or view.phase != "play":
            return None
        return text.held(view, self._held, self.host.names)

    # ------------------------------------------------------------------------------ words

    def groups(self, view: BoomView) -> Sequence[Group]:
        village = ["centre", *(keys.space(space.space) for space in view.spaces)]
        river = [keys.river(river.slot) for river in view.river]
        hand = [keys.card(card) for card in self.pieces.held_cards(looks.read(view))]
        homes = [keys.home(seat) for seat in range(len(view.seats))]
        return (
            Group(meaning.BOARD, say("village"), village),
            Group("river", say("river"), [*river, "pile"]),
            Group("homes", say("homes"), homes),
            Group(meaning.HAND, say("hand"), hand),
        )

    def held(self, view: BoomView) -> Sequence[str]:
        if view.viewer is None:
            return ()
        return [keys.card(card) for card in sorted(view.seats[view.viewer].hand) if card >= 0]

    def brings(self, action: Action, view: BoomView) -> str:
        foresee = self.host.foresee
        if action.kind == acts.DRAW_RIVER:
            return card_gist(view.river[action.a].card)
        if action.kind != acts.PLAY_CARD or foresee is None:
            return ""
        return preview.brings(preview.play(view, foresee, action.a, action.b), action.a, view)

    def gist(self, view: BoomView) -> str:
        return words.gist(view, self.host.names)

    def name_of(self, key: str, view: BoomView) -> str:
        return words.name(key, view, self.host.names)

    def state_of(self, key: str, view: BoomView) -> str:
        return words.state(key, view, self.host.names)

    # ------------------------------------------------------------------------------- clock

    def seconds(self, view: BoomView) -> float | None:
        """Returns the seconds of sand while a person chooses a card, once a turn (BB-70)."""
        if view.timer == "off" or view.phase != "play" or view.timed_out:
            return None
        return float(view.timer_seconds)

    def clock(self, left: float | None, of: float, running: bool) -> None:
        self.panel_parts.clock(left, of, running)


def _part(key: str, attribute: str) -> str:
    """Returns the name of a message's attribute; of the message itself for ""."""
    return f"{key}.{attribute}" if attribute else key


def hand_seat(view: BoomView) -> int:
    """Returns the seat whose hand is shown: the viewer's; the mover's for the public."""
    return view.viewer if view.viewer is not None else max(0, view.mover)
