"""Set-up: players, levels and options of a match; begins with the choices of the last time."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, Literal

import pygame

from tabletop.core.game import Game, Option, OptionValue
from tabletop.scenes.further import Errand, FurtherScreen, further
from tabletop.scenes.inputs.fields import Cycle, Segments, Switch
from tabletop.scenes.inputs.forms import Entry
from tabletop.scenes.inputs.gametabs import add_game_tabs
from tabletop.scenes.inputs.number import Number
from tabletop.scenes.inputs.paging import on_pages
from tabletop.scenes.lessons.offering import offer_tour
from tabletop.scenes.lessons.remembered import offered, option_taught, way_to
from tabletop.scenes.screen import Screen, Way
from tabletop.scenes.setup.seatcards import SeatCards
from tabletop.scenes.setup.state import SetupState, last_setup
from tabletop.scenes.setup.texts import TextRows
from tabletop.scenes.setup.words import say
from tabletop.scenes.shelf import effort
from tabletop.session.lessons import Lesson
from tabletop.session.review import TUTORED
from tabletop.session.settings import Settings, keep_people
from tabletop.table.art import lettering, widgets
from tabletop.table.art.game_pictures import game_picture
from tabletop.table.art.palette import BAD, INK, INK2
from tabletop.table.controls import Button, Control, IconButton
from tabletop.words.books import said

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

log = logging.getLogger(__name__)

NARROW = 760
"""Style pixels of width below which seats and options take turns."""

MIDDLING, FEW_SEATS = 1100, 4
"""Below this width a game of more seats than these shows them without the game's picture."""

CUSTOMS = {
    "tutor": ("off", "blunders", "mistakes", "everything"),
    "covers": ("always", "hands", "never"),
}
"""Settings that set-up offers too, with their values in the order of the setting."""

ROW_GAP = 18
LABEL = 30
"""Style pixels of a label that stands above its field."""


class SetupScene(Screen):
    """Chooses seats and options of one game and starts it."""

    route = "setup"
    first = "start"
    back_icon = False

    def __init__(self, app: Program, game: Game, state: SetupState | None = None) -> None:
        super().__init__(app)
        self.place = game.info.key
        self.game = game
        self.title = game.info.name
        self.state = state or last_setup(game, app.settings)
        self.more = False
        self.part = 0
        self.texts = TextRows(self, game, self.state, self.open)

    # ------------------------------------------------------------------------------ layout

    def header_right(self, y: int, d: int) -> int:
        left = add_game_tabs(self, self.game.info.key, y, d, self._other)
        if self.state.as_last_time:
            return left
        label, tip = say("same"), say("same.tip", who=self.state.together)
        wide = widgets.button_size(label, self.s, "human")[0]
        wide = d if self.units[0] < MIDDLING else wide
        rect = pygame.Rect(left - self.px(16) - wide, y, wide, d)
        made: Control = Button("same", rect, label, self._same, self.s, icon="human", tip=tip)
        if wide == d:
            made = IconButton("same", rect, "human", self._same, self.s, label=label, tip=tip)
        self.controls.add(made)
        return rect.x

    def _same(self) -> None:
        self.state.same_as_last_time()
        self.rebuild()

    def _other(self, game: Game) -> None:
        """Opens another game's set-up and remembers the choices made here."""
        if game.info.key != self.game.info.key:
            self._remember()
            self.app.open("setup", game)

    def fill(self, area: pygame.Rect) -> None:
        self.texts.look()
        button_h = max(44, self.tall(50))
        gap = self.px(12)
        body = pygame.Rect(area.x, area.y, area.w, area.h - button_h - gap)
        foot = pygame.Rect(area.x, body.bottom + gap, area.w, button_h)
        if self.units[0] < NARROW:
            self._narrow(body)
        else:
            self._wide(body)
        self._foot(foot)

    def _wide(self, body: pygame.Rect) -> None:
        gap = self.px(12)
        left_w = self.px(min(300, max(196, self.units[0] * 0.2)))
        right_w = self.px(min(440, max(316, self.units[0] * 0.3)))
        if self.units[0] < MIDDLING and self.state.most > FEW_SEATS:
            left_w = -gap  # names need the room; the game's picture is in the bar as well
        left = pygame.Rect(body.x, body.y, left_w, body.h)
        right = pygame.Rect(body.right - right_w, body.y, right_w, body.h)
        middle = pygame.Rect(left.right + gap, body.y, right.x - left.right - 2 * gap, body.h)
        if left.w > 0:
            self._about(left)
        SeatCards(self, self.state).fill(middle)
        self._options(right)

    def _narrow(self, body: pygame.Rect) -> None:
        h = self.tall(40)
        row = pygame.Rect(body.x, body.y, min(body.w, self.px(340)), h)
        row.centerx = body.centerx
        parts, icons = (say("players"), say("options")), ("human", "settings")
        segments = Segments(
            "part", row, parts, self.part, self._show_part, self.s, label=say("part"), icons=icons
        )
        self.controls.add(segments)
        top = row.bottom + self.px(10)
        rest = pygame.Rect(body.x, top, body.w, body.bottom - top)
        if self.part == 0:
            SeatCards(self, self.state).fill(rest)
        else:
            self._options(rest)

    def _show_part(self, part: int) -> None:
        self.part = part
        self.rebuild()

    def _about(self, box: pygame.Rect) -> None:
        """Draws the game's picture and its tagline on one panel."""
        pad = self.px(16)
        info = self.game.info
        tagline = (*(info.tagline or (info.name,)), *effort(self.game))
        inner = box.w - 2 * pad
        px = self.px(17)
        step = lettering.line_height("body", px)
        lines = [line for text in tagline for line in lettering.wrap(text, "body", px, inner)]
        text_h = step * len(lines) + self.px(8) * (len(tagline) - 1)
        picture_h = min(round(inner * 1.1), box.h - text_h - 3 * pad)
        paper_h = min(box.h, picture_h + text_h + 3 * pad)
        self.picture(widgets.panel(box.w, paper_h, self.s), box.x, box.y, 5)
        y = box.y + pad
        if picture_h >= self.px(60):
            self.picture(
                game_picture(self.game.info.key, inner, picture_h, self.px(8)), box.x + pad, y
            )
            y += picture_h + pad
        for text in tagline:
            y = self.paragraph(text, box.x + pad, y, inner, INK, px=17) + self.px(8)

    def _foot(self, foot: pygame.Rect) -> None:
        """Adds the ways out: the menu, the game's own screens, a lesson, the match."""
        problem = self.state.problem()
        ways = [Way("menu", say("menu"), "", self.back)]
        for name, screen in further(self.game).items():
            key, label, act = f"screen:{name}", said(screen.button), partial(self.open, screen)
            ways.append(Way(key, label, screen.sign, act, more={"tip": said(screen.about)}))
        if offer := offered(self.app, self.game, self.state.options):
            lesson, label = offer
            ways.append(Way("show_me", label, "lesson", partial(self._learn, lesson)))
        more = {"enabled": not problem, "tip": problem}
        ways.append(Way("start", say("start"), "play", self._start, "primary", more))
        self.add_row(foot, ways, least=0.8)

    def _learn(self, lesson: Lesson) -> None:
        self._remember()
        self.app.open(way_to(lesson), lesson)

    def open(self, screen: type[FurtherScreen], errand: Errand | None = None) -> None:
        """Opens one of the game's own screens over this one."""
        self._remember()
        self.app.push(screen(self.app, self.game, errand))
        offer_tour(self.app, self.game, screen)

    # ----------------------------------------------------------------------------- options

    def _options(self, box: pygame.Rect) -> None:
        self.picture(widgets.panel(box.w, box.h, self.s), box.x, box.y, 5)
        pad = self.px(16)
        inner = box.inflate(-2 * pad, -2 * pad)
        more_h = self.tall(40)
        rows = self._rows()
        foot = pygame.Rect(inner.x, inner.bottom - more_h, inner.w, more_h)
        room = foot.y - inner.y - self.px(8)
        pages = self._paged(rows, inner.w, room)
        y = inner.y
        for i, (key, option, label) in enumerate(self.paged(pages, self._options_foot(foot))):
            if i:
                self.picture(widgets.rule(inner.w, self.s), inner.x, y + self.px(7), 12)
                y += self.px(ROW_GAP)
            y = self._row(key, option, label, pygame.Rect(inner.x, y, inner.w, 0))

    def _options_foot(self, foot: pygame.Rect) -> pygame.Rect:
        """Adds the button for more options; returns the rest of the foot."""
        label, icon = (say("less"), "unfold") if self.more else (say("more"), "fold")
        w = self.px(104 if self.app.settings.large_targets else 118)  # the pager needs more
        rect, act, tip = pygame.Rect(foot.topleft, (w, foot.h)), self._toggle_more, say("more.tip")
        more = Button("more", rect, label, act, self.s, kind="quiet", icon=icon, tip=tip)
        self.controls.add(more)
        apart = w + self.px(6)
        return pygame.Rect(foot.x + apart, foot.y, foot.w - apart, foot.h)

    def _toggle_more(self) -> None:
        self.more = not self.more
        self.page = 99 if self.more else 0
        self.rebuild()

    def _rows(self) -> list[tuple[str, Option, str]]:
        rows = self.state.rows()
        if len(self.state.presets()) > 1:
            rows.insert(0, self._preset())
        if any(seat.human for seat in self.state.seats):
            rows.append(_custom("tutor"))
        if self.game.info.hidden and sum(seat.human for seat in self.state.seats) > 1:
            rows.append(_custom("covers"))
        if self.more:
            rows.append(_custom("seed"))
        return rows

    def _preset(self) -> tuple[str, Option, str]:
        """Returns the row of the presets as one of an option."""
        now = self.state.preset
        names = [*self.state.presets(), *(["own"] if now == "own" else ())]
        choices = tuple((name, say(f"preset-{name}")) for name in names)
        title, about = say("preset"), say(f"preset-{now}.help")
        return "preset", Option("preset", "choice", now, title, about, choices=choices), title

    def _paged(
        self, rows: list[tuple[str, Option, str]], width: int, room: int
    ) -> list[list[tuple[str, Option, str]]]:
        """Returns the option rows split into pages on which each row fits completely."""
        return on_pages(rows, lambda row: self._row_height(*row, width), self.px(ROW_GAP), room)

    def _row_height(self, key: str, option: Option, label: str, width: int) -> int:
        w, h = self._field_size(option, label, width)
        above = self.px(LABEL) if w == width else 0
        lines = lettering.wrap(self._help(key, option)[0], "body", self.px(16), width)
        text = len(lines) * lettering.line_height("body", self.px(16))
        return above + h + self.px(4) + text

    def _help(self, key: str, option: Option) -> tuple[str, str]:
        """Returns the help line of a row and its colour; "" if the first seat's row says the
        same."""
        if not option.suggestions:
            return option.help, INK2
        offer = self.texts.offered(key, option)
        first = f"{option.key}.0"
        if option.scope == "seat" and key != first and not offer.problem:
            if self.texts.offered(first, option).about == offer.about:
                return "", INK2
        return offer.problem or offer.about, BAD if offer.problem else INK2

    def _field_size(self, option: Option, label: str, width: int) -> tuple[int, int]:
        """Returns the width and height of a row's field; the full width if its label stands above
        it."""
        if option.kind == "bool":
            return round(64 * self.field_s), self.tall(40)
        high = self.tall(42)
        if not option.suggestions and option.kind != "choice":
            return self.px(150), high
        choices = [suggestion.label for suggestion in option.suggestions]
        choices += [text for _, text in option.labelled]
        labels = [lettering.width_of(text, "heading", self.px(16)) for text in choices]
        around = self.px(62 if option.suggestions else 78)
        wanted = max(self.px(176), min(self.px(226), max(labels) + around))
        beside = width - lettering.width_of(label, "heading", self.px(17)) - self.px(10)
        if beside < wanted * 0.92:
            return width, high
        return min(wanted, beside), high

    def _row(self, key: str, option: Option, label: str, box: pygame.Rect) -> int:
        """Draws label, control and help line of one option; returns the y below them."""
        w, h = self._field_size(option, label, box.w)
        if w == box.w:
            field = pygame.Rect(box.x, box.y + self.px(LABEL), box.w, h)
            middle, wide = box.y + self.px(LABEL) // 2, box.w
        else:
            field = pygame.Rect(box.right - w, box.y, w, h)
            middle, wide = field.centery, box.w - w - self.px(6)
        self.words(label, box.x, middle, "heading", 17, INK, "midleft", width=wide)
        self._field(key, option, label, field)
        help_, colour = self._help(key, option)
        return self.paragraph(help_, box.x, field.bottom + self.px(4), box.w, colour)

    def _field(self, key: str, option: Option, label: str, rect: pygame.Rect) -> None:
        value, change = self._value(key), partial(self._set, key)
        name, s = f"option:{key}", self.s
        made: Control
        if option.suggestions:
            self.texts.add(name, key, option, label, rect)
            return
        if option.kind == "bool":
            s = self.field_s
            pos = (rect.x, rect.centery - round(17 * s))
            made = Switch(name, pos, bool(value), change, s, label=label)
        elif option.kind == "choice":
            values = [choice for choice, _ in option.choices]
            labels = tuple(text for _, text in option.labelled)
            at, take = values.index(value) if value in values else 0, lambda i: change(values[i])
            made = Cycle(name, rect, labels, at, take, s, label=label)
        elif option.kind == "int":
            low, high = option.low, option.high
            made = Number(name, rect, int(value), low, high, change, s, label=label)
        else:
            empty = say("seed-new")
            made = Entry(
                name, rect, str(value), self.app, label=label, placeholder=empty, changed=change
            )
        self.controls.add(made)

    def _value(self, key: str) -> OptionValue:
        if key in CUSTOMS:
            at: int = getattr(self.app.settings, key)
            return CUSTOMS[key][at]
        if key == "preset":
            return self.state.preset
        return self.state.seed if key == "seed" else self.state.value(key)

    def _set(self, key: str, value: OptionValue) -> None:
        if key in CUSTOMS:
            self.app.change(**{key: CUSTOMS[key].index(str(value))})
        elif key == "seed":
            self.state.seed = str(value)
        else:
            before = self.state.preset
            own = self.state.presets().get(str(value), {}) if key == "preset" else {key: value}
            self.state.options.update(own)
            if before != self.state.preset or option_taught(self.game, key):
                self.rebuild()

    # ------------------------------------------------------------------------------- doing

    def back(self) -> None:
        self._remember()
        self.app.open("menu")

    def _remember(self) -> None:
        settings: Settings = self.app.settings
        settings.setups[self.game.info.key] = self.state.remembered()
        keep_people(settings)
        self.app.save_settings()

    def _start(self) -> None:
        settings = self.app.settings
        settings.together = self.state.people
        self._remember()
        running = self.state.begin(settings, self.app.library)
        self.app.say(self.app.library.problem)
        self.app.open("play", running, fresh=True)


def _custom(key: str) -> tuple[str, Option, str]:
    """Returns the row of a setting, or of the seed, as one of an option."""
    choices = tuple((value, say(f"{key}-{value}")) for value in CUSTOMS.get(key, ()))
    usual = choices[0][0] if choices else ""
    about = TUTORED if key == "tutor" else say(f"{key}.help")
    kind: Literal["choice", "text"] = "choice" if choices else "text"
    option = Option(key, kind, usual, say(key), about, choices=choices)
    return key, option, option.label
