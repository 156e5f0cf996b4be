internal import Basics
import LayoutSpec
internal import SpecTree

extension NormalSpec {
  /// The normalized spec as JSON, which is itself a valid spec.
  ///
  /// Equal normalized specs have identical text. Each section, row and long value has its own line,
  /// so that line-based diffs are readable. Numbers with a decimal point are strings, so that
  /// programs that parse and rewrite the JSON do not change them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes of the spec and its data.
  public var text: String {
    var writer = NormalWriter()
    writer.write(root.withDataAsRecords, indentation: 0)
    return writer.text + "\n"
  }
}

/// Writes a normalized spec as JSON.
struct NormalWriter {
  private(set) var text = ""

  /// The maximum length of a value that is written on one line, in characters.
  private static let width = 80

  mutating func write(_ node: SourceNode, indentation: Int) {
    let line = node.isShort() ? Self.line(node) : nil
    if let line, indentation > 0, line.count <= Self.width {
      text += line
      return
    }
    let margin = String(repeating: "  ", count: indentation + 1)
    let end = "\n" + String(repeating: "  ", count: indentation)
    switch node.value {
    case .scalar: text += Self.line(node)
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

  /// The value as JSON on one line.
  static func line(_ node: SourceNode) -> String { line(node, isBare: isBare) }

  /// The value on one line for people, with numbers, lengths and expressions unquoted.
  static func readableLine(_ node: SourceNode) -> String {
    line(node) { isBare($0) || isLength($0) }
  }

  static func line(_ node: SourceNode, isBare: (String) -> Bool) -> String {
    func words(_ node: SourceNode) -> String { line(node, isBare: isBare) }
    return switch node.value {
    case .scalar(let scalar):
      node.isNull ? "null" : isBare(scalar.text) ? scalar.text : scalar.text.inJSON
    case .list(let elements): "[" + elements.map(words).joined(separator: ", ") + "]"
    case .map(let entries):
      "{" + entries.map { $0.key.inJSON + ": " + words($0.value) }.joined(separator: ", ") + "}"
    }
  }

  /// Whether the text is a number, a length or an expression, such as `0.3`, `50%w`, `~44` or
  /// `=2 * gap`, that needs no quotes in a YAML list.
  private static func isLength(_ text: String) -> Bool {
    let length = /~?[-+]?[0-9]*\.?[0-9]+(%[wh]?|\+)?/
    let expression = /=[^,:#\[\]{}"'\n]*[^,:#\[\]{}"'\s]/
    return text.wholeMatch(of: length) != nil || text.wholeMatch(of: expression) != nil
  }

  /// Whether the text is a JSON integer or boolean.
  private static func isBare(_ text: String) -> Bool {
    if text == "true" || text == "false" || text == "0" { return true }
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    return (1...15).contains(digits.utf8.count) && digits.first != "0"
      && digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}

extension SourceNode {
  /// Whether the value may fit on one line, estimated without writing it.
  ///
  /// - Parameter depth: How deep lists and maps may be nested.
  fileprivate func isShort(depth: Int = 2) -> Bool {
    text != nil
      || depth > 0 && children.count <= (elements == nil ? 16 : 26)
        && children.allSatisfy { $0.isShort(depth: depth - 1) }
  }

  /// Converts each table of data to a list of CSV records: the column names, then the rows.
  fileprivate var withDataAsRecords: SourceNode {
    mapChildren { data, key in
      guard key == NormalSpec.dataKey else { return data }
      return data.mapChildren { node, _ in
        let table = DataTable(node)
        let records = table.map { [$0.columns] + $0.rows.map { $0.map(CSVRecord.text) } } ?? []
        return SourceNode(list: records.map { .text(CSVRecord.text($0)) }, at: node.place)
      }
    }
  }
}

/// Writes CSV records (RFC 4180). Lists and maps are written as JSON after a private-use character.
enum CSVRecord {
  private static let mark = "\u{10FFFD}"

  static func text(_ value: DataValue) -> String {
    switch value {
    case .text(let text): text
    case .node(let node): mark + NormalWriter.line(node) { _ in false }
    }
  }

  static func value(_ text: String) -> DataValue {
    guard text.hasPrefix(mark),
      let node = try? Composer.compose(SourceText(String(text.dropFirst(mark.count)), path: "")).0
    else { return .text(text) }
    return .node(node)
  }

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
