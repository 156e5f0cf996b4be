public import CompositionalLayout
public import Foundation

/// What became of one frame.
public struct FrameChange: Hashable, Sendable {
  /// What is told first of a frame; in the order in which changes are told.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
    case inserted
    case removed
    /// Another size at the same origin.
    case resized
    /// Another origin, whatever its size.
    case moved
    case zOrder = "z-order"
    /// The same frame, drawn otherwise.
    case repainted

    public static func < (one: Self, two: Self) -> Bool { one.rank < two.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  public var kind: Kind
  /// `nil` if inserted.
  public var old: LayoutRecord.Frame?
  /// `nil` if removed.
  public var new: LayoutRecord.Frame?
  /// Whether the frame is drawn otherwise, besides what ``kind`` says; where it is of another size,
  /// whether one of several edits does so and not the size.
  public var isRepainted = false

  /// What it follows from, where several causes were found: indexes in ``CauseSearch/Result/causes``.
  public var causes: [Int] = []

  /// Where it stands in the records; `nil` as ``old`` and ``new``.
  public var oldIndex: Int?
  public var newIndex: Int?

  /// How far origin and size went, in points; zero if inserted, removed or repainted.
  public var delta: Delta {
    guard let old, let new else { return Delta() }
    return Delta(
      x: new.rect.minX - old.rect.minX, y: new.rect.minY - old.rect.minY,
      width: new.rect.width - old.rect.width, height: new.rect.height - old.rect.height,
      zIndex: new.zIndex.subtractingWithSaturation(old.zIndex))
  }

  /// A difference of two frames.
  public struct Delta: Hashable, Sendable {
    /// Points.
    public var x: CGFloat = 0
    public var y: CGFloat = 0
    public var width: CGFloat = 0
    public var height: CGFloat = 0
    public var zIndex = 0

    /// Such lengths as differ by less than a hundredth of a point count as equal: thirds of a point
    /// come out as 0.333 or 0.334.
    var rounded: Delta {
      Delta(
        x: x.inHundredths, y: y.inHundredths, width: width.inHundredths,
        height: height.inHundredths, zIndex: zIndex)
    }
  }
}

extension FrameChange.Delta: CustomStringConvertible {
  /// `x +0.33  w -0.67`: what is not zero.
  public var description: String { words(upTo: self) }

  /// `y +6…+66  h +6`: from this one to another, of which at least one is not zero.
  func words(upTo other: FrameChange.Delta) -> String {
    let lengths = [
      ("x", x, other.x), ("y", y, other.y), ("w", width, other.width), ("h", height, other.height),
    ]
    var words = lengths.filter { $0.1 != 0 || $0.2 != 0 }.map { name, one, two in
      "\(name) \(one.signed)" + (one == two ? "" : "…\(two.signed)")
    }
    if zIndex != 0 { words.append("z \(zIndex > 0 ? "+" : "")\(zIndex)") }
    return words.joined(separator: "  ")
  }
}

extension CGFloat {
  /// To two decimals; what is smaller than half of that, to three.
  fileprivate var inHundredths: CGFloat {
    let step: CGFloat = magnitude < 0.005 ? 1000 : 100
    return (self * step).rounded(.toNearestOrAwayFromZero) / step + 0
  }

  fileprivate var signed: String { (self > 0 ? "+" : "") + short }
}
