"""The optional build in which the rules and what looks ahead are compiled; off unless asked for.

The sources stay as they are: what mypyc cannot take is rewritten in a copy, each statement on the
lines it had, and the copy is compiled. `tabletop/ai/README.md` says what for;
`python .hatch/compiling.py FOLDER` puts a compiled copy of this program into an empty folder.
"""

from __future__ import annotations

import ast
import builtins
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT: Final = Path(__file__).resolve().parent.parent

AHEAD: Final = (
    *("core/chance", "core/frames", "core/memo"),
    *("ai/analysing", "ai/foresight", "ai/glimpse", "ai/greedy", "ai/guides", "ai/pairing"),
    *("ai/judging", "ai/plain", "ai/plans", "ai/policy", "ai/rollouts", "ai/search", "ai/sums"),
    "ai/uniform",
)
"""What is compiled beside the rules and agents of the games. Views, results and what goes to other
processes stay as they are: mypyc cannot make data classes with slots, and does not pickle its own.
"""

LEFT_OUT: Final = ("__init__.py", "view.py")

LITTLE_GAIN: Final = ("bunny_kingdom",)
"""Games that compiled think less than twice as fast: they stay as they are."""


class NotCompiled(RuntimeError):
    """The build came to nothing; the text says why, and what to do."""


def groups(top: Path) -> dict[str, list[Path]]:
    """The modules that are compiled into one library each: the search, and each game."""
    found = {"ahead": [top / "tabletop" / f"{name}.py" for name in AHEAD]}
    for game in sorted((top / "tabletop" / "games").iterdir()):
        parts = [*sorted(game.glob("rules/*.py")), *sorted(game.glob("agents/*.py"))]
        chosen = [path for path in parts if path.name not in LEFT_OUT]
        if chosen and game.name not in LITTLE_GAIN:
            found[game.name] = chosen
    return found


# Rewriting


def prepare(top: Path) -> None:
    """Rewrites what is to be compiled below `top` so that mypyc takes it."""
    paths = [path for group in groups(top).values() for path in group]
    for path in paths:
        text = path.read_text("utf-8")
        package = ".".join(path.relative_to(top).parent.parts)
        text = with_plain_numbers(text).replace("(__package__)", f'("{package}")')
        if path.name == "rules.py":
            text = with_own_methods(text, top)
        if path.name == "state.py":
            text = with_open_fields(text)
        path.write_text(text, "utf-8")
    for path, places in byte_loops(top, paths).items():
        path.write_text(with_iterators(path.read_text("utf-8"), places), "utf-8")


def with_plain_numbers(text: str) -> str:
    """`A, B = range(2)` as two constants, which are then built in; and tuples of numbers typed as
    such, for mypyc reads those of fixed length slowly, and those of floats not at all."""
    lines = text.splitlines()
    for node in ast.parse(text).body:
        match node:
            case ast.Assign([ast.Tuple(names)], ast.Call(ast.Name("range"), bounds)):
                first = _first(bounds)
                if first is None:
                    continue
                for number in range(node.lineno, (node.end_lineno or 0) + 1):
                    lines[number - 1] = ""
                for value, name in enumerate(names, first):
                    assert isinstance(name, ast.Name)
                    if name.id != "_":
                        lines[name.lineno - 1] += f"{name.id}: _Final[int] = {value}; "
            case ast.AnnAssign(annotation=ast.Name("Final") as word, value=ast.Tuple(parts) as it):
                kind = _kind(it)
                if kind and ("float" in kind or len(parts) > 3):
                    line = lines[node.lineno - 1]
                    before, after = line[: word.col_offset], line[word.end_col_offset :]
                    lines[node.lineno - 1] = f"{before}Final[{kind}]{after}"
    return _importing("\n".join(lines) + "\n", "from typing import Final as _Final")


def _first(bounds: list[ast.expr]) -> int | None:
    """Where such a range begins; None where that is computed."""
    if len(bounds) == 1:
        return 0
    match bounds:
        case [ast.Constant(int(first)), ast.Constant()]:
            return first
    return None


def _kind(node: ast.expr) -> str:
    """The type of a number, or of a tuple of alike ones; "" for all else."""
    match node:
        case ast.UnaryOp(ast.USub(), operand):
            return _kind(operand)
        case ast.Constant(bool()):
            return ""
        case ast.Constant(int() | float() as value):
            return type(value).__name__
        case ast.Tuple(parts):
            kinds = {_kind(part) for part in parts}
            kind = "float" if kinds == {"int", "float"} else "".join(kinds)
            return f"tuple[{kind}, ...]" if kind and (len(kinds) == 1 or kind == "float") else ""
    return ""


def with_own_methods(text: str, top: Path) -> str:
    """`name = module.function` in the State as a method that calls it: a compiled function does
    not become a method by being named in a class."""
    body = ast.parse(text).body
    where = dict(_imported(body))
    state = next(node for node in body if isinstance(node, ast.ClassDef) and node.name == "State")
    lines, wanted = text.splitlines(), {}
    for node in state.body:
        match node:
            case ast.Assign([ast.Name(name)], ast.Attribute(ast.Name(module), function)):
                source = top / Path(*where[module].split(".")).with_suffix(".py")
                words, names = _method(name, f"{module}.{function}", ast.parse(source.read_text()))
                lines[node.lineno - 1] = words
                package = ".".join(source.relative_to(top).with_suffix("").parts)
                for word, origin in names.items():
                    wanted[word] = origin or f"{package}.{word}"
    lines[-1] += "\n" + "\n".join(
        f"from {origin.rpartition('.')[0]} import {origin.rpartition('.')[2]} as {word}"
        for word, origin in sorted(wanted.items())
        if where.get(word) != origin
    )
    return "\n".join(lines) + "\n"


def _method(name: str, called: str, module: ast.Module) -> tuple[str, dict[str, str]]:
    """The method as one line, and where the names in its types come from ("" = that module)."""
    wanted = called.rpartition(".")[2]
    found = next(d for d in module.body if isinstance(d, ast.FunctionDef) and d.name == wanted)
    own, *rest = found.args.args
    given = ", ".join(["self", *(argument.arg for argument in rest)])
    own.arg, own.annotation = "self", None
    assert found.returns is not None
    types = [*(argument.annotation for argument in rest), found.returns]
    origin = dict(_imported(module.body))
    names = {
        part.id: origin.get(part.id, "")
        for kind in types
        if kind is not None
        for part in ast.walk(kind)
        if isinstance(part, ast.Name) and not hasattr(builtins, part.id)
    }
    back = "" if ast.unparse(found.returns) == "None" else "return "
    head = f"def {name}({ast.unparse(found.args)}) -> {ast.unparse(found.returns)}"
    return f"    {head}: {back}{called}({given})", names


def _imported(body: Iterable[ast.stmt]) -> Iterator[tuple[str, str]]:
    """What the names that a module imports from others are in full."""
    for node in body:
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                yield alias.asname or alias.name, f"{node.module}.{alias.name}"


def with_open_fields(text: str) -> str:
    """The fields of a state, which mypyc forgets the list of and would not pickle: with a list of
    their own, the two methods for that, and a copy that is made without `__init__`. Only where
    subclasses are allowed does it call `__init__` for whoever is not compiled."""
    fields = next(
        node
        for node in ast.parse(text).body
        if isinstance(node, ast.ClassDef) and node.name == "Fields"
    )
    names = next(
        ast.literal_eval(node.value)
        for node in fields.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__"
    )
    lines = text.replace("Fields.__slots__", "_NAMES").splitlines()
    start = fields.lineno - 1
    open_to_all = "@_attributes(allow_interpreted_subclasses=True, serializable=True)"
    lines[start] = f"{open_to_all}\n{lines[start]}"
    lines[(fields.end_lineno or 0) - 1] += (
        "\n\n    def __getstate__(self) -> list[object]:"
        "\n        return [getattr(self, name) for name in _NAMES]"
        "\n\n    def __setstate__(self, kept: list[object]) -> None:"
        "\n        for name, value in zip(_NAMES, kept): setattr(self, name, value)\n"
    )
    text = "\n".join(lines) + "\n"
    for made in ("object.__new__(type(self))", "type(self).__new__(type(self))"):
        text = text.replace(f"twin = {made}", "twin = self.__new__(type(self))")
    return _importing(
        text,
        "from typing import TYPE_CHECKING as _CHECKING; from typing import Final as _Listed"
        "\nif _CHECKING: from mypy_extensions import mypyc_attr as _attributes"
        f"\n_NAMES: _Listed = {names!r}",
    )


def _importing(text: str, words: str) -> str:
    """With these words after the first import, on its line."""
    first = "from __future__ import annotations"
    return text.replace(first, f"{first}; {words}", 1)


Place = tuple[int, int, int, int]
"""Line and column where an expression begins, and where it ends."""


def byte_loops(top: Path, paths: Iterable[Path]) -> dict[Path, list[Place]]:
    """Where loops go through bytes: mypyc takes each byte for bytes again, or gives up."""
    from mypy.build import build
    from mypy.modulefinder import BuildSource
    from mypy.options import Options
    from mypy.types import Instance, ProperType, UnionType, get_proper_type

    def packed(kind: ProperType) -> bool:
        if isinstance(kind, UnionType):
            return any(packed(get_proper_type(item)) for item in kind.items)
        names = ("builtins.bytes", "builtins.bytearray")
        return isinstance(kind, Instance) and kind.type.fullname in names

    options = Options()
    options.export_types = options.preserve_asts = options.ignore_missing_imports = True
    options.incremental, options.cache_dir = False, "/dev/null"
    options.mypy_path = [str(top)]
    dotted = {path: ".".join(path.relative_to(top).with_suffix("").parts) for path in paths}
    done = build([BuildSource(str(path), name, None) for path, name in dotted.items()], options)
    if done.errors:
        raise NotCompiled("\n".join(("The prepared copy is not sound:", *done.errors)))
    places = {
        (each.line, each.column, each.end_line, each.end_column)
        for each, kind in done.types.items()
        if packed(get_proper_type(kind))
    }
    found = {path: [p for p in _looped(path) if p in places] for path in dotted}
    return {path: its for path, its in found.items() if its}


def _looped(path: Path) -> Iterator[Place]:
    """What the loops of a module go through."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.For | ast.comprehension):
            yield from _gone_through(node.iter)


def _gone_through(node: ast.expr) -> Iterator[Place]:
    match node:
        case ast.Call(ast.Name("enumerate" | "zip" | "reversed"), arguments):
            for argument in arguments:
                yield from _gone_through(argument)
        case ast.Call(ast.Name("range")):
            return
        case _:
            assert node.end_lineno is not None and node.end_col_offset is not None
            yield node.lineno, node.col_offset, node.end_lineno, node.end_col_offset


def with_iterators(text: str, places: Iterable[Place]) -> str:
    """With `iter` around what stands in these places."""
    lines = text.splitlines()
    for line, column, end_line, end_column in sorted(places, reverse=True):
        last = lines[end_line - 1]
        lines[end_line - 1] = f"{last[:end_column]}){last[end_column:]}"
        first = lines[line - 1]
        lines[line - 1] = f"{first[:column]}iter({first[column:]}"
    return "\n".join(lines) + "\n"


# Compiling


def compile_copy(top: Path) -> list[Path]:
    """Compiles the program below `top`, which is a copy that may be changed; the libraries.

    Raises:
        NotCompiled: there is no compiler, or it failed.
    """
    named = str(sysconfig.get_config_var("CC") or "").split()
    if sys.platform != "win32" and not (named and shutil.which(named[0])):
        raise NotCompiled("A compiled build needs a C compiler, and there is none here: install "
                          "gcc or clang, or build without one, as is usual.")  # fmt: skip
    try:
        import mypyc.build  # noqa: F401
        import setuptools  # noqa: F401
    except ImportError as lacking:
        raise NotCompiled(
            f"A compiled build needs {lacking.name}: pip install mypy setuptools"
        ) from None
    prepare(top)
    built = subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), "--in-place"],
        cwd=top, capture_output=True, text=True,
    )  # fmt: skip
    if built.returncode:
        raise NotCompiled(f"The compiler failed:\n{(built.stdout + built.stderr)[-3000:]}")
    shutil.rmtree(top / "build")
    return [path for path in top.rglob("*") if path.suffix in (".so", ".pyd")]


def _in_place() -> None:
    """In a process of its own, at the top of the copy: both tools read the command line."""
    import setuptools
    from mypyc.build import mypycify

    top = Path.cwd()
    parts = groups(top)
    names = {group: [str(path.relative_to(top)) for path in its] for group, its in parts.items()}
    extensions = mypycify(
        ["--ignore-missing-imports", *(name for its in names.values() for name in its)],
        separate=[(its, f"tabletop_{group}") for group, its in names.items()],
        opt_level="1", debug_level="0",
    )  # fmt: skip
    setuptools.setup(
        name="tabletop", packages=[], py_modules=[], ext_modules=extensions,
        script_args=["-q", "build_ext", "--inplace", "--parallel", "4"],
    )  # fmt: skip


def compiled_copy(folder: Path) -> list[Path]:
    """Copies this program into `folder` and compiles it there; the libraries."""
    dull = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "tabletop", folder / "tabletop", ignore=dull, dirs_exist_ok=True)
    return compile_copy(folder)


class CustomBuildHook(BuildHookInterface[Any]):
    """What `HATCH_BUILD_HOOK_ENABLE_CUSTOM=1` adds to a wheel: the libraries."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        self._folder = tempfile.TemporaryDirectory()
        top = Path(self._folder.name)
        try:
            libraries = compiled_copy(top)
        except NotCompiled as problem:
            raise SystemExit(str(problem)) from None
        for library in libraries:
            build_data["force_include"][str(library)] = library.relative_to(top).as_posix()
        build_data["pure_python"], build_data["infer_tag"] = False, True


if __name__ == "__main__":
    if sys.argv[1:] == ["--in-place"]:
        _in_place()
    else:
        try:
            print(f"{len(compiled_copy(Path(sys.argv[1])))} libraries")
        except NotCompiled as problem:
            sys.exit(str(problem))
