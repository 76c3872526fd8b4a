"""Music of the night garden (Bounce Bunny Bounce): a lullaby of lanterns, and quiet hopping."""

from __future__ import annotations

from scores import Lead, Part, Piece, Section

LANTERNS_A = "a5h g5q | e5h c5q | d5q f5q bb5q | a5h."
LANTERNS = {
    "A": Section(
        "F | Am | Bb | F | Dm | Gm | C7 | C7",
        LANTERNS_A + " | f5h e5q | d5q g5q bb5q | a5q g5q e5q | g5h.",
    ),
    "A'": Section(
        "F | Am | Bb | F | Dm | Gm | C7 | F",
        LANTERNS_A + " | d6q c6q a5q | bb5q g5q d5q | e5q. f5e g5q | f5h rq",
    ),
    "B": Section(
        "Bb | C | Am | Dm | Gm | C7 | F | C7",
        "bb5q. a5e bb5q | c6h g5q | a5q. g5e e5q | f5h d5q"
        " | g5q bb5q d6q | c6q bb5q g5q | a5h. | g5q e5q c5q",
    ),
    "A''": Section(
        "F | Am | Bb | F | Dm | Gm C7 | F | F",
        "a5h g5q | e5q a5q c6q | d6q bb5q f5q | a5h c6q"
        " | d6q. c6e a5q | bb5q g5e bb5e g5q | f5h. | rh.",
    ),
}
LANTERN_WALTZ = Piece(
    "bounce_bunny_bounce_1", "Lanterns", "F", "major", 88, 3, "A A' B A''", LANTERNS,
    leads=(
        Lead("music_box", (0, 1, 3), db=0, pan=0.15),
        Lead("flute", (2,), db=-1, pan=-0.2),
        Lead("flute", (3,), -12, db=-7, pan=-0.2),
    ),
    parts=(
        Part("harp", ("1 2 3 4 3 2", "1 3 2 4 3 2"), 60, db=-8, pan=-0.3),
        Part("soft_bass", ("R . .", "R . F"), 43, db=-10),
        Part("strings", ("d",), 58, (2, 3), db=-13, pan=0.1),
        Part("shaker", (". o o",), 0, (1, 2, 3), db=-22, pan=0.4),
    ),
)  # fmt: skip

STONES_A = "d5e a4e d5e f5e e5q d5q | d5e b4e g4e b4e d5h | d5e a4e d5e f5e a5q f5q"
STONES = {
    "A": Section(
        "Dm | G | Dm | C | F | C | Am | Am",
        STONES_A + " | g5q e5e c5e e5h"
        " | a5q. f5e c5q f5q | g5q. e5e c5q e5q | a4e c5e e5e a5e g5q e5q | e5h rh",
    ),
    "A'": Section(
        "Dm | G | Dm | C | F | C Am | Dm | Dm",
        STONES_A + " | g5q e5e c5e g4h"
        " | a5q. f5e c5q f5q | g5q e5q e5q c5q | d5e f5e a5e f5e d5h | d5q rq rh",
    ),
    "B": Section(
        "F | G | Am | Am | F | G | C | Am",
        "a5h. f5q | g5h b5h | c6h. b5q | a5h e5h"
        " | a5q g5q f5q c5q | d5q g5q b5q d6q | c6h. g5q | e5q c5q a4h",
    ),
}
STEPPING_STONES = Piece(
    "bounce_bunny_bounce_2", "Stepping stones", "D", "dorian", 96, 4, "A A' B A'", STONES,
    leads=(
        Lead("marimba", (0, 1, 3), db=0, pan=0.1),
        Lead("flute", (2,), db=-2, pan=-0.15),
        Lead("music_box", (3,), 12, db=-9, pan=0.3),
    ),
    parts=(
        Part("harp", (". . 2 . . 3 . 2", ". 1 . 3 . 2 . 1"), 57, db=-9, pan=-0.3),
        Part("soft_bass", ("R . . . F . . .", "R . . F . . S ."), 41, db=-9),
        Part("strings", ("d",), 57, (2,), db=-13),
        Part("shaker", (". o . o . o . o",), 0, (1, 2, 3), db=-22, pan=-0.4),
        Part("felt_drum", ("o . . . . . o .",), 45, (1, 3), db=-15),
    ),
)  # fmt: skip

PIECES = (LANTERN_WALTZ, STEPPING_STONES)
