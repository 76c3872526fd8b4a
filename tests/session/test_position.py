"""Positions as text: the same moment comes back; a text with a letter changed opens nothing."""

from __future__ import annotations

import base64
import io
import json
import zlib
from random import Random
from typing import Any

import pytest

from tabletop.cli import main
from tabletop.core.registry import games
from tabletop.session.library import Library
from tabletop.session.position import (
    LARGEST,
    MARK,
    BadPosition,
    _check,
    as_text,
    from_text,
    is_position,
    open_text,
)
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tests.cli.helpers import refused


def played(key: str, share: float = 1.0) -> Running:
    count = min(games()[key].info.players)
    seats = [human("Änna", 0), *(rabbit("easy", figure) for figure in range(1, count))]
    running = Running.new(key, seats, {}, "5")
    luck = Random("5")
    while not running.over and running.ply < 400 * share:
        seat = running.actors()[0]
        running.submit(seat, luck.choice(list(running.legal(seat))))
    return running


@pytest.mark.parametrize("key", sorted(games()))
def test_every_moment_of_a_match_comes_back_as_it_was(key: str) -> None:
    running = played(key)
    for ply in sorted({0, running.ply // 3, running.ply // 2, running.ply}):
        text = as_text(running.match, running.seats, ply)
        match, seats = from_text(text)
        assert seats == running.seats and match.options == running.match.options
        assert match.log[:ply] == running.match.log[:ply]
        if ply == running.ply:
            assert match.state.digest() == running.match.state.digest()
        assert "\n" not in text and is_position(text) and is_position(f"  {text}\n")
        wrapped = "\n".join(text[start : start + 70] for start in range(0, len(text), 70))
        assert from_text(wrapped)[0].log == match.log


def test_luck_goes_on_as_it_would_have_fallen() -> None:
    running = played("bunny_boom", 0.04)
    match, _ = from_text(as_text(running.match, running.seats))
    luck = Random(1)
    while not running.over:
        seat = running.actors()[0]
        action = luck.choice(list(running.legal(seat)))
        running.submit(seat, action)
        match.submit(seat, action)
        while match.ply < running.ply:
            match.submit(*running.match.log[match.ply])
    assert match.state.digest() == running.match.state.digest()


def test_every_single_changed_letter_is_noticed() -> None:
    running = played("bunny_boom", 0.02)
    text = as_text(running.match, running.seats)
    luck = Random(2)
    for at in range(len(MARK) + 1, len(text)):
        other = luck.choice([c for c in "abcXYZ0189-_:" if c != text[at]])
        with pytest.raises(BadPosition):
            from_text(text[:at] + other + text[at + 1 :])
    for cut in range(0, len(text), 7):
        with pytest.raises(BadPosition):
            from_text(text[:cut])


def packed(data: Any) -> str:
    letters = base64.urlsafe_b64encode(zlib.compress(json.dumps(data).encode())).decode()
    letters = letters.rstrip("=")
    return f"{MARK}:{letters}:{_check(letters)}"


def opened(text: str) -> Any:
    letters = text.split(":")[1]
    return json.loads(zlib.decompress(base64.urlsafe_b64decode(letters + "=" * 3)))


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"}, {"game": 3}, {"rules": 99}, {"rules": "new"}, {"seats": []},
        {"seats": [{"kind": "ghost"}]}, {"seed": ""}, {"seed": "x" * 500}, {"options": 7},
        {"options": {"wings": True}}, {"do": [[0, "fly 3"]]}, {"do": [[9, "draw"]]},
        {"do": 3}, {"do": [[-1]]}, {"do": []}, {"digest": "00000000"}, {"digest": None},
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_refused_in_one_sentence(change: dict[str, Any]) -> None:
    running = played("bunny_boom", 0.02)
    data = opened(as_text(running.match, running.seats))
    with pytest.raises(BadPosition) as refusal:
        from_text(packed({**data, **change}))
    words = str(refusal.value)
    assert words[0].isupper() and words.endswith((".", "?")) and "\n" not in words


@pytest.mark.parametrize("text", ["", "hello", "bunny1:", "bunny1::", "bunny2:abc:def", ":" * 9])
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        from_text(text)


@pytest.mark.parametrize("data", [3, [], "x", None, {}])
def test_what_holds_no_match_is_refused(data: object) -> None:
    with pytest.raises(BadPosition):
        from_text(packed(data))


def test_a_text_that_unpacks_to_very_much_is_not_unpacked() -> None:
    with pytest.raises(BadPosition):
        from_text(packed("x" * (LARGEST + 9)))
    with pytest.raises(BadPosition):
        from_text(f"{MARK}:" + "a" * 10**7)


@pytest.mark.parametrize(
    "message",
    ["Here, what would you do? {}", "Look:\n> {}\n", "{} Anna", "  {}  \nYours, Anna\n"],
)  # fmt: skip
def test_a_position_is_found_in_the_message_that_it_came_with(message: str) -> None:
    """Mail breaks its line as well, and marks what was answered."""
    running = played("bunny_boom", 0.04)
    text = as_text(running.match, running.seats)
    wrapped = "\n> ".join(text[at : at + 60] for at in range(0, len(text), 60))
    for line in (text, wrapped):
        sent = message.format(line)
        assert is_position(sent)
        assert from_text(sent)[0].state.digest() == running.match.state.digest()


def test_a_position_opens_as_a_match_that_counts_nowhere(library: Library) -> None:
    running = played("bunny_boom", 0.04)
    again = open_text(as_text(running.match, running.seats), library)
    assert again.saved and library.saved()[0].sheet.origin == "imported"
    assert library.finished() == []


def test_the_command_line_prints_one_and_refuses_what_is_none(
    tmp_path: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    where = ["--data-dir", str(tmp_path)]
    from tabletop.session.paths import folders

    library = Library(folders(tmp_path).library)
    open_text(as_text(played("bunny_boom", 0.04).match, played("bunny_boom", 0.04).seats), library)
    library.close()
    assert main([*where, "export", "1", "--position", "--ply", "5"]) == 0
    line = capsys.readouterr().out.strip()
    assert from_text(line)[0].ply >= 5
    assert "actions, not 999" in refused(
        [*where, "export", "1", "--position", "--ply", "999"], capsys
    )
    assert "FILE" in refused([*where, "export", "1"], capsys)
    assert "no position" in refused([*where, "play", "--position", "chess"], capsys)
    assert "alone" in refused([*where, "play", "bunny_boom", "--position", "x"], capsys)
    words = [*where, "play", "--text", "--position"]
    assert "no position" in refused([*words, "chess"], capsys)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    main([*words, line])
    assert "Änna" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"rules": float("inf")}, "it is no JSON"),
        ({"rules": 2.5}, "rules should be a whole number"),
        ({"rules": int("9" * 309)}, "rules should be a whole number"),
        ({"do": [[0.5, "up 1"]]}, "do[0][0] should be a whole number"),
        ({"seats": 3}, "seats should be a list"),
        ({"seats": [{"kind": "human", "name": "A", "figure": 2.5}] * 2}, "figure"),
    ],
)
def test_a_forged_position_is_refused_with_what_is_wrong_in_it(
    change: dict[str, Any], told: str
) -> None:
    running = played("bounce_bunny_bounce", 0.02)
    letters = as_text(running.match, running.seats).split(":")[1]
    raw = zlib.decompress(base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4)))
    packed = zlib.compress(json.dumps({**json.loads(raw), **change}).encode())
    letters = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    with pytest.raises(BadPosition) as found:
        from_text(f"{MARK}:{letters}:{_check(letters)}")
    assert told in str(found.value)
