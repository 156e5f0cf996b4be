public import Foundation

/// A range of a paragraph with its own style.
///
/// All runs share one baseline. A line is as tall as its tallest run.
public struct TextRun: Hashable, Sendable {
  /// The number of Unicode scalars.
  public var length: Int
  public var font: TextMetrics
  public var color: RGBA
  /// The additional space between letters, in points.
  public var tracking: CGFloat
  /// Underlines, strikethroughs and highlights.
  public var lines: [Line]
  /// Replaces the letters by empty space of this width, in points; `nil` shows the letters.
  public var gap: CGFloat?

  /// Creates a run. `tracking` and `gap` are in points.
  public init(
    length: Int, font: TextMetrics, color: RGBA, tracking: CGFloat = 0, lines: [Line] = [],
    gap: CGFloat? = nil
  ) {
    self.length = length
    self.font = font
    self.color = color
    self.tracking = tracking
    self.lines = lines
    self.gap = gap
  }

  /// An underline, a strikethrough or a highlight of a run.
  public struct Line: Hashable, Sendable {
    /// The position relative to the text.
    public var position: Position
    public var color: RGBA
    /// The thickness relative to the font's default.
    public var weight: CGFloat

    public init(_ position: Position, color: RGBA, weight: CGFloat = 1) {
      self.position = position
      self.color = color
      self.weight = weight
    }

    /// The position of a line relative to the text.
    public enum Position: Hashable, Sendable {
      /// An underline.
      case below
      /// A strikethrough.
      case through
      /// A highlight behind the text, as tall as the ascender and descender of Apple's system font.
      case behind
    }

    /// The rectangle of the line for letters `width` points wide, relative to the start of their
    /// baseline. The default thickness is 1/14 of the font size.
    public func rect(width: CGFloat, size: CGFloat) -> CGRect {
      let thickness = size / 14 * weight
      func line(_ middle: CGFloat) -> CGRect {
        CGRect(x: 0, y: middle - thickness / 2, width: width, height: thickness)
      }
      return switch position {
      case .below: line(size * 0.13)
      case .through: line(size * -0.26)
      case .behind: CGRect(x: 0, y: size * -0.952, width: width, height: size * 1.193)
      }
    }
  }
}

extension Paragraph {
  /// The paragraph at another font size. All runs are scaled by the same factor.
  package func resized(to font: TextMetrics) -> Paragraph {
    var result = self
    result.font = font
    guard self.font.size > 0, font != self.font else { return result }
    let factor = font.size / self.font.size
    for index in runs.indices {
      result.runs[index].font = runs[index].font.resized(to: runs[index].font.size * factor)
      result.runs[index].tracking *= factor
      result.runs[index].gap = runs[index].gap.map { $0 * factor }
    }
    return result
  }
}
