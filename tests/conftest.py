"""Set-up of every test: headless drivers, repeatable Hypothesis, no touch of a real profile.

The environment is set before any test module can import pygame. A run of the whole suite starts
lint and types beside the tests (`tests.beside`); a file that needs pygame is marked `drawn`, and
`-m "not drawn"` does not even import it.
"""

import gc
import os
import re
import tempfile
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ |= {"LANG": "C.UTF-8", "LANGUAGE": ""}  # the first language is the system's
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # or each program a test starts compiles all anew
PROFILE = tempfile.TemporaryDirectory(prefix="tabletop-tests-", ignore_cleanup_errors=True)
os.environ["TABLETOP_DATA_DIR"] = PROFILE.name

from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tabletop.core import registry
from tabletop.session import database
from tabletop.words import books
from tests.beside import Checks
from tests.sharing import SHARING
from tests.tiny import GAME

if TYPE_CHECKING:
    from tabletop.scenes.app import App

registry.register(GAME)
database.SYNCHRONOUS = "OFF"  # what is killed, programs in processes of their own, is on the disk

settings.register_profile(
    "project", deadline=None, derandomize=True, print_blob=True, database=None, max_examples=50
)
settings.load_profile("project")

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "tests"

collect_ignore = ["examples"]
"""Files under the paths of another project; `test_worked_game` runs what is tested there."""

DRAWN = {"access", "cli", "lessons", "pictures", "scenes", "table", "test_worked_game.py"}
DRAWS = re.compile(
    r"^ *(from|import) (pygame|PIL|tabletop\.(scenes|table)|tabletop\.games\.\w+\.table|"
    r"tabletop\.lab\.bench\.frames|tests\.(robots|drawings|scenes|lessons|access))",
    re.MULTILINE,
)
"""Imports that bring pygame."""


def is_drawn(path: Path) -> bool:
    """True for a test file that needs pygame: by its place, or by its imports."""
    if DRAWN & set(path.relative_to(HERE).parts):
        return True
    return path.suffix == ".py" and DRAWS.search(path.read_text(encoding="utf-8")) is not None


def pytest_configure(config: pytest.Config) -> None:
    """Leaves slow tests to who asks for them; starts lint and types beside the whole suite."""
    if "slow" not in config.option.markexpr:
        asked = config.option.markexpr
        config.option.markexpr = f"({asked}) and not slow" if asked else "not slow"
    if Checks.wanted(config):
        config.pluginmanager.register(Checks(ROOT))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leaves drawn files out unread where none of them is wanted."""
    return ("not drawn" in config.option.markexpr and is_drawn(collection_path)) or None


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is collected stays to the end: Python's collector of cycles need not go through it."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks what is drawn; and lets begin first what takes longest, or one worker would wait."""
    drawn = {path: is_drawn(path) for path in {item.path for item in items}}
    for item in items:
        if drawn[item.path]:
            item.add_marker("drawn")
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(autouse=True)
def games_stay() -> Iterator[None]:
    """A game that a test registers is gone after it, whichever test runs next in the process."""
    before = dict(registry._added)
    yield
    registry._added.clear()
    registry._added.update(before)


@pytest.fixture(autouse=True)
def language_stays() -> Iterator[None]:
    """A language that a test chose, by a random press too, is not that of the next test."""
    before = books.language()
    yield
    if books.language() != before:
        books.use(before)


@pytest.fixture
def shared_drawings(request: pytest.FixtureRequest) -> Iterator[None]:
    """What programs of one look draw is drawn once; see `tests.drawings`.

    For files that show many screens and replace nothing of the program; the tests among them that
    do replace something use no drawings of others and leave none.
    """
    SHARING.on = "monkeypatch" not in request.fixturenames
    yield
    SHARING.on = False


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Makes pictures flat rectangles of their sizes: painting can be half of a table's test.

    Tests that look at pixels ask for the fixture `painted`.
    """
    if item.get_closest_marker("drawn") is not None:
        from tests.drawings import paint  # brings pygame, which most tests can do without

        paint("painted" in getattr(item, "fixturenames", ()))


@pytest.fixture
def painted() -> None:
    """Pictures are painted as the player sees them; for tests that look at pixels."""


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
