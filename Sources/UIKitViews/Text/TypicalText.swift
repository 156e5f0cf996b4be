public import Foundation
public import Scene

/// A text measurer for views without a renderer.
///
/// It estimates widths by classes of letters, as fractions of the font size, and wraps lines at
/// spaces.
public struct TypicalText: TextMeasuring {
  /// Creates a measurer.
  public init() {}

  /// Returns the estimated width in points and number of lines of a paragraph.
  public mutating func extent(of paragraph: Paragraph, width: CGFloat?) -> TextExtent {
    let size = paragraph.typicalSize
    var extent = TextExtent(width: 0, lines: 0)
    for line in paragraph.string.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    {
      let indent = max(extent.lines == 0 ? paragraph.indent : -paragraph.indent, 0)
      extent.lines += 1
      if let width {
        Self.add(line, size, width - indent, to: &extent)
      } else {
        extent.width = max(extent.width, Self.length(line, size) + indent)
      }
    }
    if width == nil {
      for gap in paragraph.runs.compactMap(\.gap) {
        extent.width += gap - Self.relativeWidth("\u{A0}") * size
      }
    }
    return extent
  }

  private static func length(_ text: Substring, _ size: CGFloat) -> CGFloat {
    text.reduce(0) { $0 + relativeWidth($1) } * size
  }

  /// Adds the wrapped lines of one line of text.
  private static func add(
    _ line: Substring, _ size: CGFloat, _ width: CGFloat, to extent: inout TextExtent
  ) {
    let blank = relativeWidth(" ") * size
    var used: CGFloat = 0
    for word in line.split(separator: " ") {
      let next = length(word, size)
      if used > 0, used + blank + next > width {
        extent.lines += 1
        used = 0
      }
      used += used > 0 ? blank + next : next
      // Breaks a word that is wider than the line.
      if used > width, width > 0 {
        let more = ((used / width).rounded(.up) - 1).rounded()
        extent.lines += Int(min(more, 10_000))
        extent.width = width
        used -= more * width
      }
      extent.width = max(extent.width, used)
    }
  }

  /// The width of a letter as a fraction of the font size.
  private static func relativeWidth(_ character: Character) -> CGFloat {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60,
      0x1F300...0x1FAFF:
      return 1
    default: break
    }
    switch character {
    case "i", "j", "l", "I", "|", ".", ",", ":", ";", "'", "!": return 0.27
    case " ", "f", "t", "r", "(", ")", "[", "]", "-", "/": return 0.34
    case "m", "w", "M", "W", "@", "%": return 0.86
    case _ where character.isUppercase: return 0.67
    default: return 0.55
    }
  }
}

extension Paragraph {
  /// The font size for estimated widths, in points: the mean over the runs, with an allowance for
  /// bold weights.
  fileprivate var typicalSize: CGFloat {
    let length = runs.reduce(0) { $0 + $1.length }
    guard length > 0 else { return font.typicalSize }
    return runs.reduce(0) { $0 + $1.font.typicalSize * CGFloat($1.length) } / CGFloat(length)
  }
}

extension TextMetrics {
  fileprivate var typicalSize: CGFloat {
    size * (weight.number >= FontWeight.semibold.number ? 1.06 : 1)
  }
}
