/// What Apple's runtime alone understands: `@objc`, which says nothing where nobody taps, and
/// `#selector`, which names a method for somebody who taps.
enum ObjectiveC {
  /// A file without them, in which all else stands where it stood; `nil` where it has none, or where the
  /// system has that runtime.
  static func removed(from file: [UInt8]) -> [UInt8]? {
    #if canImport(ObjectiveC)
      return nil
    #else
      var scan = Scan(bytes: file)
      scan.run()
      return scan.bytes == file ? nil : scan.bytes
    #endif
  }
}

/// Goes through Swift, past comments and texts.
private struct Scan {
  var bytes: [UInt8]
  private var place = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func run() {
    while place < bytes.count {
      if has("//") {
        skip { $0.has("\n") }
      } else if has("/*") {
        skipComment()
      } else if has("\"") {
        skipText()
      } else if takeAttribute("@objcMembers") || takeAttribute("@nonobjc") || takeAttribute("@objc")
      {
        continue
      } else if has("#selector(") {
        bytes.replaceSubrange(place..<place + 10, with: " Selector(".utf8)
        place += 9
        blankParentheses(all: false)
      } else {
        place += 1
      }
    }
  }

  private func has(_ word: StaticString) -> Bool {
    let end = place + word.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    return word.withUTF8Buffer { bytes[place..<end].elementsEqual($0) }
  }

  private mutating func skip(until isEnd: (borrowing Scan) -> Bool) {
    while place < bytes.count, !isEnd(self) { place += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if has("/*") {
        depth += 1
        place += 2
      } else if has("*/") {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < bytes.count
  }

  /// Texts in one line end with it at the latest, whatever is in their interpolations.
  private mutating func skipText() {
    var hashes = 0
    while place > hashes, bytes[place - hashes - 1] == UInt8(ascii: "#") { hashes += 1 }
    let isLong = has("\"\"\"")
    let quotes = isLong ? 3 : 1
    let end =
      Array(repeating: UInt8(ascii: "\""), count: quotes)
      + Array(repeating: UInt8(ascii: "#"), count: hashes)
    place += quotes
    while place < bytes.count {
      if bytes[place...].starts(with: end) {
        place += end.count
        return
      }
      if !isLong, has("\n") { return }
      place += hashes == 0 && has("\\") ? 2 : 1
    }
  }

  /// Blanks an attribute, with what stands in parentheses behind it.
  private mutating func takeAttribute(_ name: StaticString) -> Bool {
    let end = place + name.utf8CodeUnitCount
    guard has(name), end == bytes.count || !Self.isPartOfName(bytes[end]) else { return false }
    for index in place..<end { blank(index) }
    place = end
    if has("(") { blankParentheses(all: true) }
    return true
  }

  /// Blanks what stands from a parenthesis to the one that closes it.
  ///
  /// - Parameter all: Whether the parentheses go as well.
  private mutating func blankParentheses(all: Bool) {
    let first = place
    var depth = 0
    while place < bytes.count {
      depth += has("(") ? 1 : has(")") ? -1 : 0
      let isOuter = place == first || depth == 0
      if all || !isOuter { blank(place) }
      place += 1
      if depth == 0 { return }
    }
  }

  /// Lines stay lines.
  private mutating func blank(_ index: Int) {
    if !"\r\n".utf8.contains(bytes[index]) { bytes[index] = UInt8(ascii: " ") }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || Character(UnicodeScalar(byte)).isLetter
      || Character(UnicodeScalar(byte)).isNumber
  }
}
