internal import SpecSource

/// A value that overrides one of a spec's values: `gap=12`, `sections.0.group.columns=4`.
public struct SpecSetting: Hashable, Sendable {
  /// The name of a variable in `vars`, or keys separated by periods, followed by `=` and a YAML
  /// value. List elements are given by their index, from 0, or by their `id`, after a period or in
  /// brackets.
  public let text: String

  /// Creates a setting; returns `nil` if the text has no key or no `=`.
  public init?(_ text: String) {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else { return nil }
    self.text = text
  }

  /// The name of the text in messages.
  static let path = "--set"

  /// The path before the `=`.
  var path: String { String(text.prefix { $0 != "=" }) }

  /// The column where the value begins, from 1.
  var valueColumn: Int { text.prefix { $0 != "=" }.unicodeScalars.count + 2 }

  /// The value, padded with spaces so that its columns match the text.
  var valueText: String {
    let value = text.drop { $0 != "=" }.dropFirst()
    return String(repeating: " ", count: valueColumn - 1) + value
  }
}
