"""The files of messages, facts that each message can be told with, and the calls in the code."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tabletop.words import ENGLISH, Fact, Seat, noun
from tabletop.words.books import LESSONS, Book, book

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "tabletop"

NAMES = ("Bartholomew the Brave", "Anna", "Wilhelmina Cottontail", "Bo", "Cleo", "Dandelion")
"""Names of seats, some as long as a name may be."""

COUNTS = (0, 1, 2, 5, 21)


class Shipped(NamedTuple):
    """A file of messages that comes with the program."""

    book: str
    language: str
    path: Path

    def __str__(self) -> str:
        return f"{book(self.book).file}-{self.language}"


def shipped() -> list[Shipped]:
    """All files of messages: those of the rooms, of the games and of their lessons."""
    rooms = [Shipped(p.stem, p.parent.name, p) for p in PACKAGE.glob("words/*/*.ftl")]
    games = [
        Shipped(f"tabletop.games.{p.parent.parent.name}", p.stem, p)
        for p in PACKAGE.glob("games/*/words/*.ftl")
    ]
    lessons = [
        Shipped(f"tabletop.games.{p.parent.parent.name}.{LESSONS}", p.stem, p)
        for p in PACKAGE.glob(f"games/*/{LESSONS}/*.ftl")
    ]
    return sorted(rooms) + sorted(games) + sorted(lessons)


def entries(file: Shipped) -> dict[str, ftl.Message | ftl.Term]:
    """The messages and terms of a file as the library reads them; none may be left over."""
    found: dict[str, ftl.Message | ftl.Term] = {}
    for entry in FluentParser().parse(file.path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{file.path}: {entry.content!r}"
        if isinstance(entry, ftl.Message | ftl.Term):
            name = ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
            assert name not in found, f"{file.path} has {name} twice"
            found[name] = entry
    return found


def texts(entry: ftl.Message | ftl.Term) -> dict[str, ftl.Pattern]:
    """The value under "" and the attributes by their names."""
    found = {attribute.id.name: attribute.value for attribute in entry.attributes}
    return found | ({"": entry.value} if entry.value is not None else {})


def nodes(node: Any) -> Iterator[ftl.BaseNode]:
    """A node and all below it."""
    if isinstance(node, list):
        for part in node:
            yield from nodes(part)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)


def facts_named(pattern: ftl.Pattern) -> set[str]:
    """The facts that a text names."""
    return {node.id.name for node in nodes(pattern) if isinstance(node, ftl.VariableReference)}


def keys_selected(pattern: ftl.Pattern) -> dict[str, list[str]]:
    """For each fact that a text selects by a key: the keys."""
    found: dict[str, list[str]] = {}
    for node in nodes(pattern):
        if isinstance(node, ftl.SelectExpression) and isinstance(
            node.selector, ftl.VariableReference
        ):
            keys = [v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)]
            found.setdefault(node.selector.id.name, []).extend(keys)
    return found


ROOMS = {
    "results": "scenes/results", "matches": "scenes/matches", "terminal": "cli/text",
    "books": "scenes/books", "settings": "scenes/settings",
    "setup": "scenes/setup", "menu": "scenes/menu", "practice": "scenes/practice",
    "lessons": "scenes/lessons",
    "study": "scenes/study", "play": "scenes/play", "keys": "scenes/keys",
    "session": "session", "reasons": "ai", "table": "table", "glossary": "core",
    "access": "scenes/access",
}
"""The folder of the screens that each room's book is for."""

PROBLEMS = "problems"
EXPLAINING = ("explain", "explained")
"""The functions that tell the messages of the book of problems, in any room."""

PLURALS = {"zero", "one", "two", "few", "many", "other"}


@cache
def _patterns(of: str) -> dict[str, dict[str, ftl.Pattern]]:
    """The texts of the messages of a book in English."""
    file = next(f for f in shipped() if f.book == of and f.language == ENGLISH)
    return {key: texts(entry) for key, entry in entries(file).items()}


def referred(of: Book, pattern: ftl.Pattern) -> Iterator[ftl.Pattern]:
    """The texts of the messages that a text refers to, and those that these refer to."""
    for node in nodes(pattern):
        if isinstance(node, ftl.MessageReference):
            attribute = node.attribute.name if node.attribute else ""
            found = _patterns(of.name)[node.id.name][attribute]
            yield found
            yield from referred(of, found)


def facts_for(of: Book, pattern: ftl.Pattern, count: int) -> Mapping[str, Fact]:
    """Facts with which a text can be told: a list where it lists, a thing where it asks for a form,
    a key where it selects one, else the count."""
    whole = [pattern, *referred(of, pattern)]
    facts: dict[str, Fact] = dict.fromkeys(set().union(*map(facts_named, whole)), count)
    for name, keys in (pair for part in whole for pair in keys_selected(part).items()):
        own = [key for key in keys if key not in PLURALS]
        if own:
            facts[name] = {"yes": True, "no": False}.get(key := own[count % len(own)], key)
    for node in nodes(whole):
        if not isinstance(node, ftl.FunctionReference):
            continue
        given = [a.id.name for a in node.arguments.positional if hasattr(a, "id")]
        for name in given:
            if node.id.name == "LIST" and not isinstance(facts[name], tuple):
                facts[name] = tuple(Seat(number) for number in range(1 + count % len(NAMES)))
            elif node.id.name == "COUNT":
                facts[name] = tuple(Seat(number) for number in range(count % len(NAMES)))
            elif node.id.name == "FORM":
                facts[name] = noun("language-name")
    for name in ("who", "other"):
        if name in facts and not isinstance(facts[name], tuple):
            facts[name] = Seat(count % 2)
    return facts


class Call(NamedTuple):
    """A message that the code tells: the book's name, its identifier, and the facts; `whole` says
    that these are all."""

    where: str
    book: str
    key: str
    facts: frozenset[str]
    whole: bool


def calls_in(path: Path, of: str) -> Iterator[Call]:
    """The calls of `say`, `noun` and `refusal` in a module whose messages are in that book, and
    those of `explain` and `explained`, whose messages are in the book of problems."""
    for node in ast.walk(parsed(path)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id not in ("say", "noun", "refusal", *EXPLAINING) or not node.args:
            continue
        at = 1 if node.func.id == "refusal" else 0
        first = node.args[at] if len(node.args) > at else None
        if not isinstance(first, ast.Constant):
            continue
        key = f"no-{first.value!s}" if node.func.id == "refusal" else str(first.value)
        if node.func.id == "noun" and len(node.args) > 1:
            if not isinstance(node.args[1], ast.Constant):
                continue
            key = f"{key}-{node.args[1].value!s}"
        facts = frozenset(word.arg for word in node.keywords if word.arg is not None)
        whole = len(facts) == len(node.keywords)
        told_by = PROBLEMS if node.func.id in EXPLAINING else of
        yield Call(f"{path.relative_to(ROOT)}:{node.lineno}", told_by, key, facts, whole)


def calls() -> list[Call]:
    """All calls in the games that have files of messages, and in the rooms."""
    found: list[Call] = []
    for folder in sorted((PACKAGE / "games").iterdir()):
        if (folder / "words" / "en.ftl").exists():
            for path in sorted(folder.rglob("*.py")):
                found.extend(calls_in(path, f"tabletop.games.{folder.name}"))
    for room, place in ROOMS.items():
        for path in sorted((PACKAGE / place).rglob("*.py")):
            found.extend(calls_in(path, room))
    for path in sorted((PACKAGE / "scenes").glob("*.py")):
        of = "play" if path.name == "screenshot.py" else "common"
        found.extend(calls_in(path, of))
    return found


@cache
def parsed(path: Path) -> ast.Module:
    """The module in that file."""
    return ast.parse(path.read_text(encoding="utf-8"))


__all__ = ["Call", "Shipped", "book"]
