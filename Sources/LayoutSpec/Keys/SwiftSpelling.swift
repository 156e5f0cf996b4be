/// How the Swift export writes a key's value: as one line that sets a property.
package struct SwiftSpelling: Hashable, Sendable {
  package var form: Form
  /// The property, where it is not called like the key: `orthogonalScrollingProperties.bounce`.
  var property: String?
  /// Whether its line comes before those of other keys.
  package var leads = false

  /// How a value of the spec becomes a Swift expression.
  package enum Form: Hashable, Sendable {
    /// A case of an enumeration: `.paging`.
    case word
    /// `true` or `false`.
    case flag
    /// A number of points, which may be computed.
    case length
    /// A whole number, which may be computed.
    case whole
    /// An `NSCollectionLayoutSpacing`: `.fixed(8)`.
    case spacing
  }

  static let word = Self(form: .word)
  static let flag = Self(form: .flag)
  static let length = Self(form: .length)
  static let whole = Self(form: .whole)
  static let spacing = Self(form: .spacing)

  /// The same for a property that is not called like the key.
  func of(_ property: String) -> Self {
    var spelling = self
    spelling.property = property
    return spelling
  }

  /// The same before the lines of other keys.
  var first: Self {
    var spelling = self
    spelling.leads = true
    return spelling
  }
}

extension KeyRule {
  /// The property that the Swift export sets.
  package var swiftProperty: String { swift?.property ?? name }

  /// What holds in Swift where the key is not said; `nil` where that cannot be written.
  package var swiftStandard: String? {
    guard let swift, let standard else { return nil }
    return switch swift.form {
    case .word: "." + standard
    case .flag, .length: standard
    case .spacing: ".fixed(\(standard))"
    // Apple leaves open what it is.
    case .whole: nil
    }
  }
}
