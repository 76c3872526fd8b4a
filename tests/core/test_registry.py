"""Games are found by their folders or by being registered; a wrong key gets a suggestion."""

from __future__ import annotations

import importlib
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tabletop.core import registry
from tabletop.core.errors import UnknownGame
from tabletop.core.game import Game
from tests.tiny import GAME, INFO


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Leaves the registry as it was found."""
    added, found = registry._added.copy(), registry._found.copy()
    yield
    registry._damaged.clear()
    registry._added.clear()
    registry._added.update(added)
    registry._found.clear()
    registry._found.update(found)


def test_games_come_in_the_order_of_their_keys() -> None:
    registry.register(Game(replace(INFO, key="aardvarks"), GAME.start, GAME.package))
    assert list(registry.games()) == sorted(registry.games())
    assert "aardvarks" in registry.games()


def test_every_folder_with_a_game_is_found_under_its_own_name() -> None:
    package = importlib.import_module("tabletop.games")
    folders = [path.parent.name for path in Path(package.__path__[0]).glob("*/__init__.py")]
    modules = {name: importlib.import_module(f"tabletop.games.{name}") for name in folders}
    own = {name: module.GAME for name, module in modules.items() if hasattr(module, "GAME")}
    assert "bounce_bunny_bounce" in own
    assert all(registry.game(name) is game for name, game in own.items())
    assert set(registry.games()) == {*own, *registry._added}


def test_a_key_nearly_right_gets_a_suggestion() -> None:
    with pytest.raises(UnknownGame, match=r"'tiny_aution'; did you mean 'tiny_auction'\?"):
        registry.game("tiny_aution")


@pytest.mark.parametrize("key", ["", "chess", "x" * 1000, "\n"])
def test_a_key_far_off_gets_the_list(key: str) -> None:
    with pytest.raises(UnknownGame, match=r"known are: .*tiny_auction"):
        registry.game(key)


def test_the_list_handed_out_is_nobodys_to_change() -> None:
    registry.games().clear()
    assert registry.game("tiny_auction") is GAME


def test_a_game_that_cannot_be_imported_hides_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is left out and named in the log; the others can be played."""
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "__init__.py").write_text("raise RuntimeError('oh')")
    package = importlib.import_module("tabletop.games")
    registry._found.clear()
    with monkeypatch.context() as patched:
        patched.setattr(package, "__path__", [*package.__path__, str(tmp_path)])
        assert "bounce_bunny_bounce" in registry.games()
    assert "broken" in caplog.text
    with pytest.raises(UnknownGame, match=r"'broken' could not be loaded: RuntimeError: oh"):
        registry.game("broken")
    assert "tiny_auction" in registry.games()


def test_listing_the_games_loads_no_rules() -> None:
    """The menu names every game; their rules wait for the first match."""
    listed = "from tabletop.core.registry import games; import sys; print(*games(), *sys.modules)"
    said = subprocess.run([sys.executable, "-c", listed], capture_output=True, text=True).stdout
    words = said.split()
    assert {"bounce_bunny_bounce", "bunny_boom"} <= set(words)
    assert not [name for name in words if name.endswith((".state", ".rules.rules", ".heuristics"))]


def test_further_screens_are_named_by_their_modules_and_not_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = importlib.import_module(GAME.package)
    assert registry.screens(GAME) == {}
    monkeypatch.setattr(folder, "SCENES", ("nowhere.garden:Garden", "nowhere.else_.shed:Shed"),
                        raising=False)  # fmt: skip
    assert registry.screens(GAME) == {
        "garden": "nowhere.garden:Garden",
        "shed": "nowhere.else_.shed:Shed",
    }
