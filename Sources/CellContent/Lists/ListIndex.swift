package import Foundation
package import Geometry
package import Scene

/// The index of a list: titles below one another at the trailing edge of the view, above everything
/// else.
///
/// The sizes are our own reading; Apple does not document them.
package struct ListIndex {
  private let titles: [String]

  // Lengths in points.
  private static let width: CGFloat = 15
  private static let lineHeight: CGFloat = 14
  private static let fontSize: CGFloat = 11

  /// Creates an index; `nil` without titles.
  package init?(_ titles: [String]) {
    guard !titles.isEmpty else { return nil }
    self.titles = titles
  }

  /// The lines that fit in a height. Bullets stand for titles that are left out.
  func lines(in height: CGFloat) -> [String] {
    let most = Int(min(max(height / Self.lineHeight, 0), 10_000))
    guard titles.count > most else { return titles }
    // The first and the last title stay.
    let shown = max((most + 1) / 2, 1)
    let step = Double(titles.count - 1) / Double(max(shown - 1, 1))
    let kept = (0..<shown).map { titles[Int((Double($0) * step).rounded())] }
    return Array(kept.map { [$0] }.joined(separator: ["•"]))
  }

  /// The index in a view, relative to the top left corner of the picture, in points.
  ///
  /// - Parameters:
  ///   - size: The size of the picture, which may be higher than the view.
  ///   - view: The view with its safe area, in the middle of which the index is.
  package func drawing(in size: CGSize, of view: Container, tint: RGBA) -> ElementDrawing {
    let safe = view.safeArea
    let height = min(size.height, view.size.height) - safe.top - safe.bottom
    let lines = lines(in: height)
    let isMirrored = view.traits.layoutDirection == .rightToLeft
    let x = isMirrored ? safe.trailing : size.width - safe.trailing - Self.width
    let top = safe.top + (height - CGFloat(lines.count) * Self.lineHeight) / 2
    let font = TextMetrics(
      size: Self.fontSize, lineHeight: Self.lineHeight, weight: .semibold)
    return ElementDrawing(
      texts: lines.enumerated().map { index, line in
        let box = CGRect(
          x: x, y: top + CGFloat(index) * Self.lineHeight, width: Self.width,
          height: Self.lineHeight)
        return TextBlock([Paragraph(line, role: "index", font: font, color: tint)], in: box)
      })
  }
}
