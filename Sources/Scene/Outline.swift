public import Foundation

/// A shape bounded by lines and curves, filled or drawn with a pen, or both.
public struct Outline: Hashable, Sendable {
  public var path: VectorPath
  public var fill: Paint?
  public var stroke: Box.Stroke?
  /// What the stroke is drawn with.
  public var pen = Pen.round
  /// What several parts cover again is a hole, unless said.
  public var rule: FillRule

  public init(_ path: VectorPath, fill: Paint? = nil, stroke: Box.Stroke? = nil) {
    self.path = path
    self.fill = fill
    self.stroke = stroke
    rule = path.steps.count { $0 == .move } > 1 ? .evenOdd : .nonZero
  }

  /// Which parts of a shape that overlaps itself are filled.
  public enum FillRule: Hashable, Sendable {
    /// Those that an odd number of parts cover.
    case evenOdd
    /// Those around which lines run more often one way than the other.
    case nonZero
  }

  /// How lines end, meet and are broken.
  public struct Pen: Hashable, Sendable {
    public var cap: Cap
    public var join: Join
    /// Points of line and gap in turn; empty for lines that do not end in between.
    public var dash: [CGFloat]
    /// Points into the dashes at which lines begin.
    public var phase: CGFloat

    public init(cap: Cap, join: Join, dash: [CGFloat] = [], phase: CGFloat = 0) {
      (self.cap, self.join, self.dash, self.phase) = (cap, join, dash, phase)
    }

    public static let round = Pen(cap: .round, join: .round)

    public enum Cap: String, Hashable, Sendable {
      case butt, round, square
    }

    public enum Join: String, Hashable, Sendable {
      case miter, round, bevel
    }
  }
}
