"""One shape for every game's folder: the same names for the same roles; and imports in no circle.

What the modules do is tested elsewhere.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tabletop.lab.house import circle

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "tabletop"
GAMES = sorted(path.parent for path in (PACKAGE / "games").glob("*/game.py"))

FLOOR = {"__init__.py", "game.py", "rulebook.en.md", "rulebook.de.md", "rulebook.fr.md", "rules",
         "agents", "words", "table", "lessons", "puzzles.json"}
"""All that lies in a game's folder itself; lessons and puzzles are data alone."""

ALWAYS = (
    "rules/actions.py", "rules/keys.py", "rules/events.py", "rules/state.py", "rules/rules.py",
    "rules/view.py", "agents/heuristics.py", "words/text.py", "table/board.py",
)  # fmt: skip
"""Roles that every game has something to say in."""

HOMES = {
    "Fields": "rules/state.py",
    "State": "rules/rules.py",
    "start": "rules/rules.py",
    "Setup": "rules/setup.py",
    "check": "rules/checks.py",
    "info_key": "rules/knowledge.py",
    "shows": "rules/knowledge.py",
    "knows": "rules/knowledge.py",
    "redraw": "rules/redraw.py",
    "look": "rules/view.py",
    "why_not": "rules/refusals.py",
    "result": "rules/scoring.py",
    "number": "rules/keys.py",
    "Table": "table/board.py",
    "sentence": "words/text.py",
    "prompt": "words/text.py",
}
"""What has this name in a game is defined in this module, where the game has such a module."""

OLD_NAMES = {
    "checking", "soundness", "steps", "phases", "memory", "judging", "asking", "answers",
    "choosing", "plays", "places", "purse", "bargain", "forecast", "describing", "shelf",
    "shelves", "building",
}  # fmt: skip
"""Names that once stood for a role in one game, or must be opened to know what they hold."""


def name_of(game: Path) -> str:
    return game.name


def defined(path: Path) -> set[str]:
    """The functions, classes and constants at the top of a module, and what it imports there."""
    names: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.FunctionDef() | ast.ClassDef():
                names.add(node.name)
            case ast.ImportFrom():
                names.update(alias.asname or alias.name for alias in node.names)
            case ast.Assign():
                names.update(t.id for t in node.targets if isinstance(t, ast.Name))
            case ast.AnnAssign(target=ast.Name(id=name)):
                names.add(name)
    return names


def made(path: Path) -> set[str]:
    """The functions and classes a module makes itself."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return {node.name for node in body if isinstance(node, ast.FunctionDef | ast.ClassDef)}


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_a_game_has_four_folders_and_nothing_beside_its_facts_and_rule_book(game: Path) -> None:
    lying = {path.name for path in game.iterdir() if path.name != "__pycache__"}
    assert lying <= FLOOR, f"{game.name} keeps on its own floor: {sorted(lying - FLOOR)}"


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_a_role_has_the_same_name_in_every_game(game: Path) -> None:
    missing = [role for role in ALWAYS if not (game / role).is_file()]
    assert not missing, f"{game.name} lacks {missing}"
    misnamed = [p for p in game.rglob("*.py") if p.stem in OLD_NAMES]
    assert not misnamed, f"names of former days: {[str(p.relative_to(game)) for p in misnamed]}"


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_what_a_role_defines_is_found_where_it_is_in_every_game(game: Path) -> None:
    missing = [
        f"{role} has no {name}"
        for name, role in HOMES.items()
        if (game / role).is_file() and name not in defined(game / role)
    ]
    astray = [
        f"{name} is in {path.relative_to(game)}, not in {role}"
        for name, role in HOMES.items()
        for path in (game / role).parent.glob("*.py")
        if role.startswith("rules/") and name in made(path) and path != game / role
    ]
    assert not missing + astray, f"{game.name}: {missing + astray}"


def test_no_module_imports_in_a_circle_not_even_for_types() -> None:
    assert not circle(), "these import each other"


def test_events_are_read_by_the_names_of_their_fields() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in PACKAGE.rglob("*.py")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if ".detail[" in line
    ]
    assert not wrong
