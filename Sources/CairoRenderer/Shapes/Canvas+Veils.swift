import CPangoCairo
import Foundation
internal import Geometry
import Scene

extension Canvas {
  /// Draws `body` masked by the alpha of gradients: `cairo_push_group`, `cairo_mask`.
  func masked(by veils: ArraySlice<LayerClip.Mask>, _ body: () -> Void) {
    guard let veil = veils.first else { return body() }
    guard let pattern = Self.pattern(of: veil) else { return }
    defer { cairo_pattern_destroy(pattern) }
    isolated {
      cairo_push_group(context)
      untagged { masked(by: veils.dropFirst(), body) }
      cairo_pop_group_to_source(context)
      cairo_mask(context, pattern)
    }
  }

  /// A mask pattern in units of the surface, because Cairo rounds small matrix components; `nil` if
  /// everything is masked out.
  private static func pattern(of veil: LayerClip.Mask) -> OpaquePointer? {
    let pattern =
      switch veil.gradient.kind {
      case .axial: linePattern(of: veil)
      case .radial: ellipsePattern(of: veil)
      }
    guard let pattern else { return nil }
    for stop in veil.gradient.stops {
      cairo_pattern_add_color_stop_rgba(pattern, stop.location, 0, 0, 0, stop.color.alpha)
    }
    return pattern
  }

  /// An axial pattern (`cairo_pattern_create_linear`), perpendicular to the lines of equal color in
  /// the transformed square.
  private static func linePattern(of veil: LayerClip.Mask) -> OpaquePointer? {
    let (gradient, square) = (veil.gradient, veil.transform)
    let (dx, dy) = (gradient.endX - gradient.startX, gradient.endY - gradient.startY)
    let (area, length) = (square.a * square.d - square.b * square.c, dx * dx + dy * dy)
    // The gradient of the color position, horizontally and vertically.
    let (across, down) = (
      (square.d * dx - square.b * dy) / area / length,
      (square.a * dy - square.c * dx) / area / length
    )
    let squaredSlope = across * across + down * down
    let start = CGPoint(x: gradient.startX, y: gradient.startY).applying(square)
    let end = CGPoint(x: start.x + across / squaredSlope, y: start.y + down / squaredSlope)
    guard [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite) else { return nil }
    return cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
  }

  /// A radial pattern: a circle with a matrix that makes it an ellipse
  /// (`cairo_pattern_create_radial`, `cairo_pattern_set_matrix`).
  private static func ellipsePattern(of veil: LayerClip.Mask) -> OpaquePointer? {
    let (gradient, square) = (veil.gradient, veil.transform)
    let (width, height) = (gradient.radii.width, gradient.radii.height)
    let center = CGPoint(x: gradient.startX, y: gradient.startY).applying(square)
    let radius = max(
      hypot(square.a, square.b) * width, hypot(square.c, square.d) * height)
    var matrix = cairo_matrix_t(
      xx: square.a * width / radius, yx: square.b * width / radius,
      xy: square.c * height / radius, yy: square.d * height / radius, x0: center.x, y0: center.y)
    guard gradient.hasArea, radius.isFinite, cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS,
      let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, radius)
    else { return nil }
    cairo_pattern_set_matrix(pattern, &matrix)
    return pattern
  }
}
