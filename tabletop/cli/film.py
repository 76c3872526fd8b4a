"""`tabletop film FILE|ID --out FILE`: writes a match as an animated picture, choice by choice."""

from __future__ import annotations

import argparse
from pathlib import Path

from tabletop.cli.parsing import natural, target, whole
from tabletop.cli.saved import match_opened
from tabletop.cli.screenshot import size
from tabletop.core.errors import BadOption
from tabletop.core.letters import clean
from tabletop.session.films import KINDS, REST_MS


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "match", metavar="FILE|ID", help="a file with one record, or the number of a saved match"
    )
    parser.add_argument(
        "--out", type=moving, required=True, metavar="FILE", help="ends in .gif or .webp"
    )
    parser.add_argument(
        "--seat", type=natural, metavar="N", help="as that seat knew it; else as all saw it"
    )
    parser.add_argument("--size", type=size, default=(800, 520), metavar="WxH")
    parser.add_argument(
        "--rest", type=whole(50, 20_000), default=REST_MS, metavar="MS",
        help="how long each choice stays",
    )  # fmt: skip


def moving(text: str) -> Path:
    """A file that a film can be written to."""
    if Path(text).suffix.lower() not in KINDS:
        raise BadOption("A film's file ends in .gif or .webp.")
    return target(text)


def run(args: argparse.Namespace) -> int:
    from tabletop.scenes.study.film import Film

    with match_opened(args.match, args.data_dir) as (running, _):
        players = running.match.players
        if args.seat is not None and args.seat >= players:
            raise BadOption(f"There is no seat {args.seat}; seats are 0 to {players - 1}.")
        if args.seat is not None and not running.over:
            raise BadOption("What a seat knew is shown when the match is over; leave --seat out.")
        film = Film(running, args.out, args.seat, args.size, args.rest)
        while film.more():
            pass
        film.write()
    print(f"{film.made} pictures were written to {clean(str(args.out))}.")
    return 0
