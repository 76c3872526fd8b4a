"""A report of a fault: one file with the log, the settings and the latest match, without names."""

from __future__ import annotations

import platform
import subprocess
import sys
import zipfile
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tabletop import __version__
from tabletop.core.errors import TabletopError
from tabletop.core.record import write_record
from tabletop.session.library import Library
from tabletop.session.paths import Folders
from tabletop.session.running import Running
from tabletop.session.seats import seat_data
from tabletop.session.settings import load_settings, settings_text
from tabletop.session.writing import replacing

TOP: Final = Path(__file__).resolve().parent.parent

KEPT: Final = 3
"""Reports that stay beside the log; older ones are deleted."""


def compiled() -> bool:
    """Returns True in a build whose rules and search are compiled."""
    found = find_spec("tabletop.core.frames")
    return found is not None and not str(found.origin).endswith(".py")


def commit() -> str:
    """Returns the short name of the commit this program was made from, "" where nobody knows."""
    with suppress(OSError, ValueError):
        return (TOP / "commit.txt").read_text(encoding="ascii").strip()
    if (TOP.parent / ".git").exists():
        with suppress(OSError, subprocess.SubprocessError):
            asked = ["git", "-C", str(TOP.parent), "rev-parse", "--short", "HEAD"]
            return subprocess.run(asked, capture_output=True, text=True, timeout=5).stdout.strip()
    return ""


def build() -> str:
    """Returns one line that tells this program from others: version, commit, Python, SDL, system.

    SDL is told where pygame is loaded already.
    """
    made_from = f" ({name})" if (name := commit()) else ""
    parts = [f"tabletop {__version__}{made_from}", *(["compiled"] if compiled() else [])]
    parts.append(f"Python {platform.python_version()}")
    if (pygame := sys.modules.get("pygame")) is not None:
        parts.append(f"pygame-ce {pygame.version.ver}")
        parts.append("SDL " + ".".join(map(str, pygame.version.SDL)))
    return ", ".join([*parts, f"{platform.system()} {platform.machine()}"])


def write_report(places: Folders, path: Path | None = None) -> Path:
    """Writes the report and returns where it lies: `path`, or a new file beside the log.

    Parts that cannot be read are left out.

    Raises:
        OSError: the file cannot be written.
    """
    path = path or places.log / f"report-{datetime.now():%Y%m%d-%H%M%S}.zip"
    path.parent.mkdir(parents=True, exist_ok=True)
    parts = {"build.txt": build() + "\n"}
    for log in sorted(places.log.glob("*.log")):
        with suppress(OSError):
            parts[log.name] = log.read_text(encoding="utf-8", errors="replace")
    parts["settings.toml"] = _settings(places)
    parts["match.jsonl"] = _latest_match(places)
    with replacing(path) as fresh, zipfile.ZipFile(fresh, "w", zipfile.ZIP_DEFLATED) as file:
        for name, text in parts.items():
            file.writestr(name, text.replace(str(Path.home()), "~"))
    for old in sorted(places.log.glob("report-*.zip"))[:-KEPT]:
        with suppress(OSError):
            old.unlink()
    return path


def _settings(places: Folders) -> str:
    """Returns the settings as their file holds them, without anything that people named."""
    settings, _ = load_settings(places.settings)
    return settings_text(
        replace(settings, name="", together=(), setups={}, persons={}, learnt={})
    )


def _latest_match(places: Folders) -> str:
    """Returns the record of the match played last, its players called by their rabbits' names."""
    if not places.library.exists():
        return ""
    library = Library(places.library)
    try:
        if (latest := library.latest()) is None:
            return ""
        running = Running.resume(library, latest.id)
        seats = [seat._replace(name=seat.unnamed, past=()) for seat in running.seats]
        return write_record(running.match, tuple(map(seat_data, seats)), __version__)
    except TabletopError:
        return ""
    finally:
        library.close()
