package import Foundation

/// Measures the leaves of a tree of parts.
package protocol PartMeasuring {
  /// The size of a leaf's content, at most as wide and high as proposed; `nil` is no limit.
  mutating func size(ofLeaf id: Int, width: CGFloat?, height: CGFloat?) -> LeafSize

  /// The size of a leaf's content in a width that is given, so that only the height of the result
  /// counts.
  mutating func size(ofLeaf id: Int, exactly width: CGFloat, height: CGFloat?) -> LeafSize

  /// How a leaf behaves if there is more or less room. The size of the result does not count.
  mutating func behavior(ofLeaf id: Int) -> LeafSize
}

extension PartMeasuring {
  package mutating func size(ofLeaf id: Int, exactly width: CGFloat, height: CGFloat?) -> LeafSize {
    size(ofLeaf: id, width: width, height: height)
  }

  package mutating func behavior(ofLeaf id: Int) -> LeafSize {
    size(ofLeaf: id, width: nil, height: nil)
  }
}

/// The size of a leaf's content and how it behaves if there is more or less room.
package struct LeafSize: Hashable, Sendable {
  /// The size in points.
  package var size: CGSize
  /// The distances of the first and the last baseline from the top, in points; `nil` without text.
  package var baselines: Baselines?
  /// Whether the leaf has no width of its own and takes the room left in a row.
  package var fillsRow = false
  /// The width of a letter, of which a text keeps two, in points; `nil` is the height of a line.
  package var letter: CGFloat?
  /// Whether the leaf is a text of at most one line.
  package var isOneLine = false
  package var shrinking = Shrinking.rigid
  /// How far the lines of a text may extend beyond a low box, above and below together, in points.
  package var slack: CGFloat = 0

  package init(
    _ size: CGSize, baselines: Baselines? = nil, fillsRow: Bool = false,
    shrinking: Shrinking = .rigid, slack: CGFloat = 0
  ) {
    self.size = size
    self.baselines = baselines
    self.fillsRow = fillsRow
    self.shrinking = shrinking
    self.slack = slack
  }

  /// The height in points of the lines of a text that fit a height.
  func shownHeight(in height: CGFloat) -> CGFloat {
    guard case .text(let line) = shrinking, size.height > height, line > 0 else {
      return size.height
    }
    return max(((height + slack) / line).rounded(.down), 1) * line
  }

  package struct Baselines: Hashable, Sendable {
    package var first: CGFloat
    package var last: CGFloat

    package init(first: CGFloat, last: CGFloat) { (self.first, self.last) = (first, last) }
  }

  /// What happens to a leaf if its stack has too little room.
  package enum Shrinking: Hashable, Sendable {
    /// It keeps its size.
    case rigid
    /// It is scaled or cropped, before any text is truncated.
    case picture
    /// It is truncated; it keeps at least one line of this height, in points.
    case text(line: CGFloat)
  }
}

/// What a part knows about the length of one of its sides.
package enum PartRoom: Hashable, Sendable {
  /// There is no limit.
  case open
  case atMost(CGFloat)
  case exactly(CGFloat)

  var limit: CGFloat? {
    switch self {
    case .open: nil
    case .atMost(let length), .exactly(let length): length
    }
  }

  var exact: CGFloat? { if case .exactly(let length) = self { length } else { nil } }

  /// The same room without an exact length.
  var hugging: PartRoom { limit.map(PartRoom.atMost) ?? .open }

  func less(_ length: CGFloat) -> PartRoom {
    switch self {
    case .open: .open
    case .atMost(let room): .atMost(max(room - length, 0))
    case .exactly(let room): .exactly(max(room - length, 0))
    }
  }
}
