"""The files of messages: each can be told, names the same facts in all languages, is asked for."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tabletop.words import ENGLISH
from tabletop.words.books import LESSONS, book, elided, use
from tests.typed import some
from tests.words.support import (
    COUNTS,
    NAMES,
    PACKAGE,
    PROBLEMS,
    ROOMS,
    ROOT,
    Shipped,
    calls,
    entries,
    facts_for,
    facts_named,
    parsed,
    shipped,
    texts,
)

FILES = shipped()

@pytest.mark.parametrize("file", FILES, ids=str)
def test_every_message_is_told_with_all_counts_and_the_longest_names(file: Shipped) -> None:
    use(file.language)
    try:
        for key, entry in entries(file).items():
            for attribute, pattern in texts(entry).items():
                for count in COUNTS:
                    facts = facts_for(book(file.book), pattern, count)
                    name = f"{key}.{attribute}" if attribute else key
                    told = book(file.book).tell(name, NAMES, facts)
                    assert not re.search(r"[{}]|  |^ | $", told), f"{name}: {told!r}"
    finally:
        use(ENGLISH)


@pytest.mark.parametrize("file", FILES, ids=str)
def test_the_library_tells_every_message_as_we_do(file: Shipped) -> None:
    bundle = FluentBundle([file.language], use_isolating=False)
    bundle.add_resource(FluentResource(file.path.read_text(encoding="utf-8")))
    use(file.language)
    try:
        for key, entry in entries(file).items():
            for attribute, pattern in texts(entry).items():
                if key.startswith("-") or "(" in str(vars(pattern)) or _asks_more(pattern):
                    continue
                message = bundle.get_message(key)
                theirs = message.attributes[attribute] if attribute else message.value
                for count in COUNTS:
                    facts = facts_for(book(file.book), pattern, count)
                    plain = {k: _plain(v) for k, v in facts.items()}
                    told, errors = bundle.format_pattern(some(theirs), plain)
                    told = elided(str(told)) if file.language == "fr" else told
                    name = f"{key}.{attribute}" if attribute else key
                    assert book(file.book).tell(name, NAMES, facts) == told, errors
    finally:
        use(ENGLISH)


def _asks_more(pattern: object) -> bool:
    """Returns True if a text uses what the library lacks: our functions, and other messages."""
    return bool(re.search(r"FunctionReference|MessageReference|TermReference", _tree(pattern)))


def _tree(node: object) -> str:
    if isinstance(node, list):
        return " ".join(map(_tree, node))
    if hasattr(node, "__dict__"):
        return type(node).__name__ + " ".join(_tree(value) for value in vars(node).values())
    return ""


def _plain(value: object) -> object:
    """A fact as the library knows it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return NAMES[value[0]]
    return value


@pytest.mark.parametrize("file", [f for f in FILES if f.language != ENGLISH], ids=str)
def test_a_language_has_the_messages_and_facts_of_english(file: Shipped) -> None:
    english = next(f for f in FILES if f.book == file.book and f.language == ENGLISH)
    theirs, ours = entries(english), entries(file)
    assert set(ours) == set(theirs)
    for key, entry in ours.items():
        named = set().union(*map(facts_named, texts(entry).values()))
        known = set().union(*map(facts_named, texts(theirs[key]).values()))
        assert named <= known, key
        assert set(texts(theirs[key])) <= set(texts(entry)), key


def test_every_message_that_the_code_asks_for_is_there_with_those_facts() -> None:
    found = calls()
    assert len(found) > 70
    tables = {f.book: entries(f) for f in FILES if f.language == ENGLISH}
    for call in found:
        stem, _, attribute = call.key.partition(".")
        entry = tables[call.book].get(stem) or tables["common"].get(stem)
        assert entry is not None and attribute in texts(entry), f"{call.where}: {call.key}"
        if call.whole:
            missing = facts_named(texts(entry)[attribute]) - call.facts
            assert not missing, f"{call.where}: {call.key} needs {missing}"


def texts_in(folder: Path) -> tuple[set[str], set[str]]:
    """The texts in the code of a folder; and those with which a text with places begins."""
    whole: set[str] = set()
    begun: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begun.add(str(node.values[0].value))
    return whole, begun


REFERRED_TO = {"data-place", "record-end", "record-followed"}
"""Problems that are told by others alone, or by a key that is a fact."""


def test_every_message_is_asked_for_somewhere() -> None:
    """As a text, as an event's name, by its kind, as f"ask-{phase}", or by another message; those
    of lessons are compared with their steps in tests/lessons."""
    for file in (f for f in FILES if f.language == ENGLISH and not f.book.endswith(LESSONS)):
        if file.book == PROBLEMS:
            asked_for = {call.key.partition(".")[0] for call in calls() if call.book == PROBLEMS}
            assert set(entries(file)) - asked_for == REFERRED_TO
            continue
        room = ROOMS.get(file.book, f"games/{file.book.split('.')[-1]}")
        folder = PACKAGE / room
        whole, begun = texts_in(folder)
        own = file.path.read_text(encoding="utf-8")
        for key in entries(file):
            stem = key.removeprefix("no-")
            stem = stem.removeprefix("option-")
            names = {key, stem, stem.replace("-", "_"), key.partition("-")[0]}
            asked = names & whole or any(len(b) > 2 and stem.startswith(b) for b in begun)
            asked = asked or any(w.startswith(f"{key}.") for w in whole)
            asked = asked or any(b in (f"{key}.", f"{key[:4]}-") for b in begun)
            asked = asked or f"{{ {key}" in own or file.book == "common" or stem[:5] == "term-"
            assert asked, f"{file}: nobody asks for {key}"


SEEN = ("core", "session", "ai", "words", "table", "scenes", "games", "cli/text")
"""The folders whose sentences a player may be shown: all but the command line and the lab."""

UNSEEN = {
    "agents/judge.py", "agents/measures.py", "agents/placings.py", "agents/policy.py",
    "ai/client.py", "ai/calibration.py", "ai/greedy.py", "ai/pairing.py", "ai/search.py",
    "ai/policy.py", "ai/service.py",  # agents' notes, and what goes wrong with their processes
    "rules/checks.py",  # states that cannot be
    "session/lessons.py", "session/worked.py", "access/items.py", "scenes/screenshot.py",
    "art/dice.py", "table/assets.py", "table/backdrop.py", "table/sound.py",  # of the log file
}
"""Modules whose texts no player is shown: they are for the log file or for whoever makes a game."""

FOR_MAKERS = re.compile(
    r"(Assertion|Attribute|EOF|FileNotFound|Index|Key|Lookup|Runtime|Timeout|Type|Value)Error"
    r"|Bad(Board|Calibration|Card|Cards|Deck|Lesson|Message|Weights)|Damaged|ImpossibleState"
)
"""Errors that nobody is shown the text of: Python's own, and those of files that are shipped."""

NO_WORDS = re.compile(
    r"\s*<|what seat x|[a-z]+, |has\(game,|[MV]x|(tabletop|Python) x"
    r"|.*\b(SELECT|INSERT|DELETE|CREATE|FROM|WHERE|AND)\b",
    re.DOTALL,
)
"""The looks of SQL and of drawings."""


def sentences_in(path: Path) -> list[str]:
    """The texts of two words and more in a module that a player may be shown: no docstring, line
    of the log file, command, drawing or question to the library."""
    tree = parsed(path)
    skipped: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            skipped.add(id(node.value))
        elif isinstance(node, ast.Call | ast.Raise | ast.Assert) and _for_makers(node):
            skipped.update(map(id, ast.walk(node)))
        elif isinstance(node, ast.JoinedStr):
            skipped.update(id(part) for part in node.values if isinstance(part, ast.Constant))
    found = []
    for node in ast.walk(tree):
        if id(node) in skipped:
            continue
        if isinstance(node, ast.JoinedStr):
            text = "".join(
                str(part.value) if isinstance(part, ast.Constant) else "x" for part in node.values
            )
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        else:
            continue
        if text not in commands() and not NO_WORDS.match(text):
            found += [f"{node.lineno}: {text}"] * _is_sentence(text)
    return found


@cache
def commands() -> frozenset[str]:
    """The words that the terminal takes."""
    from tabletop.cli.text.commands import SHORT, TYPED  # brings pygame

    return frozenset((*TYPED, *SHORT))


def _for_makers(node: ast.Call | ast.Raise | ast.Assert) -> bool:
    """Checks that it writes into the log, or raises what no player is shown."""
    if isinstance(node, ast.Assert):
        return True
    if isinstance(node, ast.Raise):
        return node.exc is not None and bool(FOR_MAKERS.match(ast.unparse(node.exc)))
    called = ast.unparse(node.func)
    unshown = r"log(ger)?\.|re\.|seat_clone|Random|Decision$|.*\.(startswith|removeprefix)$"
    return bool(re.match(unshown, called) or FOR_MAKERS.match(called))


def _is_sentence(words: str) -> bool:
    return bool(re.search(r"[a-z]{2,},? [a-z]{2,}|^[A-Z][a-z]+ [a-z]", words))


@pytest.mark.parametrize("room", SEEN)
def test_no_sentence_that_a_player_may_be_shown_stands_in_python(room: str) -> None:
    left = {
        str(path.relative_to(ROOT)): found
        for path in sorted((PACKAGE / room).rglob("*.py"))
        if "/".join(path.parts[-2:]) not in UNSEEN and (found := sentences_in(path))
    }
    assert left == {}
