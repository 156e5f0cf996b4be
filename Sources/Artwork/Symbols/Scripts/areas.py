"""Polygonal areas: stroking lines with a round pen, and combining areas.

A point is a pair of numbers, a contour a list of points, an area a list of contours.
"""

import math
from collections import defaultdict

# The maximum distance of a straight edge from the curve that it approximates.
FLATNESS = 0.004
# Points are snapped to a grid, so that touching edges share a point.
GRID = 1e-6
# Smaller turns belong to a curve.
SMOOTH = math.radians(15)
# Edges of curves are shorter than this. Longer edges stay straight.
LONGEST = 0.5


# Lines as points


def flattened(steps):
    """The polylines of path steps, as pairs (points, is_closed)."""
    lines, points = [], []
    for kind, *values in steps:
        values = [float(value) for value in values]
        if kind == "M":
            lines.append((points, False))
            points = [tuple(values)]
        elif kind == "L":
            points.append(tuple(values))
        elif kind == "C":
            points += curve_points(points[-1], values)
        elif kind == "Z":
            lines.append((points, True))
            points = [points[0]]
        else:
            lines.append((circle(*values), True))
    lines.append((points, False))
    lines = [(without_repeats(points), is_closed) for points, is_closed in lines]
    return [normal(points, is_closed) for points, is_closed in lines if len(points) > 1]


def normal(points, is_closed):
    """Marks a line that ends at its start as closed, and drops the repeated point."""
    if len(points) > 2 and distance(points[0], points[-1]) < GRID:
        return points[:-1], True
    return points, is_closed


def without_repeats(points):
    return [
        point for index, point in enumerate(points)
        if index == 0 or distance(point, points[index - 1]) >= GRID]


def curve_points(begin, values):
    points = [begin, *zip(values[::2], values[1::2])]
    bend = max(
        math.hypot(a[0] - 2 * b[0] + c[0], a[1] - 2 * b[1] + c[1])
        for a, b, c in zip(points, points[1:], points[2:]))
    length = sum(distance(a, b) for a, b in zip(points, points[1:]))
    count = math.ceil(max(math.sqrt(0.75 * bend / FLATNESS), length / LONGEST, 1))
    return [bezier(points, index / count) for index in range(1, count)] + [points[3]]


def bezier(points, t):
    u = 1 - t
    weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return tuple(sum(w * point[axis] for w, point in zip(weights, points)) for axis in (0, 1))


def circle(x, y, radius):
    count = max(math.ceil(math.pi / math.acos(1 - FLATNESS / radius)), 12)
    angles = (2 * math.pi * index / count for index in range(count))
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def distance(a, b):
    return math.hypot(a[0] - b[0], a[1] - b[1])


def spread(points, count):
    """`count` evenly spaced points along a line, none of them at its ends."""
    edges = list(zip(points, points[1:]))
    step = sum(distance(a, b) for a, b in edges) / count
    result, ahead = [], step / 2
    for a, b in edges:
        length = distance(a, b)
        while ahead < length:
            part = ahead / length
            result.append((a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part))
            ahead += step
        ahead -= length
    return result


# Pens


def stroked(points, is_closed, width):
    """The area that a round pen covers along a line: points with a nonzero winding number."""
    if is_closed:
        return [side(points, True, width / 2), side(points[::-1], True, width / 2)]
    there = side(points, False, width / 2)
    return [there + side(points[::-1], False, width / 2)]


def side(points, is_closed, radius):
    """The offset curve left of a line (y points down), followed by the round cap of an open line."""
    count = len(points) if is_closed else len(points) - 1
    turns = []
    for index in range(count):
        (ax, ay), (bx, by) = points[index], points[(index + 1) % len(points)]
        turns.append(math.atan2(-(bx - ax), by - ay))
    result = []
    for index, turn in enumerate(turns):
        a, b = points[index], points[(index + 1) % len(points)]
        if index == 0 and not is_closed:
            result.append(aside(a, turn, radius))
        if index + 1 == count and not is_closed:
            return result + [aside(b, turn, radius)] + arc(b, turn, math.pi, radius)
        c = points[(index + 2) % len(points)]
        change = math.remainder(turns[(index + 1) % count] - turn, 2 * math.pi)
        reach = radius * math.tan(min(abs(change), 3) / 2)
        if abs(change) < SMOOTH and reach < min(distance(a, b), distance(b, c)) / 2:
            result.append(aside(b, turn + change / 2, radius / math.cos(change / 2)))
            continue
        # On the inner side of a corner, the detour through the corner keeps the winding number.
        between = arc(b, turn, change, radius) if change > 0 else [b]
        result += [aside(b, turn, radius), *between, aside(b, turn + change, radius)]
    return result


def aside(point, angle, radius):
    return (point[0] + radius * math.cos(angle), point[1] + radius * math.sin(angle))


def arc(center, begin, change, radius):
    step = 2 * math.acos(1 - FLATNESS / radius)
    count = math.ceil(abs(change) / step)
    return [aside(center, begin + change * index / count, radius) for index in range(1, count)]


# Combining areas


def combined(areas, is_inside):
    """The contours of the region where `is_inside` is true.

    `is_inside` takes the winding numbers of a point, one per area.
    """
    pieces = split([
        (snapped(a), snapped(b), index)
        for index, contours in enumerate(areas) for contour in contours
        for a, b in zip(contour, contour[1:] + contour[:1])])
    windings = Windings(pieces, len(areas))
    outgoing = defaultdict(list)
    for a, b in {(min(a, b), max(a, b)) for a, b, _ in pieces}:
        left, right = (is_inside(winding) for winding in windings.beside(a, b))
        if left != right:
            outgoing[a if left else b].append(b if left else a)
    return [contour for contour in chained(outgoing) if abs(area_of(contour)) > 0.02]


def snapped(point):
    return (round(point[0] / GRID) * GRID, round(point[1] / GRID) * GRID)


def split(edges):
    """The edges, split at their intersections."""
    edges = [edge for edge in edges if edge[0] != edge[1]]
    cuts = [set() for _ in edges]
    order = sorted(range(len(edges)), key=lambda index: min(edges[index][0][0], edges[index][1][0]))
    active = []
    for index in order:
        (a, b, _) = edges[index]
        left = min(a[0], b[0]) - GRID
        low, high = min(a[1], b[1]) - GRID, max(a[1], b[1]) + GRID
        active = [other for other in active if max(edges[other][0][0], edges[other][1][0]) >= left]
        for other in active:
            (c, d, _) = edges[other]
            if max(c[1], d[1]) >= low and min(c[1], d[1]) <= high:
                for point in meetings(a, b, c, d):
                    cuts[index].add(point)
                    cuts[other].add(point)
        active.append(index)
    result = []
    for (a, b, area), points in zip(edges, cuts):
        along = sorted(
            points - {a, b},
            key=lambda p: (p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1]))
        chain = [a, *along, b]
        result += [(p, q, area) for p, q in zip(chain, chain[1:]) if p != q]
    return result


def meetings(a, b, c, d):
    """The intersection of two edges, or the end points of one that are on the other."""
    result = []
    for point, p, q in ((a, c, d), (b, c, d), (c, a, b), (d, a, b)):
        if is_on(point, p, q):
            result.append(point)
    if result:
        return result
    rx, ry, sx, sy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    cross = rx * sy - ry * sx
    if cross == 0:
        return result
    t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross
    u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / cross
    return [snapped((a[0] + rx * t, a[1] + ry * t))] if 0 <= t <= 1 and 0 <= u <= 1 else result


def is_on(point, p, q):
    dx, dy = q[0] - p[0], q[1] - p[1]
    square = dx * dx + dy * dy
    t = ((point[0] - p[0]) * dx + (point[1] - p[1]) * dy) / square
    if not 0 <= t <= 1:
        return False
    return distance(point, (p[0] + dx * t, p[1] + dy * t)) < GRID


class Windings:
    """Computes the winding numbers on both sides of an edge, for each area."""

    BAND = 0.125
    # Winding numbers are counted along rays of this slope, which hardly any edge has.
    SLOPE = 0.12345

    def __init__(self, pieces, count):
        self.count = count
        self.bands = defaultdict(list)
        for a, b, area in pieces:
            (_, first), (_, last) = self.seen(a), self.seen(b)
            first, last = sorted((first, last))
            for band in range(math.floor(first / self.BAND), math.floor(last / self.BAND) + 1):
                self.bands[band].append((self.seen(a), self.seen(b), area))

    def seen(self, point):
        return (point[0], point[1] + self.SLOPE * point[0])

    def beside(self, a, b):
        """The winding numbers on both sides of an edge, which may belong to several contours."""
        a, b = self.seen(a), self.seen(b)
        x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        there, here = [0] * self.count, [0] * self.count
        for c, d, area in self.bands[math.floor(y / self.BAND)]:
            if (c[1] <= y) == (d[1] <= y):
                continue
            change = 1 if d[1] > c[1] else -1
            if (c, d) in ((a, b), (b, a)):
                here[area] += change
            elif c[0] + (y - c[1]) / (d[1] - c[1]) * (d[0] - c[0]) > x:
                there[area] += change
                here[area] += change
        return (there, here) if b[1] > a[1] else (here, there)


def chained(outgoing):
    """Joins edges to contours. If several leave a point, the sharpest turn keeps contours apart."""
    contours = []
    for begin in sorted(outgoing):
        while outgoing[begin]:
            contour = [begin]
            point = outgoing[begin].pop()
            while point != begin and outgoing[point]:
                last = contour[-1]
                heading = math.atan2(point[1] - last[1], point[0] - last[0])

                def turn(next_point):
                    angle = math.atan2(next_point[1] - point[1], next_point[0] - point[0])
                    return math.remainder(angle - heading, 2 * math.pi)

                following = min(outgoing[point], key=turn)
                outgoing[point].remove(following)
                contour.append(point)
                point = following
            if point == begin and len(contour) > 2:
                contours.append(contour)
    return contours


def area_of(contour):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(contour, contour[1:] + contour[:1])) / 2


def contains(contours, point):
    """Whether a point is inside an area by the even-odd rule."""
    x, y = point
    result = False
    for contour in contours:
        for a, b in zip(contour, contour[1:] + contour[:1]):
            if (a[1] <= y) != (b[1] <= y):
                result ^= a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0]) > x
    return result
