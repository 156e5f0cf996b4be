public import CompositionalLayout

extension Content {
  /// What an element says; nothing, if there is no data for it.
  ///
  /// A badge's data is that of the cell with its number, as in UIKit, where both have one index path.
  public subscript(element: SolvedElement) -> ElementContent {
    let section = sections.indices.contains(element.section) ? sections[element.section] : nil
    switch element.category {
    case .cell: return section?.items[element.item] ?? ElementContent()
    case .decoration: return ElementContent()
    case .supplementary:
      let kind = element.kind ?? ""
      if element.item == SolvedElement.layoutItem { return boundary[kind] ?? ElementContent() }
      return section?.boundary[kind] ?? section?.items[element.item].supplementaries[kind]
        ?? ElementContent()
    }
  }
}
