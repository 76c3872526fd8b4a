"""The bundle for people without Python: its licences, its man page, its desktop files."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from shutil import which
from types import ModuleType

import pytest

from tabletop import __version__, cli
from tests.conftest import ROOT

PACKAGING = ROOT / ".packaging"
PLATFORM = re.compile(r"sys_platform == '(?!linux)|platform_python_implementation == 'PyPy'")


@pytest.fixture(scope="module")
def share() -> ModuleType:
    spec = importlib.util.spec_from_file_location("share", PACKAGING / "share.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def bundled() -> set[str]:
    """The distributions that the program and its films need, and those that they need."""
    packages = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
    by_name = {each["name"]: each for each in packages}
    ours = by_name["bunny-tabletop"]
    left = [*ours["dependencies"], *ours["optional-dependencies"]["film"]]
    found: set[str] = set()
    while left:
        each = left.pop()
        if each["name"] not in found and not PLATFORM.match(each.get("marker", "")):
            found.add(each["name"])
            left += by_name[each["name"]].get("dependencies", [])
    return found


def test_the_licence_of_everything_bundled_is_bundled(share: ModuleType) -> None:
    named = {re.sub("[-_.]+", "-", name).lower() for name in share.BUNDLED}
    assert named == bundled()


def test_the_man_page_and_completions_know_every_subcommand_and_option(share: ModuleType) -> None:
    page, texts = share.man_page(), share.completions()
    assert f'"{__version__}"' in page
    for name, parser in share.parsers():
        assert f".SS {name}\n" in page
        for option in share.options(parser):
            assert share.escaped(option.option_strings[0]) in page
            assert all(option.option_strings[-1].lstrip("-") in text for text in texts.values())
    assert len(list(share.parsers())) == len(cli.COMMANDS)
    assert not [line for line in page.splitlines() if line.startswith("'")]


def test_files_that_a_double_click_opens_have_the_ending_that_the_program_takes() -> None:
    kinds = ElementTree.parse(PACKAGING / "linux/bunny-tabletop.xml").getroot()
    [glob] = [each for each in kinds.iter() if each.tag.endswith("glob")]
    assert glob.attrib["pattern"] == f"*{cli.ENDING}"
    [kind] = [each.attrib["type"] for each in kinds.iter() if each.tag.endswith("mime-type")]
    entry = (PACKAGING / "linux/bunny-tabletop.desktop").read_text(encoding="utf-8")
    assert f"MimeType={kind};" in entry and "Exec=bunny-tabletop %f" in entry


def test_the_release_notes_name_this_version() -> None:
    told = ElementTree.parse(PACKAGING / "linux/bunny-tabletop.metainfo.xml").getroot()
    assert next(each.attrib["version"] for each in told.iter("release")) == __version__


@pytest.mark.skipif(which("desktop-file-validate") is None, reason="needs desktop-file-utils")
def test_desktops_take_the_entry() -> None:
    path = PACKAGING / "linux/bunny-tabletop.desktop"
    subprocess.run(["desktop-file-validate", path], check=True)


@pytest.mark.slow
def test_the_bundle_plays_the_same_match(tmp_path: Path) -> None:
    """Some minutes and the network: pytest -m slow tests/test_packaging.py."""
    subprocess.run([PACKAGING / "bundle"], check=True)
    played = ["simulate", "bunny_boom", "--games", "3", "--seed", "3"]
    ours = [ROOT / "dist/bunny-tabletop/tabletop"], [sys.executable, "-m", "tabletop"]
    digests = [
        subprocess.run([*each, *played], check=True, capture_output=True, text=True).stdout
        .splitlines()[-1]
        for each in ours
    ]  # fmt: skip
    assert digests[0] == digests[1] and digests[0].startswith("digest ")
