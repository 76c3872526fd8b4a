"""`tabletop screenshot GAME`: draws a screen into a picture file, or tells it in words."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from tabletop.ai.levels import AGENTS
from tabletop.cli.parsing import (
    add_options_argument,
    chosen_options,
    count,
    natural,
    nearest,
    number,
    seed,
    target,
)
from tabletop.core.errors import BadOption
from tabletop.core.registry import game as find_game
from tabletop.core.registry import screens

SCENES = (
    "menu",
    "choose",
    "setup",
    "play",
    "cover",
    "count",
    "results",
    "review",
    "ledger",
    "lines",
    "rulebook",
    "saves",
    "settings",
    "statistics",
    "about",
    "practice",
)
WITHOUT_GAME = ("menu", "choose", "saves", "settings", "statistics", "about", "practice")
LEAST, MOST = (320, 200), (7680, 4320)


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="left out for the menu and so on")
    parser.add_argument(
        "--scene",
        default="play",
        metavar="S",
        help=", ".join(SCENES) + ", or a screen of the game's own (deck_builder, or "
        "deck_builder:MOMENT)",
    )
    parser.add_argument("--players", type=count, metavar="N", help="seats; the fewest without it")
    parser.add_argument(
        "--seed", type=seed, default="0", metavar="S", help="same seed, same picture"
    )
    parser.add_argument("--ply", type=natural, default=0, metavar="N", help="actions played before")
    parser.add_argument(
        "--agent", choices=AGENTS, default="uniform", help="who played them; greedy looks like play"
    )
    parser.add_argument("--size", type=size, default=(1280, 720), metavar="WxH")
    parser.add_argument(
        "--scale", type=number(0.8, 2.0), metavar="X", help="0.8 to 2.0; fitted without it"
    )
    parser.add_argument("--viewer", type=natural, default=0, metavar="SEAT", help="whose knowledge")
    parser.add_argument("--at", type=natural, metavar="MS", help="stop inside the last animation")
    parser.add_argument("--hint", action="store_true", help="show a hint")
    add_options_argument(parser)
    parser.add_argument(
        "--words", action="store_true", help="print what the table says, zone by zone"
    )
    parser.add_argument(
        "--out", type=picture, metavar="FILE.png", help="needed but for --words"
    )


def run(args: argparse.Namespace) -> int:
    check_scene(args.scene, args.game)
    if args.game is None and args.scene not in WITHOUT_GAME:
        raise BadOption(f"The screen '{args.scene}' needs a GAME; see 'tabletop games'.")
    options = {}
    if args.game is not None:
        game = find_game(args.game)
        options = chosen_options(game, args.option)
        players = args.players or min(game.info.players)
        game.info.complete(players, options)
        if args.viewer >= players:
            raise BadOption(f"There is no seat {args.viewer}; seats are 0 to {players - 1}.")
    if args.out is None and not args.words:
        raise BadOption("--out FILE.png is missing, or --words.")
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from tabletop.scenes.screenshot import render, words

    shot: dict[str, Any] = {
        "scene": args.scene,
        "game": args.game or "",
        "players": args.players or 0,
        "agent": args.agent,
        "seed": args.seed,
        "ply": args.ply,
        "size": args.size,
        "scale": args.scale,
        "viewer": args.viewer,
        "options": options,
        "at": args.at,
        "hint": args.hint,
    }
    if args.words:
        print(words(**shot))
    if args.out is not None:
        render(args.out, **shot)
        print(args.out)
    return 0


def picture(text: str) -> Path:
    """A file that a picture can be written to."""
    if not text.lower().endswith(".png"):
        raise BadOption(f"--out takes a file that ends in .png, not '{text}'.")
    return target(text)


def check_scene(text: str, game: str | None) -> None:
    """Refuses a screen that neither the program nor the game has."""
    own = tuple(screens(find_game(game))) if game is not None else ()
    name = text.partition(":")[0]
    if text not in SCENES and name not in own:
        raise BadOption(f"There is no screen '{text}'; {nearest(name, (*SCENES, *own))}")


def size(text: str) -> tuple[int, int]:
    """A size written as "1920x1080"."""
    width, _, height = text.lower().partition("x")
    if not (width.isascii() and width.isdigit() and height.isascii() and height.isdigit()):
        raise argparse.ArgumentTypeError(f"'{text}' is no size like 1920x1080")
    found = (int(width[:6]), int(height[:6]))
    if not (LEAST[0] <= found[0] <= MOST[0] and LEAST[1] <= found[1] <= MOST[1]):
        raise argparse.ArgumentTypeError(f"'{text}' is not between 320x200 and 7680x4320")
    return found
