public import Foundation

/// A solved box with what is in it. It does not know where it is: the parent holds the offset.
///
/// A class, so that equal boxes are one object placed many times; it never changes.
public final class Fragment: Sendable {
  /// Points, gaps around the box not included.
  public let size: CGSize

  /// What is in the box.
  public let content: Content

  /// The views that hang on the box, on top of its content.
  public let supplementaries: [Supplementary]

  /// How many cells are in the box, at any depth.
  public let itemCount: Int

  /// How many supplementary views of each kind are in the box, at any depth.
  public let kinds: KindCounts

  /// The smallest rectangle around everything in the box, what sticks out included.
  public let reach: CGRect

  /// What a box holds.
  public enum Content: Sendable {
    /// One cell, at a frame in the box: the box less the item's insets.
    case cell(frame: CGRect, name: String?, fit: ContentFit = ContentFit())
    /// Cells at given frames, each drawn at its own zIndex.
    case custom([CustomItemDescription], name: String?)
    /// Boxes in a line.
    case line(Line)
  }

  /// Boxes in a line, in order.
  public struct Line: Sendable {
    /// The boxes, in order.
    public let children: [Child]
    /// The insets of the group that are taken off before its subitems resolve.
    public let insets: NSDirectionalEdgeInsets
    /// Why there are so many.
    public let fit: Fit
  }

  /// A box with its offset in the parent.
  public struct Child: Sendable {
    /// Points, from the corner of the parent.
    public let offset: CGPoint
    /// The box.
    public let fragment: Fragment
    /// How many cells come before it in the parent.
    public let firstItem: Int
    /// How many supplementary views come before it in the parent, by kind.
    public let firstKinds: KindCounts
  }

  /// A view that hangs on a box, with its frame in the box.
  public struct Supplementary: Hashable, Sendable {
    /// The element kind.
    public let kind: String
    /// Points, from the corner of the box.
    public let frame: CGRect
    /// The order of drawing.
    public let zIndex: Int
    /// The name it was given.
    public let name: String?

    public func hash(into hasher: inout Hasher) {
      hasher.combine(kind)
      hasher.combine(zIndex)
    }
  }

  /// How a group came to hold as many subitems as it does.
  public struct Fit: Hashable, Sendable {
    /// The direction of the line.
    public let axis: Axis
    /// How many subitems there are.
    public let count: Int
    /// The length there is, in points.
    public let available: CGFloat
    /// The length that one more subitem would have needed; `nil` where the number was given.
    public let neededForNext: CGFloat?
    /// What fractions along the line are fractions of: the length less the gaps.
    public let fractionBase: CGFloat
  }

  init(size: CGSize, content: Content, supplementaries: [Supplementary] = []) {
    self.size = size
    self.content = content
    self.supplementaries = supplementaries
    var kinds = KindCounts()
    var reach: CGRect
    switch content {
    case .cell(let frame, _, _):
      itemCount = 1
      reach = frame
    case .custom(let items, _):
      itemCount = items.count
      reach = items.first?.frame ?? .zero
      for item in items { reach = reach.union(item.frame) }
    case .line(let line):
      let children = line.children
      itemCount = children.last.map { $0.firstItem + $0.fragment.itemCount } ?? 0
      kinds = children.last.map { $0.firstKinds + $0.fragment.kinds } ?? KindCounts()
      reach = children.first.map { $0.fragment.reach.offset(by: $0.offset) } ?? .zero
      for child in children {
        reach = reach.union(child.fragment.reach.offset(by: child.offset))
      }
    }
    for supplementary in supplementaries {
      kinds[supplementary.kind] += 1
      reach = reach.union(supplementary.frame)
    }
    self.kinds = kinds
    self.reach = reach
  }
}

extension Fragment: Equatable {
  /// Whether both have the same frames in them. Boxes that are one object are not looked into.
  public static func == (one: Fragment, two: Fragment) -> Bool {
    one === two
      || (one.size == two.size && one.supplementaries == two.supplementaries
        && one.content == two.content)
  }
}

extension Fragment.Content: Equatable {
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
