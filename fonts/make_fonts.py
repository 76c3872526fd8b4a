"""Makes the shipped fonts out of the npm packages ``@fontsource/*``: several subsets in one file.

Development only (fonttools). The files are WOFF 1: about half of TTF, and unlike WOFF2 they need no
Brotli, which FreeType lacks in pygame-ce's wheels for Windows. Nunito has Latin, Vietnamese and
Cyrillic letters, M PLUS Rounded the Greek and Hebrew ones that it lacks.
Usage, with the unpacked packages in one folder::

    python fonts/make_fonts.py FOLDER

where FOLDER holds ``caprasimo/``, ``nunito/``, ``m-plus-rounded-1c/``, ``atkinson-hyperlegible/``
and ``opendyslexic/``. OpenDyslexic has a reserved name, and its licence counts a change of format
as a modification: its files are those of the package, unchanged.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from fontTools.merge import Merger, Options
from fontTools.ttLib import TTFont

HERE = Path(__file__).resolve().parent
LATIN = ("latin", "latin-ext")
MERGED = {
    "caprasimo": (LATIN, (400,)),
    "nunito": ((*LATIN, "vietnamese", "cyrillic", "cyrillic-ext"), (600, 700, 800, 900)),
    "m-plus-rounded-1c": (("greek", "greek-ext", "hebrew"), (700,)),
    "atkinson-hyperlegible": (LATIN, (400, 700)),
}
UNCHANGED = {"opendyslexic": (400, 700)}
MINUS, EN_DASH = 0x2212, 0x2013


def merge(
    family: str, subsets: tuple[str, ...], weight: int, package: Path, scratch: Path
) -> TTFont:
    """Return one font with the letters of all subsets and the line metrics of the first."""
    paths = []
    for subset in subsets:
        part = TTFont(package / "files" / f"{family}-{subset}-{weight}-normal.woff")
        part.flavor = None
        paths.append(scratch / f"{family}-{subset}-{weight}.ttf")
        part.save(paths[-1])
    merged = Merger(options=Options(drop_tables=["GSUB"])).merge([str(path) for path in paths])
    copy_line_metrics(TTFont(paths[0]), merged)
    draw_minus_as_dash(merged)
    return merged


def copy_line_metrics(source: TTFont, target: TTFont) -> None:
    """Keep line height and date of the first subset, so that merging moves no text."""
    for key in ("ascent", "descent", "lineGap"):
        setattr(target["hhea"], key, getattr(source["hhea"], key))
    for key in ("usWinAscent", "usWinDescent", "sTypoAscender", "sTypoDescender", "sTypoLineGap"):
        setattr(target["OS/2"], key, getattr(source["OS/2"], key))
    target["head"].modified = source["head"].modified
    target.recalcTimestamp = False


def draw_minus_as_dash(font: TTFont) -> None:
    """Let a font without a minus sign (Caprasimo) show its en dash there."""
    for table in font["cmap"].tables:
        if table.isUnicode() and EN_DASH in table.cmap:
            table.cmap.setdefault(MINUS, table.cmap[EN_DASH])


def main(folder: Path) -> None:
    """Write every font and its licence text beside this script."""
    with tempfile.TemporaryDirectory() as scratch:
        for family, (subsets, weights) in MERGED.items():
            for weight in weights:
                font = merge(family, subsets, weight, folder / family, Path(scratch))
                font.flavor = "woff"
                font.save(HERE / f"{family}-{weight}.woff")
    for family, weights in UNCHANGED.items():
        for weight in weights:
            source = folder / family / "files" / f"{family}-latin-{weight}-normal.woff"
            shutil.copyfile(source, HERE / f"{family}-{weight}.woff")
    for family in (*MERGED, *UNCHANGED):
        text = (folder / family / "LICENSE").read_text(encoding="utf-8").rstrip() + "\n"
        (HERE / f"{family}-OFL.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
