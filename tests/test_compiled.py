"""The optional compiled build: what it rewrites, and that it decides as the plain program does."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

import compiling
import pytest
from compiling import ROOT, NotCompiled, compile_copy, compiled_copy

GAMES = sorted(compiling.groups(ROOT).keys() - {"ahead"})
SECRETS = ("test_games.py", "test_agents.py", "test_rollouts.py", "test_proofs.py")


def test_a_build_compiles_only_when_it_is_asked_to() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    hook = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    assert hook["enable-by-default"] is False


def test_without_a_compiler_one_sentence_says_what_is_lacking(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sysconfig, "get_config_var", lambda name: "no-such-compiler -pthread")
    with pytest.raises(NotCompiled, match=r"needs a C compiler, .* or build without one"):
        compile_copy(tmp_path)


NUMBERED = """from __future__ import annotations

(
    A,  # why
    B,
) = range(2)
C, D = range(7, 9)
"""
TUPLES = """
X: Final = (1.0, -2)
Y: Final = ((1, 2), (3, 4), (5, 6), (7, 8))
Z: Final = (1, "a")
"""


def test_numbered_names_become_constants_on_the_lines_they_had() -> None:
    found = compiling.with_plain_numbers(NUMBERED).splitlines()
    assert found[3:5] == ["A: _Final[int] = 0; ", "B: _Final[int] = 1; "]
    assert found[6] == "C: _Final[int] = 7; D: _Final[int] = 8; "


def test_tuples_of_numbers_are_typed_whatever_their_length() -> None:
    _, first, second, third = compiling.with_plain_numbers(TUPLES).splitlines()
    assert first == "X: Final[tuple[float, ...]] = (1.0, -2)"
    assert second.startswith("Y: Final[tuple[tuple[int, ...], ...]] = ((1, 2)")
    assert third in TUPLES


@pytest.mark.parametrize("game", GAMES)
def test_what_a_state_takes_from_rule_modules_becomes_its_own_methods(game: str) -> None:
    source = ROOT / "tabletop" / "games" / game / "rules" / "rules.py"
    found = ast.parse(compiling.with_own_methods(source.read_text("utf-8"), ROOT))
    state = next(n for n in found.body if isinstance(n, ast.ClassDef) and n.name == "State")
    own = {node.name for node in state.body if isinstance(node, ast.FunctionDef)}
    assert {"actors", "apply", "legal_actions", "redeterminize", "result", "view"} <= own
    assert not [n for n in state.body if isinstance(n, ast.Assign) and "." in ast.unparse(n.value)]


def run(top: Path, *words: str) -> str:
    """What the program (or the tests) below `top` print."""
    done = subprocess.run(
        [sys.executable, "-m", *words], cwd=top, capture_output=True, text=True,
        env={**os.environ, "PYTHONPATH": str(top)},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def decided(top: Path, game: str, folder: Path) -> tuple[str, str, Any]:
    """The digest of matches by greedy and searching rabbits, a record, and what it is analysed
    to have been worth."""
    record = folder / f"{game}.jsonl"
    simulate = ("tabletop", "simulate", game, "--seed", "11", "--json", "--games")
    greedy = run(top, *simulate, "1", "--agents", "greedy", "--records", str(record))
    hard = run(top, *simulate, "1", "--agents", "hard", "--iterations", "40")
    looked = ("tabletop", "analyse", str(record), "--seat", "0", "--trials", "30", "--seed", "5")
    digests = " ".join(json.loads(each)["digest"] for each in (greedy, hard))
    return digests, record.read_text("utf-8"), json.loads(run(top, *looked, "--json"))


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A compiled copy of the program, with the tests beside it."""
    folder = tmp_path_factory.mktemp("compiled")
    try:
        compiled_copy(folder)
    except NotCompiled as problem:
        if "needs" in str(problem):
            pytest.skip(str(problem))
        raise
    shutil.copytree(ROOT / "tests", folder / "tests")
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_compiled_rabbits_and_analyses_come_to_the_same(
    game: str, compiled: Path, tmp_path: Path
) -> None:
    (tmp_path / "plain").mkdir()
    (tmp_path / "fast").mkdir()
    assert ", compiled, " in run(compiled, "tabletop", "--version")
    plain = decided(ROOT, game, tmp_path / "plain")
    assert decided(compiled, game, tmp_path / "fast") == plain


@pytest.mark.slow
def test_compiled_games_keep_secrets_and_replay_recorded_matches(compiled: Path) -> None:
    wanted = [f"tests/contract/{name}" for name in SECRETS]
    kept = "secrets_are_kept or cannot_tell_apart or replay"
    run(compiled, "pytest", "-q", "-p", "no:cacheprovider", "-k", kept, *wanted)
