internal import Foundation
public import LayoutScene

/// How much room text takes in views: a parameter of whoever shows them.
@MainActor public enum TextRoom {
  private static var current: any TextMeasuring = TypicalText()

  /// Runs `body` while views measure their texts with `measuring`, as a renderer's fonts have it.
  public static func measured<Result>(
    by measuring: some TextMeasuring, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = current
    current = measuring
    defer { current = outer }
    return try body()
  }

  /// The size of a text in points, in lines no wider than `width`, at most so many unless 0.
  static func size(
    of string: String, font: UIFont, width: CGFloat?, lines: Int
  ) -> CGSize {
    guard !string.isEmpty else { return .zero }
    let paragraph = Paragraph(string, role: "title", font: font.metrics, color: .black)
    let room = lines == 1 ? nil : width
    let extent = current.extent(of: paragraph, width: room.map { max($0, 1) })
    let shown = lines == 0 ? extent.lines : min(extent.lines, lines)
    // Rounded up, so that a text fits the width it has asked for.
    return CGSize(
      width: (extent.width + 0.01).rounded(.up), height: CGFloat(shown) * font.lineHeight)
  }
}
