"""What tests of several subcommands need."""

from __future__ import annotations

import pytest

from tabletop.cli import main

GAME = "bounce_bunny_bounce"


def refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one line a command line with bad input is answered with; its exit status is 2."""
    capsys.readouterr()
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1 and err.endswith("\n")
    assert "Traceback" not in err
    return err
