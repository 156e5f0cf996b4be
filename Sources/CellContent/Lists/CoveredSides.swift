package import CompositionalLayout
package import Foundation

/// How much of a list's row, header or footer the safe area covers at the sides, as the camera of a
/// phone does that is held across: what the row says and its lines keep out of that, while its frame and
/// its ground do not.
///
/// A view's margins grow by as much; see
/// [insetsLayoutMarginsFromSafeArea](https://developer.apple.com/documentation/uikit/uiview/insetslayoutmarginsfromsafearea).
package struct CoveredSides: Hashable {
  /// Points.
  package var leading: CGFloat = 0
  /// Points.
  package var trailing: CGFloat = 0

  package init(leading: CGFloat = 0, trailing: CGFloat = 0) {
    self.leading = leading
    self.trailing = trailing
  }
}

extension CoveredSides {
  /// - Parameter edges: Points from the view's leading and trailing edge to the row.
  package init(_ safeArea: NSDirectionalEdgeInsets, _ edges: (start: CGFloat, end: CGFloat)) {
    // What stands out of the view is not covered by a side that covers nothing.
    leading = safeArea.leading > 0 ? max(safeArea.leading - edges.start, 0) : 0
    trailing = safeArea.trailing > 0 ? max(safeArea.trailing - edges.end, 0) : 0
  }

  /// Those of a frame in the content of a layout that scrolls down.
  package init(of frame: CGRect, in container: Container) {
    let (left, right) = (frame.minX, container.size.width - frame.maxX)
    let isMirrored = container.traits.layoutDirection == .rightToLeft
    self.init(container.safeArea, isMirrored ? (right, left) : (left, right))
  }
}
