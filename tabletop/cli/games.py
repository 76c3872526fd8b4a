"""`tabletop games`: the games with their seats, options and levels, as text or JSON."""

from __future__ import annotations

import argparse
import json
from typing import Any

from tabletop.ai.levels import LEVELS
from tabletop.core.game import GameInfo, Option
from tabletop.core.registry import games


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON list")


def run(args: argparse.Namespace) -> int:
    infos = [game.info for game in games().values()]
    if args.json:
        print(json.dumps([as_data(info) for info in infos], ensure_ascii=False, indent=2))
    else:
        print("\n\n".join(as_text(info) for info in infos))
        print(f"\nlevels of the computer: {', '.join(LEVELS)}")
    return 0


def as_data(info: GameInfo) -> dict[str, Any]:
    """A game's facts as plain data."""
    return {
        "key": info.key,
        "name": info.name,
        "players": list(info.players),
        "tagline": list(info.tagline),
        "rules_version": info.rules_version,
        "levels": list(LEVELS),
        "options": [option_data(option) for option in info.options],
    }


def option_data(option: Option) -> dict[str, Any]:
    """An option as plain data; what its kind has no use for is left out."""
    data: dict[str, Any] = {
        "key": option.key,
        "kind": option.kind,
        "default": option.default,
        "scope": option.scope,
        "help": option.help,
    }
    if option.kind == "choice":
        data["choices"] = [value for value, _ in option.choices]
    if option.kind == "int":
        data["low"], data["high"] = option.low, option.high
    return data


def as_text(info: GameInfo) -> str:
    """A game's facts as lines to read."""
    seats = ", ".join(map(str, info.players))
    lines = [f"{info.key}  ({info.name}; players: {seats})"]
    for option in info.options:
        lines.append(f"  --option {_shown(option)}   {option.help}")
    return "\n".join(lines)


def _shown(option: Option) -> str:
    key = option.key if option.scope == "match" else f"{option.key}.SEAT"
    if isinstance(option.default, bool):
        return f"{key}=on|off (default {'on' if option.default else 'off'})"
    if option.kind == "choice":
        return f"{key}={'|'.join(value for value, _ in option.choices)} (default {option.default})"
    if option.kind == "int":
        return f"{key}={option.low}..{option.high} (default {option.default})"
    return f"{key}=TEXT"
