import CompositionalLayout

/// A file that is being put together, or a piece of one: bytes of UTF-8.
///
/// A file of many cells is put together of a hundred thousand words, each of which is added to a string
/// four times as slowly.
struct SVGMarkup {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }
  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

  /// Adds a word that the writer knows.
  mutating func append(_ word: StaticString) {
    word.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func append(text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) }
    if isDone == nil { bytes.append(contentsOf: text.utf8) }
  }

  /// Adds a text as it stands between tags and quotes.
  mutating func append(escaping text: String) { append(text: text.xml(inAttribute: true)) }

  mutating func append(_ markup: SVGMarkup) { bytes.append(contentsOf: markup.bytes) }

  /// Adds a piece before all that is there.
  mutating func insert(_ head: SVGMarkup) { bytes.insert(contentsOf: head.bytes, at: 0) }

  /// A character of ASCII.
  mutating func append(character: Unicode.Scalar) { bytes.append(UInt8(ascii: character)) }

  /// A number as SVG holds it.
  mutating func append(_ value: Double) { append(hundredths: SVGNumber.hundredths(value)) }

  /// The same of a number of hundredths.
  mutating func append(hundredths: Int) { SVGNumber.append(hundredths: hundredths, to: &bytes) }

  /// Numbers with blanks between them.
  mutating func append(_ values: [Double]) {
    for (index, value) in values.enumerated() {
      if index > 0 { append(character: " ") }
      append(value)
    }
  }

  /// Ends an element whose tag ends at `tag`, with what was added after that as its content.
  mutating func close(_ name: StaticString, openedAt tag: Int) {
    if count == tag {
      bytes[tag - 1] = UInt8(ascii: "/")
      append(">")
    } else {
      append("</")
      append(name)
      append(">")
    }
  }
}
