import CompositionalLayout
import Foundation

@testable import CellContent

/// Leaves of known sizes. Text breaks into lines of 10 points at any point.
final class Leaves: PartMeasuring {
  var sizes: [Int: LeafSize] = [:]
  /// The ratios of pictures that take all the room that they get.
  var ratios: [Int: CGFloat] = [:]
  /// The measured leaves, with repetition.
  private(set) var measured: [Int] = []

  func size(ofLeaf id: Int, width: CGFloat?, height: CGFloat?) -> LeafSize {
    measured.append(id)
    var size = sizes[id] ?? LeafSize(.zero)
    if let ratio = ratios[id] {
      let wide = width ?? (height ?? 20) * ratio
      size.size = CGSize(width: wide, height: wide / ratio)
    }
    if case .text = size.shrinking, let width, width > 0, size.size.width > width {
      let lines = (size.size.width / width).rounded(.up)
      size.size = CGSize(width: width, height: lines * 10)
      size.baselines = .init(first: 8, last: lines * 10 - 2)
    }
    return size
  }
}

/// Makes trees of parts with known leaves.
struct Tree {
  let leaves = Leaves()
  private var count = 0

  mutating func text(_ width: CGFloat, _ change: (inout PartNode) -> Void = { _ in }) -> PartNode {
    leaf(
      LeafSize(
        CGSize(width: width, height: 10), baselines: .init(first: 8, last: 8),
        shrinking: .text(line: 10)), change)
  }

  mutating func box(
    _ width: CGFloat, _ height: CGFloat, _ change: (inout PartNode) -> Void = { _ in }
  ) -> PartNode {
    leaf(LeafSize(CGSize(width: width, height: height)), change)
  }

  mutating func picture(_ side: CGFloat) -> PartNode {
    leaf(LeafSize(CGSize(width: side, height: side), shrinking: .picture)) { _ in }
  }

  /// A picture that takes all the room that it gets, and is 20 points high without any limit.
  mutating func photo(
    ratio: CGFloat = 1, _ change: (inout PartNode) -> Void = { _ in }
  ) -> PartNode {
    leaves.ratios[count] = ratio
    return leaf(LeafSize(.zero, shrinking: .picture), change)
  }

  mutating func spacer() -> PartNode { node(.spacer) { _ in } }

  mutating func row(
    _ children: [PartNode], spacing: CGFloat = 0, alignment: PartAlignment = .fill,
    distribution: PartDistribution = .fill, _ change: (inout PartNode) -> Void = { _ in }
  ) -> PartNode {
    node(
      .stack(
        PartStack(
          .horizontal, spacing: spacing, alignment: alignment, distribution: distribution,
          children)), change)
  }

  mutating func column(
    _ children: [PartNode], spacing: CGFloat = 0, alignment: PartAlignment = .fill,
    _ change: (inout PartNode) -> Void = { _ in }
  ) -> PartNode {
    node(
      .stack(PartStack(.vertical, spacing: spacing, alignment: alignment, children)), change)
  }

  mutating func overlay(
    _ children: [PartNode], _ change: (inout PartNode) -> Void = { _ in }
  ) -> PartNode {
    node(.overlay(children), change)
  }

  private mutating func leaf(
    _ size: LeafSize, _ change: (inout PartNode) -> Void
  ) -> PartNode {
    leaves.sizes[count] = size
    return node(.leaf, change)
  }

  private mutating func node(
    _ content: PartArrangement, _ change: (inout PartNode) -> Void
  ) -> PartNode {
    var node = PartNode(count, content)
    count += 1
    change(&node)
    return node
  }

  func size(_ root: PartNode, _ width: PartRoom = .open, _ height: PartRoom = .open) -> CGSize {
    var solver = PartSolver(leaves)
    return solver.size(of: root, width: width, height: height)
  }

  /// The frames of all parts, by id.
  func frames(
    _ root: PartNode, _ width: CGFloat, _ height: CGFloat, isMirrored: Bool = false
  ) -> [Int: CGRect] {
    var solver = PartSolver(leaves)
    return solver.frames(
      of: root, in: CGSize(width: width, height: height), isMirrored: isMirrored)
  }
}

extension CGRect {
  var coordinates: String {
    [minX, minY, width, height].map {
      Int(exactly: $0).map { "\($0)" } ?? "\($0)"
    }.joined(separator: ",")
  }
}
