"""`tabletop words new LANG`: everything in English, to be translated, in the data folder.
`tabletop words check [LANG]`: what a language lacks of messages and rule books, or has stale.
`tabletop words seen LANG`: all of it was seen to, so that nothing is stale.

A translated file says of which English texts it was made: below the heading of each section by a
line `# en abcdefghi`, three letters for each message; a section of a rule book by a line
`<!-- en 1a2b3c -->`. Where English has changed since, it is stale.
"""

from __future__ import annotations

import argparse
import re
from base64 import b32encode
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from importlib import resources
from itertools import zip_longest
from pathlib import Path
from typing import Final

from tabletop.core.errors import BadOption
from tabletop.core.registry import games
from tabletop.core.words import rulebook_in
from tabletop.session.paths import folders
from tabletop.words import ENGLISH
from tabletop.words.books import Book, books, languages, use
from tabletop.words.syntax import BadMessage, Source, cut, parse

_CODE: Final = re.compile(r"[a-z]{2,8}(-[A-Za-z0-9]{2,8})*")
_SECTION: Final = re.compile(r"^(?=##)", re.MULTILINE)
_STAMPS: Final = re.compile(r"^# en ([a-z2-7]*)\n", re.MULTILINE)
_LETTERS: Final = 3
"""Letters that stand for the English text of a message."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what",
        choices=("new", "check", "seen"),
        help="begin a language; compare one with English; say that all stale words were seen to",
    )
    parser.add_argument("lang", nargs="?", metavar="LANG", help="a language; all without it")


def run(args: argparse.Namespace) -> int:
    """Writes the files of a new language, or prints a line for each message that is missing,
    unknown, stale or not to be read."""
    own = folders(args.data_dir).words
    use(ENGLISH, folder=own)  # stamps of rule books are those of English alone
    if args.what == "new":
        return write(args.lang, own)
    if args.what == "seen":
        return take_over(args.lang, own)
    written = {path.name for path in own.iterdir() if path.is_dir()} if own.is_dir() else set()
    codes = [args.lang] if args.lang else sorted({*languages(), *written} - {ENGLISH})
    found = {code: _problems(code, own) for code in codes}
    for code, lines in found.items():
        print("\n".join([*lines, f"{code}: {len(lines)} things to see to"]))
    return 1 if any(found.values()) else 0


def write(code: str | None, own: Path) -> int:
    """Writes all messages and rule books in English, with stamps, for a language without files."""
    if code is None or not _CODE.fullmatch(code):
        raise BadOption("A LANG is missing: a code such as nl or pt-BR.")
    if code in languages() or any((own / code).glob("*")):
        raise BadOption(f"There are files for '{code}' already; 'tabletop words check {code}'.")
    texts = {
        f"{book.file}.ftl": stamped(_text(book.path(ENGLISH)), book.sources(ENGLISH))
        for book in books()
    }
    packages = (game.package for game in games().values())
    texts |= {f"{each.rpartition('.')[2]}.md": _stamped(each) for each in packages}
    (own / code).mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        (own / code / name).write_text(text, encoding="utf-8")
    print(f"All is in {own / code}, in English; README.md of tabletop/words tells how to go on.")
    return 0


def take_over(code: str | None, own: Path) -> int:
    """Writes into a language's files of messages that they were made of the English there is."""
    if code is None:
        raise BadOption("A LANG is missing: the language whose words were seen to.")
    for book in books():
        path = book.path(code, own=(own / code).is_dir())
        if path is not None and path.is_file():
            text = stamped(_text(path), book.sources(ENGLISH))
            path.write_text(text, encoding="utf-8")
    return 0


def stamped(text: str, english: Mapping[str, Source]) -> str:
    """A file of messages with stamps of these English ones below the heading of each section."""
    made = []
    for section in _SECTION.split(_STAMPS.sub("", text)):
        stamps = "".join(stamp(english[key]) for key in cut(section) if key in english)
        head, newline, rest = section.partition("\n")
        made.append(f"{head}\n# en {stamps}\n{rest}" if stamps else head + newline + rest)
    return "".join(made)


def _stamped(package: str) -> str:
    """The English rule book of a game, the stamp of each section below its heading."""
    stamps = {section.title: section.stamp for section in rulebook_in(package, ENGLISH)}
    text = (resources.files(package) / f"rulebook.{ENGLISH}.md").read_text(encoding="utf-8")
    return re.sub(
        r"^##+ (.*)$", lambda head: f"{head[0]}\n<!-- en {stamps[head[1]]} -->", text, flags=re.M
    )


def _problems(code: str, own: Path) -> list[str]:
    """The lines on one language."""
    found = [line for book in books() for line in problems(book, code)]
    for game in games().values():
        found.extend(rulebook_problems(game.package, code, own))
    return found


def problems(book: Book, code: str) -> Iterator[str]:
    """The lines on one book in one language."""
    english = book.sources(ENGLISH)
    theirs = {**book.sources(code), **book.sources(code, own=True)}
    made_from: dict[str, str] = {}
    for path in (book.path(code), book.path(code, own=True)):
        made_from |= _stamps(_text(path), english)
    for key, source in english.items():
        if key not in theirs:
            yield f"{code}: {book.name}: {key} is missing"
        elif made_from.get(key, stamp(source)) != stamp(source):
            yield f"{code}: {book.name}: {key} is stale"
    for key, source in theirs.items():
        if key not in english:
            yield f"{code}: {book.name}: {key} is unknown in English"
        try:
            parse(source)
        except BadMessage as error:
            yield f"{code}: {book.name}: {key} cannot be read: {error}"


def rulebook_problems(package: str, code: str, own: Path | None = None) -> Iterator[str]:
    """The lines on the rule book of a game in one language."""
    theirs = rulebook_in(package, code, own)
    where = f"{code}: rule book of {package.rpartition('.')[2]}"
    for english, section in zip_longest(rulebook_in(package, ENGLISH), theirs):
        if section is None:
            yield f"{where}: “{english.title}” is missing"
        elif english is None:
            yield f"{where}: “{section.title}” is one section too many"
        elif section.shape != english.shape:
            yield f"{where}: “{section.title}” has other paragraphs than “{english.title}”"
        elif section.made_of not in ("", english.stamp):
            yield f"{where}: “{section.title}” is stale; English is now {english.stamp}"


def stamp(source: Source) -> str:
    """The letters that stand for the text of a message."""
    digest = blake2b(source.text.strip().encode()).digest()
    return b32encode(digest).decode().lower()[:_LETTERS]


def _stamps(text: str, english: Mapping[str, Source]) -> dict[str, str]:
    """For each message of a file the stamp of the English text it was made of. Where messages came
    to a section or went since, all of it is stale."""
    found: dict[str, str] = {}
    for section in _SECTION.split(text):
        if (made_of := _STAMPS.search(section)) is not None:
            keys = [key for key in cut(section) if key in english]
            fits = len(made_of[1]) == _LETTERS * len(keys)
            for at, key in enumerate(keys):
                found[key] = made_of[1][_LETTERS * at :][:_LETTERS] if fits else ""
    return found


def _text(path: Path | None) -> str:
    """The text of a file; "" where there is none."""
    there = path is not None and path.is_file()
    return path.read_text(encoding="utf-8", errors="replace") if path and there else ""
