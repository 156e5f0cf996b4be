internal import Basics

/// A buffer for markup in UTF-8.
///
/// A large file consists of a hundred thousand short pieces, and appending to a `String` takes four
/// times as long.
struct SVGMarkup {
  private(set) var bytes: [UInt8] = []
  /// The positions of the attributes that are paints or opacities, each with the blank before it.
  private(set) var colors: [Range<Int>] = []

  var count: Int { bytes.count }
  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

  /// Appends a literal without escaping.
  mutating func append(_ word: StaticString) {
    word.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func append(text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) }
    if isDone == nil { bytes.append(contentsOf: text.utf8) }
  }

  /// Appends text with XML escapes.
  mutating func append(escaping text: String) { append(text: text.xml(inAttribute: true)) }

  /// Appends markup without colors.
  mutating func append(_ part: ArraySlice<UInt8>) { bytes.append(contentsOf: part) }

  mutating func append(_ markup: SVGMarkup) {
    for color in markup.colors {
      colors.append(color.lowerBound + count..<color.upperBound + count)
    }
    bytes.append(contentsOf: markup.bytes)
  }

  /// Appends an attribute that may differ between a light and a dark picture: a paint or an opacity.
  mutating func appendColor(_ write: (inout SVGMarkup) -> Void) {
    let start = count
    write(&self)
    if count > start { colors.append(start..<count) }
  }

  /// Appends an ASCII character.
  mutating func append(character: Unicode.Scalar) { bytes.append(UInt8(ascii: character)) }

  /// Appends a number rounded to two decimals.
  mutating func append(_ value: Double) { append(hundredths: SVGNumber.hundredths(value)) }

  /// Appends a number given in hundredths.
  mutating func append(hundredths: Int) { SVGNumber.append(hundredths: hundredths, to: &bytes) }

  /// Appends numbers separated by spaces.
  mutating func append(_ values: [Double]) {
    for (index, value) in values.enumerated() {
      if index > 0 { append(character: " ") }
      append(value)
    }
  }

  /// Closes the element whose start tag ends at the offset `tag`. An empty element becomes
  /// self-closing.
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
