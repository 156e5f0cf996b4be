internal import Basics
internal import SpecTree

/// A table of separated values as UTF-8, with what separates and surrounds the values. The separator is
/// recognized, because programs export tables with that of their language.
package struct SeparatedText {
  let bytes: ArraySlice<UInt8>
  let separator: UInt8
  let quote: UInt8
  /// The number of lines before the table.
  let skippedLines: Int

  /// Values that commas separate.
  package init(commas bytes: ArraySlice<UInt8>) {
    (self.bytes, skippedLines) = (bytes, 0)
    (separator, quote) = (UInt8(ascii: ","), UInt8(ascii: "\""))
  }

  /// Takes the separator that the spec names, or recognizes a first line such as `sep=;`, and
  /// otherwise the separator that the first line has most often: a comma, a semicolon, a tab or a bar.
  init(_ text: ArraySlice<UInt8>, _ source: DataSource) {
    quote = source.quote ?? UInt8(ascii: "\"")
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
      if byte == quote { isQuoted.toggle() }
      if !isQuoted { counts[byte, default: 0] += 1 }
    }
    // Of equally frequent ones the first.
    separator =
      source.separator
      ?? Array(",;\t|".utf8).max { counts[$0, default: 0] < counts[$1, default: 0] }
      ?? UInt8(ascii: ",")
  }
}
