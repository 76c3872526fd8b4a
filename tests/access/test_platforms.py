"""How the adapters of Windows and macOS are called, with stand-ins: neither was run for this."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from tabletop.scenes import window as windows
from tabletop.scenes.access.reader import Reader
from tests.scenes.support import open_app, opened

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("accesskit") is None, reason="accesskit is not installed"
)


class Events:
    """What an update gives back on these platforms; it must be raised."""

    def __init__(self, seen: list[str]) -> None:
        self._seen = seen

    def raise_events(self) -> None:
        self._seen.append("raised")


class Adapter:
    """The platform's adapter: remembers how it was made and what it was told."""

    def __init__(self, seen: list[Any], *made: object) -> None:
        self.seen = seen
        seen.append(("made", made[0]))
        self._first = made[1]

    def update_if_active(self, make: Any) -> Events:
        make()
        return Events(self.seen)

    def update_view_focus_state(self, focused: bool) -> Events:
        self.seen.append(("focus", focused))
        return Events(self.seen)


def kit(platform: str, seen: list[Any]) -> SimpleNamespace:
    """accesskit with that platform's part in place of this one's."""
    import accesskit

    names = {name: getattr(accesskit, name) for name in dir(accesskit) if name[0].isupper()}
    if platform == "win32":
        names["windows"] = SimpleNamespace(SubclassingAdapter=lambda *a: Adapter(seen, *a))
    else:
        names["macos"] = SimpleNamespace(
            add_focus_forwarder_to_window_class=lambda name: seen.append(("forwards", name)),
            SubclassingAdapter=SimpleNamespace(for_window=lambda *a: Adapter(seen, *a)),
        )
    return SimpleNamespace(**names)


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_the_adapter_is_made_on_the_hidden_window_and_its_events_are_raised(
    platform: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = opened("menu", tmp_path)
    seen: list[Any] = []
    handle = object()  # a number or a capsule: it goes on as it is
    stand_in = SimpleNamespace(hide=lambda: seen.append("hide"), show=lambda: seen.append("show"))
    reader = Reader()
    with monkeypatch.context() as patched:
        patched.setattr(sys, "platform", platform)
        patched.setattr(windows, "PLATFORM", platform)
        patched.setattr(pygame.display, "get_wm_info", lambda: {"window": handle})
        patched.setattr(app.window, "_window", stand_in)
        patched.setattr(reader, "_kit", kit(platform, seen))
        app.window.hidden_while(reader.attach)
        forwards = [("forwards", "SDLWindow")] if platform == "darwin" else []
        assert seen == ["hide", *forwards, ("made", handle), "show"]
        seen.clear()
        reader._first()
        assert reader.listening
        reader.frame(app, True)
        assert "raised" in seen
        assert (("focus", True) in seen) is (platform == "darwin")
    app.close()


def test_a_window_that_was_hidden_is_shown_again_whatever_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:

    def fails(handle: object) -> None:
        raise ZeroDivisionError

    app = open_app(tmp_path)
    seen: list[str] = []
    stand_in = SimpleNamespace(hide=lambda: seen.append("hide"), show=lambda: seen.append("show"))
    with monkeypatch.context() as patched:
        patched.setattr(windows, "PLATFORM", "win32")
        patched.setattr(pygame.display, "get_wm_info", lambda: {"window": 7})
        patched.setattr(app.window, "_window", stand_in)
        with pytest.raises(ZeroDivisionError):
            app.window.hidden_while(fails)
    assert seen == ["hide", "show"]
    app.close()
