import CompositionalLayout
import Foundation

/// A header, a footer or a side item beside its description.
struct BoundaryBar {
  var section: Int
  var frame: CGRect
  var description: BoundaryDescription
}

extension OverlaySubject {
  /// Those of all sections in sight, and of the layout itself.
  var boundaryBars: [BoundaryBar] {
    elements.compactMap { element in
      guard element.category == .supplementary, let kind = element.kind else { return nil }
      let isOfLayout = element.item == SolvedElement.layoutItem
      let section =
        description.sections.indices.contains(element.section)
        ? description.sections[element.section] : nil
      let items = isOfLayout ? description.boundaryItems : section?.boundaryItems ?? []
      guard let found = items.first(where: { $0.kind == kind }) else { return nil }
      return BoundaryBar(section: element.section, frame: element.frame, description: found)
    }
  }
}
