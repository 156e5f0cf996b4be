internal import SpecTree

/// A value that overrides one of a spec's values: `gap=12`, `sections.0.group.columns=4`.
public struct SpecSetting: Hashable, Sendable {
  /// The name of a variable in `vars`, or keys separated by periods, followed by `=` and a YAML
  /// value. List elements are given by their index, from 0, or by their `id` or `elementKind`, after a
  /// period or in brackets. Names with other characters are in quotation marks.
  public let text: String
  /// The path before the `=`.
  let path: String

  /// Creates a setting; returns `nil` if the text has no key or no `=`.
  public init?(_ text: String) {
    guard let equals = Self.equals(in: text), equals > text.startIndex else { return nil }
    self.text = text
    path = String(text[..<equals])
  }

  /// The first `=` outside of quotation marks. If the last one is not closed, they mean nothing.
  private static func equals(in text: String) -> String.Index? {
    var quotes = PathQuotes()
    let scalars = text.unicodeScalars
    return scalars.indices.first { !quotes.contains(scalars[$0]) && scalars[$0] == "=" }
      ?? text.firstIndex(of: "=")
  }

  /// The name of the text in messages.
  static let path = "--set"

  /// The column where the value begins, from 1.
  var valueColumn: Int { path.unicodeScalars.count + 2 }

  /// The value, padded with spaces so that its columns match the text.
  var valueText: String {
    let value = text.dropFirst(path.count).dropFirst()
    return String(repeating: " ", count: valueColumn - 1) + value
  }
}
