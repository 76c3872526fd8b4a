"""The program in a real window with a real mouse: into a match, out in mid-turn, and on."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from tabletop.core.registry import game
from tabletop.games.bounce_bunny_bounce.rules.actions import BOUNCE, END_TURN
from tabletop.scenes.app import App
from tabletop.scenes.menu.scene import MenuScene
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.setup.scene import SetupScene
from tabletop.session.library import Library
from tabletop.session.running import Running
from tests.robots import make_app

KEY = "bounce_bunny_bounce"
LACKING = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]
PATIENCE = 60.0

pytestmark = pytest.mark.skipif(
    bool(LACKING), reason=f"a real window needs {' and '.join(LACKING)}"
)


def wait_for(what: Callable[[], object], why: str) -> object:
    """Polls until `what` is true; the limit only ends a test that hangs."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = what()
        if found:
            return found
        time.sleep(0.1)
    raise AssertionError(f"waited in vain: {why}")


@contextmanager
def alone() -> Iterator[None]:
    """One at a time: a screen that ends takes the socket of one that begins with its number."""
    import fcntl  # not there on Windows, where these tests are skipped

    path = Path(tempfile.gettempdir()) / "bunny-tabletop-screens.lock"
    with path.open("w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextmanager
def screen(kind: str) -> Iterator[str]:
    """A virtual screen of its own, of that kind ("1280x720x24").

    It is not reset when its last client goes: another would find no screen in that moment.
    """
    read, write = os.pipe()
    with alone():
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", kind, "-noreset"],
            pass_fds=[write], stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(write)
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
    assert number, "Xvfb did not start"
    try:
        yield f":{number}"
    finally:
        with alone():
            server.terminate()
            server.wait()


@pytest.fixture
def display() -> Iterator[str]:
    with screen("1280x720x24") as name:
        yield name


class Window:
    """The running program, and a mouse on its screen."""

    def __init__(self, display: str, data: Path) -> None:
        self.environment = {**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11"}
        self.program = subprocess.Popen(
            [sys.executable, "-m", "tabletop", "--data-dir", str(data)],
            env=self.environment,
            stderr=subprocess.PIPE,
        )
        wait_for(self._came, "no window came")

    def _came(self) -> str:
        """Whether its window is there; a program that ended is told with what it said."""
        if self.program.poll() is not None:
            _, complaints = self.program.communicate()
            raise AssertionError(f"the program ended: {complaints.decode()[-2000:]}")
        return self.xdotool("search", "--onlyvisible", "--class", ".")

    def xdotool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words], env=self.environment, capture_output=True, text=True, check=False
        )
        return done.stdout.strip()

    def move(self, pos: tuple[int, int]) -> None:
        self.xdotool("mousemove", str(pos[0]), str(pos[1]))
        time.sleep(0.05)

    def click(self, pos: tuple[int, int]) -> None:
        self.move(pos)
        self.xdotool("mousedown", "1")
        time.sleep(0.05)
        self.xdotool("mouseup", "1")

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.move(start)
        self.xdotool("mousedown", "1")
        for step in range(1, 9):
            x = start[0] + (end[0] - start[0]) * step // 8
            y = start[1] + (end[1] - start[1]) * step // 8
            self.move((x, y))
        self.xdotool("mouseup", "1")

    def close(self) -> None:
        """The window manager's close button, or where there is none its signal."""
        self.program.send_signal(signal.SIGTERM)
        _, complaints = self.program.communicate(timeout=PATIENCE)
        assert b"Traceback" not in complaints, complaints.decode()


class Saved:
    """The match as the library has it while the program runs, and where its pieces are drawn."""

    def __init__(self, data: Path, folder: Path) -> None:
        self.data, self.folder = data, folder
        self.app: App = make_app(folder)
        self.count = 0

    def running(self) -> Running | None:
        """The newest saved match, read from a copy of the file."""
        self.count += 1
        copy = self.folder / f"copy{self.count}"
        copy.mkdir()
        for file in self.data.rglob("library*"):
            shutil.copy(file, copy / file.name)
        try:
            library = Library(next(copy.glob("*.sqlite3")))
            latest = library.latest()
            running = Running.resume(library, latest.id) if latest else None
            library.close()
        except Exception:
            return None  # copied in the middle of a write: the next copy will do
        return running

    def scene(self) -> PlayScene | None:
        """The table as the window shows it when the person in seat 0 is asked, else None."""
        running = self.running()
        if running is None or running.over or 0 not in running.actors():
            return None
        scene = PlayScene(self.app, running)
        self.app.go(scene)
        return scene

    def ply(self) -> int:
        running = self.running()
        return running.ply if running is not None else -1


def one_choice(window: Window, saved: Saved, *, by_drag: bool) -> None:
    """Makes the first legal choice with the mouse, again until the library has it."""
    scene = wait_for(saved.scene, "the person was never asked")
    assert isinstance(scene, PlayScene)
    before = scene.running.ply
    # The turn is ended rather than a shock spent, so that nobody can win before the test is over.
    wanted = sorted(scene.legal(), key=lambda a: a.kind != END_TURN)
    action = wanted[0]
    gesture = scene.table.gesture(action, scene.view)
    for _ in range(12):
        if gesture.source.startswith("button:"):
            control = scene.controls.find(gesture.source)
            assert control is not None
            window.click(control.rect.center)
        elif scene.table.half(action, scene.view):
            cells = [scene.table.rect(f"cell:{a.a}") for a in scene.legal()[:2]]
            assert cells[0] and cells[1]
            window.drag(cells[0].center, cells[1].center)
        else:
            source, target = scene.table.rect(gesture.source), scene.table.rect(gesture.target)
            if (by_drag or not scene.table.direct(gesture, scene.view)) and source and target:
                window.drag(source.center, target.center)
            else:
                place = target or source
                assert place is not None
                window.click(place.center)
        for _ in range(20):
            if saved.ply() > before:
                return
            time.sleep(0.1)
    raise AssertionError(f"{gesture} never reached the library")


def own_bounces(saved: Saved) -> int:
    """How often the person in seat 0 has bounced; nobody has three carrots by the second time."""
    running = saved.running()
    log = running.match.log if running is not None else []
    return sum(entry.player == 0 and entry.action.kind == BOUNCE for entry in log)


def where(saved: Saved, scene: MenuScene | SetupScene, key: str) -> tuple[int, int]:
    saved.app.go(scene)
    control = scene.controls.find(key)
    assert control is not None, [c.key for c in scene.controls.items]
    return control.rect.center


def test_a_match_is_begun_left_in_mid_turn_and_gone_on_with(display: str, tmp_path: Path) -> None:
    data = tmp_path / "data"
    settings = data / "settings.toml"
    data.mkdir()
    settings.write_text('[display]\nscale = 100\nwindow = [1280, 720]\n[motion]\nspeed = 4\n')
    saved = Saved(data, tmp_path)
    window = Window(display, data)
    try:
        menu = where(saved, MenuScene(saved.app), f"game:{KEY}")
        start = where(saved, SetupScene(saved.app, game(KEY)), "start")
        for _ in range(30):
            window.click(menu)
            time.sleep(0.5)
            window.click(start)
            if saved.running() is not None:
                break
            time.sleep(0.5)
        one_choice(window, saved, by_drag=True)
        while own_bounces(saved) < 2:
            one_choice(window, saved, by_drag=False)
    finally:
        window.close()
    left_at = saved.ply()
    assert left_at > 2

    window = Window(display, data)
    try:
        copy = saved.running()
        assert copy is not None
        saved.app.library.close()
        go_on = next(c for c in menu_of(saved, data).controls.items if c.key == "continue")
        for _ in range(30):
            window.click(go_on.rect.center)
            time.sleep(0.5)
            if saved.ply() >= left_at:
                break
        one_choice(window, saved, by_drag=False)
        assert saved.ply() > left_at
    finally:
        window.close()
    pygame.event.clear()


def menu_of(saved: Saved, data: Path) -> MenuScene:
    """The menu as it looks with that library."""
    copy = saved.folder / "for_menu"
    shutil.copytree(data, copy)
    saved.app.library = Library(next(copy.rglob("*.sqlite3")))
    scene = MenuScene(saved.app)
    saved.app.go(scene)
    return scene


@pytest.mark.parametrize("kind", ["800x480x16", "800x480x24", "1280x720x16"])
def test_a_window_fits_its_screen_and_can_be_drawn_on_whatever_its_depth(kind: str) -> None:
    code = (
        "from tabletop.scenes.window import Window, prepare\n"
        "prepare(); window = Window(); window.first_picture()\n"
        "import pygame; pixels = pygame.Surface((4, 4), pygame.SRCALPHA)\n"
        "print(*window.size, window.surface.get_bitsize() >= 24, pixels.get_bitsize())"
    )
    environment = {k: v for k, v in os.environ.items() if not k.startswith("SDL_")}
    with screen(kind) as name:
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE,
            env={**environment, "DISPLAY": name},
        )  # fmt: skip
    width, height = kind.split("x")[:2]
    assert done.stdout.split()[-4:] == [width, height, "True", "32"], done.stderr
