"""`tabletop film FILE|ID --out FILE`: writes a match as an animated picture, choice by choice."""

from __future__ import annotations

import argparse
from pathlib import Path

from tabletop.cli.parsing import natural
from tabletop.cli.saved import match_opened
from tabletop.cli.screenshot import size
from tabletop.core.errors import BadOption
from tabletop.core.letters import clean
from tabletop.session.films import KINDS, REST_MS

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
    from tabletop.scenes.study.film import Film

    if args.out.suffix.lower() not in KINDS:
        raise BadOption("A film's file ends in .gif or .webp.")
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
    print(f"{len(film.pictures)} pictures were written to {clean(str(args.out))}.")
    return 0
