import Foundation
import Scene

/// A filled or stroked part of a box, in units of the surface.
struct BoxLayer: Hashable {
  var rect: CGRect
  var corners: CornerRadii
  var color: RGBA
  /// The width of the stroke in points; `nil` for a fill.
  var lineWidth: Double?
}

extension BoxLayer {
  /// The layers of a box in `rect` on a surface, from bottom to top, without its gradient.
  ///
  /// Under an opaque line the fill ends in the middle of the line, so that it does not show through
  /// the antialiased edge of a corner. The line is inside the edges.
  static func layers(
    of box: Box, in rect: CGRect, corners: CornerRadii, lineWidth: Double?
  ) -> (ground: BoxLayer, line: BoxLayer?) {
    let fill = box.fill ?? .clear
    guard let stroke = box.stroke, let width = lineWidth else {
      return (BoxLayer(rect: rect, corners: corners, color: fill), nil)
    }
    if width * 2 >= min(rect.width, rect.height) {
      return (BoxLayer(rect: rect, corners: corners, color: stroke.color), nil)
    }
    let middle = rect.insetBy(dx: width / 2, dy: width / 2)
    let inner = corners.inset(by: width / 2).fitted(to: middle.size)
    let line = BoxLayer(rect: middle, corners: inner, color: stroke.color, lineWidth: width)
    let ground =
      stroke.color.isOpaque
      ? BoxLayer(rect: middle, corners: inner, color: fill)
      : BoxLayer(rect: rect, corners: corners, color: fill)
    return (ground, line)
  }
}
