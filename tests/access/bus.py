"""Runs the program on an accessibility bus of its own, and a script that reads it there."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.conftest import ROOT

SYSTEM_PYTHON = "/usr/bin/python3"
PACKAGES = "at-spi2-core dbus python3-pyatspi gir1.2-atspi-2.0 libglib2.0-bin"
SETTINGS = (
    "[motion]\nspeed = 0\n[play]\nai_pace = 0\nconfirmations = false\n[sound]\nmute = true\n"
)


def lacking() -> str:
    """Returns what is missing to read the program from outside; "" when nothing is."""
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
"{python}" -m tabletop --data-dir "{folder}" {words} &
program=$!
timeout {most} "{system}" "{reader}"
status=$?
kill $program; wait $program 2>/dev/null
exit $status
"""


def read(folder: Path, words: str, reader: str, seconds: int) -> str:
    """Runs `tabletop WORDS` and a script of this folder, "blind.py 5", beside it; returns what the
    script prints. The program begins with SETTINGS."""
    (folder / "settings.toml").write_text(SETTINGS, encoding="utf-8")
    runtime = folder / "run"
    runtime.mkdir(mode=0o700)
    name, *rest = reader.split()
    script = SCRIPT.format(
        python=sys.executable, folder=folder, words=words, system=SYSTEM_PYTHON,
        reader='" "'.join([str(Path(__file__).parent / name), *rest]), most=seconds + 20,
    )  # fmt: skip
    away = ("DISPLAY", "WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS", "DBUS_SESSION_BUS_ADDRESS")
    environment = {key: value for key, value in os.environ.items() if key not in away}
    environment |= {"XDG_RUNTIME_DIR": str(runtime), "PYTHONPATH": str(ROOT)}
    environment |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        ["dbus-run-session", "--", "bash", "-c", script], cwd=ROOT, env=environment,
        capture_output=True, text=True, timeout=seconds + 60,
    )  # fmt: skip
    assert done.returncode == 0, f"{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout
