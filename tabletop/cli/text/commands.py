"""The words that may be typed beside an answer, and what each tells. None of them plays."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pygame

from tabletop.cli.text import rules
from tabletop.cli.text.choices import Choice, answered
from tabletop.cli.text.desk import TextDesk
from tabletop.core.game import OftenAsking
from tabletop.table.meaning import HAND, PLATES, told

HELP = (
    "Type the number of a choice, or words that stand in it. Beside that:",
    "  Enter alone   what is asked, and the choices, once more",
    "  table         all that lies on the table; table NAME only that part of it",
    "  hand          your hand",
    "  look NAME     one thing more closely: a number of a choice, or a name on the table",
    "  changed       what the others did since your last turn",
    "  log           what happened, the last 20 lines; log 100 the last 100",
    "  scores        the players and their scores",
    "  rule NAME     the rule of a thing or a choice; rule 12 KEY words: rule river",
    "  rules         the chapters of the rule book",
    "  hint          a good move, as the analysis sees it",
    "  undo, redo    take back your last choice, or do it again",
    "  save          says where the match is kept; it is saved after every choice",
    "  give up       ends the match: you have lost it",
    "  quit          leaves; the match waits among the saved ones",
    "Short forms: t, hand, look, w (changed), l, s, r, h, u, q, ?",
)
SHORT = {
    "?": "help", "t": "table", "w": "changed", "what changed": "changed", "l": "log",
    "s": "scores", "score": "scores", "r": "rule", "h": "hint", "u": "undo", "q": "quit",
    "exit": "quit", "leave": "quit",
}  # fmt: skip
LINES_OF_LOG = 20
NUMBER = re.compile(r"[A-Za-z]+-?\d+")
QUIET = "Nobody else has played since your last turn."
NOT_THERE = "Nothing on the table is called '{}'."


class Commands:
    """Answers typed words that are no choice."""

    def __init__(self, desk: TextDesk) -> None:
        self._desk = desk
        self._found: Sequence[Choice] = ()
        self._known: dict[str, Callable[[str], list[str]]] = {
            "help": lambda rest: list(HELP) + self._ask_help(),
            "table": self._table,
            "hand": lambda rest: self._zone(HAND) or ["You have no hand of cards in this game."],
            "look": self._look,
            "changed": lambda rest: desk.recap() or [QUIET],
            "log": self._log,
            "scores": lambda rest: self._zone(PLATES),
            "rule": self._rule,
            "rules": lambda rest: rules.contents(desk.running.match.game),
            "undo": lambda rest: self._do(desk.undo),
            "redo": self._redo,
            "save": lambda rest: [self.kept()],
        }
        if isinstance(desk.running.match.state, OftenAsking):
            self._known["ask"] = lambda rest: self._do(self._toggle_asking)

    def answer(self, line: str, found: Sequence[Choice]) -> list[str] | None:
        """What is told for the typed line; None when it is none of these words."""
        self._found = found
        lowered = line.casefold()
        lowered = SHORT.get(lowered, lowered)
        word, _, rest = lowered.partition(" ")
        act = self._known.get(SHORT.get(word, word))
        if act is None or (word in ("look", "hand", "ask", "save", "rules") and self._means(line)):
            return None
        return act(rest.strip())

    def _means(self, line: str) -> bool:
        """Whether the line is just what one of the choices says."""
        return any(choice.words.casefold() == line.casefold() for choice in self._found)

    def kept(self) -> str:
        """Where the match is saved."""
        running = self._desk.running
        if running.id is None or not running.saved:
            return self._desk.app.library.problem or "This match could not be saved."
        go_on = f"'tabletop play --text --match {running.id}' goes on with it"
        return f"The match is saved as number {running.id}; {go_on}, and so does the menu."

    def _do(self, act: Callable[[], None]) -> list[str]:
        act()
        return []

    def _redo(self, rest: str) -> list[str]:
        if not self._desk.running.may_redo():
            return ["There is nothing to do again."]
        return self._do(self._desk.redo)

    def _ask_help(self) -> list[str]:
        if "ask" not in self._known:
            return []
        return ["  ask           be asked always, or only where a card of yours fits"]

    def _toggle_asking(self) -> None:
        self._desk.key(pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0))

    def _table(self, rest: str) -> list[str]:
        zones = [zone for zone in self._desk.zones() if zone.things]
        if rest:
            fits = [z for z in zones if rest in z.name.casefold()]
            thing = self._desk.thing(rest) if not fits else None
            if not fits and thing is None:
                names = ", ".join(dict.fromkeys(zone.name for zone in zones))
                return [f"{NOT_THERE.format(rest)} Its parts are: {names}."]
            if thing is not None:
                return _without_uses(told_thing(thing))
            zones = fits
        return _without_uses(told(zones).split("\n"))

    def _zone(self, key: str) -> list[str]:
        zones = [zone for zone in self._desk.zones() if zone.key == key and zone.things]
        return _without_uses(told(zones).split("\n")) if zones else []

    def _key_of(self, rest: str) -> tuple[str, str]:
        """The key and words of the thing that a number or a name means; "" = none."""
        if rest.isascii() and rest.isdigit() and (choice := answered(rest, self._found).choice):
            return choice.key, choice.words
        thing = self._desk.thing(rest)
        return (thing.key, thing.words) if thing is not None else ("", "")

    def _look(self, rest: str) -> list[str]:
        if not rest:
            return ["Look at what? Type look and a name on the table, or the number of a choice."]
        key, words = self._key_of(rest)
        if not words:
            return [NOT_THERE.format(rest)]
        lines, rule = self._desk.closer(key)
        return [*(lines or [words]), *([f"Rule {rule}."] if rule else [])]

    def _log(self, rest: str) -> list[str]:
        count = int(rest) if rest.isascii() and rest.isdigit() and rest != "0" else LINES_OF_LOG
        lines = self._desk.running.log(self._desk.scene.viewer)
        return [line.text for line in lines[-count:]] or ["Nothing has happened yet."]

    def _rule(self, rest: str) -> list[str]:
        game = self._desk.running.match.game
        if not rest:
            return ["Rule of what? Type rule and a thing, a choice's number, or words."]
        if NUMBER.fullmatch(rest) and (found := rules.paragraph(game, rest)):
            return found
        key, _ = self._key_of(rest)
        _, rule = self._desk.closer(key) if key else ([], "")
        found = rules.paragraph(game, rule) if rule else []
        return found or rules.about(game, rest) or [f"The rules say nothing of '{rest}'."]


def told_thing(thing: object) -> list[str]:
    """One thing with its parts, as lines."""
    from tabletop.table.meaning import Thing, Zone

    assert isinstance(thing, Thing)
    lines = told((Zone("", "", (thing,)),)).split("\n")
    return [line.removeprefix("  ") for line in lines[1:]]


def _without_uses(lines: Sequence[str]) -> list[str]:
    """The lines of the table without what may be done there: that stands in the choices."""
    return [line for line in lines if not line.lstrip().startswith("- ")]
