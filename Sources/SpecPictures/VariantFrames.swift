package import CellContent
package import Foundation
package import Geometry
internal import LayoutEngine
package import LayoutSpec

/// The frames of one variant of a spec.
package struct VariantFrames: Sendable {
  package var name: String
  package var variant: Variant
  package var contentSize: CGSize
  package var sections: [Section]
  /// The elements, sorted by identity.
  package var elements: [SolvedElement]
  /// The parts of composed cells, with frames relative to the content; empty if not listed.
  package var parts: [SolvedElement.Identity: [PartFrame]] = [:]
  /// The bars of the screen, with frames on it.
  package var bars: [Bar] = []
  var solved: SolvedLayout
  /// The ids of sections that have one, by index.
  var sectionIDs: [Int: String]

  /// The safe area between the bars.
  package var safeArea: NSDirectionalEdgeInsets { solved.container.safeArea }

  /// The frames in the format of baselines.
  package var record: LayoutRecord {
    solved.record(of: elements + bars.map(\.element), sectionIDs: sectionIDs)
  }

  /// The name of a part of a composed cell: `cards/3.title`.
  package func name(of part: PartFrame, in element: SolvedElement) -> String {
    let section = sectionIDs[element.section] ?? "\(element.section)"
    let cell =
      element.category == .cell
      ? "\(section)/\(element.listedItem)" : "\(section)/\(element.kind ?? "")"
    return "\(cell).\(part.name)"
  }

  package struct Section: Sendable {
    package var frame: CGRect
    /// The offset at which the carousel rests, in points; 0 without a carousel.
    package var scrollOffset: CGFloat
    /// The content length of the carousel, in points; 0 without a carousel.
    package var scrollContent: CGFloat
  }
}

extension SolvedElement {
  /// The item index in listings: -1 for boundary items of the layout itself.
  package var listedItem: Int { item == Self.layoutItem ? -1 : item }
}
