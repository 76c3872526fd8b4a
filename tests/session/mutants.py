"""Mutants of everything that is read from outside: records, rows, settings, decks, data files.

`python -m tests.session.mutants 200000` reads so many of them and names the slowest of each kind.
With `--keep FILE` it writes what was said of each, with `--against FILE` it counts what is said
otherwise than in such a file.
"""

from __future__ import annotations

import argparse
import json
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

from tabletop.cli.replay import fault
from tabletop.core import registry
from tabletop.core.errors import TabletopError
from tabletop.core.letters import LONGEST_SENTENCE, bears
from tabletop.core.record import read_records, write_record
from tabletop.games.killer_bunnies.rules.deck_building import Bench, findings
from tabletop.games.killer_bunnies.rules.decks import deck_fault, parse_deck, stranger_fault
from tabletop.scenes.start import remembered
from tabletop.session.foreign import read_match
from tabletop.session.library import Library
from tabletop.session.rows import COLUMNS, FINISHED, Stored, read_finished, read_saved, read_stored
from tabletop.session.running import Running
from tabletop.session.seats import seat_data
from tabletop.session.settings import Settings, Setup, load_settings, settings_text
from tabletop.session.texts import fitting_name, read_file
from tabletop.words.books import said
from tests.session import mutated_data
from tests.session.support import BOUNCE, TINY, play, solo, start
from tests.tiny import GAME

NASTY = (
    b"\x00", b"\x1b[2J", b"\x1b]0;x\x07", b"\xff\xfe", b"\xed\xa0\x80", b"\xe2\x80\xae",
    b"\xc2\x9b", b"1e999", b"-1", b"NaN", b"Infinity", b"9" * 400, b"null", b"true", b"[]", b"{}",
    b'""', b"\\u0000", b"\\ud800", b'"', b"\\", b"\n", b"\r\n", b"\t", b"=", b"[", b"{" * 300,
    b"[" * 3000, b"x" * 3000, b"W" * 70_000, "\u200d\u0301\u2028".encode(),
    "\U0001f468\u200d\U0001f469".encode(), b"",
)  # fmt: skip
ODD = (
    None, float("inf"), float("-inf"), float("nan"), 1e300, -1, 0, 2**62, 2.5, "", "\x00",
    "\x1b[2J", b"\x00\xff", "[]", "{}", "null", "x" * 5000, "[" * 5000, "\ud800", True, "1e999",
    '{"a":1e999}', '{"scores":[1e999,0]}', '[{"kind":"human","name":"\\u0000","figure":1e999}]',
)  # fmt: skip


class Kind(NamedTuple):
    """One kind of foreign text: sound examples, and what reads a mutant; it gives sentences."""

    name: str
    read: Callable[[Random], list[str]]


def mutant(rng: Random, sound: bytes) -> bytes:
    """A text with one to four things wrong in it."""
    data = bytearray(sound)
    for _ in range(1 + int(rng.random() * 4)):
        at, upto = sorted(int(rng.random() * (len(data) + 1)) for _ in range(2))
        upto = min(upto, at + 1 + int(rng.random() * 60))
        what = int(rng.random() * 5)
        if what == 0 and data:
            data[min(at, len(data) - 1)] = int(rng.random() * 256)
        elif what == 1:
            del data[at:upto]
        elif what == 2:
            data[at:at] = data[at:upto]
        elif what == 3:
            data[at:upto] = rng.choice(NASTY)
        else:
            data[at:at] = rng.choice(NASTY)
    return bytes(data)


def kinds(folder: Path) -> Iterator[Kind]:
    """Every kind of foreign text, with examples made here; files lie in `folder`."""
    registry.register(GAME)
    finished = [start(TINY, solo(3), "5"), start(BOUNCE, solo(), "5", turn_limit=6)]
    for running in finished:
        play(running)
    records = [
        write_record(each.match, tuple(map(seat_data, each.seats)), "0.1.0").encode()
        for each in finished
    ]
    file = folder / "match.jsonl"

    def record(rng: Random) -> list[str]:
        data = mutant(rng, rng.choice(records))
        file.write_bytes(data)
        found = _said(lambda: read_match(file))
        text = data.decode("utf-8", "surrogateescape" if rng.random() < 0.5 else "replace")
        try:
            found += [problem for each in read_records(text) if (problem := fault(each))]
        except TabletopError as problem:
            found.append(str(problem))
        return found

    yield Kind("records", record)
    yield Kind("rows", _rows(folder, finished))
    yield Kind("settings", _settings(folder))
    yield Kind("deck files", _decks(folder))
    for name, read in mutated_data.kinds(mutant):
        yield Kind(name, read)


def _rows(folder: Path, finished: list[Running]) -> Callable[[Random], list[str]]:
    library = Library(folder / "library.sqlite3")
    for running in finished:
        Running(running.match, running.seats, library).save()
    library.close()
    connection = sqlite3.connect(folder / "library.sqlite3")
    rows = connection.execute(f"SELECT {COLUMNS}, revision FROM matches").fetchall()
    counted = connection.execute(f"SELECT {FINISHED} FROM finished").fetchall()
    lines = {
        row[0]: connection.execute(
            "SELECT ply, seat, action, after, note FROM actions WHERE match = ? ORDER BY ply",
            row[:1],
        ).fetchall()
        for row in rows
    }
    connection.close()

    def odd(rng: Random, row: tuple[Any, ...]) -> tuple[Any, ...]:
        at = int(rng.random() * len(row))
        value = row[at]
        if isinstance(value, str) and rng.random() < 0.6:
            value = mutant(rng, value.encode()).decode("utf-8", "replace")
        else:
            value = rng.choice(ODD)
        return (*row[:at], value, *row[at + 1 :])

    def read(rng: Random) -> list[str]:
        which = int(rng.random() * 4)
        if which == 0:
            return _said(lambda: read_finished(odd(rng, rng.choice(counted))))
        row = rng.choice(rows)
        actions = lines[row[0]]
        if which == 1:
            at = int(rng.random() * len(actions))
            actions = [*actions[:at], odd(rng, actions[at]), *actions[at + 1 :]]
        else:
            row = odd(rng, row)
        said = _said(lambda: read_saved(row))

        def opened() -> list[str]:
            running = Running.resume(_Shelf(read_stored(row, actions)), 1)  # type: ignore[arg-type]
            return [running.problem, *running.names, running.series.heading]

        return said + _said(opened)

    return read


class _Shelf:
    """Stands for a library that holds one match."""

    problem = ""

    def __init__(self, stored: Stored) -> None:
        self._stored = stored

    def load(self, match: int) -> Stored:
        return self._stored


def _settings(folder: Path) -> Callable[[Random], list[str]]:
    file = folder / "settings.toml"
    seats = solo(3)
    sound = settings_text(Settings(setups={TINY: Setup(seats, {"rounds": 3, "deck.0": "60 EB45"})}))

    def read(rng: Random) -> list[str]:
        file.write_bytes(mutant(rng, sound.encode()))
        settings, sentences = load_settings(file)
        settings_text(settings).encode()
        remembered(file)
        named = [seat.name for setup in settings.setups.values() for seat in setup.seats]
        return [*map(said, sentences), *named]

    return read


def _decks(folder: Path) -> Callable[[Random], list[str]]:
    file = folder / "deck.txt"
    sound = b"# My deck\n3 EB01, 2 EB02\n1x Fan Bunnies\n60 EB45\n"

    def read(rng: Random) -> list[str]:
        file.write_bytes(mutant(rng, sound))
        text, problem = read_file(file)
        deck, bad = parse_deck(text), deck_fault(text) or ""
        fitting_name(text[:80], "My deck").encode()
        told = [] if bad else [found.words for found in findings(Bench(deck))]
        return [problem, bad, *told, *map(said, map(stranger_fault, deck.strangers[:50]))]

    return read


def _said(act: Callable[[], object]) -> list[str]:
    """What `act` gives in sentences, its refusal among them."""
    try:
        found = act()
    except TabletopError as problem:
        return [str(problem)]
    return [str(each) for each in found] if isinstance(found, list) else []


def wrong(sentence: str) -> bool:
    """Whether a sentence could command a terminal, end a font, or fill a screen."""
    return len(sentence) > 8 * LONGEST_SENTENCE or not all(map(bears, sentence.replace("\n", "")))


class Outcome(NamedTuple):
    """The outcome of one mutant: the sentences, the seconds of work, and the fault if it raised."""

    kind: str
    number: int
    sentences: list[str]
    seconds: float
    fault: str


def outcomes(count: int, *, first: int = 0, step: int = 1) -> Iterator[Outcome]:
    """Reads `count` mutants of all kinds together, of each kind every `step`-th from `first` on."""
    with tempfile.TemporaryDirectory() as name:
        every = list(kinds(Path(name)))
        for kind in every:
            for number in range(first, count // len(every), step):
                began, fault, sentences = process_time(), "", []
                try:
                    sentences = kind.read(Random(f"{kind.name}/{number}"))
                except Exception as problem:
                    fault = f"{type(problem).__name__}: {problem}"[:400]
                took = process_time() - began
                yield Outcome(kind.name, number, sentences, took, fault)


def run(count: int, *, first: int = 0, step: int = 1) -> int:
    """Reads so many mutants and returns how many were read.

    Raises:
        AssertionError: one raised an error, or gave a sentence that is not fit to be shown.
    """
    done = 0
    for found in outcomes(count, first=first, step=step):
        bad = [sentence for sentence in found.sentences if wrong(sentence)]
        said = found.fault or json.dumps(bad)[:400]
        assert not bad and not found.fault, f"{found.kind} {found.number}: {said}"
        done += 1
    return done


def main() -> None:
    """Reads mutants, names the slowest of each kind, keeps or compares what was said."""
    parser = argparse.ArgumentParser()
    parser.add_argument("count", type=int, nargs="?", default=200_000)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--against", type=Path)
    args = parser.parse_args()
    before: dict[str, str] = json.loads(args.against.read_text()) if args.against else {}
    said: dict[str, str] = {}
    worst: dict[str, tuple[float, int]] = {}
    changes: Counter[tuple[str, str, str]] = Counter()
    faults: Counter[tuple[str, str]] = Counter()
    for found in outcomes(args.count):
        worst[found.kind] = max(worst.get(found.kind, (0.0, 0)), (found.seconds, found.number))
        told = (found.fault and f"RAISED {found.fault}") or " | ".join(found.sentences)
        key = f"{found.kind}/{found.number}"
        said[key] = told
        if found.fault:
            faults[found.kind, found.fault[:80]] += 1
        if args.against and before[key] != told:
            changes[found.kind, before[key][:160], told[:160]] += 1
    for kind, (seconds, number) in worst.items():
        print(f"{kind} {number}: slowest with {1000 * seconds:.1f} ms")
    for (kind, raised), times in faults.most_common():
        print(f"{times} {kind} raised {raised}")
    for (kind, old, new), times in changes.most_common():
        print(f"{times} {kind}:\n    was {old!a}\n    now {new!a}")
    if args.keep:
        args.keep.write_text(json.dumps(said))
    print(f"{len(said)} mutants read, {sum(faults.values())} raised, {changes.total()} differ")


if __name__ == "__main__":
    main()
