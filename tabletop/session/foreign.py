"""Matches as files: export, and import with every check before anything is believed.

The record's format is the core's; what happens to an imported match the library's.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tabletop import __version__
from tabletop.ai.formats import BadData, decoded
from tabletop.core.chance import LONGEST_SEED, is_seed
from tabletop.core.errors import BadOption, BadRecord, TabletopError, explain, explained
from tabletop.core.fair import LONGEST_SALT, LONGEST_SEAL, shown_seal
from tabletop.core.game import CHANCE
from tabletop.core.letters import bears
from tabletop.core.match import Match
from tabletop.core.record import (
    LONGEST_LINE,
    SHORT,
    Header,
    Record,
    good_part,
    open_match,
    read_records,
    refuse_empty,
    write_record,
)
from tabletop.session.catalog import Wanted
from tabletop.session.database import LibraryProblem
from tabletop.session.library import Library
from tabletop.session.running import Running
from tabletop.session.seats import Seat, rabbit, seat_data, seats_from
from tabletop.session.texts import begun
from tabletop.session.writing import replacing, write_whole

LARGEST = 256 * 1024 * 1024
"""No file of matches is longer, in bytes; what is would only fill the memory."""


class ForeignProblem(TabletopError):
    """A file that cannot be written, or not be taken for a match; one sentence for the user."""


class Read(NamedTuple):
    """A match from a file, who sat there, and the dealer's seal with its salt, "" = no seal."""

    match: Match
    seats: tuple[Seat, ...]
    salt: str
    seal: str


class Imported(NamedTuple):
    """A match of a file, as it lies in the library.

    Attributes:
        id: its number there.
        problem: why it is there up to its last sound action only; "" = it is whole.
        known: whether it lay there before; nothing was taken then.
    """

    id: int
    problem: str
    known: bool = False


class _Header(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    app: str
    game: str
    rules: int
    players: int
    seed: str
    options: dict[str, bool | int | str]
    seats: list[dict[str, str | int]]
    salt: str = ""
    seal: str = ""


class _Action(msgspec.Struct, forbid_unknown_fields=True):
    by: int
    do: str
    after: str


class _End(msgspec.Struct, forbid_unknown_fields=True):
    count: int
    digest: str
    sha256: str


def export_match(library: Library, match_id: int, path: Path) -> None:
    """Writes a saved match, up to where it stands, as JSON Lines.

    Raises:
        LibraryProblem, BadRecord, UnknownGame: it cannot be opened.
        ForeignProblem: only a part of it can be opened, or the file cannot be written.
    """
    write_match(Running.resume(library, match_id), path)


def write_match(running: Running, path: Path) -> None:
    """The same of a match that is open.

    Raises:
        ForeignProblem: as `export_match`.
    """
    text = record_of(running)
    try:
        write_whole(path, text)
    except OSError as error:
        raise _unwritten(path, error) from None


def record_of(running: Running) -> str:
    """The record of an open match. Raises ForeignProblem when only a part of it is open."""
    if running.problem:
        raise ForeignProblem(running.problem)
    seats = tuple(map(seat_data, running.seats))
    return write_record(running.match, seats, __version__, running.salt, running.seal)


def _unwritten(path: Path, error: OSError) -> ForeignProblem:
    return ForeignProblem(explain("unwritten", path=path, why=error))


def export_all(library: Library, path: Path) -> tuple[int, list[str]]:
    """Writes all saved matches to one file, those begun first before the others.

    Returns:
        How many were written, and one sentence for each that cannot be opened as a whole.

    Raises:
        ForeignProblem: the file cannot be written.
    """
    written, problems = 0, []
    try:
        with replacing(path) as fresh, fresh.open("w", encoding="utf-8", newline="\n") as file:
            for match in sorted(library.ids()):
                try:
                    file.write(record_of(Running.resume(library, match)))
                    written += 1
                except TabletopError as problem:
                    problems.append(explained("left-out", n=match, why=problem))
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise _unwritten(path, error) from None
    return written, problems


def import_match(library: Library, path: Path) -> Imported:
    """Takes the match in a file into the library, as `import_matches`.

    Raises:
        ForeignProblem, BadRecord, UnknownGame: it is refused, or cannot be saved, or is not the
            only one in the file; nothing has changed.
    """
    return _taken(library, path.name, _only(path))


def import_matches(library: Library, path: Path) -> list[Imported | TabletopError]:
    """Takes the matches in a file into the library, where they can be looked at and played on.

    One that breaks off, or does not come out as the file says, is taken up to its last sound
    action. It does not count in the statistics. One that lies there already, as far as the file
    goes and no further, is not taken a second time.

    Returns:
        For each match, in the order of the file, what came of it, or why it is refused.

    Raises:
        ForeignProblem, BadRecord, UnknownGame: the file cannot be read, or the only match in it is
            refused; nothing has changed.
    """
    parts = _parts(text_of(path))
    if len(parts) == 1:
        return [_taken(library, path.name, parts[0])]
    found: list[Imported | TabletopError] = []
    for part in parts:
        try:
            found.append(_taken(library, path.name, part))
        except TabletopError as problem:
            found.append(problem)
    return found


def _taken(library: Library, name: str, part: _Part) -> Imported:
    read, problem = _followed(part)
    if problem and not any(step.player != CHANCE for step in read.match.steps):
        raise _unsound(name, problem)
    known = _known(library, read)
    if known is not None:
        return Imported(known, problem, known=True)
    return Imported(_take(library, read), problem)


def _known(library: Library, read: Read) -> int | None:
    """The number of the saved match that stands where this one stands and came there the same way,
    with whatever program and rules; None where there is none."""
    match = read.match
    way = [
        (step.player, match.action_text(step.action), step.digest[:SHORT]) for step in match.steps
    ]
    for saved in library.matches(Wanted(game=match.game.info.key, seed=match.seed)):
        own = saved.sheet
        options = match.game.info.recorded(own.options)
        alike = (options, own.seats, own.salt) == (match.options, read.seats, read.salt)
        if not alike or saved.ply != len(way):
            continue
        try:
            lines = library.load(saved.id).record.lines
        except LibraryProblem:  # what cannot be read is told where it is opened
            continue
        if lines[: saved.ply] == way:
            return saved.id
    return None


def _take(library: Library, read: Read) -> int:
    """Saves the match and returns its number. Raises ForeignProblem where that fails."""
    running = Running(
        read.match, read.seats, library, origin="imported", salt=read.salt, seal=read.seal
    )
    running.save()
    if running.id is None:
        raise ForeignProblem(library.problem or explain("library-unwritten"))
    return running.id


def read_match(path: Path) -> Read:
    """The match in a file, played out again and found sound, and who sat at it.

    Raises:
        ForeignProblem, BadRecord, UnknownGame: it is refused; the text says why.
    """
    read, problem = _followed(_only(path))
    if problem:
        raise _unsound(path.name, problem)
    return read


def _unsound(name: str, problem: str) -> ForeignProblem:
    return ForeignProblem(explain("unusable", path=Path(name), why=Exception(problem)))


class _Part(NamedTuple):
    """The lines of one match in a file, and the number of the first of them."""

    first: int
    lines: list[str]


def _parts(text: str) -> list[_Part]:
    """The matches of a file's text, each from its header on.

    Raises:
        BadRecord: the file is made of empty lines.
    """
    refuse_empty(text)
    parts: list[_Part] = []
    for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), 1):
        if not parts or '"game":' in line:
            parts.append(_Part(number, []))
        parts[-1].lines.append(line)
    if len(parts) > 1 and not any(line.strip() for line in parts[0].lines):
        del parts[0]
    return parts


def _only(path: Path) -> _Part:
    parts = _parts(text_of(path))
    if len(parts) > 1:
        raise ForeignProblem(explain("many-matches", path=Path(path.name), n=len(parts)))
    return parts[0]


def _followed(part: _Part) -> tuple[Read, str]:
    """The match in a part up to its last sound action, and what is wrong there ("" = nothing).

    Raises:
        ForeignProblem, BadRecord, UnknownGame: nothing of it can be followed.
    """
    lines = _whole_lines(part.lines)
    for number, line in enumerate(lines, part.first):
        if line.strip():
            _check_line(line, number)
    (record,) = read_records("\n".join(lines))
    _check_sizes(record)
    match, problem = good_part(record, kept=True)
    if not problem and len(lines) < len(part.lines):
        problem = explained("record-rest")
    match.resume_dealing()
    header = record.header
    shown = shown_seal(header.seal, header.seed, header.salt)
    return Read(match, _seats(record), header.salt, shown), problem


def text_of(path: Path) -> str:
    """The text of a file of matches.

    Raises:
        ForeignProblem: it cannot be read, or is far too large; the text says why.
    """
    try:
        data = begun(path, LARGEST)
        if len(data) > LARGEST:
            raise ForeignProblem(explain("too-large", path=Path(path.name)))
        return data.decode("utf-8-sig")
    except OSError as error:
        raise ForeignProblem(explain("unread", path=path, why=error)) from None
    except UnicodeDecodeError:
        raise ForeignProblem(explain("no-record", path=Path(path.name))) from None


def _whole_lines(lines: list[str]) -> list[str]:
    """The lines without a last one that breaks off in its middle, as in a file half copied."""
    if len(lines) > 1 and lines[-1].strip() and len(lines[-1]) <= LONGEST_LINE:
        try:
            decoded(lines[-1], object)
        except BadData:
            return lines[:-1]
    return lines


def _check_line(line: str, number: int) -> None:
    """Reads a line strictly as one of the three kinds there are."""
    if len(line) > LONGEST_LINE:
        raise ForeignProblem(explain("record-long.numbered", n=number))
    kind: type[Any] = _Action
    if '"game":' in line:
        kind = _Header
    elif '"sha256":' in line:
        kind = _End
    try:
        decoded(line, kind)
    except BadData as problem:
        raise ForeignProblem(explain("record-line", n=number, why=problem)) from None


def check_header(header: Header, actions: int) -> None:
    """Looks at the numbers and texts of a header before anything is made of them.

    Raises:
        BadRecord: no match has so many actions, or such a seed or salt.
        UnknownGame: its game is not here.
    """
    game = open_match(header).game
    if actions > game.info.max_actions:
        raise BadRecord(explain("record-actions", game=game.info.name, n=actions))
    if len(header.salt) > LONGEST_SALT or not all(map(bears, header.salt)):
        raise BadRecord(explain("record-text", what="salt", n=LONGEST_SALT))
    if len(header.seal) > LONGEST_SEAL or not all(map(bears, header.seal)):
        raise BadRecord(explain("record-text", what="seal", n=LONGEST_SEAL))
    if not is_seed(header.seed):
        raise BadRecord(explain("record-text", what="seed", n=LONGEST_SEED))


def _check_sizes(record: Record) -> None:
    check_header(record.header, len(record.lines))
    if any(not CHANCE <= seat < record.header.players for seat, _, _ in record.lines):
        raise BadRecord(explain("record-stranger"))


def _seats(record: Record) -> tuple[Seat, ...]:
    """Reads who sat there; records of the arena name agents only, others may name nobody."""
    data: tuple[Any, ...] = record.header.seats
    players = record.header.players
    try:
        if not data:
            return tuple(rabbit("normal", figure) for figure in range(players))
        if all(set(seat) == {"agent"} for seat in data):
            data = tuple(
                seat_data(rabbit(str(seat["agent"]), figure)) for figure, seat in enumerate(data)
            )
        seats = seats_from(data)
    except BadOption as problem:
        raise ForeignProblem(explain("record-seats.senseless", why=problem)) from None
    if len(seats) != players:
        raise ForeignProblem(explain("record-seats.count", n=len(seats), players=players))
    return seats
