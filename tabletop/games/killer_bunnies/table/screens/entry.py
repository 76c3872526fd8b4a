"""Entry form of a tournament: its kind, and the entrants' names, levels and decks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
from pygame import FRect

from tabletop.ai.levels import LEVELS
from tabletop.core.letters import name_from
from tabletop.games.killer_bunnies.rules.tournament import KINDS, KNOCKOUT, SIZES, Entrant
from tabletop.games.killer_bunnies.table.screens.cups import first_entrants
from tabletop.games.killer_bunnies.words import say
from tabletop.scenes.further import FurtherScreen
from tabletop.scenes.inputs.fields import Segments
from tabletop.scenes.inputs.forms import Entry
from tabletop.scenes.inputs.strips import Strips
from tabletop.scenes.setup.offers import Offer
from tabletop.scenes.setup.seatcards import Carrots
from tabletop.scenes.setup.texts import TextPicker
from tabletop.table import boxes
from tabletop.table.art import widgets
from tabletop.table.art.palette import INK2
from tabletop.table.art.rabbit import badge, portrait

LONGEST = 16
WIDE = 720
"""Style pixels of width from which an entrant stands on one line."""

LOW = 230
"""Style pixels of height below which it does so anyway."""


class EntryForm:
    """The choices before a tournament starts.

    Attributes:
        kind: one of KINDS.
        entrants: in the order they are written.
        problem: asked for the sentence that says why it cannot begin, "" when it can.
    """

    def __init__(self, screen: FurtherScreen, problem: Callable[[], str]) -> None:
        self.screen, self.problem = screen, problem
        self.kind = KNOCKOUT
        self.entrants = first_entrants(screen.app, SIZES[0])
        self.own: dict[int, str] = {}
        app, game = screen.app, screen.game
        self.decks = TextPicker(
            screen, game, game.info.option("deck"),
            lambda made, errand: app.push(made(app, game, errand)),
        )  # fmt: skip

    def look(self) -> None:
        """Reads the own lists anew; an entrant's that was changed is taken as it is now."""
        decks = self.decks
        decks.look()
        decks.offers = [offer for offer in decks.offers if offer.value != decks.option.default]
        for i, entrant in enumerate(self.entrants):
            offer = self._offered(i)
            label = offer.label if offer in decks.offers else entrant.deck_name
            self.entrants[i] = entrant._replace(deck=offer.value, deck_name=label)

    def _offered(self, i: int) -> Offer:
        return self.decks.offered(self.entrants[i].deck, self.own.get(i, ""))

    # ------------------------------------------------------------------------------ entrants

    def fill_entrants(self, box: pygame.Rect) -> None:
        screen, px = self.screen, self.screen.px
        inner = screen.panel(box, 14)
        one_line = inner.w >= px(WIDE) or inner.h < px(LOW)
        h = screen.tall(42)
        inside = h if one_line else 2 * h + px(6)
        least = inside + px(12 if one_line else 14)
        tall = max(least, min(inner.h // len(self.entrants), px(116)))
        for i, row in screen.stacked(range(len(self.entrants)), lambda _: tall, 0, inner):
            if row.y > inner.y:
                screen.picture(widgets.rule(inner.w, screen.s), inner.x, row.y - px(2), 12)
            top = row.y + (tall - inside) // 2
            self._row(i, pygame.Rect(row.x, top, row.w, h), one_line, tall - px(10))

    def _row(self, i: int, row: pygame.Rect, one_line: bool, room: int) -> None:
        """An entrant's fields; `room` is how high its portrait may be."""
        screen, px, h = self.screen, self.screen.px, row.h
        gap = px(8)
        entrant = self.entrants[i]
        d = min(room, px(84) if one_line else px(64))
        top = row.y + ((h if one_line else 2 * h + px(6)) - d) // 2
        screen.picture(portrait(entrant.figure, d), row.x, top, 8)
        mark = max(px(18), d // 3)
        screen.picture(badge(entrant.figure, mark), row.x + d - mark + px(2), top + d - mark, 9)
        x, kind = row.x + d + px(10), px(92)
        rest = FRect(x, row.y, row.right - x, h)
        if one_line:
            part = (rest.w - 3 * gap) * 0.25
            places = boxes.row(rest, (part, kind, part, boxes.Part(grow=1)), gap)
        else:
            places = boxes.row(rest, (boxes.Part(grow=1), kind), gap)
            places += boxes.grid(rest.move(0, h + px(6)), 2, 1, gap)
        self._fields(i, entrant, [pygame.Rect(box) for box in places])

    def _fields(self, i: int, entrant: Entrant, places: list[pygame.Rect]) -> None:
        screen, who = self.screen, entrant.name
        name, kind, level, deck = places
        add = screen.controls.add
        add(
            Entry(
                f"name:{i}", name, who, screen.app, label=say("entrant-name", n=i + 1),
                limit=LONGEST, done=partial(self._named, i), tip=say("entrant-rename"),
            )
        )  # fmt: skip
        add(
            Segments(
                f"kind:{i}", kind, ("", ""), 0 if entrant.human else 1,
                lambda at: self._set_kind(i, at == 0), screen.s,
                label=say("entrant.kind", name=who),
                icons=("human", "computer"), tip=say("entrant-kind"),
            )
        )  # fmt: skip
        if entrant.human:
            words = say("entrant-here", short=level.w < screen.px(116))
            x, y = level.midleft
            screen.words(words, x + screen.px(2), y, "body", 16, INK2, "midleft", width=level.w)
        else:
            label = say("entrant.level", name=who)
            carrots = Carrots(f"level:{i}", level, partial(self._set_level, i), screen.s, label)
            carrots.level = LEVELS.index(entrant.level) if entrant.level in LEVELS else 1
            add(carrots)
        label, take = say("entrant.deck", name=who), partial(self._take, i)
        present = self._offered(i)
        self.decks.add(f"deck:{i}", deck, label, present, take, who, entrant.deck_name)

    def _named(self, i: int, text: str) -> None:
        name = name_from(text, LONGEST) or self.entrants[i].name
        self.entrants[i] = self.entrants[i]._replace(name=name)
        self._changed()

    def _set_kind(self, i: int, person: bool) -> None:
        self.entrants[i] = self.entrants[i]._replace(level="" if person else "normal")
        self.screen.rebuild()

    def _set_level(self, i: int, at: int) -> None:
        self.entrants[i] = self.entrants[i]._replace(level=LEVELS[at])

    def _take(self, i: int, offer: Offer) -> None:
        name = offer.label or say("entrant-list")
        self.entrants[i] = self.entrants[i]._replace(deck=offer.value, deck_name=name)
        self.own.pop(i, None)
        if offer.own:
            self.own[i] = offer.own
        self._changed()

    def _changed(self) -> None:
        """Shows the entrants as they are now, and says what keeps them from beginning."""
        if problem := self.problem():
            self.screen.app.say(problem)
        self.screen.rebuild()

    # ---------------------------------------------------------------------------------- kind

    def fill_kind(self, box: pygame.Rect) -> None:
        """Kind and size, and what they mean."""
        screen = self.screen
        strips = Strips(screen, screen.panel(box, 16), 6)
        h = screen.tall(42)
        if strips.rest.h < screen.px(300):
            places = boxes.grid(FRect(strips.top(h)), 2, 1, screen.px(12))
        else:
            places = [FRect(strips.top(h)) for _ in range(2)]
        for key, place, labels, chosen, act in (
            ("kind", places[0], tuple(say("cup-kind", kind=kind) for kind in KINDS),
             KINDS.index(self.kind), self._set_kind_of),
            ("size", places[1], tuple(say("cup-size", n=size) for size in SIZES),
             SIZES.index(len(self.entrants)), self._set_size),
        ):  # fmt: skip
            rect, label = pygame.Rect(place), say(f"cup-{key}s")
            screen.controls.add(Segments(key, rect, labels, chosen, act, screen.s, label=label))
        for part in ("matches", "meets", "counts"):
            strips.write(say(f"cup-about.{part}", kind=self.kind))
        strips.rule()
        strips.write(say("cup-rules"), INK2)

    def _set_kind_of(self, at: int) -> None:
        self.kind = KINDS[at]
        self.screen.rebuild()

    def _set_size(self, at: int) -> None:
        more = first_entrants(self.screen.app, SIZES[at])
        kept = self.entrants[: SIZES[at]]
        self.entrants = kept + more[len(kept) :]
        self.own = {i: own for i, own in self.own.items() if i < len(self.entrants)}
        self.screen.turn(0)
