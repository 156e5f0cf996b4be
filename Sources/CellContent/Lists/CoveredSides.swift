package import Foundation
package import Geometry

/// The widths at the sides of a list's row, header or footer that the safe area covers, such as by
/// the camera of a phone in landscape. Text and separators are inset by them; the frame and the
/// background are not.
///
/// A view's margins grow in the same way, see
/// [insetsLayoutMarginsFromSafeArea](https://developer.apple.com/documentation/uikit/uiview/insetslayoutmarginsfromsafearea).
package struct CoveredSides: Hashable {
  /// The covered width at the leading side in points.
  package var leading: CGFloat = 0
  /// The covered width at the trailing side in points.
  package var trailing: CGFloat = 0

  package init(leading: CGFloat = 0, trailing: CGFloat = 0) {
    self.leading = leading
    self.trailing = trailing
  }
}

extension CoveredSides {
  /// Intersects the safe area with a row.
  ///
  /// - Parameter edges: The distances from the view's leading and trailing edges to the row's, in
  ///   points.
  package init(_ safeArea: NSDirectionalEdgeInsets, _ edges: (start: CGFloat, end: CGFloat)) {
    // A row that extends beyond the view is covered only if the safe area has an inset there.
    leading = safeArea.leading > 0 ? max(safeArea.leading - edges.start, 0) : 0
    trailing = safeArea.trailing > 0 ? max(safeArea.trailing - edges.end, 0) : 0
  }

  /// The covered sides of a frame in a layout that scrolls vertically.
  package init(of frame: CGRect, in container: Container) {
    let (left, right) = (frame.minX, container.size.width - frame.maxX)
    let isMirrored = container.traits.layoutDirection == .rightToLeft
    self.init(container.safeArea, isMirrored ? (right, left) : (left, right))
  }
}
