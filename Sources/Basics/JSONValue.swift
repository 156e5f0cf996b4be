/// A JSON value whose keys keep their order.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case map([Entry])

  package struct Entry: Hashable, Sendable {
    package var key: String
    package var value: JSONValue

    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  subscript(key: String) -> JSONValue? {
    guard case .map(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .map(elements.map { Entry(key: $0, value: $1) })
  }
}

extension JSONValue {
  /// Formats the value, with each list or map on one line if it fits in `width` characters.
  package func text(indentation: Int = 0, width: Int = 100) -> String {
    let line = line
    if line.utf8.count + 2 * indentation <= width { return line }
    let margin = "\n" + String(repeating: "  ", count: indentation + 1)
    let end = "\n" + String(repeating: "  ", count: indentation)
    switch self {
    case .null, .boolean, .number, .text: return line
    case .list(let elements):
      let texts = elements.map { margin + $0.text(indentation: indentation + 1, width: width) }
      return "[" + texts.joined(separator: ",") + end + "]"
    case .map(let entries):
      let texts = entries.map {
        margin + $0.key.inJSON + ": "
          + $0.value.text(indentation: indentation + 1, width: width)
      }
      return "{" + texts.joined(separator: ",") + end + "}"
    }
  }

  /// Formats the value with one element or entry per line, sorted by key.
  package func sortedText(indentation: Int = 0) -> String {
    let margin = String(repeating: "  ", count: indentation)
    func lines(_ texts: [String]) -> String {
      "\n" + texts.map { margin + "  " + $0 }.joined(separator: ",\n") + "\n" + margin
    }
    switch self {
    case .null, .boolean, .number, .text: return line
    case .list(let elements):
      return "[" + lines(elements.map { $0.sortedText(indentation: indentation + 1) }) + "]"
    case .map(let entries):
      let texts = entries.sorted { $0.key < $1.key }.map {
        "\($0.key.inJSON) : \($0.value.sortedText(indentation: indentation + 1))"
      }
      return "{" + lines(texts) + "}"
    }
  }

  /// The value formatted on one line.
  package var line: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .text(let text): text.inJSON
    case .list(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .map(let entries):
      "{"
        + entries.map { "\($0.key.inJSON): \($0.value.line)" }
        .joined(separator: ", ") + "}"
    }
  }
}
