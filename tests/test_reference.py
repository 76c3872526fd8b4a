"""The reference that CONTRIBUTING tells how to generate can be generated, and is complete."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def named_modules() -> list[str]:
    """The modules of the command that CONTRIBUTING gives."""
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    found = re.search(r"^python3 -m pdoc (.+)$", page, re.MULTILINE)
    assert found is not None
    return found.group(1).split()


def test_the_reference_is_built_and_holds_the_contracts(tmp_path: Path) -> None:
    modules = named_modules()
    done = subprocess.run(
        [sys.executable, "-m", "pdoc", "-o", str(tmp_path), *modules],
        cwd=ROOT, capture_output=True, text=True, timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    for module, name in (
        ("tabletop/core/game", "redeterminize"),
        ("tabletop/ai/agent", "Heuristics"),
        ("tabletop/session/running", "submit"),
        ("tabletop/table/board", "gesture"),
    ):
        page = (tmp_path / f"{module}.html").read_text("utf-8")
        assert name in page and "docstring" in page
