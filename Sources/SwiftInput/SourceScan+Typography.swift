extension SourceScan {
  /// Sets what articles are set in plainly: a space of as many bytes for one that does not break or has a
  /// width of its own, nothing for what has no width, straight quotes for curly ones.
  mutating func takeTypography() -> Bool {
    guard bytes[place] >= 0x80 else { return false }
    if let length = Self.spaces.first(where: { bytes[place...].starts(with: $0) })?.count {
      for index in place..<place + length { blank(index) }
      place += length
      return true
    }
    if let nothing = Self.withoutWidth.first(where: { bytes[place...].starts(with: $0) }) {
      replace(place..<place + nothing.count)
      place += nothing.count
      return true
    }
    return Self.quotes.contains { bytes[place...].starts(with: $0) } && takeQuotes()
  }

  /// What stands behind a text that is quoted in one line stays where it stood.
  private mutating func takeQuotes() -> Bool {
    var end = place + 3
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      guard Self.quotes.contains(where: { bytes[end...].starts(with: $0) }) else {
        end += 1
        continue
      }
      if curlyLine == nil { curlyLine = line(at: place) }
      bytes.replaceSubrange(place..<place + 3, with: "  \"".utf8)
      bytes.replaceSubrange(end..<end + 3, with: "\"  ".utf8)
      place = end + 3
      return true
    }
    return false
  }

  private static let spaces =
    (["\u{A0}", "\u{1680}", "\u{202F}", "\u{205F}", "\u{3000}"]
    + (0x2000...0x200A).compactMap { UnicodeScalar($0).map { String($0) } }).map { Array($0.utf8) }
  private static let withoutWidth = ["\u{200B}", "\u{2060}", "\u{FEFF}"].map { Array($0.utf8) }
  private static let quotes = ["\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}"].map {
    Array($0.utf8)
  }
}
