"""The paper beside the hand: what was laid in this turn and what it comes to."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from tabletop.core.event import UNKNOWN
from tabletop.games.bunny_bidding.rules.view import BiddingView
from tabletop.games.bunny_bidding.table.layout import Places
from tabletop.games.bunny_bidding.table.plan import BID, OFFER, Planned, wanted
from tabletop.games.bunny_bidding.words.cards import card
from tabletop.table.art import widgets
from tabletop.table.art.lettering import digits
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.surface import Art
from tabletop.table.art.widgets_base import fit_lines, write_lines
from tabletop.table.contract import Host
from tabletop.table.stage import Node

Z_PAPER = 6
TWO_BUTTONS = ("forcing", "money")
COUNTED = {"giving": "To give", "showing": "To show"}
"""Phases in which tiles are counted, by `BiddingView.phase`."""
NOTHING = Art(pygame.Surface((1, 1), pygame.SRCALPHA), 0, 0)


class Panel:
    """Brings the preview up to date; drawn anew only when it says something else."""

    def __init__(self, host: Host, places: Places) -> None:
        self.host, self.places = host, places
        self._node: Node | None = None
        self._said: tuple[object, ...] = ()

    def update(self, view: BiddingView, plan: Sequence[Planned] = (), held: str = "") -> None:
        """Shows the present turn, chosen tiles where they will go; or a held power's rule."""
        rect = self.places.preview
        seat = view.now.seat if view.now is not None else view.chooser
        if view.viewer is not None and view.viewer in view.actors and view.phase in COUNTED:
            seat = view.viewer
        hidden = rect.h < 30 * self.host.s
        power = int(held[6:]) if held.startswith("extra:") else -1
        said = (hidden, power, seat, *self._rows(view, seat, plan))
        if said == self._said and self._node is not None:
            return
        self._said = said
        art = NOTHING
        if not hidden:
            art = self._draw(seat, said[3:]) if power < 0 else self._card(power)
        if self._node is None:
            self._node = self.host.stage.picture(art, rect.x, rect.y, Z_PAPER, "preview")
        self._node.put(art=art)

    def _laid(self, view: BiddingView) -> list[tuple[str, int]]:
        now = view.now
        if now is None or not now.laid:
            return []
        own = [place for place in view.places if place.owner == now.seat and place.tile != UNKNOWN]
        recent = own[-now.laid :]
        return [("bid" if place.seat >= 0 else "offer", place.tile) for place in recent]

    def _rows(
        self, view: BiddingView, seat: int, plan: Sequence[Planned]
    ) -> tuple[tuple[str, str], ...]:
        if view.phase in COUNTED and view.viewer in view.actors:
            count = len(plan) + len(view.aside) + len(view.shown)
            return ((COUNTED[view.phase], f"{count} of {wanted(view) + count - len(plan)}"),)
        if view.phase == "putting" and seat == view.viewer:
            taken = next((place.tile for place in view.places if place.place == view.taken), 0)
            put = str(plan[0].tile) if plan else "–"
            return (("You take", str(taken)), ("In its place", put))
        if seat < 0:
            return (("Round", str(view.round)), ("Collected", str(sum(view.piles))))
        mine = plan if seat == view.viewer else ()
        bid = view.bids[seat] + sum(row.tile for row in mine if row.where == BID)
        hidden = view.unseen[seat]
        words = str(bid + (view.extras[seat] if bid else 0)) if bid or not hidden else "?"
        if bid and hidden:
            words += " + ?"
        offers = [str(n) for where, n in self._laid(view) if where == "offer" and n < 100]
        offers += [str(row.tile) for row in mine if row.where == OFFER]
        rows = [("Bid", words if words != "0" else "–"), ("To the offer", ", ".join(offers) or "–")]
        if view.now is None:
            return tuple(rows)
        laid = view.now.laid + len(mine)
        return (*rows, ("", f"{laid} of {view.now.limit} tiles this turn"))

    def _card(self, tile: int) -> Art:
        """The rule on a power or handicap that is held."""
        rect, s = self.places.preview, self.host.s
        paper = widgets.panel(rect.w, rect.h, s)
        face = paper.surface.copy()
        x, room = paper.ox + 16 * s, rect.w - 32 * s
        size = max(16, round(16 * s))
        rule = card(tile)
        y = paper.oy + 16 * s
        widgets.write_fitted(
            face, rule.name, x, y, "heading", round(18 * s), INK, room, s, "midleft"
        )
        lines = max(1, int((rect.h - 34 * s) // (size * 1.3)))
        words, px = fit_lines(rule.rule, "body", size, room, lines, s)
        write_lines(face, words, x, y + 14 * s, "body", px, INK2, round(px * 1.3))
        return Art(face, paper.ox, paper.oy)

    def _draw(self, seat: int, rows: tuple[object, ...]) -> Art:
        rect, s = self.places.preview, self.host.s
        paper = widgets.panel(rect.w, rect.h, s)
        face = paper.surface.copy()
        left, right = paper.ox + 16 * s, paper.ox + rect.w - 16 * s
        title = self.host.seats[seat].name if seat >= 0 else "The auction"
        room = int((rect.h - 12 * s) // (20 * s))
        lines = [("title", title), *rows][: max(1, room)] if room >= 2 else [*rows][:1]
        if room in (2, 3):
            lines = [*rows][:room]
        step = min(24 * s, (rect.h - 16 * s) / max(1, len(lines)))
        y = paper.oy + rect.h / 2 - step * (len(lines) - 1) / 2
        for words, value in lines:
            if words == "title":
                widgets.write_fitted(
                    face, value, left, y, "heading", round(18 * s), INK, right - left, s, "midleft"
                )
            elif not words:
                widgets.write_fitted(
                    face, value, left, y, "body", round(16 * s), INK2, right - left, s, "midleft"
                )
            else:
                ink = digits(face, value, -500, -500, round(21 * s), INK)
                digits(face, value, right - ink.w / 2, y, round(21 * s), INK)
                space = right - left - ink.w - 8 * s
                widgets.write_fitted(
                    face, words, left, y, "body", round(16 * s), INK, space, s, "midleft"
                )
            y += step
        return Art(face, paper.ox, paper.oy)
