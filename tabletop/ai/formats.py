"""The forms of data files as structs of msgspec, and what reads them; faults are told in words.

It is imported where a file is read, not before: a match and the menu mostly need none.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Final, NamedTuple, TypeVar

import msgspec
from msgspec import Meta, Struct

from tabletop.core.errors import TabletopError, explain
from tabletop.words import Fact, Message

T = TypeVar("T")
N = TypeVar("N", bound=NamedTuple)

PLAIN: Final = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufeff]*\Z"
"""As `core.letters.bears` has it; a test holds the two together."""

Count = Annotated[int, Meta(ge=0, lt=10**9)]
Share = Annotated[float, Meta(ge=0.0, le=1.0)]
Number = Annotated[float, Meta(gt=-1e15, lt=1e15)]
Plain = Annotated[str, Meta(pattern=PLAIN)]
"""A text that screens and terminals can show as it is."""


class BadData(TabletopError, ValueError):
    """Data of another form; the text says in a phrase what is wrong, and where."""


class WeightsFile(Struct):
    """Weights of a policy or judge, by family, group and name."""

    format: int
    version: int
    sets: dict[str, dict[str, dict[str, Number]]]
    fitted: dict[str, Any] = {}


class Version(Struct):
    """The head of any of these files."""

    format: int
    version: int = 0
    phases: int = 0


Steep = Annotated[float, Meta(gt=0.0, le=5.0)]
Bend = Annotated[float, Meta(ge=-5.0, le=5.0)]


class CalibrationFile(Struct):
    """Shapes by the number of seats, one a phase."""

    format: int
    phases: int
    shapes: dict[Annotated[int, Meta(ge=2, le=99)], list[tuple[Steep, Bend, Steep, Bend]]]
    fitted: dict[str, Any] = {}


class StrengthFile(Struct):
    """Fingerprints of levels, and the figures of pairs of them."""

    format: int
    builds: dict[str, str]
    pairs: list[dict[str, Any]]


class EngineFile(Struct):
    """The head of an analysis."""

    engine: int


Actions = Annotated[list[str], Meta(min_length=1)]
Positive = Annotated[float, Meta(gt=0.0, lt=1e15)]
Row = tuple[Number, ...]
Done = Annotated[list[tuple[Annotated[int, Meta(ge=0, lt=99)], str]], Meta(min_length=1)]
LineFile = tuple[Count, Annotated[list[Done], Meta(min_length=1)]]
Groups = list[tuple[Count, Annotated[int, Meta(ge=1, lt=10**9)], Number]]


class WayFile(Struct):
    """The way on after a choice, as `ways.Way`."""

    do: Actions
    end: str
    doubt: Share


class TriedFile(Struct):
    """A choice that was tried, as `analysis.Tried`."""

    do: Actions
    score: Number
    alive: bool
    must: bool
    sums: tuple[Count, Row, Row, Groups]
    way: WayFile | None
    exact: bool
    line: LineFile | None = None


class AnalysisFile(Struct):
    """An analysis, as `analysis.as_data` writes it."""

    seed: str
    worlds: Count
    settled: bool
    doubt: Positive
    noise: Positive
    waver: Share
    tried: list[TriedFile]
    pairs: list[tuple[Count, Count, Count, Row, Row, Groups]]
    glimpse: bool = False


def decoded(text: str | bytes, kind: type[T]) -> T:
    """The JSON text read as `kind`. Raises BadData."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError as problem:
        raise BadData(_told(str(problem))) from None
    except (RecursionError, UnicodeError):
        raise BadData(explain("data-json")) from None


def named(row: Mapping[str, Any], kind: type[N]) -> N:
    """A table with all fields of a named tuple, and no others, as that tuple. Raises BadData."""
    for name in kind._fields:
        if name not in row:
            raise BadData(explain("data-missing", name=name))
    for name in row.keys() - set(kind._fields):
        raise BadData(explain("data-strange", name=name))
    try:
        return msgspec.convert([row[name] for name in kind._fields], kind)
    except (msgspec.MsgspecError, RecursionError) as problem:
        at = re.sub(r"\$\[(\d+)\]", lambda found: f"$.{kind._fields[int(found[1])]}", str(problem))
        raise BadData(_told(at)) from None


def _told(complaint: str) -> Message:
    """A complaint of msgspec in plain words: "seats[2].figure should be a whole number >= 0"."""
    what, _, where = complaint.partition(" - at `")
    if what.startswith("Input data was truncated"):
        return explain("data-json.broken-off")
    if what.startswith("JSON is malformed: "):
        return explain("data-json.why", why=what.removeprefix("JSON is malformed: "))
    place = re.sub(r"\$\.?", "", where.removesuffix("`").removeprefix("key` in `"))
    field = re.fullmatch("Object (missing required|contains unknown) field `(.*)`", what, re.S)
    if field is not None:
        named = f"{place}.{field[2]}".lstrip(".")
        return explain(f"data-{'missing' if 'missing' in field[1] else 'strange'}", name=named)
    at: dict[str, Fact] = {"place": place or "none", "key": where.startswith("key` in `")}
    if not what.startswith("Expected"):
        return explain("data-other", why=what, **at)
    wanted = what.removeprefix("Expected ").partition(", got")[0].replace("`", "")
    kinds, bounds = [], []
    for either in wanted.split(" | "):
        kind, _, bound = either.partition(" ")
        kinds.append(explain("data-a", kind=kind))
        bounds.append(bound)
    return explain("data-kind", kinds=tuple(kinds), bound=" ".join(bounds).strip() or "none", **at)
