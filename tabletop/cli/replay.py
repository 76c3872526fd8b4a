"""`tabletop replay FILE`: plays records again and says where the first one differs."""

from __future__ import annotations

import argparse
from pathlib import Path

from tabletop.core.errors import BadOption, BadRecord, ReplayDiverged, UnknownGame
from tabletop.core.fair import grouped, makes, proof, seal, shown_seal, written
from tabletop.core.letters import clean, quoted
from tabletop.core.record import Record, play_record, read_records
from tabletop.session.texts import begun

LARGEST = 256 * 1024 * 1024
"""No file of records is longer, in bytes; what is would only fill the memory."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a file of one or more records")
    parser.add_argument(
        "--fair", action="store_true", help="check too that all luck follows from the seed"
    )
    parser.add_argument(
        "--seal", metavar="SEAL", help="and that the dealer showed this seal, as you wrote it down"
    )


def run(args: argparse.Namespace) -> int:
    noted = _noted(args.seal)
    records = read_records(read_text(args.file))
    bad = 0
    for number, record in enumerate(records, 1):
        problem = fault(record)
        bad += bool(problem)
        if problem:
            print(f"Match {number}: {clean(problem)}")
        elif args.fair or noted:
            fair, words = fairness(record, noted)
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
    return data.decode("utf-8-sig")


def fault(record: Record) -> str:
    """Returns one sentence about a faulty record; "" when it leads where it says."""
    try:
        match = play_record(record)
    except ReplayDiverged as problem:
        return str(problem)
    except (UnknownGame, BadRecord) as problem:
        return str(problem)
    if record.damage:
        return f"{record.damage} The {match.ply} actions before that are sound."
    return ""


def _noted(text: str | None) -> str:
    """The letters of a seal that was given, "" for none. Raises BadOption for what can be none."""
    letters = written(text) if text is not None else ""
    if text is not None and not letters:
        raise BadOption(f"{quoted(text)} is no seal; one looks like 7KQ2-M9XD-1TAB-C.")
    return letters


def fairness(record: Record, noted: str = "") -> tuple[bool, str]:
    """Returns True if all luck of a sound record follows from its seed, and a sentence on that.

    Args:
        noted: a seal that the dealer must have shown, "" = any.
    """
    match, header = play_record(record), record.header
    proven = proof(match)
    if proven.wrong is not None:
        return False, f"The luck at ply {proven.wrong} does not follow from the seed."
    times = "once" if proven.dealt == 1 else f"{proven.dealt} times"
    words = f"Luck fell {times}, and all of it follows from the seed '{header.seed}'"
    shown = shown_seal(header.seal, header.seed, header.salt)
    if not shown:
        words = f"{words}; the record says that no seal was shown"
        return not noted, f"{words}, yet you noted {grouped(noted)}." if noted else f"{words}."
    made = grouped(seal(header.seed, header.salt))
    words = f"{words}; with the salt '{header.salt}' it makes the seal {made}"
    if not makes(header.seed, header.salt, shown):
        return False, f"{words}, but the record says that {shown} was shown: it was changed."
    if noted and not makes(header.seed, header.salt, noted):
        return False, f"{words}, not the seal you noted, {grouped(noted)}."
    if noted:
        return True, f"{words}, the seal you noted."
    if header.seal:
        return True, f"{words}, as was shown."
    return True, f"{words}; the record does not say what was shown: give your note with --seal."


def _matches(n: int) -> str:
    return "1 match" if n == 1 else f"{n} matches"
