// Code may ask for the order of drawing `Int.max`, files may say any number, and sections of as many cells
// as there may be come to more together than there are numbers.
extension FixedWidthInteger {
  /// The sum, or the bound that it lies beyond.
  func addingWithSaturation(_ other: Self) -> Self {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, or the bound that it lies beyond.
  package func subtractingWithSaturation(_ other: Self) -> Self {
    let (difference, overflows) = subtractingReportingOverflow(other)
    return overflows ? (other < 0 ? .max : .min) : difference
  }
}

extension Sequence where Element: FixedWidthInteger {
  /// All of them together, or the bound that they lie beyond.
  package func sumWithSaturation() -> Element { reduce(0) { $0.addingWithSaturation($1) } }
}
