extension String {
  /// Whether fonts may show other signs in place of some of its letters, as arrows for `->` and a times sign
  /// for the x in `1920x1080`: Inter does, by its contextual alternates (`calt`).
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package var isReadAsSigns: Bool { !signs(atMost: 1).isEmpty }

  /// The text in parts each of which shows its own letters: those of a sign stand in two of them.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package var partsWithoutSigns: [Substring] {
    let breaks = signs(atMost: .max)
    return zip([startIndex] + breaks, breaks + [endIndex]).map { self[$0..<$1] }
  }

  /// Where the letters that are read as a sign go apart: at the second of an arrow, and at a times sign.
  private func signs(atMost most: Int) -> [Index] {
    var found: [Index] = []
    var (before, last): (UInt8, UInt8) = (0, 0)
    var lastX = startIndex
    for index in utf8.indices {
      let byte = utf8[index]
      switch byte {
      case UInt8(ascii: ">"):
        if last == UInt8(ascii: "-") || last == UInt8(ascii: "=") { found.append(index) }
      case UInt8(ascii: "-"): if last == UInt8(ascii: "<") { found.append(index) }
      // Blanks beside the x make no difference.
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
