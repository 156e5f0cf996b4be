package import CompositionalLayout

/// What the elements of a picture say. Data that is made when it is asked for is made once: a cell is
/// asked for it when it is looked for, when it is drawn, and by each of its badges.
package struct ContentCache {
  private let content: Content
  private var known: [Place: ElementContent] = [:]

  private struct Place: Hashable {
    var section: Int
    var item: Int
  }

  package init(_ content: Content) {
    self.content = content
  }

  package subscript(element: SolvedElement) -> ElementContent {
    mutating get {
      content.said(by: element) { section, item in self[item: item, ofSection: section] }
    }
  }

  /// What a cell says of a section that there is.
  subscript(item item: Int, ofSection section: Int) -> ElementContent {
    mutating get {
      guard case .generated(let contents) = content.sections[section].items else {
        return content.sections[section].items[item]
      }
      let place = Place(section: section, item: item)
      if let made = known[place] { return made }
      let made = contents[item]
      known[place] = made
      return made
    }
  }
}
