"""A match as one line of text, to be sent to somebody: "here, what would you do?"

The line holds all that was done up to a moment, packed, with a checksum of its own; luck that is
still to come falls as it would have fallen there. What it opens counts in no statistics.
"""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from collections.abc import Sequence
from typing import Final

from tabletop.core.action import action_text, parse_action
from tabletop.core.errors import BadOption, IllegalAction, TabletopError, explain
from tabletop.core.game import CHANCE
from tabletop.core.match import Entry, Match
from tabletop.core.record import SHORT, Header, open_match
from tabletop.session.library import Library
from tabletop.session.running import Running
from tabletop.session.seats import Seat, seat_data, seats_from

MARK: Final = "bunny1"
"""The beginning of every position of this form."""

LONGEST: Final = 200_000
LARGEST: Final = 4_000_000
"""Letters of a line, and bytes of what it may hold unpacked."""

CHECK: Final = 8


class BadPosition(TabletopError):
    """A text that is no position, or of none that can be opened; one sentence says why."""


def as_text(match: Match, seats: Sequence[Seat], ply: int | None = None) -> str:
    """The line for a match as it stood before log entry `ply`, None = as it stands."""
    end = match.ply if ply is None else ply
    state = match.game.start(match.players, match.options)
    for step in match.steps[:end]:
        state.apply(step.player, step.action)
    verbs = match.game.info.verbs
    data = {
        "game": match.game.info.key,
        "rules": match.game.info.rules_version,
        "seed": match.seed,
        "options": match.options,
        "seats": [seat_data(seat) for seat in seats],
        "do": [[step.player, action_text(step.action, verbs)] for step in match.steps[:end]],
        "digest": state.digest()[:SHORT],
    }
    packed = zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 9)
    letters = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    return f"{MARK}:{letters}:{_check(letters)}"


def is_position(text: str) -> bool:
    """Returns True if a text contains a position, valid or not."""
    return f"{MARK}:" in text[:LONGEST]


def from_text(text: str) -> tuple[Match, tuple[Seat, ...]]:
    """The match that a line tells of, played out again and found sound, and who sits there.

    Raises:
        BadPosition: it cannot be read, or does not lead where it says; the text says why.
    """
    from tabletop.session.formats import BadData, PositionFile, decoded

    raw = _unpacked(_line_in(text[: LONGEST + 1]))
    try:
        read = decoded(raw, PositionFile)
        seats = seats_from(read.seats)
    except (BadData, BadOption) as problem:
        why = Exception(str(problem).removesuffix("."))
        raise BadPosition(explain("position-senseless", why=why)) from None
    match = _played(Header(read.game, read.rules, len(seats), read.seed, read.options), read.do)
    if match.state.digest()[:SHORT] != read.digest:
        raise BadPosition(explain("position-changed"))
    match.resume_dealing()
    return match, seats


def _line_in(text: str) -> str:
    """The line in a message, without the words round it and what mail puts between its parts."""
    _, mark, rest = text.partition(f"{MARK}:")
    line = ""
    for word in rest.replace(">", " ").split():
        line += word
        if len(line.partition(":")[2]) >= CHECK:
            break
    return f"{mark}{line}"


def open_text(text: str, library: Library | None) -> Running:
    """The match of a line, to be played on from there.

    Raises:
        BadPosition: as `from_text`.
    """
    match, seats = from_text(text)
    running = Running(match, seats, library, origin="imported")
    running.save()
    return running


def _unpacked(text: str) -> bytes:
    mark, _, rest = text.partition(":")
    letters, _, check = rest.partition(":")
    if mark != MARK or not letters:
        raise BadPosition(explain("position-none", mark=MARK))
    if len(text) > LONGEST:
        raise BadPosition(explain("position-long"))
    if check != _check(letters):
        raise BadPosition(explain("position-letter"))
    try:
        packed = base64.b64decode(letters + "=" * (-len(letters) % 4), b"-_", validate=True)
        unpacking = zlib.decompressobj()
        raw = unpacking.decompress(packed, LARGEST)
        if not unpacking.eof:
            raise BadPosition(explain("position-much"))
    except (ValueError, zlib.error):
        raise BadPosition(explain("position-damaged")) from None
    return raw


def _played(header: Header, steps: Sequence[tuple[int, str]]) -> Match:
    from tabletop.session.foreign import check_header  # its checker takes room in every match

    try:
        match = open_match(header)
        check_header(header, len(steps))
        match.keep()
        for seat, words in steps:
            if not CHANCE <= seat < header.players:
                raise BadPosition(explain("position-stranger"))
            match.replay([Entry(seat, parse_action(words, match.game.info.verbs))])
    except BadPosition:
        raise
    except IllegalAction as refusal:
        raise BadPosition(explain("position-rules", why=refusal)) from None
    except TabletopError as problem:
        raise BadPosition(explain("position-unopened", why=problem)) from None
    return match


def _check(letters: str) -> str:
    return hashlib.sha256(letters.encode("utf-8", "replace")).hexdigest()[:CHECK]
