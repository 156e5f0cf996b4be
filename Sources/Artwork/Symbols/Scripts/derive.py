#!/usr/bin/env python3
"""Derives forms of a symbol from its lines.

fill    the area inside closed lines, up to the outer edge of the pen; lines on it become gaps
cutout  the area that a wide pen covers along all lines: the holes of `NAME.circle.fill`

`make symbols` derives the forms listed in the `data-forms` of a file. To print one form:

    derive.py FORM FILE > DERIVED.svg
"""

import os
import sys

import areas
import curves
import drawing
import rounding

PEN = float(drawing.PEN)
# Cutouts are drawn at half size, so their lines must be wider.
CUTOUT_PEN = 3.3
# Lines on an area become gaps slightly narrower than the lines.
GAP_PEN = 1.6


def name(symbol, form):
    """The name of the drawing for a form of a symbol."""
    if form == "fill":
        return symbol + ".fill"
    if form == "cutout":
        return "Cutouts/" + symbol
    raise drawing.DrawingError(f"{symbol}.svg requests the unknown form '{form}': use 'fill' or 'cutout'")


def form(source, symbol, form):
    """Derives a form of a symbol."""
    parts = filled(source) if form == "fill" else cutout(source)
    if not parts:
        raise drawing.DrawingError(f"{symbol}.svg has no closed line to fill")
    return drawing.Drawing(parts, source.flips, derived_from=symbol + ".svg")


def cutout(source):
    """The area that the wide pen covers."""
    layers = []
    for part in source.parts:
        lines = areas.flattened(part.steps)
        if part.is_area:
            layers.append(([points for points, _ in lines], odd))
        for points, is_closed in lines:
            if not part.is_area:
                layers.append((areas.stroked(points, is_closed, CUTOUT_PEN), bool))
    return [area_part(layers, [])]


def filled(source):
    """One area for the enclosed regions, and the unchanged lines and dots outside."""
    lines = [(areas.flattened(part.steps), part) for part in apart(source.parts)]
    closed = [
        points for contours, _ in lines for points, is_closed in contours if is_closed]
    outer = [points for points in closed if not any(
        other is not points and mostly_in(points, other) for other in closed)]
    bodies, gaps, rest = [], [], []
    for contours, part in lines:
        if any(points in outer for points, _ in contours):
            bodies += [([points], odd) for points, _ in contours if points in outer]
            bodies += [(areas.stroked(points, True, PEN), bool) for points, _ in contours
                       if points in outer and not part.is_area]
            contours = [contour for contour in contours if contour[0] not in outer]
        elif not any(mostly_in(contours[0][0], body) for body in outer):
            rest.append(part)
            continue
        for points, is_closed in contours:
            gaps.append(
                ([points], odd) if part.is_area else
                (areas.stroked(points, is_closed, GAP_PEN), bool))
    return [area_part(bodies, gaps), *rest] if bodies else []


def apart(parts):
    """The parts, with each stroke split into single lines."""
    for part in parts:
        begins = [i for i, step in enumerate(part.steps) if step[0] in "MO"]
        if part.is_area:
            begins = begins[:1]
        for begin, end in zip(begins, begins[1:] + [len(part.steps)]):
            yield drawing.Part(part.steps[begin:end], part.is_area)


def odd(winding):
    return winding % 2 == 1


def mostly_in(points, contour):
    """Whether most of a line is inside a contour."""
    samples = areas.spread(points, 24)
    return sum(areas.contains([contour], point) for point in samples) * 2 > len(samples)


def area_part(covering, cut):
    """The union of the first layers minus the others, as one area."""
    count = len(covering)
    rules = [rule for _, rule in covering + cut]

    def is_inside(windings):
        covers = [rule(winding) for rule, winding in zip(rules, windings)]
        return any(covers[:count]) and not any(covers[count:])

    contours = areas.combined([contours for contours, _ in covering + cut], is_inside)
    contours.sort(key=lambda contour: -abs(areas.area_of(contour)))
    return drawing.Part([step for c in contours for step in curves.steps_around(c)], True)


def main():
    form_name, path = sys.argv[1:]
    symbol = os.path.basename(path)[:-len(".svg")]
    name(symbol, form_name)
    source = drawing.read(path)
    source.parts = rounding.rounded(source.parts, source.radius)
    sys.stdout.write(drawing.svg(form(source, symbol, form_name)))


if __name__ == "__main__":
    main()
