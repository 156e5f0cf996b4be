extension String {
  /// Whether a font may replace characters of the text by others, such as an arrow for `->` or a
  /// multiplication sign for the x in `1920x1080`. Inter does so with its contextual alternates
  /// (`calt`).
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package var hasContextualAlternates: Bool { !alternates(atMost: 1).isEmpty }

  /// The text split so that no part triggers a replacement: each arrow or multiplication sign is
  /// divided between two parts.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package var partsWithoutAlternates: [Substring] {
    let breaks = alternates(atMost: .max)
    return zip([startIndex] + breaks, breaks + [endIndex]).map { self[$0..<$1] }
  }

  /// Where to split the text: before the second character of an arrow, and before the x between
  /// digits.
  private func alternates(atMost most: Int) -> [Index] {
    var found: [Index] = []
    var (before, last): (UInt8, UInt8) = (0, 0)
    var lastX = startIndex
    for index in utf8.indices {
      let byte = utf8[index]
      switch byte {
      case UInt8(ascii: ">"):
        if last == UInt8(ascii: "-") || last == UInt8(ascii: "=") { found.append(index) }
      case UInt8(ascii: "-"): if last == UInt8(ascii: "<") { found.append(index) }
      // Spaces beside the x do not prevent the replacement.
      case UInt8(ascii: " "): if last.isDigit || last == .x { continue }
      case .x: lastX = index
      default: if byte.isDigit, last == .x, before.isDigit { found.append(lastX) }
      }
      if found.count == most { return found }
      (before, last) = (last, byte)
    }
    return found
  }
}

extension UInt8 {
  fileprivate static let x = UInt8(ascii: "x")

  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
