"""`tabletop replay FILE`: plays records again and says where the first one differs."""

from __future__ import annotations

import argparse
from pathlib import Path

from tabletop.core.errors import BadRecord, ReplayDiverged, UnknownGame
from tabletop.core.fair import grouped, proof, seal
from tabletop.core.letters import clean
from tabletop.core.record import Record, play_record, read_records
from tabletop.session.texts import begun

LARGEST = 256 * 1024 * 1024
"""No file of records is longer, in bytes; what is would only fill the memory."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a file of one or more records")
    parser.add_argument(
        "--fair", action="store_true", help="check too that all luck follows from the seed"
    )


def run(args: argparse.Namespace) -> int:
    records = read_records(read_text(args.file))
    bad = 0
    for number, record in enumerate(records, 1):
        problem = fault(record)
        bad += bool(problem)
        if problem:
            print(f"Match {number}: {clean(problem)}")
        elif args.fair:
            fair, words = fairness(record)
            bad += not fair
            print(f"Match {number}: {clean(words)}")
    total = sum(len(record.lines) for record in records)
    print(f"{len(records) - bad} of {_matches(len(records))} verified, {total} actions.")
    return 1 if bad else 0


def read_text(path: Path) -> str:
    """The text of a record file.

    Raises:
        BadRecord: it is far too large to be one.
        OSError, UnicodeDecodeError: it cannot be read.
    """
    data = begun(path, LARGEST)
    if len(data) > LARGEST:
        raise BadRecord(f"'{path}' is far too large to be a match record.")
    return data.decode("utf-8")


def fault(record: Record) -> str:
    """What is wrong with a record in one sentence; "" when it leads where it says."""
    try:
        match = play_record(record)
    except ReplayDiverged as problem:
        return str(problem)
    except (UnknownGame, BadRecord) as problem:
        return str(problem)
    if record.damage:
        return f"{record.damage} The {match.ply} actions before that are sound."
    return ""


def fairness(record: Record) -> tuple[bool, str]:
    """Whether all luck of a sound record follows from its seed, and that in words."""
    match, header = play_record(record), record.header
    shown = proof(match)
    if shown.wrong is not None:
        return False, f"The luck at ply {shown.wrong} does not follow from the seed."
    times = "once" if shown.dealt == 1 else f"{shown.dealt} times"
    words = f"Luck fell {times}, and all of it follows from the seed '{header.seed}'"
    if not header.salt:
        return True, f"{words}; no seal was shown."
    made = grouped(seal(header.seed, header.salt))
    return True, f"{words}; with the salt '{header.salt}' it makes the seal {made}."


def _matches(n: int) -> str:
    return "1 match" if n == 1 else f"{n} matches"
