internal import Basics
internal import SpecSource

/// The bytes of a table of separated values as UTF-8, with what separates the values. Both are recognized,
/// because programs export tables in the encoding and with the separator of their language.
package struct SeparatedText {
  let bytes: ArraySlice<UInt8>
  let separator: UInt8
  /// The number of lines before the table.
  let skippedLines: Int

  /// Values that commas separate.
  package init(commas bytes: ArraySlice<UInt8>) {
    (self.bytes, separator, skippedLines) = (bytes, UInt8(ascii: ","), 0)
  }

  /// Recognizes UTF-16, a first line such as `sep=;`, and otherwise the separator that the first line
  /// has most often: a comma, a semicolon, a tab or a bar.
  init(_ bytes: [UInt8]) throws(DataTable.Failure) {
    let text = try Self.decoded(bytes)
    let first = text.prefix { $0 != 10 && $0 != 13 }
    let mark = Array("sep=".utf8)
    if first.count == 5, first.starts(with: mark), let separator = first.last {
      let rest = text[first.endIndex...]
      let isPair = rest.starts(with: [13, 10])
      (self.bytes, skippedLines) = (rest.dropFirst(isPair ? 2 : 1), 1)
      self.separator = separator
      return
    }
    (self.bytes, skippedLines) = (text, 0)
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in first {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted { counts[byte, default: 0] += 1 }
    }
    // Of equally frequent ones the first.
    separator =
      Array(",;\t|".utf8).max { counts[$0, default: 0] < counts[$1, default: 0] }
      ?? UInt8(ascii: ",")
  }

  /// The text without a byte order mark.
  private static func decoded(_ bytes: [UInt8]) throws(DataTable.Failure) -> ArraySlice<UInt8> {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return bytes[3...] }
    let isBig = bytes.starts(with: [0xFE, 0xFF]) || bytes.first == 0 && bytes[safely: 1] != 0
    let isLittle = bytes.starts(with: [0xFF, 0xFE]) || bytes.first != 0 && bytes[safely: 1] == 0
    guard isBig || isLittle else { return bytes[...] }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      UInt16(bytes[index + (isBig ? 0 : 1)]) << 8 | UInt16(bytes[index + (isBig ? 1 : 0)])
    }
    guard bytes.count.isMultiple(of: 2),
      let text = String(
        validating: units.first == 0xFEFF ? units[1...] : units[...], as: UTF16.self)
    else { throw DataTable.Failure(why: "it is not UTF-16 text; save it as UTF-8") }
    return Array(text.utf8)[...]
  }
}
