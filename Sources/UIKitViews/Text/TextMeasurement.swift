internal import Foundation
public import Scene

/// Measures the texts of views.
@MainActor public enum TextMeasurement {
  /// What measures in the layout pass of the task. It is not a parameter, as views measure themselves in
  /// `intrinsicContentSize` and `sizeThatFits(_:)`, which UIKit gives none, and which code overrides.
  @TaskLocal private static var current: Pass?

  /// One layout pass: what measures may keep what it has measured.
  private final class Pass: Sendable {
    @MainActor var measuring: any TextMeasuring

    @MainActor init(_ measuring: any TextMeasuring) {
      self.measuring = measuring
    }
  }

  /// Runs `body` while views measure their texts with `measuring`, as a renderer's fonts have it.
  public static func measured<Result>(
    by measuring: some TextMeasuring, _ body: () throws -> Result
  ) rethrows -> Result {
    try $current.withValue(Pass(measuring)) { try body() }
  }

  /// The size of a text in points, in lines no wider than `width`, at most so many unless 0 or less.
  static func size(
    of string: String, font: UIFont, width: CGFloat?, lines: Int
  ) -> CGSize {
    guard !string.isEmpty else { return .zero }
    let paragraph = Paragraph(string, role: "title", font: font.metrics, color: .black)
    let extent = extent(of: paragraph, width: width, lines: lines)
    let height = extent.height(ofLines: lines > 0 ? lines : extent.lines, in: paragraph.font)
    return CGSize(width: asked(by: extent.width), height: asked(byHeight: height))
  }

  /// The width that a text asks for which takes so many points: rounded up, so that it fits what it gets.
  static func asked(by width: CGFloat) -> CGFloat { (width + 0.01).rounded(.up) }

  /// The height that lines ask for which take so many points: whole pixels of the screen.
  static func asked(byHeight height: CGFloat) -> CGFloat {
    let scale = max(UIScreen.main.scale, 1)
    let tolerance = 0.001
    return (height * scale - tolerance).rounded(.up) / scale
  }

  /// At most so many lines unless 0 or less.
  static func extent(of paragraph: Paragraph, width: CGFloat?, lines: Int) -> TextExtent {
    let room = lines == 1 ? nil : width
    let seen = lines > 0 ? paragraph.truncated(toLines: lines) : paragraph
    let width = room.map { max($0, 1) }
    guard let current else {
      var typical = TypicalText()
      return typical.extent(of: seen, width: width)
    }
    return current.measuring.extent(of: seen, width: width)
  }
}
