import CPangoCairo
import Foundation
import Scene

extension Canvas {
  /// Sets the path to lines and curves in units of the surface.
  func add(_ path: VectorPath) {
    cairo_new_path(context)
    append(path)
  }

  /// Appends lines and curves to the path.
  func append(_ path: VectorPath) {
    path.visitSteps { step, numbers in
      let n = numbers.startIndex
      switch step {
      case .move: cairo_move_to(context, numbers[n], numbers[n + 1])
      case .line: cairo_line_to(context, numbers[n], numbers[n + 1])
      case .curve:
        cairo_curve_to(
          context, numbers[n], numbers[n + 1], numbers[n + 2], numbers[n + 3], numbers[n + 4],
          numbers[n + 5])
      case .close: cairo_close_path(context)
      }
    }
  }

  /// Fills the path with a fill rule: `cairo_set_fill_rule`.
  func fill(_ paint: Paint, _ rule: Outline.FillRule) {
    isolated {
      cairo_set_fill_rule(context, rule.cairoValue)
      switch paint {
      case .color(let color): fill(color)
      case .gradient(let gradient): fill(gradient, in: pathBounds)
      }
    }
  }

  /// `cairo_path_extents`
  private var pathBounds: CGRect {
    var (x, y, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(context, &x, &y, &right, &bottom)
    return CGRect(x: x, y: y, width: right - x, height: bottom - y)
  }

  /// Strokes the path with a pen. Its dashes are in units of the surface.
  func stroke(_ color: RGBA, width: Double, pen: Outline.Pen) {
    isolated {
      cairo_set_line_cap(context, pen.cap.cairoValue)
      cairo_set_line_join(context, pen.join.cairoValue)
      setDash(pen.dash.map(Double.init), phase: pen.phase)
      stroke(color, width: width)
    }
  }

  /// Clips to a path: `cairo_clip`.
  func clip(to path: VectorPath, _ rule: Outline.FillRule) {
    add(path)
    cairo_set_fill_rule(context, rule.cairoValue)
    clipToPath()
  }

  /// Fills the path with a gradient stretched to a rectangle: `cairo_pattern_create_linear`,
  /// `cairo_pattern_create_radial`.
  func fill(_ gradient: Gradient, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0, let pattern = Self.pattern(of: gradient) else {
      cairo_new_path(context)
      return
    }
    defer { cairo_pattern_destroy(pattern) }
    for stop in gradient.stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    // Maps the surface to the gradient's unit square, and to the unit circle of a radial one.
    let isAxial = gradient.kind == .axial
    let origin = isAxial ? .zero : CGPoint(x: gradient.startX, y: gradient.startY)
    let radii = isAxial ? CGSize(width: 1, height: 1) : gradient.radii
    let unit = CGSize(width: rect.width * radii.width, height: rect.height * radii.height)
    var matrix = cairo_matrix_t(
      xx: 1 / unit.width, yx: 0, xy: 0, yy: 1 / unit.height,
      x0: -(rect.minX + origin.x * rect.width) / unit.width,
      y0: -(rect.minY + origin.y * rect.height) / unit.height)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_set_source(context, pattern)
    cairo_fill(context)
  }

  /// An axial gradient's line, or the unit circle that a matrix stretches to a radial gradient's
  /// ellipse; `nil` for a degenerate gradient, whose matrix would put the context into an error
  /// state.
  private static func pattern(of gradient: Gradient) -> OpaquePointer? {
    guard gradient.hasArea else { return nil }
    return switch gradient.kind {
    case .axial:
      cairo_pattern_create_linear(
        gradient.startX, gradient.startY, gradient.endX, gradient.endY)
    case .radial: cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
    }
  }

  /// Draws an image into a rectangle: `cairo_set_source`, or `cairo_mask` in one color.
  ///
  /// - Parameters:
  ///   - size: The size of the image in its own units.
  ///   - extends: Whether the image's edge is extended, so that the filter does not blend
  ///     it with transparency. In vector files this would rasterize everything.
  func draw(
    _ image: Surface, of size: CGSize, in rect: CGRect, tint: RGBA? = nil, extends: Bool
  ) {
    guard let pattern = cairo_pattern_create_for_surface(image.pointer) else { return }
    defer { cairo_pattern_destroy(pattern) }
    isolated {
      cairo_translate(context, rect.minX, rect.minY)
      cairo_scale(
        context, rect.width / size.width, rect.height / size.height)
      if extends {
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      }
      cairo_new_path(context)
      cairo_rectangle(context, 0, 0, size.width, size.height)
      if let tint {
        cairo_clip(context)
        cairo_set_source_rgba(context, tint.red, tint.green, tint.blue, tint.alpha)
        cairo_mask(context, pattern)
      } else {
        cairo_set_source(context, pattern)
        cairo_fill(context)
      }
    }
  }
}

extension Outline.FillRule {
  fileprivate var cairoValue: cairo_fill_rule_t {
    self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
  }
}

extension Outline.Pen.Cap {
  fileprivate var cairoValue: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension Outline.Pen.Join {
  fileprivate var cairoValue: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension Canvas {
  /// Fills or strokes a layer of a box.
  func paint(_ layer: BoxLayer) {
    addRectangle(layer.rect, corners: layer.corners)
    if let width = layer.lineWidth {
      stroke(layer.color, width: width)
    } else {
      fill(layer.color)
    }
  }
}
