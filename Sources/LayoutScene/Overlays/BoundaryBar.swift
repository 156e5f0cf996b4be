import Foundation
internal import Geometry
internal import LayoutEngine

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
      boundaryItem(of: element).map { found in
        BoundaryBar(section: element.section, frame: element.frame, description: found)
      }
    }
  }

  /// The description of a boundary item; `nil` for other elements.
  func boundaryItem(of element: SolvedElement) -> BoundaryDescription? {
    guard element.category == .supplementary, let kind = element.kind else { return nil }
    let isOfLayout = element.item == SolvedElement.layoutItem
    let items =
      isOfLayout ? description.boundaryItems : section(of: element)?.boundaryItems ?? []
    return items.first { $0.kind == kind }
  }

  /// The description of the section of an element; `nil` if there is none.
  func section(of element: SolvedElement) -> SectionDescription? {
    description.sections.indices.contains(element.section)
      ? description.sections[element.section] : nil
  }
}
