internal import Basics
public import Foundation
public import Geometry

/// The change of one frame.
public struct FrameChange: Hashable, Sendable {
  /// The kind of change that is reported first for a frame, in the order in which changes are
  /// reported.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
    /// The frame is new.
    case inserted
    /// The frame no longer exists.
    case removed
    /// The size has changed, but not the origin.
    case resized
    /// The origin has changed, and possibly the size.
    case moved
    /// Only the position in the drawing order has changed.
    case zOrder = "z-order"
    /// The frame is the same, but its content is drawn differently.
    case repainted

    /// Orders kinds as they are reported.
    public static func < (one: Self, two: Self) -> Bool { one.rank < two.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  public var kind: Kind
  /// The frame before the change; `nil` if inserted.
  public var old: LayoutRecord.Frame?
  /// The frame after the change; `nil` if removed.
  public var new: LayoutRecord.Frame?
  /// Whether the content of the frame is drawn differently in addition to ``kind``. If the size has
  /// changed too, this is true only if an edit other than the one that resizes it repaints it.
  public var isRepainted = false

  /// The causes of the change if several were found, as indexes of ``CauseSearch/Result/causes``.
  public var causes: [Int] = []

  /// The index of the frame in the old record; `nil` if inserted.
  public var oldIndex: Int?
  /// The index of the frame in the new record; `nil` if removed.
  public var newIndex: Int?

  /// The distance in points that the element of a part has moved.
  var elementMove: CGPoint?

  /// The change of origin and size in points; zero if inserted, removed or repainted. Parts move
  /// relative to their elements.
  public var delta: Delta {
    guard let old, let new else { return Delta() }
    let delta = Delta(
      x: new.rect.minX - old.rect.minX, y: new.rect.minY - old.rect.minY,
      width: new.rect.width - old.rect.width, height: new.rect.height - old.rect.height,
      zIndex: new.zIndex.subtractingWithSaturation(old.zIndex))
    return elementMove.map(delta.relative) ?? delta
  }

  /// The largest difference in points that comes from rounding.
  static let rounding: CGFloat = 0.0025

  /// The difference of two frames.
  public struct Delta: Hashable, Sendable {
    /// The change of the horizontal position in points.
    public var x: CGFloat = 0
    /// The change of the vertical position in points.
    public var y: CGFloat = 0
    /// The change of the width in points.
    public var width: CGFloat = 0
    /// The change of the height in points.
    public var height: CGFloat = 0
    /// The change of the position in the drawing order.
    public var zIndex = 0

    /// The difference of a part, whose element moved by some distance.
    fileprivate func relative(to move: CGPoint) -> Delta {
      // Positions of parts and elements are rounded to thousandths.
      func exact(_ length: CGFloat) -> CGFloat {
        length.magnitude <= FrameChange.rounding ? 0 : length
      }
      return Delta(
        x: exact(x - move.x), y: exact(y - move.y), width: exact(width), height: exact(height))
    }

    /// The difference rounded to hundredths of a point. A third of a point may be stored as 0.333
    /// or 0.334.
    var rounded: Delta {
      Delta(
        x: x.inHundredths, y: y.inHundredths, width: width.inHundredths,
        height: height.inHundredths, zIndex: zIndex)
    }
  }
}

extension FrameChange.Delta: CustomStringConvertible {
  /// The components that are not zero: `x +0.33  w -0.67`.
  public var description: String { text(upTo: self) }

  /// Returns the range from this difference to another: `y +6…+66  h +6`. At least one of them must
  /// not be zero.
  func text(upTo other: FrameChange.Delta) -> String {
    let lengths = [
      ("x", x, other.x), ("y", y, other.y), ("w", width, other.width), ("h", height, other.height),
    ]
    var parts = lengths.filter { $0.1 != 0 || $0.2 != 0 }.map { name, one, two in
      "\(name) \(one.signed)" + (one == two ? "" : "…\(two.signed)")
    }
    if zIndex != 0 { parts.append("z \(zIndex > 0 ? "+" : "")\(zIndex)") }
    return parts.joined(separator: "  ")
  }
}

extension CGFloat {
  /// The number rounded to hundredths; to thousandths if it is smaller than half a hundredth.
  fileprivate var inHundredths: CGFloat {
    let step: CGFloat = magnitude < 0.005 ? 1000 : 100
    return (self * step).rounded(.toNearestOrAwayFromZero) / step + 0
  }

  fileprivate var signed: String { (self > 0 ? "+" : "") + short }
}
