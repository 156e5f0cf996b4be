#!/usr/bin/env python3
"""Draws the pairs of pictures in this folder that are listed in PerceptionTests.swift.

Usage: python3 make-pairs.py FOLDER        needs Pillow and NumPy
       python3 make-pairs.py --compare     also prints the counts of pixelmatch, with its package
"""

import os
import struct
import sys
import zlib

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

SIDE = 96


def flat(color, mode="RGBA"):
    return Image.new(mode, (SIDE, SIDE), color)


def shape(kind, color, ground):
    """A shape with smooth edges, drawn four times as large."""
    mask = Image.new("L", (4 * SIDE, 4 * SIDE))
    getattr(ImageDraw.Draw(mask), kind)((64, 64, 320, 320), fill=255)
    mask = mask.resize((SIDE, SIDE), Image.Resampling.LANCZOS)
    picture = flat(color)
    picture.putalpha(mask)
    base = flat(ground)
    base.alpha_composite(picture)
    return base


def card(blur, alpha, offset=4, ink=(255, 255, 255)):
    """A white card with a soft shadow on a light page."""
    page = flat((246, 246, 248, 255))
    if alpha:
        mask = Image.new("L", (SIDE, SIDE))
        ImageDraw.Draw(mask).rectangle((20, 20 + offset, 75, 75 + offset), fill=int(255 * alpha))
        shadow = flat((0, 0, 0, 255))
        shadow.putalpha(mask.filter(ImageFilter.GaussianBlur(blur)))
        page.alpha_composite(shadow)
    ImageDraw.Draw(page).rectangle((20, 20, 75, 75), fill=ink + (255,))
    return page


def line(y, color):
    page = flat((255, 255, 255, 255))
    ImageDraw.Draw(page).line((0, y, SIDE, y), fill=color)
    return page


def gradient(first, last, noise=0):
    steps = np.linspace(first, last, SIDE)[:, None] + np.zeros((1, SIDE))
    if noise:
        steps = steps + np.random.default_rng(7).integers(-noise, noise + 1, steps.shape)
    levels = np.clip(np.round(steps), 0, 255).astype(np.uint8)
    return Image.fromarray(np.stack([levels] * 3 + [np.full_like(levels, 255)], axis=2), "RGBA")


def text(words, shift=0.0):
    """Text with smooth edges, shifted by a part of a pixel."""
    large = Image.new("L", (8 * SIDE, 8 * SIDE), 255)
    font = ImageFont.load_default(size=8 * 20)
    ImageDraw.Draw(large).text((8 * (8 + shift), 8 * 30), words, fill=20, font=font)
    return large.resize((SIDE, SIDE), Image.Resampling.BOX).convert("RGBA")


def blocks(amount):
    base = np.asarray(gradient(60, 200).convert("RGB")).astype(int)
    noise = np.random.default_rng(3).integers(-amount, amount + 1, (SIDE // 8, SIDE // 8, 3))
    noisy = np.clip(base + noise.repeat(8, 0).repeat(8, 1), 0, 255).astype(np.uint8)
    return Image.fromarray(noisy, "RGB").convert("RGBA")


def deep(offset):
    """A PNG with 16 bits per channel, which Pillow does not write in color."""
    rows = b""
    for y in range(SIDE):
        rows += b"\0"
        for x in range(SIDE):
            level = 200 * (x + y) + offset
            rows += struct.pack(">HHH", level, level, level)
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    head = struct.pack(">IIBBBBB", SIDE, SIDE, 16, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


CLEAR = (255, 255, 255, 0)
WHITE = (255, 255, 255, 255)
PAIRS = {
    "clear-shape": (shape("rectangle", WHITE, CLEAR), shape("ellipse", WHITE, CLEAR)),
    "clear-page": (flat(WHITE), flat((0, 0, 0, 0))),
    "opacity": (flat((0, 0, 0, 128)), flat((0, 0, 0, 112))),
    "opacity-slight": (flat((0, 0, 0, 128)), flat((0, 0, 0, 127))),
    "shadow-removed": (card(8, 0.2), card(8, 0)),
    "shadow-softer": (card(6, 0.12), card(8, 0.12)),
    "shadow-moved": (card(6, 0.3, 4), card(6, 0.3, 6)),
    "hue": (flat((0x33, 0x66, 0xCC, 255)), flat((0x3F, 0x6D, 0xCC, 255))),
    "hue-same-luma": (flat((200, 90, 90, 255)), flat((90, 139, 130, 255))),
    "hairline-moved": (line(40, (214, 214, 214)), line(41, (214, 214, 214))),
    "hairline-paler": (line(40, (229, 229, 229)), line(40, (240, 240, 240))),
    "gradient-noise": (gradient(120, 180), gradient(120, 180, 1)),
    "gradient-end": (gradient(240, 255), gradient(228, 255)),
    "text-subpixel": (text("Flatly"), text("Flatly", 0.125)),
    "text-moved": (text("Flatly"), text("Flatly", 1)),
    "text-letter": (text("Flatly"), text("Flatty")),
    "deep-low": (deep(0), deep(60)),
    "deep-high": (deep(0), deep(2600)),
    "palette-same": (shape("ellipse", (30, 90, 160, 255), WHITE).convert("RGB").quantize(64),) * 2,
    "dark-slight": (flat((0, 0, 0, 255)), flat((3, 3, 3, 255))),
    "dark-cards": (flat((0x1C, 0x1C, 0x1E, 255)), flat((0x2C, 0x2C, 0x2E, 255))),
    "blocks": (blocks(0), blocks(2)),
}


def write(folder):
    for name, (one, two) in PAIRS.items():
        for side, picture in (("a", one), ("b", two)):
            path = os.path.join(folder, f"{name}-{side}.png")
            if isinstance(picture, bytes):
                open(path, "wb").write(picture)
            elif name == "palette-same" and side == "b":
                picture.convert("RGB").save(path, optimize=True)
            else:
                picture.save(path, optimize=True)


def compare(folder):
    from pixelmatch.contrib.PIL import pixelmatch

    for name in PAIRS:
        pair = [Image.open(os.path.join(folder, f"{name}-{side}.png")) for side in "ab"]
        if pair[0].mode.startswith("I"):
            pair = [Image.fromarray((np.asarray(p) >> 8).astype(np.uint8)) for p in pair]
        pair = [picture.convert("RGBA") for picture in pair]
        print(f"{name:16} {pixelmatch(*pair, threshold=0.1, includeAA=False)}")


if __name__ == "__main__":
    folder = os.path.dirname(os.path.abspath(__file__))
    if "--compare" in sys.argv:
        compare(folder)
    else:
        write(sys.argv[1] if len(sys.argv) > 1 else folder)
