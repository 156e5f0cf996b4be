public import Geometry

extension Content {
  /// The content of an element; empty if there is no data for it.
  ///
  /// The content of a badge comes from the row of its host cell. The content of a supplementary
  /// view anchored to a group comes from the row with its item index.
  ///
  /// - Complexity: O(1).
  public subscript(element: SolvedElement) -> ElementContent {
    content(of: element) { sections[$0].items[$1] }
  }

  /// The content of an element. `item` returns the content of a cell in an existing section.
  func content(
    of element: SolvedElement, item: (_ section: Int, _ item: Int) -> ElementContent
  ) -> ElementContent {
    let isKnown = sections.indices.contains(element.section)
    switch element.category {
    case .cell: return isKnown ? item(element.section, element.item) : ElementContent()
    case .decoration: return ElementContent()
    case .supplementary:
      let kind = element.kind ?? ""
      if element.item == SolvedElement.layoutItem { return boundary[kind] ?? ElementContent() }
      guard isKnown else { return ElementContent() }
      return sections[element.section].boundary[kind]
        ?? item(element.section, element.hostItem ?? element.item).supplementaries[kind]
        ?? ElementContent()
    }
  }
}
