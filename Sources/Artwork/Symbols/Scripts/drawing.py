"""Reads and writes symbol drawings as SVG files, and packs a drawing into one line of text.

A drawing is a list of parts. A part is a list of steps in absolute coordinates, and is either stroked
or filled:

    ("M", x, y)  ("L", x, y)  ("C", x1, y1, x2, y2, x, y)  ("O", x, y, radius)  ("Z",)
"""

import math
import re
import xml.etree.ElementTree as ElementTree
from decimal import Decimal, InvalidOperation

SIDE = 24
PEN = "1.9"
DECIMALS = 2
NAMESPACE = "http://www.w3.org/2000/svg"
IGNORED = {"title", "desc", "metadata", "defs", "namedview"}
# The length of a control arm of a quarter circle, as a fraction of the radius.
ARM = Decimal("0.5523")


class Part:
    def __init__(self, steps, is_area):
        self.steps = steps
        self.is_area = is_area


class Drawing:
    """The parts and properties of a symbol file.

    flips: whether the symbol is mirrored in right-to-left layouts.
    forms: the forms to derive from it.
    derived_from: the file that it was derived from, or None.
    radius: the radius of its corners in units, 0 for plain corners, or None for one in proportion.
    """

    def __init__(self, parts, flips=False, forms=(), derived_from=None, radius=None):
        self.parts = parts
        self.flips = flips
        self.forms = tuple(forms)
        self.derived_from = derived_from
        self.radius = radius


class DrawingError(Exception):
    pass


# Reading


def read(path):
    try:
        root = ElementTree.parse(path).getroot()
        if root.get("viewBox", "").split() != ["0", "0", str(SIDE), str(SIDE)]:
            raise DrawingError(f'the view box must be "0 0 {SIDE} {SIDE}"')
        parts = list(parts_of(root, {"fill": "#000", "stroke": "none"}))
        if not parts:
            raise DrawingError("it draws nothing")
        return Drawing(
            parts, root.get("data-flips") == "rtl", root.get("data-forms", "").split(),
            root.get("data-derived-from"), radius_of(root))
    except (DrawingError, ElementTree.ParseError) as error:
        raise DrawingError(f"{path}: {error}") from None


def radius_of(root):
    text = root.get("data-rounding")
    if text is None or re.fullmatch(NUMBER, text):
        return text and float(text)
    raise DrawingError(f"data-rounding is a radius in units, such as 2.5, not '{text}'")


def parts_of(element, inherited):
    """The parts of an element and its descendants. Paint is inherited, as in SVG."""
    name = element.tag.split("}")[-1]
    if name in IGNORED:
        return
    paint = dict(inherited)
    for key, value in attributes(element).items():
        if key in ("fill", "stroke"):
            paint[key] = value
        elif key == "stroke-width" and value != PEN:
            raise DrawingError(f"the stroke width must be {PEN}, not {value}")
        elif key == "fill-rule":
            paint[key] = value
        elif key in ("transform", "clip-path", "mask", "opacity"):
            raise DrawingError(f"<{name}> has a {key}: apply it to the path first")
    if name in ("svg", "g"):
        for child in element:
            yield from parts_of(child, paint)
        return
    steps = steps_of(name, element)
    is_area, is_line = paint["fill"] != "none", paint["stroke"] != "none"
    if is_area == is_line:
        raise DrawingError(f"<{name}> must have either a fill or a stroke")
    if is_area and contour_count(steps) > 1 and paint.get("fill-rule") != "evenodd":
        raise DrawingError(f'<{name}> is filled and has several contours: add fill-rule="evenodd"')
    yield Part(steps, is_area)


def attributes(element):
    """The attributes of an element, overridden by its style."""
    result = dict(element.attrib)
    for declaration in result.pop("style", "").split(";"):
        if ":" in declaration:
            key, value = declaration.split(":", 1)
            result[key.strip()] = value.strip()
    return result


def steps_of(name, element):
    def number(key):
        return Decimal(element.get(key, "0"))

    def points():
        values = numbers_in(element.get("points", ""))
        return list(zip(values[::2], values[1::2]))

    if name == "path":
        return PathReader(element.get("d", "")).steps
    if name == "circle":
        return [("O", number("cx"), number("cy"), number("r"))]
    if name == "line":
        return [("M", number("x1"), number("y1")), ("L", number("x2"), number("y2"))]
    if name in ("polyline", "polygon"):
        first, *rest = points()
        closing = [("Z",)] if name == "polygon" else []
        return [("M", *first)] + [("L", *point) for point in rest] + closing
    if name == "rect":
        x, y, width, height = (number(key) for key in ("x", "y", "width", "height"))
        return rectangle(x, y, x + width, y + height, number("rx") or number("ry"))
    raise DrawingError(f"<{name}> is not supported: convert it to a path")


def rectangle(left, top, right, bottom, radius):
    if not radius:
        return [("M", left, top), ("L", right, top), ("L", right, bottom), ("L", left, bottom), ("Z",)]
    rest = radius * (1 - ARM)
    return [
        ("M", left + radius, top), ("L", right - radius, top),
        ("C", right - rest, top, right, top + rest, right, top + radius),
        ("L", right, bottom - radius),
        ("C", right, bottom - rest, right - rest, bottom, right - radius, bottom),
        ("L", left + radius, bottom),
        ("C", left + rest, bottom, left, bottom - rest, left, bottom - radius),
        ("L", left, top + radius),
        ("C", left, top + rest, left + rest, top, left + radius, top), ("Z",),
    ]


def contour_count(steps):
    return sum(step[0] in "MO" for step in steps)


def numbers_in(text):
    try:
        return [Decimal(word) for word in re.findall(NUMBER, text)]
    except InvalidOperation:
        raise DrawingError(f"'{text}' is not a list of numbers") from None


NUMBER = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?"


class PathReader:
    """Parses the `d` of a path. Arcs become curves; two arcs that form a circle become a circle."""

    COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}

    def __init__(self, text):
        self.steps = []
        self.pen = self.start = (Decimal(0), Decimal(0))
        self.control = self.last = None
        self.arcs = []
        for letter, body in re.findall(r"([A-Za-z])([^A-Za-z]*(?:[eE][-+]?\d[^A-Za-z]*)*)", text):
            self.read(letter, body)

    def read(self, letter, body):
        count = self.COUNTS.get(letter.upper())
        if count is None:
            raise DrawingError(f"'{letter}' is not a path command")
        values = self.arc_values(body) if letter in "Aa" else numbers_in(body)
        if count == 0:
            self.close()
            return
        if not values or len(values) % count:
            raise DrawingError(f"'{letter}' takes {count} numbers at a time")
        for index in range(0, len(values), count):
            self.step(letter, values[index:index + count])
            # Further points after a move are lines.
            letter = {"M": "L", "m": "l"}.get(letter, letter)

    @staticmethod
    def arc_values(body):
        """The numbers of arcs. Their two flags may be followed by a number without a space."""
        pattern = rf"\s*,?\s*({NUMBER})[\s,]*({NUMBER})[\s,]*({NUMBER})[\s,]*([01])[\s,]*([01])"
        pattern += rf"[\s,]*({NUMBER})[\s,]*({NUMBER})"
        return [Decimal(value) for arc in re.findall(pattern, body) for value in arc]

    def step(self, letter, values):
        kind = letter.upper()
        if letter.islower():
            values = self.absolute(kind, values)
        points = list(zip(values[::2], values[1::2]))
        if kind == "H":
            points = [(values[0], self.pen[1])]
        elif kind == "V":
            points = [(self.pen[0], values[0])]
        if kind == "A":
            self.arc(values)
        elif kind == "M":
            self.steps.append(("M", *points[0]))
            self.start = points[0]
        elif kind in "LHV":
            self.resume()
            self.steps.append(("L", *points[0]))
        else:
            self.curve(kind, points)
        if kind not in "CSQT":
            self.control = None
        self.last = kind
        self.pen = points[-1] if kind != "A" else (values[5], values[6])

    def absolute(self, kind, values):
        x, y = self.pen
        if kind == "H":
            return [values[0] + x]
        if kind == "V":
            return [values[0] + y]
        if kind == "A":
            return [*values[:5], values[5] + x, values[6] + y]
        return [value + (y if index % 2 else x) for index, value in enumerate(values)]

    def resume(self):
        """Starts a new contour at the start of the closed one."""
        if self.steps and self.steps[-1][0] in "ZO":
            self.steps.append(("M", *self.pen))

    def curve(self, kind, points):
        self.resume()
        x, y = self.pen
        mirrored = (x, y)
        if self.control and self.last in ("CS" if kind in "CS" else "QT"):
            mirrored = (2 * x - self.control[0], 2 * y - self.control[1])
        if kind in "ST":
            points = [mirrored, *points]
        self.control = points[-2]
        if kind in "QT":
            (qx, qy), (ex, ey) = points
            third = Decimal(2) / 3
            points = [
                (x + (qx - x) * third, y + (qy - y) * third),
                (ex + (qx - ex) * third, ey + (qy - ey) * third), (ex, ey)]
        self.steps.append(("C", *(value for point in points for value in point)))

    def arc(self, values):
        self.resume()
        radius_x, radius_y, turn, large, sweep, x, y = values
        self.arcs.append((len(self.steps), self.pen, radius_x, radius_y))
        self.steps += arc_curves(self.pen, (radius_x, radius_y), turn, large, sweep, (x, y))

    def close(self):
        circle = self.circle()
        if circle:
            del self.steps[self.arcs[-2][0] - 1:]
            self.steps.append(circle)
        else:
            self.steps.append(("Z",))
        self.pen, self.control = self.start, None
        self.last = "Z"

    def circle(self):
        """The circle that a contour of a move and two arcs forms, or None."""
        if len(self.arcs) < 2 or self.pen != self.start:
            return None
        (begin, first, *radii), (_, second, *others) = self.arcs[-2:]
        if begin == 0 or self.steps[begin - 1] != ("M", *first) or len(set(radii + others)) != 1:
            return None
        (x, y), (across, down), radius = first, second, radii[0]
        if (across - x) ** 2 + (down - y) ** 2 != 4 * radius ** 2:
            return None
        return ("O", (x + across) / 2, (y + down) / 2, radius)


def arc_curves(begin, radii, turn, large, sweep, end):
    """Curves for an arc, by the conversion in the SVG specification (appendix B.2.4)."""
    (x1, y1), (x2, y2) = ((float(x), float(y)) for x, y in (begin, end))
    rx, ry = (abs(float(radius)) for radius in radii)
    if (x1, y1) == (x2, y2):
        return []
    if not rx or not ry:
        return [("L", *end)]
    cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    dx, dy = (x1 - x2) / 2, (y1 - y2) / 2
    px, py = cosine * dx + sine * dy, cosine * dy - sine * dx
    excess = (px / rx) ** 2 + (py / ry) ** 2
    if excess > 1:
        rx, ry = rx * math.sqrt(excess), ry * math.sqrt(excess)
    square = (px / rx) ** 2 + (py / ry) ** 2
    factor = math.sqrt(max(1 / square - 1, 0)) * (1 if large != sweep else -1)
    cx, cy = factor * rx * py / ry, -factor * ry * px / rx
    first = math.atan2((py - cy) / ry, (px - cx) / rx)
    angle = math.atan2((-py - cy) / ry, (-px - cx) / rx) - first
    if sweep and angle < 0:
        angle += 2 * math.pi
    if not sweep and angle > 0:
        angle -= 2 * math.pi
    middle = (cosine * cx - sine * cy + (x1 + x2) / 2, sine * cx + cosine * cy + (y1 + y2) / 2)

    def point(x, y):
        return [
            Decimal(middle[0] + cosine * rx * x - sine * ry * y),
            Decimal(middle[1] + sine * rx * x + cosine * ry * y)]

    count = math.ceil(abs(angle) / (math.pi / 2) - 1e-9)
    step = angle / count
    arm = 4 / 3 * math.tan(step / 4)
    curves = []
    for index in range(count):
        a, b = first + index * step, first + (index + 1) * step
        controls = point(math.cos(a) - arm * math.sin(a), math.sin(a) + arm * math.cos(a))
        controls += point(math.cos(b) + arm * math.sin(b), math.sin(b) - arm * math.cos(b))
        last = list(end) if index == count - 1 else point(math.cos(b), math.sin(b))
        curves.append(("C", *controls, *last))
    return curves


# Writing


def text(value):
    """A number with at most two decimals and without trailing zeros."""
    rounded = f"{round(Decimal(value), DECIMALS):f}"
    rounded = rounded.rstrip("0").rstrip(".") if "." in rounded else rounded
    return "0" if rounded in ("-0", "") else rounded


def path_text(steps, circle):
    """Path data. Repeated letters are omitted; `H` and `V` are horizontal and vertical lines."""
    result, letter, pen = "", None, (None, None)
    for kind, *values in steps:
        words = [text(value) for value in values]
        if kind == "L" and words[1] == pen[1]:
            kind, words = "H", words[:1]
        elif kind == "L" and words[0] == pen[0]:
            kind, words = "V", words[1:]
        if kind == "O":
            result += circle(*values)
            letter, pen = None, (None, None)
            continue
        result += (" " if kind == letter else kind) + " ".join(words)
        # Further points after a move are lines.
        letter = "L" if kind == "M" else kind
        if kind == "H":
            pen = (words[0], pen[1])
        elif kind == "V":
            pen = (pen[0], words[0])
        elif kind == "Z":
            letter = None
        else:
            pen = (words[-2], words[-1])
    return result


def packed(drawing):
    """A drawing as one line: parts are separated by `;`, filled parts start with `=`."""
    def circle(x, y, radius):
        return f"O{text(x)} {text(y)} {text(radius)}"

    return ";".join(
        ("=" if part.is_area else "") + path_text(part.steps, circle) for part in drawing.parts)


def svg(drawing):
    """The SVG file of a drawing."""
    def arcs(x, y, radius):
        left, right = text(x - radius), text(x + radius)
        arc = f"A{text(radius)} {text(radius)} 0 1 1 "
        return f"M{right} {text(y)}{arc}{left} {text(y)}{arc}{right} {text(y)}Z"

    notes = ' data-flips="rtl"' if drawing.flips else ""
    if drawing.radius is not None:
        notes += f' data-rounding="{text(drawing.radius)}"'
    if drawing.forms:
        notes += f' data-forms="{" ".join(drawing.forms)}"'
    if drawing.derived_from:
        notes += f' data-derived-from="{drawing.derived_from}"'
    lines = [
        f'<svg xmlns="{NAMESPACE}" viewBox="0 0 {SIDE} {SIDE}" fill="none" stroke="#000"',
        f'  stroke-width="{PEN}" stroke-linecap="round" stroke-linejoin="round"{notes}>']
    for part in drawing.parts:
        paint = ' fill="#000" stroke="none"' if part.is_area else ""
        if part.is_area and contour_count(part.steps) > 1:
            paint += ' fill-rule="evenodd"'
        if len(part.steps) == 1 and part.steps[0][0] == "O":
            x, y, radius = (text(value) for value in part.steps[0][1:])
            lines.append(f'  <circle{paint} cx="{x}" cy="{y}" r="{radius}"/>')
        else:
            lines.append(f'  <path{paint} d="{path_text(part.steps, arcs)}"/>')
    return "\n".join(lines + ["</svg>", ""])
