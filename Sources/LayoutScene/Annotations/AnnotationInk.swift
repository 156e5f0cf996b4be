import CellContent
import Foundation
import Scene

/// The look of annotations: plain text beside the picture, thin lines, and numbers on round markers.
struct AnnotationInk {
  /// The color of text and lines.
  let color: RGBA
  /// The color of numbers on markers.
  let paper: RGBA

  init(_ appearance: Appearance) {
    color = RGBA(appearance.isDark ? 0xF0F2F6 : 0x1F2430)
    paper = RGBA(appearance.isDark ? 0x16181D : 0xFFFFFF)
  }

  static let font = TextMetrics(size: 10, lineHeight: 13, weight: .medium)
  /// The widest text of a callout in points. Longer ones are wrapped.
  static let widest: CGFloat = 132
  /// The diameter of a marker in points.
  static let marker: CGFloat = 16

  func paragraph(_ text: String) -> Paragraph {
    Paragraph(text, role: "annotation", font: Self.font, color: color)
  }

  /// A number in a circle, in a square of ``marker`` points.
  func marker(_ number: Int) -> (shapes: [Shape], text: TextBlock) {
    let rect = CGRect(x: 0, y: 0, width: Self.marker, height: Self.marker)
    let rim = Box(
      rect.insetBy(dx: -1, dy: -1), corners: CornerRadii(Self.marker / 2 + 1),
      fill: paper.faded(by: 0.85))
    let disk = Box(rect, corners: CornerRadii(Self.marker / 2), fill: color)
    let font = TextMetrics(
      size: number > 99 ? 7 : number > 9 ? 8.5 : 10, lineHeight: 12, weight: .semibold)
    let paragraph = Paragraph("\(number)", role: "annotation", font: font, color: paper)
    return ([.box(rim), .box(disk)], TextBlock([paragraph], in: rect))
  }

  /// A line along points, with a dot or an arrowhead at its end.
  func line(_ points: [CGPoint], _ end: End) -> (shapes: [Shape], frame: CGRect) {
    let bounds = (points.bounds ?? .zero).insetBy(dx: -5, dy: -5)
    let local = points.map { CGPoint(x: $0.x - bounds.minX, y: $0.y - bounds.minY) }
    var shapes: [Shape] = [.strokes(Strokes([local], color: color, width: 0.75))]
    switch end {
    case .dot:
      let dot = CGRect(around: local[0], CGSize(width: 4, height: 4))
      shapes.append(.box(Box(dot, corners: CornerRadii(2), fill: color)))
    case .arrowhead:
      let (from, to) = (local[local.count - 2], local[local.count - 1])
      let angle = atan2(to.y - from.y, to.x - from.x)
      let wings = [angle + 2.7, angle - 2.7].map {
        CGPoint(x: to.x + 6 * cos($0), y: to.y + 6 * sin($0))
      }
      shapes.append(.strokes(Strokes([[wings[0], to, wings[1]]], color: color, width: 1)))
    }
    return (shapes, bounds)
  }

  enum End {
    /// A dot at the first point.
    case dot
    /// An arrowhead at the last point.
    case arrowhead
  }
}

extension TextMeasuring {
  /// Breaks a text into lines of at most `width` points, at blanks. A longer word has its own line.
  mutating func lines(of text: String, width: CGFloat, _ paragraph: (String) -> Paragraph)
    -> [String]
  {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      let longer = lines.last.map { "\($0) \(word)" }
      if let longer, extent(of: paragraph(longer), width: nil).width <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
