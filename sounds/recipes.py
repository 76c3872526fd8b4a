"""One recipe an event: how the sounds of the tables are put together out of their materials.

A recipe gets its own luck and the number of the variant; lengths and loudness lie in EVENTS of
`make_sounds.py`.
"""

from __future__ import annotations

import numpy as np
from materials import (
    Luck,
    Wave,
    band,
    bell,
    boing,
    bubbles,
    card_tap,
    clock,
    contour,
    crack,
    decibel,
    drum,
    fade,
    metal,
    mix,
    modes,
    noise,
    paper,
    room,
    stone,
    strike,
    thud,
    tine,
    whistle,
    wood,
)

C5, D5, E5, G5, A5, C6, D6, E6 = 523.25, 587.33, 659.26, 783.99, 880.0, 1046.5, 1174.66, 1318.51
STEPS = (C5, D5, E5, G5, A5, C6, D6, E6)
"""The chain of shocks climbs this scale; no two of its steps sound wrong together."""


def focus(luck: Luck, variant: int) -> Wave:
    rub = band(noise(40, luck), 180, 1300 + 150 * variant, 1.2) * contour(40, 0.3)
    return mix((0, rub, 1.0), (3, thud(150, 34, luck, cloth=0.4), 0.35))


def hover(luck: Luck, variant: int) -> Wave:
    return focus(luck, variant)


def button(luck: Luck, variant: int) -> Wave:
    down = wood(840 + 25 * variant, 36, luck, contact_ms=0.9, click=0.16)
    up = wood(1120 + 30 * variant, 26, luck, contact_ms=0.6, click=0.2)
    return room(mix((0, down, 1.0), (27, up, 0.45)), -22, luck, 0.5)


def card_lift(luck: Luck, variant: int) -> Wave:
    brush = paper(86, luck, low=1500, high=6500, glide=1.35, peak=0.55)
    edge = band(noise(5, luck), 1500, 7000)
    return mix((0, brush, 1.0), (58 + 4 * variant, fade(edge, 0.3, 3), 0.22))


def card_place(luck: Luck, variant: int) -> Wave:
    slide = paper(72, luck, low=900, high=5600, glide=0.75, peak=0.62)
    cloth = thud(132 + 9 * variant, 80, luck, cloth=0.5)
    laid = mix((0, slide, 0.85), (48, card_tap(luck), 1.0), (48, cloth, 0.32))
    return room(laid, -24, luck, 0.6)


def card_flip(luck: Luck, variant: int) -> Wave:
    turn = paper(96, luck, low=1000, high=5200, glide=2.1, peak=0.7, sharp=1.9)
    air = band(noise(96, luck), 250, 900, 1.2) * contour(96, 0.6)
    snap = card_tap(luck)
    return room(mix((0, turn, 0.8), (0, air, 0.35), (88 + 5 * variant, snap, 0.8)), -25, luck, 0.6)


def deal(luck: Luck, variant: int) -> Wave:
    slide = paper(80, luck, low=1100, high=6400 + 200 * variant, glide=0.7, peak=0.3, sharp=1.3)
    return mix((0, slide, 1.0), (62, card_tap(luck), 0.3))


def shuffle(luck: Luck, variant: int) -> Wave:
    layers = []
    at, gap = 15.0, 21.0
    while at < 440:
        layers.append((at, card_tap(luck), 0.35 + 0.4 * luck.random()))
        layers.append((at, paper(20, luck, low=1700, high=7500, peak=0.15), 0.45))
        gap = max(9.5, gap * 0.93) * (0.85 + 0.3 * luck.random())
        at += gap
    bridge = paper(190, luck, low=700, high=5200, glide=1.6, peak=0.45)
    layers += [
        (455.0, bridge, 1.0),
        (640.0, card_tap(luck), 0.9),
        (640.0, thud(140, 60, luck), 0.4),
    ]
    return room(mix(*layers), -24, luck, 0.6)


def hop(luck: Luck, variant: int) -> Wave:
    low = 392 * (1 + 0.012 * variant)
    first = wood(low, 62, luck, contact_ms=1.4, click=0.05)
    third = wood(low * 1.26, 66, luck, contact_ms=1.2, click=0.05)
    return room(mix((0, first, 0.7), (36, third, 1.0)), -22, luck, 0.5)


def land(luck: Luck, variant: int) -> Wave:
    body = thud(104 - 5 * variant, 105, luck, drop=0.6, cloth=0.5)
    board = strike(modes(236, (1.0, 1.7, 2.6), 60, luck, spread=0.03), 5, luck)
    return mix((0, body, 0.6), (0, paws(luck), 1.0), (1, board, 0.5))


def paws(luck: Luck) -> Wave:
    """Two paws on a board: all of a landing that small speakers give."""
    tap = wood(610, 40, luck, contact_ms=1.6, click=0.2)
    return mix((0, tap, 1.0), (13, tap, 0.7))


def shock(luck: Luck, variant: int) -> Wave:
    return room(tine(STEPS[variant], 330, luck), -23, luck, 0.6)


def thrown_off(luck: Luck, variant: int) -> Wave:
    slide = whistle(310, 1240, 520, luck)
    return room(mix((0, slide, 0.7), (292, boing(230, 188), 1.0)), -21, luck)


def carrot(luck: Luck, variant: int) -> Wave:
    layers = []
    for bite, count, level in ((0.0, 15, 1.0), (86.0, 12, 0.8)):
        for _ in range(count):
            at = bite + 46 * luck.random() ** 1.7
            layers.append((at, crack(luck), level * (0.35 + 0.65 * luck.random())))
    layers.append((0.0, thud(190, 60, luck, cloth=0.2), 0.5))
    layers.append((150.0, bell(E6, 420, luck), 0.4))
    return room(mix(*layers), -21, luck)


def coin(luck: Luck, variant: int) -> Wave:
    disc = wood(1480 + 110 * variant, 44, luck, contact_ms=0.35, click=0.1)
    again = wood(1530 + 110 * variant, 30, luck, contact_ms=0.35, click=0.1)
    return mix((0, disc, 1.0), (31 + 3 * variant, again, 0.35))


def coins(luck: Luck, variant: int) -> Wave:
    layers = []
    at = 0.0
    for number in range(17):
        disc = wood(1250 + 900 * luck.random(), 40, luck, contact_ms=0.35, click=0.12)
        layers.append((at, disc, decibel(-0.55 * number) * (0.5 + 0.5 * luck.random())))
        at += 6 + 26 * luck.random() * (0.6 + number / 17)
    return room(mix(*layers), -25, luck, 0.6)


def pop(luck: Luck, size: float = 1.0) -> Wave:
    """The lid of a cardboard box that flies off."""
    box = modes(196 / size, (1.0, 1.63, 2.42, 3.75, 5.3), 110, luck, spread=0.03, tilt=0.35)
    puff = band(noise(70, luck), 220, 2600, 1.1) * contour(70, 0.04, 1.0) ** 3
    air = thud(150 / size, 120, luck, drop=1.3, cloth=0.5)
    return mix((0, strike(box, 1.2, luck), 0.7), (0, fade(puff, 0.5, 20), 0.8), (0, air, 0.9))


def burst(luck: Luck, ms: float) -> Wave:
    """Cardboard tears and its shreds come down: all of a boom that small speakers give."""
    tear = band(noise(ms, luck), 800, 3400, 1.5) * contour(ms, 0.03, 1.0) ** 2.5
    shreds = [(20 + ms * luck.random() ** 1.4, crack(luck), luck.random()) for _ in range(30)]
    return mix((0, fade(tear, 0.4, 30), 1.0), *((at, wave, 0.5 * db) for at, wave, db in shreds))


def boom(luck: Luck, variant: int) -> Wave:
    low, torn = drum(66, 420, luck), burst(luck, 260)
    return room(mix((0, pop(luck), 0.8), (0, torn, 0.7), (14, low, 0.8)), -17, luck, 1.2)


def mega_boom(luck: Luck, variant: int) -> Wave:
    first, second = drum(74, 360, luck), drum(58, 500, luck)
    lid, torn = pop(luck, 1.25), burst(luck, 340)
    once = (0, lid, 0.7), (0, torn, 0.6), (10, first, 0.7)
    again = (185, lid, 0.5), (185, torn, 0.8), (195, second, 0.8)
    return room(mix(*once, *again), -15, luck, 1.5)


def river(luck: Luck, variant: int) -> Wave:
    stream = band(noise(400, luck), 900, 5200, 1.0) * contour(400, 0.35)
    flow = band(noise(400, luck), 180, 700, 1.0) * contour(400, 0.4)
    drops = bubbles(400, luck, 95) * contour(400, 0.4, 0.8)
    return room(mix((0, drops, 1.0), (0, stream, 0.16), (0, flow, 0.3)), -24, luck, 0.7)


def lock(luck: Luck, variant: int) -> Wave:
    lift = metal(1780, 46, luck)
    fall = metal(1320, 70, luck)
    plank = wood(360, 70, luck, contact_ms=1.2, click=0.1)
    return room(mix((0, lift, 0.45), (62, fall, 0.8), (63, plank, 0.9)), -22, luck, 0.6)


def city(luck: Luck, variant: int) -> Wave:
    return room(mix((0, stone(830, luck), 0.8), (94, stone(690, luck), 1.0)), -21, luck, 0.7)


def marker_to_me(luck: Luck, variant: int) -> Wave:
    return room(mix((0, bell(G5, 210, luck), 0.8), (105, bell(C6, 300, luck), 1.0)), -20, luck)


def marker_away(luck: Luck, variant: int) -> Wave:
    return room(mix((0, bell(C6, 210, luck), 0.8), (105, bell(G5, 300, luck), 0.9)), -20, luck)


def die_tick(luck: Luck) -> Wave:
    """An edge of a wooden die on felt over a table."""
    cube = wood(1050 * (0.85 + 0.4 * luck.random()), 32, luck, contact_ms=0.7, click=0.1)
    table = thud(170, 60, luck, cloth=0.35)
    return mix((0, cube, 0.7), (0, table, 0.8))


def die_thrown(luck: Luck, variant: int) -> Wave:
    layers = []
    at, gap, level = 0.0, 150.0, 1.0
    while at < 640:
        layers.append((at, die_tick(luck), level))
        if luck.random() < 0.6:
            layers.append((at + 11 + 9 * luck.random(), die_tick(luck), 0.5 * level))
        at += gap * (0.8 + 0.4 * luck.random())
        gap *= 0.76
        gap = max(gap, 34)
        level *= 0.83
    return room(mix(*layers), -23, luck, 0.7)


def die_rest(luck: Luck, variant: int) -> Wave:
    return mix((0, wood(980 + 60 * variant, 30, luck), 0.7), (0, thud(165, 52, luck), 0.7))


def gavel(luck: Luck, variant: int) -> Wave:
    block = modes(287, (1.0, 1.94, 3.1, 4.85, 8.1, 12.4), 150, luck, damping=0.55, tilt=0.35)
    knock = band(noise(12, luck), 700, 6500) * decibel(-2)
    knock = fade(knock * contour(12, 0.05, 1.0) ** 2, 0.2, 5)
    table = thud(118, 130, luck, drop=0.8, cloth=0.2)
    return room(
        mix((0, strike(block, 0.5, luck), 1.0), (0, knock, 0.4), (0, table, 0.7)), -14, luck
    )


def hit(luck: Luck, variant: int) -> Wave:
    slap = band(noise(70, luck), 480, 3800 + 300 * variant, 1.2)
    slap = fade(slap * contour(70, 0.03, 1.0) ** 4, 0.4, 20)
    hide = strike(modes(168, (1.0, 1.52, 2.3, 3.4), 90, luck, spread=0.03), 2.2, luck)
    return room(mix((0, slap, 1.0), (0, hide, 0.8), (0, thud(122, 120, luck), 0.8)), -19, luck, 0.8)


def defended(luck: Luck, variant: int) -> Wave:
    plate = band(metal(342, 190, luck), 100, 3400)
    board = wood(232, 90, luck, contact_ms=1.6, click=0.15)
    return room(
        mix((0, plate, 0.7), (0, board, 1.0), (0, thud(120, 90, luck), 0.5)), -20, luck, 0.8
    )


def rubber(luck: Luck) -> Wave:
    """A rubber band that lets go."""
    return modes(172, (1.0, 2.1, 3.4, 4.9), 90, luck, spread=0.03)


def launch_spark(luck: Luck, variant: int) -> Wave:
    """A device sets off: it hums upwards and sparks fly."""
    hum = whistle(300, 240, 1250, luck) * (0.55 + 0.45 * np.sign(np.sin(570 * clock(300))))
    sparks = [(300 * luck.random(), metal(2600 + 1500 * luck.random(), 18, luck)) for _ in range(9)]
    flying = ((at, wave, 0.3) for at, wave in sparks)
    return room(mix((0, strike(rubber(luck), 1.2, luck), 0.8), (0, hum, 0.6), *flying), -20, luck)


def launch_gust(luck: Luck, variant: int) -> Wave:
    """Weather comes up: a gust that howls."""
    rush = band(noise(330, luck), 500, 2600, 1.2) * contour(330, 0.55, 1.4)
    howl = whistle(330, 520, 860, luck) * contour(330, 0.6, 1.2)
    return room(mix((0, rush, 1.0), (0, howl, 0.3)), -18, luck, 1.0)


def launch_flap(luck: Luck, variant: int) -> Wave:
    """Something of the farm takes off: wings, and straw after it."""
    beat = band(noise(58, luck), 420, 2300, 1.3) * contour(58, 0.35, 1.3)
    wings = ((70.0 * number, beat, 1.0 - 0.14 * number) for number in range(5))
    return room(mix(*wings, (30, paper(300, luck, low=1600, high=6000), 0.5)), -20, luck, 0.8)


def launch_rubble(luck: Luck, variant: int) -> Wave:
    """Earth and stones roll off."""
    stones = (
        (33.0 * number, stone(560 + 420 * luck.random(), luck), 1.0 - 0.05 * number)
        for number in range(10)
    )
    return room(mix((0, thud(128, 200, luck), 0.5), *stones), -20, luck, 0.8)


def dialog(luck: Luck, variant: int) -> Wave:
    """A sheet of paper is laid over the table."""
    sheet = paper(150, luck, low=700, high=4200, glide=1.5, peak=0.6, sharp=1.4)
    cloth = thud(140, 80, luck, cloth=0.5)
    return room(mix((0, sheet, 1.0), (128, card_tap(luck), 0.4), (130, cloth, 0.4)), -24, luck, 0.6)


def hint(luck: Luck, variant: int) -> Wave:
    """One thought: a high tine of the music box."""
    first, second = tine(A5, 380, luck, warm=0.3), tine(E6, 380, luck)
    return room(mix((0, first, 1.0), (70, second, 0.35)), -19, luck)


def timer_tick(luck: Luck, variant: int) -> Wave:
    return wood(1720 - 190 * variant, 24, luck, contact_ms=0.4, click=0.14)


def timer_over(luck: Luck, variant: int) -> Wave:
    first = wood(648, 95, luck, contact_ms=1.6, click=0.1)
    second = wood(612, 110, luck, contact_ms=1.6, click=0.1)
    return room(mix((0, first, 0.9), (148, second, 1.0), (0, thud(150, 60, luck), 0.3)), -20, luck)


def refused(luck: Luck, variant: int) -> Wave:
    low = strike(modes(466.2, (1.0, 3.93), 140, luck, spread=0.0, tilt=0.9), 2.0, luck)
    high = strike(modes(493.9, (1.0, 3.93), 140, luck, spread=0.0, tilt=0.9), 2.0, luck)
    return mix((0, thud(112, 120, luck, cloth=0.6), 0.6), (0, low, 0.6), (14, high, 0.6))


def my_turn(luck: Luck, variant: int) -> Wave:
    return room(mix((0, tine(G5, 380, luck), 0.8), (130, tine(C6, 520, luck), 1.0)), -20, luck)


def undo(luck: Luck, variant: int) -> Wave:
    return fade(card_place(luck, 0)[round(0.12 * 44_100) :: -1], 4, 18)


def win(luck: Luck, variant: int) -> Wave:
    notes = ((0, C5, 0.75), (190, E5, 0.78), (380, G5, 0.82), (650, A5, 0.86), (840, G5, 0.8))
    layers = [(at, tine(hz, 900, luck, warm=0.25), level) for at, hz, level in notes]
    layers.append((1110, tine(C6, 1500, luck, warm=0.15), 1.0))
    return room(mix(*layers), -17, luck, 1.3)


def lose(luck: Luck, variant: int) -> Wave:
    notes = ((0, G5, 0.8), (260, E5, 0.8), (520, D5, 0.75))
    layers = [(at, tine(hz, 1000, luck, warm=0.8), level) for at, hz, level in notes]
    layers.append((800, tine(C5, 1200, luck, warm=0.8), 0.9))
    layers.append((800, tine(C5 * 0.5, 1200, luck, warm=0.8), 0.5))
    return room(mix(*layers), -17, luck, 1.3)
