internal import CompositionalLayout
internal import Foundation
internal import LayoutSpec

/// The frames of one variant of a spec.
struct FramesOfVariant: Sendable {
  var name: String
  var variant: Variant
  var contentSize: CGSize
  var sections: [Section]
  /// Sorted by identity.
  var elements: [SolvedElement]
  var solved: SolvedLayout
  /// The names of sections that have one.
  var sectionIDs: [Int: String]

  /// The frames as baselines keep them.
  var record: LayoutRecord { solved.record(of: elements, sectionIDs: sectionIDs) }

  struct Section: Sendable {
    var frame: CGRect
    /// Where its carousel comes to rest, in points; 0 if it has none.
    var scrollOffset: CGFloat
    /// How long the row of its carousel is, in points; 0 if it has none.
    var scrollContent: CGFloat
  }
}

extension SolvedElement {
  /// The item as it is listed: -1 for boundary items of the layout itself.
  var listedItem: Int { item == Self.layoutItem ? -1 : item }
}
