"""Recorded matches, re-run line by line: base, specials, powers and handicaps, variants.

In `concluded` all may conclude where a tile is that one seat has seen before.
"""

from pathlib import Path

HERE = Path(__file__).parent
GOLDEN = sorted((HERE / "golden").glob("*.jsonl"))


def test_the_expansions_and_two_variants_are_recorded() -> None:
    assert {path.stem for path in GOLDEN} >= {"base", "specials", "powers", "easier", "different"}
