"""Taking lists out of the program and into it: as text by the clipboard, a file, a dropped file."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pygame
from pygame import FRect

from tabletop.games.killer_bunnies.rules.deck_building import (
    GROUPS,
    Bench,
    findings,
    kinds,
)
from tabletop.games.killer_bunnies.rules.decks import DeckText, parse_deck
from tabletop.games.killer_bunnies.table.screens.deck_screen import DeckScreen
from tabletop.games.killer_bunnies.words import say
from tabletop.scenes.inputs.forms import Entry
from tabletop.scenes.inputs.strips import Strips, TwoPapers
from tabletop.scenes.scene import Program
from tabletop.session.texts import ENDING, LARGEST, fitting_name, read_file
from tabletop.session.writing import unused, write_whole
from tabletop.table import boxes
from tabletop.table.art import lettering
from tabletop.table.art.palette import BAD, GOOD, INK2
from tabletop.words import noun

LONGEST_PATH = 400
MOST_CARDS, MOST_LINES = 1_000, 200
"""Limit of cards, and of lines that name none, for a text to count as a list."""


class ExchangeScreen(TwoPapers):
    """Two papers: the present list to take along, and what was found elsewhere to take in.

    Attributes:
        paths: the paths of the two files, by the keys of their buttons.
        found: the text that was read last, "" for none; `source` is where it came from.
    """

    first = "copy"

    def __init__(self, app: Program, builder: DeckScreen) -> None:
        super().__init__(app)
        self.title = say("exchange.title")
        self.builder = builder
        self.ground = builder.ground
        home = _home(builder.texts.folder)
        self.paths = {"write": str(home / f"{builder.name}{ENDING}"), "read": ""}
        self.found, self.source, self.problem = "", "", ""

    # ------------------------------------------------------------------------------- layout

    def fill(self, area: pygame.Rect) -> None:
        labels = say("exchange.out"), say("exchange.in")
        area = self.below_switch(self.column(area, 1180), labels, say("exchange"))
        if not self.narrow:
            area.h = min(area.h, self.px(560))
        self.fill_papers(area, (self._out, self._in), (area.w / self.s - 12) / 2)

    def _out(self, box: pygame.Rect) -> None:
        """The present list as text, and the two ways it can leave."""
        title = say("export", name=self.builder.name)
        strips = Strips(self, self.titled_paper(box, title, 16))
        self._file_row("write", "export", strips.foot(self._row_h))
        copy = self._button_of(strips.foot(self._row_h), 260)
        self.add_button("copy", copy, say("export.copy"), self._copy, icon="copy")
        self._lines(strips.rest)

    def _in(self, box: pygame.Rect) -> None:
        """Shows the sources of a list, and the list found there."""
        strips = Strips(self, self.titled_paper(box, say("import"), 16))
        paste = self._button_of(strips.top(self._row_h), 260)
        self.add_button("paste", paste, say("import.paste"), self.paste, icon="copy")
        self._file_row("read", "folder", strips.top(self._row_h))
        if self.problem:
            strips.write(self.problem, BAD, "warning")
        elif self.found:
            self._what_is_there(strips)
        else:
            strips.write(say("import.how"), INK2, "hint")

    @property
    def _row_h(self) -> int:
        return max(42, self.tall(44))

    def _button_of(self, strip: pygame.Rect, wide: float) -> pygame.Rect:
        return pygame.Rect(strip.x, strip.y, min(strip.w, self.px(wide)), strip.h)

    def _file_row(self, key: str, icon: str, row: pygame.Rect) -> None:
        """A field for a path with its button."""
        wide = min(self.px(190), row.w // 2)
        field, button = boxes.row(FRect(row), (boxes.Part(grow=1), wide), self.px(8))
        self.controls.add(
            Entry(
                f"{key}:path", pygame.Rect(field), self.paths[key], self.app,
                label=say("exchange-path"), placeholder=say("exchange-path"), limit=LONGEST_PATH,
                done=partial(self.paths.__setitem__, key),
            )
        )  # fmt: skip
        act = {"write": self._write, "read": self._read}[key]
        self.add_button(key, pygame.Rect(button), say(f"exchange.{key}"), act, icon=icon)

    def _lines(self, box: pygame.Rect) -> None:
        """The beginning of the list as text, and how much more there is."""
        lines = self.builder.bench.text(self.builder.name).rstrip("\n").split("\n")
        step = lettering.line_height("body", self.px(16))
        fit = max(1, box.h // step)
        if len(lines) > fit:
            more = len(lines) - fit + 1
            lines = [*lines[: fit - 1], say("export.more", n=more)]
        for i, line in enumerate(lines):
            self.words(line, box.x, box.y + i * step, "body", 16, INK2, width=box.w)

    def _what_is_there(self, strips: Strips) -> None:
        """Name, number and faults of what was read, and the button that takes it."""
        parsed = parse_deck(self.found)
        bench = Bench(parsed)
        take = strips.foot(self._row_h)
        named, name = bool(parsed.name), parsed.name[:40]
        words = say("import.found", source=self.source, named=named, name=name, n=bench.total)
        strips.write(words, icon="cards")
        counted = zip(GROUPS, kinds(bench.cards))
        there = tuple(noun("group-count", group=key, n=n) for key, n in counted if n)
        strips.write(say("import.kinds", kinds=there), INK2, "")
        faults = [finding.words for finding in findings(bench) if finding.fault]
        if not faults:
            strips.write(say("import.sound"), GOOD, "check")
        for words in faults:
            if strips.height(words) > strips.rest.h:
                break
            strips.write(words, BAD, "warning")
        place = self._button_of(take, 280)
        place.right = take.right
        act = partial(self._take, parsed)
        self.add_button("take", place, say("import.take"), act, kind="primary", icon="check")

    # ---------------------------------------------------------------------------------- out

    def _copy(self) -> None:
        try:
            pygame.scrap.put_text(self.builder.bench.text(self.builder.name))
        except pygame.error as problem:
            self.app.say(say("no-clipboard", why=str(problem)))
            return
        self.app.say(say("export.copied", name=self.builder.name))

    def _write(self) -> None:
        path = _path(self.paths["write"])
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
        path = _path(self.paths["read"])
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
        self.builder.start(text, fitting_name(name, say("import.name")), keep=True)
        self.app.say(say("import.taken", name=self.builder.name))

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.DROPFILE:
            self.paths["read"] = event.file
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


