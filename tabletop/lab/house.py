"""Counts of the program's text by room: files, lines, openings of docstrings, import circles.

A room is a folder of the program that is read by itself: a ring, a screen's folder, a game's rules
and agents, a game's table. Tests hold some of the counts (`tests/house.toml`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Final, NamedTuple

import tabletop

PACKAGE: Final = Path(tabletop.__file__).parent
ROOT: Final = PACKAGE.parent

CLAUSE: Final = re.compile(r"(What|Whether|Where|Who|Whose|Whom|How|When|Which|That|Why)\b")
"""Openings that make a docstring a clause, where a verb or a noun is wanted."""


class Counts(NamedTuple):
    """Counts of one file, or of a room.

    Attributes:
        clauses: docstrings that open with a clause.
        round: calls of `round` in modules that draw.
        skip: statements that the formatter leaves alone.
    """

    files: int = 0
    lines: int = 0
    clauses: int = 0
    round: int = 0
    skip: int = 0

    def plus(self, other: Counts) -> Counts:
        """The sum of both."""
        return Counts(*(mine + theirs for mine, theirs in zip(self, other)))


def sources() -> list[Path]:
    """The program's modules."""
    return sorted(PACKAGE.rglob("*.py"))


def is_drawn(path: Path) -> bool:
    """True for a module that draws: the table kit, the scenes, the games' own tables."""
    parts = path.relative_to(PACKAGE).parts
    return parts[0] in ("table", "scenes") or (
        parts[0] == "games" and len(parts) > 2 and parts[2].removesuffix(".py") == "table"
    )


def room_of(path: Path) -> str:
    """The room a module belongs to, such as "core", "scenes/play", "games/KEY/table"."""
    *folders, _ = path.relative_to(PACKAGE).parts
    if not folders:
        return "tabletop"
    if folders[0] == "games" and len(folders) > 1:
        return "/".join(folders[:2]) + ("/table" if is_drawn(path) else "")
    return "/".join(folders[: 2 if folders[0] in ("scenes", "cli") else 1])


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """The node and all statements below it, without the expressions, which are most of a tree."""
    yield node
    for name in ("body", "orelse", "handlers", "finalbody", "cases"):
        below = getattr(node, name, ())
        for each in below if isinstance(below, list) else ():
            yield from statements(each)


def docstrings(text: str) -> Iterator[tuple[int, str]]:
    """Line and text of each docstring of a module, those below constants and fields included."""
    for node in statements(ast.parse(text)):
        body = getattr(node, "body", None)
        if not isinstance(body, list):
            continue
        opens = isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        for before, at in zip([None, *body], body):
            described = isinstance(before, ast.Assign | ast.AnnAssign) or (opens and before is None)
            match at:
                case ast.Expr(ast.Constant(str(found))) if described:
                    yield at.lineno, found.strip()


def clauses(text: str) -> list[tuple[int, str]]:
    """Line and first line of each docstring that opens with a clause."""
    return [
        (line, found.partition("\n")[0]) for line, found in docstrings(text) if CLAUSE.match(found)
    ]


def counts_of(path: Path) -> Counts:
    """The counts of one module."""
    text = path.read_text(encoding="utf-8")
    return Counts(
        1,
        len(text.splitlines()),
        len(clauses(text)),
        len(re.findall(r"\bround\(", text)) if is_drawn(path) else 0,
        text.count("# fmt: skip"),
    )


@cache
def counted() -> dict[str, Counts]:
    """The counts of each room."""
    found: dict[str, Counts] = {}
    for path in sources():
        room = room_of(path)
        found[room] = found.get(room, Counts()).plus(counts_of(path))
    return dict(sorted(found.items()))


def dotted(path: Path) -> str:
    """The name a module is imported by."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imported(path: Path, modules: set[str]) -> set[str]:
    """The project's modules that a module imports, wherever in it, for types alone too."""
    found: set[str] = set()
    for node in statements(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                found.add(inner if inner in modules else node.module)
    return (found & modules) - {dotted(path)}


def circle() -> list[str]:
    """Modules that import each other in a circle; none where there is no circle."""
    files = {dotted(path): path for path in sources()}
    graph = {name: imported(path, set(files)) for name, path in files.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []
