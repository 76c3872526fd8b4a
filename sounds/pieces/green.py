"""Music of the village green (Bunny Boom): a slow jig, and a walk down to the ford."""

from __future__ import annotations

from scores import Lead, Part, Piece, Section

JIG_A = "g5q d5e g5e a5e b5e | a5q f#5e d5q f#5e | g5e f#5e e5e b5q g5e | e5q g5e e5q."
JIG_A2 = " | g5q d5e g5e a5e b5e | c6q b5e a5q e5e | f#5e g5e a5e c6e a5e f#5e"
JIG_B = "c6q e6e c6q g5e | b5q d6e b5q g5e | a5e b5e a5e f#5q d5e | e5q g5e b5q."
JIG = {
    "A": Section("G | D | Em | C | G | Am | D7 | D7", JIG_A + JIG_A2 + " | a5q. d5q."),
    "A'": Section("G | D | Em | C | G | Am | D7 | G", JIG_A + JIG_A2 + " | g5q. g5q re"),
    "B": Section(
        "C | G | D | Em | C | G | Am D7 | G",
        JIG_B + " | c6q d6e e6q c6e | d6q b5e g5q b5e | a5q c6e f#5q a5e | g5q. d5q.",
    ),
    "B'": Section(
        "C | G | D | Em | C | G | D7 | G",
        JIG_B + " | e6q c6e g5q c6e | b5e c6e b5e g5q d5e | f#5e a5e f#5e d5q f#5e | g5q. rq.",
    ),
}
ROUND_THE_GREEN = Piece(
    "bunny_boom_1", "Round the green", "G", "major", 126, 3, "A A' B B' A'", JIG,
    leads=(
        Lead("recorder", (0, 1, 4), db=0, pan=0.15),
        Lead("clarinet", (2,), -12, db=-1, pan=-0.15),
        Lead("recorder", (3,), db=0, pan=0.15),
        Lead("clarinet", (3, 4), -12, db=-6, pan=-0.25),
    ),
    parts=(
        Part("guitar", ("R . c F . d",), 52, db=-7, pan=-0.3),
        Part("soft_bass", ("R . . F . .", "R . . R . ."), 43, db=-10),
        Part("felt_drum", ("x . o o . o",), 48, (1, 2, 3, 4), db=-15, pan=0.1),
        Part("shaker", ("o . . o . o",), 0, (2, 3), db=-22, pan=0.4),
    ),
)  # fmt: skip

FORD_A = "f#5q a5q f#5q. d5e | e5q. c#5e a4h | d5q f#5q b5q. a5e | b5q g5q d5h"
FORD = {
    "A": Section(
        "D | A | Bm | G | D | G | Em | A7",
        FORD_A + " | f#5q a5q f#5q. d5e | g5q. f#5e g5q b5q | b5q g5q e5q g5q | a5h. rq",
    ),
    "A'": Section(
        "D | A | Bm | G | D | A7 | D | D",
        FORD_A + " | a5q. f#5e d5q f#5q | e5q g5q c#5q e5q | d5h. a4q | d5h rh",
    ),
    "B": Section(
        "G | D | A | Bm | G | D | Em | A7",
        "b5e b5e a5e b5e g5q d5q | a5e a5e f#5e a5e d5h | c#5e e5e a5e e5e c#5q e5q"
        " | d5q f#5q b4h | b4e d5e g5e b5e g5q d5q | a5q. f#5e d5h | e5e g5e b5e g5e e5q g5q"
        " | e5q c#5q a4h",
    ),
}
DOWN_TO_THE_FORD = Piece(
    "bunny_boom_2", "Down to the ford", "D", "major", 104, 4, "A A' B A'", FORD, swing=0.08,
    leads=(
        Lead("clarinet", (0, 1, 3), db=0, pan=-0.1),
        Lead("marimba", (2,), db=-1, pan=0.2),
        Lead("recorder", (3,), 12, db=-9, pan=0.2),
    ),
    parts=(
        Part("ukulele", (". 1 3 2 . 4 3 2", "1 . 3 2 4 . 3 2"), 64, db=-8, pan=0.3),
        Part("soft_bass", ("R . F .", "R . F S"), 43, db=-9),
        Part("guitar", (". d . d",), 55, (1, 2, 3), db=-12, pan=-0.35),
        Part("brush", (". x . x",), 0, (1, 2, 3), db=-21, pan=0.1),
        Part("wood_block", (". . . o . . o .",), 70, (2,), db=-18, pan=-0.4),
    ),
)  # fmt: skip

PIECES = (ROUND_THE_GREEN, DOWN_TO_THE_FORD)
