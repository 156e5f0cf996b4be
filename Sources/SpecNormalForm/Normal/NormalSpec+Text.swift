import LayoutSpec
import SpecDiagnostics

extension NormalSpec {
  /// The form as JSON, which is a spec itself: equal for equal forms, byte by byte, and a line a
  /// section, row or long value, so that a difference of two is read line by line.
  ///
  /// Numbers with a point are strings, so that no program that reads and writes the text changes them.
  ///
  /// - Complexity: O(*n*), *n* being the bytes of the spec and its data.
  public var text: String {
    var writer = NormalWriter()
    writer.write(root.withDataAsRecords, indentation: 0)
    return writer.text + "\n"
  }
}

/// Writes JSON.
struct NormalWriter {
  private(set) var text = ""

  /// A value in at most so many characters stands on a line.
  private static let width = 80

  mutating func write(_ node: NormalNode, indentation: Int) {
    let line = node.isShort ? Self.line(node) : nil
    if let line, indentation > 0, line.count <= Self.width {
      text += line
      return
    }
    let margin = String(repeating: "  ", count: indentation + 1)
    let end = "\n" + String(repeating: "  ", count: indentation)
    switch node.value {
    case .null, .text: text += Self.line(node)
    case .list(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + margin
        write(element, indentation: indentation + 1)
      }
      text += end + "]"
    case .map(let entries):
      text += "{"
      for (index, entry) in entries.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + margin + entry.key.inJSON + ": "
        write(entry.value, indentation: indentation + 1)
      }
      text += end + "}"
    }
  }

  /// A value on one line.
  static func line(_ node: NormalNode) -> String { line(node, isBare: isBare) }

  /// A value on one line for people, who write any number, length or expression as it is.
  static func told(_ node: NormalNode) -> String { line(node) { isBare($0) || isLength($0) } }

  private static func line(_ node: NormalNode, isBare: (String) -> Bool) -> String {
    func words(_ node: NormalNode) -> String { line(node, isBare: isBare) }
    return switch node.value {
    case .null: "null"
    case .text(let text): isBare(text) ? text : text.inJSON
    case .list(let elements): "[" + elements.map(words).joined(separator: ", ") + "]"
    case .map(let entries):
      "{" + entries.map { $0.key.inJSON + ": " + words($0.value) }.joined(separator: ", ") + "}"
    }
  }

  /// Whether a text is a number, a length or an expression, such as `0.3`, `50%w`, `~44` or `=2 * gap`, that
  /// may stand in a list of YAML without quotation marks.
  private static func isLength(_ text: String) -> Bool {
    let length = /~?[-+]?[0-9]*\.?[0-9]+(%[wh]?|\+)?/
    let expression = /=[^,:#\[\]{}"'\n]*[^,:#\[\]{}"'\s]/
    return text.wholeMatch(of: length) != nil || text.wholeMatch(of: expression) != nil
  }

  /// Whether a text is a whole number or a boolean of JSON.
  private static func isBare(_ text: String) -> Bool {
    if text == "true" || text == "false" || text == "0" { return true }
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    return (1...15).contains(digits.utf8.count) && digits.first != "0"
      && digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}

extension NormalNode {
  /// Whether it may fit into a line; found without writing it.
  fileprivate var isShort: Bool {
    switch value {
    case .null, .text: true
    case .list(let elements): elements.count <= 26 && elements.allSatisfy(\.isFlat)
    case .map(let entries): entries.count <= 16 && entries.allSatisfy { $0.value.isFlat }
    }
  }

  /// Whether there is at most one more level in it.
  private var isFlat: Bool {
    switch value {
    case .null, .text: true
    case .list(let elements): elements.count <= 26 && elements.allSatisfy(\.isScalar)
    case .map(let entries): entries.count <= 16 && entries.allSatisfy { $0.value.isScalar }
    }
  }

  private var isScalar: Bool {
    switch value {
    case .null, .text: true
    case .list, .map: false
    }
  }

  /// With each table of data as a list of records: its columns, then its rows.
  fileprivate var withDataAsRecords: NormalNode {
    guard var entries, let index = entries.firstIndex(where: { $0.key == NormalSpec.dataKey })
    else { return self }
    let tables = entries[index].value.entries ?? []
    entries[index].value = .map(
      tables.map { entry in
        let table = DataTable(entry.value)
        let records = table.map { [$0.columns] + $0.rows } ?? []
        return Entry(
          key: entry.key,
          value: NormalNode(value: .list(records.map { .text(CSVRecord.text($0)) })))
      })
    return NormalNode(value: .map(entries))
  }
}

/// Values of a row as text (RFC 4180).
enum CSVRecord {
  static func text(_ values: [String]) -> String {
    values.map { value in
      let isPlain = value.unicodeScalars.allSatisfy {
        $0.value > 0x20 && $0 != "," && $0 != "\"" || $0 == " "
      }
      let isBare = isPlain && !value.isEmpty && value.first != " " && value.last != " "
      return isBare ? value : "\"" + value.replacing("\"", with: "\"\"") + "\""
    }.joined(separator: ",")
  }
}
