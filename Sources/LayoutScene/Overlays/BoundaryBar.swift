import CompositionalLayout
import Foundation

/// A header, footer or other boundary item with its description.
struct BoundaryBar {
  var section: Int
  var frame: CGRect
  var description: BoundaryDescription
}

extension OverlaySubject {
  /// The visible boundary items of all sections and of the layout itself.
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
