/// Names of UIKit's API with the keys of specs that do the same.
package enum UIKitWords {
  package struct Entry: Sendable {
    package var word: String
    package var meaning: String
    /// The key whose example shows it; `nil` if specs have no such key.
    package var key: String?
  }

  /// Returns the entry of a name in any letter case, also with its arguments: `init(group:)`.
  package static func entry(_ word: String) -> Entry? {
    let plain = word.prefix { $0 != "(" }.lowercased()
    return all.first { $0.word.lowercased() == plain }
  }

  package static let all: [Entry] = [
    ("UICollectionViewCompositionalLayout", "The layout: a whole spec.", "sections"),
    (
      "UICollectionViewCompositionalLayoutConfiguration",
      "The settings of the whole layout: 'configuration'.", "configuration"
    ),
    ("NSCollectionLayoutSection", "A section: an entry of 'sections'.", "sections"),
    (
      "NSCollectionLayoutGroup",
      "A group, which arranges items in a line and repeats until all cells have a place: 'group'. "
        + "horizontal(layoutSize:subitems:) is 'subitems'; with 'count:' it is 'columns', and "
        + "vertical with 'count:' is 'rows'.", "group"
    ),
    (
      "NSCollectionLayoutGroupCustomItem", "A frame of a custom group: an entry of 'frames'.",
      "custom"
    ),
    (
      "NSCollectionLayoutItem",
      "An item, which is one cell: 'item', or an entry of 'subitems'.", "item"
    ),
    ("NSCollectionLayoutSize", "A width and a height: 'size', or 'width' and 'height'.", "size"),
    (
      "NSCollectionLayoutDimension",
      "A length: '44' is absolute, '~44' estimated, and '50%w' a fraction of the width.", "width"
    ),
    (
      "NSCollectionLayoutSpacing", "A spacing: '8' is fixed, and '8+' flexible.", "interItemSpacing"
    ),
    ("NSCollectionLayoutEdgeSpacing", "Gaps around an item: 'edgeSpacing'.", "edgeSpacing"),
    (
      "NSCollectionLayoutAnchor",
      "The point where a badge is placed: 'containerAnchor' and 'itemAnchor'.", "containerAnchor"
    ),
    (
      "NSCollectionLayoutSupplementaryItem",
      "A badge on an item or a group: an entry of 'supplementaryItems'.", "supplementaryItems"
    ),
    (
      "NSCollectionLayoutBoundarySupplementaryItem",
      "A header, a footer or another view at an edge of a section: 'header', 'footer', or an entry "
        + "of 'boundarySupplementaryItems'.", "boundarySupplementaryItems"
    ),
    (
      "NSCollectionLayoutDecorationItem",
      "A background behind a section: 'background', or an entry of 'decorationItems'.",
      "decorationItems"
    ),
    ("UICollectionLayoutListConfiguration", "A list of the system: 'list'.", "list"),
    (
      "UICollectionLayoutSectionOrthogonalScrollingBehavior",
      "Whether and how a section scrolls across: 'orthogonalScrollingBehavior'.",
      "orthogonalScrollingBehavior"
    ),
    (
      "orthogonalScrollingProperties", "How a section scrolls across: 'bounce'.", "bounce"
    ),
    (
      "NSDirectionalEdgeInsets",
      "Insets of the four edges: a number, two numbers, or a map of edges.", "contentInsets"
    ),
    ("UIContentInsetsReference", "What insets begin at.", "contentInsetsReference"),
    ("layoutSize", "A width and a height: 'size', or 'width' and 'height'.", "size"),
    ("widthDimension", "A width: 'width'.", "width"),
    ("heightDimension", "A height: 'height'.", "height"),
    ("repeatingSubitem", "An item that repeats a number of times: 'item' and 'count'.", "count"),
    ("itemProvider", "What computes the frames of a custom group: 'custom'.", "custom"),
    (
      "sectionProvider",
      "What makes a section for a width: maps by width, expressions, 'when' and 'adapt'.", "adapt"
    ),
    (
      "boundarySupplementaryItem", "A header, a footer or a side item.",
      "boundarySupplementaryItems"
    ),
    (
      "visibleItemsInvalidationHandler",
      "Code that changes cells during scrolling. Specs have nothing like it; Flatplan calls the "
        + "handlers of Swift code.", nil
    ),
    ("UICollectionViewCell", "The view of an item. Its style says what it shows.", "style"),
    ("UICollectionViewDiffableDataSource", "The data of the sections: 'items'.", "items"),
    ("UIListContentConfiguration", "What a list row shows: fields of 'items'.", "list"),
    ("UICellAccessory", "What a list row shows at its trailing edge: 'accessory'.", "accessory"),
  ].map { Entry(word: $0, meaning: $1, key: $2) }
}
