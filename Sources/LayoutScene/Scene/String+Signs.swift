extension String {
  /// Whether fonts may show other signs in place of some of its letters, as arrows for `->` and a times sign
  /// for the x in `1920x1080`: Inter does, by its contextual alternates (`calt`).
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package var isReadAsSigns: Bool {
    var (before, last): (UInt8, UInt8) = (0, 0)
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: ">"):
        if last == UInt8(ascii: "-") || last == UInt8(ascii: "=") { return true }
      case UInt8(ascii: "-"): if last == UInt8(ascii: "<") { return true }
      // Blanks beside the x make no difference.
      case UInt8(ascii: " "): if last.isDigit || last == .x { continue }
      default: if byte.isDigit, last == .x, before.isDigit { return true }
      }
      (before, last) = (last, byte)
    }
    return false
  }
}

extension UInt8 {
  fileprivate static let x = UInt8(ascii: "x")

  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
