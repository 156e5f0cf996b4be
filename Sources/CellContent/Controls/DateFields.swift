package import Foundation
package import Scene

/// The fields of a compact date picker: one for the day and one for the time, in points (R104).
package struct DateFields {
  /// The rectangles of the fields, the first field first.
  package private(set) var fields: [CGRect] = []
  private let metrics: ControlMetrics

  /// The gap between fields.
  private static let gap: CGFloat = 6

  /// Places fields beside one another, vertically centered.
  ///
  /// - Parameters:
  ///   - widths: The widths of the texts.
  ///   - alignment: The side of the rectangle that the fields are at.
  package init(
    textWidths widths: [CGFloat], in rect: CGRect, _ metrics: ControlMetrics,
    alignment: TextBlock.Alignment, isMirrored: Bool
  ) {
    self.metrics = metrics
    let size = Self.size(textWidths: widths)
    let free = rect.width - size.width
    var x = rect.minX + (alignment == .left ? 0 : alignment == .center ? free / 2 : free)
    let top = rect.midY - size.height / 2
    for width in isMirrored ? widths.reversed() : widths {
      let field = CGRect(
        x: x, y: top, width: width + 2 * ControlMetrics.datePadding, height: size.height)
      fields.append(field)
      x = field.maxX + Self.gap
    }
    if isMirrored { fields.reverse() }
  }

  /// The size of the fields for texts of the given widths.
  package static func size(textWidths widths: [CGFloat]) -> CGSize {
    let gaps = gap * CGFloat(max(widths.count - 1, 0))
    return CGSize(
      width: widths.reduce(gaps) { $0 + $1 + 2 * ControlMetrics.datePadding },
      height: ControlMetrics.dateHeight)
  }

  /// The backgrounds of the fields.
  package func shapes(fill: RGBA) -> [Shape] {
    fields.map { .box(Box($0, corners: CornerRadii(metrics.dateRadius), fill: fill)) }
  }
}
