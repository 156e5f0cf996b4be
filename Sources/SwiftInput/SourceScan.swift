/// Goes through Swift, past comments and texts.
struct SourceScan {
  /// What is read, with what is written in as much room already.
  var bytes: [UInt8]
  var previews: [CompiledSource.Preview] = []
  var curlyLine: Int?
  var place = 0
  /// What is put in the place of bytes once all are read, in their order: each would move all behind it.
  private var edits: [(range: Range<Int>, bytes: [UInt8])] = []
  /// The last place whose line was wanted, and its line.
  private var known = (place: 0, line: 1)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads all, and writes what is to be written.
  ///
  /// - Complexity: O(bytes), for each preview that another one is in once more.
  mutating func run() {
    while place < bytes.count {
      if !skipAside(), !takeTypography(), !takeWords() { place += 1 }
    }
    guard !edits.isEmpty else { return }
    var written: [UInt8] = []
    var end = 0
    for edit in edits {
      written += bytes[end..<edit.range.lowerBound] + edit.bytes
      end = edit.range.upperBound
    }
    bytes = written + bytes[end...]
  }

  /// Puts something in the place of bytes, behind what was put before.
  mutating func replace(_ range: Range<Int>, by bytes: some Sequence<UInt8> = []) {
    edits.append((range, Array(bytes)))
  }

  /// The line of a place, from 1, which is not before the last one that was wanted.
  mutating func line(at place: Int) -> Int {
    known.line += bytes[known.place..<place].count { $0 == UInt8(ascii: "\n") }
    known.place = place
    return known.line
  }

  /// Goes past a comment or a text.
  mutating func skipAside() -> Bool {
    if has("//") {
      skip { $0.has("\n") }
    } else if has("/*") {
      skipComment()
    } else if has("\"") {
      skipText()
    } else {
      return false
    }
    return true
  }

  private mutating func takeWords() -> Bool {
    switch bytes[place] {
    case UInt8(ascii: "@"):
      #if !canImport(ObjectiveC)
        if takeAttribute("@objcMembers") || takeAttribute("@nonobjc") || takeAttribute("@objc") {
          return true
        }
      #endif
      return takeAttribute("@main") || takeAttribute("@UIApplicationMain")
    case UInt8(ascii: "#"):
      #if !canImport(ObjectiveC)
        if has("#selector(") {
          bytes.replaceSubrange(place..<place + 10, with: " Selector(".utf8)
          place += 9
          blankParentheses(all: false)
          return true
        }
      #endif
      return takePreview()
    default: return false
    }
  }

  func has(_ word: StaticString) -> Bool {
    let end = place + word.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    return word.withUTF8Buffer { bytes[place..<end].elementsEqual($0) }
  }

  mutating func skip(until isEnd: (borrowing SourceScan) -> Bool) {
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
      place = min(place + (hashes == 0 && has("\\") ? 2 : 1), bytes.count)
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
  mutating func blankParentheses(all: Bool) {
    let first = place
    var depth = 0
    while place < bytes.count {
      let aside = place
      if skipAside() {
        for index in aside..<place { blank(index) }
        continue
      }
      depth += has("(") ? 1 : has(")") ? -1 : 0
      let isOuter = place == first || depth == 0
      if all || !isOuter { blank(place) }
      place += 1
      if depth == 0 { return }
    }
  }

  /// Lines stay lines.
  mutating func blank(_ index: Int) {
    if !"\r\n".utf8.contains(bytes[index]) { bytes[index] = UInt8(ascii: " ") }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || Character(UnicodeScalar(byte)).isLetter
      || Character(UnicodeScalar(byte)).isNumber
  }

  /// Whether the byte at an index goes on with a name.
  func isPartOfName(at index: Int) -> Bool {
    bytes.indices.contains(index) && Self.isPartOfName(bytes[index])
  }
}
