public import Foundation

/// A path that is filled, stroked or both.
public struct Outline: Hashable, Sendable {
  /// The path, in points relative to the drawing's origin.
  public var path: VectorPath
  /// The fill; `nil` for none.
  public var fill: Paint?
  /// The stroke; `nil` for none.
  public var stroke: Box.Stroke?
  /// The caps, joins and dashes of the stroke.
  public var pen = Pen.round
  /// The fill rule. It is even-odd by default if the path has several subpaths, so that inner ones
  /// are holes.
  public var rule: FillRule

  /// Creates an outline.
  ///
  /// - Complexity: O(*steps*) of the path.
  public init(_ path: VectorPath, fill: Paint? = nil, stroke: Box.Stroke? = nil) {
    self.path = path
    self.fill = fill
    self.stroke = stroke
    rule = path.steps.count { $0 == .move } > 1 ? .evenOdd : .nonZero
  }

  /// Determines which regions of a self-intersecting path are inside.
  public enum FillRule: Hashable, Sendable {
    /// Regions that an odd number of subpaths enclose.
    case evenOdd
    /// Regions with a nonzero winding number.
    case nonZero
  }

  /// The caps, joins and dashes of a stroke.
  public struct Pen: Hashable, Sendable {
    /// The shape of line ends.
    public var cap: Cap
    /// The shape of corners.
    public var join: Join
    /// Alternating lengths of dashes and gaps in points; empty for a solid line.
    public var dash: [CGFloat]
    /// The offset into the dash pattern at which lines start, in points.
    public var phase: CGFloat

    /// Creates a pen. Lengths are in points.
    public init(cap: Cap, join: Join, dash: [CGFloat] = [], phase: CGFloat = 0) {
      (self.cap, self.join, self.dash, self.phase) = (cap, join, dash, phase)
    }

    /// A solid pen with round caps and joins.
    public static let round = Pen(cap: .round, join: .round)

    /// The shape of line ends, with the names of SVG.
    public enum Cap: String, Hashable, Sendable {
      /// The values of `stroke-linecap`.
      case butt, round, square
    }

    /// The shape of corners, with the names of SVG.
    public enum Join: String, Hashable, Sendable {
      /// The values of `stroke-linejoin`.
      case miter, round, bevel
    }
  }
}
