"""Drawings are kept by what a window can show, and freed memory goes back where one must ask."""

from __future__ import annotations

import sys

import pygame

from tabletop.table.art import cache, memory


def test_a_larger_window_keeps_more_and_a_smaller_one_less_again() -> None:
    cache.bound_by((3840, 2160))
    large = cache.STORE.limit
    cache.bound_by((1280, 720))
    small = cache.STORE.limit
    assert small == cache.LEAST_BYTES and 3 * small < 2 * large < 512 * 1024 * 1024
    for number in range(small // (1024 * 1024 * 4) + 4):
        cache.STORE.put(("test", number), pygame.Surface((1024, 1024), 0, 32))
    assert cache.STORE.used <= small
    cache.clear()


def test_freed_memory_is_given_back_where_that_has_to_be_asked_for() -> None:
    asked = memory.give_back()
    assert asked or not sys.platform.startswith("linux")
