public import Foundation
public import Geometry

/// A solved box with its content. The parent holds its offset, so equal boxes can be shared.
///
/// It is a class so that equal boxes are one object placed many times. It is immutable.
public final class Fragment: Sendable {
  /// The size in points, without the edge spacing around the box.
  public let size: CGSize

  /// The content of the box.
  public let content: Content

  /// The supplementary views anchored to the box, drawn above its content.
  public let supplementaries: [Supplementary]

  /// The number of cells in the box, at any depth.
  public let itemCount: Int

  /// The number of supplementary views in the box by kind, at any depth.
  public let kinds: KindCounts

  /// The bounding rectangle of everything in the box, including content that extends outside it, in
  /// points.
  public let coveredFrame: CGRect

  /// The content of a box.
  public enum Content: Sendable {
    /// One cell. Its frame in the box is the box less the item's insets.
    case cell(frame: CGRect, name: String?, fit: ContentFit = ContentFit())
    /// The cells of a custom group, each with a frame and z index.
    case custom([CustomItemDescription], name: String?)
    /// Boxes in a line.
    case line(Line)
  }

  /// Boxes in a line.
  public struct Line: Sendable {
    /// The boxes, in order.
    public let children: [Child]
    /// The group's insets, subtracted before its subitems resolve.
    public let insets: NSDirectionalEdgeInsets
    /// The reason for the number of boxes.
    public let fit: Fit
  }

  /// A box with its offset in the parent.
  public struct Child: Sendable {
    /// The offset in points relative to the parent's origin.
    public let offset: CGPoint
    /// The box.
    public let fragment: Fragment
    /// The number of cells before it in the parent.
    public let firstItem: Int
    /// The number of supplementary views before it in the parent, by kind.
    public let firstKinds: KindCounts
  }

  /// A view anchored to a box, with its frame in the box.
  public struct Supplementary: Hashable, Sendable {
    /// The element kind.
    public let kind: String
    /// The frame in points relative to the box's origin.
    public let frame: CGRect
    /// The position in the drawing order.
    public let zIndex: Int
    /// The name of the supplementary item, if it has one.
    public let name: String?

    /// Hashes the kind and z index.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(kind)
      hasher.combine(zIndex)
    }
  }

  /// The reason for the number of subitems in a line.
  public struct Fit: Hashable, Sendable {
    /// The direction of the line.
    public let axis: Axis
    /// The number of subitems.
    public let count: Int
    /// The available length in points.
    public let available: CGFloat
    /// The length in points that one more subitem would have needed; `nil` if the count was given.
    public let neededForNext: CGFloat?
    /// The length in points that fractions along the line refer to: the available length less the
    /// gaps (R4).
    public let fractionBase: CGFloat
  }

  init(size: CGSize, content: Content, supplementaries: [Supplementary] = []) {
    self.size = size
    self.content = content
    self.supplementaries = supplementaries
    var kinds = KindCounts()
    var coveredFrame: CGRect
    switch content {
    case .cell(let frame, _, _):
      itemCount = 1
      coveredFrame = frame
    case .custom(let items, _):
      itemCount = items.count
      coveredFrame = items.first?.frame ?? .zero
      for item in items { coveredFrame = coveredFrame.union(item.frame) }
    case .line(let line):
      let children = line.children
      itemCount = children.last.map { $0.firstItem + $0.fragment.itemCount } ?? 0
      kinds = children.last.map { $0.firstKinds + $0.fragment.kinds } ?? KindCounts()
      coveredFrame = children.first.map { $0.fragment.coveredFrame.offset(by: $0.offset) } ?? .zero
      for child in children {
        coveredFrame = coveredFrame.union(child.fragment.coveredFrame.offset(by: child.offset))
      }
    }
    for supplementary in supplementaries {
      kinds[supplementary.kind] += 1
      coveredFrame = coveredFrame.union(supplementary.frame)
    }
    self.kinds = kinds
    self.coveredFrame = coveredFrame
  }
}

extension Fragment: Equatable {
  /// Whether both contain the same frames. Identical objects are not compared in depth.
  public static func == (one: Fragment, two: Fragment) -> Bool {
    one === two
      || (one.size == two.size && one.supplementaries == two.supplementaries
        && one.content == two.content)
  }
}

extension Fragment.Content: Equatable {
  /// Whether both contain the same frames.
  public static func == (one: Self, two: Self) -> Bool {
    switch (one, two) {
    case (.cell(let frame, let name, let fit), .cell(let otherFrame, let otherName, let otherFit)):
      frame == otherFrame && name == otherName && fit == otherFit
    case (.custom(let items, let name), .custom(let otherItems, let otherName)):
      items == otherItems && name == otherName
    case (.line(let line), .line(let other)):
      line.children.elementsEqual(other.children) {
        $0.offset == $1.offset && $0.fragment == $1.fragment
      }
    case (.cell, _), (.custom, _), (.line, _):
      false
    }
  }
}
