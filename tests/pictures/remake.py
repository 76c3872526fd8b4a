"""Makes the reference pictures anew: `python -m tests.pictures.remake [PART OF A NAME ...]`.

Those are made that the test would find different (without words: among all), and what is left over
is removed.
"""

from __future__ import annotations

import sys

import pygame

import tests.conftest  # noqa: F401 (headless drivers and the tests' games, as in the tests)
from tests.pictures import FOLDER, cases, difference, drawn


def main(wanted: list[str]) -> None:
    """Writes the pictures whose name holds one of the words, or all."""
    FOLDER.mkdir(exist_ok=True)
    found = list(cases())
    chosen = [case for case in found if not wanted or any(word in case.name for word in wanted)]
    made = 0
    for case in chosen:
        path = FOLDER / f"{case.name}.png"
        now = drawn(case)
        told = difference(pygame.image.load(path), now) if path.exists() else "new"
        if told:
            print(f"{case.name}: {told}")
            pygame.image.save(now, path)
            made += 1
    names = {case.name for case in found}
    for path in FOLDER.glob("*.png"):
        if path.stem not in names:
            print(f"{path.stem}: left over, removed")
            path.unlink()
    size = sum(path.stat().st_size for path in FOLDER.glob("*.png"))
    print(f"{made} of {len(found)} pictures made anew; all together {size / 1000:.0f} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
