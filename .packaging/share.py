"""Makes what a system wants beside a program: icons, man page, completions, licences.

`python share.py FOLDER` fills FOLDER/share as it lies below /usr. Icons are the menu's rabbit; the
man page and the completions are read from the command line's own parsers, so they cannot differ
from it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Iterator
from datetime import date
from importlib import import_module, metadata
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from tabletop import __version__, cli
from tabletop.cli.parsing import command_parser, root_parser

NAME = "bunny-tabletop"
HERE = Path(__file__).resolve().parent
ICONS = (16, 24, 32, 48, 64, 128, 256, 512)
BUNDLED = (
    *("pygame-ce", "pygame_gui", "platformdirs", "msgspec", "rich", "tomli-w", "accesskit"),
    *("fsrs", "pillow", "python-i18n", "markdown-it-py", "mdurl", "Pygments", "typing_extensions"),
)
"""Distributions whose code is inside a bundle."""


def parsers() -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Every players' subcommand with its parser."""
    for name, (module, text) in cli.COMMANDS.items():
        parser = command_parser(name, text)
        import_module(f"tabletop.{module}").configure(parser)
        yield name, parser


def options(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    """The options of a parser that its help shows."""
    return [each for each in parser._actions if each.option_strings and each.help is not None]


def icons(share: Path) -> None:
    """Draws the menu's rabbit at every size that desktops ask for."""
    import pygame

    from tabletop.table.art.rabbit import portrait

    pygame.display.init()
    pygame.display.set_mode((16, 16))
    for size in ICONS:
        path = share / f"icons/hicolor/{size}x{size}/apps/{NAME}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(portrait(0, size), path)


def escaped(text: str) -> str:
    """Text as troff takes it."""
    lines = text.replace("\\", "\\e").replace("-", "\\-").splitlines()
    return "\n".join(f"\\&{line}" if line[:1] in (".", "'") else line for line in lines)


def man_page() -> str:
    """The man page: all subcommands with their options."""
    root = root_parser(cli.COMMANDS, cli.LAB)
    lines = [
        f'.TH {NAME.upper()} 6 "{date.today()}" "{__version__}" "Games"',
        ".SH NAME",
        f"{escaped(NAME)} \\- rabbit board games on one drawn table",
        ".SH SYNOPSIS",
        escaped(str(root.usage).replace("tabletop", NAME, 1)),
        ".SH DESCRIPTION",
        escaped(str(root.description)),
        ".SH OPTIONS",
    ]
    for each in options(root):
        lines += _option(each)
    lines.append(".SH SUBCOMMANDS")
    for name, parser in parsers():
        lines += [f".SS {name}", escaped(str(parser.description))]
        for each in options(parser):
            lines += _option(each)
    return "\n".join(lines) + "\n"


def _option(each: argparse.Action) -> list[str]:
    named = ", ".join(each.option_strings) + (f" {each.metavar}" if each.metavar else "")
    said = str(each.help).replace("%(default)s", str(each.default)).replace("%%", "%")
    return [".TP", f".B {escaped(named)}", escaped(said)]


def completions() -> dict[str, str]:
    """Completion of subcommands and options: the file's path below share, and its text."""
    known = {name: [o for each in options(p) for o in each.option_strings] for name, p in parsers()}
    bash = [f"_{NAME.replace('-', '_')}() {{", '  local word="${COMP_WORDS[COMP_CWORD]}" words']
    bash += ["  case ${COMP_WORDS[1]} in"]
    bash += [f'    {name}) words="{" ".join(each)}";;' for name, each in known.items()]
    bash += [f'    *) words="{" ".join(known)}";;', "  esac"]
    bash += ['  COMPREPLY=($(compgen -W "$words" -- "$word") $(compgen -f -- "$word"))', "}"]
    bash += [f"complete -F _{NAME.replace('-', '_')} {NAME}", ""]
    zsh = [f"#compdef {NAME}", "if (( CURRENT == 2 )); then", "  local -a known=("]
    zsh += [f'    "{name}:{text}"' for name, (_, text) in cli.COMMANDS.items()]
    zsh += ["  )", "  _describe subcommand known", "  _files", "else", "  case $words[2] in"]
    zsh += [f"    {name}) compadd -- {' '.join(each)};;" for name, each in known.items()]
    zsh += ["  esac", "  _files", "fi", ""]
    fish = [
        f"complete -c {NAME} -n __fish_use_subcommand -a {name} -d '{text.replace(chr(39), '')}'"
        for name, (_, text) in cli.COMMANDS.items()
    ]
    fish += [
        f"complete -c {NAME} -n '__fish_seen_subcommand_from {name}' -l {option[2:]}"
        for name, each in known.items()
        for option in each
        if option.startswith("--")
    ]
    return {
        f"bash-completion/completions/{NAME}": "\n".join(bash),
        f"zsh/site-functions/_{NAME}": "\n".join(zsh),
        f"fish/vendor_completions.d/{NAME}.fish": "\n".join(fish) + "\n",
    }


def licences(folder: Path) -> None:
    """Copies the licence of everything inside a bundle.

    Raises:
        SystemExit: a distribution brings no licence text; it is named.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for name in (*BUNDLED, NAME):
        found = metadata.distribution(name)
        texts = [
            each for each in found.files or ()
            if any(mark in each.name.upper() for mark in ("LICEN", "COPYING", "OFL"))
        ]  # fmt: skip
        stated = found.metadata.get("License-Expression") or found.metadata.get("License") or ""
        if not texts and not stated:
            sys.exit(f"{name} brings no licence.")
        if not texts:
            (folder / f"{name}.txt").write_text(stated + "\n", encoding="utf-8")
        for each in texts:
            shutil.copy(found.locate_file(each), folder / f"{name}-{Path(each.name).name}")
    shutil.copy(Path(sys.base_prefix) / "lib" / f"python3.{sys.version_info.minor}" / "LICENSE.txt",
                folder / "Python-LICENSE.txt")  # fmt: skip


def main() -> None:
    share = Path(sys.argv[1]) / "share"
    icons(share)
    licences(share / f"doc/{NAME}/licences")
    (share / "man/man6").mkdir(parents=True, exist_ok=True)
    (share / f"man/man6/{NAME}.6").write_text(man_page(), encoding="utf-8")
    for path, text in completions().items():
        (share / path).parent.mkdir(parents=True, exist_ok=True)
        (share / path).write_text(text, encoding="utf-8")
    for name, place in (
        (f"{NAME}.desktop", "applications"),
        (f"{NAME}.xml", "mime/packages"),
        (f"{NAME}.metainfo.xml", "metainfo"),
    ):
        (share / place).mkdir(parents=True, exist_ok=True)
        shutil.copy(HERE / "linux" / name, share / place / name)


if __name__ == "__main__":
    main()
