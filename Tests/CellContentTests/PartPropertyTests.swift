import CompositionalLayout
import Foundation
import Testing

@testable import CellContent

/// Properties of random trees.
struct PartPropertyTests {
  static let seeds = Array(UInt64(1)...60)

  /// A random tree with its leaves.
  private static func tree(_ seed: UInt64) -> (Tree, PartNode) {
    var dice = Dice(seed)
    var tree = Tree()
    let root = node(&tree, &dice, depth: 0)
    return (tree, root)
  }

  private static func node(_ tree: inout Tree, _ dice: inout Dice, depth: Int) -> PartNode {
    guard depth < 3, dice.roll(3) > 0 || depth == 0 else {
      switch dice.roll(4) {
      case 0: return tree.box(CGFloat(dice.roll(40)), CGFloat(dice.roll(40)))
      case 1: return tree.picture(CGFloat(dice.roll(80)))
      case 2: return tree.spacer()
      default: return tree.text(CGFloat(dice.roll(300)))
      }
    }
    let children = (0...dice.roll(4)).map { _ in node(&tree, &dice, depth: depth + 1) }
    let spacing = CGFloat(dice.roll(12))
    let alignment = PartAlignment.allCases[dice.roll(PartAlignment.allCases.count)]
    return dice.roll(2) == 0
      ? tree.row(children, spacing: spacing, alignment: alignment)
      : tree.column(children, spacing: spacing, alignment: alignment)
  }

  private static func visit(_ node: PartNode, _ body: (PartNode) -> Void) {
    body(node)
    for child in node.children { visit(child, body) }
  }

  @Test(arguments: seeds) func `neighbors never overlap along their stack`(_ seed: UInt64) {
    let (tree, root) = Self.tree(seed)
    let frames = tree.frames(root, 200, tree.size(root, .exactly(200)).height)
    Self.visit(root) { node in
      guard case .stack(let stack) = node.content else { return }
      for (one, next) in zip(stack.children, stack.children.dropFirst()) {
        guard let first = frames[one.id], let second = frames[next.id] else { continue }
        if stack.axis == .horizontal {
          #expect(second.minX - first.maxX >= stack.spacing - 0.51)
        } else {
          #expect(second.minY - first.maxY >= stack.spacing - 0.51)
        }
      }
    }
  }

  @Test(arguments: seeds) func `children and gaps add up to a hugging stack`(_ seed: UInt64) {
    let (tree, root) = Self.tree(seed)
    guard case .stack(let stack) = root.content else { return }
    let size = tree.size(root)
    let frames = tree.frames(root, size.width, size.height)
    let sum = stack.children.reduce(stack.spacing * CGFloat(stack.children.count - 1)) {
      $0 + (frames[$1.id]?.size[stack.axis] ?? 0)
    }
    #expect(abs(sum - size[stack.axis]) <= CGFloat(stack.children.count))
  }

  @Test(arguments: seeds) func `the same tree has the same frames`(_ seed: UInt64) {
    let (tree, root) = Self.tree(seed)
    #expect(tree.frames(root, 200, 300) == tree.frames(root, 200, 300))
  }

  @Test(arguments: seeds) func `right to left mirrors every frame`(_ seed: UInt64) {
    let (tree, root) = Self.tree(seed)
    let (left, right) = (
      tree.frames(root, 200, 300), tree.frames(root, 200, 300, isMirrored: true)
    )
    for (id, frame) in left {
      #expect(abs((right[id]?.maxX ?? 0) - (200 - frame.minX)) < 1)
      #expect(abs((right[id]?.minY ?? 0) - frame.minY) < 1)
    }
  }

  @Test(arguments: seeds) func `a leaf is measured once per room`(_ seed: UInt64) {
    let (tree, root) = Self.tree(seed)
    var solver = PartSolver(tree.leaves)
    _ = solver.frames(of: root, in: CGSize(width: 200, height: 300))
    let count = tree.leaves.measured.count
    _ = solver.frames(of: root, in: CGSize(width: 200, height: 300))
    #expect(tree.leaves.measured.count == count)
  }

  @Test func `a deep tree takes few measurements`() {
    var tree = Tree()
    var node = tree.text(300)
    for depth in 0..<16 {
      node = depth.isMultiple(of: 2) ? tree.row([node, tree.text(30)]) : tree.column([node])
    }
    _ = tree.frames(node, 200, 300)
    #expect(tree.leaves.measured.count < 2_000)
  }
}

/// Rolls dice from a seed.
private struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }
}
