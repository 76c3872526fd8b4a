"""`tabletop analyse FILE|FOLDER|ID`: what every choice of a match was worth, and its ledger."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from tabletop.ai.analysing import Spend, analyse
from tabletop.ai.analysis import ENGINE, Analysis
from tabletop.ai.analysis import Choice as Weighed
from tabletop.ai.glimpse import glimpsed, looks_first
from tabletop.cli.parsing import count, natural, number, seed, show_error
from tabletop.cli.saved import match_opened
from tabletop.core.action import action_text
from tabletop.core.errors import BadOption, TabletopError
from tabletop.core.letters import clean
from tabletop.session.annotated import choice_lines, sum_lines
from tabletop.session.background import MATCH_SECONDS, SECONDS
from tabletop.session.ledger import accounts
from tabletop.session.review import Moment, Review, seed_at, told


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "match",
        metavar="FILE|FOLDER|ID",
        help="a file with one record, a folder of such files, or the number of a saved match",
    )
    parser.add_argument("--seat", type=natural, metavar="N", help="that seat's choices only")
    parser.add_argument(
        "--seconds", type=number(0.001, 3600), metavar="S",
        help="time for a choice (else a minute for all)",
    )  # fmt: skip
    parser.add_argument(
        "--trials", type=count, metavar="N", help="playouts for each choice, which repeats exactly"
    )
    parser.add_argument(
        "--seed", type=seed, metavar="S", help="with --trials: same seed, same numbers"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    if args.seconds is not None and args.trials is not None:
        raise BadOption("A choice is looked at for --seconds or for --trials, not for both.")
    if args.seed is not None and args.trials is None:
        raise BadOption("--seed goes with --trials; by --seconds nothing repeats exactly.")
    folder = Path(args.match)
    if args.match.isdigit() or not folder.is_dir():
        return _analyse(args, args.match)
    files = sorted(each for each in folder.iterdir() if each.is_file())
    if not files:
        raise BadOption(f"There is no file in {clean(args.match)}.")
    failed = 0
    for file in files:
        try:
            failed += _analyse(args, str(file), clean(file.name))
        except TabletopError as problem:
            show_error(f"{clean(file.name)}: {problem}")
            failed += 1
    return int(failed == len(files))


def _analyse(args: argparse.Namespace, named: str, title: str = "") -> int:
    """Analyses one match; of several each is told under its `title`."""
    with match_opened(named, args.data_dir) as (running, library):
        if running.problem:
            show_error(running.problem)
        if args.seat is not None and args.seat >= running.match.players:
            last = running.match.players - 1
            raise BadOption(f"There is no seat {args.seat}; seats are 0 to {last}.")
        kept = library if args.trials is None else None
        review = Review(running, range(running.match.players), kept)
        if title and not args.json:
            print(f"\n{title}")
        _look(review, args)
        if args.json:
            named_data = {"file": title} if title else {}
            print(json.dumps(named_data | _data(review, args.seat), ensure_ascii=False))
        else:
            print("\n".join(sum_lines(review)))
        if kept is not None and kept.problem:
            show_error(f"What was found could not be kept. {kept.problem}")
        return 1 if running.problem or (kept is not None and kept.problem) else 0


def _look(review: Review, args: argparse.Namespace) -> None:
    """Looks at every choice that is not known yet, and prints each when it is; with a time for each
    choice it goes on from what is known."""
    match = review.running.match
    ends = monotonic() + MATCH_SECONDS
    wanted = [moment for moment in review.moments if args.seat in (None, moment.seat)]
    limited = args.seconds is not None or args.trials is not None
    hurried = not limited and looks_first(match.game.package)
    if hurried:
        _look_first(review, wanted, ends)
    for at, moment in enumerate(wanted):
        if limited:
            _judge(review, moment, Spend(args.seconds, args.trials), args.seed)
        elif not hurried and moment.ply not in review.verdicts:
            left = max(0.0, (ends - monotonic()) / (len(wanted) - at))
            _judge(review, moment, Spend(seconds=left, few=True), None)
            if review.shaky(moment):
                _judge(review, moment, Spend(seconds=2.0 * left), None)
        if not args.json:
            print("\n".join(choice_lines(review, moment)), flush=True)


def _look_first(review: Review, wanted: Sequence[Moment], ends: float) -> None:
    """Gives every choice a first look where playouts are long, and with the time that is left a
    whole one to those that seem to give away most."""
    match = review.running.match
    for moment in wanted:
        if moment.ply not in review.verdicts and monotonic() < ends:
            seed = seed_at(match.seed, moment.ply)
            must = [moment.plan]
            package = match.game.package
            review.judge(moment, glimpsed(package, moment.state, moment.seat, seed, must))
    for moment in sorted(wanted, key=review.loss, reverse=True):
        if monotonic() >= ends:
            return
        verdict = review.verdicts.get(moment.ply)
        if verdict is not None and verdict.glimpse:
            _judge(review, moment, Spend(seconds=SECONDS), None)


def _judge(review: Review, moment: Moment, spend: Spend, luck: str | None) -> None:
    match = review.running.match
    seed = seed_at(luck if luck is not None else match.seed, moment.ply)
    known = review.analyses.get(moment.ply)
    found = analyse(
        match.game.package, moment.state, moment.seat, spend, seed, [moment.plan],
        known if known is not None and known.whole else None,
    )  # fmt: skip
    review.judge(moment, found)


def _data(review: Review, seat: int | None) -> dict[str, Any]:
    match = review.running.match
    choices = []
    for moment in review.moments:
        found = review.analyses.get(moment.ply)
        if seat in (None, moment.seat) and found is not None:
            choices.append(_choice_data(review, moment, found))
    return {
        "game": match.game.info.key,
        "players": match.players,
        "engine": ENGINE,
        "choices": choices,
        "ledger": [
            {**account._asdict(), "swings": [swing._asdict() for swing in account.swings]}
            for account in accounts(review)
        ],
    }


def _choice_data(review: Review, moment: Moment, found: Analysis) -> dict[str, Any]:
    verbs = review.running.match.game.info.verbs
    verdict = review.verdicts[moment.ply]

    def weighed(choice: Weighed) -> dict[str, Any]:
        return {
            "do": [action_text(action, verbs) for action in choice.plan],
            "words": told(review.running, moment.state, moment.seat, choice.plan),
            "chance": choice.chance,
            "error": choice.error,
            "trials": choice.trials,
            "behind": choice.behind,
            "behind_error": choice.behind_error,
            "equal": choice.equal,
            "exact": choice.exact,
            "place": choice.place,
            "place_error": choice.place_error,
            "points": choice.points,
            "points_error": choice.points_error,
            "reasons": review.why(choice),
        }

    return {
        "ply": moment.ply,
        "turn": moment.turn,
        "seat": moment.seat,
        "done": [action_text(action, verbs) for action in moment.plan],
        "kind": verdict.kind if verdict is not None else None,
        "gave_away": verdict.loss if verdict is not None else None,
        "sure": found.sureness(),
        "first_look": found.glimpse,
        "settled": found.settled,
        "trials": found.trials,
        "seed": found.seed,
        "choices": [weighed(choice) for choice in found.choices],
    }
