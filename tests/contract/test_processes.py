"""A match comes out the same in every process, whatever its hash seed; states travel to workers."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys

from tabletop.core.registry import games
from tests.conftest import ROOT
from tests.contract.fingerprint import fingerprint


def printed(hash_seed: int, *names: str) -> str:
    """What a fresh process with that hash seed prints."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.contract.fingerprint", *names],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_games_come_out_the_same_in_every_process() -> None:
    lines = printed(1)
    assert lines == printed(2)
    assert set(lines.splitlines()) == {fingerprint(game) for game in games().values()}


def test_a_digest_that_hangs_on_the_hash_seed_is_caught() -> None:
    wrong = "tests.contract.variants:HASHED"
    assert printed(1, wrong) != printed(2, wrong)


def test_a_game_travels_by_its_name() -> None:
    for game in games().values():
        game.part("text")
        assert pickle.loads(pickle.dumps(game)) is game
