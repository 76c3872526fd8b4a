"""The drawn table of Bunny Boom: a village green with its river.

Puts its parts together; knows no rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from tabletop.core.action import Action
from tabletop.core.event import UNKNOWN, Event
from tabletop.core.words import Prompt
from tabletop.games.bunny_boom.rules import actions as acts
from tabletop.games.bunny_boom.rules import events as ev
from tabletop.games.bunny_boom.rules import keys
from tabletop.games.bunny_boom.rules.view import BoomView
from tabletop.games.bunny_boom.table import closer, forecast, green, hands
from tabletop.games.bunny_boom.table.forecast import Forecast
from tabletop.games.bunny_boom.table.layout import places
from tabletop.games.bunny_boom.table.looks import Changes, read
from tabletop.games.bunny_boom.table.marking import Marking
from tabletop.games.bunny_boom.table.motions import Motions
from tabletop.games.bunny_boom.table.panel import Panel
from tabletop.games.bunny_boom.table.pieces import Z_HELD, Pieces
from tabletop.games.bunny_boom.words.cards import card_name
from tabletop.table.art import coins
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

CARROT_COSTS = "+4"
HAND_TRAY = "hand"
"""Where drawn cards are dragged to."""
GRIP = 0.78
"""How far down a dragged card is held, so that it leaves in sight what it is held over."""


class Table(DrawnTable[BoomView, Look]):
    """One drawn table; `layout` may be called again for another size."""

    cover = "turn"

    def __init__(self) -> None:
        super().__init__()
        self._lit: frozenset[str] = frozenset()
        self._held = -1
        self._aim = -1
        self._shown: BoomView | None = None
        self._marks = Marks()
        self._in_air = -1
        self._carried: Carried | None = None
        self._passing: Node | None = None

    # ------------------------------------------------------------------------ laying out

    def layout(self, host: Host, area: pygame.Rect) -> None:
        self.host = host
        players = len(host.seats)
        self.places = at = places(area, host.s, players, True)
        host.stage.paint(green.ground(at, players), *at.board.topleft)
        self.pieces = Pieces(host, at)
        self.panel_parts = Panel(host, at)
        self.marking = Marking(host, self.pieces)
        self.motions = Motions(host, self.pieces, self.panel_parts)
        self.changes = Changes(players)
        self.slots = Slots(pygame.Rect(0, 0, 0, 0), at.back, (at.play,), True)

    # ------------------------------------------------------------------------------ looks

    def looks(self, view: BoomView) -> Looks:
        return read(view)

    def change(self, looks: Looks, event: Event) -> None:
        if event.kind == ev.CARD_DEALT and event.face != UNKNOWN and self.pieces.hand_seat < 0:
            self.pieces.hand_seat = self.changes.viewer = event.player
        self.changes.apply(looks, event)

    def motion(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        return self.motions.make(event, before, after)

    def show(self, looks: Looks) -> None:
        self.motions.clear()
        self.pieces.show(looks)
        self.panel_parts.river(looks["pile"].amount if "pile" in looks else 0)

    def panel(self, view: BoomView, looks: Looks) -> None:
        self.panel_parts.timed = view.timer != "off"
        self._shown = view
        self.changes.viewer = view.viewer
        seat = hand_seat(view)
        if seat != self.pieces.hand_seat:
            self.pieces.hand_seat = seat
            self.pieces.show(looks)
        waiting = ["carrot"] if not any(has.carrot for has in view.seats) else []
        waiting += ["burrow"] if view.burrow_on else []
        waiting += ["fox"] if view.fox_on else []
        self.pieces.show_waiting(tuple(waiting))
        self._tell(view, None)

    # ------------------------------------------------------------------------------ marks

    def mark(self, marks: Marks, view: BoomView) -> None:
        self._marks, self._lit = marks, marks.legal
        chosen = (keys.number(key) for key in marks.chosen if key.startswith("card:"))
        held = next(chosen, self._in_air)
        if held != self._held:
            self._held, self._aim = held, -1
        hovered = marks.hovered
        if hovered.startswith("space:") and hovered in marks.legal and held >= 0:
            self._aim = keys.number(hovered)
        raised = keys.number(hovered) if hovered.startswith("card:") else held
        self.pieces.relift(raised)
        prices: dict[int, Forecast] = {}
        if held >= 0 and view.phase == "play":
            for key in marks.legal:
                if key.startswith("space:"):
                    space = keys.number(key)
                    prices[space] = forecast.play(view, held, space)
        told = prices.get(self._aim)
        if told is None and hovered in marks.legal:
            carried = self._carried is not None and hovered == HAND_TRAY
            told = self._pointed(view, self._carried.key if carried else hovered)
        aim = self._aim if self._aim in prices else -1
        walker = told.seat if told is not None and told.seat >= 0 else max(0, view.chooser)
        self.marking.show(marks, aim, prices, told, walker)
        if told is not None or view == self._shown:
            self._tell(view, told)

    def _pointed(self, view: BoomView, key: str) -> Forecast | None:
        """What taking the piece under the pointer would do, outside of playing a card."""
        if view.chooser < 0:
            return None
        kind, number = key.partition(":")[0], keys.number(key)
        if view.phase in ("draw", "take") and kind == "river":
            return forecast.take(view, number)
        if view.phase == "use" and kind == "river":
            return forecast.use(view, number)
        if view.phase == "bring" and kind == "home":
            return forecast.bring(view, number)
        if view.phase == "jump" and kind == "space":
            return forecast.jump(view, number)
        if view.phase == "place" and kind == "space":
            return forecast.place(view, number)
        return None

    def _tell(self, view: BoomView, told: Forecast | None) -> None:
        seat = hand_seat(view)
        if told is not None:
            whose = "Your home" if told.seat < 0 else f"Home of {self.host.seats[told.seat].name}"
            self.panel_parts.tell(told, whose)
        elif view.turn or view.over:
            mine = view.viewer is not None
            words = "You have" if mine else f"{self.host.seats[seat].name} has"
            self.panel_parts.tell(forecast.standing(view, seat), words)

    # ------------------------------------------------------------------------------ hands

    def gesture(self, action: Action, view: BoomView) -> Gesture:
        return hands.gesture(action, view)

    def attempt(self, gesture: Gesture, view: BoomView) -> Action | None:
        return hands.attempt(gesture, view)

    def half(self, action: Action, view: BoomView) -> bool:
        return False

    def direct(self, gesture: Gesture, view: BoomView) -> bool:
        return not gesture.source.startswith("card:")

    def waypoint(self, source: str, target: str, view: BoomView) -> bool:
        return False

    def question(self, action: Action, view: BoomView) -> Question | None:
        return None

    def hits(self, pos: tuple[int, int]) -> list[str]:
        found = []
        at, pieces = self.places, self.pieces
        held = pieces.held_cards(pieces.looks)
        if self._carried is not None:
            found += [HAND_TRAY] if at.hand.collidepoint(pos) else []
        else:
            found += [
                f"card:{card}" for card in reversed(held)
                if pieces.card_rect(card, pieces.looks).collidepoint(pos)
            ]
            for seat in range(pieces.seats):
                if pieces.pawn_rect(seat).collidepoint(pos):
                    found += [f"pawn:{seat}", f"home:{seat}"]
        found += [f"space:{i}" for i in range(pieces.spaces) if at.tiles[i].collidepoint(pos)]
        found += [f"river:{i}" for i, rect in enumerate(at.water) if rect.collidepoint(pos)]
        if at.pile.collidepoint(pos):
            found.append("pile")
        found += [f"home:{i}" for i, rect in enumerate(at.homes) if rect.collidepoint(pos)]
        found += [
            f"home:{i}" for i in range(pieces.seats)
            if (plate := self.host.anchors.get(f"plate:{i}")) and plate.collidepoint(pos)
        ]
        return _usable_first(found, self._lit)

    def rect(self, key: str) -> pygame.Rect | None:
        kind, number = key.partition(":")[0], keys.number(key)
        if kind == "card" and number in self.pieces.cards:
            return self.pieces.card_rect(number, self.pieces.looks)
        found = self.marking.box(key)
        return None if found is None else found[0]

    def drag(self, key: str, pos: tuple[int, int] | None) -> None:
        if pos is None:
            self._let_go()
            return
        if self._carried is None:
            node = self._lift(key)
            if node is None:
                return
            self._carried = Carried(self.host, key, node, Z_HELD, (0.5, GRIP))
            if key.startswith("card:") and self._shown is not None:
                self._in_air = keys.number(key)
                self.mark(self._marks, self._shown)
        self._carried.to(pos)

    def _let_go(self) -> None:
        carried, self._carried = self._carried, None
        if carried is not None:
            carried.release()
        if self._passing is not None:
            self.host.stage.remove(self._passing)
        self._passing = None
        self._in_air = -1

    def _lift(self, key: str) -> Node | None:
        """The node that follows the pointer: a card, the pile's top card, a bunny of a home."""
        kind, number = key.partition(":")[0], keys.number(key)
        if kind == "card":
            return self.pieces.cards.get(number)
        if kind == "river" and self._shown is not None:
            return self.pieces.cards.get(self._shown.river[number].card)
        if kind == "pile":
            art = self.pieces.card_art(-1, self.places.pile.w, True)
        elif kind == "home":
            art = coins.stack(1, self.pieces.token_size, self.host.s)
        else:
            return None
        self._passing = self.host.stage.picture(art, 0, 0, Z_HELD, "passing")
        return self._passing

    def catches(self, source: str, view: BoomView) -> frozenset[str]:
        """A card of the river and the pile's top card may be dragged into the hand."""
        kind = source.partition(":")[0]
        draws = view.phase in ("draw", "take") and kind in ("river", "pile")
        return frozenset([HAND_TRAY]) if draws else frozenset()

    def glide_home(self, key: str, start: tuple[int, int]) -> Motion | None:
        """Back to its place, a little past it."""
        rect = self.rect(key)
        if rect is None:
            return None
        return glide_home(self.drag, key, start, (rect.centerx, rect.y + round(rect.h * GRIP)))

    def arrow(self, dx: int, dy: int, view: BoomView, legal: Sequence[Action]) -> str:
        """The nearest usable piece in that direction from the chooser's pawn."""
        if view.chooser < 0:
            return ""
        start = self.places.tile(view.seats[view.chooser].place).center
        best, found = 0.0, ""
        for key in sorted(self._lit):
            rect = self.rect(key)
            if rect is None:
                continue
            x, y = rect.centerx - start[0], rect.centery - start[1]
            ahead, aside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
            if ahead > 0 and (not found or ahead + 2 * aside < best):
                best, found = ahead + 2 * aside, key
        return found

    # ------------------------------------------------------------------ beside the village

    def plates(self, looks: Looks) -> tuple[Plate, ...]:
        return tuple(self._plate(seat, looks) for seat in range(len(self.host.seats)))

    def _plate(self, seat: int, looks: Looks) -> Plate:
        def amount(key: str) -> int:
            return looks[key].amount if key in looks else 0

        home = keys.home_name(seat)
        counts = [Count("cards", amount(keys.hand_name(seat)))]
        if amount(f"gifts:{seat}"):
            counts.append(Count("gift", amount(f"gifts:{seat}")))
        if "carrot" in looks and looks["carrot"].place == home:
            counts.append(Count("carrot", CARROT_COSTS))
        if "burrow" in looks and looks["burrow"].place == home:
            counts.append(Count("burrow", ""))
        total = f"total:{seat}"
        if total in looks:
            return Plate(looks[total].amount, "rabbit", tuple(counts))
        return Plate(amount(home), "home", tuple(counts))

    def buttons(self, view: BoomView, legal: Sequence[Action]) -> tuple[ButtonSpec, ...]:
        aim = self._aim
        if self._held >= 0 and aim >= 0 and acts.PLAYED[self._held][aim] not in legal:
            aim = -1
        return hands.buttons(view, legal, self._held, aim)

    def close_look(self, key: str, view: BoomView) -> CloseLook | None:
        return closer.look(key, view, self.host.seats)

    def asks(self, view: BoomView, name: str, legal: Sequence[Action]) -> Prompt | None:
        """Names the card in the hand (style sheet, section 10.2)."""
        if self._held < 0 or view.phase != "play":
            return None
        how = "Choose a stitched space, or Esc to take it back"
        return Prompt(f"{name}, put {card_name(self._held)} on a space", how)

    # ------------------------------------------------------------------------------- clock

    def seconds(self, view: Any, legal: Sequence[Action]) -> float | None:
        """The sand runs while a person chooses a card, once a turn (BB-70)."""
        if view.timer == "off" or view.phase != "play" or view.timed_out:
            return None
        return float(view.timer_seconds)

    def clock(self, left: float | None, of: float, running: bool) -> None:
        self.panel_parts.clock(left, of, running)


def hand_seat(view: BoomView) -> int:
    """Whose hand lies before the viewer: the own one; for the public the mover's."""
    return view.viewer if view.viewer is not None else max(0, view.mover)


def _usable_first(found: list[str], lit: frozenset[str]) -> list[str]:
    """What may be used now comes before what only lies there; each once."""
    once = list(dict.fromkeys(found))
    return [key for key in once if key in lit] + [key for key in once if key not in lit]
