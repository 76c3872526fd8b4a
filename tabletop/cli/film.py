"""`tabletop film FILE|ID --out FILE`: writes a match as an animated picture, choice by choice."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from tabletop.cli.parsing import natural
from tabletop.cli.saved import match_opened
from tabletop.cli.screenshot import size
from tabletop.core.errors import BadOption, TabletopError
from tabletop.core.game import Player
from tabletop.core.letters import clean
from tabletop.session.running import Running

KINDS = {".gif": "GIF", ".webp": "WEBP"}
REST_MS, END_MS = 900, 3000
"""How long a choice stays when nothing is said, and the end."""
LEAST_MS, MOST_MS = 50, 20_000


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "match", metavar="FILE|ID", help="a file with one record, or the number of a saved match"
    )
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="ends in .gif or .webp"
    )
    parser.add_argument(
        "--seat", type=natural, metavar="N", help="as that seat knew it; else as all saw it"
    )
    parser.add_argument("--size", type=size, default=(800, 520), metavar="WxH")
    parser.add_argument(
        "--rest", type=rest, default=REST_MS, metavar="MS", help="how long each choice stays"
    )


def rest(text: str) -> int:
    """Milliseconds between two pictures."""
    if not text.isdigit() or not LEAST_MS <= int(text[:6]) <= MOST_MS:
        raise argparse.ArgumentTypeError(f"'{text}' is no number from {LEAST_MS} to {MOST_MS}")
    return int(text)


def run(args: argparse.Namespace) -> int:
    kind = KINDS.get(args.out.suffix.lower())
    if kind is None:
        raise BadOption("A film's file ends in .gif or .webp.")
    with match_opened(args.match, args.data_dir) as (running, _):
        players = running.match.players
        if args.seat is not None and args.seat >= players:
            raise BadOption(f"There is no seat {args.seat}; seats are 0 to {players - 1}.")
        if args.seat is not None and not running.over:
            raise BadOption("What a seat knew is shown when the match is over; leave --seat out.")
        number = write(running, args.out, kind, args.seat, args.size, args.rest)
    print(f"{number} pictures were written to {clean(str(args.out))}.")
    return 0


def write(
    running: Running, out: Path, kind: str, viewer: Player | None, size: tuple[int, int], ms: int
) -> int:
    """Writes the film; returns how many pictures it has.

    Raises:
        TabletopError: Pillow is missing, or the file cannot be written.
    """
    try:
        from PIL import Image
    except ImportError:
        raise TabletopError(
            "Films need the package Pillow: pip install 'bunny-tabletop[film]'."
        ) from None
    drawn = [
        Image.frombytes("RGB", size, data).quantize(128) if kind == "GIF"
        else Image.frombytes("RGB", size, data)
        for data in frames(running, viewer, size)
    ]  # fmt: skip
    times = [ms] * (len(drawn) - 1) + [END_MS]
    try:
        drawn[0].save(
            out, kind, save_all=True, append_images=drawn[1:], duration=times, loop=0
        )
    except OSError as problem:
        raise TabletopError(f"{out} cannot be written: {problem}.") from None
    return len(drawn)


def frames(running: Running, viewer: Player | None, size: tuple[int, int]) -> Iterator[bytes]:
    """The table at every choice and at the end, as rows of red, green and blue."""
    import pygame

    from tabletop.scenes.study.pane import Pane
    from tabletop.scenes.window import prepare
    from tabletop.session.walk import Walk
    from tabletop.table.stage import Stage

    prepare()
    pane, stage, walk = Pane(running, 0), Stage(), Walk(running)
    picture = pygame.Surface(size, 0, 24)
    stage.ground = picture.copy()
    pane.build(stage, pygame.Rect((0, 0), size), 1.0, lambda name: None, True)
    for stop in range(len(walk.stops)):
        pane.show(walk.view(viewer, stop))
        stage.draw(picture)
        yield pygame.image.tobytes(picture, "RGB")
