internal import Basics
internal import CompositionalLayout

/// The amount of data of an element, to which the work of reading and measuring it is proportional.
package struct ContentSize: Hashable, Sendable {
  /// The bytes of the texts in UTF-8.
  package private(set) var characters = 0
  /// The number of parts of composed cells.
  package private(set) var parts = 0

  package init() {}

  mutating func add(_ text: String) {
    characters = characters.addingWithSaturation(text.utf8.count)
  }

  mutating func add(_ part: Part) {
    parts += 1
    if case .text(let runs) = part.content {
      for run in runs { add(run.text) }
    }
    for child in part.children { add(child) }
  }
}

extension ElementContent {
  /// The amount of data, without that of badges.
  ///
  /// - Complexity: O(*n*) in the number of fields.
  package var size: ContentSize {
    fields.values.reduce(into: parts.size) { $0.add($1) }
  }
}
