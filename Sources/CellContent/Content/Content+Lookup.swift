public import CompositionalLayout

extension Content {
  /// What an element says; nothing, if there is no data for it.
  ///
  /// A badge says what the row of the cell that it hangs on says for its kind; what hangs on a group, what the
  /// row with its number says.
  public subscript(element: SolvedElement) -> ElementContent {
    said(by: element) { sections[$0].items[$1] }
  }

  /// What an element says, where `item` answers for the cells of a section that there is.
  func said(
    by element: SolvedElement, item: (_ section: Int, _ item: Int) -> ElementContent
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
