"""What every test stands on: headless drivers, repeatable Hypothesis, no touch of a real profile.

The environment is set before any test module can import pygame.
"""

import gc
import os
import tempfile
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # or each program a test starts compiles all anew
PROFILE = tempfile.TemporaryDirectory(prefix="tabletop-tests-", ignore_cleanup_errors=True)
os.environ["TABLETOP_DATA_DIR"] = PROFILE.name

from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tabletop.core import registry
from tests.sharing import SHARING
from tests.tiny import GAME

if TYPE_CHECKING:
    from tabletop.scenes.app import App

registry.register(GAME)

settings.register_profile(
    "project", deadline=None, derandomize=True, print_blob=True, database=None, max_examples=50
)
settings.load_profile("project")

ROOT = Path(__file__).resolve().parent.parent


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is collected stays to the end: Python's collector of cycles need not go through it."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first: at the end one worker would wait for it alone."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(autouse=True)
def games_stay() -> Iterator[None]:
    """A game that a test registers is gone after it, whichever test runs next in the process."""
    before = dict(registry._added)
    yield
    registry._added.clear()
    registry._added.update(before)


@pytest.fixture
def shared_drawings(request: pytest.FixtureRequest) -> Iterator[None]:
    """What programs of one look draw is drawn once; see `tests.drawings`.

    For files that show many screens and replace nothing of the program; the tests among them that
    do replace something use no drawings of others and leave none.
    """
    SHARING.on = "monkeypatch" not in request.fixturenames
    yield
    SHARING.on = False


@pytest.fixture
def app(tmp_path: Path) -> "Iterator[App]":
    """The program on the dummy driver, in which nothing moves slowly; see `tests.robots`."""
    from tests.robots import make_app  # brings pygame, which most tests can do without

    made = make_app(tmp_path, speed=0)
    yield made
    made.close()


@pytest.fixture
def clipped() -> Iterator[list[str]]:
    """Lines that did not fit on what they were written on."""
    from tabletop.table.art import lettering  # brings pygame, which most tests can do without

    found: list[str] = []
    lettering.watch_clipping(lambda text, ink: found.append(text))
    yield found
    lettering.watch_clipping(None)
    lettering.set_pseudo_locale(False)
