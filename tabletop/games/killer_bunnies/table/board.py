"""Drawn table of Killer Bunnies: a comic arena of two rings. Combines the table's parts.

Knows no rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from pygame import FRect, Rect

from tabletop.core.action import Action
from tabletop.core.event import Event
from tabletop.core.words import Prompt
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import events as ev
from tabletop.games.killer_bunnies.rules import frames, keys
from tabletop.games.killer_bunnies.rules.cards import BUNNY, CARDS, CITY, SUPER, TYPES
from tabletop.games.killer_bunnies.rules.view import KillerView
from tabletop.games.killer_bunnies.table import (
    buttons,
    closer,
    hands,
    outcomes,
    payment,
    pictures,
    preview,
)
from tabletop.games.killer_bunnies.table.arranging import is_resource, tray_parts
from tabletop.games.killer_bunnies.table.layout import places
from tabletop.games.killer_bunnies.table.looks import Look, Looks, read, total, zone
from tabletop.games.killer_bunnies.table.marking import Z_PLATES, Z_UNDER_PLATES, Marking
from tabletop.games.killer_bunnies.table.motions import Motions
from tabletop.games.killer_bunnies.table.panel import Panel, planned, standing
from tabletop.games.killer_bunnies.table.payment import Payment
from tabletop.games.killer_bunnies.table.pieces import Z_HELD, Z_LOW, Z_SHEET, Z_TAG, Pieces
from tabletop.games.killer_bunnies.table.preview import Struck
from tabletop.games.killer_bunnies.table.saved_paper import Shelf
from tabletop.games.killer_bunnies.table.sheet_paper import Overlay
from tabletop.games.killer_bunnies.table.sheets import sheet
from tabletop.games.killer_bunnies.words import message, say, weighing
from tabletop.games.killer_bunnies.words import pieces as told
from tabletop.table.art.palette import GOLD
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
    Question,
    Slots,
)
from tabletop.table.marking import Box
from tabletop.table.meaning import SHEET, Group
from tabletop.table.motion import Motion
from tabletop.words import Message

TYPE_SIGNS = ("flame", "bolt", "gear", "paw", "wheat", "mountain", "star")
"""Signs of the seven types, for plates."""
GRIP = 0.92
"""Share of a dragged card's height above the grip, so that the drop target stays in sight."""


class Table(DrawnTable[KillerView, Look]):
    """One drawn table; `layout` may be called again for another size."""

    cover = "turn"
    for_all: ClassVar[Mapping[str, Message]] = {
        ev.START_ROLLED: message("for-all.start"),
        ev.DEFENCE_ROLLED: message("for-all.defence"),
    }
    tall = False
    lies_at_start = True
    strip_signs: ClassVar[Mapping[str, str]] = {
        ev.CARD_PLAYED: "", ev.CARD_SAVED: "", ev.CARD_DISCARDED: "", ev.RESPONSE_PLAYED: "",
        ev.BUNNY_KILLED: "flame", ev.OFFER_MADE: "trade", ev.POINTS_GAINED: "star",
    }
    z_held = Z_HELD
    grip = (0.5, GRIP)

    marking: Marking

    def __init__(self) -> None:
        super().__init__()
        self._shown: KillerView | None = None
        self._held, self._aim = "", ""
        self._taken: tuple[str, ...] = ()
        self._aimed: tuple[str, ...] = ()
        self._mains: tuple[int, ...] = ()

    # ------------------------------------------------------------------------ laying out

    def lid(self) -> Rect:
        tray, hand = self.places.tray, self.places.hand
        return self.host.layer.pixels(FRect(tray.x, tray.y, hand.right - tray.x, tray.h))

    def layout(self, host: Host, area: Rect) -> None:
        self.places = places(host.layer.units(area), host.least / host.s)
        super().layout(host, area)
        self.panel_parts = Panel(host, self.nodes, self.places)
        self.overlay = Overlay(host, self.nodes, self.places)
        self.shelf = Shelf(host, self.pieces)
        self.motions = Motions(self.pieces)
        self.slots = self._slots(1)

    def make_marking(self, host: Host) -> Marking:
        self.pieces = Pieces(host, self.nodes, self.places)
        return Marking(host, self.box, self.pieces)

    def _slots(self, count: int) -> Slots:
        """Returns room for one, two or three buttons; Undo takes the rest."""
        at, pixels = self.places, self.host.layer.pixels
        main, undo = at.main, at.undo
        if count > 2 and at.third.y == at.main.y:
            main = at.third.move(at.main.right - at.third.right, 0)
        if count < 2:
            undo = at.undo.union(at.second)
        three = (main, at.second, at.third)
        return Slots(Rect(0, 0, 0, 0), pixels(undo), tuple(map(pixels, three[:count])), True)

    # ------------------------------------------------------------------------------ looks

    def looks(self, view: KillerView) -> dict[str, Look]:
        return read(view)

    def happened(self, event: Event, view: KillerView) -> None:
        """Notes whose cards lie in the tray, and clears the dice when a turn begins."""
        self._seat_before(view)
        fights = self.motions
        fights.falls(event)
        if event.kind == ev.TURN_BEGUN:
            self._aimed = ()
            fights.clear_dice()
            fights.turn = event.amount

    def _seat_before(self, view: KillerView) -> None:
        """Notes whose cards lie in the tray; the viewer's part of the rings is at the bottom."""
        scene = self.pieces.scene
        scene.seat = view.viewer if view.viewer is not None else max(0, view.active)
        if view.viewer is not None:
            scene.anchor = view.viewer

    def motion(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        return self.motions.make(event, before, after)

    def show(self, looks: Looks) -> None:
        self.motions.clear()
        self.pieces.moods.clear()
        self.pieces.show(looks)
        self.panel_parts.counters(looks)
        self.panel_parts.rings(looks, self.overlay.laid is not None)
        self.shelf.show(looks)
        self.motions.show_die()

    def panel(self, view: KillerView, looks: Looks) -> None:
        self.view = self._shown = view
        self._mains = tuple(seat.main for seat in view.seats)
        self.pieces.pays = {
            card.piece: card.pays for seat in view.seats for card in seat.saved if card.pays >= 0
        }
        self._seat_before(view)
        if view.turn != self.motions.turn:
            self.motions.clear_dice()
            self.motions.turn = view.turn
        self.pieces.show(looks)
        self.motions.runner.stands(view)
        self.motions.runner.show()
        self.panel_parts.counters(looks)
        self.shelf.show(looks)
        self._tell(view)

    # ------------------------------------------------------------------------------ marks

    def mark(self, marks: Marks, view: KillerView) -> None:
        self.view, self.marks = view, marks
        several = hands.gathers(view)
        kept = [key for key in self._taken if key in marks.chosen and key in several]
        fresh = sorted(key for key in marks.chosen if key in several and key not in kept)
        self._taken = (*kept, *fresh)
        held = next(iter(marks.chosen - set(several)), self._in_air)
        if held != self._held:
            self._held, self._aim = held, ""
        if marks.hovered and not marks.hovered.startswith("pick:"):
            over = marks.hovered == hands.ARENA and self._aim.startswith("card:")
            self._aim = self._aim if over and self._held_weapon(view) >= 0 else marks.hovered
        self._arrange(marks, view)
        picks = [key for key in marks.legal if key.startswith("pick:")]
        self.overlay.show(sheet(view, picks, self._taken), view)
        self.panel_parts.rings(self.pieces.looks, self.overlay.laid is not None)
        # While pictures are on their way nothing is said of what they come to.
        settled = view == self._shown
        struck = self._struck(view) if settled else ()
        weapon = self._held_weapon(view)
        goals = preview.targets(view, view.frame[1], weapon) if weapon >= 0 else ()
        marked = marks.legal.union(map(keys.card, goals))
        paying = self._paying(view) if settled else ()
        told = frozenset(key for key in marks.told if key.startswith("card:")) or marks.told
        self.marking.show(replace(marks, legal=marked, told=told))
        self.marking.pay(paying, marked)
        self.marking.strike(struck)
        self._tags(marks)
        if settled:
            self._tell(view, struck)
        else:
            self._say(self._aimed)  # the roll that falls now is still to be read against it
        scene = self.pieces.scene
        parts = tray_parts(self.places, self.pieces.looks, scene)
        self.panel_parts.titles(scene.seat, view.viewer is not None, *parts)

    def _arrange(self, marks: Marks, view: KillerView) -> None:
        """Opens slots, shows powers, and raises the card that is meant.

        Once slots have opened for a dragged card, nothing moves until it is dropped.
        """
        pieces = self.pieces
        slots = hands.gaps(view) or frozenset(k for k in marks.legal if k.startswith("slot:"))
        slots = slots or self._openings(view)
        powers = tuple(sorted(keys.number(k) for k in marks.legal if k.startswith("power:")))
        vain = frozenset(p for p in powers if weighing.in_vain(view, view.frame[1], p))
        lifted = next(
            (k for k in (marks.hovered, self._held)
             if k in pieces.looks and zone(pieces.looks[k]) == "hand" and k in pieces.spots), "",
        )  # fmt: skip
        planned = self._taken if view.frame[:1] == (frames.SEALED,) else ()
        lifted = "" if lifted in planned else lifted
        scene = pieces.scene
        choosing = bool(view.frame) and view.frame[0] == frames.SEALED
        state = (slots, (powers, vain), lifted, planned, choosing)
        shown = (pieces.powers, pieces.vain)
        if state != (scene.slots, shown, pieces.lifted, scene.planned, scene.choosing):
            if self.carried is not None and (scene.slots or not slots):
                return
            scene.slots, shown, pieces.lifted, scene.planned, scene.choosing = state
            pieces.powers, pieces.vain = shown
            pieces.show(pieces.looks)

    def _openings(self, view: KillerView) -> frozenset[str]:
        """Returns the slots where the held card of the TOP RUN may be placed at once, playing it.
        """
        held = self._held or self._in_air
        if view.frame[:1] != (frames.FREE,) or not held.startswith("card:"):
            return frozenset()
        piece, at = keys.number(held), view.frame[1]
        if piece != view.seats[at].top or hands.ARENA not in self.marks.legal:
            return frozenset()
        if CARDS[view.faces[piece]].subtype not in (BUNNY, SUPER, CITY):
            return frozenset()
        ring = "centre" if CARDS[view.faces[piece]].subtype == CITY else "circle"
        found = payment.places(self.host.foresee, acts.PLAYS[piece])
        return frozenset(keys.slot(ring, action.a, action.b) for action in found)

    def _struck(self, view: KillerView) -> tuple[Struck, ...]:
        """Returns the strikes of the weapon that is aimed, held or launched."""
        frame = view.frame
        if not frame:
            return ()
        if frame[0] in (frames.DIRECTION, frames.SPLASH) and view.viewer == frame[1]:
            _, seat, weapon, target = frame[:4]
            return preview.struck(view, seat, weapon, target, frame[0] == frames.SPLASH)
        weapon, seat = self._held_weapon(view), max(0, view.active)
        if frame[0] == frames.TARGET and view.viewer == frame[1]:
            weapon = frame[2] if preview.is_weapon(view, frame[2]) else -1
        aimed = keys.number(self._aim) if self._aim.startswith("card:") else -1
        if weapon >= 0 and aimed in preview.targets(view, seat, weapon):
            return preview.struck(view, seat, weapon, aimed)
        return preview.under_way(view)

    def _held_weapon(self, view: KillerView) -> int:
        """The weapon of the TOP RUN that is held and not played yet; -1 = none."""
        held = self._held or self._in_air
        if view.frame[:1] != (frames.FREE,) or not held.startswith("card:"):
            return -1
        piece, top = keys.number(held), view.seats[view.frame[1]].top
        legal = hands.ARENA in self.marks.legal
        return piece if piece == top and legal and preview.is_weapon(view, piece) else -1

    def _goals(self) -> frozenset[str]:
        """Returns the targets of the weapon in the hand."""
        weapon = self._held_weapon(self.view) if self.view is not None else -1
        if self.view is None or weapon < 0:
            return frozenset()
        seat = self.view.frame[1]
        return frozenset(map(keys.card, preview.targets(self.view, seat, weapon)))

    def _aim_at(self, key: str) -> None:
        """Shows the odds of a weapon held over a target, before it is played."""
        aim = key if key in self._goals() else ""
        if self.view is not None and aim != self._aim and (aim or self._aim.startswith("card:")):
            self._aim = aim
            self.mark(self.marks, self.view)

    def _paying(self, view: KillerView) -> tuple[Payment, ...]:
        """Returns the cards that would pay the pending cost, or that of the held card."""
        frame = view.frame
        if view.viewer is None or frame[1:2] != (view.viewer,):
            return ()
        foresee = self.host.foresee
        if frame[0] in (frames.PAY, frames.TARGET):
            return payment.plan(foresee)
        if self._held.startswith("card:") and frame[0] in (frames.FREE, frames.WINDOW):
            ready = acts.PLAYS if frame[0] == frames.FREE else acts.RESPONSES
            return payment.plan(foresee, ready[keys.number(self._held)])
        return ()

    def _tags(self, marks: Marks) -> None:
        """Shows the tags in the corner that begin a trade or count a hand, and the one to play a
        card on."""
        at, pieces = self.places, self.pieces
        counts = self.view is not None and self.view.hands_on
        trades = self.overlay.laid is None or not self.overlay.laid.wells
        for key, icon, rect, there in (
            ("trade", "trade", at.trade, trades), ("count", "hand", at.count, counts),
        ):  # fmt: skip
            lit = key in marks.legal or key in marks.chosen
            self._tag(key, pictures.corner_tag(say("tag", place=key), icon, lit), rect, there)
        answer = self.view is not None and self.view.frame[:1] == (frames.WINDOW,)
        held = keys.number(self._held) >= 0
        words = say("tag-arena", held=held, answer=answer)
        there = "arena" in marks.legal
        self._tag("arena", pictures.tag(words, GOLD, units=18), pieces.scene.arena, there)

    def _tag(self, key: str, drawn: Picture, rect: FRect, there: bool) -> None:
        """Shows a tag that can be taken or dropped upon, or takes it away."""
        if there:
            self.nodes.lay(key, drawn, rect, Z_TAG - 1, radius=12, hit=False)
        else:
            self.nodes.remove(key)

    def _tell(self, view: KillerView, struck: Sequence[Struck] = ()) -> None:
        if struck and struck[0].direct and preview.rolled(view) is None:
            words = self._aimed = struck[0].odds.words(self.places.brief)
        else:
            if view.frame[:1] == (frames.FREE,):
                self._aimed = ()
            at = self.places
            words = standing(view, at.brief, at.apart)
            held = self._held or self._in_air
            if view.frame[:1] == (frames.RUN_NEXT,) and view.viewer == view.frame[1] and (
                held.startswith("card:")
            ):
                words = planned(view, keys.number(held), at.brief, at.apart)
        self._say(words)

    def _say(self, words: tuple[str, ...]) -> None:
        at = self.places
        cards = [spot.rect for spot in self.pieces.spots.values() if spot.how]
        self.panel_parts.tell(words, (*cards, at.trade, at.pile, at.discard))

    # ------------------------------------------------------------------------------ hands

    def gesture(self, action: Action, view: KillerView) -> Gesture:
        return hands.gesture(action, view)

    def attempt(self, gesture: Gesture, view: KillerView) -> Action | None:
        return hands.attempt(gesture, view)

    def half(self, action: Action, view: KillerView) -> bool:
        return hands.half(action, view)

    def catches(self, source: str, view: KillerView) -> frozenset[str]:
        return hands.catches(source, view)

    def settles(
        self, place: str, view: KillerView, legal: Sequence[Action]
    ) -> Action | None:
        return hands.only_place(view, legal) if place == hands.ARENA else None

    def question(self, action: Action, view: KillerView) -> Question | None:
        return hands.question(action, view)

    def direct(self, gesture: Gesture, view: KillerView) -> bool:
        return hands.direct(gesture, view)

    def asks(self, view: KillerView, name: str, legal: Sequence[Action]) -> Prompt | None:
        """Returns the question while the tag of a trade or of counting is held."""
        if self._held not in (hands.TRADE, hands.COUNT):
            return None
        return Prompt(say("ask-held", place=self._held), say("ask-held.how"))

    def gathers(self, view: KillerView) -> tuple[str, ...]:
        return hands.gathers(view)

    def room(self, view: KillerView) -> int:
        return hands.room(view)

    def gathered(self, keys: Sequence[str], view: KillerView) -> tuple[Action, ...]:
        return hands.gathered(keys, view)

    def openable(self) -> frozenset[str]:
        """Returns the keys of the others' plates, whose saved cards can be looked at."""
        own = self.pieces.scene.seat
        return frozenset(keys.heap("seat", s) for s in range(len(self.host.seats)) if s != own)

    def open(self, key: str) -> bool:
        """Lays a seat's saved cards open beside its plate, or puts them away."""
        self.shelf.turn(keys.number(key))
        self.pieces.show(self.pieces.looks)
        self.shelf.show(self.pieces.looks)
        return True

    def opened(self) -> str:
        seat = self.pieces.scene.shelf_seat
        return keys.heap("seat", seat) if seat >= 0 else ""

    def hits(self, pos: tuple[int, int]) -> list[str]:
        on_sheet = self.overlay.hits(pos)
        if on_sheet is not None:
            return on_sheet
        found = [key for key in self.pieces.hits(pos) if key != self._in_air]
        scene = self.pieces.scene
        if scene.shelf_seat >= 0 and self.host.layer.pixels(scene.shelf).collidepoint(pos):
            found = [key for key in found if self.pieces.on_shelf(key)]
            found.append(keys.heap("seat", scene.shelf_seat))
            return _once(found, self.marks)
        goals = self._goals()
        aimed = [key for key in found if key in goals]
        return aimed[:1] + _once(found + self._places_at(pos), self.marks)

    def _places_at(self, pos: tuple[int, int]) -> list[str]:
        """Returns the keys of the places under that point, the smaller before the larger."""
        at, seat, s = self.places, self.pieces.scene.seat, self.host.s
        spot = pos[0] / s, pos[1] / s
        named = (
            ("trade", at.trade), ("count", at.count), (keys.heap("pile", seat), at.pile),
            (keys.heap("discard", seat), at.discard), (keys.heap("bottom", seat), at.bottom),
            (keys.heap("top", seat), at.top), (keys.heap("saved", seat), at.saved.inflate(12, 12)),
        )  # fmt: skip
        found = [key for key, rect in named if rect.collidepoint(spot)]
        found += [
            keys.heap("seat", index) for index, rect in self.pieces.scene.plates.items()
            if rect.collidepoint(spot)
        ]
        held = self._held or self._in_air
        if (held or hands.ARENA in self.marks.legal) and _on_floor(at.arena, spot):
            found.append(hands.ARENA)
        return found

    def box(self, key: str) -> Box | None:
        """Returns the box of a thing on a sheet, a piece, a button, or else of its place."""
        pixels, on_sheet = self.host.layer.pixels, self.overlay.rect(key)
        if on_sheet is not None:
            radius = 9 * min(1.0, on_sheet.w / 60)
            return Box(pixels(on_sheet), radius, Z_SHEET + 2, Z_SHEET + 0.6)
        rect = self.pieces.rect(key)
        if key in self.nodes or rect is None:
            found = super().box(key)
            if found is None or key != self.pieces.lifted or rect is None:
                return found
            return found._replace(rect=pixels(rect))
        if any(rect == plate for plate in self.pieces.scene.plates.values()):
            return Box(pixels(rect), 14, Z_PLATES, Z_UNDER_PLATES)
        return Box(pixels(rect), 8, Z_LOW + 3, Z_LOW - 0.7)

    @property
    def _in_air(self) -> str:
        """Key of the dragged piece, "" when there is none."""
        return self.carried.key if self.carried is not None else ""

    def drag(self, key: str, pos: tuple[int, int] | None) -> None:
        super().drag(key, pos)
        if pos is not None:
            goals = self._goals()
            self._aim_at(next((key for key in goals if self.pieces.over(key, pos)), ""))

    def point(self, key: str) -> None:
        self._aim_at(key)

    def lifted(self, key: str) -> None:
        if self.view is not None:
            self.mark(self.marks, self.view)

    def arrow_from(self, view: KillerView) -> tuple[float, float]:
        return self.host.layer.pixels(self.places.top).center

    # ------------------------------------------------------------------ beside the arena

    def plates(self, looks: Looks) -> tuple[Plate, ...]:
        return tuple(self._plate(seat, looks) for seat in range(len(self.host.seats)))

    def _plate(self, seat: int, looks: Looks) -> Plate:
        hand = looks.get(keys.heap("hand", seat))
        held = hand.count if hand is not None else 0
        counts = [Count("cards", held, words=say("plate-hand", n=held))]
        saved = [look for look in looks.values() if look.place == keys.heap("saved", seat)]
        ready = sum(is_resource(look) and not look.spent for look in saved)
        main = self._mains[seat] if seat < len(self._mains) else 0
        unspent = say("plate-unspent", n=ready)
        counts.append(Count(TYPE_SIGNS[main % len(TYPES)], ready, words=unspent))
        plate = self.host.anchors.get(f"plate:{seat}")
        small = plate is None or plate.h < 76 * self.host.s
        bank = looks[keys.heap("d20", seat)].count if keys.heap("d20", seat) in looks else 0
        words = say("plate-points", n=bank)
        return Plate(total(looks, seat), "star" if small else "", tuple(counts), words)

    def buttons(self, view: KillerView, legal: Sequence[Action]) -> tuple[ButtonSpec, ...]:
        return buttons.buttons(view, legal, self._held, self._aim, self._taken)

    def slots_for(self, specs: Sequence[ButtonSpec]) -> Slots:
        return self._slots(max(1, min(3, len(specs))))

    def pictured(self, piece: str, face: int) -> Picture:
        return pictures.card(face)

    def close_look(self, key: str, view: KillerView) -> CloseLook | None:
        return closer.look(key, self.pieces.looks, view, self.host.seats)

    # ------------------------------------------------------------------------------ in words

    def groups(self, view: KillerView) -> Sequence[Group]:
        found = told.parts_of_table(view, told.seat_in_tray(view), self.host.names)
        picks = [key for key in self.overlay.picks if not key.startswith("card:")]
        found.append((SHEET, say("part", part="sheet"), picks))
        return [Group(*part) for part in found]

    def held(self, view: KillerView) -> Sequence[str]:
        """Run, hand, saved cards."""
        if view.viewer is None:
            return ()
        me = view.seats[view.viewer]
        cards = (me.top, me.bottom, *me.hand, *(p.piece for p in me.saved))
        return [keys.card(piece) for piece in cards if piece >= 0]

    def name_of(self, key: str, view: KillerView) -> str:
        action = hands.picked(key)
        if action is not None:
            return told.pick_name(acts.VERBS[action.kind], action.a, action.b, view)
        return told.name(key, view, self.host.names)

    def state_of(self, key: str, view: KillerView) -> str:
        return told.state(key, view, self.host.names)

    def find(self, name: str, view: KillerView) -> str:
        return told.find(name, view)

    def gist(self, view: KillerView) -> str:
        return outcomes.gist(view, self.host.names, self.host.foresee)

    def watching(self, view: KillerView) -> str:
        if view.over or view.viewer is None or not view.seats[view.viewer].out:
            return ""
        return say("watch-out")

    def brings(self, action: Action, view: KillerView) -> str:
        return outcomes.brings(action, view, self.host.foresee)

    def aside(self, action: Action, view: KillerView) -> bool:
        return outcomes.aside(action, view)

    def parts_of(self, key: str, view: KillerView) -> Sequence[str]:
        return told.parts(key, view)


def _once(found: Sequence[str], marks: Marks) -> list[str]:
    """Returns usable pieces before others; without usable ones only the topmost."""
    once = list(dict.fromkeys(found))
    usable = [key for key in once if key in marks.legal or key in marks.chosen]
    return usable + [key for key in once if key not in usable] if usable else once[:1]


def _on_floor(arena: FRect, pos: tuple[float, float]) -> bool:
    """Returns True if a point lies on the arena's floor."""
    x = (pos[0] - arena.centerx) / (arena.w / 2)
    y = (pos[1] - arena.centery) / (arena.h / 2)
    return x * x + y * y <= 1.0
