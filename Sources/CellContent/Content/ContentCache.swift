package import Geometry

/// The content of elements, with generated content cached. A cell's content is needed for culling,
/// for drawing, and for each of its badges.
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
      content.content(of: element) { section, item in self[item: item, ofSection: section] }
    }
  }

  /// The content of a cell in an existing section.
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
