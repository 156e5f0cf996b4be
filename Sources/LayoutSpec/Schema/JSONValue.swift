/// A value of JSON whose keys keep their order.
indirect enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case map([Entry])

  struct Entry: Hashable, Sendable {
    var key: String
    var value: JSONValue
  }

  subscript(key: String) -> JSONValue? {
    guard case .map(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .text(value) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .map(elements.map { Entry(key: $0, value: $1) })
  }
}

extension JSONValue {
  /// The value as text, short lists and maps on one line.
  func text(indentation: Int = 0, width: Int = 100) -> String {
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

  /// The value on one line.
  var line: String {
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
