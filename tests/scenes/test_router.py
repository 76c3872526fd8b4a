"""Screens open each other by name, and none needs the module of another."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest

from tabletop.core.registry import games
from tabletop.scenes import router

SCENES = Path(router.__file__).parent
BUILDERS = {"router.py", "screenshot.py"}
"""What names screens by class for a reason: the table of names, and pictures of screens."""


@pytest.mark.parametrize("name", router.WHERE)
def test_every_name_leads_to_a_screen_that_knows_it(name: str) -> None:
    module, _, attribute = router.WHERE[name].partition(":")
    assert getattr(importlib.import_module(module), attribute).route == name


AT_TABLES = {"lessons/scene.py", "practice/solve.py", "study/trying.py"}
"""Screens that are the play screen, and a little more."""
READERS = "access/"
"""What is read out of a screen depends on which it is."""


def test_no_screen_imports_another_screen() -> None:
    homes = {where.partition(":")[0] for where in router.WHERE.values()}
    found = []
    for path in sorted(SCENES.rglob("*.py")):
        where = path.relative_to(SCENES).as_posix()
        if path.name in BUILDERS or where in AT_TABLES or where.startswith(READERS):
            continue
        folder = ".".join(("tabletop.scenes", *path.relative_to(SCENES).parent.parts))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module in homes:
                if not node.module.startswith(f"{folder}."):
                    found.append(f"{path.name}: {node.module}")
    assert not found


SHARED = SCENES.parent
MEASURED = "lab/bench/"
"""Goals of the benchmark are set for named games."""


def test_no_shared_file_names_a_game() -> None:
    names = [name for game in games().values() for name in (game.info.key, game.info.name)]
    found = []
    for path in sorted(SHARED.rglob("*.py")):
        where = path.relative_to(SHARED).as_posix()
        if where.startswith(("games/", MEASURED)):
            continue
        text = path.read_text(encoding="utf-8")
        found += [f"{where}: {name}" for name in names if name in text]
    assert not found
