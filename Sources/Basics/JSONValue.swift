/// A JSON value whose keys keep their order.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  /// An integer that no `Double` equals.
  case integer(Int)
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
    case .null, .boolean, .number, .integer, .text: return line
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

  /// Formats a map on one line, but for the lists of some keys, whose elements are below each other.
  package func text(rowsOf keys: Set<String>) -> String {
    guard case .map(let entries) = self else { return line }
    let parts = entries.enumerated().map { index, entry in
      let key = entry.key.inJSON + ": "
      guard keys.contains(entry.key), case .list(let elements) = entry.value else {
        return (index > 0 ? " " : "") + key + entry.value.line
      }
      let start = "  " + key + "["
      let margin = ",\n" + String(repeating: " ", count: start.count)
      return "\n" + start + elements.map(\.line).joined(separator: margin) + "]"
    }
    return "{" + parts.joined(separator: ",") + "}"
  }

  /// The value formatted on one line.
  package var line: String { written(comma: ", ", colon: ": ") }

  /// The value without blanks, sorted by key.
  package var compactText: String { written(isSorted: true, comma: ",", colon: ":") }

  /// The value with one element or entry per line, sorted by key.
  package var sortedText: String { written(isSorted: true, comma: ",", colon: " : ", depth: 0) }

  private func written(
    isSorted: Bool = false, comma: String, colon: String, depth: Int? = nil
  ) -> String {
    var text = ""
    /// Writes elements; each on a line of its own if there is a depth.
    func write<Element>(
      _ elements: [Element], _ depth: Int?, in brackets: (String, String), _ each: (Element) -> Void
    ) {
      func lineBreak(_ depth: Int?) {
        if let depth { text += "\n" + String(repeating: "  ", count: depth) }
      }
      text += brackets.0
      for (index, element) in elements.enumerated() {
        if index > 0 { text += comma }
        lineBreak(depth.map { $0 + 1 })
        each(element)
      }
      if elements.isEmpty, depth != nil { text += "\n" }
      lineBreak(depth)
      text += brackets.1
    }
    func write(_ value: JSONValue, _ depth: Int?) {
      let inner = depth.map { $0 + 1 }
      switch value {
      case .null: text += "null"
      case .boolean(let boolean): text += "\(boolean)"
      case .number(let number): text += Int(exactly: number).map { "\($0)" } ?? "\(number)"
      case .integer(let number): text += "\(number)"
      case .text(let string): text += string.inJSON
      case .list(let elements): write(elements, depth, in: ("[", "]")) { write($0, inner) }
      case .map(let entries):
        let entries = isSorted ? entries.sorted { $0.key < $1.key } : entries
        write(entries, depth, in: ("{", "}")) { entry in
          text += entry.key.inJSON + colon
          write(entry.value, inner)
        }
      }
    }
    write(self, depth)
    return text
  }
}
