/// Scans Swift source code and skips comments and string literals.
struct SourceScan {
  /// The source. Replacements of the same length are already applied.
  var bytes: [UInt8]
  var previews: [CompiledSource.Preview] = []
  var curlyLine: Int?
  /// The names of the properties with `@IBOutlet` or `@IBInspectable`.
  var outlets: Set<String> = []
  /// The base names of the methods that selectors name, or that have `@IBAction`.
  var selectors: Set<String> = []
  /// Whether replacements of timers, sleeping threads or formatters need `FlatplanScreens`.
  var usesScreens = false
  var place = 0
  /// Replacements of another length, in source order. They are applied after the scan, since each would
  /// move all following bytes.
  private var edits: [(range: Range<Int>, bytes: [UInt8])] = []
  /// The last position whose line was computed, and its line number.
  private var known = (place: 0, line: 1)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Scans the source and applies all replacements.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes. The bytes of a preview nested in *k*
  ///   previews are scanned *k* more times.
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

  /// Replaces a range of bytes after the scan. Ranges must be passed in source order.
  mutating func replace(_ range: Range<Int>, by bytes: some Sequence<UInt8> = []) {
    edits.append((range, Array(bytes)))
  }

  /// The line number of a position, starting at 1. Positions must be passed in ascending order.
  mutating func line(at place: Int) -> Int {
    known.line += bytes[known.place..<place].count { $0 == UInt8(ascii: "\n") }
    known.place = place
    return known.line
  }

  /// Skips a comment or a string literal.
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
        || takeInterfaceAttribute()
    case UInt8(ascii: "#"):
      #if !canImport(ObjectiveC)
        if takeSelector() || takeKeyPath() { return true }
      #endif
      return takePlatforms() || takePreview()
    case UInt8(ascii: "i"): return takeImport()
    case UInt8(ascii: "T"), UInt8(ascii: "R"): return takeDelay()
    case UInt8(ascii: "D"), UInt8(ascii: "M"): return takeFormatter()
    case UInt8(ascii: "U"), UInt8(ascii: "."): return takeSession()
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

  /// Skips a string literal. A single-line string ends at the end of its line at the latest, even
  /// inside of an interpolation.
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

  /// Replaces an attribute and its arguments by spaces.
  mutating func takeAttribute(_ name: StaticString) -> Bool {
    let end = place + name.utf8CodeUnitCount
    guard has(name), end == bytes.count || !Self.isPartOfName(bytes[end]) else { return false }
    for index in place..<end { blank(index) }
    place = end
    if has("(") { blankParentheses(all: true) }
    return true
  }

  /// Replaces the text between an opening parenthesis and the closing one by spaces.
  ///
  /// - Parameter all: Whether to replace the parentheses as well.
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

  /// Replaces a byte by a space, unless it is part of a line break.
  mutating func blank(_ index: Int) {
    if !"\r\n".utf8.contains(bytes[index]) { bytes[index] = UInt8(ascii: " ") }
  }

  static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Whether the byte at an index can be part of an identifier.
  func isPartOfName(at index: Int) -> Bool {
    bytes.indices.contains(index) && Self.isPartOfName(bytes[index])
  }
}
