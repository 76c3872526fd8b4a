"""Music of the map (Bunny Kingdom): a stately pavane, and a galliard with carrots in it."""

from __future__ import annotations

from scores import Lead, Part, Piece, Section

PAVANE = {
    "A": Section(
        "Dm | C | F | C | Dm | C | Am | Dm",
        "d5h f5q. g5e | e5h. c5q | f5h a5q. g5e | g5h. rq"
        " | a5h f5q. e5e | g5q e5q c5q e5q | c5q e5q. d5e c5q | d5h. rq",
    ),
    "A'": Section(
        "Dm | C | F | C | Dm | C | Am | Dm",
        "d5e e5e f5q a5q. g5e | e5h. c5q | f5e g5e a5q c6q. a5e | g5h. e5q"
        " | a5q f5e e5e d5q f5q | e5q g5q c5q e5q | c5q e5q. d5e c5q | d5w",
    ),
    "B": Section(
        "F | C | G | Am | F | C | Am | Dm",
        "a5q. a5e a5q c6q | g5q. e5e g5h | b5q. a5e g5q b5q | a5h e5h"
        " | f5q. g5e a5q f5q | e5q. f5e g5q e5q | c5q. d5e e5q c5q | d5h. rq",
    ),
}
MAP_PAVANE = Piece(
    "bunny_kingdom_1", "The map on the table", "D", "dorian", 92, 4, "A A' B A'", PAVANE,
    leads=(
        Lead("recorder", (0, 1, 3), db=0, pan=0.1),
        Lead("strings", (2,), db=0, pan=-0.15),
        Lead("strings", (3,), -12, db=-8, pan=-0.25),
    ),
    parts=(
        Part("lute", ("1 . 3 2 4 . 3 2", "1 . 2 3 4 . 2 3"), 57, db=-7, pan=-0.3),
        Part("soft_bass", ("R . . .", "R . F ."), 41, db=-10),
        Part("strings", ("d",), 55, (1, 2), db=-14, pan=0.25),
        Part("felt_drum", ("x . o o x . o .",), 43, (1, 2, 3), db=-15, pan=0.05),
        Part("tambourine", (". . . . o . . .",), 0, (2, 3), db=-25, pan=0.4),
    ),
)  # fmt: skip

GALLIARD_A = "b5q. c6e d6q | a5q f#5q d5q | g5q. a5e b5q | g5q e5q c5q"
GALLIARD = {
    "A": Section(
        "G | D | Em | C | G | C | Am | D",
        GALLIARD_A + " | d5q g5q b5q | c6q. b5e c6q | a5q e5q c6q | a5h.",
    ),
    "A'": Section(
        "G | D | Em | C | G | D7 | C D | G",
        GALLIARD_A + " | d5e g5e b5q d6q | a5q. g5e f#5q | e5q. g5e f#5q | g5h rq",
    ),
    "B": Section(
        "C | G | Am | Em | C | G | F | D",
        "e5q. f#5e g5q | d5q b5q g5q | c6q. b5e a5q | b5q g5q e5q"
        " | g5e a5e g5e e5e c5q | d5e g5e b5e d6e b5q | a5q. g5e f5q | f#5q a5q d5q",
    ),
}
CARROT_GALLIARD = Piece(
    "bunny_kingdom_2", "Carrots on the hill", "G", "major", 112, 3, "A A' B A' B A'", GALLIARD,
    leads=(
        Lead("lute", (0, 1), db=0, pan=0.15),
        Lead("recorder", (2, 3, 5), db=-1, pan=-0.1),
        Lead("strings", (4,), -12, db=0, pan=-0.15),
        Lead("lute", (5,), db=-6, pan=0.25),
    ),
    parts=(
        Part("harp", ("1 . 3 2 4 3", "1 . 2 3 4 2"), 57, db=-8, pan=-0.3),
        Part("soft_bass", ("R . .", "R . F"), 43, db=-10),
        Part("strings", ("d",), 57, (2, 3, 5), db=-15, pan=0.2),
        Part("felt_drum", ("x . . o . o", "x . o . o ."), 46, (1, 2, 3, 4, 5), db=-16),
        Part("tambourine", (". o o",), 0, (3, 5), db=-25, pan=0.4),
    ),
    colour=frozenset({5}),
)  # fmt: skip

PIECES = (MAP_PAVANE, CARROT_GALLIARD)
