"""`tabletop lab test GAME`: one game's tests with its table, and the contract's for that game."""

from __future__ import annotations

import argparse
import subprocess
import sys
from typing import Final

from tabletop.core.errors import TabletopError
from tabletop.core.registry import game as find_game
from tabletop.lab.house import ROOT

SHARED: Final = ("contract", "pictures", "session/test_every_game.py")
"""Tests of all games, of which those of the one are run."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="key of the game, see 'tabletop games'")
    parser.add_argument(
        "--rules", action="store_true", help="leave out what is drawn: rules, words and agents"
    )


def run(args: argparse.Namespace) -> int:
    key, tests = find_game(args.game).info.key, ROOT / "tests"
    own = tests / "games" / key
    if not own.is_dir():
        raise TabletopError(f"There are no tests of {key} here; they lie in a checkout's 'tests'.")
    words = ["-m", "pytest", str(own), *(str(tests / name) for name in SHARED), "-k", key]
    if args.rules:
        words += ["-m", "not drawn"]
    return subprocess.run([sys.executable, *words], cwd=ROOT).returncode
