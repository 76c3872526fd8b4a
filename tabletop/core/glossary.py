"""Names of things, and words that are never used for them: one word for one thing.

A term is a message: the name, `.means`, and `.never`, its other names, patterns of whole words.
Those of every game are the book "glossary", a game's own lie beside its lessons. The rule book
shows them; a test holds all texts to them.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.words import Paragraph, Section
from tabletop.words import ENGLISH
from tabletop.words.books import LESSONS, Book, book


class Term(NamedTuple):
    """A word for a thing.

    Attributes:
        name: what it is called.
        means: what that is, in a sentence or two.
        never: what it is not called: patterns, in any case, of whole words.
    """

    name: str
    means: str
    never: tuple[str, ...]


def common_terms() -> tuple[Term, ...]:
    """The words of every game, in the language in use."""
    return _terms(book("glossary"))


def terms_of(package: str) -> tuple[Term, ...]:
    """A game's own words, by the package of its folder; none where it has none."""
    return _terms(book(f"{package}.{LESSONS}"))


def glossary_section(package: str) -> Section:
    """The page of the rule book: the game's own words first."""
    terms = (*terms_of(package), *common_terms())
    told = tuple(Paragraph("", f"{term.name}: {term.means}", True) for term in terms)
    return Section(book("glossary").say("glossary"), 1, told)


def _terms(of: Book) -> tuple[Term, ...]:
    keys = [key for key in of.sources(ENGLISH) if key.startswith("term-")]
    return tuple(
        Term(of.say(key), of.say(f"{key}.means"), tuple(of.say(f"{key}.never").split("; ")))
        for key in keys
    )
