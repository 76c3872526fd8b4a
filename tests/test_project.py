"""The project as a whole: lint, types, rings, shipped assets, and what no file may hold."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop.lab.house import Counts, clauses, counted, is_drawn
from tabletop.lab.tracing import Click

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "tabletop"
CODE_FOLDERS = ("tabletop", "tests", "sounds", "fonts", "sprites")
TEXT_ENDINGS = (".py", ".md", ".toml", ".txt", ".svg", ".json", ".csv", ".ftl", ".jsonl", "")
LONGEST_FILE = 600

KEPT = tomllib.loads((ROOT / "tests" / "house.toml").read_text(encoding="utf-8"))
"""Numbers of each kind that a room of the program may hold."""

SLACK = 10
"""A room so far below its number must take the lower one."""

FIRST = "7d8cfbd0"
"""The commit after which subjects keep the rule."""


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """Runs a Python tool at the project's top."""
    return subprocess.run(
        [sys.executable, *words], cwd=ROOT, capture_output=True, text=True, timeout=600
    )


def tracked() -> list[Path]:
    """The project's files: those git knows, or all when this is no checkout."""
    listed = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    if listed.returncode == 0 and listed.stdout:
        paths = [ROOT / name for name in listed.stdout.split("\0") if name]
        return [path for path in paths if path.is_file()]
    skipped = {".venv", ".git", "__pycache__", ".mypy_cache", ".ruff_cache", ".pytest_cache"}
    return [p for p in ROOT.rglob("*") if p.is_file() and not skipped & set(p.parts)]


def python_files() -> list[Path]:
    """The project's Python files."""
    return [path for path in tracked() if path.suffix == ".py"]


def imports(path: Path) -> Iterator[str]:
    """The dotted names a module imports, wherever in it; a relative import as an absolute one."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports hide which ring is meant"
            yield node.module or ""
            yield from (f"{node.module}.{name.name}" for name in node.names)


def ring_files(ring: str) -> list[Path]:
    """The modules of a ring that do not draw."""
    return [p for p in sorted((PACKAGE / ring).rglob("*.py")) if not is_drawn(p)]


@pytest.mark.parametrize(
    ("ring", "allowed"),
    [
        ("words", ("words",)),
        ("core", ("words", "core")),
        ("ai", ("words", "core", "ai")),
        ("games", ("words", "core", "ai", "games")),
        ("session", ("words", "core", "ai", "games", "session")),
    ],
)
def test_imports_point_inwards_only(ring: str, allowed: tuple[str, ...]) -> None:
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in ring_files(ring)
        for name in imports(path)
        if name.startswith("tabletop.") and name.split(".")[1] not in allowed
        if name != "tabletop.__version__"
    ]
    assert not wrong


def test_the_program_never_imports_the_lab() -> None:
    """The command line finds it by dotted text alone, when a maker asks for it."""
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if path.relative_to(PACKAGE).parts[0] != "lab"
        for name in imports(path)
        if name.startswith("tabletop.lab")
    ]
    assert not wrong


def test_no_game_knows_another_game() -> None:
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in sorted((PACKAGE / "games").rglob("*.py"))
        for name in imports(path)
        if name.startswith("tabletop.games.")
        and name.split(".")[2] != path.relative_to(PACKAGE / "games").parts[0]
    ]
    assert not wrong


def test_words_and_core_stand_on_the_standard_library_alone() -> None:
    known = (*sys.stdlib_module_names, "tabletop")
    wrong = [
        f"{path.name} imports {name}"
        for ring in ("words", "core")
        for path in ring_files(ring)
        for name in imports(path)
        if name.split(".")[0] not in known
    ]
    assert not wrong


def test_the_inner_rings_load_without_pygame() -> None:
    names = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for ring in ("words", "core", "ai", "games", "session")
        for path in ring_files(ring)
    ]
    code = (
        "import importlib, sys\n"
        f"for name in {names!r}: importlib.import_module(name)\n"
        "print([m for m in sys.modules if m.split('.')[0] in ('pygame', 'pygame_gui', 'numpy')])"
    )
    done = run("-c", code)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[]"


def test_a_run_without_drawn_tests_imports_no_pygame() -> None:
    words = ["-m", "not drawn", "--collect-only", "-q", "-n", "0", "-p", "no:cacheprovider"]
    code = (
        "import sys, pytest\n"
        f"status = pytest.main({words!r})\n"
        "print(int(status), [m for m in sys.modules if m.split('.')[0] in ('pygame', 'PIL')])"
    )
    done = run("-c", code)
    assert done.stdout.splitlines()[-1] == "0 []", done.stdout[-2000:] + done.stderr


def test_the_command_line_loads_nothing_heavy_before_it_is_needed() -> None:
    code = (
        "import sys; import tabletop.__main__; from tabletop.cli import main; main(['--help'])\n"
        "heavy = {'pygame', 'rich', 'msgspec', 'sqlite3', 'asyncio', 'tabletop.games'}\n"
        "print(sorted(heavy & set(sys.modules)))"
    )
    done = run("-c", code)
    assert done.stdout.splitlines()[-1] == "[]", done.stderr


def test_the_menu_loads_no_table_no_agent_and_nothing_of_a_match() -> None:
    """What is loaded before the menu stands, everybody waits for."""
    code = (
        "import os, sys\n"
        "from tabletop.scenes import app, start\n"
        "def stands(self):\n"
        "    of_a_match = ('tabletop.scenes.play', 'tabletop.scenes.study', 'tabletop.ai.search',\n"
        "                  'msgspec', 'multiprocessing', 'secrets')\n"
        "    print([m for m in sys.modules if m.startswith(of_a_match)], flush=True)\n"
        "    os._exit(0)\n"
        "app.App.run = stands\n"
        "start.run(None)"
    )
    done = run("-c", code)
    assert done.stdout.splitlines()[-1:] == ["[]"], done.stdout + done.stderr


def test_the_table_of_a_match_loads_no_reader_of_files_and_starts_no_processes() -> None:
    """What only an import or a thinking rabbit needs takes some seven MiB in every match."""
    code = (
        "import sys; import tabletop.scenes.play.scene\n"
        "print(sorted({'msgspec', 'multiprocessing', 'subprocess'} & set(sys.modules)))"
    )
    done = run("-c", code)
    assert done.stdout.splitlines()[-1:] == ["[]"], done.stdout + done.stderr


def test_every_module_opens_with_a_docstring() -> None:
    opened = re.compile(r'\s*(#.*\n\s*)*r?"""\S', re.ASCII)
    texts = {path: path.read_text(encoding="utf-8") for path in python_files()}
    bare = [path.name for path, text in texts.items() if text.strip() and not opened.match(text)]
    assert not bare


def test_no_module_is_too_long_to_read() -> None:
    long = [
        str(path.relative_to(ROOT))
        for path in python_files()
        if len(path.read_text(encoding="utf-8").splitlines()) > LONGEST_FILE
    ]
    assert not long


FORBIDDEN = {
    "a path of somebody's machine": r"(?<![\w.])/(?:home|Users|root|work|mnt)/\w|[A-Z]:\\Users",
    "a colour with an alpha of its own, which the renderer draws opaque": r"#[0-9A-Fa-f]{8}\b",
    "a contract that is guessed at: who keeps it says so (`core.game.Game.often`)": (
        r"@" r"runtime_checkable\b"
    ),
    "something left for later": r"\b(?:TO" r"DO|FIX" r"ME|XX" r"X)\b",
}


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_file_holds(what: str) -> None:
    pattern = re.compile(FORBIDDEN[what])
    found = []
    for path in tracked():
        if path.suffix not in TEXT_ENDINGS or path == Path(__file__).resolve():
            continue
        text = path.read_text(encoding="utf-8", errors="replace")
        for number, line in enumerate(text.splitlines(), 1):
            if pattern.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}")
    assert not found, f"{what}: {found}"


def test_the_top_level_holds_only_what_the_layout_allows() -> None:
    allowed = {"pyproject.toml", "README.md", "CONTRIBUTING.md", "LICENSE", "uv.lock"}
    allowed |= {"tabletop", "sprites", "fonts", "sounds", "tests"}
    tops = {path.relative_to(ROOT).parts[0] for path in tracked()}
    assert {top for top in tops if not top.startswith(".")} <= allowed


def test_the_lock_file_holds_every_dependency_with_its_hash() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = list(project["dependencies"])
    for extra in project["optional-dependencies"].values():
        wanted.extend(extra)
    names = {re.split(r"[\[<>=]", line)[0].lower().replace("_", "-") for line in wanted}
    lock = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))
    locked = {package["name"]: package for package in lock["package"]}
    assert not names - set(locked)
    for name, package in locked.items():
        files = [*package.get("wheels", []), *filter(None, [package.get("sdist")])]
        assert name == project["name"] or files
        assert all(file["hash"].startswith("sha256:") for file in files)
        assert all(file["url"].startswith("https://files.pythonhosted.org/") for file in files)
    own = locked[project["name"]]["metadata"]["requires-dist"]
    assert {line["name"] for line in own} >= names - {project["name"]}, "lock again: uv lock"


def test_the_wheel_ships_every_asset_and_no_maker_of_assets(tmp_path: Path) -> None:
    done = run("-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path))
    assert done.returncode == 0, done.stdout + done.stderr
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        names = set(wheel.namelist())
    assets = [
        path
        for path in tracked()
        if path.relative_to(ROOT).parts[0] in ("sprites", "fonts", "sounds")
        and path.suffix != ".py"
        and path.parent != ROOT / "sprites" / "readme"
    ]
    expected = {f"tabletop/{path.relative_to(ROOT).as_posix()}" for path in assets}
    expected |= {p.relative_to(ROOT).as_posix() for p in tracked() if PACKAGE in p.parents}
    assert not expected - names
    assert not [n for n in names if n.startswith(("tabletop/sounds", "tabletop/fonts", "tests"))
                and n.endswith(".py")]  # fmt: skip
    assert any(name.endswith("entry_points.txt") for name in names)
    assert any(name.endswith("LICENSE") for name in names)


def test_every_font_family_ships_its_licence() -> None:
    families = {path.stem.rsplit("-", 1)[0] for path in (ROOT / "fonts").glob("*.woff")}
    latin = {"caprasimo", "nunito", "atkinson-hyperlegible", "opendyslexic"}
    assert families == latin | {"m-plus-rounded-1c"}
    for family in families:
        text = (ROOT / "fonts" / f"{family}-OFL.txt").read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in text


def test_no_font_needs_brotli() -> None:
    """FreeType has no Brotli in pygame-ce's wheels for Windows; WOFF2 is not read there."""
    files = [path for path in (ROOT / "fonts").iterdir() if path.suffix not in (".py", ".txt")]
    assert len(files) == 10
    for path in files:
        assert path.read_bytes()[:4] in (b"wOFF", b"\0\1\0\0", b"OTTO"), path.name


def test_every_font_draws_its_letters_and_a_real_minus() -> None:
    from tabletop.table.charmaps import charmap

    for path in (ROOT / "fonts").glob("*.woff"):
        letters = "AZaz09äöüßéñçš&!?–\N{MINUS SIGN}"
        if path.stem.startswith("m-plus"):
            letters = "ΑΩάώἀאת"
        elif not path.stem.startswith("caprasimo"):
            letters += "őżłŞ"
        if path.stem.startswith("nunito"):
            letters += "ЁЖяґҰӘễịƠ"
        missing = [letter for letter in letters if letter not in charmap(path)]
        assert not missing, f"{path.name} cannot draw {missing}"


def readme() -> str:
    return (ROOT / "README.md").read_text(encoding="utf-8")


def test_readme_gives_the_two_commands_and_ci_runs_the_second() -> None:
    commands = re.findall(r"^python3 -m venv .*$", readme(), re.MULTILINE)
    assert commands == [
        "python3 -m venv .venv && .venv/bin/pip install -q . && .venv/bin/tabletop",
        'python3 -m venv .venv && .venv/bin/pip install -q -e ".[test]" && .venv/bin/pytest',
    ]
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    pattern = re.search(r"grep -m 1 '(.*)' README\.md", script)
    assert pattern is not None
    found = [line for line in readme().splitlines() if re.search(pattern.group(1), line)]
    assert found == commands[1:]


def test_readme_names_every_subcommand_and_nothing_else() -> None:
    from tabletop.cli import COMMANDS, LAB

    named = re.findall(r"`tabletop (lab )?([a-z]\w*)", readme())
    assert {name for lab, name in named if not lab} == set(COMMANDS)
    assert {name for lab, name in named if lab} == set(LAB)


def test_readme_has_the_table_of_keys_that_the_commands_make() -> None:
    from tabletop.scenes.keys.keysets import table, use
    from tabletop.session.settings import Settings

    use(Settings())
    assert readme().partition("## Keys\n\n")[2].partition("\n## ")[0] == table()


def test_what_a_page_links_to_is_there() -> None:
    for page in tracked():
        if page.suffix == ".md":
            for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
                assert (page.parent / target).exists(), f"{page} links to {target}"


def test_a_page_names_no_file_that_is_gone() -> None:
    example = ROOT / "tests" / "examples" / "isolation"
    games = [*(PACKAGE / "games").iterdir(), *(example / "tabletop" / "games").iterdir()]
    gone = [
        f"{page.relative_to(ROOT)}: {name}"
        for page in tracked()
        if page.suffix == ".md"
        for name in re.findall(r"`([\w./]+/[\w.]+\.(?:py|toml|json|ftl))`", page.read_text("utf-8"))
        if not any((top / name).exists() for top in (ROOT, PACKAGE, page.parent, example, *games))
    ]
    assert not gone


def test_a_newcomer_reads_no_more_than_300_lines_first() -> None:
    assert len((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").splitlines()) <= 300


@pytest.mark.parametrize("kind", KEPT)
def test_a_room_holds_no_more_than_its_number_and_the_number_follows_down(kind: str) -> None:
    now = {room: getattr(counts, kind) for room, counts in counted().items()}
    allowed: dict[str, int] = KEPT[kind]
    wrong = [
        f'"{room}" = {now.get(room, 0)}  # not {allowed.get(room, 0)}'
        for room in sorted(now.keys() | allowed.keys())
        if not allowed.get(room, 0) - SLACK < now.get(room, 0) <= allowed.get(room, 0)
    ]
    assert not wrong, "\n".join(
        (
            "A room above its number is to be mended (`tabletop lab house --room ROOM` lists",
            f"clauses). For one below, tests/house.toml is to say in [{kind}]:",
            *wrong,
        )
    )


def test_clauses_are_seen_in_every_kind_of_docstring() -> None:
    text = '''"""What is here."""

LIMIT = 3
"""How many."""


class Piece:
    """Where it lies."""

    key: str
    """Who has it."""

    def name(self) -> str:
        """Returns what it is called."""
        return "When"
'''
    assert [opening for _, opening in sorted(clauses(text))] == [
        "What is here.", "How many.", "Where it lies.", "Who has it."
    ]  # fmt: skip


def test_counts_add_up() -> None:
    assert Counts(1, 20, 3).plus(Counts(1, 5, 1, 2, 4)) == Counts(2, 25, 4, 2, 4)


def test_an_eddy_is_a_return_to_a_module_that_was_left() -> None:
    assert Click(("a:f", "a:g", "b:f", "c:f"), 0, 0).eddies == 0
    assert Click(("a:f", "b:f", "a:g", "c:f", "b:g"), 0, 0).eddies == 2


def test_a_new_commit_names_its_area_and_does_one_thing_in_72_letters() -> None:
    told = subprocess.run(
        ["git", "-c", "safe.directory=*", "log", "--format=%s", f"{FIRST}..HEAD"],
        cwd=ROOT, capture_output=True, text=True,
    )  # fmt: skip
    if told.returncode != 0:
        pytest.skip("no git history at hand")
    shape = re.compile(r"[a-z][\w ,/&-]*: \S")
    wrong = [line for line in told.stdout.splitlines() if len(line) > 72 or not shape.match(line)]
    assert not wrong
