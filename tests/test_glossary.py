"""One thing, one word: no text that the program shows calls a thing by another name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tabletop.core.glossary import Term, common_terms, glossary_section, terms_of
from tabletop.core.registry import games
from tabletop.core.words import read_rulebook
from tabletop.words import ENGLISH
from tabletop.words.books import languages, use

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "tabletop"
UNSEEN = ("/art/", "/agents/", "tabletop/ai/", "tabletop/lab/")
"""Where no sentence is shown: drawing, what agents weigh, measuring."""

WHERE = {"Undo and Redo": ("tabletop/scenes/", "tabletop/session/", "table/screens/")}
"""Parts of paths of the files that must keep to a term, where these are not all."""

LEAST_TEXTS = 2_000
OWN = sorted(
    key for key, game in games().items()
    if game.package.startswith("tabletop.") and terms_of(game.package)
)  # fmt: skip
"""Games that say what things are called in them."""


class Text(NamedTuple):
    """A text that is shown, and where it stands."""

    file: str
    line: int
    words: str


def _docstrings(tree: ast.Module) -> set[int]:
    """Ids of the strings that stand as statements: they are for readers of the code."""
    return {
        id(node.value) for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }  # fmt: skip


def _spoken(node: ast.AST) -> str:
    """The words of a text or of one with places to be filled in ("{}" stands there)."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    if isinstance(node, ast.JoinedStr):
        return "".join(
            part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else "{}"
            for part in node.values
        )
    return ""


def texts_of(path: Path) -> Iterator[Text]:
    """The texts of a module, with those of f-strings whole."""
    file = path.relative_to(ROOT).as_posix()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    skipped = _docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            skipped.update(id(part) for part in node.values)
    for node in ast.walk(tree):
        words = _spoken(node) if id(node) not in skipped else ""
        if " " in words.strip() or words[:1].isupper():
            yield Text(file, getattr(node, "lineno", 0), words)


@cache
def all_texts(code: str = ENGLISH) -> list[Text]:
    """Everything that is shown in a language: words, screens, refusals, lessons, rule books.

    Read when a test first asks, and not while tests are collected, which every worker does.
    """
    found: list[Text] = []
    for path in sorted(PACKAGE.rglob("*.py")) if code == ENGLISH else ():
        file = path.relative_to(ROOT).as_posix()
        if not any(part in file for part in UNSEEN):
            found.extend(texts_of(path))
    for path in sorted(PACKAGE.rglob(f"{code}.ftl")) + sorted(PACKAGE.glob(f"words/{code}/*.ftl")):
        file = path.relative_to(ROOT).as_posix()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#") and not line.startswith("    .never"):
                found.append(Text(file, number, line.partition("= ")[2] or line))
    for path in sorted(PACKAGE.rglob(f"rulebook.{code}.md")):
        file = path.relative_to(ROOT).as_posix()
        for section in read_rulebook(path.read_text(encoding="utf-8")):
            words = [section.title, *(paragraph.text for paragraph in section.paragraphs)]
            found.extend(Text(file, 0, text) for text in words)
    return found


def breaches(term: Term, texts: list[Text]) -> list[str]:
    """Where a thing is called by another name."""
    where = WHERE.get(term.name, ("",))
    here = [text for text in texts if any(part in text.file for part in where)]
    wrong = re.compile("|".join(rf"(?<!\w)(?:{name})(?!\w)" for name in term.never), re.IGNORECASE)
    return [
        f"{text.file}:{text.line}: “{hit.group()}” is called {term.name}: {text.words[:90]}"
        for text in here
        if (hit := wrong.search(text.words)) is not None
    ]


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    use(ENGLISH)


@pytest.mark.parametrize("code", languages())
def test_a_thing_has_one_name_in_the_whole_program(code: str) -> None:
    use(code)
    found = [breach for term in common_terms() for breach in breaches(term, all_texts(code))]
    assert found == []


@pytest.mark.parametrize("key", OWN)
@pytest.mark.parametrize("code", languages())
def test_a_thing_has_one_name_in_its_game(code: str, key: str) -> None:
    use(code)
    own = [text for text in all_texts(code) if f"games/{key}/" in text.file]
    terms = terms_of(games()[key].package)
    assert terms and len(own) > 100
    assert [breach for term in terms for breach in breaches(term, own)] == []


def test_all_texts_are_looked_at_and_another_name_is_found() -> None:
    assert len(all_texts()) > LEAST_TEXTS
    files = {text.file for text in all_texts()}
    kinds = "words/text.py", "words/en.ftl", "rulebook.en.md", "rules/refusals.py", "en/play.ftl"
    for kind in kinds:
        assert any(file.endswith(kind) for file in files), kind
    wrong = Text("tabletop/scenes/x.py", 1, "Click here to take back your choice.")
    undo = next(term for term in common_terms() if term.name.startswith("Undo"))
    assert breaches(undo, [wrong]) and not breaches(undo, [wrong._replace(file="elsewhere.py")])


@pytest.mark.parametrize("key", OWN)
def test_the_rule_book_ends_with_what_things_are_called(key: str) -> None:
    section = glossary_section(games()[key].package)
    names = [paragraph.text.partition(":")[0] for paragraph in section.paragraphs]
    assert len(names) == len(set(names)) > len(common_terms())
