/// A piece of a file that is being put together: bytes of UTF-8.
///
/// A file of many cells is put together of a hundred thousand words, each of which is added to a string
/// four times as slowly.
struct SVGMarkup {
  private(set) var bytes: [UInt8] = []

  init() {}

  init(_ text: String) {
    append(text)
  }

  var isEmpty: Bool { bytes.isEmpty }
  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

  mutating func append(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) }
    if isDone == nil { bytes.append(contentsOf: text.utf8) }
  }

  mutating func append(_ markup: SVGMarkup) { bytes.append(contentsOf: markup.bytes) }

  /// A character of ASCII.
  mutating func append(character: Unicode.Scalar) { bytes.append(UInt8(ascii: character)) }

  /// A number as SVG holds it.
  mutating func append(_ value: Double) { append(hundredths: SVGNumber.hundredths(value)) }

  /// The same of a number of hundredths.
  mutating func append(hundredths: Int) { SVGNumber.append(hundredths: hundredths, to: &bytes) }
}
