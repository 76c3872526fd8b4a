"""The seat cards of set-up: portrait, name, human or computer, level; a button adds a seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from tabletop.ai.levels import LEVELS
from tabletop.ai.strength import about_level
from tabletop.scenes.inputs.fields import Field, Paper, Segments
from tabletop.scenes.inputs.forms import Entry
from tabletop.scenes.inputs.picking import Pick, PickDialog
from tabletop.scenes.screen import Screen
from tabletop.scenes.setup.state import SetupState
from tabletop.scenes.setup.words import say
from tabletop.session.seats import LONGEST_NAME
from tabletop.table.art import widgets
from tabletop.table.art.palette import INK2
from tabletop.table.art.rabbit import badge, pattern, portrait, set_letters
from tabletop.table.art.scenery_pages import seat_paper
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import RAISED, Art, blank, masked, with_shadow
from tabletop.table.art.svg import raster
from tabletop.table.art.svg import rect as svg_rect
from tabletop.table.controls import IconButton

LEAST_WIDTH = 172
TALLEST = 330
SLIM = 250
"""Style pixels of width below which a low card has its rows below the portrait."""


class Carrots(Field):
    """A field for the level: one to four carrots with its name."""

    bare = True

    def __init__(
        self, key: str, rect: pygame.Rect, changed: Callable[[int], None], s: float, label: str
    ) -> None:
        super().__init__(key, rect, self._take, label=label, radius=10)
        self.level, self.changed, self.s = 0, changed, s
        self.tip = say("level.tip")
        self._at: int | None = None

    @property
    def _carrot(self) -> int:
        wanted = round((28 if self.rect.w >= 180 * self.s else 23) * self.s)
        return min(wanted, self.rect.h, round(self.rect.w / len(LEVELS) - 2 * self.s))

    def choose(self, level: int) -> None:
        level = max(0, min(len(LEVELS) - 1, level))
        if level != self.level:
            self.level = level
            self.refresh()
            self.changed(level)

    def nudge(self, by: int) -> None:
        self.choose(self.level + by)

    def holds(self) -> str:
        return say(f"level-{LEVELS[self.level]}")

    def grab(self, pos: tuple[int, int]) -> None:
        pitch = self._pitch()
        self._at = max(0, min(3, int((pos[0] - self.rect.x) / pitch)))

    def _pitch(self) -> float:
        return self._carrot + 2 * self.s

    def _take(self) -> None:
        at, self._at = self._at, None
        self.choose((self.level + 1) % len(LEVELS) if at is None else at)

    def face(self) -> Art:
        s = self.s
        face = blank(self.rect.w, self.rect.h)
        lit = self.state() in ("hover", "pressed")
        if lit:
            body = svg_rect(0.5, 0.5, self.rect.w / s - 1, self.rect.h / s - 1, 8, "#FFFFFF")
            view = (0, 0, self.rect.w / s, self.rect.h / s)
            face.blit(raster(body, *self.rect.size, view), (0, 0))
        d, pitch = self._carrot, self._pitch()
        for i in range(len(LEVELS)):
            mark = sign("carrot", d, faded=i > self.level)
            face.blit(mark, (round(i * pitch), (self.rect.h - d) // 2))
        x = round(4 * pitch + 6 * s)
        if self.rect.w - x > 44 * s:
            px, room = round(16 * s), self.rect.w - x - 2 * s
            y, name = self.rect.h / 2, self.holds()
            widgets.write_fitted(face, name, x, y, "bold", px, INK2, room, s, "midleft")
        return Art(face, 0, 0)


ROOM_FOR_WHO = 118
"""Style pixels of width from which the list of persons stands beside the name."""

ROOM_FOR_KINDS = 132
"""Style pixels of width from which the choice of who has a seat is in words."""


class SeatCards:
    """Lays out the seats of the set-up screen in a box."""

    def __init__(self, screen: Screen, state: SetupState) -> None:
        self.screen, self.state = screen, state

    def fill(self, box: pygame.Rect) -> None:
        set_letters({seat.figure: seat.name for seat in self.state.seats})
        px = self.screen.px
        places = self.state.most
        gap = px(12)
        columns = places
        while columns > 1 and (box.w - gap * (columns - 1)) / columns < px(LEAST_WIDTH):
            columns -= 1
        if columns < places:
            columns = -(-places // -(-places // columns))
        rows = -(-places // columns)
        w = min(px(300), (box.w - gap * (columns - 1)) // columns)
        h = min(px(TALLEST), (box.h - gap * (rows - 1)) // rows)
        left = box.x + (box.w - columns * w - (columns - 1) * gap) // 2
        for place in range(places):
            card = pygame.Rect(
                left + place % columns * (w + gap), box.y + place // columns * (h + gap), w, h
            )
            if place < len(self.state.seats):
                self._seat(place, card)
            elif place == len(self.state.seats):
                self._free(card)
            else:
                art = widgets.empty_place(card.w, card.h, self.screen.s)
                self.screen.picture(art, *card.topleft, 5)

    def _free(self, card: pygame.Rect) -> None:
        screen, label = self.screen, say("add")

        def paint(state: str) -> Art:
            shown = "hover" if state != "rest" else "rest"
            return widgets.empty_place(card.w, card.h, screen.s, shown, "plus")

        add = Paper("add_seat", card, self._add, paint, label=label, radius=14, tip=label)
        screen.controls.add(add)

    def _seat(self, place: int, card: pygame.Rect) -> None:
        if card.h >= self.screen.px(250):
            self._tall(place, card)
        else:
            self._low(place, card)

    def _tall(self, place: int, card: pygame.Rect) -> None:
        """Draws a tall card: the portrait above name, kind and level."""
        screen, px = self.screen, self.screen.px
        row, gap, pad = self.screen.tall(42), px(10), px(14)
        below = 3 * row + 3 * gap + pad
        head = min(px(150), card.h - below)
        figure = self.state.seats[place].figure
        screen.picture(seat_paper(figure, *card.size, screen.s, head), *card.topleft, 5)
        d = min(px(116), head - px(8))
        self._portrait(place, card.centerx, card.y + head - d // 2 - px(6), d)
        self._remove(place, card, card.y + px(8))
        x, w = card.x + pad, card.w - 2 * pad
        y = card.y + head + gap
        self._name(place, pygame.Rect(x, y, w, row))
        self._kind(place, pygame.Rect(x, y + row + gap, w, row))
        self._level(place, pygame.Rect(x, y + 2 * (row + gap), w, row))

    def _low(self, place: int, card: pygame.Rect) -> None:
        """Draws a low card: the portrait beside the name, kind and level below."""
        screen, px = self.screen, self.screen.px
        row, gap, pad = self.screen.tall(40), px(8), px(12)
        figure = self.state.seats[place].figure
        screen.picture(_low_art(figure, *card.size, px(26), screen.s), *card.topleft, 5)
        tight = card.h < 3 * row + 2 * gap + 2 * px(8)
        slim = card.w < px(SLIM)
        rows = 2 if tight else 3
        top = card.y + max(px(8), (card.h - rows * row - (rows - 1) * gap) // 2)
        d = row if tight or slim else min(px(72), row * 2)
        left, right = card.x + (px(30) if slim else px(20)), card.right - pad
        self._portrait(place, left + d // 2, top + d // 2, d)
        x = left + d + px(10)
        cross = self.screen.tall(28 if tight else 36)
        spare = px(4) + cross if len(self.state.seats) > self.state.least else 0
        name = pygame.Rect(x, top, right - x - (0 if slim and not tight else spare), row)
        self._name(place, name)
        second = top + row + gap
        if tight:
            x = card.x + px(34)
            wide = min((right - x - gap) // 2, px(200) if not slim else max(80, px(72)))
            self._kind(place, pygame.Rect(x, second, wide, row))
            level_x = x + wide + gap
            self._level(place, pygame.Rect(level_x, second, right - level_x, row))
            self._remove(place, card, top, self.screen.tall(28))
            return
        x = card.x + px(34) if slim else x
        self._kind(place, pygame.Rect(x, second, right - x, row))
        third = second + row + gap
        self._level(place, pygame.Rect(x, third, right - x - (spare if slim else 0), row))
        self._remove(place, card, third if slim else top)

    def _portrait(self, place: int, cx: int, cy: int, d: int) -> None:
        figure, screen = self.state.seats[place].figure, self.screen
        screen.picture(portrait(figure, d), cx - d // 2, cy - d // 2, 8)
        mark = max(screen.px(24), d // 4)
        left = cx + d // 2 - mark + screen.px(2)
        screen.picture(badge(figure, mark), left, cy + d // 2 - mark, 9)

    def _remove(self, place: int, card: pygame.Rect, y: int, d: int = 0) -> None:
        """Adds the button that removes the seat, at the right edge of its card."""
        if len(self.state.seats) <= self.state.least:
            return
        d = d or self.screen.tall(36)
        rect = pygame.Rect(card.right - d - self.screen.px(8), y, d, d)
        self._icon("remove", place, rect, "close", self._take_away)

    def _icon(
        self, key: str, place: int, rect: pygame.Rect, sign: str, act: Callable[[int], None]
    ) -> None:
        """Adds a button of a seat."""
        label = say(key, name=self.state.seats[place].name, n=place + 1)
        act_here, s = partial(act, place), self.screen.s
        self.screen.controls.add(
            IconButton(f"{key}:{place}", rect, sign, act_here, s, label=label)
        )

    def _name(self, place: int, rect: pygame.Rect) -> None:
        """Adds the field of the name; beside a person's, the button that lists all persons."""
        screen, rect = self.screen, rect.copy()
        if self.state.seats[place].human and rect.w >= screen.px(ROOM_FOR_WHO):
            rect.w -= self._who(place, rect) + screen.px(4)
        name = Entry(
            f"name:{place}",
            rect,
            self.state.seats[place].name,
            screen.app,
            label=say("name", n=place + 1),
            limit=LONGEST_NAME,
            done=partial(self._named, place),
            tip=say("name.tip"),
        )
        screen.controls.add(name)

    def _who(self, place: int, row: pygame.Rect) -> int:
        """Adds the button that lists all persons at the end of a row; returns its width."""
        d = min(row.h, self.screen.tall(36))
        who = pygame.Rect(row.right - d, row.centery - d // 2, d, d)
        self._icon("who", place, who, "fold", self._ask_who)
        return d

    def _ask_who(self, place: int) -> None:
        """Lists the persons who may take a seat, with all who sit here."""
        state, over = self.state, self.screen.app.over
        here = state.seats[place]
        sits = partial(self._sits, place)
        at = {seat.name: say("sits", n=p + 1) for p, seat in enumerate(state.seats) if p != place}
        seated = {each.name: each.figure for each in state.seats if each.human and not each.guest}
        known = {name: person.figure for name, person in state.persons.items()}
        picks = [
            Pick(
                name, partial(sits, name), at.get(name, ""), chosen=name == here.name,
                figure=figure,
            )
            for name, figure in (seated | known).items()
        ]
        picks.append(Pick(say("guest"), partial(sits, ""), icon="human", chosen=here.guest))
        new = partial(over, "person", "", sits, here.figure)
        picks.append(Pick(say("person-new"), new, icon="plus"))
        if here.name in state.persons:
            change = partial(over, "person", here.name, sits)
            picks.append(Pick(say("person-change", name=here.name), change, icon="pencil"))
        self.screen.app.lay(PickDialog(say("who", n=place + 1), picks, say("who-stays")))

    def _sits(self, place: int, name: str) -> None:
        """Seats a person; "" is a guest."""
        self.state.take(place, name)
        self.screen.rebuild()

    def _kind(self, place: int, rect: pygame.Rect) -> None:
        """Adds the choice between person and rabbit, as icons where words do not fit."""
        px = self.screen.px
        labels = (say("person"), say("rabbit-kind"))
        labels = labels if rect.w >= px(ROOM_FOR_KINDS) else ("", "")
        icons = ("human", "computer") if not labels[0] or rect.w >= px(228) else ()
        seat = self.state.seats[place]
        at, label = 0 if seat.human else 1, say("kind", name=seat.name)
        kinds = Segments(
            f"kind:{place}",
            rect,
            labels,
            at,
            lambda i: self._set_kind(place, i == 0),
            self.screen.s,
            label=label,
            icons=icons,
            tip=say("kind.tip"),
        )
        self.screen.controls.add(kinds)

    def _level(self, place: int, rect: pygame.Rect) -> None:
        seat, screen = self.state.seats[place], self.screen
        if seat.human:
            beside = screen.controls.find(f"who:{place}") is not None
            room = rect.w if beside else rect.w - self._who(place, rect)
            words = say("here.long" if room >= screen.px(116 if beside else 100) else "here")
            x = rect.x + screen.px(2)
            screen.words(words, x, rect.centery, "body", 16, INK2, "midleft")
            return
        label, take = say("level", name=seat.name), partial(self._set_level, place)
        carrots = Carrots(f"level:{place}", rect, take, screen.s, label)
        carrots.level = LEVELS.index(seat.level) if seat.level in LEVELS else 1
        carrots.tip = self._level_told(carrots.level)
        screen.controls.add(carrots)

    def _level_told(self, level: int) -> str:
        """Returns the tooltip of a level, with its measured strength in this game."""
        game, seats = self.state.game, len(self.state.seats)
        measured = about_level(game.package, LEVELS[level], seats)
        return f"{say('level.tip')} {measured}".strip()

    def _set_level(self, place: int, level: int) -> None:
        self.state.set_level(place, level)
        carrots = self.screen.controls.find(f"level:{place}")
        if carrots is not None:
            carrots.tip = self._level_told(level)

    def _set_kind(self, place: int, person: bool) -> None:
        self.state.set_human(place, person)
        self.screen.rebuild()

    def _named(self, place: int, text: str) -> None:
        """Sets the name of a seat and updates all labels that contain it."""
        if text != self.state.seats[place].name:
            self.screen.app.say(self.state.set_name(place, text))
            self.screen.rebuild()

    def _add(self) -> None:
        self.state.add_seat()
        self.screen.rebuild()

    def _take_away(self, place: int) -> None:
        self.state.remove_seat(place)
        self.screen.rebuild()


def _low_art(figure: int, w: int, h: int, spine: int, s: float) -> Art:
    """Returns a panel with the seat's pattern along its left edge."""
    face = widgets.panel_face(w, h, s).copy()
    cloth = pattern(figure, spine, h, 22 * s).copy()
    shape = svg_rect(5, 5, spine / s + 20, h / s - 10, 10, "#FFFFFF")
    face.blit(masked(cloth, raster(shape, spine, h, (0, 0, spine / s, h / s))), (0, 0))
    return with_shadow(face, RAISED, s)
