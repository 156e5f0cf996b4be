package import CompositionalLayout
package import Foundation
package import LayoutSpec

/// The frames of one variant of a spec.
package struct FramesOfVariant: Sendable {
  package var name: String
  package var variant: Variant
  package var contentSize: CGSize
  package var sections: [Section]
  /// Sorted by identity.
  package var elements: [SolvedElement]
  var solved: SolvedLayout
  /// The names of sections that have one.
  var sectionIDs: [Int: String]

  /// The frames as baselines keep them.
  package var record: LayoutRecord { solved.record(of: elements, sectionIDs: sectionIDs) }

  package struct Section: Sendable {
    package var frame: CGRect
    /// Where its carousel comes to rest, in points; 0 if it has none.
    package var scrollOffset: CGFloat
    /// How long the row of its carousel is, in points; 0 if it has none.
    package var scrollContent: CGFloat
  }
}

extension SolvedElement {
  /// The item as it is listed: -1 for boundary items of the layout itself.
  package var listedItem: Int { item == Self.layoutItem ? -1 : item }
}
