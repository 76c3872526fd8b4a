"""A whole match of each game through the platform's accessibility alone, against Easy."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop.core.registry import games
from tabletop.scenes.shelf import on_the_shelf
from tabletop.session.library import Library
from tests.conftest import ROOT

SYSTEM_PYTHON = "/usr/bin/python3"
PACKAGES = "at-spi2-core dbus python3-pyatspi gir1.2-atspi-2.0 libglib2.0-bin"
SECONDS = 420
LONG = ("bunny_bidding", "bunny_kingdom", "killer_bunnies")
"""Every look at their tables asks for a few hundred things, one by one."""

SETTINGS = (
    "[motion]\nspeed = 0\n[play]\nai_pace = 0\nconfirmations = false\n[sound]\nmute = true\n"
)


def lacking() -> str:
    """What is missing to read the program from outside; "" when nothing is."""
    if sys.platform != "linux":
        return "AT-SPI is there on Linux only"
    if importlib.util.find_spec("accesskit") is None:
        return "accesskit is not installed"
    tools = all(shutil.which(name) for name in ("dbus-run-session", "gdbus", SYSTEM_PYTHON))
    reads = tools and not subprocess.run(
        [SYSTEM_PYTHON, "-c", "import pyatspi"], capture_output=True, timeout=60
    ).returncode
    return "" if reads else f"AT-SPI cannot be read here; it needs the packages {PACKAGES}"


SCRIPT = """
for name in IsEnabled ScreenReaderEnabled; do
  gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus \
    --method org.freedesktop.DBus.Properties.Set org.a11y.Status $name '<true>' >/dev/null
done
"{python}" -m tabletop --data-dir "{folder}" play {game} --seats {seats} --seed 3 &
program=$!
timeout {most} "{reader}" "{blind}" 5 {seconds}
status=$?
kill $program; wait $program 2>/dev/null
exit $status
"""


@pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there")
@pytest.mark.parametrize(
    "game",
    [pytest.param(g, marks=[pytest.mark.slow] * (g in LONG)) for g in sorted(on_the_shelf())],
)
def test_a_match_is_played_to_its_end_by_names_and_actions_alone(
    game: str, tmp_path: Path
) -> None:
    (tmp_path / "settings.toml").write_text(SETTINGS)
    runtime = tmp_path / "run"
    runtime.mkdir(mode=0o700)
    seats = ",".join(["human", *["ai:easy"] * (min(games()[game].info.players) - 1)])
    script = SCRIPT.format(
        python=sys.executable, folder=tmp_path, game=game, seats=seats, reader=SYSTEM_PYTHON,
        blind=ROOT / "tests" / "access" / "blind.py", seconds=SECONDS, most=SECONDS + 20,
    )  # fmt: skip
    away = ("DISPLAY", "WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS", "DBUS_SESSION_BUS_ADDRESS")
    environment = {key: value for key, value in os.environ.items() if key not in away}
    environment |= {"XDG_RUNTIME_DIR": str(runtime), "PYTHONPATH": str(ROOT)}
    environment |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        ["dbus-run-session", "--", "bash", "-c", script], cwd=ROOT, env=environment,
        capture_output=True, text=True, timeout=SECONDS + 60,
    )  # fmt: skip
    assert done.returncode == 0, f"{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    library = Library(tmp_path / "library.sqlite3")
    try:
        matches = library.saved()
    finally:
        library.close()
    assert len(matches) == 1, done.stdout[-3000:]
    saved = matches[0]
    assert saved.over and saved.result is not None and not saved.result.early
    if len(saved.result.sources) > 1:
        assert "told: Total: " in done.stdout or "told: Carrots: " in done.stdout
