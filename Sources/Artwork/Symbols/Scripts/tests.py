#!/usr/bin/env python3
"""Tests of the scripts in this folder."""

import math
import os
import tempfile
import unittest

import areas
import derive
import drawing
import pack
import rounding


def read(body, attributes=""):
    """The drawing of an SVG file with the given body."""
    with tempfile.NamedTemporaryFile("w", suffix=".svg") as file:
        file.write(f'<svg xmlns="{drawing.NAMESPACE}" viewBox="0 0 24 24" {attributes}>{body}</svg>')
        file.flush()
        return drawing.read(file.name)


def stroked(path):
    return read(f'<path d="{path}" fill="none" stroke="#000"/>')


def contours(one):
    return [points for part in one.parts if part.is_area
            for points, _ in areas.flattened(part.steps)]


def area(one):
    """The area of a drawing. Contours inside others are holes."""
    all_contours = contours(one)
    depth = {id(a): sum(areas.contains([b], a[0]) for b in all_contours if b is not a)
             for a in all_contours}
    return sum(abs(areas.area_of(c)) * (-1) ** depth[id(c)] for c in all_contours)


def farthest(a, b):
    """The largest distance of a contour point of `a` from the contours of `b`."""
    edges = [edge for c in contours(b) for edge in zip(c, c[1:] + c[:1])]
    return max(min(from_edge(point, *edge) for edge in edges)
               for c in contours(a) for point in areas.spread(c + c[:1], 40))


def from_edge(point, a, b):
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy or 1)
    t = min(max(t, 0), 1)
    return areas.distance(point, (a[0] + dx * t, a[1] + dy * t))


def rounded(path, radius=None, fill="none"):
    """The path of a line or an area after its corners were rounded."""
    stroke = "#000" if fill == "none" else "none"
    one = read(f'<path d="{path}" fill="{fill}" fill-rule="evenodd" stroke="{stroke}"/>')
    one.parts = rounding.rounded(one.parts, radius)
    return drawing.packed(one)


class Rounding(unittest.TestCase):
    def test_a_closed_line_gets_round_corners_in_proportion(self):
        self.assertEqual(
            rounded("M2 2H12V12H2Z"),
            "M3.9 2H10.1C11.15 2 12 2.85 12 3.9V10.1C12 11.15 11.15 12 10.1 12"
            "H3.9C2.85 12 2 11.15 2 10.1V3.9C2 2.85 2.85 2 3.9 2Z")

    def test_a_stated_radius_is_that_of_right_angles(self):
        self.assertTrue(rounded("M2 2H12V12H2Z", 1).startswith("M3 2H11C11.55 2 12 2.45 12 3V11"))
        self.assertEqual(rounded("M2 2H12V12H2Z", 0), "M2 2H12V12H2Z")

    def test_open_lines_are_rounded_between_upright_lines_only(self):
        self.assertTrue(rounded("M2 12V2H12").startswith("M2 12V3.9C2 2.85 2.85 2 3.9 2H12"))
        self.assertEqual(rounded("M9 5L16 12L9 19"), "M9 5 16 12 9 19")

    def test_an_area_is_rounded_as_the_outer_edge_of_its_line(self):
        self.assertTrue(rounded("M1 1H12.9V12.9H1Z", fill="#000").startswith("=M3.85 1H10.05C"))

    def test_corners_at_a_cut_and_of_holes_stay_almost_sharp(self):
        two = rounded("M2 2H11V22H2ZM12.5 2H22V22H12.5Z", fill="#000")
        self.assertIn("H10.75C10.89 2 11 2.11 11 2.25", two)
        self.assertIn("M12.75 2H19.61", two)
        self.assertIn("M8.25 8H", rounded("M2 2H22V22H2ZM8 8H16V16H8Z", fill="#000"))

    def test_smooth_joints_of_curves_are_kept(self):
        path = "M2 12C2 6.48 6.48 2 12 2 17.52 2 22 6.48 22 12 22 17.52 17.52 22 12 22 6.48 22 2 17.52 2 12Z"
        self.assertEqual(rounded(path), path)


class Reading(unittest.TestCase):
    def test_relative_steps_become_absolute(self):
        self.assertEqual(drawing.packed(stroked("m1 2h3v4l1 1z m2 2 1 0")), "M1 2H4V6L5 7ZM3 4H4")

    def test_smooth_and_quadratic_curves_become_cubic(self):
        self.assertEqual(
            drawing.packed(stroked("M0 0C0 1 2 1 2 0S4-1 4 0")), "M0 0C0 1 2 1 2 0 2 -1 4 -1 4 0")
        self.assertEqual(drawing.packed(stroked("M0 0Q3 3 6 0")), "M0 0C2 2 4 2 6 0")

    def test_an_arc_becomes_a_curve(self):
        self.assertEqual(
            drawing.packed(stroked("M0 5A5 5 0 015 0")), "M0 5C0 2.24 2.24 0 5 0")

    def test_two_arcs_that_form_a_circle_become_a_circle(self):
        self.assertEqual(
            drawing.packed(stroked("M17 12A5 5 0 1 1 7 12A5 5 0 1 1 17 12Z")), "O12 12 5")
        self.assertEqual(drawing.packed(stroked("M17 12a5 5 0 11-10 0a5 5 0 1110 0z")), "O12 12 5")

    def test_shapes_become_paths(self):
        paint = 'fill="none" stroke="#000"'
        self.assertEqual(
            drawing.packed(read(
                f'<g {paint}><circle cx="1" cy="2" r="3"/><line x1="1" y1="2" x2="3" y2="4"/>'
                '<polygon points="1,2 3,4 5,2"/><rect x="1" y="2" width="3" height="4"/></g>')),
            "O1 2 3;M1 2 3 4;M1 2 3 4 5 2Z;M1 2H4V6H1Z")
        rounded = drawing.packed(read(f'<rect width="4" height="4" rx="1" {paint}/>'))
        self.assertTrue(rounded.startswith("M1 0H3C3.55 0 4 0.45 4 1V3"), rounded)

    def test_unsupported_content_is_an_error(self):
        for body in (
            "", '<path d="M1 2H3"/><text fill="#000">a</text>', '<path d="M1 2H3" stroke="#000"/>',
            '<path d="M1 2H3" transform="scale(2)"/>', '<path d="M1 2H3X"/>', '<path d="M1"/>',
            '<path d="M0 0H2V2ZM4 4H6V6Z"/>',
            '<path d="M1 2H3" fill="none" stroke="#000" stroke-width="3"/>',
        ):
            with self.assertRaises(drawing.DrawingError, msg=body):
                read(body)

    def test_writing_a_read_file_gives_the_same_file(self):
        for name in ("keyboard", "camera.fill", "chevron.forward", "Cutouts/lock"):
            with open(pack.path_of(name), encoding="utf-8") as file:
                self.assertEqual(drawing.svg(drawing.read(pack.path_of(name))), file.read())


class Deriving(unittest.TestCase):
    def test_the_cutout_of_a_line_has_round_ends(self):
        pen = derive.CUTOUT_PEN
        line = derive.form(stroked("M4 12H20"), "line", "cutout")
        self.assertAlmostEqual(area(line), 16 * pen + math.pi * pen ** 2 / 4, delta=0.1)

    def test_the_cutout_of_crossing_lines_is_one_area(self):
        pen = derive.CUTOUT_PEN
        cross = derive.form(stroked("M12 4V20M4 12H20"), "plus", "cutout")
        self.assertEqual(len(contours(cross)), 1)
        self.assertAlmostEqual(
            area(cross), 32 * pen - pen ** 2 + math.pi * pen ** 2 / 2, delta=0.15)

    def test_the_cutout_of_a_closed_line_has_a_hole(self):
        ring = derive.form(read('<circle cx="12" cy="12" r="8" fill="none" stroke="#000"/>'),
                           "circle", "cutout")
        self.assertEqual(len(contours(ring)), 2)
        self.assertAlmostEqual(area(ring), 16 * math.pi * derive.CUTOUT_PEN, delta=0.6)

    def test_a_filled_form_extends_to_the_outer_edge_of_the_pen(self):
        pen = derive.PEN
        box = derive.form(stroked("M4 4H20V20H4Z"), "square", "fill")
        outside = 16 * 16 + 4 * 16 * pen / 2 + math.pi * pen ** 2 / 4
        self.assertAlmostEqual(area(box), outside, delta=0.1)

    def test_lines_on_a_filled_area_become_gaps_and_others_stay(self):
        one = derive.form(stroked("M4 4H16V20H4ZM7 12H13M20 4V20"), "thing", "fill")
        self.assertEqual(len(contours(one)), 2)
        self.assertEqual([drawing.packed(drawing.Drawing([p])) for p in one.parts[1:]], ["M20 4V20"])

    def test_filling_without_a_closed_line_is_an_error(self):
        with self.assertRaises(drawing.DrawingError):
            derive.form(stroked("M4 12H20"), "minus", "fill")

    def test_an_unknown_form_is_an_error(self):
        with self.assertRaises(drawing.DrawingError):
            derive.name("bell", "outline")

    def test_derived_cutouts_are_close_to_drawn_ones(self):
        for name in ("1", "a", "b", "k", "m", "arrow.clockwise", "chevron.left", "wifi", "globe"):
            folder = "Characters/" if len(name) == 1 else ""
            derived = derive.form(drawing.read(pack.path_of(folder + name)), name, "cutout")
            drawn = drawing.read(pack.path_of("Cutouts/" + name))
            self.assertEqual(len(contours(derived)), len(contours(drawn)), name)
            self.assertLess(max(farthest(derived, drawn), farthest(drawn, derived)), 0.35, name)


if __name__ == "__main__":
    unittest.main()
