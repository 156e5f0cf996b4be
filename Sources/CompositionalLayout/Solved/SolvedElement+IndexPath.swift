package import Foundation

extension SolvedElement.Identity {
  /// The element of a kind at a section and an index; nothing for a path of anything else.
  package init?(_ category: SolvedElement.Category, kind: String? = nil, at path: IndexPath) {
    guard path.count == 2 else { return nil }
    self.init(category: category, kind: kind, section: path[0], item: path[1])
  }

  /// The element that attributes are of; nothing where their path is none of a section and an index.
  package init?(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      SolvedElement.Category(attributes.representedElementCategory),
      kind: attributes.representedElementKind, at: attributes.indexPath)
  }

  /// The section and the index.
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
