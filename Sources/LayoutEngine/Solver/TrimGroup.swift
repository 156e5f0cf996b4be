internal import Foundation
internal import Geometry

extension Fragment {
  /// Returns the box with only its first `count` cells, which keep their positions, shortened along
  /// `axis` (R13, R86).
  ///
  /// With r the reach of the content without item insets, r' that of the remaining content, L the
  /// length of the box and i its inset at the start, the new length is r' - i + (L - r). Nested
  /// boxes are shortened the same way; custom groups are not.
  func trimmed(to count: Int, along axis: Axis) -> Fragment {
    guard count < itemCount else { return self }
    switch content {
    case .cell:
      return self
    case .custom(let items, let name):
      return Fragment(
        size: size, content: .custom(Array(items.prefix(count)), name: name),
        supplementaries: supplementaries)
    case .line(let line):
      var kept: [Child] = []
      for child in line.children where child.firstItem < count {
        kept.append(child.trimmed(to: count - child.firstItem, along: axis))
      }
      var shorter = size
      shorter[axis] =
        kept.farthest(axis) - line.insets.start(axis) + (size[axis] - line.children.farthest(axis))
      let rest = Line(children: kept, insets: line.insets, fit: line.fit)
      return Fragment(size: shorter, content: .line(rest), supplementaries: supplementaries)
    }
  }

  /// Returns the box with only its first `count` cells, in its full size.
  func emptied(to count: Int, along axis: Axis) -> Fragment {
    let rest = trimmed(to: count, along: axis)
    return Fragment(size: size, content: rest.content, supplementaries: rest.supplementaries)
  }
}

extension Fragment.Child {
  fileprivate func trimmed(to count: Int, along axis: Axis) -> Fragment.Child {
    Fragment.Child(
      offset: offset, fragment: fragment.trimmed(to: count, along: axis), firstItem: firstItem,
      firstKinds: firstKinds)
  }

  /// The end of the box along `axis`; for a cell without its insets.
  fileprivate func farthest(_ axis: Axis) -> CGFloat {
    if case .cell(let frame, _, _) = fragment.content {
      offset[axis] + frame.end(axis)
    } else {
      offset[axis] + fragment.size[axis]
    }
  }
}

extension [Fragment.Child] {
  fileprivate func farthest(_ axis: Axis) -> CGFloat {
    map { $0.farthest(axis) }.max() ?? 0
  }
}
