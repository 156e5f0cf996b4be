package import Foundation

extension SolvedElement.Identity {
  /// Creates the identity of an element at an index path; `nil` unless the path has two indexes.
  package init?(_ category: SolvedElement.Category, kind: String? = nil, at path: IndexPath) {
    guard path.count == 2 else { return nil }
    self.init(category: category, kind: kind, section: path[0], item: path[1])
  }

  /// Creates the identity of the element with these attributes; `nil` unless their path has two
  /// indexes.
  package init?(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      SolvedElement.Category(attributes.representedElementCategory),
      kind: attributes.representedElementKind, at: attributes.indexPath)
  }

  /// The index path of the section and item.
  package var indexPath: IndexPath { IndexPath(indexes: [section, item]) }
}

extension SolvedElement.Category {
  fileprivate init(_ category: UICollectionElementCategory) {
    self =
      switch category {
      case .cell: .cell
      case .supplementaryView: .supplementary
      case .decorationView: .decoration
      }
  }
}
