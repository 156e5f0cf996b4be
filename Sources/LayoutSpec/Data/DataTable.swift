internal import Basics
internal import Foundation
internal import SpecSource

/// The rows of a data file, as texts in named columns. A list or a map in JSON is a text that
/// ``node(in:at:)`` reads.
package struct DataTable: Hashable, Sendable {
  package var columns: [String]
  package var rows: [[String]]
  /// The line where each row begins; empty if the rows do not come from a file.
  package private(set) var lines: [Int] = []
  /// The lines of the values of each row, by column, where they differ from that of the row.
  package private(set) var valueLines: [[Int: Int]] = []

  package init(columns: [String], rows: [[String]]) {
    self.columns = columns
    self.rows = rows
  }

  /// Why some bytes are not a table.
  package struct Failure: Error {
    package var why: String

    package init(why: String) {
      self.why = why
    }
  }

  init(_ bytes: [UInt8], isJSON: Bool) throws(Failure) {
    guard bytes.count <= Limits.dataSize else {
      throw Failure(why: "it has more than \(Limits.dataSize.grouped) bytes")
    }
    if isJSON {
      self = try Self.json(bytes)
    } else {
      (columns, rows, lines) = try Self.csv(bytes)
    }
    guard columns.count <= Limits.dataColumns else {
      throw Failure(why: "it has more than \(Limits.dataColumns) columns")
    }
    var seen: Set<String> = []
    for column in columns where !seen.insert(column).inserted {
      throw Failure(why: "two columns are named '\(column)'")
    }
  }

  // MARK: CSV

  /// Parses separated values; the first line names the columns.
  private static func csv(_ bytes: [UInt8]) throws(Failure) -> ([String], [[String]], [Int]) {
    var reader = CSVReader(try SeparatedText(bytes))
    guard let columns = try reader.record() else { throw Failure(why: "it is empty") }
    var rows: [[String]] = []
    var lines: [Int] = []
    while let row = try reader.record() {
      guard row.count == columns.count else {
        throw Failure(
          why: "line \(reader.firstLine) has \(row.count.of("value")), "
            + "not \(columns.count)")
      }
      rows.append(row)
      lines.append(reader.firstLine)
      try check(rows.count)
    }
    return (columns.map { $0.trimmingCharacters(in: .whitespaces) }, rows, lines)
  }

  private static func check(_ count: Int) throws(Failure) {
    guard count <= Limits.dataRows else {
      throw Failure(why: "it has more than \(Limits.dataRows.grouped) rows")
    }
  }

  // MARK: JSON

  /// Parses a list of maps.
  private static func json(_ bytes: [UInt8]) throws(Failure) -> DataTable {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(why: "it is not UTF-8 text; save it as UTF-8")
    }
    let source = SourceText(text, path: "")
    let root: SourceNode
    do throws(Finding) {
      root = try Composer.compose(source).0
    } catch {
      let why =
        if case .syntax(let why) = error.problem { "it is not JSON: \(why)" } else {
          error.problem.message
        }
      throw Failure(why: "\(why), on line \(error.span.place.line)")
    }
    guard let maps = root.elements else { throw Failure(why: "it is not a list of maps") }
    try check(maps.count)
    var table = DataTable(columns: [], rows: [])
    var places: [String: Int] = [:]
    for map in maps {
      try table.add(map, &places)
      guard table.columns.count <= Limits.dataColumns else { break }
    }
    let count = table.columns.count
    table.rows = table.rows.map { $0 + Array(repeating: "", count: count - $0.count) }
    return table
  }

  /// Adds a row, and a column for each new key.
  private mutating func add(
    _ map: SourceNode, _ places: inout [String: Int]
  ) throws(Failure) {
    guard let entries = map.entries else {
      throw Failure(why: "line \(map.place.line) is not a map")
    }
    var row = Array(repeating: "", count: columns.count)
    var valueLines: [Int: Int] = [:]
    for entry in entries {
      let place = places[entry.key] ?? columns.count
      if place == columns.count {
        places[entry.key] = place
        columns.append(entry.key)
        row.append("")
      }
      row[place] = Self.text(entry.value)
      if entry.keyPlace.line != map.place.line { valueLines[place] = entry.keyPlace.line }
    }
    rows.append(row)
    lines.append(map.place.line)
    self.valueLines.append(valueLines)
  }
}
