"""Rounds the corners of drawings, as those of the system's symbols are.

Drawings have plain corners, which are easy to draw and to edit. A right angle of a closed line or of an area gets a
radius in proportion to its contour; sharper and blunter angles, corners inward, and corners beside a curve get less.
Corners of holes and at a gap between two areas stay almost sharp: they are cuts. An open line gets round corners only
between horizontal and vertical lines. `data-rounding` in a file replaces the proportional radius; 0 keeps all corners.
"""

import math

from areas import bezier, contains, distance, flattened
from drawing import Part

# The radius relative to the shorter side of a closed line, and the largest one in units.
SHARE, LARGEST = 0.19, 3.0
# Half of the pen: how much farther out the edge of an area is than the line around it.
REACH = 0.95
# Smaller turns belong to a curve.
SMOOTH, STRAIGHT_BACK = math.radians(25), math.radians(178)
# Turns of right angles. Sharper and blunter ones are rounded less.
RIGHT = (math.radians(68), math.radians(112))
SHARPER, BLUNTER, INWARD, CURVED = 0.45, 0.6, 0.4, 0.35
# The most of an edge that one of its corners takes.
MOST = 0.42
# Areas that are closer than this are one area with a cut.
CUT, AT_CUT = 1.95, 0.25


def rounded(parts, radius=None):
    """The parts with round corners. A radius in units replaces the proportional one."""
    if radius == 0:
        return parts
    areas = [flattened(part.steps) if part.is_area else [] for part in parts]
    return [
        Part([step for contour in contours(part.steps)
              for step in around(contour, part.is_area, areas, part_areas, radius)], part.is_area)
        for part, part_areas in zip(parts, areas)]


def contours(steps):
    """The steps of each contour."""
    begins = [i for i, step in enumerate(steps) if step[0] in "MO"] + [len(steps)]
    return [steps[begin:end] for begin, end in zip(begins, begins[1:])]


def around(steps, is_area, areas, part_areas, radius):
    """The steps of a contour with round corners."""
    segments = segments_of(steps)
    is_closed = is_area or steps[-1][0] == "Z" or segments and distance(segments[0][0], segments[-1][-1]) < 1e-6
    if len(segments) < 2:
        return steps
    outline = flattened(steps)[0][0]
    others = [
        points for lines in areas for points, _ in lines if points != outline
        and not contains([outline], points[0])]
    is_hole = sum(points != outline and contains([points], outline[0]) for points, _ in part_areas) % 2 == 1
    corner = Corners(outline, others, is_area, is_hole, is_closed, radius)
    cuts = []
    for index, after in enumerate(segments):
        before = segments[index - 1]
        cuts.append(corner.cut(before, after) if index or is_closed else 0)
    result = []
    for index, segment in enumerate(segments):
        next_cut = cuts[(index + 1) % len(segments)] if is_closed or index + 1 < len(segments) else 0
        kept = between(segment, cuts[index], next_cut)
        if index == 0:
            result.append(("M", *kept[0]))
        elif cuts[index]:
            result.append(bend(segments[index - 1], result[-1][-2:], segment, kept[0]))
        result.append(("L", *kept[1]) if len(kept) == 2 else ("C", *sum(kept[1:], ())))
    if is_closed and cuts[0]:
        result.append(bend(segments[-1], result[-1][-2:], segments[0], result[0][1:]))
    return result + ([("Z",)] if is_closed else [])


def segments_of(steps):
    """Lines as pairs of points, curves as four points. Circles have none."""
    result, pen, start = [], None, None
    for kind, *values in steps:
        points = list(zip(map(float, values[::2]), map(float, values[1::2])))
        if kind == "M":
            pen = start = points[0]
        elif kind in "LC":
            result.append((pen, *points))
            pen = points[-1]
        elif kind == "Z":
            result.append((pen, start))
    return [segment for segment in result if max(distance(segment[0], point) for point in segment) > 1e-6]


class Corners:
    """How much of its edges a corner of one contour takes."""

    def __init__(self, outline, others, is_area, is_hole, is_closed, radius):
        self.others, self.is_hole, self.is_closed = others, is_hole, is_closed
        self.sign = math.copysign(1, sum(
            a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, outline[1:] + outline[:1])))
        side = min(max(values) - min(values) for values in zip(*outline))
        reach = REACH if is_area else 0
        self.radius = min(SHARE * max(side - 2 * reach, 0), LARGEST) if radius is None else radius
        self.radius += reach

    def cut(self, before, after):
        first, second = heading(before, True), heading(after, False)
        turn = math.remainder(second - first, 2 * math.pi)
        angle = abs(turn)
        if not SMOOTH < angle < STRAIGHT_BACK or not (self.is_closed or is_upright(first) and is_upright(second)):
            return 0
        taken = self.radius * min(math.tan(angle / 2), 1)
        taken *= SHARPER if angle > RIGHT[1] else BLUNTER if angle < RIGHT[0] else 1
        if self.is_closed and turn * self.sign < 0:
            taken *= INWARD
        if len(before) == 4 or len(after) == 4:
            taken *= CURVED
        if self.is_hole or any(near(after[0], points) for points in self.others):
            taken = min(taken, AT_CUT)
        return min(taken, MOST * length(before), MOST * length(after))


def is_upright(angle):
    """Whether a line is horizontal or vertical."""
    return min(abs(math.sin(angle)), abs(math.cos(angle))) < 0.02


def heading(segment, at_end):
    points = segment[::-1] if at_end else segment
    other = next(point for point in points if distance(points[0], point) > 1e-6)
    a, b = (other, points[0]) if at_end else (points[0], other)
    return math.atan2(b[1] - a[1], b[0] - a[0])


def near(point, points):
    """Whether a contour passes a point at the distance of a cut."""
    return any(
        from_edge(point, a, b) < CUT for a, b in zip(points, points[1:] + points[:1]))


def from_edge(point, a, b):
    dx, dy = b[0] - a[0], b[1] - a[1]
    share = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy or 1)
    share = min(max(share, 0), 1)
    return distance(point, (a[0] + dx * share, a[1] + dy * share))


def length(segment):
    return places(segment)[-1][1]


def places(segment):
    """Parameters along a segment and the lengths up to them."""
    if len(segment) == 2:
        return [(0, 0), (1, distance(*segment))]
    result, last = [(0, 0)], segment[0]
    for index in range(1, 65):
        point = bezier(segment, index / 64)
        result.append((index / 64, result[-1][1] + distance(last, point)))
        last = point
    return result


def between(segment, start, end):
    """The segment without a length at its start and at its end."""
    along = places(segment)
    first, last = parameter(along, start), parameter(along, along[-1][1] - end)
    if len(segment) == 2:
        return tuple(mixed(*segment, t) for t in (first, last))
    _, rest = divided(segment, first)
    kept, _ = divided(rest, (last - first) / (1 - first))
    return kept


def parameter(along, wanted):
    for (t, here), (u, there) in zip(along, along[1:]):
        if wanted <= there:
            return t + (u - t) * max(wanted - here, 0) / ((there - here) or 1)
    return 1


def divided(curve, t):
    """Both parts of a curve, by the algorithm of de Casteljau."""
    rows = [curve]
    while len(rows[-1]) > 1:
        rows.append(tuple(mixed(a, b, t) for a, b in zip(rows[-1], rows[-1][1:])))
    return tuple(row[0] for row in rows), tuple(row[-1] for row in reversed(rows))


def mixed(a, b, t):
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def bend(before, begin, after, end):
    """A curve in place of a corner."""
    corner = after[0]
    first, second = heading(before, True), heading(after, False)
    angle = abs(math.remainder(second - first, 2 * math.pi))
    arm = 4 / 3 * math.tan(angle / 4) / math.tan(angle / 2)
    return ("C", *mixed(begin, corner, arm), *mixed(end, corner, arm), *end)
