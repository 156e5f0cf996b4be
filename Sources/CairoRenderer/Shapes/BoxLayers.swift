import Foundation
import Scene

/// A part of a box as it is painted: filled, or stroked by a line. Pixels, or units of a file of
/// vectors.
struct BoxLayer: Hashable {
  var rect: CGRect
  var corners: CornerRadii
  var color: RGBA
  /// `nil` for what is filled.
  var lineWidth: Double?
}

extension BoxLayer {
  /// What of a box lies in `rect` on a surface, from the bottom to the top, but for its gradient.
  ///
  /// Under an opaque line the fill ends in the middle of the line, so that it does not shine through
  /// the smooth edge of a corner. The outline lies inside the edges.
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
