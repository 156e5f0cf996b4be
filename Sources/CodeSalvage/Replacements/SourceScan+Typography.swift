extension SourceScan {
  /// Replaces typographic characters: special spaces by as many plain spaces as they have bytes,
  /// curly quotes by straight ones. Removes zero-width characters.
  mutating func takeTypography() -> Bool {
    guard bytes[place] >= 0x80 else { return false }
    if let length = Self.spaces.first(where: { bytes[place...].starts(with: $0) })?.count {
      for index in place..<place + length { blank(index) }
      place += length
      return true
    }
    if let invisible = Self.zeroWidth.first(where: { bytes[place...].starts(with: $0) }) {
      replace(place..<place + invisible.count)
      place += invisible.count
      return true
    }
    return Self.quotes.contains { bytes[place...].starts(with: $0) } && takeQuotes()
  }

  /// Replaces the curly quotes around a string in one line by straight quotes, padded with spaces to
  /// keep byte positions.
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
  private static let zeroWidth = ["\u{200B}", "\u{2060}", "\u{FEFF}"].map { Array($0.utf8) }
  private static let quotes = ["\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}"].map {
    Array($0.utf8)
  }
}
