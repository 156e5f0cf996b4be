"""Fits lines and curves to the contours of a polygonal area."""

import math

from areas import GRID, LONGEST, bezier, distance

# The maximum distance of a curve from the points that it replaces.
TOLERANCE = 0.03
# Points with a larger turn are corners.
CORNER = math.radians(18)


def steps_around(contour):
    """The path steps of a contour: long edges become lines, the points between them curves."""
    points = simplified(contour)
    breaks = [index for index in range(len(points)) if is_break(points, index)]
    if not breaks:
        breaks = [0, len(points) // 2]
    first = breaks[0]
    points = points[first:] + points[:first] + [points[first]]
    breaks = [index - first for index in breaks] + [len(points) - 1]
    steps = [("M", *points[0])]
    for begin, end in zip(breaks, breaks[1:]):
        if end == begin + 1:
            steps.append(("L", *points[end]))
        else:
            run = points[begin:end + 1]
            tangents = tangent(points, begin, 1), tangent(points, end, -1)
            steps += [("C", *sum(curve[1:], ())) for curve in fitted(run, *tangents)]
    return steps + [("Z",)]


def simplified(contour):
    """The contour without points that are close to or collinear with their neighbors."""
    points = []
    for point in contour:
        if not points or distance(points[-1], point) > 0.01:
            points.append(point)
    while len(points) > 3:
        kept = [
            points[index] for index in range(len(points))
            if abs(turn(points, index)) > math.radians(0.4)
            or index % 2 and edge(points, index) < LONGEST and edge(points, index - 1) < LONGEST]
        if len(kept) == len(points) or len(kept) < 3:
            break
        points = kept
    return points


def edge(points, index):
    """The length of the edge that starts at a point."""
    return distance(points[index], points[(index + 1) % len(points)])


def turn(points, index):
    a, b, c = points[index - 1], points[index], points[(index + 1) % len(points)]
    angle = math.atan2(c[1] - b[1], c[0] - b[0]) - math.atan2(b[1] - a[1], b[0] - a[0])
    return math.remainder(angle, 2 * math.pi)


def is_break(points, index):
    """Whether curves end at a point: at corners and at the ends of long edges."""
    is_straight = max(edge(points, index), edge(points, index - 1)) > LONGEST * 1.2
    return is_straight or abs(turn(points, index)) > CORNER


def tangent(points, index, direction):
    """The direction in which a curve leaves a point. Next to a line it continues the line."""
    count = len(points) - 1
    here = points[index]
    ahead = points[(index + direction) % count if index + direction not in (0, count) else index + direction]
    behind = points[(index - direction) % count]
    away = unit(here, ahead)
    if distance(here, behind) > LONGEST * 1.2 and abs(cross(unit(behind, here), away)) < math.sin(CORNER):
        return unit(behind, here)
    return away


def unit(a, b):
    length = distance(a, b) or 1
    return ((b[0] - a[0]) / length, (b[1] - a[1]) / length)


def cross(a, b):
    return a[0] * b[1] - a[1] * b[0]


# After Philip J. Schneider, "An Algorithm for Automatically Fitting Digitized Curves", Graphics Gems, 1990.


def fitted(points, first, last, depth=0):
    """Cubic curves along the points, with the given tangents at both ends."""
    if len(points) == 2:
        third = distance(*points) / 3
        return [(points[0], moved(points[0], first, third), moved(points[1], last, third), points[1])]
    parameters = chord_lengths(points)
    for _ in range(8):
        curve = best_curve(points, parameters, first, last)
        error, worst = largest_error(points, parameters, curve)
        if error < TOLERANCE:
            return [curve]
        parameters = [improved(curve, p, t) for p, t in zip(points, parameters)]
    middle = unit(points[worst + 1], points[worst - 1])
    opposite = (-middle[0], -middle[1])
    return (fitted(points[:worst + 1], first, middle, depth + 1)
            + fitted(points[worst:], opposite, last, depth + 1))


def moved(point, direction, length):
    return (point[0] + direction[0] * length, point[1] + direction[1] * length)


def chord_lengths(points):
    lengths = [0.0]
    for a, b in zip(points, points[1:]):
        lengths.append(lengths[-1] + distance(a, b))
    return [length / lengths[-1] for length in lengths]


def best_curve(points, parameters, first, last):
    """The least-squares fit of a curve."""
    begin, end = points[0], points[-1]
    c00 = c01 = c11 = x0 = x1 = 0.0
    for point, t in zip(points, parameters):
        u = 1 - t
        b0, b1, b2, b3 = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        ax, ay = first[0] * b1, first[1] * b1
        bx, by = last[0] * b2, last[1] * b2
        dx = point[0] - begin[0] * (b0 + b1) - end[0] * (b2 + b3)
        dy = point[1] - begin[1] * (b0 + b1) - end[1] * (b2 + b3)
        c00 += ax * ax + ay * ay
        c01 += ax * bx + ay * by
        c11 += bx * bx + by * by
        x0 += ax * dx + ay * dy
        x1 += bx * dx + by * dy
    determinant = c00 * c11 - c01 * c01
    length = distance(begin, end)
    left = right = 0.0
    if abs(determinant) > 1e-12:
        left, right = (x0 * c11 - x1 * c01) / determinant, (c00 * x1 - c01 * x0) / determinant
    if min(left, right) < 1e-3 * length:
        left = right = length / 3
    return (begin, moved(begin, first, left), moved(end, last, right), end)


def largest_error(points, parameters, curve):
    errors = [distance(bezier(curve, t), point) for point, t in zip(points, parameters)]
    worst = max(range(1, len(points) - 1), key=errors.__getitem__)
    return errors[worst], worst


def improved(curve, point, t):
    """A better parameter for the point, by one step of Newton's method."""
    x, y = bezier(curve, t)
    u = 1 - t
    first = [
        3 * (u * u * (curve[1][i] - curve[0][i]) + 2 * u * t * (curve[2][i] - curve[1][i])
             + t * t * (curve[3][i] - curve[2][i])) for i in (0, 1)]
    second = [
        6 * (u * (curve[2][i] - 2 * curve[1][i] + curve[0][i])
             + t * (curve[3][i] - 2 * curve[2][i] + curve[1][i])) for i in (0, 1)]
    dx, dy = x - point[0], y - point[1]
    slope = (first[0] ** 2 + first[1] ** 2) + dx * second[0] + dy * second[1]
    if abs(slope) < 1e-12:
        return t
    return min(max(t - (dx * first[0] + dy * first[1]) / slope, 0), 1)
