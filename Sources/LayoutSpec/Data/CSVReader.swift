internal import SpecTree

/// Splits separated values into records (RFC 4180). Quoted values may contain separators, line breaks and
/// doubled quotes.
package struct CSVReader {
  private let bytes: ArraySlice<UInt8>
  private let separator: UInt8
  private let quote: UInt8
  private var index: Int
  private var line: Int
  /// The line where the last record begins.
  private(set) var firstLine = 1

  package init(_ text: SeparatedText) {
    (bytes, separator, quote) = (text.bytes, text.separator, text.quote)
    index = bytes.startIndex
    line = text.skippedLines + 1
  }

  /// Returns the next record, skipping empty lines; `nil` at the end.
  package mutating func record() throws(DataTable.Failure) -> [String]? {
    while index < bytes.endIndex, endOfLine() {}
    guard index < bytes.endIndex else { return nil }
    firstLine = line
    var values: [String] = []
    while true {
      values.append(try value())
      guard values.count <= Limits.dataColumns else {
        throw DataTable.Failure(why: "it has more than \(Limits.dataColumns) columns")
      }
      if index < bytes.endIndex, bytes[index] == separator {
        index += 1
        continue
      }
      guard index >= bytes.endIndex || endOfLine() else {
        throw DataTable.Failure(why: "line \(line) continues after a closing quote")
      }
      return values
    }
  }

  /// Skips a line break, if there is one.
  private mutating func endOfLine() -> Bool {
    guard index < bytes.endIndex else { return false }
    if bytes[index] == 13, index + 1 < bytes.endIndex, bytes[index + 1] == 10 { index += 1 }
    guard bytes[index] == 10 || bytes[index] == 13 else { return false }
    index += 1
    line += 1
    return true
  }

  private mutating func value() throws(DataTable.Failure) -> String {
    let (beginning, firstLine) = (index, line)
    skipSpaces()
    if index < bytes.endIndex, bytes[index] == quote {
      // After spaces, as people write lists, a quote may also be a part of a text.
      let isFirst = index == beginning
      let value = isFirst ? try quoted() : try? quoted()
      let end = index
      skipSpaces()
      let isAtEnd = index >= bytes.endIndex || [10, 13, separator].contains(bytes[index])
      if isFirst, !isAtEnd { index = end }
      if let value, isFirst || isAtEnd { return value }
    }
    (index, line) = (beginning, firstLine)
    let text = bytes[index...].prefix { ![10, 13, separator].contains($0) }
    index = text.endIndex
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func skipSpaces() {
    while separator != 32, index < bytes.endIndex, bytes[index] == 32 { index += 1 }
  }

  /// Reads a value in quotes.
  private mutating func quoted() throws(DataTable.Failure) -> String {
    var value: [UInt8] = []
    let start = line
    index += 1
    while true {
      guard index < bytes.endIndex else {
        throw DataTable.Failure(why: "the quote opened on line \(start) is never closed")
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
    return String(decoding: value, as: UTF8.self)
  }
}
