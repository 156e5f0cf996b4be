/// A value in place of one of a spec's, for one reading of it: `gap=12`,
/// `sections.0.group.columns=4`.
public struct SpecSetting: Hashable, Sendable {
  /// A var or keys with points between them, then `=`, then a value as in YAML. An element of a list
  /// is named by its number, from 0, or by its `id`.
  public let text: String

  /// The text; nothing without a key and `=`.
  public init?(_ text: String) {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else { return nil }
    self.text = text
  }

  /// What messages call the text.
  static let path = "--set"

  /// Words of the path with their columns, from 1.
  var parts: [(name: String, column: Int)] {
    let path = text.prefix { $0 != "=" }
    var column = 1
    return path.split(separator: ".", omittingEmptySubsequences: false).map { name in
      defer { column += name.unicodeScalars.count + 1 }
      return (String(name), column)
    }
  }

  /// Where the value begins, from 1.
  var valueColumn: Int { text.prefix { $0 != "=" }.unicodeScalars.count + 2 }

  /// The value, with blanks before it so that its columns are those of the text.
  var valueText: String {
    let value = text.drop { $0 != "=" }.dropFirst()
    return String(repeating: " ", count: valueColumn - 1) + value
  }
}
