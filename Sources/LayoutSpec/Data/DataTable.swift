internal import Foundation

/// The rows of a file of data, as texts under the names of columns.
struct DataTable: Hashable, Sendable {
  var columns: [String]
  var rows: [[String]]
  /// The line that each row begins at; nothing is known of rows that come from elsewhere.
  private(set) var lines: [Int] = []

  init(columns: [String], rows: [[String]]) {
    self.columns = columns
    self.rows = rows
  }

  /// Why some bytes are no table.
  struct Failure: Error {
    var why: String
  }

  init(_ bytes: [UInt8], isJSON: Bool) throws(Failure) {
    guard bytes.count <= Limits.dataSize else {
      throw Failure(why: "it has more than \(Limits.dataSize.grouped) bytes")
    }
    if isJSON {
      (columns, rows, lines) = try Self.json(bytes)
    } else {
      (columns, rows, lines) = try Self.csv(bytes)
    }
    guard columns.count <= Limits.dataColumns else {
      throw Failure(why: "it has more than \(Limits.dataColumns) columns")
    }
    var seen: Set<String> = []
    for column in columns where !seen.insert(column).inserted {
      throw Failure(why: "it has two columns '\(column)'")
    }
  }

  // MARK: CSV

  /// The first line names the columns.
  private static func csv(_ bytes: [UInt8]) throws(Failure) -> ([String], [[String]], [Int]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var reader = CSVReader(bytes.starts(with: mark) ? bytes[3...] : bytes[...])
    guard let columns = try reader.record() else { throw Failure(why: "it is empty") }
    // As programs write it where the comma is for decimals, or what is copied from them.
    for (mark, name) in [(";", "semicolons"), ("\t", "tabs")]
    where columns.count == 1 && columns[0].contains(mark) {
      throw Failure(why: "\(name) stand between its values; save it with commas")
    }
    var rows: [[String]] = []
    var lines: [Int] = []
    while let row = try reader.record() {
      guard row.count == columns.count else {
        throw Failure(
          why: "line \(reader.firstLine) has \(row.count) value\(row.count == 1 ? "" : "s"), "
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

  /// A list of maps of texts, numbers and booleans.
  private static func json(_ bytes: [UInt8]) throws(Failure) -> ([String], [[String]], [Int]) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(why: "it is not UTF-8 text; save it as UTF-8")
    }
    let source = SourceText(text, path: "")
    let root: SourceNode
    do throws(Finding) {
      root = try Composer.compose(source).0
    } catch {
      throw Failure(why: "\(error.problem.message), at line \(error.span.place.line)")
    }
    guard let maps = root.elements else { throw Failure(why: "it is not a list of maps") }
    try check(maps.count)
    var columns: [String] = []
    var places: [String: Int] = [:]
    var rows: [[String]] = []
    for map in maps {
      var row = Array(repeating: "", count: columns.count)
      guard let entries = map.entries else {
        throw Failure(why: "line \(map.place.line) is not a map")
      }
      for entry in entries {
        guard let text = entry.value.text else {
          throw Failure(
            why: "'\(entry.key)' at line \(entry.keyPlace.line) is \(entry.value.shape)")
        }
        if let place = places[entry.key] {
          row[place] = entry.value.isNull ? "" : text
        } else {
          places[entry.key] = columns.count
          columns.append(entry.key)
          row.append(entry.value.isNull ? "" : text)
        }
      }
      guard columns.count <= Limits.dataColumns else { break }
      rows.append(row)
    }
    return (
      columns, rows.map { $0 + Array(repeating: "", count: columns.count - $0.count) },
      maps.map(\.place.line)
    )
  }
}

/// Cuts comma-separated values into records (RFC 4180): values in quotes may hold commas, line breaks
/// and doubled quotes.
struct CSVReader {
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var line = 1
  /// The line on which the last record begins.
  private(set) var firstLine = 1

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// The next record, empty lines left out; nothing at the end.
  mutating func record() throws(DataTable.Failure) -> [String]? {
    while index < bytes.endIndex, endOfLine() {}
    guard index < bytes.endIndex else { return nil }
    firstLine = line
    var values: [String] = []
    while true {
      values.append(try value())
      guard values.count <= Limits.dataColumns else {
        throw DataTable.Failure(why: "it has more than \(Limits.dataColumns) columns")
      }
      if index < bytes.endIndex, bytes[index] == UInt8(ascii: ",") {
        index += 1
        continue
      }
      guard index >= bytes.endIndex || endOfLine() else {
        throw DataTable.Failure(why: "line \(line) goes on after a closing quote")
      }
      return values
    }
  }

  /// Goes over a line break, if there is one.
  private mutating func endOfLine() -> Bool {
    guard index < bytes.endIndex else { return false }
    if bytes[index] == 13, index + 1 < bytes.endIndex, bytes[index + 1] == 10 { index += 1 }
    guard bytes[index] == 10 || bytes[index] == 13 else { return false }
    index += 1
    line += 1
    return true
  }

  private mutating func value() throws(DataTable.Failure) -> String {
    let quote = UInt8(ascii: "\"")
    var value: [UInt8] = []
    if index < bytes.endIndex, bytes[index] == quote {
      let start = line
      index += 1
      while true {
        guard index < bytes.endIndex else {
          throw DataTable.Failure(why: "the quote that opens on line \(start) is not closed")
        }
        let byte = bytes[index]
        index += 1
        if byte == 10 { line += 1 }
        if byte == quote {
          guard index < bytes.endIndex, bytes[index] == quote else { break }
          index += 1
        }
        value.append(byte)
      }
    } else {
      while index < bytes.endIndex, ![10, 13, UInt8(ascii: ",")].contains(bytes[index]) {
        value.append(bytes[index])
        index += 1
      }
    }
    guard let text = String(validating: value, as: UTF8.self) else {
      throw DataTable.Failure(why: "line \(line) is not UTF-8 text; save it as UTF-8")
    }
    return text
  }
}
