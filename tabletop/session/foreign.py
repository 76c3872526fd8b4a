"""One match as a file of its own: export, and import with every check before anything is believed.

The record's format is the core's; what happens to an imported match the library's.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tabletop import __version__
from tabletop.core.chance import LONGEST_SEED, is_seed
from tabletop.core.errors import BadOption, BadRecord, TabletopError
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
from tabletop.session.database import LibraryProblem
from tabletop.session.library import Library
from tabletop.session.running import Running
from tabletop.session.seats import Seat, rabbit, seat_data, seats_from
from tabletop.session.texts import begun
from tabletop.session.writing import write_whole

LARGEST = 8 * 1024 * 1024
"""No match is longer, in bytes; what is would only fill the memory."""


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
    if running.problem:
        raise ForeignProblem(running.problem)
    text = write_record(
        running.match,
        tuple(map(seat_data, running.seats)),
        __version__,
        running.salt,
        running.seal,
    )
    try:
        write_whole(path, text)
    except OSError as error:
        raise ForeignProblem(f"{path} cannot be written: {error.strerror}.") from None


def import_match(library: Library, path: Path) -> Imported:
    """Takes the match in a file into the library, where it can be looked at and played on.

    One that breaks off, or does not come out as the file says, is taken up to its last sound
    action. It does not count in the statistics. One that lies there already, as far as the file
    goes and no further, is not taken a second time.

    Raises:
        ForeignProblem, BadRecord, UnknownGame: it is refused, or cannot be saved; nothing has
            changed.
    """
    read, problem = _followed(path)
    if problem and not any(step.player != CHANCE for step in read.match.steps):
        raise _unsound(path, problem)
    known = _known(library, read)
    if known is not None:
        return Imported(known, problem, known=True)
    running = Running(
        read.match, read.seats, library, origin="imported", salt=read.salt, seal=read.seal
    )
    running.save()
    if running.id is None:
        raise ForeignProblem(library.problem or "The library cannot be written.")
    return Imported(running.id, problem)


def _known(library: Library, read: Read) -> int | None:
    """The number of the saved match that stands where this one stands and came there the same way.

    Which program and rules wrote it does not matter, as every state on the way is the same.
    """
    match = read.match
    who = match.game.info.key, match.seed, match.options, read.seats, read.salt
    way = [
        (step.player, match.action_text(step.action), step.digest[:SHORT]) for step in match.steps
    ]
    for saved in library.saved():
        own = saved.sheet
        if (own.game, own.seed, own.options, own.seats, own.salt) != who or saved.ply != len(way):
            continue
        try:
            lines = library.load(saved.id).record.lines
        except LibraryProblem:  # what cannot be read is told where it is opened
            continue
        if lines[: saved.ply] == way:
            return saved.id
    return None


def read_match(path: Path) -> Read:
    """The match in a file, played out again and found sound, and who sat at it.

    Raises:
        ForeignProblem, BadRecord, UnknownGame: it is refused; the text says why.
    """
    read, problem = _followed(path)
    if problem:
        raise _unsound(path, problem)
    return read


def _unsound(path: Path, problem: str) -> ForeignProblem:
    return ForeignProblem(f"{path.name} cannot be used. {problem}")


def _followed(path: Path) -> tuple[Read, str]:
    """The match in a file up to its last sound action, and what is wrong there ("" = nothing).

    Raises:
        ForeignProblem, BadRecord, UnknownGame: nothing of it can be followed.
    """
    text = _whole_lines(_text(path))
    refuse_empty(text)
    for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), 1):
        if line.strip():
            _check_line(line, number)
    records = read_records(text)
    if len(records) != 1:
        raise ForeignProblem(
            f"{path.name} holds {len(records)} matches; a file with one is needed."
        )
    record = records[0]
    _check_sizes(record)
    match, problem = good_part(record, kept=True)
    match.resume_dealing()
    header = record.header
    shown = shown_seal(header.seal, header.seed, header.salt)
    return Read(match, _seats(record), header.salt, shown), problem


def _text(path: Path) -> str:
    try:
        data = begun(path, LARGEST)
        if len(data) > LARGEST:
            raise ForeignProblem(f"{path.name} is far too large to be the record of a match.")
        return data.decode("utf-8")
    except OSError as error:
        raise ForeignProblem(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise ForeignProblem(f"{path.name} is no text in UTF-8 and no match record.") from None


def _whole_lines(text: str) -> str:
    """The text without a last line that breaks off in its middle, as in a file half copied."""
    body, _, last = text.rpartition("\n")
    if not body or not last.strip() or len(last) > LONGEST_LINE:
        return text
    try:
        msgspec.json.decode(last)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return f"{body}\n"
    return text


def _check_line(line: str, number: int) -> None:
    """Reads a line strictly as one of the three kinds there are."""
    if len(line) > LONGEST_LINE:
        raise ForeignProblem(f"Line {number} is far too long for a match record.")
    kind: type[Any] = _Action
    if '"game":' in line:
        kind = _Header
    elif '"sha256":' in line:
        kind = _End
    try:
        msgspec.json.decode(line, type=kind, strict=True)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise ForeignProblem(f"Line {number} is not that of a match record: {error}.") from None


def check_header(header: Header, actions: int) -> None:
    """Looks at the numbers and texts of a header before anything is made of them.

    Raises:
        BadRecord: no match has so many actions, or such a seed or salt.
        UnknownGame: its game is not here.
    """
    game = open_match(header).game
    if actions > game.info.max_actions:
        raise BadRecord(f"No match of {game.info.name} has {actions} actions.")
    if len(header.salt) > LONGEST_SALT or not all(map(bears, header.salt)):
        raise BadRecord(f"The salt of a match is a text of at most {LONGEST_SALT} letters.")
    if len(header.seal) > LONGEST_SEAL or not all(map(bears, header.seal)):
        raise BadRecord(f"The seal of a match is a text of at most {LONGEST_SEAL} letters.")
    if not is_seed(header.seed):
        raise BadRecord(f"The seed of a match is a text of 1 to {LONGEST_SEED} letters.")


def _check_sizes(record: Record) -> None:
    check_header(record.header, len(record.lines))
    if any(not CHANCE <= seat < record.header.players for seat, _, _ in record.lines):
        raise BadRecord("The record lets a seat act that is not at the table.")


def _seats(record: Record) -> tuple[Seat, ...]:
    """Who sat there; records of the arena name agents only, others may name nobody."""
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
        raise ForeignProblem(f"The record's seats make no sense: {problem}") from None
    if len(seats) != players:
        raise ForeignProblem(f"The record names {len(seats)} seats for {players} players.")
    return seats
