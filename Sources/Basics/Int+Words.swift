extension Int {
  /// The number followed by a noun, in the plural unless the number is 1: `1 width`, `2 widths`.
  package func of(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }

  /// The ordinal number: `1st`, `2nd`, `11th`.
  package var ordinal: String {
    let isTeen = (11...13).contains(self % 100)
    return "\(self)\(isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][self % 10] ?? "th")"
  }
}
