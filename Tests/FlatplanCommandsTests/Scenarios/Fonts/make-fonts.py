#!/usr/bin/env python3
"""Draws the two fonts in this folder, with which the scenario tests run as if on two machines.

The glyphs are boxes whose widths depend on the character. The second font has other widths and
line heights. Usage: python3 make-fonts.py      needs fontTools
"""

import os

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

CHARACTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026, 0x2192,
              # Private characters that other fonts lack.
              *range(0xF1230, 0xF1234)]


def box(left, bottom, right, top):
    pen = TTGlyphPen(None)
    pen.moveTo((left, bottom))
    for point in ((left, top), (right, top), (right, bottom)):
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


def font(path, width, ascent, descent):
    names = [".notdef"] + [f"u{code:04X}" for code in CHARACTERS]
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({code: f"u{code:04X}" for code in CHARACTERS})
    glyphs, metrics = {".notdef": box(50, 0, 450, 700)}, {".notdef": (500, 50)}
    for code, name in zip(CHARACTERS, names[1:]):
        advance = width + 12 * (code % 11)
        isBlank = code in (0x20, 0xA0)
        glyphs[name] = TTGlyphPen(None).glyph() if isBlank else box(50, 0, advance - 50, 500 + 8 * (code % 29))
        metrics[name] = (advance, 0 if isBlank else 50)
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics(metrics)
    builder.setupHorizontalHeader(ascent=ascent, descent=-descent)
    builder.setupNameTable({"familyName": "Flatplan Test", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=ascent, sTypoDescender=-descent, usWinAscent=ascent, usWinDescent=descent)
    builder.setupPost()
    # A fixed date, so that the file is the same every time.
    builder.setupHead(unitsPerEm=1000, created=3_000_000_000, modified=3_000_000_000)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    builder.font.recalcTimestamp = False
    builder.save(path)


if __name__ == "__main__":
    folder = os.path.dirname(os.path.abspath(__file__))
    font(os.path.join(folder, "one/Test.ttf"), 440, 930, 250)
    font(os.path.join(folder, "two/Test.ttf"), 452, 950, 255)
