"""Music of the auction hall (Bunny Bidding): a sly habanera, and a rag for turning pages."""

from __future__ import annotations

from scores import Lead, Part, Piece, Section

GOING_A = "e5q. a4e c5e e5e a5q | g5e e5e c5e e5e a4h | f5q. d5e f5e a5e g5e f5e | e5q c5q a4h"
GOING = {
    "A": Section(
        "Am | Am | Dm | Am | E7 | E7 | Am | E7",
        GOING_A + " | g#4q. b4e d5e e5e b4q | d5e c5e b4e d5e g#4h"
        " | a4q. c5e e5e a5e e5q | e5q g#5e b5e e5h",
    ),
    "A'": Section(
        "Am | Am | Dm | Am | Dm | E7 | Am | Am",
        GOING_A + " | d5e f5e a5e f5e d5q f5q | e5e g#5e b5e g#5e e5q d5q"
        " | c5q. b4e a4h | a4q rq rh",
    ),
    "B": Section(
        "C | G7 | C | F | Dm | Am | E7 | E7",
        "g5h e5q. g5e | f5h d5q. f5e | e5e g5e c6e g5e e5h | a5q. g5e f5q a5q"
        " | a5q. f5e d5q f5q | e5q. c5e a4q c5q | b4e d5e e5e g#5e b5q g#5q | e5h rh",
    ),
}
GOING_GOING = Piece(
    "bunny_bidding_1", "Going, going", "A", "minor", 100, 4, "A A' B A'", GOING,
    leads=(
        Lead("clarinet", (0, 1, 3), db=0, pan=-0.1),
        Lead("recorder", (2,), db=-1, pan=0.15),
        Lead("harpsichord", (3,), db=-10, pan=0.3),
    ),
    parts=(
        Part("soft_bass", ("R . . F S . F .",), 41, db=-9),
        Part("pizzicato", (". . d . . . c .", ". . c . d . c ."), 60, db=-9, pan=0.3),
        Part("harpsichord", ("1 . 2 3 . 2 3 .",), 57, (1, 2, 3), db=-14, pan=-0.35),
        Part("brush", ("x . . o x . o .",), 0, (1, 2, 3), db=-21, pan=0.1),
    ),
)  # fmt: skip

RAG_A = "c5e f5e a5q c6e a5q f5e | f#5e a5q c6e a5q f#5q | g5e b4e d5q f5e d5q b4e"
RAG_A2 = " | c5e f5e a5q c6e a5q f5e | f#5e a5e c6q d6e c6q a5e"
RAG = {
    "A": Section(
        "F | D7 | G7 | C7 | F | D7 | Gm | C7",
        RAG_A + " | e5e g5q bb5e g5q e5q" + RAG_A2
        + " | bb5q g5e d5e f5q d5q | e5e g5e e5e c5e g4q rq",
    ),
    "A'": Section(
        "F | D7 | G7 | C7 | F | D7 | Gm C7 | F",
        RAG_A + " | e5e g5q bb5e g5e e5e c5q" + RAG_A2
        + " | bb5e g5e d5q e5e g5e c5q | f5q a4e c5e f5q rq",
    ),
    "B": Section(
        "Dm | A7 | Dm | Gm | Bb | F | G7 | C7",
        "a5h f5q. d5e | g5h e5q. c#5e | f5q. e5e d5q a4q | bb4q d5q g5h"
        " | f5q. d5e bb4q d5q | c5q f5q a5h | b5q. a5e g5q f5q | e5q g5q c5h",
    ),
}  # fmt: skip
TURNING_PAGES = Piece(
    "bunny_bidding_2", "Turning pages", "F", "major", 104, 4, "A A' B A'", RAG, swing=0.06,
    leads=(
        Lead("harpsichord", (0, 1, 3), db=0, pan=0.1),
        Lead("clarinet", (2,), db=-1, pan=-0.1),
        Lead("clarinet", (3,), -12, db=-7, pan=-0.2),
    ),
    parts=(
        Part("soft_bass", ("R . F .", "R . F T"), 41, db=-9),
        Part("pizzicato", (". c . c", ". c . d"), 58, db=-9, pan=-0.3),
        Part("strings", ("d",), 57, (2,), db=-14, pan=0.1),
        Part("brush", (". x . x",), 0, (1, 3), db=-21, pan=0.15),
        Part("wood_block", ("o . . o . . o .",), 72, (3,), db=-20, pan=0.4),
    ),
)  # fmt: skip

PIECES = (GOING_GOING, TURNING_PAGES)
