/// How the Swift export writes a key's value, as one line that sets a property.
package struct SwiftSpelling: Hashable, Sendable {
  package var form: Form
  /// The property's name, if it differs from the key: `orthogonalScrollingProperties.bounce`.
  fileprivate(set) var property: String?

  /// The form of the Swift expression.
  package enum Form: Hashable, Sendable {
    /// A case of an enumeration: `.paging`.
    case word
    /// `true` or `false`.
    case flag
    /// A number of points, possibly computed.
    case length
    /// A whole number, possibly computed.
    case whole
    /// An `NSCollectionLayoutSpacing`: `.fixed(8)`.
    case spacing
    /// A closure that returns a `UISwipeActionsConfiguration`.
    case swipeActions
  }

  package static let word = Self(form: .word)
  package static let flag = Self(form: .flag)
  package static let length = Self(form: .length)
  package static let whole = Self(form: .whole)
  package static let spacing = Self(form: .spacing)
  package static let swipeActions = Self(form: .swipeActions)

  /// The same form for a property with a different name than the key.
  package func of(_ property: String) -> Self {
    var spelling = self
    spelling.property = property
    return spelling
  }
}

extension KeyRule {
  /// The property that the Swift export sets.
  package var swiftProperty: String { swift?.property ?? name }
}
