#!/usr/bin/env python3
"""Draws the pairs of pictures in this folder that are listed in PerceptionTests.swift.

Usage: python3 make-pairs.py FOLDER        needs Pillow and NumPy
       python3 make-pairs.py --compare     also prints the counts of pixelmatch, with its package
       python3 make-pairs.py --rasterizers FOLDER    needs pycairo and skia-python, too
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


# Pairs of one scene in two rasterizers, for VerdictPairTests.swift.
WIDTH, HEIGHT = 120, 56
INK, NIGHT = ((0, 0, 0), (255, 255, 255)), ((1, 1, 1), (28, 28, 30))


def cairo_scene(draw, ink, hint="none", antialias="GOOD"):
    import cairo

    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, WIDTH, HEIGHT)
    context = cairo.Context(surface)
    context.set_source_rgb(*[level / 255 for level in ink[1]])
    context.paint()
    context.set_source_rgb(*ink[0])
    context.set_antialias(getattr(cairo, "ANTIALIAS_" + antialias))
    options = cairo.FontOptions()
    options.set_hint_style(getattr(cairo, "HINT_STYLE_" + hint.upper()))
    options.set_hint_metrics(cairo.HINT_METRICS_OFF)
    options.set_antialias(cairo.ANTIALIAS_GRAY)
    context.set_font_options(options)
    context.select_font_face("DejaVu Sans")
    for kind, values in draw:
        context.new_path()
        if kind == "text":
            context.set_font_size(values[3])
            context.move_to(*values[:2])
            context.text_path(values[2]) if hint == "none" else context.show_text(values[2])
            context.fill()
        elif kind == "ring":
            context.set_line_width(values[3])
            context.arc(*values[:3], 0, 7)
            context.stroke()
        elif kind == "line":
            context.set_line_width(values[0])
            context.set_line_cap(cairo.LINE_CAP_ROUND)
            context.set_line_join(cairo.LINE_JOIN_ROUND)
            for point in values[1:]:
                context.line_to(*point)
            context.stroke()
    pixels = np.ndarray((HEIGHT, surface.get_stride() // 4, 4), np.uint8, surface.get_data())
    return Image.fromarray(pixels[:, :WIDTH, [2, 1, 0]].copy()).convert("RGBA")


def skia_scene(draw, ink):
    import skia

    surface = skia.Surface(WIDTH, HEIGHT)
    canvas = surface.getCanvas()
    canvas.clear(skia.Color(*ink[1]))
    face = skia.Typeface.MakeFromFile("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
    for kind, values in draw:
        paint = skia.Paint(AntiAlias=True, Color=skia.Color(*[255 * level for level in ink[0]]))
        if kind == "text":
            font = skia.Font(face, values[3])
            font.setSubpixel(True)
            font.setHinting(skia.FontHinting.kNone)
            canvas.drawString(values[2], values[0], values[1], font, paint)
            continue
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeCap(skia.Paint.kRound_Cap)
        paint.setStrokeJoin(skia.Paint.kRound_Join)
        paint.setStrokeWidth(values[3] if kind == "ring" else values[0])
        if kind == "ring":
            canvas.drawCircle(*values[:3], paint)
        else:
            path = skia.Path()
            path.moveTo(*values[1])
            for point in values[2:]:
                path.lineTo(*point)
            canvas.drawPath(path, paint)
    pixels = surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
    return Image.fromarray(pixels)


def rasterizers():
    import io

    words = [("text", (6, 22, "Groceries", 17)), ("text", (6, 46, "Weekly list", 14))]
    shapes = [("ring", (30, 28, 16, 1)), ("line", (1.6, (60, 30), (66, 36), (80, 18))),
              ("line", (1, (88, 10), (114, 46), (84, 40))), ("ring", (68, 46, 4, 2))]
    file = io.BytesIO()
    words_drawn = cairo_scene(words, INK)
    words_drawn.convert("RGB").save(file, "JPEG", quality=90)
    return {
        "hint": (words_drawn, cairo_scene(words, INK, hint="full")),
        "skia": (cairo_scene(words[1:], INK), skia_scene(words[1:], INK)),
        "skia-night": (cairo_scene(words, NIGHT), skia_scene(words, NIGHT)),
        "samples": (cairo_scene(shapes, INK), cairo_scene(shapes, INK, antialias="FAST")),
        "shapes": (cairo_scene(shapes, INK), skia_scene(shapes, INK)),
        "jpeg": (words_drawn, Image.open(file).convert("RGBA")),
    }


def write(folder, pairs=PAIRS, prefix=""):
    for name, (one, two) in pairs.items():
        for side, picture in (("a", one), ("b", two)):
            path = os.path.join(folder, f"{prefix}{name}-{side}.png")
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
    elif "--rasterizers" in sys.argv:
        write(sys.argv[2], rasterizers(), "rasterizer-")
    else:
        write(sys.argv[1] if len(sys.argv) > 1 else folder)
