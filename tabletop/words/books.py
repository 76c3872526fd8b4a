"""Books: the messages of one game or of one room, and how they are told in the language in use."""

from __future__ import annotations

import importlib.util
import logging
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tabletop.words import ENGLISH, Fact, Facts, Message, Noun, Seat
from tabletop.words.numbers import digits, plural
from tabletop.words.syntax import BadMessage, Source, Teller, Value, cut, parse

log = logging.getLogger(__name__)

HERE: Final = Path(__file__).parent
PSEUDO: Final = "pseudo"
"""English with each message in brackets, for tests: what is glued together shows."""

COMMON: Final = "common"
"""The room whose messages all books have."""

LESSONS: Final = "lessons"
"""The end of the name of a game's book of lessons, and the folder in which it lies."""

MOST_NOUNS: Final = 2000
"""Told things that a book keeps at most."""


def _by_name(command: str, style: str = "") -> str:
    """Returns the name of a command where no screens tell its keys; nothing in brackets."""
    return "" if style == "aside" else command


class _Use:
    """The language in use, whether somebody asked for it by name, and the folder of somebody's own
    files ("" = none)."""

    language = ENGLISH
    asked = False
    folder: Path | None = None
    keys: Callable[..., str] = _by_name


def use(
    language: str | None = None,
    folder: Path | None = None,
    keys: Callable[..., str] | None = None,
    asked: bool = False,
) -> None:
    """Sets the language of all output; messages it lacks are in English.

    Args:
        language: its code, such as "de"; None = as before.
        folder: where somebody's own files are, `<language>/<book>.ftl`, read before the program's;
            None = as before.
        keys: tells the keys of a command for KEY("undo"), with the arguments that are named there;
            None = as before.
        asked: the language stays in use when the program begins with what the settings say.
    """
    if language is not None:
        _Use.asked = asked
    _Use.keys = keys or _Use.keys
    if language in (None, _Use.language) and folder is None:
        return
    _Use.language, _Use.folder = language or _Use.language, folder or _Use.folder
    for one in _BOOKS.values():
        one.forget()


def begin(*codes: str) -> None:
    """Sets the first of these languages that there is, unless one was asked for by name."""
    if not _Use.asked:
        use(next((code for code in codes if code in languages()), None))


def language() -> str:
    """The code of the language in use."""
    return _Use.language


def own_folder() -> Path | None:
    """The folder of somebody's own files; None without any."""
    return _Use.folder


def own_name(code: str) -> str:
    """The name of a language in the language itself; its code where no file says it."""
    for folder in (_Use.folder, HERE):
        text = _read(folder / code / f"{COMMON}.ftl") if folder is not None else ""
        _, found, rest = f"\n{text}".partition("\nlanguage-name = ")
        if found:
            return rest.partition("\n")[0]
    return code


def languages() -> tuple[str, ...]:
    """The codes of the languages that there are files for, English first."""
    folders = [folder for folder in (HERE, _Use.folder) if folder is not None]
    found = {path.parent.name for folder in folders for path in folder.glob(f"*/{COMMON}.ftl")}
    return (ENGLISH, *sorted(found - {ENGLISH}))


def _read(path: Path | None) -> str:
    """The text of a file; "" if there is none, or none that can be read, and why in the log."""
    try:
        return path.read_text(encoding="utf-8") if path is not None else ""
    except FileNotFoundError:
        return ""
    except (OSError, ValueError) as error:
        log.warning("%s is not read: %s", path, error)
        return ""


class Entry(NamedTuple):
    """A message that was read, with its attributes, and the language it is in."""

    language: str
    tellers: Mapping[str, Teller]


class Book:
    """The messages of one game or room in the language in use."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._files: dict[tuple[str, bool], Mapping[str, Source]] = {}
        self._entries: dict[str, list[Entry]] = {}
        self._tellers: dict[str, list[tuple[str, Teller]]] = {}
        self.nouns: dict[tuple[Noun, str, tuple[str, ...], str], str] = {}

    def forget(self) -> None:
        """Reads everything anew when it is next asked for."""
        self._files.clear()
        self._entries.clear()
        self._tellers.clear()
        self.nouns.clear()

    def say(self, key: str, names: Sequence[str] = (), /, **facts: Fact) -> str:
        """The message told with those facts; `names` are those of the seats."""
        return self.tell(key, names, facts)

    def tell(self, key: str, names: Sequence[str], facts: Facts) -> str:
        """The same, of facts that are in a mapping."""
        text = self._told(key, names, facts)
        return f"[{text}]" if _Use.language == PSEUDO and text else text

    def message(self, key: str, **facts: Fact) -> Message:
        """The message, to be told later."""
        return Message(self.name, key, tuple(facts.items()))

    def has(self, key: str) -> bool:
        """Checks that a language in use has the message or attribute."""
        stem, _, attribute = key.partition(".")
        return any(attribute in entry.tellers for entry in self.entries(stem))

    def _told(self, key: str, names: Sequence[str], facts: Facts, code: str = "") -> str:
        for language, teller in self._tellers.get(key) or self._found(key):
            if code not in ("", language):
                continue
            scope = _Scope(self, language, names, facts)
            try:
                told = teller(scope)
                told = told if told.__class__ is str else scope.text(told)
                return elided(told) if language == "fr" else told
            except (ArithmeticError, LookupError, RecursionError, TypeError, ValueError) as error:
                log.warning("Message %s (%s) cannot be told: %s", key, language, error)
        return f"{{{key}}}"

    def _found(self, key: str) -> list[tuple[str, Teller]]:
        """The readings of a message or attribute, with their languages, the one that counts first;
        kept, as a table asks for a hundred in a frame."""
        stem, _, attribute = key.partition(".")
        self._tellers[key] = found = [
            (entry.language, entry.tellers[attribute])
            for entry in self.entries(stem)
            if attribute in entry.tellers
        ]
        return found

    def entries(self, stem: str) -> list[Entry]:
        """The readings of a message in the languages in use, the one that counts first."""
        found = self._entries.get(stem)
        if found is None:
            found = self._entries[stem] = [
                entry
                for code in dict.fromkeys((_Use.language, ENGLISH))
                for own in (True, False)
                if (entry := self._read(code, own, stem)) is not None
            ]
            if not found and self.name != COMMON:
                found = self._entries[stem] = book(COMMON).entries(stem)
        return found

    def _read(self, code: str, own: bool, stem: str) -> Entry | None:
        source = self.sources(code, own).get(stem)
        if source is None:
            return None
        try:
            return Entry(code, parse(source))
        except BadMessage as error:
            log.warning("%s, message %s: %s", self.path(code, own), stem, error)
            return None

    def sources(self, code: str, own: bool = False) -> Mapping[str, Source]:
        """The messages of a language by identifier, of the program's file or of somebody's own."""
        if (code, own) not in self._files:
            self._files[code, own] = cut(_read(self.path(code, own)))
        return self._files[code, own]

    @property
    def file(self) -> str:
        """The name of somebody's own file: a room, a game's key, or that with ".lessons"."""
        package, _, last = self.name.rpartition(".")
        return f"{package.rpartition('.')[2]}.{last}" if self._of_lessons else last

    @property
    def _of_lessons(self) -> bool:
        return self.name.endswith(f".{LESSONS}")

    def path(self, code: str, own: bool = False) -> Path | None:
        """The file of a language; it need not be there."""
        if own:
            return _Use.folder and _Use.folder / code / f"{self.file}.ftl"
        if "." not in self.name:
            return HERE / code / f"{self.name}.ftl"
        if self._of_lessons:
            return _folder(self.name.rpartition(".")[0]) / LESSONS / f"{code}.ftl"
        return _folder(self.name) / "words" / f"{code}.ftl"


_BOOKS: Final[dict[str, Book]] = {}


def book(name: str) -> Book:
    """The book of a game, by the dotted name of its package, or of a room, by its name."""
    if name not in _BOOKS:
        _BOOKS[name] = Book(name)
    return _BOOKS[name]


def books() -> list[Book]:
    """The books of all rooms and games that come with the program."""
    rooms = [path.stem for path in HERE.glob(f"{ENGLISH}/*.ftl")]
    games = [
        f"tabletop.games.{path.parts[-3]}{end}"
        for part, end in (("words", ""), (LESSONS, f".{LESSONS}"))
        for path in HERE.parent.glob(f"games/*/{part}/{ENGLISH}.ftl")
    ]
    return [book(name) for name in (*sorted(rooms), *sorted(games))]


def said(words: str | Message, names: Sequence[str] = ()) -> str:
    """A message told now; a text as it is."""
    if isinstance(words, str):
        return words
    return book(words.book).tell(words.key, names, dict(words.facts))


def in_english(words: str | Message) -> str:
    """A message as it is kept in files, whatever language is in use; a text as it is."""
    if isinstance(words, str):
        return words
    return book(words.book)._told(words.key, (), dict(words.facts), ENGLISH)


def isolated(text: str) -> str:
    """Returns a name or number as it stands in a sentence: one read from right to left is set
    apart, so that it turns nothing round beside it."""
    leftward = _LEFTWARD.search(text) and "\u2068" not in text
    return f"\u2068{text}\u2069" if leftward else text


_LEFTWARD: Final = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)


def elided(text: str) -> str:
    """Returns a French text whose "de" and "que" lose their e before a name with a vowel first."""
    return _ELISION.sub("'", text)


_ELISION: Final = re.compile(
    r"e (?=[aeiouàâéèêëîïôœAEIOUÀÂÉÈÊËÎÏÔŒ])(?:(?<=\b[dD]e )|(?<=\b[qQ]ue ))"
)


@cache
def _folder(package: str) -> Path:
    try:
        spec = importlib.util.find_spec(package)
    except ModuleNotFoundError:
        spec = None
    places = spec.submodule_search_locations if spec is not None else None
    return Path(next(iter(places))) if places else HERE


class _Scope:
    """The language and the facts that one message is told with."""

    __slots__ = ("_book", "_language", "_names", "facts")

    def __init__(self, book: Book, language: str, names: Sequence[str], facts: Facts) -> None:
        self._book, self._language, self.facts = book, language, facts
        self._names: tuple[str, ...] = names if names.__class__ is tuple else tuple(names)

    def text(self, value: Value) -> str:
        """A fact or what a function gave, in words."""
        kind: type = value.__class__  # compared, as isinstance would be one more call
        if kind is str:
            told: str = value
            return told if told.isascii() else isolated(told)
        if kind is Noun:
            return self._noun(value, "")
        if kind is Seat:
            if value.number < len(self._names):
                name: str = self._names[value.number]
                return name if name.isascii() else isolated(name)
            return self._common("seat", n=value.number + 1)
        if isinstance(value, str):
            return value
        if kind is Message:
            return said(value, self._names)
        if kind is tuple:
            return self._list(value, "and")
        return self._number(value)

    def reference(self, key: str) -> str:
        return self._book._told(key, self._names, self.facts)

    def call(self, name: str, places: Sequence[Value], named: Mapping[str, Value]) -> Value:
        match name, *places:
            case "NUMBER", value:
                return self._number(value, **named)
            case "LIST", values:
                return self._list(values, named.get("type", "and"))
            case "COUNT", values:
                return len(values)
            case "FORM", Noun() as noun, form:
                return self._noun(noun, form)
            case "KEY", str(command):
                return _Use.keys(command, **named)
        raise ValueError(f"{name}() does not take {len(places)} facts of this kind")

    def matches(self, value: Value, key: str | float) -> bool:
        kind: type = value.__class__
        if kind is Noun:
            return bool(value.key == key)
        if kind is bool:
            return ("yes" if value else "no") == key
        if kind in (int, float) and key.__class__ is str:
            return plural(self._language, value) == key
        return bool(value == key)

    def _noun(self, noun: Noun, form: str) -> str:
        """A thing in that form; kept, as a table names the same cards and places all the time."""
        code = ENGLISH if self._language == ENGLISH else ""  # no German card in an English line
        kept, asked = self._book.nouns, (noun, form, self._names, code)
        told = kept.get(asked)
        if told is None:
            key = f"{noun.kind}-{noun.key}" if noun.key else noun.kind
            if form and self._book.has(f"{key}.{form}"):
                key = f"{key}.{form}"
            if len(kept) >= MOST_NOUNS:
                kept.clear()
            told = self._book._told(key, self._names, dict(noun.facts), code)
            kept[asked] = told
        return told

    def _list(self, values: Sequence[Value], kind: str) -> str:
        texts = [self.text(value) for value in values]
        if not texts:
            return ""
        told = texts[0]
        between = "comma" if kind in ("and", "or") else kind
        for text in texts[1:-1]:
            told = self._common(f"list-{between}", first=told, last=text)
        return self._common(f"list-{kind}", first=told, last=texts[-1]) if texts[1:] else told

    def _number(
        self, n: float, style: str = "", places: int | None = None, sign: str = ""
    ) -> str:
        if type(n) is int and 0 <= n < 1000 and not (style or sign):
            return str(n)
        decimal, group = self._common("number-decimal"), self._common("number-group")
        if style == "percent":
            share = digits(100 * n, decimal, group, places or 0, sign == "always")
            return self._common("number-percent", n=share)
        return digits(n, decimal, group, places, sign == "always")

    def _common(self, key: str, **facts: Fact) -> str:
        for entry in book(COMMON).entries(key):
            if entry.language == self._language:
                return str(entry.tellers[""](_Scope(book(COMMON), self._language, (), facts)))
        return book(COMMON)._told(key, (), facts)
