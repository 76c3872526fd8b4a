"""Taking lists out of the program and into it: as text by the clipboard, a file, a dropped file."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from tabletop.games.killer_bunnies.rules.deck_building import (
    GROUPS,
    Bench,
    findings,
    kinds,
)
from tabletop.games.killer_bunnies.rules.decks import DeckText, parse_deck
from tabletop.games.killer_bunnies.table.screens.deck_screen import DeckScreen
from tabletop.games.killer_bunnies.table.screens.parts import lay_switch
from tabletop.games.killer_bunnies.words import say
from tabletop.scenes.inputs.forms import Entry
from tabletop.scenes.scene import Program
from tabletop.scenes.screen import Screen
from tabletop.session.texts import ENDING, LARGEST, fitting_name, read_file
from tabletop.session.writing import unused, write_whole
from tabletop.table.art import lettering
from tabletop.table.art.palette import BAD, GOOD, INK, INK2
from tabletop.table.art.signs import sign
from tabletop.words import noun

NARROW = 860
LONGEST_PATH = 400
MOST_CARDS, MOST_LINES = 1_000, 200
"""Limit of cards, and of lines that name none, for a text to count as a list."""


class ExchangeScreen(Screen):
    """Two papers: the present list to take along, and what was found elsewhere to take in.

    Attributes:
        found: the text that was read last, "" for none; `source` is where it came from.
    """

    first = "copy"

    def __init__(self, app: Program, builder: DeckScreen) -> None:
        super().__init__(app)
        self.title = say("exchange.title")
        self.builder = builder
        self.ground = builder.ground
        self.target = str(_home(builder.texts.folder) / f"{builder.name}{ENDING}")
        self.origin = ""
        self.part = 0
        self.found, self.source, self.problem = "", "", ""

    # ------------------------------------------------------------------------------- layout

    def fill(self, area: pygame.Rect) -> None:
        area = self.column(area, 1180)
        if self.units[0] >= NARROW:
            gap = self.px(12)
            half = (area.w - gap) // 2
            tall = min(area.h, self.px(560))
            self._out(pygame.Rect(area.x, area.y, half, tall))
            self._in(pygame.Rect(area.right - half, area.y, half, tall))
            return
        labels = say("exchange.out"), say("exchange.in")
        rest = lay_switch(self, area, labels, self.part, self._show_part, say("exchange"))
        (self._out, self._in)[self.part](rest)

    def _show_part(self, part: int) -> None:
        self.part = part
        self.rebuild()

    def _out(self, box: pygame.Rect) -> None:
        """The present list as text, and the two ways it can leave."""
        inner = self.titled_paper(box, say("export", name=self.builder.name), 16)
        h, gap = max(42, self.tall(44)), self.px(8)
        y = inner.bottom - h
        self._file_row("write", "export", self.target, inner, y, self._write,
                       self._set_target)  # fmt: skip
        y -= h + gap
        copy = pygame.Rect(inner.x, y, min(inner.w, self.px(260)), h)
        self.add_button("copy", copy, say("export.copy"), self._copy, icon="copy")
        lines = self.builder.bench.text(self.builder.name).rstrip("\n").split("\n")
        self._lines(lines, pygame.Rect(inner.x, inner.y, inner.w, y - inner.y - gap), INK2)

    def _in(self, box: pygame.Rect) -> None:
        """Shows the sources of a list, and the list found there."""
        inner = self.titled_paper(box, say("import"), 16)
        h, gap = max(42, self.tall(44)), self.px(8)
        read = pygame.Rect(inner.x, inner.y, min(inner.w, self.px(260)), h)
        self.add_button("paste", read, say("import.paste"), self.paste, icon="copy")
        y = inner.y + h + gap
        self._file_row("read", "folder", self.origin, inner, y, self._read,
                       self._set_origin)  # fmt: skip
        y += h + gap
        rest = pygame.Rect(inner.x, y, inner.w, inner.bottom - y)
        if self.problem:
            self._said("warning", self.problem, rest, BAD)
        elif self.found:
            self._what_is_there(rest, h)
        else:
            self._said("hint", say("import.how"), rest, INK2)

    def _file_row(
        self, key: str, icon: str, path: str, inner: pygame.Rect, y: int,
        act: Callable[[], None], changed: Callable[[str], None],
    ) -> None:  # fmt: skip
        """A field for a path with its button."""
        h = max(42, self.tall(44))
        w = min(self.px(190), inner.w // 2)
        field = pygame.Rect(inner.x, y, inner.w - w - self.px(8), h)
        self.controls.add(
            Entry(
                f"{key}:path", field, path, self.app, label=say("exchange-path"),
                done=changed, limit=LONGEST_PATH, placeholder=say("exchange-path"),
            )
        )  # fmt: skip
        place = pygame.Rect(inner.right - w, y, w, h)
        self.add_button(key, place, say(f"exchange.{key}"), act, icon=icon)

    def _lines(self, lines: list[str], box: pygame.Rect, colour: str) -> None:
        """The beginning of a text, and how much more there is."""
        step = lettering.line_height("body", self.px(16))
        fit = max(1, box.h // step)
        if len(lines) > fit:
            more = len(lines) - fit + 1
            lines = [*lines[: fit - 1], say("export.more", n=more)]
        for i, line in enumerate(lines):
            self.words(line, box.x, box.y + i * step, "body", 16, colour, width=box.w)

    def _said(self, mark: str, words: str, box: pygame.Rect, colour: str) -> int:
        d = self.px(26)
        self.picture(sign(mark, d), box.x, box.y + self.px(4), 20)
        left = d + self.px(10)
        return self.paragraph(words, box.x + left, box.y + self.px(6), box.w - left, colour)

    def _what_is_there(self, box: pygame.Rect, h: int) -> None:
        """Name, number and faults of what was read, and the button that takes it."""
        parsed = parse_deck(self.found)
        bench = Bench(parsed)
        faults = [finding.words for finding in findings(bench) if finding.fault]
        named, name = bool(parsed.name), parsed.name[:40]
        words = say("import.found", source=self.source, named=named, name=name, n=bench.total)
        y = self._said("cards", words, box, INK)
        take = pygame.Rect(box.right - min(box.w, self.px(280)), box.bottom - h,
                           min(box.w, self.px(280)), h)  # fmt: skip
        left = self.px(36)
        counted = zip(GROUPS, kinds(bench.cards))
        there = tuple(noun("group-count", group=key, n=n) for key, n in counted if n)
        y = self.paragraph(say("import.kinds", kinds=there), box.x + left, y, box.w - left, INK2)
        rest = pygame.Rect(box.x, y + self.px(4), box.w, take.y - y - self.px(8))
        if not faults:
            self._said("check", say("import.sound"), rest, GOOD)
        for words in faults:
            lines = len(lettering.wrap(words, "body", self.px(16), rest.w - self.px(36)))
            tall = lines * lettering.line_height("body", self.px(16)) + self.px(10)
            if tall > rest.h:
                break
            below = self._said("warning", words, rest, BAD) + self.px(4)
            rest = pygame.Rect(rest.x, below, rest.w, rest.bottom - below)
        act = partial(self._take, parsed)
        self.add_button("take", take, say("import.take"), act, kind="primary", icon="check")

    # ---------------------------------------------------------------------------------- out

    def _set_target(self, text: str) -> None:
        self.target = text

    def _set_origin(self, text: str) -> None:
        self.origin = text

    def _copy(self) -> None:
        try:
            pygame.scrap.put_text(self.builder.bench.text(self.builder.name))
        except pygame.error as problem:
            self.app.say(say("no-clipboard", why=str(problem)))
            return
        self.app.say(say("export.copied", name=self.builder.name))

    def _write(self) -> None:
        path = _path(self.target)
        if path is None:
            self.app.say(say("no-target"))
        elif path.is_dir():
            self.app.say(say("no-name", path=str(path)))
        elif not path.parent.is_dir():
            self.app.say(say("no-folder", path=str(path), folder=str(path.parent)))
        else:
            self._written(unused(path))

    def _written(self, path: Path) -> None:
        name = self.builder.name
        problem = _write_file(path, self.builder.bench.text(name))
        self.app.say(problem or say("export.written", name=name, path=str(path)))

    # ----------------------------------------------------------------------------------- in

    def paste(self) -> None:
        """Looks at what the clipboard holds."""
        try:
            text = pygame.scrap.get_text()
        except pygame.error as problem:
            self._show("", say("clipboard"), say("no-clipboard", why=str(problem)))
            return
        self._show(text, say("clipboard"), "" if text.strip() else say("no-text"))

    def _read(self) -> None:
        path = _path(self.origin)
        if path is None:
            self._show("", "", say("no-path"))
        else:
            self.read(path)

    def read(self, path: Path) -> None:
        """Looks at what a file holds."""
        text, problem = read_file(path)
        if not problem and not text.strip():
            problem = say("no-content", path=str(path))
        self._show(text, path.name, problem)

    def _show(self, text: str, source: str, problem: str) -> None:
        self.found, self.source, self.problem = text, source, problem
        if not problem and len(text) > LARGEST:
            self.problem = say("no-room", source=source)
        elif not problem:
            parsed = parse_deck(text)
            if len(parsed.cards) > MOST_CARDS or len(parsed.strangers) > MOST_LINES:
                self.problem = say("no-room", source=source)
            elif not parsed.cards:
                self.problem = say("no-cards", source=source)
        self.app.sounds.play("refused" if self.problem else "card_flip")
        self.part = 1
        self.rebuild()
        if self.controls.find("take") is not None:
            self.focus.go("take")
            self.controls.show_focus()

    def _take(self, parsed: DeckText) -> None:
        text = Bench(parsed).text(parsed.name)
        name = parsed.name or (Path(self.source).stem if "." in self.source else "")
        self.app.pop()
        self.builder.take_over(text, fitting_name(name, say("import.name")))
        self.app.say(say("import.taken", name=self.builder.name))

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.DROPFILE:
            self.origin = event.file
            self.read(Path(event.file))
            return True
        if event.type == pygame.DROPTEXT:
            self._show(event.text, say("dropped"), "")
            return True
        return super().handle(event)

    def do(self, name: str) -> bool:
        if name == "paste":
            self.paste()
        elif name == "copy":
            self._copy()
        else:
            return super().do(name)
        return True


def _home(otherwise: Path) -> Path:
    """The player's own folder, where the machine knows one."""
    try:
        return Path.home()
    except RuntimeError:
        return otherwise


def _path(text: str) -> Path | None:
    """The path somebody wrote; None for nothing."""
    words = text.strip().strip('"')
    try:
        return Path(words).expanduser().absolute() if words else None
    except (RuntimeError, ValueError):
        return None


def _write_file(path: Path, text: str) -> str:
    """Writes a file whole; "" or one sentence on why it cannot be."""
    try:
        write_whole(path, text)
    except OSError as error:
        return say("no-writing", path=str(path), why=str(error.strerror or error))
    return ""


