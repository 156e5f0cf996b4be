public import Foundation

/// A part of a paragraph with a look of its own.
///
/// Parts stand on one baseline, and a line is as high as the highest of its parts.
public struct TextRun: Hashable, Sendable {
  /// How many Unicode scalars it has.
  public var length: Int
  public var font: TextMetrics
  public var color: RGBA
  /// Points between its letters, beyond what the font has.
  public var tracking: CGFloat
  public var lines: [Line]
  /// Points that are left free in place of its letters, which are not seen; `nil` shows them.
  public var gap: CGFloat?

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

  /// A line along the letters, or the ground that they stand on.
  public struct Line: Hashable, Sendable {
    public var place: Place
    public var color: RGBA
    /// By how much it is thicker than the font's.
    public var weight: CGFloat

    public init(_ place: Place, color: RGBA, weight: CGFloat = 1) {
      self.place = place
      self.color = color
      self.weight = weight
    }

    public enum Place: Hashable, Sendable {
      case below
      case through
      /// As high as letters reach up and down in Apple's font.
      case behind
    }

    /// Where it is beside letters of a size that begin at zero and take so many points, in points around
    /// the baseline: as thick as a fourteenth of the size.
    public func rect(width: CGFloat, size: CGFloat) -> CGRect {
      let thickness = size / 14 * weight
      func line(_ middle: CGFloat) -> CGRect {
        CGRect(x: 0, y: middle - thickness / 2, width: width, height: thickness)
      }
      return switch place {
      case .below: line(size * 0.13)
      case .through: line(size * -0.26)
      case .behind: CGRect(x: 0, y: size * -0.952, width: width, height: size * 1.193)
      }
    }
  }
}

extension Paragraph {
  /// The paragraph in another size of its font, its parts larger or smaller by as much.
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
