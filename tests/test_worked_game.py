"""The game that CONTRIBUTING tells how to write, built from its text alone and played.

Nothing of it is written here: what the page says is what is tested.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FILE = re.compile(r"^`([\w./]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MOST_LINES = 500


def files_of_the_page() -> dict[str, str]:
    """Every file the page shows, by its path in the project."""
    return dict(FILE.findall((ROOT / "CONTRIBUTING.md").read_text("utf-8")))


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project to which the files of the page were added."""
    top = tmp_path_factory.mktemp("worked")
    shutil.copytree(ROOT / "tabletop", top / "tabletop")
    shutil.copytree(ROOT / "tests", top / "tests")
    shutil.copytree(ROOT / ".hatch", top / ".hatch")
    shutil.copy(ROOT / "pyproject.toml", top)
    for folder in ("fonts", "sounds"):
        (top / folder).symlink_to(ROOT / folder)
    (top / "sprites").mkdir()
    for path in (ROOT / "sprites").iterdir():
        (top / "sprites" / path.name).symlink_to(path)
    for name, text in files_of_the_page().items():
        path = top / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (top / "tests/games/isolation/__init__.py").write_text("")
    (top / "tests/games/isolation/golden").mkdir()
    return top


def run(project: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Runs Python in that copy."""
    environment = {**os.environ, "PYTHONPATH": str(project)}
    return subprocess.run(
        [sys.executable, *words], cwd=project, env=environment, capture_output=True, text=True,
        timeout=600,
    )  # fmt: skip


def test_the_page_shows_a_whole_game_in_little_room() -> None:
    shown = files_of_the_page()
    code = [shown[name] for name in shown if re.match(r"tabletop/.*\.py$", name)]
    assert len(code) > 15
    assert sum(len(text.splitlines()) for text in code) <= MOST_LINES


@pytest.mark.long
def test_what_the_page_shows_is_typed_and_clean(project: Path) -> None:
    game = "tabletop/games/isolation"
    lint = run(project, "-m", "ruff", "check", "--quiet", game, "tests/games/isolation")
    assert lint.returncode == 0, lint.stdout
    types = run(project, "-m", "mypy", "--strict", "-p", "tabletop.games.isolation")
    assert types.returncode == 0, types.stdout


@pytest.mark.long
def test_what_the_page_shows_keeps_the_contract_and_is_played_with_mouse_and_keys(
    project: Path,
) -> None:
    for number in (1, 2, 3):
        kept = run(
            project, "-m", "tabletop", "simulate", "isolation", "--agents", "uniform,greedy",
            "--games", "1", "--seed", str(number),
            "--records", f"tests/games/isolation/golden/{number}.jsonl",
        )  # fmt: skip
        assert kept.returncode == 0, kept.stderr
    drawn = run(project, "-m", "tests.pictures.remake", "isolation")
    assert drawn.returncode == 0, drawn.stderr
    tests = ("-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "-k", "isolation", "tests")
    done = run(project, *tests, "--assert=plain")  # rewriting all tests takes longer than these
    assert done.returncode == 0, done.stdout[-4000:]
