internal import Foundation
public import Scene

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
    let seen = lines > 0 ? paragraph.cut(toLines: lines) : paragraph
    return current.extent(of: seen, width: room.map { max($0, 1) })
  }
}
