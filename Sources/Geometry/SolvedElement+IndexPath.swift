package import Foundation

extension SolvedElement.Identity {
  /// Creates the identity of an element at an index path; `nil` unless the path has two indexes.
  package init?(_ category: SolvedElement.Category, kind: String? = nil, at path: IndexPath) {
    guard path.count == 2 else { return nil }
    self.init(category: category, kind: kind, section: path[0], item: path[1])
  }

  /// The index path of the section and item.
  package var indexPath: IndexPath { IndexPath(indexes: [section, item]) }
}
