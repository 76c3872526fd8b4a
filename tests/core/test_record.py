"""Records of matches: written, read, verified; and everything that can be wrong with a file."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core import record as module
from tabletop.core.action import action_text
from tabletop.core.errors import BadRecord, ReplayDiverged, TabletopError, UnknownGame
from tabletop.core.game import CHANCE
from tabletop.core.match import Match
from tabletop.core.record import (
    FORMAT,
    LONGEST_LINE,
    SALTLESS,
    Record,
    good_part,
    open_match,
    play_record,
    read_records,
    write_record,
)
from tests.core.test_match import played
from tests.tiny import GAME

MATCH = played("record")
TEXT = write_record(MATCH, ({"name": "Ada"}, {"name": "Ben"}, {"name": "Cléo"}), "1.2")
LINES = TEXT.splitlines()


def joined(lines: list[str], *, ended: bool = True) -> str:
    """The lines as a file; with a fitting end line when `ended`."""
    if not ended:
        return "".join(line + "\n" for line in lines)
    body = "".join(line + "\n" for line in lines[:-1])
    end = json.loads(lines[-1])
    end["count"] = len(lines) - 2
    end["sha256"] = hashlib.sha256(body.encode()).hexdigest()
    return body + json.dumps(end, separators=(",", ":")) + "\n"


def changed(number: int, **values: Any) -> list[str]:
    """The lines with some values of one line changed; None takes a value out."""
    data = json.loads(LINES[number]) | values
    data = {key: value for key, value in data.items() if value is not None}
    lines = LINES.copy()
    lines[number] = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return lines


def only(text: str) -> Record:
    (record,) = read_records(text)
    return record


def test_a_record_is_a_header_a_line_an_action_and_an_end() -> None:
    head = json.loads(LINES[0])
    assert list(head) == [
        "format", "app", "game", "rules", "players", "seed", "options", "seats",
    ]  # fmt: skip
    assert head["game"] == "tiny_auction" and head["format"] == SALTLESS
    assert head["seats"][2] == {"name": "Cléo"} and "Cléo" in LINES[0]
    first = json.loads(LINES[2])
    verb = action_text(MATCH.log[1].action, GAME.info.verbs)
    assert first["by"] == MATCH.log[1].player and first["do"] == verb
    end = json.loads(LINES[-1])
    assert end["count"] == MATCH.ply == len(LINES) - 2
    assert end["digest"] == MATCH.state.digest()
    assert TEXT.endswith("\n") and not TEXT.endswith("\n\n")


def test_writing_and_reading_give_the_match_back() -> None:
    record = only(TEXT)
    assert record.damage == ""
    assert record.header.seats[0] == {"name": "Ada"} and record.header.app == "1.2"
    match = play_record(record)
    assert (match.log, match.events, match.options) == (MATCH.log, MATCH.events, MATCH.options)
    assert write_record(match, record.header.seats, record.header.app) == TEXT


def test_an_unfinished_match_is_recorded_as_well() -> None:
    match = played("half")
    match.undo_to(7)
    record = only(write_record(match))
    assert len(record.lines) == match.ply
    again, problem = good_part(record)
    assert (again.log, problem) == (match.log, "")
    assert again.state.actors() == match.state.actors()


def test_undone_actions_are_no_part_of_the_record() -> None:
    match = played("undone")
    match.undo_to(match.decisions()[3])
    assert len(only(write_record(match)).lines) == match.ply


def test_a_match_before_its_first_card_is_a_record_too() -> None:
    match = Match(GAME, 2, deal=False)
    record = only(write_record(match))
    assert play_record(record).ply == 0
    match, _ = good_part(record)
    match.resume_dealing()
    assert match.log == Match(GAME, 2).log


def test_several_matches_follow_each_other_in_a_file() -> None:
    other = write_record(played("another", 2))
    records = read_records(TEXT + other + "\n" + TEXT)
    assert [len(record.lines) for record in records] == [
        MATCH.ply,
        len(other.splitlines()) - 2,
        MATCH.ply,
    ]
    assert not any(record.damage for record in records)
    assert all(play_record(record).state.is_over() for record in records)


def test_a_match_that_breaks_off_spoils_none_that_follows() -> None:
    broken, sound = read_records(joined(LINES[:5], ended=False) + TEXT)
    assert "breaks off" in broken.damage and len(broken.lines) == 4
    assert sound.damage == "" and sound.digest


def test_a_later_match_that_cannot_be_read_is_no_fault_of_the_first() -> None:
    newer = joined(changed(0, format=FORMAT + 1))
    first, third = read_records(TEXT + newer + TEXT)
    assert first.damage.startswith("After this match comes one that cannot be read.")
    assert play_record(first).log == MATCH.log
    assert third.damage == ""


@pytest.mark.parametrize("sign", ["\u2028", "\u2029", "\x85", "\n", "\r\n", "\x0b", "\x1c", "\0"])
def test_a_name_with_any_sign_stays_on_its_line(sign: str) -> None:
    name = f"A{sign}da"
    record = only(write_record(MATCH, ({"name": name},), "1"))
    assert record.damage == "" and record.header.seats == ({"name": name},)


def test_line_ends_of_other_systems_are_the_same_record() -> None:
    assert only(TEXT.replace("\n", "\r\n")).damage == ""
    assert only("\n" + TEXT + "\n\n").damage == ""


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "empty"),
        ("\n \n", "empty"),
        ("hello", "not readable as JSON"),
        ("[1]", "no JSON object"),
        ("7", "no JSON object"),
        ("null", "no JSON object"),
        ("{}", "does not begin with the header"),
        (LINES[1], "does not begin with the header"),
        ('{"game":"tiny_auction"}', "'format' is missing"),
        ("[" * 60_000, "not readable as JSON"),
        ('{"game":' + "[" * 60_000, "not readable as JSON"),
        ('{"game":"' + "x" * LONGEST_LINE + '"}', "far too long"),
        ('{"game":"\\ud800"}', "not readable as JSON"),
        ("\ud800", "not readable as JSON"),
        ('{"game":' + "9" * 5000 + "}", "not readable as JSON"),
        ("\x00\x01\x02", "not readable as JSON"),
        ("PK\x03\x04", "not readable as JSON"),
    ],
)
def test_a_foreign_file_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        read_records(text)


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"format": FORMAT + 1}, "newer version of the program"),
        ({"format": 0}, "format 0 is not known"),
        ({"format": -3}, "format −3 is not known"),
        ({"format": "1"}, "'format' is missing or of the wrong kind"),
        ({"format": True}, "'format' is missing or of the wrong kind"),
        ({"players": 2.0}, "'players' is missing"),
        ({"rules": None}, "'rules' is missing"),
        ({"rules": 0}, "no rules of version 0"),
        ({"rules": -3}, "no rules of version −3"),
        ({"seed": 7}, "'seed' is missing"),
        ({"options": []}, "'options' is missing"),
        ({"seats": {}}, "'seats' is missing"),
        ({"seats": ["Ada"]}, "'seats' are of the wrong kind"),
        ({"colour": "red"}, "holds 'colour'"),
    ],
)
def test_a_header_that_is_none_is_refused_in_a_sentence(
    values: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadRecord, match=sentence):
        read_records(joined(changed(0, **values)))


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"rules": 2}, "newer rules"),
        ({"players": 9}, "2, 3, 4 players, not 9"),
        ({"players": 10**30}, "players"),
        ({"options": {"speed": 1}}, "no option 'speed'"),
        ({"options": {"rounds": [1]}}, "cannot be"),
        ({"options": {"": 1}}, "no option ''"),
    ],
)
def test_a_match_this_program_cannot_set_up_says_why(values: dict[str, Any], sentence: str) -> None:
    record = only(joined(changed(0, **values)))
    for use in (play_record, good_part):
        with pytest.raises(BadRecord, match=sentence):
            use(record)


def test_a_record_of_a_game_not_here_says_which() -> None:
    with pytest.raises(UnknownGame, match="'chess'"):
        play_record(only(joined(changed(0, game="chess"))))


@pytest.mark.parametrize(
    ("number", "values", "sentence"),
    [
        (3, {"by": -2}, "no seat −2"),
        (3, {"by": "0"}, "'by' is missing"),
        (3, {"do": 7}, "'do' is missing"),
        (3, {"do": None}, "holds 'after'"),
        (3, {"after": None}, "'after' is missing"),
        (3, {"note": "x"}, "holds 'note'"),
        (-1, {"count": 3}, "where its end line counts 3"),
        (-1, {"count": None}, "'count' is missing"),
        (-1, {"sha256": "0" * 64}, "checksum"),
        (-1, {"digest": 5}, "'digest' is missing"),
    ],
)
def test_a_damaged_line_is_named_and_what_is_before_it_opens(
    number: int, values: dict[str, Any], sentence: str
) -> None:
    record = only(joined(changed(number, **values), ended=False))
    assert sentence in record.damage
    match, problem = good_part(record)
    match.resume_dealing()
    assert problem == record.damage
    good = number - 1 if number > 0 else MATCH.ply
    assert match.log[:good] == MATCH.log[:good]


def test_a_changed_record_does_not_fit_its_checksum() -> None:
    record = only(TEXT.replace('"name":"Ada"', '"name":"Eve"'))
    assert "changed after it was written" in record.damage
    assert only(TEXT).damage == ""


def test_lines_after_the_end_are_told() -> None:
    assert "after the end" in only(TEXT + LINES[2] + "\n").damage


@pytest.mark.parametrize("cut", range(1, 400, 7))
def test_a_half_written_record_opens_up_to_its_last_whole_line(cut: int) -> None:
    text = TEXT[: len(TEXT) - 1 - cut]
    record = only(text)
    assert record.damage
    whole = text.count("\n") - 1
    assert len(record.lines) in (whole, whole + 1)
    match, problem = good_part(record)
    match.resume_dealing()
    assert problem
    assert match.log[: len(record.lines)] == MATCH.log[: len(record.lines)]


@pytest.mark.parametrize("ply", range(0, MATCH.ply, 3))
def test_a_digest_that_differs_is_found_at_its_ply(ply: int) -> None:
    record = only(joined(changed(ply + 1, after="00000000")))
    assert record.damage == ""
    with pytest.raises(ReplayDiverged, match=f"at ply {ply}:") as caught:
        play_record(record)
    assert caught.value.ply == ply
    match, problem = good_part(record)
    match.resume_dealing()
    assert f"ply {ply}" in problem
    assert match.log[:ply] == MATCH.log[:ply]
    assert match.state.actors() != (CHANCE,)


def test_luck_that_was_tampered_with_is_not_taken_over() -> None:
    """The digest after it tells that the shuffle was changed; the seed's own falls instead."""
    data = json.loads(LINES[1])
    words = data["do"].split()
    words[3], words[4] = words[4], words[3]
    record = only(joined(changed(1, do=" ".join(words))))
    match, problem = good_part(record)
    match.resume_dealing()
    assert "ply 0" in problem
    assert match.log == Match(GAME, 3, MATCH.options, MATCH.seed).log


def test_an_illegal_action_ends_the_good_part() -> None:
    record = only(joined(changed(4, do="bid 99", by=2)))
    with pytest.raises(ReplayDiverged) as caught:
        play_record(record)
    assert caught.value.ply == 3
    match, problem = good_part(record)
    match.resume_dealing()
    assert match.log == MATCH.log[:3] and "own hand" in problem


@pytest.mark.parametrize("do", ["hop 3", "bid", "bid x", "", "bid 3 4 5", "shuffle -1 -1 1 1"])
def test_an_action_no_game_knows_ends_the_good_part(do: str) -> None:
    match, problem = good_part(only(joined(changed(4, do=do))))
    assert match.log == MATCH.log[:3] and "ply 3" in problem


def test_a_final_state_that_is_another_is_told() -> None:
    lines = LINES.copy()
    end = json.loads(lines[-1]) | {"digest": "0" * 24}
    lines[-1] = json.dumps(end)
    record = only(joined(lines))
    with pytest.raises(ReplayDiverged, match="final state"):
        play_record(record)
    match, problem = good_part(record)
    match.resume_dealing()
    assert match.log == MATCH.log and "final state" in problem


def test_without_verifying_digests_are_not_looked_at() -> None:
    record = only(joined(changed(3, after="00000000")))
    assert play_record(record, verify=False).log == MATCH.log


def test_old_formats_are_brought_up_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def from_first(data: dict[str, Any]) -> dict[str, Any]:
        app = data.pop("program")
        return {**data, "app": app, "salt": "", "seal": "", "format": 2}

    def from_second(data: dict[str, Any]) -> dict[str, Any]:
        return {**data, "seats": [], "format": 3}

    monkeypatch.setattr(module, "FORMAT", 3)
    monkeypatch.setattr(module, "UPGRADES", {1: from_first, 2: from_second})
    data = json.loads(LINES[0])
    del data["seats"]
    data = {"program" if key == "app" else key: value for key, value in data.items()}
    text = joined([json.dumps(data), *LINES[1:]])
    record = only(text)
    assert record.header.app == "1.2" and record.header.seats == ()
    assert play_record(record).log == MATCH.log


def test_older_rules_may_be_played_again() -> None:
    header = replace(only(TEXT).header, rules=0)
    assert open_match(header).ply == 0


def test_a_match_of_older_rules_that_comes_out_otherwise_says_so_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Up to where it comes out as it was it is there; with the rules it knows it says nothing."""
    record = only(joined(changed(3, after="00000000")))
    assert good_part(record)[1] == "The match can be followed to ply 2 only."
    newer = replace(GAME, info=replace(GAME.info, rules_version=2))
    monkeypatch.setattr(module, "find_game", lambda key: newer)
    match, problem = good_part(record)
    why = "it was played by older rules (version 1, now 2)."
    assert match.ply == 2 and problem == f"The match can be followed to ply 2 only: {why}"
    with pytest.raises(ReplayDiverged, match="older rules"):
        play_record(record)
    assert good_part(only(TEXT))[1] == "", "what comes out as it was needs no excuse"
    assert "older rules" in good_part(replace(only(TEXT), digest="0" * 24))[1]


def test_half_a_character_in_a_value_that_is_given_twice_is_damage_and_no_crash() -> None:
    head = LINES[0].replace('"app":', '"app":"\udcd5","app":', 1)
    assert head != LINES[0]
    assert "checksum" in only("".join(f"{line}\n" for line in [head, *LINES[1:]])).damage


@given(st.binary(max_size=300))
def test_any_bytes_are_a_record_or_refused(raw: bytes) -> None:
    for coding in ("utf-8", "latin-1"):
        _read_all(raw.decode(coding, errors="surrogateescape"))


@given(
    st.lists(
        st.tuples(st.integers(0, len(TEXT) - 1), st.integers(0, 40), st.text(max_size=8)),
        min_size=1,
        max_size=4,
    )
)
def test_any_damage_to_a_record_is_survived(damages: list[tuple[int, int, str]]) -> None:
    text = TEXT
    for place, length, instead in damages:
        text = text[:place] + instead + text[place + length :]
    _read_all(text)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=4,
)


@given(
    st.integers(-1, 6),
    st.sampled_from(
        ["format", "game", "players", "seed", "options", "seats", "by", "do", "after", "count"]
    ),
    JSON,
)
def test_any_value_in_any_place_is_survived(number: int, key: str, value: object) -> None:
    data = json.loads(LINES[number])
    data[key] = value
    lines = LINES.copy()
    lines[number] = json.dumps(data)
    _read_all(joined(lines, ended=False))


def _read_all(text: str) -> None:
    """Reads and plays what there is; what is wrong is told in a sentence that can be printed."""
    try:
        for record in read_records(text):
            record.damage.encode()
            match, problem = good_part(record)
            problem.encode()
            match.state.check()
    except TabletopError as problem:
        assert str(problem).endswith((".", "?"))
        str(problem).encode()
