"""Names of things, and words that are never used for them: one word for one thing.

The words of every game are in `glossary.toml` beside this module, a game's own in the file
`words/glossary.toml` of its folder. The rule book shows them; a test holds all texts to them.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import NamedTuple

from tabletop.core.words import Paragraph, Section

TITLE = "What things are called"


class Term(NamedTuple):
    """A word for a thing.

    Attributes:
        name: what it is called.
        means: what that is, in a sentence or two.
        never: what it is not called: patterns, in any case, of whole words.
        where: parts of paths of the files that must not say so; none = all.
    """

    name: str
    means: str
    never: tuple[str, ...]
    where: tuple[str, ...] = ()


def common_terms() -> tuple[Term, ...]:
    """The words of every game."""
    return _terms("tabletop.core", "glossary.toml")


def terms_of(package: str) -> tuple[Term, ...]:
    """A game's own words, by the package of its folder; none where it has no such file."""
    return _terms(package, "words/glossary.toml")


def glossary_section(package: str) -> Section | None:
    """The page of the rule book: the game's own words first; None without any."""
    terms = (*terms_of(package), *common_terms())
    if not terms:
        return None
    return Section(TITLE, 1, tuple(Paragraph("", f"{t.name}: {t.means}", True) for t in terms))


def _terms(package: str, path: str) -> tuple[Term, ...]:
    try:
        text = (resources.files(package) / path).read_text(encoding="utf-8")
        rows = tomllib.loads(text)["term"]
    except (OSError, ModuleNotFoundError, KeyError, ValueError):
        return ()
    return tuple(
        Term(row["name"], row["means"], tuple(row["never"]), tuple(row.get("where", ())))
        for row in rows
    )
