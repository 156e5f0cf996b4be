package import CompositionalLayout
package import Foundation

/// How much of a list's row, header or footer the safe area covers at the sides, as the camera of a
/// phone does that is held across: what the row says and its lines keep out of that, while its frame and
/// its ground do not (R47).
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
  /// - Parameters:
  ///   - start: Points from the view's leading edge to the row.
  ///   - end: Points from the row to the view's trailing edge.
  private init(_ safeArea: NSDirectionalEdgeInsets, start: CGFloat, end: CGFloat) {
    // What stands out of the view is not covered by a side that covers nothing.
    leading = safeArea.leading > 0 ? max(safeArea.leading - start, 0) : 0
    trailing = safeArea.trailing > 0 ? max(safeArea.trailing - end, 0) : 0
  }

  /// Those of a frame in the content of a layout that scrolls down.
  package init(of frame: CGRect, in container: Container) {
    let (left, right) = (frame.minX, container.size.width - frame.maxX)
    let isMirrored = container.traits.layoutDirection == .rightToLeft
    self.init(
      container.safeArea, start: isMirrored ? right : left, end: isMirrored ? left : right)
  }

  /// Those of the rows, headers and footers of a section before it is solved: both stand between the
  /// section's insets.
  package init(of section: SectionDescription, _ layout: LayoutDescription, in container: Container)
  {
    guard layout.scrollAxis == .vertical, section.orthogonalScrollingBehavior == .none else {
      self.init()
      return
    }
    let sides = section.sides(in: layout, container)
    self.init(container.safeArea, start: sides.start, end: sides.end)
  }
}

extension SectionDescription {
  /// Points from the sides of the view to what stands between the section's insets.
  package func sides(
    in layout: LayoutDescription, _ container: Container
  ) -> (start: CGFloat, end: CGFloat) {
    let reference = container.insets(
      from: contentInsetsReference, else: layout.contentInsetsReference)
    return (reference.leading + contentInsets.leading, reference.trailing + contentInsets.trailing)
  }
}
