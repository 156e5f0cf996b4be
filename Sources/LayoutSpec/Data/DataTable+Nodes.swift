internal import Basics
package import SpecSource

/// Lists and maps in JSON data, which parts of cells can repeat.
///
/// In a row they are texts: JSON after a private-use character.
extension DataTable {
  private static let mark: Unicode.Scalar = "\u{10FFFD}"

  /// Returns a value of a row as a text.
  package static func text(_ node: SourceNode) -> String {
    if let text = node.text { return node.isNull ? "" : text }
    return String(mark) + json(node)
  }

  private static func json(_ node: SourceNode) -> String {
    switch node.value {
    case .scalar(let scalar): node.isNull ? "null" : scalar.text.inJSON
    case .list(let elements): "[\(elements.map(json).joined(separator: ", "))]"
    case .map(let entries):
      "{\(entries.map { "\($0.key.inJSON): \(json($0.value))" }.joined(separator: ", "))}"
    }
  }

  /// Returns the list or map that a text of a row stands for; `nil` if it is only a text.
  ///
  /// - Parameter place: Where errors about the value are reported.
  package static func node(in text: String, at place: SourcePlace) -> SourceNode? {
    guard text.unicodeScalars.first == mark else { return nil }
    let json = String(text.unicodeScalars.dropFirst())
    return (try? Composer.compose(SourceText(json, path: "")))?.0.placed(at: place)
  }

  /// The names of the columns, and of the fields of maps in them.
  var fields: Set<String> {
    rows.lazy.joined().reduce(into: Set(columns)) { fields, text in
      if let node = Self.node(in: text, at: .start) { fields.formUnion(node.allKeys) }
    }
  }

  /// Returns a text of a row as people read it: the texts of a list in a row.
  static func shown(_ text: String) -> String {
    guard let node = node(in: text, at: .start) else { return text }
    return (node.elements ?? []).compactMap { $0.isNull ? nil : $0.text }.joined(separator: ", ")
  }
}
