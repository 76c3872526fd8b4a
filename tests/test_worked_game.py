"""The worked example of a game, put where a newcomer would put it, and played.

Its files lie in `tests/examples/isolation`, each under the path it has in the project.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "tests" / "examples" / "isolation"
MOST_LINES = 500


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project to which the example's files were added."""
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
    shutil.copytree(EXAMPLE, top, dirs_exist_ok=True)
    (top / "tests/games/isolation/golden").mkdir()
    return top


def run(project: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Runs Python in that copy."""
    environment = {**os.environ, "PYTHONPATH": str(project)}
    return subprocess.run(
        [sys.executable, *words], cwd=project, env=environment, capture_output=True, text=True,
        timeout=600,
    )  # fmt: skip


def test_the_example_is_a_whole_game_in_little_room() -> None:
    code = sorted((EXAMPLE / "tabletop").rglob("*.py"))
    assert len(code) > 15
    assert sum(len(path.read_text("utf-8").splitlines()) for path in code) <= MOST_LINES


@pytest.mark.long
def test_the_example_is_typed(project: Path) -> None:
    types = run(project, "-m", "mypy", "--strict", "-p", "tabletop.games.isolation")
    assert types.returncode == 0, types.stdout


@pytest.mark.long
def test_the_example_keeps_the_contract_and_is_played_with_mouse_and_keys(
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
