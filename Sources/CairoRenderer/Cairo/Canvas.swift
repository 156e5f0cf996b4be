import CPangoCairo
import Foundation
internal import Geometry
import Scene

/// A drawing context for a surface. Owns its `cairo_t`.
///
/// Coordinates are in units of the surface: pixels of an image, or points of a PDF.
final class Canvas {
  let context: OpaquePointer
  /// Retained while the context may draw on it.
  private let surface: Surface
  /// The surface if it is an image.
  let image: ImageSurface?
  /// Whether drawing goes directly to the surface, without a clip, transform or transparency group.
  private(set) var isPlain = true
  /// Whether ``tagged(_:_:)`` writes tags. False for PNGs and SVGs, and where PDF does not allow tags:
  /// inside leaf elements and transparency groups.
  var isTagging = false
  /// The first error of something that was to be drawn here, such as a mask that got no memory.
  private var failure: (any Error)?

  /// `cairo_create`
  init(drawingOn surface: Surface) throws {
    self.surface = surface
    image = surface as? ImageSurface
    context = cairo_create(surface.pointer)
    // All properties are set, so `deinit` frees the context if this throws.
    try check()
  }

  deinit {
    cairo_destroy(context)
  }

  /// Throws the first error, or Cairo's error status (`cairo_status`). Call it after drawing, because
  /// drawing functions fail silently.
  func check() throws {
    if let failure { throw failure }
    try RendererError.check(cairo_status(context))
  }

  /// Records that something could not be drawn. ``check()`` throws the first error.
  func fail(_ error: any Error) {
    failure = failure ?? error
  }

  /// Fills the whole surface with one color.
  func clear(to color: RGBA) {
    cairo_save(context)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    setColor(color)
    cairo_paint(context)
    cairo_restore(context)
  }

  /// `cairo_set_source_rgba`
  func setColor(_ color: RGBA) {
    func bounded(_ component: Double) -> Double { component > 0 ? min(component, 1) : 0 }
    cairo_set_source_rgba(
      context, bounded(color.red), bounded(color.green), bounded(color.blue), bounded(color.alpha))
  }

  /// `cairo_fill`
  func fill(_ color: RGBA) {
    setColor(color)
    cairo_fill(context)
  }

  /// `cairo_stroke`
  func stroke(_ color: RGBA, width: Double) {
    setColor(color)
    cairo_set_line_width(context, width)
    cairo_stroke(context)
  }

  /// Draws a polyline with round caps and joins: `cairo_line_to`.
  func strokeLine(_ points: [CGPoint], _ color: RGBA, width: Double) {
    guard let first = points.first else { return }
    isolated {
      cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
      cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
      cairo_new_path(context)
      cairo_move_to(context, first.x, first.y)
      for point in points.dropFirst() { cairo_line_to(context, point.x, point.y) }
      stroke(color, width: width)
    }
  }

  /// Draws polylines with butt caps, dashed if `dash` is not empty.
  func strokeLines(_ paths: [[CGPoint]], _ color: RGBA, width: Double, dash: [Double]) {
    isolated {
      cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
      setDash(dash)
      cairo_new_path(context)
      for path in paths {
        for (index, point) in path.enumerated() {
          if index == 0 {
            cairo_move_to(context, point.x, point.y)
          } else {
            cairo_line_to(context, point.x, point.y)
          }
        }
      }
      stroke(color, width: width)
    }
  }

  /// Sets the lengths of dashes and gaps (`cairo_set_dash`). Invalid lengths are ignored, because
  /// they would put the context into an error state permanently.
  func setDash(_ lengths: [Double], phase: Double = 0) {
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 }) else {
      return
    }
    cairo_set_dash(context, lengths, Int32(clamping: lengths.count), phase)
  }

  /// Adds a rectangle with round corners to the path.
  func addRectangle(_ rect: CGRect, corners: CornerRadii = .square) {
    guard corners != .square else {
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
      return
    }
    guard corners.curve == .circular else {
      append(VectorPath.rectangle(rect, corners: corners))
      return
    }
    cairo_new_sub_path(context)
    addCorner(x: rect.maxX, y: rect.minY, radius: corners.topRight, inX: -1, inY: 1, from: -90)
    addCorner(x: rect.maxX, y: rect.maxY, radius: corners.bottomRight, inX: -1, inY: -1, from: 0)
    addCorner(x: rect.minX, y: rect.maxY, radius: corners.bottomLeft, inX: 1, inY: -1, from: 90)
    addCorner(x: rect.minX, y: rect.minY, radius: corners.topLeft, inX: 1, inY: 1, from: 180)
    cairo_close_path(context)
  }

  /// Adds a quarter circle, clockwise from an angle in degrees.
  private func addCorner(
    x: Double, y: Double, radius: Double, inX: Double, inY: Double, from degrees: Double
  ) {
    guard radius > 0 else {
      cairo_line_to(context, x, y)
      return
    }
    let start = degrees * .pi / 180
    cairo_arc(context, x + inX * radius, y + inY * radius, radius, start, start + .pi / 2)
  }

  /// Calls `body` and restores the drawing state: `cairo_save`, `cairo_restore`.
  func isolated(_ body: () -> Void) {
    let wasPlain = isPlain
    cairo_save(context)
    body()
    cairo_restore(context)
    isPlain = wasPlain
  }

  /// Applies a transform given in points around `center`: `cairo_transform`.
  func apply(_ transform: CGAffineTransform, around center: CGPoint, scale: Double) {
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d,
      x0: center.x + transform.tx * scale, y0: center.y + transform.ty * scale)
    isPlain = false
    cairo_transform(context, &matrix)
  }

  /// Clips to a rectangle: `cairo_clip`.
  func clip(to rect: CGRect, corners: CornerRadii = .square) {
    cairo_new_path(context)
    addRectangle(rect, corners: corners)
    clipToPath()
  }

  /// Clips to the current path: `cairo_clip`.
  func clipToPath() {
    isPlain = false
    cairo_clip(context)
  }

  /// Paints a color through the alpha of what `mask` draws: `cairo_push_group`, `cairo_mask`. A
  /// group with colors is faster here than an alpha-only group.
  func paint(_ color: RGBA, in rect: CGRect, maskedBy mask: () -> Void) {
    isolated {
      clip(to: rect)
      cairo_push_group(context)
      untagged(mask)
      guard let pattern = cairo_pop_group(context) else { return }
      defer { cairo_pattern_destroy(pattern) }
      setColor(color)
      cairo_mask(context, pattern)
    }
  }

  /// Draws as one group with an opacity: `cairo_push_group`, `cairo_paint_with_alpha`.
  func translucent(_ opacity: Double, in rect: CGRect, _ body: () -> Void) {
    isolated {
      clip(to: rect)
      cairo_push_group(context)
      untagged(body)
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
    }
  }

  /// Draws as one group and clips the group: `cairo_push_group`, `cairo_paint`. Shapes that are
  /// clipped one by one would let those below them shine through where the clip covers pixels only
  /// in part.
  ///
  /// - Parameters:
  ///   - rect: The bounds of the clip.
  ///   - clip: Sets the clip.
  func clipped(in rect: CGRect, by clip: () -> Void, _ body: () -> Void) {
    isolated {
      // Include pixels that are partly covered.
      self.clip(to: rect.insetBy(dx: -1, dy: -1))
      cairo_push_group(context)
      untagged(body)
      cairo_pop_group_to_source(context)
      clip()
      cairo_paint(context)
    }
  }

  /// Draws without tags.
  func untagged(_ body: () -> Void) {
    let wasTagging = isTagging
    isTagging = false
    body()
    isTagging = wasTagging
  }
}
