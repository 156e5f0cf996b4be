internal import CompositionalLayout
internal import Foundation
public import Scene

/// Measures the texts of views.
@MainActor public enum TextMeasurement {
  /// The measurer of the current layout pass. It is task-local rather than a parameter, because
  /// views measure themselves in `intrinsicContentSize` and `sizeThatFits(_:)`, whose signatures
  /// are UIKit's and which code overrides.
  @TaskLocal private static var current: Pass?

  /// A layout pass, during which the measurer may cache results.
  private final class Pass: Sendable {
    @MainActor var measuring: any TextMeasuring

    @MainActor init(_ measuring: any TextMeasuring) {
      self.measuring = measuring
    }
  }

  /// Runs `body` with a measurer for the texts of views, such as one with a renderer's fonts.
  public static func measured<Result>(by measuring: some TextMeasuring, _ body: () throws -> Result)
    rethrows -> Result
  { try $current.withValue(Pass(measuring)) { try body() } }

  /// The size of a text in points, wrapped at `width`. A positive `lines` limits the number of
  /// lines.
  static func size(
    of string: String, font: UIFont, width: CGFloat?, lines: Int
  ) -> CGSize {
    guard !string.isEmpty else { return .zero }
    let paragraph = Paragraph(string, role: "title", font: font.metrics, color: .black)
    let extent = extent(of: paragraph, width: width, lines: lines)
    let height = extent.height(ofLines: lines > 0 ? lines : extent.lines, in: paragraph.font)
    return CGSize(width: requestedWidth(for: extent.width), height: requestedHeight(for: height))
  }

  /// The width that a text requests, in whole pixels of the screen, and slightly more than it needs,
  /// so that it fits the width it gets.
  static func requestedWidth(for width: CGFloat) -> CGFloat { grid.labelWidth(for: width) }

  /// The height that lines request, in whole pixels of the screen.
  static func requestedHeight(for height: CGFloat) -> CGFloat { grid.labelHeight(for: height) }

  /// The pixels of the screen.
  private static var grid: PixelGrid { PixelGrid(scale: max(UIScreen.main.scale, 1)) }

  /// The extent of a paragraph. A positive `lines` limits the number of lines.
  static func extent(of paragraph: Paragraph, width: CGFloat?, lines: Int) -> TextExtent {
    let limit = lines == 1 ? nil : width
    let visible = lines > 0 ? paragraph.truncated(toLines: lines) : paragraph
    let width = limit.map { max($0, 1) }
    guard let current else {
      var estimate = TypicalText()
      return estimate.extent(of: visible, width: width)
    }
    return current.measuring.extent(of: visible, width: width)
  }
}
