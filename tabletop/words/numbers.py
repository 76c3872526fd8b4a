"""Plural rules of languages, and numbers in their digits and signs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

MINUS: Final = "\N{MINUS SIGN}"


def _one(n: float) -> str:
    return "one" if n == 1 else "other"


def _up_to_one(n: float) -> str:
    return "one" if 0 <= n < 2 else "other"


def _alike(n: float) -> str:
    return "other"


def _czech(n: float) -> str:
    if n != int(n):
        return "many"
    return "one" if n == 1 else "few" if 2 <= n <= 4 else "other"


def _polish(n: float) -> str:
    if n != int(n):
        return "other"
    if n == 1:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


def _russian(n: float) -> str:
    if n != int(n):
        return "other"
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


_RULES: Final[Mapping[str, Callable[[float], str]]] = {
    "fr": _up_to_one,
    "pt": _up_to_one,
    "cs": _czech,
    "sk": _czech,
    "pl": _polish,
    "ru": _russian,
    "uk": _russian,
} | dict.fromkeys(("id", "ja", "ko", "th", "zh"), _alike)
"""The languages in which not only 1 is told apart from all other numbers, as CLDR has them."""


def plural(language: str, n: float) -> str:
    """The plural category of a number: "one", "few", "many" or "other"."""
    return _RULES.get(language.partition("-")[0], _one)(abs(n))


def digits(
    n: float, decimal: str, group: str, places: int | None = None, signed: bool = False
) -> str:
    """A number as it is written: `places` behind the decimal mark, at most three without being
    told; with a plus where `signed`."""
    if places is None:
        whole, _, part = f"{abs(n):,.3f}".partition(".")
        part = part.rstrip("0")
    else:
        whole, _, part = f"{abs(n):,.{places}f}".partition(".")
    text = whole.replace(",", group) + (decimal + part if part else "")
    sign = MINUS if n < 0 and text.strip(f"0{decimal}") else "+" if signed and n > 0 else ""
    return sign + text
